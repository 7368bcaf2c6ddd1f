"""What a seat may see, as plain data: the only way information leaves a state towards a person or a bot."""

from __future__ import annotations

from stonehall.games.tash_kalar.arena import GRID, NOWHERE, squares_of
from stonehall.games.tash_kalar.cards import CARDS, RANKS, Part, task_of
from stonehall.games.tash_kalar.notation import NOTATION
from stonehall.games.tash_kalar.seating import FORMS, MOST_SIDES, NO_CARD, SEATS
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.summon import uses_of
from stonehall.games.tash_kalar.view_shape import FlareView, PartView, PieceView, SideView, TaskView
from stonehall.kernel.decision import Decision


def see(s: State, seat: int | None) -> dict[str, object]:
    """What the seat may see of the table; ``None`` is a spectator, who sees no hand (TK-HAND-6, TK-TEAM-11)."""
    return {
        "form": FORMS[s.settings.form],
        "teams": s.settings.teams,
        "goal": s.settings.goal,
        "player": SEATS[s.player],
        "actions": s.actions,
        "last_turns": s.last_turns,
        "effect": CARDS[s.card].id if s.card != NO_CARD else "",
        "being": _square(s.being),
        "pieces": [_piece(s, square) for square in squares_of(s.occupied)],
        "gateway": _square(s.gateway),
        "kept": {"square": "", "owner": SEATS[s.kept >> 2], "rank": RANKS[s.kept & 3]} if s.kept else None,
        "sides": [_side(s, owner, seat) for owner in range(s.settings.seats)],
        "tasks": [_task(s, card) for card in s.current_tasks],
        "next_task": CARDS[s.next_task].id if s.next_task != NO_CARD else "",
        "tasks_size": len(s.tasks),
        "legends_size": len(s.legends),
        "legends_discard": [CARDS[card].id for card in s.legends_discard],
        "flares_size": len(s.flares),
        "flares_discard": [CARDS[card].id for card in s.flares_discard],
        "behind": [] if seat is None else _behind(s, s.settings.seating.side_of[seat]),
    }


def _square(square: int) -> str:
    return "" if square == NOWHERE else GRID.name(square)


def _piece(s: State, square: int) -> PieceView:
    return {"square": GRID.name(square), "owner": SEATS[s.side_on(square)], "rank": RANKS[s.rank_on(square)]}


def _ids(cards: list[int]) -> list[str]:
    return sorted([CARDS[card].id for card in cards])


def _side(s: State, owner: int, seat: int | None) -> SideView:
    own = s.seats[owner]
    seating = s.settings.seating
    side = seating.side_of[owner]
    mine = owner == seat
    ours = seat is not None and seating.are_allies(owner, seat)
    others = seating.other_sides(side)
    return {
        "seat": SEATS[owner],
        "owner": SEATS[side],
        "school": s.settings.schools[owner],
        "score": s.score(side),
        "points": {SEATS[other]: s.points_in(side, other) for other in others},
        "claimed": [CARDS[card].id for card in s.claimed[side]],
        "improvised": [SEATS[other] for other in others if not s.improvised[side] >> other & 1],
        "discs": s.discs[side],
        "legendary_pieces": s.legendary_supply[side],
        "lost": {RANKS[rank]: s.kills[side * MOST_SIDES + rank] for rank in range(1, MOST_SIDES)},
        "hand": _ids(own.hand) if mine else None,
        "legends": _ids(own.legends) if ours else None,
        "flares": _ids(own.flares) if mine else None,
        "hand_size": len(own.hand),
        "legends_size": len(own.legends),
        "flares_size": len(own.flares),
        "draw_size": len(own.pile),
        "discard": [CARDS[card].id for card in own.discard],
        "aside": CARDS[own.aside].id if own.aside != NO_CARD else "",
        "slowed": bool(s.slowed_sides >> side & 1),
    }


def _task(s: State, card: int) -> TaskView:
    task = task_of(card)
    return {
        "card": task.id,
        "points": task.points,
        "category": task.category,
        "fulfilled": task.holds(s, s.side),
        "progress": {SEATS[side]: [_part(part) for part in task.measure(s, side)] for side in range(s.settings.sides)},
    }


def _part(part: Part) -> PartView:
    of, reached, needed = part
    return {"of": of, "reached": reached, "needed": needed}


def _behind(s: State, side: int) -> list[FlareView]:
    return [
        {
            "opponent": SEATS[other],
            "upgraded": s.upgraded[other].bit_count() - s.upgraded[side].bit_count(),
            "pieces": s.pieces[other].bit_count() - s.pieces[side].bit_count(),
        }
        for other in s.settings.seating.other_sides(side)
    ]


def see_decision(s: State, decision: Decision, mine: bool) -> dict[str, object]:
    """What the pending decision is about, and what each option to summon makes use of."""
    about = decision.about if mine and len(decision.about) == 2 else ()
    return {
        "card": CARDS[about[0]].id if about else "",
        "square": _square(about[1]) if about else "",
        "uses": _uses(s) if mine else {},
    }


def _uses(s: State) -> dict[str, list[list[str]]]:
    return {
        NOTATION.write(option): [[GRID.name(square) for square in squares_of(used)] for used in patterns]
        for option, patterns in uses_of(s)
    }
