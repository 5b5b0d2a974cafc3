"""Properties of every position that legal play can reach, driven by hypothesis: whole games of two to four players."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery import Match, RandomDealer
from orrery.games.seti import GAME
from orrery.games.seti.facts.cards import IMMEDIATE, TYPE
from orrery.games.seti.position.owned import owner_of
from orrery.games.seti.position.player import Player
from orrery.games.seti.position.state import State
from orrery.games.seti.position.trace_marks import color_of, place_of, spot_of
from orrery.games.seti.rules.setup import PAIRS

from .ledger import DATA_AT, Holding, Ledger

pytestmark = pytest.mark.whole

SEEDS = st.integers(0, 2**62)
SEATS = st.sampled_from([2, 3, 4])
SPECIES = st.sampled_from(PAIRS)
WEALTH = st.sampled_from([0, 60])
"""Credits and energy beside the usual ones: rich players get far enough to discover species."""
IDLE = ("pass", "exchange", "corner", "buy-card", "decline", "end-turn")
"""What random play would do too often to see much of the game."""


def whole_game(seed: int, seats: int, species: str, wealth: int) -> Iterator[Match[State]]:
    """A random game, before each answer and after the last; seven times of eight, something is done."""
    match = Match(GAME, [str(seat) for seat in range(seats)], {"species": species}, RandomDealer(seed))
    chance = RandomDealer(seed + 1)
    for player in match.table.state.players:
        player.credit += wealth
        player.energy += wealth
    while not match.table.over:
        yield match
        asked = sorted(match.table.questions().items())
        seat, options = asked[chance.below(len(asked))]
        busy = [action for action in options if GAME.actions.verb(action) not in IDLE]
        choice = busy if busy and chance.below(8) else options
        match.act(seat, GAME.actions.text(choice[chance.below(len(choice))]))
    yield match


def between_turns(match: Match[State]) -> bool:
    """A main action is asked for: no card is being resolved."""
    questions = [match.table.question(seat) for seat in match.table.questions()]
    return "main-action" in [question.prompt() for question in questions if question]


def assert_same(player: Player, booked: Holding, start: int) -> None:
    """One player's board as told and as it is."""
    assert player.score == start + booked.points
    assert (player.hand, player.income) == (sorted(booked.hand), booked.income)
    laid = [*player.missions, *player.scoring, *player.messages]
    assert (sorted(laid), player.completed) == (sorted(booked.played), booked.completed)
    assert (player.data, player.computer + player.lower.bit_count()) == (booked.data, booked.stored)
    assert player.techs == sum(1 << tech for tech in booked.techs)
    assert {place: tech for place, tech in enumerate(player.places) if tech >= 0} == booked.places
    assert len(player.probes) == booked.in_space


def markers(state: State) -> list[tuple[int, int, int, int]]:
    return [(place_of(mark), color_of(mark), spot_of(mark), owner_of(mark)) for mark in state.traces]


@given(SEEDS, SEATS, SPECIES, WEALTH)
def test_limits_hold_in_every_position(seed: int, seats: int, species: str, wealth: int) -> None:
    """Ten publicity, six data in the pool, six on the computer; everything is where it can be."""
    for match in whole_game(seed, seats, species, wealth):
        state = match.table.state
        GAME.check(state)
        for player in state.players:
            assert 0 <= player.publicity <= 10
            assert 0 <= player.data <= 6
            assert 0 <= player.computer <= 6
            assert min(player.credit, player.energy, player.exofossils) >= 0


@given(SEEDS, SEATS, SPECIES, WEALTH)
def test_cards_data_and_markers_come_and_go_only_as_told(seed: int, seats: int, species: str, wealth: int) -> None:
    ledger = Ledger(seats, {card for card, kind in enumerate(TYPE) if kind == IMMEDIATE})
    first: list[int] = []
    for match in whole_game(seed, seats, species, wealth):
        state = match.table.state
        first = first or [player.score for player in state.players]
        ledger.follow(match.events)
        if not between_turns(match):
            continue
        for player, booked, start in zip(state.players, ledger.players, first, strict=True):
            assert_same(player, booked, start)
        assert (len(state.deck), len(state.discard), state.rounds) == (ledger.deck, ledger.discards, ledger.rounds)
        assert (sorted(state.row), ledger.cards()) == (sorted(ledger.row), 138)
        assert (state.signals, markers(state)) == (ledger.signals, ledger.traces)
        assert state.data_left[:8] == [DATA_AT[star] - len(ledger.signals[star]) for star in range(8)]
        assert state.wins == [star * 8 + winner for star, winner in ledger.wins]
        assert state.gold_marks == [(tile - 1) * 8 + seat for tile, seat in ledger.gold]
        assert sum(state.neutral_left) == [4, 2, 0][seats - 2] - ledger.neutral


@given(SEEDS, SEATS, SPECIES, WEALTH)
def test_craft_come_and_go_only_as_told(seed: int, seats: int, species: str, wealth: int) -> None:
    """Except for those a card removes, which tells the target but not whether it orbited."""
    ledger = Ledger(seats, set())
    for match in whole_game(seed, seats, species, wealth):
        ledger.follow([event for event in match.events if event.kind.name in ("launched", "orbited", "landed")])
        removed = sum(event.kind.name == "craft-removed" for event in match.events)
        craft = 0
        for player, booked in zip(match.table.state.players, ledger.players, strict=True):
            assert len(player.probes) == booked.in_space
            craft += booked.orbiters.total() + booked.landers.total()
            craft -= sum(player.orbiters) + sum(player.landers) + sum(player.moons)
        assert craft == removed


@given(SEEDS, SEATS, SPECIES, WEALTH)
def test_who_passes_has_at_most_four_cards(seed: int, seats: int, species: str, wealth: int) -> None:
    ledger = Ledger(seats, set())
    *_, match = whole_game(seed, seats, species, wealth)
    ledger.follow(match.events)
    assert all(player.most_cards_after_passing <= 4 for player in ledger.players)
    passed = [event.seat for event in match.events if event.kind.name == "passed"]
    assert all(passed.count(seat) == 5 for seat in range(seats))


@given(SEEDS, SEATS, SPECIES, WEALTH)
def test_a_game_has_five_rounds_and_the_best_total_wins(seed: int, seats: int, species: str, wealth: int) -> None:
    """And at least one rotation belongs to each round."""
    *_, match = whole_game(seed, seats, species, wealth)
    rounds = [(event.seat, event.facts[0]) for event in match.events if event.kind.name == "round-begun"]
    start = rounds[0][0]
    assert rounds == [((start + number) % seats, number + 1) for number in range(5)]
    outcome = GAME.outcome(match.table)
    assert outcome is not None
    best = max(outcome.scores)
    assert outcome.winners == [seat for seat, score in enumerate(outcome.scores) if score == best]
    assert sum(event.kind.name == "sky-turned" for event in match.events) >= 5
