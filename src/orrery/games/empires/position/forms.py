"""Positions of older forms in today's shape."""

from __future__ import annotations

from typing import Final

from ....core.forms import Reshape, every
from ....core.plain import Plain

_COLOURS: Final = 4
_ORANGE: Final = 0
_CITY: Final = 1
_CITIES: Final = 4
_CLASSIC: Final = 1
"""Numbers of that time: colours, cities of a player, a mode."""


def _number(value: Plain) -> int:
    if isinstance(value, int):
        return value
    raise TypeError(f"{value!r} is no number")


def _numbers(value: Plain) -> list[int]:
    if isinstance(value, list):
        return [_number(entry) for entry in value]
    raise TypeError(f"{value!r} is no list")


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
    """Count the cities of classic players: one that is lost and built again unlocks nothing.

    Only the cities that stand are known, so one that was lost before may unlock something once more.
    """
    for state in every(data, "State"):
        for player in every(state, "Player"):
            standing = _CITIES - _numbers(player["buildings"])[_CITY]
            player["cities_built"] = standing if state["mode"] == _CLASSIC else 0


def _card_of_attack(data: dict[str, Plain]) -> None:
    """Tell the bonus of the orange technology card from those of relics, and count the robots that scouts land.

    In a turn under way the card has laid its bonus among those of relics, so it counts as used until the next turn.
    """
    for campaign in every(data, "Campaign"):
        if _numbers(campaign["stones"])[_ORANGE]:
            campaign["used"] = _number(campaign["used"]) | 1 << _ORANGE
    for attack in every(data, "JoinAttack"):
        attack["card"] = 0
    for scouts in every(data, "RevealAgain"):
        scouts["robots"] = 1


def _form_5(data: dict[str, Plain]) -> None:
    """Form 5 counts cities, and what two effects do."""
    _cities_built(data)
    _card_of_attack(data)


RESHAPES: Final[dict[int, Reshape]] = {2: _no_campaign, 3: _no_settlers, 4: _form_5}
