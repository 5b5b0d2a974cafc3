"""Project cards that research technologies."""

from __future__ import annotations

import pytest

from orrery.games.seti.facts.board import TECHS

from .scenario import Scenario

PROBES = ["probe-limit", "probe-asteroids", "probe-landing", "probe-moon"]
TELESCOPES = ["telescope-earth", "telescope-mercury", "telescope-hand", "telescope-launch"]
COMPUTERS = ["computer-credit", "computer-energy", "computer-card", "computer-publicity"]
EVERY = [*PROBES, *TELESCOPES, *COMPUTERS]

MOON = ("take-tech probe-moon",)
HAND = ("take-tech telescope-hand",)
CARD = ("take-tech computer-card", "install b")

# What is offered, what is answered, what the card pays; the token gives 2 points and the tile 1 energy besides
RESEARCH = [
    pytest.param("atlas", COMPUTERS, CARD, {"credit": -3}, id="070-atlas"),
    pytest.param("focused-research", EVERY, HAND, {"credit": -3, "score": 2}, id="071-focused-research"),
    pytest.param("scientific-cooperation", EVERY, MOON, {"credit": -3}, id="072-scientific-cooperation"),
    pytest.param("project-longshot", PROBES, MOON, {"credit": -3}, id="087-project-longshot"),
    pytest.param("apollo-11-mission", PROBES, MOON, {"credit": -3}, id="097-apollo-11-mission"),
    pytest.param(
        "westerbork-synthesis-radio-telescope",
        TELESCOPES,
        HAND,
        {"credit": -3},
        id="103-westerbork-synthesis-radio-telescope",
    ),
    pytest.param(
        "low-power-microprocessors", COMPUTERS, CARD, {"credit": -3, "energy": 1}, id="109-low-power-microprocessors"
    ),
    pytest.param("roman-space-telescope", TELESCOPES, HAND, {"credit": -3}, id="111-roman-space-telescope"),
    pytest.param("planetary-geologic-mapping", PROBES, MOON, {"credit": -3}, id="112-planetary-geologic-mapping"),
    pytest.param("pixl", COMPUTERS, CARD, {"credit": -3, "score": 4}, id="119-pixl"),
    pytest.param(
        "future-circular-collider", COMPUTERS, CARD, {"credit": -4, "data": 3}, id="121-future-circular-collider"
    ),
]


def shared(game: Scenario, *techs: str) -> Scenario:
    """The rival has researched these, and has the tokens of their stacks."""
    for tech in techs:
        game.tech(1, tech)
        game.state.two_points &= ~(1 << TECHS.index(tech))
    return game


@pytest.mark.parametrize(("card", "offered", "answers", "pay"), RESEARCH)
def test_the_sky_turns_and_a_technology_of_the_kind_is_taken(
    card: str, offered: list[str], answers: tuple[str, ...], pay: dict[str, int]
) -> None:
    game = Scenario(hand=[card], publicity=4).do(f"play {card}")
    assert (game.prompt(), game.offers("take-tech")) == ("research", offered)
    assert (game.state.offsets, game.state.rotation) == ([7, 0, 0], 1), "rotated once, before the choice"
    game = Scenario(hand=[card], publicity=4)
    gains = game.gained(f"play {card}", *answers)
    token_and_tile = {"score": 2 + pay.get("score", 0), "energy": 1 + pay.get("energy", 0)}
    assert gains == pay | token_and_tile | {"cards": -1}
    assert (game.me.techs, game.prompt()) == (1 << TECHS.index(answers[0].split(" ")[1]), "end-turn")


@pytest.mark.parametrize(("card", "offered", "answers", "pay"), RESEARCH)
def test_with_all_technologies_of_the_kind_only_the_sky_turns(
    card: str, offered: list[str], answers: tuple[str, ...], pay: dict[str, int]
) -> None:
    """The rest of the card still counts; points for the technology just researched do not."""
    game = Scenario(hand=[card], publicity=4, techs=offered)
    rest = {word: count for word, count in pay.items() if card != "focused-research" or word != "score"}
    assert game.gained(f"play {card}") == rest | {"cards": -1}
    assert (game.prompt(), game.state.offsets) == ("end-turn", [7, 0, 0])


def test_070_atlas_puts_the_technology_on_a_free_place_of_the_computer() -> None:
    game = Scenario(hand=["atlas"]).tech(0, "computer-energy", "c")
    game.do("play atlas", "take-tech computer-card")
    assert (game.prompt(), game.offers("install")) == ("install", ["a", "b", "d"])


def test_071_focused_research_pays_for_every_technology_of_the_kind_taken() -> None:
    game = Scenario(hand=["focused-research"], techs=["telescope-hand", "telescope-launch", "probe-moon"])
    gains = game.gained("play focused-research", "take-tech telescope-mercury")
    assert gains == {"credit": -3, "cards": -1, "score": 2 + 3 * 2, "energy": 1}


def test_072_scientific_cooperation_pays_publicity_for_a_technology_that_another_has() -> None:
    game = shared(Scenario(hand=["scientific-cooperation"]), "probe-moon")
    gains = game.gained("play scientific-cooperation", "take-tech probe-moon")
    assert gains == {"credit": -3, "cards": -1, "publicity": 1 + 2}, "1 of them by the tile, which is the second"
    game = shared(Scenario(hand=["scientific-cooperation"]), "probe-moon")
    assert "publicity" not in game.gained("play scientific-cooperation", "take-tech probe-landing")


