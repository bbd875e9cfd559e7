"""Running commands in this process, with what they printed."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from shinpan.cli import main


@dataclass
class Ran:
    code: int
    out: str
    err: str

    def refused(self, *says: str) -> None:
        """Exit code 2 and one clear line, no traceback."""
        assert self.code == 2, self
        assert self.err.count("\n") == 1, self.err
        assert self.err.endswith("\n")
        assert "Traceback" not in self.err
        for text in says:
            assert text in self.err


@pytest.fixture
def shinpan(capsys, monkeypatch, tmp_path) -> Callable[..., Ran]:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))

    def run(*argv: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(list(argv))
        printed = capsys.readouterr()
        return Ran(code, printed.out, printed.err)

    return run
