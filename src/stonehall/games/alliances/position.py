"""Positions as text: one line per card or pile, readable and writable by hand (see docs/notation-alliances.md).

::

    alliances position
    turn 5 south attack attacks 1
    south hand hunter wall
    south magic savager wall@seen
    south d1 mugglug wounds 3
    south c3 hunter under wall
    south c3 vine-wall wounds 1
    north c8 sunderved

What is not said is empty or 0. Piles with an order go from their bottom to their top. A moment in the middle of an
effect also has the ids of the cards and the agenda.
"""

from __future__ import annotations

from collections.abc import Sequence

from stonehall.games.alliances.abilities import BY_NUMBER
from stonehall.games.alliances.board import NOWHERE, SEATS
from stonehall.games.alliances.cards import CARDS, FACTIONS, PHASES
from stonehall.games.alliances.deck import kinds_of
from stonehall.games.alliances.pieces import MARKS, THIS_TURN, Piece
from stonehall.games.alliances.state import ATTACKS_PER_TURN, MOVES_IN_FIRST_TURN, MOVES_PER_TURN, Attack, Side, State
from stonehall.games.alliances.turn import phase_main
from stonehall.kernel.leaving import LEFT
from stonehall.toolkit.card_positions import attached_words, is_quiet, waiting_lines
from stonehall.toolkit.position import agenda_lines

HEAD = "alliances position"
LAST_SUMMONERS = ("active-wins", "draw")
LASTS = ("turn", "until-next", "through-next")
"""How long an effect lasts, by ``Piece.lasts``."""
GRAVES = ("magic", "discard", "elsewhere")
SEEN = "@seen"
COUNTERS = ("wounds", "poison", "squares", "bonus")
ATTACK_NUMBERS = ("bonus", "count", "hits", "struck", "amount")


def write(s: State) -> str:
    targeting = any(event.targets for event in s.events)
    quiet = not targeting and is_quiet(s, phase_main)
    lines = [HEAD, _settings(s), _turn(s)]
    for seat, side in enumerate(s.sides):
        lines += _side(SEATS[seat], side, s.summoner_of(seat) is None)
    # In the order in which they came into play: effects whose order nobody is asked for follow it.
    lines += [_piece(s, s.grid.name(piece.square), piece, not quiet) for piece in s.field]
    lines += [_piece(s, "lasting", event, not quiet) for event in s.events]
    if not quiet:
        lines += _middle(s)
    return "\n".join(lines) + "\n"


def _settings(s: State) -> str:
    tie = LAST_SUMMONERS[s.settings.last_summoners_draw]
    return f"settings seats {s.settings.seats} last-summoners {tie} turn-limit {s.settings.turn_limit}"


def most_moves(turn: int) -> int:
    """How many units may be moved in a turn, if no card says otherwise (SW1-TURN-7)."""
    return MOVES_IN_FIRST_TURN if turn == 1 else MOVES_PER_TURN


def _turn(s: State) -> str:
    words = [f"turn {s.turn} {SEATS[s.active]} {PHASES[s.phase]}"]
    words += [f"moves {s.moves}"] if s.moves else []
    words += [f"most-moves {s.most_moves}"] if s.most_moves != most_moves(s.turn) else []
    words += [f"attacks {s.attacks}"] if s.attacks else []
    words += [f"most-attacks {s.most_attacks}"] if s.most_attacks != ATTACKS_PER_TURN else []
    words += [f"events {s.events_played}"] if s.events_played else []
    words += ["summoning"] if s.may_summon else []
    return " ".join(words)


