"""The pages of the client as the server hands them out: what exists, what does not, and what a link tells."""

from __future__ import annotations

import html
import re
import struct
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import stonehall
from stonehall.locale import LANGUAGES, catalogue
from stonehall.server.http.pages import TITLES
from stonehall.server.http.static_files import CLIENT
from tests.server.serving import AGAINST_A_BOT, FOR_A_FRIEND, HOT_SEAT, Serving, serving

ROUTES = Path(__file__).parents[2] / "web/src/App.svelte"
GAMES = tuple(stonehall.game_ids())
ROOMS = ROUTES.parent / "shell/rooms.ts"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server") / "data") as server:
        yield server


def told(page: httpx.Response) -> dict[str, str]:
    """What a page says of itself, by the name or property of the tag."""
    tags = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', page.text)
    [title] = re.findall(r"<title>(.*?)</title>", page.text)
    return {"title": html.unescape(title), **{name: html.unescape(value) for name, value in tags}}


def script(page: httpx.Response) -> str:
    found = re.search(r'<script type="module"[^>]* src="([^"]+)"', page.text)
    assert found is not None
    return found[1]


def test_every_page_of_the_client_is_there(server: Serving) -> None:
    table = server.visitor().new_table(FOR_A_FRIEND)
    for path in (*TITLES, "/about/", f"/table/{table}", f"/table/{table}/"):
        page = httpx.get(server.address + path)
        assert page.status_code == 200, path
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert page.headers["cache-control"] == "no-cache"
        assert script(page).removeprefix("/").removeprefix("./") in {
            path.relative_to(CLIENT).as_posix() for path in CLIENT.rglob("*.js")
        }
    first = httpx.get(server.address)
    again = httpx.get(server.address, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_link_to_a_rule_tells_the_rule(server: Serving) -> None:
    whole = httpx.get(f"{server.address}/rules/tash-kalar", headers={"accept-language": "en"})
    chapter = httpx.get(f"{server.address}/rules/tash-kalar/moving", headers={"accept-language": "en"})
    rule = httpx.get(f"{server.address}/rules/tash-kalar/TK-MOVE-3", headers={"accept-language": "en"})
    choice = httpx.get(f"{server.address}/rules/tash-kalar/O-05")
    assert [page.status_code for page in (whole, chapter, rule, choice)] == [200] * 4
    assert told(chapter)["title"].startswith("Moving · ")
    assert told(rule)["title"].startswith("TK-MOVE-3 · ")
    assert told(rule)["description"] == "A combat move goes onto an empty square or a piece of lower or equal rank."
    for path in (
        "/rules/chess",
        "/rules/tash-kalar/flying",
        "/rules/tash-kalar/TK-MOVE-99",
        "/rules/tash-kalar/moving/x",
    ):
        assert httpx.get(server.address + path).status_code == 404, path


def test_no_room_of_the_house_is_missing() -> None:
    """What the bar and the hall lead to is a page; a page that is not built is not led to."""
    listed = re.findall(r"\{ id: .*? path: '([^']+)'.*?(?:page: '([^']+)' )?\},", ROOMS.read_text("utf-8"))
    assert len(listed) >= 7
    for path, page in listed:
        built = not page or (ROOMS.parent / page).exists()
        assert built == (path in TITLES), path


def test_a_link_to_a_card_tells_its_name(server: Serving) -> None:
    whole = httpx.get(f"{server.address}/cards/tash-kalar", headers={"accept-language": "en"})
    card = httpx.get(f"{server.address}/cards/mountain-king/mead-hall", headers={"accept-language": "hu"})
    assert [page.status_code for page in (whole, card)] == [200] * 2
    assert told(card)["title"].startswith("Mézsörcsarnok · ")
    for path in ("/cards/chess", "/cards/tash-kalar/nobody", "/cards/tash-kalar/bomb/x"):
        assert httpx.get(server.address + path).status_code == 404, path


def test_every_game_has_its_page_for_positions(server: Serving) -> None:
    pages = [httpx.get(f"{server.address}/editor/{game}", headers={"accept-language": "en"}) for game in GAMES]
    assert [page.status_code for page in pages] == [200] * len(GAMES)
    assert told(pages[0])["title"].startswith("A position of ")
    assert httpx.get(f"{server.address}/editor/chess").status_code == 404


def test_the_server_knows_the_pages_that_the_client_shows() -> None:
    shown = set(re.findall(r"route\.path === '([^']+)'", ROUTES.read_text("utf-8")))
    assert shown == set(TITLES)


@pytest.mark.parametrize(
    "path",
    ["/no/such/page", "/table", "/table/", "/table/0123", "/table/a/b", "/index.html", "/.vite/manifest.json", "/apis"],
)
def test_what_is_no_page_is_not_found_and_our_page_says_so(server: Serving, path: str) -> None:
    page = httpx.get(server.address + path)
    assert page.status_code == 404
    assert script(page)
    assert server.visitor().http.head(path).status_code == 404


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/tables/nowhere", "/assets/nothing.js"])
def test_what_machines_ask_for_is_refused_as_data(server: Serving, path: str) -> None:
    answer = httpx.get(server.address + path)
    assert answer.status_code == 404
    assert answer.json()["code"] in ("not-found", "no-table")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_can_be_installed(server: Serving, language: str) -> None:
    page = httpx.get(server.address, headers={"accept-language": language})
    [address] = re.findall(r'<link rel="manifest" href="([^"]+)"', page.text)
    answer = httpx.get(server.address + address)
    assert answer.headers["content-type"] == "application/manifest+json"
    assert "set-cookie" not in answer.headers, "to look at it is no visit"
    manifest = answer.json()
    words = catalogue(language)
    assert (manifest["lang"], manifest["name"]) == (language, "Stonehall")
    assert manifest["description"] == words.get("preview-hall")
    assert {one["url"] for one in manifest["shortcuts"]} <= set(TITLES)
    for icon in manifest["icons"]:
        image = httpx.get(server.address + icon["src"])
        assert image.headers["content-type"] == "image/png"
        width, height = struct.unpack(">II", image.content[16:24])
        assert icon["sizes"] == f"{width}x{height}"


def test_the_worker_is_looked_at_anew_and_knows_its_files(server: Serving) -> None:
    worker = httpx.get(f"{server.address}/worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
    assert "set-cookie" not in worker.headers
    files = re.findall(r'"(/assets/[^"]+)"', worker.text)
    assert script(httpx.get(server.address)) in files
    assert all((CLIENT / name.removeprefix("/")).is_file() for name in files)


def test_crawlers_and_old_browsers_find_their_files(server: Serving) -> None:
    robots = httpx.get(f"{server.address}/robots.txt")
    assert robots.headers["content-type"].startswith("text/plain")
    assert {"User-agent: *", "Disallow: /api/", "Disallow: /table/"} <= set(robots.text.splitlines())
    icon = httpx.get(f"{server.address}/favicon.ico")
    assert icon.headers["content-type"] == "image/x-icon"
    assert struct.unpack_from("<HHH", icon.content) == (0, 1, 3)
    picture = httpx.get(f"{server.address}/preview.png")
    assert struct.unpack_from(">II", picture.content, 16) == (1200, 630)
    assert all("set-cookie" not in answer.headers for answer in (robots, icon, picture)), "they are no visitors"


# What a link tells ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hall_is_described_in_the_language_of_the_reader(server: Serving, language: str) -> None:
    words = catalogue(language)
    page = httpx.get(server.address, headers={"accept-language": f"de, {language};q=0.8"})
    said = told(page)
    assert f'<html lang="{language}">' in page.text
    assert said["title"] == said["og:title"] == "Stonehall"
    assert said["description"] == said["og:description"] == words.get("preview-hall")
    assert said["og:url"] == f"{server.address}/"
    assert said["og:image"] == f"{server.address}/preview.png"
    assert "accept-language" in page.headers["vary"]


def test_a_link_to_a_table_says_who_waits_there(server: Serving) -> None:
    host = server.visitor()
    host.post("/api/me", {"name": 'Ann "the Fox" <b>'}, "PUT")
    table = host.new_table(FOR_A_FRIEND)
    page = httpx.get(f"{server.address}/table/{table}", headers={"accept-language": "hu"})
    assert told(page)["title"] == "Summoner Wars – Stonehall"
    words = catalogue("hu")
    assert told(page)["og:description"] == words.get("preview-invitation", name='Ann "the Fox" <b>')
    assert "<b>" not in page.text
    server.visitor().post(f"/api/tables/{table}/join", {"seat": "north", "deck": "vanguards"})
    page = httpx.get(f"{server.address}/table/{table}")
    assert told(page)["og:description"] == catalogue("en").get("preview-running")


def test_a_link_tells_nobody_what_only_some_may_see(server: Serving) -> None:
    """Two tables that differ in everything but game and stage have the same preview."""
    heads = set()
    for plan in (AGAINST_A_BOT, HOT_SEAT):
        visitor = server.visitor()
        table = visitor.new_table(plan)
        heads.add(visitor.get(f"/table/{table}").text.replace(table, "TABLE"))
        heads.add(httpx.get(f"{server.address}/table/{table}").text.replace(table, "TABLE"))
    assert len(heads) == 1
