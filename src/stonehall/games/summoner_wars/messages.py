"""What a person is told: the prompt of a decision, its options, what happened, and how it ended."""
# interpreted: words, not speed
#
# Every message is an id with arguments; its words are in locale/*/summoner_wars/play.ftl. The tables list all that can
# be said, so that each of it can be checked. A new prompt is a line in PROMPTS and a message sw2-prompt-… in each
# language; a new event is a line in EVENTS and a message sw2-log-….

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stonehall.games.summoner_wars.abilities import ABILITIES, BY_NUMBER
from stonehall.games.summoner_wars.board import GRID, NOWHERE, SEATS
from stonehall.games.summoner_wars.cards import BY_ID, CARDS
from stonehall.games.summoner_wars.dice import DIE
from stonehall.games.summoner_wars.notation import NOTATION, OPTION_ARGUMENTS
from stonehall.games.summoner_wars.view_shape import PieceView, View
from stonehall.kernel.choice import Choice, Pick, PickKind
from stonehall.kernel.decision import END
from stonehall.kernel.message import Message, Term, Value
from stonehall.kernel.state import Event
from stonehall.toolkit.battle_messages import BattleMessages, aimed_at, use_form
from stonehall.toolkit.battle_views import outcome_of, prompt_of, with_forms
from stonehall.toolkit.pointing import path_of

PLAYERS: Final[tuple[Value, ...]] = tuple([Term("seat", seat) for seat in SEATS])
"""What the players are called when nobody has given them names."""

INACTION: Final = Term("sw2-ability", "inaction")

SQUARES: Final = frozenset([GRID.name(square) for square in range(GRID.size)])

# The tables -----------------------------------------------------------------------------------------------------------

PROMPTS: Final[dict[str, str]] = {
    "analysis": "yes=draw",
    "apply": "",
    "apply-damage": "",
    "arrow-of-light": "",
    "attack-target": "",
    "blast": "",
    "blood-runes": "pay pass=damage",
    "blood-rush": "pass=stay",
    "blood-summon": "",
    "blood-summon-unit": "",
    "burn": "",
    "call-protection": "",
    "chant-of-entangling": "",
    "chant-of-growth": "",
    "chant-of-power": "",
    "chant-of-weaving": "",
    "cling": "pass=stay",
    "command": "",
    "commune-with-spirits": "yes=boost target",
    "decay": "",
    "discard-one": "",
    "draw": "",
    "extra-attack": "pass=finish",
    "feed-the-eater": "target",
    "first": "",
    "forbidden-knowledge": "target",
    "force-to": "",
    "freeze": "",
    "frenzied-fungus": "yes",
    "frenzy": "pass=stay",
    "frost-axe": "yes=boost target",
    "fungal-mutation": "",
    "glacial-shift": "",
    "glinting-speed": "yes=put pass=remain",
    "heal": "",
    "hellforged-weapon": "",
    "hide-in-darkness": "",
    "hypnotic-call": "",
    "ice-ram": "",
    "ice-shards": "yes=spend-boost",
    "infect": "",
    "influence": "yes pass",
    "intelligence": "yes=draw",
    "judgment": "",
    "judgment-amount": "amount=damage",
    "keep-event": "pay pass=discard",
    "magic-junkie": "pass=discard",
    "may-force-to": "pass=stay",
    "mimic": "",
    "mind-capture": "yes pass",
    "mind-control": "",
    "onyx-tome": "",
    "onyx-tome-damage": "",
    "order": "",
    "parasitic": "pay pass=damage",
    "phase-attack": "end",
    "phase-build": "end",
    "phase-draw": "end",
    "phase-magic": "end",
    "phase-move": "end",
    "phase-summon": "end",
    "place-card": "",
    "primal-fury": "pass=stay",
    "psychic-assault": "pass=unharmed",
    "purge": "",
    "purge-strike": "pass=unharmed",
    "push": "pass=unforced",
    "quick-shot": "pass=unharmed",
    "raise-the-dead": "",
    "release-spores": "",
    "roll": "",
    "sacrificial-pyre": "",
    "seek": "yes=draw",
    "shadow-pulse": "",
    "shadow-summon": "",
    "sneak": "",
    "soul-shift": "yes=put pass=remain",
    "spirit-bond": "",
    "structural-shift": "pass=unforced",
    "swift-shot": "yes=spend-boost",
    "symbiotic-healing": "",
    "tear-the-veil": "",
    "telepathic-command": "",
    "the-citadels-might": "",
    "transmission": "",
    "transmission-amount": "amount=boosts",
    "transmission-to": "",
    "warning": "",
    "wisdom": "yes=draw",
    "withdraw": "yes=spend-boost pass=stay",
}
"""Every prompt a decision can have, with the verbs whose options have a label of their own under it.

The prompt ``frost-axe`` is the message ``sw2-prompt-frost-axe``, and under it a target is
``sw2-option-target-frost-axe``; ``yes=boost`` is the label ``sw2-option-yes-boost``, which other prompts share. All of
them may use the card and the square the decision is about.
"""

