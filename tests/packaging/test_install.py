"""`pip install .` from a checkout and from an sdist, as somebody does who has nothing but Python and Node."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
INDEX = "orrery/server/client/index.html"
WITHOUT_ISOLATION = ["--no-build-isolation", "--no-deps", "-w", "wheels"]
PACKAGED = (".py", ".ftl", ".json", ".typed")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The files git knows or would take, nothing built."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        check=True,
    )
    folder = tmp_path / "checkout"
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


def fresh_python(folder: Path) -> Path:
    venv.create(folder, with_pip=True)
    return folder / "bin" / "python"


def built_without_isolation(source: Path, folder: Path, path: str | None = None) -> set[str]:
    """What a wheel holds that was built with what is installed here."""
    done(run(sys.executable, "-m", "pip", "wheel", *WITHOUT_ISOLATION, source, cwd=folder, path=path))
    [wheel] = (folder / "wheels").glob("*.whl")
    return set(zipfile.ZipFile(wheel).namelist())


def built_sdist(checkout: Path, folder: Path) -> Path:
    done(run(sys.executable, "-m", "build", "--sdist", "--no-isolation", "-o", folder, checkout, cwd=folder))
    [sdist] = folder.glob("*.tar.gz")
    return sdist


def plays(python: Path, elsewhere: Path) -> None:
    """The package installed there has its client and knows its games."""
    client = f"import orrery, pathlib; print((pathlib.Path(orrery.__file__).parents[1] / {INDEX!r}).read_text())"
    assert "<html" in done(run(python, "-c", client, cwd=elsewhere))
    games = done(run(python.with_name("orrery"), "games", cwd=elsewhere))
    assert all(name in games for name in ("duel", "race", "seti", "empires"))


def test_a_checkout_is_installed(checkout: Path, tmp_path: Path) -> None:
    """With pip's own build environment, then again without it and without Node: the client is there already."""
    python = fresh_python(tmp_path / "new")
    done(run(python, "-m", "pip", "install", "-q", "-c", checkout / "constraints.txt", checkout, cwd=tmp_path))
    plays(python, tmp_path)
    assert INDEX in built_without_isolation(checkout, tmp_path, path="")


def test_an_sdist_holds_what_a_wheel_is_built_from(checkout: Path, tmp_path: Path) -> None:
    """Without pip's build environment, which takes long."""
    wheel = built_without_isolation(built_sdist(checkout, tmp_path), tmp_path)
    source = checkout / "src"
    package = {str(path.relative_to(source)) for path in source.rglob("*") if path.suffix in PACKAGED}
    assert wheel >= package | {INDEX}
    assert package >= {
        "orrery/py.typed",
        "orrery/cli.py",
        "orrery/games/duel/data/cards.json",
        "orrery/locales/de/duel/web.ftl",
    }


@pytest.mark.long
def test_an_sdist_is_installed(checkout: Path, tmp_path: Path) -> None:
    """With pip's own build environment."""
    python = fresh_python(tmp_path / "new")
    sdist = built_sdist(checkout, tmp_path)
    done(run(python, "-m", "pip", "install", "-q", "-c", checkout / "constraints.txt", sdist, cwd=tmp_path))
    plays(python, tmp_path)


@pytest.mark.parametrize(("version", "said"), [(None, "there is none"), ("v18.20.4", "node says v18.20.4")])
def test_without_a_node_that_is_new_enough_one_line_says_so(
    checkout: Path, tmp_path: Path, version: str | None, said: str
) -> None:
    programs = tmp_path / "programs"
    programs.mkdir()
    for name in ("node", "npm") if version else ():
        (programs / name).write_text(f"#!/bin/sh\necho {version}\n")
        (programs / name).chmod(0o755)
    ran = run(sys.executable, "-m", "pip", "wheel", *WITHOUT_ISOLATION, checkout, cwd=tmp_path, path=str(programs))
    assert ran.returncode != 0
    assert "Traceback" not in ran.stdout
    [line] = [line for line in ran.stdout.splitlines() if "Node.js" in line]
    assert "Node.js 20.19 or newer" in line
    assert said in line
