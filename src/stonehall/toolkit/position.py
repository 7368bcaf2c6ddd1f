"""What the positions of all games have in common: lines of words, and an agenda that can be written and read."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Final

from stonehall.kernel.decision import Step
from stonehall.kernel.errors import PositionError, Problem
from stonehall.kernel.inheritance import mypyc_attr
from stonehall.kernel.message import Value
from stonehall.kernel.spelling import near
from stonehall.kernel.state import Frame, State, StepBook
from stonehall.toolkit.english import EnglishText
from stonehall.toolkit.words import SHELL_WORDS, one_line_messages, read_words

SETTINGS = "settings"
MOST_DIGITS = 7
"""Nothing that is counted in a position is longer."""
ANY_ARGUMENT = 1 << 128
"""An argument of a step may also be a set of squares, written as one number."""
MOST_NESTED = 4
"""No tuple among the arguments of a step holds tuples deeper than this."""


def agenda_lines(state: State) -> list[str]:
    """The agenda with the frame that asked on top, one line for each frame."""
    frames = list(state.agenda)
    if state.pending is not None and state.asking_frame is not None:
        frames.append(state.asking_frame)
    return [_frame(frame) for frame in frames]


def _frame(frame: Frame) -> str:
    return " ".join(["agenda", frame[0].__name__, *[_argument(arg) for arg in frame[1]]])


def _argument(arg: object) -> str:
    return f"({','.join([_argument(part) for part in arg])})" if isinstance(arg, tuple) else str(arg)


def parts_of(word: str) -> list[str]:
    """What stands between commas in a tuple, tuples inside it in one piece.

    >>> parts_of("(3,(1,2),land)"), parts_of("()")
    (['3', '(1,2)', 'land'], [])
    """
    parts: list[str] = []
    depth, part = 0, ""
    for letter in word[1:-1]:
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if letter == "," and not depth:
            parts.append(part)
            part = ""
        else:
            part += letter
    return [part for part in [*parts, part] if part]


GENERAL: Final = EnglishText(lambda: one_line_messages(read_words(SHELL_WORDS, "en")))
"""Problems that positions of all games can have."""


class Unreadable(ValueError):
    """A line says what cannot be: the message that tells whoever wrote it, and the rule that says so, if one does."""

    def __init__(self, id: str, rule: str = "", /, **args: Value) -> None:
        super().__init__(id)
        self.id = id
        self.rule = rule
        self.message_args = args


def unknown(id: str, word: str, names: Iterable[str], **args: Value) -> Unreadable:
    """A word that nothing is called; the message ``…-near`` names those that may have been meant."""
    found = near(word, names)
    if found:
        return Unreadable(f"{id}-near", word=word, near=" / ".join(found))
    return Unreadable(id, "", word=word, **args)


def number_in(word: str, after: str, least: int = 0, most: int = 10**MOST_DIGITS, rule: str = "") -> int:
    """The number a word says, which stands after another and cannot be less or more."""
    digits = word.removeprefix("-")
    if digits.isascii() and digits.isdigit():
        number = int(word) if len(digits) <= len(str(most)) else most + 1
        if least <= number <= most:
            return number
    raise Unreadable("position-number", rule, word=word, after=after, least=str(least), most=str(most))


def place_in(word: str, known: Sequence[str]) -> int:
    """The place of a word among those that are known."""
    if word not in known:
        raise unknown("position-word", word, known, known=", ".join(known))
    return known.index(word)


class Words:
    """The words of a line, taken one after another; ``last`` is the one that was taken last."""

    def __init__(self, words: list[str], last: str = "") -> None:
        self.rest = list(words)
        self.last = last

    def __bool__(self) -> bool:
        return bool(self.rest)

    def take(self) -> str:
        """The next word, which must be there."""
        if not self.rest:
            raise Unreadable("position-cut", word=self.last)
        self.last = self.rest.pop(0)
        return self.last

    def all(self) -> list[str]:
        """All words that are left."""
        found = self.rest
        self.rest = []
        return found

    def number(self, least: int = 0, most: int = 10**MOST_DIGITS, rule: str = "") -> int:
        after = self.last
        return number_in(self.take(), after, least, most, rule)

    def one_of(self, known: Sequence[str]) -> int:
        return place_in(self.take(), known)

    def end(self) -> None:
        if self.rest:
            raise Unreadable("position-more", word=self.rest[0])


@mypyc_attr(allow_interpreted_subclasses=True)
class PositionReader:
    """Reads a text line by line, collecting what is wrong on the way; one error lists all problems.

    The line ``settings`` may stand anywhere: it is read first, because what others may say depends on it.
    """

    def __init__(self, head: str, steps: StepBook, english: EnglishText = GENERAL) -> None:
        self.head = head
        self.steps = steps
        self.english = english
        self.lines: list[tuple[int, list[str]]] = []
        """The words of the lines that say something, with the numbers of the lines."""
        self.problems: list[Problem] = []
        self.where = ""
        self.said: set[str] = set()
        self.frames: list[Frame] = []
        self.with_agenda = False

    @abstractmethod
    def line(self, head: str, words: Words) -> None:
        """Take in one line; :class:`Unreadable` is a problem of that line."""

    def prepare(self, lines: list[list[str]]) -> None:
        """Look at all lines before any is taken in."""

    def check(self) -> list[Problem]:
        """What cannot be in a position, though each of its lines can; ``where`` is words of the line that shows it."""
        return []

    def wrong(self, problem: Unreadable) -> None:
        """Something is wrong in the line that is read."""
        self.problems.append(self.english.problem(problem.id, problem.rule, self.where, **problem.message_args))

    def once(self, what: str) -> None:
        """What can be said only once in a position, by the words that say it."""
        if what in self.said:
            raise Unreadable("position-twice", word=what)
        self.said.add(what)

    def read_lines(self, text: str) -> None:
        lines = text.strip().splitlines()
        if not lines or lines[0].strip().lower() != self.head:
            none = self.english.problem("position-head", where="line 1", head=self.head)
            raise PositionError("This is not a position.", [none])
        numbered = [(number, line.split("#")[0].lower().split()) for number, line in enumerate(lines[1:], 2)]
        self.lines = [(number, words) for number, words in numbered if words]
        self.prepare([words for _, words in self.lines])
        for number, words in sorted(self.lines, key=lambda line: line[1][0] != SETTINGS):
            self.where = f"line {number}"
            try:
                self._read_line(words[0], Words(words[1:], words[0]))
            except Unreadable as problem:
                self.wrong(problem)
        self.where = ""

    def _read_line(self, head: str, words: Words) -> None:
        if head == "agenda":
            self.with_agenda = True
            self.frames.append(self._read_frame(words))
        else:
            if head == SETTINGS:
                self.once(SETTINGS)
            self.line(head, words)
            words.end()

    def _read_frame(self, words: Words) -> Frame:
        step = self.steps.by_name[self.step_name(words.take())]
        return step, tuple([self._argument(word, MOST_NESTED) for word in words.all()])

    def _argument(self, word: str, depth: int) -> int | str | tuple[object, ...]:
        if word.startswith("(") and word.endswith(")") and depth:
            return tuple([self._argument(part, depth - 1) for part in parts_of(word)])
        return word if word in self.steps.by_name else number_in(word, "agenda", -1, ANY_ARGUMENT)

    def step_name(self, word: str) -> str:
        """The name of a step, which must be one."""
        if word not in self.steps.by_name:
            raise unknown("position-step", word, self.steps.by_name)
        return word

    def resume(self, state: State, quiet: Step) -> None:
        """Let the state go on with the agenda that was read, or show a quiet moment; errors first."""
        self._refuse(self.check(), state)
        if state.over:
            return
        if not self.with_agenda:
            state.show([(quiet, ())])
            return
        try:
            state.show(self.frames)
        except Exception:
            # Steps trust what other steps hand them; what stands in a text nobody has checked. Whatever a step makes of
            # it, the one who wrote the lines is told which ones they were.
            self._refuse([self.english.problem("position-agenda", where="agenda")], state)
        else:
            self._refuse(self.check(), state)

    def _refuse(self, found: list[Problem], state: State) -> None:
        """Everything that is wrong by now, whether in a line or in the whole, is told at once."""
        self.problems += [self._placed(problem) for problem in found]
        if self.problems:
            raise PositionError("The position cannot be set up.", self.problems, state)

    def _placed(self, problem: Problem) -> Problem:
        """A problem of the whole position with the line that holds the words by which it was found.

        Of several lines it is the first; one that begins with the first of the words comes before all others.
        """
        shown = problem.where.split()
        found = [(number, line) for number, line in self.lines if shown and all(word in line for word in shown)]
        found.sort(key=lambda one: one[1][0] != shown[0])
        return Problem(problem.text, f"line {found[0][0]}" if found else "", problem.rule, problem.message)
