"""The page for whoever runs the server: tables in play, people, load, processes, versions.

It is plain HTML, for it has to be there when nothing else works, and asks for the host's token as a password.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable, Mapping, Sequence
from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from .. import __version__
from ..games import playable
from ..i18n import Messages, messages
from .border import language_of
from .errors import TooFast
from .health import HostAccess
from .housekeeping import Housekeeping
from .people import isolated
from .rooms import Rooms
from .rows import SeatRow, Trouble
from .stock import Stock, TableInPlay
from .store import now

_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem }
:root { color-scheme: light dark }
table { border-collapse: collapse }
th, td { text-align: left; vertical-align: top; padding: .2rem 1.5rem .2rem 0 }
"""
_STATUSES = {
    "open": "host-tables-open",
    "playing": "host-tables-playing",
    "over": "host-tables-over",
    "closed": "host-tables-closed",
}
_TROUBLES: Mapping[Trouble, str] = {"broken": "host-trouble-broken", "slow": "host-trouble-slow"}
_MINUTE = 60 * 1_000_000
Line = Sequence[str | int]


class HostPage:
    """One page at /host."""

    def __init__(self, access: HostAccess, rooms: Rooms, housekeeping: Housekeeping) -> None:
        self._access = access
        self._rooms = rooms
        self._housekeeping = housekeeping

    def routes(self) -> list[BaseRoute]:
        return [Route("/host", self.page, methods=["GET"])]

    async def page(self, request: Request) -> Response:
        spoken = messages(language_of(request))
        if not self._access.offered:
            return _response(spoken, [_paragraph(spoken.text("host-no-token"))], 404)
        try:
            allowed = await self._access.allows(request)
        except TooFast as problem:
            refused = _response(spoken, [_paragraph(spoken.text(problem.message))], problem.status)
            refused.headers["retry-after"] = str(problem.retry_seconds)
            return refused
        if not allowed:
            refused = _response(spoken, [_paragraph(spoken.text("host-wrong-token"))], 401)
            refused.headers["www-authenticate"] = 'Basic realm="Orrery", charset="UTF-8"'
            return refused
        store = self._rooms.store
        stock = await store.do(store.stock)
        parts = [
            *self._notices(spoken),
            self._load(spoken, stock),
            _tables(spoken, stock),
            _troubles(spoken, stock.troubles),
            _processes(spoken, stock, self._rooms.neighbours.me),
        ]
        return _response(spoken, [*parts, _versions(spoken, stock)])

    def _notices(self, spoken: Messages) -> Iterable[str]:
        """Return the section of what the host has to see to."""
        damage = self._rooms.store.damage
        if damage:
            yield _paragraph(spoken.text("host-damaged", why=damage))
        refused = self._housekeeping.refused
        if refused is not None:
            enough = str(refused.enough)  # to be typed, so without separators
            told = spoken.text("host-deleting-refused", due=refused.due, tables=refused.tables, enough=enough)
            yield _paragraph(told)

    def _load(self, spoken: Messages, stock: Stock) -> str:
        rooms = self._rooms.all_known
        here = frozenset[int]().union(*(room.sitting_here for room in rooms))
        looking = stock.looking if self._rooms.store.shared else len(here)
        counts = [(spoken.text(name), stock.statuses.get(status, 0)) for status, name in _STATUSES.items()]
        lines: list[Line] = [
            *counts,
            (spoken.text("host-people"), stock.people),
            (spoken.text("host-people-seated"), stock.seated),
            (spoken.text("host-people-looking"), looking),
            (spoken.text("host-rooms"), len(rooms)),
            (spoken.text("host-sockets"), sum(len(room.watchers) for room in rooms)),
            (spoken.text("host-load", cores=os.cpu_count() or 1), " ".join(f"{one:.2f}" for one in os.getloadavg())),
        ]
        return _section(spoken.text("host-load-title"), _rows(lines))


def _tables(spoken: Messages, stock: Stock) -> str:
    heads = [spoken.text(name) for name in ("host-table", "host-game", "host-seats", "host-moves", "host-answered")]
    lines = [_table_in_play(spoken, table) for table in stock.in_play]
    shown = _rows(lines, heads) if lines else _paragraph(spoken.text("host-no-tables"))
    return _section(spoken.text("host-tables-title"), shown)


def _table_in_play(spoken: Messages, table: TableInPlay) -> Line:
    row = table.row
    seats = ", ".join(_seat(spoken, seat) for seat in row.seats)
    minutes = max(0, now() - table.answered) // _MINUTE
    return row.id, _title(spoken, row.game), seats, row.version, spoken.text("host-minutes", minutes=minutes)


def _troubles(spoken: Messages, troubles: Mapping[str, Trouble]) -> str:
    """The tables that are set aside, if any are."""
    if not troubles:
        return ""
    heads = [spoken.text("host-table"), spoken.text("host-trouble")]
    lines = [(table, spoken.text(_TROUBLES[trouble])) for table, trouble in troubles.items()]
    return _section(spoken.text("host-troubles-title"), _rows(lines, heads))


def _seat(spoken: Messages, seat: SeatRow) -> str:
    if seat.kind == "open":
        return spoken.text("host-seat-open")
    return seat.bot if seat.kind == "bot" else isolated(seat.shown_name) or spoken.text("host-seat-nameless")


def _title(spoken: Messages, game: str) -> str:
    return spoken.text(f"{game}-title") if spoken.has(f"{game}-title") else game


def _processes(spoken: Messages, stock: Stock, me: str | None) -> str:
    if not stock.processes:
        return _section(spoken.text("host-processes-title"), _paragraph(spoken.text("host-one-process")))
    heads = [spoken.text("host-process"), spoken.text("host-lease")]
    lines: list[Line] = [
        (
            f"{name} ({spoken.text('host-this-process')})" if name == me else name,
            spoken.text("host-seconds", seconds=left),
        )
        for name, left in stock.processes.items()
    ]
    return _section(spoken.text("host-processes-title"), _rows(lines, heads))


def _versions(spoken: Messages, stock: Stock) -> str:
    lines: list[Line] = [
        ("Orrery", __version__),
        ("Python", platform.python_version()),
        (spoken.text("host-database"), stock.database),
    ]
    rules = [
        (_title(spoken, game.name), spoken.text("host-rules", version=game.rules_version)) for game in playable()[0]
    ]
    return _section(spoken.text("host-versions-title"), _rows([*lines, *rules]))


def _response(spoken: Messages, parts: Iterable[str], status: int = 200) -> HTMLResponse:
    title = escape(spoken.text("host-title"))
    page = (
        f'<!doctype html>\n<html lang="{spoken.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title><style>{_STYLE}</style></head>'
        f"<body><h1>{title}</h1>{''.join(parts)}</body></html>\n"
    )
    return HTMLResponse(page, status, headers={"cache-control": "no-store", "vary": "Accept-Language"})


def _section(title: str, content: str) -> str:
    return f"<h2>{escape(title)}</h2>{content}\n"


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _rows(lines: Iterable[Line], heads: Sequence[str] = ()) -> str:
    """A table; where it has no heads, the first of each line is one."""
    head = f"<tr>{''.join(f'<th>{escape(one)}</th>' for one in heads)}</tr>" if heads else ""
    body = ""
    for first, *rest in lines:
        kind = "td" if heads else "th"
        body += (
            f"<tr><{kind}>{escape(str(first))}</{kind}>{''.join(f'<td>{escape(str(one))}</td>' for one in rest)}</tr>"
        )
    return f"<table>{head}{body}</table>"
