"""Reading positions: what each line says, and whether it can be."""

from __future__ import annotations

from stonehall.games.tash_kalar.arena import NOWHERE, mask_of, square_named
from stonehall.games.tash_kalar.cards import (
    BOOK,
    COMMON,
    FLARES,
    HEROIC,
    LEGENDARY,
    LEGENDS,
    RANKS,
    TASKS,
    Being,
    being_of,
)
from stonehall.games.tash_kalar.decks import SCHOOLS
from stonehall.games.tash_kalar.patterns import TURNS
from stonehall.games.tash_kalar.position import COUNTERS, FLAGS, HEAD
from stonehall.games.tash_kalar.seating import (
    DUEL,
    FORMS,
    MELEE,
    MOST_SIDES,
    NO_CARD,
    SEATS,
    TURN_LIMIT,
    Seat,
    Settings,
)
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.steps import step
from stonehall.games.tash_kalar.turn import ACTIONS, turn_main
from stonehall.kernel.game import AnyGame
from stonehall.kernel.pile import Pile
from stonehall.toolkit.position import PositionReader

SETTINGS = ("form", "seats", "turn-limit")
PILES = ("top", "draw", "bottom", "discard")
NUMBERS = (*COUNTERS, "actions", "last_turns")
"""What a turn line can count."""
NAMED = ("player", "lender", "fewer", "warped", "gateway", "kept")
"""What it can name: a seat, a card, a square or a piece."""


