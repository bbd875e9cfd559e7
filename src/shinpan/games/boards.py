"""Drawing the table of a game in a terminal, from one player's view of it. Lines, not boxes: they fit any width."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import yaml
from rich.console import Console
from rich.markup import escape
from rich.rule import Rule

from ..table.cards import Face

COMMON = frozenset({"game", "viewer", "turn", "turn_player", "phase", "over", "winner", "players"})
"""What every view has, and is told elsewhere."""
NAMING = frozenset({"card", "name", "kind", "hidden"})
"""What of a card is told by its name."""


@cache
def terminal_words(lang: str) -> Mapping[str, str]:
    """What boards and the terminal say in a language, by the English pattern."""
    file = Path(__file__).parent / f"terminal.{lang}.yaml"
    found: dict[str, str] = (
        yaml.load(file.read_text("utf-8"), getattr(yaml, "CSafeLoader", yaml.SafeLoader)) if file.is_file() else {}
    )
    return found


class Names:
    """The names of cards, and the words of the terminal, in the language of the person who reads them."""

    def __init__(self, faces: Iterable[Face], lang: str, told_in: str = "") -> None:
        self.words: dict[str, str] = {}
        self.told = terminal_words(told_in or lang)
        self.keywords: Mapping[str, str] = {}
        """What keywords are called in the language, by their English names."""
        for face in faces:
            other = str(getattr(face, "name_en", "")) if lang == "en" else ""
            there = getattr(face, "abroad", {}).get(lang)
            if there is not None:
                other = there.name
            if other and face.lang != lang:
                self.words[face.name] = other
        longest = sorted(self.words, key=len, reverse=True)
        self.pattern = re.compile("|".join(re.escape(name) for name in longest)) if longest else None

    def of(self, text: str) -> str:
        """A text with the names of cards in that language."""
        if self.pattern is None:
            return text
        return self.pattern.sub(lambda found: self.words[found[0]], text)

    def keyword(self, word: str) -> str:
        """A keyword as it is called in the language, perhaps with a number behind it.

        >>> names = Names((), "ja")
        >>> names.keywords = {"Security A.": "Sアタック"}
        >>> names.keyword("Security A. +1"), names.keyword("Unheard")
        ('Sアタック +1', 'Unheard')
        """
        found = re.fullmatch(r"(.*?)( [+-]?\d+)?", word)
        head, number = (found[1], found[2] or "") if found is not None else (word, "")
        return self.keywords.get(head, head) + number

    def say(self, pattern: str, **parts: object) -> str:
        """A sentence of the terminal by its English pattern; what is not known in the language stays English."""
        return self.told.get(pattern, pattern).format(**parts)


class Board:
    """The table as one player sees it. This one draws any game, zone by zone; games have boards that know more."""

    questions: Mapping[str, str] = {}
    """What is asked, by the kind of decision, beside what is asked in every game."""
    actions: Collection[str] = ("main",)
    """Kinds of decisions at which a player may act freely: nobody needs to be told why they are asked."""

    def __init__(self, view: dict[str, Any], viewer: int, players: Sequence[str], names: Names) -> None:
        self.view = view
        self.viewer = viewer
        self.players = players
        """What the players are called."""
        self.names = names

    def draw(self, out: Console) -> None:
        """Draws both sides, the viewer's below."""
        style = "-" if out.options.ascii_only else "─"
        who = self.players[int(self.view["turn_player"])]
        say = self.names.say
        phase = say(str(self.view["phase"]))
        turn = say("turn {n}, {phase} phase, {who}", n=self.view["turn"], phase=phase, who=who)
        turn = turn if self.view["turn"] else say("before the first turn")
        out.print(Rule(escape(turn), characters=style))
        other = 1 - self.viewer
        self.far(out, other)
        self.middle(out, "·" if style == "─" else ".")
        self.near(out, self.viewer)
        out.print(Rule(characters=style))

    def far(self, out: Console, player: int) -> None:
        """The opponent's side, seen from the other end of the table."""
        self.zones(out, player)

    def near(self, out: Console, player: int) -> None:
        """The viewer's own side."""
        self.zones(out, player)

    def middle(self, out: Console, style: str) -> None:
        """What lies between the players."""
        out.print(Rule(characters=style))
        shared = {key: value for key, value in self.view.items() if key not in COMMON}
        for key, value in shared.items():
            self.zone(out, key, value)
        if shared:
            out.print(Rule(characters=style))

    def zones(self, out: Console, player: int) -> None:
        """A player's zones in the order of the view, and what else there is to say of that player."""
        out.print(self.who(player))
        for key, value in self.side(player).items():
            self.zone(out, key, value)

    def zone(self, out: Console, key: str, value: Any) -> None:
        """A zone or a state in a line: how many cards lie there, and those that can be seen."""
        cards = value.get("cards") if isinstance(value, dict) else value
        if not isinstance(cards, list):
            if value not in (None, "", False):
                out.print(f"  [dim]{escape(key)}:[/] {self.fact(value)}")
            return
        count = value["count"] if isinstance(value, dict) else len(cards)
        seen = ", ".join(self.thing(card) for card in cards)
        out.print(f"  [dim]{escape(key)}:[/] {count}" + (f"  {seen}" if seen else ""))

    def thing(self, entry: Any) -> str:
        """A card or a body, with what is true of it."""
        if not isinstance(entry, dict):
            return self.fact(entry)
        if entry.get("hidden") or "name" not in entry:
            return f"[dim]{self.names.say('a face-down card')}[/]"
        facts = [f"{escape(key)} {self.fact(value)}" for key, value in entry.items() if key not in NAMING and told(value)]
        name = escape(self.names.of(str(entry["name"])))
        return f"{name} [dim]({', '.join(facts)})[/]" if facts else name

    def fact(self, value: Any) -> str:
        """What is true of something, in words."""
        if isinstance(value, dict):
            return (
                self.thing(value)
                if "name" in value
                else ", ".join(f"{escape(str(k))} {self.fact(v)}" for k, v in value.items())
            )
        if isinstance(value, list):
            return "/".join(self.fact(item) for item in value)
        return escape(self.names.say("yes") if value is True else str(value))

    def who(self, player: int) -> str:
        """A player's name, and which seat that is."""
        seat = self.names.say("Player {n}", n=player + 1)
        label = "" if self.players[player] == seat else f" ({seat})"
        return f"[bold]{escape(self.players[player])}[/]{label}"

    def side(self, player: int) -> dict[str, Any]:
        """One side of the view."""
        side: dict[str, Any] = self.view["players"][player]
        return side


def told(value: object) -> bool:
    """Whether a fact says something: 0 does, nothing and no do not."""
    return value is not None and value is not False and value not in ("", [], {})
