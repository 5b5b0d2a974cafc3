"""What the browser has to know besides data and view: which action cards choose which phase."""

from __future__ import annotations

from typing import Final

from ....core.plain import Plain
from ..position.actions import ACTIONS, PHASE_ACTIONS

CONSTANTS: Final[dict[str, Plain]] = {
    "phases": {phase: [ACTIONS[action] for action in actions] for phase, actions in PHASE_ACTIONS.items()},
}
