"""11.3, 11.4, 11.6, 11.7, 15.2.7: casting Summons and Characters, using abilities, and Warp."""

from __future__ import annotations

from typing import Final

from ....effects.abilities import Use
from ....table.cards import Card
from ....table.decisions import Decision, Option
from ..things.context import Ctx
from ..things.faces import CHARACTER, LIGHT_DARK, FFFace, elements_in
from ..things.moves import enter, move, name_clash
from ..things.state import (
    ASIDE,
    BACK_ATTACK,
    BREAK,
    DECK,
    HAND,
    LB,
    REMOVED,
    RULE,
    STACK,
    ZONES,
    Cause,
    Character,
    Deed,
    FFTable,
    Skill,
    used_by,
)
from . import limit
from .costs import Costs, able, arrange, carry_out, may_dull, produce, same_name, spared, why_unable
from .modes import OwnCost, Way
from .payment import Need, pay, payable
from .priming import prime, why_not_prime
from .rules import Rule, allowed_of, forbidden_of
from .values import has_damage, now
from .waiting import push, use_key

X_MOST: Final = 30


# ------------------------------------------------------------------ what a card costs


def own_context(t: FFTable, player: int, card: Card) -> Ctx:
    """A card looking at itself while it is being cast."""
    return Ctx(t, player, None, card, None)


COSTING: Final = ("cast cost", "cast cost is", "any element")
"""What may be said of the cost of cards."""


def cost_to_cast(t: FFTable, player: int, card: Card) -> int:
    """11.3.7, 11.4.6: the CP to be paid, after everything that changes it."""
    face = card.face
    assert isinstance(face, FFFace)
    cost = face.cost
    floor = 0
    if face.cost_changes:
        c = own_context(t, player, card)
        for change in face.cost_changes:
            assert isinstance(change, OwnCost)
            c.count = cost
            n = change.of(c)
            cost += n
            if n and change.floor > floor:
                floor = change.floor
    terms = t.terms
    if terms is not None and terms.uid == card.uid and terms.way == "reduced":
        cost -= terms.number
        floor = max(floor, terms.floor)
    known = t.casting if card.zone == STACK else None
    for rule in t.rules_of[player] if known is None else known:
        if rule.kind == "cast cost" and (known is not None or rule.about(card)):
            cost += rule.number
            if rule.floor > floor:
                floor = rule.floor
        elif rule.kind == "cast cost is" and (known is not None or rule.about(card)):
            cost = rule.number
        elif rule.kind == "cast from" and (rule.free or rule.less) and (known is not None or lets(rule, card)):
            cost = 0 if rule.free else cost - rule.less
            floor = max(floor, rule.floor)
    return max(cost, min(floor, face.cost), 0)


def need_of(t: FFTable, player: int, card: Card) -> Need:
    """11.4.6.1.1, 11.4.6.1.2, 11.4.6.1.3: at least one CP of each of its Elements; Light and Dark ask for none."""
    face = card.face
    assert isinstance(face, FFFace)
    cost = cost_to_cast(t, player, card)
    elements = elements_in(face.elements & ~LIGHT_DARK)
    if cost <= 0 or any_element(t, player, card):
        elements = []
    need = Need(cost, elements)
    if face.pay_only is not None:
        need = face.pay_only.limit(need)
    return need


def any_element(t: FFTable, player: int, card: Card) -> bool:
    """Whether a text lets the card be paid with CP of any Element."""
    face = card.face
    assert isinstance(face, FFFace)
    for way in face.ways:
        assert isinstance(way, Way)
        if way.any_element and (way.cond is None or way.cond.holds(own_context(t, player, card))):
            return True
    if t.terms is not None and t.terms.uid == card.uid and t.terms.any_element:
        return True
    if t.casting is not None and card.zone == STACK:
        return any(rule.kind == "any element" or rule.any_element for rule in t.casting)
    if any(rule.any_element and lets(rule, card) for rule in t.rules_of[player]):
        return True
    return allowed_of(t, player, "any element", card)


def lets(rule: Rule, card: Card) -> bool:
    """Whether a rule lets this very card be cast from where it lies."""
    if rule.kind != "cast from" or card.zone >= 2 * ZONES or not rule.number >> card.zone % ZONES & 1:
        return False
    return rule.about(card)


