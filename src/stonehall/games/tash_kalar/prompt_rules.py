"""The rule that explains each prompt: those of the turn, and what cards ask by the rule they make use of."""
# interpreted: read once, not speed

from __future__ import annotations

from typing import Final

from stonehall.toolkit.prompt_rules import by_prompt

PROMPT_RULES: Final = by_prompt(
    "tk",
    {
        # setup and luck
        "TK-SETUP-3": "first",
        "TK-SETUP-6": "start-duel",
        "TK-SETUP-7": "start start-own",
        "TK-SETUP-9": "task",
        "TK-HAND-1": "draw",
        # the turn
        "TK-TURN-4": "actions",
        "TK-TEAM-9": "partner-actions",
        "TK-FLARE-1": "end",
        "TK-PLACE-1": "place",
        "TK-PLACE-2": "pick-up",
        "TK-DISC-2": "put-under",
        "TK-TASK-1": "claim",
        "TK-SCORE-6": "odd-colour",
        "TK-SCORE-7": "legend-colour",
        # effects
        "TK-PLACE-3": "may-place may-place-any place-enemy place-heroic place-legendary",
        "TK-EFF-1": "may-discard-card may-discard-flare may-discard-flare-too may-pick may-return may-swap",
        "TK-EFF-9": "may-copy-or-move may-destroy-or-upgrade may-downgrade-or-destroy may-move-or-upgrade "
        "may-place-or-move may-treat move-or-action move-or-upgrade near-or-far place-or-convert place-or-move "
        "place-or-upgrade",
        "TK-EFF-10": "may-upgrade upgrade",
        "TK-EFF-11": "may-downgrade",
        "TK-EFF-12": "change-colour convert may-convert may-mirror",
        "TK-EFF-13": "destroy may-destroy may-ram",
        "TK-MOVE-1": "collapse may-collapse may-move move",
        "TK-MOVE-4": "leap",
        "TK-MOVE-5": "may-slide may-toward toward",
        # what schools bring along
        "TK-FROST-2": "keep-frozen",
        "TK-FROST-5": "may-freeze",
        "TK-GATE-1": "may-make-gateway name-gateway",
        "TK-WARP-5": "may-discard-pending may-take-back-or-move",
        "TK-WARP-11": "keep-piece",
    },
)
