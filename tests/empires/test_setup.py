"""Set-up for two, three and four players (pages 10, 20-21)."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery import BadOptionValue, OptionForSeats, UnknownOption, WrongSeats
from orrery.core.dealer import RandomDealer, ScriptedDealer
from orrery.core.table import Table
from orrery.games.empires import GAME
from orrery.games.empires.facts.board import (
    BUILDING_COUNT,
    DESTROYED,
    GATE,
    HOLES,
    NOTHING,
    PLACES,
    QUADRANT,
    QUADRANTS,
    ROBOTS,
    is_planet,
)
from orrery.games.empires.facts.cards import DISCOVERIES, IS_RELIC, MISSION_CARD, MISSIONS
from orrery.games.empires.position.discs import ship_orbit
from orrery.games.empires.position.state import ROBOT, State
from orrery.games.empires.rules.setup import MODULES

from .laying_out import SEATS, laid_out, many, words

COLOURS = ["orange", "purple", "pink", "green", "blue"]
USUAL = {"supplies", "warp", "bonus-move", "teleport", "attack-bonus", "teleport-and-build"}
SEEDS = range(25)


def begun(table: Table[State]) -> Table[State]:
    """All ships are put, each on the first place that is offered."""
    while (asked := next(iter(table.questions()))) is not None:
        question = table.question(asked)
        if question is None or question.prompt() != "put-ship":
            break
        table.act(asked, table.questions()[asked][0])
    return table


def holes_with(state: State, *places: str) -> list[str]:
    return [hole for hole, place in zip(HOLES, state.places, strict=True) if place >= 0 and PLACES[place] in places]


def face_down(state: State) -> list[str]:
    return [hole for number, hole in enumerate(HOLES) if state.is_face_down(number)]


# Seats and options


@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_can_play(seats: int) -> None:
    assert GAME.seats == [1, *SEATS]
    with pytest.raises(WrongSeats):
        GAME.new(seats, {}, RandomDealer(1))


def test_other_options_are_refused() -> None:
    with pytest.raises(UnknownOption):
        GAME.new(2, {"mines": True}, RandomDealer(1))
    with pytest.raises(BadOptionValue):
        GAME.new(2, {"jet": "always"}, RandomDealer(1))
    with pytest.raises(BadOptionValue):
        GAME.new(2, {"noise": "drunk"}, RandomDealer(1))


def test_usually_hands_are_good_and_no_module_is_in_play() -> None:
    usual = GAME.option_values(4, {})
    assert usual == {
        "mode": "modern",
        "noise": "good",
        "jet": "no",
        **dict.fromkeys(MODULES, False),
        "megastructure": "none",
        "wormholes": "both",
        "scenario": 1,
        "bonus": False,
    }


# Four players


def test_four_gates_lie_in_the_corners() -> None:
    state = laid_out(4).state
    assert [HOLES[gate] for gate in state.gates] == ["alpha-gate", "beta-gate", "gamma-gate", "delta-gate"]
    assert holes_with(state, "gate") == ["alpha-gate", "beta-gate", "gamma-gate", "delta-gate"]


def test_six_places_of_each_quadrant_are_face_down() -> None:
    """Five planets and an artifact, with the same six discoveries; nobody knows which lies where."""
    state = laid_out(4).state
    assert len(face_down(state)) == 24
    for area, quadrant in enumerate(QUADRANTS):
        assert [HOLES[hole] for hole in range(28) if state.areas[hole] == area] == [
            hole for hole in HOLES if hole.startswith(quadrant) and not hole.endswith("gate")
        ]
        assert [PLACES[place] for place in state.area_places[area]] == [*COLOURS, "artifact"]
        assert set(words(state.area_tiles[area])) == USUAL


def test_four_players_have_no_robots_guardians_and_wormholes() -> None:
    state = laid_out(4).state
    assert (sum(state.robots), state.guardians, state.archive) == (0, 0, [])
    assert holes_with(state, "wormhole-a", "wormhole-b", "destroyed") == []


# Three players


@pytest.mark.parametrize("seed", SEEDS)
def test_three_gates_and_a_pair_of_wormholes(seed: int) -> None:
    state = laid_out(3, RandomDealer(seed)).state
    assert [HOLES[gate] for gate in state.gates] == ["alpha-gate", "beta-gate", "gamma-gate"]
    assert holes_with(state, "wormhole-a") == ["delta-border-a", "delta-border-b"]
    assert holes_with(state, "wormhole-b", "destroyed") == []
    assert state.guardians == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_three_players_meet_a_robot_in_each_quadrant(seed: int) -> None:
    """On the central planet; where an artifact lies there, on another planet of the quadrant."""
    state = laid_out(3, RandomDealer(seed)).state
    robots = [hole for hole in range(28) if state.robots[hole]]
    assert [QUADRANT[hole] for hole in robots] == [0, 1, 2, 3]
    for hole in robots:
        assert is_planet(state.places[hole])
        assert (state.robots[hole], state.owner[hole]) == (1, ROBOT)
        central = HOLES.index(f"{QUADRANTS[QUADRANT[hole]]}-central")
        assert hole == central or PLACES[state.places[central]] == "artifact"
        assert not state.is_face_down(central)
    assert state.robots_left == ROBOTS - 4


@pytest.mark.parametrize("seed", SEEDS)
def test_the_fourth_quadrant_of_three_players_has_five_planets_and_no_artifact(seed: int) -> None:
    state = laid_out(3, RandomDealer(seed)).state
    for quadrant in range(4):
        up = [
            PLACES[state.places[hole]] for hole in range(28) if QUADRANT[hole] == quadrant and state.places[hole] >= 0
        ]
        area = {0: 0, 1: 1, 3: 2, 2: 3}[quadrant]
        here = Counter([*up, *(PLACES[place] for place in state.area_places[area])])
        rest = {"wormhole-a": 2} if quadrant == 3 else {"gate": 1, "artifact": 1}
        assert here == Counter({**dict.fromkeys(COLOURS, 1), **rest})


@pytest.mark.parametrize("seed", SEEDS)
def test_relics_of_the_central_places_lie_in_the_archive(seed: int) -> None:
    """Events are put away; in the quadrant with five places a tile is left over."""
    table = laid_out(3, RandomDealer(seed))
    state = table.state
    shown = [event.facts for event in table.events or [] if event.kind.name == "discovered"]
    assert len(shown) == 24 - 1 - len(face_down(state))
    assert sorted(fact[2] for fact in shown if IS_RELIC[fact[2]]) == state.archive
    assert [len(state.area_tiles[area]) - len(state.area_places[area]) for area in range(4)] == [0, 0, 1, 0]


@pytest.mark.parametrize("seed", SEEDS)
def test_each_quadrant_of_three_players_has_a_guardian_to_be_found(seed: int) -> None:
    """Page 20: the set-up has guardian ships, so their event is among the discoveries of each quadrant."""
    table = laid_out(3, RandomDealer(seed))
    guardian = DISCOVERIES.index("guardian")
    shown = [event.facts for event in table.events or [] if event.kind.name == "discovered"]
    found = [QUADRANT[hole] for hole, _, tile in shown if tile == guardian]
    state = table.state
    hidden = [QUADRANT[state.areas.index(area)] for area, tiles in enumerate(state.area_tiles) if guardian in tiles]
    assert sorted(found + hidden) == list(range(len(QUADRANTS)))
    assert state.guardians == 0


def test_an_artifact_in_the_centre_stays_open_and_another_place_gets_the_robot() -> None:
    artifact, orange, pink = PLACES.index("artifact"), PLACES.index("orange"), PLACES.index("pink")
    warp, teleport, supplies = (DISCOVERIES.index(word) for word in ("warp", "teleport", "supplies"))
    there = HOLES.index("alpha-edge-a")
    script = [1, 2, 3, 4, 0, 2, 4, 6, artifact, warp, there, orange, supplies, pink, teleport]
    state = laid_out(3, ScriptedDealer(script, RandomDealer(1))).state
    assert PLACES[state.places[HOLES.index("alpha-central")]] == "artifact"
    assert (state.robots[HOLES.index("alpha-central")], state.robots[there]) == (0, 1)
    assert state.robots[HOLES.index("beta-central")] == 1
    assert {warp, teleport} <= set(state.archive)
    assert supplies not in state.archive
    assert [MISSIONS[mission] for mission in state.missions] == [
        "four-corners",
        "metropolis",
        "orbital-empire",
        "breakthrough",
    ]


# Two players


@pytest.mark.parametrize("seed", SEEDS)
def test_two_players_have_their_gates_in_the_middle_and_wormholes_in_the_corners(seed: int) -> None:
    state = laid_out(2, RandomDealer(seed)).state
    assert [HOLES[gate] for gate in state.gates] == ["alpha-middle", "gamma-middle"]
    assert holes_with(state, "artifact") == ["beta-middle", "delta-middle"]
    assert holes_with(state, "wormhole-a") == ["alpha-gate", "gamma-gate"]
    assert holes_with(state, "wormhole-b") == ["beta-gate", "delta-gate"]
    assert holes_with(state, "destroyed") == [f"{quadrant}-edge-b" for quadrant in QUADRANTS]


@pytest.mark.parametrize(("kept", "a", "b"), [("both", 2, 2), ("a", 2, 0), ("b", 0, 2), ("none", 0, 0)])
def test_two_players_may_replace_wormholes_by_destroyed_planets(kept: str, a: int, b: int) -> None:
    state = laid_out(2, wormholes=kept).state
    assert (len(holes_with(state, "wormhole-a")), len(holes_with(state, "wormhole-b"))) == (a, b)
    assert len(holes_with(state, "destroyed")) == 4 + 4 - a - b


@pytest.mark.parametrize("seats", [3, 4])
def test_wormholes_are_no_choice_for_more_than_two(seats: int) -> None:
    with pytest.raises(OptionForSeats):
        GAME.option_values(seats, {"wormholes": "none"})


@pytest.mark.parametrize("seed", SEEDS)
def test_two_players_have_four_planets_a_quadrant_the_central_ones_with_robots(seed: int) -> None:
    table = laid_out(2, RandomDealer(seed))
    state = table.state
    for quadrant, name in enumerate(QUADRANTS):
        central = HOLES.index(f"{name}-central")
        assert state.robots[central] == 1
        colours = [state.places[central], *state.area_places[quadrant]]
        assert sorted(PLACES[place] for place in colours) == sorted(COLOURS[:4])
        assert len(state.area_tiles[quadrant]) == 3
    shown = [event.facts[2] for event in table.events or [] if event.kind.name == "discovered"]
    relics = [tile for tile in shown if IS_RELIC[tile]]
    assert (len(shown), sorted(relics)) == (4, state.archive)
    left = Counter(tile for tiles in state.area_tiles for tile in words(tiles)) + Counter(words(shown))
    assert left == Counter(dict.fromkeys(["supplies", "warp-and-move", "teleport", "move-and-attack"], 4))


def test_two_players_meet_a_guardian_in_each_quadrant() -> None:
    assert laid_out(2).state.guardians == 0b1111


# All


@pytest.mark.parametrize(("seats", "points"), [(2, 22), (3, 32), (4, 42)])
def test_the_pool_grows_with_the_players(seats: int, points: int) -> None:
    assert laid_out(seats).state.pool == points


@pytest.mark.parametrize("seats", SEATS)
def test_all_begin_alike(seats: int) -> None:
    for player in laid_out(seats).state.players:
        assert (player.troops, player.ships, player.energy, player.spent) == (4, 2, 1, 0)
        assert player.buildings == [*BUILDING_COUNT] == [4, 4, 8, 4]
        assert (player.points, player.techs, player.relics, player.advanced, player.empire) == (0, 0, [], 0, NOTHING)


@pytest.mark.parametrize("seats", SEATS)
def test_all_put_two_ships_into_the_orbit_of_their_gate(seats: int) -> None:
    state = begun(laid_out(seats)).state
    for seat, player in enumerate(state.players):
        assert player.ships_out() == [0, 1]
        assert [ship_orbit(state, seat, ship) for ship in (0, 1)] == [state.gates[seat]] * 2
        assert state.places[state.gates[seat]] == GATE


def test_the_first_ships_are_told() -> None:
    table = laid_out(2)
    table.events = []
    state = begun(table).state
    told = {(event.seat, *event.facts) for event in table.events or [] if event.kind.name == "ship-deployed"}
    assert told == {(seat, ship, state.gates[seat]) for seat in (0, 1) for ship in (0, 1)}


@pytest.mark.parametrize("seats", SEATS)
def test_somebody_begins_by_chance_and_puts_ships_first(seats: int) -> None:
    firsts = set()
    for table in many(seats):
        first = next(iter(table.questions()))
        assert next(iter(begun(table).questions())) == first == table.state.active
        firsts.add(first)
    assert firsts == set(range(seats))


@pytest.mark.parametrize("seats", SEATS)
def test_neighbouring_seeds_let_everybody_begin(seats: int) -> None:
    tables = [GAME.new(seats, {}, RandomDealer(seed)) for seed in range(30)]
    assert {seat for table in tables for seat in table.questions()} == set(range(seats))


@pytest.mark.parametrize("seats", SEATS)
def test_four_missions_of_six_cards_lie_on_a_side_of_chance(seats: int) -> None:
    seen = set()
    for table in many(seats):
        state = table.state
        assert len({MISSION_CARD[mission] for mission in state.missions}) == 4
        assert state.missions == sorted(state.missions)
        assert all(player.stones == [0] * 4 for player in state.players)
        seen |= set(state.missions)
    assert seen == set(range(12))


@pytest.mark.parametrize("seats", SEATS)
def test_there_is_a_token_of_each_colour_and_technologies_show_side_a(seats: int) -> None:
    state = laid_out(seats).state
    assert state.tokens == [1, 1, 1, 1]
    assert (state.sides, state.firsts) == ([0] * 8, 0)


@pytest.mark.parametrize("seats", SEATS)
def test_every_hole_is_filled_and_nobody_is_there(seats: int) -> None:
    state = laid_out(seats).state
    assert all(
        (place >= 0) != down for place, down in zip(state.places, map(state.is_face_down, range(28)), strict=True)
    )
    assert all(owner in (NOTHING, ROBOT) for owner in state.owner)
    assert state.places.count(DESTROYED) == (4 if seats == 2 else 0)


@pytest.mark.parametrize("seats", SEATS)
def test_relics_that_are_not_in_play_stay_in_the_box(seats: int) -> None:
    state = laid_out(seats).state
    relics = Counter(word for word, relic in zip(DISCOVERIES, IS_RELIC, strict=True) if relic for _ in range(4))
    laid = Counter(words(state.box)) + Counter(words(state.archive))
    for tiles in state.area_tiles:
        laid += Counter(tile for tile in words(tiles) if IS_RELIC[DISCOVERIES.index(tile)])
    assert laid == relics


@pytest.mark.parametrize("seats", SEATS)
def test_the_same_seed_lays_out_the_same(seats: int) -> None:
    modules = dict.fromkeys(MODULES, True)
    one, two = laid_out(seats, RandomDealer(7), **modules), laid_out(seats, RandomDealer(7), **modules)
    assert GAME.hash(one) == GAME.hash(two)
    assert GAME.hash(one) != GAME.hash(laid_out(seats, RandomDealer(8), **modules))
