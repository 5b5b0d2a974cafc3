"""Project cards: flyby missions, launches and missions at a planet, landings."""

from __future__ import annotations

import pytest

from orrery.core.table import with_value
from orrery.games.seti.facts.board import NOTHING, PLANETS
from orrery.games.seti.facts.cards import INDEX

from .scenario import Scenario, card_table

# A step onto each planet from an empty space next to it, and the way back
ONTO = {
    "mercury": ("1-2", "counter-clockwise", "1-1 clockwise"),
    "venus": ("1-2", "clockwise", "1-3 counter-clockwise"),
    "mars": ("1-2", "outward", "2-2 inward"),
    "jupiter": ("3-2", "clockwise", "3-3 counter-clockwise"),
    "saturn": ("3-0", "counter-clockwise", "3-7 clockwise"),
    "uranus": ("3-0", "outward", "4-0 inward"),
    "neptune": ("4-2", "clockwise", "4-3 counter-clockwise"),
}
ROW = ("grant", "hayabusa", "dune")

FLYBY = card_table(
    "card, slot, planet, pay",
    ("001-pioneer-11-mission", 1, "jupiter", {"data": 1}),
    ("001-pioneer-11-mission", 2, "saturn", {"score": 4}),
    ("002-mariner-10-mission", 1, "mercury", {"cards": 1}),
    ("002-mariner-10-mission", 2, "venus", {"publicity": 1}),
    ("003-voyager-2-mission", 1, "uranus", {"energy": 1}),
    ("003-voyager-2-mission", 2, "neptune", {"credit": 1}),
    ("004-galileo-mission", 1, "venus", {"publicity": 1}),
    ("004-galileo-mission", 2, "jupiter", {"data": 1}),
)
FLYBYS = card_table(
    "card, planets",
    ("001-pioneer-11-mission", ["jupiter", "saturn"]),
    ("002-mariner-10-mission", ["mercury", "venus"]),
    ("003-voyager-2-mission", ["uranus", "neptune"]),
    ("004-galileo-mission", ["venus", "jupiter"]),
)


def next_to(planet: str, *cards: str) -> Scenario:
    """A probe one step from a planet, cards in hand, energy for flights."""
    return Scenario(hand=cards, probes=[ONTO[planet][0]], energy=9).row(*ROW)


def fly_to(game: Scenario, planet: str) -> None:
    space, direction, _ = ONTO[planet]
    game.do("burn", f"fly {space} {direction}")


@FLYBY
def test_a_flyby_fills_its_slot_and_pays(card: str, slot: int, planet: str, pay: dict[str, int]) -> None:
    game = next_to(planet, card).do(f"play {card}")
    assert (game.me.credit, game.missions(), game.prompt()) == (4, [card], "end-turn")
    fly_to(game, planet)
    assert (game.prompt(), game.offered()) == ("fill-slot", [f"fill {card}:{slot}", "decline"])
    assert game.gained(f"fill {card}:{slot}") == pay
    assert (game.missions(), game.prompt()) == ([card], "end-turn")


@FLYBY
def test_a_flyby_may_be_declined_and_fill_its_slot_once_later(
    card: str, slot: int, planet: str, pay: dict[str, int]
) -> None:
    game = next_to(planet, card).do(f"play {card}")
    fly_to(game, planet)
    assert game.gained("decline") == {}
    game.do("burn", f"fly {ONTO[planet][2]}")
    fly_to(game, planet)
    assert game.gained(f"fill {card}:{slot}") == pay
    game.do("burn", f"fly {ONTO[planet][2]}")
    fly_to(game, planet)
    assert game.prompt() == "end-turn"


@FLYBYS
def test_only_the_two_planets_of_a_mission_fill_its_slots(card: str, planets: list[str]) -> None:
    for planet in ONTO:
        game = next_to(planet, card).do(f"play {card}")
        fly_to(game, planet)
        assert (game.prompt() == "fill-slot") == (planet in planets), planet


@FLYBYS
def test_a_mission_is_completed_by_its_second_flyby(card: str, planets: list[str]) -> None:
    first, second = planets
    starts = [ONTO[first][0], ONTO[second][0]]
    game = Scenario(hand=[card], probes=starts, techs=["probe-limit"], energy=9).row(*ROW).do(f"play {card}")
    fly_to(game, second)
    game.do(f"fill {card}:2")
    assert (game.missions(), game.completed()) == ([card], [])
    fly_to(game, first)
    game.do(f"fill {card}:1")
    assert (game.missions(), game.completed()) == ([], [card])


