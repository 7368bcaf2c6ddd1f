"""Decks of one's own, from a list somebody types to a finished game, and the search through all cards."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from typer.testing import CliRunner, Result

import stonehall
from stonehall.bots import RandomBot
from stonehall.cli import app
from stonehall.games.summoner_wars.cards import BY_ID, CARDS, CHAMPION, COMMON, EVENT, FACTIONS, STANDARD, Card
from stonehall.games.summoner_wars.deck import Deck, check, deck_named, find_card, read_deck, ready_deck
from stonehall.games.summoner_wars.factions import READY_DECKS
from stonehall.kernel import Match, OptionsError, Record
from stonehall.locale import LANGUAGES, catalogue

RUNNER = CliRunner()
GAME = stonehall.load("summoner-wars")
READY = ready_deck("polar-dwarves")

GUESTS = """\
Summoner: Svara     # with help from the Tundra Orcs
Ragnor; Targan; Jarmund
4 Frost Mage
4 Ice Golem
4 Frost Shaman
4 Smasher
2 Parapet
2 Freeze
2 Brutal Force
"""


def call(*words: str, typed: str = "", columns: int = 100) -> Result:
    return RUNNER.invoke(app, words, input=typed, env={"COLUMNS": str(columns), "LINES": "40"})


def said(*words: str, typed: str = "", columns: int = 100) -> str:
    """What a command prints."""
    done = call(*words, typed=typed, columns=columns)
    assert done.exit_code == 0, done.output
    return done.stdout


def refused(*words: str, typed: str = "") -> str:
    """What the error stream says when a command cannot be carried out."""
    done = call(*words, typed=typed)
    assert (done.exit_code, done.stdout) == (2, ""), done.output
    assert "Traceback" not in done.stderr
    return done.stderr


def wrong_with(text: str) -> list[str]:
    """Everything that is wrong with a deck."""
    with pytest.raises(OptionsError) as caught:
        read_deck(text)
    return [str(problem) for problem in caught.value.problems]


def cards_of(deck: Deck) -> dict[str, int]:
    return {card.id: count for card, count in deck.counts().items()}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Files and games are kept in a folder of this test alone."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    Path("guests.deck").write_text(GUESTS, "utf-8")
    return tmp_path / "home" / "stonehall" / "games"


# Reading a list somebody typed ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "4 Ice Golem", "4 ice golem", "4 ICE-GOLEM", "4x Ice Golem", "4X ice_golem", "4 x Ice Golem", "x4 Ice Golem",
        "4× Ice Golem", "4Ice Golem", "  4   Ice   Golem  ", "- 4 Ice Golem", "* 4 Ice Golem", "• Ice Golem x4",
        "Ice Golem 4", "Ice Golem (4)", "Ice Golem (x4)", "Ice Golem 4x", "4 Ice Golem # the wall",
        "2 Ice Golem; 2 ice golem", "4 Íce Gólem", "4 Ice 'Golem", "4 Ice’ Golem",
    ],
)  # fmt: skip
def test_four_golems_however_they_are_written(line: str) -> None:
    text = READY.write().replace("4 ice-golem", line)
    assert read_deck(text).pile == READY.pile
    assert line in text


@pytest.mark.parametrize(
    "line",
    [
        "Summoner: Svara", "SUMMONER: SVARA", "summoner svara", "Summoner = Svara", "Summoner: Polar Dwarves",
        "1 Svara", "Svara",
    ],
)  # fmt: skip
def test_the_summoner_however_it_is_written(line: str) -> None:
    assert read_deck(READY.write().replace("summoner: svara", line)).summoner.id == "svara"


def test_apostrophes_and_hyphens_do_not_matter() -> None:
    for name in ("Ret-Talus", "RET TALUS", "ret_talus", "“Ret’-Talus”", "ret-talus'"):
        assert find_card(name) is BY_ID["ret-talus"]
    assert find_card("Spirit Of The Phoenix") is BY_ID["spirit-of-the-phoenix"]
    assert find_card("") is None


def test_remarks_may_hold_anything() -> None:
    text = "# Frost; and fire: 4 Dragos\r\n" + READY.write().replace("\n", "  # 4 Purge; 2 Dragos\r\n")
    assert read_deck(f"\ufeff{text}").pile == READY.pile


def test_a_deck_in_one_line() -> None:
    line = "# mine; " + "; ".join(READY.write().splitlines())
    assert deck_named(line).pile == READY.pile
    assert GAME.start(south=READY.write()).decision is not None


@pytest.mark.rule("SW2-DECK-2", "SW2-DECK-3")
def test_gates_and_epic_events_may_be_left_out_but_not_changed() -> None:
    short = "\n".join(line for line in READY.write().splitlines() if line not in ("3 gate", "2 ice-ram"))
    assert read_deck(short).pile == READY.pile
    assert wrong_with(f"{short}\n0 Gate") == [
        "needs exactly 30 cards in all (34 with what starts on the battlefield), has 27 [SW2-DECK-2]",
        "needs exactly 3 gates of 5 life, has 0 [SW2-DECK-2]",
    ]
    assert wrong_with(f"{short}\n2 Purge\n2 Learn")[-1].startswith("Learn: only Ice Ram is an epic event of Svara")
    assert wrong_with(f"{short}\n2 Learn") == ["Learn: only Ice Ram is an epic event of Svara [SW2-DECK-3]"]


@given(st.randoms(use_true_random=False), st.sampled_from(READY_DECKS))
def test_order_case_and_partition_do_not_matter(rng: Random, id: str) -> None:
    entries = [f"Summoner: {FACTIONS[id].summoner.id}"]
    for card, count in ready_deck(id).counts().items():
        name = catalogue("en").get(f"card-{card.id}")
        split = rng.randint(0, count)
        entries += [f"{part}{rng.choice([' ', 'x ', ' x '])}{name}" for part in (split, count - split) if part]
    rng.shuffle(entries)
    text = rng.choice(["\n", "; ", "\r\n", "\n\n# and\n"]).join(
        "".join(rng.choice([letter.upper(), letter.lower()]) for letter in entry) for entry in entries
    )
    assert read_deck(text).pile == ready_deck(id).pile


@given(st.text(max_size=200) | st.from_regex(r"(summoner: svara\n)?([0-9]{1,40}x? [a-z -]{1,12}\n)*", fullmatch=True))
def test_nonsense_is_refused_and_explained(text: str) -> None:
    with pytest.raises(OptionsError) as caught:
        read_deck(text)
    assert caught.value.problems


# What is wrong with it ------------------------------------------------------------------------------------------------


def test_names_that_come_near_are_suggested() -> None:
    problems = wrong_with("Summoner: Svra\n4 Golem\n\n4 frost mag\n2 Xyzzy")
    assert "did you mean svara?" in problems[0]
    assert problems[1] == "line 2: there is no card 'Golem'; did you mean ice-golem?"
    assert problems[2].startswith("line 4: there is no card 'frost mag'; did you mean frost-mage")
    assert problems[3] == "line 5: there is no card 'Xyzzy'"
    with pytest.raises(OptionsError, match="did you mean polar-dwarves"):
        deck_named("polar")


@pytest.mark.rule("SW2-DECK-13")
def test_every_violation_is_listed_with_its_rule_even_without_a_summoner() -> None:
    rest = ["needs exactly 6 standard events, has 3 [SW2-DECK-2]", "needs exactly 3 champions, has 2 [SW2-DECK-2]"]
    rest += ["needs exactly 16 commons, has 5 [SW2-DECK-2]", "Dragos: 2 copies, at most 1 allowed [SW2-DECK-5]"]
    rest += ["Purge: 3 copies, at most 2 allowed [SW2-DECK-4]"]
    rest += ["Ice Golem: 5 copies, at most 4 allowed [SW2-DECK-6]"]
    assert wrong_with("2 Dragos\n3 Purge\n5 Ice Golem") == ["a line 'Summoner: …' is missing [SW2-DECK-2]", *rest]
    problems = wrong_with("Summoner: Svara\n2 Dragos\n3 Purge\n5 Ice Golem")
    assert set(rest) < set(problems)
    assert "Dragos: shows only Dark; Svara needs Logic or Water [SW2-DECK-8]" in problems
    assert "Purge: shows only Fire and Dark; Svara needs Logic or Water [SW2-DECK-8]" in problems


@pytest.mark.rule("SW2-DECK-2")
def test_one_summoner_and_no_more() -> None:
    for second in ("Summoner: Ret-Talus", "1 Svara", "Sneeks"):
        [problem] = wrong_with(READY.write() + second)
        assert problem.startswith("needs exactly 1 summoner, has 2: svara, ")
    assert "Svara: does not belong into a draw pile [SW2-DECK-2]" in wrong_with(READY.write() + "2 Svara")
    assert "Starting Gate: does not belong into a draw pile [SW2-DECK-2]" in wrong_with(READY.write() + "Starting Gate")


def test_absurd_numbers_are_refused_and_not_counted_out() -> None:
    for copies in ("31", "99999999999", "9" * 5000):
        problems = wrong_with(READY.write().replace("4 ice-golem", f"{copies} ice-golem"))
        assert problems[0].endswith("copies of Ice Golem are more than a draw pile holds [SW2-DECK-2]")
        assert len(problems[0]) < 120


@pytest.mark.rule("SW2-DECK-8")
def test_a_unit_or_event_without_any_symbol_does_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    for classes in (COMMON, CHAMPION, EVENT | STANDARD):
        plain = Card("plain", classes | (0 if classes & EVENT else 1), cost=0)
        monkeypatch.setitem(BY_ID, "plain", plain)
        problems = check(FACTIONS["polar-dwarves"], [*(CARDS[number] for number in READY.pile), plain])
        assert "plain: shows no symbol; Svara needs Logic or Water [SW2-DECK-8]" in map(str, problems)


# JSON -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", READY_DECKS)
def test_every_ready_deck_survives_text_and_json(id: str) -> None:
    deck = ready_deck(id)
    for text in (deck.write(), deck.write_json()):
        again = read_deck(text, id)
        assert (again.name, again.pile, again.faction) == (id, deck.pile, deck.faction)
    assert json.loads(deck.write_json())["cards"] == cards_of(deck)


def test_json_is_read_as_tolerantly_as_text() -> None:
    data = {"summoner": "Polar Dwarves", "name": " My\n deck ", "cards": {"Ice Golem": 2, **cards_of(READY)}}
    data["cards"] = {**data["cards"], "ice-golem": 2}  # type: ignore[dict-item]
    deck = read_deck(json.dumps(data))
    assert (deck.name, deck.pile) == ("My deck", READY.pile)


def test_json_with_mistakes_names_them_all() -> None:
    problems = wrong_with('{"format": "deck 7", "game": "chess", "summoner": 3, "cards": {"golem": 4, "gate": "3"}}')
    assert problems[:5] == [
        "format: 'deck 7' is unknown; this program reads 'stonehall deck 1'",
        "game: 'chess' is unknown; this program reads 'summoner-wars'",
        problems[2],
        "cards: there is no card 'golem'; did you mean ice-golem?",
        'cards: "3" is not a number of copies of gate',
    ]
    assert problems[2].startswith("summoner: '3' names no summoner")
    assert "cards: needs an object of names and numbers" in wrong_with('{"summoner": "svara", "cards": [4]}')[0]
    assert wrong_with('{"summoner": "svara",')[0].startswith("not JSON: ")
    for count in ("-1", "true", "1.5", "null"):
        text = READY.write_json().replace('"gate": 3', f'"gate": {count}')
        assert wrong_with(text)[0] == f"cards: {count} is not a number of copies of gate"


# deck new -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", READY_DECKS)
def test_a_new_deck_is_the_ready_one_with_all_that_could_be_taken_in(id: str, language: str) -> None:
    faction = FACTIONS[id]
    text = said("deck", "new", faction.summoner.id, "--lang", language)
    assert read_deck(text).pile == ready_deck(id).pile
    offered = {str(find_card(name)) for name in re.findall(r"^#\d ([^#]+?) +#", text, re.MULTILINE)}
    fitting = [card for card in CARDS if set(card.symbols) & set(faction.symbols) and card.faction != id]
    assert offered == {str(card) for card in fitting if card.is_a(COMMON | CHAMPION | STANDARD)}
    assert max(map(cell_len, text.splitlines())) <= 108


def test_a_card_that_is_offered_may_be_taken_in_by_deleting_its_sign() -> None:
    text = said("deck", "new", "Polar Dwarves")
    changed = text.replace("#4 Smasher", "4 Smasher").replace("\n4 Ice Smith", "\n#4 Ice Smith")
    cards = cards_of(read_deck(changed))
    assert cards.pop("smasher") == cards_of(READY)["ice-smith"]
    assert cards == {id: count for id, count in cards_of(READY).items() if id != "ice-smith"}


def test_a_new_deck_in_a_file_that_must_not_exist(tmp_path: Path) -> None:
    done = call("deck", "new", "svara", "--out", "mine.deck")
    assert (done.exit_code, done.stdout, done.stderr) == (0, "", "mine.deck: written\n")
    assert "stonehall deck check mine.deck" in Path("mine.deck").read_text("utf-8")
    assert "Polar Dwarves" in said("deck", "check", "mine.deck")
    for command in (["new", "sneeks"], ["import", "guests.deck"], ["export", "vanguards"]):
        assert "mine.deck: it exists; --force writes over it" in refused("deck", *command, "--out", "mine.deck")
    assert read_deck(Path("mine.deck").read_text("utf-8")).pile == READY.pile
    assert call("deck", "new", "sneeks", "--out", "mine.deck", "--force").exit_code == 0
    assert read_deck(Path("mine.deck").read_text("utf-8")).summoner.id == "sneeks"
    assert "The file cannot be written" in refused("deck", "new", "svara", "--out", "mine.deck/x")


def test_a_new_deck_of_nobody() -> None:
    problem = refused("deck", "new", "Talus")
    assert "did you mean ret-talus?" in problem
    assert "svara" in problem
    assert "did you mean sneeks?" in refused("deck", "new", "sneks")


# deck check, show -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-DECK-1")
@pytest.mark.parametrize("id", READY_DECKS)
def test_the_ready_decks_pass_the_same_checker(id: str) -> None:
    Path("copy.deck").write_text(said("deck", "export", id), "utf-8")
    for deck in (id, "copy.deck"):
        words = said("deck", "check", deck)
        assert "is a legal deck of" in words
        assert re.search(r"Commons +16 ", words)
        assert "From other factions" not in words


def test_check_says_what_a_deck_is_made_of() -> None:
    words = said("deck", "check", "guests.deck")
    assert "guests is a legal deck of Svara, Polar Dwarves." in words
    assert "Svara, Starting Gate, Frost Mage, Ice Golem" in words
    assert re.search(r"Commons +16  4 Frost Mage, 4 Ice Golem, 4 Frost Shaman, 4 Smasher", words)
    assert re.search(r"From other factions +14  .*4 Frost Shaman \(Tundra Orcs\)", words)
    assert "szabályos pakli" in said("deck", "check", "guests.deck", "--lang", "hu")
    assert "talia zgodna z zasadami" in said("deck", "check", "-", "--lang", "pl", typed=GUESTS)


def test_check_lists_everything_that_is_wrong() -> None:
    Path("bad.deck").write_text(GUESTS.replace("4 Smasher", "5 Smasher").replace("2 Freeze", "2 Purge"), "utf-8")
    problem = refused("deck", "check", "bad.deck")
    for words in (
        "bad.deck: The deck 'bad' cannot be played.",
        "needs exactly 16 commons, has 17 [SW2-DECK-2]",
        "Smasher: 5 copies, at most 4 allowed [SW2-DECK-6]",
        "Purge: shows only Fire and Dark; Svara needs Logic or Water [SW2-DECK-8]",
    ):
        assert words in problem
    for command in ("show", "export", "import"):
        assert refused("deck", command, "bad.deck") == problem


def test_a_deck_that_is_not_there() -> None:
    assert "did you mean polar-dwarves?" in refused("deck", "show", "polar-dwarfs")
    assert "this is a folder" in refused("deck", "check", ".")
    assert "'de' is not one of en, hu, pl" in refused("deck", "show", "vanguards", "--lang", "de")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [60, 80, 100, 140])
def test_show_fits_the_terminal(language: str, columns: int) -> None:
    for deck in ("guests.deck", *READY_DECKS):
        lines = said("deck", "show", deck, "--lang", language, columns=columns).splitlines()
        assert max(map(cell_len, lines)) <= columns
        spoken = catalogue(language)
        assert all(spoken.get(f"terminal-deck-{group}") in "\n".join(lines) for group in ("champion", "epic", "costs"))


def test_show_gives_numbers_costs_and_symbols() -> None:
    words = said("deck", "show", "guests.deck")
    assert re.search(r"guests  Svara, Polar Dwarves  Logic, Water  34 cards", words)
    assert re.search(r"4  Smasher +♦3  4† +6♥  Water +Tundra Orcs  Sluggish", words)
    assert re.search(r"2  Parapet +♦0 +5♥  Logic +Build Phase", words)
    assert "♦0 ░░░░░░░░ 8" in words
    assert "♦1 ████████ 8" in words
    assert "♦5 ███ 3" in words
    assert re.search(r" 19 Water *\n", words)
    assert "mean cost of a unit: 2.3" in words
    assert "our own" not in words
    doubtful = said("deck", "show", "eternal-council")
    assert re.search(r"4  Mind Knight\* .* Resolve\? ", doubtful)
    assert "* our own translation" in doubtful
    assert "? partly our own choice" in doubtful


# deck import, export --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_and_json_lead_to_the_same_orderly_text(language: str) -> None:
    text = said("deck", "export", "guests.deck", "--lang", language)
    assert cards_of(read_deck(text)) == cards_of(read_deck(GUESTS))
    assert "Summoner: Svara\n" in text
    assert "4 Frost Shaman" in text
    Path("guests.json").write_text(said("deck", "export", "guests.deck", "--json"), "utf-8")
    assert said("deck", "import", "guests.json", "--lang", language) == text
    assert said("deck", "import", "guests.deck", "--lang", language) == text
    json_text = Path("guests.json").read_text("utf-8")
    assert said("deck", "import", "-", "--lang", language, typed=json_text) == text
    assert said("deck", "import", "-", "--lang", language, typed=text).splitlines()[1:] == text.splitlines()[1:]
    names = catalogue(language).get("card-frost-shaman") in text
    assert names


def test_import_writes_a_file() -> None:
    done = call("deck", "import", "guests.deck", "--out", "sub/orderly.deck", "--lang", "pl")
    assert done.stderr == "sub/orderly.deck: zapisano\n"
    assert read_deck(Path("sub/orderly.deck").read_text("utf-8")).pile == read_deck(GUESTS).pile


# Playing with it ------------------------------------------------------------------------------------------------------


def test_a_custom_deck_is_played_saved_resumed_and_replayed(home: Path) -> None:
    Path("guests.json").write_text(said("deck", "export", "guests.deck", "--json"), "utf-8")
    game = ["play", "summoner-wars", "--seed", "1", "--first", "south", "--bot", "random"]
    said(*game, "--deck", "guests.deck", "--opponent-deck", "guests.json", typed="1\n1\n1\n1\nquit\n")
    [file] = home.glob("*.record")
    begun = stonehall.read_record(file.read_text("utf-8"))
    assert begun.options["south"] == begun.options["north"] == "; ".join(read_deck(GUESTS).write().splitlines())
    assert begun.state.outcome is None
    said("play", "summoner-wars", "--bot", "random", "--resume", str(file), typed="1\n1\n" * 400)
    ended = stonehall.read_record(file.read_text("utf-8"))
    assert [play.text for play in ended.plays][: len(begun.plays)] == [play.text for play in begun.plays]
    assert ended.state.outcome is not None
    assert {"draw frost-shaman", "draw smasher"} < {play.text for play in ended.plays}
    assert "Frost Shaman" in said("replay", str(file))
    assert "34 cards" not in said("show", str(file))


def test_a_record_with_a_custom_deck_goes_on_from_any_play() -> None:
    match = Match(GAME, [RandomBot(1), RandomBot(2)], {"south": GUESTS, "north": "breakers"}, seed=5)
    match.run()
    again = stonehall.read_record(match.record.write())
    assert again.write() == match.record.write()
    assert again.state.to_position() == match.state.to_position()
    middle = len(match.record.plays) // 2
    begun = stonehall.read_record(match.record.truncated(middle).write())
    position = begun.state.to_position()
    assert GAME.from_position(position).to_position() == position
    resumed = Record.fold(GAME, begun.options, [play.text for play in match.record.plays])
    assert resumed.state.to_position() == match.state.to_position()


def test_a_custom_deck_is_simulated() -> None:
    Path("vanguards.deck").write_text(ready_deck("vanguards").write(), "utf-8")
    words = ["simulate", "summoner-wars", "--games", "3", "--jobs", "1", "--check", "--decks"]
    data = json.loads(said(*words, "guests.deck,cave-goblins", "--json", "-"))
    assert set(data["decks"]) == {"guests", "cave-goblins"}
    said(*words, "guests.deck,cave-goblins", "--only", "2", "--record", "two.record")
    assert "frost-shaman" in Path("two.record").read_text("utf-8")
    assert stonehall.read_record(Path("two.record").read_text("utf-8")).state.outcome is not None
    twins = json.loads(said(*words, "vanguards.deck,vanguards", "--json", "-"))
    assert set(twins["decks"]) == {"vanguards.deck", "vanguards"}


# cards ----------------------------------------------------------------------------------------------------------------


def names_in(text: str, language: str = "en") -> set[str]:
    """The ids of the cards that a list or the titles of sheets name."""
    found = re.findall(r"^(?:  |╭─ )(\S.*?)\*?(?:  .*| ─+╮)$", text, re.MULTILINE)
    ids = {catalogue(language).get(f"card-{card.id}"): card.id for card in CARDS}
    return {ids[name] for name in found}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [60, 80, 100, 140])
def test_all_cards_are_listed_and_fit(language: str, columns: int) -> None:
    text = said("cards", "--lang", language, columns=columns)
    assert names_in(text, language) == set(BY_ID)
    assert max(map(cell_len, text.splitlines())) <= columns
    assert "134" in text
    full = said("cards", "--full", "--lang", language, columns=columns)
    assert names_in(full, language) == set(BY_ID)
    assert max(map(cell_len, full.splitlines())) <= columns


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("--faction polar-dwarves --class champion", "ollag jarmund nadiana"),
        ("--faction POLAR_DWARVES --cost 5", "ollag jarmund"),
        ("--cost 7+", "kalal fire-drake miti-mumway"),
        ("--cost 7-8 --class unit", "kalal fire-drake miti-mumway"),
        ("--class structure", "ice-golem parapet gate starting-gate"),
        ("--class gate", "gate starting-gate"),
        ("--symbol cunning --class event", "sneak pile-on"),
        ("--symbol spirit --class standard-event", "chant-of-entangling chant-of-weaving"),
        ("--faction fallen-kingdom --class epic", "sacrificial-pyre"),
        ("--class summoner --symbol water", "svara grognack"),
        ("--text golem", "ice-golem"),
        ("--text FROST-BOLT", ""),
        ("--text frost --symbol water --class common", "frost-mage frost-shaman"),
        ("--cost 99", ""),
    ],
)  # fmt: skip
def test_cards_are_found(words: str, found: str) -> None:
    text = said("cards", *words.split())
    assert names_in(text) == set(found.split())
    assert ("No card is like this." in text) == (not found)


@pytest.mark.parametrize(
    ("language", "words", "found"),
    [
        ("hu", ["--text", "jeggolem"], {"ice-golem"}),
        ("hu", ["--text", "JÉGGÓLEM"], {"ice-golem"}),
        ("hu", ["--faction", "sarki törpök", "--class", "bajnok"], {"ollag", "jarmund", "nadiana"}),
        ("pl", ["--text", "lodowy kowal"], {"ice-smith"}),
        ("pl", ["--faction", "Polarne Krasnoludy", "--symbol", "woda", "--class", "czempion"], {"jarmund", "nadiana"}),
        ("pl", ["--symbol", "Swiatlo", "--class", "champion", "--faction", "shadow-elves"], {"lucian", "taliya"}),
    ],
)  # fmt: skip
def test_cards_are_found_in_every_language(language: str, words: list[str], found: set[str]) -> None:
    assert names_in(said("cards", *words, "--lang", language), language) == found


def test_a_search_looks_into_names_and_texts_and_wants_every_word() -> None:
    spoken = catalogue("en")
    found = names_in(said("cards", "--text", "attack EXTRA"))
    assert "horde-slinger" in found  # only in the text of Relentless
    assert "primal-fury" in found  # in the text of the event
    for card in CARDS:
        texts = [spoken.get(f"card-{card.id}")]
        texts += [spoken.attribute(f"card-{card.id}", "text")] if card.is_a(EVENT) else []
        for ability in card.abilities:
            if ability.id not in BY_ID:
                texts += [spoken.get(f"ability-{ability.id}"), spoken.attribute(f"ability-{ability.id}", "text")]
        whole = " ".join(texts).lower()
        assert (card.id in found) == ("extra" in whole and "attack" in whole), card


def test_few_cards_are_shown_in_full_and_many_with_full() -> None:
    text = said("cards", "--text", "ice golem")
    for words in ("Unit · Common · Structure · Polar Dwarves", "Cost 2♦ · Strength 2† Melee · Life 5♥ · Logic", "Slow"):
        assert words in text
    assert "This unit's moves are 1 space shorter" not in said("cards", "--faction", "polar-dwarves")
    assert "Slow" in said("cards", "--faction", "polar-dwarves", "--full")
    assert said("cards", "--faction", "polar-dwarves", "--full").count("╭") == 12


def test_what_is_not_verified_is_marked() -> None:
    for words in (["--faction", "eternal-council"], ["--faction", "eternal-council", "--full"]):
        text = said("cards", *words)
        for id in FACTIONS["eternal-council"].unverified:
            name = catalogue("en").get(f"card-{id}" if id in BY_ID else f"ability-{id}")
            assert f"{name}*" in text.replace("Continuan…", "Continuance*")
        assert "Resolve, Logic? " in text or "Logic?" in text
        assert not re.search(r"(Resolve|Logic)( ?$| {2}|│)", text, re.MULTILINE), "every one of them is in doubt"
        assert "* our own translation" in text
        assert "? partly our own choice" in text
    sure = said("cards", "--faction", "vanguards")
    assert "*" not in sure
    assert "?" not in sure


def test_wrong_words_are_named_at_once_with_what_comes_near() -> None:
    problem = refused(
        "cards", "--faction", "polar-dwarfs", "--symbol", "watr", "--class", "champ", "--cost", "many", "--lang", "hu"
    )
    for words in (
        "--faction: there is no faction 'polar-dwarfs'",
        "did you mean polar-dwarves",
        "--symbol: there is no symbol 'watr'",
        "did you mean water",
        "--class: there is no class 'champ'",
        "did you mean champion?",
        "--cost: 'many' is no cost; write 2, 1-3 or 5+",
    ):
        assert words in problem
    assert "'3-1' ends before it begins; write 1-3" in refused("cards", "--cost", "3-1")
    assert "'de' is not one of en, hu, pl" in refused("cards", "--lang", "de")
