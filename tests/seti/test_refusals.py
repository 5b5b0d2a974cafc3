"""Why an answer is not possible now: every reason, and never one for what is possible."""

from __future__ import annotations

import pytest

from orrery import RandomDealer
from orrery.games.seti import GAME
from orrery.games.seti.sight.refusals import MISSING, REASONS

from ..scenario import missing, reasons, told_with
from .scenario import Scenario
from .species import Found

ROW = ("dragonfly", "hayabusa", "grant")


def price(credit: int, energy: int, own_credit: int, own_energy: int) -> dict[str, str | int]:
    return {"credit": credit, "energy": energy, "own_credit": own_credit, "own_energy": own_energy}


# What is missing


def test_how_much_more_an_answer_needs_is_counted() -> None:
    assert missing(Scenario(credit=0), "launch") == {"credit": 2}
    assert missing(Scenario(credit=0, energy=1), "scan") == {"credit": 1, "energy": 1}
    assert missing(Scenario(credit=3, energy=0), "scan") == {"energy": 2}
    assert missing(Scenario(hand=["starship"], credit=3), "play starship") == {"credit": 1}
    assert missing(Scenario(publicity=2), "research") == {"publicity": 4}
    assert missing(Scenario(publicity=2), "buy-card") == {"publicity": 1}
    assert missing(Scenario(credit=1), "exchange credit energy") == {"credit": 1}
    assert missing(Scenario(hand=[]), "exchange card credit") == {"card": 2}


def test_nothing_is_counted_where_nothing_would_help() -> None:
    assert missing(Scenario(probes=["mars"]), "launch") == {}
    assert missing(Scenario(computer=4), "analyse") == {}


# Main actions


def test_a_launch_needs_credits_and_room_under_the_limit() -> None:
    poor = Scenario(credit=1)
    assert reasons(poor, "launch") == {"launch": "cannot-pay"}
    assert told_with(poor, "launch") == price(2, 0, 1, 3)
    full = Scenario(probes=["mars", "venus"], techs=["probe-limit"])
    assert reasons(full, "launch") == {"launch": "probe-limit"}
    assert told_with(full, "launch") == {"count": 2}
    assert reasons(Scenario(probes=["mars"], techs=["probe-limit"]), "launch") == {}


def test_an_orbit_needs_a_probe_at_the_planet_and_its_price() -> None:
    game = Scenario(probes=["mars"], credit=0)
    told = reasons(game, "orbit")
    assert told.pop("orbit mars") == "cannot-pay"
    assert set(told) == {f"orbit {planet}" for planet in ("mercury", "venus", "jupiter", "saturn", "uranus", "neptune")}
    assert set(told.values()) == {"no-probe-there"}
    assert told_with(game, "orbit mars") == price(1, 1, 0, 3)


def test_oumuamua_is_nobodys_aim_until_it_is_found() -> None:
    hidden = Scenario(species=("oumuamua", "anomalies"))
    assert "orbit oumuamua" not in reasons(hidden, "orbit")
    assert "land oumuamua" not in reasons(hidden, "land")
    found = Scenario(species=("oumuamua", "anomalies"), discovered=["oumuamua"])
    assert reasons(found, "orbit")["orbit oumuamua"] == "no-probe-there"
    assert reasons(found, "land")["land oumuamua"] == "no-probe-there"


def test_a_landing_costs_less_with_an_orbiter_and_the_technology() -> None:
    game = Scenario(probes=["mars"], energy=0)
    assert reasons(game, "land")["land mars"] == "cannot-pay"
    assert told_with(game, "land mars") == price(0, 3, 4, 0)
    cheap = Scenario(probes=["mars"], energy=0, techs=["probe-landing"]).set(1, orbiters=["mars"])
    assert told_with(cheap, "land mars") == price(0, 1, 4, 0)


