"""The database: what is answered is written, and what cannot be written stands in nobody's way."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from serving import run
from shinpan.server import store
from shinpan.server.store import Store


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
