"""The command ``shinpan``."""

from .app import main

__all__ = ["main"]
