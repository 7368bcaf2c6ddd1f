"""Small pictures for the report, drawn as SVG: bars, and dots with their intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

WIDTH, LEFT, RIGHT, LINE, TOP = 640, 210, 60, 20, 34
INK, BAR, MARK, PALE = "#3b3328", "#7a8f69", "#b4532a", "#d8cfbd"


@dataclass(frozen=True)
class Row:
    """One line of a picture: a value, its interval if it has one, and what it should be."""

    name: str
    value: float
    low: float | None = None
    high: float | None = None
    wanted: float | None = None
    says: str = ""


def chart(title: str, rows: Sequence[Row], bars: bool = True) -> str:
    """Rows one under the other: bars from zero, or dots; intervals as lines, what is wanted as an upright mark."""
    numbers = [number for row in rows for number in (row.value, row.low, row.high, row.wanted) if number is not None]
    least, most = min([0.0, *numbers]) if bars else min(numbers), max(numbers)
    margin = 0.0 if bars else 0.05 * (most - least)
    least, most = least - margin, most + margin
    width = WIDTH - LEFT - RIGHT

    def across(number: float) -> float:
        return round(LEFT + width * (number - least) / ((most - least) or 1.0), 1)

    height = TOP + LINE * len(rows) + 10
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'font-family="sans-serif" font-size="12" fill="{INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fbf8f1"/>',
        f'<text x="10" y="20" font-size="14" font-weight="bold">{escape(title)}</text>',
    ]
    for place, row in enumerate(rows):
        y = TOP + LINE * place
        middle = y + LINE / 2
        parts.append(f'<text x="{LEFT - 8}" y="{middle + 4}" text-anchor="end">{escape(row.name)}</text>')
        if bars:
            start, end = sorted((across(0.0), across(row.value)))
            parts.append(f'<rect x="{start}" y="{y + 3}" width="{round(end - start, 1)}" height="14" fill="{BAR}"/>')
        else:
            parts.append(f'<path d="M{LEFT} {middle}H{WIDTH - RIGHT}" stroke="{PALE}"/>')
            parts.append(f'<circle cx="{across(row.value)}" cy="{middle}" r="4" fill="{BAR}"/>')
        if row.low is not None and row.high is not None:
            parts.append(
                f'<path d="M{across(row.low)} {middle}H{across(row.high)}" stroke="{INK}" stroke-width="1.5"/>'
            )
        if row.wanted is not None:
            parts.append(f'<path d="M{across(row.wanted)} {y + 1}v18" stroke="{MARK}" stroke-width="2"/>')
        parts.append(f'<text x="{WIDTH - RIGHT + 6}" y="{middle + 4}">{escape(row.says)}</text>')
    return "\n".join([*parts, "</svg>", ""])
