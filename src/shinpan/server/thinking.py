"""Bots that look ahead think in processes of their own, so that no table waits for them.

Such a process keeps its own copies of the matches, brought up to date with every question. It reads questions from its
standard input and writes answers to its standard output, one JSON object a line, and ends when its input does.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from collections import OrderedDict
from contextlib import suppress
from importlib import import_module
from typing import Any

from ..analysis import weighed
from ..library import starter_deck, starter_decks
from ..match import Match
from ..match.resting import loaded
from ..players import LEVELS, Lists, SearchPlayer, bot
from ..table.cards import Face
from ..table.decisions import Seat
from .headers import laid_again

LOG = logging.getLogger("shinpan.server")
MOVE = 5.0
"""Seconds after which a bot that searches takes the best it has found."""
HINT = 0.8
"""The same for a hint to a player."""
ADVISER = "strong"
"""The strength of the search that gives hints."""
KEPT = 256
"""Matches a process keeps."""
LINE = 1 << 24
"""The longest line."""
PATIENCE = 60.0
"""Seconds after which an answer is no longer waited for."""
BOUNDED = 8.0
"""The same, where somebody wrote the cards."""
MEMORY = 2 << 30
"""Bytes of memory that such a process may have."""
QUEUE = 20.0
"""Seconds after which a question that others are before is given up: a choice by chance is better than a table that stands."""


class Thinker:
    """One process, seen from the server."""

    def __init__(self, bounded: bool = False) -> None:
        """With ``bounded`` for cards that somebody wrote: it takes less time and memory, and is started anew after that."""
        self.bounded = bounded
        self.patience = BOUNDED if bounded else PATIENCE
        self.process: asyncio.subprocess.Process | None = None
        self.lock = asyncio.Lock()
        self.known: set[str] = set()

    async def ask(self, question: dict[str, Any], header: dict[str, Any]) -> dict[str, Any] | None:
        """The answer to a question; None if there is none."""
        try:
            async with asyncio.timeout(QUEUE):
                await self.lock.acquire()
        except TimeoutError:
            LOG.warning("a question was not thought about: too many think at once")
            return None
        try:
            async with asyncio.timeout(self.patience):
                return await self._ask(question, header)
        except (OSError, ValueError, TimeoutError) as error:
            LOG.warning("a bot's process is started anew (%s)", type(error).__name__)
            self.stop()
            return None
        except asyncio.CancelledError:
            self.stop()  # its answer would be taken for that to the next question
            raise
        finally:
            self.lock.release()

    async def _ask(self, question: dict[str, Any], header: dict[str, Any]) -> dict[str, Any] | None:
        if self.process is None or self.process.returncode is not None:
            self.known.clear()
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "shinpan.server.thinking",
                *(["bounded"] if self.bounded else []),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE,
            )
        full = {**question, "header": header}
        answer = await self._exchange(question if question["match"] in self.known else full)
        if answer.get("unknown"):
            answer = await self._exchange(full)
        if len(self.known) > 10 * KEPT:
            self.known.clear()
        self.known.add(question["match"])
        return answer if isinstance(answer.get("index"), int) else None

    async def _exchange(self, question: dict[str, Any]) -> dict[str, Any]:
        assert self.process is not None and self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(question).encode() + b"\n")
        await self.process.stdin.drain()
        line = await self.process.stdout.readline()
        if not line:
            raise ValueError("the process ended")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def stop(self) -> None:
        """Ends the process."""
        if self.process is not None and self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.kill()
        self.process = None


class Thinkers:
    """Some processes; a match always asks the same one."""

    def __init__(self, count: int) -> None:
        self.all = [Thinker() for _ in range(count)]
        self.apart = Thinker(bounded=True)
        """For tables with cards that somebody wrote: nobody else's bot waits for them."""

    async def think(
        self, match: str, header: dict[str, Any], choices: list[int], player: int, bot: str, strange: bool = False
    ) -> int | None:
        """What that bot would choose in a match; ``strange`` if its cards may be anybody's."""
        question = {"match": match, "choices": choices, "player": player, "bot": bot}
        answer = await self._ask(question, header, strange)
        return answer["index"] if answer is not None else None

    async def hint(
        self, match: str, header: dict[str, Any], choices: list[int], player: int, lang: str, strange: bool = False
    ) -> dict[str, Any] | None:
        """What a search would choose in a player's place, from what that player knows, and what it thinks of it."""
        return await self._ask({"match": match, "choices": choices, "player": player, "hint": lang}, header, strange)

    async def _ask(self, question: dict[str, Any], header: dict[str, Any], strange: bool) -> dict[str, Any] | None:
        if not self.all:
            return None
        match: str = question["match"]
        thinker = self.apart if strange else self.all[sum(match.encode()) % len(self.all)]
        return await thinker.ask(question, header)

    def stop(self) -> None:
        """Ends all processes."""
        for thinker in (*self.all, self.apart):
            thinker.stop()


# ------------------------------------------------------------------ inside the process


class Memory:
    """The matches a process knows, and the bots that play in them."""

    def __init__(self) -> None:
        self.matches: OrderedDict[str, tuple[Match, dict[int, Seat]]] = OrderedDict()
        self.games: set[str] = set()
        """Those that have been loaded."""

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        """What the bot chooses, or what a player is advised to."""
        name, choices = question["match"], question["choices"]
        if name not in self.matches:
            if "header" not in question:
                return {"unknown": True}
            laid = laid_again(question["header"])
            self.matches[name] = (laid, {})
            if laid.game.name not in self.games:
                self.games.add(laid.game.name)
                loaded()
            if len(self.matches) > KEPT:
                self.matches.popitem(last=False)
        self.matches.move_to_end(name)
        match, bots = self.matches[name]
        try:
            catch_up(match, choices)
        except Exception:
            del self.matches[name]
            raise
        decision = match.decision
        if decision is None or decision.player != question["player"]:
            return {"index": None}
        if "hint" in question:
            return advice(match, question["hint"])
        if decision.player not in bots:
            bots[decision.player] = bot(question["bot"], len(choices), limit=MOVE, study=studied(match))
        return {"index": match.ask(bots[decision.player])}


def advice(match: Match, lang: str) -> dict[str, Any]:
    """What a search would do in the place of who has to decide, and what it thinks of it, if it had to think."""
    seat = SearchPlayer(len(match.choices), LEVELS[ADVISER], Lists(studied(match)), HINT)
    index, grades = weighed(match, seat, lang)
    return {"index": index, "best": [choice.data() for choice in grades.best] if grades is not None else []}


def studied(match: Match) -> list[list[Face]]:
    """The decks a bot at a table has met: the starter decks."""
    return [starter_deck(match.game, name).cards for name in starter_decks(match.game)]


def catch_up(match: Match, choices: list[int]) -> None:
    """Brings a match to where these choices lead."""
    made = match.choices
    same = 0
    while same < min(len(made), len(choices)) and made[same] == choices[same]:
        same += 1
    if same < len(made):
        match.undo(len(made) - same)
    for choice in choices[same:]:
        if choice < 0:
            match.concede(-1 - choice)
        else:
            match.choose(choice)


def main() -> None:
    """Answers questions until there are no more."""
    if "bounded" in sys.argv[1:] and os.name == "posix":
        resource: Any = import_module("resource")
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    memory = Memory()
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    for line in sys.stdin:
        try:
            answer = memory.answer(json.loads(line))
        except Exception as error:
            answer = {"index": None, "error": f"{type(error).__name__}: {error}"}
        out.write(json.dumps(answer) + "\n")
        out.flush()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        main()
