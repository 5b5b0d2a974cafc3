"""The greedy bot of Ascending Empires alone: what it makes of goals, robots and cards that may come."""

from __future__ import annotations

import pytest

from orrery.bots import Bot
from orrery.bots.empires import BOTS
from orrery.bots.empires.fleet import hole_ways
from orrery.bots.empires.journey import NEVER, Journey
from orrery.bots.empires.mind import Mind
from orrery.bots.empires.prospect import Scales, attractions, prospect
from orrery.bots.empires.respite import Respite
from orrery.bots.empires.thinking import Thinker
from orrery.core.dealer import RandomDealer
from orrery.games.empires import GAME as EMPIRES
from orrery.games.empires.facts.board import HOLES, MM, SHIP_RADIUS
from orrery.games.empires.facts.campaign import CARDS
from orrery.games.empires.facts.cards import NOISES
from orrery.games.empires.flick.geometry import spot_at
from orrery.games.empires.position.state import State

from ..empires.solo.scenario import Alone

GREEDY = BOTS["greedy"]


def choice(game: Alone) -> str:
    return EMPIRES.actions.text(GREEDY(1).decide(EMPIRES, game.table, 0))


def hole(name: str) -> int:
    return HOLES.index(name)


def test_what_is_wanted_is_nearer_the_more_of_it_is_there() -> None:
    game = Alone(3).only("alpha-middle=pink")
    turns = [Journey(game.state).city(hole("alpha-middle"))]
    game.ship(0, "ship-1", "alpha-middle")
    turns.append(Journey(game.state).city(hole("alpha-middle")))
    for pieces in ({"troops": 1}, {"outposts": 1, "troops": 0}, {"outposts": 1, "troops": 1}, {"cities": 1}):
        game.planet("alpha-middle", "pink", **pieces)
        turns.append(Journey(game.state).city(hole("alpha-middle")))
    assert turns == sorted(turns, reverse=True)
    assert turns[-1] == 0.0


def test_where_no_troop_has_room_any_more_no_city_and_no_centre_will_ever_be() -> None:
    """It waited for ever for the last city, on a planet with an outpost and two research centres."""

    def journey(**pieces: int) -> Journey:
        return Journey(Alone(3).only("alpha-middle=pink").planet("alpha-middle", "pink", **pieces).state)

    middle = hole("alpha-middle")
    assert journey(outposts=1, centres=2).city(middle) == NEVER
    assert journey(troops=1, centres=2).city(middle) == NEVER
    assert journey(outposts=1, centres=1).city(middle) < NEVER
    assert journey(troops=1, outposts=1, centres=1).city(middle) < NEVER
    assert journey(outposts=1, cities=2).centre(middle) == NEVER
    assert journey(troops=1, cities=2).centre(middle) < NEVER


def test_landing_brings_a_city_nearer_than_a_ship_that_could_land() -> None:
    game = Alone(3).only("alpha-middle=pink").ship(0, "ship-1", "alpha-middle")
    before = Journey(game.state).city(hole("alpha-middle"))
    game.planet("alpha-middle", "pink", troops=1).state.players[0].take_back(0)
    assert Journey(game.state).city(hole("alpha-middle")) < before - 0.5


def test_the_green_card_with_two_stones_builds_faster() -> None:
    slow, fast = (Journey(Alone(1).technology("green", stones).state).turns() for stones in (1, 2))
    assert fast < slow - 1.0


def test_centres_are_needed_on_different_colours() -> None:
    game = Alone(1).planet("alpha-middle", "orange", centres=1).planet("beta-middle", "orange", troops=1)
    same = Journey(game.state).turns()
    game.planet("beta-middle", "pink", troops=1)
    assert Journey(game.state).turns() < same


def test_energy_that_is_there_is_not_needed_any_more() -> None:
    game = Alone(1)
    missing = Journey(game.state).turns()
    game.energy(0, 5)
    assert Journey(game.state).turns() < missing


def test_a_planet_with_three_robots_is_given_up() -> None:
    game = Alone(3).only("alpha-middle=pink").robots("alpha-middle", 2)
    assert Journey(game.state).city(hole("alpha-middle")) < NEVER
    game.robots("alpha-middle", 3)
    assert Journey(game.state).city(hole("alpha-middle")) >= NEVER


