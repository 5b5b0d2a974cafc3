"""What of a view the numbers tell: all but what follows from the rest, and the order of what needs none."""

from __future__ import annotations

from typing import Final

from ....core.features import all_but, in_any_order
from ....core.plain import Plain
from .objectives_view import ObjectivesView
from .player_view import PlayerView
from .rival_view import RivalView
from .view import SpeciesView, StarView, View

_UNTOLD: Final = frozenset(
    ("players", "row", "stars", "species", "discard", "known_samples", "chain", "winners", "objectives", "rival")
)
"""Told in another way, below; the steps of a turn to come are only counted, and nobody decides when all is over."""
_UNORDERED: Final = frozenset(("missions", "completed", "scoring", "probes", "capsules"))
_UNTOLD_OF_PLAYER: Final = frozenset(
    ("income", "messages", "message_at", "scoring_points", "played_exertians", "exertian_points", *_UNORDERED)
)
"""Of income cards the numbers tell what they bring, and which ones somebody has tucked."""


def coverage(view: View) -> Plain:
    return [
        all_but(view, _UNTOLD),
        [_player(player) for player in view["players"]],
        [_star(star) for star in view["stars"]],
        [_species(species) for species in view["species"]],
        in_any_order(view["row"]),
        in_any_order(view["discard"]),
        in_any_order([view["known_samples"]]),
        in_any_order([card for player in view["players"] for card in player["income"]]),
        None if view["objectives"] is None else _objectives(view["objectives"]),
        None if view["rival"] is None else _rival(view["rival"]),
    ]


def _player(player: PlayerView) -> Plain:
    return [
        all_but(player, _UNTOLD_OF_PLAYER),
        *(in_any_order(player[key]) for key in ("missions", "completed", "scoring", "probes", "capsules")),
        in_any_order(list(zip(player["messages"], player["message_at"], strict=True))),
        in_any_order(player["played_exertians"]),
        len(player["income"]),
    ]


def _star(star: StarView) -> Plain:
    """Of signals only how many somebody has, and where the last one lies, which breaks ties."""
    owners = star["signals"]
    latest = {owner: place for place, owner in enumerate(owners)}
    return [
        all_but(star, ("signals", "wins")),
        [[owner, owners.count(owner), latest[owner]] for owner in sorted(latest)],
        in_any_order(star["wins"]),
    ]


def _species(species: SpeciesView) -> Plain:
    return [species["species"], species["deck"], species["open_card"], in_any_order(species["traces"])]


def _objectives(objectives: ObjectivesView) -> Plain:
    rest: Plain = all_but(objectives, ("open", "completed"))
    return [rest, in_any_order(objectives["open"]), in_any_order(objectives["completed"])]


def _rival(rival: RivalView) -> Plain:
    rest: Plain = all_but(rival, ("revealed", "techs"))
    return [rest, in_any_order(rival["revealed"]), in_any_order(rival["techs"])]
