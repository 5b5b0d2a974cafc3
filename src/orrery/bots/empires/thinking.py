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
    InteractStep,
    MoveStep,
    PlaceShip,
    SpendPoints,
    Towards,
    twin,
)
from ...games.empires.facts.board import GREEN, HOLE_X, HOLE_Y, INTERACT, MOVE, PURPLE
from ...games.empires.facts.cards import discovery_number
from ...games.empires.position.actions import (
    BOOST,
    CARRY,
    CHOOSE,
    DISCOVER,
    DONE,
    FLICK,
    JET,
    JUMP,
    JUMP_GATE,
    LAND,
    LAUNCH,
    LAY_MINE,
    PHASE,
    RAISE,
    RELIC,
    REPOSITION,
    SEIZE,
    SHIFT_BASE,
    TECHNOLOGY,
    WORMHOLE,
    moved_ship,
)
from ...games.empires.position.discs import ship_orbit
from ...games.empires.position.state import State
from . import places, weights
from .alone import near_guardian
from .efforts import CERTAIN, FULL, LIGHT, MODERATE, START, Effort
from .flicks import Flicks
from .mind import Mind
from .quick import EPSILON, STOP, Quick, pass_by, sensible
from .reach import reach
from .worth import worth

Way: TypeAlias = "tuple[float, list[int]]"
"""Answers one after the other, and what they lead to."""
Imagined: TypeAlias = "tuple[float, int, list[Table[State]]]"
"""An action, what it is worth, and tables as they may be at the end of its turn."""

_MOVES: Final = (FLICK, JET, PHASE, JUMP)
"""What sends a ship off."""
_BESIDE_LANDING: Final = (JUMP_GATE, LAY_MINE, RAISE, SEIZE)
"""Manoeuvres that are tried each for itself, as landings are."""
_STEPS: Final = 60
_FUSS: Final = 0.05
"""A manoeuvre is made only where it brings more than this: nothing goes back and forth."""
_MUCH_FUSS: Final = 0.15
"""The same for a ship that is only repositioned, and for energy."""
_LAUNCHED: Final = 0.3
"""A launch must bring more than this: the flick after it is still uncertain."""


_ALWAYS_USED: Final = (PURPLE, GREEN)
"""Technology cards that cost nothing and always help."""


_ELSEWHERE: Final = 100_000
"""An imagined turn has chance of its own: the flicks that are chosen in it must not know how they will end."""
_FLIGHTS: Final[Sequence[int]] = [4, 4, 3]
"""How many flights are imagined in a turn, by the jet drive in play: most jets are free."""
_SHIPS: Final = 2
"""Of more ships than this, the flicks of the most promising are looked at thoroughly."""
_TURNS: Final = 2
"""How often a turn with flicks is imagined."""


