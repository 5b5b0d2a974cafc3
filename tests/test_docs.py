"""What the documentation shows is true: its examples run as they stand, and do what the text says."""

from __future__ import annotations

import pkgutil
import re
import subprocess
import sys
from collections.abc import Callable
from operator import attrgetter
from pathlib import Path
from typing import cast

import pytest

import orrery
from orrery import State
from orrery.bots import Bot
from orrery.core.features import Features
from orrery.core.playout import playout
from orrery.research import Choices, Lanes, Observation, observation
from orrery.testing import contract

DOCS = Path(__file__).parent.parent / "docs"


def example(page: str, number: int = 0) -> dict[str, object]:
    """What a Python example of a page leaves behind."""
    left: dict[str, object] = {"__name__": "example"}
    exec(compile(python_code(page, number), page, "exec"), left)
    return left


def python_code(page: str, number: int) -> str:
    examples: list[str] = re.findall(r"(?ms)^```python\n(.*?)^```", (DOCS / page).read_text(encoding="utf-8"))
    return examples[number]


def test_the_bot_chooses_among_its_options() -> None:
    game, table = orrery.game("duel"), orrery.new("duel", seed=3)
    eager = cast("type[Bot[State]]", example("bots.md")["Eager"])(1)
    for _ in range(20):
        seat, options = next(iter(table.questions().items()))
        action = eager.decide(game, table, seat)
        assert action in options
        table.act(seat, action)


def test_the_search_plays_a_copy_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    left = example("bots.md", 1)
    assert cast("orrery.Table[orrery.State]", left["end"]).over
    assert not cast("orrery.Table[orrery.State]", left["table"]).over
    assert re.fullmatch(r"\[\d+, \d+\]\n", capsys.readouterr().out)


def pebbles() -> orrery.Game[orrery.State]:
    return cast("orrery.Game[orrery.State]", example("games.md")["GAME"])


TestPebbles = contract(pebbles())


def test_the_whole_game_is_one() -> None:
    game = pebbles()
    table = game.new(2, {}, orrery.RandomDealer(1))
    playout(table, orrery.RandomDealer(2))
    assert sorted(points["last"] for points in game.standing(table).breakdown) == [0, 2]
    match = orrery.Match(game, ["Ada", "Ben"], {}, orrery.RandomDealer(1))
    match.act(0, "take 3")
    again = orrery.replay(game, orrery.Record.from_json(match.record().to_json()))
    cards = [points["card"] for points in game.standing(match.table).breakdown]
    assert game.view(again.table, 1) == {"left": 9, "cards": [None, cards[1]]}
    assert [points["card"] for points in game.points_seen(match.table, 1)] == [0, cards[1]]
    match.undo(0)
    assert game.view(match.table, 1) == {"left": 12, "cards": [None, cards[1]]}


def test_the_features_of_the_game_tell_its_view() -> None:
    game = cast("orrery.Game[orrery.State]", example("games.md")["GAME"])
    features = cast("Callable[[], Features[State]]", example("games.md", 1)["PebblesFeatures"])()
    table = game.new(2, {}, orrery.RandomDealer(1))
    cards = [points["card"] for points in game.standing(table).breakdown]
    told = [features.by_name(table, seat) for seat in (0, 1)]
    assert [(each["left"], each.get("to move", 0)) for each in told] == [(12, 1), (12, 0)]
    assert [each.get("own card", 0) for each in told] == cards


def test_an_observation_is_cut_into_named_slices() -> None:
    left = example("research.md")
    assert cast("Observation", left["hand"]).sum() == 6
    named = cast("dict[str, int]", left["named"])
    assert cast("Observation", left["rival"]).sum() == sum(
        number for name, number in named.items() if name.startswith("player 1/")
    )
    assert cast("Observation", left["scaled"]).max() <= 1


def test_many_observations_are_written_into_one_vector() -> None:
    left = example("research.md", 1)
    table = cast("list[orrery.Table[State]]", left["tables"])[9]
    assert cast("Observation", left["batch"])[9].tolist() == observation(orrery.game("duel"), table, 0).tolist()


def test_a_choice_is_made_among_what_is_offered() -> None:
    left = example("research.md", 2)
    before = orrery.new("race", seats=2, seed=7)
    assert orrery.game("race").hash(cast("orrery.Table[State]", left["table"])) != orrery.game("race").hash(before)


def test_agents_of_pettingzoo_share_one_win() -> None:
    sums = cast("dict[str, float]", example("research.md", 3)["sums"])
    assert list(sums) == ["seat_0", "seat_1", "seat_2"]
    assert sum(sums.values()) == pytest.approx(1)


def test_a_game_of_gymnasium_comes_to_its_end() -> None:
    left = example("research.md", 4)
    assert left["over"] is True
    assert left["reward"] in (0.0, 0.5, 1.0)


def test_lanes_step_together() -> None:
    assert cast("Observation", example("research.md", 5)["finished"]).shape == (32,)


@pytest.mark.whole
def test_groups_of_lanes_are_stepped_by_processes(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(python_code("research.md", 6), encoding="utf-8")
    ran = subprocess.run([sys.executable, program], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")


def test_openspiel_deals_until_somebody_is_asked() -> None:
    pytest.importorskip("pyspiel")
    assert cast("str", example("research.md", 7)["text"]).startswith("[[")


def test_chance_tells_its_probabilities() -> None:
    assert example("research.md", 8)["first"] == [(world, 0.2) for world in range(5)]


def test_the_sizes_of_numbers_and_choices_are_true() -> None:
    page = (DOCS / "research.md").read_text(encoding="utf-8")
    titles = {
        "duel": "Starfarers Duel",
        "race": "Race for the Galaxy",
        "seti": "SETI",
        "empires": "Ascending Empires",
    }
    for name in orrery.NAMES:
        game = orrery.game(name)
        assert game.features is not None
        assert f"| {titles[name]} | {game.features.size:,} | {Choices(game).size:,} |" in page


def test_names_that_pages_mention_are_there() -> None:
    """What is called otherwise now would be looked for in vain."""
    game = orrery.game("race")
    known: dict[str, object] = {
        "features": game.features,
        "Features": Features,
        "game": game,
        "Game": game,
        "lanes": Lanes,
        "match": orrery.Match(game, ["Ada", "Ben"], {}, orrery.RandomDealer(7)),
        "table": orrery.new("race"),
        "Table": orrery.Table,
    }
    pages = [*sorted(DOCS.glob("*.md")), DOCS.parent / "ARCHITECTURE.md", DOCS.parent / "README.md"]
    text = "\n".join(page.read_text(encoding="utf-8") for page in pages)
    mentioned = set(re.findall(rf"`((?:{'|'.join([*known, 'orrery'])})(?:\.\w+)+)", text)) - {"game.ftl"}
    assert {"features.coverage", "Features.orient", "lanes.restore", "orrery.research.memory"} <= mentioned
    for name in sorted(mentioned):
        first, _, path = name.partition(".")
        if first == "orrery":
            pkgutil.resolve_name(name)
        else:
            attrgetter(path)(known[first])
