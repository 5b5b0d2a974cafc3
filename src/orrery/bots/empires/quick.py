"""The rest of a turn played quickly: no more flicks are made, but what is at hand is taken."""

from __future__ import annotations

from typing import Final

from ...core.dealer import RandomDealer
from ...core.table import Question, Table
from ...games.empires import (
    ActionStep,
    AimPlasma,
    Attack,
    ChooseAction,
    EndTurn,
    InteractStep,
    JoinAttack,
    MoveBases,
    MoveStep,
    PlaceMine,
    PlaceShip,
    PutBase,
    PutBesideCarrier,
    PutShip,
    RelicParts,
    Scan,
    SpendPoints,
    Towards,
)
from ...games.empires.position.actions import (
    BOOST,
    DISCOVER,
    DONE,
    END_TURN,
    LAND,
    MISSION,
    RAISE,
    REPOSITION,
    SEIZE,
    TAKE,
)
from ...games.empires.position.discs import ship_orbit
from ...games.empires.position.state import SOLO, State
from . import places
from .flicks import plasma_shots
from .hunting import hunters, in_range_of_guardian
from .mind import Mind
from .worth import worth

STOP: Final = -1
"""Nothing more is answered."""
_STEPS: Final = 40
_SETTLING: Final = 6
_MOST: Final = 40
"""How many answers to a question are tried at most."""
EPSILON: Final = 1e-6


class Quick:
    """Plays tables on for one seat; `seed` deals what is unknown."""

    def __init__(self, mind: Mind, seed: int) -> None:
        self.mind = mind
        self.seat = mind.seat
        self.seed = seed

    def value(self, table: Table[State], answers: list[int], trial: int = 0) -> float:
        """What a position is worth after these answers and the rest of the turn."""
        copy = table.copy(RandomDealer(self.seed + trial))
        for answer in answers:
            copy.act(self.seat, answer)
        self.finish(copy)
        return worth(copy.state, self.mind)

    def finish(self, table: Table[State]) -> None:
        """To the end of one's own turn."""
        for _ in range(_STEPS):
            if self.mind.is_past(table):
                return
            if table.question(self.seat) is None:
                pass_by(table)
                continue
            answer = self.answer(table)
            if answer == STOP:
                return
            table.act(self.seat, answer)

    def answer(self, table: Table[State]) -> int:
        """A quick answer to the seat's question."""
        question, options = table.question(self.seat), table.offered[self.seat]
        assert question is not None
        plain = self.plain(table, question)
        if plain != STOP:
            return plain
        if isinstance(question, MoveStep | SpendPoints):
            return self._tidy(table)
        if isinstance(question, MoveBases):
            return DONE
        if isinstance(question, InteractStep):
            return self._gain(table, [option for option in options if option in TAKE or option in MISSION])
        if isinstance(question, ActionStep | Attack):
            return self._gain(table, [option for option in options if option not in BOOST])
        return self.best_now(table, sensible(table, self.seat))[1]

    def plain(self, table: Table[State], question: Question[State]) -> int:
        """Answers that are not tried: where things are put, who joins an attack, parts of a relic; else STOP."""
        options = table.offered[self.seat]
        if len(options) == 1 or isinstance(question, PutBase | JoinAttack | RelicParts):
            return options[0]
        if isinstance(question, EndTurn):
            return next(option for option in options if option != END_TURN)  # a megastructure that can be had
        if isinstance(question, Scan):
            return END_TURN  # what is only imagined teaches nothing
        if isinstance(question, PutShip):
            return places.best_spot(table.state, self.mind, question.ship, question.hole, options)
        if isinstance(question, PlaceShip):
            return places.best_cells(self.mind, question.ship, options, 1)[0][1]
        if isinstance(question, Towards):
            return places.best_directions(table.state, self.mind, question.ship, options, 1)[0][1]
        if isinstance(question, PutBesideCarrier):
            return places.best_side(table.state, self.mind, options)
        if isinstance(question, PlaceMine):
            return places.mine_cell(table.state, self.seat, options)
        return STOP

    def _tidy(self, table: Table[State]) -> int:
        """Discover, then land or take over an artifact where that is good; else be done."""
        state, found = table.state, []
        orbits: set[int] = set()
        armed = hunters(state) if state.mode == SOLO and state.guardians else []
        for option in table.offered[self.seat]:
            if option in DISCOVER:
                return option
            if option in LAND:
                orbit = ship_orbit(state, self.seat, LAND.place(option))
                if orbit not in orbits and LAND.place(option) not in armed:
                    orbits.add(orbit)
                    found.append(option)
            elif option in RAISE or option in SEIZE:
                found.append(option)
            elif option in REPOSITION and self._takes_aim(state, REPOSITION.place(option), armed):
                return option
        return self._gain(table, found)

    def _takes_aim(self, state: State, ship: int, armed: list[int]) -> bool:
        """Whether a ship has to be put elsewhere in its orbit to shoot at a guardian with others."""
        player = state.players[self.seat]
        return ship in armed and not in_range_of_guardian(state, player.x[ship], player.y[ship], ship)

    def _gain(self, table: Table[State], options: list[int]) -> int:
        """The answer that makes the position better at once, if there still is one."""
        done = DONE in table.offered[self.seat]
        options = [option for option in options if option != DONE]
        if not options:
            return DONE if done else STOP
        value, best = self.best_now(table, options)
        if not done or value > worth(table.state, self.mind) + EPSILON:
            return best
        return DONE

    def best_now(self, table: Table[State], options: list[int]) -> tuple[float, int]:
        """The first of the best answers, looking no further than what has to be settled for it."""
        best, most = options[0], float("-inf")
        for option in options:
            copy = table.copy(RandomDealer(self.seed))
            copy.act(self.seat, option)
            self.settle(copy)
            value = worth(copy.state, self.mind)
            if value > most + EPSILON:
                best, most = option, value
        return most, best

    def settle_cards(self, table: Table[State]) -> None:
        """Do what a technology card asks for, up to the choice of the action."""
        for _ in range(_SETTLING):
            question = table.question(self.seat)
            # where only one action is possible it is not asked for: its first step follows
            if question is None or isinstance(question, ChooseAction | ActionStep | Attack):
                return
            answer = self.answer(table)
            if answer == STOP:
                return
            table.act(self.seat, answer)

    def settle(self, table: Table[State]) -> None:
        """Put down what has to be put down."""
        for _ in range(_SETTLING):
            question = table.question(self.seat)
            if question is None or isinstance(question, ActionStep | Attack):
                return
            answer = self.plain(table, question)
            if answer == STOP:
                return
            table.act(self.seat, answer)


def sensible(table: Table[State], seat: int) -> list[int]:
    """The answers that are tried at all: of very many only the first, but always the one that declines."""
    question, options = table.question(seat), table.offered[seat]
    if isinstance(question, AimPlasma):
        return plasma_shots(table.state, seat, question.hole)
    if len(options) <= _MOST:
        return list(options)
    return [*options[:_MOST], DONE] if DONE in options[_MOST:] else list(options[:_MOST])


def pass_by(table: Table[State]) -> None:
    """Someone else is asked in the middle of one's own turn: any answer will do."""
    other = next(iter(table.questions()))
    table.act(other, table.offered[other][0])
