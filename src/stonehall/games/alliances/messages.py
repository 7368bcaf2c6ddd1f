"""What a person is told: the prompt of a decision, its options, what happened, and how it ended."""
# interpreted: words, not speed
#
# Every message is an id with arguments; its words are in locale/*/alliances/. The tables list all that the rules can
# say, so that each of it can be checked. What cards ask is the message al-prompt-<prompt>, which stands with the words
# of their faction; a new event is a line in EVENTS and a message al-log-….

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stonehall.games.alliances.abilities import BY_NUMBER
from stonehall.games.alliances.board import LARGE, NOWHERE, SEATS, VINES
from stonehall.games.alliances.cards import BY_ID, CARDS, EVENT, PHASES
from stonehall.games.alliances.notation import NOTATION, OPTION_ARGUMENTS, VINE
from stonehall.games.alliances.view_shape import PieceView, View
from stonehall.kernel.choice import Choice, Pick, PickKind
from stonehall.kernel.decision import END
from stonehall.kernel.message import Message, Term, Value
from stonehall.kernel.state import Event
from stonehall.toolkit.battle_messages import BattleMessages, aimed_at, use_form
from stonehall.toolkit.battle_views import outcome_of, prompt_of, with_forms
from stonehall.toolkit.pointing import path_of

PLAYERS: Final[tuple[Value, ...]] = tuple([Term("seat", seat) for seat in SEATS])
"""What the players are called when nobody has given them names."""

SQUARES: Final = frozenset([LARGE.name(square) for square in range(LARGE.size)])

# The tables -----------------------------------------------------------------------------------------------------------

FROM_HAND: Final = frozenset(["electrocute-card", "rise-again"])
"""The prompts whose ``card`` is one of the hand; everywhere else such cards lie in a pile or in another hand."""

PROMPTS: Final = (
    "begin", "roll", "draw", "order", "attack-target", "free-move", "free-attack", "between-phases",
    *[f"phase-{phase}" for phase in PHASES],
)  # fmt: skip
"""The prompts of the rules; those of cards stand with their faction."""

OPTION_FORMS: Final[dict[str, str]] = {
    "attack": "own vine",  # the target is a friend; it is a Vine Wall
    "end": " ".join([f"phase-{phase}" for phase in PHASES]),
    "move": "stay through",  # 0 squares; the squares on the way
    "open": "on to",  # on a card; on an empty square
    "resolve": "at rule",  # the card is gone from its square; the effect of an event that lasts
    "target": "own vine",
    "use": "on to",
}
"""The verbs that read differently in some cases: the message ``al-option-move-stay``, for example."""

EVENTS: Final[dict[str, str]] = {
    "attacked": "card from target to",
    "boosted": "card square",
    "built": "card square player",
    "built-magic": "player card",
    "built-magic-hidden": "player",
    "controlled": "card square player",
    "defeated": "player",
    "destroyed": "card square",
    "die-changed": "from to",
    "die-ignored": "count",
    "discarded": "card square player",
    "discarded-from-hand": "player card",
    "discarded-from-pile": "player card",
    "drew": "player card",
    "drew-hidden": "player",
    "exchanged": "card from target to",
    "freed": "card square player",
    "gained": "ability card square",
    "grown": "card square player",
    "healed": "card square count",
    "held": "card square",
    "imprisoned": "card square player",
    "looked-at-hand": "player other",
    "looked-at-pile": "player other",
    "magic-discarded": "player count cards",
    "magic-given": "player other count",
    "magic-left": "player other count",
    "magic-received": "player cards",
    "magic-received-hidden": "player",
    "magic-spent": "player count cards",
    "mimicked": "card square target",
    "moved": "card from to",
    "mutated": "card target square player",
    "placed": "card from to",
    "played": "card player",
    "poisoned": "card square",
    "prisoner-discarded": "player card",
    "prisoner-to-magic": "player card",
    "put": "card square player",
    "put-at-bottom": "player card",
    "put-under": "card target square",
    "recovered": "player card",
    "returned": "card square player",
    "revealed": "player card",
    "rolled": "card from target to count dice",
    "rolled-for-first": "player count",
    "saw": "player card",
    "saw-hidden": "player",
    "strengthened": "card square count",
    "stunned": "card square",
    "summoned": "card square player",
    "taken": "player card",
    "threw": "card square dice",
    "to-conjurations": "card player",
    "to-magic": "player card",
    "to-prison": "player card",
    "took-event": "player card",
    "took-event-hidden": "player",
    "triggered": "ability card square",
    "turn": "player turn",
    "unboosted": "card square",
    "used": "ability card square",
    "watched": "ability card square",
    "wounded": "card square count",
}
"""Every event the rules can tell, with the names of its arguments; ``dice`` and ``cards`` are all the rest.

The event ``moved`` is the message ``al-log-moved``.
"""

