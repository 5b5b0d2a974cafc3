"""Orders of the Galactic Council (page 8)."""

from __future__ import annotations

from typing import Final

from ....core.game import ALLOWED
from ....core.table import Effect, Question, Table
from ..facts.cards import DEMAND_ASTRO, DEMAND_UNITS, KNOWLEDGE, PLANET, REWARD_ANY, REWARD_ASTRO
from ..position.actions import FULFIL, TAKE
from ..position.events import ORDER_FULFILLED, ORDER_REVEALED, RESOURCE_TAKEN
from ..position.state import Player, State
from .scoring import CHECK_VICTORY, friend_of_the_peoples, hero_of_the_peoples, tell_special_cards


def order_options(state: State, player: Player, planet: int) -> list[int]:
    """The open orders of a target planet that the player can meet."""
    options: list[int] = []
    for order in state.open_orders:
        if PLANET[order] == planet and not order_barred(state, player, order):
            options.append(FULFIL.each[order])
    options.sort()
    return options


def order_barred(state: State, player: Player, order: int) -> str:
    """Why an open order cannot be fulfilled on its planet."""
    if order in state.barred_orders:
        return "order-barred"
    if player.astro < DEMAND_ASTRO[order] or not player.holds(DEMAND_UNITS[order]):
        return "demand-not-met"
    return ALLOWED


def fulfil(table: Table[State], seat: int, order: int) -> None:
    """Deliver, take the reward, then turn the next order up."""
    state = table.state
    player = state.players[seat]
    friend, hero = friend_of_the_peoples(state), hero_of_the_peoples(state)
    player.hand_over(DEMAND_UNITS[order])
    player.astro += REWARD_ASTRO[order] - DEMAND_ASTRO[order]
    player.orders.append(order)
    table.tell(ORDER_FULFILLED, seat, order)
    place = state.open_orders.index(order)
    state.open_orders.pop(place)
    tell_special_cards(table, friend, hero)
    table.then_all(seat, [*[TAKE_RESOURCE] * REWARD_ANY[order], CHECK_VICTORY, RevealOrder(place, PLANET[order])])


class RevealOrder(Effect[State]):
    """A new order takes the place of a fulfilled one; of the same planet, it is barred for this flight."""

    __slots__ = ("place", "planet")

    def __init__(self, place: int, planet: int) -> None:
        self.place = place
        self.planet = planet

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        if not state.order_pile:
            return
        order = table.dealer.draw(state.order_pile)
        state.open_orders.insert(self.place, order)
        if PLANET[order] == self.planet:
            state.barred_orders.append(order)
        table.tell(ORDER_REVEALED, seat, order)


class TakeResource(Question[State]):
    """A resource of choice as a reward, never knowledge; lost when no store has room."""

    __slots__ = ()

    def prompt(self) -> str:
        return "take-resource"

    def options(self, table: Table[State], seat: int) -> list[int]:
        player = table.state.players[seat]
        return [TAKE.each[good] for good in range(KNOWLEDGE) if player.room(good) > 0]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        good = TAKE.place(action)
        table.state.players[seat].stock[good] += 1
        table.tell(RESOURCE_TAKEN, seat, good)


TAKE_RESOURCE: Final = TakeResource()
