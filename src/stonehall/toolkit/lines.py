"""Straight lines over a board with cards: what is seen along them, and how far something slides.

A board is a list with what stands on each square (``None``: nothing), ``rays`` are the lines that lead away from one
square (``Grid.rays``), each from near to far.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def first_seen(board: list[T | None], rays: list[list[int]], reach: int) -> list[T]:
    """What stands first on each line, if it is no farther than ``reach`` squares away."""
    found: list[T] = []
    for ray in rays:
        for passed, square in enumerate(ray):
            if passed == reach:
                break
            other = board[square]
            if other is not None:
                found.append(other)
                break
    return found


def slide_squares(board: list[T | None], rays: list[list[int]], least: int, most: int) -> list[int]:
    """Where something comes to rest that slides over empty squares, at least and at most so many."""
    found: list[int] = []
    for ray in rays:
        for passed, square in enumerate(ray):
            if passed == most or board[square] is not None:
                break
            if passed + 1 >= least:
                found.append(square)
    return found


def run_squares(board: list[T | None], rays: list[list[int]], most: int, passes: Callable[[T], bool]) -> list[int]:
    """The empty squares that a straight run of at most so many squares reaches, which may lead over what ``passes``."""
    found: list[int] = []
    for ray in rays:
        for square in ray[:most]:
            other = board[square]
            if other is None:
                found.append(square)
            elif not passes(other):
                break
    return found
