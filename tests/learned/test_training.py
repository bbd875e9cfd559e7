"""Learning: the same network in numpy and torch, the same run from the same seed, also when it was stopped on the way."""

from __future__ import annotations

import csv
from pathlib import Path
from xml.etree import ElementTree

import pytest

from extras import needs

needs("numpy")

torch = pytest.importorskip("torch", reason="torch is not installed (pip install 'shinpan[train]')")

import numpy as np

from shinpan.cli import main
from shinpan.games.base import CardError
from shinpan.learned import weights
from shinpan.learned.inputs import Reader, gather
from shinpan.learned.net import Net
from shinpan.learned.recording import load, record
from shinpan.library import game_names
from shinpan.research.dealing import Dealer
from shinpan.training.data import Lessons, shares
from shinpan.training.fitting import Trainer, Wish
from shinpan.training.model import Model

GAMES = game_names()


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files of two games, and self-play that is given up soon."""
    monkeypatch.setattr("shinpan.training.data.GAMES", 2)
    monkeypatch.setattr("shinpan.training.selfplay.LONG", 120)


def taught(name: str) -> Lessons:
    """Two games of a random teacher."""
    dealer = Dealer(name)
    recording = record(dealer, "random", 1, 0, 2)
    sample = dealer.game.table([[], []], 0, dealer.edition)
    lessons = Lessons(Reader(dealer.game, sample).columns)
    lessons.add(recording.noted, recording.facts)
    return lessons


@pytest.mark.parametrize("name", GAMES)
def test_both_networks_think_the_same(name: str) -> None:
    lessons = taught(name)
    model = Model(lessons.columns, 3)
    net = Net(model.export())
    places = list(range(0, len(lessons.noted), 5))
    inputs, facts = lessons.pick(places)
    with torch.no_grad():
        scores, values = model.think(inputs, facts)
    faces = np.stack([net.face(line) for line in lessons.table])
    for line, place in enumerate(places):
        score, value = net.think(gather([lessons.noted[place].seen], lessons.columns), faces)
        assert np.allclose(score, scores[line, : len(score)].numpy(), atol=1e-4)
        assert abs(value - float(values[line])) < 1e-4
        assert (scores[line, len(score) :] < -1e8).all()


@pytest.mark.parametrize("name", GAMES)
def test_games_are_kept_as_they_were(name: str, tmp_path: Path) -> None:
    recording = record(Dealer(name), "search-beginner", 2, 0, 1)
    assert any(not np.isnan(one.values).all() for one in recording.noted)
    assert {one.result for one in recording.noted} <= {-1.0, 0.0, 1.0}
    path = tmp_path / "games.npz"
    recording.save(path)
    found = load(path, recording.version)
    assert len(found.noted) == len(recording.noted) > 10
    for one, two in zip(recording.noted, found.noted, strict=True):
        assert (one.chosen, one.player, one.result) == (two.chosen, two.player, two.result)
        assert np.array_equal(one.values, two.values, equal_nan=True)
        for part in ("scalars", "rows", "bodies", "options"):
            assert np.array_equal(getattr(one.seen, part), getattr(two.seen, part))
        assert abs(shares(one).sum() - 1) < 1e-5
    with pytest.raises(CardError, match="was recorded for"):
        load(path, "something else")


def wish(**more: int) -> Wish:
    return Wish(GAMES[0], **{"teacher": "random", "games": 4, "passes": 2, "rounds": 2, "round_games": 2, "seed": 4} | more)  # type: ignore[arg-type]


def ran(folder: Path, *wishes: Wish) -> dict[str, np.ndarray]:
    for one in wishes:
        Trainer(one, folder, lambda line: None).run()
    with np.load(folder / "learned.npz") as file:
        return {name: file[name] for name in file.files if name != "made"}


def test_a_run_that_was_stopped_ends_as_one_that_was_not(tmp_path: Path) -> None:
    whole = ran(tmp_path / "whole", wish())
    # The rate falls over all passes, so a run is stopped by a file that is gone, not by asking for fewer.
    part = tmp_path / "part"
    stopped = Trainer(wish(), part, lambda line: None)
    stopped.round = lambda: (_ for _ in ()).throw(KeyboardInterrupt)  # type: ignore[method-assign, assignment, return-value]
    with pytest.raises(KeyboardInterrupt):
        stopped.run()
    gone_on = ran(part, wish(rounds=1), wish())
    assert whole.keys() == gone_on.keys()
    for name in whole:
        assert np.array_equal(whole[name], gone_on[name]), name
    assert (part / "curves.csv").read_text("utf-8") == (tmp_path / "whole" / "curves.csv").read_text("utf-8")
    with (part / "curves.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["stage"] for row in rows] == ["teacher", "teacher", "self", "self"]
    assert ElementTree.parse(part / "curves.svg").getroot().tag.endswith("svg")
    with pytest.raises(CardError, match="begun with seed 4, not 5: give another folder"):
        Trainer(wish(seed=5), part, lambda line: None)
    columns = Trainer(wish(), part, lambda line: None).columns
    assert weights.load(part / "learned.npz", columns).weights


def test_it_learns_what_a_teacher_does(tmp_path: Path) -> None:
    """A teacher that always takes the same kind of option is soon understood."""
    lessons = taught(GAMES[0])
    lessons.noted = lessons.noted[:40]
    for one in lessons.noted:
        one.chosen = int(one.seen.options[:, 0].argmax())
    trainer = Trainer(wish(passes=60), tmp_path, lambda line: None)
    before = trainer.measure(lessons)
    for _ in range(60):
        trainer.go_through(lessons, lessons)
    after = trainer.measure(lessons)
    assert after[0] < before[0] / 2
    assert after[2] > max(0.8, before[2])


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["train", "--game", GAMES[0], "--out", str(tmp_path / "run"), "--teacher", "random", "--games", "2"]
    assert main([*words, "--passes", "1"]) == 0
    assert "weights: " in capsys.readouterr().out
    for more, said in (
        (["--games", "0"], "--games must be a number from 1 on, not 0"),
        (["--rate", "2"], "--rate must be between 0 and 1, not 2"),
        (["--teacher", "nobody"], "unknown player 'nobody'"),
        (["--seed", "9"], "begun with seed 1, not 9"),
    ):
        assert main([*words, *more]) == 2
        assert said in capsys.readouterr().err
