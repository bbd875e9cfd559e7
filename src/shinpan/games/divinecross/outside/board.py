"""The table of a Divine Cross game in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.markup import escape

from ...boards import Board

COLOURS = {"red": "red", "green": "green", "blue": "blue"}
CARDS_TO_LOSE = 3
"""1001.1a: cards in the KO zone that lose the game."""


class DivineCrossBoard(Board):
    """Main unit, standby areas, hand."""

    questions = {"skill": "a skill of your main unit", "to": "which unit"}
    actions = ("main", "skill")

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
        say = self.names.say
        parts = [
            *(f"{say(zone)} {side[zone]['count']}" for zone in ("deck", "hand", "discard")),
            f"[{'bold red' if lost else 'default'}]KO {lost}/{CARDS_TO_LOSE}[/]",
        ]
        if side["ticket"]:
            parts.append(f"[bold yellow]{say('winning ticket')}[/]")
        out.print(f"{self.who(player)}  " + "  ".join(parts))

    def main(self, out: Console, player: int) -> None:
        """The main unit with its skills."""
        say = self.names.say
        units = self.side(player)["main"]
        if not units:
            out.print(f"  [bold]{say('MAIN')}[/] {say('none')}")
        for unit in units:
            out.print(f"  [bold]{say('MAIN')}[/] {self.unit(unit)}")
            if not unit.get("hidden"):
                words = [
                    say("{skill} cost {n}: {damage}", skill=one["name"] or say("skill"), n=one["cost"], damage=one["damage"])
                    for one in unit["skills"]
                ]
                words += [f"EX {power}" for power in unit["powers"] if power]
                if words:
                    out.print(f"       [dim]{escape('; '.join(words))}[/]")

    def standby(self, out: Console, player: int) -> None:
        """The standby units."""
        units = self.side(player)["standby"]
        for unit in units:
            out.print(f"  {self.names.say('standby')} {self.unit(unit)}")
        if not units:
            out.print(f"  [dim]{self.names.say('standby')}: {self.names.say('none')}[/]")

    def unit(self, unit: dict[str, Any]) -> str:
        """A unit in a line."""
        if unit.get("hidden"):
            return f"[dim]{self.names.say('face down')}[/]"
        hp, full = int(unit["hp"]), int(unit["full_hp"])
        health = "green" if hp * 2 > full else "yellow" if hp * 4 > full else "red"
        say = self.names.say
        parts = [
            f"{self.name(unit)}{self.attributes(unit)}",
            f"[{health}]HP {hp}/{full}[/]",
            f"{say('energy')} {unit['energy']}",
        ]
        if unit.get("assist"):
            parts.append(f"{say('assist')} {self.name(unit['assist'])}")
        if unit["stunned"]:
            parts.append(f"[bold magenta]{say('STUNNED')}[/]")
        return "  ".join(parts)

    def name(self, card: dict[str, Any]) -> str:
        """A card's name, coloured by its attribute."""
        colours = [COLOURS[name] for name in card["attributes"] if name in COLOURS]
        name = escape(self.names.of(str(card["name"])))
        return f"[{colours[0]}]{name}[/]" if len(colours) == 1 else name

    def attributes(self, unit: dict[str, Any]) -> str:
        """Attributes, and what the unit is strong against."""
        say = self.names.say
        own = "/".join(map(say, unit["attributes"])) or say("none")
        against = "/".join(map(say, unit["advantage"]))
        return f" [dim]({say('{own}, strong against {other}', own=own, other=against) if against else own})[/]"

    def hand(self, out: Console) -> None:
        """The viewer's hand."""
        cards = self.side(self.viewer)["hand"]["cards"]
        say = self.names.say
        words = [f"{self.name(card)} [dim]{say(card['kind'])}[/]" for card in cards]
        out.print(f"  {say('hand')}: {', '.join(words)}" if words else f"  [dim]{say('hand')}: {say('empty')}[/]")
