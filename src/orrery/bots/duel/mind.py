"""What a seat thinks of a position: the gain of every use of a card, and of pirates."""

from __future__ import annotations

from functools import cache

from ...games.duel import actions_at
from ...games.duel.facts.cards import (
    ACTIONS,
    CANNON_1,
    COMBAT_DIE,
    COMMAND,
    COST,
    DEMAND,
    DEMAND_ASTRO,
    ENGINE_1,
    KNOWLEDGE,
    LEVEL_ONE,
    LOSE_CANNON,
    LOSE_CENTRE,
    LOSE_ENGINE,
    PENALTY,
    PIRATE_MEDALS,
    PIRATE_REWARD,
    PRICE,
    STRENGTH,
    TRIBUTE,
)
from ...games.duel.position.actions import FOUND_COLONY, FOUND_STATION, FULFIL, trade_of
from ...games.duel.position.state import State
from .needs import Needs
from .sky import Sky
from .worth import UNIT, Worth


class Mind:
    """Made afresh for every question, from what the seat knows."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        self.sky = Sky(state, seat)
        self.worth = Worth(state, seat, self.sky)
        self.needs = Needs(self.worth)
        self.held = self.needs.holdings(self.player.stock, self.player.astro)
        self._uses: dict[int, tuple[float, int]] = {}

    # Goods

    def change(self, good: int, count: int, astro: int) -> float:
        """How much better off the player is with this much more of a good and this many more astro."""
        stock = self.player.stock[:]
        stock[good] += count
        return self.needs.holdings(stock, self.player.astro + astro) - self.held

    def trade(self, card: int, action: int) -> float:
        """The gain of a purchase or sale on a card."""
        good, units = trade_of(action)
        return self.change(good, units, -units * PRICE[card])

    def best_resource(self) -> float:
        """The gain of one resource of choice."""
        return max((self.change(good, 1, 0) for good in range(KNOWLEDGE) if self.player.room(good) > 0), default=0.0)

    # Cards met in flight

    def gain(self, card: int, action: int) -> float:
        """What an action on a card brings."""
        if action == FOUND_COLONY:
            return self.worth.colony(card) - self.worth.colony_ship(self.player.colony_ships)
        if action == FOUND_STATION:
            return self.worth.station(card) - self.worth.trade_ship(self.player.trade_ships)
        return self.fulfil(FULFIL.place(action)) if action in FULFIL else self.trade(card, action)

    def fulfil(self, order: int) -> float:
        stock = [held - asked for held, asked in zip(self.player.stock, DEMAND[order], strict=True)]
        after = self.needs.holdings(stock, self.player.astro - DEMAND_ASTRO[order])
        return self.worth.order(order) + after - self.held

    def best_use(self, card: int) -> tuple[float, int]:
        """The greatest gain a card offers now, and the action for it (-1: none brings any)."""
        found = self._uses.get(card)
        if found is None:
            found = 0.0, -1
            for action in actions_at(self.state, self.player, card):
                gain = self.gain(card, action)
                if gain > found[0]:
                    found = gain, action
            self._uses[card] = found
        return found

    def actions_left(self) -> int:
        return ACTIONS[self.player.centres[COMMAND]] - self.state.actions_taken

    # Pirates

    def pay(self, rest: float) -> float:
        """What paying brings, with the rest of the flight still ahead."""
        return rest + self.change(0, 0, -TRIBUTE)

    def fight(self, pirate: int, rest: float) -> float:
        """What fighting brings: prize and the rest of the flight, or the penalty."""
        odds = win_odds(self.player.cannon_strength() - STRENGTH[pirate])
        prize = self.worth.honour(PIRATE_MEDALS[pirate])
        if PIRATE_REWARD[pirate]:
            prize += self.best_resource()
        return odds * (prize + rest) - (1 - odds) * self.penalty(PENALTY[pirate])

    def penalty(self, penalty: int) -> float:
        player = self.player
        if penalty == LOSE_CANNON and player.cannon_strength():
            return rebuilt(self.worth.build(CANNON_1), CANNON_1)
        if penalty == LOSE_ENGINE and player.engine_strength():
            return rebuilt(self.worth.build(ENGINE_1), ENGINE_1)
        if penalty == LOSE_CENTRE:
            return min((self.centre_loss(centre) for centre, level in enumerate(player.centres) if level), default=0.0)
        return 0.0

    def centre_loss(self, centre: int) -> float:
        """A level I can be built again; a level II is a point that the rival may take next."""
        if self.player.centres[centre] == 2:
            return self.worth.centre_2(centre)
        return rebuilt(self.worth.effect(centre, 1), LEVEL_ONE[0])


def rebuilt(worth: float, item: int) -> float:
    """What the loss of something costs that can be built again."""
    return min(worth, UNIT * sum(COST[item]))


@cache
def win_odds(advantage: int) -> float:
    """The chance to beat a pirate with an advantage in strength; ties are won."""
    wins = sum(mine + advantage >= theirs for mine in COMBAT_DIE for theirs in COMBAT_DIE)
    return wins / len(COMBAT_DIE) ** 2
