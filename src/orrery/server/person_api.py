"""The endpoints under /api/me and /api/book: what is one person's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from .book import lines_of
from .border import (
    answer,
    browser_of,
    check_origin,
    decode_body,
    give_token,
    known_browser,
    language_of,
    name_of,
    person_of,
)
from .browsers import LinkKind, NewBrowser
from .budgets import Budgets, address_of
from .errors import StoreFails
from .leaving import Leaving, everything_of
from .messages import Me
from .people import COOKIE, Browser, Person, new_token, token_hash
from .person_messages import Arrived, Book, BrowserInfo, BrowserList, IdentityLink
from .processes import SECOND
from .requests import Arrive, SeenJoined
from .rooms import Rooms
from .store import now
from .vacation import Vacations
from .ways_api import way_info

P = ParamSpec("P")


class PersonApi:
    """What a person may ask about and do with themselves; there are no accounts."""

    def __init__(self, rooms: Rooms, budgets: Budgets) -> None:
        self._rooms = rooms
        self._store = rooms.store
        self._identities = rooms.store.identities
        self._leaving = Leaving(rooms)
        self._vacations = Vacations(rooms)
        self._budgets = budgets

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/book", self.book, methods=["GET"]),
            Route("/me/browsers", self.browsers, methods=["GET"]),
            Route("/me/browsers/{browser}/sign-out", self.sign_out, methods=["POST"]),
            Route("/me/joined/seen", self.drop_joined, methods=["POST"]),
            Route("/me/link", self.link, methods=["POST"]),
            Route("/me/recovery", self.make_recovery, methods=["POST"]),
            Route("/me/recovery/revoke", self.revoke_recovery, methods=["POST"]),
            Route("/me/device", self.arrive, methods=["POST"]),
            Route("/me/only-here", self.keep_only, methods=["POST"]),
            Route("/me/vacation", self.begin_vacation, methods=["POST"]),
            Route("/me/back", self.end_vacation, methods=["POST"]),
            Route("/me/data", self.data, methods=["GET"]),
            Route("/me/leave", self.leave, methods=["POST"]),
        ]

    async def _poster(self, request: Request) -> Person:
        return (await self._posting(request)).person

    async def _posting(self, request: Request) -> Browser:
        check_origin(request)
        return await browser_of(request, self._store)

    async def book(self, request: Request) -> Response:
        person = await person_of(request, self._store)
        played, answered = await self._store.do(self._identities.book, person.id)
        return answer(Book(lines_of(played), answered))

    # Several browsers

    async def browsers(self, request: Request) -> Response:
        return await self._listed(await browser_of(request, self._store))

    async def _listed(self, asking: Browser) -> Response:
        rows, recovery = await self._store.do(self._store.browsers.listed, asking.person.id)
        ways = await self._store.do(self._store.calls.ways, [asking.person.id])
        found = [
            BrowserInfo(
                row.id,
                row.program,
                row.system,
                row.created // SECOND,
                None if row.used is None else row.used // SECOND,
                row.id == asking.id,
            )
            for row in rows
        ]
        known = {row.id for row in rows}
        others = [way_info(way) for way in ways if way.browser not in known]
        return answer(BrowserList(found, None if recovery is None else recovery // SECOND, others))

    async def sign_out(self, request: Request) -> Response:
        """Sign one browser out; where it is the one that asks, it forgets its cookie."""
        asking = await self._posting(request)
        browser: str = request.path_params["browser"]
        await self._close(asking.person, self._store.browsers.sign_out, asking.person.id, browser, asking.id, now())
        response = await self._listed(asking)
        if browser == asking.id:
            self._forget_cookie(request, response)
        return response

    async def keep_only(self, request: Request) -> Response:
        """Sign out all other browsers of the person; links and the recovery key are void."""
        asking = await self._posting(request)
        await self._close(asking.person, self._store.browsers.keep_only, asking.person.id, asking.id, now())
        return await self._listed(asking)

    async def _close(
        self, person: Person, sign_out: Callable[P, frozenset[str]], *arguments: P.args, **named: P.kwargs
    ) -> None:
        """Sign browsers of the person out and close their sockets; other processes hear of it."""
        try:
            self._rooms.close_sockets(await self._store.do(sign_out, *arguments, **named))
        except StoreFails:
            following = self._rooms.following
            following.soon(following.hear_of_browsers(person.id))  # it may have been stored all the same
            raise
        finally:
            self._store.forget(person.id)

    async def drop_joined(self, request: Request) -> Response:
        """Drop the news of browsers that have been shown here."""
        asking = await self._posting(request)
        seen = await decode_body(request, SeenJoined)
        await self._store.do(self._store.browsers.forget_joinings, asking.person.id, asking.id, seen.browsers)
        self._store.forget(asking.person.id)
        return answer(Me(asking.person.name))

    async def link(self, request: Request) -> Response:
        """Make a link for one more browser, valid once and for a day; only its hash is kept."""
        return await self._new_link(request, "device")

    async def make_recovery(self, request: Request) -> Response:
        """Make a recovery key; the one before is void."""
        return await self._new_link(request, "recovery")

    async def _new_link(self, request: Request, kind: LinkKind) -> Response:
        asking = await self._posting(request)
        secret = new_token()
        make = self._store.browsers.make_link
        await self._store.do(make, asking.person.id, asking.id, kind, token_hash(secret), now())
        return answer(IdentityLink(secret))

    async def revoke_recovery(self, request: Request) -> Response:
        asking = await self._posting(request)
        await self._store.do(self._store.browsers.revoke_recovery, asking.person.id, asking.id, now())
        return await self._listed(asking)

    async def arrive(self, request: Request) -> Response:
        """Sign this browser in as the person whose link or recovery key was opened here."""
        check_origin(request)
        wish = await decode_body(request, Arrive)
        await self._budgets.person(address_of(request))
        known = await known_browser(request, self._store)
        token = new_token()
        new = NewBrowser(token_hash(token), name_of(request))
        asking = None if known is None else known.person.id
        hashes = token_hash(wish.secret), token_hash(wish.next)
        arrival = await self._store.do(self._store.browsers.use_link, *hashes, new, asking, now())
        self._store.forget(arrival.person.id)
        self._rooms.close_sockets(arrival.signed_out)
        self._rooms.tell_of_browsers(arrival.person.id)
        response = answer(Arrived(arrival.person.name, arrival.kind == "recovery"))
        if arrival.signed_in:
            give_token(request, response, token)
        return response

    # Away for a while

    async def begin_vacation(self, request: Request) -> Response:
        return answer(await self._vacations.begin(await self._poster(request), language_of(request)))

    async def end_vacation(self, request: Request) -> Response:
        return answer(await self._vacations.end(await self._poster(request), language_of(request)))

    # One's data

    async def data(self, request: Request) -> Response:
        """All that is stored of the person, as a file."""
        response = answer(await everything_of(self._store, await person_of(request, self._store)))
        response.headers["content-disposition"] = 'attachment; filename="orrery-my-data.json"'
        return response

    async def leave(self, request: Request) -> Response:
        asking = await self._posting(request)
        await self._store.do(self._store.browsers.check_established, asking.person.id, asking.id, now())
        response = answer(await self._leaving.leave(asking.person))
        self._forget_cookie(request, response)
        return response

    def _forget_cookie(self, request: Request, response: Response) -> None:
        response.delete_cookie(COOKIE, path=request.app.state.addresses.base_path or "/")
