"""One person at a table: taking back against a bot, replays, positions, hot seat, the log and its clauses, why not."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import yaml

from people import Visit, against_bot, at_the_end, board, click, concede, hand, made, moved_on, settled, sit, stranger
from serving import Server
from shinpan.scenarios import parse

POSITION = """title: Little is left
game: fftcg
p1:
  field: [S1-012, S1-001, S1-005]
  hand: [S1-022, S1-024]
p2:
  damage: 6
  field: [{card: S1-038, dull: true}]
"""


def bot_table(page: Any, server: Server, game: str = "digimon", decks: tuple[str, str] = ("cinder", "tideroot")) -> str:
    """Sits down against a bot."""
    opened = against_bot(server, game, decks)
    sit(page, opened["match"], opened["token"], game)
    page.wait_for_selector(".board .hand .spot")
    return str(opened["match"])


def test_taking_back_against_a_bot_is_done_at_once(visit: Visit, server: Server) -> None:
    page = visit("/")
    match = bot_table(page, server)
    for number in range(5):
        click(page, number % 2)
    page.wait_for_selector(".actions.asked")
    before, question = settled(page, lambda: (board(page), page.locator(".actions.asked").inner_text()))
    then = made(page)
    click(page)
    page.wait_for_selector(".actions.asked")
    assert server.get(f"/api/tables/{match}")["choices"] > then
    undo = page.get_by_role("button", name="Undo", exact=True)
    undo.click()
    page.wait_for_selector(f".table-page[data-n='{then}'] .actions.asked")
    assert settled(page, lambda: (board(page), page.locator(".actions.asked").inner_text())) == (before, question)
    assert server.get(f"/api/tables/{match}")["choices"] == then
    while settled(page, undo.is_enabled):  # whether it may be pressed is known a moment after the table has gone back
        here = made(page)
        undo.click()
        moved_on(page, here)
    assert server.get(f"/api/tables/{match}")["choices"] <= 1


def test_taking_back_goes_past_what_was_passed_for_the_player(visit: Visit, server: Server) -> None:
    page = visit("/")
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda data: sent.append(json.loads(data).get("t", ""))))
    match = bot_table(page, server, "fftcg", ("ember", "highroot"))
    answered: list[tuple[int, str]] = []
    for number in range(14):
        page.wait_for_selector(".actions.asked button[data-option]")
        answered.append((made(page), page.locator(".actions.asked h2").inner_text()))
        click(page, 0 if number % 3 else 99)
    page.wait_for_selector(".actions.asked")
    assert sent.count("choose") > len(answered), "nothing was passed or paid for the player"
    for then, question in reversed(answered[-6:]):
        page.get_by_role("button", name="Undo", exact=True).click()
        page.wait_for_selector(f".table-page[data-n='{then}'] .actions.asked")
        page.wait_for_timeout(500)
        assert made(page) == then == server.get(f"/api/tables/{match}")["choices"]
        assert page.locator(".actions.asked h2").inner_text() == question
    assert sent.count("undo") > 6, "no press went past what was passed or paid"
    click(page)
    assert made(page) > then


def test_a_replay_is_gone_through_shared_and_kept(chromium: Any, server: Server, tmp_path: Path) -> None:
    with stranger(chromium, server.url) as page:
        match = bot_table(page, server)
        boards = {}
        for number in range(9):
            page.wait_for_selector(".actions.asked")
            boards[server.get(f"/api/tables/{match}")["choices"]] = board(page)["zones"]
            click(page, number % 2)
        concede(page)
        page.get_by_role("link", name="Replay", exact=True).click()
        slider = page.get_by_label("Place in the game")
        slider.wait_for()
        last = int(slider.get_attribute("max"))
        wanted = sorted(boards)[-2]
        slider.fill(str(wanted))
        page.get_by_text(f"choice {wanted} of {last}").wait_for()
        shows(page, boards[wanted])
        assert hand(page)
        turn = page.locator(".scrubber p").inner_text().split(" ·")[0]
        assert turn.startswith("Turn ") and turn in page.locator(".bar .turn").inner_text()
        page.get_by_role("button", name="To the end", exact=True).click()
        page.get_by_text(f"choice {last} of {last}").wait_for()
        page.get_by_role("button", name="One back", exact=True).click()
        page.get_by_text(f"choice {last - 1} of {last}").wait_for()
        page.get_by_role("button", name="The turn before", exact=True).click()
        page.get_by_text(f"choice {last - 1} of {last}").wait_for(state="detached")
        slider.fill(str(wanted))
        line = page.locator(".log-line:has(.rule)").last
        line.click()
        page.locator(".log-more").wait_for()
        slider.fill(str(wanted))
        secret = set(hand(page))
        page.get_by_role("button", name="Link to this place", exact=True).click()
        link = page.get_by_role("dialog").get_by_label("Link to this place").input_value()
        page.get_by_role("button", name="Close", exact=True).click()
        with page.expect_download() as kept:
            page.get_by_role("button", name="Save as a file", exact=True).click()
        file = tmp_path / "game.json"
        kept.value.save_as(file)
        with stranger(chromium, server.url, link) as other:
            other.get_by_text(f"choice {wanted} of {last}").wait_for()
            shows(other, boards[wanted])
            assert secret and not secret & {*hand(other)}
            assert other.get_by_role("button", name="Save as a file", exact=True).count() == 0
        with stranger(chromium, server.url, "/#/replay") as other:
            other.get_by_label("Saved game").set_input_files(file)
            other.get_by_label("Place in the game").fill(str(wanted))
            other.get_by_text(f"choice {wanted} of {last}").wait_for()
            shows(other, boards[wanted])
    assert json.loads(file.read_text("utf-8"))["game"] == "digimon"


def shows(page: Any, zones: list[str]) -> None:
    """Waits until the zones of a board hold what they should."""
    page.wait_for_function(
        """zones => JSON.stringify([...document.querySelectorAll('.board .zone')]
            .map((each) => each.dataset.zone + ' ' + each.getAttribute('aria-label'))) === JSON.stringify(zones)""",
        arg=zones,
    )


def test_a_file_that_is_no_game_is_refused_in_words(chromium: Any, server: Server, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text('{"game": "digimon"}', "utf-8")
    with stranger(chromium, server.url, "/#/replay", forgive="400") as page:
        page.get_by_label("Saved game").set_input_files(file)
        said = page.get_by_role("alert").inner_text()
        assert said and "\n" not in said
        file.write_text("not JSON", "utf-8")
        page.get_by_label("Saved game").set_input_files(file)
        page.get_by_text("This is not a saved game").wait_for()


def test_a_position_is_set_played_from_both_sides_and_saved(chromium: Any, server: Server, tmp_path: Path) -> None:
    with stranger(chromium, server.url, "/#/scenario", forgive="40[09]") as page:
        page.get_by_label("Scenario", exact=True).fill(POSITION)
        page.get_by_role("button", name="Play from here", exact=True).click()
        page.wait_for_selector(".actions.asked")
        assert len(hand(page)) == 2
        who = set()
        for _ in range(12):
            page.wait_for_selector(".actions.asked")
            who.add(page.locator(".actions.asked h2 .muted").inner_text())
            if len(who) == 2:
                break
            here = made(page)
            page.locator(".actions.asked .endings button").first.click()
            moved_on(page, here)
        assert len(who) == 2
        first = save_position(page, tmp_path / "first.yaml")
        scenario = parse(first, "first.yaml")
        assert scenario.game == "fftcg"
        data = yaml.safe_load(first)
        assert len(data["p2"]["damage"]) == 6

        before = board(page)["zones"]
        page.goto("/#/scenario")
        page.get_by_label("Open a file").set_input_files(tmp_path / "first.yaml")
        page.wait_for_function("text => document.querySelector('textarea').value === text", arg=first)
        page.get_by_role("button", name="Play from here", exact=True).click()
        page.wait_for_selector(".actions.asked")
        assert sorted(board(page)["zones"]) == sorted(before)
        again = parse(save_position(page, tmp_path / "second.yaml"), "second.yaml")
        assert (again.spec["p1"], again.spec["p2"]) == (scenario.spec["p1"], scenario.spec["p2"])


def save_position(page: Any, file: Path) -> str:
    """Saves the position as a scenario: what the file says."""
    with page.expect_download() as kept:
        page.get_by_role("button", name="Save scenario", exact=True).click()
    kept.value.save_as(file)
    return file.read_text("utf-8")


def test_a_position_in_the_midst_of_something_is_not_saved(chromium: Any, server: Server) -> None:
    wish = {"game": "digimon", "deck": "cinder", "opponent_deck": "tideroot", "mode": "hotseat", "name": "Ada", "seed": 3}
    opened = server.post("/api/tables", wish)
    with stranger(chromium, server.url, forgive="409") as page:
        sit(page, opened["match"], opened["token"], "digimon")
        page.wait_for_selector(".actions.asked")
        parts = page.locator(".bar, .bar button, .board")
        laid = "all => all.map((each) => JSON.stringify(each.getBoundingClientRect()))"
        before = parts.evaluate_all(laid)
        page.get_by_role("button", name="Save scenario", exact=True).click()
        page.get_by_text(re.compile("Not saved: .*where a player may act freely")).wait_for()
        assert parts.evaluate_all(laid) == before, "nothing moves for the note"


def test_a_broken_position_is_refused_with_its_place(chromium: Any, server: Server) -> None:
    with stranger(chromium, server.url, "/#/scenario", forgive="400") as page:
        for broken, named in (
            (POSITION.replace("S1-024", "S1-999"), "S1-999"),
            (POSITION.replace("  hand: [", "  hand: [["), "line 6"),
            (POSITION.replace("  field: [{", "  fields: [{"), "fields"),
        ):
            page.get_by_label("Scenario", exact=True).fill(broken)
            page.get_by_role("button", name="Play from here", exact=True).click()
            said = page.get_by_role("alert").filter(has_text=named).first
            said.wait_for()
            assert "\n" not in said.inner_text()


def test_at_a_hot_seat_only_the_hand_of_who_chooses_is_seen(visit: Visit, server: Server) -> None:
    page = visit("/")
    page.get_by_role("radio", name=re.compile("^Divine Cross")).click()
    page.get_by_text("Hot seat").click()
    page.get_by_label("Your deck").select_option("ember")
    page.get_by_label("The other deck").select_option("tide")
    page.get_by_role("button", name="Play", exact=True).click()
    hands: dict[str, list[set[str]]] = {}
    for _ in range(14):
        page.wait_for_selector(".actions.asked")
        near = page.locator(".side.near .plate-name").inner_text()
        assert page.locator(".actions.asked h2 .muted").inner_text() == f"{near}: "
        others = [held for who, held in hands.items() if who != near]
        assert not any(held[-1] & set(hand(page)) for held in others)
        if hand(page):
            hands.setdefault(near, []).append(set(hand(page)))
        click(page)
    assert len(hands) == 2
    one, two = hands.values()
    assert not one[0] & two[0]
    assert "a face-down card" not in one[0] | two[0]


def test_a_line_of_the_log_opens_its_clause_and_the_board_as_it_was(visit: Visit, server: Server) -> None:
    page = visit("/")
    bot_table(page, server)
    for number in range(10):
        click(page, number % 2)
    page.wait_for_selector(".actions.asked")
    now = board(page)
    line = page.locator(".log-line:has(.rule)").first
    rule = line.locator(".rule").inner_text()
    line.click()
    told = server.get(f"/api/rules/digimon/{rule}")["summary"]
    page.locator(".log-more").get_by_text(told).wait_for()
    page.get_by_role("button", name="The board after this step", exact=True).click()
    page.get_by_role("heading", name=re.compile(r"^The board after this step \(choice \d+\)")).wait_for()
    assert board(page)["zones"] != now["zones"]
    assert not page.locator(".board .glow").count()
    page.get_by_role("button", name="Back to now", exact=True).click()
    page.wait_for_selector(".actions.asked")
    assert board(page) == now


def test_the_log_follows_whoever_reads_its_end(visit: Visit, server: Server) -> None:
    page = visit("/")
    bot_table(page, server)
    for number in range(12):
        click(page, number % 2)
        page.wait_for_selector(".actions.asked")
        at_the_end(page)
    page.locator(".log-line").nth(-3).click()
    page.locator(".log-more").wait_for()
    click(page)
    page.locator(".log-more").wait_for(state="detached")
    at_the_end(page)
    page.evaluate("document.querySelector('.log ol').scrollTop = 50")
    for number in range(3):
        click(page, number % 2)
    page.wait_for_selector(".actions.asked")
    assert page.evaluate("document.querySelector('.log ol').scrollTop") == 50
    page.evaluate("document.querySelector('.log ol').scrollTop = 1e6")
    concede(page)
    at_the_end(page)
    page.locator(".log-line").nth(-3).click()
    page.get_by_role("button", name="The board after this step", exact=True).click()
    page.get_by_role("button", name="Back to now", exact=True).click()
    page.get_by_role("heading", name="You lose", exact=True).wait_for()


def test_why_not_is_answered_with_a_clause(visit: Visit, server: Server) -> None:
    page = visit("/")
    bot_table(page, server)
    for _ in range(40):
        page.wait_for_selector(".actions.asked")
        if page.get_by_role("heading", name="Your turn: what will you do?", exact=True).count():
            dim = page.locator(".hand .spot:not(.glow)")
            if dim.count():
                break
        click(page, 99)
    dim.first.click()
    page.get_by_role("button", name="Why can't I?", exact=True).click()
    rule = page.locator(".why .rule").first
    rule.wait_for()
    assert server.get(f"/api/rules/digimon/{rule.inner_text()}")["summary"]
