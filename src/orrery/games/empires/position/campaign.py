"""What lies on the table only where somebody plays alone: invasion cards, robots in orbit, technology cards."""

from __future__ import annotations

from typing import Final

from ..facts.board import COLOURS, HOLES, NOTHING

ROBOTS_SIDE: Final = 1
"""The game's own side at a table with one seat."""

OPEN: Final = 0
WON: Final = 1
NO_ROBOT: Final = 2
NO_GUARDIAN: Final = 3
NO_TOKEN: Final = 4
NO_PLACE: Final = 5
NO_SETTLER: Final = 6
VERDICTS: Final = ("open", "won", "no-robot", "no-guardian", "no-token", "no-place", "no-settler")
"""How a scenario stands: it goes on, it is won, or what was missing when it was lost."""

ABOARD: Final = len(HOLES)
RESCUED: Final = -1
GONE: Final = -2
"""Where a settler is: at a hole, aboard a ship (numbered after the holes), beside the player board, out of the game."""


class Campaign:
    """The position of a scenario; with other rules nothing of it is used."""

    __slots__ = (
        "deck",
        "destroyed_left",
        "discards",
        "open_card",
        "relics",
        "robot_hole",
        "robot_x",
        "robot_y",
        "scenario",
        "settlers",
        "sides",
        "skips",
        "stones",
        "turn",
        "used",
        "verdict",
        "waiting",
    )

    def __init__(
        self,
        scenario: int,
        turn: int,
        verdict: int,
        deck: list[int],
        discards: list[int],
        open_card: int,
        waiting: list[int],
        skips: int,
        destroyed_left: int,
        robot_hole: list[int],
        robot_x: list[int],
        robot_y: list[int],
        relics: list[int],
        sides: list[int],
        stones: list[int],
        used: int,
        settlers: list[int],
    ) -> None:
        self.scenario = scenario  # its number, 0 where nobody plays alone
        self.turn = turn  # how many turns have begun
        self.verdict = verdict  # one of VERDICTS
        self.deck = deck  # face down: it has no order
        self.discards = discards  # in the order in which they came
        self.open_card = open_card  # the guardian card that lies open beside the deck, or NOTHING
        self.waiting = waiting  # guardian cards under it, in no order
        self.skips = skips  # guardians that lie on the deck: for each a draw is skipped
        self.destroyed_left = destroyed_left  # tokens for destroyed planets in the supply
        self.robot_hole = robot_hole  # by robot in orbit: the planet
        self.robot_x = robot_x  # by robot in orbit: where it lies, in micrometres
        self.robot_y = robot_y
        self.relics = relics  # that robots found and discarded, in order
        self.sides = sides  # by colour: the side of the technology card that lies up
        self.stones = stones  # by colour: stones on the technology card
        self.used = used  # in this turn: bits by colour of technology cards that were used
        self.settlers = settlers  # by settler: a hole, a ship from ABOARD on, RESCUED or GONE

    def copy(self) -> Campaign:
        if not self.scenario:
            return self  # nobody plays alone, so nothing will happen in it
        return Campaign(
            self.scenario,
            self.turn,
            self.verdict,
            self.deck[:],
            self.discards[:],
            self.open_card,
            self.waiting[:],
            self.skips,
            self.destroyed_left,
            self.robot_hole[:],
            self.robot_x[:],
            self.robot_y[:],
            self.relics[:],
            self.sides[:],
            self.stones[:],
            self.used,
            self.settlers[:],
        )

    def robots_around(self, hole: int) -> int:
        """How many robots are in the orbit of a planet."""
        return self.robot_hole.count(hole)

    def settlers_on(self, hole: int) -> int:
        """How many settlers are at a place."""
        return self.settlers.count(hole)

    def carries(self, ship: int) -> bool:
        """Whether a settler is aboard a ship."""
        return ABOARD + ship in self.settlers

    def take_from_orbit(self, robot: int) -> None:
        for values in (self.robot_hole, self.robot_x, self.robot_y):
            values.pop(robot)


def no_campaign() -> Campaign:
    """Nobody plays alone."""
    colours = len(COLOURS)
    return Campaign(0, 0, OPEN, [], [], NOTHING, [], 0, 0, [], [], [], [], [0] * colours, [0] * colours, 0, [])
