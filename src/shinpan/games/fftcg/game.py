"""FF-TCG as matches, scenarios and screens see it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...table.cards import Body, Card, Face
from ...table.decisions import Decision, Option
from ...table.edition import Edition
from ...table.events import Event
from ...table.table import Table
from ..base import GameOf, Outlook, Parts, Payment, Staged
from ..opening import Needs, Opening
from ..sheet import Sheet
from .book.editions import EDITIONS, FFEdition
from .book.legality import illegal, newer
from .book.setup import OPENING_HAND
from .outside.about import ABOUT
from .outside.answering import grounds, option_place, outlook, printed_place, usual
from .outside.explained import explain
from .outside.features import FFTCGFeatures
from .outside.judge import FFTCGJudge
from .outside.needs import needs
from .outside.position import BLANK, body_state, card_state, new_table, scenario_table, sheet
from .outside.script import (
    COSTS,
    COURSE,
    PAYMENTS,
    PHASES,
    VERBS,
    default,
    fact,
    matches,
    player_fact,
    refused,
    rests,
    settled,
    table_fact,
    unfinished,
)
from .outside.telling import ENDINGS, describe, tell
from .outside.views import payment, places, staged, view
from .things.cards import BEGUN, LANGUAGES, build_face, data_of, printed_face, readings, sentences, texts, translated
from .things.faces import FFFace
from .things.state import Character, FFTable
from .words.language import reader

if TYPE_CHECKING:
    from ..boards import Board


class FFTCG(GameOf[FFFace, FFTable, FFEdition]):
    """The game, for everyone outside it."""

    home = Path(__file__).parent
    name = "fftcg"
    about = ABOUT
    verbs: Mapping[str, Collection[str]] = VERBS
    course = COURSE
    formats: Sequence[str] = ("constructed", "limited")
    judge = FFTCGJudge()
    features = FFTCGFeatures
    languages: Sequence[str] = LANGUAGES
    begun: Sequence[str] = BEGUN
    default_lang = "en"
    own_picks: Sequence[str] = PAYMENTS
    opening = Opening(OPENING_HAND, "bottom")
    payments: Sequence[str] = PAYMENTS
    costs: Mapping[str, Collection[str]] = COSTS
    own_kinds: Sequence[str] = ("attack", "block", "assign", "burst")
    phases: Mapping[str, str] = PHASES
    parts = Parts(
        editions=EDITIONS,
        face=FFFace,
        table=FFTable,
        blank=BLANK,
        build_face=build_face,
        printed_face=printed_face,
        data_of=data_of,
        sentences=sentences,
        readings=readings,
        reader=reader,
        texts=texts,
        translated=translated,
        explain=explain,
        illegal=illegal,
        new_table=new_table,
        scenario_table=scenario_table,
        matches=matches,
        default=default,
        fact=fact,
        player_fact=player_fact,
        table_fact=table_fact,
        view=view,
        tell=tell,
        endings=ENDINGS,
        describe=describe,
    )

    def illegal(self, deck: Sequence[Face], edition: Edition | None = None) -> list[tuple[str, str]]:
        return [*super().illegal(deck, edition), *newer(deck, self.own_book(edition))]

    def needs(self, deck: Sequence[Face], edition: Edition | None = None) -> Needs:
        return needs(deck, self.own_book(edition))

    def settled(self, table: Table, decision: Decision) -> bool:
        """11.1.7, 10.1.2.1: a priority with an empty stack and no attack under way, or an attacker is chosen."""
        return settled(self.own_table(table), decision)

    def rests(self, table: Table, decision: Decision) -> bool:
        """11.1.7: the stack is empty, also in the midst of an attack."""
        return rests(self.own_table(table), decision)

    def unfinished(self, table: Table, decision: Decision) -> bool:
        """11.3.1, 11.4.7: what is being cast or activated is not done before it is paid."""
        return unfinished(self.own_table(table), decision)

    def refused(self, table: Table, decision: Decision, verb: str, paying: bool) -> None:
        """14: what cannot be done is taken back, with everything paid for it."""
        refused(self.own_table(table), decision, verb, paying)

    def places(self, table: Table, event: Event) -> tuple[str | None, str | None]:
        return places(self.own_table(table), event)

    def staged(self, table: Table, event: Event) -> Staged:
        return staged(self.own_table(table), event, super().staged(table, event))

    def payment(self, table: Table, decision: Decision) -> Payment | None:
        return payment(self.own_table(table), decision)

    def usual(self, table: Table, decision: Decision) -> tuple[int, str] | None:
        return usual(self.own_table(table), decision)

    def outlook(self, table: Table, decision: Decision, option: Option) -> Outlook | None:
        return outlook(self.own_table(table), decision, option)

    def printed_place(self, face: Face, ability: object) -> tuple[str, int] | None:
        return printed_place(self.own_face(face), ability)

    def option_place(self, table: Table, option: Option) -> tuple[str, int] | None:
        return option_place(self.own_table(table), option)

    def grounds(self, table: Table, player: int, verb: str, uid: int, rule: str) -> list[str]:
        return grounds(self.own_table(table), player, verb, uid, rule)

    def idle(self, table: Table) -> bool:
        """9.5.1.1, 15.2.3.3: priority without the use of Summons and abilities."""
        return self.own_table(table).quiet

    def sheet(self, edition: Edition | None = None, setup: bool = False) -> Sheet:
        return sheet(self.own_book(edition))

    def player_state(self, table: Table, player: int) -> dict[str, Any]:
        return {"crystals": self.own_table(table).crystals[player]}

    def card_state(self, table: Table, card: Card) -> dict[str, Any]:
        return card_state(self.own_table(table), card)

    def body_state(self, table: Table, body: Body) -> dict[str, Any]:
        assert isinstance(body, Character)
        return body_state(self.own_table(table), body)

    def board(self) -> type[Board]:
        # What draws takes its time to load, and only a terminal needs it.
        from .outside.board import FFTCGBoard

        return FFTCGBoard
