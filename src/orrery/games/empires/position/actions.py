"""Every answer a player can give, in the order in which questions list them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Final

from ....core.actions import ActionSpace
from ..facts.board import BUILDINGS, CLASSIC_ACTIONS, COLOURS, HOLES, QUADRANTS, SHIPS, TURN_ACTIONS
from ..facts.cards import CLASSIC_TECHNOLOGIES, DISCOVERIES, EMPIRES, MISSIONS, TILE_TECHNOLOGIES, USES
from ..facts.classic import ORE, UNITS
from ..flick.directions import STEPS
from ..flick.flight import POWERS
from ..flick.geometry import ANGLES, CELLS, RINGS

SEATS: Final[Sequence[str]] = ["yellow", "blue", "red", "white"]
"""Players by the colour of their pieces."""
SHIP_NAMES: Final = [f"ship-{number + 1}" for number in range(SHIPS)] + [f"{colour}-ship" for colour in COLOURS]
PAYMENTS: Final[Sequence[str]] = ["pieces", "troops", "energy", "constructor"]
"""Ways of paying for a building."""
RELIC_PARTS: Final[Sequence[str]] = ["ships", "move", "troops", "attack", "build", "energy"]
"""What relics and supplies bring."""
JET_DIRECTIONS: Final = 360
MOST_BASES: Final = 16
MOST_MINES: Final = 8
MOST_BONUS: Final = 2

SPACE: Final = ActionSpace()

CHOOSE: Final = SPACE.block("choose", action=TURN_ACTIONS)
EMPIRE: Final = SPACE.block("empire", empire=EMPIRES)

# Moving and manoeuvres
FLICK: Final = SPACE.block("flick", ship=SHIP_NAMES)
JET: Final = SPACE.block("jet", ship=SHIP_NAMES)
PHASE: Final = SPACE.block("phase", ship=SHIP_NAMES)
JUMP: Final = SPACE.block("jump", ship=SHIP_NAMES)
REPOSITION: Final = SPACE.block("reposition", ship=SHIP_NAMES)
SHIFT_BASE: Final = SPACE.block("shift-base", base=range(1, MOST_BASES + 1))
LAND: Final = SPACE.block("land", ship=SHIP_NAMES)
LAUNCH: Final = SPACE.block("launch", hole=HOLES, ship=SHIP_NAMES)
DISCOVER: Final = SPACE.block("discover", hole=HOLES)
WORMHOLE: Final = SPACE.block("wormhole", ship=SHIP_NAMES)
JUMP_GATE: Final = SPACE.block("jump-gate", ship=SHIP_NAMES)
CARRY: Final = SPACE.single("carry")
LAY_MINE: Final = SPACE.block("lay-mine", mine=range(MOST_MINES + 1))
RAISE: Final = SPACE.block("raise", hole=HOLES)
SEIZE: Final = SPACE.block("seize", hole=HOLES)

# Where things are put
PUT: Final = SPACE.block("put", ring=RINGS, angle=range(ANGLES))
PLACE: Final = SPACE.block("place", column=range(CELLS), row=range(CELLS))
AT: Final = SPACE.block("at", hole=HOLES)
TOWARDS: Final = SPACE.block("towards", angle=range(JET_DIRECTIONS))

# Deploying, building, interacting
DEPLOY_TROOP: Final = SPACE.block("deploy-troop", hole=HOLES)
DEPLOY_SHIP: Final = SPACE.block("deploy-ship", ship=SHIP_NAMES)
BUILD_ON: Final = SPACE.block("build", building=BUILDINGS, hole=HOLES)
PAY: Final = SPACE.block("pay", payment=PAYMENTS)
PAY_SHIP: Final = SPACE.block("pay-ship", ship=SHIP_NAMES)
COLOUR: Final = SPACE.block("colour", colour=COLOURS)
RESEARCH: Final = SPACE.block("research", tech=TILE_TECHNOLOGIES)
RELIC: Final = SPACE.block("relic", discovery=DISCOVERIES)
TAKE: Final = SPACE.block("take", discovery=DISCOVERIES)
MISSION: Final = SPACE.block("mission", mission=MISSIONS)
USE: Final = SPACE.block("use", use=USES, hole=HOLES)
PART: Final = SPACE.block("part", part=RELIC_PARTS)
PIECE: Final = SPACE.block("from", hole=HOLES)
BOOST: Final = SPACE.block("boost", energy=range(1, 3))

# The end of the turn
ATTACK_SHIP: Final = SPACE.block("attack-ship", seat=SEATS, ship=SHIP_NAMES)
ATTACK_PLANET: Final = SPACE.block("attack-planet", hole=HOLES)
ATTACK_GUARDIAN: Final = SPACE.block("attack-guardian", quadrant=QUADRANTS)
JOIN: Final = SPACE.block("join", ship=SHIP_NAMES)
ADD_BONUS: Final = SPACE.block("add-bonus", bonus=range(1, MOST_BONUS + 1))
MOVE_BASE: Final = SPACE.block("move-base", base=range(1, MOST_BASES + 1), hole=HOLES)
KEEP: Final = SPACE.block("keep", building=BUILDINGS)
SLING: Final = SPACE.block("sling", hole=HOLES)

DONE: Final = SPACE.single("done")
END_TURN: Final = SPACE.single("end-turn")
AIM: Final = SPACE.block("aim", direction=range(STEPS), power=range(1, POWERS + 1))
"""Where a flick goes and how strong it is."""

# The classic mode, whose answers come last because they came last
CHOOSE_CLASSIC: Final = SPACE.block("choose-classic", action=CLASSIC_ACTIONS)
WITHDRAW: Final = SPACE.block("withdraw", hole=HOLES)
MINE: Final = SPACE.block("mine", hole=HOLES, troops=range(ORE[0][0], ORE[-1][0] + 1))
ADVANCE: Final = SPACE.block("advance", tech=CLASSIC_TECHNOLOGIES)
UNLOCK: Final = SPACE.block("unlock", unit=UNITS)
SCAN: Final = SPACE.block("scan", hole=HOLES)

# Playing alone: these came later, so they come last
GUARD: Final = SPACE.block("guard", quadrant=QUADRANTS)
TECHNOLOGY: Final = SPACE.block("technology", colour=COLOURS)


def aim_at(direction: int, power: int) -> int:
    """The answer that flicks in a direction with a power from 1 on."""
    return AIM.at(direction, power - 1)


def aim_of(action: int) -> tuple[int, int]:
    """Direction and power of a flick."""
    direction, power = divmod(action - AIM.start, POWERS)
    return direction, power + 1


def moved_ship(action: int) -> int:
    """The ship that a flick, a jet or another answer about one ship alone moves."""
    return SPACE.block_of(action).place(action)


# Places are answered by the hundred and by the thousand, so nothing is called for each of them


_PUTS: Final = list(PUT.actions)


def put_on(free: list[bool]) -> list[int]:
    """The answers that name the free places of an orbit."""
    return list(compress(_PUTS, free))


def spot_of(action: int) -> int:
    """The number of the place of an orbit that an answer names."""
    return action - PUT.start


def place_on(cells: list[int]) -> list[int]:
    """The answers that name these places of the grid."""
    start = PLACE.start
    return [start + cell for cell in cells]


def cell_of(action: int) -> int:
    """The number of the place of the grid that an answer names."""
    return action - PLACE.start


def go_towards(directions: Sequence[int]) -> list[int]:
    start = TOWARDS.start
    return [start + direction for direction in directions]
