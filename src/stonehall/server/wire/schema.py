"""The OpenAPI document: every route, made of the signatures of the handlers, and every frame of the socket.

What the server sends always has all its fields; of what a client sends, fields with a default may be left out.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

import stonehall
from stonehall.kernel import AnyGame
from stonehall.server.http.card_routes import CARD_HANDLERS
from stonehall.server.http.lesson_routes import LESSON_HANDLERS
from stonehall.server.http.replay_routes import REPLAY_HANDLERS
from stonehall.server.http.routes import API_HANDLERS, JSON, MACHINES, Asked, page
from stonehall.server.http.static_files import StaticFile
from stonehall.server.http.websocket import live
from stonehall.server.wire.frames import ClientFrame, ServerFrame
from stonehall.server.wire.protocol import Refusal

REF = "#/components/schemas/{name}"
OUR_GAMES = "stonehall.games."
Json = dict[str, Any]


@get("/schema.json", sends=dict[str, Any])
async def schema_json(request: Asked) -> Response[bytes]:
    """This document."""
    return _sheet().response(request.headers)


@cache
def _sheet() -> StaticFile:
    return StaticFile(schema_text().encode(), JSON)


def schema_text() -> str:
    """The document as text, the same on every machine."""
    return json.dumps(document(), indent=2, ensure_ascii=False) + "\n"


def document() -> Json:
    handlers = [
        *(("/api", handler) for handler in [*API_HANDLERS, *CARD_HANDLERS, *REPLAY_HANDLERS, *LESSON_HANDLERS]),
        *(("", handler) for handler in [*MACHINES, schema_json]),
    ]
    bodies = [hints["data"] for _, handler in handlers if "data" in (hints := _hints(handler))]
    answers = [_sends(handler) for _, handler in handlers]
    heard = [*get_args(ClientFrame), *bodies]
    views, cards = _views(), _cards()
    sent = [*get_args(ServerFrame), *views, *cards, Refusal, *(type for type in answers if type is not str)]
    paths: Json = {}
    for prefix, handler in handlers:
        for path in handler.paths:
            paths.setdefault(_openapi(prefix + path), {}).update(_operations(handler, path))
    for path in page.paths:
        paths[_openapi(path)] = _operations(page, path)
    paths[_openapi(f"/api{next(iter(live.paths))}")] = {"get": _socket()}
    schemas = _components(heard, sent)
    schemas["Scene"]["properties"]["view"] = {"anyOf": _references(views, [*heard, *sent])}
    schemas["CardFacts"] = {"anyOf": _references(cards, [*heard, *sent])}
    schemas["ClientFrame"] = _frames(get_args(ClientFrame), "A frame from a client.")
    schemas["ServerFrame"] = _frames(get_args(ServerFrame), "A frame to a client.")
    return {
        "openapi": "3.1.0",
        "info": {"title": "Stonehall", "version": stonehall.__version__},
        "paths": dict(sorted(paths.items())),
        "components": {"schemas": dict(sorted(schemas.items()))},
    }


# Types ----------------------------------------------------------------------------------------------------------------


def _components(heard: Iterable[Any], sent: Iterable[Any]) -> Json:
    """The schemas of all types: with optional fields only what a client sends."""
    _, from_clients = msgspec.json.schema_components(heard, ref_template=REF)
    _, everything = msgspec.json.schema_components([*heard, *sent], ref_template=REF)
    for name, schema in everything.items():
        if name not in from_clients and "properties" in schema:
            schema["required"] = list(schema["properties"])
            for field in schema["properties"].values():
                field.pop("default", None)
    for part in _parts(everything):
        if "description" in part and isinstance(part["description"], str):
            part["description"] = " ".join(part["description"].split())
        if all(isinstance(value, str) for value in part.get("enum", [0])):
            part["type"] = "string"
        if "." in part.get("$ref", ""):
            part["$ref"] = REF.format(name=_short(part["$ref"].rpartition("/")[2]))
    return {_short(name): schema for name, schema in everything.items()}


def _short(name: str) -> str:
    """A name that several types have is said with the game, as ``SomeGameView``, or with the module from outside."""
    module, _, own = name.rpartition(".")
    if module.startswith(OUR_GAMES):
        module = module.removeprefix(OUR_GAMES).split(".")[0]
    return "".join(word.title() for word in re.split(r"[._]", module)) + own


def _references(wanted: Iterable[type], everything: Iterable[Any]) -> list[Json]:
    """How types are referred to; which names are said in full depends on all that is described."""
    made, _ = msgspec.json.schema_components([*wanted, *everything], ref_template=REF)
    names = [schema["$ref"].rpartition("/")[2] for schema, _ in zip(made, wanted, strict=False)]
    return [{"$ref": REF.format(name=_short(name))} for name in names]


def _games() -> list[AnyGame]:
    return [stonehall.load(id) for id in stonehall.game_ids()]


def _views() -> list[type]:
    """The shapes of the views of all games; ``game`` tells which it is."""
    return [game.view_type for game in _games() if game.view_type is not dict]


def _cards() -> list[type]:
    """The shapes of the printed cards of all games; ``kind`` tells which it is."""
    return [shape for game in _games() for shape in game.card_types]


def _parts(schema: object) -> Iterator[Json]:
    if isinstance(schema, dict):
        yield schema
    for part in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ():
        yield from _parts(part)


def _frames(types: Iterable[Any], description: str) -> Json:
    tags = {str(type.__struct_config__.tag): REF.format(name=type.__name__) for type in types}
    return {
        "description": description,
        "anyOf": [{"$ref": reference} for reference in tags.values()],
        "discriminator": {"propertyName": "type", "mapping": tags},
    }


def _schema_of(type: Any) -> Json:
    [schema], _ = msgspec.json.schema_components([type], ref_template=REF)
    return schema


# Routes ---------------------------------------------------------------------------------------------------------------


def _openapi(path: str) -> str:
    """The path as OpenAPI writes it: parameters without their type."""
    return re.sub(r"{(\w+):\w+}", r"{\1}", path)


def _hints(handler: HTTPRouteHandler) -> dict[str, Any]:
    return get_type_hints(handler.fn)


def _sends(handler: HTTPRouteHandler) -> Any:
    return handler.opt.get("sends") or _hints(handler)["return"]


def _parameters(path: str) -> list[Json]:
    names = re.findall(r"{(\w+):", path)
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def _operations(handler: HTTPRouteHandler, path: str) -> Json:
    operation: Json = {"summary": _summary(handler.fn)}
    if parameters := _parameters(path):
        operation["parameters"] = parameters
    if body := _hints(handler).get("data"):
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": _schema_of(body)}}}
    operation["responses"] = {str(handler.status_code): _answer(handler), "default": _refusal()}
    return {method.lower(): operation for method in sorted(handler.http_methods)}


def _answer(handler: HTTPRouteHandler) -> Json:
    sends = _sends(handler)
    if handler is page:
        return {"description": "The client.", "content": {"text/html": {"schema": {"type": "string"}}}}
    media_type = "text/plain" if sends is str else JSON
    items = handler.opt.get("items")  # a list of what only the games know the shape of
    schema = {"type": "array", "items": {"$ref": REF.format(name=items)}} if items else _schema_of(sends)
    return {"description": _summary(handler.fn), "content": {media_type: {"schema": schema}}}


def _refusal() -> Json:
    return {"description": "Why it cannot be done.", "content": {JSON: {"schema": _schema_of(Refusal)}}}


def _socket() -> Json:
    [path] = live.paths
    return {
        "summary": _summary(live.fn),
        "parameters": _parameters(path),
        "responses": {"101": {"description": "A WebSocket."}, "default": _refusal()},
        "x-socket": {
            "receives": {"$ref": REF.format(name="ClientFrame")},
            "sends": {"$ref": REF.format(name="ServerFrame")},
        },
    }


def _summary(function: Any) -> str:
    return str(function.__doc__ or "").split("\n", 1)[0]
