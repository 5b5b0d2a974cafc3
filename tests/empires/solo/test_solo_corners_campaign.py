"""The campaign in unusual positions: limits reached, cards cut short, and everything that meets robots in orbit."""

from __future__ import annotations

import pytest

from orrery.core.dealer import RandomDealer
from orrery.games.empires import GAME
from orrery.games.empires.facts.board import COLOURS, GUARDIAN_X, GUARDIAN_Y, HOLES, MM, NOTHING, PLACES, ROBOT_RADIUS
from orrery.games.empires.facts.campaign import CARDS
from orrery.games.empires.rules.attacking import ATTACK
from orrery.games.empires.rules.jetting import JET_TOO, ONLY_JET
from orrery.games.empires.rules.turn import TURN
from orrery.games.empires.solo.invasion import Target
from orrery.games.empires.solo.robots import besiege

from ...scenario import reasons
from ..relics import first_put, place_at
from .scenario import Alone
from .test_solo_cards import own_pink
from .test_solo_libraries import found, hall, library
from .test_solo_megastructures import ARTIFACTS, controlled
from .test_solo_robots import destroyed_guardian
from .test_solo_settlers import FAR, flown, orbit_of
from .test_solo_technologies import stones

MINE = "alpha-middle"
"""A pink planet of the person's home quadrant."""
NEAR_GUARDIAN = GUARDIAN_X[0] // MM, GUARDIAN_Y[0] // MM


PINK_CARD = Target(PLACES.index("pink"))


def ships(game: Alone, hole: str, count: int) -> Alone:
    """So many ships of the person in one orbit."""
    for ship in range(1, count + 1):
        game.ship(0, f"ship-{ship}", hole)
    return game


def attacked(game: Alone, hole: str, joined: int) -> Alone:
    """So many of these ships attack a planet, the first of them named by the attack."""
    return game.next(ATTACK).do(f"attack-planet {hole}", *(f"join ship-{ship}" for ship in range(1, joined + 1)))


def besieging(count: int = 1) -> Alone:
    """A turn without a card: robots are in the orbit of a planet with two troops, a ship lies there as well."""
    return Alone().quiet().planet(MINE, troops=2).besieged(MINE, count).ship(0, "ship-1", MINE)


def robots_in_five_places() -> Alone:
    """All robots of the supply stand on planets, some of which have room."""
    game = Alone().robots("alpha-edge-a", 3).robots("beta-edge-a", 3).robots("gamma-edge-a", 3)
    return game.robots("delta-edge-a", 2).robots("delta-edge-b", 1)


# Page 27: set-up


def test_the_galaxy_and_the_pieces_are_those_of_one_of_four_players() -> None:
    four, alone = GAME.new(4, {}, RandomDealer(1)).state, GAME.new(1, {"scenario": 6}, RandomDealer(1)).state
    one, person = four.players[0], alone.players[0]
    assert (person.troops, person.ships, person.energy) == (one.troops, one.ships, one.energy)
    assert (person.buildings, person.techs, person.advanced) == (one.buildings, 0, 0)
    laid = [sum(map(len, state.area_places)) + sum(place >= 0 for place in state.places) for state in (four, alone)]
    assert laid == [28, 28]


def test_ships_are_deployed_at_the_persons_gate_only_but_may_lie_at_the_others() -> None:
    game = Alone().quiet().ship(0, "ship-1", "beta-gate").choose("deploy").do("deploy-ship ship-2", "put near 0")
    assert game.view["players"][0]["ships"][1]["orbit"] == "alpha-gate"
    assert "reposition ship-1" in Alone().quiet().ship(0, "ship-1", "beta-gate").choose("move").options


def test_destroyed_planets_take_no_colour_from_the_supply_and_need_none() -> None:
    game = attacked(ships(Alone().robots(MINE, 3), MINE, 4), MINE, 3)
    assert game.state.tokens == [1, 1, 1, 1]
    game = ships(Alone().robots(MINE, 3), MINE, 4)
    game.state.tokens = [0, 0, 0, 0]
    assert place_at(attacked(game, MINE, 3), MINE) == "destroyed"
    assert game.verdict == "open"


def test_the_last_colour_of_the_supply_is_taken_without_a_choice() -> None:
    game = Alone().quiet().planet("alpha-border-b", troops=1)
    game.state.tokens = [0, 0, 1, 0]
    game.do("choose build", "build research-centre alpha-border-b")
    assert place_at(game, "alpha-border-b") == "pink"
    assert stones(game) == {"pink": 1}


def test_a_blue_planet_without_a_colour_left_brings_no_stone() -> None:
    game = Alone().quiet().planet("alpha-border-b", troops=1)
    game.state.tokens = [0, 0, 0, 0]
    game.do("choose build", "build research-centre alpha-border-b")
    assert stones(game) == {}
    assert place_at(game, "alpha-border-b") == "blue"


def test_a_scenario_goes_on_when_all_planets_are_controlled() -> None:
    game = Alone().only(f"{MINE}=pink", "beta-edge-a=orange").planet(MINE, troops=2).robots("beta-edge-a", 3)
    game.quiet().do("choose build", f"build outpost {MINE}").card("target-orange").do("end-turn")
    assert "end-triggered" not in game.told
    assert game.asked == "choose-action"


# Page 27: drawing


def nearly_empty(*deck: str) -> Alone:
    """Of the invasion cards these are in the deck, all others in the discards; nobody can be reached by them."""
    game = Alone().only(f"{MINE}=pink").robots(MINE, 3).planet("beta-edge-a", "orange", troops=3)
    campaign = game.state.campaign
    numbers = [CARDS.index(card) for card in deck]
    campaign.discards = [card for card in campaign.deck if card not in numbers]
    campaign.deck = numbers
    return game


