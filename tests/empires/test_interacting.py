"""Interacting (page 15): one thing of a card or tile after the other, boosted with energy, each once a turn."""

from __future__ import annotations

import pytest

from orrery.core.errors import IllegalAction
from orrery.games.empires.facts.cards import DISCOVERIES

from .scenario import Scenario


def archived(game: Scenario, *relics: str) -> Scenario:
    """Relics in the archive."""
    game.state.archive = sorted(DISCOVERIES.index(relic) for relic in relics)
    return game


def names(relics: list[int]) -> list[str]:
    return [DISCOVERIES[relic] for relic in relics]


# When one can interact


def test_without_relics_archive_missions_and_megastructures_nobody_interacts() -> None:
    assert "choose interact" not in Scenario().ship(0, "ship-1", (250, 250)).options


def test_a_relic_a_relic_of_the_archive_and_a_mission_are_reasons_to_interact() -> None:
    assert "choose interact" in Scenario().relics(0, "warp").options
    assert "choose interact" in archived(Scenario(), "warp").options
    city = Scenario().missions("forward-base").planet("alpha-middle", cities=1)
    assert "choose interact" not in city.options
    assert "choose interact" in city.planet("alpha-middle", bases=1).turn(0).options


def test_relics_of_others_are_not_ones_own() -> None:
    assert "choose interact" not in Scenario().ship(0, "ship-1", (250, 250)).relics(1, "warp").options


def test_the_action_is_done_once() -> None:
    game = Scenario().relics(0, "attack-bonus", "teleport").energy(0, 0, 1)
    game.do("choose interact")
    assert game.options == ["relic teleport", "relic attack-bonus"]
    game.do("relic attack-bonus", "part attack")
    assert game.options == ["done"]


def test_something_has_to_be_done() -> None:
    game = Scenario().relics(0, "teleport").do("choose interact")
    assert game.options == ["relic teleport", "boost 1"]
    game.do("boost 1")
    assert "done" not in game.options


# Relics


def test_a_used_relic_leaves_the_game() -> None:
    game = Scenario().relics(0, "attack-bonus", "teleport").do("choose interact", "relic attack-bonus", "part attack")
    assert names(game.me.relics) == ["teleport"]
    assert (game.state.archive, game.state.box, game.me.fresh) == ([], [], [])
    assert game.facts("relic-used") == [(0, [DISCOVERIES.index("attack-bonus")])]


def test_of_two_equal_relics_one_is_used() -> None:
    game = Scenario().relics(0, "teleport", "teleport").planet("alpha-middle", troops=1).do("choose interact")
    assert game.options == ["relic teleport", "boost 1"]
    game.do("relic teleport", "part troops", "at alpha-middle", "done", "boost 1")
    assert names(game.me.relics) == ["teleport"]
    assert "relic teleport" in game.options


def test_a_discovered_relic_is_used_from_the_next_turn() -> None:
    """Found with the bonus move of another relic it waits beside the player board."""
    game = Scenario().relics(0, "bonus-move").energy(0, 1).ship(0, "ship-1", "alpha-middle")
    game.face_down(["alpha-middle"], ["pink"], ["warp"]).do("choose interact", "relic bonus-move", "part move")
    game.do("discover alpha-middle", "done", "boost 1")
    assert (names(game.me.relics), names(game.me.fresh)) == ([], ["warp"])
    assert game.options == ["done"]
    game.turn(0)
    assert "choose interact" in game.options
    assert (names(game.me.relics), names(game.me.fresh)) == (["warp"], [])


def test_the_turn_of_another_player_does_not_make_a_relic_usable() -> None:
    game = Scenario()
    game.me.fresh = [DISCOVERIES.index("warp")]
    game.turn(1).start()
    assert (names(game.me.relics), names(game.me.fresh)) == ([], ["warp"])


def test_one_interaction_is_finished_before_the_next() -> None:
    game = Scenario().relics(0, "teleport", "warp-and-move").energy(0, 2).planet("alpha-middle", troops=1)
    game.do("choose interact", "boost 1", "relic warp-and-move")
    assert game.options == ["part ships", "part move", "done"]
    game.do("part ships")
    assert game.options == ["at alpha-middle", "done"]


def test_in_the_middle_of_an_interaction_no_other_one_begins() -> None:
    """In the flicks of a relic and between its parts: no relic, mission, archive, megastructure and no boost."""
    game = Scenario().relics(0, "teleport", "move-and-attack").missions("four-corners").energy(0, 2)
    for quadrant in ("alpha", "beta", "gamma", "delta"):
        game.planet(f"{quadrant}-middle", outposts=1)
    game.megastructure("dyson-sphere", "alpha-central").ship(0, "ship-1", "alpha-edge-a")
    game.state.archive = [DISCOVERIES.index("warp")]
    game.choose("interact").do("boost 1")
    others = {"relic", "mission", "take", "use", "boost"}
    assert {option.split()[0] for option in game.options} == others
    game.do("relic move-and-attack")
    assert game.options == ["part move", "part attack", "done"]
    game.do("part move")
    assert not others & {option.split()[0] for option in game.options}
    game.do("done")
    assert game.options == ["part attack", "done"]


# The archive


def test_a_relic_is_taken_out_of_the_archive() -> None:
    game = archived(Scenario(), "warp", "warp", "teleport").energy(0, 0, 1).do("choose interact")
    assert game.options == ["take warp", "take teleport"]
    game.do("take warp")
    assert (names(game.me.relics), names(game.state.archive)) == (["warp"], ["warp", "teleport"])
    assert game.options == ["done"]


