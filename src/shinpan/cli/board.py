"""Drawing the table of a game in the terminal, from one player's view of it. Lines, not boxes: they fit any width."""

from __future__ import annotations

import re
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.rule import Rule
from rich.text import Text

from ..games.base import Game
from ..match import Match
from ..table.cards import Face

COLOURS = {"red": "red", "green": "green", "blue": "blue"}
FACTS = [
    *("attributes", "hp", "advantage", "retreat", "colors", "elements", "level", "cost", "power", "dp"),
    *("digivolve", "traits", "jobs", "categories", "overflow", "link"),
]
"""What is told of a card besides its texts."""
MARKS = {"generic": "generic icon", "ex": "EX Burst"}
"""What a card only has or has not."""
CARDS_TO_LOSE = 3
"""Divine Cross 1001.1a: cards in the KO zone that lose the game."""


class Names:
    """The names of cards in the language of the person who reads them."""

    def __init__(self, match: Match, lang: str) -> None:
        self.words: dict[str, str] = {}
        for face in (face for deck in match.decks for face in deck):
            other = str(getattr(face, "name_en", "")) if lang == "en" else ""
            if other and face.lang != lang:
                self.words[face.name] = other
        longest = sorted(self.words, key=len, reverse=True)
        self.pattern = re.compile("|".join(re.escape(name) for name in longest)) if longest else None

    def of(self, text: str) -> str:
        """A text with the names of cards in that language."""
        if self.pattern is None:
            return text
        return self.pattern.sub(lambda found: self.words[found[0]], text)


class Board:
    """The table as one player sees it. Games say how a side is drawn."""

    def __init__(self, match: Match, viewer: int, names: Names) -> None:
        self.match = match
        self.viewer = viewer
        self.names = names
        self.view: dict[str, Any] = match.view(viewer)

    def draw(self, out: Console) -> None:
        """Draws both sides, the viewer's below."""
        if "players" not in self.view:
            out.print(escape(str(self.view)))
            return
        style = "-" if out.options.ascii_only else "─"
        who = self.match.names[int(self.view["turn_player"])]
        turn = f"turn {self.view['turn']}, {self.view['phase']} phase, {who}" if self.view["turn"] else "before the first turn"
        out.print(Rule(escape(turn), characters=style))
        other = 1 - self.viewer
        self.far(out, other)
        self.middle(out, "·" if style == "─" else ".")
        self.near(out, self.viewer)
        out.print(Rule(characters=style))

    def far(self, out: Console, player: int) -> None:
        """The opponent's side, seen from the other end of the table."""
        raise NotImplementedError

    def near(self, out: Console, player: int) -> None:
        """The viewer's own side."""
        raise NotImplementedError

    def middle(self, out: Console, style: str) -> None:
        """What lies between the players."""
        out.print(Rule(characters=style))

    def who(self, player: int) -> str:
        """A player's name, and which seat that is."""
        label = "" if self.match.names[player].startswith("Player") else f" (Player {player + 1})"
        return f"[bold]{escape(self.match.names[player])}[/]{label}"

    def side(self, player: int) -> dict[str, Any]:
        """One side of the view."""
        side: dict[str, Any] = self.view["players"][player]
        return side


