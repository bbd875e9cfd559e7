"""The rule books of Divine Cross: one so far, so there is nothing they decide differently."""

from __future__ import annotations

from typing import Final

from ....table.edition import Edition

EDITIONS: Final = (Edition("divinecross-1.0.16"),)
"""Those that can be played by. Where none is named, the first is meant."""
