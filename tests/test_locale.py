"""The catalogues: complete in every language, in good order, and enough for whole games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

import stonehall
import stonehall.locale
from stonehall.games.summoner_wars import log_lines, messages
from stonehall.games.summoner_wars.abilities import ABILITIES
from stonehall.games.summoner_wars.board import SEATS
from stonehall.games.summoner_wars.cards import BY_ID, CARDS, CLASSES, EVENT, FACTIONS, PHASES, SYMBOLS
from stonehall.kernel import Message, StonehallError, Term
from stonehall.locale import LANGUAGES, Catalogue, catalogue
from stonehall.toolkit.words import MissingWords

FOLDER = Path(stonehall.locale.__file__).parent
FILES = {language: sorted((FOLDER / language).glob("*/*.ftl")) for language in LANGUAGES}
ENTRIES = {
    language: [entry for path in FILES[language] for entry in FluentParser().parse(path.read_text("utf-8")).body]
    for language in LANGUAGES
}
FORMS = {"en": (), "hu": ("the", "acc", "in", "inline"), "pl": ("gen", "acc", "in", "inline", "f")}
"""Forms of names by language: docs/words.md."""
NO_BREAK = "\N{NO-BREAK SPACE}"


def patterns(language: str) -> dict[str, ast.Pattern]:
    """Every pattern of a language by its id, attributes as ``id.name``."""
    found = {}
    for entry in ENTRIES[language]:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


PATTERNS = {language: patterns(language) for language in LANGUAGES}


def parts(node: object, kind: type[ast.BaseNode]) -> Iterator[ast.BaseNode]:
    """All parts of one kind in a piece of syntax."""
    if isinstance(node, kind):
        yield node
    if isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from parts(value, kind)
    elif isinstance(node, list):
        for value in node:
            yield from parts(value, kind)


def names(pattern: ast.Pattern, kind: type[ast.BaseNode]) -> set[str]:
    return {node.id.name for node in parts(pattern, kind)}  # type: ignore[attr-defined]


def arguments(pattern: ast.Pattern) -> set[str]:
    """What a message is given; ``$card-acc`` is a form of ``card``."""
    return {name.partition("-")[0] for name in names(pattern, ast.VariableReference)}


def told(language: str) -> dict[str, ast.Pattern]:
    """All patterns that are no forms of a name."""
    return {id: pattern for id, pattern in PATTERNS[language].items() if id.partition(".")[2] not in FORMS[language]}


def words(pattern: ast.Pattern) -> list[str]:
    return [node.value for node in parts(pattern, ast.TextElement)]  # type: ignore[attr-defined]


# The catalogues are complete and in good order ------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_understood_and_stands_there_once(language: str) -> None:
    assert [path.name for path in FILES[language]] == [path.name for path in FILES["en"]]
    junk = [entry.content for entry in ENTRIES[language] if isinstance(entry, ast.Junk)]
    assert junk == []
    ids = [entry.id.name for entry in ENTRIES[language] if isinstance(entry, ast.Message)]
    assert sorted(ids) == sorted(set(ids)) == catalogue(language).ids()


@pytest.mark.parametrize("language", ["hu", "pl"])
def test_every_language_says_the_same_things(language: str) -> None:
    """Forms (``.acc``, ``$card-acc``) belong to each language; what is told does not."""
    english, other = PATTERNS["en"], told(language)
    assert other.keys() == english.keys()
    for id, pattern in other.items():
        assert arguments(pattern) == arguments(english[id]), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_named_by_others_exist(language: str) -> None:
    for id, pattern in PATTERNS[language].items():
        for named in names(pattern, ast.MessageReference):
            assert catalogue(language).has(named), (id, named)


def test_what_a_game_says_instead_of_the_shell_says_the_same() -> None:
    """Such words lie in ``<game>/instead``; they are said where one game is spoken of, in no other game's place."""
    found = sorted(FOLDER.glob("*/*/instead/*.ftl"))
    assert found
    for path in found:
        language, folder = path.parts[-4:-2]
        [game] = [one for one in map(stonehall.load, stonehall.game_ids()) if one.words_folder.endswith(folder)]
        spoken, elsewhere = catalogue(language, game), catalogue(language)
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                id, pattern = entry.id.name, entry.value
                assert pattern is not None
                assert arguments(pattern) == arguments(PATTERNS[language][id]), id
                given = dict.fromkeys(arguments(pattern), 3)
                assert spoken.get(id, **given) != elsewhere.get(id, **given), id
        assert spoken.ids() == sorted({*spoken.ids()})


