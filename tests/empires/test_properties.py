"""Properties of every position that legal play can reach: whole games of two to four players with all modules."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from orrery.core.dealer import RandomDealer
from orrery.core.playout import playout
from orrery.core.table import Table
from orrery.games.empires import GAME
from orrery.games.empires.facts.board import BUILDING_COUNT, HOLES, ROBOTS
from orrery.games.empires.facts.cards import EMPIRES, IS_RELIC
from orrery.games.empires.position.state import ROBOT, State
from orrery.games.empires.rules.interacting import RemoveRelic
from orrery.games.empires.rules.setup import MODULES

from .wanderer import whole_game

pytestmark = pytest.mark.whole

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
VLIX, OSTRUN = EMPIRES.index("vlix"), EMPIRES.index("ostrun")
SPREAD = 1_000_003
"""Seeds lie so far from each other."""


def options(number: int, jet: str = "no") -> dict[str, object]:
    """Modules in and out of play by the bits of a number; 63 is all."""
    modules = {name: bool(number >> place & 1) for place, name in enumerate(MODULES)}
    return {"noise": ["expert", "good", "casual", "none"][number % 4], "jet": jet, **modules}


def told(table: Table[State], kind: str, seat: int) -> list[list[int]]:
    return [event.facts for event in table.events or [] if event.kind.name == kind and event.seat == seat]


def sum_told(table: Table[State], kind: str, seat: int) -> int:
    return sum(facts[0] for facts in told(table, kind, seat))


# What is never lost and never found


def assert_pieces(table: Table[State], seat: int) -> None:
    """Galaxy, player board and box together are what a player has."""
    state, player = table.state, table.state.players[seat]
    mine = [hole for hole in range(len(HOLES)) if state.owner[hole] == seat]
    unlocked = [facts[0] for facts in told(table, "unlocked", seat)]
    cities, bases = unlocked.count(1), unlocked.count(3)
    assert player.troops + sum(state.troops[hole] for hole in mine) == 4 + cities + int(player.empire == OSTRUN)
    built = [sum(where[hole] for hole in mine) for where in (state.outposts, state.cities, state.centres)]
    built.append(state.base_owner.count(seat))
    assert [left + out for left, out in zip(player.buildings, built, strict=True)] == [*BUILDING_COUNT]
    assert player.normal_waiting() + sum(ship < 6 for ship in player.ships_out()) == 2 + bases <= 6
    assert player.energy + player.spent == 1 + cities + bases - int(player.empire == VLIX) <= 9


def assert_galaxy(state: State) -> None:
    """At most three pieces on a planet, of one owner, and nothing anywhere else."""
    for hole in range(len(HOLES)):
        pieces = state.troops[hole] + state.outposts[hole] + state.cities[hole] + state.centres[hole]
        assert 0 <= pieces + state.robots[hole] <= 3
        assert not (pieces and state.robots[hole])
        assert (state.owner[hole] == ROBOT) == (state.robots[hole] > 0)
        held = pieces + state.robots[hole] + state.base_hole.count(hole)
        assert (held > 0) == (state.owner[hole] >= 0)
        assert not held or state.is_planet(hole)
    assert sum(state.robots) + state.robots_left == ROBOTS


def all_relics(state: State) -> int:
    """Those in the galaxy, with players, in the archive and in the box."""
    hidden = [tile for tiles in state.area_tiles for tile in tiles if IS_RELIC[tile]]
    held = [relic for player in state.players for relic in player.relics + player.fresh]
    return len(hidden) + len(held) + len(state.archive) + len(state.box)


def relics_in_use(table: Table[State]) -> int:
    """Those that leave the game when their effects are over."""
    return sum(isinstance(pending.effect, RemoveRelic) for pending in table.pending.items())


@SEATS
def test_pieces_energy_relics_and_points_are_conserved(seats: int, many: int) -> None:
    for number in range(4 * many):
        pool = {2: 22, 3: 32, 4: 42}[seats]
        for place, table in enumerate(whole_game(SPREAD * number + seats, seats, options(63 - 13 * number % 64))):
            state = table.state
            GAME.check(state)
            assert_galaxy(state)
            if place % 10 and not table.over:
                continue  # events are many, and nothing is lost in between that is found again
            for seat in range(seats):
                assert_pieces(table, seat)
                assert state.players[seat].points == sum_told(table, "scored", seat)
            assert state.pool == max(0, pool - sum(player.points for player in state.players))
            used = sum(len(told(table, "relic-used", seat)) for seat in range(seats)) - relics_in_use(table)
            assert all_relics(state) + used == 32


# The frame


@SEATS
def test_a_game_ends_one_round_after_its_end_was_triggered(seats: int, many: int) -> None:
    """Turns go round, and whoever triggered the end has the last one."""
    for number in range(6 * many):
        *_, table = whole_game(SPREAD * number + 7, seats, options(11 * number % 64))
        events = table.events or []
        frame = [event for event in events if event.kind.name in ("turn-begun", "end-triggered")]
        turns = [event.seat for event in frame if event.kind.name == "turn-begun"]
        assert turns == [(turns[0] + place) % seats for place in range(len(turns))]
        (trigger,) = [place for place, event in enumerate(frame) if event.kind.name == "end-triggered"]
        assert len(frame) - trigger - 1 == seats
        assert turns[-1] == frame[trigger].seat == table.state.last
        outcome = GAME.outcome(table)
        assert outcome is not None
        assert outcome.winners
        assert max(outcome.scores) == outcome.scores[outcome.winners[0]]
        assert sum(outcome.share(seat) for seat in range(seats)) == pytest.approx(1)


@SEATS
def test_every_turn_has_one_action(seats: int, many: int) -> None:
    """None where nothing can be done, which hardly ever happens."""
    for number in range(many):
        *_, table = whole_game(SPREAD * number + 11, seats, options(21), 3000)
        frame = [event for event in table.events or [] if event.kind.name in ("turn-begun", "action-chosen")]
        names = [event.kind.name for event in frame]
        doubled = [pair for pair in pairwise(names) if pair == ("action-chosen", "action-chosen")]
        assert doubled == []
        assert names.count("action-chosen") > names.count("turn-begun") * 9 // 10


@pytest.mark.parametrize("jet", ["yes", "only"])
def test_games_with_the_jet_drive_are_sound(jet: str, many: int) -> None:
    for number in range(many):
        for table in whole_game(SPREAD * number, 3, options(5, jet), 250):
            GAME.check(table.state)
            assert_galaxy(table.state)
        kinds = {event.kind.name for event in table.events or []}
        assert "jetted" in kinds
        assert ("flicked" in kinds) == (jet == "yes")


# Saving, copying, dealing


@SEATS
def test_positions_are_saved_and_loaded_at_many_decisions(seats: int, many: int) -> None:
    for number in range(many):
        for place, table in enumerate(whole_game(SPREAD * number + 3, seats, options(63), 4000)):
            question = None if table.over else table.question(min(table.questions()))
            ordinary = question is None or question.prompt() in ("move", "put-ship", "choose-action", "aim", "deploy")
            if place % 25 and ordinary:
                continue
            data = json.loads(json.dumps(GAME.encode(table)))
            again = GAME.decode(data, RandomDealer(0))
            assert GAME.encode(again) == data
            assert again.questions() == table.questions()


@SEATS
def test_a_copy_is_independent_and_plays_on_alike(seats: int) -> None:
    for place, table in enumerate(whole_game(SPREAD + 5, seats, options(63), 600)):
        if place % 60 or table.over:
            continue
        before = GAME.hash(table)
        twin, other = table.copy(RandomDealer(8)), GAME.decode(GAME.encode(table), RandomDealer(8))
        chance, same = RandomDealer(9), RandomDealer(9)
        for _ in range(30):
            for copy, dice in ((twin, chance), (other, same)):
                if copy.over:
                    continue
                seat = min(copy.questions())
                choices = copy.questions()[seat]
                copy.act(seat, choices[dice.below(len(choices))])
        assert GAME.hash(twin) == GAME.hash(other)
        assert GAME.hash(table) == before


@SEATS
def test_the_same_seed_and_answers_make_the_same_game(seats: int) -> None:
    """Another seed makes another one."""
    ends = []
    for seed in (SPREAD, SPREAD, 2 * SPREAD):
        *_, table = whole_game(seed, seats, options(63), 1000)
        ends.append((GAME.hash(table), [event.facts for event in table.events or []]))
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


@SEATS
def test_options_are_sorted_unique_and_inside_the_space(seats: int, many: int) -> None:
    for number in range(many):
        for table in whole_game(SPREAD * number + 13, seats, options(63), 1500):
            for choices in table.questions().values():
                assert len(choices) > 0
                if not isinstance(choices, range):
                    assert list(choices) == sorted(set(choices))
                assert 0 <= choices[0] <= choices[-1] < GAME.actions.size


@SEATS
def test_nothing_hidden_is_told(seats: int) -> None:
    for place, table in enumerate(whole_game(SPREAD + 17, seats, options(63), 1500)):
        if place % 100:
            continue
        for seat in range(seats):
            imagined = GAME.determinize(table, seat, RandomDealer(place))
            GAME.check(imagined.state)
            assert GAME.view(imagined, seat) == GAME.view(table, seat) == GAME.view(table, None)
            assert imagined.questions() == table.questions()


def test_answers_of_chance_alone_end_too(many: int) -> None:
    """Nobody aims at anything: games are long, but they end."""
    for number in range(many):
        table = GAME.new(2 + number % 3, options(number % 64), RandomDealer(SPREAD * number))
        assert playout(table, RandomDealer(number)) > 100
        GAME.check(table.state)
        assert GAME.outcome(table) is not None
