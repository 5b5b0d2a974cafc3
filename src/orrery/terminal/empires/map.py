"""The galaxy of Ascending Empires drawn with characters: a coarse map beside the exact coordinates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from ...games.empires.facts.board import GUARDIAN_X, GUARDIAN_Y, HOLE_X, HOLE_Y, HOLES, MM, QUADRANT, QUADRANTS, SIZE
from ...games.empires.position.actions import SEATS, SHIP_NAMES
from ...games.empires.sight.campaign import CampaignView
from ...games.empires.sight.view import View
from ..words import Words

COLUMNS: Final = 60
ROWS: Final = 30
"""Cells are twice as high as wide, as characters are."""
_LABELS: Final = 5
"""One row in this many is labelled."""
_TICK: Final = 100
"""Millimetres between the labels of columns."""
_STYLES: Final = {
    "orange": "dark_orange",
    "purple": "medium_purple",
    "pink": "hot_pink",
    "green": "green",
    "blue": "dodger_blue1",
    "artifact": "cyan",
    "gate": "bold",
    "destroyed": "dim",
    None: "dim",
}
_SEAT_STYLES: Final[Sequence[str]] = ["yellow", "bright_blue", "red", "bright_white"]
_NUMBERS: Final = "123456ABCD"
"""How ships are marked after the letter of their owner: the normal ones by number, the advanced ones by letter."""
_BASE: Final = "*"
_GUARDIAN: Final = "◆"
_MINE: Final = "×"
_ROBOT: Final = "¤"
_HEART: Final = "♥"


def _steps() -> list[tuple[int, int]]:
    """Where a mark goes whose cell is taken: the nearest cells first."""
    every = [(column, row) for column in range(-6, 7) for row in range(-3, 4)]
    return sorted(every, key=lambda step: (step[0] ** 2 + (2 * step[1]) ** 2, step))


_STEPS: Final = _steps()


class EmpiresMap:
    """Where everything lies, in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def seat_mark(self, seat: int) -> str:
        """The letter of a player's colour."""
        return self.words.own(f"mark-{SEATS[seat]}")

    def ship_mark(self, seat: int, ship: str) -> str:
        return self.seat_mark(seat) + _NUMBERS[SHIP_NAMES.index(ship)]

    def hole_mark(self, hole: int) -> str:
        """The letter of its quadrant, and its number there."""
        number = [other for other in range(len(HOLES)) if QUADRANT[other] == QUADRANT[hole]].index(hole) + 1
        return f"{self.words.word('quadrant', QUADRANT[hole])}{number}"

    def draw(self, view: View) -> Text:
        """The map with its scales, and what its marks mean."""
        cells = _Cells()
        for hole, seen in enumerate(view["holes"]):
            style = _STYLES.get(seen["place"], "")
            cells.put(self.hole_mark(hole), HOLE_X[hole], HOLE_Y[hole], style)
        for seat, player in enumerate(view["players"]):
            for ship in player["ships"]:
                cells.put(self.ship_mark(seat, ship["ship"]), ship["x"], ship["y"], _SEAT_STYLES[seat])
        for seen in view["holes"]:
            for base in seen["bases"]:
                cells.put(_BASE, base["x"], base["y"], _SEAT_STYLES[base["owner"]])
        for quadrant in view["guardians"]:
            place = QUADRANTS.index(quadrant)
            cells.put(_GUARDIAN, GUARDIAN_X[place], GUARDIAN_Y[place], "bold magenta")
        for mine in view["mines"]:
            cells.put(_MINE, mine["x"], mine["y"], _SEAT_STYLES[mine["owner"]])
        if view["campaign"] is not None:
            self._draw_campaign(cells, view["campaign"])
        return cells.text()

    def _draw_campaign(self, cells: _Cells, campaign: CampaignView) -> None:
        """Robots in orbit, and the heart of the builders."""
        for robot in campaign["orbit_robots"]:
            cells.put(_ROBOT, robot["x"], robot["y"], "bold magenta")
        heart = campaign["heart"]
        if heart is not None:
            cells.put(_HEART, heart["x"], heart["y"], "bold red")

    def legend(self, view: View) -> Text:
        own = self.words.own
        marks = [self.ship_mark(seat, SHIP_NAMES[0]) for seat in range(len(view["players"]))]
        parts = [own("legend", ships=" ".join(marks))]
        if view["campaign"] is not None:
            parts.append(own("legend-alone"))
        return Text(", ".join(parts), style="dim")


class _Cells:
    """The cells of the map while it is filled."""

    def __init__(self) -> None:
        self.marks = [[" "] * COLUMNS for _ in range(ROWS)]
        self.styles = [[""] * COLUMNS for _ in range(ROWS)]

    def put(self, mark: str, x: int, y: int, style: str) -> None:
        """A mark at a place in micrometres, or as near as there is room; a full neighbourhood swallows it."""
        column = min(x * COLUMNS // SIZE, COLUMNS - len(mark))
        row = min(y * ROWS // SIZE, ROWS - 1)
        for across, down in _STEPS:
            if self._is_free(column + across, row + down, len(mark)):
                for place, letter in enumerate(mark, start=column + across):
                    self.marks[row + down][place] = letter
                    self.styles[row + down][place] = style
                return

    def _is_free(self, column: int, row: int, width: int) -> bool:
        inside = 0 <= row < ROWS and column >= 0 and column + width <= COLUMNS
        return inside and all(letter == " " for letter in self.marks[row][column : column + width])

    def text(self) -> Text:
        """Row by row, with the millimetres of some columns above and of some rows on the left."""
        ticks = "".join(f"{mm:<{_width(mm)}}" for mm in range(0, SIZE // MM, _TICK)).rstrip()
        drawn = Text(f"     {ticks}\n", style="dim")
        for row in range(ROWS):
            label = str(row * (SIZE // MM) // ROWS) if row % _LABELS == 0 else ""
            drawn.append(f"{label:>3} │", style="dim")
            for letter, style in zip(self.marks[row], self.styles[row], strict=True):
                drawn.append(letter, style=style)
            drawn.append("│\n" if row < ROWS - 1 else "│", style="dim")
        return drawn


def _width(mm: int) -> int:
    """How many columns lie between this label and the next."""
    start, end = (value * COLUMNS // (SIZE // MM) for value in (mm, mm + _TICK))
    return end - start
