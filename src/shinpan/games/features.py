"""What a learner is shown of a table: small whole numbers in rows, only of what its player may see.

A card is told by its facts and by what its text does, never by its number, so that what was learned holds for new cards.
Rows are packed as 16-bit numbers in a few byte strings: a whole batch of them becomes one array without a loop over numbers.

A game says its own by a subclass: what is printed on a card, how a body stands, what else there is to know.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ..table.cards import Body, Card, Face
from ..table.decisions import NONE, Decision
from ..table.table import Table

LAYOUT: Final = 1
"""Grows when a column of all games is added or means something else."""

MOST: Final = 30_000
"""Numbers beyond this are cut off."""

SCALARS: Final = ("mine", "first", "turn", "phase", "kind", "about", "free", "source face", "source row", "options", "rows")
"""Numbers of every game, before the sizes of the zones (one's own, the opponent's, nobody's) and the game's own."""
ROW: Final = ("what", "face", "side", "zone", "host", "position")
"""Columns of a row: what it is (1 body, 2 card at a body, 3 card in a pile), its face, whose it is (1 mine, 2 theirs,
3 nobody's), its zone, the row of the body it is at, its place from the top where there is an order. Rows count from 1; the
first ones are the bodies, and how each of them stands is told in a line of its own."""
OPTION: Final = ("verb", "face", "row", "body", "aim", "number", "numbered", "name", "side", "zone", "declines")
"""Columns of an option: the verb, the face and the row of its card, the row of its body, the row of what it is aimed at
(the opponent, if it is none), its number and whether it has one, its name, whose the card is, where it lies, whether it
leaves something undone."""

BODY: Final = 1
AT_BODY: Final = 2
IN_PILE: Final = 3
MINE: Final = 1
THEIRS: Final = 2
NOBODYS: Final = 3
OTHER: Final = 1
"""In place of a word that is not in the vocabulary; 0 is none at all."""
PLACES: Final = 256

KEPT: Final = 20_000
"""So many ways in which bodies stand are kept."""

AIMED: Final = 1 << 16
COUNTED: Final = 1 << 17
LEAVES: Final = 1 << 18
"""Bits of a verb: its number is a body, its body is a count, it leaves something undone."""
LINE: Final = "hQhhQ"
"""An option: the face, row, body and aim are one number, the first one lowest, and what comes after ``numbered`` as well."""

DECLINES: Final = frozenset(["no", "none", "done", "pass", "end", "skip"])
MORE: Final = "more"
"""The verb of turning to further options, where there is room for so many only."""
COMMON_VERBS: Final = ("yes", "no", "none", "done", "pass", "end", "choose", "number", "mode", "resolve", "order", MORE)


def numbered(words: Sequence[str]) -> dict[str, int]:
    """A vocabulary: 0 is nothing, 1 every other word, then these.

    >>> numbered(["fire", "ice"])
    {'': 0, 'fire': 2, 'ice': 3}
    """
    found = {"": 0}
    for word in words:
        found.setdefault(word, len(found) + OTHER)
    return found


def bits(mask: int, count: int) -> list[int]:
    """The lowest bits of a bit set, one by one.

    >>> bits(5, 4)
    [1, 0, 1, 0]
    """
    return [mask >> index & 1 for index in range(count)]


def flags(count: int) -> list[bytes]:
    """All bit sets of so many bits, each as its bits in 16 bits each.

    >>> flags(2)[2]
    b'\\x00\\x00\\x01\\x00'
    """
    wide = Struct(f"<{count}h")
    return [wide.pack(*bits(mask, count)) for mask in range(1 << count)]


def cut(number: int) -> int:
    """A number that fits into 16 bits."""
    return max(-MOST, min(MOST, number))


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """Writes down tables of one game. It numbers the faces it meets; 0 is a card that the player cannot see."""

    def __init__(self) -> None:
        self.faces: list[Face | None] = [None]
        """The faces by their number."""
        self.known: dict[Face, int] = {}
        self.verbs = numbered([*COMMON_VERBS, *self.own_verbs()])
        self.phases = numbered(self.own_phases())
        self.kinds = numbered(self.own_kinds())
        self.abouts = numbered(self.own_abouts())
        self.names = numbered(self.own_names())
        self.aimed = frozenset(self.own_aimed())
        self.counted = frozenset(self.own_counted())
        self.coded: dict[str, int] = {}
        """Verbs by their number, and what follows from them in the bits above."""
        self.packs: dict[int, Struct] = {}
        self.lines: dict[int, Struct] = {}
        self.tails = [TAIL.pack(0, place) for place in range(PLACES)]
        """The end of a row of a card in a pile, by its place."""
        self.hosted = [TAIL.pack(host, 0) for host in range(PLACES)]
        """The end of a row of a card at a body, by the row of that body."""
        self.unseen = self.pack([0] * len(self.body_names()))
        """How a body stands that the player cannot see."""
        self.starts: list[dict[Face, bytes]] = []
        """The beginning of a row, by where it lies and by its face …"""
        self.whole: list[dict[Face, bytes]] = []
        """… and all of it, where it ends in zeros."""
        self.blanks: list[bytes] = []
        self.stands: dict[int, bytes] = {}
        """How bodies stand, by their numbers in one: packing them again and again would take longer than looking them up."""
        self.scalars = b""
        self.rows: list[bytes] = []
        """Pieces of the rows, one after another."""
        self.many = 0
        """How many rows there are …"""
        self.bodies: list[bytes] = []
        self.bodied = 0
        """… and how many of them are bodies."""
        self.options = b""

    # -------------------------------------------------------------- what a game says

    def own_verbs(self) -> Sequence[str]:
        """Verbs of options beside those of every game."""
        return ()

    def own_phases(self) -> Sequence[str]:
        """The phases of a turn, as tables name them."""
        return ()

    def own_kinds(self) -> Sequence[str]:
        """Kinds of decisions."""
        return ("main", "choose", "yesno", "resolve", "number", "order", "mode")

    def own_abouts(self) -> Sequence[str]:
        """What choices are about."""
        return ()

    def own_names(self) -> Sequence[str]:
        """Names of options that mean the same on every card."""
        return ()

    def own_aimed(self) -> Sequence[str]:
        """Verbs whose number is the body they are aimed at."""
        return ()

    def own_counted(self) -> Sequence[str]:
        """Verbs whose body is no body but a count."""
        return ()

    def scalar_names(self) -> Sequence[str]:
        """What :meth:`own_scalars` writes."""
        return ()

    def own_scalars(self, table: Table, player: int, out: list[int]) -> None:
        """Numbers of the table that both players know, from this player's side."""

    def body_names(self) -> Sequence[str]:
        """What :meth:`own_body` writes."""
        return ()

    def own_body(self, table: Table, body: Body, player: int, out: list[bytes]) -> None:
        """How a body stands whose top card the player sees, in 16 bits for each name."""

    def attached(self, body: Body) -> list[Card]:
        """The cards at a body beside the top one."""
        return []

    def prepare(self, table: Table) -> None:
        """Brings what is worked out up to date before anything is written."""

    def fact_names(self) -> Sequence[str]:
        """What :meth:`facts` gives."""
        return ("copies",)

    def facts(self, face: Face) -> list[int]:
        """What is printed on a card, as numbers."""
        return [face.copies]

    def marks(self, face: Face) -> list[str]:
        """Words of fixed meaning on a card, such as keywords."""
        return []

    # -------------------------------------------------------------- writing a table down

    def number(self, face: Face) -> int:
        """The number of a face."""
        found = self.known.get(face)
        if found is None:
            found = len(self.faces)
            self.known[face] = found
            self.faces.append(face)
        return found

    def start(self, at: int, face: Face) -> bytes:
        """The beginning of a row of a card."""
        what, _, side, zone = START.unpack(self.blanks[at])
        found = START.pack(what, self.number(face), side, zone)
        self.starts[at][face] = found
        return found

    def row(self, at: int, face: Face) -> bytes:
        """A row of a card that has no place in an order and is at no body."""
        found = self.start(at, face) + self.tails[0]
        self.whole[at][face] = found
        return found

    def stand(self, key: int, packed: bytes) -> bytes:
        """Keeps how a body stands, so that it is packed once. There are not many ways, but nobody knows how many."""
        if len(self.stands) >= KEPT:
            self.stands.clear()
        self.stands[key] = packed
        return packed

    def code(self, verb: str) -> int:
        """The number of a verb, and its bits."""
        found = self.verbs.get(verb, OTHER)
        found |= (AIMED if verb in self.aimed else 0) | (COUNTED if verb in self.counted else 0)
        found |= LEAVES if verb in DECLINES else 0
        if len(self.coded) < KEPT:
            self.coded[verb] = found
        return found

    def open(self, table: Table) -> None:
        """Makes room for the places of this kind of table: bodies, cards at them, piles of the players, piles of nobody."""
        own = len(table.kinds)
        for what in (BODY, AT_BODY, IN_PILE):
            for side in (MINE, THEIRS):
                for kind in range(own):
                    self.blanks.append(START.pack(what, 0, side, kind + 1))
        for kind in range(len(table.shared)):
            self.blanks.append(START.pack(IN_PILE, 0, NOBODYS, own + kind + 1))
        self.starts = [{} for _ in self.blanks]
        self.whole = [{} for _ in self.blanks]

    def write(self, table: Table, decision: Decision) -> None:
        """Writes down what the player who decides sees: ``scalars``, ``rows``, ``bodies`` and ``options``."""
        player = decision.player
        self.prepare(table)
        if not self.starts:
            self.open(table)
        where = [0] * len(table.cards)
        bodies: dict[int, int] = {}
        rows: list[bytes] = []
        stand: list[bytes] = []
        sizes: list[int] = []
        own = len(table.kinds)
        zones = table.zones
        none = self.tails[0]
        tails = self.tails
        count = 0
        for side in (MINE, THEIRS):
            first = (player if side == MINE else 1 - player) * own
            for kind in range(own):
                zone = zones[first + kind]
                if not zone.kind.field:
                    sizes.append(len(zone.cards))
                    continue
                sizes.append(len(zone.bodies))
                at = (side - 1) * own + kind
                whole = self.whole[at]
                public = zone.kind.public
                for body in zone.bodies:
                    count += 1
                    bodies[body.bid] = count
                    top = body.top
                    where[top.uid] = count
                    if (public and top.face_up and top.zone == zone.index) or table.sees(player, top):
                        found = whole.get(top.face)
                        rows.append(self.row(at, top.face) if found is None else found)
                        self.own_body(table, body, player, stand)
                    else:
                        rows.append(self.blanks[at])
                        stand.append(self.unseen)
                        rows.append(none)
        self.bodies = stand
        self.bodied = count
        for side in (MINE, THEIRS):
            first = (player if side == MINE else 1 - player) * own
            for kind in range(own):
                for body in zones[first + kind].bodies:
                    attached = self.attached(body)
                    if attached:
                        at = (side + 1) * own + kind
                        starts = self.starts[at]
                        zone = zones[first + kind]
                        public = zone.kind.public
                        tail = self.hosted[min(bodies[body.bid], PLACES - 1)]
                        for card in attached:
                            count += 1
                            where[card.uid] = count
                            if (public and card.face_up and card.zone == zone.index) or table.sees(player, card):
                                found = starts.get(card.face)
                                rows.append(self.start(at, card.face) if found is None else found)
                            else:
                                rows.append(self.blanks[at])
                            rows.append(tail)
        for index, zone in enumerate(zones):
            cards = zone.cards
            owner = zone.owner
            if owner < 0:
                at = 4 * own + index
                sizes.append(len(cards))
            else:
                at = (4 if owner == player else 5) * own + index - owner * own
            if not cards:
                continue
            kinds = zone.kind
            open = kinds.owner_sees and owner == player
            public = kinds.public
            starts = self.starts[at]
            place = len(cards)
            if not open and not public:
                # In a hidden pile a card is seen if it was shown; or it is the top one, which may lie open.
                for card in cards:
                    if (card.shown or place == 1) and table.sees(player, card):
                        count += 1
                        where[card.uid] = count
                        found = starts.get(card.face)
                        rows.append(self.start(at, card.face) if found is None else found)
                        rows.append(tails[min(place, PLACES - 1)] if kinds.ordered else none)
                    place -= 1
            elif kinds.ordered:
                for card in cards:
                    if open or card.face_up or table.sees(player, card):
                        count += 1
                        where[card.uid] = count
                        found = starts.get(card.face)
                        rows.append(self.start(at, card.face) if found is None else found)
                        rows.append(tails[min(place, PLACES - 1)])
                    place -= 1
            else:
                whole = self.whole[at]
                for card in cards:
                    if open or card.face_up or table.sees(player, card):
                        count += 1
                        where[card.uid] = count
                        found = whole.get(card.face)
                        rows.append(self.row(at, card.face) if found is None else found)
        self.rows = rows
        self.many = count
        source = decision.source
        asking = table.cards[source] if source >= 0 else None
        scalars = [
            1 if table.turn_player == player else 0,
            0 if table.first_player < 0 else MINE if table.first_player == player else THEIRS,
            cut(table.turn),
            self.phases.get(table.phase, OTHER),
            self.kinds.get(decision.kind, OTHER),
            self.abouts.get(decision.about, OTHER),
            1 if decision.free else 0,
            self.number(asking.face) if asking is not None and table.sees(player, asking) else 0,
            where[source] if asking is not None else 0,
            cut(len(decision.options)),
            cut(count),
        ]
        scalars += sizes
        self.own_scalars(table, player, scalars)
        self.scalars = self.pack(scalars)
        self.write_options(table, decision, where, bodies)

    def write_options(self, table: Table, decision: Decision, where: list[int], bodies: dict[int, int]) -> None:
        """The options, each a row; ``where`` and ``bodies`` say in which row a card and a body is."""
        player = decision.player
        own = len(table.kinds)
        own_2 = 2 * own
        cards = table.cards
        coded = self.coded
        out: list[int] = []
        for option in decision.options:
            verb = option.verb
            found = coded.get(verb)
            code: i64 = self.code(verb) if found is None else found
            uid = option.card
            points: i64 = 0
            rest: i64 = 1 << 48 if code & LEAVES else 0
            if uid != NONE:
                card = cards[uid]
                row: i64 = where[uid]
                points = row << 16
                if table.sees(player, card):
                    face: i64 = self.number(card.face)
                    points |= face
                zone = card.zone
                place: i64 = (zone - own if zone >= own_2 else zone % own) + 1
                rest |= place << 32 | ((MINE if card.owner == player else THEIRS) << 16)
            if option.body != NONE and not code & COUNTED:
                body: i64 = bodies.get(option.body, 0)
                points |= body << 32
            number = has = 0
            if option.number != NONE:
                if code & AIMED:
                    aim: i64 = bodies.get(option.number, 0)
                    points |= aim << 48
                else:
                    number = cut(option.number)
                    has = 1
            if option.name:
                rest |= self.names.get(option.name, OTHER)
            out.append(code & 0xFFFF)
            out.append(points)
            out.append(number)
            out.append(has)
            out.append(rest)
        count = len(decision.options)
        line = self.lines.get(count)
        if line is None:
            line = Struct("<" + LINE * count)
            self.lines[count] = line
        self.options = line.pack(*out)

    def pack(self, numbers: list[int]) -> bytes:
        """A list of numbers as 16 bits each."""
        found = self.packs.get(len(numbers))
        if found is None:
            found = Struct(f"<{len(numbers)}h")
            self.packs[len(numbers)] = found
        return found.pack(*numbers)

    def scalar_columns(self, table: Table) -> list[str]:
        """What the numbers of a table are."""
        zones = [kind.name for kind in table.kinds]
        sides = [f"{whose} {name}" for whose in ("my", "their") for name in zones]
        return [*SCALARS, *sides, *(kind.name for kind in table.shared), *self.scalar_names()]


START: Final = Struct("<4h")
TAIL: Final = Struct("<2h")
