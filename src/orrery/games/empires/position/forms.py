"""Positions of older forms in today's shape."""

from __future__ import annotations

from typing import Final

from ....core.forms import Reshape, every
from ....core.plain import Plain

_COLOURS: Final = 4


def _no_campaign(data: dict[str, Plain]) -> None:
    """Form 3 has the campaign of a game alone: before it there were always several."""
    for state in every(data, "State"):
        campaign: dict[str, Plain] = {"is": "Campaign", "open_card": -1}
        for number in ("scenario", "turn", "verdict", "skips", "destroyed_left", "used"):
            campaign[number] = 0
        for pile in ("deck", "discards", "waiting", "robot_hole", "robot_x", "robot_y", "relics"):
            campaign[pile] = []
        for by_colour in ("sides", "stones"):
            campaign[by_colour] = [0] * _COLOURS
        state["campaign"] = campaign


def _no_settlers(data: dict[str, Plain]) -> None:
    """Form 4 knows where settlers are: there were only scenarios without any."""
    for campaign in every(data, "Campaign"):
        campaign["settlers"] = []


RESHAPES: Final[dict[int, Reshape]] = {2: _no_campaign, 3: _no_settlers}
