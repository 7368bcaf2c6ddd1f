"""Reading positions: what each line says, and whether it can be."""

from __future__ import annotations

from stonehall.games.summoner_wars.abilities import ABILITIES
from stonehall.games.summoner_wars.board import GRID, NOWHERE, SEATS
from stonehall.games.summoner_wars.cards import BY_ID, EVENT, PHASES, STRUCTURE, SUMMONER, UNIT, Card
from stonehall.games.summoner_wars.pieces import MARKS, Piece
from stonehall.games.summoner_wars.position import ATTACK_NUMBERS, HEAD
from stonehall.games.summoner_wars.state import MAGIC_LIMIT, TURN_LIMIT, Attack, Settings, Side, State
from stonehall.games.summoner_wars.steps import step
from stonehall.games.summoner_wars.turn import phase_main
from stonehall.kernel.game import AnyGame
from stonehall.kernel.pile import Pile
from stonehall.kernel.spelling import did_you_mean
from stonehall.toolkit.position import PositionReader

PILES = ("hand", "draw", "bottom", "discard", "public", "shown", "foreign")
COUNTERS = ("damage", "boosts", "bonus", "id")
WORDS = (*COUNTERS, *MARKS, "used", "under", "lent", "target", "owner", "returns")


class Reader(PositionReader):
    """Reads one text into one state."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(HEAD, step)
        settings = Settings(both_summoners_draw=False, turn_limit=TURN_LIMIT)
        self.state = State(game, settings, [Side(Pile()) for _ in SEATS])

    def read(self, text: str) -> State:
        self.read_lines(text)
        self.check()
        self.resume(self.state, phase_main)
        return self.state

    def line(self, words: list[str]) -> None:
        s = self.state
        head, rest = words[0], words[1:]
        if head in SEATS:
            self.seat_line(SEATS.index(head), rest)
        elif head == "turn":
            self.turn_line(rest)
        elif head == "settings":
            pairs = dict(zip(rest[::2], rest[1::2], strict=True))
            s.settings = Settings(pairs.get("both-summoners") == "draw", int(pairs.get("turn-limit", TURN_LIMIT)))
        elif head == "fallen":
            piece = self.piece(SEATS.index(rest[0]), rest[1], rest[2:])
            if piece is not None:
                s.fallen[piece.id] = piece
        elif head == "attack":
            s.attack = self.attack(rest)
        elif head == "waiting":
            payload = tuple(int(word) for word in rest[3:])
            s.waiting.append((int(rest[0]), ABILITIES[rest[1]].number, int(rest[2]), payload))
        elif head == "next-id":
            s.next_id = int(rest[0])
        elif head == "over":
            s.over = True
            s.winner = SEATS.index(rest[0]) if rest[0] in SEATS else -1
            s.reason = rest[1]
        else:
            self.wrong(f"{head!r} begins no line of a position (south, north, turn, settings …)")

    def turn_line(self, words: list[str]) -> None:
        s = self.state
        s.turn = int(words[0])
        s.active = SEATS.index(words[1])
        s.phase = PHASES.index(words[2])
        rest = words[3:]
        while rest:
            if rest[0] == "targeted":
                s.targeted_enemy = True
                rest = rest[1:]
            elif rest[0] in ("moves", "attacks"):
                if rest[0] == "moves":
                    s.moves = int(rest[1])
                else:
                    s.attacks = int(rest[1])
                rest = rest[2:]
            else:
                self.wrong(f"{rest[0]!r} is not known in a turn line (moves, attacks, targeted)")
                return

    def seat_line(self, seat: int, words: list[str]) -> None:
        side = self.state.sides[seat]
        what, rest = words[0], words[1:]
        if what == "magic":
            side.magic = int(rest[0])
            if not 0 <= side.magic <= MAGIC_LIMIT:
                self.wrong(f"magic goes from 0 to {MAGIC_LIMIT}, not {side.magic}")
        elif what == "summoner":
            card = self.card(rest[0])
            side.summoner = -1 if card is None else card.number
        elif what in PILES:
            cards = [card.number for word in rest if (card := self.card(word)) is not None]
            if what == "draw":
                side.pile.loose += cards
            elif what == "bottom":
                side.pile.bottom += cards
            else:
                {
                    "hand": side.hand,
                    "discard": side.discard,
                    "public": side.public,
                    "shown": side.shown,
                    "foreign": side.foreign,
                }[what].extend(cards)
        else:
            self.put(seat, what, rest)

    def put(self, seat: int, place: str, words: list[str]) -> None:
        s = self.state
        piece = self.piece(seat, place, words)
        if piece is None:
            return
        fits = EVENT if piece.square == NOWHERE else UNIT | STRUCTURE
        if not piece.card.classes & fits:
            self.wrong(
                f"{piece.card.id} cannot lie {'in the active area' if place == 'active' else 'on the battlefield'}"
            )
        elif piece.square == NOWHERE:
            s.bring(piece)
        elif s.board[piece.square] is not None:
            self.wrong(f"two cards on {place}: {s.on(piece.square).card.id} and {piece.card.id}")
        elif piece.id in s.pieces:
            self.wrong(f"two cards have the id {piece.id}")
        else:
            s.bring(piece)

    def piece(self, seat: int, place: str, words: list[str]) -> Piece | None:
        s = self.state
        square = NOWHERE if place == "active" else GRID.square(place)
        card = self.card(words[0])
        if card is None:
            return None
        piece = Piece(s.next_id, card, seat, seat, square)
        s.next_id += 1
        rest = words[1:]
        while rest:
            word = rest[0]
            if word in MARKS:
                piece.marks |= MARKS[word]
                rest = rest[1:]
                continue
            if len(rest) < 2:
                self.wrong(
                    f"{word!r} says nothing about {card.id} ({', '.join([*COUNTERS, *MARKS])}, used, under, owner)"
                )
                break
            if word in COUNTERS:
                amount = int(rest[1])
                if amount < 0:
                    self.wrong(f"{word} of {card.id} cannot be {amount}")
                setattr(piece, word, amount)
            elif word == "used":
                piece.used += (ABILITIES[rest[1]].number,)
            elif word == "lent":
                s.lend(piece, [ABILITIES[rest[1]]])
            elif word == "target":
                piece.targets += (int(rest[1]),)
            elif word == "owner":
                piece.owner = SEATS.index(rest[1])
            elif word == "returns":
                piece.returns_to = SEATS.index(rest[1])
            elif word == "under":
                name, *whose = rest[1].split("@")
                beneath = self.card(name)
                owner = SEATS.index(whose[0]) if whose else seat
                if beneath is not None:
                    s.slip_under(beneath, owner, SEATS.index(whose[1]) if len(whose) > 1 else owner, piece)
            else:
                self.wrong(
                    f"{word!r} says nothing about {card.id} ({', '.join([*COUNTERS, *MARKS])}, used, under, owner)"
                )
                break
            rest = rest[2:]
        return piece

    def attack(self, words: list[str]) -> Attack:
        attack = Attack(int(words[0]))
        attack.target = int(words[1])
        for name, value in zip(words[2::2], words[3::2], strict=True):
            if name in ATTACK_NUMBERS:
                number = int(value)
                setattr(attack, name, bool(number) if name in ("specials_are_melee", "heals") else number)
            elif name == "roll":
                attack.roll = tuple([int(part) for part in value.split(",")])
            elif name == "altering":
                ability, id = value.split(",")
                attack.altering += ((ABILITIES[ability].number, int(id)),)
            else:
                self.wrong(f"{name!r} says nothing about an attack")
        return attack

    def card(self, id: str) -> Card | None:
        card = BY_ID.get(id)
        if card is None:
            self.wrong(f"there is no card {id!r}{did_you_mean(id, BY_ID)}")
        return card

    def check(self) -> None:
        s = self.state
        for seat, name in enumerate(SEATS):
            owned = [piece for piece in s.field if piece.card.classes & SUMMONER and piece.owner == seat]
            if len(owned) != 1 and not s.over:
                self.wrong(f"{name} must have exactly one summoner on the battlefield, has {len(owned)}")
            side = s.sides[seat]
            for known, pile, what in ((side.public, side.discard, "discard"), (side.shown, side.hand, "hand")):
                missing = [card for card in set(known) if known.count(card) > pile.count(card)]
                if missing:
                    self.wrong(f"{name}: cards known to the opponent are not in the {what}")


def read(game: AnyGame, text: str) -> State:
    return Reader(game).read(text)
