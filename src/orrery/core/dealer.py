"""Dealers: the only source of chance, always outside the position.

A pile is an unordered list of ints: no order of cards exists before they are drawn, so none can
leak. Cards whose place is known are kept in a list of their own by the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from .errors import BrokenPosition, WrongDeal

if TYPE_CHECKING:
    from mypy_extensions import i64

_64_BITS: Final = 0xFFFFFFFFFFFFFFFF
_STRIDE: Final = 0x9E3779B97F4A7C15


class Trial:
    """Something whose outcome is dealt as a whole, such as the flick of a disc: a few numbers, made once.

    A record keeps the numbers, so that replaying and taking back never make them again.
    """

    def run(self, dealer: Dealer) -> list[int]:
        """The outcome, with chance from the dealer."""
        raise NotImplementedError

    def allows(self, outcome: list[int]) -> bool:
        """Whether numbers of a record can be an outcome."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Deals cards, rolls dice and makes trials. Whoever has a chance of their own may deal, on any build."""

    def draw(self, pile: list[int]) -> int:
        """Take one card out of a pile that is not empty."""
        raise NotImplementedError

    def roll(self, faces: Sequence[int]) -> int:
        """One of the faces."""
        raise NotImplementedError

    def total(self, faces: Sequence[int], dice: int) -> int:
        """Several dice added up."""
        return sum([self.roll(faces) for _ in range(dice)])

    def outcome(self, trial: Trial) -> list[int]:
        """The outcome of a trial."""
        return trial.run(self)

    def copy(self) -> Dealer:
        """Another dealer that would deal the same from here on."""
        raise NotImplementedError


def _mix(number: int) -> int:
    """Every bit of the result depends on every bit of the number: the end of splitmix64 (Steele, Lea, Flood 2014)."""
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & _64_BITS
    number = (number ^ number >> 27) * 0x94D049BB133111EB & _64_BITS
    return number ^ number >> 31


def _digest(seed: int) -> int:
    """64 bits made of all bits of a seed, which may be negative and of any size."""
    rest = abs(seed) * 2 + int(seed < 0)
    digest = 0
    while rest:
        digest = _mix((digest ^ rest & _64_BITS) + _STRIDE & _64_BITS)
        rest >>= 64
    return digest


class RandomDealer(Dealer):
    """Deals by chance from a seed: the same seed deals the same on every build and platform.

    The generator is L'Ecuyer's combined one of 1988, whose products fit machine ints: fast and
    equal when compiled. It would carry the similarity of neighbouring seeds into its first numbers,
    so it starts from mixed ones. It is not meant to keep secrets from people who study its output.
    """

    def __init__(self, seed: int) -> None:
        digest = _digest(seed)
        self._first: i64 = _mix(digest + _STRIDE & _64_BITS) % 2147483562 + 1
        self._second: i64 = _mix(digest + 2 * _STRIDE & _64_BITS) % 2147483398 + 1

    def below(self, count: int) -> int:
        """A whole number from 0 to count - 1, each equally likely."""
        size: i64 = count
        while True:
            first = self._first * 40014 % 2147483563
            second = self._second * 40692 % 2147483399
            self._first = first
            self._second = second
            number = first - second
            if number < 0:  # which is a remainder, found without a division
                number += 2147483562
            if number <= 2147483562 - size or number < 2147483562 - 2147483562 % size:
                return number % size

    def draw(self, pile: list[int]) -> int:
        return pile.pop(self.below(len(pile)))

    def roll(self, faces: Sequence[int]) -> int:
        return faces[self.below(len(faces))]

    def total(self, faces: Sequence[int], dice: int) -> int:
        """The same dice as one by one, without a call for each."""
        size: i64 = len(faces)
        limit = 2147483562 - 2147483562 % size
        first, second, found = self._first, self._second, 0
        for _ in range(dice):
            first = first * 40014 % 2147483563
            second = second * 40692 % 2147483399
            number = first - second
            if number < 0:
                number += 2147483562
            if number >= limit:  # which is so rare that it may take longer
                return Dealer.total(self, faces, dice)
            found += faces[number % size]
        self._first, self._second = first, second
        return found

    def copy(self) -> RandomDealer:
        return _random_dealer_at(self._first, self._second)

    @property
    def numbers(self) -> list[int]:
        """The two numbers that decide what it deals from here on, as plain data."""
        return [self._first, self._second]

    @staticmethod
    def from_numbers(first: int, second: int) -> RandomDealer:
        """Return a dealer that goes on from `numbers`."""
        if not (0 < first < 2147483563 and 0 < second < 2147483399):
            raise BrokenPosition(f"{first} and {second} are no numbers of a dealer")
        return _random_dealer_at(first, second)

    def __reduce__(self) -> tuple[object, tuple[int, int]]:
        """For `pickle` and `copy`, which compiled objects do not support by themselves; so in the other dealers."""
        return _random_dealer_at, (self._first, self._second)


