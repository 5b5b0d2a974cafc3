"""What only some players know, and what only the classic mode has, in a sound position."""

from __future__ import annotations

from ....core.errors import require
from ..facts.board import BLOCKED, HOLES, NOTHING, ORANGE, PLACES, QUADRANTS, SHIPS
from ..facts.cards import tech_number
from ..facts.classic import BATTLESHIP
from .state import CLASSIC, State
from .supply import tiles_left


def check_secrets(state: State) -> None:
    """Scans, tiles and battleships; in other modes there are none."""
    require(len(state.secrets) == len(HOLES), "the galaxy has 28 holes")
    require(len(state.scanned) == len(state.players), "every player may scan")
    for hole, place in enumerate(state.secrets):
        require(NOTHING <= place < len(PLACES), "places exist")
        seen = any(bits >> hole & 1 for bits in state.scanned)
        require(seen == (place != NOTHING), "what was scanned is known to who scanned it")
        require(not seen or (state.mode == CLASSIC and state.is_face_down(hole)), "places face down are scanned")
    require(all(0 <= bits < 1 << len(HOLES) for bits in state.scanned), "places face down are scanned")
    require(state.mode == CLASSIC or BLOCKED not in state.places, "robots block places in the classic mode alone")
    require(len(state.laid) == (len(QUADRANTS) if state.mode == CLASSIC else 0), "tiles lie beside quadrants")
    require(not any(state.laid) or bool(tiles_left(state)), "tiles come from beside their quadrants")
    for seat in range(len(state.players)):
        _check_ships(state, seat)


def _check_ships(state: State, seat: int) -> None:
    """A battleship has cost its ships, once it is there."""
    player = state.players[seat]
    require(0 <= player.boxed < 1 << player.ships <= 1 << SHIPS, "ships in the box were unlocked")
    boxed = bin(player.boxed).count("1")
    if state.mode == CLASSIC:
        require(player.advanced in (0, 1 << ORANGE), "the battleship is the only advanced ship")
        cost = tech_number(BATTLESHIP, "ships")
        require(boxed == cost if player.advanced else boxed < cost, "a battleship costs ships")
    else:
        require(boxed == 0, "ships go to the box in the classic mode alone")
