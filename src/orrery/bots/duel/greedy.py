"""The greedy player of Starfarers Duel: it weighs everything in astro and takes what brings most."""

from __future__ import annotations

from ...games.duel import (
    ChooseCentre,
    ChooseSector,
    FacePirate,
    FlyOnOrEnd,
    GiveUpCentre,
    PlaceLooked,
    Produce,
    SellMore,
    TakeResource,
    TradeAndBuild,
    TradeAt,
    Visit,
    points,
)
from ...games.duel.facts.cards import GOOD, WINNING_POINTS
from ...games.duel.position.actions import BUILD, CHOOSE, FOUND_COLONY, FOUND_STATION, FULFIL, LOSE, PRODUCE, TAKE
from ...games.duel.position.state import State
from ..bot import Bot, Sight
from . import building, flight
from .mind import Mind
from .worth import CENTRE_EFFECT


class GreedyBot(Bot[State]):
    """Plays for the best gain at every question, from what its seat knows."""

    def choose(self, sight: Sight[State]) -> int:
        options = list(sight.options)
        if len(options) == 1:
            return options[0]
        question: object = sight.question
        if isinstance(question, ChooseCentre):
            return max(options, key=lambda option: CENTRE_EFFECT[0][CHOOSE.place(option)])
        mind = Mind(sight.table.state, sight.seat)
        if mind.worth.points + 1 >= WINNING_POINTS:
            for option in options:
                if self._wins(sight, option):
                    return option
        return _best(mind, question, options)

    def _wins(self, sight: Sight[State], option: int) -> bool:
        """Whether an answer certainly brings the last point."""
        if option not in (FOUND_COLONY, FOUND_STATION) and option not in FULFIL and option not in BUILD:
            return False
        table = sight.table.copy(self.dealer.copy())
        table.act(sight.seat, option)
        return points(table.state, sight.seat) >= WINNING_POINTS


def _best(mind: Mind, question: object, options: list[int]) -> int:
    if isinstance(question, ChooseSector):
        return flight.choose_sector(mind, options)
    if isinstance(question, PlaceLooked):
        return flight.place_looked(mind)
    if isinstance(question, Visit):
        return flight.visit(mind, options)
    if isinstance(question, FlyOnOrEnd):
        return flight.fly_on(mind)
    if isinstance(question, FacePirate):
        return flight.face_pirate(mind)
    if isinstance(question, TradeAt):
        return building.trade_at(mind, question.card, options)
    if isinstance(question, SellMore):
        return building.sell_more(mind, question.card, options)
    if isinstance(question, TradeAndBuild):
        return building.trade_and_build(mind, options)
    return max(options, key=lambda option: _liking(mind, question, option))


def _liking(mind: Mind, question: object, option: int) -> float:
    """How much better off the player is after a choice without further consequences."""
    if isinstance(question, GiveUpCentre):
        return -mind.centre_loss(LOSE.place(option))
    if isinstance(question, TakeResource):
        return mind.change(TAKE.place(option), 1, 0)
    assert isinstance(question, Produce)
    good = GOOD[PRODUCE.place(option)]
    return mind.change(good, min(1, mind.player.room(good)), 0)
