"""The examples run, on settings small enough for a test; those of `orrery-games[examples]` where that is installed."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    specification = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


def test_random_agents(capsys: pytest.CaptureFixture[str]) -> None:
    shares = example("random_agents").play("race", seats=3, games=2, seed=1)
    assert sum(shares.values()) == pytest.approx(1)
    example("random_agents").main(["--games", "1"])
    assert "seat_0 wins" in capsys.readouterr().out


@pytest.mark.whole
def test_equilibrium() -> None:
    pytest.importorskip("pyspiel")
    curve = example("equilibrium").solve(iterations=2, every=1)
    assert curve[-1][1] < curve[0][1]


@pytest.mark.whole
def test_ppo_in_plain_torch() -> None:
    pytest.importorskip("torch")
    curve = example("ppo").train("race", iterations=1, lanes=4, width=16, games=1, every=1)
    assert [decisions for decisions, _ in curve] == [0, 256]


def test_ppo_judges_answers_along_each_seat() -> None:
    """Two lanes: in the first the game ends with a win of seat 1, in the second it is cut off."""
    pytest.importorskip("torch")
    import numpy as np

    ppo = example("ppo")
    rollout = {
        "seats": np.array([[0, 0], [1, 0]]),
        "values": np.zeros((2, 2), np.float32),
        "rewards": np.array([[[0, 0], [0, 0]], [[0, 1], [0, 0]]], np.float64),
        "done": np.array([[False, False], [True, False]]),
    }
    found, known = ppo.advantages(rollout)
    assert found.tolist() == [[0, 0], [1, 0]]
    assert known.tolist() == [[True, True], [True, False]]


@pytest.mark.whole
@pytest.mark.filterwarnings("ignore")  # what stable-baselines3 thinks of others is not our affair
def test_maskable_ppo(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("sb3_contrib")
    example("maskable_ppo").main(["--steps", "64", "--rollout", "32", "--games", "1"])
    assert "after 64 steps" in capsys.readouterr().out


@pytest.mark.whole
def test_the_notebook_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its cells one after the other, with fewer iterations, where torch and matplotlib are installed."""
    pytest.importorskip("torch")
    pytest.importorskip("matplotlib").use("agg")
    monkeypatch.syspath_prepend(EXAMPLES)  # where a notebook runs
    notebook: dict[str, Any] = json.loads((EXAMPLES / "learning_curves.ipynb").read_text())
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    space: dict[str, object] = {"__name__": "notebook"}
    for cell in cells:
        exec(cell.replace("iterations=60", "iterations=1, lanes=4, width=16, games=1"), space)
    assert space["curves"]