def test_a_flick_farther_than_a_sure_one_costs_more_than_one() -> None:
    near, far = (hole_ways(hole("alpha-gate"), False)[hole(name)] for name in ("alpha-middle", "gamma-middle"))
    assert near == 1.0
    assert far > 2.0


def test_the_building_that_wins_is_built() -> None:
    game = Alone(1).planet("alpha-middle", "orange", troops=1).energy(0, 5)
    for name, colour in (("beta-middle", "pink"), ("gamma-middle", "green"), ("delta-middle", "purple")):
        game.planet(name, colour, centres=1)
    assert choice(game.quiet().start()) == "choose build"


def test_robots_and_guardians_in_the_supply_are_turns() -> None:
    few, many = (Respite(Alone(1).supply(robots=robots).state).turns for robots in (2, 9))
    assert few < many
    game = Alone(1)
    before = Respite(game.state).turns
    game.state.guardians = 7
    guarded = Respite(game.state).turns
    assert guarded < before
    game.state.campaign.skips = 1
    assert Respite(game.state).turns >= guarded + 1


def test_a_weak_planet_that_a_card_would_overrun_is_an_evil_omen() -> None:
    game = Alone(1).only("alpha-middle=pink").planet("alpha-middle", "pink", centres=1).besieged("alpha-middle", 1)
    game.state.campaign.deck = [card for card in game.state.campaign.deck if card < 5]
    weak = Respite(game.state)
    game.planet("alpha-middle", "pink", troops=2)
    assert Respite(game.state).harm < weak.harm
    assert weak.wear(5.0) > weak.wear(1.0) > 0.0


def test_cards_that_lie_open_do_not_come_next() -> None:
    game = Alone(1).only("alpha-middle=pink").planet("alpha-middle", "pink", outposts=1).besieged("alpha-middle", 1)
    campaign = game.state.campaign
    pink, blue = CARDS.index("target-pink"), CARDS.index("target-blue")
    campaign.deck, campaign.discards = [blue], [pink]
    harmless = Respite(game.state).harm
    campaign.deck, campaign.discards = [pink], [blue]
    assert Respite(game.state).harm > harmless


def test_a_card_that_would_lose_all_is_worse_than_any_loss() -> None:
    game = Alone(1).only("alpha-middle=pink", "beta-middle=green").robots("beta-middle", 3).supply(robots=0)
    campaign = game.state.campaign
    campaign.deck = [CARDS.index("target-green")]
    safe = prospect(game.state)
    campaign.deck = [CARDS.index("target-pink")]
    assert prospect(game.state) < safe - 20


def test_a_card_that_brings_a_robot_each_to_two_planets_needs_two() -> None:
    game = Alone(1).supply(robots=2)
    game.state.campaign.deck = [CARDS.index("guardian-4")]
    assert Respite(game.state).fatal == 0.0
    game.supply(robots=1)
    assert Respite(game.state).fatal == 1.0


def test_a_fleet_that_can_destroy_a_guardian_is_worth_more() -> None:
    game = Alone(1)
    weak = prospect(game.state)
    game.state.players[0].ships = 3
    assert prospect(game.state) > weak + 1.0


def test_positions_that_differ_are_weighed_each_for_itself() -> None:
    scales, values = Scales(), []
    game = Alone(1).only("alpha-middle=pink")
    for place, energy in (("alpha-gate", 1), ("alpha-middle", 1), ("alpha-middle", 3)):
        game.ship(0, "ship-1", place).energy(0, energy)
        values.append(scales.prospect(game.state))
        assert values[-1] == prospect(game.state)
    assert len(set(values)) == 3


def test_a_troop_is_wanted_where_a_centre_makes_the_fleet_stronger() -> None:
    game = Alone(3).only("alpha-middle=orange", "beta-middle=pink").planet("beta-middle", "pink", troops=1)
    pink = prospect(game.state)
    game.only("alpha-middle=pink", "beta-middle=orange").planet("beta-middle", "orange", troops=1)
    assert prospect(game.state) > pink


