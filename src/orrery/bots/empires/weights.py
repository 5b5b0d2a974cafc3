"""What things are worth in points to the greedy player of Ascending Empires; all its weights are here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

# How long the game will last
POINTS_A_ROUND: Final = 0.7
"""What each player takes out of the pool in a round."""
PLANETS_A_ROUND: Final = 0.45
"""How many planets each player takes in a round."""
FADING: Final = 3.0
"""With this many rounds to come, what needs time counts about two thirds."""

# Rivals
RIVAL: Final = 0.55
"""How much what the strongest rival has counts against one's own position."""
OTHERS: Final = 0.12
"""The same for each of the others."""

LEAD: Final = 12.0
"""A lead that decides the game."""
END: Final = 1.0
"""What the end of the game is then worth,"""
HURRY: Final = 0.1
"""and every point taken out of the pool before it."""

# Pieces, while the game lasts
ENERGY: Final[Sequence[float]] = [0.0, 0.9, 1.6, 2.2, 2.7, 3.1, 3.5, 3.8, 4.1, 4.3, 4.5, 4.7]
"""By the energy at hand."""
SPENT: Final = 0.22
"""Spent energy will come back."""
TROOP_HELD: Final = 0.45
TROOP_ON: Final = 0.7
"""A troop on a planet can become a building."""
AHEAD: Final = 0.2
"""The part of what the best building brings that a troop on its planet counts already."""
TWICE: Final = 1.5
"""Several troops will make more than one building."""
OUTPOST: Final = 0.4
SITE: Final[Sequence[float]] = [0.0, 1.0, 1.5, 1.8, 2.0]
"""By the planets onto which troops can be deployed."""
PLANET_AHEAD: Final = 0.55
"""The part of its final points that a planet counts as long as only troops hold it."""
PLANET: Final = 0.6
"""A planet as a place to build."""
SHIP_OWNED: Final = 0.6
SHIP_OUT: Final = 0.35
RELICS: Final[Sequence[float]] = [0.0, 0.7, 1.2, 1.5, 1.6]
"""By the relics beside the player board."""
BONUS_FLICK: Final = 0.7
"""A flick of a relic that is only imagined."""
MINE: Final = 0.15
UNLOCKED: Final = 1.3
"""The energy and the piece that the first building on a space brings."""

CLASSIC_PLANET: Final = 1.0
CLASSIC_TROOPS: Final[Sequence[float]] = [0.0, 0.65, 1.5, 2.4]
"""By the troops on a planet: two or three of them mine ore or build."""
CLASSIC_CROWDED: Final = 0.3
"""A troop on a planet that has no room for another: better on the player board."""
CLASSIC_CITY_AHEAD: Final = 0.6
CLASSIC_RESEARCH: Final = 0.75
CLASSIC_LEVEL: Final = 1.2
"""What a level that could be researched is worth besides points for being first."""
CLASSIC_CREW: Final[Sequence[float]] = [0.0, 2.6, 5.6]
"""By the troops that are free to mine: what they count to a player far ahead,"""
CLASSIC_MINER: Final = 0.4
"""each of them that stands together with others where it can mine,"""
CLASSIC_HURRY: Final = 1.0
"""every point that is left in the pool,"""
CLASSIC_END: Final = 2.0
"""and the end itself."""
TECH: Final = {
    "long-range-lasers": 0.7,
    "energy-siphon": 0.8,
    "star-hammer": 1.6,
    "hyperspace-jump-troops": 1.5,
    "gravity-slingshot": 0.7,
    "hyperjump-stations": 0.7,
    "phase-ship": 1.8,
    "mobile-starbases": 1.2,
    "energy-transfer": 0.4,
    "orbital-defence": 0.8,
    "juggernaut": 1.0,
    "zero-point-energy": 2.5,
    "geothermal-energy": 0.9,
    "orbital-habitat": 0.8,
    "constructor": 1.5,
    "organic-buildings": 2.5,
    "ramming-prow": 0.4,
    "orbital-bombardment": 1.0,
    "battleship": 1.6,
    "shield-breaker": 1.2,
    "afterburner": 0.8,
    "jump-gates": 0.7,
    "carrier": 1.2,
    "space-folding": 2.5,
    "mines": 0.5,
    "planetary-shields": 1.0,
    "bastion": 0.9,
    "emergency-bunkers": 1.0,
    "clone-labs": 1.0,
    "modular-construction": 0.8,
    "colony-ship": 1.4,
    "universal-science": 2.0,
    "classic-long-range": 0.8,
    "classic-gunnery": 0.7,
    "classic-battleship": 1.2,
    "classic-raiders": 0.8,
    "classic-fortified-labs": 0.5,
    "classic-bunkers": 0.5,
    "classic-blockade-runners": 0.4,
    "classic-planet-shield": 0.8,
    "classic-better-drives": 1.8,
    "classic-free-launch": 1.0,
    "classic-strong-drives": 1.8,
    "classic-gravity-sling": 1.0,
    "classic-conscription": 1.2,
    "classic-city-growth": 1.2,
    "classic-cheap-labs": 1.5,
    "classic-double-build": 1.5,
}
EMPIRE: Final = {
    "vlix": 9,
    "korr": 5,
    "sylari": 8,
    "ostrun": 10,
    "henari": 4,
    "tessik": 3,
    "ulmar": 6,
    "draveth": 7,
    "ivenn": 2,
    "qarth": 1,
}
"""Which empire is taken first."""

