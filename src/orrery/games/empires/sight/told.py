"""What of a view the numbers tell: places to a tenth of a millimetre, cards without the order of their coming."""

from __future__ import annotations

from typing import Final

from ....core.plain import Plain
from .campaign import CampaignView
from .mirror import tenths
from .view import BaseView, HoleView, MineView, PlayerView, View

_OTHERWISE: Final = frozenset(
    (
        "players",
        "holes",
        "areas",
        "laid",
        "mines",
        "archive",
        "bonuses",
        "campaign",
        "winners",
        "hidden",
        "hidden_tiles",
    )
)
"""Told in another way, below, or not at all: areas by what their places can be, and nobody decides when all is over."""


def told(view: View) -> Plain:
    return [
        {key: repr(value) for key, value in view.items() if key not in _OTHERWISE},
        [_player(player) for player in view["players"]],
        [_hole(view, hole) for hole in range(len(view["holes"]))],
        [_sorted(colours) for colours in view["laid"]],
        [_mine(mine) for mine in view["mines"]],
        _sorted(view["archive"]),
        _sorted(view["bonuses"]),
        None if view["campaign"] is None else _campaign(view["campaign"]),
    ]


def _sorted(things: object) -> Plain:
    assert isinstance(things, list)
    found: list[Plain] = [*sorted(repr(thing) for thing in things)]
    return found


def _player(player: PlayerView) -> Plain:
    rest: Plain = {key: repr(value) for key, value in player.items() if key not in ("relics", "fresh", "ships")}
    ships: list[Plain] = [
        [ship["ship"], tenths(ship["x"]), tenths(ship["y"]), ship["orbit"], ship["attack"], ship["defence"]]
        for ship in player["ships"]
    ]
    return [rest, ships, _sorted(player["relics"]), _sorted(player["fresh"])]


def _hole(view: View, hole: int) -> Plain:
    """With what it can be where it is face down and the seat has not looked."""
    there: HoleView = view["holes"][hole]
    rest: Plain = {key: repr(value) for key, value in there.items() if key != "bases"}
    area = view["areas"][hole]
    hidden: Plain = None
    if area is not None:
        hidden = [_sorted(view["hidden_tiles"][area]), there["scanned"] or _sorted(view["hidden"][area])]
    return [rest, [_base(base) for base in there["bases"]], hidden]


def _base(base: BaseView) -> Plain:
    return [base["base"], base["owner"], tenths(base["x"]), tenths(base["y"])]


def _mine(mine: MineView) -> Plain:
    return [mine["owner"], tenths(mine["x"]), tenths(mine["y"])]


def _campaign(campaign: CampaignView) -> Plain:
    """What cards would do now follows from the position."""
    otherwise = ("verdict", "deck", "discards", "orbit_robots", "lost_relics")
    return [
        {key: repr(value) for key, value in campaign.items() if key not in otherwise},
        _sorted([card["card"] for card in campaign["deck"]]),
        _sorted(campaign["discards"]),
        [[robot["hole"], tenths(robot["x"]), tenths(robot["y"])] for robot in campaign["orbit_robots"]],
        _sorted(campaign["lost_relics"]),
    ]
