"""Proximal policy optimisation with masks (Schulman 2017; Huang 2020), along each seat's own decisions."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn

from .model import Model
from .settings import Settings, at


@dataclass
class Rollout:
    """Some steps of many tables: [steps, rows, ...]. `ends` holds what each seat got where a game ended."""

    numbers: Tensor
    allowed: Tensor
    seat: Tensor
    action: Tensor
    likelihood: Tensor
    value: Tensor
    learns: Tensor
    """False where an earlier self decided."""
    ended: Tensor
    ends: Tensor


def advantages(rollout: Rollout, smoothing: float) -> tuple[Tensor, Tensor]:
    """How much better each decision turned out than expected, and whether that is known yet.

    A decision is compared with the same seat's next one, or with what the seat got at the end.
    """
    steps, rows = rollout.seat.shape
    _, _, seats, kinds = rollout.ends.shape
    following = torch.zeros(rows, seats, kinds, device=rollout.value.device)
    later = torch.zeros_like(following)
    known = torch.zeros(rows, seats, dtype=torch.bool, device=following.device)
    every = torch.arange(rows, device=following.device)
    better = torch.zeros_like(rollout.value)
    learnt = torch.zeros_like(rollout.learns)
    for step in reversed(range(steps)):
        over = rollout.ended[step]
        following = torch.where(over[:, None, None], rollout.ends[step], following)
        later = torch.where(over[:, None, None], torch.zeros_like(later), later)
        known = known | over[:, None]
        seat = rollout.seat[step]
        value = rollout.value[step]
        has_next = known[every, seat]
        gain = following[every, seat] - value + smoothing * later[every, seat]
        gain = torch.where(has_next[:, None], gain, torch.zeros_like(gain))
        better[step] = gain
        learnt[step] = has_next & rollout.learns[step]
        following[every, seat] = value
        later[every, seat] = gain
        known[every, seat] = True
    return better, learnt


def learn(
    model: Model, optimiser: torch.optim.Optimizer, rollout: Rollout, settings: Settings, progress: float
) -> dict[str, float]:
    """One update from one rollout; what it came to."""
    better, learnt = advantages(rollout, settings.smoothing)
    margin = at(settings.margin, progress)
    weight = torch.tensor([1 - margin, margin], device=better.device)
    chosen = learnt.flatten().nonzero().flatten()
    numbers, allowed = rollout.numbers.flatten(0, 1), rollout.allowed.flatten(0, 1)
    action, likelihood = rollout.action.flatten(), rollout.likelihood.flatten()
    target = (better + rollout.value).flatten(0, 1)
    advantage = (better * weight).sum(-1).flatten()
    spread = advantage[chosen].std() + 1e-8
    mean = advantage[chosen].mean()
    for group in optimiser.param_groups:
        group["lr"] = at(settings.rate, progress)
    entropy_weight = at(settings.entropy, progress)
    told = torch.zeros(4, device=better.device)
    count = 0
    for _ in range(settings.epochs):
        order = chosen[torch.randperm(len(chosen), device=chosen.device)]
        for picked in order.split(settings.batch):
            if len(picked) * 2 < settings.batch and count:
                continue  # a small rest would weigh as much as a whole batch
            with torch.autocast(better.device.type, torch.bfloat16, enabled=better.device.type == "cuda"):
                logits, value = model(numbers[picked], allowed[picked])
            logs = torch.log_softmax(logits, dim=1)
            log = logs.gather(1, action[picked, None]).squeeze(1)
            entropy = -(logs.exp() * logs).sum(1).mean()
            ratio = (log - likelihood[picked]).exp()
            gain = (advantage[picked] - mean) / spread
            clipped = ratio.clamp(1 - settings.trust, 1 + settings.trust)
            policy_loss = -torch.minimum(ratio * gain, clipped * gain).mean()
            value_loss = (value - target[picked]).square().mean()
            loss = policy_loss + value_loss - entropy_weight * entropy
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            away = ((ratio - 1).abs() > settings.trust).float().mean()
            told += torch.stack([policy_loss, value_loss, entropy, away]).detach()
            count += 1
    policy_loss, value_loss, entropy, away = (told / max(count, 1)).tolist()
    return {"policy_loss": policy_loss, "value_loss": value_loss, "entropy": entropy, "clipped": away}