def test_the_last_card_leaves_the_deck_empty_and_the_discards_are_shuffled_by_the_next_draw_only() -> None:
    game = nearly_empty("target-pink").deals("target-pink", "target-pink").start()
    campaign = game.state.campaign
    assert campaign.deck == []
    assert campaign.discards[-1] == CARDS.index("target-pink")
    assert "deck-shuffled" not in game.told
    game.do("choose build", "build outpost beta-edge-a", "end-turn")
    assert game.facts("deck-shuffled") == [(1, [7])]
    assert campaign.discards == [CARDS.index("target-pink")]


def test_a_guardian_on_an_empty_deck_takes_the_place_of_the_draw_before_the_discards_are_shuffled() -> None:
    game = nearly_empty().quiet().deals("target-pink").start()
    campaign = game.state.campaign
    assert (campaign.deck, len(campaign.discards)) == ([], 7)
    assert "deck-shuffled" not in game.told
    game.do("choose build", "build outpost beta-edge-a", "end-turn")
    assert "deck-shuffled" in game.told


# Page 27: target cards


def test_a_terraformed_planet_is_no_target_of_the_blue_card_any_more() -> None:
    game = Alone().only("alpha-border-b=blue").face_down(["beta-edge-a"], ["green"], ["warp"])
    game.planet("alpha-border-b", troops=2).quiet().card("target-blue")
    game.do("choose build", "build research-centre alpha-border-b", "colour pink", "end-turn")
    assert place_at(game, "beta-edge-a") == "green"
    assert game.robots_around("alpha-border-b") == 0


def test_a_terraformed_planet_is_a_target_of_the_card_of_its_new_colour() -> None:
    game = Alone().only("alpha-border-b=blue").planet("alpha-border-b", troops=3).quiet().card("target-pink")
    game.do("choose build", "build research-centre alpha-border-b", "colour pink", "end-turn")
    assert game.robots_around("alpha-border-b") == 1


def test_where_a_target_card_reveals_a_planet_of_its_colour_no_robot_lands_and_ships_in_the_orbit_stay() -> None:
    game = Alone().only().face_down([MINE], ["pink"], ["supplies"]).ship(0, "ship-1", MINE).energy(0, 0, 2)
    game.card("target-pink").start()
    assert game.on(MINE) == {}
    assert game.at(0, "ship-1") is not None
    assert (game.me.energy, game.me.spent) == (0, 2)


def test_without_a_planet_of_the_colour_and_with_everything_revealed_a_robot_joins_the_most() -> None:
    game = Alone().only("beta-edge-a=orange", MINE + "=pink").robots("beta-edge-a", 1).card("target-green").start()
    assert game.robots_on("beta-edge-a") == 2
    assert game.robots_on(MINE) == 0


# Page 28: target cards


def test_of_two_planets_with_two_robots_the_one_with_more_ships_in_orbit_is_filled() -> None:
    game = Alone().robots(MINE, 2).robots("beta-middle", 2).ship(0, "ship-1", "beta-middle").card("target-pink").start()
    assert game.robots_on("beta-middle") == 3
    assert game.at(0, "ship-1") is None


@pytest.mark.parametrize("free", [True, False])
def test_full_planets_of_the_colour_are_passed_over_for_those_of_nobody_then_of_the_person(free: bool) -> None:
    places = [f"{MINE}=pink", "beta-middle=pink", *(["delta-middle=pink"] if free else [])]
    game = Alone().only(*places).robots(MINE, 3).planet("beta-middle", troops=2).card("target-pink").start()
    assert game.robots_on("delta-middle") == int(free)
    assert game.robots_around("beta-middle") == int(not free)
    assert game.robots_on(MINE) == 3


def test_a_starbase_alone_makes_a_planet_the_persons_for_robots_and_falls_with_it() -> None:
    game = Alone().only(f"{MINE}=pink").planet(MINE, bases=1).card("target-pink").start()
    assert game.on(MINE) == {"bases": 1}
    assert game.robots_around(MINE) == 1
    game = Alone().only(f"{MINE}=pink").planet(MINE, bases=1).besieged(MINE, 1).card("target-pink").start()
    assert game.on(MINE) == {"robots": 2}
    assert game.me.buildings[3] == 4


def test_of_planets_with_as_many_robots_in_orbit_the_one_with_the_lowest_defence_is_besieged() -> None:
    game = own_pink(Alone()).planet("alpha-middle", cities=1).planet("delta-middle", troops=1)
    game.planet("beta-middle", cities=1).planet("gamma-middle", troops=1, bases=1)
    for hole in ("alpha-middle", "beta-middle", "gamma-middle"):
        game.besieged(hole, 1)
    game.card("target-pink").start()
    assert game.robots_around("beta-middle") == 2
    assert game.robots_around("alpha-middle") == game.robots_around("gamma-middle") == 1


def overrun_by_five() -> Alone:
    """Five robots were more than a defence of four."""
    game = Alone().only(f"{MINE}=pink", "beta-edge-a=orange").planet(MINE, cities=1, troops=1, bases=1)
    return game.besieged(MINE, 4).card("target-pink").start()


def test_of_five_robots_three_land_and_two_stay() -> None:
    game = overrun_by_five()
    assert game.on(MINE) == {"robots": 3}
    assert game.robots_around(MINE) == 2
    assert game.state.robots_left == 7


def test_robots_left_in_orbit_neither_defend_the_three_below_nor_fall_with_them() -> None:
    game = attacked(ships(overrun_by_five(), MINE, 4), MINE, 3)
    assert place_at(game, MINE) == "destroyed"
    assert game.robots_around(MINE) == 2
    assert game.state.robots_left == 10


def test_robots_left_in_orbit_blockade_a_destroyed_planet() -> None:
    game = attacked(ships(overrun_by_five(), MINE, 4), MINE, 3).next(TURN)
    game.quiet().choose("move")
    assert reasons(game, "reposition")["reposition ship-1"] == "blockaded"


