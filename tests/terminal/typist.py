"""People who type whole games at random, and one of them who looks for what only others may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle
from pathlib import Path

from orrery.core.dealer import RandomDealer
from orrery.core.table import State

from .stage import Stage


class Typist:
    """People who answer at random: by number, by the text of the action, in their own words or those on the screen.

    Whatever is shown is kept apart for each person: what comes between two requests to hand over the keyboard.
    """

    game = ""
    ways: Sequence[str] = ("number", "action", "words")

    def __init__(self, folder: Path, seats: str, language: str = "en", options: dict[str, object] | None = None):
        self.stage = Stage(folder, self.read, seats, seed=5, game=self.game, options=options, language=language)
        self.dealer = RandomDealer(11)
        self.prompts: list[str] = []
        self.shown_from = 0
        self._way: Iterator[str] = cycle(self.ways)

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        if prompt != "> ":
            self.shown_from = len(self.stage.shown)
            return ""
        play = self.stage.play
        viewer = play.viewer
        assert viewer is not None
        self.look(viewer, self.stage.shown[self.shown_from :])
        options = self.stage.match.table.questions()[viewer]
        place = self.choose(options)
        match next(self._way):
            case "number":
                return str(place + 1)
            case "action":
                return self.stage.match.game.actions.text(options[place])
            case "words":
                return play.words.option(options[place])
            case _:
                return play.screen.name_answers(viewer, [options[place]])[0]

    def choose(self, options: Sequence[int]) -> int:
        """The place of the answer that is given."""
        return self.dealer.below(len(options))

    def look(self, viewer: int, shown: str) -> None:
        """For those who want to know what a person sees."""


class Spy(Typist):
    """Finds names of cards on a screen that only somebody else may know."""

    looks = 0

    def seen(self, state: State, viewer: int) -> set[int]:
        """The cards a person sees on the table."""
        raise NotImplementedError

    def hidden(self, state: State, seat: int) -> set[int]:
        """The cards of a seat that others may not know."""
        raise NotImplementedError

    def look(self, viewer: int, shown: str) -> None:
        self.looks += 1
        match = self.stage.match
        seen = self.seen(match.table.state, viewer)
        for event in match.events:
            fact = event.seen_by(viewer).get("card")
            seen.update([fact] if isinstance(fact, int) else [])
        rest = " ".join(shown.split())
        for name in sorted((self.name(card) for card in seen if card >= 0), key=len, reverse=True):
            rest = rest.replace(name, "")  # some names are parts of others
        for other in range(len(match.seats)):
            if other != viewer:
                secret = self.hidden(match.table.state, other) - seen
                assert [name for name in map(self.name, secret) if name in rest] == []

    def name(self, card: int) -> str:
        return self.stage.play.words.word("card", card)
