"""Every message of the browser is said somewhere, and everything that is said has a message."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import stonehall.locale
from stonehall.locale import catalogue

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "web/src"
FOLDER = Path(stonehall.locale.__file__).parent / "en"
FILES = [
    FOLDER / "shell/web.ftl",
    FOLDER / "shell/new.ftl",
    FOLDER / "shell/ladder.ftl",
    FOLDER / "shell/about.ftl",
    FOLDER / "shell/browser.ftl",
    FOLDER / "shell/rules.ftl",
    FOLDER / "shell/replay.ftl",
    FOLDER / "shell/lessons.ftl",
    FOLDER / "shell/exercises.ftl",
    FOLDER / "shell/mine.ftl",
    FOLDER / "shell/editor.ftl",
    FOLDER / "shell/workbench.ftl",
    FOLDER / "shell/hall.ftl",
    FOLDER / "shell/offline.ftl",
    *sorted(FOLDER.glob("*/table.ftl")),
    *sorted(FOLDER.glob("*/front.ftl")),
]

PATTERNS = {
    r"cards-part-(text|rules|decks)": "cards/CardDetails: its parts on a phone",
    r"cards-results-(played|won|held)": "cards/CardResult: its rows",
    r"cards-order-(printed|played|won)": "cards/Cards: ORDERS",
    r"web-theme-(auto|dark|light)": "SettingsDialog: THEMES",
    r"web-motion-(slow|normal|fast|off)": "SettingsDialog: MOTIONS",
    r"web-hints-(never|ask|always)": "SettingsDialog: HINTS",
    r"web-answers-(calm|brisk)": "SettingsDialog: ANSWERS",
    r"web-sound-(volume|bell)": "SettingsDialog: volumes",
    r"web-notify-(denied|insecure)": "SettingsDialog: what hinders notifications",
    r"web-(level|style)-(page|squire|knight|steward)": "the levels of the server",
    r"web-ladder-(games|decks|clock|zero|version)": "Ladder: what stands behind the numbers",
    r"web-yardstick-(random|greedy|openspiel-mcts|openspiel-ismcts)": "ladders: who nobody is offered",
    r"web-clock-(off|move|bank)": "ClockChoice: the kinds of clocks",
    r"web-clock-(off|move|bank)-help": "ClockChoice: the kinds of clocks",
    r"web-teams-(no|yes)": "FormChoice: in teams or not",
    r"web-player-(me|open|bot)": "SeatChoice: who plays",
    r"web-visibility-(link|public)": "NewTable: who may find it",
    r"web-visibility-(link|public)-help": "NewTable: who may find it",
    r"web-deck-(ready|own)": "DeckChoice: ready or own",
    r"web-text-(usual|own)": "TextChoice: the game's own or one's own",
    r"[a-z0-9]+-front-components(-help)?": "games: textName, textHelp",
    r"web-about-(fan|privacy|keys)": "About: its parts",
    r"web-about-(fan|privacy|keys)-text": "About: its parts",
    r"(web|[a-z0-9]+-front)-(your|opponent|any|choose|same)-deck": "games: deckWords",
    r"(web|[a-z0-9]+-front)-(deck|open-help)": "games: deckWords",
    r"[a-z0-9]+-front-deck-example": "games: deckExample",
    r"[a-z0-9]+-title": "games: gameTitle",
    r"[a-z0-9]+-form-[\w-]+": "games: formName",
    r"[a-z0-9]+-(faction|school)-[\w-]+": "games: deckName",
    r"table-(hand|tray)-label": "Hand: its rows",
    r"table-asks-(undo|draw|pause|resume|rematch|concede)": "ProposalBar: wishes",
    r"table-wished-(undo|draw|pause|resume|rematch|concede)": "sentence: wishes",
    r"table-concede-(game|ask|out)": "GameTable: what giving up does",
    r"table-(again|replay|help|offer-draw|pause|resume|concede)": "TableMenu: its items",
    r"mine-result-(running|won|lost|draw|none)": "mine/wanted: RESULTS",
    r"hall-(learn|exercises|rules|cards|decks|opponents|record|editor)": "shell/rooms: those the hall tells of",
    r"mine-(bot|person)s": "mine/Filters: opponents",
    r"editor-tool-(put|move|clear)": "editor/Workbench: TOOLS",
    r"replay-eyes-(watch|all)": "replay/titles: eyes that are nobody's on a seat",
    r"replay-(first|back|play|pause|on|last)": "replay/Controls: its buttons",
    r"sw2-table-pick-(summon|build|move|attack(-own|-none)?|play|discard|any)": "summoner_wars/sentence: verbs",
    r"(sw2|al)-table-(phases|standing|log-rolled|log-threw)": "kit/battle: PhaseTrack, ui, log",
    r"(sw2|al)-table-(rolling|hits|log-rolled-who)": "kit/battle/sentence: the last roll",
    r"(sw2|al)-table-(now|on|life-of|life-left|printed|attack-with|cell-boosts)": "kit/battle: a card as it stands",
    r"(sw2|al)-table-(dice|odds-hits|odds-destroy|odds-short|odds-heals|cell-odds)": "kit/battle: what dice may do",
    r"sw2-table-help-(melee|ranged)": "summoner_wars/Inspector: attacks",
    r"al-table-pick-(summon|boosted|mutate|build|move|attack(-own|-none)?|play|magic|any)": "alliances/sentence: verbs",
    r"al-table-help-(sword|bow)": "alliances/Inspector: ranges",
    r"al-table-(draw|magic|discard|vines|conjurations|prison)": "alliances/piles: in front of a player",
    r"al-table-(out|your-turn|partner|next)": "alliances/sides: what a player is at the moment",
    r"al-table-pile-(magic|conjurations|prison)": "alliances/sides: piles that are looked through",
    r"al-table-ours-(all|name|cost|attack|life|range|text|copies|square)": "alliances/ours: what is known of a card",
    r"mk-table-cell-(tunnel|gate)": "mountain_king/describe: kinds of tiles",
    r"mk-table-category-\w+": "mountain_king/seats: CATEGORIES",
    r"mk-table-step-\w+": "mountain_king/TurnTrack: STEPS",
    r"mk-table-tab-\w+": "mountain_king/Tabs: TABS",
    r"mk-table-pick-(place|resource)": "mountain_king/sentence: picking",
    r"tk-table-part-\w+": "tash_kalar/Part: what tasks count",
    r"tk-table-(legend|flare|task)": "tash_kalar/cards: kinds of cards",
    r"tk-table-end-(points|deck)": "tash_kalar/index: REASONS",
    r"tk-table-(claim|score)": "tash_kalar/TurnTrack: how a turn closes",
}
"""Messages whose ids are put together, and where. Every pattern must be of use."""


CALLS = re.compile(
    r"\b(?:t|attribute)\(\s*'([a-z0-9-]+)'"  # t('web-title')
    r"|<RichText\s+id=\"([a-z0-9-]+)\""
    r"|\bid: '((?:sw2|al|tk|table|web)-[a-z0-9-]+)'"
)
"""Where a message is said by its whole id."""


@cache
def sources() -> dict[str, str]:
    """The client without what is generated, by path."""
    paths = [path for path in SOURCE.rglob("*") if path.suffix in (".ts", ".svelte") and path.name != "schema.d.ts"]
    return {path.relative_to(SOURCE).as_posix(): path.read_text("utf-8") for path in paths}


def ids_in(file: Path) -> list[str]:
    body = FluentParser().parse(file.read_text("utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


def is_said(id: str) -> bool:
    """Whether the id stands in the code as a whole."""
    whole = re.compile(rf"['\"`]{re.escape(id)}['\"`]")
    return any(whole.search(text) for text in sources().values())


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_every_message_is_said(file: Path) -> None:
    unused = [
        id for id in ids_in(file) if not is_said(id) and not any(re.fullmatch(pattern, id) for pattern in PATTERNS)
    ]
    assert unused == []


def test_every_pattern_is_of_use() -> None:
    put_together = [id for file in FILES for id in ids_in(file) if not is_said(id)]
    idle = [pattern for pattern in PATTERNS if not any(re.fullmatch(pattern, id) for id in put_together)]
    assert idle == []


def test_everything_that_is_said_has_a_message() -> None:
    english = catalogue("en")
    for place, text in sources().items():
        for found in CALLS.finditer(text):
            id = next(group for group in found.groups() if group)
            assert english.has(id), f"{place}: {id}"


def test_ids_that_are_put_together_begin_with_something_known() -> None:
    """``t(`web-theme-${theme}`)``: at least one message begins so."""
    known = catalogue("en").ids()
    for place, text in sources().items():
        for start in re.findall(r"\b(?:t|attribute)\(\s*`([a-z0-9-]+)\$\{", text):
            assert any(id.startswith(start) for id in known), f"{place}: {start}"


def test_words_of_a_game_are_said_by_that_game_alone() -> None:
    for file in FOLDER.glob("*/table.ftl"):
        if file.parent.name == "shell":
            continue
        prefix = ids_in(file)[0].split("-")[0]
        for place, text in sources().items():
            assert place.startswith(f"games/{file.parent.name}/") or f"'{prefix}-" not in text, place
