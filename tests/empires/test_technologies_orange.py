"""Technologies of the orange tree, both sides: attack."""

from __future__ import annotations

import pytest

from orrery.games.empires.facts.board import HOLES
from orrery.games.empires.rules.attacking import ATTACK

from .scenario import Scenario


def attacks(game: Scenario) -> list[str]:
    """Return the targets seat 0 is offered."""
    game.next(ATTACK)
    return [option for option in game.options if option.startswith("attack")]


def in_a_row(gap: float) -> Scenario:
    """Two ships of seat 0 on both sides of one of seat 1, rims this many millimetres apart."""
    game = Scenario().ship(1, "ship-1", (360, 30))
    return game.ship(0, "ship-1", (360 - 18 - gap, 30)).ship(0, "ship-2", (360 + 18 + gap, 30))


# 1A: Long-range lasers


@pytest.mark.parametrize(("gap", "reached"), [(45, True), (75, True), (75.01, False)])
def test_long_range_lasers_reach_ships_in_long_range(gap: float, reached: bool) -> None:
    game = in_a_row(gap).techs(0, "long-range-lasers")
    assert attacks(game) == (["attack-ship blue ship-1"] if reached else [])


def test_without_long_range_lasers_long_range_is_too_far() -> None:
    assert attacks(in_a_row(46).techs(1, "long-range-lasers")) == []


def test_long_range_lasers_reach_guardians_too() -> None:
    game = Scenario().guardian("alpha").ship(0, "ship-1", (236, 325)).ship(0, "ship-2", (215, 325))
    game.ship(0, "ship-3", (257, 325))
    assert attacks(game) == []
    assert attacks(game.techs(0, "long-range-lasers")) == ["attack-guardian alpha"]


def test_long_range_lasers_reach_no_planets() -> None:
    game = Scenario().techs(0, "long-range-lasers").planet("beta-middle", owner=1, centres=1)
    game.ship(0, "ship-1", (544, 240))
    assert attacks(game) == []
    game.ship(0, "ship-1", (544, 233))
    assert attacks(game) == ["attack-planet beta-middle"]


# 1B: Ramming prow


def test_the_ramming_prow_scores_a_point_for_a_rammed_ship() -> None:
    game = Scenario().techs(0, "ramming-prow").ship(0, "ship-1", (300, 30)).ship(1, "ship-1", (400, 30))
    game.flies("ship-1", to=(370, 30), touching=[("ship", 1, "ship-1")])
    game.do("choose move", "flick ship-1", "aim 0 50")
    assert (game.at(0, "ship-1"), game.at(1, "ship-1")) == (None, None)
    assert (game.me.points, game.state.pool) == (1, 39)


def test_the_prow_of_the_rammed_one_scores_nothing() -> None:
    game = Scenario().techs(1, "ramming-prow").ship(0, "ship-1", (300, 30)).ship(1, "ship-1", (400, 30))
    game.flies("ship-1", to=(370, 30), touching=[("ship", 1, "ship-1")])
    game.do("choose move", "flick ship-1", "aim 0 50")
    assert [player.points for player in game.state.players] == [0, 0, 0, 0]


def test_guardians_count_as_enemy_ships_for_the_ramming_prow() -> None:
    game = Scenario().techs(0, "ramming-prow").guardian("alpha").ship(0, "ship-1", (236, 290))
    game.flies("ship-1", to=(236, 262), touching=[("guardian", 0, "alpha")])
    game.do("choose move", "flick ship-1", "aim 0 50")
    assert game.at(0, "ship-1") is None
    assert game.me.points == 1


# 2A: Energy siphon


def test_the_energy_siphon_brings_two_energy_back_after_an_attack() -> None:
    game = in_a_row(20).techs(0, "energy-siphon").planet("alpha-middle", troops=1, outposts=1).energy(0, 0, spent=3)
    game.do("choose build", "build outpost alpha-middle", "attack-ship blue ship-1", "join ship-1")
    assert (game.me.energy, game.me.spent) == (2, 1)
    assert game.asked == "end-turn"


