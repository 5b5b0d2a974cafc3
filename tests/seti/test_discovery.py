"""Discovering a species (page 20): when, what for whom, and its cards as hand cards."""

from __future__ import annotations

import pytest

from orrery.games.seti.facts.board import SPECIES
from orrery.games.seti.facts.cards import CARDS
from orrery.games.seti.species.species_cards import TakeSpeciesCard

from .species import Found


def nearly_found(species: str = "mascamites", other: str = "centaurians") -> Found:
    """Seat 0 has marked red and is about to mark a blue trace, seat 1 has marked yellow."""
    game = Found(species=(species, other))
    game.trace(0, "left", "red").trace(1, "left", "yellow")
    return game.about_to_mark("blue")


def test_a_species_is_discovered_when_all_three_spaces_are_marked_between_turns() -> None:
    game = nearly_found().do("trace left blue discovery")
    assert not game.found("mascamites")
    game.do("end-turn")
    assert game.found("mascamites")
    assert (game.asked, game.asked_seat) == ("main-action", 1)


def test_two_marked_spaces_discover_nothing() -> None:
    game = nearly_found().do("trace right blue discovery", "end-turn")
    assert not game.found("mascamites")
    assert not game.found("centaurians")


def test_a_species_is_discovered_after_a_turn_in_which_a_player_passes_too() -> None:
    game = Found(score=20).trace(0, "left", "red").trace(1, "left", "yellow").do("pass")
    assert game.found("mascamites")


def test_each_own_marker_on_a_discovery_space_brings_a_card_and_the_next_one_lies_face_up() -> None:
    game = nearly_found().deals("the-queen", "hive-sample", "first-contact", "breeding-sample")
    game.do("trace left blue discovery", "end-turn")
    assert (game.hand(0), game.hand(1)) == (["the-queen", "hive-sample"], ["first-contact"])
    assert game.view(1)["species"][0]["open_card"] == "breeding-sample"
    assert game.view(1)["species"][0]["deck"] == 6


def test_cards_are_dealt_in_turn_order_beginning_with_the_player_whose_turn_ends() -> None:
    game = Found(seats=3).trace(0, "left", "red").trace(1, "left", "yellow").about_to_mark("blue", seat=2)
    game.do("trace left blue discovery", "end-turn")
    assert [seat for seat, _ in game.facts("card-drawn")] == [2, 0, 1]


@pytest.mark.parametrize(("place", "points"), [("left", 5), ("right", 3)])
def test_a_discovery_space_pays_points_and_publicity(place: str, points: int) -> None:
    game = Found(score=0, publicity=4).about_to_mark("red")
    game.do(f"trace {place} red discovery")
    assert (game.me.score, game.me.publicity) == (points, 5)


def test_subtlety_14_neutral_markers_complete_a_discovery_but_earn_nothing() -> None:
    game = Found(score=20).trace(0, "left", "red").trace(1, "left", "yellow").about_to()
    game.do("end-turn")
    assert game.found("mascamites")
    assert (len(game.hand(0)), len(game.hand(1))) == (1, 1)
    assert game.view(0)["species"][0]["deck"] == 7
    assert game.view(0)["species"][0]["traces"][2] == {"color": "blue", "spot": "discovery", "owner": None}
    assert game.me.score == 20


def test_a_species_found_by_neutral_markers_alone_deals_no_card() -> None:
    game = Found(score=20).trace(7, "left", "red").trace(7, "left", "yellow").about_to().do("end-turn")
    assert game.found("mascamites")
    assert (game.hand(0), game.hand(1)) == ([], [])


def test_subtlety_14_overflow_markers_earn_no_discovery_card_yet_count_as_traces() -> None:
    game = nearly_found().trace(1, "left", "yellow", "overflow")
    game.deals("the-queen", "first-contact", "breeding-sample", "ecosystem-study")
    game.do("trace left blue discovery", "end-turn")
    assert len(game.hand(1)) == 1
    game.set(1, missions=["hive-sample"]).start()
    assert game.view(1)["players"][1]["missions"][0]["ready"]


def test_neutral_markers_take_the_first_free_discovery_space_from_the_left() -> None:
    game = Found(score=20).trace(0, "left", "red").about_to().do("end-turn")
    assert game.traces(7) == ["left yellow discovery"]


def test_discoveries_come_after_the_milestones() -> None:
    game = nearly_found().set(0, score=20).do("trace left blue discovery", "end-turn")
    assert (game.me.score, game.asked, game.found("mascamites")) == (25, "mark-gold", False)
    game.do("mark 1")
    assert game.found("mascamites")


def test_both_species_can_be_discovered_after_one_turn() -> None:
    game = nearly_found().trace(0, "right", "yellow").trace(1, "right", "blue").set(0, score=15)
    game.do("end-turn")
    assert game.traces(7) == ["right red discovery"]
    assert game.found("mascamites")
    assert game.found("centaurians")
    assert (len(game.hand(0)), len(game.hand(1))) == (3, 2)


# Where traces go


def test_the_overflow_of_a_hidden_species_opens_once_both_discovery_spaces_of_the_colour_are_taken() -> None:
    """Page 10: a free discovery space comes first; with one left there is nothing to choose."""
    game = Found().trace(1, "left", "red").about_to_mark("red").start()
    assert (game.traces(), game.me.score) == (["right red discovery"], 1 + 3)
    game = Found().trace(1, "left", "red").trace(1, "right", "red").about_to_mark("red")
    assert game.offers("trace") == ["left red overflow", "right red overflow"]
    game.do("trace left red overflow")
    assert game.me.score == 4


