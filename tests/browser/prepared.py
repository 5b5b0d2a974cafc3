"""Positions to be opened in a browser: games between bots, cut just before something happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import cast

import orrery
from orrery import Match, RandomDealer, Record, bots
from orrery.core.dealer import ScriptedDealer
from orrery.core.events import Event
from orrery.core.table import Table
from orrery.games.seti import GAME
from orrery.games.seti.facts.board import NOTHING, SPECIES, SPOTS, TRACE_COLORS
from orrery.games.seti.facts.cards import TYPE
from orrery.games.seti.position.actions import PLAY
from orrery.games.seti.position.state import State
from orrery.games.seti.position.trace_marks import place_of, spot_of
from orrery.games.seti.sight.chain import chain

from .visitor import Visitor

RECORDS = Path(__file__).parents[1] / "records"
SETI = orrery.game("seti")
PERSON = 0
"""The seat of the person who opens the position."""
BOT = "greedy"
MOST_GAMES = 40
FULL_HAND = 22
"""The seed of a game in which a person who keeps cards has a full hand and many in front."""
PATIENCE_MS = 60_000
ALL_FOUND = 3
"""Both places of species."""

Condition = Callable[[Table[State]], bool]


@dataclass(frozen=True)
class Moment:
    """A kind of position in which the person is asked: in games of which species and how many players."""

    here: Condition
    species: str = "mascamites-anomalies"
    seats: int = 2
    likely: int = 0
    """The seed of a game in which it is found at once, as long as bots play as they do."""


def asked(table: Table[State]) -> str:
    question = table.question(PERSON)
    assert question is not None
    return question.prompt()


def offered(table: Table[State]) -> list[str]:
    return [GAME.actions.text(action) for action in table.questions()[PERSON]]


def offers(prompt: str, beginning: str) -> Condition:
    """A question with an answer that begins with these words."""
    begun = f"{beginning} "
    return lambda table: asked(table) == prompt and any(f"{text} ".startswith(begun) for text in offered(table))


def turn(beginning: str) -> Condition:
    """The person's turn, with an action that begins so."""
    return offers("main-action", beginning)


def told_after(table: Table[State], action: str) -> list[Event]:
    """What would be told if the person answered so; chance may deal other cards then."""
    twin = GAME.decode(GAME.encode(table), RandomDealer(1))
    twin.events = []
    twin.act(PERSON, GAME.actions.parse(action))
    return twin.events


def discovers(species: str) -> Condition:
    """The end of this turn discovers the species: all three of its first spaces are marked."""

    def here(table: Table[State]) -> bool:
        state = table.state
        place = state.place_of(SPECIES.index(species))
        if place == NOTHING or asked(table) != "end-turn" or state.discovered >> place & 1:
            return False
        first = [mark for mark in state.traces if place_of(mark) == place and SPOTS[spot_of(mark)] == "discovery"]
        return len(first) == len(TRACE_COLORS)

    return here


def known(species: str, then: Condition) -> Condition:
    """The species has been discovered, and something more."""
    return lambda table: table.state.is_discovered(SPECIES.index(species)) and then(table)


def on_board(species: str) -> Condition:
    """A trace can be marked on the board of a species that is known."""

    def here(table: Table[State]) -> bool:
        place = ("left", "right")[table.state.place_of(SPECIES.index(species))]
        rows = [f"trace {place} {color} {row}" for color in TRACE_COLORS for row in SPOTS if row.startswith("row")]
        return asked(table) == "trace" and bool(set(rows) & set(offered(table)))

    return known(species, here)


def in_round(number: int) -> Condition:
    return lambda table: asked(table) == "main-action" and table.state.rounds == number


def last_round(table: Table[State]) -> bool:
    """The last round, with both species found."""
    return in_round(5)(table) and table.state.discovered == ALL_FOUND


def pushes(table: Table[State]) -> bool:
    """Researching turns the sky, and a probe of the person is pushed, not only carried."""
    if not turn("research")(table) or not table.state.players[PERSON].probes:
        return False
    return any(event.kind.name == "pushed" and event.seat == PERSON for event in told_after(table, "research"))


def within_a_card(table: Table[State]) -> bool:
    """A card is being played, and more of it is still to come."""
    left = chain(table, PERSON)
    return table.state.playing != NOTHING and len(left) > 0


def far_flight(table: Table[State]) -> bool:
    """The person's only probe stands where it can fly on, and there is energy for some movement."""
    player = table.state.players[PERSON]
    return turn("burn")(table) and len(player.probes) == 1 and not player.capsules and player.energy >= 3


