"""Discs that slide on a mat: exact times of contact, one event after the other, the same on every machine.

Lengths are millimetres, times seconds, masses grams. A moving disc loses speed at a constant rate and goes
straight on between two contacts. Only + - * / and square roots of doubles are used, and ties are broken by a
fixed order, so that the result is the same to the last bit on every build and platform.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from ..facts.board import FACTS

_FACTS: Final = FACTS.entry("physics")
DECELERATION: Final = float(_FACTS.number("deceleration_mm_s2"))
BOUNCE_OFF_DISC: Final = _FACTS.number("bounce_off_disc_percent") / 100.0
BOUNCE_OFF_LOCATION: Final = _FACTS.number("bounce_off_location_percent") / 100.0
MOST_SPEED: Final = float(_FACTS.number("most_speed_mm_s"))
"""Of the strongest flick."""
REST: Final = float(_FACTS.number("rest_speed_mm_s"))
"""Slower than this, a disc rests."""
APART: Final = 1e-7
"""How far apart two discs lie that have touched."""
MOST_EVENTS: Final = 400
_HALVINGS: Final = 60
_STRIPS: Final = 12
"""The mat in strips from top to bottom, to tell which locations are in the way of nobody."""
_LARGEST: Final = 25.0
"""No disc has a larger radius."""
_NEVER: Final = 1e300

STOP: Final = 0
BORDER: Final = 1
LOCATION: Final = 2
DISC: Final = 3
CONTACT_KINDS: Final = ("stop", "border", "location", "disc")
"""Kinds of events, in the order in which equal times are settled."""


class Body:
    """A disc on the mat."""

    __slots__ = ("mass", "off", "radius", "speed", "ux", "uy", "x", "y")

    def __init__(self, x: float, y: float, radius: float, mass: float) -> None:
        self.x = x
        self.y = y
        self.radius = radius
        self.mass = mass
        self.ux = 0.0
        self.uy = 0.0
        self.speed = 0.0
        self.off = False

    def twin(self) -> Body:
        """The same disc at rest in the same place, to be moved without moving this one."""
        return Body(self.x, self.y, self.radius, self.mass)

    def set_velocity(self, vx: float, vy: float) -> None:
        speed = sqrt(vx * vx + vy * vy)
        if speed < REST:
            self.speed = 0.0
        else:
            self.speed = speed
            self.ux = vx / speed
            self.uy = vy / speed

    def advance(self, time: float) -> None:
        way = time * (self.speed - 0.5 * DECELERATION * time)
        self.x += self.ux * way
        self.y += self.uy * way
        self.speed -= DECELERATION * time


class Contact:
    """Something that happened on the way: when, what, to which disc, with which partner (-1: none)."""

    __slots__ = ("disc", "kind", "partner", "time")

    def __init__(self, time: float, kind: int, disc: int, partner: int) -> None:
        self.time = time
        self.kind = kind
        self.disc = disc
        self.partner = partner


class Leg:
    """A straight piece of a disc's path: where and how fast it begins, and when."""

    __slots__ = ("disc", "time", "vx", "vy", "x", "y")

    def __init__(self, disc: int, time: float, body: Body) -> None:
        self.disc = disc
        self.time = time
        self.x = body.x
        self.y = body.y
        self.vx = body.ux * body.speed
        self.vy = body.uy * body.speed


