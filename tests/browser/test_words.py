"""The client speaks the reader's language: Japanese and Chinese, at a desk and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from people import against_bot, click, sit
from serving import Server

SIZES = {"desk": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
HOME = {"ja": "審判のいるテーブル", "zh": "有裁判的牌桌"}
TURN = {"ja": r"ターン\d+", "zh": r"第\d+回合"}
DECKS = {"divinecross": ("ember", "grove"), "digimon": ("cinder", "tideroot"), "fftcg": ("ember", "highroot")}
TABLES = [("ja", "digimon"), ("zh", "fftcg"), ("ja", "divinecross")]
ALIKE = r"shinpan|Divine Cross|Digimon|FF-TCG|ACE|BURST|Ada|Random|Kindling|DP|HP|CP|EX|KO|Lv|（[a-z ]+）$"
"""Names (also of a token) and abbreviations, which are the same in every language; and what a decision is about."""

READ = """(within) => {
  const found = [];
  for (const root of document.querySelectorAll(within)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.push(walker.currentNode.textContent);
    for (const each of [root, ...root.querySelectorAll('*')]) {
      for (const name of ['aria-label', 'title', 'placeholder', 'label']) found.push(each.getAttribute(name) ?? '');
    }
  }
  return found.map((each) => each.trim()).filter(Boolean);
}"""

STICKS_OUT = """() => {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide');
  const parts = 'button, a, label, h1, h2, h3, legend, .badge, .zone-label, .pile-label, .phases li';
  for (const each of document.querySelectorAll(parts)) {
    const box = each.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || !each.clientWidth || each.closest('.card, .heard, .tails, .badges')) continue;
    const about = `${each.className} ${each.innerText}`;
    if (each.scrollWidth > each.clientWidth + 1) found.push(`too narrow: ${about}`);
    if (each.matches('button') && each.scrollHeight > each.clientHeight + 2) found.push(`too low: ${about}`);
  }
  return found;
}"""

WORDS = (
    ".bar-buttons, .middle .phases, .bar .turn b, .zone-label, .pile-label, .life-head, .plate .badge, .plate-hand, "
    ".tablist, .actions h2, .drawer-toggle, .log-detail, .card-kind, "
    ".log-line span:not(.rule), .actions .option-words, .actions .option small, .actions .endings"
)
"""What is said at a table, by the client and by the server; clauses are English."""


def speak(page: Any, lang: str) -> None:
    """Sets the language in the settings."""
    page.get_by_label("Language of card texts").select_option(lang)
    page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)


def english(texts: list[str]) -> list[str]:
    """The texts that have English words in them."""
    return [each for each in texts if re.search(r"[A-Za-z]{2}", re.sub(ALIKE, "", each))]


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("lang", list(HOME))
def test_the_start_has_no_english_words(visit: Callable[..., Any], lang: str, size: str) -> None:
    page = visit("/#/settings", size=SIZES[size])
    assert english(page.evaluate(READ, "main")), "English is not found where it is"
    speak(page, lang)
    page.locator("nav a").first.click()
    page.get_by_role("heading", name=HOME[lang], exact=True).wait_for()
    page.locator("button.big:not(:disabled)").wait_for()
    assert page.title() == "shinpan"
    for mode in range(3):
        page.locator(".segmented label").nth(mode).click()
        assert english(page.evaluate(READ, "header, main")) == []
        assert page.evaluate(STICKS_OUT) == []
    page.reload()
    page.get_by_role("heading", name=HOME[lang], exact=True).wait_for()


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize(("lang", "game"), TABLES)
def test_a_table_has_no_english_words(visit: Callable[..., Any], server: Server, lang: str, game: str, size: str) -> None:
    opened = against_bot(server, game, DECKS[game], seed=5)
    page = visit("/#/settings", size=SIZES[size])
    speak(page, lang)
    sit(page, opened["match"], opened["token"], game)
    for _ in range(8):
        click(page)
    page.wait_for_selector(".actions.asked")
    assert re.search(TURN[lang], page.locator(".bar .turn").inner_text())
    for _ in range(100):  # names of cards may come a moment later
        texts = page.evaluate(READ, WORDS)
        if not english(texts):
            break
        page.wait_for_timeout(100)
    assert len(texts) > 20
    assert english(texts) == []
    assert page.evaluate(STICKS_OUT) == []
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] .keys")
    assert english(page.locator("dialog dd, dialog h2").all_inner_texts()) == []


@pytest.mark.parametrize(("browser", "lang"), [("ja-JP", "ja"), ("zh-CN", "zh"), ("de-DE", "en"), ("en-GB", "en")])
def test_a_newcomer_is_spoken_to_in_the_language_of_the_browser(visit: Callable[..., Any], browser: str, lang: str) -> None:
    page = visit("/", locale=browser)
    page.get_by_role("heading", name=HOME.get(lang, "A table with a referee")).wait_for()
    assert page.locator("html").get_attribute("lang") == lang
