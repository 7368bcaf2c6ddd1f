"""What a person is told: the prompt of a decision, its options, what happened, and how it ended."""
# interpreted: words, not speed
#
# Every message is an id with arguments; its words are in locale/*/mountain_king. All ids begin with mk-. The tables
# list all that can be said, so that each of it can be checked.

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stonehall.games.mountain_king.components import SHAPE_NAMES, WORKSHOPS, Components
from stonehall.games.mountain_king.mountain import cell_name
from stonehall.games.mountain_king.notation import NOTATION, OPEN_SPELL_NAMES
from stonehall.games.mountain_king.pyramid import PLACE_NAMES, SLOT_NAMES
from stonehall.games.mountain_king.resources import CLANS, RESOURCES, SYMBOLS
from stonehall.games.mountain_king.seating import SEATS
from stonehall.games.mountain_king.shapes import TURNS
from stonehall.games.mountain_king.view_shape import View
from stonehall.games.mountain_king.warnings import warning
from stonehall.kernel.choice import Choice, Pick
from stonehall.kernel.message import Message, Term, Value
from stonehall.kernel.state import Event

PLAYERS: Final[tuple[Value, ...]] = tuple([Term("seat", seat) for seat in SEATS])
"""What the players are called when nobody has given them names."""

PROMPTS: Final = (
    # setup and luck
    "first", "deal", "pedestal-drawn", "turn-up", "workshop-drawn", "statues", "token", "draw", "gate", "line-up",
    # the turn
    "before", "workshop", "place", "after", "give", "bribe", "pedestal-of-choice", "lay-tunnel", "lay-hall", "pedestal",
    "found",
    # spells
    "whose-bribes", "send-away", "gain", "unload", "wake", "swap", "lift",
)  # fmt: skip
"""Every prompt a decision can have: the prompt ``gate`` is the message ``mk-prompt-gate``."""

OPTION_ARGUMENTS: Final[dict[str, str]] = {
    "first": "player",
    "deal": "card",
    "bag": "clan",
    "turn-up": "number",
    "workshop": "workshop",
    "statues": "clan",
    "token": "number",
    "draw": "card",
    "gate": "cell",
    "line-up": "card slot",
    "cast": "spell",
    "visit": "cell",
    "use": "pay paid gain gained",
    "unload": "symbol",
    "give": "resource",
    "gain": "resource",
    "trade": "resource",
    "recruit": "place",
    "bribe": "resource",
    "take": "clan",
    "seat": "slot",
    "rob": "place",
    "send-away": "place",
    "wake": "slot",
    "swap": "from to",
    "lift": "cell",
    "dig": "resource shape",
    "lay": "cell turned",
    "pedestal": "clan",
    "found": "workshop",
    "dedicate": "hall",
    "move": "from to",
    "skip": "",
    "done": "",
    "pass": "",
    "end": "",
}
"""The names of the arguments of every play, as its message ``mk-option-…`` uses them."""

EVENTS: Final[dict[str, str]] = {
    "turn": "player turn",
    "skipped": "player",
    "crowned": "player count",
    "last-rounds": "count",
    "traded": "player resource",
    "recruited": "player card place",
    "pedestal-taken": "player clan",
    "joined-horde": "card place",
    "placed": "player card slot",
    "yielded": "player card slot tokens",
    "retired": "card place",
    "dug": "player resource shape cell points hammers",
    "unearthed": "player resource count",
    "uncovered": "player clan cell",
    "pedestal-set": "player clan cell points",
    "founded": "player workshop cell",
    "pedestal-buried": "player clan cell",
    "dedicated": "player hall cell",
    "moved": "player clan from to",
    "visited": "player workshop cell",
    "gained": "player resource count",
    "unloaded": "player resource",
    "cast": "player spell",
    "worn-out": "spell",
    "turned-up": "spell",
    "robbed": "player place count",
    "sent-away": "player card place",
    "swapped": "player from to",
    "lifted": "player shape cell",
    "gate-built": "player cell",
    "drew": "player card",
    "drew-hidden": "player",
    "lined-up": "player card slot",
    "bonus": "player card",
}
"""Every event a state can tell, with the names of its arguments: ``moved`` is the message ``mk-log-moved``."""

