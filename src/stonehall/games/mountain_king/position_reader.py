"""Reading positions: what each line says, and whether it can be."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stonehall.games.mountain_king.component_sets import OWN, components_of
from stonehall.games.mountain_king.components import SHAPE_NAMES, SPELLS, WORKSHOPS, Components
from stonehall.games.mountain_king.invariants import position_errors
from stonehall.games.mountain_king.mountain import NOWHERE, cell_named
from stonehall.games.mountain_king.networks import renew_networks
from stonehall.games.mountain_king.position import COUNTERS, FLAGS, HEAD, HONOR, MOMENTS
from stonehall.games.mountain_king.pyramid import PLACE_NAMES, SLOT_NAMES
from stonehall.games.mountain_king.resources import CLANS, KINDS, RESOURCES, STATUE_CLANS
from stonehall.games.mountain_king.seating import AUTUMN, MAPS, SEATS, TEAM_SEATS, TURN_LIMIT, Settings
from stonehall.games.mountain_king.spells import WORN_OUT
from stonehall.games.mountain_king.state import GATE, HALL, NO_CARD, SLOTS, TUNNEL, Laid, State
from stonehall.games.mountain_king.steps import step
from stonehall.games.mountain_king.turn import turn_main
from stonehall.kernel.errors import PositionError, SettingsError
from stonehall.kernel.game import AnyGame
from stonehall.kernel.leaving import LEFT
from stonehall.kernel.pile import Pile
from stonehall.kernel.spelling import did_you_mean
from stonehall.toolkit.position import PositionReader, Unreadable, Words, number_in, place_in

CARDS = tuple([f"troll-{card + 1}" for card in range(len(OWN.trolls))])
HALLS = tuple([f"hall-{hall + 1}" for hall in range(len(OWN.halls))])
SETTINGS = ("seats", "side", "turn-limit", "teams", "clan-carts-apart")
OF_A_TURN = ("first", "moment", "workshop", "newcomer", "turns-left")
OF_A_SEAT = ("gate", "troll", "recruited", "hand", "starters", "storage", "pedestals", "honor")
SET = "components "
"""What the line of a foreign set begins with."""
REASONS = ("crowned", "turn-limit")
HEADS = (
    *SEATS, "settings", "turn", "tunnel", "hall", "statue", "pedestal", "workshop", "offered", "face-down", "stacks",
    "halls", "track", "tokens", "bag", "horde", "deck", "spell", "spells", "agenda", "over",
)  # fmt: skip


class Reader(PositionReader):
    """Reads one text into one state. The line ``settings``, if there is one, comes first."""

    def __init__(self, game: AnyGame, components: Components) -> None:
        super().__init__(HEAD, step)
        self.game = game
        self.components = components
        self.state = self.empty(Settings(2, False, AUTUMN, components, True, TURN_LIMIT))

    def empty(self, settings: Settings) -> State:
        """A table on which nothing lies but the stacks."""
        state = State(self.game, settings)
        state.lay_out()
        state.workshop_pool = [0] * len(WORKSHOPS)
        state.track_pool = []
        state.track = [-1] * len(state.track)
        state.decks = [Pile(), Pile(), Pile()]
        state.spells = Pile()
        state.bag = [0] * STATUE_CLANS
        state.spells_left = 0
        state.workshops_left = 0
        state.hall_allowed = False
        return state

    def read(self, text: str) -> State:
        self.read_lines(text)
        renew_networks(self.state)
        self.resume(self.state, turn_main)
        return self.state

    def line(self, head: str, words: Words) -> None:
        s = self.state
        match head:
            case "settings":
                self.settings_line(words)
            case "turn":
                self.once("the turn")
                self.turn_line(words)
            case "tunnel" | "hall":
                self.tile_line(head, words)
            case "statue":
                self.statue_line(words)
            case "pedestal":
                clan = words.one_of(CLANS[:STATUE_CLANS], "clan")
                s.pedestals_on[cell_of(words)] = clan
            case "workshop":
                kind = words.one_of(WORKSHOPS, "workshop")
                s.founded[self.site(words)] = kind
            case "offered":
                s.offered = counted(words, WORKSHOPS, "workshop")
            case "face-down":
                s.workshop_pool = counted(words, WORKSHOPS, "workshop")
            case "stacks":
                shapes = [SHAPE_NAMES[tunnel.shape] for tunnel in s.settings.components.tunnels]
                s.stacks = counted(words, shapes, "shape")
            case "halls":
                s.halls_left = sum({1 << place_in(word, HALLS, "hall") for word in words.all()})
            case "track":
                self.track_line(words)
            case "tokens":
                s.track_pool = [number_in(word, "a token") for word in words.all()]
            case "bag":
                s.bag = [words.number("pedestals of a clan", 0, 6) for _ in range(STATUE_CLANS)]
            case "horde":
                self.horde_line(words)
            case "deck":
                level = words.number("the level", 1, 3)
                self.pile_line(s.decks[level - 1], words, cards)
            case "spell":
                s.spellbook.append(words.number("the spell", 0, SPELLS - 1))
                words.one_of(("runes",), "word")
                s.runes.append(words.number("runes", 0, WORN_OUT))
            case "spells":
                self.pile_line(s.spells, words, spells)
            case "over":
                self.once("the end")
                s.over = True
                reason = words.one_of((*REASONS, LEFT), "reason")
                s.reason = REASONS[reason] if reason < len(REASONS) else ""
            case _:
                if head not in SEATS[: s.settings.seats]:
                    hint = did_you_mean(head, HEADS) or f" ({', '.join(HEADS)})"
                    raise Unreadable(f"{head!r} begins no line of a position{hint}")
                self.seat_line(SEATS.index(head), words)

    def settings_line(self, words: Words) -> None:
        seats, side, limit, teams, apart = 2, AUTUMN, TURN_LIMIT, False, False
        while words:
            match SETTINGS[words.one_of(SETTINGS, "setting")]:
                case "seats":
                    seats = words.number("seats", 2, len(SEATS))
                case "side":
                    side = MAPS[words.one_of(MAPS, "side")]
                case "turn-limit":
                    limit = words.number("the limit of turns")
                case "teams":
                    teams = True
                case _:
                    apart = True
        if teams and seats != TEAM_SEATS:
            raise Unreadable(f"teams are for {TEAM_SEATS} seats, not {seats}")
        self.state = self.empty(Settings(seats, teams, side, self.components, not apart, limit))

    def turn_line(self, words: Words) -> None:
        s = self.state
        s.turn, s.active = words.number("the turn"), self.seat(words)
        known = (*[name.replace("_", "-") for name in (*FLAGS, *COUNTERS)], *OF_A_TURN)
        while words:
            name = known[words.one_of(known, "word of a turn")]
            match name:
                case "first":
                    s.first = self.seat(words)
                case "moment":
                    s.moment = words.one_of(MOMENTS, "moment")
                case "workshop":
                    s.workshop = self.site(words)
                case "newcomer":
                    s.newcomer = words.one_of(CARDS, "troll")
                case "turns-left":
                    s.turns_left = words.number("turns left")
                case _:
                    field = name.replace("-", "_")
                    if field in FLAGS:
                        setattr(s, field, True)
                    else:
                        setattr(s, field, words.number(name))

    def seat_line(self, seat: int, words: Words) -> None:
        s = self.state
        side = s.settings.seating.side_of[seat]
        match OF_A_SEAT[words.one_of(OF_A_SEAT, "word of a seat")]:
            case "gate":
                s.gates[seat] = cell_of(words)
                self.lay(Laid(GATE, 1 << s.gates[seat]))
            case "troll":
                self.troll_line(seat, words)
            case "recruited":
                s.recruits[seat] = words.number("recruited trolls", 0, SLOTS)
                words.one_of(("levels",), "word")
                s.levels[seat] = words.number("levels")
            case "hand":
                s.hands[seat] = cards(words)
            case "starters":
                if not s.starters:
                    s.starters = [Pile() for _ in range(s.settings.seats)]
                s.starters[seat] = Pile(cards(words))
            case "storage":
                s.storage[side * KINDS : side * KINDS + KINDS] = counted(words, RESOURCES, "resource")
            case "pedestals":
                base = side * STATUE_CLANS
                s.pedestals[base : base + STATUE_CLANS] = counted(words, CLANS[:STATUE_CLANS], "clan")
            case _:
                scored = counted(words, [name.replace("_honor", "") for name in HONOR], "honor")
                s.tunnel_honor[side], s.pedestal_honor[side], s.coronation_honor[side] = scored

    def troll_line(self, seat: int, words: Words) -> None:
        s = self.state
        slot = seat * SLOTS + words.one_of(SLOT_NAMES, "slot")
        card = words.one_of(CARDS, "troll")
        words.one_of(("tokens",), "word")
        signs = words.take("the tokens")
        symbols = s.settings.components.trolls[card].symbols
        if s.trolls[slot] != NO_CARD:
            raise Unreadable("two trolls in one slot")
        if len(signs) != len(symbols) or signs.strip("01"):
            raise Unreadable(f"tokens are {len(symbols)} signs, 1 where one lies and 0 where none does")
        s.trolls[slot] = card
        s.tokens[slot] = sum([1 << place for place, sign in enumerate(signs) if sign == "1"])

    def tile_line(self, kind: str, words: Words) -> None:
        known = HALLS if kind == "hall" else ("part", *SHAPE_NAMES)
        place = words.one_of(known, kind)
        names = words.all()
        mark = NOWHERE
        if len(names) > 2 and names[-2] in ("anchor", "altar"):
            mark, names = cell_of(Words(names[-1:])), names[:-2]
        mask = sum({1 << cell_of(Words([name])) for name in names})
        if not mask or (mark != NOWHERE and not mask >> mark & 1):
            raise Unreadable("a tile has cells, and its anchor or altar is one of them")
        if kind == "hall":
            self.lay(Laid(HALL, mask, mark, place))
        else:
            self.lay(Laid(TUNNEL, mask, mark, shape=place - 1))

    def lay(self, tile: Laid) -> None:
        s = self.state
        if tile.mask & s.dug:
            raise Unreadable("two tiles on one cell")
        if tile.mask & ~s.settings.mountain.ground:
            raise Unreadable("a tile lies beside the mountain, on its heart or on the site of a workshop")
        s.tiles.append(tile)
        s.dug |= tile.mask

    def statue_line(self, words: Words) -> None:
        s = self.state
        clan = words.one_of(CLANS[:STATUE_CLANS], "clan")
        cell = cell_of(words)
        if s.statue_mask >> cell & 1:
            raise Unreadable("two statues on one cell")
        s.statues.append(cell)
        s.statue_clans += (clan,)
        s.statue_mask |= 1 << cell

    def track_line(self, words: Words) -> None:
        track = [-1 if word == "-" else number_in(word, "a token") for word in words.all()]
        if len(track) != len(self.state.track):
            raise Unreadable(f"the track has {len(self.state.track)} spaces")
        self.state.track = track

    def horde_line(self, words: Words) -> None:
        s = self.state
        place = words.one_of(PLACE_NAMES, "place")
        s.horde[place] = words.one_of(("empty", *CARDS), "troll") - 1
        while words:
            if words.one_of(("pedestal", "bribes"), "word") == 0:
                s.pedestals_offered[place] = words.one_of(CLANS[:STATUE_CLANS], "clan")
            else:
                s.bribes[place] = tuple([place_in(kind, RESOURCES, "resource") for kind in words.all()])

    def pile_line(self, pile: Pile, words: Words, read: Callable[[Words], list[int]]) -> None:
        part = words.one_of(("top", "draw", "bottom"), "part of a pile")
        (pile.top, pile.loose, pile.bottom)[part].extend(read(words))

    def seat(self, words: Words) -> int:
        return words.one_of(SEATS[: self.state.settings.seats], "seat")

    def site(self, words: Words) -> int:
        sites = self.state.settings.mountain.workshop_sites
        cell = cell_of(words)
        if cell not in sites:
            raise Unreadable("there is no site of a workshop there")
        return sites.index(cell)

    def check(self) -> list[str]:
        return position_errors(self.state, quiet=not self.with_agenda)


def cell_of(words: Words) -> int:
    try:
        return cell_named(words.take("a cell"))
    except Unreadable:
        raise
    except ValueError as wrong:
        raise Unreadable(str(wrong)) from None


def cards(words: Words) -> list[int]:
    return [place_in(word, CARDS, "troll") for word in words.all()]


def spells(words: Words) -> list[int]:
    return [number_in(word, "the spell", 0, SPELLS - 1) for word in words.all()]


def counted(words: Words, names: Sequence[str], what: str) -> list[int]:
    """Pairs of a name and a number, as the numbers of all names."""
    found = [0] * len(names)
    while words:
        place = words.one_of(names, what)
        found[place] = words.number(names[place])
    return found


def read(game: AnyGame, text: str) -> State:
    """The state of a position; one of a foreign set brings the set along, in a line of its own."""
    lines = text.splitlines()
    values = [line.removeprefix(SET) for line in lines if line.startswith(SET)]
    try:
        value = values[-1].strip() if values else ""
        reader = Reader(game.edition({"components": value}), components_of(value))
    except SettingsError as wrong:
        raise PositionError("The position cannot be set up.", wrong.problems) from None
    return reader.read("\n".join(["" if line.startswith(SET) else line for line in lines]))
