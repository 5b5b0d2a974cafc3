"""Positions with discovered species: samples, capsules, anomalies, open cards, and effects that come next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

from orrery.core.dealer import RandomDealer
from orrery.core.table import Effect, Pending, with_value
from orrery.games.seti import GAME
from orrery.games.seti.facts.board import ANY, NOTHING, SPECIES, TRACE_COLORS
from orrery.games.seti.facts.cards import CARDS, INDEX
from orrery.games.seti.position.state import State
from orrery.games.seti.rules.movement import Rotate
from orrery.games.seti.rules.scoring import final_breakdown
from orrery.games.seti.rules.traces import ANYWHERE, Trace
from orrery.games.seti.rules.turn import REST_OF_TURN

from .scenario import Scenario


class Found(Scenario):
    """A position with species that are already found; see `Scenario`."""

    # Building the position

    def about_to(self, *effects: Effect[State], seat: int = 0) -> Self:
        """In the middle of a player's turn: these effects come next, then the rest of the turn."""
        self.start()
        self.state.active = seat
        return self.ahead(*(Pending(seat, effect) for effect in (*effects, REST_OF_TURN)))

    def about_to_mark(self, *colors: str, seat: int = 0) -> Self:
        """A player has found traces of these colours ("any" included) and is about to mark them."""
        numbers = [ANY if color == "any" else TRACE_COLORS.index(color) for color in colors]
        return self.about_to(*(Trace(number, ANYWHERE, 1, []) for number in numbers), seat=seat)

    def about_to_rotate(self, times: int, seat: int = 0) -> Self:
        return self.about_to(*(Rotate() for _ in range(times)), seat=seat)

    def samples(self, jupiter: Sequence[int], saturn: Sequence[int], spots: Sequence[int]) -> Self:
        """Which samples (1 to 7) lie at the two planets, and openly on the blue column from row 3 up."""
        state = self.state
        state.sampled = [sorted(sample - 1 for sample in lying) for lying in (jupiter, saturn)]
        state.sample_spots = [sample - 1 for sample in spots]
        everybody = (1 << len(state.players)) - 1
        state.known_samples = [everybody if sample in state.sample_spots else 0 for sample in range(7)]
        return self

    def capsule(self, seat: int, sample: int, where: str) -> Self:
        """A player's capsule with a sample that lay at a planet until now."""
        state = self.state
        next(lying for lying in state.sampled if sample - 1 in lying).remove(sample - 1)
        state.players[seat].capsules.append(self.space(where))
        state.players[seat].samples.append(sample - 1)
        state.known_samples[sample - 1] = 1 << seat
        return self

    def anomalies(self, red: int, yellow: int, blue: int, sides: tuple[int, int, int] = (0, 0, 0)) -> Self:
        """The sector of each anomaly, and the side that lies up."""
        pairs = zip((red, yellow, blue), sides, strict=True)
        self.state.anomalies = [sector * 2 + side for sector, side in pairs]
        return self

    def open_card(self, card: str) -> Self:
        """The face-up card of a species; the one that lay there goes back to its deck."""
        state = self.state
        number = self._take(card)
        place = next(place for place, deck in enumerate(state.species_decks) if deck)
        if state.open_cards[place] != NOTHING:
            state.species_decks[place].append(state.open_cards[place])
            state.species_decks[place].sort()
        state.open_cards = with_value(state.open_cards, place, number)
        return self

    def message(self, seat: int, card: str, at: int) -> Self:
        """A Centaurian card that waits in front of a player, answered at this many points."""
        player = self.state.players[seat]
        player.messages.append(self._take(card))
        player.message_at.append(at)
        return self

    def _take(self, name: str) -> int:
        state = self.state
        card = INDEX[name]
        if card in state.open_cards:
            place = state.open_cards.index(card)
            state.open_cards = with_value(state.open_cards, place, state.species_decks[place].pop(0))
            return card
        return super()._take(name)

    # Looking at it

    def found(self, species: str) -> bool:
        return self.state.is_discovered(SPECIES.index(species))

    def capsules(self, seat: int = 0) -> list[tuple[int, int]]:
        """Sample and space of each capsule."""
        player = self.state.players[seat]
        return [(sample + 1, space) for sample, space in zip(player.samples, player.capsules, strict=True)]

    def income(self, seat: int = 0) -> list[str]:
        return [CARDS[card] for card in self.state.players[seat].income]

    def final(self, seat: int = 0) -> dict[str, int]:
        """The points of a player by category if the game ended now."""
        return final_breakdown(self.state)[seat]

    # Imagining it

    def imagined(self, seat: int, seed: int) -> State:
        """The position with everything dealt again that a seat cannot know."""
        self.start()
        return GAME.determinize(self.table, seat, RandomDealer(seed)).state

    def leaks(self, seed: int, answers: int) -> list[str]:
        """Random play; what a seat sees or is asked differently when hidden things are dealt again."""
        self.start()
        chance = RandomDealer(seed)
        found: list[str] = []
        for number in range(answers):
            questions = self.table.questions()
            if not questions:
                break
            for seat in range(len(self.state.players)):
                twin = GAME.determinize(self.table, seat, RandomDealer(seed + number))
                GAME.check(twin.state)
                found += self._differences(seat, GAME.view(self.table, seat), GAME.view(twin, seat))
                if twin.questions().get(seat) != questions.get(seat):
                    found.append(f"{seat} question")
            asked = next(iter(questions))
            options = questions[asked]
            self.table.act(asked, options[chance.below(len(options))])
        return found

    @staticmethod
    def _differences(seat: int, seen: Mapping[str, object], imagined: Mapping[str, object]) -> list[str]:
        return [f"{seat} {key}" for key in seen if seen[key] != imagined[key]]
