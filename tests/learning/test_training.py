"""Learning by self-play, on tiny settings; where torch is missing there is nothing to test."""

from __future__ import annotations

import json
import os
import pickle
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import orrery
from orrery.core.outlook import Outlook
from orrery.i18n import messages
from orrery.networks.network import UnfitNetwork, load, made_for

torch = pytest.importorskip("torch")
pytest.importorskip("tensorboardX")

from orrery.learning.actors import GROUPS, Actors  # noqa: E402
from orrery.learning.imitation import show_game  # noqa: E402
from orrery.learning.model import Model, to_network  # noqa: E402
from orrery.learning.ppo import Rollout, advantages  # noqa: E402
from orrery.learning.settings import Settings, Variant  # noqa: E402
from orrery.learning.training import NETWORK, Training, UnfitCheckpoint  # noqa: E402

ROOT = Path(__file__).parents[2]
TINY = Settings(
    game="race",
    variants=(Variant(2), Variant(3)),
    updates=2,
    lanes=8,
    steps=6,
    batch=24,
    width=16,
    layers=1,
    league_every=1,
    save_every=1,
    trial_deals=0,
)


@pytest.mark.parametrize("name", ["race", "empires"])
def test_the_network_to_play_with_judges_like_the_one_that_learnt(name: str) -> None:
    game = orrery.game(name)
    model = Model(game, 32, 2)
    network = to_network(model, game, {})
    numbers = np.random.default_rng(1).integers(0, 2, (3, network.outlook.size)).astype(np.int16)
    allowed = torch.ones(3, network.outlook.choices.size, dtype=torch.bool)
    logits, values = model(torch.from_numpy(numbers), allowed)
    judged = network.judge(numbers)
    assert np.allclose(judged.logits, logits.detach().numpy(), atol=1e-4)
    assert np.allclose(judged.shares, values[:, 0].detach().numpy(), atol=1e-4)


def test_a_decision_is_compared_with_the_next_of_the_same_seat_or_with_the_end() -> None:
    def row(values: list[float]) -> object:
        return torch.tensor(values).reshape(-1, 1, 1)

    rollout = Rollout(
        numbers=torch.zeros(4, 1, 1),
        allowed=torch.zeros(4, 1, 1),
        seat=torch.tensor([[0], [1], [0], [1]]),
        action=torch.zeros(4, 1),
        likelihood=torch.zeros(4, 1),
        value=row([0.1, 0.2, 0.4, 0.5]),
        learns=torch.ones(4, 1, dtype=torch.bool),
        ended=torch.tensor([[False], [False], [True], [False]]),
        ends=torch.tensor([[[[0.0], [0.0]]], [[[0.0], [0.0]]], [[[1.0], [-1.0]]], [[[0.0], [0.0]]]]),
    )
    better, learnt = advantages(rollout, smoothing=0.5)
    assert better.flatten().tolist() == pytest.approx([0.3 + 0.5 * 0.6, -1.2, 0.6, 0.0])
    assert learnt.flatten().tolist() == [True, True, True, False]  # what comes after the last is not known yet


@pytest.mark.whole
def test_a_teacher_is_imitated_before_it_plays_itself(tmp_path: Path) -> None:
    """So much of what random cannot know that it answers held-back questions more often alike than by chance."""
    taught = Training(replace(TINY, teacher="greedy", teacher_games=12, updates=1, width=64), tmp_path / "taught")
    taught.run()
    card = load(tmp_path / "taught" / NETWORK, orrery.game("race")).card
    assert card["taught"] == taught.taught
    assert taught.taught["decisions"] > 500
    assert taught.taught["alike"] > 0.3
    again = Training(replace(TINY, teacher="greedy", teacher_games=12, updates=1, width=64), tmp_path / "taught")
    assert again.taught == taught.taught  # kept with the checkpoint, so nobody is taught twice


@pytest.mark.whole
def test_a_rival_sits_at_tables_of_the_league_and_is_imitated_once(tmp_path: Path) -> None:
    settings = replace(TINY, rival="greedy", teacher_games=6, updates=1, league=0.5)
    training = Training(settings, tmp_path)
    training.run()
    rival = training.rival
    assert rival is not None
    assert training.imitated["decisions"] > 200
    assert load(tmp_path / NETWORK, orrery.game("race")).card["imitated"] == training.imitated
    again = Training(settings, tmp_path)
    assert again.rival is not None  # kept with the checkpoint
    assert all(torch.equal(again.rival[name], weight) for name, weight in rival.items())


def test_others_at_the_tables_are_the_rival_and_earlier_selves(tmp_path: Path) -> None:
    training = Training(replace(TINY, league=0.5), tmp_path)
    assert training.others() == []  # nobody yet
    training.rival = {name: torch.full_like(weight, 0.5) for name, weight in training.model.state_dict().items()}
    alone = training.others()
    assert [other.policy.bias[0].item() for other in alone] == [0.5] * 4
    training.past.append({name: torch.full_like(weight, 0.25) for name, weight in training.model.state_dict().items()})
    assert sorted(other.policy.bias[0].item() for other in training.others()) == [0.25, 0.25, 0.5, 0.5]


