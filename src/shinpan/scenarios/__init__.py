"""Scenarios: files that set a table, play a script and state what must be true."""

from .coverage import Coverage, coverage, show_clause
from .loading import Scenario, ScenarioError, find, parse, read
from .running import Result, run_each, run_file, run_paths

__all__ = [
    "Coverage",
    "Result",
    "Scenario",
    "ScenarioError",
    "coverage",
    "find",
    "parse",
    "read",
    "run_each",
    "run_file",
    "run_paths",
    "show_clause",
]
