"""`orrery play`: a game at the keyboard, piped or typed."""

from __future__ import annotations

from pathlib import Path

import pytest

import orrery

from . import Run, position, run
from .stage import Stage, whose

GAME = orrery.game("duel")
IDLE = ["6", "5", *(["stay", "end-turn"] * 2000)]
"""Two centres, then nothing but ending turns: the other one wins sooner or later."""


# From the command line


@pytest.fixture(scope="module")
def whole_game(tmp_path_factory: pytest.TempPathFactory) -> tuple[Run, Path]:
    """A game played to its end through a pipe, and its file."""
    home = tmp_path_factory.mktemp("whole")
    file = home / "game.json"
    return run(home, "play", "duel", "--seats", "me,random", "--seed", "148", "--save", str(file), lines=IDLE), file


@pytest.mark.whole
def test_a_whole_game_through_a_pipe(whole_game: tuple[Run, Path]) -> None:
    ran, file = whole_game
    assert ran.code == 0, ran.err
    assert ran.err == ""
    assert "Total" in ran.out
    assert "random wins!" in ran.out
    record = orrery.Record.from_json(file.read_text(encoding="utf-8"))
    assert record.scores[1] >= 10
    assert orrery.replay(GAME, record).table.over


def test_the_end_of_the_input_saves_and_leaves(tmp_path: Path) -> None:
    ran = run(tmp_path, "play", "duel", "--seats", "me,random", lines=["1"])
    place = tmp_path / "state" / "orrery" / "duel.json"
    assert ran.code == 0
    assert ran.out.splitlines()[-1] == f"The game is saved in {place}; it will continue from here next time."
    assert '"0 choose storage"' in place.read_text(encoding="utf-8")


@pytest.mark.parametrize("before", [["3"], ["3", "4"], ["3", "4", "fly 2"]])
def test_quit_and_resume_in_the_middle_of_a_question(tmp_path: Path, before: list[str]) -> None:
    file = tmp_path / "game.json"
    arguments = ["play", "duel", "--seats", "me,random", "--seed", "4", "--save", str(file)]
    left = run(tmp_path, *arguments, lines=[*before, "q"])
    assert left.code == 0
    hash_left, text_left = position(file), file.read_text(encoding="utf-8")
    resumed = run(tmp_path, *arguments, "--resume", lines=["p", "q"])
    assert resumed.code == 0
    assert position(file) == hash_left
    assert file.read_text(encoding="utf-8") == text_left
    assert _last_question(resumed.out) == _last_question(left.out)


