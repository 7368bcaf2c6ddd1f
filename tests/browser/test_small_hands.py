"""Who plays by keyboard walks the legal squares; who holds a phone reads a card without knowing the long press."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.arena import plan
from tests.browser.window import NEAR_THE_TOP, PHONE, Window, patiently

Open = Callable[..., Window]
FOCUSED = "document.activeElement?.dataset.square ?? ''"


def test_a_card_picked_by_keyboard_leads_to_the_board_and_tab_walks_what_is_legal(open_window: Open) -> None:
    player = plan(open_window(), "duel")
    player.wait_for_turn()
    page = player.page
    while not page.locator("ul.hand button.can[data-can]").count():  # a being that can be summoned
        legal = page.locator("[role=gridcell][data-can=target]")
        if legal.count():
            legal.first.click()
            if page.locator("[role=menuitem]").count():
                page.locator("[role=menuitem]").first.click()
        else:
            page.locator("button.choice").first.click()
        player.wait_for_turn()
    page.locator("ul.hand button.can[data-can]").first.focus()
    page.keyboard.press("Enter")
    legal_squares = {square for kind, square in player.offered()["squares"] if kind == "target"}
    player.wait_until(lambda: page.evaluate(FOCUSED) in legal_squares, "the focus is on the board")
    walked = [page.evaluate(FOCUSED)]
    for _ in range(len(legal_squares) - 1):
        page.keyboard.press("Tab")
        walked.append(page.evaluate(FOCUSED))
    assert set(walked) == legal_squares
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED) == "", "after the last of them the board is left"
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(FOCUSED), "arrows walk all squares"


@pytest.mark.parametrize("prefix", ["sw2", "tk"])
def test_a_phone_offers_to_read_what_was_tapped(open_window: Open, prefix: str) -> None:
    player = open_window(size=PHONE, touch=True).go("/")
    player.button(f"{prefix}-title").click()
    player.button("web-play-computer").click()
    player.at_table().wait_for_turn()
    read = player.button("table-read-card")
    assert not read.count()
    card = player.page.locator("ul.hand button[data-card]").first
    name = card.locator(".name").inner_text()
    card.tap(position=NEAR_THE_TOP)
    read.tap()
    sheet = player.page.get_by_role("dialog")
    sheet.get_by_text(name).first.wait_for()
    player.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    if prefix == "sw2":
        unit = player.page.locator("[data-piece]").first
        player.square(str(unit.get_attribute("data-square"))).tap()
        player.page.locator("[role=grid] ~ .read").tap()
        sheet.wait_for()


def test_who_watches_two_computers_is_told_so_and_may_stop_them(open_window: Open) -> None:
    player = open_window(settings={"motion": "off"}).go("/")
    player.page.get_by_text(player.words.get("web-level-steward"), exact=True).first.click()  # they think a while
    player.button("web-two-computers").click()
    player.at_table()
    player.page.get_by_text(player.words.get("table-watching")).wait_for()
    assert player.page.get_by_label(player.words.get("web-motion")).input_value() == "off"
    player.button("table-pause").click()
    held = player.words.get("table-held", count=0).split(".")[0]
    player.wait_until(lambda: held in player.prompt(), "the show stands still")
    before = player.log()
    for _ in patiently():  # computers think long on a busy machine
        if player.prompt() != player.words.get("table-held", count=0):
            break
        player.page.wait_for_timeout(50)
    assert player.prompt() != player.words.get("table-held", count=0), "the game goes on meanwhile"
    assert player.log() == before
    player.button("table-resume").click()
    player.wait_until(lambda: len(player.log()) > len(before), "the show goes on")
