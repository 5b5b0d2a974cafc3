"""Every card exactly once and every limit kept: the test of a sound position."""

from __future__ import annotations

from ....core.errors import require
from ..facts import powers
from ..facts.cards import CARDS, COPIES, GOOD, GOODS, NOTHING, START_NUMBER, START_WORLDS, WORLD
from ..facts.limits import POINTS_PER_PLAYER
from .actions import ACTIONS, DEVELOP, SETTLE
from .state import ROUND_END, SETUP, UNDECIDED, Player, State


def check(state: State) -> None:
    """Raise BrokenPosition for a state that cannot lie on a table."""
    require(2 <= len(state.players) <= 4, "there are two to four players")
    require(state.advanced in (0, 1) and state.secret in (0, 1), "flags are on or off")
    require(not state.advanced or len(state.players) == 2, "the advanced game is for two")
    require(SETUP <= state.phase <= ROUND_END and state.rounds >= 0, "the round is at one of its steps")
    require(0 <= state.first < len(state.players), "the first player is a seat")
    for player in state.players:
        _check_player(player)
        _check_actions(player, state.actions_of_a_round())
    _check_cards(state)
    chips = sum(player.chips for player in state.players)
    require(state.pool + chips == POINTS_PER_PLAYER * len(state.players), "points are in the pool or with a player")


def _check_player(player: Player) -> None:
    require(player.chips >= 0, "nobody owes points")
    require(len(player.goods) == len(player.tableau), "each card of the tableau has its place for a good")
    require(all(0 <= card < len(CARDS) for card in player.tableau), "cards exist")
    require(len(set(player.tableau)) == len(player.tableau), "no card lies twice in a tableau")
    for place, good in enumerate(player.goods):
        require(good == NOTHING or GOOD[player.tableau[place]] != NOTHING, "goods lie on worlds that hold them")
    require(player.hand == sorted(player.hand), "hands are sorted")
    require(player.looked == sorted(player.looked), "cards looked at are sorted")
    require(0 <= player.ready <= len(player.tableau), "powers of cards in the tableau count")
    require(UNDECIDED <= player.choice < len(CARDS), "the card to place exists")
    require(all(0 <= power < len(powers.CARD) for power in player.used), "used powers exist")
    require(len(set(player.used)) == len(player.used), "a power is used once")
    require(len(player.produced) == len(GOODS) and min(player.produced) >= 0, "production is counted by kind")


def _check_actions(player: Player, most: int) -> None:
    require(len(player.actions) <= most, "one action is chosen, in the advanced game two")
    require(all(0 <= action < len(ACTIONS) for action in player.actions), "actions exist")
    twice = [action for action in player.actions if player.actions.count(action) > 1]
    require(all(action in (DEVELOP, SETTLE) for action in twice), "only Develop and Settle exist twice")


def _check_cards(state: State) -> None:
    """Every card is in the pile, in a hand, in a tableau, under way or discarded."""
    cards = [*state.deck, *state.shown, *state.spent]
    for player in state.players:
        cards += [*player.hand, *player.tableau, *player.looked, *player.discarded]
        cards += [good for good in player.goods if good != NOTHING]
    dealt = any(player.tableau for player in state.players)
    for card in range(len(CARDS)):
        expected = COPIES[card] if dealt or START_NUMBER[card] == NOTHING else 0
        require(cards.count(card) == expected, f"{CARDS[card]} is there {expected} times")
    require(len(cards) == sum(COPIES) - (0 if dealt else len(START_WORLDS)), "there are no other cards")
    for player in state.players:
        for card in player.tableau:
            require(WORLD[card] or GOOD[card] == NOTHING, "developments hold no goods")
