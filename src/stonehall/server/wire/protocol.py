"""Everything that travels between the server and a client. The schema, and from it the client's types, is made of this.

A client holds no rules: it draws the view of a :class:`Scene` and offers its choices. Whatever a person reads is sent
as :class:`Words`, a message id with arguments, and put into the reader's language by the client.

What is kept as long as a table is not tracked by the garbage collector (``gc=False``): it holds no cycles.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from stonehall.kernel.choice import PickKind

# Words ----------------------------------------------------------------------------------------------------------------


class Named(Struct, gc=False):
    """An argument that is translated itself: the message ``term``, with arguments of its own."""

    term: str
    args: dict[str, str | int] = {}


class Words(Struct, gc=False):
    """A message id with arguments; ``squares`` are the places on the board it speaks of."""

    id: str
    args: dict[str, str | int | Named] = {}
    squares: list[str] = []


class Complaint(Struct):
    """One thing that is wrong, and the rule of the game it breaks (if it is one)."""

    words: Words
    rule: str = ""


class Refusal(Struct):
    """The answer to a request that cannot be done: the message ``refused-<code>``, and what exactly is wrong.

    ``wait``: after so many seconds it may be tried again; 0 where waiting does not help.
    """

    code: str
    problems: list[Complaint] = []
    wait: int = 0


# People and games -----------------------------------------------------------------------------------------------------


class Me(Struct):
    """The visitor. ``id`` is public; ``named`` tells whether they chose the name themselves."""

    id: str
    name: str
    named: bool


class Rename(Struct):
    name: str


class DeckFacts(Struct):
    """A ready deck; ``faction`` names its emblem, ``verified`` is false where our facts are of medium confidence."""

    id: str
    faction: str
    summoner: str = ""
    symbols: list[str] = []
    verified: bool = True


class FormFacts(Struct):
    """A form of a game: how many may play it, and how many in teams. A game of one form calls it by no name."""

    id: str
    seats: list[int]
    team_seats: list[int]


class GameFacts(Struct):
    """What can be chosen at a new table of a game. ``bots`` go from the gentlest to the strongest; ``thinking`` are the
    seconds that a decision of theirs takes at most, as far as that is known.

    ``prefix`` begins the ids of its messages.

    The form ``usual`` is played if none is chosen. ``own_decks``: a deck may also be given as text;
    ``one_of_each``: no two seats may have the same deck. ``texts`` are the settings that take files.
    """

    id: str
    title: str
    prefix: str
    seats: list[str]
    decks: list[DeckFacts]
    bots: list[str]
    forms: list[FormFacts]
    usual: str
    own_decks: bool
    one_of_each: bool
    texts: list[str]
    thinking: dict[str, float]


class StandingFacts(Struct):
    """A bot on a ladder: its rating, right to within ``error`` 95 times in 100.

    There is none where it is no single player, or where no chain of meetings joins it to those with a rating.

    ``limit`` are the seconds it may think about a decision, ``mean`` and ``longest`` those it thought; ``follies`` is
    what nobody wants to see, by name, counted in all of its ``games``.
    """

    bot: str
    rating: int | None
    error: int | None
    games: int
    limit: float | None
    mean: float
    longest: float
    follies: dict[str, int]


class ScoreFacts(Struct):
    """What the first bot has scored against the second: ``share`` of the games, with its 95 % interval.

    Decks and luck follow from the ``seed``; the ``day``, ``version`` and ``compiled`` say what was measured when.
    """

    first: str
    second: str
    games: int
    score: float
    share: float
    low: float
    high: float
    seed: int
    day: str
    version: str
    compiled: bool


class LadderFacts(Struct):
    """How strong the bots are in a form of a game, as it was measured: the strongest first, those not rated last.

    ``settings`` are those of the form, ``games`` those of all meetings, with so many ``decks`` in turn. A meeting that
    is measured again takes the place of the earlier one, so they may be of different days. The ``anchor`` is the bot
    that has the rating ``anchored`` (empty: that is the mean of all).
    """

    game: str
    form: str
    settings: dict[str, str]
    rules: int
    games: int
    decks: int
    anchor: str
    anchored: int
    bots: list[StandingFacts]
    scores: list[ScoreFacts]


class RuleText(Struct):
    """A rule of a game as our rules state it, the chapter in which it stands, and the language of both."""

    id: str
    section: str
    text: str
    language: str


class RulePart(Struct):
    """A piece of a chapter: a rule or a worked example with its id; a heading, a text, a table without one.

    ``text`` and ``items`` may hold ``*words*`` and ``**words**`` that stand out. ``rules`` are those an example is
    about, ``choices`` the entries of the table of our choices on which a rule rests. ``picture`` is the width and
    height of the board of an example, empty where it is not drawn. ``language`` is English where nobody has translated
    it.
    """

    kind: Literal["rule", "example", "heading", "text", "table"]
    id: str
    title: str
    text: str
    items: list[str]
    rows: list[list[str]]
    rules: list[str]
    choices: list[str]
    picture: list[int]
    language: str


class RuleChapter(Struct):
    """A chapter of the rules; ``id`` is the same in all languages."""

    id: str
    number: int
    title: str
    language: str
    parts: list[RulePart]


class Rulebook(Struct):
    """The rules of a game in a language; ``prefix`` begins the ids of its rules.

    By place (a rule, an example, a choice of ours): ``cards`` are those that touch it, the ones it names first, and
    ``links`` the words in it that name a card. ``names`` are what those cards are called.
    """

    game: str
    prefix: str
    title: str
    language: str
    introduction: list[RulePart]
    chapters: list[RuleChapter]
    cards: dict[str, list[str]]
    links: dict[str, dict[str, str]]
    names: dict[str, str]


class DeckText(Struct):
    """A deck as a person types it."""

    game: str
    text: str


class DeckCheck(Struct):
    """The deck in the form a seat takes, or what is wrong with it."""

    deck: str
    problems: list[Complaint]


class TextFile(Struct):
    """A file somebody brings; ``name`` is where its problems are found."""

    name: Annotated[str, Meta(max_length=100)]
    text: str


class TextFiles(Struct):
    """A text for a setting of a game, in one file or several; ``title`` is what it is called if it does not say it."""

    game: str
    setting: str
    files: Annotated[list[TextFile], Meta(max_length=20)]
    title: Annotated[str, Meta(max_length=100)] = ""


class TextCheck(Struct):
    """The value of the setting and what it is called, or what is wrong with the text."""

    value: str
    title: str
    problems: list[Complaint]


# Tables ---------------------------------------------------------------------------------------------------------------


class Clock(Struct):
    """``move``: so many seconds for each decision. ``bank``: so many for the game, and ``increment`` after a turn."""

    kind: Literal["move", "bank"]
    seconds: int
    increment: int = 0


class SeatPlan(Struct):
    """Who is to sit there: the visitor, whoever joins, or a computer. ``deck``: a ready deck's id or a deck as text;
    empty leaves it to the one who joins, or to luck for a computer.

    Seats that are ``together`` are of one side and have one player, who takes all of them at once."""

    player: Literal["me", "open", "bot"]
    bot: str = ""
    deck: str = ""
    together: bool = False


class NewTable(Struct):
    """``settings`` are those of the game, besides who plays with which deck: its form, whether in teams.

    ``practice``: anything may be taken back, and the game counts nowhere. ``brisk``: computers make no pauses.
    """

    game: str
    seats: Annotated[list[SeatPlan], Meta(max_length=20)]
    clock: Clock | None = None
    public: bool = False
    settings: Annotated[dict[str, str], Meta(max_length=20)] = {}
    practice: bool = False
    brisk: bool = False


class JoinTable(Struct):
    """``more`` are the decks of the seats that are taken together with this one, by their names."""

    seat: str
    deck: str = ""
    more: Annotated[dict[str, str], Meta(max_length=20)] = {}


class SeatFacts(Struct):
    """A seat of a table. ``name`` is empty for computers and open seats; ``deck`` is a faction, empty if undecided.

    Seats that are ``together`` have one player.
    """

    seat: str
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str
    deck: str
    you: bool
    present: bool
    together: bool


class Origin(Struct):
    """Where the game of a table was begun: at a moment of another table, or in a file somebody brought (no table)."""

    table: str
    moment: int


class TableFacts(Struct):
    """A table as the lobby lists it. ``game_number`` counts the games played at it.

    ``host`` is the id of who set it up. ``until``: when an open table expires, in seconds of Unix time (0: it is
    not open). ``closed`` says why no game will begin here (``closed`` by its host, ``expired``), ``rematch`` at which
    table its players play again, ``reason`` and ``winners`` how its game ended (no winners: a draw).

    ``texts`` are the titles of the texts that were brought for settings; where there are any, the table has cards and
    words of its own. ``settings`` are the others that were chosen. A game with an ``origin`` was not begun here; it
    counts nowhere.

    What was kept of a ``broken`` table cannot be read: it cannot be opened, and may have neither game nor seats.
    """

    id: str
    game: str
    settings: dict[str, str]
    texts: dict[str, str]
    game_number: int
    stage: Literal["open", "running", "over", "closed", "broken"]
    public: bool
    practice: bool
    host: str
    until: int
    closed: str
    rematch: str
    reason: str
    winners: list[str]
    seats: list[SeatFacts]
    clock: Clock | None
    paused: bool
    turn: int
    on_turn: str
    watching: int
    origin: Origin | None = None


class MoreTables(Struct):
    """Where the lists of the lobby go on: what to ask the next page with; 0 where there is none."""

    mine: int = 0
    open: int = 0
    running: int = 0


class Lobby(Struct):
    """The visitor's own tables, the open ones, and the running ones that may be watched: the first page of each."""

    mine: list[TableFacts]
    open: list[TableFacts]
    running: list[TableFacts]
    more: MoreTables


