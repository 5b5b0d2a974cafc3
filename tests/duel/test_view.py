"""What each seat and a spectator see, who knows what, and positions a seat cannot tell apart."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest

from orrery.core.dealer import RandomDealer
from orrery.core.table import Table
from orrery.games.duel import GAME
from orrery.games.duel.facts.cards import CARDS, CENTRES, GROUP
from orrery.games.duel.position.state import NOTHING, PUBLIC, State
from orrery.games.duel.sight.view import FlightView

from .scenario import Scenario

Situation = Callable[[], Table[State]]
EYES: list[int | None] = [0, 1, None]


def answered(table: Table[State], seat: int, *answers: str) -> Table[State]:
    for answer in answers:
        table.act(seat, GAME.actions.parse(answer))
    return table


def start_choice() -> Table[State]:
    """Seat 0 has chosen one of its start centres, seat 1 both."""
    table = answered(GAME.new(2, {}, RandomDealer(1)), 0, "choose sensor")
    return answered(table, 1, "choose trade", "choose storage")


def sensor_looks() -> Table[State]:
    """The flyer holds three cards of sector 1 in hand."""
    game = Scenario(sensor=2).sector(1, "aigel-x", "heka-ii", "pirate-2a")
    return game.deals("aigel-x", "heka-ii", "pirate-2a").do("fly 1").table


def sensor_partly_placed() -> Table[State]:
    """One of the cards went on top, one below, one is still in hand."""
    return answered(sensor_looks(), 0, "top heka-ii", "bottom pirate-2a")


def sensor_placed() -> Table[State]:
    """Two cards lie on top, one below, and the flyer is about to start."""
    return answered(sensor_partly_placed(), 0, "top aigel-x")


def unseen_pirate() -> Table[State]:
    """The rival holds a pirate the flyer has not seen."""
    return Scenario().sector(1, "pirate-2a").deals("pirate-2a").do("fly 1").table


def foreseen_pirate() -> Table[State]:
    """The rival holds a pirate the flyer put on top with the sensor."""
    game = Scenario(sensor=1).sector(1, "pirate-2a", "aigel-x").deals("pirate-2a", "aigel-x")
    return game.do("fly 1", "bottom aigel-x", "top pirate-2a", "fly-on").table


def refilled_face_down() -> Table[State]:
    """A card nobody has seen replaces a founded colony in the path."""
    game = Scenario(options={"refill": "face-down"}).sector(1, "heka-ii").deals("heka-ii", "pirate-4a")
    return game.do("fly 1", "found-colony").table


def after_face_down_refill() -> Table[State]:
    """The unseen card has been shuffled into its sector."""
    return answered(refilled_face_down(), 0, "end-flight")


def pirate_after_face_down_refill() -> Table[State]:
    """The rival meets a pirate in a sector that holds an unseen card of the reserve."""
    game = Scenario(options={"refill": "face-down"}).sector(1, "heka-ii", "pirate-2a")
    game.deals("heka-ii", "pirate-4a", 3, "pirate-2a")
    return game.do("fly 1", "found-colony", "end-flight", "end-turn", "fly 1").table


def much_seen() -> Table[State]:
    """Either seat knows cards of one sector by its sensor, both know one that was turned up."""
    game = Scenario(sensor=1).set(1, sensor=1).sector(1, "aigel-x", "perseus").sector(2, "cassiopeia", "heka-ii")
    game.deals("aigel-x", "perseus", 3)
    game.do("fly 1", "bottom aigel-x", "bottom perseus", "end-flight", "end-turn")
    return game.deals("cassiopeia", "heka-ii").do("fly 2", "top heka-ii", "bottom cassiopeia", "fly-on").table


SENSOR_SITUATIONS: list[Situation] = [sensor_looks, sensor_partly_placed, sensor_placed]
PIRATE_SITUATIONS: list[Situation] = [unseen_pirate, foreseen_pirate, pirate_after_face_down_refill]
REFILLS: list[Situation] = [refilled_face_down, after_face_down_refill]
SITUATIONS: list[Situation] = [start_choice, *SENSOR_SITUATIONS, *PIRATE_SITUATIONS, *REFILLS, much_seen]


def flight(table: Table[State], seat: int | None) -> FlightView:
    found = GAME.view(table, seat)["flight"]
    assert found is not None
    return found


def hidden_cards(state: State, seat: int | None) -> set[str]:
    """The cards of which the seat does not know where they lie; a spectator knows public ones."""
    bit = 4 if seat is None else 1 << seat
    lying = {card for pile in [*state.reserve, *state.sectors] for card in pile}
    lying |= {*state.looked, *state.top, *state.bottom, *state.path, state.encounter} - {NOTHING}
    return {CARDS[card] for card in lying if not state.known[card] & bit}


def words(value: object) -> Iterator[str]:
    """Every text in plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from (key, *words(inner))
    elif isinstance(value, list):
        for inner in value:
            yield from words(inner)


