"""What a seat, or a spectator, may see: built field by field, nothing hidden can slip in."""

from __future__ import annotations

from typing import TypedDict

from ....core.table import Table
from ..facts.board import (
    ASTEROIDS,
    COMET,
    EARTH,
    EXERTIANS,
    GOLD_SIDES,
    IN_PLAY,
    NOTHING,
    OUMUAMUA,
    PLANET,
    PLANETS,
    SIGNAL_PLACES,
    SPACE_NAMES,
    SPACES,
    SPECIES,
    SPOTS,
    STARS,
    TECHS,
    TILE,
    TRACE_COLORS,
)
from ..facts.cards import CARDS
from ..facts.sky import DIRECTIONS, SECTOR
from ..position.owned import owner_of, owners_of, thing_of
from ..position.state import NEUTRAL, State
from ..position.trace_marks import color_of, place_of, spot_of
from ..rules.movement import Reach
from ..rules.probes import landing_cost
from ..rules.scoring import standing
from ..species.anomalies import anomaly_sector, anomaly_side
from ..species.mascamites import SAMPLE_PLANETS
from .chain import ChainStep, chain
from .first_income import state_known
from .knowledge import first_unseen_pick, has_looked
from .objectives_view import ObjectivesView, objectives_view
from .player_view import PlayerView, names, player_view
from .rival_view import RivalView, rival_view


class ReachView(TypedDict):
    """The movement it takes one's own probe to come to every space, and the direction of the last step there."""

    costs: list[int]
    steps: list[str | None]


class SpaceView(TypedDict):
    """A space of the sky and what it shows."""

    kind: str
    planet: str | None
    publicity: bool


class StarView(TypedDict):
    """A star, or the 'Oumuamua tile: its sector, the data left, the owners of its signals, its wins."""

    star: str
    sector: int
    data: int
    signals: list[int]
    wins: list[int]


class TechView(TypedDict):
    """A stack of technologies: the bonus on top, how many are left, the token for the first."""

    tech: str
    bonus: int | None
    left: int
    two_points: bool


class TraceView(TypedDict):
    """A marker at a species; None owns the neutral ones."""

    color: str
    spot: str
    owner: int | None


class SpeciesView(TypedDict):
    """A species, unknown until it is discovered."""

    species: str | None
    traces: list[TraceView]
    deck: int
    open_card: str | None


class View(TypedDict):
    """Everything one seat sees."""

    round: int
    active: int
    start: int
    next_rotation: int
    rotation_token: bool
    deck: int
    playing: str | None
    players: list[PlayerView]
    row: list[str | None]
    stars: list[StarView]
    sky: list[SpaceView]
    techs: list[TechView]
    gold: list[str]
    gold_marks: list[list[int]]
    species: list[SpeciesView]
    offsets: list[int]
    discard: list[str]
    stacks: list[int]
    stack: list[str] | None
    orbit_bonus: list[str]
    data_bonus: list[bool]
    samples: dict[str, int]
    known_samples: dict[str, list[int]]
    sample_spots: list[int]
    anomalies: dict[str, list[int]]
    message_rewards: list[int | None]
    exertian_milestones: list[int]
    neutral_markers: list[int]
    winners: list[int]
    reach: dict[str, ReachView]
    landing_costs: dict[str, int]
    chain: list[ChainStep]
    objectives: ObjectivesView | None
    rival: RivalView | None


def view(table: Table[State], seat: int | None) -> View:
    state = state_known(table, seat)
    over = table.over
    return {
        "round": state.rounds,
        "active": state.active,
        "start": state.start,
        "next_rotation": state.rotation + 1,
        "rotation_token": state.token == 1,
        "deck": len(state.deck),
        "playing": _name(state.playing),
        "players": [player_view(state, owner, owner == seat, over) for owner in range(len(state.players))],
        "row": [_name(card) for card in state.row],
        "stars": [
            _star(state, place) for place in range(len(SIGNAL_PLACES)) if place != TILE or state.oumuamua_found()
        ],
        "sky": [_space(state, space) for space in range(SPACES)],
        "techs": [_tech(state, tech) for tech in range(len(TECHS))],
        "gold": [GOLD_SIDES[side] for side in state.gold_sides],
        "gold_marks": [owners_of(state.gold_marks, tile) for tile in range(len(state.gold_sides))],
        "species": [_species(state, place) for place in range(IN_PLAY)],
        "offsets": state.offsets[:],
        "discard": [CARDS[card] for card in state.discard],
        "stacks": [len(stack) for stack in state.stacks],
        "stack": _stack(table, seat),
        "orbit_bonus": [PLANETS[planet] for planet in range(EARTH) if state.orbit_covers[planet] == NOTHING],
        "data_bonus": [cover == NOTHING for cover in state.data_covers],
        "samples": {PLANETS[planet]: len(state.sampled[number]) for number, planet in enumerate(SAMPLE_PLANETS)},
        "known_samples": _known_samples(state, seat),
        "sample_spots": [sample + 1 for sample in state.sample_spots],
        "anomalies": _anomalies(state),
        "message_rewards": [None if owner == NOTHING else owner for owner in state.messages_taken],
        "exertian_milestones": list(state.exertian_at),
        "neutral_markers": list(state.neutral_left),
        "winners": standing(state, True).winners if over else [],
        "reach": _reach(state, seat),
        "landing_costs": _landing_costs(state, seat),
        "chain": [] if seat is None else chain(table, seat),
        "objectives": objectives_view(state),
        "rival": rival_view(state),
    }


