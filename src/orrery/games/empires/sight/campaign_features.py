"""What only somebody alone has on the table, as numbers: cards, supply, goals, robots in orbit."""

from __future__ import annotations

from typing import Final

from ....core.features import Layout, Numbers, cap, mark_bits
from ..facts.board import COLOURS, HOLES, NOTHING, ROBOTS
from ..facts.campaign import (
    CARDS,
    DESTROYED_SUPPLY,
    GOALS,
    GUARDIAN_SUPPLY,
    MOST_STONES,
    SCENARIOS,
    goals_of,
    settlers_of,
)
from ..facts.cards import DISCOVERIES
from ..position.actions import SHIP_NAMES
from ..position.campaign import ABOARD, RESCUED, Campaign
from ..position.state import State
from ..position.supply import guardians_left
from ..solo.verdict import goal_progress
from .mirror import MOST_PLACE, Mirror
from .player_features import MANY

_TURNS: Final = 200
_ROBOT: Final = Layout()
_THERE: Final = _ROBOT.number("in orbit", 1)
_X: Final = _ROBOT.number("across", MOST_PLACE)
_Y: Final = _ROBOT.number("down", MOST_PLACE)
_SETTLER: Final = Layout()
_AT: Final = _SETTLER.section("at", HOLES, 1)
_ABOARD: Final = _SETTLER.section("aboard", SHIP_NAMES, 1)
_RESCUED: Final = _SETTLER.number("rescued", 1)
_LOST: Final = _SETTLER.number("lost", 1)
_MOST_SETTLERS: Final = max(len(settlers_of(scenario)) for scenario in SCENARIOS)

LAYOUT: Final = Layout()
_SCENARIO: Final = LAYOUT.section("scenario", [str(scenario) for scenario in SCENARIOS], 1)
_TURN: Final = LAYOUT.number("turn", _TURNS)
_REACHED: Final = LAYOUT.section("goal reached", GOALS, MANY)
_WANTED: Final = LAYOUT.section("goal wanted", GOALS, MANY)
_DECK: Final = LAYOUT.section("card in the deck", CARDS, 1)
_DISCARDS: Final = LAYOUT.section("card discarded", CARDS, 1)
_OPEN: Final = LAYOUT.section("open guardian card", CARDS, 1)
_WAITING: Final = LAYOUT.number("guardian cards", len(CARDS))
_SKIPS: Final = LAYOUT.number("draws skipped", MANY)
_GUARDIANS: Final = LAYOUT.number("guardians left", GUARDIAN_SUPPLY)
_DESTROYED: Final = LAYOUT.number("tokens for destroyed planets", DESTROYED_SUPPLY)
_RELICS: Final = LAYOUT.section("relics of robots", DISCOVERIES, MANY)
_SIDES: Final = LAYOUT.section("side B", COLOURS, 1)
_STONES: Final = LAYOUT.section("stones", COLOURS, MOST_STONES)
_USED: Final = LAYOUT.section("technology used", COLOURS, 1)
_SETTLERS: Final = tuple(LAYOUT.add(f"settler {settler + 1}", _SETTLER) for settler in range(_MOST_SETTLERS))
_ROBOTS: Final = tuple(LAYOUT.add(f"robot {robot + 1}", _ROBOT) for robot in range(ROBOTS))


def write_campaign(state: State, mirror: Mirror, out: Numbers, at: int) -> None:
    campaign = state.campaign
    out[at + _SCENARIO + SCENARIOS.index(campaign.scenario)] = 1
    out[at + _TURN] = cap(campaign.turn, _TURNS)
    for goal, wanted in goals_of(campaign.scenario):
        out[at + _REACHED + goal] = cap(goal_progress(state, goal), MANY)
        out[at + _WANTED + goal] = cap(wanted, MANY)
    _write_cards(campaign, out, at)
    out[at + _SKIPS] = cap(campaign.skips, MANY)
    out[at + _GUARDIANS] = guardians_left(state)
    out[at + _DESTROYED] = campaign.destroyed_left
    for colour in range(len(COLOURS)):
        out[at + _SIDES + colour] = campaign.sides[colour]
        out[at + _STONES + colour] = campaign.stones[colour]
    mark_bits(out, at + _USED, campaign.used)
    for settler, place in enumerate(campaign.settlers):
        _write_settler(place, mirror, out, at + _SETTLERS[settler])
    for robot, x in enumerate(campaign.robot_x):
        block = at + _ROBOTS[robot]
        out[block + _THERE] = 1
        out[block + _X] = mirror.across(x)
        out[block + _Y] = mirror.down(campaign.robot_y[robot])


def _write_cards(campaign: Campaign, out: Numbers, at: int) -> None:
    for card in campaign.deck:
        out[at + _DECK + card] = 1
    for card in campaign.discards:
        out[at + _DISCARDS + card] = 1
    if campaign.open_card != NOTHING:
        out[at + _OPEN + campaign.open_card] = 1
    out[at + _WAITING] = len(campaign.waiting)
    for relic in campaign.relics:
        out[at + _RELICS + relic] += 1


def _write_settler(place: int, mirror: Mirror, out: Numbers, at: int) -> None:
    if place >= ABOARD:
        out[at + _ABOARD + place - ABOARD] = 1
    elif place >= 0:
        out[at + _AT + mirror.holes[place]] = 1
    else:
        out[at + (_RESCUED if place == RESCUED else _LOST)] = 1
