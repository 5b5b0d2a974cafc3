"""A position as numbers: every section is declared here, beside the functions that write them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from ....core.features import Features, Layout, Numbers, cap, places_among
from ....core.table import Question, Table
from ..facts.cards import (
    ACTIONS,
    CANNONS,
    CARDS,
    CENTRES,
    COLONY,
    COMMAND,
    ENGINES,
    FLYING,
    GOODS,
    HANGAR,
    KIND,
    MOON,
    ORDERS,
    PIRATE,
    PURCHASES,
    SECTORS,
    SPECIALS,
    STATION,
    TRADE,
)
from ..position.actions import MOST_UNITS
from ..position.state import NOTHING, PUBLIC, SEES, State
from ..rules.scoring import friend_of_the_peoples, friendship, hero_of_the_peoples, medals, points, winners
from ..rules.trade import SellMore, TradeAt

QUESTIONS: Final = (
    "choose-centre",
    "choose-sector",
    "face-pirate",
    "fly-on",
    "give-up-centre",
    "place-looked",
    "produce",
    "sell-more",
    "take-resource",
    "trade-and-build",
    "trade-at",
    "visit",
)
_TURNS: Final = 500
_ASTRO: Final = 200
_FLOWN: Final = CARDS[:FLYING]
_SYMBOLS_HELD: Final = 30
"""Friendship or medals."""


def _names(cards: tuple[int, ...]) -> list[str]:
    return [CARDS[card] for card in cards]


# A starship and what lies before it
_PLAYER: Final = Layout()
_ACTIVE: Final = _PLAYER.number("active", most=1)
_ASKED: Final = _PLAYER.number("asked", most=1)
_WON: Final = _PLAYER.number("won", most=1)
_SYMBOL: Final = _PLAYER.number("moon", most=1)
_POINTS: Final = _PLAYER.number("points", most=15)
_FRIENDSHIP: Final = _PLAYER.number("friendship", most=_SYMBOLS_HELD)
_MEDALS: Final = _PLAYER.number("medals", most=_SYMBOLS_HELD)
_SPECIAL: Final = _PLAYER.section("of the peoples", SPECIALS, most=1)
_MONEY: Final = _PLAYER.number("astro", most=_ASTRO)
_STOCK: Final = _PLAYER.section("stock", GOODS, most=MOST_UNITS)
_COLONY_SHIPS: Final = _PLAYER.number("colony ships", most=HANGAR)
_TRADE_SHIPS: Final = _PLAYER.number("trade ships", most=HANGAR)
_ENGINES: Final = _PLAYER.section("engines of strength", ("1", "2"), most=ENGINES)
_CANNONS: Final = _PLAYER.section("cannons of strength", ("1", "2"), most=CANNONS)
_CENTRES: Final = _PLAYER.section("centres", CENTRES, most=2)
_CHOSEN: Final = _PLAYER.number("centres chosen in secret", most=len(CENTRES))
_COLONY_CARDS: Final = tuple(card for card in range(len(CARDS)) if KIND[card] == COLONY or card >= FLYING)
_COLONY_AT: Final = places_among(_COLONY_CARDS, len(CARDS), _PLAYER.section("colonies", _names(_COLONY_CARDS), most=1))
_STATION_CARDS: Final = tuple(card for card in range(FLYING) if STATION[card])
_STATION_AT: Final = places_among(
    _STATION_CARDS, len(CARDS), _PLAYER.section("stations", _names(_STATION_CARDS), most=1)
)
_PIRATE_CARDS: Final = tuple(card for card in range(FLYING) if KIND[card] == PIRATE)
_PIRATE_AT: Final = places_among(_PIRATE_CARDS, len(CARDS), _PLAYER.section("pirates", _names(_PIRATE_CARDS), most=1))
_FULFILLED: Final = _PLAYER.section("orders", ORDERS, most=1)

# A flight under way
_FLIGHT: Final = Layout()
_SECTOR: Final = _FLIGHT.section("sector", [str(sector + 1) for sector in range(SECTORS)], most=1)
_ACTIONS_LEFT: Final = _FLIGHT.number("actions left", most=max(ACTIONS))
_REACHED: Final = _FLIGHT.number("cards reached", most=20)
_TURNED: Final = _FLIGHT.number("actions on the way", most=20)
_GAPS: Final = _FLIGHT.number("gaps", most=20)
_FACE_DOWN: Final = _FLIGHT.number("face down", most=20)
_PATH: Final = _FLIGHT.section("path", _FLOWN, most=2)
"""2: an action took place there."""
_HERE: Final = _FLIGHT.section("here", _FLOWN, most=1)
_HERE_FACE_DOWN: Final = _FLIGHT.number("here face down", most=1)
_IN_HAND: Final = _FLIGHT.number("cards looked at", most=9)
_ON_TOP: Final = _FLIGHT.number("cards on top", most=9)
_BELOW: Final = _FLIGHT.number("cards below", most=9)
_LOOKED: Final = _FLIGHT.section("looked", _FLOWN, most=1)
_TOP: Final = _FLIGHT.section("top", _FLOWN, most=9)
_BOTTOM: Final = _FLIGHT.section("bottom", _FLOWN, most=9)
"""In which order they come up, the next one first."""
_PIRATE_MET: Final = _FLIGHT.number("pirate met", most=1)
_MET_AT: Final = places_among(_PIRATE_CARDS, len(CARDS), _FLIGHT.section("pirate", _names(_PIRATE_CARDS), most=1))

# What the seat is asked
_ASKING: Final = Layout()
_KIND: Final = _ASKING.section("kind", QUESTIONS, most=1)
_KIND_OF: Final = {prompt: _KIND + place for place, prompt in enumerate(QUESTIONS)}
_AT: Final = places_among(_STATION_CARDS, len(CARDS), _ASKING.section("at", _names(_STATION_CARDS), most=1))
_COUNT: Final = _ASKING.number("count", most=MOST_UNITS)

# The table, what the seat has seen, the flight, and both players
_LAYOUT: Final = Layout()
_TURN: Final = _LAYOUT.number("turn", most=_TURNS)
_DIE: Final = _LAYOUT.number("die", most=6)
_REFILLED: Final = _LAYOUT.number("refill face down", most=1)
_MEMORY_AID: Final = _LAYOUT.number("memory aid", most=1)
_SPEED: Final = _LAYOUT.number("speed", most=20)
_RESERVE: Final = _LAYOUT.section("reserve", ("I", "II", "III", "IV"), most=FLYING)
_ORDER_PILE: Final = _LAYOUT.number("order pile", most=len(ORDERS))
_OPEN: Final = _LAYOUT.section("open orders", ORDERS, most=2)
"""2: it cannot be fulfilled on this flight."""
_USED_AT: Final = places_among(
    _STATION_CARDS, len(CARDS), _LAYOUT.section("used stations", _names(_STATION_CARDS), most=1)
)
_PURCHASES: Final = _LAYOUT.number("purchases left", most=max(PURCHASES))
_STACK: Final = Layout()
_CARDS: Final = _STACK.number("cards", most=FLYING)
_SEEN: Final = _STACK.section("seen", _FLOWN, most=1)
_STACKS: Final = tuple(_LAYOUT.add(f"sector {sector + 1}", _STACK) for sector in range(SECTORS))
_CHOOSING: Final = _LAYOUT.section("choosing", CENTRES, most=1)
"""One's own centres, chosen in secret."""
_QUESTION: Final = _LAYOUT.add("question", _ASKING)
_FLYING: Final = _LAYOUT.add("flight", _FLIGHT)
_PLAYERS: Final = tuple(_LAYOUT.add(f"player {step}", _PLAYER) for step in range(2))


