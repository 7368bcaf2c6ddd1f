"""Forms of names: articles and cases are attributes of a message, and reach every sentence that names it."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

import stonehall
from stonehall.games.mountain_king.component_sets import OWN
from stonehall.games.mountain_king.components import WORKSHOPS
from stonehall.games.mountain_king.resources import CLANS, RESOURCES
from stonehall.games.summoner_wars.cards import PHASES
from stonehall.kernel import Term
from stonehall.kernel.message import Value
from stonehall.locale import Catalogue, catalogue
from stonehall.toolkit.words import MissingWords
from tests.test_locale import FORMS, PATTERNS, names

HUNGARIAN_VOWELS = "aáeéiíoóöőuúüű"
SPELLS = [f"mk-card-{spell.id}" for spell in OWN.spells]
CARDS = [
    id for id in catalogue("en").ids() if id.startswith(("sw2-card-", "tk-card-", "mk-card-")) and id not in SPELLS
]
ABILITIES = [id for id in catalogue("en").ids() if id.startswith("sw2-ability-")]
NAMED = {
    "card": CARDS, "target": CARDS, "summoner": CARDS, "epic": CARDS, "ability": [*CARDS, *ABILITIES],
    "phase": [f"sw2-phase-{id}" for id in PHASES], "now": [f"sw2-phase-{id}" for id in PHASES],
    "rank": [f"tk-rank-{rank}" for rank in ("common", "heroic", "legendary")],
    "spell": SPELLS, "hall": [f"mk-hall-{hall.id}" for hall in OWN.halls], "clan": [f"mk-clan-{id}" for id in CLANS],
    "workshop": [f"mk-workshop-{id}" for id in WORKSHOPS], "resource": [f"mk-resource-{id}" for id in RESOURCES],
}  # fmt: skip
"""What may be given for an argument of which a form is asked. Players have no forms: they choose their own names."""


def toy(language: str) -> Catalogue:
    spoken = Catalogue(language)
    spoken.add("toy-card-owl = Bagoly\n    .the = a Bagoly\n    .acc = a Baglyot\ntoy-card-mute = Néma\n")
    spoken.add("toy-seen = { $card-The } látja { $card-acc }.\n")
    return spoken


def test_a_term_brings_its_forms() -> None:
    assert toy("hu").get("toy-seen", card=Term("toy-card", "owl")) == "A Bagoly látja a Baglyot."


def test_a_form_that_is_missing_is_an_error() -> None:
    for card in (Term("toy-card", "mute"), "Bagoly"):
        with pytest.raises(MissingWords, match=r"(?s)toy-seen.*card-The"):
            toy("hu").get("toy-seen", card=card)


def test_hungarian_articles() -> None:
    """A name that begins with an article, or is that of a person, has none before it."""
    hungarian = catalogue("hu")
    for id in [*CARDS, *ABILITIES]:
        name, the = hungarian.get(id), hungarian.attribute(id, "the")
        article = "az" if name[0].lower() in HUNGARIAN_VOWELS else "a"
        assert the in (f"{article} {name}", name)
        if re.match("Az? ", name):
            assert the == name
        if id in CARDS:
            assert hungarian.attribute(id, "acc").startswith(the[: len(the) - len(name)])


def test_a_case_is_that_of_the_name_or_of_a_noun_beside_it() -> None:
    hungarian, polish = catalogue("hu"), catalogue("pl")
    for id in CARDS:
        assert hungarian.attribute(id, "acc").endswith("t"), id
        name = polish.get(id)
        for case in ("gen", "acc"):
            form = polish.attribute(id, case)
            assert form[0] == name[0] or f"„{name}”" in form, form


@pytest.mark.parametrize("language", ["hu", "pl"])
def test_every_form_that_is_asked_for_exists(language: str) -> None:
    asked = {}
    for id, pattern in PATTERNS[language].items():
        for name in names(pattern, ast.VariableReference):
            argument, _, form = name.partition("-")
            if form:
                assert argument in NAMED, f"{id}: {name}"
                asked[argument, form[0].lower() + form[1:]] = id
    for (argument, form), id in asked.items():
        for named in NAMED[argument]:
            assert catalogue(language).attribute(named, form), (id, named)
    assert {form for _, form in asked} == {*FORMS[language]}


def test_refusals_and_logs_are_sentences() -> None:
    frost_mage, golem = Term("sw2-card", "frost-mage"), Term("sw2-card", "ice-golem")
    attack: dict[str, Value] = {"card": frost_mage, "from": "c3", "target": golem, "to": "c5"}
    assert catalogue("hu").get("sw2-why-build-class", card=frost_mage) == "A Fagymágus nem építmény."
    assert catalogue("hu").get("sw2-log-attacked", **attack) == "A Fagymágus (c3) megtámadja a Jéggólemet (c5)."
    assert catalogue("pl").get("sw2-log-attacked", **attack) == "Mag Mrozu (c3) atakuje Lodowego Golema (c5)."
    assert catalogue("pl").get("sw2-why-hand", card=golem) == "Nie masz na ręce Lodowego Golema."
    phases = {"phase": Term("sw2-phase", "summon"), "now": Term("sw2-phase", "move")}
    refusal = "Erre az idézésfázisban van lehetőség; most a mozgásfázis tart."
    assert catalogue("hu").get("sw2-why-phase", **phases) == refusal
    refusal = "To można zrobić w\N{NO-BREAK SPACE}fazie przywołania; teraz trwa faza ruchu."
    assert catalogue("pl").get("sw2-why-phase", **phases) == refusal


@pytest.mark.parametrize("game", stonehall.game_ids())
def test_no_sentence_begins_small_or_says_the_article_twice(game: str) -> None:
    """Every message with forms, for every card it may be told of."""
    spoken = catalogue("hu", stonehall.load(game))
    for id, pattern in PATTERNS["hu"].items():
        wanted = names(pattern, ast.VariableReference)
        if "." in id or not spoken.has(id) or not any("-" in name for name in wanted):
            continue
        for card in [card for card in CARDS if spoken.has(card)]:
            args: dict[str, Value] = {
                name.partition("-")[0]: 2 if name in ("count", "amount") else "Ada" for name in wanted
            }
            for argument in args:
                if argument in NAMED:
                    named = card if card in NAMED[argument] else NAMED[argument][0]
                    kind, _, rest = named.rpartition("-")
                    args[argument] = Term(kind, rest)
            text = spoken.get(id, **args)
            assert not re.search(r"\b(az?) \1\b", text), text
            assert not text[0].islower(), text
