"""Tash-Kalar in the browser: what a player sees of the hand, of the pieces and of what happened."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from tests.browser.arena import GUN_TOWER_IS_NEAR, LONG, Open, act, lift_veil, plan
from tests.browser.window import NEAR_THE_TOP, PHONE, Window

HAND = "ul.hand:not(.tray) button[data-card]"


@pytest.mark.parametrize("height", [PHONE[1], 740, 667])
def test_a_phone_shows_the_whole_hand_with_its_patterns(open_window: Open, height: int) -> None:
    player = plan(open_window(size=(PHONE[0], height), touch=True), "duel")
    player.wait_for_turn()
    cards = player.page.locator(HAND)
    assert cards.count() == 6, "three beings, two legends and a flare"
    player.page.locator(f"{HAND} .window").nth(5).wait_for()
    for place in range(6):
        box = cards.nth(place).locator(".window").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
        assert box["y"] + box["height"] <= height, "the pattern is not cut off"


def test_cards_do_not_cover_each_other_on_a_small_desktop(open_window: Open) -> None:
    player = plan(open_window(size=(1280, 800)), "duel")
    player.wait_for_turn()
    boxes = [card.bounding_box() for card in player.page.locator(HAND).all()]
    for left, right in pairwise(boxes):
        assert left is not None
        assert right is not None
        assert left["x"] + left["width"] <= right["x"]


@pytest.mark.parametrize("touch", [False, True])
def test_nobody_throws_a_card_away_by_choosing_it_twice(open_window: Open, touch: bool) -> None:
    player = plan(open_window(touch=touch), "duel")
    card = player.page.locator(f"{HAND}[data-can]:not(.can)").first
    rng = random.Random(5)
    player.wait_for_turn()
    while not card.count():  # first it is asked where the first pieces stand
        player.act(rng)
        player.wait_for_turn()
    before = player.page.locator(HAND).count()
    press = card.tap if touch else card.click
    press(position=NEAR_THE_TOP)
    name = card.locator(".name").inner_text()
    assert player.words.get("tk-table-pick-nowhere", card=name) in player.prompt()
    discard = player.page.locator("button.choice[data-verb=discard]")
    assert "primary" not in str(discard.get_attribute("class"))
    press(position=NEAR_THE_TOP)
    discard.wait_for(state="detached")
    assert player.page.locator(HAND).count() == before
    assert not any(name in line for line in player.log()[-1:])


def serving_square(player: Window) -> str:
    """A square whose piece serves a card and is of no other use now; empty if there is none."""
    told = player.words.get("tk-table-cell-serves", cards="@").split("@")[0]
    found: str = player.page.evaluate(
        """(told) => [...document.querySelectorAll('[role=gridcell]:not([data-can])')]
          .find((one) => one.getAttribute('aria-label').includes(told))?.dataset.square ?? ''""",
        told,
    )
    return found


def test_a_piece_that_is_tapped_tells_which_cards_it_serves(play_on: Open) -> None:
    player = play_on(GUN_TOWER_IS_NEAR, seed=2, size=PHONE, touch=True)
    lift_veil(player)
    square = serving_square(player)
    player.page.keyboard.press("Escape")
    player.square(square).tap()
    served = player.page.locator(f"{HAND}.served")
    served.first.wait_for()
    for name in served.locator(".name").all_inner_texts():
        assert name in player.prompt()
    assert player.words.get("tk-table-picked", square=square) in player.prompt()


def test_the_last_turn_stays_marked_even_after_a_reload(open_window: Open) -> None:
    players = open_window().go("/")
    page = players.page
    players.button("tk-title").click()
    players.button("web-both-sides").click()
    lift_veil(players)
    page.locator("[role=gridcell][data-can=target]").first.click()
    page.locator("[data-piece]").first.wait_for()
    for square in ("b5", "h5", "h4"):
        lift_veil(players)
        players.square(square).click()
        page.locator(f"[data-piece][data-square={square}]").wait_for()
    lift_veil(players)
    assert marked(players) == ["h4", "h5"]
    page.reload()
    lift_veil(players)
    assert marked(players) == ["h4", "h5"]
    players.square("b6").click()
    page.locator("[data-piece][data-square=b6]").wait_for()
    assert marked(players) == ["b6"]


def marked(player: Window) -> list[str]:
    """The squares of which is said that the last turn changed them."""
    told = player.words.get("tk-table-cell-changed")
    cells = player.page.locator(f"[role=gridcell][aria-label*='{told}']")
    return sorted(str(cell.get_attribute("data-square")) for cell in cells.all())


def test_a_phone_tells_what_the_other_one_just_did(open_window: Open) -> None:
    host = open_window().go("/new")
    host.page.get_by_text(host.words.get("tk-title"), exact=True).click()
    host.page.get_by_text(host.words.get("tk-front-open-help")).wait_for()
    host.button("web-open-table").click()
    host.page.wait_for_url("**/table/*")
    guest = open_window(size=PHONE, touch=True).go(f"/table/{host.table}")
    guest.button("table-join").click()
    host.at_table()
    guest.at_table()
    rng = random.Random(1)
    for _ in range(LONG):
        host.wait_until(lambda: host.may_act() or guest.may_act(), "somebody is asked")
        if guest.may_act():
            act(guest, rng, touch=True)
            continue
        lines = len(host.log())
        act(host, rng)
        host.wait_until(lambda: host.may_act() or guest.may_act(), "somebody is asked")
        if len(host.log()) > lines and host.may_act():  # the turn goes on, and the guest waits
            break
    last = " ".join(host.log()[-1].split())
    guest.wait_until(lambda: last in guest.prompt(), "the phone tells it")


def test_a_play_is_confirmed_by_a_button_that_shows_all_its_words(open_window: Open) -> None:
    player = plan(open_window(size=PHONE, touch=True, language="hu", settings={"confirmTouch": True}), "duel")
    rng = random.Random(7)
    square = ""
    player.wait_for_turn()
    while not square:  # until a piece may be placed: squares that mean two things open a menu first
        player.act(rng, touch=True)
        player.wait_for_turn()
        if player.page.locator("path.plain").count():
            square = next(name for kind, name in player.offered()["squares"] if kind == "target")
    player.page.keyboard.press("Escape")
    player.square(square).tap()
    button = player.page.get_by_role("button", name=player.words.attribute("table-confirm", "button"), exact=True)
    assert button.evaluate("(one) => one.scrollHeight <= one.clientHeight && one.scrollWidth <= one.clientWidth")
    assert square in player.prompt()
    button.tap()
    player.page.locator(f"[data-piece][data-square={square}]").wait_for()


def test_the_piles_of_a_side_have_room_for_their_names(open_window: Open) -> None:
    """In Polish the words are the longest."""
    player = plan(open_window(language="pl"), "high-form")
    player.wait_for_turn()
    cut = "[...document.querySelectorAll('.pile > span')].filter((name) => name.scrollWidth > name.clientWidth)"
    assert player.page.evaluate(f"{cut}.map((name) => name.innerText)") == []
