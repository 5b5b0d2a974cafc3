"""Steps that lack their means and that free actions can still serve (page 5: also during the main action)."""

from __future__ import annotations

import pytest

from orrery.core.dealer import ScriptedDealer
from orrery.games.seti.facts.board import BLUE, RED
from orrery.games.seti.facts.cards import CARDS
from orrery.games.seti.rules.interrupt import CARDS_IN_HAND, PUBLICITY
from orrery.games.seti.rules.provision import Provision
from orrery.games.seti.rules.signals import COLOR, STAR, Signal
from orrery.games.seti.rules.traces import WITH_OWN, Trace
from orrery.games.seti.vocabulary.card_effects import MayPayExofossil

from .scenario import Scenario
from .species import Found

ROW = ("dune", "alice", "iss")


def broke(game: Found) -> Found:
    """Nothing to pay or to exchange with."""
    game.set(0, credit=0, energy=0, publicity=0)
    return game


def waiting(game: Scenario) -> tuple[str | None, list[str]]:
    """What seat 0 is asked, and its answers."""
    return game.prompt(), game.offered()


# The telescopes of a scan


def test_data_of_a_scan_may_be_stored_for_the_publicity_that_mercury_costs() -> None:
    game = Scenario(techs=["telescope-mercury"], credit=1, energy=2, publicity=0).row(*ROW)
    game.do("scan", "step row", "discard dune", "signal barnards-star")
    assert (game.me.data, waiting(game)) == (2, ("scan-step", ["store", "decline"]))
    game.do("store", "store")
    assert (game.me.publicity, game.offers("step")) == (1, ["mercury"])
    game.do("step mercury")
    assert (game.me.publicity, sum(owners.count(0) for owners in game.state.signals)) == (0, 3)


def test_a_scan_ends_by_itself_where_nothing_can_pay_for_mercury() -> None:
    game = Scenario(techs=["telescope-mercury"], credit=1, energy=2, publicity=0, computer=2).row(*ROW)
    game.do("scan", "step row", "discard dune", "signal barnards-star")
    assert game.prompt() == "end-turn"


def test_a_flight_may_bring_the_publicity_that_mercury_costs() -> None:
    game = Scenario(techs=["telescope-mercury"], credit=1, energy=3, publicity=0, probes=["3-2"], computer=6).row(*ROW)
    game.do("scan", "step row", "discard dune", "signal barnards-star")
    assert waiting(game) == ("scan-step", ["burn", "decline"])
    game.do("burn", "fly 3-2 inward")
    assert (game.probes(), game.offers("step")) == (["2-2"], ["mercury"]), "Mars is there"


def test_a_card_may_be_bought_for_the_telescope_that_costs_one() -> None:
    game = Scenario(techs=["telescope-hand"], credit=1, energy=2, publicity=3).row(*ROW)
    game.do("scan", "step row", "discard dune", "signal barnards-star")
    assert waiting(game) == ("scan-step", ["store", "buy-card", "decline"])
    game.do("buy-card", "take iss")
    assert game.offers("step") == ["hand"]


def test_energy_may_be_exchanged_for_the_launch_of_a_scan() -> None:
    game = Scenario(techs=["telescope-launch"], credit=3, energy=2, publicity=0, computer=6).row(*ROW)
    game.do("scan", "step row", "discard dune", "signal barnards-star")
    assert waiting(game) == ("scan-step", ["exchange credit energy", "exchange credit card", "decline"])
    game.do("exchange credit energy")
    assert game.offers("step") == ["launch"]


def test_a_telescope_that_has_moved_a_probe_asks_for_no_energy_to_launch() -> None:
    game = Scenario(techs=["telescope-launch", "probe-limit"], probes=["3-2"], credit=3, energy=2).row(*ROW)
    game.do("scan", "step move", "fly 3-2 outward", "step row", "discard dune", "signal barnards-star")
    assert game.prompt() == "end-turn"


# Cards


def test_the_publicity_of_an_orbit_of_saturn_may_buy_the_card_to_tuck() -> None:
    game = Scenario(probes=["saturn"], credit=1, energy=1, publicity=1, computer=6).row(*ROW).do("orbit saturn")
    assert (game.me.publicity, waiting(game)) == (3, ("increase-income", ["buy-card", "decline"]))
    game.do("buy-card", "take dune")
    assert (game.prompt(), game.offers("tuck")) == ("increase-income", ["dune"])
    game.do("tuck dune")
    assert ([CARDS[card] for card in game.me.income], game.prompt()) == (["dune"], "end-turn")


