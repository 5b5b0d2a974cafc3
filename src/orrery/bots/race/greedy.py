"""The greedy player of Race for the Galaxy: it weighs everything in points and takes what brings most."""

from __future__ import annotations

from ...games.race import (
    ChooseAction,
    ChooseMeans,
    DiscardForPoints,
    Keep,
    NameNumber,
    PlaceCard,
    ProduceWindfall,
    SpendGoods,
    TradeGood,
    UsePower,
)
from ...games.race.position.actions import DISCARD, KEEP
from ...games.race.position.state import State
from ..bot import Bot, Sight
from . import placing, spending
from .acting import choose_action
from .mind import Mind


class GreedyBot(Bot[State]):
    """Plays for the best gain at every question, from what its seat knows."""

    def choose(self, sight: Sight[State]) -> int:
        options = list(sight.options)
        if len(options) == 1:
            return options[0]
        return _best(Mind(sight.table.state, sight.seat), sight.question, options)


def _best(mind: Mind, question: object, options: list[int]) -> int:
    if isinstance(question, ChooseAction):
        return choose_action(mind, options)
    if isinstance(question, PlaceCard):
        return placing.place(mind, options)
    if isinstance(question, ChooseMeans):
        return placing.choose_means(mind, options)
    if isinstance(question, UsePower):
        return spending.use_power(mind, options)
    if isinstance(question, SpendGoods):
        return spending.spend(mind, question, options)
    if isinstance(question, TradeGood):
        return spending.sell(mind, options)
    if isinstance(question, ProduceWindfall):
        return spending.produce(mind, options)
    if isinstance(question, NameNumber):
        return spending.name_number(mind)
    if isinstance(question, Keep):
        return max(options, key=lambda option: mind.new_wish(KEEP.place(option)))
    if isinstance(question, DiscardForPoints):
        return spending.discard_for_points(mind)
    return DISCARD.at(mind.least_missed(mind.player.hand))
