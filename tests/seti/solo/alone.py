"""Positions of somebody who plays alone, and turns of the rival with the card a test wants.

game = Alone(techs=["telescope-hand"]).row("venera-probe", "alma-observatory")
game.rival_turn("s-2")
assert game.tried == ["analyse computer-not-full 0", "research too-little-publicity 4"]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from orrery.core.table import Pending
from orrery.games.seti import GAME
from orrery.games.seti.facts.board import NOTHING, TECHS
from orrery.games.seti.facts.objectives import OF_STAGE, STACKS
from orrery.games.seti.facts.solo import ACTION_CARDS, BASIC_CARDS, CARD_SPECIES, START_SPACE
from orrery.games.seti.position.objectives import Objectives
from orrery.games.seti.position.player import Player
from orrery.games.seti.position.rival import UNSEEN, Rival
from orrery.games.seti.rules.turn import TURN

from ..scenario import Scenario

RIVAL = 1


class Alone(Scenario):
    """Seat 0 plays against the rival, who has what is named: numbers, probes, orbiters, landers, technologies."""

    def __init__(
        self,
        difficulty: int = 1,
        species: tuple[str, str] = ("mascamites", "anomalies"),
        discovered: Sequence[str] = (),
        techs: Sequence[str] = (),
        **its: int | Sequence[str],
    ) -> None:
        super().__init__(1, species, discovered)
        self.mind.difficulty = difficulty
        self.mind.progress = START_SPACE[difficulty - 1]
        self.set(RIVAL, **its)
        for name in techs:
            self.rival_tech(name)
        self.state.rounds = 1
        if difficulty > 1:
            stack = STACKS[difficulty - 1]
            tiles = [*OF_STAGE[0][:2], OF_STAGE[1][0]]
            self.state.objectives = [Objectives(tiles, [0, 0, 0], [0, stack[1] - 1, stack[2]], [], [])]

    @property
    def mind(self) -> Rival:
        """What only the rival has."""
        return self.state.rivals[0]

    @property
    def it(self) -> Player:
        """What the rival has like any player."""
        return self.state.players[RIVAL]

    def rival_tech(self, name: str) -> Self:
        """A technology of the rival, without its bonuses; the token on the stack stays."""
        tech = TECHS.index(name)
        rest = self.state.tech_rest[tech]
        self.state.tech_top[tech] = next((bonus for bonus in range(4) if rest >> bonus & 1), NOTHING)
        self.state.tech_rest[tech] = rest & (rest - 1)
        self.mind.techs.append(tech)
        return self

    def empty_stack(self, name: str) -> Self:
        """All four tiles of a technology have left the game, and its token."""
        tech = TECHS.index(name)
        self.mind.spent = [*self.mind.spent, *[tech] * 4]
        self.state.tech_top[tech] = NOTHING
        self.state.tech_rest[tech] = 0
        return self.no_points(name)

    def no_points(self, *names: str) -> Self:
        """These technologies have no token for two points any more."""
        for name in names:
            self.state.two_points &= ~(1 << TECHS.index(name))
        return self

    def last_card(self, word: str) -> Self:
        """The card the rival has resolved last: its arrow counts."""
        self.mind.card = ACTION_CARDS.index(word)
        return self

    def outcome(self, entry: str | int) -> int:
        if isinstance(entry, str) and entry in ACTION_CARDS:
            return ACTION_CARDS.index(entry)
        return super().outcome(entry)

    def rival_turn(self, word: str, *deals: str | int) -> Self:
        """The rival reveals this card, whatever lies in its deck, and these are the next deals."""
        card = ACTION_CARDS.index(word)
        if CARD_SPECIES[card] != NOTHING:
            place = self.state.place_of(CARD_SPECIES[card])
            replaced = BASIC_CARDS[2 + list(self.mind.found).index(place)]
            self.mind.deck[self.mind.deck.index(replaced)] = card
        elif card not in BASIC_CARDS:
            self.mind.on_top = 1
        self.deals(word, *deals)
        return self.next_turn()

    def next_turn(self) -> Self:
        """The rival's turn, up to the first question for the person."""
        self.ahead(Pending(RIVAL, TURN))
        self.start()
        self.game.check(self.state)
        return self

    def rival_passes(self) -> Self:
        """Its cards are all revealed, so it passes now."""
        self.mind.revealed = [card for card in self.mind.deck if card != UNSEEN]
        self.mind.deck = []
        return self.next_turn()

    # What was told

    def words(self, kind: str) -> list[str]:
        """The facts of each event of a kind in words."""
        found: list[str] = []
        for event in self.events:
            if event.kind.name == kind:
                named = zip(event.kind.public, event.facts, strict=False)
                told = [str(GAME.vocabulary[axis][fact] if axis in GAME.vocabulary else fact) for axis, fact in named]
                found.append(" ".join(told))
        return found

    @property
    def tried(self) -> list[str]:
        """The actions that were not possible, with the obstacle and what the rival had."""
        return self.words("action-barred")

    @property
    def took(self) -> list[str]:
        """The actions that were."""
        return self.words("action-chosen")

    @property
    def progress(self) -> list[str]:
        """How far the marker went, and what for."""
        return self.words("progressed")
