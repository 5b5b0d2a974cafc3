"""Every answer a player can give, in the order in which questions list them."""

from __future__ import annotations

from typing import Final

from ....core.actions import ActionSpace
from ..facts.board import BUILDINGS, COLOURS, HOLES, QUADRANTS, SHIPS, TURN_ACTIONS
from ..facts.cards import DISCOVERIES, EMPIRES, MISSIONS, TECHNOLOGIES, USES
from ..flick.directions import STEPS
from ..flick.flight import POWERS
from ..flick.geometry import ANGLES, CELLS, RINGS

SEATS: Final = ["yellow", "blue", "red", "white"]
"""Players by the colour of their pieces."""
SHIP_NAMES: Final = [f"ship-{number + 1}" for number in range(SHIPS)] + [f"{colour}-ship" for colour in COLOURS]
JET_DIRECTIONS: Final = 360
MOST_BASES: Final = 16
MOST_MINES: Final = 8
MOST_BONUS: Final = 2

SPACE: Final = ActionSpace()

CHOOSE: Final = SPACE.first("choose", action=TURN_ACTIONS)
EMPIRE: Final = SPACE.first("empire", empire=EMPIRES)

# Moving and manoeuvres
FLICK: Final = SPACE.first("flick", ship=SHIP_NAMES)
JET: Final = SPACE.first("jet", ship=SHIP_NAMES)
PHASE: Final = SPACE.first("phase", ship=SHIP_NAMES)
JUMP: Final = SPACE.first("jump", ship=SHIP_NAMES)
REPOSITION: Final = SPACE.first("reposition", ship=SHIP_NAMES)
SHIFT_BASE: Final = SPACE.first("shift-base", base=range(1, MOST_BASES + 1))
LAND: Final = SPACE.first("land", ship=SHIP_NAMES)
LAUNCH: Final = SPACE.first("launch", hole=HOLES, ship=SHIP_NAMES)
DISCOVER: Final = SPACE.first("discover", hole=HOLES)
WORMHOLE: Final = SPACE.first("wormhole", ship=SHIP_NAMES)
JUMP_GATE: Final = SPACE.first("jump-gate", ship=SHIP_NAMES)
CARRY: Final = SPACE.single("carry")
LAY_MINE: Final = SPACE.first("lay-mine", mine=range(MOST_MINES + 1))
RAISE: Final = SPACE.first("raise", hole=HOLES)
SEIZE: Final = SPACE.first("seize", hole=HOLES)

# Where things are put
PUT: Final = SPACE.first("put", ring=RINGS, angle=range(ANGLES))
PLACE: Final = SPACE.first("place", column=range(CELLS), row=range(CELLS))
AT: Final = SPACE.first("at", hole=HOLES)
TOWARDS: Final = SPACE.first("towards", angle=range(JET_DIRECTIONS))

# Deploying, building, interacting
DEPLOY_TROOP: Final = SPACE.first("deploy-troop", hole=HOLES)
DEPLOY_SHIP: Final = SPACE.first("deploy-ship", ship=SHIP_NAMES)
BUILD_ON: Final = SPACE.first("build", building=BUILDINGS, hole=HOLES)
PAY: Final = SPACE.first("pay", payment=["pieces", "troops", "energy", "constructor"])
PAY_SHIP: Final = SPACE.first("pay-ship", ship=SHIP_NAMES)
COLOUR: Final = SPACE.first("colour", colour=COLOURS)
RESEARCH: Final = SPACE.first("research", tech=TECHNOLOGIES)
RELIC: Final = SPACE.first("relic", discovery=DISCOVERIES)
TAKE: Final = SPACE.first("take", discovery=DISCOVERIES)
MISSION: Final = SPACE.first("mission", mission=MISSIONS)
USE: Final = SPACE.first("use", use=USES, hole=HOLES)
PART: Final = SPACE.first("part", part=["ships", "move", "troops", "attack", "build", "energy"])
PIECE: Final = SPACE.first("from", hole=HOLES)
BOOST: Final = SPACE.first("boost", energy=range(1, 3))

# The end of the turn
ATTACK_SHIP: Final = SPACE.first("attack-ship", seat=SEATS, ship=SHIP_NAMES)
ATTACK_PLANET: Final = SPACE.first("attack-planet", hole=HOLES)
ATTACK_GUARDIAN: Final = SPACE.first("attack-guardian", quadrant=QUADRANTS)
JOIN: Final = SPACE.first("join", ship=SHIP_NAMES)
ADD_BONUS: Final = SPACE.first("add-bonus", bonus=range(1, MOST_BONUS + 1))
MOVE_BASE: Final = SPACE.first("move-base", base=range(1, MOST_BASES + 1), hole=HOLES)
KEEP: Final = SPACE.first("keep", building=BUILDINGS)
SLING: Final = SPACE.first("sling", hole=HOLES)

DONE: Final = SPACE.single("done")
END_TURN: Final = SPACE.single("end-turn")
AIM: Final = SPACE.first("aim", direction=range(STEPS), power=range(1, POWERS + 1))
"""Where a flick goes and how strong it is: the largest block stands last."""

AIMS: Final = range(AIM, AIM + STEPS * POWERS)
