"""PPO in plain torch: one network plays all seats of many games at once and learns from itself.

pip install 'orrery-games[research]' torch
python examples/ppo.py --game race --iterations 100
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from orrery.research import Lanes, SingleSeat

Rollout: TypeAlias = "dict[str, NDArray[Any]]"
HORIZON, EPOCHS, BATCH = 64, 2, 2048
DISCOUNT, SMOOTHING, CLIP, ENTROPY, LEARNING_RATE = 1.0, 0.96, 0.2, 0.01, 6e-4


class Network(nn.Module):
    """A policy and a value over the same two layers."""

    def __init__(self, bounds: Sequence[int], choices: int, width: int) -> None:
        super().__init__()
        self.register_buffer("scale", 1 / torch.tensor(bounds, dtype=torch.float32))
        self.body = nn.Sequential(nn.Linear(len(bounds), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, choices)
        self.value = nn.Linear(width, 1)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
        hidden = self.body(observations.float() * self.scale)
        logits = self.policy(hidden).masked_fill(masks == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(hidden).squeeze(-1)


def collect(lanes: Lanes, network: Network) -> Rollout:
    """Play on in all lanes, every seat by the network; what happened, step by step."""
    steps = []
    for _ in range(HORIZON):
        before = {"observations": lanes.observations.copy(), "masks": lanes.masks.copy(), "seats": lanes.seats.copy()}
        with torch.no_grad():
            policy, values = network(torch.from_numpy(before["observations"]), torch.from_numpy(before["masks"]))
            choices = policy.sample()
        lanes.step(choices.numpy())
        chosen = {"choices": choices.numpy(), "chances": policy.log_prob(choices).numpy(), "values": values.numpy()}
        steps.append({**before, **chosen, "rewards": lanes.rewards.copy(), "done": lanes.done.copy()})
    return {name: np.stack([step[name] for step in steps]) for name in steps[0]}


def advantages(rollout: Rollout) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """How much better each answer was than expected, along each seat's own answers; and whether that is known.

    Read backwards: what a seat gets counts for its last answer before. The last answers before the rollout was cut
    off have nothing to be judged by, unless their game ended.
    """
    rewards, values, seats, done = rollout["rewards"], rollout["values"], rollout["seats"], rollout["done"]
    rows = np.arange(rewards.shape[1])
    got, value, advantage = (np.zeros(rewards.shape[1:], np.float32) for _ in range(3))
    judged = np.zeros(rewards.shape[1:], np.bool_)
    found, known = np.zeros(values.shape, np.float32), np.zeros(values.shape, np.bool_)
    for step in reversed(range(len(rewards))):
        for later in (got, value, advantage):
            later[done[step]] = 0
        judged[done[step]] = True
        got += rewards[step]
        here = rows, seats[step]
        surprise = got[here] + DISCOUNT * value[here] - values[step]
        found[step], known[step] = surprise + DISCOUNT * SMOOTHING * advantage[here], judged[here]
        got[here], value[here], advantage[here], judged[here] = 0, values[step], found[step], True
    return found, known


def learn(network: Network, optimiser: torch.optim.Optimizer, rollout: Rollout) -> None:
    """Make good answers likelier, but not too much so at once."""
    better, known = advantages(rollout)
    data = {name: torch.from_numpy(rollout[name][known]) for name in ("observations", "masks", "choices", "chances")}
    gain = torch.from_numpy(better[known])
    targets = gain + torch.from_numpy(rollout["values"][known])
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(gain)).split(BATCH):
            policy, values = network(data["observations"][rows], data["masks"][rows])
            ratio = (policy.log_prob(data["choices"][rows]) - data["chances"][rows]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            loss = -torch.min(ratio * gain[rows], clipped * gain[rows]).mean()
            loss = loss + 0.5 * (values - targets[rows]).square().mean() - ENTROPY * policy.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def wins(network: Network, game: str, opponent: str, games: int) -> float:
    """The share of games won by the network's best choices, in both seats in turn."""
    won = 0.0
    for number in range(games):
        environment = SingleSeat(game, [opponent], seat=number % 2)
        seen, _ = environment.reset(seed=number)
        over, reward = False, 0.0
        while not over:
            with torch.no_grad():
                row = (torch.from_numpy(seen[name])[None] for name in ("observation", "action_mask"))
                policy, _ = network(*row)
            seen, reward, over, _, _ = environment.step(int(policy.probs.argmax()))
        won += reward
    return won / games


def train(
    game: str,
    iterations: int,
    lanes: int = 128,
    width: int = 256,
    opponent: str = "random",
    games: int = 40,
    every: int = 10,
) -> list[tuple[int, float]]:
    """How the wins against a bot grow with the decisions learned from."""
    torch.manual_seed(0)
    played = Lanes(game, lanes, seed=0, reward="points-potential")
    outlook = SingleSeat(game).window.outlook
    network = Network(outlook.bounds, outlook.choices.size, width)
    optimiser = torch.optim.Adam(network.parameters(), lr=LEARNING_RATE)
    curve = [(0, wins(network, game, opponent, games))]
    for iteration in range(1, iterations + 1):
        learn(network, optimiser, collect(played, network))
        if iteration % every == 0 or iteration == iterations:
            curve.append((iteration * HORIZON * lanes, wins(network, game, opponent, games)))
            print(f"{curve[-1][0]:>10} decisions: wins {curve[-1][1]:.0%} against {opponent}", flush=True)
    return curve


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="race")
    parser.add_argument("--opponent", default="random")
    for name, usual in (("iterations", 100), ("lanes", 128), ("width", 256), ("games", 40), ("every", 10)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    train(**vars(parser.parse_args(arguments)))


if __name__ == "__main__":
    main()
