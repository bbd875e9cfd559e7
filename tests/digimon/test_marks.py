"""Marks of Digimon: a timing or a keyword is declared in one block of ``words/marks.pb``, and spelled nowhere else."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from said import strings

import shinpan
from shinpan.games.digimon.words import naming
from shinpan.games.digimon.words.marks import HOME, KEYWORDS
from shinpan.games.marks import marks

PACKAGE = Path(str(shinpan.__file__)).parent
NAMED = ("Timing", "AloneTiming", "Keyword", "KwPlain")
PLAIN = {"Security", "Main", "Counter", "Link", "Guard"}
"""Marks that are called by a word that means something else too: an area, a phase, a moment, an action, a class."""
OPERATIONS = {
    "book/attack.py": {"Blocker", "Collision", "Iceclad", "Jamming", "Piercing", "Rush", "Security A."},
    "book/turn.py": {"Reboot"},
    "book/keywords.py": {
        *["Execute", "Security A."],
        *["Ascension", "Blast DNA Digivolve", "Detach", "Engage", "Fragment", "Overclock", "Scapegoat", "Training", "Vortex"],
    },
    "book/waiting.py": {"Ascension", "Fortitude", "Save"},
    "things/abilities.py": {"Digi-Burst"},
    "things/modifiers.py": {"Link +", "Security A."},
    "things/stack_verbs.py": {"De-Digivolve"},
    "things/state.py": {"Link +"},
    "words/programs.py": {"DigiBurst"},
    "words/lines.py": {"Ascension", "DigiBurst", "Digi-Burst", "Fortitude", "Save"},
    "words/actions.pb": {"De-Digivolve"},
    "words/conditions.pb": {"Blocker", "DigiBurst", "Digi-Burst"},
    "words/modifiers.pb": {"Security Attack"},
}
"""Where what a keyword does is written, if it is no class of its own: steps of a turn, an attack or a payment ask for it.

And the operations of keywords that not every rule book has: they say their names."""
BOOKS = ("book/editions.py", "book/known.py")
"""Where it is said which rule book knows which marks."""
SPOKEN = {
    "outside/judge.py": {"Blocker"},
    "outside/counts.py": {
        *["Alliance", "Blitz", "Blocker", "Jamming", "Piercing", "Raid", "Reboot", "Retaliation", "Rush", "Security Attack"],
    },
    "outside/features.py": {
        *["Alliance", "Armor Purge", "Barrier", "Blitz", "Blocker", "Collision", "Decoy", "Evade", "Fortitude", "Jamming"],
        *["Piercing", "Raid", "Reboot", "Retaliation", "Rush", "Security A."],
    },
    "outside/telling.py": {"Blocker", "Digi-Burst", "Iceclad"},
    "outside/script.py": {"Security A.", "Security Attack"},
    "outside/explained/asking.py": {"Digi-Burst"},
    "outside/explained/changing.py": {"Blitz", "Security A.", "Vortex"},
    "outside/explained/doing.py": {"De-Digivolve"},
    "outside/explained/keywords.py": {"Detach", "MindLink", "Overclock"},
    "outside/told.ja.yaml": {"Digi-Burst"},
    "outside/told.zh.yaml": {"Digi-Burst"},
}
"""What a position is worth by it, and sentences about what it does."""
SLIPS = {
    "words/normal_en.py": {"De-Digivolve", "Fragment", "Save", "Security A.", "Security Attack"},
    "outside/layouts.py": {
        "Security Attack",
        "Use Req.",
        *["Blocker", "Jamming", "Rush", "Piercing", "Reboot", "Retaliation", "Barrier", "Evade"],
        *["Armor Purge", "Blast Digivolve", "Material Save", "Save"],
    },
}
"""Slips of prints and of card data, which are about certain keywords."""


def names() -> set[str]:
    """Timings and keywords as they are printed, and as they are called."""
    found: set[str] = set()
    for mark in marks(HOME):
        if mark.category in NAMED:
            found |= {mark.kind, *(icon for lang, icon in mark.icons.items() if lang != "en")}
            found |= {icon[1:-1].removesuffix(" {n}") for lang, icon in mark.icons.items() if lang == "en"}
            found |= {re.split(r" ?(?:[-+]?\{|\\|up to)", wording[1:-1])[0] for wording in mark.wordings["en"]}
    return found - PLAIN


def test_a_mark_is_spelled_in_its_declaration_and_its_operation_only() -> None:
    files = [*HOME.rglob("*.py"), *HOME.glob("words/*.pb"), *HOME.glob("outside/*.yaml")]
    said = {path.relative_to(HOME).as_posix(): "\n".join(strings(path)) for path in files if path.name != "marks.pb"}
    said = {file: text for file, text in said.items() if file not in BOOKS}
    expected = {file: {*OPERATIONS.get(file, ()), *SPOKEN.get(file, ()), *SLIPS.get(file, ())} for file in said}
    every = sorted(names(), key=len, reverse=True)
    assert {"When Attacking", "WhenAttacking", "【アタック時】", "Evade", "Security Attack", "Armor Purge"} <= set(every)
    found: dict[str, set[str]] = {}
    for file, text in said.items():
        marked = r"(?<=[＜<\['\"])" if file.endswith(".pb") else r"(?<![\w-])"
        found[file] = {name for name in every if re.search(rf"{marked}{re.escape(name)}(?!\w)", text)}
    assert {file: some for file, some in found.items() if some} == {file: some for file, some in expected.items() if some}


def test_every_mark_that_is_shown_is_shown_in_every_language() -> None:
    for mark in marks(HOME):
        assert set(mark.icons) in (set(), {"en", "ja", "zh"}), mark.kind


def test_every_keyword_that_does_something_has_a_name() -> None:
    built = {
        kind for words in (naming.vocabulary.words, naming.vocabulary.doing) for type, kind in words.table if type == "Keyword"
    }
    assert built and built <= set(KEYWORDS)


# ------------------------------------------------------------------ adding one

DECLARATION = """
@Keyword
%enum Keyword EmberWard = keyword_effect(kind, keywords.EmberWard(), pattern('would delete', this=True), would=True)
EmberWard
 en ＜Ember Ward＞
 icon.en <Ember Ward>
 icon.ja 《火の守り》
 icon.zh 《火之守护》
 does.en trash the top card of your deck; it is then not deleted
