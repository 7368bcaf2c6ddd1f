"""There is room for all words: every prompt, button and card, in every language, on the smallest phones.

What is too long for its place wraps or can be scrolled inside it; nothing is cut off.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

import stonehall
from stonehall.locale import LANGUAGES
from tests.browser.sheets import LOOK, Sheet, spoken
from tests.browser.window import DESKTOP, PHONE, Window
from tests.server.serving import Serving

Open = Callable[..., Window]
GAMES = stonehall.game_ids()
SMALL = ((375, 812), (320, 568))
NARROWEST = SMALL[1]
LOW = ((375, 667), (812, 375))
LONGEST = 30
"""So many of the longest are shown in every window."""

PROMPTS = """
for (const prompt of prompts) {
  Object.assign(base.scene, { moment: base.scene.moment + 1, prompt, choices: [end] });
  base.seq++;
  await tell(base);
  const words = document.querySelector('.prompt .words');
  faults.push(...clipped(words).map((one) => `${prompt.id}: ${one}`));
  const bar = words.getBoundingClientRect();
  const inside = words.querySelector('p').getBoundingClientRect();
  if (inside.top < bar.top - 1) faults.push(`${prompt.id}: begins above its bar`);
}
"""
BUTTONS = """
for (const label of labels) {
  const choice = { text: 'x', verb: 'x', label, path: [], uses: [] };
  Object.assign(base.scene, { moment: base.scene.moment + 1, undo: 'free', choices: [choice] });
  base.seq++;
  await tell(base);
  const row = document.querySelector('.prompt .actions');
  faults.push(...clipped(row).map((one) => `${label.id}: ${one}`));
  const fits = row.querySelector('.undo') && row.scrollWidth <= row.clientWidth + 1;
  if (!fits) faults.push(`${label.id}: pushes others away`);
}
"""
STAYING = """
const square = document.querySelector('[role=gridcell]').dataset.square;
const place = { kind: 'place', id: square, label: null };
const stay = { text: 'stay', verb: 'stay', label: labels[0], path: [place, place], uses: [] };
const go = { text: 'go', verb: 'go', label: labels[0], path: [place, { ...place, id: 'd4' }], uses: [] };
Object.assign(base.scene, { moment: base.scene.moment + 1, undo: 'free', choices: [stay, go, end] });
base.seq++;
await tell(base);
const cell = document.querySelector(`[role=gridcell][data-square=${square}]`);
if (cell.ariaSelected !== 'true') cell.dispatchEvent(new MouseEvent('click', { bubbles: true }));
await settled();
const row = document.querySelector('.prompt .actions');
const seen = row.getBoundingClientRect();
for (const wanted of ['.undo', '[data-verb=end]']) {
  const at = row.querySelector(wanted)?.getBoundingClientRect();
  if (!at || at.right > seen.right + 1 || at.left < seen.left - 1) faults.push(`${wanted} is pushed away`);
}
cell.dispatchEvent(new MouseEvent('click', { bubbles: true }));
if (!(await until(() => document.querySelector('[role=menuitem]')))) faults.push('nobody asks whether it stays');
else faults.push(...clipped(document.querySelector('[role=menu]')));
"""
CARDS = """
const own = base.scene.view.sides.find((one) => one.seat === base.scene.seat) ?? base.scene.view.sides[0];
for (const few of hands) {
  Object.assign(own, { hand: few, legends: [], flares: [], aside: '' });
  Object.assign(base.scene, { moment: base.scene.moment + 1, choices: [] });
  base.seq++;
  await tell(base);
  for (const button of document.querySelectorAll('ul.hand button[data-card]')) {
    const id = button.dataset.card;
    faults.push(...clipped(button.querySelector('.card')).map((one) => `${id} in the hand: ${one}`));
    button.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    await settled();
    const sheet = await until(() => document.querySelector('dialog[open], .rail.right .card'));
    if (!sheet) { faults.push(`${id}: cannot be read`); continue; }
    faults.push(...clipped(sheet).map((one) => `${id} in full: ${one}`));
  }
}
document.querySelector('dialog')?.close(); // till then it showed one card after the other, much sooner than a new one
await until(() => !document.querySelector('dialog'));
"""


def end_of(game: str) -> dict[str, object]:
    """The button that ends what is being done: it must never be pushed away."""
    label = {
        "summoner-wars": "sw2-option-end-phase-attack",
        "tash-kalar": "tk-option-end",
        "mountain-king": "mk-option-end",
        "alliances": "al-option-end-phase-attack",
    }[game]
    return {"text": "end", "verb": "end", "label": {"id": label, "args": {}, "squares": []}, "path": [], "uses": []}


def faults_at_a_table(window: Window, services: Serving, language: str, game: str, *, everywhere: bool) -> list[str]:
    """Everything in the narrowest window, and elsewhere what is longest, or everything there, too.

    All phones upright have the same layout: what finds its place in the narrowest one seldom lacks it in another.
    """
    sheet = Sheet(window, services, game)
    prompts, labels = spoken(language, game, "prompt", "why", "outcome"), spoken(language, game, "option")
    ids = [card["id"] for card in services.visitor().get(f"/api/games/{game}/cards").json()]
    hands = [ids[at : at + 5] for at in range(0, len(ids), 5)]
    assert min(len(prompts), len(ids)) > 80
    assert len(labels) > 40
    faults = []
    for size in (*SMALL, *LOW):
        most = None if size == NARROWEST or (everywhere and size in SMALL) else LONGEST
        faults += sheet.faults(size, PROMPTS, prompts=prompts[:most], end=end_of(game))
        faults += sheet.faults(size, BUTTONS, labels=labels[:most])
        faults += sheet.faults(size, STAYING, labels=labels, end=end_of(game))
    for size in (*SMALL, DESKTOP) if everywhere else (NARROWEST, DESKTOP):
        faults += sheet.faults(size, CARDS, hands=hands)
    return faults


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_prompt_button_or_card_is_cut_off(open_window: Open, services: Serving, language: str, game: str) -> None:
    window = open_window(size=PHONE, language=language, touch=True)
    assert faults_at_a_table(window, services, language, game, everywhere=False) == []


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_none_is_cut_off_in_any_window(open_window: Open, services: Serving, language: str, game: str) -> None:
    window = open_window(size=PHONE, language=language, touch=True)
    assert faults_at_a_table(window, services, language, game, everywhere=True) == []


TILES = """
const much = { strength: 10, life: 12, full_life: 12, boosts: 11, moved: true, attacked: true };
for (const piece of base.scene.view.pieces) Object.assign(piece, much);
const isWithin = (one, box) =>
  one.left >= box.left - 1 && one.right <= box.right + 1 && one.top >= box.top - 1 && one.bottom <= box.bottom + 1;
