"""Researching: price, rotation, stacks, bonuses, tokens, and the order of it all (pages 16-17)."""

from __future__ import annotations

import pytest

from orrery.games.seti.facts.board import TECHS

from .scenario import Scenario

PROBE = ["probe-limit", "probe-asteroids", "probe-landing", "probe-moon"]
TELESCOPE = ["telescope-earth", "telescope-mercury", "telescope-hand", "telescope-launch"]
COMPUTER = ["computer-credit", "computer-energy", "computer-card", "computer-publicity"]
ALL = PROBE + TELESCOPE + COMPUTER
ENERGY, PUBLICITY, CARD, POINTS = range(4)


def researching(**mine: int | list[str]) -> Scenario:
    """Six publicity to spend."""
    return Scenario().set(0, publicity=6, **mine)


def show(game: Scenario, tech: str, bonus: int) -> Scenario:
    """The tile on top of a stack nobody has taken from shows this bonus."""
    number = TECHS.index(tech)
    game.state.tech_top[number] = bonus
    game.state.tech_rest[number] = 0b1111 & ~(1 << bonus)
    return game


def techs(game: Scenario, seat: int = 0) -> list[str]:
    return game.view(0)["players"][seat]["techs"]


# Price and choice


def test_research_costs_six_publicity() -> None:
    game = researching().do("research")
    assert (game.me.publicity, game.prompt()) == (0, "research")
    assert "research" not in Scenario(publicity=5).offered()


def test_a_card_may_bring_the_publicity_that_is_missing() -> None:
    """Page 16: as a free action before."""
    game = Scenario(publicity=5, hand=["grant"]).do("corner grant", "research")
    assert (game.me.publicity, game.prompt()) == (0, "research")


@pytest.mark.parametrize("tech", ALL)
def test_each_of_the_twelve_technologies_can_be_researched(tech: str) -> None:
    game = researching().do("research")
    assert game.offers("take-tech") == ALL
    game.do(f"take-tech {tech}")
    assert techs(game) == [tech]
    assert game.view(0)["techs"][ALL.index(tech)]["left"] == 3


def test_a_technology_must_be_taken() -> None:
    """10: not skippable, nor is the rotation before it."""
    game = researching().do("research")
    assert (game.prompt(), "decline" in game.offered()) == ("research", False)


def test_a_technology_is_never_taken_twice() -> None:
    game = researching(techs=["probe-moon", "computer-card"]).do("research")
    assert game.offers("take-tech") == [tech for tech in ALL if tech not in ("probe-moon", "computer-card")]


def test_a_stack_serves_all_four_players() -> None:
    game = Scenario(seats=4, publicity=6)
    for seat in (1, 2, 3):
        game.tech(seat, "probe-moon")
    game.do("research", "take-tech probe-moon")
    assert (techs(game), game.view(0)["techs"][3]["left"]) == (["probe-moon"], 0)


# The rotation


def test_the_sky_turns_once_before_the_technology_is_chosen() -> None:
    """1: pay, rotate, choose."""
    game = researching().do("research")
    assert (game.prompt(), game.state.offsets) == ("research", [7, 0, 0])
    game.do("take-tech probe-moon")
    assert (game.state.offsets, game.facts("sky-turned")) == ([7, 0, 0], [(0, [1])])


@pytest.mark.parametrize(
    ("card", "kind"),
    [("ion-propulsion-system", PROBE), ("onsala-telescope-construction", TELESCOPE), ("alice", COMPUTER)],
)
def test_a_card_with_rotation_and_technology_rotates_once_and_costs_no_publicity(card: str, kind: list[str]) -> None:
    """1: and only its kind can be chosen; the usual bonuses are gained."""
    game = Scenario(hand=[card]).do(f"play {card}")
    assert (game.state.offsets, game.offers("take-tech"), game.me.publicity) == ([7, 0, 0], kind, 4)
    game.do(f"take-tech {kind[1]}")
    assert (len(game.facts("sky-turned")), game.me.score) == (1, 3)


def test_who_has_all_four_of_a_kind_only_rotates() -> None:
    """1, and the common rules for reading cards; the rest of the card still happens."""
    game = Scenario(hand=["ion-propulsion-system"], techs=PROBE).do("play ion-propulsion-system")
    assert (game.state.offsets, game.prompt(), len(techs(game))) == ([7, 0, 0], "end-turn", 4)
    assert game.me.energy == 4


def test_who_has_all_twelve_only_rotates() -> None:
    game = researching(techs=ALL).do("research")
    assert (game.state.offsets, game.me.publicity, game.prompt()) == ([7, 0, 0], 0, "end-turn")


# Bonuses


