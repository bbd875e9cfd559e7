"""``play``: sets up a game for the terminal."""

from __future__ import annotations

import argparse
import random
import sys
from datetime import date
from pathlib import Path

from ..games.base import CardError, Game
from ..games.boards import Names
from ..games.fields import short
from ..games.telling import TOLD_IN
from ..library import (
    EDITIONS,
    Deck,
    Restrictions,
    legality,
    pool,
    read_deck,
    read_restrictions,
    starter_deck,
    starter_decks,
)
from ..library import game as find_game
from ..library.decks import faces_with
from ..match import Match
from ..match.resting import loaded
from ..players import known
from ..table.edition import Edition
from .keeping import load
from .show import print_left_out
from .terminal import Terminal


def play(arguments: argparse.Namespace) -> int:
    """The command."""
    game = find_game(arguments.game)
    edition_of(game, arguments)
    lang = arguments.lang or "en"
    if lang not in TOLD_IN:
        raise CardError(f"games are not told in {lang!r} (languages: {', '.join(TOLD_IN)})")
    known(arguments.against, game)
    if arguments.load:
        match, setting = load(Path(arguments.load))
        against = str(setting.get("against", arguments.against))
        hotseat = bool(setting.get("hotseat", arguments.hotseat))
    else:
        match, against, hotseat = begin(game, arguments), arguments.against, arguments.hotseat
    loaded()
    return Terminal(match, against, hotseat, lang).run()


def begin(game: Game, arguments: argparse.Namespace) -> Match:
    """Lays a new game."""
    lang = arguments.lang or "en"
    seed = arguments.seed if arguments.seed is not None else random.randrange(1 << 31)
    names = starter_decks(game)
    files = [Path(path) for path in arguments.cards]
    faces = faces_with(game, files) if files else None
    if files:
        print_left_out(pool(game, files).merged.left)
    mine = read_deck(game, arguments.deck, faces) if arguments.deck else starter_deck(game, names[0])
    if arguments.their_deck:
        theirs = read_deck(game, arguments.their_deck, faces)
    else:
        theirs = starter_deck(game, random.Random(seed).choice([name for name in names if name != mine.name]))
    restrictions = restricted(arguments.restrictions, arguments.on)
    book = edition_of(game, arguments)
    for deck in (mine, theirs):
        refuse_illegal(game, deck, restrictions, book)
        for note in game.newer(deck.cards, book):
            print(f"note: {note}", file=sys.stderr)
    say = Names((), lang).say
    seats = say("Player {n}", n=1), say("Player {n}", n=2)
    people = seats if arguments.hotseat else (say("You"), arguments.against.capitalize())
    decks = [f"{person}: {title(deck)}" for person, deck in zip(people, (mine, theirs))]
    print(say("{one}. {other}. Seed {seed}.", one=decks[0], other=decks[1], seed=seed))
    return Match(game, [mine.cards, theirs.cards], seed=seed, names=people, edition=book.name)


def edition_of(game: Game, arguments: argparse.Namespace) -> Edition:
    """The edition that is named, also in place of the game; else what is played where players sit down."""
    return game.table_book(arguments.edition or (arguments.game if arguments.game in EDITIONS else ""))


def restricted(file: str | None, day: str | None) -> Restrictions | None:
    """The list the decks must keep to, on a day."""
    if file is None:
        if day is not None:
            raise CardError("--on says the day of a restriction list: give one with --restrictions")
        return None
    try:
        on = date.fromisoformat(day) if day is not None else None
    except ValueError:
        raise CardError(f"--on: a day is like 2026-04-04, not {short(day)}") from None
    found = read_restrictions(Path(file), on)
    for note in found.notes:
        print(f"note: {note}", file=sys.stderr)
    return found


def refuse_illegal(game: Game, deck: Deck, restrictions: Restrictions | None = None, edition: Edition | None = None) -> None:
    """Only legal decks are played."""
    problems = legality(game, deck, restrictions, edition)
    if problems:
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        raise CardError(f"deck {deck.name}: not legal: {problems[0]}{more}")
    unread = [face.id for face in deck.cards if game.unread(face)]
    if unread:
        raise CardError(f"deck {deck.name}: card {unread[0]} has text the engine does not understand (see: shinpan cards show)")


def title(deck: Deck) -> str:
    """A deck's name for people."""
    return f"{deck.name} ({deck.title})" if deck.title else deck.name
