"""How many turns somebody alone still needs to win: what every goal asks for, by the cheapest way to it."""

from __future__ import annotations

from typing import Final

from ...games.empires import ONLY_JET, bases_at, own_planets, pieces
from ...games.empires.facts.board import (
    BLUE,
    CENTRE,
    CITY,
    COLOURS,
    GREEN,
    GUARDIAN_DEFENCE,
    HOLES,
    NOTHING,
    ORANGE,
    PIECES_ON_PLANET,
    PURPLE,
    QUADRANT,
    QUADRANTS,
    STARBASE,
)
from ...games.empires.facts.campaign import CENTRAL, GATES, GOALS, STRUCTURE_ENERGY, goals_of
from ...games.empires.position.campaign import ABOARD, RESCUED
from ...games.empires.position.state import ROBOT, State
from .fleet import DEPLOYED, Fleet, card, hole_ways, ship_ways
from .settlers import colours_at

NEVER: Final = 30.0
"""What cannot be done any more."""
_BUILD: Final = 1.0
_BUILD_TWO: Final = 0.6
"""A building where the green card lets two be built in a turn."""
_GIVEN: Final = 0.2
"""A troop that the green card brings."""
_UNKNOWN: Final = 0.5
"""What it takes to find out what lies face down, and to have luck with it."""
_FREED: Final = 0.8
_REMOVED: Final = 0.3
"""What it takes to drive a robot out of an orbit, and with the purple card."""
_TURN_TO_LAND: Final = 0.45
_SPENT_ENERGY: Final = 0.5
"""To get an energy back."""
_POOR: Final = 0.5
"""A troop that has to come back from somewhere."""
_WAITING: Final = 0.6
"""For each settler who has to leave before anything can be built."""
_DISCOVERED: Final = 0.3
"""For each place that is face down where an artifact or a blue planet has to be found."""
_SEIZED: Final = 1.2
"""What is won with a megastructure besides,"""
_PURSE: Final = 4
"""As much energy is wanted, if it is needed at all: it comes back."""
_TWO_SETTLERS: Final = 3.0
"""and what it takes to bring settlers to a library that is not known yet."""
_RANGE: Final = tuple(
    tuple(hole for hole, name in enumerate(HOLES) if name in (f"{quadrant}-middle", f"{quadrant}-central"))
    for quadrant in QUADRANTS
)
"""By quadrant: the orbits from which a guardian is in range."""