@pytest.mark.parametrize(
    ("bonus", "energy", "publicity", "score"),
    [(ENERGY, 4, 0, 3), (PUBLICITY, 3, 1, 3), (CARD, 3, 0, 3), (POINTS, 3, 0, 6)],
)
@pytest.mark.parametrize("tech", ["probe-moon", "telescope-hand", "computer-energy"])
def test_the_bonus_of_the_tile_is_gained_at_once(
    tech: str, bonus: int, energy: int, publicity: int, score: int
) -> None:
    """An energy, a publicity, a card of row or deck, or three points; two more points for the token."""
    game = show(researching().row("grant"), tech, bonus).do("research", f"take-tech {tech}")
    if bonus == CARD:
        assert game.offered()[:2] == ["take grant", "draw"]
        game.do("take grant")
    assert (game.me.energy, game.me.publicity, game.me.score) == (energy, publicity, score)
    assert game.hand() == (["grant"] if bonus == CARD else [])


def test_the_next_tile_shows_one_of_the_bonuses_that_are_left() -> None:
    game = show(researching(), "probe-moon", PUBLICITY).deals(POINTS).do("research", "take-tech probe-moon")
    stack = game.view(0)["techs"][3]
    assert (stack["bonus"], stack["left"]) == (POINTS, 3)
    assert game.state.tech_rest[3] == 1 << ENERGY | 1 << CARD


def test_two_points_go_with_the_first_of_each_stack() -> None:
    game = researching().set(1, publicity=6)
    game.do("research", "take-tech probe-moon", "end-turn", "research", "take-tech probe-moon")
    assert (game.me.score, game.rival.score) == (1 + 2, 2)
    assert [stack["two_points"] for stack in game.view(0)["techs"]] == [True] * 3 + [False] + [True] * 8


def test_the_second_probe_comes_with_a_launch_that_its_own_limit_allows() -> None:
    """Probe technology 1."""
    game = researching(probes=["mars"], credit=0).do("research", "take-tech probe-limit", "launch")
    assert game.probes() == ["2-2", "1-4"]


def test_a_launch_that_the_limit_forbids_is_left_out() -> None:
    game = researching(probes=["mars", "venus"]).do("research", "take-tech probe-limit")
    assert (len(game.probes()), game.prompt()) == (2, "end-turn")


def test_the_near_earth_telescope_comes_with_two_data() -> None:
    """Telescope technology 1."""
    game = researching().do("research", "take-tech telescope-earth")
    assert game.me.data == 2


@pytest.mark.parametrize("tech", [tech for tech in ALL if tech not in ("probe-limit", "telescope-earth", *COMPUTER)])
def test_the_others_bring_nothing_but_token_and_tile(tech: str) -> None:
    game = show(researching(), tech, PUBLICITY).do("research", f"take-tech {tech}")
    assert (game.me.score, game.me.publicity, game.me.data, game.me.energy) == (3, 1, 0, 3)
    assert (game.probes(), game.prompt()) == ([], "end-turn")


# The order


def test_token_then_tile_then_fixed_bonus() -> None:
    """1: for the second probe."""
    game = show(researching().row("grant"), "probe-limit", CARD).do("research", "take-tech probe-limit")
    assert (game.me.score, game.prompt()) == (3, "take-card")
    game.do("take grant")
    assert (game.prompt(), game.probes()) == ("launch", [])


def test_a_computer_technology_is_placed_last() -> None:
    """1: on any free place."""
    game = show(researching().row("grant"), "computer-credit", CARD).tech(0, "computer-card", "b")
    game.do("research", "take-tech computer-credit")
    assert (game.me.score, game.prompt()) == (3, "take-card")
    game.do("take grant")
    assert (game.prompt(), game.offers("install")) == ("install", ["a", "c", "d"])
    game.do("install d")
    assert game.view(0)["players"][0]["places"] == [None, "computer-card", None, "computer-credit"]


def test_the_fourth_computer_technology_goes_where_room_is_left() -> None:
    game = researching().tech(0, "computer-credit", "a").tech(0, "computer-energy", "b")
    game.tech(0, "computer-card", "d").do("research", "take-tech computer-publicity")
    assert game.view(0)["players"][0]["places"][2] == "computer-publicity"


# Open question 3 of the cards


def test_a_card_without_tile_bonus_still_gives_the_fixed_one() -> None:
    """International Collaboration copies the second probe: no energy of the tile, no token, but the launch."""
    game = Scenario(hand=["international-collaboration"]).tech(1, "probe-limit").tech(1, "telescope-earth")
    game.state.two_points &= ~0b10001
    game.do("play international-collaboration")
    assert (game.offers("take-tech"), game.state.offsets) == (["probe-limit", "telescope-earth"], [0, 0, 0])
    game.do("take-tech probe-limit", "launch")
    assert (game.probes(), game.me.energy, game.me.score) == (["1-5"], 3, 1)
