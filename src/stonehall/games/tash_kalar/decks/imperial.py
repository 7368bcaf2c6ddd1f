"""The Imperial school, in two copies: Northern Empire and Southern Empire."""

from __future__ import annotations

from stonehall.games.tash_kalar.arena import BIT, DIAGONAL, RAY, RAYS
from stonehall.games.tash_kalar.cards import COMMON, HEROIC, LEGENDARY, being, deck, does, effect
from stonehall.games.tash_kalar.effects import (
    destroy,
    destroy_all,
    downgrade,
    enemy_commons,
    enemy_lesser,
    gain_actions,
    itself,
    marked,
    may,
    may_ask,
    may_ask_more,
    may_go_toward,
    may_place,
    must,
    must_place_near,
    near,
    own_commons,
    ranked,
    shape,
    upgrade,
    upgrade_it,
)
from stonehall.games.tash_kalar.moves import (
    COMBAT,
    OTHERS,
    OWN,
    SELF,
    SPARING,
    STANDARD,
    TO_EMPTY,
    landing,
    may_move,
    move,
    move_it,
    move_options,
    movers,
    moves,
    moves_of,
    one_move,
    ride_on,
    run_it,
    runs_of,
)
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.steps import step

deck(
    "northern southern",
    [
        being("swordmaster", COMMON, "c X c"),
        being("messenger", COMMON, "X.. .c. ..c"),
        being("herald", COMMON, "X.. .cc .c.", does(moves, OWN, TO_EMPTY, 2)),
        being("bomb", COMMON, "X. .c .c"),
        being("chronicler", COMMON, ".c. cXc"),
        being("assassin", HEROIC, "..c. .c.. c... ...X", marks=".... .... ..m. ...X"),
        being("time-mage", HEROIC, ".cX c.c .c.", marks="..X .m. ..."),
        being("summoner", HEROIC, "..... ..... ..X.. .ccc.", marks="m.m.m .mmm. mmXmm ....."),
        being("hypnotist", HEROIC, "..c cXc c.."),
        being("cannon", HEROIC, ".... .cC. c...", marks=".ddd ..Xd .ddd"),
        being("champion", HEROIC, "cX cc .c"),
        being("infantry-captain", HEROIC, "..X.. cc.cc", does(moves, OTHERS, COMBAT, 2)),
        being("cavalry-captain", HEROIC, ".X. c.c c.c"),
        being("gryphon-rider", HEROIC, ".cX. c.c. ...c"),
        being("knight", HEROIC, ".X. ccc c..", does(moves, SELF, SPARING, 3)),
        being("high-priestess", HEROIC, ".C. ... c.c"),
        being("master-of-intrigue", HEROIC, "c.c .X. c.c", uses_pieces=True),
        being("gun-tower", HEROIC, ".X. .cc .cc", marks="dXd ... ..."),
    ],
)


@effect("swordmaster")
def swordmaster(s: State) -> None:
    """May destroy an enemy common diagonally next to it; if so, upgrade it (TK-CARD-1)."""
    may(s, "destroy", DIAGONAL[s.being] & enemy_commons(s), strike_and_rise)


@step
def strike_and_rise(s: State, square: int) -> None:
    destroy(s, square)
    upgrade(s, s.being)


@effect("messenger")
def messenger(s: State) -> None:
    """An own common or heroic may make any number of standard moves in one direction (TK-CARD-2)."""
    may_ask(s, "may-move", runs_of(s, s.own & ~s.all_legendary, STANDARD, 8), run_it)


@effect("bomb")
def bomb(s: State) -> None:
    """If an action is left: destroy it and every common next to it (TK-CARD-3)."""
    if s.actions:
        destroy_all(s, itself(s) | (near(s) & s.commons))


@effect("chronicler")
def chronicler(s: State) -> None:
    """Upgrade another own common, which then may make a standard move."""
    must(s, "upgrade", own_commons(s) & ~itself(s), game_log)


@step
def game_log(s: State, square: int) -> None:
    upgrade(s, square)
    s.push(may_move, square, STANDARD)


@effect("assassin")
def assassin(s: State) -> None:
    """Destroy the piece on the marked square, whosever; if it is empty, it may move there (TK-CARD-4)."""
    mark = marked(s)
    if mark & s.occupied:
        destroy_all(s, mark)
    else:
        may_ask(s, "may-move", move_options(s.being, mark), move_it)


@effect("time-mage")
def time_mage(s: State) -> None:
    """Gain an action; destroy an enemy piece on the marked square (TK-CARD-5)."""
    gain_actions(s, 1)
    destroy_all(s, marked(s) & s.enemies)


