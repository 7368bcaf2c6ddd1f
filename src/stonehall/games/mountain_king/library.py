"""Everything printed for those who look through it: facets, keywords, and the rules that each thing is about."""
# interpreted: read once, not speed

from __future__ import annotations

from dataclasses import replace
from typing import Final

from stonehall.games.mountain_king.components import EFFECTS, LARGEST, Components, Hall, Spell, Troll, Tunnel, Workshop
from stonehall.games.mountain_king.resources import CLANS, RESOURCES, SYMBOLS, resource_of
from stonehall.games.mountain_king.workshops import ANY_TWO, EXCHANGES
from stonehall.kernel.card_library import CardLibrary, CardText, CardValue, LibraryCard
from stonehall.kernel.message import Message, Term, Value
from stonehall.toolkit.libraries import keywords, named_facet, number_facet

KINDS: Final = {
    "troll": ("MK-COMP-1", "MK-PLACE-1"),
    "starter": ("MK-COMP-2", "MK-DRAFT-1", "MK-DRAFT-4"),
    "spell": ("MK-SPELL-1", "MK-SPELL-3"),
    "tunnel": ("MK-DIG-1", "MK-DIG-2", "MK-DIG-3"),
    "hall": ("MK-HALL-1", "MK-HALL-5"),
    "workshop": ("MK-SHOP-1", "MK-SHOP-2", "MK-SHOP-5", "MK-FOUND-1"),
}
"""What is printed, with the rules that are about it."""

FIRST_EFFECT: Final = 5
GAINS: Final = "gain-"
GAIN_RULE: Final = "MK-SPELL-12"
"""The rules of what spells do follow each other in the order of the effects; all gains have one."""

KEYWORDS: Final = (
    ("altar", "MK-HALL-7", ""),
    ("bribe", "MK-BRIBE-1", r"\bbribes?\b"),
    ("cart", "MK-MOVE-1", r"\bcarts?\b"),
    ("cascade", "MK-CASC-1", ""),
    ("pedestal", "MK-PED-1", r"\bpedestals?\b"),
    ("rubble", "MK-DIG-6", r"\bhammers?\b|\brubble\b"),
    ("rune", "MK-SPELL-2", ""),
    ("storage", "MK-TERM-3", r"\bstorage\b"),
)


def card_library(components: Components) -> CardLibrary:
    cards = [
        *[_troll(troll) for troll in components.trolls],
        *[_spell(spell) for spell in components.spells],
        *[_tunnel(tunnel) for tunnel in components.tunnels],
        *[_hall(hall) for hall in components.halls],
        *[_workshop(one) for one in components.printed() if isinstance(one, Workshop)],
    ]
    if not components.title:  # how the printed ones look is not known (docs/mountain-king-components.md)
        cards = [card if card.facets["kind"] == ["workshop"] else _as_ours(card) for card in cards]
    return CardLibrary(
        cards,
        [
            named_facet("mk", "kind", KINDS, "library"),
            named_facet("mk", "clan", CLANS),
            number_facet("mk", "level", [troll.level for troll in components.trolls if troll.level]),
            named_facet("mk", "resource", RESOURCES),
        ],
        keywords("mk", KEYWORDS),
        plays={"recruited": "card", "cast": "spell", "dug": "shape", "dedicated": "hall", "founded": "workshop"},
    )


def rule_of_effect(effect: str) -> str:
    """The rule that tells what a spell does (MK-SPELL-5..18)."""
    if effect.startswith(GAINS):
        return GAIN_RULE
    told = list(dict.fromkeys(GAINS if name.startswith(GAINS) else name for name in EFFECTS))
    return f"MK-SPELL-{FIRST_EFFECT + told.index(effect)}"


def _as_ours(card: LibraryCard) -> LibraryCard:
    return replace(card, remarks=[CardValue(Message("mk-library-ours"), [Term("mk-library-ours", "all")])])


def _kinds(kind: str) -> list[Message]:
    return [Message(f"mk-library-one-{kind}")]


def _facets(kind: str, **more: list[str]) -> dict[str, list[str]]:
    return {"kind": [kind], "clan": [], "level": [], "resource": [], **more}


