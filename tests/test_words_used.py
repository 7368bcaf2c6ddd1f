"""Every message is used by somebody, and stands where it belongs; what nobody shows any more is found here."""

from __future__ import annotations

import re

import pytest

import stonehall
from stonehall.bots import BOTS
from stonehall.bots.analysis import MARKS
from stonehall.games.alliances import abilities as alliance_abilities
from stonehall.games.alliances import cards as alliance_cards
from stonehall.games.alliances import log_lines as al_lines
from stonehall.games.alliances import messages as alliances
from stonehall.games.mountain_king import messages as mountain_king
from stonehall.games.mountain_king.component_sets import LEVEL_PARTS, OWN
from stonehall.games.mountain_king.position import MOMENTS
from stonehall.games.mountain_king.resources import RESOURCES
from stonehall.games.mountain_king.warnings import WARNING_IDS
from stonehall.games.summoner_wars import abilities, cards
from stonehall.games.summoner_wars import log_lines as sw2_lines
from stonehall.games.summoner_wars import messages as summoner_wars
from stonehall.games.tash_kalar import log_lines as tk_lines
from stonehall.games.tash_kalar import messages as tash_kalar
from stonehall.games.tash_kalar.cards import CARDS as TASH_KALAR_CARDS
from stonehall.games.tash_kalar.cards import RANKS, Task
from stonehall.games.tash_kalar.decks import SCHOOLS
from stonehall.games.tash_kalar.seating import FORMS
from stonehall.kernel.leaving import REASONS
from stonehall.kernel.message import Term
from stonehall.server.tables.commands import PHRASES
from stonehall.toolkit.battle_reasons import REASONS as BATTLE_REASONS
from tests.words_used import PACKAGE, Families, beginnings_nobody_uses, ids, messages, named, python_texts, unused

CLIENT_FILES = (
    "web", "cards", "browser", "table", "front", "replay", "analysis", "lessons", "exercises", "mine", "hall", "editor",
    "workbench", "offline", "new", "ladder", "about",
)  # fmt: skip
"""What only the browser says: tests/test_messages_used.py; what coaches say and exercises want: tests/server."""

PREFIXES = {game.words_folder.rpartition("/")[2]: game.prefix for game in map(stonehall.load, stonehall.game_ids())}
"""What the ids of a game begin with, by the folder of its words."""

SEATS = {seat for id in stonehall.game_ids() for seat in stonehall.load(id).seat_names}

ALLIED_TEXTS = {
    text
    for path in sorted((PACKAGE / "games/alliances").rglob("*.py"))
    for text in re.findall(r'"([a-z]+(?:-[a-z]+)*)"', path.read_text("utf-8"))
}
ASKED = {
    prompt
    for id in ids("alliances")
    if (prompt := id.removeprefix("al-prompt-")) != id
    and {prompt, prompt.removesuffix("-card"), prompt.removesuffix("-to")} & ALLIED_TEXTS
}
"""What cards of Alliances ask: the prompts stand in the files of their factions, some in two steps."""

FAMILIES: dict[str, Families] = {
    "shell": {
        "seat-": SEATS,
        "bot-": BOTS,
        "phrase-": PHRASES,
        "mark-": MARKS,
        "preview-": ["running", "over"],
        "refused-": python_texts()[0],  # exactly which: tests/server/test_wire_text.py
        "log-left-": REASONS,
        "ending-": [
            "agreed", "rules", "unfinished",
            *[f"{reason}-{form}" for reason in REASONS for form in ("won", "lost", "seen")],
        ],
    },
    "summoner_wars": {
        "sw2-card-": [card.id for card in cards.CARDS],
        "sw2-ability-": [id for id in abilities.ABILITIES if id not in cards.BY_ID],
        "sw2-faction-": cards.FACTIONS,
        "sw2-symbol-": cards.SYMBOLS,
        "sw2-class-": [*cards.CLASSES, "epic-event", "standard-event"],
        "sw2-phase-": cards.PHASES,
        "sw2-attack-": ["melee", "ranged"],
        "sw2-deck-size-": ["all", "champions", "commons", "epic", "gates", "standard"],
        "sw2-why-": [*BATTLE_REASONS, "build-nowhere", "summon-nowhere"],
        "sw2-terminal-deck-": [
            "champion", "champions", "common", "commons", "epic", "gate", "standard", "standards", "starting", "more",
        ],
        "sw2-terminal-family-": ["attack", "build", "move", "open", "summon", "use"],
    },
    "alliances": {
        "al-card-": [card.id for card in alliance_cards.CARDS],
        "al-ability-": [
            id
            for id in alliance_abilities.ABILITIES
            if not id.startswith("test-")  # those of other tests
            and (id not in alliance_cards.BY_ID or f"al-ability-{id}" in ids("alliances"))  # an event may have its own
        ],
        "al-faction-": {*alliance_cards.FACTIONS, *[part for both in alliance_cards.PARTS.values() for part in both]},
        "al-class-": alliance_cards.CLASSES,
        "al-phase-": alliance_cards.PHASES,
        "al-range-": alliance_cards.RANGES,
        "al-prompt-": ASKED,
        "al-deck-size-": ["champions", "commons", "events", "units", "walls"],
        "al-why-": [*BATTLE_REASONS, "build-nowhere", "mutate-nowhere", "summon-nowhere"],
        "al-terminal-deck-": ["champion", "champions", "common", "commons", "event", "wall", "starting", "more"],
        "al-terminal-family-": ["attack", "boosted", "build", "move", "mutate", "open", "summon", "use"],
    },
    "mountain_king": {
        "mk-card-": [*[troll.id for troll in OWN.trolls], *[spell.id for spell in OWN.spells]],
        "mk-hall-": [hall.id for hall in OWN.halls],
        "mk-effect-": {spell.effect for spell in OWN.spells} | {f"gain-{name}" for name in RESOURCES} | {"late"},
        "mk-warning-": [id.removeprefix("mk-warning-") for id in WARNING_IDS],
        "mk-why-moment-": ["0", "2", "3"],
        "mk-terminal-": ["halls", "pedestals", "spells", "tunnels"],
        "mk-edit-": ["pedestal", "statue"],
        "mk-edit-moment-": MOMENTS,
        "mk-set-part-": [*LEVEL_PARTS, "workshop", "starter", "spell", "tunnel", "hall", "pedestal-points"],
    },
    "tash_kalar": {
        "tk-card-": [card.id for card in TASH_KALAR_CARDS],
        "tk-form-": FORMS,
        "tk-school-": SCHOOLS,
        "tk-aside-": ["frozen", "pending"],
        "tk-edit-": [
            "hand", "deck", "discard", "legends-draw", "legends-discard", "flares-draw", "flares-discard",
            "tasks-current", "tasks-next", "tasks-draw",
        ],
        "tk-edit-piece-": RANKS[1:],
        "tk-terminal-category-": {card.category for card in TASH_KALAR_CARDS if isinstance(card, Task)},
        "tk-terminal-family-": ["move", "summon"],
        "tk-terminal-kind-": ["being", "flare", "legend", "task"],
    },
}  # fmt: skip
"""Ids that are put together: the beginning, and what may follow it."""

