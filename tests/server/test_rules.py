"""Every rule a refusal can name has a text that the browser can show, in each language the same rules."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest

import stonehall
from stonehall.locale import LANGUAGES
from stonehall.server.tables import rule_examples
from stonehall.server.tables.rulebook_reader import read
from stonehall.server.tables.rules import example_picture, folder, rulebook, rules_of
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.protocol import Rulebook, RulePart

GAMES = Path(stonehall.__file__).parent / "games"
RULES = Path(__file__).parents[2] / "docs/rules"
ID = re.compile(r"[A-Z0-9]{2,3}-[A-Z]+-\d+")
TRANSLATED = [
    (language, game)
    for language in LANGUAGES[1:]
    for game in stonehall.game_ids()
    if (RULES / language / f"{game}.md").is_file()
]
REFERENCES = re.compile(r"(?:[A-Z0-9]+-)?[A-Z]+-\d+(?:\.\.\d+)?|\b[a-wyz]\d{1,2}\b|\d+")
"""What must be the same in every language: rules and choices, squares, numbers."""


def named(folder: Path) -> set[str]:
    """The rules that stand in the source as texts: those that problems name."""
    found = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
                found.add(node.value)
    return found


@pytest.mark.parametrize("game", stonehall.game_ids())
def test_every_rule_that_is_named_has_a_text(game: str) -> None:
    ids = named(GAMES / game.replace("-", "_"))
    assert len(ids) > 10
    rules = rules_of(game)
    assert [id for id in sorted(ids) if id not in rules] == []
    for rule in rules.values():
        assert rule.section, rule
        assert len(rule.text) >= len("Life 2."), rule
        assert not re.search(r"\[[A-Z]|`|\*|OPEN|\bT: ", rule.text), rule


def test_a_rule_reads_as_it_stands_in_the_book() -> None:
    rule = rules_of("summoner-wars")["SW2-SUM-3"]
    assert rule.section == "Summon Phase"
    assert rule.text == "A legal space is an empty space adjacent to a gate you control."


def test_a_game_without_rules_has_none() -> None:
    assert rules_of("no-such-game") == {}
    found = folder()
    assert found is not None
    assert (found / "summoner-wars.md").is_file()


def parts_of(book: Rulebook) -> Iterator[RulePart]:
    for chapter in book.chapters:
        yield from chapter.parts


@pytest.mark.parametrize("game", stonehall.game_ids())
def test_a_rulebook_leaves_nothing_out(game: str) -> None:
    """Every rule, example and choice of the file, once and in its order; chapters with addresses of their own."""
    text = (RULES / f"{game}.md").read_text("utf-8")
    book = rulebook(game)
    assert book is not None
    parts = list(parts_of(book))
    assert [part.id for part in parts if part.kind == "rule"] == re.findall(
        r"^- \*\*([A-Z0-9]+-[A-Z]+-\d+)", text, re.M
    )
    assert [part.id for part in parts if part.kind == "example"] == re.findall(r"^\*\*(EX-\d+)", text, re.M)
    numbered = text.split("## About this file")[0]
    assert sum(len(part.rows) for part in parts) == len(re.findall(r"^\| *[^|\s-]", numbered, re.M))
    addresses = [chapter.id for chapter in book.chapters]
    assert len(set(addresses)) == len(addresses) >= 20
    assert [chapter.number for chapter in book.chapters] == list(range(1, len(addresses) + 1))
    said = " ".join(" ".join([part.title, part.text, *part.items]) for part in [*book.introduction, *parts])
    assert not re.search(r"\br\dc\d|`|\[[A-Z]|OPEN|make rules", said)


@pytest.mark.parametrize("game", stonehall.game_ids())
def test_what_rules_and_examples_refer_to_is_there(game: str) -> None:
    book = rulebook(game)
    assert book is not None
    rules = {part.id for part in parts_of(book) if part.kind == "rule"}
    choices = {row[0] for part in parts_of(book) for row in part.rows}
    for part in parts_of(book):
        assert set(part.rules) <= rules, part.id
        assert set(part.choices) <= choices, part.id
        assert part.kind != "example" or part.rules, f"{part.id} shows no rule"


TOY = """# Toy: the rules

Words.

## 1. Moves (MOVE)

How to move.

- **TOY-MOVE-1** One step. OPEN O-1. [RB]
- **TOY-MOVE-2** No *jump*.

## 2. Examples

**EX-1 A step** (TOY-MOVE-1). From a1
to a2.
- Also a3.

## 3. Choices

