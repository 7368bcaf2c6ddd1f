"""The style guide of the catalogues (docs/words.md), as far as a program can see that it is kept."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax.serializer import serialize_pattern

from tests.test_locale import NO_BREAK, PATTERNS

NUMBERS = """
    count amount cost spaces moves attacks magic wanted found most actions turns turn points upper lower seconds epics
    gates number place score wait damage inaction
"""
NUMBER = rf"(?:(?<![\w.,:/#-])\d+|\{{ \$(?:{'|'.join(NUMBERS.split())}) \}})\.?"

SMALL = "[a-záéíóöőúüűąćęłńśźż]"
"""A noun: after a full stop a new sentence begins."""

NO_NOUN = {
    "hu": "vagy és van kell is között megengedett helyett fentről",
    "pl": "lub do i albo od z w ma może to",
}
"""Words after a number that it may leave at the end of a line: the number does not count them."""


SIGNS = tuple(
    f"{game}-{what}"
    for game in ("sw2", "al")
    for what in ("help-", "front-deck-example", "terminal-legend", "terminal-cards-signs")
)
"""What is typed, and what explains signs: no sentences."""


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every text as it is written, on one line, without what is typed at a keyboard („move c3 c5”)."""
    for id, pattern in PATTERNS[language].items():
        if not id.startswith(SIGNS):
            yield id, re.sub(r"[ \n]+", " ", re.sub(r"„[^”]*\d[^”]*”", "„”", serialize_pattern(pattern))).strip()


def found(language: str, wrong: str, ids: str = "") -> list[str]:
    """Where a text holds what it should not."""
    return [f"{id}: {hit[0]}" for id, text in texts(language) if re.match(ids, id) for hit in re.finditer(wrong, text)]


@pytest.mark.parametrize("language", ["hu", "pl"])
def test_a_number_and_its_noun_stay_on_one_line(language: str) -> None:
    others = "|".join(NO_NOUN[language].split())
    assert found(language, rf"{NUMBER} (?!(?:{others})\b){SMALL}\w*") == []


def test_a_polish_word_of_one_letter_is_not_left_at_the_end_of_a_line() -> None:
    assert found("pl", r"(?<!\w)(?<!\N{EN DASH})[aiouwzAIOUWZ] \S+") == []


def test_english_is_british_and_has_one_apostrophe() -> None:
    names = [id for id, text in texts("en") if "." not in id and id.startswith(("tk-card-", "sw2-card-"))]
    american = r"(?i)\b(?:un)?(?:color|center|gray|honor|favor|armor|neighbor|license)\w*"
    spelt = [hit for hit in found("en", american) if hit.split(":")[0] not in names and not re.match(HONOR, hit)]
    assert spelt == [FONT_LICENSE]
    assert found("en", r"['\"]") == []


HONOR = r"mk-[\w.-]+: [Hh]onor$"
"""What is won in the mountain is called so in its rulebook."""
FONT_LICENSE = "web-about-fonts-text: License"
"""It is called so."""


ONE_TEMPLATE = {
    "en": {
        r"whosever|whoever it belongs": "of any colour",
        r"\byours too\b": "including yours",
        r"\b[Ff]orce\w* (?:\w+ )*?by \d": "force it 1 space",
        r"\ba card of your": "a card from your hand",
        r"\bis upgraded\b": "upgrade this piece",
    },
    "hu": {
        r"\d-[gv]\wl (?:nagyobb|kisebb)": "+1 erőt kap",
        r"\+\d\N{NO-BREAK SPACE}erő minden[^.]*ért\b": "+1 erő minden … után",
        r"dobott [^.]*szimbólumért": "minden dobott különleges szimbólum után",
        r"bárkié|mindegy, ki": "bármilyen színű",
        r"nevében szerepel": "„parázs” egység",
        r"(?i)\bpiros": "vörös",
        r"saját (?:közönséges|hősi|jelző\b(?! ?[,(]))": "egy közönséges jelződ",
        r"kezdő játékos": "kezdőjátékos",
    },
    "pl": {
        r"(?:większ|mniejsz)[ay] o\N{NO-BREAK SPACE}\d": "ma +1 do siły",
        r"czyje?kolwiek|bez względu na [^.]*właściciela": "dowolnego koloru",
        r"ze słowem": "jednostka „Cytadeli”",
        r"prostopadl": "sąsiadujące bokiem (w pionie lub poziomie)",
        r"\bMiej\b|\bmiej\b": "zajmij",
        r"\bona\b": "(the verb alone)",
        r"własn\w+ kamie[nń]": "swój kamień",
        r"od twojego Mistrza Przywołań\.": "od swojego",
    },
}  # fmt: skip
"""One wording for one rule: what is not written any more, and what is written instead."""


@pytest.mark.parametrize("language", ONE_TEMPLATE)
def test_one_rule_has_one_wording(language: str) -> None:
    for wrong, right in ONE_TEMPLATE[language].items():
        assert found(language, wrong, r"(?:sw2|tk)-(?:card|ability|why|prompt)-") == [], right


@pytest.mark.parametrize(("language", "marked"), [("en", "marked"), ("hu", "jelölt"), ("pl", r"\boznaczon")])
def test_cards_mark_squares_and_the_page_highlights_them(language: str, marked: str) -> None:
    assert found(language, marked, r"(?:table|web|\w+-table)-") == []
    assert found(language, marked, "tk-card-") != []


@pytest.mark.parametrize("language", ["en", "hu", "pl"])
def test_refusals_are_sentences(language: str) -> None:
    """Not „Fagymágus: nem építmény.”"""
    assert found(language, r"^\{ \$[\w-]+ \}:", r"(?:sw2|tk)-why-|refused-") == []
    assert found(language, r"[^.?}]$|!", r"(?:sw2|tk)-why-|refused-") == [], "no blame, no exclamation mark"


def test_the_lints_see_what_they_look_for() -> None:
    assert re.search(rf"{NUMBER} (?!do\b){SMALL}", "zadaj 2 obrażenia")
    assert re.search(rf"{NUMBER} (?!do\b){SMALL}", "{ $count } kocka")
    assert not re.search(rf"{NUMBER} (?!do\b){SMALL}", f"zadaj 2{NO_BREAK}obrażenia, +1 do siły")
