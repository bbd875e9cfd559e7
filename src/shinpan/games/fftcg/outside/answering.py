"""What a player is spared or told at a question: the usual answer, what an answer costs, where it is printed, why not."""

from __future__ import annotations

from ....table.decisions import Decision, Option
from ...base import Outlook
from ...explaining import Explainer
from ...telling import Said, say
from ..book.casting import cost_to_cast, need_when_cast
from ..book.payment import Need, Paying, Produced, complete, in_order, sources, spared
from ..book.values import now
from ..things.context import Ctx
from ..things.faces import LIGHT_DARK, NAMES, FFFace
from ..things.state import HASTE, STACK, Character, FFTable, Skill
from .explained import SAYINGS
from .script import face_of, printed_number
from .telling import CP_OF, PHASE_NAMES

PAID = ("11.3.7.1", "11.4.7")
"""The clauses by which a card that cannot be paid for is not cast."""


def usual(t: FFTable, decision: Decision) -> tuple[int, str] | None:
    """How the referee pays, and that a Forward attacks alone.

    Active Backups are dulled first, those of fewest Elements before others, and of these the ones whose Element is not
    asked for; then cards of the hand are discarded, as few as possible: first one that could not come onto the field because
    a Character of its name is there, then those whose cost is furthest from 3. If a discarded card gives one CP too many,
    a Backup less is dulled. Where a card looks at the Elements that paid for it, its player pays.
    """
    if decision.kind == "party":
        return next(((i, "party") for i, option in enumerate(decision.options) if option.verb == "done"), None)
    if not isinstance(decision, Paying) or decision.every:
        return None
    rest = complete(decision.need, decision.given, decision.left)
    if rest is None:
        return None
    plan = spared(decision.need, decision.given, rest)
    discards = any(one.source.kind != "dull" for one in plan)
    word = "discard" if discards else "pay"
    if len(plan) == len(rest):
        return 0, word
    more = plan[len(decision.given) :]
    first = next((one for one in more if one.source.kind == "discard"), more[0])
    for i, option in enumerate(decision.options):
        if option.verb == first.source.kind and option.card == first.source.uid and option.name == NAMES[first.element]:
            return i, word
    return 0, word


def payment_of(t: FFTable, player: int, need: Need, reserved: list[int], uid: int) -> list[Produced]:
    """What the referee would pay with."""
    left = in_order(t, player, sources(t, player, need, reserved, t.cards[uid]), need)
    rest = complete(need, [], left)
    return spared(need, [], rest) if rest is not None else []


def outlook(t: FFTable, decision: Decision, option: Option) -> Outlook | None:
    """The CP a card costs and what would pay them; the power of a blocker against that of the attackers."""
    if option.verb == "cast" and option.number <= 0 and decision.free:
        card = t.cards[option.card]
        if not t.sees(decision.player, card):
            return None
        need = need_when_cast(t, decision.player, card)
        given = payment_of(t, decision.player, need, [card.uid], card.uid)
        pays = [(one.source.uid, one.source.kind, NAMES[one.element], one.source.amount) for one in given]
        return Outlook(cost=need.total, pays=pays)
    if option.verb == "block" and t.attack is not None:
        blocker = t.character(option.body)
        members = [body for body in map(t.character, t.attack.members) if body is not None]
        if blocker is not None:
            return Outlook(numbers=(left_of(blocker), sum(left_of(body) for body in members)))
    return None


def left_of(body: Character) -> int:
    """The power of a Forward; what damage it has takes nothing off the damage it deals."""
    return max(0, body.power)


def printed_place(face: FFFace, ability: object) -> tuple[str, int] | None:
    """The place of an ability in the text."""
    own: list[object] = [*face.skills, face.effect, face.warp]
    return ("text", ability.number) if isinstance(ability, Skill) and ability in own and ability.number > 0 else None


def option_place(t: FFTable, option: Option) -> tuple[str, int] | None:
    """The place of the ability that is used, or put on the stack next."""
    if option.verb not in ("activate", "resolve") or option.card < 0:
        return None
    number = printed_number(option)
    return ("text", number) if any(skill.number == number for skill in face_of(t.cards[option.card]).skills) else None


