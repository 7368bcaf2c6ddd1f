"""A record: everything that came from outside in one game. All else is derived by folding it.

As text::

    stonehall record 1
    game summoner-wars
    rules 1
    option south polar-dwarves
    option north fallen-kingdom

    first south
    draw ice-golem
    …
    sealed 312 5f0c2a91d3b4

The last line counts the plays and seals the text above it, so that a cut or edited file is noticed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from hashlib import blake2b

from stonehall.kernel.decision import Option
from stonehall.kernel.errors import IllegalPlay, Problem, RecordError
from stonehall.kernel.game import AnyGame
from stonehall.kernel.state import State

FORMAT = 1


class Play:
    """One play of a record: the text, and the seat that made it (``CHANCE`` for luck)."""

    __slots__ = ("seat", "text")

    def __init__(self, seat: int, text: str) -> None:
        self.seat = seat
        self.text = text


class Record:
    """A game as its settings and plays.

    >>> import stonehall
    >>> record = Record(stonehall.load("summoner-wars"))
    >>> record.play("first south").text
    'first south'
    >>> again = Record.read(record.write(), stonehall.load)
    >>> again.state.to_position() == record.state.to_position()
    True
    """

    def __init__(self, game: AnyGame, settings: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.settings = game.complete(settings or {})
        self.plays: list[Play] = []
        self.state: State = game.new_state(self.settings)

    def play(self, choice: Option | int | str) -> Play:
        """Play on, and write it down. An illegal play raises and changes nothing."""
        decision = self.state.decision
        option = self.state.play(choice)
        assert decision is not None
        play = Play(decision.seat, self.state.text_of(option))
        self.plays.append(play)
        return play

    # Undo -------------------------------------------------------------------------------------------------------

    def undo_point(self, seat: int) -> int | None:
        """How many plays remain when ``seat`` takes back its last play, or ``None`` when that is not free.

        Undo is free up to the information barrier: no die roll, draw or revealed card, and no play of another seat,
        may lie between.
        """
        if self.plays and self.plays[-1].seat == seat:
            return len(self.plays) - 1
        return None

    def last_play_of(self, seat: int) -> int | None:
        """Where the last play of a seat stands, whatever came after: as far as an undo by consent goes back."""
        for place in range(len(self.plays) - 1, -1, -1):
            if self.plays[place].seat == seat:
                return place
        return None

    def truncated(self, count: int) -> Record:
        """The game as it was after ``count`` plays."""
        return Record.fold(self.game, self.settings, [play.text for play in self.plays[:count]])

    # Folding ----------------------------------------------------------------------------------------------------

    @classmethod
    def fold(
        cls,
        game: AnyGame,
        settings: Mapping[str, str],
        plays: Iterable[str],
        each: Callable[[Record], None] | None = None,
    ) -> Record:
        """Play a list of plays; :class:`RecordError` names the first one that the rules do not allow."""
        record = cls(game, settings)
        for number, text in enumerate(plays, 1):
            try:
                record.play(text)
            except IllegalPlay as illegal:
                problems = illegal.problems or [Problem(illegal.headline)]
                raise RecordError(
                    f"The record cannot be replayed: play {number} ({text!r}) is not legal at that point.",
                    [Problem(problem.text, f"play {number}", problem.rule) for problem in problems],
                ) from None
            if each is not None:
                each(record)
        return record

    # Text -------------------------------------------------------------------------------------------------------

    def write(self) -> str:
        head = [f"stonehall record {FORMAT}", f"game {self.game.id}", f"rules {self.game.rules_version}"]
        head += [f"option {name} {value}" for name, value in self.settings.items()]
        body = "\n".join([*head, "", *(play.text for play in self.plays)]) + "\n"
        return f"{body}sealed {len(self.plays)} {_seal(body)}\n"

    @classmethod
    def read(cls, text: str, load: Callable[[str], AnyGame]) -> Record:
        """Read a written record and fold it; :class:`RecordError` lists what is wrong with it.

        ``load`` finds a game by its id (``stonehall.load``).
        """
        game_id, rules, settings, plays = _parse(text)
        try:
            game = load(game_id)
        except KeyError as unknown:
            raise RecordError("The record cannot be read.", [Problem(str(unknown.args[0]), "head")]) from None
        if rules != str(game.rules_version):
            known = f"this program plays {game.title} by rules {game.rules_version}"
            raise RecordError(
                "The record cannot be read.", [Problem(f"it was played by rules {rules}; {known}", "head")]
            )
        return cls.fold(game, settings, plays)


def _seal(body: str) -> str:
    return blake2b(body.encode(), digest_size=6).hexdigest()


def _parse(text: str) -> tuple[str, str, dict[str, str], list[str]]:
    """Game, rules version, settings and plays of a record text; all problems of its form are reported together."""
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[0].split()[:2] != ["stonehall", "record"]:
        raise RecordError("This is not a record.", [Problem("a record begins with 'stonehall record 1'", "line 1")])
    problems: list[Problem] = []
    version = lines[0].split()[2:]
    if version != [str(FORMAT)]:
        problems.append(
            Problem(f"format {' '.join(version)!r} is unknown; this program reads format {FORMAT}", "line 1")
        )
    game, rules, settings, plays = "", "", {}, []
    end: list[str] = []
    in_head = True
    for number, line in enumerate(lines[1:], 2):
        words = line.split()
        where = f"line {number}"
        if end and words:
            problems.append(Problem("there is text after the last line of the record", where))
            break
        if in_head:
            if not words:
                in_head = False
            elif words[0] == "game" and len(words) == 2:
                game = words[1]
            elif words[0] == "option" and len(words) >= 2:
                settings[words[1]] = " ".join(words[2:])
            elif words[0] == "rules" and len(words) == 2:
                rules = words[1]
            else:
                problems.append(Problem(f"{line!r} is not a line of a record's head (game, rules, option)", where))
        elif words and words[0] == "sealed":
            end = words
        elif words:
            plays.append(line.strip())
    if not game:
        problems.append(Problem("the line 'game …' is missing", "head"))
    if not end:
        problems.append(Problem("the line 'sealed …' is missing: the file has been cut off", f"line {len(lines)}"))
    elif len(end) != 3 or end[1] != str(len(plays)):
        problems.append(
            Problem(
                f"the record says {end[1] if len(end) > 1 else 'nothing of'} plays, but has {len(plays)}", "last line"
            )
        )
    else:
        body = text.replace("\r\n", "\n")
        if _seal(body[: body.rindex("sealed ")]) != end[2]:
            problems.append(Problem("the seal does not fit the text: the record has been edited", "last line"))
    if problems:
        raise RecordError("The record cannot be read.", problems)
    return game, rules, settings, plays
