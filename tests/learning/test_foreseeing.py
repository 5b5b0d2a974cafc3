"""A network that only learns to foresee how games of bots end."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("torch")

from orrery.bots.empires.standing import OF_GAME, OF_PLAYER
from orrery.learning.endings import Endings, endings_of
from orrery.learning.foreseeing import foresee, learn, told
from orrery.learning.played import UnfitGames, load, play, replay
from orrery.learning.presets import foreseeing_settings
from orrery.learning.settings import OtherSettings
from orrery.learning.training import NETWORK
from orrery.networks.foreseer import load_foreseer

TINY = replace(foreseeing_settings("empires", [2], 1, 3, 0.0, 2, "random"), longest=40)


def made_up(rows: int = 2000) -> Endings:
    """Positions of two players, of whom the one with more points has mostly won; the formula knows nothing."""
    chance = np.random.default_rng(1)
    players = np.full((rows, 4, len(OF_PLAYER)), np.nan, dtype=np.float32)
    players[:, :2] = chance.normal(0, 3, (rows, 2, len(OF_PLAYER)))
    first = 1 / (1 + np.exp(players[:, 1, 0] - players[:, 0, 0])) > chance.random(rows)
    won = np.zeros((rows, 4), dtype=np.float32)
    won[:, 0], won[:, 1] = first, ~first
    formula = np.zeros_like(won)
    formula[:, :2] = 0.5
    return Endings(np.arange(rows), players, np.ones((rows, len(OF_GAME)), dtype=np.float32), formula, won)


def test_it_finds_out_what_wins() -> None:
    card = learn(made_up(), replace(TINY, epochs=30)).card
    found, formula = card["network"], card["formula"]
    assert isinstance(found, dict)
    assert isinstance(formula, dict)
    assert formula["all"] == {"loss": pytest.approx(np.log(2), abs=1e-3), "error": 0.5}
    assert found["all"]["loss"] < 0.5
    assert found["calibration"] < 0.1
    assert found["2"] == found["all"]
    assert (card["games"], card["held_back"]) == (2000, 400)


def test_whoever_is_sure_and_right_loses_nothing() -> None:
    endings = made_up(100)
    assert told(endings.won, endings)["all"] == {"loss": 0.0, "error": 0.0}


def test_a_game_that_is_played_again_is_the_same_game() -> None:
    played = play(TINY, 1)
    assert played == play(TINY, 1)
    *_, (table, seat, _) = replay(TINY, played)
    assert seat == -1
    assert len(played.answers) == TINY.longest or table.over


def test_of_a_game_without_an_end_nothing_is_learnt() -> None:
    assert len(endings_of(TINY, play(TINY, 0)).number) == 0


@pytest.mark.whole
def test_a_tiny_run_leaves_a_network_and_its_games_and_goes_on_from_them_alone(tmp_path: Path) -> None:
    settings = foreseeing_settings("empires", [2], 2, 3, 0.0, 3, "easy")
    card = foresee(settings, tmp_path).card
    games = load(tmp_path / "games.npz", settings)
    assert card["decisions"] == sum(len(played.answers) for played in games)
    assert len(games) == 3
    assert load_foreseer(tmp_path / NETWORK).card == json.loads(json.dumps(card))
    weights = load_foreseer(tmp_path / NETWORK).weights
    foresee(settings, tmp_path).save(tmp_path / "again.npz")
    for name, weight in load_foreseer(tmp_path / "again.npz").weights.items():
        assert np.array_equal(weight, weights[name])
    with pytest.raises(OtherSettings):
        load(tmp_path / "games.npz", replace(settings, seed=4))


def test_games_that_cannot_be_read_are_refused_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "games.npz"
    settings = np.frombuffer(json.dumps(TINY.plain()).encode(), dtype=np.uint8)
    some = np.arange(3, dtype=np.int32)
    whole: dict[str, Any] = {"settings": settings, "numbers": some, "lengths": some, "answers": some}
    np.savez(path, **whole)
    assert load(path, TINY) == [(0, []), (1, [0]), (2, [1, 2])]
    for name, array in [
        ("settings", np.frombuffer(b"[" * 100_000, dtype=np.uint8)),
        ("settings", np.frombuffer(b"[]", dtype=np.uint8)),
        ("lengths", some[:2]),
        ("answers", some[:2]),
        ("answers", -some),
        ("answers", some.astype(np.float32)),
    ]:
        np.savez(path, **{**whole, name: array})
        with pytest.raises(UnfitGames):
            load(path, TINY)
    for content in (b"", b"letter", path.read_bytes()[:300]):
        path.write_bytes(content)
        with pytest.raises(UnfitGames):
            load(path, TINY)
