"""What is asked and the keywords of a card lead to their rules, and nothing of the game is left meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, expect

import stonehall
from stonehall.kernel import Record
from stonehall.server.tables.library import library
from stonehall.server.tables.rules import rules_of
from tests.browser.sheets import Sheet
from tests.browser.window import DESKTOP, PHONE, Window
from tests.conformance import random_option
from tests.server.serving import Serving

Open = Callable[..., Window]
GAME = "summoner-wars"
HOLD = """
const own = base.scene.view.sides.find((one) => one.seat === base.scene.seat);
own.hand = [card];
base.scene.moment++;
base.seq++;
await tell(base);
"""


def read(window: Window, rule: str) -> Locator:
    """The sheet of a rule, with what it says."""
    sheet = window.page.get_by_role("dialog", name=window.words.get("table-rule", rule=rule), exact=True)
    expect(sheet.get_by_text(rules_of(GAME)[rule].text)).to_be_visible()
    return sheet


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_prompt_leads_to_its_rule_and_back(open_window: Open, services: Serving, size: tuple[int, int]) -> None:
    window = open_window(size=size)
    scene = Sheet(window, services, GAME).snapshot["scene"]
    rule = scene["rule"]
    assert rule == stonehall.load(GAME).prompt_rules[scene["prompt"]["id"]]
    link = window.page.get_by_role("button", name=window.words.get("table-rule", rule=rule), exact=True)
    box, prompt = link.bounding_box(), window.prompt()
    assert box is not None
    assert min(box["width"], box["height"]) >= 28, "a finger finds it"
    window.tab_to(link)
    window.page.keyboard.press("Enter")
    sheet = read(window, rule)
    window.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(link).to_be_focused()
    assert window.prompt() == prompt


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_keywords_of_a_card_lead_to_their_rules(
    open_window: Open, services: Serving, size: tuple[int, int]
) -> None:
    window = open_window(size=size, touch=size == PHONE)
    card = next(one for one in library(stonehall.load(GAME)).cards if "force" in one.keywords and one.home)
    keywords = [word for word in library(stonehall.load(GAME)).keywords if word.id in card.keywords]
    assert Sheet(window, services, GAME).faults(size, HOLD, card=card.id) == []
    window.page.locator(f"ul.hand button[data-card={card.id}]").dispatch_event("contextmenu")
    for word in keywords:
        name = f"{window.words.get(word.name.id)}: {window.words.get('table-rule', rule=word.rule)}"
        window.page.get_by_role("button", name=name, exact=True).click()
        read(window, word.rule)
        window.page.keyboard.press("Escape")
    assert keywords


def test_what_a_player_is_asked_in_a_replay_leads_to_its_rule(open_window: Open) -> None:
    window = open_window(size=DESKTOP).go("/replay")
    record = Record(stonehall.load(GAME), {"first": "south"})
    while (decision := record.state.decision) is not None and decision.is_chance:
        record.play(random_option(record.state, Random(1)))
    record.play("end")
    window.page.get_by_role("textbox").fill(record.write())
    window.button("replay-open-text").click()
    window.at_table()
    window.page.get_by_label(window.words.get("replay-eyes")).select_option("south")
    rule = stonehall.load(GAME).prompt_rules["sw2-prompt-phase-summon"]
    window.page.get_by_role("button", name=window.words.get("table-rule", rule=rule), exact=True).click()
    read(window, rule)
