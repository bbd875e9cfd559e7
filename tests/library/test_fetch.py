"""Fetching a publisher's cards, against a server of our own that speaks like its card browser."""

from __future__ import annotations

import gzip
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from shinpan.cli import main
from shinpan.games.base import CardError
from shinpan.games.layouts import Row
from shinpan.library import fetch, game
from shinpan.library.cards import read_rows
from shinpan.library.registry import sources

ELEMENTS = dict(zip(sources()["fftcg"].parts, "火氷風土雷水光闇", strict=True))


def row(number: int, element: str = "火", **other: Any) -> Row:
    """A card as the browser is told of it."""
    made: Row = {"id": str(number), "code": f"99-{number:03}C", "name_en": f"Emberling {number}", "type_en": "Forward"}
    made |= {"element": list(element), "cost": "3", "power": "7000", "job_en": "Warden", "category_1": "ZZ", "category_2": ""}
    made |= {"text_en": "Haste", "multicard": "", "ex_burst": "", "rarity": "C", "set": ["Nowhere"], "images": {"full": []}}
    return made | other


CARDS = [row(n, element) for n, element in enumerate("火火氷風土雷水光闇", 1)]


class Browser(ThreadingHTTPServer):
    """A card browser: what it holds, how it answers, and what it was asked."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.cards: list[Row] = list(CARDS)
        self.asked: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.most = 1000
        """So many cards are sent at a time."""
        self.answer: Callable[[Handler], None] = Handler.send_cards
        self.tags: dict[str, str] = {}
        self.packed = False
        self.wait = threading.Event()
        """What a slow server waits for."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/en/get-cards"


