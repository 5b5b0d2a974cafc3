"""Somebody alone who knows what a scenario is about: ships go to settlers and bring them home, or to artifacts."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, pi, sqrt

from orrery.core.dealer import RandomDealer
from orrery.core.table import Table
from orrery.games.empires import GAME
from orrery.games.empires.facts.board import HOLE_X, HOLE_Y, HOLES, MM
from orrery.games.empires.facts.campaign import HAS_LIBRARIES
from orrery.games.empires.flick.directions import STEPS
from orrery.games.empires.flick.flight import POWERS
from orrery.games.empires.flick.physics import DECELERATION, MOST_SPEED
from orrery.games.empires.position.actions import aim_at
from orrery.games.empires.position.state import State
from orrery.games.empires.rules.flicking import Aim

from ..wanderer import choice

_CITIES = 4


def wanted(state: State, ship: int) -> list[int]:
    """Where a ship has something to do."""
    campaign = state.campaign
    halls = [hole for hole in state.planets() if state.has_library(hole)]
    if campaign.carries(ship):
        return halls if HAS_LIBRARIES[campaign.scenario] else [state.gates[0]]
    waiting = [hole for hole in range(len(HOLES)) if campaign.settlers_on(hole) and hole not in halls]
    artifacts = [hole for hole in range(len(HOLES)) if state.is_artifact(hole) and state.structures[hole] < 0]
    return waiting or artifacts or state.planets()


def aimed(state: State, ship: int, chance: RandomDealer) -> int:
    """Towards one of these places, so that the ship comes to rest in its orbit if nothing is in the way."""
    player = state.players[0]
    targets = wanted(state, ship) or [chance.below(len(HOLES))]
    hole = targets[chance.below(len(targets))]
    dx, dy = (HOLE_X[hole] - player.x[ship]) / MM, (HOLE_Y[hole] - player.y[ship]) / MM
    way = max(sqrt(dx * dx + dy * dy) - 35.0, 5.0)
    direction = round(atan2(dy, dx) / (2.0 * pi) * STEPS) % STEPS
    power = min(max(round(sqrt(2.0 * DECELERATION * way) / MOST_SPEED * POWERS), 1), POWERS)
    return aim_at(direction, power)


def answer(table: Table[State], chance: RandomDealer) -> int:
    """Moves rather than anything else."""
    question, options = table.question(0), table.questions()[0]
    if isinstance(question, Aim):
        return aimed(table.state, question.ship, chance)
    verbs = {GAME.actions.text(action): action for action in options[:20]}
    if "choose move" in verbs and chance.below(4):
        return verbs["choose move"]
    flicks = [action for text, action in verbs.items() if text.startswith("flick")]
    if flicks and chance.below(4):
        return flicks[chance.below(len(flicks))]
    return choice(table, 0, chance)


def whole_scenario(seed: int, options: dict[str, object]) -> Iterator[Table[State]]:
    """A game, before each answer and after the last."""
    table = GAME.begin(1, GAME.option_values(1, options), RandomDealer(seed))
    table.events = []
    player = table.state.players[0]
    for _ in range(_CITIES):  # as if they had been built before: with more energy more happens
        player.cities_unlocked += 1
        player.troops += 1
        player.energy += 1
    table.run()
    chance = RandomDealer(seed + 1)
    while not table.over:
        yield table
        table.act(0, answer(table, chance))
    yield table
