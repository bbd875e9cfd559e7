"""Files of arrays that somebody else may have written, or only half."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Any
from zipfile import BadZipFile
from zlib import error as Unpackable

import numpy as np
from numpy.lib.npyio import NpzFile
from numpy.typing import NDArray

from ..games.base import CardError

BROKEN = (OSError, ValueError, KeyError, EOFError, NotImplementedError, RuntimeError, SyntaxError, BadZipFile, Unpackable)
"""What comes of files that are cut off, overwritten or something else."""


def unpacked(path: Traversable, missing: str = "there is no such file") -> dict[str, NDArray[Any]]:
    """All arrays of such a file, or one line that says why not."""
    try:
        with path.open("rb") as file:
            found = np.load(file, allow_pickle=False)
            if not isinstance(found, NpzFile):
                raise CardError(f"{path}: this is no file of several arrays (.npz)")
            return {name: found[name] for name in found.files}
    except FileNotFoundError:
        raise CardError(f"{path}: {missing}") from None
    except BROKEN as error:
        raise CardError(f"{path}: cannot be read ({type(error).__name__})") from None