class DuelFeatures(Features[State]):
    """What a seat may know, player 0 being itself: also what it has seen in the sectors where no memory aid shows it.

    Left out are the orders in which cards were taken and, but for the last place, in which they lie in the path.
    """

    def __init__(self) -> None:
        super().__init__(1, _LAYOUT)

    def write(self, table: Table[State], seat: int, out: Numbers, at: int) -> None:
        state = table.state
        _write_table(state, out, at)
        _write_sectors(state, seat, out, at)
        for centre in state.players[seat].chosen:
            out[at + _CHOOSING + centre] = 1
        question = table.question(seat)
        if question is not None:
            _write_question(question, out, at + _QUESTION)
        if state.sector != NOTHING:
            _write_path(state, out, at + _FLYING)
            _write_sensor(state, seat, out, at + _FLYING)
        for owner in range(2):
            block = at + _PLAYERS[owner ^ seat]
            _write_ship(state, owner, out, block)
            _write_cards(state, owner, out, block)
            if table.question(owner) is not None:
                out[block + _ASKED] = 1
        _write_standing(state, seat, out, at)

    def coverage(self, view: Mapping[str, object]) -> object:
        seen = dict(view)
        seen["turn"] = min(cast("int", view["turn"]), _TURNS)
        for key in ("open_orders", "barred_orders", "used_stations"):
            seen[key] = sorted(cast("list[str]", view[key]))
        seen["players"] = [_told_of_player(player) for player in cast("list[dict[str, object]]", view["players"])]
        flight = cast("dict[str, object] | None", view["flight"])
        if flight is not None:
            path = cast("list[dict[str, object]]", flight["path"])
            turned = sum(step["turned"] is True for step in path)
            seen["flight"] = {**flight, "path": sorted(map(_told_of_step, path)), "turned": turned}
            if path:
                seen["here"] = [path[-1]["card"], path[-1]["face_down"]]
        return seen


