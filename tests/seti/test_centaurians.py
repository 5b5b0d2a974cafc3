"""Centaurians (species sheet): message tiles, cards that are answered later, spaces that cost data."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from orrery.games.seti.facts.board import NOTHING
from orrery.games.seti.position.owned import ownership

from .species import Found


def centaurians(seats: int = 2, **mine: int | Sequence[str]) -> Found:
    """Found when seat 0 had 1 point and seat 1 had 2: their message tiles lie at 16 and 17 points."""
    return Found(seats=seats, species=("centaurians", "mascamites"), discovered=["centaurians"], **mine)


# The board


@pytest.mark.parametrize("color", ["red", "yellow", "blue"])
@pytest.mark.parametrize(
    ("row", "data", "points", "card"),
    [("row-1", 0, 5, 1), ("row-2", 0, 3, 1), ("row-3", 0, 5, 0), ("row-4", 3, 15, 0), ("row-5", 1, 6, 0)],
)
def test_the_spaces_of_the_board(color: str, row: str, data: int, points: int, card: int) -> None:
    game = centaurians(score=0, data=data).open_card("infocluster").about_to_mark(color)
    game.do(f"trace left {color} {row}", *["take infocluster"] * card)
    assert (game.me.score, game.me.data, len(game.hand()), game.asked) == (points, 0, card, "end-turn")


def test_data_costs_are_paid_from_the_pool_only() -> None:
    game = centaurians(data=2, computer=4).about_to_mark("red")
    offers = game.offers("trace")
    assert "left red row-4" not in offers
    assert "left red row-5" in offers
    game.do("trace left red row-5")
    assert (game.me.data, game.me.computer) == (1, 4)


def test_without_data_the_costly_spaces_are_closed() -> None:
    game = centaurians(data=0, computer=6).about_to_mark("blue")
    assert "left blue row-5" not in game.offers("trace")


def test_the_top_space_is_marked_any_number_of_times_and_paid_each_time() -> None:
    game = centaurians(score=0, data=2).trace(1, "left", "red", "row-4").about_to_mark("red", "red", "red")
    assert "left red row-4" not in game.offers("trace")
    game.do("trace left red row-5", "trace left red row-5")
    assert (game.me.score, game.me.data) == (12, 0)
    assert "left red row-5" not in game.offers("trace")


# Message tiles


def test_every_player_puts_a_message_tile_fifteen_points_ahead() -> None:
    game = Found(seats=3, species=("centaurians", "mascamites"), score=11)
    assert [player["message_tile"] for player in game.view(0)["players"]] == [None, None, None]
    game.discover("centaurians")
    assert [player["message_tile"] for player in game.view(0)["players"]] == [26, 17, 18]
    assert game.view(0)["message_rewards"] == [None, None, None, None]


def at_the_tile(*answers: str, seats: int = 2) -> Found:
    """Seat 0 has reached its message tile (16 points) and ends the turn."""
    game = centaurians(seats, score=16).open_card("infocluster").about_to()
    return game.do("end-turn", *answers)


def test_who_reaches_the_tile_chooses_a_free_reward_at_the_end_of_the_turn_without_free_actions() -> None:
    game = centaurians(score=16, energy=5, data=1, probes=["earth"]).about_to()
    assert game.asked == "end-turn"
    game.do("end-turn")
    assert game.asked == "choose-message-reward"
    assert game.offered(0) == ["reply 1", "reply 2", "reply 3", "reply 4"]


def test_a_tile_that_is_not_reached_pays_nothing() -> None:
    game = centaurians(score=15).about_to().do("end-turn")
    assert (game.asked, game.asked_seat, game.me.message_tile) == ("main-action", 1, 16)


def test_the_first_message_reward_is_a_trace_of_any_color_at_either_species() -> None:
    game = at_the_tile("reply 1")
    colors = {text.split()[1] for text in game.offers("trace")}
    places = {text.split()[0] for text in game.offers("trace")}
    assert (colors, places) == ({"red", "yellow", "blue"}, {"left", "right"})
    game.do("trace right yellow discovery")
    assert game.traces() == ["right yellow discovery"]


def test_the_second_message_reward_is_a_centaurian_card_and_an_energy() -> None:
    game = at_the_tile("reply 2", "take infocluster")
    assert (game.hand(), game.me.energy) == (["infocluster"], 4)


def test_the_third_message_reward_is_three_publicity() -> None:
    assert at_the_tile("reply 3").me.publicity == 7


def test_the_fourth_message_reward_is_eight_points() -> None:
    assert at_the_tile("reply 4").me.score == 24


def test_a_covered_reward_is_gone_for_the_others_and_the_tile_is_used_once() -> None:
    game = at_the_tile("reply 3")
    assert game.view(1)["message_rewards"] == [None, None, 0, None]
    assert game.view(1)["players"][0]["message_tile"] is None
    game.set(0, score=18).set(1, score=17).about_to(seat=1).do("end-turn")
    assert (game.asked_seat, game.offers("reply", seat=1)) == (1, ["1", "2", "4"])
    game.do("reply 4")
    assert (game.asked, game.asked_seat) == ("mark-gold", 1)


def test_several_players_choose_in_turn_order_beginning_with_the_one_whose_turn_ends() -> None:
    game = centaurians(seats=3, score=16).set(1, score=17).set(2, score=18).about_to(seat=1).do("end-turn")
    assert game.asked_seat == 1
    game.do("reply 3")
    assert game.asked_seat == 2
    game.do("reply 2")
    assert game.asked == "take-species-card"
    game.do("draw")
    assert (game.asked_seat, game.offers("reply")) == (0, ["1", "4"])


def test_points_of_a_message_reward_may_reach_a_milestone_in_the_same_step() -> None:
    game = centaurians(score=17).about_to().do("end-turn", "reply 4")
    assert (game.me.score, game.asked) == (25, "mark-gold")


def test_a_trace_of_a_message_reward_may_complete_a_discovery_in_the_same_step() -> None:
    game = centaurians(score=16).trace(1, "right", "red").trace(1, "right", "yellow").about_to()
    game.do("end-turn", "reply 1", "trace right blue discovery")
    assert game.found("mascamites")
    assert (len(game.hand(0)), len(game.hand(1))) == (1, 2)


# Message cards


def test_a_card_costs_energy_and_no_credits() -> None:
    game = centaurians(hand=["infocluster"], credit=9, energy=0)
    assert game.offers("play") == []
    game = centaurians(hand=["infocluster"], credit=0, energy=1).do("play infocluster")
    assert (game.me.energy, game.me.credit) == (0, 1)


def test_playing_by_energy_is_not_playing_for_credits() -> None:
    game = centaurians(hand=["infocluster"], missions=["strategic-planning"], energy=1).do("play infocluster")
    assert game.asked == "end-turn"


def test_the_marker_is_put_fifteen_points_ahead_before_the_rest_of_the_card() -> None:
    game = centaurians(hand=["telescope-blueprints"], energy=2, score=7)
    game.do("play telescope-blueprints", "take-tech telescope-hand")
    assert (game.me.score, game.view(1)["players"][0]["message_at"]) == (9, [22])


def test_a_waiting_card_lies_openly_and_is_neither_in_hand_nor_a_mission_nor_a_scoring_card() -> None:
    game = centaurians(hand=["infocluster"], energy=1).do("play infocluster")
    seen = game.view(1)["players"][0]
    assert (seen["messages"], seen["hand_size"], seen["missions"]) == (["infocluster"], 0, [])
    assert (seen["scoring"], seen["completed"], seen["income"]) == ([], [], [])


def waiting(*cards: str, score: int) -> Found:
    """These cards of seat 0 wait to be answered at 15 points; its message tile is used, and its turn may end."""
    game = centaurians(score=score)
    game.me.message_tile = NOTHING
    for card in cards:
        game.message(0, card, at=15)
    return game.about_to()


def test_a_marker_that_is_not_reached_is_not_answered() -> None:
    game = waiting("a-message-from-afar", score=14).do("end-turn")
    assert (game.asked, game.asked_seat, len(game.me.messages)) == ("main-action", 1, 1)


def test_a_reached_marker_is_answered_at_the_end_of_the_turn_without_free_actions() -> None:
    game = waiting("a-message-from-afar", score=15).set(0, data=1, energy=5, probes=["earth"])
    assert game.asked == "end-turn"
    game.do("end-turn")
    assert game.asked == "trace"
    assert all(text.startswith("trace") for text in game.offered(0))


def test_a_marker_reached_in_another_players_turn_is_answered_at_the_end_of_that_turn() -> None:
    game = waiting("a-message-from-afar", score=15).about_to(seat=1)
    assert (game.asked, game.asked_seat) == ("end-turn", 1)
    game.do("end-turn")
    assert (game.asked, game.asked_seat) == ("trace", 0)


def test_subtlety_19_delayed_parts_are_resolved_oldest_first() -> None:
    game = waiting("synthesis-instructions", "a-message-from-afar", score=15).do("end-turn")
    assert {text.split()[1] for text in game.offers("trace")} == {"yellow"}
    game.do("trace left yellow overflow")
    assert {text.split()[1] for text in game.offers("trace")} == {"red"}
    game.do("trace left red overflow")
    assert game.view(0)["players"][0]["messages"] == []


def test_only_the_cards_whose_markers_are_reached_are_answered() -> None:
    game = waiting("synthesis-instructions", "a-message-from-afar", score=15)
    game.me.message_at[1] = 19
    game.do("end-turn", "trace left yellow overflow")
    assert game.view(0)["players"][0]["messages"] == ["a-message-from-afar"]


def test_subtlety_19_traces_of_delayed_parts_go_to_either_species() -> None:
    game = waiting("a-message-from-afar", score=15).do("end-turn")
    assert game.offers("trace") == [
        "left red row-1",
        "left red row-2",
        "left red row-3",
        "left red overflow",
        "right red discovery",
    ]


def test_an_answered_card_leaves_the_game_unless_it_becomes_income() -> None:
    game = waiting("a-message-from-afar", score=15).do("end-turn", "trace right red discovery")
    assert (game.view(0)["players"][0]["messages"], game.view(0)["discard"]) == ([], [])
    assert game.state.removed == [game.outcome("a-message-from-afar")]


def test_an_unanswered_card_is_worth_nothing_at_the_end() -> None:
    game = waiting("a-message-from-afar", score=14)
    assert sum(game.final().values()) == 14


# Data and publicity as income


def test_data_and_publicity_income_is_paid_each_round() -> None:
    game = centaurians(income=["infocluster", "exocomputers"], credit=0, energy=0, publicity=4, data=0)
    game.do("pass", "pass")
    assert (game.me.credit, game.me.energy, game.me.publicity, game.me.data) == (3, 2, 5, 1)
    assert len(game.hand()) == 1


def test_data_income_over_the_pool_is_lost() -> None:
    game = centaurians(income=["exocomputers"], data=6).do("pass", "pass")
    assert game.me.data == 6


def test_a_card_tucked_from_the_hand_brings_its_data_at_once() -> None:
    game = centaurians(hand=["exocomputers"], computer=3, data=1).do("store", "tuck exocomputers")
    assert (game.me.data, game.income()) == (1, ["exocomputers"])


def test_subtlety_19_data_and_publicity_income_never_counts_for_gold_tiles() -> None:
    game = centaurians(income=["infocluster", "exocomputers", "vessel-designs"], score=0)
    game.state.gold_marks = [ownership(2, 0)]
    assert game.final()["gold"] == 0
    game.state.gold_sides = [0, 2, 5, 6]
    assert game.final()["gold"] == 0
    game.set(0, income=["a-message-from-afar"])
    assert game.final()["gold"] == 5


# Secrets


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_leaks_while_messages_wait(seed: int) -> None:
    game = centaurians(hand=["infocluster", "music-of-the-spheres"], credit=9, energy=9, score=12)
    game.set(1, hand=["alien-schematics", "hivemind-concept"], energy=9, score=14)
    game.row("venera-probe", "odinus-mission", "iss")
    assert game.leaks(seed, 80) == []


def test_centaurian_cards_in_another_hand_could_be_any_of_the_hidden_ones() -> None:
    game = centaurians().open_card("infocluster").set(1, hand=["exocomputers"])
    assert len({tuple(game.imagined(0, seed).players[1].hand) for seed in range(80)}) == 9