def seen(table: Table[State], seat: int | None, sector: int = 1) -> list[str]:
    return GAME.view(table, seat)["sectors"][sector - 1]["seen"]


def known(table: Table[State], card: str) -> int:
    return table.state.known[CARDS.index(card)]


# In every situation


@pytest.mark.parametrize("seat", EYES)
@pytest.mark.parametrize("situation", SITUATIONS)
def test_a_view_is_plain_data(situation: Situation, seat: int | None) -> None:
    view = GAME.view(situation(), seat)
    assert json.loads(json.dumps(view)) == view


@pytest.mark.parametrize("seat", EYES)
@pytest.mark.parametrize("situation", SITUATIONS)
def test_no_view_names_a_card_its_seat_cannot_know(situation: Situation, seat: int | None) -> None:
    table = situation()
    hidden = hidden_cards(table.state, seat)
    assert hidden
    assert not hidden & set(words(GAME.view(table, seat)))


@pytest.mark.parametrize("situation", SITUATIONS)
def test_of_reserve_and_orders_only_numbers_are_seen(situation: Situation) -> None:
    table = situation()
    for seat in EYES:
        view = GAME.view(table, seat)
        assert view["reserve"] == [len(group) for group in table.state.reserve]
        assert view["order_pile"] == len(table.state.order_pile)


# The start choice


def test_chosen_centres_are_secret_until_both_have_chosen() -> None:
    table = start_choice()
    chosen = {seat: [player["chosen"] for player in GAME.view(table, seat)["players"]] for seat in EYES}
    assert chosen == {
        0: [["sensor"], [None, None]],
        1: [[None], ["storage", "trade"]],
        None: [[None], [None, None]],
    }
    answered(table, 0, "choose science")
    for seat in EYES:
        players = GAME.view(table, seat)["players"]
        assert [player["chosen"] for player in players] == [[], []]
        assert [[centre for centre in CENTRES if player["centres"][centre]] for player in players] == [
            ["science", "sensor"],
            ["storage", "trade"],
        ]


# The sensor


def test_the_sensor_shows_its_cards_to_the_flyer_alone() -> None:
    table = sensor_looks()
    assert flight(table, 0)["looked"] == ["heka-ii", "pirate-2a", "aigel-x"]
    assert flight(table, 1)["looked"] == flight(table, None)["looked"] == [None, None, None]


def test_everybody_sees_how_many_cards_go_on_top_and_below_but_not_which() -> None:
    table = sensor_partly_placed()
    assert (flight(table, 0)["top"], flight(table, 0)["bottom"]) == (["heka-ii"], ["pirate-2a"])
    for seat in (1, None):
        others = flight(table, seat)
        assert (others["looked"], others["top"], others["bottom"]) == ([None], [None], [None])


def test_events_of_the_sensor_name_no_card_to_others() -> None:
    game = Scenario(sensor=1).sector(1, "aigel-x", "heka-ii").deals("aigel-x", "heka-ii")
    game.do("fly 1", "top heka-ii", "bottom aigel-x")
    secret = [event for event in game.events if event.kind.name in ("sensor-looked", "placed-on-top", "placed-below")]
    assert len(secret) == 4
    assert all(event.seen_by(0)["card"] is not None for event in secret)
    assert all(event.seen_by(seat)["card"] is None for event in secret for seat in (1, None))


@pytest.mark.parametrize("situation", SENSOR_SITUATIONS)
def test_cards_looked_at_still_belong_to_their_sector(situation: Situation) -> None:
    table = situation()
    assert [GAME.view(table, seat)["sectors"][0]["cards"] for seat in EYES] == [9, 9, 9]
    assert seen(table, 0) == ["heka-ii", "pirate-2a", "aigel-x"]
    assert seen(table, 1) == []


def test_the_flyer_remembers_what_the_sensor_showed() -> None:
    table = sensor_placed()
    answered(table, 0, "end-flight")
    assert seen(table, 0) == ["heka-ii", "pirate-2a", "aigel-x"]
    assert seen(table, 1) == []
    assert [known(table, card) for card in ("heka-ii", "pirate-2a", "aigel-x", "perseus")] == [1, 1, 1, 0]


