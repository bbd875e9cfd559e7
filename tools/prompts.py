"""Counts the questions that a player really has to answer in the browser, per own turn, with the settings of a new browser.

    python tools/prompts.py [digimon fftcg divinecross] [--games 50] [--from SEED] [--without pay order …] [--detail]

Games against a bot are played with starter decks, each pair of decks in turn; both sides choose as the bot that looks ahead
does. What is counted is every decision of the first seat in its own turns that reaches the person: neither the engine, nor
the server (``live.forced``), nor the browser (``answering.by_itself`` and the priority stops that a new browser has) answers
it. “You may” and what is then chosen is one question where the browser asks both at once (``ahead``). So each main-phase
action counts, and so does ending the turn. Beside it stands the figure without these free actions (main-phase actions, whom
to attack with, breeding, the choice of a skill): what the rules and the cards ask on top of what the player sets out to do.
Set-up is not counted. ``--without`` switches off answers that the browser gives by itself (``pay discard party hatch order
alike nothing ahead``: without all of them it is as it was before there were any).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src")]

from shinpan.library import game, starter_deck, starter_decks  # noqa: E402
from shinpan.library.registry import GAMES  # noqa: E402
from shinpan.match import Match  # noqa: E402
from shinpan.players import GreedyPlayer  # noqa: E402
from shinpan.server import live  # noqa: E402
from shinpan.server.answering import by_itself  # noqa: E402
from shinpan.server.seeing import Sight  # noqa: E402
from shinpan.table.decisions import Decision  # noqa: E402

PERSON = 0
LONG = 3000
"""Choices after which a game is given up."""
FREE = ("main", "attack", "breeding", "skill")
"""What a player sets out to do."""
STOPS: dict[bool, dict[str, bool]] = {
    True: {"declare": False, "block": False, "damage": True, "attack over": False},
    False: {"main1": False, "declare": False, "block": True, "damage": True, "attack over": False, "main2": True},
}
"""The priority stops of a new browser (``web/src/state/stops.ts``), in one's own turn and in the other's."""


def passed(match: Match, decision: Decision) -> bool:
    """Whether a new browser passes this priority by its stops."""
    if decision.kind != "priority":
        return False
    view = match.view(decision.player)
    if view.get("stack"):
        return bool(view["stack"][0].get("player") == decision.player)
    place = str(view.get("step")) if view["phase"] == "attack" else str(view["phase"])
    return not STOPS[view["turn_player"] == decision.player].get(place, False)


def answered(match: Match, decision: Decision, index: int, without: set[str]) -> int | None:
    """What a new browser answers for a player who would have chosen an option; None if the person is asked.

    Who wants to attack as a party says so, and is then asked who joins.
    """
    found = by_itself(match, decision, True)
    if found is not None and found[1] not in without and not (found[1] == "party" and found[0] != index):
        return found[0]
    return index if passed(match, decision) else None


class Count:
    """What was asked in some games."""

    def __init__(self) -> None:
        self.turns = 0
        self.free = 0
        self.rest = 0
        self.theirs = 0
        self.kinds: Counter[str] = Counter()
        self.other: Counter[str] = Counter()
        self.by_turn: Counter[int] = Counter()

    def line(self) -> dict[str, Any]:
        """The figures per own turn."""
        each = max(1, self.turns)
        return {
            "own turns": self.turns,
            "prompts a turn": round((self.free + self.rest) / each, 2),
            "without free actions": round(self.rest / each, 2),
            "in the other's turn": round(self.theirs / each, 2),
        }


def play(name: str, seed: int, count: Count, without: set[str]) -> None:
    """Plays one game and counts."""
    rules = game(name)
    decks = starter_decks(rules)
    pairs = [(first, second) for first in decks for second in decks]
    lists = [starter_deck(rules, deck).cards for deck in pairs[seed % len(pairs)]]
    match = Match(rules, lists, seed=seed, edition=rules.table_book().name)
    bots = [GreedyPlayer(seed), GreedyPlayer(seed + 1)]
    turns: set[int] = set()
    told = -1  # the choice that was made together with the one before
    while match.decision is not None and len(match.table.choices) < LONG:
        decision = match.decision
        if live.forced(match, True):
            match.choose(0)
            continue
        table: Any = match.table
        own = table.turn > 0 and table.turn_player == PERSON
        if own:
            turns.add(table.turn)
        index = bots[decision.player].choose(match.table, decision)
        given = answered(match, decision, index, without) if decision.player == PERSON and table.turn > 0 else index
        if given is None and told == len(match.table.choices):
            given = index
        elif given is None:
            if "ahead" not in without and decision.options[index].verb == "yes" and Sight(match, PERSON).ahead(decision):
                told = len(match.table.choices) + 1
            key = f"{decision.kind} {decision.about}".strip()
            if len(decision.options) == 1:
                key += " (only one option)"
            elif decision.kind in ("breeding", "resolve", "mode", "priority", "yesno"):
                key += f" ({','.join(sorted({option.verb for option in decision.options}))})"
            if not own:
                count.theirs += 1
                count.other[key] += 1
            else:
                count.kinds[key] += 1
                if decision.kind in FREE:
                    count.free += 1
                else:
                    count.rest += 1
        match.choose(index if given is None else given)
    count.turns += len(turns)


def main() -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(GAMES))
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--from", type=int, default=1, dest="first")
    parser.add_argument("--without", nargs="*", default=[])
    parser.add_argument("--detail", action="store_true")
    options = parser.parse_args()
    for name in options.game:
        count = Count()
        for seed in range(options.first, options.first + options.games):
            play(name, seed, count, set(options.without))
        print(name, json.dumps(count.line()), flush=True)
        if options.detail:
            print("  own turn:", ", ".join(f"{key} {n / count.turns:.2f}" for key, n in count.kinds.most_common(40)))
            print("  other's:", ", ".join(f"{key} {n / count.turns:.2f}" for key, n in count.other.most_common(20)), flush=True)


if __name__ == "__main__":
    main()
