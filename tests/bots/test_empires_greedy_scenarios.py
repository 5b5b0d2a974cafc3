"""The greedy bot in the scenarios of the campaign: settlers, libraries, megastructures, guardians."""

from __future__ import annotations

from orrery.bots.empires.alone import guardian_prize, threat
from orrery.bots.empires.goals import progress
from orrery.bots.empires.mind import Mind
from orrery.bots.empires.omens import omens
from orrery.bots.empires.posts import goal
from orrery.bots.empires.quick import Quick
from orrery.bots.empires.settlers import havens
from orrery.games.empires import GAME as EMPIRES
from orrery.games.empires.facts.board import HOLES

from ..empires.solo.scenario import Alone


def test_it_fears_for_settlers_that_the_next_card_may_overrun() -> None:
    besieged = Alone(2).only("gamma-middle=pink").settler("gamma-middle").besieged("gamma-middle", 1)
    safe = Alone(2).only("gamma-middle=pink").settler("gamma-middle")
    assert omens(besieged.state) > omens(safe.state)


def test_settlers_at_a_gate_are_fetched() -> None:
    game = Alone(5).settler("beta-gate")
    assert goal(game.state, 0, HOLES.index("beta-gate"), 1.0, landing=True) > 0.0
    assert goal(game.state, 0, HOLES.index("gamma-gate"), 1.0, landing=True) == 0.0


def test_a_library_wants_settlers_of_two_colours() -> None:
    game = Alone(5).only("alpha-middle=pink", "beta-middle=green").settler("ship-1").settler("alpha-middle")
    halls = [HOLES.index(hole) for hole in ("alpha-middle", "beta-middle")]
    game.state.libraries = sum(1 << hole for hole in halls)
    assert [havens(game.state, 0)[hole] > 0.0 for hole in halls] == [False, True]


def test_a_destroyed_guardian_is_worth_more_than_one_in_range() -> None:
    game = Alone(1).quiet()
    game.state.guardians = 1
    alive = threat(game.state)
    game.state.guardians = 0
    game.state.campaign.skips += 1
    assert threat(game.state) < alive - guardian_prize(game.state) / 2


def test_a_megastructure_draws_ships_that_can_pay_for_it() -> None:
    game = Alone(4).only("alpha-middle=artifact")
    hole = HOLES.index("alpha-middle")
    poor = goal(game.state, 0, hole, 1.0, landing=True)
    game.energy(0, 2)
    assert goal(game.state, 0, hole, 1.0, landing=True) > poor


def test_settlers_who_are_lost_count_against_a_position() -> None:
    lost, waiting = Alone(2), Alone(2).settler("gamma-middle")
    assert threat(lost.state) > threat(waiting.state)


def test_a_city_without_its_starbase_is_half_a_stronghold() -> None:
    none, city = Alone(2), Alone(2).planet("alpha-middle", cities=1)
    assert progress(city.state) > progress(none.state)


def test_settling_a_card_leaves_the_only_action_that_can_follow_to_be_thought_about() -> None:
    game = Alone(1).planet("alpha-middle", "orange", outposts=1).quiet().start()
    before = EMPIRES.hash(game.choose("deploy").table)
    Quick(Mind(game.state, 0), 1).settle_cards(game.table)
    assert EMPIRES.hash(game.table) == before
