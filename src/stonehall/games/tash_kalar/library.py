"""The cards for those who look through them: facets, keywords, and the rules that a card is about."""
# interpreted: read once, not speed

from __future__ import annotations

from typing import Final

from stonehall.games.tash_kalar.cards import CARDS, DECKS, HIGH, RANKS, Being, Card, Flare, Task
from stonehall.games.tash_kalar.catalog import kind_of
from stonehall.games.tash_kalar.decks import SCHOOLS
from stonehall.kernel.card_library import CardLibrary, CardValue, LibraryCard
from stonehall.kernel.message import Message, Term
from stonehall.toolkit.libraries import keywords, named_facet, own_text

KINDS: Final = {
    "being": ("TK-SUM-1", "TK-SUM-2", "TK-SUM-3"),
    "legend": ("TK-SUM-18", "TK-SUM-1", "TK-SUM-3"),
    "flare": ("TK-FLARE-1", "TK-FLARE-2", "TK-FLARE-3", "TK-FLARE-4"),
    "task": ("TK-TASK-1", "TK-TASK-2"),
}
"""What a card may be, with the rules that are about it."""

KEYWORDS: Final = (
    ("action", "TK-TURN-7", r"\bgains? (an|one|1) (more )?action\b"),
    ("combat-move", "TK-MOVE-3", r"\bcombat moves?\b"),
    ("convert", "TK-EFF-12", r"\bconvert"),
    ("destroy", "TK-EFF-13", r"\bdestroy(s|ed)?\b"),
    ("downgrade", "TK-EFF-11", r"\bdowngrade"),
    ("frozen", "TK-FROST-1", r"\bfrozen effect\b"),
    ("gateway", "TK-GATE-1", r"\bGateway\b"),
    ("leap", "TK-MOVE-4", r"\bleaps?\b"),
    ("marked", "TK-EFF-14", r"\bmarked\b"),
    ("run", "TK-MOVE-5", r"\b(may|can|must) run\b|\bruns\b"),
    ("standard-move", "TK-MOVE-2", r"\bstandard moves?\b"),
    ("upgrade", "TK-EFF-10", r"\bupgrade[ds]?\b"),
    ("warp", "TK-WARP-1", r"\bwarp"),
)


def card_library() -> CardLibrary:
    order = list(KINDS)
    homes = {school: place for place, school in enumerate(SCHOOLS)}
    cards = sorted(
        CARDS,
        key=lambda card: (homes.get(card.deck, len(homes)), order.index(kind_of(card)), _rank(card), card.number),
    )
    return CardLibrary(
        [_card(card) for card in cards],
        [
            named_facet("tk", "school", SCHOOLS, is_home=True),
            named_facet("tk", "kind", KINDS, "library"),
            named_facet("tk", "rank", RANKS[1:]),
        ],
        keywords("tk", KEYWORDS),
        plays={"summoned": "card", "flare": "card", "claimed": "card"},
        deals={"drew": "card", "task": "card", "next-task": "card"},
    )


def _rank(card: Card) -> int:
    return card.rank if isinstance(card, Being) else 0


def _card(card: Card) -> LibraryCard:
    kind = kind_of(card)
    schools = [school for school in SCHOOLS if card.number in DECKS[school]]
    rank = [RANKS[card.rank]] if isinstance(card, Being) else []
    values: list[CardValue] = []
    if rank:
        values.append(CardValue(Message("tk-facet-rank"), [Term("tk-rank", rank[0])]))
    if isinstance(card, Flare):
        values.append(CardValue(Message("tk-library-upper"), [card.upper]))
        values.append(CardValue(Message("tk-library-lower"), [card.lower]))
    if isinstance(card, Task):
        values.append(CardValue(Message("tk-library-points"), [card.points]))
    doubts = [] if card.confidence == HIGH else [Term("tk-doubt", "rules")]
    return LibraryCard(
        card.id,
        Message(f"tk-card-{card.id}"),
        [Message(f"tk-library-one-{'advanced' if isinstance(card, Task) and card.advanced else kind}")],
        schools[0] if schools else "",
        values,
        [own_text("tk", card.id)],
        {"school": schools, "kind": [kind], "rank": rank},
        (),
        [*KINDS[kind], *(["TK-SUM-12"] if isinstance(card, Being) and card.marks else [])],
        [CardValue(Message("tk-library-doubts"), doubts)] if doubts else [],
        dict.fromkeys(schools, 1),
    )
