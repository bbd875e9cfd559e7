"""What the engine understands of a card file."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

from ..games.base import CardError, Game
from .cards import built, card_files, read_rows
from .names import names
from .transfer import Transfer, transfer
from .verdicts import Reports, Verdicts, key


@dataclass
class Item:
    """One card: ``full``, ``partial`` or ``none``, and the sentences that were not understood."""

    id: str
    status: str
    unread: list[str]


@dataclass
class Report:
    """The reading of some card files."""

    game: str
    lang: str
    items: list[Item] = field(default_factory=list)
    sentences: int = 0
    seconds: float = 0.0
    notes: list[str] = field(default_factory=list)
    transfer: Transfer | None = None

    @property
    def full(self) -> int:
        """How many cards were read to the last sentence."""
        return sum(item.status == "full" for item in self.items)

    @property
    def read(self) -> int:
        """How many sentences were read."""
        return self.sentences - sum(len(item.unread) for item in self.items)

    def json(self) -> dict[str, Any]:
        """The report in the public shape."""
        found: dict[str, Any] = {
            "game": self.game,
            "lang": self.lang,
            "cards": len(self.items),
            "full": self.full,
            "sentences": self.sentences,
            "read": self.read,
            "seconds": round(self.seconds, 3),
            "items": [{"id": item.id, "status": item.status, "unread": item.unread} for item in self.items],
            "notes": self.notes,
        }
        if self.transfer is not None:
            found["transfer"] = self.transfer.json()
        return found

    @staticmethod
    def from_json(data: Any) -> Report | None:
        """A report from its public shape; None if that is not one."""
        try:
            items = [
                Item(str(item["id"]), str(item["status"]), [str(text) for text in item["unread"]]) for item in data["items"]
            ]
            return Report(
                str(data["game"]), str(data["lang"]), items, int(data["sentences"]), 0.0, [str(n) for n in data["notes"]]
            )
        except (TypeError, KeyError, ValueError):
            return None

    def blocking(self) -> list[tuple[int, int, str]]:
        """Unread sentences: (cards it alone blocks, cards it stands on, sentence), the worst first."""
        alone: Counter[str] = Counter()
        total: Counter[str] = Counter()
        for item in self.items:
            different = set(item.unread)
            total.update(different)
            if len(different) == 1:
                alone.update(different)
        return sorted(((alone[s], total[s], s) for s in total), key=lambda row: (-row[0], -row[1], row[2]))


def with_transfer(report: Report, game: Game, paths: Sequence[Path], format: str | None = None) -> Report:
    """A report that also says what is understood of each set by what the others taught."""
    start = perf_counter()
    merged = read_rows(paths, report.lang, format, game)
    report.transfer = transfer(game, merged, report.lang, {item.id: item.status == "full" for item in report.items})
    report.seconds += perf_counter() - start
    return report


def read_cards(game: Game, paths: Sequence[Path], lang: str | None = None, format: str | None = None) -> Report:
    """Reads card files and says what was understood."""
    language = lang or game.default_lang
    languages = (*game.languages, *game.begun)
    if language not in languages:
        raise CardError(f"{game.name} cards cannot be read in {language!r} (languages: {', '.join(languages)})")
    start = perf_counter()
    reports = Reports(game, [file for path in paths for file in card_files(path)], language, format)
    again = Report.from_json(reports.get())
    if again is not None and names(game).kept:
        again.seconds = perf_counter() - start
        return again
    merged = read_rows(paths, language, format, game)
    names(game).note(merged.called)
    if merged.foreign:
        raise CardError(f"{merged.notes[0]} ({game.name} was asked for)")
    report = Report(game.name, language, notes=merged.notes)
    start = perf_counter()
    verdicts = Verdicts(game)
    collecting = gc.isenabled()
    gc.disable()  # meanings hold no cycles, and looking for some takes a quarter of the time
    try:
        for identity, row in merged.rows.items():
            name = key(row, language)
            known = verdicts.get(name)
            if known is None:
                face = built(game, merged, identity, language)
                unread = list(game.unread(face))
                sentences = max(game.sentences(face), len(unread))
                verdicts.add(name, sentences, unread)
            else:
                sentences, unread = known
            report.sentences += sentences
            status = "full" if not unread else "none" if len(unread) == sentences else "partial"
            report.items.append(Item(identity, status, unread))
    finally:
        verdicts.save()
        if collecting:
            gc.enable()
    report.seconds = perf_counter() - start
    reports.keep(report.json())
    return report