| id | chosen |
|---|---|
| O-1 | yes |

## Not for players

Nothing.
"""
TOY_IN_POLISH = """# Zabawka: zasady

## 1. Ruch (MOVE)

- **TOY-MOVE-2** Bez skoków.

## 2. Przykłady

**EX-1 Krok.** Z a1 na a2.
- Też a3.
"""


def test_what_a_translation_lacks_is_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "toy.md").write_text(TOY)
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl/toy.md").write_text(TOY_IN_POLISH)
    monkeypatch.setattr("stonehall.server.tables.rules.folder", lambda: tmp_path)
    book = rulebook("toy", "pl")
    assert book is not None
    assert (book.title, book.language, book.introduction[0].language) == ("Zabawka", "pl", "en")
    moves, examples, choices = book.chapters
    assert (moves.id, moves.title, moves.language) == ("moves", "Ruch", "pl")
    told = [(part.kind, part.text, part.language, part.choices) for part in moves.parts]
    assert told == [
        ("text", "How to move.", "en", []), ("rule", "One step.", "en", ["O-1"]), ("rule", "Bez skoków.", "pl", []),
    ]  # fmt: skip
    [example] = examples.parts
    assert (example.title, example.text, example.items) == ("Krok", "Z a1 na a2.", ["Też a3."])
    assert example.rules == ["TOY-MOVE-1"], "said once, in English"
    assert (choices.language, choices.parts[0].rows) == ("en", [["id", "chosen"], ["O-1", "yes"]])


def referred(*texts: str) -> Counter[str]:
    """The rules, squares and numbers that texts name."""
    return Counter(REFERENCES.findall(" ".join(texts)))


def choices_in(part: RulePart) -> dict[str, Counter[str]]:
    """The choices of ours in a table; other tables are sorted by words, and may have other columns."""
    return {row[0]: referred(*row) for row in part.rows if re.fullmatch(r"[A-Z]-\d+", row[0])}


@pytest.mark.parametrize(("language", "game"), TRANSLATED)
def test_a_translation_has_the_same_rules(language: str, game: str) -> None:
    """The same chapters, ids and numbers in the same order: no rule is lost or altered on the way."""
    english = read(game, (RULES / f"{game}.md").read_text("utf-8"), "en")
    other = read(game, (RULES / language / f"{game}.md").read_text("utf-8"), language)
    assert other.title
    assert other.introduction
    assert [chapter.number for chapter in other.chapters] == [chapter.number for chapter in english.chapters]
    for ours, theirs in zip(english.chapters, other.chapters, strict=True):
        assert [(part.kind, part.id) for part in theirs.parts] == [(part.kind, part.id) for part in ours.parts]
        for told, translated in zip(ours.parts, theirs.parts, strict=True):
            assert bool(translated.rows) == bool(told.rows), ours.title
            assert choices_in(translated) == choices_in(told), ours.title
            if told.kind in ("rule", "example"):
                assert len(translated.items) == len(told.items), told.id
                assert referred(translated.text, *translated.items) == referred(told.text, *told.items), told.id


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", stonehall.game_ids())
def test_every_game_is_translated(language: str, game: str) -> None:
    assert (language, game) in TRANSLATED


POSITIONS = sorted(RULES.glob("examples/*/*.txt"))
BOARDLESS = re.compile(r"^## Examples without a board$(.*?)(?=^## |\Z)", re.M | re.S)


def example_ids(game: str) -> list[str]:
    book = rulebook(game)
    assert book is not None
    return [part.id for part in parts_of(book) if part.kind == "example"]


def boards(game: str) -> list[str]:
    """The examples that have a board."""
    return [file.stem for file in POSITIONS if file.parent.name == game]


@pytest.mark.parametrize("game", stonehall.game_ids())
def test_every_example_has_a_board_or_says_why_it_has_none(game: str) -> None:
    text = (RULES / f"{game}.md").read_text("utf-8")
    row = re.compile(r"^\| \S+?-(EX-\d+) \| (.+) \|$", re.M)
    listed = [found for section in BOARDLESS.findall(text) for found in row.findall(section)]
    assert sorted([*boards(game), *dict(listed)]) == sorted(example_ids(game))
    assert all(len(reason.split()) > 3 for _, reason in listed)


def functions_of(file: Path) -> dict[str, ast.FunctionDef]:
    """The functions of a file that plays examples."""
    text = file.read_text("utf-8")
    nodes = ast.walk(ast.parse(text)) if 'example("EX-' in text else iter(())
    return {node.name: node for node in nodes if isinstance(node, ast.FunctionDef)}


def calls_in(node: ast.AST) -> Iterator[tuple[str, str]]:
    """What is called by a name, and its first argument where that is a text."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
            first = call.args[0] if call.args else None
            yield call.func.id, str(first.value) if isinstance(first, ast.Constant) else ""


