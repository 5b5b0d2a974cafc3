"""Flicks as deals: what their numbers say, which numbers are refused, the error of the hand, and records."""

from __future__ import annotations

from math import atan2, degrees, hypot
from statistics import mean, stdev

import pytest

from orrery import RandomDealer
from orrery.core.dealer import RecordingDealer, ScriptedDealer
from orrery.core.errors import BrokenRecord, WrongDeal
from orrery.core.match import Match, replay
from orrery.core.record import Record
from orrery.games.empires import GAME
from orrery.games.empires.facts.board import MM, SIZE
from orrery.games.empires.facts.cards import NOISE_ANGLE, NOISE_STRENGTH, NOISES
from orrery.games.empires.flick import physics
from orrery.games.empires.flick.flight import TRAIL, Disc, Flick, Outcome, encode
from orrery.games.empires.flick.physics import BORDER, DISC, LOCATION, STOP
from orrery.games.empires.position import scene
from orrery.games.empires.position.state import State

SHIP = (9 * MM, 1400)


def discs(*places: tuple[int, int]) -> list[Disc]:
    return [Disc(x * MM, y * MM, *SHIP) for x, y in places]


def flicked(direction: int, power: int, *places: tuple[int, int], angle: int = 0, strength: int = 0) -> Flick:
    """The first of these discs is flicked."""
    return Flick(discs(*places), 0, direction, power, angle, strength)


def read(flick: Flick, seed: int = 1) -> Outcome:
    numbers = flick.run(RandomDealer(seed))
    assert flick.allows(numbers)
    return Outcome(numbers)


# What the numbers say


def test_a_free_disc_has_one_leg_and_one_end() -> None:
    outcome = read(flicked(0, 25, (360, 360)))
    assert outcome.numbers == [1, 180301, STOP, 0, -1, 1, 0, 0, 360000, 360000, 707500, 0, 1, 0, 423781, 360000, 0]
    assert (outcome.contacts, outcome.legs, outcome.ends) == (1, 1, 1)
    assert outcome.contact(0) == (180301, STOP, 0, -1)
    assert outcome.leg(0) == [0, 0, 360000, 360000, 707500, 0]
    assert outcome.end(0) == (0, 423781, 360000, 0)


def test_directions_go_clockwise_and_power_is_speed() -> None:
    for direction, ahead in ((0, (1, 0)), (900, (0, 1)), (1800, (-1, 0)), (2700, (0, -1))):
        _, x, y, _ = read(flicked(direction, 10, (360, 360))).end(0)
        assert (x, y) == (360_000 + ahead[0] * 10_205, 360_000 + ahead[1] * 10_205)


def test_a_push_shows_both_discs_their_contact_and_a_new_leg_for_each() -> None:
    outcome = read(flicked(0, 40, (300, 360), (340, 360)))
    kinds = [outcome.contact(row)[1] for row in range(outcome.contacts)]
    assert kinds == [DISC, STOP, STOP]
    assert outcome.contact(0)[2:] == (0, 1)
    assert [outcome.leg(row)[0] for row in range(outcome.legs)] == [0, 0, 1]
    assert [outcome.end(row)[0] for row in range(outcome.ends)] == [0, 1]


def test_discs_that_never_moved_have_no_end() -> None:
    outcome = read(flicked(0, 10, (360, 360), (360, 60)))
    assert [outcome.end(row)[0] for row in range(outcome.ends)] == [0]


def test_a_bounce_names_the_location() -> None:
    outcome = read(flicked(2700, 40, (176, 250)))
    assert outcome.contact(0)[1:] == (LOCATION, 0, 3)


def test_who_leaves_the_galaxy_ends_on_its_border() -> None:
    outcome = read(flicked(0, 100, (600, 360)))
    assert outcome.contact(0)[1:] == (BORDER, 0, -1)
    assert outcome.end(0) == (0, SIZE, 360_000, 1)


def test_every_flick_of_a_crowded_galaxy_is_allowed() -> None:
    dealer = RandomDealer(3)
    crowd = [(x, y) for x in (236, 360, 484) for y in (60, 240, 360, 480, 660)]
    for _ in range(300):
        flick = flicked(dealer.below(3600), 1 + dealer.below(100), *crowd, angle=2500, strength=80)
        numbers = flick.run(dealer)
        assert flick.allows(numbers)


# Numbers that are refused

PUSH = flicked(0, 40, (300, 360), (340, 360))
GOOD = PUSH.run(RandomDealer(1))
CONTACTS, LEGS = 1, 14
ENDS = LEGS + 3 * 6 + 1


def test_the_numbers_themselves_are_allowed() -> None:
    assert GOOD[0] == 3
    assert GOOD[LEGS - 1] == 3
    assert GOOD[ENDS - 1] == 2
    assert PUSH.allows(GOOD)


@pytest.mark.parametrize("length", range(len(GOOD)))
def test_a_part_is_no_outcome(length: int) -> None:
    assert not PUSH.allows(GOOD[:length])


def test_more_is_no_outcome() -> None:
    assert not PUSH.allows([*GOOD, 0])


