"""The position of Starfarers Duel: two players, the sectors, the reserve and the orders."""

from __future__ import annotations

from typing import Final

from ....core.table import State as CoreState
from ..facts.cards import CAPACITY, KNOWLEDGE, LABORATORY, STORAGE

NOTHING: Final = -1
SHARED: Final = 2
"""The winner when both have earned the same and nobody can earn more."""
PUBLIC: Final = 7
"""In `known`: everybody has seen where this card lies. Otherwise it is a sum of `SEES`."""
SEES: Final[tuple[int, ...]] = (1, 2)
"""The bit of each seat in `known`."""


class Player:
    """What lies in and before one starship."""

    __slots__ = (
        "astro",
        "cannons1",
        "cannons2",
        "centres",
        "chosen",
        "colonies",
        "colony_ships",
        "engines1",
        "engines2",
        "orders",
        "pirates",
        "stations",
        "stock",
        "symbol",
        "trade_ships",
    )

    def __init__(
        self,
        symbol: int,
        astro: int,
        stock: list[int],
        colony_ships: int,
        trade_ships: int,
        engines1: int,
        engines2: int,
        cannons1: int,
        cannons2: int,
        centres: list[int],
        chosen: list[int],
        colonies: list[int],
        stations: list[int],
        pirates: list[int],
        orders: list[int],
    ) -> None:
        self.symbol = symbol  # SUN or MOON
        self.astro = astro  # money
        self.stock = stock  # by good, knowledge last
        self.colony_ships = colony_ships  # in the hangar
        self.trade_ships = trade_ships  # in the hangar
        self.engines1 = engines1  # engines of strength 1
        self.engines2 = engines2  # engines of strength 2
        self.cannons1 = cannons1  # cannons of strength 1
        self.cannons2 = cannons2  # cannons of strength 2
        self.centres = centres  # level by centre: 0 not built, 1, 2
        self.chosen = chosen  # start centres, secret until both have chosen
        self.colonies = colonies  # cards, the start colony first
        self.stations = stations  # cards with a trade station, in the order of their founding
        self.pirates = pirates  # cards of beaten pirates
        self.orders = orders  # fulfilled

    def copy(self) -> Player:
        return Player(
            self.symbol,
            self.astro,
            self.stock[:],
            self.colony_ships,
            self.trade_ships,
            self.engines1,
            self.engines2,
            self.cannons1,
            self.cannons2,
            self.centres[:],
            self.chosen[:],
            self.colonies[:],
            self.stations[:],
            self.pirates[:],
            self.orders[:],
        )

    def engine_strength(self) -> int:
        return self.engines1 + 2 * self.engines2

    def cannon_strength(self) -> int:
        return self.cannons1 + 2 * self.cannons2

    def capacity(self, good: int) -> int:
        return LABORATORY if good == KNOWLEDGE else CAPACITY[self.centres[STORAGE]]

    def holds(self, units: tuple[tuple[int, int], ...]) -> bool:
        """Whether there is at least so much of each of these goods in stock."""
        stock = self.stock
        for good, amount in units:
            if stock[good] < amount:
                return False
        return True

    def hand_over(self, units: tuple[tuple[int, int], ...]) -> None:
        """Give goods out of the stock."""
        for good, amount in units:
            self.stock[good] -= amount

    def room(self, good: int) -> int:
        """How much more of a good fits in."""
        capacity = LABORATORY if good == KNOWLEDGE else CAPACITY[self.centres[STORAGE]]
        return capacity - self.stock[good]


class State(CoreState):
    """Everything on the table. Piles are unordered; a card's place in a stack is only kept where known."""

    __slots__ = (
        "actions_taken",
        "active",
        "barred_orders",
        "bottom",
        "die",
        "encounter",
        "encounter_known",
        "face_down",
        "known",
        "looked",
        "memory_aid",
        "open_orders",
        "order_pile",
        "path",
        "players",
        "purchases",
        "reserve",
        "sector",
        "sectors",
        "top",
        "turn",
        "turned",
        "used_stations",
        "winner",
    )

    def __init__(
        self,
        players: list[Player],
        sectors: list[list[int]],
        reserve: list[list[int]],
        order_pile: list[int],
        open_orders: list[int],
        known: list[int],
        active: int,
        turn: int,
        die: int,
        sector: int,
        path: list[int],
        turned: list[int],
        actions_taken: int,
        looked: list[int],
        top: list[int],
        bottom: list[int],
        encounter: int,
        encounter_known: int,
        barred_orders: list[int],
        used_stations: list[int],
        purchases: int,
        face_down: int,
        memory_aid: int,
        winner: int,
    ) -> None:
        self.players = players  # by seat
        self.sectors = sectors  # cards by sector, without those of a flight under way
        self.reserve = reserve  # cards by group, I to IV
        self.order_pile = order_pile  # orders face down
        self.open_orders = open_orders  # in their places
        self.known = known  # by card: who knows in which sector it lies, see PUBLIC
        self.active = active  # the seat whose turn it is
        self.turn = turn  # counted from 1; 0 before the first
        self.die = die  # the roll of this turn
        # the flight
        self.sector = sector  # NOTHING when nobody flies
        self.path = path  # cards turned up; NOTHING where a removed one could not be replaced
        self.turned = turned  # parallel to path: 1 where an action took place
        self.actions_taken = actions_taken  # on this flight
        self.looked = looked  # the sensor's cards, still in the flyer's hand
        self.top = top  # cards put on top, the topmost last
        self.bottom = bottom  # cards put below, the lowest last
        self.encounter = encounter  # the pirate held by the rival, or NOTHING
        self.encounter_known = encounter_known  # 1 if the flyer knows which pirate it is
        self.barred_orders = barred_orders  # open ones that cannot be fulfilled on this flight
        # the trade-and-build phase
        self.used_stations = used_stations  # own stations traded at in this turn
        self.purchases = purchases  # how often the rival had to sell in this turn
        # the table's options
        self.face_down = face_down  # 1 if cards of the reserve are laid face down
        self.memory_aid = memory_aid  # 1 if players are shown what they have seen in the sectors
        self.winner = winner  # a seat, SHARED, or NOTHING while the game goes on

    def copy(self) -> State:
        return State(
            [player.copy() for player in self.players],
            [pile[:] for pile in self.sectors],
            [pile[:] for pile in self.reserve],
            self.order_pile[:],
            self.open_orders[:],
            self.known[:],
            self.active,
            self.turn,
            self.die,
            self.sector,
            self.path[:],
            self.turned[:],
            self.actions_taken,
            self.looked[:],
            self.top[:],
            self.bottom[:],
            self.encounter,
            self.encounter_known,
            self.barred_orders[:],
            self.used_stations[:],
            self.purchases,
            self.face_down,
            self.memory_aid,
            self.winner,
        )

    def knows(self, seat: int, card: int) -> bool:
        """Whether a seat knows in which sector a card lies."""
        return self.known[card] & SEES[seat] != 0

    def speed(self, seat: int) -> int:
        player = self.players[seat]
        return player.engines1 + 2 * player.engines2 + self.die

    def cards_left(self) -> int:
        """How many cards of the flight's sector have not been dealt."""
        return len(self.sectors[self.sector]) + len(self.top) + len(self.bottom)
