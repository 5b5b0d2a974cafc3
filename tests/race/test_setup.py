"""Set-up: the pool, start worlds, first hands, the hands of a first game, who is first (page 3)."""

from __future__ import annotations

from itertools import permutations

import pytest

from orrery import BadOptionValue, IllegalAction, NotYourQuestion, OptionForSeats, UnknownOption, WrongSeats
from orrery.core.dealer import RandomDealer, ScriptedDealer
from orrery.core.table import Table
from orrery.games.race import GAME
from orrery.games.race.facts.cards import CARDS, INDEX, NOTHING
from orrery.games.race.position.state import State

START_WORLDS = ["old-earth", "epsilon-eridani", "alpha-centauri", "new-sparta", "earths-lost-colony"]
"""In the order of their numbers, 0 to 4."""
PRESET = {
    "epsilon-eridani": ["rebel-fuel-cache", "public-works", "gem-world", "colony-ship"],
    "alpha-centauri": ["comet-zone", "expedition-force", "mining-robots", "rebel-miners"],
    "new-sparta": ["export-duties", "former-penal-colony", "malevolent-lifeforms", "new-military-tactics"],
    "earths-lost-colony": ["space-marines", "contact-specialist", "avian-uplift-race", "spice-world"],
}
FIRST_HAND = ["gem-world", "comet-zone", "spice-world", "plague-world", "mining-world", "new-earth"]
SEATS = [2, 3, 4]


def new(*deals: str, seats: int = 2, preset: bool = False, seed: int = 1) -> Table[State]:
    """A table whose first deals are these; the start worlds come first, seat by seat."""
    dealer = ScriptedDealer([INDEX[card] for card in deals], RandomDealer(seed))
    options = {"preset-hands": preset}
    table = GAME.begin(seats, GAME.option_values(seats, options), dealer)
    table.events = []
    table.run()
    GAME.check(table.state)
    return table


def act(table: Table[State], *answers: str) -> Table[State]:
    """Answers with their seats: "0 discard gem-world"."""
    for answer in answers:
        seat, _, text = answer.partition(" ")
        table.act(int(seat), GAME.actions.parse(text))
        GAME.check(table.state)
    return table


