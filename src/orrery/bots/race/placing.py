"""Develop and Settle: what to place, if anything, and by which means."""

from __future__ import annotations

from ...games.race import steps_of_round, world_price
from ...games.race.position.actions import BY, PASS, PLACE
from ...games.race.position.state import SETTLE
from .mind import Mind


def place(mind: Mind, options: list[int]) -> int:
    """The card after which the player is best off, with regard to a world it may still settle in this round."""
    hand = mind.player.hand
    settles_later = mind.state.phase < SETTLE and SETTLE in steps_of_round(mind.state)
    best, choice = _later(mind, hand, settles_later), PASS
    for option in options:
        if option != PASS:
            for placing in mind.placings(PLACE.place(option), len(hand) - 1):
                value = mind.net(placing, hand) + _later(mind, mind.hand_after_paying(placing, hand), settles_later)
                if value > best:
                    best, choice = value, option
    return choice


def _later(mind: Mind, hand: list[int], settles_later: bool) -> float:
    return mind.best_placing(hand, worlds=True)[0] if settles_later else 0.0


def choose_means(mind: Mind, options: list[int]) -> int:
    """The means that cost least: cards of the hand, or cards of the tableau to be given up."""
    player = mind.player

    def cost(option: int) -> float:
        means = BY.place(option)
        return mind.loss(means) + mind.payment(player.hand, world_price(player, player.choice, means))

    return min(options, key=cost)
