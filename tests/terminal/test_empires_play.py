"""Ascending Empires at the keyboard: directions and powers are typed, nonsense is refused, a game goes on."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

import pytest

import orrery
from orrery.core.dealer import RandomDealer
from orrery.core.table import Table
from orrery.games.empires.position.state import State
from orrery.i18n import LANGUAGES, messages
from orrery.terminal.empires.typed import DIALS, read
from orrery.terminal.words import Words

from ..empires.wanderer import choice
from .families import prompts
from .stage import Stage

GAME = orrery.game("empires")


def words(language: str = "en") -> Words:
    return Words(GAME, messages(language), ["me", "random"])


# Shorthand


@pytest.mark.parametrize(
    ("prompt", "typed", "answer"),
    [
        ("aim", "132.5 40", "aim 1325 40"),
        ("aim", "132,5 40", "aim 1325 40"),
        ("aim", "132.5° 40%", "aim 1325 40"),
        ("aim", "0 1", "aim 0 1"),
        ("aim", "359.96 100", "aim 0 100"),
        ("aim", "-90 7", "aim 2700 7"),
        ("aim", "450 7", "aim 900 7"),
        ("aim-plasma", "90 100", "aim 900 100"),
        ("towards", "90", "towards 90"),
        ("towards", "-1", "towards 359"),
        ("put-beside-carrier", "44.6°", "towards 45"),
        ("put-ship", "45", "put middle 9"),
        ("put-ship", "45 far", "put far 9"),
        ("put-base", "near 358", "put near 0"),
        ("place-ship", "360 120", "place 36 12"),
        ("place-mine", "0 720", "place 0 72"),
        ("place-mine", "356.1 124", "place 36 12"),
    ],
)
def test_what_is_typed(prompt: str, typed: str, answer: str) -> None:
    assert read(words(), typed, prompt) == answer
    assert GAME.actions.text(GAME.actions.parse(answer)) == answer


@pytest.mark.parametrize(
    ("prompt", "typed"),
    [
        *(("aim", line) for line in ("", "40", "90 0", "90 101", "90 -5", "90 4.5", "90 x", "x 40", "90 40 3")),
        *(("aim", line) for line in ("nan 40", "inf 40", "90 nan", "90 inf", "1e3 40", "٣ 40", "99999 40", "aim 1 2")),
        *(("towards", line) for line in ("", "north", "nan", "90 40")),
        *(("put-ship", line) for line in ("", "near", "45 near far", "45 46", "45 beside", "nan near")),
        *(("place-ship", line) for line in ("", "360", "-1 20", "20 721", "nan 20", "1 2 3", "x y")),
        ("move", "90 40"),
    ],
)
def test_nonsense_is_no_answer(prompt: str, typed: str) -> None:
    assert read(words(), typed, prompt) is None


def test_rings_have_german_names_too() -> None:
    assert read(words("de"), "45 außen", "put-ship") == "put far 9"
    assert read(words("de"), "nah 90", "put-base") == "put near 18"
    assert read(words("en"), "45 außen", "put-ship") is None


def test_every_question_with_scales_has_its_shorthand() -> None:
    assert set(DIALS) <= prompts("empires")
    assert set(DIALS.values()) == {block.verb for block in GAME.actions.blocks if block.is_dial}


# At the keyboard


def test_a_flick_is_typed_and_nonsense_is_refused(tmp_path: Path) -> None:
    wrong = ["aim", "nan 40", "90 0", "90 101", "inf inf", "straight on", "1"]
    lines = ["45 near", "135 near", "move", "flick ship 1", *wrong, "132.5 40", "q"]
    stage = Stage(tmp_path, lines, seed=3, game="empires", options={"noise": "none"})
    stage.play.run()
    mine = [answer for answer in stage.answers if answer.startswith("0 ")]
    assert mine == ["0 put near 9", "0 put near 27", "0 choose move", "0 flick ship-1", "0 aim 1325 40"]
    assert stage.shown.count("Type the answer as shown above") == len(wrong)
    assert "You flick ship 1 with power 40 into " in stage.shown


def test_a_flick_is_typed_in_full_as_well(tmp_path: Path) -> None:
    lines = ["put near 9", "put near 27", "choose move", "flick ship-1", "aim 3599 100", "q"]
    stage = Stage(tmp_path, lines, seed=3, game="empires")
    stage.play.run()
    assert [answer for answer in stage.answers if answer.startswith("0 ")][-1] == "0 aim 3599 100"


class Typist:
    """A person who gets somewhere, answering by number, in words or in the text of the action, and leaves at last."""

    def __init__(self, folder: Path, language: str, answers: int) -> None:
        options = {"technologies": True, "megastructure": "random"}
        self.stage = Stage(folder, self.read, "me,random,me", 5, "empires", options, language)
        self.dealer = RandomDealer(11)
        self.ways = cycle(["number", "action", "words"])
        self.left = answers

    def read(self, prompt: str) -> str:
        if prompt != "> ":
            return ""
        self.left -= 1
        if self.left < 0:
            return "q"
        play, table = self.stage.play, self.stage.match.table
        viewer = play.viewer
        assert viewer is not None
        assert isinstance(table, Table)
        assert isinstance(table.state, State)
        action, way = choice(table, viewer, self.dealer), next(self.ways)  # type: ignore[arg-type]
        listed, dials = GAME.actions.split_dials(table.questions()[viewer])
        if dials or way == "action":
            return GAME.actions.text(action)
        return str(listed.index(action) + 1) if way == "number" else play.screen.name_answers(viewer, [action])[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_goes_on_and_its_record_replays(language: str, tmp_path: Path) -> None:
    typist = Typist(tmp_path, language, 60)
    typist.stage.play.run()
    people = [answer for answer in typist.stage.answers if answer[0] in "02"]
    assert len(people) == 60
    record = orrery.Record.from_json(typist.stage.file.read_text(encoding="utf-8"))
    assert orrery.replay(GAME, record).record().hash == record.hash