def need_when_cast(t: FFTable, player: int, card: Card) -> Need:
    """11.3.2, 11.3.7: what will have to be paid: a Summon no longer lies where it came from when its cost is fixed."""
    face = card.face
    assert isinstance(face, FFFace)
    if face.kind != "summon" or not face.cost_changes:
        return need_of(t, player, card)
    cards = t.zones[card.zone].cards
    index = cards.index(card)
    del cards[index]
    need = need_of(t, player, card)
    cards.insert(index, card)
    return need


def ways_of(t: FFTable, player: int, card: Card) -> list[int]:
    """11.3.5, 11.4.4: in which ways the card could be paid for now: 0 is the printed cost, then its alternative costs."""
    face = card.face
    assert isinstance(face, FFFace)
    found: list[int] = []
    reserved = [card.uid]
    if face.limit >= 0 and not limit.enough(t, player, card):
        return found
    if payable(t, player, need_when_cast(t, player, card), reserved, card):
        found.append(0)
    for index, way in enumerate(face.ways):
        assert isinstance(way, Way)
        if way.costs is None:
            continue
        c = own_context(t, player, card)
        if way.cond is not None and not way.cond.holds(c):
            continue
        if able(t, c, whole_cost(t, player, card, way), 0, reserved):
            found.append(index + 1)
    return found


def whole_cost(t: FFTable, player: int, card: Card, way: Way) -> Costs:
    """What is paid in a certain way: instead of the printed cost, or on top of it."""
    assert way.costs is not None
    if not way.more:
        return way.costs
    need = need_of(t, player, card)
    if way.less is not None:
        need = need.less(way.less.of(own_context(t, player, card)))
        if need.total <= len(need.elements) and cost_to_cast(t, player, card) <= way.less.of(own_context(t, player, card)):
            need = Need(0, [])
    costs = Costs()
    costs.generic = way.costs.generic + need.generic
    costs.elements = [*need.elements, *way.costs.elements]
    costs.crystals = way.costs.crystals
    costs.picks = way.costs.picks
    costs.damage = way.costs.damage
    costs.x = way.costs.x
    costs.most_x = way.costs.most_x
    costs.backups_only = need.backups_only
    costs.backup_elements = need.backup_elements
    costs.allowed = need.allowed
    return costs


def name_x(t: FFTable, player: int, card: Card, way: int, rule: str) -> int:
    """11.3.5, 11.4.4: if the way of paying has an X, the player says how much it is."""
    face = card.face
    assert isinstance(face, FFFace)
    chosen = face.ways[way - 1] if way > 0 else None
    if not isinstance(chosen, Way) or chosen.costs is None or not chosen.costs.x:
        return 0
    c = own_context(t, player, card)
    costs = whole_cost(t, player, card, chosen)
    most = costs.most_x.of(c) if costs.most_x is not None else X_MOST
    options: list[Option] = []
    for x in range(most + 1):
        if not able(t, c, costs, x, [card.uid]):
            break
        options.append(Option("number", number=x))
    t.cite("4.5", player=player)
    return t.ask(Decision(player, "number", options, rule, False, card.uid, "x")).number


# ------------------------------------------------------------------ what can be done


def acting(t: FFTable) -> bool:
    """9.3.1.6, 9.3.1.7: Summons and abilities are used in Main Phases and the Attack Phase only."""
    return t.phase in ("main1", "main2", "attack") and not t.quiet


def sorcery(t: FFTable, player: int) -> bool:
    """11.4.1: the turn player, in a Main Phase, with nothing on the stack."""
    return player == t.turn_player and t.phase in ("main1", "main2") and not t.stack


def castable_cards(t: FFTable, player: int) -> list[Card]:
    """The cards this player could think of casting: the hand, and what effects let them cast from elsewhere."""
    found = t.cards_in(player, HAND)[:]
    if t.limits:
        found += t.cards_in(player, LB) if t.explain else limit.face_down(t, player)
    for rule in t.rules_of[player]:
        if rule.kind == "cast from" and not t.used.get(rule.turnly, 0):
            for zone in (BREAK, REMOVED):
                if rule.number >> zone & 1:
                    for owner in (0, 1):
                        for card in t.cards_in(owner, zone):
                            if card not in found and rule.about(card):
                                found.append(card)
    return found


