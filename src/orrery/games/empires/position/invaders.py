"""What only somebody alone has on the table, in a sound position."""

from __future__ import annotations

from ....core.errors import require
from ..facts.board import BLUE, HOLES, NOTHING, ROBOT_RADIUS, SHIP_SLOTS
from ..facts.campaign import (
    CARD_KIND,
    CARDS,
    DESTROYED_SUPPLY,
    GATES,
    GUARDIAN_CARD,
    HAS_LIBRARIES,
    MOST_STONES,
    SCENARIOS,
    needs_all_settlers,
    settlers_of,
)
from ..facts.cards import DISCOVERIES, IS_RELIC
from ..flick.geometry import in_orbit
from .campaign import ABOARD, GONE, OPEN, VERDICTS
from .state import SOLO, State
from .supply import guardians_left


def check_scenario(state: State) -> None:
    """What everything else is looked up by."""
    if state.mode == SOLO:
        require(state.campaign.scenario in SCENARIOS, "scenarios exist")
    else:
        require(state.campaign.scenario == 0, "nobody plays alone")


def check_campaign(state: State) -> None:
    """Cards, supply, robots in orbit and technology cards; in other modes there is nothing of them."""
    campaign = state.campaign
    if state.mode != SOLO:
        piles = (
            campaign.deck,
            campaign.discards,
            campaign.waiting,
            campaign.robot_hole,
            campaign.relics,
            campaign.settlers,
        )
        require(not any(piles), "nobody plays alone")
        return
    require(campaign.turn >= 0, "turns are counted")
    require(0 <= campaign.verdict < len(VERDICTS), "scenarios are open, won or lost")
    _check_cards(state)
    require(campaign.skips >= 0 and guardians_left(state) >= 0, "guardians are neither lost nor found")
    require(0 <= campaign.destroyed_left <= DESTROYED_SUPPLY, "tokens for destroyed planets come from the supply")
    _check_orbits(state)
    _check_settlers(state)
    for values, most in ((campaign.sides, 1), (campaign.stones, MOST_STONES)):
        require(len(values) == BLUE and all(0 <= value <= most for value in values), "technology cards are four")
    robots_and_libraries = any(state.robots[hole] for hole in range(len(HOLES)) if state.has_library(hole))
    require(not robots_and_libraries, "robots never land on planets with a library")
    require(0 <= campaign.used < 1 << BLUE, "technology cards are four")


def _check_cards(state: State) -> None:
    campaign = state.campaign
    cards = campaign.deck + campaign.discards + campaign.waiting
    cards += [campaign.open_card] if campaign.open_card != NOTHING else []
    require(all(0 <= card < len(CARDS) for card in cards) and len(set(cards)) == len(cards), "each card is there once")
    require(all(CARD_KIND[card] == GUARDIAN_CARD for card in campaign.waiting), "guardian cards lie beside the deck")
    relics = campaign.relics
    require(all(0 <= relic < len(DISCOVERIES) and IS_RELIC[relic] for relic in relics), "relics exist")


def _check_settlers(state: State) -> None:
    """Before they are laid out there are none; afterwards every settler of the scenario is somewhere."""
    campaign = state.campaign
    places = campaign.settlers
    require(len(places) in (0, len(settlers_of(campaign.scenario))), "settlers are neither lost nor found")
    require(not places or bool(state.gates), "settlers come when the galaxy is laid out")
    lost = GONE in places and needs_all_settlers(campaign.scenario)
    require(not lost or campaign.verdict != OPEN, "no settler of this scenario may be lost")
    for settler, place in enumerate(places):
        require(GONE <= place < ABOARD + SHIP_SLOTS, "settlers are at a place, aboard, rescued or gone")
        if place >= ABOARD:
            require(state.players[0].is_out(place - ABOARD), "settlers are aboard ships of the galaxy")
            require(places.count(place) == 1, "a ship has room for one settler")
        elif place >= 0:
            _check_settled(state, settler, place)
        elif HAS_LIBRARIES[campaign.scenario]:
            require(place == GONE, "settlers of this scenario are rescued to libraries")


def _check_settled(state: State, settler: int, hole: int) -> None:
    """Where there are libraries settlers wait at their gates, and the person may have come to the library first."""
    scenario = state.campaign.scenario
    if HAS_LIBRARIES[scenario]:
        home = hole == GATES[settlers_of(scenario)[settler]]
        require(home or state.has_library(hole), "settlers are at their gate or on planets with a library")
    else:
        require(state.is_planet(hole), "settlers are on planets")
        require(state.owner[hole] == NOTHING, "settlers share their planet with nobody")
    require(not state.robots[hole], "settlers are not where robots are")


def _check_orbits(state: State) -> None:
    campaign = state.campaign
    counts = {len(campaign.robot_hole), len(campaign.robot_x), len(campaign.robot_y)}
    require(len(counts) == 1, "robots in orbit have a place")
    for robot, hole in enumerate(campaign.robot_hole):
        require(0 <= hole < len(HOLES), "robots besiege places")
        here = in_orbit(campaign.robot_x[robot], campaign.robot_y[robot], ROBOT_RADIUS, hole)
        require(here, "robots besiege places")
