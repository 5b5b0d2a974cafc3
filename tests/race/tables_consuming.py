"""What is printed on the cards for Trade, Consume and Produce, written down by hand: one row for each design."""

from __future__ import annotations

from typing import NamedTuple

KINDS = ["novelty", "rare", "genes", "alien"]

HOLDERS: dict[str, list[str]] = {
    "novelty": ["artist-colony", "gem-world", "refugee-world", "former-penal-colony"],
    "rare": ["asteroid-belt", "radioactive-world", "destroyed-world", "rebel-fuel-cache"],
    "genes": ["pre-sentient-race", "empath-world", "avian-uplift-race", "reptilian-uplift-race"],
    "alien": ["deserted-alien-outpost", "deserted-alien-colony", "deserted-alien-library", "alien-robot-sentry"],
}
"""Worlds of each kind that neither trade nor consume."""


class Trading(NamedTuple):
    """Cards drawn for selling a good of each kind from elsewhere, and the one that lies on the card itself."""

    card: str
    novelty: int
    rare: int
    genes: int
    alien: int
    own: int | None = None

    def sales(self) -> list[tuple[str, int]]:
        """Each kind with what it brings."""
        return list(zip(KINDS, [self.novelty, self.rare, self.genes, self.alien], strict=True))


class Gain(NamedTuple):
    """What happens in Consume: goods spent, points, cards."""

    spent: int = 0
    points: int = 0
    cards: int = 0


class Consuming(NamedTuple):
    """What a card gains from this many goods of its kind."""

    card: str
    kind: str
    gains: dict[int, Gain]


class ConsumingOtherwise(NamedTuple):
    """What a card gains from goods of these kinds, where more than their number counts."""

    card: str
    gains: dict[tuple[str, ...], Gain]


class Discarding(NamedTuple):
    """Points for discarding none, one and as many hand cards as the card takes."""

    card: str
    points: tuple[int, ...]


class Producing(NamedTuple):
    """A production world: its good, and the cards drawn when it produces."""

    card: str
    kind: str
    cards: int = 0


class ProducingWindfall(NamedTuple):
    """A card that puts a good on an empty windfall world of one of these kinds."""

    card: str
    kinds: list[str]


class DrawingInProduce(NamedTuple):
    """Cards drawn in Produce next to these other cards, which draw none themselves."""

    card: str
    draws: dict[tuple[str, ...], int]


CARDS_TRADE = [
    # Any good
    Trading("old-earth", novelty=3, rare=4, genes=5, alien=6),
    Trading("export-duties", novelty=3, rare=4, genes=5, alien=6),
    Trading("galactic-engineers", novelty=3, rare=4, genes=5, alien=6),
    Trading("trade-league", novelty=3, rare=4, genes=5, alien=6),
    Trading("merchant-world", novelty=4, rare=5, genes=6, alien=7),
    # Goods of one kind
    Trading("spice-world", novelty=4, rare=3, genes=4, alien=5, own=4),
    Trading("distant-world", novelty=5, rare=3, genes=4, alien=5, own=4),
    Trading("mining-conglomerate", novelty=2, rare=4, genes=4, alien=5),
    Trading("space-port", novelty=2, rare=5, genes=4, alien=5, own=2),
    Trading("genetics-lab", novelty=2, rare=3, genes=5, alien=5),
    Trading("bio-hazard-mining-world", novelty=2, rare=3, genes=6, alien=5, own=3),
    # The good of this world
    Trading("star-nomad-lair", novelty=2, rare=3, genes=4, alien=5, own=3),
    Trading("pirate-world", novelty=2, rare=3, genes=4, alien=5, own=5),
]