class TablePage(Struct):
    """A further page of one of these lists; ``more`` asks for the next, 0 if this was the last."""

    tables: list[TableFacts]
    more: int


# What is seen at a table ----------------------------------------------------------------------------------------------


class Pick(Struct):
    """One step of a choice: a card of the hand, a card that lies open, a place, or a word on a button (``label``)."""

    kind: PickKind
    id: str
    label: Words | None = None


class Choice(Struct):
    """One legal option, meant by its picks in their order; each narrows what is offered next, none make it a button.

    ``uses`` are places it makes use of, such as those of the pieces of a pattern. ``deliberate``: hardly ever meant;
    nothing lights up for it, a word leads to it, and it is confirmed. A choice with a ``warning`` is to be made twice:
    the first time the warning is shown.
    """

    text: str
    verb: str
    label: Words
    path: list[Pick] = []
    uses: list[str] = []
    deliberate: bool = False
    warning: Words | None = None


class ClockFace(Struct):
    seat: str
    left_ms: int
    running: bool


class Ending(Struct):
    """How the game at the table ended; ``winners`` is empty for a draw."""

    reason: str
    winners: list[str]
    words: Words


View = dict[str, Any]
"""What the game at the table shows: the envelope of :mod:`stonehall.kernel.view` and the keys of the game it names."""
Card = dict[str, Any]
"""A printed card, in one of the shapes its game declares."""


