"""Why ships cannot be flicked or make manoeuvres now."""

from __future__ import annotations

from math import cos, pi, sin

from ..scenario import reasons, told_with
from .scenario import Scenario

FAR = (360.0, 360.0)


# Flicks


def test_without_flicks_left_no_ship_is_flicked() -> None:
    game = Scenario().ship(0, "ship-1", FAR).choose("move")
    game.state.left = 0
    game.table.ask_again()
    assert reasons(game, "flick", "jet") == {"flick ship-1": "no-steps-left"}


def test_after_the_gravity_sling_a_ship_rests() -> None:
    game = Scenario().techs(0, "gravity-slingshot").ship(0, "ship-1", "alpha-border-b").choose("move")
    game.flies("ship-1", to=FAR, touching=[("hole", 0, "alpha-edge-a")])
    game.do("flick ship-1", "aim 0 50", "sling alpha-edge-a", "put near 0")
    assert reasons(game, "flick") == {"flick ship-1": "slung"}
    assert reasons(game, "jump") == {"jump ship-1": "slung"}
    game.do("land ship-1")
    assert reasons(game, "launch") == {}
    game.ship(0, "ship-2", FAR).table.ask_again()
    assert reasons(game, "launch") == {"launch alpha-edge-a ship-1": "slung"}


def test_with_the_jet_drive_alone_nothing_is_flicked() -> None:
    game = Scenario().ship(0, "ship-1", FAR)
    game.state.jet = 2
    assert reasons(game.choose("move"), "flick") == {"flick ship-1": "jet-only"}


def test_the_jet_drive_needs_a_safe_way() -> None:
    game = Scenario().ship(0, "ship-1", FAR)
    for enemy, place in (
        ("ship-1", (300, 360)),
        ("ship-2", (420, 360)),
        ("ship-3", (360, 300)),
        ("ship-4", (360, 420)),
    ):
        game.ship(1, enemy, place)
    game.state.jet = 1
    assert reasons(game.choose("move"), "jet") == {"jet ship-1": "no-safe-way"}


def test_a_phase_ship_is_not_looked_for_among_flicks() -> None:
    game = Scenario().techs(0, "phase-ship").ship(0, "pink-ship", FAR).choose("move")
    assert reasons(game, "flick", "phase") == {}
    game.state.left = 0
    game.table.ask_again()
    assert reasons(game, "flick", "phase") == {"phase pink-ship": "no-steps-left"}


# Manoeuvres


def landing(game: Scenario) -> str:
    return reasons(game.choose("move"), "land")["land ship-1"]


def test_landings() -> None:
    assert landing(Scenario().ship(0, "ship-1", FAR)) == "not-in-orbit"
    assert landing(Scenario().ship(0, "ship-1", "alpha-gate")) == "no-planet"
    there = "alpha-middle"
    assert landing(Scenario().ship(0, "ship-1", there).ship(1, "ship-1", there)) == "blockaded"
    hidden = Scenario().face_down([there], ["orange"], ["warp"]).ship(0, "ship-1", there)
    assert landing(hidden) == "face-down"
    assert landing(Scenario().robots(there, 1).ship(0, "ship-1", there)) == "controlled-by-robots"
    assert landing(Scenario().planet(there, outposts=3).ship(0, "ship-1", there)) == "planet-full"
    away = Scenario().planet("beta-middle", troops=2).planet("gamma-middle", troops=2)
    assert landing(away.ship(0, "ship-1", there)) == "no-troop-left"


def test_a_planet_of_somebody_else_is_told_with_its_owner() -> None:
    game = Scenario().planet("alpha-middle", owner=2, troops=1).ship(0, "ship-1", "alpha-middle")
    assert landing(game) == "controlled"
    assert told_with(game, "land ship-1") == {"seat": 2}


def test_most_advanced_ships_cannot_land() -> None:
    game = Scenario().techs(0, "star-hammer").ship(0, "orange-ship", "alpha-middle").choose("move")
    assert reasons(game, "land") == {"land orange-ship": "cannot-land"}