CARDS_CONSUME = [
    # One good of any kind
    Consuming("earths-lost-colony", "any", {1: Gain(1, 1), 2: Gain(1, 1)}),
    Consuming("public-works", "any", {1: Gain(1, 1), 2: Gain(1, 1)}),
    Consuming("terraformed-world", "any", {1: Gain(1, 1), 2: Gain(1, 1)}),
    Consuming("gambling-world", "any", {1: Gain(1, 1), 2: Gain(1, 1)}),
    Consuming("expanding-colony", "any", {1: Gain(1, 1), 2: Gain(1, 1)}),
    Consuming("prosperous-world", "any", {1: Gain(1, 1), 2: Gain(1, 1)}),
    Consuming("galactic-trendsetters", "any", {1: Gain(1, 2), 2: Gain(1, 2)}),
    Consuming("secluded-world", "any", {1: Gain(1, cards=1), 2: Gain(1, cards=1)}),
    Consuming("new-vinland", "any", {1: Gain(1, cards=2), 2: Gain(1, cards=2)}),
    Consuming("epsilon-eridani", "any", {1: Gain(1, 1, 1), 2: Gain(1, 1, 1)}),
    Consuming("outlaw-world", "any", {1: Gain(1, 1, 1), 2: Gain(1, 1, 1)}),
    Consuming("galactic-resort", "any", {1: Gain(1, 1, 1), 2: Gain(1, 1, 1)}),
    Consuming("new-earth", "any", {1: Gain(1, 1, 1), 2: Gain(1, 1, 1)}),
    # One good of its kind
    Consuming("new-survivalists", "novelty", {1: Gain(1, cards=1), 2: Gain(1, cards=1)}),
    Consuming("terraforming-robots", "rare", {1: Gain(1, 1, 1), 2: Gain(1, 1, 1)}),
    Consuming("plague-world", "genes", {1: Gain(1, 1, 1), 2: Gain(1, 1, 1)}),
    Consuming("research-labs", "genes", {1: Gain(1, 1), 2: Gain(1, 1)}),
    # Exactly two
    Consuming("tourist-world", "any", {1: Gain(), 2: Gain(2, 3), 3: Gain(2, 3), 4: Gain(2, 3)}),
    Consuming("mining-league", "rare", {1: Gain(), 2: Gain(2, 3), 3: Gain(2, 3), 4: Gain(2, 3)}),
    # Up to a number
    Consuming("old-earth", "any", {1: Gain(1, 1), 2: Gain(2, 2), 3: Gain(2, 2)}),
    Consuming("mining-conglomerate", "rare", {1: Gain(1, 1), 2: Gain(2, 2), 3: Gain(2, 2)}),
    Consuming("consumer-markets", "novelty", {1: Gain(1, 1), 2: Gain(2, 2), 3: Gain(3, 3), 4: Gain(3, 3)}),
    Consuming(
        "free-trade-association", "novelty", {1: Gain(1, 1, 1), 2: Gain(2, 2, 2), 3: Gain(3, 3, 3), 4: Gain(3, 3, 3)}
    ),
    # All of them
    Consuming("pilgrimage-world", "any", {1: Gain(1, 0), 2: Gain(2, 1), 3: Gain(3, 2), 4: Gain(4, 3)}),
]

CARDS_CONSUME_OTHERWISE = [
    ConsumingOtherwise(
        "diversified-economy",
        {
            ("novelty", "rare"): Gain(),
            ("novelty", "novelty", "rare", "rare"): Gain(),
            ("novelty", "rare", "genes"): Gain(3, 3),
            ("rare", "genes", "alien"): Gain(3, 3),
            ("novelty", "novelty", "rare", "alien"): Gain(3, 3),
            ("novelty", "rare", "genes", "alien"): Gain(3, 3),
        },
    ),
    ConsumingOtherwise(
        "black-market-trading-world",
        {
            (): Gain(),
            ("novelty",): Gain(1, cards=2),
            ("rare",): Gain(1, cards=3),
            ("genes",): Gain(1, cards=4),
            ("alien",): Gain(1, cards=5),
            ("rare", "rare"): Gain(1, cards=3),
        },
    ),
    ConsumingOtherwise(
        "trade-league",
        {
            (): Gain(),
            ("novelty",): Gain(1, cards=3),
            ("rare",): Gain(1, cards=4),
            ("genes",): Gain(1, cards=5),
            ("alien",): Gain(1, cards=6),
            ("rare", "rare"): Gain(1, cards=4),
        },
    ),
    ConsumingOtherwise("new-economy", {(): Gain(cards=1), ("novelty",): Gain(cards=1)}),
]