def test_the_energy_siphon_brings_nothing_without_an_attack() -> None:
    game = in_a_row(20).techs(0, "energy-siphon").planet("alpha-middle", troops=1, outposts=1).energy(0, 0, spent=3)
    game.do("choose build", "build outpost alpha-middle", "done")
    assert (game.me.energy, game.me.spent) == (0, 3)


def test_the_energy_siphon_works_once_a_turn_however_often_one_attacks() -> None:
    game = in_a_row(20).techs(0, "energy-siphon").planet("alpha-middle", troops=1, outposts=1).energy(0, 0, spent=3)
    game.planet("beta-middle", owner=1, centres=1).ship(0, "ship-3", "beta-middle").energy(0, 0, spent=4)
    game.do("choose build", "build outpost alpha-middle", "attack-ship blue ship-1", "join ship-1")
    game.do("attack-planet beta-middle")
    assert game.me.points == 2
    assert (game.me.energy, game.me.spent) == (2, 2)


# 2B: Orbital bombardment


def test_orbital_bombardment_adds_one_to_an_attack_on_a_planet() -> None:
    game = Scenario().planet("beta-middle", owner=1, troops=1).ship(0, "ship-1", "beta-middle")
    assert attacks(game) == []
    game.techs(0, "orbital-bombardment").next(ATTACK).do("attack-planet beta-middle")
    assert game.on("beta-middle") == {}
    assert game.me.points == 1


def test_orbital_bombardment_works_once_a_turn() -> None:
    game = Scenario().techs(0, "orbital-bombardment").planet("beta-middle", owner=1, troops=1)
    game.planet("beta-edge-a", owner=1, troops=1).ship(0, "ship-1", "beta-middle").ship(0, "ship-2", "beta-edge-a")
    game.next(ATTACK).do("attack-planet beta-middle")
    assert game.asked is None  # the other ship is too weak now
    assert game.on("beta-edge-a") == {"troops": 1}
    game.turn(0).start()
    assert attacks(game) == ["attack-planet beta-edge-a"]


def test_orbital_bombardment_needs_a_ship() -> None:
    game = Scenario().techs(0, "orbital-bombardment").planet("beta-middle", owner=1, centres=1)
    assert attacks(game) == []
    game.ship(0, "ship-1", "beta-middle").ship(0, "ship-2", "beta-middle").next(ATTACK).do("attack-planet beta-middle")
    question = game.table.question(0)
    assert question is not None
    assert question.arguments(game.table, 0) == {"attack": 0, "defence": 0}  # nobody has joined


def test_orbital_bombardment_adds_one_in_total_not_for_each_ship() -> None:
    game = Scenario().techs(0, "orbital-bombardment").planet("beta-middle", owner=1, troops=3)
    game.ship(0, "ship-1", "beta-middle").ship(0, "ship-2", "beta-middle")
    assert attacks(game) == []


def test_orbital_bombardment_adds_nothing_against_ships_and_guardians() -> None:
    game = Scenario().techs(0, "orbital-bombardment").ship(0, "ship-1", (300, 30)).ship(1, "ship-1", (330, 30))
    assert attacks(game) == []
    game = Scenario().techs(0, "orbital-bombardment").guardian("alpha").ship(0, "ship-1", (236, 280))
    assert attacks(game.ship(0, "ship-2", (215, 280))) == []


# 3A: Star hammer


def test_the_star_hammer_attacks_ships_with_two() -> None:
    game = Scenario().techs(0, "star-hammer").ship(0, "orange-ship", (300, 30)).ship(1, "ship-1", (350, 30))
    game.next(ATTACK).do("attack-ship blue ship-1")
    assert game.at(1, "ship-1") is None
    game = Scenario().techs(0, "star-hammer").guardian("alpha").ship(0, "orange-ship", (236, 280))
    assert attacks(game) == []


@pytest.mark.parametrize(("troops", "possible"), [(2, True), (3, False)])
def test_the_star_hammer_attacks_planets_with_three(troops: int, possible: bool) -> None:
    game = Scenario().techs(0, "star-hammer").ship(0, "orange-ship", "beta-middle")
    game.planet("beta-middle", owner=1, troops=troops)
    assert attacks(game) == (["attack-planet beta-middle"] if possible else [])


