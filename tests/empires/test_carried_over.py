"""Tables of rules version 3 (form 4) go on under today's rules: positions that the code of that time has played."""

from __future__ import annotations

import base64
import json
from pathlib import Path

from orrery.core.dealer import RandomDealer
from orrery.core.table import Table
from orrery.games.empires import GAME
from orrery.games.empires.facts.board import HOLES, NOTHING, ORANGE, OUTPOST
from orrery.games.empires.facts.cards import IS_RELIC
from orrery.games.empires.position.state import State
from orrery.games.empires.rules.attacking import attack_planet, most_bonus
from orrery.games.empires.rules.classic.building import BuildForTroops
from orrery.games.empires.solo.rule_set import READY_CARDS
from orrery.server.snapshots import Album

FOLDER = Path(__file__).parent.parent / "stored_tables"


def positions(stem: str) -> list[Table[State]]:
    """Every position of a stored table, the set-up first, led to today's form."""
    rows = [json.loads(line) for line in (FOLDER / f"{stem}.jsonl").read_text(encoding="utf-8").splitlines()]
    album, found = Album(), []
    for row in rows:
        if row.get("row") == "moves":
            snapshot = album.unpack(row["number"], base64.b64decode(row["snapshot"]))
            data = GAME.carry_over(json.loads(snapshot.position), snapshot.telling.form)
            found.append(GAME.decode(data, RandomDealer(1)))
    return found


def alone(prompt: str) -> Table[State]:
    """Scenario 5 with its bonus, where this is asked."""
    for table in positions("empires-alone-rules-3-form-4"):
        question = table.question(0)
        if question is not None and question.prompt() == prompt:
            return table
    raise AssertionError(prompt)


# Alone


def test_the_bonus_of_a_scenario_that_had_begun_comes_from_the_one_pile_of_that_time() -> None:
    """Scenario 5: the two relics are still to come when a planet without a robot is asked for."""
    table = alone("spare-one")
    table.events = []
    before = sorted(table.state.campaign.relics)
    assert len(before) >= 2
    table.act(0, table.questions()[0][0])
    won = [event.facts[0] for event in table.events if event.kind.name == "relic-recovered"]
    assert sorted(table.state.players[0].fresh) == sorted(won)
    assert len(won) == 2
    assert sorted([*table.state.campaign.relics, *won]) == before
    assert all(IS_RELIC[relic] for relic in won)


def test_a_turn_that_had_begun_has_the_bonus_of_the_orange_card_once() -> None:
    """At that time the card laid its bonus among those of relics when the turn began."""
    table = alone("choose-action")
    state = table.state
    assert state.campaign.stones[ORANGE] == 1
    assert (state.bonuses, most_bonus(state, 0)) == ([2], 2)


def test_the_next_turn_has_it_by_the_card() -> None:
    table = alone("choose-action")
    READY_CARDS.resolve(table, 0)
    table.state.bonuses = []
    assert most_bonus(table.state, 0) == 2


# Classic


def building_a_city(state: State, seat: int, hole: int) -> Table[State]:
    """The building action of a player whose troop and outpost lie on a planet."""
    player = state.players[seat]
    state.set_owner(hole, seat)
    state.troops[hole] += 1
    state.outposts[hole] += 1
    player.troops -= 1
    player.buildings[OUTPOST] -= 1
    table = GAME.table_at(state, [(seat, BuildForTroops(NOTHING))], 2, RandomDealer(1))
    table.act(seat, GAME.actions.parse(f"build city {HOLES[hole]}"))
    return table


def test_a_city_that_stood_already_unlocks_nothing_when_it_is_built_again() -> None:
    """Page 15: what was unlocked stays, and a building that comes again unlocks nothing."""
    table = positions("empires-classic-rules-3-form-4")[-1]
    state = table.state
    hole = next(hole for hole, count in enumerate(state.cities) if count)
    seat = state.owner[hole]
    attack_planet(table, 1 - seat, hole)
    assert (state.cities[hole], state.players[seat].cities_built) == (0, 1)
    assert building_a_city(state, seat, hole).questions() == {}
    second = building_a_city(state, seat, hole).question(seat)
    assert second is not None
    assert second.prompt() == "unlock"


def test_cities_of_other_modes_are_counted_by_their_spaces() -> None:
    """Nothing is written down for them: the spaces of the player board tell what was unlocked."""
    for table in positions("empires-rules-3-form-4"):
        assert [player.cities_built for player in table.state.players] == [0, 0, 0, 0]
