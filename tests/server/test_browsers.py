"""Browsers of one person at several processes: changes at once, and news of a new one at open tables."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from orrery.server.browser_names import UNNAMED
from orrery.server.browsers import DAY, LinkKind, NewBrowser
from orrery.server.errors import BadIdentityLink
from orrery.server.people import Browser, new_token, token_hash
from orrery.server.store import Store, now

from .engines import PostgreSql
from .test_processes import Street, played

pytestmark = pytest.mark.engines("postgresql")

Change = Callable[[Store, Browser], object]


def change_by(name: str) -> Change:
    """A change of a person's links or browsers, by its method."""
    made = hash_of_new()
    return {
        "make_link": lambda store, ada: store.browsers.make_link(ada.person.id, ada.id, "recovery", made, now()),
        "keep_only": lambda store, ada: store.browsers.keep_only(ada.person.id, ada.id, now()),
        "sign_out": lambda store, ada: store.browsers.sign_out(ada.person.id, other_of(store, ada), ada.id, now()),
        "revoke": lambda store, ada: store.browsers.revoke_recovery(ada.person.id, ada.id, now()),
        "leave": lambda store, ada: store.identities.leave(ada.person.id, "Ada", {}, now()),
    }[name]


def hash_of_new() -> str:
    return token_hash(new_token())


def other_of(store: Store, ada: Browser) -> str:
    return next(row.id for row in store.browsers.listed(ada.person.id)[0] if row.id != ada.id)


@pytest.mark.parametrize("name", ["make_link", "keep_only", "sign_out", "revoke", "leave"])
def test_a_link_is_used_while_something_else_changes(engine: PostgreSql, database: str, name: str) -> None:
    """Both wait for a third connection, which holds the person; the link's use waits behind the other change."""
    failures: list[BaseException] = []
    used: list[bool] = []
    waiting = f"SELECT count(*) FROM pg_stat_activity WHERE datname = '{database.rpartition('/')[2]}'"
    waiting += " AND wait_event_type = 'Lock'"

    def noted(work: Callable[[], object]) -> threading.Thread:
        def run() -> None:
            try:
                work()
            except BaseException as problem:
                failures.append(problem)

        thread = threading.Thread(target=run)
        thread.start()
        return thread

    with closing(Store(database)) as store, closing(Store(database)) as elsewhere:
        for each in (store, elsewhere):
            each.open()
        token, secret = hash_of_new(), hash_of_new()
        person = store.add_person(token).id
        ada = store.browser(token)
        assert ada is not None
        kind: LinkKind = "device" if name == "sign_out" else "recovery"
        store.browsers.make_link(person, ada.id, "device", link := hash_of_new(), now())
        store.browsers.use_link(link, hash_of_new(), NewBrowser(hash_of_new(), UNNAMED), None, now())
        store.browsers.make_link(person, ada.id, kind, secret, now())

        def use() -> None:
            new = NewBrowser(hash_of_new(), UNNAMED)
            try:
                store.browsers.use_link(secret, hash_of_new(), new, None, now())
                used.append(True)
            except BadIdentityLink:
                used.append(False)

        with psycopg.connect(database) as third:
            third.execute("SELECT 1 FROM people WHERE id = %s FOR UPDATE", [person])
            threads = [noted(lambda: change_by(name)(elsewhere, ada))]
            for count, work in ((1, None), (2, use)):
                if work is not None:
                    threads.append(noted(work))
                while engine.cluster.do(waiting) != [(count,)]:
                    assert all(thread.is_alive() for thread in threads)
        for thread in threads:
            thread.join()
    assert failures == []
    assert used == [False], "the other change came first"


def test_old_links_of_others_hold_nobody_up(database: str) -> None:
    with closing(Store(database)) as store:
        store.open()
        tokens = hash_of_new(), hash_of_new()
        for token in tokens:
            store.add_person(token)
        ada, ben = (store.browser(token) for token in tokens)
        assert ada is not None
        assert ben is not None
        old = hash_of_new()
        store.browsers.make_link(ben.person.id, ben.id, "device", old, now() - 2 * DAY)
        with psycopg.connect(database) as third:
            third.execute("SELECT 1 FROM links WHERE secret_hash = %s FOR UPDATE", [old])
            store.browsers.make_link(ada.person.id, ada.id, "device", hash_of_new(), now())
        store.browsers.make_link(ada.person.id, ada.id, "device", hash_of_new(), now())
        with psycopg.connect(database) as third:
            assert third.execute("SELECT count(*) FROM links").fetchone() == (1,)


def test_open_tables_at_other_processes_are_told_that_a_browser_has_joined(tmp_path: Path) -> None:
    async def scene(houses: Street) -> None:
        here, there = await houses.visitor("Ada")
        eyes = await there.eyes(await here.table("me", "me"), 0)
        phone = await houses.houses[0].stranger()
        await phone.arrive((await here.post("/me/link"))["secret"])
        while eyes.heard[-1]["type"] != "browsers":
            await eyes.next()
        assert len((await there.get("/me"))["joined"]) == 1

    played(tmp_path, scene)
