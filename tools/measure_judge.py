"""Measure the network that judges positions under today's rules: `python -m tools.measure_judge MINUTES WORKERS`.

After a new version of the rules the network in the package still fits if what it reads of a position means the same.
Bots as those it learned from play new games. The card of the network is told how far it is from their ends, and that it
holds under these rules. `python -m tools.model_card empires` writes its page again.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, cast

import numpy as np

from orrery.games.empires import GAME
from orrery.learning.endings import endings_of_all
from orrery.learning.foreseeing import told
from orrery.learning.played import play_many
from orrery.learning.settings import Settings, Variant
from orrery.networks.foreseer import Foreseer
from orrery.networks.network import read

NETWORK: Final = Path(__file__).parents[1] / "src" / "orrery" / "networks" / "trained" / "empires.npz"
_NAMED: Final = ("game", "teacher", "longest", "foresee")


def main(minutes: float, workers: int) -> None:
    card, weights, _ = read(NETWORK)
    known = cast("dict[str, Any]", card["settings"])
    variants = tuple(Variant(entry["seats"], entry["options"]) for entry in known["variants"])
    kept = {name: known[name] for name in _NAMED}
    settings = replace(Settings(variants=variants, **kept), seed=known["seed"] + 1, minutes=minutes, workers=workers)
    card.setdefault("learned_under", card["rules_version"])
    card["rules_version"] = GAME.rules_version
    network = Foreseer(card, weights)
    network.save(NETWORK)  # else the bots of the package do not play
    endings = endings_of_all(settings, play_many(settings))
    card["measured"] = {
        "rules_version": GAME.rules_version,
        "games": len(np.unique(endings.number)),
        "positions": len(endings.number),
        "network": told(network.shares(endings.players, endings.games), endings),
        "formula": told(endings.formula, endings),
    }
    network.save(NETWORK)


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
