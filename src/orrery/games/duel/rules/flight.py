"""Flight phase (pages 5 and 6): the sector, the sensor, cards turning up, the ways a flight ends."""

from __future__ import annotations

from typing import Final

from ....core.game import ALLOWED
from ....core.table import Effect, Question, Table
from ..facts.cards import (
    ACTIONS,
    ASTEROIDS,
    COLONY,
    COMMAND,
    COUNCIL_PLANET,
    KIND,
    LOOKS,
    PIRATE,
    SECTORS,
    SENSOR,
    STATION,
    TARGET_PLANET,
)
from ..position.actions import BOTTOM, END_FLIGHT, FLY, FLY_ON, FOUND_COLONY, FOUND_STATION, FULFIL, STAY, TOP
from ..position.events import (
    CARD_REACHED,
    FLIGHT_BEGUN,
    FLIGHT_SKIPPED,
    PIRATE_MET,
    PLACED_BELOW,
    PLACED_ON_TOP,
    SENSOR_LOOKED,
)
from ..position.state import NOTHING, SEES, Player, State
from .founding import colony_barred, found_colony, found_station, station_barred
from .orders import fulfil, order_options
from .path import end_flight, lay_open
from .pirates import FACE_PIRATE
from .trade import trade, trade_options


class ChooseSector(Question[State]):
    """Into which sector to fly; a flight given up before its first card is not flown at all."""

    __slots__ = ()

    def prompt(self) -> str:
        return "choose-sector"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"speed": table.state.speed(seat)}

    def options(self, table: Table[State], seat: int) -> list[int]:
        sectors = table.state.sectors
        options = [FLY.each[sector] for sector in range(SECTORS) if sectors[sector]]
        options.append(STAY)
        return options

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if action == STAY:
            table.tell(FLIGHT_SKIPPED, seat)
            return
        state = table.state
        state.sector = FLY.place(action)
        table.tell(FLIGHT_BEGUN, seat, state.sector + 1, state.speed(seat))
        if LOOKS[state.players[seat].centres[SENSOR]]:
            look(table, seat)
            table.then(seat, PLACE_LOOKED, FLY_ON_OR_END)
        else:
            table.then(seat, DEAL_CARD)


def look(table: Table[State], seat: int) -> None:
    """The sensor centre shows the top cards of the sector to the flyer alone."""
    state = table.state
    stack = state.sectors[state.sector]
    for _ in range(min(LOOKS[state.players[seat].centres[SENSOR]], len(stack))):
        card = table.dealer.draw(stack)
        state.looked.append(card)
        state.known[card] |= SEES[seat]
        table.tell(SENSOR_LOOKED, seat, state.sector + 1, card)
    state.looked.sort()


class PlaceLooked(Question[State]):
    """Each card looked at goes on top of the sector or below it, in any order."""

    __slots__ = ()

    def prompt(self) -> str:
        return "place-looked"

    def options(self, table: Table[State], seat: int) -> list[int]:
        looked = table.state.looked
        return [TOP.each[card] for card in looked] + [BOTTOM.each[card] for card in looked]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        state = table.state
        if action in BOTTOM:
            card = BOTTOM.place(action)
            state.bottom.append(card)
            table.tell(PLACED_BELOW, seat, card)
        else:
            card = TOP.place(action)
            state.top.append(card)
            table.tell(PLACED_ON_TOP, seat, card)
        state.looked.remove(card)
        if state.looked:
            table.then(seat, self)


class DealCard(Effect[State]):
    """The rival turns the next card up; a pirate stays in the rival's hand for now."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        foreseen = bool(state.top) or not state.sectors[state.sector]
        if state.top:
            card = state.top.pop()
        elif state.sectors[state.sector]:
            card = table.dealer.draw(state.sectors[state.sector])
        else:
            card = state.bottom.pop(0)
        if foreseen:
            table.reveal()  # the flyer knew it, the rival did not
        if KIND[card] == PIRATE:
            state.encounter = card
            state.encounter_known = int(foreseen)
            state.known[card] |= SEES[1 - seat]
            table.tell_only(1 - seat, PIRATE_MET, seat, card)
            table.then(seat, FACE_PIRATE, FLY_ON_OR_END)
        else:
            lay_open(state, card)
            table.tell(CARD_REACHED, seat, card)
            table.then(seat, VISIT)


class Visit(Question[State]):
    """At a card just reached: one action, or none, then on or home."""

    __slots__ = ()

    def prompt(self) -> str:
        return "visit"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"card": table.state.path[-1], **flight_progress(table.state, seat)}

    def options(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        return actions_at(state, state.players[seat], state.path[-1]) + onward(state, seat)

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if action in (FLY_ON, END_FLIGHT):
            leave_card(table, seat, action)
            return
        state = table.state
        state.actions_taken += 1
        state.turned[-1] = 1
        table.then(seat, AFTER_ACTION)
        if action == FOUND_COLONY:
            found_colony(table, seat)
        elif action == FOUND_STATION:
            found_station(table, seat)
        elif action in FULFIL:
            fulfil(table, seat, FULFIL.place(action))
        else:
            trade(table, seat, state.path[-1], action)


def actions_at(state: State, player: Player, card: int) -> list[int]:
    """The actions a card offers, in ascending order."""
    kind = KIND[card]
    if kind == COLONY:
        return [] if colony_barred(player) else [FOUND_COLONY]
    if kind == TARGET_PLANET:
        return order_options(state, player, card)
    if kind == ASTEROIDS:
        return []
    options = [FOUND_STATION] if STATION[card] and not station_barred(player) else []
    if kind != COUNCIL_PLANET:
        options += trade_options(player, card)
    return options


class FlyOnOrEnd(Question[State]):
    """Between two cards: fly on, or end the flight early. A lost battle has ended it already."""

    __slots__ = ()

    def prompt(self) -> str:
        return "fly-on"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return flight_progress(table.state, seat)

    def options(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        return [] if state.sector == NOTHING else onward(state, seat)

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        leave_card(table, seat, action)


def leave_card(table: Table[State], seat: int, action: int) -> None:
    if action == FLY_ON:
        table.then(seat, DEAL_CARD)
    else:
        end_flight(table, seat)


def onward(state: State, seat: int) -> list[int]:
    """The ways to leave a card."""
    return [END_FLIGHT] if flying_on_barred(state, seat) else [FLY_ON, END_FLIGHT]


def flying_on_barred(state: State, seat: int) -> str:
    """Why no further card can be reached."""
    if len(state.path) >= state.speed(seat):
        return "speed-used"
    return ALLOWED if state.cards_left() else "sector-flown-through"


def flight_progress(state: State, seat: int) -> dict[str, str | int]:
    return {
        "number": len(state.path),
        "speed": state.speed(seat),
        "actions": ACTIONS[state.players[seat].centres[COMMAND]] - state.actions_taken,
    }


class AfterAction(Effect[State]):
    """An action may have been the last; on a target planet a second order may follow."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        if state.actions_taken >= ACTIONS[state.players[seat].centres[COMMAND]]:
            end_flight(table, seat)
            return
        here = state.path[-1]
        on_target = here != NOTHING and KIND[here] == TARGET_PLANET
        table.then(seat, VISIT if on_target else FLY_ON_OR_END)


PLACE_LOOKED: Final = PlaceLooked()
DEAL_CARD: Final = DealCard()
VISIT: Final = Visit()
FLY_ON_OR_END: Final = FlyOnOrEnd()
AFTER_ACTION: Final = AfterAction()
