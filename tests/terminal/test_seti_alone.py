"""SETI alone in a terminal: the rival's board, its turn with its reasons, its cards explained, and the end."""

from __future__ import annotations

from pathlib import Path

import pytest

import orrery
from orrery.games.seti import GAME as SETI
from orrery.games.seti.facts.solo import ACTION_CARDS
from orrery.i18n import LANGUAGES, messages
from orrery.terminal.seti.drawing import SetiDrawing
from orrery.terminal.words import Words

from . import run
from .stage import Stage, printed

GAME = orrery.game("seti")


def alone(language: str = "en") -> SetiDrawing:
    return SetiDrawing(Words(GAME, messages(language), ["me"]))


def lines(shown: str) -> list[str]:
    return [" ".join(line.split()) for line in shown.splitlines()]


def test_one_seat_plays_against_the_rival_whose_turns_are_told(tmp_path: Path) -> None:
    answers = ["1", *["pass", "end-turn", "1"] * 4, "q"]
    stage = Stage(tmp_path, answers, seats="me", game="seti", options={"difficulty": 3}, language="de")
    stage.play.run()
    shown = lines(stage.shown)
    assert shown[0] == "SETI: Du, Rivale. h zeigt die Hilfe, q beendet das Spiel."
    turns = " ".join(shown[shown.index("Zug des Rivalen") :])
    told = [event for event in stage.match.events if event.seat == 1]
    assert {"turn-begun", "action-card-revealed"} <= {event.kind.name for event in told}
    for event in told[:12]:
        assert stage.play.words.event(event, 0) in turns


def test_the_rivals_board_stands_in_the_place_of_a_player() -> None:
    table = GAME.new(1, {"difficulty": 3}, orrery.RandomDealer(4))
    shown = lines(printed(alone().position(GAME.view(table, 0), 0), 100))
    begin = next(place for place, line in enumerate(shown) if line.startswith("[2] Rival, "))
    assert shown[begin + 1 : begin + 6] == [
        "Difficulty 3 of 5, 4 publicity, 0 data, computer 0/6",
        "Probes no probe in space",
        "Progress space 1 of 12",
        "Next technology " + shown[begin + 4].removeprefix("Next technology "),
        "Cards 5 action cards in the deck, reinforcement: 9",
    ]
    two = GAME.new(2, {}, orrery.RandomDealer(4))
    drawing = SetiDrawing(Words(GAME, messages("en"), ["me", "random"]))
    assert not any(
        line.startswith("Difficulty") for line in lines(printed(drawing.position(GAME.view(two, 0), 0), 100))
    )


def test_what_the_rival_has_of_the_species_is_seen() -> None:
    view = SETI.view(SETI.new(1, {"difficulty": 3}, orrery.RandomDealer(4)), 0)
    player, rival = view["players"][1], view["rival"]
    assert rival is not None
    player["exofossils"], player["message_tile"], player["played_exertians"] = 2, 44, [None]
    rival["pool"], rival["messages"] = 8, 1
    shown = lines(printed(alone().position(view, 0), 200))
    assert "Difficulty 3 of 5, 4 publicity, 8 data, computer 0/6, 2 exofossils" in shown
    assert "Species 1 played face down, message tile at 44, 1 message tile in reserve" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_card_is_explained(language: str) -> None:
    drawing = alone(language)
    for card in ACTION_CARDS:
        name = drawing.words.word("action_card", card)
        [(label, text)] = [found for found in drawing.about(name) if found[0].endswith(f" {name}")]
        assert len(text.splitlines()) >= 4, label


@pytest.mark.whole
def test_a_whole_game_is_simulated_recorded_and_shown(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    bots = ["--seats", "random", "--option", "difficulty=2", "--records", str(folder)]
    ran = run(tmp_path, "sim", "seti", *bots, "--games", "1", "--lang", "de")
    assert ran.code == 0, ran.err
    assert [line.split()[0] for line in ran.out.splitlines()[1:3]] == ["random", "Rivale"]
    file = str(folder / "seti-00001.json")
    shown = run(tmp_path, "record", "show", file, "--lang", "de").out
    assert "Zug des Rivalen" in shown
    assert "random hat gegen den Rivalen mit " in shown.splitlines()[-1]
    replayed = run(tmp_path, "record", "replay", file, "--lang", "en")
    assert replayed.code == 0
    assert ", Rival " in replayed.out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["seti", "--seats", "me", "--option", "difficulty=6"], "Option difficulty cannot be “6”."),
        (
            ["seti", "--seats", "me,random", "--option", "difficulty=2"],
            "Option difficulty does not exist with 2 players",
        ),
        (["race", "--seats", "me"], "race is not for this number of players: 1. Possible: 2, 3, 4."),
        (["duel", "--seats", "me"], "duel is not for this number of players: 1. Possible: 2."),
    ],
)
def test_what_cannot_be_played_alone_is_refused(tmp_path: Path, arguments: list[str], complaint: str) -> None:
    ran = run(tmp_path, "play", *arguments)
    assert (ran.code, ran.err.startswith(complaint)) == (2, True), ran.err


def test_the_usual_seats_are_as_they_were(tmp_path: Path) -> None:
    ran = run(tmp_path, "play", "seti", "--new", lines=["q"])
    assert ran.out.splitlines()[0].startswith("SETI: You, greedy.")