class Thinker:
    """One decision of a seat."""

    def __init__(self, mind: Mind, seed: int) -> None:
        self.mind = mind
        self.seat = mind.seat
        self.seed = seed
        self.quick = Quick(mind, seed)

    def answer(self, table: Table[State], effort: Effort) -> int:
        question = table.question(self.seat)
        assert question is not None
        if isinstance(question, ChooseAction | ChooseClassicAction):
            return self._action(table)
        if isinstance(question, MoveStep | SpendPoints):
            return self._move(table, _for_flights(table.state, effort))
        if isinstance(question, Aim | Towards | PlaceShip):
            effort = CERTAIN if effort is FULL and table.state.jet == ONLY_JET else effort
            found = self._best_flight(
                table, [(value, [aim]) for value, aim in self._ways(table, question, effort)], effort
            )
            return found[1][0]
        if isinstance(question, AimPlasma):
            return self._best_flight(table, [(0.0, [aim]) for aim in sensible(table, self.seat)], effort)[1][0]
        plain = self.quick.plain(table, question)
        if plain != STOP:
            return plain
        if table.state.active != self.seat:
            return self.quick.best_now(table, sensible(table, self.seat))[1]
        if isinstance(question, InteractStep):
            return self._interact(table, effort)
        return self._each(table, sensible(table, self.seat))

    def _each(self, table: Table[State], options: list[int]) -> int:
        """Every answer is tried, with the rest of the turn played quickly."""
        best, most = options[0], float("-inf")
        for option in sorted(options, key=_done_first):
            value = self.quick.value(table, [option])
            if value > most + EPSILON:
                best, most = option, value
        return best

    # The action of the turn

    def _action(self, table: Table[State]) -> int:
        """Each action is imagined to the end of the turn."""
        free = self.free_card(table)
        if free != STOP:
            return free
        return max(self.actions(table, table.offered[self.seat]), key=lambda action: action[0])[1]

    def free_card(self, table: Table[State]) -> int:
        """A technology card that is used before the action, or STOP."""
        for option in table.offered[self.seat]:
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
            ends = [self.imagined(table, [option], turn) for turn in range(turns if chancy else 1)]
            value = sum(worth(end.state, self.mind) for end in ends) / len(ends)
            found.append((value - (weights.RESTLESS if option == CHOOSE.at(MOVE) else 0.0), option, ends))
        return found

    def imagined(self, table: Table[State], answers: list[int], turn: int) -> Table[State]:
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

    def _interact(self, table: Table[State], effort: Effort) -> int:
        """Relics with flicks are imagined further than other cards."""
        options = sorted(table.offered[self.seat], key=_done_first)
        best, most = options[0], float("-inf")
        for option in options:
            value = self._interaction(table, option, effort)
            if value > most + EPSILON:
                best, most = option, value
        return best

    def _interaction(self, table: Table[State], option: int, effort: Effort) -> float:
        if option in RELIC and MOVE_PART in PARTS.get(RELIC.place(option), []):
            if effort is FULL:
                return worth(self.imagined(table, [option], 0).state, self.mind)
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
        """A manoeuvre, a flight, more energy for one, or nothing more: what leads to the best position."""
        options = table.offered[self.seat]
        for option in discoveries(table, self.seat):
            return option
        found = self._at_hand(table)
        flights = self._flights(table, effort)
        if flights:
            found += self._worthwhile(table, self._best_flight(table, flights, effort))
        elif not table.state.left:
            found += self._boosts(table)
        if table.state.left:
            found += self._starts(table, effort)
        best: list[int] = [options[0]]
        most = float("-inf")
        for value, answers in found:
            if value > most + EPSILON:
                best, most = answers, value
        return best[0]

    def _worthwhile(self, table: Table[State], flight: Way) -> list[Way]:
        """Nothing, where ships only jet and a flight brings no more than to land at once: they would fly to and fro."""
        if table.state.jet != ONLY_JET or DONE not in table.offered[self.seat]:
            return [flight]
        return [flight] if flight[0] > self.quick.value(table, []) + EPSILON else []

    def _at_hand(self, table: Table[State]) -> list[Way]:
        """To be done, or a manoeuvre: starbases stay, and ships are repositioned only where enemies are about."""
        found: list[Way] = []
        enemies = any(player.ships_out() for seat, player in enumerate(table.state.players) if seat != self.seat)
        for option in table.offered[self.seat]:
            if option == DONE:
                found.append((self.quick.value(table, [DONE]), [DONE]))
            elif option in REPOSITION:
                if enemies:
                    found.append((self.quick.value(table, [option]) - _MUCH_FUSS, [option]))
            elif (
                option in LAND
                or option == CARRY
                or any(option in block for block in _BESIDE_LANDING)
                or (option in LAUNCH and near_guardian(table.state, LAUNCH.places(option)[0]))
            ):
                found.append((self.quick.value(table, [option]) - _FUSS, [option]))
        return found

    def _is_tried(self, table: Table[State], option: int) -> bool:
        """Landings and the like, and launches where a guardian is near."""
        if option in LAUNCH:
            return near_guardian(table.state, LAUNCH.places(option)[0])
        return option in LAND or option == CARRY or any(option in block for block in _BESIDE_LANDING)

    def _starts(self, table: Table[State], effort: Effort) -> list[Way]:
        """Launches and ways through wormholes, each with the flick that is to follow.

        Alone they are never made: a ship could land and launch, or go through and back, for ever.
        """
        state, rated = table.state, []
        for option in table.offered[self.seat]:
            if option in LAUNCH:
                hole, ship = LAUNCH.places(option)
            elif option in WORMHOLE:
                ship = WORMHOLE.place(option)
                hole = twin(state, ship_orbit(state, self.seat, ship))
            else:
                continue
            rated.append((reach(HOLE_X[hole], HOLE_Y[hole], self.mind.lures, self.mind.far), option, ship))
        found: list[Way] = []
        for _, option, ship in sorted(rated, reverse=True)[: effort.starts]:
            copy = table.copy(RandomDealer(self.seed))
            copy.act(self.seat, option)
            self.quick.settle(copy)
            flights = [way for way in self._flights(copy, START) if moved_ship(way[1][0]) == ship]
            if flights:
                found.append((self._best_flight(copy, flights, START)[0] - _LAUNCHED, [option]))
        return found

    def _flights(self, table: Table[State], effort: Effort) -> list[Way]:
        """The most promising flights of all ships, each with its two answers; free flicks first."""
        moves = self._moves(table)
        if effort.thorough and len(moves) > _SHIPS:
            likely = sorted(
                moves, key=lambda move: -max((way[0] for way in self._of_move(table, move, LIGHT)), default=0)
            )
            moves = likely[:_SHIPS]
        found = [way for move in moves for way in self._of_move(table, move, effort)]
        found.sort(key=lambda way: -way[0])
        return found[: effort.finalists]

    def _moves(self, table: Table[State]) -> list[int]:
        """A flick or the like for every ship that can be moved; what costs nothing comes before what does."""
        options = [option for option in table.offered[self.seat] if any(option in block for block in _MOVES)]
        free = [JUMP.place(option) for option in options if option in JUMP]
        return [option for option in options if option in JUMP or moved_ship(option) not in free]

    def _of_move(self, table: Table[State], move: int, effort: Effort) -> list[Way]:
        copy = table.copy(RandomDealer(self.seed))
        copy.act(self.seat, move)
        question = copy.question(self.seat)
        return [] if question is None else [(value, [move, aim]) for value, aim in self._ways(copy, question, effort)]

    def _ways(self, table: Table[State], question: Question[State], effort: Effort) -> list[tuple[float, int]]:
        """The most promising answers to where a ship goes."""
        state, options = table.state, table.offered[self.seat]
        if isinstance(question, Aim):
            flicks = Flicks(state, self.mind, question.ship, self.seed)
            return flicks.best(effort.sifted, effort.trials, effort.kept, effort.thorough)
        if isinstance(question, Towards):
            return places.best_directions(state, self.mind, question.ship, options, effort.kept)
        if isinstance(question, PlaceShip):
            return places.best_cells(self.mind, question.ship, options, effort.kept)
        return []

    def _best_flight(self, table: Table[State], flights: list[Way], effort: Effort) -> Way:
        """The best flight by what positions it leads to, and how good they are on average."""
        best, most = flights[0][1], float("-inf")
        for _, answers in flights[: effort.finalists]:
            value = sum(self.quick.value(table, answers, trial) for trial in range(effort.copies)) / effort.copies
            if value > most + EPSILON:
                best, most = answers, value
        return most, best

    def _boosts(self, table: Table[State]) -> list[Way]:
        """Energy for one more flick, where that is better than keeping it."""
        if BOOST.at(0) not in table.offered[self.seat]:
            return []
        copy = table.copy(RandomDealer(self.seed))
        copy.act(self.seat, BOOST.at(0))
        flights = self._flights(copy, MODERATE)
        return [(self._best_flight(copy, flights, MODERATE)[0] - _MUCH_FUSS, [BOOST.at(0)])] if flights else []


def _for_flights(state: State, effort: Effort) -> Effort:
    """How much is tried for a flight in a turn that is really played; imagined ones stay as they are."""
    if effort is not FULL:
        return effort
    if state.jet == ONLY_JET:
        return CERTAIN
    return MODERATE if state.acted else FULL


def _done_first(option: int) -> bool:
    """Of answers that lead to the same, the one that does nothing is taken."""
    return option != DONE


def discoveries(table: Table[State], seat: int) -> list[int]:
    """What can be discovered, which is always good."""
    return [option for option in table.offered[seat] if option in DISCOVER]
