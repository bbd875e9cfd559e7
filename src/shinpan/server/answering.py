"""What need not be asked: questions with one sensible answer, which the player's browser gives by itself if they like.

Every such answer has a word, and the browser a setting for it. The server only says what the answer would be; so a player
who wants to be asked is asked, and taking back goes past what was answered by itself.
"""

from __future__ import annotations

from typing import Any

from ..games.base import Game
from ..match import Match
from ..table.cards import Card
from ..table.decisions import Decision, Option
from ..table.table import Table

BY_PLACE = ("resolve", "counter")
"""Verbs whose options are told apart by a number where others name a body."""
UNDER = ("deck bottom", "bottom", "discard pile")
"""Where cards are put in an order that hardly ever matters: they go there as they lie."""
FOLLOWING = ("choose", "attack")
"""What can be asked together with whether it is to be done at all."""
PLACE = -2
"""In place of a number that only says which of several an option is."""


def by_itself(match: Match, decision: Decision, alone: bool) -> tuple[int, str] | None:
    """The one sensible answer to a question and why, or None. ``alone``: nobody else would learn anything from the haste.

    ``pay`` and ``discard``: a cost as the referee pays it, without and with cards from the hand. ``party``: a Forward attacks
    alone. ``hatch``: a Digi-Egg is hatched. ``order``: the same ability of cards of one name is there several times, or cards
    go under the deck. ``alike``: all that can be chosen is the same. ``nothing``: there is nothing to do but to go on.

    Who plays against another person would tell them something by answering at once where hidden cards decide: then only what
    everybody sees counts, and what does not depend on cards at all.
    """
    table, game = match.table, match.game
    options = decision.options
    if len(options) == 1:
        return (0, "nothing") if alone and decision.kind in ("main", "priority", "counter") else None
    found = game.usual(table, decision)
    if found is not None:
        return found
    if decision.kind == "order" and decision.about in UNDER:
        return 0, "order"
    if not alone and not all(seen_by_all(table, option) for option in options):
        return None
    if decision.kind == "resolve":
        return (0, "order") if len({trigger(table, option) for option in options}) == 1 else None
    looks = [look(game, table, decision, option) for option in options]
    return (0, "alike") if looks[0] is not None and all(one == looks[0] for one in looks) else None


def after_yes(match: Match, decision: Decision) -> Match | None:
    """The match after a yes, if the same text then lets the same player choose; None otherwise."""
    if decision.kind != "yesno" or decision.source < 0:
        return None
    ahead = match.fork(quiet=True)
    ahead.choose(next(i for i, option in enumerate(decision.options) if option.verb == "yes"))
    after = ahead.decision
    if after is None or after.free or after.kind not in FOLLOWING:
        return None
    return ahead if (after.player, after.source) == (decision.player, decision.source) else None


def seen_by_all(table: Table, option: Option) -> bool:
    """Whether both players see the card of an option, or there is none."""
    return option.card < 0 or all(table.sees(player, table.cards[option.card]) for player in (0, 1))


def trigger(table: Table, option: Option) -> tuple[Any, ...]:
    """Which ability waits: the card's number and the ability's, whichever copy of the card it is on."""
    number, name = option.number, option.name
    if name == "0":  # an ability that is not printed: nothing says whether two are the same
        return (option.card, option.body, number, name)
    if name.isdigit():  # the number is the place in the list, the name that of the ability
        number = PLACE
    return (table.cards[option.card].face.id if option.card >= 0 else "", number, name)


def look(game: Game, table: Table, decision: Decision, option: Option) -> tuple[Any, ...] | None:
    """All that tells an option about a card in a pile from another one; None for anything else, which is not the same."""
    if option.card < 0:
        return None
    card = table.cards[option.card]
    if card.host is not None or card.zone < 0 or ordered(table, card):
        return None
    body = PLACE if option.verb in BY_PLACE else option.body
    if not table.sees(decision.player, card):
        return None  # the server lets chance take one of those
    state = tuple(sorted((key, str(value)) for key, value in game.card_state(table, card).items()))
    return (option.verb, card.face.id, card.zone, card.face_up, body, option.number, option.name, state)


def ordered(table: Table, card: Card) -> bool:
    """Whether the place in its pile matters for a card: one on the top of a deck is not one below."""
    kind = table.zones[card.zone].kind
    return kind.ordered and not kind.public
