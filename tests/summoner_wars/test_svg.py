"""The picture: it can be parsed, it shows everything the view has and nothing else, and it is the same every time."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import cast
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from stonehall.bots import RandomBot
from stonehall.games.summoner_wars.board import SEATS
from stonehall.games.summoner_wars.factions import FACTIONS
from stonehall.games.summoner_wars.svg import THEMES, fit, length, picture, title
from stonehall.games.summoner_wars.svg.heraldry import CHARGES, SYMBOLS, charge
from stonehall.games.summoner_wars.view_shape import View
from stonehall.kernel import Match
from stonehall.toolkit.emblems import EMBLEMS, OLDER
from stonehall.toolkit.heraldry import SIGNS
from tests.summoner_wars.scenario import GAME, Scenario, scenario

DECKS = ("polar-dwarves", "fallen-kingdom", "cave-goblins")
NS = "{http://www.w3.org/2000/svg}"
WATCHERS = (0, 1, None)

RICH = """
    turn 12 south attack attacks 1 targeted
    south magic 6
    south hand bear-cavalry ice-repair parapet
    south draw gate gate
    south discard ollag
    south d2 svara damage 3
    south b4 parapet damage 1
    south c4 frost-mage damage 1 attacked under ice-smith
    south d3 starting-gate
    south a5 undead-archer owner north
    south active ice-ram
    north magic 15
    north hand gate purge
    north c8 ret-talus damage 4
    north d7 undead-warrior damage 2 boosts 3
    north a7 the-eater boosts 12
    north e6 gul-dass damage 3
    north active sacrificial-pyre boosts 2