class Mat:
    """A square mat with locations that never move and discs that do."""

    def __init__(self, size: float, locations: list[tuple[float, float]], location_radius: float) -> None:
        self.size = size
        self.xs = [x for x, _ in locations]
        self.ys = [y for _, y in locations]
        self.location_radius = location_radius
        self._between = [
            [self._near_strips(first, last) for last in range(_STRIPS + 1)] for first in range(_STRIPS + 1)
        ]

    def _near_strips(self, first: int, last: int) -> list[tuple[int, float, float]]:
        """The locations a disc may meet on its way from one strip of the mat to another: number and place."""
        strip = self.size / _STRIPS
        far = self.location_radius + _LARGEST
        left, right = min(first, last) * strip - far, (max(first, last) + 1) * strip + far
        return [(place, x, self.ys[place]) for place, x in enumerate(self.xs) if left <= x <= right]

    def slide(self, bodies: list[Body]) -> tuple[list[Contact], list[Leg]]:
        """Let everything come to rest; bodies end where they lie, those that left the mat are `off`.

        What rests may be shared with others: a body that is pushed is replaced by its twin, never changed.
        """
        moving = [disc for disc, body in enumerate(bodies) if body.speed > 0.0]
        contacts: list[Contact] = []
        legs = [Leg(disc, 0.0, bodies[disc]) for disc in moving]
        self._slide_on(bodies, moving, contacts, legs, 0.0)
        return contacts, legs

    def slide_one(self, bodies: list[Body], disc: int) -> tuple[list[Contact], list[Leg]]:
        """The same where one body alone moves: mostly it touches no other, and then there is less to look at."""
        contacts: list[Contact] = []
        body = bodies[disc]
        legs = [Leg(disc, 0.0, body)] if body.speed > 0.0 else []
        clock = 0.0
        while body.speed > 0.0 and len(contacts) < MOST_EVENTS:
            event = Contact(body.speed / DECELERATION, STOP, disc, -1)
            self._look_ahead(bodies, disc, event)
            if event.kind == DISC:
                self._slide_on(bodies, [disc], contacts, legs, clock)
                break
            clock += event.time
            body.advance(event.time)
            event.time = clock
            contacts.append(event)
            if event.kind == STOP:
                body.speed = 0.0
            else:
                self._settle(bodies, event)
                legs.append(Leg(disc, clock, body))
        body.speed = 0.0  # after too many events it stops where it is
        return contacts, legs

    def _slide_on(
        self, bodies: list[Body], moving: list[int], contacts: list[Contact], legs: list[Leg], clock: float
    ) -> None:
        """One event after the other, from what has happened so far."""
        while moving and len(contacts) < MOST_EVENTS:
            event = self._next(bodies, moving)
            clock += event.time
            for disc in moving:
                bodies[disc].advance(event.time)
            event.time = clock
            contacts.append(event)
            if event.kind == DISC and bodies[event.partner].speed == 0.0:
                bodies[event.partner] = bodies[event.partner].twin()
            self._settle(bodies, event)
            if event.kind != STOP:
                legs.append(Leg(event.disc, clock, bodies[event.disc]))
            if event.kind == DISC:  # which may set another one in motion
                legs.append(Leg(event.partner, clock, bodies[event.partner]))
                moving = [disc for disc, body in enumerate(bodies) if body.speed > 0.0 and not body.off]
            else:
                moving = [disc for disc in moving if bodies[disc].speed > 0.0 and not bodies[disc].off]
        for disc in moving:  # too many events: what still moves stops where it is
            bodies[disc].speed = 0.0

    def _next(self, bodies: list[Body], moving: list[int]) -> Contact:
        """The earliest event; of equal times the smaller kind, disc and partner."""
        best = Contact(_NEVER, STOP, 0, -1)
        for disc in moving:
            stop = bodies[disc].speed / DECELERATION
            if stop < best.time:
                best.time, best.kind, best.disc, best.partner = stop, STOP, disc, -1
            self._look_ahead(bodies, disc, best)
        if len(moving) == 1:
            return best
        for place, disc in enumerate(moving):
            for other in moving[place + 1 :]:
                time = _meeting(bodies[disc], bodies[other], best.time)
                if time < best.time:
                    best.time, best.kind, best.disc, best.partner = time, DISC, disc, other
        return best

    def _look_ahead(self, bodies: list[Body], disc: int, best: Contact) -> None:
        """What a moving disc meets that does not move: the border, a location, a disc at rest."""
        body = bodies[disc]
        x, y, ux, uy, speed, radius = body.x, body.y, body.ux, body.uy, body.speed, body.radius
        reach = (
            best.time * (speed - 0.5 * DECELERATION * best.time)
            if best.time < speed / DECELERATION
            else (speed * speed / (2.0 * DECELERATION))
        )
        kind, partner = STOP, -1
        size = self.size
        across = (size - x) / ux if ux > 0.0 else -x / ux if ux < 0.0 else _NEVER
        along = (size - y) / uy if uy > 0.0 else -y / uy if uy < 0.0 else _NEVER
        way = across if across < along else along
        if way < reach:
            reach, kind = way, BORDER
        near = self.location_radius + radius
        strips = _STRIPS / size
        for place, at_x, at_y in self._between[int(x * strips)][int((x + ux * reach) * strips)]:
            dx = at_x - x
            dy = at_y - y
            ahead = dx * ux + dy * uy
            if 0.0 < ahead < reach + near:
                room = near * near - (dx * dx + dy * dy - ahead * ahead)
                if room > 0.0:
                    way = ahead - sqrt(room)
                    if way < reach:
                        reach, kind, partner = (way if way > 0.0 else 0.0), LOCATION, place
        for other, still in enumerate(bodies):
            if still.speed > 0.0 or still.off or other == disc:
                continue
            dx = still.x - x
            dy = still.y - y
            ahead = dx * ux + dy * uy
            touch = still.radius + radius
            if 0.0 < ahead < reach + touch:
                room = touch * touch - (dx * dx + dy * dy - ahead * ahead)
                if room > 0.0:
                    way = ahead - sqrt(room)
                    if way < reach:
                        reach, kind, partner = (way if way > 0.0 else 0.0), DISC, other
        if kind != STOP:
            time = _time_for(reach, speed)
            if time < best.time:
                best.time, best.kind, best.disc, best.partner = time, kind, disc, partner

    def _settle(self, bodies: list[Body], event: Contact) -> None:
        body = bodies[event.disc]
        if event.kind == STOP:
            body.speed = 0.0
        elif event.kind == BORDER:
            body.speed = 0.0
            body.off = True
        elif event.kind == LOCATION:
            self._bounce(body, event.partner)
        else:
            _collide(body, bodies[event.partner])

    def _bounce(self, body: Body, location: int) -> None:
        """Off a location, which gives way no more than a wall."""
        nx, ny = body.x - self.xs[location], body.y - self.ys[location]
        gap = sqrt(nx * nx + ny * ny)
        nx, ny = nx / gap, ny / gap
        vx, vy = body.ux * body.speed, body.uy * body.speed
        into = vx * nx + vy * ny
        push = (1.0 + BOUNCE_OFF_LOCATION) * into
        body.set_velocity(vx - push * nx, vy - push * ny)
        away = self.location_radius + body.radius + APART
        body.x = self.xs[location] + nx * away
        body.y = self.ys[location] + ny * away


