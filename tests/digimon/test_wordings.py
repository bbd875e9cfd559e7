"""Sentences nobody printed: the pieces of the official style, freely put together, must be read too."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import yaml

from shinpan.games.digimon.words.language import reader

HERE = Path(__file__).parent
PIECES: dict[str, list[str]] = yaml.safe_load((HERE / "wordings.yaml").read_text("utf-8"))
PLURAL = {"gets": "get", "gains": "gain", "isn't": "aren't", "is": "are", "loses": "lose", "its": "their"}


def unread(texts: list[str]) -> list[str]:
    return [f"{s.text}: {s.problem[:200]}" for text in texts for s in reader("en").read(text).sentences if s.meaning is None]


def plural(predicate: str) -> str:
    words = re.split(r"(\"[^\"]*\"| )", predicate)
    return "".join(PLURAL.get(word, word) for word in words)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def deeds() -> list[str]:
    """Everything that can be done, with everything it can be done to."""
    things, cards, zones = (
        cycle(PIECES["thing"] + PIECES["things"]),
        cycle(PIECES["card"] + PIECES["cards"]),
        cycle(PIECES["zone"]),
    )
    found = list(PIECES["act"])
    found += [verb.format(next(things)) for verb in PIECES["verb"] * 4]
    found += [verb.format(card=next(cards), zone=next(zones)) for verb in PIECES["card_verb"] * 5]
    durations = cycle(PIECES["duration"])
    for thing, predicate in zip(PIECES["thing"] * 2, cycle(PIECES["predicate"])):
        found += [f"{thing} {predicate} {next(durations)}", f"{next(durations)}, {thing} {predicate}"]
    for thing, predicate in zip(PIECES["things"] * 3, cycle(PIECES["predicate"])):
        found.append(f"{thing} {plural(predicate)} {next(durations)}")
    return found


def inline_cards(value: object) -> Iterator[dict[str, object]]:
    """The cards that stand in a scenario file."""
    if isinstance(value, dict):
        if "kind" in value and "name" in value:
            yield value
        for item in value.values():
            yield from inline_cards(item)
    elif isinstance(value, list):
        for item in value:
            yield from inline_cards(item)


def printed(card: dict[str, object]) -> list[str]:
    link = card.get("link")
    places = [card.get(place) for place in ("text", "inherited", "security")]
    places += [link.get("text"), link.get("requirement")] if isinstance(link, dict) else []
    return [str(text) for text in places if text]


def test_every_card_of_our_own_scenarios() -> None:
    texts: set[str] = set()
    for path in (HERE.parent / "scenarios").glob("digimon*/**/*.yaml"):
        for document in yaml.safe_load_all(path.read_text("utf-8")):
            for card in inline_cards(document):
                if card.get("lang", "en") == "en":
                    texts.update(printed(card))
    assert len(texts) > 500
    assert unread(sorted(texts)) == []


def test_whole_texts() -> None:
    lines = (HERE / "wordings.txt").read_text("utf-8").splitlines()
    assert len(lines) > 300
    assert unread([line.replace("\\n", "\n") for line in lines]) == []


def test_every_deed() -> None:
    assert unread([f"[On Play] {capital(deed)}." for deed in deeds()]) == []


def test_every_condition_trigger_and_cost_with_many_deeds() -> None:
    todo = cycle(deeds())
    texts = [f"[When Digivolving] If {condition}, {next(todo)}." for condition in PIECES["condition"] * 3]
    texts += [f"[All Turns] [Once Per Turn] When {trigger}, {next(todo)}." for trigger in PIECES["trigger"] * 2]
    texts += [f"[Main] By {cost}, {next(todo)}." for cost in PIECES["cost"] * 3]
    things, predicates = cycle(PIECES["thing"]), cycle(PIECES["predicate"])
    texts += [f"[Your Turn] While {condition}, {next(things)} {next(predicates)}." for condition in PIECES["condition"]]
    assert unread(texts) == []


def test_everything_that_can_be_counted() -> None:
    texts = [f"[On Deletion] For each {count}, gain 1 memory." for count in PIECES["count"]]
    texts += [f"[All Turns] This Digimon gets +1000 DP for each {count}." for count in PIECES["count"]]
    texts += [f"[Main] 1 of your Digimon gets +1000 DP for the turn for each {count}." for count in PIECES["count"]]
    assert unread(texts) == []
