"""How learning went: a table, and the same as a picture that opens anywhere."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Final

COLUMNS: Final = ("stage", "step", "decisions", "loss", "value_loss", "agreement", "held_loss", "held_value_loss")
"""``agreement``: how often the teacher's choice has the highest score, of decisions held back."""
SHOWN: Final = ("loss", "held_loss", "value_loss", "held_value_loss", "agreement")
WIDE, HIGH, EDGE = 320, 140, 24


class Curves:
    """The table, kept in a file row by row."""

    def __init__(self, folder: Path) -> None:
        self.path: Final = folder / "curves.csv"
        self.picture: Final = folder / "curves.svg"
        self.rows: list[dict[str, str]] = []

    def resume(self, count: int) -> None:
        """Goes on after so many rows: what was written after the last state was kept is written again."""
        self.rows = []
        if count and self.path.exists():
            with self.path.open(encoding="utf-8", newline="") as file:
                self.rows = list(csv.DictReader(file))[:count]
        self.write()

    def add(self, **row: object) -> None:
        """One more row."""
        named = {name: row.get(name, "") for name in COLUMNS}
        self.rows.append({name: f"{part:.4f}" if isinstance(part, float) else str(part) for name, part in named.items()})
        self.write()

    def write(self) -> None:
        """Writes both files."""
        with self.path.open("w", encoding="utf-8", newline="") as file:
            out = csv.DictWriter(file, COLUMNS, lineterminator="\n")
            out.writeheader()
            out.writerows(self.rows)
        self.picture.write_text(drawn(self.rows), "utf-8")


def drawn(rows: Sequence[dict[str, str]]) -> str:
    """A picture: a small chart for each column."""
    charts = []
    for place, name in enumerate(SHOWN):
        points = [(number, float(row[name])) for number, row in enumerate(rows) if row[name]]
        charts.append(chart(name.replace("_", " "), points, WIDE * (place % 2), HIGH * (place // 2)))
    size = f"{WIDE * 2} {HIGH * -(-len(SHOWN) // 2)}"
    style = "text{font:11px sans-serif;fill:#444}path{fill:none;stroke:#27c;stroke-width:1.5}line{stroke:#bbb}"
    body = "\n".join(charts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}"><style>{style}</style>\n{body}\n</svg>\n'


def chart(title: str, points: list[tuple[int, float]], left: int, top: int) -> str:
    """One chart."""
    parts = [f'<text x="{EDGE}" y="14">{title}</text>']
    if points:
        low, high = min(y for _, y in points), max(y for _, y in points)
        first, last = points[0][0], max(points[-1][0], points[0][0] + 1)
        wide, tall = WIDE - 2 * EDGE, HIGH - 2 * EDGE

        def at(x: int, y: float) -> str:
            up = (y - low) / (high - low) if high > low else 0.5
            return f"{EDGE + wide * (x - first) / (last - first):.1f} {HIGH - EDGE - tall * up:.1f}"

        parts.append(f'<path d="M{" L".join(at(x, y) for x, y in points)}"/>')
        parts.append(f'<line x1="{EDGE}" y1="{HIGH - EDGE}" x2="{WIDE - EDGE}" y2="{HIGH - EDGE}"/>')
        parts.append(f'<text x="{EDGE}" y="{HIGH - 8}">{low:.3g} to {high:.3g}, last {points[-1][1]:.3g}</text>')
    return f'<g transform="translate({left} {top})">{"".join(parts)}</g>'
