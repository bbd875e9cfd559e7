"""One game in arrays of a fixed shape, for libraries that want one: options beyond the last action are turned to."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..games.features import MORE, OPTION, ROW
from ..match.stepping import Desk
from ..table.decisions import Decision, Option
from ..table.table import Table
from .dealing import Dealer

ACTIONS: Final = 64
"""Actions of the libraries' environments. A player with more options turns pages: the last action shows further ones."""
ROWS: Final = 192
"""Rows of their observations. A table with more is cut: bodies come first, piles last; options tell of their cards anyway."""
BODIES: Final = 64
"""How many bodies are told of, in the same way."""

Arrays = dict[str, NDArray[Any]]
Shapes = dict[str, tuple[tuple[int, ...], Any]]


class Pages:
    """The options of a decision on pages: with more than ``width`` of them, the last action of each turns to the next page.

    >>> pages = Pages(3)
    >>> few = Decision(0, "choose", [Option("yes"), Option("no")])
    >>> pages.open(few)
    >>> pages.legal(), pages.chosen(1)
    ([0, 1], 1)
    >>> many = Decision(0, "choose", [Option("number", number=n) for n in range(5)])
    >>> pages.open(many)
    >>> pages.legal(), pages.chosen(2), pages.legal(), pages.chosen(1)
    ([0, 1, 2], None, [0, 1, 2], 3)
    """

    def __init__(self, width: int = ACTIONS) -> None:
        self.width: Final = width
        self.page = 0
        self.decision: Decision | None = None

    def open(self, decision: Decision | None) -> None:
        """Begins at the first page."""
        self.decision = decision
        self.page = 0

    @property
    def many(self) -> bool:
        """Whether there is more than one page."""
        return self.decision is not None and len(self.decision.options) > self.width

    def shown(self) -> list[Option]:
        """The options on this page, and where there are others, what turns to them."""
        if self.decision is None:
            return []
        if not self.many:
            return self.decision.options
        size = self.width - 1
        here = self.decision.options[self.page * size : (self.page + 1) * size]
        return [*here, Option(MORE)]

    def legal(self) -> list[int]:
        """The actions that mean something on this page."""
        count = len(self.shown())
        return [*range(count - 1), self.width - 1] if self.many else list(range(count))

    def chosen(self, action: int) -> int | None:
        """The option that an action means; None when it turned the page instead."""
        if action not in self.legal():
            raise ValueError(f"action {action} is not legal: {len(self.shown())} are")
        assert self.decision is not None
        if not self.many:
            return action
        size = self.width - 1
        if action == size:
            self.page = (self.page + 1) % -(-len(self.decision.options) // size)
            return None
        return self.page * size + action


class Single:
    """Games one after another, each as arrays of one shape."""

    def __init__(self, dealer: Dealer, rows: int = ROWS, actions: int = ACTIONS) -> None:
        if actions < 2 or rows < 1:
            raise ValueError(f"there must be room for two actions and a row, not {actions} and {rows}")
        self.dealer: Final = dealer
        self.rows: Final = rows
        self.actions: Final = actions
        self.pages: Final = Pages(actions)
        self.desk: Desk | None = None

    def begin(self, seed: str) -> None:
        """Begins another game."""
        self.desk = self.dealer.deal(seed)
        self.pages.open(self.desk.decision)

    @property
    def table(self) -> Table:
        """The table, hidden cards and all."""
        assert self.desk is not None, "reset comes first"
        return self.desk.table

    @property
    def decision(self) -> Decision | None:
        """What is to be decided; None when the game is over."""
        assert self.desk is not None, "reset comes first"
        return self.desk.decision

    def act(self, action: int) -> None:
        """Answers the decision, or turns the page."""
        assert self.desk is not None, "reset comes first"
        index = self.pages.chosen(action)
        if index is not None:
            self.answer(index)

    def answer(self, index: int) -> None:
        """Answers the decision with an option, on whatever page it is."""
        assert self.desk is not None, "reset comes first"
        self.desk.answer(index)
        self.pages.open(self.desk.decision)

    def shapes(self) -> Shapes:
        """The arrays of an observation: their shapes and types."""
        return shapes(self.dealer, self.rows, self.actions)

    def arrays(self, player: int) -> Arrays:
        """What a player sees now."""
        return arrays(self.dealer, self.table, self.decision, self.pages, player, self.rows)

    def legal(self, player: int) -> list[int]:
        """The actions of a player now: none, if somebody else is asked."""
        decision = self.decision
        return self.pages.legal() if decision is not None and decision.player == player else []

    def mask(self, player: int) -> NDArray[np.int8]:
        """1 for each action that is legal now."""
        mask = np.zeros(self.actions, np.int8)
        mask[self.legal(player)] = 1
        return mask

    def reward(self, player: int) -> float:
        """1 for who has won, -1 for who has lost."""
        table = self.table
        if not table.over or table.winner not in (0, 1):
            return 0.0
        return 1.0 if table.winner == player else -1.0


def shapes(dealer: Dealer, rows: int, actions: int) -> Shapes:
    """The arrays of an observation: their shapes and types."""
    facts = len(dealer.faces.columns)
    return {
        "scalars": ((len(dealer.scalar_columns),), np.int16),
        "rows": ((rows, len(ROW)), np.int16),
        "bodies": ((BODIES, len(dealer.body_columns)), np.int16),
        "row_facts": ((rows, facts), np.float32),
        "options": ((actions, len(OPTION)), np.int16),
        "option_facts": ((actions, facts), np.float32),
    }


def arrays(dealer: Dealer, table: Table, decision: Decision | None, pages: Pages, player: int, rows: int) -> Arrays:
    """What a player sees of a table. Who is not asked sees the table and no options.

    Faces are told by their facts: where a column names a face, it says only whether one is seen.
    """
    shown, legal = Decision(player, "", []), []
    if decision is not None and decision.player == player:
        shown = Decision(player, decision.kind, pages.shown(), "", decision.free, decision.source, decision.about)
        legal = pages.legal()
    features = dealer.features
    recording, table.recording = table.recording, False  # looking is no event
    features.write(table, shown)
    table.recording = recording
    out = {name: np.zeros(shape, kind) for name, (shape, kind) in shapes(dealer, rows, pages.width).items()}
    lines = np.frombuffer(b"".join(features.rows), "<i2").reshape(-1, len(ROW))[:rows]
    bodies = np.frombuffer(b"".join(features.bodies), "<i2").reshape(-1, len(dealer.body_columns))[:BODIES]
    options = np.frombuffer(features.options, "<i2").reshape(-1, len(OPTION))
    out["scalars"][:] = np.frombuffer(features.scalars, "<i2")
    facts = dealer.faces.now()
    out["scalars"][dealer.naming] = out["scalars"][dealer.naming] != 0
    out["rows"][: len(lines)] = lines
    out["rows"][: len(lines), 1] = lines[:, 1] != 0
    out["bodies"][: len(bodies)] = bodies
    out["row_facts"][: len(lines)] = facts[lines[:, 1]]
    out["options"][legal] = options
    out["options"][legal, 1] = options[:, 1] != 0
    out["option_facts"][legal] = facts[options[:, 1]]
    return out
