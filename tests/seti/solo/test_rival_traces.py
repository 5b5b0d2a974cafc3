"""Where the rival marks traces, and its data analysis."""

from __future__ import annotations

import pytest

from orrery.core.table import Pending
from orrery.games.seti.facts.board import ANY, BLUE, RED, YELLOW
from orrery.games.seti.rules.traces import ANYWHERE, Trace

from .alone import RIVAL, Alone

ME = 0


def marked(game: Alone, color: int = RED, count: int = 1) -> list[str]:
    """The rival gets traces of a colour."""
    game.ahead(Pending(RIVAL, Trace(color, ANYWHERE, count, []))).start()
    return game.words("trace-chosen")


def test_before_its_first_turn_the_arrow_points_left() -> None:
    assert marked(Alone()) == ["left red discovery leftmost"]


@pytest.mark.parametrize(("word", "place"), [("s-1", "left"), ("s-2", "right")])
def test_equally_low_the_arrow_of_the_last_card_decides(word: str, place: str) -> None:
    assert marked(Alone().last_card(word)) == [f"{place} red discovery {place}most"]


def test_a_taken_discovery_space_leaves_the_other() -> None:
    assert marked(Alone().trace(ME, "left", "red")) == ["right red discovery lowest"]


def test_a_discovery_space_is_lower_than_any_row() -> None:
    assert marked(Alone(discovered=["mascamites"])) == ["right red discovery lowest"]


def test_the_lowest_free_row_of_a_discovered_species() -> None:
    game = Alone(discovered=["mascamites"]).trace(ME, "right", "red").trace(ME, "left", "red", "row-1")
    assert marked(game) == ["left red row-2 lowest"]


def test_both_species_are_compared() -> None:
    game = Alone(discovered=["mascamites", "anomalies"]).trace(ME, "left", "red", "row-1")
    assert marked(game) == ["right red row-1 lowest"]


def test_any_colour_looks_at_all_six_columns() -> None:
    game = Alone().last_card("s-2").trace(ME, "right", "blue")
    assert marked(game, ANY) == ["right yellow discovery rightmost"]
    assert marked(Alone(), ANY, 2) == ["left red discovery leftmost", "left yellow discovery leftmost"]


def test_the_overflow_only_if_nothing_else_is_free() -> None:
    game = Alone().trace(ME, "left", "red").trace(ME, "right", "red").last_card("s-2")
    assert marked(game) == ["right red overflow nothing-else-free"]
    game = Alone(discovered=["mascamites"]).trace(ME, "right", "red")
    for row in range(1, 5):
        game.trace(ME, "left", "red", f"row-{row}")
    assert marked(game) == ["left red overflow nothing-else-free"]


def test_rewards_of_the_space_are_gained_and_cards_are_progress() -> None:
    game = Alone(discovered=["mascamites"]).trace(ME, "right", "red")
    marked(game)
    assert (game.it.score, game.progress) == (7, ["1 card"])


def test_a_closed_blue_space_of_the_mascamites_is_not_free() -> None:
    game = Alone(discovered=["mascamites"]).trace(ME, "right", "blue")
    for row in range(1, 4):
        game.trace(ME, "left", "blue", f"row-{row}")
    assert marked(game, BLUE) == ["left blue overflow nothing-else-free"]


def test_exofossils_are_paid_or_the_space_is_ignored() -> None:
    pair = ("oumuamua", "anomalies")
    game = Alone(species=pair, discovered=["oumuamua"]).trace(ME, "right", "red")
    assert marked(game) == ["left red row-2 lowest"]
    game = Alone(species=pair, discovered=["oumuamua"], exofossils=4).trace(ME, "right", "red")
    assert marked(game) == ["left red row-1 lowest"]
    assert (game.it.exofossils, game.it.score) == (0, 27)


@pytest.mark.parametrize(
    ("data", "computer", "spot"), [(3, 6, "row-4"), (2, 6, "row-5"), (0, 6, "overflow"), (3, 0, "overflow")]
)
def test_data_are_paid_from_the_pool_while_the_computer_is_full(data: int, computer: int, spot: str) -> None:
    pair = ("centaurians", "anomalies")
    game = Alone(species=pair, discovered=["centaurians"], data=data, computer=computer).trace(ME, "right", "yellow")
    for row in range(1, 4):
        game.trace(ME, "left", "yellow", f"row-{row}")
    assert [text.split(" ")[2] for text in marked(game, YELLOW)] == [spot]


# Data analysis


def test_an_analysis_clears_the_computer_marks_and_fills_it_up() -> None:
    game = Alone(computer=6, data=3, publicity=0).rival_turn("s-5")
    assert (game.it.computer, game.it.data) == (3, 0)
    assert game.it.score == 2 + 3 + 5
    assert game.it.publicity == 1 + 1  # the trace, and the second space of the computer
    order = [name for name in game.told if name in ("analysed", "scored", "trace-found", "data-stored")]
    assert order[:4] == ["analysed", "scored", "trace-found", "scored"]
    assert order[4:] == ["data-stored"] * 3


def test_one_computer_technology_is_spent_for_3_points_and_progress() -> None:
    game = Alone(computer=6, techs=["computer-card", "computer-card"]).rival_turn("s-1")
    assert game.words("tech-spent") == ["computer-card"]
    assert (game.it.score, game.progress, len(game.mind.techs)) == (2 + 5 + 3, ["1 technology"], 1)


def test_the_computer_is_filled_up_before_the_technology_is_spent() -> None:
    game = Alone(computer=6, data=5, techs=["computer-card"]).rival_turn("s-1")
    assert game.progress == ["4 computer", "1 technology"]
    order = [name for name in game.told if name in ("trace-found", "publicity-gained", "progressed", "tech-spent")]
    assert order[1:] == ["publicity-gained", "publicity-gained", "progressed", "tech-spent", "progressed"]


def test_no_data_for_a_space_during_an_analysis() -> None:
    """The computer is empty then."""
    pair = ("centaurians", "anomalies")
    game = Alone(species=pair, discovered=["centaurians"], computer=6, data=3).trace(ME, "right", "blue")
    for row in range(1, 4):
        game.trace(ME, "left", "blue", f"row-{row}")
    game.rival_turn("s-1")
    assert game.words("trace-chosen") == ["left blue overflow nothing-else-free"]


def test_with_a_space_free_an_analysis_is_not_possible() -> None:
    game = Alone(computer=5).rival_turn("s-2")
    assert game.tried[0] == "analyse computer-not-full 5"
