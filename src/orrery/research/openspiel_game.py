"""Games of OpenSpiel: chance is a player, and seats asked at the same time answer in turn (`orrery-games[openspiel]`).

>>> import pyspiel
>>> import orrery.research.openspiel_game
>>> game = pyspiel.load_game("orrery_race(players=3)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), [round(chance, 2) for _, chance in state.chance_outcomes()]
(True, [0.2, 0.2, 0.2, 0.2, 0.2])

Besides `players` and the options of the game (with `_` for `-`) there are these parameters:

| name | meaning |
| --- | --- |
| `reward` | `win-share` or `score-difference`: what the game is about; the returns of all players add up to nothing |
| `seed` | the set-up is dealt from it instead of by chance nodes, which begin after the first question; -1: it is not |
| `after` | that many random answers are given first, with deals from the same seed: any position to begin with |
| `horizon` | after that many answers the game ends as it stands; 0: it does not. For games small enough to be solved |

The information state of a player is a text: everything it has answered and seen. As a tensor it is the features of the
game, each divided by its bound: what a seat knows now, not how it came to know it. Ascending Empires is left out: one
flick has hundreds of thousands of outcomes.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Final, TypeAlias, cast

import numpy as np

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f"games of OpenSpiel need {missing.name}: pip install 'orrery-games[openspiel]'"
    ) from missing

from ..core.chance import ChanceTable
from ..core.codec import canonical
from ..core.dealer import RandomDealer
from ..core.errors import NoFeatures
from ..core.game import Game, OptionValue, lead
from ..core.outlook import first_asked
from ..core.plain import Plain
from ..core.table import State, Table
from ..games import game as game_named
from .history import recall
from .rewards import reward as reward_named

Parameters: TypeAlias = "Mapping[str, OptionValue]"

NAMES: Final = ["duel", "race", "seti"]
_MOST_CHANCES: Final = 512
_MOST_POINTS: Final = 1000
_LONGEST: Final = 1_000_000
_OWN: Final[dict[str, OptionValue]] = {"reward": "win-share", "seed": -1, "after": 0, "horizon": 0}


class Played:
    """A game with its parameters, as all its states share it."""

    def __init__(self, name: str, parameters: Parameters) -> None:
        given = dict(parameters)
        self.game = game_named(name)
        self.players = int(given.pop("players", usual_players(self.game)))
        self.by_points = reward_named(str(given.pop("reward", _OWN["reward"]))).by_points
        self.seed = int(given.pop("seed", _OWN["seed"]))
        self.after = int(given.pop("after", _OWN["after"]))
        self.horizon = int(given.pop("horizon", _OWN["horizon"]))
        if self.after and self.seed < 0:
            raise ValueError("random answers before the game begins need a seed of 0 or more")
        self.options = self.game.option_values(
            self.players, {name.replace("_", "-"): value for name, value in given.items()}
        )

    def __deepcopy__(self, memo: dict[int, object]) -> Played:
        return self

    def begin(self) -> ChanceTable[State]:
        if self.seed < 0:
            return ChanceTable.new(self.game, self.players, self.options)
        dealer = RandomDealer(self.seed)
        table = self.game.new(self.players, self.options, dealer)
        for _ in range(self.after):
            seat = first_asked(table)
            if seat >= 0:
                table.act(seat, dealer.roll(table.offered[seat]))
        return ChanceTable(self.game, table)

    def returns(self, table: Table[State]) -> list[float]:
        """What the end is worth to each player; a single player's win is worth 1."""
        standing = self.game.standing(table)
        if self.by_points:
            return [lead(standing.scores, seat) for seat in range(self.players)]
        shares = [standing.share(seat) for seat in range(self.players)]
        if self.players == 1 or not standing.winners:
            return shares
        return [share - (1 - share) / (self.players - 1) for share in shares]


