"""What would become of a flick: the discs are slid alone, and the rules say what they would make of it."""

from __future__ import annotations

from typing import Final

from ....core.dealer import Dealer
from ....core.table import Table
from ..facts.board import NOTHING, ship_radius
from ..facts.cards import NOISE_ANGLE, NOISE_STRENGTH
from ..flick.flight import Disc, Flick, Outcome
from ..flick.geometry import orbit_of
from ..position.actions import aim_of
from ..position.scene import GUARD, ROBOT_DISC, SHIP, Scene
from ..position.state import State
from ..rules.flicking import Aftermath, Aim
from ..rules.modes import rules_of
from ..rules.structures import AimPlasma, can_destroy, first_struck, plasma_disc

RESTS: Final = 0
LOST: Final = 1
RAMS: Final = 2
WITHSTOOD: Final = 3
RAMS_GUARDIAN: Final = 4
RAMS_ROBOT: Final = 5
TOUCHES_HEART: Final = 6
HITS_MINE: Final = 7
DESTROYS_PLANET: Final = 8
MISSES: Final = 9
FATES: Final = (
    *("rests", "lost", "rams", "withstood", "rams guardian", "rams robot", "touches heart", "hits mine"),
    *("destroys planet", "misses"),
)
"""A disc comes to rest, leaves the galaxy, meets something; the last two are of plasma shots, which also ram ships."""


class Fate:
    """What becomes of the disc that is flicked: one of FATES, whom it meets, and where it rests, in which orbit."""

    __slots__ = ("hole", "kind", "seat", "x", "y")

    def __init__(self, kind: int, seat: int, hole: int, x: int, y: int) -> None:
        self.kind = kind
        self.seat = seat
        self.hole = hole
        self.x = x
        self.y = y


class Flicks:
    """Flicks that a question asks for, tried as things lie now; nothing changes by that."""

    def __init__(self, table: Table[State], seat: int, question: Aim | AimPlasma) -> None:
        self.table = table
        self.state = table.state
        self.seat = seat
        self.question = question
        self.scene = Scene(table.state)
        self.flicked = self.scene.index(seat, question.ship) if isinstance(question, Aim) else len(self.scene.discs)
        self.steady = NOISE_ANGLE[self.state.noise] == 0 and NOISE_STRENGTH[self.state.noise] == 0
        """Whether every flick goes where it is aimed."""

    def exact_fate(self, aim: int, dealer: Dealer) -> Fate:
        """What becomes of a flick that goes where it is aimed."""
        return self._fate(aim, dealer, 0, 0)

    def noisy_fate(self, aim: int, dealer: Dealer) -> Fate:
        """What becomes of it once, with the error of the hand."""
        noise = self.state.noise
        return self._fate(aim, dealer, NOISE_ANGLE[noise], NOISE_STRENGTH[noise])

    def _fate(self, aim: int, dealer: Dealer, angle: int, strength: int) -> Fate:
        direction, power = aim_of(aim)
        question = self.question
        if isinstance(question, Aim):
            outcome = self._slide(self.scene.discs, direction, power, angle, strength, dealer)
            return self._fate_of_ship(question.ship, outcome)
        discs = [*self.scene.discs, plasma_disc(self.state, question.hole, direction)]
        return self._fate_of_plasma(self._slide(discs, direction, power, angle, strength, dealer))

    def _slide(
        self, discs: list[Disc], direction: int, power: int, angle: int, strength: int, dealer: Dealer
    ) -> Outcome:
        return Outcome(Flick(discs, self.flicked, direction, power, angle, strength).run(dealer))

    def _fate_of_ship(self, ship: int, outcome: Outcome) -> Fate:
        aftermath = Aftermath(self.table, self.seat, ship, self.scene, self.flicked, outcome)
        rammed, mine = aftermath.meetings()
        if mine != NOTHING:
            return Fate(HITS_MINE, self.state.mine_owner[mine], NOTHING, 0, 0)
        if rammed != NOTHING:
            return self._ram(rammed)
        for disc, x, y, off in aftermath.ends:
            if disc == self.flicked:
                return Fate(
                    LOST if off else RESTS, NOTHING, NOTHING if off else orbit_of(x, y, ship_radius(ship)), x, y
                )
        there = self.scene.discs[self.flicked]
        return Fate(RESTS, NOTHING, orbit_of(there.x, there.y, there.radius), there.x, there.y)

    def _ram(self, rammed: int) -> Fate:
        scene, kind = self.scene, self.scene.kinds[rammed]
        if kind != SHIP:
            fate = RAMS_GUARDIAN if kind == GUARD else RAMS_ROBOT if kind == ROBOT_DISC else TOUCHES_HEART
            return Fate(fate, NOTHING, NOTHING, 0, 0)
        owner = scene.seats[rammed]
        withstood = rules_of(self.state).survives_ramming(self.state, owner, scene.numbers[rammed])
        return Fate(WITHSTOOD if withstood else RAMS, owner, NOTHING, 0, 0)

    def _fate_of_plasma(self, outcome: Outcome) -> Fate:
        disc, hole = first_struck(self.seat, self.scene, outcome)
        if disc != NOTHING:
            return Fate(RAMS, self.scene.seats[disc], NOTHING, 0, 0)
        if hole != NOTHING and can_destroy(self.state, self.seat, hole):
            return Fate(DESTROYS_PLANET, NOTHING, hole, 0, 0)
        return Fate(MISSES, NOTHING, NOTHING, 0, 0)
