"""`orrery sim`, `bench`, `games` and `record`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import orrery
from orrery.core.seeds import derived_seed
from orrery.terminal.saving import usual_place, write_record

from . import position, run

GAME = orrery.game("duel")


def simulated(home: Path, *arguments: str) -> dict[str, object]:
    ran = run(home, "sim", "duel", "--seats", "random,random", "--json", *arguments)
    assert ran.code == 0, ran.err
    assert ran.err == ""
    report = json.loads(ran.out)
    assert isinstance(report, dict)
    return report


def timeless(report: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in report.items() if name != "seconds" and not name.endswith("_per_s")}


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the records of two games."""
    folder = tmp_path_factory.mktemp("records")
    assert run(folder, "sim", "duel", "--games", "2", "--seed", "5", "--records", str(folder)).code == 0
    return folder


def test_sim_tells_everything_in_one_object(tmp_path: Path) -> None:
    report = simulated(tmp_path, "--games", "3", "--seed", "5")
    assert list(report) == [
        *("game", "seats", "own_sides", "games", "finished", "decisions", "seconds"),
        *("decisions_per_s", "games_per_s", "mean_scores", "wins"),
    ]
    assert (report["game"], report["seats"]) == ("duel", ["random", "random"])
    assert (report["games"], report["finished"]) == (3, 3)
    wins = report["wins"]
    assert isinstance(wins, list)
    assert sum(wins) == 3


