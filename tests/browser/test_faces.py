"""Card faces: every kind in four sizes, dark and light, in three languages; their pictures, and what keywords say."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from people import stranger
from serving import Server

SHOTS = os.environ.get("SHINPAN_SHOTS")
SHEET = {"width": 1440, "height": 900}
CARDS = {
    "digimon": "SD1-001,SD1-006,SD1-008,SD1-043,SD1-039,SD1-020,SD1-021,SD1-081,SD1-063,X1-001",
    "fftcg": "S1-012,S1-038,S1-003,S1-022,S1-021,S1-020,S1-098,S1-099,X-001,X-002",
    "divinecross": "SP1-003,SP1-010,SP1-075,SP1-017,SP1-019,SP1-021,SP1-091",
}
"""Of each game cards of every kind: eggs, ACE, two colours, DigiXros, App Fusion and Link, a dual card; EX, Limit Break …"""
OWN = """
- {id: X1-001, name: Dawnmane, kind: dual, colors: [yellow, red], level: 6, cost: 5, dp: 12000, traits: [Mega, Lantern],
   digivolve: [{color: yellow, level: 5, cost: 4}], text: "＜Blocker＞",
   option: {name: Daybreak Roar, colors: [yellow], text: "[Main] ＜Draw 1＞."}}
"""
OWN_FF = """
- {id: X-001, name: Vault Breaker, kind: forward, elements: [fire, earth], cost: 4, power: 9000, jobs: [Breaker],
   categories: [Emberline], text: "Limit Break -- 2\\nHaste"}
- {id: X-002, name: Volt the Stormcrowned, kind: forward, elements: [lightning], cost: 3, power: 7000, jobs: [Rider],
   categories: [Emberline], text: "Priming \\"Halvard Skyrend\\" 《L》《2》\\nHaste"}
