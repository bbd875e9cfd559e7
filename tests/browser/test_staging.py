"""What happens is shown in the order it happens: the steps of an attack of each game, going on, skipping, the recap, frames."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from typing import Any

import pytest

from clicking import set_table
from people import against_bot, made, moved_on, sit
from serving import Server

Visit = Callable[..., Any]

DIGIMON = """
title: an attack
game: digimon
memory: 3
cards:
  - {id: T-1, name: Ember Ram, kind: digimon, colors: [red], level: 4, cost: 4, dp: 5000,
     text: "[When Attacking] This Digimon gets +2000 DP for the turn."}
  - {id: T-2, name: Wall Crab, kind: digimon, colors: [blue], level: 4, cost: 4, dp: 4000, text: "＜Blocker＞"}
  - {id: T-3, name: Shell Warden, kind: digimon, colors: [blue], level: 5, cost: 6, dp: 6000}
p1: {battle: [{card: T-1}], deck: 5}
p2: {security: [T-3, T-3], battle: BLOCKERS, deck: 5}
"""
FFTCG = """
title: an attack
game: fftcg
cards:
  - {id: T-1, name: Ash Rider, kind: forward, elements: [fire], cost: 4, power: 8000}
  - {id: T-2, name: Tide Guard, kind: forward, elements: [water], cost: 3, power: 5000}