class Journey:
    """One position; `extra` is an orbit in which one more ship is imagined."""

    def __init__(self, state: State, extra: int = NOTHING) -> None:
        self.state = state
        self.fleet = Fleet(state, extra)
        self.bonus = card(state, ORANGE, "attack")
        self.given = card(state, GREEN, "troops") > 0
        self.build = _BUILD_TWO if state.campaign.stones[GREEN] > 1 else _BUILD
        self.later_energy = 2.0 * self.build + (_GIVEN if self.given else DEPLOYED)
        """What a city or starbase costs, but for the next."""
        self.purple = card(state, PURPLE, "robots") > 0
        self.own = own_planets(state, 0)

    def turns(self) -> float:
        """To all goals of the scenario."""
        return sum(self._goal(GOALS[goal], count) for goal, count in goals_of(self.state.campaign.scenario))

    def _goal(self, goal: str, count: int) -> float:
        state = self.state
        if goal == "centres":
            return self._centres()
        if goal == "energy":
            return self._energy(count - state.players[0].energy - state.players[0].spent)
        if goal == "cities":
            return self._cities([self._in_quadrant(quadrant, False) for quadrant in range(len(QUADRANTS))])
        if goal == "strongholds":
            return sum(sorted(self._in_quadrant(quadrant, True) for quadrant in range(len(QUADRANTS)))[:count])
        if goal == "central-cities":
            return self._cities([self.city(hole) for hole in CENTRAL])
        if goal == "settlers":
            return self._settlers(count - state.campaign.settlers.count(RESCUED))
        if goal == "megastructures":
            return self._structures(count)
        if goal == "libraries":
            return self._libraries(count)
        return sum(self.hunt(quadrant) for quadrant in state.guarded_quadrants())

    # Pieces

    def _troop(self, hole: int) -> float:
        """One more troop on a planet."""
        state = self.state
        poor = 0.0 if state.players[0].troops else _POOR
        if state.owner[hole] == 0:
            if self.given:
                return poor + _GIVEN
            if state.outposts[hole] or state.cities[hole]:
                return poor + DEPLOYED
        return poor + self.fleet.deliver(hole, 1) + _TURN_TO_LAND

    def _open(self, hole: int) -> float:
        """Until a planet can be landed and built on: robots in its orbit and on it, settlers who wait there."""
        state = self.state
        cost = state.campaign.robots_around(hole) * (_REMOVED if self.purple and hole in self.own else _FREED)
        robots = state.robots[hole]
        if robots == PIECES_ON_PLANET or (robots and state.jet == ONLY_JET):
            return NEVER
        if robots:
            cost += self.fleet.near(hole, max(1, robots + 1 - self.bonus)) + _TURN_TO_LAND
        if state.owner[hole] == NOTHING:
            cost += _WAITING * state.campaign.settlers_on(hole)
        return cost

    def city(self, hole: int) -> float:
        """The turns until there is a city."""
        state = self.state
        mine = state.owner[hole] == 0
        if mine and state.cities[hole]:
            return 0.0
        if not state.players[0].buildings[CITY]:
            return NEVER
        second = _GIVEN if self.given else DEPLOYED  # the outpost that comes first lets it be deployed
        if not state.is_planet(hole):
            return _UNKNOWN + self._troop(hole) + 2.0 * self.build + second if state.is_face_down(hole) else NEVER
        troops, outposts = (state.troops[hole], min(1, state.outposts[hole])) if mine else (0, 0)
        missing = max(0, 2 - troops - outposts)
        if mine and missing and missing > PIECES_ON_PLANET - pieces(state, hole):
            return NEVER
        cost = self._open(hole) + self.build * (1 if outposts else 2)
        if missing:
            cost += second if missing == 1 else self._troop(hole) + second
        return cost

    def base(self, hole: int) -> float:
        """The turns until there is a starbase."""
        state = self.state
        if state.owner[hole] == 0 and bases_at(state, hole):
            return 0.0
        return self.new_base(hole)

    def new_base(self, hole: int) -> float:
        state = self.state
        if not state.players[0].buildings[STARBASE] or state.owner[hole] == ROBOT:
            return NEVER
        if not state.is_planet(hole):
            return _UNKNOWN + self._pair(hole) + self.build if state.is_face_down(hole) else NEVER
        return self._open(hole) + self._pair(hole) + self.build

    def _pair(self, hole: int) -> float:
        """Two ships that become a starbase."""
        return self.fleet.near(hole, 2) + DEPLOYED * min(2, self.fleet.out)

    def centre(self, hole: int) -> float:
        """The turns until there is a research centre."""
        state = self.state
        mine = state.owner[hole] == 0
        if mine and state.centres[hole]:
            return 0.0
        if not state.is_planet(hole):
            return 2.0 * _UNKNOWN + self._troop(hole) + self.build if state.is_face_down(hole) else NEVER
        manned = mine and state.troops[hole] > 0
        if not state.players[0].buildings[CENTRE] or (mine and not manned and pieces(state, hole) >= PIECES_ON_PLANET):
            return NEVER
        return self._open(hole) + self.build + (0.0 if manned else self._troop(hole))

    # Goals

    def _cities(self, costs: list[float]) -> float:
        """All of these cities: one that was built where no goal asks for it is missing on the player board."""
        missing = sorted(cost for cost in costs if cost > 0.0)
        left = self.state.players[0].buildings[CITY]
        return sum(missing[:left]) + NEVER * max(0, len(missing) - left)

    def _in_quadrant(self, quadrant: int, stronghold: bool) -> float:
        """The cheapest city of a quadrant, or city with starbase."""
        holes = [hole for hole in range(len(HOLES)) if QUADRANT[hole] == quadrant and hole not in GATES]
        return min(self.city(hole) + (self.base(hole) if stronghold else 0.0) for hole in holes)

    def _centres(self) -> float:
        """One in each quadrant, each on another colour: blue planets can have any."""
        choices: list[dict[int, float]] = [{} for _ in QUADRANTS]
        for hole in range(len(HOLES)):
            if hole in GATES:
                continue
            place = self.state.places[hole]
            colour = place if 0 <= place < len(COLOURS) else NOTHING
            if colour != NOTHING or place == BLUE or self.state.is_face_down(hole):
                choice = choices[QUADRANT[hole]]
                choice[colour] = min(choice.get(colour, NEVER), self.centre(hole))
        return _cheapest(choices)

    def _energy(self, missing: int) -> float:
        """Cities and starbases, wherever they come first."""
        if missing <= 0:
            return 0.0
        holes = [hole for hole in self.state.planets() if self.state.owner[hole] != ROBOT]
        ways = [self.new_base(hole) for hole in holes] + [self.city(hole) for hole in self.own]
        likely = [way for way in ways if way > 0.0]
        return min([*likely, self.later_energy + self.build]) + self.later_energy * (missing - 1)

    def _settlers(self, missing: int) -> float:
        """The cheapest rescues."""
        state = self.state
        home, fleet = state.gates[0], self.fleet
        back = hole_ways(home, state.jet == ONLY_JET)
        costs: list[tuple[float, int]] = []
        for place in state.campaign.settlers:
            if place >= ABOARD:
                costs.append((fleet.flick * ship_ways(state, place - ABOARD)[home], NOTHING))
            elif place >= 0:
                costs.append((_FREED * state.campaign.robots_around(place) + 2.0 * fleet.flick * back[place], place))
        costs = sorted(costs)[: max(0, missing)]
        waiting = [place for _, place in costs if place != NOTHING]
        total = sum(cost for cost, _ in costs) + NEVER * max(0, missing - len(costs))
        for row in fleet.rows:  # a ship that is on its way saves a part of it
            if waiting:
                saved = max(waiting, key=lambda place: back[place] - row[place])
                total -= fleet.flick * max(0.0, back[saved] - row[saved])
                waiting.remove(saved)
        return total + (DEPLOYED if waiting and not fleet.out else 0.0)

    def _structures(self, count: int) -> float:
        """Artifacts that are not yet the person's, and the energy for them."""
        state = self.state
        known = [hole for hole in range(len(HOLES)) if state.is_artifact(hole)]
        open_ones = [hole for hole in known if state.structures[hole] != 0]
        cost = sum(self.fleet.near(hole, 1) for hole in open_ones) + self._search(known)
        missing = count - len(known) + len(open_ones)
        energy, spent = state.players[0].energy, state.players[0].spent
        locked = max(0, min(STRUCTURE_ENERGY * missing, _PURSE) - energy - spent)
        regained = max(0, STRUCTURE_ENERGY * missing - energy - locked)
        return cost + _SEIZED * missing + self._energy(locked) + _SPENT_ENERGY * regained

    def _search(self, known: list[int]) -> float:
        """Until there is one in every quadrant: places that are face down have to be discovered."""
        total = 0.0
        for quadrant in range(len(QUADRANTS)):
            if not any(QUADRANT[hole] == quadrant for hole in known):
                down = [hole for hole in range(len(HOLES)) if QUADRANT[hole] == quadrant]
                down = [hole for hole in down if self.state.is_face_down(hole)]
                total += min((self.fleet.near(hole, 1) for hole in down), default=NEVER) + _DISCOVERED * len(down)
        return total

    def _libraries(self, count: int) -> float:
        """Settlers of two colours for each; those who are on the way count by what is left of it."""
        state, jets = self.state, self.state.jet == ONLY_JET
        halls = [hole for hole in state.planets() if state.has_library(hole)]
        cost = self._search(halls) + (count - len(halls)) * _TWO_SETTLERS
        riding = [place - ABOARD for place in state.campaign.settlers if place >= ABOARD]
        for hole in halls:
            missing = 2 - len(colours_at(state, hole))
            sources = sorted(
                self.fleet.near(gate, 1) + self.fleet.flick * hole_ways(gate, jets)[hole]
                for gate in GATES
                if state.campaign.settlers_on(gate) and not colours_at(state, gate) & colours_at(state, hole)
            )
            for ship in riding[:]:
                if missing > 0 and not colours_at(state, ABOARD + ship) & colours_at(state, hole):
                    riding.remove(ship)
                    cost += self.fleet.flick * ship_ways(state, ship)[hole]
                    missing -= 1
            cost += sum(sources[:missing]) + NEVER * max(0, missing - len(sources))
        return cost

    def hunt(self, quadrant: int) -> float:
        """The turns until ships are in range of a guardian that are strong enough."""
        count = max(1, GUARDIAN_DEFENCE + 1 - self.bonus)
        return _TURN_TO_LAND + min(self.fleet.near(hole, count) for hole in _RANGE[quadrant])


def _cheapest(choices: list[dict[int, float]]) -> float:
    """The least sum of one choice in each quadrant that leaves no colour taken twice."""
    sums = {0: 0.0}
    """By the bits of the colours that are taken."""
    for choice in choices:
        later: dict[int, float] = {}
        for taken, total in sums.items():
            for colour, cost in choice.items():
                if colour == NOTHING:
                    chosen = taken
                elif taken >> colour & 1:
                    continue
                else:
                    chosen = taken | 1 << colour
                if total + cost < later.get(chosen, len(QUADRANTS) * NEVER):
                    later[chosen] = total + cost
        sums = later
    return min(min(sums.values(), default=NEVER), NEVER)
