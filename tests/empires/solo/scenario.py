"""Positions of somebody alone, in the rulebook's words.

game = Alone(1).robots("beta-middle", 2).card("target-pink")    # the card that comes at the beginning of the turn
game.besieged("alpha-middle", 1)                                # robots in an orbit
assert game.start().robots_on("beta-middle") == 3
"""

from __future__ import annotations

from typing import Self

from orrery.core.dealer import RandomDealer
from orrery.core.match import Match
from orrery.games.empires import GAME
from orrery.games.empires.facts.board import COLOURS, GATE, HOLES, MM, ROBOT_RADIUS, STARBASE, ship_radius
from orrery.games.empires.facts.campaign import (
    CARD_KIND,
    CARDS,
    DESTROYED_SUPPLY,
    GUARDIAN_CARD,
    needs_all_settlers,
    settlers_of,
)
from orrery.games.empires.facts.cards import DISCOVERIES
from orrery.games.empires.flick.geometry import spot_at
from orrery.games.empires.flick.physics import DISC
from orrery.games.empires.position.actions import SEATS, SHIP_NAMES
from orrery.games.empires.position.campaign import ABOARD, GONE, RESCUED, VERDICTS
from orrery.games.empires.position.discs import free_spots
from orrery.games.empires.position.scene import HEART, ROBOT_DISC, Scene
from orrery.games.empires.position.state import SOLO, State
from orrery.games.empires.solo.robots import put_into_orbit

from ..scenario import GATES, Scenario, Touch


def laid_out(scenario: int, seed: int, bonus: bool = False, answer: int = 0) -> Match[State]:
    """A scenario whose set-up is answered by the first answer (-1: the last), up to the first ship."""
    match = Match(GAME, ["person"], {"scenario": scenario, "bonus": bonus}, RandomDealer(seed))
    while (question := match.table.question(0)) and question.prompt() != "put-ship":
        match.act(0, GAME.actions.text(match.table.questions()[0][answer]))
    return match


