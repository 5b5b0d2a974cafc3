"""The endpoints under /api."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from .. import bots, lessons
from ..core.errors import OrreryError
from ..core.game import Game, Option
from ..core.table import State
from ..games import folder, game, playable
from ..i18n import LANGUAGES, texts_of
from .afterwards import Afterwards
from .alone import best_results
from .border import (
    RECORD_BYTES,
    answer,
    body,
    check_origin,
    decode_body,
    give_token,
    idempotency_key,
    known_browser,
    language_of,
    name_of,
    person_of,
    whole_number,
)
from .budgets import Budgets, address_of
from .conversation import Conversation, Visit
from .errands import PlainRecord, record_text
from .errors import Malformed, StillSecret, problem_of, status_of
from .hints import Hints
from .lines import go_on
from .messages import Created, GameInfo, JoinedBrowser, Me, OptionInfo, OptionNeed, ServerInfo
from .packing import Packed, packed_answer, takes_gzip
from .people import COOKIE, Browser, Person, new_token, token_hash
from .processes import SECOND
from .replays import Replays, Wish
from .requests import HandOver, Hide, HintWish, Join, NewLesson, NewTable, Rename
from .room import Room
from .rooms import Rooms
from .school import School
from .seating import Seating
from .settings import Settings
from .store import now
from .teaching import lesson_info

_log = logging.getLogger(__name__)


class Api:
    """What the browser can ask for."""

    def __init__(self, settings: Settings, rooms: Rooms, budgets: Budgets) -> None:
        self._budgets = budgets
        games, problems = playable()
        for problem in problems:
            _log.warning(str(problem))
        self._games = Packed(msgspec.json.encode([game_info(played) for played in games]), "no-store")
        self._facts: dict[str, Packed] = {}
        self._settings = settings
        self._rooms = rooms
        self._store = rooms.store
        self._seating = Seating(rooms)
        self._afterwards = Afterwards(rooms, self._seating)
        self._school = School(rooms, self._seating)
        self._replays = Replays(rooms.backroom, rooms.store)
        self._hints = Hints(rooms)

    def routes(self) -> list[BaseRoute]:
        table = "/tables/{table}"
        return [
            Route("/me", self.me, methods=["GET"]),
            Route("/me", self.rename, methods=["POST"]),
            Route("/server", self.server, methods=["GET"]),
            Route("/games", self.games, methods=["GET"]),
            Route("/games/{name}/facts", self.facts, methods=["GET"]),
            Route("/games/{name}/lesson", self.lesson, methods=["GET"]),
            Route("/games/{name}/messages", self.messages, methods=["GET"]),
            Route("/tables", self.tables, methods=["GET"]),
            Route("/alone", self.alone, methods=["GET"]),
            Route("/tables", self.create, methods=["POST"]),
            Route("/lessons", self.begin_lesson, methods=["POST"]),
            Route(f"{table}/lesson/left", self.leave_lesson, methods=["POST"]),
            Route(table, self.table, methods=["GET"]),
            Route(f"{table}/join", self.join, methods=["POST"]),
            Route(f"{table}/seats/{{seat:int}}", self.hand_over, methods=["POST"]),
            Route(f"{table}/close", self.close, methods=["POST"]),
            Route(f"{table}/leave", self.leave, methods=["POST"]),
            Route(f"{table}/hidden", self.hide, methods=["POST"]),
            Route(f"{table}/hints", self.want_hints, methods=["POST"]),
            Route(f"{table}/rematch", self.rematch, methods=["POST"]),
            Route(f"{table}/clocks", self.clocks, methods=["GET"]),
            Route(f"{table}/record", self.record, methods=["GET"]),
            Route(f"{table}/moments", self.moments, methods=["GET"]),
            Route(f"{table}/steps/{{step:int}}", self.step, methods=["GET"]),
            Route("/records", self.load, methods=["POST"]),
            WebSocketRoute(f"{table}/socket", self.socket),
        ]

    # People

    async def me(self, request: Request) -> Response:
        """Who the browser is; a new one gets its cookie."""
        browser = await known_browser(request, self._store)
        if browser is not None:
            return answer(Me(browser.person.name, await self._joined(browser)))
        await self._budgets.person(address_of(request))
        token = new_token()
        await self._store.do(self._store.add_person, token_hash(token), name_of(request))
        response = answer(Me(""))
        give_token(request, response, token)
        return response

    async def _joined(self, browser: Browser) -> list[JoinedBrowser]:
        """Return the news of browsers that this one has not shown yet."""
        if not browser.news:
            return []
        joined = await self._store.do(self._store.browsers.joinings, browser.id)
        return [
            JoinedBrowser(each.joined, each.program, each.system, each.time // SECOND, each.signed_out)
            for each in joined
        ]

    async def rename(self, request: Request) -> Response:
        person = await self._poster(request)
        wish = await decode_body(request, Rename)
        return answer(Me((await self._seating.rename(person, wish.name)).name))

    async def _poster(self, request: Request) -> Person:
        """Who wants something changed, from a page of this server."""
        check_origin(request)
        return await person_of(request, self._store)

    # Games

    async def server(self, request: Request) -> Response:
        """Where friends reach this server, if it knows."""
        return answer(ServerInfo(request.app.state.addresses.public_url))

    async def games(self, request: Request) -> Response:
        return self._games.response(request)

    async def facts(self, request: Request) -> Response:
        """The game's data files as they are, under their names."""
        name = game(request.path_params["name"]).name
        if name not in self._facts:
            self._facts[name] = await asyncio.to_thread(_facts_of, name)
        return self._facts[name].response(request)

    async def messages(self, request: Request) -> Response:
        """What a game of another package says, by language; the browser client brings what ours say."""
        name = game(request.path_params["name"]).name
        return answer({language: "\n".join(texts) for language in LANGUAGES if (texts := texts_of(name, language))})

    async def lesson(self, request: Request) -> Response:
        """What is taught in a game's guided first game."""
        return answer(lesson_info(game(request.path_params["name"]).name))

    # Tables

    async def tables(self, request: Request) -> Response:
        return answer(await self._rooms.tables(await person_of(request, self._store)))

    async def alone(self, request: Request) -> Response:
        """How the person has fared alone."""
        person = await person_of(request, self._store)
        return answer(best_results(await self._store.do(self._store.identities.played_alone, person.id)))

    async def create(self, request: Request) -> Response:
        person = await self._poster(request)
        await self._budgets.table(person, address_of(request))
        wish = await decode_body(request, NewTable)
        return answer(Created(await self._seating.create(person, wish, idempotency_key(request))), 201)

    async def begin_lesson(self, request: Request) -> Response:
        person = await self._poster(request)
        wish = await decode_body(request, NewLesson)
        allow = partial(self._budgets.table, person, address_of(request))
        return answer(Created(await self._school.begin(person, wish.game, allow)), 201)

    async def leave_lesson(self, request: Request) -> Response:
        person = await self._poster(request)
        return answer(await self._school.leave(request.path_params["table"], person))

    async def table(self, request: Request) -> Response:
        person = await person_of(request, self._store)
        return answer(await self._rooms.info(request.path_params["table"], person))

    async def clocks(self, request: Request) -> Response:
        """How long everybody at the table has thought; who sits there is no secret, nor is this."""
        await person_of(request, self._store)
        row = await self._rooms.row(request.path_params["table"])
        return answer(await self._store.do(self._store.thinking_times.clocks, row.id, len(row.seats), now()))

    async def join(self, request: Request) -> Response:
        person = await self._poster(request)
        wish = await decode_body(request, Join)
        return answer(await self._seating.join(request.path_params["table"], person, wish))

    async def hand_over(self, request: Request) -> Response:
        person = await self._poster(request)
        wish = await decode_body(request, HandOver)
        table, seat = request.path_params["table"], request.path_params["seat"]
        return answer(await self._seating.hand_over(table, seat, person, wish))

    async def close(self, request: Request) -> Response:
        person = await self._poster(request)
        return answer(await self._seating.close(request.path_params["table"], person))

    async def leave(self, request: Request) -> Response:
        person = await self._poster(request)
        return answer(await self._seating.leave(request.path_params["table"], person))

    async def hide(self, request: Request) -> Response:
        person = await self._poster(request)
        wish = await decode_body(request, Hide)
        return answer(await self._afterwards.hide(request.path_params["table"], person, wish.hidden))

    async def want_hints(self, request: Request) -> Response:
        person = await self._poster(request)
        wish = await decode_body(request, HintWish)
        return answer(await self._hints.want(request.path_params["table"], person, wish.wanted))

    async def rematch(self, request: Request) -> Response:
        person = await self._poster(request)
        allow = partial(self._budgets.table, person, address_of(request))
        return answer(Created(await self._afterwards.rematch(request.path_params["table"], person, allow)), 201)

    async def socket(self, websocket: WebSocket) -> None:
        try:
            check_origin(websocket)
        except OrreryError as problem:
            await websocket.send_denial_response(answer(problem_of(problem), status_of(problem)))
            return
        await websocket.accept()
        visit = Visit(
            websocket.path_params["table"],
            websocket.cookies.get(COOKIE),
            address_of(websocket),
            language_of(websocket),
        )
        go_on(websocket, Conversation(visit, self._settings, self._rooms, self._budgets, self._hints).hold)

    # Records

    async def record(self, request: Request) -> Response:
        """The record of a game that is over: it holds every secret."""
        person = await person_of(request, self._store)
        room = await self._rooms.room(request.path_params["table"])
        async with room.lock:
            if not room.over:
                raise StillSecret
            record = _record_of(room)
        text = await self._rooms.backroom.long(person.id, record_text, record)
        headers = {
            "content-disposition": f'attachment; filename="orrery-{room.game.name}-{room.id}.json"',
            "cache-control": "no-store",
        }
        return Response(text, headers=headers, media_type="application/json")

    async def load(self, request: Request) -> Response:
        person = await self._poster(request)
        await self._budgets.record(person, address_of(request))
        try:
            text = (await body(request, RECORD_BYTES)).decode()
        except UnicodeDecodeError as problem:
            raise Malformed(str(problem)) from None
        return answer(Created(await self._seating.create_from(person, text, idempotency_key(request))), 201)

    async def step(self, request: Request) -> Response:
        person = await person_of(request, self._store)
        self._budgets.step(person)
        room = await self._rooms.room(request.path_params["table"])
        number: int = request.path_params["step"]
        since = whole_number(request, "since", number - 1)
        assert since is not None
        eyes = whole_number(request, "seat", None)
        compressed = takes_gzip(request)
        told = await self._replays.step(room, person, Wish(number, eyes, since), compressed)
        return packed_answer(told, compressed, "no-store")

    async def moments(self, request: Request) -> Response:
        person = await person_of(request, self._store)
        self._budgets.step(person)
        room = await self._rooms.room(request.path_params["table"])
        since, eyes = whole_number(request, "since", 0), whole_number(request, "seat", None)
        assert since is not None
        compressed = takes_gzip(request)
        told = await self._replays.moments(room, person, eyes, since, compressed)
        return packed_answer(told, compressed, "no-store")


