"""The book of a person: which games count, against whom, and what stays of tables that are deleted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.server.book import PlayedGame, keep_played, lines_of, played_by
from orrery.server.exporting import export_store
from orrery.server.importing import import_store
from orrery.server.people import new_token, token_hash
from orrery.server.person_messages import BookLine
from orrery.server.retention import delete_tables
from orrery.server.rows import Entry, HandoverRow, MoveRow, OutcomeRow, SeatRow, TableRow
from orrery.server.store import Store

from .engines import database_in
from .house import House, usual_settings, visit
from .test_afterwards import played_out

ADA, BEN = 1, 2
WON = OutcomeRow([30, 20], [0])
LOST = OutcomeRow([20, 30], [1])


def person(who: int) -> SeatRow:
    return SeatRow("person", who, "", "", None)


def bot(name: str) -> SeatRow:
    return SeatRow("bot", None, name, "", None)


def table(*seats: SeatRow, outcome: OutcomeRow | None = WON, game: str = "race") -> TableRow:
    return TableRow("t", game, 1, {}, ADA, "over", [], 1, list(seats), outcome=outcome)


def change(how: str) -> HandoverRow:
    return HandoverRow(1, 0, how, ADA, "Ada", ADA, "", "greedy", "Ada")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("row", "against", "won"),
    [
        (table(person(ADA), bot("greedy")), "greedy", True),
        (table(person(ADA), bot("random"), outcome=LOST), "random", False),
        (table(person(ADA), bot("greedy"), bot("random")), "greedy", True),
        (table(person(ADA), bot("medium"), bot("easy"), bot("medium")), "medium", True),
        (table(person(ADA), bot("greedy"), person(BEN)), "people", True),
        (table(person(ADA), game="seti", outcome=OutcomeRow([20, 30], [1])), "alone", False),
    ],
)
def test_the_strongest_bot_names_a_table_unless_people_play(row: TableRow, against: str, won: bool) -> None:
    assert played_by(row, ADA) == PlayedGame("t", row.game, against, won)


def test_everybody_has_their_own_result() -> None:
    both = table(person(ADA), person(BEN))
    assert [played_by(both, who) for who in (ADA, BEN)] == [
        PlayedGame("t", "race", "people", True),
        PlayedGame("t", "race", "people", False),
    ]


@pytest.mark.parametrize(
    "row",
    [
        table(person(ADA), bot("greedy"), outcome=None),
        table(person(ADA), person(ADA)),
        table(person(BEN), bot("greedy")),
        table(person(ADA)._replace(kind="bot", bot="greedy"), person(BEN)),
        table(person(ADA), bot("greedy"))._replace(handovers=(change("lent"), change("returned"))),
        table(person(ADA), bot("greedy"))._replace(handovers=(change("replaced"), change("returned"))),
    ],
    ids=["no outcome", "one screen", "not there", "a bot at the end", "lent in between", "replaced in between"],
)
def test_what_was_not_one_person_s_own_game_is_not_in_the_book(row: TableRow) -> None:
    assert played_by(row, ADA) is None


def test_lines_count_games_of_a_kind() -> None:
    played = [PlayedGame(str(number), "race", "greedy", number > 1) for number in range(3)]
    assert lines_of([*played, PlayedGame("x", "seti", "alone", True)]) == [
        BookLine("race", "greedy", 3, 1),
        BookLine("seti", "alone", 1, 1),
    ]


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    store.open()
    yield store
    store.close()


def ended(store: Store, name: str, *seats: SeatRow) -> None:
    row = TableRow(name, "race", 1, {}, seats[0].person or 0, "playing", [0], 1, list(seats))
    store.add_table(row, [MoveRow(0, None, [], [], False)])
    store.append_all([Entry(name, MoveRow(1, 0, ["pass"], [], False), "over", [], WON)])


def deleted(store: Store, *tables: str) -> None:
    with store._engine.begin() as connection:
        keep_played(connection, list(tables))
        delete_tables(connection, list(tables))


def test_a_book_outlives_its_tables_here_and_elsewhere(store: Store, database: str, tmp_path: Path) -> None:
    tokens = [token_hash(new_token()) for _ in range(2)]
    ada, ben = (store.add_person(token).id for token in tokens)
    ended(store, "a", person(ada), person(ben))
    ended(store, "b", person(ada), bot("random"))
    before = [sorted(store.identities.book(who)[0]) for who in (ada, ben)]
    assert [len(book) for book in before] == [2, 1]
    deleted(store, "a", "b")
    assert store.tables_of(ada) == []
    assert [sorted(store.identities.book(who)[0]) for who in (ada, ben)] == before
    store.close()
    export_store(database, tmp_path / "export")
    (tmp_path / "there").mkdir()
    there = database_in(tmp_path / "there")
    for _ in range(2):  # what is known already does not count twice
        import_store(there, tmp_path / "export")
    elsewhere = Store(there)
    elsewhere.open()
    known = [elsewhere.browser(token) for token in tokens]
    assert [sorted(elsewhere.identities.book(each.person.id)[0]) for each in known if each is not None] == before
    elsewhere.close()


def test_the_book_over_the_wire(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, eve = await house.visitor("Ada"), await house.visitor("Eve")
        assert await ada.get("/book") == {"lines": [], "answered": {}}
        going = await ada.table("me", "random", game="race")
        table = await ada.table("me", "random", game="race")
        await played_out(ada, table)
        outcome = (await ada.get(f"/tables/{table}"))["outcome"]
        book = await ada.get("/book")
        won = int(0 in outcome["winners"])
        assert book["lines"] == [{"game": "race", "against": "random", "games": 1, "won": won}]
        assert list(book["answered"]) == [going]
        assert await eve.get("/book") == {"lines": [], "answered": {}}

    visit(usual_settings(tmp_path), scene)