def _time_for(way: float, speed: float) -> float:
    """When a sliding disc has gone that far."""
    rest = speed * speed - 2.0 * DECELERATION * way
    return (speed - sqrt(rest if rest > 0.0 else 0.0)) / DECELERATION


def _collide(body: Body, other: Body) -> None:
    """An impulse along the line of the centres."""
    nx, ny = other.x - body.x, other.y - body.y
    gap = sqrt(nx * nx + ny * ny)
    nx, ny = nx / gap, ny / gap
    ax, ay = body.ux * body.speed, body.uy * body.speed
    bx, by = other.ux * other.speed, other.uy * other.speed
    closing = (ax - bx) * nx + (ay - by) * ny
    impulse = (1.0 + BOUNCE_OFF_DISC) * closing / (1.0 / body.mass + 1.0 / other.mass)
    body.set_velocity(ax - impulse / body.mass * nx, ay - impulse / body.mass * ny)
    other.set_velocity(bx + impulse / other.mass * nx, by + impulse / other.mass * ny)
    push = 0.5 * (body.radius + other.radius + APART - gap)
    body.x -= nx * push
    body.y -= ny * push
    other.x += nx * push
    other.y += ny * push


def _meeting(body: Body, other: Body, until: float) -> float:
    """When two moving discs touch: the first root of a quartic, or never before `until`."""
    end = min(until, min(body.speed, other.speed) / DECELERATION)
    touch = body.radius + other.radius
    px, py = other.x - body.x, other.y - body.y
    far = touch + end * (body.speed + other.speed)
    if px * px + py * py > far * far:
        return _NEVER
    vx = other.ux * other.speed - body.ux * body.speed
    vy = other.uy * other.speed - body.uy * body.speed
    ax = -0.5 * DECELERATION * (other.ux - body.ux)
    ay = -0.5 * DECELERATION * (other.uy - body.uy)
    # the square of the distance minus that of touching: c0 + c1 t + c2 t2 + c3 t3 + c4 t4
    c0 = px * px + py * py - touch * touch
    c1 = 2.0 * (px * vx + py * vy)
    c2 = vx * vx + vy * vy + 2.0 * (px * ax + py * ay)
    c3 = 2.0 * (vx * ax + vy * ay)
    c4 = ax * ax + ay * ay
    if c0 <= 0.0:
        return 0.0 if c1 < 0.0 else _NEVER
    return Quartic(c0, c1, c2, c3, c4).first_root(end)


