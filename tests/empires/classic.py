"""Positions of the classic mode in the rulebook's words.

game = ClassicScenario()                              # two players, every place face up, nobody anywhere
game.planet("alpha-middle", "orange", troops=2)
game.do("choose-classic mine-ore", "mine alpha-middle 2")
assert game.me.points == 1
"""

from __future__ import annotations

from orrery.games.empires.facts.board import CLASSIC_ACTIONS, HOLES, PLACES, SHIPS
from orrery.games.empires.facts.cards import PLACE_OF, TECHNOLOGIES
from orrery.games.empires.position.actions import SHIP_NAMES
from orrery.games.empires.rules.classic.setup import prepare

from .scenario import Scenario

HOME = "alpha-gate"


class ClassicScenario(Scenario):
    """It is the turn of seat 0 in the classic mode; planets of all colours and artifacts lie face up."""

    def __init__(self, seats: int = 4) -> None:
        super().__init__(seats)
        prepare(self.state)
        self.state.pool = 40

    def start(self) -> ClassicScenario:
        """There is no energy, whatever was unlocked."""
        for player in self.state.players:
            player.energy = 0
        super().start()
        return self

    def choose(self, action: str) -> ClassicScenario:
        """Take an action of the turn, whether or not there is another one to choose."""
        if self.asked == "choose-classic-action":
            self.do(f"choose-classic {action}" if action in CLASSIC_ACTIONS else f"choose {action}")
        return self

    def garrison(self, troops: int, seat: int = 0) -> ClassicScenario:
        """Troops of a player on the home world."""
        self.state.troops[self.state.gates[seat]] += troops
        player = self.state.players[seat]
        player.troops -= troops
        while player.troops < 0:
            player.troops += 1
            player.cities_unlocked += 1
        return self

    def hidden(self, hole: str, *places: str, also: tuple[str, ...] = ()) -> ClassicScenario:
        """Holes of one area, face down, and what they can be."""
        self.face_down([hole, *also], places, [])
        return self

    def scanned(self, hole: str, place: str, *seats: int) -> ClassicScenario:
        """A place face down at which these players have looked; it is one of those its area can be."""
        number = HOLES.index(hole)
        self.state.area_places[self.state.areas[number]].remove(PLACES.index(place))
        self.state.set_secret(number, PLACES.index(place))
        for seat in seats:
            self.state.scanned[seat] |= 1 << number
        return self

    def classic(self, seat: int, *keys: str) -> ClassicScenario:
        """Technologies of the classic mode that a player has."""
        player = self.state.players[seat]
        for key in keys:
            place = PLACE_OF[TECHNOLOGIES.index(f"classic-{key}")]
            player.techs |= 1 << place
            self.state.firsts |= 1 << place
        return self

    def battleship(self, seat: int, where: str | tuple[float, float] | None = None) -> ClassicScenario:
        """The orange line up to the battleship, for which the last two of four ships went to the box."""
        player = self.state.players[seat]
        self.classic(seat, "long-range", "gunnery", "battleship")
        player.ships += 2
        player.bases_unlocked += 2
        player.boxed = 0b1100
        player.advanced = 1
        if where is not None:
            self.ship(seat, SHIP_NAMES[SHIPS], where)
        return self
