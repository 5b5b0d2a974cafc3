"""The list of reasons for which tests may be left out, in runs of pytest of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools.ready import Machine

from .skips import PYTHON_WITHOUT_RAY, WHOLE, is_allowed

ROOT = Path(__file__).parents[1]
CONFTEST = """
from tests.skips import Skips

def pytest_configure(config):
    config.pluginmanager.register(Skips())
"""
ALLOWED = """
import pytest

@pytest.mark.skip(reason="only with --long")
def test_long(): ...

def test_library():
    pytest.importorskip("torch.nowhere")

def test_plain(): ...
"""
SILENT = """
import pytest

@pytest.mark.skip(reason="no idea")
def test_silent(): ...
"""
MODULE = 'import pytest\npytest.importorskip("{}")\ndef test_never(): ...\n'


class Bare(Machine):
    """A machine on which these programs are installed, used by root."""

    def __init__(self, *has: str, python: tuple[int, int] = (3, 11), root: bool = True) -> None:
        self.has = has
        self.version = python
        self.root = root

    def python(self) -> tuple[int, int]:
        return self.version

    def program(self, name: str) -> bool:
        return name in self.has

    def starts_services(self) -> bool:
        return "systemd" in self.has

    def is_root(self) -> bool:
        return self.root


DEBIAN = Bare("apt-get")


@pytest.mark.parametrize("reason", ["needs ray", "could not import 'ray'", "could not import 'ray.cluster_utils'"])
@pytest.mark.parametrize("whole", [False, True])
def test_ray_may_be_absent_only_where_it_has_no_wheel(reason: str, whole: bool) -> None:
    assert not is_allowed(reason, DEBIAN, whole)
    assert is_allowed(reason, Bare("apt-get", python=PYTHON_WITHOUT_RAY), whole)


def test_ray_is_installed_for_every_other_python() -> None:
    marker = "python_version < '{}.{}'".format(*PYTHON_WITHOUT_RAY)
    assert f'"orrery-games[cluster]; {marker}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("reason", ["needs torch", "could not import 'torch'", "could not import 'pyspiel'"])
def test_libraries_of_learners_may_be_absent_until_all_is_installed(reason: str) -> None:
    assert is_allowed(reason, DEBIAN, whole=False)
    assert not is_allowed(reason, DEBIAN, whole=True)


@pytest.mark.parametrize("reason", ["caddy is not here", "nginx is not here"])
def test_a_proxy_may_be_absent_only_where_it_is_not_installed(reason: str) -> None:
    assert not is_allowed(reason, DEBIAN, whole=True)
    for other in (Bare(), Bare("apt-get", "systemd"), Bare("apt-get", root=False)):
        assert is_allowed(reason, other, whole=True)
    assert is_allowed(reason, DEBIAN, whole=False)


@pytest.mark.parametrize("reason", ["only with --long", "systemd is not here", "could not import 'pty'"])
def test_what_no_installation_helps_may_always_be_absent(reason: str) -> None:
    assert is_allowed(reason, DEBIAN, whole=True)


def test_everything_is_installed_before_all_tests_run() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in ("test", "long"):
        assert f"\n{target}: export {WHOLE} = 1\n{target}: ready-to-test" in makefile


@pytest.fixture(autouse=True)
def forget_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let runs of pytest begin as where not everything has been installed."""
    monkeypatch.delenv(WHOLE, raising=False)


def summary(folder: Path, *arguments: str, **files: str) -> tuple[int, list[str]]:
    """Return the exit code of a run over these files, and what its summary says was left out."""
    for name, text in {"conftest": CONFTEST, **files}.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--rootdir={folder}", *arguments]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])}
    ran = subprocess.run([*command, folder], capture_output=True, text=True, env=environment, cwd=folder, check=False)
    return ran.returncode, [line for line in ran.stdout.splitlines() if line.startswith("left out")]


@pytest.mark.whole
@pytest.mark.parametrize("processes", [[], ["-n", "2"]], ids=["one process", "two workers"])
class TestSkips:
    def test_reasons_of_the_list_are_counted(self, tmp_path: Path, processes: list[str]) -> None:
        modules = {"test_one": MODULE.format("torch.nowhere"), "test_two": MODULE.format("torch.nowhere")}
        code, told = summary(tmp_path, *processes, test_allowed=ALLOWED, **modules)
        assert (code, told) == (
            0,
            [
                "left out: 1 tests, could not import 'torch.nowhere'",
                "left out: 1 tests, only with --long",
                "left out: 2 modules, could not import 'torch.nowhere'",
            ],
        )

    def test_any_other_reason_fails_the_run(self, tmp_path: Path, processes: list[str]) -> None:
        code, told = summary(tmp_path, *processes, test_allowed=ALLOWED, test_silent=SILENT)
        assert code == 1
        assert told[-1] == "left out without a reason of tests/skips.py: test_silent.py::test_silent: no idea"

    def test_a_module_that_lacks_a_library_fails_the_run_too(self, tmp_path: Path, processes: list[str]) -> None:
        code, told = summary(tmp_path, *processes, test_allowed=ALLOWED, test_module=MODULE.format("nowhere"))
        assert code == 1
        assert told[-1].endswith("test_module.py: could not import 'nowhere'")


@pytest.mark.whole
def test_a_library_may_not_be_absent_once_all_is_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(WHOLE, "1")
    code, told = summary(tmp_path, test_allowed=ALLOWED)
    assert code == 1
    assert told[-1].endswith("test_library: could not import 'torch.nowhere'")
