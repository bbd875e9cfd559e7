"""Counting games: shares with their intervals, by deck, player, seat, length and card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from .plan import Meeting
from .records import Record
from .run import Run

Z95: Final = 1.959963984540054
"""95 % of a normal distribution lie within so many standard deviations."""


def wilson(score: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval of a share; a drawn game is half a win. Without games, anything is possible.

    >>> [round(limit, 4) for limit in wilson(8, 10)], [round(limit, 4) for limit in wilson(0, 10)]
    ([0.4902, 0.9433], [0.0, 0.2775])
    """
    if games <= 0:
        return 0.0, 1.0
    share = score / games
    middle = share + z * z / (2 * games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    below = 1 + z * z / games
    return max(0.0, (middle - half) / below), min(1.0, (middle + half) / below)


def deviation(scores: Sequence[float]) -> float | None:
    """The standard error of a mean, from how much the blocks differ; None for fewer than two.

    >>> round(deviation([0.0, 1.0, 0.5, 0.5]) or 0, 3), deviation([1.0])
    (0.204, None)
    """
    count = len(scores)
    if count < 2:
        return None
    mean = sum(scores) / count
    return sqrt(sum((score - mean) ** 2 for score in scores) / (count - 1) / count)


@dataclass
class Share:
    """Games of one of two sides."""

    games: int = 0
    wins: list[int] = field(default_factory=lambda: [0, 0])
    draws: int = 0

    def add(self, record: Record, seat: int) -> None:
        """Counts a game, with the seat of the first side."""
        self.games += 1
        if record.winner < 0:
            self.draws += 1
        else:
            self.wins[0 if record.winner == seat else 1] += 1

    @property
    def score(self) -> float:
        """Wins of the first side, and half of the draws."""
        return self.wins[0] + self.draws / 2

    @property
    def value(self) -> float:
        """Its share; a half where nothing was played."""
        return self.score / self.games if self.games else 0.5

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share."""
        return wilson(self.score, self.games)

    def data(self) -> dict[str, Any]:
        """For JSON."""
        low, high = self.interval()
        return {"games": self.games, "wins": self.wins, "draws": self.draws, "low": rounded(low), "high": rounded(high)}


def rounded(value: float) -> float:
    """A share as it is printed."""
    return round(value, 6)


def good(records: Iterable[Record]) -> list[Record]:
    """Those in which the engine made no fault."""
    return [record for record in records if not record.fault]


# ------------------------------------------------------------------ pairs and players


def deck_seat(meeting: Meeting, record: Record) -> int:
    """The seat of the first deck of a pair; in a mirror match that of the first player."""
    if not meeting.mirror:
        return record.decks.index(meeting.decks[0])
    return record.players.index(meeting.players[0])


def first_wins(records: Sequence[Record]) -> float | None:
    """The share of whoever goes first."""
    begun = [record for record in records if record.first >= 0]
    return sum(record.score(record.first) for record in begun) / len(begun) if begun else None


def pair_data(run: Run, pair: tuple[int, int]) -> dict[str, Any]:
    """What is known of a pair of decks, over all players."""
    share, records, scores = Share(), [], []
    for number, meeting in enumerate(run.meetings):
        if meeting.decks != pair:
            continue
        for block in run.counted(number):
            games = good(block)
            for record in games:
                share.add(record, deck_seat(meeting, record))
            if games:
                scores.append(sum(record.score(deck_seat(meeting, record)) for record in games) / len(games))
            records += games
    first, error = first_wins(records), deviation(scores)
    return {
        "decks": [run.plan.decks[deck] for deck in pair],
        **share.data(),
        "first_player_wins": None if first is None else rounded(first),
        "turns": round(sum(record.turns for record in records) / len(records), 3) if records else None,
        "standard_error": None if error is None else rounded(error),
    }


def against(run: Run, players: tuple[int, int], mirrors: bool = False) -> Share:
    """One player against another, over all pairs of decks or mirror matches only."""
    share = Share()
    for number, meeting in enumerate(run.meetings):
        if meeting.players == players and (meeting.mirror or not mirrors):
            for block in run.counted(number):
                for record in good(block):
                    seat = record.players.index(players[0]) if players[0] != players[1] else deck_seat(meeting, record)
                    share.add(record, seat)
    return share


def players_data(run: Run) -> dict[str, Any]:
    """How the players did. Of one player alone, the wins are those with the first and the second deck of each pair."""
    names, versus = run.plan.players, run.plan.versus
    shares = [against(run, pair) for pair in versus]
    if len(versus) == 1:
        found = {"names": [names[player] for player in versus[0]], **shares[0].data()}
        mirrors = against(run, versus[0], mirrors=True)
        if mirrors.games:
            found["mirrors"] = mirrors.data()
        return found
    wins = [0] * len(names)
    for (first, second), share in zip(versus, shares):
        wins[first] += share.wins[0]
        wins[second] += share.wins[1]
    met = [{"names": [names[p], names[q]], **share.data()} for (p, q), share in zip(versus, shares)]
    games, draws = sum(share.games for share in shares), sum(share.draws for share in shares)
    return {"names": list(names), "games": games, "wins": wins, "draws": draws, "pairs": met}


def questions(run: Run) -> list[dict[str, Any]]:
    """What was asked and found where the run was to stop by itself."""
    found = []
    for group in run.groups:
        if group.decider is None:
            continue
        meeting = run.meetings[group.meetings[0]]
        low, high = group.limits()
        several = len(run.plan.players) > 1
        names = [run.plan.players[p] for p in meeting.players] if several else [run.plan.decks[d] for d in meeting.decks]
        found.append(
            {
                "players" if several else "decks": names,
                "points": group.decider.points,
                "better": group.verdict or "undecided",
                "games": len(group.scores) * len(group.meetings) * run.plan.size,
                "low": rounded(low),
                "high": rounded(high),
            }
        )
    return found


def answer(part: dict[str, Any]) -> str:
    """What was found of a question, in words.

    >>> answer({"decks": ["ember", "tide"], "points": 2, "better": "first"})
    'ember is better than tide by more than 2 points'
    """
    first, second = part.get("players") or part["decks"]
    lead = f"by more than {part['points']:g} points" if part["points"] else "at all"
    return {
        "first": f"{first} is better than {second} {lead}",
        "second": f"{second} is better than {first} {lead}",
        "neither": f"neither of {first} and {second} is better {lead}",
        "undecided": f"{first} and {second}: not decided whether one is better {lead}",
    }[str(part["better"])]


def summary(run: Run) -> dict[str, Any]:
    """All that ``--json`` prints."""
    faults = [record for _, _, record in run.records() if record.fault]
    found: dict[str, Any] = {
        "game": run.job.game,
        "edition": run.job.edition,
        "players": players_data(run),
        "pairs": [pair_data(run, pair) for pair in run.plan.pairs],
    }
    asked = questions(run)
    if asked:
        found["decided"] = asked
    return {
        **found,
        "seed": run.plan.seed,
        "lists": "open" if run.job.study is None else "unknown",
        "complete": run.complete,
        "faults": len(faults),
        "seconds": round(run.seconds, 3),
        "games_per_s": round(run.fresh / run.seconds, 2) if run.seconds > 0 else 0.0,
    }


# ------------------------------------------------------------------ cards


@dataclass
class Count:
    """Games and what was made of them."""

    games: int = 0
    score: float = 0.0

    def add(self, score: float) -> None:
        """One more."""
        self.games += 1
        self.score += score

    @property
    def value(self) -> float:
        """The share; a half where there is nothing."""
        return self.score / self.games if self.games else 0.5


@dataclass
class CardCount:
    """A card of a deck: the games that began with it in hand, in which it came later, and in which it was played."""

    deck: str
    number: str
    name: str
    copies: int
    opening: Count = field(default_factory=Count)
    drawn: Count = field(default_factory=Count)
    played: Count = field(default_factory=Count)
    unseen: Count = field(default_factory=Count)
    """Neither in the opening hand nor drawn."""


def card_counts(run: Run) -> list[CardCount]:
    """Every card of every deck. A game counts once for a card, however many copies were there."""
    found: list[list[CardCount]] = []
    for deck, name in enumerate(run.plan.decks):
        keys = run.job.decks[deck]
        rows = {str(run.job.cards[key]["id"]): run.job.cards[key] for key in keys}
        copies = [str(run.job.cards[key]["id"]) for key in keys]
        found.append([CardCount(name, n, name_of(rows[n]), copies.count(n)) for n in run.job.numbers(deck)])
    for _, _, record in run.records():
        if record.fault:
            continue
        for seat, deck in enumerate(record.decks):
            score = record.score(seat)
            for place in record.opening[seat]:
                found[deck][place].opening.add(score)
            for place in record.drawn[seat]:
                found[deck][place].drawn.add(score)
            for place in record.played[seat]:
                found[deck][place].played.add(score)
            seen = {*record.opening[seat], *record.drawn[seat]}
            for place, count in enumerate(found[deck]):
                if place not in seen:
                    count.unseen.add(score)
    return [count for deck in found for count in deck]


def name_of(row: dict[str, Any]) -> str:
    """What a card is called, in English too where that is known."""
    names = dict.fromkeys(str(name) for name in (row.get("name_en"), row.get("name")) if name)
    return " / ".join(names)


def deck_counts(run: Run) -> dict[str, Count]:
    """What each deck made of all its games, which the figures of its cards are compared with."""
    found = {name: Count() for name in run.plan.decks}
    for _, _, record in run.records():
        if not record.fault:
            for seat, deck in enumerate(record.decks):
                found[run.plan.decks[deck]].add(record.score(seat))
    return found
