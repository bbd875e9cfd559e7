"""Two people at one table: invitation, secrets, taking back, talking, time, giving up and playing again."""

from __future__ import annotations

import re
from typing import Any

from people import Visit, asked, board, click, concede, hand, level, moved_on, one_of, seen, sit
from serving import Server

DECKS = ("cinder", "tideroot")


def invited(visit: Visit) -> tuple[Any, Any]:
    """A table opened at the start page, and a guest who followed the link."""
    ada = visit("/")
    ada.get_by_role("radio", name=re.compile("^Digimon")).click()
    ada.get_by_text("Invite someone").click()
    ada.get_by_label("Your deck").select_option(DECKS[0])
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Open a table", exact=True).click()
    link = ada.get_by_label("Invite link").input_value()
    bo = visit(link)
    bo.get_by_text("Ada is waiting for you").wait_for()
    bo.get_by_label("Your deck").select_option(DECKS[1])
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down and play", exact=True).click()
    for page in (ada, bo):
        page.wait_for_selector(".board .hand .spot")
    return ada, bo


def paired(visit: Visit, server: Server, clock: dict[str, float] | None = None) -> tuple[Any, Any, str]:
    """Two people who sit at a table already."""
    match, first, second = server.pair("digimon", DECKS, clock=clock)
    pages = []
    for token in (first, second):
        page = visit("/")
        sit(page, match, token, "digimon")
        page.wait_for_selector(".board .hand .spot")
        pages.append(page)
    return pages[0], pages[1], match


def names(page: Any) -> list[str]:
    """The players, from the far side to the near one."""
    return [str(name) for name in page.locator(".plate-name").all_inner_texts()]


def turn(page: Any) -> int:
    """The number of the turn a page shows."""
    return int(page.locator(".bar .turn b").first.inner_text().removeprefix("Turn "))


def place(page: Any) -> str:
    """The table a page is at."""
    return str(page.url).rsplit("/", 1)[1]


def test_two_browsers_play_give_up_and_play_again(visit: Visit, server: Server) -> None:
    ada, bo = invited(visit)
    assert len(hand(ada)) == len(hand(bo)) == 5
    for page, other in ((ada, bo), (bo, ada)):
        assert set(hand(page)) <= seen(page)
        assert not set(hand(page)) & seen(other)
        assert "a face-down card" not in hand(page)
        assert other.locator(".side.far .plate-hand").inner_text().endswith("Hand 5")
    acted = set()
    for number in range(60):
        page = one_of(ada, bo)
        acted.add(names(page)[1])
        click(page, number % 3)
        if number >= 15 and turn(ada) > 1:
            break
    assert acted == {"Ada", "Bo"}
    assert names(ada) == ["Bo", "Ada"] and names(bo) == ["Ada", "Bo"]
    assert turn(ada) > 1
    level(ada, bo)
    bo.locator(".bar .turn b").get_by_text(f"Turn {turn(ada)}", exact=True).wait_for()

    concede(ada)
    bo.get_by_role("heading", name="You win!", exact=True).wait_for()
    before = place(ada)
    ada.get_by_role("button", name="Rematch, sides changed", exact=True).click()
    ada.get_by_role("button", name="Waiting for the other player…", exact=True).wait_for()
    bo.get_by_text("Ada would like to play again").wait_for()
    bo.get_by_role("button", name="Rematch, sides changed", exact=True).click()
    for page in (ada, bo):
        page.wait_for_function("old => !location.hash.includes(old)", arg=before)
        page.wait_for_selector(".board .hand .spot")
    assert place(ada) == place(bo)
    seats = server.get(f"/api/tables/{place(bo)}")["seats"]
    assert [seat["name"] for seat in seats] == ["Bo", "Ada"]
    click(one_of(ada, bo))


def test_a_taken_invitation_offers_to_watch(visit: Visit, server: Server) -> None:
    opened = server.post("/api/tables", {"game": "digimon", "deck": DECKS[0], "mode": "invite", "name": "Ada"})
    link = f"/#/join/{opened['match']}?invite={opened['invite']}"
    late = visit(link)
    late.get_by_role("button", name="Sit down and play", exact=True).wait_for()
    server.post(f"/api/tables/{opened['match']}/join", {"invite": opened["invite"], "deck": DECKS[1], "name": "Bo"})
    late.reload()
    assert late.get_by_role("button", name="The seat is taken", exact=True).is_disabled()
    late.get_by_role("link", name="Only watch", exact=True).click()
    late.locator(".badge").get_by_text("watching").wait_for()
    assert late.locator(".hand .spot").count() == 0


