"""Words in files: of each game with the shell, of a game outside the package, and simple ones without a library."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import stonehall
from stonehall.kernel import Message, Problem, StonehallError, Term
from stonehall.locale import LANGUAGES, Catalogue, catalogue, game_words, shell_words
from stonehall.toolkit.english import EnglishText
from stonehall.toolkit.words import SHELL_WORDS, MissingWords, english_lines, one_line_messages, read_words
from tests.toy import StonesGame

GAMES = [stonehall.load(id) for id in stonehall.game_ids()]


class PlugIn(StonesGame):
    """A game outside the package, which brings its words."""

    words_folder = "plug_in/words/{language}"


@pytest.fixture
def plug_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the plug-in's words, which speaks two of three languages."""
    words = tmp_path / "plug_in" / "words"
    for language, text in (("en", "Take { $stones }"), ("hu", "Végy el { $stones } követ")):
        (words / language).mkdir(parents=True)
        (words / language / "play.ftl").write_text(f"stones-option = {text}\n", "utf-8")
        (words / language / "notes.txt").write_text("no words", "utf-8")
    (tmp_path / "plug_in" / "__init__.py").write_text("", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "plug_in", raising=False)
    return words


# A catalogue for each game --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_with_its_words_and_those_of_the_shell(language: str) -> None:
    shell = set(Catalogue(language).ids())
    each = [set(catalogue(language, game).ids()) - shell for game in GAMES]
    assert all(each)
    assert sum(map(len, each)) == len(set().union(*each))
    assert shell.union(*each) == set(catalogue(language).ids())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_the_text_of_a_game_is_its_words(game: stonehall.kernel.AnyGame) -> None:
    for language in LANGUAGES:
        spoken = Catalogue(language)
        before = set(spoken.ids())
        spoken.add(game_words(game, language))
        assert set(spoken.ids()) == set(catalogue(language, game).ids()) > before
        assert "seat-south = " in shell_words(language)


def test_a_catalogue_is_read_once() -> None:
    assert catalogue("pl") is catalogue("pl")
    assert catalogue("pl", GAMES[0]) is catalogue("pl", GAMES[0]) is not catalogue("pl", GAMES[1])


def test_no_message_is_said_twice() -> None:
    with pytest.raises(StonehallError, match="'seat-south'"):
        Catalogue("en").add("seat-south = Zuid")
    with pytest.raises(StonehallError, match="'twice'"):
        Catalogue("en").add("twice = Once\ntwice = Once more")


def test_what_is_no_fluent_is_an_error() -> None:
    with pytest.raises(StonehallError, match="half a message ="):
        Catalogue("en").add("whole = A message\nhalf a message =\n")


# A game outside the package -------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("plug_in")
def test_a_game_outside_the_package_brings_its_words() -> None:
    game = PlugIn()
    option = Message("stones-option", {"stones": 2})
    assert catalogue("en", game).text(option) == "Take 2"
    assert catalogue("hu", game).text(option) == "Végy el 2 követ"
    assert catalogue("hu", game).get("seat-south") == "Dél"
    assert game_words(game, "hu") == "stones-option = Végy el { $stones } követ\n"


@pytest.mark.usefixtures("plug_in")
def test_a_language_that_a_game_lacks_is_an_error() -> None:
    game = PlugIn()
    with pytest.raises(MissingWords) as caught:
        catalogue("pl", game)
    assert str(caught.value).splitlines() == [
        f"{game.title} has no words in the language 'pl'.",
        "  - there is no .ftl file in plug_in/words/pl",
    ]
    with pytest.raises(StonehallError, match="no language 'xx'"):
        game_words(game, "xx")


def test_a_game_that_does_not_say_where_its_words_are_is_an_error() -> None:
    with pytest.raises(MissingWords, match=r"(?s)has no words.*words_folder"):
        catalogue("en", StonesGame())


@pytest.mark.usefixtures("plug_in")
def test_a_message_that_a_game_lacks_is_an_error() -> None:
    with pytest.raises(MissingWords, match=r"There is no message 'stones-left' \(en\)\."):
        catalogue("en", PlugIn()).get("stones-left", stones=3)
    with pytest.raises(MissingWords, match=r"(?s)'stones-option' cannot be put into words \(en\).*stones"):
        catalogue("en", PlugIn()).get("stones-option")


def test_folders_without_words_are_an_error(plug_in: Path) -> None:
    (plug_in / "pl").mkdir()
    for folder in ("plug_in/words/{language}", "plug_in/nothing/{language}", "no_such_package/{language}"):
        with pytest.raises(MissingWords, match="there is no .ftl file in " + folder.format(language="pl")):
            read_words(folder, "pl")
    with pytest.raises(MissingWords, match=r"plug_in/words/en/play\.ftl"):
        read_words("plug_in/words/{language}/play.ftl", "en")


def test_files_are_read_in_the_order_of_their_names(plug_in: Path) -> None:
    (plug_in / "en" / "cards.ftl").write_text("stones-card = Card\n", "utf-8")
    assert list(one_line_messages(read_words("plug_in/words/{language}", "en"))) == ["stones-card", "stones-option"]


# Without a library ----------------------------------------------------------------------------------------------------

LINES = """
why-cost = { $card } costs { $cost } magic, you have { $magic }.
why-hand = { $card } is not in your hand.
card-gate = Gate
log-drew =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
"""


def test_a_problem_is_a_message_with_its_english_words() -> None:
    words = EnglishText(lambda: one_line_messages(LINES))
    problem = words.problem("why-cost", "RULE-1", "line 3", card=Term("card", "gate"), cost=3, magic=1)
    assert str(problem) == "line 3: Gate costs 3 magic, you have 1. [RULE-1]"
    assert problem.message == Message("why-cost", {"card": Term("card", "gate"), "cost": 3, "magic": 1})
    assert words.problem("why-hand", card=Term("card", "nameless")).text == "nameless is not in your hand."


def test_english_words_are_asked_for_once_and_not_before_they_are_needed() -> None:
    asked = []

    def lines() -> dict[str, str]:
        asked.append("lines")
        return {"why": "Because."}

    words = EnglishText(lines)
    assert asked == []
    assert [words.text(Message("why")), words.text(Message("why"))] == ["Because.", "Because."]
    assert asked == ["lines"]


@pytest.mark.parametrize("id", ["why-on-earth", "log-drew"])
def test_a_problem_without_simple_words_is_an_error(id: str) -> None:
    with pytest.raises(MissingWords, match=f"The message '{id}' has no simple English words"):
        EnglishText(lambda: one_line_messages(LINES)).problem(id)


def test_a_problem_without_its_arguments_is_an_error() -> None:
    with pytest.raises(MissingWords) as caught:
        EnglishText(lambda: one_line_messages(LINES)).problem("why-cost", cost=3)
    assert "'why-cost'" in caught.value.headline
    assert [str(problem) for problem in caught.value.problems] == [
        str(Problem("the argument 'card' was not given")),
        str(Problem("the argument 'magic' was not given")),
    ]


def test_simple_words_are_those_of_the_catalogue() -> None:
    for game in GAMES:
        lines = english_lines(game.words_folder)
        simple = {id: line for id, line in lines.items() if "{" not in line}
        assert len(simple) > 100
        assert all(catalogue("en", game).get(id) == line for id, line in simple.items())
        assert "seat-south" in simple
    assert one_line_messages(read_words(SHELL_WORDS, "en")).items() <= lines.items()
