"""Two states compared field by field: what a copy forgot, and what it shares with its original though it may change.

Works with the interpreted build, in which all fields of an object can be seen.
"""

from __future__ import annotations

from functools import cache
from types import BuiltinFunctionType, FunctionType

from stonehall.games.mountain_king.state import Laid
from stonehall.kernel import AnyGame, Decision, Game, Option, State
from stonehall.toolkit.abilities import Ability

PLAIN = (bool, int, float, str, bytes, type(None), type, FunctionType, BuiltinFunctionType)
"""What cannot change."""
STATIC = (Ability, Game, Decision, Laid, Option)
"""What nobody changes once it is made: copies may share it, as they share everything printed."""
SHARED = frozenset(
    [
        "settings", "by_number", "parting", "silencing",
        "seating", "side_of", "grid", "neighbours", "distance", "rays",  # they follow from the settings
    ]
)  # fmt: skip
"""The fields of a state that all states of one game share."""
NOT_COPIED = frozenset(["by_id", "log"])
"""What a copy begins without."""
NOT_ALONE = frozenset(["lent_moments", "moments"])
"""What follows from other fields, and is made anew in a copy."""


def fields_of(value: object) -> dict[str, object]:
    """The fields of an object by name, from its slots and its dictionary; a field that was never set is left out."""
    names = list(getattr(value, "__dict__", {}))
    for kind in type(value).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        names += [slots] if isinstance(slots, str) else list(slots)
    return {name: getattr(value, name) for name in names if hasattr(value, name)}


class Comparison:
    """A walk through a state and its copy at the same time."""

    def __init__(self, printed: dict[int, object]) -> None:
        self.problems: list[str] = []
        self._printed = printed
        self._twins: dict[int, object] = {}
        """What was found in the copy for each object of the original, so that circles end and cards stay the same."""
        self._kept: list[object] = []

    def compare(self, place: str, one: object, other: object) -> None:
        if type(one) is not type(other):
            self._note(place, f"{one!r} became {other!r}")
        elif isinstance(one, PLAIN):
            if one != other:
                self._note(place, f"{one!r} became {other!r}")
        elif isinstance(one, STATIC) or id(one) in self._printed:
            if one is not other:
                self._note(place, "static data was copied")
        elif isinstance(one, (tuple, frozenset)):
            self._contents(place, one, other)
        elif id(one) in self._twins:
            if self._twins[id(one)] is not other:
                self._note(place, "one thing became two")
        else:
            self._twins[id(one)] = other
            self._kept += [one, other]  # so that no number of an object is given to another
            if one is other:
                self._note(place, f"is shared ({type(one).__name__})")
            else:
                self._contents(place, one, other)

    def _contents(self, place: str, one: object, other: object) -> None:
        if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
            if len(one) != len(other):
                self._note(place, f"{one!r} became {other!r}")
                return
            for number, (left, right) in enumerate(zip(one, other, strict=True)):
                self.compare(f"{place}[{number}]", left, right)
        elif isinstance(one, dict) and isinstance(other, dict):
            if list(one) != list(other):
                self._note(place, f"{one!r} became {other!r}")
                return
            for key, left in one.items():
                self.compare(f"{place}[{key!r}]", left, other[key])
        elif isinstance(one, (set, frozenset)):
            if one != other:
                self._note(place, f"{one!r} became {other!r}")
        else:
            self._fields(place, fields_of(one), fields_of(other))

    def _fields(self, place: str, one: dict[str, object], other: dict[str, object]) -> None:
        for name in sorted(one.keys() | other.keys()):
            where = f"{place}.{name}"
            if name not in one or name not in other:
                self._note(where, "is only in the " + ("copy" if name in other else "original"))
            elif name in SHARED:
                if one[name] is not other[name]:
                    self._note(where, "is not the same")
            elif name not in NOT_COPIED:
                self.compare(where, one[name], other[name])

    def _note(self, place: str, what: str) -> None:
        self.problems.append(f"{place}: {what}")


@cache
def printed(game: AnyGame) -> dict[int, object]:
    """All objects that belong to what is printed, by their numbers: cards, and everything that hangs on them.

    They are kept, so that the number of one that a game made for this question alone is never given to another.
    """
    found: dict[int, object] = {}
    waiting: list[object] = list(game.cards())
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, PLAIN) or id(thing) in found:
            continue
        found[id(thing)] = thing
        if isinstance(thing, (list, tuple, set, frozenset)):
            waiting += thing
        elif isinstance(thing, dict):
            waiting += thing.values()
        else:
            waiting += fields_of(thing).values()
    return found


def copy_problems(state: State, copy: State) -> list[str]:
    """Every field in which a copy differs from its original, and every field it shares with it though it may change."""
    comparison = Comparison(printed(state.game))
    comparison.compare("state", state, copy)
    return comparison.problems


def forgotten_fields(state: State, known: set[type]) -> list[str]:
    """The fields that a copy lacks, whatever they hold: each is changed in the original, copied, and changed back.

    Looks at one object of each kind that is not ``known`` yet.
    """
    forgotten = []
    for place, owner in parts(state):
        if type(owner) in known:
            continue
        known.add(type(owner))
        for name, value in fields_of(owner).items():
            if name in SHARED | NOT_COPIED | NOT_ALONE or not is_plain(value):
                continue
            where = f"{place}.{name}"
            setattr(owner, name, changed(value))
            try:
                found = copy_problems(state, state.clone())
            except (AttributeError, IndexError, KeyError, TypeError):
                found = []  # what cannot bear the change has looked at the field
            finally:
                setattr(owner, name, value)
            forgotten += [problem for problem in found if problem.startswith((f"{where}:", f"{where}["))]
    return forgotten


def is_plain(value: object) -> bool:
    """Whether a value holds no objects of their own, which are looked at by themselves."""
    if isinstance(value, (list, tuple, set, frozenset)):
        return all(is_plain(inner) for inner in value)
    if isinstance(value, dict):
        return all(is_plain(inner) for inner in value.values())
    return isinstance(value, (bool, int, float, str))


def parts(state: State) -> list[tuple[str, object]]:
    """A state and one object of each other kind in it, with their places; nothing printed."""
    found: dict[type, tuple[str, object]] = {}
    waiting: list[tuple[str, object]] = [("state", state)]
    known = printed(state.game)
    while waiting:
        place, thing = waiting.pop(0)
        if isinstance(thing, (*PLAIN, *STATIC)) or id(thing) in known:
            continue
        if isinstance(thing, (list, tuple)):
            waiting += [(f"{place}[{number}]", inner) for number, inner in enumerate(thing)]
        elif isinstance(thing, dict):
            waiting += [(f"{place}[{key!r}]", inner) for key, inner in thing.items()]
        elif not isinstance(thing, (set, frozenset)) and type(thing) not in found:
            found[type(thing)] = (place, thing)
            waiting += [(f"{place}.{name}", inner) for name, inner in fields_of(thing).items() if name not in SHARED]
    return list(found.values())


def changed(value: object) -> object:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, (int, float)):
        return value + 1
    if isinstance(value, str):
        return value + "?"
    if isinstance(value, (list, tuple)):
        return value[:0] if len(value) else type(value)([77])
    if isinstance(value, dict):
        return {} if value else {77: 77}
    assert isinstance(value, (set, frozenset))
    return type(value)(() if value else (77,))
