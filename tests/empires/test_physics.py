"""Sliding discs: what can be worked out on paper, what must hold of every flick, and the same bits on every build."""

from __future__ import annotations

import hashlib
import struct
from math import hypot, sqrt

import pytest

from orrery import RandomDealer
from orrery.games.empires.facts.board import MM
from orrery.games.empires.flick import flight, physics
from orrery.games.empires.flick.directions import COSINE, SCALE, SINE, STEPS
from orrery.games.empires.flick.physics import BORDER, DECELERATION, DISC, LOCATION, STOP, Body, Contact, Mat

EMPTY = Mat(1000.0, [], 20.0)
SHIP = (9.0, 1.4)
FLICKS = 5000
FINGERPRINT = "1ddcf7ac22c9e653b781f3083e2d11bc"


def ship(x: float, y: float, vx: float = 0.0, vy: float = 0.0) -> Body:
    body = Body(x, y, *SHIP)
    if vx or vy:
        body.set_velocity(vx, vy)
    return body


def kinds(contacts: list[Contact]) -> list[int]:
    return [contact.kind for contact in contacts]


def energy(bodies: list[Body]) -> float:
    return sum(body.mass * body.speed * body.speed for body in bodies)


def test_a_free_disc_slides_as_far_as_friction_lets_it() -> None:
    body = ship(100.0, 500.0, 1000.0)
    contacts, legs = EMPTY.slide([body])
    assert kinds(contacts) == [STOP]
    assert contacts[0].time == pytest.approx(1000.0 / DECELERATION)
    assert body.x == pytest.approx(100.0 + 1000.0**2 / (2 * DECELERATION))
    assert body.y == 500.0
    assert [(leg.disc, leg.time) for leg in legs] == [(0, 0.0)]


def test_head_on_equal_discs_share_the_speed_by_their_bounce() -> None:
    bodies = [ship(100.0, 500.0, 1500.0), ship(200.0, 500.0)]
    contacts, _ = EMPTY.slide(bodies)
    mover, target = bodies
    speed = sqrt(1500.0**2 - 2 * DECELERATION * (100.0 - 18.0))
    assert kinds(contacts) == [DISC, STOP, STOP]
    assert target.x - 200.0 == pytest.approx((0.9 * speed) ** 2 / (2 * DECELERATION), rel=1e-6)
    assert mover.x - 182.0 == pytest.approx((0.1 * speed) ** 2 / (2 * DECELERATION), rel=1e-6)
    assert mover.y == target.y == 500.0


def test_a_glancing_blow_goes_along_the_line_of_the_centres() -> None:
    bodies = [ship(100.0, 500.0, 1500.0), ship(200.0, 509.0)]
    EMPTY.slide(bodies)
    mover, target = bodies
    across, along = target.y - 509.0, target.x - 200.0
    assert across / along == pytest.approx(9.0 / sqrt(18.0**2 - 9.0**2), rel=1e-6)
    assert mover.y < 500.0


def test_a_heavy_disc_is_pushed_less() -> None:
    light = [ship(100.0, 500.0, 1500.0), ship(200.0, 500.0)]
    heavy = [ship(100.0, 500.0, 1500.0), Body(200.0, 500.0, 9.0, 14.0)]
    EMPTY.slide(light)
    EMPTY.slide(heavy)
    assert 0.0 < heavy[1].x - 200.0 < (light[1].x - 200.0) / 10


def test_a_disc_that_lies_there_is_pushed_as_a_twin_since_others_may_look_at_it_too() -> None:
    lying = ship(200.0, 500.0)
    bodies = [ship(100.0, 500.0, 1500.0), lying]
    EMPTY.slide(bodies)
    assert bodies[1].x > 200.0
    assert (lying.x, lying.y, lying.speed) == (200.0, 500.0, 0.0)


def test_a_location_throws_a_disc_back() -> None:
    mat = Mat(1000.0, [(300.0, 500.0)], 20.0)
    body = ship(100.0, 500.0, 2000.0)
    contacts, legs = mat.slide([body])
    speed = sqrt(2000.0**2 - 2 * DECELERATION * (200.0 - 29.0))
    assert kinds(contacts) == [LOCATION, STOP]
    assert contacts[0].partner == 0
    assert 271.0 - body.x == pytest.approx((0.6 * speed) ** 2 / (2 * DECELERATION), rel=1e-6)
    assert legs[1].vx == pytest.approx(-0.6 * speed)