for (const phase of ['move', 'attack']) {
  Object.assign(base.scene, { moment: base.scene.moment + 1 });
  Object.assign(base.scene.view, { phase });
  base.seq++;
  await tell(base);
  for (const piece of document.querySelectorAll('[data-piece]')) {
    const cell = document.querySelector(`[role=gridcell][data-square=${piece.dataset.square}] rect`);
    const square = cell.getBoundingClientRect();
    for (const one of piece.querySelectorAll('text, rect, circle, path[fill="var(--boost)"]')) {
      if (one.closest('clipPath, [clip-path]')) continue;
      if (!isWithin(one.getBoundingClientRect(), square))
        faults.push(`${piece.dataset.square}: ${one.tagName} ${one.textContent} is out of its square`);
    }
    const lozenge = piece.querySelector('path[fill="var(--boost)"]');
    if (!lozenge) { faults.push(`${piece.dataset.square}: its boosts are not shown`); continue; }
    const at = lozenge.getBoundingClientRect();
    const order = [...document.querySelectorAll('[data-piece]')];
    for (const other of order.slice(order.indexOf(piece) + 1)) {
      const its = other.getBoundingClientRect();
      if (its.left < at.right - 1 && its.right > at.left + 1 && its.top < at.bottom - 1 && its.bottom > at.top + 1)
        faults.push(`${piece.dataset.square}: its boosts are covered by ${other.dataset.square}`);
    }
  }
}
"""


def test_numbers_and_badges_stay_on_their_tile(open_window: Open, services: Serving) -> None:
    sheet = Sheet(open_window(size=PHONE), services, "summoner-wars")
    for size in (*SMALL, *LOW, DESKTOP):
        assert sheet.faults(size, TILES) == []


RAIL = """
const [rail, worn] = [document.querySelector('.rail.right'), 2];
for (const [n, first] of spells.entries()) {
  const three = [first, spells.at(n - 1), spells.at(n - 2)];
  Object.assign(base.scene, { moment: base.scene.moment + 1 });
  Object.assign(base.scene.view, { spellbook: three.map((card) => ({ card, runes: worn, amount: 5 })) });
  base.seq++;
  await tell(base);
  const told = rail.querySelector('[data-card=s1] small');
  told.closest('button').focus({ focusVisible: true });
  if (!(await until(() => getComputedStyle(told).clipPath === 'none'))) faults.push(`${first} is not explained`);
  if (told.getBoundingClientRect().bottom > innerHeight) faults.push(`${first} is cut`);
  if (rail.scrollHeight > rail.clientHeight) faults.push(`${first}: ${rail.scrollHeight} > ${rail.clientHeight}`);
}
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rail_beside_the_mountain_has_room_for_every_spell(
    open_window: Open, services: Serving, language: str
) -> None:
    """Horde, trolls, spells, halls and pedestals are seen at once, with the spell that is pointed at explained."""
    game = "mountain-king"
    cards = services.visitor().get(f"/api/games/{game}/cards").json()
    spells = [card["id"] for card in cards if card["kind"] == "spell"]
    assert len(spells) > 5
    sheet = Sheet(open_window(language=language), services, game)
    assert sheet.faults(DESKTOP, RAIL, spells=spells) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_hall_is_cut_off(open_window: Open, language: str) -> None:
    window = open_window(language=language, touch=True)
    window.context.add_init_script(LOOK)
    for path in ("/", "/new", "/opponents", "/ladder", "/about"):
        window.go(path)
        window.page.get_by_role("main").get_by_role("heading").first.wait_for()
        for width, height in SMALL:
            window.page.set_viewport_size({"width": width, "height": height})
            assert window.page.evaluate("settled().then(() => clipped(document.body))") == [], (path, width)
            assert window.page.evaluate("document.documentElement.scrollWidth") <= width
