"""What a person is told: prompts, options, log and outcome, and that nothing can be said that has no words."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import cache
from inspect import signature
from pathlib import Path
from typing import cast

import pytest

from stonehall.games.summoner_wars import messages, turn
from stonehall.games.summoner_wars.abilities import ABILITIES
from stonehall.games.summoner_wars.board import GRID, NOWHERE, SEATS
from stonehall.games.summoner_wars.cards import BY_ID
from stonehall.games.summoner_wars.dice import DIE
from stonehall.games.summoner_wars.notation import NOTATION
from stonehall.games.summoner_wars.view_shape import View
from stonehall.kernel import Draw, Event, Message, State, Term
from stonehall.locale import LANGUAGES, catalogue
from tests.summoner_wars.scenario import Scenario, scenario

ENGLISH = catalogue("en")


def seen(game: Scenario, seat: int | None = 0) -> View:
    return cast(View, game.state.view(seat))


def prompt(game: Scenario, seat: int | None = 0) -> str:
    return ENGLISH.text(messages.prompt(seen(game, seat)))


def option(game: Scenario, text: str, seat: int = 0) -> str:
    """What an option means; it must be one."""
    assert text in seen(game, seat)["decision"]["options"]  # type: ignore[index]
    return ENGLISH.text(messages.option(seen(game, seat), text))


def log(game: Scenario, seat: int | None = 0) -> list[str]:
    return [ENGLISH.text(messages.event(event.seen_by(seat))) for event in game.log]


# Prompts and options --------------------------------------------------------------------------------------------------


def test_a_move_names_the_unit_and_both_spaces() -> None:
    game = scenario("turn 3 south move\nsouth c3 frost-mage")
    message = messages.option(seen(game), "move c3 c5")
    args = {"card": Term("card", "frost-mage"), "from": "c3", "to": "c5"}
    assert message.id == "option-move"
    assert args.items() <= message.args.items()
    assert message.squares == ("c3", "c5")
    assert ENGLISH.text(message) == "Frost Mage c3 → c5"
    assert catalogue("hu").text(message) == "Fagymágus c3 → c5"


def test_moves_out_and_back_and_through_cards() -> None:
    game = scenario("turn 3 south move\nsouth c3 bear-cavalry\nsouth c4 frost-mage")
    assert option(game, "move c3 c3") == "Bear Cavalry c3, out and back"
    assert option(game, "move c3 c5 c4") == "Bear Cavalry c3 → c5 through c4"
    assert option(game, "move c3 c3 c4") == "Bear Cavalry c3, out and back through c4"
    assert messages.option(seen(game), "move c3 c5 c4").squares == ("c3", "c5", "c4")


def test_the_move_phase_counts_moves() -> None:
    game = scenario("turn 3 south move\nsouth c3 frost-mage\nsouth magic 2\nsouth hand ice-repair")
    assert prompt(game) == "Moves left: 3. Choose a unit to move, or end the phase."
    assert option(game, "play ice-repair") == "Play Ice Repair (cost 0)"
    assert option(game, "end") == "End the Move Phase"
    done = scenario("turn 3 south move moves 3\nsouth hand ice-repair")
    assert prompt(done) == "No moves left. Play events, or end the phase."


def test_summoning_and_building() -> None:
    game = scenario("turn 3 south summon\nsouth magic 3\nsouth hand frost-mage\nsouth d3 gate")
    assert prompt(game) == "Magic: 3. Summon units, play events, or end the phase."
    assert option(game, "summon frost-mage d4") == "Summon Frost Mage on d4 (cost 1)"
    game = scenario("turn 3 south build\nsouth magic 3\nsouth hand gate")
    assert option(game, "build gate d2") == "Build Gate on d2 (cost 0)"


def test_summoning_in_the_place_of_a_unit_says_what_is_destroyed() -> None:
    game = scenario("turn 4 north summon\nnorth magic 6\nnorth hand elut-bal\nnorth c7 undead-archer")
    expected = "Summon Elut-Bal on c7 (cost 6), destroying Undead Archer"
    assert option(game, "summon elut-bal c7", seat=1) == expected


def test_attacks_name_both_cards_and_warn_of_friends() -> None:
    game = scenario("turn 3 south attack\nsouth c3 frost-mage\nsouth c2 gate\nnorth c6 undead-warrior")
    assert prompt(game) == "Attacks left: 3. Choose an attacker, or end the phase."
    assert option(game, "attack c3 c6") == "Frost Mage c3 attacks Undead Warrior c6"
    assert option(game, "attack c3 c2") == "Frost Mage c3 attacks your own Gate c2"


def test_abilities_used_at_will_and_before_an_attack() -> None:
    game = scenario("turn 4 north attack\nnorth c5 dragos\nnorth c6 undead-archer\nsouth c4 gate")
    assert option(game, "open life-drain c5 c6", seat=1) == "Dragos c5 attacks after Life Drain on Undead Archer c6"
    game = scenario("turn 4 north attack\nnorth c8 sneeks\nnorth b2 horde-slinger")
    assert option(game, "use sly c8 b2", seat=1) == "Sneeks c8 uses Sly on Horde Slinger b2"
    game = scenario("turn 4 north summon\nnorth c8 ret-talus\nnorth discard undead-archer undead-warrior")
    assert option(game, "use raise-the-dead c8 c8", seat=1) == "Ret-Talus c8 uses Raise the Dead"
    game.play("use raise-the-dead c8 c8")
    assert prompt(game, seat=1) == "Raise the Dead: choose an Undead unit from your discard pile."
    assert option(game, "card undead-archer", seat=1) == "Undead Archer"
    game.play("card undead-archer")
    assert prompt(game, seat=1) == "Choose a space for Undead Archer."
    assert option(game, "to b8", seat=1) == "b8"


def test_a_choice_says_what_it_does() -> None:
    game = scenario("turn 3 south move\nsouth c3 ice-smith boosts 1\nsouth c5 frost-mage")
    game.play("move c3 c4")
    assert prompt(game) == "Frost Axe: choose what Ice Smith (c4) does."
    assert option(game, "yes") == "Ice Smith gains 1 boost"
    assert option(game, "target c5") == "Spend 1 boost and go under Frost Mage c5"
    assert option(game, "pass") == "Skip"


def test_a_structure_is_forced() -> None:
    game = scenario("turn 3 south move\nsouth d1 svara\nsouth d3 gate\nsouth b1 gate").play("move d1 c1")
    assert prompt(game) == "Structural Shift: choose a structure to force 1 space."
    assert option(game, "target d3") == "Gate d3"
    assert option(game, "pass") == "Force nothing"
    game.play("target d3")
    assert prompt(game) == "Choose where to force Gate (d3)."
    assert messages.prompt(seen(game)).squares == ("d3",)


def test_effects_to_be_ordered_are_named_with_their_cards() -> None:
    game = scenario("""
        turn 4 north attack
        north c5 undead-warrior
        north b5 undead-archer
        north d5 undead-archer
        south c4 frost-mage damage 3
    """)
    game.play("attack c5 c4", "roll s s")
    assert prompt(game, seat=1) == "Several effects happen now. Choose the next one."
    assert option(game, "resolve soul-shift b5", seat=1) == "Soul Shift (Undead Archer b5)"


def test_an_effect_whose_card_is_gone_is_named_with_the_space() -> None:
    game = scenario("turn 4 north attack")
    view = seen(game, 1)
    assert messages.option(view, "resolve immolate c4").id == "option-resolve-at"
    assert ENGLISH.text(messages.option(view, "resolve immolate c4")) == "Immolate (c4)"
    assert ENGLISH.text(messages.option(view, "resolve immolate f8")) == "Immolate (f8)"  # Ret-Talus cannot do that
    assert ENGLISH.text(messages.option(view, "resolve inaction f8")) == "Inaction (Ret-Talus f8)"
    assert ENGLISH.text(messages.option(view, "resolve sacrificial-pyre -")) == "Sacrificial Pyre (active event)"


def test_whoever_is_not_asked_waits() -> None:
    game = scenario("turn 3 south move\nsouth c3 frost-mage")
    assert prompt(game, seat=1) == "Waiting for South."
    assert prompt(game, seat=None) == "Waiting for South."
    names = ("Ada", "Bela")
    assert ENGLISH.text(messages.prompt(seen(game, 1), names)) == "Waiting for Ada."


def test_luck_has_prompts_and_plays_too() -> None:
    game = scenario("turn 3 south attack\nsouth c3 svara\nnorth c6 gate").play("attack c3 c6")
    for seat in (0, 1, None):
        assert prompt(game, seat) == "The dice are rolled."
    view = seen(game)
    assert ENGLISH.text(messages.option(view, "roll sb sb s*")) == "Roll sb sb s*"
    assert ENGLISH.text(messages.option(view, "draw gate")) == "Draw Gate"
    assert ENGLISH.text(messages.option(view, "first north")) == "North begins"


# Log and outcome ------------------------------------------------------------------------------------------------------


def test_an_attack_in_the_log() -> None:
    game = scenario("turn 3 south attack\nsouth magic 1\nsouth c3 svara\nnorth c5 undead-archer")
    game.play("attack c3 c5", "roll sb b* s")
    assert log(game)[:5] == [
        "Svara (c3) attacks Undead Archer (c5).",
        "Svara (c3) rolls sb b* s against Undead Archer (c5): 2 hits.",
        "Undead Archer (c5) takes 2 damage.",
        "Undead Archer (c5) is destroyed.",
        "South gains 1 magic.",
    ]


def test_a_roll_without_dice() -> None:
    game = scenario("turn 4 north attack\nnorth c5 blarf\nsouth c4 gate").play("attack c5 c4")
    assert log(game)[1] == "Blarf (c5) has no dice to roll against Gate (c4)."


def test_cards_from_hand_are_told_only_to_their_player() -> None:
    game = scenario("turn 3 south magic\nsouth hand gate frost-mage\nsouth draw gate ice-golem").play("discard gate")
    assert log(game)[0] == "South discards Gate for magic."
    assert log(game, seat=1)[0] == "South discards a card for magic."
    game.play("end", "draw ice-golem")
    assert "South draws Ice Golem." in log(game)
    assert "South draws Ice Golem." not in log(game, seat=None)
    assert "South draws a card." in log(game, seat=None)


def test_magic_beyond_the_limit_is_not_gained() -> None:
    game = scenario("turn 3 south magic\nsouth magic 15\nsouth hand gate gate").play("discard gate")
    assert log(game)[-1] == "South gains no magic: the magic track is full."


def test_active_events_lie_on_no_space() -> None:
    game = scenario("turn 4 north move\nnorth active sacrificial-pyre\nnorth b7 undead-archer\nnorth hand purge")
    game.play("play purge", "target b7", "done")
    assert "Sacrificial Pyre takes effect." in log(game)
    assert "Sacrificial Pyre gains 1 boost." in log(game)
    game = scenario("turn 3 south magic\nsouth hand gate\nnorth active sacrificial-pyre").play("end")
    assert "Sacrificial Pyre: End of an active event." in log(game)
    assert "Sacrificial Pyre is discarded." in log(game)


def test_inaction_goes_by_its_name() -> None:
    game = scenario("turn 3 south attack\nsouth a1 svara\nsouth a2 gate").play("end")
    assert log(game)[:2] == ["Svara (a1): Inaction.", "Svara (a1) takes 1 damage."]


def test_events_know_their_squares() -> None:
    game = scenario("turn 3 south move\nsouth c3 frost-mage").play("move c3 c5")
    assert messages.event(game.log[0]).squares == ("c3", "c5")
    names = ("Ada", "Bela")
    told = Event("magic-spent", (1, 4))
    assert ENGLISH.text(messages.event(told, names)) == "Bela spends 4 magic."


def test_the_outcome_depends_on_who_asks() -> None:
    game = scenario("turn 3 south attack\nsouth c3 svara\nnorth c5 ret-talus damage 11")
    with pytest.raises(ValueError, match="not over"):
        messages.outcome(seen(game))
    game.play("attack c3 c5", "roll sb sb sb")
    assert prompt(game, seat=0) == "You win! The enemy summoner is destroyed."
    assert prompt(game, seat=1) == "You lose. Your summoner is destroyed."
    assert prompt(game, seat=None) == "South wins: the other summoner is destroyed."


def test_a_draw_is_the_same_for_all() -> None:
    game = scenario("turn 200 south magic\nsouth hand gate\nsettings turn-limit 200").play("end")
    assert {prompt(game, seat) for seat in (0, 1, None)} == {"Draw: the turn limit is reached."}


# The tables list everything the engine says ---------------------------------------------------------------------------

SOURCES = sorted(Path(messages.__file__).parent.rglob("*.py"))
PHASE_PROMPTS = "PROMPTS[phase]"


def parameters(function: Callable[..., object]) -> list[str]:
    return [name for name in signature(function).parameters if name != "self"]


ASKING = {way.__name__: parameters(way) for way in (State.ask, State.choose, State.may, State.may_choose)}
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
        else:
            handed_on = call.inside is not None and call.inside.name in HELPERS
            assert handed_on, f"{call.place}: write the prompt as a text, or give it to a helper as `prompt`"
            assert told, f"{call.place}: a helper says what its prompts are about"
    return asked


def test_every_prompt_is_in_the_table() -> None:
    asked = prompts_asked().keys()
    advice = "to messages.PROMPTS, and its words to locale/*/summoner_wars.ftl as prompt-…"
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
    advice = "to messages.EVENTS, and its words to locale/*/summoner_wars.ftl as log-…"
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
    assert {f"outcome-{reason}" for reason in reasons} == known


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
    view = seen(scenario("turn 3 south move\nsouth c3 frost-mage\nsouth d3 gate\nnorth c4 ret-talus"))
    card, square = ("frost-mage", "c3") if about else ("", "")
    view["decision"] = {"seat": "south", "prompt": prompt, "card": card, "square": square, "dice": [], "options": []}
    return view


def test_every_prompt_has_words() -> None:
    ids = {in_words(messages.prompt(asking(prompt, about))) for prompt, about in prompts_asked().items()}
    waiting = seen(scenario("turn 3 south move\nsouth c3 frost-mage"), 1)
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
            over["reason"], over["winner"], over["seat"] = reason, winner, seat
            ids.add(in_words(messages.outcome(over)))
    assert ids == set(messages.OUTCOME_IDS)


def test_help_has_words() -> None:
    for id in messages.HELP_IDS:
        in_words(Message(id))
