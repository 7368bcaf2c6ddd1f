"""Decks of one's own: lists somebody types or keeps as JSON, and what is wrong with them."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stonehall.games.summoner_wars.cards import BY_ID, CARDS, CHAMPION, COMMON, EVENT, FACTIONS, STANDARD, Card
from stonehall.games.summoner_wars.deck import check, deck_named, find_card, read_deck, ready_deck
from stonehall.games.summoner_wars.factions import READY_DECKS
from stonehall.kernel import SettingsError
from stonehall.locale import catalogue
from tests.decks import READY, cards_of
from tests.summoner_wars.scenario import GAME


def wrong_with(text: str) -> list[str]:
    """Everything that is wrong with a deck."""
    with pytest.raises(SettingsError) as caught:
        read_deck(text)
    return [str(problem) for problem in caught.value.problems]


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
    assert wrong_with(f"{short}\n2 Purge\n2 Learn")[-1].startswith("Learn: the only epic event of Svara is Ice Ram")
    assert wrong_with(f"{short}\n2 Learn") == ["Learn: the only epic event of Svara is Ice Ram [SW2-DECK-3]"]


@given(st.randoms(use_true_random=False), st.sampled_from(READY_DECKS))
def test_order_case_and_partition_do_not_matter(rng: Random, id: str) -> None:
    entries = [f"Summoner: {FACTIONS[id].summoner.id}"]
    for card, count in ready_deck(id).counts().items():
        name = catalogue("en").get(f"sw2-card-{card.id}")
        split = rng.randint(0, count)
        entries += [f"{part}{rng.choice([' ', 'x ', ' x '])}{name}" for part in (split, count - split) if part]
    rng.shuffle(entries)
    text = rng.choice(["\n", "; ", "\r\n", "\n\n# and\n"]).join(
        "".join(rng.choice([letter.upper(), letter.lower()]) for letter in entry) for entry in entries
    )
    assert read_deck(text).pile == ready_deck(id).pile


@given(st.text(max_size=200) | st.from_regex(r"(summoner: svara\n)?([0-9]{1,40}x? [a-z -]{1,12}\n)*", fullmatch=True))
def test_nonsense_is_refused_and_explained(text: str) -> None:
    with pytest.raises(SettingsError) as caught:
        read_deck(text)
    assert caught.value.problems


# What is wrong with it ------------------------------------------------------------------------------------------------


def test_names_that_come_near_are_suggested() -> None:
    problems = wrong_with("Summoner: Svra\n4 Golem\n\n4 frost mag\n2 Xyzzy")
    assert "did you mean svara?" in problems[0]
    assert problems[1] == "line 2: there is no card “Golem”; did you mean ice-golem?"
    assert problems[2].startswith("line 4: there is no card “frost mag”; did you mean frost-mage")
    assert problems[3] == "line 5: there is no card “Xyzzy”"
    with pytest.raises(SettingsError, match="did you mean polar-dwarves"):
        deck_named("polar")


@pytest.mark.rule("SW2-DECK-13")
def test_every_violation_is_listed_with_its_rule_even_without_a_summoner() -> None:
    rest = ["needs exactly 6 standard events, has 3 [SW2-DECK-2]", "needs exactly 3 champions, has 2 [SW2-DECK-2]"]
    rest += ["needs exactly 16 commons, has 5 [SW2-DECK-2]", "Dragos: 2 copies, at most 1 allowed [SW2-DECK-5]"]
    rest += ["Purge: 3 copies, at most 2 allowed [SW2-DECK-4]"]
    rest += ["Ice Golem: 5 copies, at most 4 allowed [SW2-DECK-6]"]
    assert wrong_with("2 Dragos\n3 Purge\n5 Ice Golem") == ["a line “Summoner: …” is missing [SW2-DECK-2]", *rest]
    problems = wrong_with("Summoner: Svara\n2 Dragos\n3 Purge\n5 Ice Golem")
    assert set(rest) < set(problems)
    assert "Dragos: shows only Dark; Svara needs Logic or Water [SW2-DECK-8]" in problems
    assert "Purge: shows only Fire and Dark; Svara needs Logic or Water [SW2-DECK-8]" in problems


@pytest.mark.rule("SW2-DECK-2")
def test_one_summoner_and_no_more() -> None:
    for second in ("Summoner: Ret-Talus", "1 Svara", "Sneeks"):
        [problem] = wrong_with(READY.write() + second)
        assert problem.startswith("needs exactly 1 summoner, has 2: svara, ")
    assert "Svara: does not belong in a draw pile [SW2-DECK-2]" in wrong_with(READY.write() + "2 Svara")
    assert "Starting Gate: does not belong in a draw pile [SW2-DECK-2]" in wrong_with(READY.write() + "Starting Gate")


def test_absurd_numbers_are_refused_and_not_counted_out() -> None:
    for copies in ("31", "99999999999", "9" * 5000):
        problems = wrong_with(READY.write().replace("4 ice-golem", f"{copies} ice-golem"))
        assert problems[0].endswith("copies of Ice Golem are more than a draw pile can hold [SW2-DECK-2]")
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
        "format: “deck 7” is unknown; this program reads “stonehall deck 1”",
        "game: “chess” is unknown; this program reads “summoner-wars”",
        problems[2],
        "cards: there is no card “golem”; did you mean ice-golem?",
        'cards: "3" is not a number of copies of gate',
    ]
    assert problems[2].startswith("summoner: “3” names no summoner")
    assert "cards: needs an object of names and numbers" in wrong_with('{"summoner": "svara", "cards": [4]}')[0]
    assert wrong_with('{"summoner": "svara",')[0].startswith("not JSON: ")
    for count in ("-1", "true", "1.5", "null"):
        text = READY.write_json().replace('"gate": 3', f'"gate": {count}')
        assert wrong_with(text)[0] == f"cards: {count} is not a number of copies of gate"
