"""Boards in a crowd: ten bodies a side of each game, at the sizes of real screens, measured."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clicking import set_table
from serving import Server

SHOTS = os.environ.get("SHINPAN_SHOTS")
SIZES = {(1920, 1080): 18, (1440, 900): 15, (1280, 720): 9.5}
"""Sizes of windows, and how many pixels high the numbers of cards on the field must be there at least."""
LEAST_TEXT = 11
PHONE = {"width": 390, "height": 844}


def stacked(*cards: str) -> str:
    """Digimon, every third suspended, with up to four cards under them."""
    under = ["SD1-012", "SD1-010", "SD1-006", "SD1-002"]
    rows = []
    for number, card in enumerate(cards):
        turned = ", suspended: true" if number % 3 == 2 else ""
        linked = ", links: [SD1-081]" if card == "SD1-085" else ""
        rows.append(f"{{card: {card}, under: [{', '.join(under[: number % 5])}]{turned}{linked}}}")
    return ", ".join(rows)


TEN_DIGIMON = stacked(
    *["SD1-016", "SD1-008", "SD1-012", "SD1-085", "SD1-003", "SD1-006", "SD1-062", "SD1-057", "SD1-053", "SD1-054"]
)
DIGIMON_SIDE = f"""
  battle: [{TEN_DIGIMON}, SD1-019, SD1-070]
  breeding: [{{card: SD1-003, under: [SD1-001]}}]
  trash: [SD1-021, SD1-022]
  security: 5
  eggs: 3
  deck: 24
"""
DIGIMON = f"""
title: a crowd
game: digimon
memory: 3
p1:{DIGIMON_SIDE}
  hand: [SD1-018, SD1-014, SD1-006, SD1-022, SD1-023, SD1-025]
p2:{DIGIMON_SIDE}
  hand: 5
"""
FORWARDS = ["S1-012", "S1-013", "S1-021", "S1-042", "S1-045", "S1-046", "S1-047", "S1-038", "S1-036", "S1-044"]
TEN_FORWARDS = ", ".join(f"{{card: {card}, dull: {str(number % 3 == 1).lower()}}}" for number, card in enumerate(FORWARDS))
FFTCG_SIDE = f"""
  field: [{TEN_FORWARDS}, {{card: S1-003, dull: true}}, S1-007, {{card: S1-008, dull: true}}, S1-001, S1-033]
  damage: 5
  break: [S1-022, S1-024]
  deck: 24
"""
FFTCG = f"""
title: a crowd
game: fftcg
p1:{FFTCG_SIDE}
  hand: [S1-050, S1-038, S1-044, S1-051, S1-036]
p2:{FFTCG_SIDE}
  hand: 3
"""
DIVINECROSS = """
title: as many units as there is room for
game: divinecross
p1:
  main: [{card: SP1-003, energy: 5, assist: SP1-020, damage: 300}]
  standby: [{card: SP1-010, energy: 3}, {card: SP1-011, damage: 200, assist: SP1-021}, SP1-007]
  ko: [SP1-005]
  discard: [SP1-024]
  deck: 13
  hand: [SP1-005, SP1-009, SP1-013, SP1-019, SP1-021, SP1-017]
p2:
  main: [{card: SP1-032, energy: 8, damage: 200}]
  standby: [SP1-025, {card: SP1-031, energy: 2}, SP1-033]
  ko: [SP1-030, SP1-034]
  discard: [SP1-043]
  deck: 15
  hand: 5
