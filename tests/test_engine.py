"""The engine that ``make play`` uses: compiled in the background the first time, and never in the way."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MAKE = """#!/bin/sh
case "$*" in
*-q*) test -f build/play.stamp ;;
*) {build} ;;
esac
"""

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a shell is needed")


def folder(tmp_path: Path, build: str) -> Path:
    """A folder with a program in place of make, which builds that way."""
    (tmp_path / "src").mkdir()
    for name in ("setup.py", "pyproject.toml"):
        (tmp_path / name).write_text("")
    make = tmp_path / "make"
    make.write_text(MAKE.format(build=build))
    make.chmod(0o755)
    return tmp_path


def engine(folder: Path, path: str | None = None) -> tuple[str, str]:
    """What the script prints, and what it says to the user."""
    shell = shutil.which("sh")
    assert shell is not None
    found = subprocess.run(
        [shell, str(ROOT / "tools" / "engine.sh"), "./make"],
        cwd=folder,
        env={"PATH": path or os.environ["PATH"], "CC": "sh"},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    return found.stdout.strip(), found.stderr.strip()


def wait(file: Path) -> None:
    """Waits for a file."""
    for _ in range(600):
        if file.exists():
            return
        time.sleep(0.05)
    raise AssertionError(f"{file} did not appear")


def test_it_is_built_once_in_the_background_and_used_from_then_on(tmp_path: Path) -> None:
    here = folder(tmp_path, "while [ ! -f go ]; do sleep 0.05; done; touch build/play.stamp")
    path, said = engine(here)
    assert path == "" and "in the background" in said
    wait(here / "build" / "play.pid")
    path, said = engine(here)
    assert path == "" and "still being compiled" in said
    (here / "go").touch()
    wait(here / "build" / "play.stamp")
    assert engine(here)[0] == str(here / "build" / "play")
    assert engine(here)[1] == ""


def test_what_cannot_be_built_is_not_tried_again_until_something_changes(tmp_path: Path) -> None:
    here = folder(tmp_path, "exit 1")
    assert "in the background" in engine(here)[1]
    wait(here / "build" / "play.failed")
    time.sleep(0.5)
    assert engine(here) == ("", "")
    later = time.time() + 5
    (here / "src" / "new.py").write_text("")
    os.utime(here / "src" / "new.py", (later, later))
    assert "in the background" in engine(here)[1]


def test_without_a_compiler_nothing_is_said_or_begun(tmp_path: Path) -> None:
    here = folder(tmp_path, "exit 1")
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("sh", "test", "cat", "find", "head"):
        program = shutil.which(name)
        assert program is not None
        (tools / name).symlink_to(program)
    text = (ROOT / "tools" / "engine.sh").read_text().replace('"${CC:-cc}" gcc clang', "no-cc no-gcc")
    (here / "engine.sh").write_text(text)
    found = subprocess.run(
        [str(tools / "sh"), "engine.sh", "./make"],
        cwd=here,
        env={"PATH": str(tools)},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert (found.stdout, found.stderr) == ("", "")
    assert not (here / "build").exists()