def _side(seat: str, side: Side, gone: bool) -> list[str]:
    lines = [f"{seat} summoner {CARDS[side.summoner].id}"] if gone else []
    lines += [f"{seat} out"] if side.eliminated else []
    if side.summoner < 0 or side.kinds != kinds_of(FACTIONS[CARDS[side.summoner].faction]):
        lines.append(f"{seat} deck {_ids(sorted(side.kinds))}")
    piles = {
        "hand": sorted(side.hand),
        "shown": sorted(side.shown),
        "draw": sorted(side.pile.loose),
        "discard": side.discard,
        "conjurations": side.conjurations,
        "prison": side.prison,
        "removed": side.removed,
    }
    lines += [f"{seat} {name} {_ids(cards)}" for name, cards in piles.items() if cards]
    for name, cards, seen in (
        ("top", side.pile.top, side.top_seen),
        ("bottom", side.pile.bottom, side.bottom_seen),
    ):
        lines += [f"{seat} {name} {' '.join(map(_known_card, cards, seen))}"] if cards else []
    if side.glimpsed:
        lines.append(f"{seat} glimpsed {' '.join([_known_card(card, 1 << by) for by, card in side.glimpsed])}")
    if side.magic:
        known = zip(side.magic, side.magic_seen, strict=True)
        lines.append(f"{seat} magic {' '.join([CARDS[card].id + SEEN * seen for card, seen in known])}")
    lines += [f"{seat} vine-walls {side.vine_walls}"] if side.vine_walls else []
    lines += [f"{seat} declines {' '.join([BY_NUMBER[own].id for own in side.standing])}"] if side.standing else []
    return lines


def _known_card(card: int, seen: int) -> str:
    """A card that some seats know: ``savager@south``."""
    seats = [seat for place, seat in enumerate(SEATS) if seen & 1 << place]
    return "@".join([CARDS[card].id, *seats])


def _ids(cards: Sequence[int]) -> str:
    return " ".join([CARDS[card].id for card in cards])


def _piece(s: State, place: str, piece: Piece, with_id: bool) -> str:
    words = [SEATS[piece.controller], place, piece.card.id]
    for name in COUNTERS:
        number = int(getattr(piece, name))
        words += [name, str(number)] if number else []
    words += ["boosts", str(piece.boosts)] if piece.boosts else []
    words += [name for name, bit in MARKS.items() if piece.marks & bit]
    for number in piece.used:
        words += ["used", BY_NUMBER[number].id]
    words += attached_words(s, piece, CARDS, SEATS)
    words += ["returns", SEATS[piece.returns_to]] if piece.returns_to >= 0 else []
    words += ["lasts", LASTS[piece.lasts]] if piece.lasts != THIS_TURN else []
    words += ["until", SEATS[piece.until_seat]] if piece.until_seat >= 0 else []
    words += ["named", CARDS[piece.alias].id] if piece.alias >= 0 else []
    words += ["grave", SEATS[piece.grave[0]], GRAVES[piece.grave[1]]] if piece.grave[0] >= 0 else []
    words += ["id", str(piece.id)] if with_id else []
    return " ".join(words)


def _middle(s: State) -> list[str]:
    """What only a moment in the middle of an effect (or the end of the game) has."""
    lines = []
    for piece in s.fallen.values():
        place = "lasting" if piece.square == NOWHERE else s.grid.name(piece.square)
        lines.append("fallen " + _piece(s, place, piece, True))
    if s.attack is not None:
        lines.append(_attack(s.attack))
    if s.rolling is not None:
        rolling = s.rolling
        lines.append(f"rolling {SEATS[rolling.seat]} {rolling.roller} {int(rolling.attack)} {_numbers(rolling.dice)}")
    for hurt in s.woundings:
        lines.append(f"wounding {hurt.card} {hurt.amount} {SEATS[hurt.by]} {hurt.source} {int(hurt.attack)}")
    lines += [f"slain {SEATS[seat]}" for seat in s.slain]
    lines += waiting_lines(s) + agenda_lines(s)
    lines.append(f"next-id {s.next_id}")
    if s.over:
        winner = SEATS[s.seating.seats_of[s.winner][0]] if s.winner >= 0 else "nobody"
        lines.append(f"over {winner} {s.reason or LEFT}")
    return lines


def _numbers(numbers: tuple[int, ...]) -> str:
    return ",".join(map(str, numbers))


def _attack(attack: Attack) -> str:
    words = ["attack", str(attack.attacker)]
    words += [f"target {target}" for target in attack.targets]
    words += [f"{name} {value}" for name in ATTACK_NUMBERS if (value := int(getattr(attack, name)))]
    words += [f"dice {_numbers(attack.dice)}"] if attack.dice else []
    words += [f"placed {_numbers(attack.placed)}"] if attack.placed else []
    return " ".join(words)