MAIN_ACTIONS = ["launch", "orbit", "land", "scan", "analyse", "play", "research", "pass"]
FREE_ACTIONS = ["burn", "corner", "store", "store-below", "finish", "exchange", "buy-card"]
SPECIES_PAIRS = {
    "mascamites": "mascamites-anomalies",
    "anomalies": "mascamites-anomalies",
    "oumuamua": "oumuamua-centaurians",
    "centaurians": "oumuamua-centaurians",
    "exertians": "mascamites-exertians",
}
DISCOVERED = {"mascamites": 2, "oumuamua": 1, "centaurians": 5}
"""In which games."""
_USES = {
    "mascamites": on_board("mascamites"),
    "anomalies": on_board("anomalies"),
    "oumuamua": known("oumuamua", offers("signal", "signal oumuamua")),
    "centaurians": offers("choose-message-reward", "reply"),
    "exertians": offers("play-exertian", "bury"),
}

MOMENTS: dict[str, Moment] = {
    "first turn": Moment(in_round(1)),
    **{f"round 3 of {seats}": Moment(in_round(3), seats=seats) for seats in (2, 3, 4)},
    "round 4 of 2": Moment(in_round(4)),
    "last round of 4": Moment(last_round, seats=4),
    **{f"do {verb}": Moment(turn(verb)) for verb in (*MAIN_ACTIONS, *FREE_ACTIONS)},
    **{
        f"discover {species}": Moment(discovers(species), SPECIES_PAIRS[species], likely=DISCOVERED.get(species, 0))
        for species in SPECIES_PAIRS
    },
    **{f"use {species}": Moment(_USES[species], SPECIES_PAIRS[species]) for species in SPECIES_PAIRS},
    "sample": Moment(offers("take-sample", "sample")),
    "species card": Moment(offers("take-species-card", "take")),
    "probe is pushed": Moment(pushes, likely=14),
    "within a card": Moment(within_a_card),
    "far flight": Moment(far_flight),
}


class Positions:
    """Plays games until the wanted moment comes; whatever is looked for in the same game is kept as well."""

    def __init__(self) -> None:
        self._kept: dict[str, str] = {}

    def record(self, name: str) -> str:
        """The record of a game that stands before this moment."""
        for seed in (MOMENTS[name].likely, *range(MOST_GAMES)):
            if name in self._kept:
                return self._kept[name]
            self._search(name, seed)
        raise AssertionError(f"no such moment in {MOST_GAMES} games: {name}")

    def _search(self, wanted: str, seed: int) -> None:
        species, seats = MOMENTS[wanted].species, MOMENTS[wanted].seats
        sought = {
            name: moment.here
            for name, moment in MOMENTS.items()
            if name == wanted or (moment.species, moment.seats, moment.likely) == (species, seats, seed)
        }
        match = Match(SETI, ["Ada", *[BOT] * (seats - 1)], {"species": species}, RandomDealer(seed))
        for table in _played(match):
            for name, here in sought.items():
                if name not in self._kept and PERSON in table.questions() and here(table):
                    self._kept[name] = match.record().to_json()


def _played(
    match: Match[orrery.State], likes: Callable[[Table[State]], str | None] = lambda table: None
) -> Iterator[Table[State]]:
    """Bots play to the end, also for the person where it likes nothing; the position before each of their answers."""
    game = match.game
    brains = [bots.bot(BOT, game.name, seat) for seat in range(len(match.seats))]
    while not match.table.over:
        table = cast("Table[State]", match.table)
        yield table
        seat = next(iter(match.table.questions()))
        liked = likes(table) if seat == PERSON else None
        match.act(seat, liked or game.actions.text(brains[seat].decide(game, match.table, seat)))


@cache
def hoard(hand: int, front: int, seats: int = 2) -> str:
    """The record of a game whose person keeps cards: this many in hand and in front when asked for a main action."""
    for seed in (FULL_HAND, *range(MOST_GAMES)):
        # no species here has cards that lie in front by themselves
        options = {"species": "mascamites-anomalies"}
        match = Match(SETI, ["Ada", *[BOT] * (seats - 1)], options, RandomDealer(seed))
        for table in _played(match, _hoarding):
            mine = table.state.players[PERSON]
            lying = len(mine.missions) + len(mine.messages) + len(mine.scoring)
            # one more in hand or two more in front take no more columns
            enough = len(mine.hand) in (hand, hand + 1) and lying in range(front, front + 3)
            if enough and _is_main_action(table):
                return match.record().to_json()
    raise AssertionError(f"nobody kept {hand} cards in hand and {front} in front in {MOST_GAMES} games")


def _is_main_action(table: Table[State]) -> bool:
    return PERSON in table.questions() and asked(table) == "main-action"


