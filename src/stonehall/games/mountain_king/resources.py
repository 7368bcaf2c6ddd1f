"""The seven resources, the symbols trolls bear, and the clans (MK-TERM-1, MK-TERM-2, MK-TERM-7)."""

from __future__ import annotations

from typing import Final

STONE: Final = 0
IRON: Final = 1
HEARTSTONE: Final = 2
COIN: Final = 3
HAMMER: Final = 4
RUNE: Final = 5
CART: Final = 6
RESOURCES: Final = ("stone", "iron", "heartstone", "coin", "hammer", "rune", "cart")
KINDS: Final = len(RESOURCES)
MINERALS: Final = (STONE, IRON, HEARTSTONE)

WILD: Final = 6
"""The symbol of a cart that moves any statue; in storage every cart is wild."""
CLAN_CARTS: Final = 7
"""The symbols of the carts of the clans begin here."""
SYMBOLS: Final = (*RESOURCES, "fire-cart", "ice-cart", "moon-cart")

FIRE: Final = 0
ICE: Final = 1
MOON: Final = 2
MUD: Final = 3
CLANS: Final = ("fire", "ice", "moon", "mud")
STATUE_CLANS: Final = 3
"""Statues and pedestals are of the first three clans."""


def resource_of(symbol: int) -> int:
    """The resource a symbol yields: carts of all kinds are one token (MK-TERM-7)."""
    return min(symbol, CART)
