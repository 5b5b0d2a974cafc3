"""Flicking a ship and what comes of it (page 12): ramming, mines, ships lost and pushed, pieces put back."""

from __future__ import annotations

from math import sqrt

from ....core.table import Question, Table
from ..facts.board import (
    MINE_RADIUS,
    MM,
    NOTHING,
    PURPLE,
    ROBOT_RADIUS,
    SHIPS,
    SIZE,
    STARBASE_RADIUS,
    ship_radius,
)
from ..facts.cards import (
    JUGGERNAUT,
    MINES,
    NOISE_ANGLE,
    NOISE_STRENGTH,
    PROW,
    tech_number,
)
from ..flick import physics
from ..flick.flight import MICROSECONDS, Flick, Outcome
from ..flick.geometry import nearest_hole, orbit_of, within
from ..position.actions import AIM, aim_of
from ..position.discs import nearest_free, nearest_in_orbit, on_the_border, ship_orbit
from ..position.events import (
    FLICKED,
    FLICKED_INTO_ORBIT,
    FLICKED_INTO_SPACE,
    GUARDIAN_RAMMED,
    HEART_TOUCHED,
    LOST,
    MINE_HIT,
    PUSHED_INTO_ORBIT,
    PUSHED_INTO_SPACE,
    PUSHED_OUT,
    RAM_WITHSTOOD,
    RAMMED,
    ROBOT_RAMMED,
)
from ..position.scene import GUARD, HEART, ROBOT_DISC, SHIP, Scene, only_ships, ships_to_flick
from ..position.state import State
from .control import enemy_in_orbit
from .energy import score
from .modes import rules_of
from .placing import finds_place, make_room, watch_blockades
from .slingshot import Sling


class Aim(Question[State]):
    """Direction and power of a flick: too many answers to list, all of them legal."""

    __slots__ = ("ship",)

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def prompt(self) -> str:
        return "aim"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"ship": self.ship, "error": int(NOISE_ANGLE[table.state.noise] > 0)}

    def options(self, table: Table[State], seat: int) -> range:
        return AIM.actions

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        direction, power = aim_of(action)
        flick(table, seat, self.ship, direction, power)


def flick(table: Table[State], seat: int, ship: int, direction: int, power: int) -> None:
    state = table.state
    noise = state.noise
    # mostly nobody listens, there are only ships, and no other one is touched: then nothing has to be told or put back
    scene = None if table.events is None and only_ships(state) else Scene(state)
    discs, flicked = ships_to_flick(state, seat, ship) if scene is None else (scene.discs, scene.index(seat, ship))
    trial = Flick(discs, flicked, direction, power, NOISE_ANGLE[noise], NOISE_STRENGTH[noise])
    outcome = Outcome(table.dealer.outcome(trial))
    if scene is None and outcome.ends == 1:
        _come_to_rest(table, seat, ship, outcome)
    else:
        Aftermath(table, seat, ship, scene or Scene(state), flicked, outcome).settle(direction, power)


def _come_to_rest(table: Table[State], seat: int, ship: int, outcome: Outcome) -> None:
    """What the rules make of a flick that moved one ship alone: it stays where it is, or it is lost."""
    player = table.state.players[seat]
    flicked, x, y, off = outcome.end(0)
    if off:
        player.take_back(ship)
        watch_blockades(table)
    else:
        player.put(ship, x, y)
        watch_blockades(table)
        offer_sling(table, seat, ship, flicked, outcome)


