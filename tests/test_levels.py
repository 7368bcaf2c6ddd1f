"""The levels that visitors are offered: they keep their time, know no more than their seat, and are never absurd."""

from __future__ import annotations

from random import Random

import pytest

import stonehall
from stonehall.bots import (
    BOTS,
    LEVELS,
    GreedyBot,
    PageBot,
    RandomBot,
    SquireBot,
    budget,
    look_ahead,
    make_bot,
    offered_bots,
)
from stonehall.bots.squire import CONTENT as SQUIRE_SEES
from stonehall.games.summoner_wars.cards import ATTACK
from stonehall.kernel import AnyGame, Match, Observation, Option, Player, State, play_randomly
from stonehall.kernel.decision import Chance
from stonehall.toolkit.follies import INACTION
from tests.alliances.scenario import scenario as alliances_scenario
from tests.follies import OWN_CARD_ATTACKED, WORSE_THAN_NOTHING, follies
from tests.summoner_wars.scenario import scenario
from tests.test_turn_search import GAMES, moment
from tests.toy import STONES

GENTLE = {"page": PageBot, "squire": SquireBot}
WITHOUT_END = 1e9
"""Seconds that nobody uses up: then only the seed counts."""


def chosen(bot: Player, state: State) -> Option:
    assert state.decision is not None
    return bot.choose(Observation(state, state.decision.seat))


def looked_at(state: State) -> list[str]:
    """The options a search takes a look at, in their order."""
    return [state.text_of(option) for option in state.game.promising(state)]


def test_visitors_are_offered_levels_that_there_are_and_nothing_else() -> None:
    assert list(LEVELS) == [name for name in BOTS if name in LEVELS]
    assert list(offered_bots()) == list(LEVELS)
    assert not {"random", "greedy"} & set(offered_bots())
    assert all(0 < seconds <= 1 for seconds in LEVELS.values())
    for name in BOTS:
        assert make_bot(name, 1)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("name", GENTLE)
