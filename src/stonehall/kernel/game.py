"""A game: what it is called, which settings it takes, and how a state of it comes to be."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, Generic, TypeVar, cast

from stonehall.kernel import leaving
from stonehall.kernel.adviser import RULE_OF_THUMB, Adviser
from stonehall.kernel.card_library import CardLibrary, LibraryCard
from stonehall.kernel.choice import Choice
from stonehall.kernel.decision import PASS, Decision, Option
from stonehall.kernel.deck_plan import DeckDraft, DeckPlan
from stonehall.kernel.editing import Editing
from stonehall.kernel.errors import PositionError, Problem, SettingsError
from stonehall.kernel.impression import Impression, Vocabulary
from stonehall.kernel.inheritance import mypyc_attr
from stonehall.kernel.log_line import LogLine
from stonehall.kernel.message import Message, Term, Value
from stonehall.kernel.notation import Notation
from stonehall.kernel.odds import Odds
from stonehall.kernel.state import Event, State

POSITION: Final = "position"
"""A setting of every game, and mostly missing: the position it begins from, in one line with ``;`` for its ends."""


class Outcome:
    """How a game ended: a score and a rank (1 = best; equal ranks are a tie) for each seat."""

    def __init__(self, scores: Sequence[float], reason: str) -> None:
        self.scores = tuple(scores)
        self.ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
        self.reason = reason

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the first rank; empty when everybody does (a draw)."""
        best = tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)
        return best if len(best) < len(self.ranks) else ()

    def without(self, gone: Collection[int]) -> Outcome:
        """The same for those who stayed; those who left come last."""
        last = min(self.scores) - 1
        return Outcome([last if seat in gone else score for seat, score in enumerate(self.scores)], self.reason)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.scores == other.scores and self.reason == other.reason

    def __hash__(self) -> int:
        return hash((self.scores, self.reason))

    def __repr__(self) -> str:
        return f"Outcome({self.scores}, {self.reason!r})"


class Setting:
    """One setting of a game: its name, what it means, its default and, where they are few, its possible values.

    ``text``: its value is a text that people write into files (:meth:`Game.text_value`). Whoever asks for settings asks
    for the files, and shows the text by its title.
    """

    def __init__(self, name: str, help: str, default: str, values: Sequence[str] = (), text: bool = False) -> None:
        self.name = name
        self.help = help
        self.default = default
        self.values = tuple(values)
        self.text = text


