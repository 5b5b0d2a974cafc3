"""Signals and sectors: data, completion, wins, ties, runners-up, rewards of all eight stars (pages 12-13)."""

from __future__ import annotations

import pytest

from .scenario import Scenario

STARS = [
    # star, data, points of the first win, whether a trace, points of later wins, whether a trace
    ("procyon", 5, 0, True, 3, False),
    ("vega", 4, 2, True, 5, False),
    ("sirius-a", 6, 0, True, 0, True),
    ("barnards-star", 5, 0, True, 3, False),
    ("kepler-22", 5, 0, True, 3, False),
    ("proxima-centauri", 6, 0, True, 0, True),
    ("61-virginis", 6, 0, True, 0, True),
    ("beta-pictoris", 5, 3, True, 0, True),
]
DATA = [(star, data) for star, data, *_ in STARS]
CARD = "canadian-hydrogen-telescope"
"""One signal in any sector."""


def data_at(game: Scenario, star: str) -> int:
    return next(seen["data"] for seen in game.view(0)["stars"] if seen["star"] == star)


def wins_at(game: Scenario, star: str) -> list[int]:
    return next(seen["wins"] for seen in game.view(0)["stars"] if seen["star"] == star)


def mark(game: Scenario, star: str) -> Scenario:
    """One signal of mine at a star, by a card."""
    return game.set(0, hand=[CARD], credit=1).do(f"play {CARD}", f"signal {star}")


# Placing a signal


@pytest.mark.parametrize(("star", "data"), DATA)
def test_signals_take_data_from_the_left_and_the_second_pays_two_points(star: str, data: int) -> None:
    for before in range(data - 1):
        game = mark(Scenario().signals(star, *[1] * before), star)
        assert game.me.data == 1
        assert game.me.score == (3 if before == 1 else 1)
        assert data_at(game, star) == data - before - 1


def test_a_signal_can_be_placed_where_own_ones_are() -> None:
    game = mark(Scenario().signals("vega", 0), "vega")
    assert game.at("vega") == [0, 0]


def test_markers_never_run_out() -> None:
    """Page 2 and the questions at the end: somebody with more than thirty markers on the table places another."""
    game = Scenario().trace(1, "left", "red")
    for _ in range(35):
        game.trace(0, "left", "red", "overflow")
    mark(game, "vega")
    assert (len(game.traces()), game.at("vega"), game.me.data) == (35, [0], 1)


def test_a_full_pool_loses_the_data_but_not_the_signal() -> None:
    game = mark(Scenario(data=6), "vega")
    assert (game.at("vega"), game.me.data, game.facts("data-lost")) == ([0], 6, [(0, [1])])


def test_extra_signals_on_a_full_sector_give_nothing_but_count() -> None:
    """5: one data is left, two signals come: no second data, but the majority."""
    game = Scenario(hand=["procyon-observation"]).signals("procyon", 1, 1, 0, 0).do("play procyon-observation")
    assert (game.me.data, game.me.score) == (1, 1)
    assert (wins_at(game, "procyon"), game.prompt()) == ([0], "trace")


def test_a_signal_on_oumuamua_does_not_count_for_the_colour_of_its_sector() -> None:
    """Open question 7 of the board: the mission waits for a yellow signal, the tile lies under 61 Virginis."""
    game = Scenario(species=("oumuamua", "anomalies"), discovered=["oumuamua"], missions=["control-center"])
    game.set(0, hand=["wow-signal"]).do("play wow-signal")
    assert game.offers("signal") == ["61-virginis", "oumuamua"]
    game.do("signal oumuamua")
    assert game.prompt() == "signal"
    game.do("signal 61-virginis")
    assert game.offers("fill") == ["control-center:1"]


# Completion and the win


@pytest.mark.parametrize(("star", "data"), DATA)
def test_a_sector_is_completed_by_its_last_data(star: str, data: int) -> None:
    game = mark(Scenario().signals(star, *[0] * (data - 2)), star)
    assert (wins_at(game, star), len(game.at(star))) == ([], data - 1)
    full = mark(Scenario().signals(star, *[0] * (data - 1)), star)
    assert wins_at(full, star) == [0]


