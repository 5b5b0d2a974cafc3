"""How good a position of Ascending Empires is for a seat, in points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from ...games.empires import ONLY_JET, attack_of, attack_range, defence, defence_of, end_is_near, own_planets
from ...games.empires.facts.board import NOTHING, ship_radius
from ...games.empires.flick.geometry import gap_at_most
from ...games.empires.position.state import CLASSIC, SOLO, State
from . import weights
from .classic import closing
from .errands import missions_ahead
from .imprint import Memory, of_position
from .mind import Mind
from .posts import post
from .reach import lures, reach
from .wealth import planet_points, wealth

Weighed: TypeAlias = "tuple[float, float, float]"
"""What a seat has more than its rivals, what it can do, and what is in danger."""
_WEIGHED: Final[Memory[Weighed]] = Memory()


def worth(state: State, mind: Mind) -> float:
    """What the seat has and can do, less what its rivals have, as far as this player sees it."""
    return (mind.scales.prospect(state) if state.mode == SOLO else _balance(state, mind)) + mind.error()


def _balance(state: State, mind: Mind) -> float:
    # the noise of the table is in how far ships get
    key = (mind.seat, mind.fresh, mind.patience, mind.far, *of_position(state))
    owned, able, endangered = _WEIGHED.get(key) or _WEIGHED.keep(key, _weigh(state, mind))
    if mind.fresh <= 0.0:
        return owned
    return owned + (able + _end(state, mind.seat, mind.lead)) - mind.fresh * endangered


def _weigh(state: State, mind: Mind) -> Weighed:
    seat, fresh = mind.seat, mind.fresh
    owned = wealth(state, seat, fresh) - _rivals(state, seat, fresh)
    if fresh <= 0.0:
        return owned, 0.0, 0.0
    orbits = [ships_by_orbit(state, player) for player in range(len(state.players))]
    able = fresh * missions_ahead(state, seat) + fleet(state, mind, orbits[seat])
    return owned, able, planets_in_danger(state, seat, orbits) + ships_in_danger(state, seat)


def _rivals(state: State, seat: int, fresh: float) -> float:
    """What the others have: most of all the strongest."""
    others = [wealth(state, other, fresh) for other in range(len(state.players)) if other != seat]
    strongest = max(others)
    return weights.RIVAL * strongest + weights.OTHERS * (sum(others) - strongest)


def _end(state: State, seat: int, lead: float) -> float:
    """The leader wants the game to end, the others want it to go on."""
    over = state.last != NOTHING or end_is_near(state)
    if state.mode == CLASSIC and lead > 0.0:
        return lead * closing(state, seat, over)
    return lead * (weights.END if over else -weights.HURRY * state.pool)


def ships_by_orbit(state: State, seat: int) -> dict[int, list[int]]:
    """The ships of a player by the hole in whose orbit they are; NOTHING is open space."""
    player = state.players[seat]
    orbits = player.fleet.orbits
    found: dict[int, list[int]] = {}
    for ship in player.fleet.ships:
        found.setdefault(orbits[ship], []).append(ship)
    return found


def fleet(state: State, mind: Mind, orbits: dict[int, list[int]]) -> float:
    """Ships by what they can do where they are, or after one more flick."""
    if not orbits:
        return 0.0
    player, total = state.players[mind.seat], 0.0
    wanted = lures(state, mind.seat, mind.fresh)  # of this position: what a step gains must not depend on the last one
    for hole, ships in orbits.items():
        here = post(state, mind.seat, hole, ships, mind.fresh) if hole != NOTHING else 0.0
        away = sum(reach(player.x[ship], player.y[ship], wanted, mind.far) for ship in ships)
        total += max(here, weights.NEAR * away)
    return total * mind.patience


def planets_in_danger(state: State, seat: int, orbits: list[dict[int, list[int]]]) -> float:
    """Planets of one's own that rivals could attack in their next turn."""
    fleets = [
        # with the jet drive alone nobody gets into the orbit of someone else's planet
        (0 if state.jet == ONLY_JET else _strength(state, other, state.players[other].fleet.ships), other, ships)
        for other, ships in enumerate(orbits)
        if ships and other != seat
    ]
    total = 0.0
    for hole in own_planets(state, seat) if fleets else []:
        held, guarded = defence(state, hole), hole in orbits[seat]
        value = held + planet_points(state, seat, hole) + state.cities[hole] + 0.5 * state.centres[hole]
        for strength, other, ships in fleets:
            around = _strength(state, other, ships[hole]) if hole in ships else 0
            if around > held and not guarded:
                total += weights.BESIEGED * value
            elif around:
                total += weights.BLOCKADE + weights.WEAK * value
            elif strength > held:
                total += weights.WEAK * value * (0.3 if guarded else 1.0)
    return total


def _strength(state: State, seat: int, ships: Sequence[int]) -> int:
    """How strong ships of a player are against planets."""
    return sum([attack_of(state, seat, ship, True) for ship in ships])


def ships_in_danger(state: State, seat: int) -> float:
    """Ships of one's own that a rival could shoot without moving."""
    player, total = state.players[seat], 0.0
    for other, rival in enumerate(state.players):
        enemies = rival.ships_out() if other != seat else []
        if len(enemies) < 2:
            continue
        edge = attack_range(state, other)
        for ship in player.ships_out():
            x, y, radius = player.x[ship], player.y[ship], ship_radius(ship)
            attack = sum(
                attack_of(state, other, enemy, False)
                for enemy in enemies
                if gap_at_most(x, y, radius, rival.x[enemy], rival.y[enemy], ship_radius(enemy), edge)
            )
            total += weights.EXPOSED if attack > defence_of(state, ship) else 0.0
    return total
