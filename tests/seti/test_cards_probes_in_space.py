"""Project cards: probes and what they do in space, flights of a turn, signals where probes and planets are."""

from __future__ import annotations

import pytest

from .scenario import Scenario, card_table

ROW = ("grant", "alice", "dune")


def test_016_dragonfly_gets_the_bonus_that_a_lander_covers() -> None:
    game = Scenario(hand=["dragonfly"], probes=["jupiter"]).set(1, landers=["jupiter"]).row(*ROW)
    game.state.data_covers = [1] * len(game.state.data_covers)
    game.do("play dragonfly", "land jupiter", "trace right yellow discovery")
    assert (game.me.score, game.me.data, game.me.energy, game.me.credit) == (1 + 7 + 3, 2, 3, 3)


def test_016_dragonfly_chooses_between_the_two_bonuses_of_mars() -> None:
    game = Scenario(hand=["dragonfly"], probes=["mars"]).set(1, probes=["mars"]).row(*ROW)
    game.state.data_covers = [1] * len(game.state.data_covers)
    game.do("play dragonfly", "land mars", "trace left yellow discovery")
    assert game.offers("claim") == ["1", "2"]
    game.do("claim 2", "end-turn", "land mars")
    assert (game.me.data, game.rival.data) == (2, 0), "the spaces stay covered"


def test_016_dragonfly_lands_on_an_occupied_moon_with_the_technology() -> None:
    game = Scenario(hand=["dragonfly"], probes=["jupiter"], techs=["probe-moon"]).set(1, landers=["io"]).row(*ROW)
    game.do("play dragonfly", "land io")
    assert (game.me.score, game.me.energy) == (11, 7)


def test_016_dragonfly_lands_on_no_moon_without_the_technology() -> None:
    game = Scenario(hand=["dragonfly"], probes=["jupiter"]).row(*ROW).do("play dragonfly")
    assert game.offers("land") == ["jupiter"]


@pytest.mark.parametrize(
    ("space", "data"),
    [
        pytest.param("2-7", 4, id="asteroids-between-two-fields"),
        pytest.param("2-4", 2, id="lonely-asteroids"),
        pytest.param("1-6", 2, id="empty-space-next-to-two-fields"),
        pytest.param("mars", 0, id="no-asteroids-near"),
    ],
)
def test_017_osiris_rex_counts_the_asteroids_around_a_probe(space: str, data: int) -> None:
    game = Scenario(hand=["osiris-rex"], probes=[space]).row(*ROW).do("play osiris-rex")
    assert (game.me.data, game.me.credit, game.prompt()) == (data, 3, "end-turn")


def test_017_osiris_rex_is_about_one_probe_of_choice() -> None:
    game = Scenario(hand=["osiris-rex"], probes=["2-7", "2-4"], techs=["probe-limit"]).row(*ROW)
    game.do("play osiris-rex")
    assert (game.prompt(), game.offers("probe")) == ("choose-probe", ["2-4", "2-7"])
    assert game.do("probe 2-4").me.data == 2


def test_017_osiris_rex_needs_a_probe_of_ones_own() -> None:
    game = Scenario(hand=["osiris-rex"]).set(1, probes=["2-7"]).row(*ROW).do("play osiris-rex")
    assert (game.me.data, game.prompt()) == (0, "end-turn")


def test_018_hayabusa_marks_a_yellow_trace_for_a_probe_on_asteroids() -> None:
    game = Scenario(hand=["hayabusa"], probes=["2-4"]).row(*ROW).do("play hayabusa")
    assert game.offers("trace") == ["left yellow discovery", "right yellow discovery"]
    game.do("trace right yellow discovery")
    assert (game.traces(), game.me.score, game.me.publicity, game.me.credit) == (["right yellow discovery"], 4, 5, 3)


@pytest.mark.parametrize("space", ["mars", "2-0", "3-4"])
def test_018_hayabusa_does_nothing_elsewhere(space: str) -> None:
    """A planet, a comet and an empty space next to asteroids."""
    game = Scenario(hand=["hayabusa"], probes=[space], energy=0, credit=1, publicity=0).set(1, probes=["2-4"]).row(*ROW)
    game.do("play hayabusa")
    assert (game.traces(), game.me.credit, game.prompt()) == ([], 0, "end-turn")


def test_019_gravitational_slingshot_gives_movement_instead_of_publicity() -> None:
    game = Scenario(hand=["gravitational-slingshot"], probes=["1-2"]).row(*ROW)
    game.do("play gravitational-slingshot", "fly 1-2 clockwise")
    assert (game.prompt(), game.offered()) == ("move-instead", ["instead", "decline"])
    game.do("instead", "fly 1-3 clockwise", "fly 1-4 clockwise")
    assert (game.probes(), game.me.publicity, game.me.credit, game.prompt()) == (["1-5"], 4, 3, "end-turn")


