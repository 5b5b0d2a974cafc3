"""Race for the Galaxy at the keyboard: whole games typed to their end, secrets, records."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest

import orrery
from orrery.core.dealer import RandomDealer
from orrery.games.race.facts.cards import CARDS
from orrery.games.race.position.state import State
from orrery.terminal.words import PERSON

from . import position, run
from .stage import Stage, whose

GAME = orrery.game("race")


class Typist:
    """People who answer at random: by number, by the text of the action, or in their own words.

    Whatever is shown is kept apart for each person: what comes between two requests to hand over the keyboard.
    """

    def __init__(self, folder: Path, seats: str, language: str = "en", options: dict[str, object] | None = None):
        self.stage = Stage(folder, self.read, seats, seed=5, game="race", options=options, language=language)
        self.dealer = RandomDealer(11)
        self.ways: Iterator[str] = cycle(["number", "action", "words"])
        self.prompts: list[str] = []
        self.shown_from = 0

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        if prompt != "> ":
            self.shown_from = len(self.stage.shown)
            return ""
        play = self.stage.play
        viewer = play.viewer
        assert viewer is not None
        self.look(viewer, self.stage.shown[self.shown_from :])
        options = self.stage.match.table.questions()[viewer]
        choice = self.dealer.below(len(options))
        way = next(self.ways)
        if way == "number":
            return str(choice + 1)
        return GAME.actions.text(options[choice]) if way == "action" else play.words.option(options[choice])

    def look(self, viewer: int, shown: str) -> None:
        """For those who want to know what a person sees."""


class Spy(Typist):
    """Finds names on a screen that only somebody else may know."""

    looks = 0

    def look(self, viewer: int, shown: str) -> None:
        self.looks += 1
        state = self.stage.match.table.state
        assert isinstance(state, State)
        own = state.players[viewer]
        seen = {*state.shown, *own.hand, *own.looked, *own.discarded}
        for player in state.players:
            seen.update(player.tableau)
        for event in self.stage.match.events:
            facts = event.seen_by(viewer)
            seen.update(fact for fact in [facts.get("card")] if isinstance(fact, int))
        rest = " ".join(shown.split())
        for name in sorted(map(self.name, seen), key=len, reverse=True):
            rest = rest.replace(name, "")  # some names are parts of others
        for other, player in enumerate(state.players):
            if other != viewer:
                secret = {*player.hand, *player.looked, *player.discarded} - seen
                assert [name for name in map(self.name, secret) if name in rest] == []

    def name(self, card: int) -> str:
        return self.stage.play.words.word("card", card)


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
    typist = Typist(tmp_path, seats, language, options)
    stage = typist.stage
    assert stage.play.run() is True
    assert set(typist.prompts) == {"> "}
    record = orrery.Record.from_json(stage.file.read_text(encoding="utf-8"))
    assert orrery.replay(GAME, record).table.over
    assert "not one of the options" not in stage.shown
    assert "steht nicht zur Wahl" not in stage.shown
    assert ("Total" if language == "en" else "Summe") in stage.shown


@pytest.mark.whole
@pytest.mark.parametrize("people", [2, 4])
def test_people_at_one_keyboard_never_see_each_others_cards(tmp_path: Path, people: int) -> None:
    spy = Spy(tmp_path, ",".join([PERSON] * people))
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


# Simulations and records


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the record of a game of bots."""
    folder = tmp_path_factory.mktemp("records")
    ran = run(
        *(folder, "sim", "race", "--seats", "random,random,random", "--games", "2", "--json"),
        *("--records", str(folder)),
    )
    assert ran.code == 0, ran.err
    report = json.loads(ran.out)
    assert (report["game"], report["finished"], len(report["wins"])) == ("race", 2, 3)
    return folder


def test_sim_as_a_table(tmp_path: Path) -> None:
    ran = run(tmp_path, "sim", "race", "--seats", "random,random", "--games", "1", "--option", "advanced=true")
    assert ran.code == 0
    assert "Wins" in ran.out
    assert "random 2" in ran.out


@pytest.mark.whole
def test_replay(records: Path, tmp_path: Path) -> None:
    file = records / "race-00001.json"
    ran = run(tmp_path, "record", "replay", str(file))
    assert ran.code == 0
    shown = " ".join(ran.out.split())
    for fact in ("Race for the Galaxy (race)", "random, random, random", position(file), "The game is finished."):
        assert fact in shown


@pytest.mark.whole
@pytest.mark.parametrize(("lang", "drawn"), [("en", "draws a card"), ("de", "zieht eine Karte")])
def test_show_tells_a_finished_game_with_its_secrets(records: Path, tmp_path: Path, lang: str, drawn: str) -> None:
    ran = run(tmp_path, "record", "show", str(records / "race-00002.json"), "--lang", lang)
    assert ran.code == 0
    assert ("Round 1" if lang == "en" else "Runde 1") in ran.out.splitlines()
    assert drawn not in ran.out
    assert not any(card in ran.out for card in CARDS if "-" in card)


def test_show_keeps_the_secrets_of_a_game_under_way(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run(tmp_path, "play", "race", "--seats", "me,random", "--seed", "6", "--save", str(file), lines=["1", "1", "3"])
    ran = run(tmp_path, "record", "show", str(file))
    assert "Player 1 draws a card. (6×)" in ran.out
    assert "Player 1 draws" not in ran.out.replace("draws a card", "")
    assert "The game is not finished." in ran.out
