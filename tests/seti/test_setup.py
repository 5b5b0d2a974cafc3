"""Set-up: species, sky, stars, technologies, gold tiles, stacks, hands and the first income (pages 2-4)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from orrery import BadOptionValue, UnknownOption, WrongSeats
from orrery.core.dealer import RandomDealer, ScriptedDealer
from orrery.core.events import Event
from orrery.core.table import Table
from orrery.games.seti import GAME
from orrery.games.seti.facts.board import SPECIES, STARS
from orrery.games.seti.facts.cards import CARD, CARDS, CREDIT, DATA, ENERGY, INCOME, INDEX, PUBLICITY
from orrery.games.seti.position.state import State
from orrery.games.seti.sight.features import SetiFeatures

SEATS = [2, 3, 4]
BOARDS = [
    ("procyon", "vega"),
    ("sirius-a", "barnards-star"),
    ("kepler-22", "proxima-centauri"),
    ("61-virginis", "beta-pictoris"),
]
ROW = ["grant", "dragonfly", "hayabusa"]
HANDS = [
    ["venera-probe", "juno-probe", "messenger-probe", "cassini-probe", "falcon-heavy"],
    ["mercury-flyby", "venus-flyby", "mars-flyby", "jupiter-flyby", "saturn-flyby"],
]
"""Incomes: credit, energy, card, energy, credit, and energy, credit, energy, energy, card."""


def many(count: int, seats: int = 2, **options: object) -> list[State]:
    """This many tables as they are set up, all by one dealer."""
    dealer = RandomDealer(1)
    return [run(GAME.begin(seats, GAME.option_values(seats, options), dealer)).state for _ in range(count)]


def new(seats: int = 2) -> Table[State]:
    """A table with its first question waiting."""
    return run(GAME.begin(seats, GAME.option_values(seats, {}), RandomDealer(1)))


def run(table: Table[State]) -> Table[State]:
    table.events = []
    table.run()
    GAME.check(table.state)
    return table


def scripted(start: int = 0) -> Table[State]:
    """Two beginners: the Mascamites left, every first bonus energy, the named row and hands."""
    stacks = [*CARDS[120:132]]
    cards = [INDEX[card] for card in [*ROW, *HANDS[0], *HANDS[1]]]
    script = [0, 1, *[0] * 12, *(INDEX[card] for card in stacks), start, *cards]
    options = GAME.option_values(2, {"species": "mascamites-anomalies", "beginner": True})
    return run(GAME.begin(2, options, ScriptedDealer(script, RandomDealer(2))))


def act(table: Table[State], *answers: str) -> Table[State]:
    """Answers with their seats: "0 tuck grant"."""
    for answer in answers:
        seat, _, text = answer.partition(" ")
        table.act(int(seat), GAME.actions.parse(text))
        GAME.check(table.state)
    return table


def names(cards: Sequence[int]) -> list[str]:
    return [CARDS[card] for card in cards]


# Seats and options


@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_can_play(seats: int) -> None:
    assert GAME.seats == [1, *SEATS]
    with pytest.raises(WrongSeats):
        GAME.new(seats, {}, RandomDealer(1))


def test_other_options_are_refused() -> None:
    with pytest.raises(UnknownOption):
        GAME.new(2, {"space-agencies": True}, RandomDealer(1))
    with pytest.raises(BadOptionValue):
        GAME.new(2, {"species": "mascamites-mascamites"}, RandomDealer(1))


# Step 2: species


def test_two_of_the_five_species_lie_left_and_right_at_random() -> None:
    left, right = set(), set()
    for state in many(60):
        one, two = state.species
        assert one != two
        left.add(SPECIES[one])
        right.add(SPECIES[two])
    five = {"mascamites", "anomalies", "oumuamua", "centaurians", "exertians"}
    assert (left, right) == (five, five)


def test_a_table_can_agree_on_two_species_but_not_on_their_sides() -> None:
    pairs = [state.species for state in many(20, species="oumuamua-exertians")]
    assert {(SPECIES[one], SPECIES[two]) for one, two in pairs} == {
        ("oumuamua", "exertians"),
        ("exertians", "oumuamua"),
    }


def test_nothing_of_a_species_is_on_the_table_before_its_discovery() -> None:
    state = new().state
    assert (state.discovered, state.traces, state.species_decks, state.open_cards) == (0, [], [[], []], [-1, -1])
    assert (state.sampled, state.anomalies, state.messages_taken, state.exertian_at) == ([[], []], [], [], [])


# Step 3: the sky


def test_each_disc_is_turned_at_random() -> None:
    offsets = [state.offsets for state in many(80)]
    assert [sorted({turned[disc] for turned in offsets}) for disc in range(3)] == [list(range(8))] * 3


def test_the_four_star_boards_lie_in_random_order_with_both_stars_side_by_side() -> None:
    orders = set()
    for state in many(60):
        stars = [STARS[star] for star in state.stars]
        sides = [(stars[7], stars[0]), (stars[1], stars[2]), (stars[3], stars[4]), (stars[5], stars[6])]
        assert sorted(sides) == sorted(BOARDS)
        orders.add(tuple(sides))
    assert len(orders) > 15
    assert {order[0] for order in orders} == set(BOARDS)


def test_for_beginners_the_boards_lie_as_printed() -> None:
    for state in many(5, beginner=True):
        assert (state.offsets, state.gold_sides) == ([0, 0, 0], [0, 2, 4, 6])
        assert [STARS[star] for star in state.stars[:4]] == ["vega", "sirius-a", "barnards-star", "kepler-22"]
        assert [STARS[star] for star in state.stars[4:]] == [
            "proxima-centauri",
            "61-virginis",
            "beta-pictoris",
            "procyon",
        ]


def test_every_data_space_of_the_stars_is_filled() -> None:
    """Step 6: 42 data, and none on the tile that is not there yet."""
    state = new().state
    data = {
        "procyon": 5,
        "vega": 4,
        "sirius-a": 6,
        "barnards-star": 5,
        "kepler-22": 5,
        "proxima-centauri": 6,
        "61-virginis": 6,
        "beta-pictoris": 5,
    }
    assert {star: state.data_left[STARS.index(star)] for star in STARS} == data
    assert (sum(state.data_left), state.signals, state.wins) == (42, [[]] * 9, [])


def test_the_rotation_token_starts_before_the_first_disc() -> None:
    assert new().state.rotation == 0


# Steps 4 and 10: cards


@pytest.mark.parametrize(("seats", "stack", "deck"), [(2, 3, 113), (3, 4, 104), (4, 5, 95)])
def test_three_cards_in_the_row_four_stacks_and_five_cards_each(seats: int, stack: int, deck: int) -> None:
    """Each stack has one card more than there are players."""
    state = new(seats).state
    assert [len(cards) for cards in state.stacks] == [stack] * 4
    assert [len(player.hand) for player in state.players] == [5] * seats
    assert (len(state.row), -1 in state.row, len(state.deck), state.discard) == (3, False, deck, [])


def test_the_row_lies_as_dealt_and_hands_are_told_to_their_owners_only() -> None:
    table = scripted()
    assert names(table.state.row) == ROW
    assert [names(player.hand) for player in table.state.players] == HANDS
    drawn = [event for event in table.events or [] if event.kind.name == "card-drawn"]
    assert [event.seat for event in drawn] == [0] * 5 + [1] * 5
    assert all(event.seen_by(1 - event.seat)["card"] is None for event in drawn)


# Steps 7 to 9: gold tiles, neutral milestones, technologies


def test_each_gold_tile_shows_a_random_side() -> None:
    sides = [state.gold_sides for state in many(30)]
    assert [sorted({shown[tile] for shown in sides}) for tile in range(4)] == [[0, 1], [2, 3], [4, 5], [6, 7]]


@pytest.mark.parametrize(("seats", "markers"), [(2, 2), (3, 1), (4, 0)])
def test_neutral_markers_at_20_and_30_points(seats: int, markers: int) -> None:
    assert new(seats).state.neutral_left == [markers, markers]


def test_twelve_stacks_of_four_technologies_with_four_bonuses_in_random_order() -> None:
    states = many(60)
    for state in states:
        assert len(state.tech_top) == 12
        for top, rest in zip(state.tech_top, state.tech_rest, strict=True):
            assert sorted([top, *(bonus for bonus in range(4) if rest >> bonus & 1)]) == [0, 1, 2, 3]
    assert [sorted({state.tech_top[tech] for state in states}) for tech in range(12)] == [[0, 1, 2, 3]] * 12


def test_a_two_point_token_lies_on_every_technology_stack() -> None:
    view = GAME.view(new(), None)
    assert [(tech["two_points"], tech["left"]) for tech in view["techs"]] == [(True, 4)] * 12


# Start resources (page 4)


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_with_the_same(seats: int) -> None:
    for player in new(seats).state.players:
        assert (player.publicity, player.credit, player.energy, player.data) == (4, 4, 3, 0)
        assert (player.probes, player.techs, player.computer, player.income) == ([], 0, 0, [])


@pytest.mark.parametrize("seats", SEATS)
def test_points_grow_with_the_turn_order_from_a_random_start_player(seats: int) -> None:
    starts = set()
    for state in many(40, seats):
        starts.add(state.start)
        clockwise = [(state.start + step) % seats for step in range(seats)]
        assert [state.players[seat].score for seat in clockwise] == [1, 2, 3, 4][:seats]
    assert starts == set(range(seats))


# The first income


def test_everybody_tucks_one_of_the_five_cards_at_the_same_time() -> None:
    table = scripted()
    assert {seat: len(options) for seat, options in table.questions().items()} == {0: 5, 1: 5}
    act(table, "1 tuck venus-flyby")
    assert list(table.questions()) == [0]
    act(table, "0 tuck venera-probe")
    assert [names(player.income) for player in table.state.players] == [["venera-probe"], ["venus-flyby"]]
    assert [len(player.hand) for player in table.state.players] == [4, 4]


@pytest.mark.parametrize("card", ["venera-probe", "juno-probe", "messenger-probe"])
def test_nobody_sees_the_first_income_of_others_before_all_have_chosen(card: str) -> None:
    table = act(scripted(), f"0 tuck {card}")
    assert table.in_secret()
    fresh = scripted()
    for eyes in (None, 1):
        assert GAME.view(table, eyes) == GAME.view(fresh, eyes)
        assert GAME.points_seen(table, eyes) == GAME.points_seen(fresh, eyes)
    assert list(SetiFeatures().numbers(table, 1)) == list(SetiFeatures().numbers(fresh, 1))
    assert GAME.view(table, 0)["players"][0]["income"] == [card]
    act(table, "1 tuck venus-flyby")
    assert GAME.view(table, 1)["players"][0]["income"] == [card]


def test_in_the_mind_of_the_others_any_card_may_have_been_chosen_and_paid() -> None:
    table = act(scripted(), "0 tuck venera-probe")
    met = set()
    for seed in range(200):
        imagined = GAME.determinize(table, 1, RandomDealer(seed))
        GAME.check(imagined.state)
        player = imagined.state.players[0]
        (card,) = player.income
        paid = [player.credit - 4, player.energy - 3, player.publicity - 4, player.data, len(player.hand) - 4]
        assert paid == [int(INCOME[card] == kind) for kind in (CREDIT, ENERGY, PUBLICITY, DATA, CARD)]
        met.add(card)
    assert len(met) > 60


def test_the_first_income_is_told_when_all_have_chosen() -> None:
    table = scripted(start=1)
    events: list[Event] = []
    table.events = events
    act(table, "0 tuck messenger-probe")
    drawn = next(card for card in table.state.players[0].hand if CARDS[card] not in HANDS[0])
    assert [(event.kind.name, event.seat) for event in events] == [("income-chosen", 0)]
    chosen = {"card": INDEX["messenger-probe"], "count": 1, "other_card": drawn}
    assert [events[0].seen_by(eyes) for eyes in (0, 1, None)] == [chosen, *[dict.fromkeys(chosen)] * 2]
    act(table, "1 tuck venus-flyby")
    assert events[1].seen_by(1) == {"card": INDEX["venus-flyby"], "count": 0, "other_card": INDEX["venus-flyby"]}
    assert [(event.kind.name, event.seat, event.seen_by(None)) for event in events[2:6]] == [
        ("card-tucked", 1, {"card": INDEX["venus-flyby"]}),
        ("credits-gained", 1, {"count": 1}),
        ("card-tucked", 0, {"card": INDEX["messenger-probe"]}),
        ("income-card-drawn", 0, {}),
    ]


@pytest.mark.parametrize(
    ("card", "credit", "energy", "cards"),
    [("venera-probe", 5, 3, 4), ("juno-probe", 4, 4, 4), ("messenger-probe", 4, 3, 5)],
)
def test_the_first_income_card_pays_at_once(card: str, credit: int, energy: int, cards: int) -> None:
    player = act(scripted(), f"0 tuck {card}").state.players[0]
    assert (player.credit, player.energy, len(player.hand)) == (credit, energy, cards)


def test_no_free_action_comes_before_the_first_turn() -> None:
    table = scripted()
    assert [GAME.actions.verb(action) for action in table.questions()[0]] == ["tuck"] * 5


@pytest.mark.parametrize("start", [0, 1])
def test_the_start_player_has_the_first_turn_of_the_first_round(start: int) -> None:
    table = act(scripted(start), "0 tuck venera-probe", "1 tuck mars-flyby")
    assert list(table.questions()) == [start]
    state = table.state
    assert (state.rounds, state.active, state.passed, state.token) == (1, start, 0, 1)


def test_regular_income_does_not_come_before_the_second_round() -> None:
    """Page 4: only what the tucked cards bring at once, a credit and an energy."""
    state = act(scripted(), "0 tuck venera-probe", "1 tuck mercury-flyby").state
    assert [(player.credit, player.energy, len(player.hand)) for player in state.players] == [(5, 3, 4), (4, 4, 4)]
    assert state.rounds == 1
