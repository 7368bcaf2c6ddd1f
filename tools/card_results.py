"""Count how often cards are played, and how often those win who play them, in games of bots: data of the game.

    PYTHONPATH=build/compiled:. python -m tools.card_results GAME --bot squire --games 5 --seed 1

``--games`` are so many of each pairing of ready decks, or in all for a game without decks. ``--forms`` names the forms
that are played, one after the other; without it the usual one. The result goes into the game's package as
``card_results.json``, with the run that made it; the same command counts the same games.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

import stonehall
from stonehall.kernel.game_log import GameLog
from stonehall.lab.card_results import FILE, CardResults, count_game
from stonehall.lab.plan import Plan
from stonehall.lab.playing import record_of

GAMES = Path(__file__).parent.parent / "src/stonehall/games"
TOLD_EVERY = 30.0
"""Seconds between words on how far it is."""


def counted(plans: Sequence[Plan], results: CardResults) -> CardResults:
    """Play all games of some plans of one game, and count their cards."""
    library = stonehall.load(plans[0].game).card_library()
    total, told = sum(plan.total for plan in plans), time.monotonic()
    for plan in plans:
        for number in range(1, plan.total + 1):
            log = GameLog.of(record_of(plan, number))
            count_game(results, log, [deck.name for deck in plan.pairing(number)], library)
            if time.monotonic() - told > TOLD_EVERY:
                told = time.monotonic()
                print(f"{results.games} of {total} games", flush=True)
    return results


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=stonehall.game_ids())
    parser.add_argument("--bot", default="squire")
    parser.add_argument("--forms", nargs="+", default=[])
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="another file than that of the game")
    wanted = parser.parse_args(arguments)
    game = stonehall.load(wanted.game)
    unknown = set(wanted.forms) - set(game.forms())
    if unknown:
        parser.error(f"{wanted.game} has no form {', '.join(sorted(unknown))}; there are {', '.join(game.forms())}")
    forms = wanted.forms or list(game.forms())[:1]
    plans = [
        Plan(
            wanted.game,
            wanted.bot,
            wanted.games,
            seed=wanted.seed,
            pairings="all" if game.decks() else (),
            settings=game.forms()[form],
        )
        for form in forms
    ]
    named = [f"--forms {' '.join(forms)}"] if wanted.forms else []
    run = ["python -m tools.card_results", wanted.game, f"--bot {wanted.bot}", *named]
    command = " ".join([*run, f"--games {wanted.games}", f"--seed {wanted.seed}"])
    day = datetime.now(UTC).date().isoformat()
    results = counted(plans, CardResults(wanted.bot, 0, command, version("stonehall"), day))
    file = wanted.out or GAMES / game.id.replace("-", "_") / FILE
    file.write_text(results.write(), "utf-8")
    print(f"{file.name}: {len(results.cards)} cards of {wanted.game} in {results.games} games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
