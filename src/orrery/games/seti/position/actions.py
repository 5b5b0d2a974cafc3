"""Every answer a player can give, in the order in which questions list them."""

from __future__ import annotations

from typing import Final

from ....core.actions import ActionSpace
from ..facts.board import (
    EARTH,
    GOLD_TILES,
    PLACES,
    PLANETS,
    SIGNAL_PLACES,
    SPACE_NAMES,
    SPOTS,
    TARGETS,
    TECH_PLACES,
    TECHS,
    TRACE_COLORS,
)
from ..facts.cards import CARDS
from ..facts.sky import DIRECTIONS
from ..vocabulary.slots import SLOTS

RESOURCES: Final = ["credit", "energy", "card"]
SCAN_STEPS: Final = ["earth", "row", "mercury", "hand", "launch", "move"]
SAMPLES: Final = range(1, 8)
REWARDS: Final = range(1, 5)
MOST_SHOWN: Final = 20

SPACE: Final = ActionSpace()

# Main actions
LAUNCH: Final = SPACE.single("launch")
ORBIT: Final = SPACE.first("orbit", planet=PLANETS[:EARTH])
LAND: Final = SPACE.first("land", target=TARGETS)
SCAN: Final = SPACE.single("scan")
ANALYSE: Final = SPACE.single("analyse")
PLAY: Final = SPACE.first("play", card=CARDS)
RESEARCH: Final = SPACE.single("research")
PASS: Final = SPACE.single("pass")

# Steps of actions and effects
TECH: Final = SPACE.first("take-tech", tech=TECHS)
INSTALL: Final = SPACE.first("install", place=TECH_PLACES)
SIGNAL: Final = SPACE.first("signal", star=SIGNAL_PLACES)
STEP: Final = SPACE.first("step", step=SCAN_STEPS)
TRACE: Final = SPACE.first("trace", place=PLACES, color=TRACE_COLORS, spot=SPOTS)
TAKE: Final = SPACE.first("take", card=CARDS)
DRAW: Final = SPACE.single("draw")
TUCK: Final = SPACE.first("tuck", card=CARDS)
DISCARD: Final = SPACE.first("discard", card=CARDS)
KEEP: Final = SPACE.first("keep", card=CARDS)
FLY: Final = SPACE.first("fly", space=SPACE_NAMES, direction=DIRECTIONS)
CARRY: Final = SPACE.first("carry", sample=SAMPLES, direction=DIRECTIONS)
PROBE: Final = SPACE.first("probe", space=SPACE_NAMES)
CLAIM: Final = SPACE.first("claim", count=range(1, 4))
FILL: Final = SPACE.first("fill", slot=SLOTS)
CHOOSE: Final = SPACE.first("choose", option=range(1, 3))
EVALUATE: Final = SPACE.first("evaluate", star=SIGNAL_PLACES)
MARK: Final = SPACE.first("mark", tile=range(1, GOLD_TILES + 1))
REPLY: Final = SPACE.first("reply", reward=REWARDS)
BURY: Final = SPACE.first("bury", card=CARDS)
SAMPLE: Final = SPACE.first("sample", sample=SAMPLES)
SHOW: Final = SPACE.first("show", count=range(MOST_SHOWN + 1))
PAY: Final = SPACE.single("pay")
INSTEAD: Final = SPACE.single("instead")
REVEAL: Final = SPACE.first("reveal", card=CARDS)
GO_ON: Final = SPACE.single("go-on")

# Free actions
BURN: Final = SPACE.single("burn")
CORNER: Final = SPACE.first("corner", card=CARDS)
STORE: Final = SPACE.single("store")
STORE_BELOW: Final = SPACE.first("store-below", place=TECH_PLACES)
FINISH: Final = SPACE.first("finish", card=CARDS)
EXCHANGE: Final = SPACE.first("exchange", resource=RESOURCES, gain=RESOURCES)
BUY_CARD: Final = SPACE.single("buy-card")

DECLINE: Final = SPACE.single("decline")
END_TURN: Final = SPACE.single("end-turn")

FIRST_FREE: Final = BURN
LAST_FREE: Final = BUY_CARD


def trace_action(place: int, color: int, spot: int) -> int:
    return TRACE + (place * len(TRACE_COLORS) + color) * len(SPOTS) + spot
