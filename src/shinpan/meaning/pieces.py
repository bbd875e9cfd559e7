"""What the vocabularies of all games ask of slots, and do with what is built of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from .build import CannotRun
from .node import Node, Slot

Thing = TypeVar("Thing")


def nodes(slot: Slot | Sequence[Node] | None) -> list[Node]:
    """The nodes of a slot that is one or several."""
    found = slot if isinstance(slot, tuple | list) else (slot,)
    return [item for item in found if isinstance(item, Node)]


def strings(slot: Slot | None) -> list[str]:
    """The strings of a slot that is one or several."""
    return [item for item in (slot if isinstance(slot, tuple) else (slot,)) if isinstance(item, str)]


def flat(found: Iterable[Any]) -> list[Any]:
    """Things, of which some come as several and some are none."""
    return [one for item in found if item is not None for one in (item if isinstance(item, list) else [item])]


def joined(found: list[Thing], together: Callable[[list[Thing]], Thing]) -> Thing:
    """Several things as one."""
    return found[0] if len(found) == 1 else together(found)


def having(thing: Thing, **fields: object) -> Thing:
    """A built thing with some of its fields; None leaves a field as it is."""
    for name, value in fields.items():
        if not hasattr(thing, name):
            raise AttributeError(f"{type(thing).__name__} has no {name}")
        if value is not None:
            setattr(thing, name, value)
    return thing


def refuse(what: str, *said: object) -> None:
    """Where any of this is said, the meaning cannot run. Raises CannotRun."""
    if any(said):
        raise CannotRun(what)


def unless(thing: Thing, what: str, *said: object) -> Thing:
    """A thing, unless any of this is said: then the meaning cannot run. Raises CannotRun."""
    refuse(what, *said)
    return thing


def only(node: Node | None, *kinds: str) -> None:
    """What is said must be one of these: anything else would be dropped here. Raises CannotRun."""
    refuse(f"{node and node.kind}, where only {' or '.join(kinds)} can be meant", node is not None and node.kind not in kinds)