def test_a_disc_that_crosses_the_border_is_off() -> None:
    body = ship(900.0, 500.0, 2830.0)
    contacts, _ = EMPTY.slide([body])
    assert kinds(contacts) == [BORDER]
    assert body.off
    assert body.x == pytest.approx(1000.0)


def test_three_in_a_row_pass_the_push_on() -> None:
    bodies = [ship(100.0, 500.0, 2000.0), ship(150.0, 500.0), ship(200.0, 500.0)]
    contacts, _ = EMPTY.slide(bodies)
    touching = [(contact.disc, contact.partner) for contact in contacts if contact.kind == DISC]
    assert touching[:2] == [(0, 1), (1, 2)]
    assert bodies[0].x < bodies[1].x < bodies[2].x


def test_two_moving_discs_meet_in_the_middle() -> None:
    left, right = ship(400.0, 500.0, 1000.0), ship(600.0, 500.0, -1000.0)
    contacts, _ = EMPTY.slide([left, right])
    assert contacts[0].kind == DISC
    assert left.x + right.x == pytest.approx(1000.0)
    assert right.x - left.x > 18.0


def test_equal_times_are_settled_in_a_fixed_order() -> None:
    bodies = [ship(500.0, 500.0, 1500.0), ship(600.0, 491.0), ship(600.0, 509.0)]
    contacts, _ = EMPTY.slide(bodies)
    first, second = contacts[:2]
    assert (first.kind, first.disc, first.partner) == (DISC, 0, 1)
    assert (second.kind, second.partner) == (DISC, 2)
    assert second.time == pytest.approx(first.time)


def random_flick(dealer: RandomDealer) -> list[Body]:
    """Two dozen discs somewhere between the locations of the galaxy, one of them flicked."""
    mat = flight.MAT
    sizes = [(9.0, 1.4)] * 16 + [(7.0, 0.65)] * 4 + [(12.5, 2.7)] * 4
    bodies: list[Body] = []
    for radius, mass in sizes:
        while True:
            x, y = dealer.below(720_000) / MM, dealer.below(720_000) / MM
            on_mat = radius <= x <= mat.size - radius and radius <= y <= mat.size - radius
            far = all(hypot(x - hx, y - hy) > 20.0 + radius for hx, hy in zip(mat.xs, mat.ys, strict=True))
            if on_mat and far and all(hypot(x - other.x, y - other.y) > radius + other.radius for other in bodies):
                break
        bodies.append(Body(x, y, radius, mass))
    direction, speed = dealer.below(STEPS), 2830.0 * (15 + dealer.below(86)) / 100
    bodies[0].set_velocity(COSINE[direction] / SCALE * speed, SINE[direction] / SCALE * speed)
    return bodies


def overlaps(bodies: list[Body]) -> list[tuple[int, int]]:
    mat = flight.MAT
    lying = [(number, body) for number, body in enumerate(bodies) if not body.off]
    found = [
        (number, hole)
        for number, body in lying
        for hole in range(len(mat.xs))
        if hypot(body.x - mat.xs[hole], body.y - mat.ys[hole]) < 20.0 + body.radius - 1e-3
    ]
    for place, (number, body) in enumerate(lying):
        for other, second in lying[:place]:
            if hypot(body.x - second.x, body.y - second.y) < body.radius + second.radius - 1e-3:
                found.append((number, other))
    return found


def test_no_discs_overlap_and_energy_never_grows(request: pytest.FixtureRequest) -> None:
    dealer = RandomDealer(7)
    for _ in range(20_000 if request.config.getoption("--long") else 400):
        bodies = random_flick(dealer)
        before = energy(bodies)
        contacts, legs = flight.MAT.slide(bodies)
        assert len(contacts) < physics.MOST_EVENTS
        assert overlaps(bodies) == []
        assert max(leg.vx**2 + leg.vy**2 for leg in legs) * 0.65 <= before + 1e-6


def test_the_same_bits_on_every_build() -> None:
    """The stored fingerprint was made by the interpreted build; the compiled one must make it too."""
    dealer = RandomDealer(11)
    digest = hashlib.sha256()
    scene = random_flick(dealer)
    for _ in range(FLICKS):
        bodies = [Body(body.x, body.y, body.radius, body.mass) for body in scene]
        direction, speed = dealer.below(STEPS), 28.3 * (1 + dealer.below(100))
        flicked = bodies[dealer.below(16)]
        flicked.set_velocity(COSINE[direction] / SCALE * speed, SINE[direction] / SCALE * speed)
        flight.MAT.slide(bodies)
        for body in bodies:
            digest.update(struct.pack("<dd?", body.x, body.y, body.off))
    assert digest.hexdigest()[:32] == FINGERPRINT
