"""What a player is spared or told at a question: the usual answer, what an answer costs, where it is printed, why not."""

from __future__ import annotations

from ....effects.ops import Cond
from ....table.decisions import Decision, Option
from ...base import Outlook
from ...explaining import Explainer
from ...telling import Said, say
from ..book.costs import DIGIVOLVE, changed, play_cost, use_cost
from ..book.digivolution import ways
from ..book.main_phase import asked_colors
from ..book.values import now
from ..book.waiting import Waiting, context_of
from ..things.faces import NONE, OPTION, DigimonFace, color_names
from ..things.joining import IfOp
from ..things.state import BREEDING, MEMORY_MAX, ZONES, DigimonTable, Effect, Stack
from .explained import SAYINGS
from .script import attack_target
from .telling import COSTS, NAMED

COSTLY = ("1-3-11-1", "1-3-11-2", "1-3-11-3")
"""The clauses by which what cannot be paid is not declared."""


def usual(t: DigimonTable, decision: Decision) -> tuple[int, str] | None:
    """An empty breeding area is filled: it costs nothing, and the Digi-Egg can wait there."""
    if decision.kind != "breeding":
        return None
    return next(((i, "hatch") for i, option in enumerate(decision.options) if option.verb == "hatch"), None)


def outlook(t: DigimonTable, decision: Decision, option: Option) -> Outlook | None:
    """The memory after a declaration; the DP of both sides of an attack."""
    if decision.kind == "main" and option.verb == "pass":
        return Outlook(memory=-3)
    if option.verb == "attack":
        attacker, target = t.stack(option.body), t.stack(attack_target(option))
        if attacker is None or target is None or NONE in (attacker.dp, target.dp):
            return None
        return Outlook(numbers=(max(0, attacker.dp), max(0, target.dp)))
    if decision.kind == "block" and option.verb == "block":
        blocker, attacker = t.stack(option.body), t.stack(t.attack.attacker) if t.attack is not None else None
        if blocker is None or attacker is None or NONE in (attacker.dp, blocker.dp):
            return None
        return Outlook(numbers=(max(0, blocker.dp), max(0, attacker.dp)))
    if decision.kind != "main" or option.verb not in COSTS or option.card < 0:
        return None
    card = t.cards[option.card]
    face = card.face
    assert isinstance(face, DigimonFace)
    printed = option.number if option.number != NONE else face.used.cost if option.verb == "use" else face.cost
    if printed == NONE:
        return None
    recording, t.recording = t.recording, False  # looking is no event
    try:
        cost = changed(t, decision.player, card, COSTS[option.verb], printed, t.stack(option.body))
    finally:
        t.recording = recording
    return Outlook(memory=max(-MEMORY_MAX, t.memory_of(decision.player) - cost), cost=cost)


def printed_place(face: DigimonFace, ability: object) -> tuple[str, int] | None:
    """The place of an effect on its card."""
    effect = ability.base or ability if isinstance(ability, Effect) else None
    if effect is None or effect.number <= 0:
        return None
    if effect in face.inherited_effects:
        return "inherited", effect.number
    if effect in face.link_effects:
        return "link text", effect.number
    if face.option is not None and (effect in face.option.effects or effect is face.option.main):
        return "option text", effect.number
    if effect in face.security_effects:
        return ("security" if face.security else "text"), effect.number
    return ("text", effect.number) if effect in face.effects or effect is face.main else None


def option_place(t: DigimonTable, option: Option) -> tuple[str, int] | None:
    """The place of the effect that is activated, now or next."""
    if option.verb not in ("activate", "resolve", "counter") or option.card < 0 or option.number <= 0:
        return None
    card = t.cards[option.card]
    face = card.face
    assert isinstance(face, DigimonFace)
    host = card.host
    under = isinstance(host, Stack) and card in host.under
    linked = isinstance(host, Stack) and card in host.links
    rows = face.inherited_effects if under else face.link_effects if linked else [*face.effects, *face.security_effects]
    for effect in rows:
        if isinstance(effect, Effect) and effect.number == option.number and option.name in ("", effect.name):
            return printed_place(face, effect)
    return None


# ------------------------------------------------------------------ why not


def grounds(t: DigimonTable, player: int, verb: str, uid: int, rule: str) -> list[str]:
    """What on this table is in the way."""
    now(t)
    recording, t.recording = t.recording, False  # looking is no event
    explain, t.explain = t.explain, False
    try:
        if uid < 0:
            return breeding(t, player, verb, rule)
        return of_card(t, player, verb, uid, rule)
    finally:
        t.recording, t.explain = recording, explain


def breeding(t: DigimonTable, player: int, verb: str, rule: str) -> list[str]:
    """Why nothing is hatched."""
    raised = t.breeding(player)
    if verb == "hatch" and raised is not None:
        return [say("{card} is in your breeding area", card=raised.top.face.name)]
    return [say("your Digi-Egg deck is empty")] if verb == "hatch" else []


