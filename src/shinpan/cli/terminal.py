"""A game in the terminal, against a bot or a person at the same screen."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape

from ..games.base import CardError, summaries_of
from ..games.boards import Board, Names
from ..games.marks import keywords
from ..library import starter_faces
from ..library.translations import Translations
from ..match import Match, MatchError
from ..match.telling import UNTOLD, hears
from ..players import bot
from ..table.cards import Face
from ..table.decisions import Decision, Seat
from .keeping import autosave_path, load, write
from .look import show_card, texts_of

HELP = """\
Type the number of a choice, or one of these words:
  board          draw the table again
  look CARD      read a card: the number of a choice, a card number, or part of a name
  look hand      read all cards in your hand
  why            the clauses behind what just happened, and why something is not offered
  log [N]        the last N lines of what happened (all: the whole game)
  undo           take back your last choice
  save FILE      write the game to a file
  load FILE      go on with another saved game
  concede        give up
  quit           leave; the game is kept, and you are told how to go on
"""
QUESTIONS = {
    "main": "your action",
    "order": "which comes first",
    "resolve": "which ability goes next",
    "mode": "one of these",
    "number": "a number",
    "yesno": "yes or no",
}
"""What is asked in every game, by the kind of decision."""


class Leave(Exception):
    """The person leaves the terminal."""


class Terminal:
    """One sitting at the terminal."""

    def __init__(self, match: Match, against: str, hotseat: bool, lang: str, out: Console | None = None) -> None:
        self.out = out if out is not None else Console(file=sys.stdout, highlight=False)
        self.lang = lang
        self.sit(match, against, hotseat)

    def sit(self, match: Match, against: str, hotseat: bool) -> None:
        """Takes seats at a match."""
        self.match = match
        self.game = match.game
        self.against = against
        self.hotseat = hotseat
        self.bots: list[Seat | None] = [None, None if hotseat else bot(against, match.seed)]
        self.told = [0, 0]
        """Per player: how many events were told."""
        self.before = [0, 0]
        """Per player: how many had been told at the decision before, where `why` begins."""
        self.viewer = 0
        self.translations = Translations(match.game)
        own = self.lang if self.lang in (*self.game.languages, *self.game.begun) else match.decks[0][0].lang
        self.names = Names((face for deck in match.decks for face in deck), own, self.lang)
        self.names.keywords = keywords(self.game.home, self.lang) if self.lang != "en" else {}
        self.say = self.names.say

    # -------------------------------------------------------------- the loop

    def run(self) -> int:
        """Plays until the game is over or the person leaves."""
        try:
            while True:
                decision = self.match.decision
                if decision is None:
                    self.tell()
                    self.finish()
                    return 0
                player = self.bots[decision.player]
                if player is not None:
                    self.match.choose(self.match.ask(player))
                else:
                    self.turn_to(decision.player)
                    self.tell()
                    self.show(decision)
                    self.ask(decision)
        except (EOFError, KeyboardInterrupt, Leave):
            self.leave()
            return 0

    def turn_to(self, player: int) -> None:
        """Two people at one screen do not see each other's hands."""
        if self.hotseat and player != self.viewer:
            if self.out.is_terminal:
                self.out.clear()
            who = f"[bold]{escape(self.match.names[player])}[/]"
            self.out.print(self.say("{who} is to choose: press Enter when the screen is yours.", who=who))
            self.read("")
        self.viewer = player

    def read(self, prompt: str) -> str:
        """A line from the person."""
        sys.stdout.flush()
        return input(prompt).strip()

    def tell(self) -> None:
        """Tells what happened since the viewer was last told."""
        events = self.match.table.events
        first = self.told[self.viewer]
        if len(events) > first:
            self.before[self.viewer] = first
        for line in self.lines(first):
            self.out.print(f"[dim]-[/] {escape(line)}")
        self.told[self.viewer] = len(events)

    def lines(self, first: int) -> list[str]:
        """The log from an event on, as the viewer may read it."""
        result = []
        for event in self.match.table.events[first:]:
            if event.kind not in UNTOLD and hears(event, self.viewer):
                line = self.game.tell(event, self.viewer, self.lang, self.match.edition)
                if line:
                    result.append(self.names.of(line))
        return result

    def board(self) -> Board:
        """The table as the viewer sees it now."""
        return self.game.board()(self.match.view(self.viewer), self.viewer, self.match.names, self.names)

    def show(self, decision: Decision) -> None:
        """Draws the board and lists the choices."""
        self.board().draw(self.out)
        self.choices(decision)

    def choices(self, decision: Decision) -> None:
        """Lists the choices."""
        questions = {**QUESTIONS, **self.game.board().questions}
        known = decision.about and (self.lang == "en" or decision.about in self.names.told)
        about = self.say("for {what}", what=self.say(decision.about)) if known else self.say("one")
        question = self.say(questions[decision.kind]) if decision.kind in questions else about
        who = f"[bold]{escape(self.match.names[decision.player])}[/]"
        asked = self.say("{who}, choose {what}:", who=who, what=escape(question))
        self.out.print(f"{asked} [dim]{self.reason(decision)}[/]")
        for number, index in enumerate(self.offered(decision), 1):
            text = self.names.of(self.game.describe(self.match.table, decision, decision.options[index], self.lang))
            self.out.print(f"  [bold cyan]{number:>2}[/]  {escape(text)}")

    def reason(self, decision: Decision) -> str:
        """Why it is asked: the text of the card that asks, or the clause."""
        if decision.source >= 0:
            card = self.match.table.cards[decision.source]
            if self.match.table.sees(decision.player, card):
                texts = " ".join(texts_of(self.game, card.face, self.lang, self.translations).values())
                return escape(f"{self.names.of(self.game.card_name(card))}: {texts}" if texts else self.game.card_name(card))
        summary = self.game.summary(decision.rule, self.match.edition, self.lang)
        rule = self.match.edition.cited(decision.rule)
        return escape(f"{rule} {summary}") if summary and decision.kind not in self.game.board().actions else ""

    def offered(self, decision: Decision) -> list[int]:
        """The choices that are listed: of like cards in a hand one is enough."""
        table = self.match.table
        seen: set[tuple[str, str, int, int, str]] = set()
        found: list[int] = []
        for index, option in enumerate(decision.options):
            card = table.cards[option.card] if option.card >= 0 else None
            if card is not None and card.host is None and table.sees(decision.player, card):
                key = (option.verb, card.face.id, card.zone, option.body, f"{option.number} {option.name}")
                if key in seen:
                    continue
                seen.add(key)
            found.append(index)
        return found

    def ask(self, decision: Decision) -> None:
        """Reads until a choice is made or the table has changed."""
        offered = self.offered(decision)
        count = len(offered)
        while True:
            line = self.read("> ")
            word, _, rest = line.partition(" ")
            if word.isdecimal():
                number = int(word[:9])
                if 1 <= number <= count:
                    self.match.choose(offered[number - 1])
                    return
                self.out.print(self.say("There are choices 1 to {n}. (help: what else you can type)", n=count))
                continue
            try:
                if self.command(decision, word.lower(), rest.strip()):
                    return
            except (CardError, MatchError) as error:
                self.out.print(escape(str(error)))

    # -------------------------------------------------------------- commands

    def command(self, decision: Decision, word: str, rest: str) -> bool:
        """Does what was typed; true if the table must be shown again."""
        if word in ("", "board", "b"):
            self.show(decision)
        elif word in ("help", "h", "?"):
            self.out.print(escape(self.say(HELP).rstrip()))
        elif word in ("quit", "q", "exit"):
            raise Leave
        elif word in ("undo", "u"):
            return self.undo()
        elif word == "why":
            self.why(decision)
        elif word in ("log", "l"):
            self.log(rest)
        elif word in ("look", "card", "read"):
            self.look(decision, rest)
        elif word == "save":
            self.save(rest)
        elif word == "load":
            return self.load(rest)
        elif word == "concede":
            if self.read(self.say("Give up this game? (yes/no) ")).lower() in ("y", "yes", "はい", "是"):
                self.match.concede(decision.player)
                return True
            self.out.print(self.say("The game goes on."))
        else:
            self.out.print(escape(self.say("{word} is not known here. Type the number of a choice, or help.", word=repr(word))))
        return False

    def undo(self) -> bool:
        """Back to the last choice a person made."""
        made = len(self.match.choices)
        fork = self.match.fork(quiet=True)
        back = 0
        while back < made:
            fork.undo()
            back += 1
            decision = fork.decision
            if decision is not None and self.bots[decision.player] is None:
                self.match.undo(back)
                count = len(self.match.table.events)
                self.told = [min(told, count) for told in self.told]
                self.before = [min(before, count) for before in self.before]
                self.out.print(self.say("Taken back."))
                return True
        self.out.print(self.say("There is nothing to take back."))
        return False

    def why(self, decision: Decision) -> None:
        """The clauses behind the last events, and behind what is not offered."""
        edition = self.match.edition
        cited: list[str] = []
        for event in self.match.table.events[self.before[self.viewer] :]:
            if event.rule and event.kind != "withheld" and hears(event, self.viewer) and event.rule not in cited:
                cited.append(event.rule)
        self.out.print(f"[bold]{self.say('What was followed since you were last asked')}[/]")
        for rule in cited:
            self.out.print(f"  [cyan]{edition.cited(rule)}[/]  {escape(self.game.summary(rule, edition, self.lang))}")
        if not cited:
            self.out.print("  " + self.say("nothing yet"))
        if decision.withheld:
            self.out.print(f"[bold]{self.say('What you are not offered')}[/]")
            for line in self.withheld(decision):
                self.out.print("  " + escape(line))

    def withheld(self, decision: Decision) -> list[str]:
        """What is not offered and which clauses forbid it."""
        edition = self.match.edition
        reasons: dict[tuple[str, int], list[str]] = {}
        for verb, uid, rule in decision.withheld:
            reasons.setdefault((verb, uid), []).append(rule)
        lines = []
        for (verb, uid), rules in reasons.items():
            name = f" {self.names.of(self.game.card_name(self.match.table.cards[uid]))}" if uid >= 0 else ""
            first = self.game.summary(rules[0], edition, self.lang)
            lines.append(f"{self.say(verb)}{name}: {', '.join(dict.fromkeys(map(edition.cited, rules)))}: {first}")
        return lines

    def log(self, rest: str) -> None:
        """The last lines of the log."""
        lines = self.lines(0)
        if rest.lower() != "all":
            if rest and not rest.isdecimal():
                raise CardError(self.say("log: say how many lines, or all"))
            lines = lines[-max(1, int(rest[:6] or "20")) :]
        for line in lines:
            self.out.print(f"[dim]-[/] {escape(line)}")

    def look(self, decision: Decision, rest: str) -> None:
        """Shows a card in full."""
        if rest.isdecimal():
            number = int(rest[:9])
            offered = self.offered(decision)
            if not 1 <= number <= len(offered):
                raise CardError(self.say("look: there are choices 1 to {n}", n=len(offered)))
            option = decision.options[offered[number - 1]]
            uid = option.card
            if uid < 0 or not self.match.table.sees(self.viewer, self.match.table.cards[uid]):
                raise CardError(self.say("look: this choice has no card to show"))
            found = [self.match.table.cards[uid].face]
        elif rest.lower() == "hand":
            table = self.match.table
            own = [card for card in table.cards if card.zone >= 0 and card.host is None]
            own = [c for c in own if table.zones[c.zone].kind.name == "hand" and table.zones[c.zone].owner == self.viewer]
            found = list({card.face.id: card.face for card in own}.values())
            if not found:
                raise CardError(self.say("look: your hand is empty"))
        elif rest:
            found = self.known(rest.lower())
        else:
            raise CardError(self.say("look: say which card (the number of a choice, a card number, or part of a name)"))
        if not found:
            raise CardError(self.say("look: no card is called {name}", name=repr(rest)))
        if len(found) > 4 and rest.lower() != "hand":
            raise CardError(self.say("look: {n} cards fit {name}: say more of the name", n=len(found), name=repr(rest)))
        for face in found:
            show_card(self.out, self.game, face, self.lang, self.names, texts_of(self.game, face, self.lang, self.translations))

    def known(self, wanted: str) -> list[Face]:
        """Cards by number or part of a name: those that ship with the game, and the viewer's own."""
        faces = dict(starter_faces(self.game))
        faces.update((face.id, face) for face in self.match.decks[self.viewer])
        exact = [face for face in faces.values() if wanted in (face.id.lower(), *names(face))]
        return exact or [face for face in faces.values() if any(wanted in name for name in names(face))]

    def data(self) -> dict[str, Any]:
        """The game as it is saved."""
        return {**self.match.save(), "terminal": {"against": self.against, "hotseat": self.hotseat}}

    def save(self, rest: str) -> None:
        """Writes the game to a file."""
        if not rest:
            raise CardError(self.say("save: say the name of a file"))
        write(Path(rest).expanduser(), self.data())
        self.out.print(self.say("Saved. Go on later with: shinpan play --load {file}", file=escape(rest)), soft_wrap=True)

    def load(self, rest: str) -> bool:
        """Goes on with a saved game."""
        if not rest:
            raise CardError(self.say("load: say the name of a file"))
        match, setting = load(Path(rest).expanduser())
        self.sit(match, str(setting.get("against", self.against)), bool(setting.get("hotseat", self.hotseat)))
        self.told = [len(match.table.events)] * 2
        self.before = [max(0, self.told[0] - 20)] * 2
        self.out.print(self.say("Loaded."))
        return True

    # -------------------------------------------------------------- the end

    def finish(self) -> None:
        """Says how the game ended."""
        outcome = self.match.outcome
        assert outcome is not None
        self.board().draw(self.out)
        if outcome.winner is None:
            what = self.say("The game is a draw")
        elif self.match.names[outcome.winner] in ("You", self.say("You")):
            what = self.say("You win")
        else:
            what = self.say("{who} wins", who=self.match.names[outcome.winner])
        rule = summaries_of(self.game.rulebook(self.match.edition), self.lang).get(outcome.rule)
        why = f" ({outcome.rule}: {rule})" if rule is not None else f" ({outcome.reason})" if outcome.reason else ""
        ended = self.say("{what} in turn {n}", what=f"[bold green]{escape(what)}[/]", n=self.match.table.turn)
        self.out.print(ended + escape(why))

    def leave(self) -> None:
        """Keeps the game and says how to go on."""
        path = autosave_path(self.game.name)
        try:
            write(path, self.data())
        except CardError as error:
            self.out.print("\n" + self.say("The game could not be kept: {why}", why=escape(str(error))))
            return
        kept = self.say("The game is kept. Go on with: shinpan play --load {file}", file=escape(str(path)))
        self.out.print("\n" + kept, soft_wrap=True)


def names(face: Face) -> list[str]:
    """The names of a card, in small letters."""
    others = [there.name for there in getattr(face, "abroad", {}).values()]
    return [name.lower() for name in (face.name, str(getattr(face, "name_en", "")), *others) if name]
