"""The game's book of steps, and what each phase offers."""

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.cards import PHASES
from stonehall.kernel.state import StepBook
from stonehall.toolkit.offers import OfferBook
from stonehall.toolkit.triggers import book_steps

step: Final = StepBook()
action: Final = step.action
book_steps(step)  # triggered effects wait, and the active player orders them (SW1-SIM-1..4)

VERBS: Final = ("use", "attack", "play", "summon", "boosted", "build", "mutate", "move", "magic", "give")
"""The plays that phases offer, in the order in which they stand among the options."""

OFFERS: Final = OfferBook(len(PHASES), VERBS)
offer: Final = OFFERS.offer