"""

FAULTS = """() => {
  const found = [];
  const about = (each) => {
    const face = each.closest('.face');
    return `${face.className}, ${face.ariaLabel}: .${each.getAttribute('class')} ${each.textContent.slice(0, 30)}`;
  };
  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const numbers = (colour) => {
    pixel.clearRect(0, 0, 1, 1);
    pixel.fillStyle = colour;
    pixel.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = pixel.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = (top, under) => [0, 1, 2].map((i) => top[i] * top[3] + under[i] * (1 - top[3])).concat(1);
  const light = ([r, g, b]) => {
    const part = (c) => ((c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const contrast = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
  /** What lies under a text: colours, or the stops of a gradient; nothing where it stands on a picture. */
  const grounds = (each) => {
    let layers = [];
    for (let at = each; at && !at.classList.contains('face'); at = at.parentElement) {
      const style = getComputedStyle(at);
      const stops = style.backgroundImage.match(/(?:rgba?|oklab|oklch|color)\\([^()]*\\)|#[0-9a-f]{3,8}/gi);
      if (stops && stops.every((stop) => numbers(stop)[3] > 0.99)) {
        return stops.map((stop) => layers.reduceRight((u, t) => over(t, u), numbers(stop)));
      }
      const colour = numbers(style.backgroundColor);
      if (colour[3] > 0) layers.push(colour);
      if (colour[3] > 0.99) return [layers.reduceRight((u, t) => over(t, u))];
      if (style.position === 'absolute' && !layers.length && at.parentElement.classList.contains('f-in')) return null;
    }
    return null;
  };
  for (const face of document.querySelectorAll('.face')) {
    const box = face.getBoundingClientRect();
    const walker = document.createTreeWalker(face, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const each = walker.currentNode.parentElement;
      if (!walker.currentNode.textContent.trim() || each.tagName === 'title') continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const at = range.getBoundingClientRect();
      const style = getComputedStyle(each);
      if (at.width < 1 || at.height < 1 || style.visibility === 'hidden') continue;
      const svg = each.closest('svg');
      const size = parseFloat(style.fontSize) * (svg ? svg.getBoundingClientRect().width / 24 : 1);
      if (size < 10.95) found.push(`text of ${size.toFixed(1)} pixels: ${about(each)}`);
      if (svg) {
        const ink = numbers(style.fill), ground = numbers(getComputedStyle(svg.querySelector('path')).fill);
        const clear = contrast(ink, ground);
        if (clear < 4.5) found.push(`letter with a contrast of ${clear.toFixed(2)}: ${svg.getAttribute('aria-label')}`);
        continue;
      }
      const under = grounds(each);
      if (under === null) {
        if (style.textShadow === 'none') found.push(`on a picture without a shadow: ${about(each)}`);
        else if (contrast(numbers(style.color), [0, 0, 0, 1]) < 10) found.push(`too dark for a picture: ${about(each)}`);
      } else {
        const least = Math.min(...under.map((ground) => contrast(over(numbers(style.color), ground), ground)));
        if (least < 4.5) found.push(`contrast of ${least.toFixed(2)}: ${about(each)}`);
      }
      const shortened = each.closest('.size-hand .f-body, .f-name, .kws span, .f-skill b, .exband b, .f-opt header, .f-type');
      const high = size * 0.35;
      const wide = at.left < box.left - 1 || at.right > box.right + 1;
      const out = wide || at.top < box.top - high || at.bottom > box.bottom + high;
      if (out && !shortened) found.push(`sticks out: ${about(each)}`);
    }
    for (const each of face.querySelectorAll('.f-val, .cost, .lv, .ace-flag, .exb, .kindtag, .dmg')) {
      if (each.getClientRects().length && each.scrollWidth > each.clientWidth + 1) found.push(`cut: ${about(each)}`);
      const a = each.getBoundingClientRect();
      if (a.width && (a.left < box.left - 1 || a.right > box.right + 1)) found.push(`sticks out: ${about(each)}`);
    }
  }
  for (const face of document.querySelectorAll('.face.size-full')) {
    for (const each of face.querySelectorAll('.f-in, .f-body, .f-strip, .f-name')) {
      if (each.scrollHeight > each.clientHeight + 2) found.push(`text is cut: ${about(each)}`);
    }
  }
  return [...new Set(found)];
}"""

DRAWN = """(n) => {
  const all = [...document.querySelectorAll('.face .f-window')];
  const drawn = (each) => each !== null && each.complete && each.naturalWidth > 100;
  return all.length === n && all.every((each) => drawn(each.querySelector('img.art')));
}"""


@pytest.fixture(scope="module")
def server(serve: Callable[..., Server], tmp_path_factory: pytest.TempPathFactory) -> Server:
    """A server with cards of the kinds that no starter card has."""
    folder = tmp_path_factory.mktemp("cards")
    files = [folder / "own.yaml", folder / "more.yaml"]
    for file, text in zip(files, (OWN, OWN_FF), strict=True):
        file.write_text(text, "utf-8")
    return serve(cards=files)


def sheet(page: Any, game: str, lang: str) -> None:
    """Opens the sheet of a game, and waits for the pictures."""
    page.evaluate("lang => localStorage.setItem('shinpan.settings', JSON.stringify({ lang }))", lang)
    page.goto("about:blank")
    page.goto(f"/#/faces/{game}?cards={CARDS[game]}&token=Kindling")
    page.wait_for_function(DRAWN, arg=4 * (CARDS[game].count(",") + 2))


@pytest.mark.parametrize("game", list(CARDS))
def test_every_kind_can_be_read_in_every_size(chromium: Any, server: Server, game: str) -> None:
    faults: list[str] = []
    with stranger(chromium, server.url, "/#/settings", size=SHEET) as page:
        for lang in ("en", "ja", "zh"):
            sheet(page, game, lang)
            for theme in ("dark", "light"):
                page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
                if SHOTS:
                    page.screenshot(path=Path(SHOTS) / f"faces-{game}-{lang}-{theme}.png", full_page=True)
                faults += [f"{lang}, {theme}: {fault}" for fault in page.evaluate(FAULTS)]
        sizes = [page.locator(f".face.size-{size}").first.bounding_box()["width"] for size in ("full", "hand", "board", "chip")]
        assert [round(each) for each in sizes] == [320, 150, 96, 56]
    assert not faults, "\n".join(faults)


def test_what_is_printed_and_what_is_now(chromium: Any, server: Server) -> None:
    with stranger(chromium, server.url, "/#/settings", size=SHEET) as page:
        sheet(page, "digimon", "en")
        ace = page.locator('.face.size-full[aria-label="Delta Tempest ACE"]')
        said = ace.inner_text().replace("\n", " ")
        assert all(word in said for word in ("15000", "Overflow −5", "DNA Digivolve", "Lv.6", "Mega · Free · Reef · Grove")), (
            said
        )
        assert ace.locator(".evo .mark").count() == 2 and ace.locator(".f-marks .mark").evaluate_all(
            "all => all.map((each) => each.getAttribute('aria-label'))"
        ) == ["blue", "green"]
        link = page.locator(".face.size-full[aria-label=Routewing] .f-strip.link").inner_text()
        assert "+3000 DP" in link and "Cost 2" in link and "Jamming" in link
        dual = page.locator(".face.size-full[aria-label=Dawnmane]").inner_text()
        assert "Daybreak Roar" in dual and "Option side" in dual
        raised = page.locator(".face.size-board[aria-label=Scorchmite] .f-val")
        assert raised.get_attribute("class").split()[-1] == "up" and raised.locator("s").inner_text() == "1000"
        given = page.locator(".face.size-board[aria-label=Scorchmite] .kws .given").all_inner_texts()
        assert len(given) == 2 and all(given)
        word = ace.locator(".kw.live", has_text="Partition")
        word.focus()
        tip = page.locator("#tip")
        tip.wait_for()
        assert "16-28" in tip.inner_text() and "Partition" in tip.inner_text()
        word.blur()
        page.wait_for_function("!document.querySelector('#tip').matches(':popover-open')")
        ace.locator(".kw.live").first.hover()
        tip.wait_for()


def test_a_picture_is_drawn_once_and_the_drawing_is_fetched_when_it_is_wanted(chromium: Any, server: Server) -> None:
    asked: list[str] = []
    with stranger(chromium, server.url, "/#/settings", size=SHEET) as page:
        page.get_by_label("Theme").wait_for()
        page.on("request", lambda request: asked.append(request.url))
        page.reload()
        page.get_by_label("Theme").wait_for()
        assert not [url for url in asked if "/draw-" in url], "the first page does not fetch it"
        sheet(page, "fftcg", "en")
        assert len([url for url in asked if "/draw-" in url]) == 1 and not [url for url in asked if "/api/pictures" in url]
        sources = page.locator(".face .art").evaluate_all("all => all.map((each) => each.src)")
        assert all(each.startswith("blob:") for each in sources)
        wide = page.locator(".face:is(.size-full, .size-hand) .art").evaluate_all("all => all.map((each) => each.src)")
        assert len(set(wide)) == len(wide) / 2, "the hand shows the picture of the full card"
        assert page.locator(".face svg.art").count() == 0