"""
OPERATION = '''

class EmberWard(Keyword):
    """Made up: trash the top card of the deck instead of being deleted."""

    rule = "16-1-1"
    optional = True

    def able(self, c: Ctx) -> bool:
        return bool(c.t.cards_in(c.controller, DECK))

    def act(self, c: Ctx) -> bool:
        move_cards(c.t, [c.t.cards_in(c.controller, DECK)[-1]], TRASH, c.why, "16-1-1")
        return spare(c, c.stack)
'''
SCENARIO = """
title: A keyword nobody has heard of
game: digimon
cards:
  - {id: T-1, name: Emberpup, kind: digimon, colors: [red], level: 3, cost: 3, dp: 3000}
  - {id: T-2, name: Cinder Verdict, kind: option, colors: [red], cost: 1, text: "[Main] Delete 1 of your opponent's Digimon."}
  - {id: T-3, name: Wardhound, kind: digimon, colors: [blue], level: 4, cost: 5, dp: 5000, text: "＜Ember Ward＞"}
  - {id: T-4, name: Ward Gift, kind: option, colors: [red], cost: 1,
     text: "[Main] 1 of your opponent's Digimon without ＜Ember Ward＞ gains ＜Ember Ward＞ for the turn."}
memory: 3
p1:
  battle: [T-1]
  hand: [{card: T-2, as: O1}, {card: T-4, as: O2}, {card: T-2, as: O3}]
p2:
  battle: [{card: T-3, as: A}, {card: T-1, as: B}]
  deck: [{card: T-1, as: D1}, {card: T-1, as: D2}, 5]
script:
  - p1: {use: O1}
  - p1: {choose: [A]}
  - p2: "yes"
  - check: {A.zone: p2.battle, D1.zone: p2.trash, D2.zone: p2.deck}
  - p1: {use: O2}
  - check: {B.has: Ember Ward}
  - p1: {use: O3}
  - p1: {choose: [B]}
  - p2: "yes"
expect:
  A.zone: p2.battle
  B.zone: p2.battle
  D2.zone: p2.trash
"""
RUN = """
import sys
from shinpan.cli import main
from shinpan.games.digimon.outside.telling import effect_words
from shinpan.library import game
rules = game("digimon")
row = {"id": "T-1", "name": "Wardhound", "kind": "digimon", "colors": ["blue"], "level": 4, "cost": 5, "dp": 5000}
print(rules.worded(effect_words("<Ember Ward>"), "ja"))
print(rules.explain(rules.face(row | {"text": "<Ember Ward>"})))
sys.exit(main(["scenario", "run", sys.argv[1]]))
"""


def test_a_keyword_is_one_declaration_one_operation_and_one_scenario(tmp_path: Path) -> None:
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "static")
    copy = shutil.copytree(PACKAGE, tmp_path / "shinpan", ignore=ignored) / "games" / "digimon"
    for file, more in (("words/marks.pb", DECLARATION), ("book/keywords.py", OPERATION)):
        with (copy / file).open("a", encoding="utf-8") as out:
            out.write(more)
    scenario = tmp_path / "ward.yaml"
    scenario.write_text(SCENARIO, "utf-8")
    environment = os.environ | {"PYTHONPATH": str(tmp_path), "SHINPAN_CACHE": "off", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-c", RUN, str(scenario)]
    ran = subprocess.run(command, capture_output=True, encoding="utf-8", env=environment, cwd=tmp_path, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert ran.stdout.startswith("《火の守り》\n")
    assert "you may trash the top card of your deck; it is then not deleted" in ran.stdout
