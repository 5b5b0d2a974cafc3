"""The levels of the games that have a network: how each plays by it."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import as_file, files
from typing import Final, NamedTuple, cast

from ..bots import empires
from ..bots.bot import Bot
from ..core.table import State
from ..games import game
from .bot import NetworkBot
from .foreseer import Foreseer, load_foreseer
from .network import Network, load
from .search import Effort, SearchBot

EMPIRES: Final = "empires"


class Level(NamedTuple):
    """How much chance there is in the choice (see `NetworkBot`), or how far the bot looks ahead."""

    temperature: float = 0.0
    floor: float = 0.0
    effort: Effort | None = None


LEVELS: Final[dict[str, dict[str, Level]]] = {
    "duel": {
        "easy": Level(temperature=4.2),
        "medium": Level(temperature=2.7),
        "hard": Level(temperature=1.0),
        "best": Level(effort=Effort(worlds=512, ahead=10, seconds=0.45, trust=2.0)),
    },
    "race": {
        "easy": Level(temperature=6.0),
        "medium": Level(temperature=4.0),
        "hard": Level(temperature=2.1),
        "best": Level(effort=Effort(worlds=512, ahead=12, seconds=0.45)),
    },
    "seti": {
        "easy": Level(temperature=3.0),
        "medium": Level(temperature=2.2),
        "hard": Level(temperature=1.0),
        "best": Level(effort=Effort(worlds=256, ahead=12, seconds=0.45, trust=2.0, margin=0.3)),
    },
}


def level(game_name: str, name: str, seed: int) -> Bot[State]:
    """A new bot of a level. Those of Ascending Empires play by rules of thumb, and a network judges what they see."""
    if game_name == EMPIRES:
        return cast("Bot[State]", empires.level(name, seed, load_trained_foreseer().judge))
    chosen = LEVELS[game_name][name]
    network = load_trained(game_name)
    if chosen.effort is not None:
        return SearchBot(seed, network, chosen.effort)
    return NetworkBot(seed, network, chosen.temperature, chosen.floor)


@lru_cache(maxsize=4)
def load_trained(game_name: str) -> Network:
    """The network of the package for a game, loaded once in every process."""
    with as_file(files("orrery.networks").joinpath("trained", f"{game_name}.npz")) as path:
        return load(path, game(game_name))


@lru_cache(maxsize=1)
def load_trained_foreseer() -> Foreseer:
    """The same of Ascending Empires, whose network judges positions alone."""
    with as_file(files("orrery.networks").joinpath("trained", f"{EMPIRES}.npz")) as path:
        return load_foreseer(path)