class Aftermath:
    """Everything has come to rest: what the rules make of it."""

    def __init__(self, table: Table[State], seat: int, ship: int, scene: Scene, flicked: int, outcome: Outcome) -> None:
        self.table = table
        self.state = table.state
        self.seat = seat
        self.ship = ship
        self.scene = scene
        self.flicked = flicked
        self.outcome = outcome
        self.ends = [outcome.end(row) for row in range(outcome.ends)]
        """Discs that moved: number, place, and whether it left the galaxy."""
        self.destroyed: list[int] = []

    def settle(self, direction: int, power: int) -> None:
        """Destroyed ships are gone before anything is put back, so that they are in nobody's way."""
        rammed, mine = self.meetings()
        if self.table.events is not None:  # nobody listens to flicks that are only imagined
            self._tell(direction, power, rammed != NOTHING or mine != NOTHING)
        self._depart(rammed != NOTHING or mine != NOTHING)
        self._lay_down()
        if mine != NOTHING:
            self._blow_up(mine)
        elif rammed != NOTHING:
            self._ram(rammed)
        self._bring_in()
        self._put_back()
        if self.table.events is not None:
            self._tell_pushed()
        watch_blockades(self.table)
        if self.state.players[self.seat].is_out(self.ship):
            offer_sling(self.table, self.seat, self.ship, self.flicked, self.outcome)

    def _tell(self, direction: int, power: int, gone: bool) -> None:
        """The flick with its path, and where the ship came to rest unless it is gone."""
        _, x, y, off = next(end for end in self.ends if end[0] == self.flicked)
        way = [*self.scene.roster(), *self.outcome.numbers]
        orbit = orbit_of(x, y, ship_radius(self.ship))
        if gone or off:
            self.table.tell_trail(FLICKED, self.seat, [self.ship, direction, power, *way])
        elif orbit == NOTHING:
            near = nearest_hole(x, y)
            self.table.tell_trail(FLICKED_INTO_SPACE, self.seat, [self.ship, direction, power, near, *way])
        else:
            self.table.tell_trail(FLICKED_INTO_ORBIT, self.seat, [self.ship, direction, power, orbit, *way])

    def _depart(self, gone: bool) -> None:
        """From which orbit the ship was flicked, and into which, where somebody may wait to be taken aboard."""
        if not self.state.campaign.settlers:
            return
        before = self.scene.discs[self.flicked]
        start = orbit_of(before.x, before.y, before.radius)
        if start != NOTHING:
            _, x, y, off = next(end for end in self.ends if end[0] == self.flicked)
            end = NOTHING if gone or off else orbit_of(x, y, before.radius)
            rules_of(self.state).departs(self.table, self.seat, self.ship, start, end)

    def _tell_pushed(self) -> None:
        """Other ships that were pushed out of an orbit, or into one."""
        for disc, _, _, off in self.ends:
            if off or disc == self.flicked or disc in self.destroyed or self.scene.kinds[disc] != SHIP:
                continue
            owner, ship, before = self.scene.seats[disc], self.scene.numbers[disc], self.scene.discs[disc]
            left, orbit = orbit_of(before.x, before.y, before.radius), ship_orbit(self.state, owner, ship)
            if orbit not in (NOTHING, left):
                self.table.tell(PUSHED_INTO_ORBIT, owner, ship, orbit, self.seat)
            elif orbit != left:
                self.table.tell(PUSHED_INTO_SPACE, owner, ship, left, self.seat)

    def _near(self, disc: int) -> int:
        """The place next to which a disc lay before the flick."""
        return nearest_hole(self.scene.discs[disc].x, self.scene.discs[disc].y)

    def meetings(self) -> tuple[int, int]:
        """The disc that the flicked ship has rammed, and the mine that it has hit before; NOTHING else."""
        rammed, when = self._first_enemy()
        return rammed, self._first_mine(when)

    def _first_enemy(self) -> tuple[int, int]:
        """The first enemy ship, guardian, robot or heart the flicked ship touched, and when; juggernauts never ram."""
        never = 1 << 60
        if self.ship == SHIPS + PURPLE and self.state.knows(self.seat, JUGGERNAUT):
            return NOTHING, never
        for row in range(self.outcome.contacts):
            time, kind, disc, partner = self.outcome.contact(row)
            if kind != physics.DISC or self.flicked not in (disc, partner):
                continue
            other = partner if disc == self.flicked else disc
            enemy = self.scene.kinds[other] in (GUARD, ROBOT_DISC, HEART)
            if enemy or (self.scene.kinds[other] == SHIP and self.scene.seats[other] != self.seat):
                return other, time
        return NOTHING, never

    def _first_mine(self, before: int) -> int:
        """The first mine in the path of the flicked ship, if it comes before a ram."""
        state = self.state
        best, earliest = NOTHING, before
        if state.mine_x:
            for leg, end_x, end_y in self._way():
                for mine in range(len(state.mine_x)):
                    time = _touch(leg, end_x, end_y, state.mine_x[mine], state.mine_y[mine], self.ship)
                    if 0 <= time < earliest:
                        best, earliest = mine, time
        return best

    def _way(self) -> list[tuple[list[int], int, int]]:
        """The legs of the flicked ship's path, each with its end."""
        legs = [leg for leg in (self.outcome.leg(row) for row in range(self.outcome.legs)) if leg[0] == self.flicked]
        last = next((x, y) for disc, x, y, _ in self.ends if disc == self.flicked)
        corners = [(leg[2], leg[3]) for leg in legs[1:]] + [last]
        return [(leg, x, y) for leg, (x, y) in zip(legs, corners, strict=True)]

    def _lay_down(self) -> None:
        """Ships stay where they came to rest; those that left the galaxy have no place for now."""
        for disc, x, y, off in self.ends:
            if self.scene.kinds[disc] == SHIP:
                player, ship = self.state.players[self.scene.seats[disc]], self.scene.numbers[disc]
                if off:
                    player.take_back(ship)
                else:
                    player.put(ship, x, y)

    def _blow_up(self, mine: int) -> None:
        state = self.state
        owner, near = state.mine_owner[mine], nearest_hole(state.mine_x[mine], state.mine_y[mine])
        for values in (state.mine_owner, state.mine_x, state.mine_y):
            values.pop(mine)
        self._destroy(self.flicked)
        self.table.tell(MINE_HIT, self.seat, self.ship, owner, near)
        if owner != self.seat:
            score(self.table, owner, tech_number(MINES, "points"))

    def _ram(self, rammed: int) -> None:
        """Both ships are destroyed, except guardians, ships that survive, and the heart of the builders."""
        state, table = self.state, self.table
        number = self.scene.numbers[rammed]
        self._destroy(self.flicked)
        if self.scene.kinds[rammed] == GUARD:
            table.tell(GUARDIAN_RAMMED, self.seat, self.ship, number)
        elif self.scene.kinds[rammed] == HEART:
            table.tell(HEART_TOUCHED, self.seat, self.ship)
        elif self.scene.kinds[rammed] == ROBOT_DISC:
            table.tell(ROBOT_RAMMED, self.seat, self.ship, state.campaign.robot_hole[number])
            state.campaign.take_from_orbit(number)
            state.robots_left += 1
        else:
            owner = self.scene.seats[rammed]
            withstood = rules_of(state).survives_ramming(state, owner, number)
            kind = RAM_WITHSTOOD if withstood else RAMMED
            table.tell(kind, self.seat, self.ship, owner, number, self._near(rammed))
            if not withstood:
                self._destroy(rammed)
        if state.knows(self.seat, PROW):
            score(table, self.seat, tech_number(PROW, "points"))

    def _destroy(self, disc: int) -> None:
        self.state.players[self.scene.seats[disc]].take_back(self.scene.numbers[disc])
        self.destroyed.append(disc)

    def _bring_in(self) -> None:
        """Of ships that left the galaxy, the player's own are lost and those of others go to the border."""
        for disc, x, y, off in self.ends:
            if not off or self.scene.kinds[disc] != SHIP or disc in self.destroyed:
                continue
            seat, ship = self.scene.seats[disc], self.scene.numbers[disc]
            if seat == self.seat:
                self.table.tell(LOST, seat, ship)
            else:
                self.state.players[seat].put(ship, *on_the_border(self.state, x, y, ship_radius(ship)))
                self.table.tell(PUSHED_OUT, seat, ship, self.seat)

    def _put_back(self) -> None:
        """Put starbases, robots and guardians back: those in orbit make room for ships, ships for guardians.

        In a full orbit, where they find no other place, the ship makes room.
        """
        state, scene = self.state, self.scene
        if len(scene.discs) == scene.ships:
            return
        moved = [(scene.seats[disc], scene.numbers[disc]) for disc, _, _, _ in self.ends if scene.kinds[disc] == SHIP]
        out = [(seat, ship) for seat, ship in moved if state.players[seat].is_out(ship)]
        for seat, ship in out:
            player = state.players[seat]
            x, y, radius = player.x[ship], player.y[ship], ship_radius(ship)
            bases = [self._clear_base(base, x, y, radius) for base in range(len(state.base_x))]
            robots = [self._clear_robot(robot, x, y, radius) for robot in range(len(state.campaign.robot_x))]
            if not all(bases + robots):
                player.take_back(ship)
                player.put(ship, *nearest_free(state, x, y, radius))
        for seat, ship in out:
            make_room(state, seat, ship)

    def _clear_base(self, base: int, ship_x: int, ship_y: int, radius: int) -> bool:
        """Move a starbase off the place of a ship to the next free one of its orbit; return whether it has room."""
        state = self.state
        x, y = state.base_x[base], state.base_y[base]
        if not within(x, y, ship_x, ship_y, STARBASE_RADIUS + radius - 1):
            return True
        state.base_x[base] = -SIZE  # lifted while its place is looked for
        there = nearest_in_orbit(state, state.base_hole[base], x, y, STARBASE_RADIUS)
        state.base_x[base], state.base_y[base] = there or (x, y)
        return there is not None

    def _clear_robot(self, robot: int, ship_x: int, ship_y: int, radius: int) -> bool:
        """Move a robot in orbit off the place of a ship in the same way; return whether it has room."""
        campaign = self.state.campaign
        x, y = campaign.robot_x[robot], campaign.robot_y[robot]
        if not within(x, y, ship_x, ship_y, ROBOT_RADIUS + radius - 1):
            return True
        campaign.robot_x[robot] = -SIZE
        there = nearest_in_orbit(self.state, campaign.robot_hole[robot], x, y, ROBOT_RADIUS)
        campaign.robot_x[robot], campaign.robot_y[robot] = there or (x, y)
        return there is not None


