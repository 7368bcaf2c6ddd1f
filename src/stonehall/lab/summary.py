"""What came of many games, as numbers, as plain data and as tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from stonehall.lab.results import Result
from stonehall.lab.statistics import Share, Spread

if TYPE_CHECKING:
    from stonehall.lab.plan import Plan


class Summary:
    """Wins, lengths and speed of the games played. A mirror match says nothing about a deck, so it does not count.

    ``seats`` are the wins of each seat; ``sides`` those of the seats that win together, which is the same where
    everybody plays alone. ``shared`` counts the games that several sides won together, while others lost.
    """

    def __init__(self, plan: Plan, results: Sequence[Result], seconds: float) -> None:
        self.plan = plan
        self.games = len(results)
        self.seconds = seconds
        self.decisions = sum(result.decisions for result in results)
        self.chances = sum(result.chances for result in results)
        self.turns = Spread([result.turns for result in results])
        self.plays = Spread([result.decisions + result.chances for result in results])
        self.draws = sum(not result.winners for result in results)
        self.reasons = Counter(result.reason for result in results)
        wins = Counter(winner for result in results for winner in result.winners)
        self.seats = {name: Share(wins[seat], self.games) for seat, name in enumerate(plan.seats)}
        self.sides = {self._side_name(side): Share(wins[side[0]], self.games) for side in plan.sides}
        self.shared = sum(len(set(result.winners) & {side[0] for side in plan.sides}) > 1 for result in results)
        self.first = Share(sum(result.first in result.winners for result in results), self.games)
        deck_wins: Counter[str] = Counter()
        deck_games: Counter[str] = Counter()
        pair_wins: Counter[tuple[tuple[str, ...], int]] = Counter()
        pair_games: Counter[tuple[str, ...]] = Counter()
        for result in results:
            names = tuple(deck.name for deck in plan.pairing(result.number))
            pair_games[names] += 1
            pair_wins.update([(names, winner) for winner in result.winners])
            if len(set(names)) == len(names):
                deck_games.update(names)
                deck_wins.update([names[winner] for winner in result.winners] if names else [])
        self.decks = {name: Share(deck_wins[name], count) for name, count in deck_games.items()}
        self.pairings = {
            names: [Share(pair_wins[names, seat], count) for seat in range(len(plan.seats))]
            for names, count in pair_games.items()
            if names
        }

    def _side_name(self, side: Sequence[int]) -> str:
        """The seats of a side, and who sits there where that is not the same everywhere."""
        bots = self.plan.bot_names
        seats = " + ".join(self.plan.seats[seat] for seat in side)
        return seats if len(set(bots)) == 1 else f"{seats} ({' + '.join(bots[seat] for seat in side)})"

    def speed(self) -> dict[str, float]:
        """Per second: games, decisions of players, decisions of luck."""
        seconds = max(self.seconds, 1e-9)
        return {
            "seconds": self.seconds,
            "games_per_second": self.games / seconds,
            "decisions_per_second": self.decisions / seconds,
            "chances_per_second": self.chances / seconds,
        }

    def data(self) -> dict[str, Any]:
        """All of it as plain data. Everything but ``speed`` is the same for the same plan on any machine."""
        plan = self.plan
        return {
            "game": plan.game,
            "bots": list(plan.bot_names),
            "seed": plan.seed,
            "settings": plan.settings,
            "checked": plan.check,
            "games": self.games,
            "decisions": self.decisions,
            "chances": self.chances,
            "turns": self.turns.data(),
            "plays": self.plays.data(),
            "draws": self.draws,
            "shared": self.shared,
            "reasons": dict(sorted(self.reasons.items())),
            "seats": {name: share.data() for name, share in self.seats.items()},
            "first_player": self.first.data(),
            "decks": {name: share.data() for name, share in self.decks.items()},
            "pairings": [
                {
                    "decks": list(names),
                    "wins": {seat: share.data() for seat, share in zip(plan.seats, shares, strict=True)},
                }
                for names, shares in self.pairings.items()
            ],
            "speed": self.speed(),
        }

    # For people -----------------------------------------------------------------------------------------------------

    def __str__(self) -> str:
        """Tables. Shares are wins, with their 95 % intervals."""
        tables = [self._facts(), self._wins(), *([self._meetings()] if len(self.pairings) > 1 else [])]
        return "\n\n".join("\n".join(aligned(rows)) for rows in tables)

    def _facts(self) -> list[list[str]]:
        bots, speed = self.plan.bot_names, self.speed()
        who = f"{bots[0]} on every seat" if len(set(bots)) == 1 else " against ".join(bots)
        facts = {
            "games": f"{self.games}, {who}, seed {self.plan.seed}",
            "speed": f"{speed['games_per_second']:,.1f} games/s, {speed['decisions_per_second']:,.0f} player "
            f"decisions/s, {speed['chances_per_second']:,.0f} of luck ({self.seconds:.1f} s)",
            "turns": f"{self.turns}  mean [least – most]",
            "plays": f"{self.plays}  mean [least – most], luck included",
            "ends": ", ".join(f"{reason} {count}" for reason, count in self.reasons.most_common()),
            "draws": str(self.draws),
        }
        facts |= {"shared wins": str(self.shared)} if self.shared else {}
        return [[name, fact] for name, fact in facts.items()]

    def _wins(self) -> list[list[str]]:
        rows = [["wins of", "games", "won", " share  [95 % interval]"]]
        for name, share in [*self.sides.items(), ("first player", self.first), *self.decks.items()]:
            rows.append([name, str(share.total), str(share.count), str(share)])
        return rows

    def _meetings(self) -> list[list[str]]:
        """A line for each pairing of decks; of two sides the first says it all."""
        sides = self.plan.sides[:1] if len(self.plan.sides) == 2 else self.plan.sides
        names = [" + ".join(self.plan.seats[seat] for seat in side) for side in sides]
        rows = [[*self.plan.seats, "games", *[f"won by {name}" for name in names]]]
        for decks, shares in self.pairings.items():
            won = [str(shares[side[0]]) for side in sides]
            rows.append([*decks, str(shares[0].total), *won])
        return rows


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of cells in columns; whole numbers stand at the right of theirs.

    >>> aligned([["name", "n", "of"], ["one", "1", "all"], ["eleven", "11", "none"]])
    ['name     n  of', 'one      1  all', 'eleven  11  none']
    """
    columns = list(zip(*rows, strict=True))
    widths = [max(map(len, column)) for column in columns]
    numeric = [any(cell.isdecimal() for cell in column) and all(cell.isdecimal() for cell in column[1:])
               for column in columns]  # fmt: skip
    lines = []
    for row in rows:
        cells = [
            cell.rjust(width) if right else cell.ljust(width)
            for cell, width, right in zip(row, widths, numeric, strict=True)
        ]
        lines.append("  ".join(cells).rstrip())
    return lines
