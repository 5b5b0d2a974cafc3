"""A player of Ascending Empires who knows no plan but gets somewhere: flicks go towards places, landings are made."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, pi, sqrt

from orrery.core.dealer import RandomDealer
from orrery.core.table import Table
from orrery.games.empires import GAME
from orrery.games.empires.facts.board import HOLE_X, HOLE_Y, HOLES, MM
from orrery.games.empires.flick.directions import STEPS
from orrery.games.empires.flick.flight import POWERS
from orrery.games.empires.flick.physics import DECELERATION, MOST_SPEED
from orrery.games.empires.position.actions import AIM, aim_at
from orrery.games.empires.position.state import State
from orrery.games.empires.rules.flicking import Aim

IDLE = (
    "launch",
    "reposition",
    "shift-base",
    "boost",
    "done",
    "sling",
    "move-base",
    "lay-mine",
    "carry",
    "jump",
    "wormhole",
)
"""What is done one time of eight where there is something better to do."""
BEST = ("land", "discover", "attack-planet", "build", "research", "mission", "relic", "take", "raise", "seize", "use")
"""What is done seven times of eight where it can be."""


def aimed(state: State, seat: int, ship: int, chance: RandomDealer) -> int:
    """A flick that would come to rest in the orbit of some place."""
    player, hole = state.players[seat], chance.below(len(HOLES))
    dx, dy = (HOLE_X[hole] - player.x[ship]) / MM, (HOLE_Y[hole] - player.y[ship]) / MM
    way = max(sqrt(dx * dx + dy * dy) - 35.0, 5.0)
    direction = round(atan2(dy, dx) / (2.0 * pi) * STEPS) % STEPS
    power = min(max(round(sqrt(2.0 * DECELERATION * way) / MOST_SPEED * POWERS), 1), POWERS)
    return aim_at(direction, power)


def choice(table: Table[State], seat: int, chance: RandomDealer) -> int:
    options = table.questions()[seat]
    question = table.question(seat)
    if isinstance(question, Aim):
        return aimed(table.state, seat, question.ship, chance)
    if options == AIM.actions:
        return options[chance.below(len(options))]
    for wanted in (
        [action for action in options if GAME.actions.verb(action) in BEST],
        [action for action in options if GAME.actions.verb(action) not in IDLE],
    ):
        if wanted and chance.below(8):
            return wanted[chance.below(len(wanted))]
    return options[chance.below(len(options))]


def whole_game(seed: int, seats: int, options: dict[str, object], most: int = 100_000) -> Iterator[Table[State]]:
    """A game, before each answer and after the last; this many answers at most."""
    table = GAME.begin(seats, GAME.option_values(seats, options), RandomDealer(seed))
    table.events = []
    table.run()
    chance = RandomDealer(seed + 1)
    for _ in range(most):
        yield table
        if table.over:
            return
        seat = min(table.questions())
        table.act(seat, choice(table, seat, chance))
