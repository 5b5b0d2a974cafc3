"""All bots against each other: every deal from each seat, ratings, and going on where it was stopped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import orrery
from orrery.measure.league import League, Meeting, OtherLeague
from orrery.measure.ratings import Paired, ratings

from ..packaging.extensions import Site
from ..terminal import run


def test_who_wins_more_often_has_the_better_rating_within_its_interval() -> None:
    results = [Paired(0, 1, 100, 75), Paired(1, 2, 100, 75), Paired(0, 2, 100, 90)]
    first, second, third = ratings(3, results, seats=2, anchor=1)
    assert second.rating == 1000
    assert first.rating - second.rating == pytest.approx(400 * 0.477, abs=12)  # three to one
    assert second.rating - third.rating == pytest.approx(400 * 0.477, abs=12)
    assert first.low < first.rating < first.high
    more = ratings(3, [Paired(*result[:2], 400, 4 * result.won) for result in results], seats=2, anchor=1)
    assert more[0].high - more[0].low == pytest.approx((first.high - first.low) / 2, rel=0.05)


def test_an_equal_part_of_the_wins_is_an_equal_rating_at_any_table() -> None:
    first, second = ratings(2, [Paired(0, 1, 400, 100), Paired(1, 0, 400, 100)], seats=4, anchor=0)
    assert first.rating == pytest.approx(second.rating, abs=0.5)


def test_who_never_lost_has_a_rating_as_well() -> None:
    first, _ = ratings(2, [Paired(0, 1, 10, 10)], seats=2, anchor=1)
    assert 1000 < first.rating < 2000


def test_with_two_each_pair_meets_and_with_more_each_bot_sits_alone(tmp_path: Path) -> None:
    race = orrery.game("race")
    pair = League(race, ["a", "b", "c"], 2, {}, 0, tmp_path / "two.json")
    assert pair.missing(1) == [Meeting("a", "b", 0), Meeting("a", "c", 0), Meeting("b", "c", 0)]
    assert len(League(race, ["a", "b", "c"], 3, {}, 0, tmp_path / "three.json").missing(2)) == 12


@pytest.fixture
def site(tmp_path: Path) -> Site:
    site = Site(tmp_path / "site")
    site.install_nim()
    return site


def league(site: Site, deals: int, file: str) -> dict[str, object]:
    ran = site.orrery("league", "nim", "--deals", str(deals), "--file", file, "--json")
    assert (ran.returncode, ran.stderr) == (0, ""), ran.stderr
    report = json.loads(ran.stdout)
    assert isinstance(report, dict)
    return report


def test_a_league_of_another_packages_bots_goes_on_where_it_was(site: Site) -> None:
    at_once = league(site, 4, "whole.json")
    league(site, 2, "halves.json")
    before = json.loads((site.folder / "halves.json").read_text())["results"]["random perfect"]
    assert league(site, 4, "halves.json") == at_once
    after = json.loads((site.folder / "halves.json").read_text())["results"]["random perfect"]
    assert (len(before), len(after)) == (2, 4)
    assert {deal: after[deal] for deal in before} == before
    assert [row["bot"] for row in at_once["ratings"]] == ["perfect", "random"]  # type: ignore[attr-defined]
    assert at_once["pairs"][0]["games"] == 8  # type: ignore[index]


def test_a_league_is_a_table_in_markdown(site: Site) -> None:
    ran = site.orrery("league", "nim", "--deals", "1", "--markdown")
    assert ran.stdout.startswith("| Bot | Rating | 95 % |\n| --- | --- | --- |\n| perfect |")
    assert (site.folder / "league-nim-2.json").exists()


@pytest.mark.parametrize("content", ["no league", "[]", '{"game": "race", "seats": 2, "options": {}, "seed": 1}'])
def test_a_file_of_another_league_is_refused(tmp_path: Path, content: str) -> None:
    path = tmp_path / "league.json"
    path.write_text(content)
    with pytest.raises(OtherLeague):
        League(orrery.game("race"), ["random", "greedy"], 2, {}, 0, path)
    assert path.read_text() == content


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--bots", "greedy"], "A league needs two bots at least"),
        (["--bots", "greedy,nobody"], "No bot called “nobody” plays duel"),
        (["--seats", "3"], "duel is not for this number of players: 3"),
        (["--deals", "0"], "--deals cannot be 0"),
    ],
)
def test_bad_input_is_refused_with_a_sentence(tmp_path: Path, arguments: list[str], told: str) -> None:
    ran = run(tmp_path, "league", "duel", "--file", str(tmp_path / "league.json"), *arguments)
    assert ran.code == 2
    assert told in ran.err
