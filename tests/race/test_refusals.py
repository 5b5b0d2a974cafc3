"""Why an answer is not possible now: every reason, and never one for what is possible."""

from __future__ import annotations

import pytest

from orrery import RandomDealer
from orrery.games.race import GAME, ChooseAction, PlaceCard, UsePower
from orrery.games.race.facts.powers import OF_CARD
from orrery.games.race.position.actions import CHOOSE, ENOUGH, PLACE, USE
from orrery.games.race.position.state import Player
from orrery.games.race.sight.refusals import MISSING, REASONS

from ..scenario import missing
from .scenario import Scenario, money


def reasons(game: Scenario, seat: int = 0) -> dict[str, str]:
    """The refused answers of a seat with their reasons."""
    game.start()
    return {GAME.actions.text(refusal.action): refusal.reason for refusal in GAME.refusals(game.table, seat)}


def numbers(game: Scenario, answer: str) -> dict[str, str | int]:
    """What is told with the reason."""
    action = GAME.actions.parse(answer)
    game.start()
    return next(refusal.arguments for refusal in GAME.refusals(game.table, 0) if refusal.action == action)


def test_an_action_is_chosen_once() -> None:
    game = Scenario(advanced=True)
    assert reasons(game) == {}
    assert reasons(game.do("choose produce", seat=0)) == {"choose produce": "already-chosen"}
    assert reasons(Scenario(advanced=True).do("choose settle", seat=0)) == {}


def test_worlds_and_developments_have_their_phases() -> None:
    hand = ["gem-world", "public-works", *money(2)]
    assert reasons(Scenario("develop", hand=hand)) == {"place gem-world": "is-world"}
    told = reasons(Scenario("settle", hand=hand))
    assert told == {"place public-works": "is-development", "place export-duties": "is-development"}


def test_a_development_lies_there_already_or_is_too_expensive() -> None:
    game = Scenario("develop", tableau=["public-works"], hand=["public-works", "drop-ships", "gem-world"])
    assert reasons(game) == {
        "place public-works": "already-in-tableau",
        "place gem-world": "is-world",
        "place drop-ships": "too-expensive",
    }
    assert numbers(game, "place drop-ships") == {"price": 4, "cards": 2}
    assert missing(game, "place drop-ships") == {"cards": 2}
    assert missing(game, "place public-works") == {}


def test_the_price_told_is_the_one_with_discounts_and_the_bonus() -> None:
    game = Scenario("develop", tableau=["investment-credits"], hand=["drop-ships"], actions=["develop"])
    assert numbers(game, "place drop-ships") == {"price": 2, "cards": 0}
    game = Scenario("settle", tableau=["replicant-robots", "mining-robots"], hand=["new-earth"])
    assert (reasons(game), numbers(game, "place new-earth")) == (
        {"place new-earth": "too-expensive"},
        {"price": 2, "cards": 0},
    )


def test_a_military_world_is_too_strong() -> None:
    game = Scenario("settle", tableau=["new-sparta"], hand=["pirate-world", "alien-robot-scout-ship", "outlaw-world"])
    assert reasons(game) == {
        "place pirate-world": "too-strong",
        "place alien-robot-scout-ship": "too-strong-alien",
    }
    assert numbers(game, "place pirate-world") == {"defense": 3, "strength": 2}
    assert numbers(game, "place alien-robot-scout-ship") == {"defense": 4, "strength": 2}
    assert missing(game, "place pirate-world") == {"strength": 1}
    assert missing(game, "place alien-robot-scout-ship") == {"strength": 2}


def test_what_can_be_discarded_for_strength_counts() -> None:
    game = Scenario("settle", tableau=["new-sparta", "new-military-tactics"], hand=["rebel-homeworld"])
    assert numbers(game, "place rebel-homeworld") == {"defense": 7, "strength": 5}
    assert missing(game, "place rebel-homeworld") == {"strength": 2}


def test_a_consume_power_is_used_once_and_needs_goods_of_its_kind() -> None:
    tableau = ["public-works", "plague-world", "expanding-colony", "terraformed-world", "gem-world", "comet-zone"]
    game = Scenario("consume", tableau=tableau, goods=["gem-world", "comet-zone"])
    assert reasons(game) == {"use plague-world": "no-goods", "enough": "must-consume"}
    game = Scenario("consume", tableau=[*tableau, "mining-world"], goods=["gem-world", "comet-zone", "mining-world"])
    game.do("use public-works", "spend gem-world", seat=0)
    assert reasons(game)["use public-works"] == "power-used"


def test_who_has_something_to_consume_cannot_stop() -> None:
    tableau = ["deficit-spending", "public-works", "gem-world"]
    game = Scenario("consume", tableau=tableau, hand=["drop-ships"], goods=["gem-world"])
    assert reasons(game) == {"enough": "must-consume"}
    game.do("use public-works", seat=0)
    assert "enough" in game.offered()
    assert reasons(game) == {"use public-works": "power-used"}


def test_discarding_for_points_needs_hand_cards() -> None:
    tableau = ["deficit-spending", "public-works", "expanding-colony", "gem-world", "comet-zone"]
    game = Scenario("consume", tableau=tableau, goods=["gem-world", "comet-zone"])
    assert reasons(game) == {"use deficit-spending": "no-hand-cards", "enough": "must-consume"}


def test_who_is_not_asked_is_refused_nothing() -> None:
    game = Scenario("settle", hand=["gem-world"]).do("pass", seat=0)
    assert reasons(game) == {}
    assert reasons(Scenario("explore")) == {}


def looked_for(player: Player, question: object) -> set[int]:
    """What a player may look for at a question."""
    if isinstance(question, ChooseAction):
        return {*CHOOSE.actions}
    if isinstance(question, PlaceCard):
        return {PLACE.at(card) for card in player.hand}
    if isinstance(question, UsePower):
        return {ENOUGH, *(USE.at(power) for card in player.tableau for power in OF_CARD[card])}
    return set()


@pytest.mark.parametrize("seed", range(6))
def test_what_one_may_look_for_is_offered_or_refused_with_a_known_reason(seed: int) -> None:
    options = {"advanced": True} if seed == 0 else {}
    table = GAME.new(2 + seed % 3, options, RandomDealer(seed))
    chance = RandomDealer(seed + 50)
    found: set[str] = set()
    for _ in range(400):
        if table.over:
            break
        for seat, offered in table.questions().items():
            refused = GAME.refusals(table, seat)
            wanted = looked_for(table.state.players[seat], table.question(seat))
            assert wanted == {refusal.action for refusal in refused} | wanted.intersection(offered)
            found |= {refusal.reason for refusal in refused}
            assert {thing for one in refused for thing in one.missing} <= set(MISSING)
        seat, offered = min(table.questions().items())
        table.act(seat, chance.roll(offered))
    assert found <= set(REASONS)
    assert "too-expensive" in found
