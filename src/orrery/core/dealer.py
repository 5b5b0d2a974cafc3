"""Dealers: the only source of chance, always outside the position.

A pile is an unordered list of ints: no order of cards exists before they are drawn, so none can
leak. Cards whose place is known are kept in a list of their own by the game.
"""

from __future__ import annotations

from .errors import WrongDeal


class Dealer:
    """Deals cards and rolls dice."""

    def draw(self, pile: list[int]) -> int:
        """Take one card out of a pile that is not empty."""
        raise NotImplementedError

    def roll(self, faces: list[int]) -> int:
        """One of the faces."""
        raise NotImplementedError

    def copy(self) -> Dealer:
        """Another dealer that would deal the same from here on."""
        raise NotImplementedError


class RandomDealer(Dealer):
    """Deals by chance from a seed: the same seed deals the same on every build and platform.

    The generator is L'Ecuyer's combined one of 1988, whose products fit machine ints: fast and
    equal when compiled. It is not meant to keep secrets from people who study its output.
    """

    def __init__(self, seed: int) -> None:
        self._first = seed % 2147483562 + 1
        self._second = seed // 2147483562 % 2147483398 + 1
        for _ in range(20):  # neighbouring seeds must not start alike
            self._next()

    def _next(self) -> int:
        first = self._first * 40014 % 2147483563
        second = self._second * 40692 % 2147483399
        self._first = first
        self._second = second
        return (first - second) % 2147483562

    def below(self, count: int) -> int:
        """A whole number from 0 to count - 1, each equally likely."""
        limit = 2147483562 - 2147483562 % count
        number = self._next()
        while number >= limit:
            number = self._next()
        return number % count

    def draw(self, pile: list[int]) -> int:
        return pile.pop(self.below(len(pile)))

    def roll(self, faces: list[int]) -> int:
        return faces[self.below(len(faces))]

    def copy(self) -> RandomDealer:
        twin = RandomDealer(0)
        twin._first = self._first
        twin._second = self._second
        return twin


class ScriptedDealer(Dealer):
    """Deals what a list says, then goes on with another dealer if one is given."""

    def __init__(self, script: list[int], after: Dealer | None = None) -> None:
        self.script = script
        self.dealt = 0
        self.after = after

    def _scripted(self, among: list[int]) -> int:
        outcome = self.script[self.dealt]
        if outcome not in among:
            number, possible = str(self.dealt + 1), str(sorted(set(among)))
            raise WrongDeal(
                "error-deal-impossible",
                f"number {number} is {outcome}, possible: {possible}",
                {"number": number, "deal": str(outcome), "possible": possible},
            )
        self.dealt += 1
        return outcome

    def draw(self, pile: list[int]) -> int:
        if self.dealt < len(self.script):
            card = self._scripted(pile)
            pile.remove(card)
            return card
        return self._after().draw(pile)

    def roll(self, faces: list[int]) -> int:
        if self.dealt < len(self.script):
            return self._scripted(faces)
        return self._after().roll(faces)

    def _after(self) -> Dealer:
        if self.after is None:
            raise WrongDeal("error-deals-used-up", "the script is used up", {})
        return self.after

    def copy(self) -> ScriptedDealer:
        return ScriptedDealer(self.script[self.dealt :], self.after and self.after.copy())


class RecordingDealer(Dealer):
    """Lets another dealer deal and writes down what came."""

    def __init__(self, dealer: Dealer) -> None:
        self.dealer = dealer
        self.deals: list[int] = []

    def draw(self, pile: list[int]) -> int:
        card = self.dealer.draw(pile)
        self.deals.append(card)
        return card

    def roll(self, faces: list[int]) -> int:
        face = self.dealer.roll(faces)
        self.deals.append(face)
        return face

    def copy(self) -> RecordingDealer:
        twin = RecordingDealer(self.dealer.copy())
        twin.deals = self.deals[:]
        return twin
