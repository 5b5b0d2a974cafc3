"""Losses are told: who lost which pieces where, and by whom; and where ships end up."""

from __future__ import annotations

import pytest

import orrery
from orrery.games.empires.facts.board import BUILDINGS, HOLES, PIECES
from orrery.games.empires.rules.attacking import ATTACK
from orrery.i18n import messages
from orrery.terminal.words import Words

from .megastructures import HERE, owning, use
from .scenario import Scenario
from .test_properties import SPREAD, options, told
from .wanderer import whole_game

MIDDLE = HOLES.index("beta-middle")


def lost(game: Scenario) -> list[tuple[int, int, str, int, int]]:
    """Who lost how many of what where, by whom."""
    return [(seat, facts[0], PIECES[facts[1]], facts[2], facts[3]) for seat, facts in game.facts("pieces-lost")]


def attack(game: Scenario) -> Scenario:
    """Four ships of seat 0 attack the planet in the middle of beta."""
    for number in range(1, 5):
        game.ship(0, f"ship-{number}", "beta-middle")
    game.next(ATTACK).do("attack-planet beta-middle")
    while game.asked == "join-attack":
        game.do(game.options[0])
    return game


def test_a_planet_with_three_research_centres_does_not_vanish_without_a_word() -> None:
    game = attack(Scenario().planet("beta-middle", owner=1, centres=3))
    assert lost(game) == [(1, 3, "research-centre", MIDDLE, 0)]


def test_every_kind_of_piece_is_told_with_how_many_there_were() -> None:
    game = attack(Scenario().planet("beta-middle", owner=2, troops=1, outposts=1, centres=1, bases=1))
    assert lost(game) == [
        (2, 1, "troop", MIDDLE, 0),
        (2, 1, "outpost", MIDDLE, 0),
        (2, 1, "research-centre", MIDDLE, 0),
        (2, 1, "starbase", MIDDLE, 0),
    ]


def test_what_bunkers_keep_is_not_lost() -> None:
    game = attack(Scenario().techs(1, "emergency-bunkers").planet("beta-middle", owner=1, cities=1, centres=2))
    assert lost(game) == []
    game.do("keep research-centre")
    assert lost(game) == [(1, 1, "city", MIDDLE, 0), (1, 1, "research-centre", MIDDLE, 0)]
    assert game.facts("building-kept") == [(1, [BUILDINGS.index("research-centre"), MIDDLE])]


def test_plasma_tells_what_it_destroys() -> None:
    game = owning("star-devourer").planet("beta-middle", owner=1, troops=1, centres=1)
    game.state.libraries = 1 << MIDDLE
    use(game, "plasma-shot").shoots(HERE, ("hole", 0, "beta-middle")).do("aim 0 50")
    assert lost(game) == [(1, 1, "troop", MIDDLE, 0), (1, 1, "research-centre", MIDDLE, 0)]
    assert game.facts("planet-destroyed") == game.facts("library-lost") == [(0, [MIDDLE])]


def test_robots_tell_from_where_to_where_they_go_and_how_many_they_are() -> None:
    game = attack(Scenario().robots("beta-middle", 2).face_down(["beta-edge-a"], ["pink"], ["warp"]))
    game.deals("pink", "warp")
    if game.asked == "move-robots":
        game.do("at beta-edge-a")
    assert game.facts("robots-moved") == [(0, [3, HOLES.index("beta-edge-a"), MIDDLE])]


def test_a_rammed_ship_is_told_with_the_place() -> None:
    game = Scenario().ship(0, "ship-1", "beta-edge-a").ship(1, "ship-2", "beta-middle").choose("move")
    game.flies("ship-1", to=(400, 400), touching=[("ship", 1, "ship-2")]).do("flick ship-1", "aim 0 50")
    assert game.facts("rammed") == [(0, [0, 1, 1, MIDDLE])]


def test_a_ship_that_withstands_a_ram_is_not_told_as_lost() -> None:
    game = Scenario().techs(1, "juggernaut").ship(0, "ship-1", "beta-edge-a").ship(1, "purple-ship", "beta-middle")
    game.choose("move").flies("ship-1", to=(400, 400), touching=[("ship", 1, "purple-ship")])
    game.do("flick ship-1", "aim 0 50")
    assert game.facts("rammed") == []
    assert game.facts("ram-withstood") == [(0, [0, 1, 7, MIDDLE])]


@pytest.mark.parametrize(
    ("end", "kind", "hole"),
    [((290, 60), "flicked-into-space", "alpha-border-b"), ((58, 250), "flicked-into-orbit", "alpha-edge-a")],
)
def test_a_flick_says_where_the_ship_came_to_rest(end: tuple[float, float], kind: str, hole: str) -> None:
    game = Scenario().ship(0, "ship-1", (360, 360)).choose("move").flies("ship-1", to=end)
    game.do("flick ship-1", "aim 10 20")
    ((_, facts),) = game.facts(kind)
    assert facts[:4] == [0, 10, 20, HOLES.index(hole)]


def test_a_ship_that_is_pushed_out_of_an_orbit_is_told_with_who_did_it() -> None:
    game = Scenario().ship(0, "ship-1", (360, 360)).ship(0, "ship-2", (360, 330)).ship(1, "ship-1", "beta-middle")
    game.choose("move").flies(
        "ship-1", to=(360, 380), touching=[("ship", 0, "ship-2")], pushed=[(1, "ship-1", (360, 60))]
    )
    game.do("flick ship-1", "aim 0 50")
    assert game.facts("pushed-into-space") == [(1, [0, MIDDLE, 0])]


def test_a_megastructure_that_is_taken_over_is_told_with_whose_it_was() -> None:
    game = Scenario().megastructure("dyson-sphere", HERE, owner=1).ship(0, "ship-1", HERE).energy(0, 5)
    game.choose("move").do(f"seize {HERE}")
    assert game.facts("structure-seized") == [(0, [HOLES.index(HERE), 1])]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Yellow attacks: Blue loses 3 research centres at β middle."),
        ("de", "Gelb greift an: Blau verliert 3 Forschungszentren bei β-Mitte."),
    ],
)
def test_the_loss_has_its_own_words(language: str, sentence: str) -> None:
    game = attack(Scenario().planet("beta-middle", owner=1, centres=3))
    names = {"en": ["Yellow", "Blue", "Red", "White"], "de": ["Gelb", "Blau", "Rot", "Weiß"]}
    words = Words(orrery.game("empires"), messages(language), names[language])
    (event,) = [event for event in game.table.events or [] if event.kind.name == "pieces-lost"]
    assert words.event(event, None) == sentence


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_building_vanishes_without_being_told(seats: int, many: int) -> None:
    """Whole games: what stands in the galaxy is what was built less what was lost; outposts become cities."""
    for number in range(2 * many):
        *_, table = whole_game(SPREAD * number + seats + 20, seats, options(63 - 13 * number % 64))
        for seat in range(seats):
            built = [facts[0] for facts in told(table, "built", seat)]
            gone = [0] * len(PIECES)
            for count, piece, _, _ in told(table, "pieces-lost", seat):
                gone[piece] += count
            state = table.state
            mine = [hole for hole in range(len(HOLES)) if state.owner[hole] == seat]
            standing = [sum(where[hole] for hole in mine) for where in (state.outposts, state.cities, state.centres)]
            standing.append(state.base_owner.count(seat))
            for building in (1, 2, 3):
                assert standing[building] == built.count(building) - gone[building + 1]
