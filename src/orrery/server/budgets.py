"""Budgets: how much one person and one address may ask for, so that nobody holds up everybody.

Measures are generous: a party behind one address, or a person with many windows, never meets them. They fill again
with time; anyone who meets one is told to wait a moment.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter
from collections.abc import Callable, Hashable
from typing import NamedTuple, Protocol

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from .border import refusal_of
from .errors import Refused, TooFast, TooManyPeople, TooManySockets, TooManyTables
from .people import COOKIE, Person, token_hash
from .proxies import plain_address

_REMEMBERED = 10_000


class Measure(NamedTuple):
    """How many at once, and how many more each second."""

    burst: int
    per_second: float

    def times(self, factor: float) -> Measure:
        """So much more of it, but one at least."""
        return Measure(max(1, int(self.burst * factor)), self.per_second * factor)


REQUESTS = Measure(600, 60.0)
"""Plain requests of one address, pages and pictures included."""
REQUESTS_OF_PERSON = Measure(400, 40.0)
"""The same of one person, from however many addresses."""
PEOPLE = Measure(60, 0.1)
"""New visitors from one address."""
TABLES = Measure(30, 0.1)
"""Tables one person sets up."""
TABLES_OF_ADDRESS = Measure(120, 0.5)
"""Tables all people of one address set up."""
RECORDS = Measure(6, 0.1)
"""Records one person loads."""
RECORDS_OF_ADDRESS = Measure(24, 0.4)
CALLS = Measure(12, 0.02)
"""Messages one person has sent by hand: trials, and mails that ask for consent."""
CALLS_OF_ADDRESS = Measure(40, 0.1)
STEPS = Measure(120, 20.0)
"""Steps of replays one person looks at."""
HINTS = Measure(20, 0.5)
"""Hints one person asks for: each takes a processor for up to a second."""
LOOKS = Measure(60, 2.0)
"""Moments of finished games at which one person asks what the strongest bot would have done."""
GUESSES = Measure(10, 10 / 60)
"""Wrong tokens of the host from one address."""
MESSAGES = Measure(120, 40.0)
"""Messages of one person over all sockets."""
SOCKETS = 24
"""Sockets one person has open at once."""
SOCKETS_OF_ADDRESS = 400


class Bucket:
    """Lets a certain number through on average, and a few at once."""

    __slots__ = ("_burst", "_clock", "_filled", "_per_second", "_tokens")

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        self._tokens = float(burst)
        self._filled = clock()

    def take(self) -> bool:
        """Whether one more is all right now."""
        self._fill()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    @property
    def is_full(self) -> bool:
        self._fill()
        return self._tokens >= self._burst

    @property
    def seconds(self) -> int:
        """How long to wait until one more is all right."""
        self._fill()
        return max(1, math.ceil((1 - self._tokens) / self._per_second))

    def _fill(self) -> None:
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._filled) * self._per_second)
        self._filled = now


class Buckets:
    """A bucket for everybody; a full one says nothing and need not be kept."""

    def __init__(self, measure: Measure, factor: float, clock: Callable[[], float]) -> None:
        self._measure = measure.times(factor)
        self._limited = factor > 0
        self._clock = clock
        self._buckets: dict[Hashable, Bucket] = {}

    def demand(self, who: Hashable, refusal: Refused) -> None:
        """Take one, or be refused and told how long to wait."""
        if not self.take(who):
            refusal.retry_seconds = self._buckets[who].seconds
            raise refusal

    def take(self, who: Hashable) -> bool:
        if not self._limited:
            return True
        bucket = self._buckets.get(who)
        if bucket is None:
            self._forget()
            bucket = self._buckets[who] = Bucket(self._measure.per_second, self._measure.burst, self._clock)
        return bucket.take()

    def _forget(self) -> None:
        if len(self._buckets) >= _REMEMBERED:
            self._buckets = {who: bucket for who, bucket in self._buckets.items() if not bucket.is_full}


class Counted(Protocol):
    """A measure of which everybody may take; where that is counted may be elsewhere."""

    async def demand(self, who: Hashable, refusal: Refused) -> None:
        """Take one, or be refused and told how long to wait."""
        ...


class CountedHere:
    """By this process, which is alone."""

    def __init__(self, buckets: Buckets) -> None:
        self._buckets = buckets

    async def demand(self, who: Hashable, refusal: Refused) -> None:
        self._buckets.demand(who, refusal)


Counting = Callable[[str, Measure], Counted]
"""How something by that name is counted."""


class Budgets:
    """What is left to everybody; with a factor of 0 there are no limits.

    What takes a process's time is counted by each for itself: several have more of it. What takes room in the database
    is counted by all of them together, and so are messages asked for and wrong tokens of the host.
    """

    def __init__(
        self, factor: float, clock: Callable[[], float] = time.monotonic, together: Counting | None = None
    ) -> None:
        def counter(what: str, measure: Measure) -> Counted:
            if together is None or not factor:
                return CountedHere(Buckets(measure, factor, clock))
            return together(what, measure.times(factor))

        self._factor = factor
        self._requests = Buckets(REQUESTS, factor, clock)
        self._requests_of_person = Buckets(REQUESTS_OF_PERSON, factor, clock)
        self._people = counter("people", PEOPLE)
        self._tables = counter("tables", TABLES)
        self._tables_of_address = counter("tables-of-address", TABLES_OF_ADDRESS)
        self._records = counter("records", RECORDS)
        self._records_of_address = counter("records-of-address", RECORDS_OF_ADDRESS)
        self._calls = counter("calls", CALLS)
        self._calls_of_address = counter("calls-of-address", CALLS_OF_ADDRESS)
        self._steps = Buckets(STEPS, factor, clock)
        self._hints = Buckets(HINTS, factor, clock)
        self._looks = Buckets(LOOKS, factor, clock)
        self._guesses = counter("guesses", GUESSES)
        self._guesses_here = Buckets(GUESSES, factor, clock)
        self._messages = Buckets(MESSAGES, factor, clock)
        self._sockets: Counter[Hashable] = Counter()

    def request(self, address: str, token: str | None = None) -> None:
        """Of a person who is known, that person's share too; whoever makes tokens up still has one address."""
        self._requests.demand(address, TooFast())
        if token is not None:
            self._requests_of_person.demand(token_hash(token), TooFast())

    async def person(self, address: str) -> None:
        await self._people.demand(address, TooManyPeople())

    async def table(self, person: Person, address: str) -> None:
        await self._tables.demand(person.id, TooManyTables())
        await self._tables_of_address.demand(address, TooManyTables())

    async def record(self, person: Person, address: str) -> None:
        await self._records.demand(person.id, TooManyTables())
        await self._records_of_address.demand(address, TooManyTables())

    async def call(self, person: Person, address: str) -> None:
        await self._calls.demand(person.id, TooFast())
        await self._calls_of_address.demand(address, TooFast())

    def step(self, person: Person) -> None:
        self._steps.demand(person.id, TooFast())

    def hint(self, person: Person) -> None:
        self._hints.demand(person.id, TooFast())

    def look_back(self, person: Person) -> None:
        self._looks.demand(person.id, TooFast())

    async def guess(self, address: str) -> None:
        """Count a wrong token of the host, first by this process, which also counts while the database fails."""
        self._guesses_here.demand(address, TooFast())
        await self._guesses.demand(address, TooFast())

    def message(self, person: Person) -> None:
        self._messages.demand(person.id, TooFast())

    def enter(self, person: Person, address: str) -> None:
        """One more socket is open."""
        for who, limit in ((person.id, SOCKETS), (address, SOCKETS_OF_ADDRESS)):
            if self._factor and self._sockets[who] >= limit * self._factor:
                raise TooManySockets
        self._sockets.update((person.id, address))

    def leave(self, person: Person, address: str) -> None:
        """One that was open is closed."""
        for who in (person.id, address):
            self._sockets[who] -= 1
            if not self._sockets[who]:
                del self._sockets[who]


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from; of the new kind of address, of which everybody has very many, only the network."""
    host = connection.client.host if connection.client else ""
    try:
        address = plain_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


class MeasuredRequests:
    """Refuses requests of an address or a person that asks for too much."""

    def __init__(self, app: ASGIApp, budgets: Budgets) -> None:
        self._app = app
        self._budgets = budgets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            try:
                asking = HTTPConnection(scope)
                self._budgets.request(address_of(asking), asking.cookies.get(COOKIE))
            except TooFast as problem:
                refusal = refusal_of(problem)
                if scope["type"] == "http":
                    await refusal(scope, receive, send)
                else:
                    await WebSocket(scope, receive, send).send_denial_response(refusal)
                return
        await self._app(scope, receive, send)
