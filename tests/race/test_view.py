"""What each seat and a spectator see: everything public, one's own secrets, nobody else's."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest

from orrery.core.dealer import RandomDealer
from orrery.core.table import Table
from orrery.games.race import GAME
from orrery.games.race.facts.cards import CARDS, NOTHING
from orrery.games.race.position.state import State
from orrery.games.race.sight.view import PlayerView

from .scenario import Scenario, money

Situation = Callable[[], Table[State]]
EYES: list[int | None] = [0, 1, None]


def first_hands() -> Table[State]:
    """Seat 0 has discarded one card of the first hand, seat 1 none."""
    table = GAME.new(2, {}, RandomDealer(1))
    table.act(0, table.questions()[0][0])
    return table


def choosing() -> Table[State]:
    """Seat 1 has chosen an action, seat 0 has not; both have discards, a good lies on a world and one was spent."""
    game = Scenario(tableau=["alpha-centauri"], hand=["gem-world", "drop-ships"], goods=["alpha-centauri"])
    game.set(1, hand=["comet-zone", "plague-world"])
    for player in game.state.players:
        player.discarded += [game.state.deck.pop(), game.state.deck.pop()]
    game.state.spent.append(game.state.deck.pop())
    return game.do("choose settle", seat=1).table


def exploring() -> Table[State]:
    """Both look at cards; seat 1 has kept one of two it may keep."""
    game = Scenario("explore", hand=["gem-world"]).set(1, hand=["comet-zone"], actions=["explore-1"])
    game.deals("new-earth", "spice-world", "plague-world", "mining-world", "distant-world")
    return game.do("keep plague-world", seat=1).table


def placing() -> Table[State]:
    """Seat 1 has chosen a world, seat 0 still has to."""
    game = Scenario("settle", hand=["gem-world", *money(3)]).set(1, hand=["refugee-world", "pilgrimage-world"])
    return game.do("place refugee-world", seat=1).table


def developing() -> Table[State]:
    """Seat 0 has chosen a development, seat 1 still has to."""
    game = Scenario("develop", hand=["public-works", *money(2)]).set(
        1, hand=["mining-robots", "gem-world", "new-earth"]
    )
    return game.do("place public-works", seat=0).table


def paying() -> Table[State]:
    """Worlds are revealed, a ship was given up openly, seat 1 pays and has discarded one card face down."""
    game = Scenario("settle", tableau=["colony-ship"], hand=["new-earth"])
    game.set(1, hand=["asteroid-belt", "spice-world", "plague-world", "mining-world"])
    return game.do("place new-earth", "place asteroid-belt", "discard spice-world").table


SITUATIONS: list[Situation] = [first_hands, choosing, exploring, placing, developing, paying]


def words(value: object) -> Iterator[str]:
    """Every text in plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from words(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from words(inner)


def known_cards(state: State, seat: int | None) -> set[str]:
    """The cards a seat may name: all that lie open, and what is its own."""
    cards = [*state.shown]
    for owner, player in enumerate(state.players):
        cards += player.tableau
        if owner == seat:
            cards += [*player.hand, *player.looked, *player.discarded]
    return {CARDS[card] for card in cards}


def players(table: Table[State], seat: int | None) -> list[PlayerView]:
    return GAME.view(table, seat)["players"]


# In every situation


@pytest.mark.parametrize("seat", EYES)
@pytest.mark.parametrize("situation", SITUATIONS)
def test_a_view_is_plain_data(situation: Situation, seat: int | None) -> None:
    view = GAME.view(situation(), seat)
    assert json.loads(json.dumps(view)) == view


@pytest.mark.parametrize("seat", EYES)
@pytest.mark.parametrize("situation", SITUATIONS)
def test_a_view_names_the_cards_its_seat_knows_and_no_other(situation: Situation, seat: int | None) -> None:
    table = situation()
    named = {word for word in words(GAME.view(table, seat)) if word in CARDS}
    assert named == known_cards(table.state, seat)


@pytest.mark.parametrize("seat", EYES)
@pytest.mark.parametrize("situation", SITUATIONS)
def test_everybody_sees_how_many_cards_lie_where(situation: Situation, seat: int | None) -> None:
    """Page 6: the number of hand cards must always be clear to all."""
    table = situation()
    view = GAME.view(table, seat)
    sizes = [player["hand_size"] + player["looked_size"] for player in view["players"]]
    assert sizes == [len(player.hand) + len(player.looked) for player in table.state.players]
    on_worlds = sum(placed["good"] for player in view["players"] for placed in player["tableau"])
    placed = sum(len(player["tableau"]) for player in view["players"])
    assert view["deck"] + view["discards"] + sum(sizes) + placed + on_worlds == 114


@pytest.mark.parametrize("seat", EYES)
@pytest.mark.parametrize("situation", SITUATIONS)
def test_hands_and_discards_are_for_their_owner(situation: Situation, seat: int | None) -> None:
    for owner, player in enumerate(players(situation(), seat)):
        secrets = [player["hand"], player["looked"], player["discarded"]]
        assert all((secret is not None) == (owner == seat) for secret in secrets)


# Secret choices


def test_a_chosen_action_is_secret_until_all_have_chosen() -> None:
    table = choosing()
    assert [[player["actions"] for player in players(table, seat)] for seat in EYES] == [
        [[], [None]],
        [[], ["settle"]],
        [[], [None]],
    ]
    assert [player["decided"] for player in players(table, 0)] == [False, True]
    assert GAME.view(table, 1)["steps"] == []
    table.act(0, GAME.actions.parse("choose develop"))
    assert [player["actions"] for player in players(table, None)] == [["develop"], ["settle"]]
    assert GAME.view(table, None)["steps"] == ["develop", "settle"]


def test_the_log_tells_a_chosen_action_to_its_player_alone() -> None:
    game = Scenario().do("choose settle", seat=1)
    event = next(event for event in game.events if event.kind.name == "action-chosen")
    assert [event.seen_by(seat)["action"] is not None for seat in EYES] == [False, True, False]


@pytest.mark.parametrize(
    ("situation", "chooser", "card"), [(placing, 1, "refugee-world"), (developing, 0, "public-works")]
)
def test_a_chosen_card_is_secret_until_all_have_chosen(situation: Situation, chooser: int, card: str) -> None:
    table = situation()
    shown = [players(table, seat)[chooser]["placing"] for seat in EYES]
    assert shown == [card if seat == chooser else None for seat in EYES]
    assert [player["decided"] for player in players(table, None)] == [chooser == 0, chooser == 1]
    assert [player["hand_size"] for player in players(table, None)] == [len(p.hand) for p in table.state.players]


def test_the_log_tells_that_a_card_was_chosen_but_not_which() -> None:
    game = Scenario("settle", hand=["pilgrimage-world"]).do("place pilgrimage-world", seat=0)
    chosen = [event for event in game.events if event.kind.name == "placement-chosen"]
    assert [(event.seat, event.facts) for event in chosen] == [(0, [])]


def test_passing_looks_like_placing_until_the_reveal() -> None:
    twins = [
        Scenario("settle", hand=["pilgrimage-world"]).do(answer, seat=0)
        for answer in ("pass", "place pilgrimage-world")
    ]
    for seat in (1, None):
        assert twins[0].view(seat) == twins[1].view(seat)
    assert twins[0].told == twins[1].told


def test_everybody_sees_what_is_placed_once_it_is_revealed() -> None:
    table = paying()
    for seat in EYES:
        assert [player["placing"] for player in players(table, seat)] == ["new-earth", "asteroid-belt"]
        assert [[placed["card"] for placed in player["tableau"]] for player in players(table, seat)] == [
            ["new-earth"],
            ["old-earth", "asteroid-belt"],
        ]


def test_a_new_phase_begins_with_nobody_decided() -> None:
    game = Scenario(hand=["public-works", "gem-world"]).do("choose develop", "choose settle")
    game.do("place public-works", "pass")
    for seat in EYES:
        assert [player["decided"] for player in game.view(seat)["players"]] == [False, False]
        assert [player["placing"] for player in game.view(seat)["players"]] == [None, None]


def test_nothing_is_secret_once_the_actions_are_revealed() -> None:
    game = Scenario().do("choose explore-1", seat=0)
    assert game.state.secret == 1
    assert game.do("choose produce", seat=1).state.secret == 0


# Explore


def test_cards_looked_at_are_for_their_owner() -> None:
    table = exploring()
    assert [player["looked"] for player in players(table, 0)] == [["spice-world", "new-earth"], None]
    assert [player["looked"] for player in players(table, 1)] == [None, ["distant-world", "mining-world"]]
    assert [player["looked_size"] for player in players(table, None)] == [2, 2]
    assert players(table, None)[1]["hand_size"] == 2


# Discards and goods


def test_cards_given_up_lie_open_and_payments_face_down() -> None:
    table = paying()
    for seat in EYES:
        assert (GAME.view(table, seat)["shown"], GAME.view(table, seat)["discards"]) == (["colony-ship"], 2)
    assert [players(table, seat)[1]["discarded"] for seat in EYES] == [None, ["spice-world"], None]


def test_a_lucky_card_is_seen_by_all_but_not_marked_in_the_hand_afterwards() -> None:
    game = Scenario("consume", tableau=["gambling-world"]).deals("gem-world").do("name 2")
    kept = next(event for event in game.events if event.kind.name == "lucky-card-kept")
    assert [CARDS[kept.seen_by(seat)["card"] or 0] for seat in EYES] == ["gem-world"] * 3
    assert ["gem-world" in words(game.view(seat)) for seat in EYES] == [True, False, False]


def test_a_good_is_seen_as_a_good_only() -> None:
    game = Scenario("settle", hand=["refugee-world"]).deals("new-earth").do("place refugee-world", "pass")
    for seat in EYES:
        placed = game.view(seat)["players"][0]["tableau"][1]
        assert (placed["card"], placed["good"]) == ("refugee-world", True)
    assert game.view(0)["players"][0]["tableau"][0]["good"] is False
    assert game.me.goods != [NOTHING, NOTHING]


# What the numbers of a player say


def test_the_hand_tells_prices_with_discounts_and_the_bonus() -> None:
    tableau = ["new-sparta", "investment-credits", "mining-robots"]
    hand = ["comet-zone", "gem-world", "mining-league", "rebel-base"]
    game = Scenario("develop", tableau=tableau, hand=hand, actions=["develop"])
    shown = game.view(0)["players"][0]["hand"]
    assert shown == [
        {"card": "gem-world", "price": 2, "strength": None},
        {"card": "comet-zone", "price": 2, "strength": None},
        {"card": "mining-league", "price": 4, "strength": None},
        {"card": "rebel-base", "price": None, "strength": 2},
    ]


def test_the_hand_tells_the_strength_against_each_military_world() -> None:
    tableau = ["alpha-centauri", "drop-ships", "galactic-imperium", "alien-tech-institute"]
    hand = ["rebel-miners", "pirate-world", "rebel-outpost", "lost-alien-warship", "runaway-robots"]
    shown = Scenario("settle", tableau=tableau, hand=hand).view(0)["players"][0]["hand"]
    assert shown is not None
    assert {held["card"]: held["strength"] for held in shown} == {
        "rebel-miners": 8,
        "pirate-world": 3,
        "rebel-outpost": 7,
        "lost-alien-warship": 5,
        "runaway-robots": 4,
    }


def test_strength_and_discounts_are_public() -> None:
    tableau = ["alpha-centauri", "drop-ships", "contact-specialist", "galactic-imperium", "alien-tech-institute"]
    tableau += ["replicant-robots", "galactic-federation", "investment-credits"]
    game = Scenario("settle", tableau=tableau)
    for seat in EYES:
        player = game.view(seat)["players"][0]
        assert (player["strength"], player["strength_against"]) == (2, {"rebel": 4, "rare": 1, "alien": 2})
        assert (player["develop_discount"], player["settle_discount"]) == (3, 2)
        assert player["settle_discount_for"] == {"rare": 1, "alien": 2}
        other = game.view(seat)["players"][1]
        assert (other["strength"], other["strength_against"], other["develop_discount"]) == (0, {}, 0)
        assert (other["settle_discount"], other["settle_discount_for"]) == (0, {})


def test_what_a_good_would_bring_is_told_where_one_lies() -> None:
    game = Scenario("settle", tableau=["old-earth", "gem-world", "comet-zone"], goods=["comet-zone"])
    assert [placed["sale"] for placed in game.view(None)["players"][0]["tableau"]] == [None, None, 4]


def test_points_are_public() -> None:
    tableau = ["old-earth", "terraformed-world", "galactic-federation", "public-works"]
    game = Scenario("settle", tableau=tableau).set(0, chips=5)
    player = game.view(1)["players"][0]
    assert player["chips"] == 5
    assert player["points"] == sum(player["breakdown"].values()) == 2 + 5 + 1 + 5 + 3
    assert [placed["points"] for placed in player["tableau"]] == [None, None, 3, None]


# The table


def test_the_table_tells_round_step_order_and_pool() -> None:
    game = Scenario(seats=3).first(2).do("choose settle", "choose produce", "choose settle")
    view = game.view(None)
    assert (view["round"], view["step"], view["steps"]) == (1, "settle", ["settle", "produce"])
    assert (view["first"], view["advanced"], view["pool"], view["winners"]) == (2, False, 36, [])
    assert (view["deck"], view["discards"], view["shown"]) == (111, 0, [])
    assert Scenario(advanced=True).view(0)["advanced"] is True


def test_used_powers_are_public() -> None:
    tableau = ["public-works", "expanding-colony", "terraformed-world", "comet-zone", "gem-world", "mining-world"]
    game = Scenario("consume", tableau=tableau, goods=["comet-zone", "gem-world", "mining-world"])
    game.do("use public-works", "spend gem-world", seat=0)
    assert game.prompt() == "consume"
    assert [game.view(seat)["players"][0]["used"] for seat in EYES] == [["public-works"]] * 3
