"""Which action to choose: what its phase brings with the bonus, beyond what the others may bring about anyway."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from ...games.race.facts import powers
from ...games.race.facts.cards import KEEP_MORE, LOOK
from ...games.race.facts.limits import KEPT, LOOKED_AT, MORE_LOOKED_AT
from ...games.race.position.actions import (
    ACTIONS,
    CHOOSE,
    DEVELOP,
    DOUBLE,
    EXPLORE_1,
    EXPLORE_5,
    PRODUCE,
    SETTLE,
    TRADE,
)
from ...games.race.position.state import Player
from .consuming import goods_held
from .goods import Harvest, consuming_worth, held_worth, trading_worth
from .mind import Mind, with_all_powers, with_card
from .weights import CHOICE, ENVY, GUESSED_DEVELOPMENT, GUESSED_WORLD, IN_STORE, MANY_CARDS, TEMPERATURE
from .worth import Outlook

PHASE: Final[Sequence[int]] = [0, 0, 1, 2, 3, 3, 4]
"""The phase each action brings about, from Explore to Produce."""


def choose_action(mind: Mind, options: list[int]) -> int:
    """The action that adds most to what happens anyway, less what it gives the others."""
    state, seat = mind.state, mind.seat
    chosen = state.players[seat].actions
    own = OwnGains(_after(mind, chosen[0]) if chosen else mind)
    others = [Gains(player, mind.outlook) for other, player in enumerate(state.players) if other != seat]
    anyway = [_likely(others, phase, bool(state.advanced)) for phase in range(len(set(PHASE)))]
    for action in chosen:
        if action not in (DEVELOP, SETTLE):  # those run once more for a second card
            anyway[PHASE[action]] = 1.0

    def value(option: int) -> float:
        action = CHOOSE.place(option)
        phase = PHASE[action]
        envy = ENVY * sum(gains.plain(phase) for gains in others) / len(others)
        return own.with_bonus[action] - anyway[phase] * own.plain(phase) - (1 - anyway[phase]) * envy

    return max(options, key=value)


def _after(mind: Mind, action: int) -> Mind:
    """The same seat as it would be once a first action is carried out, as far as that can be foreseen."""
    if action not in (DEVELOP, SETTLE):
        return mind
    before = mind.player.copy()
    before.actions = []  # the bonus is reckoned here, not by the rules
    mind = Mind(mind.state, mind.seat, before)
    hand = before.hand
    _, placing = mind.best_placing(hand, action == SETTLE, cheaper=int(action == DEVELOP))
    if placing is None:
        return mind
    player = with_card(before, placing.card, placing.means)
    player.hand = sorted(mind.hand_after_paying(placing, hand))
    return Mind(mind.state, mind.seat, player)


def _likely(others: list[Gains], phase: int, twice: bool) -> float:
    """The chance that one of the others brings a phase about."""
    missed = 1.0
    for gains in others:
        odds = [exp(gain / TEMPERATURE) for gain in gains.with_bonus]
        share = sum(odd for action, odd in enumerate(odds) if PHASE[action] == phase) / sum(odds)
        missed *= (1 - share) ** (2 if twice else 1)
    return 1 - missed


class Gains:
    """What each action brings a player whose hand is hidden, and each phase without the bonus."""

    def __init__(self, player: Player, outlook: Outlook) -> None:
        self.player = with_all_powers(player)
        self.outlook = outlook
        self.card = outlook.next_card(len(player.hand))
        self.stored = IN_STORE * held_worth(self.player, outlook.card)
        self.with_bonus = [0.0] * len(ACTIONS)
        self.with_bonus[EXPLORE_5] = self.explore(MORE_LOOKED_AT, 0)
        self.with_bonus[EXPLORE_1] = self.explore(1, 1)
        self.with_bonus[DEVELOP] = self.develop(bonus=True)
        self.with_bonus[SETTLE] = self.settle(bonus=True)
        self.with_bonus[TRADE] = trading_worth(self.player, goods_held(self.player), self.card) - self.stored
        self.with_bonus[DOUBLE] = self.consume(bonus=True)
        self.with_bonus[PRODUCE] = self.produce(bonus=True)
        self._plain: dict[int, float] = {}

    def plain(self, phase: int) -> float:
        """What a phase brings that another player has chosen."""
        if phase not in self._plain:
            self._plain[phase] = self._without_bonus(phase)
        return self._plain[phase]

    def _without_bonus(self, phase: int) -> float:
        if phase == PHASE[EXPLORE_1]:
            return self.explore(0, 0)
        if phase == PHASE[DEVELOP]:
            return self.develop(bonus=False)
        if phase == PHASE[SETTLE]:
            return self.settle(bonus=False)
        return self.consume(bonus=False) if phase == PHASE[DOUBLE] else self.produce(bonus=False)

    def explore(self, look: int, keep: int) -> float:
        """Cards, and better ones the more there are to choose from: as if their quality were evenly spread."""
        tableau = self.player.tableau
        seen = LOOKED_AT + look + sum(LOOK[card] for card in tableau)
        kept = KEPT + keep + sum(KEEP_MORE[card] for card in tableau)
        quality = 0.0
        for rank in range(min(kept, seen)):
            quality += (seen - rank) / (seen + 1) - 0.5
        cards = len(self.player.hand)
        money = self.outlook.money(cards + kept) - self.outlook.money(cards)
        return money + CHOICE * self.outlook.freshness * quality

    def develop(self, bonus: bool) -> float:
        return self._guess(GUESSED_DEVELOPMENT, bonus)

    def settle(self, bonus: bool) -> float:
        return self._guess(GUESSED_WORLD, bonus)

    def _guess(self, usual: float, bonus: bool) -> float:
        """Who holds many cards will place something good."""
        ready = min(1.0, len(self.player.hand) / MANY_CARDS)
        return ready * (usual + bonus * self.outlook.card)

    def consume(self, bonus: bool) -> float:
        player, card = self.player, self.card
        most = sum(powers.HAND_CARDS[power] for own in player.tableau for power in powers.OF_CARD[own])
        for_hand = max(0.0, 1 - card) * min(most, len(player.hand))
        return consuming_worth(player, goods_held(player), card, doubled=bonus) + for_hand - self.stored

    def produce(self, bonus: bool) -> float:
        harvest = Harvest(self.player, bonus)
        return IN_STORE * held_worth(harvest.player, self.outlook.card) - self.stored + harvest.cards * self.card


class OwnGains(Gains):
    """What each action brings the seat itself, which knows its hand."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        super().__init__(mind.player, mind.outlook)

    def develop(self, bonus: bool) -> float:
        return self.mind.best_placing(self.mind.player.hand, worlds=False, cheaper=int(bonus))[0]

    def settle(self, bonus: bool) -> float:
        gain, placing = self.mind.best_placing(self.mind.player.hand, worlds=True)
        return gain + self.outlook.card if bonus and placing else gain
