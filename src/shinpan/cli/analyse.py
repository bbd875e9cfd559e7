"""``analyse``: where a saved game was lost, or what to do in the position it stands in."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from ..analysis import Grades, grade, study
from ..games.base import CardError
from ..games.telling import TOLD_IN
from ..match import Match
from ..match.resting import loaded
from .keeping import load

WORST = 5
"""Choices that are told of a graded game."""


def analyse(arguments: argparse.Namespace) -> int:
    """The command."""
    lang = arguments.lang or "en"
    if lang not in TOLD_IN:
        raise CardError(f"games are not told in {lang!r} (languages: {', '.join(TOLD_IN)})")
    if not 0.0 < arguments.seconds <= 60.0:
        raise CardError(f"--seconds {arguments.seconds:g}: from 0.001 to 60 seconds a decision")
    match, _ = load(Path(arguments.file))
    loaded()
    if arguments.at is None:
        return game(match, arguments, lang)
    made = len(match.choices)
    if not 0 <= arguments.at <= made:
        raise CardError(f"--at {arguments.at}: {made} choices were made in this game")
    chosen = match.choices[arguments.at] if arguments.at < made else -1  # which is also said of one who gives up
    found = study(match.past(arguments.at), arguments.seconds, lang, chosen if chosen >= 0 else None)
    if arguments.json:
        print(json.dumps(found.data() if found is not None else None, ensure_ascii=False))
    elif found is None:
        print("there is nothing to think about here")
    else:
        tell(match, found)
    return 0


def game(match: Match, arguments: argparse.Namespace, lang: str) -> int:
    """Grades a whole game."""
    found = list(grade(match, arguments.seconds, lang))
    if arguments.json:
        print(json.dumps({"game": match.game.name, "decisions": [row.data() for row in found]}, ensure_ascii=False))
        return 0
    for player in (0, 1):
        own = [row for row in found if row.player == player]
        lost = sum(row.loss for row in own)
        words = ", ".join(counted(sum(row.word == word for row in own), word) for word in ("blunder", "mistake", "slip"))
        mean = 100 * lost / len(own) if own else 0.0
        print(f"{match.names[player]}: {counted(len(own), 'decision')}, {mean:.1f} points lost at each, {words}")
    worst = sorted((row for row in found if row.word), key=lambda row: (-row.loss, row.at))[:WORST]
    for row in worst:
        print()
        tell(match, row)
    return 0


def counted(count: int, word: str) -> str:
    """So many of something.

    >>> counted(1, "slip"), counted(2, "slip")
    ('1 slip', '2 slips')
    """
    return f"{count} {word}{'' if count == 1 else 's'}"


def tell(match: Match, row: Grades) -> None:
    """One decision in words."""
    print(f"choice {row.at}, turn {row.turn}, {match.names[row.player]}: {100 * row.wins:.0f} % with the best choice")
    if row.taken is not None:
        lost = f", a {row.word} that costs {100 * row.loss:.0f} points" if row.word else ""
        print(f"  chosen: {row.taken.text} ({100 * row.taken.wins:.0f} %{lost})")
    for choice in row.best:
        print(f"  {100 * choice.wins:3.0f} %  {choice.text}")
        if len(choice.line) > 1:
            print(f"         then: {'; '.join(choice.line[1:])}")
