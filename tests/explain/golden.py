"""Writes ``golden.yaml``: the explanations of some starter cards. Run it when a wording was changed on purpose, and read
the difference: ``python tests/explain/golden.py``."""

from __future__ import annotations

from pathlib import Path

import yaml

from shinpan.library import game, game_names, starter_faces

FILE = Path(__file__).with_name("golden.yaml")
EVERY = 7
"""Every so manieth starter card."""


def golden() -> dict[str, dict[str, list[str]]]:
    """The explanations as they are now."""
    found: dict[str, dict[str, list[str]]] = {}
    for name in game_names():
        faces = list(starter_faces(game(name)).items())
        found[name] = {identity: game(name).explain(face) for identity, face in faces[::EVERY]}
    return found


if __name__ == "__main__":
    FILE.write_text(yaml.safe_dump(golden(), allow_unicode=True, width=1000, sort_keys=False), "utf-8")