EVENT_FORMS: Final[dict[str, str]] = {
    "moved": "stay",  # 0 squares
    "rolled": "nothing",  # no dice
    "triggered": "rule",  # the effect of an event that lasts
}
"""The events that read differently in some cases: the message ``al-log-moved-stay``, for example."""

HELP: Final = ("squares", "dice", "turn", *[verb for verb in NOTATION.verbs if verb not in ("first", "draw", "roll")])
"""What the help speaks of: the board, the dice, the turn, and every verb a player uses."""

REASONS: Final = ("summoners-destroyed", "last-summoners-destroyed", "turn-limit")


PROMPT_IDS: Final = ["al-prompt-waiting", *[f"al-prompt-{name}" for name in PROMPTS]]
OPTION_IDS: Final = ["al-option-attack-friend", *with_forms("al-option", list(NOTATION.verbs), OPTION_FORMS)]
EVENT_IDS: Final = with_forms("al-log", list(EVENTS), EVENT_FORMS)
OUTCOME_IDS: Final = [
    *[f"al-outcome-summoners-destroyed-{form}" for form in ("won", "lost", "seen")],
    "al-outcome-last-summoners-destroyed",
    "al-outcome-turn-limit",
]
PLAYS_OF: Final = {"phase-summon": ("summon ", "boosted ", "mutate ", "build "), "phase-event": ("play ", "build ")}
"""What a hand is played for in a phase that is asked about even if no card of it can be played."""
WARNING_IDS: Final = ["al-warning-own-summoner", "al-warning-no-walls", "al-warning-vain"]
HELP_IDS: Final = [f"al-help-{name}" for name in HELP]


def ability_term(id: str) -> Term:
    """The effect of an event goes by the name of its card."""
    return Term("al-card" if id in BY_ID and BY_ID[id].is_a(EVENT) else "al-ability", id)


def _square_of(word: str) -> str:
    """The square of a place, whether a card there is meant or its Vine Wall."""
    square = word.removesuffix(VINE)
    return square if square in SQUARES else ""


def _place_name(place: int) -> str:
    return "" if place == NOWHERE else LARGE.name(place - VINES if place >= VINES else place)


def _dice(faces: Sequence[int]) -> str:
    return " ".join(map(str, faces))


TOLD: Final = BattleMessages(
    "al", SEATS, CARDS, BY_NUMBER, OPTION_ARGUMENTS, EVENTS, _square_of, _place_name, ability_term, _dice,
    unplaced=["die-changed"],
)  # fmt: skip


# Prompts and options --------------------------------------------------------------------------------------------------


def prompt(view: View, players: Sequence[Value] = PLAYERS) -> Message:
    """What the viewer is asked, or whom they wait for; once the game is over, how it ended."""
    return prompt_of(view, view["decision"], "al", players, lambda: _about(view))


def _about(view: View) -> dict[str, Value]:
    """What the words of a prompt and of its options may use."""
    args: dict[str, Value] = {"moves": view["moves_left"], "attacks": view["attacks_left"]}
    if view["seat"]:
        args["magic"] = view["sides"][SEATS.index(view["seat"])]["magic_size"]
    decision = view["decision"]
    if decision is not None:
        args["card"] = Term("al-card", decision["card"] or "wall")
        args["square"] = decision["square"]
        args["dice"] = " ".join(map(str, decision["dice"]))
        plays = PLAYS_OF.get(decision["prompt"], ())
        args["able"] = "yes" if any(text.startswith(plays) for text in decision["options"]) else "no"
    return args


def option(view: View, text: str, players: Sequence[Value] = PLAYERS) -> Message:
    """What an option of the pending decision means."""
    verb, *words = text.split()
    said = TOLD.said(text)
    actor = _lying_on(view, said.get("from", ""))
    target = _lying_on(view, said.get("to", ""))
    args = {**_about(view), **TOLD.option_args(text, players, actor, target)}
    if verb in ("summon", "boosted", "mutate"):
        card = BY_ID[words[0]]
        args["cost"] = card.cost + (card.boost if verb == "boosted" else 0)
    elif verb == "give" and view["seat"]:
        args["player"] = players[SEATS.index(_partner(view))]
    return Message(_option_id(view, verb, words, target), args, TOLD.squares_in(text))


def _partner(view: View) -> str:
    """The seat of the viewer's partner, or in a game for two the viewer's own."""
    own = view["sides"][SEATS.index(view["seat"])]
    return next(
        (side["seat"] for side in view["sides"] if side["team"] == own["team"] and side is not own), own["seat"]
    )


