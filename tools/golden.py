"""Make the golden records that every release replays: games between greedy bots, in which every ready deck plays.

    python tools/golden.py summoner-wars tash-kalar

Run it only when a rule was wrong and has been mended: a golden record that no longer replays is otherwise a defect.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import stonehall
from stonehall.bots import GreedyBot
from stonehall.kernel import Match, Player

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
FORMS = (
    ("duel", {"form": "duel"}),
    ("high-form", {"form": "high-form"}),
    ("melee-3", {"form": "melee", "seats": "3"}),
    ("melee-4", {"form": "melee", "seats": "4"}),
    ("duel-teams", {"form": "duel", "teams": "yes"}),
    ("high-form-teams", {"form": "high-form", "teams": "yes"}),
)
"""The forms of Tash-Kalar."""


def setups(game: str) -> Iterator[tuple[str, dict[str, str]]]:
    """The games to be played, by the names of their files."""
    decks = stonehall.load(game).decks()
    if game == "summoner-wars":
        for place, south in enumerate(decks):
            north = decks[(place + 4) % len(decks)]
            yield f"{south}-{north}", {"south": south, "north": north}
    else:
        for place, (name, form) in enumerate(FORMS):
            schools = [decks[(place + number) % len(decks)] for number in range(0, 8, 2)]
            yield f"{game}-{name}", {**form, **dict(zip(("south", "north", "west", "east"), schools, strict=True))}


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for id in sys.argv[1:] or stonehall.game_ids():
        game = stonehall.load(id)
        for place, (name, settings) in enumerate(setups(id)):
            seats = game.seats_of(game.complete(settings))
            bots: list[Player] = [GreedyBot(place + 100 * seat) for seat in range(len(seats))]
            match = Match(game, bots, settings, seed=place)
            match.run()
            stem = GOLDEN / name
            stem.with_suffix(".record").write_text(match.record.write(), "utf-8")
            stem.with_suffix(".position").write_text(match.state.to_position(), "utf-8")
            print(f"{stem.name}: {len(match.record.plays)} plays")


if __name__ == "__main__":
    main()
