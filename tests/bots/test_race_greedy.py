"""The greedy bot of Race for the Galaxy: what it does in clear situations, how it fares, and that it is honest."""

from __future__ import annotations

import pytest

from orrery.bots import bot
from orrery.core.dealer import RandomDealer, ScriptedDealer
from orrery.core.table import Table
from orrery.games import game as game_of
from orrery.games.race import GAME
from orrery.games.race.facts.cards import INDEX
from orrery.games.race.position.state import State as RaceState

from ..race.scenario import Scenario

RACE = game_of("race")


def choice(game: Scenario, seat: int = 0) -> str:
    """What the bot answers to the question of a seat, in text."""
    table = RACE.decode({**GAME.encode(game.start().table)}, RandomDealer(1))
    return RACE.actions.text(bot("greedy", "race", 1).decide(RACE, table, seat))


def answers(game: Scenario, prompts: set[str]) -> list[str]:
    """The bot's answers for seat 0 as long as it is asked one of these questions, each carried out."""
    given: list[str] = []
    while game.prompt() in prompts:
        assert len(given) < 20
        given.append(choice(game))
        game.do(given[-1], seat=0)
    return given


# Choosing an action


def test_with_goods_and_powers_for_them_it_consumes_for_double_points() -> None:
    worlds = ["old-earth", "gem-world", "prosperous-world", "comet-zone", "tourist-world"]
    game = Scenario(tableau=worlds, goods=["gem-world", "prosperous-world", "comet-zone"])
    assert choice(game) == "choose consume-double"


def test_with_empty_worlds_and_powers_for_their_goods_it_produces() -> None:
    game = Scenario(tableau=["old-earth", "gem-world", "prosperous-world", "comet-zone", "tourist-world"])
    assert choice(game) == "choose produce"


def test_with_a_dear_good_and_no_cards_it_trades() -> None:
    game = Scenario(tableau=["new-sparta", "deserted-alien-outpost"], goods=["deserted-alien-outpost"])
    assert choice(game) == "choose consume-trade"


def test_with_nothing_at_all_it_explores() -> None:
    assert choice(Scenario()) == "choose explore-1"


def test_with_a_world_it_can_conquer_it_settles() -> None:
    game = Scenario(tableau=["new-sparta", "drop-ships"], hand=["rebel-outpost"])
    assert choice(game) == "choose settle"


def test_with_a_six_cost_development_that_fits_it_develops() -> None:
    worlds = ["earths-lost-colony", "gem-world", "spice-world", "artist-colony"]
    money = ["diversified-economy", "rebel-base", "rebel-homeworld", "drop-ships", "mining-league"]
    game = Scenario(tableau=worlds, hand=["free-trade-association", *money], goods=worlds)
    assert choice(game) == "choose develop"


def test_it_does_not_pay_for_a_phase_the_rival_is_about_to_choose() -> None:
    worlds = ["old-earth", "gem-world"]
    harvest = ["epsilon-eridani", "mining-world", "comet-zone", "new-earth", "prosperous-world", "terraformed-world"]
    game = Scenario(tableau=worlds, hand=["rebel-base"])
    assert choice(game) == "choose produce"
    game = Scenario(tableau=worlds, hand=["rebel-base"]).set(1, tableau=harvest)
    assert choice(game) != "choose produce"


def test_in_the_advanced_game_it_settles_and_develops_with_a_good_hand() -> None:
    hand = [
        "investment-credits",
        "rebel-fuel-cache",
        "avian-uplift-race",
        "public-works",
        "rebel-base",
        "rebel-outpost",
    ]
    game = Scenario(tableau=["new-sparta"], hand=hand, advanced=True)
    first = choice(game)
    second = choice(game.do(first, seat=0))
    assert {first, second} == {"choose settle", "choose develop"}


# Explore, payments and the hand


def test_it_keeps_the_world_it_can_conquer() -> None:
    game = Scenario("explore", tableau=["new-sparta"]).deals("rebel-base", "avian-uplift-race", "mining-league")
    assert choice(game) == "keep avian-uplift-race"


def test_it_keeps_no_second_copy() -> None:
    game = Scenario("explore", hand=["interstellar-bank"]).deals("interstellar-bank", "pilgrimage-world")
    assert choice(game) == "keep pilgrimage-world"


def test_it_pays_with_the_card_it_could_not_place() -> None:
    hand = ["public-works", "rebel-homeworld", "avian-uplift-race", "spice-world"]
    game = Scenario("develop", tableau=["new-sparta"], hand=hand).do("place public-works", seat=0).do("pass", seat=1)
    assert (game.prompt(), choice(game)) == ("pay", "discard rebel-homeworld")