def test_a_spectator_follows_without_seeing_hands(visit: Visit, server: Server) -> None:
    ada, bo, match = paired(visit, server)
    ada.get_by_role("button", name="Watch link", exact=True).click()
    link = ada.get_by_label("Link for spectators").input_value()
    assert link.endswith(f"#/table/{match}?watch")
    ada.get_by_role("button", name="Close", exact=True).click()
    cy = visit(link)
    cy.wait_for_selector(".board .plate")
    assert cy.locator(".hand .spot:not(:has(.back))").count() == 0
    secret = {*hand(ada), *hand(bo)}
    assert not secret & seen(cy)
    assert (
        cy.get_by_role("button", name="Undo", exact=True).count() == 0
        and cy.get_by_role("button", name="Concede", exact=True).count() == 0
    )
    assert not asked(cy)
    for number in range(14):
        click(one_of(ada, bo), number % 3)
    n = server.get(f"/api/tables/{match}")["choices"]
    assert n >= 14
    level(ada, bo)
    zones = board(ada)["zones"]
    cy.wait_for_function(
        """zones => JSON.stringify([...document.querySelectorAll('.board .zone')]
            .map((each) => each.dataset.zone + ' ' + each.getAttribute('aria-label')).sort()) === zones""",
        arg=ada.evaluate("zones => JSON.stringify(zones.sort())", zones),
    )
    assert cy.locator(".hand .spot:not(:has(.back))").count() == 0
    cy.get_by_role("tab", name="Chat", exact=True).click()
    assert cy.get_by_label("Say something").is_disabled()
    concede(ada)
    cy.get_by_role("heading", name="Bo wins", exact=True).wait_for()


def test_taking_back_needs_consent(visit: Visit, server: Server) -> None:
    ada, bo, match = paired(visit, server)
    page = one_of(ada, bo)
    other = bo if page is ada else ada
    who = names(page)[1]
    click(page)

    def kept() -> int:
        return int(server.get(f"/api/tables/{match}")["choices"])

    after = kept()
    page.get_by_role("button", name="Undo", exact=True).click()
    page.get_by_text("You asked to take back.").wait_for()
    other.get_by_text(f"{who} asks to take back.").wait_for()
    other.get_by_role("button", name="Refuse", exact=True).click()
    page.get_by_text("refused to take back").wait_for()
    assert kept() == after

    page.get_by_role("button", name="Undo", exact=True).click()
    page.get_by_role("button", name="Withdraw", exact=True).click()
    page.get_by_text("You asked to take back.").wait_for(state="detached")
    other.get_by_role("button", name="Allow", exact=True).wait_for(state="detached")
    assert page.get_by_text("refused to take back").count() == 0

    page.get_by_role("button", name="Undo", exact=True).click()
    other.get_by_role("button", name="Allow", exact=True).click()
    moved_on(page, after)
    page.wait_for_selector(".actions.asked")
    assert kept() < after
    click(page)
    assert kept() == after


def test_chat_can_be_muted(visit: Visit, server: Server) -> None:
    ada, bo, _ = paired(visit, server)
    for page in (ada, bo):
        page.get_by_role("tab", name=re.compile("^Chat")).click()

    def say(page: Any, text: str) -> None:
        page.get_by_label("Say something").fill(text)
        page.get_by_label("Say something").press("Enter")

    say(ada, "good luck <b>and fun</b>")
    bo.get_by_label("Chat", exact=True).get_by_text("good luck <b>and fun</b>").wait_for()
    bo.get_by_label("mute").check()
    say(ada, "not heard")
    ada.get_by_label("Chat", exact=True).get_by_text("not heard").wait_for()
    bo.get_by_label("mute").uncheck()
    say(ada, "heard again")
    bo.get_by_label("Chat", exact=True).get_by_text("heard again").wait_for()
    assert bo.get_by_text("not heard").count() == 0
    say(bo, "thanks")
    ada.get_by_label("Chat", exact=True).get_by_text("thanks").wait_for()


def test_a_clock_that_runs_out_loses(visit: Visit, server: Server) -> None:
    ada, bo, match = paired(visit, server, {"bank": 9, "increment": 0})
    slow = one_of(ada, bo)
    other = bo if slow is ada else ada
    assert re.fullmatch(r"0:0\d", slow.locator(".side.near .clock").inner_text())
    slow.get_by_role("heading", name="You lose", exact=True).wait_for()
    other.get_by_role("heading", name="You win!", exact=True).wait_for()
    assert slow.locator(".side.near .clock").inner_text() == "0:00"
    assert server.get(f"/api/tables/{match}")["over"]["ending"] == "clock"
    assert slow.get_by_role("button", name="Undo", exact=True).is_disabled()
