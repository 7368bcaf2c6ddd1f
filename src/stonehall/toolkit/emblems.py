"""Emblems: what stands for a people on shields and on cards without a charge of their own, as SVG fragments."""
# interpreted: data only

from __future__ import annotations

from typing import Final

from stonehall.toolkit.heraldry import BOX, NEUTRAL, both, cut, fill, groove, line, put, spun, turned

SKULL_SHAPE: Final = (
    "M31.8 5C46 5 55 14 55 26.5C55 33 52 37.5 48.5 40.5L47.5 48C46 49.5 44 50 42 50L41.5 58C38 60 35 60 31.8 60Z"
)
SKULL: Final = both(
    fill(SKULL_SHAPE),
    cut("M35.5 32C36 27.5 41 25 45.5 26.5C49 28 49.5 33.5 47.5 37C45 40.5 39.5 40.5 37 38C35.6 36.5 35.3 34 35.5 32Z"),
    cut("M32.5 40.5C34 42 35.5 44.5 36 47L32.5 46Z"),
    groove(1.8, "M36.8 52.5V60M41.5 50V55"),
    groove(1.8, "M32 52.5V60"),
)
GOBLIN_SHAPE: Final = "M31.8 11C41 11 47 16 49 24L63 15C63 27 57 36 49 38.5C46 48 40 55 31.8 58Z"
GOBLIN_FACE: Final = cut("M35.5 33L47.5 26.5C48 32 44.5 36.5 40 36.5C37.5 36.5 36 35 35.5 33Z") + groove(
    2, "M51 28L58 23.5"
)
GOBLIN: Final = both(
    fill(GOBLIN_SHAPE),
    GOBLIN_FACE,
    cut("M31.8 46C36 46 40 44.5 43 41.5C42 48 37.5 51.5 31.8 51.5Z"),
    fill("M36 45L38 49.5L40 43.5Z"),
)
MOUNTAIN: Final = (
    fill("M0 59L23 8L33 27L40 17L64 59Z")
    + groove(3.2, "M13 31L18 35L22 29L27 36L33 27L36 34L40 30L44 36L50 33")
    + groove(2.4, "M26 46L22 53M44 45L48 52")
)
EMBLEMS: Final = {
    "polar-dwarves": MOUNTAIN,
    "fallen-kingdom": SKULL,
    "cave-goblins": GOBLIN,
    "breakers": fill("M32 3L58 18V46L32 61L6 46V18Z")
    + groove(4, "M40 2L28 22L38 31L22 43L27 62")
    + groove(2.4, "M28 22L6 17M38 31L59 41M22 43L6 44"),
    "savanna-elves": spun(12, fill("M32 0L40 14H24Z"))
    + fill("M32 8C46 8 56 18 56 32C56 46 46 56 32 56C18 56 8 46 8 32C8 18 18 8 32 8Z")
    + groove(3, "M15 24C18 16 24 13 32 13C40 13 46 16 49 24C51 38 44 48 38 52H26C20 48 13 38 15 24Z")
    + both(cut("M36 30L45 25C45.5 30 43 33 39.5 33Z"), groove(2, "M32 45C35 48 38 48 41 45"))
    + cut("M26.5 37H37.5L32 43.5Z")
    + groove(2, "M32 43V46"),
    "vanguards": both(
        fill(
            "M35 20C44 8 54 4 63 6C62 12 60 15 57 17C59 18 60 18 61 18"
            "C59 23 56 26 52 27C53 28 54 29 55 29C52 34 45 37 36 36Z"
        )
    )
    + fill("M32 2L36 10V46H28V10Z")
    + fill("M20 45H44V50H20ZM29.5 50H34.5V60H29.5ZM28 58H36V63H28Z"),
    "phoenix-elves": both(
        fill("M32 30C40 26 47 16 46 3C54 8 59 16 60 24L64 22C64 34 56 43 44 44L48 62L38 52L31.8 63Z"),
        groove(2.2, "M43 36C50 33 54 28 55 20M40 32C45 28 48 23 49 16"),
    )
    + fill("M27 18C27 12 32 8 36 9C39 10 40 13 44 15L38 19L37 34H27Z")
    + cut("M33 13.5C35.5 13.5 35.5 16.5 33 16.5C31.5 16.5 31.5 13.5 33 13.5Z"),
    "tundra-orcs": both(
        fill("M31.8 5C43 5 50 13 51 24L60 20C61 30 57 36 51 38C50 44 50 48 48 52L42 60H31.8Z"),
        cut("M36 31L47 26C47.5 31 45 34 41 34C38.5 34 36.5 33 36 31Z"),
        groove(2.6, "M31.8 48H45"),
        fill("M37.5 50L40 36.5L44.5 50Z"),
        groove(2, "M37.5 48L40 37L44.5 48"),
        groove(2.4, "M32 12V21M39 13L38 21"),
        cut("M33 37L36 41H33Z"),
    ),
    "shadow-elves": fill("M42 4C24 2 6 14 6 33C6 51 20 62 38 61C52 60 60 50 61 40C54 50 40 51 32 43C22 33 26 12 42 4Z")
    + put(26, 2, 0.58, fill("M44 4L50 16V42H38V16Z"), fill("M28 42H60V49H28ZM40.5 49H47.5V64H40.5Z")),
    "fungal-dwarves": fill(
        "M32 4C49 4 61 16 61 29C61 35 56 37 50 36C44 35 38 34 32 34C26 34 20 35 14 36C8 37 3 35 3 29C3 16 15 4 32 4Z"
    )
    + fill("M24 38C29 37 35 37 40 38C40 46 42 54 46 60H18C22 54 24 46 24 38Z")
    + cut("M32 9C37 9 40 12 40 16C40 20 37 22.5 32 22.5C27 22.5 24 20 24 16C24 12 27 9 32 9Z")
    + cut("M50 18C53 18 55 20.5 55 24C55 27 53 29 50 29C47 29 45.5 27 45.5 24C45.5 20.5 47 18 50 18Z")
    + cut("M14 18C17 18 18.5 20.5 18.5 24C18.5 27 17 29 14 29C11 29 9 27 9 24C9 20.5 11 18 14 18Z"),
    "eternal-council": fill("M10 3H54V11H10ZM10 53H54V61H10Z")
    + fill("M14 13H50C50 24 42 28 38 32C42 36 50 40 50 51H14C14 40 22 36 26 32C22 28 14 24 14 13Z")
    + cut("M20 17H44C43 23 37 27 32 29C27 27 21 23 20 17Z")
    + fill("M24 21.5H40C38 24.5 35 26 32 27.5C29 26 26 24.5 24 21.5Z")
    + cut("M20 48C22 43 28 42 32 35C36 42 42 43 44 48Z"),
}

