"""The state of a game: an agenda of plain frames, at most one pending decision, and ``play``.

A *step* is a function ``step(state, *args)`` with whole numbers, texts and tuples of them as arguments. A *frame* is a
step with its arguments. The agenda is a stack of frames; :meth:`State.run` pops and runs them until a step asks.

The one discipline: **a step that asks changes nothing before it asks.** Then the frame that asked (``asking_frame``)
says all about the pending decision, and any moment of a game, also in the middle of an effect, can be cloned, written
as text and resumed by running that frame again.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Final

from stonehall.kernel.decision import AGREE, CHANCE, DECLINE, DONE, PASS, Chance, Decision, Draw, Option, Step, Then
from stonehall.kernel.errors import IllegalPlay, Problem
from stonehall.kernel.inheritance import mypyc_attr
from stonehall.kernel.leaving import LEFT, REASONS
from stonehall.kernel.notation import Notation
from stonehall.kernel.pile import Pile

if TYPE_CHECKING:
    from stonehall.kernel.game import Game, Outcome

Listing = Callable[..., list[Option]]
"""Lists what can be played in a state."""

Frame = tuple[Any, ...]
"""A step and the tuple of its arguments. (Said exactly, mypyc would take each apart and build it anew.)"""

TURN: Final = "turn"
"""The event every game tells when a turn begins: the seat whose turn it is, and its number, counted from 1.