def test_moons_need_a_probe_the_technology_and_room() -> None:
    assert reasons(Scenario(probes=["mars"]), "land")["land europa"] == "no-probe-there"
    game = Scenario(probes=["jupiter"]).set(1, landers=["io"])
    assert reasons(game, "land")["land europa"] == "needs-moon-technology"
    assert reasons(game, "land")["land io"] == "moon-taken"
    assert told_with(game, "land europa") == {"tech": 3}
    able = Scenario(probes=["jupiter"], techs=["probe-moon"]).set(1, landers=["io"])
    assert "land europa" not in reasons(able, "land")
    assert reasons(able, "land")["land io"] == "moon-taken"


def test_a_scan_needs_a_credit_and_two_energy() -> None:
    game = Scenario(energy=1)
    assert reasons(game, "scan") == {"scan": "cannot-pay"}
    assert told_with(game, "scan") == price(1, 2, 4, 1)


def test_an_analysis_needs_a_full_computer_and_energy() -> None:
    game = Scenario(computer=4)
    assert reasons(game, "analyse") == {"analyse": "computer-not-full"}
    assert told_with(game, "analyse") == {"count": 2}
    assert told_with(Scenario(computer=6, energy=0), "analyse") == price(0, 1, 4, 0)
    assert reasons(Scenario(computer=6), "analyse") == {}


def test_a_card_that_is_too_expensive() -> None:
    game = Scenario(hand=["starship", "grant"], credit=3)
    assert reasons(game, "play") == {"play starship": "cannot-pay"}
    assert told_with(game, "play starship") == price(4, 0, 3, 3)


def test_a_centaurian_card_is_paid_with_energy() -> None:
    game = Found(species=("centaurians", "anomalies"), discovered=["centaurians"], energy=1)
    game.set(0, hand=["hivemind-concept"])
    assert reasons(game, "play") == {"play hivemind-concept": "cannot-pay"}
    assert told_with(game, "play hivemind-concept") == price(0, 2, 4, 1)


def test_research_needs_six_publicity() -> None:
    game = Scenario(publicity=5)
    assert reasons(game, "research") == {"research": "too-little-publicity"}
    assert told_with(game, "research") == {"price": 6, "publicity": 5}


def test_a_turn_has_one_main_action() -> None:
    game = Scenario(hand=["grant"], publicity=8, credit=9, energy=9).row(*ROW[:2]).do("launch")
    verbs = ("launch", "orbit", "land", "scan", "analyse", "play", "research", "pass")
    told = reasons(game, *verbs)
    assert set(told) == {"launch", "scan", "analyse", "play grant", "research", "pass"}
    assert set(told.values()) == {"main-action-done"}


# Technologies


def test_why_a_technology_cannot_be_taken() -> None:
    game = Scenario(publicity=6, techs=["probe-moon"]).do("research")
    assert reasons(game, "take-tech") == {"take-tech probe-moon": "technology-owned"}
    by_card = Scenario(hand=["starship"], techs=["probe-moon"]).do("play starship", "decline")
    told = reasons(by_card, "take-tech")
    assert told.pop("take-tech probe-moon") == "technology-owned"
    assert len(told) == 8
    assert set(told.values()) == {"other-kind"}


def test_a_card_may_ask_for_a_technology_of_somebody_else() -> None:
    game = Scenario(hand=["international-collaboration"]).tech(1, "probe-moon").tech(1, "telescope-hand")
    told = reasons(game.do("play international-collaboration"), "take-tech")
    assert set(told.values()) == {"nobody-has-it"}
    assert len(told) == 10


# Free actions


def test_movement_needs_a_probe_and_energy() -> None:
    assert reasons(Scenario(), "burn") == {"burn": "no-probe-in-space"}
    game = Scenario(probes=["mars"], energy=0)
    assert reasons(game, "burn") == {"burn": "cannot-pay"}
    assert told_with(game, "burn") == price(0, 1, 4, 0)