FROM_DISCARD: Final = frozenset(
    ["fungal-mutation", "infect", "onyx-tome", "raise-the-dead", "release-spores", "the-citadels-might"]
)
"""The prompts whose cards lie in the discard pile; everywhere else they are cards of the hand."""

OPTION_FORMS: Final[dict[str, str]] = {
    "attack": "own",  # the target is a friend
    "move": "back through back-through",  # ends where it began; goes through cards
    "open": "on to at",  # on a card; on an empty space; on the target of the attack
    "resolve": "at event",  # the card is gone from its space; the card is an active event
    "summon": "over",  # in the place of a card
    "target": "own",  # the target of an attack is a friend
    "use": "on to",
}
"""The verbs that read differently in some cases: the message ``sw2-option-move-back``, for example."""

EVENTS: Final[dict[str, str]] = {
    "attacked": "card from target to",
    "boosted": "card square count",
    "boosts-removed": "card square count",
    "built": "card square",
    "controlled": "card square player",
    "damaged": "card square count",
    "destroyed": "card square",
    "discarded": "card square",
    "discarded-for-magic": "player card",
    "discarded-for-magic-hidden": "player",
    "discarded-from-hand": "player card",
    "discarded-from-hand-hidden": "player",
    "drew": "player card",
    "drew-hidden": "player",
    "exchanged": "card from target to",
    "forced": "card from to",
    "healed": "card square count",
    "magic-gained": "player count",
    "magic-spent": "player count",
    "mimicked": "card square target",
    "moved": "card from to",
    "placed": "card square",
    "played": "card player",
    "put-at-bottom": "player card",
    "put-at-bottom-hidden": "player",
    "put-under": "card target square",
    "returned": "card square",
    "revealed": "player card",
    "rolled": "card from target to count dice",
    "threw": "card square dice",
    "summoned": "card square",
    "taken": "player card",
    "triggered": "ability card square",
    "turn": "player turn",
    "used": "ability card square",
}
"""Every event a state can tell, with the names of its arguments; ``dice`` is all the rest.

The event ``moved`` is the message ``sw2-log-moved``.
"""

EVENT_FORMS: Final[dict[str, str]] = {
    "boosted": "event",  # the card is an active event, which lies on no square
    "boosts-removed": "event",
    "discarded": "event",
    "magic-gained": "nothing",  # the magic track is full
    "moved": "back",  # ends where it began
    "rolled": "nothing",  # no dice
    "triggered": "event rule inaction",  # the text of an active event; a rule about active events; inaction
}
"""The events that read differently in some cases: the message ``sw2-log-moved-back``, for example."""

HELP: Final = ("squares", "dice", "turn", *[verb for verb in NOTATION.verbs if verb not in ("first", "draw", "roll")])
"""What the help speaks of: the board, the dice, the turn, and every verb a player uses."""


def _labels(name: str) -> dict[str, str]:
    found = {}
    for word in PROMPTS[name].split():
        verb, _, shared = word.partition("=")
        found[verb] = f"sw2-option-{verb}-{shared or name}"
    return found


LABELS: Final = {name: _labels(name) for name in PROMPTS}
"""For each prompt the verbs with a label of their own, and its message id."""

