"""Libraries that need not be installed: tests of what is made for them are skipped without, but never where all must run."""

from __future__ import annotations

import os
from importlib.util import find_spec

import pytest


def needs(*names: str) -> None:
    """Skips the tests of a module unless these libraries are there."""
    for name in names:
        if find_spec(name) is None:
            reason = f"{name} is not installed (pip install 'shinpan[research]')"
            if os.environ.get("SHINPAN_FULL") == "1":
                pytest.fail(reason, pytrace=False)
            pytest.skip(reason, allow_module_level=True)
