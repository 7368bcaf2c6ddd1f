"""A turn as a picture that moves: the board at each of its decisions, and nothing that its viewer may not know."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

import stonehall
from stonehall.cli import app
from stonehall.kernel import CHANCE, GameLog, Record
from stonehall.locale import catalogue
from stonehall.toolkit.moving_picture import Frame, elements, moving_picture
from stonehall.toolkit.turn_picture import TurnPicture

GAMES = ["summoner-wars-phoenix-elves-polar-dwarves", "tash-kalar-duel", "mountain-king-two", "alliances-two"]
SUMMONER_WARS, TASH_KALAR, *_ = GAMES
SVG = "{http://www.w3.org/2000/svg}"


@cache
def played(game: str) -> GameLog:
    """The first 320 plays of a game between bots."""
    record = stonehall.read_record((Path(__file__).parent / f"golden/{game}.record").read_text("utf-8"))
    return GameLog.of(record.truncated(min(320, len(record.plays))))


@cache
def longest(log: GameLog) -> int:
    """How many plays had been made when the turn began in which the board looked most different, the last left out."""
    begins = [begun for _, begun in log.turns()][:-1]
    return max(begins, key=lambda begun: len({frame.picture for frame in drawing(log).frames(begun)}))


def drawing(log: GameLog, seat: int | None = None, known: Sequence[int] = (), theme: str = "dark") -> TurnPicture:
    game = log.record.game
    names = [game.seat_term(name) for name in log.record.state.seat_names]
    return TurnPicture(log, seat, known, catalogue("en", game).text, names, theme)


def still(picture: str, count: int, frame: int) -> str:
    """What a moving picture shows in one of its frames: its groups shown and hidden as its style says."""
    root = ElementTree.fromstring(picture)
    style = root.find(f"{SVG}style")
    assert style is not None
    assert style.text is not None
    assert style.text.startswith("@media (prefers-reduced-motion:no-preference)")
    [inner] = root.findall(f"{SVG}svg")
    for group in [*inner.findall(f"{SVG}g[@class]")]:
        [steps] = re.findall(rf"@keyframes {group.get('class')}{{(.*?)}}\.", style.text)
        seen = [(float(at), how) for at, how in re.findall(r"([\d.]+)%{visibility:(\w+)}", steps)]
        now = 100 * frame / (count + 2)
        if [how for at, how in seen if at <= now + 0.01][-1] == "hidden":
            inner.remove(group)
    return "".join(_plain(part) for part in inner)


def _plain(part: ElementTree.Element) -> str:
    if part.tag == f"{SVG}g" and re.fullmatch(r"f\d+", part.get("class", "")):
        return "".join(_plain(inside) for inside in part)
    return ElementTree.tostring(part, "unicode")


def drawn(picture: str) -> str:
    """The same of a picture that stands still."""
    inside = [part for part in ElementTree.fromstring(picture) if part.tag not in (f"{SVG}defs", f"{SVG}title")]
    return "".join(ElementTree.tostring(part, "unicode") for part in inside)


@pytest.mark.parametrize("game", GAMES)
def test_the_frames_are_the_board_at_every_decision_of_the_turn(game: str) -> None:
    log = played(game)
    first, last = log.turn_around(longest(log))
    record = log.record
    assert first + 2 < last < len(record.plays)
    states = {count: Record.fold(record.game, record.settings, [p.text for p in record.plays[:count]]).state
              for count in range(first, last + 1)}  # fmt: skip
    assert states[first].turn == states[last - 1].turn == states[last].turn - 1
    picture = drawing(log)
    boards = [
        picture.board(states[count].view(None))
        for count in range(first, last + 1)
        if count in (first, last) or record.plays[count].seat != CHANCE
    ]
    frames = picture.frames(longest(log))
    assert frames[0].picture == boards[0]
    assert frames[-1].picture == boards[-1] == picture.board(states[last].view(None))
    left = iter(boards)
    assert all(frame.picture in left for frame in frames), "in their order, none that was not"
    assert {frame.picture for frame in frames} == set(boards), "and none is left out"
    assert len(set(boards)) > 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_each_frame_looks_as_if_it_were_drawn_alone(game: str, theme: str) -> None:
    log = played(game)
    picture = drawing(log, theme=theme)
    frames = picture.frames(longest(log))
    moving = picture.draw(longest(log), "Game")
    for n in range(len(frames)):
        assert still(moving, len(frames), n) == drawn(frames[n].picture), n
    assert len(moving) < sum(len(frame.picture) for frame in frames)


def test_what_cannot_move_shows_the_last_frame() -> None:
    log = played(SUMMONER_WARS)
    picture = drawing(log)
    frames = picture.frames(longest(log))
    [inner] = ElementTree.fromstring(picture.draw(longest(log), "Game")).findall(f"{SVG}svg")
    for group in inner.findall(f"{SVG}g[@visibility='hidden']"):
        inner.remove(group)
    assert "".join(_plain(part) for part in inner) == drawn(frames[-1].picture)


def test_nothing_is_told_that_the_viewer_did_not_know() -> None:
    """Cards that only their player saw drawn or discarded are named to that player, and to nobody else."""
    log = played(TASH_KALAR)
    words = catalogue("en", log.record.game)
    secret = 0
    for count in {begun for _, begun in log.turns()}:
        first, last = log.turn_around(count)
        own = drawing(log, 0, (0,)).frames(count)
        watched = drawing(log).frames(count)
        told = log.told[log.marks[first] : log.marks[last]]
        for event in [event for event in told if event.only == 0 and event.seen_by(None) != event]:
            whole = words.text(log.record.game.event_message(event, drawing(log).players))
            assert not any(whole in frame.said for frame in watched), whole
            secret += any(whole in frame.said for frame in own)
    assert secret > 3


def test_turns_are_found_by_the_plays_in_them() -> None:
    log = played(SUMMONER_WARS)
    turns = log.turns()
    assert [number for number, _ in turns] == list(range(1, len(turns) + 1))
    for count in range(len(log.record.plays) + 1):
        begin, end = log.turn_around(count)
        assert begin <= min(count, len(log.record.plays) - 1) < end
        assert all(begun <= begin or begun >= end for _, begun in turns)
    assert log.turn_around(0) == (0, turns[0][1])
    assert log.turn_around(len(log.record.plays)) == (turns[-1][1], len(log.record.plays))


def test_a_picture_without_measures_moves_too() -> None:
    one, two = "<svg xmlns='http://www.w3.org/2000/svg'/>", '<svg stroke="red"><g><path d="M0 0"/></g></svg>'
    root = ElementTree.fromstring(moving_picture("A < B", [Frame(one, ""), Frame(two, "so & so")], "light"))
    assert root.findtext(f"{SVG}title") == "A < B"
    assert any("so & so" in "".join(part.itertext()) for part in root)
    assert elements(one) == []


def test_the_command_writes_a_turn_of_a_record(tmp_path: Path) -> None:
    log = played(SUMMONER_WARS)
    file, out = tmp_path / "game.record", tmp_path / "turn.svg"
    file.write_text(log.record.write(), "utf-8")
    turn, begun = log.turns()[Random(1).randrange(2, 6)]
    done = CliRunner().invoke(app, ["show", str(file), "--turn", str(turn), "--svg", str(out), "--lang", "hu"])
    assert done.exit_code == 0, done.output
    game = stonehall.load("summoner-wars")
    names = [game.seat_term(name) for name in log.record.state.seat_names]
    known = range(len(names))
    own = TurnPicture(log, None, known, catalogue("hu", game).text, names, "dark")
    assert out.read_text("utf-8") == own.draw(begun, game.title)
    assert catalogue("hu").get("shell-turn", turn=turn) in out.read_text("utf-8")
    for words, complaint in (
        (["--turn", "999", "--svg", str(out)], "there is no turn 999"),
        (["--turn", "2"], "give a record and --svg"),
        (["--turn", "2", "--svg", str(out), "--seat", "west"], "--seat"),
    ):
        refused = CliRunner().invoke(app, ["show", str(file), *words])
        assert refused.exit_code == 2
        assert complaint in refused.stderr
