"""Project cards that bring resources, income and traces at once."""

from __future__ import annotations

import pytest

from orrery.games.seti.facts.cards import CARDS, INDEX

from .scenario import Scenario

ROW = ("grant", "hayabusa", "dune")


def discarded(game: Scenario) -> list[str]:
    return [CARDS[card] for card in game.state.discard]


def income(game: Scenario) -> list[str]:
    return [CARDS[card] for card in game.me.income]


# Gains

GAINS = [
    pytest.param("press-statement", {"publicity": 3}, id="110-press-statement"),
    pytest.param("seti-data-archive", {"data": 2}, id="137-seti-data-archive"),
]


@pytest.mark.parametrize(("card", "gain"), GAINS)
def test_a_gain_for_one_credit(card: str, gain: dict[str, int]) -> None:
    game = Scenario(hand=[card]).row(*ROW)
    assert game.gained(f"play {card}") == {"credit": -1, "cards": -1, **gain}
    assert (game.prompt(), discarded(game)) == ("end-turn", [card])


def test_110_press_statement_gives_publicity_up_to_ten() -> None:
    game = Scenario(hand=["press-statement"], publicity=8).do("play press-statement")
    assert game.me.publicity == 10


def test_110_press_statement_and_free_actions_after_it_leave_nothing_to_do() -> None:
    """Sectors are evaluated after the main action, not once more for each free action that follows."""
    game = Scenario(hand=["press-statement"], credit=9).row(*ROW).do("play press-statement")
    game.do("exchange credit energy", "exchange credit energy", "end-turn")
    assert [pending.effect.__class__.__name__ for pending in game.table.pending.items()] == ["MainAction"]


def test_137_seti_data_archive_loses_what_the_pool_cannot_hold() -> None:
    game = Scenario(hand=["seti-data-archive"], data=5, computer=6).do("play seti-data-archive")
    assert (game.me.data, game.facts("data-lost")) == (6, [(0, [1])])


# The row and the hand


def test_073_clean_space_initiative_pays_the_corners_of_the_whole_row() -> None:
    game = Scenario(hand=["clean-space-initiative"], probes=["3-5"])
    game.row("press-statement", "starship", "asteroids-research").deals(*ROW)
    gains = game.gained("play clean-space-initiative")
    assert gains == {"credit": -1, "cards": -1, "data": 1, "publicity": 1}
    assert (game.prompt(), [CARDS[card] for card in game.state.row]) == ("move", list(ROW))
    game.do("fly 3-5 clockwise")
    assert (game.prompt(), game.probes()) == ("end-turn", ["3-6"])
    assert discarded(game) == ["press-statement", "starship", "asteroids-research", "clean-space-initiative"]


def test_073_clean_space_initiative_adds_up_the_movement() -> None:
    game = Scenario(hand=["clean-space-initiative"], probes=["3-5"])
    game.row("atlas", "hayabusa", "asteroids-research").do("play clean-space-initiative")
    game.do("fly 3-5 clockwise", "fly 3-6 counter-clockwise")
    assert (game.prompt(), game.me.publicity) == ("end-turn", 5)


def test_073_clean_space_initiative_is_no_discard_from_the_hand() -> None:
    game = Scenario(hand=["clean-space-initiative"], missions=["cornell-university"]).row("press-statement", *ROW[:2])
    game.do("play clean-space-initiative")
    assert (game.prompt(), game.me.filled) == ("end-turn", [0])


def shown(*cards: str) -> list[list[int]]:
    return sorted([INDEX[card]] for card in cards)


def test_090_fuel_tanks_construction_pays_for_shown_cards_with_energy_income() -> None:
    hand = ["fuel-tanks-construction", "fusion-reactor", "seti-institute", "atlas"]
    game = Scenario(hand=hand).row(*ROW).do("play fuel-tanks-construction")
    assert (game.prompt(), game.offers("show")) == ("show-cards", ["0", "1", "2"])
    assert game.gained("show 2") == {"energy": 2}
    assert sorted(facts for _, facts in game.facts("card-shown")) == shown("fusion-reactor", "seti-institute")
    assert (game.hand(), game.prompt()) == (["atlas", "seti-institute", "fusion-reactor"], "end-turn")


def test_090_fuel_tanks_construction_may_show_fewer_and_needs_fitting_cards() -> None:
    hand = ["fuel-tanks-construction", "fusion-reactor", "seti-institute"]
    game = Scenario(hand=hand)
    assert game.gained("play fuel-tanks-construction", "show 1", "reveal fusion-reactor")["energy"] == 1
    assert [facts for _, facts in game.facts("card-shown")] == shown("fusion-reactor"), "the player chooses which"
    game = Scenario(hand=["fuel-tanks-construction", "atlas"])
    assert game.gained("play fuel-tanks-construction") == {"credit": -1, "cards": -1}


