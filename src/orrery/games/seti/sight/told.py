"""What of a view the numbers tell: all but what follows from the rest, and the order of what needs none."""

from __future__ import annotations

from typing import Final

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


def told(view: View) -> Plain:
    return [
        {key: _plain(value) for key, value in view.items() if key not in _UNTOLD},
        [_player(player) for player in view["players"]],
        [_star(star) for star in view["stars"]],
        [_species(species) for species in view["species"]],
        _sorted(view["row"]),
        _sorted(view["discard"]),
        _sorted([view["known_samples"]]),
        _sorted([card for player in view["players"] for card in player["income"]]),
        None if view["objectives"] is None else _objectives(view["objectives"]),
        None if view["rival"] is None else _rival(view["rival"]),
    ]


def _plain(value: object) -> str:
    return repr(value)


def _sorted(things: object) -> Plain:
    """Things in an order of their own, whatever they are."""
    assert isinstance(things, list)
    found: list[Plain] = [*sorted(repr(thing) for thing in things)]
    return found


def _player(player: PlayerView) -> Plain:
    return [
        {key: _plain(value) for key, value in player.items() if key not in _UNTOLD_OF_PLAYER},
        *(_sorted(player[key]) for key in ("missions", "completed", "scoring", "probes", "capsules")),
        _sorted(list(zip(player["messages"], player["message_at"], strict=True))),
        _sorted(player["played_exertians"]),
        len(player["income"]),
    ]


def _star(star: StarView) -> Plain:
    """Of signals only how many somebody has, and where the last one lies, which breaks ties."""
    owners = star["signals"]
    latest = {owner: place for place, owner in enumerate(owners)}
    return [
        {key: _plain(value) for key, value in star.items() if key not in ("signals", "wins")},
        [[owner, owners.count(owner), latest[owner]] for owner in sorted(latest)],
        _sorted(star["wins"]),
    ]


def _species(species: SpeciesView) -> Plain:
    return [species["species"], species["deck"], species["open_card"], _sorted(species["traces"])]


def _objectives(objectives: ObjectivesView) -> Plain:
    rest: Plain = {key: _plain(value) for key, value in objectives.items() if key not in ("open", "completed")}
    return [rest, _sorted(objectives["open"]), _sorted(objectives["completed"])]


def _rival(rival: RivalView) -> Plain:
    rest: Plain = {key: _plain(value) for key, value in rival.items() if key not in ("revealed", "techs")}
    return [rest, _sorted(rival["revealed"]), _sorted(rival["techs"])]
