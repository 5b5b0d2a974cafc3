"""What the rival gains: progress for resources, reinforcement, its computer, publicity."""

from __future__ import annotations

import pytest

from orrery.core.table import Effect, Pending
from orrery.games.seti.facts.board import CENTAURIANS
from orrery.games.seti.position.state import State
from orrery.games.seti.position.thinking import BY_ACTION
from orrery.games.seti.rules.hand import Draw, IncreaseIncome, TakeCard
from orrery.games.seti.rules.movement import Move
from orrery.games.seti.rules.resources import Gain
from orrery.games.seti.solo.progress import Progress
from orrery.games.seti.species.species_cards import TakeSpeciesCard

from .alone import RIVAL, Alone


def gains(game: Alone, *effects: Effect[State]) -> Alone:
    """The rival gets these."""
    game.ahead(*(Pending(RIVAL, effect) for effect in effects)).start()
    return game


@pytest.mark.parametrize(
    ("effect", "told", "spaces"),
    [
        (Gain(2, 0, 0, 0, 0, 0), "2 credit", 2),
        (Gain(0, 3, 0, 0, 0, 0), "3 energy", 3),
        (Draw(3), "3 card", 3),
        (TakeCard(1, []), "1 card", 1),
        (TakeSpeciesCard(CENTAURIANS, 1), "1 card", 1),
        (IncreaseIncome(1), "4 income", 4),
        (IncreaseIncome(2), "8 income", 8),
        (Progress(4, BY_ACTION), "4 action", 4),
    ],
)
def test_resources_are_progress(effect: Effect[State], told: str, spaces: int) -> None:
    game = Alone().row("venera-probe", "alma-observatory", "hayabusa")
    deck = len(game.state.deck)
    gains(game, effect)
    assert game.progress == [told]
    assert game.mind.progress == spaces
    assert (game.it.credit, game.it.energy, game.it.hand, game.it.income) == (0, 0, [], [])
    assert len(game.state.deck) == deck
    assert -1 not in game.state.row


def test_movement_is_ignored() -> None:
    game = gains(Alone(probes=["earth"]), Move(3))
    assert (game.it.movement, game.told) == (0, [])


def test_points_publicity_and_exofossils_are_the_same_for_all() -> None:
    game = gains(Alone(), Gain(0, 0, 2, 0, 5, 1))
    assert (game.it.publicity, game.it.score, game.it.exofossils) == (6, 7, 1)


def test_publicity_ends_at_10() -> None:
    assert gains(Alone(publicity=9), Gain(0, 0, 3, 0, 0, 0)).it.publicity == 10


@pytest.mark.parametrize(("difficulty", "steps"), [(1, 12), (2, 12), (3, 12), (4, 9), (5, 4)])
def test_a_reinforcement_card_where_the_last_space_leads_to_the_first(difficulty: int, steps: int) -> None:
    game = gains(Alone(difficulty), Progress(steps - 1, BY_ACTION))
    assert (game.mind.on_top, game.mind.progress) == (0, 11)
    gains(game, Progress(1, BY_ACTION))
    assert (game.mind.on_top, game.mind.progress) == (1, 0)
    assert game.words("reinforced") == ["5"]


def test_a_long_way_brings_several_cards() -> None:
    game = gains(Alone(), Progress(24, BY_ACTION))
    assert (game.mind.on_top, game.mind.reinforcements_left()) == (2, 8)


def test_the_new_card_is_used_next_and_kept() -> None:
    game = gains(Alone(), Progress(12, BY_ACTION))
    game.deals("s-14").next_turn()
    assert game.words("action-card-revealed") == ["s-14"]
    assert (game.mind.on_top, len(game.mind.deck)) == (0, 4)
    game.mind.revealed += game.mind.deck
    game.mind.deck = []
    game.next_turn()
    assert len(game.mind.deck) == 5


def test_a_card_gained_after_the_pass_lies_on_top_in_the_next_round() -> None:
    game = Alone().rival_passes()
    gains(game, Progress(12, BY_ACTION))
    assert (game.mind.on_top, len(game.mind.deck)) == (1, 4)
    game.deals("s-9").next_turn()
    assert game.words("action-card-revealed") == ["s-9"]


def test_an_empty_reinforcement_deck_gives_nothing() -> None:
    game = Alone()
    game.mind.revealed, game.mind.reinforcement = game.mind.reinforcement, []
    gains(game, Progress(12, BY_ACTION))
    assert (game.mind.on_top, game.words("reinforced")) == (0, [])


# Its computer


def test_data_go_to_the_computer_at_once_and_the_rest_to_a_pool_without_limit() -> None:
    game = gains(Alone(), Gain(0, 0, 0, 9, 0, 0), Gain(0, 0, 0, 8, 0, 0))
    assert (game.it.computer, game.it.data) == (6, 11)
    assert "data-lost" not in game.told


def test_covered_rewards_are_taken() -> None:
    game = gains(Alone(), Gain(0, 0, 0, 1, 0, 0))
    assert (game.it.publicity, game.progress) == (4, [])
    gains(game, Gain(0, 0, 0, 1, 0, 0))
    assert (game.it.publicity, game.progress) == (5, [])
    gains(game, Gain(0, 0, 0, 3, 0, 0))
    assert (game.it.publicity, game.progress) == (5, ["4 computer"])
