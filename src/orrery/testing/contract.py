"""What every game promises, whatever its rules: run over a game, its options and many seeds."""

from __future__ import annotations

import inspect
import json
from collections.abc import Sequence
from itertools import islice

import pytest

from ..core.dealer import RandomDealer, ScriptedDealer
from ..core.errors import IllegalAction, NotYourQuestion, OrreryError
from ..core.game import ALLOWED, Game
from ..core.match import replay
from ..core.playout import playout
from ..core.record import Record
from ..core.table import State
from .cases import Case, cases, random_play
from .features import FeaturesContract
from .messages import MessagesContract
from .simultaneous import SimultaneousContract

_MANY = 50


def contract(*games: Game[State], options: bool = True, records: Sequence[Record] = ()) -> type[Contract]:
    """Return the tests that games have to pass, as a class for pytest to find.

    They try every value of each option if `options` is true. Games that are recorded show questions and refusals that
    random games do not meet, so that their messages can be tried.
    """
    chosen = [case for game in games for case in cases(game) if options or not case.options]
    members: dict[str, object] = {"games": list(games), "cases": chosen, "records": list(records)}
    if chosen and all(case.game.features is None for case in chosen):
        members |= dict.fromkeys(_tests_given("numbered"))  # pytest would report them as left out
    if chosen and all(case.game.candidates is None for case in chosen):
        members |= dict.fromkeys(_tests_given("proposing"))
    return type("Contract", (Contract,), members)


def _tests_given(case: str) -> list[str]:
    """Return the names of the tests that need such a case."""
    tests = inspect.getmembers(FeaturesContract, inspect.isfunction)
    return [name for name, test in tests if case in inspect.signature(test).parameters]


def sample(config: pytest.Config) -> int:
    """How many times a sample of games is played: 1, or 50 with `--long`, where the test run has that option."""
    return _MANY if config.getoption("--long", False) else 1