p1: {field: [{card: T-1}], deck: 5}
p2: {field: [{card: T-2}], deck: 5}
"""
DIVINECROSS = """
title: a skill
game: divinecross
p1: {main: [{card: SP1-001, energy: 3, assist: SP1-020}], deck: 5}
p2: {main: [{card: SP1-025, damage: 200}], standby: [SP1-026], deck: 5}
"""

WATCH = """() => {
  window.shown = [];
  const texts = (css) => [...document.querySelectorAll(".stage " + css)].map((each) => each.textContent.trim());
  const arrow = () => {
    const found = document.querySelector(".stage-arrow");
    return found ? [found.dataset.from, found.dataset.to] : null;
  };
  const look = () => {
    const stage = document.querySelector(".stage[data-step]");
    if (!stage?.dataset.number || stage.dataset.number === window.shown.at(-1)?.number) return;
    window.shown.push({
      number: stage.dataset.number, kind: stage.dataset.step, words: stage.dataset.words, at: performance.now(),
      numbers: texts(".duel-number"), parts: texts(".stage-parts li"), verdict: texts(".stage-verdict"),
      count: texts(".stage-count"), hp: texts(".stage-hp"), lit: texts(".spot-line.now"), arrow: arrow(),
      still: stage.classList.contains("still"), flying: document.getAnimations().filter((each) =>
        each.effect?.target?.closest?.(".stage") && each.effect.getKeyframes().some((frame) =>
          frame.transform && frame.transform !== "none")).length,
    });
  };
  new MutationObserver(look)
    .observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-number"] });
}"""


def choose(page: Any, words: str) -> None:
    """Clicks the option with these words."""
    before = made(page)
    page.locator(".actions.asked [data-option]", has_text=words).first.click()
    moved_on(page, before)


def shown(page: Any, last: str | None = None) -> list[dict[str, Any]]:
    """What was shown, once all of it has been; with ``last``, that kind of step too, which may come with a later answer."""
    if last is not None:
        page.wait_for_function("last => window.shown.some((step) => step.kind === last)", arg=last)
    page.wait_for_function("!document.querySelector('.stage[data-step], .actions.early')")
    found: list[dict[str, Any]] = page.evaluate("window.shown")
    return found


def at_table(visit: Visit, server: Server, scenario: str, **more: Any) -> Any:
    """A page at a table on which everything is shown and written down."""
    page = visit("/", **{"pace": "fast", "reduced_motion": "no-preference", **more})
    set_table(page, server, scenario)
    page.evaluate(WATCH)
    return page


def kinds(steps: list[dict[str, Any]]) -> list[str]:
    """What kinds of steps."""
    return [step["kind"] for step in steps]


def test_an_attack_on_security_is_shown_step_by_step(visit: Visit, server: Server) -> None:
    page = at_table(visit, server, DIGIMON.replace("BLOCKERS", "[]"))
    choose(page, "Attack the player")
    steps = shown(page, "next turn")
    assert kinds(steps)[:8] == ["attack", "effect", "change", "check", "compare", "fly", "memory", "next turn"], steps
    attack, effect, change, check, compare = steps[:5]
    assert attack["arrow"] and attack["arrow"][1] == "p2"
    assert effect["lit"] == ["When Attacking This Digimon gets +2000 DP for the turn."], "the very sentence that acts"
    assert "+2000 DP" in change["words"]
    assert check["count"] == ["2 → 1"] and "Shell Warden" in check["words"]
    assert compare["numbers"] == ["7000", "6000"] and compare["parts"] == ["5000 printed", "+2000 Ember Ram"]
    assert compare["verdict"] == ["Ember Ram wins"]
    assert page.locator(".stage").count() == 0
    lines = page.locator(".log-line").all_inner_texts()
    assert any("gets +2000 DP, by Ember Ram" in line for line in lines), lines
    assert any("Ember Ram (7000 DP) battles Shell Warden (6000 DP)" in line for line in lines), lines


def test_a_block_bends_the_arrow(visit: Visit, server: Server) -> None:
    page = at_table(visit, server, DIGIMON.replace("BLOCKERS", "[{card: T-2}]"))
    choose(page, "Attack the player")
    assert kinds(shown(page, "change")) == ["attack", "effect", "change"]
    assert page.locator(".stage.waits .stage-arrow").count() == 1, "the arrow stays while the other player chooses"
    choose(page, "Block with Wall Crab")
    steps = shown(page, "fall")[3:]
    assert kinds(steps)[:3] == ["block", "compare", "fall"], steps
    block, compare, fall = steps[:3]
    assert block["arrow"][1] != "p2" and block["arrow"][1].startswith("b")
    assert compare["numbers"] == ["7000", "4000"] and compare["verdict"] == ["Wall Crab falls"]
    assert "Wall Crab" in fall["words"]
    assert page.locator(".board .spot", has_text="Wall Crab").count() == 0


def test_an_attack_and_a_block_of_forwards(visit: Visit, server: Server) -> None:
    page = at_table(visit, server, FFTCG)
    choose(page, "Attack with Ash Rider")
    page.locator(".actions.asked [data-option]", has_text="Block with Tide Guard").wait_for()
    assert kinds(shown(page, "attack")) == ["attack"]
    choose(page, "Block with Tide Guard")
    steps = shown(page, "fall")
    assert kinds(steps)[:4] == ["attack", "block", "compare", "fall"], steps
    assert steps[2]["numbers"] == ["8000", "5000"] and steps[2]["verdict"] == ["Tide Guard falls"]
    assert "Tide Guard" in steps[3]["words"]


def test_a_skill_is_shown_as_a_sum_with_what_is_left(visit: Visit, server: Server) -> None:
    page = at_table(visit, server, DIVINECROSS)
    choose(page, "Use Spark")
    steps = shown(page, "next turn")
    assert kinds(steps)[0] == "skill", steps
    skill = steps[0]
    assert skill["parts"] == ["100 printed", "+100 Red Oak Club"] and skill["hp"] == ["400 → 200 of 600 HP"]
    assert skill["arrow"] and all(end.startswith("b") for end in skill["arrow"])
    assert "next turn" in kinds(steps)


def test_the_table_stays_as_it_was_until_its_step(visit: Visit, server: Server) -> None:
    page = at_table(visit, server, DIGIMON.replace("BLOCKERS", "[]"), pace="slow")
    count = "document.querySelector('[data-zone=\"p2.security\"]').getAttribute('aria-label')"
    choose(page, "Attack the player")
    page.wait_for_selector(".stage[data-step=attack]")
    assert page.evaluate(count).endswith("2"), "the server has checked, the table has not"
    assert page.locator(".log-line", has_text="is checked").count() == 0
    page.keyboard.press("Space")
    page.wait_for_selector(".stage[data-step=effect]")
    page.keyboard.press("Space")
    page.wait_for_selector(".stage[data-step=change]")
    page.locator(".board .middle").click(position={"x": 4, "y": 4})
    page.wait_for_selector(".stage[data-step=check]")
    page.keyboard.press("Escape")
    page.wait_for_selector(".stage", state="detached")
    assert page.evaluate(count).endswith("1")
    assert page.locator(".log-line", has_text="is checked").count() == 1


def test_who_acts_does_not_wait(visit: Visit, server: Server) -> None:
    page = at_table(visit, server, DIGIMON.replace("BLOCKERS", "[{card: T-2}]"), pace="slow")
    choose(page, "Attack the player")
    page.wait_for_selector(".stage[data-step=attack]")
    assert page.locator(".actions.asked.early").count() == 1, "the question is there, but what led to it is still being shown"
    choose(page, "Do not block")
    page.wait_for_selector(".stage[data-step=check]")
    assert "effect" not in kinds(page.evaluate("window.shown")), "acting skipped what was left of the attack"


def test_switched_off_nothing_is_shown(visit: Visit, server: Server) -> None:
    page = at_table(visit, server, DIGIMON.replace("BLOCKERS", "[]"), pace="off")
    choose(page, "Attack the player")
    page.wait_for_selector(".log-line >> text=is checked")
    assert page.evaluate("window.shown") == []
    page.goto("/#/settings")
    page.get_by_label("Pace of what happens").select_option("fast")
    page.get_by_label("Sounds").check()
    assert json.loads(page.evaluate("localStorage.getItem('shinpan.settings')"))["sound"] is True
    page.reload()
    assert page.get_by_label("Pace of what happens").input_value() == "fast"
    assert page.get_by_label("Sounds").is_checked()


def test_with_less_motion_things_fade_where_they_stand(visit: Visit, server: Server) -> None:
    page = at_table(visit, server, DIGIMON.replace("BLOCKERS", "[]"), reduced_motion="reduce")
    choose(page, "Attack the player")
    steps = shown(page, "fly")
    assert kinds(steps)[:6] == ["attack", "effect", "change", "check", "compare", "fly"]
    assert all(step["still"] and step["flying"] == 0 for step in steps), steps
    held = [later["at"] - sooner["at"] for sooner, later in zip(steps, steps[1:], strict=False)]
    assert sorted(held)[len(held) // 2] > 50, held


def test_things_move_where_they_may(visit: Visit, server: Server) -> None:
    page = at_table(visit, server, DIGIMON.replace("BLOCKERS", "[]"), pace="normal")
    choose(page, "Attack the player")
    page.wait_for_function("window.shown.length > 0")
    page.keyboard.press("Escape")
    attack = shown(page)[0]
    assert not attack["still"] and attack["flying"] > 0


def test_the_other_players_turn_stays_in_the_strip_and_is_shown_again(visit: Visit, server: Server) -> None:
    opened = against_bot(server, "digimon", ("cinder", "tideroot"), seed=11)
    page = visit("/", pace="fast", reduced_motion="no-preference")
    sit(page, opened["match"], opened["token"], "digimon")
    page.wait_for_selector(".actions.asked")
    page.evaluate(WATCH)
    for _ in range(60):
        page.wait_for_selector(".actions.asked [data-option]")
        if page.locator(".recap-step").count():
            break
        before = made(page)
        page.locator(".actions.asked [data-option]").last.click()
        moved_on(page, before)
    page.wait_for_function("!document.querySelector('.stage[data-step]')")
    chips = page.locator(".recap-step")
    assert chips.count() > 0
    words = chips.first.get_attribute("title")
    before = len(page.evaluate("window.shown"))
    chips.first.click()
    page.wait_for_function("n => window.shown.length > n", arg=before)
    again = page.evaluate("window.shown")[before]
    assert again["words"] == words, "the step that was clicked"
    page.wait_for_function("!document.querySelector('.stage[data-step]')")
    seen = chips.element_handles()
    page.locator(".actions.asked [data-option]").last.click()
    assert not any(chip.is_visible() for chip in seen), "who acts has read it"


CROWD = """
title: ten a side
game: digimon
memory: 3
cards:
  - {id: T-1, name: Ember Ram, kind: digimon, colors: [red], level: 4, cost: 4, dp: 5000,
     text: "[When Attacking] This Digimon gets +2000 DP for the turn."}
  - {id: T-3, name: Shell Warden, kind: digimon, colors: [blue], level: 5, cost: 6, dp: 6000}
