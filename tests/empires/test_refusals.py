"""Why an answer is not possible now: every reason, and never one for what is possible."""

from __future__ import annotations

import pytest

from orrery import RandomDealer
from orrery.games.empires import GAME
from orrery.games.empires.sight.refusals import REASONS

from ..scenario import reasons, told_with
from .scenario import Scenario
from .wanderer import choice

FAR = (360.0, 360.0)


# Actions of a turn


def test_actions_for_which_there_is_nothing() -> None:
    game = Scenario().relics(0, "warp").planet("alpha-middle", troops=2).planet("beta-middle", troops=2)
    game.ship(1, "ship-1", "alpha-middle").ship(1, "ship-2", "beta-middle").ship(0, "ship-1", FAR)
    game.ship(0, "ship-2", (60, 360))
    assert reasons(game, "choose") == {"choose deploy": "nothing-to-deploy", "choose build": "nothing-to-build"}
    assert reasons(Scenario().ship(0, "ship-1", FAR), "choose")["choose interact"] == "nothing-to-interact"
    assert reasons(Scenario().relics(0, "warp"), "choose") == {
        "choose move": "no-ship-to-move",
        "choose build": "nothing-to-build",
    }


def test_an_action_once_chosen_is_not_left_at_once_and_boosted_only_with_energy() -> None:
    game = Scenario().energy(0, 0, 1).ship(0, "ship-1", FAR).choose("move")
    assert reasons(game, "boost", "done") == {"boost 1": "no-energy", "done": "must-act"}


def test_the_flicks_of_a_relic_are_not_boosted() -> None:
    game = Scenario().relics(0, "bonus-move").ship(0, "ship-1", FAR).choose("interact")
    game.do("relic bonus-move", "part move")
    assert reasons(game, "boost") == {"boost 1": "not-boostable"}


# Deploying


def test_deploying_troops() -> None:
    game = Scenario().planet("alpha-middle", troops=1).planet("beta-middle", cities=1).planet("gamma-middle", cities=3)
    game.planet("delta-middle", owner=3, troops=1).robots("delta-edge-a", 1).ship(1, "ship-1", "beta-middle")
    told = reasons(game.choose("deploy"), "deploy-troop")
    assert told["deploy-troop alpha-middle"] == "no-base-for-troops"
    assert told["deploy-troop beta-middle"] == "blockaded"
    assert told["deploy-troop gamma-middle"] == "planet-full"
    assert told["deploy-troop delta-middle"] == "controlled"
    assert told["deploy-troop delta-edge-a"] == "controlled-by-robots"
    assert told["deploy-troop alpha-edge-a"] == "not-yours"
    bare = Scenario().planet("alpha-middle", outposts=1, troops=2).planet("beta-middle", troops=2)
    assert reasons(bare.choose("deploy"), "deploy-troop")["deploy-troop alpha-middle"] == "no-troop-left"


def test_deploying_ships() -> None:
    game = Scenario().planet("alpha-middle", outposts=1).ship(0, "ship-1", FAR).ship(0, "ship-2", (60, 360))
    assert reasons(game.choose("deploy"), "deploy-ship") == {"deploy-ship ship-1": "no-ship-left"}
    full = Scenario().planet("alpha-middle", outposts=1).fill("alpha-gate", 9000).choose("deploy")
    assert reasons(full, "deploy-ship") == {"deploy-ship ship-1": "orbit-full"}


def test_when_the_deployments_are_used_up_energy_is_missing() -> None:
    game = Scenario().planet("alpha-middle", outposts=1).choose("deploy")
    game.do("deploy-troop alpha-middle", "deploy-troop alpha-middle")
    assert reasons(game, "deploy-troop", "deploy-ship") == {"deploy-ship ship-1": "no-steps-left"}


# Building


def building(game: Scenario, what: str) -> str:
    return reasons(game.choose("build"), "build")[f"build {what}"]


def ready() -> Scenario:
    """A planet where something can be built, so that the question is asked."""
    return Scenario().planet("delta-middle", troops=1)


