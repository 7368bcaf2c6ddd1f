"""Alliances in the browser: games to their end, three people at four seats, Vine Walls, passed magic, who is out."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest

from stonehall.kernel import State
from stonehall.server.wire.protocol import SeatPlan
from tests.browser.arena import lift_veil
from tests.browser.prepared import Moment, Prepared, prepare
from tests.browser.window import DESKTOP, PHONE, Window, patiently
from tests.server.serving import serving

Open = Callable[..., Window]

TEAMS = ("swamp-orcs", "mountain-vargath", "shadow-elves", "deep-dwarves")
WEAK = 3
"""So much life a summoner has where a game nears its end."""


def hot_seat(form: str, *decks: str, until: Callable[[State], bool]) -> Moment:
    """All seats at one screen, left at a moment that comes in every such game."""
    seats = [SeatPlan("me", deck=deck) for deck in decks]
    return Moment("alliances", {"form": form, "first": "south"}, seats, until=until)


def options(state: State) -> list[str]:
    return state.legal_texts() if state.decision is not None else []


def summoners(state: State) -> dict[str, list[tuple[str, int]]]:
    """Where the summoners of both sides stand, and what life they have left."""
    left: dict[str, list[tuple[str, int]]] = {"south": [], "north": []}
    view: Any = state.view(0)
    for piece in view["pieces"]:
        if "summoner" in piece["classes"]:
            left[piece["owner"].partition("-")[0]].append((piece["square"], piece["life"]))
    return left


def has_lost_one(state: State) -> bool:
    """One of four is out."""
    return sum(map(len, summoners(state).values())) == len(TEAMS) - 1


def is_about_to_end(state: State) -> bool:
    """Whoever is on turn may attack the last summoner of the other side, which will not survive much."""
    left = summoners(state)
    enemies = left["south" if state.active % 2 else "north"]
    if len(enemies) != 1 or enemies[0][1] > WEAK:
        return False
    return any(text.startswith("attack") and text.endswith(enemies[0][0]) for text in options(state))


def may_aim_at_either(state: State) -> bool:
    """The southern player may attack an enemy, or the enemy's Vine Wall it stands on."""
    texts = options(state)
    if state.active != 0 or "end" not in texts:
        return False
    view: Any = state.view(0)
    units, walls = [
        {piece["square"] for piece in layer if piece["controller"] == "north"}
        for layer in (view["pieces"], view["vines"])
    ]
    both = [text.split()[2] for text in texts if text.startswith("attack") and f"{text}-vine" in texts]
    return any(square in units & walls for square in both)


def may_pass_three(state: State) -> bool:
    return "give 3" in options(state)


MOMENTS = {
    "late": hot_seat("two", "swamp-orcs", "shadow-elves", until=is_about_to_end),
    "vines": hot_seat("two", "swamp-orcs", "swamp-orcs", until=may_aim_at_either),
    "teams": hot_seat("four", *TEAMS, until=is_about_to_end),
    "fallen": hot_seat("four", *TEAMS, until=has_lost_one),
    "magic": hot_seat("four", *TEAMS, until=may_pass_three),
}


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Prepared]]:
    """Games that somebody left, in a house of their own; where one ended before its moment came, luck is another."""
    for seed in range(2, 12):
        data = tmp_path_factory.mktemp("kept") / "data"
        with suppress(AssertionError):
            prepared = prepare(data, MOMENTS, seed)
            break
    with serving(data) as server:
        yield server.address, prepared


@pytest.fixture
def come_back(open_window: Open, kept: tuple[str, Prepared]) -> Open:
    """Opens a window at one of these games, by its name."""
    address, prepared = kept

    def open_(name: str, **options: object) -> Window:
        player = prepared.sit_down(open_window(address, **options), name)
        lift_veil(player)
        return player

    return open_