def claims_of(test: ast.FunctionDef) -> set[str]:
    """The examples that a test claims to prove, without the prefix of their game."""
    words = [one.value for mark in test.decorator_list for one in ast.walk(mark) if isinstance(one, ast.Constant)]
    return {found[0] for word in words if (found := re.search(r"EX-\d+$", str(word)))}


@pytest.mark.parametrize("game", stonehall.game_ids())
def test_every_board_is_played_by_a_test_of_its_example(game: str) -> None:
    """So that what is drawn and what is proven are the same."""
    played = set()
    for file in (Path(__file__).parents[1] / game.replace("-", "_")).rglob("test_*.py"):
        functions = functions_of(file)
        for test in functions.values():
            called = list(calls_in(test))
            called += [call for name, _ in called if name in functions for call in calls_in(functions[name])]
            played |= {first for name, first in called if name == "example" and first in claims_of(test)}
    assert played == set(boards(game))


@pytest.mark.parametrize("file", POSITIONS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_the_position_of_an_example_belongs_to_one_and_is_drawn(file: Path) -> None:
    game = stonehall.load(file.parent.name)
    book = rulebook(game.id)
    assert book is not None
    [size] = [part.picture for part in parts_of(book) if part.id == file.stem]
    drawn = {
        (language, theme): example_picture(game, file.stem, language, theme)
        for language in LANGUAGES
        for theme in ("dark", "light")
    }
    # An arena and a mountain bear no names; horde and trolls do.
    wordless = game.id == "tash-kalar" or (game.id == "mountain-king" and "troll-" not in file.read_text("utf-8"))
    assert len(set(drawn.values())) == (2 if wordless else len(drawn)), (
        "each theme has its colours, each language names"
    )
    for svg in drawn.values():
        assert svg is not None
        image = fromstring(svg)
        assert (image.attrib["role"], [int(image.attrib[side]) for side in ("width", "height")]) == ("img", size)


def test_only_examples_with_a_position_are_drawn() -> None:
    assert POSITIONS
    game = stonehall.load("summoner-wars")
    assert example_picture(game, "EX-12", "en", "dark") is None
    assert example_picture(game, "../summoner-wars/EX-2", "en", "dark") is None


# Examples that are played ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", POSITIONS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_an_example_is_played_by_the_engine_itself(file: Path) -> None:
    game = stonehall.load(file.parent.name)
    begun = rule_examples.begin(game, file.stem)
    state = game.from_position(file.read_text("utf-8"))
    assert [choice.text for choice in begun.start.scene.choices] == state.legal_texts()
    assert begun.start.stage == "open"
    assert [seat.you for seat in begun.table.seats].index(True) == state.active
    for choice in begun.start.scene.choices[:12]:
        made = rule_examples.after(game, file.stem, [choice.text])
        after = state.clone()
        after.play(choice.text)
        assert made.moments[0].scene.view == after.view(state.active)
        assert made.goals == []


def test_an_example_lasts_as_long_as_its_turn() -> None:
    game = stonehall.load("summoner-wars")
    plays: list[str] = []
    made = rule_examples.after(game, "EX-3", ["move c4 c6"])
    assert [entry.what for entry in made.log][:1] == ["moved"]
    while made.stage == "open":
        plays.append(made.scene.choices[-1].text)
        made = rule_examples.after(game, "EX-3", plays)
    assert made.scene.choices == []
    with pytest.raises(RequestRefused):
        rule_examples.after(game, "EX-3", [*plays, "end"])


def test_what_cannot_be_played_in_an_example_is_refused_with_its_rule() -> None:
    game = stonehall.load("summoner-wars")
    with pytest.raises(RequestRefused) as no:
        rule_examples.after(game, "EX-3", ["move c4 f4"])
    assert [problem.rule for problem in no.value.problems] == ["SW2-MOVE-2"]
    assert [one.rule for one in rule_examples.why_not(game, "EX-3", [], ["c4"], "f4")] == ["SW2-MOVE-2"]
    for missing in ("EX-12", "EX-99", "../summoner-wars/EX-3"):
        with pytest.raises(RequestRefused) as unknown:
            rule_examples.begin(game, missing)
        assert unknown.value.status == 404