class Scene(Struct):
    """All that one viewer may see now. ``moment`` counts the changes of the game: a play must name the one it saw.

    ``undo``: whether the last play can be taken back, or the others have to be asked. ``concede``: what it would do to
    give up: lose the ``game``, ``ask`` the others of the side to lose it together, or be ``out`` while the others play
    on. ``partners`` are the seats of others who play for the same side. ``rule`` explains the prompt, if one does.
    """

    moment: int
    seat: str
    view: View
    prompt: Words
    choices: list[Choice]
    undo: Literal["free", "ask", "none"]
    concede: Literal["none", "game", "ask", "out"]
    clocks: list[ClockFace]
    ending: Ending | None = None
    partners: list[str] = []
    rule: str = ""


class Entry(Struct, gc=False):
    """An event of the log. ``what`` is its kind (``moved``, ``rolled``), ``seat`` whose turn it was.

    ``line``: one line that tells it together with the events before it, ``covers`` of them in all.
    """

    n: int
    what: str
    turn: int
    seat: str
    words: Words
    line: Words | None = None
    covers: int = 1


class Moment(Struct):
    """A moment of a turn that is shown again: where the game stood, without choices, and what had led there."""

    scene: Scene
    log: list[Entry]


class ReplayMark(Struct, gc=False):
    """A moment of a replay: whose turn it was, its number, who had to decide (nobody: luck, or it was over).

    ``told`` is how many events of the log had been told by then.
    """

    turn: int
    active: str
    seat: str
    told: int


