"""The Nethervoid school: beings that speak of the Gateway (TK-GATE-1..10). Its seven demons: nethervoid_demons.py.

Patterns and effects are known from the cards; the rules of the mechanic are of medium confidence.
"""

from __future__ import annotations

from stonehall.games.tash_kalar.arena import ADJACENT, GREEN, NOWHERE, RED, next_to, squares_of, way_of
from stonehall.games.tash_kalar.cards import COMMON, HEROIC, LEGENDARY, MEDIUM, being, deck, effect
from stonehall.games.tash_kalar.effects import (
    ask,
    destroy,
    destroy_it,
    discard_flare,
    gain_actions,
    itself,
    may,
    may_ask,
    must,
    near,
    own_commons,
    place,
    upgrade,
)
from stonehall.games.tash_kalar.gateway import (
    gateway,
    is_gateway_itself,
    make_gateway,
    make_it_gateway,
    near_gateway,
    nearer_to_gateway,
)
from stonehall.games.tash_kalar.moves import (
    COMBAT,
    SELF,
    STANDARD,
    move,
    move_it,
    move_options,
    moves,
    moves_of,
    one_move,
    reach,
    run,
)
from stonehall.games.tash_kalar.plays import MOVE, on
from stonehall.games.tash_kalar.scoring import count_summoned
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.steps import step
from stonehall.kernel.decision import AGREE, Option

deck(
    "nethervoid",
    [
        being("shadow-imp", COMMON, "c.. .Xc"),
        being("flame-imp", COMMON, "c.X .c."),
        being("gate-keeper", COMMON, ".c. cXc"),
        being("demon-of-gluttony", COMMON, ".X. ccc"),
        being("demon-of-pride", COMMON, "X. c. cc"),
        being("acolyte-of-destruction", HEROIC, ".X. c.c ... .c."),
        being("acolyte-of-growth", HEROIC, "c.c cXc"),
        being("power-seeker", HEROIC, "Xc.c. ..c.c"),
        being("hell-hound", HEROIC, ".ccX c..c"),
        being("vortex-master", HEROIC, ".c. c.c .c. .X."),
        being("gate-master", HEROIC, ".cc. cXcc"),
        being("hell-rider", HEROIC, "Ccc c.."),
        being("demon-of-wrath", HEROIC, ".Xc c.c .c."),
        being("demon-of-greed", HEROIC, "cc. .X. c.c"),
        being("demon-of-lust", HEROIC, "X.. cc. .cc"),
        being("demon-of-sloth", HEROIC, ".c X."),
        being("demon-of-envy", HEROIC, "c.. .Cc"),
        being("possessed-summoner", HEROIC, ".Xc cc. .c."),
    ],
    confidence=MEDIUM,
)


@effect("shadow-imp")
def shadow_imp(s: State) -> None:
    """May make a combat move; if so, the Gateway may make one in the same direction, unless the Imp is it."""
    may_ask(s, "may-move", moves_of(s, itself(s), COMBAT), imp_moved)


@step
def imp_moved(s: State, start: int, end: int) -> None:
    move(s, start, end)
    if not is_gateway_itself(s):
        s.push(follow_imp, way_of(start, end))


@step
def follow_imp(s: State, way: int) -> None:
    if s.gateway != NOWHERE:
        options = [MOVE[s.gateway][end] for end in run(s, s.gateway, way, COMBAT, 1)]
        may_ask(s, "may-move", options, move_it)


@effect("flame-imp")
def flame_imp(s: State) -> None:
    """May destroy a common of any colour next to the Gateway."""
    may(s, "destroy", near_gateway(s) & s.commons, destroy_it)


@effect("gate-keeper")
def gate_keeper(s: State) -> None:
    """May upgrade or place an own common, which becomes the Gateway."""
    options = on("upgrade", own_commons(s))
    if s.has_free(s.side, COMMON):
        options += on("place", s.empty)
    may_ask(s, "may-make-gateway", options, keep_gate)


@step
def keep_gate(s: State, square: int) -> None:
    if s.board[square]:
        upgrade(s, square)
    else:
        place(s, COMMON, square, s.side)
    make_gateway(s, square)


@effect("acolyte-of-destruction")
def acolyte_of_destruction(s: State) -> None:
    """Destroy a common anywhere; with the Gateway on red a heroic next to that square may be destroyed too."""
    must(s, "destroy", s.commons, lay_waste)


@step
def lay_waste(s: State, square: int) -> None:
    destroy(s, square)
    if gateway(s) & RED:
        s.push(waste_heroic, square)


