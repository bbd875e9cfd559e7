"""No flag is set and never read: whatever a card is built with, the rules look at."""

from __future__ import annotations

import pytest
import unread

TOLD = {
    "games.digimon.things.state.Effect.loose": "asked when the card is built: which of its effects work off the field",
    "games.divinecross.things.lasting.Delay.op": "in its ability too, which runs; kept to be told",
    "games.divinecross.things.lasting.Delay.trigger": "in its ability too, which runs; kept to be told",
    "games.fftcg.things.state.Skill.keywords": "handed to the face, or to a part of the ability, when the card is built",
    "games.fftcg.things.state.Skill.text": "what the table shows for it",
    "games.fftcg.things.trigs.Pattern.first": "handed to the ability when the card is built",
    "games.fftcg.things.trigs.Pattern.kind": "its bit is asked for; the name is for whoever builds and tells",
}
"""What is read, but not by the rules."""


@pytest.fixture(scope="module")
def found() -> list[str]:
    return unread.unread()


def test_no_flag_is_set_and_never_read(found: list[str]) -> None:
    assert [name for name in found if name not in TOLD] == []


def test_what_is_listed_is_there(found: list[str]) -> None:
    assert sorted(TOLD) == found
