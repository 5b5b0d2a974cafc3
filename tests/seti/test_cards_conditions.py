"""Project cards with a mission that has a condition."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .scenario import Scenario

ROW = ("grant", "hayabusa", "dune")
"""Yellow, black and red."""
Build = Callable[[Scenario], object]


def marked(game: Scenario, *traces: str) -> Scenario:
    """Own traces, as "left blue discovery"."""
    for trace in traces:
        place, color, spot = trace.split(" ")
        game.trace(0, place, color, spot)
    return game


def heard(game: Scenario, *stars: str) -> Scenario:
    """One's own signal in each of these sectors."""
    for star in stars:
        game.signals(star, 0)
    return game


# What playing them does with a probe at Mars: answers, costs and gains

PLAYED = [
    pytest.param(
        "chandra-space-observatory",
        (),
        {"credit": -2, "data": 2, "score": 2},
        id="088-chandra-space-observatory",
    ),
    pytest.param("niac-program", (), {"credit": -2, "cards": -1 + 3}, id="089-niac-program"),
    pytest.param(
        "near-earth-asteroids-survey", (), {"credit": -2, "publicity": 2}, id="095-near-earth-asteroids-survey"
    ),
    pytest.param(
        "tardigrades-study", (), {"credit": -2, "publicity": 1, "data": 1, "cards": 0}, id="096-tardigrades-study"
    ),
    pytest.param("linguistic-analysis", (), {"credit": -2, "publicity": 3}, id="102-linguistic-analysis"),
    pytest.param(
        "green-bank-telescope",
        ("scan", "step row", "discard dune", "signal barnards-star"),
        {"credit": -2, "data": 2},
        id="105-green-bank-telescope",
    ),
    pytest.param(
        "canadian-hydrogen-telescope", ("signal vega",), {"credit": -1, "data": 1}, id="115-canadian-hydrogen-telescope"
    ),
    pytest.param("herschel-space-observatory", (), {"credit": -1, "data": 1}, id="134-herschel-space-observatory"),
]


@pytest.mark.parametrize(("card", "answers", "pay"), PLAYED)
def test_what_the_card_does_before_its_mission(card: str, answers: tuple[str, ...], pay: dict[str, int]) -> None:
    game = Scenario(hand=[card], probes=["mars"]).row(*ROW)
    gains = game.gained(f"play {card}", *answers)
    assert gains == {word: count for word, count in ({"cards": -1} | pay).items() if count}
    assert (game.prompt(), game.missions(), game.completed()) == ("end-turn", [card], [])


@pytest.mark.parametrize(
    ("card", "pay"),
    [
        pytest.param("rosetta-probe", {"credit": -2, "cards": -1}, id="104-rosetta-probe"),
        pytest.param("space-shuttle", {"credit": -3, "cards": -1, "publicity": 2}, id="132-space-shuttle"),
    ],
)
def test_a_launch_before_the_mission(card: str, pay: dict[str, int]) -> None:
    game = Scenario(hand=[card]).row(*ROW)
    assert game.gained(f"play {card}", "launch") == pay
    assert (game.prompt(), game.missions(), game.probes()) == ("end-turn", [card], ["1-5"])


def test_132_space_shuttle_gives_publicity_also_without_room_for_a_probe() -> None:
    game = Scenario(hand=["space-shuttle"], probes=["mars"])
    assert game.gained("play space-shuttle") == {"credit": -3, "cards": -1, "publicity": 2}
    assert game.probes() == ["2-2"]


def test_115_canadian_hydrogen_telescope_reaches_every_sector() -> None:
    game = Scenario(hand=["canadian-hydrogen-telescope"]).do("play canadian-hydrogen-telescope")
    assert len(game.offers("signal")) == 8


