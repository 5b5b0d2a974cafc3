"""What can go wrong at the engine's border, one class for each kind of mistake.

Every error carries a message id and arguments, so that a person reads it in their language; where
another error is the reason, its message becomes the argument `reason`. `str(error)` is the plain
English a developer reads.
"""

from __future__ import annotations

from collections.abc import Sequence


class OrreryError(ValueError):
    """Something asked of the engine cannot be done; nothing has been changed."""

    message: str
    arguments: dict[str, str]
    cause: OrreryError | None

    def __init__(self, message: str, text: str, arguments: dict[str, str], cause: OrreryError | None = None) -> None:
        super().__init__(text)
        self.message = message
        self.arguments = arguments
        self.cause = cause


def _enumerate(names: list[str]) -> str:
    return ", ".join(names) if names else "-"


class IllegalAction(OrreryError):
    """The seat has a question to answer, but this is not one of its options."""

    def __init__(self, seat: int, text: str, options: list[str]) -> None:
        super().__init__(
            "error-illegal-action",
            f"seat {seat} may not {text!r}; legal: {_enumerate(options)}",
            {"seat": str(seat), "action": text, "options": _enumerate(options)},
        )


class NotYourQuestion(OrreryError):
    """The seat has nothing to answer now."""

    def __init__(self, seat: int, waiting: list[int]) -> None:
        seats = _enumerate([str(other) for other in waiting])
        super().__init__(
            "error-not-your-question",
            f"seat {seat} is not asked anything now; waiting for seat: {seats}",
            {"seat": str(seat), "waiting": seats},
        )


class UnknownAction(OrreryError):
    """A text that names no action of the game."""

    def __init__(self, text: str, verbs: list[str]) -> None:
        super().__init__(
            "error-unknown-action",
            f"no such action: {text!r}; actions begin with: {_enumerate(verbs)}",
            {"action": text, "verbs": _enumerate(verbs)},
        )


class UnknownGame(OrreryError):
    """A name that is not in the catalogue."""

    def __init__(self, name: str, games: list[str]) -> None:
        super().__init__(
            "error-unknown-game",
            f"no such game: {name!r}; there are: {_enumerate(games)}",
            {"game": name, "games": _enumerate(games)},
        )


class BrokenExtension(OrreryError):
    """Another package brings something of that name, but it cannot be used."""

    def __init__(self, name: str, package: str, reason: str) -> None:
        super().__init__(
            "error-broken-extension",
            f"{name!r} from the package {package} cannot be used: {reason}",
            {"name": name, "package": package, "reason": reason},
        )


class WrongSeats(OrreryError):
    """The game cannot be played by that many."""

    def __init__(self, game: str, seats: str, allowed: list[int]) -> None:
        counts = _enumerate([str(count) for count in allowed])
        super().__init__(
            "error-wrong-seats",
            f"{game} is not played by {seats}; number of seats: {counts}",
            {"game": game, "seats": seats, "allowed": counts},
        )


class UnknownOption(OrreryError):
    """The game has no table option of that name."""

    def __init__(self, game: str, option: str, options: list[str]) -> None:
        super().__init__(
            "error-unknown-option",
            f"{game} has no option {option!r}; there are: {_enumerate(options)}",
            {"game": game, "option": option, "options": _enumerate(options)},
        )


class BadOptionValue(OrreryError):
    """The option exists, but not with that value."""

    def __init__(self, option: str, value: str, choices: list[str]) -> None:
        super().__init__(
            "error-bad-option-value",
            f"option {option!r} cannot be {value!r}; choices: {_enumerate(choices)}",
            {"option": option, "value": value, "choices": _enumerate(choices)},
        )


class OptionForSeats(OrreryError):
    """The option is a choice only at tables with another number of seats."""

    def __init__(self, option: str, seats: str, allowed: Sequence[int]) -> None:
        counts = _enumerate([str(count) for count in allowed])
        super().__init__(
            "error-option-for-seats",
            f"option {option!r} is not for {seats} seats; number of seats: {counts}",
            {"option": option, "seats": seats, "allowed": counts},
        )


class OptionNeeds(OrreryError):
    """The option is a choice only beside another value of another option."""

    def __init__(self, option: str, other: str, value: str, wanted: str) -> None:
        super().__init__(
            "error-option-needs",
            f"option {option!r} does not go with {other}={value}, only with {other}={wanted}",
            {"option": option, "other": other, "value": value, "wanted": wanted},
        )


class NoFeatures(OrreryError):
    """The game does not give its positions as numbers."""

    def __init__(self, game: str) -> None:
        super().__init__(
            "error-no-features",
            f"{game} does not give its positions as numbers: it has no features",
            {"game": game},
        )


class BrokenPosition(OrreryError):
    """Data that is not an encoded position of the game."""

    def __init__(self, reason: str) -> None:
        super().__init__("error-broken-position", f"not a position: {reason}", {"reason": reason})


def require(kept: bool, rule: str) -> None:
    """Refuse a position in which a rule is not kept; the rule is told as it should be."""
    if not kept:
        raise BrokenPosition(f"not so: {rule}")


class BrokenRecord(OrreryError):
    """Data that is not a record, or a record that does not replay."""

    def __init__(self, message: str, text: str, arguments: dict[str, str], cause: OrreryError | None = None) -> None:
        super().__init__(message, f"not a sound record: {text}", arguments, cause)


class WrongDeal(OrreryError):
    """A scripted dealer was asked for something other than its script says."""

    def __init__(self, message: str, text: str, arguments: dict[str, str]) -> None:
        super().__init__(message, f"deal does not fit: {text}", arguments)


class WrongType(OrreryError):
    """A value of another type than the one that is taken."""

    def __init__(self, name: str, expected: str, value: object) -> None:
        given = type(value).__name__
        super().__init__(
            "error-wrong-type",
            f"{name} should be of type {expected}, not {given}: {value!r}",
            {"name": name, "expected": expected, "given": given, "value": repr(value)},
        )


class NothingToUndo(OrreryError):
    """The seat's last act can no longer be taken back."""

    def __init__(self, seat: int) -> None:
        super().__init__(
            "error-nothing-to-undo",
            f"seat {seat} cannot undo: something was revealed, dealt or done by another seat since",
            {"seat": str(seat)},
        )
