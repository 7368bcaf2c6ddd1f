"""Positions as text: one line per card or pile, readable and writable by hand (see docs/notation.md).

::

    summoner-wars position
    turn 5 south attack attacks 1 targeted
    south magic 4
    south hand ice-golem frost-mage
    south d1 svara damage 3
    south c3 frost-mage boosts 2 under ice-smith
    south active ice-ram
    north c8 ret-talus

What is not said is empty or 0. A moment in the middle of an effect also has the ids of the cards and the agenda.
"""

from __future__ import annotations

from stonehall.games.summoner_wars.abilities import BY_NUMBER
from stonehall.games.summoner_wars.board import GRID, NOWHERE, SEATS
from stonehall.games.summoner_wars.cards import CARDS, PHASES
from stonehall.games.summoner_wars.pieces import MARKS, Piece
from stonehall.games.summoner_wars.state import Attack, Side, State
from stonehall.games.summoner_wars.turn import phase_main
from stonehall.kernel.leaving import LEFT
from stonehall.toolkit.card_positions import attached_words, is_quiet, waiting_lines
from stonehall.toolkit.position import agenda_lines

HEAD = "summoner-wars position"
ATTACK_NUMBERS = ("bonus", "shield", "specials_are_melee", "heals", "amount")
TIES = ("active-wins", "draw")


def write(s: State) -> str:
    targeting = any(event.targets for event in s.events)
    quiet = not targeting and is_quiet(s, phase_main)
    lines = [HEAD, _settings(s), _turn(s)]
    for seat, side in enumerate(s.sides):
        lines += _side(SEATS[seat], side, s.summoner_of(seat) is None)
        for piece in sorted(s.own(seat), key=lambda piece: piece.square):
            lines.append(_piece(s, SEATS[seat], GRID.name(piece.square), piece, not quiet))
        events = [event for event in s.events if event.controller == seat]
        lines += [_piece(s, SEATS[seat], "active", event, not quiet) for event in events]
    if not quiet:
        lines += _middle(s)
    return "\n".join(lines) + "\n"


def _settings(s: State) -> str:
    tie = TIES[s.settings.both_summoners_draw]
    return f"settings both-summoners {tie} turn-limit {s.settings.turn_limit}"


def _turn(s: State) -> str:
    words = [f"turn {s.turn} {SEATS[s.active]} {PHASES[s.phase]}"]
    words += [f"moves {s.moves}"] if s.moves else []
    words += [f"attacks {s.attacks}"] if s.attacks else []
    words += ["targeted"] if s.targeted_enemy else []
    return " ".join(words)


def _side(seat: str, side: Side, gone: bool) -> list[str]:
    piles = {
        "hand": sorted(side.hand),
        "draw": sorted(side.pile.loose),
        "bottom": side.pile.bottom,
        "discard": sorted(side.discard),
        "public": sorted(side.public),
        "shown": sorted(side.shown),
        "foreign": sorted(side.foreign),
    }
    lines = [f"{seat} summoner {CARDS[side.summoner].id}"] if gone else []
    lines.append(f"{seat} magic {side.magic}")
    return lines + [
        f"{seat} {name} {' '.join(CARDS[card].id for card in cards)}" for name, cards in piles.items() if cards
    ]


def _piece(s: State, seat: str, place: str, piece: Piece, with_id: bool) -> str:
    words = [seat, place, piece.card.id]
    words += ["damage", str(piece.damage)] if piece.damage else []
    words += ["boosts", str(piece.boosts)] if piece.boosts else []
    words += ["bonus", str(piece.bonus)] if piece.bonus else []
    words += [name for name, bit in MARKS.items() if piece.marks & bit]
    for number in piece.used:
        words += ["used", BY_NUMBER[number].id]
    words += attached_words(s, piece, CARDS, SEATS)
    words += ["returns", SEATS[piece.returns_to]] if piece.returns_to >= 0 else []
    words += ["id", str(piece.id)] if with_id else []
    return " ".join(words)


def _middle(s: State) -> list[str]:
    """What only a moment in the middle of an effect (or the end of the game) has."""
    lines = []
    for piece in s.fallen.values():
        place = "active" if piece.square == NOWHERE else GRID.name(piece.square)
        lines.append("fallen " + _piece(s, SEATS[piece.controller], place, piece, True))
    if s.attack is not None:
        lines.append(_attack(s.attack))
    lines += waiting_lines(s)
    lines += agenda_lines(s)
    lines.append(f"next-id {s.next_id}")
    if s.over:
        lines.append(f"over {SEATS[s.winner] if s.winner >= 0 else 'nobody'} {s.reason or LEFT}")
    return lines


def _attack(attack: Attack) -> str:
    words = ["attack", str(attack.attacker), str(attack.target)]
    words += [f"{name} {value}" for name in ATTACK_NUMBERS if (value := int(getattr(attack, name)))]
    words += [f"roll {','.join(map(str, attack.roll))}"] if attack.roll else []
    words += [f"altering {BY_NUMBER[number].id},{id}" for number, id in attack.altering]
    return " ".join(words)