@step
def waste_heroic(s: State, square: int) -> None:
    may(s, "destroy", ADJACENT[square] & s.heroics, destroy_it)


@effect("acolyte-of-growth")
def acolyte_of_growth(s: State) -> None:
    """Place a common; with the Gateway on green place a heroic next to it too."""
    if s.has_free(s.side, COMMON):
        must(s, "place", s.empty, sow_common)


@step
def sow_common(s: State, square: int) -> None:
    place(s, COMMON, square, s.side)
    if gateway(s) & GREEN:
        s.push(sow_heroic, square)


@step
def sow_heroic(s: State, square: int) -> None:
    if s.has_free(s.side, HEROIC):
        must(s, "place-heroic", ADJACENT[square] & s.empty, heroic_sown)


@step
def heroic_sown(s: State, square: int) -> None:
    place(s, HEROIC, square, s.side)


@effect("power-seeker")
def power_seeker(s: State) -> None:
    """As the Gateway a standard move, else any number of combat moves towards it."""
    if is_gateway_itself(s):
        s.push(one_move, SELF, STANDARD)
    else:
        s.push(seek_power)


@step
def seek_power(s: State) -> None:
    """The last move may go onto the Gateway itself: then there is nothing more to seek (TK-GATE-7)."""
    goes = nearer_to_gateway(s, s.being, reach(s, s.being, COMBAT))
    may_ask(s, "may-move", move_options(s.being, goes), seek_on)


@step
def seek_on(s: State, start: int, end: int) -> None:
    move(s, start, end)
    s.push(seek_power)


@effect("hell-hound")
def hell_hound(s: State) -> None:
    """May destroy a piece next to it; unless that was legendary, the card goes under its deck (TK-GATE-9)."""
    s.goes_under = len(s.seats[s.active].pile) > 0
    s.push(bite)


@step
def bite(s: State) -> None:
    may(s, "destroy", near(s) & s.occupied, bitten)


@step
def bitten(s: State, square: int) -> None:
    if s.rank_on(square) == LEGENDARY:
        s.goes_under = False
    destroy(s, square)


@effect("vortex-master")
def vortex_master(s: State) -> None:
    """The Gateway may make a combat move; then an own piece next to it may make one."""
    s.push(move_to_vortex)
    s.push(move_vortex)


@step
def move_vortex(s: State) -> None:
    may_ask(s, "may-move", moves_of(s, gateway(s), COMBAT), move_it)


@step
def move_to_vortex(s: State) -> None:
    may_ask(s, "may-move", moves_of(s, near_gateway(s) & s.own, COMBAT), move_it)


@effect("gate-master")
def gate_master(s: State) -> None:
    """Upgrade the Gateway, then name a new one; a legendary piece made so is a legend summoned (TK-GATE-8)."""
    raised = s.gateway
    s.push(name_gateway)
    upgrade(s, raised)
    if raised != NOWHERE and s.rank_on(raised) == LEGENDARY:
        count_summoned(s, LEGENDARY, s.square)


@step
def name_gateway(s: State) -> None:
    """Another piece: where the upgrade was impossible, the old Gateway is not a new one."""
    ask(s, "name-gateway", on("pick", s.own & ~s.all_legendary & ~gateway(s)), make_it_gateway)


@effect("hell-rider")
def hell_rider(s: State) -> None:
    """Up to 3 combat moves, as the Gateway only one."""
    if is_gateway_itself(s):
        s.push(one_move, SELF, COMBAT)
    else:
        s.push(moves, SELF, COMBAT, 3)


@effect("possessed-summoner")
def possessed_summoner(s: State) -> None:
    """Place an enemy common, whose colour serves the next being (TK-GATE-10); the flare may become an action."""
    s.push(give_up_flare)
    s.push(possess)


@step
def possess(s: State) -> None:
    options: list[Option] = []
    for side in s.opponents():
        if s.has_free(side, COMMON):
            found = squares_of(next_to(s.pieces[side]) & s.empty)
            options += [Option("place-enemy", (square, side)) for square in found]
    ask(s, "place-enemy", options, possessed)


@step
def possessed(s: State, square: int, side: int) -> None:
    place(s, COMMON, square, side)
    s.lender = side


@step
def give_up_flare(s: State) -> None:
    """The flare is not named: a partner who has taken over does not know it (TK-TEAM-11)."""
    if s.seats[s.active].flares:
        may_ask(s, "may-discard-flare", [AGREE], flare_given_up)


@step
def flare_given_up(s: State) -> None:
    discard_flare(s)
    gain_actions(s, 1)
