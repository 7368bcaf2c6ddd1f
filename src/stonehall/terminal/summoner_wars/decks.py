"""Decks of Summoner Wars found, described, and written as text that a person may edit."""

from __future__ import annotations

import shlex
import textwrap
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import stonehall
from stonehall.games.summoner_wars.cards import BY_ID, CARDS, CLASSES, FACTIONS, STARTING_GATE, Card, Faction
from stonehall.games.summoner_wars.deck import (
    CHAMPIONS,
    COMMONS,
    COPIES,
    EPIC_EVENTS,
    GAME,
    PILE_GATES,
    STANDARD_EVENTS,
    Deck,
    find_faction,
    read_deck,
    ready_deck,
    shares_symbol,
)
from stonehall.games.summoner_wars.factions import READY_DECKS
from stonehall.kernel import Problem, SettingsError, StonehallError, Term
from stonehall.kernel.spelling import did_you_mean
from stonehall.locale import Catalogue, catalogue
from stonehall.terminal.files import read_text
from stonehall.terminal.summoner_wars.card_search import is_of_kind, signs_text, symbols_text, values
from stonehall.terminal.summoner_wars.cards import notes, own_name
from stonehall.toolkit.names import id_of

GROUPS: Final = ("champion", "common", "standard", "epic", "gate")
"""The parts of a draw pile in the order in which they are listed."""
CHOSEN: Final = {"champion": CHAMPIONS, "common": COMMONS, "standard": STANDARD_EVENTS}
"""The parts that the builder of a deck chooses, and their sizes."""
WIDTH: Final = 100
"""Remarks in a deck file are wrapped here."""


# Finding --------------------------------------------------------------------------------------------------------------


def deck_of(value: str) -> Deck:
    """The ready deck of this name, or the deck in this file (``-``: the standard input), checked."""
    if value in READY_DECKS:
        return ready_deck(value)
    if value != "-" and not Path(value).exists():
        ready = f"ready decks: {', '.join(READY_DECKS)}{did_you_mean(id_of(value), READY_DECKS)}"
        raise StonehallError("There is no such deck.", [Problem(f"neither a ready deck nor a file ({ready})", value)])
    try:
        return read_deck(read_text(value), "custom" if value == "-" else Path(value).stem)
    except SettingsError as wrong:
        raise SettingsError(f"{value}: {wrong.headline}", wrong.problems) from None


def faction_of(name: str) -> Faction:
    """The faction of this name, or the one whose summoner has it."""
    faction = find_faction(name)
    if faction is not None:
        return faction
    known = [FACTIONS[id].summoner.id for id in READY_DECKS]
    hint = did_you_mean(id_of(name), [*known, *READY_DECKS])
    raise StonehallError("There is no such summoner.", [Problem(f"summoners: {', '.join(known)}{hint}", name)])


# Describing -----------------------------------------------------------------------------------------------------------


def group_of(deck: Deck, group: str) -> dict[Card, int]:
    """The cards of one part of the draw pile with their copies, its own faction first."""
    found = [(card, count) for card, count in deck.counts().items() if is_of_kind(card, group)]
    return dict(sorted(found, key=lambda entry: (entry[0].faction != deck.faction.id, entry[0].number)))


def starting_cards(faction: Faction) -> list[Card]:
    """What stands on the battlefield before the first turn."""
    return [faction.summoner, STARTING_GATE, *(BY_ID[id] for id, _ in faction.starting)]


def guests(deck: Deck) -> dict[Card, int]:
    """The cards of other factions."""
    return {card: count for card, count in deck.counts().items() if card.faction not in ("", deck.faction.id)}


def composition(deck: Deck, words: Catalogue) -> list[tuple[str, int, str]]:
    """The parts of a deck: what each is called, its size, its cards."""

    def named(cards: dict[Card, int], foreign: bool = False) -> str:
        parts = []
        for card, count in cards.items():
            copies = f"{count} " if count > 1 else ""
            home = f" ({words.get(f'sw2-faction-{card.faction}')})" if foreign else ""
            parts.append(f"{copies}{words.get(f'sw2-card-{card.id}')}{own_name(card, card.id)}{home}")
        return ", ".join(parts)

    start = dict.fromkeys(starting_cards(deck.faction), 1)
    parts = [(words.get("sw2-terminal-deck-start"), len(start), named(start))]
    for group in GROUPS:
        cards = group_of(deck, group)
        parts.append((words.get(f"sw2-terminal-deck-{group}"), sum(cards.values()), named(cards)))
    if strangers := guests(deck):
        parts.append((words.get("sw2-terminal-deck-guests"), sum(strangers.values()), named(strangers, foreign=True)))
    return parts