def _told_of_player(player: dict[str, object]) -> dict[str, object]:
    told = {**player, "astro": min(cast("int", player["astro"]), _ASTRO)}
    for key in ("colonies", "stations", "pirates", "orders"):
        told[key] = sorted(cast("list[str]", player[key]))
    return told


def _told_of_step(step: dict[str, object]) -> str:
    """Whether an action took place is told place by place only where the card is known."""
    return f"{step['card']} {step['face_down']} {step['turned'] if step['card'] else ''}"


def _write_table(state: State, out: Numbers, at: int) -> None:
    out[at + _TURN] = cap(state.turn, _TURNS)
    out[at + _DIE] = state.die
    out[at + _REFILLED] = state.face_down
    out[at + _MEMORY_AID] = state.memory_aid
    out[at + _SPEED] = state.speed(state.active)
    for group, pile in enumerate(state.reserve):
        out[at + _RESERVE + group] = len(pile)
    out[at + _ORDER_PILE] = len(state.order_pile)
    for order in state.open_orders:
        out[at + _OPEN + order] = 1
    for order in state.barred_orders:
        out[at + _OPEN + order] += 1
    for card in state.used_stations:
        out[at + _USED_AT[card]] = 1
    out[at + _PURCHASES] = PURCHASES[state.players[state.active].centres[TRADE]] - state.purchases


def _write_sectors(state: State, seat: int, out: Numbers, at: int) -> None:
    """How many cards lie in each sector, and which of them the seat has seen there."""
    for sector in range(SECTORS):
        block = at + _STACKS[sector]
        out[block + _CARDS] = len(state.sectors[sector])
        _write_seen(state, seat, state.sectors[sector], out, block + _SEEN)
    if state.sector != NOTHING:
        block = at + _STACKS[state.sector]
        out[block + _CARDS] += len(state.looked) + len(state.top) + len(state.bottom)
        _write_seen(state, seat, state.looked, out, block + _SEEN)
        _write_seen(state, seat, state.top, out, block + _SEEN)
        _write_seen(state, seat, state.bottom, out, block + _SEEN)
        held = state.encounter
        if held != NOTHING and seat == state.active and not state.encounter_known and state.knows(seat, held):
            out[block + _SEEN + held] = 1  # if it were missed here, its absence would name the pirate


def _write_seen(state: State, seat: int, cards: list[int], out: Numbers, at: int) -> None:
    sees = SEES[seat]
    known = state.known
    for card in cards:
        if known[card] & sees:
            out[at + card] = 1


