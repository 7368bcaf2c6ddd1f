"""What an attack may do, before its dice are rolled."""

from __future__ import annotations


class Odds:
    """``hits[n]`` is the chance of n hits with so many ``dice``, ``destroy`` that of destroying the target."""

    __slots__ = ("destroy", "dice", "hits")

    def __init__(self, dice: int, hits: tuple[float, ...], destroy: float) -> None:
        self.dice = dice
        self.hits = hits
        self.destroy = destroy

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Odds) and (self.dice, self.hits, self.destroy) == (
            other.dice,
            other.hits,
            other.destroy,
        )

    def __hash__(self) -> int:
        return hash((self.dice, self.hits, self.destroy))

    def __repr__(self) -> str:
        return f"Odds({self.dice}, {self.hits}, {self.destroy})"