@pytest.mark.parametrize(
    ("place", "number"),
    [
        (0, -1),
        (0, 10**9),
        (0, 2),
        (CONTACTS, -1),  # the time of a contact
        (CONTACTS, 10**9),
        (CONTACTS + 4, 0),  # before the one before
        (CONTACTS + 1, 4),  # an unknown kind
        (CONTACTS + 1, -1),
        (CONTACTS + 1, STOP),  # a kind without a partner
        (CONTACTS + 2, 2),  # a disc that is not there
        (CONTACTS + 2, -1),
        (CONTACTS + 2, 1),  # with itself
        (CONTACTS + 3, -1),  # a disc needs a partner
        (CONTACTS + 3, 2),
        (CONTACTS + 7, 0),  # a stop has none
        (LEGS - 1, 2),
        (LEGS, 1),  # another disc was flicked
        (LEGS + 1, 1),  # it starts at once
        (LEGS + 2, 300_001),  # and from where it lies
        (LEGS + 3, 0),
        (LEGS + 4, 10**8),  # too fast
        (LEGS + 5, -(10**8)),
        (LEGS + 6, 2),  # a disc that is not there
        (LEGS + 6 + 1, -1),
        (LEGS + 6 + 1, 10**9),
        (LEGS + 6 + 2, -1),  # a place outside the galaxy
        (LEGS + 6 + 3, SIZE + 1),
        (LEGS + 12, 0),  # a disc that rests but never moved
        (ENDS - 1, 1),
        (ENDS, 1),
        (ENDS + 1, -1),
        (ENDS + 1, SIZE + 1),
        (ENDS + 2, -1),
        (ENDS + 2, SIZE + 1),
        (ENDS + 3, 2),
        (ENDS + 4, 0),
        (ENDS + 4, 5),
    ],
)
def test_broken_numbers_are_no_outcome(place: int, number: int) -> None:
    broken = GOOD[:]
    broken[place] = number
    assert not PUSH.allows(broken)


def test_a_location_that_is_not_there_is_no_partner() -> None:
    bounce = flicked(2700, 40, (176, 250))
    numbers = bounce.run(RandomDealer(1))
    for partner, allowed in ((27, True), (28, False), (-1, False)):
        numbers[4] = partner
        assert bounce.allows(numbers) is allowed


def test_nothing_happened_is_no_outcome() -> None:
    assert not PUSH.allows([0, 0, 0])


def test_a_script_with_broken_numbers_is_refused() -> None:
    good = ScriptedDealer([len(GOOD), *GOOD])
    assert good.outcome(PUSH) == GOOD
    for script in ([len(GOOD) - 1, *GOOD], [-1], [len(GOOD), *GOOD[:-1]], [0]):
        with pytest.raises(WrongDeal):
            ScriptedDealer(script).outcome(PUSH)


# The error of the hand


def test_without_noise_the_hand_makes_no_error_and_no_dice_are_rolled() -> None:
    dealer = RandomDealer(5)
    flicked(450, 30, (360, 360)).run(dealer)
    assert dealer.below(10**6) == RandomDealer(5).below(10**6)


@pytest.mark.parametrize("noise", range(1, len(NOISES)))
def test_errors_have_the_deviation_of_the_level(noise: int) -> None:
    dealer = RandomDealer(noise)
    angles, speeds = [], []
    for _ in range(3000):
        flick = flicked(0, 50, (360, 360), angle=NOISE_ANGLE[noise], strength=NOISE_STRENGTH[noise])
        vx, vy = flick._velocity(dealer)
        angles.append(degrees(atan2(vy, vx)) * 1000)
        speeds.append(hypot(vx, vy) / 1415 * 1000 - 1000)
    assert mean(angles) == pytest.approx(0, abs=NOISE_ANGLE[noise] * 0.06)
    assert stdev(angles) == pytest.approx(NOISE_ANGLE[noise], rel=0.05)
    assert mean(speeds) == pytest.approx(0, abs=NOISE_STRENGTH[noise] * 0.12)
    assert stdev(speeds) == pytest.approx(NOISE_STRENGTH[noise], rel=0.05)


def test_about_two_thirds_of_the_errors_are_within_one_deviation() -> None:
    dealer = RandomDealer(9)
    angles = [degrees(atan2(*reversed(flicked(0, 50, (360, 360), angle=1000)._velocity(dealer)))) for _ in range(3000)]
    assert mean(abs(angle) <= 1 for angle in angles) == pytest.approx(0.683, abs=0.03)
    assert mean(abs(angle) <= 2 for angle in angles) == pytest.approx(0.954, abs=0.02)
    assert max(abs(angle) for angle in angles) < 4.3


def test_the_same_seed_makes_the_same_error() -> None:
    flick = flicked(123, 50, (360, 360), angle=1200, strength=50)
    assert flick.run(RandomDealer(8)) == flick.run(RandomDealer(8))
    assert flick.run(RandomDealer(8)) != flick.run(RandomDealer(9))


