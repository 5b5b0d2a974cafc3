"""The greedy bot in the scenarios of the campaign: settlers, libraries, megastructures, guardians."""

from __future__ import annotations

from orrery.bots.empires import BOTS, weights
from orrery.bots.empires.clock import Clock
from orrery.bots.empires.efforts import FULL
from orrery.bots.empires.fleet import Fleet
from orrery.bots.empires.flicks import Flicks
from orrery.bots.empires.hunting import hunters, in_range_of_guardian, joins_hunt, near_guardian
from orrery.bots.empires.journey import NEVER, Journey
from orrery.bots.empires.mind import Mind
from orrery.bots.empires.prospect import attractions, prospect
from orrery.bots.empires.quick import Quick
from orrery.bots.empires.rescue import outlook
from orrery.bots.empires.respite import Respite
from orrery.bots.empires.settlers import havens, takes_along
from orrery.games.empires import GAME as EMPIRES
from orrery.games.empires.facts.board import GUARDIAN_X, GUARDIAN_Y, HOLES, SHIP_RADIUS
from orrery.games.empires.facts.campaign import CARDS
from orrery.games.empires.facts.cards import NOISES
from orrery.games.empires.flick.geometry import spot_at
from orrery.games.empires.position.actions import PUT
from orrery.games.empires.position.campaign import ABOARD
from orrery.games.empires.position.discs import free_spots

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


def test_the_deck_takes_guardians_faster_the_more_cards_special_cards_bring() -> None:
    growing, steady = Alone(1), Alone(1)
    steady.state.campaign.waiting = []
    assert Clock(growing.state).by_guardians() < Clock(steady.state).by_guardians()
    assert Clock(growing.state).by_robots() < Clock(steady.state).by_robots()


def test_the_clock_knows_what_this_deck_still_brings() -> None:
    """Two of four guardians come with this deck, the fifth in the next one, where every second card brings one."""
    game = Alone(1)
    assert 7 < Clock(game.state).by_guardians() < 16


def test_more_settlers_than_are_needed_make_a_rescue_likelier() -> None:
    game = Alone(2).settler("gamma-middle").settler("gamma-central").settler("gamma-edge-a").settler("gamma-edge-b")
    needed = _outlook(game)
    spare = _outlook(game.settler("gamma-border-a"))
    assert needed < spare < 0.0
    assert _outlook(Alone(2).settler("gamma-middle")) < needed


def test_settlers_are_likelier_to_be_rescued_the_nearer_ships_are() -> None:
    game = Alone(2).rescued(3).settler("gamma-middle")
    chances = []
    for place in ("alpha-gate", "alpha-central", "gamma-central"):
        game.ship(0, "ship-1", place)
        chances.append(_outlook(game))
    assert chances == sorted(chances)
    assert chances[0] < chances[-1]


def test_where_nobody_has_to_be_rescued_nobody_is_feared_for() -> None:
    assert _outlook(Alone(1)) == 0.0
    assert _outlook(Alone(2).rescued(4)) == 0.0


def test_a_ship_is_drawn_to_where_it_completes_an_attack() -> None:
    game = Alone(3).only("alpha-middle=pink", "beta-middle=green").technology("orange", 1)
    game.robots("alpha-middle", 2).robots("beta-middle", 2).ship(0, "ship-1", "alpha-gate")
    alone = attractions(game.state)[HOLES.index("alpha-middle")]
    game.ship(0, "ship-2", "alpha-middle")
    assert attractions(game.state)[HOLES.index("alpha-middle")] > alone + 0.5


def test_ships_start_from_where_troops_can_be_deployed() -> None:
    none, outpost = Alone(3), Alone(3).planet("gamma-middle", "pink", outposts=1)
    there = HOLES.index("gamma-central")
    assert Fleet(outpost.state).near(there, 1) < Fleet(none.state).near(there, 1)


def test_a_turn_that_comes_back_to_where_it_was_is_over() -> None:
    game = Alone(1).planet("alpha-middle", "orange", troops=1).ship(0, "ship-1", "alpha-gate").quiet().start()
    game.choose("move")
    bot = BOTS["greedy"](1)
    answers = [bot.decide(EMPIRES, game.table, 0)]
    game.do("launch alpha-middle ship-2")
    game.table.act(0, game.table.offered[0][0])
    game.do("land ship-2")
    answers.append(bot.decide(EMPIRES, game.table, 0))
    assert [EMPIRES.actions.text(answer) == "done" for answer in answers] == [False, True]


