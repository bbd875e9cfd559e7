"""2-3-6 … 2-3-12: special lines of a card, ready to be tested."""

from __future__ import annotations

from typing import Final

from ....effects.abilities import Code
from ....effects.ops import Cond, Filter, Op
from ....table.cards import Thing
from .context import Ctx
from .faces import Special


class DigivolveLine(Special):
    """[Digivolve] …: Cost n."""

    def __init__(self, need: Filter, cost: int, cond: Cond | None = None) -> None:
        super().__init__("digivolve", cost)
        self.need = need
        self.cond = cond
        self.ignoring = False
        """8-1-2-2: whether the text says that it ignores digivolution requirements."""
        self.as_digimon = False
        """15-12-1-4: whether what digivolves counts as a Digimon for it."""
        self.costs: list[Op] = []
        """15-7: what has to be done for it besides."""

    def fits(self, c: Ctx, thing: Thing) -> bool:
        """Whether this card can digivolve from that one by this line."""
        return self.need.test(c, thing) and (self.cond is None or self.cond.holds(c))


class DnaLine(Special):
    """DNA Digivolution: a + b."""

    def __init__(self, needs: list[Filter], cost: int) -> None:
        super().__init__("dna", cost)
        self.needs = needs


ANY_NUMBER: Final = 99
"""How many cards an entry takes that is printed with ∞: more than there are."""


class Material:
    """One entry of DigiXros or Assembly requirements."""

    def __init__(self, need: Filter, count: int, different: str = "") -> None:
        self.need = need
        self.count = count
        self.different = different
        """name or number, where the cards of this entry must differ in it."""
        self.names: list[str] = []
        """15-15-8-1: the cards that the entry of a DigiXros names, in whose place others may stand."""


class MaterialLine(Special):
    """DigiXros -n or Assembly -n with its materials, in printed order."""

    def __init__(self, kind: str, less: int, materials: list[Material]) -> None:
        super().__init__(kind, 0)
        self.less = less
        self.materials = materials


class BurstLine(Special):
    """Burst Digivolve: from a card, by returning a named Tamer."""

    def __init__(self, need: Filter, cost: int, tamer: Filter) -> None:
        super().__init__("burst", cost)
        self.need = need
        self.tamer = tamer


class FusionLine(Special):
    """App Fusion: of two of these names."""

    def __init__(self, names: list[Filter], cost: int) -> None:
        super().__init__("fusion", cost)
        self.names = names


class LinkLine(Special):
    """[Link] …: Cost n."""

    def __init__(self, need: Filter, cost: int) -> None:
        super().__init__("link", cost)
        self.need = need

    def fits(self, c: Ctx, thing: Thing) -> bool:
        """Whether the card can be linked to that Digimon."""
        return self.need.test(c, thing)


class ColorRule(Code):
    """What a card says of its colour requirements: ignored (no colours), or met by these colours too."""

    def __init__(self, colors: int, cond: Cond | None) -> None:
        self.colors = colors
        self.cond = cond
        self.keyword = ""
        """16-1: the keyword effect that says so."""
