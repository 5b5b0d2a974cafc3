"""Random agents through PettingZoo: how often each seat wins when nobody knows what to do.

pip install 'orrery-games[research]'
python examples/random_agents.py --game race --seats 3 --games 20
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import numpy as np

from orrery.research import aec


def play(game: str, seats: int, games: int, seed: int) -> dict[str, float]:
    """Each agent's share of the wins."""
    environment = aec(game, seats=seats)
    chance = np.random.default_rng(seed)
    wins = dict.fromkeys(environment.possible_agents, 0.0)
    for number in range(games):
        environment.reset(seed=seed + number)
        for agent in environment.agent_iter():
            seen, reward, terminated, truncated, _ = environment.last()
            wins[agent] += reward / games
            legal = np.flatnonzero(seen["action_mask"])
            environment.step(None if terminated or truncated else int(chance.choice(legal)))
    return wins


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="race")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args(arguments)
    for agent, share in play(chosen.game, chosen.seats, chosen.games, chosen.seed).items():
        print(f"{agent} wins {share:.0%}")


if __name__ == "__main__":
    main()