class Alone(Scenario):
    """It is the beginning of a turn: every place is face up, nobody is anywhere, all invasion cards are in the deck."""

    def __init__(self, scenario: int = 1) -> None:
        super().__init__(1)
        state = self.state
        state.mode = SOLO
        state.pool = 0
        for gate in GATES:
            state.set_place(HOLES.index(gate), GATE)
        campaign = state.campaign
        campaign.scenario = scenario
        campaign.destroyed_left = DESTROYED_SUPPLY
        campaign.deck = [card for card, kind in enumerate(CARD_KIND) if kind != GUARDIAN_CARD]
        campaign.waiting = [card for card, kind in enumerate(CARD_KIND) if kind == GUARDIAN_CARD]
        campaign.open_card = campaign.waiting.pop(0)
        away = RESCUED if needs_all_settlers(scenario) else GONE
        campaign.settlers = [away for _ in settlers_of(scenario)]

    def only(self, *places: str) -> Self:
        """Of these places alone something lies in the galaxy, as a kind by hole: the rest is destroyed."""
        kept = dict(place.split("=") for place in places)
        for hole in HOLES:
            if not hole.endswith("-gate"):
                self.place(hole, kept.get(hole, "destroyed"))
        return self

    def card(self, *cards: str) -> Self:
        """What comes: the card of the next turn, and what is dealt after it."""
        campaign = self.state.campaign
        first = CARDS.index(cards[0])
        if first not in campaign.deck:
            if first == campaign.open_card:
                campaign.open_card = campaign.waiting.pop()
            campaign.waiting = [card for card in campaign.waiting if card != first]
            campaign.deck.append(first)
        self.deals(*cards)
        return self

    def outcome(self, entry: str | int) -> int:
        return CARDS.index(entry) if entry in CARDS else super().outcome(entry)

    def besieged(self, hole: str, count: int) -> Self:
        """Robots in the orbit of a planet."""
        for _ in range(count):
            put_into_orbit(self.state, HOLES.index(hole))
            self.state.robots_left -= 1
        return self

    def crowd(self, hole: str) -> Self:
        """Robots, starbases and ships in an orbit, each where it takes most room, until no robot finds any.

        Ships 1 and 2 stay on the player board.
        """
        state, number = self.state, HOLES.index(hole)
        ships = [name for name in reversed(SHIP_NAMES) if name not in ("ship-1", "ship-2")]
        pieces = ["robot"] * state.robots_left + ["base"] * state.players[0].buildings[STARBASE] + ships
        while self._rooms(number):
            piece = pieces.pop(0)
            radius = ship_radius(SHIP_NAMES.index(piece)) if piece in ships else ROBOT_RADIUS
            left: dict[tuple[int, int], int] = {}
            for place in free_spots(state, number, radius):
                x, y = spot_at(number, place, radius)
                state.mine_x, state.mine_y, state.mine_owner = [x], [y], [0]  # something of this size lies there
                left[x, y] = self._rooms(number)
                state.mine_x, state.mine_y, state.mine_owner = [], [], []
            x, y = min(left, key=lambda there: left[there])
            if piece == "robot":
                self.besieged(hole, 1)
                state.campaign.robot_x[-1], state.campaign.robot_y[-1] = x, y
            elif piece == "base":
                self.planet(hole, bases=1)
                state.base_x[-1], state.base_y[-1] = x, y
            else:
                self.ship(0, piece, (x / MM, y / MM))
        return self

    def _rooms(self, hole: int) -> int:
        return len(free_spots(self.state, hole, ROBOT_RADIUS))

    def technology(self, colour: str, stones: int, side: str = "A") -> Self:
        number = COLOURS.index(colour)
        self.state.campaign.stones[number] = stones
        self.state.campaign.sides[number] = "AB".index(side)
        return self

    def quiet(self) -> Self:
        """No card comes in this turn."""
        self.state.campaign.skips = 1
        return self

    def settler(self, where: str, colour: str = "blue") -> Self:
        """A settler who is not in the galaxy comes to a place or aboard a ship."""
        campaign = self.state.campaign
        place = ABOARD + SHIP_NAMES.index(where) if where in SHIP_NAMES else HOLES.index(where)
        for settler, number in enumerate(settlers_of(campaign.scenario)):
            if SEATS[number] == colour and campaign.settlers[settler] < 0:
                campaign.settlers[settler] = place
                return self
        raise AssertionError("all settlers are in the galaxy")

    def rescued(self, count: int) -> Self:
        self.state.campaign.settlers[-count:] = [RESCUED] * count
        return self

    def put_away(self, *keys: str) -> Self:
        """Tiles that the set-up has put away unseen."""
        self.state.area_places.append([])
        self.state.area_tiles.append(sorted(DISCOVERIES.index(key) for key in keys))
        return self

    def lost_relics(self, *keys: str) -> Self:
        self.state.campaign.relics = sorted(DISCOVERIES.index(key) for key in keys)
        return self

    def supply(self, robots: int | None = None, destroyed: int | None = None) -> Self:
        """So little is left; the robots that are missing stand on planets far away."""
        state = self.state
        if destroyed is not None:
            state.campaign.destroyed_left = destroyed
        far = [f"{quadrant}-{place}" for quadrant in ("gamma", "delta") for place in ("edge-a", "edge-b", "border-a")]
        while robots is not None and state.robots_left > robots:
            self.robots(far.pop(), min(3, state.robots_left - robots))
        return self

    def _contact(self, scene: Scene, flicked: int, number: int, touch: Touch) -> list[int]:
        kinds = {"robot": ROBOT_DISC, "heart": HEART}
        if touch[0] not in kinds:
            return super()._contact(scene, flicked, number, touch)
        return [number, DISC, flicked, scene.kinds.index(kinds[touch[0]])]

    # Looking at the position

    def robots_on(self, hole: str) -> int:
        return self.state.robots[HOLES.index(hole)]

    def robots_around(self, hole: str) -> int:
        return self.state.campaign.robots_around(HOLES.index(hole))

    def goals(self) -> dict[str, tuple[int, bool]]:
        """How far every goal is, and whether that is enough."""
        campaign = self.view["campaign"]
        assert campaign is not None
        return {goal["goal"]: (goal["reached"], goal["done"]) for goal in campaign["goals"]}

    def settlers(self) -> list[str]:
        """Where settlers are, as words: those who are lost left out."""
        campaign = self.view["campaign"]
        assert campaign is not None
        seen = campaign["settlers"]
        return [settler["hole"] or settler["ship"] or settler["fate"] for settler in seen if settler["fate"] != "lost"]

    @property
    def verdict(self) -> str:
        return VERDICTS[self.state.campaign.verdict]
