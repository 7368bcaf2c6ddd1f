"""What a battle tells of its plays and of what happened: what words of notation and numbers of events mean."""
# interpreted: words, not speed

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

from stonehall.kernel.message import Message, Term, Value
from stonehall.kernel.state import Event
from stonehall.toolkit.abilities import Ability
from stonehall.toolkit.battle_views import BattleDecision, Standing
from stonehall.toolkit.registry import Printed

PLACES: Final = ("from", "to", "square")
"""Arguments that are places of the board."""


class BattleMessages:
    """The arguments of the messages of one game.

    ``arguments`` are those of its verbs and ``events`` those of its events, by name; ``square_of(word)`` is the square
    that a word of notation names (empty: none) and ``place_name(place)`` how a square of the rules is called;
    ``ability(id)`` is what an ability goes by, ``dice(faces)`` how dice read. The places of the events ``unplaced`` are
    plain numbers.
    """

    def __init__(
        self,
        prefix: str,
        seats: Sequence[str],
        cards: Sequence[Printed],
        abilities: Sequence[Ability],
        arguments: Mapping[str, Sequence[str]],
        events: Mapping[str, str],
        square_of: Callable[[str], str],
        place_name: Callable[[int], str],
        ability: Callable[[str], Term],
        dice: Callable[[Sequence[int]], str],
        unplaced: Collection[str] = (),
    ) -> None:
        self.prefix = prefix
        self.seats = seats
        self.cards = cards
        self.abilities = abilities
        self.arguments = arguments
        self.events = events
        self.square_of = square_of
        self.place_name = place_name
        self.ability = ability
        self.dice = dice
        self.unplaced = unplaced

    def card(self, id: str) -> Term:
        return Term(f"{self.prefix}-card", id)

    def said(self, text: str) -> dict[str, str]:
        """The words of an option by the names of its arguments."""
        verb, *words = text.split()
        return dict(zip(self.arguments[verb], words, strict=False))

    def clicks(self, text: str) -> tuple[str, str, str]:
        """The card, the place to begin with and the place to end on; of a way only its ends, and empty what is none."""
        said = self.said(text)
        places = [said.get(name, "") for name in ("from", "to")]
        source, target = [place if self.square_of(place) else "" for place in places]
        if text.startswith(("use ", "open ")) and source == target:
            target = ""  # the ability needs no target
        return said.get("card", ""), source, target

    def option_args(
        self, text: str, players: Sequence[Value], actor: Standing | None, target: Standing | None
    ) -> dict[str, Value]:
        """What an option says: who acts (``card``), and who stands where it goes (``target``)."""
        verb, *words = text.split()
        args = {name: self._read(name, word, players) for name, word in self.said(text).items()}
        if actor is not None:
            args["card"] = self.card(actor["card"])
        if target is not None:
            args["target"] = self.card(target["card"])
        if verb == "move":
            args["through"] = " ".join(words[2:])
        elif verb == "roll":
            args["dice"] = " ".join(words)
        return args

    def squares_in(self, text: str) -> tuple[str, ...]:
        """The squares that an option names."""
        return tuple([square for word in text.split() if (square := self.square_of(word))])

    def _read(self, name: str, word: str, players: Sequence[Value]) -> Value:
        if name == "card":
            return self.card(word)
        if name == "ability":
            return self.ability(word)
        if name == "seat":
            return players[self.seats.index(word)]
        if name in PLACES:
            return self.square_of(word) or word
        return int(word) if name == "amount" else word

    def event(self, told: Event, players: Sequence[Value], form: Callable[[str, dict[str, Value]], str]) -> Message:
        """A line of the log; ``form(id, args)`` is what its id ends with where it reads differently."""
        args: dict[str, Value] = {}
        squares: list[str] = []
        for place, name in enumerate(self.events[told.id].split()):
            if name == "dice":
                args["dice"] = self.dice(told.args[place:])
            if name in ("dice", "cards"):
                break
            value = told.args[place]
            if name in ("card", "target"):
                args[name] = self.card(self.cards[value].id)
            elif name == "ability":
                args[name] = self.ability(self.abilities[value].id)
            elif name in ("player", "other"):
                args[name] = players[value]
            elif name in PLACES and told.id not in self.unplaced:
                there = self.place_name(value)
                args[name] = there
                squares += [there] if there else []
            else:
                args[name] = value
        return Message(f"{self.prefix}-log-{told.id}{form(told.id, args)}", args, tuple(squares))


def aimed_at(decision: BattleDecision | None, text: str) -> str:
    """The place that an option attacks; empty if it is no attack."""
    verb, *words = text.split()
    aims = verb == "attack" or (verb == "target" and decision is not None and decision["prompt"] == "attack-target")
    return words[-1] if aims else ""


def use_form(words: Sequence[str], target: Standing | None) -> str:
    """How the use of an ability reads: on a card, on an empty square, or without a target."""
    if words[1] == words[2]:
        return ""
    return "-on" if target is not None else "-to"