def play_to_the_end(player: Window, rng: random.Random, *, touch: bool = False) -> None:
    """Click what glows, whoever is on turn; a summoner that can be attacked is tempting."""
    summoner = player.words.get("al-class-summoner")
    for _ in patiently():
        if player.is_over():
            return
        veil = player.page.locator("dialog[open][aria-labelledby=veil-title] button")
        prey = player.page.locator(f'[data-can=target][aria-label*="{summoner}"]')
        if veil.count():
            veil.first.click()
        elif prey.count() and not player.page.locator("[role=menu]").count():
            player.press(prey.first, touch=touch)
        elif not player.act(rng, touch=touch):
            player.page.wait_for_timeout(5)
    raise AssertionError("the game does not end")


def test_a_game_of_two_is_clicked_to_its_end(come_back: Open) -> None:
    player = come_back("late", size=DESKTOP)
    play_to_the_end(player, random.Random(2))
    assert player.words.get("al-table-standing", life="0") in player.close_result()


def under_the_loupe(player: Window) -> None:
    """Two fingers make the squares between them twice as large, until one is tapped; nothing is picked meanwhile."""
    square = player.square("f4")
    before = square.bounding_box()
    assert before is not None
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    hand = player.context.new_cdp_session(player.page)
    fingers = [{"x": x - 30, "y": y, "id": 0}, {"x": x + 30, "y": y, "id": 1}]
    for kind, points in (("touchStart", fingers[:1]), ("touchStart", fingers), ("touchEnd", [])):
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    large = square.bounding_box()
    assert large is not None
    assert (round(large["width"] / before["width"], 2), round(large["height"] / before["height"], 2)) == (2, 2)
    assert abs(large["x"] + large["width"] / 2 - x) < before["width"], "what was between the fingers stays there"
    assert player.page.locator("[aria-selected=true], dialog[open]").count() == 0
    square.tap()
    player.wait_until(lambda: square.bounding_box() == before, "the board as it was")


def test_two_teams_on_a_phone(come_back: Open) -> None:
    player = come_back("teams", size=PHONE, touch=True)
    page = player.page
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [*PHONE]
    for corner in ("a1", "a8", "l1", "l8"):
        assert player.in_sight(player.square(corner)), f"all of the board is seen: {corner}"
    above, below = [player.square(name).bounding_box() for name in ("a1", "l1")]
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"], "files run down"
    assert page.locator("button.strip").count() == len(TEAMS)
    under_the_loupe(player)
    play_to_the_end(player, random.Random(3), touch=True)
    assert player.words.get("al-table-standing", life="0") in player.close_result()


def test_a_vine_wall_under_a_unit_is_aimed_at(come_back: Open) -> None:
    player = come_back("vines")
    page = player.page
    aims = page.locator("[data-aim]")
    for square in [name for can, name in player.offered()["squares"] if can == "pick"]:
        if aims.count():
            break
        player.square(square).click()
        page.wait_for_function("document.querySelector('[aria-selected=true]') !== null")
    place = aims.first.get_attribute("data-aim")
    assert place is not None
    target = place.removesuffix("-vine")
    player.square(target).hover()
    switch = page.get_by_role("group", name=player.words.get("al-table-aim")).get_by_role("button")
    pressed = [switch.nth(n).get_attribute("aria-pressed") for n in range(switch.count())]
    assert pressed == ["true", "false"], "the unit is meant unless the Wall is wanted"
    page.keyboard.press("v")
    assert switch.nth(1).get_attribute("aria-pressed") == "true"
    player.square(target).click()
    wall = player.words.get("al-card-vine-wall")
    player.wait_until(lambda: any(wall in line and f"({target})" in line for line in player.log()[-6:]), "it is hit")


def test_magic_is_passed_to_the_partner(come_back: Open) -> None:
    player = come_back("magic")
    page = player.page
    passing = page.locator("button[data-verb=give]")
    assert passing.count() == 1, "one button, not one for each number"
    more = page.get_by_role("button", name=player.words.get("al-table-more"), exact=True)
    more.click()
    more.click()
    assert "3" in passing.inner_text()
    piles = page.locator(".row [data-magic]")
    before = {pile: int(number) for pile, number in magic(player).items()}
    passing.click()
    player.wait_until(lambda: sorted(changes(before, magic(player))) == [-3, 0, 0, 3], "three cards changed hands")
    assert piles.count() == len(TEAMS)