def test_the_sensors_of_both_give_both_the_knowledge_but_no_spectator() -> None:
    game = Scenario(sensor=1).set(1, sensor=1).sector(1, "aigel-x", "heka-ii")
    game.deals("aigel-x", "heka-ii", 3, "aigel-x", "heka-ii")
    game.do("fly 1", "top heka-ii", "bottom aigel-x", "end-flight", "end-turn", "fly 1")
    assert known(game.table, "aigel-x") == 3
    assert [seen(game.table, seat) for seat in EYES] == [["heka-ii", "aigel-x"], ["heka-ii", "aigel-x"], []]


# Pirates


def test_an_unseen_pirate_is_known_to_the_rival_then_to_all() -> None:
    table = unseen_pirate()
    assert known(table, "pirate-2a") == 2
    assert [GAME.view(table, seat)["sectors"][0]["cards"] for seat in EYES] == [8, 8, 8]
    answered(table, 0, "pay")
    assert known(table, "pirate-2a") == PUBLIC
    for seat in EYES:
        assert flight(table, seat)["path"] == [{"card": "pirate-2a", "face_down": False, "turned": False}]
        assert (flight(table, seat)["pirate_met"], flight(table, seat)["pirate"]) == (False, None)


@pytest.mark.parametrize(("situation", "shown"), [(unseen_pirate, None), (foreseen_pirate, "pirate-2a")])
def test_the_flyer_sees_the_pirate_only_if_the_sensor_showed_it(situation: Situation, shown: str | None) -> None:
    table = situation()
    assert [flight(table, seat)["pirate"] for seat in EYES] == [shown, "pirate-2a", None]


# Refills


def test_an_open_refill_is_seen_and_remembered_by_both() -> None:
    game = Scenario().sector(1, "heka-ii").deals("heka-ii", "pirate-4a").do("fly 1", "found-colony")
    for seat in EYES:
        assert flight(game.table, seat)["path"] == [{"card": "pirate-4a", "face_down": False, "turned": True}]
    game.do("end-flight")
    assert [seen(game.table, seat) for seat in EYES] == [["pirate-4a"], ["pirate-4a"], []]


def test_a_face_down_refill_is_seen_by_nobody() -> None:
    game = Scenario(options={"refill": "face-down"}).sector(1, "heka-ii").deals("heka-ii", "pirate-4a")
    game.do("fly 1", "found-colony")
    assert (game.facts("refilled-face-down"), game.facts("refilled")) == ([(0, [])], [])
    for seat in EYES:
        assert flight(game.table, seat)["path"] == [{"card": None, "face_down": True, "turned": True}]
    game.do("end-flight")
    assert known(game.table, "pirate-4a") == 0
    assert [seen(game.table, seat) for seat in EYES] == [[], [], []]
    assert game.view(0)["sectors"][0]["cards"] == 9


def test_a_face_down_refill_is_turned_up_in_a_later_flight() -> None:
    game = Scenario(options={"refill": "face-down"}).sector(1, "heka-ii").deals("heka-ii", "asteroids-1", 3)
    game.do("fly 1", "found-colony", "end-flight", "end-turn").deals("asteroids-1").do("fly 1")
    assert known(game.table, "asteroids-1") == PUBLIC
    assert flight(game.table, None)["path"][0]["card"] == "asteroids-1"


def test_a_gap_in_the_path_is_neither_a_card_nor_face_down() -> None:
    game = Scenario().sector(1, "heka-ii").deals("heka-ii")
    for pile in game.state.reserve:
        game.state.sectors[3].extend(pile)
        pile.clear()
    game.do("fly 1", "found-colony")
    assert flight(game.table, 0)["path"] == [{"card": None, "face_down": False, "turned": True}]


# The memory aid


def test_the_memory_aid_lists_for_each_player_what_was_seen_in_each_sector() -> None:
    table = much_seen()
    assert [seen(table, seat, 1) for seat in EYES] == [["perseus", "aigel-x"], [], []]
    assert [seen(table, seat, 2) for seat in EYES] == [[], ["cassiopeia"], []]


def test_without_the_memory_aid_nothing_seen_is_listed() -> None:
    game = Scenario(options={"memory-aid": False}).sector(1, "aigel-x").deals("aigel-x").do("fly 1", "end-flight")
    assert known(game.table, "aigel-x") == PUBLIC
    assert [seen(game.table, seat) for seat in EYES] == [[], [], []]