def test_a_turn_of_the_mountain_is_called_as_its_rules_call_it() -> None:
    def turn(game: str) -> str:
        return catalogue("hu", stonehall.load(game)).get("table-turn", turn=3)

    assert (turn("mountain-king"), turn("tash-kalar")) == (f"3.{NO_BREAK}forduló", f"3.{NO_BREAK}kör")


PERSONS = """
    abua-shi blarf coleen-brighton dragos elut-bal fanessa grognack gul-dass gulldune gwalark holleas jacob-eldwyn
    jarmund kalal kuldak lucian makeinda-ru maldar miti-kyru miti-mumway nadiana ollag ragnor ret-talus samara selundar
    sera-eldwyn shonk smeg svara tacullu taliya targan thoon valna-stoutheart
"""
PERSONS_OF_ALLIANCES = """
    bellor biter blerg dagna endrich gargos glarg glurblub glurp gren grizzle growden gulldune gwalark helkar hester
    hogar hydrake kalal kalu kendre keodel korbolden kreep krusk kuldrid kynder luka lun malidala mange marek melek
    melundak morgrim moyra-skylark mugglug murk piclo prong qayla quen ribbok scabbicus selundar silts sirocco sorgwen
    splack splub sprog stink sunderved tacullu taliya talu tark torodin tundle turgo urgar varn vex xaserbane zaruka
"""
TITLES = "web-title web-page-title sw2-title tk-title"
PROGRAMS = "web-yardstick-openspiel-mcts web-yardstick-openspiel-ismcts"
TYPED = "web-about-icons-site sw2-front-deck-example al-front-deck-example"
SAME = {
    *[f"sw2-card-{id}" for id in PERSONS.split()], *[f"al-card-{id}" for id in PERSONS_OF_ALLIANCES.split()],
    *TITLES.split(), *PROGRAMS.split(), *TYPED.split(),
}  # fmt: skip
SAME_AS_ENGLISH = {
    "hu": SAME | {"mk-title", "al-card-karthos", "mk-library-one-troll", "sw2-keyword-extra"},
    "pl": SAME
    | {
        "sw2-card-sneeks",
        "tk-table-arena",
        "web-menu",
        "al-ability-legion",
        "mk-library-one-troll",
        "al-table-partner",
    },
}
"""Messages that are the same in English: names of persons, games and programs, and a deck as it is typed."""


@pytest.mark.parametrize("language", ["hu", "pl"])
def test_nothing_was_left_in_english(language: str) -> None:
    english, other = PATTERNS["en"], told(language)
    spoken = {id for id, pattern in english.items() if re.search("[a-z]", "".join(words(pattern)))}
    equal = {id for id in spoken if serialize_pattern(english[id]) == serialize_pattern(other[id])}
    assert equal == SAME_AS_ENGLISH[language]


@pytest.mark.parametrize("language", ["hu", "pl"])
def test_typography(language: str) -> None:
    for id, pattern in PATTERNS[language].items():
        text = serialize_pattern(pattern)
        assert not re.search(r'"|\.\.\.', text), f"{id}: „…” and … are written so"
        assert not re.search(r"\}-?\w", text), f"{id}: a name from outside takes no ending"
        if id.startswith(("sw2-log-", "sw2-option-")):
            assert not re.search(r"\{ \$(count|amount) \} \w", text), f"{id}: a number and its noun stay together"


def test_polish_plurals_are_complete() -> None:
    for id, pattern in PATTERNS["pl"].items():
        for choice in parts(pattern, ast.SelectExpression):
            keys = {key.name for key in parts(choice, ast.Identifier) if hasattr(key, "name")}
            assert "one" not in keys or {"one", "few", "many"} <= keys, id


