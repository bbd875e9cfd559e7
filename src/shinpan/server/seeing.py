"""What one viewer is sent: the view with names of its own for things, the decision, what happened; nothing else.

Cards have numbers inside the engine that could be followed through a hand or a deck. They never leave the server: a body
on the field is ``b7``, a card in a pile is its place in the very list that was sent (``p1.hand.3``), and what is not
listed has no name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..games.base import Game, Outlook
from ..games.telling import player_words, say
from ..match import Match
from ..match.telling import UNTOLD, event_data, hears
from ..table.decisions import NONE, Decision, Option
from ..table.events import Event, Sum
from ..table.table import Table
from .answering import BY_PLACE, after_yes, by_itself, trigger
from .quoting import quote
from .seating import luck


class Sight:
    """The table as a viewer sees it now, and how this viewer's names lead to cards."""

    def __init__(self, match: Match, viewer: int | None, lang: str = "en") -> None:
        self.match = match
        self.lang = lang
        self.game: Game = match.game
        self.table: Table = match.table
        self.viewer = viewer
        self.refs: dict[int, str] = {}
        """Cards whose face is seen: uid -> name."""
        self.dark: dict[int, str] = {}
        """Cards that lie face down where they are listed."""
        self.entries: dict[str, dict[str, Any]] = {}
        """What the view says of a thing, by its name."""
        self.items: dict[int, str] = {}
        """Things on a stack that are no cards, by their number."""
        self.view: dict[str, Any] = match.view(viewer, tags=True)
        for number, side in enumerate(self.view["players"], 1):
            self._name(side, f"p{number}.")
        self._name({key: value for key, value in self.view.items() if key != "players"}, "")

    def _name(self, entry: dict[str, Any], path: str) -> None:
        """Puts names into an entry of the view and all entries in it; ``path`` ends with a dot."""
        if "uid" in entry:
            uid = entry.pop("uid")
            ref = path[:-1]
            host = self.table.cards[uid].host
            if "item" in entry:
                self.items[entry["item"]] = ref
            elif host is not None and host.top.uid == uid:
                ref = f"b{host.bid}"
                path = ref + "."
            entry["ref"] = ref
            self.entries[ref] = entry
            (self.dark if "hidden" in entry else self.refs).setdefault(uid, ref)
        for key, child in entry.items():
            kind = type(child)  # most of what is looked at here are words and numbers, for every viewer and choice
            if kind is dict:
                self._name(child, f"{path}{key}.")
            elif kind is list and child and type(child[0]) is dict:
                place = path if key == "cards" else f"{path}{key}."
                for index, item in enumerate(child):
                    self._name(item, f"{place}{index}.")

    # -------------------------------------------------------------- names

    def ref(self, uid: int) -> str | None:
        """The name of a card in something the viewer is asked; also of one that lies there face down."""
        return self.refs.get(uid) or self.dark.get(uid)

    def uids(self, ref: str) -> list[int]:
        """The cards with that name."""
        return [uid for names in (self.refs, self.dark) for uid, name in names.items() if name == ref]

    def body(self, bid: int) -> str | None:
        """The name of a body on the field."""
        return f"b{bid}" if bid in self.table.bodies else None

    def knows(self, uid: int) -> bool:
        """Whether the viewer sees the face of a card."""
        card = self.table.cards[uid]
        if self.viewer is None:
            return self.table.sees(0, card) and self.table.sees(1, card)
        return self.table.sees(self.viewer, card)

    # -------------------------------------------------------------- the decision

    def decision(self, decision: Decision, alone: bool = False) -> dict[str, Any]:
        """A decision for the player who makes it; ``alone`` if nobody else learns anything from how fast it is made."""
        source = decision.source
        knows = source >= 0 and self.knows(source)
        data: dict[str, Any] = {
            "player": decision.player,
            "kind": decision.kind,
            "rule": self.table.edition.cited(decision.rule),
            "clause": self.game.summary(decision.rule, self.table.edition, self.lang),
            "about": decision.about,
            "source": self.refs.get(source),
            "source_card": self.table.cards[source].face.id if knows else None,
            "free": decision.free,
            "options": self.options(decision),
            "withheld": self.withheld(decision),
        }
        payment = self.game.payment(self.table, decision)
        if payment is not None:
            data |= {"owed": payment.owed, "paid": self.paid(payment.paid)}
        asks = quote(self.game, self.table.cards[source].face, decision) if knows else None
        if asks is not None:
            data["asks"] = asks
        auto = by_itself(self.match, decision, alone)
        if auto is not None:
            data["auto"] = {"i": auto[0], "why": auto[1]}
        ahead = self.ahead(decision)
        if ahead is not None:
            data["ahead"] = ahead
        return data

    def ahead(self, decision: Decision) -> dict[str, Any] | None:
        """What will be asked after a yes, so that both can be answered at once.

        Only if the player is shown the very same table then: nobody learns by looking what only doing it would show.
        """
        match = after_yes(self.match, decision)
        if match is None or match.decision is None:
            return None
        sight = Sight(match, self.viewer, self.lang)
        options = sight.options(match.decision)
        if sight.view != self.view or any(each["card"] and each["ref"] is None for each in options):
            return None
        yes = next(i for i, option in enumerate(decision.options) if option.verb == "yes")
        return {"i": yes, "kind": match.decision.kind, "about": match.decision.about, "options": options}

    def paid(self, paid: Sequence[tuple[int, str, str, int]]) -> list[dict[str, Any]]:
        """What a payment is made with."""
        return [
            {"ref": self.ref(uid), "card": self.table.cards[uid].face.id, "verb": verb, "element": kind, "amount": amount}
            for uid, verb, kind, amount in paid
        ]

    def options(self, decision: Decision) -> list[dict[str, Any]]:
        """All options; one that looks like an earlier one names it."""
        found: list[dict[str, Any]] = []
        first: dict[tuple[Any, ...], int] = {}
        for i, option in enumerate(decision.options):
            data = self.option(decision, i, option)
            known = first.setdefault(self.look(option, data), i)
            if known < i:
                data["same"] = known
            found.append(data)
        return found

    def look(self, option: Option, data: dict[str, Any]) -> tuple[Any, ...]:
        """All that a player can tell of an option but where exactly its card lies."""
        entry = self.entries.get(data["ref"] or "")
        if entry is None and data["ref"] is None:
            return (data["i"],) if option.card >= 0 or data["to"] else (data["text"], data["number"], data["name"])
        number = trigger(self.table, option) if option.verb in BY_PLACE else data["number"]
        place = "" if entry is None or "." not in data["ref"] else data["ref"].rpartition(".")[0]
        return (data["text"], data["verb"], data["to"], data["name"], number, place, nameless(entry))

    def then(self, outlook: Outlook) -> dict[str, Any]:
        """What an option costs and does."""
        return {
            "memory": outlook.memory,
            "cost": outlook.cost,
            "pays": self.paid(outlook.pays),
            "numbers": list(outlook.numbers) if outlook.numbers is not None else None,
            "damage": list(outlook.damage) if outlook.damage is not None else None,
        }

    def option(self, decision: Decision, index: int, option: Option) -> dict[str, Any]:
        """An option: what it is about and what it is aimed at, by name and in words."""
        ref = self.ref(option.card) if option.card >= 0 else None
        to = self.body(option.body) if option.body >= 0 and option.verb not in BY_PLACE else None
        number: int | None = option.number if option.number != NONE else None
        if option.name == "stack" and option.number in self.items:
            ref, number = self.items[option.number], None
        elif option.verb in self.game.about.aimed:
            to, number = self.body(option.number) or "player", None
        data: dict[str, Any] = {
            "i": index,
            "verb": option.verb,
            "text": self.game.describe(self.table, decision, option, self.lang),
            "ref": ref,
            "to": to if to != ref else None,
            "number": number,
            "name": option.name or None,
            "card": self.table.cards[option.card].face.id if option.card >= 0 and self.knows(option.card) else None,
        }
        if ref is None and option.card >= 0:
            data["place"] = self.place(option.card)
        elif data["card"] is not None:
            place = self.game.option_place(self.table, option)
            if place is not None:
                data["quote"] = {"place": place[0], "part": place[1] - 1}
        outlook = self.game.outlook(self.table, decision, option)
        if outlook is not None:
            data["then"] = self.then(outlook)
        return data

    def place(self, uid: int) -> str | None:
        """Where a card that is not listed lies, if everybody knows which place of a pile that is."""
        card = self.table.cards[uid]
        if card.host is not None or card.zone < 0:
            return None
        zone = self.table.zones[card.zone]
        if not zone.kind.ordered:
            return None
        return f"{zone.label}.{len(zone.cards) - zone.cards.index(card)}"

    def facts(self, decision: Decision, verb: str, uid: int, rule: str) -> list[str]:
        """The facts of this table by which something is not offered, in words."""
        found = self.game.grounds(self.table, decision.player, verb, uid, rule)
        return [self.game.worded(fact, self.lang, self.table.edition) for fact in found]

    def withheld(self, decision: Decision) -> list[dict[str, Any]]:
        """What is not offered, which clause forbids it, and the facts it goes by, each once."""
        edition = self.table.edition
        found: dict[tuple[str, str | None, str], dict[str, Any]] = {}
        for verb, uid, rule in decision.withheld:
            ref = self.ref(uid) if uid >= 0 else None
            if ref is None and uid >= 0:
                continue
            if (verb, ref, rule) not in found:
                said = {"text": self.game.summary(rule, edition, self.lang), "facts": self.facts(decision, verb, uid, rule)}
                found[verb, ref, rule] = {"verb": verb, "ref": ref, "rule": edition.cited(rule), **said}
        return list(found.values())

    # -------------------------------------------------------------- what happened

    def event(self, event: Event, i: int, n: int, text: str) -> dict[str, Any]:
        """An event as far as the viewer may know it, with the names its things have now."""
        data = event_data(self.table, event, self.viewer)
        data |= {"i": i, "n": n, "text": text, "ref": self._about(event)}
        for key, place in zip(("from", "to"), self.game.places(self.table, event), strict=True):
            if place is not None:
                data.setdefault(key, place)
        if event.by is not None and event.by.alive:
            data["by_ref"] = self.body(event.by.bid)
        elif event.by_card is not None and "by" in data:
            data["by_ref"] = self.refs.get(event.by_card.uid)
        self._stage(event, data)
        return data

    def _stage(self, event: Event, data: dict[str, Any]) -> None:
        """Adds what shows an event as it happens: bodies by the names they had, numbers, and the sentence that acts."""
        staged = self.game.staged(self.table, event)
        if event.body is not None and data["ref"] != f"b{event.body.bid}":
            data["body"] = f"b{event.body.bid}"
        if staged.onto is not None:
            data["onto"] = f"b{staged.onto.bid}"
        elif staged.player >= 0:
            data["onto"] = f"p{staged.player + 1}"
        if staged.others:
            data["others"] = [f"b{body.bid}" for body in staged.others]
        if staged.sums:
            data["sums"] = [sum_data(one) for one in staged.sums]
        if staged.place and "id" in data:
            data |= {"place": staged.place, "number": staged.number}
        if event.by_card is not None and "by" in data:
            data["by_id"] = event.by_card.face.id
        elif event.by is not None:
            data["by_id"] = event.by.top.face.id

    def _about(self, event: Event) -> str | None:
        if event.body is not None and event.body.alive:
            return self.body(event.body.bid)
        if event.card is not None and event.known_to(self.viewer):
            return self.refs.get(event.card.uid)
        return None