@pytest.mark.parametrize(("star", "data", "points", "trace", "later", "later_trace"), STARS)
def test_what_the_first_and_later_wins_pay(
    star: str, data: int, points: int, trace: bool, later: int, later_trace: bool
) -> None:
    for wins, expected, asks in (([], points, trace), ([star], later, later_trace)):
        game = mark(Scenario(wins=wins).signals(star, *[0] * (data - 1)), star)
        assert game.me.score == 1 + expected
        assert (game.prompt() == "trace") == asks
        if asks:
            assert game.offers("trace") == ["left red discovery", "right red discovery"]


def test_the_first_win_is_the_first_of_anybody() -> None:
    """5: not of each player."""
    game = mark(Scenario().set(1, wins=["vega"]).signals("vega", 0, 0, 0), "vega")
    assert (game.me.score, wins_at(game, "vega"), game.prompt()) == (6, [1, 0], "end-turn")


def test_most_signals_win_whoever_placed_the_last() -> None:
    game = mark(Scenario().signals("vega", 1, 1, 1), "vega")
    assert (wins_at(game, "vega"), game.asked_seat, game.prompt(1)) == ([1], 1, "trace")


def test_of_equals_the_last_signal_wins() -> None:
    game = mark(Scenario().signals("vega", 0, 1, 1), "vega")
    assert wins_at(game, "vega") == [0]
    earlier = mark(Scenario(seats=3).signals("kepler-22", 1, 2, 2, 1), "kepler-22")
    assert wins_at(earlier, "kepler-22") == [1]


def test_everybody_with_a_signal_gains_one_publicity() -> None:
    """Page 13: the winner too; who has none gains nothing."""
    game = mark(Scenario(seats=4).signals("kepler-22", 1, 2, 2, 1), "kepler-22")
    assert [player.publicity for player in game.state.players] == [5, 5, 5, 4]


def test_win_markers_do_not_count_as_signals() -> None:
    """Page 13: what lies above the data is left out."""
    game = mark(Scenario().set(1, wins=["vega", "vega", "vega"]).signals("vega", 1, 0, 1), "vega")
    assert wins_at(game, "vega") == [1, 1, 1, 0]


def test_the_example_of_three_players_with_two_signals_each() -> None:
    """Page 13: orange, last of all, wins with a signal that took no data; all three gain one publicity."""
    game = Scenario(seats=3, hand=["procyon-observation"]).signals("procyon", 1, 2, 2, 1)
    game.do("play procyon-observation")
    assert (game.me.data, wins_at(game, "procyon")) == (1, [0])
    assert [player.publicity for player in game.state.players] == [5, 5, 5]
    game.do("trace left red discovery")
    assert game.traces() == ["left red discovery"]
    assert game.at("procyon") == [1]


# Renewal


def test_the_runner_up_leaves_a_marker_on_the_first_space() -> None:
    game = mark(Scenario().signals("kepler-22", 1, 0, 1, 0), "kepler-22")
    assert (game.at("kepler-22"), data_at(game, "kepler-22")) == ([1], 4)


def test_the_marker_left_behind_gives_no_data_and_the_second_space_pays_again() -> None:
    """5"""
    game = mark(Scenario().signals("vega", 1, 0, 0), "vega").do("trace left red discovery")
    assert (game.at("vega"), game.rival.data, game.rival.score) == ([1], 0, 2)
    again = mark(Scenario().signals("vega", 1), "vega")
    assert again.me.score == 3


def test_of_equal_runners_up_the_later_last_signal_stays() -> None:
    game = mark(Scenario(seats=3).signals("kepler-22", 2, 1, 0, 0), "kepler-22")
    assert game.at("kepler-22") == [1]
    other = mark(Scenario(seats=3).signals("kepler-22", 1, 2, 0, 0), "kepler-22")
    assert other.at("kepler-22") == [2]


def test_the_runner_up_of_a_tie_is_who_lost_it() -> None:
    game = mark(Scenario().signals("vega", 1, 0, 1), "vega")
    assert (wins_at(game, "vega"), game.at("vega")) == ([0], [1])


def test_a_sector_of_one_player_is_renewed_completely() -> None:
    game = mark(Scenario().signals("vega", 0, 0, 0), "vega")
    assert (game.at("vega"), data_at(game, "vega")) == ([], 4)


def test_the_marker_left_behind_counts_next_time() -> None:
    game = mark(Scenario().set(1, wins=["vega"]).signals("vega", 0, 1, 1), "vega")
    assert (wins_at(game, "vega"), game.me.score) == ([1, 0], 6)


# When and in which order


