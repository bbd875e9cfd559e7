"""What docs/research.md shows works: its Python is run from top to bottom, its example learns."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from extras import needs

needs("numpy", "pettingzoo", "gymnasium", "pyspiel")

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("learn", ROOT / "examples" / "learn.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["learn"] = module
    spec.loader.exec_module(module)
    return module


def test_python() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE, re.S)
    assert len(blocks) >= 6
    names: dict[str, Any] = {}
    for number, code in enumerate(blocks):
        exec(compile(code, f"docs/research.md, block {number + 1}", "exec"), names)


def test_the_example_has_the_options_that_are_shown() -> None:
    [line] = re.findall(r"^\$ python (examples/learn\.py .*)$", PAGE, re.M)
    text = (ROOT / "examples" / "learn.py").read_text("utf-8")
    for option in re.findall(r"--\w+", line):
        assert f'"{option}"' in text


def test_the_example_learns_something() -> None:
    """A few games are enough to see that what was won becomes likelier, not enough to play well."""
    import numpy as np

    learn = example()
    rng = np.random.default_rng(1)
    batch = learn.Batch("divinecross", count=16, seed=1, limit=2000)
    net = learn.Net(learn.inputs(batch, batch.observe())[0].shape[1], 1)
    before = [part.copy() for part in net.weights]
    over = [one for one in learn.play(net, batch, rng, 16, greedy=False) if one[0].lines]
    learn.update(net, over)
    assert any((old != new).any() for old, new in zip(before, net.weights, strict=True))
    assert 0.0 <= learn.measure(net, "divinecross", games=8) <= 1.0


@pytest.mark.parametrize("column", ["scalar_columns", "row_columns", "body_columns", "option_columns", "face_columns"])
def test_columns_that_are_named_exist(column: str) -> None:
    from shinpan.research import Batch

    assert f"batch.{column}" in PAGE
    assert getattr(Batch("divinecross", count=1), column)
