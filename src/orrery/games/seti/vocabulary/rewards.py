"""What cards, planets, stars, technologies and species pay, as lists of effects.

The rules look up here what to do; `texts.read_all`, called once where the game is put together, fills the lists
from the data, for only there all effects are known.
"""

from __future__ import annotations

from typing import Final

from .families import Condition, Scoring
from .reading import Effects

ORBIT_REWARD: Final[list[Effects]] = []
FIRST_ORBIT: Final[list[Effects]] = []
LANDING_REWARD: Final[list[Effects]] = []
"""By planet."""
MOON_REWARD: Final[list[Effects]] = []
FIRST_WIN: Final[list[Effects]] = []
LATER_WIN: Final[list[Effects]] = []
"""By star."""
COMPUTER_REWARD: Final[list[Effects]] = []
"""By upper slot."""
RIVAL_COMPUTER_REWARD: Final[list[list[Effects]]] = []
"""By difficulty, from 1, and space of the rival's computer."""
LOWER_REWARD: Final[list[Effects]] = []
"""By technology, for those of the computer."""
FIXED_BONUS: Final[list[Effects]] = []
"""By technology."""
TILE_BONUS: Final[list[Effects]] = []
DISCOVERY_REWARD: Final[list[Effects]] = []
"""Left and right."""
OVERFLOW_REWARD: Final[Effects] = []
ROW_REWARD: Final[list[list[list[Effects]]]] = []
"""By species, colour and row from 1; row 0 is not used."""
ROW_COST_DATA: Final[list[list[list[int]]]] = []
ROW_COST_EXOFOSSILS: Final[list[list[list[int]]]] = []
ROW_REPEATABLE: Final[list[list[list[bool]]]] = []
ROW_DANGER: Final[list[list[list[int]]]] = []
SAMPLE_REWARD: Final[list[Effects]] = []
"""By sample, 0 to 6."""
ANOMALY_REWARD: Final[list[list[Effects]]] = []
"""By colour and side."""
MESSAGE_REWARD: Final[list[Effects]] = []
CARD_EFFECTS: Final[list[Effects]] = []
"""By card."""
CARD_DELAYED: Final[list[Effects]] = []
MISSION_CONDITION: Final[dict[int, Condition]] = {}
"""Of conditional and sample missions."""
MISSION_REWARD: Final[list[Effects]] = []
"""By card, for conditional and sample missions."""
SLOT_REWARD: Final[list[Effects]] = []
"""By slot of a triggered mission."""
CARD_SCORING: Final[dict[int, Scoring]] = {}
"""Of end-game cards and Exertian cards."""
