"""The database: what is answered is written, and what cannot be written stands in nobody's way."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from serving import run
from shinpan.library import game, starter_deck
from shinpan.server import store
from shinpan.server.hall import Hall
from shinpan.server.refusing import Trouble
from shinpan.server.settings import Settings
from shinpan.server.store import Job, Store


def choice(number: int, value: int = 0) -> tuple[Any, dict[str, Any]]:
    return store.NEW_CHOICE, {"match": "m", "number": number, "value": value, "clock": None, "made": 0.0}


def numbers(kept: Store) -> list[int]:
    return [row.number for row in kept._read(lambda c: c.execute(select(store.CHOICES).order_by(store.CHOICES.c.number)).all())]


def test_what_cannot_be_written_stands_in_nobodys_way(tmp_path: Path) -> None:
    kept = Store(f"sqlite:///{tmp_path / 'x.sqlite3'}")

    async def work() -> list[Any]:
        await kept.write(choice(0))
        jobs = [kept.write(choice(number % 40), choice(1000 + number)) for number in range(60)]
        return await asyncio.gather(*jobs, return_exceptions=True)

    answers = run(work())
    failed = [number for number, answer in enumerate(answers) if answer is not None]
    assert failed == [0, *range(40, 60)], "a number that is there already is refused, and all that was to be written with it"
    assert numbers(kept) == [*range(40), *range(1001, 1040)]
    kept.close()
    again = Store(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    assert len(numbers(again)) == 79
    run(again.write((store.TAKE_BACK, {"in_match": "m", "first": 30})))
    assert numbers(again) == list(range(30))
    again.close()


def test_a_file_is_written_so_that_a_power_cut_loses_nothing(tmp_path: Path) -> None:
    kept = Store(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    pragmas = {
        name: kept._read(lambda c, name=name: c.exec_driver_sql(f"PRAGMA {name}").scalar())  # type: ignore[misc]
        for name in ("journal_mode", "synchronous")
    }
    kept.close()
    assert pragmas == {"journal_mode": "wal", "synchronous": 2}


@pytest.mark.parametrize("url", ["nonsense", "mysql://a/b", "oracle://x"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(store.CardError):
        Store(url)


def test_a_database_that_is_locked_is_waited_for_once(tmp_path: Path) -> None:
    """Whatever waits is refused together: not each after a time of its own."""
    file = tmp_path / "x.sqlite3"
    kept = Store(f"sqlite:///{file}")
    other = sqlite3.connect(file, isolation_level=None)

    async def work() -> list[Any]:
        await kept.write(choice(0))
        other.execute("BEGIN IMMEDIATE")
        answers = await asyncio.gather(*(kept.write(choice(1 + n)) for n in range(20)), return_exceptions=True)
        other.execute("ROLLBACK")
        await kept.write(choice(50))
        return answers

    start = time.monotonic()
    answers = run(work())
    assert time.monotonic() - start < 3 * store.WAIT
    assert all(isinstance(answer, Trouble) and "locked by another program" in answer.reason for answer in answers)
    assert numbers(kept) == [0, 50]
    other.close()
    kept.close()


def test_a_database_that_cannot_grow(tmp_path: Path) -> None:
    """As on a full disk."""
    kept = Store(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    assert kept.held is not None
    pages = kept.held.exec_driver_sql("PRAGMA page_count").scalar()
    kept.held.exec_driver_sql(f"PRAGMA max_page_count={pages}")
    kept.held.commit()

    async def fill() -> tuple[int, str]:
        number = 0
        try:
            while True:
                await kept.write(*(choice(number + n) for n in range(50)))
                number += 50
        except Trouble as trouble:
            return number, trouble.reason

    number, said = run(fill())
    assert "the disk of the server is full" in said
    assert numbers(kept) == list(range(number))
    kept.held.exec_driver_sql("PRAGMA max_page_count=100000")
    kept.held.commit()
    run(kept.write(choice(number)))
    assert numbers(kept) == list(range(number + 1))
    kept.close()


def test_one_server_at_a_time(tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite3"
    first = Store(f"sqlite:///{file}")
    with pytest.raises(store.CardError, match="another server is at work on this database"):
        Store(f"sqlite:///{file}")
    run(first.write(choice(0)))
    # Where the lock is taken away by force, the one that came later has the database, and the other writes nothing more.
    Path(f"{file}.lock").unlink()
    second = Store(f"sqlite:///{file}")
    run(second.write(choice(1)))
    with pytest.raises(Trouble, match="another server has taken over"):
        run(first.write(choice(2)))
    assert "taken over" in run(first.trouble())
    assert run(second.trouble()) == ""
    assert numbers(second) == [0, 1]
    first.close()
    second.close()
    Store(f"sqlite:///{file}").close()


class Broken(Store):
    """A store whose connection breaks off after a commit, before anybody hears of it."""

    breaks = False

    def _commit(self, jobs: Sequence[Job]) -> None:
        super()._commit(jobs)
        if self.breaks:
            self.breaks = False
            raise store.Lost("the database cannot be used now")


def test_what_was_written_although_it_was_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who was refused may choose otherwise: what may be there of the first choice is taken away with it."""
    monkeypatch.setattr("shinpan.server.hall.Store", Broken)
    url = f"sqlite:///{tmp_path / 'x.sqlite3'}"

    async def work() -> None:
        hall = Hall(Settings(database=url, thinkers=0))
        assert isinstance(hall.store, Broken)
        rules = game("divinecross")
        decks = (starter_deck(rules, "ember"), starter_deck(rules, "tide"))
        table, _, _ = await hall.open(rules, "hotseat", ("A", "B"), decks, seed=3)
        for _ in range(3):
            await table.choose("both", table.n, 0)
        n = table.n
        hall.store.breaks = True
        with pytest.raises(Trouble):
            await table.choose("both", n, 0)
        assert table.n == n and len(numbers(hall.store)) > n, "it is there, and nobody was told"
        hall.store.breaks = True
        with pytest.raises(Trouble):
            await table.say("both", "first")
        assert table.decision is not None
        await table.choose("both", n, len(table.decision.options) - 1)
        await table.say("both", "second")
        assert table.match is not None
        made, mark = table.match.choices, table.match.fingerprint()
        hall.close()
        again = Hall(Settings(database=url, thinkers=0))
        found = await again.find(table.id)
        assert found is not None and found.match is not None
        assert (found.match.choices, found.match.fingerprint()) == (made, mark)
        assert [line["text"] for line in found.chat] == ["second"]
        again.close()

    run(work())
