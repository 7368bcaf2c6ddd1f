"""Ways to sit at one table: two windows, one screen for both, a phone, the keyboard alone, the mouse that drags."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from tests.browser.evening import OUTSIDE
from tests.browser.window import NEAR_THE_TOP, PHONE, Window, patiently

Open = Callable[..., Window]


def sit_in_two_windows(open_window: Open) -> tuple[Window, Window]:
    """One invites, the other follows the link."""
    host, guest = open_window(), open_window(language="hu")
    host.go("/")
    host.button("web-invite").click()
    link = host.page.get_by_role("textbox", name=host.words.get("table-link"))
    guest.page.goto(link.input_value())
    guest.button("table-join").click()
    return host.at_table(), guest.at_table()


def test_two_windows_play_with_each_other(open_window: Open) -> None:
    """Until both have ended a turn; ``test_long_games`` goes on to the end."""
    host, guest = sit_in_two_windows(open_window)
    rng = random.Random(4)
    acted: dict[str, int] = {}
    third = host.words.get("table-turn", turn=3)
    for _ in patiently():
        if host.page.get_by_text(third, exact=True).count():
            break
        for name, window in (("host", host), ("guest", guest)):
            acted[name] = acted.get(name, 0) + bool(window.act(rng))
        host.page.wait_for_timeout(5)
    assert min(acted.values()) > 0
    third = guest.words.get("table-turn", turn=3)
    guest.wait_until(lambda: guest.page.get_by_text(third, exact=True).count() > 0, "the guest sees the same turn")


def test_both_sides_at_one_screen_are_veiled_from_each_other(open_window: Open) -> None:
    players = open_window().go("/")
    players.button("web-both-sides").click()
    players.page.locator("dialog[open] button").wait_for()
    rng = random.Random(5)
    veils = 0
    for _ in patiently():
        veil = players.page.locator("dialog[open]")
        if veil.count():
            assert not players.page.locator("button[data-card]:visible").count(), "no hand is seen behind the veil"
            veil.locator("button").click()
            veils += 1
            if veils == 4:
                break
        elif not players.act(rng):
            players.page.wait_for_timeout(10)
    assert veils == 4


def test_a_phone_plays_by_touch_and_sees_the_whole_board(open_window: Open) -> None:
    for height in (PHONE[1], 667):
        player = open_window(size=(PHONE[0], height), touch=True).play_computer()
        width, tall = player.page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        )
        assert (width, tall) == (375, height), "the page does not scroll"
        for corner in ("a1", "f1", "a8", "f8"):
            box = player.square(corner).bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= 375
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= height
        rng = random.Random(height)
        for _ in range(60):
            player.wait_for_turn()
            if player.is_over():
                break
            player.act(rng, touch=True)
            assert not player.page.evaluate(OUTSIDE), "what is told of an attack stays on the board"
        assert player.page.locator("[role=grid]").is_visible()


def test_a_turn_by_keyboard_alone(open_window: Open) -> None:
    player = open_window()
    player.go("/")
    keys = player.page.keyboard
    for _ in range(60):
        keys.press("Tab")
        focused = player.page.evaluate("document.activeElement.textContent.trim()")
        if focused == player.words.get("web-play-computer"):
            break
    keys.press("Enter")
    player.at_table()
    moved = False
    for _ in range(200):
        player.wait_for_turn()
        phase = player.page.locator("[aria-current=step]").inner_text()
        sources = [name for kind, name in player.offered()["squares"] if kind == "pick"]
        if player.words.attribute("sw2-phase-move", "short") in phase and sources and not moved:
            walk_to(player, sources[0])
            keys.press("Enter")
            player.wait_until(lambda: bool(targets_of(player)), "the ways of the unit glow")
            target = targets_of(player)[0]
            walk_to(player, target)
            keys.press("Enter")
            player.wait_until(partial(piece_on, player, target), "the unit has moved")
            moved = True
        elif any(verb == "end" for verb, _ in player.offered()["buttons"]):
            keys.press("e")
        else:
            keys.press("1")
        player.page.wait_for_timeout(30)
        if moved:
            break
    assert moved


def test_units_and_cards_are_dragged_to_their_squares(open_window: Open) -> None:
    player = open_window().play_computer()
    rng = random.Random(9)
    dragged: set[str] = set()
    for _ in range(400):
        player.wait_for_turn()
        assert not player.is_over(), f"only {dragged} could be dragged"
        phase = player.page.locator("[aria-current=step]").inner_text()
        if player.words.attribute("sw2-phase-move", "short") in phase and "unit" not in dragged:
            dragged |= drag(player, "[role=gridcell][data-can=pick]", "unit")
        elif player.words.attribute("sw2-phase-summon", "short") in phase and "card" not in dragged:
            dragged |= drag(player, "ul.hand button[data-can]", "card")
        if dragged == {"unit", "card"}:
            break
        player.act(rng)
    assert dragged == {"unit", "card"}


def drag(player: Window, things: str, kind: str) -> set[str]:
    """Drag the first of these things that can go to an empty square, with the mouse; nothing if there is none."""
    page = player.page
    thing = page.locator(things).first
    if not thing.count():
        return set()
    thing.click(position=NEAR_THE_TOP)
    empty = [name for can, name in player.offered()["squares"] if can == "target" and not piece_on(player, name)]
    page.keyboard.press("Escape")
    start, end = thing.bounding_box(), player.square(empty[0]).bounding_box() if empty else None
    if start is None or end is None:
        return set()
    page.mouse.move(start["x"] + NEAR_THE_TOP["x"], start["y"] + NEAR_THE_TOP["y"])
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 3, end["y"] + end["height"] / 3, steps=4)
    assert page.locator(".ghost").count(), "what is dragged is seen under the pointer"
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2)
    page.mouse.up()
    ways = page.locator("[role=menu] [role=menuitem]")
    player.wait_until(lambda: ways.count() > 0 or piece_on(player, empty[0]), f"the {kind} arrives on {empty[0]}")
    if ways.count():
        ways.first.click()
    player.wait_until(partial(piece_on, player, empty[0]), f"the {kind} stands on {empty[0]}")
    return {kind}


def walk_to(player: Window, square: str) -> None:
    """With the arrow keys, from wherever the focus enters the board."""
    keys = player.page.keyboard
    for _ in range(40):
        here = player.page.evaluate("document.activeElement.dataset.square ?? ''")
        if here and player.page.evaluate("document.activeElement.getAttribute('role')") == "gridcell":
            break
        keys.press("Tab")
    for _ in range(20):
        here = player.page.evaluate("document.activeElement.dataset.square")
        if here == square:
            return
        turned = player.page.locator("[role=gridcell]").first.get_attribute("data-square") == "f1"
        right, up = ord(square[0]) - ord(here[0]), ord(square[1]) - ord(here[1])
        if turned:
            right, up = -right, -up
        keys.press("ArrowRight" if right > 0 else "ArrowLeft" if right < 0 else "ArrowUp" if up > 0 else "ArrowDown")
    raise AssertionError(f"the arrow keys do not lead to {square}")


def piece_on(player: Window, square: str) -> bool:
    return bool(player.page.locator(f"[data-piece][data-square={square}]").count())


def targets_of(player: Window) -> list[str]:
    """Where what is picked may go."""
    return [name for kind, name in player.offered()["squares"] if kind == "target"]
