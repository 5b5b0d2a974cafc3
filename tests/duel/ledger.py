"""A second book-keeping: what each player must hold, worked out from the events alone."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core.events import Event
from orrery.games.duel.facts.cards import COST, DEMAND, DEMAND_ASTRO, REWARD_ASTRO, START_STOCK
from orrery.games.duel.position.state import State


class Ledger:
    """Money and goods of both players; `follow` books events, `agrees` compares with a position."""

    def __init__(self) -> None:
        self.astro = [0, 0]
        self.stock = [list(START_STOCK), list(START_STOCK)]
        self.booked = 0

    def follow(self, events: list[Event], start: list[int]) -> None:
        """Book what is new; `start` is the money handed out when the start player was found."""
        for event in events[self.booked :]:
            self._book(event, start)
        self.booked = len(events)

    def agrees(self, state: State) -> bool:
        return [player.astro for player in state.players] == self.astro and [
            player.stock for player in state.players
        ] == self.stock

    def _book(self, event: Event, start: list[int]) -> None:
        facts = {name: value or 0 for name, value in event.seen_by(event.knower).items()}
        name, seat = event.kind.name, event.seat
        stock = self.stock[seat]
        if name == "start-player-found":
            self.astro = start[:]
        elif name in ("good-produced", "centre-produced", "resource-taken"):
            stock[facts["good"]] += 1
        elif name in ("bought", "sold"):
            sign = 1 if name == "bought" else -1
            stock[facts["good"]] += sign * facts["count"]
            self.astro[seat] -= sign * facts["astro"]
        elif name == "tribute-paid":
            self.astro[seat] -= facts["astro"]
        elif name == "stock-trimmed":
            stock[facts["good"]] -= facts["count"]
        elif name == "built":
            self._spend(seat, COST[facts["item"]])
        elif name == "order-fulfilled":
            self._spend(seat, DEMAND[facts["order"]])
            self.astro[seat] += REWARD_ASTRO[facts["order"]] - DEMAND_ASTRO[facts["order"]]
        elif name == "bought-from-rival":
            stock[facts["good"]] += 1
            self.stock[1 - seat][facts["good"]] -= 1
            self.astro[seat] -= facts["astro"]
            self.astro[1 - seat] += facts["astro"]

    def _spend(self, seat: int, cost: Sequence[int]) -> None:
        for good, price in enumerate(cost):
            self.stock[seat][good] -= price