def test_an_orbit_of_saturn_may_be_left_without_income() -> None:
    game = Scenario(probes=["saturn"], credit=1, energy=1, publicity=1, computer=6).row(*ROW)
    game.do("orbit saturn", "decline")
    assert (game.me.income, game.me.publicity, game.prompt()) == ([], 3, "end-turn")


def test_the_credit_of_the_first_income_of_phobos_and_deimos_may_become_the_card_for_the_second() -> None:
    game = Scenario(probes=["mars"], techs=["probe-moon"], hand=["dune"], credit=1, energy=3, publicity=0).row(*ROW[1:])
    game.do("land phobos-and-deimos", "tuck dune")
    assert waiting(game) == ("increase-income", ["exchange credit energy", "exchange credit card", "decline"])
    game.do("exchange credit card", "take iss", "tuck iss")
    assert ([CARDS[card] for card in game.me.income], game.prompt()) == (["dune", "iss"], "end-turn")


def test_one_free_action_may_make_the_next_one_possible_that_brings_the_card() -> None:
    game = Scenario(probes=["saturn"], credit=2, energy=2, publicity=0, computer=1).row(*ROW).do("orbit saturn")
    assert waiting(game) == ("increase-income", ["store", "decline"]), "the third publicity is on the computer"
    assert game.do("store").offered() == ["buy-card", "decline"]


def test_nobody_is_asked_for_income_whom_no_free_action_could_bring_a_card() -> None:
    game = Scenario(probes=["saturn"], credit=2, energy=2, publicity=0, computer=6).row(*ROW).do("orbit saturn")
    assert (game.me.publicity, game.prompt()) == (2, "end-turn")


def test_signals_by_hand_cards_may_pay_for_the_next_card() -> None:
    game = Scenario(hand=["planet-hunters"], credit=1, energy=0, publicity=2).row(*ROW)
    game.do("play planet-hunters", "take dune", "discard dune", "signal barnards-star")
    assert game.prompt() == "end-turn", "one data stored brings no publicity"
    game = Scenario(hand=["planet-hunters"], credit=1, energy=0, publicity=2, computer=1).row(*ROW)
    game.do("play planet-hunters", "take dune", "discard dune", "signal barnards-star")
    assert waiting(game) == ("signal-by-hand-card", ["store", "decline"])
    game.do("store", "buy-card", "take iss")
    assert game.offers("discard") == ["iss"]


def test_a_fitting_card_may_be_taken_from_the_row_before_cards_are_shown() -> None:
    game = Scenario(hand=["fuel-tanks-construction"], credit=1, energy=0, publicity=3).row("fusion-reactor", *ROW[:2])
    game.do("play fuel-tanks-construction")
    assert waiting(game) == ("show-cards", ["show 0", "buy-card"])
    game.do("buy-card", "take fusion-reactor")
    assert game.offers("show") == ["0", "1"]
    game = Scenario(hand=["fuel-tanks-construction"], credit=1, energy=0, publicity=3).row(*ROW)
    assert game.do("play fuel-tanks-construction").prompt() == "end-turn", "none of them fits"


# Flights


def test_a_probe_may_fly_to_the_planet_on_which_a_card_lands_it() -> None:
    game = Scenario(probes=["3-2"], hand=["perseverance-rover"], credit=1, energy=1, publicity=0)
    game.do("play perseverance-rover")
    assert waiting(game) == ("land", ["burn", "decline"])
    game.do("burn", "fly 3-2 inward")
    assert game.offers("land") == ["mars"]
    game = Scenario(probes=["3-2"], hand=["perseverance-rover"], credit=1, energy=0, publicity=0)
    assert game.do("play perseverance-rover").prompt() == "end-turn"


def test_a_probe_may_fly_onto_asteroids_before_a_card_looks_for_it_there() -> None:
    game = Scenario(hand=["hayabusa"], probes=["3-4"], credit=1, energy=1, publicity=0).do("play hayabusa")
    assert waiting(game) == ("meet-condition", ["burn", "decline"])
    game.do("burn", "fly 3-4 inward")
    assert (game.prompt(), game.offers("trace")) == ("trace", ["left yellow discovery", "right yellow discovery"])


def test_a_card_may_be_discarded_for_the_eighth_publicity_of_seti_at_home() -> None:
    game = Scenario(hand=["seti-at-home", "starship"], credit=1, energy=0, publicity=7).do("play seti-at-home")
    assert waiting(game) == ("meet-condition", ["corner starship", "buy-card", "decline"])
    game.do("corner starship")
    assert game.prompt() == "trace"
    game = Scenario(hand=["seti-at-home", "starship"], credit=1, energy=0, publicity=7)
    game.do("play seti-at-home", "decline")
    assert (game.prompt(), game.traces()) == ("end-turn", [])