def _reach(state: State, seat: int | None) -> dict[str, ReachView]:
    """By the space one's own probe or capsule stands on."""
    if seat is None:
        return {}
    player = state.players[seat]
    found: dict[str, ReachView] = {}
    for space in sorted({*player.probes, *player.capsules}):
        reach = Reach(state, seat, space)
        steps = [None if way == NOTHING else DIRECTIONS[way] for way in reach.steps]
        found[SPACE_NAMES[space]] = {"costs": reach.costs, "steps": steps}
    return found


def _landing_costs(state: State, seat: int | None) -> dict[str, int]:
    """The energy a landing takes at every planet, moons included."""
    if seat is None:
        return {}
    there = [planet for planet in range(EARTH) if state.space_of(planet) != NOTHING]
    return {PLANETS[planet]: landing_cost(state, seat, planet) for planet in there}


def _name(card: int) -> str | None:
    return None if card == NOTHING else CARDS[card]


def _space(state: State, space: int) -> SpaceView:
    cell = state.cell_at(space)
    planet = PLANETS[cell - PLANET] if cell >= PLANET else None
    kind = "planet" if planet else "asteroids" if cell == ASTEROIDS else "comet" if cell == COMET else "empty"
    return {"kind": kind, "planet": planet, "publicity": kind == "comet" or (kind == "planet" and planet != "earth")}


def _star(state: State, place: int) -> StarView:
    sector = state.stars.index(place) if place < len(STARS) else SECTOR[state.space_of(OUMUAMUA)]
    return {
        "star": SIGNAL_PLACES[place],
        "sector": sector,
        "data": state.data_left[place],
        "signals": state.signals[place][:],
        "wins": owners_of(state.wins, place),
    }


def _stack(table: Table[State], seat: int | None) -> list[str] | None:
    """This round's stack as far as a seat knows it: what was left in it when the seat had taken its card.

    What others have taken since could be any of these.
    """
    state = table.state
    if seat is None or not state.stacks or not has_looked(state, seat):
        return None
    taken_since = [thing_of(pick) for pick in state.picked[first_unseen_pick(state, seat) :]]
    return names(sorted(state.stacks[0] + taken_since))


def _tech(state: State, tech: int) -> TechView:
    top = state.tech_top[tech]
    left = bin(state.tech_rest[tech]).count("1") + int(top != NOTHING)
    return {
        "tech": TECHS[tech],
        "bonus": None if top == NOTHING else top,
        "left": left,
        "two_points": state.two_points >> tech & 1 == 1,
    }


def _species(state: State, place: int) -> SpeciesView:
    found = state.discovered >> place & 1 == 1
    traces: list[TraceView] = [
        {
            "color": TRACE_COLORS[color_of(mark)],
            "spot": SPOTS[spot_of(mark)],
            "owner": None if owner_of(mark) == NEUTRAL else owner_of(mark),
        }
        for mark in state.traces
        if place_of(mark) == place
    ]
    return {
        "species": SPECIES[state.species[place]] if found else None,
        "traces": traces,
        "deck": 0 if state.species[place] == EXERTIANS else len(state.species_decks[place]),
        "open_card": _name(state.open_cards[place]),
    }


def _known_samples(state: State, seat: int | None) -> dict[str, list[int]]:
    if seat is None:
        return {}
    return {
        PLANETS[planet]: [sample + 1 for sample in state.sampled[number] if state.known_samples[sample] >> seat & 1]
        for number, planet in enumerate(SAMPLE_PLANETS)
    }


def _anomalies(state: State) -> dict[str, list[int]]:
    """Sector and side of each anomaly, by colour."""
    return {
        TRACE_COLORS[color]: [anomaly_sector(state, color), anomaly_side(state, color)]
        for color in range(len(state.anomalies))
    }
