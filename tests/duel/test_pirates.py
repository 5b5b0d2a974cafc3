"""Pirates (pages 8 and 9): the demand, the battle, what a pirate takes and what beating it brings."""

from __future__ import annotations

import pytest

from orrery.games.duel.facts.cards import (
    CARDS,
    COMBAT_DIE,
    FUEL,
    KIND,
    KNOWLEDGE,
    ORE,
    PENALTY,
    PIRATE,
    SCIENCE,
    STORAGE,
    STRENGTH,
    TRADE,
)
from orrery.games.duel.position.state import NOTHING, PUBLIC
from orrery.games.duel.rules.scoring import medals

from .scenario import Scenario, Value

PIRATES = [
    ("pirate-2a", 2, "nothing"),
    ("pirate-3a", 3, "nothing"),
    ("pirate-2b", 2, "nothing"),
    ("pirate-3b", 3, "nothing"),
    ("pirate-4a", 4, "nothing"),
    ("pirate-4b", 4, "cannon"),
    ("pirate-5a", 5, "engine"),
    ("pirate-5b", 5, "centre"),
    ("pirate-6a", 6, "centre"),
    ("pirate-6b", 6, "centre"),
    ("pirate-7", 7, "centre"),
]
LOSSES = [
    ((2, 0), (1, 0), [1]),
    ((1, 2), (0, 2), [1]),
    ((0, 2), (1, 1), [2]),
    ((0, 1), (1, 0), [2]),
    ((0, 0), (0, 0), []),
]
FULL = {"ore": 2, "fuel": 2, "carbon": 2, "food": 2, "trade_goods": 2}
CANNONS_OF_STRENGTH = {1: (1, 0), 2: (2, 0), 3: (3, 0), 4: (2, 1), 5: (1, 2), 6: (0, 3)}


def pirate_ahead(pirate: str, *dice: int | str, **mine: Value) -> Scenario:
    """A flight into sector 1 is about to meet this pirate; dice and further cards are dealt after it."""
    game = Scenario().set(0, **mine)
    if pirate in ("pirate-2a", "pirate-3a"):
        game.sector(1, pirate)
    else:
        game.refilled(1, pirate)
    return game.deals(pirate, *dice)


def lost_to(pirate: str, **mine: Value) -> Scenario:
    """The player has fought this pirate and lost; the pirate had the best roll, the player the worst."""
    return pirate_ahead(pirate, 1, 4, **mine).do("fly 1", "fight")


# The demand


def test_the_flyer_is_asked_while_the_rival_keeps_the_pirate_secret() -> None:
    game = pirate_ahead("pirate-2a").do("fly 1")
    assert (game.asked, game.asked_seat, game.options) == ("face-pirate", 0, ["pay", "fight"])
    assert game.path() == []
    flyer, rival, spectator = (game.view(seat)["flight"] for seat in (0, 1, None))
    assert flyer is not None
    assert rival is not None
    assert spectator is not None
    assert (flyer["pirate_met"], flyer["pirate"]) == (True, None)
    assert (rival["pirate_met"], rival["pirate"]) == (True, "pirate-2a")
    assert (spectator["pirate_met"], spectator["pirate"]) == (True, None)


def test_the_event_of_the_meeting_names_the_pirate_to_the_rival_only() -> None:
    game = pirate_ahead("pirate-2a").do("fly 1")
    met = game.events[-1]
    assert met.kind.name == "pirate-met"
    assert met.seen_by(1) == {"card": CARDS.index("pirate-2a")}
    assert met.seen_by(0) == met.seen_by(None) == {"card": None}


@pytest.mark.parametrize(("answer", "told"), [("pay", "tribute-paid"), ("fight", "battle-fought")])
def test_after_the_decision_the_pirate_is_laid_open_for_all(answer: str, told: str) -> None:
    game = pirate_ahead("pirate-2a", 1, 4).do("fly 1", answer)
    assert game.state.encounter == NOTHING
    assert game.state.known[CARDS.index("pirate-2a")] == PUBLIC
    assert game.events[game.told.index(told)].seen_by(None)["card"] == CARDS.index("pirate-2a")


