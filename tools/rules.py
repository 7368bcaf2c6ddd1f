"""Which rule and which card is proven by which test: ``python tools/rules.py [-v]``.

Rules stand in ``docs/rules/<game>.md`` as ``- **SW2-MOVE-1** …``, worked examples as ``**EX-1 Setup** …`` (their id is
SW2-EX-1). Tests claim them with ``@pytest.mark.rule("SW2-MOVE-1")`` and cards with ``@pytest.mark.card("ice-golem")``.
A rule that no test can prove is listed, with the reason, under ``## Rules without a test``.
"""

import argparse
import io
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import stonehall

ROOT = Path(__file__).resolve().parent.parent
RULE = re.compile(r"^- \*\*(([A-Z0-9]+)-[A-Z]+-\d+)\*\*", re.MULTILINE)
EXAMPLE = re.compile(r"^\*\*(EX-\d+)\b", re.MULTILINE)
EXEMPT_SECTION = re.compile(r"^## Rules without a test$(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
EXEMPT_ROW = re.compile(r"^\|\s*([A-Z0-9]+-[A-Z]+-\d+)\s*\|(.*)\|\s*$", re.MULTILINE)

Claims = dict[str, list[str]]  # id -> the tests which claim to prove it


@dataclass
class Rulebook:
    """The ids of one file of docs/rules."""

    game: str
    ids: list[str]
    exempt: dict[str, str]
    problems: list[str] = field(default_factory=list)


def read_rulebook(path: Path) -> Rulebook:
    text = path.read_text("utf-8")
    rules = RULE.findall(text)
    ids = [rule for rule, _ in rules]
    prefixes = sorted({prefix for _, prefix in rules})
    ids += [f"{prefixes[0] if prefixes else path.stem}-{example}" for example in EXAMPLE.findall(text)]
    exempt = {
        rule: reason.strip() for section in EXEMPT_SECTION.findall(text) for rule, reason in EXEMPT_ROW.findall(section)
    }

    book = Rulebook(path.stem, list(dict.fromkeys(ids)), exempt)
    if len(prefixes) != 1:
        book.problems.append(f"rule ids need one common prefix, found {', '.join(prefixes) or 'no rules'}")
    book.problems += [f"{rule} stands there {ids.count(rule)} times" for rule in book.ids if ids.count(rule) > 1]
    book.problems += [f"{rule} is without a test, but there is no such rule" for rule in exempt if rule not in ids]
    book.problems += [f"{rule} is without a test, but no reason is given" for rule in exempt if not exempt[rule]]
    return book


class Collector:
    """A pytest plugin that looks at the markers of all tests. A test which may not run proves nothing."""

    def __init__(self) -> None:
        self.rules: Claims = defaultdict(list)
        self.cards: Claims = defaultdict(list)
        self.problems: list[str] = []

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            idle = any(item.get_closest_marker(name) for name in ("skip", "skipif", "xfail"))
            for name, claims in (("rule", self.rules), ("card", self.cards)):
                for marker in item.iter_markers(name):
                    if idle:
                        self.problems.append(f"{item.nodeid} claims to prove a {name}, but may be skipped or fail")
                    if not marker.args or marker.kwargs:
                        self.problems.append(f"{item.nodeid} has a {name} marker without ids")
                    for claimed in dict.fromkeys(map(str, marker.args)):
                        claims[claimed].append(item.nodeid)


def collect(root: Path) -> Collector:
    """Collect the tests without running any of them."""
    collector, output = Collector(), io.StringIO()
    options = ["--collect-only", "--capture=no", "-p", "no:cacheprovider", "--rootdir", str(root), str(root / "tests")]
    with redirect_stdout(output), redirect_stderr(output):
        code = pytest.main(options, plugins=[collector])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        sys.exit(f"{output.getvalue()}\nthe tests cannot be collected")
    return collector


def card_ids(game: str) -> list[str]:
    cards = getattr(stonehall.load(game), "cards", None)
    return [card.id for card in cards()] if cards else []


def report(game: str, noun: str, ids: list[str], claims: Claims, exempt: dict[str, str], verbose: bool) -> list[str]:
    """Print the state of one game's rules or cards; return the problems."""
    proven = [name for name in ids if claims.get(name)]
    excused = f", {len(exempt)} exempt" if exempt else ""
    print(f"{game}: {len(ids)} {noun}s, {len(proven)} proven{excused}")
    if verbose:
        for name in ids:
            for proof in claims.get(name) or [f"(no test: {exempt[name]})" if name in exempt else "(unproven)"]:
                print(f"  {name}  {proof}")
    problems = [f"{name} is without a test, but {claims[name][0]} claims it" for name in proven if name in exempt]
    return problems + [f"{name} is not proven by any test" for name in ids if name not in proven and name not in exempt]


def unknown(noun: str, known: set[str], claims: Claims) -> Iterator[str]:
    for name in sorted(claims.keys() - known):
        yield f"{name} is claimed by {', '.join(claims[name])}, but there is no such {noun}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Which rule and which card is proven by which test.")
    parser.add_argument("-v", "--verbose", action="store_true", help="name the tests")
    parser.add_argument("--root", type=Path, default=ROOT, help="the folder with docs/rules and tests")
    arguments = parser.parse_args()
    root: Path = arguments.root.resolve()

    tests = collect(root)
    problems = list(tests.problems)
    rules: set[str] = set()
    cards: set[str] = set()
    for path in sorted((root / "docs" / "rules").glob("*.md")):
        book, deck = read_rulebook(path), card_ids(path.stem)
        rules.update(book.ids)
        cards.update(deck)
        problems += [f"{path.name}: {problem}" for problem in book.problems]
        problems += report(book.game, "rule", book.ids, tests.rules, book.exempt, arguments.verbose)
        problems += report(book.game, "card", deck, tests.cards, {}, arguments.verbose)
    problems += unknown("rule", rules, tests.rules)
    problems += unknown("card", cards, tests.cards)

    for problem in problems:
        print(f"  ✗ {problem}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
