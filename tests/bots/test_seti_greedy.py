"""The greedy bot of SETI: what it does in clear situations, how it fares, and that it is honest."""

from __future__ import annotations

import pytest

from orrery.bots import Bot, Sight, bot
from orrery.core.dealer import RandomDealer
from orrery.core.table import State, Table
from orrery.games import game as game_of
from orrery.games.seti import GAME

from ..seti.scenario import Scenario
from ..seti.solo.goals import Goals

SETI = game_of("seti")
PAIRS = [
    "mascamites-anomalies",
    "mascamites-oumuamua",
    "mascamites-centaurians",
    "mascamites-exertians",
    "anomalies-oumuamua",
    "anomalies-centaurians",
    "anomalies-exertians",
    "oumuamua-centaurians",
    "oumuamua-exertians",
    "centaurians-exertians",
]
EACH_TWICE = (0, 2, 4, 8, 9)
"""Pairs in which every species is met twice, and every number of players."""


def poor(**mine: int | list[str]) -> Scenario:
    """A position in which seat 0 has nothing but what is named."""
    return Scenario(credit=0, energy=0, publicity=0).set(0, **mine)


def last_round(game: Scenario) -> Scenario:
    game.start().state.rounds = 5
    return game


def choice(game: Scenario, seat: int = 0) -> str:
    """What the bot answers to the question of a seat, in text."""
    table = SETI.decode({**GAME.encode(game.start().table)}, RandomDealer(1))
    return SETI.actions.text(bot("greedy", "seti", 1).decide(SETI, table, seat))


def answers(game: Scenario, last: str) -> list[str]:
    """The bot's answers for seat 0, each carried out, up to one it gives last."""
    given: list[str] = []
    while not given or given[-1] != last:
        assert len(given) < 20
        given.append(choice(game))
        game.do(given[-1], seat=0)
    return given


# Main actions


def test_a_probe_at_a_planet_lands_when_the_energy_is_there() -> None:
    assert choice(poor(probes=["mercury"], energy=3)) == "land mercury"


def test_a_probe_with_too_little_energy_to_land_orbits() -> None:
    assert choice(poor(probes=["venus"], credit=1, energy=1, hand=["lightsail"])) == "orbit venus"


def test_in_the_last_round_it_lands_on_the_moon_that_pays_most() -> None:
    game = last_round(poor(probes=["neptune"], energy=3, techs=["probe-moon"]))
    assert choice(game) == "land triton"


def test_with_credits_and_energy_for_a_voyage_it_launches() -> None:
    assert choice(poor(credit=2, energy=7)) == "launch"


def test_a_card_that_launches_for_one_credit_is_better_than_paying_two() -> None:
    assert choice(poor(credit=2, energy=7, hand=["low-cost-space-launch"])) == "play low-cost-space-launch"


def test_a_full_computer_is_analysed() -> None:
    assert choice(poor(computer=6, energy=1)) == "analyse"


def test_with_enough_publicity_it_researches() -> None:
    assert choice(poor(publicity=6)) == "research"


def test_with_credit_and_energy_alone_it_scans() -> None:
    assert choice(poor(credit=1, energy=2).row("lightsail", "saturn-flyby", "venus-flyby")) == "scan"


def test_with_nothing_to_pay_it_passes() -> None:
    assert choice(poor()) == "pass"


# Free actions


def test_a_probe_next_to_a_planet_flies_there() -> None:
    game = poor(probes=["1-2"], energy=4)
    assert answers(game, "land mercury") == ["burn", "fly 1-2 counter-clockwise", "land mercury"]


def test_two_energy_are_burnt_to_leave_asteroids() -> None:
    game = last_round(poor(probes=["2-7"], energy=5))
    assert answers(game, "land saturn") == ["burn", "burn", "fly 2-7 outward", "land saturn"]


def test_data_are_stored() -> None:
    assert choice(poor(data=1)) == "store"


