"""Drawn heraldry: the charge of each card, the emblem of each faction and the symbols of decks, as SVG fragments."""
# interpreted: data only

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from stonehall.toolkit.emblems import GOBLIN, GOBLIN_SHAPE, SKULL, SKULL_SHAPE, emblem
from stonehall.toolkit.heraldry import (
    ARCH,
    GATE,
    HEART,
    STAR,
    both,
    composed,
    cut,
    fill,
    groove,
    line,
    put,
    spun,
    turned,
)

# Parts used more than once --------------------------------------------------------------------------------------------

SKULL_HALO: Final = both(groove(9, SKULL_SHAPE))

FLAME: Final = fill(
    "M34 2C35 13 52 21 52 40C52 52 43 61 32 61C21 61 12 52 12 41C12 32 17 27 18 19C22 22 25 26 26 31C31 24 34 13 34 2Z"
)
FLAME_HEART: Final = cut("M33 35C35 41 41 44 41 50C41 55 37 58 32 58C27 58 23.5 55 23.5 50C23.5 44 31 42 33 35Z")

SNOWFLAKE_ARM: Final = "M32 32V5M32 16L22.5 8.5M32 16L41.5 8.5"
SNOWFLAKE: Final = (
    spun(6, line(5, SNOWFLAKE_ARM))
    + fill("M32 20L42.4 26V38L32 44L21.6 38V26Z")
    + cut("M32 26L37.2 29V35L32 38L26.8 35V29Z")
)
LITTLE_FLAKE: Final = spun(3, line(8, "M32 4V60")) + spun(6, line(6, "M23 10L32 18L41 10"))

FIST: Final = (
    fill(
        "M11 22C11 18 13 16 16 16C18 16 20 17 20.5 18C21 14 23 12 26 12C29 12 31 14 31.3 17C32 13 34 11 37 11"
        "C40 11 42 13 42.3 17C43 15 45 14 47 14C51 14 53 17 53 21V38C53 44 50 48 47 50V61H19V52C14 49 11 44 11 38Z"
    )
    + groove(2, "M20.8 18V31M31.5 17V31M42.3 17V31")
    + groove(2.2, "M11 33C22 30 33 30 40 33C45 35 44 42 38 42C32 42 27 40 22 42")
)
HAND: Final = line(7.5, "M17 34L9 20M26 30L22 9M36 30L37 7M44.5 33L51 13M46 48L58 37") + fill(
    "M13.5 33H48L51 45C51 54 44 62 33 62C22 62 16 55 15 46Z"
)

# Cards ----------------------------------------------------------------------------------------------------------------

