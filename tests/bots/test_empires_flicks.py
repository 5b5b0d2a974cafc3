"""How the best player of Ascending Empires chooses flicks: those after which its judge sees the best chances."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from orrery.bots import Sight
from orrery.bots.empires import level
from orrery.bots.empires.advice import by_wealth
from orrery.bots.empires.characters import Character, Foresight
from orrery.bots.empires.foresight import promising, turns_on
from orrery.bots.empires.greedy import GreedyBot
from orrery.bots.empires.standing import Judge
from orrery.core.dealer import Dealer, RandomDealer
from orrery.core.outlook import first_asked
from orrery.core.table import Table
from orrery.games.empires import GAME as EMPIRES
from orrery.games.empires import Aim, ChooseAction, MoveStep
from orrery.games.empires.facts.board import SIZE
from orrery.games.empires.position.actions import FLICK
from orrery.games.empires.position.state import State

FORESIGHT = Foresight(worlds=4, turns=2)
LITTLE = Character(foresight=FORESIGHT)
FLICKED: list[type[Aim | MoveStep]] = [Aim, MoveStep]
SHORT = 30
LONG = 3000


def asked(kind: type[Aim | MoveStep], seats: int = 2) -> tuple[Table[State], int]:
    """A table at which somebody chooses a flick, and who."""
    table = EMPIRES.new(seats, {}, RandomDealer(3))
    player = GreedyBot(1)
    while True:
        seat = first_asked(table)
        options = table.questions()[seat]
        if isinstance(table.question(seat), kind) and (kind is Aim or any(option in FLICK for option in options)):
            return table, seat
        table.act(seat, player.decide(EMPIRES, table, seat))


def across(state: State, seat: int) -> float:
    """How far to the right the ships of a player are, from 0 to 1."""
    places = [x for x in state.players[seat].x if x >= 0]
    return sum(places) / len(places) / SIZE if places else 0.5


def fond_of(seat: int, right: bool) -> Judge:
    """A judge who cares for nothing but on which side the ships of a player are."""

    def judge(states: Sequence[State]) -> list[list[float]]:
        shares = [across(state, seat) if right else 1.0 - across(state, seat) for state in states]
        return [[share if player == seat else 1.0 - share for player in range(2)] for share in shares]

    return judge


def end_of_flight(table: Table[State], seat: int, player: GreedyBot) -> float:
    """Where ships are on average after what a player chose, up to the end of the flick."""
    copy = table.copy(RandomDealer(0))
    while not isinstance(copy.question(seat), Aim):
        copy.act(seat, player.decide(EMPIRES, copy, seat))
    aim = player.decide(EMPIRES, copy, seat)
    ends = [copy.copy(RandomDealer(trial)) for trial in range(20)]
    for end in ends:
        end.act(seat, aim)
    return sum(across(end.state, seat) for end in ends) / len(ends)


@pytest.mark.parametrize("kind", FLICKED)
def test_of_the_flicks_tried_the_one_is_taken_that_the_judge_calls_better(kind: type[Aim | MoveStep]) -> None:
    table, seat = asked(kind)
    to_the_left, to_the_right = (
        end_of_flight(table, seat, GreedyBot(5, LITTLE, fond_of(seat, right))) for right in (False, True)
    )
    assert to_the_left + 0.01 < to_the_right


@pytest.mark.parametrize("kind", FLICKED)
def test_the_same_seed_flicks_the_same_and_nothing_happens_to_the_table(kind: type[Aim | MoveStep]) -> None:
    table, seat = asked(kind)
    before = EMPIRES.hash(table)
    chosen = [GreedyBot(5, LITTLE).decide(EMPIRES, table, seat) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in table.questions()[seat]
    assert EMPIRES.hash(table) == before


def test_a_ship_is_flicked_as_it_was_judged_before_it_was_chosen() -> None:
    table, seat = asked(MoveStep)
    player = GreedyBot(5, LITTLE, fond_of(seat, right=True))
    thought = GreedyBot(5, LITTLE, fond_of(seat, right=True)).thoughts(Sight(EMPIRES, table, seat, RandomDealer(5)))[0]
    flick = player.choose(Sight(EMPIRES, table, seat, RandomDealer(5)))
    table.act(seat, flick)
    aim = player.choose(Sight(EMPIRES, table, seat, RandomDealer(6)))
    assert thought.line == ((seat, flick), (seat, aim))
    table.act(seat, aim)
    assert player.decide(EMPIRES, table, seat) in table.questions()[seat], "and nothing of the plan is left"


def test_flicks_are_told_with_shares_and_worlds_and_each_answer_once() -> None:
    for kind in FLICKED:
        table, seat = asked(kind)
        thoughts = GreedyBot(5, LITTLE).thoughts(Sight(EMPIRES, table, seat, RandomDealer(1)))
        assert len({thought.action for thought in thoughts}) == len(thoughts) > 1
        assert all(thought.worlds >= 4 and thought.unsure > 0.0 for thought in thoughts)
        assert GreedyBot(5, LITTLE).choose(Sight(EMPIRES, table, seat, RandomDealer(1))) == thoughts[0].action


def test_a_flick_that_was_played_is_tried_as_well_when_it_is_asked_for() -> None:
    table, seat = asked(Aim)
    played = table.questions()[seat][4321]
    usual = GreedyBot(5, LITTLE).thoughts(Sight(EMPIRES, table, seat, RandomDealer(1)))
    assert played not in [thought.action for thought in usual]
    thoughts = GreedyBot(5, LITTLE).thoughts(Sight(EMPIRES, table, seat, RandomDealer(1)), [played])
    assert next(thought for thought in thoughts if thought.action == played).worlds > 0


def test_of_flights_with_the_same_beginning_one_is_added_where_it_is_asked_for() -> None:
    ways = [(10.0, [1, 7]), (9.0, [1, 8]), (2.0, [2, 7]), (1.0, [2, 8])]
    assert [prospect.answers for prospect in promising(ways)] == [[1, 7], [1, 8]]
    assert [prospect.answers for prospect in promising(ways, [1, 2])] == [[1, 7], [1, 8], [2, 7]]


class Watched(Sight[State]):
    """Counts the worlds that are imagined."""

    imagined = 0

    def imagine(self, dealer: Dealer) -> Table[State]:
        self.imagined += 1
        return super().imagine(dealer)


@pytest.mark.parametrize("kind", FLICKED)
def test_every_world_in_which_a_flick_is_tried_is_imagined(kind: type[Aim | MoveStep]) -> None:
    """So nothing is known of what lies hidden."""
    table, seat = asked(kind)
    sight = Watched(EMPIRES, table, seat, RandomDealer(1))
    thoughts = GreedyBot(5, LITTLE).thoughts(sight)
    assert sight.imagined == max(thought.worlds for thought in thoughts)


def test_a_flick_is_judged_at_the_end_of_the_turn_and_other_answers_some_turns_later() -> None:
    for kind in FLICKED:
        table, seat = asked(kind)
        assert turns_on(Sight(EMPIRES, table, seat, RandomDealer(1)).question, FORESIGHT, 2) == 0
    assert [turns_on(ChooseAction(), Foresight(1, 4), seats) for seats in (2, 3, 4)] == [4, 3, 4]


def test_what_flicks_lead_to_is_judged_together_world_by_world() -> None:
    judged: list[int] = []

    def judge(states: Sequence[State]) -> list[list[float]]:
        judged.append(len(states))
        return by_wealth(states)

    table, seat = asked(Aim)
    thoughts = GreedyBot(5, LITTLE, judge).thoughts(Sight(EMPIRES, table, seat, RandomDealer(1)))
    assert judged[0] == len(thoughts) > 1
    assert len(judged) == max(thought.worlds for thought in thoughts)


def test_without_a_network_the_formula_judges_flicks() -> None:
    best = level("best", 5)
    assert isinstance(best, GreedyBot)
    assert best.judge is by_wealth
    table, seat = asked(Aim)
    assert best.decide(EMPIRES, table, seat) in table.questions()[seat]


def test_where_time_is_too_short_for_one_world_it_flicks_as_greedy_does() -> None:
    table, seat = asked(Aim)
    hasty = Character(foresight=Foresight(worlds=2, turns=2, seconds=1e-9))
    assert GreedyBot(5, hasty).decide(EMPIRES, table, seat) == GreedyBot(5).decide(EMPIRES, table, seat)


@pytest.mark.parametrize("options", [{}, {"mode": "classic"}, {"jet": "yes"}])
def test_it_gives_legal_answers(options: dict[str, str]) -> None:
    play(EMPIRES.new(3, options, RandomDealer(4)), SHORT)


@pytest.mark.long
@pytest.mark.parametrize("options", [{}, {"mode": "classic"}, {"jet": "yes"}, {"jet": "only"}])
def test_it_plays_games_to_their_end(options: dict[str, str]) -> None:
    table = EMPIRES.new(2, options, RandomDealer(4))
    play(table, LONG)
    assert table.over


def play(table: Table[State], most: int) -> None:
    """So many answers, with hardly any foresight; they are refused unless they are legal."""
    player = GreedyBot(2, Character(foresight=Foresight(worlds=1, turns=1)))
    while not table.over and most:
        seat = first_asked(table)
        table.act(seat, player.decide(EMPIRES, table, seat))
        most -= 1


def test_what_rules_of_thumb_think_of_a_flick_counts_however_often_it_was_tried() -> None:
    """Of other answers it counts less with every world."""
    ways = [(10.0, [1]), (8.0, [2])]
    for flicked, expected in ((True, 1), (False, 2)):
        first, second = promising(ways, flicked=flicked)
        first.shares, second.shares = [0.50] * 16, [0.55] * 16
        assert max((first, second), key=lambda prospect: prospect.rank).action == expected
