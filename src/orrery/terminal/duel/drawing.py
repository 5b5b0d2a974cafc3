"""The position of Starfarers Duel, drawn for a terminal of eighty columns or more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Final, cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...games.duel.facts import cards as facts
from ...games.duel.sight.view import FlightView, PlayerView, SectorView, StepView, View
from .. import drawing
from ..items import Items
from ..words import Words, sentence_case, yes_or_no
from .cards import DuelCards

_LEVELS: Final[Sequence[str]] = ["", "I", "II"]
_GROUPS: Final[Sequence[str]] = ["I", "II", "III", "IV"]
_NONE: Final = "–"
_CARD_WIDTH: Final = 19
SHIP_LABELS: Final[Sequence[str]] = ["stores", "astro", "parts", "hangar", "centres", "colonies", "stations", "renown"]
BOARD_LABELS: Final[Sequence[str]] = ["orders", "sectors", "reserve"]


class DuelDrawing(drawing.Drawing):
    """Both ships side by side, below them the board, the orders and the flight as a row of cards."""

    headings = frozenset({"turn-begun"})

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.cards = DuelCards(words)
        self._label_width = max(len(words.own(f"label-{label}")) for label in (*SHIP_LABELS, *BOARD_LABELS))

    def scene(self, view: drawing.View) -> object:
        """A new scene begins with each turn and after each flight; in flight the path is enough."""
        seen = cast("View", view)
        return seen["turn"] if seen["flight"] is None else None

    def position(self, view: drawing.View, seat: int | None) -> RenderableType:
        seen = cast("View", view)
        parts: list[RenderableType] = [drawing.title_line(self._title(seen, seat))]
        parts.append(self._ships(seen, seat))
        if seen["turn"]:
            parts.append(self._board(seen))
        if seen["flight"] is not None:
            parts.append(self._flight(seen["flight"], seen["active"] == seat))
        return Group(*parts)

    def brief(self, view: drawing.View, seat: int) -> RenderableType:
        seen = cast("View", view)
        player = seen["players"][seat]
        have = [*self._stores(player), f"{self.words.own('label-astro')} {player['astro']}"]
        have += [*self._hangar(player), self.words.own("points", points=player["points"])]
        if seen["flight"] is None:
            return Items(have)
        return Group(self._flight(seen["flight"], seen["active"] == seat), *self._orders_here(seen), Items(have))

    def _orders_here(self, view: View) -> list[Text]:
        """The open orders of the target planet just reached."""
        flight = view["flight"]
        here = flight["path"][-1]["card"] if flight and flight["path"] else None
        keys = [key for key in view["open_orders"] if facts.CARDS[facts.PLANET[facts.ORDERS.index(key)]] == here]
        return [Text(self._order(key, key in view["barred_orders"])) for key in keys]

    def _title(self, view: View, seat: int | None) -> str:
        if not view["turn"]:
            return self.words.own("before-turns")
        active = view["active"]
        return self.words.own(
            "turn",
            turn=view["turn"],
            die=view["die"],
            you=yes_or_no(active == seat),
            player=self.words.names[active],
        )

    # Ships

    def _ships(self, view: View, seat: int | None) -> Table:
        order = [0, 1] if seat is None else [seat, 1 - seat]
        ships = Table.grid(padding=(0, 2), expand=True)
        ships.add_column(style="dim", min_width=self._label_width)
        ships.add_column(ratio=1)
        ships.add_column(ratio=1)
        ships.add_row("", *(Text(self._ship_name(view, owner, seat), style="bold") for owner in order))
        columns = [self._ship(view, owner) for owner in order]
        for label, *cells in zip(SHIP_LABELS, *columns, strict=True):
            ships.add_row(self.words.own(f"label-{label}"), *(Items(cell or [_NONE]) for cell in cells))
        return ships

    def _ship_name(self, view: View, owner: int, seat: int | None) -> str:
        player = view["players"][owner]
        return self.words.own(
            "ship",
            player=self.words.name(owner, seat),
            symbol=self.words.word("symbol", player["symbol"]),
            points=self.words.own("points", points=player["points"]),
        )

    def _ship(self, view: View, owner: int) -> list[list[str]]:
        """What stands behind each label of a ship."""
        own = self.words.own
        player = view["players"][owner]
        used = view["used_stations"] if owner == view["active"] else []
        parts = [own("engines", strength=_sum(player["engines"])), own("cannons", strength=_sum(player["cannons"]))]
        return [
            self._stores(player),
            [str(player["astro"])],
            parts,
            self._hangar(player),
            self._centres(player),
            [self._colony(card) for card in player["colonies"]],
            [self._station(card, card in used) for card in player["stations"]],
            self._renown(view, owner),
        ]

    def _stores(self, player: PlayerView) -> list[str]:
        stock = player["stock"]
        room = dict.fromkeys(facts.RESOURCES, player["capacity"]) | {"knowledge": player["laboratory"]}
        return [f"{self.words.own(f'store-{good}')} {stock[good]}/{room[good]}" for good in facts.GOODS]

    def _hangar(self, player: PlayerView) -> list[str]:
        ships = {"colony-ships": player["colony_ships"], "trade-ships": player["trade_ships"]}
        return [self.words.own(kind, count=count) for kind, count in ships.items() if count]

    def _centres(self, player: PlayerView) -> list[str]:
        built = [
            f"{sentence_case(self.words.word('centre', centre))} {_LEVELS[level]}"
            for centre, level in player["centres"].items()
            if level
        ]
        chosen = player["chosen"]
        if None in chosen:
            return [*built, self.words.own("chosen-secretly", count=len(chosen))]
        named = [sentence_case(self.words.word("centre", centre)) for centre in chosen if centre is not None]
        return built + [self.words.own("chosen", centre=centre) for centre in named]

    def _colony(self, key: str) -> str:
        card = facts.CARDS.index(key)
        good = self.words.word("good", facts.GOOD[card], 2)
        return self.words.own("colony", card=self.cards.name(card), good=good, number=facts.NUMBER[card])

    def _station(self, key: str, used: bool) -> str:
        card = facts.CARDS.index(key)
        if facts.GOOD[card] < 0:
            return self.cards.name(card)
        trade = self.cards.price(card)
        return self.words.own("station-used" if used else "station", card=self.cards.name(card), trade=trade)

    def _renown(self, view: View, owner: int) -> list[str]:
        own = self.words.own
        player = view["players"][owner]
        renown = [own("amount-friendship", count=player["friendship"]), own("amount-medals", count=player["medals"])]
        renown += [self.words.word("special", special) for special in ("friend", "hero") if view[special] == owner]
        return renown

    # Board

    def _board(self, view: View) -> Table:
        own = self.words.own
        board = Table.grid(padding=(0, 2))
        board.add_column(style="dim", min_width=self._label_width)
        board.add_column()
        columns: list[list[RenderableType]] = [
            [Text(self._order(key, key in view["barred_orders"])) for key in view["open_orders"]],
            [self._sector(number, sector) for number, sector in enumerate(view["sectors"], start=1)],
            [", ".join(f"{group}: {left}" for group, left in zip(_GROUPS, view["reserve"], strict=True))],
        ]
        for name, lines in zip(BOARD_LABELS, columns, strict=True):
            for place, line in enumerate(lines):
                board.add_row("" if place else own(f"label-{name}"), line)
        return board

    def _order(self, key: str, barred: bool) -> str:
        order = facts.ORDERS.index(key)
        return self.words.own(
            "order-barred" if barred else "order",
            order=self.words.word("order", order),
            demand=self.cards.demand(order),
            reward=self.cards.reward(order),
        )

    def _sector(self, number: int, sector: SectorView) -> Items:
        count = self.words.own("cards", count=sector["cards"])
        seen = [self.cards.short(facts.CARDS.index(key)) for key in sector["seen"]]
        if seen:
            seen[0] = self.words.own("seen", cards=count, seen=seen[0])
        else:
            seen = [count]
        return Items([f"{number}: {seen[0]}", *seen[1:]])

    # Flight

    def _flight(self, flight: FlightView, flyer: bool) -> RenderableType:
        own = self.words.own
        where = own(
            "flight",
            sector=flight["sector"] + 1,
            number=len(flight["path"]),
            speed=flight["speed"],
            actions=flight["actions_left"],
        )
        parts: list[RenderableType] = [Text(f"{own('label-flight')}: {where}", style="bold")]
        if flight["path"]:
            faces = [self._face(step) for step in flight["path"]]
            height = 2 + max(
                len(wrap(line, _CARD_WIDTH - 4)) + len(wrap(name, _CARD_WIDTH - 4)) for name, line in faces
            )
            cards = zip(range(1, 10), faces, flight["path"], strict=False)
            parts.append(Columns([self._step(*card, height) for card in cards], padding=(0, 1)))
        lines = self._sensor(flight) if flyer else []
        if flight["pirate_met"]:
            pirate = flight["pirate"]
            lines.append(own("pirate-unknown") if pirate is None else own("pirate-known", card=self._card_name(pirate)))
        parts += [Padding(Text(sentence_case(line)), (0, 0, 0, 2)) for line in lines]
        return Group(*parts)

    def _card_name(self, key: str) -> str:
        return self.cards.short(facts.CARDS.index(key))

    def _sensor(self, flight: FlightView) -> list[str]:
        """Where the cards lie that the flyer's sensor centre has shown, the next one first."""
        piles = {"looked": flight["looked"], "on-top": flight["top"][::-1], "at-bottom": flight["bottom"]}
        lines: list[str] = []
        for message, pile in piles.items():
            cards = [self._card_name(key) for key in pile if key is not None]
            if cards:
                lines.append(self.words.own(message, cards=", ".join(cards)))
        return lines

    def _face(self, step: StepView) -> tuple[str, str]:
        """Name and facts of a card in the path."""
        key = step["card"]
        if key is None:
            return self.words.own("path-face-down" if step["face_down"] else "path-gap"), ""
        card = facts.CARDS.index(key)
        return self.cards.name(card), self.cards.face(card)

    def _step(self, number: int, face: tuple[str, str], step: StepView, height: int) -> Panel:
        name, line = face
        return Panel(
            Text.assemble((name, "bold"), "\n", line),
            title=str(number),
            title_align="left",
            subtitle=self.words.own("path-turned") if step["turned"] else None,
            subtitle_align="right",
            border_style="dim" if step["turned"] else "cyan",
            width=_CARD_WIDTH,
            height=height,
        )

    # Options and explanations

    def note(self, action: int, facts_asked: Mapping[str, str | int], view: drawing.View) -> str:
        space = self.words.game.actions
        verb, arguments = space.verb(action), space.arguments(action)
        if verb in ("buy", "sell"):
            price = facts.PRICE[int(facts_asked["card"])] * int(arguments["count"])
            return self.words.own("note-cost" if verb == "buy" else "note-gain", astro=price)
        if verb in ("demand", "pay"):
            price = facts.PURCHASE_PRICE if verb == "demand" else facts.TRIBUTE
            return self.words.own("note-cost", astro=price)
        if verb == "fly":
            return self.words.own("cards", count=cast("View", view)["sectors"][int(arguments["sector"]) - 1]["cards"])
        if verb == "choose":
            return self.cards.about_centre(facts.CENTRES.index(str(arguments["centre"])))
        if verb == "build":
            return self.cards.cost(facts.BUILDS.index(str(arguments["item"])))
        if verb == "fulfil":
            order = facts.ORDERS.index(str(arguments["order"]))
            return f"{self.cards.demand(order)} → {self.cards.reward(order)}"
        if verb == "use":
            return self.cards.price(facts.CARDS.index(str(arguments["card"])))
        if verb in ("produce", "top", "bottom"):
            return self.cards.face(facts.CARDS.index(str(arguments["card"])))
        return ""

    def about(self, name: str) -> list[tuple[str, str]]:
        return self.cards.about(name)


def _sum(strengths: list[int]) -> str:
    """Parts one by one and together: 1+1=2."""
    if len(strengths) < 2:
        return str(sum(strengths))
    return f"{'+'.join(map(str, strengths))}={sum(strengths)}"


DRAWING: Final = DuelDrawing
