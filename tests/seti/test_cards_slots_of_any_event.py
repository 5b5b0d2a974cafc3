"""Project cards with slots: events by any means, in any turn, one slot for each; odd rewards."""

from __future__ import annotations

from .scenario import Scenario

ROW = ("grant", "hayabusa", "dune")
RESEARCH = ("research", "take-tech probe-moon")


def test_076_nasa_research_center_and_094_popularization_of_science_share_no_event() -> None:
    game = Scenario(missions=["nasa-research-center", "popularization-of-science"], publicity=6).do(*RESEARCH)
    assert game.offers("fill") == ["nasa-research-center:1", "popularization-of-science:1"]
    assert game.gained("fill popularization-of-science:1") == {"publicity": 2, "energy": 1}, "and the bonus of the tile"
    assert (game.prompt(), game.me.filled) == ("end-turn", [0, 1])


def test_076_nasa_research_center_is_filled_by_research_with_a_card_too() -> None:
    game = Scenario(missions=["nasa-research-center"], hand=["atlas"]).row(*ROW)
    game.do("play atlas", "take-tech computer-card", "fill nasa-research-center:3", "take dune", "install a")
    assert (game.hand(), game.me.filled) == (["dune"], [0b100, 0])


def test_077_nasa_astrobiology_institute_is_filled_by_landing() -> None:
    game = Scenario(missions=["nasa-astrobiology-institute"], probes=["venus"])
    game.do("land venus", "trace left yellow discovery")
    assert game.offers("fill") == ["nasa-astrobiology-institute:2"]


def test_077_nasa_astrobiology_institute_does_not_count_traces_of_others() -> None:
    game = Scenario(missions=["nasa-astrobiology-institute"]).set(1, probes=["venus"])
    game.do("pass", "land venus", "trace left yellow discovery")
    assert (game.asked_seat, game.prompt(1), game.me.filled) == (1, "end-turn", [0])


def test_077_nasa_astrobiology_institute_is_filled_in_the_turn_of_another() -> None:
    """The rival completes a sector that the other player wins: the trace comes at once, and so does the slot."""
    game = Scenario(missions=["nasa-astrobiology-institute"], hand=["press-statement"]).row(*ROW)
    game.signals("61-virginis", 0, 0, 0, 0, 1).do("play press-statement", "end-turn")
    game.do("scan", "step row", "discard dune", "signal barnards-star")
    assert (game.asked_seat, game.offers("trace")) == (0, ["left red discovery", "right red discovery"])
    game.do("trace left red discovery")
    assert (game.asked_seat, game.offers("fill")) == (0, ["nasa-astrobiology-institute:1"])
    assert game.gained("fill nasa-astrobiology-institute:1") == {"data": 1, "score": 5, "publicity": 1}


def test_078_seti_institute_is_filled_by_a_scan_with_a_card_but_not_by_one_left_out() -> None:
    game = Scenario(missions=["seti-institute"], hand=["noto-radio-observatory"])
    game.do("play noto-radio-observatory", "scan", "fill seti-institute:3")
    assert (game.me.score, game.me.filled, game.prompt()) == (5, [0b100], "end-turn")
    game = Scenario(missions=["seti-institute"], hand=["noto-radio-observatory"])
    game.do("play noto-radio-observatory", "decline")
    assert game.prompt() == "end-turn"


def test_079_iss_is_filled_by_launches_by_any_means_until_it_is_complete() -> None:
    hand = ["low-cost-space-launch", "starship"]
    game = Scenario(hand=hand, missions=["iss"], techs=["probe-limit"], credit=9).row(*ROW)
    game.do("launch", "fill iss:3", "end-turn", "pass")
    game.do("play low-cost-space-launch", "launch", "fill iss:1", "end-turn")
    assert (game.missions(), game.me.filled, game.me.score) == (["iss"], [0b101], 6)
    game.me.probes.clear()
    game.do("play starship", "launch")
    assert game.offers("fill") == ["iss:2"]
    game.do("fill iss:2", "draw")
    assert (game.missions(), game.completed()) == ([], ["iss"])


