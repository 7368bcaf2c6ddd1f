"""Make the golden records that every release replays: games between greedy bots, in which every ready deck plays.

    python tools/golden.py [GAME …]

Run it only when a rule was wrong and has been mended: a golden record that no longer replays is otherwise a defect.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import stonehall
from stonehall.bots import GreedyBot
from stonehall.kernel import AnyGame, Match, Player
from stonehall.lab.setups import with_decks

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"


def setups(game: AnyGame) -> Iterator[tuple[str, dict[str, str]]]:
    """The games to be played, by the names of their files: one of each form, then one for each deck that is left.

    Where there is only one form, one for each deck.
    """
    forms = game.forms()
    played: set[str] = set()
    if len(forms) > 1:
        for place, (name, form) in enumerate(forms.items()):
            settings = with_decks(game, form, place)
            played |= {*settings.values()}
            yield f"{game.id}-{name}", settings
    usual = next(iter(forms.values()), {})
    for place in range(max(1, len(game.decks()))):
        settings = with_decks(game, usual if len(forms) > 1 else {}, place)
        decks = [value for name, value in settings.items() if name not in usual]
        if len(forms) == 1 or not played.issuperset(decks):
            played |= {*decks}
            yield "-".join([game.id, *decks]), settings


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for id in sys.argv[1:] or stonehall.game_ids():
        game = stonehall.load(id)
        for old in GOLDEN.glob(f"{id}-*"):
            old.unlink()
        for place, (name, settings) in enumerate(setups(game)):
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
