"""A win in this turn is called one only if no answer of the opponent prevents it."""

from __future__ import annotations

import pytest

from shinpan.library import game
from shinpan.players import Effort, SearchPlayer
from shinpan.players.greedy import judge_of
from shinpan.players.proving import Probe, Prover
from shinpan.scenarios import parse
from shinpan.scenarios.running import faces_of
from shinpan.table.table import Table

CARDS = """game: digimon
cards:
  - {id: T-1, name: Emberhound, kind: digimon, colors: [red], level: 4, cost: 5, dp: 5000, text: ""}
  - {id: T-2, name: Stonewall, kind: digimon, colors: [black], level: 4, cost: 5, dp: 3000, text: "＜Blocker＞"}
  - {id: T-3, name: Hollow, kind: digimon, colors: [red], level: 3, cost: 12, dp: 1000, text: ""}
"""


def laid(attackers: int, blockers: int) -> Table:
    """A position in which each attack wins unless it is blocked."""
    rules = game("digimon")
    text = CARDS + f"p1: {{battle: [{', '.join(['T-1'] * attackers)}], deck: [T-3, T-3]}}\n"
    text += f"p2: {{battle: [{', '.join(['T-2'] * blockers)}], security: [], deck: [T-3, T-3]}}\n"
    scenario = parse(text, "position")
    table, _ = rules.position(scenario.spec, faces_of(rules, scenario, [], None), 0, rules.book())
    return table


@pytest.mark.parametrize(
    ("attackers", "blockers", "won"), [(1, 0, True), (1, 1, False), (2, 1, True), (2, 2, False), (3, 2, True)]
)
def test_each_blocker_takes_one_attack(attackers: int, blockers: int, won: bool) -> None:
    table = laid(attackers, blockers)
    prover = Prover(judge_of(table), 0, table.turn, 3000)
    assert prover.wins(table, [], []) is won
    assert prover.left > 0, "the answer is exact: all lines were looked at"


def test_what_the_lines_do_not_reach_is_no_win() -> None:
    table = laid(3, 2)
    assert not Prover(judge_of(table), 0, table.turn, 2).wins(table, [], [])


@pytest.mark.parametrize(("attackers", "blockers"), [(2, 1), (2, 2)])
def test_the_search_says_whether_a_win_is_sure(attackers: int, blockers: int) -> None:
    table = laid(attackers, blockers)
    probe = Probe(judge_of(table), [])
    copy = probe.follow(table)
    assert probe.decision is not None
    player = SearchPlayer(1, Effort(300, 2, 3, 4))
    index = player.choose(copy, probe.decision)
    if blockers < attackers:
        assert player.proven == index
        assert probe.decision.options[index].verb == "attack"
    else:
        assert player.proven == -1
