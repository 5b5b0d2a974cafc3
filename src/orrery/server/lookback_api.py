"""The endpoints for looking back on a finished game, and for playing on from there."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from .. import bots
from .analyses import Analyses
from .border import answer, check_origin, decode_body, idempotency_key, person_of, whole_number
from .budgets import Budgets, address_of
from .errands import beginning_of, unpacked_record
from .errors import NoAnalysis, StillSecret
from .lookback import look_back
from .messages import Created
from .people import Person
from .replays import Played, Replays
from .requests import PlayOn
from .rooms import Rooms
from .rows import SeatRow
from .seating import Seating


class LookBackApi:
    """What can be asked about a game that is over."""

    def __init__(self, rooms: Rooms, budgets: Budgets) -> None:
        self._rooms = rooms
        self._budgets = budgets
        self._replays = Replays(rooms.backroom, rooms.store)
        self._seating = Seating(rooms)
        self.analyses = Analyses(rooms, self._replays)

    def routes(self) -> list[BaseRoute]:
        table = "/tables/{table}"
        return [
            Route(f"{table}/analysis", self.analysis, methods=["GET"]),
            Route(f"{table}/thoughts/{{step:int}}", self.thoughts, methods=["GET"]),
            Route(f"{table}/play-on", self.play_on, methods=["POST"]),
        ]

    async def analysis(self, request: Request) -> Response:
        """The whole game, as far as it has been judged; to ask is to wish for it."""
        await person_of(request, self._rooms.store)
        known = whole_number(request, "known", -1)
        assert known is not None
        room = await self._rooms.room(request.path_params["table"])
        return answer(await self.analyses.analysis(room, known))

    async def thoughts(self, request: Request) -> Response:
        """What the strongest bot would have done at one step."""
        person = await person_of(request, self._rooms.store)
        self._budgets.look_back(person)
        course = await self._course(request.path_params["table"])
        return answer(await self._rooms.backroom.long(person.id, look_back, course, request.path_params["step"]))

    async def play_on(self, request: Request) -> Response:
        """A new table from one step on: the person on one seat, bots on the others."""
        check_origin(request)
        person = await person_of(request, self._rooms.store)
        wish = await decode_body(request, PlayOn)
        room = await self._rooms.room(request.path_params["table"])
        room.seat(wish.seat)
        course = await self._course(room.id)
        await self._budgets.table(person, address_of(request))
        packed = await self._rooms.backroom.long(person.id, beginning_of, course, wish.step)
        bot = bots.adviser(course.game)
        seats = [_seat(person, bot, seat == wish.seat) for seat in range(course.seats)]
        made = await self._seating.go_on(person, unpacked_record(packed), seats, idempotency_key(request))
        return answer(Created(made), 201)

    async def _course(self, table: str) -> Played:
        room = await self._rooms.room(table)
        async with room.lock:
            if not room.over:
                raise StillSecret
            course = await self._replays.course(room)
        if course.past is not None:  # it began under other rules
            raise NoAnalysis
        return course


def _seat(person: Person, bot: str, own: bool) -> SeatRow:
    if own:
        return SeatRow("person", person.id, "", "", None, person.name)
    return SeatRow("bot", None, bot, "", None)
