"""What a file of the project says, without what it says about itself."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path


def strings(path: Path, comments: tuple[str, ...] = ("#",)) -> Iterator[str]:
    """The strings of a module but its docstrings, the lines of any other file but its comments."""
    text = path.read_text("utf-8")
    if path.suffix != ".py":
        yield from (line for line in text.splitlines() if not line.startswith(comments))
        return
    tree = ast.parse(text)
    documents = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in documents:
            yield node.value
