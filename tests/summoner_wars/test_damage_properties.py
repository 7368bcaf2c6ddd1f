"""What holds after every play of every game: life, magic, cards and summoners; and what a kill pays."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stonehall.games.summoner_wars.abilities import ABILITIES
from stonehall.games.summoner_wars.board import GRID, SEATS
from stonehall.games.summoner_wars.cards import CARDS
from stonehall.games.summoner_wars.dice import DIE
from stonehall.games.summoner_wars.factions import READY_DECKS
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.view_shape import PieceView, View
from stonehall.kernel import Chance, Event, Option
from tests.examples import examples
from tests.summoner_wars.scenario import GAME

FIRST_DECKS = ("polar-dwarves", "fallen-kingdom", "cave-goblins")
DECK_SIZE = 34
TURNS = 40

Verbs = tuple[str, ...]
FIGHTER: Verbs = ("attack", "open", "summon", "play", "use", "move")
HOARDER: Verbs = ("attack", "move", "discard")


def start(south: str, north: str) -> State:
    state = GAME.start(south=south, north=north)
    state.log = []
    return state


def look(state: State) -> View:
    return state.view(None)


def choose(state: State, rng: Random, eager: Verbs) -> Option:
    """A random play, but one of those the player is eager for whenever there is one (nearly)."""
    decision = state.decision
    assert decision is not None
    if isinstance(decision, Chance):
        return decision.sample(rng)
    options = decision.options
    liked = [option for option in options if option.verb in eager]
    return rng.choice(liked if liked and rng.random() < 0.7 else options)


def playing(state: State, rng: Random, eager: Verbs = FIGHTER) -> Iterator[tuple[View, Option, list[Event]]]:
    """Play on; after each play: what the table looked like before it, the play, and what it made happen."""
    log = state.log
    assert log is not None
    while state.decision is not None and state.turn <= TURNS:
        before, option, known = look(state), choose(state, rng, eager), len(log)
        state.apply(option)
        yield before, option, log[known:]


def cards_of(state: State, seat: int) -> Counter[str]:
    """All cards a seat owns, wherever they lie; an event the opponent has learnt is held in the opponent's hand."""
    side, other = state.sides[seat], state.sides[1 - seat]
    found = [*side.hand, *side.pile.cards(), *side.discard, *other.foreign]
    for card in side.foreign:
        found.remove(card)
    for piece in [*state.pieces.values(), *state.events]:
        found += [piece.card.number] if piece.owner == seat else []
        found += [card for card, owner, _ in piece.under if owner == seat]
    return Counter(CARDS[card].id for card in found)


# What always holds ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-DMG-3", "SW2-MAGIC-1", "SW2-MAGIC-2", "SW2-COMP-7", "SW2-DEST-2", "SW2-END-1")
@given(
    seed=st.integers(0, 2**32),
    south=st.sampled_from(READY_DECKS),
    north=st.sampled_from(READY_DECKS),
    eager=st.sampled_from([FIGHTER, HOARDER]),
)
@settings(max_examples=examples(30))
def test_after_every_play_of_every_game(seed: int, south: str, north: str, eager: Verbs) -> None:
    state = start(south, north)
    decks = [cards_of(state, seat) for seat in (0, 1)]
    assert [deck.total() for deck in decks] == [DECK_SIZE, DECK_SIZE]
    being_played = Counter[str]()
    for _, _, happened in playing(state, Random(seed), eager):
        view = look(state)
        check_battlefield(view)
        for side in view["sides"]:
            assert 0 <= side["magic"] <= 15
        for event in happened:
            if event.id == "played":
                being_played = Counter([CARDS[event.args[0]].id])
        if not state.over:
            check_cards(state, decks, being_played)


def check_battlefield(view: View) -> None:
    """No dead card, one card to a space, one summoner for each seat as long as the game goes on."""
    for piece in [*view["pieces"], *view["sides"][0]["active"], *view["sides"][1]["active"]]:
        assert piece["life"] > 0 or not piece["square"]
        assert piece["damage"] >= 0
        assert piece["boosts"] >= 0
    squares = [piece["square"] for piece in view["pieces"]]
    assert len(squares) == len(set(squares))
    summoners = sorted(piece["owner"] for piece in view["pieces"] if "summoner" in piece["classes"])
    if view["over"]:
        assert len(summoners) < 2
    else:
        assert summoners == ["north", "south"]


def check_cards(state: State, decks: list[Counter[str]], being_played: Counter[str]) -> None:
    """Every card is somewhere; only the event being resolved may lie nowhere, and only in the middle of its effect."""
    assert state.decision is not None
    now = [cards_of(state, seat) for seat in (0, 1)]
    assert now[0] <= decks[0]
    assert now[1] <= decks[1]
    missing = (decks[0] - now[0]) + (decks[1] - now[1])
    assert not missing or (missing == being_played and not state.decision.prompt.startswith("phase-"))


