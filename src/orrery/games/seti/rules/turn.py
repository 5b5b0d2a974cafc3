"""Turns and rounds (pages 4-5, 19): the eight main actions, passing, income, the end of the game."""

from __future__ import annotations

from typing import Final

from ....core.table import Effect, Question, Table
from ..facts.board import INCOME, ROUNDS
from ..position.actions import ANALYSE, END_TURN, KEEP, LAND, LAUNCH, ORBIT, PASS, PLAY, RESEARCH, SCAN, each
from ..position.events import GAME_ENDED, PASSED, ROUND_BEGUN, STACK_CARD_TAKEN, TURN_BEGUN
from ..position.owned import ownership
from ..position.state import State
from ..solo.objectives import PERSON, collect_objectives
from ..solo.payment import settle_objectives
from . import probes, scan
from .computer import analyse, analysis_barred
from .hand import DiscardCards, draw, gain_income, tell_first_income
from .interrupt import TurnQuestion
from .milestones import MILESTONES, reveal_exertians
from .movement import Rotate
from .playing import play, play_barred
from .research import EVERY_KIND, RESEARCH_PUBLICITY, Research, research_barred
from .resources import gain_credit, gain_energy
from .scoring import standing
from .sectors import EvaluateSectors

HAND_LIMIT: Final = 4


class Turn(Effect[State]):
    """The active player's turn begins."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        state.active = seat
        state.free = 1
        state.rules = 0
        state.bonuses = []
        table.tell(TURN_BEGUN, seat)
        table.then(seat, MAIN_ACTION)


def main_actions(state: State, seat: int) -> list[int]:
    """The main actions a player can take and pay, in ascending order."""
    player = state.players[seat]
    found: list[int] = []
    if not probes.launch_barred(state, seat):
        found.append(LAUNCH)
    planets = probes.planets_with_probe(state, seat)
    for planet in planets:
        if not probes.orbit_barred(state, seat, planet):
            found.append(ORBIT.each[planet])
    for planet in planets:
        there = probes.TARGETS_AT[planet]
        found += each(LAND, [target for target in there if not probes.landing_barred(state, seat, target)])
    if not scan.scan_barred(player):
        found.append(SCAN)
    if not analysis_barred(player):
        found.append(ANALYSE)
    plays = PLAY.each
    found += [plays[card] for card in player.hand if not play_barred(player, card)]
    if not research_barred(player):
        found.append(RESEARCH)
    found.append(PASS)
    return found


class MainAction(TurnQuestion):
    """One main action; free actions may come before it."""

    __slots__ = ()

    def prompt(self) -> str:
        return "main-action"

    def always_asked(self) -> bool:
        return True

    def choices(self, table: Table[State], seat: int) -> list[int]:
        return main_actions(table.state, seat)

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        if action == PASS:
            table.state.free = 0
            table.then_all(seat, PASSING)
            return
        table.then(seat, EVALUATE_SECTORS, REST_OF_TURN)
        begin_main_action(table, seat, action)


def begin_main_action(table: Table[State], seat: int, action: int) -> None:
    """Pay and begin."""
    state = table.state
    player = state.players[seat]
    if action == LAUNCH:
        player.credit -= probes.LAUNCH_COST
        probes.launch(table, seat)
    elif action == SCAN:
        player.credit -= scan.SCAN_CREDIT
        player.energy -= scan.SCAN_ENERGY
        scan.begin_scan(table, seat, [])
    elif action == ANALYSE:
        analyse(table, seat)
    elif action == RESEARCH:
        player.publicity -= RESEARCH_PUBLICITY
        table.then(seat, Rotate(), Research(EVERY_KIND, 0, []))
    elif action in PLAY:
        play(table, seat, PLAY.place(action))
    elif action in LAND:
        target = LAND.place(action)
        player.energy -= probes.landing_cost(state, seat, probes.planet_of(target))
        probes.land(table, seat, target, 0)
    else:
        player.credit -= probes.ORBIT_CREDIT
        player.energy -= probes.ORBIT_ENERGY
        probes.orbit(table, seat, ORBIT.place(action))


class RestOfTurn(TurnQuestion):
    """After the main action: free actions until the player ends the turn."""

    __slots__ = ()

    def prompt(self) -> str:
        return "end-turn"

    def always_asked(self) -> bool:
        return True

    def choices(self, table: Table[State], seat: int) -> list[int]:
        return [END_TURN]

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        table.state.free = 0
        table.then(seat, MILESTONES, NEXT_TURN)


class NextTurn(Effect[State]):
    """Whoever is next and has not passed; when all have passed, the round is over."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        if state.objectives and seat == PERSON:
            collect_objectives(table)
        for other in [*state.turn_order(state.active)[1:], state.active]:
            if not state.passed >> other & 1:
                table.then(other, TURN)
                return
        table.then(seat, END_ROUND)