PROMPT_IDS: Final = ["mk-prompt-waiting", *[f"mk-prompt-{name}" for name in PROMPTS]]
OPTION_IDS: Final = [f"mk-option-{verb}" for verb in NOTATION.verbs]
EVENT_IDS: Final = [f"mk-log-{name}" for name in EVENTS]
OUTCOME_IDS: Final = [
    f"mk-outcome-{form}"
    for form in ("won", "lost", "seen", "two-won", "two-lost", "two-seen", "several", "draw", "turn-limit")
]
WORD_IDS: Final = [
    *[f"mk-resource-{name}" for name in (*RESOURCES, "any")],
    *[f"mk-symbol-{name}" for name in SYMBOLS],
    *[f"mk-clan-{name}" for name in CLANS],
    *[f"mk-shape-{name}" for name in SHAPE_NAMES],
    *[f"mk-turned-{name}" for name in TURNS],
    *[f"mk-workshop-{name}" for name in WORKSHOPS],
    "mk-trade",
]


def prompt(view: View, players: Sequence[Value] = PLAYERS) -> Message:
    """What the viewer is asked, or whom they wait for; once the game is over, how it ended."""
    decision = view["decision"]
    if decision is None:
        return outcome(view, players)
    if decision["seat"] not in ("", view["seat"]):
        return Message("mk-prompt-waiting", {"player": players[SEATS.index(decision["seat"])]})
    return Message(f"mk-prompt-{decision['prompt']}", _about(view), (decision["place"],) if decision["place"] else ())


def _about(view: View) -> dict[str, Value]:
    """What the words of a prompt and of its options may use."""
    decision = view["decision"]
    args: dict[str, Value] = {"uses": view["uses_left"], "turns": view["turns_left"]}
    if decision is None:
        return args
    if view["newcomer"]:
        args["card"] = Term("mk-card", view["newcomer"])
    if decision["mineral"]:
        args["resource"] = Term("mk-resource", decision["mineral"])
        args["shape"] = Term("mk-shape", decision["shape"])
    if decision["hall"]:
        args["hall"] = Term("mk-hall", decision["hall"])
    if decision["place"]:
        args["place"] = decision["place"]
    return args


def option(view: View, text: str, components: Components, players: Sequence[Value] = PLAYERS) -> Message:
    """What an option of the pending decision means; its numbers are those of a set of components."""
    verb, *words = text.split()
    args = _about(view)
    for name, word in zip(OPTION_ARGUMENTS[verb].split(), words, strict=True):
        args[name] = _read(view, name, word, components, players)
        if name in ("place", "slot"):
            args["card"] = _standing(view, name, word) or args.get("card", "")
    return Message(f"mk-option-{verb}", args, tuple([word for word in words if word[-1].isdigit()]))


def _standing(view: View, name: str, word: str) -> Value | None:
    """The troll in a place of the horde."""
    if name == "place":
        for troll in view["horde"]:
            if troll["place"] == word:
                return Term("mk-card", troll["card"])
    return None


def _read(view: View, name: str, word: str, components: Components, players: Sequence[Value]) -> Value:
    match name:
        case "player":
            return players[SEATS.index(word)]
        case "card":
            return Term("mk-card", components.trolls[int(word.removeprefix("troll-")) - 1].id)
        case "spell":
            return Term("mk-card", view["spellbook"][OPEN_SPELL_NAMES.index(word)]["card"])
        case "hall":
            return Term("mk-hall", components.halls[int(word.removeprefix("hall-")) - 1].id)
        case "resource" | "paid" | "gained":
            return Term("mk-resource", word)
        case "symbol" | "clan" | "shape" | "workshop" | "turned":
            return Term(f"mk-{name}", word)
        case "number" | "pay" | "gain":
            return int(word)
    return word


