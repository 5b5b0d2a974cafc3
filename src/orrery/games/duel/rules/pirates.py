"""Pirates (pages 8 and 9): pay or fight, battle, penalty and reward."""

from __future__ import annotations

from typing import Final

from ....core.game import ALLOWED
from ....core.table import Question, Table
from ..facts.cards import (
    CAPACITY,
    CENTRES,
    COMBAT_DIE,
    KNOWLEDGE,
    LOSE_CANNON,
    LOSE_CENTRE,
    LOSE_ENGINE,
    PENALTY,
    PIRATE_REWARD,
    STORAGE,
    STRENGTH,
    TRIBUTE,
)
from ..position.actions import FIGHT, LOSE, PAY
from ..position.events import (
    BATTLE_FOUGHT,
    BATTLE_LOST,
    CANNON_LOST,
    CENTRE_LOST,
    ENGINE_LOST,
    PIRATE_BEATEN,
    STOCK_TRIMMED,
    TRIBUTE_PAID,
)
from ..position.state import NOTHING, Player, State
from .orders import TAKE_RESOURCE
from .path import REPLACE_CARD, end_flight, lay_open, take_card
from .scoring import CHECK_VICTORY, friend_of_the_peoples, hero_of_the_peoples, tell_special_cards


class FacePirate(Question[State]):
    """Pay three astro or fight: decided before the pirate is shown."""

    __slots__ = ()

    def prompt(self) -> str:
        return "face-pirate"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"astro": TRIBUTE, "strength": table.state.players[seat].cannon_strength()}

    def options(self, table: Table[State], seat: int) -> list[int]:
        return [FIGHT] if tribute_barred(table.state.players[seat]) else [PAY, FIGHT]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        state = table.state
        card = state.encounter
        state.encounter = NOTHING
        state.encounter_known = 0
        lay_open(state, card)
        table.reveal()
        if action == PAY:
            state.players[seat].astro -= TRIBUTE
            table.tell(TRIBUTE_PAID, seat, card, TRIBUTE)
        else:
            battle(table, seat, card)


def tribute_barred(player: Player) -> str:
    """Why a player has to fight."""
    return ALLOWED if player.astro >= TRIBUTE else "no-astro"


def battle(table: Table[State], seat: int, card: int) -> None:
    """Die plus cannons on either side; the player wins ties."""
    value = table.dealer.roll(COMBAT_DIE) + table.state.players[seat].cannon_strength()
    pirate_value = table.dealer.roll(COMBAT_DIE) + STRENGTH[card]
    table.tell(BATTLE_FOUGHT, seat, card, value, pirate_value)
    if value >= pirate_value:
        beat_pirate(table, seat, card)
    else:
        table.tell(BATTLE_LOST, seat, card)
        suffer(table, seat, PENALTY[card])
        end_flight(table, seat)


def beat_pirate(table: Table[State], seat: int, card: int) -> None:
    """The beaten pirate joins the winner; no action is used, and the refill allows none."""
    state = table.state
    friend, hero = friend_of_the_peoples(state), hero_of_the_peoples(state)
    state.players[seat].pirates.append(take_card(state))
    table.tell(PIRATE_BEATEN, seat, card)
    tell_special_cards(table, friend, hero)
    table.then_all(seat, [*[TAKE_RESOURCE] * PIRATE_REWARD[card], CHECK_VICTORY, REPLACE_CARD])


def suffer(table: Table[State], seat: int, penalty: int) -> None:
    """What a victorious pirate takes: strength 1 first, a 2 is lowered only when no 1 is left."""
    player = table.state.players[seat]
    if penalty == LOSE_CANNON:
        if player.cannons1:
            player.cannons1 -= 1
            table.tell(CANNON_LOST, seat, 1)
        elif player.cannons2:
            player.cannons2 -= 1
            player.cannons1 += 1
            table.tell(CANNON_LOST, seat, 2)
    elif penalty == LOSE_ENGINE:
        if player.engines1:
            player.engines1 -= 1
            table.tell(ENGINE_LOST, seat, 1)
        elif player.engines2:
            player.engines2 -= 1
            player.engines1 += 1
            table.tell(ENGINE_LOST, seat, 2)
    elif penalty == LOSE_CENTRE:
        table.then(seat, GIVE_UP_CENTRE)


class GiveUpCentre(Question[State]):
    """Which centre is lost: a level II falls back to I, a level I is to be built again."""

    __slots__ = ()

    def prompt(self) -> str:
        return "give-up-centre"

    def options(self, table: Table[State], seat: int) -> list[int]:
        levels = table.state.players[seat].centres
        return [LOSE.each[centre] for centre in range(len(CENTRES)) if levels[centre]]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        centre = LOSE.place(action)
        levels = table.state.players[seat].centres
        table.tell(CENTRE_LOST, seat, centre, levels[centre])
        levels[centre] -= 1
        if centre == STORAGE:
            trim_stock(table, seat)


def trim_stock(table: Table[State], seat: int) -> None:
    """What no longer fits into a smaller store is lost."""
    player = table.state.players[seat]
    capacity = CAPACITY[player.centres[STORAGE]]
    for good in range(KNOWLEDGE):
        surplus = player.stock[good] - capacity
        if surplus > 0:
            player.stock[good] = capacity
            table.tell(STOCK_TRIMMED, seat, good, surplus)


FACE_PIRATE: Final = FacePirate()
GIVE_UP_CENTRE: Final = GiveUpCentre()
