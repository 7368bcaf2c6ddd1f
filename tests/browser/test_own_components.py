"""Components that somebody typed in, brought to a table: checked where they are chosen, named for everybody there."""

from __future__ import annotations

import random

from playwright.sync_api import FilePayload

import stonehall
from stonehall.locale import catalogue
from tests.browser.mountain import Open, act, may_act
from tests.browser.test_pages import faults_of
from tests.browser.window import DESKTOP, PHONE, Window, patiently
from tests.mountain_king.example_set import FOLDER, TITLE, VALUE

STARTERS = ("reed-cutter", "eel-catcher", "mud-sifter", "pearl-diver", "bell-ringer", "dam-mender")


def radio(player: Window, id: str, group: str) -> None:
    """Choose an option by its words, in a group of options."""
    options = player.page.get_by_role("radiogroup", name=player.words.get(group), exact=True)
    options.get_by_text(player.words.get(id), exact=True).click()


def has_named_a_troll(player: Window) -> bool:
    """Whether the log speaks of a starting troll by the name that the set gives it."""
    words = catalogue(player.words.language, stonehall.load("mountain-king").edition({"components": VALUE}))
    log = " ".join(player.log())
    return any(words.get(f"mk-card-{id}") in log for id in STARTERS)


def test_own_components_are_checked_and_everybody_plays_with_them(open_window: Open, axe: str) -> None:
    host = open_window(language="pl").go("/new")
    page, words = host.page, host.words
    radio(host, "mk-title", "web-game")
    radio(host, "web-text-own", "mk-front-components")
    files = page.locator("input[type=file]")
    broken = FilePayload(name="trolls.txt", mimeType="text/plain", buffer=b"trol a 1 mud stone\nspell word wish 1\n")
    files.set_input_files([broken])
    trouble = page.locator("[role=alert] li")
    host.wait_until(lambda: trouble.count() == 2, "both problems are told")
    assert trouble.first.inner_text() == words.get(
        "mk-set-unknown-near", line="trolls.txt:1", name="trol", near="troll"
    )
    assert host.button("web-open-table").is_disabled()
    page.evaluate(axe)
    assert not faults_of(host)
    files.set_input_files(sorted(FOLDER.glob("*.txt")))
    page.get_by_text(words.get("web-text-good", title=TITLE)).wait_for()
    assert not faults_of(host)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    host.button("web-open-table").click()
    named = words.get("web-text-named", setting=words.get("mk-front-components"), title=TITLE)
    page.get_by_text(named).wait_for()

    guest = open_window(language="hu").go(f"/table/{host.table}")
    guest.page.get_by_text(guest.words.get("web-text-brought")).wait_for()
    assert TITLE in guest.page.locator("main").inner_text()
    guest.button("table-join").click()
    for player in (host, guest):
        player.page.get_by_text(TITLE).first.wait_for()
    rng = random.Random(3)
    for _ in patiently():  # the trolls come once the gates are built
        if all(map(has_named_a_troll, (host, guest))):
            break
        for player in (host, guest):
            if may_act(player):
                act(player, rng)
    guest.page.reload()
    guest.wait_until(lambda: has_named_a_troll(guest), "the log says the same after a reload")
    guest.go("/").page.get_by_text(TITLE).first.wait_for()


def test_what_is_wrong_with_a_typed_deck_is_said_in_words(open_window: Open) -> None:
    """The words of a game come when they are needed: nobody has opened a table of it yet."""
    player = open_window(language="hu").go("/new")
    radio(player, "web-deck-own", "web-deck-kind")
    player.page.locator("textarea").fill("4 No Such Card")
    problems = player.page.locator("[role=alert] li")
    problems.first.wait_for()
    said = problems.all_inner_texts()
    assert not [line for line in said if "deck-" in line], said
    assert player.words.get("deck-no-card", name="No Such Card") in said
    rules = problems.get_by_role("link").evaluate_all("(links) => links.map((link) => link.pathname)")
    assert "/rules/summoner-wars/SW2-DECK-2" in rules, "a broken rule can be looked up"
