"""The sky of SETI in a terminal: spaces by what lies there, sectors with their stars, markers of players."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.table import Table
from rich.text import Text

from ...games.seti.facts.board import RINGS, SECTOR_COLORS, SECTORS, SIGNAL_PLACES, SPACE_NAMES, STAR_COLOR, TILE
from ...games.seti.sight.view import StarView, View
from ..words import Words

_DATA: Final = "•"
_RING_WIDTH: Final = 10
"""The longest thing that can lie on a space."""


def mark(seat: int) -> str:
    """How the pieces of a seat are written."""
    return f"[{seat + 1}]"


def marks(seats: Iterable[int]) -> str:
    return "".join(mark(seat) for seat in seats)


class SetiSky:
    """The sky in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def lies(self, view: View, space: str) -> str:
        """A space by what lies there: a planet by its name, anything else with its ring and sector."""
        seen = view["sky"][SPACE_NAMES.index(space)]
        if seen["planet"] is not None:
            return self.words.word("planet", seen["planet"])
        return self.words.own("lies-there", kind=seen["kind"], space=self.words.word("space", space))

    def table(self, view: View) -> Table:
        """A line for each sector: the four rings from the Sun outwards, then its star with data and signals."""
        own = self.words.own
        table = Table.grid(padding=(0, 1))
        table.add_column(style="dim")
        for _ in range(RINGS):
            table.add_column(min_width=_RING_WIDTH)
        for _ in range(3):
            table.add_column(no_wrap=True)
        rings = [own("head-ring", ring=ring) for ring in range(1, RINGS + 1)]
        table.add_row(own("head-sector"), *rings, own("head-star"), "", own("head-data"), style="dim")
        stars = {star["sector"]: star for star in view["stars"] if star["star"] != SIGNAL_PLACES[TILE]}
        for sector in range(SECTORS):
            spaces = [self._space(view, ring * SECTORS + sector) for ring in range(RINGS)]
            table.add_row(str(sector), *spaces, *self._star(stars[sector]))
        for tile in view["stars"][len(stars) :]:
            table.add_row(str(tile["sector"]), *[""] * RINGS, *self._star(tile))
        return table

    def _space(self, view: View, space: int) -> Text:
        """What lies on a space, and whose probes and capsules are there."""
        seen = view["sky"][space]
        planet = "" if seen["planet"] is None else self.words.word("planet", seen["planet"])
        text = Text(self.words.own(f"lies-{seen['kind']}", planet=planet), style="bold" if planet else "")
        here = SPACE_NAMES[space]
        for seat, player in enumerate(view["players"]):
            pieces = [*player["probes"], *(capsule["space"] for capsule in player["capsules"])]
            if here in pieces:
                text.append(f" {mark(seat) * pieces.count(here)}", style="cyan")
        return text

    def _star(self, star: StarView) -> list[str]:
        """Name, colour, and the slots: signals by the numbers of their owners, then the data left."""
        place = SIGNAL_PLACES.index(star["star"])
        hue = "" if place == TILE else self.words.own(f"hue-{SECTOR_COLORS[STAR_COLOR[place]]}")
        signals = "".join(str(owner + 1) for owner in star["signals"])
        return [self.words.word("star", star["star"]), hue, signals + _DATA * star["data"]]

    def star_line(self, view: View, star: str) -> str:
        """A star's sector and slots, for an option."""
        seen = next(one for one in view["stars"] if one["star"] == star)
        _, hue, slots = self._star(seen)
        sector = f"{self.words.own('head-sector')}{seen['sector']}"
        return " ".join(part for part in (sector, hue, slots) if part)

    def wins(self, view: View) -> list[str]:
        """Whose markers lie above each star."""
        won = [star for star in view["stars"] if star["wins"]]
        return [
            self.words.own("won", star=self.words.word("star", star["star"]), owners=marks(star["wins"]))
            for star in won
        ]
