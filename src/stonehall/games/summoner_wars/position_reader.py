"""Reading positions: what each line says."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from stonehall.games.summoner_wars.abilities import ABILITIES
from stonehall.games.summoner_wars.board import GRID, NOWHERE, SEATS
from stonehall.games.summoner_wars.cards import BY_ID, PHASES, STRUCTURE, SUMMONER, UNIT, Card
from stonehall.games.summoner_wars.dice import DIE
from stonehall.games.summoner_wars.pieces import MARKS, Piece
from stonehall.games.summoner_wars.position import ATTACK_NUMBERS, HEAD, TIES
from stonehall.games.summoner_wars.position_checks import impossible
from stonehall.games.summoner_wars.state import MAGIC_LIMIT, TURN_LIMIT, Attack, Settings, Side, State
from stonehall.games.summoner_wars.steps import step
from stonehall.games.summoner_wars.turn import ATTACKS_PER_TURN, MOVES_PER_TURN, phase_main
from stonehall.kernel.game import AnyGame
from stonehall.kernel.leaving import LEFT
from stonehall.kernel.pile import Pile
from stonehall.kernel.spelling import did_you_mean
from stonehall.toolkit.abilities import MOST_MOMENTS
from stonehall.toolkit.position import MOST_DIGITS, PositionReader, Unreadable, Words, number_in, place_in

HEADS: Final = (*SEATS, "turn", "settings", "fallen", "attack", "waiting", "agenda", "next-id", "over")
PILES: Final = ("hand", "draw", "bottom", "discard", "public", "shown", "foreign")
OF_A_SEAT: Final = ("magic", *PILES, "summoner", "active")
SETTINGS: Final = ("both-summoners", "turn-limit")
OF_A_TURN: Final = ("moves", "attacks", "targeted")
COUNTERS: Final = ("damage", "boosts", "bonus")
OF_A_CARD: Final = (*COUNTERS, *MARKS, "used", "under", "lent", "owner", "returns", "target", "id")
OF_AN_ATTACK: Final = (*ATTACK_NUMBERS, "roll", "altering")
REASONS: Final = ("summoner-destroyed", "both-summoners-destroyed", "turn-limit")
NOBODY: Final = "nobody"


class Reader(PositionReader):
    """Reads one text into one state."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(HEAD, step)
        settings = Settings(both_summoners_draw=False, turn_limit=TURN_LIMIT)
        self.state = State(game, settings, [Side(Pile()) for _ in SEATS])
        self.above_ids = 1
        """The first number above every id that is written."""
        self.next_id = 0

    def read(self, text: str) -> State:
        self.read_lines(text)
        self.state.next_id = max(self.state.next_id, self.next_id)
        self.resume(self.state, phase_main)
        return self.state

    def prepare(self, lines: list[list[str]]) -> None:
        """Ids that are written count first; cards without one are numbered above them."""
        for words in lines:
            for word, value in pairwise(words):
                if word == "id" and value.isascii() and value.isdigit() and len(value) <= MOST_DIGITS:
                    self.above_ids = max(self.above_ids, int(value) + 1)
        self.state.next_id = self.above_ids

    def check(self) -> list[str]:
        return impossible(self.state, self.with_agenda)

    def line(self, head: str, words: Words) -> None:
        s = self.state
        if head in SEATS:
            self.seat_line(SEATS.index(head), words)
        elif head == "turn":
            self.turn_line(words)
        elif head == "settings":
            self.settings_line(words)
        elif head == "fallen":
            piece = self.piece(words.one_of(SEATS, "seat"), words.take("a square or active"), words)
            self.claim_id(piece)
            s.fallen[piece.id] = piece
        elif head == "attack":
            self.once("the attack")
            s.attack = self.attack(words)
        elif head == "waiting":
            moment = words.number("the moment", most=MOST_MOMENTS)
            ability = ABILITIES[self.ability(words.take("an ability"))]
            if moment not in ability.triggers:
                raise Unreadable(f"{ability.id} does not react to the moment {moment}")
            id = words.number("an id")
            payload = tuple([number_in(word, "what is said of the moment", -1) for word in words.all()])
            s.waiting.append((moment, ability.number, id, payload))
        elif head == "next-id":
            self.once("next-id")
            self.next_id = words.number("next-id")
            if self.next_id < self.above_ids:
                raise Unreadable(f"next-id must be greater than every id, so {self.above_ids} or more")
        elif head == "over":
            self.once("the end")
            s.over = True
            s.winner = words.one_of((NOBODY, *SEATS), "winner") - 1
            reason = words.one_of((*REASONS, LEFT), "reason")
            if reason < len(REASONS):
                s.reason = REASONS[reason]
        else:
            hint = did_you_mean(head, HEADS) or f" ({', '.join(HEADS)})"
            raise Unreadable(f"{head!r} begins no line of a position{hint}")

    def settings_line(self, words: Words) -> None:
        draw, limit = False, TURN_LIMIT
        while words:
            name = SETTINGS[words.one_of(SETTINGS, "setting")]
            if name == "turn-limit":
                limit = words.number("turn-limit")
            else:
                draw = TIES[words.one_of(TIES, "value of both-summoners")] == "draw"
        self.state.settings = Settings(draw, limit)

    def turn_line(self, words: Words) -> None:
        self.once("the turn")
        s = self.state
        s.turn = words.number("the turn")
        s.active = words.one_of(SEATS, "seat")
        s.phase = words.one_of(PHASES, "phase")
        while words:
            name = OF_A_TURN[words.one_of(OF_A_TURN, "word of a turn line")]
            if name == "targeted":
                s.targeted_enemy = True
            elif name == "moves":
                s.moves = words.number("moves", most=MOVES_PER_TURN)
            else:
                s.attacks = words.number("attacks", most=ATTACKS_PER_TURN)

    def seat_line(self, seat: int, words: Words) -> None:
        side = self.state.sides[seat]
        what = words.take("a square, a pile or magic")
        if what == "magic":
            self.once(f"the magic of {SEATS[seat]}")
            side.magic = words.number("magic", most=MAGIC_LIMIT)
        elif what == "summoner":
            self.once(f"the summoner of {SEATS[seat]}")
            card = self.card(words.take("a card"))
            if not card.classes & SUMMONER:
                raise Unreadable(f"{card.id} is no summoner")
            side.summoner = card.number
        elif what in PILES:
            piles = (side.hand, side.pile.loose, side.pile.bottom, side.discard, side.public, side.shown, side.foreign)
            piles[PILES.index(what)].extend([self.card(word).number for word in words.all()])
        else:
            self.put(seat, what, words)

    def put(self, seat: int, place: str, words: Words) -> None:
        s = self.state
        piece = self.piece(seat, place, words)
        fits = piece.card.active if piece.square == NOWHERE else piece.card.classes & (UNIT | STRUCTURE)
        if not fits:
            where = "in the active area" if piece.square == NOWHERE else "on the battlefield"
            raise Unreadable(f"{piece.card.id} cannot lie {where}")
        if piece.square != NOWHERE and s.board[piece.square] is not None:
            raise Unreadable(f"two cards on {place}: {s.on(piece.square).card.id} and {piece.card.id}")
        self.claim_id(piece)
        s.bring(piece)

    def claim_id(self, piece: Piece) -> None:
        """No two cards have the same id."""
        if self.state.piece(piece.id) is not None:
            raise Unreadable(f"two cards have the id {piece.id}")

    def piece(self, seat: int, place: str, words: Words) -> Piece:
        s = self.state
        square = NOWHERE if place == "active" else self.square(place)
        card = self.card(words.take("a card"))
        piece = Piece(0, card, seat, seat, square)
        while words:
            word = words.take("a word")
            if word in MARKS:
                piece.marks |= MARKS[word]
            elif word in COUNTERS:
                setattr(piece, word, words.number(f"{word} of {card.id}"))
            elif word == "id":
                piece.id = words.number(f"the id of {card.id}", least=1)
            elif word == "used":
                piece.used += (ABILITIES[self.ability(words.take("an ability"))].number,)
            elif word == "lent":
                s.lend(piece, [ABILITIES[self.ability(words.take("an ability"))]])
            elif word == "target":
                piece.targets += (words.number("a target", least=1),)
            elif word == "owner":
                piece.owner = words.one_of(SEATS, "seat")
            elif word == "returns":
                piece.returns_to = words.one_of(SEATS, "seat")
            elif word == "under":
                self.put_under(piece, words.take("a card"))
            else:
                hint = did_you_mean(word, OF_A_CARD) or f" ({', '.join(OF_A_CARD)})"
                raise Unreadable(f"{word!r} says nothing about {card.id}{hint}")
        if not piece.id:
            piece.id = s.next_id
            s.next_id += 1
        return piece

    def put_under(self, top: Piece, word: str) -> None:
        name, *whose = word.split("@")
        card = self.card(name)
        seats = [place_in(seat, SEATS, "seat") for seat in whose]
        owner = seats[0] if seats else top.controller
        if not card.goes_under and (not card.classes & UNIT or card.classes & SUMMONER):
            raise Unreadable(f"{card.id} cannot lie under a card")
        if len(seats) > 2:
            raise Unreadable(f"{word} names more than its owner and who put it there")
        self.state.slip_under(card, owner, seats[1] if len(seats) > 1 else owner, top)

    def attack(self, words: Words) -> Attack:
        attack = Attack(words.number("the id of the attacker"))
        attack.target = words.number("the id of the target", least=-1)
        while words:
            name = OF_AN_ATTACK[words.one_of(OF_AN_ATTACK, "word of an attack line")]
            if name == "roll":
                faces = words.take("a roll").split(",")
                attack.roll = tuple([number_in(face, "a face", most=len(DIE.kinds) - 1) for face in faces])
            elif name == "altering":
                ability, _, id = words.take("an ability and an id").partition(",")
                attack.altering += ((ABILITIES[self.ability(ability)].number, number_in(id, "an id")),)
            elif name in ("specials_are_melee", "heals"):
                setattr(attack, name, words.number(name, most=1) == 1)
            else:
                setattr(attack, name, words.number(name))
        return attack

    def square(self, name: str) -> int:
        if name not in GRID.names:
            known = did_you_mean(name, OF_A_SEAT) or f" (squares go from a1 to {GRID.names[-1]})"
            raise Unreadable(f"there is no square {name!r}{known}")
        return GRID.square(name)

    def card(self, id: str) -> Card:
        card = BY_ID.get(id)
        if card is None:
            raise Unreadable(f"there is no card {id!r}{did_you_mean(id, BY_ID)}")
        return card

    def ability(self, id: str) -> str:
        """The id of an ability, which must be one."""
        if id not in ABILITIES:
            raise Unreadable(f"there is no ability {id!r}{did_you_mean(id, ABILITIES)}")
        return id


def read(game: AnyGame, text: str) -> State:
    return Reader(game).read(text)
