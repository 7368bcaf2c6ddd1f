"""What the mountain is told with: names and their forms, in every language."""

from __future__ import annotations

import re

import pytest

import stonehall
from stonehall.games.mountain_king import messages
from stonehall.games.mountain_king.component_sets import OWN
from stonehall.games.mountain_king.components import WORKSHOPS
from stonehall.games.mountain_king.log_lines import LINE_IDS
from stonehall.games.mountain_king.resources import CLANS, RESOURCES
from stonehall.games.mountain_king.seating import SEATS
from stonehall.games.mountain_king.warnings import WARNING_IDS
from stonehall.kernel import AnyGame
from stonehall.locale import LANGUAGES, catalogue
from stonehall.server.tables import lessons
from tests.mountain_king.scenario import AFTER, scenario

GAME: AnyGame = stonehall.load("mountain-king")
HUNGARIAN_VOWELS = "aáeéiíoóöőuúüű"
TROLLS = [f"mk-card-{troll.id}" for troll in OWN.trolls]
HALLS = [f"mk-hall-{hall.id}" for hall in OWN.halls]
SPELLS = [f"mk-card-{spell.id}" for spell in OWN.spells]
SHOPS = [f"mk-workshop-{workshop}" for workshop in WORKSHOPS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spell_brings_what_the_coach_says(language: str) -> None:
    cast = lessons.lesson(GAME, "magic").steps[0]
    told = [entry.words.args["count"] for moment in cast.moments for entry in moment.log if entry.what == "gained"]
    assert [int(number) for number in re.findall(r"\d+", catalogue(language, GAME).get(cast.say))] == told


@pytest.mark.parametrize("hall", range(len(OWN.halls)))
def test_the_option_to_dedicate_names_the_hall(hall: int) -> None:
    cells = [f"{column}{row}" for row in range(3, 9) for column in "bcd"]
    game = scenario(f"south gate a4\ntunnel part {' '.join(cells)}", turn=AFTER)
    label = GAME.choice(game.state.view(0), f"dedicate hall-{hall + 1}", SEATS).label
    name = catalogue("en", GAME).get(f"mk-hall-{OWN.halls[hall].id}")
    assert catalogue("en", GAME).text(label) == f"Dedicate the {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_seat_and_every_effect_has_words(language: str) -> None:
    spoken = catalogue(language, GAME)
    assert len({spoken.get(f"seat-{seat}") for seat in SEATS}) == len(SEATS)
    for spell in OWN.spells:
        assert spoken.get(f"mk-effect-{spell.effect}", amount=spell.amount).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_game_can_say_has_words_and_nothing_else_has(language: str) -> None:
    tables = [messages.PROMPT_IDS, messages.OPTION_IDS, messages.EVENT_IDS, messages.OUTCOME_IDS, WARNING_IDS, LINE_IDS]
    said = {id for table in tables for id in table}
    kinds = tuple({"-".join(id.split("-")[:2]) + "-" for id in said})
    assert {id for id in catalogue(language, GAME).ids() if id.startswith(kinds)} == said


@pytest.mark.parametrize(
    ("winners", "seat", "expected"),
    [
        (["west"], 0, "West is the Mountain King, with 30 honor."),
        (["south", "west"], 1, "You and South are the Mountain Kings, with 30 honor!"),
        (["west", "north"], 0, "West and North are the Mountain Kings, with 30 honor."),
        (["south", "west", "north"], None, "3 players share the victory, with 30 honor each."),
        (SEATS[:4], 0, "Victory is shared."),
    ],
)
def test_all_winners_are_named(winners: list[str], seat: int | None, expected: str) -> None:
    """MK-SCORE-7: those who are equal share the victory."""
    lines = [f"{name} honor tunnel {30 if name in winners else 20}" for name in SEATS[:4]]
    gates = "south gate l1\nwest gate w12\nnorth gate l23\neast gate a12\n"
    game = scenario(f"{gates}{chr(10).join(lines)}\nover crowned", settings="seats 4 side winter")
    told = GAME.ending(game.state.view(seat), messages.PLAYERS)
    assert catalogue("en", GAME).text(told) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_of_a_kind_have_the_same_name(language: str) -> None:
    for ids in (TROLLS, HALLS, SPELLS, SHOPS):
        assert len({catalogue(language, GAME).get(id) for id in ids}) == len(ids)


def test_hungarian_names_have_articles_and_an_accusative() -> None:
    """A person has no article; what is counted has none in the accusative: 3 követ."""
    spoken = catalogue("hu", GAME)
    for id in (*TROLLS, *HALLS, *SPELLS, *SHOPS):
        name, the = spoken.get(id), spoken.attribute(id, "the")
        article = "az" if name[0].lower() in HUNGARIAN_VOWELS else "a"
        assert the in (f"{article} {name}", name)
        if id in TROLLS or id in HALLS:
            assert re.fullmatch(rf"{the.removesuffix(name)}{name[0]}.*t", spoken.attribute(id, "acc"))
    assert [spoken.attribute(f"mk-resource-{name}", "acc") for name in RESOURCES[:3]] == ["követ", "vasat", "szívkövet"]


def test_polish_trolls_and_clans_have_their_cases() -> None:
    spoken = catalogue("pl", GAME)
    for id in TROLLS:
        assert all(spoken.attribute(id, case)[0] == spoken.get(id)[0] for case in ("gen", "acc"))
    assert [spoken.attribute(f"mk-clan-{clan}", "gen") for clan in CLANS] == ["ognia", "lodu", "księżyca", "błota"]
