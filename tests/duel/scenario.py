"""Positions of Starfarers Duel in the rulebook's words.

game = Scenario(die=2, engines=(2, 1))
game.sector(1, "aigel-x", "heka-ii")
game.deals("aigel-x")
game.do("fly 1", "buy ore 2")
assert game.me.stock[ORE] == 2
"""

from __future__ import annotations

from orrery.core.dealer import RandomDealer
from orrery.core.table import Effect, Pending
from orrery.games.duel import GAME
from orrery.games.duel.facts.cards import CARDS, CENTRES, COLONY, GOODS, GROUP, KIND, ORDERS, SECTOR_GROUP, STATION
from orrery.games.duel.position.state import PUBLIC, Player, State
from orrery.games.duel.rules.building import TradeAndBuild
from orrery.games.duel.rules.flight import ChooseSector
from orrery.games.duel.rules.turn import TURN
from orrery.games.duel.sight.view import View

from ..scenario import Playing

Value = int | tuple[int, int] | list[str]


class Scenario(Playing[State]):
    """A position of Starfarers Duel in the middle of a game; seat 0 (the sun) is to move.

    Nobody has a centre, both hold 20 astro and empty stores, ships and parts are as at the start.
    `phase` is where the turn stands: "production" (about to roll), "flight" (about to choose a
    sector) or "build".
    """

    def __init__(self, phase: str = "flight", die: int = 1, options: dict[str, object] | None = None, **mine: Value):
        super().__init__(GAME, GAME.new(2, options or {}, RandomDealer(1)))
        for seat in (0, 1):
            self.table.act(seat, GAME.actions.parse("choose storage"))
            self.table.act(seat, GAME.actions.parse("choose command"))
        state = self.state
        state.active, state.die = 0, die
        for player in state.players:
            player.astro, player.stock, player.centres = 20, [0] * len(GOODS), [0] * len(CENTRES)
        phases: dict[str, list[Effect[State]]] = {
            "production": [TURN],
            "flight": [ChooseSector(), TradeAndBuild()],
            "build": [TradeAndBuild()],
        }
        rivals_turn = [] if phase == "production" else [Pending(1, TURN)]
        self.ahead(*(Pending(0, effect) for effect in phases[phase]), *rivals_turn)
        self.set(0, **mine)

    # Building the position

    @property
    def me(self) -> Player:
        return self.state.players[0]

    @property
    def rival(self) -> Player:
        return self.state.players[1]

    def set(self, seat: int, **holdings: Value) -> Scenario:
        """Give a player goods (ore=2), astro, ships, engines=(ones, twos), cannons, centres by level
        (storage=1), colonies, stations, pirates or orders by key."""
        player = self.state.players[seat]
        for word, value in holdings.items():
            good = word.replace("_", "-")
            if good in GOODS:
                assert isinstance(value, int)
                player.stock[GOODS.index(good)] = value
            elif word in CENTRES:
                assert isinstance(value, int)
                player.centres[CENTRES.index(word)] = value
            elif word in ("engines", "cannons"):
                assert isinstance(value, tuple)
                setattr(player, f"{word}1", value[0])
                setattr(player, f"{word}2", value[1])
            elif word in ("colonies", "stations", "pirates", "orders"):
                assert isinstance(value, list)
                self._take(player, word, value)
            elif word in ("astro", "colony_ships", "trade_ships"):
                setattr(player, word, value)
            else:
                raise ValueError(word)
        return self

    def sector(self, number: int, *cards: str) -> Scenario:
        """Let these cards of the sectors lie in one (1 to 4); for cards of the reserve see `refilled`."""
        stack = self.state.sectors[number - 1]
        wanted = [CARDS.index(card) for card in cards]
        for card in wanted:
            if card not in stack:
                other = next(lying for lying in stack if lying not in wanted)
                self._swap(card, other)
        stack.sort()
        return self

    def refilled(self, number: int, *cards: str) -> Scenario:
        """Let cards of the reserve lie in a sector: each came in openly for a colony or station the rival founded."""
        stack = self.state.sectors[number - 1]
        for key in cards:
            card = CARDS.index(key)
            founded = next(lying for pile in [stack, *self.state.sectors] for lying in pile if _foundable(lying))
            if founded not in stack:
                self._swap(founded, stack[0])
            next(pile for pile in self.state.reserve if card in pile).remove(card)
            stack[stack.index(founded)] = card
            stack.sort()
            self.state.known[card] = self.state.known[founded] = PUBLIC
            (self.rival.stations if STATION[founded] else self.rival.colonies).append(founded)
        return self

    def open_orders(self, *orders: str) -> Scenario:
        """Let exactly these orders lie open."""
        state = self.state
        state.order_pile = sorted(state.order_pile + state.open_orders)
        state.open_orders = [ORDERS.index(order) for order in orders]
        for order in state.open_orders:
            state.order_pile.remove(order)
        return self

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), sees now."""
        self.start()
        return GAME.view(self.table, seat)

    def path(self) -> list[str]:
        return [CARDS[card] if card >= 0 else "gap" for card in self.state.path]

    # Inside

    def outcome(self, entry: str | int) -> int:
        if isinstance(entry, int):
            return entry
        return ORDERS.index(entry) if entry in ORDERS else CARDS.index(entry)

    def _swap(self, card: int, other: int) -> None:
        for pile in [*self.state.sectors, *self.state.reserve]:
            for place, lying in enumerate(pile):
                if lying in (card, other):
                    pile[place] = card + other - lying

    def _take(self, player: Player, word: str, keys: list[str]) -> None:
        """Cards leave wherever they lie; a sector is filled up from the reserve as in a real game."""
        for key in keys:
            if word == "orders":
                order = ORDERS.index(key)
                for pile in (self.state.order_pile, self.state.open_orders):
                    if order in pile:
                        pile.remove(order)
                player.orders.append(order)
                continue
            card = CARDS.index(key)
            for pile in [*self.state.sectors, *self.state.reserve]:
                if card in pile:
                    pile.remove(card)
            self._refill()
            self.state.known[card] = PUBLIC
            getattr(player, word).append(card)

    def _refill(self) -> None:
        for stack in self.state.sectors:
            while len(stack) < 9:
                group = next(pile for pile in self.state.reserve if pile)
                stack.append(group.pop(0))
                self.state.known[stack[-1]] = PUBLIC
                stack.sort()


def _foundable(card: int) -> bool:
    """Whether a card of the first layout can leave its sector by a founding."""
    return GROUP[card] == SECTOR_GROUP and (STATION[card] or KIND[card] == COLONY)
