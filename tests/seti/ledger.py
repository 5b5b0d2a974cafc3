"""A second book-keeping: cards, data, markers and craft, worked out from the events alone."""

from __future__ import annotations

from collections import Counter

from orrery.core.events import Event

CARDS_IN_THE_DECK = 138
ROUNDS_WITH_STACK = 4
DATA_AT = [5, 4, 6, 5, 5, 6, 6, 5, 3]
"""Procyon, Vega, Sirius A, Barnard's Star, Kepler 22, Proxima Centauri, 61 Virginis, Beta Pictoris, the tile."""
FIRST_TECH_PLACE = 2
"""Places are left and right at the species, then those on the computer."""
CENTAURIANS = 3
TRACE_PRICE = {4: 3, 5: 1}
"""Data for the upper rows of the Centaurians."""


class Holding:
    """What one player has."""

    def __init__(self) -> None:
        self.points = 0  # gained since the set-up
        self.hand: list[int] = []
        self.income: list[int] = []
        self.played: list[int] = []  # missions, end-game cards and the like, and the card being resolved
        self.completed: list[int] = []
        self.data = 0
        self.stored = 0
        self.techs: list[int] = []
        self.places: dict[int, int] = {}
        self.in_space = 0
        self.orbiters: Counter[int] = Counter()
        self.landers: Counter[int] = Counter()
        self.most_cards_after_passing = 0


