"""How a training run goes, in one line that changes."""

from __future__ import annotations

from collections.abc import Mapping
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from ..i18n import Messages


class TrainingProgress:
    """A bar with what has been played so far and what came of the last trial."""

    def __init__(self, messages: Messages) -> None:
        self._messages = messages
        columns = (
            BarColumn(),
            TaskProgressColumn(),
            TimeElapsedColumn(),
            TextColumn("{task.description}", markup=False),
        )
        self._bar = Progress(*columns, console=Console(stderr=True))
        self._task = self._bar.add_task("", total=1.0)

    def __enter__(self) -> TrainingProgress:
        self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, at: TracebackType | None
    ) -> None:
        self._bar.stop()

    def show(self, progress: float, decisions: int, games: int, shares: Mapping[str, float]) -> None:
        """Where the run stands; `shares` of the wins by opponent and variant."""
        say = self._messages.text
        line = say("terminal-training", decisions=f"{decisions / 1e6:.2f}", games=games)
        if shares:
            tried = ", ".join(f"{name}: {share:.0%}" for name, share in shares.items())
            line = say("terminal-training-tried", training=line, tried=tried)
        self._bar.update(self._task, completed=min(progress, 1.0), description=line)