def test_the_archive_is_used_once_a_turn() -> None:
    game = archived(Scenario(), "warp", "teleport").energy(0, 2).do("choose interact", "take warp", "boost 1")
    assert [option for option in game.options if option.startswith("take")] == []
    game.turn(0).do("choose interact")
    assert "take teleport" in game.options


def test_who_has_three_relics_takes_none() -> None:
    three = Scenario().relics(0, "warp", "warp", "teleport").ship(0, "ship-1", (250, 250))
    assert [option for option in archived(three, "bonus-move").do("choose interact").options if "take" in option] == []
    two = archived(Scenario().relics(0, "warp", "teleport"), "bonus-move").do("choose interact")
    assert "take bonus-move" in two.options


def test_a_used_relic_makes_room_for_one_of_the_archive() -> None:
    game = archived(Scenario().relics(0, "warp", "warp", "attack-bonus"), "bonus-move")
    game.do("choose interact", "relic attack-bonus", "part attack", "boost 1", "take bonus-move")
    assert names(game.me.relics) == ["warp", "warp", "bonus-move"]


def test_relics_found_this_turn_count_for_the_limit() -> None:
    """One relic, the one in use and one that was just discovered are three; then two and that one."""
    game = archived(Scenario().relics(0, "bonus-move", "warp"), "teleport", "teleport").ship(
        0, "ship-1", "alpha-middle"
    )
    game.face_down(["alpha-middle"], ["pink"], ["attack-bonus"]).energy(0, 2)
    game.do("choose interact", "relic bonus-move", "part move", "discover alpha-middle", "done", "boost 1")
    assert "take teleport" in game.options
    game.do("take teleport", "boost 1")
    assert names(game.me.fresh) == ["attack-bonus"]
    assert not any(option.startswith("take") for option in game.options)


def test_a_relic_counts_for_the_limit_until_its_use_is_over() -> None:
    game = Scenario().relics(0, "bonus-move", "warp", "warp").ship(0, "ship-1", "alpha-middle")
    game.face_down(["alpha-middle"], ["pink"], ["attack-bonus"])
    game.do("choose interact", "relic bonus-move", "part move", "discover alpha-middle")
    assert names(game.state.archive) == ["attack-bonus"]
    game.do("done")
    assert names(game.me.relics) == ["warp", "warp"]


def test_a_fourth_discovered_relic_goes_to_the_archive() -> None:
    game = Scenario().relics(0, "bonus-move", "warp", "warp").ship(0, "ship-1", "alpha-middle")
    game.face_down(["alpha-middle"], ["pink"], ["attack-bonus"])
    game.do("choose move", "discover alpha-middle")
    assert (len(game.me.relics), game.me.fresh, names(game.state.archive)) == (3, [], ["attack-bonus"])


# Boosting


def test_the_example_of_the_rulebook() -> None:
    """A relic is used; for an energy one is taken out of the archive; for another the one just taken is used."""
    game = archived(Scenario().relics(0, "attack-bonus"), "teleport").energy(0, 2).planet("alpha-middle", troops=1)
    game.do("choose interact", "relic attack-bonus", "part attack", "boost 1", "take teleport", "boost 1")
    game.do("relic teleport", "part troops", "at alpha-middle", "at alpha-middle")
    assert game.on("alpha-middle") == {"troops": 3}
    assert (game.me.energy, game.me.spent) == (0, 2)
    assert (game.me.relics, game.state.archive) == ([], [])


def test_energy_may_be_spent_before_and_more_than_once() -> None:
    game = Scenario().relics(0, "attack-bonus", "attack-bonus", "attack-bonus").energy(0, 3)
    game.do("choose interact", "boost 1", "boost 1")
    for _ in range(3):
        game.do("relic attack-bonus", "part attack")
    assert game.me.relics == []
    assert (game.me.energy, game.me.spent) == (1, 2)


def test_without_energy_there_is_no_boost() -> None:
    game = Scenario().relics(0, "attack-bonus", "teleport").energy(0, 0, 1).do("choose interact")
    assert "boost 1" not in game.options
    with pytest.raises(IllegalAction):
        game.do("boost 1")


def test_the_token_worth_two_boosts_by_two() -> None:
    game = Scenario().vlix(0).relics(0, "attack-bonus", "attack-bonus", "attack-bonus").do("choose interact", "boost 2")
    for _ in range(3):
        game.do("relic attack-bonus", "part attack")
    assert game.me.relics == []


# Missions


def test_a_mission_is_completed_by_interacting() -> None:
    game = Scenario().missions("orbital-empire").planet("alpha-middle", bases=3).do("choose interact")
    assert "mission orbital-empire" in game.options
    game.do("mission orbital-empire")
    assert game.me.stones == [2]
    assert game.me.points == 0


def test_a_boost_completes_another_mission_but_not_the_same() -> None:
    game = Scenario().missions("orbital-empire", "garrison").planet("alpha-middle", bases=3)
    for hole in ("alpha-edge-a", "alpha-edge-b"):
        game.planet(hole, troops=3)
    game.do("choose interact", "mission orbital-empire", "boost 1")
    assert "mission orbital-empire" not in game.options
    game.do("mission garrison")
    assert game.me.stones == [2, 2]


def test_after_the_action_the_turn_comes_to_its_end() -> None:
    game = Scenario().relics(0, "attack-bonus").do("choose interact", "relic attack-bonus", "part attack", "done")
    assert game.asked_seat == 1
    assert game.state.active == 1
