"""The browser's types say what the server really sends and accepts."""

from __future__ import annotations

import json
import re

import msgspec
import pytest
from msgspec import inspect as types

import orrery
from orrery.games.empires.sight.constants import CONSTANTS
from orrery.server import messages, requests
from orrery.server.messages import Problem, SeatInfo, TableInfo
from orrery.server.requests import Answers, Hello, NewSeat, NewTable, Undo
from orrery.server.typescript import Names, Untranslatable, catalogue, generate


@pytest.fixture(scope="module")
def text() -> str:
    return generate()


def fields(text: str, name: str) -> dict[str, str]:
    """The fields of an interface with their types, optional ones with a question mark."""
    found = re.search(rf"^export interface {name} {{\n(.*?)^}}$", text, re.MULTILINE | re.DOTALL)
    assert found, f"no interface {name}"
    lines = [line.strip() for line in found[1].splitlines()]
    return dict(line.removesuffix(";").split(": ", 1) for line in lines if not line.startswith("/**"))


def test_every_message_has_an_interface(text: str) -> None:
    structs = [
        found
        for module in (requests, messages)
        for found in vars(module).values()
        if isinstance(found, type) and issubclass(found, msgspec.Struct)
    ]
    declared = [struct for struct in structs if struct is not msgspec.Struct]
    assert len(declared) > 20
    for struct in declared:
        info = types.type_info(struct)
        assert isinstance(info, types.StructType)
        tag = [] if info.tag_field is None else [info.tag_field]
        expected = tag + [field.encode_name for field in info.fields]
        assert [name.removesuffix("?") for name in fields(text, struct.__name__)] == expected


def test_what_the_server_tells_has_all_fields(text: str) -> None:
    seat = SeatInfo("bot", "Ada", "random", False, True, None, [])
    table = TableInfo("x", "duel", {}, [seat], "open", 0, [], True)
    for told in (seat, table, Problem("error-x", {})):
        assert list(fields(text, type(told).__name__)) == list(msgspec.to_builtins(told))


def test_what_the_browser_sends_may_leave_defaults_out(text: str) -> None:
    assert fields(text, "NewSeat") == {"kind": '"bot" | "me" | "open"', "bot?": "string", "name?": "string"}
    assert msgspec.convert({"game": "duel", "seats": [{"kind": "me"}]}, NewTable).seats == [NewSeat("me")]
    assert fields(text, "Hello") == {"type": '"hello"', "seat": "number | null", "since?": "number"}
    assert msgspec.convert({"type": "hello", "seat": None}, Hello | Answers | Undo) == Hello(None)


def test_unions_have_names_and_fields_speak_of_them(text: str) -> None:
    assert "export type FromBrowser = Hello | Answers | Undo | Ponder | Advise;" in text
    assert "export type FromServer = Update | Problem | Forecast | Hint | Company | BrowsersChanged;" in text
    assert fields(text, "EventInfo")["facts"] == "Record<string, Word | null>"
    assert fields(text, "NewTable")["options?"] == "Record<string, OptionValue>"


def test_sentences_of_classes_and_fields_are_kept(text: str) -> None:
    assert "/** A table to be set up. */\nexport interface NewTable {" in text
    assert "  /** Whether the person asking created it. */\n  mine: boolean;" in text


@pytest.mark.parametrize("name", orrery.NAMES)
def test_views_are_named_after_their_game(text: str, name: str) -> None:
    view = orrery.game(name).view(orrery.new(name), 0)
    assert list(fields(text, f"{name.capitalize()}View")) == list(view)
    players = view["players"]
    assert isinstance(players, list)
    assert list(fields(text, f"{name.capitalize()}PlayerView")) == list(players[0])


def test_what_may_be_missing_in_a_view_may_be_null(text: str) -> None:
    assert fields(text, "DuelView")["flight"] == "DuelFlightView | null"


def test_the_client_knows_which_games_it_comes_with() -> None:
    found = re.search(r"^export const GAMES = (.*?) as const;$", catalogue(), re.MULTILINE)
    assert found
    assert json.loads(found[1]) == orrery.NAMES


def test_what_a_game_tells_once_and_for_all_is_a_constant(text: str) -> None:
    found = re.search(r"^export const EMPIRES = (.*?) as const;$", text, re.MULTILINE | re.DOTALL)
    assert found
    assert json.loads(found[1]) == CONSTANTS


def test_the_text_is_the_same_every_time(text: str) -> None:
    assert generate() == text


def test_an_unknown_type_is_named_instead_of_guessed() -> None:
    with pytest.raises(Untranslatable, match="SetType"):
        Names().text(types.type_info(set[int]))
