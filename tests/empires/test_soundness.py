"""Every position that legal play reaches is sound: whole games of all modes and seats, flicks in crowded orbits."""

from __future__ import annotations

import pytest

from orrery.core.dealer import RandomDealer
from orrery.core.table import Table
from orrery.games.empires import GAME
from orrery.games.empires.facts.board import HOLES, MM, SHIP_SLOTS, ship_radius
from orrery.games.empires.facts.campaign import SCENARIOS
from orrery.games.empires.flick.directions import STEPS
from orrery.games.empires.flick.flight import POWERS
from orrery.games.empires.flick.geometry import spot_at
from orrery.games.empires.position.actions import SHIP_NAMES
from orrery.games.empires.position.discs import free_spots
from orrery.games.empires.position.state import State
from orrery.games.empires.rules.flicking import flick
from orrery.games.empires.rules.setup import JETS, MODULES

from .scenario import Scenario
from .solo.rescuer import whole_scenario
from .wanderer import whole_game

pytestmark = pytest.mark.whole

WHOLE_GAMES = 2000
CROWDED_FLICKS = 50_000
PART = 40
"""Without --long one of so many is played."""
CROWDED = ("alpha-middle", "beta-edge-a", "gamma-central")
FEW_SHIPS = 20
"""Fewer in the galaxy crowd nothing."""


def numbers(request: pytest.FixtureRequest, count: int) -> range:
    return range(count if request.config.getoption("--long") else count // PART)


def kinds() -> list[tuple[int, dict[str, object]]]:
    """Seats and options: each mode with each number of players, with and without jets and modules."""
    found: list[tuple[int, dict[str, object]]] = []
    for jet in JETS:
        for seats in (2, 3, 4):
            found.append((seats, {"mode": "classic", "jet": jet}))
            for bits in (0, 21, 42, 63):
                modules = {name: bool(bits >> place & 1) for place, name in enumerate(MODULES)}
                found.append((seats, {"jet": jet, "megastructure": "random" if bits else "none", **modules}))
        found += [(1, {"scenario": scenario, "bonus": scenario % 2 == 0, "jet": jet}) for scenario in SCENARIOS]
    return found


def test_every_position_of_whole_games_is_sound(request: pytest.FixtureRequest) -> None:
    choices = kinds()
    for number in numbers(request, WHOLE_GAMES):
        seats, options = choices[number % len(choices)]
        played = whole_scenario(number, options) if seats == 1 else whole_game(number, seats, options)
        for table in played:
            GAME.check(table.state)
        assert table.over, (seats, options)


def crowded(chance: RandomDealer) -> Table[State]:
    """Ships of all players and starbases of two of them crowd the orbits of three places."""
    game = Scenario(4, noise=chance.below(4))
    state = game.state
    for seat, name in enumerate(CROWDED[:2]):
        game.planet(name, owner=seat, bases=4)
    for seat in range(4):
        game.techs(seat, "star-hammer", "juggernaut", "phase-ship", "constructor")
        for ship in range(SHIP_SLOTS):
            hole = HOLES.index(CROWDED[chance.below(len(CROWDED))])
            places = free_spots(state, hole, ship_radius(ship))
            if places:
                x, y = spot_at(hole, places[chance.below(len(places))], ship_radius(ship))
                game.ship(seat, SHIP_NAMES[ship], (x / MM, y / MM))
    GAME.check(state)
    return game.table


def test_every_position_after_a_flick_in_crowded_orbits_is_sound(request: pytest.FixtureRequest) -> None:
    chance = RandomDealer(36)
    table = crowded(chance)
    for _ in numbers(request, CROWDED_FLICKS):
        if sum(len(player.ships_out()) for player in table.state.players) < FEW_SHIPS:
            table = crowded(chance)
        table.dealer = chance
        seat = chance.below(4)
        ships = table.state.players[seat].ships_out()
        if ships:
            flick(table, seat, ships[chance.below(len(ships))], chance.below(STEPS), 1 + chance.below(POWERS))
            table.pending.top = None  # whether the ship is slung is not asked here
            GAME.check(table.state)
