"""YAML and JSON files, read so that whatever is wrong with them is said in one line."""

from __future__ import annotations

import json
import os
import re
import tempfile
from pathlib import Path

import yaml

from ..games.base import CardError

Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
DEEPEST = 200
"""How deep a file may be nested; the C library has no limit of its own and would overrun its stack."""
_CHAIN = re.compile(rf"(?:[-?:][ \t]+){{{DEEPEST}}}")
_BRACKETS = re.compile(r"[\[{]|[\]}]")


def too_deep(text: str) -> bool:
    """Whether a YAML text is, or looks as if it were, nested deeper than anybody means."""
    if _CHAIN.search(text):
        return True
    depth = 0
    for bracket in _BRACKETS.findall(text):
        depth = depth + 1 if bracket in "[{" else max(depth - 1, 0)
        if depth > DEEPEST:
            return True
    return False


def state_file(name: str) -> Path:
    """A file in the user's state folder, or in a temporary one where that cannot be written."""
    state = os.environ.get("XDG_STATE_HOME")
    for folder in (Path(state) if state else Path.home() / ".local" / "state", Path(tempfile.gettempdir())):
        place = folder / "shinpan"
        try:
            place.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(place, os.W_OK):
            return place / name
    return Path(f"shinpan-{name}")


def text_of(path: Path) -> str:
    """The text in a file."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise CardError(f"{path}: there is no such file") from None
    except IsADirectoryError:
        raise CardError(f"{path}: this is a folder, a file is needed") from None
    except UnicodeDecodeError:
        raise CardError(f"{path}: this is not a text file (UTF-8)") from None
    except (OSError, ValueError) as error:
        raise CardError(f"{path}: cannot be read ({one_line(error)})") from None


def document(path: Path) -> object:
    """What a YAML or JSON file says."""
    return parse(text_of(path), str(path), path.suffix.lower() == ".json")


def parse(text: str, where: str, as_json: bool = False) -> object:
    """What a YAML or JSON text says. ``where`` names it in errors."""
    try:
        if as_json:
            return json.loads(text)
        if too_deep(text):
            raise RecursionError
        return yaml.load(text, Loader)
    except json.JSONDecodeError as error:
        raise CardError(f"{where}: not valid JSON: line {error.lineno}, column {error.colno}: {error.msg}") from None
    except yaml.YAMLError as error:
        raise CardError(f"{where}: not valid YAML: {yaml_problem(error)}") from None
    except RecursionError:
        raise CardError(f"{where}: nested too deeply") from None
    except ValueError as error:
        raise CardError(f"{where}: {one_line(error)}") from None


def yaml_problem(error: yaml.YAMLError) -> str:
    """Where a YAML file is broken, in one line."""
    mark = getattr(error, "problem_mark", None)
    problem = getattr(error, "problem", None) or str(error)
    if mark is None:
        return one_line(problem)
    return f"line {mark.line + 1}, column {mark.column + 1}: {one_line(problem)}"


def one_line(value: object) -> str:
    """An error's message without line breaks."""
    return " ".join(str(value).split())
