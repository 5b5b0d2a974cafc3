"""Mascamites cards ET.1 to ET.10."""

from __future__ import annotations

from .species import Found
from .test_mascamites import mascamites


def delivered(card: str, destination: str = "earth") -> Found:
    """Seat 0 (no points, data, 4 credits, 4 publicity) has just delivered sample 2, worth 7 points."""
    game = mascamites(missions=[card], score=0).row("venera-probe").capsule(0, 2, destination)
    return game.do(f"finish {card}")


def test_et_01_first_contact_moves_lands_and_collects() -> None:
    game = mascamites(hand=["first-contact"], probes=["3-2"], credit=1, energy=0, publicity=4, score=0)
    game.do("play first-contact", "fly 3-2 clockwise", "land jupiter", "trace right yellow discovery", "sample 2")
    assert (game.me.credit, game.probes(), game.me.landers[3]) == (0, [], 1)
    assert (game.me.score, game.me.publicity, game.me.data) == (10, 6, 2)
    assert (game.capsules(), game.missions()) == ([(2, game.space("jupiter"))], ["first-contact"])


def test_et_01_first_contact_delivers_to_earth_for_two_data() -> None:
    game = delivered("first-contact")
    assert (game.me.score, game.me.data, game.completed()) == (7, 2, ["first-contact"])


def test_et_02_rover_exploration_lands_on_a_moon_without_the_technology() -> None:
    game = mascamites(hand=["rover-exploration"], probes=["saturn"], credit=2, energy=0, score=0)
    game.do("play rover-exploration")
    assert game.offers("land") == ["saturn", "titan", "enceladus"]
    game.do("land titan", "trace right red discovery", "trace right blue discovery", "sample 6")
    assert (game.me.score, game.me.credit, game.capsules()) == (13, 0, [(6, game.space("saturn"))])


def test_et_02_rover_exploration_delivers_to_earth_for_points_and_data() -> None:
    game = delivered("rover-exploration")
    assert (game.me.score, game.me.data) == (10, 3)


def test_et_03_mass_sample_collection_collects_after_orbiting_too() -> None:
    game = mascamites(hand=["mass-sample-collection"], probes=["jupiter"], credit=1, energy=0, score=0)
    game.do("play mass-sample-collection")
    assert (game.offers("orbit"), game.offers("land")) == (["jupiter"], ["jupiter"])
    game.do("orbit jupiter", "decline", "sample 3")
    assert (game.me.orbiters[3], game.me.score, game.at("kepler-22")) == (1, 3, [0])
    assert game.capsules() == [(3, game.space("jupiter"))]


def test_et_03_mass_sample_collection_collects_after_landing() -> None:
    game = mascamites(hand=["mass-sample-collection"], probes=["saturn"], credit=1, energy=0)
    game.do("play mass-sample-collection", "land saturn", "trace right yellow discovery", "sample 4")
    assert game.capsules() == [(4, game.space("saturn"))]


def test_et_03_mass_sample_collection_delivers_to_earth_for_points_and_a_credit() -> None:
    game = delivered("mass-sample-collection")
    assert (game.me.score, game.me.credit) == (10, 5)


def test_et_04_martian_quarantine_lab_lands_and_collects() -> None:
    game = mascamites(hand=["martian-quarantine-lab"], probes=["jupiter"], credit=1, energy=0)
    game.do("play martian-quarantine-lab")
    assert game.offers("land") == ["jupiter"]
    game.do("land jupiter", "trace right yellow discovery", "sample 1")
    assert (game.capsules(), game.missions()) == ([(1, game.space("jupiter"))], ["martian-quarantine-lab"])


def test_et_04_martian_quarantine_lab_delivers_to_mars_for_points_and_a_card() -> None:
    game = delivered("martian-quarantine-lab", "mars")
    assert (game.me.score, game.asked) == (9, "take-card")
    game.do("take venera-probe")
    assert game.hand() == ["venera-probe"]


def test_et_04_martian_quarantine_lab_takes_no_sample_on_earth() -> None:
    game = mascamites(missions=["martian-quarantine-lab"]).capsule(0, 2, "earth")
    assert game.offers("finish") == []


def test_et_05_ecosystem_study_pays_a_sample_of_a_planet_with_ones_own_probe_and_puts_it_back() -> None:
    game = mascamites(hand=["ecosystem-study"], probes=["saturn"], credit=1, energy=0).do("play ecosystem-study")
    assert (game.asked, game.offers("sample")) == ("use-sample", ["4", "5", "6"])
    game.do("sample 6")
    assert (game.me.energy, game.capsules()) == (2, [])
    assert game.view(0)["samples"] == {"jupiter": 3, "saturn": 3}
    assert game.view(0)["known_samples"] == {"jupiter": [], "saturn": [4, 5, 6]}
    assert game.view(1)["known_samples"] == {"jupiter": [], "saturn": []}


def test_et_05_ecosystem_study_takes_a_capsule_for_a_probe() -> None:
    game = mascamites(hand=["ecosystem-study"], probes=["saturn"], credit=1).capsule(0, 2, "jupiter")
    game.do("play ecosystem-study")
    assert (game.asked, game.offers("orbit")) == ("sample-planet", ["jupiter", "saturn"])
    game.do("orbit jupiter", "sample 1")
    assert game.me.publicity == 7


