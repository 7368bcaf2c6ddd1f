"""A set that somebody typed in: it is played like ours, in its own words, and costs no more than it may."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import stonehall
from stonehall.games.mountain_king import component_sets
from stonehall.games.mountain_king.component_names import FORMS, words_of
from stonehall.games.mountain_king.component_reader import MOST_PROBLEMS
from stonehall.games.mountain_king.component_sets import LONGEST, MOST_KEPT, OWN, components_of, own_files, value_of
from stonehall.games.mountain_king.game import WAYS_TO_PLAY
from stonehall.kernel import Chance, Event, Message, PositionError, Record, SettingsError, Term
from stonehall.kernel.state import play_randomly
from stonehall.locale import LANGUAGES, catalogue
from tests.keyboard import kept, run
from tests.mountain_king.example_set import FILES, FOLDER, TITLE, VALUE
from tests.mountain_king.scenario import GAME

SECONDS = 1.0
"""Of one processor: more than enough to read any set, on a machine with much else to do."""
LONGEST_ANSWER = 300 * MOST_PROBLEMS


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home" / "stonehall" / "games"


def spells(*ids: str) -> str:
    """A set with these spells, and as many more as a set needs."""
    named = [*ids, *[f"word-{number}" for number in range(17)]][:17]
    return "; ".join(f"spell {id} gain-coin 1" for id in named)


# Playing --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-COMP-7")
@pytest.mark.parametrize("way", WAYS_TO_PLAY)
def test_the_example_is_played_to_the_end_and_replays_from_its_record_alone(way: str) -> None:
    record = Record(GAME, {**WAYS_TO_PLAY[way], "components": VALUE})
    rng = Random(5)
    while (decision := record.state.decision) is not None:
        record.play(decision.sample(rng) if isinstance(decision, Chance) else rng.choice(decision.options))
    assert record.state.outcome is not None
    component_sets._known.clear()  # nobody remembers the set
    again = stonehall.read_record(record.write())
    assert again.state.to_position() == record.state.to_position()
    assert again.write() == record.write()
    assert [card.id for card in again.game.cards()] == [card.id for card in record.game.cards()]


def test_a_position_brings_its_set_along() -> None:
    state = GAME.start(seats="3", components=VALUE)
    play_randomly(state, Random(2), 120)
    component_sets._known.clear()
    again = GAME.from_position(state.to_position())
    assert again.view(None) == state.view(None)
    assert again.game.card_catalog() == state.game.card_catalog()
    with pytest.raises(PositionError, match="did you mean troll"):
        GAME.from_position("mountain-king position\ncomponents trol bog 1 mud stone\n")


def test_an_edition_lists_its_cards_and_the_game_its_own() -> None:
    edition = GAME.edition(GAME.complete({"components": VALUE}))
    facts = {card["id"]: card for card in edition.card_catalog()}
    assert facts["lake-mother"]["symbols"] == ["stone", "stone", "iron", "iron", "coin"]
    assert facts["long-pier"]["drawing"] == ["xxxoxxx"]
    assert "lake-mother" not in {card["id"] for card in GAME.card_catalog()}
    assert GAME.edition(GAME.complete({})) is GAME


def test_only_so_many_sets_are_remembered() -> None:
    for number in range(MOST_KEPT + 5):
        components_of(f"set Number {number}")
    assert len(component_sets._known) == MOST_KEPT


# Names ----------------------------------------------------------------------------------------------------------------


def test_a_set_says_what_its_things_are_called_in_each_language() -> None:
    game = GAME.edition({"components": VALUE})
    named = {language: catalogue(language, game).get("mk-card-lake-mother") for language in LANGUAGES}
    assert named == {"en": "Lake Mother", "hu": "Tóanya", "pl": "Matka Jezior"}
    assert catalogue("en", game).get("mk-hall-boat-house") == "The Boat House"
    assert catalogue("pl", game).get("mk-hall-boat-house") == "Przystań"
    assert catalogue("hu", game).get("mk-card-bog-cook") == "Lápi szakács"  # ours
    assert not catalogue("hu", GAME).has("mk-card-lake-mother")


def test_names_are_declined_by_the_set_or_by_a_noun_beside_them() -> None:
    game = GAME.edition({"components": VALUE})
    hungarian, polish = catalogue("hu", game), catalogue("pl", game)
    assert hungarian.attribute("mk-card-lake-mother", "acc") == "a Tóanyát"
    assert hungarian.attribute("mk-card-lake-mother", "the") == "a Tóanya"
    assert hungarian.attribute("mk-card-ice-fisher", "acc") == "a Jéghalász nevű trollt"
    assert hungarian.attribute("mk-card-night-raft", "the") == "az Éji Tutaj"
    assert polish.attribute("mk-card-lake-mother", "acc") == "Matkę Jezior"
    assert polish.attribute("mk-card-ice-fisher", "gen") == "trolla „Lodowy Rybak”"
    place = [troll.id for troll in game.components.trolls].index("ice-fisher")
    said = game.log_message(Event("recruited", (0, place, 0)), ["Anna"])
    assert [name in catalogue(language, game).text(said) for language, name in
            (("en", "Ice Fisher"), ("hu", "Jéghalász"), ("pl", "Lodowy Rybak"))] == [True] * 3  # fmt: skip


def test_prompts_choices_and_log_speak_of_the_things_of_the_set() -> None:
    state = GAME.start(seats="3", components=VALUE)
    state.log, rng, players = [], Random(4), ["Anna", "Bert", "Cili"]
    told: list[Message] = []
    while (decision := state.decision) is not None:
        if not isinstance(decision, Chance):
            view = state.view(decision.seat)
            told.append(state.game.prompt(view, players))
            told += [state.game.choice(view, text, players).label for text in state.legal_texts()]
        state.apply(decision.sample(rng) if isinstance(decision, Chance) else rng.choice(decision.options))
    told += [state.game.event_message(event, players) for event in state.log]
    terms = {value for message in told for value in message.args.values() if isinstance(value, Term)}
    named = {term.id for term in terms if term.kind in ("mk-card", "mk-hall")}
    here = {card.id for card in state.game.cards()}
    assert named <= here
    foreign = here - {card.id for card in GAME.cards()}
    assert len(named & foreign) > 6
    assert named - foreign


def test_a_set_may_rename_what_is_ours_and_what_all_sets_share() -> None:
    game = GAME.edition({"components": "called bog-cook Chef; called l3 Elbow; called charmer Witch"})
    for language in LANGUAGES:
        words = catalogue(language, game)
        assert [words.get(id) for id in ("mk-card-bog-cook", "mk-shape-l3", "mk-workshop-charmer")] == [
            "Chef", "Elbow", "Witch",
        ]  # fmt: skip


@pytest.mark.parametrize(
    "name", ['Say "hi" \\ { $player }', "a\u00adb", "{", "}", "= .the x", "[x] *", "-mk-x", "\\u0041"]
)
def test_whatever_a_name_holds_is_shown_as_it_stands_or_refused(name: str) -> None:
    value = f"{spells('odd')}; called odd {name}"
    if not name.isprintable():
        with pytest.raises(SettingsError, match="cannot be a name"):
            GAME.start(components=value)
        return
    for language in LANGUAGES:
        words = catalogue(language, GAME.edition({"components": value}))
        assert words.get("mk-card-odd") == name
        assert name in words.get("mk-log-cast", player="Anna", spell=Term("mk-card", "odd"))


def test_every_form_that_our_names_have_is_made_for_foreign_ones() -> None:
    for language in LANGUAGES:
        ours, foreign = catalogue(language, GAME), words_of(components_of(VALUE), OWN, language)
        forms = {form for id in ours.ids() if id.startswith(("mk-card-", "mk-hall-"))
                 for form in ours._message(id).attributes}  # fmt: skip
        assert forms == set(FORMS[language])
        for form in forms:
            assert foreign.count(f"    .{form} = ") == foreign.count("\nmk-") + 1


# The command line -----------------------------------------------------------------------------------------------------


def test_the_example_is_checked_played_and_watched_in_the_terminal(home: Path) -> None:
    told = run("components", "mountain-king", "check", str(FOLDER)).stdout
    assert f"“{TITLE}” can be played with" in told
    done = run(
        "play", "mountain-king", "--set", f"components={FOLDER}", "--bot", "random", "--seed", "3",
        typed="1\n" * 600, columns=80, lines=24,
    )  # fmt: skip
    record = kept(home)
    assert record.state.over
    assert "The Boat House" in done.stdout
    trolls = [troll["card"] for side in record.state.view(None)["sides"] for troll in side["trolls"]]  # type: ignore[attr-defined]
    names = catalogue("pl", record.game)
    shown = run("show", str(next(home.glob("*.record"))), "--lang", "pl").stdout
    assert "Przystań" in shown or "Zatopiony" in shown
    assert all(names.has(f"mk-card-{troll}") for troll in trolls)
    played = run("replay", str(next(home.glob("*.record"))), "--lang", "hu").stdout
    assert re.search("Nádvágó|Angolnász|Iszapszűrő|Gyöngyhalász|Harangozó|Gátfoltozó", played)


def test_a_set_is_simulated_and_its_beginning_shown(home: Path) -> None:
    home.mkdir(parents=True)
    run("simulate", "mountain-king", "--games", "1", "--jobs", "1", "--set", f"components={FOLDER}", "--json", "a.json")
    assert "set The Drowned Mountain" in json.loads(Path("a.json").read_text("utf-8"))["settings"]["components"]
    assert "Boat House" in run("show", "mountain-king", "--set", f"components={FOLDER}").stdout
    refused = run("show", "a.json", "--set", f"components={FOLDER}", code=2)
    assert "a position or a record has its settings already" in refused.stderr


def test_the_cards_of_a_set_are_listed_and_searched() -> None:
    ours = run("cards", "mountain-king", columns=140).stdout
    assert "Trolls of level 1  21" in ours
    assert "Bog Cook" in ours
    assert "111 cards" in ours
    found = run("cards", "mountain-king", "--text", "between the start player and you", columns=140).stdout
    assert "Iron Vein" in found  # one of the late ones (MK-SPELL-19)
    assert "Heartbeat" not in found
    theirs = run("cards", "mountain-king", "--components", str(FOLDER), "--lang", "hu", columns=140).stdout
    assert re.search(r"Tóanya +Sár +kő, kő, vas, vas, érme", theirs)
    assert re.search(r"Csónakház +5 / 13 +xxxx", theirs)
    found = run("cards", "mountain-king", "--components", str(FOLDER), "--class", "starter", "--text", "pearl").stdout
    assert "Pearl Diver" in found
    assert "Reed Cutter" not in found
    assert "No such card" in run("cards", "mountain-king", "--text", "pearl diver").stdout
    both = run("cards", "mountain-king", "--class", "trol", "--components", "nowhere", code=2).stderr
    assert "did you mean troll" in both
    assert "there is no such file" in both


def test_our_set_is_written_out_changed_and_checked(home: Path) -> None:
    told = run("components", "mountain-king", "new", "mine").stdout
    assert "stonehall components mountain-king check mine" in told
    assert {file.name: file.read_text("utf-8") for file in Path("mine").iterdir()} == own_files()
    again = run("components", "mountain-king", "new", "mine", code=2)
    assert again.stderr.count("--force writes over it") == len(own_files())
    assert (
        "“Mine” can be played with. Cards and tiles: 111, of its own: 0"
        in run("components", "mountain-king", "check", "mine").stdout
    )
    trolls = Path("mine/trolls.txt")
    trolls.write_text(trolls.read_text("utf-8").replace("troll bog-cook 1 mud", "troll bog-cook 1 mood"), "utf-8")
    Path("mine/spells.txt").write_text("spel a gain-coin 1\n", "utf-8")
    wrong = run("components", "mountain-king", "check", "mine", code=2).stderr
    line = 1 + trolls.read_text("utf-8").splitlines().index("troll bog-cook 1 mood stone coin")
    assert f"mine: trolls.txt:{line}: “mood” is not known here; did you mean" in wrong
    assert "mine: spells.txt:1: “spel” is not known here; did you mean spell?" in wrong
    both = run("play", "mountain-king", "--set", "components=mine", "--set", "seats=9", code=2).stderr
    assert "mine: spells.txt:1" in both
    assert "there is no such file" in run("play", "mountain-king", "--set", "components=nowhere", code=2).stderr
    Path("empty").mkdir()
    assert "no .txt file" in run("components", "mountain-king", "check", "empty", code=2).stderr


# Sets that mean no good -----------------------------------------------------------------------------------------------

HOSTILE = {
    "one long word": "x" * LONGEST,
    "long words": "\n".join([f"troll {'a' * 79} 1 {'b' * 79} {'c' * 79}"] * 120),
    "words that nearly mean something": "\n".join(["spell a gain-coim 1 2", "tunnel l44 1 xx", "trolll a"] * 700),
    "a hall of many cells": "hall cave 1 2 " + "x" * 30_000,
    "a hall of many rows": "hall cave 1 2 " + "/" * 30_000 + "o",
    "a number of many digits": "spell word gain-coin " + "9" * 30_000,
    "digits of other scripts": "spell word gain-coin ²\ntroll a ٣ mud stone\nmap autumn ²f",
    "trolls of many symbols": "\n".join(["troll a 1 mud " + "stone " * 300] * 20),
    "a map of one row": "map autumn " + "1. " * 13_000,
    "a map of many rows": "map autumn 1.\n" * 2_800,
    "many names": "called bog-cook Chef\n" * 1_800,
    "names of nothing": "\n".join([f"called bog-kook-{n} Chef" for n in range(1_400)]),
    "many halls": "\n".join([f"hall h{n} 1 2 xxxxxxxx/xxxxxxxo" for n in range(1_000)]),
    "many trolls": "\n".join([f"troll t{n} 1 mud stone" for n in range(1_600)]),
    "semicolons": ";" * LONGEST,
    "remarks": "#\n" * (LONGEST // 2),
    "odd signs": "\x00\x01\x02\n\u2028\u2029troll\x0b\x0c\x1c\x85",
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_set_costs_bounded_time_and_gets_a_short_answer(text: str) -> None:
    before, told = time.process_time(), ""
    try:
        components_of(value_of({"a.txt": text}, ""))
    except SettingsError as wrong:
        told = wrong.text()
    assert time.process_time() - before < SECONDS
    assert len(told) < LONGEST_ANSWER


def test_no_more_problems_are_listed_than_anybody_reads() -> None:
    with pytest.raises(SettingsError) as wrong:
        value_of({"a.txt": "trol\n" * 500}, "")
    assert len(wrong.value.problems) == MOST_PROBLEMS + 1
    assert f"a.txt:{MOST_PROBLEMS + 1}" not in wrong.value.problems[-2].text
    assert "nothing was read from here on" in wrong.value.problems[-1].text


def mutated(rng: Random, files: dict[str, str]) -> dict[str, str]:
    """A few words of a set exchanged, doubled, left out or spoiled."""
    lines = [line for text in files.values() for line in text.splitlines()]
    words = [word for line in lines for word in line.split()]
    for _ in range(rng.randint(1, 4)):
        place = rng.randrange(len(lines))
        parts = lines[place].split(" ")
        n = rng.randrange(len(parts))
        match rng.randrange(5):
            case 0:
                parts[n] = rng.choice(words)
            case 1:
                parts[n] += rng.choice("x/.o#;9é-")
            case 2:
                del parts[n]
            case 3:
                parts.insert(n, rng.choice(words))
            case _:
                lines.insert(place, rng.choice(lines))
                continue
        lines[place] = " ".join(parts)
    return {"a.txt": "\n".join(lines)}


def mutations(count: int) -> Iterator[dict[str, str]]:
    rng = Random(12)
    for number in range(count):
        yield mutated(rng, FILES if number % 2 else own_files())


def test_a_spoiled_set_is_refused_or_can_be_played() -> None:
    accepted = 0
    for number, files in enumerate(mutations(240)):
        try:
            value = value_of(files, "")
        except SettingsError:
            continue
        accepted += 1
        if accepted % 3 == 0:
            state = GAME.start(seats=str(2 + number % 4), components=value)
            play_randomly(state, Random(number), 60)
            assert GAME.from_position(state.to_position()).to_position() == state.to_position()
    assert accepted > 20
