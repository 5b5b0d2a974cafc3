"""Properties of every game alone, against a second book-keeping made from events: the rival's pieces too."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery import Match, RandomDealer
from orrery.core.events import Event
from orrery.games.seti import GAME
from orrery.games.seti.facts.cards import IMMEDIATE, TYPE
from orrery.games.seti.facts.solo import START_SPACE, TRACK_SPACES
from orrery.games.seti.position.rival import Rival
from orrery.games.seti.position.state import State
from orrery.games.seti.rules.setup import PAIRS

from ..ledger import DATA_AT, Ledger
from ..test_properties import IDLE, WEALTH, assert_same, between_turns, markers
from .alone import RIVAL

pytestmark = pytest.mark.whole

SEEDS = st.integers(0, 2**62)
SPECIES = st.sampled_from(PAIRS)
DIFFICULTIES = st.sampled_from([1, 2, 3, 4, 5])


def whole_game(seed: int, difficulty: int, species: str, wealth: int) -> Iterator[Match[State]]:
    """A random game alone, before each answer and after the last; a rich person comes farther."""
    options = {"species": species, "difficulty": difficulty}
    match = Match(GAME, ["me"], options, RandomDealer(seed))
    chance = RandomDealer(seed + 1)
    me = match.table.state.players[0]
    me.credit += wealth
    me.energy += wealth
    while not match.table.over:
        yield match
        options_now = match.table.questions()[0]
        busy = [action for action in options_now if GAME.actions.verb(action) not in IDLE]
        choice = busy if busy and chance.below(8) else options_now
        match.act(0, GAME.actions.text(choice[chance.below(len(choice))]))
    yield match


class RivalLedger(Ledger):
    """The rival's own board as it is told."""

    def __init__(self, difficulty: int) -> None:
        super().__init__(2, {card for card, kind in enumerate(TYPE) if kind == IMMEDIATE})
        self.progress = START_SPACE[difficulty - 1]
        self.reinforced = 0
        self.spent: list[int] = []
        self.revealed = 0
        self.followed = 0

    def follow(self, events: list[Event]) -> None:
        super().follow(events)
        for event in events[self.followed :]:
            name, facts = event.kind.name, event.facts
            if name == "progressed":
                self.progress = (self.progress + facts[0]) % TRACK_SPACES
            elif name == "reinforced":
                self.reinforced += 1
            elif name == "tech-spent":
                self.spent.append(facts[0])
                self.players[RIVAL].techs.remove(facts[0])
            elif name == "stack-card-removed":
                self.stack -= 1
                self.discards += 1
            elif name == "action-card-revealed":
                self.revealed += 1
            elif name == "action-deck-empty":
                self.revealed = 0
        self.followed = len(events)


def assert_same_rival(rival: Rival, booked: RivalLedger, first_deck: int) -> None:
    assert rival.progress == booked.progress
    assert rival.techs == booked.players[RIVAL].techs
    assert list(rival.spent) == booked.spent
    assert len(rival.revealed) == booked.revealed
    assert rival.cards_left() + len(rival.revealed) == first_deck + booked.reinforced


@given(SEEDS, DIFFICULTIES, SPECIES, WEALTH)
def test_everything_comes_and_goes_only_as_told(seed: int, difficulty: int, species: str, wealth: int) -> None:
    ledger = RivalLedger(difficulty)
    first: list[int] = []
    for match in whole_game(seed, difficulty, species, wealth):
        state = match.table.state
        first = first or [player.score for player in state.players]
        ledger.follow(match.events)
        GAME.check(state)
        if not between_turns(match):
            continue
        assert_same_rival(state.rivals[0], ledger, 4 if difficulty < 3 else 5)
        assert_same(state.players[0], ledger.players[0], first[0])
        rival, booked = state.players[RIVAL], ledger.players[RIVAL]
        assert rival.score == first[RIVAL] + booked.points
        assert (rival.data, rival.computer, len(rival.probes)) == (booked.data, booked.stored, booked.in_space)
        assert sum(rival.orbiters) == booked.orbiters.total()
        assert sum(rival.landers) + sum(rival.moons) == booked.landers.total()
        assert (len(state.deck), len(state.discard), ledger.cards()) == (ledger.deck, ledger.discards, 138)
        assert (state.signals, markers(state)) == (ledger.signals, ledger.traces)
        assert state.data_left[:8] == [DATA_AT[star] - len(ledger.signals[star]) for star in range(8)]
        assert state.gold_marks == [(tile - 1) * 8 + seat for tile, seat in ledger.gold]


@given(SEEDS, DIFFICULTIES, SPECIES)
def test_each_turn_of_the_rival_is_one_card_or_its_pass(seed: int, difficulty: int, species: str) -> None:
    *_, match = whole_game(seed, difficulty, species, 0)
    turns = ""
    for event in match.events:
        if event.seat == RIVAL and event.kind.name in ("turn-begun", "action-card-revealed", "action-deck-empty"):
            turns += {"turn-begun": " ", "action-card-revealed": "c", "action-deck-empty": "p"}[event.kind.name]
    assert set(turns.split()) == {"c", "p"}
    assert turns.count("p") == 5


@given(SEEDS, DIFFICULTIES, SPECIES)
def test_a_game_alone_has_five_rounds_and_one_winner(seed: int, difficulty: int, species: str) -> None:
    *_, match = whole_game(seed, difficulty, species, 60)
    rounds = [event.facts[0] for event in match.events if event.kind.name == "round-begun"]
    outcome = GAME.outcome(match.table)
    assert outcome is not None
    mine, its = outcome.scores
    assert (rounds, outcome.winners) == ([1, 2, 3, 4, 5], [0] if mine > its else [RIVAL])
