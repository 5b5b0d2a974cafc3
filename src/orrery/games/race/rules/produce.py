"""V: Produce (pages 6-7): goods on production worlds, windfalls, and cards drawn for what was produced."""

from __future__ import annotations

from typing import Final

from ....core.effects import each_seat
from ....core.table import Effect, Question, Table
from ..facts.cards import (
    ANY,
    DRAW_IF_MOST,
    DRAW_IF_PRODUCED,
    DRAW_PER_GOOD,
    DRAW_PER_KIND,
    DRAW_PER_WORLD,
    DRAWS_IN_PRODUCE,
    GOOD,
    GOODS,
    NOTHING,
    PRODUCE_DRAW,
    PRODUCTION,
    WINDFALL,
    WINDFALL_POWER,
)
from ..position.actions import PRODUCE, PRODUCE_ON
from ..position.state import PRODUCE as STEP
from ..position.state import Player, State
from .pile import draw, place_good
from .steps import begin_step, total


class Produce(Effect[State]):
    """The whole phase, seat by seat; who produced most is judged when all are done."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        begin_step(table, STEP)
        for player in table.state.players:
            for kind in range(len(GOODS)):
                player.produced[kind] = 0
        table.then(seat, EACH_PRODUCES, EACH_DRAWS_FOR_MOST)


class StartProducing(Effect[State]):
    """The pass begins with the newest card."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        table.then(seat, ProduceGoods(table.state.players[seat].ready))


class ProduceGoods(Effect[State]):
    """One pass over the tableau, from the card before `place` back to the first: a windfall may be a choice.

    After the pass come the bonus of the action, the windfall of any kind, and the draws for what was
    produced.
    """

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def resolve(self, table: Table[State], seat: int) -> None:
        player = table.state.players[seat]
        for place in range(self.place - 1, -1, -1):
            card = player.tableau[place]
            if DRAWS_IN_PRODUCE[card]:
                draw_for_card(table, seat, card)
            if PRODUCTION[card] and player.goods[place] == NOTHING:
                produce(table, seat, place)
            if WINDFALL_POWER[card] not in (NOTHING, ANY):
                table.then(seat, ProduceWindfall(WINDFALL_POWER[card]), ProduceGoods(place))
                return
        table.then(seat, DRAW_FOR_PRODUCED)
        for place in range(player.ready):
            if WINDFALL_POWER[player.tableau[place]] == ANY:
                table.then(seat, ProduceWindfall(ANY))
        if PRODUCE in player.actions:
            table.then(seat, ProduceWindfall(ANY))


def draw_for_card(table: Table[State], seat: int, card: int) -> None:
    """The cards that a card draws by itself, and for each own world of a kind."""
    draw(table, seat, PRODUCE_DRAW[card])
    for kind in range(len(GOODS)):
        if DRAW_PER_WORLD[kind][card]:
            draw(table, seat, DRAW_PER_WORLD[kind][card] * worlds_of(table.state.players[seat], kind))


def worlds_of(player: Player, kind: int) -> int:
    """Own worlds of a kind, windfall or production, with or without a good."""
    found = 0
    for card in player.tableau:
        found += int(GOOD[card] == kind)
    return found


def produce(table: Table[State], seat: int, place: int) -> None:
    """A good on a world, and the cards its own power draws for it."""
    player = table.state.players[seat]
    card = player.tableau[place]
    if place_good(table, seat, place):
        player.produced[GOOD[card]] += 1
        draw(table, seat, DRAW_IF_PRODUCED[card])


class ProduceWindfall(Question[State]):
    """On which empty windfall world of a kind (or ANY) to put a good."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def prompt(self) -> str:
        return "windfall"

    def options(self, table: Table[State], seat: int) -> list[int]:
        player = table.state.players[seat]
        options: list[int] = []
        for place, good in enumerate(player.goods):
            card = player.tableau[place]
            if good == NOTHING and WINDFALL[card] and (self.kind == ANY or GOOD[card] == self.kind):
                options.append(PRODUCE_ON.each[card])
        options.sort()
        return options

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        produce(table, seat, table.state.players[seat].tableau.index(PRODUCE_ON.place(action)))


class DrawForProduced(Effect[State]):
    """Cards for each good of a kind, and for each different kind, produced in this phase."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        player = table.state.players[seat]
        produced = player.produced
        kinds = len(produced) - produced.count(0)
        if not kinds:
            return
        count = total(player, DRAW_PER_KIND) * kinds
        for kind, goods in enumerate(produced):
            if goods:
                count += total(player, DRAW_PER_GOOD[kind]) * goods
        draw(table, seat, count)


class DrawForMost(Effect[State]):
    """Cards for having produced strictly more of a kind than every other player."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        player = table.state.players[seat]
        for kind in range(len(GOODS)):
            if player.produced[kind] and produced_most(table.state, seat, kind):
                draw(table, seat, total(player, DRAW_IF_MOST[kind]))


def produced_most(state: State, seat: int, kind: int) -> bool:
    own = state.players[seat].produced[kind]
    for other, player in enumerate(state.players):
        if other != seat and player.produced[kind] >= own:
            return False
    return True


PRODUCE_PHASE: Final = Produce()
START_PRODUCING: Final = StartProducing()
DRAW_FOR_PRODUCED: Final = DrawForProduced()
DRAW_FOR_MOST: Final = DrawForMost()
EACH_PRODUCES: Final = each_seat(START_PRODUCING)
EACH_DRAWS_FOR_MOST: Final = each_seat(DRAW_FOR_MOST)
