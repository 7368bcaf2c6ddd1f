"""Decks of Summoner Wars: what a list and a file say of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import ClassVar, Final

from rich.text import Text

from stonehall.games.summoner_wars.cards import BY_ID, CARDS, CLASSES, EVENT, FACTIONS, MELEE, STARTING_GATE, UNIT, Card
from stonehall.games.summoner_wars.deck import (
    CHAMPIONS,
    COMMONS,
    COPIES,
    DECK_SIZE,
    EPIC_EVENTS,
    GAME,
    PILE_GATES,
    STANDARD_EVENTS,
    read_deck,
    ready_deck,
    shares_symbol,
)
from stonehall.games.summoner_wars.factions import READY_DECKS
from stonehall.locale import Catalogue
from stonehall.terminal.battlefield import ATTACKS
from stonehall.terminal.deck_desk import DeckDesk
from stonehall.terminal.summoner_wars.card_search import INKS, is_of_kind, legend_of, symbols_text, texts_of, values
from stonehall.terminal.summoner_wars.cards import own_name
from stonehall.toolkit.deck_lists import ListedDeck


class SummonerWarsDesk(DeckDesk[Card]):
    """The list of a deck is its draw pile."""

    game = GAME
    prefix = "sw2"
    own_words = "sw2-terminal-deck"
    groups = ("champion", "common", "standard", "epic", "gate")
    chosen: ClassVar = {
        group: (size, COPIES[CLASSES[group]])
        for group, size in (("champion", CHAMPIONS), ("common", COMMONS), ("standard", STANDARD_EVENTS))
    }

    def is_of(self, card: Card, group: str) -> bool:
        return is_of_kind(card, group)

    def starting(self, faction: str) -> list[Card]:
        own = FACTIONS[faction]
        return [own.summoner, STARTING_GATE, *(BY_ID[id] for id, _ in own.starting)]

    def others_for(self, faction: str) -> list[Card]:
        summoner = FACTIONS[faction].summoner
        return [card for card in CARDS if card.faction != faction and shares_symbol(card, summoner)]

    def size(self, deck: ListedDeck[Card]) -> int:
        return DECK_SIZE

    def mark(self, card: Card) -> str:
        return own_name(card, card.id)

    def values(self, card: Card) -> list[Text]:
        return values(card)

    def told(self, card: Card, words: Catalogue) -> list[Text]:
        return texts_of(card, words)

    def remark_on(self, card: Card, words: Catalogue) -> str:
        return symbols_text(card, words).plain

    def legend(self, cards: Iterable[Card], words: Catalogue) -> list[Text]:
        return legend_of(cards, words)

    def head_of(self, faction: str, words: Catalogue) -> Text:
        return symbols_text(FACTIONS[faction].summoner, words)

    def title(self, faction: str, words: Catalogue) -> str:
        symbols = " + ".join(words.get(f"sw2-symbol-{symbol}") for symbol in FACTIONS[faction].symbols)
        return words.get("sw2-terminal-deck-title", symbols=symbols, **self.terms(faction))

    def fixed(self, faction: str, words: Catalogue) -> str:
        summoner = self.terms(faction)["summoner"]
        return words.get("sw2-terminal-deck-fixed", summoner=summoner, epics=EPIC_EVENTS, gates=PILE_GATES)

    def is_unit(self, card: Card) -> bool:
        return card.is_a(UNIT)

    def cost(self, card: Card) -> int:
        """Gates cost nothing in every deck and are left out."""
        return card.cost if card.is_a(UNIT | EVENT) else -1

    def more_figures(self, deck: ListedDeck[Card], words: Catalogue) -> list[Text]:
        """Symbols and attacks."""
        shown: Counter[str] = Counter()
        attacks: Counter[str] = Counter()
        for card, count in deck.counts().items():
            shown.update(dict.fromkeys(card.symbols, count))
            if card.is_a(UNIT):
                attacks["melee" if card.attack == MELEE else "ranged"] += count
        lines = [Text(words.get("sw2-terminal-deck-shown"), "bold yellow")]
        for symbol, count in shown.most_common():
            lines.append(Text(f"{count:>3} ").append(words.get(f"sw2-symbol-{symbol}"), INKS[symbol]))
        lines.append(Text(words.get("terminal-deck-attacks"), "bold yellow"))
        for attack, count in attacks.most_common():
            lines.append(Text(f"{count:>3} {ATTACKS[attack]} {words.get(f'sw2-attack-{attack}')}"))
        return lines


DESK: Final = SummonerWarsDesk(READY_DECKS, FACTIONS, ready_deck, read_deck)
