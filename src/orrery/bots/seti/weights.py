"""What things are worth in points; lists go by the rounds to come after this one, the last round first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

# What a unit turns into when it is spent well
CREDIT: Final[Sequence[float]] = [1.2, 2.2, 2.4, 2.5, 2.5]
ENERGY: Final[Sequence[float]] = [1.6, 3.0, 3.3, 3.4, 3.4]
PUBLICITY: Final[Sequence[float]] = [0.5, 1.5, 1.9, 2.0, 2.0]
DATA: Final[Sequence[float]] = [0.8, 1.6, 1.8, 1.8, 1.8]
CARD: Final[Sequence[float]] = [0.6, 1.4, 1.7, 1.8, 1.8]
SPECIES_CARD: Final[Sequence[float]] = [0.9, 2.6, 3.0, 3.0, 3.0]
EXOFOSSIL: Final[Sequence[float]] = [2.0, 3.0, 3.0, 3.0, 3.0]
MOVEMENT: Final[Sequence[float]] = [0.4, 1.6, 1.8, 1.8, 1.8]

PLENTY: Final = 5
HOARDED: Final = 0.7
"""The share that counts of what lies beyond plenty."""
READY: Final = 0.5
"""Enough publicity for a technology."""
FAMOUS: Final = 8
WASTED: Final = 0.3
"""Publicity near its limit is soon lost."""
HAND: Final = 4
CROWDED: Final = 0.4
"""More cards than may be kept when passing count less."""

# Cards
IN_HAND: Final = 0.48
"""The share that counts of what playing a card would bring, while it is in hand."""
LEAST_CARD: Final[Sequence[float]] = [0.4, 1.3, 1.5, 1.5, 1.5]
MOST_CARD: Final = 7.0
IF: Final = 0.4
"""A part of a card that happens only under a condition which does not hold now."""
TIMES: Final = 1.8
"""How often something that is counted is there, on average."""
OPEN_MISSION: Final[Sequence[float]] = [0.15, 0.42, 0.55, 0.6, 0.6]
"""The part of a mission's reward that counts while it is not yet earned."""
HELD_MISSION: Final = 0.95
SCORING_GROWTH: Final = 0.25
"""How many more things an end-game card will count, for each round to come."""

# Actions that cards give
LAUNCH: Final[Sequence[float]] = [1.0, 3.5, 4.0, 4.0, 4.0]
LANDING: Final[Sequence[float]] = [4.0, 6.0, 6.0, 6.0, 6.0]
SECTOR_PART: Final[Sequence[float]] = [0.7, 1.3, 1.4, 1.4, 1.4]
"""What a signal is worth beside its data."""
RESEARCH: Final[Sequence[float]] = [3.0, 6.5, 8.0, 9.0, 10.0]
SAMPLE: Final = 4.0

# Technologies: for each round to come in which they help
TECH: Final = {
    "probe-limit": 1.0,
    "probe-asteroids": 1.0,
    "probe-landing": 2.0,
    "probe-moon": 2.0,
    "telescope-earth": 0.9,
    "telescope-mercury": 1.6,
    "telescope-hand": 1.2,
    "telescope-launch": 1.2,
    "computer-credit": 2.2,
    "computer-energy": 2.2,
    "computer-card": 1.8,
    "computer-publicity": 1.8,
}
TECH_NOW: Final = 0.5
"""How much this round counts, compared with one to come."""

# Probes
KEEN: Final = 0.85
"""The share that counts of what a probe will bring, while it is on its way."""
ARRIVED: Final = 0.93
"""The same for one that has arrived and has the energy."""
STEP: Final = 1.03
"""What a step costs, in energy: a little more than one, so that the step is taken."""
SIGHTSEEING: Final = 0.45
"""The part of a step that a visit saves when it brings publicity."""
PROBE: Final = 0.4

# Computer
ANALYSIS_READY: Final = 0.6
"""How much of an analysis counts when its data are there."""
ANALYSIS_AHEAD: Final[Sequence[float]] = [0.2, 0.65, 0.7, 0.7, 0.7]
"""How much of an analysis a partly filled computer already counts."""
STORED: Final = 0.1
"""Data on the computer leave room in the pool."""
SLOT_AHEAD: Final = 0.9
"""The share that counts of what a slot pays, while its data are in the pool."""

# Stars
COMPLETED: Final[Sequence[float]] = [0.0, 0.2, 0.35, 0.45, 0.5]
"""How likely a sector without any signal is completed some day."""
RUNNER_UP: Final = 1.0

# Traces
TRACE: Final[Sequence[float]] = [0.3, 1.0, 1.5, 1.8, 2.0]
"""A trace beyond its reward: towards missions, discoveries and cards."""
FINDER: Final[Sequence[float]] = [0.5, 2.0, 3.0, 3.0, 3.0]
"""A marker on a discovery space brings a card of the species."""

# Gold tiles: sets that are to be expected for each round to come
SETS: Final = {
    "tech-a": 0.4,
    "tech-b": 0.8,
    "mission-a": 0.7,
    "mission-b": 0.45,
    "income-a": 0.35,
    "income-b": 0.6,
    "other-a": 0.45,
    "other-b": 0.45,
}
UNMARKED: Final = 0.5
"""What a tile would pay that is not marked yet."""
SET_BEGUN: Final[Sequence[float]] = [0.2, 0.7, 0.85, 0.9, 0.9]
"""How much of its share a begun set counts."""
POINTS_A_ROUND: Final = 17.0
"""What a player scores in a round, to guess which milestones will be reached."""
NEVER_SURE: Final = 0.9
"""The most that a milestone ahead counts: the best tile is marked first."""

# Species
DANGER_SPREAD: Final = 8.0
ANOMALY: Final = 0.6
"""How often in a round an anomaly comes by."""
EXERTIAN: Final[Sequence[float]] = [0.05, 0.2, 0.3, 0.35, 0.35]
"""The part of an unfulfilled Exertian card's points that counts."""

PASS: Final = 0.5
"""A main action must bring more than this; else what it costs is kept for the next round."""

# Objectives of who plays alone
OBJECTIVE: Final = 7.0
"""The points and the progress that the rival does not get for one."""
TASK: Final = 0.8
"""The part of it that counts for the tasks done of one that is not completed."""
REACHED: Final = 0.6
"""The part of a task that counts for what has been reached of it."""
