"""Decks of Alliances: what a list and a file say of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import ClassVar, Final

from rich.text import Text

from stonehall.games.alliances.cards import BY_ID, CARDS, CHAMPION, COMMON, EVENT, FACTIONS, PARTS, UNIT, WALL, Card
from stonehall.games.alliances.cards import WALLS_IN_DECK as WALLS
from stonehall.games.alliances.deck import (
    CHAMPIONS,
    COMMONS,
    DECK_SIZE,
    EVENTS,
    GAME,
    MOST_CHAMPIONS,
    MOST_COMMONS,
    find_card,
    may_use,
    read_deck,
    ready_deck,
)
from stonehall.games.alliances.factions import READY_DECKS
from stonehall.locale import Catalogue
from stonehall.terminal.alliances.board import RANGES as RANGE_SIGNS
from stonehall.terminal.alliances.card_search import abilities_text, legend_of, parts_text, values
from stonehall.terminal.alliances.cards import mark_of, range_name
from stonehall.terminal.deck_desk import DeckDesk
from stonehall.toolkit.deck_lists import ListedDeck


class AlliancesDesk(DeckDesk[Card]):
    """The list of a deck holds the starting cards, too."""

    game = GAME
    prefix = "al"
    own_words = "al-terminal-deck"
    groups = ("champion", "common", "event", "wall")
    chosen: ClassVar = {"champion": (CHAMPIONS, MOST_CHAMPIONS), "common": (COMMONS, MOST_COMMONS)}

    def is_of(self, card: Card, group: str) -> bool:
        if group == "event":
            return card.is_a(EVENT) and not card.is_a(WALL)
        return card.is_a({"champion": CHAMPION, "common": COMMON, "wall": WALL}[group])

    def english(self, card: Card) -> str:
        """A name, or where another card would be meant by it the id."""
        deck = next((id for id in READY_DECKS if may_use(card, id) and find_card(card.named, id) is not card), "")
        return card.id if deck else super().english(card)

    def starting(self, faction: str) -> list[Card]:
        return [BY_ID[id] for id, _ in FACTIONS[faction].starting]

    def others_for(self, faction: str) -> list[Card]:
        listed = ready_deck(faction).counts()
        return [card for card in CARDS if card.is_a(UNIT) and card not in listed and may_use(card, faction)]

    def size(self, deck: ListedDeck[Card]) -> int:
        return DECK_SIZE

    def mark(self, card: Card) -> str:
        return mark_of(card)

    def values(self, card: Card) -> list[Text]:
        return values(card)

    def told(self, card: Card, words: Catalogue) -> list[Text]:
        return [abilities_text(card, words)]

    def remark_on(self, card: Card, words: Catalogue) -> str:
        return abilities_text(card, words).plain

    def legend(self, cards: Iterable[Card], words: Catalogue) -> list[Text]:
        return legend_of(cards, words)

    def head_of(self, faction: str, words: Catalogue) -> Text:
        return Text(parts_text(faction, words).strip())

    def title(self, faction: str, words: Catalogue) -> str:
        parts = [words.get(f"al-faction-{part}") for part in PARTS.get(faction, ())]
        if parts:
            return words.get("al-terminal-deck-title-alliance", parts=" + ".join(parts), **self.terms(faction))
        return words.get("al-terminal-deck-title", **self.terms(faction))

    def fixed(self, faction: str, words: Catalogue) -> str:
        summoner = self.terms(faction)["summoner"]
        return words.get("al-terminal-deck-fixed", summoner=summoner, events=EVENTS, walls=WALLS)

    def is_unit(self, card: Card) -> bool:
        return card.is_a(UNIT)

    def cost(self, card: Card) -> int:
        return card.cost

    def more_figures(self, deck: ListedDeck[Card], words: Catalogue) -> list[Text]:
        """Swords and bows."""
        ranges: Counter[str] = Counter()
        for card, count in deck.counts().items():
            if card.is_a(UNIT):
                ranges[range_name(card)] += count
        lines = [Text(words.get("terminal-deck-attacks"), "bold yellow")]
        for name, count in ranges.most_common():
            lines.append(Text(f"{count:>3} {RANGE_SIGNS[name]} {words.get(f'al-range-{name}')}"))
        return lines


DESK: Final = AlliancesDesk(READY_DECKS, FACTIONS, ready_deck, read_deck)