PROMPT_IDS: Final = ["sw2-prompt-waiting", *[f"sw2-prompt-{name}" for name in PROMPTS]]
OPTION_IDS: Final = with_forms("sw2-option", list(NOTATION.verbs), OPTION_FORMS) + sorted(
    {"sw2-option-attack-friend", *[label for labels in LABELS.values() for label in labels.values()]}
)
EVENT_IDS: Final = with_forms("sw2-log", list(EVENTS), EVENT_FORMS)
OUTCOME_IDS: Final = [
    "sw2-outcome-summoner-destroyed-won",
    "sw2-outcome-summoner-destroyed-lost",
    "sw2-outcome-summoner-destroyed-seen",  # by a spectator
    "sw2-outcome-both-summoners-destroyed",
    "sw2-outcome-turn-limit",
]
WARNING_IDS: Final = ["sw2-warning-inaction", "sw2-warning-inaction-fatal", "sw2-warning-vain"]
HELP_IDS: Final = [f"sw2-help-{name}" for name in HELP]


def ability_term(id: str) -> Term:
    """The text of an event or a structure goes by the name of its card (SW2-ABIL-9)."""
    return Term("sw2-card" if id in BY_ID else "sw2-ability", id)


def _square_of(word: str) -> str:
    return word if word in SQUARES else ""


def _place_name(place: int) -> str:
    return "" if place == NOWHERE else GRID.name(place)


def _dice(faces: Sequence[int]) -> str:
    return " ".join([DIE.kinds[face] for face in faces])


TOLD: Final = BattleMessages(
    "sw2", SEATS, CARDS, BY_NUMBER, OPTION_ARGUMENTS, EVENTS, _square_of, _place_name, ability_term, _dice
)


# Prompts and options --------------------------------------------------------------------------------------------------


def prompt(view: View, players: Sequence[Value] = PLAYERS) -> Message:
    """What the viewer is asked, or whom they wait for; once the game is over, how it ended."""
    return prompt_of(view, view["decision"], "sw2", players, lambda: _about(view))


def _about(view: View) -> dict[str, Value]:
    """What the words of a prompt and of its options may use."""
    args: dict[str, Value] = {
        "moves": view["moves_left"],
        "attacks": view["attacks_left"],
        "inaction": view["inaction"],
    }
    if view["seat"]:
        args["magic"] = view["sides"][SEATS.index(view["seat"])]["magic"]
    decision = view["decision"]
    if decision is not None and decision["card"]:
        args["card"] = Term("sw2-card", decision["card"])
        args["square"] = decision["square"]
    return args


def option(view: View, text: str, players: Sequence[Value] = PLAYERS) -> Message:
    """What an option of the pending decision means."""
    verb, *words = text.split()
    said = TOLD.said(text)
    actor = _standing_on(view, said.get("from", ""))
    target = _standing_on(view, said.get("to", ""))
    args = {**_about(view), **TOLD.option_args(text, players, actor, target)}
    if verb in ("summon", "build", "play"):
        args["cost"] = BY_ID[words[0]].cost
    return Message(_option_id(view, verb, words, target), args, TOLD.squares_in(text))


def choice(view: View, text: str, players: Sequence[Value] = PLAYERS) -> Choice:
    """An option with the card and the squares that are clicked to mean it."""
    decision = view["decision"]
    card_lies: PickKind = "open" if decision is not None and decision["prompt"] in FROM_DISCARD else "card"
    verb, label = text.split(maxsplit=1)[0], option(view, text, players)
    own = is_attack_on_own(view, text) or _leads_to_own(view, text)
    gate = Pick("word", "own", Message("sw2-option-attack-friend")) if own else None
    path = path_of(clicks(text), card_lies, verb, label, gate)
    return Choice(text, verb, label, path, deliberate=own, warning=_warning(view, text))


def is_attack_on_own(view: View, text: str) -> bool:
    """Whether an option attacks a card of the one who attacks: legal (SW2-ATK-9), and hardly ever meant."""
    aim = aimed_at(view["decision"], text)
    target = _standing_on(view, aim) if aim else None
    return target is not None and target["controller"] == view["seat"]


