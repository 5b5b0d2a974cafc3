"""Megastructures (page 23): made of artifacts, taken over, used once a turn; what each of the four is good for."""

from __future__ import annotations

import pytest

from orrery.games.empires.board import HOLE_X, HOLE_Y, HOLES, NOTHING, PLACES, ROBOTS
from orrery.games.empires.cards import MEGASTRUCTURE_COST, MEGASTRUCTURES
from orrery.games.empires.energy import READY, SPENT
from orrery.games.empires.structures import muzzle

from .scenario import Scenario, Touch

HERE = "alpha-central"
"""The artifact of these tests."""


def card(key: str) -> Scenario:
    """This card lies beside the galaxy; nothing is a megastructure yet."""
    return Scenario().megastructure(key)


def owning(key: str, *others: str) -> Scenario:
    """Seat 0 controls the megastructure in the middle, and perhaps others."""
    return Scenario().megastructure(key, HERE, *others)


def structure(game: Scenario, hole: str = HERE) -> int:
    return game.state.structures[HOLES.index(hole)]


def place_at(game: Scenario, hole: str) -> str:
    return PLACES[game.state.places[HOLES.index(hole)]]


def uses(game: Scenario) -> list[str]:
    return [option for option in game.options if option.startswith("use")]


def use(game: Scenario, use: str, *answers: str) -> Scenario:
    return game.choose("interact").do(f"use {use} {HERE}", *answers)


def first_put(game: Scenario) -> str:
    return next(option for option in game.options if option.startswith("put"))


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


def test_it_takes_an_own_ship_in_the_orbit_of_a_face_up_artifact() -> None:
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


# The star devourer


def devourer(game: Scenario, *touching: Touch) -> Scenario:
    """The plasma disc is shot and touches these, one after the other."""
    return use(game, "plasma-shot").shoots(HERE, *touching).do("aim 0 50")


def test_the_plasma_disc_is_aimed_like_a_ship() -> None:
    game = use(owning("star-devourer"), "plasma-shot")
    assert game.asked == "aim-plasma"
    ((_, aims),) = game.table.questions().items()
    assert len(aims) == 3600 * 100


def test_the_first_enemy_ship_it_touches_is_destroyed() -> None:
    game = owning("star-devourer").ship(1, "ship-1", (400, 200)).ship(2, "ship-1", (450, 200))
    devourer(game, ("ship", 1, "ship-1"), ("ship", 2, "ship-1"))
    assert (game.at(1, "ship-1"), game.at(2, "ship-1")) == (None, (450, 200))
    assert (game.me.points, game.state.pool) == (1, 39)
    assert game.facts("ship-attacked") == [(0, [1, 0])]


def test_a_ship_is_worth_its_defence() -> None:
    game = owning("star-devourer").techs(1, "battleship").ship(1, "orange-ship", (400, 200))
    assert devourer(game, ("ship", 1, "orange-ship")).me.points == 2


def test_own_ships_stop_it_unharmed() -> None:
    game = owning("star-devourer").ship(0, "ship-1", (400, 200)).ship(1, "ship-1", (450, 200))
    devourer(game, ("ship", 0, "ship-1"), ("ship", 1, "ship-1"))
    assert (game.at(0, "ship-1"), game.at(1, "ship-1")) == ((400, 200), (450, 200))
    assert game.me.points == 0


def test_guardians_stop_it_unharmed() -> None:
    game = owning("star-devourer").guardian("beta").ship(1, "ship-1", (450, 200))
    devourer(game, ("guardian", 0, "beta"), ("ship", 1, "ship-1"))
    assert (game.state.guardians, game.at(1, "ship-1"), game.me.points) == (2, (450, 200), 0)


def test_starbases_do_not_stop_it() -> None:
    game = owning("star-devourer").planet("beta-middle", owner=1, bases=1).ship(1, "ship-1", (450, 100))
    devourer(game, ("base", 0, "beta-middle"), ("ship", 1, "ship-1"))
    assert game.at(1, "ship-1") is None
    assert game.on("beta-middle") == {"bases": 1}