POLAR_DWARVES: Final = {
    "svara": SNOWFLAKE,
    "ollag": both(
        fill("M44 20C52 20 56 14 55 4C64 12 63 30 50 32Z"),
        fill("M31.8 8C42 8 47.5 16 48 26V31H31.8Z"),
        fill("M31.8 34H35L37 38H48L50 34C52 46 47 52 44 54L41 50L39 60L35 54L31.8 62Z"),
        groove(2, "M31.8 26H48"),
        cut("M36 33.5H45L43 37H37.5Z"),
        groove(2, "M35 44C37 43 39 44 41 46"),
    ),
    "jarmund": both(
        fill("M31.8 4C46 5 53 16 53 29L50 32H31.8Z"),
        fill("M34.5 34H51L53 40L47 48L38 42L34.5 46Z"),
        fill("M47 51L54 44L56 54L50 61L45 57Z"),
        fill("M35 48L38 45L45 50L42 60L35 55Z"),
        groove(2.4, "M37 6C39 12 40 20 39 32"),
        cut("M37.5 27L48 24.5L48.5 27.5L38.5 31Z"),
    )
    + fill("M29.5 4H34.5V46H29.5Z"),
    "nadiana": fill("M62 62L33 47L4 4L48 33Z")
    + groove(2.2, "M62 62L4 4M33 47L40 40M48 33L41 40")
    + fill("M30 4L40 9L56 30L42 19Z")
    + fill("M4 28L8 38L27 55L18 41Z")
    + fill("M48 4L54 8L60 18L52 13Z")
    + fill("M4 46L7 53L16 60L12 52Z"),
    "frost-mage": put(0, 14, 0.78, HAND) + put(39, 0, 0.39, LITTLE_FLAKE),
    "bear-cavalry": fill(
        "M4 60C3 45 5 31 13 21C12 13 16 8 21 8C26 8 29 11 30 15C35 14 40 15 44 19C50 21 57 23 60 26C63 28 63 33 60 35"
        "L46 38L58 41C58 45 52 49 44 49L42 51C42 55 43 58 44 61L36 55L32 62L26 55L20 62L14 55Z"
    )
    + cut("M40 24L46 26.5L41 28.5Z")
    + cut("M57 26C60 26 61 29 59.5 30.5L55.5 29Z")
    + groove(2.2, "M19 15C22 14 24 16 24 19")
    + groove(2, "M24 30C24 40 27 45 34 48"),
    "ice-smith": fill(
        "M5 33H49C54 33 58 31 62 29C61 38 53 43 44 44C41 45 40 48 42 51"
        "H50V60H16V51H22C25 47 23 43 18 42C11 42 6 39 5 33Z"
    )
    + fill("M14 8L32 3L35 14L31 19L20 22L16.5 17Z")
    + line(4.6, "M33 14L50 22")
    + line(2.6, "M10 27L5 23M26 27V28M40 28L43 26")
    + groove(1.8, "M8 37H50"),
    "ice-golem": both(
        fill("M31.8 4H38L41 9V20H31.8Z"),
        cut("M34 11L39 10V13L34.5 14.5Z"),
        fill("M43 13L54 12L61 21L59 31L49 30L43 25Z"),
        fill("M31.8 22H40L47 32L43 44H31.8Z"),
        fill("M51 33L60 34L62 46L58 52H50L48 44Z"),
        fill("M33 47H43L47 61H34.5Z"),
    )
    + groove(2, "M32 22L28 30L33 36L31 44M28 30L20 31M33 36L42 35"),
    "ice-ram": both(
        fill("M31.8 12C39 12 43 17 42.5 24L39 47C38 54 36 59 31.8 60Z"),
        cut("M35 27L41 24L40 30C38 31 36 30 35 27Z"),
        cut("M33.5 52L36.5 48L36 53Z"),
        line(7, "M40 14C47 4 60 10 59 25C58 37 47 39 46 31C45.5 27 49 24 51 26"),
    )
    + groove(2, "M32 14L28 20L32 26L36 20Z"),
    "parapet": fill("M3 9H16V19H25V9H39V19H48V9H61V60H3Z")
    + groove(2, "M3 27H61M3 38H61M3 49H61M18 27V38M32 19V27M46 27V38M12 38V49M52 38V49M20 49V60M44 49V60")
    + cut("M29 34C29 30 35 30 35 34V46H29Z"),
    "ice-repair": fill("M6 6C16 8 24 7 32 3C40 7 48 8 58 6V28C58 45 46 56 32 62C18 56 6 45 6 28Z")
    + groove(2, "M11 11.5C19 13 26 12 32 8.5C38 12 45 13 53 11.5V28C53 42 43 51 32 56.5C21 51 11 42 11 28Z")
    + put(17, 16.5, 0.47, spun(6, groove(7, "M32 32V4M23 9L32 18L41 9"))),
    "glacial-shift": fill("M4 40L14 20L21 27L33 4L45 24L49 20L60 40Z")
    + groove(2, "M33 4L29 22L36 30L30 40M21 27L24 33L18 40M45 24L43 31L47 40")
    + line(5, "M13 52H51")
    + fill("M2 52L15 43V61Z")
    + fill("M62 52L49 43V61Z"),
}