def test_019_gravitational_slingshot_may_leave_the_publicity() -> None:
    game = Scenario(hand=["gravitational-slingshot"], probes=["1-2"]).row(*ROW)
    game.do("play gravitational-slingshot", "fly 1-2 clockwise", "decline")
    assert (game.me.publicity, game.prompt()) == (5, "move")


def test_019_gravitational_slingshot_can_be_chained() -> None:
    game = Scenario(hand=["gravitational-slingshot"], probes=["3-2"]).row(*ROW)
    game.do("play gravitational-slingshot", "fly 3-2 clockwise", "instead", "fly 3-3 outward")
    assert game.prompt() == "move-instead"
    game.do("instead", "fly 4-3 clockwise", "fly 4-4 inward")
    assert (game.probes(), game.me.publicity, game.prompt()) == (["3-4"], 4, "end-turn")


def test_019_gravitational_slingshot_is_about_planets_only() -> None:
    """A comet pays as ever, and Earth pays nothing that could be replaced."""
    game = Scenario(hand=["gravitational-slingshot"], probes=["3-0", "1-4"], techs=["probe-limit"]).row(*ROW)
    game.do("play gravitational-slingshot", "fly 3-0 inward")
    assert (game.me.publicity, game.prompt()) == (5, "move")
    game.do("fly 1-4 clockwise")
    assert (game.me.publicity, game.prompt()) == (5, "end-turn")


def test_019_gravitational_slingshot_holds_for_the_rest_of_the_turn_and_no_longer() -> None:
    game = Scenario(hand=["gravitational-slingshot"], probes=["1-2"]).row(*ROW)
    game.do("play gravitational-slingshot", "decline", "burn", "fly 1-2 clockwise", "instead", "fly 1-3 clockwise")
    assert (game.me.publicity, game.prompt()) == (4, "end-turn")
    game.do("end-turn", "launch", "end-turn", "burn", "fly 1-4 counter-clockwise")
    assert (game.me.publicity, game.prompt()) == (5, "main-action")


FLYBYS = card_table(
    "card, cost, movement, points, there, back",
    ("020-mercury-flyby", 1, 2, 4, "fly 1-2 counter-clockwise", "fly 1-1 clockwise"),
    ("021-venus-flyby", 1, 2, 3, "fly 1-2 clockwise", "fly 1-3 counter-clockwise"),
    ("022-mars-flyby", 1, 2, 4, "fly 1-2 outward", "fly 2-2 inward"),
    ("023-jupiter-flyby", 1, 2, 4, "fly 3-2 clockwise", "fly 3-3 counter-clockwise"),
    ("024-saturn-flyby", 2, 3, 6, "fly 3-0 counter-clockwise", "fly 3-7 clockwise"),
)


def before_flyby(card: str, there: str) -> Scenario:
    return Scenario(hand=[card], probes=[there.split(" ")[1]]).row(*ROW)


@FLYBYS
def test_a_flyby_pays_once(card: str, cost: int, movement: int, points: int, there: str, back: str) -> None:
    del movement
    game = before_flyby(card, there)
    assert game.gained(f"play {card}", there) == {"credit": -cost, "cards": -1, "publicity": 1, "score": points}
    game.do("decline", "burn", back)
    assert game.gained("burn", there) == {"energy": -1, "publicity": 1}


@FLYBYS
def test_a_flyby_gives_so_much_movement(
    card: str, cost: int, movement: int, points: int, there: str, back: str
) -> None:
    del cost, points
    game = before_flyby(card, there).do(f"play {card}")
    for step in [there, back, there][:movement]:
        assert game.prompt() == "move"
        game.do(step)
    assert game.prompt() == "end-turn"


@FLYBYS
def test_a_flyby_later_in_the_turn_pays_too(
    card: str, cost: int, movement: int, points: int, there: str, back: str
) -> None:
    del cost, movement, back
    game = before_flyby(card, there).do(f"play {card}", "decline")
    assert game.gained("burn", there) == {"energy": -1, "publicity": 1, "score": points}


@FLYBYS
def test_a_flyby_before_the_card_or_in_another_turn_pays_nothing(
    card: str, cost: int, movement: int, points: int, there: str, back: str
) -> None:
    """Only visits from the moment of playing count, and only in this turn."""
    del cost, movement, points
    game = before_flyby(card, there).do("burn", there, f"play {card}", back, "decline")
    assert (game.me.score, game.prompt()) == (1, "end-turn")
    game.do("end-turn", "launch", "end-turn", "burn", there)
    assert (game.me.score, game.prompt()) == (1, "main-action")


