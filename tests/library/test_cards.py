"""Card files: what is read, how files are merged, and what is said of bad ones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml

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


def test_later_files_fill_what_a_part_of_a_card_lacks():
    first = {"id": "A-1", "name": "One", "link": {"dp": 3000}}
    more = {"id": "A-1", "link": {"requirement": "Lv.4: Cost 1", "dp": 2000}}
    merged = merge([("first", [first]), ("more", [more])])
    assert merged.rows["A-1"]["link"] == {"dp": 3000, "requirement": "Lv.4: Cost 1"}
    assert [str(note) for note in merged.notes] == ["more: card A-1: dp is 2000, but 3000 in first"]


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


NO_CARDS = {
    "not a list": ({"id": "T-1"}, "a card file is a list of cards"),
    "empty": (None, "a card file is a list of cards"),
    "no cards": ([], "there are no cards"),
    "a list of texts": (["T-1"], "entry 1"),
}


@pytest.mark.parametrize("data", [pytest.param(*[value], id=key) for key, value in NO_CARDS.items()])
def test_a_file_without_rows_is_refused_in_one_line(divinecross, tmp_path, data):
    rows, says = data
    path = write(tmp_path / "bad.json", rows)
    with pytest.raises(CardError) as caught:
        read_faces(divinecross, [path])
    message = str(caught.value)
    assert "\n" not in message
    assert message.startswith(str(path))
    assert says in message


BAD_CARDS = {
    "text for a card": ("T-1", "entry 2: left out, a card is a set of fields, not 'T-1'"),
    "nothing for a card": (None, "entry 2: left out, a card is a set of fields, not None"),
    "no id": ({"name": "A", "kind": "unit"}, "entry 2 ('A'): left out, it has no id"),
    "id is a number": ({**GOOD, "id": 7}, "entry 2 ('試しのタメ'): left out, it has the id 7, which must be text"),
    "id is endless": ({**GOOD, "id": "x" * 999}, "left out, its id is too long for a card number"),
    "a field name is a number": ({**GOOD, "id": "T-2", 3: 4}, "card T-2: left out, "),
    "more than a card can hold": ({**GOOD, "id": "T-2", "skills": [[[]] * 99] * 99}, "it holds more than a card can"),
    "unknown kind": ({**GOOD, "id": "T-2", "kind": "dragon"}, "card T-2: left out, kind must be one of unit"),
    "no kind": ({**GOOD, "id": "T-2", "kind": None}, "card T-2: left out, kind is missing"),
    "hp is text": ({**GOOD, "id": "T-2", "hp": "x"}, "card T-2: left out, hp must be a whole number of 0 or more, not 'x'"),
    "hp is true": ({**GOOD, "id": "T-2", "hp": True}, "card T-2: left out, hp"),
    "hp is negative": ({**GOOD, "id": "T-2", "hp": -100}, "card T-2: left out, hp"),
    "hp is huge": ({**GOOD, "id": "T-2", "hp": 10**40}, "card T-2: left out, hp is larger"),
    "hp is missing": ({k: v for k, v in GOOD.items() if k != "hp"} | {"id": "T-2"}, "card T-2: left out, a unit needs hp"),
    "attribute unknown": ({**GOOD, "id": "T-2", "attributes": ["pink"]}, "card T-2: left out, attributes: 'pink'"),
    "attributes is a number": ({**GOOD, "id": "T-2", "attributes": 3}, "card T-2: left out, attributes"),
    "advantage unknown": ({**GOOD, "id": "T-2", "advantage": ["pink"]}, "card T-2: left out, advantage"),
    "retreat is text": ({**GOOD, "id": "T-2", "retreat": "two"}, "card T-2: left out, retreat"),
    "skills is text": ({**GOOD, "id": "T-2", "skills": "strike"}, "card T-2: left out, skills"),
    "a skill is a number": ({**GOOD, "id": "T-2", "skills": [7]}, "card T-2: left out, skill 1"),
    "skill cost is text": ({**GOOD, "id": "T-2", "skills": [{"name": "a", "cost": "x"}]}, "skill 1: cost"),
    "skill damage is text": ({**GOOD, "id": "T-2", "skills": [{"name": "a", "cost": 0, "damage": "lots"}]}, "skill 1: damage"),
    "skill damage is raised": ({**GOOD, "id": "T-2", "skills": [{"name": "a", "cost": 0, "damage": "³"}]}, "skill 1: damage"),
    "ex is text": ({**GOOD, "id": "T-2", "ex": "power"}, "card T-2: left out, ex"),
    "text is a list": ({**GOOD, "id": "T-2", "text": ["a"]}, "card T-2: left out, text"),
    "name is a list": ({**GOOD, "id": "T-2", "name": ["a"]}, "card T-2: left out, name"),
    "English name is a list": ({**GOOD, "id": "T-2", "name_en": ["a"]}, "card T-2: left out, name_en"),
    "language unknown": ({**GOOD, "id": "T-2", "lang": "xx"}, "card T-2: left out, lang"),
    "unknown field": ({**GOOD, "id": "T-2", "hitpoints": 3}, "card T-2: left out, unknown field 'hitpoints'"),
    "copies is text": ({**GOOD, "id": "T-2", "copies": "many"}, "card T-2: left out, copies"),
    "a number twice": ({**GOOD, "name": "別"}, "card T-1: left out, an earlier row of this file has the same number"),
}


@pytest.mark.parametrize("data", [pytest.param(*[value], id=key) for key, value in BAD_CARDS.items()])
def test_a_bad_row_is_left_out_with_a_note_and_the_others_stay(divinecross, tmp_path, data):
    row, says = data
    path = tmp_path / "cards.yaml"
    path.write_text(yaml.safe_dump([GOOD, row, {**GOOD, "id": "T-3"}], allow_unicode=True), encoding="utf-8")
    faces, notes = read_faces(divinecross, [path])
    assert list(faces) == ["T-1", "T-3"]
    assert faces["T-1"].name == GOOD["name"]
    assert len(notes) == 1
    assert notes[0].startswith(f"{path}: ") and says in notes[0]
    assert "\n" not in notes[0] and len(notes[0]) < len(str(path)) + 200
    report = read_cards(divinecross, [path], "ja")
    assert [item.id for item in report.items] == ["T-1", "T-3"] and len(report.notes) == 1


def test_a_row_that_holds_itself_is_left_out(divinecross, tmp_path):
    path = tmp_path / "cards.yaml"
    good = json.dumps(GOOD, ensure_ascii=False)
    path.write_text(f"- {good}\n- &a {{id: T-2, name: A, kind: unit, hp: 1, ex: {{mark: *a}}}}\n", encoding="utf-8")
    faces, notes = read_faces(divinecross, [path])
    assert list(faces) == ["T-1"] and notes == [f"{path}: card T-2: left out, it holds more than a card can"]


def test_numbers_written_as_text_are_numbers(divinecross, tmp_path):
    row = {**GOOD, "hp": "300", "retreat": 1.0, "skills": [{"name": "一打", "cost": "0", "damage": "100"}]}
    first, second = write(tmp_path / "a.json", [row]), write(tmp_path / "b.json", [GOOD])
    faces, notes = read_faces(divinecross, [first, second])
    assert notes == []
    assert divinecross.data(faces["T-1"]) == divinecross.data(read_faces(divinecross, [second])[0]["T-1"])


def test_of_two_rows_of_a_card_the_one_to_blame_is_left_out(divinecross, tmp_path):
    bad = write(tmp_path / "bad.json", [{**GOOD, "attributes": ["pink"], "hp": 400}])
    good = write(tmp_path / "good.json", [GOOD])
    for files in ([bad, good], [good, bad]):
        faces, notes = read_faces(divinecross, files)
        assert faces["T-1"].hp == 300
        assert any(str(bad) in note and "'pink'" in note for note in notes)


def test_a_supplement_that_spoils_a_card_is_left_out(divinecross, tmp_path):
    good = write(tmp_path / "good.json", [GOOD])
    more = write(tmp_path / "more.json", [{"id": "T-1", "copies": "many"}])
    for files in ([more, good], [good, more]):
        faces, notes = read_faces(divinecross, files)
        assert list(faces) == ["T-1"]
        assert notes == [f"{more}: card T-1: left out, copies must be a whole number of 0 or more, not 'many'"]


def test_a_row_in_another_language_than_the_card_fills_nothing(divinecross, tmp_path):
    ja = write(tmp_path / "ja.json", [{**GOOD, "lang": "ja"}])
    en = write(tmp_path / "en.json", [{**GOOD, "lang": "en", "text": "Draw 1 card."}])
    faces, notes = read_faces(divinecross, [ja, en])
    assert faces["T-1"].text == ""
    assert notes == [f"{en}: card T-1: left out, it is in 'en', and in 'ja' in {ja}"]


def test_cards_of_another_game_are_left_out_together(tmp_path):
    own = {"id": "T-9", "name": "Emberpup", "kind": "digimon", "colors": ["red"], "level": 3, "cost": 3, "dp": 3000}
    digimon, divine = write(tmp_path / "a.json", [own]), write(tmp_path / "b.json", [GOOD])
    faces, notes = read_faces(game("digimon"), [digimon, divine])
    assert list(faces) == ["T-9"] and notes == [f"{divine}: left out, its cards are of divinecross"]
    with pytest.raises(CardError, match="its cards are of divinecross .digimon was asked for."):
        read_cards(game("digimon"), [divine])


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


def test_a_layout_that_no_row_has(divinecross, tmp_path):
    with pytest.raises(CardError, match="nothing in it is laid out like aegis .*: it has no cardId"):
        read_faces(divinecross, [write(tmp_path / "cards.json", [GOOD])], None, "aegis")


def test_the_layout_is_the_one_of_most_rows(divinecross, tmp_path):
    stray = {"cardId": "T-7", "kinds": ["Digimon"]}
    faces, notes = read_faces(divinecross, [write(tmp_path / "a.json", [GOOD, {**GOOD, "id": "T-2"}, stray])])
    assert list(faces) == ["T-1", "T-2"] and "entry 3: left out, it has no id" in notes[0]


DEEP = 100_000


@pytest.mark.parametrize("text", ["[" * DEEP + "]" * DEEP, "- " * DEEP + "x", '{"a": ' * DEEP + "1" + "}" * DEEP])
@pytest.mark.parametrize("suffix", [".yaml", ".json"])
def test_files_nested_beyond_reason_are_refused(divinecross, tmp_path, text, suffix):
    path = tmp_path / f"cards{suffix}"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(CardError, match=r"nested too deeply|not valid JSON"):
        read_faces(divinecross, [path])