def _facts_of(name: str) -> Packed:
    """The data files of a game as they are, and what its components say as `descriptions`."""
    data = folder(name, "data")
    files = [] if data is None else [file for file in data.iterdir() if file.name.endswith(".json")]
    facts: dict[str, object] = {file.name.removesuffix(".json"): msgspec.Raw(file.read_bytes()) for file in files}
    facts["descriptions"] = game(name).descriptions()
    return Packed(msgspec.json.encode(facts, order="sorted"), "max-age=600")


def game_info(played: Game[State]) -> GameInfo:
    """A game as the catalogue shows it."""
    names = {language: _printed_names(played, language) for language in LANGUAGES}
    options = [_option(option, played.seats) for option in played.options]
    vocabulary = {axis: list(words) for axis, words in played.vocabulary.items()}
    sides = [list(played.own_sides(seats)) for seats in played.seats]
    return GameInfo(
        played.name,
        played.seats,
        sides,
        options,
        bots.names(played.name),
        vocabulary,
        names,
        played.name in lessons.names(),
    )


def _option(option: Option, seats: list[int]) -> OptionInfo:
    needs = None if option.needs is None else OptionNeed(*option.needs)
    return OptionInfo(option.name, [*option.choices], [*(option.seats or seats)], needs)


def _printed_names(played: Game[State], language: str) -> dict[str, dict[str, str]]:
    printed: dict[str, dict[str, str]] = {}
    for axis, words in played.vocabulary.items():
        for word in words:
            name = played.card_name(axis, word, language)
            if name is not None:
                printed.setdefault(axis, {})[word] = name
    return printed


def _record_of(room: Room) -> PlainRecord:
    """The room's record, with the names people see; a bot's seat is named after its bot, as everywhere."""
    record = room.course.record()
    names = [seat.bot if seat.kind == "bot" else seat.shown_name or str(place) for place, seat in enumerate(room.seats)]
    moves = msgspec.msgpack.encode(record.moves)
    return PlainRecord(record.game, record.rules_version, names, record.options, moves, record.scores, record.hash)
