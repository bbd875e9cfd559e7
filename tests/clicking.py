"""People who play in the browser: with the mouse, with a finger, with the keyboard. They know only what the page shows."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

PATIENCE = 30_000
"""Milliseconds that the table may take to ask again."""

SEEING = """
(() => {
  if (window.seeing) return;
  const all = (css) => [...document.querySelectorAll(css)].filter((each) => each.getClientRects().length > 0);
  let aim = null, struck = null;
  addEventListener("click", (event) => { struck = aim?.contains(event.target) ?? null; }, { capture: true });
  let count = 0;
  const numbers = new WeakMap();
  const number = (element) => {
    if (!numbers.has(element)) numbers.set(element, ++count);
    return numbers.get(element);
  };
  const state = () => {
    const asked = document.querySelector(".actions.asked");
    return {
      over: Boolean(document.querySelector(".actions.result")),
      asked: asked ? number(asked) : 0,
      question: asked?.querySelector("h2")?.textContent ?? "",
      menu: all(".menu [data-option]").map((each) => each.dataset.option).join(","),
      armed: document.querySelector(".spot.armed")?.dataset.ref ?? "",
      dialog: document.querySelector("dialog[open] h2")?.textContent ?? "",
    };
  };
  const kinds = {
    cards: () => all("dialog[open] .spot.glow"),
    entry: () => all(".menu [data-option]"),
    target: () => all(".board .spot.target, .board .aim").filter((each) => !document.querySelector(".menu") || place(each)),
    glow: () => all(".board .spot.glow, .board .pile.glow, .board .life-head.glow, .board .stack-item.glow"),
    ending: () => all(".actions .endings [data-option]"),
    option: () => all(".actions .options [data-option]"),
    number: () => all(".actions form.number button"),
    advised: () => {
      const places = ["dialog[open]", ".menu", ".board", ".actions"].filter((css, at) => at > 1 || document.querySelector(css));
      const found = places.map((css) => all(css + " [data-coached]"));
      return found[0]?.length ? found[0] : (found.find((each) => each.length) ?? []);
    },
  };
  const parts = [0.5, 0.2, 0.8, 0.06, 0.94];
  const places = parts.flatMap((fx) => parts.map((fy) => [fx, fy]));
  const bare = (element) => {
    const box = element.getBoundingClientRect();
    for (const [fx, fy] of places) {
      const x = box.left + box.width * fx;
      const y = box.top + box.height * fy;
      const hit = document.elementFromPoint(x, y);
      if (hit && element.contains(hit)) return { x, y };
    }
    return null;
  };
  // A place where a click on the element arrives there and nowhere else; the page is scrolled if need be, as a person would.
  const place = (element) => {
    for (const block of [null, "nearest", "center", "start", "end"]) {
      if (block) element.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
      const found = bare(element);
      if (found) return found;
    }
    return null;
  };
  // The same, once the page has come to rest.
  const still = async (element) => {
    let before = null;
    for (let frame = 0; frame < 60; frame++) {
      const now = place(element);
      if (now && before && now.x === before.x && now.y === before.y) break;
      before = now;
      await new Promise(requestAnimationFrame);
    }
    struck = null;
    return before;
  };
  const words = (element) => element.getAttribute("aria-label") || element.textContent || "";
  const named = (element) => words(element).replace(/\\s+/g, " ").trim().slice(0, 120);
  const near = (element) => element?.closest("[data-spot], [data-option], button, select, input, a");
  const felt = [];
  for (const kind of ["pointerdown", "pointerup", "pointercancel", "touchend", "contextmenu", "click", "keydown", "scroll"]) {
    const note = (event) => {
      const at = near(event.target instanceof Element ? event.target : null);
      const what = at ? words(at).slice(0, 30) : `beside, on ${event.target.className}`;
      felt.push(`${Math.round(event.timeStamp)} ${kind} ${what}`);
      felt.splice(0, felt.length - 12);
    };
    addEventListener(kind, note, { capture: true, passive: true });
  }
  window.seeing = {
    look: () => ({ ...state(), ...Object.fromEntries(Object.entries(kinds).map(([kind, find]) => [kind, find().length])) }),
    changed: () => {
      const now = state();
      return JSON.stringify(now) !== window.seeing.before && (now.over || now.asked > 0);
    },
    mark: () => {
      window.seeing.before = JSON.stringify(state());
    },
    find: async (kind, chance) => {
      const all = kinds[kind]();
      aim = all[Math.floor(chance * all.length)];
      if (!aim) return null;
      const found = { ...(await still(aim)), name: named(aim), shown: aim.outerHTML.slice(0, 200) };
      window.seeing.mark();
      return found;
    },
    missed: () => (struck === false && aim.isConnected ? still(aim) : null),
    unreachable: () => [...kinds.option(), ...kinds.ending(), ...kinds.number()].filter((each) => !place(each)).map(named),
    focus: () => {
      const at = document.activeElement;
      return {
        name: named(near(at) ?? at),
        card: Boolean(at?.matches(".spot.glow, .spot.target, .stack-item.glow, .aim")),
        pile: Boolean(at?.matches(".pile, .life-head")),
        option: at?.matches(".actions [data-option], .actions form.number button") ?? false,
        menu: at?.closest(".menu") !== null,
      };
    },
    felt: () => felt,
    focused: (css) => document.activeElement?.matches(css) ?? false,
  };
})()
"""


class Stuck(AssertionError):
    """The table does not go on, or what it shows cannot be used."""


class Person:
    """Plays by clicking what glows on the board; where nothing does, in the panel. Chance decides, by its seed."""

    def __init__(self, page: Any, seed: int = 1) -> None:
        self.page = page
        self.dice = Random(seed)
        self.made = 0
        """How many times something was done."""
        self.done: list[str] = []
        """What was done, for whoever has to find out why it went wrong."""
        self.aimed = False
        """Whether a target was clicked and a menu asks what for."""

    # -------------------------------------------------------------- looking

    def arrive(self) -> None:
        """Waits at a table until there is something to decide."""
        self.page.wait_for_selector(".actions.asked, .actions.result", timeout=PATIENCE)
        self.page.evaluate(SEEING)

    def look(self) -> dict[str, Any]:
        """What the page asks for now, and how much of each kind there is to click."""
        found: dict[str, Any] = self.page.evaluate("seeing.look()")
        return found

    def settle(self) -> None:
        """Waits until the table has taken what was done and there is something to do again."""
        self.made += 1
        try:
            self.page.wait_for_function("seeing.changed()", timeout=PATIENCE)
        except Exception as error:
            panel = self.page.locator(".actions").all_inner_texts()
            felt = self.page.evaluate("[...seeing.felt(), `now ${Math.round(performance.now())}`]")
            raise Stuck(f"nothing came of {self.done[-3:]}: {self.look()}, {panel}, {felt}") from error

    # -------------------------------------------------------------- doing

    def touch(self, x: float, y: float) -> None:
        """A click."""
        self.page.mouse.click(x, y)

    def press(self, kind: str) -> None:
        """Clicks one of the things of a kind, where it can be seen."""
        found = self.page.evaluate("([kind, chance]) => seeing.find(kind, chance)", [kind, self.dice.random()])
        if not found or "x" not in found:
            raise Stuck(f"this {kind} cannot be clicked: {found}")
        self.done.append(f"{kind}: {found['name']}")
        self.touch(found["x"], found["y"])
        missed = self.page.evaluate("seeing.missed()")
        if missed:
            self.touch(missed["x"], missed["y"])
        self.settle()

    def wish(self, now: dict[str, Any]) -> str:
        """Which kind of thing to click."""
        self.aimed = self.aimed and bool(now["armed"])
        if now["dialog"]:
            return "cards"
        if now["armed"] and now["target"] and not (now["menu"] and self.dice.random() < 0.7) and not self.aimed:
            self.aimed = True
            return "target"
        if now["menu"]:
            return "entry"
        if now["glow"] and self.dice.random() < 0.8:
            return "glow"
        panel = ("ending",) if now["glow"] and now["ending"] else ("ending", "option", "number")
        return self.dice.choice([kind for kind in panel if now[kind]])

    def step(self, now: dict[str, Any]) -> None:
        """Does one thing."""
        self.press(self.wish(now))

    def play(self, most: int = 1000) -> int:
        """Plays until the game is over, or something was done so many times: how often it was."""
        self.arrive()
        while not (now := self.look())["over"] and self.made < most:
            self.step(now)
        return self.made


class Finger(Person):
    """Plays by tapping on a small screen, where everything has to stay within reach."""

    def step(self, now: dict[str, Any]) -> None:
        """Sees that nothing is out of reach, and does one thing."""
        wide = self.page.evaluate("document.scrollingElement.scrollWidth - screen.width")
        assert wide <= 0, f"the page is {wide} pixels wider than the screen"
        scale, left, top = self.page.evaluate("[visualViewport.scale, visualViewport.offsetLeft, visualViewport.offsetTop]")
        assert (scale, left, top) == (1, 0, 0), f"the page is shown {scale} times as large, from {left}, {top}"
        if not now["menu"] and not now["dialog"]:
            hidden = self.page.evaluate("seeing.unreachable()")
            assert not hidden, f"these cannot be tapped: {hidden}"
        super().step(now)

    def touch(self, x: float, y: float) -> None:
        """A tap."""
        self.page.touchscreen.tap(x, y)


class Newcomer(Person):
    """Plays the guided game: does what the guide points at, and where it points at nothing whatever glows."""

    def __init__(self, page: Any, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.heard: dict[tuple[str, str], str] = {}
        """What the guide said at each phase and question."""

    def look(self) -> dict[str, Any]:
        """What the page asks for, once the guide has thought about it."""
        self.page.wait_for_function("!document.querySelector('.coach-advice.thinking')", timeout=PATIENCE)
        return super().look()

    def press(self, kind: str) -> None:
        """Clicks one of the things of a kind, once the guide has thought about it."""
        self.page.wait_for_function("!document.querySelector('.coach-advice.thinking')", timeout=PATIENCE)
        super().press(kind)

    def listen(self, now: dict[str, Any]) -> str:
        """What the guide says now."""
        said: str = self.page.locator(".coach").inner_text()
        phase = self.page.evaluate("document.querySelector('.phases .now')?.textContent ?? ''")
        self.heard[phase, now["question"]] = said
        return said

    def wish(self, now: dict[str, Any]) -> str:
        """What the guide points at."""
        return "advised" if now["advised"] else super().wish(now)

    def step(self, now: dict[str, Any]) -> None:
        """Listens, and does one thing."""
        self.listen(now)
        super().step(now)


class Typist(Person):
    """Plays with the keyboard alone, by the keys that the list of shortcuts names."""

    def key(self, *keys: str) -> None:
        """Presses keys, one after the other."""
        for each in keys:
            self.page.keyboard.press(each)

    def focus(self) -> dict[str, Any]:
        """Where the keyboard is."""
        found: dict[str, Any] = self.page.evaluate("seeing.focus()")
        return found

    def tab_to(self, css: str, most: int = 80) -> None:
        """Goes on with Tab until it is there."""
        for _ in range(most):
            if self.page.evaluate("(css) => document.activeElement?.matches(css) ?? false", css):
                return
            self.key("Tab")
        raise Stuck(f"Tab does not reach {css}")

    def send(self, *keys: str) -> None:
        """Presses keys that choose something, and waits for what comes of it."""
        self.page.evaluate("seeing.mark()")
        self.done.append(" ".join(keys))
        self.key(*keys)
        self.settle()

    def step(self, now: dict[str, Any]) -> None:
        """Chooses something in one of the ways there are."""
        if now["menu"]:
            self.send(*["ArrowDown"] * self.dice.randrange(4), "Enter")
            return
        ways = [self.by_panel]
        if now["glow"] or now["target"]:
            ways += [self.by_card, self.by_card, self.by_arrows]
        if now["option"] + now["ending"] > 0 and not now["number"]:
            ways.append(self.by_digit)
        self.dice.choice(ways)(now)

    def by_digit(self, now: dict[str, Any]) -> None:
        """The number in front of a choice."""
        self.send(str(1 + self.dice.randrange(min(9, now["option"] + now["ending"]))))

    def by_panel(self, now: dict[str, Any]) -> None:
        """To the choices, on to one of them, and Enter."""
        self.key("a")
        wanted = self.dice.randrange(max(1, now["option"] + now["ending"] + now["number"]))
        for _ in range(60):
            if self.focus()["option"]:
                if wanted == 0:
                    break
                wanted -= 1
            self.key("Tab")
        assert self.focus()["option"], "Tab does not reach the choices"
        self.send("Enter")

    def by_card(self, now: dict[str, Any]) -> None:
        """On from card to card that can be chosen, and Enter."""
        for _ in range(1 + self.dice.randrange(4)):
            self.key(self.dice.choice(["n", "n", "N"]))
        self.enter(now)

    def by_arrows(self, now: dict[str, Any]) -> None:
        """To the board, on with the arrows, and Enter where that is a choice."""
        self.key("b")
        for _ in range(1 + self.dice.randrange(4)):
            self.key(self.dice.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        self.enter(now)

    def enter(self, now: dict[str, Any]) -> None:
        """Enter on a card that can be chosen; elsewhere the panel helps."""
        if self.focus()["card"]:
            self.send("Enter")
        else:
            self.by_panel(now)


TITLES = {"divinecross": "Divine Cross", "digimon": "Digimon", "fftcg": "FF-TCG"}


def sit_down(page: Any, game: str, touch: Callable[[Any], None], bot: str = "random") -> None:
    """From the first screen to a table against a bot."""
    touch(page.locator(f".game-card.game-{game}"))
    page.get_by_label("Strength").select_option(bot)
    touch(page.get_by_role("button", name="Play", exact=True))


def assert_ended(page: Any) -> None:
    """The game is over, the page says how, and both the result and the last line of the log name the clause behind it."""
    result = page.locator(".actions.result")
    assert result.locator("h2").inner_text() in ("You win!", "You lose", "A draw")
    clause = result.locator(".rule").inner_text()
    assert clause
    last = page.locator(".log-line").last
    assert last.locator(".rule").inner_text() == clause
    assert "wins the game" in last.inner_text() or "draw" in last.inner_text()


def set_table(page: Any, server: Any, scenario: str) -> None:
    """Lays a position and sits down at both sides of it."""
    seated = server.post("/api/scenarios/table", {"yaml": scenario})
    game = server.get(f"/api/tables/{seated['match']}")["game"]
    seat = {"match": seated["match"], "token": seated["token"], "game": game, "at": 0}
    page.evaluate("(seat) => localStorage.setItem('shinpan.seats', JSON.stringify([seat]))", seat)
    page.goto(f"/#/table/{seated['match']}")
    page.wait_for_selector(".actions.asked")


def drag(page: Any, what: Any, onto: Any, let_go: bool = True) -> None:
    """Drags a thing to the middle of another with the mouse."""
    start, end = what.bounding_box(), onto.bounding_box()
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    for part in (0.3, 0.7, 1.0):
        page.mouse.move(
            start["x"] + start["width"] / 2 + part * (end["x"] + end["width"] / 2 - start["x"] - start["width"] / 2),
            start["y"] + start["height"] / 2 + part * (end["y"] + end["height"] / 2 - start["y"] - start["height"] / 2),
        )
    if let_go:
        page.mouse.up()
