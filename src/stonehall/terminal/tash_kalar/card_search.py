"""The cards of Tash-Kalar, searched, listed and shown in full."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.console import Console
from rich.text import Text

from stonehall.games.tash_kalar.cards import CARDS, RANKS, Being, Card
from stonehall.games.tash_kalar.catalog import kind_of
from stonehall.games.tash_kalar.decks import SCHOOLS
from stonehall.kernel.spelling import did_you_mean
from stonehall.locale import Catalogue
from stonehall.terminal.arguments import Arguments
from stonehall.terminal.finding import light
from stonehall.terminal.layout import QUIET
from stonehall.terminal.tash_kalar.cards import card_sheet, kind_text, pattern_rows, signs_text
from stonehall.toolkit.names import id_of, plain

FEW: Final = 6
"""So many cards are shown in full without being asked for."""
SHEET: Final = 100


@dataclass(frozen=True)
class Search:
    """What is wanted of a card; what is empty does not matter. ``words`` are plain and must all be found."""

    school: str = ""
    kind: str = ""
    words: tuple[str, ...] = ()

    def finds(self, card: Card, spoken: Catalogue) -> bool:
        kinds = {kind_of(card)} | ({RANKS[card.rank]} if isinstance(card, Being) else set())
        name = f"tk-card-{card.id}"
        text = plain(f"{spoken.get(name)}\n{spoken.attribute(name, 'text')}")
        own = "northern" if self.school == "southern" else self.school  # both empires have the same beings
        return own in ("", card.deck) and self.kind in ("", *kinds) and all(word in text for word in self.words)


def search_for(arguments: Arguments, spoken: Catalogue, school: str, kind: str, text: str) -> Search:
    """The search that the words of a command line ask for; names may be those of the language spoken."""
    schools = {id_of(spoken.get(f"tk-school-{id}")): id for id in SCHOOLS} | {id: id for id in SCHOOLS}
    kinds = {id: id for id in ("being", "legend", "flare", "task", *RANKS[1:])}
    kinds |= {id_of(spoken.get(f"tk-rank-{id}")): id for id in RANKS[1:]}
    for where, value, known in (("--school", school, schools), ("--class", kind, kinds)):
        if value and id_of(value) not in known:
            listed = ", ".join(dict.fromkeys(known.values()))
            arguments.wrong(f"{value!r} is not one of {listed}{did_you_mean(id_of(value), known)}", where)
    return Search(schools.get(id_of(school), ""), kinds.get(id_of(kind), ""), tuple(plain(text).split()))


def print_cards(search: Search, spoken: Catalogue, console: Console, full: bool) -> None:
    """Few cards in full, many as a list, deck by deck."""
    found = [card for card in CARDS if search.finds(card, spoken)]
    if not found:
        console.print(Text(spoken.get("terminal-cards-none")))
        return
    if full or len(found) <= FEW:
        for card in found:
            console.print(card_sheet(card.id, spoken, search.words, min(console.width, SHEET)))
    else:
        for card in found:
            name = Text(spoken.get(f"tk-card-{card.id}"), "bold")
            light(name, search.words)
            line = Text(" ").append_text(name).append("  " + kind_text(card, spoken), QUIET)
            if isinstance(card, Being):
                line.append("  " + " / ".join(row.replace(" ", "") for row in pattern_rows(card)))
            console.print(line)
    console.print(Text(signs_text(spoken), QUIET))
    count = spoken.get("terminal-cards-count", count=len(found))
    console.print(Text(count if full else f"{count} · {spoken.get('terminal-cards-full')}", QUIET))
