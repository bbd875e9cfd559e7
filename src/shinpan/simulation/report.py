"""The report of a run: one HTML file that needs nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from pathlib import Path
from string import Template
from typing import Any, Final

from .charts import bars, shares
from .records import Record
from .run import Run
from .statistics import CardCount, Count, Share, answer, card_counts, deck_counts, pair_data, players_data, questions, wilson

PAGE: Final = Path(__file__).with_name("report.html")
FEW: Final = 30
"""Fewer games than this say nothing of a card."""
ENDS: Final = 8
"""Ways to end that are drawn; all are named."""
COLUMNS: Final = 48
"""Columns a chart has room for."""
HEADS: Final = ("Card", "Name", "Deck", "Copies", "Opening hand", "Against the deck", "Drawn", "Played", "Never seen")
MOST: Final = 16
"""Shares one chart has room for."""


def report(run: Run, game: str) -> str:
    """The whole page."""
    records = [record for _, _, record in run.records() if not record.fault]
    cards, decks = card_counts(run), deck_counts(run)
    done = len(records)
    lists = "known to both players" if run.job.study is None else "not known to the players"
    state = "" if run.complete else " The run is not complete."
    parts = {
        "title": escape(f"{game}: {done:,} simulated games"),
        "about": escape(
            f"Rules {run.job.edition}. Players: {', '.join(run.plan.players)}; deck lists {lists}; "
            f"{f'{run.job.seconds:g} s a move; ' if run.job.seconds else ''}seed {run.plan.seed}.{state}"
        ),
        "players": players(run),
        "matrix": matrix(run),
        "decided": decided(run),
        "charts": charts(run, records),
        "many": str(len(cards)),
        "few": str(FEW),
        "options": "".join(f"<option>{escape(name)}</option>" for name in run.plan.decks),
        "heads": "".join(
            f"<th{' class=text' if place < 3 else ''}><button>{name}</button></th>" for place, name in enumerate(HEADS)
        ),
        "cards": "\n".join(card_row(count, decks[count.deck]) for count in cards),
    }
    return Template(PAGE.read_text(encoding="utf-8")).substitute(parts)


def percent(value: float) -> str:
    """A share for people."""
    return f"{100 * value:.1f}"


def shade(value: float, games: int) -> str:
    """The colour of a share: stronger the further from a half."""
    if not games:
        return ""
    part = min(abs(value - 0.5) * 2, 1) * 0.75
    return f' style="background: rgb(var(--{"good" if value > 0.5 else "bad"}) / {part:.2f})"'


def limits(low: float, high: float) -> str:
    """An interval."""
    return f"{percent(low)} – {percent(high)}"


# ------------------------------------------------------------------ players and decks


def players(run: Run) -> str:
    """How the players did against each other, where there are several."""
    if len(run.plan.players) < 2:
        return ""
    data = players_data(run)
    rows: list[tuple[str, dict[str, Any]]] = [(" – ".join(part["names"]), part) for part in data.get("pairs", [data])]
    if "mirrors" in data:
        rows.append(("mirror matches only", data["mirrors"]))
    lines = []
    for name, part in rows:
        share = (part["wins"][0] + part["draws"] / 2) / part["games"] if part["games"] else 0.5
        cells = [part["games"], *part["wins"], part["draws"], f"{percent(share)} %", limits(part["low"], part["high"])]
        lines.append(f'<tr><th class="text">{escape(name)}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>')
    heads = "".join(f"<th>{head}</th>" for head in ("games", "wins", "losses", "draws", "share", "95 % interval"))
    return f'<h2>Players</h2><div class="scroll"><table><tr><th></th>{heads}</tr>{"".join(lines)}</table></div>'


def matrix(run: Run) -> str:
    """Every deck against every other."""
    found: dict[tuple[int, int], tuple[Share, dict[str, Any]]] = {}
    for pair in run.plan.pairs:
        data = pair_data(run, pair)
        for first, second, wins in ((*pair, data["wins"]), (pair[1], pair[0], data["wins"][::-1])):
            if (first, second) not in found:
                found[first, second] = Share(data["games"], list(wins), data["draws"]), data
    rows = sorted({first for first, _ in found})
    columns = sorted({second for _, second in found})
    lines = ["<tr><th></th>" + "".join(f"<th>{escape(run.plan.decks[deck])}</th>" for deck in columns) + "</tr>"]
    for row in rows:
        cells = []
        for column in columns:
            if (row, column) not in found or not found[row, column][0].games:
                cells.append("<td>·</td>")
                continue
            share, _ = found[row, column]
            what = f"{share.games:,} games" if row != column else f"{share.games:,} games, {mirror_of(run)}"
            inside = f"<b>{percent(share.value)}</b><small>{limits(*share.interval())}</small><small>{what}</small>"
            cells.append(f"<td{shade(share.value, share.games)}>{inside}</td>")
        lines.append(f'<tr><th class="text">{escape(run.plan.decks[row])}</th>{"".join(cells)}</tr>')
    return f'<table class="matrix">{"".join(lines)}</table>'


def mirror_of(run: Run) -> str:
    """Whose share a mirror match tells."""
    return escape(f"{run.plan.players[0]}’s share" if len(run.plan.players) > 1 else "first seat")


def decided(run: Run) -> str:
    """What the run was to find out."""
    asked = questions(run)
    if not asked:
        return ""
    lines = []
    for part in asked:
        first = (part.get("players") or part["decks"])[0]
        said = f"{answer(part)}: {part['games']:,} games, share of {first} {limits(part['low'], part['high'])}"
        lines.append(f"<li>{escape(said)}</li>")
    note = "Intervals here hold wherever the run stopped (a confidence sequence); those of the table above do not."
    return f"<h2>What was decided</h2><ul>{''.join(lines)}</ul><p class=soft>{note}</p>"


# ------------------------------------------------------------------ charts


def figure(title: str, chart: str, note: str) -> str:
    """A chart with its title."""
    return f"<figure><figcaption>{escape(title)}</figcaption>{chart}<small>{escape(note)}</small></figure>"


def charts(run: Run, records: Sequence[Record]) -> str:
    """Win rate by seat and turn, length, mulligans, and how games end."""
    begun = [record for record in records if record.first >= 0]
    whole = Count()
    by_turn: dict[int, Count] = {}
    width = max(1, -(-max((record.turns for record in records), default=1) // COLUMNS))
    for record in begun:
        whole.add(record.score(record.first))
        by_turn.setdefault(record.turns // width, Count()).add(record.score(record.first))
    lengths = Counter(record.turns // width for record in records)
    columns = list(range(min(lengths, default=0), max(lengths, default=0) + 1))
    names = [str(column * width) for column in columns]
    steps = "" if width == 1 else f" (in steps of {width})"
    mean = sum(record.turns for record in records) / len(records) if records else 0.0
    given = sum(sum(record.mulligans) for record in records)
    low, high = wilson(whole.score, whole.games)
    first = f"All games: {percent(whole.value)} % for the first player ({limits(low, high)})."
    made = [
        figure("Share of each deck, going first and second", seats(run, begun), first),
        figure(
            "Share of the first player, by the turn the game ended in",
            shares(names, [by_turn.get(column, Count()) for column in columns], f"turn{steps}"),
            "Every turn of either player counts: odd turns are the first player's. Games usually end in the winner's turn.",
        ),
        figure(
            "Length of games",
            bars(names, [lengths[column] for column in columns], f"turns{steps}"),
            f"{mean:.1f} turns on average.",
        ),
        figure(
            "Hands kept, and given up for a new one",
            mulligans(run, records),
            f"{given:,} of {2 * len(records):,} hands were given up.",
        ),
    ]
    ends = Counter(record.reason or "-" for record in records).most_common()
    chart = bars([name for name, _ in ends[:ENDS]], [count for _, count in ends[:ENDS]], "")
    made.append(figure("How games end", chart, ", ".join(f"{name}: {count:,}" for name, count in ends)))
    return "".join(made)


def seats(run: Run, records: Sequence[Record]) -> str:
    """What each deck makes of going first, and of going second."""
    found: dict[tuple[int, bool], Count] = {}
    for record in records:
        for seat, deck in enumerate(record.decks):
            found.setdefault((deck, record.first == seat), Count()).add(record.score(seat))
    names = {(deck, first): f"{run.plan.decks[deck]} {'1st' if first else '2nd'}" for deck, first in found}
    keys = sorted(found, key=lambda key: (key[0], not key[1]))
    return rows_of_shares([(names[key], found[key]) for key in keys], "with its 95 % interval")


def mulligans(run: Run, records: Sequence[Record]) -> str:
    """What each deck makes of a hand that was kept, and of one that was given up."""
    found: dict[tuple[int, bool], Count] = {}
    for record in records:
        for seat, deck in enumerate(record.decks):
            found.setdefault((deck, record.mulligans[seat] > 0), Count()).add(record.score(seat))
    names = {(deck, given): f"{run.plan.decks[deck]} {'new' if given else 'kept'}" for deck, given in found}
    return rows_of_shares([(names[key], found[key]) for key in sorted(found)], "share with the first hand, and with a new one")


def rows_of_shares(found: Sequence[tuple[str, Count]], title: str) -> str:
    """Shares with their intervals, in as many charts as there must be."""
    parts = [found[start : start + MOST] for start in range(0, max(len(found), 1), MOST)]
    return "".join(shares([name for name, _ in part], [count for _, count in part], title) for part in parts)


# ------------------------------------------------------------------ cards


def card_row(count: CardCount, deck: Count) -> str:
    """A card with its figures."""
    over = count.opening.value - deck.value if count.opening.games else None
    against = (
        "<td data-v=-9>–</td>" if over is None else f'<td data-v="{over:.6f}"{shade(0.5 + over, 1)}>{100 * over:+.1f}</td>'
    )
    cells = [
        f'<td class="text number">{escape(count.number)}</td><td class="text">{escape(count.name)}</td>',
        f'<td class="text">{escape(count.deck)}</td><td data-v="{count.copies}">{count.copies}</td>',
        cell(count.opening),
        against,
        cell(count.drawn),
        cell(count.played),
        cell(count.unseen),
    ]
    return f'<tr data-deck="{escape(count.deck)}">{"".join(cells)}</tr>'


def cell(count: Count) -> str:
    """A share with its interval and how many games it is of."""
    if not count.games:
        return "<td data-v=-1>–</td>"
    few = " class=few" if count.games < FEW else ""
    told = f"{limits(*wilson(count.score, count.games))} · {count.games:,}"
    return f'<td data-v="{count.value:.6f}"{few}>{percent(count.value)}<small>{told}</small></td>'