def test_a_starbase_that_was_overrun_unlocks_nothing_when_it_is_built_again() -> None:
    game = Alone().only(f"{MINE}=pink", "beta-edge-a=orange").planet(MINE, bases=1).besieged(MINE, 1)
    game.me.bases_unlocked, game.me.ships, game.me.energy, game.me.spent = 1, 3, 0, 2
    ships(game, "beta-edge-a", 2).card("target-pink").do("choose build", "put near 0")
    assert game.on(MINE) == {"robots": 2}
    assert (game.me.ships, game.me.energy, game.me.spent) == (3, 2, 0)


def test_stones_stay_when_a_research_centre_is_overrun_and_a_new_centre_brings_another() -> None:
    game = Alone().only(f"{MINE}=pink", "beta-middle=pink").planet(MINE, centres=1).technology("pink", 1)
    game.planet("beta-middle", troops=2).card("target-pink").start()
    assert game.on(MINE) == {"robots": 1}
    assert stones(game) == {"pink": 1}
    game.do("choose build", "build research-centre beta-middle")
    assert stones(game) == {"pink": 2}


def test_a_planet_takes_three_robots_however_many_lie_in_its_orbit() -> None:
    """Page 27: seven overrun it, three land, and neither they nor the next target card make it four."""
    game = Alone().only(f"{MINE}=pink", "beta-edge-a=orange").planet(MINE, cities=3).besieged(MINE, 6)
    game.card("target-pink").start()
    assert (game.on(MINE), game.robots_around(MINE)) == ({"robots": 3}, 4)
    game.next(PINK_CARD).start()
    assert (game.on(MINE), game.robots_around(MINE)) == ({"robots": 3}, 4)
    assert game.told == ["robots-looked", "nothing-found"]


# Page 28: target and special cards


def test_where_all_planets_of_a_colour_are_destroyed_a_place_is_revealed() -> None:
    """A destroyed planet has no colour any more."""
    game = Alone().card("target-pink")
    for quadrant in ("alpha", "beta", "gamma"):
        game.place(f"{quadrant}-middle", "destroyed")
    game.face_down(["delta-middle", "delta-edge-a"], ["pink", "orange"], ["warp", "supplies"])
    assert (game.asked, game.options) == ("reveal-place", ["at delta-edge-a", "at delta-middle"])


def test_where_all_planets_of_a_colour_are_destroyed_and_all_is_revealed_a_robot_joins_the_most() -> None:
    game = Alone().robots("beta-edge-a", 2).card("target-pink")
    for quadrant in ("alpha", "beta", "gamma", "delta"):
        game.place(f"{quadrant}-middle", "destroyed")
    assert game.start().robots_on("beta-edge-a") == 3


def no_guardian_card(game: Alone) -> Alone:
    """All five guardian cards have come already and lie in the deck."""
    campaign = game.state.campaign
    campaign.deck += [*campaign.waiting, campaign.open_card]
    campaign.waiting, campaign.open_card = [], NOTHING
    return game


def test_when_all_guardian_cards_are_used_the_drone_scout_reveals_a_place_and_nothing_more() -> None:
    game = no_guardian_card(Alone()).face_down(["delta-middle"], ["pink"], ["warp"]).card("drone-scout", "pink", "warp")
    assert game.start().asked == "deploy"
    campaign = game.state.campaign
    assert [CARDS[card] for card in campaign.discards] == ["drone-scout"]
    assert "guardian-card-added" not in game.told
    assert (len(campaign.deck), game.robots_on("delta-middle")) == (11, 0)


def test_when_all_guardian_cards_are_used_robots_spread_and_nothing_more() -> None:
    game = no_guardian_card(Alone()).robots(MINE, 3).only(f"{MINE}=pink", "alpha-edge-a=orange").card("spread")
    assert game.start().robots_on("alpha-edge-a") == 1
    assert game.asked == "deploy"
    campaign = game.view["campaign"]
    assert campaign is not None
    assert (campaign["open_card"], campaign["guardian_cards"]) == (None, 0)


def test_guardian_cards_that_have_come_belong_to_the_next_deck() -> None:
    """Page 27: five target and two special cards at first; two guardian cards came, so that nine are shuffled."""
    game = Alone()
    campaign = game.state.campaign
    campaign.discards, campaign.deck = [*campaign.deck, campaign.open_card, campaign.waiting.pop()], []
    campaign.open_card = campaign.waiting.pop()
    game.robots(MINE, 3).deals("guardian-1").start()
    assert game.facts("deck-shuffled") == [(1, [9])]
    assert game.asked == "choose-quadrant"


# Page 28: symbols

# Page 28: symbols


def test_the_long_range_of_a_guardian_ends_at_the_edge_of_the_ruler() -> None:
    x, y = NEAR_GUARDIAN
    game = Alone().ship(0, "ship-1", (x + 96, y)).ship(0, "ship-2", (x, y + 97)).card("guardian-3").do("guard alpha")
    assert game.at(0, "ship-1") is None
    assert game.at(0, "ship-2") is not None


def test_a_guardian_that_took_the_place_of_a_draw_is_in_the_supply_again() -> None:
    game = Alone().only(f"{MINE}=pink").guardian("alpha").guardian("beta").guardian("gamma").planet(MINE, troops=3)
    game.quiet().card("guardian-1").do("choose build", f"build outpost {MINE}", "end-turn")
    assert game.state.guardians == 0b1111
    assert game.verdict == "open"


def test_scouts_leave_ships_at_the_artifacts_they_reveal_alone() -> None:
    game = Alone().only().ship(0, "ship-1", "beta-middle").ship(0, "ship-2", "beta-edge-a").card("guardian-2")
    game.face_down(["beta-middle", "beta-edge-a"], ["artifact", "blue"], ["warp", "warp"])
    game.do("guard delta").deals("artifact", "warp", "blue", "warp").do("at beta-middle")
    assert game.at(0, "ship-1") is not None
    assert game.at(0, "ship-2") is None


