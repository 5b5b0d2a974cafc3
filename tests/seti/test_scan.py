"""Scanning: its two signals, the order of its parts, the four telescope technologies (pages 12, 17)."""

from __future__ import annotations

import pytest

from .scenario import Scenario

ROW = ("grant", "galileo-mission", "mariner-10-mission")
"""A yellow, a red and a blue card."""
TELESCOPES = ["telescope-earth", "telescope-mercury", "telescope-hand", "telescope-launch"]


def scanning(*techs: str, **mine: int | list[str]) -> Scenario:
    """A scan has begun; Earth lies under 61 Virginis."""
    game = Scenario().row(*ROW).set(0, techs=list(techs), **mine)
    return game.do("scan")


# The two basic signals


def test_a_scan_costs_a_credit_and_two_energy() -> None:
    game = Scenario(credit=1, energy=2).row(*ROW).do("scan")
    assert (game.me.credit, game.me.energy) == (0, 0)


@pytest.mark.parametrize(("credit", "energy"), [(0, 2), (1, 1)])
def test_who_cannot_pay_does_not_scan(credit: int, energy: int) -> None:
    assert "scan" not in Scenario(credit=credit, energy=energy).offered()


@pytest.mark.parametrize("first", ["earth", "row"])
def test_one_signal_in_earths_sector_and_one_by_a_card_of_the_row_in_any_order(first: str) -> None:
    game = scanning()
    assert game.offers("step") == ["earth", "row"]
    game.do(f"step {first}", "discard galileo-mission", "signal barnards-star")
    assert (game.at("61-virginis"), game.at("barnards-star"), game.prompt()) == ([0], [0], "end-turn")
    stars = [facts[0] for _, facts in game.facts("signal-placed")]
    assert stars == ([6, 3] if first == "earth" else [3, 6])
    assert game.me.data == 2


@pytest.mark.parametrize(
    ("card", "stars"),
    [
        ("grant", ["kepler-22", "61-virginis"]),
        ("galileo-mission", ["barnards-star", "proxima-centauri"]),
        ("mariner-10-mission", ["procyon", "sirius-a"]),
        ("odinus-mission", ["vega", "beta-pictoris"]),
    ],
)
def test_a_row_card_means_one_of_the_two_sectors_of_its_colour(card: str, stars: list[str]) -> None:
    game = Scenario().row(card, "hayabusa").do("scan", "step row", f"discard {card}")
    assert game.offers("signal") == stars


def test_earths_signal_follows_earth() -> None:
    game = Scenario().row(*ROW).sky(3, 0, 0).do("scan", "step earth")
    assert game.at("vega") == [0]


def test_neither_signal_can_be_left_out() -> None:
    """10: signals are not skippable; the scan ends by itself when both are placed."""
    game = scanning("telescope-mercury")
    assert "decline" not in game.offered()
    game.do("step earth")
    assert (game.offers("step"), "decline" in game.offered()) == (["row", "mercury"], False)
    game.do("step row", "discard grant", "signal kepler-22")
    assert (game.offers("step"), "decline" in game.offered()) == (["mercury"], True)


def test_the_row_is_filled_up_after_the_whole_scan() -> None:
    """7"""
    game = scanning("telescope-mercury").deals("hayabusa")
    game.do("step row", "discard grant", "signal kepler-22")
    assert game.view(0)["row"] == [None, "galileo-mission", "mariner-10-mission"]
    game.do("step earth", "decline")
    assert game.view(0)["row"] == ["hayabusa", "galileo-mission", "mariner-10-mission"]
    assert game.view(0)["discard"] == ["grant"]


def test_a_card_bought_during_the_scan_is_replaced_at_once_the_discarded_one_is_not() -> None:
    """7: taken cards are replaced at once, discarded ones only after the scan."""
    game = scanning().deals("hayabusa", "dragonfly")
    game.do("step row", "discard grant", "buy-card", "take galileo-mission")
    assert game.view(0)["row"] == [None, "hayabusa", "mariner-10-mission"]
    game.do("signal kepler-22")
    assert game.view(0)["row"] == ["dragonfly", "hayabusa", "mariner-10-mission"]


def test_data_won_early_may_be_stored_before_later_steps() -> None:
    """8: a full pool has room again for the second signal."""
    game = scanning(data=5).do("step earth", "store", "discard grant", "signal kepler-22")
    assert (game.me.data, game.me.computer, game.facts("data-lost")) == (6, 1, [])
    without = scanning(data=5).do("step earth", "discard grant", "signal kepler-22")
    assert (without.me.data, without.facts("data-lost")) == (6, [(0, [1])])


# Telescope technologies


