"""Play all pairings and write the table; fails where an alliance faction wins too rarely or too often."""

from __future__ import annotations

import argparse
import sys
from itertools import permutations
from pathlib import Path

import stonehall
from stonehall.games.alliances.cards import FACTIONS
from stonehall.lab import Plan, Share, Summary
from tools.alliances_balance import __doc__ as told
from tools.alliances_balance.thinker import TRIES, thinker

ROOT = Path(__file__).resolve().parent.parent.parent
GAME = "alliances"
LEAST, MOST = 0.35, 0.65
"""An alliance faction wins no smaller and no larger share of its games than these."""
STEP = 20

HEAD = """# How the decks of Alliances fare against each other

Every ready deck played every other on both seats, {games} games each way: {total} games, {draws} of them without a
winner. On both seats sat the knight's search of a turn with {tries} tries a decision. The eight alliance factions are
in part our own design ([what is ours and why](alliances-design.md)); one that won less than {least:.0%} or more than
{most:.0%} of its games in all would be designed anew. The numbers speak of this bot: other players may value decks
otherwise. They repeat with

    {command}

## In all

| deck | kind | games | won | share | 95 % interval |
| --- | --- | --- | --- | --- | --- |
"""
MEETINGS = """
## Deck against deck

The share of games that the deck of the row won against that of the column, in per cent ({each} games each).

"""


def balance(summary: Summary) -> dict[str, Share]:
    """The decks, the most successful first."""
    return dict(sorted(summary.decks.items(), key=lambda deck: -deck[1].rate))


def out_of_bounds(summary: Summary) -> list[str]:
    """The alliance factions that win too rarely or too often."""
    shares = balance(summary)
    return [deck for deck, share in shares.items() if FACTIONS[deck].parts and not LEAST <= share.rate <= MOST]


def report(summary: Summary, command: str) -> str:
    plan = summary.plan
    lines = []
    for deck, share in balance(summary).items():
        kind = "alliance" if FACTIONS[deck].parts else "older faction"
        interval = f"{share.low:.1%} – {share.high:.1%}"
        lines.append(f"| {deck} | {kind} | {share.total} | {share.count} | {share.rate:.1%} | {interval} |")
    head = HEAD.format(
        games=plan.games, tries=TRIES, total=summary.games, draws=summary.draws, least=LEAST, most=MOST, command=command
    )
    return head + "\n".join(lines) + "\n" + MEETINGS.format(each=2 * plan.games) + _meetings(summary)


def _meetings(summary: Summary) -> str:
    decks = sorted(summary.decks)
    rows = [["", *[str(number) for number in range(1, len(decks) + 1)]], ["---"] * (len(decks) + 1)]
    for number, deck in enumerate(decks, 1):
        rows.append([f"{number} {deck}", *["·" if other == deck else _won(summary, deck, other) for other in decks]])
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def _won(summary: Summary, deck: str, other: str) -> str:
    there, back = summary.pairings[deck, other], summary.pairings[other, deck]
    return f"{100 * (there[0].count + back[1].count) / (there[0].total + back[1].total):.0f}"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(told or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=20, help="games of each pairing, each way")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--docs", type=Path, default=ROOT / "docs", help="where the report goes")
    options = parser.parse_args(arguments)
    pairings = list(permutations(stonehall.load(GAME).decks(), 2))

    def progress(done: int, total: int) -> None:
        if done % STEP == 0 or done == total:
            print(f"{done} of {total}", flush=True)

    plan = Plan(GAME, thinker, options.games, seed=options.seed, pairings=pairings)
    summary = plan.run(options.jobs, progress)
    command = f"python -m tools.alliances_balance --games {options.games} --seed {options.seed}"
    (options.docs / "alliances-balance.md").write_text(report(summary, command), "utf-8")
    wrong = out_of_bounds(summary)
    for deck, share in balance(summary).items():
        print(f"{'FAIL' if deck in wrong else 'ok  '} {deck}: {share}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
