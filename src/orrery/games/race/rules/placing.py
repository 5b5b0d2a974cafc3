"""Develop and Settle as phases (page 5): everybody may place a card, all are revealed, then paid."""

from __future__ import annotations

from typing import Final

from ....core.effects import each_seat
from ....core.table import Effect, Question, Table
from ..facts.cards import DEVELOP_DRAW, NOTHING, WINDFALL, WORLD
from ..position.actions import PASS, PLACE
from ..position.events import DEVELOPED, PLACED_NOTHING, PLACEMENT_CHOSEN, SETTLED
from ..position.state import DEVELOP_AGAIN, State
from . import develop, settle
from .pile import draw, place_good
from .steps import begin_step, total


class PlacingPhase(Effect[State]):
    """A whole phase Develop or Settle; it runs twice when a player has played both of its cards."""

    __slots__ = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        begin_step(table, self.step)
        if self.step <= DEVELOP_AGAIN:
            for owner in state.order():
                draw(table, owner, total(state.players[owner], DEVELOP_DRAW))
        state.secret = 1
        table.together(PLACE_DEVELOPMENT if self.step <= DEVELOP_AGAIN else PLACE_WORLD)
        table.then(seat, REVEAL_PLACEMENTS)


class PlaceCard(Question[State]):
    """Which card to place, if any; always asked, for being passed over would tell the hand."""

    __slots__ = ("world",)

    def __init__(self, world: int) -> None:
        self.world = world

    def prompt(self) -> str:
        return "settle" if self.world else "develop"

    def always_asked(self) -> bool:
        return True

    def options(self, table: Table[State], seat: int) -> list[int]:
        options = [PLACE.each[card] for card in placeable(table.state, seat)]
        options.append(PASS)
        return options

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        table.state.players[seat].choice = NOTHING if action == PASS else PLACE.place(action)
        table.tell(PLACEMENT_CHOSEN, seat)


def placeable(state: State, seat: int) -> list[int]:
    """The cards a player can place in the present phase, in ascending order."""
    player = state.players[seat]
    return develop.placeable(state, player) if state.phase <= DEVELOP_AGAIN else settle.placeable(player)


class RevealPlacements(Effect[State]):
    """All chosen cards are laid out at the same time; a windfall world gets its good at once."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        state.secret = 0
        table.reveal()
        for owner in state.order():
            player = state.players[owner]
            card = player.choice
            if card == NOTHING:
                table.tell(PLACED_NOTHING, owner)
                continue
            player.hand.remove(card)
            player.tableau.append(card)
            player.goods.append(NOTHING)
            table.tell(SETTLED if WORLD[card] else DEVELOPED, owner, card)
            if WINDFALL[card]:
                place_good(table, owner, len(player.tableau) - 1)
        table.then(seat, EACH_PAYS)


class PayForCard(Effect[State]):
    """Payments run seat by seat, so later seats see the earlier ones (page 7)."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        card = table.state.players[seat].choice
        if card != NOTHING:
            table.then(seat, settle.SETTLE_WORLD if WORLD[card] else develop.PAY_DEVELOPMENT)


PLACE_DEVELOPMENT: Final = PlaceCard(0)
PLACE_WORLD: Final = PlaceCard(1)
REVEAL_PLACEMENTS: Final = RevealPlacements()
PAY_FOR_CARD: Final = PayForCard()
EACH_PAYS: Final = each_seat(PAY_FOR_CARD)