def goal_of(t: FFTable, player: int, card: Card) -> int:
    """Where a Summon goes after use: what lets it be cast from elsewhere may say so."""
    if card.zone % ZONES != HAND:
        for rule in t.rules_of[player]:
            if rule.kind == "cast from" and rule.goal >= 0 and rule.about(card):
                return rule.goal
    return BREAK


def why_not_cast(t: FFTable, player: int, card: Card) -> str:
    """The clause that keeps a card from being cast now, or nothing. Payment is not looked at."""
    face = card.face
    assert isinstance(face, FFFace)
    if not acting(t):
        return "9.3.1.6"
    if face.unread or face.limit >= 0 and not limit.ready(t, player, card):
        return "2.1"
    if forbidden_of(t, player, "cast", RULE, card) or cast_enough(t, player):
        return "2.2"
    for cond in face.only:
        if not cond.holds(own_context(t, player, card)):
            return "2.1"
    if face.type & CHARACTER:
        if not sorcery(t, player) and not can_back_attack(t, player, card):
            return "11.4.1" if t.phase in ("main1", "main2") and player == t.turn_player else "9.3.1.5"
        clause = name_clash(t, player, face)
        if clause:
            return clause
        return "2.2" if forbidden_of(t, player, "enter", RULE, card) else ""
    effect = face.effect
    if effect is None or effect.effect is None:
        return "2.3"
    c = Ctx(t, player, None, card, Use(effect, card.uid, 0))
    c.why = Cause("summon", player, None, card)
    for cond in effect.only:
        if not cond.holds(c):
            return "2.1"
    return "" if effect.effect.able(c) else "11.3.3"


def cast_enough(t: FFTable, player: int) -> bool:
    """2.2: whether the player has cast as many cards this turn as a text lets them cast."""
    return any(rule.kind == "cast limit" and t.counted("cast", player) >= rule.number for rule in t.rules_of[player])


def can_back_attack(t: FFTable, player: int, card: Card) -> bool:
    """15.2.5.2: whether the Character can be cast whenever its player has priority."""
    face = card.face
    assert isinstance(face, FFFace)
    if face.any_time and any(cond.holds(own_context(t, player, card)) for cond in face.any_time):
        return True
    return bool(face.keywords & BACK_ATTACK) or allowed_of(t, player, "back attack", card)


def actions(t: FFTable, player: int) -> list[Option]:
    """11.1.1: everything a player with priority can do, passing last."""
    now(t)
    options: list[Option] = []
    if acting(t):
        for card in castable_cards(t, player):
            offer_cast(t, player, card, options)
        for body in t.field(player):
            assert isinstance(body, Character)
            offer_skills(t, player, body, options)
        for body in t.field(1 - player):
            assert isinstance(body, Character)
            if any(isinstance(use.ability, Skill) and use.ability.both for use in body.active):
                offer_skills(t, player, body, options)
        for uid in t.loose:
            card = t.cards[uid]
            if card.owner == player and card.host is None and card.zone < 2 * ZONES:
                offer_loose(t, player, card, options)
    elif t.explain:
        for card in t.cards_in(player, HAND):
            t.withhold("cast", card.uid, "9.5.1.1" if t.phase == "end" else "9.3.1.6", player)
    options.append(Option("pass"))
    return options


def offer_cast(t: FFTable, player: int, card: Card, options: list[Option]) -> None:
    """The ways in which one card can be cast now, and its Warp."""
    face = card.face
    assert isinstance(face, FFFace)
    clause = why_not_cast(t, player, card)
    if not clause:
        ways = ways_of(t, player, card)
        for way in ways:
            options.append(Option("cast", card.uid, number=way))
        if not ways and t.explain:
            t.withhold("cast", card.uid, "11.3.7.1" if face.kind == "summon" else "11.4.7", player)
    elif t.explain:
        t.withhold("cast", card.uid, clause, player)
        if clause == "7.7.3":
            t.withhold("cast", card.uid, "5.2.2.1", player)
    if face.warp is not None and card.zone == player * ZONES + HAND:
        if sorcery(t, player) and face.warp.costs is not None:
            c = own_context(t, player, card)
            if able(t, c, face.warp.costs, 0, [card.uid]):
                options.append(Option("warp", card.uid))
                return
        if t.explain:
            t.withhold("warp", card.uid, "15.2.7.3", player)


