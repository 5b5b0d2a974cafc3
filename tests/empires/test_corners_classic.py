"""The classic mode in unusual positions (pages 24 to 26): limits, last pieces, blockades, two effects at once."""

from __future__ import annotations

from math import cos, radians, sin

import pytest

from orrery.core.dealer import RandomDealer
from orrery.games.empires import GAME
from orrery.games.empires.facts.board import ADVANCED_RADIUS, BLOCKED, HOLES, PLACES, SHIP_RADIUS
from orrery.games.empires.flick.geometry import orbit_of
from orrery.games.empires.position.discs import free_spots
from orrery.games.empires.rules.jetting import JET_TOO, ONLY_JET

from ..scenario import reasons, told_with
from .classic import HOME, ClassicScenario
from .test_classic_technologies import besieging, researching_the_battleship

FOREIGN = "beta-gate"
FAR = (360.0, 360.0)
LEVEL_1 = ("long-range", "fortified-labs", "better-drives", "conscription")
"""A whole row of technologies."""


def starting(game: ClassicScenario, verb: str) -> list[str]:
    """The options that begin with a word."""
    return [option for option in game.options if option.startswith(verb)]


def flick(game: ClassicScenario, ship: str, to: tuple[float, float] | None) -> None:
    game.flies(ship, to=to).do(f"flick {ship}", "aim 0 50")


def deployed(game: ClassicScenario, home: str) -> None:
    """A turn of the seat with this home world."""
    game.choose("deploy").do(f"deploy-troop {home}", "done")


# Page 24: home worlds and robots


@pytest.mark.parametrize("seats", [2, 3])
def test_a_corner_that_is_nobodys_home_world_is_blocked(seats: int) -> None:
    state = GAME.new(seats, {"mode": "classic"}, RandomDealer(1)).state
    corners = [hole for hole in range(len(HOLES)) if HOLES[hole].endswith("-gate")]
    assert [state.places[hole] for hole in corners if hole not in state.gates] == [BLOCKED] * (4 - seats)


def test_with_an_enemy_ship_in_orbit_the_home_world_is_deployed_to_and_withdrawn_from() -> None:
    game = ClassicScenario()
    game.garrison(2)
    game.ship(1, "ship-1", HOME)
    game.choose("deploy")
    assert game.options == [f"deploy-troop {HOME}", f"withdraw {HOME}"]
    game.do(f"deploy-troop {HOME}", "done")
    assert game.state.troops[HOLES.index(HOME)] == 3


def test_the_home_world_of_somebody_else_serves_nobody_but_its_player() -> None:
    game = ClassicScenario()
    game.garrison(2, seat=1)
    game.ship(0, "ship-1", FOREIGN)
    game.choose("deploy")
    assert game.options == [f"deploy-troop {HOME}"]
    game = ClassicScenario()
    game.garrison(2, seat=1)
    game.ship(0, "ship-1", FOREIGN)
    game.choose("move")
    assert game.options == ["flick ship-1"]
    assert reasons(game, "land")["land ship-1"] == "no-planet"


def test_ships_in_the_orbit_of_a_home_world_are_attacked_but_its_troops_stay() -> None:
    game = ClassicScenario()
    game.garrison(3, seat=1)
    game.ship(1, "ship-1", FOREIGN)
    for ship in ("ship-1", "ship-2", "ship-3"):
        game.ship(0, ship, FOREIGN)
    game.choose("move").do("done")
    assert starting(game, "attack") == ["attack-ship blue ship-1"]
    game.do("attack-ship blue ship-1", "join ship-1", "join ship-2")
    assert (game.me.points, game.at(1, "ship-1")) == (1, None)
    assert game.state.troops[HOLES.index(FOREIGN)] == 3
    assert game.asked == "end-turn"  # the third ship has no target


def test_a_home_world_is_built_on_by_nobody_however_many_troops_are_there() -> None:
    game = ClassicScenario()
    game.garrison(4)
    game.planet("alpha-middle", outposts=1, centres=1)
    game.start()
    assert game.options == ["choose move", "choose deploy", "choose-classic research"]
    assert reasons(game, "choose")["choose build"] == "nothing-to-build"


def test_a_ship_is_not_slung_around_a_place_of_a_robot() -> None:
    game = ClassicScenario()
    game.classic(0, "better-drives", "free-launch", "strong-drives", "gravity-sling")
    game.place("alpha-middle", "blocked")
    game.ship(0, "ship-1", HOME)
    game.choose("move").flies("ship-1", to=FAR, touching=[("hole", 0, "alpha-middle")])
    game.do("flick ship-1", "aim 0 50")
    assert game.asked == "move-points"


