"""Exertians (species sheet): cards dealt at the discovery, played face down, and two milestones."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from orrery.games.seti.facts.cards import CARDS

from .species import Found

MINE = ["razor-edge-shuttle", "deflector", "expender-core"]
THEIRS = ["pierced-exoplanet", "core-breach-exoplanet", "vortex-exoplanet"]


def exertians(**mine: int | Sequence[str]) -> Found:
    """Found when the leader had 2 points: milestones at 22 and 42 points. Both players hold three cards."""
    game = Found(species=("exertians", "mascamites")).deals(*MINE, *THEIRS)
    return game.discover("exertians").set(0, **mine)


def held(game: Found, seat: int = 0) -> list[str]:
    return [CARDS[card] for card in game.state.players[seat].exertians]


def played(game: Found, seat: int = 0) -> list[str]:
    return [CARDS[card] for card in game.state.players[seat].played_exertians]


def nearly_found(seats: int = 2) -> Found:
    """Seat 0 has marked red and is about to mark a yellow trace, seat 1 has marked blue."""
    game = Found(seats=seats, species=("exertians", "mascamites")).trace(0, "left", "red").trace(1, "left", "blue")
    return game.about_to_mark("yellow")


# The discovery


def test_everybody_is_dealt_three_cards_and_one_for_each_own_discovery_marker() -> None:
    game = nearly_found(seats=3).do("trace left yellow discovery", "end-turn")
    assert [player["exertians_held"] for player in game.view(0)["players"]] == [5, 4, 3]


def test_the_rest_of_the_cards_is_out_of_the_game_and_none_lies_open() -> None:
    game = exertians()
    seen = game.view(0)["species"][0]
    assert (seen["species"], seen["deck"], seen["open_card"]) == ("exertians", 0, None)


def test_subtlety_20_with_four_players_all_fifteen_cards_are_dealt() -> None:
    game = nearly_found(seats=4).do("trace left yellow discovery", "end-turn")
    assert [player["exertians_held"] for player in game.view(0)["players"]] == [5, 4, 3, 3]
    assert game.state.species_decks[0] == []


def test_who_has_markers_may_play_as_many_cards_at_once_beginning_with_the_player_whose_turn_ends() -> None:
    game = nearly_found().deals(*MINE, "oscillating-probes", "extractor", *THEIRS, "neuralab")
    game.do("trace left yellow discovery", "end-turn")
    assert (game.asked, game.asked_seat) == ("play-exertian-now", 0)
    assert game.offered(0) == [f"bury {card}" for card in [*MINE, "oscillating-probes", "extractor"]] + ["decline"]
    game.do("bury deflector", "bury extractor")
    assert (game.asked, game.asked_seat) == ("play-exertian-now", 1)
    game.do("bury neuralab")
    assert (game.asked, game.asked_seat) == ("main-action", 1)
    assert (played(game), held(game)) == (
        ["deflector", "extractor"],
        ["razor-edge-shuttle", "expender-core", "oscillating-probes"],
    )
    assert (played(game, 1), held(game, 1)) == (["neuralab"], THEIRS)


def test_playing_cards_at_the_discovery_may_be_declined() -> None:
    game = nearly_found().do("trace left yellow discovery", "end-turn", "decline", "decline", "decline")
    assert (played(game), played(game, 1), game.asked) == ([], [], "main-action")


def test_who_has_no_marker_is_dealt_three_cards_and_plays_none_yet() -> None:
    game = Found(species=("exertians", "mascamites"), score=20)
    game.trace(7, "left", "red").trace(7, "left", "yellow").about_to().do("end-turn")
    assert (game.found("exertians"), game.asked) == (True, "main-action")
    assert (len(held(game)), len(held(game, 1))) == (3, 3)


def test_the_milestones_lie_20_and_40_points_ahead_of_the_leader() -> None:
    game = Found(seats=3, species=("exertians", "mascamites"), score=9).set(2, score=14).discover("exertians")
    assert game.view(0)["exertian_milestones"] == [34, 54]


# Cards are never in hand


def test_exertian_cards_are_no_hand_cards() -> None:
    game = exertians(computer=3, data=1)
    assert (game.offers("corner"), game.offers("play"), game.view(0)["players"][0]["hand_size"]) == ([], [], 0)
    assert "card credit" not in game.offers("exchange")
    game.do("store")
    assert game.asked == "main-action"


def test_exertian_cards_are_ignored_by_the_hand_limit() -> None:
    game = exertians(hand=["iss", "grant", "dune", "alice"]).do("pass")
    assert (len(game.hand()), len(held(game))) == (4, 3)


# Milestones


def test_who_reaches_the_first_milestone_may_play_a_card_for_free() -> None:
    game = exertians(score=22, credit=0, data=1, energy=5, probes=["earth"]).about_to().do("end-turn")
    assert (game.asked, game.asked_seat) == ("play-exertian", 0)
    assert game.offered(0) == [*(f"bury {card}" for card in MINE), "decline"]
    game.do("bury deflector")
    assert (played(game), held(game), game.me.credit) == (["deflector"], ["razor-edge-shuttle", "expender-core"], 0)


def test_a_milestone_that_is_not_reached_plays_nothing() -> None:
    game = exertians(score=21).about_to().do("end-turn")
    assert game.asked == "main-action"


def test_a_milestone_may_be_declined_and_is_passed_once() -> None:
    game = exertians(score=22).about_to().do("end-turn", "decline")
    game.about_to().do("end-turn")
    assert (game.asked, played(game)) == ("main-action", [])


def test_the_second_milestone_costs_a_credit() -> None:
    game = exertians(score=42, credit=3).about_to().do("end-turn", "mark 1", "bury deflector")
    assert (game.asked, game.me.credit) == ("play-exertian", 3)
    game.do("bury expender-core")
    assert (game.me.credit, played(game), held(game)) == (2, ["deflector", "expender-core"], ["razor-edge-shuttle"])


def test_declining_the_second_milestone_costs_nothing() -> None:
    game = exertians(score=42, credit=3).about_to().do("end-turn", "mark 1", "decline", "decline")
    assert (game.me.credit, played(game)) == (3, [])


def test_without_a_credit_the_second_milestone_is_lost_for_good() -> None:
    game = exertians(score=42, credit=0).about_to().do("end-turn", "mark 1", "bury deflector")
    assert game.asked == "main-action"
    game.set(0, credit=5).about_to().do("end-turn")
    assert (game.asked, played(game)) == ("main-action", ["deflector"])


def test_each_player_passes_each_milestone_in_turn_order() -> None:
    game = exertians(score=22).set(1, score=22).about_to(seat=1).do("end-turn")
    assert game.asked_seat == 1
    game.do("bury pierced-exoplanet")
    assert game.asked_seat == 0
    game.do("bury deflector")
    assert (played(game), played(game, 1)) == (["deflector"], ["pierced-exoplanet"])


def test_no_trace_at_the_exertians_is_needed() -> None:
    game = exertians(score=22).about_to().do("end-turn", "bury deflector")
    assert (game.traces(), played(game)) == ([], ["deflector"])


def test_who_holds_no_card_is_not_asked() -> None:
    game = exertians(score=22)
    game.me.played_exertians += game.me.exertians
    game.me.exertians.clear()
    game.about_to().do("end-turn")
    assert game.asked == "main-action"


# The board


@pytest.mark.parametrize(("row", "points"), [("row-1", 9), ("row-2", 7), ("row-3", 5), ("row-4", 4)])
def test_the_red_spaces_pay_points_and_a_credit(row: str, points: int) -> None:
    game = exertians(score=0, credit=4).about_to_mark("red").do(f"trace left red {row}")
    assert (game.me.score, game.me.credit, game.asked) == (points, 5, "end-turn")


@pytest.mark.parametrize(("row", "points"), [("row-1", 6), ("row-2", 4), ("row-3", 2), ("row-4", 1)])
def test_the_yellow_spaces_pay_points_an_energy_and_a_card(row: str, points: int) -> None:
    game = exertians(score=0, energy=3).row("venera-probe").about_to_mark("yellow")
    game.do(f"trace left yellow {row}", "take venera-probe")
    assert (game.me.score, game.me.energy, game.hand()) == (points, 4, ["venera-probe"])


@pytest.mark.parametrize(("row", "points"), [("row-1", 6), ("row-2", 4), ("row-3", 2), ("row-4", 1)])
def test_the_blue_spaces_pay_points_a_data_and_publicity(row: str, points: int) -> None:
    game = exertians(score=0, publicity=4).about_to_mark("blue").do(f"trace left blue {row}")
    assert (game.me.score, game.me.data, game.me.publicity) == (points, 1, 5)


@pytest.mark.parametrize("color", ["red", "yellow", "blue"])
def test_the_top_spaces_pay_points_and_publicity_once(color: str) -> None:
    game = exertians(score=0, publicity=4).about_to_mark(color, color).do(f"trace left {color} row-5")
    assert (game.me.score, game.me.publicity) == (3, 5)
    assert f"left {color} row-5" not in game.offers("trace")