def test_a_mission_is_finished_as_soon_as_its_condition_holds() -> None:
    assert choice(poor(missions=["venera-probe"], orbiters=["venus"])) == "finish venera-probe"


def test_the_last_publicity_for_a_technology_comes_from_a_card() -> None:
    game = poor(publicity=5, hand=["lightsail"])
    assert answers(game, "research") == ["corner lightsail", "research"]


def test_an_exchange_pays_for_an_action() -> None:
    game = last_round(poor(energy=4).row("lightsail", "saturn-flyby", "venus-flyby"))
    assert answers(game, "scan") == ["exchange energy credit", "scan"]


def test_nothing_is_exchanged_where_it_pays_for_no_action() -> None:
    assert choice(last_round(poor(energy=2))) == "pass"


def test_in_the_last_round_no_energy_is_burnt_for_a_voyage_without_an_end() -> None:
    assert choice(last_round(poor(probes=["4-6"], energy=1))) == "pass"


# Steps of actions


def test_a_signal_goes_where_it_wins_a_sector() -> None:
    game = poor(credit=1, hand=["canadian-hydrogen-telescope"]).signals("vega", 0, 0, 1).signals("procyon", 1, 1, 1, 1)
    game.do("play canadian-hydrogen-telescope")
    assert (game.prompt(), choice(game)) == ("signal", "signal vega")


def test_a_trace_goes_where_more_is_paid() -> None:
    game = poor(computer=6, energy=1).do("analyse")
    assert (game.prompt(), choice(game)) == ("trace", "trace left blue discovery")


def test_energy_is_the_income_it_likes_best() -> None:
    game = poor(data=1, computer=3, hand=["mariner-10-mission", "voyager-2-mission", "pioneer-11-mission"]).do("store")
    assert (game.prompt(), choice(game)) == ("increase-income", "tuck pioneer-11-mission")


def mark(**mine: int | list[str]) -> str:
    """Which gold tile the bot marks with these holdings."""
    game = poor(score=24, computer=6, energy=1, **mine)
    game.do("analyse", "trace left blue discovery", "end-turn", seat=0)
    assert game.prompt() == "mark-gold"
    return choice(game)


def test_an_event_marks_the_task_that_completes_an_objective() -> None:
    game = Goals("ii-9", "iii-1").marked("iii-1:2").set(0, publicity=6).do("research", "take-tech computer-card")
    assert choice(game) == "mark-task iii-1:1"


def test_the_technology_an_objective_asks_for_is_taken() -> None:
    taken = {choice(Goals(tile).set(0, publicity=6).do("research")).split("-")[1] for tile in ("ii-4", "ii-6", "ii-9")}
    assert taken == {"tech telescope", "tech probe", "tech computer"}


def test_data_are_kept_for_an_objective_that_asks_for_a_full_pool() -> None:
    assert choice(Goals("i-4").set(0, data=4, credit=0, energy=0)) != "store"
    assert choice(Goals("i-1").set(0, data=4, credit=0, energy=0)) == "store"


def test_the_gold_tile_with_most_sets_is_marked() -> None:
    flybys = ["venus-flyby", "mars-flyby", "lightsail", "mercury-flyby", "saturn-flyby", "through-the-asteroid-belt"]
    assert mark(techs=["probe-landing", "probe-limit", "telescope-earth", "telescope-hand"]) == "mark 1"
    assert mark(income=flybys) == "mark 3"


# Whole games


def answer_one(table: Table[State], players: list[Bot[State]]) -> tuple[int, int]:
    """Let the first seat that is asked answer; the table refuses what is not legal."""
    seat = next(iter(table.questions()))
    action = players[seat].decide(SETI, table, seat)
    table.act(seat, action)
    return seat, action


ANSWERS = 2500
"""Three times what a game of four greedy bots takes."""


def play(players: list[Bot[State]], seed: int, species: str = "random") -> Table[State]:
    """A game of these bots; one that does not end within bounds is a stall."""
    table = SETI.new(len(players), {"species": species}, RandomDealer(seed))
    for _ in range(ANSWERS):
        if table.over:
            return table
        answer_one(table, players)
    raise AssertionError(f"game {seed} stalls")