class Handler(BaseHTTPRequestHandler):
    """Answers one question."""

    server: Browser

    def log_message(self, format: str, *args: Any) -> None:
        """Says nothing."""

    def do_POST(self) -> None:
        question = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.asked.append(json.loads(question))
        self.server.headers.append(dict(self.headers))
        with suppress(OSError):  # whoever asked may have left
            self.server.answer(self)

    def send(self, code: int, data: bytes, **headers: str) -> None:
        self.send_response(code)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def send_cards(self) -> None:
        """The cards of the elements asked for, as many as are sent at a time."""
        wanted = {ELEMENTS[name] for name in self.server.asked[-1]["element"]}
        found = [card for card in self.server.cards if not wanted or wanted & set(card["element"])]
        for name, value in self.server.tags.items():
            if self.headers.get({"ETag": "If-None-Match", "Last-Modified": "If-Modified-Since"}[name]) == value:
                self.send(304, b"")
                return
        data = json.dumps({"count": len(found), "cards": found[: self.server.most]}).encode()
        headers = dict(self.server.tags)
        if self.server.packed:
            assert "gzip" in self.headers["Accept-Encoding"]
            data, headers["Content-Encoding"] = gzip.compress(data), "gzip"
        self.send(200, data, **headers)


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Browser]:
    for name in ("http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("SHINPAN_CACHE", str(tmp_path / "cache"))
    server = Browser()
    thread = threading.Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    yield server
    server.wait.set()
    server.shutdown()
    thread.join()
    server.server_close()


def get(browser: Browser, **options: Any) -> fetch.Fetched:
    return fetch.get("fftcg", **{"url": browser.url, "timeout": 5.0} | options)


def test_every_card_is_asked_for_and_kept_as_it_was_sent(browser: Browser, tmp_path: Path) -> None:
    found = get(browser)
    assert (found.state, found.new, found.kept.rows) == ("fetched", 9, CARDS)
    assert found.kept.path == tmp_path / "cache" / "cards" / "fftcg.json"
    assert len(browser.asked) == 1
    assert browser.asked[0]["text"] == "" and browser.asked[0]["element"] == []
    assert browser.headers[0]["User-Agent"].startswith("shinpan/")
    read = read_rows([found.kept.path])
    assert list(read.rows) == [card["code"] for card in CARDS]
    assert read.notes == []


def test_the_second_time_nobody_is_asked(browser: Browser) -> None:
    first = get(browser)
    again = get(browser)
    assert (again.state, again.new, again.kept) == ("kept", 0, first.kept)
    assert fetch.get("fftcg").kept == first.kept, "wherever it came from"
    assert fetch.get("fftcg-2.1.9").kept == first.kept
    assert len(browser.asked) == 1


def test_asked_again_it_tells_what_is_new(browser: Browser) -> None:
    get(browser)
    browser.cards = [*CARDS[1:], row(10), row(11)]
    found = get(browser, refresh=True)
    assert (found.state, found.new, len(found.kept.rows)) == ("fetched", 2, 10)
    assert get(browser).kept.rows == browser.cards


@pytest.mark.parametrize(
    "tags", [{"ETag": '"one"'}, {"Last-Modified": "Mon, 16 Nov 2026 04:00:00 GMT"}], ids=["ETag", "Last-Modified"]
)
def test_what_has_not_changed_is_not_sent_again(browser: Browser, tags: dict[str, str]) -> None:
    browser.tags = tags
    first = get(browser)
    again = get(browser, refresh=True)
    assert (again.state, again.kept) == ("unchanged", first.kept)
    browser.tags = {name: value.replace("6", "7").replace("one", "two") for name, value in tags.items()}
    browser.cards = [*CARDS, row(10)]
    assert get(browser, refresh=True).new == 1
    assert len(browser.asked) == 3


def test_a_reply_may_be_packed(browser: Browser) -> None:
    browser.packed = True
    assert get(browser).kept.rows == CARDS


def test_a_server_that_sends_little_at_a_time_is_asked_part_by_part(browser: Browser) -> None:
    browser.most = 2
    browser.cards = [*CARDS[2:], row(1, "火"), row(20, element="火水")]
    browser.tags = {"ETag": '"one"'}
    found = get(browser)
    assert sorted(card["code"] for card in found.kept.rows) == sorted(card["code"] for card in browser.cards)
    assert [question["element"] for question in browser.asked] == [[], *([name] for name in ELEMENTS)]
    assert found.kept.tags == {}, "the tag of a part does not stand for the whole"


def test_part_of_the_cards_is_not_kept_as_if_it_were_all(browser: Browser) -> None:
    browser.most = 1
    with pytest.raises(CardError, match=r"sends only 1 of 2 cards \(fire\); nothing was kept"):
        get(browser)
    assert not fetch.place("fftcg").exists()


def test_the_bar_is_told_how_much_has_come(browser: Browser) -> None:
    told: list[tuple[int, int | None]] = []
    browser.cards = [row(n) for n in range(1, 600)]
    get(browser, watch=lambda come, total: told.append((come, total)))
    assert len(told) > 1
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1]


# ------------------------------------------------------------------ what goes wrong


def says(text: str) -> Callable[[Handler], None]:
    return lambda handler: handler.send(200, text.encode())


def breaks_off(handler: Handler) -> None:
    handler.send_response(200)
    handler.send_header("Content-Length", "1000")
    handler.end_headers()
    handler.wfile.write(b'{"cards": [')


def packs_badly(handler: Handler) -> None:
    handler.send(200, b"this is not packed", Content_Encoding="gzip")


def packs_half(handler: Handler) -> None:
    handler.send(200, gzip.compress(json.dumps({"cards": CARDS}).encode())[:-20], Content_Encoding="gzip")


def stays_silent(handler: Handler) -> None:
    handler.server.wait.wait(10)


def falls_asleep(handler: Handler) -> None:
    handler.send_response(200)
    handler.send_header("Content-Length", "1000")
    handler.end_headers()
    handler.wfile.write(b'{"cards": [')
    handler.wfile.flush()
    handler.server.wait.wait(10)


