"""Printed cards and ready decks as plain data, and options as a person meets them."""

from __future__ import annotations

import random

import pytest

from stonehall.games.summoner_wars.cards import CARDS
from stonehall.games.summoner_wars.messages import clicks
from stonehall.kernel import Chance
from stonehall.locale import catalogue
from tests.summoner_wars.scenario import GAME, fresh, scenario

FACTS = {str(fact["id"]): fact for fact in GAME.card_catalog()}
DECKS = {str(fact["id"]): fact for fact in GAME.deck_catalog()}


def test_every_card_and_every_ready_deck_is_there() -> None:
    assert list(FACTS) == [card.id for card in CARDS]
    assert list(DECKS) == GAME.decks()


def test_a_unit() -> None:
    assert FACTS["svara"] == {
        "kind": "summoner-wars", "id": "svara", "faction": "polar-dwarves", "classes": ["unit", "summoner"],
        "cost": -1, "attack": "ranged", "strength": 3, "life": 12, "phase": "", "active": False, "gate": False,
        "symbols": ["crossed-axes", "logic", "water"], "abilities": ["structural-shift"], "verified": True,
    }  # fmt: skip


def test_an_event() -> None:
    assert FACTS["ice-ram"] == {
        "kind": "summoner-wars", "id": "ice-ram", "faction": "polar-dwarves", "classes": ["event", "epic"], "cost": 0,
        "attack": "", "strength": -1, "life": -1, "phase": "summon", "active": True, "gate": False, "symbols": [],
        "abilities": [], "verified": True,
    }  # fmt: skip


def test_a_gate_belongs_to_no_faction() -> None:
    gate = FACTS["gate"]
    assert (gate["faction"], gate["gate"], gate["life"], gate["cost"]) == ("", True, 5, 0)
    assert (gate["strength"], gate["attack"], gate["verified"]) == (-1, "", True)


def test_every_ability_that_is_listed_has_a_name() -> None:
    for fact in FACTS.values():
        abilities = fact["abilities"]
        assert isinstance(abilities, list)
        assert all(catalogue("en").has(f"sw2-ability-{id}") for id in abilities)


def test_what_is_not_sure_is_not_verified() -> None:
    unsure = {id for id, deck in DECKS.items() if not deck["verified"]}
    assert unsure == {"shadow-elves", "fungal-dwarves", "eternal-council"}
    assert {fact["faction"] for fact in FACTS.values() if not fact["verified"]} == unsure


def test_a_ready_deck() -> None:
    assert DECKS["polar-dwarves"] == {
        "id": "polar-dwarves", "faction": "polar-dwarves", "summoner": "svara", "symbols": ["logic", "water"],
        "verified": True,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("text", "card", "source", "target"),
    [
        ("summon ice-golem c4", "ice-golem", "", "c4"),
        ("build gate d2", "gate", "", "d2"),
        ("play ice-repair", "ice-repair", "", ""),
        ("discard gate", "gate", "", ""),
        ("card undead-archer", "undead-archer", "", ""),
        ("move c3 c5 c4", "", "c3", "c5"),
        ("move c3 c3", "", "c3", "c3"),
        ("attack c3 c4", "", "c3", "c4"),
        ("use sly b1 c4", "", "b1", "c4"),
        ("use heal b1 b1", "", "b1", ""),
        ("open life-drain c5 c4", "", "c5", "c4"),
        ("target c4", "", "", "c4"),
        ("to c4", "", "", "c4"),
        ("resolve soul-shift c4", "", "", "c4"),
        ("resolve expire -", "", "", ""),
        ("pay 2", "", "", ""),
        ("end", "", "", ""),
    ],
)
def test_what_is_clicked(text: str, card: str, source: str, target: str) -> None:
    assert clicks(text) == (card, source, target)


def test_a_choice_is_an_option_with_its_label_and_its_clicks() -> None:
    game = scenario("turn 3 south move\nsouth c3 frost-mage")
    choice = GAME.choice(game.state.view(0), "move c3 c5", ["Ada", "Bo"])
    assert (choice.text, choice.verb) == ("move c3 c5", "move")
    assert [(pick.kind, pick.id) for pick in choice.path] == [("place", "c3"), ("place", "c5")]
    assert catalogue("en").text(choice.label) == "Frost Mage c3 → c5"


@pytest.mark.parametrize(
    ("deck", "prompts"),
    [
        ("fallen-kingdom", {"blood-summon-unit", "infect", "raise-the-dead"}),
        ("fungal-dwarves", {"infect", "release-spores"}),
        ("shadow-elves", {"onyx-tome"}),
        ("vanguards", {"arrow-of-light", "heal", "the-citadels-might"}),
        ("eternal-council", {"apply", "discard-one", "warning"}),
    ],
)
def test_the_card_of_a_choice_lies_where_the_choice_says(deck: str, prompts: set[str]) -> None:
    """In games at random, played until every prompt was met under which a card is chosen."""
    rng = random.Random(1)
    met: set[str] = set()
    while not prompts <= met:
        state = fresh(deck, deck).state
        while (decision := state.decision) is not None:
            if isinstance(decision, Chance):
                state.apply(decision.sample(rng))
                continue
            view = state.view(decision.seat)
            side = view["sides"][decision.seat]
            piles = {"card": side["hand"], "open": side["discard"]}
            for text in map(state.text_of, decision.options):
                choice = GAME.choice(view, text, ["Ada", "Bo"])
                for pick in choice.path[:1]:
                    if pick.kind in piles:
                        assert pick.id in (piles[pick.kind] or []), (decision.prompt, text)
                        met.add(decision.prompt)
            state.apply(rng.choice(decision.options))


def test_players_go_by_their_names() -> None:
    game = scenario("turn 3 south move\nsouth c3 frost-mage")
    assert catalogue("en").text(GAME.prompt(game.state.view(1), ["Ada", "Bo"])) == "Waiting for Ada."
    game = scenario("turn 3 south attack\nsouth c3 ice-golem\nnorth c4 ret-talus damage 10")
    game.play("attack c3 c4")
    assert (
        catalogue("en")
        .text(GAME.log_message(game.told("attacked")[0], ["Ada", "Bo"]))
        .startswith("Ice Golem (c3) attacks")
    )
    game.play("roll s s")
    assert catalogue("en").text(GAME.outcome_message(game.state.view(None), ["Ada", "Bo"])).startswith("Ada wins: ")
    assert catalogue("en").text(GAME.outcome_message(game.state.view(0), ["Ada", "Bo"])).startswith("You win! ")
