"""Numbers of the rulebook that stand on no card."""

from __future__ import annotations

from typing import Final

# Set-up (page 3)
POINTS_PER_PLAYER: Final = 12
FIRST_HAND: Final = 6
DISCARDED_FROM_FIRST_HAND: Final = 2

# Explore (page 4)
LOOKED_AT: Final = 2
KEPT: Final = 1
MORE_LOOKED_AT: Final = 5
"""The bonus of Explore +5; that of Explore +1, +1 is one more of each."""

# The end of a round (page 6)
HAND_LIMIT: Final = 10
FULL_TABLEAU: Final = 12
"""A tableau of this many cards ends the game after the round."""
