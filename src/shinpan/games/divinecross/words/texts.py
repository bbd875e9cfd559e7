"""Chapter 800: which kind of ability each sentence of a card is, and when its parts act."""

from __future__ import annotations

from ....effects.abilities import Ability
from ....effects.ops import Cond, Value
from ....meaning.build import CannotRun
from ....meaning.node import Node
from ....meaning.rows import add_rows
from ..things.faces import PrintedSkill
from ..things.verbs import SetBase
from . import changes
from .acts import shield
from .builder import NAMES, Builder, chain
from .vocabulary import as_cards, as_units, schema, words

ZONE_NAMES = {"Hand": "hand", "Discards": "discard", "KOs": "ko", "Deck": "deck"}
CHANGES = {"DamageUp", "DamageDown", "DamageDouble", "DamageHalf", "DamageSet"}
DAMAGE = {"Damage"}
FOLLOWERS = {"IfDid", "IfNot", "Otherwise", "Won", "Lost", "Mode", "QuotedTwo", "QuotedThree"}
BACKWARD = {"ThatMany", "Wins", "Losses", "WinsLeast", "WinsIs", "LossesIs", "Among", "Rest", "It", "ItIsKind", "ItIsAttribute"}
"""Words that point at what an earlier sentence did."""
BINDERS = {"Pick", "Search", "When", "At", "Instead", "Janken", "JankenTimes", "Reveal", "Look", "Number"}
"""Words after which they point at something of the same sentence."""
ABILITY_CHANGES = {"GainAbility", "GainSkills", "LoseEx", "LoseAbilities", "LoseSkills", "LoseNamedSkill"}


def unwrap(node: Node) -> Node:
    """A sentence without its “then”."""
    return unwrap(node.node("c")) if node.kind == "Then" else node


def groups(nodes: list[Node]) -> list[list[Node]]:
    """Sentences that belong together: what follows “if you do” goes with what came before."""
    found: list[list[Node]] = []
    for node in nodes:
        if found and (unwrap(node).kind in FOLLOWERS or points_back(unwrap(node))):
            found[-1].append(node)
        else:
            found.append([node])
    return found


def points_back(node: Node) -> bool:
    """Whether a sentence speaks of what an earlier one did."""
    kinds = {inner.kind for inner in node.walk()}
    return bool(kinds & BACKWARD) and not kinds & BINDERS


def build_abilities(nodes: list[Node], name: str, group: str) -> list[Ability]:
    """The abilities of an EX power or of an assist's text (801.1f)."""
    found: list[Ability] = []
    limit = -1
    zone = ""
    condition: Cond | None = None
    body: list[Node] = []
    cumulative = True
    todo = groups([node for node in nodes if node.kind not in ("Copies", "CopiesAny")])
    for sentences in todo:
        first = sentences[0]
        if first.kind == "Usable":
            limit = first.number("n")
        elif first.kind == "UsableDo":
            limit = first.number("n")
            body += [first.node("a"), *sentences[1:]]
        elif first.kind == "UsableAny":
            limit = 0
        elif first.kind == "UsableWhile":
            limit = first.number("n")
            if first.node("q").kind == "CardInZone":
                zone = ZONE_NAMES[first.node("q").node("z").kind]
            else:
                condition = Builder().condition(first.node("q"))
        elif first.kind == "NotCumulative":
            cumulative = False
            for ability in found:
                ability.cumulative = False
        elif limit >= 0:
            body += sentences
        else:
            found += one(sentences, name, found)
    if limit >= 0:
        ability = Ability("activated", tuple(nodes), name)
        ability.limit = limit
        ability.zone = zone
        ability.replacement = condition
        ability.program = Builder().program(body)
        found.append(ability)
    for ability in found:
        ability.group = group
        if not cumulative:
            ability.cumulative = False
    return found


