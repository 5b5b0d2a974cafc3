"""Milestones: gold, neutral, their order, discoveries they bring about (pages 18, 20)."""

from __future__ import annotations

import pytest

from .scenario import Scenario
from .species import Found

NEUTRAL = 7


def ended(seats: int = 2, **scores: int) -> Scenario:
    """Seat 0 has ended a turn in which the seats came to these scores: s0=25."""
    game = Scenario(seats).do("launch")
    for seat, score in scores.items():
        game.state.players[int(seat[1:])].score = score
    return game.do("end-turn")


# Gold


@pytest.mark.parametrize("score", [25, 26, 49])
def test_a_gold_tile_is_marked_at_25_points(score: int) -> None:
    """Reached or passed, at the end of the turn."""
    game = ended(s0=score)
    assert (game.asked_seat, game.offered()) == (0, ["mark 1", "mark 2", "mark 3", "mark 4"])
    game.do("mark 3")
    assert (game.view(0)["gold_marks"], game.asked_seat) == ([[], [], [0], []], 1)


def test_24_points_are_not_enough() -> None:
    assert ended(s0=24).asked_seat == 1


@pytest.mark.parametrize(("score", "marks"), [(25, 1), (50, 2), (69, 2), (70, 3), (130, 3)])
def test_gold_milestones_at_25_50_and_70_points(score: int, marks: int) -> None:
    """Several in one turn come one after the other."""
    game = ended(s0=score)
    for tile in range(marks):
        assert game.prompt() == "mark-gold"
        game.do(f"mark {tile + 1}")
    assert game.asked_seat == 1


def test_a_tile_is_marked_once_by_each_player() -> None:
    """13: one without one's own marker; it cannot be left."""
    game = ended(s0=70).do("mark 2")
    assert game.offered() == ["mark 1", "mark 3", "mark 4"]
    game.do("mark 4")
    assert game.offered() == ["mark 1", "mark 3"]


def test_all_may_mark_the_same_tile_in_the_order_they_come() -> None:
    game = ended(4, s0=25, s1=25, s2=25, s3=25).do("mark 1", "mark 1", "mark 1", "mark 1")
    assert game.view(0)["gold_marks"] == [[0, 1, 2, 3], [], [], []]


@pytest.mark.parametrize(("score", "later", "marks"), [(25, 49, 1), (70, 170, 3)])
def test_a_milestone_counts_once(score: int, later: int, marks: int) -> None:
    """Page 18: a second lap past 100 points has no effect."""
    game = ended(s0=score).do(*[f"mark {tile + 1}" for tile in range(marks)], "pass")
    game.me.score = later
    game.do("pass")
    assert (len(game.facts("gold-marked")), game.state.rounds) == (marks, 2)


def test_players_choose_in_turn_order_from_the_active_one() -> None:
    """13: who has just ended the turn goes first, whatever the seat."""
    game = Scenario(3).do("pass", "launch")
    for player in game.state.players:
        player.score = 25
    game.do("end-turn")
    assert game.asked_seat == 1
    game.do("mark 1")
    assert game.asked_seat == 2
    game.do("mark 1")
    assert game.asked_seat == 0
    game.do("mark 1")
    assert [seat for seat, _ in game.facts("gold-marked")] == [1, 2, 0]


def test_somebody_else_may_reach_a_milestone_in_my_turn() -> None:
    """The rival wins a sector by my signal."""
    game = Scenario(hand=["vega-observation"]).signals("vega", 1, 1, 1)
    game.rival.score = 20
    game.do("play vega-observation", "trace left red discovery", "end-turn")
    assert (game.rival.score, game.asked_seat, game.prompt(1)) == (27, 1, "mark-gold")


def test_points_gained_meanwhile_reach_the_next_milestone_in_the_same_step() -> None:
    """Open question 10 of the board: the message of the Centaurians brings eight points."""
    game = Scenario(species=("centaurians", "mascamites"), discovered=["centaurians"], score=20)
    game.me.message_tile = 20
    game.do("launch", "end-turn")
    assert game.prompt() == "choose-message-reward"
    game.do("reply 4")
    assert (game.me.score, game.prompt()) == (28, "mark-gold")


# Neutral milestones


@pytest.mark.parametrize(("seats", "markers"), [(2, 2), (3, 1), (4, 0)])
def test_neutral_markers_by_number_of_players(seats: int, markers: int) -> None:
    """13: one marker for each player who comes by, as long as there are any."""
    game = ended(seats, **{f"s{seat}": 20 for seat in range(seats)})
    assert game.traces(NEUTRAL) == ["left red discovery", "left yellow discovery"][:markers]
    assert game.view(0)["neutral_markers"] == [0, markers]


def test_a_marker_goes_to_the_first_free_space_from_the_left() -> None:
    game = Scenario().trace(0, "left", "red").trace(1, "left", "blue").do("launch")
    game.me.score = 20
    game.do("end-turn")
    assert game.traces(NEUTRAL) == ["left yellow discovery"]


