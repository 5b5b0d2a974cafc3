"""The players of SETI in a terminal: the others in a few lines, one's own board in full."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...games.seti.facts import board
from ...games.seti.facts.cards import INCOME, INCOMES, INDEX
from ...games.seti.facts.slots import SLOTS, SLOTS_OF
from ...games.seti.sight.player_view import MissionView, PlayerView
from ...games.seti.sight.view import View
from ..items import Items, label_lines
from .boards import BETWEEN, SetiBoards
from .sky import SetiSky


class SetiPlayers:
    """What players have, in one language."""

    def __init__(self, boards: SetiBoards, sky: SetiSky) -> None:
        self.boards = boards
        self.sky = sky
        self.cards = boards.cards
        self.words = boards.words

    def heading(self, view: View, owner: int, seat: int | None) -> Text:
        points = self.boards.places.texts.amount("score", view["players"][owner]["score"])
        name = self.words.name(owner, seat)
        return Text(self.words.own("player", number=owner + 1, player=name, points=points), style="bold")

    def other(self, view: View, owner: int, seat: int | None) -> RenderableType:
        """Somebody else: what everybody may know of them."""
        player = view["players"][owner]
        lines = [self.state(player), self.pieces(view, player), self.laid_out(player)]
        shown = [Padding(Items(line), (0, 0, 0, 2), expand=False) for line in lines if line]
        return Group(self.heading(view, owner, seat), *shown)

    def own_board(self, view: View, seat: int) -> RenderableType:
        """One's own holdings, missions and cards."""
        player = view["players"][seat]
        lines = {
            "own": self.state(player),
            "probes": self.pieces(view, player),
            "income": [self.income(player)],
            "computer": self.computer(player),
            "done": self.laid_out(player),
            "points": self._points(player),
        }
        parts: list[RenderableType] = [self.heading(view, seat, seat), label_lines(lines, self.words)]
        if player["missions"]:
            parts.append(self.boards.with_heading("missions", self._missions(player)))
        held = {"exertians": player["exertians"], "drawn": player["drawn"], "hand": player["hand"]}
        parts += [
            self.boards.with_heading(label, self.boards.card_rows(cards)) for label, cards in held.items() if cards
        ]
        return Group(*parts)

    # In numbers

    def state(self, player: PlayerView) -> list[str]:
        """Resources, cards and what else can be counted."""
        own, amount = self.words.own, self.boards.places.texts.amount
        found = [amount(what, count) for what, count in _resources(player).items()]
        found += [own("has-pool", count=player["data"]), own("has-computer", count=player["computer"])]
        if player["exofossils"]:
            found.append(amount("exofossil", player["exofossils"]))
        found.append(own("has-hand", count=player["hand_size"]))
        if player["species_cards"]:
            found.append(own("has-species-cards", count=player["species_cards"]))
        return found + self.of_species(player) + ([own("has-passed")] if player["passed"] else [])

    def of_species(self, player: PlayerView) -> list[str]:
        """Exertian cards and their danger, and the message tile for the Centaurians."""
        own = self.words.own
        found: list[str] = []
        if player["exertians_held"]:
            found.append(own("has-exertians", count=player["exertians_held"]))
        if player["played_exertians"]:
            found.append(own("has-played-exertians", count=len(player["played_exertians"])))
        if player["danger"]:
            found.append(own("has-danger", danger=player["danger"]))
        if player["message_tile"] is not None:
            found.append(own("has-message-tile", points=player["message_tile"]))
        return found

    def pieces(self, view: View, player: PlayerView) -> list[str]:
        """Probes and capsules where they are, orbiters and landers."""
        own, word = self.words.own, self.words.word
        found = [own("has-probes", count=len(player["probes"]), limit=player["probe_limit"])]
        found += [self.sky.lies(view, space) for space in player["probes"]]
        for capsule in player["capsules"]:
            place, sample = self.sky.lies(view, capsule["space"]), capsule["sample"]
            if sample is None:
                found.append(own("capsule-unknown", place=place))
            else:
                found.append(own("capsule", sample=sample, place=place))
        orbiters = player["orbiters"].items()
        found += [own("orbiter-at", count=count, place=word("planet", key)) for key, count in orbiters]
        landers = {**player["landers"], **player["moons"]}.items()
        return found + [own("lander-on", count=count, place=word("target", key)) for key, count in landers]

    def laid_out(self, player: PlayerView) -> list[str]:
        """Cards that have been played: missions done, end-game cards, messages; missions of others by name."""
        own, word = self.words.own, self.words.word
        found = [] if player["hand"] is not None else [word("card", mission["card"]) for mission in player["missions"]]
        if player["completed"]:
            found.append(own("has-completed", count=len(player["completed"])))
        found += [word("card", card) for card in player["scoring"]]
        waiting = zip(player["messages"], player["message_at"], strict=True)
        found += [own("message-waits", card=word("card", card), points=points) for card, points in waiting]
        return found + [word("card", card) for card in player["played_exertians"] if card is not None]

    def income(self, player: PlayerView) -> str:
        """What each round brings."""
        amounts = dict.fromkeys(INCOMES, 0)
        for what in ("credit", "energy", "card"):
            amounts[what] = board.INCOME.number(what)
        for card in player["income"]:
            amounts[INCOMES[INCOME[INDEX[card]]]] += 1
        told = [self.boards.places.texts.amount(what, count) for what, count in amounts.items() if count]
        return self.words.own("income-each-round", amounts=", ".join(told))

    def computer(self, player: PlayerView) -> list[str]:
        """Computer technologies by their place, with the data below them."""
        own, word = self.words.own, self.words.word
        found: list[str] = []
        for place, tech in enumerate(player["places"]):
            if tech is not None:
                where = word("place", board.TECH_PLACES[place])
                message = "technology-filled" if player["lower"][place] else "technology-open"
                found.append(own(message, place=where, tech=word("tech", tech)))
        return found

    def _points(self, player: PlayerView) -> list[str]:
        return [f"{self.words.own(f'points-{name}')} {points}" for name, points in player["breakdown"].items()]

    # Missions

    def _missions(self, player: PlayerView) -> Table:
        table = Table.grid(padding=(0, 2))
        for mission in player["missions"]:
            table.add_row(self.words.word("card", mission["card"]), Items(self.mission(mission), BETWEEN))
        return table

    def mission(self, mission: MissionView) -> list[str]:
        """Open slots, or the condition, and whether it can be completed now."""
        slots = SLOTS_OF[INDEX[mission["card"]]]
        if not slots:
            [text] = self.cards.missions(INDEX[mission["card"]])
            return [text, self.words.own("ready")] if mission["ready"] else [text]
        filled = [SLOTS[slot] in mission["filled"] for slot in slots]
        texts = self.cards.missions(INDEX[mission["card"]])
        return [self.words.own("slot-filled") if done else text for done, text in zip(filled, texts, strict=True)]


def _resources(player: PlayerView) -> dict[str, int]:
    return {"credit": player["credit"], "energy": player["energy"], "publicity": player["publicity"]}
