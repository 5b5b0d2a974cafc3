"""Requests and answers: who asks, what they sent, and problems as JSON."""

from __future__ import annotations

import contextlib
import logging
import re
from typing import TypeVar

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ..core.errors import OrreryError
from .addresses import Addresses
from .browser_names import BrowserName, browser_name
from .browsers import DAY
from .errors import (
    ForeignHost,
    ForeignOrigin,
    Malformed,
    NoSuchPage,
    ServerFault,
    StoreFails,
    TooBig,
    UnknownPerson,
    problem_of,
    status_of,
)
from .people import COOKIE, COOKIE_SECONDS, Browser, Person, token_hash
from .store import Store, now

_log = logging.getLogger(__name__)
T = TypeVar("T")
BODY_BYTES = 16 * 1024
RECORD_BYTES = 2 * 1024 * 1024
_PATH_LETTERS = 255
_RETRY_SECONDS = 2
_IDEMPOTENCY_KEY = re.compile("[A-Za-z0-9-]{1,64}")

SECURITY = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_SECURITY_RAW = [(name.encode(), value.encode()) for name, value in SECURITY.items()]


class SecurityHeaders:
    """Puts the headers that keep a browser careful on every response."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message = {**message, "headers": [*message.get("headers", []), *_SECURITY_RAW]}
            await send(message)

        await self._app(scope, receive, with_headers)


class Gate:
    """Lets in what is meant for this server and asks for an address that can exist."""

    def __init__(self, app: ASGIApp, addresses: Addresses) -> None:
        self._app = app
        self._addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        problem = None if scope["type"] == "lifespan" else self._problem(scope)
        if problem is None:
            await self._app(scope, receive, send)
            return
        _note_refusal(scope, problem)
        refusal = refusal_of(problem)
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(refusal)
        else:
            await refusal(scope, receive, send)

    def _problem(self, scope: Scope) -> OrreryError | None:
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        local = scope.get("server")
        if len(hosts) != 1 or not self._addresses.serves(hosts[0], local[0] if local else None):
            return ForeignHost()
        path = scope["path"]
        if len(path) > _PATH_LETTERS or not path.isprintable():
            return NoSuchPage()
        return None


class RenewedCookies:
    """Gives a browser its cookie once more where `known_browser` has found that it is time."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def renew(message: Message) -> None:
            token = scope.get("state", {}).get("renewed_token")
            if token is not None and message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                if "set-cookie" not in headers:  # who leaves has none from now on
                    cookie = Response()
                    give_token(HTTPConnection(scope), cookie, token)
                    headers.append("set-cookie", cookie.headers["set-cookie"])
            await send(message)

        await self._app(scope, receive, renew)


class BasePath:
    """Takes away the path below which the server is; a proxy may have done so already."""

    def __init__(self, app: ASGIApp, base: str) -> None:
        self._app = app
        self._base = base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and (scope["path"] + "/").startswith(self._base + "/"):
            scope = {**scope, "path": scope["path"][len(self._base) :] or "/"}
        await self._app(scope, receive, send)


