"""`orrery train`: a run from the command line, and what it refuses."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from ..packaging.extensions import Site
from ..terminal import run

trains = pytest.mark.skipif(find_spec("torch") is None or find_spec("tensorboardX") is None, reason="needs torch")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--seats", "two"], "does not say how many play"),
        (["--seats", "2,5"], "duel is not for this number of players: 5"),
        (["--minutes", "0"], "--minutes cannot be 0"),
        (["--workers", "-1"], "--workers cannot be -1"),
        (["--teacher", "socrates"], "socrates"),
        (["--rival", "zeno"], "zeno"),
        (["--foresee"], "--foresee is for Ascending Empires"),
        (["--foresee", "--rival", "greedy"], "--rival has no meaning beside --foresee"),
        (["--foresee", "--begin-with", "network.npz"], "--begin-with has no meaning beside --foresee"),
        (["--foresee", "--teacher", "greedy,plato"], "plato"),
    ],
)
def test_bad_input_is_refused_with_a_sentence(tmp_path: Path, arguments: list[str], told: str) -> None:
    ran = run(tmp_path, "train", "duel", "--out", str(tmp_path / "run"), *arguments)
    assert ran.code == 2
    assert told in ran.err
    assert not (tmp_path / "run").exists()


@pytest.mark.whole
def test_whoever_lacks_torch_is_told_what_to_install(tmp_path: Path) -> None:
    hidden = (
        "import importlib.util as u, sys; found = u.find_spec\n"
        "import orrery.cli as c; c.find_spec = lambda name: None if name == 'torch' else found('json')\n"
        "sys.argv = ['orrery', 'train', 'duel', '--out', 'run', '--lang', 'en']; c.main()"
    )
    ran = subprocess.run([sys.executable, "-c", hidden], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert ran.returncode == 2
    assert ran.stderr == 'Training needs torch. Install it with: pip install "orrery-games[train]"\n'


TINY_RUN = """
from pathlib import Path
from orrery.learning.settings import Settings, Variant
from orrery.learning.training import Training

if __name__ == "__main__":
    tiny = dict(lanes=32, steps=32, batch=256, width=32, layers=1, rate=(3e-3, 1e-3), trial_deals=25)
    Training(Settings("nim", (Variant(2),), updates=30, save_every=30, **tiny), Path("run")).run()
"""


@pytest.fixture
def site(tmp_path: Path) -> Site:
    site = Site(tmp_path)
    site.install_nim()
    return site


@trains
@pytest.mark.whole
def test_a_tiny_run_learns_to_beat_chance(site: Site) -> None:
    """After some thousand games of Nim, chance hardly ever wins; at the beginning it is even."""
    (site.folder / "tiny_run.py").write_text(TINY_RUN)
    ran = site.run("tiny_run.py")
    assert ran.returncode == 0, ran.stderr
    (last,) = (site.folder / "run" / "trials.jsonl").read_text().splitlines()
    assert json.loads(last)["shares"]["random 2"] >= 0.85


@trains
@pytest.mark.whole
def test_a_run_leaves_a_network_and_curves_and_goes_on_with_the_same_settings_only(site: Site) -> None:
    ran = site.orrery("train", "nim", "--updates", "1", "--workers", "1", "--out", "run")
    assert ran.returncode == 0, ran.stderr
    assert "network.npz" in ran.stdout
    assert list((site.folder / "run" / "curves").glob("events.out.tfevents.*"))
    again = site.orrery("train", "nim", "--updates", "1", "--workers", "1", "--seed", "2", "--out", "run")
    assert again.returncode == 2
    assert "holds a training run with other settings (seed)" in again.stderr
