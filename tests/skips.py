"""Reasons for which a test may be left out; a test that is left out for any other reason fails the run.

The summary at the end counts what was left out, reason by reason. A reason is here because a machine cannot help it (an
operating system, a library without a wheel) or because the command asked for it. `make test` installs what it can and
then sets ORRERY_WHOLE=1: from then on nothing that it can install may be missing.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterator

import pytest
from tools.ready import Machine

WHOLE = "ORRERY_WHOLE"
NO_BROWSER = "ORRERY_NO_BROWSER=1: tests in a browser were asked to be left out"
ONLY_LONG = "only with --long"
INTERPRETED = "needs the interpreted build"
NO_PRIORITIES = "this system knows no priorities"
PYTHON_WITHOUT_RAY = (3, 15)
"""The first Python for which Ray has no wheel; pyproject.toml leaves Ray out from there on."""
_ALWAYS = [
    *map(re.escape, (ONLY_LONG, NO_BROWSER, INTERPRETED, NO_PRIORITIES)),
    "systemd is not here",
    "could not import 'pty'",
]
_RAY = r"needs ray|could not import 'ray(\.\w+)*'"
_LEARNING = r"needs torch|could not import '(matplotlib|pyspiel|sb3_contrib|tensorboardX|torch)(\.\w+)*'"
_PROXIES = "(caddy|nginx) is not here"
_LIBRARY = re.compile(r"could not import '([\w.]+)'.*", re.DOTALL)
MODULES = "modules left out"
"""Reasons for which whole modules were left out, by path; each worker tells its own."""
_modules = pytest.StashKey[dict[str, str]]()


def is_allowed(reason: str, machine: Machine | None = None, whole: bool | None = None) -> bool:
    """Return whether a test may be left out for this reason, on this machine if none is given.

    `whole` says whether everything that can be installed is installed; if it is None, the environment decides.

    >>> is_allowed("only with --long"), is_allowed("flaky")
    (True, False)
    """
    here = machine or Machine()
    installed = os.environ.get(WHOLE) == "1" if whole is None else whole
    allowed = _ALWAYS[:]
    if here.python() >= PYTHON_WITHOUT_RAY:
        allowed.append(_RAY)
    if not installed:
        allowed.append(_LEARNING)
    if not (installed and _installs_proxies(here)):
        allowed.append(_PROXIES)
    return any(re.fullmatch(pattern, reason, re.DOTALL) for pattern in allowed)


def _installs_proxies(machine: Machine) -> bool:
    """Return whether `python3 -m tools.ready test` installs Caddy and nginx here."""
    return machine.is_root() and machine.program("apt-get") and not machine.starts_services()


def _reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    """Return the reason of a report in the words of the summary."""
    told = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    reason = told.removeprefix("Skipped: ").strip()
    library = _LIBRARY.fullmatch(reason)
    return reason if library is None else f"could not import '{library[1]}'"


class Skips:
    """Counts the tests that were left out and fails the run where a reason is not on the list."""

    def __init__(self) -> None:
        self.modules: dict[str, str] = {}
        self.tests: Counter[str] = Counter()
        self.unexpected: list[str] = []

    @pytest.hookimpl
    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.skipped:
            self.modules[report.nodeid] = _reason(report)

    @pytest.hookimpl
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.skipped:
            reason = _reason(report)
            self.tests[reason] += 1
            if not is_allowed(reason):
                self.unexpected.append(f"{report.nodeid}: {reason}")

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: object, error: object) -> None:
        """Take over what a worker of pytest-xdist left out while it collected: it reports tests only."""
        self.modules.update(getattr(node, "workeroutput", {}).get(MODULES, {}))

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        output = getattr(session.config, "workeroutput", None)
        if output is not None:
            output[MODULES] = self.modules
            return
        self.unexpected += [f"{path}: {why}" for path, why in self.modules.items() if not is_allowed(why)]
        if self.unexpected and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    @pytest.hookimpl
    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for line in self.summary():
            terminalreporter.write_line(line)
        for line in self.unexpected:
            terminalreporter.write_line(f"left out without a reason of tests/skips.py: {line}", red=True)

    def summary(self) -> Iterator[str]:
        for kind, counted in (("tests", self.tests), ("modules", Counter(self.modules.values()))):
            for reason, count in sorted(counted.items()):
                yield f"left out: {count} {kind}, {reason}"