def test_scouts_whose_last_place_is_an_artifact_bring_one_robot_to_the_most() -> None:
    game = Alone().only("alpha-edge-a=orange").robots("alpha-edge-a", 1)
    game.face_down(["beta-middle"], ["artifact"], ["warp"]).card("guardian-2").do("guard delta")
    assert game.robots_on("alpha-edge-a") == 2
    assert game.verdict == "open"


def test_scouts_that_find_everything_revealed_bring_one_robot_not_two() -> None:
    game = Alone().only("alpha-edge-a=orange").robots("alpha-edge-a", 1).card("guardian-2").do("guard delta")
    assert game.robots_on("alpha-edge-a") == 2


def test_with_one_robot_left_two_scouts_do_not_land_and_the_scenario_is_lost() -> None:
    game = Alone().supply(robots=1).face_down([MINE], ["pink"], ["warp"]).card("guardian-2").do("guard alpha")
    assert game.verdict == "no-robot"
    assert game.on(MINE) == {}


def test_where_one_place_is_left_the_second_scout_joins_the_most() -> None:
    game = Alone().only("alpha-edge-a=orange").robots("alpha-edge-a", 2)
    game.face_down([MINE], ["pink"], ["warp"]).card("guardian-4").do("guard delta")
    assert game.robots_on(MINE) == 1
    assert game.robots_on("alpha-edge-a") == 3


def test_where_no_place_is_left_both_scouts_join_the_most() -> None:
    game = Alone().only("alpha-edge-a=orange", "beta-edge-a=orange").robots("alpha-edge-a", 2)
    game.robots("beta-edge-a", 1).card("guardian-4").do("guard delta")
    assert (game.robots_on("alpha-edge-a"), game.robots_on("beta-edge-a")) == (3, 2)


def test_with_one_robot_left_the_second_of_two_planets_loses_the_scenario() -> None:
    game = Alone().supply(robots=1).card("guardian-4")
    game.face_down([MINE, "beta-edge-a"], ["pink", "green"], ["warp", "warp"]).do("guard alpha", f"at {MINE}")
    assert game.verdict == "no-robot"
    assert game.robots_on(MINE) == 1


def test_reinforcements_pass_over_full_planets() -> None:
    game = Alone().robots("alpha-edge-a", 3).robots("beta-edge-a", 1).card("guardian-1").do("guard delta")
    assert (game.robots_on("alpha-edge-a"), game.robots_on("beta-edge-a")) == (3, 2)


def test_both_robots_of_a_siege_land_where_nothing_defends() -> None:
    game = Alone().planet(MINE, centres=1).card("guardian-3").do("guard delta")
    assert game.on(MINE) == {"robots": 2}
    assert game.robots_around(MINE) == 0


def test_a_siege_of_two_goes_where_robots_are_though_the_defence_is_higher_there() -> None:
    game = Alone().planet(MINE, cities=1, troops=1).planet("beta-middle", troops=1).besieged(MINE, 1)
    game.card("guardian-3").do("guard delta")
    assert game.robots_around(MINE) == 3
    assert game.robots_around("beta-middle") == 0
    assert game.on(MINE) == {"cities": 1, "troops": 1}


def test_with_one_robot_left_a_siege_of_two_loses_the_scenario() -> None:
    game = Alone().supply(robots=1).planet(MINE, troops=1).card("guardian-3").do("guard alpha")
    assert game.verdict == "no-robot"
    assert game.robots_around(MINE) == 0


def test_a_siege_of_two_planets_brings_one_robot_where_the_person_has_one_planet() -> None:
    game = Alone().planet(MINE, troops=2).card("guardian-5").do("guard delta")
    assert game.robots_around(MINE) == 1
    assert game.told.count("robots-besieged") == 1


def test_the_second_robot_of_a_siege_goes_elsewhere_when_the_first_overran_its_planet() -> None:
    game = Alone().planet(MINE, centres=1).planet("beta-middle", cities=1).card("guardian-5").do("guard delta")
    assert game.on(MINE) == {"robots": 1}
    assert game.robots_around("beta-middle") == 1


def test_settlers_and_the_person_are_two_planets_of_a_siege() -> None:
    game = Alone(2).settler(FAR).planet(MINE, troops=1).besieged(MINE, 1).card("guardian-5").do("guard delta")
    assert game.on(MINE) == {"robots": 2}
    assert game.robots_around(FAR) == 1
    assert game.settlers() == [FAR]


def test_a_guardian_that_stands_there_already_destroys_nobody_when_another_one_comes() -> None:
    x, y = NEAR_GUARDIAN
    game = Alone().guardian("alpha").ship(0, "ship-1", (x + 60, y)).card("guardian-3").do("guard gamma")
    assert game.at(0, "ship-1") is not None


# Page 28: losing


def test_what_follows_on_a_card_does_not_happen_once_the_scenario_is_lost() -> None:
    game = Alone().planet(MINE, centres=1)
    for quadrant in ("alpha", "beta", "gamma", "delta"):
        game.guardian(quadrant)
    game.card("guardian-3").start()
    assert game.verdict == "no-guardian"
    assert game.on(MINE) == {"centres": 1}
    assert game.options == []


def test_without_robots_in_the_supply_a_card_that_needs_none_loses_nothing() -> None:
    game = robots_in_five_places().card("guardian-3").do("guard delta")
    assert "nothing-found" in game.told
    assert game.verdict == "open"


def test_where_everything_is_revealed_and_no_robot_is_left_the_scenario_is_lost() -> None:
    game = robots_in_five_places().card("drone-scout").start()
    assert game.verdict == "no-robot"


