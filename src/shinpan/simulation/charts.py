"""Small charts as inline SVG: bars, and shares with their intervals."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from .statistics import Count, wilson

WIDTH: Final = 460
HEIGHT: Final = 200
LEFT: Final = 40
BELOW: Final = 46
ABOVE: Final = 12


def frame(inside: Sequence[str], label: str) -> str:
    """A chart with what it shows, for those who cannot see it."""
    head = f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}">'
    return "".join([head, *inside, "</svg>"])


def height(part: float) -> float:
    """How far down something lies, from 0 (bottom) to 1."""
    return round(HEIGHT - BELOW - part * (HEIGHT - BELOW - ABOVE), 1)


def text(x: float, y: float, words: str, anchor: str = "middle") -> str:
    """A word of a chart."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A line of a chart."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def places(count: int) -> tuple[float, list[float]]:
    """The width of a column, and the middle of each."""
    step = (WIDTH - LEFT - 8) / max(count, 1)
    return step, [LEFT + step * (place + 0.5) for place in range(count)]


def below(middles: Sequence[float], names: Sequence[str], title: str) -> list[str]:
    """The names under the columns, in two rows where they are long: not more than there is room for."""
    room = (WIDTH - LEFT) / (max((len(name) for name in names), default=1) * 6.2 + 6)
    rows = 2 if len(names) > room else 1
    every = max(1, -int(-len(names) // (room * rows)))
    shown = [(x, name) for place, (x, name) in enumerate(zip(middles, names)) if place % every == 0]
    found = [text(x, HEIGHT - BELOW + 14 + 12 * (place % rows), name) for place, (x, name) in enumerate(shown)]
    return [*found, text((WIDTH + LEFT) / 2, HEIGHT - 5, title)]


def bars(names: Sequence[str], values: Sequence[int], title: str) -> str:
    """How often each thing happened."""
    most = max(values, default=0) or 1
    step, middles = places(len(names))
    parts = [line(LEFT, height(0), WIDTH, height(0), "axis"), text(LEFT - 6, height(1) + 4, f"{most:,}", "end")]
    parts.append(text(LEFT - 6, height(0) + 4, "0", "end"))
    for x, name, value in zip(middles, names, values):
        top = height(value / most)
        wide = step * 0.8
        tip = f"<title>{escape(name)}: {value:,}</title>"
        box = f'x="{x - wide / 2:.1f}" y="{top}" width="{wide:.1f}" height="{height(0) - top:.1f}"'
        parts.append(f'<rect class="bar" {box}>{tip}</rect>')
    return frame([*parts, *below(middles, names, title)], title)


def shares(names: Sequence[str], counts: Sequence[Count], title: str) -> str:
    """Shares with their intervals."""
    step, middles = places(len(names))
    parts = [line(LEFT, height(0), WIDTH, height(0), "axis"), line(LEFT, height(0.5), WIDTH, height(0.5), "half")]
    parts += [text(LEFT - 6, height(part) + 4, f"{100 * part:.0f} %", "end") for part in (0, 0.5, 1)]
    for x, name, count in zip(middles, names, counts):
        if count.games:
            low, high = wilson(count.score, count.games)
            told = f"{name}: {100 * count.value:.1f} % ({100 * low:.1f} to {100 * high:.1f}) of {count.games:,} games"
            place = f'cx="{x:.1f}" cy="{height(count.value)}" r="{min(4.0, step / 3):.1f}"'
            dot = f'<circle class="dot" {place}><title>{escape(told)}</title></circle>'
            parts += [line(x, height(low), x, height(high), "range"), dot]
    return frame([*parts, *below(middles, names, title)], title)