def answer(value: object, status: int = 200) -> Response:
    """A message as JSON; nobody keeps copies of it."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers, media_type="application/json")


async def body(request: Request, limit: int = BODY_BYTES) -> bytes:
    """What was sent, unless it is longer than anything sensible."""
    sent = bytearray()
    async for chunk in request.stream():
        sent += chunk
        if len(sent) > limit:
            raise TooBig(limit)
    return bytes(sent)


async def decode_body(request: Request, kind: type[T]) -> T:
    """The message in the request."""
    try:
        return msgspec.json.decode(await body(request), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise Malformed(str(problem)) from None


def check_origin(connection: HTTPConnection) -> None:
    """Browsers say whose page sends a request; pages of other sites may not. Other programs say nothing."""
    origin = connection.headers.get("origin")
    addresses: Addresses = connection.app.state.addresses
    if origin is not None and not addresses.own_origin(origin, connection.headers.get("host", "")):
        raise ForeignOrigin


async def person_of(connection: HTTPConnection, store: Store) -> Person:
    """Return the person who asks."""
    return (await browser_of(connection, store)).person


async def browser_of(connection: HTTPConnection, store: Store) -> Browser:
    """Return the browser that asks."""
    browser = await known_browser(connection, store)
    if browser is None:
        raise UnknownPerson
    return browser


async def known_browser(connection: HTTPConnection, store: Store) -> Browser | None:
    """Return the browser that asks, if it has signed in; once a day its use is stored and its cookie renewed."""
    token = connection.cookies.get(COOKIE)
    browser = await _browser_with(token, store)
    if browser is None or token is None:
        return None
    if browser.used is None or abs(now() - browser.used) >= DAY:
        connection.state.renewed_token = token
        with contextlib.suppress(StoreFails):  # the request may need nothing of the database; the next one stores it
            await store.do(store.note_use, token_hash(token), name_of(connection))
    return browser


async def person_with(token: str | None, store: Store) -> Person:
    """Return the person who has this token."""
    browser = await _browser_with(token, store)
    if browser is None:
        raise UnknownPerson
    return browser.person


async def _browser_with(token: str | None, store: Store) -> Browser | None:
    if not token:
        return None
    known = token_hash(token)
    return store.recall(known) or await store.do(store.browser, known)


def name_of(connection: HTTPConnection) -> BrowserName:
    """Return what the browser that asks is called."""
    return browser_name(connection.headers.get("user-agent", ""))


def give_token(connection: HTTPConnection, response: Response, token: str) -> None:
    """Give the browser the cookie of the person to whom this secret belongs, or give it for longer."""
    addresses: Addresses = connection.app.state.addresses
    secure = connection.url.scheme == "https" or addresses.requires_tls(connection.headers.get("host", ""))
    path = addresses.base_path or "/"
    response.set_cookie(COOKIE, token, COOKIE_SECONDS, path=path, secure=secure, httponly=True, samesite="lax")


def idempotency_key(request: Request) -> str | None:
    """Return the request's Idempotency-Key: a browser that got no answer asks again with the same one."""
    key = request.headers.get("idempotency-key")
    if key is not None and not _IDEMPOTENCY_KEY.fullmatch(key):
        raise Malformed("an idempotency key has 1 to 64 letters, digits or hyphens")
    return key


def whole_number(request: Request, name: str, usual: int | None) -> int | None:
    """A number from the query."""
    text = request.query_params.get(name)
    if text is None or text == "":
        return usual
    if not text.removeprefix("-").isdecimal() or len(text) > 9:
        raise Malformed(f"{name} should be a whole number")
    return int(text)


def language_of(connection: HTTPConnection) -> str:
    return "de" if connection.headers.get("accept-language", "").lower().startswith("de") else "en"


async def tell_problem(request: Request, error: Exception) -> Response:
    """A refusal as its message."""
    assert isinstance(error, OrreryError)
    _note_refusal(request.scope, error)
    return refusal_of(error, language_of(request))


def refusal_of(error: OrreryError, language: str = "en") -> Response:
    """A refusal on the wire; where waiting helps it says how long."""
    response = answer(problem_of(error, language), status_of(error))
    seconds = _RETRY_SECONDS if response.status_code == 503 else getattr(error, "retry_seconds", None)
    if seconds is not None:
        response.headers["retry-after"] = str(seconds)
    return response


def _note_refusal(scope: Scope, error: OrreryError) -> None:
    """One line, whatever was sent."""
    what = (scope.get("method", "socket"), scope["path"][:_PATH_LETTERS], status_of(error), str(error)[:_PATH_LETTERS])
    _log.info("%s %r refused: %d, %r", *what)


async def note_departure(request: Request, error: Exception) -> Response:
    """Anyone who left in the middle of a request hears nothing of this."""
    return answer(problem_of(Malformed("the request ended too early")), 400)


async def tell_http_problem(request: Request, error: Exception) -> Response:
    """An address or a method that does not exist."""
    assert isinstance(error, HTTPException)
    return answer(problem_of(NoSuchPage()), error.status_code)


async def tell_fault(request: Request, error: Exception) -> Response:
    """A mistake of ours; this response is made outside the middleware, which has its headers from nobody else."""
    _log.error(
        "%s %s failed: %s", request.method, request.scope["path"], type(error).__name__
    )  # uvicorn tells the rest
    response = answer(problem_of(ServerFault()), 500)
    response.headers.update(SECURITY)
    return response
