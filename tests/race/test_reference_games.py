"""The proof: 180 games of an independent implementation, Keldon Jones' rftg, compared with our engine.

The fixtures hold what that program said about each game (tools/reference_games). They were made from its traces by
`python -m tools.reference_games convert`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec
import pytest
from tools.reference_games.comparison import LAST_ROUND, Difference
from tools.reference_games.fixtures import Fixture, Said, check_fixture, fixture_of, read_fixtures, write_fixtures
from tools.reference_games.traces import EDITION, traces

import orrery
from orrery import Record
from orrery.games.race.facts.cards import INDEX

from .made_traces import MadeTrace, explored_copies, paid_with_copies, produced_on_windfall, spent_for_two_powers

FILE = Path(__file__).parent / "reference_games.jsonl.xz"
PAGE = Path(__file__).parents[2] / "docs" / "exactness.md"
SOURCES = {
    "net-2p": 60,
    "net-2p-advanced": 15,
    "net-4p": 15,
    "random-2p": 60,
    "random-2p-advanced": 15,
    "random-4p": 15,
}
"""Games by their file: who chose (a strong player or chance), how many players, which rules."""
MADE = [explored_copies, paid_with_copies, spent_for_two_powers, produced_on_windfall]


@cache
def all_fixtures() -> list[Fixture]:
    return list(read_fixtures(FILE))


def fixture(source: str, seed: int) -> Fixture:
    """Return a copy that a test may change."""
    found = next(one for one in all_fixtures() if (one.source, one.seed) == (source, seed))
    return msgspec.json.decode(msgspec.json.encode(found), type=Fixture)


def record_of(one: Fixture) -> Record:
    """Return our record of the game."""
    return Record.from_json(bytes(one.record).decode())


def test_every_reference_game_is_there() -> None:
    found = all_fixtures()
    assert {source: sum(one.source == source for one in found) for source in SOURCES} == SOURCES
    assert len({(one.source, one.seed) for one in found}) == len(found) == 180


def test_the_page_says_how_much_is_compared() -> None:
    page = PAGE.read_text(encoding="utf-8")
    legal = [count for one in all_fixtures() for count in one.reference.legal]
    states = sum(len(one.reference.phases) for one in all_fixtures())
    assert f"before each of {sum(count is not None for count in legal):,} of the {len(legal):,} answers" in page
    assert f"{states:,} times, the whole state" in page
    late = [one for one in all_fixtures() if one.reference.rounds == LAST_ROUND]
    stopped = [one for one in late if not orrery.replay(orrery.game("race"), record_of(one)).table.over]
    assert f"it stops after round {LAST_ROUND}, as {len(stopped)} of the games did" in page


@pytest.mark.parametrize("source", SOURCES)
def test_our_engine_does_what_the_reference_did(source: str) -> None:
    for one in all_fixtures():
        if one.source == source:
            check_fixture(one)


@pytest.mark.parametrize("source", SOURCES)
def test_a_reference_game_is_a_record_that_can_be_replayed(source: str) -> None:
    one = next(one for one in all_fixtures() if one.source == source)
    match = orrery.replay(orrery.game("race"), record_of(one))
    assert match.record().scores == one.reference.scores


def one_more_answer(said: Said) -> None:
    said.legal[6] = 3


def another_state(said: Said) -> None:
    said.phases[4] = "develop 000000"


def another_phase(said: Said) -> None:
    said.phases[4] = said.phases[4].replace("develop", "settle")


def a_phase_less(said: Said) -> None:
    said.phases.pop()


def a_phase_more(said: Said) -> None:
    said.phases.append("produce 000000")


def an_answer_less(said: Said) -> None:
    said.legal.pop()


def another_score(said: Said) -> None:
    said.scores[1] += 1


def another_winner(said: Said) -> None:
    said.winners.reverse()


def an_early_end(said: Said) -> None:
    said.rounds -= 1


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (one_more_answer, r"random-2p, seed 1, answer 7 \(1 place drop-ships\): legal answers: reference 3, ours 2$"),
        (
            another_state,
            r"seed 1, answer 16 .*: state after step 5, develop of round 2: reference develop 000000, ours",
        ),
        (another_phase, r"seed 1, answer 16 .*: state after step 5, develop of round 2: reference settle"),
        (a_phase_less, r"seed 1, answer \d+ .*: state after step \d+, round-end of round 30: reference None"),
        (a_phase_more, r"seed 1, end: steps: reference \d+, ours \d+$"),
        (an_answer_less, r"seed 1, set-up: answers: reference \d+, ours \d+$"),
        (another_score, r"seed 1, end: scores: reference \[13, 25\], ours \[13, 24\]$"),
        (another_winner, r"seed 1, end: winners: reference \[True, False\], ours \[False, True\]$"),
        (an_early_end, r"seed 1, end: the game is not over here$"),
    ],
)
def test_a_changed_claim_is_told_with_its_place(change: Callable[[Said], None], told: str) -> None:
    changed = fixture("random-2p", 1)
    change(changed.reference)
    with pytest.raises(Difference, match=told):
        check_fixture(changed)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (b"1 place drop-ships", b"1 pass", r"seed 1, answer 10 .*: state after step 2, develop of round 1: reference"),
        (b"- 1;0;42", b"- 1;0;43", r"seed 1, "),
        (b"1 choose develop", b"1 choose nothing", r"seed 1, answer \d+"),
    ],
)
def test_another_game_is_told(old: bytes, new: bytes, told: str) -> None:
    changed = fixture("random-2p", 1)
    changed.record = msgspec.Raw(bytes(changed.record).replace(old, new, 1))
    with pytest.raises(Difference, match=told):
        check_fixture(changed)


# What fixtures are made of


def converted(made: MadeTrace, folder: Path) -> Fixture:
    (trace,) = traces(made.written(folder / "made.jsonl.gz"))
    return fixture_of(trace)


def digest_of(line: dict[str, object]) -> str:
    """The digest of a line of a made trace, worked out again."""

    def designs(cards: list[int]) -> list[int]:
        return [INDEX[EDITION[card]] if card >= 0 else -1 for card in cards]

    setup = line["t"] == "seats"
    step = "setup" if setup else str(line["phase"]).replace("_", "-")
    actions = ["explore5", "explore11", "develop", "settle", "trade", "x2", "produce"]
    players = [
        [
            player["vp"],
            sorted(designs(player["hand"])),
            designs([card for card, _ in player["table"]]),
            designs([good for _, good in player["table"]]),
            [] if setup else [actions.index(act) for act in player["act"]],
        ]
        for player in line["players"]  # type: ignore[attr-defined]  # JSON
    ]
    discards = sorted(designs(line["discard"]))  # type: ignore[arg-type]  # JSON
    said = [line["round"], step, line["pool"], line["deck_n"], discards, players]
    return f"{step} {hashlib.sha256(json.dumps(said).encode()).hexdigest()[:6]}"


@pytest.mark.parametrize("made", MADE)
def test_a_fixture_says_what_the_lines_of_the_trace_say(made: Callable[[], MadeTrace], tmp_path: Path) -> None:
    game = made()
    said = converted(game, tmp_path).reference
    assert said.phases == [digest_of(line) for line in game.lines if line["t"] in ("seats", "phase_end")]
    end = game.lines[-1]
    assert (said.scores, said.winners, said.rounds) == (end["score"], end["winner"], end["round"])


def test_the_numbers_of_legal_answers_are_those_of_the_lines(tmp_path: Path) -> None:
    """First hands, actions, keeping one of two copies and one of seven cards."""
    assert converted(explored_copies(), tmp_path).reference.legal == [6, 5, 6, 5, None, None, 1, 7]
    # actions, building (of two designs, or nothing), settling, paying with one of two copies
    legal = [5, 4, 6, 5, None, None, 3, 1, 2, 1, 1]
    assert converted(paid_with_copies(), tmp_path).reference.legal == legal


@pytest.mark.parametrize("made", MADE)
def test_fixtures_are_written_read_and_agree(made: Callable[[], MadeTrace], tmp_path: Path) -> None:
    game = converted(made(), tmp_path)
    for path in (tmp_path / "once.jsonl.xz", tmp_path / "again.jsonl.xz"):
        write_fixtures(path, [game, game])
    assert (tmp_path / "once.jsonl.xz").read_bytes() == (tmp_path / "again.jsonl.xz").read_bytes()
    read = list(read_fixtures(path))
    assert read == [game, game]
    check_fixture(read[0])


def test_a_trace_that_differs_becomes_no_fixture(tmp_path: Path) -> None:
    game = explored_copies()
    next(line for line in game.lines if line["t"] == "phase_end")["pool"] = 23
    with pytest.raises(Difference, match="pool: reference 23, ours 24"):
        converted(game, tmp_path)
