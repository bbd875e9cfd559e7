"""The neutral table: places, references, who sees what, asking, and copies."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shinpan.table.cards import REF, Body, Face
from shinpan.table.decisions import Decision, Option, Seat
from shinpan.table.events import Event
from shinpan.table.table import DRAW, NOBODY, GameOver, Table
from shinpan.table.zones import ZoneKind

PILE = ZoneKind("pile", "1", public=False, ordered=True, owner_sees=False)
HAND = ZoneKind("hand", "2", public=False, ordered=False, owner_sees=True)
FIELD = ZoneKind("field", "3", public=True, ordered=False, owner_sees=True, field=True)
TRASH = ZoneKind("trash", "4", public=True, ordered=True, owner_sees=True)
STACK = ZoneKind("stack", "5", public=True, ordered=True, owner_sees=True)


def table(cards: int = 5, seed: int = 0) -> Table:
    """A table of no game, with some cards in both piles."""
    t = Table([PILE, HAND, FIELD, TRASH], [STACK], seed)
    for player in (0, 1):
        for n in range(cards):
            t.make(Face(f"{player}-{n}", f"card {n}", "thing", "", "en", 2), player, t.zone(player, 0))
    return t


class First(Seat):
    """Answers with a fixed index."""

    def __init__(self, index: int = 0) -> None:
        self.index = index
        self.met: list[Decision] = []

    def choose(self, table: object, decision: Decision) -> int:
        self.met.append(decision)
        return self.index


# ------------------------------------------------------------------ places


def test_zones_belong_to_players_and_to_the_table() -> None:
    t = table()
    assert [(zone.owner, zone.kind.name) for zone in t.zones] == [
        *((player, name) for player in (0, 1) for name in ("pile", "hand", "field", "trash")),
        (NOBODY, "stack"),
    ]
    assert all(zone.index == i for i, zone in enumerate(t.zones))
    assert t.zone(1, 3) is t.zones[7]


def test_the_last_card_lies_on_top_and_bottom_means_bottom() -> None:
    t = table(3)
    pile, trash = t.zone(0, 0), t.zone(0, 3)
    top, middle, bottom = reversed(pile.cards)
    for card in (middle, top):
        t.lift(card)
        t.lay(card, trash)
    t.lift(bottom)
    t.lay(bottom, trash, bottom=True)
    assert trash.cards == [bottom, middle, top]
    assert pile.cards == []


@given(moves=st.lists(st.tuples(st.integers(0, 9), st.integers(0, 8), st.booleans()), max_size=40))
def test_cards_are_conserved_and_every_move_makes_a_new_object(moves: list[tuple[int, int, bool]]) -> None:
    t = table()
    for uid, zone, bottom in moves:
        card = t.cards[uid]
        before, version = card.ref, t.version
        t.lift(card)
        t.lay(card, t.zones[zone], bottom)
        assert t.thing(before) is None, "the old object is gone"
        assert t.thing(card.ref) is card
        assert t.version > version
        assert card.face_up == t.zones[zone].kind.public
    found = [card.uid for zone in t.zones for card in zone.cards]
    assert sorted(found) == list(range(10))
    assert all(t.cards[card.uid].zone == zone.index for zone in t.zones for card in zone.cards)


# ------------------------------------------------------------------ references


def test_references_of_cards_die_with_their_incarnation() -> None:
    t = table()
    card = t.cards[3]
    first = t.ref(card)
    assert first == card.incarnation * REF + 3
    t.lift(card)
    t.lay(card, t.zone(0, 1))
    assert t.thing(first) is None
    assert t.thing(t.ref(card)) is card


def test_references_of_bodies_go_on_pointing_at_what_it_was() -> None:
    t = table()
    card = t.cards[0]
    body = Body(7, card, 0)
    t.bodies[7] = body
    ref = t.ref(body)
    assert ref < 0
    assert t.thing(ref) is body
    del t.bodies[7]
    assert t.thing(ref) is None
    t.gone[7] = body
    assert t.thing(ref) is body, "last information"


@given(bid=st.integers(0, 10**6), uid=st.integers(0, REF - 1), incarnation=st.integers(0, 10**6))
def test_no_body_has_the_reference_of_a_card(bid: int, uid: int, incarnation: int) -> None:
    assert -1 - bid < 0 <= incarnation * REF + uid


# ------------------------------------------------------------------ who sees what


def test_who_sees_what() -> None:
    t = table()
    card = t.cards[0]
    seen = {}
    for kind in range(4):
        t.lift(card)
        t.lay(card, t.zone(0, kind))
        seen[t.kinds[kind].name] = (t.sees(0, card), t.sees(1, card))
    assert seen == {"pile": (False, False), "hand": (True, False), "field": (True, True), "trash": (True, True)}
    assert t.seen_mask(card) == 3


def test_what_is_shown_is_hidden_again_when_it_moves_or_is_shuffled() -> None:
    t = table()
    card = t.cards[0]
    card.shown = 2
    assert (t.sees(0, card), t.sees(1, card)) == (False, True)
    t.shuffle(t.zone(0, 0))
    assert not t.sees(1, card)
    card.shown = 3
    t.lift(card)
    t.lay(card, t.zone(0, 1))
    assert (t.sees(0, card), t.sees(1, card)) == (True, False)


def test_a_card_face_down_on_the_field_is_seen_by_its_owner_only() -> None:
    t = table()
    card = t.cards[0]
    t.lift(card)
    t.lay(card, t.zone(0, 2))
    card.face_up = False
    assert (t.sees(0, card), t.sees(1, card)) == (True, False)


def test_a_card_in_no_zone_is_seen_by_nobody() -> None:
    t = table()
    t.cards[0].zone = -1
    assert t.seen_mask(t.cards[0]) == 0


# ------------------------------------------------------------------ shuffling


def test_every_order_is_equally_likely() -> None:
    t = table(3, seed=11)
    pile = t.zone(0, 0)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(3000):
        t.shuffle(pile)
        counts[tuple(card.uid for card in pile.cards)] += 1
    assert set(counts) == set(permutations(range(3)))
    assert all(400 < n < 600 for n in counts.values()), counts


@given(seed=st.integers(0, 2**32))
def test_shuffling_makes_new_objects_of_the_same_cards(seed: int) -> None:
    t = table(6, seed)
    pile = t.zone(1, 0)
    before = [card.ref for card in pile.cards]
    t.shuffle(pile)
    assert sorted(card.uid for card in pile.cards) == sorted(ref % REF for ref in before)
    assert all(t.thing(ref) is None for ref in before)


# ------------------------------------------------------------------ asking


def ask(t: Table, verbs: list[str], free: bool = False) -> Option:
    return t.ask(Decision(1, "test", [Option(verb) for verb in verbs], "9", free))


def test_only_a_real_choice_is_asked() -> None:
    t = table()
    seat = First(1)
    t.seats = [First(), seat]
    assert ask(t, ["only"]).verb == "only"
    assert (seat.met, t.choices, t.asked) == ([], [], 0)
    assert ask(t, ["a", "b"]).verb == "b"
    assert (len(seat.met), t.choices, t.asked) == (1, [1], 1)
    seat.index = 0
    assert ask(t, ["end"], free=True).verb == "end", "a free action is asked even when there is one way only"
    assert t.choices == [1, 0]
    assert t.deciders == 2


def test_a_decision_without_an_option_is_an_error() -> None:
    t = table()
    t.seats = [First(), First()]
    with pytest.raises(AssertionError, match="without options"):
        ask(t, [])


def test_forced_choices_are_kept_while_explaining() -> None:
    t = table()
    t.explain = True
    ask(t, ["only"])
    assert [option.verb for option in t.forced] == ["only"]


@pytest.mark.parametrize("player", [0, 1])
def test_whoever_is_asked_either_player_can_concede(player: int) -> None:
    t = table()
    t.seats = [First(-1 - player), First(-1 - player)]
    with pytest.raises(GameOver):
        ask(t, ["a", "b"])
    assert (t.over, t.winner, t.ending, t.choices) == (True, 1 - player, "concede", [-1 - player])


def test_a_player_who_must_refuse_is_not_asked() -> None:
    t = table()
    t.seats = [First(), First()]
    assert t.yes(0, "9")
    t.refusing = 1
    assert not t.yes(0, "9")
    assert t.yes(1, "9")
    assert t.asked == 2


def test_options_are_equal_by_what_they_say() -> None:
    assert Option("play", 3).key() == Option("play", 3).key()
    assert Option("play", 3).key() != Option("play", 3, number=0).key()
    assert repr(Option("skill", 3, 4, 1, "name")) == "skill card 3 body 4 1 name"


# ------------------------------------------------------------------ saying


def test_events_are_written_only_while_recording() -> None:
    t = table()
    t.cite("1.1")
    t.record(Event("moved", "1.2", 0, card=t.cards[0]))
    assert t.events == []
    t.recording = True
    t.turn = 4
    t.cite("1.1", "why", 1)
    t.cite("")
    t.record(Event("moved", "1.2", 0, card=t.cards[0]))
    assert [(event.kind, event.rule, event.note, event.turn) for event in t.events] == [
        ("rule", "1.1", "why", 4),
        ("moved", "1.2", "", 4),
    ]
    assert t.events[1].ref == t.cards[0].ref, "which object it was, whatever it becomes"


def test_the_end_is_an_event_with_its_clause() -> None:
    t = table()
    t.recording = True
    with pytest.raises(GameOver):
        t.end(DRAW, "7.7", "loop")
    assert (t.over, t.winner, t.ending) == (True, DRAW, "loop")
    assert (t.events[-1].kind, t.events[-1].rule, t.events[-1].note) == ("over", "7.7", "loop")


# ------------------------------------------------------------------ copies


def state(t: Table) -> list[object]:
    return [
        [[(card.uid, card.ref, card.face_up, card.shown, card.zone) for card in zone.cards] for zone in t.zones],
        t.chance.state, t.choices, t.fixed, t.turn, t.turn_player, t.phase, t.clock, t.version, len(t.events), t.over, t.winner,
    ]  # fmt: skip


@given(data=st.data())
def test_a_copy_is_the_same_and_independent(data: st.DataObject) -> None:
    t = table()
    t.recording = True
    t.seats = [First(), First()]

    def disturb(which: Table) -> None:
        for uid, zone in data.draw(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 8)), max_size=8)):
            which.lift(which.cards[uid])
            which.lay(which.cards[uid], which.zones[zone])
            which.cite("1.1")
        which.shuffle(which.zone(0, 0))
        which.tick()
        which.fixed.append(1)
        which.choices.append(0)
        which.turn += 1

    disturb(t)
    copy = Table([PILE, HAND, FIELD, TRASH], [STACK], 99)
    t.copy_into(copy)
    before = state(t)
    assert state(copy) == before
    assert all(a is not b and a.face is b.face for a, b in zip(t.cards, copy.cards, strict=True))
    disturb(copy)
    assert state(t) == before
    known = state(copy)
    disturb(t)
    assert state(copy) == known