S = TypeVar("S", bound=State)
"""The state of a game."""
V = TypeVar("V", bound=Mapping[str, object])
"""The view of a game: the envelope (:mod:`stonehall.kernel.view`) and the game's own keys."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """The contract every game keeps: what stands here, and the event ``TURN`` whenever a turn begins.

    Wherever a game joins, it is found through this object. ``prefix`` begins the ids of all its messages;
    ``words_folder`` is where they are (a package and a path in it, as ``pig/locale/{language}``); ``lessons_folder``
    and ``exercises_folder`` are where its lessons and exercises are, written in the same way (empty: it has none).
    ``display`` is how it is drawn in a terminal (``module:Class``; without one it is drawn in a plain way).
    ``view_type`` and ``card_types``
    are the shapes of its views and of its printed cards, as typed dictionaries, for those who describe the data.
    ``reveals`` are the events that lay open a card which only its player knew and which the play did not name.
    ``foreseeable`` says that luck has no say between the choices of a turn: a bot may plan it to its end.
    ``prompt_rules`` are the ids of the rules that explain prompts, by the ids of the messages that ask: what is told to
    those who wait is another message, and tells them no rule.
    """

    prefix: ClassVar[str] = ""
    words_folder: ClassVar[str] = ""
    lessons_folder: ClassVar[str] = ""
    exercises_folder: ClassVar[str] = ""
    display: ClassVar[str] = ""
    view_type: ClassVar[type] = dict
    card_types: ClassVar[tuple[type, ...]] = ()
    reveals: ClassVar[tuple[str, ...]] = ()
    foreseeable: ClassVar[bool] = False
    prompt_rules: ClassVar[Mapping[str, str]] = {}

    def __init__(
        self,
        id: str,
        title: str,
        rules_version: int,
        seat_names: Sequence[str],
        seat_counts: Sequence[int],
        settings: Sequence[Setting],
    ) -> None:
        self.id = id
        self.title = title
        self.rules_version = rules_version
        self.seat_names = tuple(seat_names)
        self.seat_counts = tuple(seat_counts)
        self.settings = tuple(settings)

    def seats_of(self, settings: Mapping[str, str]) -> tuple[str, ...]:
        """The names of the seats that play with complete settings, in the order of their numbers."""
        return self.seat_names

    def edition(self, settings: Mapping[str, str]) -> AnyGame:
        """The game as it is printed for complete settings: itself, unless a setting says what is printed.

        A state, and a record, belong to their edition: it names its cards and lists them.
        :class:`SettingsError` for values that nothing can be made of.
        """
        return self

    def seats_in(self, state: S) -> tuple[str, ...]:
        """The names of the seats that play in a state."""
        return self.seat_names

    def seat_term(self, name: str) -> Term:
        """What a seat is called before anybody sits there; the shell knows the four winds."""
        return Term("seat", name)

    @abstractmethod
    def new_state(self, settings: Mapping[str, str]) -> S:
        """The first moment of a game with complete, known names; :class:`SettingsError` for bad values."""

    @abstractmethod
    def read_position(self, text: str) -> S:
        """The state a position text describes; :class:`~stonehall.kernel.errors.PositionError` lists what is wrong."""

    @abstractmethod
    def write_position(self, state: S) -> str:
        """The position text of a state. Who has left is not for the game to write, nor to read."""

    def from_position(self, text: str) -> S:
        """The state of a position, with those who have left it (the lines ``left SEAT REASON``)."""
        lines = text.splitlines()
        gone = [line.split() for line in lines if leaving.is_left_line(line)]
        if not gone:
            return self.read_position(text)
        state = self.read_position("\n".join([line for line in lines if not leaving.is_left_line(line)]) + "\n")
        names = self.seats_in(state)
        unknown = [
            Problem(f"{words[1]} does not play", message=Message("position-seat", {"player": self.seat_term(words[1])}))
            for words in gone
            if words[1] not in names
        ]
        if unknown:
            raise PositionError("The position cannot be set up.", unknown)
        state.left = {names.index(words[1]): words[2] for words in gone}
        if self.is_deserted(state):
            state.finish()
        else:
            state.ask_again()
        return state

    def view(self, state: S, seat: int | None) -> V:
        """Everything a seat (``None``: a spectator) may see of a state, as plain data: the envelope and :meth:`see`."""
        seats = self.seats_in(state)
        outcome = state.outcome
        view: dict[str, object] = {
            "game": self.id,
            "seat": "" if seat is None else seats[seat],
            "seats": list(seats),
            "turn": state.turn,
            "active": seats[state.active],
            "decision": self._decision(state, seat, seats),
            "over": state.over,
            "winners": [] if outcome is None else [seats[winner] for winner in outcome.winners],
            "reason": "" if outcome is None else outcome.reason,
            "left": {seats[gone]: reason for gone, reason in state.left.items()},
        }
        view.update(self.see(state, seat))
        return cast(V, view)

    def _decision(self, state: S, seat: int | None, seats: Sequence[str]) -> dict[str, object] | None:
        decision = state.decision
        if decision is None:
            return None
        mine = decision.seat == seat
        asked: dict[str, object] = {
            "seat": "" if decision.is_chance else seats[decision.seat],
            "prompt": decision.prompt,
            "options": state.legal_texts() if mine else [],
        }
        asked.update(self.see_decision(state, decision, mine))
        return asked

    @abstractmethod
    def see(self, state: S, seat: int | None) -> Mapping[str, object]:
        """What a seat (``None``: a spectator) may see of the table itself: the game's own keys of a view."""

    def see_decision(self, state: S, decision: Decision, mine: bool) -> Mapping[str, object]:
        """What a game adds to the pending decision of a view; ``mine``: for the one who is asked."""
        return {}

    @abstractmethod
    def imagine(self, state: S, seat: int, rng: Random) -> S:
        """A clone of a state in which everything the seat cannot know is dealt afresh."""

    @abstractmethod
    def explain(self, state: S, option: Option) -> list[Problem]:
        """Why an option that is not among the legal ones is not legal, in terms of the rules."""

    @abstractmethod
    def why_not(self, state: S, seat: int, picked: Sequence[str], pointed: str) -> list[Problem]:
        """Why a seat may not do what it seems to want: at least one reason, none that it could not know.

        ``picked`` are the places and cards it has picked so far, ``pointed`` is what it pointed at then.
        """

    @abstractmethod
    def prompt(self, view: V, players: Sequence[Value]) -> Message:
        """What the viewer is asked, or whom they wait for; once the game is over, how it ended."""

    @abstractmethod
    def choice(self, view: V, text: str, players: Sequence[Value]) -> Choice:
        """An option of the viewer's decision as a person meets it."""

    @abstractmethod
    def log_message(self, event: Event, players: Sequence[Value]) -> Message:
        """A line of the log, for an event as its reader may know it (:meth:`~stonehall.kernel.Event.seen_by`)."""

    def log_line(self, told: Sequence[Event], place: int, players: Sequence[Value]) -> LogLine | None:
        """One line for event ``place`` and some before it, which tell the same story; ``None``: it is told by itself.

        ``told`` are events as their reader may know them, at least those of the turn. Only what was told up to
        ``place`` counts, so that a line is never taken back, only replaced by one that tells more.
        """
        return None

    @abstractmethod
    def outcome_message(self, view: V, players: Sequence[Value]) -> Message:
        """How a game that is over ended, for this viewer."""

    def allies(self, state: S, seat: int) -> Sequence[int]:
        """The seats that win and lose together with a seat, itself included."""
        return (seat,)

    # Leaving ----------------------------------------------------------------------------------------------------

    def leaves_with(self, state: S, seat: int) -> Sequence[int]:
        """The seats whose part in the game ends when this one concedes or has no time left: its whole side.

        A game in which the others of a side may play on says so here.
        """
        return self.allies(state, seat)

    def go_on_without(self, state: S, seat: int) -> None:
        """The table changes because a seat has left, and others play on. Whose turn it is remains to be seen."""

    def absent_option(self, state: S, decision: Decision) -> Option:
        """What is chosen for a seat that has left, where it is still asked: it declines, or takes the first option."""
        options = decision.options
        return next((option for option in options if option.verb == PASS), options[0])

    def is_deserted(self, state: S) -> bool:
        """Whether seats have left, and all who are still there play on one side: then the game is over."""
        there = [seat for seat in range(len(self.seats_in(state))) if seat not in state.left]
        return bool(state.left) and set(there).issubset(self.allies(state, there[0]) if there else ())

    def outcome(self, state: S) -> Outcome:
        """How a game that is over ended. Where one side was left alone it has won, whatever the table shows."""
        if not state.left:
            return state.result()
        if not self.is_deserted(state):
            return state.result().without(state.left)
        scores = [0.0 if seat in state.left else 1.0 for seat in range(len(self.seats_in(state)))]
        return Outcome(scores, list(state.left.values())[-1])

    def ending(self, view: V, players: Sequence[Value]) -> Message:
        """How a game that is over ended, for this viewer, also where somebody left."""
        return leaving.ending(view, players) or self.outcome_message(view, players)

    def event_message(self, event: Event, players: Sequence[Value]) -> Message:
        """Any event in words: one of the game's own, or that somebody left."""
        if event.id == leaving.LEFT:
            return leaving.left_line(event.args[0], event.args[1], players)
        return self.log_message(event, players)

    # For bots and the curious -----------------------------------------------------------------------------------

    def odds(self, state: S, seat: int, text: str) -> Odds | None:
        """What an attack may do, as far as the seat can know; ``None`` for plays that are none, and for long sums."""
        return None

    def invariant_errors(self, state: S, start: S) -> list[str]:
        """What cannot be in a state of a game that began with ``start``: looked for after every checked play."""
        return []

    def play_errors(self, before: S, after: S) -> list[str]:
        """What one play cannot have done to the state before it: ``after.log`` is what was told of it.

        Looked for after every checked play.
        """
        return []

    @abstractmethod
    def evaluate(self, state: S, seat: int) -> float:
        """How good a state looks for a seat: a bot's rule of thumb."""

    def looming(self, state: S, seat: int) -> float:
        """What ``evaluate`` will find missing at the end of the turn and does not see yet: harm no longer averted.

        For bots that look no further than the next play. Mostly nothing.
        """
        return 0.0

    def vocabulary(self) -> Vocabulary | None:
        """In which words and numbers impressions are told; ``None``: the game tells none."""
        return None

    def impression(self, state: S, seat: int) -> Impression | None:
        """What a learnt judgement reads of a state at the end of a turn: nothing that the seat could not know.

        ``None``: nothing is learnt of such states.
        """
        return None

    def counts(self, state: S, seat: int) -> Mapping[str, int]:
        """What a player counts to see how things stand: a few numbers that the seat may know, the weightiest first.

        How a number changes is told by the messages ``<prefix>-change-<name>-more`` and ``-less``, with ``count``.
        """
        return {}

    def goal_counts(self, state: S, seat: int) -> Mapping[str, int]:
        """What the goal of an exercise may ask for: what a player counts, and what holds for a moment alone."""
        return self.counts(state, seat)

    def follies(self, state: S, option: Option) -> Sequence[str]:
        """What would be silly about an option of the pending decision, by name: nothing, mostly.

        For those who count how often bots do what nobody wants to see; bots themselves are not told.
        """
        return ()

    def promising(self, state: S) -> Sequence[Option]:
        """The options of the pending decision that are worth a look, the likeliest first: an advice to bots.

        A game with long lists of options names a few of them; at least one, so that whoever follows it can play.
        """
        decision = state.decision
        return [] if decision is None else decision.options

    def weights(self) -> Mapping[str, float]:
        """The numbers its rule of thumb is made of, by name, where others can be learnt; else none."""
        return {}

    def adviser(self, weights: Mapping[str, float], wide: bool = False) -> Adviser[S]:
        """Whoever judges by these numbers instead; ``wide``: who names more options, to those that have time."""
        return RULE_OF_THUMB

    def is_quiet(self, state: S) -> bool:
        """Whether the pending decision is a main one of a turn, at which a position can be judged."""
        decision = state.decision
        return decision is None or decision.then is None

    @abstractmethod
    def picture(self, view: V) -> str:
        """An SVG picture of a view."""

    def board_picture(self, view: V, theme: str, name: Callable[[str], str]) -> str:
        """An SVG picture of the board alone, ``dark`` or ``light``; ``name`` gives the shown name of a card id.

        A game that does not draw its board by itself shows the whole picture.
        """
        return self.picture(view)

    def example_picture(self, view: V, theme: str, name: Callable[[str], str]) -> str:
        """The same for a worked example of the rules: of a large board the part where something lies is enough."""
        return self.board_picture(view, theme, name)

    def text(self, view: V) -> str:
        """A view in plain characters, for ``print(state)``; empty where the position says as much."""
        return ""

    @abstractmethod
    def notation(self) -> Notation:
        """How plays are written."""

    @abstractmethod
    def cards(self) -> Sequence[Any]:
        """Everything printed: each has an ``id``."""

    def forms(self) -> Mapping[str, Mapping[str, str]]:
        """The ways in which the game is played, by name, each as its settings; the usual one first."""
        return {"": {}}

    def card_catalog(self) -> Sequence[Mapping[str, object]]:
        """Everything printed, as plain data."""
        return []

    def deck_catalog(self) -> Sequence[Mapping[str, object]]:
        """The ready decks, as plain data."""
        return []

    def card_library(self) -> CardLibrary:
        """Everything printed, for those who look through it; as long as a game does not say more, by name."""
        names = [(card.id, Message(f"{self.prefix}-card-{card.id}")) for card in self.cards()]
        return CardLibrary([LibraryCard(id, name, ()) for id, name in names])

    def decks(self) -> list[str]:
        """The ids of the ready decks, which the settings named like the seats take; none for a game without decks."""
        return []

    def emblem_of(self, deck: str) -> str:
        """The faction, school or the like whose emblem stands for a deck, given as the value of a setting."""
        return deck

    def deck_setting(self, text: str, name: str) -> str:
        """The value of the setting of a deck written as text; :class:`SettingsError` lists what is wrong with it."""
        raise SettingsError(f"{self.title} is played without decks.", [Problem("a deck was given", name)])

    def deck_plan(self) -> DeckPlan | None:
        """What a deck of one's own is made of; ``None`` for a game in which nobody builds decks."""
        return None

    def read_draft(self, text: str) -> DeckDraft:
        """A list that may not be a deck yet: what it names, and everything that is wrong with it."""
        try:
            return DeckDraft("", {}, self.deck_setting(text, ""), [])
        except SettingsError as wrong:
            return DeckDraft("", {}, "", wrong.problems)

    def editing(self) -> Editing | None:
        """How positions are set up by hand; ``None``: they are written as text and in no other way."""
        return None

    def further_words(self, language: str) -> str:
        """Fluent messages of this edition besides those in its folder; they replace those of the same ids."""
        return ""

    # Settings that are texts ------------------------------------------------------------------------------------

    def text_value(self, setting: str, files: Mapping[str, str], title: str) -> str:
        """The value of a setting for the text in some files, by their names; ``title`` is what it may be called.

        :class:`SettingsError` lists everything that is wrong with it, with its file and line.
        """
        raise SettingsError(f"{self.title} takes no files.", [Problem("a text was given", setting)])

    def text_title(self, setting: str, value: str) -> str:
        """What such a value is called where there is no room for it; it is asked of values that were accepted."""
        return ""

    def text_files(self, setting: str) -> Mapping[str, str]:
        """The text that counts where none is given, as files to begin with."""
        return {}

    def start(self, settings: Mapping[str, str] | None = None, **more: str) -> S:
        """Begin a game; what is not given takes its default.

        >>> import stonehall
        >>> state = stonehall.load("summoner-wars").start(north="cave-goblins")
        >>> state.decision
        <Decision first of luck: first south, first north>
        """
        return self.first_state(self.complete({**(settings or {}), **more}))

    def first_state(self, settings: Mapping[str, str]) -> S:
        """The first moment of a game with complete settings: as it is set up, or the position it is to begin from."""
        position = settings.get(POSITION, "")
        usual = self.new_state({name: value for name, value in settings.items() if name != POSITION})
        if not position:
            return usual
        state: S = usual.game.from_position(position.replace("; ", "\n") + "\n")
        if self.seats_in(state) != self.seats_in(usual):
            count = len(self.seats_in(state))
            said = Message("position-seats", {"count": count})
            raise SettingsError(
                f"{self.title} cannot be set up like this.",
                [Problem(f"the position is one of {count} seats", POSITION, message=said)],
            )
        return state

    def complete(self, given: Mapping[str, str]) -> dict[str, str]:
        """The settings with the defaults filled in; unknown names and values are refused, all at once."""
        known = {setting.name: setting for setting in self.settings}
        problems = [
            Problem(f"unknown setting (settings: {', '.join(known)})", name)
            for name in given
            if name not in known and name != POSITION
        ]
        complete = {setting.name: str(given.get(setting.name, setting.default)) for setting in self.settings}
        if given.get(POSITION):
            complete[POSITION] = given[POSITION]
        complete = {name: _in_one_line(value) for name, value in complete.items()}
        problems += [
            Problem(f"{complete[name]!r} is not one of {', '.join(setting.values)}", name)
            for name, setting in known.items()
            if setting.values and complete[name] not in setting.values
        ]
        self.accept(problems)
        return complete

    def accept(self, problems: Sequence[Problem]) -> None:
        """Settings are good, if nothing is wrong with them; else :class:`SettingsError` says all that is."""
        if problems:
            raise SettingsError(f"{self.title} cannot be set up like this.", problems)


AnyGame = Game[Any, Any]
"""A game, for those who treat all alike."""


def _in_one_line(value: str) -> str:
    """A value as a record keeps it, so that a record that is read again is written the same.

    >>> _in_one_line("Summoner:  Svara\\n\\n4 Ice Golem\\n")
    'Summoner: Svara; 4 Ice Golem'
    """
    return "; ".join(" ".join(line.split()) for line in value.splitlines() if line.strip())