def test_the_star_hammer_adds_to_its_own_attack_only() -> None:
    game = Scenario().techs(0, "star-hammer").ship(0, "orange-ship", "beta-middle").ship(0, "ship-1", "beta-middle")
    game.planet("beta-middle", owner=1, troops=2, outposts=1, bases=1)
    assert attacks(game) == []  # four against four


def test_the_star_hammer_is_attacked_for_one_point_and_cannot_land() -> None:
    game = Scenario().techs(1, "star-hammer").ship(1, "orange-ship", (360, 30))
    game.ship(0, "ship-1", (320, 30)).ship(0, "ship-2", (400, 30)).next(ATTACK)
    game.do("attack-ship blue orange-ship", "join ship-1")
    assert game.at(1, "orange-ship") is None
    assert game.me.points == 1
    game = Scenario().techs(0, "star-hammer").ship(0, "orange-ship", "beta-middle").do("choose move")
    assert "land orange-ship" not in game.options


# 3B: Battleship


def test_the_battleship_has_attack_2_and_defence_2() -> None:
    game = Scenario().techs(1, "battleship").ship(1, "orange-ship", (360, 30))
    game.ship(0, "ship-1", (320, 30)).ship(0, "ship-2", (400, 30))
    assert attacks(game) == []
    game.ship(0, "ship-3", (360, 65)).next(ATTACK)
    game.do("attack-ship blue orange-ship", "join ship-1", "join ship-2")
    assert game.at(1, "orange-ship") is None
    assert game.me.points == 2


def test_the_battleship_attacks_planets_with_two() -> None:
    game = (
        Scenario().techs(0, "battleship").ship(0, "orange-ship", "beta-middle").planet("beta-middle", owner=1, troops=1)
    )
    assert attacks(game) == ["attack-planet beta-middle"]
    game.planet("beta-middle", owner=1, troops=1)
    assert attacks(game) == []


def test_the_battleship_survives_being_rammed() -> None:
    game = Scenario().techs(1, "battleship").ship(0, "ship-1", (300, 30)).ship(1, "orange-ship", (400, 30))
    game.flies("ship-1", to=(370, 30), touching=[("ship", 1, "orange-ship")])
    game.do("choose move", "flick ship-1", "aim 0 50")
    assert game.at(0, "ship-1") is None
    assert game.at(1, "orange-ship") == (400, 30)


def test_the_battleship_rams_and_is_destroyed_by_it() -> None:
    game = Scenario().techs(0, "battleship").ship(0, "orange-ship", (300, 30)).ship(1, "ship-1", (400, 30))
    game.flies("orange-ship", to=(370, 30), touching=[("ship", 1, "ship-1")])
    game.do("choose move", "flick orange-ship", "aim 0 50")
    assert (game.at(0, "orange-ship"), game.at(1, "ship-1")) == (None, None)


def test_the_star_hammer_does_not_survive_being_rammed() -> None:
    game = Scenario().techs(1, "star-hammer").ship(0, "ship-1", (300, 30)).ship(1, "orange-ship", (400, 30))
    game.flies("ship-1", to=(370, 30), touching=[("ship", 1, "orange-ship")])
    game.do("choose move", "flick ship-1", "aim 0 50")
    assert game.at(1, "orange-ship") is None


# 4A: Hyperspace jump troops


def jumping(**pieces: int) -> Scenario:
    """Seat 0 attacks a planet of seat 1 and has jump troops."""
    game = Scenario().techs(0, "hyperspace-jump-troops").planet("beta-middle", "orange", owner=1, **pieces)
    return game.ship(0, "ship-1", "beta-middle").ship(0, "ship-2", "beta-middle").next(ATTACK)


def test_jump_troops_come_from_the_player_board() -> None:
    game = jumping(troops=1).do("attack-planet beta-middle", "join ship-1")
    assert game.asked == "jump-troops"
    assert game.options == ["at beta-middle", "done"]
    game.do("at beta-middle")
    assert game.options == ["at beta-middle", "done"]
    game.do("at beta-middle", "at beta-middle")
    assert game.on("beta-middle") == {"troops": 3}
    assert game.owner("beta-middle") == 0
    assert game.me.troops == 1
    assert game.asked is None


