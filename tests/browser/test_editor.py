"""The position editor, branches of games and the list of one's games, in a real browser."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

from people import against_bot, board, click, concede, made, sit, stranger
from serving import Server

SIZES = ({"width": 1440, "height": 900}, {"width": 1280, "height": 720})
POSITION = """title: Two checks   # a remark that stays
game: digimon
memory: 3
p1:
  battle: [{card: SD1-008, as: A, under: [SD1-003]}]
  hand: [SD1-012, SD1-021]
p2:
  security: 1
script:
  - p1: {attack: A, target: player}
expect: {winner: none}   # not looked at here
"""


def text_of(page: Any) -> str:
    return str(page.get_by_label("Scenario", exact=True).input_value())


def written(page: Any) -> Any:
    return yaml.safe_load(text_of(page))


def readable(page: Any) -> None:
    """Waits until the board stands for the text, and the position can be laid."""
    page.get_by_text("✓ can be laid").wait_for()
    page.wait_for_selector(".ed-board:not(.ed-stale)")


def type_in(page: Any, text: str) -> None:
    """Puts a text into the field, and waits until it was read."""
    with page.expect_response("**/api/positions/read") as read:
        page.get_by_label("Scenario", exact=True).fill(text)
    assert read.value.ok


def zone(page: Any, name: str) -> Any:
    return page.locator(f"[data-zone='{name}']")


def cards_in(page: Any, name: str) -> list[str]:
    """The cards of a place, as they are called."""
    found = (
        zone(page, name).locator(".ed-face, .ed-chip").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    )
    return [label.split(",")[0] for label in found]


def drag(page: Any, what: Any, to: Any, at: tuple[float, float] = (0.5, 0.5)) -> None:
    """Drags something with the mouse to somewhere within something else."""
    what.scroll_into_view_if_needed()
    start, end = what.bounding_box(), to.bounding_box()
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + start["width"] / 2 + 20, start["y"] + start["height"] / 2 + 5)
    page.locator(".ed-carried").wait_for()
    end = to.bounding_box()
    page.mouse.move(end["x"] + end["width"] * at[0], end["y"] + end["height"] * at[1], steps=3)
    page.mouse.up()
    page.locator(".ed-carried").wait_for(state="detached")


def listed(page: Any, words: str, name: str) -> Any:
    """A card of the list, looked for by some words."""
    with page.expect_response(lambda answer: f"q={words}" in answer.url):
        page.get_by_label("Search", exact=True).fill(words)
    page.wait_for_function("() => document.querySelectorAll('.ed-card').length < 8")
    card = page.locator(f".ed-card[aria-label*='{name}']").first
    card.wait_for()
    return card


def test_cards_are_dragged_and_the_file_keeps_step_both_ways(chromium: Any, server: Server) -> None:
    with stranger(chromium, server.url, "/#/scenario", size=SIZES[1]) as page:
        type_in(page, POSITION)
        readable(page)
        zone(page, "p1.battle").get_by_text("Emberkit").wait_for()
        zone(page, "p1.battle").locator("button.ed-face[aria-label^='Brandhound']").wait_for()
        assert cards_in(page, "p1.battle") == ["Brandhound", "Emberkit"]

        drag(page, listed(page, "Flintpup", "Flintpup"), zone(page, "p2.battle"))
        assert written(page)["p2"]["battle"] == ["SD1-004"]
        readable(page)
        hand = zone(page, "p1.hand").locator(".ed-chip").first
        drag(page, hand, zone(page, "p1.battle"), (0.9, 0.8))
        assert written(page)["p1"]["battle"] == [{"card": "SD1-008", "as": "A", "under": ["SD1-003"]}, "SD1-012"]
        assert written(page)["p1"]["hand"] == ["SD1-021"]

        body = zone(page, "p1.battle").locator(".ed-face").first
        start = zone(page, "p1.hand").locator(".ed-chip").first.bounding_box()
        page.mouse.move(start["x"] + 20, start["y"] + 8)
        page.mouse.down()
        page.mouse.move(start["x"] + 40, start["y"] - 20)
        under = body.locator("xpath=..").locator(".ed-slot").first
        under.wait_for()
        goal = under.bounding_box()
        page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=3)
        page.mouse.up()
        assert written(page)["p1"]["battle"][0]["under"] == ["SD1-003", "SD1-021"]
        assert written(page)["p1"]["hand"] == 0

        # What the editor does not touch stays as it was written, to the letter.
        text = text_of(page)
        assert text.startswith("title: Two checks   # a remark that stays\ngame: digimon\nmemory: 3\np1:\n")
        assert text.endswith(POSITION[POSITION.index("script:") :])
        assert written(page)["script"] == yaml.safe_load(POSITION)["script"]

        type_in(page, text.replace("memory: 3", "memory: -4").replace("p2:\n", "p2:\n  trash: [SD1-003, SD1-004]\n"))
        readable(page)
        assert cards_in(page, "p2.trash") == ["Emberkit", "Flintpup"]
        assert page.get_by_role("spinbutton", name="Memory, seen from player 1").input_value() == "-4"
        drag(page, zone(page, "p2.trash").locator(".ed-chip").first, page.locator(".ed-cards .muted").first)
        assert written(page)["p2"]["trash"] == ["SD1-004"]
        page.keyboard.press("Control+z")
        assert written(page)["p2"]["trash"] == ["SD1-003", "SD1-004"]
        page.get_by_role("button", name="Redo", exact=True).click()
        assert written(page)["p2"]["trash"] == ["SD1-004"]
        for _ in range(9):
            undo = page.get_by_role("button", name="Undo", exact=True)
            if undo.is_enabled() and text_of(page) != POSITION:
                undo.click()
        assert text_of(page) == POSITION
        readable(page)
        assert cards_in(page, "p1.hand") == ["Pyrestag", "Flashover"]


def test_everything_is_done_by_keyboard_and_click(chromium: Any, server: Server) -> None:
    with stranger(chromium, server.url, "/#/scenario", size=SIZES[0]) as page:
        type_in(page, "game: fftcg\n")
        readable(page)
        card = listed(page, "S1-012", "S1-012")
        card.focus()
        page.keyboard.press("Enter")
        page.get_by_role("button", name=re.compile("^Put it here: .* of Player 1$")).first.focus()
        page.keyboard.press("Enter")
        assert written(page)["p1"]["field"] == ["S1-012"]
        page.keyboard.press("Escape")
        body = zone(page, "p1.field").locator(".ed-face").first
        page.get_by_label("Dull", exact=True).check()
        page.get_by_label("Damage", exact=True).fill("2000")
        page.get_by_label("Damage", exact=True).press("Enter")
        page.get_by_label("Name in the script").fill("HERO")
        page.get_by_label("Name in the script").press("Enter")
        page.get_by_label("Name of a counter").fill("Honey")
        page.get_by_role("button", name="Add", exact=True).click()
        assert written(page)["p1"]["field"] == [
            {"card": "S1-012", "dull": True, "damage": 2000, "as": "HERO", "counters": {"Honey": 1}}
        ]
        readable(page)
        assert "HERO" in body.get_attribute("aria-label") and "Dull" in body.get_attribute("aria-label")
        page.locator(".ed-standing .ed-turner").first.click()
        assert "dull" not in written(page)["p1"]["field"][0]
        page.get_by_role("button", name="Move", exact=True).click()
        page.get_by_role("button", name="Put it here: Hand of Player 2", exact=True).click()
        assert written(page)["p2"]["hand"] == [{"card": "S1-012", "as": "HERO"}]
        page.get_by_role("combobox", name=re.compile("^Turn of")).select_option("p2")
        page.get_by_role("combobox", name=re.compile("^Phase")).select_option("attack")
        page.locator(".ed-p2").get_by_label("Crystals").fill("3")
        page.locator(".ed-p2").get_by_label("Crystals").press("Enter")
        said = written(page)
        assert (said["turn"], said["phase"], said["p2"]["crystals"]) == ("p2", "attack", 3)
        book = page.get_by_label("Rule book")
        book.select_option("fftcg-2.1.9+limit-break+priming")
        zone(page, "p1.lb").wait_for()
        assert written(page)["edition"] == "2.1.9" and written(page)["beyond"] == ["limit-break", "priming"]
        readable(page)
        zone(page, "p2.hand").locator(".ed-chip").first.focus()
        page.keyboard.press("Delete")
        assert written(page)["p2"]["hand"] == 0


def test_what_is_wrong_is_said_with_its_place_and_loses_nothing(chromium: Any, server: Server, tmp_path: Path) -> None:
    with stranger(chromium, server.url, "/#/scenario", forgive="40[04]") as page:
        type_in(page, POSITION)
        readable(page)
        zone(page, "p1.battle").get_by_text("Emberkit").wait_for()
        type_in(page, POSITION.replace("SD1-021", "SD1-999"))
        problem = page.locator(".ed-problem")
        problem.filter(has_text="p1.hand: no card 'SD1-999'").wait_for()
        page.get_by_role("button", name="line 6", exact=True).click()
        assert page.evaluate(
            "() => { const a = document.activeElement; return a.value.slice(a.selectionStart, a.selectionEnd); }"
        ) == ("  hand: [SD1-012, SD1-999]")
        broken = POSITION.replace("hand: [", "hand: [[")
        type_in(page, broken)
        page.get_by_text("✗ cannot be laid").wait_for()
        assert text_of(page) == broken
        assert cards_in(page, "p1.battle") == ["Brandhound", "Emberkit"], "the board stays as it last could be read"
        page.get_by_role("button", name="Play from here", exact=True).click()
        said = page.locator(".ed-bar .problem")
        said.wait_for()
        assert "line 7" in said.inner_text() and "\n" not in said.inner_text()
        file = tmp_path / "noise.yaml"
        file.write_bytes(b"\xff\xfe\x00\x01")
        page.get_by_label("Open a file").set_input_files(file)
        page.get_by_text("This is not a text file in UTF-8.").wait_for()
        file.write_text("# " + "x" * 31_000, "utf-8")
        page.get_by_label("Open a file").set_input_files(file)
        page.get_by_text("This file is too long for a scenario.").wait_for()
        assert text_of(page) == broken
        page.goto("/#/scenario/nothing-here")
        page.get_by_text(re.compile("This position could not be opened: there is no position")).wait_for()
        assert text_of(page) == broken


def test_a_position_is_shared_opened_and_played_from(chromium: Any, server: Server, tmp_path: Path) -> None:
    with stranger(chromium, server.url, "/#/scenario") as page:
        type_in(page, POSITION)
        readable(page)
        page.get_by_role("button", name="Share", exact=True).click()
        link = page.get_by_label("Link to this position").input_value()
        with page.expect_download() as kept:
            page.get_by_role("dialog").get_by_role("button", name="Save as a file", exact=True).click()
        file = tmp_path / "position.yaml"
        kept.value.save_as(file)
        assert file.read_text("utf-8") == POSITION
    with stranger(chromium, server.url, link) as other:
        other.wait_for_function("text => document.querySelector('textarea').value === text", arg=POSITION)
        readable(other)
        zone(other, "p1.hand").get_by_text("Flashover").wait_for()
        assert cards_in(other, "p1.hand") == ["Pyrestag", "Flashover"]
        other.get_by_label("Open a file").set_input_files(file)
        readable(other)
        other.get_by_role("button", name="Play from here", exact=True).click()
        other.wait_for_selector(".actions.asked")
        assert "Brandhound" in str(board(other)["spots"])
        other.get_by_role("link", name="Back to where this was branched from", exact=True).click()
        readable(other)
        assert text_of(other) == POSITION
        other.get_by_label("Who plays").select_option("random/0")
        other.get_by_role("button", name="Play from here", exact=True).click()
        other.wait_for_selector(".actions.asked")
        match = other.url.rsplit("/", 1)[1]
        facts = server.get(f"/api/tables/{match}")
        assert facts["mode"] == "bot" and facts["seats"][1]["kind"] == "bot"
        click(other)


def test_a_game_is_branched_from_a_replay_and_found_in_the_list(chromium: Any, server: Server) -> None:
    opened = against_bot(server, "digimon", ("cinder", "tideroot"), name="Grace Hopper")
    with stranger(chromium, server.url, forgive="409") as page:
        sit(page, opened["match"], opened["token"], "digimon")
        for number in range(7):
            click(page, number % 2)
        page.wait_for_selector(".actions.asked")

        # A running game against a bot: its player may branch it, and comes back to it.
        here, then = made(page), board(page)["zones"]
        page.get_by_role("button", name="Play from here", exact=True).click()
        page.get_by_role("dialog").get_by_role("button", name="Play on", exact=True).click()
        page.wait_for_function("match => !location.hash.includes(match)", arg=opened["match"])
        page.wait_for_selector(f".table-page[data-n='{here}'] .actions.asked")
        assert board(page)["zones"] == then
        click(page)
        page.get_by_role("link", name="Back to where this was branched from", exact=True).click()
        page.wait_for_selector(f".table-page[data-n='{here}'] .actions.asked")
        assert opened["match"] in page.url
        concede(page)

        page.get_by_role("link", name="Replay", exact=True).click()
        slider = page.get_by_label("Place in the game")
        slider.fill(str(here))
        page.get_by_text(f"choice {here} of").wait_for()
        page.get_by_role("button", name="Play from here", exact=True).click()
        page.get_by_role("dialog").get_by_role("button", name="Edit this position", exact=True).click()
        page.wait_for_selector(".editor .ed-standing, .editor .ed-chip, [role=alert]")
        if page.locator(".editor").count():
            readable(page)
            assert written(page)["game"] == "digimon"
            page.get_by_role("link", name="Back to where this was branched from", exact=True).click()
            page.get_by_text(f"choice {here} of").wait_for()
            page.get_by_role("button", name="Play from here", exact=True).click()
        page.get_by_role("dialog").get_by_label("Who plays").select_option("random/0")
        page.get_by_role("dialog").get_by_role("button", name="Play on", exact=True).click()
        page.wait_for_selector(".table-page .actions.asked")
        before = made(page)
        click(page)
        assert made(page) > before >= here

        page.goto("/#/replay")
        games = page.get_by_role("region", name="Your games")
        games.locator(".ed-game").nth(2).wait_for()
        assert games.get_by_text("3 games").count() == 1
        games.get_by_label("Search", exact=True).fill("grace lost")
        games.get_by_text("0 games").wait_for()
        games.get_by_label("Search", exact=True).fill("grace")
        games.get_by_label("Result").select_option("lost")
        games.get_by_text("1 game", exact=True).wait_for()
        row = games.locator(".ed-game")
        assert "Grace Hopper – Random" in row.inner_text() and "Lost" in row.inner_text() and "Digimon" in row.inner_text()
        games.get_by_label("Game").select_option("fftcg")
        games.get_by_text("0 games").wait_for()
        games.get_by_label("Game").select_option("digimon")
        row.get_by_role("link").click()
        page.get_by_label("Place in the game").wait_for()
        assert opened["match"] in page.url
    with stranger(chromium, server.url, "/#/replay") as other:
        other.get_by_text("0 games").wait_for()
        other.goto(f"/#/replay/{opened['match']}")
        other.get_by_label("Place in the game").wait_for()
        assert other.get_by_role("button", name="Play from here", exact=True).count() == 0, "only its players branch a game"
