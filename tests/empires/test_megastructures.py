"""Megastructures (page 23): made of artifacts, taken over, used once a turn; what each of the four is good for."""

from __future__ import annotations

import pytest

from orrery.games.empires.facts.board import HOLES, NOTHING
from orrery.games.empires.facts.cards import MEGASTRUCTURE_COST, MEGASTRUCTURES
from orrery.games.empires.position.player import READY, SPENT

from .megastructures import HERE, card, first_put, owning, place_at, structure, use, uses
from .scenario import Scenario

# Making one


@pytest.mark.parametrize(
    ("key", "cost"), [("dyson-sphere", 2), ("star-devourer", 3), ("converter", 2), ("ring-world", 2)]
)
def test_an_artifact_becomes_a_megastructure_for_energy(key: str, cost: int) -> None:
    poor = card(key).energy(0, cost - 1).ship(0, "ship-1", HERE).choose("move")
    assert f"raise {HERE}" not in poor.options
    game = card(key).energy(0, cost).ship(0, "ship-1", HERE).choose("move").do(f"raise {HERE}")
    assert structure(game) == 0
    assert (game.me.energy, game.me.spent) == (0, cost)
    assert game.at(0, "ship-1") is not None
    assert game.facts("structure-raised") == [(0, [HOLES.index(HERE)])]


def test_it_takes_a_ship_of_ones_own_in_the_orbit_of_a_face_up_artifact() -> None:
    game = card("dyson-sphere").energy(0, 3).ship(0, "ship-1", "alpha-middle").ship(1, "ship-1", "beta-central")
    game.ship(0, "ship-2", "gamma-central").face_down(["gamma-central"], ["artifact"], ["warp"])
    assert [option for option in game.choose("move").options if option.startswith("raise")] == []


def test_a_blockaded_artifact_stays_what_it_is() -> None:
    game = card("dyson-sphere").energy(0, 3).ship(0, "ship-1", HERE).ship(1, "ship-1", HERE).choose("move")
    assert f"raise {HERE}" not in game.options


def test_without_the_module_there_are_no_megastructures() -> None:
    game = Scenario().energy(0, 5).ship(0, "ship-1", HERE).choose("move")
    assert [option for option in game.options if option.startswith(("raise", "seize"))] == []


@pytest.mark.parametrize("owner", [0, 1])
def test_a_megastructure_is_still_an_artifact(owner: int) -> None:
    """Ships of everybody are flicked out of its orbit for nothing."""
    game = Scenario().megastructure("dyson-sphere", HERE, owner=owner).ship(0, "ship-1", HERE).choose("move")
    assert "jump ship-1" in game.options


def test_a_megastructure_is_not_made_twice() -> None:
    game = owning("dyson-sphere").energy(0, 5).ship(0, "ship-1", HERE).choose("move")
    assert [option for option in game.options if option.startswith(("raise", "seize"))] == []


# Taking one over


@pytest.mark.parametrize("key", MEGASTRUCTURES)
def test_a_megastructure_is_taken_over_for_one_energy_more(key: str) -> None:
    cost = MEGASTRUCTURE_COST[MEGASTRUCTURES.index(key)] + 1
    poor = Scenario().megastructure(key, HERE, owner=1).energy(0, cost - 1).ship(0, "ship-1", HERE).choose("move")
    assert f"seize {HERE}" not in poor.options
    game = Scenario().megastructure(key, HERE, owner=1).energy(0, cost).ship(0, "ship-1", HERE).choose("move")
    assert f"raise {HERE}" not in game.options
    game.do(f"seize {HERE}")
    assert structure(game) == 0
    assert (game.me.energy, game.me.spent, game.me.points) == (0, cost, 0)


def test_a_blockade_protects_a_megastructure() -> None:
    game = Scenario().megastructure("dyson-sphere", HERE, owner=1).energy(0, 5)
    game.ship(0, "ship-1", HERE).ship(2, "ship-1", HERE).choose("move")
    assert f"seize {HERE}" not in game.options


def test_a_megastructure_of_somebody_else_is_not_used() -> None:
    game = Scenario().megastructure("dyson-sphere", HERE, owner=1).energy(0, 4, 1).relics(0, "attack-bonus")
    assert uses(game.choose("interact")) == []


# Using one


def test_one_of_the_two_effects_is_used_once_a_turn() -> None:
    """The example of page 23: with one Dyson sphere a boost does not bring the other effect."""
    game = owning("dyson-sphere").energy(0, 2, 2).planet("alpha-middle", troops=1).choose("interact")
    assert uses(game) == [f"use development {HERE}", f"use overload {HERE}"]
    game.do(f"use overload {HERE}", "boost 1")
    assert uses(game) == []


def test_each_of_several_megastructures_is_used_once_a_turn() -> None:
    game = owning("dyson-sphere", "beta-central").energy(0, 1, 4).choose("interact")
    assert uses(game) == [f"use overload {HERE}", "use overload beta-central"]
    game.do(f"use overload {HERE}", "boost 1")
    assert uses(game) == ["use overload beta-central"]
    game.do("use overload beta-central")
    assert (game.me.energy, game.me.spent) == (5, 0)


