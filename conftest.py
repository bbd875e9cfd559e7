"""Examples in modules for which a library of the extras `research` and `train` is missing are not run, and that is said."""

from __future__ import annotations

from importlib.util import find_spec

NEEDED = {
    "numpy": ["src/shinpan/research", "src/shinpan/learned", "src/shinpan/training"],
    "torch": ["src/shinpan/training"],
    "pettingzoo": ["src/shinpan/research/aec.py", "src/shinpan/research/solo.py"],
    "pyspiel": ["src/shinpan/research/openspiel.py"],
}
MISSING = [name for name in NEEDED if find_spec(name) is None]

collect_ignore = [path for name in MISSING for path in NEEDED[name]]


def pytest_report_header() -> list[str]:
    extra = {"torch": "train"}
    said = "not installed, so its tests are left out"
    return [f"{said}: {name} (pip install 'shinpan[{extra.get(name, 'research')}]')" for name in MISSING]
