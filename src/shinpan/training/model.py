"""The network in torch: the same as :mod:`shinpan.learned.net`, for many decisions at once and with slopes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn.functional import layer_norm, scaled_dot_product_attention

from ..learned.inputs import Columns, Floats, Inputs
from ..learned.net import HEADS, LOOKS, NEAR, THINKS, WIDTH, shapes

NEVER: Final = -1e9


def tensor(numbers: NDArray[Any]) -> Tensor:
    """An array as a tensor."""
    return torch.from_numpy(np.ascontiguousarray(numbers))


class Model:
    """A network that can learn."""

    def __init__(self, columns: Columns, seed: int = 0) -> None:
        self.columns: Final = columns
        dice = torch.Generator().manual_seed(seed)
        self.weights: Final = {name: begin(name, shape, dice) for name, shape in shapes(columns).items()}

    def export(self) -> dict[str, Floats]:
        """The weights as arrays."""
        return {name: part.detach().numpy().copy() for name, part in self.weights.items()}

    def take(self, weights: Mapping[str, Floats]) -> None:
        """Takes over weights."""
        with torch.no_grad():
            for name, part in self.weights.items():
                part.copy_(tensor(np.asarray(weights[name], np.float32)))

    def think(self, inputs: Inputs, facts: Floats) -> tuple[Tensor, Tensor]:
        """[decisions, options]: scores, where there is an option; and how well each game stands. ``facts`` by face."""
        w = self.weights
        faces = tensor(facts) @ w["face"] + w["face bias"]
        count = len(inputs.scalars)
        tokens = faces[tensor(inputs.face)] + w["place"][tensor(inputs.place)] + w["zone"][tensor(inputs.zone)]
        tokens = tokens + tensor(inputs.marks) @ w["marks"]
        tokens = tokens.index_add(0, tensor(inputs.standing), tensor(inputs.bodies) @ w["bodies"])
        tokens = tokens.index_add(0, tensor(inputs.host), faces[tensor(inputs.under)] @ w["under"])
        table = tensor(inputs.scalars) @ w["scalars"] + faces[tensor(inputs.asks)].reshape(count, -1) @ w["asks"]
        phase, kind, about = tensor(inputs.words).unbind(1)
        table = table + w["phase"][phase] + w["kind"][kind] + w["about"][about]
        size = int(inputs.slot.max(initial=0)) + 1
        of, slot = tensor(inputs.of), tensor(inputs.slot)
        h = torch.zeros(count, size, WIDTH).index_put((of, slot), tokens)
        h = torch.cat([table[:, None], h[:, 1:]], 1)
        there = torch.zeros(count, size, dtype=torch.bool)
        there[of, slot] = True
        there[:, 0] = True
        for n in range(LOOKS):
            h = self.layer(f"look {n}", h, None, there)
        asked, turn, refers = tensor(inputs.asked), tensor(inputs.turn), tensor(inputs.refers)
        pointed = h[asked[:, None], refers] * (refers > 0)[:, :, None]
        verb, name, side, zone = tensor(inputs.said).unbind(1)
        flat = w["verb"][verb] + w["name"][name] + w["side"][side] + w["lies"][zone] + tensor(inputs.numbers) @ w["numbers"]
        flat = flat + faces[tensor(inputs.shown)] @ w["shown"] + pointed.reshape(-1, 3 * WIDTH) @ w["refers"]
        flat = flat + (h[:, 0] @ w["table"])[asked]
        most = int(inputs.turn.max()) + 1
        o = torch.zeros(count, most, WIDTH).index_put((asked, turn), flat)
        offered = torch.zeros(count, most, dtype=torch.bool)
        offered[asked, turn] = True
        for n in range(THINKS):
            o = self.layer(f"think {n}", o, h, torch.cat([there, offered], 1))
        score = (self.norm("score norm", o) @ w["score"])[:, :, 0].masked_fill(~offered, NEVER)
        inner = torch.relu(self.norm("value norm", h[:, 0]) @ w["value inner"] + w["value bias"])
        return score, torch.tanh(inner @ w["value"])[:, 0]

    def layer(self, name: str, x: Tensor, memory: Tensor | None, there: Tensor) -> Tensor:
        """Looks at all that is there, then thinks about each for itself."""
        w = self.weights
        normed = self.norm(f"{name} before", x)
        seen = normed if memory is None else torch.cat([self.norm(f"{name} memory", memory), normed], 1)

        def heads(part: Tensor) -> Tensor:
            return part.reshape(part.shape[0], part.shape[1], HEADS, -1).transpose(1, 2)

        query, key, of = heads(normed @ w[f"{name} query"]), heads(seen @ w[f"{name} key"]), heads(seen @ w[f"{name} of"])
        found = scaled_dot_product_attention(query, key, of, attn_mask=there[:, None, None])
        x = x + found.transpose(1, 2).reshape(x.shape) @ w[f"{name} out"]
        inner = torch.relu(self.norm(f"{name} after", x) @ w[f"{name} in"] + w[f"{name} in bias"])
        return x + inner @ w[f"{name} back"]

    def norm(self, name: str, x: Tensor) -> Tensor:
        """Each line with mean 0 and spread 1, then as the weights say."""
        return layer_norm(x, (WIDTH,), self.weights[name], self.weights[f"{name} bias"], float(NEAR))


def begin(name: str, shape: tuple[int, ...], dice: torch.Generator) -> Tensor:
    """A weight before anything was learned."""
    if len(shape) == 1:
        made = torch.zeros(shape) if name.endswith("bias") else torch.ones(shape)
    else:
        small = 0.3 if name.endswith(("out", "back", "score", "value")) else 1.0
        made = torch.randn(shape, generator=dice) * (small * shape[0] ** -0.5)
    return made.requires_grad_()
