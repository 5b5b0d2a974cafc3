"""What can happen in SETI, for the log and the screen."""

from __future__ import annotations

from typing import Final

from ....core.events import EventKind

# Rounds and turns
ROUND_BEGUN: Final = EventKind("round-begun", ["round"])
TURN_BEGUN: Final = EventKind("turn-begun")
PASSED: Final = EventKind("passed")
SKY_TURNED: Final = EventKind("sky-turned", ["count"])
GAME_ENDED: Final = EventKind("game-ended", ["points"])

# Resources
SCORED: Final = EventKind("scored", ["points"])
CREDITS_GAINED: Final = EventKind("credits-gained", ["count"])
ENERGY_GAINED: Final = EventKind("energy-gained", ["count"])
PUBLICITY_GAINED: Final = EventKind("publicity-gained", ["count"])
DATA_GAINED: Final = EventKind("data-gained", ["count"])
DATA_LOST: Final = EventKind("data-lost", ["count"])
EXOFOSSILS_GAINED: Final = EventKind("exofossils-gained", ["count"])
EXCHANGED: Final = EventKind("exchanged", ["resource", "gain"])

# Cards
CARD_DRAWN: Final = EventKind("card-drawn", secret=["card"])
CARD_TAKEN: Final = EventKind("card-taken", ["card"])
CARD_SHOWN: Final = EventKind("card-shown", ["card"])
ROW_REFILLED: Final = EventKind("row-refilled", ["card"])
CARD_DISCARDED: Final = EventKind("card-discarded", ["card"])
CARD_TUCKED: Final = EventKind("card-tucked", ["card"])
INCOME_CHOSEN: Final = EventKind("income-chosen", secret=["card", "count", "other_card"])
"""The first income and how many cards it has brought: the other card, or else the same card once more."""
INCOME_CARD_DRAWN: Final = EventKind("income-card-drawn")
CARD_PLAYED: Final = EventKind("card-played", ["card"])
CORNER_USED: Final = EventKind("corner-used", ["card"])
SLOT_FILLED: Final = EventKind("slot-filled", ["slot"])
MISSION_COMPLETED: Final = EventKind("mission-completed", ["card"])
STACK_CARD_TAKEN: Final = EventKind("stack-card-taken", secret=["card"])
DECK_RESHUFFLED: Final = EventKind("deck-reshuffled", ["count"])

# Probes
LAUNCHED: Final = EventKind("launched", ["space"])
FLOWN: Final = EventKind("flown", ["space", "sight"])
CARRIED: Final = EventKind("carried", ["space", "sight"])
PUSHED: Final = EventKind("pushed", ["space", "sight"])
CAPSULE_PUSHED: Final = EventKind("capsule-pushed", ["space", "sight"])
ORBITED: Final = EventKind("orbited", ["planet"])
LANDED: Final = EventKind("landed", ["target"])
CRAFT_REMOVED: Final = EventKind("craft-removed", ["target"])

# Stars, computer, technologies
SCANNED: Final = EventKind("scan-begun")
SIGNAL_PLACED: Final = EventKind("signal-placed", ["star"])
SECTOR_WON: Final = EventKind("sector-won", ["star"])
TILE_COMPLETED: Final = EventKind("tile-completed", ["star"])
DATA_STORED: Final = EventKind("data-stored", ["count"])
ANALYSED: Final = EventKind("analysed")
RESEARCHED: Final = EventKind("researched", ["tech"])
INSTALLED: Final = EventKind("installed", ["tech", "place"])

# Species and milestones
TRACE_FOUND: Final = EventKind("trace-found", ["place", "color", "spot"])
NEUTRAL_TRACE_FOUND: Final = EventKind("neutral-trace-found", ["place", "color"])
SPECIES_DISCOVERED: Final = EventKind("species-discovered", ["species"])
GOLD_MARKED: Final = EventKind("gold-marked", ["tile"])
ANOMALY_TRIGGERED: Final = EventKind("anomaly-triggered", ["color"])
SAMPLE_TAKEN: Final = EventKind("sample-taken", ["planet"], ["sample"])
SAMPLE_DELIVERED: Final = EventKind("sample-delivered", ["sample"])
MESSAGE_ANSWERED: Final = EventKind("message-answered", ["card"])
MESSAGE_REWARD_TAKEN: Final = EventKind("message-reward-taken", ["reward"])
EXERTIAN_PLAYED: Final = EventKind("exertian-played", secret=["card"])
EXERTIAN_REVEALED: Final = EventKind("exertian-revealed", ["card"])

# Objectives
OBJECTIVE_REVEALED: Final = EventKind("objective-revealed", ["objective"])
TASK_MARKED: Final = EventKind("task-marked", ["task"])
OBJECTIVE_COMPLETED: Final = EventKind("objective-completed", ["objective"])
OBJECTIVES_PAID: Final = EventKind("objectives-paid", ["count"])
OBJECTIVES_MISSED: Final = EventKind("objectives-missed", ["count", "progress"])
OBJECTIVES_LEFT: Final = EventKind("objectives-left", ["count", "points"])

# The rival of a game alone, and what it thinks
ACTION_CARD_REVEALED: Final = EventKind("action-card-revealed", ["action_card"])
ACTION_CARD_REPLACED: Final = EventKind("action-card-replaced", ["action_card"])
ACTION_BARRED: Final = EventKind("action-barred", ["attempt", "obstacle", "count"])
ACTION_CHOSEN: Final = EventKind("action-chosen", ["attempt"])
SECTOR_CHOSEN: Final = EventKind("sector-chosen", ["star", "ground"])
TECH_CHOSEN: Final = EventKind("tech-chosen", ["tech", "ground"])
TECH_SPENT: Final = EventKind("tech-spent", ["tech"])
PLANET_MISSED: Final = EventKind("planet-missed", ["planet"])
PLANET_CHOSEN: Final = EventKind("planet-chosen", ["planet", "count"])
CRAFT_CHOSEN: Final = EventKind("craft-chosen", ["target", "ground"])
TRACE_CHOSEN: Final = EventKind("trace-chosen", ["place", "color", "spot", "ground"])
GOLD_CHOSEN: Final = EventKind("gold-chosen", ["tile", "ground"])
GOLD_LEFT: Final = EventKind("gold-left")
MESSAGE_CHOSEN: Final = EventKind("message-chosen", ["reward", "ground"])
MESSAGE_SENT: Final = EventKind("message-sent", ["points"])
SAMPLE_EXPOSED: Final = EventKind("sample-exposed", ["sample"])
PROGRESSED: Final = EventKind("progressed", ["count", "cause"])
REINFORCED: Final = EventKind("reinforced", ["count"])
ACTION_DECK_EMPTY: Final = EventKind("action-deck-empty")
STACK_CARD_REMOVED: Final = EventKind("stack-card-removed", ["card"])

EVENTS: Final = tuple(kind for kind in list(globals().values()) if isinstance(kind, EventKind))