@pytest.mark.parametrize(
    ("card", "signals"),
    [
        pytest.param("chandra-space-observatory", 2, id="088-chandra-space-observatory"),
        pytest.param("herschel-space-observatory", 1, id="134-herschel-space-observatory"),
    ],
)
def test_all_signals_of_a_space_observatory_go_into_one_sector_with_ones_own_probe(card: str, signals: int) -> None:
    game = Scenario(hand=[card], probes=["mars", "jupiter"], techs=["probe-limit"]).do(f"play {card}")
    assert (game.prompt(), game.offers("signal")) == ("signal", ["barnards-star", "kepler-22"])
    game.do("signal kepler-22")
    assert (game.at("kepler-22"), game.at("barnards-star"), game.prompt()) == ([0] * signals, [], "end-turn")
    game = Scenario(hand=[card]).do(f"play {card}")
    assert (game.prompt(), game.missions(), any(game.state.signals)) == ("end-turn", [card], False)


# Missions: what is not enough, what is, answers after `play`, answers after `finish`, the reward

COMPUTER = ("take-tech computer-card", "install a")
PROBE = ("take-tech probe-moon",)
TELESCOPE = ("take-tech telescope-hand",)

MISSIONS = [
    pytest.param(
        "atlas",
        lambda game: marked(game, "left blue discovery", "left blue overflow", "left red discovery").trace(
            1, "right", "blue"
        ),
        lambda game: marked(game, "left blue discovery", "left blue overflow", "right blue discovery"),
        COMPUTER,
        (),
        {"score": 3, "data": 1},
        id="070-atlas",
    ),
    pytest.param(
        "project-longshot",
        lambda game: game.set(0, probes=["4-6"]),
        lambda game: game.set(0, probes=["4-7"]),
        PROBE,
        (),
        {"score": 3, "energy": 1},
        id="087-project-longshot",
    ),
    pytest.param(
        "chandra-space-observatory",
        lambda game: heard(game, "vega", "kepler-22", "procyon").signals("sirius-a", 1).set(0, wins=["61-virginis"]),
        lambda game: heard(game, "vega", "kepler-22", "procyon").set(0, probes=["mars"]),
        (),
        (),
        {"publicity": 2},
        id="088-chandra-space-observatory",
    ),
    pytest.param(
        "near-earth-asteroids-survey",
        lambda game: game.set(0, probes=["2-4", "2-6", "1-7"]),
        lambda game: game.sky(0, 7, 0).set(0, probes=["2-5"]),
        (),
        ("take hayabusa",),
        {"score": 5, "cards": 1},
        id="095-near-earth-asteroids-survey",
    ),
    pytest.param(
        "tardigrades-study",
        lambda game: marked(game, "left yellow discovery", "left yellow overflow", "left red discovery"),
        lambda game: marked(game, "left yellow discovery", "left yellow overflow", "left yellow overflow"),
        (),
        (),
        {"score": 3, "publicity": 1},
        id="096-tardigrades-study",
    ),
    pytest.param(
        "apollo-11-mission",
        lambda game: marked(game, "left yellow discovery", "left yellow overflow", "right red discovery"),
        lambda game: marked(game, "left yellow discovery", "right yellow overflow"),
        PROBE,
        (),
        {"score": 2, "cards": 1},
        id="097-apollo-11-mission",
    ),
    pytest.param(
        "linguistic-analysis",
        lambda game: marked(game, "left red discovery", "left yellow discovery", "right blue discovery"),
        lambda game: marked(game, "left red discovery", "left yellow discovery", "left blue discovery"),
        (),
        ("trace left red overflow",),
        {"score": 3},
        id="102-linguistic-analysis",
    ),
    pytest.param(
        "westerbork-synthesis-radio-telescope",
        lambda game: game.set(0, wins=["barnards-star", "proxima-centauri"]).set(1, wins=["barnards-star"]),
        lambda game: game.set(0, wins=["barnards-star", "vega", "barnards-star"]),
        TELESCOPE,
        (),
        {"score": 9},
        id="103-westerbork-synthesis-radio-telescope",
    ),
    pytest.param(
        "rosetta-probe",
        lambda game: game.set(0, probes=["2-7"]).set(1, probes=["2-0"]),
        lambda game: game.set(0, probes=["2-0"]),
        (),
        (),
        {"score": 3, "data": 1},
        id="104-rosetta-probe",
    ),
    pytest.param(
        "green-bank-telescope",
        lambda game: marked(game, "left red discovery", "right red discovery", "left blue discovery"),
        lambda game: marked(game, "left red discovery", "right red discovery", "right red overflow"),
        ("decline",),
        ("trace left red overflow",),
        {"score": 3},
        id="105-green-bank-telescope",
    ),
    pytest.param(
        "roman-space-telescope",
        lambda game: game.set(0, orbiters=["venus"], landers=["mars", "io"], probes=["jupiter"]),
        lambda game: game.set(0, orbiters=["venus", "venus"]),
        TELESCOPE,
        (),
        {"data": 2},
        id="111-roman-space-telescope",
    ),
    pytest.param(
        "planetary-geologic-mapping",
        lambda game: game.set(0, orbiters=["venus", "jupiter"], landers=["mars", "titan"]).set(1, landers=["venus"]),
        lambda game: game.set(0, orbiters=["venus"], landers=["venus"]),
        PROBE,
        (),
        {"score": 3, "data": 1},
        id="112-planetary-geologic-mapping",
    ),
    pytest.param(
        "canadian-hydrogen-telescope",
        lambda game: game.set(0, techs=["telescope-hand", "telescope-earth", "probe-moon", "computer-card"]),
        lambda game: game.set(0, techs=["telescope-hand", "telescope-earth", "telescope-launch"]),
        ("signal vega",),
        (),
        {"data": 1},
        id="115-canadian-hydrogen-telescope",
    ),
    pytest.param(
        "space-shuttle",
        lambda game: game.set(0, orbiters=["venus", "mars"], landers=["mars", "io"], probes=["venus"]),
        lambda game: game.set(0, orbiters=["venus", "mars"], landers=["mars", "mars", "io"]),
        ("launch",),
        (),
        {"score": 3, "credit": 1},
        id="132-space-shuttle",
    ),
    pytest.param(
        "herschel-space-observatory",
        lambda game: heard(game, "vega", "kepler-22", "procyon").signals("sirius-a", 1).set(0, wins=["61-virginis"]),
        lambda game: heard(game, "vega", "kepler-22", "procyon").set(0, probes=["mars"]),
        (),
        (),
        {"publicity": 2},
        id="134-herschel-space-observatory",
    ),
]
EACH_MISSION = pytest.mark.parametrize(("card", "almost", "enough", "played", "answers", "reward"), MISSIONS)


