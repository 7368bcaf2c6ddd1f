"""Drawn heraldry: the brushes, the small signs, and charges put together from an emblem, as SVG fragments."""
# interpreted: data only

from __future__ import annotations

from collections.abc import Collection
from typing import Final

# Everything is drawn in a box of 64 x 64, in two colours that the place of use gives: the charge has ``color``; what is
# cut into it has ``fill`` and ``stroke``, the colour of the field. So a charge works on any field and as ink on vellum.

BOX: Final = 64


def fill(d: str) -> str:
    return f'<path d="{d}" fill="currentColor" stroke="none"/>'


def cut(d: str) -> str:
    """A hole: painted in the colour of the field."""
    return f'<path d="{d}" stroke="none"/>'


def line(width: float, d: str) -> str:
    return f'<path d="{d}" fill="none" stroke="currentColor" stroke-width="{width}"/>'


def groove(width: float, d: str) -> str:
    return f'<path d="{d}" fill="none" stroke-width="{width}"/>'


def both(*parts: str) -> str:
    """The right half and its mirror image, part by part, so that a cut is not painted over at the middle."""
    return "".join(f'{part}<g transform="matrix(-1 0 0 1 64 0)">{part}</g>' for part in parts)


def turned(angle: float, *parts: str) -> str:
    return f'<g transform="rotate({angle} 32 32)">{"".join(parts)}</g>'


def spun(times: int, *parts: str) -> str:
    """The same again and again around the centre."""
    return "".join(turned(360 * number / times, *parts) for number in range(times))


def put(x: float, y: float, scale: float, *parts: str) -> str:
    """A drawing, made smaller, with its upper left corner at a point."""
    return f'<g transform="translate({x} {y}) scale({scale})">{"".join(parts)}</g>'


# Signs ----------------------------------------------------------------------------------------------------------------

STAR: Final = spun(4, fill("M32 0L38.5 32H25.5Z")) + turned(45, spun(4, fill("M32 8L37.5 32H26.5Z")))

ARCH: Final = "M8 60V30C8 15 18 4 32 4C46 4 56 15 56 30V60H43V31C43 23 38 17 32 17C26 17 21 23 21 31V60Z"
GATE: Final = (
    fill(ARCH)
    + groove(2, "M8 45H21M43 45H56M8 31H21M43 31H56M12 17L23 24M52 17L41 24M24 5L28 17M40 5L36 17")
    + line(2.2, "M27 24V60M32 20V60M37 24V60M22 38H42M22 50H42")
)
SWORD: Final = turned(
    45,
    fill("M32 -9L38 0V41H26V0Z"),
    fill("M15 41H49V48H15Z"),
    fill("M28.5 48H35.5V59H28.5Z"),
    fill("M32 57L38 63.5L32 70L26 63.5Z"),
)
BOW: Final = (
    line(6.5, "M13 6C38 4 60 26 58 51")
    + line(2.6, "M13 6L58 51")
    + line(4.8, "M8 56L50 14")
    + fill("M62 2L57 21L43 7Z")
    + line(4, "M17 47L7 46M17 47L18 57")
)
HEART: Final = fill(
    "M32 58C14 45 5 35 5 22C5 13 12 7 19 7C25 7 30 10 32 15C34 10 39 7 45 7C52 7 59 13 59 22C59 35 50 45 32 58Z"
)
CROWN: Final = fill("M4 14L18 30L32 8L46 30L60 14L54 48H10Z") + fill("M10 51H54V57H10Z")
CRYSTAL: Final = fill("M20 6H44L60 24L32 60L4 24Z") + groove(3, "M4 24H60M32 6L23 24L32 60L41 24Z")
FOOT: Final = fill("M12 6C18 6 20 13 19 22C18.5 27 17 30 12 30C7 30 5 26 5 20C5 12 7 6 12 6Z") + fill(
    "M7 34H17.5C18.5 41 17 45 12.5 45C8 45 6.5 41 7 34Z"
)
HAMMER: Final = turned(45, fill("M12 2H44L54 10V22H12Z"), fill("M27 22H37V66H27Z"), groove(2.4, "M20 2V22"))
CROSSED: Final = both(fill("M2 2L12 4L50 42L43 49L4 12Z"), line(5.5, "M36 56L56 36"), line(7, "M50 50L59 59"))
CARDS: Final = fill("M23 4H54C56 4 58 6 58 8V46C58 48 56 50 54 50H23C21 50 19 48 19 46V8C19 6 21 4 23 4Z") + line(
    5, "M11 14V53C11 56 13 58 16 58H48"
)
DRAWN: Final = CARDS + groove(5, "M38.5 15V39M27 28L38.5 39L50 28")
THROWN: Final = fill("M23 4H54C56 4 58 6 58 8V34H19V8C19 6 21 4 23 4Z") + line(
    5, "M6 34V54C6 57 8 59 11 59H53C56 59 58 57 58 54V44"
)
FAN: Final = turned(-24, fill("M14 12H38V52H14Z"), groove(3, "M14 12H38V52H14Z")) + turned(
    14, groove(5, "M27 8H52V50H27Z"), fill("M27 8H52V50H27Z")
)
BRICKS: Final = fill("M4 6H60V60H4Z") + groove(
    4,
    "M4 20H60M4 33H60M4 47H60M22 6V20M44 6V20M12 20V33M33 20V33M53 20V33M22 33V47M44 33V47M12 47V60M33 47V60M53 47V60",
)
VINE_LEAF: Final = both(
    fill("M31.8 2C40 8 42 14 40 20C48 14 58 16 62 24C56 30 48 32 42 30C50 36 52 44 48 52C40 50 34 44 31.8 36Z")
) + line(3.6, "M32 30V62")
SCROLL: Final = fill("M14 6H48C54 6 58 10 58 16V20H48V50C48 56 44 60 38 60H10C4 60 2 54 4 48H14Z") + groove(
    3, "M22 18H40M22 28H40M22 38H40"
)
SIGNS: Final = {
    "melee": SWORD,
    "ranged": BOW,
    "life": HEART,
    "crown": CROWN,
    "star": STAR,
    "summon": GATE,
    "move": put(-1, 7, 1.3, FOOT) + put(33, -7, 1.3, FOOT),
    "build": HAMMER,
    "attack": CROSSED,
    "magic": CRYSTAL,
    "draw": DRAWN,
    "discard": THROWN,
    "hand": FAN,
    "wall": BRICKS,
    "vine": VINE_LEAF,
    "event": SCROLL,
}

