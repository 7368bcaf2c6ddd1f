"""Chromium, a server, and windows in which somebody plays."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.prepared import Moment, prepare
from tests.browser.window import Window
from tests.server.serving import Serving, serving

NOT_NEEDED = (
    "AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter",
    "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch",
    "ThirdPartyStoragePartitioning", "WebUIOmniboxAimPopup", "WebUIOmniboxPopup",
)  # fmt: skip
"""What Playwright switches off (only the last list counts), and the pages behind the address bar, which nobody sees:
in every window they cost more than a page of ours."""
QUIET = [
    f"--disable-features={','.join(NOT_NEEDED)}",
    "--no-sandbox",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One for all tests of this folder; while it is open no other test of this process could run an event loop."""
    path = shutil.which("chromium")
    assert path is not None, "the browser tests need chromium: make browser"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all tests that do not harm it; every window is a visitor of its own."""
    with serving(tmp_path_factory.mktemp("house") / "data") as server:
        yield server


@pytest.fixture
def open_window(chromium: Browser, services: Serving) -> Iterator[Callable[..., Window]]:
    """Opens windows, each with its own cookies; no page of theirs may have thrown an error by the end."""
    windows: list[Window] = []

    def open_(address: str = "", **options: Any) -> Window:
        window = Window(chromium, address or services.address, **options)
        windows.append(window)
        return window

    yield open_
    invariant_errors = [fault for window in windows for fault in window.invariant_errors]
    for window in windows:
        window.close()
    assert not invariant_errors, invariant_errors


@pytest.fixture
def play_on(open_window: Callable[..., Window], tmp_path: Path) -> Iterator[Callable[..., Window]]:
    """Opens a window at a prepared table, in a house of its own: see ``prepare``."""
    with ExitStack() as houses:

        def play_on_(moment: Moment, seed: int, **window: Any) -> Window:
            prepared = prepare(tmp_path / "house", {"": moment}, seed)
            server = houses.enter_context(serving(tmp_path / "house"))
            return prepared.sit_down(open_window(server.address, **window))

        yield play_on_


@pytest.fixture
def axe() -> str:
    """The source of axe-core, as installed with the client's packages."""
    return (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
