"""What lies in front of a player of Summoner Wars: the player's area, and the hand."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from stonehall.games.summoner_wars.cards import BY_ID, MELEE, PHASES, STRUCTURE, UNIT, Card
from stonehall.games.summoner_wars.state import MAGIC_LIMIT
from stonehall.games.summoner_wars.view_shape import SideView, View
from stonehall.locale import Catalogue
from stonehall.terminal.battlefield import ATTACKS
from stonehall.terminal.battlefield_cards import HeldCard, Player, summoner_of
from stonehall.terminal.layout import LIFE, MAGIC, MAGIC_INK, QUIET
from stonehall.terminal.summoner_wars.board import GATE
from stonehall.terminal.summoner_wars.board import STRUCTURE as STONE_SIGN


def player_of(view: View, side: SideView, words: Catalogue) -> Player:
    """What is in front of a player."""
    lasting = [
        words.get(f"sw2-card-{event['card']}") + (f" +{event['boosts']}" if event["boosts"] else "")
        for event in side["active"]
    ]
    summoner = summoner_of(view["pieces"], side["seat"])
    cards = side["hand"]
    hand = None if cards is None else [held_card(id, words) for id in cards]
    return Player(
        side["seat"], side["faction"], summoner, side["magic"], _all_piles(side, words), lasting, hand
    )  # fmt: skip


def pile_lines(side: SideView, words: Catalogue, width: int) -> list[Text]:
    """Magic, as number and as track where there is room, then hand and piles."""
    line = Text(f"{words.get('sw2-word-magic')} ")
    line.append(f"{side['magic']}{MAGIC} ", f"bold {MAGIC_INK}")
    if cell_len(_all_piles(side, words)) > width:
        return [line.append(f"· {_held(side, words)}"), Text(_piles(side, words))]
    if width - cell_len(line.plain) >= MAGIC_LIMIT:
        line.append(MAGIC * side["magic"], MAGIC_INK)
        line.append("·" * (MAGIC_LIMIT - side["magic"]), QUIET)
    return [line, Text(_all_piles(side, words))]


def _held(side: SideView, words: Catalogue) -> str:
    return words.get("sw2-terminal-held", hand=side["hand_size"])


def _piles(side: SideView, words: Catalogue) -> str:
    return words.get("sw2-terminal-piles", draw=side["draw_size"], discard=side["discard_size"])


def _all_piles(side: SideView, words: Catalogue) -> str:
    return f"{_held(side, words)} · {_piles(side, words)}"


def held_card(id: str, words: Catalogue) -> HeldCard:
    """A card of a hand with cost, strength and life; an event has its phase."""
    card = BY_ID[id]
    return HeldCard(id, card.is_a(UNIT), card.cost, _values(card, words))


def _values(card: Card, words: Catalogue) -> str:
    cost = f"{MAGIC}{card.cost}"
    if card.classes & UNIT:
        kind = ATTACKS["melee" if card.attack == MELEE else "ranged"]
        return f"{cost} {card.strength}{kind} {card.life}{LIFE}"
    if card.classes & STRUCTURE:
        return f"{cost} {GATE if card.gate else STONE_SIGN} {card.life}{LIFE}"
    return f"{cost} {words.attribute('sw2-phase-' + PHASES[card.phase], 'short')}"