def test_sectors_are_evaluated_after_the_whole_action() -> None:
    """6: the last data goes with the first of two signals; the second still counts for the majority."""
    game = Scenario(hand=["procyon-observation", "grant"]).signals("procyon", 1, 1, 0, 0)
    game.do("play procyon-observation")
    told = game.told
    assert told.index("sector-won") > max(place for place, name in enumerate(told) if name == "signal-placed")


def test_the_active_player_orders_completed_sectors() -> None:
    """6: free actions may come in between; a winner places their own trace at once."""
    game = Scenario(probes=["saturn"], techs=["probe-moon"])
    game.signals("barnards-star", 1, 1, 1, 0).signals("procyon", 0, 0, 0, 0).signals("kepler-22", 1)
    game.do("land enceladus", "signal barnards-star", "signal procyon", "signal kepler-22")
    assert game.offers("evaluate") == ["procyon", "barnards-star"]
    assert "store" in game.offered()
    game.do("evaluate barnards-star")
    assert (game.asked_seat, game.offered(1)) == (1, ["trace left red discovery", "trace right red discovery"])
    game.do("trace left red discovery")
    assert (game.asked_seat, game.traces()) == (0, ["right red discovery"]), "the last free discovery space"


def test_a_sector_completed_by_an_orbit_is_evaluated_after_it() -> None:
    game = Scenario(probes=["saturn"], hand=["grant"]).signals("procyon", 0, 0, 1, 1).do("orbit saturn", "tuck grant")
    assert (wins_at(game, "procyon"), game.prompt()) == ([0], "trace")


def test_a_renewed_sector_is_open_for_signals_at_once() -> None:
    game = Scenario(hand=["vega-observation"]).signals("vega", 0, 0, 0)
    mark(game, "vega").do("trace left red discovery")
    game.me.credit = 1
    game.do("end-turn", "pass", "play vega-observation")
    assert (game.at("vega"), game.me.data) == ([0], 2)


# Traces (pages 10, 20)


@pytest.mark.parametrize(("place", "points"), [("left", 5), ("right", 3)])
def test_a_discovery_space_pays_points_and_one_publicity(place: str, points: int) -> None:
    game = mark(Scenario(wins=["sirius-a"]).signals("sirius-a", *[0] * 5), "sirius-a")
    game.do(f"trace {place} red discovery")
    assert (game.me.score, game.me.publicity) == (1 + points, 6)


def test_overflow_is_open_only_where_the_discovery_spaces_are_taken() -> None:
    """Page 10, and open question 6 of the board: not while one of them is free."""
    game = Scenario(wins=["sirius-a"]).signals("sirius-a", *[0] * 5).trace(1, "left", "red").trace(1, "right", "red")
    mark(game, "sirius-a")
    assert game.offers("trace") == ["left red overflow", "right red overflow"]
    game.do("trace left red overflow")
    assert (game.me.score, game.me.publicity) == (4, 5)


def test_traces_on_a_discovered_board_go_anywhere_not_bottom_up() -> None:
    """15, and the note of page 20: the overflow may be chosen although other spaces are free."""
    game = Scenario(wins=["sirius-a"], discovered=["mascamites"]).signals("sirius-a", *[0] * 5)
    mark(game, "sirius-a")
    rows = [f"left red {spot}" for spot in ("row-1", "row-2", "row-3", "row-4", "overflow")]
    assert game.offers("trace") == [*rows, "right red discovery"]
    game.do("trace left red row-3")
    assert (game.me.score, game.traces()) == (6, ["left red row-3"])


def test_a_trace_cannot_be_left_out() -> None:
    """10: there is always the overflow."""
    game = Scenario(computer=6).trace(1, "left", "blue").trace(1, "right", "blue").do("analyse")
    assert (game.prompt(), game.offers("trace")) == ("trace", ["left blue overflow", "right blue overflow"])
    assert "decline" not in game.offered()


def test_a_space_on_a_board_takes_one_marker_and_overflow_any_number() -> None:
    game = Scenario(wins=["sirius-a"], discovered=["mascamites"]).signals("sirius-a", *[0] * 5)
    game.trace(1, "left", "red", "row-1").trace(1, "left", "red", "overflow").trace(1, "right", "red")
    mark(game, "sirius-a")
    rows = [f"left red {spot}" for spot in ("row-2", "row-3", "row-4", "overflow")]
    assert game.offers("trace") == [*rows, "right red overflow"]
