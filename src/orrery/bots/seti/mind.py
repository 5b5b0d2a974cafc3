"""What a seat makes of a position before it tries its answers: prices, cards, planets, stars."""

from __future__ import annotations

from ...games.seti import ORBIT_CREDIT, ORBIT_ENERGY, ScorePer, landing_cost, targets
from ...games.seti.facts.board import (
    DATA_BONUS,
    DATA_BONUS_PLANET,
    EARTH,
    EVERY,
    FIRST_MOON,
    NOTHING,
    OUMUAMUA,
    ROUNDS,
    STAR_COLOR,
    STARS,
)
from ...games.seti.facts.cards import (
    CONDITIONAL,
    CORNER,
    CORNER_AMOUNT,
    CORNER_DATA,
    CORNER_MOVE,
    CORNER_POINTS,
    COST,
    ENERGY_COST,
    SAMPLE,
    TYPE,
)
from ...games.seti.facts.slots import SLOTS_OF
from ...games.seti.position.owned import owners_of
from ...games.seti.position.state import State
from ...games.seti.vocabulary.conditions import AtLeast
from ...games.seti.vocabulary.holdings import CraftAt
from ...games.seti.vocabulary.markers import SectorWins
from ...games.seti.vocabulary.rewards import (
    CARD_DELAYED,
    CARD_EFFECTS,
    CARD_SCORING,
    FIRST_ORBIT,
    FIRST_WIN,
    LANDING_REWARD,
    LATER_WIN,
    MISSION_CONDITION,
    MISSION_REWARD,
    MOON_REWARD,
    ORBIT_REWARD,
    SLOT_REWARD,
)
from . import weights
from .appraisal import Appraiser
from .goals import mission_points


class Goal:
    """Something a probe at a planet can become: what it brings and what it costs."""

    __slots__ = ("credit", "energy", "value")

    def __init__(self, value: float, credit: int, energy: int) -> None:
        self.value = value
        self.credit = credit
        self.energy = energy


class Mind:
    """Made once for a decision and used for every answer that is tried."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.rounds = min(ROUNDS - state.rounds, ROUNDS - 1)
        self.prices = Appraiser(state, seat, self.rounds)
        self.wins = [self._win(state, star) for star in range(len(STARS))]
        self.done = mission_points(state, seat)
        self.errands = self._errands(state)
        self.goals = [self._goals(state, planet) for planet in range(EARTH)]
        player = state.players[seat]
        known = [*player.hand, *player.drawn, *state.row, *state.open_cards]
        if state.looked >> seat & 1 and state.stacks:
            known += state.stacks[0]
        self.cards = {card: self.in_hand(state, card) for card in known if card != NOTHING}

    # Stars and planets

    def _win(self, state: State, star: int) -> float:
        """What winning a star pays, with end-game cards that count such wins."""
        won_before = bool(owners_of(state.wins, star))
        value = self.prices.total(LATER_WIN[star] if won_before else FIRST_WIN[star])
        for card in state.players[self.seat].scoring:
            scoring = CARD_SCORING[card]
            counted = scoring.counted if isinstance(scoring, ScorePer) else None
            if isinstance(counted, SectorWins) and counted.color in (EVERY, STAR_COLOR[star]):
                value += scoring.each()
        return value

    def _errands(self, state: State) -> list[float]:
        """What open missions pay for a craft at each planet."""
        found = [0.0] * (EARTH + 1)
        for card in state.players[self.seat].missions:
            if TYPE[card] == CONDITIONAL:
                condition = MISSION_CONDITION[card]
                if not isinstance(condition, AtLeast) or condition.holds(state, self.seat):
                    continue
                if isinstance(condition.counted, CraftAt):
                    found[condition.counted.planet] += self.prices.total(MISSION_REWARD[card]) * weights.HELD_MISSION
        return found

    def _goals(self, state: State, planet: int) -> list[Goal]:
        """An orbit, a landing, or a landing on a moon."""
        if planet == OUMUAMUA and not state.oumuamua_found():
            return []
        prices = self.prices
        errand = self.errands[planet]
        first = prices.total(FIRST_ORBIT[planet]) if state.orbit_covers[planet] == NOTHING else 0.0
        found = [Goal(prices.total(ORBIT_REWARD[planet]) + first + errand, ORBIT_CREDIT, ORBIT_ENERGY)]
        energy = landing_cost(state, self.seat, planet)
        for target in targets(state, self.seat, planet, 0):
            value = errand
            if target >= FIRST_MOON:
                value += prices.total(MOON_REWARD[target - FIRST_MOON])
            else:
                value += prices.total(LANDING_REWARD[target]) + prices.data * self._first_data(state, target)
            found.append(Goal(value, 0, energy))
        return found

    def _first_data(self, state: State, planet: int) -> int:
        """The best data bonus still free for a lander."""
        free = [
            DATA_BONUS[space]
            for space, owner in enumerate(DATA_BONUS_PLANET)
            if owner == planet and state.data_covers[space] == NOTHING
        ]
        return max(free, default=0)

    # Cards

    def in_hand(self, state: State, card: int) -> float:
        """A card in hand: its corner, or a part of what playing it would bring."""
        played = self.play_worth(state, card) * weights.IN_HAND
        least = max(weights.LEAST_CARD[self.rounds], self.corner(card))
        return min(weights.MOST_CARD, max(least, played))

    def corner(self, card: int) -> float:
        """What discarding a card for its corner brings."""
        prices = {CORNER_MOVE: self.prices.movement, CORNER_DATA: self.prices.data}
        each = prices.get(CORNER[card], self.prices.publicity)
        return CORNER_AMOUNT[card] * each + CORNER_POINTS[card]

    def play_worth(self, state: State, card: int) -> float:
        """What playing a card brings, less its cost."""
        prices = self.prices
        total = prices.total(CARD_EFFECTS[card]) + self.mission(state, card, 0) + self.scoring(state, card)
        total += self.message(card)
        return total - COST[card] * prices.credit - ENERGY_COST[card] * prices.energy

    def mission(self, state: State, card: int, filled: int) -> float:
        """What an open mission promises."""
        share = weights.OPEN_MISSION[self.rounds]
        if TYPE[card] in (CONDITIONAL, SAMPLE):
            reward = self.prices.total(MISSION_REWARD[card])
            held = MISSION_CONDITION[card].holds(state, self.seat)
            return reward * weights.HELD_MISSION if held else (reward + self.done) * share
        open_slots = [slot for place, slot in enumerate(SLOTS_OF[card]) if not filled >> place & 1]
        if not open_slots:
            return 0.0
        return (sum(self.prices.total(SLOT_REWARD[slot]) for slot in open_slots) + self.done) * share

    def message(self, card: int) -> float:
        """What a Centaurian card that waits for its answer promises."""
        return self.prices.total(CARD_DELAYED[card]) * weights.OPEN_MISSION[self.rounds]

    def scoring(self, state: State, card: int) -> float:
        """What an end-game card counts now and will count."""
        scoring = CARD_SCORING.get(card)
        if scoring is None:
            return 0.0
        growth = weights.SCORING_GROWTH * self.rounds * min(scoring.each(), 4)
        return scoring.score(state, self.seat) + growth

    def card(self, card: int) -> float:
        """The worth of a card in hand; one that was only imagined to be drawn is like any other."""
        return self.cards.get(card, self.prices.card)
