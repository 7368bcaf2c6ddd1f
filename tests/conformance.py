"""What every game must do, written once for all games.

A game joins by an entry in ``GAMES`` of ``test_conformance.py``: its id and the settings it is tried with.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator
from random import Random

import pytest

import stonehall
from stonehall.kernel import TURN, AnyGame, Chance, IllegalPlay, Message, Option, Record, State
from stonehall.kernel.leaving import REASONS
from stonehall.lab.secrets import check_secrets
from stonehall.locale import LANGUAGES, catalogue
from tests.fields import copy_problems, forgotten_fields

LIMIT = 20_000
SOMETIMES = 0.05
"""How often what takes long is asked in a game."""
SELDOM = 70
"""After so many plays what takes very long is done once."""


def random_option(state: State, rng: Random) -> Option:
    decision = state.decision
    assert decision is not None
    if isinstance(decision, Chance):
        return decision.sample(rng)
    assert decision.options, "somebody is asked who can do nothing"
    return decision.options[int(rng.random() * len(decision.options))]


def random_record(game: str, settings: dict[str, str], seed: int) -> Iterator[Record]:
    """A random game, yielded before its first play and after each one."""
    rng = Random(seed)
    record = Record(stonehall.load(game), settings)
    yield record
    for _ in range(LIMIT):
        if record.state.decision is None:
            return
        record.play(random_option(record.state, rng))
        yield record
    raise AssertionError(f"{game} did not end within {LIMIT} plays (seed {seed})")


def option_texts(state: State) -> list[str]:
    decision = state.decision
    return [] if decision is None else sorted(state.text_of(option) for option in decision.options)


def check_games_end(game: str, settings: dict[str, str], seed: int) -> None:
    *_, record = random_record(game, settings, seed)
    outcome = record.state.outcome
    assert outcome is not None
    assert record.state.over
    assert len(outcome.scores) == len(outcome.ranks) == len(record.game.seats_of(record.settings))
    assert min(outcome.ranks) == 1


def check_clones_are_independent(game: str, settings: dict[str, str], seed: int) -> None:
    """Keep every copy ever made and look at all of them again at the end."""
    kept: list[tuple[State, str]] = []
    for record in random_record(game, settings, seed):
        before = record.state.to_position()
        copy = record.state.clone()
        assert copy.to_position() == before
        assert option_texts(copy) == option_texts(record.state)
        kept.append((copy, before))
        if record.state.decision is not None:
            branch = record.state.clone()
            branch.apply(random_option(branch, Random(seed)))
            assert record.state.to_position() == before
    for copy, before in kept:
        assert copy.to_position() == before


def check_clones_are_complete(game: str, settings: dict[str, str], seed: int) -> None:
    """No field is forgotten, not even one that nothing happened to, and nothing that may change is shared."""
    known: set[type] = set()
    for record in random_record(game, settings, seed):
        problems = copy_problems(record.state, record.state.clone()) + forgotten_fields(record.state, known)
        assert not problems, problems


def check_records_refold(game: str, settings: dict[str, str], seed: int) -> None:
    *_, record = random_record(game, settings, seed)
    again = stonehall.read_record(record.write())
    assert again.write() == record.write()
    assert again.state.to_position() == record.state.to_position()
    assert again.state.outcome == record.state.outcome


def check_undo_equals_refold(game: str, settings: dict[str, str], seed: int) -> None:
    """Taking back the last play gives the position before it; it is free exactly for an own play."""
    previous = ""
    rng = Random(seed)
    for record in random_record(game, settings, seed):
        if record.plays and rng.random() < 0.1:
            seat = record.plays[-1].seat
            point = record.undo_point(seat) if seat >= 0 else len(record.plays) - 1
            assert point == len(record.plays) - 1
            assert record.truncated(point).state.to_position() == previous
            others = [other for other in range(-1, 6) if other != seat and other >= 0]
            assert all(record.undo_point(other) is None for other in others)
        previous = record.state.to_position()


def check_option_texts_parse_back(game: str, settings: dict[str, str], seed: int) -> None:
    for record in random_record(game, settings, seed):
        state = record.state
        if state.decision is None:
            continue
        choices = state.decision.options
        texts = [state.text_of(option) for option in choices]
        assert len(set(texts)) == len(texts), f"two settings read the same: {texts}"
        for option, text in zip(choices, texts, strict=True):
            assert state.legal(text) == option
            assert state.legal(text.upper()) == option


def check_positions_round_trip(game: str, settings: dict[str, str], seed: int) -> None:
    """Any moment, also in the middle of an effect, can be written, read and played on: what was read goes along with
    the game for a few plays."""
    known = stonehall.load(game)
    detours: deque[State] = deque(maxlen=4)
    for record in random_record(game, settings, seed):
        seen, texts = record.state.view(None), option_texts(record.state)
        for detour in detours:
            detour.play(record.plays[-1].text)
            assert are_alike(detour.view(None), seen)
            assert option_texts(detour) == texts
        text = record.state.to_position()
        again = known.from_position(text)
        assert again.to_position() == text
        assert option_texts(again) == texts
        detours.append(again)


def are_alike(one: object, other: object) -> bool:
    """Whether two views are equal but for the numbers of their pieces, which a position need not keep."""
    if one == other:
        return True
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(key == "id" or are_alike(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(are_alike, one, other))
    return False


def check_failed_plays_change_nothing(game: str, settings: dict[str, str], seed: int) -> None:
    for record in random_record(game, settings, seed):
        state = record.state
        before = state.to_position()
        for nonsense in ("", "xyzzy", "end end", -1, 10_000):
            with pytest.raises(IllegalPlay):
                state.play(nonsense)
        assert state.to_position() == before


def check_imagination_is_honest(game: str, settings: dict[str, str], seed: int) -> None:
    """Whatever a seat imagines looks to it as the real state does."""
    rng = Random(seed)
    for record in random_record(game, settings, seed):
        state = record.state
        decision = state.decision
        if decision is None:
            continue
        before = state.to_position()
        for seat in range(len(state.seat_names)):
            world = state.imagine(seat, rng)
            assert world.view(seat) == state.view(seat)
            if decision.seat == seat:
                assert option_texts(world) == option_texts(state)
                world.apply(random_option(world, rng))
        assert state.to_position() == before


def check_secrets_are_kept(game: str, settings: dict[str, str], seed: int) -> None:
    """Worlds that are equal in what a seat may know go on looking equal to it: nothing tells them apart by being asked,
    or not asked, for reasons it may not know."""
    rng = Random(seed)
    for record in random_record(game, settings, seed):
        if len(record.plays) % SELDOM == 0:
            check_secrets(record.state, rng)


def check_everything_can_be_said(game: str, settings: dict[str, str], seed: int) -> None:
    """Prompts, choices, the log and the end have words in every language, for the players and for a spectator."""
    known = Record(stonehall.load(game), settings).game
    told: dict[str, Message] = {}
    for record in random_record(game, settings, seed):
        state, players = record.state, known.seat_names
        for seat in (*range(len(known.seats_of(record.settings))), None):
            view = state.view(seat)
            heard = [known.prompt(view, players)]
            heard += [known.log_message(event.seen_by(seat), players) for event in state.log or []]
            if state.over:
                heard.append(known.outcome_message(view, players))
            if state.decision is not None and state.decision.seat == seat:
                for text in state.legal_texts():
                    choice = known.choice(view, text, players)
                    assert (choice.text, choice.verb) == (text, text.split()[0])
                    # Only what takes a deliberate way has a word of its own besides those of the play.
                    added = {pick.id for pick in choice.path} - {*text.split()}
                    words = {pick.id for pick in choice.path if pick.kind == "word"}
                    assert not added or (choice.deliberate and added <= words)
                    heard += [choice.label, *([choice.warning] if choice.warning else [])]
            told.update({repr(message): message for message in heard})
        state.log = []
    for language in LANGUAGES:
        for message in told.values():
            said = catalogue(language, known).text(message)
            assert said, message
            assert not re.search(r"[{}]|None|\(\)|  ", said), (said, message)


def check_reasons_are_honest(game: str, settings: dict[str, str], seed: int) -> None:
    """Whatever a seat points at, it is told at least one reason, in every language, and none it could not know."""
    known, rng = stonehall.load(game), Random(seed)
    cards = [card.id for card in known.cards()]
    places = {"nonsense"}
    told: dict[str, Message] = {}
    for record in random_record(game, settings, seed):
        state = record.state
        places |= {word for text in state.legal_texts() for word in text.split()[1:]}  # squares, sooner or later all
        if rng.random() >= SOMETIMES and not state.over:
            continue
        for seat in range(len(known.seats_of(record.settings))):
            worlds = [state, state.imagine(seat, rng), state.imagine(seat, rng)]
            for _ in range(40):
                picked, pointed = rng.choice(["", *sorted(places)]), rng.choice([*sorted(places), *cards])
                answers = [known.why_not(world, seat, [picked] if picked else [], pointed) for world in worlds]
                assert answers[0], (picked, pointed)
                assert repr(answers[0]) == repr(answers[1]) == repr(answers[2])
                for problem in answers[0]:
                    assert problem.message is not None
                    told[repr(problem.message)] = problem.message
    for message in told.values():
        assert all(catalogue(language, known).text(message) for language in LANGUAGES)


def check_odds_add_up(game: str, settings: dict[str, str], seed: int) -> None:
    """Odds are probabilities, and the same in every world the seat can imagine."""
    known, rng = stonehall.load(game), Random(seed)
    for record in random_record(game, settings, seed):
        state = record.state
        decision = state.decision
        if decision is None or decision.is_chance or rng.random() >= SOMETIMES:
            continue
        before = state.to_position()
        for text in state.legal_texts():
            odds = known.odds(state, decision.seat, text)
            if odds is not None:
                assert sum(odds.hits) == pytest.approx(1)
                assert all(0 <= chance <= 1 + 1e-9 for chance in (*odds.hits, odds.destroy))
                assert known.odds(state.imagine(decision.seat, rng), decision.seat, text) == odds
        assert state.to_position() == before


def check_turns_are_told(game: str, settings: dict[str, str], seed: int) -> None:
    """Every turn is told to all when it begins: the seat that is active from then on, and its number."""
    turn, active = 0, ""
    for record in random_record(game, settings, seed):
        seats = record.game.seats_of(record.settings)
        for event in record.state.log or []:
            if event.id == TURN:
                turn += 1
                assert event.only < 0
                assert event.args[1] == turn
                active = seats[event.args[0]]
        record.state.log = []
        if turn:
            assert record.state.view(None)["active"] == active
    assert turn


def check_anybody_may_leave(game: str, settings: dict[str, str], seed: int) -> None:
    """Who leaves has no further part and wins nothing; the others play on, or their side has won; all is recorded."""
    known, rng = stonehall.load(game), Random(seed)
    seats = len(known.seats_of(known.complete(settings)))
    first, moment = seed % seats, rng.randrange(120)
    record = Record(known, settings)
    record.state.log = []
    while (decision := record.state.decision) is not None:
        state = record.state
        if len(record.plays) >= moment and not decision.is_chance and first not in state.left:
            record.leave(first, rng.choice(REASONS))
            assert first in state.left
            assert set(known.allies(state, first)) >= set(state.left) >= {first}
            check_said(known, state, [known.event_message(event, known.seat_names) for event in state.log or []])
            text = state.to_position()
            assert known.from_position(text).to_position() == text
        else:
            record.play(random_option(state, rng))
        assert state.decision is None or state.decision.seat not in state.left
    outcome = record.state.outcome
    assert outcome is not None
    if first in record.state.left:
        assert first not in outcome.winners
        check_said(known, record.state, [])
    again = stonehall.read_record(record.write())
    assert (again.write(), again.state.outcome) == (record.write(), outcome)


def check_said(game: AnyGame, state: State, heard: list[Message]) -> None:
    """What is told of those who left has words."""
    views = [state.view(seat) for seat in (*range(len(state.seat_names)), None)] if state.over else []
    for message in [*heard, *[game.ending(view, game.seat_names) for view in views]]:
        assert all(catalogue(language, game).text(message) for language in LANGUAGES)


def check_taking_back_is_exact(game: str, settings: dict[str, str], seed: int) -> None:
    """However far a game is taken back, it stands where it stood, and can be played on as it was."""
    positions, record = [], Record(stonehall.load(game), settings)
    for record in random_record(game, settings, seed):
        positions.append(record.state.to_position())
    texts, rng = [play.text for play in record.plays], Random(seed)
    for _ in range(6):
        count = rng.randrange(max(1, len(record.plays)))
        record.back_to(count)
        assert (record.state.to_position(), len(record.plays)) == (positions[count], count)
        for text in texts[count : count + 20]:
            record.replay(text)
        assert record.state.to_position() == positions[len(record.plays)]


CHECKS = (
    check_games_end,
    check_clones_are_independent,
    check_clones_are_complete,
    check_records_refold,
    check_undo_equals_refold,
    check_option_texts_parse_back,
    check_positions_round_trip,
    check_failed_plays_change_nothing,
    check_imagination_is_honest,
    check_secrets_are_kept,
    check_everything_can_be_said,
    check_reasons_are_honest,
    check_odds_add_up,
    check_turns_are_told,
    check_anybody_may_leave,
    check_taking_back_is_exact,
)