@pytest.mark.rule("SW2-MAGIC-3", "SW2-MAGIC-16")
@given(seed=st.integers(0, 2**32), south=st.sampled_from(READY_DECKS), north=st.sampled_from(READY_DECKS))
@settings(max_examples=examples(15))
def test_magic_changes_only_by_what_is_told(seed: int, south: str, north: str) -> None:
    """Every point gained or spent has its cause in the log, and nothing comes in by itself."""
    state = start(south, north)
    while state.turn == 0:
        state.apply(choose(state, Random(seed), FIGHTER))
    for before, _, happened in playing(state, Random(seed)):
        for seat, side in enumerate(look(state)["sides"]):
            change = 0
            for event in happened:
                if event.id in ("magic-gained", "magic-spent") and event.args[0] == seat:
                    change += event.args[1] if event.id == "magic-gained" else -event.args[1]
            assert side["magic"] == before["sides"][seat]["magic"] + change


# What a kill pays -----------------------------------------------------------------------------------------------------


def hits(attacker: PieceView, drained: bool, faces: list[str]) -> int:
    """Damage of a roll by the rules: swords or bows; an Ice Smith underneath or Life Drain makes specials count."""
    if attacker["attack"] == "ranged":
        return sum(face.count("b") for face in faces)
    worth = 2 if "ice-smith" in attacker["under"] else 1 if drained else 0
    return sum(face.count("s") + worth * face.count("*") for face in faces)


def payment(view: View, attacker: PieceView, target: PieceView) -> int:
    """Magic for a destroyed target: 1 for an enemy card, up to 15, but none for a unit killed by a Carrier."""
    if target["controller"] == attacker["controller"] or "summoner" in target["classes"]:
        return 0
    if attacker["card"] == "undead-carrier" and "unit" in target["classes"]:
        return 0
    return min(1, 15 - view["sides"][SEATS.index(attacker["controller"])]["magic"])


@pytest.mark.rule("SW2-ATK-13", "SW2-MAGIC-4", "SW2-MAGIC-8", "SW2-MAGIC-11")
@given(seed=st.integers(0, 2**32), south=st.sampled_from(FIRST_DECKS), north=st.sampled_from(FIRST_DECKS))
@settings(max_examples=examples(30))
def test_every_attack_deals_and_pays_exactly_what_the_rules_say(seed: int, south: str, north: str) -> None:
    """Twenty rolls, from one game or, when it ends early, from several."""
    rng, rolls = Random(seed), 0
    while rolls < 20:
        rolls += check_attacks(start(south, north), rng)


def check_attacks(state: State, rng: Random) -> int:
    """Check the attacks of one game; how many there were."""
    rolls = 0
    attack, drained = Event("", ()), False
    for before, option, happened in playing(state, rng):
        if option.verb == "roll":
            rolls += 1
            own = happened[: next((n for n, event in enumerate(happened) if event.id == "triggered"), len(happened))]
            check_attack(before, attack, hits_of(before, attack, drained, option), own)
            drained = False
        for event in happened:
            if event.id == "attacked":
                attack = event
            elif event.id == "used" and event.args[0] == ABILITIES["life-drain"].number:
                drained = True
    return rolls


def fighters(view: View, attack: Event) -> tuple[PieceView, PieceView]:
    table = {piece["square"]: piece for piece in view["pieces"]}
    return table[GRID.name(attack.args[1])], table[GRID.name(attack.args[3])]


def hits_of(view: View, attack: Event, drained: bool, roll: Option) -> int:
    return hits(fighters(view, attack)[0], drained, [DIE.kinds[face] for face in roll.args])


def check_attack(view: View, attack: Event, dealt: int, happened: list[Event]) -> None:
    """The damage of the roll, then: nothing, or the target destroyed and paid for, or returned to hand instead."""
    attacker, target = fighters(view, attack)
    told = Counter(event.id for event in happened)
    damaged = [event.args[2] for event in happened if event.id == "damaged"]
    gained = sum(event.args[1] for event in happened if event.id == "magic-gained")
    assert damaged == ([dealt] if dealt else [])
    if dealt < target["life"]:
        assert (told["destroyed"], told["returned"], gained) == (0, 0, 0)
        return
    keeper = view["sides"][SEATS.index(target["controller"])]
    unrelenting = any(event["card"] == "unrelenting" for event in keeper["active"])
    if unrelenting and "common" in target["classes"]:
        assert (told["destroyed"], told["returned"], gained) == (0, 1, 0)
        return
    falling_along = fall_with(view, target)
    assert (told["destroyed"], told["returned"]) == (1 + falling_along, 0)
    assert gained == payment(view, attacker, target)


def fall_with(view: View, target: PieceView) -> int:
    """How many structures lived only on the life that Ollag gave them."""
    if target["card"] != "ollag":
        return 0
    return sum(
        1
        for piece in view["pieces"]
        if "structure" in piece["classes"] and piece["controller"] == target["controller"] and piece["life"] == 1
    )
