"""What is built for every card is what was recorded: a change of meaning is meant, or it is a fault.

After a change that is meant: ``python tools/oracle.py record``, and say in the commit which cards changed and why.
"""

from __future__ import annotations

import pytest

import oracle
from helpers import SHARED
from shinpan.library.registry import game_names


@pytest.mark.parametrize("name", game_names())
def test_the_cards_here_are_built_as_recorded(name: str) -> None:
    recorded = oracle.kept(name)
    found = {where: oracle.digest(face) for where, face in oracle.faces(name, pools=False)}
    assert len(found) > 800
    assert [where for where, digest in found.items() if recorded.get(where) != digest] == []
    assert [where for where in recorded if where not in found and not where.startswith("pool:")] == []


@pytest.mark.parametrize("name", oracle.POOLS)
def test_a_sample_of_the_pool_is_built_as_recorded(name: str) -> None:
    if not (SHARED / "cards").is_dir():
        pytest.skip(f"the card data is not at {SHARED / 'cards'} (it is not part of a clone)")
    recorded = oracle.kept(name)
    rules = oracle.game_of(name)
    sample = [(where, row) for where, row in oracle.rows(name) if where.startswith("pool:")][::10]
    assert len(sample) > 300
    assert [where for where, row in sample if recorded.get(where) != oracle.digest(rules.face(row, where))] == []