def names(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def tableaus(table: Table[State]) -> list[list[str]]:
    return [names(player.tableau) for player in table.state.players]


def told(table: Table[State], kind: str) -> list[int]:
    """The seats of all events of a kind, in their order."""
    return [event.seat for event in table.events or [] if event.kind.name == kind]


# Seats, options and the pool


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_can_play(seats: int) -> None:
    assert GAME.seats == SEATS
    with pytest.raises(WrongSeats):
        GAME.new(seats, {}, RandomDealer(1))


@pytest.mark.parametrize("seats", [3, 4])
def test_the_advanced_game_is_for_two(seats: int) -> None:
    assert GAME.new(2, {"advanced": True}, RandomDealer(1)).state.advanced == 1
    with pytest.raises(OptionForSeats):
        GAME.new(seats, {"advanced": True}, RandomDealer(1))
    assert GAME.new(seats, {"advanced": False}, RandomDealer(1)).state.advanced == 0


def test_other_options_are_refused() -> None:
    with pytest.raises(UnknownOption):
        GAME.new(2, {"rebel-vs-imperium": True}, RandomDealer(1))
    with pytest.raises(BadOptionValue):
        GAME.new(2, {"preset-hands": "sometimes"}, RandomDealer(1))


@pytest.mark.parametrize("seats", SEATS)
def test_twelve_points_for_each_player_lie_in_the_pool(seats: int) -> None:
    """Also in the game for two (the set-up paragraph of the card facts)."""
    state = new(seats=seats).state
    assert state.pool == {2: 24, 3: 36, 4: 48}[seats]
    assert [player.chips for player in state.players] == [0] * seats


# Start worlds


@pytest.mark.parametrize("seats", SEATS)
def test_each_player_gets_a_start_world_of_the_five_at_random(seats: int) -> None:
    seen: set[str] = set()
    for seed in range(40):
        dealt = [world for (world,) in tableaus(new(seats=seats, seed=seed))]
        assert len(set(dealt)) == seats
        seen |= set(dealt)
    assert seen == set(START_WORLDS)


@pytest.mark.parametrize("seats", SEATS)
def test_start_worlds_nobody_got_are_shuffled_into_the_pile(seats: int) -> None:
    dealt = START_WORLDS[:seats]
    state = new(*dealt, seats=seats).state
    everything = names(state.deck + [card for player in state.players for card in player.hand])
    goods = names([player.goods[0] for player in state.players if player.goods[0] != NOTHING])
    assert sorted(set(START_WORLDS) & {*everything, *goods}) == sorted(START_WORLDS[seats:])


def test_a_start_world_can_come_into_a_hand() -> None:
    table = new("new-sparta", "epsilon-eridani", "old-earth")
    assert "old-earth" in names(table.state.players[0].hand)


@pytest.mark.parametrize("world", START_WORLDS)
def test_alpha_centauri_alone_begins_with_a_good(world: str) -> None:
    other = "new-sparta" if world == "old-earth" else "old-earth"
    table = new(other, world, "gem-world")
    good = table.state.players[1].goods[0]
    assert (good == INDEX["gem-world"]) == (world == "alpha-centauri")
    assert told(table, "good-placed") == ([1] if world == "alpha-centauri" else [])
    assert table.state.players[0].goods == [NOTHING]


@pytest.mark.parametrize(
    ("dealt", "first", "order"),
    [
        (["old-earth", "epsilon-eridani"], 0, [0, 1]),
        (["earths-lost-colony", "new-sparta"], 1, [1, 0]),
        (["new-sparta", "epsilon-eridani", "alpha-centauri"], 1, [1, 2, 0]),
        (["new-sparta", "alpha-centauri", "earths-lost-colony", "old-earth"], 3, [3, 0, 1, 2]),
    ],
)
def test_the_lowest_start_world_goes_first_and_the_others_follow_clockwise(
    dealt: list[str], first: int, order: list[int]
) -> None:
    """The order of seats (page 7): cards are turned up and paid in it."""
    table = new(*dealt, seats=len(dealt), preset=False)
    assert GAME.view(table, None)["first"] == first
    for seat in reversed(range(len(dealt))):
        for _ in range(2):
            table.act(seat, table.questions()[seat][0])
    for seat in range(len(dealt)):
        act(table, f"{seat} choose explore-5")
    assert told(table, "action-revealed") == order
    assert list(dict.fromkeys(told(table, "card-looked-at"))) == order


def test_payments_begin_with_the_lowest_start_world() -> None:
    mine = ["mining-robots", "gem-world", "comet-zone", "spice-world", "public-works", "plague-world"]
    rivals = ["space-marines", "new-earth", "mining-world", "distant-world", "drop-ships", "new-vinland"]
    table = new("new-sparta", "epsilon-eridani", *mine, *rivals)
    act(table, "0 discard public-works", "0 discard plague-world", "1 discard drop-ships", "1 discard new-vinland")
    act(table, "0 choose develop", "1 choose develop", "0 place mining-robots", "1 place space-marines")
    assert list(table.questions()) == [1]
    act(table, "1 discard new-earth")
    assert list(table.questions()) == [0]


def test_a_start_world_settled_later_does_not_change_who_is_first() -> None:
    """Page 7: what counts is the start world a player began with."""
    hand = ["old-earth", "gem-world", "comet-zone", "spice-world", "public-works", "plague-world"]
    table = new("new-sparta", "epsilon-eridani", *hand)
    act(table, "0 discard public-works", "0 discard plague-world")
    for _ in range(2):
        table.act(1, table.questions()[1][0])
    act(table, "0 choose settle", "1 choose settle", "0 place old-earth", "1 pass")
    assert tableaus(table) == [["new-sparta", "old-earth"], ["epsilon-eridani"]]
    act(table, "0 choose produce", "1 choose produce")
    assert (table.state.first, told(table, "action-revealed")) == (1, [1, 0, 1, 0])


# The first hand


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_is_dealt_six_cards(seats: int) -> None:
    state = new(*START_WORLDS[:seats], seats=seats).state
    assert [len(player.hand) for player in state.players] == [6] * seats
    goods = 1 if seats > 2 else 0  # Alpha Centauri is the third
    assert len(state.deck) == 114 - seats - 6 * seats - goods


def test_two_of_the_six_cards_go_and_four_stay() -> None:
    table = new("old-earth", "epsilon-eridani", *FIRST_HAND)
    assert [GAME.actions.text(action) for action in table.questions()[0]] == [
        f"discard {card}" for card in sorted(FIRST_HAND, key=CARDS.index)
    ]
    act(table, "0 discard gem-world")
    assert "discard gem-world" not in [GAME.actions.text(action) for action in table.questions()[0]]
    act(table, "0 discard new-earth")
    player = table.state.players[0]
    assert sorted(names(player.hand)) == sorted(["comet-zone", "spice-world", "plague-world", "mining-world"])
    assert names(player.discarded) == ["gem-world", "new-earth"]
    with pytest.raises(NotYourQuestion):
        act(table, "0 discard comet-zone")


def test_two_equal_cards_of_the_first_hand_can_both_go() -> None:
    table = new("old-earth", "epsilon-eridani", "public-works", "public-works", *FIRST_HAND[:4])
    offered = [GAME.actions.text(action) for action in table.questions()[0]]
    assert offered.count("discard public-works") == 1
    act(table, "0 discard public-works", "0 discard public-works")
    assert names(table.state.players[0].discarded) == ["public-works", "public-works"]


def test_only_cards_of_ones_own_hand_can_go() -> None:
    table = new("old-earth", "epsilon-eridani", *FIRST_HAND)
    with pytest.raises(IllegalAction):
        act(table, "1 discard gem-world")


@pytest.mark.parametrize("seats", SEATS)
def test_all_players_discard_at_the_same_time(seats: int) -> None:
    table = new(seats=seats)
    assert list(table.questions()) == list(range(seats))
    for seat in range(seats):
        question = table.question(seat)
        assert question is not None
        assert question.prompt() == "discard-from-first-hand"


def test_no_action_is_chosen_before_everybody_has_discarded() -> None:
    table = new(seats=3, seed=4)
    for seat in (2, 0):
        for _ in range(2):
            table.act(seat, table.questions()[seat][0])
    assert (list(table.questions()), table.state.rounds) == ([1], 0)
    for _ in range(2):
        table.act(1, table.questions()[1][0])
    assert (list(table.questions()), table.state.rounds) == ([0, 1, 2], 1)


def test_the_order_in_which_the_discards_arrive_makes_no_difference() -> None:
    reached = set()
    for seats in sorted(set(permutations([0, 0, 1, 1, 2, 2]))):
        table = new(seats=3, seed=6)
        for seat in seats:
            table.act(seat, table.questions()[seat][-1])
        reached.add(GAME.hash(table))
    assert len(reached) == 1


def test_first_discards_lie_face_down() -> None:
    table = act(new("old-earth", "epsilon-eridani", *FIRST_HAND), "0 discard gem-world")
    for seat, seen in [(0, ["gem-world"]), (1, None), (None, None)]:
        view = GAME.view(table, seat)
        assert (view["players"][0]["discarded"], view["shown"], view["discards"]) == (seen, [], 1)
    event = next(event for event in table.events or [] if event.kind.name == "card-discarded")
    assert [event.seen_by(seat)["card"] for seat in (0, 1, None)] == [INDEX["gem-world"], None, None]


def test_the_cards_left_over_are_the_pile_and_no_discards_are_in_it() -> None:
    table = new("old-earth", "epsilon-eridani", *FIRST_HAND)
    act(table, "0 discard gem-world", "0 discard new-earth")
    assert {"gem-world", "new-earth"} & set(names(table.state.deck)) == set()
    assert (len(table.state.deck), table.state.discards()) == (114 - 2 - 12, 2)


# The hands of a first game


@pytest.mark.parametrize("seats", SEATS)
def test_a_first_game_uses_the_start_worlds_from_number_one_on(seats: int) -> None:
    expected = START_WORLDS[1 : seats + 1]
    for seed in range(10):
        assert sorted(world for (world,) in tableaus(new(seats=seats, preset=True, seed=seed))) == sorted(expected)
    orders = {tuple(world for (world,) in tableaus(new(seats=seats, preset=True, seed=seed))) for seed in range(10)}
    assert len(orders) > 1


@pytest.mark.parametrize("seats", SEATS)
def test_a_first_hand_has_the_number_of_its_start_world(seats: int) -> None:
    state = new(seats=seats, preset=True, seed=3).state
    for player in state.players:
        assert sorted(names(player.hand)) == sorted(PRESET[CARDS[player.tableau[0]]])


@pytest.mark.parametrize("seats", SEATS)
def test_in_a_first_game_nobody_discards_and_everybody_chooses_an_action(seats: int) -> None:
    table = new(seats=seats, preset=True)
    for seat in range(seats):
        question = table.question(seat)
        assert question is not None
        assert question.prompt() == "choose-action"
    assert (table.state.rounds, table.state.discards()) == (1, 0)


@pytest.mark.parametrize("seats", SEATS)
def test_all_other_cards_of_a_first_game_lie_in_the_pile(seats: int) -> None:
    state = new(*START_WORLDS[1 : seats + 1], "old-earth", seats=seats, preset=True).state
    assert [CARDS[player.goods[0]] for player in state.players if player.goods[0] != NOTHING] == ["old-earth"]
    assert len(state.deck) == 114 - 5 * seats - 1
    left_over = [card for world in START_WORLDS[seats + 1 :] for card in [world, *PRESET[world]]]
    assert set(left_over) <= set(names(state.deck))
    assert names(state.deck).count("colony-ship") == 1  # the other copy is in the first hand


@pytest.mark.parametrize(("worlds", "first"), [(["alpha-centauri", "epsilon-eridani"], 1), (["epsilon-eridani"], 0)])
def test_in_a_first_game_too_the_lowest_start_world_is_first(worlds: list[str], first: int) -> None:
    table = new(*worlds, preset=True)
    assert table.state.first == first
    act(table, "0 choose develop", "1 choose develop")
    assert told(table, "action-revealed") == [first, 1 - first]
    act(table, f"{first} place colony-ship", f"{1 - first} place mining-robots")
    assert list(table.questions()) == [first]
    act(table, f"{first} discard gem-world")
    assert list(table.questions()) == [1 - first]


def test_the_hands_of_a_first_game_go_with_the_advanced_game() -> None:
    table = GAME.new(2, {"preset-hands": True, "advanced": True}, RandomDealer(1))
    question = table.question(0)
    assert question is not None
    assert question.arguments(table, 0) == {"number": 1, "of": 2}
    assert [len(player.hand) for player in table.state.players] == [4, 4]
