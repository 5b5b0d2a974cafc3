"""What the modules and the agreed options change in the set-up (pages 22-23)."""

from __future__ import annotations

import pytest

from orrery.games.empires.facts.board import NOTHING
from orrery.games.empires.facts.cards import DISCOVERIES, IS_RELIC, MEGASTRUCTURES, NOISES
from orrery.games.empires.rules.jetting import JET_TOO, NO_JET, ONLY_JET
from orrery.games.empires.rules.setup import MODULES

from .laying_out import SEATS, laid_out, many, words


def sets(seats: int, **modules: object) -> list[set[str]]:
    """The discoveries of many tables: all areas have the same."""
    found: list[set[str]] = []
    for table in many(seats, **modules):
        tiles = table.state.area_tiles
        assert all(here == tiles[0] for here in tiles)
        found.append(set(words(tiles[0])))
    return found


EVENTS = frozenset({"supplies", "alien-library", "guardian"})


def events_of(tiles: set[str]) -> frozenset[str]:
    return frozenset(tile for tile in tiles if not IS_RELIC[DISCOVERIES.index(tile)])


def test_random_discoveries_are_one_or_two_random_events_and_relics() -> None:
    """Any one or two of the three events (page 22), whether or not guardians or libraries were agreed on."""
    seen: set[frozenset[str]] = set()
    for tiles in sets(4, discoveries=True):
        assert len(tiles) == 6
        seen.add(events_of(tiles))
    ones = {frozenset([event]) for event in EVENTS}
    assert seen == ones | {EVENTS - one for one in ones}


@pytest.mark.parametrize(("module", "event"), [("guardians", "guardian"), ("libraries", "alien-library")])
def test_a_module_with_an_event_has_it_in_the_set(module: str, event: str) -> None:
    """Alone or with one of the others."""
    events = set()
    for tiles in sets(4, **{module: True}):
        assert len(tiles) == 6
        events.add(events_of(tiles))
    assert events == {frozenset([event]), *(frozenset([event, other]) for other in EVENTS - {event})}


def test_guardians_and_libraries_together_are_the_two_events() -> None:
    for tiles in sets(4, guardians=True, libraries=True):
        assert {tile for tile in tiles if not IS_RELIC[DISCOVERIES.index(tile)]} == {"guardian", "alien-library"}
        assert len(tiles) == 6


def test_guardians_come_when_they_are_discovered() -> None:
    assert laid_out(4, guardians=True).state.guardians == 0
    assert laid_out(3, guardians=True).state.guardians == 0


def test_for_two_players_two_tiles_of_each_set_are_left_over_unseen() -> None:
    for table in many(2, discoveries=True):
        state = table.state
        assert [len(tiles) for tiles in state.area_tiles] == [5] * 4  # a place of each quadrant was revealed
        assert [len(places) for places in state.area_places] == [3] * 4
        assert len(set(words(state.box))) in (8 - 5, 8 - 4)  # with one event five relics are out, with two events four


@pytest.mark.parametrize("seats", SEATS)
def test_random_technologies_lie_on_sides_of_chance_the_same_for_all(seats: int) -> None:
    sides = [table.state.sides for table in many(seats, technologies=True)]
    assert all(len(row) == 8 for row in sides)
    assert [{row[tile] for row in sides} for tile in range(8)] == [{0, 1}] * 8


def test_one_megastructure_card_of_chance_is_in_play() -> None:
    cards = {table.state.megastructure for table in many(4, megastructure="random")}
    assert cards == set(range(len(MEGASTRUCTURES)))
    assert laid_out(4).state.megastructure == NOTHING
    assert laid_out(4, megastructure="random").state.structures == [NOTHING] * 28


@pytest.mark.parametrize("card", MEGASTRUCTURES)
def test_the_megastructure_may_be_chosen(card: str) -> None:
    assert MEGASTRUCTURES[laid_out(3, megastructure=card).state.megastructure] == card


@pytest.mark.parametrize(("word", "jet"), [("no", NO_JET), ("yes", JET_TOO), ("only", ONLY_JET)])
def test_the_jet_drive_is_not_too_or_only_in_play(word: str, jet: int) -> None:
    assert laid_out(2, jet=word).state.jet == jet


@pytest.mark.parametrize("noise", ["none", "expert", "good", "casual"])
def test_hands_are_as_steady_as_was_agreed(noise: str) -> None:
    assert NOISES[laid_out(2, noise=noise).state.noise] == noise


@pytest.mark.parametrize("seats", SEATS)
def test_all_modules_go_together(seats: int) -> None:
    table = laid_out(seats, None, megastructure="random", **dict.fromkeys(MODULES, True))
    assert table.state.megastructure != NOTHING
    question = table.question(next(iter(table.questions())))
    assert question is not None
    assert question.prompt() == "choose-empire"