def test_079_iss_does_not_count_a_launch_before_it_is_played() -> None:
    game = Scenario(hand=["iss"]).do("launch", "end-turn", "pass", "play iss")
    assert (game.prompt(), game.missions(), game.me.filled) == ("end-turn", ["iss"], [0])


def test_080_cape_canaveral_sfs_moves_any_own_probe() -> None:
    game = Scenario(missions=["cape-canaveral-sfs"], probes=["3-5"], techs=["probe-limit"])
    game.do("launch", "fill cape-canaveral-sfs:2")
    assert game.prompt() == "move"
    game.do("fly 3-5 clockwise")
    assert (game.probes(), game.prompt()) == (["3-6", "1-5"], "end-turn")


def test_101_telescope_time_allocation_may_complete_a_sector() -> None:
    game = Scenario(missions=["telescope-time-allocation"]).signals("kepler-22", 1, 0, 0, 0)
    game.do("scan")
    gains = game.gained("fill telescope-time-allocation:1", "signal kepler-22")
    assert (gains, game.prompt()) == ({"data": 1, "publicity": 1}, "trace"), "evaluated after the action"
    assert game.at("kepler-22") == [1]


def test_106_strategic_planning_wants_the_exact_price() -> None:
    """Neither the card itself nor a card for four credits or for none fills a slot."""
    game = Scenario(hand=["strategic-planning", "starship", "asteroids-research"], credit=5).row(*ROW)
    game.do("play strategic-planning", "end-turn", "pass", "play asteroids-research")
    assert (game.prompt(), game.me.filled) == ("end-turn", [0, 0])
    game.do("end-turn", "play starship")
    assert game.prompt() == "launch"


def test_107_first_black_hole_photo_is_filled_by_analysing() -> None:
    game = Scenario(missions=["first-black-hole-photo"], computer=6)
    game.do("analyse", "trace right blue discovery")
    assert game.offers("fill") == ["first-black-hole-photo:1", "first-black-hole-photo:2"]
    assert game.gained("fill first-black-hole-photo:2") == {"score": 4 + 3, "publicity": 1}


def test_116_control_center_is_filled_by_each_signal_of_a_card() -> None:
    game = Scenario(missions=["control-center"], hand=["algonquin-radio-observatory"], probes=["3-5"])
    game.do("play algonquin-radio-observatory", "signal kepler-22")
    game.do("fill control-center:1", "fly 3-5 clockwise", "signal barnards-star", "fill control-center:2", "decline")
    game.do("signal sirius-a", "fill control-center:3", "fly 3-6 counter-clockwise", "signal vega")
    assert (game.prompt(), game.probes(), game.completed()) == ("end-turn", ["3-5"], ["control-center"])


def test_117_lunar_gateway_launches_within_the_limit_of_probes() -> None:
    game = Scenario(missions=["lunar-gateway"], probes=["venus", "mars"])
    game.do("orbit venus", "fill lunar-gateway:1")
    assert (game.prompt(), game.probes(), game.me.filled) == ("increase-income", ["2-2"], [1]), "Mars is still in space"
    game = Scenario(missions=["lunar-gateway"], probes=["venus"]).do("orbit venus", "fill lunar-gateway:1", "launch")
    assert game.probes() == ["1-5"], "the probe just converted does not count"
    game = Scenario(missions=["lunar-gateway"], probes=["venus"], techs=["probe-limit"])
    game.do("orbit venus", "fill lunar-gateway:1", "launch")
    assert (game.prompt(), game.probes()) == ("increase-income", ["1-5"]), "one probe"