def offer_skills(t: FFTable, player: int, body: Character, options: list[Option]) -> None:
    """The abilities of one Character that can be used now."""
    for index, use in enumerate(body.active):
        skill = use.ability
        assert isinstance(skill, Skill)
        if skill.costs is None or player != body.controller and not skill.both:
            continue
        if skill.kind == "priming":
            offer_priming(t, player, body, use, options)
            continue
        if skill.costs.dull and body.dull and not t.explain:
            continue
        c = Ctx(t, player, body, body.top, use)
        c.why.skill = skill
        clause = why_not_use(t, c, skill, use, body)
        number = skill.number if not use.granted else granted_number(body, index)
        if clause:
            if t.explain:
                t.withhold("activate", body.uid, clause, player)
        else:
            options.append(Option("activate", body.uid, body.bid, number))


def offer_priming(t: FFTable, player: int, body: Character, use: Use, options: list[Option]) -> None:
    """Its Priming, if it can be done now."""
    clause = why_not_prime(t, player, body, use, sorcery(t, player))
    if not clause:
        options.append(Option("prime", body.uid, body.bid, use.ability.number if isinstance(use.ability, Skill) else 0))
    elif t.explain:
        t.withhold("prime", body.uid, clause, player)


def granted_number(body: Character, index: int) -> int:
    """Abilities that were given are counted after those printed on the card."""
    printed = len({use.ability.number for use in body.uses if isinstance(use.ability, Skill)})
    return printed + 1 + sum(1 for use in body.active[:index] if use.granted)


def offer_loose(t: FFTable, player: int, card: Card, options: list[Option]) -> None:
    """Abilities that are used while the card is not on the field."""
    face = card.face
    assert isinstance(face, FFFace)
    for skill in face.skills:
        if skill.costs is None or not skill.places >> (card.zone % ZONES) & 1:
            continue
        use = Use(skill, card.uid, 0)
        c = Ctx(t, player, None, card, use)
        c.why.skill = skill
        clause = why_not_use(t, c, skill, use, None)
        if not clause:
            options.append(Option("activate", card.uid, -1, skill.number))
        elif t.explain:
            t.withhold("activate", card.uid, clause, player)


def why_not_use(t: FFTable, c: Ctx, skill: Skill, use: Use, body: Character | None) -> str:
    """The clause that keeps an ability from being used now, or nothing."""
    costs = skill.costs
    assert costs is not None
    chapter = "11.7" if skill.kind == "special" else "11.6"
    if body is not None and skill.places and not skill.places >> 2 & 1:
        return "11.6.4"
    if not has_damage(t, skill, c.controller):
        return "15.2.6.2"
    if skill.limit and t.used.get(use_key(t, use, body), 0) >= skill.limit:
        return "2.1"
    for cond in skill.only:
        if not cond.holds(c):
            return "2.1"
    subject = body if body is not None else c.card
    for rule in t.rules_of[c.controller]:
        if rule.kind == "use" and (not rule.names or skill.kind in rule.names) and (subject is None or rule.about(subject)):
            return "2.2"
    if body is not None:
        for rule in body.rules:
            if rule.kind == "use" and (not rule.names or skill.kind in rule.names):
                return "2.2"
    if costs.dull and body is not None:
        clause = may_dull(body, t, costs.special)
        if clause:
            return chapter + clause[4:]
    if costs.special and not same_name(t, c, []) and not spared(t, c, costs):
        return "11.7.1"
    effect = skill.effect
    if effect is not None and not costs.x and not effect.able(c):
        return chapter + ".5"
    if costs.x:
        return "" if x_values(t, c, skill, costs) else chapter + ".10"
    if able(t, c, costs, 0, []):
        return ""
    return t.explain and why_unable(c, costs) or chapter + ".10"