def test_a_ship_is_wanted_where_it_brings_goals_nearer() -> None:
    game = Alone(1).only("alpha-middle=pink").ship(0, "ship-1", "alpha-gate")
    wanted = attractions(game.state)
    assert wanted[hole("alpha-middle")] > 0.0
    assert wanted[hole("gamma-gate")] == 0.0


def test_a_ship_is_put_where_nothing_is_in_its_way() -> None:
    game = Alone(2).ship(0, "ship-1", "alpha-middle").settler("ship-1").quiet()
    state = game.state
    x, y = spot_at(hole("alpha-middle"), 9, SHIP_RADIUS)  # the planet lies between the ship and the gate
    state.players[0].put(0, x, y)
    game.start()
    assert choice(game.choose("move")) == "reposition ship-1"


def put_to_flick(bot: Bot[State]) -> Alone:
    """A ship that the bot has begun to bring home: it will be put elsewhere in its orbit first."""
    game = Alone(2).ship(0, "ship-1", "alpha-middle").settler("ship-1").quiet()
    game.state.players[0].put(0, *spot_at(hole("alpha-middle"), 9, SHIP_RADIUS))
    game.start().choose("move")
    assert EMPIRES.actions.text(bot.decide(EMPIRES, game.table, 0)) == "reposition ship-1"
    return game.do("reposition ship-1")


def test_a_flight_that_is_thought_out_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = GREEDY(1)
    game = put_to_flick(bot)
    monkeypatch.setattr(Thinker, "answer", None)  # there is nothing more to think about
    for word in ("put", "flick", "aim"):
        answer = EMPIRES.actions.text(bot.decide(EMPIRES, game.table, 0))
        assert answer.startswith(word)
        game.do(answer)
    assert game.goals()["settlers"][0] == 1


def test_a_plan_is_given_up_where_the_position_is_another_one() -> None:
    bot = GREEDY(1)
    put_to_flick(bot)
    game = Alone(2).ship(0, "ship-1", "alpha-gate").quiet().start().choose("move")
    assert bot.decide(EMPIRES, game.table, 0) in game.table.offered[0]


def test_it_imagines_no_farther_than_the_next_card() -> None:
    game = Alone(1).ship(0, "ship-1", "alpha-gate").quiet().start()
    mind, copy = Mind(game.state, 0), game.table.copy(RandomDealer(1))
    assert not mind.is_past(copy)
    copy.state.campaign.turn += 1
    assert mind.is_past(copy)


def test_technology_cards_that_cost_nothing_are_used_first() -> None:
    game = Alone(1).technology("purple", 1).planet("alpha-middle", "orange", outposts=1, troops=1)
    game.besieged("alpha-middle", 1).quiet().start()
    assert choice(game) == "technology purple"


def test_a_robot_in_orbit_is_rammed_when_few_are_left() -> None:
    game = Alone(1).planet("alpha-middle", "orange", outposts=1).besieged("alpha-middle", 1).supply(robots=1)
    campaign = game.state.campaign
    game.ship(0, "ship-1", (campaign.robot_x[0] / MM + 60, campaign.robot_y[0] / MM))
    game.state.noise = NOISES.index("none")
    game.quiet().start()
    game.choose("move").do("flick ship-1")
    game.do(choice(game))
    assert game.robots_around("alpha-middle") == 0


def test_a_ship_with_a_settler_goes_to_the_gate() -> None:
    game = Alone(2).ship(0, "ship-1", (176, 250)).settler("ship-1")
    game.state.noise = NOISES.index("none")
    game.quiet().start()
    game.choose("move").do("flick ship-1")
    game.do(choice(game))
    assert game.goals()["settlers"][0] == 1


def test_where_ships_only_jet_the_free_flight_of_an_artifact_is_a_jet_too() -> None:
    """It used to look for flicks there, which nobody could answer with."""
    game = Alone(1).quiet()
    game.place("alpha-middle", "artifact").ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "alpha-gate")
    game.state.jet = 2
    game.choose("move")
    answers: list[str] = []
    while game.state.campaign.turn == 1 and len(answers) < 30:
        answers.append(choice(game))
        game.do(answers[-1])
    assert "jump ship-1" in answers
    assert answers[answers.index("jump ship-1") + 1].startswith("towards ")
