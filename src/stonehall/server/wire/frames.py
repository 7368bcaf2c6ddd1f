"""The frames that travel over the socket of a table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from stonehall.server.wire.protocol import (
    Advised,
    ChatLine,
    Complaint,
    Entry,
    Moment,
    Odds,
    Proposal,
    Scene,
    TableFacts,
    Wish,
)

PlayText = Annotated[str, Meta(max_length=400)]
Place = Annotated[str, Meta(max_length=100)]
"""Texts of clients are measured before anybody works on them."""

# From a client --------------------------------------------------------------------------------------------------------
# ``key`` is a random text of the client's: a frame sent again with the same key is carried out only once.


class Play(Struct, tag="play"):
    key: str
    moment: int
    text: PlayText


class Undo(Struct, tag="undo"):
    """Take back the own last play; where that is not free, the others are asked."""

    key: str
    moment: int


class Propose(Struct, tag="propose"):
    key: str
    wish: Wish


class Answer(Struct, tag="answer"):
    """An answer to the proposal with this id, and to no other."""

    key: str
    proposal: int
    yes: bool


class Withdraw(Struct, tag="withdraw"):
    """The own proposal with this id is wished no more."""

    key: str
    proposal: int


class Concede(Struct, tag="concede"):
    key: str


class Chat(Struct, tag="chat"):
    """``team``: only those of one's own side shall read it."""

    key: str
    text: str = ""
    phrase: str = ""
    team: bool = False


class Why(Struct, tag="why"):
    """Why may not be done what ``picked`` (places and cards, in their order) and ``pointed`` mean?"""

    key: str
    picked: Annotated[list[Place], Meta(max_length=40)]
    pointed: Place


class AskOdds(Struct, tag="odds"):
    key: str
    texts: Annotated[list[PlayText], Meta(max_length=400)]


class AskAgain(Struct, tag="again"):
    """Show the last turn again."""

    key: str


class AskHint(Struct, tag="hint"):
    """What would a good player do at this moment? Only where all others are computers."""

    key: str
    moment: int


class Resync(Struct, tag="resync"):
    """The client missed something and wants a new snapshot."""


class Ping(Struct, tag="ping"):
    pass


ClientFrame = (
    Play | Undo | Propose | Answer | Withdraw | Concede | Chat | Why | AskOdds | AskAgain | AskHint | Resync | Ping
)


# To a client ----------------------------------------------------------------------------------------------------------


class Snapshot(Struct, tag="snapshot"):
    """Everything; the first frame of every socket. ``seq`` counts what happened at the table, chat included."""

    seq: int
    table: TableFacts
    scene: Scene | None
    log: list[Entry]
    chat: list[ChatLine]
    proposals: list[Proposal]


class Update(Struct, tag="update"):
    """What happened next. A client that does not have ``seq - 1`` asks for a snapshot.

    ``keep`` is how many lines of the log remain before the new ones are added: fewer than there are after an undo,
    none after a rematch. ``scene`` is absent when nothing changed on the board.
    """

    seq: int
    table: TableFacts
    keep: int
    log: list[Entry]
    chat: list[ChatLine]
    proposals: list[Proposal]
    scene: Scene | None = None


class Presence(Struct, tag="presence"):
    """Somebody came or went; no event of the table."""

    table: TableFacts


class Ack(Struct, tag="ack"):
    """It is done and kept. ``again``: it had been done before."""

    key: str
    seq: int
    again: bool = False


class Refused(Struct, tag="refused"):
    """``wait``: after so many seconds it may be tried again; 0 where waiting does not help."""

    key: str
    code: str
    problems: list[Complaint] = []
    wait: int = 0


class Because(Struct, tag="because"):
    key: str
    problems: list[Complaint] = []


class OddsAre(Struct, tag="odds"):
    key: str
    odds: list[Odds]


class Again(Struct, tag="again"):
    """The last turn that is over, from decision to decision, as this viewer could see it; empty if there is none."""

    key: str
    moments: list[Moment]


class Hint(Struct, tag="hint"):
    """What is advised at this moment, the best first; it comes when it is thought out, other frames may come before."""

    key: str
    moment: int
    advice: list[Advised]


class Pong(Struct, tag="pong"):
    pass


class Closing(Struct, tag="closing"):
    """The server stops; the client comes back on its own."""


ServerFrame = Snapshot | Update | Presence | Ack | Refused | Because | OddsAre | Again | Hint | Pong | Closing