def test_a_pirate_put_on_top_by_the_sensor_is_known_to_the_flyer() -> None:
    game = Scenario(sensor=1).sector(1, "pirate-2a", "aigel-x").deals("pirate-2a", "aigel-x")
    game.do("fly 1", "bottom aigel-x", "top pirate-2a", "fly-on")
    assert game.asked == "face-pirate"
    flyer, spectator = game.view(0)["flight"], game.view(None)["flight"]
    assert flyer is not None
    assert spectator is not None
    assert flyer["pirate"] == "pirate-2a"
    assert spectator["pirate"] is None


def test_a_pirate_put_below_by_the_sensor_is_known_to_the_flyer_who_gets_that_far() -> None:
    game = Scenario(sensor=1, die=3, engines=(0, 3)).sector(1, "pirate-2a", "aigel-x").sector(2, "pirate-3a")
    game.deals("pirate-2a", "aigel-x").do("fly 1", "top aigel-x", "bottom pirate-2a", *["fly-on"] * 9)
    assert (len(game.state.path), game.asked) == (8, "face-pirate")
    flight = game.view(0)["flight"]
    assert flight is not None
    assert flight["pirate"] == "pirate-2a"


@pytest.mark.parametrize("pirate", [pirate for pirate, _, _ in PIRATES])
def test_every_pirate_demands_three_astro(pirate: str) -> None:
    game = pirate_ahead(pirate, astro=3).do("fly 1", "pay")
    assert game.me.astro == 0
    assert game.facts("tribute-paid") == [(0, [CARDS.index(pirate), 3])]


def test_the_three_astro_go_to_the_common_supply() -> None:
    game = pirate_ahead("pirate-2a").set(1, astro=5).do("fly 1", "pay")
    assert (game.me.astro, game.rival.astro) == (17, 5)


def test_who_pays_flies_on() -> None:
    game = pirate_ahead("pirate-2a", "aigel-x").sector(1, "pirate-2a", "aigel-x").do("fly 1", "pay")
    assert (game.asked, game.options) == ("fly-on", ["fly-on", "end-flight"])
    assert game.do("fly-on").path() == ["pirate-2a", "aigel-x"]


def test_a_paid_pirate_returns_to_the_sector_and_both_know_it_there() -> None:
    game = pirate_ahead("pirate-2a").do("fly 1", "pay", "end-flight")
    assert CARDS.index("pirate-2a") in game.state.sectors[0]
    assert len(game.state.sectors[0]) == 9
    assert all("pirate-2a" in game.view(seat)["sectors"][0]["seen"] for seat in (0, 1))
    assert game.me.pirates == []


@pytest.mark.parametrize("astro", [0, 2])
def test_who_holds_fewer_than_three_astro_has_to_fight_without_a_question(astro: int) -> None:
    game = pirate_ahead("pirate-2a", 1, 4, astro=astro).do("fly 1")
    assert "battle-fought" in game.told
    assert (game.me.astro, game.asked) == (astro, "trade-and-build")


# The battle


def test_the_battle_value_is_the_combat_die_plus_the_strength_of_the_cannons() -> None:
    game = pirate_ahead("pirate-2a", 3, 1, cannons=(2, 1)).do("fly 1", "fight")
    assert game.facts("battle-fought") == [(0, [CARDS.index("pirate-2a"), 7, 3])]


@pytest.mark.parametrize(("cannons", "value"), [((0, 0), 2), ((1, 0), 3), ((3, 0), 5), ((0, 1), 4), ((0, 3), 8)])
def test_cannons_count_their_strength(cannons: tuple[int, int], value: int) -> None:
    game = pirate_ahead("pirate-2a", 2, 4, cannons=cannons).do("fly 1", "fight")
    assert game.facts("battle-fought")[0][1][1] == value


def test_the_combat_die_is_rolled_not_the_production_die() -> None:
    assert sorted(COMBAT_DIE) == [1, 2, 2, 3, 3, 4]
    game = pirate_ahead("pirate-2a", 4, 4).do("fly 1", "fight")
    assert game.facts("battle-fought")[0][1][1:] == [6, 6]


