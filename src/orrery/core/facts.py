"""Facts of a game read from its data file, checked as they are read.

>>> card = Entry({"key": "heka-ii", "number": 2}, "cards[5]")
>>> card.text("key"), card.number("number"), card.number("price", 0)
('heka-ii', 2, 0)
>>> card.number_of("key", ["heka-i", "heka-ii"])
1
>>> card.text("number")
Traceback (most recent call last):
...
orrery.core.facts.BadFact: cards[5].number should be text
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from .plain import Plain


class BadFact(Exception):
    """A data file of a game does not say what the game expects."""


class Entry:
    """An object in a data file, with its place for error messages."""

    def __init__(self, data: Plain, where: str) -> None:
        if not isinstance(data, dict):
            raise BadFact(f"{where} should be an object")
        self.data = data
        self.where = where

    def has(self, key: str) -> bool:
        return key in self.data

    def text(self, key: str) -> str:
        value = self._value(key)
        if not isinstance(value, str):
            raise BadFact(f"{self.where}.{key} should be text")
        return value

    def number(self, key: str, missing: int | None = None) -> int:
        if missing is not None and key not in self.data:
            return missing
        value = self._value(key)
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadFact(f"{self.where}.{key} should be a whole number")
        return value

    def flag(self, key: str) -> bool:
        return self.data.get(key) is True

    def numbers(self, key: str) -> list[int]:
        values = self._list(key)
        numbers = [value for value in values if isinstance(value, int)]
        if len(numbers) != len(values):
            raise BadFact(f"{self.where}.{key} should hold whole numbers")
        return numbers

    def texts(self, key: str) -> list[str]:
        values = self._list(key)
        texts = [value for value in values if isinstance(value, str)]
        if len(texts) != len(values):
            raise BadFact(f"{self.where}.{key} should hold texts")
        return texts

    def number_of(self, key: str, words: Sequence[str]) -> int:
        """The number of a word among those the game knows."""
        return self._number_of(key, self.text(key), words)

    def numbers_of(self, key: str, words: Sequence[str]) -> list[int]:
        """The same of every word of a list."""
        return [self._number_of(key, word, words) for word in self.texts(key)]

    def _number_of(self, key: str, word: str, words: Sequence[str]) -> int:
        if word not in words:
            raise BadFact(f"{self.where}.{key} is unknown: {word}")
        return words.index(word)

    def rows(self, key: str) -> list[list[str]]:
        """A table of texts."""
        return [
            Entry({"row": row}, f"{self.where}.{key}[{place}]").texts("row")
            for place, row in enumerate(self._list(key))
        ]

    def rows_of_numbers(self, key: str) -> list[list[int]]:
        """A table of whole numbers."""
        rows = enumerate(self._list(key))
        return [Entry({"row": row}, f"{self.where}.{key}[{place}]").numbers("row") for place, row in rows]

    def entry(self, key: str) -> Entry:
        return Entry(self._value(key), f"{self.where}.{key}")

    def is_entry(self, key: str) -> bool:
        """Whether the value is an object, where a number or a text may stand as well."""
        return isinstance(self.data.get(key), dict)

    def is_list(self, key: str) -> bool:
        return isinstance(self.data.get(key), list)

    def lists(self, key: str) -> list[list[Entry]]:
        """A list of lists of objects."""
        rows = enumerate(self._list(key))
        return [Entry({"list": row}, f"{self.where}.{key}[{place}]").entries("list") for place, row in rows]

    def entries(self, key: str) -> list[Entry]:
        return [Entry(value, f"{self.where}.{key}[{place}]") for place, value in enumerate(self._list(key))]

    def entry_with(self, among: str, **said: str | int) -> Entry:
        """The first object of a list that says all this."""
        for entry in self.entries(among):
            if all(entry.data.get(name) == value for name, value in said.items()):
                return entry
        raise BadFact(f"{self.where}.{among} has none with {said}")

    def _value(self, key: str) -> Plain:
        if key not in self.data:
            raise BadFact(f"{self.where}.{key} is missing")
        return self.data[key]

    def _list(self, key: str) -> list[Plain]:
        value = self._value(key)
        if not isinstance(value, list):
            raise BadFact(f"{self.where}.{key} should be a list")
        return value


def load(path: Path) -> Entry:
    """The outermost entry of a data file."""
    data: Plain = json.loads(path.read_text(encoding="utf-8"))
    return Entry(data, path.name)
