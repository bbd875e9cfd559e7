"""The rule books of the Digimon Card Game: what they decide differently."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....table.edition import Crosswalk, Edition

BASE: Final = "3.6"
"""The book whose clauses the code cites."""


class DigimonEdition(Edition):
    """A rule book of this game. What is not said when it is made is as in 3.6."""

    def __init__(
        self, name: str, crosswalk: Callable[[], Crosswalk] | None = None, *, unsuspends_breeding: bool = True
    ) -> None:
        super().__init__(name, BASE, crosswalk)
        self.unsuspends_breeding: Final = unsuspends_breeding
        """The unsuspend phase is about the breeding area too: 3.6 6-2-1. Not so: en-1.0 6-3-1, zh-1.2 6-3-1."""


EDITIONS: Final = (DigimonEdition("digimon-3.6"),)
"""Those that can be played by. Where none is named, the first is meant."""
