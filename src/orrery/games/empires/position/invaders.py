"""What only somebody alone has on the table, in a sound position."""

from __future__ import annotations

from ..facts.board import BLUE, HOLES, NOTHING, ROBOT_RADIUS
from ..facts.campaign import CARD_KIND, CARDS, DESTROYED_SUPPLY, GUARDIAN_CARD, MOST_STONES, SCENARIOS
from ..facts.cards import DISCOVERIES, IS_RELIC
from ..flick.geometry import in_orbit
from ..solo.verdict import guardians_left
from .campaign import VERDICTS
from .secrets import require
from .state import SOLO, State


def check_campaign(state: State) -> None:
    """Cards, supply, robots in orbit and technology cards; in other modes there is nothing of them."""
    campaign = state.campaign
    if state.mode != SOLO:
        piles = (campaign.deck, campaign.discards, campaign.waiting, campaign.robot_hole, campaign.relics)
        require(campaign.scenario == 0 and not any(piles), "nobody plays alone")
        return
    require(campaign.scenario in SCENARIOS and campaign.turn >= 0, "scenarios exist")
    require(0 <= campaign.verdict < len(VERDICTS), "scenarios are open, won or lost")
    _check_cards(state)
    require(campaign.skips >= 0 and guardians_left(state) >= 0, "guardians are neither lost nor found")
    require(0 <= campaign.destroyed_left <= DESTROYED_SUPPLY, "tokens for destroyed planets come from the supply")
    _check_orbits(state)
    for values, most in ((campaign.sides, 1), (campaign.stones, MOST_STONES)):
        require(len(values) == BLUE and all(0 <= value <= most for value in values), "technology cards are four")
    require(0 <= campaign.used < 1 << BLUE, "technology cards are four")


def _check_cards(state: State) -> None:
    campaign = state.campaign
    cards = campaign.deck + campaign.discards + campaign.waiting
    cards += [campaign.open_card] if campaign.open_card != NOTHING else []
    require(all(0 <= card < len(CARDS) for card in cards) and len(set(cards)) == len(cards), "each card is there once")
    require(all(CARD_KIND[card] == GUARDIAN_CARD for card in campaign.waiting), "guardian cards lie beside the deck")
    relics = campaign.relics
    require(all(0 <= relic < len(DISCOVERIES) and IS_RELIC[relic] for relic in relics), "relics exist")


def _check_orbits(state: State) -> None:
    campaign = state.campaign
    counts = {len(campaign.robot_hole), len(campaign.robot_x), len(campaign.robot_y)}
    require(len(counts) == 1, "robots in orbit have a place")
    for robot, hole in enumerate(campaign.robot_hole):
        require(0 <= hole < len(HOLES), "robots besiege places")
        here = in_orbit(campaign.robot_x[robot], campaign.robot_y[robot], ROBOT_RADIUS, hole)
        require(here, "robots besiege places")
