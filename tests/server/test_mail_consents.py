"""Consent to mail: an address is asked once a day at most, and never after its owner has stopped mail."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count

import pytest
from sqlalchemy import Engine, insert, select, update

from orrery.server.call_errors import MailNotAllowed, TooManyWays
from orrery.server.calls import MOST_WAYS, WayRow
from orrery.server.database import Database
from orrery.server.mail_consents import MailConsents
from orrery.server.mail_links import recipient_of
from orrery.server.schema import KEYS, MAIL_RECIPIENTS, WAYS
from orrery.server.store import Store

DAY = 24 * 3600 * 1_000_000
NOW = 1_800_000_000_000_000
ADDRESS = "ben@mail.example"
SAME = ["ben@mail.example", "Ben@mail.example", "ben@MAIL.Example", "ben+games@mail.example"]


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    store.open()
    yield store
    store.close()


@pytest.fixture
def beside(database: str) -> Iterator[Engine]:
    """Yield a second engine on the same database, as another process has it."""
    engine = Database(database).engine
    yield engine
    engine.dispose()


@pytest.fixture
def enter(store: Store) -> Callable[..., WayRow]:
    """A way by which somebody new, or a known person, would like to be told."""
    numbers = count()

    def way(address: str = ADDRESS, person: int = 0) -> WayRow:
        number = next(numbers)
        return WayRow(f"way{number}", person or store.add_person(f"{number:064}").id, "mail", address, "en", False)

    return way


@pytest.mark.parametrize("address", SAME)
def test_an_address_is_asked_once_a_day_by_whomever(store: Store, enter: Callable[..., WayRow], address: str) -> None:
    consents = store.mail_consents
    first = consents.add(enter(), NOW)
    assert first is not None
    for later in (0, 1, DAY - 1):
        with pytest.raises(MailNotAllowed):
            consents.add(enter(address), NOW + later)
    assert consents.add(enter("eve@mail.example"), NOW) is not None
    assert consents.add(enter(address), NOW + DAY) is not None
    with pytest.raises(MailNotAllowed):
        consents.add(enter(), NOW + DAY + 1)


@pytest.mark.parametrize(
    ("address", "other", "is_same"),
    [
        ("victim.name@gmail.com", "victimname@gmail.com", True),
        ("victim.name@gmail.com", "v.ictimName+games@googlemail.com", True),
        ("victim.name@mail.example", "victimname@mail.example", False),
        ("victim@gmail.com", "victim@gmail.com.example", False),
        ("+a@mail.example", "+b@mail.example", False),
        ("+a@mail.example", "+A@mail.example", True),
        ("ben@mail.example", "ben+@mail.example", True),
    ],
)
def test_spellings_of_one_mailbox_have_the_same_hash(address: str, other: str, is_same: bool) -> None:
    assert (recipient_of("key", address) == recipient_of("key", other)) == is_same


def test_a_way_with_the_hash_of_an_earlier_version_is_stopped_by_its_own_mails(
    store: Store, enter: Callable[..., WayRow], beside: Engine
) -> None:
    way = store.mail_consents.add(enter("victim.name@gmail.com"), NOW)
    hash_of_before = 22 * "x"
    assert way is not None
    with beside.begin() as connection:
        connection.execute(update(WAYS).values(recipient=hash_of_before, confirmed=True))
    [stored] = store.calls.ways([way.person])
    assert store.mail_consents.stop(store.mail_consents.link(stored), NOW) is not None
    assert store.calls.ways([way.person]) == []


def test_who_enters_an_address_again_keeps_the_link_that_was_sent(store: Store, enter: Callable[..., WayRow]) -> None:
    consents = store.mail_consents
    first = consents.add(enter(), NOW)
    assert first is not None
    again = enter(person=first.person)
    assert consents.add(again, NOW + 1) is None, "the mail of today is enough"
    assert consents.add(again, NOW + DAY) == first
    assert consents.accept(consents.link(first)) is not None
    assert consents.add(again, NOW + 2 * DAY) is None, "the address is confirmed"
    [kept] = store.calls.ways([first.person])
    assert (kept.id, kept.confirmed) == (first.id, True)


def test_removing_the_way_opens_nothing(store: Store, enter: Callable[..., WayRow]) -> None:
    way = store.mail_consents.add(enter(), NOW)
    assert way is not None
    store.calls.remove_way(way.person, way.id)
    with pytest.raises(MailNotAllowed):
        store.mail_consents.add(enter(person=way.person), NOW + 1)


def test_a_clock_that_was_wrong_closes_no_address(store: Store, enter: Callable[..., WayRow]) -> None:
    assert store.mail_consents.add(enter(), NOW + 400 * DAY) is not None
    assert store.mail_consents.add(enter(), NOW) is not None


@pytest.mark.engines("postgresql")
def test_of_several_processes_one_asks(store: Store, enter: Callable[..., WayRow], beside: Engine) -> None:
    ways = [enter(address) for address in 3 * SAME]
    consents = [store.mail_consents, MailConsents(beside)]

    def ask(number: int) -> bool:
        try:
            return consents[number % 2].add(ways[number], NOW) is not None
        except MailNotAllowed:
            return False

    with ThreadPoolExecutor(len(ways)) as threads:
        asked = list(threads.map(ask, range(len(ways))))
    assert asked.count(True) == 1


def test_after_stop_nobody_may_ask_until_the_link_allows_it(store: Store, enter: Callable[..., WayRow]) -> None:
    consents = store.mail_consents
    ada, ben = (consents.add(enter(SAME[number]), NOW + number * DAY) for number in range(2))
    assert ada is not None
    assert ben is not None
    consents.accept(consents.link(ben))
    stopped = consents.stop(consents.link(ada), NOW + DAY)
    assert stopped is not None
    assert stopped.state == "stopped"
    assert store.calls.ways([ada.person, ben.person]) == [], "the address is gone, whoever has entered it"
    store.identities.leave(ada.person, "Ada", {}, 2)
    for later in (1, 2, 500):
        for address in SAME:
            with pytest.raises(MailNotAllowed):
                consents.add(enter(address), NOW + later * DAY)
    assert consents.stop(consents.link(ben), NOW + 500 * DAY) is not None, "a second time changes nothing"
    allowed = consents.accept(stopped.link)
    assert allowed is not None
    assert allowed.state == "allowed"
    assert consents.add(enter(), NOW + 501 * DAY) is not None


def test_a_mail_s_link_stops_it_also_when_the_way_was_removed(store: Store, enter: Callable[..., WayRow]) -> None:
    consents = store.mail_consents
    way = consents.add(enter(), NOW)
    assert way is not None
    store.calls.remove_way(way.person, way.id)
    link = consents.link(way)
    assert consents.accept(link) is None, "there is nothing to confirm"
    assert consents.stop(link, NOW) is not None
    with pytest.raises(MailNotAllowed):
        consents.add(enter(), NOW + 2 * DAY)


def test_nobody_can_write_a_link(store: Store, enter: Callable[..., WayRow]) -> None:
    consents = store.mail_consents
    mine, other = consents.add(enter(), NOW), consents.add(enter("eve@mail.example"), NOW)
    assert mine is not None
    assert other is not None
    link, another = consents.link(mine), consents.link(other)
    forged = [link[:-1], link + "x", "x" + link, another[:22] + link[22:], link[:44] + another[44:], "", "x" * 60]
    for text in forged:
        assert consents.accept(text) is None
        assert consents.stop(text, NOW) is None
    assert len(store.calls.ways([mine.person, other.person])) == 2


def test_what_did_not_leave_does_not_count(store: Store, enter: Callable[..., WayRow]) -> None:
    consents = store.mail_consents
    way = consents.add(enter(), NOW)
    assert way is not None
    consents.take_back(way, added=True)
    assert store.calls.ways([way.person]) == []
    again = consents.add(enter(person=way.person), NOW + 1)
    assert again is not None
    assert consents.add(again, NOW + DAY + 1) == again
    consents.take_back(again, added=False)
    assert consents.add(again, NOW + DAY + 2) == again
    consents.stop(consents.link(again), NOW)
    consents.take_back(again, added=False)
    with pytest.raises(MailNotAllowed):
        consents.add(enter(), NOW + 9 * DAY)


def test_a_person_has_room_for_so_many(store: Store, enter: Callable[..., WayRow]) -> None:
    person = enter().person
    for number in range(MOST_WAYS):
        assert store.mail_consents.add(enter(f"a{number}@mail.example", person), NOW) is not None
    with pytest.raises(TooManyWays):
        store.mail_consents.add(enter(person=person), NOW)
    assert store.mail_consents.add(enter(), NOW) is not None, "the refusal has not used up the day"


def test_a_hash_with_the_server_s_secret_is_all_that_stays(
    store: Store, enter: Callable[..., WayRow], beside: Engine
) -> None:
    way = store.mail_consents.add(enter(), NOW)
    other = store.mail_consents.add(enter("eve@mail.example"), NOW)
    assert way is not None
    assert other is not None
    store.mail_consents.stop(store.mail_consents.link(way), NOW)
    store.mail_consents.add(enter("cleo@mail.example"), NOW + 3 * DAY)
    with beside.connect() as connection:
        rows = connection.execute(select(MAIL_RECIPIENTS)).all()
        secret = connection.execute(select(KEYS.c.value).where(KEYS.c.name == "mail")).scalar_one()
    assert (way.recipient, NOW, True) in [tuple(row) for row in rows]
    assert len(rows) == 2, "who was only asked is forgotten after a day"
    assert len(secret) >= 40


def test_links_of_mails_from_before_they_were_signed_work(
    store: Store, enter: Callable[..., WayRow], beside: Engine
) -> None:
    rows = [enter()._replace(secret=f"secret-of-before-{number}") for number in range(2)]
    with beside.begin() as connection:
        for row in rows:
            connection.execute(insert(WAYS).values(created=NOW, **row._asdict()))
    confirmed = store.mail_consents.accept("secret-of-before-0")
    assert confirmed is not None
    assert confirmed.state == "confirmed"
    stopped = store.mail_consents.stop("secret-of-before-0", NOW)
    assert stopped is not None
    assert store.calls.ways([row.person for row in rows]) == []
    allowed = store.mail_consents.accept(stopped.link)
    assert allowed is not None
    assert allowed.state == "allowed"
