"""Reading positions: what each line says, and whether it can be."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stonehall.games.mountain_king.component_sets import OWN, components_of
from stonehall.games.mountain_king.components import SHAPE_NAMES, SPELLS, WORKSHOPS, Components
from stonehall.games.mountain_king.messages import PLAYERS
from stonehall.games.mountain_king.mountain import NOWHERE, cell_name, cell_named, cells_of
from stonehall.games.mountain_king.networks import renew_networks
from stonehall.games.mountain_king.position import COUNTERS, FLAGS, HEAD, HONOR, MOMENTS
from stonehall.games.mountain_king.position_checks import PEDESTALS, impossible
from stonehall.games.mountain_king.pyramid import PLACE_NAMES, SLOT_NAMES
from stonehall.games.mountain_king.resources import CLANS, KINDS, RESOURCES, STATUE_CLANS
from stonehall.games.mountain_king.seating import AUTUMN, MAPS, SEATS, TEAM_SEATS, TURN_LIMIT, Settings
from stonehall.games.mountain_king.spells import WORN_OUT
from stonehall.games.mountain_king.state import GATE, HALL, NO_CARD, SLOTS, TUNNEL, Laid, State
from stonehall.games.mountain_king.steps import step
from stonehall.games.mountain_king.turn import turn_main
from stonehall.games.mountain_king.words import WORDS
from stonehall.kernel.errors import PositionError, Problem, SettingsError
from stonehall.kernel.game import AnyGame
from stonehall.kernel.leaving import LEFT
from stonehall.kernel.pile import Pile
from stonehall.toolkit.position import PositionReader, Unreadable, Words, number_in, place_in, unknown

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
        super().__init__(HEAD, step, WORDS)
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
                self.once("turn")
                self.turn_line(words)
            case "tunnel" | "hall":
                self.tile_line(head, words)
            case "statue":
                self.statue_line(words)
            case "pedestal":
                clan = words.one_of(CLANS[:STATUE_CLANS])
                s.pedestals_on[cell_of(words)] = clan
            case "workshop":
                kind = words.one_of(WORKSHOPS)
                s.founded[self.site(words)] = kind
            case "offered":
                s.offered = counted(words, WORKSHOPS)
            case "face-down":
                s.workshop_pool = counted(words, WORKSHOPS)
            case "stacks":
                shapes = [SHAPE_NAMES[tunnel.shape] for tunnel in s.settings.components.tunnels]
                s.stacks = counted(words, shapes)
            case "halls":
                s.halls_left = sum({1 << place_in(word, HALLS) for word in words.all()})
            case "track":
                self.track_line(words)
            case "tokens":
                s.track_pool = [number_in(word, "tokens") for word in words.all()]
            case "bag":
                s.bag = [words.number(0, PEDESTALS, "MK-COMP-5") for _ in range(STATUE_CLANS)]
            case "horde":
                self.horde_line(words)
            case "deck":
                level = words.number(1, 3)
                self.pile_line(s.decks[level - 1], words, cards)
            case "spell":
                s.spellbook.append(words.number(0, SPELLS - 1))
                words.one_of(("runes",))
                s.runes.append(words.number(0, WORN_OUT))
            case "spells":
                self.pile_line(s.spells, words, spells)
            case "over":
                self.once("over")
                s.over = True
                reason = words.one_of((*REASONS, LEFT))
                s.reason = REASONS[reason] if reason < len(REASONS) else ""
            case _:
                if head not in SEATS[: s.settings.seats]:
                    if head in SEATS:
                        raise Unreadable("position-seat", player=PLAYERS[SEATS.index(head)])
                    raise unknown("position-line", head, HEADS, known=", ".join(HEADS))
                self.seat_line(SEATS.index(head), words)

    def settings_line(self, words: Words) -> None:
        seats, side, limit, teams, apart = 2, AUTUMN, TURN_LIMIT, False, False
        while words:
            match SETTINGS[words.one_of(SETTINGS)]:
                case "seats":
                    seats = words.number(2, len(SEATS))
                case "side":
                    side = MAPS[words.one_of(MAPS)]
                case "turn-limit":
                    limit = words.number()
                case "teams":
                    teams = True
                case _:
                    apart = True
        if teams and seats != TEAM_SEATS:
            raise Unreadable("mk-position-teams", "MK-TEAM-1", seats=seats)
        self.state = self.empty(Settings(seats, teams, side, self.components, not apart, limit))

    def turn_line(self, words: Words) -> None:
        s = self.state
        s.turn, s.active = words.number(), self.seat(words)
        known = (*[name.replace("_", "-") for name in (*FLAGS, *COUNTERS)], *OF_A_TURN)
        while words:
            name = known[words.one_of(known)]
            match name:
                case "first":
                    s.first = self.seat(words)
                case "moment":
                    s.moment = words.one_of(MOMENTS)
                case "workshop":
                    s.workshop = self.site(words)
                case "newcomer":
                    s.newcomer = words.one_of(CARDS)
                case "turns-left":
                    s.turns_left = words.number()
                case _:
                    field = name.replace("-", "_")
                    if field in FLAGS:
                        setattr(s, field, True)
                    else:
                        setattr(s, field, words.number())

    def seat_line(self, seat: int, words: Words) -> None:
        s = self.state
        side = s.settings.seating.side_of[seat]
        match OF_A_SEAT[words.one_of(OF_A_SEAT)]:
            case "gate":
                s.gates[seat] = cell_of(words)
                self.lay(Laid(GATE, 1 << s.gates[seat]))
            case "troll":
                self.troll_line(seat, words)
            case "recruited":
                s.recruits[seat] = words.number(0, SLOTS)
                words.one_of(("levels",))
                s.levels[seat] = words.number()
            case "hand":
                s.hands[seat] = cards(words)
            case "starters":
                if not s.starters:
                    s.starters = [Pile() for _ in range(s.settings.seats)]
                s.starters[seat] = Pile(cards(words))
            case "storage":
                s.storage[side * KINDS : side * KINDS + KINDS] = counted(words, RESOURCES)
            case "pedestals":
                base = side * STATUE_CLANS
                s.pedestals[base : base + STATUE_CLANS] = counted(words, CLANS[:STATUE_CLANS])
            case _:
                scored = counted(words, [name.replace("_honor", "") for name in HONOR])
                s.tunnel_honor[side], s.pedestal_honor[side], s.coronation_honor[side] = scored

    def troll_line(self, seat: int, words: Words) -> None:
        s = self.state
        slot = seat * SLOTS + words.one_of(SLOT_NAMES)
        card = words.one_of(CARDS)
        words.one_of(("tokens",))
        signs = words.take()
        symbols = s.settings.components.trolls[card].symbols
        if s.trolls[slot] != NO_CARD:
            raise Unreadable("mk-position-slot", player=PLAYERS[seat], slot=SLOT_NAMES[slot % SLOTS])
        if len(signs) != len(symbols) or signs.strip("01"):
            raise Unreadable("mk-position-tokens", word=signs, signs=len(symbols))
        s.trolls[slot] = card
        s.tokens[slot] = sum([1 << place for place, sign in enumerate(signs) if sign == "1"])

    def tile_line(self, kind: str, words: Words) -> None:
        known = HALLS if kind == "hall" else ("part", *SHAPE_NAMES)
        place = words.one_of(known)
        names = words.all()
        mark = NOWHERE
        if len(names) > 2 and names[-2] in ("anchor", "altar"):
            mark, names = cell_of(Words(names[-1:])), names[:-2]
        mask = sum({1 << cell_of(Words([name])) for name in names})
        if not mask or (mark != NOWHERE and not mask >> mark & 1):
            raise Unreadable("mk-position-tile")
        if kind == "hall":
            self.lay(Laid(HALL, mask, mark, place))
        else:
            self.lay(Laid(TUNNEL, mask, mark, shape=place - 1))

    def lay(self, tile: Laid) -> None:
        s = self.state
        if tile.mask & s.dug:
            raise Unreadable("mk-position-two-tiles", "MK-DIG-3", square=cell_name(cells_of(tile.mask & s.dug)[0]))
        outside = tile.mask & ~s.settings.mountain.ground
        if outside:
            raise Unreadable("mk-position-outside", "MK-DIG-3", square=cell_name(cells_of(outside)[0]))
        s.tiles.append(tile)
        s.dug |= tile.mask

    def statue_line(self, words: Words) -> None:
        s = self.state
        clan = words.one_of(CLANS[:STATUE_CLANS])
        cell = cell_of(words)
        if s.statue_mask >> cell & 1:
            raise Unreadable("mk-position-two-statues", "MK-MOVE-4", square=cell_name(cell))
        s.statues.append(cell)
        s.statue_clans += (clan,)
        s.statue_mask |= 1 << cell

    def track_line(self, words: Words) -> None:
        track = [-1 if word == "-" else number_in(word, "tokens") for word in words.all()]
        if len(track) != len(self.state.track):
            raise Unreadable("mk-position-track", "MK-SETUP-9", spaces=len(self.state.track))
        self.state.track = track

    def horde_line(self, words: Words) -> None:
        s = self.state
        place = words.one_of(PLACE_NAMES)
        s.horde[place] = words.one_of(("empty", *CARDS)) - 1
        while words:
            if words.one_of(("pedestal", "bribes")) == 0:
                s.pedestals_offered[place] = words.one_of(CLANS[:STATUE_CLANS])
            else:
                s.bribes[place] = tuple([place_in(kind, RESOURCES) for kind in words.all()])

    def pile_line(self, pile: Pile, words: Words, read: Callable[[Words], list[int]]) -> None:
        part = words.one_of(("top", "draw", "bottom"))
        (pile.top, pile.loose, pile.bottom)[part].extend(read(words))

    def seat(self, words: Words) -> int:
        return words.one_of(SEATS[: self.state.settings.seats])

    def site(self, words: Words) -> int:
        sites = self.state.settings.mountain.workshop_sites
        cell = cell_of(words)
        if cell not in sites:
            raise Unreadable("mk-position-site", square=cell_name(cell))
        return sites.index(cell)

    def check(self) -> list[Problem]:
        return impossible(self.state, quiet=not self.with_agenda)


def cell_of(words: Words) -> int:
    name = words.take()
    try:
        return cell_named(name)
    except ValueError:
        raise Unreadable("mk-position-cell", word=name) from None


def cards(words: Words) -> list[int]:
    return [place_in(word, CARDS) for word in words.all()]


def spells(words: Words) -> list[int]:
    return [number_in(word, "spells", 0, SPELLS - 1) for word in words.all()]


def counted(words: Words, names: Sequence[str]) -> list[int]:
    """Pairs of a name and a number, as the numbers of all names."""
    found = [0] * len(names)
    while words:
        place = words.one_of(names)
        found[place] = words.number()
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
