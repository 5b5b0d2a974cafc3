"""Positions of older forms in today's shape."""

from __future__ import annotations

from typing import Final

from ....core.forms import Reshape, every
from ....core.plain import Plain


def _nobody_alone(data: dict[str, Plain]) -> None:
    """Form 3 has the rival institute and the objectives of a game alone: before it there were always several."""
    for state in every(data, "State"):
        state["objectives"] = []
        state["rivals"] = []


RESHAPES: Final[dict[int, Reshape]] = {2: _nobody_alone}
