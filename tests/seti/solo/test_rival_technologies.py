"""Which technology the rival takes, what it gains, and what others see of it."""

from __future__ import annotations

from orrery.games.seti.facts.board import NOTHING, TECHS

from .alone import Alone


def researched(game: Alone) -> list[str]:
    return game.rival_turn("s-2").words("tech-chosen")


def test_the_preferred_technology_is_under_the_marker() -> None:
    assert researched(Alone(publicity=6)) == ["computer-credit preferred"]


def test_else_the_next_clockwise_with_2_points() -> None:
    game = Alone(publicity=6).no_points("computer-credit", "computer-energy")
    assert researched(game) == ["computer-card next-with-points"]
    assert game.it.score == 4


def test_the_track_is_a_circle() -> None:
    game = Alone(publicity=6).no_points("probe-moon", "computer-credit")
    game.mind.progress = 11
    assert researched(game) == ["computer-energy next-with-points"]


def test_without_any_2_points_the_first_stack_with_tiles() -> None:
    game = Alone(publicity=6).no_points(*TECHS).empty_stack("computer-credit")
    assert researched(game) == ["computer-energy next-left-over"]
    assert game.it.score == 2


def test_empty_stacks_give_nothing() -> None:
    game = Alone(publicity=6)
    for tech in TECHS:
        game.empty_stack(tech)
    assert researched(game) == []
    assert game.view(0)["rival"] is not None


def test_the_solar_system_rotates_before_the_choice() -> None:
    game = Alone(publicity=6).rival_turn("s-2")
    assert game.told.index("sky-turned") < game.told.index("tech-chosen")


def test_the_marker_counts_before_the_printed_progress() -> None:
    game = Alone(publicity=6).rival_turn("s-5")
    assert game.words("tech-chosen") == ["computer-credit preferred"]
    assert game.progress[-1] == "1 action"


def test_never_the_fixed_launch_nor_the_fixed_data() -> None:
    game = Alone(5, publicity=6)
    game.mind.progress = 0  # the first probe technology
    assert researched(game) == ["probe-limit preferred"]
    assert game.it.probes == []
    game = Alone(3, publicity=6)
    assert researched(game) == ["telescope-earth preferred"]
    assert (game.it.data, game.it.computer) == (0, 0)


def test_the_bonus_of_the_tile_is_gained() -> None:
    game = Alone(publicity=6)
    game.state.tech_top[TECHS.index("computer-credit")] = 1  # publicity
    game.state.tech_rest[TECHS.index("computer-credit")] = 0b1101
    researched(game)
    assert game.it.publicity == 1


def test_it_may_own_a_technology_several_times() -> None:
    game = Alone(publicity=6, techs=["computer-credit", "computer-credit"])
    researched(game)
    assert [TECHS[tech] for tech in game.mind.techs] == ["computer-credit"] * 3
    assert game.state.tech_top[TECHS.index("computer-credit")] != NOTHING


def test_the_effects_of_its_technologies_are_ignored() -> None:
    game = Alone(techs=["telescope-earth", "probe-limit", "probe-asteroids"])
    assert game.it.techs == 0
    game.row("venera-probe", "alma-observatory", "hayabusa").rival_turn("s-2")
    assert game.words("sector-chosen")[0] == "61-virginis earth-sector"


def test_a_stack_the_rival_has_emptied_cannot_be_researched() -> None:
    game = Alone(techs=["computer-credit"] * 4)
    game.set(0, publicity=6)
    game.do("research")
    assert "computer-credit" not in game.offers("take-tech")
    refused = {game.game.actions.text(refusal.action): refusal.reason for refusal in game.game.refusals(game.table, 0)}
    assert refused["take-tech computer-credit"] == "no-technology-left"


def test_cards_that_ask_what_others_own_look_at_what_the_rival_owns_now() -> None:
    """Press Statement and the like: a technology it has spent does not count any more."""
    from orrery.games.seti.rules.research import owned_by_other

    game = Alone(techs=["computer-credit"])
    assert owned_by_other(game.state, 0, TECHS.index("computer-credit"))
    game.mind.spent, game.mind.techs = game.mind.techs, []
    assert not owned_by_other(game.state, 0, TECHS.index("computer-credit"))
