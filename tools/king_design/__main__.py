"""Play, judge, and write the report; fails where a criterion does."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import stonehall
from tools.king_design import __doc__ as told
from tools.king_design.games import GAME, Store
from tools.king_design.judge import Judgement
from tools.king_design.report import PICTURES, pictures, report

ROOT = Path(__file__).resolve().parent.parent.parent


def main(arguments: list[str] | None = None) -> int:
    forms = list(stonehall.load(GAME).forms())
    parser = argparse.ArgumentParser(description=(told or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=2000, help="games of each way to play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--forms", nargs="+", choices=forms, default=forms, metavar="FORM", help="ways to play")
    parser.add_argument("--keep", type=Path, default=ROOT / "build" / "king-design", help="where games are kept")
    parser.add_argument("--docs", type=Path, default=ROOT / "docs", help="where the report goes")
    options = parser.parse_args(arguments)
    store = Store(options.keep, options.seed)
    begun = time.monotonic()
    for form in options.forms:
        had = store.kept(form)
        missing = [number for number in range(1, options.games + 1) if number not in had]
        for done in store.play(form, missing, options.jobs) if missing else ():
            print(f"{form}: {len(had) + done} of {options.games} ({time.monotonic() - begun:.0f} s)", flush=True)
    kept = {form: store.kept(form) for form in options.forms}
    judged = Judgement({
        form: [facts for number, facts in sorted(games.items()) if number <= options.games]
        for form, games in kept.items()
    })  # fmt: skip
    command = f"python -m tools.king_design --games {options.games} --seed {options.seed}"
    folder = options.docs / PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    for name, drawing in pictures(judged).items():
        (folder / f"{name}.svg").write_text(drawing, "utf-8")
    (options.docs / "mountain-king-design.md").write_text(report(judged, command), "utf-8")
    criteria = judged.criteria()
    for criterion in criteria:
        print(f"{'ok  ' if criterion.holds else 'FAIL'} {criterion.name}: {criterion.found}")
    return 0 if all(criterion.holds for criterion in criteria) else 1


if __name__ == "__main__":
    sys.exit(main())
