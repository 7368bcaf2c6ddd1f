"""How plays read as text, and how text is read back: a table of verbs, each with the kinds of its arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from stonehall.kernel.decision import Option
from stonehall.kernel.spelling import did_you_mean


class Kind:
    """A kind of argument: how a number of this kind is written and read (``ValueError`` explains what is wrong)."""

    def __init__(self, name: str, write: Callable[[int], str], read: Callable[[str], int]) -> None:
        self.name = name
        self.write = write
        self.read = read


class Verb:
    """A verb with its arguments; with ``rest`` the last kind may stand any number of times, also not at all."""

    def __init__(self, *kinds: Kind, rest: bool = False) -> None:
        self.kinds = kinds
        self.rest = rest

    def kind(self, place: int) -> Kind | None:
        if place < len(self.kinds):
            return self.kinds[place]
        return self.kinds[-1] if self.rest else None

    def fits(self, count: int) -> bool:
        return count >= len(self.kinds) - 1 if self.rest else count == len(self.kinds)


def number() -> Kind:
    return Kind("number", str, int)


def choice(name: str, words: Sequence[str]) -> Kind:
    """A kind that names one of a fixed list of words."""
    places = {word: place for place, word in enumerate(words)}

    def read(word: str) -> int:
        if word not in places:
            raise ValueError(f"there is no {name} {word!r}{did_you_mean(word, words)}")
        return places[word]

    return Kind(name, lambda place: words[place], read)


class Notation:
    """The verbs of a game.

    >>> notation = Notation({"move": Verb(number(), number())})
    >>> notation.write(Option("move", (3, 5)))
    'move 3 5'
    >>> notation.read("Move  3 5") == Option("move", (3, 5))
    True
    """

    def __init__(self, verbs: Mapping[str, Verb]) -> None:
        self.verbs = dict(verbs)

    def write(self, option: Option) -> str:
        verb = self.verbs[option.verb]
        words = [option.verb]
        for place, value in enumerate(option.args):
            kind = verb.kind(place)
            if kind is None:
                raise ValueError(f"{option!r} has too many arguments")
            words.append(kind.write(value))
        return " ".join(words)

    def read(self, text: str) -> Option:
        """The option a text speaks of; ``ValueError`` says which word is not understood."""
        words = text.lower().split()
        if not words:
            raise ValueError("the play is empty")
        verb = self.verbs.get(words[0])
        if verb is None:
            known = f"verbs: {', '.join(self.verbs)}{did_you_mean(words[0], self.verbs)}"
            raise ValueError(f"there is no verb {words[0]!r} ({known})")
        if not verb.fits(len(words) - 1):
            wanted = " ".join(kind.name.upper() for kind in verb.kinds) + (" …" if verb.rest else "")
            raise ValueError(f"{words[0]!r} is written: {words[0]} {wanted}".rstrip())
        args = []
        for place, word in enumerate(words[1:]):
            kind = verb.kind(place)
            assert kind is not None
            args.append(kind.read(word))
        return Option(words[0], tuple(args))
