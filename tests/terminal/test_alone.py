"""Playing alone in the terminal: the game's own side has a name, a column of points, and wins or loses."""

from __future__ import annotations

import io
from typing import cast

import pytest
from rich.console import Console

from orrery import Match, RandomDealer
from orrery.core.game import Game, Outcome
from orrery.core.table import State
from orrery.i18n import messages
from orrery.measure.simulation import Simulation
from orrery.terminal.command_line import seat_list, usual_seats
from orrery.terminal.screen import Screen, final_table
from orrery.terminal.tables import print_replay, print_simulation
from orrery.terminal.words import Words

from ..core.summit import SUMMIT
from .stage import printed

GAME = cast("Game[State]", SUMMIT)


def console(text: io.StringIO) -> Console:
    return Console(file=text, width=80, markup=False, highlight=False, emoji=False)


def climbed(*steps: int, seed: int = 3) -> Match[State]:
    match = Match(GAME, ["me"], {}, RandomDealer(seed))
    for step in steps:
        match.act(0, f"climb {step}")
    return match


def ending(match: Match[State], language: str, viewer: int | None = 0) -> str:
    text = io.StringIO()
    Screen(match, Words(GAME, messages(language), match.seats), console(text)).end(viewer)
    return text.getvalue()


def test_a_side_has_a_name_wherever_a_seat_has_one() -> None:
    match = climbed(1, 1)
    words = Words(GAME, messages("en"), ["me"])
    assert words.names == ["Player 1", "Mountain"]
    assert words.event(match.events[-1], 0) == "Mountain: climbed (count 1)"
    assert Words(GAME, messages("en"), ["me", "me"]).names == ["Player 1", "Player 2"]


@pytest.mark.parametrize(
    ("steps", "viewer", "language", "verdict"),
    [
        ([3] * 6, 0, "en", "You have beaten Mountain 18 : 12!"),
        ([3] * 6, None, "en", "Player 1 has beaten Mountain 18 : 12!"),
        ([1] * 6, 0, "en", "You have lost to Mountain 6 : 12."),
        ([2] * 6, 0, "en", "You have lost to Mountain 12 : 12. A tie is lost."),
        ([3] * 6, 0, "de", "Du hast Mountain mit 18 : 12 geschlagen!"),
        ([1] * 6, None, "de", "Spieler 1 hat gegen Mountain mit 6 : 12 verloren."),
        (
            [2] * 6,
            0,
            "de",
            "Du hast gegen Mountain mit 12 : 12 verloren: Bei Gleichstand gewinnt das Spiel.",
        ),
    ],
)
def test_the_end_says_won_or_lost_with_both_scores(
    steps: list[int], viewer: int | None, language: str, verdict: str
) -> None:
    assert ending(climbed(*steps), language, viewer).splitlines()[-1] == verdict


def test_points_a_side_cannot_have_are_a_dash() -> None:
    words = Words(GAME, messages("en"), ["me"])
    outcome = Outcome([{"height": 3, "gold": 2}, {"height": 4, "hidden": 1}], [])
    rows = [line.split() for line in printed(final_table(words, outcome, viewer=0)).splitlines()]
    assert rows[0] == ["You", "Mountain"]
    assert rows[1:] == [["Height", "3", "4"], ["Gold", "2", "–"], ["Hidden", "–", "1"], ["Total", "5", "5"]]


def test_results_of_commands_have_a_row_for_the_side() -> None:
    simulation = Simulation(GAME, ["random"], GAME.option_values(1, {"difficulty": 2}), 1)
    simulation.run(range(20))
    report = simulation.report(20)
    wins = cast("list[float]", report["wins"])
    assert (report["own_sides"], len(wins), sum(wins)) == (["mountain"], 2, 20)
    text = io.StringIO()
    words = Words(GAME, messages("en"), ["random"])
    print_simulation(console(text), words, report)
    assert [line.split()[:2] for line in text.getvalue().splitlines()[1:3]] == [
        ["random", f"{wins[0]:g}"],
        ["Mountain", f"{wins[1]:g}"],
    ]
    text = io.StringIO()
    print_replay(console(text), Words(GAME, messages("en"), ["me"]), climbed(*[3] * 6))
    assert "Player 1 18, Mountain 12" in text.getvalue()


def test_the_usual_table_is_not_for_one() -> None:
    assert usual_seats(GAME).split(",")[0] == "me"
    assert len(usual_seats(GAME).split(",")) == 2
    assert seat_list(GAME, "me", people=True) == ["me"]