NAMING = ("ref", "stack", "body", "unit")
"""Where the view says which thing it is, rather than what."""


def nameless(value: Any) -> Any:
    """What the view says of a thing, without the names of things, so that two can be compared."""
    if isinstance(value, dict):
        return tuple(sorted((key, nameless(child)) for key, child in value.items() if key not in NAMING))
    if isinstance(value, list):
        return tuple(nameless(child) for child in value)
    return repr(value)


def sum_data(one: Sum) -> dict[str, Any]:
    """A number with its parts: what is printed, and what changes it."""
    body = one.body
    return {
        "ref": f"b{body.bid}" if body is not None else None,
        "id": one.card.face.id if one.card is not None else None,
        "what": one.what,
        "n": one.total,
        "parts": [
            {"n": share.amount, "how": share.how, "by": share.card.face.name if share.card is not None else None}
            for share in one.shares
        ],
    }


def heard(match: Match, viewer: int | None, first: int) -> list[tuple[int, Event]]:
    """The events from one on that a viewer hears of, with their places in the log of all."""
    events = match.table.events
    return [(index, events[index]) for index in range(first, len(events)) if hears(events[index], viewer)]


def is_told(event: Event) -> bool:
    """Whether an event has a line in the log."""
    return event.kind not in UNTOLD


