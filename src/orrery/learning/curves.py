"""Curves of a run as files that TensorBoard shows."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tensorboardX import SummaryWriter


class Curves:
    """Figures over the decisions made so far; a run that goes on writes another file beside the first."""

    def __init__(self, folder: Path) -> None:
        self._writer = SummaryWriter(str(folder), write_to_disk=True)

    def draw(self, chapter: str, figures: Mapping[str, float], decisions: int) -> None:
        for name, value in figures.items():
            self._writer.add_scalar(f"{chapter}/{name}", value, decisions)
        self._writer.flush()

    def close(self) -> None:
        self._writer.close()
