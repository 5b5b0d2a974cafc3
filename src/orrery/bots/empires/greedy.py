"""The greedy player of Ascending Empires: values every answer by the position it leads to at the end of the turn.

With foresight, answers that seem good, flicks among them, are compared by what the judge says of where they lead.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from ...core.dealer import RandomDealer
from ...core.game import Game
from ...core.table import Question, Table
from ...games.empires import ONLY_JET, ChooseAction, ChooseClassicAction, ChooseEmpire, MoveStep, Scan, SpendPoints
from ...games.empires.facts.cards import EMPIRES
from ...games.empires.position.actions import DONE, EMPIRE
from ...games.empires.position.state import SOLO, State
from ..bot import Bot, Estimate, Sight, Thought
from . import advice, weights
from .ahead import best_action
from .characters import SOUND, Character
from .efforts import FULL
from .foresight import Prospect, look_ahead, promising
from .mind import Mind
from .quick import STOP
from .standing import Judge
from .thinking import FLICKS, Thinker

_SEEDS: Final = 1_000_000
Moment: TypeAlias = "tuple[tuple[int, ...], ...]"
"""A turn, what is left of its action, where the ships are, and what manoeuvres change besides."""


class GreedyBot(Bot[State]):
    """Flicks under the noise of the table, as everybody does."""

    def __init__(self, seed: int, character: Character = SOUND, judge: Judge = advice.by_wealth) -> None:
        super().__init__(seed)
        self.character = character
        self.judge = judge
        """Tells the chances of a position: of this one, and of those that foresight comes to."""
        self._plan: list[tuple[Moment, int]] = []
        """Answers that have been thought about already, each with the moment for which it is meant."""
        self._moments: list[Moment] = []
        """Moments of this turn in which more could have been done."""
        self._standing: Moment = ()
        self._idle_turns = 0
        """Own turns since the points, buildings, relics or troops at hand of any player have changed."""

    def choose(self, sight: Sight[State]) -> int:
        seed = self.dealer.below(_SEEDS)
        options = sight.options
        if len(options) == 1:
            return options[0]
        table = sight.table.copy(RandomDealer(seed))
        planned = self._next_of_plan(table.state, sight.seat, options)
        if planned != STOP:
            return planned
        question = table.question(sight.seat)
        comes_back = self._comes_back(table.state, sight.seat, question)
        if comes_back and table.state.mode == SOLO and DONE in options:
            return DONE
        if isinstance(question, Scan):
            return options[-1]  # to know more is always good
        if isinstance(question, ChooseEmpire):
            return max(options, key=lambda option: weights.EMPIRE[EMPIRES[EMPIRE.place(option)]])
        self._count_idle_turns(table.state, question)
        patience = 1.0
        if table.state.jet == ONLY_JET or isinstance(question, ChooseClassicAction):
            # where nothing is left to chance, players who always did the same would do so for ever
            if not self.dealer.below(weights.WHIMS):
                return options[self.dealer.below(len(options))]
            patience = 1.0 if self.dealer.below(weights.MOODS) else weights.IMPATIENCE
        elif table.state.mode != SOLO and self._idle_turns > weights.IDLE_TURNS:
            patience = weights.IMPATIENCE
        # chances differ from trial to trial: by rules of thumb it does not go round in circles
        prospects = self._prospects(sight, table, seed) if patience >= 1.0 and not comes_back else []
        if prospects:
            self._follow(table, sight.seat, prospects[0].answers)
            return prospects[0].action
        answer, way = self._consider(table, sight.seat, seed, patience)
        if table.state.mode == SOLO and way[:1] == [answer]:
            self._follow(table, sight.seat, way)
        return answer

    def thoughts(self, sight: Sight[State], also: Sequence[int] = ()) -> list[Thought]:
        seed = self.dealer.below(_SEEDS)
        table = sight.table.copy(RandomDealer(seed))
        question = table.question(sight.seat)
        prospects = self._prospects(sight, table.copy(RandomDealer(seed)), seed, also)
        if prospects:
            now = advice.points(table.state, sight.seat)
            first = {prospect.action: prospect for prospect in reversed(prospects)}  # of flicks of a ship, the best one
            told = [prospect for prospect in prospects if prospect is first[prospect.action]]
            return [prospect.thought(told[0], sight.seat, now) for prospect in told]
        if len(sight.options) == 1 or isinstance(question, Scan | ChooseEmpire):
            given = self.choose(sight)
        else:
            given, _ = self._consider(table.copy(RandomDealer(seed)), sight.seat, seed, 1.0)
        return advice.thoughts(table, Thinker(self._mind(table.state, sight.seat, seed), seed), given, also, self.judge)

    def estimate(self, game: Game[State], table: Table[State], seat: int) -> Estimate | None:
        if table.over:
            return Estimate(game.standing(table).share(seat), 0.0)
        if table.state.mode == SOLO:
            return None
        return advice.estimate(game.determinize(table, seat, self.dealer).state, seat, self.judge)

    def _next_of_plan(self, state: State, seat: int, options: Sequence[int]) -> int:
        """The answer that was planned for this moment, or STOP."""
        if self._plan:
            moment, answer = self._plan.pop(0)
            if moment == _moment(state, seat) and answer in options:
                return answer
            self._plan = []
        return STOP

    def _comes_back(self, state: State, seat: int, question: Question[State] | None) -> bool:
        """Whether a turn is where it was before: a ship could launch and land again for ever."""
        if isinstance(question, ChooseAction | ChooseClassicAction):
            self._moments = []
        if not isinstance(question, MoveStep | SpendPoints):
            return False
        moment = _moment(state, seat)
        if self._moments and self._moments[0][0][0] != moment[0][0]:
            self._moments = []
        if moment in self._moments:
            return True
        self._moments.append(moment)
        return False

    def _count_idle_turns(self, state: State, question: Question[State] | None) -> None:
        """Count own turns in which nobody gets anywhere, since players could flick their ships about for ever."""
        if isinstance(question, ChooseAction):
            standing = tuple(
                (player.points, *player.buildings, *player.relics, player.troops) for player in state.players
            )
            self._idle_turns = self._idle_turns + 1 if standing == self._standing else 0
            self._standing = standing

    def _follow(self, table: Table[State], seat: int, way: list[int]) -> None:
        """A ship is put right and flicked as it was thought out: up to the flick nothing is left to chance."""
        copy = table.copy(RandomDealer(0))
        for done, answer in pairwise(way):
            copy.act(seat, done)
            self._plan.append((_moment(copy.state, seat), answer))

    def _prospects(
        self, sight: Sight[State], table: Table[State], seed: int, also: Sequence[int] = ()
    ) -> list[Prospect]:
        """Answers that were tried by looking ahead, best first; nothing where that is of no use."""
        foresight = self.character.foresight
        if foresight is None or table.state.mode == SOLO or len(sight.options) == 1:
            return []
        _mix(table.state)
        rated = Thinker(self._mind(table.state, sight.seat, seed), seed).rated(table, also)
        likely = promising(rated, also, isinstance(sight.question, FLICKS))
        return look_ahead(sight, likely, foresight, self.dealer, self.judge) if len(likely) > 1 else []

    def _consider(self, table: Table[State], seat: int, seed: int, patience: float) -> tuple[int, list[int]]:
        """The answer that leads to the best position, and those that are to follow; the table is the player's own."""
        _mix(table.state)
        if table.state.mode == SOLO:
            table.state.campaign.skips += 1  # turns are imagined up to the next card: `Respite` weighs what may come
        thinker = Thinker(self._mind(table.state, seat, seed, patience), seed)
        if table.state.mode == SOLO and isinstance(table.question(seat), ChooseAction):
            return best_action(table, thinker), []
        return thinker.answer(table, FULL), thinker.way

    def _mind(self, state: State, seat: int, seed: int, patience: float = 1.0) -> Mind:
        return Mind(state, seat, patience, self.character, seed)


def _moment(state: State, seat: int) -> Moment:
    player = state.players[seat]
    numbers = state.campaign.turn, state.left, player.energy, player.troops, len(player.relics)
    return numbers, tuple(player.x), tuple(player.y), tuple(state.places), tuple(state.troops)


def _mix(state: State) -> None:
    """What lies face down has no order that anybody could know: piles that differ in nothing else are made alike."""
    for piles in (state.area_places, state.area_tiles):
        for pile in piles:
            pile.sort()
    state.box.sort()
