"""Attacks at the end of the turn (page 16): ships, planets and guardians; what they score."""

from __future__ import annotations

import pytest

from orrery.games.empires.facts.board import HOLES, NOTHING, QUADRANTS
from orrery.games.empires.rules.attacking import ATTACK

from .scenario import Scenario


def attacks(game: Scenario) -> list[str]:
    """Return the targets seat 0 is offered."""
    game.next(ATTACK)
    return [option for option in game.options if option.startswith("attack")]


def around(hole: str, ships: int, game: Scenario | None = None) -> Scenario:
    """This many ships of seat 0 in an orbit."""
    game = game or Scenario()
    for ship in range(ships):
        game.ship(0, f"ship-{ship + 1}", hole)
    return game


def in_a_row(gap: float = 20) -> Scenario:
    """Two ships of seat 0 on both sides of one of seat 1, rims this many millimetres apart."""
    game = Scenario().ship(1, "ship-1", (360, 30))
    return game.ship(0, "ship-1", (360 - 18 - gap, 30)).ship(0, "ship-2", (360 + 18 + gap, 30))


# The two examples of page 16


def test_two_ships_destroy_a_ship_and_score_one() -> None:
    """Red has two ships in short range of the blue ship: two is more than one."""
    game = in_a_row().next(ATTACK).do("attack-ship blue ship-1", "join ship-1")
    assert game.at(1, "ship-1") is None
    assert game.state.players[1].normal_waiting() == 2
    assert (game.me.points, game.state.pool) == (1, 39)
    assert len(game.me.ships_out()) == 2
    assert game.facts("ship-attacked") == [(0, [1, 0, HOLES.index("alpha-border-b")])]


def test_four_ships_destroy_what_is_on_a_planet_and_score_three() -> None:
    """Red has four ships at a planet with a troop, an outpost and a starbase of yellow."""
    game = around("beta-middle", 4).planet("beta-middle", owner=1, troops=1, outposts=1, bases=1).next(ATTACK)
    game.do("attack-planet beta-middle", "join ship-1", "join ship-2", "join ship-3")
    assert game.on("beta-middle") == {}
    assert game.owner("beta-middle") == NOTHING
    other = game.state.players[1]
    assert (other.troops, other.buildings) == (4, [4, 4, 8, 4])
    assert (game.me.points, game.state.pool) == (3, 37)
    assert len(game.me.ships_out()) == 4


# The attack has to be greater than the defence


@pytest.mark.parametrize(("ships", "possible"), [(3, False), (4, True)])
def test_an_equal_attack_is_not_enough_for_a_planet(ships: int, possible: bool) -> None:
    game = around("beta-middle", ships).planet("beta-middle", owner=1, troops=1, cities=1)
    assert attacks(game) == (["attack-planet beta-middle"] if possible else [])


def test_one_ship_cannot_attack_a_ship() -> None:
    game = Scenario().ship(0, "ship-1", (300, 30)).ship(1, "ship-1", (330, 30))
    assert attacks(game) == []


def test_one_ship_attacks_a_planet_without_defence_for_one_point() -> None:
    game = around("beta-middle", 1).planet("beta-middle", owner=1, centres=2).next(ATTACK)
    game.do("attack-planet beta-middle")
    assert game.on("beta-middle") == {}
    assert game.state.players[1].buildings == [4, 4, 8, 4]
    assert game.me.points == 1


@pytest.mark.parametrize(
    ("pieces", "points"),
    [({"troops": 1}, 1), ({"cities": 1}, 2), ({"troops": 1, "cities": 1, "bases": 1}, 4), ({"outposts": 1}, 1)],
)
def test_the_defence_is_scored(pieces: dict[str, int], points: int) -> None:
    game = around("beta-middle", 6).planet("beta-middle", "orange", owner=1, **pieces).next(ATTACK)
    game.do("attack-planet beta-middle")
    while game.asked == "join-attack":
        game.do(game.options[0])
    assert game.me.points == points
    assert game.on("beta-middle") == {}


# Ranges


@pytest.mark.parametrize(("gap", "reached"), [(0.01, True), (45, True), (45.01, False), (75, False)])
def test_ships_are_attacked_in_short_range(gap: float, reached: bool) -> None:
    """The short edge of the ruler, 45 mm, touches both rims."""
    assert attacks(in_a_row(gap)) == (["attack-ship blue ship-1"] if reached else [])


