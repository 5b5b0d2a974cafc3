"""The position of SETI, drawn for a terminal of eighty columns or more."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final, cast

from rich.console import Group, RenderableType

from ...core.events import Event
from ...games.seti.facts.solo import ACTION_CARDS
from ...games.seti.position.events import TASK_MARKED
from ...games.seti.sight.view import View
from .. import drawing
from ..items import label_lines
from ..naming import explain
from ..words import Words, yes_or_no
from .boards import SetiBoards
from .cards import SetiCards
from .options import SetiOptions
from .places import SetiPlaces
from .players import SetiPlayers
from .rival import SetiRival
from .sky import SetiSky
from .texts import SetiTexts


class SetiDrawing(drawing.Drawing):
    """The sky sector by sector, the boards, the other players in a few lines each, one's own board and hand."""

    headings = frozenset({"round-begun", "turn-begun"})

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.places = SetiPlaces(SetiCards(SetiTexts(words)))
        self.sky = SetiSky(words)
        self.boards = SetiBoards(self.places)
        self.players = SetiPlayers(self.boards, self.sky)
        self.rival = SetiRival(self.players)
        self.options = SetiOptions(self.boards, self.sky)

    def scene(self, view: drawing.View) -> object:
        """A new scene begins with each round; in a round the sky and one's own holdings are enough."""
        return cast("View", view)["round"]

    def position(self, view: drawing.View, seat: int | None) -> RenderableType:
        seen = cast("View", view)
        parts: list[RenderableType] = [
            drawing.title_line(self._title(seen, seat)),
            self.sky.table(seen),
            label_lines(self._notices(seen), self.words),
            self.boards.planets(seen),
            self.boards.techs(seen),
            self.boards.with_heading("gold", self.boards.gold(seen)),
            *(self.boards.species(seen, place) for place in range(len(seen["species"]))),
            self.boards.row(seen),
        ]
        others = [owner for owner in range(len(seen["players"])) if owner != seat]
        parts += [self._other(seen, owner, seat) for owner in others]
        if seat is not None:
            parts.append(self.players.own_board(seen, seat))
        if seen["objectives"] is not None:
            parts.append(self.boards.with_heading("objectives", self.places.objectives.board(seen["objectives"])))
        return Group(*parts)

    def _other(self, view: View, owner: int, seat: int | None) -> RenderableType:
        """Another player, or the rival of somebody alone: it sits nowhere and comes after the seats."""
        rival = view["rival"]
        if rival is not None and owner == len(view["players"]) - 1:
            return self.rival.board(view, rival, owner)
        return self.players.other(view, owner, seat)

    def brief(self, view: drawing.View, seat: int) -> RenderableType:
        """The sky and what the player has; cards by name, for what they do stands beside the options."""
        seen = cast("View", view)
        player = seen["players"][seat]
        missions = [self.words.word("card", mission["card"]) for mission in player["missions"]]
        hand = [self.words.word("card", card) for card in player["hand"] or []]
        row = [self.words.word("card", card) for card in seen["row"] if card is not None]
        score = self.places.texts.amount("score", player["score"])
        lines = {
            "own": [score, *self.players.state(player)],
            "probes": self.players.pieces(seen, player),
            "missions": missions,
            "objectives": [] if seen["objectives"] is None else self.places.objectives.in_short(seen["objectives"]),
            "row": row,
            "hand": hand,
        }
        return Group(self.sky.table(seen), label_lines(lines, self.words))

    def option(self, action: int, asked: Mapping[str, str | int], view: drawing.View) -> str:
        return self.options.name(action, str(asked.get("prompt", "")), cast("View", view))

    def event(self, event: Event, viewer: int | None, open_secrets: bool) -> str:
        if event.kind != TASK_MARKED:
            return super().event(event, viewer, open_secrets)
        return self.words.event(event, viewer, open_secrets, task=self.places.objectives.task_name(event.facts[0]))

    def note(self, action: int, asked: Mapping[str, str | int], view: drawing.View) -> str:
        return self.options.note(action, str(asked.get("prompt", "")), cast("View", view))

    def about(self, name: str) -> list[tuple[str, str]]:
        return self.places.about(name) + explain(name, self._action_cards)

    @cached_property
    def _action_cards(self) -> list[tuple[str, str, str]]:
        """Key, name and explanation of the rival's cards, which nobody holds."""
        names = [self.words.word("action_card", card) for card in ACTION_CARDS]
        titles = [self.words.own("action-card-named", card=name) for name in names]
        texts = ["\n".join([*self.rival.about(card), self.words.own("chapter-alone")]) for card in ACTION_CARDS]
        return list(zip(names, titles, texts, strict=True))

    def _title(self, view: View, seat: int | None) -> str:
        own = self.words.own
        if not view["round"]:
            return own("before-rounds")
        if view["winners"]:
            return own("over")
        active = view["active"]
        return own("round", round=view["round"], you=yes_or_no(active == seat), player=self.words.names[active])

    def _notices(self, view: View) -> dict[str, list[str]]:
        """What is to be known of the sky and the supply, by label."""
        turning = [self.words.own("rotation", count=view["next_rotation"])]
        if view["rotation_token"]:
            turning.append(self.words.own("first-pass"))
        return {
            "wins": self.sky.wins(view),
            "rotation": turning,
            **self.boards.extras(view),
            "milestones": self.boards.milestones(view),
            "cards": self.boards.supply(view),
        }


DRAWING: Final = SetiDrawing