def offer_sling(table: Table[State], seat: int, ship: int, flicked: int, outcome: Outcome) -> None:
    """With the gravity slingshot a ship may stay at a planet it bounced off."""
    state = table.state
    if not rules_of(state).has_sling(state, seat):
        return
    bounced: list[int] = []
    for row in range(outcome.contacts):
        _, kind, disc, hole = outcome.contact(row)
        if kind == physics.LOCATION and disc == flicked and hole not in bounced and state.is_planet(hole):
            bounced.append(hole)
    holes = [hole for hole in sorted(bounced) if _can_be_slung(state, seat, ship, hole)]
    if holes:
        table.then(seat, Sling(ship, holes))


def _can_be_slung(state: State, seat: int, ship: int, hole: int) -> bool:
    """Return whether a ship can stay at a planet: no enemy ship is in its orbit, and there is room."""
    return not enemy_in_orbit(state, seat, hole) and finds_place(state, seat, ship, hole)


def _touch(leg: list[int], end_x: int, end_y: int, x: int, y: int, ship: int) -> int:
    """When a ship on a leg of its path touches a mine, in microseconds, or -1."""
    near = ship_radius(ship) + MINE_RADIUS
    wx, wy = end_x - leg[2], end_y - leg[3]
    length = sqrt(wx * wx + wy * wy)
    px, py = x - leg[2], y - leg[3]
    if px * px + py * py <= near * near:
        return leg[1]
    if length == 0.0:
        return -1
    ahead = (px * wx + py * wy) / length
    room = near * near - (px * px + py * py - ahead * ahead)
    if ahead <= 0.0 or room <= 0.0:
        return -1
    way = ahead - sqrt(room)
    if way > length:
        return -1
    speed = sqrt(leg[4] * leg[4] + leg[5] * leg[5]) / MM
    rest = speed * speed - 2.0 * physics.DECELERATION * way / MM
    spent = (speed - sqrt(rest if rest > 0.0 else 0.0)) / physics.DECELERATION
    return leg[1] + int(spent * MICROSECONDS)