def test_a_game_of_a_teacher_shows_what_was_seen_chosen_and_won() -> None:
    shown = show_game(TINY, "greedy", 0)
    rows = np.arange(len(shown.choice))
    assert shown.allowed[rows, shown.choice].all()
    assert sorted({round(float(share), 3) for share, _ in shown.ends}) == [-1.0, 1.0]
    assert (show_game(TINY, "greedy", 0).numbers == shown.numbers).all()  # the same seed, the same game
    assert shown.numbers.shape[1] == Outlook(orrery.game("race")).size


def test_what_a_network_has_learnt_on_from_is_on_its_card(tmp_path: Path) -> None:
    game = orrery.game("race")
    first = {**made_for(game), "games": 3, "begun_with": [{"games": 2}]}
    to_network(Model(game, TINY.width, TINY.layers), game, first).save(tmp_path / "first.npz")
    card = Training(TINY, tmp_path / "second", tmp_path / "first.npz").card()
    assert card["begun_with"] == [{"games": 2}, {**made_for(game), "games": 3}]


def kept_run(folder: Path) -> dict[str, Any]:
    """The checkpoint of a run that has played for a moment."""
    training = Training(TINY, folder)
    training.known = None  # it has learnt nothing yet that would tell which signals it knows
    actors = Actors(TINY)
    for _ in range(GROUPS):
        actors.wait()
    training.save(actors.save())
    actors.close()
    kept: dict[str, Any] = torch.load(folder / "checkpoint.pt", weights_only=True)
    return kept


def refusal(folder: Path) -> str:
    with pytest.raises(UnfitCheckpoint) as refused:
        Training(TINY, folder)
    return messages("de").error(refused.value)


class Trap:
    """Makes a file where it is unpickled."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return os.mkdir, (str(self._path),)


def test_no_code_in_a_checkpoint_is_run(tmp_path: Path) -> None:
    kept = kept_run(tmp_path)
    torch.save(kept | {"tables": pickle.dumps(Trap(tmp_path / "trapped"))}, tmp_path / "checkpoint.pt")
    assert Training(TINY, tmp_path).kept is None  # earlier versions kept tables so: the run goes on with new ones
    torch.save(kept | {"tables": Trap(tmp_path / "trapped")}, tmp_path / "checkpoint.pt")
    assert "lässt sich nicht benutzen (UnpicklingError)" in refusal(tmp_path)
    assert not (tmp_path / "trapped").exists()


def test_a_checkpoint_that_is_not_as_it_was_kept_is_refused_in_one_line(tmp_path: Path) -> None:
    kept = kept_run(tmp_path)
    assert Training(TINY, tmp_path).kept == json.loads(kept["tables"])
    tables = json.loads(kept["tables"])
    first, second = tables[0][0]
    first_table = first["tables"][0]
    others: list[object] = [
        None,
        [],
        "[" * 100_000,
        [[[first]]],
        [[[second, first]] * 2],
        [[[first | {"games": [1, -1]}, second]] * 2],
        [[[first | {"tables": [[{**first_table[0], "state": 3}, first_table[1]]] * 2}, second]] * 2],
        [[[first | {"tables": [[first_table[0], [0, 0]]] * 2}, second]] * 2],
        [[[first | {"tables": [[first_table[0], [1 << 70, 1]]] * 2}, second]] * 2],
    ]
    for other in others:
        told = other if isinstance(other, str) else json.dumps(other)
        torch.save(kept | {"tables": told}, tmp_path / "checkpoint.pt")
        assert "\n" not in refusal(tmp_path)
    del kept["model"]
    torch.save(kept, tmp_path / "checkpoint.pt")
    assert "(KeyError)" in refusal(tmp_path)
    content = (tmp_path / "checkpoint.pt").read_bytes()
    for damaged in (b"", b"letter", content[: len(content) // 2]):
        (tmp_path / "checkpoint.pt").write_bytes(damaged)
        assert "\n" not in refusal(tmp_path)


def test_a_network_of_another_size_is_not_begun_with(tmp_path: Path) -> None:
    game = orrery.game("race")
    to_network(Model(game, 32, 1), game, dict(made_for(game))).save(tmp_path / "wide.npz")
    with pytest.raises(UnfitNetwork, match="width 32, not 16"):
        Training(TINY, tmp_path / "run", tmp_path / "wide.npz")


KILLED_RUN = """
import os, signal, sys
from pathlib import Path
from orrery.learning.training import Training
from tests.learning.test_training import TINY

if __name__ == "__main__":
    Training(TINY, Path(sys.argv[1])).run(lambda run: os.kill(os.getpid(), signal.SIGKILL))
"""


@pytest.mark.whole
def test_a_run_that_was_killed_ends_like_one_that_was_not(tmp_path: Path) -> None:
    whole = Training(TINY, tmp_path / "whole")
    whole.run()
    program = tmp_path / "killed_run.py"
    program.write_text(KILLED_RUN)
    here = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])}
    killed = subprocess.run(
        [sys.executable, program, tmp_path / "halves"], check=False, env=here, stderr=subprocess.PIPE
    )
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    rest = Training(TINY, tmp_path / "halves")
    assert rest.update == 1
    rest.run()
    assert (rest.update, rest.decisions) == (whole.update, whole.decisions)
    for name, weight in whole.model.state_dict().items():
        assert torch.equal(weight, rest.model.state_dict()[name]), name
