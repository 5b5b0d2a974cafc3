"""How the rival scans: cards of the row, telescopes, the choice between two sectors, completed sectors."""

from __future__ import annotations

import pytest

from orrery.games.seti.facts.board import NOTHING, SECTOR_COLORS
from orrery.games.seti.facts.cards import CARDS, PROJECTS, SECTOR

from .alone import RIVAL, Alone

ME = 0


def cards(color: str, count: int = 1) -> list[str]:
    """Project cards whose corner has this colour."""
    return [CARDS[card] for card in range(PROJECTS) if SECTOR[card] == SECTOR_COLORS.index(color)][:count]


def scanning(*colors: str, **its: object) -> Alone:
    """The row shows these colours, from the left."""
    row: list[str] = []
    for color in colors:
        row.append(next(card for card in cards(color, 9) if card not in row))
    return Alone(**its).row(*row)  # type: ignore[arg-type]


def chosen(game: Alone, word: str = "s-2") -> list[str]:
    return game.rival_turn(word).words("sector-chosen")


def test_the_arrow_to_the_right_takes_cards_from_the_right() -> None:
    game = scanning("blue", "red", "black")
    assert [text.split(" ")[0] for text in chosen(game)] == ["61-virginis", "beta-pictoris", "proxima-centauri"]


def test_the_arrow_to_the_left_takes_cards_from_the_left() -> None:
    game = scanning("blue", "red", "black")
    assert [text.split(" ")[0] for text in chosen(game, "s-3")] == ["61-virginis", "sirius-a", "proxima-centauri"]


def test_the_row_is_filled_up_after_the_action_in_the_emptied_places() -> None:
    game = scanning("blue", "red", "black")
    kept = game.state.row[0]
    chosen(game)
    assert game.state.row[0] == kept
    assert NOTHING not in game.state.row
    assert game.told.index("row-refilled") > game.told.index("signal-placed")


def test_a_telescope_technology_is_spent_for_one_more_signal() -> None:
    game = scanning("blue", "red", "black", techs=["telescope-hand", "telescope-earth"])
    assert len(chosen(game)) == 4
    assert game.words("tech-spent") == ["telescope-hand"]
    assert len(game.mind.techs) == 1


def test_other_technologies_bring_no_signal() -> None:
    assert len(chosen(scanning("blue", "red", "black", techs=["probe-limit", "computer-card"]))) == 3


# The choice between sectors: Procyon (5 data) and Sirius A (6) are blue


def test_first_a_sector_that_it_wins_with_this_signal() -> None:
    game = scanning("red", "black", "blue").signals("procyon", RIVAL, RIVAL, ME, ME).signals("sirius-a", ME)
    assert chosen(game)[1] == "procyon would-win"
    assert game.words("sector-won") == ["procyon"]


def test_a_sector_that_somebody_else_would_win_is_none() -> None:
    game = scanning("red", "black", "blue").signals("procyon", ME, ME, ME, RIVAL).signals("sirius-a", ME)
    assert chosen(game)[1] == "sirius-a two-points"


def test_a_tie_is_won_by_the_later_marker() -> None:
    game = scanning("red", "black", "blue").signals("procyon", RIVAL, ME, ME, RIVAL).signals("sirius-a", ME)
    assert chosen(game)[1] == "procyon would-win"


def test_of_two_sectors_it_would_win_the_larger() -> None:
    game = scanning("red", "black", "blue")
    game.signals("procyon", RIVAL, RIVAL, ME, RIVAL).signals("sirius-a", RIVAL, RIVAL, RIVAL, ME, ME)
    assert chosen(game)[1] == "sirius-a would-win-and-larger"


def test_then_the_second_signal_with_2_points() -> None:
    game = scanning("red", "black", "blue").signals("procyon", ME).signals("sirius-a", RIVAL, RIVAL)
    assert chosen(game)[1] == "procyon two-points"
    assert game.it.score == 4


def test_of_two_with_2_points_the_larger() -> None:
    game = scanning("red", "black", "blue").signals("procyon", ME).signals("sirius-a", ME)
    assert chosen(game)[1] == "sirius-a two-points-and-larger"


def test_then_where_it_has_most_signals() -> None:
    """The rulebook's example: no win, no points, so Procyon with most of its own markers."""
    game = scanning("red", "black", "blue").signals("procyon", RIVAL, ME, RIVAL).signals("sirius-a", ME, ME, RIVAL)
    assert chosen(game)[1] == "procyon most-signals"