@pytest.mark.parametrize("hole", ["beta-central", "beta-gate", "beta-middle", "alpha-middle"])
def test_after_a_place_it_touches_nothing_more(hole: str) -> None:
    """An artifact, a gate, a planet of nobody and an own one are unharmed."""
    game = owning("star-devourer").planet("alpha-middle", troops=1).ship(1, "ship-1", (450, 200))
    before = game.state.places[:]
    devourer(game, ("hole", 0, hole), ("ship", 1, "ship-1"))
    assert game.at(1, "ship-1") == (450, 200)
    assert (game.state.places, game.on("alpha-middle"), game.me.points) == (before, {"troops": 1}, 0)


@pytest.mark.parametrize(("troops", "destroyed"), [(0, True), (1, True), (2, False)])
def test_a_planet_with_a_defence_below_four_is_gone_for_good(troops: int, destroyed: bool) -> None:
    """A city and troops: their defence is scored."""
    game = owning("star-devourer").planet("beta-middle", owner=1, troops=troops, cities=1)
    devourer(game, ("hole", 0, "beta-middle"))
    assert place_at(game, "beta-middle") == ("destroyed" if destroyed else "pink")
    assert game.me.points == (2 + troops if destroyed else 0)
    assert game.owner("beta-middle") == (NOTHING if destroyed else 1)
    assert game.told.count("planet-attacked") == int(destroyed)


def test_a_planet_without_defence_is_worth_a_point() -> None:
    game = devourer(owning("star-devourer").planet("beta-middle", owner=1, centres=1), ("hole", 0, "beta-middle"))
    assert game.me.points == 1
    assert game.state.players[1].buildings[2] == 8


def test_only_the_first_thing_it_touches_is_destroyed() -> None:
    game = owning("star-devourer").planet("beta-middle", owner=1, troops=1).ship(1, "ship-1", (450, 200))
    devourer(game, ("ship", 1, "ship-1"), ("hole", 0, "beta-middle"))
    assert game.on("beta-middle") == {"troops": 1}
    assert game.me.points == 1


def test_all_pieces_go_back_to_their_player_board() -> None:
    game = owning("star-devourer").planet("beta-middle", owner=1, outposts=1, centres=1, bases=1)
    devourer(game, ("hole", 0, "beta-middle"))
    assert game.state.players[1].buildings == [4, 4, 8, 4]
    assert game.state.base_owner == []
    assert game.on("beta-middle") == {}


def test_a_library_goes_with_its_planet() -> None:
    game = owning("star-devourer").planet("beta-middle", owner=1, troops=1)
    game.state.libraries = 1 << HOLES.index("beta-middle")
    assert devourer(game, ("hole", 0, "beta-middle")).state.libraries == 0


def test_robots_go_with_their_planet() -> None:
    game = devourer(owning("star-devourer").robots("beta-middle", 2), ("hole", 0, "beta-middle"))
    assert place_at(game, "beta-middle") == "destroyed"
    assert (game.me.points, game.state.robots_left) == (2, ROBOTS)
    assert game.asked == "interact"


def test_the_korr_score_one_more_for_it() -> None:
    game = owning("star-devourer").empire(0, "korr").planet("beta-middle", owner=1, troops=1)
    assert devourer(game, ("hole", 0, "beta-middle")).me.points == 2


@pytest.mark.parametrize(("touch", "back"), [(("hole", 0, "beta-middle"), 2), (("ship", 1, "ship-1"), 0)])
def test_a_destroyed_planet_was_attacked_a_ship_was_not(touch: Touch, back: int) -> None:
    """The energy siphon works at the end of a turn with an attack."""
    game = owning("star-devourer").techs(0, "energy-siphon").energy(0, 0, 2).planet("beta-middle", owner=1, troops=1)
    devourer(game.ship(1, "ship-1", (450, 200)), touch).do("done")
    assert (game.me.energy, game.me.spent) == (back, 2 - back)


