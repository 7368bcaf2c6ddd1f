"""Inviting somebody: the link can be copied in a plain home network, sent, and read by a camera."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.window import Window

Open = Callable[..., Window]

PLAIN_HTTP = """
Object.defineProperty(navigator, 'clipboard', { value: undefined });
document.addEventListener('copy', () => { window.copied = String(document.getSelection()); }, true);
"""
SHARING = "navigator.share = (what) => { window.shared = what; return Promise.resolve(); };"


def test_a_link_is_copied_sent_and_drawn(open_window: Open) -> None:
    host = open_window()
    host.context.add_init_script(PLAIN_HTTP + SHARING)
    host.go("/")
    host.button("web-invite").click()
    link = host.page.get_by_role("textbox", name=host.words.get("table-link"))
    link.wait_for()
    host.button("table-copy").click()
    host.button("table-copied").wait_for()
    assert host.page.evaluate("window.copied") == link.input_value() == host.page.url
    host.button("table-send-link").click()
    assert host.page.evaluate("window.shared.url") == host.page.url
    host.page.get_by_role("img", name=host.words.get("table-link-code")).wait_for()
    host.page.evaluate("document.execCommand = () => false")
    host.button("table-copied").click()
    host.page.get_by_text(host.words.get("table-not-copied")).wait_for()