p1: {battle: [{card: T-1, as: A}, OWN], hand: [SD1-012, SD1-021, SD1-008, SD1-003], deck: 5}
p2: {security: [T-3, T-3], battle: [THEIRS], deck: 5}
"""

FRAMES = """() => {
  window.beats = { idle: [], staged: [] };
  let before = 0;
  const tick = (now) => {
    if (before) window.beats[document.querySelector(".stage[data-step]") ? "staged" : "idle"].push(now - before);
    before = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""
LONGEST = 50
"""Milliseconds that a frame may take."""
THREE = 50.5
"""The same by the clock: three beats of a screen of sixty a second, which are fifty but for what a clock rounds."""


def told(frames: list[float]) -> str:
    """Frames in short."""
    rate, slow = 1000 * len(frames) / sum(frames), sum(frame > THREE for frame in frames)
    return f"{len(frames)} frames, {rate:.1f} a second, longest {max(frames):.0f} ms, {slow} over {LONGEST}"


def work(trace: bytes) -> list[tuple[float, int]]:
    """The tasks of the page's own thread: how many milliseconds of a processor each took, and how often it laid out."""
    events = json.loads(trace)["traceEvents"]
    (main,) = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain" and event["pid"] in pages(events)
    }
    own = [event for event in events if event.get("ph") == "X" and (event["pid"], event["tid"]) == main]
    laid = [event["ts"] for event in own if event["name"] == "Layout"]
    tasks = [event for event in own if event["name"] == "RunTask"]
    return [(e["tdur"] / 1000, sum(e["ts"] <= ts < e["ts"] + e["dur"] for ts in laid)) for e in tasks if "tdur" in e]


def pages(events: list[dict[str, Any]]) -> set[int]:
    """The process in which the page runs: the one that fires timers and animation frames most."""
    fired = [event["pid"] for event in events if event["name"] == "FireAnimationFrame"]
    return {max(set(fired), key=fired.count)}


def crowded(visit: Visit, server: Server) -> Any:
    """A page at a table with ten bodies a side, where all frames are counted."""
    own = ", ".join(["SD1-008", "SD1-003", "SD1-010"] * 3)
    theirs = ", ".join(["{card: SD1-030, suspended: true}", "T-3"] * 5)
    scenario = CROWD.replace("OWN", own).replace("THEIRS", theirs)
    page = at_table(visit, server, scenario, pace="normal", size={"width": 1440, "height": 900})
    assert page.locator(".board [data-zone='p1.battle'] .spot, .board [data-zone='p2.battle'] .spot").count() >= 20
    page.evaluate(FRAMES)
    page.wait_for_function("window.beats.idle.length > 90")
    return page


def attack(page: Any) -> list[float]:
    """Attacks and watches all of it: how long the frames took."""
    choose(page, "Attack the player with Ember Ram")
    page.wait_for_function("window.shown.some((step) => step.kind === 'compare')")
    shown(page)
    frames: list[float] = page.evaluate("window.beats.staged")
    assert len(frames) > 60
    return frames


def test_what_a_page_works_while_something_is_shown(visit: Visit, server: Server) -> None:
    """Ten bodies a side: the page itself never works so long that a frame could take longer than 50 ms."""
    page = crowded(visit, server)
    browser = page.context.browser
    browser.start_tracing(page=page, categories=["-*", "devtools.timeline", "disabled-by-default-devtools.timeline"])
    frames = attack(page)
    tasks = work(browser.stop_tracing())
    longest = max(took for took, _ in tasks)
    laid = sum(times for _, times in tasks)
    print(f"traced: {told(frames)}; longest task {longest:.0f} ms of a processor; {laid} layouts")
    assert longest < LONGEST
    assert laid < len(frames) / 2, "nothing is laid out in every frame"


@pytest.mark.skipif("PYTEST_XDIST_WORKER" in os.environ, reason="frames by the clock: only where nothing else runs beside it")
def test_frames_while_something_is_shown(visit: Visit, server: Server) -> None:
    """Ten bodies a side: sixty frames a second, or none that takes longer than 50 ms, where an idle page has all of its own."""
    page = crowded(visit, server)
    idle: list[float] = page.evaluate("window.beats.idle.slice(30)")
    frames = attack(page)
    print(f"staged: {told(frames)}; idle: {told(idle)}")
    if max(idle) > 34:
        pytest.skip(f"the machine is busy: {told(idle)} while nothing happens")
    assert 1000 * len(frames) / sum(frames) > 59 or max(frames) <= THREE, told(frames)