@FLYBYS
def test_a_flyby_of_another_planet_pays_nothing(
    card: str, cost: int, movement: int, points: int, there: str, back: str
) -> None:
    del movement, points, there, back
    game = Scenario(hand=[card], probes=["4-2"]).row(*ROW)
    assert game.gained(f"play {card}", "fly 4-2 clockwise") == {"credit": -cost, "cards": -1, "publicity": 1}


def test_020_mercury_flyby_can_be_topped_up_to_leave_asteroids() -> None:
    """One movement is left on the asteroids; energy adds the second one they demand."""
    game = Scenario(hand=["mercury-flyby"], probes=["1-6"]).row(*ROW)
    game.do("play mercury-flyby", "fly 1-6 clockwise")
    assert (game.prompt(), game.offers("fly")) == ("move", [])
    game.do("burn", "fly 1-7 clockwise")
    assert (game.probes(), game.me.energy, game.prompt()) == (["1-0"], 2, "end-turn")


def test_025_lightsail_pays_a_point_for_each_different_planet_and_earth_is_one() -> None:
    game = Scenario(hand=["lightsail"], probes=["1-4"]).row(*ROW)
    game.do("play lightsail", "fly 1-4 counter-clockwise", "fly 1-3 clockwise", "fly 1-4 clockwise")
    assert (game.me.score, game.me.publicity) == (3, 5)
    game.do("fly 1-5 counter-clockwise")
    assert game.prompt() == "end-turn"
    game.do("burn", "fly 1-4 counter-clockwise")
    assert (game.me.score, game.me.publicity, game.me.credit) == (3, 6, 2), "Venus has paid already"


def test_025_lightsail_counts_oumuamua_as_a_planet() -> None:
    game = Scenario(species=("oumuamua", "anomalies"), discovered=["oumuamua"], hand=["lightsail"], probes=["3-4"])
    game.row(*ROW).do("play lightsail", "fly 3-4 clockwise")
    assert game.me.score == 2


def test_026_through_the_asteroid_belt_leaves_asteroids_for_one_movement() -> None:
    game = Scenario(hand=["through-the-asteroid-belt"], probes=["2-6"]).row(*ROW)
    game.do("play through-the-asteroid-belt", "fly 2-6 clockwise", "fly 2-7 clockwise")
    assert (game.probes(), game.me.credit, game.prompt()) == (["2-0"], 3, "end-turn")


def test_026_through_the_asteroid_belt_holds_for_the_rest_of_the_turn_and_no_longer() -> None:
    game = Scenario(hand=["through-the-asteroid-belt"], probes=["2-6"]).row(*ROW)
    game.do("play through-the-asteroid-belt", "decline", "burn", "fly 2-6 clockwise")
    assert game.probes() == ["2-7"]
    game.do("end-turn", "launch", "end-turn", "burn")
    assert game.offers("fly") == []
    game.do("burn", "fly 2-7 outward")
    assert (game.probes(), game.me.energy) == (["3-7"], 0)


def test_027_hubble_space_telescope_marks_where_the_probe_has_flown() -> None:
    game = Scenario(hand=["hubble-space-telescope"], probes=["3-3"]).row(*ROW)
    game.do("play hubble-space-telescope", "fly 3-3 clockwise")
    assert (game.at("proxima-centauri"), game.me.data, game.me.credit, game.prompt()) == ([0], 1, 3, "end-turn")


def test_027_hubble_space_telescope_marks_the_sector_of_one_probe() -> None:
    game = Scenario(hand=["hubble-space-telescope"], probes=["3-3", "1-5"], techs=["probe-limit"]).row(*ROW)
    game.do("play hubble-space-telescope", "decline")
    assert (game.prompt(), game.offers("signal")) == ("signal", ["kepler-22", "61-virginis"])
    game.do("signal 61-virginis")
    assert (game.at("61-virginis"), game.at("kepler-22"), game.prompt()) == ([0], [], "end-turn")


@pytest.mark.parametrize("card", ["hubble-space-telescope", "kepler-space-telescope", "james-webb-space-telescope"])
def test_027_028_029_space_telescopes_need_a_probe_of_ones_own(card: str) -> None:
    game = Scenario(hand=[card]).set(1, probes=["3-3"]).row(*ROW).do(f"play {card}")
    assert (game.prompt(), game.me.data, game.at("kepler-22")) == ("end-turn", 0, [])