"""
CROWDS = {"digimon": (DIGIMON, 26), "fftcg": (FFTCG, 30), "divinecross": (DIVINECROSS, 8)}
"""A position of each game, and how many bodies there are in it. Divine Cross has room for four units a side."""

FAULTS = """([number, text]) => {
  const faults = [];
  const box = (each) => each.getBoundingClientRect();
  const shown = (each) => {
    const at = box(each), style = getComputedStyle(each);
    return at.width > 1 && at.height > 1 && style.visibility !== "hidden" && style.display !== "none";
  };
  const say = (fault) => faults.push(fault);
  const part = (each) => each.closest("[data-part]")?.dataset.part ?? "";
  const about = (each) => `${part(each)} ${each.className} ${(each.textContent ?? "").slice(0, 30)}`;
  const crosses = (a, b) => a.left < b.right - 1.5 && b.left < a.right - 1.5;
  const on = (a, b) => crosses(a, b) && a.top < b.bottom - 1.5 && b.top < a.bottom - 1.5;
  const beside = (a, b, by) => a.left >= b.left - by && a.right <= b.right + by;
  const within = (a, b, by = 1.5) => beside(a, b, by) && a.top >= b.top - by && a.bottom <= b.bottom + by;
  const all = (css, root = document) => [...root.querySelectorAll(css)].filter(shown);
  const board = document.querySelector(".board");
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  const apart = (things, what) => things.forEach((one, i) => things.slice(i + 1).forEach((other) => {
    if (one.contains(other) || other.contains(one) || !on(box(one), box(other))) return;
    say(`${what}: ${about(one)} lies on ${about(other)}`);
  }));
  apart(all(".zone, .plate, .middle, .hand"), "places");
  apart(all(".zone.is-row .body"), "bodies");
  const parts = all(".zone.is-row :is(.spot, .strip, .counts, .energy, .pip)");
  apart(parts.filter((each) => !each.parentElement.closest(".spot")), "parts");
  for (const body of all(".zone.is-row .body-card")) {
    apart(all(".face :is(.cost, .f-val, .kws span, .lv), .upright > b, .upright-words, .upright-name", body), "on a card");
    const face = box(body.querySelector(".spot"));
    for (const each of all(".f-val, .upright > b", body)) {
      if (!within(box(each), face)) say(`a number leaves its card: ${about(each)}`);
    }
  }
  if (!within(box(document.querySelector(".sidebar")), screen)) say("the panel leaves the window");
  for (const each of all(".zone, .plate, .middle, .hand, .hand .spot")) {
    if (!within(box(each), screen)) say(`leaves the window: ${about(each)}`);
  }
  for (const zone of all(".zone")) {
    const inside = ".spot, .strip, .upright :is(b, i, .upright-name), .num, .pile-count, .counts, .signs .badge";
    for (const each of all(inside, zone)) {
      if (!within(box(each), box(zone), 2)) say(`leaves its zone: ${about(each)} of ${zone.dataset.part}`);
    }
  }
  for (const each of [board, ...all(".row-things, .plate")]) {
    const low = each.scrollHeight > each.clientHeight + 1;
    if (low || each.scrollWidth > each.clientWidth + 1) say(`has to be scrolled: ${about(each)}`);
  }

  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const each = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || !shown(each) || each.closest("svg, .ghosts")) continue;
    let zoom = 1;
    for (let at = each; at; at = at.parentElement) zoom *= Number(getComputedStyle(at).zoom) || 1;
    const size = parseFloat(getComputedStyle(each).fontSize) * zoom;
    if (size > 0 && size < text - 0.05) say(`text of ${size.toFixed(1)} pixels: ${about(each)}`);
  }

  const pen = document.createElement("canvas").getContext("2d");
  const high = (each) => {
    const style = getComputedStyle(each);
    pen.font = `${style.fontWeight} 100px ${style.fontFamily}`;
    const { actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText("0");
    return (actualBoundingBoxAscent + actualBoundingBoxDescent) / 100 * parseFloat(style.fontSize);
  };
  const strengths = all(".zone.is-row .spot :is(.f-dp, .f-power, .f-hp, .upright b)");
  if (strengths.length === 0) say("no strengths were found");
  for (const each of strengths) {
    if (high(each) < number - 0.3) say(`a number ${high(each).toFixed(1)} pixels high: ${about(each)}`);
  }
  for (const each of all(".board .num")) {
    const cut = each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== "visible";
    if (cut) say(`a number is cut: ${about(each)}`);
  }
  return [...new Set(faults)];
}"""


def settled(page: Any) -> None:
    """Waits until the board has been laid for the window as it is."""
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))")


def faults(page: Any, game: str, habit: str) -> list[str]:
    """What is wrong with a board at the sizes of real screens."""
    found = []
    for (width, height), number in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        if SHOTS:
            page.screenshot(path=Path(SHOTS) / f"crowd-{game}-{habit}-{width}.png")
        found += [f"{width}: {fault}" for fault in page.evaluate(FAULTS, [number, LEAST_TEXT])]
    return found


@pytest.mark.parametrize(
    ("game", "habit"),
    [(game, "usual") for game in CROWDS] + [("fftcg", "other"), ("divinecross", "other")],
)
def test_a_crowd_can_be_read_on_every_screen(visit: Callable[..., Any], server: Server, game: str, habit: str) -> None:
    """Nothing lies on anything else, leaves its zone or the window, and everything is large enough to be read."""
    page = visit("/")
    page.evaluate(
        "habits => localStorage.setItem('shinpan.settings', JSON.stringify({ habits }))", [game] if habit == "other" else []
    )
    page.reload()
    scenario, bodies = CROWDS[game]
    set_table(page, server, scenario)
    page.wait_for_function("n => document.querySelectorAll('.zone.is-row .body').length === n", arg=bodies)
    found = faults(page, game, habit)
    assert not found, "\n".join(found)


def test_a_habit_is_chosen_in_the_settings(visit: Callable[..., Any], server: Server) -> None:
    """Backups behind the Forwards, players below and above: chosen once, kept, and the table is laid so."""
    page = visit("/#/settings")
    page.get_by_label("FF-TCG: Backups lie").select_option("behind the Forwards")
    page.get_by_label("Divine Cross: The players sit").select_option("below and above")
    page.reload()
    assert page.get_by_label("FF-TCG: Backups lie").input_value() == "other"

    def top(part: str) -> float:
        return float(page.locator(part).bounding_box()["y"])

    set_table(page, server, FFTCG)
    settled(page)
    assert top(".near [data-part=backups]") > top(".near [data-part=forwards]") + 20
    set_table(page, server, DIVINECROSS)
    page.wait_for_selector(".game-divinecross")
    settled(page)
    assert top(".near [data-part=main]") > top(".far [data-part=main]") + 20
