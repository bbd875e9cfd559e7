"""Pictures of the user's own: folders and zip files, found by card number; nothing in a pack can do harm."""

from __future__ import annotations

import os
import struct
import zipfile
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("fastapi", reason="the extra 'server' is not installed")

from serving import Server
from shinpan.games.base import CardError
from shinpan.library import game_names
from shinpan.server import pictures as packs
from shinpan.server.pictures import Pictures

JPEG = b"\xff\xd8\xff\xe0 a picture"


def png(colour: tuple[int, int, int] = (200, 20, 20)) -> bytes:
    """A picture of one dot."""

    def part(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", 1, 1, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + part(b"IHDR", head) + part(b"IDAT", zlib.compress(b"\0" + bytes(colour))) + part(b"IEND", b"")


FILES = {
    "SD1-001.png": png((1, 0, 0)),
    "digimon/sd1_002.PNG": png((2, 0, 0)),
    "fftcg/scans/S1-001.jpg": JPEG,
    "My Cards/Divine_Cross/readme.txt": b"text",
    "digimon/SD1-001.png": png((9, 0, 0)),
    "SP1-003.webp": b"RIFF\0\0\0\0WEBPVP8 ",
    "digimon/SD1-004.png": b"<svg onload='alert(1)'/>",
}


def folder(place: Path, files: dict[str, bytes]) -> Path:
    for name, data in files.items():
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_bytes(data)
    return place


def zipped(place: Path, files: dict[str, bytes]) -> Path:
    place.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(place / "pack.zip", "w", zipfile.ZIP_DEFLATED) as made:
        for name, data in files.items():
            made.writestr(name, data)
    return place / "pack.zip"


def pack(source: Path) -> Pictures:
    return Pictures(source, game_names())


@pytest.mark.parametrize("shelf", [folder, zipped])
def test_cards_are_found_by_number(tmp_path: Path, shelf: Callable[[Path, dict[str, bytes]], Path]) -> None:
    found = pack(shelf(tmp_path / "pack", FILES))
    assert found.read("digimon", "SD1-001") == (png((9, 0, 0)), "image/png"), "a folder of the game goes first"
    assert found.read("fftcg", "SD1-001") == (png((1, 0, 0)), "image/png"), "what lies in no game's folder is for all"
    assert found.read("digimon", "SD1-002") == (png((2, 0, 0)), "image/png"), "lower case, and _ for -"
    assert found.read("fftcg", "S1-001") == (JPEG, "image/jpeg")
    assert found.read("fftcg", "S1-001H") == (JPEG, "image/jpeg"), "without the letter behind the number"
    assert found.read("digimon", "S1-001") is None, "it lies in the folder of another game"
    assert found.read("digimon", "SD1-003") is None
    cards = ["SD1-001", "SD1-002", "SD1-003", "SP1-003", "S1-001"]
    assert found.numbers("digimon", cards) == ["SD1-001", "SD1-002", "SP1-003"]
    assert found.passed == []


@pytest.mark.parametrize("shelf", [folder, zipped])
def test_what_is_no_image_is_told_once_and_not_given_out(
    tmp_path: Path, shelf: Callable[[Path, dict[str, bytes]], Path], caplog: pytest.LogCaptureFixture
) -> None:
    found = pack(shelf(tmp_path / "pack", FILES))
    assert found.read("digimon", "SD1-004") is None and found.read("digimon", "SD1-004") is None
    assert [record.getMessage().rpartition(": ")[2] for record in caplog.records] == ["not an image"]
    assert found.read("digimon", "SD1-002") is not None


@pytest.mark.parametrize("shelf", [folder, zipped])
def test_what_is_too_large_is_passed_over(
    tmp_path: Path, shelf: Callable[[Path, dict[str, bytes]], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packs, "MOST_BYTES", 1_000_000)
    found = pack(shelf(tmp_path / "pack", {"SD1-001.png": png() + b"\0" * 3_000_000, "SD1-002.png": png()}))
    assert found.passed == ["SD1-001.png: larger than 1 MB"]
    assert found.numbers("digimon", ["SD1-001", "SD1-002"]) == ["SD1-002"]
    monkeypatch.setattr(packs, "MOST_FILES", 1)
    assert "more than 1 files" in pack(shelf(tmp_path / "two", {"A-1.png": png(), "A-2.png": png()})).passed[0]


def test_a_zip_that_lies_about_sizes_gives_no_more_than_is_allowed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The list at the end of the file says 100 bytes; unpacked it would be 5 MB."""
    source = zipped(tmp_path, {"SD1-001.png": png() + b"\0" * 5_000_000, "SD1-002.png": png()})
    data = bytearray(source.read_bytes())
    at = data.index(b"PK\x01\x02")
    assert struct.unpack_from("<I", data, at + 24)[0] > 5_000_000
    struct.pack_into("<I", data, at + 24, 100)
    source.write_bytes(data)
    monkeypatch.setattr(packs, "MOST_BYTES", 1_000_000)
    found = pack(source)
    given = found.read("digimon", "SD1-001")
    assert given is None or len(given[0]) <= 100
    assert found.read("digimon", "SD1-002") == (png(), "image/png")


def test_paths_that_lead_out_lead_nowhere(tmp_path: Path) -> None:
    secret = folder(tmp_path / "elsewhere", {"SD1-009.png": png()})
    names = [
        "../elsewhere/SD1-009.png",
        "/etc/SD1-008.png",
        "..\\..\\SD1-007.png",
        "digimon/../../SD1-006.png",
        "ok/SD1-005.png",
    ]
    found = pack(zipped(tmp_path / "zip", dict.fromkeys(names, png((7, 7, 7)))))
    assert found.numbers("digimon", [f"SD1-00{n}" for n in range(5, 10)]) == ["SD1-005", "SD1-008"]
    assert found.read("digimon", "SD1-008") == (png((7, 7, 7)), "image/png"), "the one in the zip, not one of the disk"
    inside = folder(tmp_path / "links", {"SD1-001.png": png()})
    os.symlink(secret / "SD1-009.png", inside / "SD1-009.png")
    os.symlink("/etc/passwd", inside / "SD1-008.png")
    os.symlink(secret, inside / "digimon")
    assert pack(inside).numbers("digimon", ["SD1-001", "SD1-008", "SD1-009"]) == ["SD1-001"]
    assert sorted(secret.iterdir()) == [secret / "SD1-009.png"]


def test_a_broken_zip_is_one_clear_line(tmp_path: Path) -> None:
    whole = zipped(tmp_path / "whole", FILES).read_bytes()
    for name, data in {"text": b"no zip at all", "cut": whole[:-60], "empty": b""}.items():
        (tmp_path / f"{name}.zip").write_bytes(data)
        with pytest.raises(CardError, match="not a zip file that can be read") as error:
            pack(tmp_path / f"{name}.zip")
        assert "\n" not in str(error.value)
    with pytest.raises(CardError, match="no such folder or zip file of pictures"):
        pack(tmp_path / "none")


def test_a_damaged_or_locked_file_leaves_the_others(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    source = zipped(tmp_path, {"SD1-001.png": os.urandom(4000), "SD1-002.png": png(), "SD1-003.png": png()})
    data = bytearray(source.read_bytes())
    data[200:400] = bytes(200)
    locked = data.index(b"PK\x01\x02", data.index(b"PK\x01\x02") + 1)
    locked = data.index(b"PK\x01\x02", locked + 1)
    struct.pack_into("<H", data, locked + 8, 1)
    source.write_bytes(data)
    found = pack(source)
    assert found.read("digimon", "SD1-001") is None and found.read("digimon", "SD1-003") is None
    assert found.read("digimon", "SD1-002") == (png(), "image/png")
    assert len(caplog.records) == 2 and all("\n" not in record.getMessage() for record in caplog.records)


def test_the_server_gives_them_out(tmp_path: Path) -> None:
    hostile = {"digimon/SD1-003.png": b"<script>alert(1)</script>"}
    source = zipped(tmp_path, FILES | hostile)
    running = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path, pictures=source)
    try:
        assert running.get("/api/pictures/digimon")["cards"] == ["SD1-001", "SD1-002", "SD1-003", "SD1-004"]
        assert running.get("/api/pictures/fftcg")["cards"] == ["S1-001"]
        status, _, headers = running.request("GET", "/api/pictures/digimon/SD1-001")
        assert (status, headers["content-type"], headers["x-content-type-options"]) == (200, "image/png", "nosniff")
        for card in ("SD1-003", "SD1-004", "SD1-100", "..%2fSD1-001", "%2e%2e"):
            status, answer, _ = running.request("GET", f"/api/pictures/digimon/{card}")
            assert (status, list(answer)) == (404, ["error"]), card
        assert running.request("GET", "/api/pictures/chess")[0] == 400
        assert running.get("/api/health")["ok"]
        told = [text for text in running.told().splitlines() if "not an image" in text]
        assert len(told) == 2 and all(str(source) in text for text in told)
    finally:
        running.stop()


def test_no_pack_no_pictures(tmp_path: Path) -> None:
    running = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path)
    try:
        assert running.get("/api/pictures/digimon") == {"cards": []}
        facts = {about["name"]: about["meanings"] for about in running.get("/api/games")}
        assert facts["digimon"]["Blocker"]["clause"] == "16-4" and "block timing" in facts["digimon"]["Blocker"]["text"]
        assert facts["digimon"]["Security Attack"] == facts["digimon"]["Security A."]
        assert facts["fftcg"]["Haste"]["clause"] == "15.2.2" and len(facts["digimon"]) > 35
    finally:
        running.stop()
