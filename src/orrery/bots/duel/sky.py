"""What a seat expects in the four sectors: cards it knows there, and its chances for the others."""

from __future__ import annotations

from typing import Final

from ...games.duel.facts.cards import GROUP, KIND, PIRATE
from ...games.duel.position.state import NOTHING, State

GROUPS: Final = 5
"""The sector cards and the four groups of the reserve."""


class Sky:
    """Where cards may lie, as far as one seat can tell.

    A card the seat has seen counts fully where it lies. The other places are shared by all unknown
    cards of their group. So everything here is the same for all positions the seat cannot tell apart.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.unknown: list[list[int]] = [[] for _ in range(GROUPS)]
        lying = [*state.path, state.encounter]
        for pile in [*state.sectors, *state.reserve]:
            lying += pile
        for card in sorted(lying):
            if card != NOTHING and not self.knows(card):
                self.unknown[GROUP[card]].append(card)

    def knows(self, card: int) -> bool:
        return self.state.knows(self.seat, card)

    def likely(self, stack: list[int]) -> dict[int, float]:
        """Every card that may lie in a stack, with its chance to do so."""
        chances: dict[int, float] = {}
        places = [0] * GROUPS
        for card in sorted(stack):
            if self.knows(card):
                chances[card] = 1.0
            else:
                places[GROUP[card]] += 1
        for group, count in enumerate(places):
            if count:
                chance = count / len(self.unknown[group])
                for card in self.unknown[group]:
                    chances[card] = chance
        return chances

    def sector(self, number: int) -> dict[int, float]:
        """The likely cards of a whole sector, a flight under way included."""
        state = self.state
        stack = state.sectors[number]
        if number == state.sector:
            flight = [*state.path, *state.looked, *state.top, *state.bottom, state.encounter]
            stack = stack + [card for card in flight if card != NOTHING]
        return self.likely(stack)

    def met_pirate(self) -> dict[int, float]:
        """Which pirate the rival may be holding, by chance."""
        state = self.state
        if state.encounter_known:
            return {state.encounter: 1.0}
        stack = [*state.sectors[state.sector], state.encounter]
        pirates = {card: chance for card, chance in self.likely(stack).items() if KIND[card] == PIRATE}
        total = sum(pirates.values())
        return {card: chance / total for card, chance in pirates.items()}