@effect("summoner")
def summoner(s: State) -> None:
    """May place up to 2 commons on marked squares (TK-CARD-6)."""
    s.push(may_place, marked(s), 2)


@effect("hypnotist")
def hypnotist(s: State) -> None:
    """Up to 3 commons or 2 heroics of one enemy colour may make a combat move each (TK-CARD-7)."""
    may_ask_more(s, "may-move", moves_of(s, enemy_lesser(s), COMBAT), hypnotize, 0, 0)


@step
def hypnotize(s: State, start: int, end: int, left: int, moved: int) -> None:
    """``left`` moves were still possible before this one (0: it was the first), ``moved`` have had theirs."""
    code = s.board[start]
    if not left:
        left = 3 if code & 3 == COMMON else 2
    move(s, start, end)
    if left > 1:
        s.push(hypnotize_next, code, left - 1, moved | BIT[end])


@step
def hypnotize_next(s: State, code: int, left: int, moved: int) -> None:
    options = moves_of(s, ranked(s, code >> 2, code & 3) & ~moved, COMBAT)
    may_ask_more(s, "may-move", options, hypnotize, left, moved)


@effect("cannon")
def cannon(s: State) -> None:
    """May destroy every common in one of the indicated directions (TK-CARD-8)."""
    may_go_toward(s, [way for way in shape(s).ways if RAY[s.being][way] & s.commons], fire_cannon)


@step
def fire_cannon(s: State, way: int) -> None:
    destroy_all(s, RAY[s.being][way] & s.commons)


@effect("champion")
def champion(s: State) -> None:
    """May destroy an enemy piece next to it; for a legendary one it dies too, and an action is gained."""
    may(s, "destroy", near(s) & s.enemies, duel)


@step
def duel(s: State, square: int) -> None:
    was_legendary = s.rank_on(square) == LEGENDARY
    destroy(s, square)
    if was_legendary:
        destroy(s, s.being)
        gain_actions(s, 1)


@effect("cavalry-captain")
def cavalry_captain(s: State) -> None:
    """Another own piece may make one combat move and two standard moves, in any order (TK-MOVE-6)."""
    may_ask(s, "may-move", moves_of(s, movers(s, OTHERS), COMBAT), ride_on, 3, 1)


@effect("gryphon-rider")
def gryphon_rider(s: State) -> None:
    """May leap; then may downgrade herself to place a common next to her (TK-CARD-11)."""
    goes = landing(s, HEROIC, COMBAT) & ~itself(s)
    may_ask(s, "may-move", move_options(s.being, goes), fly)


@step
def fly(s: State, start: int, end: int) -> None:
    move(s, start, end)
    s.push(dismount)


@step
def dismount(s: State) -> None:
    may(s, "downgrade", itself(s), leave_gryphon)


@step
def leave_gryphon(s: State, square: int) -> None:
    downgrade(s, square)
    s.push(must_place_near)


@effect("high-priestess")
def high_priestess(s: State) -> None:
    """May make a standard move, then may upgrade a common next to her, whosever."""
    s.push(bless)
    s.push(one_move, SELF, STANDARD)


@step
def bless(s: State) -> None:
    may(s, "upgrade", near(s) & s.commons, upgrade_it)


@effect("master-of-intrigue")
def master_of_intrigue(s: State) -> None:
    """Up to 3 moves: standard ones of himself, combat moves of pieces used, unless legendary (TK-CARD-12)."""
    s.push(intrigue, 3)


@step
def intrigue(s: State, left: int) -> None:
    options = moves_of(s, itself(s), STANDARD) + moves_of(s, s.used & ~s.all_legendary, COMBAT)
    may_ask_more(s, "may-move", options, intrigue_on, left)


@step
def intrigue_on(s: State, start: int, end: int, left: int) -> None:
    move(s, start, end)
    if left > 1:
        s.push(intrigue, left - 1)


@effect("gun-tower")
def gun_tower(s: State) -> None:
    """May destroy the first two pieces in one of two directions; a legendary one ends the shot (TK-CARD-9)."""
    may_go_toward(s, [way for way in shape(s).ways if shot_down(s, way)], fire_guns)


def shot_down(s: State, way: int) -> list[int]:
    """The first two pieces in a direction, up to a legendary one."""
    found: list[int] = []
    for square in RAYS[s.being][way]:
        if s.rank_on(square) == LEGENDARY or len(found) == 2:
            break
        if s.board[square]:
            found.append(square)
    return found


@step
def fire_guns(s: State, way: int) -> None:
    for square in shot_down(s, way):
        destroy(s, square)