@pytest.mark.whole
@pytest.mark.parametrize(
    ("number", "species"),
    [pytest.param(*pair, marks=[] if pair[0] in EACH_TWICE else pytest.mark.long) for pair in enumerate(PAIRS)],
    ids=PAIRS,
)
def test_greedy_bots_come_to_an_end_with_a_good_score(number: int, species: str) -> None:
    seats = 2 + number % 3
    outcome = SETI.outcome(play([bot("greedy", "seti", seat) for seat in range(seats)], number, species))
    assert outcome is not None
    assert max(outcome.scores) >= 100


@pytest.mark.whole
def test_it_beats_the_random_bot(many: int) -> None:
    games, won = 4 * many, 0
    for number in range(games):
        seat = number % 2
        players = [bot("random", "seti", number), bot("random", "seti", number)]
        players[seat] = bot("greedy", "seti", number)
        outcome = SETI.outcome(play(players, number))
        assert outcome is not None
        won += outcome.winners == [seat]
    assert won >= games * 0.99


# Honesty


class Imagining(Sight[State]):
    """A sight of a true table that shows an imagined one."""

    def __init__(self, true: Table[State], imagined: Table[State], seat: int) -> None:
        super().__init__(SETI, true, seat, RandomDealer(0))
        self._imagined = imagined

    @property
    def table(self) -> Table[State]:
        return self._imagined


@pytest.mark.whole
def test_it_chooses_by_what_its_seat_knows_alone() -> None:
    """Two true positions that look the same to a seat, the same imagined one: the same answer."""
    table = SETI.new(2, {}, RandomDealer(11))
    players = [bot("greedy", "seti", 1), bot("greedy", "seti", 2)]
    compared = different = 0
    while not table.over:
        seat = next(iter(table.questions()))
        other = SETI.determinize(table, seat, RandomDealer(compared))
        imagined = SETI.determinize(table, seat, RandomDealer(1000 + compared))
        sights = [Imagining(true, imagined, seat) for true in (table, other)]
        assert len({bot("greedy", "seti", compared).choose(sight) for sight in sights}) == 1
        compared += 1
        different += SETI.hash(table) != SETI.hash(other)
        answer_one(table, players)
    assert different > 100


@pytest.mark.whole
def test_the_same_seeds_play_the_same_game() -> None:
    hashes = {SETI.hash(play([bot("greedy", "seti", 3), bot("random", "seti", 4)], 5)) for _ in range(2)}
    assert len(hashes) == 1


@pytest.mark.whole
def test_it_leaves_the_table_as_it_was() -> None:
    table = SETI.new(2, {}, RandomDealer(8))
    players = [bot("greedy", "seti", 1), bot("greedy", "seti", 2)]
    for _ in range(80):
        before = SETI.hash(table)
        seat = next(iter(table.questions()))
        bot("greedy", "seti", 7).decide(SETI, table, seat)
        assert SETI.hash(table) == before
        answer_one(table, players)


# Steps that lack their means


def saturn(**mine: int | list[str]) -> Scenario:
    """An orbit of Saturn has brought publicity, and there is no card to tuck."""
    return Scenario(probes=["saturn"], computer=6).set(0, **mine).row("dune", "alice", "iss")


def test_a_card_is_bought_for_an_income_of_many_rounds() -> None:
    assert choice(saturn(credit=1, energy=1, publicity=1).do("orbit saturn")) == "buy-card"


def test_nothing_is_bought_for_an_income_that_never_comes() -> None:
    assert choice(last_round(saturn(credit=1, energy=1, publicity=1)).do("orbit saturn")) == "decline"


def test_data_are_stored_before_they_are_lost() -> None:
    assert choice(Scenario(hand=["seti-data-archive"], data=5).do("play seti-data-archive")) == "store"
