"""Positions as plain data and back, the same for every game.

An object becomes a dict of its constructor's arguments with its class under "is". What may appear
is said by samples, one object of each class: they give the fields and the kind of each value, so
that broken data is refused before it can become a position. Objects inside a sample are samples too.
Where a sample has an `InOrder`, any known effect may stand, where it has another effect one of that class;
where it has a value, any known member of its family.
"""

from __future__ import annotations

import hashlib
import inspect
import json
from array import array
from collections.abc import Sequence

from .effects import EachSeat, Either, InOrder, Together
from .errors import BrokenPosition
from .plain import Plain
from .table import Effect, State
from .value import Value

_KIND = "is"
_NOTHING: Effect[State] = InOrder([])
_WRITER = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False, check_circular=False)
"""Made once, for every position is written; what was encoded holds nothing twice."""


class Codec:
    """Turns the objects of one game into plain data and back."""

    def __init__(self, samples: Sequence[object]) -> None:
        self._samples: dict[str, object] = {}
        self._fields: dict[str, list[str]] = {}
        self._numbers: dict[type, int] = {}
        self._fields_in_turn: list[list[str]] = []
        one = [_NOTHING]
        grammar: list[object] = [InOrder(one), Either("", [0], one), EachSeat(_NOTHING), Together(_NOTHING)]
        for sample in [*grammar, *samples]:
            self._learn(sample)

    def _learn(self, sample: object) -> None:
        """Remember a sample and what it holds; lists are alike, so their first element tells."""
        if isinstance(sample, (int, str)):
            return
        if isinstance(sample, list):
            for element in sample[:1]:
                self._learn(element)
            return
        name = type(sample).__name__
        known = self._samples.get(name)
        if known is not None and type(known) is not type(sample):
            raise ValueError(f"two classes are called {name}")
        if known is None:
            self._samples[name] = sample
            self._fields[name] = list(inspect.signature(type(sample)).parameters)
            self._numbers[type(sample)] = len(self._fields_in_turn)
            self._fields_in_turn.append(self._fields[name])
            for field in self._fields[name]:
                self._learn(getattr(sample, field))

    def encode(self, value: object) -> Plain:
        if isinstance(value, (int, str)):
            return value
        if isinstance(value, list):  # lists are alike, so their first element tells; most are numbers
            return value[:] if not value or isinstance(value[0], int) else [self.encode(item) for item in value]
        name = type(value).__name__
        if name not in self._fields:
            raise TypeError(f"{name} has no sample in the game's codec")
        data: dict[str, Plain] = {_KIND: name}
        for field in self._fields[name]:
            held = getattr(value, field)
            if isinstance(held, int):
                data[field] = held
            elif isinstance(held, list) and (not held or isinstance(held[0], int)):  # most of what is not a number
                data[field] = held[:]
            else:
                data[field] = self.encode(held)
        return data

    def flatten(self, value: object, numbers: list[int]) -> None:
        """Append what tells the value from others, as numbers: faster than encoding it, but it does not lead back."""
        if isinstance(value, int):
            numbers.append(value)
        elif isinstance(value, list):
            numbers.append(len(value))
            if value and isinstance(value[0], int):
                numbers.extend(value)
            else:
                for item in value:
                    self.flatten(item, numbers)
        elif isinstance(value, str):
            numbers.append(len(value))
            numbers.extend(value.encode())
        else:
            number = self._numbers[type(value)]
            numbers.append(number)
            for field in self._fields_in_turn[number]:
                self.flatten(getattr(value, field), numbers)

    def decode(self, data: Plain, like: object, where: str = "position") -> object:
        """The value that was encoded; it must be of the sample's kind."""
        if isinstance(like, list):
            return self._decode_list(data, like, where)
        if isinstance(like, (int, str)):
            if isinstance(data, bool) or not isinstance(data, type(like)):
                raise BrokenPosition(f"{where} should be {type(like).__name__}")
            return data
        return self._decode_object(data, like, where)

    def decode_effect(self, data: Plain, where: str) -> object:
        """Any effect the game knows."""
        return self.decode(data, _NOTHING, where)

    def _decode_list(self, data: Plain, like: list[object], where: str) -> list[object]:
        if not isinstance(data, list):
            raise BrokenPosition(f"{where} should be a list")
        element: object = like[0] if like else 0
        return [self.decode(item, element, f"{where}[{place}]") for place, item in enumerate(data)]

    def _decode_object(self, data: Plain, like: object, where: str) -> object:
        name = data.get(_KIND) if isinstance(data, dict) else None
        if not isinstance(data, dict) or not isinstance(name, str) or name not in self._samples:
            raise BrokenPosition(f"{where} should be one of {', '.join(sorted(self._samples))}")
        sample = self._samples[name]
        if not isinstance(sample, _family(like)):
            raise BrokenPosition(f"{where} cannot be {name}")
        fields = self._fields[name]
        if set(data) != {_KIND, *fields}:
            raise BrokenPosition(f"{where} should have exactly the fields {', '.join(fields)}")
        values = [self.decode(data[field], getattr(sample, field), f"{where}.{field}") for field in fields]
        return type(sample)(*values)


def _family(sample: object) -> type:
    """The class whose members may stand where this one does: all effects, a family of values, or its own alone."""
    if isinstance(sample, InOrder):
        return Effect
    kinds = type(sample).__mro__
    return kinds[kinds.index(Value) - 1] if isinstance(sample, Value) else kinds[0]


def canonical(data: Plain) -> str:
    """One text for equal data: sorted keys, no blanks."""
    return _WRITER.encode(data)


def position_hash(text: str) -> str:
    """Sixteen hex digits that tell one encoded position from another, by its canonical text."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def key_of(numbers: list[int]) -> int:
    """64 bits that depend on every number."""
    return int.from_bytes(hashlib.blake2b(array("q", numbers).tobytes(), digest_size=8).digest(), "little")