class Replay(Struct):
    """A game that is over, from decision to decision, and its log as one with these ``eyes`` reads it: those of a seat,
    ``watch`` for a spectator's, ``all`` for everybody's.

    ``outdated``: the rules of today cannot tell how it went. Then there is one moment, the last one; or none.
    """

    table: TableFacts
    eyes: str
    moments: list[ReplayMark]
    log: list[Entry]
    outdated: bool


class ReplayMoment(Struct):
    """What was seen at a moment. For eyes that see everything the scene is a spectator's, and ``seats`` are those of
    all seats."""

    moment: int
    scene: Scene
    seats: list[Scene]


class BroughtRecord(Struct):
    """A record as it lies in a file."""

    text: str


class PlayOn(Struct):
    """Who is to sit where, when a game is played on from a moment of a replay; the decks are those of the game."""

    seats: Annotated[list[SeatPlan], Meta(max_length=20)]


class Note(Struct):
    """What a visitor has noted at a moment of a replay; nobody else reads it."""

    moment: int
    text: str


class NoteText(Struct):
    """Nothing: there is nothing to note any more."""

    text: Annotated[str, Meta(max_length=2000)]


class ChatLine(Struct, gc=False):
    """``phrase`` is the message ``phrase-<id>``; otherwise ``text`` was typed. ``team``: said to the own side only."""

    n: int
    seat: str
    name: str
    text: str
    phrase: str
    team: bool = False


Wish = Literal["undo", "draw", "pause", "resume", "rematch", "concede"]


class Proposal(Struct):
    """Something that needs consent: who wishes it, and which seats have still to answer. Answers name its ``id``."""

    id: int
    wish: Wish
    seat: str
    waiting: list[str]


class Odds(Struct):
    """What an attack may do: ``hits[n]`` is the chance of n hits, ``destroy`` that of destroying the target.

    ``damage`` is what the target takes on average; less than nothing if it is healed.
    """

    text: str
    dice: int
    hits: list[float]
    damage: float
    destroy: float


class Advised(Struct):
    """A play that is advised: one of the choices. ``changes`` is what it brings by the end of the turn.

    ``behind`` is by how much the chance of winning is less than with the best, about: as if the game were even.
    """

    text: str
    behind: float
    changes: list[Words]


# Analysis -------------------------------------------------------------------------------------------------------------


class Better(Struct, gc=False):
    """An option that was there to choose, in words. ``changes`` is what it would have brought by the end of the turn.

    ``behind`` is by how much the chance of winning is less than with the best option, from 0 to 1.
    """

    text: str
    label: Words
    behind: float
    changes: list[Words]


Mark = Literal["", "slip", "misstep", "folly"]
"""How bad a play was, as far as that is sure; the words are those of the message ``mark-<mark>``."""


class AnalysedPlay(Struct, gc=False):
    """A play of a game that is over, the ``place``-th of its record; ``seat`` is empty where luck decided.

    ``chances`` are those of each seat to win after it, as whoever played could judge it, with a strong computer on
    every seat; ``errors`` are their standard errors. Where there was a choice, ``better`` are up to three options, the
    best first, ``loss`` is what the play cost against the first of them, and ``mark`` says so where that is no noise.
    ``label`` is the play in words, where a player decided.
    """

    place: int
    turn: int
    seat: str
    text: str
    label: Words | None
    chances: list[float]
    errors: list[float]
    better: list[Better] = []
    loss: float = 0.0
    loss_error: float = 0.0
    mark: Mark = ""


class Analysis(Struct):
    """What is known of a game that is over, play by play: ``made`` of ``total`` plays so far.

    ``stage``: nobody asked for it (``none``); others come first (``waiting``); it is being made (``running``); it is
    all there (``ready``); it could not be made (``failed``). ``own``: the visitor asked for it, and may stop it.
    ``measured``: how often a lead wins was measured in many games of this form, not assumed.
    """

    stage: Literal["none", "waiting", "running", "ready", "failed"]
    own: bool
    made: int
    total: int
    measured: bool
    plays: list[AnalysedPlay]