def test_every_pirate_card_is_listed_here() -> None:
    assert sorted(CARDS.index(pirate) for pirate, _, _ in PIRATES) == [
        card for card, kind in enumerate(KIND) if kind == PIRATE
    ]
    words = ["nothing", "cannon", "engine", "centre"]
    for pirate, strength, penalty in PIRATES:
        card = CARDS.index(pirate)
        assert (STRENGTH[card], words[PENALTY[card]]) == (strength, penalty)


@pytest.mark.parametrize(("pirate", "strength"), [(pirate, strength) for pirate, strength, _ in PIRATES])
def test_an_equal_value_beats_the_pirate_for_one_resource_and_one_medal(pirate: str, strength: int) -> None:
    game = pirate_ahead(pirate, 3, 2, cannons=CANNONS_OF_STRENGTH[strength - 1]).do("fly 1", "fight")
    assert game.facts("battle-fought") == [(0, [CARDS.index(pirate), strength + 2, strength + 2])]
    assert game.me.pirates == [CARDS.index(pirate)]
    assert medals(game.me) == 1
    assert (game.asked, game.options) == (
        "take-resource",
        ["take ore", "take fuel", "take carbon", "take food", "take trade-goods"],
    )
    assert game.do("take ore").me.stock == [1, 0, 0, 0, 0, 0]
    assert game.asked == "fly-on"


@pytest.mark.parametrize(("pirate", "strength", "penalty"), PIRATES)
def test_a_lower_value_loses_to_the_pirate_and_costs_its_penalty(pirate: str, strength: int, penalty: str) -> None:
    ones, twos = CANNONS_OF_STRENGTH[strength - 1]
    game = pirate_ahead(pirate, 2, 2, cannons=(ones, twos), engines=(2, 1), science=1).do("fly 1", "fight")
    assert game.facts("battle-lost") == [(0, [CARDS.index(pirate)])]
    assert game.me.pirates == []
    assert (game.me.engines1, game.me.engines2) == ((1, 1) if penalty == "engine" else (2, 1))
    assert (game.me.cannons1, game.me.cannons2) == ((ones - 1, twos) if penalty == "cannon" else (ones, twos))
    assert game.me.centres[SCIENCE] == (0 if penalty == "centre" else 1)


# The pirate wins


def test_a_lost_battle_ends_the_flight_at_once() -> None:
    game = lost_to("pirate-2a", engines=(3, 0))
    assert (game.asked, game.state.sector, game.state.path) == ("trade-and-build", NOTHING, [])
    assert game.told[-1] == "flight-ended"


def test_the_victorious_pirate_returns_to_the_sector_and_both_know_it_there() -> None:
    game = lost_to("pirate-2a")
    assert CARDS.index("pirate-2a") in game.state.sectors[0]
    assert len(game.state.sectors[0]) == 9
    assert all("pirate-2a" in game.view(seat)["sectors"][0]["seen"] for seat in (0, 1))


def test_after_a_lost_battle_the_trade_and_build_phase_follows_as_usual() -> None:
    game = lost_to("pirate-2a", fuel=2)
    assert "build engine-1" in game.options


@pytest.mark.parametrize(("before", "after", "told"), LOSSES)
def test_losing_a_cannon_takes_strength_one_first_and_lowers_a_two_otherwise(
    before: tuple[int, int], after: tuple[int, int], told: list[int]
) -> None:
    game = lost_to("pirate-4b", cannons=before)
    assert (game.me.cannons1, game.me.cannons2) == after
    assert [facts[0] for _, facts in game.facts("cannon-lost")] == told
    assert (game.me.engines1, game.me.engines2) == (2, 0)


@pytest.mark.parametrize(("before", "after", "told"), LOSSES)
def test_losing_an_engine_takes_strength_one_first_and_lowers_a_two_otherwise(
    before: tuple[int, int], after: tuple[int, int], told: list[int]
) -> None:
    game = lost_to("pirate-5a", engines=before)
    assert (game.me.engines1, game.me.engines2) == after
    assert [facts[0] for _, facts in game.facts("engine-lost")] == told
    assert (game.me.cannons1, game.me.cannons2) == (2, 0)


