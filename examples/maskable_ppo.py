"""MaskablePPO of sb3-contrib learns one seat of Starfarers Duel against a bot.

pip install 'orrery-games[research]' sb3-contrib
python examples/maskable_ppo.py --steps 200000 --opponent random
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker

import orrery.research  # makes the games known to gymnasium


class Scaled(gymnasium.ObservationWrapper[Any, Any, Any]):
    """The numbers alone, each divided by its bound: the mask goes its own way."""

    def __init__(self, environment: gymnasium.Env[Any, Any]) -> None:
        super().__init__(environment)
        inner: Any = environment.observation_space
        self.bounds = inner["observation"].high.astype(np.float32)
        self.observation_space = gymnasium.spaces.Box(0, 1, self.bounds.shape, np.float32)

    def observation(self, observation: Any) -> Any:
        return observation["observation"] / self.bounds


def made(opponent: str) -> Any:
    # Games between beginners may take very long: after five hundred decisions they are broken off.
    table = gymnasium.make("orrery/Duel-v0", opponents=[opponent], reward="points-potential", max_episode_steps=500)
    return ActionMasker(Scaled(table), lambda environment: environment.unwrapped.action_masks())


def wins(model: Any, opponent: str, games: int) -> float:
    """The share of games won by the model's best choices."""
    environment, won = made(opponent), 0.0
    for number in range(games):
        seen, _ = environment.reset(seed=number)
        over = False
        while not over:
            masks = environment.unwrapped.action_masks()
            choice, _ = model.predict(seen, action_masks=masks, deterministic=True)
            seen, _, terminated, truncated, _ = environment.step(choice)
            over = terminated or truncated
        outcome = orrery.game("duel").outcome(environment.unwrapped.table)
        won += outcome.share(0) if outcome else 0.0
    return won / games


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--games", type=int, default=50, help="how many games are played to measure the result")
    parser.add_argument("--rollout", type=int, default=2048)
    chosen = parser.parse_args(arguments)
    model = MaskablePPO("MlpPolicy", made(chosen.opponent), n_steps=chosen.rollout, seed=0, device="cpu")
    before = wins(model, chosen.opponent, chosen.games)
    model.learn(chosen.steps)
    after = wins(model, chosen.opponent, chosen.games)
    print(f"wins against {chosen.opponent}: {before:.0%} before, {after:.0%} after {chosen.steps} steps")


if __name__ == "__main__":
    main()
