"""The words of the game: areas, colours, kinds of cards, numbers; and how nouns are made of tests."""

from __future__ import annotations

from typing import Any

from ....explained import SHARED
from ....explaining import Explainer, Sayings, bits, listed, named, split
from ...things.faces import COLORS, DIGIMON, EGG, OPTION, TAMER
from ...things.state import BATTLE, BREEDING, DECK, EGGS, HAND, LINK, REMOVED, SECURITY, TRASH, UNDER

SAYINGS = Sayings(SHARED)

ZONES = {
    DECK: "deck",
    EGGS: "Digi-Egg deck",
    HAND: "hand",
    BREEDING: "breeding area",
    BATTLE: "battle area",
    TRASH: "trash",
    SECURITY: "security stack",
    REMOVED: "removed cards",
}
AREAS = {1 << zone: name for zone, name in ZONES.items()} | {1 << UNDER: "cards under a card", 1 << LINK: "link cards"}
COLOR_BITS = {bit: name for name, bit in COLORS.items()}
OWNERS = {0: "your", 1: "your opponent's", -1: "either player's"}
PLAYERS = {0: "you", 1: "your opponent", -1: "either player"}
STATS = {
    "DP": "DP",
    "Level": "level",
    "OriginalDP": "original DP",
    "PlayCost": "play cost",
    "UseCost": "use cost",
    "Cost": "cost",
    "Sources": "number of digivolution cards",
    "Color": "colour",
    "Name": "name",
    "Number": "card number",
}
UNTIL = {
    "ThisTurn": "until this turn ends",
    "ThisTurnWith": "until this turn ends or the card of this effect goes",
    "ThisAttack": "until this attack ends",
    "ThisBattle": "until this battle ends",
    "": "until this turn ends",
    "OpponentsTurnEnd": "until your opponent's turn ends",
    "OpponentsNextTurnEnd": "until your opponent's next turn ends",
    "YourTurnEnd": "until your turn ends",
    "YourNextTurnEnd": "until your next turn ends",
    "OpponentsUnsuspend": "until your opponent's next turn ends (through its unsuspend phase)",
    "OwnersUnsuspend": "until its owner's next turn ends (through its unsuspend phase)",
    "Game": "for the rest of the game",
}
DONE = {
    "Play": "played",
    "Delete": "deleted",
    "Digivolve": "digivolved",
    "DNADigivolve": "DNA digivolved",
    "DeDigivolve": "de-digivolved",
    "Suspend": "suspended",
    "Unsuspend": "unsuspended",
    "Return": "returned",
    "Trash": "trashed",
    "Place": "placed",
    "Receive": "placed a card under",
    "Add": "added",
    "Link": "linked",
    "Use": "used",
    "Choose": "chose",
    "Attack": "attacked with",
    "Memory": "changed memory",
    "Reveal": "revealed",
    "Activate": "activated an effect of",
}
TOP_END = {"top": "on top of", "bottom": "at the bottom of", "either": "on top or at the bottom (chosen then) of"}


def spaced(word: str) -> str:
    """A word of the code as words.

    >>> spaced("WhenAttacking")
    'When Attacking'
    """
    return "".join(" " + letter if letter.isupper() and i else letter for i, letter in enumerate(word))


def icon(timing: str) -> str:
    """A timing as its icon.

    >>> icon("StartOfOpponentsTurn")
    "[Start of Opponent's Turn]"
    """
    return f"[{spaced(timing)}]".replace("Opponents", "Opponent's").replace(" Of ", " of ")


SAYINGS.ways |= {
    "whose": lambda e, value: named(OWNERS, value),
    "player": lambda e, value: named(PLAYERS, value),
    "zone": lambda e, value: named(ZONES, value),
    "areas": lambda e, value: bits(value, AREAS),
    "colors": lambda e, value: bits(value, COLOR_BITS),
    "stat": lambda e, value: named(STATS, value),
    "until": lambda e, value: named(UNTIL, value),
    "icons": lambda e, value: listed([icon(timing) for timing in value], "or"),
    "names": lambda e, value: listed([f"[{name}]" for name in value], "or"),
    "done": lambda e, value: named(DONE, value),
}


