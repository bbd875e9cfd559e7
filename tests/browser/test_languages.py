"""A whole game in the browser with Japanese cards on a Japanese page, and with Chinese cards on a Chinese one."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clicking import Person
from people import against_bot, guest, sit
from serving import Server

FACTS: dict[str, Any] = {"kind": "digimon", "colors": ["red"], "copies": 50}
DIGIVOLVE = [{"color": "red", "level": 3, "cost": 2}]
CARDS = {
    "ja": [
        {"id": "MJ-1", "name": "灰の子", **FACTS, "level": 3, "cost": 3, "dp": 3000, "text": "【登場時】≪1ドロー≫。"},
        {"id": "MJ-2", "name": "大灰の子", **FACTS, "level": 4, "cost": 5, "dp": 5000, "digivolve": DIGIVOLVE}
        | {
            "text": "【進化時】相手の「灰の子」1体を消滅させる。",
            "inherited": "【アタック時】ターン終了まで、このデジモンをDP+1000。",
        },
    ],
    "zh": [
        {"id": "MZ-1", "name": "灰孩", **FACTS, "level": 3, "cost": 3, "dp": 3000},
        {"id": "MZ-2", "name": "大灰孩", **FACTS, "level": 4, "cost": 5, "dp": 5000, "digivolve": DIGIVOLVE}
        | {"text": "【登场时】消灭对方的1只「灰孩」。"},
    ],
}

ENDED = {"ja": ("あなたの勝ち！", "あなたの負け", "引き分け"), "zh": ("你赢了！", "你输了", "平局")}


@pytest.mark.parametrize("lang", ["ja", "zh"])
def test_a_whole_game_in_the_language_of_the_cards(
    chromium: Any, serve: Callable[..., Server], tmp_path: Path, lang: str
) -> None:
    rows = [{**row, "lang": lang} for row in CARDS[lang]]
    (tmp_path / "cards.json").write_text(json.dumps(rows, ensure_ascii=False), "utf-8")
    server = serve(cards=[tmp_path / "cards.json"])
    names = [str(row["name"]) for row in rows]
    deck = "\n".join(f"25枚 {name}" for name in names)
    opened = against_bot(server, "digimon", (deck, deck))
    complaints: list[str] = []
    page = guest(chromium, server.url, complaints, "/", 30_000, viewport={"width": 1280, "height": 800})
    page.evaluate("lang => localStorage.setItem('shinpan.settings', JSON.stringify({ lang, pace: 'off' }))", lang)
    page.reload()
    sit(page, opened["match"], opened["token"], "digimon")
    person = Person(page, seed=2)
    person.play()
    assert page.locator(".actions.result h2").inner_text() in ENDED[lang]
    lines = page.locator(".log-line").all_inner_texts()
    assert any(name in line for line in lines for name in names)
    for line in lines:
        said = re.sub(r"Ada|Random|DP|[\d-]+", "", line)
        assert not re.search(r"[A-Za-z]{2,}", said), line
    page.context.close()
    assert not complaints


def test_a_card_in_another_language_has_its_printed_text_below(
    chromium: Any, serve: Callable[..., Server], tmp_path: Path
) -> None:
    rows = [{**row, "lang": "ja"} for row in CARDS["ja"]]
    (tmp_path / "cards.json").write_text(json.dumps(rows, ensure_ascii=False), "utf-8")
    server = serve(cards=[tmp_path / "cards.json"])
    complaints: list[str] = []
    page = guest(chromium, server.url, complaints, "/", 30_000, viewport={"width": 1280, "height": 800})
    page.evaluate("localStorage.setItem('shinpan.settings', JSON.stringify({ lang: 'en', pace: 'off' }))")
    page.goto("/#/cards/digimon/MJ-2")
    page.reload()
    page.wait_for_selector("dialog[open] .card-full")
    shown = page.locator("dialog[open]").inner_text()
    assert "Text in 日本語, as printed" in shown and "Text in English" in shown
    assert "進化時" in shown and "When Digivolving" in shown
    page.context.close()
    assert not complaints


def test_a_card_of_ones_own_is_shown_in_the_other_languages(chromium: Any, serve: Callable[..., Server]) -> None:
    card = {"id": "MY-1", "name": "火の番", "lang": "ja", **FACTS, "level": 3, "cost": 3, "dp": 3000}
    card["text"] = "【登場時】相手の「スートピップ」1体を消滅させる。"
    position = json.dumps({"game": "digimon", "cards": [card], "p1": {"battle": ["MY-1"]}}, ensure_ascii=False)
    complaints: list[str] = []
    page = guest(chromium, serve().url, complaints, "/#/scenario", 30_000, viewport={"width": 1440, "height": 900})
    with page.expect_response("**/api/positions/read") as read:
        page.get_by_label("Scenario", exact=True).fill(position)
    assert read.value.ok
    page.locator("[data-zone='p1.battle'] .ed-face").first.click()
    shown = page.locator(".ed-written")
    shown.wait_for()
    assert "Delete 1 of your opponent's Sootpip." in shown.inner_text()
    printed = page.get_by_text("Text in 日本語, as printed")
    printed.click()
    assert "スートピップ" in shown.inner_text()
    page.context.close()
    assert not complaints