# ------------------------------------------------------------------ why not


def grounds(t: FFTable, player: int, verb: str, uid: int, rule: str) -> list[str]:
    """What on this table is in the way."""
    if uid < 0:
        return []
    now(t)
    card = t.cards[uid]
    face = face_of(card)
    if verb == "cast":
        return casting(t, player, uid, face, rule)
    body = card.host
    if not isinstance(body, Character):
        return []
    if body.dull and rule in ("10.1.2.1.1", "10.1.3.1.1", "11.6.2.1", "11.7.2.1"):
        return [say("{card} is dull", card=face.name)]
    if rule in ("10.1.2.1.1", "11.6.2.2", "11.7.2.2") and not body.words & HASTE:
        return [say("{card} came under your control this turn and cannot attack yet", card=face.name)]
    if rule == "10.1.2.1.2" and body.attacks > body.extra_attacks:
        return [say("{card} has attacked this turn", card=face.name)]
    if rule == "11.7.1":
        return [say("you have no other card named {card} in hand", card=face.name)]
    if rule.endswith((".5", "11.3.3")):
        return [say("there is nothing on the table that it could choose")]
    if verb == "activate" and rule == "2.1":
        return unmet(t, player, body) or [say("its text does not allow this now")]
    return []


def unmet(t: FFTable, player: int, body: Character) -> list[str]:
    """What the abilities of a Character ask for that is not so."""
    found: list[str] = []
    for use in body.active:
        skill = use.ability
        if isinstance(skill, Skill) and skill.costs is not None:
            c = Ctx(t, player, body, body.top, use)
            for cond in skill.only:
                if not cond.holds(c):
                    found.append(say("it asks that {words}, and that is not so", words=Explainer(SAYINGS).say(cond)))
    return found


def casting(t: FFTable, player: int, uid: int, face: FFFace, rule: str) -> list[str]:
    """Why a card is not cast."""
    if rule in PAID:
        return unpaid(t, player, uid, face)
    if rule in ("7.7.3", "5.2.2.1"):
        return [say("you already control a Character named {card}", card=face.name)]
    if rule == "7.7.5":
        return [say("you already control a Light or Dark Character")]
    if rule == "11.3.3":
        return [say("there is nothing on the table that it could choose")]
    if rule in ("9.3.1.5", "9.3.1.6", "11.4.1", "9.5.1.1"):
        if t.turn_player != player:
            return [say("it is the other player's turn")]
        if t.stack and t.phase in ("main1", "main2"):
            return [say("something is still on the stack")]
        return [say("it is {phase}", phase=say(PHASE_NAMES[t.phase]))] if t.phase in PHASE_NAMES else []
    return []


def unpaid(t: FFTable, player: int, uid: int, face: FFFace) -> list[str]:
    """What a card costs, and what there is to pay it with."""
    card = t.cards[uid]
    recording, t.recording = t.recording, False  # looking is no event
    try:
        cost = cost_to_cast(t, player, card)
        need = need_when_cast(t, player, card) if card.zone != STACK else Need(cost, [])
        found = sources(t, player, need, [uid], card)
    finally:
        t.recording = recording
    there = sum(source.amount for source in found)
    facts: list[str] = []
    if there < need.total:
        backups = sum(source.amount for source in found if source.kind == "dull")
        facts.append(
            say(
                "this costs {n} CP; your active Backups give {backups} and the other cards in your hand {hand}",
                n=need.total,
                backups=backups,
                hand=there - backups,
            )
        )
    for element in need.kinds():
        if not any(source.elements & element for source in found):
            name: Said = say(CP_OF[NAMES[element]])
            facts.append(say("nothing you have gives a CP of {element}", element=name))
    if not facts and face.elements & ~LIGHT_DARK:
        facts.append(say("what you have cannot be put together to {n} CP of the right Elements", n=need.total))
    return facts
