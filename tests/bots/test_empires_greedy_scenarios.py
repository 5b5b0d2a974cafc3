"""The greedy bot in the scenarios of the campaign: settlers, libraries, megastructures, guardians."""

from __future__ import annotations

from orrery.bots.empires.hunting import hunters, in_range_of_guardian, near_guardian
from orrery.bots.empires.journey import NEVER, Journey
from orrery.bots.empires.mind import Mind
from orrery.bots.empires.prospect import attractions, prospect
from orrery.bots.empires.quick import Quick
from orrery.bots.empires.respite import Respite
from orrery.bots.empires.settlers import havens, takes_along
from orrery.games.empires import GAME as EMPIRES
from orrery.games.empires.facts.board import GUARDIAN_X, GUARDIAN_Y, HOLES, SHIP_RADIUS
from orrery.games.empires.flick.geometry import spot_at
from orrery.games.empires.position.campaign import ABOARD

from ..empires.solo.scenario import Alone


def test_it_fears_for_settlers_that_the_next_card_may_overrun() -> None:
    besieged = Alone(2).only("gamma-middle=pink").settler("gamma-middle").besieged("gamma-middle", 1)
    safe = Alone(2).only("gamma-middle=pink").settler("gamma-middle")
    assert Respite(besieged.state).harm > Respite(safe.state).harm


def test_settlers_without_whom_too_few_are_left_are_feared_for_most() -> None:
    game = Alone(2).settler("gamma-middle").settler("gamma-central").settler("gamma-edge-a").settler("gamma-edge-b")
    needed = Respite(game.state).wear(5.0)
    spare = Respite(game.settler("gamma-border-a").state).wear(5.0)
    assert needed > spare > 0.0


def test_settlers_are_safer_when_a_ship_has_come_and_safest_at_home() -> None:
    game = Alone(2).only("gamma-middle=pink").settler("gamma-middle")
    waiting = Respite(game.state).wear(5.0)
    game.ship(0, "ship-1", "gamma-middle")
    fetched = Respite(game.state).wear(5.0)
    game.state.campaign.settlers[game.state.campaign.settlers.index(HOLES.index("gamma-middle"))] = ABOARD
    aboard = Respite(game.state).wear(5.0)
    assert waiting > fetched > aboard > 0.0


def test_settlers_at_a_gate_are_fetched() -> None:
    game = Alone(5).only("alpha-middle=pink").settler("beta-gate")
    game.state.libraries = 1 << HOLES.index("alpha-middle")
    game.ship(0, "ship-1", "alpha-gate")
    wanted = attractions(game.state)
    assert wanted[HOLES.index("beta-gate")] > wanted[HOLES.index("gamma-gate")]


def test_a_library_wants_settlers_of_two_colours() -> None:
    game = Alone(5).only("alpha-middle=pink", "beta-middle=green").settler("ship-1").settler("alpha-middle")
    game.ship(0, "ship-1", "gamma-gate")
    halls = [HOLES.index(hole) for hole in ("alpha-middle", "beta-middle")]
    game.state.libraries = sum(1 << hole for hole in halls)
    wanted = havens(game.state, 0)
    assert wanted[halls[1]] == max(wanted) > wanted[halls[0]]


def test_a_ship_beside_a_settler_takes_one_along() -> None:
    game = Alone(2).only("gamma-middle=pink").settler("gamma-middle").ship(0, "ship-1", "gamma-middle")
    assert takes_along(game.state, 0)
    game.besieged("gamma-middle", 1)
    assert not takes_along(game.state, 0)


def test_a_settler_is_worth_more_the_nearer_to_the_gate() -> None:
    game = Alone(2).settler("ship-1")
    turns = []
    for place in ("gamma-middle", "alpha-central", "alpha-middle"):
        game.ship(0, "ship-1", place)
        turns.append(Journey(game.state).turns())
    assert turns == sorted(turns, reverse=True)
    assert turns[0] > turns[-1]


def test_a_destroyed_guardian_is_worth_more_than_one_in_range() -> None:
    game = Alone(1).quiet()
    game.state.guardians = 1
    alive = prospect(game.state)
    game.state.guardians = 0
    game.state.campaign.skips += 1
    assert prospect(game.state) > alive


def test_guardians_are_shot_at_from_orbits_beside_them() -> None:
    game = Alone(1)
    game.state.guardians = 1
    assert [near_guardian(game.state, HOLES.index(hole)) for hole in ("alpha-middle", "beta-middle")] == [True, False]
    assert in_range_of_guardian(game.state, GUARDIAN_X[0] + 30_000, GUARDIAN_Y[0], 0)
    assert not in_range_of_guardian(game.state, GUARDIAN_X[1] + 30_000, GUARDIAN_Y[1], 0)


def test_ships_beside_a_guardian_are_put_right_to_destroy_it() -> None:
    game = Alone(3).only("alpha-middle=pink", "beta-middle=green").technology("orange", 1).quiet()
    game.state.guardians = 1
    for ship, place in ((0, 45), (1, 54)):  # on the far side of the planet
        game.state.players[0].put(ship, *spot_at(HOLES.index("alpha-middle"), 144 + place, SHIP_RADIUS))
    game.start().choose("move")
    assert hunters(game.state) == [0, 1]
    Quick(Mind(game.state, 0), 1).finish(game.table)
    assert game.state.guardians == 0


def test_a_megastructure_is_nearer_to_those_who_can_pay_for_it() -> None:
    game = Alone(4).only("alpha-middle=artifact")
    poor = Journey(game.state).turns()
    game.energy(0, 2)
    assert Journey(game.state).turns() < poor


def test_settlers_who_are_lost_cannot_be_rescued_any_more() -> None:
    lost, waiting = Alone(2), Alone(2).settler("gamma-middle")
    assert Journey(lost.state).turns() > Journey(waiting.state).turns() + NEVER / 2


def test_a_city_without_its_starbase_is_half_a_stronghold() -> None:
    none, city = Alone(2), Alone(2).planet("alpha-middle", cities=1)
    assert Journey(city.state).turns() < Journey(none.state).turns()


def test_settling_a_card_leaves_the_only_action_that_can_follow_to_be_thought_about() -> None:
    game = Alone(1).planet("alpha-middle", "orange", outposts=1).quiet().start()
    before = EMPIRES.hash(game.choose("deploy").table)
    Quick(Mind(game.state, 0), 1).settle_cards(game.table)
    assert EMPIRES.hash(game.table) == before
