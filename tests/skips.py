"""Reasons for which a test may be left out; a test that is left out for any other reason fails the run.

The summary at the end counts what was left out, reason by reason. A reason is here because a machine cannot help it (an
operating system, a library without a wheel) or because the command asked for it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

NO_BROWSER = "ORRERY_NO_BROWSER=1: tests in a browser were asked to be left out"
ONLY_LONG = "only with --long"
INTERPRETED = "needs the interpreted build"
NO_PRIORITIES = "this system knows no priorities"
_ALLOWED = [
    re.escape(ONLY_LONG),
    re.escape(NO_BROWSER),
    re.escape(INTERPRETED),
    re.escape(NO_PRIORITIES),
    r"(caddy|nginx|systemd) is not here",
    r"could not import '(matplotlib|pty|pyspiel|ray|sb3_contrib|tensorboardX|torch)(\.\w+)*'",
    r"needs (ray|torch)",
]
_LIBRARY = re.compile(r"could not import '([\w.]+)'.*", re.DOTALL)
MODULES = "modules left out"
"""Reasons for which whole modules were left out, by path; each worker tells its own."""
_modules = pytest.StashKey[dict[str, str]]()


def is_allowed(reason: str) -> bool:
    """Return whether a test may be left out for this reason.

    >>> is_allowed("only with --long"), is_allowed("flaky")
    (True, False)
    """
    return any(re.fullmatch(allowed, reason, re.DOTALL) for allowed in _ALLOWED)


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