PANELS_ON_TURN = """panels => panels.flatMap((panel, place) =>
  panel.matches('.turn') ? [`${place}: ${panel.querySelector('p').innerText}`] : [])"""
"""What stands on the panel of whoever is on turn, and where it is: luck may deal the same deck twice."""


def test_of_three_people_one_plays_both_decks_of_a_team(open_window: Open) -> None:
    """A newcomer sets the table up; the first who follows the link gets two seats, the second the one that is left."""
    host, lone, third = open_window(), open_window(language="hu"), open_window(language="pl")
    host.go("/new")
    for choice in ("al-title", "al-form-three"):
        host.page.locator("label").get_by_text(host.words.get(choice), exact=True).click()
    alone = host.page.get_by_role("radiogroup", name=host.words.get("web-lone"))
    assert alone.get_by_role("radio").count() == 2, "either team may be the one that plays alone"
    host.button("web-open-table").click()
    link = host.page.get_by_role("textbox", name=host.words.get("table-link")).input_value()
    for guest, places in ((lone, 2), (third, 1)):
        guest.page.goto(link)
        seats = guest.page.get_by_role("radiogroup", name=guest.words.get("table-seat"))
        guest.button("table-join").wait_for()
        assert seats.count() == (1 if places == 2 else 0), "where but one can be taken nobody is asked which"
        assert guest.page.get_by_role("heading", level=2).count() == places, "a deck for each seat"
        guest.button("table-join").click()
    windows = [window.at_table() for window in (host, lone, third)]
    names = lone.page.locator(".row section h2").all_inner_texts()
    assert names[2] == names[3], f"one name on both panels: {names}"
    assert len(set(names)) == 3
    on_turn: set[str] = set()
    rng = random.Random(1)
    for _ in patiently():
        for window in windows:
            if window is lone:
                assert not lone.page.locator("dialog[open]").count(), "nothing is hidden from oneself"
                on_turn.update(lone.page.locator(".row section").evaluate_all(PANELS_ON_TURN))
            if window.page.locator("button.choice[data-verb=end]").count():
                window.page.keyboard.press("t")
            else:
                window.act(rng)  # an ability asks before the turn can be ended
        lone.page.wait_for_timeout(15)
        if len({one for one in on_turn if lone.words.get("al-table-your-turn") in one}) == 2:
            break
    else:
        raise AssertionError(f"both decks have their turn: {on_turn}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_who_is_out_is_seen_and_axe_finds_nothing(come_back: Open, axe: str, size: tuple[int, int]) -> None:
    player = come_back("fallen", size=size, touch=size == PHONE)
    page = player.page
    out = page.locator(".row section.out" if size == DESKTOP else "button.strip.out")
    assert out.count() == 1, "one of four is out"
    page.evaluate(axe)
    assert not faults_of(player)
    if size == PHONE:
        out.tap()
        out = page.get_by_role("dialog")
    assert player.words.get("al-table-out") in out.inner_text()
    if size == DESKTOP:
        page.locator("button.well").first.click()
    page.get_by_role("dialog").wait_for()
    assert not faults_of(player)
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    page.keyboard.press("?")
    assert player.words.get("table-key-hand") in page.get_by_role("dialog").inner_text()


def faults_of(player: Window) -> list[str]:
    """What axe, which is in the page already, finds wrong with it."""
    found = player.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [f"{one['id']}: {[node['html'][:160] for node in one['nodes'][:3]]}" for one in found["violations"]]


def magic(player: Window) -> dict[str, int]:
    """How many cards lie on the magic pile of each seat."""
    found: dict[str, int] = player.page.evaluate(
        "() => Object.fromEntries([...document.querySelectorAll('.row [data-magic]')]"
        ".map((one) => [one.dataset.magic, Number(one.parentElement.querySelector('b').textContent)]))"
    )
    return found


def changes(before: dict[str, int], after: dict[str, int]) -> list[int]:
    return [after[seat] - before[seat] for seat in before]
