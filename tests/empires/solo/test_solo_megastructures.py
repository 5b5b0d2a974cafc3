"""Megastructures in scenario 4: found with every artifact, controlled for energy, ships deployed there."""

from __future__ import annotations

import pytest

from orrery import RandomDealer
from orrery.games.empires import GAME
from orrery.games.empires.facts.board import HOLES, QUADRANTS

from ...scenario import reasons, told_with
from .scenario import Alone, laid_out

ARTIFACTS = [f"{quadrant}-central" for quadrant in QUADRANTS]
"""Where the artifacts of the scenario lie."""


def structures(game: Alone) -> list[str]:
    campaign = game.view["campaign"]
    assert campaign is not None
    return campaign["megastructures"]


def controlled(game: Alone, *holes: str) -> Alone:
    numbers = [HOLES.index(hole) for hole in holes]
    game.state.structures = [0 if hole in numbers else owner for hole, owner in enumerate(game.state.structures)]
    return game


def visiting(energy: int = 2) -> Alone:
    game = Alone(4).quiet().ship(0, "ship-1", ARTIFACTS[0])
    return game.energy(0, energy, 2 - min(energy, 2))


def test_the_artifacts_lie_in_the_middle() -> None:
    assert structures(Alone(4).quiet()) == ARTIFACTS
    assert structures(Alone(3).quiet()) == []


def test_a_megastructure_lies_on_an_artifact_as_soon_as_it_is_discovered() -> None:
    game = Alone(4).quiet().face_down(["alpha-central"], ["artifact"], ["warp"]).ship(0, "ship-1", "alpha-central")
    assert "alpha-central" not in structures(game)
    game.choose("move").do("discover alpha-central")
    assert "alpha-central" in structures(game)
    assert game.facts("structure-found") == [(0, [HOLES.index("alpha-central")])]


def test_artifacts_that_robots_reveal_are_megastructures_as_well() -> None:
    game = Alone(4).only().face_down(["beta-middle", "beta-edge-a"], ["artifact", "pink"], ["warp", "warp"])
    game.card("drone-scout").start().deals("artifact", "warp").do("at beta-middle")
    assert structures(game) == ["beta-middle"]
    assert "structure-found" in game.told


def test_control_costs_two_energy_with_a_ship_in_orbit() -> None:
    game = visiting().choose("move").do("seize alpha-central")
    assert game.me.energy == 0
    assert game.goals()["megastructures"] == (1, False)
    assert game.facts("structure-taken") == [(0, [HOLES.index("alpha-central")])]
    assert reasons(game, "seize")["seize alpha-central"] == "own-structure"
    assert reasons(game, "seize")["seize beta-central"] == "no-ship-there"


def test_with_one_energy_control_is_out_of_reach() -> None:
    game = visiting(1).choose("move")
    assert reasons(game, "seize")["seize alpha-central"] == "needs-energy"
    assert told_with(game, "seize alpha-central") == {"energy": 2, "own": 1}


def test_megastructures_are_still_artifacts() -> None:
    game = controlled(visiting(), ARTIFACTS[0]).choose("move")
    assert "jump ship-1" in game.options


def test_ships_are_deployed_at_a_megastructure_that_is_controlled() -> None:
    game = controlled(Alone(4).quiet(), "beta-central").choose("deploy").do("deploy-ship ship-1")
    assert game.options == ["at alpha-gate", "at beta-central"]
    game.do("at beta-central", "put near 0")
    assert game.view["players"][0]["ships"][0]["orbit"] == "beta-central"
    assert game.facts("ship-deployed") == [(0, [0, HOLES.index("beta-central")])]


def test_nothing_else_is_done_with_them() -> None:
    game = controlled(visiting().relics(0, "warp"), ARTIFACTS[0]).do("choose interact")
    assert not any(option.startswith("use") for option in game.options)


def test_in_other_scenarios_artifacts_are_artifacts() -> None:
    game = Alone(3).quiet().ship(0, "ship-1", ARTIFACTS[0]).energy(0, 2).choose("move")
    assert not any(option.startswith(("seize", "raise")) for option in game.options)


def test_control_of_four_without_guardians_wins_scenario_4() -> None:
    game = controlled(visiting(), *ARTIFACTS[1:]).choose("move").do("seize alpha-central")
    assert game.verdict == "won"


def test_control_is_had_in_a_turn_with_another_action_before_it_or_at_its_end() -> None:
    """As long as a ship is in the orbit: an energy that the action brings back may be what was missing."""
    game = visiting().planet("alpha-middle", troops=2)
    assert game.do("seize alpha-central").asked == "choose-action"
    game = visiting().energy(0, 0, spent=2).planet("alpha-edge-a", troops=1, outposts=1)
    assert "seize alpha-central" not in game.options
    game.do("choose build", "build city alpha-edge-a")
    assert game.asked == "end-turn"
    assert game.options == ["seize alpha-central", "end-turn"]
    assert game.do("seize alpha-central").options == ["end-turn"]


@pytest.mark.parametrize(("held", "guardian"), [(2, False), (3, True)])
def test_with_three_or_with_a_guardian_it_is_not_won(held: int, guardian: bool) -> None:
    game = controlled(visiting(), *ARTIFACTS[1 : 1 + held])
    if guardian:
        game.guardian("gamma")
    game.choose("move").do("seize alpha-central")
    assert game.verdict == "open"


@pytest.mark.parametrize("seed", range(20))
def test_scenario_4_begins_like_scenario_3_with_every_revealed_artifact_a_megastructure(seed: int) -> None:
    match = laid_out(4, seed)
    state = match.table.state
    assert len(state.planets()) == 4
    assert [QUADRANTS[quadrant] for quadrant in state.guarded_quadrants()] == ["gamma"]
    told = [event.facts[0] for event in match.events if event.kind.name == "structure-found"]
    assert sorted(told) == [hole for hole in range(len(HOLES)) if state.is_artifact(hole)]


def test_its_bonus_is_two_technology_cards_on_their_other_side_with_a_stone_each() -> None:
    campaign = GAME.new(1, {"scenario": 4, "bonus": True}, RandomDealer(1)).state.campaign
    assert sorted(campaign.sides) == [0, 0, 1, 1]
    assert campaign.stones == campaign.sides
