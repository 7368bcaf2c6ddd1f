"""What an attack may do, before its dice are rolled."""

from __future__ import annotations


class Odds:
    """``hits[n]`` is the chance of n hits with so many ``dice``, ``destroy`` that of destroying the target.

    ``damage`` is what the target takes on average; less than nothing if it is healed.
    """

    __slots__ = ("damage", "destroy", "dice", "hits")

    def __init__(self, dice: int, hits: tuple[float, ...], damage: float, destroy: float) -> None:
        self.dice = dice
        self.hits = hits
        self.damage = damage
        self.destroy = destroy

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Odds) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"Odds{self._key()}"

    def _key(self) -> tuple[int, tuple[float, ...], float, float]:
        return self.dice, self.hits, self.damage, self.destroy
