"""'Oumuamua (species sheet): the tile as a planet and as a place for signals, exofossils, its board."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from orrery.core.table import with_value

from .species import Found


def oumuamua(seats: int = 2, **mine: int | Sequence[str]) -> Found:
    """Found; the tile lies on 3-5, in the sector of Earth and of 61 Virginis."""
    return Found(seats=seats, species=("oumuamua", "mascamites"), discovered=["oumuamua"], **mine)


def tile(game: Found) -> tuple[list[int], int]:
    """Markers and data on the tile."""
    entry = next(star for star in game.view(0)["stars"] if star["star"] == "oumuamua")
    return entry["signals"], entry["data"]


# Set-up


def test_the_tile_closes_the_gap_of_disc_3_with_three_data_on_it() -> None:
    game = Found(species=("oumuamua", "mascamites"))
    assert game.view(0)["sky"][21] == {"kind": "empty", "planet": None, "publicity": False}
    assert [star["star"] for star in game.view(0)["stars"]].count("oumuamua") == 0
    game.discover("oumuamua")
    assert game.view(0)["sky"][21] == {"kind": "planet", "planet": "oumuamua", "publicity": True}
    assert tile(game) == ([], 3)


def test_a_probe_on_that_space_is_put_on_the_tile_and_brings_its_owner_publicity() -> None:
    game = Found(seats=3, species=("oumuamua", "mascamites"), probes=["3-5"], publicity=4)
    game.set(1, probes=["3-5"], publicity=7).set(2, probes=["3-4"], publicity=4).discover("oumuamua").start()
    assert [player.publicity for player in game.state.players] == [5, 8, 4]
    assert "oumuamua" in game.offers("orbit")


def test_a_capsule_on_that_space_brings_publicity_too() -> None:
    game = Found(species=("oumuamua", "mascamites"), discovered=["mascamites"], publicity=4)
    game.samples([1, 2, 3], [4, 5, 6], [7]).capsule(0, 2, "3-5").discover("oumuamua").start()
    assert game.me.publicity == 5


def test_being_put_on_the_tile_is_no_visit() -> None:
    game = Found(species=("oumuamua", "mascamites"), missions=["advanced-navigation-system"])
    game.set(0, probes=["3-5"]).discover("oumuamua")
    assert (game.asked, game.me.filled) == ("main-action", [0])


def test_subtlety_18_the_tile_moves_with_disc_3_and_carries_probes() -> None:
    game = oumuamua(probes=["oumuamua"], publicity=4).about_to_rotate(2).start()
    assert (game.space("oumuamua"), game.probes()) == (game.space("3-5"), ["3-5"])
    game.about_to_rotate(1).start()
    assert (game.space("oumuamua"), game.probes(), game.me.publicity) == (game.space("3-4"), ["3-4"], 4)


# The board


@pytest.mark.parametrize("color", ["red", "yellow", "blue"])
@pytest.mark.parametrize(
    ("row", "held", "left", "points", "card"),
    [
        ("row-1", 4, 0, 25, 0),
        ("row-2", 0, 1, 3, 1),
        ("row-3", 0, 0, 3, 1),
        ("row-4", 0, 1, 2, 0),
        ("row-5", 1, 0, 6, 0),
    ],
)
def test_the_spaces_of_the_board(color: str, row: str, held: int, left: int, points: int, card: int) -> None:
    game = oumuamua(score=0, exofossils=held).open_card("race-against-time").about_to_mark(color)
    game.do(f"trace left {color} {row}", *["take race-against-time"] * card)
    assert (game.me.score, game.me.exofossils, len(game.hand()), game.asked) == (points, left, card, "end-turn")


@pytest.mark.parametrize(("exofossils", "rows"), [(0, []), (1, ["row-5"]), (3, ["row-5"]), (4, ["row-1", "row-5"])])
def test_a_space_needs_its_exofossils_before_its_reward(exofossils: int, rows: list[str]) -> None:
    game = oumuamua(exofossils=exofossils).about_to_mark("blue")
    offers = [text.removeprefix("left blue ") for text in game.offers("trace")]
    assert [row for row in ("row-1", "row-5") if row in offers] == rows


def test_the_top_space_is_marked_any_number_of_times_and_paid_each_time() -> None:
    game = oumuamua(score=0, exofossils=2).about_to_mark("red", "red", "red")
    game.do("trace left red row-5", "trace left red row-5")
    assert (game.me.score, game.me.exofossils) == (12, 0)
    assert "left red row-5" not in game.offers("trace")


def test_the_other_spaces_take_one_marker() -> None:
    game = oumuamua(exofossils=8).trace(1, "left", "red", "row-1").trace(1, "left", "red", "row-4").about_to_mark("red")
    offers = game.offers("trace")
    assert "left red row-1" not in offers
    assert "left red row-4" not in offers
    assert "left red row-5" in offers


def test_exofossils_are_worth_nothing_at_the_end_and_cannot_be_exchanged() -> None:
    game = oumuamua(score=10, exofossils=5, credit=0, energy=0)
    assert sum(game.final().values()) == 10
    assert game.offers("exchange") == []


# As a planet


def test_each_visit_gives_publicity() -> None:
    game = oumuamua(probes=["2-5"], energy=3, publicity=4)
    game.do("burn", "fly 2-5 outward", "burn", "fly 3-5 outward", "burn", "fly 4-5 inward")
    assert (game.probes(), game.me.publicity) == (["3-5"], 7)


def test_an_orbiter_costs_as_usual_and_pays_points_an_exofossil_and_a_signal() -> None:
    game = oumuamua(probes=["oumuamua"], credit=1, energy=1, score=0).open_card("race-against-time")
    game.do("orbit oumuamua")
    assert (game.me.credit, game.me.energy, game.me.score, game.me.exofossils) == (0, 0, 10, 1)
    assert game.offers("signal") == ["61-virginis", "oumuamua"]
    game.do("signal oumuamua", "take race-against-time")
    assert (tile(game), game.me.data, game.me.score) == (([0], 2), 1, 11)
    assert game.hand() == ["race-against-time"]


def test_only_the_first_orbiter_brings_a_card() -> None:
    game = (
        oumuamua(probes=["oumuamua"], credit=1, energy=1).open_card("race-against-time").set(1, orbiters=["oumuamua"])
    )
    game.state.orbit_covers = with_value(game.state.orbit_covers, 7, 1)
    game.do("orbit oumuamua", "signal 61-virginis")
    assert (game.asked, game.hand(), game.me.exofossils) == ("end-turn", [], 1)


def test_a_lander_costs_three_energy_and_chooses_among_three_data_bonuses_without_a_trace() -> None:
    game = oumuamua(probes=["oumuamua"], energy=3, score=0).do("land oumuamua")
    assert (game.asked, game.offers("claim"), game.me.energy) == ("claim-data", ["1", "2", "3"], 0)
    game.do("claim 3")
    assert (game.me.score, game.me.exofossils, game.me.data, game.traces()) == (9, 2, 3, [])
    assert game.asked == "end-turn"


def test_later_landers_choose_among_the_bonuses_that_are_left_and_the_fourth_gets_none() -> None:
    game = oumuamua(probes=["oumuamua"], energy=3)
    game.state.data_covers = [*game.state.data_covers[:-3], 1, -1, -1]
    game.do("land oumuamua")
    assert game.offers("claim") == ["1", "2"]
    game = oumuamua(probes=["oumuamua"], energy=3, score=0)
    game.state.data_covers = [*game.state.data_covers[:-3], 1, 1, 1]
    game.do("land oumuamua")
    assert (game.asked, game.me.data, game.me.score) == ("end-turn", 0, 9)


def test_an_orbiter_of_anybody_makes_landing_cheaper() -> None:
    game = oumuamua(probes=["oumuamua"], energy=2).set(1, orbiters=["oumuamua"]).do("land oumuamua", "claim 1")
    assert game.me.energy == 0


def test_before_its_discovery_nobody_orbits_or_lands_there() -> None:
    game = Found(species=("oumuamua", "mascamites"), probes=["3-5"], credit=9, energy=9)
    assert (game.offers("orbit"), game.offers("land")) == ([], [])


def test_it_counts_as_a_planet_for_cards_that_visit_planets() -> None:
    game = oumuamua(hand=["lightsail"], missions=["advanced-navigation-system"], probes=["2-5"], credit=2, score=0)
    game.do("play lightsail", "fly 2-5 outward")
    assert "advanced-navigation-system:2" in game.offers("fill")
    game.do("fill advanced-navigation-system:2")
    assert (game.me.score, game.me.data) == (1, 1)


def test_it_counts_as_a_planet_for_cards_that_ask_for_craft() -> None:
    game = oumuamua(missions=["planetary-geologic-mapping"], orbiters=["oumuamua"], landers=["oumuamua"])
    assert game.offers("finish") == ["planetary-geologic-mapping"]


# Secrets


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_leaks_while_oumuamua_is_in_play(seed: int) -> None:
    game = oumuamua(hand=["terrain-mapping", "perfect-timing"], probes=["oumuamua"], credit=9, energy=9, exofossils=5)
    game.set(1, hand=["visitor-in-the-sky"], credit=9).row("venera-probe", "odinus-mission", "iss")
    assert game.leaks(seed, 80) == []


def test_oumuamua_cards_in_another_hand_could_be_any_of_the_hidden_ones() -> None:
    game = oumuamua().open_card("perfect-timing").set(1, hand=["terrain-mapping"])
    assert len({tuple(game.imagined(0, seed).players[1].hand) for seed in range(80)}) == 9