def over(match: Match, ending: str | None = None, lang: str = "en") -> dict[str, Any] | None:
    """How the game ended. ``ending`` is the server's own word where it ended the game."""
    outcome = match.outcome
    if outcome is None:
        return None
    events = match.table.events
    text = match.game.line(events[-1], None, lang, match.edition) if events and events[-1].kind == "over" else ""
    if ending == "clock" and outcome.winner is not None:
        result = say("{who} wins the game", who=player_words(outcome.winner))
        text = match.game.worded(say("{result}: {why}", result=result, why=say("the other player's time ran out")), lang)
    return {"winner": outcome.winner, "ending": ending or outcome.reason, "rule": outcome.rule, "text": text}


def void(game: Game, agreed: int, result: dict[str, Any] | None, lang: str = "en") -> dict[str, Any]:
    """How a game ended that is no longer the same after so many choices: as it did then, or as nothing."""
    said = say("this game was played by an earlier version of the rules: from choice {n} it goes on differently", n=agreed + 1)
    why = game.worded(said, lang)
    if result is not None:
        return {**result, "text": f"{result['text']} ({why})"}
    return {"winner": None, "ending": "void", "rule": "", "text": why}


def waiting(decision: Decision | None) -> dict[str, Any] | None:
    """Whom the table waits for. What is asked in the midst of an action may tell of hidden cards: it is only a choice."""
    if decision is None:
        return None
    return {"player": decision.player, "kind": decision.kind if decision.free else "choice"}