# Cards without a charge of their own ----------------------------------------------------------------------------------

NEUTRAL: Final = fill("M7 5H57V28C57 45 46 56 32 62C18 56 7 45 7 28Z") + groove(4, "M32 5V62M7 26H57")
"""The emblem of a faction that has none."""

WEAPONS: Final = {
    "melee": (
        both(fill("M0 2L9 4L52 48L48 52L4 9Z"), line(4, "M41 59L59 41"), line(5, "M52 52L60 60")),
        both(line(5, "M8 8L60 60"), fill("M2 20C0 10 8 2 20 2L17 9L24 16L16 24L9 17Z")),
        both(line(4.5, "M10 10L61 61"), fill("M0 0L19 8L8 19Z")),
    ),
    "ranged": (
        both(line(4.5, "M8 8L58 58"), fill("M0 0L17 6L6 17Z"), line(4, "M50 50L61 51M50 50L51 61")),
        both(fill("M2 2L22 8L18 14L30 18L26 26L12 18L15 12Z"), fill("M62 62L50 48L56 46L44 38L40 44L50 52L46 55Z")),
    ),
}
DISC: Final = cut("M32 9C45 9 55 19 55 32C55 45 45 55 32 55C19 55 9 45 9 32C9 19 19 9 32 9Z")
WINGS: Final = both(
    fill(
        "M48 34C44 22 50 8 62 2C64 8 63 13 61 17C63 18 63 18 64 18"
        "C64 24 62 28 59 31C60 32 61 32 62 32C60 40 55 44 48 46Z"
    )
)
RING: Final = line(4, "M32 4C48 4 60 16 60 32C60 48 48 60 32 60C16 60 4 48 4 32C4 16 16 4 32 4Z")


def composed(card: str, device: str, attack: str, classes: Collection[str], otherwise: str) -> str:
    """A charge put together from an emblem and what the card is: a summoner, champion, event, or unit with arms."""
    if "summoner" in classes:
        return put(14, -6, 0.56, CROWN) + put(8, 22, 0.66, device)
    if "champion" in classes:
        return WINGS + put(14, 12, 0.56, device)
    if "event" in classes:
        return RING + put(14, 14, 0.56, device)
    if attack in WEAPONS:
        # Commons of one faction differ in their arms, the same on every machine.
        arms = WEAPONS[attack]
        return arms[sum(card.encode()) % len(arms)] + DISC + put(13, 13, 0.59, device)
    return otherwise
