"""Nothing can be said that has no words: the tables list all the engine says, and all they list has words."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import cache
from inspect import signature
from pathlib import Path
from typing import cast

from stonehall.games.summoner_wars import messages, turn
from stonehall.games.summoner_wars.abilities import ABILITIES
from stonehall.games.summoner_wars.board import GRID, NOWHERE, SEATS
from stonehall.games.summoner_wars.cards import BY_ID
from stonehall.games.summoner_wars.dice import DIE
from stonehall.games.summoner_wars.notation import NOTATION
from stonehall.games.summoner_wars.view_shape import DecisionView, View
from stonehall.kernel import Draw, Event, Message, State
from stonehall.locale import LANGUAGES, catalogue
from stonehall.toolkit.offers import OfferBook
from tests.summoner_wars.scenario import scenario, view_of

# The tables list everything the engine says ---------------------------------------------------------------------------

SOURCES = sorted(Path(messages.__file__).parent.rglob("*.py"))
PHASE_PROMPTS = "PROMPTS[phase]"
REROLL_PROMPTS = "own.id"


def parameters(function: Callable[..., object]) -> list[str]:
    return [name for name in signature(function).parameters if name != "self"]


ASKING = {way.__name__: parameters(way) for way in (State.ask, State.choose, State.may, State.may_choose)}
ASKING["ask_in_phase"] = parameters(OfferBook.ask_in_phase)
ASKING["Draw"] = parameters(Draw)
ASKING["draw_from"] = ["prompt" if name == "verb" else name for name in parameters(State.draw_from)]
"""What a decision is made with; the prompt of a draw is its verb."""


class Call:
    """A call in the sources of the game, and the function it stands in."""

    def __init__(self, path: Path, node: ast.Call, inside: ast.FunctionDef | None) -> None:
        self.place = f"{path.name}:{node.lineno}"
        self.name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        self.node = node
        self.inside = inside

    def argument(self, names: list[str], wanted: str) -> ast.expr | None:
        for keyword in self.node.keywords:
            if keyword.arg == wanted:
                return keyword.value
        place = names.index(wanted) if wanted in names else len(self.node.args)
        return self.node.args[place] if place < len(self.node.args) else None


def calls_in(path: Path, node: ast.AST, inside: ast.FunctionDef | None = None) -> Iterator[Call]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield Call(path, child, inside)
        yield from calls_in(path, child, child if isinstance(child, ast.FunctionDef) else inside)


TREES = {path: ast.parse(path.read_text("utf-8")) for path in SOURCES}
CALLS = [call for path, tree in TREES.items() for call in calls_in(path, tree)]


FUNCTIONS = [node for tree in TREES.values() for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
NAMES = {function.name: [argument.arg for argument in function.args.args] for function in FUNCTIONS}
HELPERS = {name: names for name, names in NAMES.items() if "prompt" in names}
"""Functions of the game that are given a prompt to ask with."""


@cache
def prompts_asked() -> dict[str, bool]:
    """Every prompt in the sources, and whether what it is about is always told with it."""
    asking = {**ASKING, **HELPERS}
    asked = {"roll": False}
    for call in CALLS:
        if call.name not in asking:
            continue
        names = asking[call.name]
        prompt = call.argument(names, "prompt")
        about = call.argument(names, "about")
        told = call.name in HELPERS or (about is not None and ast.unparse(about) != "()")
        if isinstance(prompt, ast.Constant):
            asked[str(prompt.value)] = asked.get(str(prompt.value), True) and told
        elif prompt is not None and ast.unparse(prompt) == PHASE_PROMPTS:
            asked.update(dict.fromkeys(turn.PROMPTS, False))
        elif prompt is not None and ast.unparse(prompt) == REROLL_PROMPTS:
            asked.update({id: told for id, ability in ABILITIES.items() if ability.rerolls is not None})
        else:
            handed_on = call.inside is not None and call.inside.name in HELPERS
            assert handed_on, f"{call.place}: write the prompt as a text, or give it to a helper as `prompt`"
            assert told, f"{call.place}: a helper says what its prompts are about"
    return asked


def test_every_prompt_is_in_the_table() -> None:
    asked = prompts_asked().keys()
    advice = "to messages.PROMPTS, and its words to locale/*/summoner_wars/play.ftl as prompt-…"
    assert not asked - messages.PROMPTS.keys(), f"add {sorted(asked - messages.PROMPTS.keys())} {advice}"
    assert not messages.PROMPTS.keys() - asked, "nobody asks this any more"


def told_ids() -> dict[str, list[Call]]:
    told: dict[str, list[Call]] = {}
    for call in CALLS:
        if call.name in ("tell", "tell_only"):
            id = call.node.args[0 if call.name == "tell" else 1]
            assert isinstance(id, ast.Constant), f"{call.place}: write the event as a text"
            told.setdefault(str(id.value), []).append(call)
            if call.name == "tell_only":
                told.setdefault(str(id.value) + "-hidden", [])
    return told


def test_every_event_is_in_the_table() -> None:
    told = told_ids().keys()
    advice = "to messages.EVENTS, and its words to locale/*/summoner_wars/play.ftl as log-…"
    assert not told - messages.EVENTS.keys(), f"add {sorted(told - messages.EVENTS.keys())} {advice}"
    assert not messages.EVENTS.keys() - told, "nobody tells this any more"


def test_events_have_the_arguments_of_the_table() -> None:
    for id, calls in told_ids().items():
        names = messages.EVENTS[id].split()
        for call in calls:
            args = call.node.args[1 if call.name == "tell" else 2 :]
            if not any(isinstance(arg, ast.Starred) for arg in args):
                assert len(args) == len(names), f"{call.place}: {id} has the arguments {names}"
    for id in messages.EVENTS:
        if id.endswith("-hidden"):
            assert messages.EVENTS[id] == messages.EVENTS[id.removesuffix("-hidden")].split()[0]


def test_every_ending_has_an_outcome() -> None:
    reasons = {
        str(value.value)
        for tree in TREES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in ("s.reason", "state.reason")
        for value in ast.walk(node.value)
        if isinstance(value, ast.Constant) and isinstance(value.value, str)
    }
    known = {id.removesuffix("-won").removesuffix("-lost").removesuffix("-seen") for id in messages.OUTCOME_IDS}
    assert {f"sw2-outcome-{reason}" for reason in reasons} == known


# Every message of the tables can be put into words --------------------------------------------------------------------


def in_words(message: Message) -> str:
    """The id of a message, after it was rendered in every language."""
    for language in LANGUAGES:
        text = catalogue(language).text(message)
        assert text.strip(), (language, message)
        assert "{" not in text, (language, message)
    return message.id


def asking(prompt: str, about: bool) -> View:
    """A view in which South is asked something."""
    view = view_of(scenario("turn 3 south move\nsouth c3 frost-mage\nsouth d3 gate\nnorth c4 ret-talus"), 0)
    card, square = ("frost-mage", "c3") if about else ("", "")
    asked = {"seat": "south", "prompt": prompt, "card": card, "square": square}
    view["decision"] = cast(DecisionView, {**asked, "dice": [], "vain": [], "options": []})
    return view


def test_every_prompt_has_words() -> None:
    ids = {in_words(messages.prompt(asking(prompt, about))) for prompt, about in prompts_asked().items()}
    waiting = view_of(scenario("turn 3 south move\nsouth c3 frost-mage"), 1)
    assert ids | {in_words(messages.prompt(waiting))} == set(messages.PROMPT_IDS)


EXAMPLES = {
    "amount": ["2"],
    "attack": ["c3 c4", "c3 d3"],
    "build": ["gate d2"],
    "card": ["gate"],
    "discard": ["gate"],
    "draw": ["gate"],
    "first": ["north"],
    "move": ["c3 c2", "c3 c3", "c3 e3 d3", "c3 c3 d3"],
    "open": ["life-drain c3 c3", "life-drain c3 d3", "life-drain c3 c2", "AT_TARGET c3 c4"],
    "pay": ["1"],
    "play": ["ice-repair"],
    "resolve": ["frost-bolt c3", "immolate c2", "ice-ram -"],
    "roll": ["sb s*"],
    "summon": ["frost-mage c2", "elut-bal c3"],
    "target": ["c3"],
    "to": ["c2"],
    "use": ["sly c3 c3", "sly c3 d3", "sly c3 c2"],
}


def test_every_option_has_words() -> None:
    at_target = next((id for id, ability in ABILITIES.items() if ability.opens_at_target), "")
    ids = set()
    for verb in NOTATION.verbs:
        for example in EXAMPLES.get(verb, [""]):
            if at_target or "AT_TARGET" not in example:
                text = f"{verb} {example}".replace("AT_TARGET", at_target)
                ids.add(in_words(messages.option(asking("order", False), text)))
    for prompt, about in prompts_asked().items():
        for verb in messages.LABELS[prompt]:
            text = f"{verb} {EXAMPLES.get(verb, [''])[0]}"
            ids.add(in_words(messages.option(asking(prompt, about), text)))
    friend = messages.choice(asking("attack-target", False), "target c3")
    assert friend.path[0].label is not None
    ids |= {in_words(friend.label), in_words(friend.path[0].label)}
    assert ids == set(messages.OPTION_IDS)


NUMBERS = {
    "card": BY_ID["ice-ram"].number,
    "target": BY_ID["gate"].number,
    "ability": ABILITIES["ice-ram"].number,
    "from": GRID.square("c3"),
    "to": GRID.square("c4"),
    "square": GRID.square("d3"),
}


def example_events() -> Iterator[Event]:
    """Each event as it usually is, then the cases in which it reads differently."""
    for id, names in messages.EVENTS.items():
        usual = [NUMBERS.get(name, 1) for name in names.split()]
        yield Event(id, tuple(usual))
        for form in messages.EVENT_FORMS.get(id, "").split():
            args = dict(zip(names.split(), usual, strict=True))
            if form in ("event", "rule"):
                args["square"] = NOWHERE
            if form == "rule":
                args["ability"] = ABILITIES["expire"].number
            if form == "inaction":
                args["ability"] = ABILITIES["inaction"].number
            if form == "back":
                args["to"] = args["from"]
            if form == "nothing":
                args["count"] = 0
                args.pop("dice", None)
            yield Event(id, tuple(args.values()))


def test_every_event_has_words() -> None:
    assert {in_words(messages.event(event)) for event in example_events()} == set(messages.EVENT_IDS)


def test_dice_are_told_as_their_symbols() -> None:
    roll = tuple(range(len(DIE.kinds)))
    told = Event("rolled", (NUMBERS["card"], NUMBERS["from"], NUMBERS["target"], NUMBERS["to"], 3, *roll))
    assert messages.event(told).args["dice"] == "sb s* b* s"


def test_every_outcome_has_words() -> None:
    over = asking("order", False)
    over["over"], over["decision"] = True, None
    ids = set()
    for reason, winner in (("summoner-destroyed", "south"), ("both-summoners-destroyed", ""), ("turn-limit", "")):
        for seat in (*SEATS, ""):
            over["reason"], over["winners"], over["seat"] = reason, [winner] if winner else [], seat
            ids.add(in_words(messages.outcome(over)))
    assert ids == set(messages.OUTCOME_IDS)


def test_help_has_words() -> None:
    for id in messages.HELP_IDS:
        in_words(Message(id))


def test_attacks_on_own_cards_take_a_word_of_their_own() -> None:
    # SW2-ATK-9 allows them; nobody should make one by a click on the wrong card.
    view = view_of(scenario("turn 3 south attack\nsouth c3 ice-smith\nsouth d3 gate\nnorth c4 gate"), 0)
    enemy, friend = [messages.choice(view, text) for text in ("attack c3 c4", "attack c3 d3")]
    assert not enemy.deliberate
    assert [(pick.kind, pick.id) for pick in enemy.path] == [("place", "c3"), ("place", "c4")]
    assert friend.deliberate
    assert [(pick.kind, pick.id) for pick in friend.path] == [("place", "c3"), ("word", "own"), ("place", "d3")]


def test_an_opening_that_can_only_strike_friends_is_hardly_meant() -> None:
    archer = "turn 3 south attack\nsouth c3 citadel-archer\nsouth d3 gate\nsouth hand citadel-knight"
    opening = "open arrow-of-light c3 c3"
    assert messages.choice(view_of(scenario(archer), 0), opening).deliberate
    assert not messages.choice(view_of(scenario(archer + "\nnorth c5 gate"), 0), opening).deliberate
    # Whom the ability destroys may have stood in the way of another.
    drain = scenario("turn 3 south attack\nsouth c3 dragos\nsouth c2 gul-dass")
    assert not messages.choice(view_of(drain, 0), "open life-drain c3 c2").deliberate


def test_the_target_after_an_opening_may_be_a_friend_only_by_that_word() -> None:
    game = scenario("turn 3 south attack\nsouth c3 dragos\nsouth c2 gul-dass\nsouth b3 gate\nnorth c4 gate")
    game.play("open life-drain c3 c2")
    view = view_of(game, 0)
    enemy, friend = [messages.choice(view, text) for text in ("target c4", "target b3")]
    assert [(pick.kind, pick.id) for pick in enemy.path] == [("place", "c4")]
    assert [(pick.kind, pick.id) for pick in friend.path] == [("word", "own"), ("place", "b3")]
