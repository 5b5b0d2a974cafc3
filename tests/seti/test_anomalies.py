"""Anomalies (species sheet): set-up, the spaces of their board, and what they pay when Earth comes by."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from orrery.games.seti.facts.board import TRACE_COLORS

from .species import Found


def anomalies(seats: int = 2, **mine: int | Sequence[str]) -> Found:
    """Found: red in the sector of Earth (5), yellow three sectors counter-clockwise (2), blue clockwise (0).

    They lie with their first side up: a credit, two publicity, a data.
    """
    game = Found(seats=seats, species=("anomalies", "mascamites"), discovered=["anomalies"], **mine)
    return game.anomalies(red=5, yellow=2, blue=0)


def triggered(game: Found) -> list[tuple[int, str]]:
    """Who was paid by which anomaly so far."""
    return [(seat, TRACE_COLORS[facts[0]]) for seat, facts in game.facts("anomaly-triggered")]


# Set-up


def test_the_tiles_go_at_random_to_the_sector_of_earth_and_three_sectors_to_both_sides() -> None:
    game = Found(species=("anomalies", "mascamites")).deals("new-physics", 0, 1, 5, 0, 2, 1)
    game.discover("anomalies")
    assert game.view(0)["anomalies"] == {"red": [0, 1], "yellow": [5, 0], "blue": [2, 1]}


def test_the_tiles_follow_earth_wherever_it_is_at_the_discovery() -> None:
    game = Found(species=("anomalies", "mascamites")).sky(7, 0, 0, rotation=1).deals("new-physics", 4, 0, 7, 0, 1, 0)
    game.discover("anomalies")
    assert game.view(0)["anomalies"] == {"red": [4, 0], "yellow": [7, 0], "blue": [1, 0]}


def test_there_are_no_anomalies_before_the_discovery() -> None:
    game = Found(species=("anomalies", "mascamites"))
    assert game.view(0)["anomalies"] == {}


def test_anomalies_never_rotate_and_cover_no_planet() -> None:
    game = anomalies().about_to_rotate(3)
    seen = game.view(0)
    assert seen["anomalies"] == {"red": [5, 0], "yellow": [2, 0], "blue": [0, 0]}
    assert seen["sky"][24]["planet"] == "uranus"


# The board


@pytest.mark.parametrize("color", ["red", "yellow", "blue"])
@pytest.mark.parametrize(("row", "points"), [("row-1", 4), ("row-2", 2)])
def test_the_two_lowest_spaces_pay_points_and_a_card(color: str, row: str, points: int) -> None:
    game = anomalies(score=0).open_card("new-physics").about_to_mark(color)
    game.do(f"trace left {color} {row}", "take new-physics")
    assert (game.me.score, game.me.publicity, game.hand()) == (points, 4, ["new-physics"])


@pytest.mark.parametrize("color", ["red", "yellow", "blue"])
@pytest.mark.parametrize(("row", "points", "publicity"), [("row-3", 2, 5), ("row-4", 3, 4), ("row-5", 2, 4)])
def test_the_upper_spaces_pay_points(color: str, row: str, points: int, publicity: int) -> None:
    game = anomalies(score=0, publicity=4).about_to_mark(color).do(f"trace left {color} {row}")
    assert (game.me.score, game.me.publicity, game.asked) == (points, publicity, "end-turn")


def test_the_top_space_takes_any_number_of_markers_the_others_one() -> None:
    game = anomalies(score=0).trace(1, "left", "red", "row-3").about_to_mark("red", "red")
    game.do("trace left red row-5")
    assert "left red row-3" not in game.offers("trace")
    game.do("trace left red row-5")
    assert (game.me.score, game.traces()) == (4, ["left red row-5", "left red row-5"])


# When they trigger


@pytest.mark.parametrize(
    ("rotations", "colors"),
    [
        (1, []),
        (2, []),
        (3, ["yellow"]),
        (4, ["yellow"]),
        (5, ["yellow", "blue"]),
        (7, ["yellow", "blue"]),
        (8, ["yellow", "blue", "red"]),
        (11, ["yellow", "blue", "red", "yellow"]),
    ],
)
def test_subtlety_2_anomalies_trigger_in_a_rhythm_of_3_2_3_rotations(rotations: int, colors: list[str]) -> None:
    game = anomalies()
    for color in ("red", "yellow", "blue"):
        game.trace(0, "left", color, "row-1")
    game.about_to_rotate(rotations).start()
    assert [color for _, color in triggered(game)] == colors


def test_subtlety_2_every_rotation_moves_earth_by_one_sector() -> None:
    game = anomalies()
    sectors = []
    for _ in range(8):
        game.about_to_rotate(1).start()
        sectors.append(game.state.earth_sector())
    assert sectors == [4, 3, 2, 1, 0, 7, 6, 5]


def test_subtlety_2_the_anomaly_in_the_sector_of_earth_does_not_trigger_at_the_discovery() -> None:
    game = Found(species=("anomalies", "mascamites"), credit=4).trace(0, "left", "red").trace(0, "left", "yellow")
    game.deals("new-physics", "signs-of-life", "close-up-view", "message-capsule", 5, 0, 2, 0, 0, 0)
    game.about_to_mark("blue").do("trace left blue discovery", "end-turn")
    assert game.view(0)["anomalies"] == {"red": [5, 0], "yellow": [2, 0], "blue": [0, 0]}
    assert (triggered(game), game.me.credit) == ([], 4)


def test_the_first_to_pass_triggers_an_anomaly() -> None:
    game = anomalies(publicity=4).sky(6, 0, 0, rotation=2).trace(0, "left", "yellow", "row-1").do("pass")
    assert (triggered(game), game.me.publicity) == ([(0, "yellow")], 6)


def test_an_anomaly_triggers_right_after_the_rotation_before_a_technology_is_chosen() -> None:
    game = anomalies(publicity=6).sky(6, 0, 0, rotation=2).trace(0, "left", "yellow", "row-1").do("research")
    assert (game.asked, game.me.publicity) == ("research", 2)


def test_pushed_probes_come_before_the_anomaly() -> None:
    """What a rotation pushes fills its mission first; then the anomaly pays."""
    game = anomalies(missions=["asteroids-research"], probes=["1-0"]).row("venera-probe")
    game.anomalies(0, 4, 7, (0, 1, 0)).trace(0, "left", "yellow", "row-1").about_to_rotate(1)
    assert (game.asked, game.probes()) == ("fill-slot", ["1-7"])
    game.do("decline")
    assert game.asked == "take-card"


# What they pay


@pytest.mark.parametrize(
    ("color", "side", "gains"),
    [
        ("red", 0, (5, 3, 4, 0, 0)),
        ("red", 1, (4, 3, 4, 0, 4)),
        ("yellow", 0, (4, 3, 6, 0, 0)),
        ("blue", 0, (4, 3, 4, 1, 0)),
        ("blue", 1, (4, 4, 4, 0, 0)),
    ],
)
def test_an_anomaly_pays_what_its_side_shows(color: str, side: int, gains: tuple[int, int, int, int, int]) -> None:
    game = anomalies(score=0).trace(0, "left", color, "row-1")
    sectors = {"red": 6, "yellow": 6, "blue": 6} | {color: 4}
    game.anomalies(sectors["red"], sectors["yellow"], sectors["blue"], (side, side, side)).about_to_rotate(1).start()
    me = game.me
    assert (me.credit, me.energy, me.publicity, me.data, me.score) == gains


def test_the_second_side_of_the_yellow_anomaly_pays_a_card_of_the_row_or_deck() -> None:
    game = anomalies().row("venera-probe").anomalies(0, 4, 7, (0, 1, 0)).trace(0, "left", "yellow", "row-1")
    game.about_to_rotate(1)
    assert (game.asked, game.offers("take")) == ("take-card", ["venera-probe"])
    game.do("take venera-probe")
    assert game.hand() == ["venera-probe"]


def test_the_reward_is_resolved_in_another_players_turn_without_free_actions() -> None:
    game = anomalies(data=1, energy=5, probes=["earth"]).row("venera-probe")
    game.anomalies(0, 4, 7, (0, 1, 0)).trace(0, "left", "yellow", "row-1").about_to_rotate(1, seat=1)
    assert (game.asked, game.asked_seat, game.offered(0)) == ("take-card", 0, ["take venera-probe", "draw"])
    game.do("draw")
    assert (game.asked, game.asked_seat) == ("end-turn", 1)


def test_whoever_has_the_highest_marker_of_the_column_is_paid() -> None:
    game = anomalies(seats=3).trace(0, "left", "yellow", "row-4").trace(1, "left", "yellow", "row-1")
    game.trace(2, "left", "yellow", "row-3").trace(1, "left", "red", "row-5").about_to_rotate(3, seat=2).start()
    assert triggered(game) == [(0, "yellow")]
    assert [player.publicity for player in game.state.players] == [6, 4, 4]


def test_in_the_top_space_a_later_marker_is_higher() -> None:
    game = anomalies(seats=3).trace(0, "left", "yellow", "row-5").trace(1, "left", "yellow", "row-5")
    game.trace(2, "left", "yellow", "row-4").about_to_rotate(3).start()
    assert triggered(game) == [(1, "yellow")]


def test_an_empty_column_pays_nobody() -> None:
    game = anomalies().trace(0, "left", "red", "row-1").about_to_rotate(3).start()
    assert triggered(game) == []
    assert (game.me.publicity, game.rival.publicity) == (4, 4)


def test_spaces_below_the_board_do_not_count() -> None:
    game = Found(species=("anomalies", "mascamites")).trace(0, "left", "yellow").discover("anomalies")
    game.anomalies(red=5, yellow=2, blue=0).trace(1, "left", "yellow", "overflow").about_to_rotate(3).start()
    assert triggered(game) == []


def test_markers_at_the_other_species_do_not_count() -> None:
    game = anomalies().discover("mascamites").trace(0, "right", "yellow", "row-4")
    game.trace(1, "left", "yellow", "row-1").about_to_rotate(3).start()
    assert triggered(game) == [(1, "yellow")]


def test_a_probe_gains_nothing_by_visiting_an_anomaly() -> None:
    game = anomalies(probes=["4-1"], energy=1, publicity=4).do("burn", "fly 4-1 clockwise")
    assert (game.probes(), game.me.publicity, triggered(game)) == (["4-2"], 4, [])


# Secrets


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_leaks_while_anomalies_are_in_play(seed: int) -> None:
    game = anomalies(hand=["new-physics", "part-of-everyday-life"], credit=9, energy=9)
    game.set(1, hand=["message-capsule", "signs-of-life"], credit=9).trace(0, "left", "yellow", "row-1")
    game.row("venera-probe", "odinus-mission", "iss")
    assert game.leaks(seed, 80) == []


def test_anomaly_cards_in_another_hand_could_be_any_of_the_hidden_ones() -> None:
    game = anomalies().open_card("close-up-view").set(1, hand=["new-physics"])
    held = {tuple(game.imagined(0, seed).players[1].hand) for seed in range(80)}
    assert len(held) == 9
    assert game.view(0)["species"][0]["open_card"] == "close-up-view"
