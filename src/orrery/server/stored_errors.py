"""Why a table cannot be had from what is stored of it, or not as a record; what is stored stays as it is."""

from __future__ import annotations

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
