"""Reading positions: what each line says."""

from __future__ import annotations

from typing import Final

from stonehall.games.summoner_wars.abilities import BOOK as ABILITY_BOOK
from stonehall.games.summoner_wars.abilities import Ability
from stonehall.games.summoner_wars.board import GRID, NOWHERE, SEATS
from stonehall.games.summoner_wars.cards import BOOK, PHASES, STRUCTURE, SUMMONER, UNIT, Card
from stonehall.games.summoner_wars.dice import DIE
from stonehall.games.summoner_wars.pieces import MARKS, Piece
from stonehall.games.summoner_wars.position import ATTACK_NUMBERS, HEAD, TIES
from stonehall.games.summoner_wars.position_checks import impossible
from stonehall.games.summoner_wars.state import MAGIC_LIMIT, TURN_LIMIT, Attack, Settings, Side, State
from stonehall.games.summoner_wars.steps import step
from stonehall.games.summoner_wars.turn import ATTACKS_PER_TURN, MOVES_PER_TURN, phase_main
from stonehall.games.summoner_wars.words import WORDS
from stonehall.kernel.errors import Problem
from stonehall.kernel.game import AnyGame
from stonehall.kernel.pile import Pile
from stonehall.toolkit.battle_positions import BattlePositionReader
from stonehall.toolkit.card_positions import OF_EVERY_CARD
from stonehall.toolkit.position import Unreadable, Words, number_in

HEADS: Final = (*SEATS, "turn", "settings", "fallen", "attack", "waiting", "agenda", "next-id", "over")
PILES: Final = ("hand", "draw", "bottom", "discard", "public", "shown", "foreign")
OF_A_SEAT: Final = ("magic", *PILES, "summoner", "active")
SETTINGS: Final = ("both-summoners", "turn-limit")
OF_A_TURN: Final = ("moves", "attacks", "targeted")
COUNTERS: Final = ("damage", "boosts", "bonus")
OF_A_CARD: Final = (*COUNTERS, *MARKS, "used", "returns", *OF_EVERY_CARD)
OF_AN_ATTACK: Final = (*ATTACK_NUMBERS, "roll", "altering")
REASONS: Final = ("summoner-destroyed", "both-summoners-destroyed", "turn-limit")


class Reader(BattlePositionReader[Card, Piece, Ability]):
    """Reads one text into one state."""

    def __init__(self, game: AnyGame) -> None:
        settings = Settings(both_summoners_draw=False, turn_limit=TURN_LIMIT)
        self.state = State(game, settings, [Side(Pile()) for _ in SEATS])
        super().__init__(HEAD, step, self.state, BOOK, ABILITY_BOOK, GRID, SEATS, OF_A_SEAT, HEADS, game.prefix, WORDS)

    def read(self, text: str) -> State:
        self.read_lines(text)
        self.settle_ids()
        self.resume(self.state, phase_main)
        return self.state

    def check(self) -> list[Problem]:
        return impossible(self.state, self.with_agenda)

    def own_line(self, head: str, words: Words) -> bool:
        if head != "attack":
            return False
        self.once("attack")
        self.state.attack = self.attack(words)
        return True

    def over_line(self, words: Words) -> None:
        self.state.winner, self.state.reason = self.ending(words, REASONS)

    def settings_line(self, words: Words) -> None:
        draw, limit = False, TURN_LIMIT
        while words:
            name = SETTINGS[words.one_of(SETTINGS)]
            if name == "turn-limit":
                limit = words.number()
            else:
                draw = TIES[words.one_of(TIES)] == "draw"
        self.state.settings = Settings(draw, limit)

    def turn_line(self, words: Words) -> None:
        s = self.state
        s.turn = words.number()
        s.active = words.one_of(SEATS)
        s.phase = words.one_of(PHASES)
        while words:
            name = OF_A_TURN[words.one_of(OF_A_TURN)]
            if name == "targeted":
                s.targeted_enemy = True
            elif name == "moves":
                s.moves = words.number(most=MOVES_PER_TURN, rule="SW2-MOVE-1")
            else:
                s.attacks = words.number(most=ATTACKS_PER_TURN, rule="SW2-ATK-1")

    def seat_line(self, seat: int, words: Words) -> None:
        side = self.state.sides[seat]
        what = words.take()
        if what == "magic":
            self.once(f"{SEATS[seat]} magic")
            side.magic = words.number(most=MAGIC_LIMIT, rule="SW2-MAGIC-1")
        elif what == "summoner":
            side.summoner = self.summoner(seat, words, SUMMONER)
        elif what == "draw":
            side.pile.loose += self.cards(words)
        elif what == "bottom":
            side.pile.bottom += self.cards(words)
        elif what in PILES:
            setattr(side, what, (*getattr(side, what), *self.cards(words)))
        else:
            self.put(seat, what, words)

    def put(self, seat: int, place: str, words: Words) -> None:
        s = self.state
        piece = self.piece(seat, place, words)
        fits = piece.card.active if piece.square == NOWHERE else piece.card.classes & (UNIT | STRUCTURE)
        if not fits:
            card = self.name(piece.card)
            if piece.square == NOWHERE:
                raise Unreadable("sw2-position-active", "SW2-ACT-1", card=card)
            raise Unreadable("position-not-on-board", "SW2-EVT-2", card=card)
        if piece.square != NOWHERE and s.board[piece.square] is not None:
            there = self.name(s.on(piece.square).card)
            raise Unreadable("position-two-cards", "SW2-COMP-7", card=self.name(piece.card), there=there, square=place)
        self.claim_id(piece)
        s.bring(piece)

    def piece(self, seat: int, place: str, words: Words) -> Piece:
        square = NOWHERE if place == "active" else self.square(place)
        card = self.card(words.take())
        return self.read_words(Piece(0, card, seat, seat, square), words, OF_A_CARD)

    def read_word(self, piece: Piece, word: str, words: Words) -> bool:
        if word in MARKS:
            piece.marks |= MARKS[word]
        elif word in COUNTERS:
            setattr(piece, word, words.number())
        elif word == "used":
            piece.used += (self.ability(words.take()).number,)
        elif word == "returns":
            piece.returns_to = words.one_of(SEATS)
        else:
            return False
        return True

    def may_lie_under(self, card: Card) -> bool:
        return card.goes_under or bool(card.classes & UNIT and not card.classes & SUMMONER)

    def attack(self, words: Words) -> Attack:
        attack = Attack(words.number())
        attack.target = words.number(least=-1)
        while words:
            name = OF_AN_ATTACK[words.one_of(OF_AN_ATTACK)]
            if name == "roll":
                faces = words.take().split(",")
                attack.roll = tuple([number_in(face, "roll", most=len(DIE.kinds) - 1) for face in faces])
            elif name == "altering":
                ability, _, id = words.take().partition(",")
                attack.altering += ((self.ability(ability).number, number_in(id, "altering")),)
            elif name in ("specials_are_melee", "heals"):
                setattr(attack, name, words.number(most=1) == 1)
            else:
                setattr(attack, name, words.number())
        return attack


def read(game: AnyGame, text: str) -> State:
    return Reader(game).read(text)
