"""The rival's flights: the first planet in reach, the way with most publicity, moons, orbits, landings."""

from __future__ import annotations

import pytest

from orrery.games.seti.facts.board import ASTEROIDS, EARTH, PLANET, SPACE_NAMES
from orrery.games.seti.facts.sky import SHOWN, SKIES, SPACE_OF
from orrery.games.seti.facts.solo import ACTION_CARDS
from orrery.games.seti.position.thinking import FLY
from orrery.games.seti.solo.flight import FlyAction
from orrery.games.seti.solo.routes import publicity_on, route
from orrery.games.seti.solo.turn import ACTIONS

from .alone import Alone


def flying(**its: object) -> Alone:
    return Alone(probes=["earth"], **its)  # type: ignore[arg-type]


def test_planets_out_of_reach_are_passed_over() -> None:
    game = flying().rival_turn("s-1")
    assert game.words("planet-missed") == ["saturn", "mars", "jupiter"]
    assert game.words("planet-chosen") == ["venus 1"]
    assert [text.split(" ")[0] for text in game.words("flown")] == ["1-4", "1-3"]


def test_without_a_probe_on_earth_there_is_no_flight() -> None:
    game = Alone().rival_turn("s-4")
    assert game.tried == ["species-card species-unknown 0", "fly no-probe-on-earth -1"]


def test_a_probe_on_earth_bars_a_launch() -> None:
    assert "launch probe-on-earth -1" in flying().rival_turn("s-1").tried


def test_leaving_asteroids_takes_one_more() -> None:
    """Wherever a route of four leads over asteroids, it is no longer one of three steps."""
    for sky in range(SKIES):
        start = SPACE_OF[sky][EARTH]
        for planet in range(EARTH - 1):
            spaces = route(sky, start, SPACE_OF[sky][planet], 3)
            cost = sum(2 if SHOWN[sky][space] == ASTEROIDS else 1 for space in [start, *spaces[:-1]])
            assert cost <= 3


def test_the_route_with_most_publicity() -> None:
    """With six steps Mars is reached past Venus and Mercury, with four past Venus alone."""
    sky = Alone().state.sky()
    earth, mars = SPACE_OF[sky][EARTH], SPACE_OF[sky][2]
    short, long = route(sky, earth, mars, 4), route(sky, earth, mars, 6)
    assert (publicity_on(sky, short), publicity_on(sky, long)) == (2, 4)
    assert [SPACE_NAMES[space] for space in short] == ["1-4", "1-3", "2-3", "2-2"]
    venus = route(sky, earth, SPACE_OF[sky][1], 5)  # no longer way there brings more
    assert [SPACE_NAMES[space] for space in venus] == ["1-4", "1-3"]


def test_a_route_enters_no_space_twice_and_ends_at_its_planet() -> None:
    for sky in range(0, SKIES, 7):
        earth = SPACE_OF[sky][EARTH]
        for planet in range(EARTH - 1):
            spaces = [earth, *route(sky, earth, SPACE_OF[sky][planet], 5)]
            assert len(set(spaces)) == len(spaces)
            assert len(spaces) == 1 or SHOWN[sky][spaces[-1]] == PLANET + planet


@pytest.mark.parametrize("word", ["s-1", "s-4", "s-7", "s-8", "s-9", "s-12", "s-13", "s-15"])
def test_in_every_sky_a_planet_of_the_card_is_in_reach(word: str) -> None:
    fly = next(action for action in ACTIONS[ACTION_CARDS.index(word)] if action.attempt == FLY)
    assert isinstance(fly, FlyAction)
    for sky in range(SKIES):
        ways = [
            route(sky, SPACE_OF[sky][EARTH], SPACE_OF[sky][planet], moves)
            for planet, moves in zip(fly.planets, fly.moves, strict=True)
        ]
        assert any(ways)


# On arrival


def test_an_orbit_is_income_and_its_first_bonus() -> None:
    game = flying().rival_turn("s-1")
    assert game.words("craft-chosen") == ["venus card-prefers-orbit"]
    assert (game.it.orbiters[1], game.it.score, game.progress) == (1, 2 + 6 + 3, ["4 income"])
    assert (game.it.credit, game.it.energy) == (0, 0)


def test_a_card_may_prefer_a_landing() -> None:
    game = flying().rival_turn("s-7")
    assert game.words("craft-chosen") == ["saturn card-prefers-landing"]
    assert game.it.landers[4] == 1


def test_the_first_landing_if_the_first_orbit_is_taken() -> None:
    game = flying().set(0, orbiters=["venus"])
    game.state.orbit_covers = [0 if planet == 1 else -1 for planet in range(EARTH)]
    game.rival_turn("s-1")
    assert game.words("craft-chosen") == ["venus first-landing"]


def test_the_first_orbit_if_the_first_landing_is_taken() -> None:
    game = flying()
    game.state.data_covers = [0] * len(game.state.data_covers)
    game.rival_turn("s-7")
    assert game.words("craft-chosen") == ["saturn first-orbit"]


def test_with_both_taken_the_card_decides() -> None:
    game = flying()
    game.state.orbit_covers = [0] * EARTH
    game.state.data_covers = [0] * len(game.state.data_covers)
    game.rival_turn("s-7")
    assert game.words("craft-chosen") == ["saturn card-prefers-landing"]


def test_while_any_bonus_space_is_free_the_first_landing_is_and_it_takes_most_data() -> None:
    """Mars has two: 2 data and 1."""
    game = flying()
    game.state.orbit_covers = [0] * EARTH
    game.sky(0, 0, 0).rival_turn("s-13")
    assert game.words("craft-chosen") == ["mars first-landing"]
    assert game.it.computer == 2
    game = flying()
    game.state.orbit_covers = [0] * EARTH
    covers = [*game.state.data_covers]
    covers[2] = 0  # the better one of Mars
    game.state.data_covers = covers
    game.rival_turn("s-13")
    assert (game.words("craft-chosen"), game.it.computer) == (["mars first-landing"], 1)


def test_a_probe_technology_is_spent_for_a_free_moon() -> None:
    """S.7 points to the right: of Titan and Enceladus it takes Enceladus."""
    game = flying(techs=["probe-limit", "probe-moon"]).rival_turn("s-7")
    assert game.words("craft-chosen") == ["enceladus free-moon"]
    assert game.words("tech-spent") == ["probe-limit"]  # the oldest
    assert len(game.mind.techs) == 1


def test_the_arrow_to_the_left_takes_the_leftmost_moon() -> None:
    game = flying(techs=["probe-limit"]).rival_turn("s-8")
    assert game.words("craft-chosen") == ["callisto free-moon"]


def test_a_moon_with_a_lander_is_not_free() -> None:
    game = flying(techs=["probe-limit"]).set(0, landers=["callisto"])
    assert game.rival_turn("s-8").words("craft-chosen") == ["ganymede free-moon"]


def test_a_planet_without_moons_keeps_the_technology() -> None:
    game = flying(techs=["probe-limit"]).rival_turn("s-1")
    assert (game.words("craft-chosen"), len(game.mind.techs)) == (["venus card-prefers-orbit"], 1)


def test_signals_and_traces_of_a_landing_are_taken() -> None:
    game = flying(techs=["probe-limit"]).rival_turn("s-7")
    assert len(game.words("signal-placed")) == 3  # Enceladus: red, blue, yellow
    assert len(game.it.probes) == 0