def test_a_lost_engine_can_be_built_again() -> None:
    game = lost_to("pirate-5a", engines=(3, 0), fuel=2).do("build engine-1")
    assert game.me.engines1 == 3


def test_losing_a_centre_leaves_the_choice_among_all_built_ones() -> None:
    game = lost_to("pirate-5b", storage=2, science=1, trade=1)
    assert (game.asked, game.asked_seat) == ("give-up-centre", 0)
    assert game.options == ["lose storage", "lose science", "lose trade"]


def test_a_lost_centre_of_level_two_falls_back_to_level_one() -> None:
    game = lost_to("pirate-5b", science=2, trade=1).do("lose science")
    assert (game.me.centres[SCIENCE], game.me.centres[TRADE]) == (1, 1)
    assert game.facts("centre-lost") == [(0, [SCIENCE, 2])]


def test_a_lost_centre_of_level_two_returns_to_the_supply_where_the_rival_may_take_it() -> None:
    game = pirate_ahead("pirate-5b", 1, 4, 3, science=2, trade=1)
    game.set(1, science=1, storage=1, ore=1, carbon=1, food=2).do("fly 1", "fight", "lose science", "end-turn", "stay")
    assert game.asked_seat == 1
    assert "build science-2" in game.options
    assert game.do("build science-2").rival.centres[SCIENCE] == 2


def test_while_the_owner_keeps_it_the_rival_may_not_build_the_same_level_two() -> None:
    game = pirate_ahead("pirate-5b", 1, 4, 3, science=2, trade=1)
    game.set(1, science=1, storage=1, ore=1, carbon=1, food=2).do("fly 1", "fight", "lose trade", "end-turn", "stay")
    assert "build science-2" not in game.options


def test_a_lost_centre_of_level_two_may_be_built_again_by_its_owner() -> None:
    game = lost_to("pirate-5b", science=2, trade=1, ore=1, carbon=1, food=2).do("lose science", "build science-2")
    assert game.me.centres[SCIENCE] == 2


def test_a_lost_centre_of_level_one_is_covered_and_may_be_rebuilt() -> None:
    game = lost_to("pirate-5b", science=1, trade=1, ore=1, carbon=1, food=1).do("lose trade")
    assert game.me.centres[TRADE] == 0
    assert game.do("build trade-1").me.centres[TRADE] == 1


def test_a_lost_centre_of_level_one_has_to_be_rebuilt_before_level_two() -> None:
    game = lost_to("pirate-5b", science=1, storage=1, ore=1, carbon=1, food=2).do("lose science")
    assert "build science-1" in game.options
    assert "build science-2" not in game.options


def test_a_centre_of_level_one_under_a_level_two_cannot_be_lost() -> None:
    game = lost_to("pirate-5b", science=2)
    assert game.me.centres[SCIENCE] == 1


def test_who_has_no_centre_loses_none() -> None:
    game = lost_to("pirate-5b")
    assert game.asked == "trade-and-build"
    assert "centre-lost" not in game.told


@pytest.mark.parametrize(("level", "held", "kept"), [(1, 3, 2), (2, 4, 3), (2, 2, 2)])
def test_losing_storage_loses_what_no_longer_fits(level: int, held: int, kept: int) -> None:
    game = lost_to("pirate-5b", storage=level, ore=held, fuel=1, knowledge=4)
    assert game.me.centres[STORAGE] == level - 1
    assert (game.me.stock[ORE], game.me.stock[FUEL], game.me.stock[KNOWLEDGE]) == (kept, 1, 4)
    assert game.facts("stock-trimmed") == ([(0, [ORE, held - kept])] if held > kept else [])


# The pirate loses


def test_a_beaten_pirate_leaves_the_sector_and_lies_with_the_winner() -> None:
    game = pirate_ahead("pirate-2a", 4, 1).do("fly 1", "fight", "take ore", "end-flight")
    assert game.me.pirates == [CARDS.index("pirate-2a")]
    assert all(CARDS.index("pirate-2a") not in stack for stack in game.state.sectors)