def test_next_turn_it_can_be_used_again() -> None:
    game = use(owning("dyson-sphere").energy(0, 0, 4), "overload").turn(0).choose("interact")
    assert uses(game) == [f"use overload {HERE}"]


def test_a_blockaded_megastructure_can_be_used() -> None:
    game = use(owning("dyson-sphere").energy(0, 0, 2).ship(1, "ship-1", HERE), "overload")
    assert game.me.energy == 2


def test_no_ship_has_to_be_there() -> None:
    assert use(owning("dyson-sphere").energy(0, 0, 2), "overload").me.energy == 2


# The Dyson sphere


def test_development_is_a_building_action() -> None:
    game = use(owning("dyson-sphere").planet("alpha-middle", troops=1, outposts=1), "development")
    assert game.options == [f"build {what} alpha-middle" for what in ("outpost", "city", "research-centre")]
    game.do("build city alpha-middle")
    assert game.on("alpha-middle") == {"cities": 1}
    assert game.me.cities_unlocked == 1
    assert game.asked == "interact"


def test_development_keeps_to_blockades_and_is_not_offered_in_vain() -> None:
    game = owning("dyson-sphere").planet("alpha-middle", troops=1).ship(1, "ship-1", "alpha-middle")
    assert uses(game.relics(0, "attack-bonus").choose("interact")) == []


def test_development_does_not_end_the_turn() -> None:
    game = use(owning("dyson-sphere", "beta-central").energy(0, 1, 3).planet("alpha-middle", troops=1), "development")
    game.do("build outpost alpha-middle", "boost 1")
    assert uses(game) == ["use overload beta-central"]


@pytest.mark.parametrize(("spent", "back"), [(1, 1), (3, 3), (5, 3)])
def test_overload_brings_back_up_to_three_energy(spent: int, back: int) -> None:
    game = use(owning("dyson-sphere").energy(0, 0, spent), "overload")
    assert (game.me.energy, game.me.spent) == (back, spent - back)


def test_overload_is_not_offered_in_vain() -> None:
    game = owning("dyson-sphere").energy(0, 3).relics(0, "attack-bonus").choose("interact")
    assert uses(game) == []
    game.do("boost 1")
    assert uses(game) == [f"use overload {HERE}"]


def test_overload_brings_back_the_token_worth_two() -> None:
    game = use(owning("dyson-sphere").vlix(0, SPENT), "overload")
    assert game.me.double == READY


# The converter


def test_conversion_costs_a_troop_and_gives_any_technology_up_to_the_number_of_centres() -> None:
    game = owning("converter").planet("alpha-edge-a", troops=1, centres=1).planet("beta-middle", centres=1)
    use(game, "conversion")
    assert game.me.troops == 4
    assert game.asked == "convert"
    firsts = ["long-range-lasers", "energy-siphon", "energy-transfer", "orbital-defence"]
    seconds = ["gravity-slingshot", "hyperjump-stations", "geothermal-energy", "orbital-habitat"]
    assert game.options == [f"research {tech}" for tech in firsts + seconds]
    game.do("research hyperjump-stations")
    assert game.tech_names(0) == ["hyperjump-stations"]
    assert game.me.points == 2


def test_a_technology_that_is_there_is_not_converted() -> None:
    game = owning("converter").techs(0, "long-range-lasers").planet("alpha-edge-a", troops=1, centres=1)
    use(game, "conversion")
    assert "research long-range-lasers" not in game.options
    assert len(game.options) == 3


def test_an_advanced_ship_is_converted_out_of_order() -> None:
    game = owning("converter").planet("alpha-edge-a", troops=1, centres=2).planet("beta-middle", centres=1)
    use(game, "conversion", "research constructor")
    assert (game.me.advanced, game.me.new_ships, game.me.points) == (8, 8, 3)


def test_the_troop_may_come_from_any_own_planet() -> None:
    game = owning("converter").planet("alpha-edge-a", centres=1).planet("beta-middle", troops=1)
    game.planet("beta-edge-a", troops=1).planet("gamma-middle", owner=1, troops=1)
    use(game, "conversion")
    assert game.options == ["from beta-edge-a", "from beta-middle"]
    game.do("from beta-middle")
    assert game.owner("beta-middle") == NOTHING
    assert game.asked == "convert"


def test_conversion_needs_a_troop_and_a_centre() -> None:
    game = owning("converter").planet("alpha-edge-a", troops=1).relics(0, "attack-bonus").choose("interact")
    assert f"use conversion {HERE}" not in game.options
    game.planet("beta-middle", centres=1).turn(0).choose("interact")
    assert f"use conversion {HERE}" in game.options
    none = owning("converter").planet("beta-middle", centres=1).relics(0, "attack-bonus").choose("interact")
    assert f"use conversion {HERE}" not in none.options


