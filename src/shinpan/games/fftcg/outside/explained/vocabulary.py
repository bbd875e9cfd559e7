"""The words of the game: zones, Elements, card types, players; and how nouns are made of tests."""

from __future__ import annotations

from typing import Any

from ....explained import SHARED
from ....explaining import Explainer, Sayings, bits, listed, named, split
from ...things.faces import CHARACTER, ELEMENTS, KINDS
from ...things.state import BREAK, DAMAGE, DECK, FIELD, HAND, LB, PARTY_ANY, REMOVED
from ...words.marks import keywords

SAYINGS = Sayings(SHARED)

ZONES = {
    DECK: "deck",
    HAND: "hand",
    FIELD: "field",
    DAMAGE: "Damage Zone",
    BREAK: "Break Zone",
    REMOVED: "cards removed from the game",
    LB: "LB deck",
}
AREAS = {1 << zone: name for zone, name in ZONES.items()}
ELEMENT_BITS = {bit: name.capitalize() for name, bit in ELEMENTS.items()}
KIND_BITS = {bit: name.capitalize() for name, bit in KINDS.items()}
WORD_BITS = {bit: mark.icons["en"] for bit, mark in keywords().items()} | {
    PARTY_ANY: "the party icon (a party with Forwards of any Element)"
}
MEANINGS = {bit: mark.does for bit, mark in keywords().items()} | {
    PARTY_ANY: "it can form a party with Forwards of any Element"
}
"""What keyword abilities do."""
OWNERS = {0: "your", 1: "your opponent's", -1: "either player's", 2: "that player's"}
CONTROLS = {0: "you control", 1: "your opponent controls", -1: "on the field", 2: "that player controls"}
PLAYERS = {0: "you", 1: "your opponent", -1: "either player", 2: "that player"}
DURATIONS = {
    "Turn": "until the end of the turn",
    "EndOfOpponentsTurn": "until the end of your opponent's turn",
    "EndOfOpponentsNextTurn": "until the end of your opponent's next turn",
    "EndOfYourTurn": "until the end of your turn",
    "EndOfYourNextTurn": "until the end of your next turn",
    "EndOfNextTurn": "until the end of the next turn",
    "OpponentsNextTurn": "during your opponent's next turn",
    "YourNextTurn": "during your next turn",
    "Game": "for the rest of the game",
    "WhileThis": "as long as this Character is on the field",
    "WhileIt": "as long as it is on the field",
}
SHARED_THINGS = {"name": "name", "element": "Element", "cost": "cost", "power": "power", "job": "Job", "category": "Category"}
SHARED_THINGS |= {"kind": "card type", "number": "card number"}
DONE = {
    "damage": "dealt damage",
    "break": "broke",
    "put": "put into the Break Zone",
    "return": "returned",
    "remove": "removed from the game",
    "discard": "discarded",
    "dull": "dulled",
    "activate": "activated",
    "turn active": "turned from dull to active",
    "freeze": "froze",
    "play": "played",
    "reveal": "revealed",
    "select": "selected",
    "search": "found",
    "add": "added to the hand",
    "cast": "cast",
    "counters": "counters placed on",
    "mod": "changed",
}


def who(e: Explainer) -> str:
    """Who acts in what is said now."""
    return str(e.get("actor", "you"))


def acting(e: Explainer) -> str:
    """Whose, of the player who acts."""
    return {"you": "your", "your opponent": "your opponent's"}.get(who(e), f"{who(e)}'s")


def owner(e: Explainer, whose: int) -> str:
    """Whose."""
    return acting(e) if whose == 4 else named(OWNERS, whose)


def controlled(e: Explainer, whose: int) -> str:
    """Who controls it."""
    return f"{who(e)} control{'' if who(e) == 'you' else 's'}" if whose == 4 else named(CONTROLS, whose)


def player(e: Explainer, whose: int) -> str:
    """Which player."""
    return who(e) if whose == 4 else named(PLAYERS, whose)


def selects(e: Explainer) -> str:
    """Who selects, in brackets."""
    return "(you select)" if who(e) == "you" else f"({who(e)} selects)"


SAYINGS.ways |= {
    "owner": owner,
    "controlled": controlled,
    "player": player,
    "zone": lambda e, value: named(ZONES, value),
    "elements": lambda e, value: bits(value, ELEMENT_BITS),
    "kinds": lambda e, value: kind_words(value, True),
    "words": lambda e, value: bits(value, WORD_BITS, "and"),
    "duration": lambda e, value: named(DURATIONS, value),
    "shared": lambda e, value: named(SHARED_THINGS, value),
    "names": lambda e, value: listed([f"[{name}]" for name in value], "or"),
    "verbs": lambda e, value: listed([named(DONE, verb) for verb in value], "or"),
}


def kind_words(mask: int, on_field: bool) -> str:
    """Card types as a noun."""
    if mask & CHARACTER == CHARACTER:
        rest = bits(mask & ~CHARACTER, KIND_BITS) if mask & ~CHARACTER else ""
        text = f"Character or {rest}" if rest else "Character"
    else:
        text = bits(mask, KIND_BITS)
    return text if on_field or text == "Summon" else f"{text} card"


def tests_of(e: Explainer, tests: Any) -> list[Any]:
    """The single tests that all have to be passed."""
    if tests is None:
        return []
    if isinstance(tests, list | tuple):
        return [one for test in tests for one in tests_of(e, test)]
    if type(tests).__name__ == "AllOf":
        return tests_of(e, e.look(tests).filters)
    return [tests]


def noun(e: Explainer, tests: Any, on_field: bool, many: bool = False) -> tuple[str, str]:
    """What tests describe: a noun, and what is asked of it besides."""
    kind = ""
    rest: list[str] = []
    other = ""
    for one in tests_of(e, tests):
        name = type(one).__name__
        if name == "CardTypes" and not kind:
            kind = kind_words(e.look(one).mask, on_field)
        elif name == "StackKinds" and not kind:
            kind = stack_kinds(e.look(one).kinds)
        elif name == "NotAmong" and not other and type(e.look(one).others).__name__ == "Self":
            e.say(e.look(one).others)
            other = "other "
        else:
            rest.append(e.say(one))
    word = kind or "card"
    if many:
        word = word.replace(" or ", "s or ") + "s"
    asked = "" if not rest else f", each of which {predicates(rest)}" if many else f" that {predicates(rest)}"
    return other + word, asked


STACK_KINDS = {"summon": "Summon", "auto": "auto-ability", "action": "action ability", "special": "special ability"}


def stack_kinds(kinds: list[str]) -> str:
    """Things on the stack as a noun."""
    return listed([named(STACK_KINDS, kind) for kind in kinds], "or")


def predicates(rows: list[str]) -> str:
    """Several things asked of one card."""
    if len(rows) < 2:
        return rows[0] if rows else "is anything"
    return listed([f"({row})" if split(row) and not row.startswith("(") else row for row in rows])


def described(e: Explainer, tests: Any, on_field: bool = True) -> str:
    """One thing that passes tests."""
    word, asked = noun(e, tests, on_field)
    if word.startswith("other "):
        return f"an{word}{asked}"
    return f"{'an' if word[0] in 'AEIOUaeiou' else 'a'} {word}{asked}"


SAYINGS.ways["one"] = described
SAYINGS.ways["card"] = lambda e, value: described(e, value, False)
