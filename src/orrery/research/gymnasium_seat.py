"""Environments of Gymnasium: one seat learns, bots play the others.

>>> import gymnasium
>>> import orrery.research
>>> environment = gymnasium.make("orrery/Race-v0", opponents=["greedy"])
>>> observation, info = environment.reset(seed=1)
>>> sorted(observation), environment.action_space
(['action_mask', 'observation'], Discrete(625))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import logger
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from ..bots import Bot, bot
from ..core.dealer import RandomDealer
from ..core.errors import IllegalAction
from ..core.outlook import first_asked
from ..core.table import State, Table
from ..games import game as game_named
from .drawing import RENDER_MODES, checked_render_mode, render
from .rewards import Counting
from .rewards import reward as reward_named
from .window import ILLEGAL, Seen, Window

IDS: Final = {
    "duel": "orrery/Duel-v0",
    "race": "orrery/Race-v0",
    "seti": "orrery/SETI-v0",
    "empires": "orrery/Empires-v0",
}


class SingleSeat(gymnasium.Env[Seen, Any]):
    """One seat of a table; the others are bots, who answer whenever they are asked.

    Where no opponents are named there is one random bot; an empty list is a table for one, against the game itself.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        name: str,
        opponents: Sequence[str] = ("random",),
        seat: int = 0,
        options: Mapping[str, object] | None = None,
        reward: str = "win-share",
        discount: float = 1.0,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = checked_render_mode(name, render_mode)
        self.game = game_named(name)
        self.opponents = list(opponents)
        self.values = self.game.option_values(len(self.opponents) + 1, options or {})
        if not 0 <= seat <= len(self.opponents):
            raise ValueError(f"seat {seat} is not at this table; seats: 0 to {len(self.opponents)}")
        self.seat = seat
        self.window = Window(self.game)
        self.observation_space = self.window.observation_space()
        self.action_space = self.window.action_space()
        self.table: Table[State]
        self._over = True
        self._reward = reward_named(reward)
        self._discount = discount
        self._new_bots(0)  # an unknown one is refused at once

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin a game; the same seed deals the same, and the bots play the same."""
        super().reset(seed=seed)
        while True:
            self._new_bots(self._new_seed())
            self.table = self.game.begin(len(self.opponents) + 1, self.values, RandomDealer(self._new_seed()))
            self.table.run()
            self._let_others_play()
            if not self.table.over:  # else it was over before this seat was asked anything
                break
        self._counting = Counting(self._reward, self._discount, self.game, self.table)
        self._over = False
        return self._look()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """This seat's choice, then the others' answers until it is asked again; an illegal one ends the game."""
        if self._over:
            raise ResetNeeded("the game is over: call reset() before step()")
        reward = self._play(int(action))
        seen, info = self._look()
        return seen, reward, self._over, False, info

    def _play(self, choice: int) -> float:
        try:
            action = self.window.action(self.table, self.seat, choice)
        except IllegalAction as problem:
            logger.warn(
                f"{problem}. The game ends here with reward {ILLEGAL}; info['action_mask'] tells what is legal."
            )
            self._over = True
            return ILLEGAL
        self.table.act(self.seat, action)
        self._let_others_play()
        self._over = self.table.over
        return self._counting.step(self.table)[self.seat]

    def _look(self) -> tuple[Seen, dict[str, Any]]:
        seen = self.window.look(self.table, self.seat)
        self._mask = seen["action_mask"]
        if self.render_mode == "human":
            self.render()
        return seen, {"action_mask": self._mask}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal choices, under the name sb3-contrib asks for."""
        return self._mask.astype(np.bool_)

    def render(self) -> str | None:
        """The position as this seat sees it."""
        return render(self.render_mode, self.game, self.table, self.seat)

    def _new_seed(self) -> int:
        return int(self.np_random.integers(2**62))

    def _new_bots(self, seed: int) -> None:
        others = [place for place in range(len(self.opponents) + 1) if place != self.seat]
        self._bots: dict[int, Bot[State]] = {
            place: bot(name, self.game.name, seed + place) for place, name in zip(others, self.opponents, strict=True)
        }

    def _let_others_play(self) -> None:
        """Bots answer until nobody but this seat is asked."""
        while self.table.asked[self.seat] is None:
            asked = first_asked(self.table)
            if asked < 0:
                return
            self.table.act(asked, self._bots[asked].decide(self.game, self.table, asked))


def register() -> None:
    """Make the games known to `gymnasium.make`."""
    for name, environment in IDS.items():
        if environment not in gymnasium.registry:
            gymnasium.register(environment, "orrery.research.gymnasium_seat:SingleSeat", kwargs={"name": name})
