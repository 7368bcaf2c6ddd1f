"""What lies in front of a player of Alliances: the player's area, and the hand."""

from __future__ import annotations

from rich.text import Text

from stonehall.games.alliances.cards import BY_ID, RANGES, UNIT, WALL, Card
from stonehall.games.alliances.view_shape import SideView, View
from stonehall.locale import Catalogue
from stonehall.terminal.alliances.board import RANGES as RANGE_SIGNS
from stonehall.terminal.alliances.board import WALL as WALL_SIGN
from stonehall.terminal.battlefield_cards import HeldCard, Player, summoner_of
from stonehall.terminal.layout import LIFE, MAGIC, MAGIC_INK


def player_of(view: View, side: SideView, words: Catalogue) -> Player:
    """What is in front of a player."""
    piles = " · ".join(filter(None, [_piles(side, words), _beside(side, words)]))
    lasting = [words.get(f"al-card-{event['card']}") for event in side["lasting"]]
    out = words.get("al-terminal-out") if side["out"] else ""
    summoner = summoner_of(view["pieces"], side["seat"])
    cards = side["hand"]
    hand = None if cards is None else [held_card(id, words) for id in cards]
    return Player(side["seat"], side["faction"], summoner, side["magic_size"], piles, lasting, hand, out)


def pile_lines(side: SideView, words: Catalogue) -> list[Text]:
    """Magic, hand and piles, then those beside the board if the deck has any."""
    magic = Text(f"{side['magic_size']}{MAGIC} ", f"bold {MAGIC_INK}")
    beside = _beside(side, words)
    return [magic.append(_piles(side, words), "not bold default"), *([Text(beside)] if beside else [])]


def _piles(side: SideView, words: Catalogue) -> str:
    drawn = "?" if side["draw_size"] is None else side["draw_size"]
    piles = words.get("al-terminal-piles", draw=drawn, discard=len(side["discard"]))
    return f"{words.get('al-terminal-held', hand=side['hand_size'])} · {piles}"


def _beside(side: SideView, words: Catalogue) -> str:
    """The piles beside the board that the deck has."""
    piles = (
        (side["has_vine_walls"], "al-terminal-vines", side["vine_walls"]),
        (side["has_conjurations"], "al-terminal-conjurations", len(side["conjurations"])),
        (side["has_prison"], "al-terminal-prison", len(side["prison"])),
    )
    return " · ".join([words.get(id, count=count) for there, id, count in piles if there])


def held_card(id: str, words: Catalogue) -> HeldCard:
    """A card of a hand with cost, attack value and life."""
    card = BY_ID[id]
    return HeldCard(id, card.is_a(UNIT), card.cost, _values(card, words))


def _values(card: Card, words: Catalogue) -> str:
    if card.classes & UNIT:
        kind = next(RANGE_SIGNS[name] for name, number in RANGES.items() if number == card.range)
        boost = f" {words.get('al-terminal-cards-boost', cost=card.boost)}" if card.boost >= 0 else ""
        return f"{MAGIC}{card.cost} {card.attack}{kind} {card.life}{LIFE}{boost}"
    if card.classes & WALL:
        return f"{WALL_SIGN} {card.life}{LIFE}"
    return words.attribute("al-phase-event", "short")
