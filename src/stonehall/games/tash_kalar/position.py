"""Positions as text: one line per kind of pieces or pile, readable and writable by hand (see docs/notation.md).

::

    tash-kalar position
    settings form duel seats 2 turn-limit 1000
    turn 5 south actions 2
    south school northern
    south common c3 d4 e5
    south heroic d6
    south points north 4
    south hand knight messenger hell-bull f3-6a
    north school southern
    north common g3 g4

What is not said is empty or 0. A moment in the middle of an effect also has the effect and the agenda.
"""

from __future__ import annotations

from stonehall.games.tash_kalar.arena import GRID, NOWHERE, squares_of
from stonehall.games.tash_kalar.cards import CARDS, RANKS
from stonehall.games.tash_kalar.patterns import TURNS
from stonehall.games.tash_kalar.seating import FORMS, MOST_SIDES, NO_CARD, NOBODY, SEATS, Seat
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.turn import turn_main
from stonehall.kernel.leaving import LEFT
from stonehall.kernel.pile import Pile
from stonehall.toolkit.position import agenda_lines

HEAD = "tash-kalar position"
COUNTERS = (
    "summoned", "summoned_on_red", "summoned_on_green", "summoned_legends", "extra_beings", "extra_legends",
    "extra_turns", "wild_empties",
)  # fmt: skip
"""Numbers of the turn line."""
FLAGS = ("discarded", "loan", "doubled", "in_extra_turn", "exhausted")
"""Words of the turn line."""


def write(s: State) -> str:
    quiet = not s.agenda and s.is_asked_in(turn_main) and not s.over
    lines = [HEAD, _settings(s), _turn(s)]
    for seat in range(s.settings.seats):
        lines.append(f"{SEATS[seat]} school {s.settings.schools[seat]}")
        if seat < s.settings.sides:
            lines += _side(s, seat)
        lines += _seat(SEATS[seat], s.seats[seat])
    lines += _pile("legends", s.legends, s.legends_discard) + _pile("flares", s.flares, s.flares_discard)
    lines += _pile("tasks", s.tasks, [])
    for name, cards in (("current", s.current_tasks), ("aside", sorted(s.tasks_aside))):
        lines += [f"tasks {name} {_ids(cards)}"] if cards else []
    lines += [f"tasks next {CARDS[s.next_task].id}"] if s.next_task != NO_CARD else []
    lines += _effect(s) if s.card != NO_CARD else []
    if not quiet:
        lines += agenda_lines(s)
    if s.over:
        lines.append(f"over {s.reason or LEFT}")
    return "\n".join(lines) + "\n"


def _ids(cards: list[int]) -> str:
    return " ".join([CARDS[card].id for card in cards])


def _names(mask: int) -> str:
    return " ".join([GRID.name(square) for square in squares_of(mask)])


def _piece(code: int) -> str:
    """A piece as it is written on the board, in words."""
    return f"{SEATS[code >> 2]}-{RANKS[code & 3]}"


def _settings(s: State) -> str:
    settings = s.settings
    teams = "teams " if settings.teams else ""
    return f"settings form {FORMS[settings.form]} seats {settings.seats} {teams}turn-limit {settings.turn_limit}"


def _turn(s: State) -> str:
    words = [f"turn {s.turn} {SEATS[s.active]} actions {s.actions}"]
    words += [f"player {SEATS[s.player]}"] if s.player != s.active else []
    words += [name.replace("_", "-") for name in FLAGS if getattr(s, name)]
    words += [f"{name.replace('_', '-')} {value}" for name in COUNTERS if (value := int(getattr(s, name)))]
    words += [f"last-turns {s.last_turns}"] if s.last_turns >= 0 else []
    words += [f"lender {SEATS[s.lender]}"] if s.lender != NOBODY else []
    words += [f"fewer {SEATS[side]}" for side in range(s.settings.sides) if s.slowed_sides >> side & 1]
    words += [f"warped {CARDS[card].id}" for card in s.warped]
    words += [f"gateway {GRID.name(s.gateway)}"] if s.gateway != NOWHERE else []
    words += [f"kept {_piece(s.kept)}"] if s.kept else []
    return " ".join(words)


def _side(s: State, side: int) -> list[str]:
    name = SEATS[side]
    by_rank = (s.pieces[side] & ~s.upgraded[side], s.upgraded[side] & ~s.legendary[side], s.legendary[side])
    lines = [f"{name} {RANKS[rank]} {_names(mask)}" for rank, mask in enumerate(by_rank, 1) if mask]
    points = s.points[side * MOST_SIDES : (side + 1) * MOST_SIDES]
    scored = [f"{SEATS[colour]} {count}" for colour, count in enumerate(points) if count]
    lines += [f"{name} points {' '.join(scored)}"] if scored else []
    lost = s.kills[side * MOST_SIDES + 1 : (side + 1) * MOST_SIDES]
    lines += [f"{name} lost {' '.join(map(str, lost))}"] if any(lost) else []
    removed = s.removed[side * MOST_SIDES + 1 : (side + 1) * MOST_SIDES]
    lines += [f"{name} removed {' '.join(map(str, removed))}"] if any(removed) else []
    used = [SEATS[colour] for colour in range(MOST_SIDES) if s.improvised[side] >> colour & 1]
    lines += [f"{name} improvised {' '.join(used)}"] if used else []
    lines += [f"{name} claimed {_ids(list(s.claimed[side]))}"] if s.claimed[side] else []
    return lines


def _seat(name: str, seat: Seat) -> list[str]:
    hand = sorted(seat.hand) + sorted(seat.legends) + sorted(seat.flares)
    lines = [f"{name} hand {_ids(hand)}"] if hand else []
    lines += [f"{name} aside {CARDS[seat.aside].id}"] if seat.aside != NO_CARD else []
    return lines + _pile(name, seat.pile, seat.discard)


def _pile(name: str, pile: Pile, discard: list[int]) -> list[str]:
    piles = {"top": pile.top, "draw": sorted(pile.loose), "bottom": pile.bottom, "discard": discard}
    return [f"{name} {what} {_ids(cards)}" for what, cards in piles.items() if cards]


def _effect(s: State) -> list[str]:
    """The effect being carried out: its card, the declared orientation, and the pieces it speaks of."""
    words = ["effect", CARDS[s.card].id]
    if s.square != NOWHERE:
        turn = TURNS[s.being_card().shapes[s.shape].turn]
        words += ["square", GRID.name(s.square), "turned", turn]
        words += ["being", GRID.name(s.being)] if s.being != NOWHERE else []
        words += ["crushed", _piece(s.crushed)] if s.crushed else []
        words += ["fate", "under"] if s.goes_under else []
        words += ["used", _names(s.used)] if s.used else []
    return [" ".join(words)]
