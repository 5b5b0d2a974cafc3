"""Set-up of a scenario: the galaxy, the deck, the supply, what the scenario adds, and the bonus."""

from __future__ import annotations

import pytest

from orrery import BadOptionValue, OptionForSeats, RandomDealer
from orrery.core.dealer import ScriptedDealer
from orrery.core.match import Match
from orrery.games.empires import GAME
from orrery.games.empires.facts.board import GATE, HOLES, NOTHING, PLACES, QUADRANTS
from orrery.games.empires.facts.campaign import CARD_KIND, CARDS, GUARDIAN_CARD
from orrery.games.empires.position.state import State

from .scenario import laid_out

SEEDS = range(30)


def first_turn(scenario: int, seed: int, bonus: bool = False) -> State:
    """After all questions of the set-up."""
    match = laid_out(scenario, seed, bonus)
    while match.table.state.campaign.turn == 0:
        match.table.act(0, match.table.questions()[0][0])
    return match.table.state


def test_the_robots_are_the_games_own_side() -> None:
    assert list(GAME.own_sides(1)) == ["robots"]
    assert not GAME.own_sides(2)


@pytest.mark.parametrize("module", ["discoveries", "technologies", "guardians", "libraries", "empires"])
def test_modules_do_not_belong_to_the_campaign(module: str) -> None:
    with pytest.raises(OptionForSeats):
        GAME.new(1, {module: True}, RandomDealer(1))


@pytest.mark.parametrize("option", [{"mode": "classic"}, {"megastructure": "converter"}, {"wormholes": "a"}])
def test_other_modes_do_not_belong_to_it_either(option: dict[str, object]) -> None:
    with pytest.raises(OptionForSeats):
        GAME.new(1, option, RandomDealer(1))


def test_a_scenario_is_for_one_and_has_to_exist() -> None:
    with pytest.raises(OptionForSeats):
        GAME.new(2, {"scenario": 3}, RandomDealer(1))
    with pytest.raises(OptionForSeats):
        GAME.new(2, {"bonus": True}, RandomDealer(1))
    with pytest.raises(BadOptionValue):
        GAME.new(1, {"scenario": 7}, RandomDealer(1))


def test_four_gates_lie_in_the_corners_and_one_is_the_persons() -> None:
    state = first_turn(1, 1)
    assert [HOLES[hole] for hole in range(len(HOLES)) if state.places[hole] == GATE] == [
        f"{quadrant}-gate" for quadrant in QUADRANTS
    ]
    assert [HOLES[gate] for gate in state.gates] == ["alpha-gate"]
    assert not state.missions
    assert state.pool == 0


def test_guardian_cards_lie_beside_the_deck_one_of_them_open() -> None:
    table = GAME.new(1, {}, RandomDealer(4))
    campaign = table.state.campaign
    cards = campaign.deck + campaign.discards
    assert all(CARD_KIND[card] != GUARDIAN_CARD for card in cards)
    assert len(cards) == 7
    assert CARD_KIND[campaign.open_card] == GUARDIAN_CARD
    assert len(campaign.waiting) == 4


@pytest.mark.parametrize("scenario", [1, 3, 4])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_planet_is_revealed_in_every_quadrant_and_of_each_colour_one_stays_free(scenario: int, seed: int) -> None:
    state = laid_out(scenario, seed).table.state
    planets = state.planets()
    assert len(planets) == 4
    free = [hole for hole in planets if not state.robots[hole]]
    assert sorted({state.places[hole] for hole in planets}) == sorted(state.places[hole] for hole in free)
    assert all(state.robots[hole] <= 1 for hole in planets)


@pytest.mark.parametrize("scenario", [1, 3, 4, 5])
def test_which_place_is_revealed_instead_of_an_artifact_is_the_persons_choice(scenario: int) -> None:
    """Any place of the quadrant that is face down (R82)."""
    for choice in range(5):
        middle = ["artifact", "pink", "green", "purple"]
        dealt = [CARDS.index("guardian-1"), *(PLACES.index(place) for place in middle)]
        match = Match(GAME, ["person"], {"scenario": scenario}, ScriptedDealer(dealt, RandomDealer(1)))
        state, question = match.table.state, match.table.question(0)
        assert question is not None
        assert question.prompt() == "reveal-place"
        offered = [GAME.actions.text(option) for option in match.table.questions()[0]]
        assert offered == [f"at alpha-{place}" for place in ("edge-a", "edge-b", "middle", "border-a", "border-b")]
        match.act(0, offered[choice])
        shown = [hole for hole in HOLES if hole.startswith("alpha") and state.places[HOLES.index(hole)] != NOTHING]
        assert sorted(shown) == sorted(["alpha-gate", "alpha-central", offered[choice].removeprefix("at ")])


def test_in_scenario_3_a_guardian_waits_in_the_opposite_quadrant() -> None:
    table = GAME.new(1, {"scenario": 3}, RandomDealer(1))
    assert [QUADRANTS[quadrant] for quadrant in table.state.guarded_quadrants()] == ["gamma"]


def test_the_bonus_of_scenario_3_is_a_technology_card_on_its_other_side_with_a_stone() -> None:
    campaign = GAME.new(1, {"scenario": 3, "bonus": True}, RandomDealer(1)).state.campaign
    assert sorted(campaign.sides) == [0, 0, 0, 1]
    assert campaign.stones == campaign.sides


@pytest.mark.parametrize("seed", range(5))
def test_in_scenario_2_the_opposite_quadrant_is_revealed_with_a_settler_on_each_planet(seed: int) -> None:
    state = GAME.new(1, {"scenario": 2}, RandomDealer(seed)).state
    gamma = [hole for hole, name in enumerate(HOLES) if name.startswith("gamma") and hole % 7]
    assert not any(state.is_face_down(hole) for hole in gamma)
    assert sorted(state.campaign.settlers) == state.planets() == [hole for hole in gamma if state.is_planet(hole)]
    assert len(state.planets()) == 5
    assert sum(map(len, state.area_tiles)) == 24  # nobody has looked at those that were put away
    assert not state.guardians
    assert not any(state.robots)


def test_the_bonus_of_scenario_2_is_that_of_scenario_3() -> None:
    campaign = GAME.new(1, {"scenario": 2, "bonus": True}, RandomDealer(1)).state.campaign
    assert sorted(campaign.sides) == [0, 0, 0, 1]
    assert campaign.stones == campaign.sides


def test_scenario_1_has_no_bonus() -> None:
    campaign = GAME.new(1, {"scenario": 1, "bonus": True}, RandomDealer(1)).state.campaign
    assert not any(campaign.sides + campaign.stones)