def x_values(t: FFTable, c: Ctx, skill: Skill, costs: Costs) -> list[int]:
    """4.1, 4.5: the values of X that can be paid and used."""
    found: list[int] = []
    before = c.x
    most = costs.most_x.of(c) + 1 if costs.most_x is not None else X_MOST
    for x in range(most):
        c.x = x
        if not able(t, c, costs, x, []):
            break
        if skill.effect is None or skill.effect.able(c):
            found.append(x)
    c.x = before
    return found


# ------------------------------------------------------------------ doing it


def perform(t: FFTable, player: int, option: Option) -> None:
    """Carries out what the player with priority chose."""
    if option.verb == "cast":
        card = t.cards[option.card]
        face = card.face
        assert isinstance(face, FFFace)
        for rule in t.rules_of[player]:
            if rule.turnly < -1 and lets(rule, card):
                t.used[rule.turnly] = 1
        if face.kind == "summon":
            cast_summon(t, player, card, option.number, goal=goal_of(t, player, card))
        else:
            cast_character(t, player, card, option.number)
            t.priority = t.turn_player
        return
    if option.verb == "warp":
        warp(t, player, t.cards[option.card])
        return
    body = t.character(option.body)
    if body is not None and option.verb == "prime":
        for use in body.active:
            if isinstance(use.ability, Skill) and use.ability.kind == "priming" and use.ability.number == option.number:
                prime(t, player, body, use)
                return
    if body is not None:
        for index, use in enumerate(body.active):
            skill = use.ability
            assert isinstance(skill, Skill)
            number = skill.number if not use.granted else granted_number(body, index)
            if skill.costs is not None and number == option.number:
                use_skill(t, player, use, skill, body, body.top)
                return
    card = t.cards[option.card]
    face = card.face
    assert isinstance(face, FFFace)
    for skill in face.skills:
        if skill.costs is not None and skill.number == option.number and skill.places:
            use_skill(t, player, Use(skill, card.uid, 0), skill, None, card)
            return
    raise AssertionError(f"no such ability: {option}")


def used_up(t: FFTable, player: int, card: Card) -> None:
    """Effects that are about the next card cast only are over now."""
    gone = [rule.once for rule in t.rules_of[player] if rule.kind == "cast cost" and rule.once >= 0 and rule.about(card)]
    if gone:
        t.lasting = [lasting for lasting in t.lasting if lasting.stamp not in gone]
        t.version += 1


def origin(card: Card) -> int:
    """The zone a card is cast from; one that was revealed or found comes from the deck."""
    return DECK if card.zone >= 2 * ZONES else card.zone % ZONES


def note_cast(t: FFTable, player: int, card: Card) -> None:
    """Remembers for this turn that a card was cast."""
    t.casts.append((player, card.uid))
    t.count("cast", player)


def settle_payment(t: FFTable, player: int, card: Card, way: int, rule: str, x: int) -> tuple[int, Ctx]:
    """Fixes the cost and pays it: the Elements of the CP paid, as bits, and what the payment took."""
    face = card.face
    assert isinstance(face, FFFace)
    c = own_context(t, player, card)
    now(t)
    turning = limit.choose(t, player, card, rule) if face.limit > 0 else []
    if way == 0:
        need = need_of(t, player, card)
        t.cite("5.2.1.2", player=player)
        if len(elements_in(face.elements & ~LIGHT_DARK)) > 1:
            t.cite("11.4.6.1.2", player=player)
        given = pay(t, player, need, [card.uid], rule, card.uid, card)
        used_up(t, player, card)
        t.hold()
        t.cite(rule, player=player)
        limit.turn_up(t, player, turning)
        paid = produce(t, player, given, c)
        t.release()
        return paid, c
    chosen = face.ways[way - 1]
    assert isinstance(chosen, Way) and chosen.costs is not None
    costs = whole_cost(t, player, card, chosen)
    plan = arrange(t, c, costs, x, [card.uid], rule, card)
    used_up(t, player, card)
    limit.turn_up(t, player, turning)
    carry_out(t, c, costs, plan, rule)
    paid = 0
    for one in plan.produced:
        paid |= one.element
    return paid, c


