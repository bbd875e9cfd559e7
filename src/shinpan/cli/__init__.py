"""The command ``shinpan``."""

from .app import main, program

__all__ = ["main", "program"]