# Writing --------------------------------------------------------------------------------------------------------------


def english(card: Card) -> str:
    """The name of a card in a deck file, which is read in every language."""
    return catalogue("en", stonehall.load(GAME)).get(f"sw2-card-{card.id}")


def listing(deck: Deck, words: Catalogue) -> str:
    """A deck as text, part by part; in other languages than English with the names of the cards as remarks."""
    column = _column(deck.counts())
    lines = [f"# {' '.join(deck.name.split())}", f"Summoner: {english(deck.summoner)}"]
    for group in GROUPS:
        cards = group_of(deck, group)
        lines += ["", f"# {words.get(f'sw2-terminal-deck-{group}')}: {sum(cards.values())}"]
        for card, count in cards.items():
            lines.append(_entry(f"{count} {english(card)}", column, _translation(card, words)))
    return "\n".join(lines) + "\n"


def template(faction: Faction, words: Catalogue, file: str = "FILE") -> str:
    """A deck to begin with: the ready one, and as remarks all that is needed to change it."""
    deck = ready_deck(faction.id)
    others = [card for card in CARDS if card.faction != faction.id and shares_symbol(card, faction.summoner)]
    others = [card for card in others if any(is_of_kind(card, group) for group in CHOSEN)]
    column = _column([*deck.counts(), *others]) + 1
    summoner, kin = Term("sw2-card", faction.summoner.id), Term("sw2-faction", faction.id)
    symbols = " + ".join(words.get(f"sw2-symbol-{symbol}") for symbol in faction.symbols)
    starting = ", ".join(words.get(f"sw2-card-{card.id}") for card in starting_cards(faction))
    commands = (["deck", GAME, "check", file], ["play", GAME, "--deck", file])
    lines = [
        *_remark(words.get("sw2-terminal-deck-title", summoner=summoner, faction=kin, symbols=symbols)),
        *_remark(words.get("sw2-terminal-deck-how")),
        *_remark(words.get("sw2-terminal-deck-starting", cards=starting)),
        *_remark(signs_text(words)),
        *(line for note in notes([*deck.counts(), *others], words) for line in _remark(note.plain)),
        *[f"# {shlex.join(['stonehall', *command])}" for command in commands],
        "",
        f"Summoner: {english(faction.summoner)}",
    ]
    for group, size in CHOSEN.items():
        most = COPIES[CLASSES[group]]
        lines += ["", f"# {words.get(f'sw2-terminal-deck-{group}s', count=size, most=most)}"]
        for card, count in group_of(deck, group).items():
            lines.append(_entry(f"{count} {english(card)}", column, _remarks(card, words)))
        lines.append(f"# {words.get('sw2-terminal-deck-more')}")
        for card in filter(lambda card: is_of_kind(card, group), others):
            lines.append(_entry(f"#{most} {english(card)}", column, _remarks(card, words, foreign=True)))
    fixed = words.get("sw2-terminal-deck-fixed", summoner=summoner, epics=EPIC_EVENTS, gates=PILE_GATES)
    lines += ["", f"# {fixed}"]
    for group in ("epic", "gate"):
        for card, count in group_of(deck, group).items():
            lines.append(_entry(f"{count} {english(card)}", column, _remarks(card, words)))
    return "\n".join(lines) + "\n"


def _column(cards: Iterable[Card]) -> int:
    """Where the remarks begin, so that they stand below each other."""
    return max(len(english(card)) for card in cards) + 4


def _entry(entry: str, column: int, remark: str) -> str:
    return f"{entry:<{column}}# {remark}" if remark else entry


def _remark(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent="# ", subsequent_indent="# ", break_on_hyphens=False)


def _translation(card: Card, words: Catalogue) -> str:
    name = words.get(f"sw2-card-{card.id}")
    return name if name != english(card) else ""


def _remarks(card: Card, words: Catalogue, foreign: bool = False) -> str:
    """What a builder wants to know about a card."""
    numbers = [f"{cell.plain:<{width}}" for cell, width in zip(values(card), (2, 2, 3), strict=True)]
    home = words.get(f"sw2-faction-{card.faction}") if foreign else ""
    said = " · ".join(filter(None, [symbols_text(card, words).plain, home, _translation(card, words)]))
    return f"{' '.join(numbers)}  {said} {own_name(card, card.id)}".rstrip()
