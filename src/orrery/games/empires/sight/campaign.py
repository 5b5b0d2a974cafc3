"""What somebody alone sees besides: the deck, the supply, goals, and what every card would do now."""

from __future__ import annotations

from typing import Final, TypedDict

from ..facts.board import COLOURS, HEART_PLACE, HEART_RADIUS, HOLES, NOTHING
from ..facts.campaign import CARDS, CENTRAL, GOALS, HAS_HEART, SYMBOLS, goals_of, settlers_of
from ..facts.cards import DISCOVERIES, SIDES
from ..position.actions import SEATS, SHIP_NAMES
from ..position.campaign import ABOARD, RESCUED, VERDICTS
from ..position.state import State
from ..position.supply import guardians_left
from ..solo.findings import megastructures
from ..solo.foresight import foresee
from ..solo.priorities import DEEDS, PRIORITIES
from ..solo.verdict import goal_progress, is_reached
from .perils import PerilView, perils

_WAITING: Final = "waiting"
_ABOARD: Final = "aboard"
_RESCUED: Final = "rescued"
_LOST: Final = "lost"
FATES: Final = (_WAITING, _ABOARD, _RESCUED, _LOST)
"""What can have become of a settler."""


class GoalView(TypedDict):
    """What a scenario asks for, and how much of it is there."""

    goal: str
    reached: int
    wanted: int
    done: bool


class StepView(TypedDict):
    """A part of what a card would do: several holes mean that the person chooses."""

    symbol: str | None
    deed: str
    priority: str
    holes: list[str]
    fatal: bool
    perils: list[PerilView]


class CardView(TypedDict):
    """An invasion card and what it would do now."""

    card: str
    steps: list[StepView]


class OrbitRobotView(TypedDict):
    """A robot in the orbit of a planet."""

    hole: str
    x: int
    y: int


class TechnologyCardView(TypedDict):
    """A technology card of somebody alone."""

    colour: str
    side: str
    stones: int
    used: bool


class SettlerView(TypedDict):
    """A settler: whose colour, and whether waiting at a place, aboard a ship, rescued (perhaps to a place) or lost."""

    settler: str
    fate: str
    hole: str | None
    ship: str | None


class HeartView(TypedDict):
    """The megastructure in the middle of the galaxy that no ship may touch, in micrometres."""

    x: int
    y: int
    radius: int


class CampaignView(TypedDict):
    """What lies on the table of somebody alone."""

    scenario: int
    turn: int
    verdict: str
    goals: list[GoalView]
    deck: list[CardView]
    discards: list[str]
    open_card: str | None
    guardian_cards: int
    skips: int
    robots_left: int
    guardians_left: int
    destroyed_left: int
    orbit_robots: list[OrbitRobotView]
    lost_relics: list[str]
    technology_cards: list[TechnologyCardView]
    settlers: list[SettlerView]
    megastructures: list[str]
    central: list[str]
    heart: HeartView | None


_HEART: Final[HeartView] = {"x": HEART_PLACE, "y": HEART_PLACE, "radius": HEART_RADIUS}


def campaign_view(state: State) -> CampaignView:
    campaign = state.campaign
    return {
        "scenario": campaign.scenario,
        "turn": campaign.turn,
        "verdict": VERDICTS[campaign.verdict],
        "goals": [_goal(state, goal, count) for goal, count in goals_of(campaign.scenario)],
        "deck": [_card(state, card) for card in sorted(campaign.deck)],
        "discards": [CARDS[card] for card in campaign.discards],
        "open_card": None if campaign.open_card == NOTHING else CARDS[campaign.open_card],
        "guardian_cards": len(campaign.waiting) + int(campaign.open_card != NOTHING),
        "skips": campaign.skips,
        "robots_left": state.robots_left,
        "guardians_left": guardians_left(state),
        "destroyed_left": campaign.destroyed_left,
        "orbit_robots": [
            {"hole": HOLES[hole], "x": campaign.robot_x[robot], "y": campaign.robot_y[robot]}
            for robot, hole in enumerate(campaign.robot_hole)
        ],
        "lost_relics": [DISCOVERIES[relic] for relic in campaign.relics],
        "technology_cards": [
            {
                "colour": name,
                "side": SIDES[campaign.sides[colour]],
                "stones": campaign.stones[colour],
                "used": campaign.used >> colour & 1 == 1,
            }
            for colour, name in enumerate(COLOURS)
        ],
        "settlers": [_settler(state, settler) for settler in range(len(campaign.settlers))],
        "megastructures": [HOLES[hole] for hole in megastructures(state)],
        "central": [HOLES[hole] for hole in CENTRAL],
        "heart": _HEART if HAS_HEART[campaign.scenario] else None,
    }


def _settler(state: State, settler: int) -> SettlerView:
    place = state.campaign.settlers[settler]
    if place < 0:
        fate = _RESCUED if place == RESCUED else _LOST
    elif place >= ABOARD:
        fate = _ABOARD
    else:
        fate = _RESCUED if state.has_library(place) else _WAITING
    return {
        "settler": SEATS[settlers_of(state.campaign.scenario)[settler]],
        "fate": fate,
        "hole": HOLES[place] if 0 <= place < ABOARD else None,
        "ship": SHIP_NAMES[place - ABOARD] if place >= ABOARD else None,
    }


def _goal(state: State, goal: int, count: int) -> GoalView:
    done = is_reached(state, goal, count)
    return {"goal": GOALS[goal], "reached": goal_progress(state, goal), "wanted": count, "done": done}


def _card(state: State, card: int) -> CardView:
    steps: list[StepView] = [
        {
            "symbol": None if step.symbol == NOTHING else SYMBOLS[step.symbol],
            "deed": DEEDS[step.search.deed],
            "priority": PRIORITIES[step.search.priority],
            "holes": [HOLES[hole] for hole in step.search.holes],
            "fatal": step.fatal,
            "perils": perils(state, step),
        }
        for step in foresee(state, card)
    ]
    return {"card": CARDS[card], "steps": steps}
