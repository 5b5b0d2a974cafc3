"""Every position that legal play reaches is sound: whole games of all modes and seats, flicks in crowded orbits.

`--long` plays all of them; on the compiled build it takes about twenty minutes of a processor:
PYTHONPATH=build/compiled ORRERY_BUILD=compiled pytest --long tests/empires/test_soundness.py
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from orrery.core.dealer import RandomDealer
from orrery.games.empires import GAME
from orrery.games.empires.facts.board import HOLES, MINES_OF_A_PLAYER, MM, QUADRANTS, ROBOTS, SHIP_SLOTS, ship_radius
from orrery.games.empires.facts.campaign import SCENARIOS
from orrery.games.empires.facts.cards import NOISES
from orrery.games.empires.flick.directions import STEPS
from orrery.games.empires.flick.flight import POWERS
from orrery.games.empires.flick.geometry import spot_at
from orrery.games.empires.position.actions import SHIP_NAMES
from orrery.games.empires.position.discs import free_spots
from orrery.games.empires.rules.flicking import flick
from orrery.games.empires.rules.setup import JETS, MODULES, WORMHOLES

from .scenario import Scenario
from .solo.rescuer import whole_scenario
from .solo.scenario import Alone
from .wanderer import whole_game

pytestmark = pytest.mark.whole

WHOLE_GAMES = 2000
CROWDED_FLICKS = 50_000
PART = 40
"""Without --long one of so many is played."""
CROWDED = ("alpha-middle", "beta-edge-a", "gamma-central")
FEW_SHIPS = {4: 20, 1: 6}
"""By the number of players: fewer ships in the galaxy crowd nothing."""
MODULE_SETS = (0, 21, 42, 63)
"""Bits of modules: none, two sets that are opposite to each other, all."""


def numbers(request: pytest.FixtureRequest, count: int) -> range:
    return range(count if request.config.getoption("--long") else count // PART)


def kinds() -> list[tuple[int, dict[str, object]]]:
    """Seats and options; in the first 36 are each mode with each number of players, jet drive and scenario."""
    found: list[tuple[int, dict[str, object]]] = []
    for turn in range(len(MODULE_SETS)):
        for place, jet in enumerate(JETS):
            for seats in (2, 3, 4):
                bits = MODULE_SETS[(turn + place + seats) % len(MODULE_SETS)]
                modules = {name: bool(bits >> module & 1) for module, name in enumerate(MODULES)}
                found.append((seats, {"jet": jet, "megastructure": "random" if bits else "none", **modules}))
            if not turn:
                found += [(seats, {"mode": "classic", "jet": jet}) for seats in (2, 3, 4)]
                found += [(1, {"scenario": scenario, "bonus": (scenario + place) % 2 == 0}) for scenario in SCENARIOS]
                for _, options in found[-len(SCENARIOS) :]:
                    options["jet"] = jet
    return found


def varied(number: int) -> tuple[int, dict[str, object]]:
    """The options of a game by its number: all kinds in turn, with other hands and wormholes in every round."""
    choices = kinds()
    seats, options = choices[number % len(choices)]
    options["noise"] = NOISES[(number + number // len(choices)) % len(NOISES)]
    if seats == 2 and "mode" not in options:
        options["wormholes"] = WORMHOLES[(number + number // len(choices)) // 3 % len(WORMHOLES)]
    return seats, options


def test_the_sample_has_every_mode_number_of_players_jet_drive_and_scenario() -> None:
    sample = [varied(number) for number in range(WHOLE_GAMES // PART)]
    everything = [varied(number) for number in range(WHOLE_GAMES)]
    for wanted in (("mode", "scenario", "jet"), ("noise",), ("wormholes",), (*MODULES, "megastructure")):
        found, all_there = (
            {(seats if len(wanted) > 1 else 0, *(options.get(key) for key in wanted)) for seats, options in games}
            for games in (sample, everything)
        )
        assert found == all_there


def test_every_position_of_whole_games_is_sound(request: pytest.FixtureRequest) -> None:
    for number in numbers(request, WHOLE_GAMES):
        seats, options = varied(number)
        played = whole_scenario(number, options) if seats == 1 else whole_game(number, seats, options)
        for table in played:
            GAME.check(table.state)
        assert table.over, (seats, options)


def put_ships(game: Scenario, seat: int, holes: Sequence[str], chance: RandomDealer) -> None:
    """All ships of a player into these orbits, as far as there is room."""
    for ship in range(SHIP_SLOTS):
        hole = HOLES.index(holes[chance.below(len(holes))])
        places = free_spots(game.state, hole, ship_radius(ship))
        if places:
            x, y = spot_at(hole, places[chance.below(len(places))], ship_radius(ship))
            game.ship(seat, SHIP_NAMES[ship], (x / MM, y / MM))


def crowded_by_four(chance: RandomDealer) -> Scenario:
    """Ships of all players and starbases of two of them crowd three orbits; guardians and mines lie around them."""
    game = Scenario(4, noise=chance.below(4))
    state = game.state
    for seat, name in enumerate(CROWDED[:2]):
        game.planet(name, owner=seat, bases=4)
    for quadrant in QUADRANTS:
        game.guardian(quadrant)
    for seat in range(4):
        game.techs(seat, "star-hammer", "juggernaut", "phase-ship", "constructor")
        state.mine_owner += [seat] * MINES_OF_A_PLAYER
        for values in (state.mine_x, state.mine_y):
            values += [(100 + chance.below(520)) * MM for _ in range(MINES_OF_A_PLAYER)]
        put_ships(game, seat, CROWDED, chance)
    return game


def crowded_alone(chance: RandomDealer) -> Scenario:
    """All robots, starbases and ships crowd an orbit beside a guardian and the heart; guardians are everywhere."""
    game = Alone(6)
    game.state.noise = chance.below(4)
    game.place(CROWDED[-1], "orange").planet(CROWDED[-1], bases=4)
    game.besieged(CROWDED[-1], ROBOTS)
    for quadrant in QUADRANTS:
        game.guardian(quadrant)
    put_ships(game, 0, CROWDED[-1:], chance)
    return game


@pytest.mark.parametrize("seats", [1, 4])
def test_every_position_after_a_flick_in_crowded_orbits_is_sound(seats: int, request: pytest.FixtureRequest) -> None:
    chance = RandomDealer(36)
    crowded = crowded_alone if seats == 1 else crowded_by_four
    table = crowded(chance).table
    made_room = 0
    for _ in numbers(request, CROWDED_FLICKS // 2):
        if sum(len(player.ships_out()) for player in table.state.players) < FEW_SHIPS[seats]:
            table = crowded(chance).table
            GAME.check(table.state)
        table.dealer, state = chance, table.state
        seat = chance.below(seats)
        ships = state.players[seat].ships_out()
        if ships:
            before = list(zip(state.campaign.robot_x, state.campaign.robot_y, strict=True))
            flick(table, seat, ships[chance.below(len(ships))], chance.below(STEPS), 1 + chance.below(POWERS))
            after = list(zip(state.campaign.robot_x, state.campaign.robot_y, strict=True))
            made_room += len(before) == len(after) and before != after
            table.pending.top = None  # whether the ship is slung is not asked here
            GAME.check(state)
    assert made_room or seats > 1
