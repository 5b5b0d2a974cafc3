"""Playing alone: what is remembered of a person's games against a game itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from orrery.core.game import OptionValue
from orrery.server.alone import LoneGame, best_results
from orrery.server.messages import AloneInfo
from orrery.server.people import Person, new_token, token_hash
from orrery.server.rows import Entry, HandoverRow, MoveRow, OutcomeRow, SeatRow, TableRow
from orrery.server.store import Store

from .house import House, usual_settings, visit
from .test_afterwards import played_out

WON, LOST = OutcomeRow([82, 49], [0]), OutcomeRow([49, 82], [1])


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    store.open()
    yield store
    store.close()


def ended(store: Store, name: str, person: Person, outcome: OutcomeRow | None, seats: int = 1) -> None:
    """A table of the person that has come to its end."""
    sitting = [SeatRow("person", person.id, "", "Ada", None) for _ in range(seats)]
    options: dict[str, OptionValue] = {"difficulty": 3}
    row = TableRow(name, "seti", 1, options, person.id, "playing", [0], 1, sitting)
    store.add_table(row, [MoveRow(0, None, [], [], False)])
    store.append_all([Entry(name, MoveRow(1, 0, ["pass"], [], False), "over", [], outcome)])


def test_the_outcome_is_kept_with_the_table(store: Store) -> None:
    ada = store.add_person(token_hash(new_token()))
    ended(store, "t", ada, WON)
    ended(store, "u", ada, None)
    kept = {row.id: row.outcome for row in store.tables_of(ada.id)}
    assert kept == {"t": WON, "u": None}


def test_only_games_that_somebody_played_alone_all_the_time_count(store: Store) -> None:
    ada, ben = (store.add_person(token_hash(new_token())) for _ in range(2))
    ended(store, "alone", ada, WON)
    ended(store, "long-ago", ada, None)
    ended(store, "two", ada, LOST, seats=2)
    ended(store, "bens", ben, LOST)
    ended(store, "lent", ada, LOST)
    lent = HandoverRow(1, 0, "lent", ada.id, "Ada", ada.id, "", "greedy", "Ada")
    store.change_seat("lent", 1, SeatRow("person", ada.id, "", "Ada", None), "over", lent)
    store.hide(ada.id, "alone", True)
    assert store.identities.played_alone(ada.id) == [LoneGame("seti", {"difficulty": 3}, WON)]
    assert store.identities.played_alone(ben.id) == [LoneGame("seti", {"difficulty": 3}, LOST)]


@pytest.mark.parametrize(
    ("outcomes", "best"),
    [
        ([LOST, OutcomeRow([60, 61], [1])], (2, 0, 60, 61)),
        ([OutcomeRow([60, 61], [1]), OutcomeRow([50, 49], [0])], (2, 1, 50, 49)),
        ([OutcomeRow([90, 80], [0]), WON], (2, 2, 82, 49)),
        ([OutcomeRow([53, 20], [0]), WON], (2, 2, 82, 49)),
        ([OutcomeRow([70, 70], [1])], (1, 0, 70, 70)),
    ],
)
def test_the_best_result_is_a_won_one_with_the_largest_margin(
    outcomes: list[OutcomeRow], best: tuple[int, int, int, int]
) -> None:
    options: dict[str, OptionValue] = {"difficulty": 2}
    assert best_results([LoneGame("seti", options, outcome) for outcome in outcomes]) == [
        AloneInfo("seti", 2, *best, 0, options)
    ]


@pytest.mark.parametrize(
    ("outcomes", "best"),
    [
        ([OutcomeRow([9, 12], [0], 23), OutcomeRow([9, 3], [0], 19), OutcomeRow([9, 0], [0], 20)], (3, 9, 3, 19)),
        ([OutcomeRow([8, 0], [1], 30), OutcomeRow([9, 12], [0], 40)], (1, 9, 12, 40)),
        ([OutcomeRow([3, 1], [1], 30), OutcomeRow([5, 12], [1], 9)], (0, 5, 12, 9)),
    ],
)
def test_where_turns_count_the_best_result_took_the_fewest_or_else_reached_the_most(
    outcomes: list[OutcomeRow], best: tuple[int, int, int, int]
) -> None:
    won, points, other, turns = best
    options: dict[str, OptionValue] = {"scenario": 4, "bonus": True}
    assert best_results([LoneGame("empires", options, outcome) for outcome in outcomes]) == [
        AloneInfo("empires", 4, len(outcomes), won, points, other, turns, options)
    ]


def test_every_game_and_level_has_its_result() -> None:
    played = [LoneGame("seti", {"difficulty": level}, WON) for level in (1, 2, 1)]
    played += [LoneGame("empires", {"scenario": 6}, LOST), LoneGame("duel", {}, LOST)]
    assert [(result.game, result.level, result.games) for result in best_results(played)] == [
        ("seti", 1, 2),
        ("seti", 2, 1),
        ("empires", 6, 1),
        ("duel", None, 1),
    ]


def test_the_options_of_the_best_result_are_told() -> None:
    played = [
        LoneGame("empires", {"scenario": 1, "bonus": bonus}, OutcomeRow([9, 0], [0], turns))
        for bonus, turns in ((False, 21), (True, 17))
    ]
    assert [result.options["bonus"] for result in best_results(played)] == [True]


def test_an_outcome_without_turns_is_still_read(store: Store) -> None:
    ada = store.add_person(token_hash(new_token()))
    ended(store, "t", ada, WON)
    with store._engine.begin() as connection:
        connection.exec_driver_sql("update tables set outcome = '[[82,49],[0]]'")
    assert [lone.outcome for lone in store.identities.played_alone(ada.id)] == [WON]


# Over the wire


def test_a_table_of_one_seat_is_played_watched_replayed_and_played_again(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, eve = await house.visitor("Ada"), await house.visitor("Eve")
        seti = next(game for game in await ada.get("/games") if game["name"] == "seti")
        assert dict(zip(seti["seats"], seti["own_sides"], strict=True)) == {1: ["rival"], 2: [], 3: [], 4: []}
        assert await ada.get("/alone") == []
        table = await ada.table("me", game="seti", difficulty=2)
        watching = await eve.eyes(table, None)
        assert len(watching.now["points"]) == 2
        await played_out(ada, table)
        ended = await watching.until(lambda update: update["outcome"] is not None)
        scores, winners = ended["outcome"]["scores"], ended["outcome"]["winners"]
        assert (len(scores), winners) == (2, [1])
        assert {event["seat"] for event in watching.log} == {0, 1}
        entry = (await ada.get("/tables"))[0]
        assert (entry["status"], entry["outcome"]) == ("over", {"scores": scores, "winners": winners})
        assert await ada.get("/alone") == [
            {
                "game": "seti",
                "level": 2,
                "games": 1,
                "won": 0,
                "points": scores[0],
                "other": scores[1],
                "turns": 0,
                "options": entry["options"],
            }
        ]
        assert await eve.get("/alone") == []
        step = await ada.get(f"/tables/{table}/steps/0?seat=0")
        last = await ada.get(f"/tables/{table}/steps/{step['steps']}?seat=0")
        assert last["history"][-1] == scores
        again = (await ada.post(f"/tables/{table}/rematch", {}, 201))["id"]
        info = await ada.get(f"/tables/{again}")
        assert (len(info["seats"]), info["options"]["difficulty"]) == (1, 2)

    visit(usual_settings(tmp_path), scene)


def test_a_loaded_record_of_a_game_alone_is_shown_but_is_no_result(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, ben = await house.visitor("Ada"), await house.visitor("Ben")
        table = await ada.table("me", game="seti", difficulty=1)
        await played_out(ada, table)
        record = (await ada.http.get(f"/api/tables/{table}/record")).text
        loaded = (await ben.http.post("/api/records", content=record)).json()["id"]
        assert (await ben.get(f"/tables/{loaded}"))["status"] == "over"
        assert await ben.get("/alone") == []

    visit(usual_settings(tmp_path), scene)


def test_a_bot_that_plays_alone_is_one_of_the_few_tables_of_bots(tmp_path: Path) -> None:
    settings = replace(usual_settings(tmp_path), bot_tables=1, budget=1.0, pace_seconds=60.0)

    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        await ada.table("random", game="seti")
        seats = [{"kind": "bot", "bot": "random"}]
        refused = await ada.post("/tables", {"game": "seti", "seats": seats}, 429)
        assert refused["message"] == "error-too-many-bot-tables"
        await ada.table("me", game="seti")

    visit(settings, scene)
