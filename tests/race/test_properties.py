"""Properties of every position that legal play can reach, driven by hypothesis: whole games of two to four players."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from orrery import Match, RandomDealer
from orrery.games.race import GAME
from orrery.games.race.facts.cards import CARDS, INDEX, NOTHING
from orrery.games.race.position.state import SELECT, Player, State
from orrery.games.race.rules.scoring import six_cost_points

from .ledger import Holding, Ledger
from .tables_scoring import PRINTED, SIX_COST

SEEDS = st.integers(0, 2**62)
TABLES = st.sampled_from([(2, False), (2, True), (3, False), (4, False)])
"""Seats, and whether it is the advanced game."""


def whole_game(seed: int, kind: tuple[int, bool], preset: bool) -> Iterator[Match[State]]:
    """A random game from its first question to its end, before each answer and after the last."""
    seats, advanced = kind
    names = [str(seat) for seat in range(seats)]
    match = Match(GAME, names, {"advanced": advanced, "preset-hands": preset}, RandomDealer(seed))
    chance = RandomDealer(seed + 1)
    while not match.table.over:
        yield match
        asked = sorted(match.table.questions().items())
        seat, options = asked[chance.below(len(asked))]
        match.act(seat, GAME.actions.text(options[chance.below(len(options))]))
    yield match


def worlds_with_goods(player: Player) -> list[int]:
    return sorted(card for card, good in zip(player.tableau, player.goods, strict=True) if good != NOTHING)


def known(cards: list[int | None]) -> list[int]:
    return sorted(card for card in cards if card is not None)


def assert_same(player: Player, booked: Holding) -> None:
    assert (player.hand, player.looked) == (known(booked.hand), known(booked.looked))
    assert (player.tableau, worlds_with_goods(player)) == (booked.tableau, sorted(booked.full))
    assert player.chips == booked.chips


@given(SEEDS, TABLES, st.booleans())
def test_every_position_is_sound(seed: int, kind: tuple[int, bool], preset: bool) -> None:
    for match in whole_game(seed, kind, preset):
        GAME.check(match.table.state)


@given(SEEDS, TABLES, st.booleans())
def test_cards_goods_and_points_come_and_go_only_as_told(seed: int, kind: tuple[int, bool], preset: bool) -> None:
    ledger = Ledger(kind[0], preset)
    for match in whole_game(seed, kind, preset):
        state = match.table.state
        ledger.follow(match.events)
        for player, booked in zip(state.players, ledger.players, strict=True):
            assert_same(player, booked)
        assert (state.pool, state.rounds, state.phase) == (ledger.pool, ledger.rounds, ledger.step)
        assert (len(state.deck), state.discards()) == (ledger.deck, ledger.discards)
        assert (sorted(state.shown), ledger.cards()) == (sorted(ledger.shown), 114)


@given(SEEDS, TABLES, st.booleans())
def test_a_seat_is_told_all_that_it_sees(seed: int, kind: tuple[int, bool], preset: bool) -> None:
    """Its own hand card by card, the hands of others by number, everything open as it lies."""
    ledgers = [Ledger(kind[0], preset, seat) for seat in range(kind[0])]
    for match in whole_game(seed, kind, preset):
        for seat, ledger in enumerate(ledgers):
            ledger.follow(match.events)
            view = GAME.view(match.table, seat)
            assert (view["deck"], view["discards"], view["pool"]) == (ledger.deck, ledger.discards, ledger.pool)
            assert sorted(view["shown"]) == sorted(CARDS[card] for card in ledger.shown)
            for owner, (seen, booked) in enumerate(zip(view["players"], ledger.players, strict=True)):
                assert (seen["hand_size"], seen["looked_size"]) == (len(booked.hand), len(booked.looked))
                assert [INDEX[card["card"]] for card in seen["tableau"]] == booked.tableau
                assert (seen["hand"] is None) == (owner != seat)
                if seen["hand"] is not None:
                    assert [INDEX[card["card"]] for card in seen["hand"]] == known(booked.hand)


@given(SEEDS, TABLES, st.booleans())
def test_the_game_ends_exactly_with_a_full_tableau_or_an_empty_pool(
    seed: int, kind: tuple[int, bool], preset: bool
) -> None:
    """No new round begins then, and none of its hands is above ten cards."""
    for match in whole_game(seed, kind, preset):
        state = match.table.state
        ended = state.pool <= 0 or any(len(player.tableau) >= 12 for player in state.players)
        if match.table.over:
            assert ended
        if match.table.over or state.phase == SELECT:
            assert ended == match.table.over
            assert all(len(player.hand) <= 10 for player in state.players)


@given(SEEDS, TABLES, st.booleans())
def test_the_winner_follows_from_what_was_told(seed: int, kind: tuple[int, bool], preset: bool) -> None:
    """Printed points, chips and six-cost developments; then hand cards and goods; then a shared win."""
    *_, match = whole_game(seed, kind, preset)
    ledger = Ledger(kind[0], preset)
    ledger.follow(match.events)
    ranks: list[tuple[int, int]] = []
    for player, booked in zip(match.table.state.players, ledger.players, strict=True):
        printed = sum(value for value, cards in PRINTED.items() for card in cards if INDEX[card] in booked.tableau)
        sixes = sum(six_cost_points(player, INDEX[six]) for six in SIX_COST if INDEX[six] in booked.tableau)
        ranks.append((printed + booked.chips + sixes, len(booked.hand) + len(booked.full)))
    outcome = GAME.outcome(match.table)
    assert outcome is not None
    assert outcome.scores == [score for score, _ in ranks]
    assert outcome.winners == [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