@pytest.mark.parametrize(
    ("what", "open_to_jets"),
    [("robot", True), ("home", True), ("enemy", False), ("own", True), ("face-down", True)],
)
def test_jets_keep_away_from_planets_of_opponents_alone(what: str, open_to_jets: bool) -> None:
    """Neither robots, which are not in the game, nor home worlds, which are no planets, bar the jet drive."""
    game = ClassicScenario()
    hole = FOREIGN if what == "home" else "beta-edge-a"
    if what == "robot":
        game.place(hole, "blocked")
    elif what == "home":
        game.garrison(1, seat=1)
    elif what == "face-down":
        game.hidden(hole, "pink")
    else:
        game.planet(hole, owner=int(what == "enemy"), troops=1)
    where, direction = ((560.0, 130.0), 315) if what == "home" else ((662.0, 340.0), 270)
    game.ship(0, "ship-1", where)
    game.state.jet = JET_TOO
    game.choose("move").do("jet ship-1")
    ends = [int(option.split()[1]) for option in game.options]
    assert (direction in ends) == open_to_jets
    if open_to_jets:
        game.do(f"towards {direction}")
        assert orbit_of(game.me.x[0], game.me.y[0], SHIP_RADIUS) == HOLES.index(hole)


# Page 24: the turn and blockades


@pytest.mark.parametrize("seat", [1, 3])
def test_a_battleship_blockades_like_any_ship(seat: int) -> None:
    """Beside own ships as well, and whoever's it is."""
    game = ClassicScenario()
    game.planet("alpha-middle", "orange", troops=2, centres=1)
    game.ship(0, "ship-1", "alpha-middle")
    game.battleship(seat, "alpha-middle")
    game.start()
    assert game.options == ["choose move", "choose deploy"]
    game.do("choose move")
    assert game.options == ["flick ship-1"]


def test_who_has_all_troops_in_the_galaxy_can_still_withdraw() -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", troops=3)
    game.planet("beta-middle", troops=1)
    game.ship(1, "ship-1", "alpha-middle")
    game.ship(1, "ship-2", "beta-middle")
    game.choose("deploy")
    assert starting(game, "deploy") == []
    assert reasons(game, "deploy-troop")[f"deploy-troop {HOME}"] == "no-troop-left"
    assert starting(game, "withdraw") == ["withdraw alpha-middle", "withdraw beta-middle"]


# Page 25: deploying and withdrawing


def test_the_last_troop_of_the_player_board_is_deployed_alone() -> None:
    game = ClassicScenario()
    game.garrison(3)
    game.choose("deploy").do(f"deploy-troop {HOME}")
    assert (game.me.troops, game.options) == (0, ["done"])


def test_a_planet_with_one_space_takes_one_of_two_troops() -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", cities=1, centres=1)
    game.choose("deploy").do("deploy-troop alpha-middle")
    assert starting(game, "deploy") == [f"deploy-troop {HOME}"]
    assert reasons(game, "deploy-troop") == {"deploy-troop alpha-middle": "planet-full"}


def test_a_planet_held_by_a_research_centre_alone_takes_troops() -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", centres=1)
    game.choose("deploy").do("deploy-troop alpha-middle", "deploy-troop alpha-middle")
    assert game.on("alpha-middle") == {"troops": 2, "centres": 1}


def test_a_planet_from_which_all_troops_are_withdrawn_stays_where_a_building_stands() -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", troops=1, centres=1)
    game.planet("beta-middle", troops=1)
    game.ship(1, "ship-1", "beta-middle")
    game.choose("deploy").do("withdraw alpha-middle", "withdraw beta-middle", "done")
    assert (game.owner("alpha-middle"), game.owner("beta-middle")) == (0, -1)
    game.choose("move").do("land ship-1")
    assert (game.owner("beta-middle"), game.on("beta-middle")) == (1, {"troops": 1})


# Page 25: moving


def test_a_ship_that_was_lost_is_launched_with_the_next_point() -> None:
    game = ClassicScenario()
    game.garrison(1)
    game.ship(0, "ship-1", "beta-middle")
    game.ship(0, "ship-2", "gamma-middle")
    game.choose("move")
    assert reasons(game, "launch")[f"launch {HOME} ship-1"] == "no-ship-left"
    flick(game, "ship-1", None)
    game.do(f"launch {HOME} ship-1", "put near 0")
    assert game.at(0, "ship-1") is not None
    assert game.options == ["done"]


def test_a_planet_has_one_controller_at_a_time() -> None:
    """Where two have ships in the orbit nobody lands (page 25); alone, the next one lands when control has ended."""
    game = ClassicScenario()
    game.planet("alpha-middle", owner=1, troops=1)
    game.ship(0, "ship-1", "alpha-middle")
    game.choose("move")
    assert "land ship-1" not in game.options
    game.turn(1)
    game.choose("deploy").do("withdraw alpha-middle")
    assert game.owner("alpha-middle") == -1
    game.turn(0)
    game.ship(1, "ship-1", "alpha-middle")
    game.choose("move")
    assert "land ship-1" not in game.options
    game.state.players[1].take_back(0)
    game.turn(0)
    game.choose("move").do("land ship-1")
    assert (game.owner("alpha-middle"), game.on("alpha-middle")) == (0, {"troops": 1})


