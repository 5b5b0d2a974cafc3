"""Broken positions: what a player has is counted, and what is wrong is said."""

from __future__ import annotations

import pytest

from orrery.games.empires.facts.board import MM
from orrery.games.empires.facts.cards import DISCOVERIES, MISSIONS
from orrery.games.empires.position.state import State

from .broken import (
    WARP,
    Break,
    broken,
    is_sound,
    set_player,
    set_state,
    sound,
)


def test_a_player_has_ten_ships() -> None:
    assert broken(set_player(x=[-1] * 9)) == "a player has ten ships"
    assert broken(set_player(y=[-1] * 11)) == "a player has ten ships"


def test_only_unlocked_ships_are_in_the_galaxy() -> None:
    def change(ship: int) -> Break:
        return lambda state: state.players[0].put(ship, 250 * MM, 150 * MM)

    reason = "only unlocked ships are in the galaxy"
    assert broken(change(2)) == reason
    assert broken(change(7)) == reason


def test_a_player_has_two_to_six_normal_ships() -> None:
    assert broken(set_player(ships=1)) == "a player has two to six normal ships"
    assert broken(set_player(ships=7)) == "a player has two to six normal ships"
    assert broken(set_player(ships=3)) == "starbases unlock ships"


def test_advanced_ships_exist() -> None:
    assert broken(set_player(advanced=16)) == "advanced ships exist"
    assert broken(set_player(advanced=-1)) == "advanced ships exist"
    assert broken(set_player(new_ships=2)) == "new ships are there"


def test_troops_are_neither_lost_nor_found() -> None:
    assert broken(set_player(troops=2)) == "troops are neither lost nor found"
    assert broken(set_player(troops=4)) == "troops are neither lost nor found"
    assert broken(set_player(troops=-1)) == "pieces are not negative"


def test_the_ostrun_have_one_more_troop() -> None:
    assert broken(set_player(empire=3)) == "troops are neither lost nor found"
    state = sound()
    state.players[0].empire, state.players[0].troops = 3, 4
    assert is_sound(state)


@pytest.mark.parametrize("building", range(4))
@pytest.mark.parametrize("change", [-1, 1])
def test_buildings_are_neither_lost_nor_found(building: int, change: int) -> None:
    def other(state: State) -> None:
        state.players[0].buildings[building] += change

    assert broken(other) == "buildings are neither lost nor found"


def test_there_are_four_kinds_of_buildings() -> None:
    assert broken(set_player(buildings=[3, 4, 8])) == "four kinds of buildings"


@pytest.mark.parametrize("count", [-1, 5])
def test_spaces_are_unlocked_once(count: int) -> None:
    def cities(state: State) -> None:
        state.players[0].troops += count
        state.players[0].cities_unlocked = count

    def bases(state: State) -> None:
        state.players[2].bases_unlocked = count

    assert broken(cities) == "spaces of cities"
    assert broken(bases) == "starbases unlock ships"


def test_energy_is_neither_lost_nor_found() -> None:
    assert broken(set_player(energy=2)) == "energy is neither lost nor found"
    assert broken(set_player(spent=1)) == "energy is neither lost nor found"
    assert broken(set_player(energy=-1, spent=2)) == "energy is not negative"
    assert broken(set_player(energy=2, spent=-1)) == "energy is not negative"


@pytest.mark.parametrize(("empire", "energy", "double"), [(-1, 1, 1), (0, 0, 0), (0, 0, 3), (1, 1, 2)])
def test_only_the_vlix_have_the_token_worth_two(empire: int, energy: int, double: int) -> None:
    reason = broken(set_player(empire=empire, energy=energy, double=double))
    assert reason == "the Vlix have the token worth two"


def test_empires_exist() -> None:
    assert broken(set_player(empire=10)) == "empires exist"
    assert broken(set_player(empire=-2)) == "empires exist"


def test_points_and_technologies_exist() -> None:
    reason = "points and technologies exist"
    assert broken(set_player(points=-1)) == reason
    assert broken(set_player(techs=1 << 16)) == reason


def test_somebody_was_the_first_to_research_a_technology() -> None:
    assert broken(set_player(techs=1)) == "someone was the first to research a technology"


def test_relics_exist() -> None:
    supplies = DISCOVERIES.index("supplies")
    for relic in (-1, 11, supplies):
        assert broken(set_player(relics=[relic])) == "relics exist"
        assert broken(set_player(fresh=[relic])) == "relics exist"
        assert broken(set_state(archive=[relic])) == "relics exist"
        assert broken(set_state(box=[relic])) == "relics exist"


def test_nobody_keeps_more_relics_than_allowed() -> None:
    reason = "nobody keeps more relics than allowed"
    assert broken(set_player(relics=[0, 1, 2], fresh=[3])) == reason
    assert broken(set_player(relics=[0, 1, 2, 3, 4], empire=4)) == reason
    state = sound()
    state.players[0].relics, state.players[0].empire = [0, 1, 2, 3], 4
    assert is_sound(state)


def test_each_discovery_is_there_four_times() -> None:
    """In the galaxy, with the players, in the archive and in the box."""
    reason = "each discovery is there four times"
    assert broken(set_state(archive=[WARP] * 4)) == reason
    assert broken(set_state(archive=[WARP] * 2, box=[WARP] * 2)) == reason
    teleport = DISCOVERIES.index("teleport")
    assert broken(set_state(box=[teleport] * 4)) == reason

    def everywhere(state: State) -> None:
        state.players[3].fresh, state.players[2].relics, state.archive = [WARP], [WARP], [WARP, WARP]

    assert broken(everywhere) == reason


# Missions


def test_missions_exist_and_cards_show_one_side() -> None:
    assert broken(set_state(missions=[0, 12])) == "missions exist"
    assert broken(set_state(missions=[-1, 3])) == "missions exist"
    both = [MISSIONS.index("forward-base"), MISSIONS.index("orbital-empire")]
    assert broken(set_state(missions=both)) == "a mission card shows one side"


def test_stones_lie_on_missions() -> None:
    assert broken(set_player(stones=[0])) == "stones lie on missions"
    assert broken(set_player(stones=[2, 3])) == "there are no, one or two stones"
    assert broken(set_player(stones=[-1, 0])) == "there are no, one or two stones"


def test_one_player_was_the_first_to_complete_a_mission() -> None:
    def stones(state: State) -> None:
        state.players[0].stones, state.players[1].stones = [0, 2], [0, 2]

    reason = "one player was the first to complete a mission"
    assert broken(stones) == reason
    assert broken(set_player(stones=[1, 0])) == reason
