"""The report: every number in it comes from the games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from statistics import fmean

from stonehall.games.mountain_king.scoring import CATEGORIES
from stonehall.lab.markdown import table
from stonehall.lab.plots import Row, chart
from tools.king_design.judge import CLOSE, COMMON, EXAMPLE, EXAMPLE_TOTAL, Judgement, quantile

PLACES = ("first", "second", "third", "fourth", "fifth")
FAMILIES = {
    "starter": "Starting trolls",
    "troll": "Trolls",
    "spell": "Spells",
    "tunnel": "Tunnels",
    "hall": "Great halls",
    "founded": "Workshops founded",
    "workshop": "Workshops visited",
}
SHOWN_OPENINGS = 12
PICTURES = "pictures/mountain-king-design"


def pictures(judged: Judgement) -> dict[str, str]:
    """The pictures of the report by name."""
    seats = [
        Row(f"{form}, {PLACES[place]}", share.rate, share.low, share.high, 1 / len(shares), f"{share.rate:.1%}")
        for form, shares in judged.seats.items()
        for place, share in enumerate(shares)
    ]
    categories = [
        Row(
            category,
            fmean(values := judged.honor(category)),
            quantile(values, 0.05),
            quantile(values, 0.95),
            EXAMPLE[category],
            f"{fmean(values):.1f}",
        )
        for category in CATEGORIES
    ]
    related = [
        Row(category, value, says=f"{value:.2f}") for category, value in judged.correlations["all alone"].items()
    ]
    common = [opening for opening in judged.openings if opening.share >= COMMON]
    started = [
        Row(one.name, one.mean, one.mean - one.error, one.mean + one.error, says=f"{one.share:.0%}")
        for one in sorted(common, key=lambda one: -one.mean)
    ]
    drawn = {
        "seats": chart("Games won, by place in the order of turns (mark: the fair share)", seats, bars=False),
        "turns": chart("Turns of each player", _histogram(judged)),
        "categories": chart("Honor by category (line: middle 90 %; mark: the rulebook's example)", categories),
        "winning": chart("How each category goes with winning (correlation)", related),
        "openings": chart("Honor of openings above the mean of their game", started or [Row("none", 0.0)], bars=False),
    }
    for family, name in FAMILIES.items():
        used = {key.split(" ", 1)[1]: share for key, share in judged.uses.items() if key.split()[0] == family}
        rows = [Row(key, used[key], says=f"{used[key]:.1%}") for key in sorted(used, key=lambda key: -used[key])]
        drawn[f"use-{family}"] = chart(f"{name}: the share of games with it", rows)
    return drawn


def _histogram(judged: Judgement) -> list[Row]:
    counted = Counter(round(turns) for here in judged.turns.values() for turns in here)
    every = sum(counted.values())
    return [
        Row(f"{turns} turns", counted[turns] / every, says=f"{counted[turns] / every:.1%}")
        for turns in range(min(counted), max(counted) + 1)
    ]


def report(judged: Judgement, command: str) -> str:
    """The whole text."""
    criteria = judged.criteria()
    holding = sum(criterion.holds for criterion in criteria)
    played = ", ".join(f"{form} {len(games)}" for form, games in judged.games.items())
    return "\n".join([
        "# The components of the Mountain King, judged",
        "",
        "The cards, tiles and maps of *In the Hall of the Mountain King* in this package are our own design. This",
        "report says how they play: bots that play for points played every way to play, and each criterion below is",
        "checked by the tool that wrote this page. It repeats, number by number, with",
        "",
        f"    {command}",
        "",
        f"Games: {played}. {holding} of {len(criteria)} criteria hold.",
        "",
        "## Criteria",
        "",
        *table(
            ["criterion", "found", "holds"],
            [[one.name, one.found, "yes" if one.holds else "**no**"] for one in criteria],
        ),
        "## Who wins",
        "",
        "Shares are of games with one winner; with each goes Wilson's 95 % interval. In a game of teams the places are",
        "those of the two teams.",
        "",
        _picture("seats", "Games won by place in the order of turns"),
        *table(
            ["game", "place", "won", "of", "share", "95 % interval"],
            [
                [form, PLACES[place], str(share.count), str(share.total), f"{share.rate:.1%}",
                 f"{share.low:.1%} – {share.high:.1%}"]
                for form, shares in judged.seats.items()
                for place, share in enumerate(shares)
            ],
        ),
        "And by the start points of the gates, which are chosen in the order of turns:",
        "",
        *table(
            ["game", "start point", "won", "of", "share", "95 % interval"],
            [
                [form, point, str(share.count), str(share.total), f"{share.rate:.1%}",
                 f"{share.low:.1%} – {share.high:.1%}"]
                for form, shares in judged.gates.items()
                for point, share in shares.items()
            ],
        ),
        "Games that several won together, after the tie-break: "
        + ", ".join(f"{form} {count}" for form, count in judged.shared.items()) + ".",
        "",
        "## How long it takes",
        "",
        _picture("turns", "Turns of each player"),
        *table(
            ["game", "turns of a player", "shortest", "longest", "recruits", "digs", "spells", "workshop visits",
             "trades", "statue moves", "halls"],
            [
                [form, f"{fmean(turns):.1f}", f"{min(turns):.0f}", f"{max(turns):.0f}",
                 *[f"{_per_player(judged, form, verb):.1f}"
                   for verb in ("recruit", "dig", "cast", "visit", "trade", "move", "dedicate")]]
                for form, turns in judged.turns.items()
            ],
        ),
        "## Honor",
        "",
        f"The rulebook's example of a final scoring comes to {EXAMPLE_TOTAL}. Below are the means of all players who",
        "play alone, of winners, and of each way to play (teams: of a team).",
        "",
        _picture("categories", "Honor by category"),
        *table(
            ["", *CATEGORIES, "total"],
            [
                ["example", *[str(EXAMPLE[category]) for category in CATEGORIES], str(EXAMPLE_TOTAL)],
                ["all alone", *_means(judged)],
                ["winners", *_means(judged, winners=True)],
                *[[form, *_means(judged, form)] for form in judged.games],
            ],
        ),
        "## What wins",
        "",
        "The correlation of each category, compared with the mean of the same game, with winning it.",
        "",
        _picture("winning", "How each category goes with winning"),
        *table(
            ["", *CATEGORIES],
            [
                [form, *[f"{found[category]:.2f}" for category in CATEGORIES]]
                for form, found in judged.correlations.items()
            ],
        ),
        "## Openings",
        "",
        "An opening is what a player recruits or digs in the first two turns. Its honor is compared with the mean of",
        f"the same game. Those that {COMMON:.0%} of players chose are drawn; they are equal within {CLOSE:.0f} points.",
        "",
        _picture("openings", "Honor of openings above the mean of their game"),
        *table(
            ["opening", "players", "share", "honor above the mean", "95 % interval"],
            [
                [one.name, str(one.count), f"{one.share:.1%}", f"{one.mean:+.1f}",
                 f"{one.mean - one.error:+.1f} to {one.mean + one.error:+.1f}"]
                for one in judged.openings[:SHOWN_OPENINGS]
            ],
        ),
        "## What gets used",
        "",
        *[line for family, name in FAMILIES.items() for line in (_picture(f"use-{family}", name), "")],
    ])  # fmt: skip


def _picture(name: str, says: str) -> str:
    return f"![{says}]({PICTURES}/{name}.svg)\n"


def _means(judged: Judgement, form: str | None = None, winners: bool = False) -> list[str]:
    return [f"{fmean(judged.honor(category, form, winners)):.1f}" for category in (*CATEGORIES, "total")]


def _per_player(judged: Judgement, form: str, verb: str) -> float:
    counts: list[Mapping[str, int]] = [plays for facts in judged.games[form] for plays in facts.plays]
    return fmean([count.get(verb, 0) for count in counts])
