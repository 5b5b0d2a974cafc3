"""What a seat, or a spectator, may see: built field by field, nothing hidden can slip in."""

from __future__ import annotations

from typing import TypedDict

from ....core.table import Table
from ..facts.cards import ACTIONS, CARDS, CENTRES, COMMAND, GOODS, LABORATORY, ORDERS, PURCHASES, SYMBOLS, TRADE
from ..position.state import NOTHING, PUBLIC, Player, State
from ..rules.scoring import breakdown, friend_of_the_peoples, friendship, hero_of_the_peoples, medals, points, winners


class PlayerView(TypedDict):
    """A starship and what lies before it; `chosen` is None for everybody else's secret choice."""

    symbol: str
    astro: int
    stock: dict[str, int]
    capacity: int
    laboratory: int
    colony_ships: int
    trade_ships: int
    engines: list[int]
    cannons: list[int]
    centres: dict[str, int]
    chosen: list[str | None]
    colonies: list[str]
    stations: list[str]
    pirates: list[str]
    orders: list[str]
    friendship: int
    medals: int
    points: int
    breakdown: dict[str, int]


class SectorView(TypedDict):
    """A stack of the board; `seen` (memory aid) tells what the seat has seen in it."""

    cards: int
    seen: list[str]


class StepView(TypedDict):
    """A place in the path: `card` is None when it lies face down or could not be replaced."""

    card: str | None
    face_down: bool
    turned: bool


class FlightView(TypedDict):
    """A flight under way; cards the seat may not know are None."""

    sector: int
    speed: int
    actions_left: int
    path: list[StepView]
    looked: list[str | None]
    top: list[str | None]
    bottom: list[str | None]
    pirate_met: bool
    pirate: str | None


class View(TypedDict):
    """Everything one seat sees."""

    turn: int
    active: int
    die: int
    players: list[PlayerView]
    sectors: list[SectorView]
    reserve: list[int]
    open_orders: list[str]
    barred_orders: list[str]
    order_pile: int
    flight: FlightView | None
    used_stations: list[str]
    purchases_left: int
    friend: int | None
    hero: int | None
    winners: list[int]


def view(table: Table[State], seat: int | None) -> View:
    state = table.state
    active = state.players[state.active]
    return {
        "turn": state.turn,
        "active": state.active,
        "die": state.die,
        "players": [_player(state, owner, seat) for owner in range(len(state.players))],
        "sectors": [_sector(state, number, seat) for number in range(len(state.sectors))],
        "reserve": [len(group) for group in state.reserve],
        "open_orders": [ORDERS[order] for order in state.open_orders],
        "barred_orders": [ORDERS[order] for order in state.barred_orders],
        "order_pile": len(state.order_pile),
        "flight": None if state.sector == NOTHING else _flight(state, seat),
        "used_stations": [CARDS[card] for card in state.used_stations],
        "purchases_left": PURCHASES[active.centres[TRADE]] - state.purchases,
        "friend": _somebody(friend_of_the_peoples(state)),
        "hero": _somebody(hero_of_the_peoples(state)),
        "winners": winners(state),
    }


def _somebody(seat: int) -> int | None:
    return None if seat == NOTHING else seat


def _player(state: State, owner: int, seat: int | None) -> PlayerView:
    player = state.players[owner]
    return {
        "symbol": SYMBOLS[player.symbol],
        "astro": player.astro,
        "stock": {good: player.stock[place] for place, good in enumerate(GOODS)},
        "capacity": player.capacity(0),
        "laboratory": LABORATORY,
        "colony_ships": player.colony_ships,
        "trade_ships": player.trade_ships,
        "engines": [1] * player.engines1 + [2] * player.engines2,
        "cannons": [1] * player.cannons1 + [2] * player.cannons2,
        "centres": {centre: player.centres[place] for place, centre in enumerate(CENTRES)},
        "chosen": _chosen_centres(player, owner == seat),
        "colonies": [CARDS[card] for card in player.colonies],
        "stations": [CARDS[card] for card in player.stations],
        "pirates": [CARDS[card] for card in player.pirates],
        "orders": [ORDERS[order] for order in player.orders],
        "friendship": friendship(player),
        "medals": medals(player),
        "points": points(state, owner),
        "breakdown": breakdown(state, owner),
    }


def _chosen_centres(player: Player, own: bool) -> list[str | None]:
    return [CENTRES[centre] if own else None for centre in player.chosen]


def _sector(state: State, number: int, seat: int | None) -> SectorView:
    """The stack as it lies on the board; cards in the flyer's path are not in it."""
    flown = number == state.sector
    cards = state.sectors[number] + state.top + state.bottom + state.looked if flown else state.sectors[number]
    seen: list[str] = []
    if seat is not None and state.memory_aid:
        # a pirate in the rival's hand must not be missed here, or its absence would name it
        held = [state.encounter] if flown and seat == state.active and _unseen_pirate(state) else []
        seen = [CARDS[card] for card in sorted(cards + held) if state.knows(seat, card)]
    return {"cards": len(cards), "seen": seen}


def _unseen_pirate(state: State) -> bool:
    return state.encounter != NOTHING and not state.encounter_known


def _flight(state: State, seat: int | None) -> FlightView:
    flyer = state.active
    knows_pirate = seat is not None and (seat != flyer or state.encounter_known == 1)
    met = state.encounter != NOTHING
    return {
        "sector": state.sector,
        "speed": state.speed(flyer),
        "actions_left": ACTIONS[state.players[flyer].centres[COMMAND]] - state.actions_taken,
        "path": [_step(state, place) for place in range(len(state.path))],
        "looked": _names_if_known(state.looked, seat == flyer),
        "top": _names_if_known(state.top, seat == flyer),
        "bottom": _names_if_known(state.bottom, seat == flyer),
        "pirate_met": met,
        "pirate": CARDS[state.encounter] if met and knows_pirate else None,
    }


def _step(state: State, place: int) -> StepView:
    card = state.path[place]
    face_down = card != NOTHING and state.known[card] != PUBLIC
    return {
        "card": None if card == NOTHING or face_down else CARDS[card],
        "face_down": face_down,
        "turned": state.turned[place] == 1,
    }


def _names_if_known(cards: list[int], known: bool) -> list[str | None]:
    return [CARDS[card] if known else None for card in cards]