def test_002_mariner_10_mission_does_not_count_where_the_probe_stands_already() -> None:
    game = Scenario(hand=["mariner-10-mission"], probes=["mercury"]).row(*ROW).do("play mariner-10-mission")
    assert (game.prompt(), game.completed(), len(game.hand())) == ("end-turn", [], 0)


def test_002_mariner_10_mission_may_be_marked_with_full_publicity() -> None:
    game = Scenario(missions=["mariner-10-mission"], probes=["1-2"], publicity=10).row(*ROW)
    fly_to(game, "venus")
    game.do("fill mariner-10-mission:2")
    assert (game.me.publicity, game.me.filled) == (10, [0b10])


def test_001_pioneer_11_mission_and_004_galileo_mission_share_no_flyby() -> None:
    """One event fills one slot over all missions."""
    game = Scenario(missions=["pioneer-11-mission", "galileo-mission"], probes=["3-2"]).row(*ROW)
    fly_to(game, "jupiter")
    assert game.offers("fill") == ["pioneer-11-mission:1", "galileo-mission:2"]
    game.do("fill galileo-mission:2")
    assert (game.me.data, game.me.filled, game.prompt()) == (1, [0, 0b10], "main-action")


LAUNCHES = card_table(
    "card, cost, pay, answers",
    ("005-venera-probe", 3, {"publicity": 1}, []),
    ("006-juno-probe", 3, {"data": 1}, []),
    ("007-messenger-probe", 3, {}, ["fly 1-5 outward"]),
    ("008-cassini-probe", 3, {}, ["take hayabusa"]),
    ("031-space-launch-system", 2, {}, ["fly 1-5 outward"]),
    ("058-uranus-orbiter-and-probe", 2, {}, []),
    ("060-trident-probe", 2, {}, []),
)


@LAUNCHES
def test_a_launch_and_something_more(card: str, cost: int, pay: dict[str, int], answers: list[str]) -> None:
    game = Scenario(hand=[card], techs=["probe-limit"]).row(*ROW)
    cards = 0 if "take hayabusa" in answers else -1
    paid = {word: number for word, number in {"credit": -cost, "cards": cards, **pay}.items() if number}
    assert game.gained(f"play {card}", "launch", *answers) == paid
    assert (game.missions(), game.prompt()) == ([card], "end-turn")
    assert game.probes() == (["2-5"] if "fly 1-5 outward" in answers else ["1-5"])


@LAUNCHES
def test_without_room_for_a_probe_the_rest_of_the_card_counts(
    card: str, cost: int, pay: dict[str, int], answers: list[str]
) -> None:
    game = Scenario(hand=[card], probes=["earth"]).row(*ROW)
    gained = game.gained(f"play {card}", *answers)
    assert gained["credit"] == -cost
    assert {word: gained[word] for word in pay} == pay
    assert game.probes() == (["2-5"] if "fly 1-5 outward" in answers else ["1-5"])


VISITED = {"score": 7, "publicity": 1}
CRAFT = card_table(
    "card, planet, moon, reward",
    ("005-venera-probe", "venus", None, VISITED),
    ("006-juno-probe", "jupiter", "io", VISITED),
    ("007-messenger-probe", "mercury", None, VISITED),
    ("008-cassini-probe", "saturn", "titan", {"score": 6, "publicity": 1}),
    ("032-mercury-exploration-program", "mercury", None, {"score": 4}),
    ("033-venus-exploration-program", "venus", None, {"score": 4}),
    ("034-mars-exploration-program", "mars", "phobos-and-deimos", {"score": 4}),
    ("035-jupiter-exploration-program", "jupiter", "europa", {"score": 4}),
    ("036-saturn-exploration-program", "saturn", "enceladus", {"score": 4}),
    ("058-uranus-orbiter-and-probe", "uranus", "titania", {"score": 3, "cards": 1}),
    ("060-trident-probe", "neptune", "triton", {"score": 4, "data": 1}),
)


@CRAFT
def test_a_mission_counts_the_orbiter_that_was_there_before(
    card: str, planet: str, moon: str | None, reward: dict[str, int]
) -> None:
    del moon
    game = Scenario(hand=[card], orbiters=[planet]).row(*ROW).do(f"play {card}")
    while game.prompt() != "end-turn":
        game.do("draw" if game.prompt() == "take-card" else "decline")
    assert game.gained(f"finish {card}") == reward
    assert (game.completed(), game.missions()) == ([card], [])