def cast_summon(t: FFTable, player: int, card: Card, way: int, free: bool = False, goal: int = BREAK) -> None:
    """11.3: the Summon goes onto the stack, everything is declared, the cost is paid."""
    face = card.face
    assert isinstance(face, FFFace)
    skill = face.effect
    assert skill is not None and skill.effect is not None
    t.cite("11.3.1", player=player)
    place = origin(card)
    now(t)
    t.casting = [rule for rule in t.rules_of[player] if rule.kind in COSTING and rule.about(card) or lets(rule, card)]
    t.lift(card)
    t.lay(card, t.zones[STACK])
    event = Deed("casting", "11.3.2", player, None, card)
    event.place = place
    event.target = STACK
    t.happened(event)
    use = Use(skill, card.uid, 0)
    c = Ctx(t, player, None, card, use)
    c.why = Cause("summon", player, None, card)
    c.why.skill = skill
    c.why.sid = t.next_sid
    now(t)
    if face.ways or face.cost_changes:
        t.cite("11.3.5", player=player)
    c.word = ways_word(face, way)
    c.x = name_x(t, player, card, way, "11.3.5")
    skill.effect.declare(c, "11.3.3", "11.3.4")
    t.cite("11.3.7", player=player)
    if not free:
        c.elements, paid = settle_payment(t, player, card, way, "11.3.7.1", c.x)
        c.paid = paid.paid
    t.casting = None
    note_cast(t, player, card)
    item = push(t, c, "summon", use, card)
    item.goal = goal
    cast = Deed("cast", "11.3.8", player, None, card)
    cast.item = item
    cast.place = place
    cast.why = c.why
    t.happened(cast)


def ways_word(face: FFFace, way: int) -> str:
    """What a text calls the way that was taken: “if you paid the extra cost”."""
    if way <= 0:
        return ""
    chosen = face.ways[way - 1]
    assert isinstance(chosen, Way)
    return "more" if chosen.more else "instead"


def cast_character(t: FFTable, player: int, card: Card, way: int, free: bool = False) -> None:
    """11.4: the Character is paid for and enters the field; nobody can respond."""
    face = card.face
    assert isinstance(face, FFFace)
    t.cite("11.4.1", player=player)
    place = origin(card)
    if card.zone % ZONES == HAND and card.zone < 2 * ZONES:
        card.shown = 3
    elif t.limits and place == LB:
        card.face_up = True
    event = Deed("casting", "11.4.2", player, None, card)
    event.place = place
    t.happened(event)
    if face.ways or face.cost_changes:
        t.cite("11.4.4", player=player)
    x = name_x(t, player, card, way, "11.4.4")
    t.cite("11.4.6", player=player)
    paid = 0
    c = own_context(t, player, card)
    if not free:
        if can_back_attack(t, player, card) and not sorcery(t, player):
            for rule in ("15.2.5.2", "15.2.5.3", "15.2.5.4"):
                t.cite(rule, player=player)
        paid, c = settle_payment(t, player, card, way, "11.4.7", x)
        t.cite("11.4.6.1.1", player=player)
    note_cast(t, player, card)
    why = Cause("rule", player)
    t.hold()
    cast = Deed("cast", "11.4.8", player, None, card)
    cast.place = place
    cast.why = why
    t.happened(cast)
    made = enter(t, [card], player, why, "11.4.8", "cast", x=x)
    for body in made:
        body.paid = paid
        body.payment = c.paid
        body.way = ways_word(face, way)
        cast.body = body
    t.release()