def test_launches() -> None:
    game = Scenario().planet("alpha-middle", outposts=1).ship(0, "ship-1", FAR).choose("move")
    assert reasons(game, "launch") == {"launch alpha-middle ship-2": "no-troop-there"}
    game = Scenario().planet("alpha-middle", troops=1).ship(0, "ship-1", FAR).ship(1, "ship-1", "alpha-middle")
    assert reasons(game.choose("move"), "launch") == {"launch alpha-middle ship-2": "blockaded"}
    game = Scenario().planet("alpha-middle", troops=1).ship(0, "ship-1", FAR).ship(0, "ship-2", (60, 360))
    assert reasons(game.choose("move"), "launch") == {"launch alpha-middle ship-1": "no-ship-left"}


def test_a_new_advanced_ship_waits_for_the_next_turn() -> None:
    game = Scenario().planet("alpha-middle", troops=1, cities=1).ship(0, "ship-1", FAR).choose("move")
    game.me.advanced = game.me.new_ships = 8
    game.table.ask_again()
    assert reasons(game, "launch") == {"launch alpha-middle green-ship": "new-ship"}
    game = Scenario().planet("alpha-middle", cities=1).choose("deploy")
    game.me.advanced = game.me.new_ships = 8
    assert reasons(game, "deploy-ship") == {"deploy-ship green-ship": "new-ship"}


def test_places_are_discovered_from_their_orbit_unless_blockaded() -> None:
    game = Scenario().face_down(["alpha-middle", "beta-middle"], ["orange", "blue"], ["warp", "warp"])
    game.ship(0, "ship-1", "alpha-middle").ship(1, "ship-1", "alpha-middle").choose("move")
    assert reasons(game, "discover") == {"discover alpha-middle": "blockaded", "discover beta-middle": "no-ship-there"}


def test_repositioning() -> None:
    game = Scenario().ship(0, "ship-1", FAR).ship(0, "ship-2", "alpha-middle").planet("beta-middle", bases=1)
    game.choose("move")
    assert reasons(game, "reposition", "shift-base") == {"reposition ship-1": "not-in-orbit"}
    game.do("reposition ship-2", "put near 20", "shift-base 1", "put near 20")
    told = reasons(game, "reposition", "shift-base")
    assert told == {
        "reposition ship-1": "not-in-orbit",
        "reposition ship-2": "repositioned",
        "shift-base 1": "repositioned",
    }
    game = Scenario().ship(0, "ship-2", "alpha-middle").ship(1, "ship-1", "alpha-middle")
    game.planet("alpha-middle", bases=1).choose("move")
    told = reasons(game, "reposition", "shift-base")
    assert told == {"reposition ship-2": "blockaded", "shift-base 1": "blockaded"}


def test_free_flicks() -> None:
    game = Scenario().ship(0, "ship-1", "alpha-central").ship(0, "ship-2", "alpha-middle").choose("move")
    assert reasons(game, "jump") == {"jump ship-2": "no-free-flick"}
    game.state.free_flicks = [6] * 8
    game.table.ask_again()
    assert reasons(game, "jump")["jump ship-1"] == "free-flicks-used"
    closed = Scenario().ship(0, "ship-1", "alpha-central").ship(1, "ship-1", "alpha-central").choose("move")
    assert reasons(closed, "jump") == {"jump ship-1": "blockaded"}
    burner = Scenario().techs(0, "afterburner").ship(0, "ship-1", "alpha-gate").choose("move")
    burner.flies("ship-1", to=(62, 102)).do("jump ship-1", "aim 0 1")
    assert reasons(burner, "jump") == {"jump ship-1": "once-a-turn"}


def test_the_free_jet_of_the_afterburner_needs_a_safe_way() -> None:
    game = Scenario().techs(0, "afterburner").ship(0, "ship-1", "alpha-gate")
    for enemy, place in (("ship-1", (160, 62)), ("ship-2", (62, 140)), ("ship-3", (130, 130)), ("ship-4", (20, 90))):
        game.ship(1, enemy, place)
    game.state.jet = 2
    assert reasons(game.choose("move"), "jump") == {"jump ship-1": "no-safe-way"}


def test_a_wormhole_needs_room_at_the_other_end() -> None:
    game = Scenario().place("alpha-edge-a", "wormhole-a").place("beta-edge-a", "wormhole-a")
    game.ship(0, "ship-1", "alpha-edge-a").fill("beta-edge-a", 9000).choose("move")
    assert reasons(game, "wormhole") == {"wormhole ship-1": "orbit-full"}