Nobody listens to the setup: the first turn, too, begins after a play, be it one of luck.
"""


class StepBook:
    """The steps of one game by name, so that an agenda can be written as text. Used as a decorator."""

    def __init__(self) -> None:
        self.by_name: dict[str, Step] = {}
        self.by_verb: dict[str, Step] = {}
        """The steps of the verbs that players use at main decisions."""

    def __call__(self, step: Step) -> Step:
        name = step.__name__
        if name in self.by_name:
            raise ValueError(f"two steps are called {name!r}")
        self.by_name[name] = step
        return step

    def action(self, verb: str) -> Callable[[Step], Step]:
        """The step for a verb a player uses at will."""

        def book(step: Step) -> Step:
            self.by_verb[verb] = step
            return self(step)

        return book


@mypyc_attr(acyclic=True)
class Event:
    """Something that happened, for logs and animations: a message id with arguments, never a sentence.

    ``only`` is the seat that may know the arguments (-1: everybody); the others are told ``id`` + ``-hidden`` with the
    first argument alone.
    """

    __slots__ = ("args", "id", "only")

    def __init__(self, id: str, args: tuple[int, ...], only: int = -1) -> None:
        self.id = id
        self.args = args
        self.only = only

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat (``None``: a spectator) may know it."""
        if self.only in (-1, seat):
            return self
        return Event(self.id + "-hidden", self.args[:1])

    def __repr__(self) -> str:
        return f"Event({' '.join([self.id, *map(str, self.args)])})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state can do. A game adds what is on its table, and its steps.

    What its steps :meth:`tell` is the game's own, but for one event: all tell ``TURN`` when a turn begins.
    """

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.turn = 0
        """How many turns have begun."""
        self.active = 0
        """The seat whose turn it is."""
        self.agenda: list[Frame] = []
        self.asking_frame: Frame | None = None
        self.pending: Decision | None = None
        """The pending decision, its options perhaps not listed yet: for whoever reads none of them."""
        self.listing: Listing | None = None
        """What lists the options of the pending decision, while nobody has read them."""
        self.over = False
        self.left: dict[int, str] = {}
        """The seats that have no further part, in the order they left, and why."""
        self.showing = False
        """Whether what is asked next is a moment to be shown: asked even if only one thing can be played."""
        self.log: list[Event] | None = None

    # What a game supplies ---------------------------------------------------------------------------------------

    @abstractmethod
    def clone(self) -> State:
        """An independent copy (without the log)."""

    @abstractmethod
    def step_for_verb(self, verb: str) -> Step:
        """The step that carries out an option of a decision without a ``then``."""

    @abstractmethod
    def result(self) -> Outcome:
        """How a game that is over by its rules ended; asked of no other state."""

    def copy_pending_from(self, other: State) -> None:
        """The same turn, and the same is pending, as in another state: for :meth:`clone`, which copies the table."""
        self.turn = other.turn
        self.active = other.active
        self.agenda += other.agenda
        self.asking_frame = other.asking_frame
        self.pending = other.pending
        self.listing = other.listing
        self.over = other.over
        self.showing = other.showing
        if other.left:
            self.left = other.left.copy()

    # What is asked ----------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The pending decision, complete; ``None`` once the game is over."""
        pending, listing = self.pending, self.listing
        if listing is not None and pending is not None:
            # A new one: clones may share the one whose options were not listed.
            pending = Decision(pending.seat, pending.prompt, listing(self), pending.then)
            pending.game = self.game
            self.pending = pending
            self.listing = None
        return pending

    @decision.setter
    def decision(self, decision: Decision | None) -> None:
        self.pending = decision
        self.listing = None

    # How it ends ------------------------------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or ``None`` while it goes on."""
        outcome: Outcome | None = self.game.outcome(self) if self.over else None
        return outcome

    def leave(self, seat: int, reason: str) -> None:
        """A seat gives up, or its time has run out: it has no further part, nor has whoever leaves with it.

        Once a single side is left the game is over. Otherwise the game says how it goes on; whatever it still asks
        those who left is answered for them (:meth:`Game.absent_option`).
        """
        gone = [other for other in self.game.leaves_with(self, seat) if other != seat and other not in self.left]
        for leaver in [*gone, seat]:
            self.left[leaver] = reason
            self.tell(LEFT, leaver, REASONS.index(reason))
        if self.game.is_deserted(self):
            self.finish()
        else:
            self.game.go_on_without(self, seat)
            self.ask_again()

    # What the game knows about its states -----------------------------------------------------------------------

    def view(self, seat: int | None) -> Mapping[str, object]:
        """Everything a seat (``None``: a spectator) may see, as plain data: the only way towards a person or a bot."""
        view: Mapping[str, object] = self.game.view(self, seat)
        return view

    def imagine(self, seat: int, rng: Random) -> State:
        """A clone in which everything the seat cannot know is dealt afresh."""
        imagined: State = self.game.imagine(self, seat, rng)
        return imagined

    def to_position(self) -> str:
        """This moment as readable text, complete: ``game.from_position`` gives an equal state."""
        gone = [f"{LEFT} {self.seat_names[seat]} {reason}\n" for seat, reason in self.left.items()]
        return "".join([self.game.write_position(self), *gone])

    @property
    def seat_names(self) -> tuple[str, ...]:
        """The names of the seats that play."""
        return self.game.seats_in(self)

    def notation(self) -> Notation:
        """How plays of this game are written."""
        return self.game.notation()

    def _repr_svg_(self) -> str:
        return self.game.picture(self.view(None))

    def __str__(self) -> str:
        """What a spectator sees, in plain characters."""
        return self.game.text(self.view(None)) or self.to_position().rstrip()

    # The agenda -------------------------------------------------------------------------------------------------

    def push(self, step: Step, *args: Any) -> None:
        """Do this next (what was pushed before waits below)."""
        if not self.over:
            self.agenda.append((step, args))

    def push_all(self, frames: list[Frame]) -> None:
        """Do all these next, the last of them first."""
        if not self.over:
            self.agenda += frames

    def run(self) -> None:
        """Carry on until somebody who is still there has to decide or nothing is left to do."""
        self._work()
        while self.left and self.pending is not None and self.pending.seat in self.left:
            decision = self.decision
            assert decision is not None
            self._take(self.game.absent_option(self, decision))
            self._work()

    def _work(self) -> None:
        agenda = self.agenda
        while self.pending is None and agenda:
            frame: Frame = agenda[-1]
            if len(agenda) > 1:
                agenda.pop()
            else:
                agenda.clear()  # a list that is popped empty is slow to grow again
            self._carry_out(frame)
        if self.pending is not None:
            self.pending.game = self.game

    def _carry_out(self, frame: Frame) -> None:
        self.asking_frame = frame
        step: Step = frame[0]
        args: tuple[Any, ...] = frame[1]
        # A call with so many arguments is quicker than one that unpacks them, and hardly a step has more.
        match len(args):
            case 0:
                step(self)
            case 1:
                step(self, args[0])
            case 2:
                step(self, args[0], args[1])
            case 3:
                step(self, args[0], args[1], args[2])
            case 4:
                step(self, args[0], args[1], args[2], args[3])
            case 5:
                step(self, args[0], args[1], args[2], args[3], args[4])
            case _:
                step(self, *args)

    def show(self, frames: list[Frame]) -> None:
        """Be at the moment in which the last of these frames asks, also if there is nothing to choose."""
        self.agenda = frames
        self.showing = True
        self.run()
        self.showing = False

    def ask_again(self) -> None:
        """Make the pending decision anew, after what it depends on was changed from outside."""
        decision = self.pending
        if decision is not None and self.asking_frame is not None:
            is_listed = self.listing is None
            self.decision = None
            self.agenda.append(self.asking_frame)
            self.showing = is_listed and not decision.is_chance and len(decision.options) == 1
            self.run()
            self.showing = False

    def is_asked_in(self, step: Step) -> bool:
        """Whether the pending decision was asked by this step."""
        return self.asking_frame is not None and self.asking_frame[0] is step

    def begin_turn(self, seat: int) -> None:
        """The next turn begins, and everybody is told whose it is."""
        self.turn += 1
        self.active = seat
        self.tell(TURN, seat, self.turn)

    def finish(self) -> None:
        """The game is over at once, even in the middle of an effect."""
        self.over = True
        self.agenda.clear()
        self.decision = None

    # Asking -----------------------------------------------------------------------------------------------------

    def ask(
        self,
        seat: int,
        prompt: str,
        options: list[Option],
        then: Then | None,
        args: tuple[Any, ...] = (),
        about: tuple[int, ...] = (),
        private: bool = False,
    ) -> None:
        """Ask a seat. With one option there is nothing to ask: it is taken. With none, nothing happens.

        ``private``: which options there are rests on something that not everybody may know, such as the cards of a
        hand. Then a question that is left out would tell it, so the seat is asked with a single option too, and with
        none it can only decline. Whether the question comes up at all, its seat and its prompt may rest on nothing but
        what everybody knows.

        The answer goes to ``then``, which is a step, or the step for each verb that is offered; to decline is answered
        by nothing happening.
        """
        if self.over:
            return
        if not options:
            if not private:
                return
            options = [DECLINE]
        if len(options) == 1 and not private and not self.showing:
            step = self._step_of(then, options[0].verb)
            if step is not None:
                self.agenda.append((step, options[0].args + args))
        else:
            self.pending = Decision(seat, prompt, options, then, args, about)

    def choose(
        self,
        seat: int,
        prompt: str,
        verb: str,
        values: list[int],
        then: Step,
        args: tuple[Any, ...] = (),
        about: tuple[int, ...] = (),
        private: bool = False,
    ) -> None:
        """The seat must choose one of the values (``then`` gets it as its first argument)."""
        self.ask(seat, prompt, [Option(verb, (value,)) for value in values], then, args, about, private)

    def may_choose(
        self,
        seat: int,
        prompt: str,
        verb: str,
        values: list[int],
        then: Step,
        args: tuple[Any, ...] = (),
        about: tuple[int, ...] = (),
        private: bool = False,
        otherwise: Option = DECLINE,
    ) -> None:
        """The seat may choose one of the values, or decline; without any it is asked only if they are ``private``.

        Where one after another is chosen, the way out is to stop: ``otherwise`` is ``STOP``.
        """
        if values or private:
            options = [Option(verb, (value,)) for value in values]
            options.append(otherwise)
            self.ask(seat, prompt, options, then, args, about, private)

    def ask_unlisted(self, seat: int, prompt: str, listing: Listing, then: Then | None = None) -> None:
        """Ask a seat for a play whose options are long to list: they are listed when somebody reads the decision.

        Only where the seat certainly has a choice, or is asked all the same (``private``).
        """
        if not self.over:
            self.pending = Decision(seat, prompt, [], then)
            self.listing = listing

    def may(self, seat: int, prompt: str, then: Step, args: tuple[Any, ...] = (), about: tuple[int, ...] = ()) -> None:
        """The seat may have an effect happen, or decline."""
        self.ask(seat, prompt, [AGREE, DECLINE], then, args, about)

    def draw_from(
        self, pile: Pile, verb: str, then: Step, args: tuple[Any, ...] = (), about: tuple[int, ...] = ()
    ) -> None:
        """Chance says which card of a pile comes next; a certain card is not asked for."""
        if self.over or not len(pile):
            return
        known = pile.next_known()
        if known >= 0:
            self.push(then, known, *args)
        else:
            self.pending = Draw(verb, verb, pile.loose.copy(), then, args, about)

    def _step_of(self, then: Then | None, verb: str) -> Step | None:
        """The step that receives an answer; ``None`` where none is named, as mostly for declining and stopping."""
        if isinstance(then, dict):
            named = then.get(verb)
            if named is not None:
                return named
            then = None
        if verb in (PASS, DONE):
            return None
        return self.step_for_verb(verb) if then is None else then

    # Playing ----------------------------------------------------------------------------------------------------

    def play(self, choice: Option | int | str) -> Option:
        """Play an option, its index, or its text. An illegal play raises and leaves the state untouched."""
        option = self.legal(choice)
        self.apply(option)
        return option

    def apply(self, option: Option) -> None:
        """Play an option known to be legal."""
        self._take(option)
        self.run()

    def _take(self, option: Option) -> None:
        decision = self.pending
        assert decision is not None
        self.pending = None
        self.listing = None
        self._answer(option, decision.then, decision.args)

    def _answer(self, option: Option, then: Then | None, args: tuple[Any, ...]) -> None:
        """Begin with what an option does; :meth:`_work` goes on."""
        step = self._step_of(then, option.verb)
        if step is not None:
            self._carry_out((step, option.args + args))

    def legal(self, choice: Option | int | str) -> Option:
        """The option meant by an index, a text or an equal option; :class:`IllegalPlay` teaches when there is none."""
        decision = self.decision
        if decision is None:
            raise IllegalPlay("The game is over: nothing can be played.")
        if isinstance(choice, int):
            options = decision.options
            if 0 <= choice < len(options):
                return options[choice]
            raise IllegalPlay(f"There is no option number {choice}; they go from 0 to {len(options) - 1}.")
        if isinstance(choice, str):
            try:
                wanted = self.notation().read(choice)
            except ValueError as problem:
                raise IllegalPlay(f"Not understood: {choice!r}.", [Problem(str(problem))], self.legal_texts()) from None
        else:
            wanted = choice
        found = decision.find(wanted)
        if found is None:
            raise IllegalPlay(
                f"Not legal now: {self.text_of(wanted)}.", self.game.explain(self, wanted), self.legal_texts()
            )
        return found

    def legal_texts(self) -> list[str]:
        """All options of a player's decision as text; luck is not enumerated."""
        decision = self.decision
        if decision is None or isinstance(decision, Chance):
            return []
        write = self.notation().write
        return [write(option) for option in decision.options]

    def text_of(self, option: Option) -> str:
        return self.notation().write(option)

    def tell(self, id: str, *args: int) -> None:
        """Note an event, if anybody listens."""
        if self.log is not None:
            self.log.append(Event(id, args))

    def tell_only(self, seat: int, id: str, *args: int) -> None:
        """Note an event whose arguments only one seat may know."""
        if self.log is not None:
            self.log.append(Event(id, args, seat))


class Played:
    """How many plays players and luck made, and which seat decided first (``CHANCE``: none did)."""

    __slots__ = ("first", "luck", "players")

    def __init__(self, players: int, luck: int, first: int) -> None:
        self.players = players
        self.luck = luck
        self.first = first

    @property
    def plays(self) -> int:
        return self.players + self.luck


def play_randomly(state: State, rng: Random, limit: int = -1) -> Played:
    """Play random legal options (chance by its odds) until the end, or until ``limit`` plays have been made."""
    players, luck, first = 0, 0, CHANCE
    while players + luck != limit:
        decision = state.decision
        if decision is None:
            break
        if isinstance(decision, Chance):
            state.apply(decision.sample(rng))
            luck += 1
        else:
            if not players:
                first = decision.seat
            options = decision.options
            state.apply(options[int(rng.random() * len(options))])
            players += 1
    return Played(players, luck, first)