OLDER: Final = {
    "deep-dwarves": spun(8, fill("M32 2L38 14H26Z"))
    + fill("M32 12L48 24L42 46H22L16 24Z")
    + groove(2.6, "M16 24H48M32 12L25 24L32 46L39 24Z"),
    "mountain-vargath": both(
        fill("M31.8 20C38 20 43 24 45 30C53 30 60 24 60 12C60 8 57 4 54 3C56 12 51 18 44 17C40 13 36 11 31.8 11Z"),
        fill("M31.8 22C39 22 44 28 43 38C42 48 37 58 31.8 61Z"),
        cut("M34.5 36L42 33L41 38L36 40Z"),
    ),
    "sand-goblins": fill("M4 46C14 34 24 50 34 42C44 34 52 44 60 40V60H4Z")
    + groove(2.4, "M8 54C18 46 28 58 38 51C46 46 52 52 58 50")
    + spun(8, fill("M32 2L35 12H29Z"))
    + put(16, 8, 0.5, line(9, "M32 14C42 14 50 22 50 32C50 42 42 50 32 50C22 50 14 42 14 32C14 22 22 14 32 14Z")),
    "swamp-orcs": both(
        fill("M31.8 10C40 4 52 6 54 16C60 24 58 40 50 48C44 54 38 57 31.8 57Z"),
        cut("M40 17C44 15 49 17 50 21C48 25 42 25 40 21Z"),
        groove(2.6, "M31.8 40C40 40 48 37 53 31"),
        fill("M38 40L41 48L44 38Z"),
    ),
    "benders": fill("M32 6C48 6 60 18 62 32C60 46 48 58 32 58C16 58 4 46 2 32C4 18 16 6 32 6Z")
    + cut("M32 14C42 14 52 22 55 32C52 42 42 50 32 50C22 50 12 42 9 32C12 22 22 14 32 14Z")
    + spun(6, fill("M32 18C40 20 42 26 38 32C36 26 33 24 32 18Z"))
    + fill("M32 27C35 27 37 29 37 32C37 35 35 37 32 37C29 37 27 35 27 32C27 29 29 27 32 27Z"),
    "mercenaries": turned(45, fill("M29 2H35V44H29Z"), fill("M20 44H44V49H20Z"), fill("M29 49H35V60H29Z"))
    + turned(-45, fill("M29 2H35V44H29Z"), fill("M20 44H44V49H20Z"), fill("M29 49H35V60H29Z")),
    "filth": fill("M32 4C44 20 56 30 54 44C52 56 42 61 32 61C22 61 12 56 10 44C8 30 20 20 32 4Z")
    + cut("M24 34A6 6 0 1 1 23.9 34ZM42 40A4 4 0 1 1 41.9 40ZM30 50A3.5 3.5 0 1 1 29.9 50Z"),
    "guild-dwarves": turned(0, fill("M8 20H50C50 28 58 28 58 34H44L40 42V50H52V58H14V50H26V42C16 42 10 34 8 20Z")),
    "jungle-elves": fill("M58 4C60 34 48 56 20 52C10 36 24 12 58 4Z")
    + line(5, "M6 62C14 54 20 48 26 42")
    + groove(3, "M24 44L50 14M34 32L34 22M40 26L50 26"),
    "cloaks": both(
        fill("M31.8 4C44 6 50 18 49 30L58 60H31.8Z"), cut("M31.8 18C38 18 42 24 41 32C39 37 36 39 31.8 40Z")
    ),
}


def emblem(faction: str) -> str:
    """The emblem of a people, or a plain shield."""
    return EMBLEMS.get(faction) or OLDER.get(faction) or NEUTRAL


def joined(one: str, other: str) -> str:
    """The emblem of two peoples who fight together: both, divided by a line from corner to corner."""
    return put(-1, -1, 0.56, one) + put(BOX * 0.46, BOX * 0.46, 0.56, other) + line(3.4, "M58 6L6 58")