def _random_dealer_at(first: int, second: int) -> RandomDealer:
    dealer = RandomDealer(0)
    dealer._first = first
    dealer._second = second
    return dealer


class ScriptedDealer(Dealer):
    """Deals what a list says, then goes on with another dealer if one is given."""

    def __init__(self, script: list[int], after: Dealer | None = None) -> None:
        self.script = script
        self.dealt = 0
        self.after = after

    def _next_scripted(self, among: Sequence[int]) -> int:
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
            card = self._next_scripted(pile)
            pile.remove(card)
            return card
        return self._after().draw(pile)

    def roll(self, faces: Sequence[int]) -> int:
        if self.dealt < len(self.script):
            return self._next_scripted(faces)
        return self._after().roll(faces)

    def outcome(self, trial: Trial) -> list[int]:
        """The script says how many numbers there are, then the numbers."""
        if self.dealt >= len(self.script):
            return self._after().outcome(trial)
        start = self.dealt + 1
        count = self.script[self.dealt]
        numbers = self.script[start : start + count] if count >= 0 else []
        if count < 0 or len(numbers) != count or not trial.allows(numbers):
            number = str(start)
            raise WrongDeal(
                "error-deal-no-outcome",
                f"number {number} begins no possible outcome",
                {"number": number},
            )
        self.dealt += 1 + count
        return numbers

    def _after(self) -> Dealer:
        if self.after is None:
            raise WrongDeal("error-deals-used-up", "the script is used up", {})
        return self.after

    def copy(self) -> ScriptedDealer:
        return ScriptedDealer(self.script[self.dealt :], self.after and self.after.copy())

    def __reduce__(self) -> tuple[object, tuple[list[int], Dealer | None]]:
        return ScriptedDealer, (self.script[self.dealt :], self.after)


class RecordingDealer(Dealer):
    """Lets another dealer deal and writes down what came."""

    def __init__(self, dealer: Dealer) -> None:
        self.dealer = dealer
        self.deals: list[int] = []

    def draw(self, pile: list[int]) -> int:
        card = self.dealer.draw(pile)
        self.deals.append(card)
        return card

    def roll(self, faces: Sequence[int]) -> int:
        face = self.dealer.roll(faces)
        self.deals.append(face)
        return face

    def outcome(self, trial: Trial) -> list[int]:
        numbers = self.dealer.outcome(trial)
        self.deals.append(len(numbers))
        self.deals.extend(numbers)
        return numbers

    def copy(self) -> RecordingDealer:
        twin = RecordingDealer(self.dealer.copy())
        twin.deals = self.deals[:]
        return twin

    def __reduce__(self) -> tuple[object, tuple[Dealer, list[int]]]:
        return _recording_dealer_at, (self.dealer, self.deals)


def _recording_dealer_at(dealer: Dealer, deals: list[int]) -> RecordingDealer:
    recording = RecordingDealer(dealer)
    recording.deals = deals
    return recording
