"""The list of reasons for which tests may be left out, in runs of pytest of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

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