def _hoarding(table: Table[State]) -> str | None:
    """Cards that stay in front are played, cards are bought; for everything else a bot is asked."""
    if not _is_main_action(table):
        return None
    answers = offered(table)
    played = [text for text in answers if text.startswith("play ") and TYPE[PLAY.place(GAME.actions.parse(text))]]
    bought = [text for text in answers if text.startswith("buy-card") or text == "exchange energy card"]
    return next(iter(played + bought), None)


@cache
def alone(difficulty: int, told: str, rounds: int = 1) -> str:
    """The record of a game alone that stands before a main action, from this round on, after the rival told this."""
    for seed in range(MOST_GAMES):
        match = Match(SETI, ["Ada"], {"difficulty": difficulty}, RandomDealer(seed))
        heard = 0
        for table in _played(match):
            asks = asked(table) == "main-action" and table.state.rounds >= rounds
            if asks and told in {event.kind.name for event in match.events[heard:]}:
                return match.record().to_json()
            heard = len(match.events)
    raise AssertionError(f"the rival never told this in {MOST_GAMES} games: {told}")


@cache
def golden(game: str, name: str, part: float) -> str:
    """The record of a golden game that stands before a question of the person after this part of its answers."""
    whole = Record.from_json((RECORDS / game / f"{name}.json").read_text())
    script = ScriptedDealer([move for move in whole.moves if not isinstance(move, str)])
    match = Match(orrery.game(game), ["Ada", *[BOT] * (len(whole.seats) - 1)], whole.options, script)
    answers = [move for move in whole.moves if isinstance(move, str)]
    for number, move in enumerate(answers):
        if number >= part * len(answers) and PERSON in match.table.questions():
            break
        seat, _, answer = move.partition(" ")
        match.act(int(seat), answer)
    return match.record().to_json()


def played_out(game: str, seats: int, seed: int) -> str:
    """The record of a whole game between bots."""
    match = Match(orrery.game(game), [BOT] * seats, {}, RandomDealer(seed))
    for _ in _played(match):
        pass
    return match.record().to_json()


@cache
def before_the_others(game: str, seats: int, least: int, after: int = 0) -> tuple[str, str]:
    """The record of a game that stands before an answer of the person after which bots answer at least so often.

    And that answer; the person has answered so often before.
    """
    match = Match(orrery.game(game), ["Ada", *[BOT] * (seats - 1)], {}, RandomDealer(1))
    record, answers, others, own = "", 0, 0, 0
    for table in _played(match):
        if next(iter(table.questions())) != PERSON:
            others += 1
            continue
        if others >= least and own > after:
            return record, _answers(match.moves)[answers]
        record, answers, others, own = match.record().to_json(), len(_answers(match.moves)), 0, own + 1
    raise AssertionError("bots never answered so often")


def _answers(moves: Sequence[str | int]) -> list[str]:
    """The answers of a record without their seats."""
    return [move.partition(" ")[2] for move in moves if isinstance(move, str)]


@cache
def asked_at(
    game: str,
    seats: int,
    prompt: str,
    refused: int = 0,
    offered: str = "",
    cards: int = 0,
    after: int = 0,
    least: int = 1,
) -> str:
    """The record of a game between bots that stands before such a question of the person.

    At least this many answers are refused there, this many that begin so are offered, this many cards are in hand,
    and the person has been asked this often before.
    """
    for seed in range(MOST_GAMES):
        match = Match(orrery.game(game), ["Ada", *[BOT] * (seats - 1)], {}, RandomDealer(seed))
        asked_before = 0
        for table in _played(match):
            question = table.question(PERSON)
            if question is None:
                continue
            asked_before += 1
            answers = [match.game.actions.text(action) for action in table.questions()[PERSON]]
            held = len(getattr(match.table.state.players[PERSON], "hand", []))  # type: ignore[attr-defined]
            fits = question.prompt() == prompt and sum(answer.startswith(offered) for answer in answers) >= least
            enough = held >= cards and asked_before > after
            if fits and enough and len(match.game.refusals(match.table, PERSON)) >= refused:
                return match.record().to_json()
    raise AssertionError(f"no such question in {MOST_GAMES} games: {prompt}")


def lay_out(visitor: Visitor, record: str) -> str:
    """The visitor loads a record and sits down where it ends; the table's id."""
    visitor.page.request.get(f"{visitor.address}/api/me")  # whoever comes for the first time becomes somebody
    headers = {"origin": visitor.address, "content-type": "application/json"}
    # the first record waits for a process that is still being loaded
    answer = visitor.page.request.post(
        f"{visitor.address}/api/records", data=record, headers=headers, timeout=PATIENCE_MS
    )
    assert answer.status == 201, answer.text()
    table: str = answer.json()["id"]
    visitor.open(f"/table/{table}")
    return table
