"""What lies around the battlefield: the phases, both players' areas, the hand and the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text

from stonehall.games.summoner_wars.cards import ATTACK, BY_ID, MELEE, MOVE, PHASES, STRUCTURE, UNIT
from stonehall.games.summoner_wars.state import MAGIC_LIMIT
from stonehall.games.summoner_wars.view_shape import PieceView, SideView, View
from stonehall.locale import Catalogue
from stonehall.terminal.battlefield import ATTACKS, INKS, SIGNS, life_line
from stonehall.terminal.battlefield import phase_track as track
from stonehall.terminal.layout import LIFE, MAGIC, MAGIC_INK, QUIET, hand_of
from stonehall.terminal.summoner_wars.board import GATE
from stonehall.terminal.summoner_wars.board import STRUCTURE as STONE_SIGN


def phase_track(view: View, words: Catalogue, width: int) -> Text:
    """Whose turn it is and where in it we are."""
    left = {PHASES[MOVE]: view["moves_left"], PHASES[ATTACK]: view["attacks_left"]}
    phases = [(words.attribute(f"sw2-phase-{phase}", "short"), left.get(phase, -1)) for phase in PHASES]
    now = -1 if view["over"] else PHASES.index(view["phase"])
    return track(words, view["turn"], view["active"], phases, now, width)


def player_panel(view: View, side: SideView, words: Catalogue, name: str, width: int) -> Text:
    """A player's area in a few lines."""
    seat = side["seat"]
    who = " · ".join(filter(None, [words.get(f"seat-{seat}"), name]))
    lines = [Text(f"{SIGNS[seat]} {who}", f"bold {INKS[seat]}")]
    if side["faction"]:
        lines.append(Text(words.get(f"sw2-faction-{side['faction']}")))
    summoner = _summoner(view, seat)
    if summoner is not None:
        name = words.get(f"sw2-card-{summoner['card']}")
        lines.append(life_line(name, summoner["life"], summoner["full_life"], seat, width))
    held, piles = _held(side, words), _piles(side, words)
    line = Text(f"{words.get('sw2-word-magic')} ")
    line.append(f"{side['magic']}{MAGIC} ", f"bold {MAGIC_INK}")
    narrow = cell_len(f"{held} · {piles}") > width
    if narrow:
        line.append(f"· {held}")
    elif width - cell_len(line.plain) >= MAGIC_LIMIT:
        line.append(MAGIC * side["magic"], MAGIC_INK)
        line.append("·" * (MAGIC_LIMIT - side["magic"]), QUIET)
    lines += [line, Text(piles if narrow else f"{held} · {piles}")]
    for event in side["active"]:
        boosts = f" +{event['boosts']}" if event["boosts"] else ""
        lines.append(Text(f"» {words.get('sw2-card-' + event['card'])}{boosts}", "yellow"))
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return Text("\n").join(lines)


def player_line(view: View, side: SideView, words: Catalogue, name: str, width: int) -> Text:
    """A player's area in one line, for narrow terminals."""
    seat = side["seat"]
    line = Text(f" {SIGNS[seat]} {name or words.get(f'seat-{seat}')}", f"bold {INKS[seat]}")
    summoner = _summoner(view, seat)
    if summoner is not None:
        line.append(
            f"  {words.get('sw2-card-' + summoner['card'])} {summoner['life']}/{summoner['full_life']}{LIFE}", "bold"
        )
    line.append(f"  {side['magic']}{MAGIC}  ", f"bold {MAGIC_INK}")
    line.append(f"{_held(side, words)} · {_piles(side, words)}", "not bold default")
    for event in side["active"]:
        boosts = f" +{event['boosts']}" if event["boosts"] else ""
        line.append(f"  » {words.get('sw2-card-' + event['card'])}{boosts}", "yellow")
    line.truncate(width, overflow="ellipsis")
    return line


def _summoner(view: View, seat: str) -> PieceView | None:
    own = [piece for piece in view["pieces"] if "summoner" in piece["classes"] and piece["owner"] == seat]
    return own[0] if own else None


def _held(side: SideView, words: Catalogue) -> str:
    return words.get("sw2-terminal-held", hand=side["hand_size"])


def _piles(side: SideView, words: Catalogue) -> str:
    return words.get("sw2-terminal-piles", draw=side["draw_size"], discard=side["discard_size"])


def card_values(id: str, words: Catalogue) -> str:
    """Cost, strength and life of a card in the hand; the phase of an event."""
    card = BY_ID[id]
    cost = f"{MAGIC}{card.cost}"
    if card.classes & UNIT:
        kind = ATTACKS["melee" if card.attack == MELEE else "ranged"]
        return f"{cost} {card.strength}{kind} {card.life}{LIFE}"
    if card.classes & STRUCTURE:
        return f"{cost} {GATE if card.gate else STONE_SIGN} {card.life}{LIFE}"
    return f"{cost} {words.attribute('sw2-phase-' + PHASES[card.phase], 'short')}"


def hand(cards: Sequence[str], magic: int, words: Catalogue, width: int) -> RenderableType:
    """The cards of a hand: two lines each, or with a ``width`` as running text. What cannot be paid is faint."""
    counts = Counter(cards)
    chips = []
    for id in sorted(counts, key=lambda id: (BY_ID[id].classes & UNIT == 0, BY_ID[id].cost, id)):
        copies = f" ×{counts[id]}" if counts[id] > 1 else ""
        payable = BY_ID[id].cost <= magic
        name, values = words.get(f"sw2-card-{id}") + copies, card_values(id, words)
        chips.append(
            Text.assemble(
                (name, "bold" if payable else QUIET), " " if width else "\n", (values, MAGIC_INK if payable else QUIET)
            )
        )
    return hand_of(chips, words.get("terminal-empty-hand"), width)
