"""Imagined positions: what a seat cannot know is dealt again, what it knows stays, and all can play on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.core.dealer import RandomDealer
from orrery.core.table import Table
from orrery.games.race import GAME
from orrery.games.race.facts.cards import CARDS, NOTHING
from orrery.games.race.position.actions import ACTIONS, PLACE
from orrery.games.race.position.state import UNDECIDED, State
from orrery.games.race.rules.placing import PLACE_WORLD

from .scenario import Scenario
from .test_view import SITUATIONS, Situation, choosing, developing, exploring, first_hands, paying, placing


def imagined(table: Table[State], seat: int, number: int = 25) -> list[Table[State]]:
    return [GAME.determinize(table, seat, RandomDealer(seed)) for seed in range(number)]


def open_cards(state: State) -> list[list[int]]:
    """What everybody sees, place by place."""
    return [state.shown, *[player.tableau for player in state.players]]


def own_cards(state: State, seat: int) -> list[list[int]]:
    player = state.players[seat]
    return [player.hand, player.looked, player.discarded, player.actions, [player.choice]]


def sizes(state: State) -> list[int]:
    """How many cards lie in each hidden place."""
    places = [state.deck, state.spent]
    for player in state.players:
        places += [player.hand, player.looked, player.discarded, [good for good in player.goods if good != NOTHING]]
    return [len(cards) for cards in places]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("situation", SITUATIONS)
def test_imagined_positions_look_the_same(situation: Situation, seat: int) -> None:
    table = situation()
    before = GAME.hash(table)
    for other in imagined(table, seat):
        assert GAME.view(other, seat) == GAME.view(table, seat)
        assert GAME.view(other, None) == GAME.view(table, None)
        assert other.questions().get(seat) == table.questions().get(seat)
    assert GAME.hash(table) == before


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("situation", SITUATIONS)
def test_what_a_seat_knows_stays_and_every_place_keeps_its_number_of_cards(situation: Situation, seat: int) -> None:
    table = situation()
    for other in imagined(table, seat):
        GAME.check(other.state)
        assert open_cards(other.state) == open_cards(table.state)
        assert own_cards(other.state, seat) == own_cards(table.state, seat)
        assert sizes(other.state) == sizes(table.state)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("situation", SITUATIONS)
def test_the_pile_is_dealt_again(situation: Situation, seat: int) -> None:
    piles = [other.state.deck for other in imagined(situation(), seat)]
    assert len({tuple(pile) for pile in piles}) > 1
    assert all(pile == sorted(pile) for pile in piles)


HIDDEN: list[tuple[Situation, int, Callable[[State], list[int]]]] = [
    (first_hands, 1, lambda state: state.players[0].discarded),
    (first_hands, 0, lambda state: state.players[1].hand),
    (choosing, 0, lambda state: state.players[1].discarded),
    (choosing, 0, lambda state: state.players[1].actions),
    (choosing, 0, lambda state: state.players[0].goods),
    (choosing, 1, lambda state: state.players[0].goods),
    (exploring, 0, lambda state: state.players[1].looked),
    (exploring, 1, lambda state: state.players[0].looked),
    (exploring, 0, lambda state: state.players[1].hand),
    (placing, 0, lambda state: [state.players[1].choice]),
    (developing, 1, lambda state: [state.players[0].choice]),
    (paying, 0, lambda state: state.players[1].discarded),
    (paying, 1, lambda state: state.players[1].goods),
]


@pytest.mark.parametrize(("situation", "seat", "hidden"), HIDDEN)
def test_hidden_things_differ_between_imagined_positions(
    situation: Situation, seat: int, hidden: Callable[[State], list[int]]
) -> None:
    assert len({tuple(hidden(other.state)) for other in imagined(situation(), seat)}) > 1


def test_every_action_is_imagined_for_who_has_chosen_and_none_for_who_has_not() -> None:
    others = imagined(choosing(), 0, 100)
    assert {ACTIONS[action] for other in others for action in other.state.players[1].actions} == set(ACTIONS)
    assert all(other.state.players[0].actions == [] for other in others)
    assert all(other.state.players[0].actions == [] for other in imagined(choosing(), 1))


def test_imagined_pairs_of_actions_are_pairs_that_can_be_chosen() -> None:
    game = Scenario(advanced=True).do("choose settle", "choose settle", seat=1)
    pairs = {tuple(other.state.players[1].actions) for other in imagined(game.table, 0, 600)}
    assert len(pairs) == 23
    game = Scenario(advanced=True).do("choose settle", seat=1)
    assert {len(other.state.players[1].actions) for other in imagined(game.table, 0)} == {1}


def test_an_imagined_placement_is_a_card_of_the_imagined_hand_that_can_be_placed() -> None:
    table = placing()
    for other in imagined(table, 0, 200):
        rival = other.state.players[1]
        assert rival.choice == NOTHING or PLACE.at(rival.choice) in PLACE_WORLD.options(other, 1)
        twin = other.copy(RandomDealer(1))
        twin.act(0, GAME.actions.parse("pass"))
        GAME.check(twin.state)
    assert {other.state.players[1].choice == NOTHING for other in imagined(table, 0, 200)} == {True, False}


def test_who_has_not_decided_is_not_imagined_to_have() -> None:
    assert {other.state.players[0].choice for other in imagined(placing(), 1)} == {UNDECIDED}


def test_what_was_revealed_is_not_imagined_again() -> None:
    table = paying()
    for other in imagined(table, 0):
        assert [CARDS[player.choice] for player in other.state.players] == ["new-earth", "asteroid-belt"]
    game = Scenario("settle", actions=["settle"]).set(1, actions=["develop"]).start()
    for other in imagined(game.table, 0):
        assert [player.actions for player in other.state.players] == [[3], [2]]


def test_the_rivals_options_are_imagined_with_the_hand() -> None:
    table = placing()
    assert len({tuple(other.questions()[0]) for other in imagined(table, 1)}) > 1


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("situation", SITUATIONS)
def test_an_imagined_position_can_be_played_on(situation: Situation, seat: int) -> None:
    other = GAME.determinize(situation(), seat, RandomDealer(4))
    chance = RandomDealer(3)
    rounds = other.state.rounds
    for _ in range(60):
        asked, options = next(iter(other.questions().items()))
        other.act(asked, chance.roll(options))
        GAME.check(other.state)
    assert other.state.rounds > rounds