def test_data_need_room_on_the_computer() -> None:
    assert reasons(Scenario(), "store") == {"store": "no-data"}
    assert reasons(Scenario(data=1, computer=6), "store") == {"store": "computer-full"}
    assert reasons(Scenario(data=1, computer=5), "store") == {}


def test_lower_slots_wait_for_the_upper_ones() -> None:
    game = Scenario(data=1, computer=2).tech(0, "computer-card", "a").tech(0, "computer-energy", "b")
    assert reasons(game, "store-below") == {"store-below b": "upper-slot-empty"}
    game = Scenario(computer=1).tech(0, "computer-card", "a")
    assert reasons(game, "store-below") == {"store-below a": "no-data"}
    game.me.lower = 1
    assert reasons(game, "store-below") == {"store-below a": "lower-slot-filled"}


def test_missions_that_cannot_be_completed() -> None:
    game = Scenario(missions=["atlas", "iss", "lovell-telescope"], publicity=8)
    assert reasons(game, "finish") == {"finish atlas": "condition-open", "finish iss": "slots-open"}


def test_an_exchange_takes_two_of_a_kind() -> None:
    game = Scenario(credit=1, energy=5, hand=["grant"])
    assert reasons(game, "exchange") == {
        "exchange credit energy": "too-few-to-exchange",
        "exchange credit card": "too-few-to-exchange",
        "exchange card credit": "too-few-to-exchange",
        "exchange card energy": "too-few-to-exchange",
        "exchange card card": "too-few-to-exchange",
    }
    assert told_with(game, "exchange card credit") == {"count": 1}


def test_a_card_costs_three_publicity() -> None:
    game = Scenario(publicity=2)
    assert reasons(game, "buy-card") == {"buy-card": "too-little-publicity"}
    assert told_with(game, "buy-card") == {"price": 3, "publicity": 2}


def test_telescopes_of_a_scan_that_cannot_be_paid() -> None:
    telescopes = ["telescope-mercury", "telescope-hand", "telescope-launch"]
    game = Scenario(techs=telescopes, credit=1, energy=2, publicity=0).row(*ROW).do("scan")
    assert reasons(game, "step") == {
        "step mercury": "too-little-publicity",
        "step hand": "no-hand-card",
        "step launch": "cannot-pay",
    }
    assert [missing(game, f"step {step}") for step in ("mercury", "hand", "launch")] == [
        {"publicity": 1},
        {"card": 1},
        {"energy": 1},
    ]
    assert reasons(Scenario().row(*ROW).do("scan"), "step") == {}, "nobody misses what is not there"


def test_nobody_else_is_told_anything() -> None:
    game = Scenario(credit=0).start()
    assert GAME.refusals(game.table, 1) == []


def test_inside_a_free_action_no_other_one_is_looked_for() -> None:
    game = Scenario(publicity=3).row(*ROW).do("buy-card")
    assert GAME.refusals(game.table, 0) == []


# Over whole games


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_is_refused_that_is_offered(seats: int) -> None:
    seen: set[str] = set()
    for seed in range(3):
        table = GAME.new(seats, {}, RandomDealer(seed))
        chance = RandomDealer(seed)
        while not table.over:
            for seat, options in table.questions().items():
                refused = GAME.refusals(table, seat)
                actions = [refusal.action for refusal in refused]
                assert len(set(actions)) == len(actions)
                assert not set(actions) & set(options)
                seen.update(refusal.reason for refusal in refused)
                assert all(thing in MISSING and count > 0 for one in refused for thing, count in one.missing.items())
            asked, options = next(iter(table.questions().items()))
            table.act(asked, options[chance.below(len(options))])
    assert seen <= set(REASONS)
    assert len(seen) > 8


def test_a_launch_in_a_scan_is_refused_for_the_limit_not_for_its_price() -> None:
    game = Scenario(techs=["telescope-launch"], credit=1, energy=2, probes=["mars"]).do("scan")
    assert reasons(game, "step")["step launch"] == "probe-limit"