def test_et_05_ecosystem_study_without_a_probe_there_pays_nothing() -> None:
    game = mascamites(hand=["ecosystem-study"], probes=["mars"], credit=1, energy=0).do("play ecosystem-study")
    assert game.asked == "end-turn"
    assert game.view(0)["players"][0]["scoring"] == ["ecosystem-study"]


def test_et_05_ecosystem_study_scores_each_own_trace_at_the_mascamites() -> None:
    game = Found(species=("mascamites", "anomalies")).trace(0, "left", "red").deals("the-queen")
    game.discover("mascamites")
    game.trace(0, "left", "red", "row-2").trace(0, "left", "blue", "overflow")
    game.trace(0, "right", "red").trace(1, "left", "red", "row-1").set(0, scoring=["ecosystem-study"])
    assert game.final()["cards"] == 3


def test_et_06_the_queen_lands_on_a_moon_without_the_technology_and_collects() -> None:
    game = mascamites(hand=["the-queen"], probes=["jupiter"], credit=2, energy=0, score=0).do("play the-queen")
    assert game.offers("land") == ["jupiter", "callisto", "ganymede", "europa", "io"]
    game.do("land callisto", "sample 3")
    assert (game.me.score, game.me.data, game.capsules()) == (13, 4, [(3, game.space("jupiter"))])


def test_et_06_the_queen_delivers_to_earth_for_points_and_publicity() -> None:
    game = delivered("the-queen")
    assert (game.me.score, game.me.publicity) == (13, 6)


def test_et_07_breeding_sample_lands_on_the_planet_only() -> None:
    game = mascamites(hand=["breeding-sample"], probes=["saturn"], credit=1, energy=0).do("play breeding-sample")
    assert game.offers("land") == ["saturn"]
    game.do("land saturn", "trace right yellow discovery", "sample 4")
    assert game.capsules() == [(4, game.space("saturn"))]


def test_et_07_breeding_sample_pays_the_delivered_sample_twice() -> None:
    game = delivered("breeding-sample")
    assert game.me.score == 14


def test_et_07_breeding_sample_takes_two_cards_for_sample_3() -> None:
    game = mascamites(missions=["breeding-sample"], score=0).row("venera-probe", "juno-probe").capsule(0, 3, "earth")
    game.do("finish breeding-sample", "take venera-probe", "take juno-probe")
    assert (game.me.score, game.hand()) == (6, ["venera-probe", "juno-probe"])


def test_et_08_hive_sample_researches_a_probe_technology() -> None:
    game = mascamites(hand=["hive-sample"], credit=3, publicity=4, score=0).do("play hive-sample")
    assert (game.me.publicity, game.space("earth")) == (5, game.space("1-4"))
    assert game.offers("take-tech") == ["probe-limit", "probe-asteroids", "probe-landing", "probe-moon"]
    game.do("take-tech probe-moon")
    assert (game.me.score, game.missions()) == (2, ["hive-sample"])


def test_et_08_hive_sample_pays_a_sample_of_either_planet_for_two_yellow_traces() -> None:
    game = mascamites(missions=["hive-sample"], score=0).trace(0, "left", "yellow", "row-1")
    game.trace(0, "right", "yellow").trace(0, "left", "red", "row-1")
    assert game.offers("finish") == []
    game.trace(0, "left", "yellow", "overflow").about_to()
    game.do("finish hive-sample", "orbit jupiter", "sample 2")
    assert (game.me.score, game.completed()) == (7, ["hive-sample"])
    assert game.view(0)["samples"] == {"jupiter": 3, "saturn": 3}


def test_et_09_orbital_monitoring_researches_a_telescope_technology() -> None:
    game = mascamites(hand=["orbital-monitoring"], credit=3, publicity=4).do("play orbital-monitoring")
    assert (game.me.publicity, game.space("earth")) == (5, game.space("1-4"))
    game.do("take-tech telescope-mercury")
    assert game.view(0)["players"][0]["techs"] == ["telescope-mercury"]


def test_et_09_orbital_monitoring_pays_a_sample_for_two_red_traces() -> None:
    game = mascamites(missions=["orbital-monitoring"]).trace(0, "left", "red", "row-1")
    assert game.offers("finish") == []
    game.trace(0, "left", "red", "row-2").about_to()
    game.do("finish orbital-monitoring", "orbit saturn", "sample 5")
    assert (game.me.data, game.completed()) == (2, ["orbital-monitoring"])


def test_et_10_computer_simulations_researches_a_computer_technology() -> None:
    game = mascamites(hand=["computer-simulations"], credit=3, publicity=4).do("play computer-simulations")
    assert (game.me.publicity, game.space("earth")) == (5, game.space("1-4"))
    game.do("take-tech computer-energy", "install b")
    assert game.view(0)["players"][0]["places"] == [None, "computer-energy", None, None]


def test_et_10_computer_simulations_pays_a_sample_for_two_blue_traces() -> None:
    game = mascamites(missions=["computer-simulations"], publicity=4).trace(0, "left", "blue", "row-1")
    assert game.offers("finish") == []
    game.trace(0, "left", "blue", "row-3").about_to()
    game.do("finish computer-simulations", "orbit jupiter", "sample 1")
    assert (game.me.publicity, game.completed()) == (7, ["computer-simulations"])
