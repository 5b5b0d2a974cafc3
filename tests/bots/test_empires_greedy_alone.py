"""The greedy bot of Ascending Empires alone: what it makes of goals, robots and cards that may come."""

from __future__ import annotations

from orrery.bots.empires import BOTS
from orrery.bots.empires.alone import building_gain_alone
from orrery.bots.empires.mind import Mind
from orrery.bots.empires.omens import omens, robots_back
from orrery.core.dealer import RandomDealer
from orrery.games.empires import GAME as EMPIRES
from orrery.games.empires.facts.board import CENTRE, CITY, HOLES, MM, STARBASE
from orrery.games.empires.facts.campaign import CARDS
from orrery.games.empires.facts.cards import NOISES

from ..empires.solo.scenario import Alone

GREEDY = BOTS["greedy"]


def choice(game: Alone) -> str:
    return EMPIRES.actions.text(GREEDY(1).decide(EMPIRES, game.table, 0))


def test_a_centre_counts_where_its_quadrant_and_its_colour_are_missing() -> None:
    game = Alone(1).planet("alpha-middle", "orange", centres=1).planet("beta-middle", "pink", troops=1)
    game.planet("beta-edge-a", "orange", troops=1)
    state, before = game.state, EMPIRES.hash(game.quiet().start().table)
    wanted, same = (building_gain_alone(state, CENTRE, HOLES.index(hole)) for hole in ("beta-middle", "beta-edge-a"))
    assert wanted > same
    assert EMPIRES.hash(game.table) == before


def test_the_energy_of_the_next_starbase_counts_while_it_is_missing() -> None:
    game = Alone(1)
    missing = building_gain_alone(game.state, STARBASE, HOLES.index("alpha-middle"))
    game.energy(0, 5)
    assert missing > building_gain_alone(game.state, STARBASE, HOLES.index("alpha-middle"))


def test_cities_count_in_quadrants_without_one() -> None:
    game = Alone(3).planet("alpha-middle", cities=1)
    gains = [building_gain_alone(game.state, CITY, HOLES.index(hole)) for hole in ("alpha-edge-a", "beta-middle")]
    assert gains[0] < gains[1]


def test_the_building_that_wins_is_built() -> None:
    game = Alone(1).planet("alpha-middle", "orange", troops=1).energy(0, 5)
    for hole, colour in (("beta-middle", "pink"), ("gamma-middle", "green"), ("delta-middle", "purple")):
        game.planet(hole, colour, centres=1)
    assert choice(game.quiet().start()) == "choose build"


def test_what_nobody_can_take_away_comes_first() -> None:
    game = Alone(1).planet("alpha-middle", "orange", troops=1)
    gains = [building_gain_alone(game.state, kind, HOLES.index("alpha-middle")) for kind in (CENTRE, STARBASE)]
    assert gains[0] < gains[1]


def test_robots_are_worth_more_the_fewer_are_left() -> None:
    assert robots_back(Alone(1).supply(robots=1).state, 1) > robots_back(Alone(1).supply(robots=8).state, 1)


def test_a_weak_planet_that_a_card_would_overrun_is_an_evil_omen() -> None:
    game = Alone(1).only("alpha-middle=pink").planet("alpha-middle", "pink", centres=1).besieged("alpha-middle", 1)
    game.state.campaign.deck = [card for card in game.state.campaign.deck if card < 5]
    weak = omens(game.state)
    game.planet("alpha-middle", "pink", troops=2)
    assert omens(game.state) < weak


def test_cards_that_lie_open_do_not_come_next() -> None:
    game = Alone(1).only("alpha-middle=pink").robots("alpha-middle", 3)
    campaign = game.state.campaign
    pink, blue = CARDS.index("target-pink"), CARDS.index("target-blue")
    campaign.deck, campaign.discards = [pink], [blue]
    harmless = omens(game.state)
    campaign.deck, campaign.discards = [blue], [pink]
    assert omens(game.state) > harmless


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
