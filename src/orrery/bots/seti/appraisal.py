"""What rewards and effects of cards are worth in points, before they happen."""

from __future__ import annotations

from typing import Final

from ...core.table import Effect
from ...games.seti import (
    HAND_CARD,
    OWN_PROBE_AND_NEIGHBORS,
    OWN_PROBE_SECTOR,
    WITHOUT_DATA,
    ChooseProbe,
    CollectSample,
    Draw,
    FollowSignals,
    Gain,
    IncreaseIncome,
    Land,
    Launch,
    Move,
    NextAnomalyReward,
    RemoveCraft,
    Research,
    ResolveSample,
    SampleReward,
    SampleTokenReward,
    Scan,
    Signal,
    SignalByCard,
    SignalByDeck,
    SignalByProbes,
    StartBonus,
    TakeCard,
    TakeSpeciesCard,
    Trace,
    can_launch,
    spots,
)
from ...games.seti.facts.board import BLUE, DISCOVERY, IN_PLAY, OVERFLOW, TRACE_COLORS
from ...games.seti.position.state import State
from ...games.seti.vocabulary import card_effects, card_handling
from ...games.seti.vocabulary.reading import Effects
from ...games.seti.vocabulary.rewards import (
    DISCOVERY_REWARD,
    OVERFLOW_REWARD,
    ROW_COST_DATA,
    ROW_COST_EXOFOSSILS,
    ROW_REWARD,
)
from . import weights

_COLORS: Final = len(TRACE_COLORS)


class Appraiser:
    """Prices of everything for one seat in one position."""

    def __init__(self, state: State, seat: int, rounds: int) -> None:
        self.state = state
        self.seat = seat
        self.rounds = rounds
        self.credit = weights.CREDIT[rounds]
        self.energy = weights.ENERGY[rounds]
        self.publicity = weights.PUBLICITY[rounds]
        self.data = weights.DATA[rounds]
        self.card = weights.CARD[rounds]
        self.exofossil = weights.EXOFOSSIL[rounds]
        self.movement = weights.MOVEMENT[rounds]
        self.signal = self.data + weights.SECTOR_PART[rounds]
        self.income = max(0.0, self.credit + weights.CREDIT[max(rounds - 1, 0)] * rounds - self.card)
        self.launch = weights.LAUNCH[rounds] if can_launch(state, seat) else self.movement
        self.scan = 2 * self.signal
        self.landing = weights.LANDING[rounds] if state.players[seat].probes else 1.0
        self._simple = self._prices()
        self._lists: dict[int, float] = {}
        self.traces = [self._best_trace(color) for color in range(_COLORS)]
        self.traces.append(max(self.traces))  # of any colour

    def _prices(self) -> dict[type[Effect[State]], float]:
        """Effects that are worth the same whatever they say and that nothing follows."""
        return {
            IncreaseIncome: self.income,
            card_handling.TuckThisCard: self.income + self.card,
            card_handling.TakeWholeRow: 3 * self.card,
            card_handling.RowCorners: 3 * self.publicity,
            card_handling.CornerOfTakenCard: self.publicity,
            card_handling.DrawAndSplit: self.publicity + self.credit + self.card,
            card_handling.ReturnThisCard: self.card / 2,
            card_effects.MovePer: weights.TIMES * self.movement,
            CollectSample: weights.SAMPLE,
            SampleReward: weights.SAMPLE,
            ResolveSample: weights.SAMPLE,
            SampleTokenReward: weights.SAMPLE,
            NextAnomalyReward: self.credit,
        }

    def total(self, effects: Effects) -> float:
        """Everything in a list of what is printed; such lists stay where they are, so each is priced once."""
        value = self._lists.get(id(effects))
        if value is None:
            value = sum(self.effect(effect) for effect in effects)
            self._lists[id(effects)] = value
        return value

    def effect(self, effect: Effect[State]) -> float:
        price = self._simple.get(type(effect))
        if price is not None:
            return price
        match effect:
            case Gain():
                return self.gain(effect)
            case Draw():
                return effect.count * self.card
            case Move():
                return effect.left * self.movement
            case TakeSpeciesCard():
                return effect.count * weights.SPECIES_CARD[self.rounds]
            case Launch():
                return effect.count * self.launch
            case TakeCard() | Trace() | Land() | Research() | Scan() | FollowSignals():
                return self._without_continuation(effect) + self.total(effect.then)
            case Signal() | SignalByCard() | SignalByDeck() | SignalByProbes():
                return self._signals(effect)
        return self._compound(effect)

    def _without_continuation(self, effect: Effect[State]) -> float:
        """Effects of whose result others speak, without those."""
        match effect:
            case TakeCard():
                return effect.count * self.card
            case Trace():
                return effect.count * self.traces[effect.color]
            case Land():
                return self.landing
            case Research():
                return weights.RESEARCH[self.rounds]
            case FollowSignals():
                return self.effect(effect.effect)
        return self.scan

    def gain(self, gain: Gain) -> float:
        total = gain.points + gain.credit * self.credit + gain.energy * self.energy
        total += gain.publicity * self.publicity + gain.data * self.data
        return total + gain.exofossils * self.exofossil

    def _signals(self, effect: Effect[State]) -> float:
        match effect:
            case Signal():
                price = self.signal - self.data if effect.flags & WITHOUT_DATA else self.signal
                many = 3 if effect.where == OWN_PROBE_AND_NEIGHBORS else effect.count
                return many * price if effect.where != OWN_PROBE_SECTOR or self._flying() else price / 2
            case SignalByCard():
                return effect.count * (self.signal - (self.card if effect.where == HAND_CARD else 0.0))
            case SignalByDeck():
                return effect.count * self.signal
        flying = sum(len(player.probes) for player in self.state.players)
        return min(flying, 3) * self.signal

    def _flying(self) -> bool:
        return bool(self.state.players[self.seat].probes)

    def _compound(self, effect: Effect[State]) -> float:
        """Effects that hold other lists."""
        match effect:
            case card_effects.If():
                return self.total(effect.then) * (1.0 if effect.condition.holds(self.state, self.seat) else weights.IF)
            case card_effects.GainPer():
                return self.gain(effect.gain) * weights.TIMES
            case card_effects.ChooseOne():
                return max(self.total(effect.first), self.total(effect.second))
            case StartBonus() | ChooseProbe() | RemoveCraft():
                return self.total(effect.then) * weights.IF
        return 0.0

    # Traces

    def _best_trace(self, color: int) -> float:
        found = [
            self.spot(place, color, spot)
            for place in range(IN_PLAY)
            for spot in spots(self.state, self.seat, place, color, list(range(IN_PLAY)))
        ]
        return max(found) + weights.TRACE[self.rounds]

    def spot(self, place: int, color: int, spot: int) -> float:
        """What marking a trace there pays."""
        if spot == DISCOVERY:
            return self.total(DISCOVERY_REWARD[place]) + weights.FINDER[self.rounds]
        if spot == OVERFLOW:
            return self.total(OVERFLOW_REWARD)
        species = self.state.species[place]
        price = ROW_COST_DATA[species][color][spot] * self.data
        price += ROW_COST_EXOFOSSILS[species][color][spot] * self.exofossil
        return self.total(ROW_REWARD[species][color][spot]) - price

    @property
    def analysis(self) -> float:
        """A blue trace for one energy."""
        return max(0.0, self.traces[BLUE] - self.energy)
