"""The words of scenario files: fields, verbs and their extra keys."""

from __future__ import annotations

from typing import Final

FIELDS: Final = frozenset(
    [
        "title",
        "game",
        "edition",
        "format",
        "rules",
        "cards",
        "turn",
        "phase",
        "p1",
        "p2",
        "script",
        "expect",
        "until",
        "seed",
        "janken",
        "coin",
        "first_turn",
        "memory",
        "note",
    ]
)

ANSWERS: Final = frozenset({"choose", "yes", "no", "number", "mode", "resolve", "order"})
"""Verbs that answer what a rule or an effect asks. All others say what a player does."""

COMMON: Final[dict[str, frozenset[str]]] = {
    "choose": frozenset(),
    "yes": frozenset(),
    "no": frozenset(),
    "number": frozenset(),
    "mode": frozenset(),
    "resolve": frozenset({"effect"}),
    "order": frozenset(),
    "pass": frozenset(),
    "concede": frozenset(),
}

PAYMENT: Final = frozenset({"discard", "dull", "elements"})

VERBS: Final[dict[str, dict[str, frozenset[str]]]] = {
    "divinecross": {
        "charge": frozenset({"to"}),
        "deploy": frozenset(),
        "play": frozenset({"to"}),
        "retreat": frozenset(),
        "ex": frozenset({"effect"}),
        "end": frozenset(),
        "skill": frozenset(),
    },
    "fftcg": {
        "cast": PAYMENT | {"way"},
        "activate": PAYMENT | {"effect"},
        "attack": PAYMENT,
        "block": PAYMENT,
        "assign": frozenset(),
        "burst": frozenset(),
        "warp": PAYMENT,
        "mulligan": frozenset(),
        "first": frozenset(),
        "second": frozenset(),
    },
    "digimon": {
        "hatch": frozenset(),
        "move": frozenset(),
        "skip": frozenset(),
        "play": frozenset({"digixros", "assembly"}),
        "digivolve": frozenset({"onto", "cost"}),
        "dna": frozenset({"onto", "cost"}),
        "burst": frozenset({"onto", "cost"}),
        "appfuse": frozenset({"onto", "cost"}),
        "use": frozenset(),
        "link": frozenset({"to", "cost"}),
        "attack": frozenset({"target"}),
        "activate": frozenset({"effect"}),
        "block": frozenset(),
        "counter": frozenset({"onto", "effect"}),
        "mulligan": frozenset(),
    },
}
"""Verb -> its extra keys, by game."""

MAIN: Final = ("main", "main2", "priority")
"""Where an FF-TCG player casts and uses: free in a Main Phase, or with priority."""

ASKED: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "divinecross": {
        **dict.fromkeys(("charge", "deploy", "play", "retreat", "ex", "end"), ("main",)),
        **dict.fromkeys(("skill", "pass"), ("skill",)),
    },
    "fftcg": {
        **dict.fromkeys(("cast", "activate", "warp"), MAIN),
        "pass": (*MAIN, "attack", "block"),
        "attack": ("attack",),
        **dict.fromkeys(("block", "assign", "burst", "mulligan", "first", "second"), ()),
    },
    "digimon": {
        **dict.fromkeys(("hatch", "move", "skip"), ("breeding",)),
        **dict.fromkeys(
            ("play", "digivolve", "dna", "burst", "appfuse", "use", "link", "attack", "activate", "pass"), ("main",)
        ),
        **dict.fromkeys(("block", "counter", "mulligan"), ()),
    },
}
"""Verb -> the kinds of decision at which the rules ask for it, by game; none: it answers what somebody does."""

STAGES: Final[dict[str, tuple[str, ...]]] = {
    "divinecross": ("main", "skill"),
    "fftcg": ("main", "attack", "main2"),
    "digimon": ("breeding", "main"),
}
"""The free actions of a turn in their order, by game."""

ENDING: Final[dict[str, frozenset[str]]] = {
    "divinecross": frozenset({"skill", "pass"}),
    "fftcg": frozenset(),
    "digimon": frozenset({"pass"}),
}
"""Verbs with which a player gives the turn away."""

IDLE: Final[dict[str, frozenset[str]]] = {"divinecross": frozenset(), "fftcg": frozenset({"pass"}), "digimon": frozenset()}
"""Verbs that set nothing going."""

ANOTHER_TIME: Final[dict[str, frozenset[str]]] = {"fftcg": frozenset({"2.1", "11.6.2.2"})}
"""Clauses by which something cannot be used now and yet can be in another turn: its own text, a Forward that is new."""

FORMATS: Final[dict[str, tuple[str, ...]]] = {"fftcg": ("constructed", "limited")}
"""How a game may be played, where its rule book knows more than one way."""

UNTIL: Final = ("settled", "next turn", "over")

TRUE: Final = frozenset({"true", "yes", "on"})
FALSE: Final = frozenset({"false", "no", "off"})


def verbs(game: str) -> dict[str, frozenset[str]]:
    """All verbs of a game, with their extra keys.

    >>> sorted(verbs("divinecross")["charge"])
    ['to']
    """
    return COMMON | VERBS.get(game, {})


def truth(value: object) -> object:
    """YAML's many ways of true and false, as such; anything else as it is.

    >>> truth("yes"), truth("off"), truth("yesterday")
    (True, False, 'yesterday')
    """
    if isinstance(value, str):
        if value.lower() in TRUE:
            return True
        if value.lower() in FALSE:
            return False
    return value
