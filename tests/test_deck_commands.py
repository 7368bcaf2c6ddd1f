"""Decks of one's own at the command line, from a new list to a finished game."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import stonehall
from stonehall.bots import RandomBot
from stonehall.games.summoner_wars.cards import CARDS, CHAMPION, COMMON, FACTIONS, STANDARD
from stonehall.games.summoner_wars.deck import find_card, read_deck, ready_deck
from stonehall.games.summoner_wars.factions import READY_DECKS
from stonehall.kernel import Match, Record
from stonehall.locale import LANGUAGES, catalogue
from tests.decks import READY, call, cards_of, refused, said
from tests.summoner_wars.scenario import GAME

DECK = ("deck", "summoner-wars")
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


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Files and games are kept in a folder of this test alone."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "old"))
    monkeypatch.chdir(tmp_path)
    Path("guests.deck").write_text(GUESTS, "utf-8")
    return tmp_path / "home" / "stonehall" / "games"


# deck new -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", READY_DECKS)
def test_a_new_deck_is_the_ready_one_with_all_that_could_be_taken_in(id: str, language: str) -> None:
    faction = FACTIONS[id]
    text = said(*DECK, "new", faction.summoner.id, "--lang", language)
    assert read_deck(text).pile == ready_deck(id).pile
    offered = {str(find_card(name)) for name in re.findall(r"^#\d ([^#]+?) +#", text, re.MULTILINE)}
    fitting = [card for card in CARDS if set(card.symbols) & set(faction.symbols) and card.faction != id]
    assert offered == {str(card) for card in fitting if card.is_a(COMMON | CHAMPION | STANDARD)}
    assert max(map(cell_len, text.splitlines())) <= 108


def test_a_card_that_is_offered_may_be_taken_in_by_deleting_its_sign() -> None:
    text = said(*DECK, "new", "Polar Dwarves")
    changed = text.replace("#4 Smasher", "4 Smasher").replace("\n4 Ice Smith", "\n#4 Ice Smith")
    cards = cards_of(read_deck(changed))
    assert cards.pop("smasher") == cards_of(READY)["ice-smith"]
    assert cards == {id: count for id, count in cards_of(READY).items() if id != "ice-smith"}


def test_a_new_deck_in_a_file_that_must_not_exist(tmp_path: Path) -> None:
    done = call(*DECK, "new", "svara", "--out", "mine.deck")
    assert (done.exit_code, done.stdout, done.stderr) == (0, "", "mine.deck: written\n")
    assert "stonehall deck summoner-wars check mine.deck" in Path("mine.deck").read_text("utf-8")
    assert "Polar Dwarves" in said(*DECK, "check", "mine.deck")
    for command in (["new", "sneeks"], ["import", "guests.deck"], ["export", "vanguards"]):
        assert "mine.deck: it exists; --force writes over it" in refused(*DECK, *command, "--out", "mine.deck")
    assert read_deck(Path("mine.deck").read_text("utf-8")).pile == READY.pile
    assert call(*DECK, "new", "sneeks", "--out", "mine.deck", "--force").exit_code == 0
    assert read_deck(Path("mine.deck").read_text("utf-8")).summoner.id == "sneeks"
    assert "The file cannot be written" in refused(*DECK, "new", "svara", "--out", "mine.deck/x")


def test_a_new_deck_of_nobody() -> None:
    problem = refused(*DECK, "new", "Talus")
    assert "did you mean ret-talus?" in problem
    assert "svara" in problem
    assert "did you mean sneeks?" in refused(*DECK, "new", "sneks")


# deck check, show -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-DECK-1")
@pytest.mark.parametrize("id", READY_DECKS)
def test_the_ready_decks_pass_the_same_checker(id: str) -> None:
    Path("copy.deck").write_text(said(*DECK, "export", id), "utf-8")
    for deck in (id, "copy.deck"):
        words = said(*DECK, "check", deck)
        assert "is a legal deck of" in words
        assert re.search(r"Commons +16 ", words)
        assert "From other factions" not in words


def test_check_says_what_a_deck_is_made_of() -> None:
    words = said(*DECK, "check", "guests.deck")
    assert "guests is a legal deck of Svara, Polar Dwarves." in words
    assert "Svara, Starting Gate, Frost Mage, Ice Golem" in words
    assert re.search(r"Commons +16  4 Frost Mage, 4 Ice Golem, 4 Frost Shaman, 4 Smasher", words)
    assert re.search(r"From other factions +14  .*4 Frost Shaman \(Tundra Orcs\)", words)
    assert "szabályos pakli" in said(*DECK, "check", "guests.deck", "--lang", "hu")
    assert "talia zgodna z zasadami" in said(*DECK, "check", "-", "--lang", "pl", typed=GUESTS)


def test_check_lists_everything_that_is_wrong() -> None:
    Path("bad.deck").write_text(GUESTS.replace("4 Smasher", "5 Smasher").replace("2 Freeze", "2 Purge"), "utf-8")
    problem = refused(*DECK, "check", "bad.deck")
    for words in (
        "bad.deck: The deck 'bad' cannot be played.",
        "needs exactly 16 commons, has 17 [SW2-DECK-2]",
        "Smasher: 5 copies, at most 4 allowed [SW2-DECK-6]",
        "Purge: shows only Fire and Dark; Svara needs Logic or Water [SW2-DECK-8]",
    ):
        assert words in problem
    for command in ("show", "export", "import"):
        assert refused(*DECK, command, "bad.deck") == problem


def test_a_deck_that_is_not_there() -> None:
    assert "did you mean polar-dwarves?" in refused(*DECK, "show", "polar-dwarfs")
    assert "this is a folder" in refused(*DECK, "check", ".")
    assert "'de' is not one of en, hu, pl" in refused(*DECK, "show", "vanguards", "--lang", "de")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [60, 80, 100, 140])
def test_show_fits_the_terminal(language: str, columns: int) -> None:
    for deck in ("guests.deck", *READY_DECKS):
        lines = said(*DECK, "show", deck, "--lang", language, columns=columns).splitlines()
        assert max(map(cell_len, lines)) <= columns
        spoken = catalogue(language)
        heads = ("sw2-terminal-deck-champion", "sw2-terminal-deck-epic", "terminal-deck-costs")
        assert all(spoken.get(head) in "\n".join(lines) for head in heads)


def test_show_gives_numbers_costs_and_symbols() -> None:
    words = said(*DECK, "show", "guests.deck")
    assert re.search(r"guests  Svara, Polar Dwarves  Logic, Water  34 cards", words)
    assert re.search(r"4  Smasher +♦3  4† +6♥  Water +Tundra Orcs  Sluggish", words)
    assert re.search(r"2  Parapet +♦0 +5♥  Logic +Build Phase", words)
    assert "♦0 ░░░░░░░░ 8" in words
    assert "♦1 ████████ 8" in words
    assert "♦5 ███ 3" in words
    assert re.search(r" 19 Water *\n", words)
    assert "average cost of a unit: 2.3" in words
    assert "our own" not in words
    doubtful = said(*DECK, "show", "eternal-council")
    assert re.search(r"4  Mind Knight\* .* Resolve\? ", doubtful)
    assert "* our own translation" in doubtful
    assert "? partly our own choice" in doubtful


# deck import, export --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_and_json_lead_to_the_same_orderly_text(language: str) -> None:
    text = said(*DECK, "export", "guests.deck", "--lang", language)
    assert cards_of(read_deck(text)) == cards_of(read_deck(GUESTS))
    assert "Summoner: Svara\n" in text
    assert "4 Frost Shaman" in text
    Path("guests.json").write_text(said(*DECK, "export", "guests.deck", "--json"), "utf-8")
    assert said(*DECK, "import", "guests.json", "--lang", language) == text
    assert said(*DECK, "import", "guests.deck", "--lang", language) == text
    json_text = Path("guests.json").read_text("utf-8")
    assert said(*DECK, "import", "-", "--lang", language, typed=json_text) == text
    assert said(*DECK, "import", "-", "--lang", language, typed=text).splitlines()[1:] == text.splitlines()[1:]
    names = catalogue(language).get("sw2-card-frost-shaman") in text
    assert names


def test_import_writes_a_file() -> None:
    done = call(*DECK, "import", "guests.deck", "--out", "sub/orderly.deck", "--lang", "pl")
    assert done.stderr == "sub/orderly.deck: zapisano\n"
    assert read_deck(Path("sub/orderly.deck").read_text("utf-8")).pile == read_deck(GUESTS).pile


# Playing with it ------------------------------------------------------------------------------------------------------


def test_a_custom_deck_is_played_saved_resumed_and_replayed(home: Path) -> None:
    Path("guests.json").write_text(said(*DECK, "export", "guests.deck", "--json"), "utf-8")
    game = ["play", "summoner-wars", "--seed", "1", "--first", "south", "--bot", "random"]
    said(*game, "--deck", "guests.deck", "--opponent-deck", "guests.json", typed="1\n1\n1\n1\nquit\n")
    [file] = home.glob("*.record")
    begun = stonehall.read_record(file.read_text("utf-8"))
    assert begun.settings["south"] == begun.settings["north"] == "; ".join(read_deck(GUESTS).write().splitlines())
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
    resumed = Record.fold(GAME, begun.settings, [play.text for play in match.record.plays])
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
