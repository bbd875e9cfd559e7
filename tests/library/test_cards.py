"""Card files: what is read, how files are merged, and what is said of bad ones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shinpan.games.base import CardError
from shinpan.library import game, merge, read_cards, read_faces

GOOD = {
    "id": "T-1",
    "name": "試しのタメ",
    "kind": "unit",
    "attributes": ["red"],
    "hp": 300,
    "advantage": [],
    "retreat": 1,
    "skills": [{"name": "一打", "cost": 0, "damage": 100}],
}


@pytest.fixture
def divinecross():
    return game("divinecross")


def write(path: Path, data: object) -> Path:
    path.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
    return path


def test_yaml_and_json_files_are_read_alike(divinecross, tmp_path):
    as_json = write(tmp_path / "cards.json", [GOOD])
    as_yaml = write(tmp_path / "cards.yaml", [GOOD])  # JSON is YAML too
    for path in (as_json, as_yaml):
        faces, notes = read_faces(divinecross, [path])
        assert list(faces) == ["T-1"]
        assert faces["T-1"].name == GOOD["name"]
        assert notes == []


def test_a_folder_of_card_files_is_read(divinecross, tmp_path):
    write(tmp_path / "a.json", [GOOD])
    write(tmp_path / "b.yaml", [{**GOOD, "id": "T-2", "name": "別のタメ"}])
    assert list(read_faces(divinecross, [tmp_path])[0]) == ["T-1", "T-2"]


def test_later_files_fill_what_earlier_ones_lack():
    merged = merge([("a", [{"id": "1", "name": "A", "text": ""}]), ("b", [{"id": "1", "name": "A", "text": "x", "hp": 3}])])
    assert merged.rows == {"1": {"id": "1", "name": "A", "text": "x", "hp": 3}}
    assert merged.notes == []


def test_a_contradiction_is_reported_and_the_earlier_file_holds():
    merged = merge([("a", [{"id": "1", "name": "A", "hp": 300}]), ("b", [{"id": "1", "name": "A", "hp": 400}])])
    assert merged.rows["1"]["hp"] == 300
    assert merged.notes == ["b: card 1: hp is 400, but 300 in a"]


def test_a_row_without_a_name_only_supplements():
    merged = merge([("a", [{"id": "1", "hp": 300}, {"id": "2", "hp": 1}]), ("b", [{"id": "1", "name": "A"}])])
    assert merged.rows == {"1": {"id": "1", "name": "A", "hp": 300}}
    assert merged.notes == ["a: card 2: left out, it has no name and no other file has this card"]


def test_a_row_in_another_language_is_left_out_and_said_so():
    merged = merge([("a", [{"id": "1", "name": "A", "lang": "ja"}, {"id": "2", "name": "B", "lang": "en"}])], "ja")
    assert list(merged.rows) == ["1"]
    assert len(merged.notes) == 1


def test_the_report_has_the_public_shape(divinecross, tmp_path):
    unread = {**GOOD, "id": "T-2", "name": "謎", "skills": [{"name": "謎", "cost": 0, "text": "空を見上げて歌う。"}]}
    report = read_cards(divinecross, [write(tmp_path / "cards.json", [GOOD, unread])], "ja")
    data = report.json()
    assert {"game", "lang", "cards", "full", "sentences", "read", "seconds", "items"} <= set(data)
    assert (data["game"], data["lang"], data["cards"], data["full"]) == ("divinecross", "ja", 2, 1)
    assert data["items"][0] == {"id": "T-1", "status": "full", "unread": []}
    assert data["items"][1]["status"] == "none"
    assert data["items"][1]["unread"]
    assert report.blocking()[0][0] == 1


def test_every_starter_card_is_full(divinecross):
    report = read_cards(divinecross, [divinecross.starter_cards()], "ja")
    assert [(item.id, item.unread) for item in report.items if item.status != "full"] == []
    assert len(report.items) >= 60


BAD_CARDS = {
    "not a list": ({"id": "T-1"}, "a card file is a list of cards"),
    "empty": (None, "a card file is a list of cards"),
    "no cards": ([], "there are no cards"),
    "text for a card": (["T-1"], "entry 1"),
    "no id": ([{"name": "A", "kind": "unit"}], "entry 1 has no id"),
    "id is a number": ([{**GOOD, "id": 7}], "which must be text"),
    "unknown kind": ([{**GOOD, "kind": "dragon"}], "card T-1: "),
    "hp is text": ([{**GOOD, "hp": "x"}], "card T-1: hp must be a whole number of 0 or more, not 'x'"),
    "hp is true": ([{**GOOD, "hp": True}], "card T-1: hp"),
    "hp is negative": ([{**GOOD, "hp": -100}], "card T-1: hp"),
    "hp is missing": ([{k: v for k, v in GOOD.items() if k != "hp"}], "card T-1: a unit needs hp"),
    "attribute unknown": ([{**GOOD, "attributes": ["pink"]}], "card T-1: "),
    "attributes is a number": ([{**GOOD, "attributes": 3}], "card T-1: "),
    "advantage unknown": ([{**GOOD, "advantage": ["pink"]}], "card T-1: "),
    "retreat is text": ([{**GOOD, "retreat": "two"}], "card T-1: retreat"),
    "skills is text": ([{**GOOD, "skills": "strike"}], "card T-1: skills"),
    "a skill is a number": ([{**GOOD, "skills": [7]}], "card T-1: "),
    "skill cost is text": ([{**GOOD, "skills": [{"name": "a", "cost": "x"}]}], "card T-1: "),
    "skill damage is text": ([{**GOOD, "skills": [{"name": "a", "cost": 0, "damage": "lots"}]}], "card T-1: "),
    "ex is text": ([{**GOOD, "ex": "power"}], "card T-1: ex"),
    "text is a list": ([{**GOOD, "text": ["a"]}], "card T-1: text"),
    "name is a list": ([{**GOOD, "name": ["a"]}], "card T-1: name"),
    "language unknown": ([{**GOOD, "lang": "xx"}], "card T-1: "),
    "unknown field": ([{**GOOD, "hitpoints": 3}], "card T-1: unknown field 'hitpoints'"),
    "copies is text": ([{**GOOD, "copies": "many"}], "card T-1: copies"),
}


@pytest.mark.parametrize("data", [pytest.param(*[value], id=key) for key, value in BAD_CARDS.items()])
def test_a_bad_card_file_is_refused_in_one_line(divinecross, tmp_path, data):
    rows, says = data
    path = write(tmp_path / "bad.json", rows)
    with pytest.raises(CardError) as caught:
        read_faces(divinecross, [path])
    message = str(caught.value)
    assert "\n" not in message
    assert message.startswith(str(path))
    assert says in message


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("bad.json", b"[{"),
        ("bad.yaml", b"- {id: ["),
        ("bad.yaml", b"- id: T-1\n  name: a\n - x: 1"),
        ("bad.yaml", b"\xff\xfe\x00\x01"),
        ("bad.yaml", b"- !!python/object/apply:os.system [ls]"),
        ("bad.json", b"[" * 100_000),
        ("bad.yaml", b""),
    ],
)
def test_unreadable_files_are_refused_in_one_line(divinecross, tmp_path, name, content):
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(CardError) as caught:
        read_faces(divinecross, [path])
    assert "\n" not in str(caught.value)
    assert str(path) in str(caught.value)


def test_missing_files_and_empty_folders(divinecross, tmp_path):
    with pytest.raises(CardError, match="no such file"):
        read_faces(divinecross, [tmp_path / "nothing.yaml"])
    with pytest.raises(CardError, match="no card files"):
        read_faces(divinecross, [tmp_path])


def test_unknown_format_and_language(divinecross, tmp_path):
    path = write(tmp_path / "cards.json", [GOOD])
    with pytest.raises(CardError, match="unknown card file format"):
        read_faces(divinecross, [path], None, "excel")
    with pytest.raises(CardError, match="languages: "):
        read_cards(divinecross, [path], "xx")


def test_unknown_layout(divinecross, tmp_path):
    with pytest.raises(CardError, match="unknown layout"):
        read_faces(divinecross, [write(tmp_path / "cards.json", [{"cardNumber": "x"}])])


DEEP = 100_000


@pytest.mark.parametrize("text", ["[" * DEEP + "]" * DEEP, "- " * DEEP + "x", '{"a": ' * DEEP + "1" + "}" * DEEP])
@pytest.mark.parametrize("suffix", [".yaml", ".json"])
def test_files_nested_beyond_reason_are_refused(divinecross, tmp_path, text, suffix):
    path = tmp_path / f"cards{suffix}"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(CardError, match=r"nested too deeply|not valid JSON"):
        read_faces(divinecross, [path])
