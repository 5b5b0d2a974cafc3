"""How much of a flick in Ascending Empires is skill: the share of orbits a person's shot reaches.

For ships in the orbit of a gate and the orbits around them, the best shot is looked for on a grid of aims: the one that
stays in the orbit for the largest surroundings, weighed by the errors of the table and of a careful person. A person's
shot is that one with an error of the person, and the table adds its own: both are normal, in degrees and in per cent
of the power. Everything is slid by the physics of the game; nothing but the places is in the way.

    python -m tools.measure_aiming                 # the levels of the game
    python -m tools.measure_aiming 0.4 1.5         # one more level: degrees and per cent
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import atan2, exp, pi, sqrt

from orrery.core.dealer import RandomDealer
from orrery.games.empires.facts.board import HOLE_X, HOLE_Y, HOLES, MM, NOTHING, ship_mass, ship_radius
from orrery.games.empires.facts.cards import NOISE_ANGLE, NOISE_STRENGTH, NOISES
from orrery.games.empires.flick import physics
from orrery.games.empires.flick.directions import STEPS
from orrery.games.empires.flick.flight import POWERS, Disc, Flick, Outcome
from orrery.games.empires.flick.geometry import orbit_of, spot

PEOPLE = {"careful": (0.5, 2.0), "quick": (1.5, 5.0), "rough": (3.0, 10.0)}
"""How far from the best shot people aim: standard deviations in degrees and per cent of the power."""
CLASSES = {"near": (0.0, 190.0), "middle": (190.0, 330.0), "far": (330.0, 520.0)}
"""Distances of the middles of the places, in millimetres."""
SHOTS = 150
SPREAD = 10.0
"""Best shots are looked for this many degrees to each side of the straight line,"""
STEP = 2
"""in steps of this many tenths of a degree,"""
REACH = range(-14, 40)
"""and with this much less or more power than the straight way takes."""

Shot = tuple[int, int]


def ends_in(disc: Disc, direction: int, power: int, target: int) -> bool:
    """Whether a flick without any error comes to rest in an orbit; nothing but the places is in its way."""
    flick = Flick([disc], 0, direction % STEPS, power, 0, 0)
    return _orbit(Outcome(flick.run(RandomDealer(0)))) == target


def _orbit(outcome: Outcome) -> int:
    _, x, y, off = outcome.end(0)
    return NOTHING if off else orbit_of(x, y, ship_radius(0))


def grid(disc: Disc, target: int) -> set[Shot]:
    """The aims around the straight one that reach the orbit."""
    dx, dy = (HOLE_X[target] - disc.x) / MM, (HOLE_Y[target] - disc.y) / MM
    straight = round(atan2(dy, dx) / (2 * pi) * STEPS)
    needed = round(sqrt(2 * physics.DECELERATION * (sqrt(dx * dx + dy * dy) - 20)) / physics.MOST_SPEED * POWERS)
    turns = range(-round(SPREAD * 10), round(SPREAD * 10) + 1, STEP)
    shots = [(straight + turn, needed + more) for turn in turns for more in REACH if 1 <= needed + more <= POWERS]
    return {shot for shot in shots if ends_in(disc, shot[0], shot[1], target)}


def best(reached: set[Shot], degrees: float, per_cent: float) -> Shot:
    """The aim whose surroundings reach the orbit most often, under an error of this size."""

    def weight(shot: Shot) -> float:
        turn, force = degrees * 10, shot[1] * per_cent / 100
        hit = sum(_bell((way - shot[0]) / turn, (power - shot[1]) / force) for way, power in reached)
        # a stronger flick spreads its error over more steps of power
        return hit / (turn * force)

    return max(sorted(reached), key=weight)


def _bell(a: float, b: float) -> float:
    return exp(-(a * a + b * b) / 2)


def share(disc: Disc, target: int, shot: Shot, person: tuple[float, float], level: tuple[float, float]) -> float:
    """How many of a person's shots end in the orbit."""
    dealer, found = RandomDealer(7), 0
    for _ in range(SHOTS):
        direction = round(shot[0] + _normal(dealer) * person[0] * 10) % STEPS
        power = min(POWERS, max(1, round(shot[1] * exp(_normal(dealer) * person[1] / 100))))
        flick = Flick([disc], 0, direction, power, round(level[0] * 1000), round(level[1] * 10))
        found += _orbit(Outcome(flick.run(dealer))) == target
    return found / SHOTS


def _normal(dealer: RandomDealer) -> float:
    """The sum of twelve dice, which is close enough."""
    return sum(dealer.below(10_001) for _ in range(12)) / 10_000 - 6


GATES = [("alpha-gate", 9), ("gamma-gate", 50), ("beta-gate", 27)]
"""Where ships start: the orbit of a gate, and the place in it."""


def flights(gates: list[tuple[str, int]], targets: Sequence[str]) -> list[tuple[str, Disc, int, set[Shot]]]:
    """The orbits that ships at gates could fly to in a straight line or with a bounce, by their class."""
    found: list[tuple[str, Disc, int, set[Shot]]] = []
    for gate, angle in gates:
        hole = HOLES.index(gate)
        x, y = spot(hole, 1, angle, ship_radius(0))
        disc = Disc(x, y, ship_radius(0), ship_mass(0))
        for target in [HOLES.index(key) for key in targets]:
            away = sqrt(float((HOLE_X[target] - x) ** 2 + (HOLE_Y[target] - y) ** 2)) / MM
            classes = [name for name, (least, most) in CLASSES.items() if least < away <= most]
            reached = grid(disc, target) if classes and target != hole else set()
            if reached:
                found.append((classes[0], disc, target, reached))
    return found


def aims(known: list[tuple[str, Disc, int, set[Shot]]], level: tuple[float, float]) -> list[Shot]:
    """The best shots under the error of a level and of a careful person together."""
    careful = PEOPLE["careful"]
    both = [sqrt(level[place] ** 2 + careful[place] ** 2) for place in range(2)]
    return [best(reached, both[0], max(3.0, both[1])) for *_, reached in known]


def game_levels() -> dict[str, tuple[float, float]]:
    """The levels of the game: degrees and per cent."""
    return {name: (NOISE_ANGLE[place] / 1000, NOISE_STRENGTH[place] / 10) for place, name in enumerate(NOISES)}


def main() -> None:
    extra = [float(value) for value in sys.argv[1:]]
    more = {f"{angle}°/{power}%": (angle, power) for angle, power in zip(extra[::2], extra[1::2], strict=True)}
    known = flights(GATES, HOLES)
    counts = {name: sum(kind == name for kind, *_ in known) for name in CLASSES}
    print("orbits:", ", ".join(f"{count} {name}" for name, count in counts.items()))
    print("| level | error | person |", " | ".join(CLASSES), "| all |")
    print("| --- | --- | --- |", " | ".join("---" for _ in CLASSES), "| --- |")
    for level, error in (game_levels() | more).items():
        shots = aims(known, error)
        for person, own in {"best shot": (0.0, 0.0), **PEOPLE}.items():
            found = [
                (kind, share(disc, target, shot, own, error))
                for (kind, disc, target, _), shot in zip(known, shots, strict=True)
            ]
            rows = [[value for kind, value in found if kind == name] for name in CLASSES]
            cells = " | ".join(f"{100 * sum(row) / len(row):.0f}" for row in [*rows, [value for _, value in found]])
            print(f"| {level} | {error[0]}°, {error[1]} % | {person} | {cells} |", flush=True)


if __name__ == "__main__":
    main()
