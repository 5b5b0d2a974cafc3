"""The position of Ascending Empires: the galaxy, what lies in it, the players, and how far the turn has come."""

from __future__ import annotations

from typing import Final

from ....core.table import State as CoreState
from ..facts.board import ARTIFACT, HOLES, NOTHING, is_planet
from ..facts.cards import place_of, side_of, tile_of
from .player import Player

ROBOT: Final = 4
"""The owner of planets with robots."""


class State(CoreState):
    """Everything on the table.

    A hole that is face down has no place yet: it has the number of its area, from whose piles its place and its
    discovery are drawn when it is discovered. Lists that seldom change (places, areas, sides, missions) are
    shared by copies: they are replaced, never changed in place.
    """

    __slots__ = (
        "acted",
        "action",
        "active",
        "archive",
        "area_places",
        "area_tiles",
        "areas",
        "attacked",
        "base_hole",
        "base_owner",
        "base_x",
        "base_y",
        "blockaded",
        "bonuses",
        "box",
        "centres",
        "cities",
        "firsts",
        "free_flicks",
        "gates",
        "grounded",
        "guardians",
        "jet",
        "last",
        "left",
        "libraries",
        "megastructure",
        "mine_owner",
        "mine_x",
        "mine_y",
        "missions",
        "noise",
        "once",
        "outposts",
        "owner",
        "places",
        "players",
        "pool",
        "robots",
        "robots_left",
        "sides",
        "stopped",
        "structures",
        "tokens",
        "troops",
        "used",
        "waiting_libraries",
    )

    def __init__(
        self,
        players: list[Player],
        places: list[int],
        areas: list[int],
        area_places: list[list[int]],
        area_tiles: list[list[int]],
        gates: list[int],
        owner: list[int],
        troops: list[int],
        outposts: list[int],
        cities: list[int],
        centres: list[int],
        robots: list[int],
        robots_left: int,
        base_owner: list[int],
        base_hole: list[int],
        base_x: list[int],
        base_y: list[int],
        guardians: int,
        mine_owner: list[int],
        mine_x: list[int],
        mine_y: list[int],
        libraries: int,
        waiting_libraries: int,
        structures: list[int],
        megastructure: int,
        tokens: list[int],
        pool: int,
        archive: list[int],
        box: list[int],
        missions: list[int],
        sides: list[int],
        firsts: int,
        noise: int,
        jet: int,
        active: int,
        last: int,
        action: int,
        acted: int,
        stopped: int,
        left: int,
        used: list[int],
        once: int,
        grounded: int,
        free_flicks: list[int],
        attacked: int,
        bonuses: list[int],
        blockaded: list[int],
    ) -> None:
        self.players = players
        self.places = places
        self.areas = areas
        self.area_places = area_places
        self.area_tiles = area_tiles
        self.gates = gates
        self.owner = owner
        self.troops = troops
        self.outposts = outposts
        self.cities = cities
        self.centres = centres
        self.robots = robots
        self.robots_left = robots_left
        self.base_owner = base_owner
        self.base_hole = base_hole
        self.base_x = base_x
        self.base_y = base_y
        self.guardians = guardians
        self.mine_owner = mine_owner
        self.mine_x = mine_x
        self.mine_y = mine_y
        self.libraries = libraries
        self.waiting_libraries = waiting_libraries
        self.structures = structures
        self.megastructure = megastructure
        self.tokens = tokens
        self.pool = pool
        self.archive = archive
        self.box = box
        self.missions = missions
        self.sides = sides
        self.firsts = firsts
        self.noise = noise
        self.jet = jet
        self.active = active
        self.last = last
        self.action = action
        self.acted = acted
        self.stopped = stopped
        self.left = left
        self.used = used
        self.once = once
        self.grounded = grounded
        self.free_flicks = free_flicks
        self.attacked = attacked
        self.bonuses = bonuses
        self.blockaded = blockaded

    def copy(self) -> State:
        return State(
            [player.copy() for player in self.players],
            self.places,
            self.areas,
            [pile[:] for pile in self.area_places],
            [pile[:] for pile in self.area_tiles],
            self.gates,
            self.owner[:],
            self.troops[:],
            self.outposts[:],
            self.cities[:],
            self.centres[:],
            self.robots[:],
            self.robots_left,
            self.base_owner[:],
            self.base_hole[:],
            self.base_x[:],
            self.base_y[:],
            self.guardians,
            self.mine_owner[:],
            self.mine_x[:],
            self.mine_y[:],
            self.libraries,
            self.waiting_libraries,
            self.structures,
            self.megastructure,
            self.tokens,
            self.pool,
            self.archive[:],
            self.box[:],
            self.missions,
            self.sides,
            self.firsts,
            self.noise,
            self.jet,
            self.active,
            self.last,
            self.action,
            self.acted,
            self.stopped,
            self.left,
            self.used[:],
            self.once,
            self.grounded,
            self.free_flicks[:],
            self.attacked,
            self.bonuses[:],
            self.blockaded[:],
        )

    def knows(self, seat: int, tech: int) -> bool:
        """Whether a player has a technology; only the side that lies up counts."""
        known = self.players[seat].techs >> place_of(tech) & 1
        return known == 1 and self.sides[tile_of(tech)] == side_of(tech)

    def is_empire(self, seat: int, empire: int) -> bool:
        return self.players[seat].empire == empire

    def is_face_down(self, hole: int) -> bool:
        return self.areas[hole] != NOTHING

    def is_planet(self, hole: int) -> bool:
        """A planet that has been discovered and not been destroyed."""
        return is_planet(self.places[hole])

    def is_artifact(self, hole: int) -> bool:
        """Megastructures count as artifacts."""
        return self.places[hole] == ARTIFACT

    def planets(self) -> list[int]:
        return [hole for hole in range(len(HOLES)) if is_planet(self.places[hole])]

    def set_place(self, hole: int, place: int) -> None:
        self.places = self.places[:]
        self.places[hole] = place

    def uncover(self, hole: int) -> None:
        self.areas = self.areas[:]
        self.areas[hole] = NOTHING

    def turn_order(self, start: int) -> list[int]:
        seats = len(self.players)
        return [(start + step) % seats for step in range(seats)]