# Cards that become income

TUCKED = ["seti-institute", "wow-signal", "iss", "atlas", "starship", "pre-launch-testing"]
"""Two bring energy, three credits, one a card."""

REACTORS = [
    pytest.param("fusion-reactor", {"credit": -3, "cards": -1, "energy": 2 + 1}, id="091-fusion-reactor"),
    pytest.param("nasa-image-of-the-day", {"credit": -3, "publicity": 2 + 1}, id="092-nasa-image-of-the-day"),
    pytest.param("government-funding", {"credit": -3 + 1, "cards": -1, "score": 9}, id="093-government-funding"),
]


@pytest.mark.parametrize(("card", "gain"), REACTORS)
def test_a_card_pays_for_tucked_cards_and_becomes_income_itself(card: str, gain: dict[str, int]) -> None:
    """The card itself is tucked only afterwards; what it brings as income comes at once: here a card for number 92."""
    game = Scenario(hand=[card], income=TUCKED).row(*ROW)
    assert game.gained(f"play {card}") == gain
    assert (income(game), discarded(game), game.prompt()) == ([*TUCKED, card], [], "end-turn")


@pytest.mark.parametrize(
    ("card", "gain"),
    [
        pytest.param("fusion-reactor", {"credit": -3, "cards": -1, "energy": 1}, id="091-fusion-reactor"),
        pytest.param("nasa-image-of-the-day", {"credit": -3, "publicity": 2}, id="092-nasa-image-of-the-day"),
        pytest.param("government-funding", {"credit": -3 + 1, "cards": -1}, id="093-government-funding"),
    ],
)
def test_the_starting_income_is_not_counted(card: str, gain: dict[str, int]) -> None:
    game = Scenario(hand=[card]).row(*ROW)
    assert game.gained(f"play {card}") == gain


def test_091_fusion_reactor_brings_energy_in_every_later_round() -> None:
    game = Scenario(hand=["fusion-reactor"]).row(*ROW).do("play fusion-reactor", "end-turn", "pass")
    assert game.gained("pass")["energy"] == 2 + 1


# Traces


def test_075_extremophiles_study_pays_for_all_traces_of_the_colour_chosen() -> None:
    game = Scenario(hand=["extremophiles-study"]).trace(0, "right", "blue").trace(0, "right", "blue", "overflow")
    game.trace(0, "right", "red").trace(1, "left", "yellow").do("play extremophiles-study")
    assert game.offers("trace") == [
        "left red discovery",
        "left blue discovery",
        "right yellow discovery",
    ]
    assert game.gained("trace left blue discovery") == {"score": 5 + 3, "publicity": 1}
    assert (game.prompt(), game.me.credit, discarded(game)) == ("end-turn", 2, ["extremophiles-study"])


def test_075_extremophiles_study_does_not_count_a_trace_marked_in_between() -> None:
    """A mission finished as a free action may mark another colour before the points are counted."""
    game = Scenario(
        species=("exertians", "anomalies"),
        discovered=["exertians"],
        hand=["extremophiles-study"],
        missions=["green-bank-telescope"],
    ).row(*ROW)
    game.trace(0, "right", "red").trace(0, "right", "red", "overflow").trace(0, "right", "red", "overflow")
    game.do("play extremophiles-study", "trace left yellow row-1")
    assert game.prompt() == "take-card"
    assert game.gained("finish green-bank-telescope", "trace right red overflow") == {"score": 3}
    assert game.gained("draw") == {"cards": 1, "score": 1}, "one yellow trace, not four red ones"


def test_084_sample_return_gives_up_a_lander_for_a_yellow_trace() -> None:
    game = Scenario(hand=["sample-return"], landers=["venus"]).row(*ROW).do("play sample-return")
    assert (game.prompt(), game.me.landers[1]) == ("trace", 0)
    assert game.offers("trace") == ["left yellow discovery", "right yellow discovery"]
    assert game.gained("trace right yellow discovery") == {"score": 3, "publicity": 1}
    assert (game.prompt(), discarded(game)) == ("end-turn", ["sample-return"])


