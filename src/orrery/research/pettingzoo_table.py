"""Environments of PettingZoo: one agent after the other is asked, as at a table.

An observation is a dict: `observation`, what the seat may know as numbers, and `action_mask`, 1 at every legal choice.
Seats that are asked at the same time (secret choices) are asked one after the other; what one of them chooses is not
in the others' observations before all have chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..core.dealer import RandomDealer
from ..core.outlook import first_asked
from ..core.table import State, Table
from ..games import game as game_named
from .drawing import RENDER_MODES, checked_render_mode, render
from .rewards import Counting
from .rewards import reward as reward_named
from .window import ILLEGAL, Seen, Window


def aec(
    name: str,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    reward: str = "win-share",
    discount: float = 1.0,
    render_mode: str | None = None,
) -> AECEnv[str, Seen, int]:
    """A game as an environment of PettingZoo, wrapped as its own classic games are.

    An illegal action ends the game with the reward -1 for whoever gave it, with PettingZoo's warning; with
    `RawEnvironment` it is an error that names the legal ones.
    """
    raw = RawEnvironment(name, seats, options, reward, discount, render_mode)
    guarded = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL))
    return wrappers.OrderEnforcingWrapper(guarded)


class RawEnvironment(AECEnv[str, Seen, int]):
    """A game as an environment that forgives nothing: an illegal action raises an error."""

    def __init__(
        self,
        name: str,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        reward: str = "win-share",
        discount: float = 1.0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {"name": f"{name}_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.render_mode = checked_render_mode(name, render_mode)
        self.game = game_named(name)
        self.values = self.game.option_values(seats, options or {})
        self.window = Window(self.game)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.table: Table[State]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._reward = reward_named(reward)
        self._discount = discount
        self._chance, _ = seeding.np_random()
        self._observation_spaces = {agent: self.window.observation_space() for agent in self.possible_agents}
        self._action_spaces = {agent: self.window.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[self._check(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[self._check(agent)]

    def _check(self, agent: str) -> str:
        if agent not in self._seats:
            raise KeyError(f"there is no agent {agent!r}; agents: {', '.join(self.possible_agents)}")
        return agent

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game; the same seed deals the same. Options of the game may stand under `table`."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        if options and "table" in options:
            self.values = self.game.option_values(len(self.possible_agents), options["table"])
        dealer = RandomDealer(int(self._chance.integers(2**62)))
        self.table = self.game.begin(len(self.possible_agents), self.values, dealer)
        self.table.run()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, self.table.over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._counting = Counting(self._reward, self._discount, self.game, self.table)
        self._ask()

    def _ask(self) -> None:
        self._watched = -1
        self.agent_selection = self.possible_agents[max(first_asked(self.table), 0)]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Seen:
        """What a seat may know; whoever is not asked has no legal choice."""
        self._watched = self._seats[self._check(agent)]
        return self.window.look(self.table, self._watched)

    def step(self, action: int) -> None:
        """The choice of the agent that is asked (`agent_selection`); None from one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seats[agent]
        if self._watched != seat:
            self.observe(agent)  # what it may choose is what it was offered last
        self.table.act(seat, self.window.action(self.table, seat, int(action)))
        self._cumulative_rewards[agent] = 0.0
        if self.table.over or self._reward.shaped:
            self.rewards = dict(zip(self.possible_agents, self._counting.step(self.table), strict=True))
        else:
            self._clear_rewards()
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._ask()
        if self.table.over:
            self._deads_step_first()

    def state(self) -> NDArray[Any]:
        """What all seats together know: the observations of all, one after the other."""
        return np.concatenate([self.observe(agent)["observation"] for agent in self.possible_agents])

    def render(self) -> str | None:
        """The position as the seat that is asked sees it."""
        return render(self.render_mode, self.game, self.table, self._seats[self.agent_selection])
