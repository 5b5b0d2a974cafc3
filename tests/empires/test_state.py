"""The position: copies hold every field in its place, and what is shared by copies is never changed in place."""

from __future__ import annotations

import inspect

from orrery import RandomDealer
from orrery.games.empires import GAME
from orrery.games.empires.position.player import Player
from orrery.games.empires.position.state import State

SHARED = {"places", "areas", "gates", "structures", "tokens", "missions", "sides"}


def distinct(fields: list[str], like: object) -> dict[str, object]:
    """A value for each field that no other field has, of the kind it has in a game."""
    found: dict[str, object] = {}
    for number, name in enumerate(fields, start=1000):
        value = getattr(like, name)
        found[name] = [number] if isinstance(value, list) else number
    return found


def test_a_copy_of_a_player_has_every_field_in_its_place() -> None:
    fields = list(inspect.signature(Player).parameters)
    values = distinct(fields, GAME.new(2, {}, RandomDealer(1)).state.players[0])
    player = Player(**values)  # type: ignore[arg-type]
    copy = player.copy()
    assert {name: getattr(copy, name) for name in fields} == values
    lists = [name for name in fields if isinstance(values[name], list)]
    assert not [name for name in lists if getattr(copy, name) is values[name]]


def test_a_copy_of_a_position_has_every_field_in_its_place() -> None:
    fields = list(inspect.signature(State).parameters)
    like = GAME.new(2, {}, RandomDealer(1)).state
    values = {**distinct(fields, like), "players": [], "area_places": [[1]], "area_tiles": [[2]]}
    state = State(**values)  # type: ignore[arg-type]
    copy = state.copy()
    assert {name: getattr(copy, name) for name in fields} == values
    lists = {name for name in fields if isinstance(values[name], list)}
    assert {name for name in lists if getattr(copy, name) is values[name]} == SHARED