def test_without_guardians_in_the_supply_the_next_one_is_feared_until_one_is_destroyed() -> None:
    game = Alone(6).robots("beta-middle", 1)
    game.state.guardians = 0b1111
    assert Respite(game.state).fatal > 0.0
    game.state.guardians = 0b0111
    game.state.campaign.skips = 1
    assert Respite(game.state).fatal == 0.0


def test_a_ship_is_drawn_to_where_it_completes_a_hunt() -> None:
    game = Alone(3).only("alpha-middle=pink", "beta-middle=green").technology("orange", 1)
    game.ship(0, "ship-1", "alpha-gate").ship(0, "ship-2", "alpha-middle")
    there = HOLES.index("alpha-middle")
    quiet = attractions(game.state)[there]
    game.state.guardians = 1
    assert attractions(game.state)[there] > quiet + 1.0
    assert joins_hunt(game.state, there, 1)
    assert not joins_hunt(game.state, HOLES.index("beta-middle"), 1)


def test_a_third_robot_is_feared_where_a_goal_asks_for_the_planet() -> None:
    harms = []
    for hole in ("alpha-central", "alpha-middle"):
        game = Alone(6).only(f"{hole}=pink").robots(hole, 2)
        game.state.campaign.deck = [CARDS.index("target-pink")]
        harms.append(Respite(game.state).harm)
    assert harms[0] > harms[1] + 5.0


def _outlook(game: Alone) -> float:
    return outlook(game.state, Fleet(game.state), Respite(game.state).sieges)


def test_a_city_that_no_goal_asks_for_is_missing_in_the_end() -> None:
    """There are just four: scenario 6 was played on for forty turns with one of them at home."""
    game = Alone(6).rescued(8)
    for quadrant in ("alpha", "beta", "gamma"):
        game.planet(f"{quadrant}-central", "pink", cities=1)
    game.planet("delta-central", "pink", troops=1, outposts=1)
    assert Journey(game.state).turns() < NEVER
    assert Journey(game.planet("alpha-edge-a", cities=1).state).turns() >= NEVER


def test_a_second_city_in_a_quadrant_is_missing_elsewhere() -> None:
    game = Alone(3).planet("alpha-middle", cities=1).planet("beta-middle", cities=1)
    before = Journey(game.state).turns()
    assert Journey(game.planet("alpha-edge-a", cities=1).state).turns() > before + NEVER / 2


def test_where_two_planets_are_equal_robots_are_sent_to_the_one_that_is_missed_less() -> None:
    game = Alone(2).only("gamma-middle=pink", "alpha-middle=pink").settler("gamma-middle")
    game.planet("alpha-middle", "pink", troops=1).card("target-pink")
    sieges = Respite(game.state).sieges
    assert sieges[HOLES.index("alpha-middle")] > 0.0
    assert sieges[HOLES.index("gamma-middle")] == 0.0


def test_the_purple_card_sends_nobody_back_from_settlers() -> None:
    """A card that comes to settlers takes a robot for good; one that comes to a planet of one's own does not."""
    turns = []
    for place in ("settlers", "own"):
        game = Alone(2).only("gamma-middle=pink").technology("purple", 1).card("target-pink")
        if place == "settlers":
            game.settler("gamma-middle")
        else:
            game.planet("gamma-middle", "pink", outposts=1)
        turns.append(Clock(game.state).by_robots())
    assert turns[0] < turns[1]


def test_a_ship_in_an_orbit_is_put_where_it_can_ram_a_robot_in_another() -> None:
    game = Alone(2).only("alpha-middle=pink").besieged("alpha-middle", 1).ship(0, "ship-1", "alpha-central")
    game.state.noise = NOISES.index("none")
    there = HOLES.index("alpha-central")
    free = free_spots(game.state, there, SHIP_RADIUS)
    value, place, aim = max(Flicks(game.state, Mind(game.state, 0), 0, 1).around(there, free, FULL))
    assert value == weights.RAMMED
    game.quiet().start().choose("move").do("reposition ship-1")
    game.do(EMPIRES.actions.text(PUT.start + place)).do("flick ship-1").do(EMPIRES.actions.text(aim))
    assert game.robots_around("alpha-middle") == 0


def test_a_ship_is_drawn_to_robots_where_another_can_follow() -> None:
    game = Alone(3).only("alpha-middle=pink").robots("alpha-middle", 1).supply(robots=3)
    game.ship(0, "ship-1", "alpha-gate")
    there = HOLES.index("alpha-middle")
    alone = attractions(game.state)[there]
    game.ship(0, "ship-2", "alpha-gate")
    assert attractions(game.state)[there] > alone + 1.0
