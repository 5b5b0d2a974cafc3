"""The rival's turn: one card, one action; species cards; passing; milestones."""

from __future__ import annotations

import pytest

from orrery.core.table import Pending
from orrery.games.seti.facts.board import GOLD_TILES
from orrery.games.seti.facts.solo import ACTION_CARDS
from orrery.games.seti.position.owned import ownership
from orrery.games.seti.rules.milestones import MILESTONES

from .alone import RIVAL, Alone

ME = 0


def test_a_turn_is_one_card_and_one_action() -> None:
    game = Alone().rival_turn("s-1")
    assert game.words("action-card-revealed") == ["s-1"]
    assert [ACTION_CARDS[card] for card in game.mind.revealed] == ["s-1"]
    assert (len(game.took), len(game.mind.deck)) == (1, 3)
    assert game.state.active == ME


# Species cards


def test_a_species_card_takes_the_place_of_the_card_for_good() -> None:
    game = Alone(discovered=["anomalies"]).rival_turn("s-3")
    assert game.words("action-card-replaced") == ["s-16"]
    assert game.took == ["species-card", "mark-anomaly"]
    assert [ACTION_CARDS[card] for card in game.mind.revealed] == ["s-16"]
    assert game.mind.card == ACTION_CARDS.index("s-16")


def test_first_and_second_are_the_order_of_discovery() -> None:
    game = Alone(species=("centaurians", "anomalies"), discovered=["anomalies", "centaurians"])
    assert game.rival_turn("s-3").words("action-card-replaced") == ["s-16"]
    game = Alone(species=("centaurians", "anomalies"), discovered=["anomalies", "centaurians"])
    assert game.rival_turn("s-4").words("action-card-replaced") == ["s-18"]


def test_before_its_discovery_the_card_has_a_substitute() -> None:
    game = Alone(discovered=["anomalies"]).rival_turn("s-4")
    assert game.tried[0] == "species-card species-unknown 1"


# Passing


def stacked(**its: object) -> Alone:
    game = Alone(**its)  # type: ignore[arg-type]
    return game.stack("venera-probe", "alma-observatory", "hayabusa")


def test_with_an_empty_deck_it_passes() -> None:
    game = stacked()
    game.state.token = 1
    game.rival_passes()
    assert [name for name in game.told if name in ("stack-card-removed", "progressed", "passed", "sky-turned")] == [
        "stack-card-removed",
        "progressed",
        "passed",
        "sky-turned",
    ]
    assert (game.progress, len(game.state.stacks[0]), len(game.state.discard)) == (["1 pass"], 2, 1)
    assert (len(game.mind.deck), game.mind.revealed) == (4, [])
    assert game.it.hand == []


def test_after_the_persons_pass_nothing_rotates() -> None:
    game = stacked()
    game.state.token = 0
    assert "sky-turned" not in game.rival_passes().told


def test_the_person_takes_a_card_of_what_is_left() -> None:
    game = stacked().rival_passes()
    game.do("pass")
    assert len(game.offers("keep")) == 2


def test_in_the_last_round_there_is_no_stack_and_no_progress_but_the_rotation() -> None:
    game = Alone()
    game.state.rounds, game.state.token = 5, 1
    game.rival_passes()
    assert (game.progress, "sky-turned" in game.told) == ([], True)


def test_it_has_no_income() -> None:
    game = stacked()
    game.state.start = RIVAL  # so that the person begins the next round
    game.rival_passes().do("pass").do(game.options[0])
    assert (game.state.rounds, game.it.credit, game.it.energy, game.it.hand) == (2, 0, 0, [])
    assert game.progress == ["1 pass"]


# Milestones


def reached(score: int, word: str = "s-1", marks: list[int] | None = None) -> Alone:
    game = Alone(score=score).last_card(word)
    game.state.gold_marks = marks or []
    game.state.active = RIVAL
    game.ahead(Pending(RIVAL, MILESTONES)).start()
    return game


@pytest.mark.parametrize(("word", "tile"), [("s-1", "1 leftmost"), ("s-2", "4 rightmost")])
def test_the_first_free_gold_tile_by_the_arrow(word: str, tile: str) -> None:
    assert reached(25, word).words("gold-chosen") == [tile]


def test_only_a_tile_that_nobody_has_marked() -> None:
    game = reached(25, marks=[ownership(0, ME), ownership(1, ME)])
    assert game.words("gold-chosen") == ["3 leftmost"]
    game = reached(25, marks=[ownership(tile, ME) for tile in range(GOLD_TILES)])
    assert (game.words("gold-chosen"), game.told.count("gold-left"), game.it.gold) == ([], 1, 1)


def test_each_milestone_once() -> None:
    assert reached(70).words("gold-chosen") == ["1 leftmost", "2 leftmost", "3 leftmost"]


def test_neutral_milestones_are_triggered_as_well() -> None:
    game = reached(30)
    assert len(game.words("neutral-trace-found")) == 2
    assert list(game.state.neutral_left) == [1, 1]