def test_the_same_seed_gives_the_same_result_with_and_without_records(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    first = simulated(tmp_path, "--games", "2", "--seed", "5")
    assert timeless(simulated(tmp_path, "--games", "2", "--seed", "5")) == timeless(first)
    assert timeless(simulated(tmp_path, "--games", "2", "--seed", "5", "--records", str(folder))) == timeless(first)
    assert timeless(simulated(tmp_path, "--games", "2", "--seed", "6")) != timeless(first)
    assert sorted(file.name for file in folder.iterdir()) == ["duel-00001.json", "duel-00002.json"]


def test_sim_as_a_table(tmp_path: Path) -> None:
    ran = run(tmp_path, "sim", "duel", "--games", "1", "--option", "beginner=0", "--lang", "de")
    assert ran.code == 0
    assert "Siege" in ran.out
    assert "random 1" in ran.out
    assert "1 Spiel, " in ran.out
    assert ran.err == ""


def test_seeds_of_games_differ() -> None:
    seeds = {derived_seed(seed, number, "deals") for seed in range(20) for number in range(50)}
    assert len(seeds) == 1000


@pytest.mark.whole
def test_bench(tmp_path: Path) -> None:
    ran = run(tmp_path, "bench", "--json", "--seconds", "0.01")
    assert ran.code == 0, ran.err
    report = json.loads(ran.out)
    assert list(report) == ["python", "compiled", "loop_per_s", "games"]
    assert [name for name in report["games"] if " " not in name] == orrery.NAMES
    assert report["games"]["seti against rival"]["seats"] == 1
    assert report["games"]["empires against robots"]["seats"] == 1
    assert report["games"]["empires mode=classic"]["seats"] == 2
    figures = report["games"]["duel"]
    assert set(figures) == {
        *("seats", "decisions_per_s", "games_per_s", "copy_us", "encode_us", "record_bytes", "table_bytes"),
    }
    assert all(value > 0 for value in [*figures.values(), report["loop_per_s"]])
    assert report["games"]["empires"]["trials_per_s"] > 0  # flicks


@pytest.mark.whole
@pytest.mark.parametrize(("game", "seats"), [("race", 4), ("duel", 2)])
def test_bench_with_more_seats_where_the_game_has_them(tmp_path: Path, game: str, seats: int) -> None:
    ran = run(tmp_path, "bench", game, "--json", "--seconds", "0.01", "--seats", "4")
    assert ran.code == 0, ran.err
    assert json.loads(ran.out)["games"][game]["seats"] == seats


@pytest.mark.whole
def test_bench_with_options_of_ones_own(tmp_path: Path) -> None:
    alone = ["--option", "scenario=3", "--option", "bonus=true", "--seats", "1"]
    ran = run(tmp_path, "bench", "empires", "--json", "--seconds", "0.01", *alone)
    assert ran.code == 0, ran.err
    assert list(json.loads(ran.out)["games"]) == ["empires against robots scenario=3 bonus=true"]


def test_bench_refuses_options_that_a_game_does_not_have(tmp_path: Path) -> None:
    ran = run(tmp_path, "bench", "duel", "--option", "mode=classic")
    assert ran.code == 2
    assert "mode" in ran.err


@pytest.mark.whole
def test_bench_as_a_table(tmp_path: Path) -> None:
    ran = run(tmp_path, "bench", "duel", "--seconds", "0.01")
    assert ran.code == 0
    assert "table_bytes" in ran.out


@pytest.mark.parametrize(("lang", "title"), [("en", "CATAN Starfarers Duel"), ("de", "CATAN Sternenfahrer")])
def test_games(tmp_path: Path, lang: str, title: str) -> None:
    ran = run(tmp_path, "games", "--lang", lang)
    assert ran.code == 0
    assert title in ran.out
    assert "random" in ran.out
    for option in [option for name in orrery.NAMES for option in orrery.game(name).options]:
        assert f"{option.name}=" in ran.out
        assert all(str(choice).lower() in ran.out for choice in option.choices)


def test_version(tmp_path: Path) -> None:
    assert run(tmp_path, "--version").out == f"orrery {orrery.__version__}\n"


@pytest.mark.whole
def test_replay(records: Path, tmp_path: Path) -> None:
    file = records / "duel-00001.json"
    ran = run(tmp_path, "record", "replay", str(file))
    assert ran.code == 0
    record = orrery.Record.from_json(file.read_text(encoding="utf-8"))
    shown = " ".join(ran.out.split())
    for fact in (
        "(duel)",
        "random, random",
        f"Moves {len(record.moves)}",
        f"random 1 {record.scores[0]}",
        position(file),
    ):
        assert fact in shown


@pytest.mark.whole
@pytest.mark.parametrize(("lang", "words"), [("en", "Turn 1:"), ("de", "Zug 1:")])
def test_show_tells_a_finished_game_with_its_secrets(records: Path, tmp_path: Path, lang: str, words: str) -> None:
    ran = run(tmp_path, "record", "show", str(records / "duel-00002.json"), "--lang", lang)
    assert ran.code == 0
    assert words in ran.out
    assert ("chooses a centre in secret" if lang == "en" else "wählt geheim ein Zentrum") not in ran.out


def test_show_keeps_the_secrets_of_a_game_under_way(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run(tmp_path, "play", "duel", "--seats", "me,random", "--save", str(file), lines=["3"])
    ran = run(tmp_path, "record", "show", str(file))
    assert "Player 1 chooses a centre in secret." in ran.out
    assert "science" not in ran.out
    assert "The game is not finished." in ran.out


# Files


def test_a_record_takes_its_place_at_once(tmp_path: Path) -> None:
    match = orrery.Match(GAME, ["me", "me"], {}, orrery.RandomDealer(1))
    file = tmp_path / "game.json"
    write_record(file, match.record())
    with file.open(encoding="utf-8") as reading:
        match.act(0, "choose trade")
        write_record(file, match.record())
        assert "choose trade" not in reading.read()
    assert "choose trade" in file.read_text(encoding="utf-8")
    assert list(tmp_path.iterdir()) == [file]


def test_a_record_that_cannot_be_written_leaves_the_old_one(tmp_path: Path) -> None:
    record = orrery.Match(GAME, ["me", "me"], {}, orrery.RandomDealer(1)).record()
    file = tmp_path / "game.json"
    write_record(file, record)
    before = file.read_text(encoding="utf-8")
    record.seats = ["\ud800", "me"]
    with pytest.raises(UnicodeEncodeError):
        write_record(file, record)
    assert file.read_text(encoding="utf-8") == before
    assert list(tmp_path.iterdir()) == [file]


def test_the_usual_place() -> None:
    assert usual_place("duel", {"XDG_STATE_HOME": "/var/me"}) == Path("/var/me/orrery/duel.json")
    assert usual_place("duel", {"XDG_STATE_HOME": "relative"}) == Path.home() / ".local/state/orrery/duel.json"
    assert usual_place("duel", {}) == Path.home() / ".local/state/orrery/duel.json"


def test_what_stands_in_brackets_is_told_by_the_help(tmp_path: Path) -> None:
    told = run(tmp_path, "serve", "--help").out
    assert "orrery-games[push]" in told