"""


def seen(game: Scenario, seat: int | None = None) -> View:
    return game.state.view(seat)


def drawn(view: View, theme: str = "dark") -> Element:
    return ElementTree.fromstring(picture(view, theme))


def words_in(element: Element) -> list[str]:
    """The texts that can be seen or read in a part of the picture."""
    found = (element.iter(f"{NS}{kind}") for kind in ("text", "tspan", "title"))
    return [text for group in found for one in group if (text := (one.text or "").strip())]


def tile(picture: Element, square: str) -> Element:
    found = picture.findall(f".//{NS}g[@data-square='{square}']")
    assert len(found) == 1
    return found[0]


def panel(picture: Element, seat: str) -> Element:
    found = picture.find(f".//{NS}g[@data-seat='{seat}']")
    assert found is not None
    return found


def uses(element: Element) -> list[str]:
    return [one.attrib["href"] for one in element.iter(f"{NS}use")]


def moments(south: str, north: str, seed: int, every: int) -> Iterator[list[View]]:
    """Views of all three watchers at many moments of a random game, the last one included."""
    match = Match(GAME, [RandomBot(seed), RandomBot(seed + 1)], {"south": south, "north": north}, seed=seed)
    number = 0
    while True:
        if number % every == 0 or match.state.over:
            yield [cast(View, match.state.view(seat)) for seat in WATCHERS]
        number += 1
        if not match.step():
            return


@pytest.mark.parametrize(("south", "north"), list(product(DECKS, DECKS)))
def test_random_games_are_drawn_whole_and_without_secrets(south: str, north: str) -> None:
    for views in moments(south, north, seed=DECKS.index(south) * 10 + DECKS.index(north), every=40):
        for view in views:
            image = drawn(view, "light" if view["turn"] % 2 else "dark")
            shows_all_cards(image, view)
            shows_only_what_is_known(image, view)
            all_references_are_inside(image)


def shows_all_cards(image: Element, view: View) -> None:
    for piece in view["pieces"]:
        words = words_in(tile(image, piece["square"]))
        assert f"{title(piece['card'])} {piece['square']}" in " ".join(words)
        assert str(piece["life"]) in words
        assert piece["strength"] < 0 or str(piece["strength"]) in words
        assert not piece["boosts"] or str(piece["boosts"]) in words
        for under in piece["under"]:
            assert title(under) in words[-1]
    for side in view["sides"]:
        words = words_in(panel(image, side["seat"]))
        for number in (side["magic"], side["draw_size"], side["discard_size"], side["hand_size"]):
            assert str(number) in words
        for event in side["active"]:
            assert title(event["card"]) in words


def shows_only_what_is_known(image: Element, view: View) -> None:
    in_play = view["pieces"] + [event for side in view["sides"] for event in side["active"]]
    known = {piece["card"] for piece in in_play} | {card for piece in in_play for card in piece["under"]}
    known |= {FACTIONS[deck].summoner.id for deck in DECKS}
    hand = [card for side in view["sides"] if side["seat"] == view["seat"] for card in side["hand"] or []]
    assert [one.attrib["data-hand"] for one in image.iter(f"{NS}g") if "data-hand" in one.attrib] == hand
    shown = set(re.findall(r"charge-([a-z-]+)", " ".join(uses(image))))
    assert shown <= known | set(hand)
    everything = " ".join(words_in(image))
    for secret in {card.id for deck in DECKS for card in FACTIONS[deck].cards()} - known - set(hand):
        assert not re.search(rf"\b{title(secret)}\b", everything), secret


def all_references_are_inside(image: Element) -> None:
    text = ElementTree.tostring(image, "unicode")
    ids = {one.attrib["id"] for one in image.iter() if "id" in one.attrib}
    wanted = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', text))
    assert {first or second for first, second in wanted} <= ids
    assert "<script" not in text
    assert set(re.findall(r"https?://[^\" ]+", text)) == {"http://www.w3.org/2000/svg"}


def test_a_spectator_sees_no_hand() -> None:
    words = " ".join(words_in(drawn(seen(scenario(RICH)))))
    for secret in ("Bear Cavalry", "Ice Repair", "Purge", "Ollag"):
        assert secret not in words


def test_each_player_sees_the_own_hand_only() -> None:
    game = scenario(RICH)
    south, north = (" ".join(words_in(drawn(seen(game, seat)))) for seat in (0, 1))
    assert "Bear Cavalry" in south
    assert "Purge" not in south
    assert "Purge" in north
    assert "Bear Cavalry" not in north


def test_the_same_view_gives_the_same_picture() -> None:
    once, again = (picture(seen(scenario(RICH), 0)) for _ in range(2))
    assert once == again


def test_current_values_are_on_the_tile() -> None:
    image = drawn(seen(scenario(RICH)))
    warrior = words_in(tile(image, "d7"))
    assert {"Undead Warrior", "5", "2", "3"} <= set(warrior)  # strength 2 + 3 boosts, life 4 - 2, boosts
    assert {"5", "6", "9", "12"} & set(words_in(tile(image, "a7"))) == {"5", "9", "12"}
    parapet = tile(image, "b4")
    assert {"Parapet", "4"} <= set(words_in(parapet))
    assert "#sw-sign-melee" not in uses(parapet)


def test_a_changed_strength_has_a_triangle() -> None:
    image = drawn(seen(scenario(RICH)))
    changed = "#A9EBDD"
    marked = {
        square
        for square in ("d2", "c4", "a5", "c8", "d7", "a7", "e6")
        if any(one.attrib.get("fill") == changed for one in tile(image, square).findall(f"{NS}path"))
    }
    assert marked == {"c4", "d7", "e6"}  # next to a structure, with boosts, damaged


def test_the_triangle_points_down_for_less_strength() -> None:
    view = seen(scenario(RICH))
    warrior = next(piece for piece in view["pieces"] if piece["square"] == "d7")

    def rise(strength: int) -> float:
        warrior["strength"] = strength
        marks = [one for one in tile(drawn(view), "d7").findall(f"{NS}path") if one.attrib["fill"] == "#A9EBDD"]
        return float(re.findall(r"l[\d.]+ (-?[\d.]+)", marks[0].attrib["d"])[0])

    assert rise(strength=4) < 0 < rise(strength=1)


def test_cards_have_the_colours_of_their_controller() -> None:
    image = drawn(seen(scenario(RICH)))
    assert uses(tile(image, "a5"))[0] == "#sw-unit-south"
    assert uses(tile(image, "d7"))[0] == "#sw-unit-north"
    assert uses(tile(image, "d3"))[0] == "#sw-structure-south"


def test_a_captured_card_shows_its_owner() -> None:
    captured = scenario(RICH)
    own = scenario(RICH.replace(" owner north", ""))
    assert len(tile(drawn(seen(captured)), "a5")) == len(tile(drawn(seen(own)), "a5")) + 1


def test_cards_under_a_card_are_drawn_on_it() -> None:
    mage = tile(drawn(seen(scenario(RICH))), "c4")
    assert "Frost Mage c4 + Ice Smith" in words_in(mage)
    assert "#sw-charge-ice-smith" in uses(mage)


def test_the_south_is_below_and_columns_go_from_left_to_right() -> None:
    image = drawn(seen(scenario("turn 3 south move\nsouth a1 svara\nnorth f8 ret-talus\nsouth f1 frost-mage")))

    def place(square: str) -> tuple[float, float]:
        x, y = re.findall(r"[\d.]+", tile(image, square).attrib["transform"])
        return float(x), float(y)

    assert place("a1")[1] == place("f1")[1] > place("f8")[1]
    assert place("a1")[0] < place("f1")[0] == place("f8")[0]


def test_panels_count_everything() -> None:
    image = drawn(seen(scenario(RICH), 0))
    south, north = (words_in(panel(image, seat)) for seat in SEATS)
    assert {"South", "you", "Polar Dwarves", "Svara", "9", "/12", "6", "/15", "2", "1", "3", "Ice Ram"} <= set(south)
    assert {"North", "Fallen Kingdom", "Ret-Talus", "8", "15", "0", "Sacrificial Pyre", "2"} <= set(north)
    assert "you" not in north


def test_magic_is_shown_by_fifteen_lozenges() -> None:
    image = drawn(seen(scenario(RICH)))
    for seat, magic in (("south", 6), ("north", 15)):
        fills = [one.attrib["fill"] for one in panel(image, seat).iter(f"{NS}path")]
        assert fills.count(THEMES["dark"]["magic"]) == magic
        assert fills.count(THEMES["dark"]["magic-off"]) == 15 - magic


def test_the_turn_and_the_phase() -> None:
    image = drawn(seen(scenario(RICH)))
    words = words_in(image)
    assert "Turn 12" in words
    gold = [one.text for one in image.iter(f"{NS}text") if one.attrib["fill"] == THEMES["dark"]["gold-text"]]
    assert gold == ["Attack"]
    dots = [one.attrib["fill"] for one in image.iter(f"{NS}circle") if one.attrib.get("cy") == "16"]
    assert dots == [THEMES["dark"]["gold-text"]] * 2 + ["none"]


def test_cards_that_can_be_played_have_a_gold_line() -> None:
    game = scenario("turn 3 south summon\nsouth magic 1\nsouth hand frost-mage nadiana\nsouth d3 gate")
    image = drawn(seen(game, 0))
    lit = [
        group.attrib["data-hand"]
        for group in image.iter(f"{NS}g")
        if "data-hand" in group.attrib and any(one.get("stroke") == THEMES["dark"]["legal"] for one in group)
    ]
    assert lit == ["frost-mage"]


def test_the_card_a_choice_is_about_is_ringed_for_the_one_who_chooses() -> None:
    game = scenario("turn 3 south move\nsouth d2 svara\nsouth d3 gate").play("move d2 d1")
    assert game.prompt == "structural-shift"

    def ringed(seat: int | None) -> bool:
        mark = THEMES["dark"]["legal-mark"]
        return any(one.get("stroke") == mark for one in tile(drawn(seen(game, seat)), "d1"))

    assert [ringed(seat) for seat in WATCHERS] == [True, False, False]


def test_a_finished_game_says_who_won() -> None:
    *_, last = moments("polar-dwarves", "cave-goblins", seed=3, every=1000)
    view = last[2]
    assert view["over"]
    image = drawn(view)
    assert f"{title(view['winners'][0])} wins" in words_in(image)
    assert "the summoner is destroyed" in words_in(image)
    loser = SEATS[1 - SEATS.index(view["winners"][0])]
    fallen = FACTIONS[("polar-dwarves", "cave-goblins")[SEATS.index(loser)]].summoner
    assert {title(fallen.id), "0", f"/{fallen.life}"} <= set(words_in(panel(image, loser)))


def test_a_game_that_has_not_begun() -> None:
    view = GAME.start().view(None)
    image = drawn(view)
    assert view["turn"] == 0
    assert "Turn 0" not in [one.text for one in image.iter(f"{NS}text")]


def test_the_size_follows_the_width() -> None:
    view = seen(scenario(RICH))
    normal, small = (ElementTree.fromstring(picture(view, width=width)) for width in (1000, 500))
    assert normal.attrib["viewBox"] == small.attrib["viewBox"]
    assert int(normal.attrib["width"]) == 1000
    assert int(small.attrib["width"]) == 500
    assert int(small.attrib["height"]) * 2 == pytest.approx(int(normal.attrib["height"]), abs=1)


def test_themes() -> None:
    view = seen(scenario(RICH))
    for name, theme in THEMES.items():
        image = drawn(view, name)
        assert image.findall(f"{NS}rect")[0].attrib["fill"] == theme["bg"]
    assert THEMES["dark"].keys() == THEMES["light"].keys()
    with pytest.raises(ValueError, match="dark, light"):
        picture(view, "sepia")


def test_other_names_and_words_are_escaped() -> None:
    game = scenario(RICH)
    text = picture(
        seen(game, 0), name=lambda id: f'<{id}> & "x"', words={"sw2-word-magic": "Mágia <1>", "seat-south": "A&B"}
    )
    words = words_in(ElementTree.fromstring(text))
    assert '<ice-ram> & "x"' in words
    assert {"Mágia <1>", "A&B"} <= set(words)
    assert not {"Magic", "South"} & set(words_in(panel(ElementTree.fromstring(text), "south")))


def test_names_by_default() -> None:
    ids = ("ice-golem", "ret-talus", "starting-gate", "the-eater", "enrage-the-horde", "gate")
    assert [title(id) for id in ids] == ["Ice Golem", "Ret-Talus", "Gate", "The Eater", "Enrage the Horde", "Gate"]


def test_a_name_that_is_too_long_ends_in_an_ellipsis() -> None:
    assert fit("Svara", 80, (13, 12)) == ("Svara", 13)
    words, size = fit("Jégkorszakbeli hómedvelovas", 86, (13, 12, 10.5))
    assert size == 10.5
    assert words.startswith("Jégkor")
    assert words.endswith("…")
    assert length(words, size) <= 86
    text = picture(seen(scenario(RICH)), name=lambda id: "Jégkorszakbeli hómedvelovas")
    assert "Jégkorszakbeli hómedvelovas c4" in text  # the whole name is in the label


def test_every_card_of_the_three_decks_has_its_own_charge() -> None:
    own = [card.id for deck in DECKS for card in FACTIONS[deck].cards()]
    assert set(own) <= CHARGES.keys()
    assert len({CHARGES[id] for id in own}) == len(set(own))


def test_a_card_without_a_charge_gets_one_from_what_it_is() -> None:
    kinds = [
        ("melee", ["unit", "summoner"]),
        ("melee", ["unit", "champion"]),
        ("melee", ["unit", "common"]),
        ("ranged", ["unit", "common"]),
        ("", ["event", "standard"]),
        ("", ["structure"]),
    ]
    made = [charge("no-such-card", faction, *kind) for faction in ("tundra-orcs", "no-such-faction") for kind in kinds]
    assert len(set(made)) == len(made) - 1  # a wall is a wall in every faction


def test_every_drawing_can_be_parsed() -> None:
    for group in (CHARGES, EMBLEMS, OLDER, SIGNS, SYMBOLS):
        for id, drawing in group.items():
            assert len(ElementTree.fromstring(f"<g>{drawing}</g>")) > 0, id
