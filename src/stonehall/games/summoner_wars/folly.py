"""What nobody wants to see a bot do."""

from __future__ import annotations

from stonehall.games.summoner_wars.cards import ATTACK, CARDS, CHAMPION, SUMMON
from stonehall.games.summoner_wars.messages import is_attack_on_own
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.turn import inaction_due
from stonehall.kernel.decision import END, Option
from stonehall.toolkit.follies import CHAMPION_BURNT, INACTION, OWN_CARD_ATTACKED, SUMMON_LEFT_OUT, attacks_own


def follies(s: State, option: Option) -> list[str]:
    """Champions burnt in the Magic Phase, own cards attacked, phases ended with something to summon, or in inaction."""
    decision, verb = s.decision, option.verb
    if decision is None:
        return []
    if attacks_own(s, option, is_attack_on_own):
        return [OWN_CARD_ATTACKED]
    if verb == "discard" and CARDS[option.args[0]].classes & CHAMPION:
        return [CHAMPION_BURNT]
    if verb == END and s.phase == SUMMON and any(other.verb == "summon" for other in decision.options):
        return [SUMMON_LEFT_OUT]
    if verb == END and s.phase == ATTACK and inaction_due(s):
        return [INACTION]
    return []
