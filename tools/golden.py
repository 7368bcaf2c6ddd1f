"""Make the golden records that every release replays: one game between greedy bots for each ready deck.

    python tools/golden.py

Run it only when a rule was wrong and has been mended: a golden record that no longer replays is otherwise a defect.
"""

from __future__ import annotations

from pathlib import Path
from typing import cast

import stonehall
from stonehall.bots import GreedyBot
from stonehall.games.summoner_wars import SummonerWars
from stonehall.kernel import Match

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    game = cast(SummonerWars, stonehall.load("summoner-wars"))
    decks = game.decks()
    for place, south in enumerate(decks):
        north = decks[(place + 4) % len(decks)]
        match = Match(game, [GreedyBot(place), GreedyBot(place + 100)], {"south": south, "north": north}, seed=place)
        match.run()
        stem = GOLDEN / f"{south}-{north}"
        stem.with_suffix(".record").write_text(match.record.write(), "utf-8")
        stem.with_suffix(".position").write_text(match.state.to_position(), "utf-8")
        print(f"{stem.name}: {len(match.record.plays)} plays")


if __name__ == "__main__":
    main()