def choice(view: View, text: str, components: Components, players: Sequence[Value] = PLAYERS) -> Choice:
    """An option with what is picked to mean it, one thing after the other."""
    verb, *words = text.split()
    label = option(view, text, components, players)
    path: tuple[Pick, ...] = ()
    match verb:
        case "gate" | "visit" | "lift":
            path = (Pick("place", words[0]),)
        case "move" | "swap":
            path = (Pick("place", words[0]), Pick("place", words[1]))
        case "lay":
            path = (Pick("place", words[0]), Pick("word", words[1], label))
        case "recruit" | "rob" | "send-away":
            path = (Pick("open", words[0]),)
        case "cast":
            path = (Pick("open", words[0]),)
        case "seat" | "wake":
            path = (Pick("place", words[0]),)
        case "line-up":
            path = (Pick("card", words[0]), Pick("place", words[1]))
        case "trade":
            said = Message(f"mk-resource-{words[0]}")
            path = (Pick("word", "trade", Message("mk-trade")), Pick("word", words[0], said))
        case "dig":
            path = (Pick("open", words[1]), Pick("word", words[0], Message(f"mk-resource-{words[0]}")))
    return Choice(text, verb, label, path, warning=warning(view, text))


# What happened --------------------------------------------------------------------------------------------------------


def event(told: Event, components: Components, players: Sequence[Value] = PLAYERS) -> Message:
    """A line of the log, for an event as its reader may know it (:meth:`~stonehall.kernel.Event.seen_by`)."""
    args: dict[str, Value] = {}
    squares: list[str] = []
    for place, name in enumerate(EVENTS[told.id].split()):
        value = told.args[place]
        match name:
            case "player":
                args[name] = players[value]
            case "card":
                args[name] = Term("mk-card", components.trolls[value].id)
            case "spell":
                args[name] = Term("mk-card", components.spells[value].id)
            case "hall":
                args[name] = Term("mk-hall", components.halls[value].id)
            case "resource":
                args[name] = Term("mk-resource", RESOURCES[value])
            case "clan":
                args[name] = Term("mk-clan", CLANS[value])
            case "shape":
                args[name] = Term("mk-shape", SHAPE_NAMES[value])
            case "workshop":
                args[name] = Term("mk-workshop", WORKSHOPS[value])
            case "cell" | "from" | "to":
                args[name] = cell_name(value)
                squares.append(cell_name(value))
            case "place":
                args[name] = PLACE_NAMES[value]
            case "slot":
                args[name] = SLOT_NAMES[value]
            case "tokens":
                args["count"] = value.bit_count()
            case _:
                args[name] = value
    return Message(f"mk-log-{told.id}", args, tuple(squares))


def outcome(view: View, players: Sequence[Value] = PLAYERS) -> Message:
    """How a finished game ended, for a winner, a loser or a spectator."""
    if not view["over"]:
        raise ValueError("the game is not over")
    if view["reason"] == "turn-limit":
        return Message("mk-outcome-turn-limit")
    if not view["winners"]:
        return Message("mk-outcome-draw")
    form = "seen" if not view["seat"] else "won" if view["seat"] in view["winners"] else "lost"
    winners = [players[SEATS.index(seat)] for seat in view["winners"]]
    points = next(side["total"] for side in view["sides"] if side["seat"] == view["winners"][0])
    if len(winners) == 1:
        return Message(f"mk-outcome-{form}", {"player": winners[0], "points": points})
    if len(winners) > 2:
        return Message("mk-outcome-several", {"count": len(winners), "points": points})
    if form == "won" and view["winners"][0] != view["seat"]:
        winners.reverse()
    return Message(f"mk-outcome-two-{form}", {"player": winners[0], "other": winners[1], "points": points})
