"""What the server answers to requests: identity, protection, refusals, pages, health, numbers."""

from __future__ import annotations

import asyncio
import gzip
import io
import re
import socket
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, cast
from xml.etree import ElementTree
from zipfile import ZipFile

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

import stonehall
from stonehall.locale import catalogue
from stonehall.server.http.app import CODES, build_app
from stonehall.server.http.limits import PEOPLE, Limits, Rate
from stonehall.server.http.security import PICTURE_POLICY, Names
from stonehall.server.http.static_files import CLIENT
from stonehall.server.run import origin_of
from stonehall.server.services import Services, Settings, open_house
from stonehall.server.wire.protocol import Refusal
from tests.server.serving import FOR_A_FRIEND, HOT_SEAT, Serving, Visitor, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server") / "data", "--verbose") as server:
        yield server


def refusal(answer: httpx.Response, status: int) -> str:
    """The code of a refusal, which has the form all refusals have."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"].startswith("application/json")
    return msgspec.json.decode(answer.content, type=Refusal, strict=True).code


# Identity -------------------------------------------------------------------------------------------------------------


def test_a_visitor_is_known_from_the_first_page_on(server: Serving) -> None:
    first = httpx.get(server.address)
    [cookie] = [line for line in first.headers.get_list("set-cookie") if line.startswith("stonehall=")]
    token = cookie.partition(";")[0].removeprefix("stonehall=")
    assert len(token) >= 43  # 256 bits
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))
    assert "Secure" not in cookie
    assert "strict-transport-security" not in first.headers
    me = [httpx.get(f"{server.address}/api/me", cookies={"stonehall": token}) for _ in range(2)]
    assert me[0].json() == me[1].json()
    assert "stonehall=" not in me[0].headers.get("set-cookie", "")


def test_nobody_is_told_of_the_games_of_another(server: Serving) -> None:
    anna, bert = server.visitor(), server.visitor()
    table = anna.post("/api/tables", HOT_SEAT).json()["id"]
    assert [game["table"]["id"] for game in anna.get("/api/my/games").json()["games"]] == [table]
    assert bert.get("/api/my/games").json() == {"games": [], "count": 0, "more": ""}
    me = anna.get("/api/me").json()["id"]
    assert bert.get(f"/api/my/games?person={me}&user={me}").json()["games"] == []
    assert bert.get("/api/my/sum").json()["games"] == 0
    assert refusal(anna.get("/api/my/games?result=all"), 400) == "malformed"
    file = anna.get("/api/my/games.zip")
    assert file.headers["content-type"] == "application/zip"
    assert file.headers["content-disposition"] == 'attachment; filename="stonehall-games.zip"'
    with ZipFile(io.BytesIO(file.content)) as archive:
        assert archive.namelist() == ["games.jsonl"], "a game that still runs has no record"
        [line] = archive.read("games.jsonl").splitlines()
    assert msgspec.json.decode(line)["table"] == table


def test_an_unknown_token_is_replaced(server: Serving) -> None:
    answer = httpx.get(f"{server.address}/api/me", cookies={"stonehall": "made-up"})
    assert answer.status_code == 200
    assert "stonehall=" in answer.headers["set-cookie"]


def test_a_name_is_kept(server: Serving) -> None:
    visitor = server.visitor()
    assert not visitor.get("/api/me").json()["named"]
    assert visitor.post("/api/me", {"name": " Zsófia  the Bold "}, "PUT").json()["name"] == "Zsófia the Bold"
    assert visitor.get("/api/me").json()["named"]
    assert refusal(visitor.post("/api/me", {"name": ""}, "PUT"), 422) == "name-length"


def test_no_token_is_in_the_log(server: Serving) -> None:
    visitor = server.visitor()
    visitor.get("/api/me?secret=stonehall")
    log = server.log_with('"path": "/api/me"')
    assert all(token not in log for token in visitor.http.cookies.values())


# Protection -----------------------------------------------------------------------------------------------------------


def test_a_request_without_the_token_of_the_page_is_refused(server: Serving) -> None:
    visitor = server.visitor()
    assert refusal(visitor.http.post("/api/tables", json=HOT_SEAT), 403) == "csrf"
    wrong = visitor.http.post("/api/tables", json=HOT_SEAT, headers={"x-csrftoken": "0" * 128})
    assert refusal(wrong, 403) == "csrf"
    assert visitor.post("/api/tables", HOT_SEAT).status_code == 201


def test_the_token_of_a_page_is_worth_nothing_to_another_visitor(server: Serving) -> None:
    anna, bert = server.visitor(), server.visitor()
    stolen = anna.http.cookies["csrftoken"]
    bert.http.cookies.set("csrftoken", stolen, domain="127.0.0.1", path="/")
    refused = bert.http.post("/api/tables", json=HOT_SEAT, headers={"x-csrftoken": stolen})
    assert refusal(refused, 403) == "csrf"
    stranger = httpx.post(f"{server.address}/api/tables", json=HOT_SEAT, headers={"x-csrftoken": stolen})
    assert refusal(stranger, 403) == "csrf"


def test_one_who_logs_out_is_forgotten(server: Serving) -> None:
    visitor = server.visitor()
    visitor.post("/api/me", {"name": "Zita"}, "PUT")
    before, cookies = visitor.get("/api/me").json(), dict(visitor.http.cookies)
    table = visitor.new_table()
    with visitor.live(table) as live:
        live.next()
        assert visitor.post("/api/log-out", None).status_code == 204
        with pytest.raises(ConnectionClosed):
            live.until("the end")
    assert dict(visitor.http.cookies) == {}
    thief = httpx.get(f"{server.address}/api/me", cookies=cookies)
    assert thief.json()["id"] != before["id"], "the old token is worth nothing"
    seats = visitor.get(f"/api/tables/{table}").json()["seats"]
    assert [(seat["name"], seat["you"]) for seat in seats] == [("Zita", False)] * 2, "the games keep the name"


def test_a_token_signed_by_another_server_is_replaced(server: Serving) -> None:
    visitor = Visitor(server.address)
    visitor.http.cookies.clear()
    visitor.http.cookies.set("csrftoken", "0" * 128, domain="127.0.0.1", path="/")
    visitor.get("/")
    assert visitor.post("/api/tables", HOT_SEAT).status_code == 201


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1"])
def test_a_foreign_page_may_not_write(server: Serving, origin: str) -> None:
    visitor = server.visitor()
    visitor.http.headers["origin"] = origin
    assert refusal(visitor.post("/api/tables", HOT_SEAT), 403) == "foreign-origin"


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "127.0.0.1@evil", ""])
def test_a_foreign_name_for_the_server_is_refused(server: Serving, host: str) -> None:
    assert refusal(httpx.get(f"{server.address}/api/me", headers={"host": host}), 421) == "wrong-host"


def test_names_of_the_server() -> None:
    home = Names("127.0.0.1")
    assert all(home.know(host) for host in ("localhost:8000", "127.0.0.1", "[::1]:80", "LOCALHOST"))
    assert not home.know("192.168.1.5:8000")
    assert home.is_home("http://localhost:8000", "localhost:8000")
    assert not home.is_home("http://localhost:8001", "localhost:8000")
    lan = Names("0.0.0.0")
    assert all(lan.know(host) for host in ("192.168.1.5:8000", "10.1.2.3", "[fd00::7]:8000", "[fe80::1]"))
    assert not lan.know("evil.example")
    assert not lan.know("8.8.8.8:8000")
    assert lan.know("8.8.8.8:8000", "8.8.8.8"), "the own address at which it was reached"
    named = Names("0.0.0.0", further=["Games.Home"])
    assert named.know("games.home:8000")
    assert not named.know("other.home:8000")
    public = Names("127.0.0.1", origin_of("https://Games.example.org/"))
    assert public.know("games.example.org")
    assert public.is_home("https://games.example.org", "games.example.org")
    assert not public.is_home("http://games.example.org", "games.example.org")


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/assets/nothing.js", "/metrics"])
def test_every_answer_is_protected(server: Serving, path: str) -> None:
    headers = httpx.get(server.address + path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["font-src"] == "'self'"
    assert policy["connect-src"] == f"'self' {server.address.replace('http', 'ws', 1)}"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers


def test_a_picture_that_moves_may_bring_its_style_and_nothing_else(server: Serving) -> None:
    visitor = server.visitor()
    text = (Path(__file__).parents[1] / "golden/tash-kalar-duel.record").read_text("utf-8")
    table = visitor.post("/api/records", {"text": text}).json()["id"]
    path = f"/api/tables/{table}/replay/9/turn.svg"
    answer = visitor.get(f"{path}?language=hu&theme=light&eyes=all")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert answer.headers["content-security-policy"] == PICTURE_POLICY.decode()
    assert ElementTree.fromstring(answer.text).tag.endswith("svg")
    assert refusal(visitor.get(f"{path}?language=xx"), 404) == "no-language"
    assert refusal(visitor.get(f"{path}?theme=pink"), 404) == "not-found"
    assert refusal(visitor.get(f"{path}?eyes=nobody"), 404) == "no-seat"


# Refusals -------------------------------------------------------------------------------------------------------------


def test_what_is_not_there_is_refused(server: Serving) -> None:
    visitor = server.visitor()
    assert refusal(visitor.get("/api/nothing"), 404) == "not-found"
    assert refusal(visitor.get("/api/tables/0123456789abcdef"), 404) == "no-table"
    assert refusal(visitor.get("/api/tables/nowhere/record"), 404) == "no-table"
    assert refusal(visitor.post("/api/tables/nowhere/join", {"seat": "south"}), 404) == "no-table"
    assert refusal(visitor.get("/api/games/chess/cards"), 404) == "no-game"
    assert refusal(visitor.get("/assets/nothing.js"), 404) == "not-found"
    assert refusal(visitor.post("/api/games", {}), 405) == "not-found"


def nested(depth: int) -> bytes:
    return b'{"game": "summoner-wars", "seats": [], "more": ' + b"[" * depth + b"]" * depth + b"}"


def clock(seconds: bytes) -> bytes:
    return b'{"game": "summoner-wars", "seats": [], "clock": {"kind": "move", "seconds": ' + seconds + b"}}"


MALFORMED = [
    b"", b"{", b"[]", b'{"game": 7, "seats": []}', b'{"game": "summoner-wars"}', b"\xff",
    b"[" * 30_000, nested(30_000), nested(2_000), clock(b"NaN"), clock(b"1e999"), clock(b"9" * 5_000), clock(b"1.5"),
    b'{"game": "\\ud800", "seats": []}', b'{"game": "\xed\xa0\x80", "seats": []}',
]  # fmt: skip


@pytest.mark.parametrize("body", MALFORMED, ids=range(len(MALFORMED)))
def test_what_is_malformed_is_refused(server: Serving, body: bytes) -> None:
    visitor = server.visitor()
    headers = {"x-csrftoken": visitor.http.cookies["csrftoken"]}
    assert refusal(visitor.http.post("/api/tables", content=body, headers=headers), 400) == "malformed"


@pytest.mark.parametrize("path", ["/api/tables/%ED%A0%80", "/api/tables/%FF", "/api/lists/open?after=" + "9" * 5000])
def test_odd_paths_are_no_fault_of_the_server(server: Serving, path: str) -> None:
    assert server.visitor().get(path).status_code in (200, 400, 404)


def test_a_request_that_is_broken_off_leaves_no_trace(server: Serving) -> None:
    visitor = server.visitor()
    cookies = "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())
    host = server.address.removeprefix("http://")
    head = f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n"
    head += f"Cookie: {cookies}\r\nX-CSRFToken: {visitor.http.cookies['csrftoken']}\r\n\r\n"
    line = '"path": "/api/tables"'
    before = server.log().count(line)
    for body in ("", '{"game": '):
        with socket.create_connection((host.split(":")[0], int(host.split(":")[1]))) as connection:
            connection.sendall((head + body).encode())
            until = time.monotonic() + 0.05
            while time.monotonic() < until:  # the server has begun to read
                visitor.get("/healthz")
    log = server.log_with(line, before + 2)
    assert "Traceback" not in log
    assert "server-fault" not in log


def test_what_is_too_large_is_refused(server: Serving) -> None:
    deck = {"game": "summoner-wars", "text": "x" * 70_000}
    assert refusal(server.visitor().post("/api/decks/check", deck), 413) == "too-large"


def test_the_record_of_a_running_game_is_hidden(server: Serving) -> None:
    visitor = server.visitor()
    assert refusal(visitor.get(f"/api/tables/{visitor.new_table()}/record"), 409) == "record-hidden"


def test_a_seat_is_taken_once(server: Serving) -> None:
    host, friend, late = server.visitor(), server.visitor(), server.visitor()
    table = host.new_table(FOR_A_FRIEND)
    assert host.get(f"/api/tables/{table}").json()["stage"] == "open"
    joined = friend.post(f"/api/tables/{table}/join", {"seat": "north", "deck": "cave-goblins"}).json()
    assert joined["stage"] == "running"
    assert [seat["you"] for seat in joined["seats"]] == [False, True]
    assert refusal(late.post(f"/api/tables/{table}/join", {"seat": "north"}), 409) == "seat-taken"


def test_every_refusal_has_words() -> None:
    words = catalogue("en")
    source = "".join(path.read_text("utf-8") for path in (Path(CLIENT).parent).rglob("*.py"))
    codes = {*CODES.values(), "server-fault", *re.findall(r'(?:RequestRefused|Refusal)\("([a-z-]+)"', source)}
    assert len(codes) > 20
    assert [code for code in codes if not words.has(f"refused-{code}")] == []


# In this process: what cannot be brought about from outside -----------------------------------------------------------


def inside(
    tmp_path: Path, work: Callable[[Services, httpx.AsyncClient], Awaitable[None]], limits: Limits,
    public_origin: str = "", address: str = "192.0.2.7",
) -> None:  # fmt: skip
    async def run() -> None:
        (tmp_path / "index.html").write_text("<!doctype html>")
        settings = Settings(data=tmp_path / "data", client=tmp_path, limits=limits, public_origin=public_origin)
        async with open_house(settings) as services:
            transport = httpx.ASGITransport(cast(Any, build_app(services)), client=(address, 5000))
            async with httpx.AsyncClient(transport=transport, base_url=public_origin or "http://localhost") as client:
                await client.get("/")
                [client.headers["x-csrftoken"]] = [
                    value for name, value in client.cookies.items() if name.endswith("csrftoken")
                ]
                await work(services, client)

    asyncio.run(run())


def test_too_many_tables_are_refused(tmp_path: Path) -> None:
    async def work(services: Services, client: httpx.AsyncClient) -> None:
        statuses = [(await client.post("/api/tables", json=HOT_SEAT)).status_code for _ in range(4)]
        assert statuses == [201, 201, 429, 429]
        refused = await client.post("/api/tables", json=HOT_SEAT)
        assert refusal(refused, 429) == "too-fast"
        assert 900 < refused.json()["wait"] == int(refused.headers["retry-after"]) <= 1000, "it says when"

    inside(tmp_path, work, Limits(tables=Rate(2, 0.001)))


@pytest.mark.parametrize(
    ("kind", "method", "path", "body"),
    [
        ("names", "PUT", "/api/me", {"name": "Hanna"}),
        ("decks", "POST", "/api/decks/check", {"game": "summoner-wars", "text": "1 Gate"}),
        ("requests", "POST", "/api/decks/check", {"game": "summoner-wars", "text": "1 Gate"}),
    ],
)
def test_what_costs_is_counted(tmp_path: Path, kind: str, method: str, path: str, body: dict[str, str]) -> None:
    used = 1 if kind == "requests" else 0  # the page itself

    async def work(services: Services, client: httpx.AsyncClient) -> None:
        answers = [await client.request(method, path, json=body) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert refusal(answers[2], 429) == "too-fast"

    inside(tmp_path, work, replace(Limits(), **{kind: Rate(2 + used, 0.001)}))


def test_too_many_new_visitors_of_an_address_are_refused_but_see_the_page(tmp_path: Path) -> None:
    async def work(services: Services, client: httpx.AsyncClient) -> None:
        known = (await client.get("/api/me")).json()
        token = client.cookies["stonehall"]
        for _ in range(2 * PEOPLE - 1):
            client.cookies.clear()
            assert (await client.get("/api/me")).status_code == 200
        for cookies in ({}, {"stonehall": "made-up"}):
            client.cookies.clear()
            client.cookies.update(cookies)
            assert refusal(await client.get("/api/me"), 429) == "too-fast"
            assert (await client.get("/")).status_code == 200
        client.cookies.clear()
        client.cookies.set("stonehall", token)
        assert (await client.get("/api/me")).json() == known

    inside(tmp_path, work, Limits(visitors=Rate(2, 0.001)))


@pytest.mark.parametrize("path", ["/metrics", "/schema.json"])
@pytest.mark.parametrize("origin", ["", "https://games.example.org"])
def test_numbers_and_schema_are_for_the_operator(tmp_path: Path, path: str, origin: str) -> None:
    async def work(services: Services, client: httpx.AsyncClient) -> None:
        assert refusal(await client.get(path), 403) == "operator-only"
        for wrong in ("Bearer ", "Bearer " + "0" * 64, services.operator, "é"):
            assert (await client.get(path, headers={b"authorization": wrong.encode()})).status_code == 403
        token = (tmp_path / "data" / "operator").read_text()
        assert (await client.get(path, headers={"authorization": f"Bearer {token}"})).status_code == 200

    # Behind a proxy everybody may seem to come from this machine.
    inside(tmp_path, work, Limits(), origin, "127.0.0.1" if origin else "192.0.2.7")


def test_behind_tls_cookies_belong_to_the_host_alone_and_browsers_stay_with_it(tmp_path: Path) -> None:
    async def work(services: Services, client: httpx.AsyncClient) -> None:
        page = await client.get("/")
        cookies = {line.partition("=")[0]: line for line in page.headers.get_list("set-cookie")}
        assert set(cookies) == {"__Host-stonehall", "__Host-csrftoken"}
        assert all("; Secure" in line and "; Path=/;" in line and "Domain" not in line for line in cookies.values())
        assert ["HttpOnly" in cookies[name] for name in ("__Host-stonehall", "__Host-csrftoken")] == [True, False]
        assert page.headers["strict-transport-security"] == "max-age=31536000"
        headers = {"origin": "https://games.example.org"}
        assert (await client.post("/api/tables", json=HOT_SEAT, headers=headers)).status_code == 201

    inside(tmp_path, work, Limits(), "https://games.example.org")


def test_a_fault_of_the_server_tells_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services, client: httpx.AsyncClient) -> None:
        def broken(user: object) -> None:
            raise RuntimeError("the inside of the server")

        monkeypatch.setattr(services.tables.lists, "lobby", broken)
        answer = await client.get("/api/tables")
        assert refusal(answer, 500) == "server-fault"
        assert "inside" not in answer.text
        assert re.fullmatch("[0-9a-f]{8}", answer.headers["x-incident"])

    inside(tmp_path, work, Limits())


# Pages, health, numbers -----------------------------------------------------------------------------------------------


def test_assets_are_kept_for_ever_and_compressed(server: Serving) -> None:
    [largest, *_] = sorted((CLIENT / "assets").glob("*.js"), key=lambda path: -path.stat().st_size)
    with httpx.stream("GET", f"{server.address}/assets/{largest.name}", headers={"accept-encoding": "gzip"}) as answer:
        body = b"".join(answer.iter_raw())
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["content-encoding"] == "gzip"
        assert "set-cookie" not in answer.headers
    assert gzip.decompress(body) == largest.read_bytes()
    plain = httpx.get(f"{server.address}/assets/{largest.name}", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == largest.read_bytes()


@pytest.mark.parametrize("path", ["/assets/../../app.py", "/%2e%2e/app.py", "/assets/%2e%2e/%2e%2e/app.py"])
def test_no_path_leads_out_of_the_client(server: Serving, path: str) -> None:
    answer = httpx.get(server.address + path)
    assert "build_app" not in answer.text


def test_games_and_cards_are_told(server: Serving) -> None:
    visitor = server.visitor()
    assert [game["id"] for game in visitor.get("/api/games").json()] == stonehall.game_ids()
    assert visitor.get("/api/tables").headers["cache-control"] == "no-store"
    cards = visitor.get("/api/games/summoner-wars/cards")
    assert len(cards.json()) > 100
    assert cards.headers["content-encoding"] == "gzip"
    deck = visitor.post("/api/decks/check", {"game": "summoner-wars", "text": "1 Nobody"}).json()
    assert deck["problems"]


def test_a_client_can_learn_the_words_of_a_game(server: Serving) -> None:
    visitor = server.visitor()
    told = visitor.get("/api/games/summoner-wars/words/hu")
    assert told.headers["content-type"].startswith("text/plain")
    assert "sw2-card-ice-golem = Jéggólem" in told.text
    assert visitor.get("/api/games/nothing/words/hu").json()["code"] == "no-game"
    assert visitor.get("/api/games/summoner-wars/words/xx").json()["code"] == "no-language"


def test_a_client_can_learn_the_rules_of_a_game(server: Serving) -> None:
    visitor = server.visitor()
    told = visitor.get("/api/games/tash-kalar/rulebook/en")
    book = told.json()
    assert (book["prefix"], len(book["chapters"])) == ("TK", 23)
    assert told.headers["content-encoding"] == "gzip"
    again = visitor.http.get("/api/games/tash-kalar/rulebook/en", headers={"if-none-match": told.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    rule = visitor.get("/api/games/tash-kalar/rules/TK-MOVE-3").json()
    assert (rule["section"], rule["language"]) == ("Moving", "en")
    assert rule["text"] == "A combat move goes onto an empty square or a piece of lower or equal rank."
    assert visitor.get("/api/games/tash-kalar/rules/TK-MOVE-99").json()["code"] == "no-rule"
    board = visitor.get("/api/games/summoner-wars/examples/EX-3/hu/light")
    assert (board.status_code, board.headers["content-type"]) == (200, "image/svg+xml")
    for example in ("EX-12/en/dark", "EX-3/en/pink", "EX-99/en/dark"):
        assert visitor.get(f"/api/games/summoner-wars/examples/{example}").status_code == 404
    for path, code in (("nothing/rulebook/en", "no-game"), ("tash-kalar/rulebook/xx", "no-language")):
        assert visitor.get(f"/api/games/{path}").json()["code"] == code
    assert visitor.get("/api/games/tash-kalar/rules/TK-MOVE-3?language=xx").json()["code"] == "no-language"


def test_health_and_numbers(server: Serving) -> None:
    assert httpx.get(f"{server.address}/healthz").text == "ok\n"
    assert httpx.get(f"{server.address}/readyz").text == "ok\n"
    visitor = server.visitor()
    visitor.get("/api/tables/nowhere")
    metrics = httpx.get(f"{server.address}/metrics")
    assert metrics.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert re.search(r'stonehall_refused_total\{code="no-table"\} [1-9]', metrics.text)
    assert "stonehall_writer_queue 0.0" in metrics.text
    assert "process_resident_memory_bytes" in metrics.text
    assert "set-cookie" not in metrics.headers
