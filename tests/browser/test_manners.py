"""What players may do to each other, and what they may not."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from urllib.parse import urlsplit

from playwright.sync_api import TimeoutError

from stonehall.locale import LANGUAGES, catalogue
from tests.browser.window import HURRY_MS, Window, patiently
from tests.server.serving import Serving

Open = Callable[..., Window]


def friends(open_window: Open) -> tuple[Window, Window]:
    """Two visitors at one table. Their decks are not left to luck: there are some that ask before the first phase."""
    host, guest = open_window(), open_window()
    for window in (host, guest):
        window.page.add_init_script("Math.random = () => 0.6")
    host.go("/")
    host.button("web-invite").click()
    host.page.get_by_role("textbox", name=host.words.get("table-link")).wait_for()
    guest.page.goto(host.page.url)
    guest.button("table-join").click()
    host.at_table()
    guest.at_table()
    host.wait_until(lambda: host.may_act() or guest.may_act(), "somebody may begin")
    return host, guest


def on_turn(host: Window, guest: Window) -> tuple[Window, Window]:
    return (host, guest) if host.may_act() else (guest, host)


def test_a_play_is_taken_back_freely_and_dice_only_by_consent(open_window: Open) -> None:
    player, other = on_turn(*friends(open_window))
    before = player.log()
    player.page.locator("button.choice[data-verb=end]").click()
    player.wait_until(lambda: player.page.locator("[aria-current=step]").inner_text() != "", "the phase is shown")
    undo = player.button("table-undo")
    undo.click()
    player.wait_until(lambda: player.log() == before, "the end of the phase is taken back")
    rng = random.Random(3)
    ask, accept = player.button("table-undo-ask"), other.button("table-accept")
    for _ in patiently():  # until luck or the other has spoken: then the other is asked
        if ask.count() and player.may_act():
            player.press(ask)  # a play that is still on its way may put another button in its place
            with suppress(TimeoutError):
                accept.wait_for(timeout=HURRY_MS)
        if accept.count():
            break
        if not player.act(rng) and not other.act(rng):
            player.page.wait_for_timeout(5)
    length = len(other.log())
    accept.click()
    player.wait_until(lambda: len(player.log()) < length, "the play is taken back by consent")


def test_a_spectator_sees_no_hand_and_may_do_nothing(open_window: Open) -> None:
    host, _ = friends(open_window)
    watcher = open_window()
    watcher.page.goto(host.page.url)
    watcher.at_table()
    assert host.page.locator("button[data-card]").count() == 5
    assert watcher.page.locator("button[data-card]").count() == 0
    assert not watcher.may_act()


def test_draw_chat_and_concession(open_window: Open) -> None:
    host, guest = friends(open_window)
    say(host, "Good luck, friend <b>not bold</b>")
    guest.page.get_by_role("tab", name=guest.words.get("table-chat")).click()
    guest.page.get_by_text("Good luck, friend <b>not bold</b>").wait_for()
    host.button("table-offer-draw").click()
    host.page.get_by_role("dialog").get_by_role("button", name=host.words.get("table-offer-draw"), exact=True).click()
    guest.button("table-decline").click()
    host.wait_until(lambda: not host.is_over(), "the game goes on")
    host.button("table-concede").first.click()
    host.page.get_by_role("dialog").get_by_role("button", name=host.words.get("table-concede"), exact=True).click()
    host.wait_until(host.is_over, "the host has lost")
    guest.wait_until(guest.is_over, "the guest has won")


def say(window: Window, text: str) -> None:
    window.page.get_by_role("tab", name=window.words.get("table-chat")).click()
    window.page.get_by_role("textbox", name=window.words.get("table-chat-text")).fill(text)
    window.page.keyboard.press("Enter")


def test_pointing_at_what_is_not_legal_says_which_rule_forbids_it(open_window: Open) -> None:
    player = open_window().play_computer()
    player.wait_for_turn()
    offered = {square for _, square in player.offered()["squares"]}
    standing = player.page.locator("[data-piece]").evaluate_all("(found) => found.map((one) => one.dataset.square)")
    player.square(next(square for square in standing if square not in offered)).click()
    player.wait_until(lambda: "SW2-" in player.prompt(), "a rule is named")
    player.page.locator("[role=status] button").click()
    rule = player.page.locator("dialog [lang=en] p")
    rule.last.wait_for()
    assert len(rule.last.inner_text()) > 20, "the rule says something"
    player.page.keyboard.press("Escape")
    free = next(name for name in ("a4", "f5", "c4", "d5") if name not in {*offered, *standing})
    player.square(free).click()
    player.wait_until(lambda: "SW2-" not in player.prompt(), "an empty square is no question")
    assert not player.page.locator(".troubled").count()


def test_the_language_changes_in_the_middle_of_a_game(open_window: Open) -> None:
    player = open_window().play_computer()
    player.wait_for_turn()
    for code in (*LANGUAGES[1:], "en"):
        words = catalogue(code)
        player.page.get_by_role("button", name=player.words.get("web-language")).click()
        player.page.locator(f"button[lang={code}]").click()
        player.words = words
        player.page.get_by_role("grid", name=words.get("sw2-table-board")).wait_for()
        assert player.page.locator("html").get_attribute("lang") == code


def test_a_foreign_page_may_not_listen_and_a_stranger_may_not_play(open_window: Open, services: Serving) -> None:
    player = open_window().play_computer()
    live = f"ws://{urlsplit(services.address).netloc}/api/tables/{player.table}/live"
    listen = """(live) => new Promise((done) => {
        const socket = new WebSocket(live);
        socket.onmessage = () => done('heard');
        socket.onclose = socket.onerror = () => done('refused');
    })"""
    assert player.page.evaluate(listen, live) == "heard"
    foreign = player.context.new_page()  # the same cookies, another origin, and no policy of ours to hold it back
    foreign.route(
        "http://elsewhere.test/", lambda route: route.fulfill(body="<p>elsewhere</p>", content_type="text/html")
    )
    foreign.goto("http://elsewhere.test/")
    assert foreign.evaluate(listen, live) == "refused"
    create = """(address) => fetch(address, { method: 'POST', credentials: 'include', body: '{}' }).then(
        (answer) => answer.status, () => 'hidden')"""
    assert foreign.evaluate(create, f"{services.address}/api/tables") in (403, "hidden")
    stranger = open_window()
    stranger.go("/")
    play = """(live) => new Promise((done) => {
        const socket = new WebSocket(live);
        socket.onmessage = (event) => {
            const frame = JSON.parse(event.data);
            if (frame.type === 'snapshot') {
                socket.send(JSON.stringify({ type: 'play', key: 'k', moment: frame.scene.moment, text: 'end' }));
            } else if (frame.type === 'refused') done(frame.code);
        };
    })"""
    player.wait_for_turn()  # a game that stands still
    assert stranger.page.evaluate(play, live) == "not-your-seat"


def test_phases_end_up_to_the_one_that_is_clicked_and_inaction_is_confirmed(open_window: Open) -> None:
    """The warning comes once in a turn: where the Move Phase ends with nobody in reach, or the Attack Phase."""
    player, other = on_turn(*friends(open_window))
    track = player.page.locator("ol.track")
    end = player.page.locator("button.choice[data-verb=end]")
    anyway = player.words.attribute("table-warned", "end")

    def phase() -> str:
        return track.locator("[aria-current=step]").inner_text()

    def short(name: str) -> str:
        return player.words.attribute(f"sw2-phase-{name}", "short")

    track.get_by_role("button", name=short("magic")).click()
    player.wait_until(lambda: end.count() == 1 and end.inner_text().strip() == anyway, "the warning stops the way")
    warned = phase()
    assert short("move") in warned or short("attack") in warned
    assert player.words.get("table-warned") in player.prompt()
    end.click()
    player.wait_until(lambda: phase() != warned and end.count() == 1, "the phase has ended")
    player.page.keyboard.press("t")
    other.wait_until(other.may_act, "the turn is over")
    assert not player.may_act()