def test_the_last_guardian_shot_wins_before_any_other_attack() -> None:
    game = Alone(3).guardian("alpha").robots("beta-middle", 1)
    for quadrant in ("alpha", "beta", "gamma", "delta"):
        game.planet(f"{quadrant}-edge-a", cities=1)
    x, y = NEAR_GUARDIAN
    for ship, place in enumerate(((x - 30, y), (x + 30, y), (x, y + 30)), start=1):
        game.ship(0, f"ship-{ship}", place)
    game.ship(0, "ship-4", "beta-middle").ship(0, "ship-5", "beta-middle")
    game.next(ATTACK).do("attack-guardian alpha", "join ship-1", "join ship-2")
    assert game.verdict == "won"
    assert game.options == []
    assert game.robots_on("beta-middle") == 1


def test_a_guardian_that_lies_on_the_deck_does_not_keep_a_scenario_from_being_won() -> None:
    game = Alone(3).planet(MINE, troops=1, outposts=1)
    for quadrant in ("beta", "gamma", "delta"):
        game.planet(f"{quadrant}-edge-a", cities=1)
    game.state.campaign.skips = 2
    game.do("choose build", f"build city {MINE}")
    assert game.state.campaign.skips == 1
    assert game.verdict == "won"


# Page 29: robots


def test_after_the_only_robot_in_orbit_is_rammed_the_planet_is_open_in_the_same_move() -> None:
    game = (
        Alone().quiet().planet(MINE, troops=1).besieged(MINE, 1).ship(0, "ship-1", (360, 360)).ship(0, "ship-2", MINE)
    )
    assert reasons(game.choose("move"), "land")["land ship-2"] == "blockaded"
    flown(game, to=(200, 200), touching=[("robot", 0, "")])
    game.do("land ship-2")
    assert game.on(MINE) == {"troops": 2}


def test_the_second_of_two_robots_in_orbit_keeps_the_planet_blockaded() -> None:
    game = besieging(2).ship(0, "ship-2", (360, 360)).choose("move").do("flick ship-2")
    game.flies("ship-2", to=(200, 200), touching=[("robot", 0, "")]).do("aim 0 50")
    assert game.robots_around(MINE) == 1
    assert reasons(game, "land")["land ship-1"] == "blockaded"


@pytest.mark.parametrize(("first", "left"), [("robot", 0), ("guardian", 1)])
def test_of_a_robot_and_a_guardian_only_the_one_touched_first_is_rammed(first: str, left: int) -> None:
    game = Alone().quiet().guardian("alpha").planet(MINE, troops=1).besieged(MINE, 1).ship(0, "ship-1", (360, 360))
    met = [("robot", 0, ""), ("guardian", 0, "alpha")]
    flown(game, to=(200, 200), touching=met if first == "robot" else met[::-1])
    assert game.robots_around(MINE) == left
    assert game.state.guardians == 1
    assert game.at(0, "ship-1") is None


def test_at_a_planet_with_robots_in_orbit_nothing_is_done_but_flicking_away() -> None:
    game = besieging().planet(MINE, outposts=1, bases=1).choose("move")
    refused = reasons(game, "land", "reposition", "launch", "shift-base")
    assert refused["land ship-1"] == refused["reposition ship-1"] == "blockaded"
    assert {reason for answer, reason in refused.items() if answer.startswith(f"launch {MINE}")} == {"blockaded"}
    assert {reason for answer, reason in refused.items() if answer.startswith("shift-base")} == {"blockaded"}
    assert "flick ship-1" in game.options


def test_at_a_planet_with_robots_in_orbit_nothing_is_built_or_deployed() -> None:
    game = besieging().planet("beta-middle", troops=1).choose("build")
    assert reasons(game, "build")[f"build outpost {MINE}"] == "blockaded"
    game = Alone().quiet().planet(MINE, outposts=1).besieged(MINE, 1).choose("deploy")
    assert reasons(game, "deploy-troop")[f"deploy-troop {MINE}"] == "blockaded"


def test_ships_that_are_warped_among_robots_lie_there_until_the_next_robot_comes() -> None:
    game = Alone().only(f"{MINE}=pink").quiet().planet(MINE, troops=3).besieged(MINE, 1).relics(0, "warp")
    game.card("target-pink").do("choose interact", "relic warp", "part ships", f"at {MINE}", "put far 0", "done")
    assert game.at(0, "ship-1") is not None
    game.do("done")
    assert game.at(0, "ship-1") is None
    assert game.robots_around(MINE) == 2


def test_a_relic_builds_at_a_planet_with_robots_in_orbit_and_they_wait_for_the_next_one() -> None:
    game = besieging(2).relics(0, "teleport-and-build")
    game.do("choose interact", "relic teleport-and-build", "part build", f"build research-centre {MINE}")
    assert game.on(MINE) == {"troops": 1, "centres": 1}
    assert game.robots_around(MINE) == 2
    assert stones(game) == {"pink": 1}


@pytest.mark.parametrize(("whose", "reached"), [("person", True), ("robots", False)])
def test_the_jet_drive_reaches_ones_own_planet_among_robots_but_no_planet_of_robots(whose: str, reached: bool) -> None:
    game = Alone().quiet().ship(0, "ship-1", (309, 184))
    game.state.jet = JET_TOO
    if whose == "person":
        game.planet(MINE, troops=1).besieged(MINE, 1)
        game.state.campaign.robot_x, game.state.campaign.robot_y = [176 * MM], [224 * MM]
    else:
        game.robots(MINE, 1)
    game.choose("move").do("jet ship-1")
    assert ("towards 180" in game.options) == reached


def test_the_jet_drive_may_end_beside_a_guardian_and_beside_robots_in_orbit() -> None:
    """Page 22 counts guardians as enemy ships for ramming alone, page 29 keeps that; robots are no ships (R38)."""
    x, y = NEAR_GUARDIAN
    game = Alone().quiet().guardian("alpha").ship(0, "ship-1", (x, y + 93 + 30))
    game.state.jet = ONLY_JET
    game.choose("move").do("jet ship-1", "towards 270")
    assert game.at(0, "ship-1") == (x, y + 30)
    assert "attack-guardian alpha" not in game.do("done").options  # one ship is too weak


