"""II: Develop (page 5): what developments cost, paying them and what is drawn for them."""

from __future__ import annotations

from typing import Final

from ....core.game import ALLOWED
from ....core.table import Effect, Table
from ..facts.cards import COST, DEVELOP_AFTER, DEVELOP_DISCOUNT, NOTHING, WORLD
from ..position.actions import DEVELOP
from ..position.events import PAID
from ..position.state import DEVELOP_AGAIN, Player, State
from .payment import pay
from .pile import draw
from .steps import has_bonus, total


def discount(state: State, player: Player) -> int:
    """How much cheaper developments are for a player now."""
    return int(has_bonus(player, DEVELOP, state.phase == DEVELOP_AGAIN)) + total(player, DEVELOP_DISCOUNT)


def price(state: State, player: Player, card: int) -> int:
    return max(COST[card] - discount(state, player), 0)


def placeable(state: State, player: Player) -> list[int]:
    """Developments in hand that can be placed, in ascending order."""
    limit = dearest(state, player)
    found: list[int] = []
    last = NOTHING
    for card in player.hand:
        if card != last and not WORLD[card] and not development_barred(player, card, limit):
            found.append(card)
        last = card
    return found


def dearest(state: State, player: Player) -> int:
    """The printed cost that all other cards of the hand can pay for."""
    return len(player.hand) - 1 + discount(state, player)


def development_barred(player: Player, card: int, limit: int) -> str:
    """Why a development of the hand cannot be placed where the dearest one that could be paid is given."""
    if card in player.tableau:
        return "already-in-tableau"
    return ALLOWED if COST[card] <= limit else "too-expensive"


class PayDevelopment(Effect[State]):
    """Pay the development and draw for it, where powers say so."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        player = state.players[seat]
        cost = price(state, player, player.choice)
        table.tell(PAID, seat, player.choice, cost)
        table.then(seat, DRAW_FOR_DEVELOPMENT)
        pay(table, seat, cost)


class DrawForDevelopment(Effect[State]):
    """Cards drawn after a development was built."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        draw(table, seat, total(table.state.players[seat], DEVELOP_AFTER))


PAY_DEVELOPMENT: Final = PayDevelopment()
DRAW_FOR_DEVELOPMENT: Final = DrawForDevelopment()
