"""All bots of a game against each other: every deal is played from each seat, and what was played is kept in a file.

With two at a table each pair meets; with more, each bot sits alone among others of each kind.
"""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from pathlib import Path
from typing import NamedTuple

from ..core.errors import OrreryError
from ..core.game import Game, OptionValue
from ..core.table import State
from ..games import game as named
from .ratings import Paired, ratings
from .simulation import Simulation


class OtherLeague(OrreryError):
    """The file holds no league, or one of another table."""

    def __init__(self, path: Path) -> None:
        super().__init__("error-other-league", f"{path} holds no league of this table", {"file": str(path)})


class Meeting(NamedTuple):
    """One deal for a bot alone among others of a kind."""

    lone: str
    others: str
    deal: int

    def key(self) -> str:
        return f"{self.lone} {self.others}"


class League:
    """The results so far: for each pair of bots and each deal the lone bot's part of the win from every seat."""

    def __init__(
        self, game: Game[State], bots: Sequence[str], seats: int, options: dict[str, OptionValue], seed: int, path: Path
    ) -> None:
        self.game = game
        self.bots = list(bots)
        self.seats = seats
        self.path = path
        self.table: dict[str, object] = {"game": game.name, "seats": seats, "options": options, "seed": seed}
        self.options = options
        self.seed = seed
        self.results: dict[str, dict[str, list[float]]] = {}
        if path.exists():
            self.results = self._kept()

    def _kept(self) -> dict[str, dict[str, list[float]]]:
        try:
            kept = json.loads(self.path.read_text(encoding="utf-8"))
        except ValueError:
            raise OtherLeague(self.path) from None
        if not isinstance(kept, dict) or {name: kept.get(name) for name in self.table} != self.table:
            raise OtherLeague(self.path)
        results: dict[str, dict[str, list[float]]] = kept["results"]
        return results

    def pairs(self) -> list[tuple[str, str]]:
        """Who meets whom."""
        return list(combinations(self.bots, 2) if self.seats == 2 else permutations(self.bots, 2))

    def missing(self, deals: int) -> list[Meeting]:
        """What is still to be played, deal by deal, so that all have met as often whenever it is stopped."""
        wanted = [Meeting(lone, others, deal) for deal in range(deals) for lone, others in self.pairs()]
        return [meeting for meeting in wanted if str(meeting.deal) not in self.results.get(meeting.key(), {})]

    def play(self, deals: int, processes: int) -> Iterator[Meeting]:
        """Play what is missing and keep it after every deal; each deal that has been played."""
        jobs = [(self.game.name, self.seats, self.options, self.seed, meeting) for meeting in self.missing(deals)]
        with multiprocessing.get_context("spawn").Pool(processes) as pool:
            for meeting, shares in pool.imap_unordered(play_deal, jobs):
                self.results.setdefault(meeting.key(), {})[str(meeting.deal)] = shares
                self._keep()
                yield meeting

    def _keep(self) -> None:
        """Write beside the old file and put it in its place, so that a kill leaves one of both."""
        new = self.path.with_name(self.path.name + ".new")
        new.write_text(json.dumps({**self.table, "results": self.results}), encoding="utf-8")
        new.replace(self.path)

    def report(self) -> dict[str, object]:
        """Ratings, best first, and what came of each pair, as plain data."""
        numbers = {bot: number for number, bot in enumerate(self.bots)}
        met: list[tuple[str, str, int, float]] = []
        for lone, others in self.pairs():
            shares = [share for deal in self.results.get(f"{lone} {others}", {}).values() for share in deal]
            if shares:
                met.append((lone, others, len(shares), sum(shares)))
        paired = [Paired(numbers[lone], numbers[others], games, won) for lone, others, games, won in met]
        anchor = numbers.get("greedy", 0)
        rated = ratings(len(self.bots), paired, self.seats, anchor) if paired else []
        table = [
            {"bot": bot, "rating": round(one.rating), "low": round(one.low), "high": round(one.high)}
            for bot, one in sorted(zip(self.bots, rated, strict=False), key=lambda row: -row[1].rating)
        ]
        pairs = [
            {"bot": lone, "against": others, "games": games, "share": round(won / games, 4)}
            for lone, others, games, won in met
        ]
        return {**self.table, "anchor": self.bots[anchor], "ratings": table, "pairs": pairs}


def play_deal(job: tuple[str, int, dict[str, OptionValue], int, Meeting]) -> tuple[Meeting, list[float]]:
    """One deal, the lone bot in every seat in turn; its part of each win."""
    name, seats, options, seed, meeting = job
    shares = []
    for own in range(seats):
        sitting = [meeting.lone if seat == own else meeting.others for seat in range(seats)]
        simulation = Simulation(named(name), sitting, options, seed)
        simulation.run([meeting.deal])
        shares.append(float(simulation.wins[own]))
    return meeting, shares