FALLEN_KINGDOM: Final = {
    "ret-talus": fill("M12 23L8 5L21 14L32 1L43 14L56 5L52 23Z")
    + groove(2, "M12.5 18.5H51.5")
    + put(9, 22.5, 0.72, put(0, -5, 1, SKULL)),
    "elut-bal": both(
        fill("M31.8 2C34 9 39 13 41 20C44 16 45 11 44 5C53 13 59 24 58 37C57 52 46 62 31.8 62Z"),
        cut("M36 36L49 29C50 36 46 41 40 41C38 41 36.5 39 36 36Z"),
        cut("M31.8 47L36 50L40 46L43 49L47 44C46 53 40 57 31.8 57Z"),
    ),
    "dragos": both(
        fill("M34 34C38 20 49 8 63 6C59 14 60 23 63 34C58 31 54 34 53 41C49 37 45 40 44 47C41 43 38 42 35 43Z"),
        groove(2, "M44 30C49 22 54 17 59 13M46 33L56 31M46 36L51 41"),
    )
    + put(15, 10.5, 0.53, SKULL_HALO, both(cut(SKULL_SHAPE)), SKULL)
    + both(fill("M33.6 40H38.5L37 56Z")),
    "gul-dass": both(
        fill("M40 24C51 25 56 17 53 3C64 12 66 34 45 38Z"),
        groove(2, "M47 25L50 35"),
        fill("M31.8 14C40 14 46 19 46 28L47 38L42 42V48L37 61L35 52H31.8Z"),
        cut("M34.5 35L44 29.5C45 35 42 39 38 39C36 39 35 37 34.5 35Z"),
        cut("M32.5 41L35 47L32.5 46Z"),
    ),
    "undead-warrior": both(fill("M2 4L10 5L56 52L52 56L4 11Z"), line(4, "M44 60L60 44"), line(5, "M54 54L60 60"))
    + put(11.5, 5, 0.64, SKULL_HALO + both(cut(SKULL_SHAPE)) + SKULL),
    "undead-archer": line(5, "M30 3C66 12 66 52 30 61")
    + line(2, "M30 3L12 32L30 61")
    + line(3.6, "M12 32H58")
    + fill("M63 32L50 25V39Z")
    + put(14, 15, 0.53, SKULL_HALO + both(cut(SKULL_SHAPE)) + SKULL),
    "undead-carrier": fill(
        "M32 4C47 4 56 14 56 27C56 33 53 38 49 41L48 48L42 50L41 59L32 61C21 61 9 48 9 27C9 13 18 4 32 4Z"
    )
    + cut("M35.5 32C36 27 42 25 46 26.5C50 28 50 34 48 37C45 40.5 39.5 40.5 37 38C35.6 36.5 35.3 34 35.5 32Z")
    + cut("M34.5 41L37.5 47.5L34.5 46.5Z")
    + groove(2, "M37.5 52V60M42 50V55")
    + groove(2.4, "M31 4L33 13L29.5 20L33 28L30.5 38L33 46L31 61")
    + cut("M15 31C19 27 24 27 27.5 31C24 34.5 19 34.5 15 31Z")
    + fill("M21.5 28.5C24.5 28.5 24.5 33.5 21.5 33.5C18.5 33.5 18.5 28.5 21.5 28.5Z")
    + groove(2.4, "M21 49C24 47.5 27 47.5 30 48.5"),
    "hellfire-cultist": put(13, -1, 0.62, FLAME, FLAME_HEART)
    + both(
        fill("M31.8 48H40C43 43 49 36 56 35C60 35 61 38 58 40C54 43 52 49 47 54C44 57 42 58 41 58V64H31.8Z"),
        line(4.6, "M45 41L48 33M52 36.5L54 31"),
    ),
    "sacrificial-pyre": put(9.5, -1, 0.7, FLAME, FLAME_HEART)
    + line(7, "M8 59L56 46")
    + groove(11, "M16 48.2L48 56.8")
    + line(7, "M8 46L56 59"),
    "hellforged-weapon": turned(
        45,
        fill(
            "M32 -8C38 0 40 4 37.5 9C35.5 13 36 16 38 20C40 24 38 29 37 35"
            "L37.5 44H26.5C25 37 24 32 26 28C28 24 27 20 26 16C25 11 27 3 32 -8Z"
        ),
        groove(1.8, "M32 4C34 9 30 14 32 20C34 26 31 32 32 42"),
        fill("M12 40C16 44 22 43 26 43H38C42 43 48 44 52 40C53 46 50 49 45 49H19C14 49 11 46 12 40Z"),
        fill("M29 49H35V60H29Z"),
        fill("M32 59C36 59 38 61 38 64C38 67 36 70 32 70C28 70 26 67 26 64C26 61 28 59 32 59Z"),
    ),
    "purge": spun(8, fill("M32 -1L38.5 16H25.5Z"))
    + turned(22.5, spun(8, fill("M32 5L37 16H27Z")))
    + fill("M32 12C43 12 52 21 52 32C52 43 43 52 32 52C21 52 12 43 12 32C12 21 21 12 32 12Z")
    + cut("M32 15C41.5 15 49 22.5 49 32C49 41.5 41.5 49 32 49C22.5 49 15 41.5 15 32C15 22.5 22.5 15 32 15Z")
    + put(18.2, 17.6, 0.43, SKULL),
    "blood-summon": fill("M32 1C38 15 54 27 54 42C54 54 44 63 32 63C20 63 10 54 10 42C10 27 26 15 32 1Z")
    + put(18.5, 25, 0.42, cut(ARCH + "M21 60V31C21 23 26 17 32 17C38 17 43 23 43 31V60Z"))
    + put(26.5, 37, 0.17, fill("M32 -8C40 14 58 28 58 44C58 56 46 64 32 64C18 64 6 56 6 44C6 28 24 14 32 -8Z")),
}

