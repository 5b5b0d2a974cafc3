"""What can happen in Ascending Empires, for the log and the screen."""

from __future__ import annotations

from typing import Final

from ....core.events import EventKind

TURN_BEGUN: Final = EventKind("turn-begun")
ACTION_CHOSEN: Final = EventKind("action-chosen", ["action"])
EMPIRE_CHOSEN: Final = EventKind("empire-chosen", ["empire"])
BOOSTED: Final = EventKind("boosted", ["energy"])
ENERGY_REGAINED: Final = EventKind("energy-regained", ["count"])
UNLOCKED: Final = EventKind("unlocked", ["building"])
SCORED: Final = EventKind("scored", ["points"])

FLICKED: Final = EventKind("flicked", ["ship", "direction", "power"], trail=True)
FLICKED_INTO_ORBIT: Final = EventKind("flicked-into-orbit", ["ship", "direction", "power", "hole"], trail=True)
FLICKED_INTO_SPACE: Final = EventKind("flicked-into-space", ["ship", "direction", "power", "hole"], trail=True)
"""Where a flicked ship came to rest; the first kind is for ships that are gone, as the next event says."""
PLASMA_FIRED: Final = EventKind("plasma-fired", ["hole", "direction", "power"], trail=True)
JETTED: Final = EventKind("jetted", ["ship", "hole"])
JETTED_INTO_SPACE: Final = EventKind("jetted-into-space", ["ship", "hole"])
RAMMED: Final = EventKind("rammed", ["ship", "seat", "other_ship", "hole"])
RAM_WITHSTOOD: Final = EventKind("ram-withstood", ["ship", "seat", "other_ship", "hole"])
GUARDIAN_RAMMED: Final = EventKind("guardian-rammed", ["ship", "quadrant"])
MINE_HIT: Final = EventKind("mine-hit", ["ship", "seat", "hole"])
LOST: Final = EventKind("lost", ["ship"])
PUSHED_OUT: Final = EventKind("pushed-out", ["ship", "seat"])
PUSHED_INTO_ORBIT: Final = EventKind("pushed-into-orbit", ["ship", "hole", "seat"])
PUSHED_INTO_SPACE: Final = EventKind("pushed-into-space", ["ship", "hole", "seat"])
REPOSITIONED: Final = EventKind("repositioned", ["ship", "hole"])
BASE_SHIFTED: Final = EventKind("base-shifted", ["hole"])
SLUNG: Final = EventKind("slung", ["ship", "hole"])
PHASED: Final = EventKind("phased", ["ship", "hole"])
PHASED_INTO_SPACE: Final = EventKind("phased-into-space", ["ship", "hole"])
LANDED: Final = EventKind("landed", ["ship", "hole"])
LAUNCHED: Final = EventKind("launched", ["ship", "hole"])
TRAVELLED: Final = EventKind("travelled", ["ship", "hole"])
CARRIED: Final = EventKind("carried", ["ship"])
MINE_LAID: Final = EventKind("mine-laid", ["hole"])
DISCOVERED: Final = EventKind("discovered", ["hole", "place", "discovery"])
RELIC_ARCHIVED: Final = EventKind("relic-archived", ["discovery"])
LIBRARY_LAID: Final = EventKind("library-laid", ["hole"])
GUARDIAN_CAME: Final = EventKind("guardian-came", ["quadrant"])

TROOP_DEPLOYED: Final = EventKind("troop-deployed", ["hole"])
TROOP_MOVED: Final = EventKind("troop-moved", ["hole", "other_hole"])
TROOP_PAID: Final = EventKind("troop-paid", ["hole"])
SHIP_DEPLOYED: Final = EventKind("ship-deployed", ["ship", "hole"])
BUILT: Final = EventKind("built", ["building", "hole"])
TERRAFORMED: Final = EventKind("terraformed", ["hole", "colour"])
RESEARCHED: Final = EventKind("researched", ["tech"])
RELIC_USED: Final = EventKind("relic-used", ["discovery"])
RELIC_TAKEN: Final = EventKind("relic-taken", ["discovery"])
MISSION_COMPLETED: Final = EventKind("mission-completed", ["mission"])
STRUCTURE_RAISED: Final = EventKind("structure-raised", ["hole"])
STRUCTURE_SEIZED: Final = EventKind("structure-seized", ["hole", "seat"])
STRUCTURE_USED: Final = EventKind("structure-used", ["use", "hole"])
PLANETS_SWAPPED: Final = EventKind("planets-swapped", ["hole", "other_hole"])

SHIP_ATTACKED: Final = EventKind("ship-attacked", ["seat", "ship", "hole"])
PLANET_ATTACKED: Final = EventKind("planet-attacked", ["hole"])
GUARDIAN_ATTACKED: Final = EventKind("guardian-attacked", ["quadrant"])
PIECES_LOST: Final = EventKind("pieces-lost", ["count", "piece", "hole", "seat"])
"""Who lost them, what was where, and who attacked."""
BUILDING_KEPT: Final = EventKind("building-kept", ["building", "hole"])
PLANET_DESTROYED: Final = EventKind("planet-destroyed", ["hole"])
TOKEN_TAKEN: Final = EventKind("token-taken", ["colour"])
LIBRARY_LOST: Final = EventKind("library-lost", ["hole"])
ROBOTS_MOVED: Final = EventKind("robots-moved", ["count", "hole", "other_hole"])
BASE_MOVED: Final = EventKind("base-moved", ["hole", "other_hole"])
# The classic mode
TROOP_WITHDRAWN: Final = EventKind("troop-withdrawn", ["hole"])
ORE_MINED: Final = EventKind("ore-mined", ["troops", "hole"])
UNCOVERED: Final = EventKind("uncovered", ["hole", "place"])
TILE_LAID: Final = EventKind("tile-laid", ["hole", "colour"])
SCANNED: Final = EventKind("scanned", ["hole"], ["place"])
"""Everybody sees who looks where; only they see what lies there."""
UNIT_UNLOCKED: Final = EventKind("unit-unlocked", ["unit"])
SHIP_BOXED: Final = EventKind("ship-boxed", ["ship"])
END_TRIGGERED_CLASSIC: Final = EventKind("end-triggered-classic")

END_TRIGGERED: Final = EventKind("end-triggered")
GAME_ENDED: Final = EventKind("game-ended", ["points"])

EVENTS: Final = [kind for kind in list(globals().values()) if isinstance(kind, EventKind)]
