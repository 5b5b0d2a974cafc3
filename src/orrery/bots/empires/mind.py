"""What a seat makes of a position before it tries its answers: how long the game lasts, where ships are wanted."""

from __future__ import annotations

from functools import cached_property
from math import exp
from typing import Final

from ...core.dealer import RandomDealer
from ...core.table import Table
from ...games.empires import lands
from ...games.empires.facts.board import HOLES, NOTHING, is_planet
from ...games.empires.position.actions import SHIP_NAMES
from ...games.empires.position.state import CLASSIC, SOLO, State
from . import weights
from .characters import SOUND, Character
from .hunting import in_range_of_guardian
from .posts import goal
from .prospect import Scales, attractions
from .reach import Lures, lures, reach, scale
from .settlers import havens, takes_along
from .wealth import wealth

_FINE: Final = 1000


class Mind:
    """Made once for a decision and used for every answer that is tried."""

    def __init__(
        self, state: State, seat: int, patience: float = 1.0, character: Character = SOUND, seed: int = 0
    ) -> None:
        self.state = state
        self.character = character
        self._errors = RandomDealer(seed)
        self.seat = seat
        self.turn = state.campaign.turn
        self.scales = Scales()
        self.patience = patience
        """How much what ships could still do counts.

        A seat that has lost patience wants the game to end, no matter who leads: players who always waited for
        something better would wait for ever.
        """
        self.rounds = rounds_left(state)
        self.fresh = 1.0 - exp(-self.rounds / weights.FADING)
        """How much of what needs time still counts: nearly all at first, nothing in the last turn."""
        self.far = scale(state)
        if state.mode == SOLO:  # the position may be played on before anybody asks
            _ = self.goals

    @cached_property
    def lead(self) -> float:
        """How far the seat is ahead; it and what follows is worked out when somebody asks, as many never do."""
        return lead(self.state, self.seat, self.fresh) if self.patience >= 1.0 else 1.0

    @cached_property
    def lures(self) -> Lures:
        """What draws ships to the holes."""
        state = self.state
        return Lures(attractions(state)) if state.mode == SOLO else lures(state, self.seat, self.fresh)

    @cached_property
    def goals(self) -> list[list[float]]:
        """By ship and hole: what it could do in the orbit."""
        state, seat = self.state, self.seat
        if state.mode == SOLO:
            landing = aloft = self.lures.wanted
        else:
            landing, aloft = (
                [goal(state, seat, hole, self.fresh, landing=able) for hole in range(len(HOLES))]
                for able in (True, False)
            )
        found = [landing if lands(state, seat, ship) else aloft for ship in range(len(SHIP_NAMES))]
        for ship in state.players[seat].ships_out() if state.campaign.settlers else []:
            if state.campaign.carries(ship):
                found[ship] = havens(state, ship)
            elif takes_along(state, ship):
                found[ship] = [max(pair) for pair in zip(found[ship], havens(state, ship), strict=True)]
        return found

    def error(self) -> float:
        """How far the next position is misjudged, in points: small errors are more frequent than large ones."""
        size = self.character.misjudgement
        return size * (sum(self._errors.below(_FINE) for _ in range(3)) / _FINE - 1.5) * 2.0 if size else 0.0

    def is_past(self, table: Table[State]) -> bool:
        """Whether the turn of the decision is over."""
        return table.over or table.state.active != self.seat or table.state.campaign.turn != self.turn

    def place_value(self, ship: int, hole: int, x: int, y: int) -> float:
        """What a ship that comes to a place, in the orbit of a hole or of none, can do at first sight."""
        away = weights.NEAR * reach(x, y, self.lures, self.far)
        if self.state.mode == SOLO:
            away += self.hunting(ship, x, y)
        return max(self.goals[ship][hole], away) if hole != NOTHING else away

    def hunting(self, ship: int, x: int, y: int) -> float:
        """What a ship counts that comes into the range of a guardian, for somebody alone."""
        state = self.state
        return weights.HUNT if state.mode == SOLO and in_range_of_guardian(state, x, y, ship) else 0.0


def lead(state: State, seat: int, fresh: float) -> float:
    """How far a player is ahead of the strongest rival, from -1 to 1; nothing ends sooner for somebody alone."""
    if state.mode == SOLO:
        return 0.0
    rivals = [wealth(state, other, fresh) for other in range(len(state.players)) if other != seat]
    return max(-1.0, min(1.0, (wealth(state, seat, fresh) - max(rivals)) / weights.LEAD))


def rounds_left(state: State) -> float:
    """How many more turns everybody will have after this one; alone that is anybody's guess."""
    if state.mode == SOLO:
        return weights.TURNS_ALONE
    if state.last != NOTHING:
        return 0.0
    seats = len(state.players)
    down = [state.areas[hole] for hole in range(len(HOLES)) if state.is_face_down(hole)]
    hidden = sum(any(is_planet(place) for place in state.area_places[area]) for area in down)
    free = hidden + sum(state.owner[hole] == NOTHING for hole in state.planets())
    by_pool = state.pool / (weights.POINTS_A_ROUND * seats)
    if state.mode == CLASSIC:  # which planets are free does not matter to its end
        return 1.0 + by_pool
    return 1.0 + min(by_pool, free / (weights.PLANETS_A_ROUND * seats))
