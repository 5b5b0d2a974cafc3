"""A second book-keeping: what lies where, worked out from the events alone, as everybody or one seat sees them."""

from __future__ import annotations

from orrery.core.events import Event
from orrery.games.race.facts.cards import CARDS, PRESET_HAND, START_NUMBER
from orrery.games.race.position.state import EXPLORE

CARDS_IN_THE_BOX = 114
POINTS_FOR_EACH = 12


class Holding:
    """One player's cards and chips; a card the watcher does not know is None."""

    def __init__(self) -> None:
        self.hand: list[int | None] = []
        self.looked: list[int | None] = []
        self.tableau: list[int] = []
        self.full: list[int] = []  # worlds with a good
        self.chips = 0


class Ledger:
    """The table as a watcher can reconstruct it; without a watcher, everything told counts."""

    def __init__(self, seats: int, preset: bool, watcher: int | None = None) -> None:
        self.players = [Holding() for _ in range(seats)]
        self.preset = preset
        self.watcher = watcher
        self.deck = CARDS_IN_THE_BOX
        self.discards = 0
        self.shown: list[int] = []
        self.pool = POINTS_FOR_EACH * seats
        self.rounds = 0
        self.step = 0
        self.booked = 0

    def follow(self, events: list[Event]) -> None:
        """Book what is new."""
        for event in events[self.booked :]:
            facts = event.seen_by(event.knower if self.watcher is None else self.watcher)
            self._book(event.kind.name, event.seat, facts)
        self.booked = len(events)

    def cards(self) -> int:
        """All cards there are, wherever they lie."""
        held = sum(len([*one.hand, *one.looked, *one.tableau, *one.full]) for one in self.players)
        return self.deck + self.discards + held

    def _book(self, name: str, seat: int, facts: dict[str, int | None]) -> None:
        player = self.players[seat]
        card = facts.get("card")
        number = next((value for value in facts.values() if value is not None), 0)
        if name in ("round-begun", "phase-begun"):
            self._book_step(name, number)
        elif name == "points-gained":
            player.chips += number
            self.pool -= number
        elif name == "pile-reshuffled":
            assert number == self.discards
            self.deck += number
            self.discards = 0
            self.shown.clear()
        elif name in ("start-world-dealt", "card-drawn", "card-looked-at", "good-placed", "lucky-card-kept"):
            self._book_from_pile(name, player, card)
        elif name in ("developed", "settled"):
            assert card is not None
            self._lose(seat, player.hand, card)
            player.tableau.append(card)
        elif name == "card-kept":
            self._lose(seat, player.looked, card)
            player.hand.append(card)
        elif name in ("card-discarded", "card-given-up", "good-sold", "good-spent", "lucky-card-lost"):
            self._book_discard(name, seat, card)

    def _book_step(self, name: str, number: int) -> None:
        if name == "round-begun":
            self.rounds = number
        else:
            self.step = number

    def _book_from_pile(self, name: str, player: Holding, card: int | None) -> None:
        """One card leaves the pile; with a start world in a first game, the hand that belongs to it as well."""
        self.deck -= 1
        if name == "card-looked-at":
            player.looked.append(card)
        elif name in ("card-drawn", "lucky-card-kept"):
            player.hand.append(card)
        else:
            assert card is not None
            (player.full if name == "good-placed" else player.tableau).append(card)
        if name == "start-world-dealt" and self.preset and card is not None:
            hand = [other for other in range(len(CARDS)) if PRESET_HAND[other] == START_NUMBER[card]]
            player.hand += hand
            self.deck -= len(hand)

    def _book_discard(self, name: str, seat: int, card: int | None) -> None:
        """One card goes to the discards: from the hand or what was looked at, a tableau, a world, the pile."""
        player = self.players[seat]
        self.discards += 1
        if name == "card-discarded":
            self._lose(seat, player.looked if self.step == EXPLORE else player.hand, card)
            return
        assert card is not None
        if name == "card-given-up":
            player.tableau.remove(card)
            self.shown.append(card)
        elif name == "lucky-card-lost":
            self.deck -= 1
            self.shown.append(card)
        else:
            player.full.remove(card)

    def _lose(self, seat: int, cards: list[int | None], card: int | None) -> None:
        """A card leaves a hand; of other players only the number of cards is known for sure."""
        if self.watcher in (None, seat):
            cards.remove(card)
        else:
            cards.pop()
