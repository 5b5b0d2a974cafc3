"""The endpoints under /api/me/ways: how a person wants to be called to a table, and what confirms or stops a mail."""

from __future__ import annotations

import secrets

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from . import push
from .border import answer, browser_of, check_origin, decode_body, person_of
from .budgets import Budgets, address_of
from .call_errors import BadAddress, BadMailLink, NotOffered, TooManyWays
from .calling import Calling
from .calls import WayRow
from .mail import mail_address
from .outgoing import target_of
from .people import Browser, Person
from .person_messages import MailDecision, Trial, WayInfo, WaysInfo
from .requests import MailLink, NewWay
from .store import Store, now

_POINT, _SECRET = 65, 16
"""How many bytes the keys of a browser have."""


class WaysApi:
    """All of them are off until a person asks for one, and only what the host offers can be asked for."""

    def __init__(self, store: Store, calling: Calling, budgets: Budgets) -> None:
        self._store = store
        self._calls = store.calls
        self._calling = calling
        self._budgets = budgets

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/me/ways", self.ways, methods=["GET"]),
            Route("/me/ways", self.add, methods=["POST"]),
            Route("/me/ways/{way}/remove", self.remove, methods=["POST"]),
            Route("/me/ways/{way}/trial", self.trial, methods=["POST"]),
            Route("/mail/confirm", self.confirm, methods=["POST"]),
            Route("/mail/stop", self.stop, methods=["POST"]),
        ]

    async def ways(self, request: Request) -> Response:
        return answer(await self._told(await person_of(request, self._store)))

    async def add(self, request: Request) -> Response:
        """One more way, checked before it is kept; a mail's address has to be confirmed by whoever reads there."""
        browser = await self._posting(request)
        person = browser.person
        wish = await decode_body(request, NewWay)
        if wish.kind not in self._calling.offered:
            raise NotOffered
        name, confirmed = secrets.token_hex(8), wish.kind != "mail"
        way = WayRow(name, person.id, wish.kind, wish.address, wish.language, confirmed, browser=browser.id)
        if wish.kind == "mail":
            await self._calling.add_mail(way._replace(address=mail_address(wish.address)))
            return answer(await self._told(person), 201)
        await self._calling.outgoing.check(wish.address)
        if wish.kind == "push":
            way = way._replace(keys=_keys(wish))
        if not await self._store.do(self._calls.add_way, way, now()):
            raise TooManyWays
        return answer(await self._told(person), 201)

    async def remove(self, request: Request) -> Response:
        check_origin(request)
        person = await person_of(request, self._store)
        await self._store.do(self._calls.remove_way, person.id, request.path_params["way"])
        return answer(await self._told(person))

    async def trial(self, request: Request) -> Response:
        """Send a message at once, to see whether it arrives."""
        person = await self._poster(request)
        ways = await self._store.do(self._calls.ways, [person.id])
        way = next((way for way in ways if way.id == request.path_params["way"] and way.confirmed), None)
        if way is None:
            raise BadAddress
        if way.kind not in self._calling.offered:
            raise NotOffered
        return answer(Trial(await self._calling.tell_trial(way)))

    async def confirm(self, request: Request) -> Response:
        """Agree to mail, or allow the address to be asked again after mail was stopped."""
        check_origin(request)
        wish = await decode_body(request, MailLink)
        return _decided(await self._store.do(self._store.mail_consents.accept, wish.secret))

    async def stop(self, request: Request) -> Response:
        """Stop all mail to the address, and all requests for consent."""
        check_origin(request)
        wish = await decode_body(request, MailLink)
        return _decided(await self._store.do(self._store.mail_consents.stop, wish.secret, now()))

    async def _poster(self, request: Request) -> Person:
        return (await self._posting(request)).person

    async def _posting(self, request: Request) -> Browser:
        """Return the browser that wants something sent, unless it does so too often."""
        check_origin(request)
        browser = await browser_of(request, self._store)
        await self._budgets.call(browser.person, address_of(request))
        return browser

    async def _told(self, person: Person) -> WaysInfo:
        ways = await self._store.do(self._calls.ways, [person.id])
        offered = self._calling.offered
        key = push.public_key(await self._calling.push_key()) if "push" in offered else ""
        return WaysInfo(offered, key, [way_info(way) for way in ways])


def _decided(decision: MailDecision | None) -> Response:
    if decision is None:
        raise BadMailLink
    return answer(decision)


def way_info(way: WayRow) -> WayInfo:
    """Return what is shown of a way; of a push service only its name, since the rest of its address is a secret."""
    shown = target_of(way.address).host if way.kind == "push" else way.address
    return WayInfo(way.id, way.kind, shown, way.confirmed)


def _keys(wish: NewWay) -> dict[str, str]:
    if not push.is_key(wish.p256dh, _POINT) or not push.is_key(wish.auth, _SECRET):
        raise BadAddress
    return {"p256dh": wish.p256dh, "auth": wish.auth}
