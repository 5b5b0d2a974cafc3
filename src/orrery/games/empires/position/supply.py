"""What there is of everything: what belongs to a player in each mode, and what is left in the supply."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from ..facts.board import BUILDING_COUNT, MOST, NOTHING, RELIC_LIMIT, START
from ..facts.campaign import GUARDIAN_SUPPLY, HAS_MEGASTRUCTURES
from ..facts.cards import CLASSIC_SIDE, HENARI, VLIX, empire_number
from ..facts.classic import CLASSIC_COUNT, MOST_TROOPS, TILE_SETS
from .state import CLASSIC, SOLO, State


def energy_tokens(state: State, seat: int) -> int:
    """How much energy, spent or not, a player has without the token worth two."""
    if state.mode == CLASSIC:
        return 0
    player = state.players[seat]
    unlocked = player.cities_unlocked + player.bases_unlocked
    return START.number("energy") + unlocked - int(player.empire == VLIX)


def building_count(state: State, building: int) -> int:
    """How many buildings of a kind a player has, on the player board and in the galaxy."""
    return CLASSIC_COUNT[building] if state.mode == CLASSIC else BUILDING_COUNT[building]


def most_cities(state: State, seat: int) -> int:
    """Return the most cities that a player has ever had at once; only one more than these unlocks something."""
    player = state.players[seat]
    return player.cities_built if state.mode == CLASSIC else player.cities_unlocked


def most_troops(state: State) -> int:
    """Return how many troops a player can have without those of an empire."""
    return MOST_TROOPS if state.mode == CLASSIC else MOST.number("troops")


def relic_limit(state: State, seat: int) -> int:
    return empire_number(HENARI, "relics") if state.is_empire(seat, HENARI) else RELIC_LIMIT


def technology_sides(state: State) -> Sequence[int]:
    """The sides that tiles of technologies may show."""
    return (CLASSIC_SIDE,) if state.mode == CLASSIC else (0, 1)


def has_megastructures(state: State) -> bool:
    """Whether artifacts can become megastructures."""
    if state.mode == SOLO:
        return HAS_MEGASTRUCTURES[state.campaign.scenario]
    return state.mode != CLASSIC and state.megastructure != NOTHING


def guardians_left(state: State) -> int:
    """Guardians in the supply: those on the deck come back to it later."""
    return GUARDIAN_SUPPLY - len(state.guarded_quadrants()) - state.campaign.skips


def tiles_left(state: State) -> list[list[list[int]]]:
    """For each way of laying out the sets that agrees with the tiles turned up: what is left, by quadrant.

    Nobody knows which set lies beside which quadrant, so all ways are equally likely, and nothing has to be dealt
    before a tile is turned up.
    """
    sets = TILE_SETS[len(state.players)]
    found: list[list[list[int]]] = []
    for order in permutations(sets):
        left = [[tile for tile in order[place] if tile not in laid] for place, laid in enumerate(state.laid)]
        if all(len(left[place]) + len(laid) == len(order[place]) for place, laid in enumerate(state.laid)):
            found.append(left)
    return found
