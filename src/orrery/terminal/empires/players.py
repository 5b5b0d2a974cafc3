"""The player boards of Ascending Empires in a terminal."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from ...games.empires.position.actions import SEATS
from ...games.empires.sight.view import PlayerView, View
from ..items import label_lines
from .places import EmpiresPlaces

_PILES: Final = {"outpost": "outposts", "city": "cities", "research-centre": "centres", "starbase": "bases"}
"""Buildings, and the message that counts them."""


class EmpiresPlayers:
    """What players have, in one language."""

    def __init__(self, places: EmpiresPlaces) -> None:
        self.places = places
        self.words = places.words

    def board(self, view: View, owner: int, seat: int | None) -> RenderableType:
        """A player: name and colour, then everything on and beside the player board."""
        player = view["players"][owner]
        lines = {
            "board": [*self._empire(player), *self.energy(view, player), *self.pieces(view, player)],
            "ships": self.ships(view, owner),
            "techs": [self.words.word("tech", tech) for tech in player["techs"]],
            "relics": self.relics(player),
            "points": [
                f"{self.words.own(f'points-{name}')} {points}" for name, points in player["breakdown"].items() if points
            ],
        }
        return Group(self._heading(view, owner, seat), label_lines(lines, self.words))

    def _heading(self, view: View, owner: int, seat: int | None) -> Text:
        scored = sum(view["players"][owner]["breakdown"].values())
        points = self.words.own("points" if view["campaign"] is None else "goals-reached", points=scored)
        text = self.words.own(
            "player",
            mark=self.places.map.seat_mark(owner),
            player=self.words.name(owner, seat),
            colour=self.words.word("seat", SEATS[owner]),
            points=points,
        )
        return Text(text, style="bold")

    def _empire(self, player: PlayerView) -> list[str]:
        return [] if player["empire"] is None else [self.words.word("empire", player["empire"])]

    def energy(self, view: View, player: PlayerView) -> list[str]:
        """The classic mode has none."""
        own = self.words.own
        if view["mode"] == "classic":
            return []
        found = [own("has-energy", energy=player["energy"], spent=player["spent"])]
        return found if player["double"] is None else [*found, own(f"has-double-{player['double']}")]

    def pieces(self, view: View, player: PlayerView) -> list[str]:
        """What still lies on the player board."""
        own = self.words.own
        found = [own("has-troops", count=player["troops"]), own("has-ships", count=player["ships_waiting"])]
        piles = [key for key in _PILES if view["mode"] != "classic" or key != "starbase"]
        return found + [own(f"has-{_PILES[key]}", count=player["buildings"][key]) for key in piles]

    def ships(self, view: View, owner: int) -> list[str]:
        """Ships of the galaxy where they are, then advanced ones on the player board."""
        player = view["players"][owner]
        found = [self.places.ship(view, owner, ship) for ship in player["ships"]]
        out = [ship["ship"] for ship in player["ships"]]
        for ship in player["advanced"]:
            if ship not in out:
                name = self.places.ship_name(view, ship)
                found.append(self._new(name) if ship in player["advanced_new"] else name)
        return found

    def relics(self, player: PlayerView) -> list[str]:
        word = self.words.word
        found = [word("discovery", relic) for relic in player["relics"]]
        return found + [self._new(word("discovery", relic)) for relic in player["fresh"]]

    def _new(self, thing: str) -> str:
        return self.words.own("has-new", thing=thing)

    def bonuses(self, view: View) -> list[str]:
        return [self.words.own("has-bonus", bonus=bonus) for bonus in view["bonuses"]]
