"""The server as an application: routes, start and end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from functools import partial

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from starlette.routing import BaseRoute, Mount, Route, Router

from ..core.errors import OrreryError
from .addresses import Addresses
from .api import Api
from .backroom import BackRoom
from .border import (
    BasePath,
    Gate,
    RenewedCookies,
    SecurityHeaders,
    note_departure,
    tell_fault,
    tell_http_problem,
    tell_problem,
)
from .bots_pool import BotsPool
from .budgets import Budgets, MeasuredRequests
from .calling import Calling
from .health import Health, HostAccess
from .host import HostPage
from .housekeeping import Housekeeping
from .lookback_api import LookBackApi
from .neighbours import neighbours_of
from .pages import Assets, Pages
from .person_api import PersonApi
from .rooms import Rooms
from .settings import Settings
from .shared_budgets import CountedTogether
from .store import Store
from .ways_api import WaysApi

_GZIP_LEVEL = 6
_log = logging.getLogger(__name__)


Chore = Callable[[], Coroutine[object, object, None]]


async def _note_mistakes(chore: Coroutine[object, object, None]) -> None:
    """A chore that nobody waits for; a mistake of ours in it is written down at once."""
    try:
        await chore
    except Exception:
        _log.exception("a chore has ended")


def create_app(settings: Settings, addresses: Addresses, *more_chores: Chore, wait_for_jobs: bool = False) -> Starlette:
    """The server; it opens its database when it is started, and can be started once.

    One that takes the place of another accepts nobody before its job processes have loaded what they need: until then
    no long table could be restored there, while other processes can.
    """
    store = Store(settings.database)
    pool = BotsPool(settings.thinkers, settings.think_seconds, settings.think)
    backroom = BackRoom(settings)
    neighbours = neighbours_of(store, settings.pause)
    rooms = Rooms(settings, store, pool, backroom, neighbours)
    housekeeping = Housekeeping(store, settings.keep, settings.pause)
    calling = Calling(settings, rooms, addresses.public_url)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await asyncio.to_thread(store.open)
        if wait_for_jobs:
            await asyncio.gather(pool.start(), backroom.start())
        work = [
            rooms.tidy(),
            rooms.resume(),
            rooms.heal(),
            housekeeping.run(),
            store.check(),
            store.retry_writing(),
            calling.run(),
            neighbours.run(rooms.following),
            *(chore() for chore in more_chores),
        ]
        chores = [asyncio.create_task(_note_mistakes(chore)) for chore in work]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await looking_back.analyses.stop()
            await rooms.stop()
            await neighbours.leave()
            pool.close()
            backroom.close()
            store.close()

    together = partial(CountedTogether, store) if store.shared else None
    budgets = Budgets(settings.budget, together=together)
    access = HostAccess(settings.host_token, budgets)
    looking_back = LookBackApi(rooms, budgets)
    own = [*PersonApi(rooms, budgets).routes(), *WaysApi(store, calling, budgets).routes()]
    more = [*own, *looking_back.routes(), *Health(access, rooms).routes()]
    routes: list[BaseRoute] = [
        Mount("/api", Router([*Api(settings, rooms, budgets).routes(), *more], redirect_slashes=False)),
        Mount("/assets", Assets(directory=settings.client / "assets", check_dir=False)),
        *HostPage(access, rooms, housekeeping).routes(),
        Route("/{path:path}", Pages(settings.client, addresses.base_path).page, methods=["GET"]),
    ]
    app = Starlette(
        routes=routes,
        middleware=[
            Middleware(BasePath, base=addresses.base_path),
            Middleware(SecurityHeaders),
            Middleware(MeasuredRequests, budgets=budgets),
            Middleware(Gate, addresses=addresses),
            Middleware(RenewedCookies),
            Middleware(GZipMiddleware, minimum_size=500, compresslevel=_GZIP_LEVEL),
        ],
        exception_handlers={
            OrreryError: tell_problem,
            HTTPException: tell_http_problem,
            ClientDisconnect: note_departure,
            Exception: tell_fault,
        },
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.addresses = addresses
    app.state.rooms = rooms
    app.state.store = store
    return app
