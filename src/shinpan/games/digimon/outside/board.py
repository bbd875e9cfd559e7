"""The table of a Digimon game in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.markup import escape

from ...boards import Board

INK = {
    "red": "red",
    "blue": "blue",
    "yellow": "yellow",
    "green": "green",
    "black": "bright_black",
    "purple": "magenta",
    "white": "white",
}
GAUGE = 10
"""1-4-2-2: how far the memory gauge goes on each side."""


class DigimonBoard(Board):
    """Memory gauge, security, breeding, stacks with what lies under them, hand."""

    questions = {
        "breeding": "hatch, move or nothing",
        "attack": "an attack",
        "block": "whether to block",
        "counter": "whether to counter",
        "digixros": "materials for DigiXros",
        "assembly": "materials for Assembly",
        "arts": "Arts Digivolve",
    }
    actions = ("main", "breeding")

    def far(self, out: Console, player: int) -> None:
        """Counts first, the battle area nearest to the middle."""
        self.counts(out, player)
        self.breeding(out, player)
        self.battle(out, player)

    def near(self, out: Console, player: int) -> None:
        """The battle area nearest to the middle, the hand last."""
        self.battle(out, player)
        self.breeding(out, player)
        self.counts(out, player)
        self.hand(out)

    def middle(self, out: Console, style: str) -> None:
        """1-4-2-3: the memory gauge, the viewer's side on the left; and what belongs to no area now."""
        memory = int(self.view["memory"]) * (1 if self.viewer == 0 else -1)
        marks = [f"[bold]\\[{abs(n)}][/]" if n == memory else f"[dim]{abs(n)}[/]" for n in range(GAUGE, -GAUGE - 1, -1)]
        names = [escape(self.players[player]) for player in (self.viewer, 1 - self.viewer)]
        say = self.names.say
        side = say("nobody's") if memory == 0 else f"{names[0] if memory > 0 else names[1]}: {abs(memory)}"
        out.print(f"[bold]{say('memory')}[/] {names[0]} {' '.join(marks)} {names[1]}  [dim]({side})[/]")
        for card in self.view["nowhere"]:
            out.print(f"  [bold]{say('now')}[/] {self.name(card)}")

    def counts(self, out: Console, player: int) -> None:
        """Who, and how many cards lie where."""
        side = self.side(player)
        security = int(side["security"]["count"])
        ink = "bold red" if security == 0 else "default"
        say = self.names.say
        words = [f"[{ink}]{say('security')} {security}[/]"]
        words += [f"{say(zone)} {side[zone]['count']}" for zone in ("deck", "eggs", "hand", "trash")]
        out.print(f"{self.who(player)}  " + "  ".join(words))
        for card in side["security"]["cards"]:
            place = say("security, {n} from the top:", n=card["position"])
            out.print(f"  [dim]{place}[/] {self.name(card)} {self.facts(card)}")

    def breeding(self, out: Console, player: int) -> None:
        """The breeding area."""
        for stack in self.side(player)["breeding"]:
            self.stack(out, stack, self.names.say("breeding"))
        if not self.side(player)["breeding"]:
            out.print(f"  [dim]{self.names.say('breeding')}: {self.names.say('empty')}[/]")

    def battle(self, out: Console, player: int) -> None:
        """The battle area."""
        for stack in self.side(player)["battle"]:
            self.stack(out, stack, f"[bold]{self.names.say('battle')}[/]")
        if not self.side(player)["battle"]:
            out.print(f"  [dim]{self.names.say('battle')}: {self.names.say('empty')}[/]")

    def stack(self, out: Console, stack: dict[str, Any], place: str) -> None:
        """A stack in a line, and what is under and beside it in a second one."""
        say = self.names.say
        if stack.get("hidden"):
            out.print(f"  {place} [dim]{say('face down')}[/]")
            return
        words = [self.name(stack), self.facts(stack)]
        attack = self.view.get("attack") or {}
        if stack["stack"] == attack.get("attacker"):
            words.append(f"[bold]{say('attacking')}[/]")
        if stack["stack"] == attack.get("target"):
            words.append(f"[bold]{say('under attack')}[/]")
        if stack["suspended"]:
            words.append(f"[bold magenta]{say('SUSPENDED')}[/]")
        words += [f"<{escape(self.names.keyword(word))}>" for word in stack["keywords"]]
        out.print(f"  {place} " + "  ".join(words))
        for label, cards in (("under", stack["under"]), ("linked", stack["links"])):
            if cards:
                out.print(f"       [dim]{say(label)}:[/] {', '.join(self.name(card) for card in cards)}")

    def facts(self, card: dict[str, Any]) -> str:
        """Level, colours and DP."""
        words = [f"Lv.{card['level']}"] if card["level"] is not None else []
        words.append("/".join(self.names.say(colour) for colour in card["colors"]) or self.names.say("no color"))
        if card["dp"] is not None:
            words.append(f"{card['dp']} DP")
        return f"[dim]({escape(' '.join(words))})[/]"

    def name(self, card: dict[str, Any]) -> str:
        """A card's name, in its colour if it has one only."""
        if card.get("hidden"):
            return f"[dim]{self.names.say('a face-down card')}[/]"
        down = f" ({self.names.say('face down')})" if card.get("face_down") else ""
        name = escape(self.names.of(str(card["name"]))) + down
        return f"[{INK[card['colors'][0]]}]{name}[/]" if len(card["colors"]) == 1 else name

    def hand(self, out: Console) -> None:
        """The viewer's hand."""
        words = []
        say = self.names.say
        for card in self.side(self.viewer)["hand"]["cards"]:
            level = f"Lv.{card['level']} " if card["level"] is not None else f"{say(card['kind'])} "
            cost = say("cost {n}", n=card["cost"]) if card["cost"] is not None else say("no cost")
            words.append(f"{self.name(card)} [dim]{level}{cost}[/]")
        out.print(f"  {say('hand')}: {', '.join(words)}" if words else f"  [dim]{say('hand')}: {say('empty')}[/]")