def test_the_strongest_bot_says_what_it_would_do(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    arguments = ["play", "duel", "--seats", "me,random", "--seed", "4", "--save", str(file)]
    ran = run(tmp_path, *arguments, lines=["3", "4", "t", "q"])
    assert ran.code == 0, ran.err
    assert "I would choose: " in ran.out
    assert "chance about" in ran.out
    assert "error" not in ran.err


def _last_question(shown: str) -> str:
    return [line for line in shown.splitlines() if line.endswith("?") or "? " in line][-1]


def test_a_saved_game_is_offered(tmp_path: Path) -> None:
    arguments = ["play", "duel", "--seats", "me,random", "--seed", "4"]
    place = tmp_path / "state" / "orrery" / "duel.json"
    run(tmp_path, *arguments, lines=["3"])
    first = position(place)
    asked = run(tmp_path, *arguments, lines=[""])
    assert "There is a saved game." in asked.out
    assert position(place) == first
    run(tmp_path, *arguments, lines=[])
    assert position(place) == first
    run(tmp_path, *arguments, lines=["4"])  # meant for the game
    assert '"0 choose science;choose sensor"' in place.read_text(encoding="utf-8")
    run(tmp_path, *arguments, lines=["n", "q"])
    assert "choose" not in place.read_text(encoding="utf-8")


@pytest.mark.whole
def test_a_finished_game_is_not_offered_but_can_be_looked_at(whole_game: tuple[Run, Path], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(whole_game[1].read_bytes())
    arguments = ["play", "duel", "--seats", "me,random", "--save", str(file)]
    assert "random wins!" in run(tmp_path, *arguments, "--resume").out
    again = run(tmp_path, *arguments, lines=[])
    assert "There is a saved game." not in again.out
    assert "Which centre do you want to start with?" in again.out


def test_german(tmp_path: Path) -> None:
    by_option = run(tmp_path, "play", "duel", "--seats", "me,random", "--lang", "de", "--new", lines=["h", "q"])
    by_environment = run(
        tmp_path, "play", "duel", "--seats", "me,random", "--new", lines=["h", "q"], lang="de_DE.UTF-8"
    )
    assert by_option.out == by_environment.out
    assert "Mit welchem Zentrum möchtest du beginnen?" in by_option.out
    assert "Lagerzentrum wählen" in by_option.out
    assert "nimmt deine letzte Antwort zurück" in by_option.out


def test_options_and_seeds_reach_the_table(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.json", "two.json")]
    for file in files:
        run(
            *(tmp_path, "play", "duel", "--seats", "me,random", "--seed", "9", "--save", str(file)),
            *("--option", "refill=face-down", "--option", "beginner=0"),
            lines=["1", "1"],
        )
    record = orrery.Record.from_json(files[0].read_text(encoding="utf-8"))
    assert (record.options["refill"], record.options["beginner"]) == ("face-down", "0")
    assert files[0].read_text(encoding="utf-8") == files[1].read_text(encoding="utf-8")


@pytest.mark.whole
def test_bots_alone_can_be_watched(tmp_path: Path) -> None:
    ran = run(tmp_path, "play", "duel", "--seats", "random,random", "--seed", "171")
    assert ran.code == 0
    assert "random 1 starts with" in ran.out
    assert "Total" in ran.out


# The loop itself


def test_answers_by_number_text_own_words_beginning_and_part(tmp_path: Path) -> None:
    by_number = Stage(tmp_path, ["3", "1"])
    by_text = Stage(tmp_path, ["choose science", "Choose the STORAGE centre"])
    by_beginning = Stage(tmp_path, ["choose sc", "choose the stor"])
    by_part = Stage(tmp_path, ["science", "the STORAGE"])
    for stage in (by_number, by_text, by_beginning, by_part):
        assert stage.play.run() is False
        assert stage.match.moves[:2] == ["0 choose science", "0 choose storage"]


@pytest.mark.parametrize(
    "line", ["0", "7", "99", "-1", "²", "choose", "choose s", "sc", "centre", "fly 1", "nonsense", ""]
)
def test_what_is_no_option_is_asked_again(tmp_path: Path, line: str) -> None:
    stage = Stage(tmp_path, [line, "2"])
    stage.play.run()
    assert "is not one of the options. Type a number from 1 to 6" in stage.shown
    assert stage.match.moves == ["0 choose command"]


def test_every_answer_is_saved(tmp_path: Path) -> None:
    saved: list[list[str]] = []
    lines = iter(["1", "1", "stay", "end-turn"])

    def read(prompt: str) -> str:
        saved.append(stage.answers)
        line = next(lines, None)
        if line is None:
            raise KeyboardInterrupt
        return line

    stage = Stage(tmp_path, read)
    assert stage.play.run() is False
    assert saved[0] == []
    assert saved[1] == ["0 choose storage"]
    assert saved[2][:2] == ["0 choose storage", "0 choose command"]
    assert "0 end-turn" in saved[-1]
    assert list(tmp_path.iterdir()) == [stage.file]
    record = orrery.Record.from_json(stage.file.read_text(encoding="utf-8"))
    assert orrery.replay(GAME, record).record().hash == GAME.hash(stage.match.table)


def test_undo(tmp_path: Path) -> None:
    start = Stage(tmp_path, [])
    start.play.run()
    stage = Stage(tmp_path, ["u", "1", "u", "2"])
    stage.play.run()
    assert "There is nothing you can undo" in stage.shown
    assert "Undone." in stage.shown
    assert stage.answers == ["0 choose command"]
    back = Stage(tmp_path, ["1", "u"])
    back.play.run()
    assert GAME.hash(back.match.table) == GAME.hash(start.match.table)
    assert position(back.file) == GAME.hash(start.match.table)


def test_no_undo_once_something_is_revealed(tmp_path: Path) -> None:
    stage = Stage(tmp_path, ["1", "1", "u"])
    stage.play.run()
    assert "There is nothing you can undo" in stage.shown
    assert stage.match.moves[:2] == ["0 choose storage", "0 choose command"]


def test_news_are_told_once(tmp_path: Path) -> None:
    stage = Stage(tmp_path, ["1", "1", "stay", "end-turn", "stay"])
    stage.play.run()
    assert stage.shown.count("You choose the storage centre in secret.") == 1
    assert stage.shown.count("You end your turn.") == 1
    assert "random rolls a" in stage.shown


def test_commands_change_nothing(tmp_path: Path) -> None:
    stage = Stage(tmp_path, ["h", "?", "p", "l", "l 2", "c", "c storage", "? storage", "c no such thing", "Q"])
    stage.play.run()
    assert stage.match.moves == []
    assert "Both players choose two of their six level I centres" in stage.shown
    assert "to undo your last answer" in stage.shown
    assert stage.shown.count("Before the first turn") == 2
    assert stage.shown.count("Storage centre: Every store holds 3") == 2
    assert "There is no “no such thing” here." in stage.shown


def test_help_tells_what_is_not_possible_and_why(tmp_path: Path) -> None:
    stage = Stage(tmp_path, ["1", "1", "stay", "h"])
    stage.play.run()
    assert "Not possible now:" in stage.shown
    assert "Build: colony ship, Build: trade ship: Your hangar is full." in stage.shown


def test_the_log_in_lines(tmp_path: Path) -> None:
    stage = Stage(tmp_path, ["1", "1", "stay", "end-turn", "l 1"])
    stage.play.run()
    last = [line for line in stage.shown.splitlines() if line.strip()][-1]
    assert last.strip() == stage.play.words.event(stage.match.events[-1], 0)


def test_hot_seat_hides_secrets_behind_a_handover(tmp_path: Path) -> None:
    stage = Stage(tmp_path, ["", "choose science", "choose trade", "", "choose sensor"], seats="me,me")
    stage.play.run()
    first, second = stage.shown.split("(1 of 2, in secret)")[1:3]
    assert "You choose the science centre in secret." in first
    assert "science" not in second.split("Choose the")[0]
    assert "Player 1 chooses a centre in secret." in first + second
    assert stage.match.moves == ["0 choose science", "0 choose trade", "1 choose sensor"]


def test_hot_seat_asks_for_the_handover(tmp_path: Path) -> None:
    prompts: list[str] = []
    lines = iter(["", "1", "1", "", "1"])

    def read(prompt: str) -> str:
        prompts.append(prompt)
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    Stage(tmp_path, read, seats="me,me").play.run()
    assert [whose(prompt) for prompt in prompts] == ["Player 1", "> ", "> ", "Player 2", "> ", "> "]


def test_an_answer_instead_of_enter_is_kept(tmp_path: Path) -> None:
    stage = Stage(tmp_path, ["1", "1", "2", "2"], seats="me,me")
    stage.play.run()
    assert stage.match.moves[:4] == ["0 choose storage", "0 choose command", "1 choose command", "1 choose science"]


def test_a_saved_game_goes_on_when_the_rules_have_been_updated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    arguments = ["play", "duel", "--seats", "me,random", "--seed", "4", "--save", str(file)]
    run(tmp_path, *arguments, lines=["3", "4", "q"])
    monkeypatch.setattr(orrery.game("duel"), "rules_version", 2)
    shown = run(tmp_path, "record", "replay", str(file))
    assert "version 1, replayed under version 2" in shown.out
    notice = "The rules have been updated since (from version 1 to 2)."
    assert notice in " ".join(run(tmp_path, *arguments, "--resume", lines=["q"]).out.split())
    assert '"rules_version": 2' in file.read_text(encoding="utf-8")
    again = run(tmp_path, *arguments, "--resume", lines=["q"], lang="de_DE.UTF-8")
    assert "aktualisiert" not in again.out


def test_a_saved_game_that_parts_from_the_rules_says_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    run(tmp_path, "play", "duel", "--seats", "me,random", "--seed", "4", "--save", str(file), lines=["3", "4", "q"])
    file.write_text(file.read_text(encoding="utf-8").replace("0 choose", "0 fly 2;choose", 1), encoding="utf-8")
    monkeypatch.setattr(orrery.game("duel"), "rules_version", 2)
    refused = run(tmp_path, "record", "replay", str(file))
    assert refused.code == 2
    assert "of rules version 1; under version 2 it cannot be followed from move" in refused.err