@CRAFT
def test_a_mission_counts_landers_on_the_planet_or_its_moons_and_nothing_else(
    card: str, planet: str, moon: str | None, reward: dict[str, int]
) -> None:
    del reward
    for target in [planet, moon] if moon else [planet]:
        assert Scenario(missions=[card], landers=[target]).offers("finish") == [card]
    others = [other for other in ("venus", "mars", "jupiter") if other != planet]
    game = Scenario(missions=[card], probes=[planet], orbiters=others, landers=others)
    assert game.set(1, orbiters=[planet], landers=[planet]).offers("finish") == []


def test_009_falcon_heavy_launches_two_probes_above_the_limit() -> None:
    game = Scenario(hand=["falcon-heavy"], probes=["mars"], credit=5).row(*ROW)
    game.do("play falcon-heavy", "launch", "launch")
    assert (game.probes(), game.me.credit, game.me.publicity) == (["2-2", "1-5", "1-5"], 2, 5)
    game.do("end-turn", "pass")
    assert "launch" not in game.offered(), "later launches obey the limit again"


def test_009_falcon_heavy_may_launch_one_probe_only() -> None:
    game = Scenario(hand=["falcon-heavy"]).row(*ROW).do("play falcon-heavy", "decline", "launch")
    assert (game.probes(), game.me.publicity, game.prompt()) == (["1-5"], 5, "end-turn")


@pytest.mark.parametrize(
    ("orbiters", "landers", "fulfilled"),
    [
        (["neptune", "uranus"], [], True),
        ([], ["triton", "titania"], True),
        (["uranus"], ["neptune"], True),
        (["uranus", "uranus"], ["titania"], False),
        ([], ["neptune", "triton"], False),
    ],
)
def test_010_odinus_mission_needs_craft_at_neptune_and_at_uranus(
    orbiters: list[str], landers: list[str], fulfilled: bool
) -> None:
    game = Scenario(missions=["odinus-mission"], orbiters=orbiters, landers=landers)
    assert game.offers("finish") == (["odinus-mission"] if fulfilled else [])


def test_010_odinus_mission_pays_five_points_and_a_card() -> None:
    game = Scenario(missions=["odinus-mission"], orbiters=["neptune", "uranus"]).row(*ROW)
    game.do("finish odinus-mission")
    assert (game.prompt(), game.me.score) == ("take-card", 6)
    game.do("take dune")
    assert (game.hand(), game.completed(), game.prompt()) == (["dune"], ["odinus-mission"], "main-action")


@pytest.mark.parametrize(
    ("taken", "corner"), [("dune", {"publicity": 1}), ("odinus-mission", {"data": 1}), ("hayabusa", {})]
)
def test_011_grant_pays_the_corner_of_the_card_taken(taken: str, corner: dict[str, int]) -> None:
    game = Scenario(hand=["grant"], probes=["3-2"]).row("dune", "odinus-mission", "hayabusa").deals("alice")
    assert game.gained("play grant", f"take {taken}") == {"credit": -1, **corner}
    assert (game.hand(), INDEX["alice"] in game.state.row) == ([taken], True)
    assert game.prompt() == ("move" if taken == "hayabusa" else "end-turn")


def test_011_grant_pays_the_corner_of_an_unseen_card_too() -> None:
    game = Scenario(hand=["grant"], probes=["3-2"]).row("dune", "alice", "hayabusa").deals("venera-probe")
    game.do("play grant", "draw", "fly 3-2 clockwise")
    assert (game.hand(), game.probes(), game.me.publicity) == (["venera-probe"], ["3-3"], 5)


def test_011_grant_is_no_discard_for_a_corner() -> None:
    game = Scenario(hand=["grant"], missions=["cornell-university"]).row("dune", "alice", "hayabusa")
    game.do("play grant", "take dune")
    assert (game.prompt(), game.me.filled, game.me.publicity) == ("end-turn", [0], 5)


def test_012_europa_clipper_lands_on_a_moon_without_the_technology() -> None:
    game = Scenario(hand=["europa-clipper"], probes=["jupiter"]).set(1, landers=["io"]).row(*ROW)
    game.do("play europa-clipper")
    assert game.offers("land") == ["jupiter", "callisto", "ganymede", "europa"], "Io is taken"
    game.do("land ganymede")
    assert (game.me.score, game.me.publicity, game.me.credit, game.me.energy) == (13, 9, 2, 3)
    assert (game.probes(), game.prompt()) == ([], "end-turn")