def of_card(t: DigimonTable, player: int, verb: str, uid: int, rule: str) -> list[str]:
    """Why nothing is done with a card."""
    card = t.cards[uid]
    face = card.face
    assert isinstance(face, DigimonFace)
    if rule in COSTLY:
        return costly(t, player, verb, uid, face)
    if rule == "8-1-3-1":
        return [say("it digivolves from {from_}; {have}", from_=requirements(face), have=there(t, player))]
    if rule in ("4-19-2", "4-19-3"):
        return [say("you have no {color} Digimon or Tamer", color=color) for color in lacking(t, player, uid)]
    if verb == "activate":
        return activating(t, player, uid, face, rule)
    host = card.host
    if not isinstance(host, Stack):
        return []
    if verb == "move":
        return [say("{card} has no DP", card=face.name)]
    if verb == "attack" and host.suspended:
        return [say("{card} is suspended", card=face.name)]
    if verb == "attack" and rule == "7-1-2-1":
        return [say("{card} was played this turn", card=face.name)]
    if verb == "attack" and host.dp == NONE:
        return [say("{card} has no DP", card=face.name)]
    return []


def costly(t: DigimonTable, player: int, verb: str, uid: int, face: DigimonFace) -> list[str]:
    """What it costs, and what memory allows."""
    card = t.cards[uid]
    costs: list[int] = []
    if verb == "play":
        costs = [play_cost(t, player, card)]
    elif verb == "use":
        costs = [use_cost(t, player, card)]
    elif verb == "digivolve":
        for body in [*t.battle(player), t.breeding(player)]:
            if isinstance(body, Stack):
                costs += [changed(t, player, card, DIGIVOLVE, cost, body) for cost in ways(t, player, card, body)]
    if not costs:
        return []
    return [say("this costs {n} and your memory allows {m}", n=min(costs), m=t.memory_of(player) + MEMORY_MAX)]


def colored(color: str) -> Said:
    """A colour in words."""
    return say(NAMED[color])


def requirements(face: DigimonFace) -> str:
    """From what a card digivolves."""
    words: str = ""
    for item in face.requirements:
        for color in color_names(item.colors):
            one = say("Lv.{level} {color}", level=item.level, color=colored(color))
            words = say("{one} or {other}", one=words, other=one) if words else one
    return words


def there(t: DigimonTable, player: int) -> str:
    """The Digimon a player has, with level and colours."""
    words: str = ""
    for body in [*t.battle(player), t.breeding(player)]:
        if not isinstance(body, Stack) or not body.is_digimon and body.zone % ZONES != BREEDING:
            continue
        names = color_names(body.colors)
        shown: str = colored(names[0]) if names else ""
        for color in names[1:]:
            shown = say("{one}/{other}", one=shown, other=colored(color))
        pattern = "{card} (Lv.{level} {color})" if body.level >= 0 else "{card} ({color}, without a level)"
        one = say(pattern, card=body.names[0], level=body.level, color=shown)
        words = say("{one}, {other}", one=words, other=one) if words else one
    return say("you have {list}", list=words) if words else say("you have no Digimon")


def lacking(t: DigimonTable, player: int, uid: int) -> list[Said]:
    """The colours of an Option that nothing of the player has."""
    have = 0
    for body in [*t.battle(player), t.breeding(player)]:
        if isinstance(body, Stack) and body.category & ~OPTION:
            have |= body.colors
    return [colored(color) for color in color_names(asked_colors(t.cards[uid]) & ~have)]


def activating(t: DigimonTable, player: int, uid: int, face: DigimonFace, rule: str) -> list[str]:
    """Why an effect is not activated."""
    if rule == "16-16-3":
        return [say("{card} was placed this turn", card=face.name)]
    if rule == "15-14-1-2":
        return [say("it was used this turn already")]
    host = t.cards[uid].host
    stack = host if isinstance(host, Stack) else None
    uses = [use for use in stack.active if use.uid == uid] if stack is not None else []
    found: list[str] = []
    for use in uses:
        effect = use.ability
        if not isinstance(effect, Effect) or not effect.main:
            continue
        c = context_of(t, Waiting(use, stack, t.cards[uid], player, []))
        c.trying = True
        for cond in conditions(effect.program):
            if not cond.holds(c):
                found.append(say("it asks that {words}, and that is not so", words=in_words(cond)))
    return found


def conditions(program: object) -> list[Cond]:
    """The conditions an effect begins with."""
    found: list[Cond] = []
    todo = [program]
    while todo:
        op = todo.pop(0)
        if isinstance(op, IfOp):
            found.append(op.cond)
        for name in ("op", "ops"):
            inner = getattr(op, name, None)
            todo += inner[:1] if isinstance(inner, list) else [inner] if inner is not None else []
    return found


def in_words(cond: Cond) -> str:
    """A condition as the explanation of a card says it."""
    return Explainer(SAYINGS).say(cond)