def test_subtlety_15_traces_on_a_revealed_board_go_anywhere_not_bottom_up() -> None:
    game = Found(discovered=["mascamites"]).about_to_mark("red")
    assert game.offers("trace") == [
        "left red row-1",
        "left red row-2",
        "left red row-3",
        "left red row-4",
        "left red overflow",
        "right red discovery",
    ]
    game.do("trace left red row-4")
    assert game.me.score == 5


def test_a_space_takes_one_marker_and_the_overflow_stays_open() -> None:
    game = Found(discovered=["mascamites"])
    for row in ("row-1", "row-2", "row-3", "row-4"):
        game.trace(1, "left", "red", row)
    game.trace(1, "left", "red", "overflow").about_to_mark("red")
    assert game.offers("trace") == ["left red overflow", "right red discovery"]


def test_an_unrestricted_trace_may_have_any_color() -> None:
    game = Found(discovered=["mascamites"]).about_to_mark("any")
    colors = {text.split()[1] for text in game.offers("trace")}
    assert colors == {"red", "yellow", "blue"}


# Species cards


def test_a_species_card_is_the_open_one_which_is_replaced() -> None:
    game = Found(discovered=["mascamites"]).open_card("the-queen").about_to_mark("red")
    game.do("trace left red row-1").deals("hive-sample")
    assert (game.offers("take"), "draw" in game.offered()) == (["the-queen"], True)
    game.do("take the-queen")
    assert game.hand() == ["the-queen"]
    assert game.view(0)["species"][0]["open_card"] == "hive-sample"


def test_a_species_card_is_the_unseen_top_card_and_the_open_one_stays() -> None:
    game = Found(discovered=["mascamites"]).open_card("the-queen").about_to_mark("red")
    game.do("trace left red row-1").deals("hive-sample").do("draw")
    assert game.hand() == ["hive-sample"]
    assert game.view(0)["species"][0]["open_card"] == "the-queen"


def test_the_last_species_card_is_not_replaced_and_then_the_symbol_has_no_effect() -> None:
    game = Found(discovered=["mascamites"]).open_card("the-queen")
    game.set(1, hand=[CARDS[card] for card in game.state.species_decks[0]])
    game.about_to(TakeSpeciesCard(SPECIES.index("mascamites"), 2))
    assert game.asked == "end-turn"
    assert game.hand() == ["the-queen"]
    assert game.view(0)["species"][0]["open_card"] is None


def test_a_species_card_is_discarded_for_its_corner_and_leaves_the_game() -> None:
    hand = ["first-contact", "mass-sample-collection", "the-queen"]
    game = Found(discovered=["mascamites"], hand=hand, score=0, publicity=4, probes=["earth"])
    game.do("corner first-contact", "corner mass-sample-collection")
    assert (game.me.publicity, game.me.score, game.me.data) == (6, 1, 1)
    game.do("corner the-queen", "fly 1-5 outward")
    assert (game.me.score, game.probes()) == (2, ["2-5"])
    assert game.view(0)["discard"] == []


def test_a_species_card_becomes_income() -> None:
    game = Found(discovered=["mascamites"], hand=["rover-exploration"], computer=3, data=1, energy=3)
    game.do("store", "tuck rover-exploration")
    assert (game.income(), game.me.energy) == (["rover-exploration"], 4)


def test_two_species_cards_are_exchanged_like_other_cards() -> None:
    game = Found(discovered=["mascamites"], hand=["first-contact", "the-queen"], credit=0)
    game.do("exchange card credit")
    assert (game.me.credit, game.hand()) == (1, [])


def test_species_cards_count_for_the_hand_limit() -> None:
    hand = ["first-contact", "the-queen", "hive-sample", "breeding-sample", "ecosystem-study"]
    game = Found(discovered=["mascamites"], hand=hand).do("pass")
    assert game.asked == "discard-cards"
    game.do("discard the-queen")
    assert len(game.hand()) == 4


def test_a_species_card_is_discarded_for_a_signal_of_its_color() -> None:
    game = Found(discovered=["mascamites"], hand=["the-queen", "first-contact"], techs=["telescope-hand"])
    game.row("venera-probe").do("scan", "step hand", "discard the-queen")
    assert game.offers("signal") == ["barnards-star", "proxima-centauri"]


# Secrets


@pytest.mark.parametrize("species", SPECIES)
def test_nobody_sees_a_hidden_species(species: str) -> None:
    other = "anomalies" if species == "mascamites" else "mascamites"
    game = Found(species=(species, other)).trace(0, "left", "red")
    for seat in (0, 1, None):
        seen = game.view(seat)["species"]
        assert [(entry["species"], entry["deck"], entry["open_card"]) for entry in seen] == [(None, 0, None)] * 2


def test_a_hidden_species_could_be_any_that_is_not_on_the_table() -> None:
    game = Found(species=("mascamites", "anomalies"), discovered=["mascamites"])
    imagined = [game.imagined(0, seed).species for seed in range(40)]
    assert {species[0] for species in imagined} == {SPECIES.index("mascamites")}
    assert {SPECIES[species[1]] for species in imagined} == {"anomalies", "oumuamua", "centaurians", "exertians"}


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_hidden_leaks_while_both_species_are_unknown(seed: int) -> None:
    game = Found(credit=9, energy=9).row("venera-probe", "odinus-mission", "giant-magellan-telescope")
    assert game.leaks(seed, 60) == []


def test_dealt_species_cards_are_known_to_their_owner_alone() -> None:
    game = nearly_found().deals("the-queen", "hive-sample", "first-contact")
    game.do("trace left blue discovery", "end-turn")
    assert game.view(0)["players"][0]["hand"] == ["the-queen", "hive-sample"]
    assert game.view(1)["players"][0]["hand"] is None
    assert game.view(1)["players"][0]["species_cards"] == 2
    dealt_again = {tuple(game.imagined(1, seed).players[0].hand) for seed in range(20)}
    assert len(dealt_again) > 1