def test_084_sample_return_takes_landers_of_planets_and_moons_alike() -> None:
    game = Scenario(hand=["sample-return"], landers=["venus", "mars", "europa"], orbiters=["saturn"])
    game.set(1, landers=["uranus"]).do("play sample-return")
    assert (game.prompt(), game.offers("land")) == ("remove-lander", ["venus", "mars", "europa"])
    assert "decline" not in game.offered(), "the lander is the price"
    game.do("land europa")
    assert (sum(game.me.moons), game.me.landers[1:3], game.prompt()) == (0, [1, 1], "trace")


def test_084_sample_return_does_nothing_without_a_lander() -> None:
    game = Scenario(hand=["sample-return"], orbiters=["venus"])
    assert game.gained("play sample-return") == {"credit": -1, "cards": -1}
    assert (game.prompt(), game.me.orbiters[1]) == ("end-turn", 1)


def test_084_sample_return_frees_a_moon_for_another_lander() -> None:
    """Open question 6 of the card facts: the piece is simply gone."""
    game = Scenario(hand=["sample-return"], landers=["io"], probes=["jupiter"], techs=["probe-moon"])
    game.start()
    assert "io" not in game.offers("land")
    game.do("play sample-return", "trace left yellow discovery", "end-turn", "pass")
    assert "io" in game.offers("land")


def test_084_sample_return_frees_the_bonus_of_the_first_landing() -> None:
    game = Scenario(hand=["sample-return"], probes=["venus", "venus"], techs=["probe-limit"], energy=6)
    assert game.gained("land venus", "trace left yellow discovery")["data"] == 2
    game.do("end-turn", "pass", "play sample-return", "end-turn")
    assert "right yellow discovery" in game.traces()
    assert game.gained("land venus", "trace left yellow overflow")["data"] == 2


SPECTROGRAPHS = [
    pytest.param("coronal-spectrograph", "red", id="098-coronal-spectrograph"),
    pytest.param("electron-microscope", "yellow", id="099-electron-microscope"),
    pytest.param("exascale-supercomputer", "blue", id="100-exascale-supercomputer"),
]
OTHER_COLOR = {"red": "yellow", "yellow": "blue", "blue": "red"}


@pytest.mark.parametrize(("card", "color"), SPECTROGRAPHS)
def test_a_trace_where_one_has_that_colour_already(card: str, color: str) -> None:
    """A single place is taken without a question."""
    game = Scenario(hand=[card]).row(*ROW).trace(0, "left", color).trace(0, "right", OTHER_COLOR[color])
    assert game.gained(f"play {card}") == {"credit": -1, "cards": -1, "score": 3}
    assert f"left {color} overflow" in game.traces()
    assert (game.prompt(), discarded(game)) == ("end-turn", [card])


@pytest.mark.parametrize(("card", "color"), SPECTROGRAPHS)
def test_no_trace_where_one_does_not_have_that_colour(card: str, color: str) -> None:
    game = Scenario(hand=[card]).trace(1, "left", color).trace(0, "left", OTHER_COLOR[color])
    assert game.gained(f"play {card}") == {"credit": -1, "cards": -1}
    assert len(game.traces()) == 1


@pytest.mark.parametrize(("card", "color"), SPECTROGRAPHS)
def test_traces_on_overflow_and_on_a_species_board_count_too(card: str, color: str) -> None:
    game = Scenario(discovered=["anomalies"], hand=[card])
    game.trace(1, "left", color).trace(0, "left", color, "overflow").trace(0, "right", color, "row-2")
    game.do(f"play {card}")
    right = [f"right {color} {spot}" for spot in ("row-1", "row-3", "row-4", "row-5", "overflow")]
    assert (game.prompt(), game.offers("trace")) == ("trace", [f"left {color} overflow", *right])
    assert game.gained(f"trace right {color} row-3") == {"score": 2, "publicity": 1}


def test_108_seti_at_home_marks_a_red_trace_with_eight_publicity() -> None:
    game = Scenario(hand=["seti-at-home"], publicity=8).row(*ROW).do("play seti-at-home")
    assert (game.prompt(), game.offers("trace")) == ("trace", ["left red discovery", "right red discovery"])
    assert game.gained("trace left red discovery") == {"score": 5, "publicity": 1}, "publicity is not spent"
    assert (game.me.publicity, discarded(game)) == (9, ["seti-at-home"])


def test_108_seti_at_home_does_nothing_with_seven() -> None:
    game = Scenario(hand=["seti-at-home"], publicity=7, energy=0, credit=1).row(*ROW)
    assert game.gained("play seti-at-home") == {"credit": -1, "cards": -1}
    assert (game.traces(), game.prompt()) == ([], "end-turn")