def test_a_probe_may_fly_to_the_samples_that_a_card_looks_at() -> None:
    game = Found(species=("mascamites", "anomalies"), discovered=["mascamites"], hand=["ecosystem-study"], credit=1)
    game.samples(jupiter=[1, 2, 3], saturn=[4, 5, 6], spots=[7])
    jupiter = game.space("jupiter")
    game.me.probes.append(jupiter + 8)
    game.do("play ecosystem-study")
    assert (game.prompt(), "decline" in game.offered()) == ("sample-planet", True)
    game.do("burn", f"fly {game.probes()[0]} inward")
    assert game.prompt() == "use-sample"


# Traces and exofossils


def test_data_of_a_corner_may_pay_for_the_only_other_space_of_a_trace() -> None:
    game = broke(Found(species=("centaurians", "mascamites"), discovered=["centaurians"], hand=["plato"]))
    game.trace(0, "left", "red", "row-1").trace(1, "left", "red", "row-2").trace(1, "left", "red", "row-3")
    game.about_to(Trace(RED, WITH_OWN, 1, []))
    assert waiting(game) == ("trace", ["trace left red overflow", "corner plato"])
    game.do("corner plato")
    assert game.offers("trace") == ["left red row-5", "left red overflow"]


def test_a_finished_mission_may_bring_the_exofossil_that_a_card_asks_for() -> None:
    game = broke(Found(species=("oumuamua", "anomalies"), discovered=["oumuamua"], missions=["perfect-timing"]))
    game.about_to(MayPayExofossil([], 0))
    assert game.prompt() == "end-turn"
    game = broke(Found(species=("oumuamua", "anomalies"), discovered=["oumuamua"], missions=["perfect-timing"]))
    game.signals("oumuamua", 0).about_to(MayPayExofossil([], 0))
    assert waiting(game) == ("may-pay-exofossil", ["finish perfect-timing", "decline"])
    game.do("finish perfect-timing")
    assert game.offered() == ["pay", "decline"]


# Data that the pool cannot hold


def test_data_may_be_stored_before_more_come_than_the_pool_can_hold() -> None:
    game = Scenario(hand=["seti-data-archive"], data=5, credit=1, energy=0, publicity=0).do("play seti-data-archive")
    assert waiting(game) == ("receive-data", ["go-on", "store"])
    question = game.table.question(0)
    assert question is not None
    assert question.arguments(game.table, 0) == {"count": 2, "lost": 1}
    game.do("store")
    assert (game.me.data, game.me.computer, game.prompt(), game.facts("data-lost")) == (6, 1, "end-turn", [])


def test_data_may_be_stored_between_two_signals() -> None:
    game = broke(Found(data=5)).about_to(Signal(STAR, 0, 2, 0))
    assert (game.prompt(), game.me.data, "store" in game.offered()) == ("signal", 6, True)
    game.do("store")
    assert (game.me.data, game.facts("data-lost")) == (6, [])


def test_data_may_be_stored_before_a_lander_claims_more() -> None:
    game = Scenario(probes=["uranus"], data=5, energy=3, credit=0, publicity=0)
    game.do("land uranus", "trace left yellow discovery")
    assert waiting(game) == ("claim-data", ["claim 3", "store"])
    game.do("store", "store")
    assert (game.me.data, game.facts("data-lost")) == (6, [])


def test_signals_without_data_ask_for_no_room() -> None:
    game = broke(Found(data=6)).about_to(Signal(STAR, 0, 1, 1))
    assert game.prompt() == "end-turn"


# Not where it does not belong


def test_nobody_is_asked_inside_a_free_action_or_in_the_turn_of_another() -> None:
    game = Scenario(data=4, publicity=9, credit=0, energy=0).row(*ROW).do("store", "store", "store", "store")
    assert (game.prompt(), game.me.income) == ("main-action", []), "the income of the fourth slot is left out"
    game = Found(publicity=9).about_to(Signal(COLOR, BLUE, 1, 0), seat=1)
    assert game.prompt(0) is None


@pytest.mark.parametrize("wanted", [CARDS_IN_HAND, PUBLICITY])
def test_what_free_actions_could_bring_is_found_without_a_look_at_the_deck(wanted: int) -> None:
    """Nothing is dealt, and another deck gives the same answer."""
    game = Scenario(credit=3, energy=1, publicity=1).row(*ROW).start()
    game.table.dealer = ScriptedDealer([])
    found = Provision(game.state, 0).could_bring(wanted, 2 if wanted == CARDS_IN_HAND else 3)
    game.state.deck.reverse()
    assert Provision(game.state, 0).could_bring(wanted, 2 if wanted == CARDS_IN_HAND else 3) == found