class Ledger:
    """The table as somebody who hears everything can reconstruct it."""

    def __init__(self, seats: int, immediate: set[int]) -> None:
        self.players = [Holding() for _ in range(seats)]
        self.immediate = immediate  # cards that are discarded once they are resolved
        self.stack = ROUNDS_WITH_STACK * (seats + 1)
        self.deck = CARDS_IN_THE_DECK - self.stack
        self.discards = 0
        self.row: list[int] = []
        self.signals: list[list[int]] = [[] for _ in DATA_AT]
        self.wins: list[tuple[int, int]] = []
        self.traces: list[tuple[int, int, int, int]] = []  # place, colour, spot, owner
        self.discovered: dict[int, int] = {}  # species by place
        self.gold: list[tuple[int, int]] = []
        self.neutral = 0
        self.rounds = 0
        self.booked = 0

    def follow(self, events: list[Event]) -> None:
        """Book what is new."""
        for event in events[self.booked :]:
            self._book(event.kind.name, event.seat, event.facts)
        self.booked = len(events)

    def cards(self) -> int:
        """All project cards there are, wherever they lie."""
        held = [card for one in self.players for card in [*one.hand, *one.income, *one.played, *one.completed]]
        return self.deck + self.discards + self.stack + len(self.row) + sum(card < CARDS_IN_THE_DECK for card in held)

    def _book(self, name: str, seat: int, facts: list[int]) -> None:
        books = (self._book_rounds, self._book_cards, self._book_craft, self._book_data, self._book_markers)
        for book in books:
            if book(name, seat, facts):
                return

    def _book_rounds(self, name: str, seat: int, facts: list[int]) -> bool:
        if name == "turn-begun":
            self._put_away()
        elif name == "round-begun":
            self.rounds = facts[0]
            if self.rounds > 1:
                self.stack -= 1  # the last card of the stack, which nobody took
                self.discards += 1
        elif name == "passed":
            player = self.players[seat]
            player.most_cards_after_passing = max(player.most_cards_after_passing, len(player.hand))
        elif name == "scored":
            self.players[seat].points += facts[0]
        else:
            return False
        return True

    def _put_away(self) -> None:
        """Resolved cards that do not stay with their player are discarded; those of species leave the game."""
        for player in self.players:
            resolved = [card for card in player.played if card in self.immediate]
            player.played = [card for card in player.played if card not in self.immediate]
            self.discards += sum(card < CARDS_IN_THE_DECK for card in resolved)

    def _book_cards(self, name: str, seat: int, facts: list[int]) -> bool:
        player = self.players[seat]
        card = facts[0] if facts else 0
        if name == "card-drawn":
            self.deck -= card < CARDS_IN_THE_DECK
            player.hand.append(card)
        elif name == "income-chosen":
            if facts[1]:
                self.deck -= 1
                player.hand.append(facts[2])
        elif name == "stack-card-taken":
            self.stack -= 1
            player.hand.append(card)
        elif name == "row-refilled":
            if card < CARDS_IN_THE_DECK:
                self.deck -= 1
                self.row.append(card)
        elif name == "card-taken":
            _lose_from([player.played, self.row], card)
            player.hand.append(card)
        elif name == "card-played":
            player.hand.remove(card)
            player.played.append(card)
        elif name == "card-tucked":
            _lose_from([player.hand, player.played], card)
            player.income.append(card)
        elif name == "mission-completed":
            player.played.remove(card)
            player.completed.append(card)
        elif name == "card-discarded":
            if not _lose_from([player.hand, self.row], card):
                self.deck -= 1
            self.discards += card < CARDS_IN_THE_DECK
        elif name == "deck-reshuffled":
            self.deck += facts[0]
            self.discards -= facts[0]
        else:
            return False
        return True

    def _book_craft(self, name: str, seat: int, facts: list[int]) -> bool:
        player = self.players[seat]
        if name == "launched":
            player.in_space += 1
        elif name in ("orbited", "landed"):
            player.in_space -= 1
            (player.orbiters if name == "orbited" else player.landers)[facts[0]] += 1
        elif name == "researched":
            player.techs.append(facts[0])
        elif name == "installed":
            player.places[facts[1] - FIRST_TECH_PLACE] = facts[0]
        else:
            return False
        return True

    def _book_data(self, name: str, seat: int, facts: list[int]) -> bool:
        player = self.players[seat]
        if name == "data-gained":
            player.data += facts[0]
        elif name == "data-stored":
            player.data -= 1
            player.stored += 1
        elif name == "analysed":
            player.stored = 0
        else:
            return False
        return True

    def _book_markers(self, name: str, seat: int, facts: list[int]) -> bool:
        if name == "signal-placed":
            self.signals[facts[0]].append(seat)
        elif name == "sector-won":
            self._renew(facts[0], seat)
        elif name == "tile-completed":
            self.signals[facts[0]].clear()
        elif name == "trace-found":
            place, color, spot = facts
            self.traces.append((place, color, spot, seat))
            if self.discovered.get(place) == CENTAURIANS:
                self.players[seat].data -= TRACE_PRICE.get(spot, 0)
        elif name == "neutral-trace-found":
            self.traces.append((facts[0], facts[1], 0, 7))
            self.neutral += 1
        elif name == "species-discovered":
            self.discovered[self._found_place()] = facts[0]
        elif name == "gold-marked":
            self.gold.append((facts[0], seat))
        else:
            return False
        return True

    def _renew(self, star: int, winner: int) -> None:
        """The winner has most signals, of equals the last one; the next after that leaves a marker."""
        owners = self.signals[star]
        assert len(owners) >= DATA_AT[star]
        ranks = sorted(set(owners), key=lambda seat: (-owners.count(seat), owners[::-1].index(seat)))
        assert ranks[0] == winner
        self.signals[star] = ranks[1:2]
        self.wins.append((star, winner))

    def _found_place(self) -> int:
        """The first species whose three discovery spaces are taken and that was unknown so far."""
        taken = Counter(place for place, _, spot, _ in self.traces if spot == 0)
        return next(place for place in (0, 1) if taken[place] == 3 and place not in self.discovered)


def _lose_from(piles: list[list[int]], card: int) -> bool:
    """Take a card out of the first pile that has it."""
    for pile in piles:
        if card in pile:
            pile.remove(card)
            return True
    return False
