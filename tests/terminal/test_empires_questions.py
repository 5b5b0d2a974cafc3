"""Every question of Ascending Empires can be shown and explained, in both languages, on eighty columns."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import orrery
from orrery.games.empires.facts.board import HOLES, NOTHING, STARBASE
from orrery.games.empires.rules import (
    attacking,
    building,
    deploying,
    discovering,
    ending,
    flicking,
    jetting,
    moving,
    placing,
    research,
    robots,
    setup,
    structures,
    swapping,
    troops,
    warping,
)
from orrery.games.empires.rules.classic import research as classic_research
from orrery.games.empires.rules.classic import scanning
from orrery.games.empires.rules.slingshot import Sling
from orrery.games.empires.solo import bonus, invasion, technologies
from orrery.games.empires.solo import setup as solo_setup
from orrery.i18n import LANGUAGES, messages
from orrery.terminal.empires.typed import slides
from orrery.terminal.words import Words

from ..empires.classic import ClassicScenario
from ..empires.scenario import Scenario
from ..empires.solo.scenario import Alone
from .families import prompts
from .stage import asked

WIDTH = 80
FAR = (360.0, 360.0)
CORE, MIDDLE, EDGE = (HOLES.index(f"alpha-{place}") for place in ("central", "middle", "edge-a"))


def manned() -> Scenario:
    """Ships in the galaxy and troops on two planets."""
    game = Scenario().ship(0, "ship-1", FAR).ship(0, "ship-2", "beta-middle")
    return game.planet("alpha-middle", "orange", troops=1, outposts=1).planet("alpha-edge-a", "pink", troops=1)


def at_war() -> Scenario:
    game = manned().planet("beta-middle", owner=1, troops=1).ship(0, "ship-3", "beta-middle")
    return game.ship(1, "ship-1", (390, 360)).ship(0, "ship-4", (360, 380))


def many_ships() -> Scenario:
    game = Scenario().techs(0, "star-hammer").planet("alpha-middle", troops=1)
    return (
        game.ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "alpha-middle").ship(0, "orange-ship", "alpha-middle")
    )


def two_ways() -> Scenario:
    game = Scenario().techs(0, "modular-construction").planet("alpha-middle", troops=2, outposts=1)
    return game.next(building.Payment(1, MIDDLE))


def bunkers() -> Scenario:
    game = Scenario().planet("alpha-middle", outposts=1, cities=1)
    return game.next(attacking.KeepBuilding(MIDDLE))


def hidden() -> Scenario:
    game = Scenario().face_down(["alpha-middle", "alpha-edge-a"], ["orange", "blue"], ["warp", "warp"])
    return game.next(robots.MoveRobots(CORE, 1))


def converter() -> Scenario:
    return manned().planet("beta-edge-a", "green", centres=2).megastructure("converter", "alpha-central")


def settled() -> Scenario:
    """The classic mode: planets for every action, a ship at a place face down."""
    game = ClassicScenario()
    game.planet("alpha-middle", "orange", troops=1, outposts=1).planet("alpha-edge-a", "pink", troops=3)
    game.planet("beta-edge-a", "pink", centres=1).planet("beta-edge-b", "green", centres=1)
    game.hidden("gamma-middle", "blue", "pink", also=("gamma-edge-a",))
    game.scanned("gamma-edge-a", "blue", 0, 1)
    return game.garrison(1).ship(0, "ship-1", "gamma-middle")


def besieged() -> Scenario:
    game = Alone().technology("purple", 1, "B").planet("alpha-middle", troops=2)
    return game.besieged("alpha-middle", 1).next(technologies.RemoveRobots(2))


def jumping() -> Scenario:
    game = Alone().technology("pink", 2, "B").ship(0, "ship-1", FAR)
    return game.ship(0, "ship-2", "beta-middle")


def harbours() -> Scenario:
    """A megastructure at which ships can be deployed."""
    game = Alone(4)
    game.state.structures = [0 if hole == CORE else owner for hole, owner in enumerate(game.state.structures)]
    return game.next(deploying.ChooseHarbour(0))


def quadrant(scenario: int) -> Scenario:
    """Places of the home quadrant are face down."""
    return Alone(scenario).face_down(["alpha-middle", "alpha-edge-a"], ["orange", "blue"], ["warp", "warp"])


STAGED: dict[str, Callable[[], Scenario]] = {
    "choose-empire": lambda: Scenario().next(setup.ChooseEmpire([0, 1, 2])),
    "choose-action": manned,
    "move": lambda: manned().do("choose move"),
    "aim": lambda: manned().next(flicking.Aim(0)),
    "towards": lambda: manned().next(jetting.Towards(0)),
    "sling": lambda: manned().next(Sling(0, [MIDDLE])),
    "put-ship": lambda: manned().next(placing.PutShip(0, MIDDLE)),
    "put-base": lambda: manned().planet("alpha-middle", bases=1).next(placing.PutBase(0)),
    "place-ship": lambda: manned().techs(0, "phase-ship").ship(0, "pink-ship", (60, 360)).next(placing.PlaceShip(8)),
    "place-mine": lambda: manned().next(moving.PlaceMine(NOTHING)),
    "through-gate": lambda: manned().ship(0, "ship-3", "alpha-middle").next(moving.ThroughGate(0)),
    "put-beside-carrier": lambda: (
        manned().techs(0, "carrier").ship(0, "pink-ship", (60, 360)).next(moving.PutBesideCarrier())
    ),
    "supplies": lambda: manned().next(discovering.Supplies()),
    "lay-library": lambda: Scenario().next(discovering.LayLibrary(CORE)),
    "deploy": lambda: manned().do("choose deploy"),
    "build": lambda: manned().do("choose build"),
    "payment": two_ways,
    "pay-ships": lambda: many_ships().next(building.PayShips(MIDDLE, 2)),
    "terraform": lambda: Scenario().planet("alpha-edge-a", "blue", troops=1).next(research.Terraform(EDGE)),
    "research-any": lambda: manned().next(research.ResearchAny(0)),
    "interact": lambda: manned().relics(0, "warp", "matter-swap").missions("garrison").do("choose interact"),
    "relic-parts": lambda: manned().relics(0, "move-and-attack", "warp").do("choose interact", "relic move-and-attack"),
    "warp-ships": lambda: Scenario().planet("alpha-middle", troops=1).next(warping.WarpShips(2)),
    "yard-ships": lambda: Scenario().megastructure("ring-world", "alpha-central").next(warping.YardShips(CORE, 2)),
    "which-ship": lambda: Scenario().techs(0, "star-hammer").next(warping.WhichShip(MIDDLE)),
    "place-troops": lambda: manned().next(troops.PlaceTroops(2, 0)),
    "swap": lambda: manned().ship(0, "ship-3", "alpha-middle").next(swapping.ChooseSwap(NOTHING)),
    "give-troop": lambda: converter().next(structures.GiveTroop()),
    "convert": lambda: converter().next(structures.Convert()),
    "transmute": lambda: converter().next(structures.ChoosePlanet()),
    "aim-plasma": lambda: manned().megastructure("star-devourer", "alpha-central").next(structures.AimPlasma(CORE)),
    "attack": lambda: at_war().next(attacking.ATTACK),
    "join-attack": lambda: at_war().next(attacking.ATTACK).do("attack-planet beta-middle"),
    "keep-building": bunkers,
    "jump-troops": lambda: manned().next(troops.JumpTroops(HOLES.index("beta-edge-a"), 2)),
    "move-robots": hidden,
    "move-bases": lambda: manned().planet("alpha-middle", bases=1).next(ending.MoveBases(0)),
    "mark-destroyed": lambda: manned().next(robots.MarkDestroyed(CORE)),
    "reveal-place": lambda: Alone().next(invasion.RevealPlace([MIDDLE, EDGE], 1)),
    "land-robots": lambda: Alone().next(invasion.LandRobots([MIDDLE, EDGE], 2)),
    "besiege-planet": lambda: Alone().next(invasion.BesiegePlanet([MIDDLE, EDGE], 1, 0)),
    "choose-quadrant": lambda: Alone().next(invasion.ChooseQuadrant()),
    "spare-one": lambda: Alone().next(solo_setup.SpareOne([MIDDLE, EDGE])),
    "remove-robots": besieged,
    "choose-ship": lambda: jumping().next(technologies.ChooseShip()),
    "choose-orbit": lambda: jumping().next(technologies.ChooseOrbit(0)),
    "choose-harbour": harbours,
    "swap-artifact": lambda: quadrant(6).next(solo_setup.SwapArtifact(CORE)),
    "choose-base": lambda: quadrant(6).next(bonus.ChooseBase()),
    "end-turn": lambda: manned().do("choose build", "build outpost alpha-middle"),
    "choose-classic-action": settled,
    "move-points": lambda: settled().choose("move"),
    "deploy-or-withdraw": lambda: settled().choose("deploy"),
    "mine-ore": lambda: settled().choose("mine-ore"),
    "build-for-troops": lambda: settled().choose("build"),
    "unlock": lambda: settled().choose("build").do("build city alpha-middle"),
    "research-next": lambda: settled().choose("research"),
    "box-ships": lambda: settled().next(classic_research.BoxShips(2)),
    "scan": lambda: settled().next(scanning.SCAN_PLACES),
}


def test_every_question_is_staged() -> None:
    assert set(STAGED) == prompts("empires")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prompt", STAGED)
def test_every_question_can_be_shown(prompt: str, language: str) -> None:
    game = STAGED[prompt]()
    assert game.asked == prompt
    seat = next(iter(game.table.questions()))
    shown = asked(game, language, seat)
    assert all(len(line) <= WIDTH for line in shown.splitlines())
    told = Words(orrery.game("empires"), messages(language), ["me"] * 4)
    question = game.table.question(seat)
    assert question is not None
    explain = told.own(f"help-{prompt}", **told.arguments(question.arguments(game.table, seat)))
    assert explain.split()[-1] in shown
    listed, dials = game.table.actions.split_dials(game.table.questions()[seat])
    if listed:
        assert f"{len(listed)}  " in shown
    for dial in dials:
        assert told.own(f"typed-{dial.block.verb}", **slides()).split()[-1] in shown


@pytest.mark.parametrize(
    ("language", "steady", "erring"),
    [("en", "exactly as you aim", "a small error"), ("de", "genau, wie du zielst", "kleinen Fehler")],
)
@pytest.mark.parametrize("prompt", ["aim", "aim-plasma"])
def test_the_help_to_aim_knows_how_steady_hands_are(prompt: str, language: str, steady: str, erring: str) -> None:
    for noise, told, untold in ((0, steady, erring), (2, erring, steady)):
        game = STAGED[prompt]()
        game.state.noise = noise
        shown = " ".join(asked(game, language, 0).split())
        assert told in shown
        assert untold not in shown


def test_the_help_to_attack_knows_lasers_and_the_shield_breaker() -> None:
    for language, names in (
        ("en", ["Long-range lasers", "Shield breaker"]),
        ("de", ["Langstrecken-Laser", "Schildbrecher"]),
    ):
        shown = " ".join(asked(STAGED["attack"](), language, 0).split())
        assert all(name in shown for name in names)


def test_being_done_is_called_the_end_of_the_turn_where_nothing_follows() -> None:
    game = manned().do("choose move").do("reposition ship-2", "put near 0")
    assert "End turn" in asked(game, "en", 0)
    assert "Zug beenden" in asked(game, "de", 0)
    game = at_war().do("choose move").do("reposition ship-2", "put near 0")
    assert "End turn" not in asked(game, "en", 0)


def test_a_list_of_options_is_short_where_a_scale_is_read_off() -> None:
    shown = asked(STAGED["aim"](), "en", 0)
    assert "Type direction and power: “132.5 40” is 132.5°" in shown
    assert "slides 90 mm with power 30, 260 mm with 50, 500 mm with 70" in " ".join(shown.split())
    assert len(shown.splitlines()) < 200


def test_starbases_are_offered_by_their_planet() -> None:
    shown = " ".join(asked(STAGED["move-bases"](), "en", 0).split())
    assert "α middle → β right edge" in shown
    game = manned().planet("alpha-middle", bases=1).do("choose move")
    assert "Reposition the starbase at α middle" in asked(game, "en", 0)
    assert game.me.buildings[STARBASE] == 3


def test_an_advanced_ship_is_called_by_its_technology() -> None:
    shown = asked(many_ships().do("choose move"), "de", 0)
    assert "Sternhammer schnipsen" in shown
    assert "Raumschiff 1 schnipsen" in shown


def test_refusals_stand_in_the_help() -> None:
    shown = " ".join(asked(many_ships().do("choose move"), "en", 0).split())
    assert "Land Star hammer: This advanced ship cannot land." in shown
