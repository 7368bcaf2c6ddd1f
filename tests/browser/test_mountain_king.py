"""The Mountain King in the browser: whole games, tiles that are turned, dragged and laid, a phone with its tabs."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator

from stonehall.server.wire.protocol import SeatPlan
from tests.browser.arena import lift_veil
from tests.browser.mountain import FEW, LONG, MOMENTS, Open, act, glowing, may_found, sit_down, wait_for_turn
from tests.browser.prepared import Moment, Prepared, prepare
from tests.browser.test_pages import faults_of
from tests.browser.window import DESKTOP, PHONE, Window
from tests.server.serving import serving

SIDES = {"two": 2, "three": 3, "four": 4, "five": 5, "teams": 2}


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Prepared]]:
    """Games that somebody left, in a house of their own."""
    data = tmp_path_factory.mktemp("kept") / "data"
    prepared = prepare(data, MOMENTS, seed=1)
    with serving(data) as server:
        yield server.address, prepared


@pytest.fixture
def come_back(open_window: Open, kept: tuple[str, Prepared]) -> Open:
    """Opens a window at one of these games, by its name."""
    address, prepared = kept
    return lambda name, **options: prepared.sit_down(open_window(address, **options), name)


def result(player: Window) -> Locator:
    """How the game ended, as it is told by itself."""
    told = player.page.get_by_role("dialog", name=player.words.get("table-result"))
    told.wait_for()
    return told


def columns(told: Locator) -> list[list[int]]:
    """The honor of everybody by category, and the sum of it."""
    rows = [row.locator("td").all_inner_texts() for row in told.locator("tbody tr").all()]
    return [[int(one.replace("–", "0")) for one in column] for column in zip(*rows, strict=True)]


def test_the_table_and_the_result_count_the_same(come_back: Open) -> None:
    player = come_back("at a desk")
    rng = random.Random(5)
    for _ in range(LONG):
        wait_for_turn(player)
        if player.is_over():
            break
        act(player, rng)
    compare_totals(player)


def compare_totals(player: Window) -> None:
    """A game of two is over: the panels beside the mountain show the sums of the result."""
    assert player.is_over()
    totals = [total for *_, total in columns(result(player))]
    shown = player.page.locator("aside b.total").evaluate_all("(all) => all.map((one) => parseInt(one.textContent))")
    assert len(totals) == 2
    assert sorted(shown) == sorted(totals)


@pytest.mark.parametrize("way", SIDES)
def test_every_way_to_play_ends_on_both_devices(come_back: Open, way: str) -> None:
    """The last turns: one at a desk, the others by touch on a phone, to the result with its categories."""
    desk = come_back(way)
    rng = random.Random(8)
    for _ in range(2):  # so few that it is still the same turn
        wait_for_turn(desk)
        act(desk, rng)
    desk.close()
    phone = come_back(way, size=PHONE, touch=True)
    for _ in range(LONG):
        wait_for_turn(phone)
        if phone.is_over():
            break
        act(phone, rng, touch=True)
    told = result(phone)
    assert phone.words.get("mk-table-end-crowned") in told.inner_text()
    honor = columns(told)
    assert len(honor) == SIDES[way]
    assert max(total for *_, total in honor) > 0
    for *categories, total in honor:
        assert sum(categories) == total
        assert phone.words.get("mk-table-honor", count=total) in told.inner_text()


def test_a_tile_turns_flips_and_says_why_it_may_not_lie_there(come_back: Open) -> None:
    player = come_back("digging")
    page, words = player.page, player.words
    begin_to_dig(player)
    ghost = page.locator(".ghost-tile")
    dig = page.locator("button.choice[data-verb=lay]")
    player.square("j9").hover()  # the middle of the mountain: far from every gate
    ghost.wait_for()
    assert ghost.get_attribute("data-legal") == "false"
    player.wait_until(lambda: words.get("mk-table-not-here") in player.prompt(), "the reason is told")
    player.square("j9").click()
    assert ghost.get_attribute("data-pinned") == "true"
    assert dig.is_disabled()
    rule = page.locator("button.rule")
    named = rule.inner_text()
    rule.click()
    told = page.get_by_role("dialog", name=words.get("table-rule", rule=named))
    told.locator("[lang=en] p").first.wait_for()
    whole = told.get_by_role("link", name=words.get("table-rule-open"))
    assert whole.get_attribute("href") == f"/rules/mountain-king/{named}"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    places = glowing(player)["places"]
    before = ghost_path(player, places[0])
    page.keyboard.press("r")
    page.keyboard.press("f")
    assert ghost_path(player, places[0]) != before or len(places) == 1
    for _ in range(8):
        page.keyboard.press("r")
        places = glowing(player)["places"]
        if places:
            break
    player.square(places[0]).click()
    assert ghost.get_attribute("data-legal") == "true"
    assert words.get("mk-table-dig-here") in player.prompt()
    pieces = page.locator("g.piece[data-square]")
    tiles = pieces.count()
    dig.click()
    player.wait_until(lambda: not ghost.count(), "the tile is laid")
    player.wait_until(lambda: pieces.count() > tiles, "a new tile lies there")


def begin_to_dig(player: Window) -> None:
    """Pick a tunnel, and a mineral if several would pay for it."""
    page = player.page
    wait_for_turn(player)
    page.locator("[role=group] button[data-card][data-can]").first.click()
    page.locator("button.choice[data-verb=dig]").first.click()
    page.locator("button.choice[data-verb=lay]").wait_for()


def ghost_path(player: Window, square: str) -> str:
    """How the ghost looks over a cell."""
    player.square(square).hover()
    return str(player.page.locator(".ghost-tile path").last.get_attribute("d"))


def test_a_tunnel_is_dragged_from_its_stack_and_on_by_its_grip(come_back: Open) -> None:
    desk = come_back("dragging")
    page = desk.page
    wait_for_turn(desk)
    stack = page.locator("[role=group] button[data-card][data-can]").first.bounding_box()
    gate = page.locator("g.piece[data-square]").first.get_attribute("data-square")
    end = desk.square(str(gate)).bounding_box()
    assert stack is not None
    assert end is not None
    page.mouse.move(stack["x"] + 10, stack["y"] + 10)
    page.mouse.down()
    page.mouse.move(end["x"] + 5, end["y"] + 5, steps=4)
    assert page.locator(".dragged").count(), "what is dragged is seen under the pointer"
    page.mouse.up()
    mineral = page.locator("button.choice[data-verb=dig]").first
    lay = page.locator("button.choice[data-verb=lay]")
    desk.wait_until(lambda: mineral.count() + lay.count() > 0, "it is paid for, or that is asked")
    if mineral.count():
        mineral.click()
    page.locator(".ghost-tile[data-pinned=true]").wait_for()
    desk.close()
    phone = come_back("dragging", size=PHONE, touch=True)
    page = phone.page
    ghost = page.locator(".ghost-tile")
    grip = page.get_by_role("button", name=phone.words.get("mk-table-grip"))
    grip.wait_for()
    assert ghost.get_attribute("data-legal") == "true", "it begins where it may lie"
    before = ghost.locator("path").last.get_attribute("d")
    ring, tile = grip.bounding_box(), ghost.bounding_box()
    assert ring is not None
    assert tile is not None
    assert min(ring["width"], ring["height"]) >= 44, "a finger has room on it"
    page.mouse.move(ring["x"] + 22, ring["y"] + 22)
    page.mouse.down()
    page.mouse.move(ring["x"] + 22, ring["y"] + 22 + 60, steps=5)
    page.mouse.up()
    phone.wait_until(lambda: ghost.locator("path").last.get_attribute("d") != before, "the ghost comes along")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_every_workshop_that_can_be_founded_is_in_sight(play_on: Open, size: tuple[int, int]) -> None:
    """Pictures on buttons take more room than a line has; the way to decline comes last."""
    moment = Moment("mountain-king", {}, [SeatPlan("me"), SeatPlan("me")], until=may_found)
    players = play_on(moment, seed=1, size=size)
    lift_veil(players)
    faces = players.page.locator("button.choice")
    assert faces.count() > FEW
    assert all(players.in_sight(face) for face in faces.all())


def test_a_cascade_is_seen_before_and_after(come_back: Open) -> None:
    """Dotted lines from troll to troll and the sums of all places; then tokens that land."""
    player = come_back("placing", motion="normal")
    page = player.page
    wait_for_turn(player)
    sums = [int("".join(filter(str.isdigit, one))) for one in page.locator(".pyramid.large .sum").all_inner_texts()]
    compared = [int(one) for one in page.locator(".stage li b").all_inner_texts()]
    assert sorted(sums) == sorted(compared)
    assert page.locator(".pyramid.large .flow").count() > 0
    page.evaluate("""() => {
      window.landed = 0;
      const count = () => {
        const moving = document.getAnimations().filter((one) => one.effect?.target?.matches?.('.troll circle')).length;
        window.landed = Math.max(window.landed, moving);
        requestAnimationFrame(count);
      };
      count();
    }""")
    page.locator("button.choice[data-verb=seat]").click()
    player.wait_until(lambda: page.evaluate("window.landed") > 0, "tokens land")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_on_the_mountain(come_back: Open, axe: str, size: tuple[int, int]) -> None:
    player = come_back("digging", size=size, theme="auto")
    page = player.page
    wait_for_turn(player)
    page.evaluate(axe)
    for tab in ("mountain", "trolls", "halls"):
        if size == PHONE:
            page.locator(f"[data-tab={tab}]").click()
        elif tab == "trolls":
            page.keyboard.press("m")
        for theme in player.by_day_and_night():
            assert not faults_of(player), (tab, theme)


def test_a_phone_lays_by_taps_and_has_tabs(open_window: Open) -> None:
    player = sit_down(open_window(size=PHONE, touch=True))
    page = player.page
    size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size == list(PHONE), "the page does not scroll"
    for _ in range(3):  # gates and starting trolls come to the stage by themselves
        wait_for_turn(player)
    rng = random.Random(1)
    laying = page.locator("button.choice[data-verb=lay]")
    for _ in range(LONG):
        wait_for_turn(player)
        if laying.count():
            break
        act(player, rng, touch=True)
    assert page.locator(".ghost-tile[data-legal=true]").count(), "it begins where it may lie"
    for tab in ("trolls", "halls", "mountain"):
        page.locator(f"[data-tab={tab}]").tap()
        assert page.locator(f"[data-tab={tab}][aria-current=page]").count()
    laying.tap()
    player.wait_until(lambda: not laying.count(), "it is dug")
