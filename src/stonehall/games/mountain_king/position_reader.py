"""Reading positions: what each line says, and whether it can be."""

from __future__ import annotations

from collections.abc import Sequence

from stonehall.games.mountain_king.components import OWN, SHAPE_NAMES, WORKSHOPS, components_of
from stonehall.games.mountain_king.mountain import NOWHERE, cell_named
from stonehall.games.mountain_king.networks import renew_networks
from stonehall.games.mountain_king.position import COUNTERS, FLAGS, HEAD, HONOR, MOMENTS
from stonehall.games.mountain_king.pyramid import PLACE_NAMES, SLOT_NAMES
from stonehall.games.mountain_king.resources import CLANS, KINDS, RESOURCES, STATUE_CLANS
from stonehall.games.mountain_king.seating import AUTUMN, MAPS, SEATS, TEAM_SEATS, TURN_LIMIT, Settings
from stonehall.games.mountain_king.state import GATE, HALL, NO_CARD, SLOTS, TUNNEL, Laid, State
from stonehall.games.mountain_king.steps import step
from stonehall.games.mountain_king.turn import turn_main
from stonehall.kernel.game import AnyGame
from stonehall.kernel.pile import Pile
from stonehall.toolkit.position import PositionReader

CARDS = tuple([f"troll-{card + 1}" for card in range(len(OWN.trolls))])
HALLS = tuple([f"hall-{hall + 1}" for hall in range(len(OWN.halls))])