@EACH_MISSION
def test_a_mission_is_finished_at_once_where_earlier_achievements_suffice(
    card: str, almost: Build, enough: Build, played: tuple[str, ...], answers: tuple[str, ...], reward: dict[str, int]
) -> None:
    game = Scenario(hand=[card]).row(*ROW)
    enough(game)
    assert game.offers("finish") == [], "not in play yet"
    game.do(f"play {card}", *played)
    assert (game.prompt(), game.offers("finish")) == ("end-turn", [card])
    assert game.gained(f"finish {card}", *answers) == reward
    assert (game.prompt(), game.missions(), game.completed()) == ("end-turn", [], [card])
    assert game.offers("finish") == []


@EACH_MISSION
def test_a_mission_waits_for_its_condition(
    card: str, almost: Build, enough: Build, played: tuple[str, ...], answers: tuple[str, ...], reward: dict[str, int]
) -> None:
    game = Scenario(missions=[card]).row(*ROW)
    almost(game)
    assert (game.prompt(), game.offers("finish")) == ("main-action", [])


def test_070_atlas_may_wait_and_be_finished_in_a_later_turn_of_ones_own_only() -> None:
    game = Scenario(missions=["atlas"], hand=["press-statement"]).row(*ROW)
    marked(game, "left blue discovery", "left blue overflow", "right blue discovery")
    game.do("play press-statement", "end-turn")
    assert (game.asked_seat, game.offered(0), game.offers("finish", 1)) == (1, [], [])
    game.do("pass")
    assert game.offers("finish") == ["atlas"]


