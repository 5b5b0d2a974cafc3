"""Exertians cards ET.41 to ET.55: played face down at a milestone, counted at the end."""

from __future__ import annotations

from orrery.games.seti.facts.board import SPECIES
from orrery.games.seti.facts.cards import CARDS, cards_of

from .species import Found


def buried(card: str, danger: int) -> Found:
    """Seat 0 has played a card face down at the first milestone; nothing fulfils it yet."""
    others = [CARDS[number] for number in cards_of(SPECIES.index("exertians")) if CARDS[number] != card]
    game = Found(species=("exertians", "mascamites")).deals(card, *others[:5]).discover("exertians")
    game.set(0, score=22).about_to().do("end-turn", f"bury {card}")
    assert game.view(0)["players"][0]["played_exertians"] == [card]
    assert game.view(0)["players"][0]["danger"] == danger
    assert game.final()["species"] == 0
    return game


def points(game: Found) -> int:
    return game.final()["species"]


def test_et_41_razor_edge_shuttle_needs_three_probe_technologies() -> None:
    game = buried("razor-edge-shuttle", danger=6).set(0, techs=["probe-limit", "probe-moon", "telescope-hand"])
    assert points(game) == 0
    assert points(game.set(0, techs=["probe-landing"])) == 14


def test_et_42_deflector_needs_three_telescope_technologies() -> None:
    game = buried("deflector", danger=7).set(0, techs=["telescope-hand", "telescope-earth", "probe-moon"])
    assert points(game) == 0
    assert points(game.set(0, techs=["telescope-launch"])) == 15


def test_et_43_expender_core_needs_three_computer_technologies() -> None:
    game = buried("expender-core", danger=3).set(0, techs=["computer-card", "computer-energy", "probe-moon"])
    assert points(game) == 0
    assert points(game.set(0, techs=["computer-credit"])) == 9


def test_et_44_pierced_exoplanet_needs_two_wins_in_red_sectors() -> None:
    game = buried("pierced-exoplanet", danger=4).set(0, wins=["barnards-star", "vega"])
    assert points(game) == 0
    assert points(game.set(0, wins=["proxima-centauri"])) == 12


def test_et_45_core_breach_exoplanet_needs_two_wins_in_blue_sectors() -> None:
    game = buried("core-breach-exoplanet", danger=4).set(0, wins=["procyon", "vega"]).set(1, wins=["procyon"])
    assert points(game) == 0
    assert points(game.set(0, wins=["procyon"])) == 12


def test_et_46_vortex_exoplanet_needs_two_wins_in_yellow_sectors() -> None:
    game = buried("vortex-exoplanet", danger=4).set(0, wins=["kepler-22", "vega"])
    assert points(game) == 0
    assert points(game.set(0, wins=["61-virginis"])) == 12


def test_et_47_fission_sun_exoplanet_needs_two_wins_in_black_sectors() -> None:
    game = buried("fission-sun-exoplanet", danger=5).set(0, wins=["vega", "kepler-22"])
    assert points(game) == 0
    assert points(game.set(0, wins=["beta-pictoris"])) == 14


def test_et_48_oscillating_probes_need_three_orbiters() -> None:
    game = buried("oscillating-probes", danger=3).set(0, orbiters=["mars", "mars"], landers=["mars"])
    assert points(game) == 0
    assert points(game.set(0, orbiters=["venus"])) == 11


def test_et_49_generative_infrastructure_needs_four_landers_moons_included() -> None:
    game = buried("generative-infrastructure", danger=7)
    game.set(0, landers=["mars", "venus", "io"], orbiters=["mars"])
    assert points(game) == 0
    assert points(game.set(0, landers=["titan"])) == 16


def test_et_50_casette_deployment_needs_three_craft_at_one_planet_moons_included() -> None:
    game = buried("casette-deployment", danger=2)
    game.set(0, orbiters=["jupiter", "saturn"], landers=["jupiter", "titan"])
    assert points(game) == 0
    assert points(game.set(0, landers=["io"])) == 10


def test_et_51_extractor_needs_eight_tucked_cards() -> None:
    income = ["iss", "grant", "dune", "alice", "pixl", "lightsail", "plato"]
    game = buried("extractor", danger=8).set(0, income=income)
    assert points(game) == 0
    assert points(game.set(0, income=["sherloc"])) == 18


def test_et_52_automated_lab_needs_six_traces_at_the_exertians() -> None:
    game = buried("automated-lab", danger=0)
    for row in ("row-1", "row-2", "row-3", "row-4", "overflow"):
        game.trace(0, "left", "red", row)
    game.trace(0, "right", "blue").trace(1, "left", "blue", "row-1")
    assert points(game) == 0
    assert points(game.trace(0, "left", "yellow", "overflow")) == 7


def test_et_53_neuralab_needs_six_traces_at_the_other_species() -> None:
    game = buried("neuralab", danger=9)
    for _ in range(4):
        game.trace(0, "right", "red", "overflow")
    game.trace(0, "right", "yellow").trace(0, "left", "red", "row-1")
    assert points(game) == 0
    assert points(game.trace(0, "right", "blue")) == 20


def test_et_54_nanowielder_node_needs_five_traces_of_one_color_at_both_species_together() -> None:
    game = buried("nanowielder-node", danger=1)
    game.trace(0, "left", "blue", "row-1").trace(0, "left", "blue", "overflow").trace(0, "right", "blue")
    game.trace(0, "right", "blue", "overflow").trace(0, "left", "red", "row-1")
    assert points(game) == 0
    assert points(game.trace(0, "right", "blue", "overflow")) == 8


def test_et_55_stratoelevator_needs_five_completed_missions() -> None:
    game = buried("stratoelevator", danger=4).set(0, completed=["iss", "alice", "venera-probe", "juno-probe"])
    game.set(0, missions=["cassini-probe"], scoring=["dune"])
    assert points(game) == 0
    assert points(game.set(0, completed=["messenger-probe"])) == 12
