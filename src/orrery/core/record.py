"""Records: set-up, answers and deals of a game, which replay to the same position.

A move is a text "seat action" for an answer, or an int for what the dealer dealt. In a file the
moves of a seat stand in one line until another seat acts, so that a turn can be read as a list:

>>> lines(["0 fly 2", 17, "0 buy ore 2", "0 end-turn", 3, "1 stay"])
['0 fly 2;17;buy ore 2;end-turn;3', '1 stay']
>>> lines([5, 6, "1 stay"])    # deals before anybody acts
['- 5;6', '1 stay']
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
NOBODY = "-"
_SEAT_DIGITS = 2
_DEAL_DIGITS = 20
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
        """The record as JSON, small and easy to read in a diff."""
        data: dict[str, object] = {
            "format": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "seats": self.seats,
            "options": self.options,
            "scores": self.scores,
            "hash": self.hash,
        }
        head = [f' "{key}": {_compact(value)}' for key, value in data.items()]
        moves = ",\n".join(f"  {_compact(line)}" for line in lines(self.moves))
        return "{\n" + ",\n".join(head) + ',\n "moves": [\n' + moves + "\n ]\n}\n"

    @staticmethod
    def from_json(text: str) -> Record:
        """The record a text holds; anything else is a BrokenRecord."""
        data = _parse(text)
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BrokenRecord("error-record-format", f"its format is not {FORMAT}", {"format": FORMAT})
        if set(data) != set(_FIELDS):
            fields = ", ".join(_FIELDS)
            raise BrokenRecord("error-record-fields", f"it should have exactly {fields}", {"fields": fields})
        return Record(
            _text(data["game"], "game"),
            _number(data["rules_version"], "rules_version"),
            [_text(name, "seats") for name in _list(data, "seats")],
            _options(data["options"]),
            _moves(_list(data, "moves")),
            [_number(score, "scores") for score in _list(data, "scores")],
            _text(data["hash"], "hash"),
        )


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _parse(text: str) -> Plain:
    try:
        data: Plain = json.loads(text)
    except json.JSONDecodeError as problem:
        place = {"line": str(problem.lineno), "column": str(problem.colno)}
        raise BrokenRecord("error-record-json", f"no readable JSON ({problem})", place) from None
    except (RecursionError, ValueError) as problem:  # too deep, or a number longer than any number of a game
        text = f"no readable JSON ({problem})"
        raise BrokenRecord("error-record-json", text, {"line": "1", "column": "1"}) from None
    return data


def _list(data: dict[str, Plain], field: str) -> list[Plain]:
    value = data[field]
    if not isinstance(value, list):
        raise BrokenRecord("error-record-no-list", f"{field} should be a list", {"field": field})
    return value


def _text(value: Plain, field: str) -> str:
    if not isinstance(value, str):
        raise BrokenRecord("error-record-no-text", f"{field} should be text", {"field": field})
    return value


def _number(value: Plain, field: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BrokenRecord("error-record-no-number", f"{field} should be a whole number", {"field": field})
    return value


def lines(moves: list[Move]) -> list[str]:
    """The moves as a file writes them, a line for each stretch of one seat."""
    written: list[str] = []
    seat = ""
    for move in moves:
        if isinstance(move, int):
            text, actor = str(move), seat or NOBODY
        else:
            actor, _, text = move.partition(" ")
        if actor == seat:
            written[-1] += f";{text}"
        else:
            written.append(f"{actor} {text}")
            seat = actor
    return written


def _moves(data: list[Plain]) -> list[Move]:
    """The moves that stand in the lines of a file."""
    moves: list[Move] = []
    for place, line in enumerate(data):
        if not isinstance(line, str):
            number = str(place + 1)
            raise BrokenRecord("error-record-no-move", f"line {number} of the moves is no text", {"number": number})
        seat, _, rest = line.partition(" ")
        if seat != NOBODY and not (seat.isascii() and seat.isdigit() and len(seat) <= _SEAT_DIGITS):
            number = str(len(moves) + 1)
            text = f"move {number} names no seat: {line[:40]!r}"
            raise BrokenRecord("error-record-no-seat", text, {"number": number, "move": line[:40]})
        for text in rest.split(";"):
            deal = text.isascii() and text.removeprefix("-").isdigit() and len(text) <= _DEAL_DIGITS
            moves.append(int(text) if deal else f"{seat} {text}")
    return moves


def _options(value: Plain) -> dict[str, OptionValue]:
    if not isinstance(value, dict):
        raise BrokenRecord("error-record-no-object", "options should be an object", {"field": "options"})
    options: dict[str, OptionValue] = {}
    for name, choice in value.items():
        if not isinstance(choice, (bool, int, str)):
            text = f"option {name} should be a number, a text, true or false"
            raise BrokenRecord("error-record-no-option", text, {"option": name})
        options[name] = choice
    return options
