"""What must be true after every play, whatever the cards did.

All of it is counted anew from the board and the piles, square by square: nothing here trusts the masks and the numbers
that the rules keep for speed.
"""
# interpreted: checked in simulations only

from __future__ import annotations

from collections import Counter

from stonehall.games.tash_kalar.arena import BIT, COLOURED, GRID, NOWHERE, SIZE, SQUARES, in_arena
from stonehall.games.tash_kalar.cards import (
    CARDS,
    COMMON,
    DECKS,
    FLARES,
    LEGENDARY,
    LEGENDS,
    NETHERVOID,
    TASKS,
    being_of,
    task_of,
)
from stonehall.games.tash_kalar.draw import FLARES as FLARES_IN_HAND
from stonehall.games.tash_kalar.patterns import TURNS
from stonehall.games.tash_kalar.seating import (
    HIGH_FORM,
    LEGENDARY_PIECES,
    MELEE,
    MOST_SIDES,
    NO_CARD,
    NOBODY,
    PENDING_COST,
    SEATS,
)
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.summon import TURNED, pick_piece
from stonehall.games.tash_kalar.task import CURRENT


def invariant_errors(s: State) -> list[str]:
    """Pieces and cards are conserved, points can be explained, every offered summoning fits, the turn is possible."""
    return pieces(s) + cards(s) + points(s) + points_of_tasks(s) + summonings(s) + turn(s) + gateway(s)


# Pieces ---------------------------------------------------------------------------------------------------------------


def pieces(s: State) -> list[str]:
    """Every piece of a colour is either in the arena or in supply, and the masks say what the board says."""
    wrong = []
    standing: Counter[int] = Counter()
    masks = [[0] * (LEGENDARY + 1) for _ in range(s.settings.sides)]
    for square in range(SIZE):
        code = s.board[square]
        if not code:
            continue
        side, rank = code >> 2, code & 3
        if not in_arena(square) or side >= s.settings.sides or rank < COMMON:
            wrong.append(f"{code} stands on square {square}")
            continue
        standing[code] += 1
        for lower in range(COMMON, rank + 1):
            masks[side][lower] |= 1 << square
    for side, (_, pieces, upgraded, legendary) in enumerate(masks):
        if (s.pieces[side], s.upgraded[side], s.legendary[side]) != (pieces, upgraded, legendary):
            wrong.append(f"the masks of {SEATS[side]} are not what stands on the board")
        crowns = standing[side * 4 + LEGENDARY]
        discs = sum([standing[side * 4 + rank] for rank in range(COMMON, LEGENDARY)])
        away = [s.removed[side * 4 + rank] + int(s.kept == side * 4 + rank) for rank in range(LEGENDARY + 1)]
        crowns += away[LEGENDARY]
        discs += sum(away[COMMON:LEGENDARY])
        if s.discs[side] < 0 or s.discs[side] + discs != s.settings.discs:
            wrong.append(f"{SEATS[side]} has {discs} discs in play and {s.discs[side]} in supply")
        if s.legendary_supply[side] < 0 or s.legendary_supply[side] + crowns != LEGENDARY_PIECES:
            wrong.append(
                f"{SEATS[side]} has {crowns} legendary pieces in play and {s.legendary_supply[side]} in supply"
            )
    for name, whole, parts in (
        ("pieces", s.occupied, s.pieces), ("upgraded", s.all_upgraded, s.upgraded),
        ("legendary", s.all_legendary, s.legendary),
    ):  # fmt: skip
        if whole != sum(parts):
            wrong.append(f"the mask of all {name} is not that of all sides")
    return wrong


# Cards ----------------------------------------------------------------------------------------------------------------


