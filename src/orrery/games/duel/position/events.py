"""What can happen in Starfarers Duel, for the log and the screen."""

from __future__ import annotations

from typing import Final

from ....core.events import EventKind

# Set-up
CENTRE_CHOSEN: Final = EventKind("centre-chosen", secret=["centre"])
CENTRES_REVEALED: Final = EventKind("centres-revealed", ["centre", "other_centre"])
START_ROLLED: Final = EventKind("start-rolled", ["number"])
START_PLAYER_FOUND: Final = EventKind("start-player-found", ["astro"])

# Production
TURN_BEGUN: Final = EventKind("turn-begun", ["turn"])
PRODUCTION_ROLLED: Final = EventKind("production-rolled", ["number"])
GOOD_PRODUCED: Final = EventKind("good-produced", ["card", "good"])
CENTRE_PRODUCED: Final = EventKind("centre-produced", ["centre", "good"])
PRODUCTION_LOST: Final = EventKind("production-lost", ["good"])

# Flight
FLIGHT_BEGUN: Final = EventKind("flight-begun", ["sector", "speed"])
FLIGHT_SKIPPED: Final = EventKind("flight-skipped")
SENSOR_LOOKED: Final = EventKind("sensor-looked", ["sector"], ["card"])
PLACED_ON_TOP: Final = EventKind("placed-on-top", [], ["card"])
PLACED_BELOW: Final = EventKind("placed-below", [], ["card"])
CARD_REACHED: Final = EventKind("card-reached", ["card"])
FLIGHT_ENDED: Final = EventKind("flight-ended", ["sector"])
REFILLED: Final = EventKind("refilled", ["card"])
REFILLED_FACE_DOWN: Final = EventKind("refilled-face-down")
RESERVE_EMPTY: Final = EventKind("reserve-empty")
BOUGHT: Final = EventKind("bought", ["card", "good", "count", "astro"])
SOLD: Final = EventKind("sold", ["card", "good", "count", "astro"])
STATION_FOUNDED: Final = EventKind("station-founded", ["card"])
COLONY_FOUNDED: Final = EventKind("colony-founded", ["card"])
ORDER_FULFILLED: Final = EventKind("order-fulfilled", ["order"])
ORDER_REVEALED: Final = EventKind("order-revealed", ["order"])
RESOURCE_TAKEN: Final = EventKind("resource-taken", ["good"])

# Pirates
PIRATE_MET: Final = EventKind("pirate-met", [], ["card"])
TRIBUTE_PAID: Final = EventKind("tribute-paid", ["card", "astro"])
BATTLE_FOUGHT: Final = EventKind("battle-fought", ["card", "value", "pirate_value"])
PIRATE_BEATEN: Final = EventKind("pirate-beaten", ["card"])
BATTLE_LOST: Final = EventKind("battle-lost", ["card"])
CANNON_LOST: Final = EventKind("cannon-lost", ["strength"])
ENGINE_LOST: Final = EventKind("engine-lost", ["strength"])
CENTRE_LOST: Final = EventKind("centre-lost", ["centre", "level"])
STOCK_TRIMMED: Final = EventKind("stock-trimmed", ["good", "count"])

# Trade and build
BUILT: Final = EventKind("built", ["item"])
BOUGHT_FROM_RIVAL: Final = EventKind("bought-from-rival", ["good", "astro"])
TURN_ENDED: Final = EventKind("turn-ended")
SPECIAL_CARD_TAKEN: Final = EventKind("special-card-taken", ["special"])
SPECIAL_CARD_LOST: Final = EventKind("special-card-lost", ["special"])
GAME_WON: Final = EventKind("game-won", ["points"])
GAME_DECIDED: Final = EventKind("game-decided", ["points"])

EVENTS: Final = tuple(kind for kind in list(globals().values()) if isinstance(kind, EventKind))
