"""Set-up (pages 2 to 4): starships, the secret choice of two centres, cards, who begins."""

from __future__ import annotations

from typing import Final

from ....core.effects import in_order, repeat, together
from ....core.game import OptionValue
from ....core.table import Effect, Question, Table
from ..facts.cards import (
    BEGINNER_ASTRO,
    BEGINNER_ENGINES,
    CENTRES,
    COMBAT_DIE,
    EXPERT_ASTRO,
    FLYING,
    GROUP,
    OPEN_ORDERS,
    ORDERS,
    SECTOR_CARDS,
    SECTOR_GROUP,
    SECTORS,
    START_ASTRO,
    START_CANNONS,
    START_CENTRES,
    START_COLONY,
    START_COLONY_SHIPS,
    START_ENGINES,
    START_STOCK,
    START_TRADE_SHIPS,
    SYMBOLS,
)
from ..position.actions import CHOOSE
from ..position.events import CENTRE_CHOSEN, CENTRES_REVEALED, ORDER_REVEALED, START_PLAYER_FOUND, START_ROLLED
from ..position.state import NOTHING, Player, State
from .turn import TURN

NO_BEGINNER: Final = "none"


def starship(symbol: int) -> Player:
    """A starship as it stands before the choice of its first centres."""
    return Player(
        symbol=symbol,
        astro=0,
        stock=list(START_STOCK),
        colony_ships=START_COLONY_SHIPS,
        trade_ships=START_TRADE_SHIPS,
        engines1=START_ENGINES,
        engines2=0,
        cannons1=START_CANNONS,
        cannons2=0,
        centres=[0 for _ in CENTRES],
        chosen=[],
        colonies=[START_COLONY[symbol]],
        stations=[],
        pirates=[],
        orders=[],
    )


def empty_table(symbols: list[int], face_down: bool, memory_aid: bool) -> State:
    """Starships ready, cards sorted but not yet laid out."""
    flying = range(FLYING)
    return State(
        players=[starship(symbol) for symbol in symbols],
        sectors=[[] for _ in range(SECTORS)],
        reserve=[[card for card in flying if GROUP[card] == group] for group in (1, 2, 3, 4)],
        order_pile=list(range(len(ORDERS))),
        open_orders=[],
        known=[0 for _ in flying],
        active=0,
        turn=0,
        die=0,
        sector=NOTHING,
        path=[],
        turned=[],
        actions_taken=0,
        looked=[],
        top=[],
        bottom=[],
        encounter=NOTHING,
        encounter_known=0,
        barred_orders=[],
        used_stations=[],
        purchases=0,
        face_down=int(face_down),
        memory_aid=int(memory_aid),
        winner=NOTHING,
    )


def opening(options: dict[str, OptionValue]) -> tuple[State, Effect[State]]:
    """Both players are about to choose their centres."""
    sun = SYMBOLS.index(str(options["symbol"]))
    beginner = options["beginner"]
    state = empty_table([sun, 1 - sun], options["refill"] == "face-down", options["memory-aid"] is True)
    return state, in_order(
        together(repeat(START_CENTRES, ChooseCentre())),
        RevealCentres(),
        LayOutCards(),
        FindStartPlayer(NOTHING if beginner == NO_BEGINNER else int(beginner)),
    )


class ChooseCentre(Question[State]):
    """Each player secretly chooses two centres of level I to begin with (page 2)."""

    __slots__ = ()

    def prompt(self) -> str:
        return "choose-centre"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"number": len(table.state.players[seat].chosen) + 1, "of": START_CENTRES}

    def options(self, table: Table[State], seat: int) -> list[int]:
        chosen = table.state.players[seat].chosen
        return [CHOOSE.each[centre] for centre in range(len(CENTRES)) if centre not in chosen]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        chosen = table.state.players[seat].chosen
        centre = CHOOSE.place(action)
        chosen.append(centre)
        chosen.sort()
        table.tell(CENTRE_CHOSEN, seat, centre)


class RevealCentres(Effect[State]):
    """The chosen centres are laid open at the same time (page 2)."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        table.reveal()
        for owner, player in enumerate(table.state.players):
            for centre in player.chosen:
                player.centres[centre] = 1
            table.tell(CENTRES_REVEALED, owner, player.chosen[0], player.chosen[1])
            player.chosen.clear()


class LayOutCards(Effect[State]):
    """Four sectors of nine cards, three orders open (page 3); reserve and order pile stay unordered."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        cards = [card for card in range(FLYING) if GROUP[card] == SECTOR_GROUP]
        for sector in state.sectors:
            for _ in range(SECTOR_CARDS):
                sector.append(table.dealer.draw(cards))
            sector.sort()
        for _ in range(OPEN_ORDERS):
            order = table.dealer.draw(state.order_pile)
            state.open_orders.append(order)
            table.tell(ORDER_REVEALED, seat, order)


class FindStartPlayer(Effect[State]):
    """The higher roll begins with 22 astro, the other gets 25; a beginner gets a head start (pages 4, 11)."""

    __slots__ = ("beginner",)

    def __init__(self, beginner: int) -> None:
        self.beginner = beginner

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        first = second = 0
        while first == second:
            first = table.dealer.roll(COMBAT_DIE)
            table.tell(START_ROLLED, 0, first)
            second = table.dealer.roll(COMBAT_DIE)
            table.tell(START_ROLLED, 1, second)
        start = 0 if first > second else 1
        state.players[start].astro = START_ASTRO[0]
        state.players[1 - start].astro = START_ASTRO[1]
        if self.beginner != NOTHING:
            state.players[self.beginner].astro = BEGINNER_ASTRO
            state.players[self.beginner].engines1 = BEGINNER_ENGINES
            state.players[1 - self.beginner].astro = EXPERT_ASTRO
        table.tell(START_PLAYER_FOUND, start, state.players[start].astro)
        table.then(start, TURN)
