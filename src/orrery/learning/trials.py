"""How strong a network is: games against another bot, every deal once from each seat."""

from __future__ import annotations

import math
import multiprocessing
import time
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

from ..bots import Bot, bot
from ..core.dealer import RandomDealer
from ..core.seeds import derived_seed
from ..core.table import State
from ..games import game as named
from ..networks.bot import NetworkBot
from ..networks.network import Network, load
from .settings import Variant

Opponent: TypeAlias = "str | Path"
"""A bot of the catalogue, or the network of a file."""


@dataclass
class Result:
    """Wins of somebody in a number of games, and how many points they made."""

    games: int = 0
    wins: float = 0.0
    points: float = 0.0
    seconds: float = 0.0
    decisions: int = 0

    def add(self, other: Result) -> None:
        for key in vars(self):
            setattr(self, key, getattr(self, key) + getattr(other, key))

    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval."""
        games, share, z = max(self.games, 1), self.wins / max(self.games, 1), 1.96
        middle = share + z * z / (2 * games)
        reach = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
        below = 1 + z * z / games
        return (middle - reach) / below, (middle + reach) / below

    def told(self) -> dict[str, float]:
        low, high = self.interval()
        games = max(self.games, 1)
        return {
            "games": self.games,
            "wins": round(100 * self.wins / games, 2),
            "low": round(100 * low, 2),
            "high": round(100 * high, 2),
            "points": round(self.points / games, 2),
            "ms": round(1000 * self.seconds / max(self.decisions, 1), 3),
        }


@lru_cache(maxsize=2)
def _network(path: Path, game_name: str, changed: int) -> Network:
    return load(path, named(game_name))


def player(who: Opponent, game_name: str, seed: int) -> Bot[State]:
    """A bot by its name, or one that plays by the network of a file."""
    if isinstance(who, str):
        return bot(who, game_name, seed)
    return NetworkBot(seed, _network(who, game_name, who.stat().st_mtime_ns))


def play_deal(
    path: Path, variant: Variant, against: Opponent, game_name: str, number: int, seed: int, longest: int = 0
) -> Result:
    """One deal from each seat; a game that lasts longer than that many decisions counts as it stands then."""
    game = named(game_name)
    result = Result()
    for own in range(variant.seats):
        seats = [
            player(path if seat == own else against, game_name, derived_seed(seed, number, "bot", seat))
            for seat in range(variant.seats)
        ]
        table = game.new(variant.seats, variant.options, RandomDealer(derived_seed(seed, number, "deals")))
        asked = 0
        while not table.over and not 0 < longest <= asked:
            asked += 1
            seat = next(iter(table.questions()))
            began = time.perf_counter()
            answer = seats[seat].decide(game, table, seat)
            if seat == own:
                result.seconds += time.perf_counter() - began
                result.decisions += 1
            table.act(seat, answer)
        outcome = game.standing(table)
        result.games += 1
        result.wins += outcome.share(own)
        result.points += outcome.scores[own]
    return result


def _some(job: tuple[Path, Variant, str, str, int, int, int, float]) -> Result:
    path, variant, against, game_name, seed, first, stride, until = job
    result = Result()
    number = first
    while time.time() < until:
        result.add(play_deal(path, variant, against, game_name, number, seed))
        number += stride
    return result


def trial(
    path: Path, variant: Variant, against: str, game_name: str, seed: int, processes: int, seconds: float
) -> Result:
    """Play deals until the time is over."""
    until = time.time() + seconds
    jobs = [(path, variant, against, game_name, seed, first, processes, until) for first in range(processes)]
    total = Result()
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        for result in pool.imap_unordered(_some, jobs):
            total.add(result)
    return total
