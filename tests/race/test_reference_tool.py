"""The tool that compares reference games with our engine: what it must let pass, and what it must not."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tools.reference_games.__main__ import main
from tools.reference_games.traces import EDITION

from .made_traces import MadeTrace, explored_copies, paid_with_copies, produced_on_windfall, spent_for_two_powers

ROOT = Path(__file__).parents[2]
NAME = "made.jsonl.gz"


@pytest.fixture
def told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[[MadeTrace, int], str]:
    """Check a trace, expect an exit status and return what was said: on standard error where nothing was compared."""

    def check(game: MadeTrace, status: int) -> str:
        assert main(["check", str(game.written(tmp_path / NAME))]) == status
        said = capsys.readouterr()
        assert (said.err != "") == (status == 2)
        return said.err if status == 2 else said.out

    return check


Told = Callable[[MadeTrace, int], str]


def line(game: MadeTrace, number: int, **wanted: object) -> dict[str, object]:
    """Return the line with these values, counted from 0, or from the end with negative numbers."""
    return [entry for entry in game.lines if all(entry.get(key) == value for key, value in wanted.items())][number]


def test_exploring_only_copies_of_one_card_is_no_difference(told: Told) -> None:
    """The reference discards when all have chosen, and so do we."""
    assert "games 1, questions 6, states 10: no difference" in told(explored_copies(), 0)


def test_paying_from_copies_of_one_card_is_no_difference(told: Told) -> None:
    assert "games 1, questions 9, states 13: no difference" in told(paid_with_copies(), 0)


def test_the_same_question_for_another_power_is_no_difference(told: Told) -> None:
    assert "no difference" in told(spent_for_two_powers(), 0)


def test_producing_on_a_windfall_world_is_no_difference(told: Told) -> None:
    assert "no difference" in told(produced_on_windfall(), 0)


def spend_two_of_a_kind(game: MadeTrace) -> None:
    asked = line(game, 0, ask="good")
    asked["ans"] = asked["opt"]["worlds"][:3]  # type: ignore[index]  # JSON


def spend_for_another_power(game: MadeTrace) -> None:
    line(game, 1, ask="good")["opt"]["power"] = [EDITION.index("diversified-economy"), 0]  # type: ignore[index]  # JSON


def spend_two_goods(game: MadeTrace) -> None:
    line(game, 1, ask="good")["opt"]["max"] = 2  # type: ignore[index]  # JSON


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (spend_two_of_a_kind, "answer: ours neither asks for spend runaway-robots nor does it"),
        (spend_for_another_power, "power: reference 8, ours 1"),
        (spend_two_goods, "goods: reference (1, 2), ours (1, 1)"),
    ],
)
def test_another_way_to_spend_is_a_difference(told: Told, change: Callable[[MadeTrace], None], expected: str) -> None:
    game = spent_for_two_powers()
    change(game)
    assert expected in told(game, 1)


@pytest.mark.parametrize(
    ("power", "status", "expected"),
    [
        ([EDITION.index("galactic-engineers"), 1], 1, "power: reference galactic-engineers, ours bonus"),
        ([EDITION.index("mining-robots"), 1], 1, "power: reference mining-robots, ours bonus"),
        ([EDITION.index("mining-robots"), 0], 2, "not a question of a trace: [14, 0] is no windfall power"),
        ([EDITION.index("mining-robots"), 2], 2, "not a question of a trace: [14, 2] is no windfall power"),
        ([-1, 0], 2, "not a question of a trace: [-1, 0] is no windfall power"),
    ],
)
def test_another_windfall_power_is_a_difference(told: Told, power: list[int], status: int, expected: str) -> None:
    game = produced_on_windfall()
    line(game, 0, ask="windfall")["opt"]["power"] = power  # type: ignore[index]  # JSON
    assert expected in told(game, status)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"opt": {"cards": [6, 7], "n": 2}, "ans": [6, 7]}, "cards to keep: reference 0, ours 1"),
        ({"opt": {"cards": [6, 9], "n": 1}, "ans": [6]}, "cards looked at"),
        ({"ans": [8]}, "discarded"),
        ({"discard": [53, 54, 55, 56, 7]}, "discards: reference"),
    ],
)
def test_another_way_to_explore_copies_is_a_difference(told: Told, change: dict[str, object], expected: str) -> None:
    game = explored_copies()
    line(game, 0, ask="discard", phase="explore").update(change)
    assert expected in told(game, 1)


def test_a_discard_that_others_see_before_they_have_chosen_is_a_difference(told: Told) -> None:
    game = explored_copies()
    line(game, 1, ask="discard", phase="explore")["discard"] = [53, 54, 55, 56, 7]
    assert "discards: reference" in told(game, 1)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"opt": {"for": 88, "cards": [6, 7], "plans": [{"use": [], "pay": 2}]}}, "nothing to choose in the reference"),
        ({"opt": {"for": 88, "cards": [6, 7], "plans": [{"use": [], "pay": 0}]}}, "nothing to choose in the reference"),
        ({"opt": {"for": 88, "cards": [6, 9], "plans": [{"use": [], "pay": 1}]}}, "hand to pay from"),
        ({"opt": {"for": 88, "cards": [6, 7, 9], "plans": [{"use": [], "pay": 2}]}}, "hand to pay from"),
        ({"ans": {"pay": [12], "use": []}}, "ours does not offer discard expedition-force"),
    ],
)
def test_another_price_or_payment_from_copies_is_a_difference(
    told: Told, change: dict[str, object], expected: str
) -> None:
    game = paid_with_copies()
    line(game, -1, ask="payment").update(change)
    assert expected in told(game, 1)


@pytest.mark.parametrize(
    ("number", "card"), [(0, "expedition-force"), (1, "secluded-world")], ids=["nothing to choose", "a choice"]
)
def test_paying_for_another_card_is_a_difference(told: Told, number: int, card: str) -> None:
    game = paid_with_copies()
    line(game, number, ask="payment")["opt"]["for"] = EDITION.index("gem-world")  # type: ignore[index]  # JSON
    assert f"card to pay for: reference gem-world, ours {card}" in told(game, 1)


def took_no_card(game: MadeTrace) -> None:
    line(game, 0, t="phase_end", phase="settle")["discard"] = [53, 54, 55, 56]


def kept_both_copies(game: MadeTrace) -> None:
    line(game, 0, t="phase_end", phase="settle")["players"][0]["hand"] = [6, 7]  # type: ignore[index]  # JSON


@pytest.mark.parametrize(
    ("change", "expected"),
    [(took_no_card, "discards: reference"), (kept_both_copies, "hand of seat 0: reference public-works, public-works")],
)
def test_another_state_after_a_payment_from_copies_is_a_difference(
    told: Told, change: Callable[[MadeTrace], None], expected: str
) -> None:
    game = paid_with_copies()
    change(game)
    assert expected in told(game, 1)


@pytest.mark.parametrize(
    ("where", "values", "expected"),
    [
        ({"t": "ask", "ask": "place"}, {"opt": {"cards": []}}, "cards to place: reference []"),
        ({"t": "seats"}, {"pool": 23}, "pool: reference 23, ours 24"),
        ({"t": "phase_end", "phase": "develop"}, {"pool": 23}, "pool: reference 23, ours 24"),
        ({"t": "phase_end", "phase": "settle"}, {"phase": "produce"}, "step: reference produce, ours settle"),
        ({"t": "end"}, {"round": 29}, "the game is not over here"),
        ({"t": "end"}, {"score": [1, 2]}, "scores: reference [1, 2]"),
        ({"t": "end"}, {"winner": [True, True]}, "winners: reference [True, True]"),
        ({"t": "end"}, {"bonus": {"87": 3}}, "six-cost points: reference {'merchant-guild': 3}, ours {}"),
    ],
)
def test_the_first_difference_is_told_with_its_line(
    told: Told, where: dict[str, object], values: dict[str, object], expected: str
) -> None:
    game = paid_with_copies()
    changed = line(game, 0, **where)
    changed.update(values)
    number = game.lines.index(changed) + 1
    said = told(game, 1)
    assert f"{NAME}:{number} (game of line 1): {expected}" in said
    assert len(said.splitlines()) == 1


def test_another_card_dealt_is_a_difference(told: Told) -> None:
    game = paid_with_copies()
    line(game, 0, t="draw")["card"] = 57
    assert "cards to choose from" in told(game, 1)


def test_a_phase_that_only_one_has_is_a_difference(told: Told) -> None:
    game = explored_copies()
    ended = line(game, 0, t="phase_end", phase="consume")
    game.lines.insert(game.lines.index(ended), ended)
    assert "step: reference consume, ours round-end" in told(game, 1)
    game = explored_copies()
    game.lines.remove(line(game, 0, t="phase_end", phase="round_end"))
    assert "step that ended: reference none, ours round-end" in told(game, 1)


# Files that are no traces


def changed(game: MadeTrace, **values: object) -> MadeTrace:
    """Change values of the first question about actions."""
    line(game, 0, ask="action").update(values)
    return game


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ({"ask": "dance"}, "there is no question called dance"),
        ({"opt": {"pick": "one"}}, "not a question of a trace"),
        ({"ans": ["dance"]}, "not a question of a trace"),
        ({"ans": []}, "not a question of a trace"),
        ({"p": 2}, "there is no player 2"),
        ({"players": []}, "a state of 0 players in a game for 2"),
    ],
)
def test_a_question_that_is_none_is_told_with_its_line(told: Told, values: dict[str, object], expected: str) -> None:
    game = changed(explored_copies(), **values)
    said = told(game, 2)
    assert expected in said
    assert f"{NAME}:1" in said  # one of the two questions, in line 17 or 18


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        ({"t": "sing"}, "not a line of a trace"),
        ({"t": "draw", "p": 0, "card": 114}, "not a line of a trace"),
        ({"t": "draw", "p": 2, "card": 1}, "there is no player 2"),
        ({"t": "ask", "ask": "dance"}, "not a line of a trace"),
        ({"t": "game"}, "not a line of a trace"),
    ],
)
def test_a_foreign_line_is_told_with_its_number(told: Told, entry: dict[str, object], expected: str) -> None:
    game = explored_copies()
    game.lines.insert(1, entry)
    assert f"{NAME}:2: {expected}" in told(game, 2)


def test_a_cut_game_is_told_with_its_line(told: Told) -> None:
    game = explored_copies()
    del game.lines[15:]
    assert f"{NAME}:15: the file is cut: the game of line 1 has no end" in told(game, 2)


def test_a_game_without_a_question_is_refused(told: Told) -> None:
    game = explored_copies()
    game.lines = [entry for entry in game.lines if entry["t"] != "ask"]
    assert f"{NAME}:1: the game has no question that shows the start worlds" in told(game, 2)


def test_a_game_within_a_game_is_refused(told: Told) -> None:
    game = explored_copies()
    game.lines[8:8] = game.lines[:]
    assert f"{NAME}:9: a game begins, but that of line 1 has not ended" in told(game, 2)


def test_another_edition_is_refused(told: Told) -> None:
    game = explored_copies()
    game.lines[0]["cards"] = ["separatist-colony", *EDITION[1:]]
    assert f"{NAME}:1: another edition: unknown cards separatist-colony" in told(game, 2)
    game.lines[0]["cards"] = EDITION[1:]
    assert f"{NAME}:1: another edition" in told(game, 2)


def test_another_number_of_players_is_refused(told: Told) -> None:
    game = explored_copies()
    game.lines[0]["players"] = 5
    assert f"{NAME}:1: not a game for 5 players" in told(game, 2)
    game.lines[0]["players"] = 3
    assert f"{NAME}:1: 3 players, but 2 choosers" in told(game, 2)


def test_a_file_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = explored_copies().written(tmp_path / "whole.gz").read_bytes()
    (tmp_path / "plain.txt").write_text("hello")
    (tmp_path / "cut.gz").write_bytes(whole[: len(whole) // 2])
    with gzip.open(tmp_path / "empty.gz", "wt"):
        pass
    with gzip.open(tmp_path / "no-game.gz", "wt") as file:
        file.write(json.dumps({"t": "reshuffle"}))
    for name, expected in {
        "plain.txt": ":1: not a gzip file",
        "cut.gz": ": the file is cut here",
        "empty.gz": ":1: the file is empty",
        "no-game.gz": ":1: a game should begin here",
        "absent.gz": ":1: No such file",
    }.items():
        assert main(["check", str(tmp_path / name)]) == 2
        said = capsys.readouterr()
        assert (tmp_path / name).name in said.err
        assert expected in said.err
        assert said.out == ""


# The command line


def test_the_exit_status_of_the_command(tmp_path: Path) -> None:
    good = explored_copies().written(tmp_path / "good.gz")
    game = explored_copies()
    line(game, 0, t="end")["score"] = [0, 0]
    wrong = game.written(tmp_path / "wrong.gz")
    for files, status in (([good], 0), ([good, wrong], 1)):
        command = [sys.executable, "-m", "tools.reference_games", "check", *map(str, files)]
        result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert (result.returncode, result.stderr) == (status, "")
    assert "wrong.gz:" in result.stdout


def test_traces_are_converted_unless_one_differs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = explored_copies().written(tmp_path / "good.gz")
    output = tmp_path / "fixtures.jsonl.xz"
    assert main(["convert", str(good), str(good), "--output", str(output)]) == 0
    assert f"{output}: games 2, bytes {output.stat().st_size}" in capsys.readouterr().out
    output.unlink()
    game = explored_copies()
    line(game, 0, t="end")["score"] = [0, 0]
    assert main(["convert", str(game.written(tmp_path / "wrong.gz")), "--output", str(output)]) == 1
    assert "scores: reference [0, 0]" in capsys.readouterr().out
    assert not output.exists()
