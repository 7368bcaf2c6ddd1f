"""The rule that explains each prompt: those of the phases, and what cards ask by the rule they make use of."""
# interpreted: read once, not speed

from __future__ import annotations

from typing import Final

from stonehall.toolkit.prompt_rules import by_prompt

PROMPT_RULES: Final = by_prompt(
    "sw2",
    {
        # the turn
        "SW2-SETUP-7": "first",
        "SW2-SUM-1": "phase-summon",
        "SW2-MOVE-1": "phase-move",
        "SW2-BUILD-1": "phase-build",
        "SW2-ATK-1": "phase-attack",
        "SW2-ATK-3": "attack-target",
        "SW2-ATK-11": "roll",
        "SW2-MPH-1": "phase-magic",
        "SW2-DRAW-1": "phase-draw",
        "SW2-DRAW-4": "draw analysis intelligence seek wisdom",
        "SW2-TIME-8": "order",
        # damage and discards
        "SW2-ATK-16": "apply-damage burn ice-ram onyx-tome-damage psychic-assault purge-strike quick-shot shadow-pulse",
        "SW2-DMG-5": "sacrificial-pyre symbiotic-healing",
        "SW2-DEST-1": "purge",
        "SW2-DISC-1": "arrow-of-light discard-one heal",
        "SW2-DISC-3": "feed-the-eater",
        # prices
        "SW2-COST-2": "blood-runes magic-junkie",
        "SW2-COST-4": "forbidden-knowledge shadow-summon",
        "SW2-COST-5": "apply warning",
        "SW2-BOOST-5": "ice-shards judgment judgment-amount parasitic swift-shot",
        # boosts and other tokens
        "SW2-BOOST-1": "chant-of-growth commune-with-spirits decay frost-axe spirit-bond",
        "SW2-BOOST-3": "transmission transmission-amount transmission-to",
        "SW2-STR-4": "chant-of-power",
        # where cards go
        "SW2-FORCE-1": "blast blood-rush force-to frenzied-fungus frenzy glacial-shift hypnotic-call may-force-to "
        "primal-fury push sneak structural-shift withdraw",
        "SW2-PLACE-1": "call-protection cling place-card tear-the-veil",
        "SW2-REPL-1": "fungal-mutation glinting-speed infect soul-shift",
        "SW2-SUM-3": "chant-of-weaving",
        "SW2-SUM-11": "blood-summon blood-summon-unit raise-the-dead release-spores",
        "SW2-HAND-2": "hide-in-darkness",
        "SW2-SEARCH-3": "onyx-tome the-citadels-might",
        "SW2-UNDER-1": "hellforged-weapon",
        "SW2-ACT-2": "freeze",
        "SW2-ACT-4": "keep-event",
        # control, abilities, attacks beyond the three
        "SW2-CTRL-5": "mind-control",
        "SW2-INST-3": "mind-capture",
        "SW2-ABIL-5": "chant-of-entangling",
        "SW2-ABIL-6": "mimic",
        "SW2-ROLL-1": "influence",
        "SW2-EXTRA-2": "extra-attack",
        "SW2-EXTRA-3": "command telepathic-command",
    },
)
