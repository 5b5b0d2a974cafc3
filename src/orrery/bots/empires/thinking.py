"""How the greedy player finds its answers: it tries them on copies of the table and plays its turn on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from ...core.dealer import RandomDealer
from ...core.table import Question, Table
from ...games.empires import (
    MOVE_PART,
    ONLY_JET,
    PARTS,
    Aim,
    AimPlasma,
    ChooseAction,
    ChooseClassicAction,
    ChooseEmpire,
    InteractStep,
    MoveStep,
    PlaceShip,
    PutShip,
    SpendPoints,
    Towards,
)
from ...games.empires.facts.board import GREEN, INTERACT, MOVE, PURPLE
from ...games.empires.facts.cards import discovery_number
from ...games.empires.position.actions import (
    BOOST,
    CARRY,
    CHOOSE,
    DISCOVER,
    DONE,
    JUMP_GATE,
    LAND,
    LAUNCH,
    LAY_MINE,
    RAISE,
    RELIC,
    REPOSITION,
    SEIZE,
    SHIFT_BASE,
    TECHNOLOGY,
)
from ...games.empires.position.discs import ship_orbit
from ...games.empires.position.state import SOLO, State
from . import weights
from .efforts import CERTAIN, FULL, LIGHT, MODERATE, START, Effort
from .flying import MUCH_FUSS, Flyer, Way, best_way
from .hunting import near_guardian
from .quick import EPSILON, STOP, pass_by, sensible
from .worth import worth

Imagined: TypeAlias = "tuple[float, int, list[Table[State]]]"
"""An action, what it is worth, and tables as they may be at the end of its turn."""

_BESIDE_LANDING: Final = (JUMP_GATE, LAY_MINE, RAISE, SEIZE)
"""Manoeuvres that are tried each for itself, as landings are."""
_STEPS: Final = 60
_FUSS: Final = (0.05, 0.05, 0.1)
"""By mode: a manoeuvre is made only where it brings more than this, so that nothing goes back and forth."""


_ALWAYS_USED: Final = (PURPLE, GREEN)
"""Technology cards that cost nothing and always help."""


_ELSEWHERE: Final = 100_000
"""An imagined turn has chance of its own: the flicks that are chosen in it must not know how they will end."""
FLICKS: Final = MoveStep | SpendPoints | Aim | Towards | PlaceShip | AimPlasma
"""Questions that ships, or what they shoot, are flicked for."""
_FLIGHTS: Final[Sequence[int]] = [4, 4, 3]
"""How many flights are imagined in a turn, by the jet drive in play: most jets are free."""
_TURNS: Final = 2
"""How often a turn with flicks is imagined."""


class Thinker(Flyer):
    """One decision of a seat."""

    def answer(self, table: Table[State], effort: Effort) -> int:
        question = table.question(self.seat)
        assert question is not None
        if isinstance(question, ChooseAction | ChooseClassicAction):
            return self._action(table)
        if isinstance(question, MoveStep | SpendPoints):
            return self._move(table, _for_flights(table.state, effort))
        if isinstance(question, Aim | Towards | PlaceShip):
            return best_way(self._goals(table, question, effort))[1][0]
        if isinstance(question, AimPlasma):
            return best_way(self._shots(table, effort))[1][0]
        if isinstance(question, PutShip) and table.state.mode == SOLO and table.state.action == MOVE:
            return self._put(table, question, START)
        plain = self.quick.plain(table, question)
        if plain != STOP:
            return plain
        if table.state.active != self.seat:
            return self.quick.best_now(table, sensible(table, self.seat))[1]
        if isinstance(question, InteractStep):
            return first_best(self._interactions(table, effort))
        return first_best(self._each(table))

    def rated(self, table: Table[State], also: Sequence[int] = ()) -> list[Way]:
        """Answers, these among them, with what each is worth at the end of the turn, and what is to follow at once: the
        aim of a flight; nothing where answers are not tried at all."""
        question = table.question(self.seat)
        assert question is not None
        if table.state.active != self.seat:
            return []
        found = self._rated(table, question)
        known = {answers[0] for _, answers in found}
        further = [option for option in also if found and option not in known]
        return found + [(worth(self.imagine(table, [option], 0).state, self.mind), [option]) for option in further]

    def _rated(self, table: Table[State], question: Question[State]) -> list[Way]:
        if isinstance(question, ChooseAction | ChooseClassicAction):
            free = self.free_card(table) != STOP
            return [] if free else [(value, [one]) for value, one, _ in self.actions(table, table.offered[self.seat])]
        if isinstance(question, MoveStep | SpendPoints):
            found = discoveries(table, self.seat)
            return [] if found else self._moving(table, _for_flights(table.state, FULL))
        if isinstance(question, Aim | Towards | PlaceShip):
            return self._goals(table, question, FULL)
        if isinstance(question, AimPlasma):
            return self._shots(table, FULL)
        if isinstance(question, ChooseEmpire) or self.quick.plain(table, question) != STOP:
            return []
        return self._interactions(table, FULL) if isinstance(question, InteractStep) else self._each(table)

    def _each(self, table: Table[State]) -> list[Way]:
        """Every answer is tried, with the rest of the turn played quickly."""
        return [(self.quick.value(table, [option]), [option]) for option in sensible(table, self.seat)]

    # The action of the turn

    def _action(self, table: Table[State]) -> int:
        """Each action is imagined to the end of the turn."""
        free = self.free_card(table)
        if free != STOP:
            return free
        return max(self.actions(table, table.offered[self.seat]), key=lambda action: action[0])[1]

    def free_card(self, table: Table[State]) -> int:
        """A technology card that is used before the action, control of a megastructure, or STOP."""
        for option in table.offered[self.seat]:
            if option in SEIZE:
                return option
            if option in TECHNOLOGY and TECHNOLOGY.place(option) in _ALWAYS_USED:
                return option
        return STOP

    def actions(self, table: Table[State], options: Sequence[int], turns: int = _TURNS) -> list[Imagined]:
        """The actions of a turn, each with what it is worth and how the turn may end; starbases stay where they are."""
        found: list[Imagined] = []
        for option in options:
            if option in SHIFT_BASE:
                continue
            chancy = option in (CHOOSE.at(MOVE), CHOOSE.at(INTERACT)) and table.state.jet != ONLY_JET
            ends = [self.imagine(table, [option], turn) for turn in range(turns if chancy else 1)]
            value = sum(worth(end.state, self.mind) for end in ends) / len(ends)
            found.append((value - (weights.RESTLESS if option == CHOOSE.at(MOVE) else 0.0), option, ends))
        return found

    def imagine(self, table: Table[State], answers: list[int], turn: int) -> Table[State]:
        """The table after these answers and a turn played on with little effort."""
        copy = table.copy(RandomDealer(self.seed + _ELSEWHERE + turn))
        for answer in answers:
            copy.act(self.seat, answer)
        flights, most = 0, _FLIGHTS[table.state.jet]
        for _ in range(_STEPS):
            if self.mind.is_past(copy):
                break
            question = copy.question(self.seat)
            if question is None:
                pass_by(copy)
            elif not isinstance(question, MoveStep | SpendPoints):
                copy.act(self.seat, self._light(copy, question))
            elif flights < most and not discoveries(copy, self.seat) and self._flies_on(copy):
                flights += 1
            else:
                answer = self._light(copy, question)
                flights = flights if answer in DISCOVER else most
                copy.act(self.seat, answer)
        return copy

    def _light(self, table: Table[State], question: Question[State]) -> int:
        """An answer in a turn that is only imagined."""
        if isinstance(question, InteractStep | Aim | Towards | PlaceShip):
            return self.answer(table, LIGHT)
        answer = self.quick.answer(table)
        return answer if answer != STOP else table.offered[self.seat][0]

    def _flies_on(self, table: Table[State]) -> bool:
        """Make one more flight with little effort, unless it is better to be done."""
        flights = self._flights(table, LIGHT)
        found = [self._best_flight(table, flights, LIGHT)] if flights else []
        if table.state.left and not flights:
            found = self._starts(table, LIGHT)
        if not found:
            return False
        value, answers = max(found)
        if DONE in table.offered[self.seat] and value <= self.quick.value(table, [DONE]) + EPSILON:
            return False
        for answer in answers:
            table.act(self.seat, answer)
        self.quick.settle(table)
        return True

    def _interactions(self, table: Table[State], effort: Effort) -> list[Way]:
        """Relics with flicks are imagined further than other cards."""
        return [(self._interaction(table, option, effort), [option]) for option in table.offered[self.seat]]

    def _interaction(self, table: Table[State], option: int, effort: Effort) -> float:
        if option in RELIC and MOVE_PART in PARTS.get(RELIC.place(option), []):
            if effort is FULL:
                return worth(self.imagine(table, [option], 0).state, self.mind)
            flicks = discovery_number(RELIC.place(option), "flicks")
            return self.quick.value(table, [option]) + weights.BONUS_FLICK * flicks * self.mind.fresh
        if option in BOOST:
            if effort is not FULL:
                return float("-inf")
            copy = table.copy(RandomDealer(self.seed))
            copy.act(self.seat, option)
            further = [other for other in copy.offered[self.seat] if other not in BOOST]
            likely = max(further, key=lambda other: self._interaction(copy, other, LIGHT))
            return self._interaction(copy, likely, FULL)
        return self.quick.value(table, [option])

    # Moving

    def _move(self, table: Table[State], effort: Effort) -> int:
        """What leads to the best position."""
        for option in discoveries(table, self.seat):
            return option
        any_other: Way = (float("-inf"), [table.offered[self.seat][0]])
        _, self.way = best_way([any_other, *self._moving(table, effort)])
        return self.way[0]

    def _moving(self, table: Table[State], effort: Effort) -> list[Way]:
        """Manoeuvres, flights, more energy for one, or nothing more, each with what it leads to."""
        found = self._at_hand(table)
        flights = self._flights(table, effort)
        if flights:
            found += self._worthwhile(table, self._tried(table, flights, effort))
        elif not table.state.left:
            found += self._boosts(table)
        if table.state.left:
            found += self._starts(table, effort)
        return found

    def _worthwhile(self, table: Table[State], flights: list[Way]) -> list[Way]:
        """Not those, where ships only jet, that bring no more than to land at once: they would fly to and fro."""
        if table.state.jet != ONLY_JET or DONE not in table.offered[self.seat]:
            return flights
        landed = self.quick.value(table, [])
        return [flight for flight in flights if flight[0] > landed + EPSILON]

    def _goals(self, table: Table[State], question: Question[State], effort: Effort) -> list[Way]:
        """Where a ship that is about to fly may go."""
        effort = CERTAIN if effort is FULL and table.state.jet == ONLY_JET else effort
        return self._tried(table, [(value, [aim]) for value, aim in self._ways(table, question, effort)], effort)

    def _shots(self, table: Table[State], effort: Effort) -> list[Way]:
        return self._tried(table, [(0.0, [aim]) for aim in sensible(table, self.seat)], effort)

    def _at_hand(self, table: Table[State]) -> list[Way]:
        """To be done, or a manoeuvre: starbases stay, and ships are repositioned only where enemies are about."""
        found: list[Way] = []
        enemies = any(player.ships_out() for seat, player in enumerate(table.state.players) if seat != self.seat)
        for option in table.offered[self.seat]:
            if option == DONE:
                found.append((self.quick.value(table, [DONE]), [DONE]))
            elif option in REPOSITION:
                if enemies or near_guardian(table.state, ship_orbit(table.state, self.seat, REPOSITION.place(option))):
                    found.append((self.quick.value(table, [option]) - MUCH_FUSS, [option]))
            elif (
                option in LAND
                or option == CARRY
                or any(option in block for block in _BESIDE_LANDING)
                or (option in LAUNCH and near_guardian(table.state, LAUNCH.places(option)[0]))
            ):
                found.append((self.quick.value(table, [option]) - _FUSS[table.state.mode], [option]))
        return found


def _for_flights(state: State, effort: Effort) -> Effort:
    """How much is tried for a flight in a turn that is really played; imagined ones stay as they are."""
    if effort is not FULL:
        return effort
    if state.jet == ONLY_JET:
        return CERTAIN
    return MODERATE if state.acted else FULL


def first_best(ways: Sequence[Way]) -> int:
    """Of answers that lead to the same, the one that does nothing is taken."""
    return best_way(sorted(ways, key=lambda way: way[1][0] != DONE))[1][0]


def discoveries(table: Table[State], seat: int) -> list[int]:
    """What can be discovered, which is always good."""
    return [option for option in table.offered[seat] if option in DISCOVER]