def test_072_scientific_cooperation_with_every_technology_pays_no_publicity() -> None:
    """What was researched earlier, and shared, is not what the card has researched."""
    hand = ["international-collaboration", "scientific-cooperation"]
    lacking = [tech for tech in EVERY if tech != "telescope-mercury"]
    game = shared(Scenario(hand=hand, techs=lacking, credit=5), "telescope-mercury")
    game.do("play international-collaboration", "end-turn", "pass")
    assert game.gained("play scientific-cooperation") == {"credit": -3, "cards": -1}


def test_081_international_collaboration_takes_what_another_has_and_oneself_lacks() -> None:
    game = shared(Scenario(hand=["international-collaboration"]), "telescope-mercury", "computer-card", "probe-moon")
    game.tech(0, "probe-moon").tech(0, "probe-landing")
    game.do("play international-collaboration")
    assert game.offers("take-tech") == ["telescope-mercury", "computer-card"]


def test_081_international_collaboration_neither_turns_the_sky_nor_pays_the_bonus_of_the_tile() -> None:
    game = shared(Scenario(hand=["international-collaboration"]), "telescope-mercury", "computer-card")
    gains = game.gained("play international-collaboration", "take-tech computer-card", "install d")
    assert gains == {"credit": -2, "cards": -1}
    assert (game.state.offsets, game.me.places[3]) == ([0, 0, 0], TECHS.index("computer-card"))


def test_081_international_collaboration_leaves_the_fixed_extras() -> None:
    """Open question 3 of the card facts: a free launch and 2 data are not bonuses of the tile."""
    game = shared(Scenario(hand=["international-collaboration"]), "telescope-earth")
    assert game.gained("play international-collaboration") == {"credit": -2, "cards": -1, "data": 2}
    game = shared(Scenario(hand=["international-collaboration"], probes=["venus"]), "probe-limit")
    assert game.gained("play international-collaboration", "launch") == {"credit": -2, "cards": -1}
    assert game.probes() == ["1-3", "1-5"], "the second probe is already allowed"


def test_081_international_collaboration_does_nothing_if_nobody_is_ahead() -> None:
    game = shared(Scenario(hand=["international-collaboration"], techs=["probe-moon"]), "probe-moon")
    assert game.gained("play international-collaboration") == {"credit": -2, "cards": -1}
    assert (game.prompt(), game.me.techs) == ("end-turn", 1 << TECHS.index("probe-moon"))


def test_085_starship_launches_before_the_sky_turns() -> None:
    game = Scenario(hand=["starship"]).do("play starship")
    assert (game.prompt(), game.state.offsets) == ("launch", [0, 0, 0])
    assert game.gained("launch", "take-tech probe-moon") == {"score": 2, "energy": 1}
    assert (game.me.credit, game.probes(), game.state.offsets) == (0, ["1-4"], [7, 0, 0])


def test_085_starship_researches_also_where_no_probe_can_be_launched() -> None:
    game = Scenario(hand=["starship"], probes=["4-1"]).do("play starship")
    assert (game.prompt(), game.offers("take-tech"), game.probes()) == ("research", PROBES, ["4-1"])
    game = Scenario(hand=["starship"], techs=PROBES).do("play starship", "launch")
    assert (game.prompt(), game.probes(), game.me.score) == ("end-turn", ["1-4"], 1)


def test_119_pixl_counts_publicity_after_the_research_and_keeps_it() -> None:
    game = Scenario(hand=["pixl"], publicity=4)
    stack = TECHS.index("computer-card")
    game.state.tech_top[stack], game.state.tech_rest[stack] = 1, 0b1101  # the tile pays 1 publicity
    gains = game.gained("play pixl", *CARD)
    assert gains == {"credit": -3, "cards": -1, "publicity": 1, "score": 2 + 5}


def test_121_future_circular_collider_pays_its_data_before_the_research() -> None:
    game = Scenario(hand=["future-circular-collider"], data=5).do("play future-circular-collider", "go-on")
    assert (game.prompt(), game.me.data) == ("research", 6), "what the pool cannot hold is lost"


@pytest.mark.parametrize(("option", "offered"), [(1, PROBES), (2, TELESCOPES)])
def test_126_euclid_telescope_construction_researches_one_of_two_kinds(option: int, offered: list[str]) -> None:
    game = Scenario(hand=["euclid-telescope-construction"]).do("play euclid-telescope-construction")
    assert (game.prompt(), game.offers("choose")) == ("choose-one", ["1", "2"])
    assert game.state.offsets == [7, 0, 0], "page 16: the solar system turns before the technology is chosen"
    game.do(f"choose {option}")
    assert (game.offers("take-tech"), game.state.offsets) == (offered, [7, 0, 0])
    gains = game.gained(f"take-tech {offered[3]}")
    assert (gains, game.prompt(), game.missions()) == ({"score": 2, "energy": 1}, "end-turn", [])
    assert (game.hand(), len(game.me.scoring), game.state.offsets) == ([], 1, [7, 0, 0])


def test_126_euclid_telescope_construction_may_choose_a_kind_that_is_complete() -> None:
    game = Scenario(hand=["euclid-telescope-construction"], techs=PROBES)
    assert game.gained("play euclid-telescope-construction", "choose 1") == {"credit": -3, "cards": -1}
    assert (game.prompt(), game.state.offsets) == ("end-turn", [7, 0, 0])
