"""What can happen in Ascending Empires, for the log and the screen."""

from __future__ import annotations

from typing import Final

from ...core.events import EventKind

TURN_BEGUN: Final = EventKind("turn-begun")
ACTION_CHOSEN: Final = EventKind("action-chosen", ["action"])
EMPIRE_CHOSEN: Final = EventKind("empire-chosen", ["empire"])
BOOSTED: Final = EventKind("boosted", ["energy"])
ENERGY_REGAINED: Final = EventKind("energy-regained", ["count"])
UNLOCKED: Final = EventKind("unlocked", ["building"])
SCORED: Final = EventKind("scored", ["points"])

FLICKED: Final = EventKind("flicked", ["ship", "direction", "power"], trail=True)
PLASMA_FIRED: Final = EventKind("plasma-fired", ["hole", "direction", "power"], trail=True)
JETTED: Final = EventKind("jetted", ["ship"])
RAMMED: Final = EventKind("rammed", ["ship", "seat", "other_ship"])
GUARDIAN_RAMMED: Final = EventKind("guardian-rammed", ["ship", "quadrant"])
MINE_HIT: Final = EventKind("mine-hit", ["ship", "seat"])
LOST: Final = EventKind("lost", ["ship"])
PUSHED_OUT: Final = EventKind("pushed-out", ["ship"])
REPOSITIONED: Final = EventKind("repositioned", ["ship", "hole"])
BASE_SHIFTED: Final = EventKind("base-shifted", ["hole"])
SLUNG: Final = EventKind("slung", ["ship", "hole"])
PHASED: Final = EventKind("phased", ["ship"])
LANDED: Final = EventKind("landed", ["ship", "hole"])
LAUNCHED: Final = EventKind("launched", ["ship", "hole"])
TRAVELLED: Final = EventKind("travelled", ["ship", "hole"])
CARRIED: Final = EventKind("carried", ["ship"])
MINE_LAID: Final = EventKind("mine-laid")
DISCOVERED: Final = EventKind("discovered", ["hole", "place", "discovery"])
RELIC_ARCHIVED: Final = EventKind("relic-archived", ["discovery"])
LIBRARY_LAID: Final = EventKind("library-laid", ["hole"])
GUARDIAN_CAME: Final = EventKind("guardian-came", ["quadrant"])

TROOP_DEPLOYED: Final = EventKind("troop-deployed", ["hole"])
SHIP_DEPLOYED: Final = EventKind("ship-deployed", ["ship", "hole"])
BUILT: Final = EventKind("built", ["building", "hole"])
TERRAFORMED: Final = EventKind("terraformed", ["hole", "colour"])
RESEARCHED: Final = EventKind("researched", ["tech"])
RELIC_USED: Final = EventKind("relic-used", ["discovery"])
RELIC_TAKEN: Final = EventKind("relic-taken", ["discovery"])
MISSION_COMPLETED: Final = EventKind("mission-completed", ["mission"])
STRUCTURE_RAISED: Final = EventKind("structure-raised", ["hole"])
STRUCTURE_SEIZED: Final = EventKind("structure-seized", ["hole"])
STRUCTURE_USED: Final = EventKind("structure-used", ["use", "hole"])
PLANETS_SWAPPED: Final = EventKind("planets-swapped", ["hole", "other_hole"])

SHIP_ATTACKED: Final = EventKind("ship-attacked", ["seat", "ship"])
PLANET_ATTACKED: Final = EventKind("planet-attacked", ["hole"])
GUARDIAN_ATTACKED: Final = EventKind("guardian-attacked", ["quadrant"])
PLANET_DESTROYED: Final = EventKind("planet-destroyed", ["hole"])
ROBOTS_MOVED: Final = EventKind("robots-moved", ["hole"])
BASE_MOVED: Final = EventKind("base-moved", ["hole"])
END_TRIGGERED: Final = EventKind("end-triggered")
GAME_ENDED: Final = EventKind("game-ended", ["points"])

EVENTS: Final = [kind for kind in list(globals().values()) if isinstance(kind, EventKind)]
