"""Seats, options and seeds as they are typed on the command line."""

from __future__ import annotations

import secrets
import socket
from collections.abc import Sequence
from typing import Final

from ..bots import UnknownBot, refusal
from ..bots import names as bot_names
from ..core.game import Game, OptionValue
from ..core.table import State
from .complaint import Complaint
from .words import PERSON

_USUAL_BOT: Final = "greedy"
USUAL_PORT: Final = 8000
_MOST: Final = 1_000_000_000


def chosen_options(game: Game[State], seats: int, given: Sequence[str]) -> dict[str, OptionValue]:
    """The options of `--option name=value`, checked; those not given have their usual value."""
    named: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Complaint("terminal-bad-option", option=text)
        named[name.strip()] = value.strip()
    return game.option_values(seats, named)


def usual_seats(game: Game[State]) -> str:
    """A person against the usual opponents: alone only where the game is for one person only."""
    bots = bot_names(game.name)
    opponent = _USUAL_BOT if _USUAL_BOT in bots else bots[-1]
    seats = next((seats for seats in game.seats if seats > 1), game.seats[0])
    return ",".join([PERSON] + [opponent] * (seats - 1))


def seat_list(game: Game[State], text: str, people: bool) -> list[str]:
    """Who sits where, from `me,greedy`; people are only admitted where there is a keyboard to share."""
    seats = [seat.strip() for seat in text.split(",")]
    game.check_seats(len(seats))
    bots = bot_names(game.name)
    for seat in seats:
        if seat in bots or (people and seat == PERSON):
            continue
        refused = refusal(seat, game.name)
        raise UnknownBot(seat, game.name, [PERSON, *bots]) if people and isinstance(refused, UnknownBot) else refused
    return seats


def bot_list(game: Game[State], text: str | None) -> list[str]:
    """The bots of a league, from `greedy,hard`; all of them, if none are named."""
    known = bot_names(game.name)
    wanted = known if text is None else list(dict.fromkeys(name.strip() for name in text.split(",")))
    for name in wanted:
        if name not in known:
            raise refusal(name, game.name)
    if len(wanted) < 2:
        raise Complaint("terminal-league-of-one", bots=", ".join(known))
    return wanted


def seat_counts(game: Game[State], text: str) -> list[int]:
    """How many play, from `2,3,4`."""
    counts = []
    for count in text.split(","):
        if not count.strip().isdecimal():
            raise Complaint("terminal-bad-seat-count", given=text)
        game.check_seats(int(count))
        counts.append(int(count))
    return counts


def size(option: str, value: float, least: float, most: float = _MOST) -> float:
    """A number that must neither be too small nor beyond all patience."""
    if not least <= value <= most:
        told = str(value) if isinstance(value, int) and abs(value) <= _MOST else f"{value:g}"
        raise Complaint("terminal-bad-number", option=option, value=told, least=f"{least:g}", most=f"{most:.0f}")
    return value


def process_count(processes: int, ray: bool, address: str | None) -> int:
    """How many processes of this machine play, unless that is left to a cluster."""
    if address is not None and not ray:
        raise Complaint("terminal-address-without-ray", address=address)
    if ray and processes != 1:
        raise Complaint("terminal-ray-and-processes")
    return int(size("--processes", processes, least=1, most=1024))


def fresh_seed() -> int:
    """A seed nobody can foresee."""
    return secrets.randbits(60)


def free_port(host: str, wanted: int | None) -> int:
    """The port that was asked for, if it is free; otherwise the usual one or any other."""
    if not host.strip():
        raise Complaint("terminal-no-host")  # to the operating system, nothing means everywhere
    for port in [USUAL_PORT, 0] if wanted is None else [wanted]:
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except (OSError, OverflowError, TypeError, ValueError):  # nobody’s address, or not even letters of one
                continue
            return int(probe.getsockname()[1])
    raise Complaint("terminal-no-port", host=host, port=str(wanted if wanted is not None else USUAL_PORT))
