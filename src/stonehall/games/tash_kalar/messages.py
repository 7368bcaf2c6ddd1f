"""What a person is told: the prompt of a decision, its options, what happened, and how it ended."""
# interpreted: words, not speed
#
# Every message is an id with arguments; its words are in locale/*/tash_kalar/play.ftl, names and texts of cards in
# tash_kalar/cards.ftl. All ids begin with tk-. The tables list all that can be said, so that each of it can be checked.
# A new prompt is a word in PROMPTS and a message tk-prompt-… in each language; a new event is a line in EVENTS and a
# message tk-log-….

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stonehall.games.tash_kalar.arena import DUEL_START, GRID, NOWHERE, SQUARES, WAYS
from stonehall.games.tash_kalar.cards import BY_ID, CARDS, LEGENDARY, RANKS, Being
from stonehall.games.tash_kalar.notation import NOTATION, OPTION_ARGUMENTS
from stonehall.games.tash_kalar.patterns import TURNS
from stonehall.games.tash_kalar.seating import SEATS
from stonehall.games.tash_kalar.view_shape import PieceView, View
from stonehall.kernel import leaving
from stonehall.kernel.choice import Choice, PickKind
from stonehall.kernel.decision import PASS
from stonehall.kernel.message import Message, Term, Value
from stonehall.kernel.state import Event
from stonehall.kernel.winners import winners
from stonehall.toolkit.pointing import path_of

PLAYERS: Final[tuple[Value, ...]] = tuple([Term("seat", seat) for seat in SEATS])
"""What the players are called when nobody has given them names."""

START_SQUARES: Final = tuple([GRID.name(square) for square in DUEL_START])
"""Where the first pieces of a duel stand."""

NAMES: Final = frozenset([GRID.name(square) for square in SQUARES])

# The tables -----------------------------------------------------------------------------------------------------------

PROMPTS: Final = (
    # the turn
    "actions", "partner-actions", "end", "place", "pick-up", "put-under", "claim", "legend-colour", "odd-colour",
    # setup and luck
    "first", "start", "draw", "task",
    # common to many effects; what is optional begins with may-
    "destroy", "may-destroy", "upgrade", "may-upgrade", "may-downgrade", "may-convert", "may-place", "place-heroic",
    "may-move", "may-toward", "may-pick",
    # of flares
    "place-or-convert", "move-or-upgrade", "place-or-upgrade",
    # of legends
    "toward", "may-treat", "near-or-far", "may-downgrade-or-destroy", "may-place-any", "place-legendary",
    # of the Sylvan school
    "may-return", "move-or-action", "place-enemy", "may-move-or-upgrade",
    # of the Everfrost school
    "keep-frozen", "move", "convert", "may-mirror", "may-freeze", "may-ram", "may-slide", "change-colour",
    "may-discard-flare-too",
    # of the Nethervoid school
    "may-make-gateway", "name-gateway", "may-discard-flare",
    # of the Etherweave school
    "may-swap", "may-discard-pending", "keep-piece", "leap", "may-take-back-or-move", "may-discard-card",
    "place-or-move", "may-place-or-move", "collapse", "may-collapse", "may-copy-or-move", "may-destroy-or-upgrade",
)  # fmt: skip
"""Every prompt a decision can have: the prompt ``claim`` is the message ``tk-prompt-claim``.

All of them may use the card and the square the decision is about, and the number of actions left.
"""

OPTION_FORMS: Final[dict[str, str]] = {
    "summon": "turned with turned-with over again",  # named or borrowed; something stands there, is used again
    "move": "onto",  # something stands there
    "leap": "onto",
    "flare": "against",  # the opponent is named
    "start": "duel",  # both pieces at once
}
"""The verbs that read differently in some cases: the message ``tk-option-move-onto``, for example."""

EVENTS: Final[dict[str, str]] = {
    "turn": "player turn",
    "place": "owner square",
    "place-heroic": "owner square",
    "place-legendary": "owner square",
    "first-piece": "owner square",
    "picked-up": "player square",
    "summoned": "player card square",
    "improvised": "player owner square",
    "moved": "owner rank from to",
    "destroyed": "owner rank square",
    "banished": "owner rank",
    "upgraded": "owner rank square",
    "downgraded": "owner rank square",
    "converted": "owner rank square",
    "gained": "player count",
    "slowed": "owner",
    "spent": "player",
    "discarded": "player card",
    "put-under": "player card",
    "put-under-hidden": "player",
    "returned": "player card",
    "taken-back": "player card",
    "aside": "player card",
    "left-aside": "player card",
    "thawed": "player card",
    "warped": "player card",
    "gateway": "player square",
    "swapped": "from to",
    "drew": "player card",
    "drew-hidden": "player",
    "flare": "player card",
    "scored": "owner count",
    "scored-in": "owner colour count",
    "task": "card",
    "next-task": "card",
    "claimed": "player card",
    "handed-over": "player partner",
    "end-triggered": "player",
}
"""Every event a state can tell, with the names of its arguments.

The event ``moved`` is the message ``tk-log-moved``.
"""

