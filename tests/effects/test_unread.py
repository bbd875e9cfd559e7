"""No flag is set and never read: whatever a card is built with, the rules look at."""

from __future__ import annotations

import pytest
import unread

from shinpan.library.registry import game_names

TOLD = {
    "games.digimon.things.filters.Named.names": "what explain says; the names are asked for as prints write them (plain)",
    "games.digimon.things.state.Effect.loose": "asked when the card is built: which of its effects work off the field",
    "games.divinecross.things.lasting.Delay.op": "in its ability too, which runs; kept to be told",
    "games.divinecross.things.lasting.Delay.trigger": "in its ability too, which runs; kept to be told",
    "games.fftcg.things.card_verbs.RemoveFromGame.seen": "what explain says; what lies face down there every owner may look at",
    "games.fftcg.things.state.Skill.keywords": "handed to the face, or to a part of the ability, when the card is built",
    "games.fftcg.things.state.Skill.text": "what the table shows for it",
    "games.fftcg.things.trigs.Pattern.kind": "its bit is asked for; the name is for whoever builds and tells",
}
"""What is read, but not by the rules."""
OTHERWISE = {
    "digimon": {("Effect.kind", "static"), ("Bound.kind", "same"), ("Blitz.icon", "Blitz"), ("MindLink.icon", "Mind Link")},
    "divinecross": {
        *(("Ability.kind", kind) for kind in ("static", "replacement")),
        *(("Ability.group", "delayed"), ("Trigger.kind", "state"), ("Units.where", "Unit"), ("Put.place", "DeckTop")),
    },
    "fftcg": {
        *((f"{kind}.duration", "Game") for kind in ("AllowCast", "MakeDelayed", "MakeLasting", "TakeControl")),
        *(("LeftThisTurn.kind", "ToBreak"), ("Cast.way", "normal"), ("CostOrPower.how", "!=")),
        *(("SetDamage.how", "half"), ("Arithmetic.how", "divide")),
    },
}
"""What is meant where it is none of the others that are asked for."""


@pytest.fixture(scope="module")
def found() -> list[str]:
    return unread.unread()


def test_no_flag_is_set_and_never_read(found: list[str]) -> None:
    assert [name for name in found if name not in TOLD] == []


def test_what_is_listed_is_there(found: list[str]) -> None:
    assert sorted(TOLD) == found


@pytest.mark.parametrize("name", game_names())
def test_no_word_is_held_that_nobody_asks_for(name: str) -> None:
    found = unread.unasked(name, pools=False)
    assert {place: card for place, card in found.items() if place not in OTHERWISE.get(name, set())} == {}


def test_a_word_that_nobody_asks_for_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    spoken = unread.spoken
    monkeypatch.setattr(unread, "spoken", lambda game: spoken(game) - {"sort"})
    assert ("Return.to", "sort") in unread.unasked("fftcg", pools=False)