def test_four_starbases_and_all_robots_find_room_in_one_orbit() -> None:
    game = Alone().only(f"{MINE}=pink").planet(MINE, cities=3, bases=4).technology("purple", 2, "B")
    game.besieged(MINE, 11).card("target-pink").start()
    assert game.robots_around(MINE) == 12
    assert game.on(MINE) == {"cities": 3, "bases": 4}


@pytest.mark.parametrize(("room", "told"), [(0, []), (1, [1])])
def test_robots_that_find_no_room_in_an_orbit_go_back_to_the_supply(room: int, told: list[int]) -> None:
    """Mines take all other room, which the campaign does not have: four starbases and all robots find room."""
    game = Alone().planet(MINE, troops=3).fill(MINE, ROBOT_RADIUS)
    state = game.state
    for values in (state.mine_owner, state.mine_x, state.mine_y):
        del values[len(values) - room :]
    game.table.events = []
    besiege(game.table, HOLES.index(MINE), 2)
    assert [facts[0] for _, facts in game.facts("robots-besieged")] == told
    assert ("nothing-found" in game.told) == (not told)
    assert (game.robots_around(MINE), state.robots_left) == (room, 12 - room)


def test_robots_in_orbit_stay_where_they_are_when_the_planet_is_swapped() -> None:
    game = besieging(2).ship(0, "ship-2", "beta-edge-a").relics(0, "matter-swap")
    game.do("choose interact", "relic matter-swap", f"at {MINE}", "at beta-edge-a")
    assert game.on("beta-edge-a") == {"troops": 2}
    assert (game.robots_around(MINE), game.robots_around("beta-edge-a")) == (2, 0)
    closed = {hole["hole"] for hole in game.view["holes"] if hole["blockaded"]}
    assert closed == {MINE}


def test_robots_that_a_swap_brought_to_a_weak_planet_attack_with_the_next_robot_only() -> None:
    game = Alone().only(f"{MINE}=pink", "beta-edge-a=orange").quiet().planet(MINE, troops=3).besieged(MINE, 3)
    game.planet("beta-edge-a", outposts=1).ship(0, "ship-1", MINE).ship(0, "ship-2", "beta-edge-a")
    game.relics(0, "matter-swap").card("target-orange")
    game.do("choose interact", "relic matter-swap", f"at {MINE}", "at beta-edge-a")
    assert game.on(MINE) == {"outposts": 1}
    game.do("done")
    assert game.on(MINE) == {"robots": 3}
    assert game.robots_around(MINE) == 1


# Page 29: relics and guardians


def test_with_three_relics_the_one_won_back_from_a_guardian_goes_to_the_archive() -> None:
    game = destroyed_guardian(Alone().lost_relics("warp").relics(0, "teleport", "teleport", "bonus-move"))
    game.next(ATTACK).do("attack-guardian alpha", "join ship-1", "join ship-2")
    assert game.me.fresh == []
    assert game.state.archive == [0]
    assert game.state.campaign.relics == []


def test_a_destroyed_guardian_brings_no_more_energy_than_was_spent_and_no_relic_where_none_was_discarded() -> None:
    game = destroyed_guardian(Alone())
    game.energy(0, 2, 1).next(ATTACK).do("attack-guardian alpha", "join ship-1", "join ship-2")
    assert (game.me.energy, game.me.spent) == (3, 0)
    assert game.me.fresh == []
    assert game.state.campaign.skips == 1


def test_the_person_takes_a_relic_out_of_the_archive() -> None:
    game = Alone().quiet()
    game.state.archive = [0]
    game.do("choose interact", "take warp")
    assert game.me.relics == [0]


# Page 29: technology cards


def test_the_orange_card_serves_one_attack_of_a_turn() -> None:
    game = Alone().quiet().technology("orange", 1).robots(MINE, 1).robots("beta-middle", 1).ship(0, "ship-1", MINE)
    game.ship(0, "ship-2", "beta-middle").choose("move").do("reposition ship-1", "put far 0", "done")
    game.do(f"attack-planet {MINE}")
    assert game.on(MINE) == {}
    assert game.asked == "end-turn"
    assert game.robots_on("beta-middle") == 1


def test_a_second_centre_on_the_same_planet_brings_the_second_stone() -> None:
    game = Alone().quiet().planet(MINE, troops=1, centres=1).technology("pink", 1)
    game.do("choose build", f"build research-centre {MINE}")
    assert stones(game) == {"pink": 2}


def colours_left(game: Alone) -> list[str]:
    return [colour for colour, count in zip(COLOURS, game.state.tokens, strict=True) if count]


def test_two_blue_planets_do_not_get_the_same_colour() -> None:
    game = Alone().quiet().technology("green", 2, "B").planet("alpha-border-b", troops=1)
    game.planet("beta-border-b", troops=1)
    game.do("choose build", "build research-centre alpha-border-b", "colour pink")
    assert colours_left(game) == ["orange", "purple", "green"]
    game.do("build research-centre beta-border-b")
    assert game.options == ["colour orange", "colour purple", "colour green"]


def test_a_blue_planet_may_get_a_colour_whose_card_has_two_stones() -> None:
    game = Alone().quiet().technology("green", 2).planet("alpha-border-b", troops=1)
    game.do("choose build", "build research-centre alpha-border-b")
    assert "colour green" in game.options
    game.do("colour green")
    assert stones(game) == {"green": 2}


def test_the_second_green_stone_builds_once_more_in_the_turn_it_comes() -> None:
    game = Alone().quiet().technology("green", 1).planet("alpha-border-a", troops=1).planet(MINE, troops=1)
    game.do("choose build", "build research-centre alpha-border-a")
    assert stones(game) == {"green": 2}
    assert f"build outpost {MINE}" in game.options