def test_it_discards_a_second_copy_at_the_hand_limit() -> None:
    useful = [
        "spice-world",
        "gem-world",
        "artist-colony",
        "prosperous-world",
        "comet-zone",
        "mining-world",
        "space-port",
    ]
    hand = [*useful, "interstellar-bank", "interstellar-bank", "public-works", "secluded-world"]
    game = Scenario("round-end", tableau=["old-earth"], hand=hand)
    assert (game.prompt(), choice(game)) == ("hand-limit", "discard interstellar-bank")


def test_of_the_first_hand_it_discards_what_it_cannot_place_for_long() -> None:
    worlds = ["old-earth", "epsilon-eridani"]
    hand = ["spice-world", "gem-world", "public-works", "artist-colony", "rebel-homeworld", "rebel-base"]
    dealer = ScriptedDealer([INDEX[card] for card in worlds + hand], RandomDealer(1))
    table = RACE.new(2, {}, dealer)
    player = bot("greedy", "race", 1)
    discarded: list[str] = []
    while len(discarded) < 2:
        action = player.decide(RACE, table, 0)
        table.act(0, action)
        discarded.append(RACE.actions.text(action))
    assert sorted(discarded) == ["discard rebel-base", "discard rebel-homeworld"]


# Develop and Settle


def test_of_two_six_cost_developments_it_builds_the_one_that_scores_more() -> None:
    worlds = ["earths-lost-colony", "gem-world", "spice-world", "artist-colony"]
    money = [
        "rebel-base",
        "rebel-homeworld",
        "rebel-outpost",
        "drop-ships",
        "lost-alien-warship",
        "malevolent-lifeforms",
    ]
    game = Scenario("develop", tableau=worlds, hand=["merchant-guild", "galactic-imperium", *money])
    assert choice(game) == "place merchant-guild"


def test_it_conquers_for_free_rather_than_paying() -> None:
    game = Scenario("settle", tableau=["new-sparta"], hand=["avian-uplift-race", "radioactive-world", "gem-world"])
    assert choice(game) == "place avian-uplift-race"


def test_it_saves_its_cards_for_the_world_it_can_settle_in_the_same_round() -> None:
    hand = [
        "interstellar-bank",
        "lost-species-ark-world",
        "rebel-base",
        "rebel-homeworld",
        "rebel-outpost",
        "mining-league",
    ]
    alone = Scenario("develop", hand=hand, actions=["develop"])
    assert choice(alone) == "place interstellar-bank"
    followed = Scenario("develop", hand=hand, actions=["develop"]).set(1, actions=["settle"])
    assert choice(followed) == "pass"


def test_it_wastes_no_tactics_on_a_world_it_can_conquer_anyway() -> None:
    game = Scenario("settle", tableau=["new-sparta", "new-military-tactics"], hand=["avian-uplift-race"])
    game.do("place avian-uplift-race", seat=0).do("pass", seat=1)
    assert (game.prompt(), choice(game)) == ("means", "by nothing")


def test_it_gives_up_a_colony_ship_for_a_dear_world() -> None:
    hand = ["deserted-alien-library", "terraformed-world", "spice-world", "gem-world", "comet-zone", "artist-colony"]
    game = Scenario("settle", tableau=["old-earth", "colony-ship"], hand=hand)
    game.do("place terraformed-world", seat=0).do("pass", seat=1)
    assert (game.prompt(), choice(game)) == ("means", "by ship")


ELEVEN = [
    "old-earth",
    "gem-world",
    "spice-world",
    "public-works",
    "interstellar-bank",
    "drop-ships",
    "investment-credits",
    "space-marines",
    "export-duties",
    "expedition-force",
    "deficit-spending",
]
"""Fourteen points."""


@pytest.mark.parametrize(("chips", "answer"), [(0, "place pilgrimage-world"), (16, "pass")])
def test_it_ends_the_game_when_it_leads_and_not_when_it_trails(chips: int, answer: str) -> None:
    game = Scenario("settle", tableau=ELEVEN, hand=["pilgrimage-world"]).set(1, chips=chips)
    assert choice(game) == answer


def test_in_the_last_round_only_points_count() -> None:
    hand = ["terraformed-world", "comet-zone", "gem-world", "spice-world", "mining-world", "artist-colony"]
    worlds = ["alpha-centauri", "rebel-base"]
    game = Scenario("settle", tableau=worlds, hand=hand).set(1, tableau=["old-earth"], chips=24)
    assert choice(game) == "place terraformed-world"


# Consume and Produce


