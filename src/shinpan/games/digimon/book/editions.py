"""The rule books of the Digimon Card Game: what they decide differently."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from ....table.edition import Crosswalk, Edition
from ...crosswalk import crosswalk

BASE: Final = "3.6"
"""The book whose clauses the code cites."""


NOTHING: Final[dict[str, str]] = {}

NEWEST_BOOK: Final = "digimon-4.2"
EARLY: Final = ("digimon-en-1.0", "digimon-zh-1.2")
"""The English and the Chinese book: what only they have mostly has the same number in both."""


class DigimonEdition(Edition):
    """A rule book of this game. What is not said when it is made is as in 3.6.

    Each flag says what happens, with the clauses of the books that say so; a book that is not named is silent or says it
    otherwise.
    """

    def __init__(
        self,
        name: str,
        crosswalk: Callable[[], Crosswalk] | None = None,
        title: str = "",
        *,
        unsuspends_breeding: bool = True,
        attacks_unless_digimon: bool = False,
        placed_is_new: bool = False,
        eggs_to_bottom: bool = False,
        overflow_in_breeding: bool = True,
        mind_link_optional: bool = False,
        single: Mapping[str, str] = NOTHING,
        strips_level_3: bool = False,
        trigger_needs_condition: bool = False,
        by_needs_possible: bool = False,
        failure_counts: bool = True,
        seen_at_counter: bool = False,
        burst_ends_for_all: bool = False,
        top_card_only: bool = False,
        piercing_stays: bool = False,
        strays: bool = True,
        dp_less_leave: bool = False,
        listed_in_order: bool = False,
        numbers_from: int = 0,
        may_not_find: bool = False,
        xros_digimon: bool = False,
        revealed_stay: bool = False,
        looked_leave: bool = False,
        must_pay: bool = False,
        counters_activated: bool = False,
        activation_binds: bool = False,
        persistent_wins: bool = False,
        joins_any_card: bool = False,
        one_check: bool = False,
        blast_dna_free: bool = False,
        links_by_category: bool = False,
        strips_digimon_only: bool = False,
        text_with_traits: bool = True,
        text_is_printed: bool = False,
        breeding_holds_cards: bool = True,
        dp_waits: bool = False,
        played_as_printed: bool = False,
        security_from_top: bool = False,
        activated_keeps_type: bool = False,
        placed_options: bool = False,
        unknown: frozenset[str] = frozenset(),
    ) -> None:
        super().__init__(name, BASE, crosswalk, title)
        self.newest: Final = name == NEWEST_BOOK
        """Whether it is the book whose new clauses are cited by their own numbers."""
        self.early: Final = name in EARLY
        """Whether it is one of the books that share most of their clauses, so that one citation is for both."""
        self.unsuspends_breeding: Final = unsuspends_breeding
        """The unsuspend phase is about the whole field: 3.6 6-2-1. About Digimon and Tamers of the battle area: en-1.0 and
        zh-1.2 6-3-1."""
        self.attacks_unless_digimon: Final = attacks_unless_digimon
        """Only what was played as a Digimon cannot attack that turn: en-1.0 and zh-1.2 7-2-4. Any card: 3.6 7-1-2-1."""
        self.placed_is_new: Final = placed_is_new
        """What was put on the field this turn cannot attack, played or not: 4.2 7-1-2-1."""
        self.eggs_to_bottom: Final = eggs_to_bottom
        """A Digi-Egg that would go to the deck goes to the bottom of its own: en-1.0 and zh-1.2 11-5-2. To the place that is
        named: 3.6 3-1-3-9-1."""
        self.overflow_in_breeding: Final = overflow_in_breeding
        """Overflow is for cards that leave the field: 3.6 4-17-1. The battle area: en-1.0 and zh-1.2 11-4-1."""
        self.mind_link_optional: Final = mind_link_optional
        """Mind Link can be declined: en-1.0 and zh-1.2 12-28-4. It cannot: 3.6 16-27-3."""
        self.single: Final = single
        """Keyword effects of which a Digimon has one, however many copies, with the clause that says so: Armor Purge en-1.0 and
        zh-1.2 12-19-3, Evade en-1.0 and zh-1.2 12-22-3, Barrier en-1.0 12-25-3. Each copy triggers: 3.6 16-18-4, 16-21-4,
        16-24-4, zh-1.2 12-25-3."""
        self.strips_level_3: Final = strips_level_3
        """De-Digivolve only stops where a level 3 card has come up: en-1.0 12-12-5. It never takes one: 3.6 16-11-4, zh-1.2
        12-12-2."""
        self.trigger_needs_condition: Final = trigger_needs_condition
        """An effect none of whose conditions holds does not trigger: en-1.0 10-2-1. It does: 3.6 15-8-3-9-2, zh-1.2
        10-1-6-3."""
        self.by_needs_possible: Final = by_needs_possible
        """“By doing X” is not activated where X cannot be done: en-1.0 and zh-1.2 11-7-4. It can be chosen: 3.6 15-7-4."""
        self.failure_counts: Final = failure_counts
        """An effect without anything it could be about uses up its turn: 3.6 15-14-1-5, en-1.0 10-5-3. Not so: zh-1.2
        10-5-3."""
        self.seen_at_counter: Final = seen_at_counter
        """What the other player has for “when an opponent's Digimon attacks” triggers in the counter timing: en-1.0 and zh-1.2
        9-2-1-4-1. With [When Attacking]: 3.6 15-4-3-2."""
        self.burst_ends_for_all: Final = burst_ends_for_all
        """What Burst Digivolved loses its top card at the end of the turn even if it is no Digimon any more: en-1.0 8-1-4-15,
        zh-1.2 8-3-15. Only a Digimon does: 3.6 8-3-2-3."""
        self.top_card_only: Final = top_card_only
        """Save and Fortitude are for the top card, inherited or not: en-1.0 12-20-4, 12-27-2, zh-1.2 12-20-3, 12-27-2.
        Inherited they are the digivolution card's: 3.6 15-3-3."""
        self.piercing_stays: Final = piercing_stays
        """Piercing that was lost after the battle still checks: en-1.0 and zh-1.2 12-7-8. It does not: 3.6 15-4-4-4."""
        self.strays: Final = strays
        """Rule checks trash Options no effect placed and what is no Digimon in the breeding area: 3.6 17-1-3-3, 17-1-3-4. They
        do not: en-1.0 11-3-3, zh-1.2 4-12-2-2-1."""
        self.dp_less_leave: Final = dp_less_leave
        """A Digimon without DP is trashed from the battle area: en-1.0 11-3-3, zh-1.2 4-12-2-2-1, 4.2 17-1-3-2-1. From no area:
        3.6 17-1-3-2."""
        self.listed_in_order: Final = listed_in_order
        """Effects that an effect activates come in the order of the text: en-1.0 and zh-1.2 13-6-1. In any: 3.6 15-15-9-2."""
        self.numbers_from: Final = numbers_from
        """The smallest number that can be chosen: 1 by en-1.0 and zh-1.2 1-3-5."""
        self.may_not_find: Final = may_not_find
        """Who searches a hidden area for certain cards need not find any: en-1.0 and zh-1.2 10-3-5. Must: 3.6 1-3-6."""
        self.xros_digimon: Final = xros_digimon
        """Only Digimon cards are material for DigiXros: en-1.0 and zh-1.2 7-2-6-2. Any named card: 3.6 7-2-1."""
        self.revealed_stay: Final = revealed_stay
        """Revealed cards still are in their area, and can be drawn from it: en-1.0 and zh-1.2 11-9-2. They are in none: 3.6
        15-15-3-2."""
        self.looked_leave: Final = looked_leave
        """Cards that are looked at are in no area, like revealed ones: 4.2 15-15-3-1, 15-15-3-7. They stay: 3.6 15-15-4-3."""
        self.must_pay: Final = must_pay
        """Who declares a card does all that its cost needs to be paid: “by doing X” and DigiXros cannot be left then: 4.2
        1-3-11-3, 1-3-11-4. They can, and the card goes back: 3.6 7-1-2-3."""
        self.counters_activated: Final = counters_activated
        """[Counter] effects are activated: “by doing X” must be possible to declare them, and is done: 4.2 11-3-1, 15-16-14-1,
        15-8-4-4-1. They trigger: 3.6 11-3-1, 15-16-14-1."""
        self.activation_binds: Final = activation_binds
        """“By doing X” of an effect that another effect has to activate must be done: 4.2 15-15-7-4. It can be left: 3.6
        15-7-1."""
        self.persistent_wins: Final = persistent_wins
        """Information that a persistent effect adds or changes covers all other: 4.2 15-12-1-3, 15-12-2-3. The latest does: 3.6
        15-12-1-3, 15-12-2-3."""
        self.joins_any_card: Final = joins_any_card
        """Any card that fits can be DNA digivolved, Burst Digivolve and fuse: 4.2 8-2-3-1, 8-3-1, 8-4-1. Only a Digimon: 3.6
        8-2-3-1, 8-3-1, 8-4-3-1."""
        self.one_check: Final = one_check
        """There is one security check in an attack: 4.2 13-1-2, 16-7-5. Each cause of one makes its own: 3.6 13-1-2."""
        self.blast_dna_free: Final = blast_dna_free
        """Blast DNA Digivolve costs nothing: 4.2 16-31-1. The cost is paid: 3.6 16-30-1, zh-1.2 12-31-1."""
        self.links_by_category: Final = links_by_category
        """There is a clause of its own for link cards of what is no Digimon: 4.2 17-1-3-2-7. They do not meet their link
        requirement: 3.6 17-1-3-6."""
        self.strips_digimon_only: Final = strips_digimon_only
        """De-Digivolve is for Digimon: en-1.0 12-12-1, 12-12-2. For any stacked card: 3.6 16-11-1, zh-1.2 12-12-1."""
        self.text_with_traits: Final = text_with_traits
        """“X in its text” is asked of traits and digivolution requirements too: 3.6 4-20-1. Of names, effects, DNA
        Digivolution, DigiXros and Burst Digivolve: zh-1.2 4-25-1. en-1.0 does not say, and goes by 3.6."""
        self.text_is_printed: Final = text_is_printed
        """What an effect made of a card is not in its text, and what it took away still is: en-1.0 and zh-1.2 13-2-5-5,
        13-2-5-6. The name a card has now is: 3.6 2-3-1-1."""
        self.breeding_holds_cards: Final = breeding_holds_cards
        """The breeding area has room for one card: 3.6 3-4-5-2. For one Digimon: en-1.0 and zh-1.2 3-4-4."""
        self.dp_waits: Final = dp_waits
        """DP given to a Tamer works once it is a Digimon: en-1.0 and zh-1.2 13-2-4-3. None is added to a card without DP: 3.6
        2-5-3."""
        self.played_as_printed: Final = played_as_printed
        """A Tamer that counts as a Digimon was not played as one: en-1.0 and zh-1.2 13-4-3. 3.6 goes by what it is."""
        self.security_from_top: Final = security_from_top
        """Security cards of which nothing is said are taken from the top: en-1.0 and zh-1.2 3-8-2. The player chooses: 3.6
        15-10-2-1."""
        self.activated_keeps_type: Final = activated_keeps_type
        """An effect that an effect of another card activates is of its own card's type, unless that effect says “as this
        card's effect”: 4.2 15-15-7-3. It is of the type of the one that activates it: 3.6 15-15-9-1."""
        self.placed_options: Final = placed_options
        """An Option card in the battle area is one that an effect placed there: 4.2 4-28-1. Any that is there: the others,
        which do not say."""
        self.unknown: Final = unknown
        """What this book does not have: keyword effects by name, kinds of lines, timings and places."""