def test_the_second_orange_stone_shoots_at_long_range_in_the_turn_it_comes() -> None:
    game = Alone().quiet().technology("orange", 1).planet("alpha-edge-a", troops=1).guardian("alpha")
    x, y = NEAR_GUARDIAN
    for ship, place in enumerate(((x + 85, y), (x, y + 85), (x - 85, y)), start=1):
        game.ship(0, f"ship-{ship}", place)
    game.do("choose build", "build research-centre alpha-edge-a")
    assert "attack-guardian alpha" in game.options


def test_the_second_purple_stone_defends_from_the_next_card_on() -> None:
    game = Alone().only("alpha-edge-b=purple").quiet().technology("purple", 1).planet("alpha-edge-b", troops=1)
    game.card("target-purple").do("choose build", "build research-centre alpha-edge-b", "end-turn")
    assert game.on("alpha-edge-b") == {"centres": 1}
    assert game.robots_around("alpha-edge-b") == 1


def test_purple_cards_defend_planets_of_the_person_not_of_robots() -> None:
    game = Alone().technology("purple", 2).robots(MINE, 1).ship(0, "ship-1", MINE).ship(0, "ship-2", MINE)
    assert game.next(ATTACK).options == [f"attack-planet {MINE}", "done"]


# Page 29: megastructures


def test_a_megastructure_is_found_and_controlled_in_one_move() -> None:
    game = Alone(4).quiet().face_down([ARTIFACTS[0]], ["artifact"], ["warp"]).ship(0, "ship-1", ARTIFACTS[0])
    game.energy(0, 2).choose("move").do(f"discover {ARTIFACTS[0]}", f"seize {ARTIFACTS[0]}")
    assert game.goals()["megastructures"] == (1, False)
    assert game.me.energy == 0


def test_several_megastructures_are_controlled_in_one_move_and_control_needs_no_ship_afterwards() -> None:
    game = Alone(4).quiet().ship(0, "ship-1", ARTIFACTS[0]).ship(0, "ship-2", ARTIFACTS[1])
    game.energy(0, 4).choose("move").do(f"seize {ARTIFACTS[0]}", f"seize {ARTIFACTS[1]}")
    flown(game, to=None)
    assert game.goals()["megastructures"] == (2, False)


def test_one_deployment_goes_to_the_gate_and_another_to_a_megastructure() -> None:
    game = controlled(Alone(4).quiet(), ARTIFACTS[1]).choose("deploy")
    game.do(
        "deploy-ship ship-1", f"at {ARTIFACTS[1]}", "put near 0", "deploy-ship ship-2", "at alpha-gate", "put near 0"
    )
    orbits = [ship["orbit"] for ship in game.view["players"][0]["ships"]]
    assert orbits[:2] == [ARTIFACTS[1], "alpha-gate"]


def test_no_ship_is_warped_to_a_megastructure_and_no_starbase_built_there() -> None:
    game = controlled(Alone(4).quiet(), ARTIFACTS[1]).planet(MINE, troops=1).relics(0, "warp")
    game.do("choose interact", "relic warp", "part ships")
    assert game.options == [f"at {MINE}", "done"]
    game = controlled(Alone(4).quiet(), ARTIFACTS[1]).ship(0, "ship-1", ARTIFACTS[1]).ship(0, "ship-2", ARTIFACTS[1])
    assert "choose build" not in game.options


def test_a_ship_deployed_at_a_megastructure_is_destroyed_by_a_guardian_that_comes_near() -> None:
    game = controlled(Alone(4), ARTIFACTS[1]).ship(0, "ship-1", ARTIFACTS[1]).card("guardian-1").do("guard beta")
    assert game.at(0, "ship-1") is None
    assert game.goals()["megastructures"] == (1, False)


# Page 29: libraries


def test_the_only_other_planet_of_the_colour_being_full_a_library_of_the_person_is_besieged() -> None:
    game = library(Alone(5).only(f"{MINE}=pink", "beta-middle=pink"), MINE).planet(MINE, troops=1)
    game.robots("beta-middle", 3).card("target-pink").start()
    assert game.robots_around(MINE) == 1


def test_a_planet_of_nobody_is_found_beside_a_library_of_nobody() -> None:
    game = library(Alone(5).only(f"{MINE}=pink", "beta-middle=pink"), MINE).ship(0, "ship-1", MINE)
    game.card("target-pink").start()
    assert game.robots_on("beta-middle") == 1
    assert game.at(0, "ship-1") is not None


def test_one_robot_attacks_a_library_that_nothing_defends_and_goes_back_to_the_supply() -> None:
    game = library(Alone(5).only(f"{MINE}=pink"), MINE).planet(MINE, centres=1).ship(0, "ship-1", MINE)
    game.card("target-pink").start()
    assert game.on(MINE) == {}
    assert game.owner(MINE) == -1
    assert game.at(0, "ship-1") is None
    assert game.state.robots_left == 12
    assert found(game) == [MINE]
    assert place_at(game, MINE) == "pink"


def test_a_starbase_alone_controls_a_library_and_defends_it() -> None:
    game = library(Alone(5).only(f"{MINE}=pink"), MINE).planet(MINE, bases=1).card("target-pink").start()
    assert game.on(MINE) == {"bases": 1}
    assert game.robots_around(MINE) == 1


def test_a_siege_of_two_planets_goes_on_after_the_first_attacked_a_library() -> None:
    game = library(Alone(5), MINE).planet(MINE, centres=1).planet("beta-middle", troops=2)
    game.card("guardian-5").do("guard delta")
    assert game.on(MINE) == {}
    assert game.robots_around("beta-middle") == 1


