"""What has proved right for each game: which tables are learned, and what the reward is made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from ..core.game import OptionValue
from .settings import NothingToForesee, Settings, Slope, Variant

_LANES_WITH_GPU: Final = 544
_LANES: Final = 128
"""Tables of each process: a GPU judges thousands of positions at once, a core of the processor some dozens."""


@dataclass(frozen=True)
class Preset:
    """What differs from game to game."""

    margin: Slope = (0.6, 0.15)
    margin_scale: float = 12.0
    longest: int = 1500
    smoothing: float = 0.96
    lanes: float = 1.0
    """The part of the usual number of tables: fewer where a decision takes long, so that it learns as often."""
    options: Mapping[int, Sequence[dict[str, OptionValue]]] = field(default_factory=dict)
    """Options of the tables with this many seats, where there is more than the usual table; named twice, learned twice
    as often."""
    foreseen: Sequence[Variant] = ()
    """Tables whose end is to be foreseen by a network that judges positions alone."""


_EVERY_MODULE: Final[dict[str, OptionValue]] = {
    "discoveries": True,
    "technologies": True,
    "guardians": True,
    "libraries": True,
    "empires": True,
    "megastructure": "random",
}

_TABLES: Final = (
    *(Variant(2), Variant(2, _EVERY_MODULE), Variant(3), Variant(2), Variant(4), Variant(2, {"mode": "classic"})),
    *(Variant(2), Variant(3, _EVERY_MODULE), Variant(2), Variant(4, _EVERY_MODULE)),
    *(Variant(2), Variant(2, _EVERY_MODULE), Variant(3), Variant(4, {"mode": "classic"}), Variant(2), Variant(4)),
)
"""Most are for two, whose games are short: the more of them end."""

_ALONE: Final[Sequence[dict[str, OptionValue]]] = ({"difficulty": 1}, {"difficulty": 2})
"""Where it sometimes wins: of games that are lost whatever it does, a network learns to give up."""

PRESETS: Final[dict[str, Preset]] = {
    "race": Preset(options={2: ({}, {"advanced": True})}),
    "duel": Preset(margin_scale=5.0, longest=500),
    "empires": Preset(
        margin_scale=10.0,
        smoothing=0.97,
        options={2: ({}, {}, _EVERY_MODULE), 4: ({}, _EVERY_MODULE)},
        lanes=0.25,
        foreseen=_TABLES,
    ),
    "seti": Preset(margin=(0.8, 0.3), margin_scale=40.0, smoothing=0.97, options={1: _ALONE, 2: ({}, {}, {})}),
}


def foreseeing_settings(
    game: str, seats: Sequence[int], workers: int, seed: int, minutes: float, games: int, teacher: str
) -> Settings:
    """The settings for a network that judges positions at tables with this many seats, by games of its teachers: those
    that are begun in this time, or this many."""
    preset = PRESETS.get(game, Preset())
    variants = tuple(variant for variant in preset.foreseen if variant.seats in seats)
    if not variants:
        raise NothingToForesee(game)
    return Settings(
        game=game,
        variants=variants,
        seed=seed,
        minutes=minutes,
        workers=workers,
        teacher=teacher or "greedy",
        teacher_games=games,
        foresee=True,
        batch=256,
        epochs=8,
        rate=(2e-3, 1e-5),
        width=32,
        longest=preset.longest,
    )


def usual_settings(
    game: str,
    seats: Sequence[int],
    workers: int,
    gpu: bool,
    seed: int = 1,
    minutes: float = 0.0,
    updates: int = 0,
    teacher: str = "",
    rival: str = "",
) -> Settings:
    """The settings for tables with this many seats on a computer like this."""
    preset = PRESETS.get(game, Preset())
    return Settings(
        game=game,
        variants=tuple(Variant(count, options) for count in seats for options in preset.options.get(count, ({},))),
        seed=seed,
        minutes=minutes,
        updates=updates,
        workers=workers,
        teacher=teacher,
        rival=rival,
        lanes=workers * int(preset.lanes * (_LANES_WITH_GPU if gpu else _LANES)),
        batch=int(preset.lanes * 16384) if gpu else 2048,
        width=512 if gpu else 256,
        margin=preset.margin,
        margin_scale=preset.margin_scale,
        smoothing=preset.smoothing,
        longest=preset.longest,
        league_every=60,
    )
