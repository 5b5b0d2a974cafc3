"""A training run: play, learn, keep earlier selves as opponents, write down how it goes, go on after a kill."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from ..core.errors import OrreryError
from ..games import game as named
from ..networks.network import Card, check_card, load, made_for
from .actors import GROUPS, Actors, Kept, check_kept
from .curves import Curves
from .evaluation import Evaluation, Tried
from .imitation import imitate, show_games
from .model import Model, load_network, to_network
from .ppo import Rollout, learn
from .settings import OtherSettings, Settings

_CHECKPOINT: Final = "checkpoint.pt"
NETWORK: Final = "network.npz"
_OPPONENTS: Final = 4
"""How many others play at the tables of the league at a time: earlier selves,"""
_RIVALS: Final = 2
"""or the rival, if there is one, in this many parts of these tables."""
_RESOLUTE: Final = 3.0
"""A rival takes its likeliest answer more often than the one who has learnt to imitate it is sure of it."""

Watch: TypeAlias = "Callable[[Training], None]"
"""Told after every update."""


class UnfitCheckpoint(OrreryError):
    """The checkpoint of a run cannot be gone on from."""

    def __init__(self, checkpoint: Path, details: str) -> None:
        told = f"the checkpoint {checkpoint} cannot be used: {details}"
        super().__init__("error-unfit-checkpoint", told, {"file": str(checkpoint), "details": details})


class Training:
    """One run in one folder; where the folder holds a checkpoint, it goes on from there."""

    def __init__(self, settings: Settings, out: Path, begin_with: Path | None = None) -> None:
        self.settings = settings
        self.out = out
        self.game = named(settings.game)
        self.device = torch.device("cuda" if has_gpu() else "cpu")
        if self.device.type == "cpu":  # threads that wait for each other would take the cores from those who play
            torch.set_num_threads(max(1, (os.cpu_count() or 1) - settings.workers))
        torch.manual_seed(settings.seed)
        self.model = Model(self.game, settings.width, settings.layers).to(self.device)
        self.optimiser = torch.optim.Adam(self.model.parameters(), lr=settings.rate[0], eps=1e-5)
        self.past: list[dict[str, Tensor]] = []
        self._opponents = [
            Model(self.game, settings.width, settings.layers).to(self.device).eval() for _ in range(_OPPONENTS)
        ]
        """Whose weights are those of earlier selves or of the rival; made once, since that takes longer than to give
        them others."""
        self.rival: dict[str, Tensor] | None = None
        self.update = 0
        self.decisions = 0
        self.games = 0
        self.seconds = 0.0
        self.kept: list[Kept] | None = None
        self.known: Tensor | None = torch.zeros(self.model.entry.in_features, dtype=torch.bool, device=self.device)
        """Signals that the network knew when it began; None: all."""
        self.begun_with: list[object] = []
        """The cards of the networks it has learnt on from, the first one first."""
        self.taught: dict[str, float] = {}
        """What a teacher came to: decisions that it showed, and how many of others are answered as it would;"""
        self.imitated: dict[str, float] = {}
        """the same of the rival."""
        self.shares: dict[str, float] = {}
        """What came of the last trial, by opponent and variant."""
        out.mkdir(parents=True, exist_ok=True)
        if (out / _CHECKPOINT).exists():
            self._go_on_from(out / _CHECKPOINT)
        elif begin_with is not None:
            network = load(begin_with, self.game)
            size = {"width": network.weights["entry.bias"].size, "layers": network.layers}
            check_card(begin_with.name, size, {"width": settings.width, "layers": settings.layers})
            load_network(self.model, network)
            self.begun_with = _stages(network.card)
            self.known = None if network.kept is None else torch.from_numpy(network.kept).to(self.device)
            self.past.append(_light(self.model))

    def run(self, watch: Watch | None = None) -> None:
        if self.settings.teacher and not self.taught:
            self._be_taught()
        if self.settings.rival and self.rival is None:
            self._imitate_rival()
        actors = Actors(self.settings, self.kept)
        curves = Curves(self.out / "curves")
        evaluation = Evaluation(self.settings, self.out)
        try:
            for _ in range(GROUPS):
                actors.wait()
            pin(actors, self.device)
            self._go_on(actors, curves, evaluation, watch)
            self._tell(evaluation.result(wait=True), curves)
            evaluation.begin(self.out / NETWORK, self.decisions)
            self._tell(evaluation.result(wait=True), curves)
            self._save_network()
        finally:
            actors.close()
            evaluation.close()
            curves.close()

    def _be_taught(self) -> None:
        """Learn from the teacher; the self that comes of it is the first one to play against."""
        understood = imitate(self.model, show_games(self.settings, self.settings.teacher), self.settings)
        self.taught = understood.told()
        self.known = None if self.known is None else self.known | understood.moved
        self.past.append(_light(self.model))

    def _imitate_rival(self) -> None:
        """Another network learns to answer like the rival."""
        model = Model(self.game, self.settings.width, self.settings.layers).to(self.device)
        self.imitated = imitate(model, show_games(self.settings, self.settings.rival), self.settings).told()
        with torch.no_grad():
            for head in [model.policy, model.score] if model.slots else [model.policy]:
                head.weight *= _RESOLUTE
                head.bias *= _RESOLUTE
        self.rival = _light(model)

    def _go_on(self, actors: Actors, curves: Curves, evaluation: Evaluation, watch: Watch | None) -> None:
        """Play and learn until it is time to stop."""
        started, before = time.monotonic(), self.seconds
        saved, checkpoints = time.monotonic(), 0
        while self.progress() < 1:
            rollouts = self._play(actors)
            played = time.monotonic()
            figures = self._learn(rollouts)
            self.update += 1
            self.seconds = before + time.monotonic() - started
            figures["learning_s"] = time.monotonic() - played
            self._note(figures)
            curves.draw("learning", figures, self.decisions)
            if self.update % self.settings.league_every == 0:
                self.past.append(_light(self.model))
            if self._due(time.monotonic() - saved):
                self.save(actors.save())
                saved = time.monotonic()
                if checkpoints % self.settings.try_every == 0:
                    evaluation.begin(self.out / NETWORK, self.decisions)
                checkpoints += 1
            self._tell(evaluation.result(), curves)
            if watch is not None:
                watch(self)

    def _due(self, since_saved: float) -> bool:
        """Whether it is time for a checkpoint."""
        if self.settings.minutes:
            return since_saved > self.settings.save_every or self.progress() >= 1
        return self.update % int(self.settings.save_every) == 0 or self.progress() >= 1

    def _tell(self, tried: Tried | None, curves: Curves) -> None:
        if tried is None:
            return
        self.shares = tried.shares
        curves.draw("share", tried.shares, tried.decisions)
        told = {"decisions": tried.decisions, "best": tried.best, "shares": tried.shares}
        with (self.out / "trials.jsonl").open("a") as file:
            file.write(json.dumps(told) + "\n")

    def progress(self) -> float:
        if self.settings.minutes:
            return self.seconds / (60 * self.settings.minutes)
        return self.update / self.settings.updates

    # Playing

    def _play(self, actors: Actors) -> list[Rollout]:
        """Some steps of every group; the last step's ends are seen when the next question is shown."""
        settings = self.settings
        store: list[list[dict[str, Tensor]]] = [[] for _ in range(GROUPS)]
        others = self.others()
        learner = [self._learners(actors, group) for group in range(GROUPS)]
        for step in range(settings.steps):
            for group in range(GROUPS):
                if step:
                    actors.wait()
                    self._ends(actors, group, store[group][-1])
                with torch.no_grad():
                    seen = self._decide(actors, group, others, learner[group])
                store[group].append(seen)
                actors.go(group)
        for group in range(GROUPS):
            actors.wait()
            self._ends(actors, group, store[group][-1])
        rollouts = [Rollout(**{key: torch.stack([seen[key] for seen in seens]) for key in seens[0]}) for seens in store]
        self.decisions += sum(rollout.seat.numel() for rollout in rollouts)
        ended = sum(int(rollout.ended.sum()) for rollout in rollouts)
        self.games += ended
        if self.decisions > self.settings.lanes * self.settings.longest and not self.games:
            raise RuntimeError("no game has ended: something is wrong with the answers")
        return rollouts

    def _learners(self, actors: Actors, group: int) -> Tensor:
        """Which seat of each table of the league is played by the one who learns: another one in every rollout."""
        rows = self._league_rows()
        players = torch.from_numpy(actors.slates[group].arrays["players"][:rows].copy()).to(self.device)
        return (torch.rand(rows, device=self.device) * players).long()

    def _league_rows(self) -> int:
        return int(self.settings.lanes // GROUPS * self.settings.league) if self.past or self.rival else 0

    def others(self) -> list[Model]:
        """Who else plays: the rival, and earlier selves chosen by chance, the latest always among them."""
        if not self._league_rows():
            return []
        others = [] if self.rival is None else [self.rival] * (_RIVALS if self.past else _OPPONENTS)
        if self.past:
            picked = [len(self.past) - 1, *torch.randint(len(self.past), (_OPPONENTS - len(others) - 1,)).tolist()]
            others += [self.past[number] for number in picked]
        for model, weights in zip(self._opponents, others, strict=True):
            model.load_state_dict(weights)
        return self._opponents

    def _decide(self, actors: Actors, group: int, others: list[Model], learner: Tensor) -> dict[str, Tensor]:
        arrays = actors.slates[group].arrays
        numbers = torch.from_numpy(arrays["numbers"]).to(self.device, non_blocking=True, copy=True)
        allowed = torch.from_numpy(arrays["allowed"]).to(self.device, non_blocking=True, copy=True)
        seat = torch.from_numpy(arrays["seat"]).to(self.device, non_blocking=True, copy=True)
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
            logits, value = self.model(numbers, allowed)
        learns = torch.ones(len(seat), dtype=torch.bool, device=self.device)
        rows = len(learner)
        if others and rows:
            foreign = seat[:rows] != learner
            learns[:rows] = ~foreign
            for model, part in zip(others, _parts(rows, len(others)), strict=True):
                with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
                    theirs, _ = model(numbers[part], allowed[part])
                logits[part] = torch.where(foreign[part][:, None], theirs, logits[part])
        logs = torch.log_softmax(logits, dim=1)
        chance = -torch.empty_like(logs).exponential_().clamp_min(1e-20).log()  # Gumbel's way to draw by logits
        action = torch.where(allowed, logs + chance, torch.full_like(logs, -1e30)).argmax(1)
        arrays["answers"][:] = action.cpu().numpy()
        likelihood = logs.gather(1, action[:, None]).squeeze(1)
        return {
            "numbers": numbers,
            "allowed": allowed,
            "seat": seat,
            "action": action,
            "likelihood": likelihood,
            "value": value,
            "learns": learns,
        }

    def _ends(self, actors: Actors, group: int, seen: dict[str, Tensor]) -> None:
        arrays = actors.slates[group].arrays
        seen["ended"] = torch.from_numpy(arrays["ended"]).to(self.device, copy=True)
        ends = torch.stack([torch.from_numpy(arrays["shares"]), torch.from_numpy(arrays["margins"])], dim=-1)
        seen["ends"] = ends.to(self.device)

    # Learning

    def _learn(self, rollouts: list[Rollout]) -> dict[str, float]:
        joined = Rollout(
            **{key: torch.cat([getattr(rollout, key) for rollout in rollouts], dim=1) for key in vars(rollouts[0])}
        )
        figures = learn(self.model, self.optimiser, joined, self.settings, self.progress())
        if not all(torch.isfinite(parameter).all() for parameter in self.model.parameters()):
            raise FloatingPointError("the weights are no numbers any more")
        return figures

    # What is kept

    def _note(self, figures: dict[str, float]) -> None:
        told = {
            "update": self.update,
            "decisions": self.decisions,
            "games": self.games,
            "seconds": self.seconds,
            **figures,
        }
        with (self.out / "progress.jsonl").open("a") as file:
            file.write(json.dumps({key: round(value, 5) for key, value in told.items()}) + "\n")

    def card(self) -> dict[str, object]:
        return {
            **made_for(self.game),
            "settings": self.settings.plain(),
            "updates": self.update,
            "decisions": self.decisions,
            "games": self.games,
            "seconds": round(self.seconds),
            "taught": self.taught,
            "imitated": self.imitated,
            "begun_with": self.begun_with,
            "device": torch.cuda.get_device_name() if self.device.type == "cuda" else "cpu",
            "trials": {name: round(share, 4) for name, share in self.shares.items()},
        }

    def save(self, tables: list[Kept]) -> None:
        """Write beside the old checkpoint and put it in its place, so that a kill leaves one of both."""
        kept = {
            "settings": json.dumps(self.settings.plain()),
            "model": self.model.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "past": self.past,
            "known": self.known,
            "taught": self.taught,
            "rival": self.rival,
            "imitated": self.imitated,
            "begun_with": json.dumps(self.begun_with),
            "counters": [self.update, self.decisions, self.games, self.seconds],
            "chance": torch.get_rng_state(),
            "chance_of_gpu": torch.cuda.get_rng_state() if self.device.type == "cuda" else None,
            "tables": json.dumps(tables),
        }
        torch.save(kept, self.out / "new.pt")
        (self.out / "new.pt").replace(self.out / _CHECKPOINT)
        self._save_network()

    def _save_network(self) -> None:
        to_network(self.model, self.game, self.card(), self._taught()).save(self.out / "new.npz")
        (self.out / "new.npz").replace(self.out / NETWORK)

    def _taught(self) -> NDArray[np.bool_] | None:
        """The signals that have ever moved a weight, and those known before; the others would only fill the file."""
        if self.known is None:
            return None
        moved = self.optimiser.state[self.model.entry.weight]["exp_avg_sq"].any(dim=0)
        taught: NDArray[np.bool_] = (moved | self.known).cpu().numpy()
        return taught

    def _go_on_from(self, checkpoint: Path) -> None:
        """Restore what `save` has written; no code that a file may contain is run."""
        try:
            self._restore(torch.load(checkpoint, map_location=self.device, weights_only=True))
        except OtherSettings:
            raise
        except Exception as problem:  # torch and its unpickler raise exceptions of many kinds
            raise UnfitCheckpoint(checkpoint, type(problem).__name__) from problem

    def _restore(self, kept: dict[str, Any]) -> None:
        differing = self.settings.differing(json.loads(kept["settings"]))
        if differing:
            raise OtherSettings(self.out, differing)
        self.model.load_state_dict(kept["model"])
        self.optimiser.load_state_dict(kept["optimiser"])
        self.past = kept["past"]
        self.known = kept["known"]
        self.taught = kept["taught"]
        self.rival = kept["rival"]
        self.imitated = kept["imitated"]
        self.begun_with = json.loads(kept["begun_with"])
        self.update, self.decisions, self.games, self.seconds = kept["counters"]
        torch.set_rng_state(kept["chance"].cpu())
        if self.device.type == "cuda" and kept["chance_of_gpu"] is not None:
            torch.cuda.set_rng_state(kept["chance_of_gpu"].cpu())
        if isinstance(kept["tables"], str):  # earlier versions kept a pickle, which is not read: new games begin
            self.kept = json.loads(kept["tables"])
            check_kept(self.settings, self.kept or [])


def _light(model: Model) -> dict[str, Tensor]:
    """The weights of a model, as opponents are kept."""
    return {key: value.detach().half().cpu() for key, value in model.state_dict().items()}


def _stages(card: Card) -> list[object]:
    """The cards of a network and of those it was begun with, each without the others."""
    earlier = card.get("begun_with", [])
    own = {key: value for key, value in card.items() if key != "begun_with"}
    return [*earlier, own] if isinstance(earlier, list) else [own]


def has_gpu() -> bool:
    """Whether this computer has a GPU that torch can use."""
    return bool(torch.cuda.is_available())


def _parts(rows: int, count: int) -> Iterator[slice]:
    """The rows in that many runs of about the same length."""
    for number in range(count):
        yield slice(rows * number // count, rows * (number + 1) // count)


def pin(actors: Actors, device: torch.device) -> None:
    """Let the GPU read the shared memory directly."""
    if device.type == "cuda":
        for slate in actors.slates:
            first = next(iter(slate.arrays.values()))
            torch.cuda.cudart().cudaHostRegister(first.ctypes.data, slate.memory.size, 0)
