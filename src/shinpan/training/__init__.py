"""How the network of the player ``learned`` comes to know something. It needs torch: the extra ``train``."""

from __future__ import annotations
