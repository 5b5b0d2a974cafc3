"""The endpoints under /api/me and /api/book: what is one person's own."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from .book import lines_of
from .border import answer, check_origin, decode_body, give_token, person_of
from .budgets import Budgets, address_of
from .errors import BadIdentityLink
from .leaving import Leaving, everything_of
from .messages import Me
from .people import COOKIE, Person, new_token, token_hash
from .person_messages import Book, IdentityLink
from .requests import Arrive
from .rooms import Rooms
from .store import now
from .vacation import Vacations


class PersonApi:
    """What a person may ask about and do with themselves; there are no accounts."""

    def __init__(self, rooms: Rooms, budgets: Budgets) -> None:
        self._store = rooms.store
        self._identities = rooms.store.identities
        self._leaving = Leaving(rooms)
        self._vacations = Vacations(rooms)
        self._budgets = budgets

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/book", self.book, methods=["GET"]),
            Route("/me/link", self.link, methods=["POST"]),
            Route("/me/device", self.arrive, methods=["POST"]),
            Route("/me/only-here", self.keep_only, methods=["POST"]),
            Route("/me/vacation", self.begin_vacation, methods=["POST"]),
            Route("/me/back", self.end_vacation, methods=["POST"]),
            Route("/me/data", self.data, methods=["GET"]),
            Route("/me/leave", self.leave, methods=["POST"]),
        ]

    async def _poster(self, request: Request) -> Person:
        check_origin(request)
        return await person_of(request, self._store)

    async def book(self, request: Request) -> Response:
        person = await person_of(request, self._store)
        played, answered = await self._store.do(self._identities.book, person.id)
        return answer(Book(lines_of(played), answered))

    # Several browsers

    async def link(self, request: Request) -> Response:
        """A new link to this person; only its hash is kept, so it can be told only now."""
        person = await self._poster(request)
        secret = new_token()
        await self._store.do(self._identities.renew_link, person.id, token_hash(secret), now())
        return answer(IdentityLink(secret))

    async def arrive(self, request: Request) -> Response:
        """This browser becomes the person's whose link was opened here."""
        check_origin(request)
        wish = await decode_body(request, Arrive)
        await self._budgets.person(address_of(request))
        token = new_token()
        add = self._identities.add_device
        if await self._store.do(add, token_hash(wish.secret), token_hash(token), now()) is None:
            raise BadIdentityLink
        person = await self._store.do(self._store.person, token_hash(token))
        response = answer(Me("" if person is None else person.name))
        give_token(request, response, token)
        return response

    async def keep_only(self, request: Request) -> Response:
        """Every other browser of the person is a stranger's from now on."""
        person = await self._poster(request)
        await self._store.do(self._identities.keep_only, person.id, token_hash(request.cookies[COOKIE]))
        self._store.forget(person.id)
        return answer(Me(person.name))

    # Away for a while

    async def begin_vacation(self, request: Request) -> Response:
        return answer(await self._vacations.begin(await self._poster(request)))

    async def end_vacation(self, request: Request) -> Response:
        return answer(await self._vacations.end(await self._poster(request)))

    # One's data

    async def data(self, request: Request) -> Response:
        """All that is stored of the person, as a file."""
        response = answer(await everything_of(self._store, await person_of(request, self._store)))
        response.headers["content-disposition"] = 'attachment; filename="orrery-my-data.json"'
        return response

    async def leave(self, request: Request) -> Response:
        person = await self._poster(request)
        response = answer(await self._leaving.leave(person))
        response.delete_cookie(COOKIE, path=request.app.state.addresses.base_path or "/")
        return response
