"""The bot that thinks its turn through: it repeats from a seed, keeps its time, and knows no more than its seat."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import process_time

import pytest

import stonehall
from stonehall.bots import KnightBot, TurnSearchBot
from stonehall.bots.budget import Budget
from stonehall.bots.playing_on import Way, end_of_turn
from stonehall.bots.turn_search import EACH, FORESIGHT
from stonehall.kernel import Observation, Option, State, play_randomly
from stonehall.kernel.decision import Chance
from tests.toy import STONES, Stones, StonesGame

GAMES = ["summoner-wars", "tash-kalar", "mountain-king", "alliances"]


def moment(id: str) -> State:
    """A decision of a player in the middle of a game, with several options."""
    for seed in range(20):
        state: State = stonehall.load(id).start()
        rng = Random(seed)
        play_randomly(state, rng, limit=60)
        while state.decision is not None:
            if not isinstance(state.decision, Chance) and len(state.decision.options) > 2:
                return state
            play_randomly(state, rng, limit=1)
    raise AssertionError("all games were over before their middle")


def chosen(state: State, seed: int, tries: int = 12) -> Option:
    assert state.decision is not None
    return TurnSearchBot(seed, seconds=0, tries=tries).choose(Observation(state, state.decision.seat))


@pytest.mark.parametrize("id", GAMES)
def test_it_repeats_from_its_seed_and_plays_what_is_legal(id: str) -> None:
    state = moment(id)
    before = state.to_position()
    first = chosen(state, seed=1)
    assert state.decision is not None
    assert state.decision.find(first) is not None
    assert chosen(state, seed=1) == first
    assert state.to_position() == before


@pytest.mark.parametrize("id", GAMES)
def test_what_looks_the_same_to_a_seat_leads_to_the_same_choice(id: str) -> None:
    state = moment(id)
    assert state.decision is not None
    other = state.imagine(state.decision.seat, Random(77))
    assert other.view(state.decision.seat) == state.view(state.decision.seat)
    assert chosen(other, seed=3) == chosen(state, seed=3)


@pytest.mark.parametrize("id", GAMES)
def test_a_turn_is_played_to_its_end_and_no_further(id: str) -> None:
    state = moment(id)
    assert state.decision is not None
    seat, turn = state.decision.seat, state.turn
    after = end_of_turn(state.clone(), seat, state.turn, Random(2), width=4, most=400)
    assert after.over or after.turn == turn + 1
    stopped = end_of_turn(state.clone(), seat, state.turn, Random(2), width=4, most=1)
    assert stopped.turn in (turn, turn + 1)


@pytest.mark.parametrize("id", ["summoner-wars", "alliances"])
def test_an_attack_on_an_own_card_is_not_thought_about(id: str) -> None:
    offered = 0
    for seed in range(30):
        state: State = stonehall.load(id).start()
        rng = Random(seed)
        while state.decision is not None and offered < 8:
            decision, game = state.decision, state.game
            if not isinstance(decision, Chance):
                view = state.view(decision.seat)
                own = [
                    option
                    for option in decision.options
                    if game.choice(view, state.text_of(option), game.seat_names).deliberate
                ]
                if own and len(own) < len(decision.options):
                    offered += 1
                    seen = TurnSearchBot(seed).candidates(Observation(state, decision.seat))
                    assert not {candidate.option for candidate in seen} & set(own)
            play_randomly(state, rng, limit=1)
    assert offered == 8


def test_time_is_kept() -> None:
    state = moment("summoner-wars")
    assert state.decision is not None
    bot = TurnSearchBot(1, seconds=0.05)
    begun = process_time()
    bot.choose(Observation(state, state.decision.seat))
    assert bot.budget.is_spent()
    assert process_time() - begun < 5  # one try more than its time, however slow the machine


def test_a_budget_of_tries_is_spent_exactly() -> None:
    state = moment("summoner-wars")
    assert state.decision is not None
    bot = TurnSearchBot(1, seconds=0, tries=9)
    bot.rank(Observation(state, state.decision.seat))
    assert bot.budget.made == 9


def test_it_tells_its_ranking_of_which_it_chooses_the_first() -> None:
    state = moment("summoner-wars")
    assert state.decision is not None
    observation = Observation(state, state.decision.seat)
    ranked = TurnSearchBot(4, seconds=0, tries=40).rank(observation)
    assert ranked[0].option == TurnSearchBot(4, seconds=0, tries=40).choose(observation)
    assert len({candidate.option for candidate in ranked}) == len(ranked) > 2
    assert sum(candidate.tries for candidate in ranked) == 40
    assert ranked[0].tries == max(candidate.tries for candidate in ranked) > ranked[-1].tries
    assert ranked[0].value == max(candidate.value for candidate in ranked[:2])


def tries_of(game: StonesGame, tries: int) -> list[int]:
    """How often the options of three stones were tried."""
    ranked = TurnSearchBot(1, seconds=0, tries=tries).rank(Observation(game.at(3, 0), 0))
    return sorted(candidate.tries for candidate in ranked)


def test_few_options_need_few_tries_and_one_needs_none() -> None:
    class Noisy(StonesGame):
        """Nobody can tell what is better."""

        luck = Random(1)

        def evaluate(self, state: Stones, seat: int) -> float:
            return self.luck.random()

    class Decided(Noisy):
        def promising(self, state: Stones) -> Sequence[Option]:
            return super().promising(state)[:1]

    assert sum(tries_of(Noisy(), 90)) == 90
    assert sum(tries_of(Noisy(), 1000)) == 3 * EACH
    assert tries_of(Decided(), 1000) == [0]


def test_what_is_clearly_behind_is_not_tried_again() -> None:
    class Clear(StonesGame):
        """The fewer stones are left, the better."""

        def evaluate(self, state: Stones, seat: int) -> float:
            return -10.0 * state.stones

    assert tries_of(Clear(), 1000) == [3 * EACH // 2 // 3] * 3  # the first round has told everything
    assert max(tries_of(Clear(), 12)) == 5  # so few tell nothing yet


def test_what_was_never_tried_is_worth_what_it_looks_like() -> None:
    observation = Observation(STONES.start(stones="3"), 0)
    for candidate in TurnSearchBot(1, seconds=1e-9).rank(observation):
        assert candidate.tries == 0
        assert candidate.value == candidate.first_sight


def test_without_any_budget_left_the_first_sight_decides() -> None:
    state = STONES.start(stones="3")
    bot = TurnSearchBot(1, seconds=1e-9)
    world = Observation(state, 0)
    assert bot.choose(world) == bot.candidates(world)[0].option


def test_a_part_of_a_budget_is_spent_before_the_whole() -> None:
    budget = Budget(seconds=1000.0, tries=10)
    budget.begin()
    assert not budget.is_spent(0.1)
    budget.made = 5
    assert budget.is_spent(0.5)
    assert not budget.is_spent()
    budget.made = 10
    assert budget.is_spent()


def test_nobody_chooses_a_play_for_luck_it_has_already_seen() -> None:
    """With six stones only a gamble can leave four, and in two cases of three it does. It looks good that often,
    and then the coin is thrown again: four times in nine."""
    good = 0
    for seed in range(200):
        before = StonesGame(most=1).at(6, 0)
        after = end_of_turn(before, 0, before.turn, Random(seed), width=2, most=10)
        assert isinstance(after, Stones)
        good += after.stones == 4
    assert 70 < good < 105


def test_a_play_that_ends_the_turn_is_judged_then_and_not_after_what_others_may_do() -> None:
    judged: set[int] = set()

    class Watched(StonesGame):
        def evaluate(self, state: Stones, seat: int) -> float:
            judged.add(state.turn)
            return super().evaluate(state, seat)

    state = Watched().at(7, 0)
    TurnSearchBot(1, seconds=0, tries=12).choose(Observation(state, 0))
    assert judged == {state.turn + 1}


# A plan ---------------------------------------------------------------------------------------------------------------


def planned_turn() -> State:
    """The beginning of a turn of Tash-Kalar that a search can plan to its end."""
    for seed in range(40):
        state: State = stonehall.load("tash-kalar").start({"form": "duel"})
        rng = Random(seed)
        play_randomly(state, rng, limit=20 + seed)
        turn = state.turn
        while state.decision is not None and (state.turn == turn or state.decision.is_chance):
            play_randomly(state, rng, limit=1)
        if state.decision is not None:
            bot = TurnSearchBot(1, seconds=0, tries=20)
            bot.choose(Observation(state, state.active))
            if len(bot.plan) > 1:
                return state
    raise AssertionError("no turn was planned")


def test_a_turn_without_luck_is_thought_through_once_and_played_as_it_was_planned() -> None:
    state = planned_turn()
    seat, turn, game = state.active, state.turn, state.game
    bot = TurnSearchBot(1, seconds=0, tries=20)
    ranked = TurnSearchBot(1, seconds=0, tries=20).rank(Observation(state, seat), FORESIGHT)
    assert all(candidate.is_sure for candidate in ranked)
    best = ranked[0]
    assert best.best == max(candidate.best for candidate in ranked if candidate.tries)
    played: list[Option] = []
    while state.turn == turn and (decision := state.decision) is not None:
        if decision.is_chance:
            play_randomly(state, Random(4), limit=1)
            continue
        played.append(bot.choose(Observation(state, seat)))
        assert bot.budget.made == FORESIGHT * 20  # it has thought once
        state.apply(played[-1])
    assert played == [best.option, *best.plan]
    assert bot.adviser(game).evaluate(state, seat) == pytest.approx(best.best)


def test_the_knight_plans_nothing_and_makes_no_further_tries_where_luck_has_no_say() -> None:
    state = planned_turn()
    bot = KnightBot(1, seconds=0, tries=40)
    bot.choose(Observation(state, state.active))
    assert bot.plan == []
    assert bot.budget.made == 40


def test_a_plan_ends_with_its_turn_and_where_something_else_is_asked() -> None:
    state = moment("summoner-wars")
    assert state.decision is not None
    seat, options = state.decision.seat, state.decision.options
    for turn, plan in ((state.turn - 1, options[-1]), (state.turn, Option("nothing that is offered"))):
        bot = TurnSearchBot(1, seconds=0, tries=5)
        bot.plan, bot.plan_turn = [plan], turn
        assert bot.choose(Observation(state, seat)) == chosen(state, seed=1, tries=5)
        assert bot.budget.made >= 5


@pytest.mark.parametrize("id", ["summoner-wars", "mountain-king", "alliances"])
def test_turns_that_luck_may_interrupt_are_not_planned(id: str) -> None:
    state = moment(id)
    assert state.decision is not None
    assert not state.game.foreseeable
    bot = TurnSearchBot(1, seconds=0, tries=9)
    bot.choose(Observation(state, state.decision.seat))
    assert (bot.plan, bot.budget.made) == ([], 9)


def test_what_is_chosen_after_luck_had_a_say_is_not_sure() -> None:
    ways = []
    for seed in range(12):
        state: State = stonehall.load("summoner-wars").start()
        play_randomly(state, Random(seed), limit=120)
        ways.append(Way())
        end_of_turn(state, state.active, state.turn, Random(seed), way=ways[-1])
    assert {way.is_sure for way in ways} == {True, False}
    assert all(way.others_spoke for way in ways if not way.is_sure)
    way = Way()
    way.others_spoke = True
    way.add(Option("take", (1,)), is_choice=False)
    assert way.is_sure
    way.add(Option("take", (1,)), is_choice=True)
    assert not way.is_sure


def test_it_finds_the_winning_play() -> None:
    for seed in range(5):
        assert chosen(STONES.at(7, 0), seed).args == (3,)
