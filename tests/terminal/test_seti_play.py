"""SETI at the keyboard: whole games typed to their end, secrets, records."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

import orrery
from orrery.games.seti.facts.cards import CARDS
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
@pytest.mark.parametrize("people", [2, 4])
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


# Simulations and records


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the records of two games of bots."""
    folder = tmp_path_factory.mktemp("records")
    ran = run(
        *(folder, "sim", "seti", "--seats", "random,random,random", "--games", "2", "--json"),
        *("--records", str(folder), "--option", "species=mascamites-exertians"),
    )
    assert ran.code == 0, ran.err
    report = json.loads(ran.out)
    assert (report["game"], report["finished"], len(report["wins"])) == ("seti", 2, 3)
    return folder


def test_sim_as_a_table(tmp_path: Path) -> None:
    ran = run(tmp_path, "sim", "seti", "--seats", "random,random", "--games", "1", "--option", "beginner=true")
    assert ran.code == 0
    assert "Wins" in ran.out
    assert "random 2" in ran.out


@pytest.mark.whole
def test_replay(records: Path, tmp_path: Path) -> None:
    file = records / "seti-00001.json"
    ran = run(tmp_path, "record", "replay", str(file))
    assert ran.code == 0
    shown = " ".join(ran.out.split())
    for fact in ("SETI (seti)", "random, random, random", position(file), "The game is finished."):
        assert fact in shown


@pytest.mark.whole
@pytest.mark.parametrize(("lang", "drawn"), [("en", "draws a card"), ("de", "zieht eine Karte")])
def test_show_tells_a_finished_game_with_its_secrets(records: Path, tmp_path: Path, lang: str, drawn: str) -> None:
    ran = run(tmp_path, "record", "show", str(records / "seti-00002.json"), "--lang", lang)
    assert ran.code == 0
    assert ("Round 5" if lang == "en" else "Runde 5") in ran.out.splitlines()
    assert drawn not in ran.out
    assert not any(card in ran.out for card in CARDS if card.count("-") > 1)


def test_show_keeps_the_secrets_of_a_game_under_way(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run(tmp_path, "play", "seti", "--seats", "me,random", "--seed", "6", "--save", str(file), lines=["1"])
    ran = run(tmp_path, "record", "show", str(file))
    assert "Player 1 draws a card. (5×)" in ran.out
    assert "Player 1 draws" not in ran.out.replace("draws a card", "")
    assert "The game is not finished." in ran.out


@pytest.mark.parametrize(("lang", "words"), [("en", "Mascamites and Anomalies"), ("de", "Mascamiten und Anomalien")])
def test_the_catalogue_explains_the_options(tmp_path: Path, lang: str, words: str) -> None:
    shown = " ".join(run(tmp_path, "games", "--lang", lang).out.split())
    assert f"mascamites-anomalies ({words})" in shown
    assert "beginner=" in shown
