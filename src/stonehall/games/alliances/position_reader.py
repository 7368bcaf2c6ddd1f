"""Reading positions: what each line says."""

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.abilities import BOOK as ABILITY_BOOK
from stonehall.games.alliances.abilities import Ability
from stonehall.games.alliances.board import NOWHERE, SEATS
from stonehall.games.alliances.cards import BOOK, CARDS, FACTIONS, PHASES, SUMMONER, UNIT, VINE_WALL, WALL, Card
from stonehall.games.alliances.deck import kinds_of
from stonehall.games.alliances.pieces import MARKS, PASSING, Piece
from stonehall.games.alliances.position import (
    ATTACK_NUMBERS,
    COUNTERS,
    GRAVES,
    HEAD,
    LAST_SUMMONERS,
    LASTS,
    SEEN,
    most_moves,
)
from stonehall.games.alliances.position_checks import impossible
from stonehall.games.alliances.reactions import moments_of
from stonehall.games.alliances.state import TURN_LIMIT, Attack, Rolling, Settings, Side, State, Wounding
from stonehall.games.alliances.steps import step
from stonehall.games.alliances.turn import phase_main
from stonehall.games.alliances.words import WORDS
from stonehall.kernel.errors import Problem
from stonehall.kernel.game import AnyGame
from stonehall.kernel.pile import Pile
from stonehall.toolkit.battle_positions import BattlePositionReader
from stonehall.toolkit.card_positions import OF_EVERY_CARD
from stonehall.toolkit.position import Unreadable, Words, number_in, place_in

HEADS: Final = (
    *SEATS, "turn", "settings", "fallen", "attack", "rolling", "wounding", "slain", "waiting", "agenda", "next-id",
    "over",
)  # fmt: skip
PILES: Final = ("hand", "shown", "draw", "discard", "conjurations", "prison", "removed")
OF_A_SEAT: Final = (
    "magic",
    *PILES,
    "top",
    "bottom",
    "glimpsed",
    "vine-walls",
    "summoner",
    "deck",
    "declines",
    "out",
    "lasting",
)
SETTINGS: Final = ("seats", "last-summoners", "turn-limit")
OF_A_TURN: Final = ("moves", "most-moves", "attacks", "most-attacks", "events", "summoning")
OF_A_CARD: Final = (*COUNTERS, "boosts", *MARKS, "used", "returns", "lasts", "until", "named", "grave", *OF_EVERY_CARD)
OF_AN_ATTACK: Final = ("target", *ATTACK_NUMBERS, "dice", "placed")
REASONS: Final = ("summoners-destroyed", "last-summoners-destroyed", "turn-limit")
MOST: Final = 99
"""Nothing that is counted in a turn is more."""


