"""What of a view the numbers tell: places to a tenth of a millimetre, cards without the order of their coming."""

from __future__ import annotations

from typing import Final

from ....core.features import all_but, in_any_order
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


def coverage(view: View) -> Plain:
    return [
        all_but(view, _OTHERWISE),
        [_player(player) for player in view["players"]],
        [_hole(view, hole) for hole in range(len(view["holes"]))],
        [in_any_order(colours) for colours in view["laid"]],
        [_mine(mine) for mine in view["mines"]],
        in_any_order(view["archive"]),
        in_any_order(view["bonuses"]),
        None if view["campaign"] is None else _campaign(view["campaign"]),
    ]


def _player(player: PlayerView) -> Plain:
    rest: Plain = all_but(player, ("relics", "fresh", "ships"))
    ships: list[Plain] = [
        [ship["ship"], tenths(ship["x"]), tenths(ship["y"]), ship["orbit"], ship["attack"], ship["defence"]]
        for ship in player["ships"]
    ]
    return [rest, ships, in_any_order(player["relics"]), in_any_order(player["fresh"])]


def _hole(view: View, hole: int) -> Plain:
    """With what it can be where it is face down and the seat has not looked."""
    there: HoleView = view["holes"][hole]
    rest: Plain = all_but(there, ("bases",))
    area = view["areas"][hole]
    hidden: Plain = None
    if area is not None:
        hidden = [in_any_order(view["hidden_tiles"][area]), there["scanned"] or in_any_order(view["hidden"][area])]
    return [rest, [_base(base) for base in there["bases"]], hidden]


def _base(base: BaseView) -> Plain:
    return [base["base"], base["owner"], tenths(base["x"]), tenths(base["y"])]


def _mine(mine: MineView) -> Plain:
    return [mine["owner"], tenths(mine["x"]), tenths(mine["y"])]


def _campaign(campaign: CampaignView) -> Plain:
    """What cards would do now follows from the position."""
    otherwise = ("verdict", "deck", "discards", "orbit_robots", "lost_relics")
    return [
        all_but(campaign, otherwise),
        in_any_order([card["card"] for card in campaign["deck"]]),
        in_any_order(campaign["discards"]),
        [[robot["hole"], tenths(robot["x"]), tenths(robot["y"])] for robot in campaign["orbit_robots"]],
        in_any_order(campaign["lost_relics"]),
    ]