WRONG: dict[str, tuple[Callable[[Handler], None], str]] = {
    "not found": (lambda handler: handler.send(404, b"no"), "answers 404 Not Found"),
    "busy": (lambda handler: handler.send(503, b"later"), "answers 503 Service Unavailable"),
    "304 without being asked": (lambda handler: handler.send(304, b""), "answers 304"),
    "a web page": (says("<html>we are being repaired</html>"), "not JSON: '<html>we are being"),
    "nothing": (says(""), "not JSON"),
    "no cards": (says('{"count": 0, "cards": []}'), "not a list of cards"),
    "another list": (says('["a", "b"]'), "not a list of cards"),
    "an error": (says('{"error": "no"}'), "not a list of cards"),
    "cards without numbers": (says('{"cards": [{"name_en": "A", "type_en": "Forward"}]}'), "not a list of cards"),
    "half of it": (breaks_off, "broke off after 11 bytes"),
    "badly packed": (packs_badly, "cannot be unpacked"),
    "half packed": (packs_half, "broke off"),
    "silence": (stays_silent, "nothing came for 0.3 seconds"),
    "silence in the middle": (falls_asleep, "nothing came for 0.3 seconds"),
}


@pytest.mark.parametrize("case", WRONG.values(), ids=WRONG.keys())
def test_a_bad_answer_is_told_in_one_line_and_what_was_kept_stays(
    browser: Browser, case: tuple[Callable[[Handler], None], str]
) -> None:
    answer, expected = case
    timeout = 0.3 if "0.3" in expected else 5.0
    for known in (False, True):
        if known:
            browser.answer = Handler.send_cards
            get(browser, refresh=True)
        browser.answer = answer
        with pytest.raises(CardError) as caught:
            get(browser, refresh=True, timeout=timeout)
        said = str(caught.value)
        assert expected in said
        assert said.startswith("127.0.0.1:")
        assert "\n" not in said
        assert said.endswith(f"stay in {fetch.place('fftcg')}" if known else "; nothing was kept")
        assert fetch.place("fftcg").exists() == known
    browser.answer = Handler.send_cards
    assert fetch.get("fftcg").kept.rows == CARDS
    assert list(fetch.place("fftcg").parent.iterdir()) == [fetch.place("fftcg")], "nothing half-written lies about"


def test_offline(browser: Browser, tmp_path: Path) -> None:
    get(browser)
    closed = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    port = closed.server_port
    closed.server_close()
    with pytest.raises(
        CardError, match=r"127.0.0.1:\d+ cannot be reached \(.+; is this computer online\?\); the cards fetched"
    ):
        fetch.get("fftcg", url=f"http://127.0.0.1:{port}/", refresh=True)
    assert fetch.get("fftcg").kept.rows == CARDS


@pytest.mark.parametrize("url", ["file:///etc/passwd", "ftp://example.org/x", "cards.json", "https://", ""])
def test_only_servers_are_asked(browser: Browser, url: str) -> None:
    if url:
        with pytest.raises(CardError, match="is not the address of a server"):
            fetch.get("fftcg", url=url)
    with pytest.raises(CardError, match="the cards of 'digimon' cannot be fetched"):
        fetch.get("digimon", url=browser.url)


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"format": "shinpan fetched cards 1"}', '{"format": 1, "cards": []}'])
def test_a_damaged_file_in_the_cache_is_as_good_as_none(browser: Browser, text: str) -> None:
    get(browser)
    fetch.place("fftcg").write_text(text, "utf-8")
    assert get(browser).state == "fetched"
    assert len(browser.asked) == 2


def test_a_file_of_somebody_else_is_not_replaced(browser: Browser, tmp_path: Path) -> None:
    own = tmp_path / "mine.json"
    own.write_text('[{"id": "T-1"}]', "utf-8")
    for refresh in (False, True):
        with pytest.raises(CardError, match=r"mine.json: this file holds something else"):
            get(browser, out=own, refresh=refresh)
    assert own.read_text("utf-8") == '[{"id": "T-1"}]'
    assert browser.asked == []