LATER: Final = frozenset(
    [
        "Vortex",
        "Overclock",
        "Iceclad",
        "Decode",
        "Fragment",
        "Execute",
        "Progress",
        "Link +",
        "Training",
        "Link",
        "App Fusion",
        "Assembly",
        "When Moving",
        "Security icon",
    ]
)
"""What came after zh-1.2."""
NEWEST: Final = frozenset(["Use Req.", "Ascension", "Engage", "Guard", "Detach", "Succession", "DUAL"])
"""What came after 3.6."""
AFTER_EN: Final = frozenset(["Partition", "Collision", "Blast DNA Digivolve", "Scapegoat"])
"""What came between en-1.0 and zh-1.2."""


def walk(short: str) -> Callable[[], Crosswalk]:
    """The crosswalk to a book."""
    return crosswalk(Path(__file__).with_name(f"crosswalk-{short}.yaml"))


EDITIONS: Final = (
    DigimonEdition("digimon-3.6", title="3.6 (Japanese, 2025)", unknown=NEWEST),
    DigimonEdition(
        "digimon-4.2",
        walk("4.2"),
        "4.2 (English, 2026)",
        placed_is_new=True,
        dp_less_leave=True,
        looked_leave=True,
        must_pay=True,
        counters_activated=True,
        activation_binds=True,
        persistent_wins=True,
        joins_any_card=True,
        one_check=True,
        blast_dna_free=True,
        links_by_category=True,
        activated_keeps_type=True,
        placed_options=True,
    ),
    DigimonEdition(
        "digimon-en-1.0",
        walk("en-1.0"),
        "1.0 (English, 2023)",
        unsuspends_breeding=False,
        attacks_unless_digimon=True,
        eggs_to_bottom=True,
        overflow_in_breeding=False,
        mind_link_optional=True,
        single={"Armor Purge": "12-19-3", "Evade": "12-22-3", "Barrier": "12-25-3"},
        strips_level_3=True,
        trigger_needs_condition=True,
        by_needs_possible=True,
        seen_at_counter=True,
        burst_ends_for_all=True,
        top_card_only=True,
        piercing_stays=True,
        strays=False,
        dp_less_leave=True,
        listed_in_order=True,
        numbers_from=1,
        may_not_find=True,
        xros_digimon=True,
        revealed_stay=True,
        strips_digimon_only=True,
        text_is_printed=True,
        breeding_holds_cards=False,
        dp_waits=True,
        played_as_printed=True,
        security_from_top=True,
        unknown=AFTER_EN | LATER | NEWEST,
    ),
    DigimonEdition(
        "digimon-zh-1.2",
        walk("zh-1.2"),
        "1.2 (Chinese, 2024)",
        unsuspends_breeding=False,
        attacks_unless_digimon=True,
        eggs_to_bottom=True,
        overflow_in_breeding=False,
        mind_link_optional=True,
        single={"Armor Purge": "12-19-3", "Evade": "12-22-3"},
        by_needs_possible=True,
        failure_counts=False,
        seen_at_counter=True,
        burst_ends_for_all=True,
        top_card_only=True,
        piercing_stays=True,
        strays=False,
        dp_less_leave=True,
        listed_in_order=True,
        numbers_from=1,
        may_not_find=True,
        xros_digimon=True,
        revealed_stay=True,
        text_with_traits=False,
        text_is_printed=True,
        breeding_holds_cards=False,
        dp_waits=True,
        played_as_printed=True,
        security_from_top=True,
        unknown=LATER | NEWEST,
    ),
)
"""Those that can be played by. Where none is named, the first is meant."""