def test_earths_signal_may_go_to_a_neighbouring_sector() -> None:
    """Telescope technology 1: instead of Earth's sector, not in addition."""
    game = scanning("telescope-earth").do("step earth")
    assert game.offers("signal") == ["proxima-centauri", "61-virginis", "beta-pictoris"]
    game.do("signal beta-pictoris", "discard grant", "signal kepler-22")
    assert (game.at("beta-pictoris"), game.at("61-virginis"), game.prompt()) == ([0], [], "end-turn")


def test_the_neighbours_of_the_first_sector_lie_across_the_top() -> None:
    game = Scenario(techs=["telescope-earth"]).row(*ROW).sky(3, 0, 0).do("scan", "step earth")
    assert game.offers("signal") == ["procyon", "vega", "sirius-a"]


def test_a_hand_card_buys_a_signal_in_a_sector_of_its_colour() -> None:
    """Telescope technology 2."""
    game = scanning("telescope-hand", hand=["odinus-mission", "dune"])
    game.do("step hand", "discard odinus-mission", "signal vega")
    assert (game.at("vega"), game.hand(), game.me.data) == ([0], ["dune"], 1)
    assert game.offers("step") == ["earth", "row"]


def test_without_a_hand_card_there_is_no_such_signal() -> None:
    assert scanning("telescope-hand").offers("step") == ["earth", "row"]


def test_one_publicity_buys_a_signal_in_mercurys_sector() -> None:
    """Telescope technology 3."""
    game = scanning("telescope-mercury", publicity=1).do("step mercury")
    assert (game.at("sirius-a"), game.me.publicity) == ([0], 0)
    assert scanning("telescope-mercury", publicity=0).offers("step") == ["earth", "row"]


def test_one_energy_buys_a_launch() -> None:
    """Telescope technology 4, first half."""
    game = scanning("telescope-launch", energy=3).do("step launch", "launch")
    assert (game.probes(), game.me.energy, game.me.credit) == (["1-5"], 0, 3)
    assert game.offers("step") == ["earth", "row"]


def test_or_it_is_one_movement_without_a_price() -> None:
    """Telescope technology 4, second half."""
    game = scanning("telescope-launch", probes=["earth"], energy=2)
    assert game.offers("step") == ["earth", "row", "move"]
    game.do("step move", "fly 1-5 outward")
    assert (game.probes(), game.me.energy, game.offers("step")) == (["2-5"], 0, ["earth", "row"])


def test_launch_and_movement_exclude_each_other() -> None:
    game = scanning("telescope-launch", "probe-limit", probes=["mars"], energy=4)
    assert game.offers("step") == ["earth", "row", "launch", "move"]
    game.do("step launch", "launch")
    assert game.offers("step") == ["earth", "row"]


def test_the_launch_of_a_scan_keeps_to_the_probe_limit_and_needs_energy() -> None:
    assert "launch" not in scanning("telescope-launch", probes=["mars"], energy=3).offers("step")
    assert "launch" not in scanning("telescope-launch", energy=2).offers("step")


def test_each_technology_serves_once_in_a_scan_and_all_four_together_give_four_signals() -> None:
    """8, and the hint of page 12."""
    game = scanning(*TELESCOPES, hand=["odinus-mission", "dune"], energy=3, publicity=5)
    assert game.offers("step") == ["earth", "row", "mercury", "hand", "launch"]
    game.do("step mercury", "step hand", "discard odinus-mission", "signal vega", "step launch", "launch")
    game.do("step earth", "signal 61-virginis", "discard grant", "signal 61-virginis")
    assert (game.prompt(), len(game.facts("signal-placed")), game.me.data) == ("end-turn", 4, 4)
    assert (game.me.publicity, game.me.energy, game.hand()) == (4, 0, ["dune"])


def test_a_technology_that_is_not_used_costs_nothing() -> None:
    game = scanning(*TELESCOPES, hand=["dune"], energy=3)
    game.do("step earth", "signal 61-virginis", "step row", "discard grant", "signal kepler-22", "decline")
    assert (game.prompt(), game.me.publicity, game.me.energy, game.hand()) == ("end-turn", 4, 1, ["dune"])


def test_a_scan_given_by_a_card_is_free_but_technologies_cost_their_price() -> None:
    """8"""
    game = Scenario(hand=["noto-radio-observatory"], credit=2, energy=0, techs=["telescope-mercury"]).row(*ROW)
    game.do("play noto-radio-observatory", "scan")
    assert (game.me.credit, game.me.energy, game.me.publicity) == (0, 0, 5)
    game.do("step mercury", "step earth", "discard grant", "signal kepler-22")
    assert (game.me.publicity, game.me.data, game.prompt()) == (4, 3, "end-turn")


def test_telescope_technologies_serve_only_in_scans() -> None:
    """Page 17: a signal of a card is no scan."""
    game = Scenario(hand=["wow-signal"], techs=TELESCOPES).do("play wow-signal")
    assert (game.at("61-virginis"), game.prompt()) == ([0, 0], "end-turn")