def test_another_place(browser: Browser, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SHINPAN_CACHE", "off")
    with pytest.raises(CardError, match="no cache folder .+ --out FILE"):
        get(browser)
    out = tmp_path / "new" / "pool.json"
    assert get(browser, out=out).state == "fetched"
    assert get(browser, out=out).state == "kept"
    assert list(read_rows([out]).rows) == [card["code"] for card in CARDS]
    with pytest.raises(CardError, match="cannot be"):
        get(browser, out=out / "inside")


# ------------------------------------------------------------------ the command


def test_the_command(browser: Browser, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    command = ["cards", "get", "fftcg", "--url", browser.url]
    assert main(command) == 0
    said = capsys.readouterr()
    assert said.out.splitlines()[0] == "9 cards of fftcg (9 of them new) are in"
    assert said.out.splitlines()[1] == str(fetch.place("fftcg"))
    assert said.err == "", "no bar where there is no terminal"
    assert main(command) == 0
    assert "fetched on 20" in capsys.readouterr().out
    browser.tags = {"ETag": '"one"'}
    assert main([*command, "--refresh"]) == main([*command, "--refresh"]) == 0
    assert "nothing has changed since 20" in capsys.readouterr().out
    assert main([*command, "--json", "--out", str(tmp_path / "pool.json")]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["cards"], told["new"], told["state"], told["source"]) == (9, 9, "fetched", browser.url)
    browser.answer = says("nonsense")
    assert main([*command, "--refresh"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("shinpan: 127.0.0.1:")
    assert said.err.count("\n") == 1
    assert main(["cards", "get", "chess"]) == 2
    assert "the cards of 'chess' cannot be fetched (there is: fftcg)" in capsys.readouterr().err


# ------------------------------------------------------------------ the rows


def one(tmp_path: Path, *rows: Row) -> Row:
    """Rows of a file, read and merged; the only card of it."""
    path = tmp_path / "pool.json"
    path.write_text(json.dumps(rows), "utf-8")
    merged = read_rows([path])
    assert len(merged.rows) == 1, merged
    return next(iter(merged.rows.values()))


def test_a_row_becomes_a_card_of_ours(tmp_path: Path) -> None:
    sent = row(7, element="火水", job_en="Warden/King", category_1="ZZ &middot; VI", category_2="QQ", ex_burst="1")
    assert one(tmp_path, sent | {"name_en": "Ash &amp; Ember", "multicard": "○"}) == {
        "id": "99-007C",
        "name": "Ash & Ember",
        "lang": "en",
        "kind": "forward",
        "elements": ["fire", "water"],
        "cost": 3,
        "power": 7000,
        "jobs": ["Warden", "King"],
        "categories": ["ZZ", "VI", "QQ"],
        "generic": True,
        "ex": True,
        "text": "Haste",
    }


def test_an_older_row_with_capitals(tmp_path: Path) -> None:
    sent = {"Code": "99-001H", "Name_EN": "Tidecaller", "Type_EN": "Summon", "Element": "氷/闇", "Cost": "2", "Power": "―"}
    sent |= {"Job_EN": "―", "Category_1": "ZZ", "Category_2": None, "Multicard": "", "Ex_Burst": "○", "Text_EN": ""}
    made = one(tmp_path, sent)
    assert made["elements"] == ["ice", "dark"]
    assert (made["kind"], made["cost"], made["ex"], made["categories"]) == ("summon", 2, True, ["ZZ"])
    assert {"power", "jobs", "generic", "text"}.isdisjoint(key for key, value in made.items() if value not in ("", []))


def test_what_is_no_card_in_the_rules_is_left_out_with_a_note(tmp_path: Path) -> None:
    path = tmp_path / "pool.json"
    path.write_text(json.dumps([row(1), row(2, type_en="Crystal", element="", cost=None, power="")]), "utf-8")
    merged = read_rows([path], game=game("fftcg"))
    assert list(merged.rows) == ["99-001C"]
    assert merged.notes == [
        f"{path}: card 99-002C: left out, kind must be one of forward, backup, monster, summon, not 'Crystal'"
    ]
