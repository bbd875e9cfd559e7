"""A match: a game between two players that stops at every decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from .. import __version__
from ..games.base import Game
from ..library.registry import game as find
from ..table.cards import REF, Face
from ..table.decisions import Decision, Option, Seat
from ..table.table import Table
from .errors import BadSave, Differs, GameIsOver, IllegalChoice, MatchError, differs
from .fingerprint import EVERY, fingerprint
from .outcome import Outcome, outcome_of
from .pausing import Anchor, Checking, Engine, Pause
from .resting import Resting
from .saves import Saved, read, write
from .telling import event_data, hears

FAR: Final = 10
"""So many free actions apart a match without a log keeps tables to come back to …"""
NEAR: Final = 3
"""… and so many, once it was copied in the midst of an action: who does that will do it again."""


class Match:
    """A game being played. It always stands at a decision, or is over.

    A match is its header (game, edition, decks, seed) and the choices made. ``quiet`` leaves out the log
    and the reasons why something is not offered, which search has no use for. ``thorough`` asks
    players also where they can only pass but hidden cards might have let them do more: who is
    not asked would tell of them.

    >>> from shinpan.library import game, starter_deck
    >>> divinecross = game("divinecross")
    >>> decks = [starter_deck(divinecross, "ember").cards, starter_deck(divinecross, "tide").cards]
    >>> match = Match(divinecross, decks, seed=7)
    >>> match.decision.player in (0, 1)
    True
    """

    def __init__(
        self,
        game: Game,
        decks: Sequence[Sequence[Face]],
        seed: int = 0,
        names: Sequence[str] = ("Player 1", "Player 2"),
        quiet: bool = False,
        thorough: bool = False,
        edition: str = "",
        _twin: Match | None = None,
        _length: int = -1,
    ) -> None:
        if len(decks) != 2:
            raise MatchError(f"a match is played with two decks, not {len(decks)}")
        if len(names) != 2:
            raise MatchError(f"a match has two players, not {len(names)}")
        if len(decks[0]) + len(decks[1]) > REF:
            raise MatchError(f"there is room for no more than {REF} cards on a table")
        self.game = game
        self.edition: Final = game.book(edition)
        """The rule book it is played by."""
        self.seed = seed
        self.quiet = quiet
        self.thorough = thorough
        self.differs = ""
        """Of a match that was loaded only as far as it is the same game: what is to be said of the rest."""
        self._decision: Decision | None = None
        self._engine: Engine | None = None
        self._laid: Table | None = None
        self._due: list[int] | None = None
        """Of a copy that nobody has made use of yet: the choices that lead here."""
        self._seat = Pause(None, [], -1, 1)
        self._shares = True
        """Whether the free actions it knows of are its own, or of a match with a log while it has none."""
        if _twin is None:
            self.decks: list[list[Face]] = [list(deck) for deck in decks]
            self.names: list[str] = list(names)
            self._restore(None, [])
            return
        self.decks = _twin.decks
        self.names = _twin.names
        decision = _twin._decision
        anchor = _twin._seat.anchor
        self._shares = _twin._shares and quiet == _twin.quiet
        if _length >= 0:
            self._restore(anchor, _twin._table.choices[:_length])
            return
        if decision is None or not decision.free:
            # In the midst of an action the way here is gone again, once somebody makes use of the copy.
            _twin._seat.apart = min(_twin._seat.apart, NEAR)
            self._due = _twin._due if _twin._due is not None else _twin._table.choices.copy()
            self._seat = Pause(anchor, [], -1, apart(quiet))
            self._decision = decision
            return
        # At a free action the table is copied, and not even run before the copy is played with.
        table = _twin._table.fork()
        if quiet:
            hush(table)
        self._sit(table, Pause(anchor, [], len(table.events), apart(quiet)))
        self._decision = decision

    # ---------------------------------------------------------------- where it stands

    @property
    def decision(self) -> Decision | None:
        """What is to be decided now, and by whom; None when the game is over."""
        return self._decision

    @property
    def table(self) -> Table:
        """The table itself, hidden cards and all. For players' eyes there is :meth:`view`."""
        return self._table

    @property
    def choices(self) -> list[int]:
        """The choices made so far, as a new list: indices of options, or -1 - p where player p conceded."""
        return self._table.choices.copy()

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return outcome_of(self._table) if self._table.over else None

    def view(self, player: int | None = None, tags: bool = False) -> dict[str, Any]:
        """All that a player (None: a spectator) may see; ``tags`` as in :meth:`Game.view`."""
        table = self._table
        recording = table.recording
        table.recording = False  # looking is no event, even where it works out what an effect does
        try:
            return self.game.view(table, player, tags)
        finally:
            table.recording = recording

    def log(self, player: int | None = None, lang: str = "en") -> list[str]:
        """What happened, as a judge would tell it to this player (None: to a spectator)."""
        lines = [self.game.tell(event, player, lang, self.edition) for event in self._table.events if hears(event, player)]
        return [line for line in lines if line]

    def events(self, player: int | None = None) -> list[dict[str, Any]]:
        """What happened, as data: dicts with ``event``, ``rule``, and what this player may know of the rest."""
        return [event_data(self._table, event, player) for event in self._table.events if hears(event, player)]

    # ---------------------------------------------------------------- playing

    def choose(self, choice: int | Option) -> None:
        """Answers the decision with one of its options, or the index of one.

        >>> from shinpan.library import game, starter_deck
        >>> divinecross = game("divinecross")
        >>> decks = [starter_deck(divinecross, "ember").cards, starter_deck(divinecross, "tide").cards]
        >>> match = Match(divinecross, decks, seed=7)
        >>> match.choose(0)
        >>> match.choose(99)
        Traceback (most recent call last):
            ...
        shinpan.match.errors.IllegalChoice: there is no option 99: the options are 0 to ...
        """
        decision = self._decision
        if decision is None:
            raise GameIsOver("the game is over: there is nothing to choose")
        index = index_of(decision, choice)
        self._answer(decision, index)

    def ask(self, seat: Seat) -> int:
        """What a bot would answer to the decision: the index of an option. It sees the last free action too, if it wants to."""
        decision = self._decision
        if decision is None:
            raise GameIsOver("the game is over: there is nothing to ask")
        anchor = self._seat.anchor
        if anchor is not None and not decision.free and seat.watches():
            seat.watch(anchor.table if anchor.table is not None else self.past(anchor.length).table)
        with Resting():
            return seat.choose(self._table, decision)

    def concede(self, player: int) -> None:
        """A player leaves the game, whoever is to decide."""
        if player != 0 and player != 1:
            raise MatchError(f"there is no player {player}: players are 0 and 1")
        decision = self._decision
        if decision is None:
            raise GameIsOver("the game is over: nobody can concede")
        self._answer(decision, -1 - player)

    def undo(self, n: int = 1) -> None:
        """Takes back the last n choices, whoever made them.

        >>> from shinpan.library import game, starter_deck
        >>> divinecross = game("divinecross")
        >>> decks = [starter_deck(divinecross, "ember").cards, starter_deck(divinecross, "tide").cards]
        >>> match = Match(divinecross, decks, seed=7)
        >>> before = match.view(0)
        >>> match.choose(0)
        >>> match.undo()
        >>> match.view(0) == before
        True
        """
        choices = self._table.choices
        if n < 1:
            raise MatchError(f"{n} choices cannot be taken back")
        if n > len(choices):
            raise MatchError(f"{n} choices cannot be taken back: {len(choices)} were made")
        self._restore(self._seat.anchor, choices[: len(choices) - n])

    def fork(self, quiet: bool = False) -> Match:
        """An independent copy that stands where this match stands; with ``quiet``, one that keeps no log from here on.

        >>> from shinpan.library import game, starter_deck
        >>> divinecross = game("divinecross")
        >>> decks = [starter_deck(divinecross, "ember").cards, starter_deck(divinecross, "tide").cards]
        >>> match = Match(divinecross, decks, seed=7)
        >>> other = match.fork()
        >>> other.choose(0)
        >>> len(match.choices), len(other.choices)
        (0, 1)
        """
        return Match(self.game, self.decks, self.seed, self.names, quiet or self.quiet, self.thorough, self.edition.name, self)

    def past(self, length: int) -> Match:
        """An independent copy without a log that stands where this match stood after so many choices.

        >>> from shinpan.library import game, starter_deck
        >>> divinecross = game("divinecross")
        >>> decks = [starter_deck(divinecross, "ember").cards, starter_deck(divinecross, "tide").cards]
        >>> match = Match(divinecross, decks, seed=7)
        >>> before = match.view(0)
        >>> match.choose(0)
        >>> match.past(0).view(0) == before
        True
        """
        made = len(self._table.choices)
        if not 0 <= length <= made:
            raise MatchError(f"there is no state after {length} choices: {made} were made")
        if length == made:
            return self.fork(quiet=True)
        return Match(self.game, self.decks, self.seed, self.names, True, self.thorough, self.edition.name, self, length)

    # ---------------------------------------------------------------- keeping

    def thin(self, recent: int = 8, apart: int = 16) -> None:
        """Lets go of tables kept to come back to: those of the last free actions stay, before them one in ``apart`` choices.

        Going back further than they reach is slower, not impossible.
        """
        anchor = self._seat.anchor
        for _ in range(recent):
            if anchor is None:
                return
            anchor = anchor.previous
        while anchor is not None:
            earlier = anchor.previous
            if earlier is not None and earlier.length // apart == anchor.length // apart:
                anchor.table = None
            anchor = earlier

    def save(self) -> dict[str, Any]:
        """The match as plain data for a JSON file: header and choices.

        >>> from shinpan.library import game, starter_deck
        >>> divinecross = game("divinecross")
        >>> decks = [starter_deck(divinecross, "ember").cards, starter_deck(divinecross, "tide").cards]
        >>> match = Match(divinecross, decks, seed=7)
        >>> match.choose(0)
        >>> Match.load(match.save()).view(0) == match.view(0)
        True
        """
        choices, marks = self._table.choices, self.fingerprints()
        return write(self.game, self.edition, self.decks, self.seed, self.names, choices, self.thorough, marks)

    def fingerprint(self) -> str:
        """A short digest of the table as it stands, hidden cards and all: the same in every process and build.

        >>> from shinpan.library import game, starter_deck
        >>> divinecross = game("divinecross")
        >>> decks = [starter_deck(divinecross, "ember").cards, starter_deck(divinecross, "tide").cards]
        >>> Match(divinecross, decks, seed=7).fingerprint() == Match(divinecross, decks, seed=7).fingerprint()
        True
        >>> Match(divinecross, decks, seed=7).fingerprint() == Match(divinecross, decks, seed=8).fingerprint()
        False
        """
        return fingerprint(self.game, self._table, self._decision)

    def fingerprints(self) -> list[tuple[int, str]]:
        """Fingerprints of the match as it stands and of every few choices before, each with the number of choices made.

        They are worked out from the tables that are kept to come back to: playing costs nothing for them.
        """
        kept: list[Anchor] = []
        anchor = self._seat.anchor
        while anchor is not None:
            kept.append(anchor)
            anchor = anchor.previous
        made = len(self._table.choices)
        found: list[tuple[int, str]] = []
        for anchor in reversed(kept):
            table = anchor.table
            if table is None or anchor.length >= made or (found and anchor.length < found[-1][0] + EVERY):
                continue
            found.append((anchor.length, fingerprint(self.game, table.fork(), anchor.decision)))
        found.append((made, self.fingerprint()))
        return found

    @classmethod
    def load(cls, data: object, game: Game | None = None, quiet: bool = False, partly: bool = False) -> Match:
        """The match that :meth:`save` wrote. Raises :class:`BadSave` with one line for anything else.

        A match from before a rule or a card was corrected may be another game now: that raises :class:`Differs`, or with
        ``partly`` gives the match as far as it is certainly the same, with ``differs`` saying so.

        >>> Match.load({"format": 99})
        Traceback (most recent call last):
            ...
        shinpan.match.errors.BadSave: saved match: format 99 is not known to this version (it reads format 1)
        """
        saved = read(data, game)
        match = Match(saved.game, saved.decks, saved.seed, saved.names, quiet, saved.thorough, saved.edition)
        try:
            match._replay(saved)
        except Differs as error:
            if not partly:
                raise
            match.differs = str(error)
            match._restore(None, saved.choices[: error.agreed])
        return match

    # ---------------------------------------------------------------- copies by Python's own means

    def __copy__(self) -> Match:
        return self.fork()

    def __deepcopy__(self, memo: object) -> Match:
        return self.fork()

    def __reduce__(self) -> tuple[Any, ...]:
        """A match is pickled as what :meth:`save` writes."""
        if find(self.game.name) is not self.game:
            raise MatchError("a match that began from a position cannot be pickled: its decks and choices do not tell where")
        return unpickled, (self.save(), self.quiet)

    # ---------------------------------------------------------------- the engine behind it

    def _answer(self, decision: Decision, index: int) -> None:
        """Gives the engine its answer and runs it to the next decision."""
        if self._due is not None:
            self._restore(self._seat.anchor, self._due)
        elif self._engine is not None and not self._engine.here():
            self._restore(self._seat.anchor, self._table.choices)  # an engine cannot change threads
        seat = self._seat
        if decision.free:
            assert seat.anchor is not None
            seat.anchor.keep(self._table, decision, seat.apart)
        made = len(self._table.choices)
        try:
            if self._engine is None:
                # A copy of a free action: running it asks the same decision once more.
                seat.feed = [index]
                seat.fed = 0
                self._start()
            else:
                self._decision = self._engine.go(index)
        except BaseException:
            self._restore(seat.anchor, self._table.choices[:made])
            raise

    @property
    def _table(self) -> Table:
        if self._due is not None:
            self._restore(self._seat.anchor, self._due)
        assert self._laid is not None
        return self._laid

    @_table.setter
    def _table(self, table: Table) -> None:
        self._laid = table
        self._due = None

    def _start(self) -> None:
        """Runs the table to its first decision."""
        self._engine = Engine()
        self._decision = self._engine.go(self._table)

    def _sit(self, table: Table, seat: Pause) -> None:
        """Takes both seats of a table."""
        table.seats = [seat, seat]
        self._table = table
        self._seat = seat

    def _restore(self, anchor: Anchor | None, choices: list[int]) -> None:
        """Lays the table as it was after these choices, from the latest anchor that fits."""
        length = len(choices)
        known: list[Anchor] = []
        while anchor is not None and (anchor.length > length or anchor.table is None):
            if anchor.length < length:
                known.append(anchor)
            anchor = anchor.previous
        self._engine = None
        if anchor is None:
            table = self.game.table(self.decks, self.seed, self.edition)
            table.recording = not self.quiet
            table.explain = not self.quiet
            table.thorough = table.thorough or self.thorough
            feed = choices.copy()
        else:
            assert anchor.table is not None
            table = anchor.table.fork()
            feed = choices[anchor.length :]
            if self.quiet:
                hush(table)
        seat = Pause(anchor, feed, -1 if anchor is None else len(table.events), apart(self.quiet))
        if self._shares and known:
            seat.known_anchors = known
        self._sit(table, seat)
        if anchor is not None and not feed:
            self._decision = anchor.decision
        else:
            self._start()

    def _replay(self, saved: Saved) -> None:
        """Plays the choices of a saved match, and looks whether it is still the same game."""
        total = len(saved.choices)
        marks = {number: mark for number, mark in saved.fingerprints.items() if 0 <= number <= total}
        feed = saved.choices.copy()
        table = self.game.table(self.decks, self.seed, self.edition)
        table.recording = not self.quiet
        table.explain = not self.quiet
        table.thorough = table.thorough or self.thorough
        seat = Checking(feed, apart(self.quiet), self.game, marks)
        self._sit(table, seat)
        written = f"; it was written by version {saved.engine}" if saved.engine != __version__ else ""
        try:
            self._start()
            made = len(table.choices)
            if made < total:
                raise BadSave(f"the game is over after {made} choices, but there are {total}")
            if self._decision is None:
                seat.check(table, None)
        except Differs as other:  # a name of its own: compiled, a variable has one type
            raise Differs(other.agreed, f"saved match: {other}{written}") from None
        except BadSave as error:
            if any(number > len(table.choices) for number in marks):
                raise Differs(seat.agreed, f"saved match: {differs(seat.agreed)} ({error}){written}") from None
            raise BadSave(f"saved match: {error}{written}") from None
        seat.marks = {}


def unpickled(data: dict[str, Any], quiet: bool) -> Match:
    """A match out of a pickle."""
    return Match.load(data, quiet=quiet)


def apart(quiet: bool) -> int:
    """How many free actions apart tables are kept: search forks where it stands and seldom goes back."""
    return FAR if quiet else 1


def hush(table: Table) -> None:
    """Turns off the log and the reasons."""
    table.recording = False
    table.explain = False
    table.events = []


def index_of(decision: Decision, choice: int | Option) -> int:
    """The index of an answer among the options."""
    options = decision.options
    if isinstance(choice, Option):
        for index, option in enumerate(options):
            if option is choice or option.key() == choice.key():
                return index
        raise IllegalChoice(f"{choice!r} is not among the options")
    if isinstance(choice, bool) or not isinstance(choice, int):
        raise IllegalChoice(f"a choice is an option or its number, not {choice!r}")
    if 0 <= choice < len(options):
        return choice
    raise IllegalChoice(f"there is no option {choice}: the options are 0 to {len(options) - 1}")
