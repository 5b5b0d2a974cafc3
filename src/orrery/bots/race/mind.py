"""What a seat thinks of its cards: what placing one brings, and which it would miss least."""

from __future__ import annotations

from ...games.race import development_price, points, strength, ways, world_price
from ...games.race.facts.cards import COST, MEANS, MILITARY, NOTHING, SHIP, TACTICS, WINDFALL, WORLD
from ...games.race.facts.limits import FULL_TABLEAU
from ...games.race.position.state import Player, State
from .goods import SOME_GOOD
from .weights import LEAD, MOST_LEAD, NEARLY, PATIENCE, WISHES
from .worth import Outlook, worth


class Placing:
    """A way to place a card: its price, the means used, and how much better off the player is."""

    __slots__ = ("card", "gain", "means", "price")

    def __init__(self, card: int, price: int, means: int, gain: float) -> None:
        self.card = card
        self.price = price
        self.means = means
        self.gain = gain


class Mind:
    """Made afresh for every question, from what the seat knows."""

    def __init__(self, state: State, seat: int, player: Player | None = None) -> None:
        self.state = state
        self.seat = seat
        self.player = player or state.players[seat]
        self.outlook = Outlook(state)
        self.card = self.outlook.card
        self.whole = with_all_powers(self.player)
        self._now = worth(self.whole, self.outlook)
        self._gains: dict[tuple[int, int], float] = {}
        self._wishes: dict[int, float] = {}

    # Placing a card

    def gain(self, card: int, means: int = 0) -> float:
        """How much more the tableau is worth with a card, less what is given up for it."""
        key = card, means
        found = self._gains.get(key)
        if found is None:
            found = self._gains[key] = worth(with_card(self.whole, card, means), self.outlook) - self._now
        return found

    def loss(self, means: int) -> float:
        """What the cards are worth that are given up for these means."""
        return self._now - worth(without_means(self.whole, means), self.outlook)

    def placings(self, card: int, cards: int, cheaper: int = 0) -> list[Placing]:
        """All ways to place a card of the hand with this many others to pay for it."""
        player = self.player
        if card in player.tableau:
            return []
        if not WORLD[card]:
            price = max(0, development_price(self.state, player, card) - cheaper)
            return [Placing(card, price, 0, self.gain(card))] if price <= cards else []
        return [
            Placing(card, world_price(player, card, means), means, self.gain(card, means & (SHIP | TACTICS)))
            for means in ways(player, card, cards)
        ]

    def best_placing(self, hand: list[int], worlds: bool, cheaper: int = 0) -> tuple[float, Placing | None]:
        """The placing after which the player is best off, and by how much; none if none helps."""
        best, choice = 0.0, None
        for card in sorted(set(hand)):
            if WORLD[card] == worlds:
                for placing in self.placings(card, len(hand) - 1, cheaper):
                    net = self.net(placing, hand)
                    if net > best:
                        best, choice = net, placing
        return best, choice

    def net(self, placing: Placing, hand: list[int]) -> float:
        """What a placing brings after its price, and with regard to the end of the game."""
        left = self.hand_after_paying(placing, hand)
        return placing.gain - self.hand_worth(hand) + self.hand_worth(left) + self._end(placing)

    def hand_after_paying(self, placing: Placing, hand: list[int]) -> list[int]:
        """The hand that is left when a card was placed and paid with the cards missed least."""
        left = hand[:]
        left.remove(placing.card)
        left.sort(key=self.wish)
        return left[placing.price :]

    def _end(self, placing: Placing) -> float:
        """Ending the game is good for who leads."""
        after = with_card(self.whole, placing.card, placing.means)
        if len(after.tableau) < FULL_TABLEAU or self.outlook.rounds == 0:
            return 0.0
        theirs = max(points(player) for seat, player in enumerate(self.state.players) if seat != self.seat)
        return max(-MOST_LEAD, min(MOST_LEAD, LEAD * (points(after) - theirs)))

    # The hand

    def wish(self, card: int) -> float:
        """What a card in hand could bring, as far as it can be placed soon."""
        found = self._wishes.get(card)
        if found is None:
            found = self._wishes[card] = self._wish(card)
        return found

    def _wish(self, card: int) -> float:
        ways = self.placings(card, COST[card])
        if ways:
            best = max(ways, key=lambda way: way.gain - self.card * way.price)
            missing = max(0, best.price + 1 - len(self.player.hand))
            return max(0.0, best.gain - self.card * best.price) * PATIENCE**missing
        if MILITARY[card] and card not in self.player.tableau:
            missing = COST[card] - strength(self.player, card)
            return max(0.0, self.gain(card)) * NEARLY**missing
        return 0.0

    def hand_worth(self, hand: list[int]) -> float:
        """Cards as money, and what the best of them could become."""
        wishes = sorted((self.wish(card) for card in set(hand)), reverse=True)
        total = self.outlook.money(len(hand))
        for share, wish in zip(WISHES, wishes, strict=False):
            total += share * wish
        return total

    def payment(self, hand: list[int], price: int) -> float:
        """What it costs to discard this many cards, those missed least."""
        return self.hand_worth(hand) - self.hand_worth(sorted(hand, key=self.wish)[price:])

    def new_wish(self, card: int) -> float:
        """What a card would add to the hand beyond money."""
        return 0.0 if card in self.player.hand else self.wish(card)

    def least_missed(self, hand: list[int]) -> int:
        """The card to discard first: a second copy, or the one that could bring least."""
        return min(hand, key=lambda card: (0.0 if hand.count(card) > 1 else self.wish(card), -COST[card], card))


def with_all_powers(player: Player) -> Player:
    """The player between two phases: every power counts."""
    whole = player.copy()
    whole.ready = len(whole.tableau)
    whole.used = []
    return whole


def without_means(player: Player, means: int) -> Player:
    """The player without the cards given up for these means."""
    twin = player.copy()
    for place in reversed(range(len(twin.tableau))):
        if MEANS[twin.tableau[place]] & means & (SHIP | TACTICS):
            twin.tableau.pop(place)
            twin.goods.pop(place)
    twin.ready = len(twin.tableau)
    return twin


def with_card(player: Player, card: int, means: int) -> Player:
    """The player with one more card in the tableau, and without those given up for it."""
    twin = without_means(player, means)
    twin.tableau.append(card)
    twin.goods.append(SOME_GOOD if WINDFALL[card] else NOTHING)
    twin.ready += 1
    return twin
