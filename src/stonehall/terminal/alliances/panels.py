"""What lies around the battlefield: the phases, the players' areas and the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from stonehall.games.alliances.cards import ATTACK, BY_ID, MOVE, PHASES, RANGES, UNIT, WALL
from stonehall.games.alliances.view_shape import PieceView, SideView, View
from stonehall.locale import Catalogue
from stonehall.terminal.alliances.board import RANGES as RANGE_SIGNS
from stonehall.terminal.alliances.board import WALL as WALL_SIGN
from stonehall.terminal.battlefield import INKS, SIGNS, life_line
from stonehall.terminal.battlefield import phase_track as track
from stonehall.terminal.layout import LIFE, MAGIC, MAGIC_INK, QUIET, hand_of


def phase_track(view: View, words: Catalogue, width: int) -> Text:
    """Whose turn it is and where in it we are."""
    left = {PHASES[MOVE]: view["moves_left"], PHASES[ATTACK]: view["attacks_left"]}
    phases = [(words.attribute(f"al-phase-{phase}", "short"), left.get(phase, -1)) for phase in PHASES]
    now = -1 if view["over"] else PHASES.index(view["phase"])
    return track(words, view["turn"], view["active"], phases, now, width)


def player_panel(view: View, side: SideView, words: Catalogue, name: str, width: int) -> Text:
    """A player's area in a few lines."""
    seat = side["seat"]
    who = " · ".join(filter(None, [words.get(f"seat-{seat}"), name]))
    lines = [Text(f"{SIGNS[seat]} {who}", f"bold {INKS[seat]}"), Text(words.get(f"al-faction-{side['faction']}"))]
    summoner = summoner_of(view, seat)
    if side["out"]:
        lines.append(Text(words.get("al-terminal-out"), QUIET))
    elif summoner is not None:
        told = words.get(f"al-card-{summoner['card']}")
        lines.append(life_line(told, summoner["life"], summoner["full_life"], seat, width))
    lines.append(
        Text(f"{side['magic_size']}{MAGIC} ", f"bold {MAGIC_INK}").append(_piles(side, words), "not bold default")
    )
    beside = _beside(side, words)
    lines += [Text(beside)] if beside else []
    lines += [Text(f"» {words.get('al-card-' + event['card'])}", "yellow") for event in side["lasting"]]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return Text("\n").join(lines)


def player_line(view: View, side: SideView, words: Catalogue, name: str, width: int) -> Text:
    """A player's area in one line, for narrow terminals and the double board."""
    seat = side["seat"]
    line = Text(f" {SIGNS[seat]} {name or words.get(f'seat-{seat}')}", f"bold {INKS[seat]}")
    summoner = summoner_of(view, seat)
    if side["out"]:
        line.append(f"  {words.get('al-terminal-out')}", QUIET)
    elif summoner is not None:
        told = words.get(f"al-card-{summoner['card']}")
        line.append(f"  {told} {summoner['life']}/{summoner['full_life']}{LIFE}", "bold")
    line.append(f"  {side['magic_size']}{MAGIC}  ", f"bold {MAGIC_INK}")
    line.append(" · ".join(filter(None, [_piles(side, words), _beside(side, words)])), "not bold default")
    for event in side["lasting"]:
        line.append(f"  » {words.get('al-card-' + event['card'])}", "yellow")
    line.truncate(width, overflow="ellipsis")
    return line


def summoner_of(view: View, seat: str) -> PieceView | None:
    own = [piece for piece in view["pieces"] if "summoner" in piece["classes"] and piece["owner"] == seat]
    return own[0] if own else None


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


def card_values(id: str, words: Catalogue) -> str:
    """Cost, attack value and life of a card in the hand."""
    card = BY_ID[id]
    if card.classes & UNIT:
        kind = next(RANGE_SIGNS[name] for name, number in RANGES.items() if number == card.range)
        boost = f" {words.get('al-terminal-cards-boost', cost=card.boost)}" if card.boost >= 0 else ""
        return f"{MAGIC}{card.cost} {card.attack}{kind} {card.life}{LIFE}{boost}"
    if card.classes & WALL:
        return f"{WALL_SIGN} {card.life}{LIFE}"
    return words.attribute("al-phase-event", "short")


def hand(cards: Sequence[str], magic: int, words: Catalogue, width: int) -> RenderableType:
    """The cards of a hand: two lines each, or with a ``width`` as running text. What cannot be paid is faint."""
    counts = Counter(cards)
    chips = []
    for id in sorted(counts, key=lambda id: (BY_ID[id].classes & UNIT == 0, BY_ID[id].cost, id)):
        copies = f" ×{counts[id]}" if counts[id] > 1 else ""
        payable = BY_ID[id].cost <= magic
        name, values = words.get(f"al-card-{id}") + copies, card_values(id, words)
        ink = MAGIC_INK if payable else QUIET
        chips.append(Text.assemble((name, "bold" if payable else QUIET), " " if width else "\n", (values, ink)))
    return hand_of(chips, words.get("terminal-empty-hand"), width)