class Reader(PositionReader):
    """Reads one text into one state. The lines ``settings`` and ``components``, if there are any, come first."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(HEAD, step)
        self.game = game
        self.components = OWN
        self.state = self.empty(Settings(2, False, AUTUMN, OWN, True, TURN_LIMIT))

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
        self.check()
        renew_networks(self.state)
        self.resume(self.state, turn_main)
        return self.state

    def line(self, words: list[str]) -> None:
        s = self.state
        head, rest = words[0], words[1:]
        match head:
            case "settings":
                self.settings_line(rest)
            case "turn":
                self.turn_line(rest)
            case "tunnel" | "hall":
                self.tile_line(head, rest)
            case "statue":
                self.statue_line(rest)
            case "pedestal":
                s.pedestals_on[cell_named(rest[1])] = self.one_of("clan", rest[0], CLANS[:STATUE_CLANS])
            case "workshop":
                s.founded[self.site(rest[1])] = self.one_of("workshop", rest[0], WORKSHOPS)
            case "offered":
                s.offered = self.counted("workshop", rest, WORKSHOPS)
            case "face-down":
                s.workshop_pool = self.counted("workshop", rest, WORKSHOPS)
            case "stacks":
                shapes = [SHAPE_NAMES[tunnel.shape] for tunnel in s.settings.components.tunnels]
                s.stacks = self.counted("shape", rest, shapes)
            case "halls":
                s.halls_left = sum([1 << self.one_of("hall", word, HALLS) for word in rest])
            case "track":
                s.track = [-1 if word == "-" else int(word) for word in rest]
            case "tokens":
                s.track_pool = [int(word) for word in rest]
            case "bag":
                s.bag = [int(word) for word in rest]
            case "horde":
                self.horde_line(rest)
            case "deck":
                self.pile_line(s.decks[int(rest[0]) - 1], rest[1], self.cards(rest[2:]))
            case "spell":
                s.spellbook.append(int(rest[0]))
                s.runes.append(int(rest[2]))
            case "spells":
                self.pile_line(s.spells, rest[0], [int(word) for word in rest[1:]])
            case "over":
                s.over = True
                s.reason = rest[0]
            case _:
                if head in SEATS[: s.settings.seats]:
                    self.seat_line(SEATS.index(head), rest[0], rest[1:])
                else:
                    self.wrong(f"{head!r} begins no line of this position (settings, turn, {', '.join(SEATS)} …)")

    def settings_line(self, words: list[str]) -> None:
        teams, apart = "teams" in words, "clan-carts-apart" in words
        pairs = [word for word in words if word not in ("teams", "clan-carts-apart")]
        given = dict(zip(pairs[::2], pairs[1::2], strict=True))
        seats = int(given.get("seats", TEAM_SEATS if teams else 2))
        side = given.get("side", AUTUMN)
        if side not in MAPS or not 2 <= seats <= len(SEATS) or (teams and seats != TEAM_SEATS):
            self.wrong(f"{seats} players on {side}{' in teams' if teams else ''} is no game")
            return
        limit = int(given.get("turn-limit", TURN_LIMIT))
        self.state = self.empty(Settings(seats, teams, side, self.components, not apart, limit))

    def turn_line(self, words: list[str]) -> None:
        s = self.state
        s.turn, s.active = int(words[0]), self.seat(words[1])
        rest = words[2:]
        while rest:
            name = rest[0].replace("-", "_")
            if name in FLAGS:
                setattr(s, name, True)
                rest = rest[1:]
                continue
            if name in COUNTERS or name == "turns_left":
                setattr(s, name, int(rest[1]))
            elif name == "first":
                s.first = self.seat(rest[1])
            elif name == "moment":
                s.moment = self.one_of("moment", rest[1], MOMENTS)
            elif name == "workshop":
                s.workshop = self.site(rest[1])
            elif name == "newcomer":
                s.newcomer = self.card(rest[1])
            else:
                self.wrong(f"{rest[0]!r} is not known in a turn line")
                return
            rest = rest[2:]

    def seat_line(self, seat: int, what: str, words: list[str]) -> None:
        s = self.state
        side = s.settings.seating.side_of[seat]
        match what:
            case "gate":
                s.gates[seat] = cell_named(words[0])
                self.lay(Laid(GATE, 1 << s.gates[seat]))
            case "troll":
                slot = seat * SLOTS + self.one_of("slot", words[0], SLOT_NAMES)
                s.trolls[slot] = self.card(words[1])
                s.tokens[slot] = sum([1 << place for place, sign in enumerate(words[3]) if sign == "1"])
            case "recruited":
                s.recruits[seat], s.levels[seat] = int(words[0]), int(words[2])
            case "hand":
                s.hands[seat] = self.cards(words)
            case "starters":
                if not s.starters:
                    s.starters = [Pile() for _ in range(s.settings.seats)]
                s.starters[seat] = Pile(self.cards(words))
            case "storage":
                s.storage[side * KINDS : side * KINDS + KINDS] = self.counted("resource", words, RESOURCES)
            case "pedestals":
                base = side * STATUE_CLANS
                s.pedestals[base : base + STATUE_CLANS] = self.counted("clan", words, CLANS[:STATUE_CLANS])
            case "honor":
                names = [name.replace("_honor", "") for name in HONOR]
                scored = self.counted("honor", words, names)
                s.tunnel_honor[side], s.pedestal_honor[side], s.coronation_honor[side] = scored
            case _:
                self.wrong(f"{what!r} says nothing about a seat (gate, troll, storage, pedestals, honor …)")

    def tile_line(self, kind: str, words: list[str]) -> None:
        mark, cells = NOWHERE, words[1:]
        if len(cells) > 2 and cells[-2] in ("anchor", "altar"):
            mark, cells = cell_named(cells[-1]), cells[:-2]
        mask = sum([1 << cell_named(name) for name in cells])
        if kind == "hall":
            self.lay(Laid(HALL, mask, mark, self.one_of("hall", words[0], HALLS)))
        else:
            shape = -1 if words[0] == "part" else self.one_of("shape", words[0], SHAPE_NAMES)
            self.lay(Laid(TUNNEL, mask, mark, shape=shape))

    def lay(self, tile: Laid) -> None:
        s = self.state
        if tile.mask & s.dug:
            self.wrong("two tiles on one cell")
        elif tile.mask & ~s.settings.mountain.ground:
            self.wrong("a tile lies beside the mountain, on its heart or on the site of a workshop")
        else:
            s.tiles.append(tile)
            s.dug |= tile.mask

    def statue_line(self, words: list[str]) -> None:
        s = self.state
        cell = cell_named(words[1])
        if s.statue_mask >> cell & 1:
            self.wrong(f"two statues on {words[1]}")
            return
        s.statues.append(cell)
        s.statue_clans += (self.one_of("clan", words[0], CLANS[:STATUE_CLANS]),)
        s.statue_mask |= 1 << cell

    def horde_line(self, words: list[str]) -> None:
        s = self.state
        place, rest = self.one_of("place", words[0], PLACE_NAMES), words[1:]
        s.horde[place] = NO_CARD if rest[0] == "empty" else self.card(rest[0])
        if "pedestal" in rest:
            clan = rest[rest.index("pedestal") + 1]
            s.pedestals_offered[place] = self.one_of("clan", clan, CLANS[:STATUE_CLANS])
        if "bribes" in rest:
            kinds = rest[rest.index("bribes") + 1 :]
            s.bribes[place] = tuple([self.one_of("resource", kind, RESOURCES) for kind in kinds])

    def pile_line(self, pile: Pile, what: str, cards: list[int]) -> None:
        {"top": pile.top, "draw": pile.loose, "bottom": pile.bottom}[what].extend(cards)

    # Words ----------------------------------------------------------------------------------------------------------

    def one_of(self, name: str, word: str, words: Sequence[str]) -> int:
        if word not in words:
            raise ValueError(f"there is no {name} {word!r}")
        return words.index(word)

    def counted(self, name: str, words: list[str], names: Sequence[str]) -> list[int]:
        """Pairs of a name and a number, as the numbers of all names."""
        found = [0] * len(names)
        for word, count in zip(words[::2], words[1::2], strict=True):
            found[self.one_of(name, word, names)] = int(count)
        return found

    def seat(self, word: str) -> int:
        return self.one_of("seat", word, SEATS[: self.state.settings.seats])

    def card(self, word: str) -> int:
        return self.one_of("troll", word, CARDS)

    def cards(self, words: list[str]) -> list[int]:
        return [self.card(word) for word in words]

    def site(self, name: str) -> int:
        sites = self.state.settings.mountain.workshop_sites
        cell = cell_named(name)
        if cell not in sites:
            raise ValueError(f"there is no site of a workshop on {name}")
        return sites.index(cell)

    def check(self) -> None:
        s = self.state
        for cell in s.pedestals_on:
            if not s.dug >> cell & 1:
                self.wrong("a pedestal stands on no tunnel")


def read(game: AnyGame, text: str) -> State:
    reader = Reader(game)
    for line in text.splitlines():
        if line.startswith("components "):
            reader.components = components_of(line.removeprefix("components "))
    return reader.read("\n".join([line for line in text.splitlines() if not line.startswith("components ")]))
