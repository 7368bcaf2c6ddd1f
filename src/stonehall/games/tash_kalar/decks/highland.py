"""The Highland school: clans, beasts and rituals."""

from __future__ import annotations

from stonehall.games.tash_kalar.arena import ADJACENT, BIT, CENTRE, COLOURED, DIAGONAL, GREEN, ORTHOGONAL, RED, next_to
from stonehall.games.tash_kalar.cards import COMMON, HEROIC, LEGENDARY, being, deck, does, effect
from stonehall.games.tash_kalar.effects import (
    destroy,
    destroy_all,
    destroy_it,
    enemy_commons,
    gain_actions,
    itself,
    may,
    may_ask,
    may_ask_more,
    may_more,
    may_place,
    must,
    must_upgrade_common,
    near,
    upgrade_it,
)
from stonehall.games.tash_kalar.moves import (
    COMBAT,
    OTHERS,
    OWN,
    SELF,
    STANDARD,
    combat_or_two,
    may_leap,
    move,
    movers,
    moves,
    moves_of,
    one_move,
)
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.steps import step

deck(
    "highland",
    [
        being("wild-eagle", COMMON, ".X. c.c", does(may_leap, COMBAT)),
        being("clan-axeman", COMMON, "..c .X. c.."),
        being("clan-healer", COMMON, "..c cXc", does(may_place, next_to(GREEN), 2)),
        being("dire-wolf", COMMON, "..X .cc c..", does(moves, SELF, COMBAT, 2)),
        being("ritual-keeper", COMMON, ".c cX"),
        being("eagle-lord", HEROIC, "c.X.c .c.c.", does(may_leap, COMBAT)),
        being("wolf-rider", HEROIC, "X.. ccc c..", does(moves, SELF, COMBAT, 2)),
        being("blood-shaman", HEROIC, "..c .Xc cc."),
        being("war-drummer", HEROIC, "Cc cc", does(combat_or_two, OTHERS)),
        being("hill-giant", HEROIC, ".X. .c. ccc"),
        being("warlord", HEROIC, "..X.. .ccc. c...c"),
        being("war-summoner", HEROIC, "cXc .c. .c."),
        being("ritual-master", HEROIC, "c.. .X. c.c"),
        being("legend-slayer", HEROIC, "X.. cc. c.c"),
        being("mountain-troll", HEROIC, ".X. cc. .cc"),
        being("hungry-bear", HEROIC, "Xc cc"),
        being("werewolf", HEROIC, ".c.. c..X .c.."),
        being("clan-guardian", HEROIC, "ccXc", uses_pieces=True),
    ],
)


@effect("clan-axeman")
def clan_axeman(s: State) -> None:
    """May destroy a common or heroic orthogonally next to it, whosever."""
    may(s, "destroy", ORTHOGONAL[s.being] & s.lesser, destroy_it)


@effect("ritual-keeper")
def ritual_keeper(s: State) -> None:
    """On green: upgrade an own common. On red: an own piece may make a combat move (TK-CARD-14)."""
    if GREEN & BIT[s.square]:
        s.push(must_upgrade_common)
    elif RED & BIT[s.square]:
        s.push(one_move, OWN, COMBAT)


@effect("blood-shaman")
def blood_shaman(s: State) -> None:
    """Destroy a common or heroic, whosever (TK-EFF-5); from a red square the commons next to it follow."""
    must(s, "destroy", s.lesser, shed_blood)


@step
def shed_blood(s: State, square: int) -> None:
    destroy(s, square)
    if RED & BIT[square]:
        destroy_all(s, ADJACENT[square] & s.commons)


@effect("hill-giant")
def hill_giant(s: State) -> None:
    """Destroy every common and heroic orthogonally next to it, own ones too (TK-EFF-5)."""
    destroy_all(s, ORTHOGONAL[s.being] & s.lesser)


@effect("warlord")
def warlord(s: State) -> None:
    """Own pieces may make up to 3 combat moves, the third only if one of them is the Warlord's (TK-CARD-16)."""
    s.push(lead, 3, 0)


@step
def lead(s: State, left: int, led: int) -> None:
    """``led``: the Warlord has made a move. If he has not, the last one is his."""
    who = OWN if led or left > 1 else SELF
    may_ask_more(s, "may-move", moves_of(s, movers(s, who), COMBAT), lead_on, left, led)


@step
def lead_on(s: State, start: int, end: int, left: int, led: int) -> None:
    if start == s.being:
        led = 1
    move(s, start, end)
    if left > 1:
        s.push(lead, left - 1, led)


@effect("war-summoner")
def war_summoner(s: State) -> None:
    """Gain an action; the next being of this turn may borrow an enemy piece (TK-CARD-15)."""
    gain_actions(s, 1)
    s.loan = True


@effect("ritual-master")
def ritual_master(s: State) -> None:
    """On green: gain 2 actions. On red: may destroy a heroic and a common, or one of them (TK-CARD-14)."""
    if GREEN & BIT[s.square]:
        gain_actions(s, 2)
    elif RED & BIT[s.square]:
        may(s, "destroy", s.lesser, sacrifice)


@step
def sacrifice(s: State, square: int) -> None:
    rank = s.rank_on(square)
    destroy(s, square)
    s.push(sacrifice_other, rank)


@step
def sacrifice_other(s: State, rank: int) -> None:
    """The first one had this rank: the second must have the other."""
    may(s, "destroy", s.heroics if rank == COMMON else s.commons, destroy_it)


@effect("legend-slayer")
def legend_slayer(s: State) -> None:
    """May destroy a legendary piece or up to 2 others diagonally next to it, whosever."""
    may_more(s, "destroy", DIAGONAL[s.being] & s.occupied, slay)


@step
def slay(s: State, square: int) -> None:
    was_legendary = s.rank_on(square) == LEGENDARY
    destroy(s, square)
    if not was_legendary:
        s.push(slay_another)


@step
def slay_another(s: State) -> None:
    may_more(s, "destroy", DIAGONAL[s.being] & s.lesser, destroy_it)


@effect("mountain-troll")
def mountain_troll(s: State) -> None:
    """Destroy the enemy commons next to it; for two or more gain an action (TK-CARD-18)."""
    victims = near(s) & enemy_commons(s)
    destroy_all(s, victims)
    if victims.bit_count() >= 2:
        gain_actions(s, 1)


@effect("hungry-bear")
def hungry_bear(s: State) -> None:
    """May make a standard move, and another if it destroyed a piece by the first (TK-CARD-17)."""
    may_ask(s, "may-move", moves_of(s, itself(s), STANDARD), devour)


@step
def devour(s: State, start: int, end: int) -> None:
    has_eaten = s.board[end] != 0
    move(s, start, end)
    if has_eaten:
        s.push(one_move, SELF, STANDARD)


@effect("werewolf")
def werewolf(s: State) -> None:
    """May make up to 3 combat moves from a coloured square except the centre, else a standard one (TK-CARD-14)."""
    if COLOURED & ~BIT[CENTRE] & BIT[s.square]:
        s.push(moves, SELF, COMBAT, 3)
    else:
        s.push(one_move, SELF, STANDARD)


@effect("clan-guardian")
def clan_guardian(s: State) -> None:
    """May upgrade a common used for the summoning, also a borrowed one (TK-CARD-31)."""
    may(s, "upgrade", s.used & s.commons, upgrade_it)
