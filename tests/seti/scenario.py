"""Positions of SETI in the rulebook's words.

game = Scenario(hand=["venera-probe"], probes=["venus"])
game.do("play venera-probe", "launch", "end-turn")
assert game.me.score == 1
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

import pytest

from orrery.core.dealer import RandomDealer
from orrery.core.table import Pending, with_value
from orrery.games.seti import GAME
from orrery.games.seti.facts.board import (
    MOONS,
    NOTHING,
    PLACES,
    PLANETS,
    SIGNAL_PLACES,
    SPACE_NAMES,
    SPECIES,
    SPOTS,
    STARS,
    TARGETS,
    TECH_PLACES,
    TECHS,
    TRACE_COLORS,
)
from orrery.games.seti.facts.cards import CARDS, INDEX, PROJECTS
from orrery.games.seti.position.owned import owner_of, ownership
from orrery.games.seti.position.player import Player
from orrery.games.seti.position.state import State
from orrery.games.seti.position.trace_marks import color_of, mark_of, place_of, spot_of
from orrery.games.seti.rules.discovery import Discover
from orrery.games.seti.rules.setup import LayOut, empty_table, table_alone
from orrery.games.seti.rules.turn import BEGIN_ROUND
from orrery.games.seti.sight.view import View

from ..scenario import Playing


def one_more(counts: Sequence[int], place: int) -> list[int]:
    return with_value(counts, place, counts[place] + 1)


NUMBERS = ("score", "credit", "energy", "publicity", "data", "exofossils", "computer")


class Scenario(Playing[State]):
    """A position at the beginning of seat 0's first turn.

    The boards lie as for beginners: discs at offset 0, stars as printed, gold tiles with side A, bonuses
    of technologies in order (energy on top). Both players have 4 credits, 3 energy, 4 publicity, 1 and 2
    points, no cards, no income. The left species is the first one named. Everything not named lies in the
    deck; the row is empty until `row` fills it.
    """

    def __init__(
        self,
        seats: int = 2,
        species: tuple[str, str] = ("mascamites", "anomalies"),
        discovered: Sequence[str] = (),
        **mine: int | Sequence[str],
    ) -> None:
        super().__init__(GAME, GAME.new(seats, {"beginner": True}, RandomDealer(1)))
        self.table.state = empty_table(seats) if seats > 1 else table_alone(1)
        state = self.state
        state.species = [SPECIES.index(name) for name in species]
        for tech in range(len(TECHS)):
            state.tech_top[tech] = 0
            state.tech_rest[tech] = 0b1110
        self.ahead(Pending(0, BEGIN_ROUND))
        for name in discovered:
            self.discover(name)
        self.set(0, **mine)

    # Building the position

    @property
    def me(self) -> Player:
        return self.state.players[0]

    @property
    def rival(self) -> Player:
        return self.state.players[1]

    def set(self, seat: int, **holdings: int | Sequence[str]) -> Self:
        """Give a player numbers (credit=2), a hand, income, missions, completed, scoring, techs, probes and
        orbiters (planets), landers (planets or moons), wins (stars)."""
        player = self.state.players[seat]
        for word, value in holdings.items():
            if word in NUMBERS:
                assert isinstance(value, int)
                setattr(player, word, value)
                continue
            assert not isinstance(value, int)
            for name in value:
                self._give(seat, player, word, name)
        player.hand.sort()
        return self

    def _give(self, seat: int, player: Player, word: str, name: str) -> None:
        if word in ("hand", "income", "completed", "scoring", "missions"):
            setattr(player, word, [*getattr(player, word), self._take(name)])
            if word == "missions":
                player.filled.append(0)
        elif word == "techs":
            self.tech(seat, name)
        elif word == "probes":
            player.probes.append(self.space(name))
        elif word == "orbiters":
            player.orbiters = one_more(player.orbiters, PLANETS.index(name))
        elif word == "landers":
            target = TARGETS.index(name)
            if target < len(TARGETS) - len(MOONS):
                player.landers = one_more(player.landers, target)
            else:
                player.moons = one_more(player.moons, MOONS.index(name))
        elif word == "wins":
            self.state.wins = [*self.state.wins, ownership(STARS.index(name), seat)]
        else:
            raise ValueError(word)

    def tech(self, seat: int, name: str, place: str | None = None) -> Self:
        """A technology without its bonuses; one for the computer lies on the place named."""
        tech = TECHS.index(name)
        state = self.state
        state.players[seat].techs |= 1 << tech
        if place is not None:
            player = state.players[seat]
            player.places = with_value(player.places, TECH_PLACES.index(place), tech)
        rest = state.tech_rest[tech]
        state.tech_top[tech] = next((bonus for bonus in range(4) if rest >> bonus & 1), NOTHING)
        state.tech_rest[tech] = rest & (rest - 1)
        return self

    def row(self, *cards: str) -> Self:
        """The cards of the row, from the left."""
        state = self.state
        state.deck += [card for card in state.row if card != NOTHING]
        state.row = [self._take(card) for card in cards] + [NOTHING] * (3 - len(cards))
        state.deck.sort()
        return self

    def stack(self, *cards: str) -> Self:
        """One more end-of-round stack, the first call for this round."""
        self.state.stacks.append(sorted(self._take(card) for card in cards))
        return self

    def sky(self, one: int, two: int, three: int, rotation: int = 0) -> Self:
        """How the discs are turned, and which rotation comes next (0: one disc)."""
        self.state.offsets = [one, two, three]
        self.state.rotation = rotation
        return self

    def trace(self, seat: int, place: str, color: str, spot: str = "discovery") -> Self:
        """A marker at a species (place: left or right); seat 7 is neutral."""
        self.state.traces.append(mark_of(PLACES.index(place), TRACE_COLORS.index(color), SPOTS.index(spot), seat))
        return self

    def signals(self, star: str, *seats: int) -> Self:
        """Markers in the order of placing; data are gone accordingly."""
        place = SIGNAL_PLACES.index(star)
        self.state.signals[place] += seats
        self.state.data_left[place] = max(self.state.data_left[place] - len(seats), 0)
        return self

    def discover(self, species: str) -> Self:
        """All three discovery spaces are neutral, the species is found; its cards and parts lie as chance wants."""
        place = self.state.place_of(SPECIES.index(species))
        taken = {mark // 8 for mark in self.state.traces}
        for color in range(len(TRACE_COLORS)):
            mark = mark_of(place, color, 0, 7)
            if mark // 8 not in taken:
                self.state.traces.append(mark)
        Discover(place).resolve(self.table, 0)
        while (top := self.table.pending.top) and top.effect.__class__.__name__ == "EachSeat":
            self.table.pending.top = top.below
        return self

    def outcome(self, entry: str | int) -> int:
        return INDEX[entry] if isinstance(entry, str) else entry

    # Looking at it

    def space(self, name: str) -> int:
        """The space of a planet, or one by its own name (ring-sector: "2-5")."""
        return self.state.space_of(PLANETS.index(name)) if name in PLANETS else SPACE_NAMES.index(name)

    def hand(self, seat: int = 0) -> list[str]:
        return [CARDS[card] for card in self.state.players[seat].hand]

    def missions(self, seat: int = 0) -> list[str]:
        return [CARDS[card] for card in self.state.players[seat].missions]

    def completed(self, seat: int = 0) -> list[str]:
        return [CARDS[card] for card in self.state.players[seat].completed]

    def at(self, star: str) -> list[int]:
        """The owners of the signals at a star."""
        return self.state.signals[SIGNAL_PLACES.index(star)]

    def probes(self, seat: int = 0) -> list[str]:
        return [SPACE_NAMES[space] for space in self.state.players[seat].probes]

    def traces(self, seat: int = 0) -> list[str]:
        """Own traces as "left red discovery"."""
        own = [mark for mark in self.state.traces if owner_of(mark) == seat]
        return [f"{PLACES[place_of(mark)]} {TRACE_COLORS[color_of(mark)]} {SPOTS[spot_of(mark)]}" for mark in own]

    def offered(self, seat: int = 0) -> list[str]:
        """The options of a seat, in text; empty when it is not asked."""
        self.start()
        return [GAME.actions.text(action) for action in self.table.questions().get(seat, [])]

    def offers(self, verb: str, seat: int = 0) -> list[str]:
        """The options of a seat with a verb, without it."""
        return [text.partition(" ")[2] for text in self.offered(seat) if text.split(" ")[0] == verb]

    def prompt(self, seat: int = 0) -> str | None:
        self.start()
        question = self.table.question(seat)
        return question.prompt() if question else None

    def view(self, seat: int | None) -> View:
        self.start()
        return GAME.view(self.table, seat)

    def gained(self, *answers: str) -> dict[str, int]:
        """Give answers; what seat 0 has more or less of then: numbers, and cards in hand."""
        before = self._amounts()
        self.do(*answers)
        return {word: now - before[word] for word, now in self._amounts().items() if now != before[word]}

    def final_points(self, seat: int = 0) -> dict[str, int]:
        """Everybody passes, and this was the last round: the points by category."""
        self.start()
        self.state.rounds = 5
        while not self.table.over:
            self.do("pass")
        return GAME.standing(self.table).breakdown[seat]

    # Inside

    def _amounts(self) -> dict[str, int]:
        words = ("score", "credit", "energy", "publicity", "data")
        return {word: getattr(self.me, word) for word in words} | {"cards": len(self.me.hand)}

    def _take(self, name: str) -> int:
        card = INDEX[name]
        piles = [self.state.deck, *self.state.species_decks] if card < PROJECTS else self.state.species_decks
        next(pile for pile in piles if card in pile).remove(card)
        return card


def card_table(names: str, *rows: tuple[object, ...]) -> pytest.MarkDecorator:
    """A table of cards for a test: each row begins with number and key ("005-venera-probe"), the test gets the key."""
    labels = [str(row[0]) for row in rows]
    values = [(label.split("-", 1)[1], *row[1:]) for label, row in zip(labels, rows, strict=True)]
    return pytest.mark.parametrize(names, values, ids=labels)


LAY_OUT = LayOut(NOTHING, 1)
"""The first effect of a game, for tests of the set-up."""
