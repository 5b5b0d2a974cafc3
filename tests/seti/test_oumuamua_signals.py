"""Signals on the 'Oumuamua tile (species sheet): where they go, what they take, and when it is completed."""

from __future__ import annotations

from .test_oumuamua import oumuamua, tile


def test_subtlety_18_a_signal_for_the_tiles_sector_may_go_to_the_tile_each_time() -> None:
    game = oumuamua(hand=["wow-signal"], credit=2).do("play wow-signal")
    assert game.offers("signal") == ["61-virginis", "oumuamua"]
    game.do("signal oumuamua")
    assert game.offers("signal") == ["61-virginis", "oumuamua"]
    game.do("signal 61-virginis")
    assert (game.at("61-virginis"), tile(game)) == ([0], ([0], 2))


def test_a_signal_for_another_sector_cannot_go_to_the_tile() -> None:
    game = oumuamua(hand=["mars-exploration-program"], credit=2).do("play mars-exploration-program")
    assert (game.at("barnards-star"), tile(game)) == ([0, 0], ([], 3))


def test_the_tile_takes_signals_of_the_sector_it_has_moved_to() -> None:
    game = (
        oumuamua(hand=["proxima-centauri-observation"], credit=2).sky(0, 0, 7).do("play proxima-centauri-observation")
    )
    assert game.offers("signal") == ["proxima-centauri", "oumuamua"]


def test_the_first_slot_pays_one_point_the_third_two_and_each_a_data() -> None:
    game = oumuamua(hand=["wow-signal"], credit=2, score=0).do("play wow-signal", "signal oumuamua")
    assert (game.me.score, game.me.data) == (1, 1)
    game.do("signal oumuamua")
    assert (game.me.score, game.me.data) == (1, 2)
    game = oumuamua(hand=["exofossil-discovery"], credit=1, score=0).signals("oumuamua", 1, 1)
    game.do("play exofossil-discovery", "signal oumuamua")
    assert (game.me.score, game.me.data) == (2, 1)


def test_who_has_a_marker_on_the_completed_tile_gains_one_exofossil() -> None:
    game = oumuamua(seats=3, hand=["exofossil-discovery"], credit=1, publicity=4).signals("oumuamua", 1, 0)
    game.do("play exofossil-discovery", "signal oumuamua")
    assert [player.exofossils for player in game.state.players] == [1, 1, 0]
    assert [player.publicity for player in game.state.players] == [4, 4, 4]


def test_subtlety_18_the_tile_knows_no_winner_and_no_runner_up() -> None:
    game = oumuamua(hand=["exofossil-discovery"], credit=1).signals("oumuamua", 1, 0)
    game.do("play exofossil-discovery", "signal oumuamua")
    assert (tile(game), game.state.wins, game.traces()) == (([], 3), [], [])


def test_the_tile_is_evaluated_after_the_action_and_more_signals_bring_no_data() -> None:
    game = oumuamua(hand=["wow-signal"], credit=2, score=0).signals("oumuamua", 1, 1)
    game.do("play wow-signal", "signal oumuamua")
    assert (tile(game), game.me.exofossils) == (([1, 1, 0], 0), 0)
    game.do("signal oumuamua")
    assert (tile(game), game.me.data, game.me.score) == (([], 3), 1, 2)
    assert (game.me.exofossils, game.rival.exofossils) == (1, 1)


def test_the_active_player_orders_the_completed_tile_and_completed_sectors() -> None:
    game = oumuamua(hand=["wow-signal"], credit=2).signals("oumuamua", 0, 0).signals("61-virginis", 1, 1, 1, 1, 1)
    game.do("play wow-signal", "signal oumuamua", "signal 61-virginis")
    assert game.offers("evaluate") == ["61-virginis", "oumuamua"]
    game.do("evaluate oumuamua")
    assert game.me.exofossils == 1


def test_the_tile_is_completed_like_any_other_sector() -> None:
    game = oumuamua(hand=["allen-telescope-array"], credit=2, energy=0).signals("oumuamua", 0, 0)
    game.row("messenger-probe", "iss").do("play allen-telescope-array", "discard messenger-probe", "signal oumuamua")
    assert game.me.energy == 1


def test_a_signal_on_the_tile_is_none_in_a_sector_of_a_color() -> None:
    game = oumuamua(hand=["wow-signal"], missions=["control-center"], probes=["earth"], credit=2)
    game.do("play wow-signal", "signal oumuamua")
    assert game.asked == "signal"
    game.do("signal 61-virginis")
    assert game.offers("fill") == ["control-center:1"]


def test_a_signal_on_the_tile_is_no_sector_with_ones_own_signal() -> None:
    game = oumuamua(scoring=["giant-magellan-telescope"]).signals("oumuamua", 0).signals("vega", 0)
    assert game.final()["cards"] == 1
