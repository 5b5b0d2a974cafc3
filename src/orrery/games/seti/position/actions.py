"""Every answer a player can give, in the order in which questions list them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ....core.actions import ActionSpace, Block
from ..facts.board import (
    EARTH,
    GOLD_TILES,
    PLACES,
    PLANETS,
    SAMPLES,
    SIGNAL_PLACES,
    SPACE_NAMES,
    SPOTS,
    TARGETS,
    TECH_PLACES,
    TECHS,
    TRACE_COLORS,
)
from ..facts.cards import CARDS
from ..facts.objectives import TASKS
from ..facts.sky import DIRECTIONS
from ..facts.slots import SLOTS

RESOURCES: Final[Sequence[str]] = ["credit", "energy", "card"]
SCAN_STEPS: Final[Sequence[str]] = ["earth", "row", "mercury", "hand", "launch", "move"]
REWARDS: Final = range(1, 5)
MOST_SHOWN: Final = 20

SPACE: Final = ActionSpace()

# Main actions
LAUNCH: Final = SPACE.single("launch")
ORBIT: Final = SPACE.block("orbit", planet=PLANETS[:EARTH])
LAND: Final = SPACE.block("land", target=TARGETS)
SCAN: Final = SPACE.single("scan")
ANALYSE: Final = SPACE.single("analyse")
PLAY: Final = SPACE.block("play", card=CARDS)
RESEARCH: Final = SPACE.single("research")
PASS: Final = SPACE.single("pass")

# Steps of actions and effects
TECH: Final = SPACE.block("take-tech", tech=TECHS)
INSTALL: Final = SPACE.block("install", place=TECH_PLACES)
SIGNAL: Final = SPACE.block("signal", star=SIGNAL_PLACES)
STEP: Final = SPACE.block("step", step=SCAN_STEPS)
TRACE: Final = SPACE.block("trace", place=PLACES, color=TRACE_COLORS, spot=SPOTS)
TAKE: Final = SPACE.block("take", card=CARDS)
DRAW: Final = SPACE.single("draw")
TUCK: Final = SPACE.block("tuck", card=CARDS)
DISCARD: Final = SPACE.block("discard", card=CARDS)
KEEP: Final = SPACE.block("keep", card=CARDS)
FLY: Final = SPACE.block("fly", space=SPACE_NAMES, direction=DIRECTIONS)
CARRY: Final = SPACE.block("carry", sample=range(1, SAMPLES + 1), direction=DIRECTIONS)
PROBE: Final = SPACE.block("probe", space=SPACE_NAMES)
CLAIM: Final = SPACE.block("claim", count=range(1, 4))
FILL: Final = SPACE.block("fill", slot=SLOTS)
CHOOSE: Final = SPACE.block("choose", option=range(1, 3))
EVALUATE: Final = SPACE.block("evaluate", star=SIGNAL_PLACES)
MARK: Final = SPACE.block("mark", tile=range(1, GOLD_TILES + 1))
REPLY: Final = SPACE.block("reply", reward=REWARDS)
BURY: Final = SPACE.block("bury", card=CARDS)
SAMPLE: Final = SPACE.block("sample", sample=range(1, SAMPLES + 1))
SHOW: Final = SPACE.block("show", count=range(MOST_SHOWN + 1))
PAY: Final = SPACE.single("pay")
INSTEAD: Final = SPACE.single("instead")
REVEAL: Final = SPACE.block("reveal", card=CARDS)
GO_ON: Final = SPACE.single("go-on")

# Free actions
BURN: Final = SPACE.single("burn")
CORNER: Final = SPACE.block("corner", card=CARDS)
STORE: Final = SPACE.single("store")
STORE_BELOW: Final = SPACE.block("store-below", place=TECH_PLACES)
FINISH: Final = SPACE.block("finish", card=CARDS)
EXCHANGE: Final = SPACE.block("exchange", resource=RESOURCES, gain=RESOURCES)
BUY_CARD: Final = SPACE.single("buy-card")

DECLINE: Final = SPACE.single("decline")
END_TURN: Final = SPACE.single("end-turn")

# Playing alone
MARK_TASK: Final = SPACE.block("mark-task", task=TASKS)


def is_free(action: int) -> bool:
    """Whether an answer is a free action; they lie side by side."""
    return BURN <= action <= BUY_CARD


def is_main(action: int) -> bool:
    """Whether an answer is a main action other than passing; they come first."""
    return action < PASS


def each(block: Block, places: Iterable[int]) -> list[int]:
    """The actions of a block with one axis at these places: options are made of them, so it is quick."""
    start = block.start
    return [start + place for place in places]