def cards(s: State) -> list[str]:
    """Every card is in exactly one place: a pile, a hand, a discard pile, the task board, or being carried out."""
    wrong = []
    shown = [card_shown(s)] if card_shown(s) != NO_CARD else []
    deck_shown = CARDS[shown[0]].deck if shown else ""
    legends = s.legends.cards() + s.legends_discard
    flares = s.flares.cards() + s.flares_discard
    for seat, own in enumerate(s.seats):
        school = s.settings.schools[seat]
        found = own.pile.cards() + own.hand + own.discard + ([own.aside] if own.aside != NO_CARD else [])
        if seat == s.active and deck_shown not in (LEGENDS, FLARES) and own.aside not in shown:
            found += shown
        wrong += misplaced(f"the deck of {SEATS[seat]}", found, DECKS[school])
        legends += own.legends
        flares += own.flares
        if len(own.flares) > FLARES_IN_HAND:
            wrong.append(f"{SEATS[seat]} holds {len(own.flares)} flares")
    wrong += misplaced("the legends", legends + (shown if deck_shown == LEGENDS else []), DECKS[LEGENDS])
    wrong += misplaced("the flares", flares + (shown if deck_shown == FLARES else []), DECKS[FLARES])
    tasks = s.tasks.cards() + s.current_tasks + s.tasks_aside + [card for claimed in s.claimed for card in claimed]
    tasks += [s.next_task] if s.next_task != NO_CARD else []
    wrong += misplaced("the tasks", tasks, DECKS[TASKS] if s.settings.form == HIGH_FORM else [])
    if len(s.current_tasks) > CURRENT:
        wrong.append(f"{len(s.current_tasks)} tasks are current")
    if s.settings.teams:
        for first in range(2):
            if s.seats[first].legends and s.seats[s.settings.seating.partner(first)].legends:
                wrong.append(f"{SEATS[first]} and {SEATS[first + 2]} hold legends at the same time")
    return wrong


def card_shown(s: State) -> int:
    """The card that is being carried out, or waits for its piece to be picked up."""
    if s.card == NO_CARD and s.decision is not None and s.asking_frame is not None and s.asking_frame[0] is pick_piece:
        return int(s.asking_frame[1][0])
    return s.card


def misplaced(where: str, found: list[int], deck: list[int]) -> list[str]:
    now, printed = Counter(found), Counter(deck)
    return [
        f"{where}: {CARDS[card].id} is there {now[card]} times instead of {printed[card]}"
        for card in sorted(now | printed)
        if now[card] != printed[card]
    ]


# Points ---------------------------------------------------------------------------------------------------------------


def points(s: State) -> list[str]:
    """Points are in enemy colours only; no kill is one's own."""
    wrong = []
    melee, tasks = s.settings.form == MELEE, s.settings.form == HIGH_FORM
    for side in range(s.settings.sides):
        row = s.points[side * MOST_SIDES : (side + 1) * MOST_SIDES]
        for colour, count in enumerate(row):
            if count < 0 or (count and (colour == side or colour >= s.settings.sides)):
                wrong.append(f"{SEATS[side]} has {count} points in the colour of {SEATS[colour]}")
        if s.claimed[side] and not tasks:
            wrong.append(f"{SEATS[side]} has claimed tasks")
        seats = [s.seats[seat] for seat in s.settings.seating.seats_of[side]]
        cost = sum([PENDING_COST for own in seats if own.aside != NO_CARD and being_of(own.aside).warp is not None])
        others = [colour for colour in range(s.settings.sides) if colour != side]
        there = [colour for colour in others if colour not in s.left] or others
        enemies = [row[colour] - cost for colour in there]
        score = min(enemies) + (sum([code == side * 4 + LEGENDARY for code in s.board]) if tasks else 0)
        if s.score(side) != score:
            wrong.append(f"the score of {SEATS[side]} is {s.score(side)} instead of {score}")
        if (
            s.improvised[side] >> side & 1
            or s.improvised[side] >> s.settings.sides
            or (s.improvised[side] and not melee)
        ):
            wrong.append(f"{SEATS[side]} has improvised with the colours {s.improvised[side]:b}")
    if min(s.kills) < 0 or any(s.kills[s.side * MOST_SIDES : (s.side + 1) * MOST_SIDES]):
        wrong.append(f"{SEATS[s.side]} has destroyed {s.kills}, own pieces among them")
    return wrong


def points_of_tasks(s: State) -> list[str]:
    """The points of High Form are those of the tasks claimed."""
    wrong = []
    for side in range(s.settings.sides if s.settings.form == HIGH_FORM else 0):
        total = sum(s.points[side * MOST_SIDES : (side + 1) * MOST_SIDES])
        if total != sum([task_of(card).points for card in s.claimed[side]]):
            wrong.append(f"{SEATS[side]} has {total} points, but not by its tasks")
    return wrong