def test_a_card_that_was_passed_stays_known_after_the_sector_is_shuffled() -> None:
    game = Scenario().sector(1, "aigel-x").deals("aigel-x").do("fly 1", "end-flight")
    assert known(game.table, "aigel-x") == PUBLIC
    assert [seen(game.table, seat) for seat in EYES] == [["aigel-x"], ["aigel-x"], []]


# Positions a seat cannot tell apart


def imagined(table: Table[State], seat: int, number: int = 25) -> list[Table[State]]:
    return [GAME.determinize(table, seat, RandomDealer(seed)) for seed in range(number)]


def pools(state: State) -> list[list[int]]:
    """Reserve groups, sectors with everything a flight has taken out of sight, and the path."""
    piles = [*state.reserve, *[stack[:] for stack in state.sectors], [card for card in state.path if card != NOTHING]]
    if state.sector != NOTHING:
        held = [state.encounter] if state.encounter != NOTHING else []
        piles[len(state.reserve) + state.sector] += [*state.looked, *state.top, *state.bottom, *held]
    return piles


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("situation", SITUATIONS)
def test_imagined_positions_look_the_same(situation: Situation, seat: int) -> None:
    table = situation()
    before = GAME.hash(table)
    for other in imagined(table, seat):
        assert GAME.view(other, seat) == GAME.view(table, seat)
        assert other.questions().get(seat) == table.questions().get(seat)
    assert GAME.hash(table) == before


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("situation", SITUATIONS)
def test_imagined_positions_are_sound_and_keep_what_is_known(situation: Situation, seat: int) -> None:
    table = situation()
    true = pools(table.state)
    remembered = [{card for card in pool if table.state.known[card] >> seat & 1} for pool in true]
    for other in imagined(table, seat):
        GAME.check(other.state)
        for place, pool in enumerate(pools(other.state)):
            assert sorted(GROUP[card] for card in pool) == sorted(GROUP[card] for card in true[place])
            assert remembered[place] <= set(pool)


DIFFERENCES: list[tuple[Situation, int, Callable[[State], list[int]]]] = [
    (start_choice, 0, lambda state: state.players[1].chosen),
    (start_choice, 1, lambda state: state.players[0].chosen),
    (sensor_looks, 1, lambda state: state.looked),
    (sensor_partly_placed, 1, lambda state: state.looked + state.top + state.bottom),
    (unseen_pirate, 0, lambda state: [state.encounter]),
    (refilled_face_down, 0, lambda state: state.path),
    (refilled_face_down, 1, lambda state: state.path),
    (pirate_after_face_down_refill, 1, lambda state: [state.encounter]),
    *((situation, seat, lambda state: state.sectors[2]) for situation in SITUATIONS[1:] for seat in (0, 1)),
]


@pytest.mark.parametrize(("situation", "seat", "hidden"), DIFFERENCES)
def test_hidden_things_differ_between_imagined_positions(
    situation: Situation, seat: int, hidden: Callable[[State], list[int]]
) -> None:
    assert len({tuple(hidden(other.state)) for other in imagined(situation(), seat)}) > 1


@pytest.mark.parametrize(
    ("situation", "flyer", "possible"),
    [
        (unseen_pirate, 0, {"pirate-2a", "pirate-3a"}),
        (foreseen_pirate, 0, {"pirate-2a"}),
        (pirate_after_face_down_refill, 1, {"pirate-2a", "pirate-3a", "pirate-2b", "pirate-3b", "pirate-4a"}),
    ],
)
def test_an_imagined_pirate_is_one_that_can_lie_in_the_sector(
    situation: Situation, flyer: int, possible: set[str]
) -> None:
    others = imagined(situation(), flyer, 100)
    assert {CARDS[other.state.encounter] for other in others} == possible


def test_a_pirate_seen_in_another_sector_is_not_imagined_here() -> None:
    game = Scenario().sector(1, "pirate-2a").sector(2, "pirate-3a").deals("pirate-2a")
    game.state.known[CARDS.index("pirate-3a")] = PUBLIC
    others = imagined(game.do("fly 1").table, 0)
    assert {CARDS[other.state.encounter] for other in others} == {"pirate-2a"}


@pytest.mark.parametrize("situation", [unseen_pirate, sensor_looks, refilled_face_down, much_seen])
def test_an_imagined_position_can_be_played_on(situation: Situation) -> None:
    table = situation()
    chance = RandomDealer(3)
    other = GAME.determinize(table, table.state.active, RandomDealer(4))
    for _ in range(300):
        for seat, options in other.questions().items():
            other.act(seat, chance.roll(options))
            GAME.check(other.state)
            break