class OrreryGame(pyspiel.Game):
    """One of the games, as OpenSpiel asks for it."""

    def __init__(self, name: str, parameters: Parameters) -> None:
        self.played = Played(name, parameters)
        most = float(_MOST_POINTS) if self.played.by_points else 1.0
        information = pyspiel.GameInfo(
            num_distinct_actions=self.played.game.actions.size,
            max_chance_outcomes=_MOST_CHANCES,
            num_players=self.played.players,
            min_utility=-most,
            max_utility=most,
            max_game_length=_LONGEST,
            **({} if 1 in self.played.game.seats else {"utility_sum": 0.0}),  # alone one may lose without a winner
        )
        super().__init__(TYPES[name], information, dict(parameters))

    def new_initial_state(self) -> OrreryState:
        return OrreryState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"there are no parameters for observers, so not {params} either")
        return Observer(self.played, iig_obs_type is not None and iig_obs_type.perfect_recall)


class OrreryState(pyspiel.State):
    """A position: a table at which chance is asked too."""

    def __init__(self, game: OrreryGame) -> None:
        super().__init__(game)
        self.played = game.played
        self.table = self.played.begin()
        self.answers = 0

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.table.chances else first_asked(self.table.table)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.table.table.offered[player])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be dealt, by its place in the list: deals are numbers of any kind, OpenSpiel wants small ones."""
        return [(place, chance.probability) for place, chance in enumerate(self.table.chances)]

    def _apply_action(self, action: int) -> None:
        if self.table.chances:
            self.table.deal(self.table.chances[action].deal)
        else:
            self.answers += 1
            self.table.act(first_asked(self.table.table), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {self.table.chances[action].deal}" if action < len(self.table.chances) else f"deal {action}"
        return self.played.game.actions.text(action)

    def is_terminal(self) -> bool:
        beyond = 0 < self.played.horizon <= self.answers and not self.table.chances
        return beyond or self.table.over

    def returns(self) -> list[float]:
        return self.played.returns(self.table.table) if self.is_terminal() else [0.0] * self.played.players

    def __str__(self) -> str:
        """The moves so far: they tell everything."""
        return " ".join(str(action) for action in self.history())

    def __deepcopy__(self, memo: dict[int, object]) -> OrreryState:
        copied: OrreryState = self.clone()
        return copied


class Observer:
    """What a player sees, as a tensor and as a text; with perfect recall the text tells all it has ever seen."""

    def __init__(self, played: Played, perfect_recall: bool) -> None:
        features = played.game.features
        if features is None:
            raise NoFeatures(played.game.name)
        self.played = played
        self.perfect_recall = perfect_recall
        self._features = features
        self._scale = 1 / np.array(features.bounds, dtype=np.float32)
        self.tensor = np.zeros(features.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: OrreryState, player: int) -> None:
        numbers = self._features.numbers(state.table.table, player)
        np.multiply(np.frombuffer(memoryview(numbers), dtype=np.int16), self._scale, out=self.tensor)

    def string_from(self, state: OrreryState, player: int) -> str:
        game, table = self.played.game, state.table
        view = canonical(cast("Plain", game.view(table.table, player)))
        if not self.perfect_recall:
            return view
        past = canonical(recall(game, table.past, player))
        return f"{past} {hashlib.sha256(view.encode()).hexdigest()[:16]}"


def usual_players(game: Game[State]) -> int:
    """Two, or the fewest who play without the game's own side."""
    return 2 if 2 in game.seats else min(game.seats)


def _type(name: str) -> pyspiel.GameType:
    game = game_named(name)
    options = {option.name.replace("-", "_"): option.choices[0] for option in game.options}
    return pyspiel.GameType(
        short_name=f"orrery_{name}",
        long_name=f"Orrery: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if 1 in game.seats else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual_players(game), **_OWN, **options},
    )


class DuelGame(OrreryGame):
    """Starfarers Duel."""

    def __init__(self, parameters: Parameters | None = None) -> None:
        super().__init__("duel", parameters or {})


class RaceGame(OrreryGame):
    """Race for the Galaxy."""

    def __init__(self, parameters: Parameters | None = None) -> None:
        super().__init__("race", parameters or {})


class SetiGame(OrreryGame):
    """SETI."""

    def __init__(self, parameters: Parameters | None = None) -> None:
        super().__init__("seti", parameters or {})


TYPES: Final = {name: _type(name) for name in NAMES}
# classes, not functions: OpenSpiel lets go of them after the interpreter has ended, when classes are still there
for _name, _made in zip(NAMES, (DuelGame, RaceGame, SetiGame), strict=True):
    pyspiel.register_game(TYPES[_name], _made)
