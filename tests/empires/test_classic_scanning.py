"""Places face down in the classic mode: scanning in secret, turning up, planet tiles (pages 25 and 26)."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.core.dealer import RandomDealer
from orrery.core.errors import BrokenPosition
from orrery.games.empires import GAME
from orrery.games.empires.facts.board import COLOURS, HOLES, NOTHING, PLACES
from orrery.games.empires.rules.classic.scanning import next_tiles
from orrery.games.empires.sight.view import HoleView

from .classic import HOME, ClassicScenario

HOLE = "alpha-middle"
NUMBER = HOLES.index(HOLE)


def looking(*places: str) -> ClassicScenario:
    """A ship of seat 0 at a place face down; the turn's action is nearly done."""
    game = ClassicScenario()
    game.hidden(HOLE, *places, also=("alpha-edge-a",))
    game.ship(0, "ship-1", HOLE)
    return game


def seen(game: ClassicScenario, seat: int | None) -> HoleView:
    return GAME.view(game.table, seat)["holes"][NUMBER]


def test_after_the_action_a_place_with_an_own_ship_in_orbit_may_be_looked_at() -> None:
    game = looking("pink", "blue")
    game.choose("deploy").do(f"deploy-troop {HOME}", "done")
    assert (game.asked, game.options) == ("scan", ["end-turn", f"scan {HOLE}"])
    game.deals("blue").do(f"scan {HOLE}")
    assert game.state.is_face_down(NUMBER)
    assert seen(game, 0)["scanned"] == "blue"


def test_it_may_be_left_alone() -> None:
    game = looking("pink", "blue")
    game.choose("deploy").do(f"deploy-troop {HOME}", "done", "end-turn")
    assert (game.asked_seat, seen(game, 0)["scanned_by"]) == (1, [])


def test_only_who_looks_sees_and_remembers_it() -> None:
    game = looking("pink", "blue")
    game.choose("deploy").do(f"deploy-troop {HOME}", "done").deals("blue").do(f"scan {HOLE}")
    assert [seen(game, seat)["scanned"] for seat in (0, 1, 2, None)] == ["blue", None, None, None]
    assert [seen(game, seat)["scanned_by"] for seat in (0, 1, None)] == [[0], [0], [0]]
    views = [GAME.view(game.table, seat) for seat in (0, 1, None)]
    assert [view["hidden"] for view in views] == [[["pink"]], [["pink", "blue"]], [["pink", "blue"]]]
    (event,) = [event for event in game.events if event.kind.name == "scanned"]
    assert [event.seen_by(seat)["place"] for seat in (0, 1, None)] == [PLACES.index("blue"), None, None]


def test_what_one_knows_is_not_offered_again() -> None:
    game = looking("pink", "blue")
    game.scanned(HOLE, "blue", 0)
    game.choose("deploy").do(f"deploy-troop {HOME}", "done")
    assert game.asked_seat == 1


def test_someone_else_finds_the_same() -> None:
    game = looking("pink", "blue")
    game.scanned(HOLE, "blue", 1)
    game.choose("deploy").do(f"deploy-troop {HOME}", "done", f"scan {HOLE}")
    assert seen(game, 0)["scanned"] == "blue"


def test_places_without_a_ship_in_orbit_blocked_or_face_up_are_not_looked_at() -> None:
    game = looking("pink", "blue")
    game.place("beta-middle", "blocked")
    game.ship(0, "ship-2", "beta-middle")
    game.choose("deploy").do(f"deploy-troop {HOME}", "done")
    assert game.options == ["end-turn", f"scan {HOLE}"]


def test_an_imagined_position_keeps_what_the_seat_knows_and_deals_the_rest_again() -> None:
    game = looking("pink", "blue")
    game.scanned(HOLE, "blue", 0)
    game.start()
    own = {GAME.determinize(game.table, 0, RandomDealer(seed)).state.secrets[NUMBER] for seed in range(20)}
    other = {GAME.determinize(game.table, 1, RandomDealer(seed)).state.secrets[NUMBER] for seed in range(20)}
    assert own == {PLACES.index("blue")}
    assert other == {PLACES.index("blue"), PLACES.index("pink")}


# Turning up


def test_landing_turns_a_place_up_first() -> None:
    game = looking("pink", "blue")
    game.choose("move").deals("pink").do("land ship-1")
    assert (game.state.places[NUMBER], game.on(HOLE), game.owner(HOLE)) == (PLACES.index("pink"), {"troops": 1}, 0)
    assert game.told.index("uncovered") < game.told.index("landed")
    assert game.view["hidden"][0] == ["blue"]


def test_landing_on_a_scanned_place_turns_up_what_was_seen() -> None:
    game = looking("pink", "green")
    game.scanned(HOLE, "green", 1)
    game.choose("move").do("land ship-1")
    assert (game.state.places[NUMBER], game.state.secrets[NUMBER]) == (PLACES.index("green"), NOTHING)
    assert game.state.scanned == [0, 0, 0, 0]


@pytest.mark.parametrize("place", ["blue", "artifact"])
def test_a_relic_planet_or_an_artifact_gets_a_planet_tile(place: str) -> None:
    game = looking("pink", place)
    game.choose("move").deals(place, "green").do("land ship-1")
    assert (game.state.places[NUMBER], game.owner(HOLE)) == (PLACES.index("green"), 0)
    assert game.view["laid"][0] == ["green"]


def test_tiles_come_from_the_pair_of_the_quadrant() -> None:
    game = ClassicScenario()
    every = Counter(COLOURS[colour] for colour in next_tiles(game.state, 0))
    assert len(set(every.values())) == 1  # all colours alike
    game.state.laid[0] = [COLOURS.index("orange")]
    assert {COLOURS[colour] for colour in next_tiles(game.state, 0)} == {"purple", "pink"}
    game.state.laid[0] = [COLOURS.index("orange"), COLOURS.index("purple")]
    assert next_tiles(game.state, 0) == []
    assert {COLOURS[colour] for colour in next_tiles(game.state, 1)} == {"orange", "purple", "pink", "green"}
    assert Counter(next_tiles(game.state, 1))[COLOURS.index("pink")] > Counter(next_tiles(game.state, 1))[0]


def test_of_three_players_each_quadrant_has_one_tile() -> None:
    game = ClassicScenario(3)
    game.state.laid[0] = [COLOURS.index("orange")]
    assert {COLOURS[colour] for colour in next_tiles(game.state, 1)} == {"purple", "pink", "green"}


# Sound positions


def broken(game: ClassicScenario, rule: str) -> None:
    with pytest.raises(BrokenPosition, match=rule):
        GAME.check(game.state)


def test_positions_of_the_classic_mode_that_cannot_be_on_a_table() -> None:
    game = ClassicScenario()
    game.state.scanned[0] = 1
    broken(game, "what was scanned is known")
    game = ClassicScenario()
    game.state.laid[0] = [0, 3]
    broken(game, "tiles come from beside their quadrants")
    game = ClassicScenario()
    game.state.set_owner(game.state.gates[0], 0)
    broken(game, "home worlds have troops alone")
    game = ClassicScenario()
    game.me.boxed = 0b11
    broken(game, "a battleship costs ships")
    game = ClassicScenario()
    game.me.advanced = 2
    broken(game, "the battleship is the only advanced ship")
    game = ClassicScenario()
    game.me.energy = 1
    broken(game, "energy is neither lost nor found")
    game = ClassicScenario()
    game.state.mode = 7
    broken(game, "modes exist")
