"""A first education: a network learns to answer like a bot and to foresee how its games end, before it plays itself.

So it does not begin with random play, which in long games seldom stumbles upon a good answer.
"""

from __future__ import annotations

import multiprocessing
from typing import Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from ..bots import bot
from ..core.dealer import RandomDealer
from ..core.outlook import Outlook, first_asked
from ..core.seeds import derived_seed
from ..games import game as named
from ..networks.reading import Reading
from .actors import rewards
from .model import Model
from .settings import Settings, at

_ROUNDS: Final = 10
"""How often everything that was shown is gone through."""
_RATE: Final = (1e-3, 5e-5)
_HELD_BACK: Final = 20
"""Every such decision is kept to see how well others have been understood."""
_STRAY: Final = 25
"""Every such answer is left to chance, so that the teacher also shows the way back from where it would never go."""


class Shown(NamedTuple):
    """Decisions of a teacher, a row each: what was seen and possible, what was chosen, and how the game ended."""

    numbers: NDArray[np.int16]
    allowed: NDArray[np.bool_]
    choice: NDArray[np.int64]
    """-1 where what the teacher did is no choice of a policy: then only the end is learnt."""
    ends: NDArray[np.float32]


def show_game(settings: Settings, teacher: str, number: int) -> Shown:
    """One game of a bot against itself."""
    game = named(settings.game)
    outlook = Outlook(game)
    variant = settings.variants[number % len(settings.variants)]
    bots = [
        bot(teacher, settings.game, derived_seed(settings.seed, "teacher", number, seat))
        for seat in range(variant.seats)
    ]
    chance = RandomDealer(derived_seed(settings.seed, "stray", number))
    dealer = RandomDealer(derived_seed(settings.seed, "teacher", number))
    table = game.new(variant.seats, variant.options, dealer)
    numbers: list[NDArray[np.int16]] = []
    allowed: list[NDArray[np.bool_]] = []
    choices: list[int] = []
    seats: list[int] = []
    while not table.over and len(seats) < settings.longest:
        seat = first_asked(table)
        reading = Reading(outlook, [(table, seat)])
        action = bots[seat].decide(game, table, seat)
        numbers.append(reading.numbers[0])
        allowed.append(reading.allowed[0])
        choices.append(outlook.choices.closest(table, seat, action, reading.proposed[0]))
        seats.append(seat)
        if chance.below(_STRAY) == 0:
            possible = np.flatnonzero(reading.allowed[0])
            action = reading.action(0, int(possible[chance.below(len(possible))]))
        table.act(seat, action)
    got = rewards(game, table, settings.margin_scale)
    ends = np.array([got[seat] for seat in seats], dtype=np.float32)
    return Shown(np.stack(numbers), np.stack(allowed), np.array(choices), ends)


def show_games(settings: Settings, teacher: str) -> Shown:
    """All games of the bot, in the order of their numbers, whoever played them."""
    jobs = [(settings, teacher, number) for number in range(settings.teacher_games)]
    with multiprocessing.get_context("spawn").Pool(settings.workers) as pool:
        games = pool.starmap(show_game, jobs, chunksize=1)
    return Shown(*(np.concatenate(column) for column in zip(*games, strict=True)))


class Understood(NamedTuple):
    """How well the teacher was understood, in decisions that had been held back."""

    decisions: int
    """The number of decisions that were learnt from."""
    alike: float
    """The part of the choices that is the same as the teacher's."""
    moved: Tensor
    """The signals that have moved a weight."""

    def told(self) -> dict[str, float]:
        return {"decisions": self.decisions, "alike": round(self.alike, 4)}


def imitate(model: Model, shown: Shown, settings: Settings) -> Understood:
    """Learn everything that was shown."""
    device = next(model.parameters()).device
    optimiser = torch.optim.Adam(model.parameters(), lr=_RATE[0])
    held = np.arange(len(shown.choice)) % _HELD_BACK == 0
    learnt = np.flatnonzero(~held)
    batches = max(1, len(learnt) // settings.batch)
    for turn in range(_ROUNDS):
        order = torch.randperm(len(learnt)).numpy()
        for number, picked in enumerate(np.array_split(learnt[order], batches)):
            for group in optimiser.param_groups:
                group["lr"] = at(_RATE, (turn + number / batches) / _ROUNDS)
            _step(model, optimiser, shown, picked, device)
    moved = optimiser.state[model.entry.weight]["exp_avg_sq"].any(dim=0)
    return Understood(len(learnt), _alike(model, shown, np.flatnonzero(held), settings.batch), moved)


def _step(
    model: Model, optimiser: torch.optim.Optimizer, shown: Shown, picked: NDArray[np.int64], device: torch.device
) -> None:
    numbers, allowed = _rows(shown, picked, device)
    choice = torch.from_numpy(shown.choice[picked]).to(device)
    ends = torch.from_numpy(shown.ends[picked]).to(device)
    with torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda"):
        logits, value = model(numbers, allowed)
    logs = torch.log_softmax(logits, dim=1)
    told = choice >= 0
    liked = logs.gather(1, choice.clamp_min(0)[:, None]).squeeze(1)
    loss = -(liked * told).sum() / told.sum().clamp_min(1) + (value - ends).square().mean()
    optimiser.zero_grad(set_to_none=True)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    optimiser.step()


def _alike(model: Model, shown: Shown, held: NDArray[np.int64], batch: int) -> float:
    device = next(model.parameters()).device
    held = held[shown.choice[held] >= 0]
    alike = 0
    for start in range(0, len(held), batch):
        picked = held[start : start + batch]
        with torch.no_grad():
            logits, _ = model(*_rows(shown, picked, device))
        alike += int((logits.argmax(1).cpu().numpy() == shown.choice[picked]).sum())
    return alike / max(len(held), 1)


def _rows(shown: Shown, picked: NDArray[np.int64], device: torch.device) -> tuple[Tensor, Tensor]:
    return torch.from_numpy(shown.numbers[picked]).to(device), torch.from_numpy(shown.allowed[picked]).to(device)
