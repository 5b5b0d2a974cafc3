"""Why an answer is not possible now: every reason, and never one for what is possible."""

from __future__ import annotations

import pytest

from orrery import RandomDealer
from orrery.games.duel import GAME, FacePirate, TradeAndBuild, Visit
from orrery.games.duel.facts.cards import (
    BUYS,
    CARDS,
    COLONY,
    KIND,
    PLANET,
    PURCHASES,
    SELLS,
    STATION,
    TRADE,
    TRADED,
)
from orrery.games.duel.position.actions import (
    BUILD,
    BUY,
    DEMAND,
    FIGHT,
    FLY_ON,
    FOUND_COLONY,
    FOUND_STATION,
    FULFIL,
    PAY,
    SELL,
    USE,
)
from orrery.games.duel.position.state import State
from orrery.games.duel.sight.refusals import MISSING, REASONS

from ..scenario import missing
from .scenario import Scenario


def reasons(game: Scenario) -> dict[str, str]:
    """The refused answers of whoever is asked, with their reasons."""
    game.start()
    seat = game.asked_seat
    return {GAME.actions.text(refusal.action): refusal.reason for refusal in GAME.refusals(game.table, seat)}


def at(card: str, game: Scenario) -> Scenario:
    return game.sector(1, card).deals(card).do("fly 1")


def test_founding_needs_the_right_ship() -> None:
    assert reasons(at("heka-ii", Scenario(colony_ships=0)))["found-colony"] == "no-colony-ship"
    assert reasons(at("aigel-x", Scenario(trade_ships=0)))["found-station"] == "no-trade-ship"


def test_trading_needs_room_astro_and_goods() -> None:
    assert reasons(at("aigel-x", Scenario(ore=2)))["buy ore 1"] == "store-full"
    told = reasons(at("aigel-x", Scenario(astro=2)))
    assert (told["buy ore 1"], told["sell ore 1"]) == ("no-astro", "nothing-to-sell")


def test_orders_at_a_target_planet() -> None:
    game = Scenario(ore=1, fuel=1, command=1).open_orders("order-2", "order-4", "order-1")
    assert reasons(at("mestor", game)) == {"fulfil order-4": "demand-not-met"}
    game.deals("order-12").do("fulfil order-2")
    assert reasons(game) == {"fulfil order-4": "demand-not-met", "fulfil order-12": "order-barred"}


def test_the_end_of_the_way() -> None:
    game = Scenario(die=1, engines=(0, 0), cannons=(2, 0))
    assert reasons(at("aigel-x", game))["fly-on"] == "speed-used"
    game = Scenario(die=3).sector(1, "aigel-x")
    for card in game.state.sectors[0][:]:
        if card != CARDS.index("aigel-x"):
            game.state.sectors[0].remove(card)
            game.state.sectors[1].append(card)
    assert reasons(game.do("fly 1"))["fly-on"] == "sector-flown-through"


def test_building_and_stations() -> None:
    game = Scenario(
        phase="build", astro=0, ore=1, storage=1, command=2, engines=(0, 3), stations=["aigel-x", "mintaka-ii"]
    )
    game.set(1, science=2)
    told = reasons(game)
    assert told["build colony-ship"] == "hangar-full"
    assert (told["build engine-1"], told["build engine-2"]) == ("slots-full", "no-part-to-upgrade")
    assert told["build cannon-1"] == "cannot-pay"
    assert (told["build storage-1"], told["build command-2"]) == ("centre-built", "centre-built")
    assert (told["build science-2"], told["build sensor-2"]) == ("level-two-taken", "level-one-missing")
    assert told["use mintaka-ii"] == "no-trade-there"
    assert "use aigel-x" not in told
    assert reasons(game.do("use aigel-x"))["use aigel-x"] == "station-used"


def test_what_is_missing_is_counted() -> None:
    assert missing(at("aigel-x", Scenario(astro=2)), "buy ore 1") == {"astro": 1}
    assert missing(at("aigel-x", Scenario(ore=2)), "buy ore 1") == {}, "more room is no matter of goods"
    build = Scenario(phase="build", carbon=1)
    assert missing(build, "build cannon-1") == {"carbon": 1}
    game = Scenario(ore=1, fuel=1).open_orders("order-2", "order-4", "order-1")
    lacking = missing(at("mestor", game), "fulfil order-4")
    assert lacking
    assert all(count > 0 for count in lacking.values())
    demand = Scenario(phase="build", trade=1, astro=1).set(1, ore=1)
    assert missing(demand, "demand ore") == {"astro": 1}


def test_no_third_station() -> None:
    stations = ["aigel-x", "mintaka-ii", "saiph-vi"]
    game = Scenario(phase="build", ore=1, fuel=1, food=1, stations=stations)
    told = reasons(game.do("use aigel-x", "sell ore 1", "use mintaka-ii", "sell fuel 1"))
    assert (told["use saiph-vi"], told["use aigel-x"]) == ("two-stations-used", "station-used")


def test_the_trade_centre() -> None:
    told = reasons(Scenario(phase="build", trade=1, fuel=2).set(1, ore=1, fuel=1))
    assert (told["demand food"], told["demand fuel"]) == ("rival-has-none", "store-full")
    told = reasons(Scenario(phase="build", trade=1, astro=1).set(1, ore=1))
    assert told["demand ore"] == "no-astro"
    told = reasons(Scenario(phase="build", trade=1).set(1, ore=2).do("demand ore"))
    assert told["demand ore"] == "purchases-used"


def looked_for(state: State, seat: int, question: object) -> set[int]:
    """What a player may look for at a question."""
    player = state.players[seat]
    if isinstance(question, TradeAndBuild):
        demands = DEMAND.actions if PURCHASES[player.centres[TRADE]] else []
        return {*BUILD.actions, *map(USE.at, player.stations), *demands}
    if isinstance(question, Visit):
        card = state.path[-1]
        found = {FLY_ON, *(FULFIL.at(order) for order in state.open_orders if PLANET[order] == card)}
        found |= {FOUND_STATION} if STATION[card] else set()
        found |= {FOUND_COLONY} if KIND[card] == COLONY else set()
        for block, trades in ((BUY, BUYS), (SELL, SELLS)):
            found |= {block.at(good) for good in TRADED[card] if trades[card]}
        return found
    return {PAY, FIGHT} if isinstance(question, FacePirate) else set()


@pytest.mark.parametrize("seed", range(6))
def test_what_one_may_look_for_is_offered_or_refused_with_a_known_reason(seed: int) -> None:
    table = GAME.new(2, {}, RandomDealer(seed))
    chance = RandomDealer(seed + 50)
    for _ in range(500):
        if table.over:
            break
        seat, options = min(table.questions().items())
        refused = GAME.refusals(table, seat)
        wanted = looked_for(table.state, seat, table.question(seat))
        assert wanted == {refusal.action for refusal in refused} | wanted.intersection(options)
        for refusal in refused:
            assert refusal.reason in REASONS
            assert set(refusal.missing) <= set(MISSING)
        table.act(seat, options[chance.below(len(options))])