class LimitHand(Effect[State]):
    """Who passes keeps at most four cards."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        excess = len(table.state.players[seat].hand) - HAND_LIMIT
        if excess > 0:
            table.then(seat, DiscardCards(excess))


class FirstPassRotates(Effect[State]):
    """The first player to pass in a round turns the solar system."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        table.tell(PASSED, seat)
        state.passed |= 1 << seat
        if state.token:
            state.token = 0
            table.then(seat, Rotate())


class PickStackCard(Question[State]):
    """One card of this round's stack; the earlier one passes, the more there is to choose from."""

    __slots__ = ()

    def prompt(self) -> str:
        return "pick-stack-card"

    def options(self, table: Table[State], seat: int) -> list[int]:
        stacks = table.state.stacks
        return each(KEEP, stacks[0]) if stacks and table.state.rounds < ROUNDS else []

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        state = table.state
        card = KEEP.place(action)
        state.stacks[0].remove(card)
        state.picked.append(ownership(card, seat))
        hand = state.players[seat].hand
        hand.append(card)
        hand.sort()
        table.tell(STACK_CARD_TAKEN, seat, card)


class LookAtStack(Effect[State]):
    """From here on the player knows this round's stack."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        table.state.looked |= 1 << seat
        table.reveal()


class EndRound(Effect[State]):
    """Income for all, the start marker goes to the left, the next stack; after the fifth round the game is over."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        if state.objectives:
            settle_objectives(table)
        if state.stacks:
            state.discard += state.stacks.pop(0)
            state.picked = []
            state.looked = 0
        if state.rounds >= ROUNDS:
            reveal_exertians(table)
            outcome = standing(state, True)
            for winner in outcome.winners:
                table.tell(GAME_ENDED, winner, outcome.scores[winner])
            table.end()
            return
        for owner in state.turn_order(state.start):
            if not state.is_rival(owner):
                receive_income(table, owner)
        state.start = (state.start + 1) % len(state.players)
        table.then(state.start, BEGIN_ROUND)


def receive_income(table: Table[State], seat: int) -> None:
    gain_credit(table, seat, INCOME.number("credit"))
    gain_energy(table, seat, INCOME.number("energy"))
    draw(table, seat, INCOME.number("card"))
    for card in table.state.players[seat].income[:]:
        gain_income(table, seat, card)


class BeginRound(Effect[State]):
    """Nobody has passed, and the rotation token lies on the next stack."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        if not state.rounds and len(table.owed) > 1:
            tell_first_income(table)
        state.rounds += 1
        state.passed = 0
        state.token = 1
        table.tell(ROUND_BEGUN, seat, state.rounds)
        table.then(seat, TURN)


TURN: Final = Turn()
MAIN_ACTION: Final = MainAction()
EVALUATE_SECTORS: Final = EvaluateSectors()
REST_OF_TURN: Final = RestOfTurn()
NEXT_TURN: Final = NextTurn()
END_ROUND: Final = EndRound()
BEGIN_ROUND: Final = BeginRound()
END_OF_TURN: Final[list[Effect[State]]] = [EVALUATE_SECTORS, MILESTONES, NEXT_TURN]
"""After an action that free actions do not follow."""
PASSING: Final[list[Effect[State]]] = [
    LimitHand(),
    FirstPassRotates(),
    LookAtStack(),
    PickStackCard(),
    *END_OF_TURN,
]