def test_the_ruler_touches_the_rims_of_larger_ships() -> None:
    game = Scenario().techs(0, "battleship").ship(0, "orange-ship", (300, 30)).ship(1, "ship-1", (365, 30))
    assert attacks(game) == ["attack-ship blue ship-1"]
    assert attacks(game.ship(1, "ship-1", (365.01, 30))) == []


def test_every_ship_that_takes_part_has_to_be_in_range() -> None:
    game = in_a_row(20).ship(0, "ship-2", (360 + 18 + 46, 30))
    assert attacks(game) == []


def test_nothing_blocks_the_line() -> None:
    game = in_a_row(40).ship(2, "ship-1", (333, 30)).ship(0, "ship-3", (387, 30))
    assert "attack-ship blue ship-1" in attacks(game)
    game = Scenario().planet("alpha-edge-b", owner=2, troops=1, bases=1)
    game.ship(0, "ship-1", (166, 64)).ship(0, "ship-2", (180, 35)).ship(1, "ship-1", (226, 64))
    game.state.base_x, game.state.base_y = [196_000], [96_000]
    assert "attack-ship blue ship-1" in attacks(game)


def test_a_planet_is_attacked_out_of_its_orbit_only() -> None:
    game = Scenario().planet("beta-middle", owner=1, centres=1).ship(0, "ship-1", (544, 184 + 49))
    assert attacks(game) == ["attack-planet beta-middle"]
    assert attacks(game.ship(0, "ship-1", (544, 184 + 49.01))) == []


# Targets


def test_own_ships_and_planets_and_places_of_nobody_are_no_targets() -> None:
    game = around("alpha-middle", 3).planet("alpha-middle", troops=1).ship(0, "ship-4", "alpha-edge-a")
    assert attacks(game) == []


def test_only_ships_attack_not_starbases() -> None:
    game = Scenario().planet("beta-middle", bases=3).ship(1, "ship-1", "beta-middle")
    assert attacks(game) == []


def test_starbases_are_no_targets_of_their_own() -> None:
    game = around("beta-middle", 3).planet("beta-middle", owner=1, bases=1)
    assert attacks(game) == ["attack-planet beta-middle"]


@pytest.mark.parametrize("seat", [1, 2])
def test_a_planet_with_an_enemy_ship_in_orbit_is_defended(seat: int) -> None:
    """Whoever's it is: of the planet's owner, or of a third player."""
    game = around("beta-middle", 3).planet("beta-middle", owner=1, troops=1).ship(seat, "ship-1", (544, 184 + 45))
    assert "attack-planet beta-middle" not in attacks(game)


def test_ships_of_several_players_are_targets() -> None:
    game = in_a_row().ship(2, "ship-1", (360, 60)).ship(3, "ship-2", (380, 50)).ship(3, "ship-1", (360, 90))
    assert attacks(game) == ["attack-ship blue ship-1", "attack-ship red ship-1", "attack-ship white ship-2"]


def test_gates_and_megastructures_are_no_targets() -> None:
    game = around("beta-gate", 2).megastructure("dyson-sphere", "beta-central", owner=1)
    game.ship(0, "ship-3", "beta-central").ship(0, "ship-4", "beta-central")
    assert attacks(game) == []


# Who takes part


def test_ships_join_until_the_attack_is_strong_enough() -> None:
    game = around("beta-middle", 4).planet("beta-middle", owner=1, troops=1).next(ATTACK)
    game.do("attack-planet beta-middle")
    assert game.asked == "join-attack"
    assert game.options == ["join ship-1", "join ship-2", "join ship-3", "join ship-4"]
    game.do("join ship-3")
    assert game.options == ["join ship-1", "join ship-2", "join ship-4"]
    assert game.owner("beta-middle") == 1
    game.do("join ship-1")
    assert game.owner("beta-middle") == NOTHING


def test_the_question_tells_attack_and_defence() -> None:
    game = around("beta-middle", 4).planet("beta-middle", owner=1, troops=2).next(ATTACK)
    game.do("attack-planet beta-middle", "join ship-3")
    question = game.table.question(0)
    assert question is not None
    assert question.arguments(game.table, 0) == {"attack": 1, "defence": 2}


def test_each_ship_takes_part_in_one_attack() -> None:
    game = around("beta-middle", 3).planet("beta-middle", owner=1, centres=1).ship(2, "ship-1", (544, 184 + 50))
    game.next(ATTACK)
    assert game.options == ["attack-ship red ship-1", "attack-planet beta-middle", "done"]
    game.do("attack-ship red ship-1", "join ship-1", "join ship-2")
    assert game.options == ["attack-planet beta-middle", "done"]
    game.do("attack-planet beta-middle")  # the third ship alone
    assert game.me.points == 2
    assert game.asked is None


