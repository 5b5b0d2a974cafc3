"""Simulations and records at the keyboard, the same for every game: its name, its options, its cards in words."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from orrery.games.race.facts.cards import CARDS as RACE_CARDS
from orrery.games.seti.facts.cards import CARDS as SETI_CARDS

from . import position, run


class Played(NamedTuple):
    """A game, and what is told of it."""

    name: str
    title: str
    options: Sequence[str]
    """Of the games that are recorded."""
    other: str
    """An option of the games that are only counted."""
    round: int
    keys: Sequence[str]
    """Of cards, where nobody could mistake them for a word."""
    draws: int
    """How many cards are drawn in the set-up."""
    answers: Sequence[str]
    """The first answers of a game that is left then."""


RACE = Played(
    *("race", "Race for the Galaxy", [], "advanced=true", 1, [card for card in RACE_CARDS if "-" in card]),
    *(6, ["1", "1", "3"]),
)
SETI = Played(
    *("seti", "SETI", ["--option", "species=mascamites-exertians"], "beginner=true", 5),
    *([card for card in SETI_CARDS if card.count("-") > 1], 5, ["1"]),
)


@pytest.fixture(scope="module", params=[RACE, SETI], ids=["race", "seti"])
def played(request: pytest.FixtureRequest) -> Played:
    game: Played = request.param
    return game


@pytest.fixture(scope="module")
def records(played: Played, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the records of two games of bots."""
    folder = tmp_path_factory.mktemp("records")
    ran = run(
        *(folder, "sim", played.name, "--seats", "random,random,random", "--games", "2", "--json"),
        *("--records", str(folder), *played.options),
    )
    assert ran.code == 0, ran.err
    report = json.loads(ran.out)
    assert (report["game"], report["finished"], len(report["wins"])) == (played.name, 2, 3)
    return folder


def test_sim_as_a_table(played: Played, tmp_path: Path) -> None:
    ran = run(tmp_path, "sim", played.name, "--seats", "random,random", "--games", "1", "--option", played.other)
    assert ran.code == 0
    assert "Wins" in ran.out
    assert "random 2" in ran.out


@pytest.mark.whole
def test_replay(played: Played, records: Path, tmp_path: Path) -> None:
    file = records / f"{played.name}-00001.json"
    ran = run(tmp_path, "record", "replay", str(file))
    assert ran.code == 0
    shown = " ".join(ran.out.split())
    title = f"{played.title} ({played.name})"
    for fact in (title, "random, random, random", position(file), "The game is finished."):
        assert fact in shown


@pytest.mark.whole
@pytest.mark.parametrize(("lang", "drawn"), [("en", "draws a card"), ("de", "zieht eine Karte")])
def test_show_tells_a_finished_game_with_its_secrets(
    played: Played, records: Path, tmp_path: Path, lang: str, drawn: str
) -> None:
    ran = run(tmp_path, "record", "show", str(records / f"{played.name}-00002.json"), "--lang", lang)
    assert ran.code == 0
    assert f"{'Round' if lang == 'en' else 'Runde'} {played.round}" in ran.out.splitlines()
    assert drawn not in ran.out
    assert not any(key in ran.out for key in played.keys)


def test_show_keeps_the_secrets_of_a_game_under_way(played: Played, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    begun = ["play", played.name, "--seats", "me,random", "--seed", "6", "--save", str(file)]
    run(tmp_path, *begun, lines=played.answers)
    ran = run(tmp_path, "record", "show", str(file))
    assert f"Player 1 draws a card. ({played.draws}×)" in ran.out
    assert "Player 1 draws" not in ran.out.replace("draws a card", "")
    assert "The game is not finished." in ran.out
