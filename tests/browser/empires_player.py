"""Somebody who plays Ascending Empires: pulls ships back and lets go, puts discs where they shall lie."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import cast

from playwright.sync_api import FloatRect, Locator, expect

from orrery.games.empires.facts.board import HOLE_RADIUS, HOLE_X, HOLE_Y, HOLES, MM, STARBASE_RADIUS, ship_radius
from orrery.games.empires.flick.flight import TRAIL, Outcome
from orrery.games.empires.flick.geometry import ANGLES
from orrery.games.empires.position.actions import SHIP_NAMES
from orrery.games.empires.position.scene import SHIP
from orrery.games.empires.sight.view import ShipView, View
from orrery.server.messages import DialInfo, EventInfo, Forecast, QuestionInfo, Update
from orrery.server.requests import Answers, Undo

from .player import SAID, TOLD, Player
from .prepared import PERSON, lay_out
from .visitor import Visitor

SIZE_MM = 720
FULL_PULL_MM = 160
GRID_MM = 10
MARGIN_MM = 14
"""So much more than the discs themselves a way should be free: hands err."""
WAY_MM = 95
"""About as far a ship slides that is flicked with the usual power."""
POWER = 30
WANTED = ["choose move", "discover", "flick", "attack", "join", "boost", "done", "end-turn"]
"""Answers somebody gives who wants to see ships fly, the best liked first."""
DIALLED = ("put", "place", "towards")


class EmpiresPlayer(Player):
    """A person at a table of Ascending Empires, from the first turn or at a prepared moment."""

    def __init__(self, visitor: Visitor, seed: int = 0) -> None:
        super().__init__(visitor, seed)
        self.log: list[EventInfo] = []
        self.sent: list[list[str]] = []
        self.undone = 0
        self.forecasts: list[Forecast] = []
        self.boosted = False

    def _heard(self, frame: str | bytes) -> None:
        before = self.latest
        super()._heard(frame)
        told = TOLD.decode(frame)
        if isinstance(told, Forecast):
            self.forecasts.append(told)
        if self.latest is not None and self.latest is not before:
            self.log = [event for event in self.log if event.version <= self.latest.since] + self.latest.events

    def _said(self, frame: str | bytes) -> None:
        super()._said(frame)
        said = SAID.decode(frame)
        if isinstance(said, Answers):
            self.sent.append(said.answers)
        self.undone += isinstance(said, Undo)

    def sit_down(self, record: str) -> Update:
        """Opens the position and waits for its question on the screen."""
        lay_out(self.visitor, record)
        update = self.asked()
        assert update.question is not None
        expect(self.galaxy).to_be_visible()
        return update

    @property
    def view(self) -> View:
        assert self.latest is not None
        return cast("View", self.latest.view)

    @property
    def question(self) -> QuestionInfo:
        question = self.asked().question
        assert question is not None
        return question

    def option(self, beginning: str) -> str:
        """An answer of the question that begins so."""
        return next(option.action for option in self.question.options if option.action.startswith(beginning))

    def told(self, name: str, since: int = 0) -> list[EventInfo]:
        """What happened to this person after a version, by how its name begins: a flick says where it ended."""
        found = [event for event in self.log if event.version > since and event.seat == PERSON]
        return [event for event in found if event.name.startswith(name)]

    # The galaxy on the screen

    @property
    def galaxy(self) -> Locator:
        return self.page.get_by_role("group", name=self.visitor.say("empires-web-galaxy"))

    @property
    def hand(self) -> Locator:
        """What the hand at the table is about to do."""
        return self.page.get_by_role("region", name=self.visitor.say("empires-web-hand"))

    def thing(self, target: str) -> Locator:
        return self.page.locator(f'[data-target="{target}"]')

    def ship(self, ship: str) -> Locator:
        return self.thing(f"ship:{PERSON}:{ship}")

    def spot(self, x: float, y: float) -> tuple[float, float]:
        """Where a place of the galaxy, in millimetres, is on the screen."""
        box = self._box()
        scale = min(box["width"], box["height"]) / SIZE_MM
        left = box["x"] + (box["width"] - SIZE_MM * scale) / 2
        top = box["y"] + (box["height"] - SIZE_MM * scale) / 2
        return left + x * scale, top + y * scale

    def _box(self) -> FloatRect:
        box = self.galaxy.bounding_box()
        assert box is not None
        return box

    def seen_ship(self, ship: str) -> ShipView:
        return next(each for each in self.view["players"][PERSON]["ships"] if each["ship"] == ship)

    def pulled(self, ship: str, degrees: float, power: float) -> list[tuple[float, float]]:
        """The points on the screen from a ship to where the hand has pulled it back: away from where it shall go."""
        seen = self.seen_ship(ship)
        far = power * FULL_PULL_MM / 100
        turn = degrees * pi / 180
        x, y = seen["x"] / MM, seen["y"] / MM
        steps = [0.0, 0.3, 0.7, 1.0]
        return [self.spot(x - cos(turn) * far * step, y - sin(turn) * far * step) for step in steps]

    # Flicking

    def pull(self, ship: str, degrees: float, power: float) -> None:
        """Takes a ship with the mouse and pulls it back; it is not let go yet."""
        first, *others = self.pulled(ship, degrees, power)
        self.page.mouse.move(*first)
        self.page.mouse.down()
        for place in others:
            self.page.mouse.move(*place)

    def flick(self, ship: str) -> Update:
        """Flicks a ship to where its way is free, by dragging."""
        self.pull(ship, self.free_way(ship), POWER)
        self.page.mouse.up()
        return self.settled()

    def free_way(self, ship: str) -> int:
        """A direction, in degrees, in which a ship meets nothing and stays in the galaxy."""
        ways = [degrees for degrees in range(0, 360, 5) if self._is_free(ship, degrees)]
        inwards = [degrees for degrees in range(0, 360, 5) if self._is_inside(*self._after(ship, degrees, WAY_MM))]
        found = ways or inwards
        return found[self.chance.below(len(found))]

    def _after(self, ship: str, degrees: int, way: float) -> tuple[float, float]:
        seen, turn = self.seen_ship(ship), degrees * pi / 180
        return seen["x"] / MM + cos(turn) * way, seen["y"] / MM + sin(turn) * way

    def _is_inside(self, x: float, y: float) -> bool:
        return all(2 * MARGIN_MM <= place <= SIZE_MM - 2 * MARGIN_MM for place in (x, y))

    def _is_free(self, ship: str, degrees: int) -> bool:
        """Looks along the way step by step; what the ship goes away from is not in its way."""
        room = ship_radius(SHIP_NAMES.index(ship)) / MM + MARGIN_MM
        start = self._after(ship, degrees, 0)
        for step in range(2, WAY_MM + MARGIN_MM, 4):
            x, y = self._after(ship, degrees, step)
            if not self._is_inside(x, y):
                return False
            for a, b, radius in self._discs(ship):
                far = hypot(x - a, y - b)
                if far < radius + room and far < hypot(start[0] - a, start[1] - b):
                    return False
        return True

    def _discs(self, ship: str) -> list[tuple[float, float, float]]:
        """Everything else that lies in the galaxy: places and radii in millimetres."""
        holes = [(HOLE_X[hole], HOLE_Y[hole], HOLE_RADIUS) for hole in range(len(HOLES))]
        ships = [
            (each["x"], each["y"], ship_radius(SHIP_NAMES.index(each["ship"])))
            for seat, player in enumerate(self.view["players"])
            for each in player["ships"]
            if (seat, each["ship"]) != (PERSON, ship)
        ]
        bases = [(base["x"], base["y"], STARBASE_RADIUS) for hole in self.view["holes"] for base in hole["bases"]]
        return [(x / MM, y / MM, radius / MM) for x, y, radius in (*holes, *ships, *bases)]

    # Answering

    def answer(self, action: str) -> Update:
        """Where it lies on the board: a ship is flicked, a disc put, a thing clicked; else in words."""
        verb, *words = action.split()
        if verb == "flick":
            return self.flick(words[0])
        if verb in DIALLED:
            return self.put(action)
        thing = self.page.locator(f'[data-target][data-action="{action}"]').locator("visible=true")
        if thing.count() == 0:
            return self.answer_in_words(action)
        thing.first.click()
        return self.settled()

    def put(self, action: str) -> Update:
        """Clicks the place in the galaxy where a disc shall lie."""
        self.page.mouse.click(*self.spot(*self.place(action)))
        return self.settled()

    def place(self, action: str) -> tuple[float, float]:
        """Where a disc lies after an answer, in millimetres."""
        verb, *words = action.split()
        if verb == "place":
            return float(words[0]) * GRID_MM, float(words[1]) * GRID_MM
        return spot_in_orbit(self.question.arguments, action)

    def tab_to_thing(self, target: str) -> None:
        """Presses Tab until a thing of the galaxy has the keyboard, which must be visible there."""
        for _ in range(200):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("document.activeElement.dataset.target ?? ''") == target:
                stroke = self.thing(target).evaluate("thing => getComputedStyle(thing).stroke")
                assert stroke != "none", f"the focus on {target} cannot be seen"
                return
        raise AssertionError(f"Tab never came to {target}")

    # Wishes

    def liked(self, question: QuestionInfo) -> str:
        """Ships are flicked while any can be, once with energy; whatever else is asked is answered briefly."""
        if question.prompt == "aim":
            return f"flick {question.arguments['ship']}"
        if question.dials:
            return self.dialled(question.dials[0])
        offered = [option.action for option in question.options]
        wanted = [beginning for beginning in WANTED if beginning != "boost" or not self.boosted]
        for beginning in wanted:
            found = [action for action in offered if action.startswith(beginning)]
            if found:
                self.boosted = self.boosted or beginning == "boost"
                return found[self.chance.below(len(found))]
        return offered[0]

    def dialled(self, dial: DialInfo) -> str:
        """Any answer of a dial."""
        start, length = dial.runs[self.chance.below(len(dial.runs))]
        return dial.answer(start + self.chance.below(length))


def spot_in_orbit(arguments: dict[str, str | int], action: str) -> tuple[float, float]:
    """Where a disc lies that is put into the orbit the question names, in millimetres."""
    _, ring, angle = action.split()
    hole = HOLES.index(str(arguments["hole"]))
    far, turn = float(arguments[ring]) / MM, float(angle) * 2 * pi / ANGLES
    return HOLE_X[hole] / MM + cos(turn) * far, HOLE_Y[hole] / MM + sin(turn) * far


def resting_place(event: EventInfo, ship: str) -> tuple[int, int]:
    """Where the event tells that a ship of this person came to rest, in micrometres."""
    count, *numbers = event.trail
    width = len(TRAIL["discs"])
    discs = [numbers[width * place : width * (place + 1)] for place in range(count)]
    disc = discs.index([SHIP, PERSON, SHIP_NAMES.index(ship)])
    outcome = Outcome(numbers[width * count :])
    ends = [outcome.end(row) for row in range(outcome.ends)]
    return next((x, y) for number, x, y, off in ends if number == disc and not off)