def test_012_europa_clipper_is_worth_three_points_for_each_craft_at_jupiter() -> None:
    game = Scenario(hand=["europa-clipper"], orbiters=["jupiter", "mars"], landers=["jupiter", "io", "titan"])
    game.set(1, orbiters=["jupiter"]).do("play europa-clipper", "end-turn")
    assert game.final_points()["cards"] == 9


TRACE = "trace left yellow discovery"


@pytest.mark.parametrize(
    ("target", "techs", "answers", "points", "data"),
    [
        ("mars", [], [TRACE, "claim 2"], 6 + 5 + 4, 2),
        ("mercury", [], [TRACE], 12 + 5 + 4, 3),
        ("phobos-and-deimos", ["probe-moon"], ["decline"], 8 + 4, 0),
        ("venus", [], [TRACE], 5 + 5, 2),
    ],
)
def test_013_perseverance_rover_pays_more_on_mars_mercury_and_moons(
    target: str, techs: list[str], answers: list[str], points: int, data: int
) -> None:
    planet = "mars" if techs else target
    game = Scenario(hand=["perseverance-rover"], probes=[planet], techs=techs).row(*ROW)
    game.do("play perseverance-rover", f"land {target}", *answers)
    assert (game.me.score, game.me.data, game.me.credit, game.me.energy) == (1 + points, data, 3, 3)


def test_013_perseverance_rover_needs_the_technology_for_a_moon() -> None:
    game = Scenario(hand=["perseverance-rover"], probes=["mars"]).row(*ROW).do("play perseverance-rover")
    assert (game.offers("land"), "decline" in game.offered()) == (["mars"], True)


def test_013_perseverance_rover_pays_only_for_its_own_landing() -> None:
    game = Scenario(hand=["perseverance-rover"], probes=["mars"], techs=["probe-limit"]).row(*ROW)
    game.do("land mars", "trace left yellow discovery", "claim 2", "end-turn", "pass")
    assert game.gained("play perseverance-rover") == {"credit": -1, "cards": -1}
    assert game.prompt() == "end-turn"


def test_014_mars_science_laboratory_pays_publicity_and_data() -> None:
    game = Scenario(hand=["mars-science-laboratory"]).row(*ROW).do("play mars-science-laboratory")
    assert (game.me.credit, game.me.publicity, game.me.data, game.prompt()) == (2, 5, 2, "end-turn")


def test_014_mars_science_laboratory_is_worth_four_points_for_each_craft_at_mars() -> None:
    game = Scenario(hand=["mars-science-laboratory"], orbiters=["mars"], landers=["mars", "phobos-and-deimos", "venus"])
    game.do("play mars-science-laboratory", "end-turn")
    assert game.final_points()["cards"] == 12


def test_015_atmospheric_entry_gives_an_orbiter_up() -> None:
    game = Scenario(hand=["atmospheric-entry"], orbiters=["venus", "saturn"]).row(*ROW)
    game.do("play atmospheric-entry")
    assert (game.prompt(), game.offers("orbit"), "decline" in game.offered()) == (
        "remove-orbiter",
        ["venus", "saturn"],
        False,
    )
    game.do("orbit saturn", "take dune")
    assert (game.me.orbiters[PLANETS.index("saturn")], game.me.orbiters[PLANETS.index("venus")]) == (0, 1)
    assert (game.me.score, game.me.data, game.hand(), game.me.credit) == (4, 1, ["dune"], 3)


def test_015_atmospheric_entry_pays_nothing_without_an_orbiter() -> None:
    game = Scenario(hand=["atmospheric-entry"], landers=["venus"]).set(1, orbiters=["venus"]).row(*ROW)
    game.do("play atmospheric-entry")
    assert (game.prompt(), game.me.score, game.me.data, game.hand()) == ("end-turn", 1, 0, [])


def test_015_atmospheric_entry_uncovers_the_bonus_of_the_first_orbiter() -> None:
    game = Scenario(hand=["atmospheric-entry"], orbiters=["venus"]).set(1, probes=["venus"]).row(*ROW)
    game.state.orbit_covers = with_value(game.state.orbit_covers, PLANETS.index("venus"), 0)
    game.do("play atmospheric-entry", "draw")
    assert game.state.orbit_covers[PLANETS.index("venus")] == NOTHING
    game.do("end-turn", "orbit venus", "decline")
    assert game.rival.score == 2 + 3 + 6
