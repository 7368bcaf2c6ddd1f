"""The rule that explains each prompt: those of the phases, and what cards ask by the rule they make use of."""
# interpreted: read once, not speed

from __future__ import annotations

from typing import Final

from stonehall.toolkit.prompt_rules import by_prompt

PROMPT_RULES: Final = by_prompt(
    "al",
    {
        # the turn
        "SW1-SETUP-8": "begin",
        "SW1-DRAW-1": "draw phase-draw",
        "SW1-SUM-1": "phase-summon",
        "SW1-EVT-1": "phase-event",
        "SW1-MOVE-1": "phase-move",
        "SW1-ATK-1": "phase-attack",
        "SW1-ATK-10": "attack-target",
        "SW1-ATK-13": "roll",
        "SW1-BUILD-1": "phase-magic",
        "SW1-ANY-1": "between-phases",
        "SW1-SIM-1": "order",
        # moves and attacks beside the three
        "SW1-SPEC-1": "battle-orders chain-lightning divine-presence escape free-attack free-move geopathic-command "
        "mage-push overwork sandstorm sandstorm-more shadow-arrows-again stalking-advance telekinetic-blast track",
        "SW1-ATK-15": "assault call-lightning wrathful-dead",
        "SW1-MOVE-15": "tunnel",
        # where cards go
        "SW1-PLACE-1": "change-form teleport teleport-with",
        "SW1-PLACE-3": "chain-hook enlist enlist-to ensnare ensnare-to fall-back fall-back-commons fall-back-summoner "
        "from-the-ashes from-the-ashes-unit gem-magic-to gem-of-calling hellfire-step hellfire-step-to "
        "illusionary-warrior illusionary-warrior-to leader-of-the-cult mind-link mind-link-to muster place-to "
        "rise-again scurry shadow-arrows sticky-tongue taunt",
        "SW1-UNDER-1": "legion rune-event shift-the-runes shift-the-runes-card shift-the-runes-to study study-card "
        "study-to",
        "SW1-EVT-8": "event-ability",
        "SW1-WALL-8": "mirage restructure",
        "SW1-VINE-6": "vine-growth vinemancer-call",
        "SW1-VINE-7": "vinemancer-entangle",
        "SW1-VINE-25": "vinemancer-animate vinemancer-animate-gain",
        "SW1-CONJ-2": "burning-conjuration burning-conjuration-unit conjure-gorgon",
        "SW1-SUM-13": "reinforcements",
        # wounds, what is destroyed or discarded
        "SW1-HIT-3": "divine-intervention living-shields",
        "SW1-HIT-13": "cursed-slash electrocute electrocute-card lightning-strike magic-torrent revolt sunder-hammer "
        "wither",
        "SW1-HIT-14": "life-drain rock-eater",
        "SW1-DEST-1": "adapt shadows",
        "SW1-DEST-3": "burnt-sacrifice purge spore-carriers",
        "SW1-DEST-8": "channel-magic conserve meditate summoning-surge",
        "SW1-DISC-1": "counter-summon into-darkness",
        "SW1-DISC-6": "memory-break memory-break-pay",
        # magic and piles
        "SW1-MAGIC-2": "magic-drain",
        "SW1-MAGIC-5": "imprison",
        "SW1-MAGIC-7": "eliens-will gem-magic geopathy",
        "SW1-PRIS-1": "subjugation",
        "SW1-INFO-3": "a-hero-is-born burnt-sacrifice-event glimpse-below glimpse-on-top glimpse-the-future mimic "
        "pilfer superior-planning superior-planning-search",
        "SW1-BOOST-1": "gem-transfer gem-transfer-to reclaim unlock",
        # control, abilities, single units
        "SW1-CTRL-1": "forced-conversion mind-capture mind-control",
        "SW1-ABIL-1": "conceal lucky return-spirit shadow-dancer",
        "SW1-STACK-1": "mimic-mind-witch shadow-snare",
        "SW1-TEAM-15": "into-darkness-whom magic-drain-whom magic-stasis memory-break-whom mimic-whom "
        "summon-the-night wrathful-dead-seat",
    },
)
