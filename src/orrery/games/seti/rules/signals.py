"""Signals (page 12): where they may be placed, and what they take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.description import Argument, Description, phrase, yes_or_no
from ....core.facts import Entry
from ....core.table import Effect, Table
from ..facts import slots
from ..facts.board import (
    DATA_SLOTS,
    EVERY,
    NOTHING,
    OUMUAMUA,
    SECTOR_COLORS,
    SECTORS,
    SLOT_POINTS,
    STAR_COLOR,
    STARS,
    TELESCOPE_EARTH,
    TILE,
    planet_number,
    star_facts,
)
from ..facts.cards import SECTOR as CARD_SECTOR
from ..facts.phrases import planet_phrase
from ..facts.sky import SECTOR
from ..position.actions import DECLINE, DISCARD, PROBE, SIGNAL, each
from ..position.events import CARD_DISCARDED, SIGNAL_PLACED
from ..position.state import State
from ..species.anomalies import anomaly_sector, next_anomaly
from ..vocabulary.reading import SIGNALS, Effects, Reader, description_of, knowing
from .hand import discard, put_away, top_card
from .interrupt import CARDS_IN_HAND, ROOM_FOR_DATA, ServedQuestion, TurnQuestion, could_bring
from .resources import gain_data, has_room, score
from .triggers import fire

COLOR: Final = 0
STAR: Final = 1
PLANET_SECTOR: Final = 2
OWN_PROBE_SECTOR: Final = 3
OWN_PROBE_AND_NEIGHBORS: Final = 4
CHOSEN_PROBES: Final = 5
ANY_SECTOR: Final = 6
ROW_CARD: Final = 7
HAND_CARD: Final = 8
DECK_CARD: Final = 9
EARTH_SECTOR: Final = 10
NEXT_ANOMALY: Final = 11
OUMUAMUA_PLACE: Final = 12
WHERE: Final[Sequence[str]] = [
    "color",
    "star",
    "planet_sector",
    "own_probe_sector",
    "own_probe_sector_and_neighbors",
    "chosen_probes",
    "any_sector",
    "row_card",
    "hand_card",
    "deck_card",
    "earth_sector",
    "next_anomaly_sector",
    "oumuamua_sector_or_tile",
]

WITHOUT_DATA: Final = 1
OPTIONAL: Final = 2
SAME_SECTOR: Final = 4


def own_sectors(state: State, seat: int) -> list[int]:
    player = state.players[seat]
    return sorted({SECTOR[space] for space in [*player.probes, *player.capsules]})


def allowed_sectors(state: State, seat: int, where: int, argument: int) -> list[int]:
    """The sectors in which a signal may be placed."""
    if where == COLOR:
        return [sector for sector in range(SECTORS) if STAR_COLOR[state.stars[sector]] == argument]
    if where == STAR:
        return [state.stars.index(argument)]
    if where == PLANET_SECTOR:
        space = state.space_of(argument)
        return [SECTOR[space]] if space != NOTHING else []
    if where in (OWN_PROBE_SECTOR, OWN_PROBE_AND_NEIGHBORS):
        return own_sectors(state, seat)
    if where == EARTH_SECTOR:
        earth = state.earth_sector()
        wide = state.players[seat].has_tech(TELESCOPE_EARTH)
        return [(earth - 1) % SECTORS, earth, (earth + 1) % SECTORS] if wide else [earth]
    if where == NEXT_ANOMALY:
        return [anomaly_sector(state, next_anomaly(state))] if state.anomalies else []
    if where == OUMUAMUA_PLACE:
        space = state.space_of(OUMUAMUA)
        return [SECTOR[space]] if space != NOTHING else []
    return list(range(SECTORS))


def signal_places(state: State, sectors: list[int]) -> list[int]:
    """Stars of these sectors, and the 'Oumuamua tile where it lies in one of them."""
    found = [state.stars[sector] for sector in sectors]
    tile = state.space_of(OUMUAMUA)
    if tile != NOTHING and SECTOR[tile] in sectors:
        found.append(TILE)
    return found


def sector_of(state: State, place: int) -> int:
    return SECTOR[state.space_of(OUMUAMUA)] if place == TILE else state.stars.index(place)


def place_phrase(where: int, argument: int, count: int, flags: int) -> Description:
    """Where signals go, in words; the argument is a colour, a star, a planet or how many probes."""
    given: dict[str, Argument] = {"n": count}
    if where == COLOR:
        given["color"] = SECTOR_COLORS[argument]
    elif where == STAR:
        given["star"] = phrase(f"seti-star-{STARS[argument]}")
    elif where == PLANET_SECTOR:
        given["planet"] = planet_phrase(argument)
    elif where == CHOSEN_PROBES:
        given["max_probes"] = argument
    elif where == ANY_SECTOR:
        given["same_sector"] = yes_or_no(flags & SAME_SECTOR > 0)
    return phrase(f"seti-where-{WHERE[where].replace('_', '-')}", **given)