CAVE_GOBLINS: Final = {
    "sneeks": both(
        fill(GOBLIN_SHAPE),
        cut("M31.8 27C36 22 46 20 53 23C53 31 48 37.5 41 37.5C36.5 37.5 35 33.5 31.8 33.5Z"),
        fill("M36 30L47 25.5C47 30.5 44 33.5 40.5 33.5C38 33.5 36.5 32 36 30Z"),
        cut("M31.8 45C36 45 40 43.5 42.5 41C42 46 37.5 49 31.8 49Z"),
    )
    + groove(2, "M14 22L6 20M50 22L58 20"),
    "blarf": FIST + groove(2.2, "M25 52L29 60L33 52L37 60L41 52"),
    "smeg": line(6, "M8 60L34 30")
    + fill("M42 2L57 10L54 30L40 36L30 21Z")
    + groove(2, "M42 2L44 19L54 30M30 21L44 19L57 10M44 19L40 36")
    + put(2, 6, 0.29, STAR)
    + put(45, 40, 0.29, STAR)
    + line(3, "M26 32L38 42"),
    "the-eater": fill("M32 3C50 3 62 14 62 32C62 50 50 61 32 61C14 61 2 50 2 32C2 14 14 3 32 3Z")
    + cut("M8 31C20 25 44 25 56 31C56 47 46 56 32 56C18 56 8 47 8 31Z")
    + fill("M9 30L15 41L20 28.5ZM21 28L26 40L31 27ZM33 27L38 40L43 28ZM44 28.5L49 41L55 30Z")
    + fill("M15 51L21 42L26 55ZM27 55.5L32 44L37 55.5ZM38 55L43 42L49 51Z")
    + both(cut("M36 20L47 13C48 19 44 22 40 22C38 22 36.5 21.5 36 20Z")),
    "beast-rider": fill(
        "M4 58L3 44L8 42L4 33L10 31L8 21L15 22L16 11L23 16L27 6"
        "C31 9 33 13 33 17C40 18 46 21 50 26L60 28C63 31 63 39 60 42"
        "L52 42C51 49 45 55 38 57L36 52L30 61L26 54L19 62L15 56Z"
    )
    + cut("M35 26L43 26L39 30Z")
    + cut("M57.5 33C58.8 33 58.8 37 57.5 37C56.3 37 56.3 33 57.5 33Z")
    + groove(2.2, "M58 43C52 45 45 45 39 42")
    + groove(5, "M44 48C50 46 52 40 50 31")
    + fill("M41 49C49 49 54 41 50 28C48 36 46 40 40 43Z")
    + groove(2, "M25 15C27 17 28 19 28 22"),
    "horde-climber": line(7.5, "M8 60L40 22")
    + fill("M6 16C21 0 49 1 63 42C54 28 46 23 40 23L32 16C26 11 17 11 6 16Z")
    + groove(2.4, "M14 52L20 57M20 45L26 50"),
    "horde-clinger": both(
        fill("M31.8 6C41 6 47 11 49 20L62 10C63 21 58 31 50 34V40H31.8Z"),
        cut("M35.5 29L47 22.5C47.5 28 44 32 40 32C37.5 32 36 31 35.5 29Z"),
        groove(2, "M52 24L58 19"),
    )
    + groove(4, "M0 40H64")
    + fill("M2 41H62V60H2Z")
    + groove(2, "M2 51H62M20 51V60M44 51V60")
    + both(groove(10.5, "M41 41V44M48.5 41V46M56 41V44"), line(6, "M41 38V44M48.5 38V46M56 38V44")),
    "horde-slinger": line(4, "M10 56C10 36 16 20 27 11M10 56C30 56 46 50 54 38")
    + line(8, "M27 11C28 28 38 38 54 38")
    + fill("M47 5C54 5 59 10 59 17C59 24 54 29 47 29C40 29 35 24 35 17C35 10 40 5 47 5Z")
    + fill("M10 49C14 49 17 52 17 56C17 60 14 63 10 63C6 63 3 60 3 56C3 52 6 49 10 49Z")
    + cut("M10 53C12 53 13 54 13 56C13 58 12 59 10 59C8 59 7 58 7 56C7 54 8 53 10 53Z"),
    "enrage-the-horde": fill("M1 24L10 20C14 33 24 40 34 38C41 36 44 29 42 20L58 22C63 42 51 60 33 60C15 60 4 45 1 24Z")
    + fill("M37 14C45 12 55 13 63 18L61.5 24C54 20 47 19 39 20.5Z")
    + groove(2.4, "M7 33C9 31 11 30 14 30M17 52C20 48 22 44 22 39M36 60C37 52 37 45 35 38")
    + line(3.4, "M37 8L35 2M46 6V0M55 8L58 2"),
    "sneak": both(
        fill("M31.8 25C37 17 50 14 62 19C63 34 55 48 44 48C37 48 35 41 31.8 41Z"),
        cut("M37.5 32C41 26 49 25 55 29C52 37.5 42 40.5 37.5 32Z"),
    ),
    "unrelenting": line(6.5, "M14 47C4 36 6 18 19 9.5C33 1 51 7 56.5 22C61 37 52 53 36 57.5")
    + fill("M40 48V64L25 59Z")
    + put(16, 17, 0.5, HEART),
    "pile-on": put(14.5, -4, 0.55, GOBLIN) + put(-2, 28, 0.55, GOBLIN) + put(31, 28, 0.55, GOBLIN),
}