def test_028_kepler_space_telescope_places_both_signals_in_one_sector() -> None:
    game = Scenario(hand=["kepler-space-telescope"], probes=["3-3", "1-5"], techs=["probe-limit"]).row(*ROW)
    game.do("play kepler-space-telescope", "fly 3-3 clockwise", "signal proxima-centauri")
    assert (game.at("proxima-centauri"), game.at("61-virginis"), game.prompt()) == ([0, 0], [], "end-turn")
    assert (game.me.data, game.me.score, game.me.credit) == (2, 3, 2)


def test_029_james_webb_space_telescope_marks_the_neighbouring_sectors_too() -> None:
    game = Scenario(hand=["james-webb-space-telescope"], probes=["3-2", "1-5"], techs=["probe-limit"]).row(*ROW)
    game.do("play james-webb-space-telescope", "fly 3-2 counter-clockwise")
    assert game.offers("signal") == ["sirius-a", "61-virginis"]
    game.do("signal sirius-a")
    assert [game.at(star) for star in ("vega", "sirius-a", "barnards-star")] == [[0], [0], [0]]
    assert (game.me.data, game.me.credit, game.prompt()) == (3, 2, "end-turn")


def test_029_james_webb_space_telescope_looks_all_around() -> None:
    """The first and the last sector are neighbours."""
    game = Scenario(hand=["james-webb-space-telescope"], probes=["3-0"]).row(*ROW)
    game.do("play james-webb-space-telescope", "decline")
    assert [game.at(star) for star in ("procyon", "vega", "sirius-a")] == [[0], [0], [0]]


def test_030_great_observatories_project_uses_three_probes_of_anybody() -> None:
    game = Scenario(hand=["great-observatories-project"], probes=["3-3"], seats=3).row(*ROW)
    game.set(1, probes=["2-3", "1-0"], techs=["probe-limit"]).set(2, probes=["1-5"])
    game.do("play great-observatories-project")
    assert (game.prompt(), game.offers("probe")) == ("signal-by-probe", ["1-0", "1-5", "2-3", "3-3"])
    game.do("probe 3-3", "probe 2-3")
    assert game.offers("probe") == ["1-0", "1-5"], "different probes"
    game.do("probe 1-5")
    assert (game.at("kepler-22"), game.at("61-virginis"), game.prompt()) == ([0, 0], [0], "end-turn")
    assert (game.me.data, game.me.score, game.me.credit) == (3, 3, 2)


def test_030_great_observatories_project_may_use_fewer_probes() -> None:
    game = Scenario(hand=["great-observatories-project"]).set(1, probes=["3-3", "1-0"], techs=["probe-limit"])
    game.row(*ROW).do("play great-observatories-project", "probe 1-0", "decline")
    assert (game.at("vega"), game.at("kepler-22"), game.prompt()) == ([0], [], "end-turn")


def test_030_great_observatories_project_counts_two_probes_on_one_space() -> None:
    game = Scenario(hand=["great-observatories-project"], probes=["3-3"]).set(1, probes=["3-3"]).row(*ROW)
    game.do("play great-observatories-project", "probe 3-3", "probe 3-3")
    assert (game.at("kepler-22"), game.prompt()) == ([0, 0], "end-turn")


@pytest.mark.parametrize(
    ("landers", "fulfilled"),
    [
        (["mars", "mars", "venus"], True),
        (["mars", "venus", "io"], False),
        (["mars", "venus"], False),
    ],
)
def test_031_space_launch_system_counts_three_landers_but_not_on_moons(landers: list[str], fulfilled: bool) -> None:
    game = Scenario(missions=["space-launch-system"], landers=landers, orbiters=["mars"])
    assert game.offers("finish") == (["space-launch-system"] if fulfilled else [])
    if fulfilled:
        assert game.gained("finish space-launch-system") == {"credit": 1}


PROGRAMS = card_table(
    "card, star, star_later",
    ("032-mercury-exploration-program", "sirius-a", "vega"),
    ("033-venus-exploration-program", "kepler-22", "barnards-star"),
    ("034-mars-exploration-program", "barnards-star", "sirius-a"),
    ("035-jupiter-exploration-program", "kepler-22", "barnards-star"),
    ("036-saturn-exploration-program", "procyon", "beta-pictoris"),
)


@PROGRAMS
def test_an_exploration_program_places_two_signals_where_the_planet_is(card: str, star: str, star_later: str) -> None:
    game = Scenario(hand=[card]).row(*ROW)
    assert game.gained(f"play {card}") == {"credit": -2, "cards": -1, "data": 2, "score": 2}
    assert (game.at(star), game.missions(), game.prompt()) == ([0, 0], [card], "end-turn")
    turned = Scenario(hand=[card]).row(*ROW).sky(7, 7, 7).do(f"play {card}")
    assert (turned.at(star_later), turned.at(star)) == ([0, 0], [])