class DivineCrossBoard(Board):
    """Main unit, standby areas, hand."""

    def far(self, out: Console, player: int) -> None:
        """Counts first, the main unit nearest to the middle."""
        self.counts(out, player)
        self.standby(out, player)
        self.main(out, player)

    def near(self, out: Console, player: int) -> None:
        """The main unit nearest to the middle, the hand last."""
        self.main(out, player)
        self.standby(out, player)
        self.counts(out, player)
        self.hand(out)

    def counts(self, out: Console, player: int) -> None:
        """Who, and how many cards lie where."""
        side = self.side(player)
        lost = int(side["ko"]["count"])
        parts = [
            f"deck {side['deck']['count']}",
            f"hand {side['hand']['count']}",
            f"discard {side['discard']['count']}",
            f"[{'bold red' if lost else 'default'}]KO {lost}/{CARDS_TO_LOSE}[/]",
        ]
        if side["ticket"]:
            parts.append("[bold yellow]winning ticket[/]")
        out.print(f"{self.who(player)}  " + "  ".join(parts))

    def main(self, out: Console, player: int) -> None:
        """The main unit with its skills."""
        units = self.side(player)["main"]
        if not units:
            out.print("  [bold]MAIN[/] none")
        for unit in units:
            out.print(f"  [bold]MAIN[/] {self.unit(unit)}")
            if not unit.get("hidden"):
                words = [f"{skill['name'] or 'skill'} cost {skill['cost']}: {skill['damage']}" for skill in unit["skills"]]
                words += [f"EX {power}" for power in unit["powers"] if power]
                if words:
                    out.print(f"       [dim]{escape('; '.join(words))}[/]")

    def standby(self, out: Console, player: int) -> None:
        """The standby units."""
        units = self.side(player)["standby"]
        for unit in units:
            out.print(f"  standby {self.unit(unit)}")
        if not units:
            out.print("  [dim]standby: none[/]")

    def unit(self, unit: dict[str, Any]) -> str:
        """A unit in a line."""
        if unit.get("hidden"):
            return "[dim]face down[/]"
        hp, full = int(unit["hp"]), int(unit["full_hp"])
        health = "green" if hp * 2 > full else "yellow" if hp * 4 > full else "red"
        parts = [f"{self.name(unit)}{self.attributes(unit)}", f"[{health}]HP {hp}/{full}[/]", f"energy {unit['energy']}"]
        if unit.get("assist"):
            parts.append(f"assist {self.name(unit['assist'])}")
        if unit["stunned"]:
            parts.append("[bold magenta]STUNNED[/]")
        return "  ".join(parts)

    def name(self, card: dict[str, Any]) -> str:
        """A card's name, coloured by its attribute."""
        colours = [COLOURS[name] for name in card["attributes"] if name in COLOURS]
        name = escape(self.names.of(str(card["name"])))
        return f"[{colours[0]}]{name}[/]" if len(colours) == 1 else name

    def attributes(self, unit: dict[str, Any]) -> str:
        """Attributes, and what the unit is strong against."""
        own = "/".join(unit["attributes"]) or "none"
        strong = f", strong against {'/'.join(unit['advantage'])}" if unit["advantage"] else ""
        return f" [dim]({own}{strong})[/]"

    def hand(self, out: Console) -> None:
        """The viewer's hand."""
        cards = self.side(self.viewer)["hand"]["cards"]
        words = [f"{self.name(card)} [dim]{card['kind']}[/]" for card in cards]
        out.print(f"  hand: {', '.join(words)}" if words else "  [dim]hand: empty[/]")


def show_card(out: Console, game: Game, face: Face, lang: str) -> None:
    """A card in full, for `look`."""
    data = game.data(face)
    texts = game.texts(face, lang)
    names = dict.fromkeys(str(name) for name in (data.get("name_en") if lang == "en" else None, face.name) if name)
    out.print(Text(f"{face.id}  {' / '.join(names)}  ({face.kind})", style="bold"))
    facts = [f"{key} {fact(data[key])}" for key in FACTS if key in data]
    facts += [words for key, words in MARKS.items() if data.get(key) is True]
    if facts:
        out.print(Text("  " + ", ".join(facts)))
    for skill in data.get("skills", []):
        damage = f", damage {skill['damage']}" if "damage" in skill else ""
        out.print(Text(f"  {skill['name']} (cost {skill['cost']}{damage}) {texts.pop('skill ' + skill['name'], '')}".rstrip()))
    for place, text in texts.items():
        out.print(Text(f"  {place}: {text}" if place != "text" else f"  {text}"))


def fact(value: object) -> str:
    """A fact of a card in words.

    >>> fact(["red", "blue"]), fact([]), fact(300), fact([{"color": "red", "level": 3, "cost": 2}])
    ('red/blue', '-', '300', 'red level 3 cost 2')
    """
    if isinstance(value, dict):
        return " ".join(str(item) if key == "color" else f"{key} {item}" for key, item in value.items() if key != "text")
    if isinstance(value, list):
        return "/".join(fact(item) for item in value) or "-"
    return str(value)
