"""Cards as printed, physical cards, and the bodies they form on the field."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

REF: Final = 1 << 20
"""Card references are ``incarnation * REF + uid``: they die when the card becomes a new object. So many cards have room."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Face:
    """A card as printed. Games subclass it with their own facts and compiled abilities."""

    def __init__(self, id: str, name: str, kind: str, text: str, lang: str, copies: int) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.text = text
        self.lang = lang
        self.copies = copies
        self.unread: list[str] = []
        """The sentences that are not understood or cannot be carried out."""

    def __repr__(self) -> str:
        return f"<{self.id} {self.name}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Thing:
    """What an effect can point at: a physical card, or a body on the field."""


class Card(Thing):
    """One physical card. ``incarnation`` grows whenever the book says it is a new card."""

    def __init__(
        self, uid: int, face: Face, owner: int, zone: int = -1, incarnation: int = 0, face_up: bool = True, shown: int = 0
    ) -> None:
        self.uid = uid
        self.face = face
        self.owner = owner
        self.zone = zone
        self.incarnation = incarnation
        self.host: Body | None = None
        self.face_up = face_up
        self.shown = shown
        """Bit per player who may see it now although the zone would hide it."""

    @property
    def ref(self) -> int:
        """This incarnation of the card, as a number that may be kept."""
        return self.incarnation * REF + self.uid

    def __repr__(self) -> str:
        return f"<{self.uid}:{self.face.name}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Body(Thing):
    """What stands on the field as one object: a top card and whatever is attached to it.

    When it leaves the field it is not emptied: the dead body is its own last information.
    """

    def __init__(self, bid: int, top: Card, controller: int) -> None:
        self.bid = bid
        self.top = top
        self.controller = controller
        self.zone = -1
        self.alive = True
        self.stamp = 0
        """When it came to the field: the timestamp of its continuous abilities."""
        self.new_ref = 0
        """After it left: the reference of the card its top card became."""

    @property
    def uid(self) -> int:
        """The physical card on top."""
        return self.top.uid

    def __repr__(self) -> str:
        return f"<body {self.bid} {self.top.face.name}{'' if self.alive else ' (gone)'}>"
