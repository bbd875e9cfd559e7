"""Marks of FF-TCG: a keyword ability is declared in one block of ``words/marks.pb``, and spelled nowhere else."""

from __future__ import annotations

from pathlib import Path

from said import strings

import shinpan
from shinpan.games.fftcg.words.marks import HOME, keywords
from shinpan.games.marks import keywords as names
from shinpan.games.marks import marks

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
PACKAGE = Path(str(shinpan.__file__)).parent
COMMENTS = ("#", "//", "/*", " *")
SPOKEN = {"changing.py": "Haste", "guide.ts": "Haste", "ja.ts": "Haste", "modifiers.pb": "Haste", "zh.ts": "Haste"}
"""Sentences about what a keyword does: “as though it had Haste”, and the guide of the table."""


def test_keywords_are_declared_with_everything() -> None:
    assert len(keywords()) == len(marks(HOME)) == 4
    assert all(bit & (bit - 1) == 0 for bit in keywords()), "each is one bit"
    for mark in keywords().values():
        assert mark.icons.keys() == {"en", "ja", "zh"}
        assert mark.wordings["en"] and mark.does


def test_a_keyword_is_spelled_nowhere_else() -> None:
    files = [path for path in [*HOME.rglob("*.py"), *HOME.rglob("*.pb"), *WEB.rglob("*.ts*")] if path.name != "marks.pb"]
    files += [*(PACKAGE / "server").glob("*.py"), *(PACKAGE / "cli").glob("*.py")]
    assert len(files) > 150
    spelled = [mark.icons["en"] for mark in keywords().values()]
    found = [
        (path.name, name) for path in files for text in ["\n".join(strings(path, COMMENTS))] for name in spelled if name in text
    ]
    assert dict(found) == SPOKEN and len(set(found)) == len(SPOKEN)


def test_what_keywords_are_called_in_other_languages() -> None:
    assert names(HOME, "ja")["First Strike"] == "先制攻撃"
    digimon = names(PACKAGE / "games" / "digimon", "zh")
    assert digimon["Blocker"] == "阻挡者" and digimon["Digi-Burst"] == "数码爆裂"
