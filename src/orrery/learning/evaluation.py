"""How a network fares while it learns: another process plays it against the usual bot and against the best so far."""

from __future__ import annotations

import multiprocessing
import os
import shutil
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from ..bots import names
from .settings import Settings
from .trials import Opponent, Result, play_deal

BEST: Final = "best.npz"
_TRIED: Final = "tried.npz"
_BETTER: Final = 0.55
"""The part of the wins against the best so far that makes a network the best."""
ALONE: Final = "alone"
"""Instead of an opponent, where a table has one seat and the game plays its own side."""
_NICE: Final = 5
"""Trials stand back behind those who play to learn."""

Figures: TypeAlias = "dict[str, float]"


class Tried(NamedTuple):
    """What came of a trial: the part of the wins by variant and opponent, and whether the network is the best now."""

    decisions: int
    shares: Figures
    best: bool


def usual_opponent(game: str) -> str:
    """The bot a network is compared with."""
    known = names(game)
    return "greedy" if "greedy" in known else known[0]


def examine(settings: Settings, network: Path, best: Path | None, number: int) -> tuple[Figures, float]:
    """The part of the wins in each variant, and over all variants against the best so far."""
    opponents: dict[str, Opponent] = {usual_opponent(settings.game): usual_opponent(settings.game)}
    if best is not None:
        opponents["best"] = best
    shares: Figures = {}
    against_best = Result()
    for variant in settings.distinct():
        for name, opponent in opponents.items() if variant.seats > 1 else [(ALONE, ALONE)]:
            result = Result()
            seed = settings.seed + 1 + number
            for deal in range(settings.trial_deals):
                played = play_deal(network, variant, opponent, settings.game, deal, seed, settings.longest)
                result.add(played)
            shares[f"{name} {variant.label()}"] = result.wins / result.games
            if name == "best":
                against_best.add(result)
    return shares, against_best.wins / max(against_best.games, 1)


class Evaluation:
    """Trials in a process of their own, one at a time; training does not wait for them."""

    def __init__(self, settings: Settings, out: Path) -> None:
        self._settings = settings
        self._out = out
        self._number = 0
        self._decisions = -1
        self._running: Future[tuple[Figures, float]] | None = None
        self._process = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=_stand_back)

    def begin(self, network: Path, decisions: int) -> None:
        """Try the network as it is now, unless that has been done or the last trial still runs."""
        if self._settings.trial_deals == 0 or self._running is not None or self._decisions == decisions:
            return
        tried = self._out / _TRIED
        shutil.copy(network, tried)
        best = self._out / BEST
        self._decisions = decisions
        self._running = self._process.submit(
            examine, self._settings, tried, best if best.exists() else None, self._number
        )
        self._number += 1

    def result(self, wait: bool = False) -> Tried | None:
        """What came of the trial, once it is over."""
        if self._running is None or not (wait or self._running.done()):
            return None
        shares, against_best = self._running.result()
        self._running = None
        tried, best = self._out / _TRIED, self._out / BEST
        better = not best.exists() or against_best >= _BETTER
        if better:
            tried.replace(best)
        else:
            tried.unlink()
        return Tried(self._decisions, shares, better)

    def close(self) -> None:
        self._process.shutdown(cancel_futures=True)


def _stand_back() -> None:
    if hasattr(os, "nice"):
        os.nice(_NICE)