def test_jump_gates() -> None:
    game = Scenario().techs(0, "jump-gates").planet("alpha-middle", troops=1)
    game.ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "beta-middle").choose("move")
    assert reasons(game, "jump-gate") == {"jump-gate ship-1": "no-gate-target", "jump-gate ship-2": "not-yours"}
    game.energy(0, 0, 1).table.ask_again()
    assert reasons(game, "jump-gate")["jump-gate ship-1"] == "no-energy"
    game = Scenario().techs(0, "jump-gates").planet("alpha-middle", troops=1).ship(1, "ship-1", "alpha-middle")
    assert reasons(game.ship(0, "ship-1", "alpha-middle").choose("move"), "jump-gate") == {
        "jump-gate ship-1": "blockaded"
    }


def test_the_carrier() -> None:
    away = Scenario().techs(0, "carrier").ship(0, "ship-1", FAR).choose("move")
    assert reasons(away, "carry") == {"carry": "carrier-away"}
    empty = Scenario().techs(0, "carrier").ship(0, "pink-ship", FAR).ship(0, "ship-1", "alpha-gate")
    assert reasons(empty.ship(0, "ship-2", "alpha-gate").choose("move"), "carry") == {"carry": "no-ship-left"}
    closed = Scenario().techs(0, "carrier").ship(0, "pink-ship", "alpha-middle").ship(1, "ship-1", "alpha-middle")
    assert reasons(closed.choose("move"), "carry") == {"carry": "blockaded"}
    used = Scenario().techs(0, "carrier").ship(0, "pink-ship", FAR).choose("move").do("carry", "towards 0")
    assert reasons(used, "carry") == {"carry": "once-a-turn"}


def test_a_carrier_that_is_hemmed_in_brings_nobody() -> None:
    game = Scenario().techs(0, "carrier").ship(0, "pink-ship", FAR)
    for place in range(6):
        angle = place * pi / 3
        game.ship(1 + place % 3, f"ship-{1 + place // 3}", (360 + 20.1 * cos(angle), 360 + 20.1 * sin(angle)))
    assert reasons(game.choose("move"), "carry") == {"carry": "no-room"}


def test_mines() -> None:
    game = Scenario().techs(0, "mines").ship(0, "ship-1", FAR).choose("move").do("lay-mine 0", "place 36 33")
    assert reasons(game, "lay-mine") == {"lay-mine 0": "once-a-turn", "lay-mine 1": "once-a-turn"}
    game = Scenario().techs(0, "mines").ship(0, "ship-1", FAR)
    for x in (300_000, 420_000):
        game.state.mine_owner.append(0)
        game.state.mine_x.append(x)
        game.state.mine_y.append(360_000)
    assert reasons(game.choose("move"), "lay-mine") == {"lay-mine 0": "mines-laid"}
    grounded = Scenario().techs(0, "mines").planet("alpha-middle", troops=1).choose("move")
    assert reasons(grounded, "lay-mine") == {"lay-mine 0": "no-ship-out"}


def test_megastructures_want_a_ship_an_open_place_and_energy() -> None:
    game = Scenario().megastructure("dyson-sphere", "beta-central", owner=1).megastructure("dyson-sphere")
    game.ship(0, "ship-1", "alpha-central").ship(0, "ship-2", "beta-central").choose("move")
    assert reasons(game, "raise", "seize") == {
        "raise alpha-central": "needs-energy",
        "seize beta-central": "needs-energy",
        "raise gamma-central": "no-ship-there",
        "raise delta-central": "no-ship-there",
    }
    assert told_with(game, "raise alpha-central") == {"energy": 2, "own": 1}
    assert told_with(game, "seize beta-central") == {"energy": 3, "own": 1}
    game = Scenario().megastructure("dyson-sphere", "beta-central").energy(0, 5)
    game.ship(0, "ship-1", "alpha-central").ship(1, "ship-1", "alpha-central").choose("move")
    told = reasons(game, "raise", "seize")
    assert (told["raise alpha-central"], told["seize beta-central"]) == ("blockaded", "own-structure")