class Quartic:
    """A polynomial that begins above zero; its turning points are found by halving between those of its slope."""

    __slots__ = ("c0", "c1", "c2", "c3", "c4")

    def __init__(self, c0: float, c1: float, c2: float, c3: float, c4: float) -> None:
        self.c0 = c0
        self.c1 = c1
        self.c2 = c2
        self.c3 = c3
        self.c4 = c4

    def value(self, t: float) -> float:
        return self.c0 + t * (self.c1 + t * (self.c2 + t * (self.c3 + t * self.c4)))

    def slope(self, t: float) -> float:
        return self.c1 + t * (2.0 * self.c2 + t * (3.0 * self.c3 + t * 4.0 * self.c4))

    def first_root(self, end: float) -> float:
        start = 0.0
        for turn in [*self._turns(end), end]:
            if self.value(turn) <= 0.0:
                return self._crossing(start, turn)
            start = turn
        return _NEVER

    def _turns(self, end: float) -> list[float]:
        """Where the slope is zero before the end, in order."""
        found: list[float] = []
        start = 0.0
        for bend in [*self._bends(end), end]:
            if (self.slope(start) < 0.0) != (self.slope(bend) < 0.0):
                found.append(self._flat(start, bend))
            start = bend
        return found

    def _bends(self, end: float) -> list[float]:
        """Where the slope itself turns: the roots of a quadratic."""
        a, b, c = 12.0 * self.c4, 6.0 * self.c3, 2.0 * self.c2
        if a == 0.0:
            roots = [-c / b] if b != 0.0 else []
        else:
            square = b * b - 4.0 * a * c
            if square <= 0.0:
                return []
            root = sqrt(square)
            roots = [(-b - root) / (2.0 * a), (-b + root) / (2.0 * a)]
        return [bend for bend in roots if 0.0 < bend < end]

    def _flat(self, low: float, high: float) -> float:
        falling = self.slope(low) < 0.0
        for _ in range(_HALVINGS):
            middle = 0.5 * (low + high)
            if (self.slope(middle) < 0.0) == falling:
                low = middle
            else:
                high = middle
        return high

    def _crossing(self, low: float, high: float) -> float:
        for _ in range(_HALVINGS):
            middle = 0.5 * (low + high)
            if self.value(middle) > 0.0:
                low = middle
            else:
                high = middle
        return high