class Reader(BattlePositionReader[Card, Piece, Ability]):
    """Reads one text into one state."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.state = _empty(game, Settings(2))
        super().__init__(
            HEAD, step, self.state, BOOK, ABILITY_BOOK, self.state.grid, SEATS[:2], OF_A_SEAT, HEADS, game.prefix, WORDS
        )

    def read(self, text: str) -> State:
        self.read_lines(text)
        self.settle_ids()
        self._complete()
        self.resume(self.state, phase_main)
        return self.state

    def _complete(self) -> None:
        """What follows from the rest: decks that are not listed, and who may react when."""
        s = self.state
        for seat, side in enumerate(s.sides):
            if f"{SEATS[seat]} deck" not in self.said and side.summoner >= 0:
                side.kinds = kinds_of(FACTIONS[CARDS[side.summoner].faction])
        s.reactions = moments_of(s)

    def check(self) -> list[Problem]:
        return impossible(self.state, self.with_agenda)

    def own_line(self, head: str, words: Words) -> bool:
        s = self.state
        if head == "attack":
            self.once("attack")
            s.attack = self.attack(words)
        elif head == "rolling":
            self.once("rolling")
            seat = words.one_of(self.seats)
            roller = words.number(least=-1)
            s.rolling = Rolling(seat, roller, words.number(most=1) == 1, _numbers(words, -MOST))
        elif head == "wounding":
            card, amount = words.number(), words.number()
            by, source = words.one_of(self.seats), words.number(least=-1)
            s.woundings.append(Wounding(card, amount, by, source, words.number(most=1) == 1))
        elif head == "slain":
            s.slain += (words.one_of(self.seats),)
        else:
            return False
        return True

    def over_line(self, words: Words) -> None:
        s = self.state
        seat, s.reason = self.ending(words, REASONS)
        s.winner = seat if seat < 0 else s.side_of[seat]

    def settings_line(self, words: Words) -> None:
        seats, draw, limit = 2, True, TURN_LIMIT
        while words:
            name = SETTINGS[words.one_of(SETTINGS)]
            if name == "seats":
                seats = (2, 4)[words.one_of(("2", "4"))]
            elif name == "turn-limit":
                limit = words.number()
            else:
                draw = LAST_SUMMONERS[words.one_of(LAST_SUMMONERS)] == "draw"
        next_id = self.state.next_id
        self.state = _empty(self.game, Settings(seats, draw, limit))
        self.state.next_id = next_id
        self.table = self.state
        self.grid = self.state.grid
        self.seats = SEATS[:seats]

    def turn_line(self, words: Words) -> None:
        s = self.state
        s.turn = words.number()
        s.active = words.one_of(self.seats)
        s.phase = words.one_of(PHASES)
        s.most_moves = most_moves(s.turn)
        while words:
            name = OF_A_TURN[words.one_of(OF_A_TURN)]
            if name == "summoning":
                s.may_summon = True
            elif name == "moves":
                s.moves = words.number(most=MOST)
            elif name == "most-moves":
                s.most_moves = words.number(most=MOST)
            elif name == "attacks":
                s.attacks = words.number(most=MOST)
            elif name == "most-attacks":
                s.most_attacks = words.number(most=MOST)
            else:
                s.events_played = words.number(most=MOST)

    def seat_line(self, seat: int, words: Words) -> None:
        side = self.state.sides[seat]
        what = words.take()
        if what == "magic":
            for word in words.all():
                side.magic += (self.card(word.removesuffix(SEEN)).number,)
                side.magic_seen += (word.endswith(SEEN),)
        elif what in ("top", "bottom"):
            self.known_pile(side, what, words)
        elif what == "glimpsed":
            for number, knowers in self.known_cards(words):
                side.glimpsed += tuple([(knower, number) for knower in knowers])
        elif what == "summoner":
            side.summoner = self.summoner(seat, words, SUMMONER)
        elif what == "deck":
            self.once(f"{SEATS[seat]} deck")
            side.kinds = frozenset(self.cards(words))
        elif what == "vine-walls":
            self.once(f"{SEATS[seat]} vine-walls")
            side.vine_walls = words.number(most=MOST)
        elif what == "declines":
            side.standing += tuple([self.ability(word).number for word in words.all()])
        elif what == "out":
            side.eliminated = True
        elif what == "draw":
            side.pile.loose += self.cards(words)
        elif what in PILES:
            setattr(side, what, (*getattr(side, what), *self.cards(words)))
        else:
            self.put(seat, what, words)

    def known_pile(self, side: Side, what: str, words: Words) -> None:
        """Cards of a draw pile in their order, each with the seats that know it."""
        for card, seats in self.known_cards(words):
            knowers = sum([1 << seat for seat in seats])
            if what == "top":
                side.pile.top.append(card)
                side.top_seen += (knowers,)
            else:
                side.pile.bottom.append(card)
                side.bottom_seen += (knowers,)

    def known_cards(self, words: Words) -> list[tuple[int, list[int]]]:
        """Cards with the seats that know them: ``savager@south``."""
        found = []
        for word in words.all():
            id, *seats = word.split("@")
            found.append((self.card(id).number, [place_in(seat, self.seats) for seat in dict.fromkeys(seats)]))
        return found

    def put(self, seat: int, place: str, words: Words) -> None:
        s = self.state
        piece = self.piece(seat, place, words)
        classes = piece.card.classes
        lasting = piece.square == NOWHERE
        if not (not classes & WALL if lasting else classes & (UNIT | WALL)):
            if lasting:
                raise Unreadable("al-position-lasting", card=self.name(piece.card))
            raise Unreadable("position-not-on-board", "SW1-EVT-3", card=self.name(piece.card))
        if not lasting and not piece.marks & PASSING:
            there = (s.vines if classes & VINE_WALL else s.board)[piece.square]
            if there is not None:
                card, other = self.name(piece.card), self.name(there.card)
                raise Unreadable("position-two-cards", "SW1-COMP-12", card=card, there=other, square=place)
        self.claim_id(piece)
        s.bring(piece)

    def piece(self, seat: int, place: str, words: Words) -> Piece:
        square = NOWHERE if place == "lasting" else self.square(place)
        card = self.card(words.take())
        return self.read_words(Piece(0, card, seat, seat, square), words, OF_A_CARD)

    def read_word(self, piece: Piece, word: str, words: Words) -> bool:
        if word in MARKS:
            piece.marks |= MARKS[word]
        elif word in COUNTERS:
            least = -MOST if word == "bonus" else 0
            setattr(piece, word, words.number(least=least, most=MOST))
        elif word == "boosts":
            piece.set_boosts(words.number(most=MOST))
        elif word == "used":
            piece.used += (self.ability(words.take()).number,)
        elif word == "returns":
            piece.returns_to = words.one_of(self.seats)
        elif word == "lasts":
            piece.lasts = words.one_of(LASTS)
        elif word == "until":
            piece.until_seat = words.one_of(self.seats)
        elif word == "named":
            piece.alias = self.card(words.take()).number
        elif word == "grave":
            piece.grave = (words.one_of(self.seats), words.one_of(GRAVES))
        else:
            return False
        return True

    def may_lie_under(self, card: Card) -> bool:
        return not card.classes & (SUMMONER | VINE_WALL)

    def attack(self, words: Words) -> Attack:
        attack = Attack(words.number())
        while words:
            name = OF_AN_ATTACK[words.one_of(OF_AN_ATTACK)]
            if name == "target":
                attack.targets += (words.number(),)
            elif name == "dice":
                attack.dice = _numbers(words, -MOST)
            elif name == "placed":
                attack.placed = _numbers(words, 0)
            else:
                setattr(attack, name, words.number(least=-MOST, most=MOST))
        return attack


def _numbers(words: Words, least: int) -> tuple[int, ...]:
    after = words.last
    return tuple([number_in(part, after, least, MOST) for part in words.take().split(",")])


def _empty(game: AnyGame, settings: Settings) -> State:
    return State(game, settings, [Side(Pile()) for _ in range(settings.seats)])


def read(game: AnyGame, text: str) -> State:
    return Reader(game).read(text)