def charge(card: str, faction: str, attack: str, classes: Collection[str]) -> str:
    """The charge of a card: its own, or one put together from the faction's emblem and what the card is."""
    own = CHARGES.get(card)
    return own if own is not None else composed(card, emblem(faction), attack, classes, CHARGES["parapet"])


CHARGES: Final = {"gate": GATE, "starting-gate": GATE, **POLAR_DWARVES, **FALLEN_KINGDOM, **CAVE_GOBLINS}

# Deck symbols ---------------------------------------------------------------------------------------------------------

SYMBOLS: Final = {
    "logic": spun(8, fill("M27 2H37L39 16H25Z"))
    + line(12, "M32 16C41 16 48 23 48 32C48 41 41 48 32 48C23 48 16 41 16 32C16 23 23 16 32 16Z"),
    "water": fill("M32 2C38 16 54 28 54 42C54 54 44 63 32 63C20 63 10 54 10 42C10 28 26 16 32 2Z"),
    "fire": FLAME + FLAME_HEART,
    "dark": fill("M42 4C24 2 6 14 6 33C6 51 20 62 38 61C50 60 58 52 60 44C48 48 34 44 30 32C27 20 32 9 42 4Z"),
    "instinct": both(fill("M32 28C42 30 50 20 48 4C62 14 66 40 46 46L42 60L32 62Z")),
    "cunning": both(
        fill("M32 25C37 17 50 14 62 19C63 34 55 48 44 48C37 48 35 41 32 41Z"),
        cut("M37.5 32C41 26 49 25 55 29C52 37.5 42 40.5 37.5 32Z"),
    ),
    "light": spun(8, fill("M32 0L37 13H27Z"))
    + fill("M32 16C41 16 48 23 48 32C48 41 41 48 32 48C23 48 16 41 16 32C16 23 23 16 32 16Z"),
    "earth": fill("M58 4C60 34 48 56 20 52C10 36 24 12 58 4Z")
    + line(5, "M6 62C14 54 20 48 26 42")
    + groove(3, "M24 44L44 22"),
    "spirit": spun(3, line(6, "M32 34C18 26 20 10 32 3C44 10 46 26 32 34Z")),
    "resolve": line(6, "M3 32C16 12 48 12 61 32C48 52 16 52 3 32Z")
    + fill("M32 22C38 22 42 26 42 32C42 38 38 42 32 42C26 42 22 38 22 32C22 26 26 22 32 22Z"),
    "air": line(6, "M4 22H40C48 22 50 8 40 8C36 8 34 10 34 13M4 36H52C62 36 62 52 52 52C48 52 46 50 46 47M4 50H30"),
    "divine": fill("M7 4H57V28C57 45 46 56 32 62C18 56 7 45 7 28Z") + groove(7, "M32 12V48M18 26H46"),
    "crossed-axes": both(line(6, "M10 6L58 60"), fill("M2 22C0 12 8 2 22 2L18 10L26 18L17 26L10 18Z")),
}
