"""Race for the Galaxy at the keyboard: whole games typed to their end, secrets, records."""

from __future__ import annotations

from pathlib import Path

import pytest

import orrery
from orrery.games.race.position.state import State
from orrery.terminal.words import PERSON

from . import position, run
from .stage import Stage, whose
from .typist import Spy, Typist

GAME = orrery.game("race")


class Racer(Typist):
    game = "race"


class RaceSpy(Spy):
    game = "race"

    def seen(self, state: orrery.State, viewer: int) -> set[int]:
        assert isinstance(state, State)
        own = state.players[viewer]
        return {*state.shown, *own.hand, *own.looked, *own.discarded}.union(*(one.tableau for one in state.players))

    def hidden(self, state: orrery.State, seat: int) -> set[int]:
        assert isinstance(state, State)
        player = state.players[seat]
        return {*player.hand, *player.looked, *player.discarded}


@pytest.mark.whole
@pytest.mark.parametrize(
    ("seats", "language", "options"),
    [
        ("me,random", "en", {}),
        ("me,random", "de", {"advanced": True}),
        ("me,random,random", "de", {"preset-hands": True}),
        ("me,random,random,random", "en", {}),
    ],
)
def test_a_whole_game_typed_to_its_end(tmp_path: Path, seats: str, language: str, options: dict[str, object]) -> None:
    typist = Racer(tmp_path, seats, language, options)
    stage = typist.stage
    assert stage.play.run() is True
    assert set(typist.prompts) == {"> "}
    record = orrery.Record.from_json(stage.file.read_text(encoding="utf-8"))
    assert orrery.replay(GAME, record).table.over
    assert "not one of the options" not in stage.shown
    assert "steht nicht zur Wahl" not in stage.shown
    assert ("Total" if language == "en" else "Summe") in stage.shown


@pytest.mark.whole
@pytest.mark.parametrize("people", [pytest.param(2, marks=pytest.mark.long), 4])
def test_people_at_one_keyboard_never_see_each_others_cards(tmp_path: Path, people: int) -> None:
    spy = RaceSpy(tmp_path, ",".join([PERSON] * people))
    assert spy.stage.play.run() is True
    assert spy.looks > 50
    asked = {whose(prompt) for prompt in spy.prompts if prompt != "> "}
    assert asked == {f"Player {number}" for number in range(1, people + 1)}


def test_a_secret_choice_is_told_to_nobody_else(tmp_path: Path) -> None:
    lines = ["", "1", "1", "", "1", "1", "settle", "", "p"]
    stage = Stage(tmp_path, lines, seats="me,me", game="race")
    stage.play.run()
    second_person, first_person = stage.shown.split("Which action do you choose?")[1:3]
    assert stage.answers[-1] == "1 choose settle"
    assert "Player 2 chooses an action in secret." in second_person
    assert "Decided  Player 2" in first_person
    assert "Chosen" not in first_person


def test_a_secret_choice_can_be_taken_back(tmp_path: Path) -> None:
    stage = Stage(tmp_path, ["1", "u", "2", "1"], game="race")
    first = [stage.match.game.actions.text(action) for action in stage.match.table.questions()[0]]
    stage.play.run()
    assert "Undone." in stage.shown
    assert stage.answers[0] == f"0 {first[1]}"


@pytest.mark.whole
@pytest.mark.parametrize("seats", ["me,random", "me,random,random,random"])
def test_through_a_pipe(tmp_path: Path, seats: str) -> None:
    file = tmp_path / "game.json"
    ran = run(
        *(tmp_path, "play", "race", "--seats", seats, "--seed", "4", "--save", str(file), "--lang", "de"),
        lines=["1"] * 1000,
    )
    assert ran.code == 0, ran.err
    assert ran.err == ""
    assert "Entwicklungen mit Kosten 6" in ran.out
    assert all(len(line) <= 80 for line in ran.out.splitlines() if str(file) not in line)
    assert orrery.replay(GAME, orrery.Record.from_json(file.read_text(encoding="utf-8"))).table.over


def test_leaving_and_coming_back(tmp_path: Path) -> None:
    arguments = ["play", "race", "--seats", "me,random,random", "--seed", "4"]
    place = tmp_path / "state" / "orrery" / "race.json"
    assert run(tmp_path, *arguments, lines=["1", "1", "3", "q"]).code == 0
    left = position(place)
    resumed = run(tmp_path, *arguments, "--resume", lines=["p", "q"])
    assert resumed.code == 0
    assert position(place) == left
    assert "Which development do you place? (in secret)" in resumed.out


def test_help_tells_why_a_card_cannot_be_placed(tmp_path: Path) -> None:
    stage = Stage(tmp_path, ["2", "2", "develop", "h"], game="race")
    stage.play.run()
    assert "Each player may place one development; all are revealed together." in stage.shown
    assert "Not possible now:" in stage.shown
    assert ": Worlds are placed in phase III." in stage.shown


def test_an_option_for_two_is_refused_for_more(tmp_path: Path) -> None:
    ran = run(tmp_path, "play", "race", "--seats", "me,random,random", "--option", "advanced=true")
    assert ran.code == 2
    assert "advanced" in ran.err