def test_a_ship_lands_and_is_launched_again_for_two_points() -> None:
    game = ClassicScenario()
    game.ship(0, "ship-1", "alpha-middle")
    game.choose("move").do("land ship-1", "launch alpha-middle ship-1", "put near 0")
    assert (game.owner("alpha-middle"), game.me.troops, game.state.left) == (-1, 4, 0)


def test_a_ship_just_launched_may_land_at_once() -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", outposts=2, troops=1)
    game.choose("move").do("launch alpha-middle ship-1", "put near 0", "land ship-1")
    assert (game.on("alpha-middle"), game.at(0, "ship-1")) == ({"outposts": 2, "troops": 1}, None)


@pytest.mark.parametrize("hindrance", ["no-troop-left", "blockaded", "cannot-land"])
def test_who_cannot_land_turns_nothing_up(hindrance: str) -> None:
    """Without a troop, beside an enemy ship, or with a battleship."""
    game = ClassicScenario()
    game.hidden("alpha-middle", "pink", "blue", also=("alpha-edge-a",))
    if hindrance == "cannot-land":
        game.battleship(0, "alpha-middle")
    else:
        game.ship(0, "ship-1", "alpha-middle")
    if hindrance == "no-troop-left":
        game.garrison(4)
    elif hindrance == "blockaded":
        game.ship(2, "ship-1", "alpha-middle")
    game.choose("move")
    assert starting(game, "land") == []
    assert hindrance in reasons(game, "land").values()
    assert "uncovered" not in game.told


def test_an_artifact_gets_a_tile_once_even_if_control_is_lost() -> None:
    game = ClassicScenario()
    game.hidden("alpha-middle", "artifact")
    game.ship(0, "ship-1", "alpha-middle")
    game.choose("move").deals("artifact", "green").do("land ship-1", "done")
    game.turn(0)
    game.choose("move").do("launch alpha-middle ship-1", "put near 0", "land ship-1", "done")
    assert game.state.places[HOLES.index("alpha-middle")] == PLACES.index("green")
    assert game.told.count("tile-laid") == 0
    assert game.view["laid"][0] == ["green"]


def test_both_the_relic_planet_and_the_artifact_of_a_quadrant_get_a_tile() -> None:
    game = ClassicScenario()
    game.hidden("alpha-middle", "artifact", "blue", also=("alpha-edge-a",))
    game.ship(0, "ship-1", "alpha-middle")
    game.ship(0, "ship-2", "alpha-edge-a")
    game.choose("move").deals("blue", "orange").do("land ship-1").do("land ship-2")
    laid = game.view["laid"][0]
    assert len(laid) == 2
    assert laid[0] == "orange"
    assert laid[1] in ("purple", "pink")  # the other one of a pair with orange
    assert game.owner("alpha-edge-a") == 0
    assert PLACES[game.state.places[HOLES.index("alpha-edge-a")]] == laid[1]


def test_a_turned_up_artifact_is_a_planet_for_all_rules() -> None:
    game = ClassicScenario(3)
    game.hidden("alpha-middle", "artifact")
    game.ship(0, "ship-1", "alpha-middle")
    game.choose("move").deals("artifact", "pink").do("land ship-1", "done")
    game.state.troops[HOLES.index("alpha-middle")] += 1
    game.me.troops -= 1
    game.turn(0)
    game.choose("build").do("build research-centre alpha-middle", "end-turn")
    game.turn(0)
    game.choose("research")
    assert game.tech_names(0) == ["classic-better-drives"]
    assert GAME.standing(game.table).breakdown[0]["planets"] == 1


def test_ships_that_did_not_move_attack_as_well() -> None:
    game = besieging(2)
    game.ship(0, "ship-3", "gamma-middle")
    game.choose("move")
    flick(game, "ship-3", FAR)
    game.do("done", "attack-planet beta-middle", "join ship-1", "end-turn")
    assert (game.me.points, game.owner("beta-middle")) == (1, -1)


def test_a_battleship_alone_shoots_the_defender_and_another_ship_takes_the_planet() -> None:
    """Two is more than one; the ship of a third player has defended the planet till then."""
    game = ClassicScenario()
    game.planet("beta-middle", owner=1, centres=1)
    game.ship(2, "ship-1", "beta-middle")
    game.battleship(0, "beta-middle")
    game.ship(0, "ship-1", "beta-middle")
    game.choose("move").do("done")
    assert starting(game, "attack") == ["attack-ship red ship-1"]
    game.do("attack-ship red ship-1", "join orange-ship", "attack-planet beta-middle")
    assert (game.me.points, game.on("beta-middle"), game.owner("beta-middle")) == (2, {}, -1)


def test_a_battleship_is_attacked_like_any_ship_and_comes_back_from_home() -> None:
    game = ClassicScenario()
    game.battleship(1, "beta-middle")
    game.garrison(1, seat=1)
    for ship in ("ship-1", "ship-2"):
        game.ship(0, ship, "beta-middle")
    game.choose("move").do("done", "attack-ship blue orange-ship", "join ship-1", "end-turn")
    assert (game.me.points, game.at(1, "orange-ship")) == (1, None)
    game.choose("move")
    assert f"launch {FOREIGN} orange-ship" in game.options


