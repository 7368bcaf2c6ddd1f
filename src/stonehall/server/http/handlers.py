"""Everything the house answers under ``/api``, but for its sockets."""

from __future__ import annotations

from typing import Final

from litestar.handlers import HTTPRouteHandler

from stonehall.server.http.card_routes import CARD_HANDLERS
from stonehall.server.http.example_routes import EXAMPLE_HANDLERS
from stonehall.server.http.exercise_routes import EXERCISE_HANDLERS
from stonehall.server.http.lesson_routes import LESSON_HANDLERS
from stonehall.server.http.my_games_routes import MY_GAMES_HANDLERS
from stonehall.server.http.position_routes import POSITION_HANDLERS
from stonehall.server.http.replay_routes import REPLAY_HANDLERS
from stonehall.server.http.routes import API_HANDLERS

HANDLERS: Final[list[HTTPRouteHandler]] = [
    *API_HANDLERS,
    *CARD_HANDLERS,
    *REPLAY_HANDLERS,
    *LESSON_HANDLERS,
    *EXERCISE_HANDLERS,
    *EXAMPLE_HANDLERS,
    *MY_GAMES_HANDLERS,
    *POSITION_HANDLERS,
]
