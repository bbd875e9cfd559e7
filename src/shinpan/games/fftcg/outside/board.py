"""The table of an FF-TCG game in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.rule import Rule

from ...boards import Board

INK = {
    "fire": "red",
    "ice": "bright_cyan",
    "wind": "green",
    "earth": "yellow",
    "lightning": "magenta",
    "water": "blue",
    "light": "bright_white",
    "dark": "bright_black",
}
ROWS = (("forward", "forwards"), ("monster", "monsters"), ("backup", "backups"))
"""How the field is laid out: Forwards nearest to the middle."""
CP_OF_A_CARD = 2
"""5.2.1.3: what a discarded card gives."""


class FFTCGBoard(Board):
    """Stack, priority and attack between the fields; damage, hand, and the CP there is."""

    questions = {
        "priority": "what you do with priority",
        "pay": "what to pay with",
        "cost": "what the cost takes",
        "party": "who else attacks",
        "assign": "how much damage it takes",
        "burst": "whether to use the EX Burst",
        "first": "who goes first",
        "replace": "which of these applies next",
        "attack": "an attack",
        "block": "whether to block",
    }
    actions = ("main", "priority")

    def far(self, out: Console, player: int) -> None:
        """Counts first, the Forwards nearest to the middle."""
        self.counts(out, player)
        for kind, label in reversed(ROWS):
            self.row(out, player, kind, label)

    def near(self, out: Console, player: int) -> None:
        """The Forwards nearest to the middle, the hand last."""
        for kind, label in ROWS:
            self.row(out, player, kind, label)
        self.counts(out, player)
        self.hand(out)

    def middle(self, out: Console, style: str) -> None:
        """7.12: the stack, the newest first, and who has priority."""
        out.print(Rule(characters=style))
        for item in self.view["stack"]:
            out.print(f"  [bold]{self.names.say('stack')}[/] {self.item(item)}")
        for card in self.view["aside"]:
            out.print(f"  [bold]{self.names.say('aside')}[/] {self.name(card)} {self.facts(card)}")
        if self.view["priority"] is not None:
            out.print(f"  [dim]{self.names.say('priority')}:[/] {escape(self.players[int(self.view['priority'])])}")
        if self.view["stack"] or self.view["aside"] or self.view["priority"] is not None:
            out.print(Rule(characters=style))

    def item(self, item: dict[str, Any]) -> str:
        """Something on the stack in a line: what it is, whose, and what it chose."""
        say = self.names.say
        name = self.names.of(str(item["name"]))
        called = item["called"] or say("{kind} ability", kind=say(item["kind"]))
        said = f"{say('summon')} {name}" if item["kind"] == "summon" else say("{what} of {card}", what=called, card=name)
        words = [escape(said)]
        words.append(f"[dim]({escape(self.players[int(item['player'])])})[/]")
        if item["targets"]:
            words.append(say("on {targets}", targets=", ".join(self.target(target) for target in item["targets"])))
        if item["modes"]:
            words.append(say("option {n}", n=", ".join(str(mode) for mode in item["modes"])))
        if item["x"]:
            words.append(f"X = {item['x']}")
        return "  ".join(words)

    def target(self, target: dict[str, Any]) -> str:
        """Something that was chosen."""
        if "name" not in target:
            return self.names.say("a hidden card" if target["there"] else "something that is gone")
        return escape(self.names.of(str(target["name"]))) + ("" if target["there"] else f" ({self.names.say('gone')})")

    def counts(self, out: Console, player: int) -> None:
        """Who, how many cards lie where, the damage in its order, and the CP there is."""
        side = self.side(player)
        damage, limit = int(side["damage"]["count"]), int(self.view["damage_limit"])
        ink = "bold red" if damage >= limit - 1 else "default"
        say = self.names.say
        words = [f"[{ink}]{say('damage')} {damage}/{limit}[/]"]
        words += [f"{say(zone)} {side[zone]['count']}" for zone in ("deck", "hand", "break")]
        if side["removed"]["count"]:
            words.append(f"{say('removed')} {side['removed']['count']}")
        if side.get("lb", {}).get("count"):
            up = sum(card["spent"] for card in side["lb"]["cards"])
            words.append(say("LB {n} ({up} face up)", n=side["lb"]["count"], up=up))
        if side["crystals"]:
            words.append(f"[bold cyan]{say('crystals')} {side['crystals']}[/]")
        words.append(self.cp(player))
        out.print(f"{self.who(player)}  " + "  ".join(words))
        if damage:
            out.print(f"  [dim]{say('damage')}:[/] {', '.join(self.name(card) for card in side['damage']['cards'])}")
        removed = side["removed"]["cards"]
        if removed:
            out.print(f"  [dim]{say('removed')}:[/] {', '.join(self.name(card) + self.counters(card) for card in removed)}")

    def cp(self, player: int) -> str:
        """5.2.1.3: what active Backups give, and what the hand could; Light and Dark cards cannot be discarded for it."""
        side = self.side(player)
        backups = [body for body in side["field"] if "backup" in body.get("kinds", ()) and not body["dull"]]
        marks = " ".join(self.elements(body) for body in backups)
        text = f"CP {len(backups)}" + (f" ({marks})" if marks else "")
        if player == self.viewer:
            usable = [card for card in side["hand"]["cards"] if not {"light", "dark"} & set(card["elements"])]
            text += self.names.say(" + {n} by discarding", n=CP_OF_A_CARD * len(usable))
        return text

    def row(self, out: Console, player: int, kind: str, label: str) -> None:
        """The Characters of one type: a Monster that is a Forward now stands among the Forwards."""
        found = [body for body in self.side(player)["field"] if self.place(body) == kind]
        for body in found:
            out.print(f"  [bold]{self.names.say(label[:-1])}[/] {self.character(body)}")
        if not found and kind != "monster":
            out.print(f"  [dim]{self.names.say(label)}: {self.names.say('none')}[/]")

    def place(self, body: dict[str, Any]) -> str:
        """In which row a Character stands."""
        kinds = body.get("kinds") or [body.get("kind", "forward")]
        return "forward" if "forward" in kinds else str(kinds[0])

    def character(self, body: dict[str, Any]) -> str:
        """A Character in a line."""
        if body.get("hidden"):
            return f"[dim]{self.names.say('face down')}[/]"
        say = self.names.say
        words = [self.name(body), self.facts(body)]
        attack = self.view["attack"] or {}
        if body["body"] in attack.get("attackers", ()):
            words.append(f"[bold]{say('attacking in a party' if attack['party'] else 'attacking')}[/]")
        if body["body"] == attack.get("blocker"):
            words.append(f"[bold]{say('blocking')}[/]")
        if body["dull"]:
            words.append(f"[bold magenta]{say('DULL')}[/]")
        if body["frozen"]:
            words.append(f"[bold cyan]{say('FROZEN')}[/]")
        if body["damage"]:
            words.append(f"[red]{say('{n} damage', n=body['damage'])}[/]")
        if body["new"]:
            words.append(f"[dim]{say('new')}[/]")
        words += [escape(self.names.keyword(word)) for word in body["keywords"]]
        return "  ".join(words) + self.counters(body)

    def counters(self, card: dict[str, Any]) -> str:
        """6.7: counters on a card."""
        found = card.get("counters") or {}
        return f" \\[{', '.join(f'{escape(name)} {count}' for name, count in found.items())}]" if found else ""

    def facts(self, card: dict[str, Any]) -> str:
        """Element, cost and power."""
        words = [self.elements(card), self.names.say("cost {n}", n=card["cost"])]
        if card["power"] is not None:
            words.append(self.names.say("power {n}", n=card["power"]))
        return f"[dim]({escape(' '.join(words))})[/]"

    def elements(self, card: dict[str, Any]) -> str:
        """The Elements of a card."""
        return "/".join(map(self.names.say, card["elements"])) or self.names.say("no Element")

    def name(self, card: dict[str, Any]) -> str:
        """A card's name, in the colour of its Element if it has one only."""
        if card.get("hidden"):
            return f"[dim]{self.names.say('a face-down card')}[/]"
        name = escape(self.names.of(str(card["name"]))) + (" EX" if card.get("ex") else "")
        return f"[{INK[card['elements'][0]]}]{name}[/]" if len(card["elements"]) == 1 else name

    def hand(self, out: Console) -> None:
        """The viewer's hand."""
        words = []
        say = self.names.say
        for card in self.side(self.viewer)["hand"]["cards"]:
            words.append(f"{self.name(card)} [dim]{say(card['kind'])} {self.elements(card)} {card['cost']}[/]")
        out.print(f"  {say('hand')}: {', '.join(words)}" if words else f"  [dim]{say('hand')}: {say('empty')}[/]")
        extra = self.side(self.viewer).get("lb", {}).get("cards", ())
        if extra:
            up = f" [dim]({say('face up')})[/]"
            words = [f"{self.name(card)}{up if card['spent'] else ''}" for card in extra]
            out.print(f"  {say('LB deck')}: {', '.join(words)}")
