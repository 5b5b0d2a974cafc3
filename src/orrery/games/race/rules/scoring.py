"""Points, the six-cost developments and the winner (pages 6, 12)."""

from __future__ import annotations

from ....core.game import Outcome
from ..facts.cards import ANY, NOTHING, POINTS, SIX_COST, STRENGTH_AGAINST
from ..facts.six_cost import CHIPS_FOR_A_POINT, SCORES_STRENGTH, VALUE
from ..position.state import Player, State


def general_strength(player: Player, cards: int) -> int:
    """The military strength that counts against every world, counting this many cards from the first."""
    strength = STRENGTH_AGAINST[ANY]
    total = 0
    for place in range(cards):
        total += strength[player.tableau[place]]
    return total


def six_cost_points(player: Player, six: int) -> int:
    """What a six-cost development scores in this tableau, itself included."""
    total = 0
    value = VALUE[six]
    for card in player.tableau:
        total += value[card]
    if CHIPS_FOR_A_POINT[six]:
        total += player.chips // CHIPS_FOR_A_POINT[six]
    if SCORES_STRENGTH[six]:
        total += general_strength(player, len(player.tableau))
    return total


def card_points(player: Player) -> int:
    total = 0
    for card in player.tableau:
        total += POINTS[card]
    return total


def all_six_cost_points(player: Player) -> int:
    total = 0
    for card in player.tableau:
        if SIX_COST[card]:
            total += six_cost_points(player, card)
    return total


def points(player: Player) -> int:
    return card_points(player) + player.chips + all_six_cost_points(player)


def breakdown(player: Player) -> dict[str, int]:
    """The points of a player by category."""
    return {"cards": card_points(player), "chips": player.chips, "six-cost": all_six_cost_points(player)}


def tie_breaker(player: Player) -> int:
    """Cards in hand and goods on worlds."""
    return len(player.hand) + len(player.goods) - player.goods.count(NOTHING)


def winners(state: State) -> list[int]:
    """Most points; then most hand cards and goods; then the win is shared."""
    best = max((points(player), tie_breaker(player)) for player in state.players)
    return [seat for seat, player in enumerate(state.players) if (points(player), tie_breaker(player)) == best]


def standing(state: State, over: bool) -> Outcome:
    return Outcome([breakdown(player) for player in state.players], winners(state) if over else [])
