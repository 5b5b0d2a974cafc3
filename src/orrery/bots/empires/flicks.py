"""Which flicks of a ship are worth trying: straight ones, bank shots and rams, sifted by sliding the discs alone."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, pi
from typing import Final

from ...core.dealer import RandomDealer
from ...games.empires.facts.board import HOLE_X, HOLE_Y, HOLES, MM, NOTHING, SIZE, ship_radius
from ...games.empires.facts.campaign import needs_all_settlers
from ...games.empires.facts.cards import NOISE_ANGLE, NOISE_STRENGTH
from ...games.empires.flick import physics
from ...games.empires.flick.flight import Disc, Flick, Outcome
from ...games.empires.flick.geometry import ANGLES, RINGS, orbit_of, spot_at
from ...games.empires.position.actions import AIM, aim_of
from ...games.empires.position.scene import GUARD, HEART, ROBOT_DISC, SHIP, Scene
from ...games.empires.position.state import SOLO, State
from ...games.empires.sight.aims import BEYOND, STRAIGHT, VARIED, aim_over, aims_at_hole, aims_into, bank_shots
from . import weights
from .efforts import Effort
from .imprint import Key, Memory
from .mind import Mind
from .settlers import takes_along

_GOALS: Final = 8
_AIMS_AT_A_HOLE: Final = 3
_RAMS: Final = 4
_CARE: Final = 3
"""How many times as often a flick with a settler is tried."""
_SIDES: Final = (0, ANGLES // 5, -(ANGLES // 5))
"""From where in its orbit a ship is flicked into a robot: facing it, or from aside, where something is in the way."""
_SHOTS: Final = 10
"""How many enemy ships, and how many targets of a plasma shot, are looked at: the nearest."""

_BEST: Final[Memory[list[tuple[float, int]]]] = Memory()


class Flicks:
    """The flicks of one ship in one position."""

    def __init__(self, state: State, mind: Mind, ship: int, seed: int) -> None:
        self.state = state
        self.mind = mind
        self.ship = ship
        self.seed = seed
        self.scene = Scene(state)
        self.flicked = self.scene.index(mind.seat, ship)
        player = state.players[mind.seat]
        self.x, self.y = player.x[ship], player.y[ship]
        self.rescues = bool(state.campaign.settlers) and takes_along(state, ship)
        all_needed = self.rescues and needs_all_settlers(state.campaign.scenario)
        self.loss = weights.LAST_SETTLER if all_needed else weights.SETTLER if self.rescues else weights.SHIP

    def best(self, sifted: int, trials: int, kept: int, thorough: bool) -> list[tuple[float, int]]:
        """The most promising aims, each with what it may bring."""
        if self.state.mode == SOLO:  # where more counts than is in the key
            return self._best(sifted, trials, kept, thorough)
        key = (sifted, trials, kept, thorough, *self._key())
        return _BEST.get(key) or _BEST.keep(key, self._best(sifted, trials, kept, thorough))

    def _key(self) -> Key:
        """All that counts among several players: in a world most ships stay where they are for some turns."""
        mind, scene = self.mind, self.scene
        discs = [(disc.x, disc.y, disc.radius, disc.mass) for disc in scene.discs]
        hand = (self.seed, self.state.noise, mind.seat, self.ship, self.flicked, mind.far, mind.lures)
        return (*hand, *mind.goals[self.ship], *discs, *scene.kinds, *scene.seats, *self.state.owner)

    def _best(self, sifted: int, trials: int, kept: int, thorough: bool) -> list[tuple[float, int]]:
        aims = self._straight(STRAIGHT) + self._rams()
        if thorough:
            aims += self._straight(VARIED) + bank_shots()
        if not aims:  # nowhere to go: a little towards the middle of the galaxy
            aims.append(aim_over((SIZE // 2 - self.x) / MM, (SIZE // 2 - self.y) / MM, BEYOND))
        exact = RandomDealer(self.seed)
        rated = [(*self._end(aim, exact, False), aim) for aim in sorted(set(aims))]
        dealers = self._dealers(trials)
        tried = [
            (sum(self._end(aim, dealer.copy(), True)[0] for dealer in dealers) / len(dealers), hole, aim)
            for _, hole, aim in _best_by_orbit(rated, _AIMS_AT_A_HOLE)[:sifted]
        ]
        found = _best_by_orbit(tried, 1)[:kept]
        return [(value, aim) for value, _, aim in self._bold(found) or found]

    def around(self, hole: int, places: Sequence[int], effort: Effort) -> list[tuple[float, int, int]]:
        """The same for a ship that is first put somewhere else in its orbit: what it may bring, the place, the aim."""
        discs, radius = self.scene.discs, ship_radius(self.ship)
        here = discs[self.flicked]
        exact, free = RandomDealer(self.seed), set(places)
        shots: list[tuple[int, int]] = []
        for goal in [goal for goal in self._favourites() if goal != hole]:
            place = _facing(hole, HOLE_X[goal], HOLE_Y[goal], 0, free)
            shots += [(place, aim) for aim in aims_at_hole(*spot_at(hole, place, radius), goal, STRAIGHT)]
        for x, y in self._robots():
            for aside in _SIDES:
                place = _facing(hole, x, y, aside, free)
                shots += [(place, aim) for aim in aims_into(*spot_at(hole, place, radius), [(x, y)], 1)]
        rated: list[tuple[float, int, int]] = []
        for shot, (place, aim) in enumerate(shots):
            discs[self.flicked] = Disc(*spot_at(hole, place, radius), radius, here.mass)
            rated.append((*self._end(aim, exact, False), shot))
        dealers = self._dealers(effort.trials)
        tried: list[tuple[float, int, int]] = []
        for value, end, shot in _best_by_orbit(rated, 1)[: effort.sifted or effort.kept]:
            place, aim = shots[shot]
            discs[self.flicked] = Disc(*spot_at(hole, place, radius), radius, here.mass)
            trials = [self._end(aim, dealer.copy(), True)[0] for dealer in dealers]
            tried.append((sum(trials) / len(trials) if trials else value, end, shot))
        discs[self.flicked] = here
        return [(value, *shots[shot]) for value, _, shot in self._bold(_best_by_orbit(tried, 1)[: effort.kept])]

    def _dealers(self, trials: int) -> list[RandomDealer]:
        """The errors of the hand that are tried: more of them where a settler would be lost."""
        return [RandomDealer(self.seed + trial) for trial in range(trials * (_CARE if self.rescues else 1))]

    def _bold(self, shots: list[tuple[float, int, int]]) -> list[tuple[float, int, int]]:
        """Those that may be dared: with a settler none that got lost in a trial."""
        return [shot for shot in shots if shot[0] > 0.0] if self.rescues else shots

    # Proposals

    def _favourites(self) -> list[int]:
        """The holes where the ship is wanted most."""
        goals = self.mind.goals[self.ship]
        return sorted((hole for hole in range(len(HOLES)) if goals[hole] > 0.0), key=lambda hole: -goals[hole])[:_GOALS]

    def _straight(self, kinds: Sequence[tuple[float, float]]) -> list[int]:
        return [aim for hole in self._favourites() for aim in aims_at_hole(self.x, self.y, hole, kinds)]

    def _robots(self) -> list[tuple[int, int]]:
        """Where robots in orbit are, the nearest first."""
        places = [
            (there.x, there.y)
            for disc, there in enumerate(self.scene.discs)
            if self.scene.kinds[disc] == ROBOT_DISC and not self.rescues
        ]
        return sorted(places, key=lambda place: (place[0] - self.x) ** 2 + (place[1] - self.y) ** 2)[:_RAMS]

    def _rams(self) -> list[int]:
        """At the nearest enemy ships, and robots in orbit."""
        places = [
            (there.x, there.y)
            for disc, there in enumerate(self.scene.discs)
            if self.scene.kinds[disc] == ROBOT_DISC or self._is_enemy_ship(disc)
        ]
        return aims_into(self.x, self.y, places, _RAMS)

    # Values

    def _end(self, aim: int, dealer: RandomDealer, noisy: bool) -> tuple[float, int]:
        """What a flick brings at first sight, by where the ship comes to rest, and the orbit it ends in.

        Instead of an orbit, numbers below NOTHING name what is rammed.
        """
        direction, power = aim_of(aim)
        noise = self.state.noise
        angle, strength = (NOISE_ANGLE[noise], NOISE_STRENGTH[noise]) if noisy else (0, 0)
        flick = Flick(self.scene.discs, self.flicked, direction, power, angle, strength)
        outcome = Outcome(flick.run(dealer))
        rammed = self._ram_target(outcome)
        if rammed != NOTHING:
            return self._ram_value(rammed), NOTHING - 1 - rammed
        for row in range(outcome.ends):
            disc, x, y, off = outcome.end(row)
            if disc == self.flicked:
                if off:
                    return -self.loss, NOTHING
                hole = orbit_of(x, y, ship_radius(self.ship))
                return self.mind.place_value(self.ship, hole, x, y), hole
        return 0.0, NOTHING

    def _ram_target(self, outcome: Outcome) -> int:
        """The first enemy that the ship touches, or NOTHING."""
        for row in range(outcome.contacts):
            _, kind, disc, partner = outcome.contact(row)
            if kind == physics.DISC and self.flicked in (disc, partner):
                other = partner if disc == self.flicked else disc
                kind_of = self.scene.kinds[other]
                if kind_of in (GUARD, ROBOT_DISC, HEART) or self._is_enemy_ship(other):
                    return other
        return NOTHING

    def _is_enemy_ship(self, disc: int) -> bool:
        return self.scene.kinds[disc] == SHIP and self.scene.seats[disc] != self.mind.seat

    def _ram_value(self, disc: int) -> float:
        """Both ships are gone; that is good where the enemy is in the way."""
        if self.rescues or self.scene.kinds[disc] in (GUARD, HEART):
            return -self.loss
        if self.scene.kinds[disc] == ROBOT_DISC:
            return weights.RAMMED
        there = self.scene.discs[disc]
        hole = orbit_of(there.x, there.y, there.radius)
        nuisance = hole != NOTHING and self.state.owner[hole] in (self.mind.seat, self.scene.seats[disc])
        return -0.5 * weights.SHIP + (weights.SHIP if nuisance else 0.0)


def _facing(hole: int, x: int, y: int, aside: int, places: set[int]) -> int:
    """Of the free places of an orbit, the one that faces a goal, or lies that many steps aside.

    Of several as near to that, it is the outermost.
    """
    turn = (round(atan2(y - HOLE_Y[hole], x - HOLE_X[hole]) / (2.0 * pi) * ANGLES) + aside) % ANGLES
    for apart in range(ANGLES):
        angles = ((turn + apart) % ANGLES, (turn - apart) % ANGLES)
        there = [place for ring in range(len(RINGS)) for angle in angles if (place := ring * ANGLES + angle) in places]
        if there:
            return max(there)
    raise ValueError("an orbit without free places")


def _best_by_orbit(aims: list[tuple[float, int, int]], most: int) -> list[tuple[float, int, int]]:
    """Aims with their values and the orbits they end in, the best first, up to that many for each orbit."""
    taken: dict[int, int] = {}
    found: list[tuple[float, int, int]] = []
    for value, hole, aim in sorted(aims, reverse=True):
        taken[hole] = taken.get(hole, 0) + 1
        if taken[hole] <= most:
            found.append((value, hole, aim))
    return found


def plasma_shots(state: State, seat: int, hole: int) -> list[int]:
    """Straight shots out of the orbit of a megastructure at planets and ships of others."""
    places = [
        (HOLE_X[other], HOLE_Y[other]) for other in range(len(HOLES)) if state.owner[other] not in (NOTHING, seat)
    ]
    for other, player in enumerate(state.players):
        if other != seat:
            places += [(player.x[ship], player.y[ship]) for ship in player.ships_out()]
    return aims_into(HOLE_X[hole], HOLE_Y[hole], places, _SHOTS) or [AIM.start]
