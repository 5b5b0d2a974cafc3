"""SETI at the keyboard: whole games typed to their end, secrets, records."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

import orrery
from orrery.games.seti.position.state import State
from orrery.terminal.words import PERSON

from . import position, run
from .stage import Stage, whose
from .typist import Spy, Typist

GAME = orrery.game("seti")
SOLEMN = ("pass", "exchange", "buy-card")
"""Verbs of which a hasty person would use too many to get anywhere."""


class Astronomer(Typist):
    game = "seti"
    ways = (*Typist.ways, "shown")

    def choose(self, options: Sequence[int]) -> int:
        place = super().choose(options)
        hasty = GAME.actions.verb(options[place]) in SOLEMN
        return super().choose(options) if hasty and self.dealer.below(4) else place


class SetiSpy(Astronomer, Spy):
    def seen(self, state: orrery.State, viewer: int) -> set[int]:
        assert isinstance(state, State)
        seen = {*self.hidden(state, viewer), *state.row, *state.open_cards}
        for player in state.players:
            seen.update([*player.income, *player.missions, *player.scoring, *player.messages])
        return seen

    def hidden(self, state: orrery.State, seat: int) -> set[int]:
        assert isinstance(state, State)
        player = state.players[seat]
        return {*player.hand, *player.exertians, *player.played_exertians, *player.drawn}


@pytest.mark.whole
@pytest.mark.parametrize(
    ("seats", "language", "options"),
    [
        ("me,random", "en", {"species": "mascamites-exertians"}),
        ("me,random,random,random", "de", {"beginner": True}),
    ],
)
def test_a_whole_game_typed_to_its_end(tmp_path: Path, seats: str, language: str, options: dict[str, object]) -> None:
    typist = Astronomer(tmp_path, seats, language, options)
    stage = typist.stage
    assert stage.play.run() is True
    assert set(typist.prompts) == {"> "}
    record = orrery.Record.from_json(stage.file.read_text(encoding="utf-8"))
    assert orrery.replay(GAME, record).table.over
    assert "not one of the options" not in stage.shown
    assert "steht nicht zur Wahl" not in stage.shown
    assert ("Score track" if language == "en" else "Wertungsleiste") in stage.shown
    assert ("Round 5 of 5" if language == "en" else "Runde 5 von 5") in stage.shown


@pytest.mark.whole
@pytest.mark.parametrize("people", [pytest.param(2, marks=pytest.mark.long), 4])
def test_people_at_one_keyboard_never_see_each_others_cards(tmp_path: Path, people: int) -> None:
    spy = SetiSpy(tmp_path, ",".join([PERSON] * people))
    assert spy.stage.play.run() is True
    assert spy.looks > 50
    asked = {whose(prompt) for prompt in spy.prompts if prompt != "> "}
    assert asked == {f"Player {number}" for number in range(1, people + 1)}


def test_a_free_action_can_be_taken_back(tmp_path: Path) -> None:
    stage = Stage(tmp_path, ["1", "exchange credit energy", "u", "q"], game="seti")
    stage.play.run()
    assert "You exchange 2 credits for 1 energy." in stage.shown
    assert "Undone." in stage.shown
    assert not any("exchange" in answer for answer in stage.answers if answer.startswith("0"))


@pytest.mark.whole
def test_through_a_pipe(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = ["1", *["passen", "zug beenden", "1"] * 400]
    ran = run(
        *(tmp_path, "play", "seti", "--seats", "me,random", "--seed", "4", "--save", str(file), "--lang", "de"),
        lines=lines,
    )
    assert ran.code == 0, ran.err
    assert ran.err == ""
    assert "Gold-Wertungsplättchen" in ran.out
    assert all(len(line) <= 80 for line in ran.out.splitlines() if str(file) not in line)
    assert orrery.replay(GAME, orrery.Record.from_json(file.read_text(encoding="utf-8"))).table.over


def test_leaving_and_coming_back(tmp_path: Path) -> None:
    arguments = ["play", "seti", "--seats", "me,random,random", "--seed", "4"]
    place = tmp_path / "state" / "orrery" / "seti.json"
    assert run(tmp_path, *arguments, lines=["1", "q"]).code == 0
    left = position(place)
    resumed = run(tmp_path, *arguments, "--resume", lines=["p", "q"])
    assert resumed.code == 0
    assert position(place) == left
    assert "What is your main action?" in resumed.out


def test_help_tells_why_something_is_not_possible(tmp_path: Path) -> None:
    stage = Stage(tmp_path, ["1", "h"], game="seti")
    stage.play.run()
    shown = " ".join(stage.shown.split())
    assert "Each turn has one main action" in shown
    assert "Not possible now:" in shown
    assert "Analyse data: 6 upper slots of your computer are empty." in shown
    assert "Orbit: Mercury, Orbit: Venus," in shown


def test_a_card_and_a_place_are_explained(tmp_path: Path) -> None:
    stage = Stage(tmp_path, ["c grant", "c titan", "c nonsense"], game="seti")
    stage.play.run()
    assert "Grant: Immediate effect, cost 1 credit." in stage.shown
    assert "Titan: Moon of Saturn" in stage.shown
    assert "“nonsense”" in stage.shown


@pytest.mark.parametrize(("lang", "words"), [("en", "Mascamites and Anomalies"), ("de", "Mascamiten und Anomalien")])
def test_the_catalogue_explains_the_options(tmp_path: Path, lang: str, words: str) -> None:
    shown = " ".join(run(tmp_path, "games", "--lang", lang).out.split())
    assert f"mascamites-anomalies ({words})" in shown
    assert "beginner=" in shown
