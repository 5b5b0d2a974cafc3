"""How far something has come, as a bar on a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import Progress


@contextmanager
def progress_bar(total: int) -> Iterator[Callable[[int], None]]:
    """A bar that is told how much has just been done, and is gone afterwards; none where nobody would see it."""
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.advance(task, done)
