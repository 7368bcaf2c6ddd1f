"""What nobody wants to see a bot do."""

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.cards import CARDS, CHAMPION, SUMMON
from stonehall.games.alliances.messages import is_attack_on_own
from stonehall.games.alliances.state import State
from stonehall.kernel.decision import END, Option
from stonehall.toolkit.follies import CHAMPION_BURNT, OWN_CARD_ATTACKED, SUMMON_LEFT_OUT, attacks_own

SUMMONS: Final = ("summon", "boosted", "mutate")


def follies(s: State, option: Option) -> list[str]:
    """Champions that become magic, own cards and those of partners attacked, phases ended with something to summon."""
    decision, verb = s.decision, option.verb
    if decision is None:
        return []
    if attacks_own(s, option, is_attack_on_own):
        return [OWN_CARD_ATTACKED]
    if verb == "magic" and CARDS[option.args[0]].classes & CHAMPION:
        return [CHAMPION_BURNT]
    if verb == END and s.phase == SUMMON and any(other.verb in SUMMONS for other in decision.options):
        return [SUMMON_LEFT_OUT]
    return []