def test_jump_troops_come_from_other_planets_and_may_give_them_up() -> None:
    game = jumping(troops=1).planet("alpha-middle", troops=1).planet("alpha-edge-a", troops=2)
    game.next(ATTACK).do("attack-planet beta-middle", "join ship-1")
    assert game.options == ["at beta-middle", "from alpha-edge-a", "from alpha-middle", "done"]
    game.do("from alpha-middle", "from alpha-edge-a", "at beta-middle")
    assert game.on("beta-middle") == {"troops": 3}
    assert (game.owner("alpha-middle"), game.owner("alpha-edge-a")) == (-1, 0)
    assert game.on("alpha-edge-a") == {"troops": 1}
    assert game.me.troops == 0


def test_up_to_three_troops_jump() -> None:
    game = jumping(troops=1).do("attack-planet beta-middle", "join ship-1", "at beta-middle", "done")
    assert game.on("beta-middle") == {"troops": 1}
    assert game.asked is None


def test_no_troop_has_to_jump() -> None:
    game = jumping(troops=1).do("attack-planet beta-middle", "join ship-1", "done")
    assert game.on("beta-middle") == {}
    assert game.owner("beta-middle") == -1


def test_jump_troops_do_not_follow_an_attack_on_a_ship() -> None:
    game = in_a_row(20).techs(0, "hyperspace-jump-troops").next(ATTACK)
    game.do("attack-ship blue ship-1", "join ship-1")
    assert game.asked is None
    assert game.at(1, "ship-1") is None


def test_jump_troops_follow_each_attack_on_a_planet() -> None:
    game = jumping(centres=1).planet("beta-edge-a", owner=2, centres=1).ship(0, "ship-3", "beta-edge-a").next(ATTACK)
    game.do("attack-planet beta-middle", "join ship-1", "at beta-middle", "done")
    game.do("attack-planet beta-edge-a", "at beta-edge-a", "done")
    assert game.on("beta-middle") == game.on("beta-edge-a") == {"troops": 1}


def test_jump_troops_land_where_robots_have_left() -> None:
    game = Scenario(2).techs(0, "hyperspace-jump-troops").place("beta-central", "orange").robots("beta-central", 1)
    game.ship(0, "ship-1", "beta-central").ship(0, "ship-2", "beta-central").next(ATTACK)
    game.do("attack-planet beta-central", "join ship-1", "at beta-middle", "at beta-central", "done")
    assert game.on("beta-central") == {"troops": 1}
    assert game.on("beta-middle") == {"robots": 2}


def test_jump_troops_do_not_land_on_a_planet_blown_up_by_robots() -> None:
    game = Scenario(2).techs(0, "hyperspace-jump-troops").place("beta-central", "orange").robots("beta-central", 3)
    for ship in range(4):
        game.ship(0, f"ship-{ship + 1}", "beta-central")
    game.next(ATTACK).do("attack-planet beta-central", "join ship-1", "join ship-2", "join ship-3", "colour pink")
    assert game.asked is None
    assert not game.state.is_planet(HOLES.index("beta-central"))


# 4B: Shield breaker


def test_the_shield_breaker_attacks_planets_with_an_enemy_ship_in_orbit() -> None:
    game = Scenario().planet("beta-middle", owner=1, troops=1).ship(1, "ship-1", "beta-middle")
    game.ship(0, "ship-1", (544, 136)).ship(0, "ship-2", (525, 140))
    assert attacks(game) == []
    game.techs(0, "shield-breaker").next(ATTACK).do("attack-planet beta-middle", "join ship-1")
    assert game.on("beta-middle") == {}
    assert game.at(1, "ship-1") is not None
    assert game.me.points == 1


def test_the_shield_breaker_of_others_breaks_nothing() -> None:
    game = Scenario().techs(1, "shield-breaker").planet("beta-middle", owner=1, centres=1)
    game.ship(1, "ship-1", "beta-middle").ship(0, "ship-1", (544, 136))
    assert attacks(game) == []