# Everything of the game has a name ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_abilities_and_factions_have_names_and_texts(language: str) -> None:
    spoken = catalogue(language)
    for card in CARDS:
        assert spoken.get(f"sw2-card-{card.id}")
        if card.is_a(EVENT):
            assert spoken.attribute(f"sw2-card-{card.id}", "text")
    for id in ABILITIES:
        if id not in BY_ID:  # the text of an event is that of its card
            assert spoken.get(f"sw2-ability-{id}")
            assert spoken.attribute(f"sw2-ability-{id}", "text")
    for kind, ids in {
        "sw2-faction": FACTIONS, "seat": SEATS, "sw2-phase": PHASES, "sw2-class": CLASSES, "sw2-symbol": SYMBOLS,
        "sw2-attack": ("melee", "ranged"),
    }.items():  # fmt: skip
        for id in ids:
            assert spoken.get(f"{kind}-{id}")
    for id in PHASES:
        assert spoken.attribute(f"sw2-phase-{id}", "short")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_game_can_say_has_words_and_nothing_else_has(language: str) -> None:
    tables = [messages.PROMPT_IDS, messages.OPTION_IDS, messages.EVENT_IDS, messages.OUTCOME_IDS, messages.HELP_IDS]
    tables.append(log_lines.LINE_IDS)
    said = {id for table in tables for id in table}
    kinds = tuple({"-".join(id.split("-")[:2]) + "-" for id in said})
    assert {id for id in catalogue(language).ids() if id.startswith(kinds)} == said


# The catalogue --------------------------------------------------------------------------------------------------------


def test_terms_are_put_into_words_first() -> None:
    message = Message("sw2-log-played", {"player": Term("seat", "south"), "card": Term("sw2-card", "ice-ram")})
    assert catalogue("en").text(message) == "South plays Ice Ram."
    assert catalogue("hu").text(message) == "Dél kijátssza a Jeges taszítás eseményt."
    assert catalogue("pl").text(message) == "Południe zagrywa wydarzenie „Lodowy Taran”."
    assert catalogue("pl").get("sw2-log-played", player="Ada", card="Ruch") == "Ada zagrywa wydarzenie „Ruch”."


def test_attributes() -> None:
    assert catalogue("hu").attribute("sw2-phase-move", "short") == "Mozgás"
    with pytest.raises(MissingWords, match="'sw2-phase-move' has no attribute 'long'"):
        catalogue("hu").attribute("sw2-phase-move", "long")


def test_a_missing_message_is_an_error_in_every_language() -> None:
    for language in LANGUAGES:
        assert not catalogue(language).has("log-juggled")
        with pytest.raises(MissingWords, match="log-juggled"):
            catalogue(language).get("log-juggled")
        with pytest.raises(MissingWords, match="card-juggler"):
            catalogue(language).get("sw2-log-drew", player="Ada", card=Term("sw2-card", "juggler"))


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(MissingWords, match=r"(?s)sw2-log-drew.*card"):
        catalogue("en").get("sw2-log-drew", player="Ada")


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(StonehallError, match="'xx'") as caught:
        Catalogue("xx")
    assert "en, hu, pl" in caught.value.text()


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (1, "1 obrażenie"), (2, "2 obrażenia"), (5, "5 obrażeń"), (12, "12 obrażeń"), (22, "22 obrażenia"),
        (25, "25 obrażeń"),
    ],
)  # fmt: skip
def test_polish_plurals(count: int, expected: str) -> None:
    text = catalogue("pl").get("sw2-log-damaged", card="Svara", square="c3", count=count)
    assert text == f"Svara (c3) otrzymuje {expected.replace(' ', NO_BREAK)}."


def test_other_plurals() -> None:
    assert catalogue("en").get("sw2-log-boosted", card="Svara", square="c3", count=1) == "Svara (c3) gains 1 boost."
    assert catalogue("en").get("sw2-log-boosted", card="Svara", square="c3", count=2) == "Svara (c3) gains 2 boosts."
    hungarian = catalogue("hu").get("sw2-log-boosted", card=Term("sw2-card", "svara"), square="c3", count=5)
    assert hungarian == f"Svara (c3) 5{NO_BREAK}töltetet kap."
