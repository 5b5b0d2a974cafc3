"""Candidates: a few dozen flicks out of hundreds of thousands, with what they lead to."""

from __future__ import annotations

from hashlib import sha256

import pytest

from orrery.core.choices import Choices
from orrery.core.table import Table
from orrery.games.empires import GAME
from orrery.games.empires.facts.board import HOLES, MM, NOTHING
from orrery.games.empires.facts.cards import NOISES
from orrery.games.empires.position.discs import ship_orbit
from orrery.games.empires.position.state import State
from orrery.games.empires.rules.placing import PlaceShip, PutShip
from orrery.games.empires.sight.candidates import SLOTS, EmpiresCandidates
from orrery.games.empires.sight.mirror import Mirror

from .megastructures import owning, use
from .scenario import Scenario

CANDIDATES = EmpiresCandidates()


def proposed(table: Table[State], seat: int = 0) -> list[tuple[int, dict[str, int]]]:
    """Each candidate with its numbers that are not zero."""
    out = CANDIDATES.zeros[:]
    answers = CANDIDATES.propose(table, seat, out, 0)
    numbers = list(out)
    rows = [numbers[slot * CANDIDATES.size : (slot + 1) * CANDIDATES.size] for slot in range(len(answers))]
    return [
        (answer, {name: number for name, number in zip(CANDIDATES.names, row, strict=True) if number})
        for answer, row in zip(answers, rows, strict=True)
    ]


def aiming(game: Scenario, noise: str = "none") -> Scenario:
    game.state.noise = NOISES.index(noise)
    return game.choose("move").do("flick ship-1")


def test_without_an_error_of_the_hand_candidates_end_as_they_say() -> None:
    """Every fate but being lost, which is proposed only where there is nothing better."""
    game = Scenario().ship(0, "ship-1", (236, 300)).ship(1, "ship-1", (236, 360)).guardian("alpha")
    game.state.mine_owner, game.state.mine_x, game.state.mine_y = [2], [180 * MM], [330 * MM]
    aiming(game.planet("alpha-edge-a", owner=1, troops=1))
    fates: set[str] = set()
    for answer, numbers in proposed(game.table):
        twin = game.table.copy(game.table.dealer)
        twin.act(0, answer)
        (fate,) = (name for name in numbers if name.startswith("percent/"))
        fates.add(fate)
        hole = ship_orbit(twin.state, 0, 0)
        orbits = [name.removeprefix("percent in orbit/") for name in numbers if name.startswith("percent in orbit/")]
        assert twin.state.players[0].is_out(0) == (fate == "percent/rests")
        assert orbits == ([] if hole == NOTHING else [HOLES[hole]])
        assert twin.state.players[1].is_out(0) == (fate != "percent/rams")
        assert len(twin.state.mine_x) == (0 if fate == "percent/hits mine" else 1)
    assert fates == {"percent/rests", "percent/rams", "percent/rams guardian", "percent/hits mine"}


def test_candidates_come_to_many_ends() -> None:
    game = aiming(Scenario().ship(0, "ship-1", (360, 360)), "good")
    found = proposed(game.table)
    orbits = {name for _, numbers in found for name in numbers if name.startswith("percent in orbit/")}
    assert len(found) == SLOTS
    assert len(orbits) >= 15
    assert all(
        sum(number for name, number in numbers.items() if name.startswith("percent/")) >= 93 for _, numbers in found
    )


def test_what_an_orbit_is_to_the_seat_is_told() -> None:
    game = Scenario().ship(0, "ship-1", (176, 250)).planet("alpha-middle", owner=1, troops=1)
    game.planet("alpha-edge-a", owner=0, troops=1).planet("alpha-border-a", owner=0, troops=1, outposts=2)
    told = {
        hole: numbers
        for _, numbers in proposed(aiming(game).table)
        for hole in ("alpha-middle", "alpha-edge-a", "alpha-border-a", "delta-border-a")
        if f"percent in orbit/{hole}" in numbers
    }
    assert told["alpha-middle"]["percent at/rival"] == 100
    assert told["alpha-edge-a"]["percent at/own"] == told["alpha-edge-a"]["percent may land"] == 100
    assert "percent may land" not in told["alpha-border-a"]
    assert told["delta-border-a"]["percent at/free"] == told["delta-border-a"]["percent may land"] == 100


def test_opposite_seats_see_the_same_candidates_in_opposite_positions() -> None:
    near = aiming(Scenario(2).ship(0, "ship-1", (100, 120)).ship(1, "ship-1", (200, 300)))
    far = Scenario(2).turn(1)
    far.state.gates = [HOLES.index("alpha-gate"), HOLES.index("gamma-gate")]
    near.state.gates = far.state.gates
    far.ship(1, "ship-1", (620, 600)).ship(0, "ship-1", (520, 420))
    far.state.noise = NOISES.index("none")
    far.do("choose move", "flick ship-1")
    ours, theirs = proposed(near.table), proposed(far.table, 1)
    mirror = Mirror(far.state, 1)
    assert [answer for answer, _ in ours] == [mirror.orient(answer) for answer, _ in theirs]
    for (_, here), (_, there) in zip(ours, theirs, strict=True):
        assert here == pytest.approx(there, abs=1)  # places are rounded, and a half may go either way