def test_the_reserve_fills_the_place_of_a_beaten_pirate_openly() -> None:
    game = pirate_ahead("pirate-2a", 4, 1, "asteroids-2").do("fly 1", "fight", "take ore")
    assert game.path() == ["asteroids-2"]
    assert len(game.state.reserve[0]) == 6
    game.do("end-flight")
    assert len(game.state.sectors[0]) == 9
    assert all("asteroids-2" in game.view(seat)["sectors"][0]["seen"] for seat in (0, 1))


def test_the_reward_is_taken_before_the_reserve_shows_its_card() -> None:
    game = pirate_ahead("pirate-2a", 4, 1, "asteroids-2").do("fly 1", "fight")
    assert (game.asked, game.path(), "refilled" in game.told) == ("take-resource", ["gap"], False)
    assert game.do("take ore").told[-2:] == ["resource-taken", "refilled"]


def test_variant_the_place_of_a_beaten_pirate_is_filled_face_down() -> None:
    game = Scenario(options={"refill": "face-down"}).sector(1, "pirate-2a").deals("pirate-2a", 4, 1, "asteroids-2")
    game.do("fly 1", "fight", "take ore")
    flight = game.view(0)["flight"]
    assert flight is not None
    assert flight["path"] == [{"card": None, "face_down": True, "turned": False}]


def test_an_empty_reserve_leaves_a_gap_where_the_pirate_lay() -> None:
    game = pirate_ahead("pirate-2a", 4, 1)
    for pile in game.state.reserve:
        game.state.sectors[3].extend(pile)
        pile.clear()
    assert game.do("fly 1", "fight", "take ore").path() == ["gap"]
    game.do("end-flight")
    assert len(game.state.sectors[0]) == 8


@pytest.mark.parametrize("answer", ["pay", "fight"])
def test_an_encounter_is_no_action(answer: str) -> None:
    game = pirate_ahead("pirate-2a", 4, 1, **FULL).do("fly 1", answer)
    assert (game.asked, game.state.actions_taken, game.state.turned) == ("fly-on", 0, [0])


def test_no_action_is_possible_with_the_card_that_replaced_a_pirate() -> None:
    game = pirate_ahead("pirate-2a", 4, 1, "diplomats-station-3").do("fly 1", "fight", "take ore")
    assert game.path() == ["diplomats-station-3"]
    assert (game.asked, game.options) == ("fly-on", ["fly-on", "end-flight"])


def test_the_flight_goes_on_after_a_beaten_pirate_with_all_actions_left() -> None:
    game = pirate_ahead("pirate-2a", 4, 1, "asteroids-1", "aigel-x").sector(1, "pirate-2a", "aigel-x")
    game.do("fly 1", "fight", "take food", "fly-on")
    assert game.path() == ["asteroids-1", "aigel-x"]
    assert game.do("buy ore 1").asked == "fly-on"
    assert (game.state.actions_taken, game.state.turned) == (1, [0, 1])


@pytest.mark.parametrize("answer", ["pay", "fight"])
def test_a_pirate_takes_a_place_in_the_path_like_any_card(answer: str) -> None:
    game = pirate_ahead("pirate-2a", 4, 1, engines=(0, 0), **FULL)
    assert game.do("fly 1", answer).asked == "trade-and-build"


def test_two_pirates_can_be_met_in_one_flight() -> None:
    game = pirate_ahead("pirate-2a", "pirate-3a", 4, 1).sector(1, "pirate-2a", "pirate-3a")
    game.do("fly 1", "pay", "fly-on", "fight", "take ore")
    assert (game.me.astro, game.me.pirates) == (17, [CARDS.index("pirate-3a")])


def test_the_reward_is_a_resource_of_choice_that_still_fits_and_never_knowledge() -> None:
    game = pirate_ahead("pirate-2a", 4, 1, ore=2, fuel=2, food=1).do("fly 1", "fight")
    assert game.options == ["take carbon", "take food", "take trade-goods"]


def test_the_reward_is_lost_when_every_store_is_full() -> None:
    game = pirate_ahead("pirate-2a", 4, 1, **FULL).do("fly 1", "fight")
    assert game.asked == "fly-on"
    assert game.me.stock == [2, 2, 2, 2, 2, 0]
    assert medals(game.me) == 1
