"""Positions of Ascending Empires in the rulebook's words.

game = Scenario()                                     # four players, every place face up, nobody anywhere
game.planet("alpha-middle", "orange", owner=0, troops=1)
game.ship(0, "ship-1", "alpha-edge-a")                # in an orbit, or at millimetres: (100, 350)
game.flies("ship-1", to=(250, 250))                   # how the next flick ends
game.do("choose move", "flick ship-1", "aim 0 50")
assert game.at(0, "ship-1") == (250, 250)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from orrery.core.dealer import RandomDealer
from orrery.core.table import Effect, Pending, with_value
from orrery.games.empires import GAME
from orrery.games.empires.facts.board import (
    ARTIFACT,
    GATE,
    HOLES,
    MM,
    NOTHING,
    PLACES,
    QUADRANTS,
    SHIPS,
    SIZE,
    STARBASE,
    START,
    ship_radius,
)
from orrery.games.empires.facts.cards import (
    DISCOVERIES,
    EMPIRES,
    MEGASTRUCTURES,
    MISSIONS,
    PLACE_OF,
    SHIP_LEVEL,
    SIDE_OF,
    TECHNOLOGIES,
    TILE_OF,
    colour_of,
    level_of,
)
from orrery.games.empires.flick.geometry import spot_at
from orrery.games.empires.flick.physics import DISC, LOCATION
from orrery.games.empires.position.actions import SHIP_NAMES
from orrery.games.empires.position.discs import free_spots
from orrery.games.empires.position.player import READY, Player
from orrery.games.empires.position.scene import BASE, GUARD, Scene
from orrery.games.empires.position.state import ROBOT, State
from orrery.games.empires.rules.placing import add_base
from orrery.games.empires.rules.setup import empty_table
from orrery.games.empires.rules.structures import muzzle
from orrery.games.empires.rules.turn import TURN
from orrery.games.empires.sight.view import View

from ..scenario import Playing

GATES = ["alpha-gate", "beta-gate", "gamma-gate", "delta-gate"]
PLANETS = ["orange", "purple", "pink", "green", "blue"]
Touch = tuple[str, int, str]
"""Something touched: ("ship", seat, name), ("hole", 0, key), ("base", 0, hole) or ("guardian", 0, quadrant)."""


class Scenario(Playing[State]):
    """It is the turn of seat 0. In every quadrant lie the five planets and an artifact, face up; nobody owns any.

    All have what they have at the start, but their ships lie on the player boards.
    """

    def __init__(self, seats: int = 4, noise: int = 0) -> None:
        super().__init__(GAME, GAME.new(seats, {"noise": "none"}, RandomDealer(1)))
        state = empty_table(seats)
        state.noise = noise
        state.gates = [HOLES.index(gate) for gate in GATES[:seats]]
        state.pool = 40
        kinds = [*PLANETS, "artifact"]
        state.places = [GATE if hole % 7 == 0 else PLACES.index(kinds[hole % 7 - 1]) for hole in range(len(HOLES))]
        for gate in GATES[seats:]:
            state.places[HOLES.index(gate)] = ARTIFACT
        state.missions = []
        self.table.state = state
        self.ahead(Pending(0, TURN))

    # Building the position

    @property
    def me(self) -> Player:
        return self.state.players[0]

    @property
    def view(self) -> View:
        self.start()
        return GAME.view(self.table, 0)

    def turn(self, seat: int) -> Self:
        """It is the turn of this seat."""
        self.ahead(Pending(seat, TURN))
        return self

    def next(self, effect: Effect[State], seat: int = 0) -> Self:
        """Nothing but this is to be done."""
        self.ahead(Pending(seat, effect))
        return self

    def place(self, hole: str, kind: str) -> Self:
        """What lies in a hole, face up."""
        self.state.set_place(HOLES.index(hole), PLACES.index(kind))
        return self

    def face_down(self, holes: Sequence[str], places: Sequence[str], tiles: Sequence[str]) -> Self:
        """Holes of one area, with what may lie in them and on them; the next deals decide."""
        state = self.state
        area = len(state.area_places)
        for hole in holes:
            number = HOLES.index(hole)
            state.set_place(number, NOTHING)
            state.areas = [area if other == number else old for other, old in enumerate(state.areas)]
        state.area_places.append(sorted(PLACES.index(place) for place in places))
        state.area_tiles.append(sorted(DISCOVERIES.index(tile) for tile in tiles))
        return self

    def planet(
        self,
        hole: str,
        kind: str | None = None,
        owner: int = 0,
        troops: int = 0,
        outposts: int = 0,
        cities: int = 0,
        centres: int = 0,
        bases: int = 0,
    ) -> Self:
        """A planet with pieces of its owner; they come from the player board."""
        state, number = self.state, HOLES.index(hole)
        player = state.players[owner]
        if kind is not None:
            self.place(hole, kind)
        state.set_owner(number, owner)
        state.troops[number] += troops
        player.troops -= troops
        while player.troops < 0:  # more troops have been unlocked by cities
            player.troops += 1
            player.cities_unlocked += 1
            player.energy += 1
        kinds = (state.outposts, state.cities, state.centres)
        for building, count in enumerate((outposts, cities, centres)):
            kinds[building][number] += count
            player.buildings[building] -= count
        for _ in range(bases):
            add_base(state, owner, number)
            player.buildings[STARBASE] -= 1
        return self

    def robots(self, hole: str, count: int) -> Self:
        state, number = self.state, HOLES.index(hole)
        state.robots[number] = count
        state.robots_left -= count
        state.set_owner(number, ROBOT)
        return self

    def guardian(self, quadrant: str) -> Self:
        self.state.guardians |= 1 << QUADRANTS.index(quadrant)
        return self

    def ship(self, seat: int, ship: str, where: str | tuple[float, float]) -> Self:
        """A ship in an orbit (on its first free place), or at millimetres; it is unlocked if need be."""
        state, number = self.state, SHIP_NAMES.index(ship)
        player = state.players[seat]
        if number >= SHIPS:
            player.advanced |= 1 << (number - SHIPS)
        while number < SHIPS and player.ships <= number:
            player.ships += 1
            player.bases_unlocked += 1
            player.energy += 1
        if isinstance(where, str):
            place = free_spots(state, HOLES.index(where), ship_radius(number))[0]
            x, y = spot_at(HOLES.index(where), place, ship_radius(number))
        else:
            x, y = round(where[0] * MM), round(where[1] * MM)
        player.put(number, x, y)
        return self

    def fill(self, hole: str, radius: int) -> Self:
        """Ships of the others crowd an orbit until no disc of this size finds room; mines fill gaps."""
        state, number = self.state, HOLES.index(hole)
        for ship in SHIP_NAMES:
            for seat in range(1, len(state.players)):
                if free_spots(state, number, max(radius, ship_radius(SHIP_NAMES.index(ship)))):
                    self.ship(seat, ship, hole)
        while places := free_spots(state, number, radius):
            x, y = spot_at(number, places[0], radius)
            state.mine_owner, state.mine_x = [*state.mine_owner, len(state.mine_x) // 2], [*state.mine_x, x]
            state.mine_y = [*state.mine_y, y]
        return self

    def techs(self, seat: int, *keys: str) -> Self:
        """Technologies a player has; their tiles lie on the side that shows them."""
        state = self.state
        player = state.players[seat]
        for key in keys:
            tech = TECHNOLOGIES.index(key)
            state.sides = with_value(state.sides, TILE_OF[tech], SIDE_OF[tech])
            player.techs |= 1 << PLACE_OF[tech]
            state.firsts |= 1 << PLACE_OF[tech]
            if level_of(tech) == SHIP_LEVEL:
                player.advanced |= 1 << colour_of(tech)
        return self

    def side(self, key: str) -> Self:
        """The tile of a technology shows it, though nobody has it."""
        tech = TECHNOLOGIES.index(key)
        self.state.sides = [
            SIDE_OF[tech] if tile == TILE_OF[tech] else old for tile, old in enumerate(self.state.sides)
        ]
        return self

    def empire(self, seat: int, key: str) -> Self:
        self.state.players[seat].empire = EMPIRES.index(key)
        return self

    def vlix(self, seat: int, double: int = READY) -> Self:
        """The Vlix empire: the token worth two instead of the first energy."""
        player = self.state.players[seat]
        player.energy -= 1
        player.double = double
        return self.empire(seat, "vlix")

    def relics(self, seat: int, *keys: str) -> Self:
        self.state.players[seat].relics = sorted(DISCOVERIES.index(key) for key in keys)
        return self

    def missions(self, *keys: str) -> Self:
        self.state.missions = sorted(MISSIONS.index(key) for key in keys)
        for player in self.state.players:
            player.stones = [0] * len(keys)
        return self

    def megastructure(self, key: str, *holes: str, owner: int = 0) -> Self:
        """The card in play, and artifacts that are megastructures already."""
        state = self.state
        state.megastructure = MEGASTRUCTURES.index(key)
        numbers = [HOLES.index(hole) for hole in holes]
        for hole in holes:
            self.place(hole, "artifact")
        state.structures = [owner if hole in numbers else old for hole, old in enumerate(state.structures)]
        return self

    def energy(self, seat: int, available: int, spent: int = 0) -> Self:
        """So much energy: as many cities have been unlocked as that takes."""
        player = self.state.players[seat]
        missing = available + spent - START.number("energy") - player.cities_unlocked - player.bases_unlocked
        player.cities_unlocked += missing
        player.troops += missing
        player.energy, player.spent = available, spent
        return self

    # Playing

    def choose(self, action: str) -> Self:
        """Take an action of the turn, whether or not there is another one to choose."""
        if self.asked == "choose-action":
            self.do(f"choose {action}")
        return self

    # Scripted flicks

    def flies(
        self,
        ship: str,
        to: tuple[float, float] | None,
        touching: Sequence[Touch] = (),
        seat: int = 0,
        pushed: Sequence[tuple[int, str, tuple[float, float] | None]] = (),
    ) -> Self:
        """How the next flick ends: where the ship rests (None: out of the galaxy), what it touched, who was pushed."""
        scene = Scene(self.state)
        flicked = scene.index(seat, SHIP_NAMES.index(ship))
        disc = scene.discs[flicked]
        contacts = [self._contact(scene, flicked, number, touch) for number, touch in enumerate(touching)]
        moved = {flicked: to, **{scene.index(other, SHIP_NAMES.index(name)): end for other, name, end in pushed}}
        legs = [[flicked, 0, disc.x, disc.y, 1000, 0]]
        for other in moved:
            if other != flicked:
                legs.append([other, 500, scene.discs[other].x, scene.discs[other].y, 1000, 0])
        ends = [self._end(scene, other, end) for other, end in sorted(moved.items())]
        numbers = [number for rows in (contacts, legs, ends) for row in ([len(rows)], *rows) for number in row]
        self.deals(len(numbers), *numbers)
        return self

    def shoots(self, hole: str, *touching: Touch) -> Self:
        """What the plasma disc of a megastructure touches, shot to the right; it rests in the middle of the galaxy."""
        scene = Scene(self.state)
        disc, middle = len(scene.discs), SIZE // 2
        start = muzzle(self.state, HOLES.index(hole), 0)
        contacts = [self._contact(scene, disc, number, touch) for number, touch in enumerate(touching)]
        rows = [row for contact in contacts for row in contact]
        numbers = [len(contacts), *rows, 1, disc, 0, *start, 1000, 0, 1, disc, middle, middle, 0]
        self.deals(len(numbers), *numbers)
        return self

    def _contact(self, scene: Scene, flicked: int, number: int, touch: Touch) -> list[int]:
        kind, seat, key = touch
        if kind == "hole":
            return [number, LOCATION, flicked, HOLES.index(key)]
        if kind == "ship":
            return [number, DISC, flicked, scene.index(seat, SHIP_NAMES.index(key))]
        if kind == "base":
            at_hole = [base for base, hole in enumerate(self.state.base_hole) if hole == HOLES.index(key)]
            bases = [place for place, kind in enumerate(scene.kinds) if kind == BASE]
            return [number, DISC, flicked, next(place for place in bases if scene.numbers[place] in at_hole)]
        quadrant = QUADRANTS.index(key)
        guards = [place for place, kind in enumerate(scene.kinds) if kind == GUARD]
        return [number, DISC, flicked, next(place for place in guards if scene.numbers[place] == quadrant)]

    def _end(self, scene: Scene, disc: int, end: tuple[float, float] | None) -> list[int]:
        if end is None:
            return [disc, 0, scene.discs[disc].y, 1]
        return [disc, round(end[0] * MM), round(end[1] * MM), 0]

    def outcome(self, entry: str | int) -> int:
        """Places and discoveries by their word; numbers are themselves."""
        if isinstance(entry, int):
            return entry
        return PLACES.index(entry) if entry in PLACES else DISCOVERIES.index(entry)

    # Looking at the position

    def at(self, seat: int, ship: str) -> tuple[float, float] | None:
        """Where a ship lies, in millimetres; None on the player board."""
        player, number = self.state.players[seat], SHIP_NAMES.index(ship)
        return (player.x[number] / MM, player.y[number] / MM) if player.is_out(number) else None

    def on(self, hole: str) -> dict[str, int]:
        """What lies on a planet."""
        state, number = self.state, HOLES.index(hole)
        found = {
            "troops": state.troops[number],
            "outposts": state.outposts[number],
            "cities": state.cities[number],
            "centres": state.centres[number],
            "robots": state.robots[number],
            "bases": state.base_hole.count(number),
        }
        return {name: count for name, count in found.items() if count}

    def owner(self, hole: str) -> int:
        return self.state.owner[HOLES.index(hole)]

    def tech_names(self, seat: int) -> list[str]:
        techs = range(len(TECHNOLOGIES))
        return [TECHNOLOGIES[tech] for tech in techs if self.state.knows(seat, tech)]