def test_a_plasma_shot_has_candidates_at_planets_and_ships_of_others() -> None:
    game = owning("star-devourer").ship(1, "ship-1", (370, 292)).planet("alpha-edge-b", owner=2, outposts=1)
    game.state.noise = NOISES.index("none")
    found = proposed(use(game, "plasma-shot").table)
    fates = [name for _, numbers in found for name in numbers if name.startswith("percent/")]
    assert len(fates) == len(found) <= SLOTS
    assert {"percent/rams", "percent/destroys planet"} <= set(fates)


@pytest.mark.parametrize("question", [PutShip(0, HOLES.index("beta-middle")), PlaceShip(0)])
def test_places_are_spread(question: PutShip | PlaceShip) -> None:
    game = Scenario().next(question).start()
    found = proposed(game.table)
    assert len(found) == SLOTS < len(game.table.offered[0])
    places = {(numbers["across"], numbers["down"]) for _, numbers in found}
    assert len(places) == SLOTS
    orbits = {name for _, numbers in found for name in numbers if name.startswith("percent in orbit/")}
    assert len(orbits) == (1 if isinstance(question, PutShip) else len(HOLES))


def test_without_a_dial_there_are_no_candidates() -> None:
    assert proposed(Scenario().start().table) == []
    assert proposed(Scenario().start().table, 1) == []


def test_answers_are_mirrored_there_and_back() -> None:
    state = Scenario(4).state
    for seat in range(4):
        mirror = Mirror(state, seat)
        seen = [mirror.orient(action) for action in range(0, GAME.actions.size, 7)]
        assert [mirror.meant(action) for action in seen] == list(range(0, GAME.actions.size, 7))
    assert Mirror(state, 1).orient(GAME.actions.parse("discover beta-edge-a")) == GAME.actions.parse(
        "discover alpha-edge-a"
    )
    assert Mirror(state, 1).orient(GAME.actions.parse("aim 1700 30")) == GAME.actions.parse("aim 100 30")
    assert Mirror(state, 3).orient(GAME.actions.parse("aim 100 30")) == GAME.actions.parse("aim 3500 30")
    assert Mirror(state, 1).orient(GAME.actions.parse("attack-ship red ship-2")) == GAME.actions.parse(
        "attack-ship blue ship-2"
    )


def test_choices_are_numbered_as_the_seat_sees_them() -> None:
    """To discover the middle of one's own quadrant is the same choice for everybody."""
    choices, found = Choices(GAME), set()
    for seat, hole in ((0, "alpha-middle"), (1, "beta-middle"), (3, "delta-middle")):
        game = Scenario().face_down([hole], ["blue"], ["warp"]).ship(seat, "ship-1", hole).turn(seat)
        game.do("choose move")
        action = GAME.actions.parse(f"discover {hole}")
        mask = choices.nothing[:]
        proposed = choices.write(game.table, seat, mask, 0, CANDIDATES.zeros[:], 0)
        choice = choices.choice(game.table, seat, action, proposed)
        assert mask[choice]
        assert choices.action(game.table, seat, choice, proposed) == action
        found.add(choice)
    assert len(found) == 1


def test_candidates_stay_the_same_on_every_build() -> None:
    """A network that has learned with them expects the same again: whoever changes them raises their version."""
    game = Scenario().ship(0, "ship-1", (200, 240)).ship(1, "ship-1", (420, 330)).ship(2, "ship-3", "delta-middle")
    out = CANDIDATES.zeros[:]
    answers = CANDIDATES.propose(aiming(game.guardian("beta"), "good").table, 0, out, 0)
    assert CANDIDATES.version == 1
    assert sha256(repr(answers).encode() + bytes(out)).hexdigest()[:16] == "a31ca283632fe361"


def test_another_flick_is_nearest_to_a_candidate_that_ends_like_it() -> None:
    game = aiming(Scenario().ship(0, "ship-1", (360, 360)))
    candidates = [answer for answer, _ in proposed(game.table)]
    found = 0
    for answer in game.table.offered[0][::5003]:
        slot = CANDIDATES.nearest(game.table, 0, answer, candidates)
        if slot != NOTHING:
            ends = [game.table.copy(game.table.dealer) for _ in range(2)]
            for twin, flick in zip(ends, (answer, candidates[slot]), strict=True):
                twin.act(0, flick)
            assert ship_orbit(ends[0].state, 0, 0) == ship_orbit(ends[1].state, 0, 0)
            found += 1
    assert found >= 10
    assert Choices(GAME).closest(game.table, 0, candidates[3], candidates) == Choices(GAME).ordinary + 3


def test_another_place_is_nearest_to_a_candidate_in_the_same_orbit() -> None:
    game = Scenario().ship(0, "ship-1", (360, 360))
    game.table.then(0, PlaceShip(0))
    game.table.run()
    candidates = [answer for answer, _ in proposed(game.table)]
    slots = [CANDIDATES.nearest(game.table, 0, answer, candidates) for answer in game.table.offered[0][::97]]
    assert len({slot for slot in slots if slot != NOTHING}) >= 10
    assert [CANDIDATES.nearest(game.table, 0, answer, candidates) for answer in candidates] == list(
        range(len(candidates))
    )