def test_what_looks_the_same_to_a_seat_leads_to_the_same_choice(id: str, name: str) -> None:
    state = moment(id)
    before = state.to_position()
    assert state.decision is not None
    other = state.imagine(state.decision.seat, Random(77))
    assert other.view(state.decision.seat) == state.view(state.decision.seat)
    first = chosen(GENTLE[name](3, WITHOUT_END), state)
    assert state.decision.find(first) is not None
    assert chosen(GENTLE[name](3, WITHOUT_END), other) == first
    assert state.to_position() == before


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("name", GENTLE)
def test_time_is_kept(id: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much there is to think through: when the time is over, a first sight of one effect is all that follows.

    The clock goes on by a hundredth of a second with every position that is judged.
    """
    judged = 0
    game = type(stonehall.load(id))
    judge = game.evaluate

    def evaluate(self: AnyGame, state: State, seat: int) -> float:
        nonlocal judged
        judged += 1
        return judge(self, state, seat)

    monkeypatch.setattr(game, "evaluate", evaluate)
    monkeypatch.setattr(budget, "process_time", lambda: judged / 100)
    for seed in range(6):
        state = moment(id)
        play_randomly(state, Random(seed), limit=8 * seed)
        decision = state.decision
        if decision is not None and not isinstance(decision, Chance):
            judged = 0
            assert decision.find(chosen(GENTLE[name](1, 0.2), state)) is not None
            assert judged <= 20 + look_ahead.WIDTH


def test_a_squire_takes_the_best_of_the_good_plays_it_happens_to_see() -> None:
    """Who sees more takes better ones; who sees all takes the best, whatever the order."""
    state: State = stonehall.load("summoner-wars").start()
    play_randomly(state, Random(5), limit=20)
    assert state.decision is not None
    seat = state.decision.seat
    world = state.imagine(seat, Random(1))

    def looks(option: Option) -> float:
        return round(look_ahead.outlook(world, option, seat, budget.Budget(WITHOUT_END)), 6)

    taken = {
        content: [looks(chosen(SquireBot(seed, WITHOUT_END, content), state)) for seed in range(20)]
        for content in (1, SQUIRE_SEES, 1000)
    }
    best = max(map(looks, state.decision.options))
    assert set(taken[1000]) == {best}
    assert sum(taken[1]) < sum(taken[SQUIRE_SEES]) < 20 * best


def test_the_squire_burns_what_it_misses_least() -> None:
    """To the judgement of the game all cards that may be burnt are alike, but for champions."""
    for seed in range(5):
        game = scenario(
            """
            turn 3 south magic
            south d1 svara
            north c8 ret-talus
            south hand dragos ice-smith ice-ram
            """
        )
        assert game.state.text_of(chosen(SquireBot(seed, WITHOUT_END), game.state)) == "discard ice-smith"


@pytest.mark.parametrize("bot", ["squire", "knight"])
@pytest.mark.parametrize(("magic", "hand"), [(0, "dragos ice-smith ice-ram"), (1, "dragos gul-dass")])
def test_champions_are_not_burnt_like_any_other_card(bot: str, magic: int, hand: str) -> None:
    game = scenario(f"turn 3 south magic\nsouth d1 svara\nnorth c8 ret-talus\nsouth magic {magic}\nsouth hand {hand}")
    for seed in range(5):
        option = chosen(make_bot(bot, seed), game.state)
        assert not game.state.game.follies(game.state, option), game.state.text_of(option)


@pytest.mark.parametrize(
    ("unit", "further", "wanted"),
    [
        ("frost-mage", "", False),
        ("svara", "", True),
        ("frost-mage", "south active ice-ram", False),
        ("frost-mage", "north c3 royal-guardian", True),
    ],
)
def test_a_move_out_and_back_is_looked_at_only_where_something_may_come_of_it(
    unit: str, further: str, wanted: bool
) -> None:
    game = scenario(f"turn 3 south move\nsouth c2 {unit}\nnorth c8 ret-talus\n{further}")
    assert "move c2 c2" in game.state.legal_texts()
    assert ("move c2 c2" in looked_at(game.state)) == wanted


@pytest.mark.parametrize("bot", ["squire", "knight"])
@pytest.mark.parametrize("hand", ["glarg scout savager", "glarg blerg"])
def test_champions_of_alliances_are_not_burnt_either(bot: str, hand: str) -> None:
    game = alliances_scenario(f"turn 3 south magic\nsouth b1 wall\nsouth magic wall\nsouth hand {hand}")
    for seed in range(5):
        option = chosen(make_bot(bot, seed), game.state)
        assert not game.state.game.follies(game.state, option), game.state.text_of(option)


@pytest.mark.parametrize(("unit", "wanted"), [("scout", False), ("sand-cloaks-scholar", True)])
def test_a_move_of_no_squares_in_alliances_is_looked_at_only_where_something_comes_of_it(
    unit: str, wanted: bool
) -> None:
    game = alliances_scenario(f"turn 3 south move\nsouth c2 {unit}\nsouth b1 wall\nnorth c8 wall")
    assert "move c2 c2" in game.state.legal_texts()
    assert ("move c2 c2" in looked_at(game.state)) == wanted


def test_no_own_card_of_alliances_is_named_for_want_of_another() -> None:
    """A storm is named in full before it moves and wounds anybody: until then all who are named look alike."""
    lines = "turn 3 south move\nsouth c3 krusk\nsouth magic wall wall\nsouth b3 biter\nsouth b1 wall\nnorth c5 brute"
    game = alliances_scenario(lines).play("end")
    assert looked_at(game.state) == ["target c5", "pass", "target b3"]
    assert looked_at(game.play("target c5").state) == ["done", "target b3"]


@pytest.mark.parametrize("id", GAMES)
def test_no_level_is_ever_absurd(id: str) -> None:
    """From positions of random games on: sixty decisions of a Page and twenty of a Squire."""
    seen = {"page": 0, "squire": 0}
    for seed in range(4):
        state: State = stonehall.load(id).start()
        luck = Random(seed)
        play_randomly(state, luck, limit=30 * (seed + 1))
        for number in range(60):
            decision = state.decision
            if decision is None:
                break
            if isinstance(decision, Chance):
                state.apply(decision.sample(luck))
                continue
            name = "squire" if number % 4 == 0 else "page"
            option = chosen(GENTLE[name](number, WITHOUT_END), state)
            found = follies(state, option, Random(number))
            assert OWN_CARD_ATTACKED not in found, (name, state.text_of(option), state.to_position())
            if name == "page":
                assert WORSE_THAN_NOTHING not in found, (state.text_of(option), state.to_position())
            seen[name] += len(decision.options) > 1
            state.apply(option)
    assert seen["page"] >= 60
    assert seen["squire"] >= 15


def test_what_random_bots_do_is_seen_to_be_silly() -> None:
    """The counters count: somebody who plays anything attacks own cards, and does worse than nothing."""
    found: set[str] = set()
    for seed in range(6):
        state = stonehall.load("summoner-wars").start()
        luck = Random(seed)
        for number in range(80):
            if state.decision is None:
                break
            if not isinstance(state.decision, Chance):
                found |= {*follies(state, chosen(RandomBot(number), state), Random(number))}
            play_randomly(state, luck, limit=1)
    assert found == {OWN_CARD_ATTACKED, WORSE_THAN_NOTHING}


def test_a_page_ends_games_and_does_not_idle() -> None:
    """Against somebody who never attacks anything well a Page gets on: it hurts the enemy in most of its turns."""
    game = stonehall.load("summoner-wars")
    match = Match(game, [PageBot(1, WITHOUT_END), RandomBot(2)], {"turn-limit": "40"}, seed=3)
    assert match.run().reason == "summoner-destroyed"
    assert match.state.outcome is not None
    assert match.state.outcome.winners == (0,)


ONE_WAY = """
    turn 5 south move
    south d1 svara
    south a2 ice-smith
    south f2 bear-cavalry
    south e2 ice-smith
    north c8 ret-talus
    north a5 undead-carrier
    south magic 3
    south hand gate
    """
"""One unit alone can come near an enemy this turn, and by one move alone; all are drawn to the summoner."""


@pytest.mark.parametrize("name", GENTLE)
def test_who_can_come_near_an_enemy_does_not_idle_into_inaction(name: str) -> None:
    for seed in range(25):
        state = scenario(ONE_WAY).state
        bot = GENTLE[name](seed, WITHOUT_END)
        luck = Random(seed)
        while state.turn == 5 and state.phase <= ATTACK:
            if isinstance(state.decision, Chance):
                state.apply(state.decision.sample(luck))
                continue
            option = chosen(bot, state)
            assert INACTION not in state.game.follies(state, option), (seed, state.to_position())
            state.apply(option)
        summoner = state.summoner_of(0)
        assert summoner is not None
        assert summoner.damage == 0, (seed, "an Attack Phase without an attack ends by itself")


def test_greedy_plays_as_ever() -> None:
    """The measure of the others does not change: without a deadline, and ties are broken by luck."""
    assert not GreedyBot(1).budget.is_spent()
    assert {chosen(GreedyBot(seed), STONES.at(8, 0)).verb for seed in range(20)} == {"take", "gamble"}
