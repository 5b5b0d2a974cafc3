"""Why an answer is not possible now in the classic mode."""

from __future__ import annotations

from ....core.game import Refusal
from ....core.table import Table
from ..facts.board import COLOURS, LEVELS
from ..facts.classic import ORE
from ..position.actions import BUILD_ON, DEPLOY_TROOP, DONE, LAND, LAUNCH, MINE
from ..position.discs import ship_orbit
from ..position.planets import garrisons, own_planets
from ..position.state import State
from ..rules import manoeuvres, moving
from ..rules.classic import building, deploying, research, turn
from ..rules.classic import moving as classic_moving
from ..rules.classic.home import deployment_barred
from ..rules.control import blockades
from ..rules.research import missing_level
from ..rules.steps import ActionStep


class ClassicRefusals:
    """Answers with the reasons against them; those with none are left out."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.closed = blockades(state, seat)
        self.found: list[Refusal] = []

    def note(self, action: int, reason: str, **arguments: int) -> None:
        if reason:
            self.found.append(Refusal(action, reason, dict(arguments)))

    def at_place(self, action: int, reason: str, hole: int) -> None:
        """Someone else's place is named with its owner."""
        self.note(action, reason, **({"seat": self.state.owner[hole]} if reason == "controlled" else {}))

    def of_actions(self) -> None:
        for action in turn.CLASSIC_TURN:
            self.note(turn.choice(action), turn.action_barred(self.state, self.seat, action))

    def of_troops(self) -> None:
        state, seat = self.state, self.seat
        for hole in sorted(garrisons(state, seat)):
            spent = "" if state.left else "no-troops-to-deploy"
            self.note(DEPLOY_TROOP.at(hole), spent or deployment_barred(state, seat, hole, self.closed))

    def of_ore(self) -> None:
        state, seat = self.state, self.seat
        for hole in own_planets(state, seat):
            for troops, _ in ORE:
                reason = deploying.ore_barred(state, seat, hole, troops, self.closed)
                self._of_price(MINE.at(hole, troops - deploying.FEWEST), reason, hole, troops)

    def _of_price(self, action: int, reason: str, hole: int, troops: int) -> None:
        counts = {"count": troops, "own": self.state.troops[hole]} if reason == "needs-troops" else {}
        self.note(action, reason, **counts)

    def of_buildings(self, but: int) -> None:
        state, seat = self.state, self.seat
        for kind in building.KINDS:
            for hole in own_planets(state, seat):
                reason = building.building_barred(state, seat, kind, hole, self.closed, but)
                self._of_price(BUILD_ON.at(kind, hole), reason, hole, building.troop_cost(state, seat, kind))

    def of_research(self) -> None:
        """The next level of each colour; where all are there, the last one."""
        state, seat = self.state, self.seat
        for colour in range(len(COLOURS)):
            level = missing_level(state, seat, colour)
            reason = research.research_barred(state, seat, colour, self.closed)
            own = research.open_centres(state, seat, colour, self.closed)
            counts = {"level": level, "count": level, "own": own} if reason == "needs-centres" else {}
            self.note(research.advance_to(colour, min(level, LEVELS)), reason, **counts)

    def of_moves(self) -> None:
        state, seat = self.state, self.seat
        spent = "" if state.left else "no-points-left"
        for ship in state.players[seat].ships_out():
            for action in moving.flights(state, seat, ship):
                self.note(action, spent or moving.flight_barred(state, seat, ship, action))
            hole = ship_orbit(state, seat, ship)
            reason = classic_moving.landing_barred(state, seat, ship, hole, self.closed)
            self.at_place(LAND.at(ship), spent or reason, hole)
        waiting = manoeuvres.launchable(state, seat)
        spent = "" if classic_moving.has_free_launch(state, seat) else spent
        for hole in garrisons(state, seat):
            for ship in waiting if state.troops[hole] else waiting[:1]:
                reason = classic_moving.launch_barred(state, seat, hole, ship, self.closed)
                self.note(LAUNCH.at(hole, ship), spent or reason)
            if not waiting:
                self.note(LAUNCH.at(hole), "no-ship-left")


def classic_refusals(table: Table[State], seat: int) -> list[Refusal]:
    """What the seat may expect in its question of the classic mode, and why it is not there."""
    question, told = table.question(seat), ClassicRefusals(table.state, seat)
    if isinstance(question, turn.ChooseClassicAction):
        told.of_actions()
    elif isinstance(question, deploying.DeployOrWithdraw):
        told.of_troops()
    elif isinstance(question, deploying.MineOre):
        told.of_ore()
    elif isinstance(question, building.BuildForTroops):
        told.of_buildings(question.but)
    elif isinstance(question, research.ResearchNext):
        told.of_research()
    elif isinstance(question, classic_moving.SpendPoints):
        told.of_moves()
    if isinstance(question, ActionStep) and DONE not in table.offered[seat]:
        told.note(DONE, "must-act")
    return told.found
