"""Rows of cards (hands, discard piles) as tuples of their numbers, so that copies of a state share them."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def without_place(row: tuple[T, ...], place: int) -> tuple[T, ...]:
    """A row but for what lies at a place."""
    return row[:place] + row[place + 1 :]


def without(row: tuple[T, ...], one: T) -> tuple[T, ...]:
    """A row but for the first of its kind."""
    return without_place(row, row.index(one))


def last_place(row: tuple[T, ...], one: T) -> int:
    """Where the last of its kind lies: the topmost of a pile."""
    return len(row) - 1 - row[::-1].index(one)


def without_last(row: tuple[T, ...], one: T) -> tuple[T, ...]:
    """A row but for the last of its kind."""
    return without_place(row, last_place(row, one))
