"""Records: set-up, answers and deals of a game, which replay to the same position.

A move is a text "seat action" for an answer, or an int for what the dealer dealt.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TypeAlias

from .errors import BrokenRecord
from .game import OptionValue
from .plain import Plain

Move: TypeAlias = "str | int"

FORMAT = "orrery-record-1"
_FIELDS = ["format", "game", "rules_version", "seats", "options", "moves", "scores", "hash"]


class Record:
    """A game as it was played; `scores` and `hash` say where it stood when it was saved."""

    def __init__(
        self,
        game: str,
        rules_version: int,
        seats: list[str],
        options: Mapping[str, OptionValue],
        moves: list[Move],
        scores: list[int],
        position: str,
    ) -> None:
        self.game = game
        self.rules_version = rules_version
        self.seats = seats
        self.options = dict(options)
        self.moves = moves
        self.scores = scores
        self.hash = position

    def to_json(self) -> str:
        """The record as a line of JSON for each part, small and good to read in a diff."""
        data: dict[str, object] = {
            "format": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "seats": self.seats,
            "options": self.options,
            "scores": self.scores,
            "hash": self.hash,
            "moves": self.moves,
        }
        lines = [f' "{key}": {_compact(value)}' for key, value in data.items()]
        return "{\n" + ",\n".join(lines) + "\n}\n"

    @staticmethod
    def from_json(text: str) -> Record:
        """The record a text holds; anything else is a BrokenRecord."""
        try:
            data: Plain = json.loads(text)
        except (ValueError, RecursionError) as problem:
            raise BrokenRecord(f"no readable JSON ({problem})") from None
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BrokenRecord(f"its format is not {FORMAT}")
        for field in _FIELDS:
            if field not in data:
                raise BrokenRecord(f"{field} is missing")
        if len(data) != len(_FIELDS):
            raise BrokenRecord(f"it should have exactly {', '.join(_FIELDS)}")
        return Record(
            _text(data, "game"),
            _number(data["rules_version"], "rules_version"),
            [_text({"seats": name}, "seats") for name in _list(data, "seats")],
            _options(data["options"]),
            [_move(move, place) for place, move in enumerate(_list(data, "moves"))],
            [_number(score, "scores") for score in _list(data, "scores")],
            _text(data, "hash"),
        )


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _list(data: dict[str, Plain], field: str) -> list[Plain]:
    value = data[field]
    if not isinstance(value, list):
        raise BrokenRecord(f"{field} should be a list")
    return value


def _text(data: dict[str, Plain], field: str) -> str:
    value = data[field]
    if not isinstance(value, str):
        raise BrokenRecord(f"{field} should be text")
    return value


def _number(value: Plain, field: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BrokenRecord(f"{field} should be a whole number")
    return value


def _move(move: Plain, place: int) -> Move:
    if isinstance(move, bool) or not isinstance(move, (int, str)):
        raise BrokenRecord(f"move {place + 1} is neither an answer nor a deal")
    return move


def _options(value: Plain) -> dict[str, OptionValue]:
    if not isinstance(value, dict):
        raise BrokenRecord("options should be an object")
    options: dict[str, OptionValue] = {}
    for name, choice in value.items():
        if not isinstance(choice, (bool, int, str)):
            raise BrokenRecord(f"option {name} should be a number, a text, true or false")
        options[name] = choice
    return options
