"""The schema tells the truth: every route and every frame is in it, and the client's types are made of it."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast, get_args

import msgspec
import pytest
from litestar import Litestar
from typer.testing import CliRunner

from stonehall.cli import app as cli
from stonehall.server.http.app import build_app
from stonehall.server.http.security import Guard
from stonehall.server.services import Services, Settings
from stonehall.server.wire.frames import Chat, ClientFrame, Refused, ServerFrame
from stonehall.server.wire.protocol import Clock, JoinTable, NewTable, Refusal, SeatPlan
from stonehall.server.wire.schema import document, schema_text

WEB = Path(__file__).parent.parent.parent / "web"
DOCUMENT = document()
SCHEMAS = DOCUMENT["components"]["schemas"]


def parts(value: object) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from parts(part)


def test_every_route_is_in_the_document(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    guard = build_app(Services(Settings(data=tmp_path / "data", client=tmp_path)))
    app = cast(Litestar, cast(Guard, guard).app)
    routes = {
        (route.path_format, method)
        for route in app.routes
        for method in getattr(route, "methods", ()) or ["GET"]
        if method != "OPTIONS"
    }
    described = {(path, method.upper()) for path, methods in DOCUMENT["paths"].items() for method in methods}
    assert {(path.replace(":str", "").replace(":path", ""), method) for path, method in routes} == described


def test_every_frame_is_a_component() -> None:
    for name, union in (("ClientFrame", ClientFrame), ("ServerFrame", ServerFrame)):
        names = [type.__name__ for type in get_args(union)]
        assert [part["$ref"].rsplit("/", 1)[1] for part in SCHEMAS[name]["anyOf"]] == names
        for tag, reference in SCHEMAS[name]["discriminator"]["mapping"].items():
            assert SCHEMAS[reference.rsplit("/", 1)[1]]["properties"]["type"]["enum"] == [tag]


def test_every_reference_leads_somewhere() -> None:
    used = {part["$ref"].removeprefix("#/components/schemas/") for part in parts(DOCUMENT) if "$ref" in part}
    assert used <= SCHEMAS.keys()
    assert SCHEMAS.keys() - used <= {"ClientFrame", "ServerFrame"}


def test_what_the_server_sends_is_complete() -> None:
    for answer in (Refused("k", "malformed"), Refusal("storage")):
        schema = SCHEMAS[type(answer).__name__]
        assert set(msgspec.json.decode(msgspec.json.encode(answer))) == set(schema["required"])
    assert SCHEMAS["Update"]["required"] == list(SCHEMAS["Update"]["properties"])


@pytest.mark.parametrize(
    ("type", "optional"),
    [
        (NewTable, {"clock", "public", "settings", "practice", "brisk"}), (SeatPlan, {"bot", "deck", "together"}),
        (JoinTable, {"deck", "more"}),
        (Clock, {"increment"}), (Chat, {"text", "phrase", "team"}),
    ],
)  # fmt: skip
def test_a_client_may_leave_out_what_has_a_default(type: Any, optional: set[str]) -> None:
    schema = SCHEMAS[type.__name__]
    assert set(schema["properties"]) - set(schema["required"]) == optional


def test_the_command_prints_the_document() -> None:
    done = CliRunner().invoke(cli, ["schema"])
    assert done.exit_code == 0
    assert json.loads(done.stdout) == DOCUMENT


def test_the_types_of_the_client_are_made_of_it(tmp_path: Path) -> None:
    source, made = tmp_path / "schema.json", tmp_path / "schema.d.ts"
    source.write_text(schema_text(), "utf-8")
    tool = WEB / "node_modules" / ".bin" / "openapi-typescript"
    subprocess.run(
        [tool, source, "--default-non-nullable=false", "-o", made], cwd=WEB, check=True, capture_output=True, text=True
    )
    assert made.read_text("utf-8") == (WEB / "src" / "schema.d.ts").read_text("utf-8"), "run: npm run types (in web/)"