def test_buildings_on_planets() -> None:
    game = ready().planet("alpha-middle", outposts=1).planet("beta-middle", troops=1).ship(1, "ship-1", "beta-middle")
    assert building(game, "outpost alpha-middle") == "needs-troop"
    assert building(game, "city alpha-middle") == "needs-outpost"
    assert building(game, "research-centre beta-middle") == "blockaded"
    assert building(game, "starbase alpha-middle") == "needs-ships"
    assert told_with(game, "build starbase alpha-middle") == {"count": 2, "own": 0}
    assert reasons(game, "boost") == {"boost 1": "build-not-boostable"}


def test_buildings_where_only_ships_are() -> None:
    there = "alpha-middle"
    game = ready().ship(0, "ship-1", there)
    assert building(game, f"outpost {there}") == "not-yours"
    assert building(game, f"starbase {there}") == "needs-ships"
    game = ready().planet(there, owner=1, troops=1).ship(0, "ship-1", there)
    assert building(game, f"starbase {there}") == "controlled"
    game = ready().face_down([there], ["orange"], ["warp"]).ship(0, "ship-1", there)
    assert building(game, f"starbase {there}") == "face-down"
    assert building(ready().ship(0, "ship-1", "alpha-central"), "starbase alpha-central") == "no-planet"


def test_no_building_is_left() -> None:
    game = ready().planet("alpha-middle", outposts=3).planet("beta-middle", outposts=1, troops=1)
    assert building(game, "outpost delta-middle") == "none-left"


def test_the_second_building_is_on_another_planet() -> None:
    game = Scenario().techs(0, "organic-buildings").planet("alpha-middle", troops=2).planet("beta-middle", troops=1)
    game.choose("build").do("build outpost alpha-middle")
    assert reasons(game, "build")["build outpost alpha-middle"] == "other-planet"


# Interacting


def test_relics() -> None:
    game = Scenario().relics(0, "matter-swap", "warp").choose("interact")
    assert reasons(game, "relic") == {}  # a relic may be used for nothing
    game.me.fresh = [4]
    assert reasons(game, "relic")["relic teleport"] == "fresh-relic"


def test_the_archive() -> None:
    game = Scenario().relics(0, "warp", "warp", "warp")
    game.state.archive = [4, 5]
    game.choose("interact")
    assert reasons(game, "take") == {"take teleport": "relics-full", "take attack-bonus": "relics-full"}
    assert told_with(game, "take teleport") == {"count": 3}
    game = Scenario().relics(0, "warp").energy(0, 2)
    game.state.archive = [4, 5]
    game.choose("interact").do("boost 1", "take teleport")
    assert reasons(game, "take") == {"take attack-bonus": "archive-used"}


def test_missions() -> None:
    game = Scenario().relics(0, "warp").missions("metropolis", "garrison").choose("interact")
    assert reasons(game, "mission") == {"mission metropolis": "mission-open", "mission garrison": "mission-open"}
    game.me.stones = [2, 0]
    assert reasons(game, "mission")["mission metropolis"] == "mission-completed"


def test_uses_of_megastructures() -> None:
    game = Scenario().relics(0, "warp").megastructure("dyson-sphere", "alpha-central")
    game.megastructure("dyson-sphere", "beta-central", owner=2).choose("interact")
    told = reasons(game, "use")
    assert told["use overload alpha-central"] == "nothing-to-use"
    assert told["use overload beta-central"] == "structure-of-other"
    assert told_with(game, "use overload beta-central") == {"seat": 2}
    game.state.used = [6]
    assert reasons(game, "use")["use overload alpha-central"] == "structure-used"


def test_when_the_interactions_are_used_up_energy_is_missing() -> None:
    game = Scenario().relics(0, "warp", "attack-bonus").choose("interact")
    game.do("relic attack-bonus", "part attack")
    assert reasons(game, "relic") == {"relic warp": "no-steps-left"}


# Attacks