# Missions
READY: Final = 0.5
"""The part of its points that a mission counts when only the claim is missing."""
BEGUN: Final = 0.35
"""The part that it counts on the way there."""

# Ships and where they are
SHIP: Final = 1.0
"""A ship lost on its way."""
RESTLESS: Final = 0.4
"""A turn of moving must bring more than this: otherwise ships would be shifted about for ever."""
WHIMS: Final = 16
"""Where ships only jet, one decision in this many is made at random,"""
MOODS: Final = 6
"""and one in this many impatiently:"""
IMPATIENCE: Final = 0.2
"""how much what ships could still do counts then."""
IDLE_TURNS: Final = 10
"""After this many own turns in which nobody got anywhere a player is impatient until somebody does."""
HELD: Final = 0.3
"""How much what a ship can do where it is counts as long as it has not done it."""
NEAR: Final = 0.3
"""What it could do after one more flick."""
DISCOVERY: Final = 1.3
LANDING: Final = 1.4
"""A planet taken, besides its points."""
ARTIFACT: Final = 0.5
STRUCTURE: Final = 1.2
"""An artifact that can be made a megastructure."""
OWNED_STRUCTURE: Final = 1.5
BASE_HALF: Final = 0.2
"""The part of a starbase's worth that one of two ships in the orbit counts."""
BASE_READY: Final = 0.45
SIEGE: Final = 0.3
"""The part of an attack's worth that ships in the orbit count that are still too weak for it."""
POSTED: Final = 0.5
"""The part that is left of it when the turn is over."""
FREED: Final = 0.5
"""A planet without its robots."""
BLOCKADE: Final = 0.25
"""A rival's planet closed by a ship of one's own."""
HOMELY: Final = 0.2
"""What draws a ship to a planet of one's own,"""
PREY: Final = 0.5
"""and to someone else's."""

# Danger
BESIEGED: Final = 0.5
"""The part of a planet's worth that is lost where the enemies in its orbit are strong enough."""
WEAK: Final = 0.1
"""The same where all ships of a rival together would be."""
EXPOSED: Final = 0.5
"""A ship in range of enemies that can destroy it."""

# Playing alone
TURNS_ALONE: Final = 8.0
"""Turns that are ahead."""
DECIDED: Final = 200.0
"""A scenario won or lost."""
HOMEWARD: Final = 1.5
"""What it is worth to bring a settler nearer by a flick,"""
RESCUED: Final = 3.0
"""and to where they are safe."""
SETTLER: Final = 6.0
LAST_SETTLER: Final = 60.0
"""A ship lost with a settler, and with one who is needed to win."""
HUNT: Final = 2.0
"""A ship in range of a guardian."""
RAMMED: Final = 4.0
"""A robot driven out of an orbit."""
SKIPPED: Final = 0.4
"""How much the next card counts when a draw will be skipped."""
PROMISING: Final = 5.0
"""How much worse than the best an action may be at the end of its turn to be thought about further,"""
FORESIGHT: Final = 0.6
"""and how much what follows in the next turn counts: a card may come in between."""