def test_a_battleship_lost_in_space_is_launched_again() -> None:
    game = ClassicScenario()
    game.battleship(0, "beta-middle")
    game.garrison(1)
    game.choose("move")
    flick(game, "orange-ship", None)
    game.do(f"launch {HOME} orange-ship", "put near 0")
    assert game.at(0, "orange-ship") is not None


def test_a_battleship_that_rams_a_battleship_is_destroyed_alone() -> None:
    game = ClassicScenario()
    game.battleship(0, "alpha-middle")
    game.battleship(1, (360, 300))
    game.choose("move")
    game.flies("orange-ship", to=(330, 250), touching=[("ship", 1, "orange-ship")])
    game.do("flick orange-ship", "aim 0 50")
    assert (game.at(0, "orange-ship"), game.at(1, "orange-ship")) == (None, (360, 300))


def test_a_battleship_rammed_out_of_the_galaxy_stays_on_its_border() -> None:
    game = ClassicScenario()
    game.battleship(1, (20, 300))
    game.ship(0, "ship-1", "alpha-edge-a")
    game.choose("move")
    ways = [(1, "orange-ship", None)]
    game.flies("ship-1", to=(40, 280), touching=[("ship", 1, "orange-ship")], pushed=ways)
    game.do("flick ship-1", "aim 0 50")
    assert game.at(0, "ship-1") is None
    assert game.at(1, "orange-ship") == (ADVANCED_RADIUS / 1000, 300)


def test_of_two_enemy_ships_the_first_is_rammed_and_the_second_comes_to_the_border() -> None:
    game = ClassicScenario()
    game.battleship(0, "alpha-middle")
    game.ship(1, "ship-1", (120, 250))
    game.ship(2, "ship-1", (20, 300))
    game.choose("move")
    both = [("ship", 1, "ship-1"), ("ship", 2, "ship-1")]
    game.flies("orange-ship", to=None, touching=both, pushed=[(2, "ship-1", None)]).do("flick orange-ship", "aim 0 50")
    assert (game.at(0, "orange-ship"), game.at(1, "ship-1")) == (None, None)
    assert game.at(2, "ship-1") == (SHIP_RADIUS / 1000, 300)
    assert game.me.points == 0


