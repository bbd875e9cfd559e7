"""Every screen, at a desk and on a phone, dark and light: nothing sticks out, everything has a name and can be read."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest

from people import against_bot, click, concede, sit, stranger
from serving import Server

SHOTS = os.environ.get("SHINPAN_SHOTS")
THEMES = ("dark", "light")
SIZES = {"desk": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
DECKS = {"divinecross": ("ember", "grove"), "digimon": ("cinder", "tideroot"), "fftcg": ("ember", "highroot")}

FAULTS = """(desk) => {
  const found = [];
  const shown = (each) => {
    const box = each.getBoundingClientRect();
    const style = getComputedStyle(each);
    return box.width > 1 && box.height > 1 && style.visibility !== 'hidden' && style.opacity !== '0';
  };
  const about = (each) => `${each.tagName.toLowerCase()}.${each.className} ${(each.innerText ?? '').slice(0, 40)}`;
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`the page is ${wide} pixels too wide`);

  const named = (each) =>
    (each.getAttribute('aria-label') ?? '').trim() || each.getAttribute('aria-labelledby') || (each.innerText ?? '').trim();
  for (const each of document.querySelectorAll('button, a[href], [role=button], [role=tab], [role=radio]')) {
    if (shown(each) && !/[\\p{L}\\p{N}]/u.test(named(each))) found.push(`no name: ${about(each)}`);
  }
  for (const each of document.querySelectorAll('input, select, textarea')) {
    if (!each.labels?.length && !each.getAttribute('aria-label')) found.push(`no label: ${each.outerHTML.slice(0, 80)}`);
  }
  for (const each of document.querySelectorAll('img:not([alt])')) found.push(`no alt: ${each.outerHTML.slice(0, 80)}`);

  const numbers = (colour) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = (top, under) => [0, 1, 2].map((i) => top[i] * top[3] + under[i] * (1 - top[3])).concat(1);
  const light = ([r, g, b]) => {
    const part = (c) => ((c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const ground = (each) => {
    const layers = [];
    for (let at = each; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.backgroundImage !== 'none') return null;
      const colour = numbers(style.backgroundColor);
      if (colour[3] > 0) layers.push(colour);
      if (colour[3] === 1) break;
    }
    return layers.reverse().reduce((under, top) => over(top, under), [255, 255, 255, 1]);
  };
  const faint = (each) => {
    for (let at = each; at; at = at.parentElement) if (getComputedStyle(at).opacity !== '1') return true;
    return false;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen = new Set();
  while (walker.nextNode()) {
    const each = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent.trim();
    if (!text || seen.has(each) || !shown(each) || each.closest('.heard, option, script, style, :disabled')) continue;
    seen.add(each);
    const style = getComputedStyle(each);
    const size = parseFloat(style.fontSize);
    if (desk && size < (each.closest('.face') ? 11 : 10)) found.push(`text of ${size} pixels: ${about(each)}`);
    if (each.closest('.face')) continue;  // On pictures too: test_faces.py looks at these.
    const under = ground(each);
    if (!under || faint(each)) continue;
    const a = light(over(numbers(style.color), under)), b = light(under);
    const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const large = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700);
    if (contrast < (large ? 3 : 4.5)) found.push(`contrast of ${contrast.toFixed(2)}: ${about(each)}`);
  }
  return [...new Set(found)];
}"""


def looked_at(page: Any, screen: str, size: str) -> list[str]:
    """What is wrong with the screen that is shown, dark and light; pictures of it are kept where they are wanted."""
    found = []
    for theme in THEMES:
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        if SHOTS:
            page.screenshot(path=Path(SHOTS) / f"{screen}-{size}-{theme}.png", full_page=True)
        found += [f"{screen}, {theme}: {fault}" for fault in page.evaluate(FAULTS, size == "desk")]
    return found


@pytest.mark.parametrize("size", list(SIZES))
def test_pages(chromium: Any, server: Server, size: str) -> None:
    faults: list[str] = []
    with stranger(chromium, server.url, "/#/settings", size=SIZES[size]) as page:
        page.get_by_label("Theme").wait_for()
        faults += looked_at(page, "settings", size)

        page.goto("/#/")
        page.get_by_text("Invite someone").click()
        page.locator(".game-card.game-fftcg").click()
        page.locator("button.big:not(:disabled)").wait_for()
        faults += looked_at(page, "home", size)

        page.goto("/#/decks")
        page.get_by_label("Start from").select_option("ember")
        page.get_by_role("button", name=re.compile("^One less")).first.click()
        page.get_by_text("not legal yet").wait_for()
        page.locator(".tile").first.wait_for(state="attached")
        faults += looked_at(page, "decks", size)
        parts = page.locator(".builder-parts")
        apart = parts.is_visible()
        if apart:
            parts.get_by_role("tab", name="Cards", exact=True).click()
            page.locator(".tile").first.wait_for()
            faults += looked_at(page, "decks cards", size)
            parts.get_by_role("tab", name="Facts", exact=True).click()
        page.locator(".bars").wait_for()
        page.get_by_role("tab", name="Checked?", exact=True).click()
        faults += looked_at(page, "decks checks", size)
        page.get_by_role("tab", name="Test hand", exact=True).click()
        page.get_by_role("button", name="Draw a hand", exact=True).click()
        page.locator(".hand-dealt .tile").nth(4).wait_for()
        faults += looked_at(page, "decks hand", size)
        page.get_by_role("tab", name="Curve", exact=True).click()
        faults += looked_at(page, "decks curve", size)
        if apart:
            parts.get_by_role("tab", name=re.compile("^Deck")).click()
        page.get_by_role("button", name="Import", exact=True).click()
        page.get_by_label("Deck list").fill("4 nothing")
        page.get_by_role("dialog").get_by_role("button", name="Import", exact=True).click()
        page.get_by_role("dialog").get_by_role("alert").wait_for()
        faults += looked_at(page, "import", size)

        page.goto("/#/cards")
        page.locator(".tile").first.click()
        page.get_by_text("What the engine reads").click()
        page.locator(".tree").first.wait_for()
        faults += looked_at(page, "card", size)
        page.get_by_role("button", name="Close", exact=True).click()
        faults += looked_at(page, "cards", size)

        page.goto("/#/scenario")
        page.get_by_role("tab", name="Digimon", exact=True).click()
        faults += looked_at(page, "scenario", size)
        page.goto("/#/replay")
        page.get_by_role("heading", name="Replays", exact=True).wait_for()
        faults += looked_at(page, "replays", size)
        page.goto("/#/rule/fftcg/6.1.1")
        page.locator(".panel p").first.wait_for()
        faults += looked_at(page, "rule", size)
        page.goto("/#/books/digimon-3.6/digimon-4.2")
        page.locator(".difference").first.wait_for()
        faults += looked_at(page, "books", size)

        opened = server.post("/api/tables", {"game": "digimon", "deck": "cinder", "mode": "invite", "name": "Ada"})
        page.goto(f"/#/join/{opened['match']}?invite={opened['invite']}")
        page.get_by_text("Ada is waiting").wait_for()
        faults += looked_at(page, "join", size)
        sit(page, opened["match"], opened["token"], "digimon", opened["invite"])
        page.get_by_label("Invite link").wait_for()
        faults += looked_at(page, "waiting", size)
        page.goto("/#/table/nothing-here")
        page.get_by_role("heading", name="This table is closed", exact=True).wait_for()
        faults += looked_at(page, "closed", size)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("game", list(DECKS))
def test_table(chromium: Any, server: Server, game: str, size: str) -> None:
    opened = against_bot(server, game, DECKS[game], seed=5)
    faults: list[str] = []
    with stranger(chromium, server.url, "/#/settings", size=SIZES[size]) as page:
        sit(page, opened["match"], opened["token"], game)
        for _ in range(10):
            click(page)
        page.wait_for_selector(".actions.asked")
        faults += looked_at(page, f"{game}-table", size)
        page.keyboard.press("?")
        page.get_by_role("dialog", name="Keyboard", exact=True).wait_for()
        faults += looked_at(page, f"{game}-keys", size)
        page.keyboard.press("Escape")
        page.locator(".hand .spot").first.focus()
        page.keyboard.press("i")
        page.get_by_role("button", name="Why can't I?", exact=True).click()
        page.locator(".why").wait_for()
        faults += looked_at(page, f"{game}-why", size)
        page.keyboard.press("Escape")
        concede(page)
        faults += looked_at(page, f"{game}-over", size)
        page.get_by_role("link", name="Replay", exact=True).click()
        page.get_by_role("button", name="To the end", exact=True).click()
        page.wait_for_selector(".board .zone")
        faults += looked_at(page, f"{game}-replay", size)
    assert not faults, "\n".join(faults)