def one(sentences: list[Node], name: str, before: list[Ability]) -> list[Ability]:
    """One ability from one sentence and what follows from it."""
    b = Builder()
    first = sentences[0]
    node = unwrap(first)
    if node.kind == "When":
        ability = Ability("triggered", tuple(sentences), name)
        ability.trigger = b.make("Trigger", node.node("t"))
        ability.program = b.program([node.node("c"), *sentences[1:]])
        if any(inner.kind in ("ThisDiscarded", "ThisDiscardedHand", "ThisPutDiscard") for inner in node.node("t").walk()):
            ability.zone = "discard"
        return [ability]
    if node.kind == "Instead":
        ability = Ability("replacement", tuple(sentences), name)
        ability.parts = [shield(b, node.node("t"), node.node("c"))]
        return [ability]
    if changes.static(b, node):
        ability = Ability("static", tuple(sentences), name)
        if node.kind == "While" and node.node("q").kind == "CardInZone":
            ability.zone = ZONE_NAMES[node.node("q").node("z").kind]
        ability.parts = [*changes.parts(b, node, None)]
        return [ability]
    if before and before[-1].kind == "triggered":
        # a further sentence of the same triggered ability
        last = before[-1]
        nodes = [unwrap(n) if i else n for i, n in enumerate(last.meaning)]
        last.meaning = (*last.meaning, *sentences)
        head = unwrap(nodes[0])
        last.program = b.program([head.node("c"), *last.meaning[1:]])
        return []
    raise CannotRun(f"{node.kind} without a time")


def build_command(nodes: list[Node]) -> Ability:
    """801.1d: what an event or action does."""
    ability = Ability("command", tuple(nodes))
    ability.program = Builder().program(nodes)
    return ability


def build_skill(skill: PrintedSkill, nodes: list[Node]) -> None:
    """Sorts a skill's text into the steps of the damage step."""
    effect = skill.effect
    usable = [node for node in nodes if node.kind == "Usable"]
    if usable:
        b = Builder()
        b.skill = True
        b.skill_name = skill.name
        ability = Ability("activated", tuple(nodes), skill.name)
        ability.limit = usable[0].number("n")
        ability.group = "skill"
        ability.program = b.program([node for node in nodes if node.kind != "Usable"])
        effect.activated = ability
        return
    based = False
    x: Value | None = None
    for node in nodes:
        if node.kind == "DefineX":
            x = Builder().count(node.node("k"))
    if x is not None and any(inner.kind in ("X", "XTimes") for node in nodes for inner in node.walk()):
        nodes = [node for node in nodes if node.kind != "DefineX"]
    for sentences in groups(nodes):
        first = unwrap(sentences[0])
        if first.kind == "UsableStunned":
            effect.even_stunned = True
            continue
        kinds = {inner.kind for sentence in sentences for inner in sentence.walk()}
        bare = any(inner.kind == "Damage" and inner.get("t") is None for sentence in sentences for inner in sentence.walk())
        b = Builder()
        b.skill = True
        b.skill_name = skill.name
        b.x = x
        place = effect.rest
        if first.kind == "DefineX":
            if not skill.times:
                continue
            based = True
            ability = Ability("skill", tuple(sentences), skill.name)
            ability.program = SetBase(None, x)
            effect.base.append(ability)
            continue
        if "FailThis" in kinds:
            place = effect.judge
        elif first.kind == "Before":
            place = effect.before
        elif skill.times and not based and (bare or "DamageTimes" in kinds):
            place = effect.base
            b.base = True
            based = True
        elif first.kind in ("At", "When"):
            place = effect.rest
        elif kinds & CHANGES:
            place = effect.change
        elif kinds & DAMAGE:
            place = effect.damage
        ability = Ability("skill", tuple(sentences), skill.name)
        ability.program = b.program(sentences)
        place.append(ability)


def define_base(nodes: list[Node], attributes: int) -> tuple[int, list[Node]]:
    """805.2: sentences that define what the card itself is, in every zone; the attributes, and the other sentences."""
    b = Builder()
    defined = -1
    rest: list[Node] = []
    for node in nodes:
        if node.kind == "DefineAttribute":
            defined = mask(b, node)
        elif node.kind == "CardsGainAttribute" and node.node("x").kind == "ThisCard":
            defined = (attributes if defined < 0 else defined) | mask(b, node)
        else:
            rest.append(node)
    return defined, rest


def mask(b: Builder, node: Node) -> int:
    """The attributes a sentence names."""
    found = node.get("a")
    return sum({b.make("Attribute", a) for a in (found if isinstance(found, tuple) else (found,)) if isinstance(a, Node)})


def granted(q: Node) -> list[Ability]:
    """An ability in quotation marks."""
    return build_abilities(chain(q), "", "ex")


add_rows(schema(), {"": words, "units": as_units, "cards": as_cards}, {**NAMES, "granted": granted})