HELP: Final = ("squares", "turn", *[verb for verb in NOTATION.verbs if verb not in ("first", "draw", "task")])
"""What the help speaks of: the arena, the turn, and every verb a player uses."""

PROMPT_IDS: Final = [
    "tk-prompt-waiting",
    "tk-prompt-start-duel",
    "tk-prompt-start-own",
    *[f"tk-prompt-{name}" for name in PROMPTS],
]
OPTION_IDS: Final = sorted(
    [f"tk-option-{verb}" for verb in NOTATION.verbs]
    + [f"tk-option-{verb}-{form}" for verb, forms in OPTION_FORMS.items() for form in forms.split()]
)
EVENT_IDS: Final = [f"tk-log-{name}" for name in EVENTS]
OUTCOME_IDS: Final = [
    f"tk-outcome-{reason}-{form}" for reason in ("points", "deck") for form in ("won", "lost", "seen", "draw")
] + ["tk-outcome-tie-won", "tk-outcome-tie-lost", "tk-outcome-tie-seen", "tk-outcome-turn-limit"]
WARNING_IDS: Final = ["tk-warning-flare", "tk-warning-hand-over", "tk-warning-claim"]
HELP_IDS: Final = [f"tk-help-{name}" for name in HELP]
WORD_IDS: Final = [
    *[f"tk-rank-{rank}" for rank in RANKS if rank],
    *[f"tk-way-{way}" for way in WAYS],
    *[f"tk-turned-{turn}" for turn in TURNS],
]


# Prompts and options --------------------------------------------------------------------------------------------------


def prompt(view: View, players: Sequence[Value] = PLAYERS) -> Message:
    """What the viewer is asked, or whom they wait for; once the game is over, how it ended."""
    decision = view["decision"]
    if decision is None:
        return outcome(view, players)
    if decision["seat"] not in ("", view["seat"]):
        return Message("tk-prompt-waiting", {"player": players[SEATS.index(decision["seat"])]})
    if decision["prompt"] == "start":
        return _start_prompt(view, decision["options"][0], players)
    squares = (decision["square"],) if decision["square"] else ()
    return Message(f"tk-prompt-{decision['prompt']}", _about(view), squares)


def _start_prompt(view: View, text: str, players: Sequence[Value]) -> Message:
    """Where the first pieces stand (TK-SETUP-6..8): in a duel all at once, in Melee one colour after the other."""
    if view["form"] == "duel":
        return Message("tk-prompt-start-duel", {}, START_SQUARES)
    colour = text.split()[2]
    form = "-own" if colour == _own_colour(view) else ""
    return Message(f"tk-prompt-start{form}", {"player": players[SEATS.index(colour)]})


def _own_colour(view: View) -> str:
    """The seat that gives the side of the viewer its name."""
    return next((side["owner"] for side in view["sides"] if side["seat"] == view["seat"]), "")


def _about(view: View) -> dict[str, Value]:
    """What the words of a prompt and of its options may use."""
    args: dict[str, Value] = {"actions": view["actions"]}
    decision = view["decision"]
    if decision is not None and decision["card"]:
        args["card"] = Term("tk-card", decision["card"])
        args["square"] = decision["square"]
    return args


def option(view: View, text: str, players: Sequence[Value] = PLAYERS) -> Message:
    """What an option of the pending decision means."""
    verb, *words = text.split()
    args = _about(view)
    for name, word in zip(OPTION_ARGUMENTS[verb], words, strict=False):
        args[name] = _read(name, word, players)
    form = ""
    if verb == "summon":
        details = words[2:]
        turned = [word for word in details if word in TURNS]
        borrowed = [word for word in details if word not in TURNS]
        if turned:
            args["turned"] = Term("tk-turned", turned[0])
        if borrowed:
            args["with"] = borrowed[0]
        form = ("-turned" if turned else "") + ("-with" if borrowed else "")
    target = _standing_on(view, str(args.get("to", "")))
    if target is not None:
        args["rank"] = Term("tk-rank", target["rank"])
        args["owner"] = players[SEATS.index(target["owner"])]
        if verb == "summon" and not form:
            form = "-again" if _is_used_again(view, target, words[0]) else "-over"
        elif verb in ("move", "leap"):
            form = "-onto"
    if verb == "flare" and len(words) > 1:
        form = "-against"
    if verb == "start" and view["form"] == "duel":
        args["own"], args["other"] = words[0], next(square for square in START_SQUARES if square != words[0])
        form = "-duel"
    return Message(f"tk-option-{verb}{form}", args, tuple([word for word in words if word in NAMES]))


def choice(view: View, text: str, players: Sequence[Value] = PLAYERS) -> Choice:
    """An option with the card and the squares that are clicked to mean it, and the pieces a summoning uses."""
    clicked = clicks(text)
    decision = view["decision"]
    patterns = decision["uses"].get(text, []) if decision is not None else []
    uses = dict.fromkeys([square for pattern in patterns for square in pattern])
    card_lies: PickKind = "card" if clicked[0] in _held(view) else "open"
    verb, label = text.split(maxsplit=1)[0], option(view, text, players)
    path = path_of(clicked, card_lies, verb, label)
    return Choice(text, verb, label, path, tuple(uses), warning=_warning(view, text, players))