def test_after_the_left_species_comes_the_right_one() -> None:
    game = Scenario(discovered=["mascamites"]).do("launch")
    game.me.score = 20
    game.do("end-turn")
    assert "right red discovery" in game.traces(NEUTRAL)


def test_nobody_gains_anything_from_a_neutral_marker() -> None:
    """14"""
    game = ended(s0=20)
    assert (game.me.score, game.rival.score, game.me.publicity, game.rival.publicity) == (20, 2, 4, 4)


def test_each_player_uses_each_neutral_milestone_once() -> None:
    """13: one marker at 20 and one at 30; the other markers wait for the other player."""
    game = ended(s0=24)
    assert game.view(0)["neutral_markers"] == [1, 2]
    game.do("launch", "end-turn", "pass")
    assert game.view(0)["neutral_markers"] == [1, 2]


def test_both_neutral_milestones_may_come_in_one_turn() -> None:
    game = ended(s0=30).do("mark 1")
    assert (game.view(0)["neutral_markers"], len(game.traces(NEUTRAL))) == ([1, 1], 2)


def test_without_a_free_discovery_space_a_marker_stays() -> None:
    """13: it does not go to a board or an overflow."""
    game = Scenario(discovered=["mascamites", "anomalies"]).do("launch")
    game.me.score = 20
    game.do("end-turn")
    assert (game.view(0)["neutral_markers"], len(game.traces(NEUTRAL))) == ([2, 2], 6)


# Order and discoveries


def test_gold_before_neutral_before_discoveries() -> None:
    """13: the third marker is neutral and completes the discovery of the left species."""
    game = Scenario().trace(1, "left", "yellow").trace(0, "left", "blue").do("launch")
    game.me.score = 26
    game.do("end-turn")
    assert (game.prompt(), game.traces(NEUTRAL)) == ("mark-gold", [])
    game.do("mark 1")
    told = [name for name in game.told if name in ("gold-marked", "neutral-trace-found", "species-discovered")]
    assert told == ["gold-marked", "neutral-trace-found", "species-discovered"]


def test_only_owners_of_discovery_spaces_get_a_card() -> None:
    """14: one for each marker; neutral markers earn nothing and overflow earns no card, yet counts as a trace."""
    game = Scenario().trace(0, "left", "yellow").trace(0, "left", "blue")
    game.trace(1, "left", "blue", "overflow").trace(1, "left", "yellow", "overflow").do("launch")
    game.me.score = 20
    game.do("end-turn")
    assert (len(game.hand()), len(game.hand(1)), game.state.discovered) == (2, 0, 1)
    assert game.traces(1) == ["left blue overflow", "left yellow overflow"]


def test_overflow_markers_count_as_traces() -> None:
    """14, with a mission that asks for three yellow traces."""
    game = Scenario(missions=["tardigrades-study"]).trace(1, "left", "yellow").trace(0, "right", "yellow")
    game.trace(0, "left", "yellow", "overflow").trace(0, "left", "yellow", "overflow")
    assert game.offers("finish") == ["tardigrades-study"]


def test_a_species_is_discovered_between_turns() -> None:
    """Page 20: not before the turn has ended."""
    game = Scenario(computer=6).trace(1, "left", "yellow").trace(1, "left", "red")
    game.do("analyse", "trace left blue discovery")
    assert (game.state.discovered, game.prompt()) == (0, "end-turn")
    game.do("end-turn")
    assert (game.state.discovered, game.asked_seat, len(game.hand()), len(game.hand(1))) == (1, 1, 1, 2)


def test_two_species_may_be_discovered_in_one_turn() -> None:
    game = Scenario().trace(1, "left", "yellow").trace(1, "left", "red").trace(1, "left", "blue")
    game.trace(0, "right", "yellow").trace(0, "right", "red").trace(0, "right", "blue").do("launch", "end-turn")
    assert (game.state.discovered, len(game.hand()), len(game.hand(1))) == (0b11, 3, 3)


def test_of_two_species_the_left_one_is_discovered_first() -> None:
    game = Scenario().trace(1, "left", "yellow").trace(1, "left", "red").trace(1, "left", "blue")
    game.trace(0, "right", "yellow").trace(0, "right", "red").trace(0, "right", "blue").do("launch", "end-turn")
    assert [facts for _, facts in game.facts("species-discovered")] == [[0], [1]]


def test_own_milestones_come_in_a_fixed_order() -> None:
    """Gold, message tile, Exertians, messages; all of one player before those of the next."""
    game = Found(species=("centaurians", "exertians"), discovered=["centaurians", "exertians"])
    game.message(0, "a-message-from-afar", at=25).set(0, score=25).set(1, score=25)
    game.me.message_tile, game.rival.message_tile, game.state.exertian_at = 25, 40, [25, 60]
    game.about_to().do("end-turn")
    asked = []
    for answer in ("mark 1", "reply 3", "decline", "trace left red overflow", "mark 1"):
        asked.append((game.asked_seat, game.asked))
        game.do(answer)
    assert asked == [
        (0, "mark-gold"),
        (0, "choose-message-reward"),
        (0, "play-exertian"),
        (0, "trace"),
        (1, "mark-gold"),
    ]