def test_128_advanced_navigation_system_fills_a_slot_for_every_visit() -> None:
    game = Scenario(missions=["advanced-navigation-system"], probes=["1-2"])
    game.do("burn", "fly 1-2 clockwise", "fill advanced-navigation-system:1")
    game.do("burn", "fly 1-3 counter-clockwise", "burn", "fly 1-2 clockwise")
    assert game.offers("fill") == ["advanced-navigation-system:2", "advanced-navigation-system:3"]
    game.do("fill advanced-navigation-system:3", "fly 1-3 counter-clockwise", "burn", "fly 1-2 counter-clockwise")
    assert game.offers("fill") == ["advanced-navigation-system:2"]
    game.do("fill advanced-navigation-system:2")
    assert (game.me.data, game.completed()) == (1, ["advanced-navigation-system"])


def test_128_advanced_navigation_system_does_not_count_a_planet_that_carries_the_probe() -> None:
    game = Scenario(missions=["advanced-navigation-system"], probes=["venus"], publicity=6).do(*RESEARCH)
    assert (game.probes(), game.prompt()) == (["1-2"], "end-turn")


def test_128_advanced_navigation_system_counts_oumuamua_as_a_planet() -> None:
    game = Scenario(species=("oumuamua", "anomalies"), discovered=["oumuamua"], probes=["3-6"])
    game.set(0, missions=["advanced-navigation-system"]).do("burn", "fly 3-6 counter-clockwise")
    assert len(game.offers("fill")) == 3


def test_129_asteroids_research_counts_a_push_in_ones_own_turn() -> None:
    """The disc with Earth pushes a probe from 1-4 onto the asteroids at 1-3."""
    game = Scenario(missions=["asteroids-research"], probes=["1-4"], publicity=6).do(*RESEARCH[:1])
    assert (game.probes(), game.prompt()) == (["1-3"], "fill-slot")
    assert game.gained("fill asteroids-research:2") == {"data": 1}
    assert game.prompt() == "research", "the slot comes right after the push"


def test_129_asteroids_research_does_not_count_a_push_in_the_turn_of_another() -> None:
    game = Scenario(missions=["asteroids-research"], hand=["press-statement"], probes=["1-4"]).set(1, publicity=6)
    game.do("play press-statement", "end-turn", "research")
    assert (game.probes(), game.asked_seat, game.prompt(1)) == (["1-3"], 1, "research")
    assert (game.offered(0), game.me.filled, game.me.data) == ([], [0], 0)


def test_138_cornell_university_repeats_the_movement_of_a_corner() -> None:
    game = Scenario(missions=["cornell-university"], hand=["wow-signal"], probes=["3-5"])
    game.do("corner wow-signal", "fill cornell-university:3", "fly 3-5 clockwise", "fly 3-6 counter-clockwise")
    assert (game.prompt(), game.probes(), game.me.filled) == ("main-action", ["3-5"], [0b100])


def test_138_cornell_university_and_the_corner_add_up_to_leave_asteroids() -> None:
    """The slot is filled before the flight: two movements are needed at once."""
    game = Scenario(missions=["cornell-university"], hand=["wow-signal"], probes=["2-4"], energy=0)
    game.do("corner wow-signal", "fill cornell-university:3")
    assert (game.prompt(), game.offers("fly")[0]) == ("move", "2-4 outward")
    game.do("fly 2-4 outward")
    assert (game.prompt(), game.probes()) == ("main-action", ["3-4"])


def test_138_cornell_university_counts_a_corner_that_lengthens_a_flight() -> None:
    game = Scenario(missions=["cornell-university"], hand=["wow-signal"], probes=["3-5"])
    game.do("burn", "corner wow-signal")
    assert game.offers("fill") == ["cornell-university:3"]
    game.do("fill cornell-university:3", "fly 3-5 clockwise", "fly 3-6 counter-clockwise", "fly 3-5 inward")
    assert (game.prompt(), game.probes()) == ("main-action", ["2-5"])


def test_138_cornell_university_does_not_count_other_discards() -> None:
    game = Scenario(missions=["cornell-university"], hand=["wow-signal", "plato"])
    game.do("exchange card energy")
    assert (game.prompt(), game.hand(), game.me.filled) == ("main-action", [], [0])