def alike(match: Match, decision: Decision, index: int) -> int:
    """The option that is meant by one a client chose.

    Cards in the other player's hand look all alike, but a list of them has an order, which could be remembered. So any of
    the options that cannot be told apart is as good as another, and chance takes one.
    """
    table = match.table
    wanted = _faceless(table, decision, decision.options[index])
    if wanted is None:
        return index
    same = [i for i, option in enumerate(decision.options) if _faceless(table, decision, option) == wanted]
    return luck(match.seed, len(table.choices)).choice(same)


def _faceless(table: Table, decision: Decision, option: Option) -> tuple[Any, ...] | None:
    """What a player can tell of an option about a hidden card in a pile without order; None for any other option."""
    if option.card < 0:
        return None
    card = table.cards[option.card]
    if card.host is not None or card.zone < 0 or table.sees(decision.player, card):
        return None
    zone = table.zones[card.zone]
    return None if zone.kind.ordered else (option.verb, zone.index, option.body, option.number, option.name)


def why(sight: Sight, decision: Decision | None, ref: str) -> dict[str, Any]:
    """Why nothing, or not more, can be done with a thing."""
    uids = sight.uids(ref)
    if decision is None or decision.player != sight.viewer:
        text = say("the game is over" if decision is None else "it is the other player who has to choose now")
        return {"ref": ref, "reasons": [], "offered": [], "text": sight.game.worded(text, sight.lang)}
    edition = sight.table.edition
    reasons: dict[tuple[str, str], dict[str, Any]] = {}
    for verb, uid, rule in decision.withheld:
        if uid in uids:
            told = {"text": sight.game.summary(rule, edition, sight.lang), "facts": sight.facts(decision, verb, uid, rule)}
            reasons.setdefault((verb, rule), {"verb": verb, "rule": edition.cited(rule), **told})
    offered = [
        sight.game.describe(sight.table, decision, option, sight.lang)
        for option in decision.options
        if option.card in uids or (option.body >= 0 and option.verb not in BY_PLACE and f"b{option.body}" == ref)
    ]
    summary = sight.game.summary(decision.rule, edition, sight.lang) or decision.kind
    rule = edition.cited(decision.rule)
    text = say("what is to be chosen now is another thing ({rule}: {summary})", rule=rule, summary=summary)
    if offered:
        text = say("this can be chosen now")
    said = "" if reasons else sight.game.worded(text, sight.lang)
    return {"ref": ref, "reasons": list(reasons.values()), "offered": offered, "text": said}
