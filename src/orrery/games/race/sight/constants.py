"""What the browser has to know besides data and view: what ends the game, which action cards choose which phase."""

from __future__ import annotations

from typing import Final

from ....core.plain import Plain
from ..facts.limits import FULL_TABLEAU
from ..position.actions import ACTIONS, PHASE_ACTIONS

CONSTANTS: Final[dict[str, Plain]] = {
    "full_tableau": FULL_TABLEAU,
    "phases": {phase: [ACTIONS[action] for action in actions] for phase, actions in PHASE_ACTIONS.items()},
}