class Contract(FeaturesContract, SimultaneousContract, MessagesContract):
    """What every game promises. A test is given a `game`, a `case` (any way to set it up) or a `usual` one.

    Games with features, or with candidates, have a few promises more: those tests are given a `numbered` or
    `proposing` case.
    """

    games: Sequence[Game[State]] = ()
    cases: Sequence[Case] = ()

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "game" in metafunc.fixturenames:
            metafunc.parametrize("game", self.games, ids=[game.name for game in self.games])
        if "case" in metafunc.fixturenames:
            metafunc.parametrize("case", self.cases, ids=str)
        if "usual" in metafunc.fixturenames:
            metafunc.parametrize("usual", [case for case in self.cases if not case.options], ids=str)
        if "numbered" in metafunc.fixturenames:
            metafunc.parametrize("numbered", [case for case in self.cases if case.game.features is not None], ids=str)
        if "proposing" in metafunc.fixturenames:
            proposing = [case for case in self.cases if case.game.candidates is not None]
            metafunc.parametrize("proposing", proposing, ids=str)

    @pytest.fixture
    def many(self, request: pytest.FixtureRequest) -> int:
        return sample(request.config)

    def test_somebody_is_asked_at_the_beginning(self, case: Case) -> None:
        for seed in range(5):
            assert case.table(seed).questions(), f"{case} is over before anybody is asked"

    def test_random_play_ends(self, case: Case, many: int) -> None:
        for seed in range(5 * many):
            table = case.table(seed)
            playout(table, RandomDealer(seed + 1000))
            outcome = case.game.outcome(table)
            assert table.over
            assert outcome is not None
            assert outcome.winners
            sides = case.game.sides(case.seats)
            assert sum(outcome.share(side) for side in range(sides)) == pytest.approx(1)
            assert len(outcome.scores) == sides

    def test_the_game_is_the_same_whether_anybody_listens(self, case: Case) -> None:
        """Rules may leave out what is only told, and nothing else."""
        silent, heard = case.table(21), case.table(21)
        heard.events = []
        assert playout(silent, RandomDealer(1021)) == playout(heard, RandomDealer(1021))
        assert case.game.hash(silent) == case.game.hash(heard)

    def test_every_side_has_points_and_no_other_is_told_of(self, case: Case) -> None:
        sides = case.game.sides(case.seats)
        names = case.game.own_sides(case.seats)
        assert len(set(names)) == len(names)
        match = case.match(13)
        text = case.game.actions.text
        for seat, action in _answers(case, 13):
            assert len(case.game.standing(match.table).breakdown) == sides
            for eyes in (None, *range(case.seats)):
                assert len(case.game.points_seen(match.table, eyes)) == sides
            match.act(seat, text(action))
        assert all(0 <= event.seat < sides for event in match.events)

    def test_options_are_sorted_unique_and_inside_the_space(self, case: Case, many: int) -> None:
        for seed in range(2 * many):
            table = case.table(seed)
            for _ in random_play(table, seed, 600):
                for options in table.questions().values():
                    assert isinstance(options, range) or options == sorted(set(options))
                    assert 0 <= options[0] <= options[-1] < case.game.actions.size

    def test_what_is_offered_is_not_refused_and_every_refusal_has_its_reason(self, case: Case) -> None:
        table = case.table(12)
        for _ in random_play(table, 12, 400):
            for seat, options in table.questions().items():
                refused = case.game.refusals(table, seat)
                actions = [refusal.action for refusal in refused]
                assert len(set(actions)) == len(actions)
                assert not set(actions).intersection(options)
                for refusal in refused:
                    assert 0 <= refusal.action < case.game.actions.size
                    assert refusal.reason != ALLOWED
                    assert all(count > 0 for count in refusal.missing.values())

    def test_every_position_is_sound(self, case: Case, many: int) -> None:
        for seed in range(2 * many):
            table = case.table(seed)
            for _ in random_play(table, seed, 600):
                case.game.check(table.state)

    def test_a_copy_is_independent(self, case: Case) -> None:
        table = case.table(3)
        for place, (seat, action) in enumerate(random_play(table, 3, 400)):
            before = case.game.hash(table)
            twin = table.copy(RandomDealer(99))
            assert case.game.hash(twin) == before
            assert twin.questions() == table.questions()
            twin.act(seat, action)
            if place % 150 == 0:
                playout(twin, RandomDealer(5))
            assert case.game.hash(table) == before

    def test_the_codec_round_trips_at_every_decision(self, case: Case) -> None:
        table = case.table(4)
        for _ in random_play(table, 4, 600):
            data = json.loads(json.dumps(case.game.encode(table)))
            again = case.game.decode(data, RandomDealer(0))
            assert case.game.encode(again) == data
            assert again.questions() == table.questions()

    def test_a_decoded_position_plays_on_like_the_original(self, case: Case) -> None:
        table = case.table(5)
        for _ in random_play(table, 5, 100):
            pass
        again = case.game.decode(case.game.encode(table), RandomDealer(8))
        twin = table.copy(RandomDealer(8))
        assert playout(again, RandomDealer(9)) == playout(twin, RandomDealer(9))
        assert case.game.hash(again) == case.game.hash(twin)

    def test_a_record_replays_to_the_same_position(self, case: Case, many: int) -> None:
        for seed in range(many):
            match = case.match(seed)
            text = case.game.actions.text
            for seat, action in _answers(case, seed):
                match.act(seat, text(action))
            record = match.record()
            again = replay(case.game, Record.from_json(record.to_json()))
            assert again.moves == match.moves
            assert case.game.hash(again.table) == case.game.hash(match.table)
            assert [event.facts for event in again.events] == [event.facts for event in match.events]

    def test_a_view_tells_nothing_hidden(self, case: Case, many: int) -> None:
        """The leak test: whatever the hidden cards are, a seat sees and may do the same."""
        for seed in range(2 * many):
            table = case.table(seed)
            chance = RandomDealer(seed)
            for _ in random_play(table, seed, 300):
                for seat in range(case.seats):
                    seen = case.game.view(table, seat)
                    imagined = case.game.determinize(table, seat, chance)
                    case.game.check(imagined.state)
                    assert case.game.view(imagined, seat) == seen
                    assert case.game.view(imagined, None) == case.game.view(table, None)
                    for eyes in (None, seat):
                        told, again = (case.game.points_seen(each, eyes) for each in (table, imagined))
                        assert told == again, "points_seen tells what is hidden"
                    question = imagined.question(seat)
                    if question is not None:
                        assert question.options(imagined, seat) == table.questions()[seat]
                        asked = table.question(seat)
                        assert asked is not None
                        assert question.arguments(imagined, seat) == asked.arguments(table, seat)

    def test_imagined_positions_can_be_played_to_the_end(self, case: Case) -> None:
        table = case.table(6)
        chance = RandomDealer(6)
        for place, _ in enumerate(random_play(table, 6, 200)):
            if place % 70 == 0:
                imagined = case.game.determinize(table, place // 70 % case.seats, chance)
                playout(imagined, chance)
                case.game.check(imagined.state)

    def test_views_are_plain_data(self, usual: Case) -> None:
        table = usual.table(7)
        for _ in random_play(table, 7, 200):
            for seat in (None, *range(usual.seats)):
                seen = usual.game.view(table, seat)
                assert json.loads(json.dumps(seen)) == seen

    def test_the_text_of_an_action_parses_back(self, game: Game[State]) -> None:
        space = game.actions
        texts = [space.text(action) for action in range(space.size)]
        assert [space.parse(text) for text in texts] == list(range(space.size))
        assert len(set(texts)) == space.size

    def test_a_wrong_answer_changes_nothing(self, case: Case) -> None:
        table = case.table(8)
        for _ in random_play(table, 8, 60):
            before = case.game.hash(table)
            questions = table.questions()
            for seat in range(-1, case.game.sides(case.seats) + 1):
                if seat not in questions:
                    with pytest.raises(NotYourQuestion):
                        table.act(seat, 0)
                else:
                    wrong = (action for action in range(case.game.actions.size) if action not in questions[seat])
                    for action in islice(wrong, 1):
                        with pytest.raises(IllegalAction):
                            table.act(seat, action)
            assert case.game.hash(table) == before
            assert table.questions() == questions

    def test_undo_leads_back_exactly(self, case: Case) -> None:
        match = case.match(9)
        text = case.game.actions.text
        undone = 0
        for seat, action in _answers(case, 9):
            before, moves, events = case.game.hash(match.table), match.moves[:], len(match.events)
            match.act(seat, text(action))
            if match.can_undo(seat):
                after = case.game.hash(match.table)
                match.undo(seat)
                undone += 1
                assert (case.game.hash(match.table), match.moves, len(match.events)) == (before, moves, events)
                match.act(seat, text(action))
                assert case.game.hash(match.table) == after
        assert undone > 0

    def test_a_secret_answer_can_be_changed_after_others_have_given_theirs(self, usual: Case) -> None:
        match = usual.match(11)
        text = usual.game.actions.text
        changed, ended, together = 0, False, False
        for seat, action in _answers(usual, 11):
            others = [other for other in match.table.questions() if other != seat]
            together |= bool(others)
            copy = match.table.copy(match.dealer)
            match.act(seat, text(action))
            if others and others[0] in match.table.questions() and match.can_undo(seat):
                reply = copy.questions()[others[0]][0]
                before = len(match.moves), match.table.reveals
                match.act(others[0], text(reply))
                if (len(match.moves), match.table.reveals) != (before[0] + 1, before[1]) or not any(match.table.owed):
                    ended = True  # something was dealt or revealed, or all have chosen
                    break
                match.undo(seat)
                copy.act(others[0], reply)
                assert usual.game.hash(match.table) == usual.game.hash(copy)
                match.act(seat, text(action))
                match.undo(others[0])
                changed += 1
        assert changed > 0 or ended or not together  # where each has one choice only, the last one reveals all

    def test_several_answers_count_all_or_none(self, case: Case) -> None:
        match = case.match(10)
        seat = min(match.table.questions())
        first = case.game.actions.text(match.table.questions()[seat][0])
        before = case.game.hash(match.table)
        with pytest.raises(OrreryError):
            match.act(seat, first, "no-such-action")
        assert (case.game.hash(match.table), match.can_undo(seat)) == (before, False)

    def test_every_effect_has_a_sample_and_every_sample_a_name_of_its_own(self, usual: Case) -> None:
        names = [type(effect).__name__ for effect in usual.game.effects]
        assert len(names) == len(set(names))
        assert isinstance(usual.table(0).dealer, RandomDealer)
        assert usual.game.decode(usual.game.encode(usual.table(0)), ScriptedDealer([])).questions()


def _answers(usual: Case, seed: int) -> list[tuple[int, int]]:
    """The answers of a random game, to be given to a match."""
    return list(random_play(usual.table(seed), seed, 500))
