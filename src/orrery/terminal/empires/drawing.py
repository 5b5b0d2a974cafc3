"""The position of Ascending Empires, drawn for a terminal of eighty columns or more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.text import Text

from ...core.actions import Dial
from ...core.events import Event
from ...games.empires.sight.view import View
from .. import drawing
from ..items import label_lines
from ..words import Words, yes_or_no
from .campaign import EmpiresCampaign
from .help import EmpiresHelp
from .map import EmpiresMap
from .options import EmpiresOptions
from .places import EmpiresPlaces
from .players import EmpiresPlayers
from .typed import read, slides


class EmpiresDrawing(drawing.Drawing):
    """The map, the places one by one, what lies beside the galaxy, the player boards."""

    headings = frozenset({"turn-begun"})

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.map = EmpiresMap(words)
        self.places = EmpiresPlaces(words, self.map)
        self.players = EmpiresPlayers(self.places)
        self.options = EmpiresOptions(self.places)
        self.campaign = EmpiresCampaign(words)
        self.explanations = EmpiresHelp(words)

    def scene(self, view: drawing.View) -> object:
        """A new scene begins with each turn; within a turn the map and one's own board are enough."""
        return "turn" if cast("View", view)["action"] is None else None

    def position(self, view: drawing.View, seat: int | None) -> RenderableType:
        seen = cast("View", view)
        parts: list[RenderableType] = [
            drawing.title_line(self._title(seen, seat)),
            *self._map(seen),
            self.places.list_places(seen, seat),
            label_lines({**self.places.between(seen), **self.places.supply(seen)}, self.words),
        ]
        if seen["campaign"] is None:
            parts.append(self._heading("technologies", self.places.technologies(seen)))
        else:
            parts.append(label_lines(self.campaign.lines(seen["campaign"]), self.words))
        if seen["missions"]:
            parts.append(self._heading("missions", self.places.missions(seen)))
        seats = range(len(seen["players"]))
        others = [owner for owner in seats if owner != seat]
        shown = others if seat is None else [*others, seat]
        return Group(*parts, *(self.players.board(seen, owner, seat) for owner in shown))

    def brief(self, view: drawing.View, seat: int) -> RenderableType:
        """The map, the ships, and what the player has."""
        seen = cast("View", view)
        player = seen["players"][seat]
        ships = [ship for owner in range(len(seen["players"])) for ship in self.players.ships(seen, owner)]
        lines = {
            "ships": ships,
            "own": [
                *self.players.energy(seen, player),
                *self.players.pieces(seen, player),
                *self.players.bonuses(seen),
            ],
            "relics": self.players.relics(player),
        }
        return Group(*self._map(seen), label_lines(lines, self.words))

    def _map(self, view: View) -> list[RenderableType]:
        directions = Text(self.words.own("directions"), style="dim")
        return [self.map.draw(view), self.map.legend(view), directions]

    def _heading(self, label: str, thing: RenderableType) -> Group:
        return Group(Text(self.words.own(f"label-{label}"), style="bold"), thing)

    def option(self, action: int, asked: Mapping[str, str | int], view: drawing.View) -> str:
        ends = asked.get("ends") == 1
        return self.options.name(action, str(asked.get("prompt", "")), cast("View", view), ends)

    def event(self, event: Event, viewer: int | None, open_secrets: bool) -> str:
        """Players by their names: colours are for ships on the map."""
        seat = event.seen_by(viewer).get("seat")
        named = {"seat": self.words.names[seat]} if isinstance(seat, int) and seat < len(self.words.names) else {}
        return self.words.event(event, viewer, open_secrets, **named)

    def note(self, action: int, asked: Mapping[str, str | int], view: drawing.View) -> str:
        viewer = asked.get("viewer")
        seat = viewer if isinstance(viewer, int) else None
        return self.options.note(action, str(asked.get("prompt", "")), cast("View", view), seat)

    def dial(self, dial: Dial, asked: Mapping[str, str | int], view: drawing.View) -> str:
        return self.words.own(f"typed-{dial.block.verb}", **slides())

    def read_shorthand(self, line: str, asked: Mapping[str, str | int], view: drawing.View) -> str | None:
        return read(self.words, line, str(asked.get("prompt", "")))

    def about(self, name: str) -> list[tuple[str, str]]:
        return self.explanations.about(name)

    def _title(self, view: View, seat: int | None) -> str:
        own, active = self.words.own, view["active"]
        if view["winners"]:
            return own("over")
        who: dict[str, str | int] = {"you": yes_or_no(active == seat), "player": self.words.names[active]}
        if view["action"] is None:
            parts = [own("turn", **who)]
        else:
            action = self.words.word("action", view["action"])
            parts = [own("turn-action", action=action, left=view["left"], **who)]
        if view["campaign"] is None:
            parts.append(own("pool", count=view["pool"]))
        return ", ".join(parts if view["last"] is None else [*parts, own("last-round")])


DRAWING: Final = EmpiresDrawing
