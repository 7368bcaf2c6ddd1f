# interpreted: drawing, not speed
"""Pictures one after the other, as one that moves: an SVG file that plays wherever SVG is shown.

What several pictures have in common stands in the file once. Where nothing may move (``prefers-reduced-motion``), and
in programs that cannot animate, the last picture is shown.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from html import escape
from itertools import groupby
from typing import Final, NamedTuple

from stonehall.toolkit.drawing import UI, fit, length, num, rect, text, theme_named

STEP: Final = 1.6
"""Seconds for which a picture is shown."""
REST: Final = 3
"""The last one is shown for so many steps, before it begins anew."""
TAG: Final = re.compile(r"<(/?)([A-Za-z]+)[^>]*?(/?)>")
ROOT: Final = re.compile(r"<svg\b([^>]*?)/?>")
BOX: Final = re.compile(r'viewBox="([-\d.]+ [-\d.]+) ([\d.]+) ([\d.]+)"')
OWN: Final = re.compile(r"""\s(?:xmlns|width|height|viewBox|role)=(?:"[^"]*"|'[^']*')""")
"""What a picture says of itself as a file, and not of how its lines look."""
UNMEASURED: Final = (300.0, 150.0)
"""How large a picture is shown that does not say it."""
NARROWEST: Final = 480.0
PAD: Final = 16.0
LINE: Final = 20.0
SIZE: Final = 14.0
LINES: Final = 3
"""So many lines below the picture tell what has happened."""
WAY: Final = ' class="way"'
FOOT: Final = 40 + LINE * LINES


class Frame(NamedTuple):
    """One of the pictures, an SVG image of its own, and what is said below it."""

    picture: str
    said: str


class Part(NamedTuple):
    """Something that is drawn, and the frames in which it is seen."""

    drawing: str
    frames: frozenset[int]


def moving_picture(title: str, frames: Sequence[Frame], theme: str) -> str:
    """The frames one after the other, all of the same measures, above a title and what is said of each."""
    colours = theme_named(theme)
    root = ROOT.search(frames[0].picture)
    assert root is not None, "a picture is an SVG image"
    box = BOX.search(root[0])
    corner, measures = (box[1], (float(box[2]), float(box[3]))) if box is not None else ("0 0", UNMEASURED)
    wide = max(measures[0], NARROWEST)
    high = measures[1] * wide / measures[0]
    drawn = [elements(frame.picture) for frame in frames]
    defs = dict.fromkeys(part for one in drawn for part in one if part.startswith("<defs>"))
    inks = dict.fromkeys(ink for part in defs for ink in elements(f"<svg>{part[6:-7]}</svg>"))
    shown = merged([[part for part in one if not part.startswith(("<defs>", "<title>"))] for one in drawn])
    told = merged([_said(frame.said, high, wide, colours["text-2"]) for frame in frames])
    names = {seen: f"f{n}" for n, seen in enumerate(dict.fromkeys(part.frames for part in [*shown, *told]))}
    seconds = num((len(frames) - 1 + REST) * STEP)
    head, size = fit(title, wide - 2 * PAD, (16, 14, 12))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(wide)}" height="{num(high + FOOT)}" '
        f'viewBox="0 0 {num(wide)} {num(high + FOOT)}" role="img" font-family="{UI}">'
        f"<title>{escape(title)}</title>{_style(names, len(frames), seconds)}<defs>{''.join(inks)}</defs>"
        f"{rect(0, 0, wide, high + FOOT, colours['bg'])}"
        f'<svg width="{num(wide)}" height="{num(high)}" viewBox="{corner} {num(measures[0])} {num(measures[1])}"'
        f"{OWN.sub('', root[1])}>{_groups(shown, names, len(frames))}</svg>"
        f"{text(PAD, high + 28, head, size, 650, colours['text'])}{_groups(told, names, len(frames))}"
        f"{rect(0, high, wide, 3, colours['gold'], 0, WAY)}</svg>\n"
    )


def elements(picture: str) -> list[str]:
    """What an SVG image is made of, one string for each element right inside it.

    >>> elements('<svg a="1"><g><path d="M0 0"/></g><text>5</text></svg>')
    ['<g><path d="M0 0"/></g>', '<text>5</text>']
    """
    found, depth, begin = [], 0, 0
    for tag in TAG.finditer(picture):
        if depth == 1 and not tag[1]:
            begin = tag.start()
        depth += -1 if tag[1] else 0 if tag[3] else 1
        if depth == 1 and (tag[1] or tag[3]):
            found.append(picture[begin : tag.end()])
    return found


def merged(frames: Sequence[Sequence[str]]) -> list[Part]:
    """All that is drawn in any frame, once where frames share it, so that the order within each of them is kept.

    >>> [(part.drawing, sorted(part.frames)) for part in merged(["abd", "acd"])]
    [('a', [0, 1]), ('b', [0]), ('c', [1]), ('d', [0, 1])]
    """
    parts: list[Part] = []
    for n, frame in enumerate(frames):
        matcher = SequenceMatcher(None, [part.drawing for part in parts], frame, autojunk=False)
        joined: list[Part] = []
        for tag, first, last, begin, end in matcher.get_opcodes():
            shared = tag == "equal"
            joined += [Part(part.drawing, part.frames | {n}) if shared else part for part in parts[first:last]]
            joined += [] if shared else [Part(drawing, frozenset({n})) for drawing in frame[begin:end]]
        parts = joined
    return parts


def _groups(parts: Iterable[Part], names: dict[frozenset[int], str], count: int) -> str:
    """What is drawn, neighbours that are seen in the same frames as one group."""
    found = []
    for shown, neighbours in groupby(parts, key=lambda part: part.frames):
        inside = "".join(part.drawing for part in neighbours)
        hidden = "" if count - 1 in shown else ' visibility="hidden"'
        found.append(inside if len(shown) == count else f'<g class="{names[shown]}"{hidden}>{inside}</g>')
    return "".join(found)


def _style(names: dict[frozenset[int], str], count: int, seconds: str) -> str:
    """When each group is seen: no transition, each frame as it is."""
    steps = count - 1 + REST
    rules = []
    for shown, name in names.items():
        if len(shown) == count:
            continue
        changes = [n for n in range(count) if n == 0 or (n in shown) != (n - 1 in shown)]
        moments = "".join(
            f"{num(100 * n / steps)}%{{visibility:{'visible' if n in shown else 'hidden'}}}" for n in changes
        )
        rules.append(f"@keyframes {name}{{{moments}}}.{name}{{animation:{name} {seconds}s step-end infinite}}")
    way = "@keyframes way{from{transform:scaleX(0)}}"
    rules.append(f"{way}.way{{transform-box:fill-box;animation:way {seconds}s linear infinite}}")
    return f"<style>@media (prefers-reduced-motion:no-preference){{{''.join(rules)}}}</style>"


def _said(words: str, y: float, wide: float, colour: str) -> list[str]:
    """What is said of a frame, line by line; what finds no room in the last one is cut short."""
    room = wide - 2 * PAD
    lines = [""]
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if len(lines) < LINES and length(longer, SIZE) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return [text(PAD, y + 51 + n * LINE, *fit(line, room, [SIZE]), 400, colour) for n, line in enumerate(lines) if line]