# Summonings -----------------------------------------------------------------------------------------------------------


def summonings(s: State) -> list[str]:
    """Every summoning on offer fits in the orientation it names (or in some), with no more than the pieces lent."""
    decision = s.decision
    if decision is None or decision.is_chance:
        return []
    return [
        f"{s.text_of(option)} does not fit"
        for option in decision.options
        if option.verb == "summon" and not fits(s, option.args)
    ]


def fits(s: State, args: tuple[int, ...]) -> bool:
    card, square = args[0], args[1]
    turns = [detail - TURNED for detail in args[2:] if detail >= TURNED] or list(range(len(TURNS)))
    improvised = [detail for detail in args[2:] if detail < TURNED]
    being = being_of(card)
    if not in_arena(square) or s.rank_on(square) > being.rank:
        return False
    if being.anywhere:
        pattern = being.pattern.replace("c", "C", 1)
        free = not s.board[square] and not BIT[square] & COLOURED
        return free and any(
            drawn_pieces_stand(s, pattern, turn, anchor, improvised) for turn in turns for anchor in SQUARES
        )
    return any(drawn_pieces_stand(s, being.pattern, turn, square, improvised) for turn in turns)


def drawn_pieces_stand(s: State, pattern: str, turn: int, square: int, improvised: list[int]) -> bool:
    """Go through the drawing as it is printed, letter by letter, and look what stands there in this orientation."""
    drawn = {
        (column, row): letter
        for row, line in enumerate(pattern.split())
        for column, letter in enumerate(line)
        if letter != "."
    }
    x, y = next(place for place, letter in drawn.items() if letter in "XCH")
    own = s.side if s.lender == NOBODY else s.lender
    borrowed, blanks = [], 0
    for (column, row), letter in drawn.items():
        right, down = column - x, row - y
        if turn >= 4:
            right = -right
        for _ in range(turn % 4):
            right, down = -down, right
        column_there, row_there = GRID.column_of[square] + right, GRID.row_of[square] + down
        if not (0 <= column_there < 9 and 0 <= row_there < 9):
            return False
        there = GRID.at(row_there, column_there)
        if not in_arena(there):
            return False
        if letter == "X":
            continue
        if not s.rank_on(there) and letter in "cC":
            blanks += 1
        elif s.rank_on(there) < (1 if letter in "cC" else 2):
            return False
        elif s.side_on(there) != own:
            borrowed.append(there)
    lent = [there for there in borrowed if there not in improvised]
    return len(lent) <= int(s.loan) and blanks <= s.wild_empties and all(there in borrowed for there in improvised)


def is_gateway(s: State, code: int) -> bool:
    """Whether a piece, written as on the board, can be the Gateway (TK-GATE-1)."""
    if not code or code & 3 == LEGENDARY or NETHERVOID not in s.settings.schools:
        return False
    return code >> 2 == s.settings.seating.side_of[s.settings.schools.index(NETHERVOID)]


# The turn -------------------------------------------------------------------------------------------------------------


def turn(s: State) -> list[str]:
    """Who acts is whose turn it is or the partner, and an effect speaks of pieces that stand there."""
    wrong = []
    if s.actions < 0:
        wrong.append(f"{s.actions} actions are left")
    side_of = s.settings.seating.side_of
    if s.side != side_of[s.active] or s.side != side_of[s.player]:
        wrong.append(f"{SEATS[s.player]} acts in the turn of {SEATS[s.active]} for {SEATS[s.side]}")
    if s.last_turns > s.settings.seats:
        wrong.append(f"{s.last_turns} last turns are left")
    if s.being != NOWHERE and (not s.board[s.being] or s.side_on(s.being) != s.side):
        wrong.append(f"the being on {GRID.name(s.being)} is not there")
    if s.used & ~s.occupied:
        wrong.append("a piece used for the summoning is not there")
    if s.card == NO_CARD and (s.being != NOWHERE or s.used or s.square != NOWHERE):
        wrong.append("an effect goes on without its card")
    return wrong


def gateway(s: State) -> list[str]:
    if s.gateway == NOWHERE or is_gateway(s, s.board[s.gateway]):
        return []
    return [f"the Gateway on {GRID.name(s.gateway)} is not there"]
