"""Stored positions of somebody alone that cannot be: refused with the reason."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.core.dealer import RandomDealer
from orrery.core.errors import BrokenPosition
from orrery.games.empires import GAME
from orrery.games.empires.position.campaign import Campaign
from orrery.games.empires.position.state import MODERN, State

from ..scenario import Scenario
from .scenario import Alone


def sound() -> State:
    game = Alone().planet("alpha-middle", troops=2)
    return game.besieged("alpha-middle", 1).technology("pink", 1).lost_relics("warp").state


BROKEN: list[tuple[Callable[[Campaign], object], str]] = [
    (lambda campaign: setattr(campaign, "scenario", 9), "scenarios exist"),
    (lambda campaign: setattr(campaign, "turn", -1), "turns are counted"),
    (lambda campaign: setattr(campaign, "verdict", 17), "scenarios are open, won or lost"),
    (lambda campaign: campaign.deck.append(campaign.deck[0]), "each card is there once"),
    (lambda campaign: campaign.discards.append(99), "each card is there once"),
    (lambda campaign: campaign.waiting.append(campaign.deck.pop()), "guardian cards lie beside the deck"),
    (lambda campaign: campaign.relics.append(10), "relics exist"),
    (lambda campaign: setattr(campaign, "skips", 5), "guardians are neither lost nor found"),
    (lambda campaign: setattr(campaign, "destroyed_left", 7), "tokens for destroyed planets come from the supply"),
    (lambda campaign: campaign.robot_x.pop(), "robots in orbit have a place"),
    (lambda campaign: campaign.robot_hole.__setitem__(0, 12), "robots besiege places"),
    (lambda campaign: campaign.stones.__setitem__(0, 3), "technology cards are four"),
    (lambda campaign: campaign.sides.append(0), "technology cards are four"),
    (lambda campaign: setattr(campaign, "used", 16), "technology cards are four"),
]


def test_the_position_is_sound() -> None:
    GAME.check(sound())


@pytest.mark.parametrize(("change", "reason"), BROKEN)
def test_what_cannot_be_is_refused(change: Callable[[Campaign], object], reason: str) -> None:
    state = sound()
    change(state.campaign)
    with pytest.raises(BrokenPosition, match=reason):
        GAME.check(state)


def settled() -> State:
    """A settler waits, another one is aboard."""
    return Alone(2).settler("gamma-middle").settler("ship-1").ship(0, "ship-1", (360, 360)).state


MISPLACED: list[tuple[list[int], str]] = [
    ([17], "settlers are neither lost nor found"),
    ([17, 17, 17, 17, 28], "at most three pieces lie on a planet"),
    ([17, 28, 28, -2, -2], "a ship has room for one settler"),
    ([17, 29, -2, -2, -2], "settlers are aboard ships of the galaxy"),
    ([17, 38, -2, -2, -2], "settlers are at a place, aboard, rescued or gone"),
    ([17, -3, -2, -2, -2], "settlers are at a place, aboard, rescued or gone"),
    ([20, -2, -2, -2, -2], "settlers are on planets"),
    ([14, -2, -2, -2, -2], "settlers are on planets"),
]


def test_a_position_with_settlers_is_sound() -> None:
    GAME.check(settled())


@pytest.mark.parametrize(("places", "reason"), MISPLACED)
def test_settlers_are_somewhere_once(places: list[int], reason: str) -> None:
    state = settled()
    state.campaign.settlers = places
    with pytest.raises(BrokenPosition, match=reason):
        GAME.check(state)


def test_settlers_share_their_planet_with_nobody() -> None:
    game = Alone(2).settler("gamma-middle").planet("gamma-middle", troops=1)
    with pytest.raises(BrokenPosition, match="settlers share their planet with nobody"):
        GAME.check(game.state)


def test_in_a_scenario_without_settlers_there_are_none() -> None:
    state = Alone(1).state
    state.campaign.settlers = [17]
    with pytest.raises(BrokenPosition, match="settlers are neither lost nor found"):
        GAME.check(state)


def test_robots_are_neither_lost_nor_found() -> None:
    state = sound()
    state.robots_left += 1
    with pytest.raises(BrokenPosition, match="robots are neither lost nor found"):
        GAME.check(state)


def test_one_player_has_the_rules_of_playing_alone() -> None:
    state = sound()
    state.mode = MODERN
    with pytest.raises(BrokenPosition, match="there are two to four players, or one alone"):
        GAME.check(state)


def test_several_players_have_no_campaign() -> None:
    state = Scenario(2).state
    state.campaign.scenario = 1
    with pytest.raises(BrokenPosition, match="nobody plays alone"):
        GAME.check(state)


def test_a_position_of_one_is_not_one_of_two() -> None:
    data = GAME.encode(GAME.new(1, {}, RandomDealer(1)))
    data["owed"] = [[], []]
    with pytest.raises(BrokenPosition, match="it is for 1 seats, not for 2"):
        GAME.decode(data, RandomDealer(1))
