"""What the six-cost developments score and what is printed on the other cards, written down by hand."""

from __future__ import annotations

from typing import NamedTuple


class Scoring(NamedTuple):
    """What a six-cost development is worth next to these other cards, itself included."""

    card: str
    points: dict[tuple[str, ...], int]


CARDS_SCORE = [
    Scoring(
        "alien-tech-institute",
        {
            (): 2,
            ("alien-robotic-factory",): 5,
            ("lost-alien-battle-fleet",): 5,
            ("deserted-alien-library",): 4,
            ("alien-robot-sentry",): 4,
            ("alien-rosetta-stone-world",): 4,
            ("gem-world", "space-marines"): 2,
            ("alien-robotic-factory", "deserted-alien-library", "alien-rosetta-stone-world"): 9,
        },
    ),
    Scoring(
        "free-trade-association",
        {
            (): 0,
            ("gem-world",): 2,
            ("new-survivalists",): 2,
            ("refugee-world",): 1,
            ("pirate-world",): 1,
            ("consumer-markets",): 2,
            ("expanding-colony",): 2,
            ("mining-world", "empath-world", "export-duties"): 0,
            ("gem-world", "refugee-world", "consumer-markets", "expanding-colony"): 7,
        },
    ),
    Scoring(
        "galactic-federation",
        {
            (): 2,
            ("public-works",): 3,
            ("trade-league",): 4,
            ("gem-world", "rebel-base"): 2,
            ("alien-robotic-factory",): 2,
            ("trade-league", "new-economy", "drop-ships", "deficit-spending"): 8,
        },
    ),
    Scoring(
        "galactic-imperium",
        {
            (): 0,
            ("rebel-base",): 2,
            ("rebel-fuel-cache",): 2,
            ("new-sparta",): 1,
            ("lost-alien-warship",): 1,
            ("gem-world", "space-marines"): 0,
            ("rebel-homeworld", "rebel-miners", "pirate-world"): 5,
        },
    ),
    Scoring(
        "galactic-renaissance",
        {
            (): 0,
            ("research-labs",): 3,
            ("galactic-trendsetters",): 3,
            ("artist-colony",): 3,
            ("gem-world", "expedition-force"): 0,
            ("research-labs", "galactic-trendsetters", "artist-colony"): 9,
        },
    ),
    Scoring(
        "galactic-survey-seti",
        {
            (): 1,
            ("expedition-force",): 2,
            ("research-labs",): 2,
            ("galactic-renaissance",): 2,
            ("malevolent-lifeforms",): 3,
            ("star-nomad-lair",): 3,
            ("gem-world",): 2,
            ("rebel-base",): 2,
            ("public-works",): 1,
            ("expedition-force", "star-nomad-lair", "gem-world", "old-earth", "public-works"): 6,
        },
    ),
    Scoring(
        "merchant-guild",
        {
            (): 0,
            ("gem-world",): 2,
            ("mining-world",): 2,
            ("plague-world",): 2,
            ("alien-robotic-factory",): 2,
            ("rebel-miners",): 2,
            ("refugee-world", "asteroid-belt", "empath-world", "deserted-alien-colony"): 0,
            ("gem-world", "artist-colony", "mining-world", "asteroid-belt"): 6,
        },
    ),
    Scoring(
        "mining-league",
        {
            (): 0,
            ("mining-world",): 2,
            ("rebel-miners",): 2,
            ("asteroid-belt",): 1,
            ("rebel-fuel-cache",): 1,
            ("mining-robots",): 2,
            ("mining-conglomerate",): 2,
            ("gem-world", "empath-world", "replicant-robots"): 0,
            ("mining-world", "asteroid-belt", "mining-robots", "mining-conglomerate"): 7,
        },
    ),
    Scoring(
        "new-economy",
        {
            (): 2,
            ("public-works",): 4,
            ("deficit-spending",): 4,
            ("trade-league",): 4,
            ("old-earth",): 3,
            ("gambling-world",): 3,
            ("merchant-world",): 3,
            ("black-market-trading-world",): 3,
            ("pilgrimage-world",): 3,
            ("export-duties", "pirate-world", "spice-world", "genetics-lab", "galactic-engineers"): 2,
            ("diversified-economy", "tourist-world", "new-earth"): 6,
        },
    ),
    Scoring(
        "new-galactic-order",
        {
            (): 2,
            ("space-marines",): 4,
            ("new-sparta", "drop-ships", "lost-alien-battle-fleet"): 10,
            ("contact-specialist",): 1,
            ("contact-specialist", "pan-galactic-league", "refugee-world", "empath-world"): -2,
            ("alpha-centauri", "galactic-imperium", "alien-tech-institute", "alien-rosetta-stone-world"): 2,
            ("new-military-tactics",): 2,
        },
    ),
    Scoring(
        "pan-galactic-league",
        {
            (): 0,
            ("plague-world",): 2,
            ("empath-world",): 2,
            ("avian-uplift-race",): 2,
            ("malevolent-lifeforms",): 2,
            ("rebel-warrior-race",): 2,
            ("pirate-world",): 1,
            ("new-sparta",): 1,
            ("contact-specialist",): 3,
            ("gem-world", "genetics-lab", "space-marines"): 0,
            ("plague-world", "avian-uplift-race", "rebel-base", "contact-specialist"): 8,
        },
    ),
    Scoring(
        "trade-league",
        {
            (): 2,
            ("export-duties",): 4,
            ("mining-conglomerate",): 4,
            ("genetics-lab",): 4,
            ("old-earth",): 3,
            ("pirate-world",): 3,
            ("merchant-world",): 3,
            ("black-market-trading-world", "public-works", "new-economy", "gem-world"): 2,
            ("export-duties", "space-port", "star-nomad-lair"): 6,
        },
    ),
]