def _warning(view: View, text: str, players: Sequence[Value]) -> Message | None:
    """What somebody new to the game might not be aware of: a point for another, a turn or points given away."""
    verb, *words = text.split()
    decision = view["decision"]
    if verb == "flare" and view["form"] != "high-form":  # TK-SCORE-4, TK-SCORE-8
        opponent = words[1] if len(words) > 1 else _opponent(view)
        return Message("tk-warning-flare", {"player": players[SEATS.index(opponent)]})
    if verb == "hand-over" and view["actions"] and not view["effect"]:  # TK-TEAM-9
        return Message("tk-warning-hand-over", {"actions": view["actions"]})
    if verb == PASS and decision is not None and decision["prompt"] == "claim":  # TK-TASK-1
        points = max(task["points"] for task in view["tasks"] if task["fulfilled"])
        return Message("tk-warning-claim", {"points": points})
    return None


def _opponent(view: View) -> str:
    """The owner of the other colour, where there are two."""
    own = next(side["owner"] for side in view["sides"] if side["seat"] == view["seat"])
    return next(side["owner"] for side in view["sides"] if side["owner"] != own)


def _held(view: View) -> list[str]:
    """The cards the viewer holds (beings, legends and flares) or has laid open."""
    for side in view["sides"]:
        if side["seat"] == view["seat"]:
            return [*(side["hand"] or []), *(side["legends"] or []), *(side["flares"] or []), side["aside"]]
    return []


def clicks(text: str) -> tuple[str, str, str]:
    """The card, the square to begin with and the square to end on; empty what is none.

    >>> clicks("summon knight e5 left"), clicks("move c3 d4"), clicks("place d4"), clicks("toward ne")
    (('knight', '', 'e5'), ('', 'c3', 'd4'), ('', '', 'd4'), ('', '', ''))
    """
    verb, *words = text.split()
    said = dict(zip(OPTION_ARGUMENTS[verb], words, strict=False))
    return said.get("card", ""), said.get("from", ""), said.get("to", "")


def _standing_on(view: View, square: str) -> PieceView | None:
    for piece in view["pieces"]:
        if piece["square"] == square:
            return piece
    return None


def _is_used_again(view: View, piece: PieceView, card: str) -> bool:
    """Whether a being that is summoned onto a piece takes it, because none of its kind is free (TK-SUM-14)."""
    side = next(side for side in view["sides"] if side["seat"] == view["player"])
    legendary = RANKS[LEGENDARY]
    being = BY_ID[card]
    is_legend = isinstance(being, Being) and being.rank == LEGENDARY
    free = side["legendary_pieces"] if is_legend else side["discs"]
    return free == 0 and piece["owner"] == side["owner"] and (piece["rank"] == legendary) == is_legend


def _read(name: str, word: str, players: Sequence[Value]) -> Value:
    if name == "card":
        return Term("tk-card", word)
    if name == "seat":
        return players[SEATS.index(word)]
    return Term("tk-way", word) if name == "way" else word


# What happened --------------------------------------------------------------------------------------------------------


def event(told: Event, players: Sequence[Value] = PLAYERS) -> Message:
    """A line of the log, for an event as its reader may know it (:meth:`~stonehall.kernel.Event.seen_by`)."""
    args: dict[str, Value] = {}
    squares: list[str] = []
    for place, name in enumerate(EVENTS[told.id].split()):
        value = told.args[place]
        if name == "card":
            args[name] = Term("tk-card", CARDS[value].id)
        elif name in ("player", "partner", "owner", "colour"):
            args[name] = players[value]
        elif name == "rank":
            args[name] = Term("tk-rank", RANKS[value])
        elif name in ("from", "to", "square"):
            args[name] = "" if value == NOWHERE else GRID.name(value)
            squares += [GRID.name(value)] if value != NOWHERE else []
        else:
            args[name] = value
    return Message(f"tk-log-{told.id}", args, tuple(squares))


def outcome(view: View, players: Sequence[Value] = PLAYERS) -> Message:
    """How a finished game ended, for a winner, a loser or a spectator."""
    if not view["over"]:
        raise ValueError("the game is not over")
    left = leaving.ending(view, players)
    if left is not None:
        return left
    id = f"tk-outcome-{view['reason']}"
    if view["reason"] == "turn-limit":
        return Message(id)
    if not view["winners"]:
        return Message(f"{id}-draw")
    form = "seen" if not view["seat"] else "won" if view["seat"] in view["winners"] else "lost"
    scores = {side["seat"]: side["score"] for side in view["sides"]}
    best = scores[view["winners"][0]]
    other = max([score for seat, score in scores.items() if seat not in view["winners"]])
    if best == other:  # other colours, or what stands in the arena, have decided (TK-END-9, TK-END-10)
        id = "tk-outcome-tie"
    return Message(f"{id}-{form}", {**winners(view, players), "score": best, "other": other})
