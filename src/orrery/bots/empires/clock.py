"""How many turns the supply lasts for somebody alone: what cards take, in this round of the deck and in later ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ...games.empires import BESIEGE, LAND, foresee, guardians_left
from ...games.empires.facts.board import NOTHING, PURPLE
from ...games.empires.facts.campaign import (
    CARD_KIND,
    CARD_SYMBOLS,
    GUARDIAN_CARD,
    GUARDIAN_SYMBOL,
    REINFORCE,
    TARGET,
)
from ...games.empires.position.state import State

_LEAST: Final = 0.35
"""Robots that a card takes at least, on average."""
_TARGETED: Final = {LAND: 1.0, BESIEGE: 0.9}
"""Robots that a target card brings in the long run, by what it would do now,"""
_REPELLED: Final = 0.2
_SEARCHING: Final = 0.4
"""if the purple card will send them back, and if they find nothing yet,"""
_REINFORCED: Final = 0.8
"""and the symbols of a guardian card: one robot, or two,"""
_SYMBOL: Final = 1.7
_BY_SYMBOL: Final = {GUARDIAN_SYMBOL: 0.0, REINFORCE: _REINFORCED}
_GUARDIAN_CARD: Final = 1.5
"""or one that is not known yet."""
_PURPLE: Final = 0.2
"""How many robots a turn the purple card sends back in the long run."""
_SPARE: Final = 0.8
"""The last card still has to come."""
_LONG: Final = 40.0


class Deck(NamedTuple):
    """One round of the deck."""

    cards: int
    guardian_cards: int
    """Among them, of all cards in play,"""
    new: int
    """and those that special cards bring in its course."""


class Clock:
    """One position: the deck, and how it grows by the guardian cards that special cards bring."""

    def __init__(self, state: State) -> None:
        campaign = state.campaign
        self.state = state
        self.deck = campaign.deck
        self.all = [*campaign.deck, *campaign.discards]
        self.decks = _decks(self.deck, self.all, len(campaign.waiting) + (campaign.open_card != NOTHING))

    def by_robots(self) -> float:
        """Until a robot is missing."""
        state = self.state
        sent_back = _PURPLE if state.campaign.stones[PURPLE] else 0.0
        known = sum(_robots(state, card) for card in self.all if CARD_KIND[card] in (TARGET, GUARDIAN_CARD))
        first, *later = self.decks
        takes = [sum(_robots(state, card) for card in self.deck)]
        takes += [known + _GUARDIAN_CARD * (deck.guardian_cards - first.guardian_cards + deck.new) for deck in later]
        takes = [
            max(_LEAST * deck.cards, take - sent_back * deck.cards)
            for deck, take in zip(self.decks, takes, strict=True)
        ]
        return _lasting(state.robots_left + _SPARE, self.decks, takes)

    def by_guardians(self) -> float:
        """Until a guardian is missing; those on the deck go back to the supply."""
        state = self.state
        takes = [float(sum(GUARDIAN_SYMBOL in _symbols(state, card) for card in self.deck))]
        takes += [float(deck.guardian_cards + deck.new) for deck in self.decks[1:]]
        return _lasting(guardians_left(state) + state.campaign.skips + _SPARE, self.decks, takes)


def _decks(deck: Sequence[int], cards: Sequence[int], waiting: int) -> list[Deck]:
    """The deck as it is, then later ones of all cards."""
    size, brought = len(cards), sum(CARD_KIND[card] == GUARDIAN_CARD for card in cards)
    new = min(waiting, _special(deck))
    found = [Deck(len(deck), brought, new)]
    turns = len(deck)
    while turns < _LONG:
        size, brought, waiting = size + new, brought + new, waiting - new
        new = min(waiting, _special(cards))
        found.append(Deck(size, brought, new))
        turns += max(1, size)
    return found


def _special(cards: Sequence[int]) -> int:
    return sum(CARD_KIND[card] not in (TARGET, GUARDIAN_CARD) for card in cards)


def _lasting(supply: float, decks: Sequence[Deck], takes: Sequence[float]) -> float:
    """How many cards a supply lasts for, by what each deck takes of it."""
    turns = 0.0
    for deck, take in zip(decks, takes, strict=True):
        if take >= supply:
            return min(_LONG, turns + deck.cards * supply / take)
        supply -= take
        turns += deck.cards
    return _LONG


def _symbols(state: State, card: int) -> tuple[int, ...]:
    """Of a guardian card, or of the one that a special card brings."""
    if CARD_KIND[card] in (TARGET, GUARDIAN_CARD):
        return tuple(CARD_SYMBOLS[card])
    added = state.campaign.open_card
    return tuple(CARD_SYMBOLS[added]) if added != NOTHING else ()


def _robots(state: State, card: int) -> float:
    """Robots that a card brings in the long run."""
    if CARD_KIND[card] == TARGET:
        search = foresee(state, card)[0].search
        # the purple card sends robots back from planets of the person alone, not from settlers
        repelled = search.deed == BESIEGE and any(state.owner[hole] == 0 for hole in search.holes)
        return _REPELLED if repelled and state.campaign.stones[PURPLE] else _TARGETED.get(search.deed, _SEARCHING)
    return sum(_BY_SYMBOL.get(symbol, _SYMBOL) for symbol in _symbols(state, card))