SIX_COST = [row.card for row in CARDS_SCORE]

PRINTED: dict[int, list[str]] = {
    0: ["alpha-centauri", "destroyed-world", "plague-world", "the-last-of-the-uplift-gnarssh"],
    1: [
        *["epsilon-eridani", "new-sparta", "earths-lost-colony", "artist-colony", "asteroid-belt", "empath-world"],
        *["expanding-colony", "former-penal-colony", "galactic-engineers", "gambling-world", "gem-world"],
        *["new-survivalists", "new-vinland", "outlaw-world", "pre-sentient-race", "radioactive-world"],
        *["rebel-fuel-cache", "rebel-miners", "refugee-world", "runaway-robots", "secluded-world", "space-port"],
        *["spice-world", "star-nomad-lair", "colony-ship", "contact-specialist", "deficit-spending"],
        *["expedition-force", "export-duties", "genetics-lab", "interstellar-bank", "investment-credits"],
        *["mining-robots", "new-military-tactics", "public-works", "space-marines"],
    ],
    2: [
        *["old-earth", "alien-robot-scout-ship", "alien-robot-sentry", "aquatic-uplift-race", "avian-uplift-race"],
        *["bio-hazard-mining-world", "black-market-trading-world", "blaster-gem-mines", "comet-zone"],
        *["distant-world", "galactic-resort", "imperium-armaments-world", "malevolent-lifeforms", "merchant-world"],
        *["mining-world", "pilgrimage-world", "pirate-world", "prosperous-world", "rebel-warrior-race"],
        *["reptilian-uplift-race", "tourist-world", "diversified-economy", "drop-ships", "mining-conglomerate"],
        *["replicant-robots", "research-labs", "terraforming-robots"],
    ],
    3: [
        *["alien-rosetta-stone-world", "deserted-alien-outpost", "galactic-trendsetters", "lost-alien-warship"],
        *["lost-species-ark-world", "new-earth", "consumer-markets"],
    ],
    4: ["deserted-alien-colony", "lost-alien-battle-fleet", "rebel-underground"],
    5: ["alien-robotic-factory", "deserted-alien-library", "rebel-outpost", "terraformed-world"],
    6: ["rebel-base"],
    7: ["rebel-homeworld"],
}
"""The points printed on all other cards."""