@pytest.mark.parametrize(
    ("probe", "far"), [("4-7", True), ("4-3", True), ("3-0", True), ("1-1", False), ("4-4", False)]
)
def test_087_project_longshot_counts_steps_around_the_sun(probe: str, far: bool) -> None:
    """Earth is at 1-5: five steps to the first three; 1-1 lies behind the Sun, four steps along the ring."""
    game = Scenario(missions=["project-longshot"], probes=[probe])
    assert (game.offers("finish") == ["project-longshot"]) == far


def test_087_project_longshot_needs_a_probe_in_space() -> None:
    game = Scenario(missions=["project-longshot"], orbiters=["neptune"]).set(1, probes=["4-1"])
    assert game.offers("finish") == []


@pytest.mark.parametrize("card", ["chandra-space-observatory", "herschel-space-observatory"])
def test_088_chandra_and_134_herschel_count_sectors_not_signals(card: str) -> None:
    game = Scenario(missions=[card]).signals("vega", 0, 0).signals("procyon", 0, 0, 0).signals("sirius-a", 1, 0)
    assert game.offers("finish") == []
    game = Scenario(missions=[card]).signals("vega", 1, 0).signals("procyon", 0).signals("sirius-a", 0)
    assert game.signals("kepler-22", 1, 1, 0).offers("finish") == [card]


def test_089_niac_program_is_finished_with_an_empty_hand() -> None:
    game = Scenario(hand=["niac-program"]).row(*ROW).deals("press-statement", "starship", "plato", "atlas")
    game.do("play niac-program")
    assert game.hand() == ["starship", "press-statement", "plato"]
    game.do("corner press-statement", "corner starship")
    assert game.offers("finish") == []
    game.do("corner plato")
    assert game.offers("finish") == ["niac-program"]
    game.do("finish niac-program")
    assert (game.prompt(), game.offered()) == ("take-card", ["take grant", "take hayabusa", "take dune", "draw"])
    assert game.gained("draw") == {"cards": 1}
    assert (game.prompt(), game.hand(), game.completed()) == ("end-turn", ["atlas"], ["niac-program"])


def test_095_near_earth_asteroids_survey_counts_a_field_beside_earth_in_its_ring() -> None:
    game = Scenario(missions=["near-earth-asteroids-survey"], probes=["1-4"]).sky(0, 1, 0)
    assert game.offers("finish") == ["near-earth-asteroids-survey"]
    game = Scenario(missions=["near-earth-asteroids-survey"], probes=["1-4"])
    assert game.offers("finish") == [], "no asteroids there"


@pytest.mark.parametrize(
    ("card", "color"),
    [
        pytest.param("tardigrades-study", "yellow", id="096-tardigrades-study"),
        pytest.param("green-bank-telescope", "red", id="105-green-bank-telescope"),
    ],
)
def test_a_trace_as_reward_may_go_to_either_species(card: str, color: str) -> None:
    game = Scenario(missions=[card], discovered=["anomalies"])
    marked(game, f"left {color} discovery", f"right {color} row-1", f"right {color} row-3").do(f"finish {card}")
    right = [f"right {color} {spot}" for spot in ("row-2", "row-4", "row-5", "overflow")]
    assert (game.prompt(), game.offers("trace")) == ("trace", [f"left {color} overflow", *right])


def test_102_linguistic_analysis_marks_any_colour_but_only_at_the_species_that_is_understood() -> None:
    game = Scenario(missions=["linguistic-analysis"])
    marked(game, "right red discovery", "right yellow discovery", "right blue overflow", "left blue discovery")
    game.trace(1, "right", "blue").do("finish linguistic-analysis")
    assert game.offers("trace") == ["right red overflow", "right yellow overflow", "right blue overflow"]


def test_102_linguistic_analysis_lets_choose_where_both_are_understood() -> None:
    game = Scenario(missions=["linguistic-analysis"])
    marked(game, *(f"{place} {color} discovery" for place in ("left", "right") for color in ("red", "yellow", "blue")))
    game.do("finish linguistic-analysis")
    assert len(game.offers("trace")) == 6


def test_112_planetary_geologic_mapping_counts_a_lander_on_a_moon() -> None:
    game = Scenario(missions=["planetary-geologic-mapping"], orbiters=["saturn"], landers=["titan"])
    assert game.offers("finish") == ["planetary-geologic-mapping"]
