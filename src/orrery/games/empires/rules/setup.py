"""Set-up (pages 10, 20): the galaxy for two, three and four players, and the modules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.facts import Entry
from ....core.game import OptionValue
from ....core.table import Effect, Question, Table
from ..facts.board import (
    ARTIFACT,
    BUILDING_COUNT,
    COLOURS,
    DESTROYED,
    GATE,
    HOLES,
    NOTHING,
    QUADRANT,
    QUADRANTS,
    ROBOTS,
    SHIP_SLOTS,
    START,
    WORMHOLE_A,
    WORMHOLE_B,
    is_planet,
)
from ..facts.cards import (
    DISCOVERIES,
    EMPIRES,
    GUARDIAN,
    HENARI,
    IS_RELIC,
    LIBRARY,
    MEGASTRUCTURES,
    MISSION_CARD,
    MISSION_CARDS,
    NOISES,
    OSTRUN,
    QUADRANT_TILES,
    TILES,
    VLIX,
    discovery_set,
    empire_number,
    places_in,
    setup_facts,
)
from ..position.actions import EMPIRE
from ..position.campaign import no_campaign
from ..position.events import EMPIRE_CHOSEN
from ..position.player import NO_DOUBLE, READY, Player
from ..position.state import CLASSIC, MODERN, MODES, ROBOT, State
from .classic.setup import LayOutClassic, prepare
from .discovering import archive_relic, uncover
from .jetting import JET_TOO, NO_JET, ONLY_JET
from .placing import PutShip
from .turn import TURN

JETS: Final[Sequence[str]] = ["no", "yes", "only"]
MODULES: Final[Sequence[str]] = ["discoveries", "technologies", "guardians", "libraries", "empires"]
NO_MEGASTRUCTURE: Final = "none"
RANDOM: Final = "random"
WORMHOLES: Final[Sequence[str]] = ["both", "a", "b", "none"]
"""Which pairs are laid out; the others are destroyed planets (only for two players)."""
_DISCOVERIES: Final = 1
_TECHNOLOGIES: Final = 2
_GUARDIANS: Final = 4
_LIBRARIES: Final = 8
_EMPIRES: Final = 16
_RANDOM_SET: Final = 6
"""Tiles of a random set of discoveries, for any number of players."""


def empty_table(seats: int) -> State:
    """An empty galaxy, nobody in it."""
    none, nobody = [0] * len(HOLES), [NOTHING] * len(HOLES)
    return State(
        mode=MODERN,
        players=[_player() for _ in range(seats)],
        places=nobody[:],
        areas=nobody[:],
        area_places=[],
        area_tiles=[],
        secrets=nobody[:],
        scanned=[0] * seats,
        laid=[],
        gates=[],
        owner=nobody[:],
        troops=none[:],
        outposts=none[:],
        cities=none[:],
        centres=none[:],
        robots=none[:],
        robots_left=ROBOTS,
        base_owner=[],
        base_hole=[],
        base_x=[],
        base_y=[],
        guardians=0,
        mine_owner=[],
        mine_x=[],
        mine_y=[],
        libraries=0,
        waiting_libraries=0,
        structures=nobody[:],
        megastructure=NOTHING,
        tokens=[1] * len(COLOURS),
        pool=0,
        archive=[],
        box=[],
        missions=[],
        sides=[0] * TILES,
        firsts=0,
        noise=0,
        jet=NO_JET,
        active=0,
        last=NOTHING,
        action=NOTHING,
        acted=0,
        stopped=0,
        left=0,
        used=[],
        once=0,
        grounded=0,
        free_flicks=[],
        attacked=0,
        bonuses=[],
        blockaded=[0] * seats,
        campaign=no_campaign(),
    )


def _player() -> Player:
    return Player(
        troops=START.number("troops"),
        ships=START.number("ships"),
        boxed=0,
        advanced=0,
        new_ships=0,
        x=[-1] * SHIP_SLOTS,
        y=[-1] * SHIP_SLOTS,
        buildings=list(BUILDING_COUNT),
        cities_unlocked=0,
        bases_unlocked=0,
        energy=START.number("energy"),
        spent=0,
        double=NO_DOUBLE,
        points=0,
        techs=0,
        relics=[],
        fresh=[],
        stones=[],
        empire=NOTHING,
        cities_built=0,
    )


def opening(seats: int, options: dict[str, OptionValue]) -> tuple[State, Effect[State]]:
    state = empty_table(seats)
    facts = setup_facts(seats)
    state.pool = facts.number("points")
    set_hands(state, options)
    if MODES.index(str(options["mode"])) == CLASSIC:
        prepare(state)
        return state, LayOutClassic()
    modules = sum(1 << place for place, name in enumerate(MODULES) if options[name] is True)
    chosen = str(options["megastructure"])
    if chosen in MEGASTRUCTURES:
        state.megastructure = MEGASTRUCTURES.index(chosen)
    return state, LayOut(modules, WORMHOLES.index(str(options["wormholes"])), int(chosen == RANDOM))


def set_hands(state: State, options: dict[str, OptionValue]) -> None:
    """How ships are moved at this table."""
    state.noise = NOISES.index(str(options["noise"]))
    state.jet = [NO_JET, JET_TOO, ONLY_JET][JETS.index(str(options["jet"]))]


class LayOut(Effect[State]):
    """Places, discoveries, missions, modules and pieces are laid out; then someone begins."""

    __slots__ = ("modules", "surprise", "wormholes")

    def __init__(self, modules: int, wormholes: int, surprise: int) -> None:
        """`surprise` is whether the megastructure is chosen at random."""
        self.modules = modules
        self.wormholes = wormholes
        self.surprise = surprise

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        _lay_places(state, WORMHOLES[self.wormholes])
        _lay_tiles(table, self.modules)
        if self.modules & _TECHNOLOGIES:
            state.sides = [table.dealer.roll([0, 1]) for _ in range(TILES)]
        _lay_missions(table)
        if self.surprise:
            state.megastructure = table.dealer.roll(range(len(MEGASTRUCTURES)))
        facts = setup_facts(len(state.players))
        if facts.flag("guardians"):
            state.guardians = (1 << len(QUADRANTS)) - 1
        for hole in facts.numbers_of("robots", HOLES):
            _lay_robot(table, hole)
        first = table.dealer.roll(range(len(state.players)))
        table.then(first, TURN)
        ships = START.number("ships")
        for other in reversed(state.turn_order(first)):
            table.then_all(other, [PutShip(ship, state.gates[other]) for ship in range(ships)])
        if self.modules & _EMPIRES:
            _draft(table, first)


def _lay_places(state: State, wormholes: str) -> None:
    """What lies face up; the rest is known by area only."""
    facts = setup_facts(len(state.players))
    state.gates = facts.numbers_of("gates", HOLES)
    for hole in state.gates:
        state.set_place(hole, GATE)
    for hole in facts.numbers_of("artifacts", HOLES):
        state.set_place(hole, ARTIFACT)
    for hole in facts.numbers_of("destroyed", HOLES):
        state.set_place(hole, DESTROYED)
    for entry in facts.entries("wormholes"):
        letter = entry.text("letter")
        wormhole = WORMHOLE_A if letter == "a" else WORMHOLE_B
        state.set_place(entry.number_of("hole", HOLES), wormhole if wormholes in ("both", letter) else DESTROYED)
    lay_areas(state, facts)


def lay_areas(state: State, facts: Entry) -> None:
    """What lies face down, by area."""
    areas = list(state.areas)
    for area, entry in enumerate(facts.entries("areas")):
        for hole in entry.numbers_of("holes", HOLES):
            areas[hole] = area
        state.area_places.append(sorted(places_in(entry)))
    state.areas = areas


def _lay_tiles(table: Table[State], modules: int) -> None:
    """The usual discoveries, or random ones."""
    state = table.state
    is_random = modules & (_DISCOVERIES | _GUARDIANS | _LIBRARIES)
    lay_discoveries(state, _random_set(table, modules) if is_random else discovery_set(len(state.players)))


def lay_discoveries(state: State, chosen: list[int]) -> None:
    """These lie in every area; what is left of the relics stays in the box."""
    state.area_tiles = [sorted(chosen) for _ in state.area_places]
    relics = [tile for tile in range(len(DISCOVERIES)) if IS_RELIC[tile]]
    state.box = sorted(relic for relic in relics if relic not in chosen for _ in range(QUADRANT_TILES))


def _random_set(table: Table[State], modules: int) -> list[int]:
    """One or two random events, those of modules in play among them, filled up with relics to six tiles.

    Where an area has fewer places, nobody knows which tiles are left over.
    """
    dealer = table.dealer
    wanted = [GUARDIAN] * bool(modules & _GUARDIANS) + [LIBRARY] * bool(modules & _LIBRARIES)
    events = [tile for tile in range(len(DISCOVERIES)) if not IS_RELIC[tile] and tile not in wanted]
    count = dealer.roll([1, 2])
    while len(wanted) < count:
        wanted.append(dealer.draw(events))
    relics = [tile for tile in range(len(DISCOVERIES)) if IS_RELIC[tile]]
    while len(wanted) < _RANDOM_SET:
        wanted.append(dealer.draw(relics))
    return wanted


def _lay_missions(table: Table[State]) -> None:
    """Four cards, each on a random side."""
    state = table.state
    cards = list(range(1, MISSION_CARDS + 1))
    drawn = [table.dealer.draw(cards) for _ in range(setup_facts(len(state.players)).number("missions"))]
    sides = [[mission for mission, card in enumerate(MISSION_CARD) if card == number] for number in drawn]
    state.missions = sorted(table.dealer.roll(both) for both in sides)
    for player in state.players:
        player.stones = [0] * len(state.missions)


def _lay_robot(table: Table[State], hole: int) -> None:
    """A robot on a central planet; where an artifact lies there, on another place of the quadrant."""
    state = table.state
    while True:
        discovery = uncover(table, hole, state.active)
        if IS_RELIC[discovery]:
            archive_relic(table, state.active, discovery)
        if is_planet(state.places[hole]):
            break
        others = [
            other for other in range(len(HOLES)) if QUADRANT[other] == QUADRANT[hole] and state.is_face_down(other)
        ]
        hole = table.dealer.roll(others)
    state.robots[hole] = 1
    state.robots_left -= 1
    state.set_owner(hole, ROBOT)


def _draft(table: Table[State], first: int) -> None:
    """One more card than players; they choose in reverse order."""
    state = table.state
    cards = list(range(len(EMPIRES)))
    offered = sorted(table.dealer.draw(cards) for _ in range(len(state.players) + 1))
    for other in state.turn_order(first):
        table.then(other, ChooseEmpire(offered))


class ChooseEmpire(Question[State]):
    """One of the empires that are left."""

    __slots__ = ("offered",)

    def __init__(self, offered: list[int]) -> None:
        self.offered = offered

    def prompt(self) -> str:
        return "choose-empire"

    def options(self, table: Table[State], seat: int) -> list[int]:
        taken = [player.empire for player in table.state.players]
        return [EMPIRE.at(empire) for empire in self.offered if empire not in taken]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        state = table.state
        player = state.players[seat]
        player.empire = EMPIRE.place(action)
        table.tell(EMPIRE_CHOSEN, seat, player.empire)
        if player.empire == VLIX:
            player.energy -= 1
            player.double = READY
        elif player.empire == OSTRUN:
            player.troops += empire_number(OSTRUN, "troops")
        elif player.empire == HENARI and state.box:
            player.relics.append(table.dealer.draw(state.box))