NEAR = [
    *[f"deck-{what}-near" for what in ("no-card", "no-summoner", "ready")],
    *[f"position-{what}-near" for what in ("ability", "card", "line", "square", "step", "word")],
]
"""What is said with similar names goes by the end of its id."""

CHANGES = {
    f"{game.prefix}-change-{name}-{way}"
    for game in map(stonehall.load, stonehall.game_ids())
    for name in game.counts(game.start(), 0)
    for way in ("more", "less")
}
"""What is said of the numbers that players count (server/bots/hints.py)."""


def library_ids() -> set[str]:
    """What the card libraries of all games are made of."""
    found: set[str] = set()
    for library in [stonehall.load(id).card_library() for id in stonehall.game_ids()]:
        found |= {message.id for facet in library.facets for message in (facet.name, *facet.values.values())}
        found |= {keyword.name.id for keyword in library.keywords}
        for card in library.cards:
            found |= {message.id for message in (*card.kinds, *[part.text for part in card.texts])}
            for value in (*card.values, *card.remarks):
                found |= {value.label.id, *[one.message_id for one in value.values if isinstance(one, Term)]}
    return found


def produced(module: object) -> set[str]:
    """Everything in the tables of a ``messages.py`` or ``log_lines.py``."""
    return {id for name, table in vars(module).items() if name.endswith("_IDS") for id in table}


ALL_FAMILIES = {beginning: following for families in FAMILIES.values() for beginning, following in families.items()}
SPOKEN_BY = (alliances, mountain_king, summoner_wars, tash_kalar, al_lines, sw2_lines, tk_lines)
PRODUCED = {
    *[id for module in SPOKEN_BY for id in produced(module)],
    *NEAR,
    *CHANGES,
    *library_ids(),
}


@pytest.mark.parametrize("file", [name for name in messages() if not name.endswith(CLIENT_FILES)])
def test_every_message_is_used(file: str) -> None:
    assert unused(ids(file), PRODUCED, ALL_FAMILIES) == []


def test_every_family_is_used() -> None:
    assert beginnings_nobody_uses(ALL_FAMILIES) == []
    for beginning, following in ALL_FAMILIES.items():
        assert beginning == "refused-" or {f"{beginning}{rest}" for rest in following} <= ids(*FAMILIES), beginning


def test_every_message_of_a_game_has_its_prefix_and_none_of_the_shell_has_one() -> None:
    for folder in {name.partition("/")[0] for name in messages()} - {"shell"}:
        wrong = [id for id in ids(folder) if not id.startswith(f"{PREFIXES[folder]}-")]
        assert wrong == [], folder
    prefixes = {*PREFIXES.values()}
    assert [id for id in ids("shell") if prefixes & {*id.split("-")}] == []


def test_the_finder_finds() -> None:
    """A message nobody names is found, as is a family nobody uses; docstrings use nothing."""
    assert unused(["shell-saved", "shell-juggled", "tk-card-knight"], [], {"tk-card-": ["knight"]}) == ["shell-juggled"]
    assert unused(["shell-juggled"], ["shell-juggled"], {}) == []
    assert beginnings_nobody_uses({"tk-card-": [], "sw2-juggler-": [], "seat-": []}) == ["sw2-juggler-"]
    assert not [text for text in python_texts()[0] if text.startswith("What every game's state can do.")]


def test_every_attribute_is_asked_for() -> None:
    entries = [entry for found in messages().values() for entry in found]
    attributes = {attribute.id.name for entry in entries for attribute in entry.attributes}
    assert attributes <= named()