def most_points(table: Table[RaceState], chips: int) -> int:
    """The most chips seat 0 can have after the phase, by trying every answer."""
    options = table.questions().get(0, [])
    question = table.question(0)
    if question is None or question.prompt() not in ("consume", "spend"):
        return table.state.players[0].chips
    best = chips
    for option in options:
        twin = table.copy(RandomDealer(1))
        twin.act(0, option)
        best = max(best, most_points(twin, chips))
    return best


@pytest.mark.parametrize(
    "tableau",
    [
        ["old-earth", "gem-world", "comet-zone", "pilgrimage-world", "galactic-trendsetters", "mining-conglomerate"],
        ["old-earth", "spice-world", "gem-world", "consumer-markets", "tourist-world", "mining-world", "public-works"],
        ["diversified-economy", "gem-world", "comet-zone", "lost-species-ark-world", "tourist-world", "spice-world"],
        ["mining-league", "comet-zone", "mining-world", "rebel-miners", "mining-conglomerate", "galactic-trendsetters"],
        [
            "pilgrimage-world",
            "diversified-economy",
            "space-port",
            "new-earth",
            "distant-world",
            "alien-robotic-factory",
        ],
    ],
)
@pytest.mark.parametrize("action", ["consume-double", "produce"])
def test_no_order_of_powers_brings_more_points(tableau: list[str], action: str) -> None:
    producing = {"gem-world", "comet-zone", "spice-world", "mining-world", "lost-species-ark-world", "rebel-miners"}
    producing |= {"space-port", "new-earth", "distant-world", "alien-robotic-factory"}
    goods = [world for world in tableau if world in producing]
    game = Scenario("consume", tableau=tableau, goods=goods, actions=[action]).set(1, tableau=["new-sparta"]).start()
    expected = most_points(game.table, 0)
    answers(game, {"consume", "spend"})
    assert game.me.chips == expected > 0


def test_it_spends_the_good_no_other_power_takes() -> None:
    worlds = ["public-works", "plague-world", "gem-world"]
    game = Scenario("consume", tableau=worlds, goods=["plague-world", "gem-world"])
    answers(game, {"consume", "spend"})
    assert (game.me.chips, len(game.hand()), game.goods()) == (2, 1, [])


def test_it_spends_the_good_that_comes_back_rather_than_the_windfall() -> None:
    worlds = ["gambling-world", "rebel-fuel-cache", "comet-zone"]
    game = Scenario("consume", tableau=worlds, goods=["rebel-fuel-cache", "comet-zone"])
    answers(game, {"consume", "spend", "name-number"})
    assert game.goods() == ["rebel-fuel-cache"]


def test_it_sells_the_good_that_brings_most_cards() -> None:
    worlds = ["new-sparta", "gem-world", "deserted-alien-outpost", "comet-zone"]
    game = Scenario("consume", tableau=worlds, goods=worlds[1:], actions=["consume-trade"])
    assert (game.prompt(), choice(game)) == ("trade", "sell deserted-alien-outpost")


def test_it_sells_what_no_power_needs_where_the_price_is_equal() -> None:
    worlds = ["new-sparta", "rebel-fuel-cache", "comet-zone"]
    game = Scenario("consume", tableau=worlds, goods=worlds[1:], actions=["consume-trade"])
    assert (game.prompt(), choice(game)) == ("trade", "sell comet-zone")


def test_it_names_the_commonest_cost() -> None:
    game = Scenario("consume", tableau=["new-sparta", "gambling-world"])
    assert (game.prompt(), choice(game)) == ("name-number", "name 2")


def test_in_the_last_round_it_discards_its_hand_for_points() -> None:
    hand = ["gem-world", "spice-world", "comet-zone"]
    game = Scenario("consume", tableau=["new-sparta", "deficit-spending"], hand=hand).set(1, chips=24)
    assert len(answers(game, {"consume", "discard-for-points"})) == 3
    assert (game.me.chips, len(game.hand())) == (2, 1)


def test_it_keeps_good_cards_rather_than_discarding_them_for_points() -> None:
    hand = ["lost-species-ark-world", "spice-world"]
    game = Scenario("consume", tableau=["old-earth", "deficit-spending"], hand=hand)
    assert (game.prompt(), choice(game)) == ("consume", "enough")


def test_the_windfall_goes_where_its_good_is_worth_most() -> None:
    worlds = ["new-sparta", "refugee-world", "deserted-alien-outpost", "radioactive-world"]
    game = Scenario("produce", tableau=worlds, actions=["produce"])
    assert (game.prompt(), choice(game)) == ("windfall", "produce deserted-alien-outpost")


# Whole games