def use_skill(t: FFTable, player: int, use: Use, skill: Skill, body: Character | None, card: Card) -> None:
    """11.6.3 to 11.6.11, 11.7.3 to 11.7.11: an action or special ability is put on the stack and paid for."""
    costs = skill.costs
    assert costs is not None and skill.effect is not None
    chapter = "11.7" if skill.kind == "special" else "11.6"
    t.cite(chapter + ".3", player=player)
    t.cite(chapter + ".4", player=player)
    if body is None and card.zone % ZONES == HAND:
        card.shown = 3
        t.happened(Deed("reveal", chapter + ".4", player, None, card))
    c = Ctx(t, player, body, card, use)
    c.why.skill = skill
    c.why.sid = t.next_sid
    if body is not None:
        c.x = body.x
    if skill.limit:
        key = use_key(t, use, body)
        t.used[key] = t.used.get(key, 0) + 1
    if costs.x:
        t.cite(chapter + ".7", player=player)
        t.cite("4.5", player=player)
        values = x_values(t, c, skill, costs)
        options = [Option("number", number=x) for x in values]
        c.x = t.ask(Decision(player, "number", options, chapter + ".7", False, card.uid, "x")).number
    skill.effect.declare(c, chapter + ".5", chapter + ".6")
    t.cite(chapter + ".9", player=player)
    plan = arrange(t, c, costs, c.x, [], chapter + ".10")
    carry_out(t, c, costs, plan, chapter + ".10")
    t.cite(chapter + ".2.1", player=player)
    item = push(t, c, skill.kind, use, card)
    t.count("used " + skill.kind, player)
    if body is not None and skill.kind == "special":
        t.count(used_by(body, skill.name), player)
    event = Deed("used", chapter + ".11", player, body, card)
    event.item = item
    event.note = skill.kind
    event.why = c.why
    t.happened(event)


def warp(t: FFTable, player: int, card: Card) -> None:
    """15.2.7.3: the card is paid for and removed from the game with its Warp counters; the stack is not used."""
    face = card.face
    assert isinstance(face, FFFace)
    skill = face.warp
    assert skill is not None and skill.costs is not None
    t.cite("15.2.7.3", player=player)
    card.shown = 3
    c = own_context(t, player, card)
    plan = arrange(t, c, skill.costs, 0, [card.uid], "15.2.7.3", card)
    carry_out(t, c, skill.costs, plan, "15.2.7.3")
    event = move(t, card, REMOVED, RULE, "15.2.7.3")
    event.how = "warp"
    t.warping[card.uid] = (card.ref, skill.limit)
    t.happened(event)
    t.count("warped", player)


class CastLater:
    """11.3.11, 11.4.1.1: a card an effect lets a player cast, right after the effect."""

    def __init__(self, player: int, ref: int, way: str, number: int) -> None:
        self.player = player
        self.ref = ref
        self.uid = -1
        """The card, once it is about to be cast."""
        self.way = way
        """free, normal, reduced."""
        self.number = number
        self.floor = 0
        """The least the cost can become by it."""
        self.any_element = way == "any element"
        """Whether CP of any Element will do."""
        self.goal = BREAK
        """Where a Summon goes after it has been resolved."""


def cast_now(t: FFTable) -> None:
    """11.3.11, 11.4.1.1: the next card that an effect lets a player cast is cast now, if that is possible."""
    later = t.cast_after.pop(0)
    card = t.thing(later.ref)
    if not isinstance(card, Card):
        return
    face = card.face
    assert isinstance(face, FFFace)
    now(t)
    player = later.player
    free = later.way == "free"
    later.uid = card.uid
    t.terms = later
    possible = cast_possible(t, player, card, free)
    if possible:
        t.cite("11.3.11" if face.kind == "summon" else "11.4.1.1", player=player)
        if face.kind == "summon":
            cast_summon(t, player, card, 0, free, later.goal)
        else:
            cast_character(t, player, card, 0, free)
    elif card.zone == ASIDE:
        t.lift(card)
        t.lay(card, t.zones[card.owner * ZONES + DECK])
    t.terms = None


def castable_by(t: FFTable, card: Card, later: CastLater) -> bool:
    """Whether the card could be cast by an effect on its terms."""
    later.uid = card.uid
    t.terms = later
    possible = cast_possible(t, later.player, card, later.way == "free")
    t.terms = None
    return possible


def cast_possible(t: FFTable, player: int, card: Card, free: bool) -> bool:
    """Whether the card could be cast by an effect now."""
    face = card.face
    assert isinstance(face, FFFace)
    if face.unread or forbidden_of(t, player, "cast", RULE, card):
        return False
    if face.type & CHARACTER:
        if name_clash(t, player, face):
            return False
    else:
        skill = face.effect
        if skill is None or skill.effect is None:
            return False
        c = Ctx(t, player, None, card, Use(skill, card.uid, 0))
        c.why = Cause("summon", player, None, card)
        if not skill.effect.able(c):
            return False
    return free or payable(t, player, need_when_cast(t, player, card), [card.uid], card)