def _write_question(question: Question[State], out: Numbers, at: int) -> None:
    out[at + _KIND_OF[question.prompt()]] = 1
    if isinstance(question, TradeAt):
        out[at + _AT[question.card]] = 1
    elif isinstance(question, SellMore):
        out[at + _AT[question.card]] = 1
        out[at + _COUNT] = question.units


def _write_path(state: State, out: Numbers, at: int) -> None:
    """Where the flight has come to: everything here lies open, or face down for both."""
    out[at + _SECTOR + state.sector] = 1
    out[at + _ACTIONS_LEFT] = ACTIONS[state.players[state.active].centres[COMMAND]] - state.actions_taken
    out[at + _REACHED] = len(state.path)
    for place, card in enumerate(state.path):
        out[at + _TURNED] += state.turned[place]
        if card == NOTHING:
            out[at + _GAPS] += 1
        elif state.known[card] != PUBLIC:
            out[at + _FACE_DOWN] += 1
        else:
            out[at + _PATH + card] = 1 + state.turned[place]
    if state.path:
        here = state.path[-1]
        if here != NOTHING and state.known[here] == PUBLIC:
            out[at + _HERE + here] = 1
        elif here != NOTHING:
            out[at + _HERE_FACE_DOWN] = 1


def _write_sensor(state: State, seat: int, out: Numbers, at: int) -> None:
    """What the flyer alone has looked at, and the pirate that the rival alone has seen."""
    out[at + _IN_HAND] = len(state.looked)
    out[at + _ON_TOP] = len(state.top)
    out[at + _BELOW] = len(state.bottom)
    flies = seat == state.active
    if flies:
        for card in state.looked:
            out[at + _LOOKED + card] = 1
        for place, card in enumerate(state.top):
            out[at + _TOP + card] = len(state.top) - place
        for place, card in enumerate(state.bottom):
            out[at + _BOTTOM + card] = 1 + place
    if state.encounter != NOTHING:
        out[at + _PIRATE_MET] = 1
        if not flies or state.encounter_known:
            out[at + _MET_AT[state.encounter]] = 1


def _write_ship(state: State, owner: int, out: Numbers, at: int) -> None:
    player = state.players[owner]
    if owner == state.active:
        out[at + _ACTIVE] = 1
    if player.symbol == MOON:
        out[at + _SYMBOL] = 1
    out[at + _MONEY] = cap(player.astro, _ASTRO)
    for good in range(len(GOODS)):
        out[at + _STOCK + good] = player.stock[good]
    out[at + _COLONY_SHIPS] = player.colony_ships
    out[at + _TRADE_SHIPS] = player.trade_ships
    out[at + _ENGINES] = player.engines1
    out[at + _ENGINES + 1] = player.engines2
    out[at + _CANNONS] = player.cannons1
    out[at + _CANNONS + 1] = player.cannons2
    for centre in range(len(CENTRES)):
        out[at + _CENTRES + centre] = player.centres[centre]
    out[at + _CHOSEN] = len(player.chosen)


def _write_cards(state: State, owner: int, out: Numbers, at: int) -> None:
    player = state.players[owner]
    for card in player.colonies:
        out[at + _COLONY_AT[card]] = 1
    for card in player.stations:
        out[at + _STATION_AT[card]] = 1
    for card in player.pirates:
        out[at + _PIRATE_AT[card]] = 1
    for order in player.orders:
        out[at + _FULFILLED + order] = 1


def _write_standing(state: State, seat: int, out: Numbers, at: int) -> None:
    """Points and what they are made of."""
    for owner in range(2):
        block = at + _PLAYERS[owner ^ seat]
        out[block + _POINTS] = points(state, owner)
        out[block + _FRIENDSHIP] = friendship(state.players[owner])
        out[block + _MEDALS] = medals(state.players[owner])
    friend, hero = friend_of_the_peoples(state), hero_of_the_peoples(state)
    if friend != NOTHING:
        out[at + _PLAYERS[friend ^ seat] + _SPECIAL] = 1
    if hero != NOTHING:
        out[at + _PLAYERS[hero ^ seat] + _SPECIAL + 1] = 1
    for winner in winners(state):
        out[at + _PLAYERS[winner ^ seat] + _WON] = 1