def test_ships_that_are_used_up_are_too_few_for_a_second_attack() -> None:
    game = in_a_row().ship(2, "ship-1", (360, 60)).next(ATTACK).do("attack-ship blue ship-1", "join ship-1")
    assert game.at(2, "ship-1") is not None
    assert game.asked is None


def test_the_defending_ship_may_be_shot_first_and_the_planet_attacked_then() -> None:
    game = Scenario().planet("beta-middle", owner=1, troops=1).ship(1, "ship-1", "beta-middle")
    for ship, x in enumerate((524, 544, 564, 584)):
        game.ship(0, f"ship-{ship + 1}", (x, 225 if x < 570 else 210))
    game.next(ATTACK)
    assert game.options == ["attack-ship blue ship-1", "done"]
    game.do("attack-ship blue ship-1", "join ship-3", "join ship-4")
    game.do("attack-planet beta-middle", "join ship-1")
    assert game.owner("beta-middle") == NOTHING
    assert game.me.points == 2


def test_a_planet_is_attacked_once_a_turn() -> None:
    game = Scenario().techs(1, "emergency-bunkers").planet("beta-middle", owner=1, centres=2)
    around("beta-middle", 3, game).next(ATTACK).do("attack-planet beta-middle", "join ship-1")
    assert game.on("beta-middle") == {"centres": 1}
    assert game.asked is None
    game.turn(0).start()
    assert attacks(game) == ["attack-planet beta-middle"]


def test_nobody_has_to_attack() -> None:
    game = in_a_row().next(ATTACK).do("done")
    assert game.at(1, "ship-1") is not None
    assert game.me.points == 0


def test_attacking_a_planet_gives_no_control() -> None:
    game = around("beta-middle", 2).planet("beta-middle", owner=1, troops=1).next(ATTACK)
    game.do("attack-planet beta-middle", "join ship-1")
    assert game.owner("beta-middle") == NOTHING
    assert game.me.troops == 4


def test_what_is_destroyed_can_be_used_again() -> None:
    game = in_a_row().next(ATTACK).do("attack-ship blue ship-1", "join ship-1")
    game.turn(1)
    assert "deploy-ship ship-1" in game.options


def test_starbases_of_other_planets_stay() -> None:
    game = around("beta-middle", 3).planet("beta-edge-a", owner=1, bases=1).planet("beta-middle", owner=1, bases=2)
    game.planet("beta-edge-b", owner=1, bases=1).next(ATTACK)
    game.do("attack-planet beta-middle", "join ship-1", "join ship-2")
    assert [game.on(hole) for hole in ("beta-edge-a", "beta-middle", "beta-edge-b")] == [{"bases": 1}, {}, {"bases": 1}]
    assert game.state.players[1].buildings[3] == 2


def test_a_library_stays_on_an_attacked_planet() -> None:
    game = around("beta-middle", 2).planet("beta-middle", owner=1, troops=1)
    game.state.libraries = 1 << HOLES.index("beta-middle")
    game.next(ATTACK).do("attack-planet beta-middle", "join ship-1")
    assert game.state.libraries == 1 << HOLES.index("beta-middle")
    assert game.on("beta-middle") == {}


def test_the_korr_score_one_more_for_a_planet_but_not_for_a_ship() -> None:
    game = around("beta-middle", 2).empire(0, "korr").planet("beta-middle", owner=1, centres=1).next(ATTACK)
    game.do("attack-planet beta-middle", "join ship-1")
    assert game.me.points == 2
    game = in_a_row().empire(0, "korr").next(ATTACK).do("attack-ship blue ship-1", "join ship-1")
    assert game.me.points == 1


# When


def test_attacks_come_after_the_action() -> None:
    game = in_a_row().planet("alpha-middle", troops=2).do("choose build", "build outpost alpha-middle")
    assert game.asked == "attack"
    game.do("attack-ship blue ship-1", "join ship-1")
    assert (game.asked, game.asked_seat) == ("end-turn", 0)