def test_as_many_in_both_the_larger() -> None:
    game = scanning("red", "black", "blue").signals("procyon", RIVAL, ME).signals("sirius-a", ME, ME, RIVAL)
    assert chosen(game)[1] == "sirius-a most-signals-and-larger"


def test_markers_of_won_sectors_do_not_count() -> None:
    game = scanning("red", "black", "blue").set(RIVAL, wins=["procyon", "procyon"])
    assert chosen(game)[1] == "sirius-a most-signals-and-larger"


def test_in_a_full_sector_a_marker_counts_that_turns_the_win_around() -> None:
    """Beta Pictoris is filled by the first card of the scan and would be the person's: the second card wins it."""
    game = scanning("red", "black", "black").signals("beta-pictoris", ME, ME, ME, RIVAL).signals("vega", ME, ME)
    assert chosen(game)[1:] == ["beta-pictoris most-signals", "beta-pictoris would-win"]
    assert game.facts("sector-won") == [(RIVAL, [7])]


def test_a_full_sector_that_is_its_own_already_needs_no_more() -> None:
    game = scanning("red", "black", "black").signals("beta-pictoris", ME, RIVAL, RIVAL, RIVAL).signals("vega", ME)
    assert chosen(game)[1:] == ["beta-pictoris would-win", "vega two-points"]


@pytest.mark.parametrize(
    ("row", "won"),
    [
        (("red", "red", "black"), ["beta-pictoris", "proxima-centauri"]),
        (("red", "black", "red"), ["proxima-centauri", "beta-pictoris"]),
    ],
)
def test_several_completed_sectors_in_the_order_of_their_completion(row: tuple[str, ...], won: list[str]) -> None:
    game = scanning(*row)
    game.signals("beta-pictoris", RIVAL, RIVAL, ME, ME).signals("proxima-centauri", RIVAL, RIVAL, RIVAL, ME, ME)
    chosen(game)
    assert game.words("sector-won") == won


def test_sectors_that_the_rival_has_not_completed_come_clockwise_from_earth() -> None:
    """Earth stands before 61 Virginis, which Beta Pictoris, Procyon and Vega follow."""
    game = Alone().signals("vega", RIVAL, RIVAL, RIVAL, ME)
    for star in ("procyon", "beta-pictoris"):
        game.signals(star, RIVAL, RIVAL, RIVAL, RIVAL, ME)
    assert game.rival_turn("s-1").words("sector-won") == ["beta-pictoris", "procyon", "vega"]


def test_a_first_win_is_a_trace_of_the_rival() -> None:
    game = scanning("red", "red", "black").signals("beta-pictoris", RIVAL, RIVAL, ME, RIVAL)
    chosen(game)
    assert game.words("trace-found") == ["right red discovery"]


def test_the_person_marks_a_trace_for_a_sector_won_in_the_rivals_turn() -> None:
    game = scanning("red", "red", "black").signals("beta-pictoris", ME, ME, ME, RIVAL).signals("vega", RIVAL, ME, ME)
    game.state.data_left[1] = 0  # Vega is full as well, and the person's
    game.state.signals[1].append(ME)
    game.rival_turn("s-2")
    assert game.asked == "trace"
    assert game.asked_seat == 0
    assert all(option.startswith("trace") for option in game.options)  # and no free actions


# 'Oumuamua


def oumuamua(**its: object) -> Alone:
    game = Alone(species=("oumuamua", "anomalies"), discovered=["oumuamua"], **its)  # type: ignore[arg-type]
    return game.row(*cards("blue", 3))


def test_signals_never_go_to_the_tile_except_by_its_own_symbol() -> None:
    game = oumuamua()
    assert chosen(game, "s-17")[-1] == "oumuamua oumuamua-tile"
    assert game.at("oumuamua") == [RIVAL]
    for word in ("s-2", "s-5"):
        assert all(not text.startswith("oumuamua") for text in chosen(oumuamua(), word))


@pytest.mark.parametrize("word", ["s-2", "s-5"])
def test_an_empty_row_brings_no_signal(word: str) -> None:
    game = Alone()
    game.state.discard = game.state.deck
    game.state.deck = []
    assert len(chosen(game, word)) == {"s-2": 1, "s-5": 2}[word]
