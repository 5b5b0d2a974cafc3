"""Why a table cannot be had from what is stored of it, or not as a record; what is stored stays as it is."""

from __future__ import annotations

from ..core.errors import OrreryError
from .errors import Refused


class OtherRules(Refused):
    """The table is played under newer rules than this server has, or no position of it was kept to go on from."""

    status = 409

    def __init__(self, game: str, version: int, expected: int) -> None:
        super().__init__(
            "error-other-rules",
            f"the table is of {game} with rules version {version}; here is version {expected}",
            game=game,
            version=str(version),
            expected=str(expected),
        )


class CannotGoOn(Refused):
    """The rules have changed, and what was kept of the table does not fit those of today; why is for the log alone."""

    status = 409

    def __init__(self, game: str, version: int, expected: int) -> None:
        super().__init__(
            "error-cannot-go-on",
            f"the table is of {game} with rules version {version} and cannot go on under version {expected}",
            game=game,
            version=str(version),
            expected=str(expected),
        )


class TwoRules(Refused):
    """The rules have changed in the middle of the game."""

    status = 409

    def __init__(self) -> None:
        super().__init__("error-two-rules", "the rules have changed in the middle of the game: no record replays it")


class BrokenTable(Refused):
    """What is stored of the table cannot be played again."""

    status = 409

    def __init__(self, table: str) -> None:
        super().__init__("error-broken-table", f"table {table} cannot be restored", table=table)


class OtherPosition(Refused):
    """What is stored leads to another position than the one that was reached."""

    status = 409

    def __init__(self, number: int) -> None:
        super().__init__("error-other-position", f"move {number} leads to another position", number=str(number))


class MoveFails(Refused):
    """A stored answer is not possible where it was given, or is dealt what cannot be dealt."""

    status = 409

    def __init__(self, number: int, reason: OrreryError) -> None:
        super().__init__("error-move-fails", f"move {number} is not possible: {reason}", number=str(number))
        self.cause = reason


class OtherSnapshot(Refused):
    """The position that was kept with a move is not the one the move leads to."""

    status = 409

    def __init__(self, number: int) -> None:
        text = f"the position kept with move {number} is not the one it leads to"
        super().__init__("error-other-snapshot", text, number=str(number))


class OtherStatus(Refused):
    """The table's row does not follow from its moves and seats."""

    status = 409

    def __init__(self) -> None:
        super().__init__("error-other-status", "its status, rules or waiting seats do not follow from its moves")


class OtherOutcome(Refused):
    """The result in the table's row is not that of its last position."""

    status = 409

    def __init__(self) -> None:
        super().__init__("error-other-outcome", "its result is not that of its last position")


class RowsUnreadable(Refused):
    """Rows of the table are missing or not what a server writes."""

    status = 409

    def __init__(self, reason: str) -> None:
        super().__init__("error-rows-unreadable", f"its rows cannot be read: {reason}", reason=reason)


class ProcessEnded(Refused):
    """One of the processes that play tables again was ended from outside, perhaps for want of memory."""

    def __init__(self) -> None:
        super().__init__("error-process-ended", "a process that played tables again was ended from outside")
