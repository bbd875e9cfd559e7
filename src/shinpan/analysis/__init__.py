"""What a choice was worth: every decision of a game valued by the search player, from what its player could know."""

from __future__ import annotations

from .grading import Choice, Grades, grade, share, study, weighed

__all__ = ["Choice", "Grades", "grade", "share", "study", "weighed"]
