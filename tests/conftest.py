"""What all tests share: what cards are called is forgotten after each, and never noted where the user's own is kept."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from shinpan.library import names


@pytest.fixture(autouse=True)
def no_names_are_kept(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Made-up cards of different tests bear the same numbers: they must not be taken for one card in two languages."""
    names._KNOWN.clear()
    if not getattr(request.module, "NAMES_ARE_KEPT", False):
        monkeypatch.setattr(names, "folder", lambda: None)
    yield
    names._KNOWN.clear()
