"""Orrery: space board games with exact rules.

>>> import orrery
>>> game = orrery.game("duel")
>>> table = orrery.new("duel", seats=2, seed=7, options={"refill": "face-down"})
>>> {seat: [game.actions.text(action) for action in options] for seat, options in table.questions().items()}[0]
['choose storage', 'choose command', 'choose science', 'choose production', 'choose sensor', 'choose trade']
>>> table.act(0, game.actions.parse("choose sensor"))
>>> game.view(table, 1)["players"][0]["chosen"]    # the rival sees that, not what
[None]
>>> game.outcome(table) is None
True
>>> imagined = game.determinize(table, 1, orrery.RandomDealer(1))
>>> again = game.decode(game.encode(table), orrery.RandomDealer(2))
>>> game.hash(again) == game.hash(table)
True

Any position can be built: an encoded one, or a state with what is still to be done, the next first:

>>> from orrery.games.duel import GAME, TradeAndBuild
>>> state = GAME.new(2, {}, orrery.RandomDealer(7)).state
>>> state.players[1].stock = [1, 0, 1, 1, 0, 0]
>>> table = GAME.table_at(state, [(1, TradeAndBuild())], seats=2, dealer=orrery.RandomDealer(3))
>>> [game.actions.text(action) for action in table.questions()[1]][-2:]
['build trade-1', 'end-turn']

A match remembers how its table came about:

>>> match = orrery.Match(game, ["Ada", "Ben"], {}, orrery.RandomDealer(7))
>>> match.act(0, "choose sensor")
>>> match.act(0, "choose command")
>>> kept = match.undo(0)
>>> text = match.record().to_json()
>>> orrery.replay(game, orrery.Record.from_json(text)).moves
['0 choose sensor']
"""

from __future__ import annotations

from collections.abc import Mapping

from .core.actions import ActionSpace
from .core.dealer import Dealer, RandomDealer, RecordingDealer, ScriptedDealer, Trial
from .core.errors import (
    BadOptionValue,
    BrokenExtension,
    BrokenPosition,
    BrokenRecord,
    IllegalAction,
    NoFeatures,
    NothingToUndo,
    NotYourQuestion,
    OptionForSeats,
    OptionNeeds,
    OrreryError,
    UnknownAction,
    UnknownGame,
    UnknownOption,
    WrongDeal,
    WrongSeats,
    WrongType,
)
from .core.events import Event, EventKind
from .core.game import Game, Option, OptionValue, Outcome, Prospect, Refusal
from .core.match import Match, replay
from .core.record import Record
from .core.table import Effect, Pending, Question, State, Table
from .games import NAMES, game, names

__version__ = "0.1.0"


def new(name: str, seats: int = 2, seed: int = 0, options: Mapping[str, object] | None = None) -> Table[State]:
    """A fresh table of a game, dealt from a seed, with its first question waiting."""
    return game(name).new(seats, options or {}, RandomDealer(seed))


__all__ = [
    "NAMES",
    "ActionSpace",
    "BadOptionValue",
    "BrokenExtension",
    "BrokenPosition",
    "BrokenRecord",
    "Dealer",
    "Effect",
    "Event",
    "EventKind",
    "Game",
    "IllegalAction",
    "Match",
    "NoFeatures",
    "NotYourQuestion",
    "NothingToUndo",
    "Option",
    "OptionForSeats",
    "OptionNeeds",
    "OptionValue",
    "OrreryError",
    "Outcome",
    "Pending",
    "Prospect",
    "Question",
    "RandomDealer",
    "Record",
    "RecordingDealer",
    "Refusal",
    "ScriptedDealer",
    "State",
    "Table",
    "Trial",
    "UnknownAction",
    "UnknownGame",
    "UnknownOption",
    "WrongDeal",
    "WrongSeats",
    "WrongType",
    "game",
    "names",
    "new",
    "replay",
]
