"""The rival institute in a terminal: its board in a few lines, and what its action cards make it try."""

from __future__ import annotations

from functools import cached_property
from typing import cast

from rich.console import Group, RenderableType

from ...games.seti.facts.solo import TRACK_SPACES
from ...games.seti.sight.descriptions import ActionCardTexts, Texts
from ...games.seti.sight.rival_view import RivalView
from ...games.seti.sight.view import View
from ..items import label_lines
from .players import SetiPlayers


class SetiRival:
    """The rival in one language."""

    def __init__(self, players: SetiPlayers) -> None:
        self.players = players
        self.words = players.words
        self.texts = players.boards.places.texts

    def board(self, view: View, rival: RivalView, owner: int) -> RenderableType:
        """What it has, what it would research next, and the cards that tell it what to do."""
        own, word = self.words.own, self.words.word
        player = view["players"][owner]
        amounts = [self.texts.amount("publicity", player["publicity"]), self.texts.amount("data", rival["pool"])]
        amounts.append(own("has-computer", count=rival["computer"]))
        if player["exofossils"]:
            amounts.append(self.texts.amount("exofossil", player["exofossils"]))
        reserve = [own("rival-messages", count=rival["messages"])] if rival["messages"] else []
        passed = [own("has-passed")] if rival["passed"] else []
        next_tech = [] if rival["next_tech"] is None else [word("tech", rival["next_tech"])]
        lines = {
            "difficulty": [own(f"option-difficulty-{rival['difficulty']}"), *amounts, *passed],
            "probes": self.players.pieces(view, player),
            "species": self.players.of_species(player) + reserve,
            "progress": [own("rival-progress", space=rival["progress"] + 1, spaces=TRACK_SPACES)],
            "next-tech": next_tech,
            "techs": [word("tech", tech) for tech in rival["techs"]],
            "cards": [
                own("rival-deck", count=rival["deck"]),
                own("rival-reinforcement", count=rival["reinforcement"]),
            ],
            "revealed": [word("action_card", card) for card in rival["revealed"]],
            "arrow": [] if rival["card"] is None else [self._arrow(rival["arrow"])],
        }
        return Group(self.players.heading(view, owner, None), label_lines(lines, self.words))

    def about(self, card: str) -> list[str]:
        """What one of its cards makes it try, from the top."""
        texts = self._cards[card]
        actions = [f"{place}. {self.texts.tell(action)}" for place, action in enumerate(texts["actions"], start=1)]
        arrow = f"{self.words.own('label-arrow')}: {self._arrow(texts['arrow'])}"
        return [self.words.own("about-action-card"), *actions, arrow]

    @cached_property
    def _cards(self) -> dict[str, ActionCardTexts]:
        return cast("Texts", self.words.game.descriptions())["action_cards"]

    def _arrow(self, arrow: str) -> str:
        return self.words.own("rival-arrow", arrow=arrow)