def test_transmutation_terraforms_ones_own_planet() -> None:
    game = owning("converter").planet("alpha-edge-a", troops=1, centres=1).planet("beta-middle", owner=1, troops=1)
    use(game, "transmutation")
    assert game.asked == "terraform"
    assert game.options == ["colour purple", "colour pink", "colour green"]
    game.do("colour green")
    assert place_at(game, "alpha-edge-a") == "green"
    assert game.on("alpha-edge-a") == {"troops": 1, "centres": 1}
    assert game.state.tokens == [1, 1, 1, 0]
    assert game.tech_names(0) == []


def test_blue_planets_are_transmuted_too() -> None:
    game = owning("converter").planet("alpha-edge-a", troops=1).planet("alpha-border-b", troops=1)
    use(game, "transmutation")
    assert game.options == ["at alpha-edge-a", "at alpha-border-b"]
    game.do("at alpha-border-b", "colour orange")
    assert place_at(game, "alpha-border-b") == "orange"


def test_transmutation_needs_a_token_of_another_colour() -> None:
    game = owning("converter").planet("alpha-edge-a", troops=1).relics(0, "attack-bonus")
    game.state.tokens = [1, 0, 0, 0]
    assert uses(game.choose("interact")) == []
    game.planet("beta-middle", troops=1).planet("beta-edge-b", troops=1).turn(0)
    use(game, "transmutation")
    assert game.options == ["at beta-edge-b", "at beta-middle"]
    game.do("at beta-middle")
    assert place_at(game, "beta-middle") == "orange"


def test_without_tokens_nothing_is_transmuted() -> None:
    game = owning("converter").planet("alpha-edge-a", troops=1).relics(0, "attack-bonus")
    game.state.tokens = [0, 0, 0, 0]
    assert uses(game.choose("interact")) == []


# The ring world


def test_settlement_puts_two_troops_on_own_planets() -> None:
    game = owning("ring-world").planet("alpha-edge-a", troops=1).planet("alpha-edge-b", cities=3)
    game.planet("beta-middle", owner=1, troops=1).ship(0, "ship-1", "gamma-middle")
    use(game, "settlement")
    assert game.options == ["at alpha-edge-a", "done"]
    game.do("at alpha-edge-a", "at alpha-edge-a")
    assert game.on("alpha-edge-a") == {"troops": 3}
    assert game.asked == "interact"


def test_settlement_may_be_one_troop() -> None:
    game = use(owning("ring-world").planet("alpha-edge-a", troops=1), "settlement", "at alpha-edge-a", "done")
    assert (game.on("alpha-edge-a"), game.me.troops) == ({"troops": 2}, 2)


def test_settlement_reaches_blockaded_planets() -> None:
    game = owning("ring-world").planet("alpha-edge-a", troops=1).ship(1, "ship-1", "alpha-edge-a")
    assert "at alpha-edge-a" in use(game, "settlement").options


def test_settlement_needs_a_troop_and_room() -> None:
    game = owning("ring-world").planet("alpha-edge-a", outposts=3)
    assert f"use settlement {HERE}" not in game.choose("interact").options
    game = owning("ring-world").planet("alpha-edge-a", troops=2).planet("alpha-edge-b", troops=2)
    assert game.me.troops == 0
    assert f"use settlement {HERE}" not in game.choose("interact").options


def test_the_yard_puts_two_ships_into_its_orbit() -> None:
    game = use(owning("ring-world"), "shipyard", f"at {HERE}")
    game.do(first_put(game), f"at {HERE}")
    game.do(first_put(game))
    assert [ship["orbit"] for ship in game.view["players"][0]["ships"]] == [HERE, HERE]
    assert game.asked == "interact"


def test_the_yard_puts_no_third_ship() -> None:
    game = owning("ring-world").ship(0, "ship-3", (250, 200))
    game.me.take_back(2)
    use(game, "shipyard", f"at {HERE}")
    game.do(first_put(game), f"at {HERE}")
    game.do(first_put(game))
    assert (game.asked, game.me.normal_waiting()) == ("interact", 1)


def test_the_yard_may_put_one_ship_or_an_advanced_one() -> None:
    game = use(owning("ring-world").techs(0, "carrier"), "shipyard", f"at {HERE}")
    assert game.options == ["deploy-ship ship-1", "deploy-ship pink-ship"]
    game.do("deploy-ship pink-ship")
    game.do(first_put(game), "done")
    assert [ship["ship"] for ship in game.view["players"][0]["ships"]] == ["pink-ship"]


def test_the_yard_works_in_a_blockade() -> None:
    game = use(owning("ring-world").ship(1, "ship-1", HERE), "shipyard", f"at {HERE}")
    game.do(first_put(game))
    assert len(game.me.ships_out()) == 1


def test_without_ships_there_is_no_yard() -> None:
    game = owning("ring-world").ship(0, "ship-1", (250, 200)).ship(0, "ship-2", (250, 100)).relics(0, "teleport")
    assert f"use shipyard {HERE}" not in game.choose("interact").options


# At the end


def test_megastructures_are_no_planets_and_bring_no_points() -> None:
    game = owning("dyson-sphere", "beta-central")
    assert sum(game.view["players"][0]["breakdown"].values()) == 0