CARDS_DISCARD_HAND = [
    Discarding("deficit-spending", (0, 1, 2)),
    Discarding("merchant-world", (0, 1, 2)),
]

CARDS_PRODUCE = [
    Producing("earths-lost-colony", "novelty"),
    Producing("gem-world", "novelty", cards=1),
    Producing("spice-world", "novelty"),
    Producing("new-vinland", "novelty"),
    Producing("artist-colony", "novelty"),
    Producing("new-survivalists", "novelty"),
    Producing("secluded-world", "novelty"),
    Producing("space-port", "novelty"),
    Producing("prosperous-world", "novelty"),
    Producing("comet-zone", "rare", cards=1),
    Producing("rebel-miners", "rare"),
    Producing("imperium-armaments-world", "rare"),
    Producing("bio-hazard-mining-world", "rare"),
    Producing("new-earth", "rare"),
    Producing("mining-world", "rare", cards=1),
    Producing("malevolent-lifeforms", "genes"),
    Producing("lost-species-ark-world", "genes", cards=2),
    Producing("plague-world", "genes"),
    Producing("distant-world", "genes"),
    Producing("alien-robotic-factory", "alien"),
    Producing("lost-alien-battle-fleet", "alien"),
]

CARDS_PRODUCE_WINDFALL = [
    ProducingWindfall("expanding-colony", ["novelty"]),
    ProducingWindfall("free-trade-association", ["novelty"]),
    ProducingWindfall("mining-robots", ["rare"]),
    ProducingWindfall("mining-league", ["rare"]),
    ProducingWindfall("genetics-lab", ["genes"]),
    ProducingWindfall("alien-rosetta-stone-world", ["alien"]),
    ProducingWindfall("galactic-engineers", ["novelty", "rare", "genes", "alien"]),
]

CARDS_PRODUCE_DRAW = [
    # Always
    DrawingInProduce("rebel-underground", {(): 1, ("artist-colony", "rebel-miners"): 1}),
    DrawingInProduce("merchant-guild", {(): 2, ("artist-colony", "rebel-miners"): 2}),
    # A good on this windfall world
    DrawingInProduce("runaway-robots", {(): 0, ("rebel-miners",): 0, ("mining-robots",): 1}),
    # Goods produced
    DrawingInProduce(
        "consumer-markets",
        {
            (): 0,
            ("artist-colony",): 1,
            ("artist-colony", "spice-world", "rebel-miners"): 2,
            ("artist-colony", "spice-world", "refugee-world", "expanding-colony"): 3,
            ("refugee-world",): 0,
        },
    ),
    DrawingInProduce(
        "research-labs",
        {
            ("plague-world", "artist-colony", "rebel-miners"): 0,
            ("alien-robotic-factory",): 1,
            ("alien-robotic-factory", "lost-alien-battle-fleet"): 2,
            ("alien-robotic-factory", "alien-robot-sentry", "alien-rosetta-stone-world"): 2,
        },
    ),
    # Kinds produced
    DrawingInProduce(
        "diversified-economy",
        {
            (): 0,
            ("artist-colony", "spice-world"): 1,
            ("artist-colony", "rebel-miners"): 2,
            ("artist-colony", "rebel-miners", "plague-world"): 3,
            ("artist-colony", "rebel-miners", "plague-world", "alien-robotic-factory"): 4,
            ("artist-colony", "empath-world", "genetics-lab"): 2,
            ("artist-colony", "empath-world"): 1,
        },
    ),
    # Most goods produced
    DrawingInProduce(
        "mining-conglomerate",
        {
            (): 0,
            ("artist-colony",): 0,
            ("rebel-miners",): 2,
            ("rebel-miners", "new-earth"): 2,
            ("asteroid-belt", "mining-robots"): 2,
        },
    ),
    # Own worlds
    DrawingInProduce(
        "pan-galactic-league",
        {
            (): 0,
            ("plague-world",): 1,
            ("empath-world",): 1,
            ("plague-world", "empath-world", "avian-uplift-race", "artist-colony", "asteroid-belt"): 3,
        },
    ),
]
