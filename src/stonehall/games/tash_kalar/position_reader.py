"""Reading positions: what each line says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stonehall.games.tash_kalar.arena import NOWHERE, mask_of, square_named
from stonehall.games.tash_kalar.cards import BOOK, COMMON, FLARES, LEGENDARY, LEGENDS, RANKS, TASKS, Being, being_of
from stonehall.games.tash_kalar.decks import SCHOOLS
from stonehall.games.tash_kalar.messages import PLAYERS
from stonehall.games.tash_kalar.patterns import TURNS
from stonehall.games.tash_kalar.position import COUNTERS, FLAGS, HEAD
from stonehall.games.tash_kalar.position_checks import card_term, impossible
from stonehall.games.tash_kalar.seating import (
    DUEL,
    FORMS,
    HIGH_FORM,
    MELEE,
    MOST_SIDES,
    SEATS,
    TURN_LIMIT,
    Seat,
    Settings,
)
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.steps import step
from stonehall.games.tash_kalar.turn import ACTIONS, turn_main
from stonehall.games.tash_kalar.words import WORDS
from stonehall.kernel.errors import Problem
from stonehall.kernel.game import AnyGame
from stonehall.kernel.leaving import LEFT
from stonehall.kernel.message import Term
from stonehall.kernel.pile import Pile
from stonehall.toolkit.position import PositionReader, Unreadable, Words, place_in, unknown

HEADS: Final = (*SEATS, LEGENDS, FLARES, TASKS, "settings", "turn", "effect", "agenda", "over")
SETTINGS: Final = ("form", "seats", "turn-limit", "teams")
PILES: Final = ("top", "draw", "bottom", "discard")
OF_A_SEAT: Final = (
    "school", "hand", "aside", *PILES, *RANKS[1:], "points", "lost", "removed", "improvised", "claimed",
)  # fmt: skip
OF_THE_TASKS: Final = (*PILES[:3], "current", "next", "aside")
NUMBERS: Final = (*COUNTERS, "actions", "last_turns")
"""What a turn line can count."""
NAMED: Final = ("player", "lender", "fewer", "warped", "gateway", "kept")
"""What it can name: a seat, a card, a square or a piece."""
OF_A_TURN: Final = tuple([name.replace("_", "-") for name in (*FLAGS, *NUMBERS, *NAMED)])
OF_AN_EFFECT: Final = ("square", "turned", "being", "crushed", "fate", "used")
REASONS: Final = ("points", "deck", "turn-limit")
BEINGS: Final = "beings"
FORM_RULES: Final = ("TK-FORM-1", "TK-FORM-2", "TK-FORM-3")
"""What the rules say of each form, and of how many it is for."""


class Reader(PositionReader):
    """Reads one text into one state."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(HEAD, step, WORDS)
        self.game = game
        self.state = self.empty(Settings(DUEL, 2, False, SCHOOLS[:2], TURN_LIMIT))
        self.schools: dict[int, str] = {}

    def empty(self, settings: Settings) -> State:
        state = State(self.game, settings, [Seat(Pile()) for _ in range(settings.seats)])
        state.actions = ACTIONS
        return state

    def read(self, text: str) -> State:
        self.read_lines(text)
        self.give_schools()
        self.resume(self.state, turn_main)
        return self.state

    def give_schools(self) -> None:
        """A seat whose school is not said has one that nobody else has."""
        free = [school for school in SCHOOLS if school not in self.schools.values()]
        for seat in range(self.state.settings.seats):
            if seat not in self.schools:
                usual = SCHOOLS[seat]
                self.schools[seat] = free.pop(free.index(usual) if usual in free else 0)
        self.state.settings.schools = tuple([self.schools[seat] for seat in range(self.state.settings.seats)])

    def check(self) -> list[Problem]:
        return impossible(self.state, self.with_agenda)

    def line(self, head: str, words: Words) -> None:
        s = self.state
        if head == "settings":
            self.settings_line(words)
        elif head == "turn":
            self.turn_line(words)
        elif head in SEATS:
            if head not in self.seats:
                raise Unreadable("position-seat", player=PLAYERS[SEATS.index(head)])
            self.seat_line(SEATS.index(head), words)
        elif head in (LEGENDS, FLARES):
            pile, discard = (s.legends, s.legends_discard) if head == LEGENDS else (s.flares, s.flares_discard)
            self.pile_line(pile, discard, PILES[words.one_of(PILES)], self.cards(words, head))
        elif head == TASKS:
            self.tasks_line(OF_THE_TASKS[words.one_of(OF_THE_TASKS)], self.cards(words, TASKS))
        elif head == "effect":
            self.once("effect")
            self.effect_line(words)
        elif head == "over":
            self.once("over")
            s.over = True
            reason = words.one_of((*REASONS, LEFT))
            if reason < len(REASONS):
                s.reason = REASONS[reason]
        else:
            raise unknown("position-line", head, HEADS, known=", ".join(HEADS))

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of those who play."""
        return SEATS[: self.state.settings.seats]

    @property
    def colours(self) -> tuple[str, ...]:
        """The names of the colours, which are those of the first seats."""
        return SEATS[: self.state.settings.sides]

    def settings_line(self, words: Words) -> None:
        form, seats, teams, limit = DUEL, 0, False, TURN_LIMIT
        while words:
            name = SETTINGS[words.one_of(SETTINGS)]
            if name == "teams":
                teams = True
            elif name == "form":
                form = words.one_of(FORMS)
            elif name == "seats":
                seats = words.number(least=2, most=MOST_SIDES)
            else:
                limit = words.number()
        seats = seats or (4 if teams else (2, 2, 3)[form])
        if seats not in ((4,) if teams else (3, 4) if form == MELEE else (2,)) or (teams and form == MELEE):
            if teams and form == MELEE:
                raise Unreadable("tk-position-teams", "TK-FORM-4")
            raise Unreadable("tk-position-seats", FORM_RULES[form], form=Term("tk-form", FORMS[form]), seats=seats)
        self.state = self.empty(Settings(form, seats, teams, SCHOOLS[:seats], limit))

    # The turn -------------------------------------------------------------------------------------------------------

    def turn_line(self, words: Words) -> None:
        self.once("turn")
        s = self.state
        s.turn = words.number()
        s.active = words.one_of(self.seats)
        s.player = s.active
        s.side = s.settings.seating.side_of[s.active]
        while words:
            name = OF_A_TURN[words.one_of(OF_A_TURN)].replace("-", "_")
            if name in FLAGS:
                setattr(s, name, True)
            elif name in NUMBERS:
                setattr(s, name, words.number())
            else:
                self.turn_word(name, words)

    def turn_word(self, name: str, words: Words) -> None:
        s = self.state
        if name == "player":
            s.player = words.one_of(self.seats)
        elif name == "lender":
            s.lender = words.one_of(self.colours)
        elif name == "fewer":
            s.slowed_sides |= 1 << words.one_of(self.colours)
        elif name == "warped":
            s.warped += (self.card(words.take(), BEINGS),)
        elif name == "gateway":
            s.gateway = self.square(words.take())
        else:
            self.once("kept")
            s.kept = self.piece(words.take())
            s.withhold(s.kept)

    # Seats ----------------------------------------------------------------------------------------------------------

    def seat_line(self, seat: int, words: Words) -> None:
        s = self.state
        own = s.seats[seat]
        what = OF_A_SEAT[words.one_of(OF_A_SEAT)]
        if what == "school":
            self.once(f"{SEATS[seat]} school")
            school = SCHOOLS[words.one_of(SCHOOLS)]
            if school in self.schools.values():
                raise Unreadable("tk-position-school", "TK-COMP-13", school=Term("tk-school", school))
            self.schools[seat] = school
        elif what == "hand":
            for card in self.cards(words, ""):
                self.hand_of(own, card).append(card)
        elif what == "aside":
            self.once(f"{SEATS[seat]} aside")
            own.aside = self.card(words.take(), BEINGS)
        elif what in PILES:
            self.pile_line(own.pile, own.discard, what, self.cards(words, BEINGS))
        elif seat >= s.settings.sides:
            raise Unreadable("tk-position-partner", "TK-TEAM-1", player=PLAYERS[seat])
        elif what in RANKS[1:]:
            self.put(seat, RANKS.index(what), words.all())
        else:
            self.side_line(seat, what, words)

    def side_line(self, side: int, what: str, words: Words) -> None:
        s = self.state
        others = [colour for colour in self.colours if colour != SEATS[side]]
        if what != "claimed":
            self.once(f"{SEATS[side]} {what}")
        if what == "points":
            while words:
                colour = SEATS.index(others[words.one_of(others)])
                s.points[side * MOST_SIDES + colour] = words.number()
        elif what == "lost":
            for rank in range(COMMON, LEGENDARY + 1):
                s.kills[side * MOST_SIDES + rank] = words.number()
        elif what == "removed":
            for rank in range(COMMON, LEGENDARY + 1):
                self.remove(side * MOST_SIDES + rank, words.number(most=99))
        elif what == "improvised":
            if s.settings.form != MELEE:
                raise Unreadable("tk-position-improvised", "TK-IMP-1")
            while words:
                s.improvised[side] |= 1 << SEATS.index(others[words.one_of(others)])
        elif s.settings.form != HIGH_FORM:
            raise Unreadable("tk-position-tasks", "TK-FORM-1")
        else:
            s.claimed[side] += tuple(self.cards(words, TASKS))

    def remove(self, code: int, count: int) -> None:
        """So many pieces have left the game."""
        self.state.removed[code] = count
        for _ in range(count):
            self.state.withhold(code)

    def hand_of(self, seat: Seat, card: int) -> list[int]:
        deck = BOOK.cards[card].deck
        if deck == TASKS:
            raise Unreadable("tk-position-deck", card=card_term(card))
        return seat.legends if deck == LEGENDS else seat.flares if deck == FLARES else seat.hand

    def put(self, side: int, rank: int, names: list[str]) -> None:
        s = self.state
        for name in names:
            square = self.square(name)
            if s.board[square]:
                self.wrong(Unreadable("tk-position-two", "TK-COMP-11", square=name))
            elif not s.has_free(side, rank):
                kind = "tk-position-legendary" if rank == LEGENDARY else "tk-position-discs"
                self.wrong(Unreadable(kind, "TK-COMP-6", player=PLAYERS[side]))
            else:
                s.put(side, rank, square)

    # Piles ----------------------------------------------------------------------------------------------------------

    def pile_line(self, pile: Pile, discard: list[int], what: str, cards: list[int]) -> None:
        (pile.top, pile.loose, pile.bottom, discard)[PILES.index(what)].extend(cards)

    def tasks_line(self, what: str, cards: list[int]) -> None:
        s = self.state
        if s.settings.form != HIGH_FORM:
            raise Unreadable("tk-position-tasks", "TK-FORM-1")
        if what == "current":
            s.current_tasks += cards
        elif what == "next":
            self.once("tasks next")
            if len(cards) != 1:
                raise Unreadable("tk-position-next")
            s.next_task = cards[0]
        elif what == "aside":
            s.tasks_aside += cards
        else:
            self.pile_line(s.tasks, [], what, cards)

    # The effect -----------------------------------------------------------------------------------------------------

    def effect_line(self, words: Words) -> None:
        s = self.state
        card = self.card(words.take(), "")
        read: dict[str, Callable[[str], None]] = {
            "square": self.effect_square,
            "turned": self.effect_turned,
            "being": self.effect_being,
            "crushed": self.effect_crushed,
            "fate": self.effect_fate,
        }
        if words and not isinstance(BOOK.cards[card], Being):
            raise Unreadable("tk-position-nowhere", card=card_term(card))
        s.card = card
        while words:
            name = OF_AN_EFFECT[words.one_of(OF_AN_EFFECT)]
            if name == "used":
                s.used = mask_of([self.square(square) for square in words.all()])
            else:
                read[name](words.take())
        if s.being != NOWHERE and s.square == NOWHERE:
            raise Unreadable("tk-position-summoned")

    def effect_square(self, word: str) -> None:
        self.state.square = self.square(word)

    def effect_being(self, word: str) -> None:
        self.state.being = self.square(word)

    def effect_crushed(self, word: str) -> None:
        self.state.crushed = self.piece(word)

    def effect_fate(self, word: str) -> None:
        place_in(word, ("under",))
        self.state.goes_under = True

    def effect_turned(self, word: str) -> None:
        turns = [TURNS[shape.turn] for shape in being_of(self.state.card).shapes]
        self.state.shape = place_in(word, turns)

    # Words ----------------------------------------------------------------------------------------------------------

    def card(self, id: str, deck: str) -> int:
        """The number of a card of a deck; ``BEINGS``: of a school."""
        card = BOOK.by_id.get(id)
        if card is None:
            raise unknown("position-card", id, BOOK.by_id)
        shared = card.deck in (LEGENDS, FLARES, TASKS)
        if shared if deck == BEINGS else deck and card.deck != deck:
            raise Unreadable("tk-position-deck", card=card_term(card.number))
        return card.number

    def cards(self, words: Words, deck: str) -> list[int]:
        return [self.card(id, deck) for id in words.all()]

    def square(self, name: str) -> int:
        try:
            return square_named(name)
        except ValueError:
            raise Unreadable("tk-position-square", "TK-COMP-1", word=name) from None

    def piece(self, text: str) -> int:
        """A piece such as ``north-heroic``, written as on the board."""
        seat, _, rank = text.partition("-")
        return place_in(seat, self.colours) * MOST_SIDES + place_in(rank, RANKS[1:]) + 1


def read(game: AnyGame, text: str) -> State:
    return Reader(game).read(text)
