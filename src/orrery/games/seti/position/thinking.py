"""The words in which the rival's thinking is told: what it tried, what was in the way, which rule decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

ANALYSE: Final = 0
LAUNCH: Final = 1
RESEARCH: Final = 2
FLY: Final = 3
SCAN: Final = 4
SPECIES_CARD: Final = 5
MARK_ANOMALY: Final = 6
SEND_MESSAGE: Final = 7
PLAY_EXERTIAN: Final = 8
ATTEMPTS: Final[Sequence[str]] = [
    "analyse",
    "launch",
    "research",
    "fly",
    "scan",
    "species-card",
    "mark-anomaly",
    "send-message",
    "play-exertian",
]
"""The actions of its cards."""

NO_OBSTACLE: Final = -1
COMPUTER_NOT_FULL: Final = 0
PROBE_ON_EARTH: Final = 1
TOO_LITTLE_PUBLICITY: Final = 2
NO_PROBE_ON_EARTH: Final = 3
NO_PLANET_IN_REACH: Final = 4
SPECIES_UNKNOWN: Final = 5
ANOMALY_LED: Final = 6
NO_MESSAGE_LEFT: Final = 7
MESSAGE_UNDER_WAY: Final = 8
ENOUGH_EXERTIANS: Final = 9
OBSTACLES: Final[Sequence[str]] = [
    "computer-not-full",
    "probe-on-earth",
    "too-little-publicity",
    "no-probe-on-earth",
    "no-planet-in-reach",
    "species-unknown",
    "anomaly-led",
    "no-message-left",
    "message-under-way",
    "enough-exertians",
]
"""Why an action was not possible."""

ONLY_ONE: Final = 0
EARTH_SECTOR: Final = 1
PLANET_SECTOR: Final = 2
OUMUAMUA_TILE: Final = 3
WOULD_WIN: Final = 4
TWO_POINTS: Final = 5
MOST_SIGNALS: Final = 6
WOULD_WIN_AND_LARGER: Final = 7
TWO_POINTS_AND_LARGER: Final = 8
MOST_SIGNALS_AND_LARGER: Final = 9
PREFERRED: Final = 10
NEXT_WITH_POINTS: Final = 11
NEXT_LEFT_OVER: Final = 12
FREE_MOON: Final = 13
FIRST_ORBIT: Final = 14
FIRST_LANDING: Final = 15
CARD_PREFERS_ORBIT: Final = 16
CARD_PREFERS_LANDING: Final = 17
CARD_ONLY_LANDS: Final = 18
LOWEST: Final = 19
LEFTMOST: Final = 20
RIGHTMOST: Final = 21
NOTHING_ELSE_FREE: Final = 22
GROUNDS: Final[Sequence[str]] = [
    "only-one",
    "earth-sector",
    "planet-sector",
    "oumuamua-tile",
    "would-win",
    "two-points",
    "most-signals",
    "would-win-and-larger",
    "two-points-and-larger",
    "most-signals-and-larger",
    "preferred",
    "next-with-points",
    "next-left-over",
    "free-moon",
    "first-orbit",
    "first-landing",
    "card-prefers-orbit",
    "card-prefers-landing",
    "card-only-lands",
    "lowest",
    "leftmost",
    "rightmost",
    "nothing-else-free",
]
"""The rule that decided a choice."""

BY_ACTION: Final = 0
FOR_CREDIT: Final = 1
FOR_ENERGY: Final = 2
FOR_CARD: Final = 3
FOR_INCOME: Final = 4
BY_COMPUTER: Final = 5
BY_TECHNOLOGY: Final = 6
BY_PASS: Final = 7
BY_DISCOVERY: Final = 8
BY_OBJECTIVES: Final = 9
CAUSES: Final[Sequence[str]] = [
    "action",
    "credit",
    "energy",
    "card",
    "income",
    "computer",
    "technology",
    "pass",
    "discovery",
    "objectives",
]
"""What progress comes from."""
