"""Every word matters: what may be taken out of a meaning without any effect is listed with its reason."""

from __future__ import annotations

import ablate


def test_every_piece_of_a_starter_card_has_an_effect() -> None:
    tried, found = ablate.idle("divinecross", pools=False)
    assert tried
    assert ablate.unlisted("divinecross", found) == {}


def test_every_line_of_the_list_has_a_reason() -> None:
    assert all(ablate.listed("divinecross").values())
