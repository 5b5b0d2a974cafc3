"""What free actions could still bring: whether a step that lacks its means can be served by them.

Free actions are tried on a purse, not on the table: no card is drawn, so nothing hidden is looked at. A card
that would be drawn may be any; a mission counts if its condition holds now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..facts.board import (
    ASTEROIDS,
    COMPUTER_SLOTS,
    DATA_POOL,
    NOTHING,
    PROBE_ASTEROIDS,
    SPACES,
    TECH_PLACE_SLOT,
    TECH_PLACES,
)
from ..facts.board import PUBLICITY as MOST_PUBLICITY
from ..facts.cards import CARD, CORNER, CORNER_AMOUNT, CORNER_DATA, CORNER_MOVE, CREDIT, INCOME
from ..facts.cards import DATA as DATA_INCOME
from ..facts.cards import ENERGY as ENERGY_INCOME
from ..facts.sky import gives_publicity
from ..position.player import Player
from ..position.state import NO_PUBLICITY, State
from ..vocabulary.reading import Effects
from ..vocabulary.rewards import COMPUTER_REWARD, LOWER_REWARD, MISSION_REWARD
from .computer import lower_places, store_barred
from .hand import Draw, IncreaseIncome, TakeCard
from .interrupt import CARDS_IN_HAND, DATA, ENERGY, EXOFOSSILS, MOVEMENT, PUBLICITY, ROOM_FOR_DATA
from .movement import Reach
from .playing import finishable
from .resources import Gain

if TYPE_CHECKING:
    from mypy_extensions import i64

CARD_PRICE: Final = 3
EXCHANGE_PRICE: Final = 2
_ANY_CARD: Final = -1
"""A card that would be drawn or taken: nobody knows which."""
_MOST: Final = 400
"""This many purses are looked at; who has that much to spend on free actions has had other questions before."""


class Purse:
    """What a player would have after some free actions."""

    __slots__ = (
        "computer",
        "credit",
        "data",
        "energy",
        "exofossils",
        "flown",
        "hand",
        "lower",
        "missions",
        "publicity",
    )

    def __init__(
        self,
        credit: int,
        energy: int,
        publicity: int,
        data: int,
        exofossils: int,
        computer: int,
        lower: int,
        flown: int,
        hand: list[int],
        missions: list[int],
    ) -> None:
        self.credit = credit
        self.energy = energy
        self.publicity = publicity
        self.data = data
        self.exofossils = exofossils
        self.computer = computer
        self.lower = lower
        self.flown = flown  # 1 once a flight has brought publicity
        self.hand = hand
        self.missions = missions  # that can be finished; copies share the list

    def copy(self) -> Purse:
        return Purse(
            self.credit,
            self.energy,
            self.publicity,
            self.data,
            self.exofossils,
            self.computer,
            self.lower,
            self.flown,
            self.hand[:],
            self.missions,
        )

    def key(self) -> tuple[int, ...]:
        """The same for purses that hold the same: all small numbers in one, for it is made for hundreds of purses."""
        numbers: i64 = self.credit
        numbers = numbers << 10 | self.energy
        numbers = numbers << 6 | self.publicity
        numbers = numbers << 6 | self.data
        numbers = numbers << 6 | self.exofossils
        numbers = numbers << 6 | self.computer
        numbers = numbers << 6 | self.lower
        numbers = numbers << 1 | self.flown
        return (numbers, len(self.hand), *sorted(self.hand), *self.missions)

    def movement(self) -> int:
        """Energy, and cards with a movement corner."""
        found = self.energy
        for card in self.hand:
            if _may_move(card):
                found += 1
        return found

    def spend_movement(self, count: int) -> None:
        for card in self.hand[:]:
            if count and _may_move(card):
                self.hand.remove(card)
                count -= 1
        self.energy -= count

    def has(self, wanted: int, amount: int) -> bool:
        if wanted == CARDS_IN_HAND:
            return len(self.hand) >= amount
        if wanted == PUBLICITY:
            return self.publicity >= amount
        if wanted == ENERGY:
            return self.energy >= amount
        if wanted == DATA:
            return self.data >= amount
        if wanted == MOVEMENT:
            return self.movement() >= amount
        return self.exofossils >= amount

    def held(self, resource: int) -> int:
        """How much there is of what can be exchanged: credits, energy, cards."""
        if resource == 0:
            return self.credit
        return self.energy if resource == 1 else len(self.hand)

    def gain(self, credit: int, energy: int, publicity: int, data: int, cards: int) -> None:
        self.credit += credit
        self.energy += energy
        self.publicity = min(MOST_PUBLICITY, self.publicity + publicity)
        self.data = min(DATA_POOL, self.data + data)
        for _ in range(cards):
            self.hand.append(_ANY_CARD)


def _may_move(card: int) -> bool:
    return card == _ANY_CARD or CORNER[card] == CORNER_MOVE


class Provision:
    """The free actions of one player in one position, tried in every order until something is there."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.player: Player = state.players[seat]
        self.cards_left = bool(state.deck or state.discard) or any(card != NOTHING for card in state.row)
        self.flight = self._way_to_publicity(seat)
        player = self.player
        self.first = Purse(
            player.credit,
            player.energy,
            player.publicity,
            player.data,
            player.exofossils,
            player.computer,
            player.lower,
            int(self.flight == NOTHING),
            player.hand[:],
            finishable(state, seat),
        )

    def _way_to_publicity(self, seat: int) -> int:
        """The movement it takes to visit some space that pays publicity, or NOTHING."""
        state = self.state
        if state.rules & NO_PUBLICITY:
            return NOTHING
        asteroids = self.player.has_tech(PROBE_ASTEROIDS)
        best = NOTHING
        for start in [*self.player.probes, *self.player.capsules]:
            reach = Reach(state, seat, start)
            for space in range(SPACES):
                pays = gives_publicity(state.cell_at(space)) or (asteroids and state.cell_at(space) == ASTEROIDS)
                if space != start and pays and (best == NOTHING or reach.costs[space] < best):
                    best = reach.costs[space]
        return best

    def could_bring(self, wanted: int, amount: int) -> bool:
        if wanted == ROOM_FOR_DATA:
            return not store_barred(self.player) or bool(lower_places(self.player))
        if self.first.has(wanted, amount):
            return True
        if wanted == EXOFOSSILS and not self.first.missions:
            return False  # only missions bring them
        seen = {self.first.key()}
        waiting = [self.first]
        place = 0
        while place < len(waiting):
            for purse in self._after_one(waiting[place]):
                if purse.has(wanted, amount):
                    return True
                key = purse.key()
                if key not in seen and len(seen) < _MOST:
                    seen.add(key)
                    waiting.append(purse)
            place += 1
        return False

    def _after_one(self, purse: Purse) -> list[Purse]:
        """The purses after each free action."""
        found = self._corners(purse)
        found += self._stores(purse)
        found += self._missions(purse)
        if not purse.flown and purse.movement() >= self.flight:
            flown = purse.copy()
            flown.spend_movement(self.flight)
            flown.flown = 1
            flown.gain(0, 0, 1, 0, 0)
            found.append(flown)
        if purse.publicity >= CARD_PRICE and self.cards_left:
            bought = purse.copy()
            bought.publicity -= CARD_PRICE
            bought.gain(0, 0, 0, 0, 1)
            found.append(bought)
        found += self._exchanges(purse)
        return found

    def _corners(self, purse: Purse) -> list[Purse]:
        found: list[Purse] = []
        for place, card in enumerate(purse.hand):
            if purse.hand.index(card) < place:
                continue
            publicity, data = 1, 1  # of a card that may be any
            if card != _ANY_CARD:
                kind, amount = CORNER[card], CORNER_AMOUNT[card]
                publicity = 0 if kind in (CORNER_DATA, CORNER_MOVE) else amount
                data = amount if kind == CORNER_DATA else 0
            used = purse.copy()
            used.hand.remove(card)
            used.gain(0, 0, publicity, data, 0)
            found.append(used)
        return found

    def _stores(self, purse: Purse) -> list[Purse]:
        if not purse.data:
            return []
        found: list[Purse] = []
        if purse.computer < COMPUTER_SLOTS:
            stored = purse.copy()
            stored.data -= 1
            stored.computer += 1
            found += self._after_paying(stored, COMPUTER_REWARD[purse.computer])
        for place in range(len(TECH_PLACES)):
            tech = self.player.places[place]
            if tech != NOTHING and not purse.lower >> place & 1 and purse.computer > TECH_PLACE_SLOT[place]:
                stored = purse.copy()
                stored.data -= 1
                stored.lower |= 1 << place
                found += self._after_paying(stored, LOWER_REWARD[tech])
        return found

    def _missions(self, purse: Purse) -> list[Purse]:
        found: list[Purse] = []
        for card in purse.missions:
            done = purse.copy()
            done.missions = [other for other in purse.missions if other != card]
            found += self._after_paying(done, MISSION_REWARD[card])
        return found

    def _after_paying(self, purse: Purse, effects: Effects) -> list[Purse]:
        """A purse with what a list pays: more than one where a card may be tucked for its income."""
        found = [purse]
        for effect in effects:
            if isinstance(effect, Gain):
                purse.exofossils += effect.exofossils
                purse.gain(effect.credit, effect.energy, effect.publicity, effect.data, 0)
            elif isinstance(effect, (Draw, TakeCard)) and self.cards_left:
                purse.gain(0, 0, 0, 0, effect.count)
            elif isinstance(effect, IncreaseIncome):
                for card in sorted(set(purse.hand)):
                    kinds = [CREDIT, ENERGY_INCOME, CARD] if card == _ANY_CARD else [INCOME[card]]
                    found += [self._after_tucking(purse, card, kind) for kind in kinds]
        return found

    def _after_tucking(self, purse: Purse, card: int, kind: int) -> Purse:
        tucked = purse.copy()
        tucked.hand.remove(card)
        if kind == CARD:
            tucked.gain(0, 0, 0, 0, int(self.cards_left))
        else:
            publicity = int(kind not in (CREDIT, ENERGY_INCOME, DATA_INCOME))
            tucked.gain(int(kind == CREDIT), int(kind == ENERGY_INCOME), publicity, int(kind == DATA_INCOME), 0)
        return tucked

    def _exchanges(self, purse: Purse) -> list[Purse]:
        """Two of a kind for one of another; of cards those go that nobody knows, then any."""
        found: list[Purse] = []
        for given in range(3):
            if purse.held(given) < EXCHANGE_PRICE:
                continue
            for gained in range(3):
                if given == gained or (gained == 2 and not self.cards_left):
                    continue
                traded = purse.copy()
                if given == 0:
                    traded.credit -= EXCHANGE_PRICE
                elif given == 1:
                    traded.energy -= EXCHANGE_PRICE
                else:
                    traded.hand.sort()
                    del traded.hand[:EXCHANGE_PRICE]
                traded.gain(int(gained == 0), int(gained == 1), 0, 0, int(gained == 2))
                found.append(traded)
        return found