def test_survivors_are_up_to_two_troops_and_an_energy() -> None:
    game = owning("star-devourer").energy(1, 0, 2).planet("beta-middle", owner=1, troops=1)
    game.planet("beta-edge-a", owner=1, outposts=1).planet("beta-edge-b", owner=1, cities=3)
    devourer(game, ("hole", 0, "beta-middle"))
    assert (game.asked, game.asked_seat) == ("place-troops", 1)
    assert game.options == ["at beta-edge-a", "done"]
    game.do("at beta-edge-a", "at beta-edge-a")
    assert game.on("beta-edge-a") == {"troops": 2, "outposts": 1}
    other = game.state.players[1]
    assert (other.energy, other.spent) == (1, 1)
    assert (game.asked, game.asked_seat) == ("interact", 0)


def test_survivors_are_two_troops_at_most() -> None:
    game = owning("star-devourer").planet("beta-middle", owner=1, troops=1).planet("beta-edge-a", owner=1, bases=1)
    devourer(game, ("hole", 0, "beta-middle")).do("at beta-edge-a", "at beta-edge-a")
    assert game.asked_seat == 0
    assert game.on("beta-edge-a") == {"troops": 2, "bases": 1}


def test_survivors_need_another_planet() -> None:
    game = owning("star-devourer").energy(1, 0, 2).planet("beta-middle", owner=1, troops=1)
    devourer(game.ship(1, "ship-1", "beta-edge-a"), ("hole", 0, "beta-middle"))
    assert (game.asked, game.asked_seat) == ("interact", 0)
    assert game.state.players[1].energy == 1


def test_nobody_survives_a_planet_that_withstood() -> None:
    game = owning("star-devourer").energy(1, 0, 2).planet("beta-middle", owner=1, cities=2)
    assert devourer(game, ("hole", 0, "beta-middle")).state.players[1].energy == 0


def test_other_discs_do_not_move_and_the_plasma_disc_is_taken_off() -> None:
    game = owning("star-devourer").ship(0, "ship-1", "alpha-gate").ship(0, "ship-2", (370, 292))
    before = game.at(0, "ship-1"), game.at(0, "ship-2")
    use(game, "plasma-shot", "aim 0 100")
    assert (game.at(0, "ship-1"), game.at(0, "ship-2")) == before
    assert game.facts("flicked")[0][1][1:3] == [0, 100]


def test_a_real_shot_hits_what_it_is_aimed_at() -> None:
    """To the right of the megastructure lies a ship of somebody else."""
    game = use(owning("star-devourer").ship(1, "ship-1", (370, 292)), "plasma-shot", "aim 0 40")
    assert game.at(1, "ship-1") is None
    assert game.me.points == 1


def test_a_real_shot_flies_out_of_the_side_it_is_aimed_at() -> None:
    """Behind the megastructure nothing is hit."""
    game = use(owning("star-devourer").ship(1, "ship-1", (370, 292)), "plasma-shot", "aim 1800 10")
    assert game.at(1, "ship-1") == (370, 292)


@pytest.mark.parametrize(("direction", "angle"), [(0, 0), (3590, 0), (10, 0), (880, 900), (3550, 3550)])
def test_the_plasma_disc_starts_where_it_is_aimed(direction: int, angle: int) -> None:
    """There is a place every five degrees."""
    state, number = owning("star-devourer").state, HOLES.index(HERE)
    assert muzzle(state, number, direction) == muzzle(state, number, angle)
    x, y = muzzle(state, number, 900)
    assert (x, y > HOLE_Y[number]) == (HOLE_X[number], True)


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


def test_transmutation_terraforms_an_own_planet() -> None:
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
