"""The rule books of FF-TCG: one so far, so there is nothing they decide differently."""

from __future__ import annotations

from typing import Final

from ....table.edition import Edition

EDITIONS: Final = (Edition("fftcg-2.1.9"),)
"""Those that can be played by. Where none is named, the first is meant."""