def test_attacks_come_before_effects_at_the_end_of_the_turn() -> None:
    """Two energy of the guardian and what zero-point energy brings: nothing is left spent."""
    game = Scenario().techs(0, "zero-point-energy").guardian("alpha").planet("delta-middle", troops=1)
    for ship in range(3):
        game.ship(0, f"ship-{ship + 1}", (215 + 21 * ship, 280))
    game.energy(0, 0, spent=6).do("choose build", "build outpost delta-middle")
    assert game.asked == "attack"
    assert (game.me.energy, game.me.spent) == (0, 6)
    game.do("attack-guardian alpha", "join ship-1", "join ship-2")
    assert game.facts("energy-regained") == [(0, [2]), (0, [4])]
    assert game.told.index("guardian-attacked") < game.told.index("energy-regained")


def test_after_every_turn_all_ships_can_attack_again() -> None:
    game = in_a_row().planet("alpha-middle", troops=2).do("choose build", "build outpost alpha-middle")
    game.do("attack-ship blue ship-1", "join ship-1").ship(1, "ship-1", (360, 30)).turn(0)
    game.do("choose build", "build outpost alpha-middle")
    assert game.options == ["attack-ship blue ship-1", "done"]


# Guardians


@pytest.mark.parametrize(("ships", "possible"), [(2, False), (3, True)])
def test_guardians_defend_with_two(ships: int, possible: bool) -> None:
    game = Scenario().guardian("alpha")
    for ship in range(ships):
        game.ship(0, f"ship-{ship + 1}", (215 + 21 * ship, 280))
    assert attacks(game) == (["attack-guardian alpha"] if possible else [])


def test_an_attacked_guardian_brings_two_points_and_two_energy() -> None:
    game = Scenario().guardian("alpha").guardian("gamma")
    for ship in range(3):
        game.ship(0, f"ship-{ship + 1}", (215 + 21 * ship, 280))
    game.energy(0, 0, spent=3).next(ATTACK).do("attack-guardian alpha", "join ship-1", "join ship-2")
    assert (game.me.points, game.state.pool) == (2, 38)
    assert (game.me.energy, game.me.spent) == (2, 1)
    assert game.state.guardians == 1 << QUADRANTS.index("gamma")


def test_guardians_are_attacked_in_short_range() -> None:
    """A guardian has a radius of 12.5 mm."""
    game = Scenario().techs(0, "battleship").guardian("alpha").ship(0, "orange-ship", (236, 240 + 68.5))
    game.ship(0, "ship-1", (215, 290))
    assert attacks(game) == ["attack-guardian alpha"]
    assert attacks(game.ship(0, "orange-ship", (236, 240 + 68.51))) == []


# The relics' bonus


def test_a_bonus_is_added_to_one_attack_if_one_likes() -> None:
    game = around("beta-middle", 2).planet("beta-middle", owner=1, troops=3)
    game.state.bonuses = [2]
    game.next(ATTACK).do("attack-planet beta-middle")
    assert game.options == ["join ship-1", "join ship-2"]  # a ship has to attack
    game.do("join ship-1")
    assert game.options == ["join ship-2", "add-bonus 2"]
    game.do("add-bonus 2")
    assert game.on("beta-middle") == {}
    assert game.state.bonuses == []
    assert game.me.points == 3


def test_a_bonus_that_is_not_needed_is_kept_for_another_attack() -> None:
    game = around("beta-middle", 2).planet("beta-middle", owner=1, troops=1).planet("beta-edge-a", owner=1, troops=2)
    game.ship(0, "ship-3", "beta-edge-a")
    game.state.bonuses = [2]
    game.next(ATTACK).do("attack-planet beta-middle", "join ship-1", "join ship-2")
    assert game.state.bonuses == [2]
    game.do("attack-planet beta-edge-a")
    assert game.on("beta-edge-a") == {}
    assert (game.state.bonuses, game.me.points) == ([], 3)


def test_a_bonus_alone_attacks_nothing() -> None:
    game = Scenario().planet("beta-middle", owner=1, centres=1)
    game.state.bonuses = [2]
    assert attacks(game) == []


def test_a_bonus_is_added_once() -> None:
    game = around("beta-middle", 1).planet("beta-middle", owner=1, troops=3)
    game.state.bonuses = [2]
    assert attacks(game) == []
    game.planet("beta-edge-a", owner=1, troops=1).planet("beta-edge-b", owner=1, troops=1)
    game.ship(0, "ship-1", "beta-edge-a").ship(0, "ship-2", "beta-edge-b").next(ATTACK)
    game.do("attack-planet beta-edge-a")
    assert game.asked is None
    assert game.on("beta-edge-b") == {"troops": 1}
