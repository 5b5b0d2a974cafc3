"""III: Settle (pages 5-6): worlds are paid or conquered; the optional means; what is drawn for them."""

from __future__ import annotations

from typing import Final

from ....core.game import ALLOWED
from ....core.table import Effect, Question, Table
from ..facts.cards import (
    BARRED_GOOD,
    CONTACT,
    CONTACT_DISCOUNT,
    COST,
    DISCOUNT,
    GOOD,
    MEANS,
    MILITARY,
    REBEL,
    SETTLE_AFTER,
    SHIP,
    STRENGTH,
    STRENGTH_REBEL,
    TACTICS,
    TACTICS_STRENGTH,
    WORLD,
)
from ..position.actions import BY, SETTLE
from ..position.events import CARD_GIVEN_UP, CONQUERED, PAID
from ..position.state import SETTLE_AGAIN, Player, State
from .payment import pay
from .pile import draw
from .steps import has_bonus, total

IMPOSSIBLE: Final = -1


def strength(player: Player, world: int) -> int:
    """Military strength against a world; what is discarded for more comes on top."""
    found = total(player, STRENGTH[GOOD[world]])
    return found + total(player, STRENGTH_REBEL) if REBEL[world] else found


def discount(player: Player, world: int) -> int:
    """How much cheaper a world is, also a military one that is paid for."""
    return total(player, DISCOUNT[GOOD[world]])


def means_at_hand(player: Player) -> int:
    """Which optional settle powers lie in the tableau, as bits."""
    found = 0
    for place in range(player.ready):
        found |= MEANS[player.tableau[place]]
    return found


def price(player: Player, world: int, means: int) -> int:
    """What a world costs when these means are used, or IMPOSSIBLE. A conquest costs nothing.

    Strength and payment never mix; a ship saves the price of a military world only together with
    contact; tactics may be wasted.
    """
    barred = GOOD[world] == BARRED_GOOD
    if means & SHIP and barred:
        return IMPOSSIBLE
    if MILITARY[world]:
        if not means & CONTACT:
            more = TACTICS_STRENGTH if means & TACTICS else 0
            conquered = not means & SHIP and strength(player, world) + more >= COST[world]
            return 0 if conquered else IMPOSSIBLE
        if barred:
            return IMPOSSIBLE
    elif means & CONTACT:
        return IMPOSSIBLE
    if means & SHIP:
        return 0
    full = COST[world] - (CONTACT_DISCOUNT if means & CONTACT else 0)
    return max(full - discount(player, world), 0)


def ways(player: Player, world: int, cards: int) -> list[int]:
    """All sets of means by which a world can be placed with this many cards to pay, in ascending order."""
    return ways_by(means_at_hand(player), player, world, cards)


def ways_by(at_hand: int, player: Player, world: int, cards: int) -> list[int]:
    """The same where it is known already which means are at hand."""
    found: list[int] = []
    for means in range(at_hand + 1):
        if means & at_hand == means and 0 <= price(player, world, means) <= cards:
            found.append(means)
    return found


def placeable(player: Player) -> list[int]:
    """Worlds in hand that can be placed in some way, in ascending order."""
    cards = len(player.hand) - 1
    at_hand = means_at_hand(player)
    return [card for card in player.hand if WORLD[card] and not world_barred(player, card, cards, at_hand)]


def world_barred(player: Player, world: int, cards: int, at_hand: int) -> str:
    """Why a world cannot be placed in any way with this many cards to pay and these means at hand."""
    if ways_by(at_hand, player, world, cards):
        return ALLOWED
    if not MILITARY[world]:
        return "too-expensive"
    if GOOD[world] == BARRED_GOOD:
        return "too-strong-alien"
    return "too-strong-and-expensive" if at_hand & CONTACT else "too-strong"


def most_strength(player: Player, world: int) -> int:
    """Military strength against a world with everything that could be discarded for more."""
    return strength(player, world) + (TACTICS_STRENGTH if means_at_hand(player) & TACTICS else 0)


class SettleWorld(Effect[State]):
    """Pay for the world or conquer it, then draw for it."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        table.then(seat, CHOOSE_MEANS, DRAW_FOR_WORLD)


class ChooseMeans(Question[State]):
    """Which optional powers to use for the world that was revealed."""

    __slots__ = ()

    def prompt(self) -> str:
        return "means"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"card": table.state.players[seat].choice}

    def options(self, table: Table[State], seat: int) -> list[int]:
        player = table.state.players[seat]
        return [BY.each[means] for means in ways(player, player.choice, len(player.hand))]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        player = table.state.players[seat]
        world = player.choice
        means = BY.place(action)
        cost = price(player, world, means)
        if MILITARY[world] and not means & CONTACT:
            more = TACTICS_STRENGTH if means & TACTICS else 0
            table.tell(CONQUERED, seat, world, strength(player, world) + more)
        else:
            table.tell(PAID, seat, world, cost)
        give_up(table, seat, means & (SHIP | TACTICS))
        pay(table, seat, cost)


def give_up(table: Table[State], seat: int, means: int) -> None:
    """Discard the cards whose powers demand it; everybody sees them go."""
    if not means:
        return
    player = table.state.players[seat]
    for place in range(player.ready - 1, -1, -1):
        card = player.tableau[place]
        if MEANS[card] & means:
            player.tableau.pop(place)
            player.goods.pop(place)
            player.ready -= 1
            table.state.shown.append(card)
            table.tell(CARD_GIVEN_UP, seat, card)


class DrawForWorld(Effect[State]):
    """The bonus of the action, then cards drawn by powers, after a world was placed."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        player = state.players[seat]
        bonus = int(has_bonus(player, SETTLE, state.phase == SETTLE_AGAIN))
        draw(table, seat, bonus + total(player, SETTLE_AFTER))


SETTLE_WORLD: Final = SettleWorld()
CHOOSE_MEANS: Final = ChooseMeans()
DRAW_FOR_WORLD: Final = DrawForWorld()