def test_a_library_adds_nothing_to_what_defends_its_planet_and_outlasts_every_attack() -> None:
    """Page 29: its defence is 0; two attacks later it still lies there, and nobody has destroyed its planet."""
    game = library(Alone(5), MINE).only(f"{MINE}=pink", "beta-edge-a=orange").planet(MINE, centres=2)
    for _ in range(2):
        assert game.view["holes"][HOLES.index(MINE)]["defence"] == 0
        game.next(PINK_CARD).start()
        assert (game.on(MINE), game.robots_around(MINE), found(game)) == ({}, 0, [MINE])
        game.planet(MINE, centres=1)
    assert place_at(game, MINE) == "pink"


def test_a_besieged_library_is_closed_to_landing_and_building() -> None:
    game = library(Alone(5).quiet(), MINE).planet(MINE, troops=1).besieged(MINE, 1).ship(0, "ship-1", MINE)
    assert reasons(game.choose("move"), "land")["land ship-1"] == "blockaded"


def test_a_research_centre_beside_a_library_brings_a_stone_and_no_colour_is_chosen() -> None:
    game = library(Alone(5).quiet(), MINE).planet(MINE, troops=1).do("choose build", f"build research-centre {MINE}")
    assert stones(game) == {"pink": 1}
    assert game.state.tokens == [1, 1, 1, 1]


def test_a_library_and_its_settlers_leave_the_robots_in_orbit_behind_when_swapped() -> None:
    game = library(Alone(5).quiet(), MINE).settler(MINE).besieged(MINE, 1).ship(0, "ship-1", MINE)
    game.ship(0, "ship-2", "beta-edge-a").relics(0, "matter-swap")
    game.do("choose interact", "relic matter-swap", f"at {MINE}", "at beta-edge-a")
    assert found(game) == ["beta-edge-a"]
    assert game.settlers() == ["beta-edge-a"]
    assert (game.robots_around(MINE), game.robots_around("beta-edge-a")) == (1, 0)


def test_a_swap_that_brings_a_library_to_a_ship_brings_its_settler_there_at_once() -> None:
    game = library(Alone(5).quiet(), MINE).ship(0, "ship-1", "beta-edge-a").settler("ship-1").ship(0, "ship-2", MINE)
    game.relics(0, "matter-swap").do("choose interact", "relic matter-swap", f"at {MINE}", "at beta-edge-a")
    assert game.settlers() == ["beta-edge-a"]


def test_a_settler_kept_aboard_by_a_full_planet_comes_there_as_soon_as_a_troop_leaves() -> None:
    game = library(Alone(5).quiet(), MINE).planet(MINE, troops=3).ship(0, "ship-1", MINE).settler("ship-1")
    game.choose("move").do(f"launch {MINE} ship-2")
    game.do(first_put(game))
    assert game.settlers() == [MINE]


def test_where_the_most_robots_are_sought_a_library_is_none_of_the_places() -> None:
    game = library(Alone(5).only(f"{MINE}=pink", "beta-edge-a=orange"), MINE).robots("beta-edge-a", 3)
    game.card("drone-scout").start()
    assert game.verdict == "no-place"
    assert game.robots_on(MINE) == 0


def test_robots_in_orbit_do_not_keep_a_settler_from_a_library() -> None:
    game = library(Alone(5).quiet(), MINE).settler(MINE, "red").besieged(MINE, 1)
    flown(game.ship(0, "ship-1", (360, 360)).settler("ship-1"), to=orbit_of(MINE))
    assert game.settlers() == [MINE, MINE]


MINE = "alpha-middle"
"""A pink planet of the person's home quadrant."""


def test_the_orange_card_adds_to_an_attack_beside_the_bonus_of_a_relic() -> None:
    """The bonus of a relic goes together with those of technologies: one ship, two and one are more than three."""
    game = Alone().quiet().technology("orange", 1).robots(MINE, 3).ship(0, "ship-1", MINE).relics(0, "attack-bonus")
    game.do("choose interact", "relic attack-bonus", "part attack", "done")
    assert f"attack-planet {MINE}" in game.options


@pytest.mark.parametrize(("side", "robots"), [("A", 1), ("B", 2)])
def test_the_first_orange_stone_counts_in_the_attacks_of_the_turn_it_comes(side: str, robots: int) -> None:
    """The stone of the new centre lies on the card before the attacks: one ship and the card suffice."""
    game = Alone().quiet().technology("orange", 0, side).planet("alpha-edge-a", troops=1)
    game.robots(MINE, robots).ship(0, "ship-1", MINE).do("choose build", "build research-centre alpha-edge-a")
    assert stones(game) == {"orange": 1}
    assert f"attack-planet {MINE}" in game.options


def test_a_pink_stone_that_comes_in_a_move_gives_its_flick_in_that_move() -> None:
    """Two flicks and the one of the card: after the first flick two are left."""
    game = hall().settler(MINE, "red")
    flown(game, to=orbit_of(MINE))
    assert stones(game) == {"pink": 1}
    assert game.state.left == 2


def test_an_orange_stone_that_comes_in_a_move_counts_in_the_attacks_after_it() -> None:
    """The second settler on an orange library brings the stone before the attacks."""
    game = library(Alone(5).quiet(), "alpha-edge-a").settler("alpha-edge-a", "red").robots("beta-middle", 1)
    game.ship(0, "ship-1", (360, 360)).settler("ship-1").ship(0, "ship-2", "beta-middle")
    flown(game, to=orbit_of("alpha-edge-a")).do("done")
    assert stones(game) == {"orange": 1}
    assert "attack-planet beta-middle" in game.options


def test_a_blue_planet_that_scouts_reveal_has_its_library_before_they_search_on() -> None:
    """Colour and library come as soon as it is revealed; that no other place is left to reveal shows afterwards."""
    game = Alone(5).only().face_down(["beta-middle"], ["blue"], ["warp"]).card("guardian-2").do("guard delta")
    assert (game.asked, game.verdict) == ("terraform", "open")
    game.do("colour pink")
    assert game.verdict == "no-place"