def _troll(troll: Troll) -> LibraryCard:
    kind = "troll" if troll.level else "starter"
    values = [CardValue(Message("mk-facet-clan"), [Term("mk-clan", CLANS[troll.clan])])]
    words = ["cascade"]
    if troll.level:
        values.append(CardValue(Message("mk-facet-level"), [troll.level]))
        words += ["bribe"] if troll.level == 1 else ["bribe", "pedestal"]
    symbols = [Term("mk-symbol", SYMBOLS[symbol]) for symbol in troll.symbols]
    values.append(CardValue(Message("mk-library-symbols"), symbols))
    if troll.lower:
        gained = [Term("mk-resource", RESOURCES[kind]) for kind in troll.lower]
        values.append(CardValue(Message("mk-library-lower"), gained))
    resources = list(dict.fromkeys(RESOURCES[resource_of(symbol)] for symbol in troll.symbols))
    return LibraryCard(
        troll.id,
        Message(f"mk-card-{troll.id}"),
        _kinds(kind),
        "",
        values,
        (),
        _facets(kind, clan=[CLANS[troll.clan]], level=[str(troll.level)] if troll.level else [], resource=resources),
        [*words, *(["cart"] if "cart" in resources else [])],
        KINDS[kind],
    )


def _spell(spell: Spell) -> LibraryCard:
    gained = spell.effect.removeprefix(GAINS)
    texts = [CardText(Message(f"mk-effect-{spell.effect}", {"amount": spell.amount}))]
    rules = [rule_of_effect(spell.effect)]
    if spell.late:
        texts.append(CardText(Message("mk-effect-late")))
        rules.append("MK-SPELL-19")
    return LibraryCard(
        spell.id,
        Message(f"mk-card-{spell.id}"),
        _kinds("spell"),
        "",
        (),
        texts,
        _facets("spell", resource=[gained] if gained in RESOURCES else []),
        ["rune"],
        [*rules, *KINDS["spell"]],
    )


def _tunnel(tunnel: Tunnel) -> LibraryCard:
    size = tunnel.tile.size
    return LibraryCard(
        tunnel.id,
        Message(f"mk-shape-{tunnel.id}"),
        _kinds("tunnel"),
        "",
        [
            CardValue(Message("mk-library-cells"), [size]),
            CardValue(Message("mk-library-copies"), [tunnel.copies]),
        ],
        (),
        _facets("tunnel"),
        ["rubble"] if size == LARGEST else ["pedestal", "rubble"],
        [*KINDS["tunnel"], *(["MK-PED-4"] if size == LARGEST else [])],
    )


def _hall(hall: Hall) -> LibraryCard:
    return LibraryCard(
        hall.id,
        Message(f"mk-hall-{hall.id}"),
        _kinds("hall"),
        "",
        [
            CardValue(Message("mk-library-hall-small"), [hall.small]),
            CardValue(Message("mk-library-hall-large"), [hall.large]),
        ],
        (),
        _facets("hall"),
        ["altar"],
        KINDS["hall"],
    )


def _exchange(paid: int, give: str, gained: int, gain: str) -> CardText:
    args: dict[str, Value] = {"paid": paid, "give": Term("mk-resource", give)}
    return CardText(Message("mk-library-exchange", {**args, "gained": gained, "gain": Term("mk-resource", gain)}))


def _workshop(workshop: Workshop) -> LibraryCard:
    texts = [
        _exchange(paid, RESOURCES[give], gained, RESOURCES[gain])
        for paid, give, gained, gain in EXCHANGES.get(workshop.id, [])
    ]
    if workshop.id in ANY_TWO:
        texts = [_exchange(2, "any", 1, RESOURCES[ANY_TWO[workshop.id]])]
    resources = [RESOURCES[kind] for _, give, _, gain in EXCHANGES.get(workshop.id, []) for kind in (give, gain)]
    return LibraryCard(
        workshop.id,
        Message(f"mk-workshop-{workshop.id}"),
        _kinds("workshop"),
        "",
        (),
        texts or [CardText(Message("mk-library-unload"))],
        _facets("workshop", resource=list(dict.fromkeys(resources))),
        ["storage"],
        KINDS["workshop"],
    )
