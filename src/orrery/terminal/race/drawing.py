"""The position of Race for the Galaxy, drawn for a terminal of eighty columns or more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...games.race.facts import cards as facts
from ...games.race.position.actions import ACTIONS
from ...games.race.sight.view import HandView, PlacedView, PlayerView, View
from .. import drawing
from ..items import Items, label_lines
from ..words import Words
from .cards import RaceCards

_BETWEEN: Final = " ·"
_NAME_WIDTH: Final = 30
"""The longest name of a card."""


class RaceDrawing(drawing.Drawing):
    """What is chosen and left, the other players in a few lines each, one's own tableau and hand card by card."""

    headings = frozenset({"round-begun", "phase-begun"})

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.cards = RaceCards(words)

    def scene(self, view: drawing.View) -> object:
        """A new scene begins with each round; in a round one's own hand is enough."""
        return cast("View", view)["round"]

    def position(self, view: drawing.View, seat: int | None) -> RenderableType:
        seen = cast("View", view)
        step = self.words.word("step", seen["step"])
        title = self.words.own("round", round=seen["round"], step=step) if seen["round"] else step
        parts: list[RenderableType] = [drawing.title_line(title)]
        parts.append(label_lines(self._lines(seen, seat), self.words))
        order = [(seen["first"] + place) % len(seen["players"]) for place in range(len(seen["players"]))]
        parts += [self._player(seen, owner, seat) for owner in order if owner != seat]
        if seat is not None:
            parts += [self._player(seen, seat, seat), self._hand(seen["players"][seat])]
        return Group(*parts)

    def brief(self, view: drawing.View, seat: int) -> RenderableType:
        """The hand by name only: what can be done with a card stands beside the option."""
        seen = cast("View", view)
        player = seen["players"][seat]
        hand = [self.words.word("card", held["card"]) for held in player["hand"] or []]
        lines = self._lines(seen, seat) | {"own": self._state(player), "hand": hand}
        return label_lines(lines, self.words)

    # The table

    def _lines(self, view: View, seat: int | None) -> dict[str, list[str]]:
        """What was chosen, who has decided, and what is left, by label."""
        supply = {"pool": view["pool"], "pile": view["deck"], "discards": view["discards"]}
        return {
            "chosen": self._open_actions(view, seat),
            "decided": self._who_has_decided(view, seat),
            "supply": [self.words.own(f"supply-{what}", count=count) for what, count in supply.items()],
        }

    def _open_actions(self, view: View, seat: int | None) -> list[str]:
        """The action cards that lie open to the viewer, each with who has played it."""
        found: list[str] = []
        for action in ACTIONS:
            seats = [
                owner for owner, player in enumerate(view["players"]) for one in player["actions"] if one == action
            ]
            if seats:
                players = ", ".join(self.words.name(owner, seat) for owner in seats)
                found.append(self.words.own("chosen", action=self.words.word("action", action), players=players))
        return found

    def _who_has_decided(self, view: View, seat: int | None) -> list[str]:
        """Who waits for the others with a secret choice."""
        decided = [owner for owner, player in enumerate(view["players"]) if player["decided"]]
        if len(decided) == len(view["players"]):
            return []
        return [self.words.name(owner, seat) for owner in decided]

    # Players

    def _player(self, view: View, owner: int, seat: int | None) -> RenderableType:
        player = view["players"][owner]
        points = self.words.own("points", points=player["points"])
        heading = self.words.own("player", player=self.words.name(owner, seat), points=points)
        laid = self._tableau(player) if owner == seat else _indent(Items(self._laid_out(player)))
        return Group(Text(heading, style="bold"), _indent(Items(self._state(player))), laid)

    def _state(self, player: PlayerView) -> list[str]:
        """What a player has, in numbers; discounts and special strength only where there are any."""
        own = self.words.own
        found = [
            own("has-chips", count=player["chips"]),
            own("has-hand", count=player["hand_size"]),
            own("has-cards", count=len(player["tableau"])),
            own("has-strength", strength=player["strength"]),
        ]
        found += [own("short-settle-military", n=n, against=foe) for foe, n in player["strength_against"].items()]
        if player["develop_discount"]:
            found.append(own("short-develop-discount", n=player["develop_discount"]))
        discounts = {"all": player["settle_discount"], **player["settle_discount_for"]}
        found += [own("short-settle-discount", n=n, good=good) for good, n in discounts.items() if n]
        return found

    def _laid_out(self, player: PlayerView) -> list[str]:
        """The names in a tableau, for those whose powers are not one's own."""
        found: list[str] = []
        for placed in player["tableau"]:
            name = self.words.word("card", placed["card"])
            found.append(self.words.own("card-with-good", card=name) if placed["good"] else name)
        return found

    def _tableau(self, player: PlayerView) -> RenderableType:
        rows = [(facts.INDEX[placed["card"]], self._placed_card(placed)) for placed in player["tableau"]]
        return self._rows("tableau", rows)

    def _placed_card(self, placed: PlacedView) -> list[str]:
        card = facts.INDEX[placed["card"]]
        points = placed["points"]
        found = self.cards.points(card) if points is None else [self.words.own("points", points=points)]
        gifts = self.cards.gifts(card)
        if placed["sale"] is not None:
            gifts.insert(1, self.words.own("lying-good", count=placed["sale"]))
        return found + gifts

    # Cards in hand

    def _hand(self, player: PlayerView) -> RenderableType:
        """One's own hand with what each card would cost now, and the cards looked at."""
        parts: list[RenderableType] = []
        if player["looked"]:
            looked = [facts.INDEX[card] for card in player["looked"]]
            parts.append(self._rows("looked", [(card, self._face(card)) for card in looked]))
        if player["hand"]:
            parts.append(
                self._rows("hand", [(facts.INDEX[held["card"]], self._in_hand(held)) for held in player["hand"]])
            )
        return Group(*parts)

    def _in_hand(self, held: HandView) -> list[str]:
        card = facts.INDEX[held["card"]]
        kind = self.cards.kind(card)
        if held["strength"] is not None:
            kind += f", {self.words.own('your-strength', strength=held['strength'])}"
        elif held["price"] is not None and held["price"] != facts.COST[card]:
            kind += f", {self.words.own('now', price=held['price'])}"
        return [kind, *self.cards.points(card), *self.cards.gifts(card)]

    def _face(self, card: int) -> list[str]:
        return [self.cards.kind(card), *self.cards.points(card), *self.cards.gifts(card)]

    def _rows(self, label: str, rows: list[tuple[int, list[str]]]) -> RenderableType:
        """A label and a line or more for each card."""
        table = Table.grid(padding=(0, 2))
        table.add_column(max_width=_NAME_WIDTH)
        table.add_column()
        for card, items in rows:
            table.add_row(Text(self.cards.name(card)), Items(items, _BETWEEN))
        return _indent(Group(Text(self.words.own(f"label-{label}"), style="dim"), _indent(table)))

    # Options and explanations

    def note(self, action: int, facts_asked: Mapping[str, str | int], view: drawing.View) -> str:
        space = self.words.game.actions
        verb, arguments = space.verb(action), space.arguments(action)
        if verb == "choose":
            return self.words.tell(self.cards.texts["actions"][str(arguments["action"])])
        if verb in ("sell", "spend", "produce"):
            card = facts.INDEX[str(arguments["card"])]
            return self._sale(view, str(arguments["card"])) if verb == "sell" else self.cards.good(card)
        if verb == "keep":
            return _join(self._face(facts.INDEX[str(arguments["card"])]))
        if verb in ("place", "discard"):
            return _join(self._in_hand(_hand_card(view, str(arguments["card"]))))
        return ""

    def _sale(self, view: drawing.View, card: str) -> str:
        """What the good that lies on a card brings; nobody else can have the same world."""
        players = cast("View", view)["players"]
        sales = [placed["sale"] for player in players for placed in player["tableau"] if placed["card"] == card]
        return self.words.own("note-sale", count=sales[0] or 0)

    def about(self, name: str) -> list[tuple[str, str]]:
        return self.cards.about(name)


def _join(items: list[str]) -> str:
    return f"{_BETWEEN} ".join(items)


def _hand_card(view: drawing.View, card: str) -> HandView:
    """A card of one's own hand, the only one the view shows."""
    hands = [player["hand"] for player in cast("View", view)["players"]]
    return next(held for hand in hands if hand is not None for held in hand if held["card"] == card)


def _indent(thing: RenderableType) -> Padding:
    return Padding(thing, (0, 0, 0, 2), expand=False)


DRAWING: Final = RaceDrawing