def test_a_record_holds_the_outcome_and_not_the_dice() -> None:
    flick = flicked(0, 50, (360, 360), angle=1200, strength=50)
    dealer = RecordingDealer(RandomDealer(8))
    numbers = dealer.outcome(flick)
    assert dealer.deals == [len(numbers), *numbers]


# Records


def played(answers: int) -> Match[State]:
    """A match of two with some flicks."""
    match = Match(GAME, ["Ada", "Bo"], {"noise": "casual"}, RandomDealer(21))
    chance = RandomDealer(22)
    for _ in range(answers):
        seat, options = next(iter(match.table.questions().items()))
        match.act(seat, GAME.actions.text(options[chance.below(len(options))]))
    return match


def test_a_match_with_flicks_is_saved_and_replayed() -> None:
    match = played(300)
    record = match.record()
    assert sum(str(move).split()[1:2] == ["aim"] for move in record.moves) > 20
    again = replay(GAME, Record.from_json(record.to_json()))
    assert GAME.hash(again.table) == GAME.hash(match.table)
    assert [event.facts for event in again.events] == [event.facts for event in match.events]
    assert again.moves == match.moves


def first_flick(record: Record) -> int:
    """The place of the first outcome in the moves."""
    return next(place for place, move in enumerate(record.moves) if str(move).split()[1:2] == ["aim"]) + 1


def aiming() -> Match[State]:
    """A match in which the first seat is about to flick for the first time."""
    match = Match(GAME, ["Ada", "Bo"], {"noise": "good"}, RandomDealer(2))
    while match.table.question(0) is None or "choose move" not in texts(match, 0):
        seat, options = next(iter(match.table.questions().items()))
        match.act(seat, GAME.actions.text(options[-1]))
    match.act(0, "choose move")
    match.act(0, "flick ship-1")
    return match


def test_a_replay_believes_the_record_and_not_the_physics() -> None:
    """The ship rests a micrometre beside where physics would lay it."""
    match = aiming()
    match.act(0, "aim 450 10")
    record = match.record()
    start = first_flick(record)
    length = record.moves[start]
    assert isinstance(length, int)
    rest = record.moves[start + length - 2]
    assert isinstance(rest, int)
    record.moves[start + length - 2] = rest + 1
    with pytest.raises(BrokenRecord) as refused:
        replay(GAME, record)
    assert refused.value.message == "error-record-position"


def test_a_record_with_a_broken_outcome_is_refused() -> None:
    record = played(40).record()
    record.moves[first_flick(record) + 1] = 500
    with pytest.raises(BrokenRecord) as refused:
        replay(GAME, record)
    assert refused.value.message == "error-record-move"


def test_a_flick_cannot_be_taken_back() -> None:
    match = aiming()
    assert match.can_undo(0)
    match.act(0, "aim 450 10")
    assert not match.can_undo(0)


def texts(match: Match[State], seat: int) -> list[str]:
    return [GAME.actions.text(option) for option in match.table.questions().get(seat, [])[:50]]


def test_flicks_to_measure_by_have_24_discs_that_lie_apart() -> None:
    trials = GAME.trials()
    assert len(trials) == 200
    for trial in trials:
        assert isinstance(trial, Flick)
        discs = trial.discs
        assert len(discs) == 24
        assert all(
            (one.x - two.x) ** 2 + (one.y - two.y) ** 2 > (one.radius + two.radius) ** 2
            for place, one in enumerate(discs)
            for two in discs[:place]
        )
        assert trial.allows(trial.run(RandomDealer(1)))


# The layout of a trail


def test_the_words_for_kinds_stand_at_their_numbers() -> None:
    contacts = {physics.STOP: "stop", physics.BORDER: "border", physics.LOCATION: "location", physics.DISC: "disc"}
    assert dict(enumerate(physics.CONTACT_KINDS)) == contacts
    assert dict(enumerate(scene.DISC_KINDS)) == {
        scene.SHIP: "ship",
        scene.BASE: "base",
        scene.GUARD: "guardian",
        scene.ROBOT_DISC: "robot",
        scene.HEART: "heart",
    }


def test_numbers_are_written_in_the_order_of_the_words() -> None:
    body = physics.Body(1.0, 2.0, 9.0, 1.4)
    body.set_velocity(30.0, 40.0)
    contact = physics.Contact(0.5, physics.DISC, 0, 7)
    numbers = encode([body], [contact], [physics.Leg(0, 0.25, body)])
    rows = Outcome(numbers)
    assert dict(zip(TRAIL["contacts"], rows.contact(0), strict=True)) == {
        "time": 500_000,
        "kind": physics.DISC,
        "disc": 0,
        "partner": 7,
    }
    leg = {"disc": 0, "time": 250_000, "x": 1000, "y": 2000, "vx": 30_000, "vy": 40_000}
    assert dict(zip(TRAIL["legs"], rows.leg(0), strict=True)) == leg
    assert dict(zip(TRAIL["ends"], rows.end(0), strict=True)) == {"disc": 0, "x": 1000, "y": 2000, "off": 0}
