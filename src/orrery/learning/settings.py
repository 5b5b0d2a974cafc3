"""What a training run is told, and what it writes into its result."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final, TypeAlias

from ..core.errors import OrreryError
from ..core.game import OptionValue

Slope: TypeAlias = "tuple[float, float]"
"""A number that goes from one value to another during the run."""

_FREE: Final = ("minutes", "updates", "save_every", "try_every", "trial_deals")

_NAMED: Final = ("game", "variants", "seed", "minutes", "updates", "workers", "teacher", "rival", "foresee")
"""What the command line has options of its own for."""


class BadSetting(OrreryError):
    """There is no such setting, or it takes other numbers."""

    def __init__(self, wish: str) -> None:
        super().__init__("error-bad-setting", f"{wish!r} is no setting", {"setting": wish})


class OtherSettings(OrreryError):
    """The folder holds a run that was begun with other settings."""

    def __init__(self, folder: Path, differing: list[str]) -> None:
        names = ", ".join(differing)
        told = f"{folder} holds a run with other settings ({names})"
        super().__init__("error-other-settings", told, {"folder": str(folder), "settings": names})


class NothingToForesee(OrreryError):
    """Networks that judge positions alone are not made for this game or these numbers of players."""

    def __init__(self, game: str) -> None:
        super().__init__("error-nothing-to-foresee", f"{game}: no ends to foresee", {"game": game})


class NotBesideForesee(OrreryError):
    """Whoever only foresees has no opponents, and begins with nothing."""

    def __init__(self, option: str) -> None:
        super().__init__("error-not-beside-foresee", f"{option} beside --foresee", {"option": option})


@dataclass(frozen=True)
class Variant:
    """A kind of table that is learned: how many play, with which options."""

    seats: int
    options: dict[str, OptionValue] = field(default_factory=dict)

    def label(self) -> str:
        return "-".join([str(self.seats), *(f"{name}={value}" for name, value in self.options.items())])


@dataclass(frozen=True)
class Settings:
    game: str
    variants: tuple[Variant, ...]
    seed: int = 1
    minutes: float = 0.0
    """How long it learns; with 0, `updates` counts instead, and the result depends on the seed alone."""
    updates: int = 0
    workers: int = 1
    teacher: str = ""
    """The bot whose answers are learnt before it plays itself; without one, it begins with nothing."""
    rival: str = ""
    """A bot that sits at tables of the league for the whole run: a network of its own answers like it, which costs no
    more than an earlier self. Whoever only ever meets itself is surprised by other ways to play."""
    foresee: bool = False
    """Learns only how games of the teachers end: it never plays itself."""
    teacher_games: int = 600
    """How many games of a teacher or a rival are looked at."""
    lanes: int = 256
    """Tables in play, of all workers together; each worker has two groups, so that both sides stay busy."""
    steps: int = 40
    batch: int = 16384
    epochs: int = 2
    rate: Slope = (6e-4, 5e-5)
    entropy: Slope = (0.02, 0.003)
    margin: Slope = (0.6, 0.15)
    """The part of the reward that is the distance in points; the rest is the part of the win."""
    margin_scale: float = 12.0
    smoothing: float = 0.96
    trust: float = 0.2
    width: int = 512
    layers: int = 2
    league: float = 0.2
    """The part of the tables where others are played by earlier selves."""
    league_every: int = 40
    """An earlier self is kept after this many updates."""
    longest: int = 2000
    """A game is stopped after this many decisions and counts as it stands."""
    save_every: float = 60.0
    """Seconds between checkpoints; with a number of updates, updates between them."""
    try_every: int = 4
    """At every such checkpoint the network is tried against other bots."""
    trial_deals: int = 10
    """Deals of each variant in a trial, each played from every seat; 0: no trials."""

    def plain(self) -> dict[str, object]:
        return asdict(self)

    def distinct(self) -> list[Variant]:
        """Every variant once."""
        return [variant for place, variant in enumerate(self.variants) if variant not in self.variants[:place]]

    def differing(self, other: dict[str, object]) -> list[str]:
        """Settings that are not the same in another run; how long it takes and what is written when may differ."""
        own = json.loads(json.dumps(self.plain()))
        return [name for name, value in own.items() if name not in _FREE and other.get(name, value) != value]


def adjust(settings: Settings, wishes: Sequence[str]) -> Settings:
    """The settings with others as they are typed: `rate=0.0003,0.00002`, `league=0.1`.

    >>> adjust(Settings("duel", (Variant(2),)), ["rate=0.001,0.0005", "layers=3"]).rate
    (0.001, 0.0005)
    """
    values: dict[str, Any] = {}
    for wish in wishes:
        name, _, text = wish.partition("=")
        usual = getattr(settings, name, None) if name not in _NAMED else None
        try:
            numbers = [float(number) for number in text.split(",")]
        except ValueError:
            numbers = []
        wanted = len(usual) if isinstance(usual, tuple) else 1
        if usual is None or callable(usual) or len(numbers) != wanted:
            raise BadSetting(wish)
        values[name] = tuple(numbers) if isinstance(usual, tuple) else type(usual)(numbers[0])
    return replace(settings, **values)


def at(slope: Slope, progress: float) -> float:
    """Where a number stands between its two values."""
    first, last = slope
    return first + (last - first) * min(progress, 1.0)
