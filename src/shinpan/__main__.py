"""``python -m shinpan``: the same as the command ``shinpan``."""

from .cli import program

program()