def choice(view: View, text: str, players: Sequence[Value] = PLAYERS) -> Choice:
    """An option with the card and the squares that are clicked to mean it."""
    verb, label = text.split(maxsplit=1)[0], option(view, text, players)
    own = is_attack_on_own(view, text)
    gate = Pick("word", "own", Message("al-option-attack-friend")) if own else None
    path = path_of(clicks(text), _lies(view, text), verb, label, gate)
    return Choice(text, verb, label, path, deliberate=own, warning=_warning(view, text))


def _lies(view: View, text: str) -> PickKind:
    """Whether the card that an option names is one of the hand; others are laid open to choose from."""
    decision = view["decision"]
    if text.split(maxsplit=1)[0] == "card":
        return "card" if decision is not None and decision["prompt"] in FROM_HAND else "open"
    hand = view["sides"][SEATS.index(view["seat"])]["hand"] if view["seat"] else None
    return "card" if hand is not None and clicks(text)[0] in hand else "open"


def is_attack_on_own(view: View, text: str) -> bool:
    """Whether an option attacks a card of the one who attacks, or of the partner: legal, and hardly ever meant."""
    aim = aimed_at(view["decision"], text)
    target = _lying_on(view, aim) if aim else None
    return target is not None and team_of(view, target["controller"]) == team_of(view, view["seat"])


def team_of(view: View, seat: str) -> str:
    """The team a seat plays for."""
    return next((side["team"] for side in view["sides"] if side["seat"] == seat), seat)


def _warning(view: View, text: str) -> Message | None:
    """What a play costs that one may not be aware of: the own summoner, the last chance to summon, an event."""
    verb, *words = text.split()
    if view["decision"] is not None and text in view["decision"]["vain"]:
        return Message(WARNING_IDS[2], {"card": Term("al-card", words[0])})
    if verb in ("attack", "target") and is_attack_on_own(view, text):
        target = _lying_on(view, words[-1])
        if target is not None and "summoner" in target["classes"]:
            return Message(WARNING_IDS[0], {"card": Term("al-card", target["card"])})
    if verb == "magic" and view["seat"] and words[0] == "wall":
        walls = [piece for piece in view["pieces"] + view["vines"] if piece["wall"]]
        if not any(piece["controller"] == view["seat"] for piece in walls):
            return Message(WARNING_IDS[1])
    return None


def clicks(text: str) -> tuple[str, str, str]:
    """What is clicked to mean an option.

    >>> clicks("move c3 c5 c4"), clicks("summon hunter d4"), clicks("attack c3 c4-vine"), clicks("use adapt c3 c3")
    (('', 'c3', 'c5'), ('hunter', '', 'd4'), ('', 'c3', 'c4-vine'), ('', 'c3', ''))
    """
    return TOLD.clicks(text)


def _option_id(view: View, verb: str, words: list[str], target: PieceView | None) -> str:
    """The form that fits, else the plain one."""
    form = ""
    decision = view["decision"]
    if verb == "move":
        form = "-through" if len(words) > 2 else "-stay" if words[0] == words[1] else ""
    elif verb == END and decision is not None and decision["prompt"].startswith("phase-"):
        form = f"-{decision['prompt']}"
    elif is_attack_on_own(view, " ".join([verb, *words])):
        form = "-own"
    elif verb in ("attack", "target") and words[-1].endswith(VINE):
        form = "-vine"
    elif verb in ("use", "open"):
        form = use_form(words, target)
    elif verb == "resolve" and words[1] == "-":
        form = "-rule"
    elif verb == "resolve" and (target is None or words[0] not in target["abilities"]):
        form = "-at"
    if verb == "target" and target is None:
        return "al-option-to"
    return f"al-option-{verb}{form}"


def _lying_on(view: View, place: str) -> PieceView | None:
    """The card at a place: on a square, or the Vine Wall there."""
    layer = view["vines"] if place.endswith(VINE) else view["pieces"]
    square = place.removesuffix(VINE)
    return next((piece for piece in layer if piece["square"] == square), None)


# What happened --------------------------------------------------------------------------------------------------------


def event(told: Event, players: Sequence[Value] = PLAYERS) -> Message:
    """A line of the log, for an event as its reader may know it (:meth:`~stonehall.kernel.Event.seen_by`)."""
    return TOLD.event(told, players, _event_form)


def _event_form(id: str, args: dict[str, Value]) -> str:
    if id == "triggered" and args["square"] == "":
        return "-rule"
    if id == "moved" and args["from"] == args["to"]:
        return "-stay"
    if id == "rolled" and args.get("dice") == "":
        return "-nothing"
    return ""


def outcome(view: View, players: Sequence[Value] = PLAYERS) -> Message:
    """How a finished game ended, for its winners, its losers or a spectator."""
    return outcome_of(view, "al", players)
