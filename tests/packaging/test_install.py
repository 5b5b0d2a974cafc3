"""An sdist, a wheel made of it and its extras, installed as somebody does who has nothing but Python and Node."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

import orrery
from orrery.__main__ import NEEDED

ROOT = Path(__file__).parents[2]
INDEX = "orrery/server/client/index.html"
ALONE = ["--no-build-isolation", "--no-deps"]
PACKAGED = (".py", ".ftl", ".json", ".typed")
SIMULATION = """
import orrery
from orrery.measure.simulation import Simulation
simulation = Simulation(orrery.game("duel"), ["random", "greedy"], {}, 1)
simulation.run(range(1))
print(simulation.finished)
"""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files git knows or would take, nothing built."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        check=True,
    )
    folder = tmp_path_factory.mktemp("checkout")
    for name in filter(None, listed.stdout.decode().split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


def run(*command: str | Path, cwd: Path, path: str | None = None) -> subprocess.CompletedProcess[str]:
    """A command that sees nothing of the sources and the environment these tests run in."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "ORRERY_"))}
    environment["PATH"] = os.environ["PATH"] if path is None else path
    return subprocess.run(
        [*map(str, command)],
        cwd=cwd,
        env=environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )


def done(ran: subprocess.CompletedProcess[str]) -> str:
    assert ran.returncode == 0, ran.stdout
    return ran.stdout


def sdist_of(checkout: Path, folder: Path) -> Path:
    """What the sdist of a checkout unpacks to."""
    done(run(sys.executable, "-m", "build", "--sdist", "--no-isolation", "-o", folder, checkout, cwd=folder))
    [packed] = folder.glob("*.tar.gz")
    with tarfile.open(packed) as archive:
        archive.extractall(folder, filter="data")
    return folder / packed.name.removesuffix(".tar.gz")


def wheel_of(source: Path, folder: Path, *how: str, path: str | None = None) -> Path:
    done(
        run(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", *how, "-w", folder, source, cwd=source, path=path)
    )
    [wheel] = folder.glob("*.whl")
    return wheel


@pytest.mark.long
def test_a_wheel_is_built_from_an_sdist_and_installed(checkout: Path, tmp_path: Path) -> None:
    """With pip's own build environment, then again without it and without Node: the client is there already."""
    source = sdist_of(checkout, tmp_path)
    wheel = wheel_of(source, tmp_path / "first")
    package = {str(file.relative_to(checkout / "src")) for file in (checkout / "src").rglob("*.*")}
    package = {name for name in package if name.endswith(PACKAGED)}
    assert {*zipfile.ZipFile(wheel).namelist()} >= package | {INDEX}
    assert package >= {"orrery/py.typed", "orrery/cli.py", "orrery/games/duel/data/cards.json"}
    again = wheel_of(source, tmp_path / "again", *ALONE, path="")
    assert INDEX in zipfile.ZipFile(again).namelist()

    venv.create(tmp_path / "new")
    python = tmp_path / "new" / "bin" / "python"
    command = python.with_name("orrery")
    pip: list[str | Path] = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        python,
        "install",
        "-q",
        "--no-compile",  # of most modules nothing is ever imported here
        "-c",
        checkout / "constraints.txt",
    ]
    done(run(*pip, wheel, cwd=tmp_path))
    assert done(run(python, "-c", SIMULATION, cwd=tmp_path)) == "1\n"
    refused = run(command, "games", cwd=tmp_path)
    assert (refused.returncode, refused.stdout.count("\n")) == (2, 1)
    assert 'pip install "orrery-games[play]"' in refused.stdout

    done(run(*pip, f"{wheel}[play]", cwd=tmp_path))
    client = f"import orrery, pathlib; print((pathlib.Path(orrery.__file__).parents[1] / {INDEX!r}).read_text())"
    assert "<html" in done(run(python, "-c", client, cwd=tmp_path))
    games = done(run(command, "games", cwd=tmp_path))
    assert all(name in games for name in orrery.NAMES)
    assert done(run(command, "--version", cwd=tmp_path)) == f"orrery {orrery.__version__}\n"
    assert "uvicorn" not in done(run(python, "-c", "import orrery.cli, sys; print(*sys.modules)", cwd=tmp_path)).split()


def test_the_door_looks_for_what_the_extra_brings() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    play = [requirement.split(">=")[0].replace("-", "_") for requirement in project["optional-dependencies"]["play"]]
    assert sorted(set(play) - {"numpy"}) == list(NEEDED)  # without numpy learned bots are absent, the rest plays


def test_whoever_names_the_version_names_the_same() -> None:
    assert f"\nversion: {orrery.__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\n## {orrery.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_everything_needed_has_a_lower_bound() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [*project["dependencies"], *(one for extra in project["optional-dependencies"].values() for one in extra)]
    others = [requirement for requirement in needed if not requirement.startswith("orrery-games[")]
    assert [requirement for requirement in others if ">=" not in requirement] == []


@pytest.mark.parametrize(("version", "said"), [(None, "there is none"), ("v18.20.4", "node says v18.20.4")])
def test_without_a_node_that_is_new_enough_one_line_says_so(
    checkout: Path, tmp_path: Path, version: str | None, said: str
) -> None:
    programs = tmp_path / "programs"
    programs.mkdir()
    for name in ("node", "npm") if version else ():
        (programs / name).write_text(f"#!/bin/sh\necho {version}\n")
        (programs / name).chmod(0o755)
    command: list[str | Path] = [sys.executable, "-m", "pip", "wheel", *ALONE, "-w", tmp_path]
    ran = run(*command, checkout, cwd=tmp_path, path=str(programs))
    assert ran.returncode != 0
    assert "Traceback" not in ran.stdout
    [line] = [line for line in ran.stdout.splitlines() if "Node.js" in line]
    assert "Node.js 20.19 or newer" in line
    assert said in line
