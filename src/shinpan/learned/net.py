"""The network, in numpy: what the player thinks with. :mod:`shinpan.training` has the same one for learning, in torch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np

from .inputs import Columns, Floats, Inputs

WIDTH: Final = 64
HEADS: Final = 4
INNER: Final = 128
LOOKS: Final = 2
"""How often cards look at each other …"""
THINKS: Final = 2
"""… and then options at the cards and at each other."""
NEAR: Final = np.float32(1e-5)


def shapes(columns: Columns) -> dict[str, tuple[int, ...]]:
    """All weights of a network by name. How large one is does not depend on any card."""
    phases, kinds, abouts, verbs, names, zones = columns.words
    d = WIDTH
    found: dict[str, tuple[int, ...]] = {
        "face": (columns.facts, d),
        "face bias": (d,),
        "scalars": (columns.scalars, d),
        "phase": (phases, d),
        "kind": (kinds, d),
        "about": (abouts, d),
        "asks": (len(columns.naming) * d, d),
        "place": (16, d),
        "zone": (zones, d),
        "marks": (2, d),
        "bodies": (columns.bodies, d),
        "under": (d, d),
        "verb": (verbs, d),
        "name": (names, d),
        "side": (4, d),
        "lies": (zones, d),
        "numbers": (4, d),
        "shown": (d, d),
        "refers": (3 * d, d),
        "table": (d, d),
        "score": (d, 1),
        "value inner": (d, d),
        "value bias": (d,),
        "value": (d, 1),
    }
    for layer in (*(f"look {n}" for n in range(LOOKS)), *(f"think {n}" for n in range(THINKS))):
        found |= {f"{layer} {part}": (d, d) for part in ("query", "key", "of", "out")}
        found |= {f"{layer} in": (d, INNER), f"{layer} in bias": (INNER,), f"{layer} back": (INNER, d)}
        for norm in ("before", "after", "memory"):
            found |= {f"{layer} {norm}": (d,), f"{layer} {norm} bias": (d,)}
    for norm in ("score", "value"):
        found |= {f"{norm} norm": (d,), f"{norm} norm bias": (d,)}
    return found


class Net:
    """A network with its weights. It looks at one decision at a time."""

    def __init__(self, weights: Mapping[str, Floats]) -> None:
        self.weights: Final = {name: np.ascontiguousarray(part, np.float32) for name, part in weights.items()}

    def face(self, facts: Floats) -> Floats:
        """What the network makes of a card, from its facts. One card at a time, so that it is always the same numbers."""
        found: Floats = facts @ self.weights["face"] + self.weights["face bias"]
        return found

    def think(self, inputs: Inputs, faces: Floats) -> tuple[Floats, float]:
        """A score for each option, and how well the game stands, from -1 to 1. ``faces`` by the numbers that inputs name."""
        w = self.weights
        tokens = faces[inputs.face] + w["place"][inputs.place] + w["zone"][inputs.zone] + inputs.marks @ w["marks"]
        if len(inputs.standing):
            tokens[inputs.standing] += inputs.bodies @ w["bodies"]
        if len(inputs.under):
            np.add.at(tokens, inputs.host, faces[inputs.under] @ w["under"])
        table = inputs.scalars @ w["scalars"] + faces[inputs.asks].reshape(1, -1) @ w["asks"]
        phase, kind, about = inputs.words[0]
        table += w["phase"][phase] + w["kind"][kind] + w["about"][about]
        h = np.concatenate([table, tokens])
        for n in range(LOOKS):
            h = self.layer(f"look {n}", h, None)
        pointed = np.where(inputs.refers[:, :, None] > 0, h[inputs.refers], np.float32(0)).reshape(len(inputs.refers), -1)
        verb, name, side, zone = inputs.said.T
        o = w["verb"][verb] + w["name"][name] + w["side"][side] + w["lies"][zone] + inputs.numbers @ w["numbers"]
        o += faces[inputs.shown] @ w["shown"] + pointed @ w["refers"] + h[:1] @ w["table"]
        for n in range(THINKS):
            o = self.layer(f"think {n}", o, h)
        score = self.norm("score norm", o) @ w["score"]
        inner = np.maximum(self.norm("value norm", h[:1]) @ w["value inner"] + w["value bias"], 0)
        return score[:, 0], float(np.tanh(inner @ w["value"])[0, 0])

    def layer(self, name: str, x: Floats, memory: Floats | None) -> Floats:
        """Looks at all that is there, then thinks about each for itself. What thinks also looks at a memory beside itself."""
        w = self.weights
        normed = self.norm(f"{name} before", x)
        seen = normed if memory is None else np.concatenate([self.norm(f"{name} memory", memory), normed])
        size = WIDTH // HEADS
        query = (normed @ w[f"{name} query"]).reshape(-1, HEADS, size).transpose(1, 0, 2)
        key = (seen @ w[f"{name} key"]).reshape(-1, HEADS, size).transpose(1, 2, 0)
        of = (seen @ w[f"{name} of"]).reshape(-1, HEADS, size).transpose(1, 0, 2)
        chance = query @ key * np.float32(size**-0.5)
        chance = np.exp(chance - chance.max(2, keepdims=True))
        chance /= chance.sum(2, keepdims=True)
        x = x + (chance @ of).transpose(1, 0, 2).reshape(-1, WIDTH) @ w[f"{name} out"]
        inner = np.maximum(self.norm(f"{name} after", x) @ w[f"{name} in"] + w[f"{name} in bias"], 0)
        found: Floats = x + inner @ w[f"{name} back"]
        return found

    def norm(self, name: str, x: Floats) -> Floats:
        """Each line with mean 0 and spread 1, then as the weights say."""
        centred = x - x.mean(1, keepdims=True)
        spread = np.sqrt((centred * centred).mean(1, keepdims=True) + NEAR)
        found: Floats = centred / spread * self.weights[name] + self.weights[f"{name} bias"]
        return found
