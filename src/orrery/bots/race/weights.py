"""What the greedy player of Race believes, as numbers; points are the unit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

# How long the game lasts
GROWTH: Final[Sequence[float]] = [1.0, 1.15, 1.3]
"""Cards a round by which the fullest tableau grows, for two, three and four players."""
ADVANCED_GROWTH: Final = 1.9
CHIPS_A_ROUND: Final = 1.0
"""Points each player takes from the pool in a round, before more is seen."""
HURRY: Final = 1.6
"""The pool empties faster than it did so far, for tableaus only grow."""
LAST_DOUBT: Final = 0.3
"""Rounds that may still come when this one looks like the last."""

# How often each phase comes in a round: explore, develop, settle, consume, produce
OFTEN: Final = [
    [0.3, 0.4, 0.45, 0.3, 0.25],
    [0.4, 0.5, 0.58, 0.42, 0.35],
    [0.5, 0.6, 0.68, 0.5, 0.45],
]
"""For two, three and four players; two who choose two actions each count like four."""

# Cards
CARD: Final = 0.75
"""A card in hand as money, early in the game."""
FADING: Final = 1.7
"""With this many rounds left, cards have lost a good third of their worth; at the end they have none."""
TIE_BREAK: Final = 0.01
"""What a card is worth at least: the win in a tie."""
PLENTY: Final = 7
"""Cards in hand beyond this are worth only a part."""
BEYOND_PLENTY: Final = 0.5
FEW: Final = 4
"""Cards that usually come together when some are drawn."""

WISHES: Final[Sequence[float]] = [0.45, 0.25, 0.15, 0.1]
"""How much of what the best, second best … card in hand could bring counts already."""
PATIENCE: Final = 0.85
"""What is left of it for each card that is still missing to pay for it."""
NEARLY: Final = 0.5
"""What is left of it for each point of strength that is still missing."""
CHOICE: Final = 2.0
"""How much better the best card of very many is than the worst: what looking at cards is for."""

# Powers, in cards each time their phase comes
LOOKED: Final = 0.2
KEPT: Final = 1.0
PLACES: Final = 0.6
"""How often a player places something when it may."""
PEACEFUL: Final = 0.6
"""Part of the worlds placed that are paid for."""
OF_KIND: Final = 0.15
"""Part of the worlds placed that are of one kind and paid for."""
MOST: Final = 0.6
"""How often a player produces most of the kind it has a power for."""
LUCK: Final = 0.2
"""How often a lucky draw succeeds."""
HAND_FOR_POINTS: Final = 0.4
"""Points each time from discarding hand cards instead of goods."""

# Settling, in points
CONQUEST: Final = 0.02
"""The chance to hold a certain military world when Settle comes, for each point it brings."""
CONTACT_WORTH: Final = 0.4
SHIP_WORTH: Final = 1.5
TACTICS_WORTH: Final = 0.8
"""The first at each Settle, the other two once."""

# Goods
IN_STORE: Final = 0.4
"""How much of what goods will bring counts before they are spent."""
LEFT_OVER: Final = 0.4
"""How much of its sale counts for a good no power takes."""

# Six-cost developments
SIX_GROWTH: Final = 0.5
"""How far the rest of the tableau will fit one as well as the present cards do."""

# The others
TEMPERATURE: Final = 1.0
"""How uncertain it is that another player takes what seems best for it."""
ENVY: Final = 0.4
"""How much a gain of another player counts as a loss."""
GUESSED_DEVELOPMENT: Final = 1.2
GUESSED_WORLD: Final = 1.7
"""What a placement brings another player with many cards."""
MANY_CARDS: Final = 4

# The end
LEAD: Final = 0.5
"""What ending the game is worth for each point of lead, up to a limit."""
MOST_LEAD: Final = 4.0