class Reader(PositionReader):
    """Reads one text into one state. The line ``settings``, if there is one, is the first after the head."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(HEAD, step)
        self.game = game
        self.state = self.empty(Settings(DUEL, 2, False, SCHOOLS[:2], TURN_LIMIT))
        self.state.actions = ACTIONS

    def empty(self, settings: Settings) -> State:
        state = State(self.game, settings, [Seat(Pile()) for _ in range(settings.seats)])
        state.actions = ACTIONS
        return state

    def read(self, text: str) -> State:
        self.read_lines(text)
        self.check()
        self.resume(self.state, turn_main)
        return self.state

    def line(self, words: list[str]) -> None:
        s = self.state
        head, rest = words[0], words[1:]
        if head == "settings":
            self.settings_line(rest)
        elif head == "turn":
            self.turn_line(rest)
        elif head in SEATS[: s.settings.seats]:
            self.seat_line(SEATS.index(head), rest[0], rest[1:])
        elif head == LEGENDS:
            self.pile_line(s.legends, s.legends_discard, rest[0], self.cards(rest[1:]))
        elif head == FLARES:
            self.pile_line(s.flares, s.flares_discard, rest[0], self.cards(rest[1:]))
        elif head == TASKS:
            self.tasks_line(rest[0], self.cards(rest[1:]))
        elif head == "effect":
            self.effect_line(rest)
        elif head == "over":
            s.over = True
            s.reason = rest[0]
        else:
            self.wrong(f"{head!r} begins no line of this position (settings, turn, {', '.join(SEATS)}, legends …)")

    def settings_line(self, words: list[str]) -> None:
        teams = "teams" in words
        pairs = [word for word in words if word != "teams"]
        given = dict(zip(pairs[::2], pairs[1::2], strict=True))
        form = FORMS.index(given.get("form", "duel"))
        seats = int(given.get("seats", 4 if teams else (2, 2, 3)[form]))
        limit = int(given.get("turn-limit", TURN_LIMIT))
        for name in given:
            if name not in SETTINGS:
                self.wrong(f"{name!r} is no setting ({', '.join(SETTINGS)}, teams)")
        if seats not in ((4,) if teams else (3, 4) if form == MELEE else (2,)) or (teams and form == MELEE):
            self.wrong(f"{FORMS[form]}{' in teams' if teams else ''} is not for {seats} seats")
            return
        self.state = self.empty(Settings(form, seats, teams, SCHOOLS[:seats], limit))

    def turn_line(self, words: list[str]) -> None:
        s = self.state
        s.turn = int(words[0])
        s.active = SEATS.index(words[1])
        s.player = s.active
        s.side = s.settings.seating.side_of[s.active]
        rest = words[2:]
        while rest:
            name = rest[0].replace("-", "_")
            if name in FLAGS:
                setattr(s, name, True)
                rest = rest[1:]
                continue
            if name in NUMBERS:
                setattr(s, name, int(rest[1]))
            elif name in NAMED:
                self.turn_word(name, rest[1])
            else:
                self.wrong(f"{rest[0]!r} is not known in a turn line")
                return
            rest = rest[2:]

    def turn_word(self, name: str, word: str) -> None:
        s = self.state
        if name == "player":
            s.player = SEATS.index(word)
        elif name == "lender":
            s.lender = SEATS.index(word)
        elif name == "fewer":
            s.slowed_sides |= 1 << SEATS.index(word)
        elif name == "warped":
            s.warped += (BOOK.find(word).number,)
        elif name == "gateway":
            s.gateway = square_named(word)
        else:
            s.kept = piece_named(word)
            s.withhold(s.kept)

    def seat_line(self, seat: int, what: str, words: list[str]) -> None:
        s = self.state
        own = s.seats[seat]
        if what == "school":
            if words[0] not in SCHOOLS:
                raise ValueError(f"there is no school {words[0]!r}")
            schools = list(s.settings.schools)
            schools[seat] = words[0]
            s.settings.schools = tuple(schools)
        elif what == "hand":
            for card in self.cards(words):
                self.hand_of(own, card).append(card)
        elif what == "aside":
            own.aside = BOOK.find(words[0]).number
        elif what in PILES:
            self.pile_line(own.pile, own.discard, what, self.cards(words))
        elif seat >= s.settings.sides:
            self.wrong(f"{SEATS[seat]} has no pieces of its own: they stand with its partner")
        elif what in RANKS[1:]:
            self.put(seat, RANKS.index(what), words)
        elif what == "points":
            for colour, count in zip(words[::2], words[1::2], strict=True):
                s.points[seat * MOST_SIDES + SEATS.index(colour)] = int(count)
        elif what == "lost":
            for rank, count in enumerate(words, 1):
                s.kills[seat * MOST_SIDES + rank] = int(count)
        elif what == "removed":
            for rank, count in enumerate(words, 1):
                self.remove(seat * MOST_SIDES + rank, int(count))
        elif what == "improvised":
            for colour in words:
                s.improvised[seat] |= 1 << SEATS.index(colour)
        elif what == "claimed":
            s.claimed[seat] = tuple(self.cards(words))
        else:
            self.wrong(f"{what!r} says nothing about a seat (school, hand, common, heroic, legendary, points …)")

    def remove(self, code: int, count: int) -> None:
        """So many pieces have left the game."""
        self.state.removed[code] = count
        for _ in range(count):
            self.state.withhold(code)

    def hand_of(self, seat: Seat, card: int) -> list[int]:
        deck = BOOK.cards[card].deck
        return seat.legends if deck == LEGENDS else seat.flares if deck == FLARES else seat.hand

    def put(self, side: int, rank: int, names: list[str]) -> None:
        s = self.state
        for name in names:
            square = square_named(name)
            if s.board[square]:
                self.wrong(f"two pieces on {name}")
            elif not s.has_free(side, rank):
                kind = "legendary pieces" if rank == LEGENDARY else "discs"
                self.wrong(f"{SEATS[side]} does not have so many {kind}")
            else:
                s.put(side, rank, square)

    def pile_line(self, pile: Pile, discard: list[int], what: str, cards: list[int]) -> None:
        {"top": pile.top, "draw": pile.loose, "bottom": pile.bottom, "discard": discard}[what].extend(cards)

    def tasks_line(self, what: str, cards: list[int]) -> None:
        s = self.state
        if what == "current":
            s.current_tasks = cards
        elif what == "next":
            s.next_task = cards[0]
        elif what == "aside":
            s.tasks_aside = cards
        else:
            self.pile_line(s.tasks, [], what, cards)

    def effect_line(self, words: list[str]) -> None:
        s = self.state
        s.card = BOOK.find(words[0]).number
        rest = words[1:]
        while rest:
            if rest[0] == "square":
                s.square = square_named(rest[1])
            elif rest[0] == "crushed":
                s.crushed = piece_named(rest[1])
            elif rest[0] == "fate":
                s.goes_under = rest[1] == "under"
            elif rest[0] == "being":
                s.being = square_named(rest[1])
            elif rest[0] == "turned":
                turns = [shape.turn for shape in being_of(s.card).shapes]
                s.shape = turns.index(TURNS.index(rest[1]))
            elif rest[0] == "used":
                s.used = mask_of([square_named(name) for name in rest[1:]])
                return
            else:
                self.wrong(f"{rest[0]!r} says nothing about an effect")
                return
            rest = rest[2:]

    def cards(self, ids: list[str]) -> list[int]:
        return [BOOK.find(id).number for id in ids]

    def check(self) -> None:
        s = self.state
        if s.active >= s.settings.seats:
            self.wrong(f"{SEATS[s.active]} does not play: there are {s.settings.seats} seats")
        for side in range(s.settings.sides):
            if min(s.discs[side], s.legendary_supply[side]) < 0:
                self.wrong(f"{SEATS[side]} does not have so many pieces")
        if s.gateway != NOWHERE and s.rank_on(s.gateway) not in (COMMON, HEROIC):
            self.wrong("the Gateway is a common or heroic piece")
        for seat, own in enumerate(s.seats):
            if own.aside != NO_CARD and not may_lie_open(own.aside):
                self.wrong(f"{BOOK.cards[own.aside].id} of {SEATS[seat]} has no frozen effect and no warp effect")


def may_lie_open(card: int) -> bool:
    printed = BOOK.cards[card]
    return isinstance(printed, Being) and (printed.frozen is not None or printed.warp is not None)


def piece_named(text: str) -> int:
    """A piece such as ``north-heroic``, written as on the board."""
    seat, rank = text.split("-")
    return SEATS.index(seat) * MOST_SIDES + RANKS.index(rank)


def read(game: AnyGame, text: str) -> State:
    return Reader(game).read(text)