def test_where_only_a_normal_ship_finds_room_the_battleship_is_not_launched() -> None:
    game = ClassicScenario()
    game.battleship(0)
    game.garrison(1)
    for number in range(9):  # nine ships on the ring, between the first and the last a gap of 42 degrees
        angle = radians(21 + number * 318 / 8)
        where = 62 + 40 * cos(angle), 62 + 40 * sin(angle)
        game.ship(1 + number // 6, f"ship-{number % 6 + 1}", where)
    assert free_spots(game.state, HOLES.index(HOME), SHIP_RADIUS)
    game.choose("move")
    assert game.options == [f"launch {HOME} ship-1"]
    assert reasons(game, "launch")[f"launch {HOME} orange-ship"] == "orbit-full"


def test_raiders_score_two_points_for_a_planet_without_defence() -> None:
    """At least a point for the attack (page 16), and the one of the technology."""
    game = besieging(1, centres=1)
    game.classic(0, "long-range", "gunnery", "raiders")
    game.choose("move").do("done", "attack-planet beta-middle")
    assert (game.me.points, game.on("beta-middle")) == (2, {})


@pytest.mark.parametrize(("pieces", "enough"), [({"cities": 1}, True), ({"cities": 1, "troops": 1}, False)])
def test_gunnery_makes_the_battleship_attack_a_planet_with_three(pieces: dict[str, int], enough: bool) -> None:
    """Three exceed a city alone and not a city with a troop."""
    game = ClassicScenario()
    game.planet("beta-middle", None, 1, **pieces)
    game.battleship(0, "beta-middle")
    game.choose("move")
    assert ("done" in game.options) == enough


def test_a_free_launch_may_be_that_of_the_battleship() -> None:
    game = ClassicScenario()
    game.battleship(0)
    game.classic(0, "better-drives", "free-launch")
    game.garrison(2)
    game.choose("move").do(f"launch {HOME} orange-ship", "put near 0")
    assert game.state.left == 3
    game.do(f"launch {HOME} ship-1", "put near 36")
    assert game.state.left == 2


def test_the_gravity_sling_keeps_a_ship_from_being_launched_again() -> None:
    game = ClassicScenario()
    game.classic(0, "better-drives", "free-launch", "strong-drives", "gravity-sling")
    game.garrison(1)
    game.ship(0, "ship-1", HOME)
    game.ship(0, "ship-2", HOME)
    game.choose("move").flies("ship-1", to=FAR, touching=[("hole", 0, "alpha-middle")])
    game.do("flick ship-1", "aim 0 50", "sling alpha-middle", "put middle 0")
    assert game.options == ["flick ship-2", "land ship-1", "done"]
    game.do("land ship-1")
    assert game.options == ["flick ship-2", "done"]
    assert reasons(game, "launch")[f"launch {HOME} ship-1"] == "slung"


# Page 26: ore


def test_ore_is_worth_as_much_when_the_pool_has_less() -> None:
    game = ClassicScenario(2)
    game.planet("alpha-middle", troops=3)
    game.state.pool = 1
    game.choose("mine-ore").do("mine alpha-middle 3", "end-turn")
    assert (game.me.points, game.state.pool, game.told.count("end-triggered-classic")) == (2, 0, 1)


@pytest.mark.parametrize(("building", "owner"), [(0, -1), (1, 0)])
def test_the_last_troops_may_mine_and_control_is_lost_where_nothing_else_stands(building: int, owner: int) -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", troops=2, centres=building)
    game.choose("mine-ore")
    assert (game.me.points, game.me.troops, game.owner("alpha-middle")) == (1, 4, owner)


def test_of_three_troops_two_may_mine() -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", troops=3)
    game.choose("mine-ore").do("mine alpha-middle 2")
    assert (game.on("alpha-middle"), game.owner("alpha-middle")) == ({"troops": 1}, 0)


# Page 26: building


def supplied(outposts: int = 0, cities: int = 0, centres: int = 0) -> ClassicScenario:
    """So many buildings of seat 0 stand on planets of alpha and beta; on gamma-middle are a troop and an outpost."""
    game = ClassicScenario()
    holes = [f"{quadrant}-{place}" for quadrant in ("beta", "alpha") for place in ("middle", "edge-a", "edge-b")]
    for count, kind in ((outposts, "outposts"), (cities, "cities")):
        if count:
            game.planet(holes.pop(), None, **{kind: min(3, count)})
        if count > 3:
            game.planet(holes.pop(), None, **{kind: count - 3})
    for _ in range(centres):
        game.planet(holes.pop() if holes else "delta-middle", None, centres=1)
    game.planet("gamma-middle", troops=1, outposts=1)
    return game


def test_a_fifth_outpost_is_not_there_but_a_city_brings_one_back() -> None:
    game = supplied(outposts=3)
    game.planet("delta-middle", troops=1)
    game.choose("build")
    assert game.asked != "build-for-troops"  # the city was all that could be built
    assert game.on("gamma-middle") == {"cities": 1}
    assert game.me.buildings[:2] == [1, 3]


def test_a_fifth_city_is_not_there() -> None:
    game = supplied(cities=4)
    game.planet("delta-middle", troops=1)
    game.choose("build")
    assert starting(game, "build city") == []
    assert reasons(game, "build")["build city gamma-middle"] == "none-left"


def test_a_ninth_research_centre_is_not_there() -> None:
    game = ClassicScenario()
    for hole in ("alpha-middle", "alpha-edge-a", "alpha-edge-b", "beta-middle", "beta-edge-a", "beta-edge-b"):
        game.planet(hole, None, centres=1)
    game.planet("delta-middle", centres=2)
    game.planet("gamma-middle", troops=2)
    game.planet("gamma-edge-a", troops=2)
    game.choose("build")
    assert starting(game, "build research-centre") == []
    assert reasons(game, "build")["build research-centre gamma-edge-a"] == "none-left"


def test_a_city_finds_room_on_a_full_planet_and_beside_another_city() -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", troops=1, outposts=1, cities=1)
    game.planet("beta-middle", cities=1)
    game.planet("gamma-middle", cities=1)
    game.choose("build").do("build city alpha-middle", "unlock ship")
    assert game.on("alpha-middle") == {"cities": 2}
    points = GAME.standing(game.table).breakdown[0]
    assert (points["cities"], points["quadrants"]) == (8, 3)


@pytest.mark.parametrize("built", [4, 3])
def test_where_all_ships_are_unlocked_a_city_unlocks_a_troop(built: int) -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", troops=1, outposts=1)
    game.me.bases_unlocked = built
    game.me.ships += built
    game.choose("build").do("build city alpha-middle")
    assert game.asked == ("end-turn" if built == 4 else "unlock")
    assert game.me.troops == (5 if built == 4 else 4)


def test_a_city_unlocks_a_ship_beside_those_that_went_to_the_box() -> None:
    """Two of two ships were given for the battleship: the next one is a third."""
    game = ClassicScenario()
    game.classic(0, "long-range", "gunnery", "battleship")
    game.me.boxed, game.me.advanced = 0b11, 1
    game.planet("alpha-middle", troops=1, outposts=1)
    game.garrison(1)
    game.choose("build").do("build city alpha-middle", "unlock ship", "end-turn")
    game.turn(0)
    game.choose("move")
    assert game.options == [f"launch {HOME} ship-3", f"launch {HOME} orange-ship"]


def test_with_a_city_and_another_building_the_city_unlocks_before_the_second() -> None:
    game = ClassicScenario()
    game.classic(0, "conscription", "city-growth", "cheap-labs", "double-build")
    game.planet("alpha-middle", troops=1, outposts=1)
    game.planet("beta-middle", troops=1)
    game.choose("build").do("build city alpha-middle")
    assert (game.me.troops, game.me.ships, game.asked) == (4, 3, "build-for-troops")
    game.do("build research-centre beta-middle")
    assert game.on("beta-middle") == {"centres": 1}


def test_two_buildings_of_a_turn_double_one_planet_alone() -> None:
    game = ClassicScenario()
    game.classic(0, "conscription", "city-growth", "cheap-labs", "double-build")
    game.planet("alpha-middle", troops=1, centres=1)
    game.planet("beta-middle", troops=1, centres=1)
    game.choose("build").do("build research-centre alpha-middle")
    assert starting(game, "build") == ["build outpost beta-middle"]
    assert reasons(game, "build")["build research-centre beta-middle"] == "centre-there"


def test_when_the_planet_with_two_centres_is_lost_another_may_have_two() -> None:
    game = besieging(1, centres=2)
    game.planet("gamma-middle", owner=1, troops=2, centres=1)
    game.choose("move").do("done", "attack-planet beta-middle", "end-turn")
    assert game.me.points == 1
    game.choose("build").do("build research-centre gamma-middle")
    assert game.on("gamma-middle") == {"centres": 2}


def test_the_planet_with_two_centres_is_the_only_one_even_if_it_is_blockaded() -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", centres=2)
    game.planet("beta-middle", troops=2, centres=1)
    game.ship(1, "ship-1", "alpha-middle")
    game.choose("build")
    assert game.on("beta-middle") == {"troops": 1, "outposts": 1, "centres": 1}  # all that could be built


def test_with_cheap_labs_both_centres_of_the_one_planet_cost_a_troop() -> None:
    game = ClassicScenario()
    game.classic(0, "conscription", "city-growth", "cheap-labs")
    game.planet("alpha-middle", troops=2)
    game.choose("build").do("build research-centre alpha-middle")
    game.turn(0)
    game.choose("build").do("build research-centre alpha-middle")
    assert game.on("alpha-middle") == {"centres": 2}


def test_a_third_research_centre_never_comes_to_a_planet() -> None:
    game = ClassicScenario()
    game.classic(0, "conscription", "city-growth", "cheap-labs")
    game.planet("alpha-middle", troops=1, centres=2)
    game.planet("beta-middle", troops=1)
    game.choose("build")
    assert reasons(game, "build")["build research-centre alpha-middle"] == "centre-there"


def test_building_a_research_centre_is_no_research() -> None:
    game = ClassicScenario()
    game.planet("alpha-edge-a", "orange", troops=2)
    game.garrison(1)
    game.choose("build").do("build research-centre alpha-edge-a")
    assert (game.tech_names(0), game.me.points, game.asked) == ([], 0, "end-turn")
    assert (game.on("alpha-edge-a"), game.owner("alpha-edge-a"), game.me.troops) == ({"centres": 1}, 0, 3)


# Page 26: research


def test_level_4_needs_four_centres_two_of_them_on_one_planet() -> None:
    game = ClassicScenario()
    game.classic(0, "conscription", "city-growth", "cheap-labs")
    game.planet("alpha-edge-b", "green", centres=2)
    game.planet("beta-edge-b", "green", centres=1)
    game.planet("gamma-edge-b", "green", centres=1)
    game.planet("delta-edge-b", "green", owner=1, centres=1)
    game.ship(0, "ship-1", "gamma-edge-b")
    game.choose("research")
    assert (game.tech_names(0)[-1], game.me.points) == ("classic-double-build", 4)


@pytest.mark.parametrize("seat", [1, 2])
def test_one_blockade_takes_both_centres_of_a_planet_away(seat: int) -> None:
    game = ClassicScenario()
    game.classic(0, "conscription")
    game.planet("alpha-edge-b", "green", centres=2)
    game.planet("beta-edge-b", "green", centres=1)
    game.planet("beta-edge-a", "orange", centres=1)
    game.planet("gamma-edge-a", "pink", centres=1)
    game.ship(seat, "ship-1", "alpha-edge-b")
    game.choose("research")
    assert game.options == ["advance classic-long-range", "advance classic-better-drives"]
    assert told_with(game, "advance classic-city-growth") == {"level": 2, "count": 2, "own": 1}


def test_levels_stay_when_the_centres_are_lost() -> None:
    game = besieging(1, centres=1)
    game.place("beta-middle", "orange")
    game.classic(1, "long-range", "gunnery")
    game.choose("move").do("done", "attack-planet beta-middle", "end-turn")
    assert game.tech_names(1) == ["classic-long-range", "classic-gunnery"]


def test_the_first_of_all_scores_more_than_the_pool_has() -> None:
    game = ClassicScenario(2)
    game.classic(0, "conscription", "city-growth")
    game.planet("alpha-edge-b", "green", centres=2)
    game.planet("beta-edge-b", "green", centres=1)
    game.state.pool = 1
    game.choose("research").do("end-turn")
    assert (game.me.points, game.state.pool, game.state.last) == (3, 0, 1)


def test_a_row_is_completed_without_being_first_and_unlocks_what_is_left() -> None:
    """Somebody else was first everywhere, and all ships are unlocked: a troop alone."""
    game = ClassicScenario()
    game.classic(1, *LEVEL_1)
    game.classic(0, *LEVEL_1[:3])
    game.planet("alpha-edge-b", "green", centres=1)
    game.me.bases_unlocked = 4
    game.me.ships = 6
    game.choose("research")
    assert (game.me.points, game.me.troops, game.me.ships) == (0, 5, 6)
    assert game.facts("unit-unlocked") == [(0, [0])]


def test_a_row_completed_by_somebody_else_unlocks_nothing_for_others() -> None:
    game = ClassicScenario()
    game.classic(0, *LEVEL_1[:3])
    game.classic(1, *LEVEL_1[:3])
    game.planet("alpha-edge-b", "green", centres=1)
    game.choose("research").do("end-turn")
    assert [(player.troops, player.ships) for player in game.state.players[:2]] == [(5, 3), (4, 2)]


# Page 26: battleships


def test_the_battleship_costs_ships_of_both_places_as_its_player_likes() -> None:
    game = researching_the_battleship()
    game.ship(0, "ship-2", "beta-middle")
    game.me.ships, game.me.bases_unlocked = 4, 2
    game.choose("research")
    assert game.options == ["pay-ship ship-1", "pay-ship ship-2", "pay-ship ship-3"]
    game.do("pay-ship ship-3")
    assert game.options == ["pay-ship ship-1", "pay-ship ship-2", "pay-ship ship-4"]
    game.do("pay-ship ship-2", "end-turn")
    assert (game.at(0, "ship-1") is None, game.at(0, "ship-2")) == (False, None)
    assert game.me.boxed == 0b110


def test_with_two_ships_both_go_to_the_box_and_a_blockade_ends_with_them() -> None:
    game = researching_the_battleship()
    game.ship(0, "ship-2", "gamma-middle")
    game.planet("gamma-middle", owner=1, troops=1)
    game.choose("research").do("pay-ship ship-1", "end-turn")
    assert (game.me.ships_out(), game.me.boxed, game.me.points) == ([], 0b11, 3)
    game.choose("deploy")
    assert "deploy-troop gamma-middle" in game.options


def test_a_ship_in_the_box_looks_at_nothing() -> None:
    game = researching_the_battleship()
    game.hidden("beta-middle", "pink")
    game.ship(0, "ship-2", "beta-middle")
    game.choose("research").do("pay-ship ship-1")
    assert (game.asked, game.asked_seat) == ("end-turn", 0)


def test_the_battleship_that_takes_the_last_point_still_costs_its_ships() -> None:
    game = researching_the_battleship()
    game.state.pool = 2
    game.choose("research")
    assert (game.asked, game.state.last) == ("box-ships", -1)
    game.do("pay-ship ship-2", "end-turn")
    assert (game.me.points, game.state.pool, game.state.last, game.me.boxed) == (3, 0, 3, 0b11)


# Page 26: looking at places


@pytest.mark.parametrize("hindrance", [False, True])
def test_a_battleship_may_look_at_a_place_blockaded_or_not(hindrance: bool) -> None:
    game = ClassicScenario()
    game.hidden("alpha-middle", "pink", "blue", also=("alpha-edge-a",))
    game.battleship(0, "alpha-middle")
    if hindrance:
        game.ship(1, "ship-1", "alpha-middle")
    deployed(game, HOME)
    assert game.options == ["end-turn", "scan alpha-middle"]


def test_places_are_looked_at_after_attacks_one_after_the_other() -> None:
    game = besieging(2)
    game.hidden("alpha-middle", "pink", "blue", "green", also=("alpha-edge-a", "alpha-edge-b"))
    game.ship(0, "ship-3", "alpha-middle")
    game.ship(0, "ship-4", "alpha-edge-b")
    game.choose("move").do("done")
    assert game.asked == "attack"
    game.do("attack-planet beta-middle", "join ship-1")
    assert game.options == ["end-turn", "scan alpha-edge-b", "scan alpha-middle"]
    game.deals("blue", "green").do("scan alpha-middle")
    assert game.options == ["end-turn", "scan alpha-edge-b"]
    game.do("scan alpha-edge-b")
    assert [game.view["holes"][HOLES.index(hole)]["scanned"] for hole in ("alpha-middle", "alpha-edge-b")] == [
        "blue",
        "green",
    ]


def test_a_place_that_the_ship_has_left_is_not_looked_at() -> None:
    game = ClassicScenario()
    game.hidden("alpha-middle", "pink", "blue", also=("alpha-edge-a",))
    game.ship(0, "ship-1", "alpha-middle")
    game.choose("move")
    assert starting(game, "scan") == []
    flick(game, "ship-1", FAR)
    game.do("done")
    assert game.asked_seat == 1  # the ship is not there any more


def test_places_are_looked_at_in_the_very_last_turn_as_well() -> None:
    game = ClassicScenario(2)
    game.hidden("alpha-middle", "pink", "blue", also=("alpha-edge-a",))
    game.ship(1, "ship-1", "alpha-middle")
    game.state.pool = 0
    deployed(game, HOME)
    deployed(game, FOREIGN)
    assert (game.table.over, game.asked) == (False, "scan")
    game.do("scan alpha-middle")
    assert game.table.over


# Page 26: the end and the scoring


def test_the_last_in_turn_order_may_trigger_the_end_and_everybody_else_has_a_turn() -> None:
    game = ClassicScenario(3)
    game.state.pool = 0
    game.turn(2)
    for home in ("gamma-gate", HOME, FOREIGN):
        assert not game.table.over
        deployed(game, home)
    assert game.table.over


def test_points_of_the_last_round_come_from_the_box_and_trigger_nothing() -> None:
    game = ClassicScenario(2)
    game.planet("gamma-middle", owner=1, troops=3)
    game.state.pool = 0
    deployed(game, HOME)
    game.choose("mine-ore").do("mine gamma-middle 3", "end-turn")
    assert game.table.over
    assert game.told.count("end-triggered-classic") == 1
    assert GAME.standing(game.table).scores == [0, 2]


def test_an_attack_of_the_last_turn_is_scored_with_what_is_left_of_the_planets() -> None:
    game = ClassicScenario(2)
    game.planet("beta-middle", owner=0, cities=1)
    game.ship(1, "ship-1", "beta-middle")
    game.ship(1, "ship-2", "beta-middle")
    game.ship(1, "ship-3", "beta-middle")
    game.state.pool = 0
    deployed(game, HOME)
    game.choose("move").do("done", "attack-planet beta-middle", "join ship-1", "join ship-2", "end-turn")
    outcome = GAME.standing(game.table)
    assert (outcome.scores, outcome.winners) == ([0, 2], [1])


def test_blockaded_planets_and_those_with_a_troop_alone_are_worth_a_point() -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", troops=1)
    game.planet("beta-middle", outposts=1)
    game.ship(1, "ship-1", "alpha-middle")
    game.ship(1, "ship-2", "beta-middle")
    points = GAME.standing(game.table).breakdown[0]
    assert (points["planets"], points["outposts"]) == (2, 1)


def test_cities_of_four_quadrants_bring_six_and_not_three_more() -> None:
    game = ClassicScenario()
    for quadrant in ("alpha", "beta", "gamma", "delta"):
        game.planet(f"{quadrant}-middle", cities=1)
    assert GAME.standing(game.table).scores[0] == 4 + 8 + 6


def test_a_tie_is_broken_among_those_who_share_the_lead_alone() -> None:
    """The third has most points in tokens and the highest levels, but fewer points altogether."""
    game = ClassicScenario(3)
    game.planet("alpha-middle", cities=1)
    game.planet("beta-middle", owner=1, cities=1)
    game.me.points = game.state.players[1].points = 2
    game.state.players[2].points = 4
    game.classic(2, *LEVEL_1, "bunkers")
    game.classic(1, "long-range")
    game.state.pool = 0
    for home in (HOME, FOREIGN, "gamma-gate"):
        deployed(game, home)
    outcome = GAME.standing(game.table)
    assert (outcome.scores, outcome.winners) == ([5, 5, 4], [1])


def with_troops(count: int) -> ClassicScenario:
    """So many troops of seat 0 are unlocked; one of them stands beside an outpost."""
    game = ClassicScenario()
    game.me.cities_unlocked = count - game.me.troops
    game.me.troops = count
    game.planet("alpha-middle", troops=1, outposts=1)
    return game


def test_a_city_unlocks_the_ninth_troop() -> None:
    """Ten troops belong to a colour, four of them to the start: six lie aside, not four."""
    game = with_troops(8)
    game.choose("build").do("build city alpha-middle")
    assert game.options == ["unlock troop", "unlock ship"]
    game.do("unlock troop")
    assert game.me.troops == 9


def test_a_whole_row_unlocks_the_tenth_troop() -> None:
    """The last troop that lies aside comes with a row of technologies."""
    game = with_troops(9)
    game.classic(0, *LEVEL_1[:3])
    game.planet("beta-edge-b", "green", centres=1)
    game.choose("research")
    assert (game.me.troops, game.me.ships) == (9, 3)  # and one on the planet


def test_an_eleventh_troop_is_not_there() -> None:
    """With all ten troops unlocked a city brings a ship."""
    game = with_troops(10)
    game.choose("build").do("build city alpha-middle")
    assert (game.me.troops, game.me.ships, game.asked) == (10, 3, "end-turn")


def test_a_move_action_in_which_nothing_can_be_done_is_not_offered() -> None:
    """Exactly one action is carried out: a ship that no jet can carry anywhere is no reason to choose moving."""
    game = ClassicScenario()
    game.state.jet = ONLY_JET
    game.ship(0, "ship-1", (20, 360))
    game.ship(1, "ship-1", (70, 400))
    game.ship(1, "ship-2", (70, 320))
    game.start()
    assert game.asked == "deploy-or-withdraw"  # the only action left was taken
