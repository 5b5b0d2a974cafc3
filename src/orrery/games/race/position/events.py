"""What can happen in Race for the Galaxy, for the log and the screen."""

from __future__ import annotations

from typing import Final

from ....core.events import EventKind

# Cards and goods
START_WORLD_DEALT: Final = EventKind("start-world-dealt", ["card"])
CARD_DRAWN: Final = EventKind("card-drawn", secret=["card"])
CARD_DISCARDED: Final = EventKind("card-discarded", secret=["card"])
PILE_RESHUFFLED: Final = EventKind("pile-reshuffled", ["count"])
NOTHING_TO_DRAW: Final = EventKind("nothing-to-draw")
GOOD_PLACED: Final = EventKind("good-placed", ["card"])
POINTS_GAINED: Final = EventKind("points-gained", ["points"])

# The round
ROUND_BEGUN: Final = EventKind("round-begun", ["round"])
ACTION_CHOSEN: Final = EventKind("action-chosen", secret=["action"])
ACTION_REVEALED: Final = EventKind("action-revealed", ["action"])
PHASE_BEGUN: Final = EventKind("phase-begun", ["step"])
GAME_ENDED: Final = EventKind("game-ended", ["points"])

# I: Explore
CARD_LOOKED_AT: Final = EventKind("card-looked-at", secret=["card"])
CARD_KEPT: Final = EventKind("card-kept", secret=["card"])

# II and III: Develop, Settle
PLACEMENT_CHOSEN: Final = EventKind("placement-chosen")
DEVELOPED: Final = EventKind("developed", ["card"])
SETTLED: Final = EventKind("settled", ["card"])
PLACED_NOTHING: Final = EventKind("placed-nothing")
PAID: Final = EventKind("paid", ["card", "count"])
CONQUERED: Final = EventKind("conquered", ["card", "strength"])
CARD_GIVEN_UP: Final = EventKind("card-given-up", ["card"])

# IV: Consume
GOOD_SOLD: Final = EventKind("good-sold", ["card", "count"])
POWER_USED: Final = EventKind("power-used", ["power"])
GOOD_SPENT: Final = EventKind("good-spent", ["card"])
NUMBER_NAMED: Final = EventKind("number-named", ["number"])
LUCKY_CARD_KEPT: Final = EventKind("lucky-card-kept", ["card"])
LUCKY_CARD_LOST: Final = EventKind("lucky-card-lost", ["card"])

EVENTS: Final = tuple(kind for kind in list(globals().values()) if isinstance(kind, EventKind))