def _leads_to_own(view: View, text: str) -> bool:
    """Whether an option opens an attack that can only strike own cards.

    What the attacker does to itself, such as Arrow of Light, brings nobody into reach; what it does to another may.
    """
    verb, *words = text.split()
    if verb != "open" or words[1] != words[2] or view["decision"] is None:
        return False
    attacks = [other for other in view["decision"]["options"] if other.startswith(f"attack {words[1]} ")]
    return bool(attacks) and all(is_attack_on_own(view, attack) for attack in attacks)


def _warning(view: View, text: str) -> Message | None:
    """What a play costs that one may not be aware of: the damage of inaction, or an event."""
    verb, *words = text.split()
    if view["decision"] is not None and text in view["decision"]["vain"]:
        return Message(WARNING_IDS[2], {"card": Term("sw2-card", words[0])})
    return _inaction(view) if verb == END else None


def _inaction(view: View) -> Message | None:
    """What ending the phase costs (SW2-IDLE-1).

    It is told at the end of the Attack Phase, and at the end of the Move Phase if no enemy is in reach by then and
    something could still move there.
    """
    decision = view["decision"]
    if decision is None or not view["inaction"]:
        return None
    far = not view["enemy_in_reach"] and any(text.startswith("move ") for text in decision["options"])
    if view["phase"] != "attack" and not (view["phase"] == "move" and far):
        return None
    side = view["sides"][SEATS.index(view["seat"])]
    life = [piece["life"] for piece in view["pieces"] if piece["card"] == side["summoner"]]
    fatal = bool(life) and life[0] <= view["inaction"]
    card = Term("sw2-card", side["summoner"])
    return Message(WARNING_IDS[int(fatal)], {"card": card, "count": view["inaction"]})


def clicks(text: str) -> tuple[str, str, str]:
    """What is clicked to mean an option.

    >>> clicks("move c3 c5 c4"), clicks("summon gate d4"), clicks("use heal c3 c3"), clicks("resolve expire -")
    (('', 'c3', 'c5'), ('gate', '', 'd4'), ('', 'c3', ''), ('', '', ''))
    """
    return TOLD.clicks(text)


def _option_id(view: View, verb: str, words: list[str], target: PieceView | None) -> str:
    """The form that fits, else the label of the verb under this prompt, else the plain one."""
    form = ""
    if verb == "move":
        form = ("-back" if words[0] == words[1] else "") + ("-through" if len(words) > 2 else "")
    elif is_attack_on_own(view, " ".join([verb, *words])):
        form = "-own"
    elif verb == "summon" and target is not None:
        form = "-over"
    elif verb == "open" and ABILITIES[words[0]].opens_at_target:
        form = "-at"
    elif verb in ("use", "open"):
        form = use_form(words, target)
    elif verb == "resolve" and words[1] == "-":
        form = "-event"
    elif verb == "resolve" and (target is None or words[0] not in [*target["abilities"], "inaction"]):
        form = "-at"
    decision = view["decision"]
    if decision is not None and not form and verb in LABELS[decision["prompt"]]:
        return LABELS[decision["prompt"]][verb]
    if verb == "target" and target is None:
        return "sw2-option-to"
    return f"sw2-option-{verb}{form}"


def _standing_on(view: View, square: str) -> PieceView | None:
    for piece in view["pieces"]:
        if piece["square"] == square:
            return piece
    return None


# What happened --------------------------------------------------------------------------------------------------------


def event(told: Event, players: Sequence[Value] = PLAYERS) -> Message:
    """A line of the log, for an event as its reader may know it (:meth:`~stonehall.kernel.Event.seen_by`)."""
    return TOLD.event(told, players, _event_form)


def _event_form(id: str, args: dict[str, Value]) -> str:
    if id == "triggered" and args["ability"] == INACTION:
        return "-inaction"
    if args.get("square") == "":
        own = id != "triggered" or args["ability"] == args["card"]
        return "-event" if own else "-rule"
    if id == "moved" and args["from"] == args["to"]:
        return "-back"
    if args.get("dice") == "" or (id == "magic-gained" and args["count"] == 0):
        return "-nothing"
    return ""


def outcome(view: View, players: Sequence[Value] = PLAYERS) -> Message:
    """How a finished game ended, for its winners, its losers or a spectator."""
    return outcome_of(view, "sw2", players)