class Talk:
    """What “it” is at the moment, as far as an effect has been said."""

    def __init__(self, about: str) -> None:
        self.about = about
        """What the trigger or the last condition was about."""
        self.under = False
        """Whether cards were last taken from under something, or put under it."""
        self.every = False
        """Whether all that fit were last meant, and nobody chose."""


def who(e: Explainer) -> str:
    """Who chooses and does what is said now."""
    return str(e.get("actor", "you"))


def chooses(e: Explainer) -> str:
    """Who chooses, in brackets."""
    actor = who(e)
    return "(you choose)" if actor == "you" else f"({actor} chooses)"


KINDS_ON_FIELD = {DIGIMON | EGG: "Digimon", TAMER: "Tamer", OPTION: "Option"}
KINDS_OF_CARD = {EGG: "Digi-Egg", DIGIMON: "Digimon", TAMER: "Tamer", OPTION: "Option"}


def kind_words(mask: int, token: bool, on_field: bool) -> str:
    """Kinds of cards as a noun."""
    found: list[str] = []
    if mask == DIGIMON | EGG | TAMER | OPTION:
        found.append("card")
    elif on_field and mask & (DIGIMON | EGG) in (0, DIGIMON | EGG):
        found = [name for bit, name in KINDS_ON_FIELD.items() if mask & bit]
        if mask & ~15:
            found.append(f"kind {mask & ~15:#x}")
    elif mask:
        noun = bits(mask, KINDS_OF_CARD)
        found.append(f"{noun} (no Digi-Egg)" if on_field and not mask & EGG else f"{noun} card")
    if token:
        found.append("token")
    return listed(found, "or")


def tests_of(e: Explainer, test: Any) -> list[Any]:
    """The single tests that all have to be passed."""
    if test is None:
        return []
    if type(test).__name__ == "AllOf":
        return [one for part in e.look(test).filters for one in tests_of(e, part)]
    return [test]


def noun(e: Explainer, test: Any, on_field: bool, many: bool = False) -> tuple[str, str]:
    """What a test describes: a noun, and what is asked of it besides (“that is red and has 4000 DP or less”)."""
    rest: list[str] = []
    kind = ""
    owner = ""
    other = ""
    for one in tests_of(e, test):
        name = type(one).__name__
        if name == "Kinds" and not kind:
            look = e.look(one)
            kind = kind_words(look.mask, look.token, on_field)
        elif name == "Owned" and not owner:
            owner = named(OWNERS, e.look(one).whose)
        elif name == "Other" and not other:
            e.look(one)
            other = "other "
        else:
            rest.append(e.say(one))
    word = kind or "card"
    if many:
        word = plural(word)
    asked = "" if not rest else f", each of which {predicates(rest)}" if many else f" that {predicates(rest)}"
    side = f" on {owner} side" if owner else ""
    return other + word, side + asked


def plural(word: str) -> str:
    """Several of a kind.

    >>> plural("card"), plural("Digimon"), plural("Digimon or Tamer")
    ('cards', 'Digimon', 'Digimon or Tamers')
    """
    return word if word.endswith(("Digimon", ")")) else word + "s"


def predicates(rows: list[str]) -> str:
    """Several things asked of one card."""
    if len(rows) < 2:
        return rows[0] if rows else "is anything"
    return listed([f"({row})" if split(row) and not row.startswith("(") else row for row in rows])


def described(e: Explainer, test: Any, on_field: bool = True) -> str:
    """One thing that passes a test: “a Digimon that is red”."""
    word, asked = noun(e, test, on_field)
    if word.startswith("other "):
        return f"an{word}{asked}".replace("another", "another ", 1).replace("  ", " ")
    return f"{'an' if word[0] in 'AEIOUaeiou' else 'a'} {word}{asked}"


SAYINGS.ways["one"] = described
SAYINGS.ways["card"] = lambda e, value: described(e, value, False)