def at_war() -> Scenario:
    """One ship can be attacked, so that the question is asked."""
    return Scenario().ship(0, "ship-1", (360, 360)).ship(0, "ship-2", (360, 380)).ship(1, "ship-1", (390, 370))


def test_targets_that_cannot_be_attacked() -> None:
    game = (
        at_war()
        .ship(1, "ship-2", (60, 360))
        .guardian("alpha")
        .techs(2, "juggernaut")
        .ship(2, "purple-ship", (340, 370))
    )
    game.choose("move").flies("ship-1", to=(362, 360)).do("flick ship-1", "aim 0 1", "done")
    assert game.asked == "attack"
    assert reasons(game, "attack-ship", "attack-guardian") == {
        "attack-ship blue ship-2": "out-of-range",
        "attack-ship red purple-ship": "untouchable",
        "attack-guardian alpha": "out-of-range",
    }


def test_attacks_are_too_weak_defended_or_over() -> None:
    game = at_war().ship(0, "ship-3", "alpha-middle").planet("alpha-middle", owner=1, troops=2)
    game.ship(0, "ship-4", "beta-middle").planet("beta-middle", owner=1, troops=1).ship(2, "ship-1", "beta-middle")
    game.ship(1, "ship-2", (390, 390)).choose("move").flies("ship-1", to=(362, 360))
    game.do("flick ship-1", "aim 0 1", "done")
    told = reasons(game, "attack-planet")
    assert told == {"attack-planet alpha-middle": "too-weak", "attack-planet beta-middle": "defended"}
    assert told_with(game, "attack-planet alpha-middle") == {"attack": 1, "defence": 2}


def test_ships_attack_once() -> None:
    game = at_war().ship(1, "ship-2", (390, 390)).ship(0, "ship-3", (60, 360)).ship(0, "ship-4", (60, 380))
    game.ship(2, "ship-1", (90, 370)).choose("move").flies("ship-1", to=(362, 360))
    game.do("flick ship-1", "aim 0 1", "done", "attack-ship blue ship-1", "join ship-1")
    assert game.asked == "attack"
    assert reasons(game, "attack-ship") == {"attack-ship blue ship-2": "ships-have-attacked"}


def test_a_planet_is_attacked_once_a_turn() -> None:
    game = at_war().ship(1, "ship-2", (390, 390)).techs(1, "emergency-bunkers")
    game.planet("alpha-middle", owner=1, outposts=1).ship(0, "ship-3", "alpha-middle").ship(0, "ship-4", "alpha-middle")
    game.choose("move").flies("ship-1", to=(362, 360)).do("flick ship-1", "aim 0 1", "done")
    game.do("attack-planet alpha-middle", "join ship-3")
    assert reasons(game, "attack-planet") == {"attack-planet alpha-middle": "attacked-already"}


def test_while_moving_attacks_are_still_to_come() -> None:
    game = at_war().ship(0, "ship-3", "alpha-middle").planet("alpha-middle", owner=1, troops=2).choose("move")
    told = reasons(game, "attack-ship", "attack-planet")
    assert told == {"attack-ship blue ship-1": "attacks-at-end", "attack-planet alpha-middle": "too-weak"}


# Over whole games


def test_nobody_else_is_told_anything() -> None:
    game = Scenario().ship(0, "ship-1", FAR).start()
    assert GAME.refusals(game.table, 1) == []


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_is_refused_that_is_offered(seats: int) -> None:
    seen: set[str] = set()
    options = {"jet": "yes", "megastructure": "random", "technologies": True, "empires": True}
    table = GAME.new(seats, options, RandomDealer(seats))
    chance = RandomDealer(seats)
    for _ in range(1200):
        if table.over:
            break
        [asked] = table.questions()
        offered = table.questions()[asked]
        refused = GAME.refusals(table, asked)
        actions = [refusal.action for refusal in refused]
        assert len(set(actions)) == len(actions)
        assert not any(action in offered for action in actions)
        seen.update(refusal.reason for refusal in refused)
        table.act(asked, choice(table, asked, chance))
    assert seen <= set(REASONS)
    assert len(seen) > 25
