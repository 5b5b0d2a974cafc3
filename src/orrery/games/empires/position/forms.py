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


def _cities_built(data: dict[str, Plain]) -> None:
    """The most cities of a player, since in the classic mode a city that is built again unlocks nothing.

    Cities that were built before are not known, so each of those that are built next unlocks something once more.
    """
    for player in every(data, "Player"):
        player["cities_built"] = 0


def _card_of_attack(data: dict[str, Plain]) -> None:
    """The bonus of the orange technology card apart from those of relics, and how many robots scouts land."""
    for attack in every(data, "JoinAttack"):
        attack["card"] = 0
    for scouts in every(data, "RevealAgain"):
        scouts["robots"] = 1


def _form_5(data: dict[str, Plain]) -> None:
    """Form 5 counts cities, and what two effects do."""
    _cities_built(data)
    _card_of_attack(data)


RESHAPES: Final[dict[int, Reshape]] = {2: _no_campaign, 3: _no_settlers, 4: _form_5}