def signals_phrase(where: int, argument: int, count: int, flags: int) -> Description:
    optional = flags & OPTIONAL > 0
    return phrase(
        "seti-effect-signal",
        n=count,
        place=place_phrase(where, argument, count, flags),
        data=yes_or_no(not flags & WITHOUT_DATA),
        optional=yes_or_no(optional),
        up_to=yes_or_no(optional and count > 1),
    )


class Signal(TurnQuestion):
    """Place signals one by one; where they belong together, the first decides the sector."""

    __slots__ = ("argument", "count", "flags", "where")

    def __init__(self, where: int, argument: int, count: int, flags: int) -> None:
        self.where = where
        self.argument = argument
        self.count = count
        self.flags = flags

    def describe(self) -> Description:
        return signals_phrase(self.where, self.argument, self.count, self.flags)

    def prompt(self) -> str:
        return "signal"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"count": self.count}

    def choices(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        sectors = allowed_sectors(state, seat, self.where, self.argument)
        return each(SIGNAL, signal_places(state, sectors))

    def free_action_helps(self, table: Table[State], seat: int) -> bool:
        """Data that the pool cannot hold may be stored first."""
        state = table.state
        if self.flags & WITHOUT_DATA or has_room(state, seat, 1):
            return False
        gives_data = any(state.data_left[SIGNAL.place(action)] for action in self.choices(table, seat))
        return gives_data and could_bring(state, seat, ROOM_FOR_DATA, 1)

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        state = table.state
        place = SIGNAL.place(action)
        sector = sector_of(state, place)
        if self.where == OWN_PROBE_AND_NEIGHBORS:
            for neighbour in (sector - 1, sector + 1):
                star = state.stars[SECTOR[neighbour]]
                table.then(seat, Signal(STAR, star, 1, self.flags))
        elif self.count > 1:
            if self.where == OWN_PROBE_SECTOR or self.flags & SAME_SECTOR:
                table.then(seat, Signal(STAR, state.stars[sector], self.count - 1, self.flags))
            else:
                table.then(seat, Signal(self.where, self.argument, self.count - 1, self.flags))
        place_signal(table, seat, place, not self.flags & WITHOUT_DATA)


def place_signal(table: Table[State], seat: int, place: int, with_data: bool) -> None:
    """A marker replaces the leftmost data; where none is left it still counts."""
    state = table.state
    state.signals[place].append(seat)
    table.tell(SIGNAL_PLACED, seat, place)
    if place != TILE:
        fire(table, seat, slots.SIGNAL, STAR_COLOR[place])
    if not state.data_left[place]:
        return
    slot = DATA_SLOTS[place] - state.data_left[place]
    state.data_left[place] -= 1
    if with_data:
        gain_data(table, seat, 1)
    score(table, seat, SLOT_POINTS[place][slot])
    if not state.data_left[place]:
        fire(table, seat, slots.COMPLETE_SECTOR, EVERY)


class SignalByCard(ServedQuestion):
    """Discard a card of the row or the hand, then a signal in a sector of its colour."""

    __slots__ = ("count", "flags", "where")

    def __init__(self, where: int, count: int, flags: int) -> None:
        self.where = where
        self.count = count
        self.flags = flags

    def describe(self) -> Description:
        return signals_phrase(self.where, 0, self.count, self.flags)

    def prompt(self) -> str:
        return "signal-by-row-card" if self.where == ROW_CARD else "signal-by-hand-card"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {**super().arguments(table, seat), "count": self.count}

    def choices(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        cards = state.row if self.where == ROW_CARD else state.players[seat].hand
        found = [DISCARD.at(card) for card in cards if card != NOTHING]
        if found and self.flags & OPTIONAL:
            found.append(DECLINE)
        return found

    def free_action_helps(self, table: Table[State], seat: int) -> bool:
        """Whoever has no card may get one first."""
        state = table.state
        no_card = self.where == HAND_CARD and not state.players[seat].hand
        return no_card and could_bring(state, seat, CARDS_IN_HAND, 1)

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        if action == DECLINE:
            return
        state = table.state
        card = DISCARD.place(action)
        if self.count > 1:
            table.then(seat, SignalByCard(self.where, self.count - 1, self.flags))
        if self.where == ROW_CARD:
            state.row[state.row.index(card)] = NOTHING
            put_away(state, card)
            table.tell(CARD_DISCARDED, seat, card)
        else:
            discard(table, seat, card)
        table.then(seat, Signal(COLOR, CARD_SECTOR[card], 1, self.flags & WITHOUT_DATA))


class SignalByDeck(Effect[State]):
    """Turn the top card of the deck over and discard it, then a signal in a sector of its colour."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def describe(self) -> Description:
        return signals_phrase(DECK_CARD, 0, self.count, 0)

    def resolve(self, table: Table[State], seat: int) -> None:
        card = top_card(table, seat)
        if card == NOTHING:
            return
        if self.count > 1:
            table.then(seat, SignalByDeck(self.count - 1))
        put_away(table.state, card)
        table.tell(CARD_DISCARDED, seat, card)
        table.then(seat, Signal(COLOR, CARD_SECTOR[card], 1, 0))


class SignalByProbes(TurnQuestion):
    """Up to this many different probes of anybody, one signal in the sector of each."""

    __slots__ = ("left", "used")

    def __init__(self, left: int, used: list[int]) -> None:
        self.left = left
        self.used = used

    def describe(self) -> Description:
        return signals_phrase(CHOSEN_PROBES, self.left, 1, 0)

    def prompt(self) -> str:
        return "signal-by-probe"

    def choices(self, table: Table[State], seat: int) -> list[int]:
        spaces: list[int] = []
        for player in table.state.players:
            spaces += player.probes
            spaces += player.capsules
        found = sorted({PROBE.at(space) for space in spaces if spaces.count(space) > self.used.count(space)})
        return [*found, DECLINE] if found else []

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        if action == DECLINE:
            return
        space = PROBE.place(action)
        if self.left > 1:
            table.then(seat, SignalByProbes(self.left - 1, [*self.used, space]))
        table.then(seat, Signal(STAR, table.state.stars[SECTOR[space]], 1, 0))


def sectors_with_signal(state: State, seat: int) -> int:
    return sum(seat in state.signals[star] for star in range(len(STARS)))


# Signals of which something else speaks


def own_signals(state: State, seat: int) -> list[int]:
    """How many signals a player has in each place."""
    return [owners.count(seat) for owners in state.signals]


def placed_since(state: State, seat: int, before: list[int]) -> list[int]:
    """Where a player has placed signals since they were counted; sectors are evaluated only after the action."""
    found: list[int] = []
    for place, count in enumerate(own_signals(state, seat)):
        found += [place] * (count - before[place])
    return found


class FollowSignals(Effect[State]):
    """An effect that places signals, then what is about where they were placed."""

    __slots__ = ("effect", "then")

    def __init__(self, effect: Effect[State], then: Effects) -> None:
        self.effect = effect
        self.then = then

    def describe(self) -> Description:
        return description_of([self.effect, *self.then])

    def resolve(self, table: Table[State], seat: int) -> None:
        table.then(seat, self.effect, AfterSignals(own_signals(table.state, seat), self.then))


class AfterSignals(Effect[State]):
    """What is about the signals that were placed since they were counted."""

    __slots__ = ("before", "then")

    def __init__(self, before: list[int], then: Effects) -> None:
        self.before = before
        self.then = then

    def describe(self) -> Description:
        return description_of(self.then)

    def resolve(self, table: Table[State], seat: int) -> None:
        table.then_all(seat, knowing(self.then, placed_since(table.state, seat, self.before)))


def read_signals(entry: Entry, reader: Reader) -> Effect[State]:
    """The verb has an effect for every way to come by a place."""
    effect = _read_placing(entry)
    then = reader.then(entry, SIGNALS)
    return FollowSignals(effect, then) if then else effect


def _read_placing(entry: Entry) -> Effect[State]:
    where, count = entry.number_of("where", WHERE), entry.number("n", 1)
    flags = WITHOUT_DATA if entry.has("data") and not entry.flag("data") else 0
    flags |= OPTIONAL if entry.flag("optional") else 0
    flags |= SAME_SECTOR if entry.flag("same_sector") else 0
    if where in (ROW_CARD, HAND_CARD):
        return SignalByCard(where, count, flags)
    if where == DECK_CARD:
        return SignalByDeck(count)
    if where == CHOSEN_PROBES:
        return SignalByProbes(entry.number("max_probes"), [])
    argument = 0
    if where == COLOR:
        argument = entry.number_of("color", SECTOR_COLORS)
    elif where == PLANET_SECTOR:
        argument = planet_number(entry.text("planet"), f"{entry.where}.planet")
    elif where == STAR:
        argument = entry.number_of("star", [star_facts(star).text("name") for star in range(len(STARS))])
    return Signal(where, argument, count, flags)
