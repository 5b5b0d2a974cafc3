"""What lies in the galaxy of Ascending Empires and beside it, as lists for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from ...games.empires.facts.board import (
    COLOURS,
    GUARDIAN_X,
    GUARDIAN_Y,
    HOLE_X,
    HOLE_Y,
    HOLES,
    LEVELS,
    MM,
    QUADRANT,
    QUADRANTS,
)
from ...games.empires.facts.cards import FIRST_POINTS, MEGASTRUCTURE_COST, MEGASTRUCTURES, MISSIONS, OTHER_POINTS
from ...games.empires.sight.campaign import CampaignView
from ...games.empires.sight.view import ROBOTS_SEEN, HoleView, MissionView, ShipView, View
from ..items import Items
from ..words import Words
from .map import EmpiresMap

"""Who owns planets with robots, in a view."""
_PIECES: Final[Sequence[str]] = ["troops", "outposts", "cities", "centres"]


def mm(value: int) -> int:
    """Micrometres as whole millimetres."""
    return (value + MM // 2) // MM


class EmpiresPlaces:
    """Places, ships and cards on the table, in one language."""

    def __init__(self, words: Words, drawn: EmpiresMap) -> None:
        self.words = words
        self.map = drawn

    def list_places(self, view: View, seat: int | None) -> Table:
        """A line or more for each place, quadrant by quadrant, with its middle in millimetres, as ships are told."""
        table = Table.grid(padding=(0, 1))
        table.add_column(style="cyan")
        table.add_column()
        table.add_column(style="dim", no_wrap=True)
        table.add_column()
        for hole, seen in enumerate(view["holes"]):
            name = self.words.word("hole", hole)
            place = self.words.own("lies-in-space", x=mm(HOLE_X[hole]), y=mm(HOLE_Y[hole]))
            table.add_row(self.map.hole_mark(hole), Text(name), Text(place), Items(self.lies(view, seen, seat)))
        return table

    def lies(self, view: View, seen: HoleView, seat: int | None) -> list[str]:
        """What lies at a place: its kind, whose it is, the pieces, the defence, who is kept from acting."""
        own = self.words.own
        if seen["place"] is None:
            found = self._face_down(seen, seat)
        elif seen["place"] == "gate":
            owners = [owner for owner, player in enumerate(view["players"]) if player["gate"] == seen["hole"]]
            found = [name for owner in owners for name in self._gate(view, seen, owner)]
            found = found or [self.words.word("place", "gate")]
        elif seen["structure"] is not None:
            found = [own("lies-structure", player=self.words.word("seat", seen["structure"]))]
        else:
            found = [self.words.word("place", seen["place"])]
        alone = [] if view["campaign"] is None else self._alone(view["campaign"], seen)
        return found + self._pieces(seen, seat) + alone + self._blockade(seen, seat)

    def _alone(self, campaign: CampaignView, seen: HoleView) -> list[str]:
        """What only scenarios have there: megastructures nobody controls, settlers, robots in orbit."""
        own, hole = self.words.own, seen["hole"]
        free = hole in campaign["megastructures"] and seen["structure"] is None
        found = [own("lies-megastructure")] if free else []
        settlers = [settler["hole"] for settler in campaign["settlers"]].count(hole)
        if settlers:
            found.append(own("lies-settlers", count=settlers))
            if seen["owner"] is None and seen["place"] != "gate":
                found.append(own("lies-defence", defence=seen["defence"]))
        robots = [robot["hole"] for robot in campaign["orbit_robots"]].count(hole)
        return [*found, own("lies-besiegers", count=robots)] if robots else found

    def _face_down(self, seen: HoleView, seat: int | None) -> list[str]:
        """What the viewer knows of a place that is face down, and who else has looked at it."""
        own = self.words.own
        known = seen["scanned"]
        found = [own("face-down") if known is None else own("lies-scanned", place=self.words.word("place", known))]
        names = ", ".join(self.words.word("seat", other) for other in seen["scanned_by"] if other != seat)
        return [*found, own("lies-scanned-by", players=names)] if names else found

    def _gate(self, view: View, seen: HoleView, owner: int) -> list[str]:
        """A gate, or in the classic mode a home world with the troops on it."""
        own, name = self.words.own, self.words.word("seat", owner)
        if view["mode"] != "classic":
            return [own("lies-gate", player=name)]
        troops = [own("lies-troops", count=seen["troops"])] if seen["troops"] else []
        return [own("lies-home-world", player=name), *troops]

    def _pieces(self, seen: HoleView, seat: int | None) -> list[str]:
        own = self.words.own
        found: list[str] = []
        if seen["owner"] == ROBOTS_SEEN:
            found.append(own("lies-robots", count=seen["robots"]))
        elif seen["owner"] is not None:
            counts = dict(
                zip(_PIECES, (seen["troops"], seen["outposts"], seen["cities"], seen["centres"]), strict=True)
            )
            counts["bases"] = len(seen["bases"])
            pieces = [own(f"lies-{piece}", count=count) for piece, count in counts.items() if count]
            found.append(f"{self.words.name(seen['owner'], seat)}: {' + '.join(pieces)}")
        if seen["library"]:
            found.append(own("lies-library"))
        return found if seen["owner"] is None else [*found, own("lies-defence", defence=seen["defence"])]

    def _blockade(self, seen: HoleView, seat: int | None) -> list[str]:
        """For the viewer and for the owner; for the others it hardly matters."""
        hit = [other for other in seen["blockaded"] if other in (seat, seen["owner"])]
        names = ", ".join(self.words.word("seat", other) for other in hit)
        return [self.words.own("lies-blockaded", players=names)] if names else []

    # Ships and whatever else lies between the places

    def ship_name(self, view: View, ship: str) -> str:
        """An advanced ship by the technology that brought it, a normal one by its number."""
        colour = ship.removesuffix("-ship")
        if colour not in COLOURS:
            return self.words.word("ship", ship)
        return self.words.word("tech", view["technologies"][COLOURS.index(colour) * LEVELS + 2])

    def ship(self, view: View, owner: int, seen: ShipView) -> str:
        """A ship with its mark, where it is, and its values where they are special."""
        name = f"{self.map.ship_mark(owner, seen['ship'])} {self.ship_name(view, seen['ship'])}"
        text = f"{name}: {self.where(seen)}"
        if seen["ship"].removesuffix("-ship") not in COLOURS:
            return text
        return f"{text} ({self.words.own('ship-values', attack=seen['attack'], defence=seen['defence'])})"

    def where(self, seen: ShipView) -> str:
        """The place of a ship in millimetres, and its orbit."""
        own = self.words.own
        place = {"x": mm(seen["x"]), "y": mm(seen["y"])}
        if seen["orbit"] is None:
            return own("lies-in-space", **place)
        return own("lies-in-orbit", hole=self.words.word("hole", seen["orbit"]), **place)

    def between(self, view: View) -> dict[str, list[str]]:
        """Starbases, guardian ships and mines by their coordinates."""
        own, word = self.words.own, self.words.word
        bases = [
            f"{self.map.seat_mark(base['owner'])} "
            + own("base-at", hole=word("hole", seen["hole"]), x=mm(base["x"]), y=mm(base["y"]))
            for seen in view["holes"]
            for base in seen["bases"]
        ]
        places = [QUADRANTS.index(quadrant) for quadrant in view["guardians"]]
        guardians = [
            own("guardian-at", quadrant=word("quadrant", place), x=mm(GUARDIAN_X[place]), y=mm(GUARDIAN_Y[place]))
            for place in places
        ]
        mines = [
            own("mine-at", mark=self.map.seat_mark(mine["owner"]), mine=number, x=mm(mine["x"]), y=mm(mine["y"]))
            for number, mine in enumerate(view["mines"], start=1)
        ]
        return {"bases": bases, "guardians": guardians, "mines": mines}

    # Cards and tiles

    def supply(self, view: View) -> dict[str, list[str]]:
        """What lies beside the galaxy, by label."""
        own, word = self.words.own, self.words.word
        tokens = [own("token", colour=word("colour", key), count=count) for key, count in view["tokens"].items()]
        laid = [
            f"{word('quadrant', quadrant)}: {', '.join(word('colour', colour) for colour in colours)}"
            for quadrant, colours in enumerate(view["laid"])
            if colours
        ]
        return {
            "hidden": self._hidden_places(view),
            "archive": [word("discovery", relic) for relic in view["archive"]],
            "libraries": [word("quadrant", quadrant) for quadrant in view["waiting_libraries"]],
            "tokens": [] if view["mode"] == "classic" else tokens,
            "laid": laid,
            "megastructure": self._megastructure(view),
        }

    def _megastructure(self, view: View) -> list[str]:
        key = view["megastructure"]
        if key is None:
            return []
        cost = MEGASTRUCTURE_COST[MEGASTRUCTURES.index(key)]
        return [self.words.own(f"megastructure-{key}"), self.words.own("costs-energy", energy=cost)]

    def _hidden_places(self, view: View) -> list[str]:
        """List what the places of a quadrant that are face down can be, and the tiles that may lie on them.

        An area that has more tiles than places has lost some unseen.
        """
        word = self.words.word
        found: list[str] = []
        for area, (places, tiles) in enumerate(zip(view["hidden"], view["hidden_tiles"], strict=True)):
            holes = [hole for hole in range(len(HOLES)) if view["areas"][hole] == area]
            if holes:
                named = ", ".join(word("place", place) for place in places)
                quadrant = word("quadrant", QUADRANT[holes[0]])
                if tiles:
                    lying = ", ".join(word("discovery", tile) for tile in tiles)
                    away = len(tiles) - len(places)
                    found.append(self.words.own("hidden-in", quadrant=quadrant, places=named, tiles=lying, away=away))
                else:
                    found.append(self.words.own("hidden-places", quadrant=quadrant, places=named))
        return found

    def technologies(self, view: View) -> Table:
        """The tree, colour by colour: who has what, and which ones still bring points for the first."""
        table = Table.grid(padding=(0, 1))
        table.add_column(style="dim")
        table.add_column()
        for colour, key in enumerate(COLOURS):
            levels = range(1, LEVELS + 1)
            named = [
                self._technology(view, view["technologies"][colour * LEVELS + level - 1], level) for level in levels
            ]
            table.add_row(self.words.word("colour", key), Items(named))
        return table

    def _technology(self, view: View, tech: str, level: int) -> str:
        message = "tech-level" if tech in view["firsts"] else "tech-new"
        owners = [self.map.seat_mark(seat) for seat, player in enumerate(view["players"]) if tech in player["techs"]]
        name = self.words.own(message, level=level, tech=self.words.word("tech", tech))
        return f"{name} [{''.join(owners)}]" if owners else name

    def missions(self, view: View) -> Table:
        table = Table.grid(padding=(0, 1))
        for mission in view["missions"]:
            table.add_row(Text(self.words.word("mission", mission["mission"])), Items(self._mission(mission)))
        return table

    def _mission(self, mission: MissionView) -> list[str]:
        """What a mission brings, who has completed it and who could."""
        own, word = self.words.own, self.words.word
        found = [self.worth(mission["mission"])]
        if mission["first"] is not None:
            found.append(own("mission-first", player=word("seat", mission["first"])))
        found += [own("mission-done", player=word("seat", other)) for other in mission["others"]]
        return found + [own("mission-ready", player=word("seat", other)) for other in mission["ready"]]

    def worth(self, mission: str) -> str:
        place = MISSIONS.index(mission)
        return self.words.own("mission-worth", first=FIRST_POINTS[place], others=OTHER_POINTS[place])
