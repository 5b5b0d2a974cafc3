"""The greedy bot of Ascending Empires: what it does in clear situations, how it fares, and that it is honest."""

from __future__ import annotations

import pytest

from orrery.bots import Bot, Sight
from orrery.bots.empires import BOTS, level, weights
from orrery.bots.empires.fleet import jets_to
from orrery.bots.empires.mind import Mind
from orrery.bots.random_bot import RandomBot
from orrery.core.dealer import RandomDealer
from orrery.core.table import Table
from orrery.games.empires import GAME as EMPIRES
from orrery.games.empires import ChooseAction
from orrery.games.empires.facts.board import HOLES, NOTHING
from orrery.games.empires.position.discs import ship_orbit
from orrery.games.empires.position.state import State
from orrery.games.empires.rules.attacking import ATTACK
from orrery.games.empires.rules.scoring import breakdown

from ..empires.scenario import Scenario

GREEDY = BOTS["greedy"]
LONG_TURN = 40
"""More answers than any turn takes."""


def choice(game: Scenario, seat: int = 0, seed: int = 1) -> str:
    """What the bot answers to the question of a seat, in text."""
    table = game.start().table
    return EMPIRES.actions.text(GREEDY(seed).decide(EMPIRES, table, seat))


def turn(game: Scenario) -> list[str]:
    """The bot's answers for seat 0 to the end of its turn, each carried out."""
    given: list[str] = []
    game.start()
    while not game.table.over and game.state.active == 0 and 0 in game.table.questions():
        assert len(given) < LONG_TURN
        given.append(choice(game, seed=len(given)))
        game.do(given[-1], seat=0)
    return given


def owned(game: Scenario, seat: int = 0) -> list[str]:
    return [HOLES[hole] for hole, owner in enumerate(game.state.owner) if owner == seat]


# Moving


def test_a_ship_at_a_free_planet_lands_there_or_at_a_better_one() -> None:
    game = Scenario(2).ship(0, "ship-1", "alpha-middle")
    game.choose("move")
    assert "land ship-1" in turn(game)
    assert len(owned(game)) == 1


def test_what_lies_face_down_is_discovered_first() -> None:
    game = Scenario(2).face_down(["alpha-middle"], ["orange"], ["warp"]).ship(0, "ship-1", "alpha-middle")
    game.choose("move")
    assert choice(game) == "discover alpha-middle"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_flick_from_the_gate_ends_in_the_orbit_of_a_planet(seed: int) -> None:
    game = Scenario(2).ship(0, "ship-1", "alpha-gate")
    game.choose("move").do("flick ship-1")
    game.do(choice(game, seed=seed))
    assert ship_orbit(game.state, 0, 0) in game.state.planets()


def test_the_jet_drive_takes_the_ship_to_a_planet() -> None:
    game = Scenario(2).ship(0, "ship-1", (176, 300))
    game.state.jet = 2
    assert "jet ship-1" in turn(game)
    assert len(owned(game)) == 1


def test_the_phase_ship_is_put_into_an_orbit() -> None:
    game = Scenario(2).techs(0, "phase-ship").ship(0, "pink-ship", "alpha-gate")
    game.planet("beta-middle", owner=1, centres=1)
    game.choose("move").do("phase pink-ship")
    game.do(choice(game))
    assert ship_orbit(game.state, 0, 8) != NOTHING


def test_a_ship_that_cannot_land_is_not_kept_at_a_free_planet() -> None:
    """It would keep everybody else away from there, and nobody would ever get the planet."""
    game = Scenario(2).techs(0, "phase-ship").ship(0, "pink-ship", "alpha-gate").ship(0, "ship-1", "alpha-gate")
    game.start()
    mind = Mind(game.state, 0)
    free = HOLES.index("beta-middle")
    assert game.state.owner[free] == NOTHING
    assert mind.goals[0][free] > mind.goals[8][free]


@pytest.mark.parametrize(
    ("millimetres", "jets"), [(0, 2), (30, 2), (60, 1), (120, 1), (160, 2), (230, 2), (300, 3), (400, 4)]
)
def test_jets_are_counted(millimetres: int, jets: int) -> None:
    """A jet has one length alone: what is too near takes two."""
    assert jets_to(millimetres) == jets


def test_who_loses_patience_wants_the_end_whoever_leads() -> None:
    game = Scenario(2).planet("beta-middle", owner=1, cities=1).planet("beta-edge-a", owner=1, cities=2)
    game.start()
    assert Mind(game.state, 0).lead < 0.0
    assert Mind(game.state, 0, weights.IMPATIENCE).lead == 1.0


def test_ships_are_not_launched_and_landed_for_ever() -> None:
    game = Scenario(2).planet("alpha-middle", troops=2).planet("alpha-edge-a", troops=2)
    game.choose("move")
    assert len(turn(game)) < LONG_TURN


# Deploying, building, interacting


def test_with_nothing_in_the_galaxy_ships_are_deployed() -> None:
    game = Scenario(2)
    game.state.players[0].energy, game.state.players[0].spent = 0, 1
    assert [answer.split()[0] for answer in turn(game)].count("deploy-ship") == 2


def test_a_troop_becomes_a_research_centre_where_a_high_technology_can_be_had() -> None:
    game = Scenario(2).techs(0, "long-range-lasers", "energy-siphon")
    game.planet("alpha-edge-a", "orange", troops=1, centres=2)
    answers = turn(game)
    assert answers[:2] == ["choose build", "build research-centre alpha-edge-a"]
    assert "star-hammer" in game.tech_names(0)


def test_two_ships_at_a_planet_become_a_starbase() -> None:
    game = Scenario(2).ship(0, "ship-1", "beta-middle").ship(0, "ship-2", "beta-middle")
    game.planet("alpha-edge-a", "orange", troops=1, centres=1).techs(0, "long-range-lasers", "energy-siphon")
    game.choose("build")
    assert choice(game) == "build starbase beta-middle"


def test_troop_and_outpost_become_a_city_where_nothing_can_be_researched() -> None:
    game = Scenario(2).planet("alpha-edge-a", "orange", troops=1, outposts=1, centres=1)
    game.techs(0, "long-range-lasers", "energy-siphon").techs(1, "long-range-lasers", "energy-siphon")
    game.choose("build")
    assert choice(game) == "build city alpha-edge-a"


def test_a_mission_is_claimed() -> None:
    game = Scenario(2).missions("relic-keepers", "grand-fleet").relics(0, "warp")
    game.planet("alpha-border-b", "blue", centres=1).planet("beta-border-b", "blue", centres=1)
    game.choose("interact")
    assert "mission relic-keepers" in turn(game)
    assert breakdown(game.state, 0)["missions"] == 4


def test_teleported_troops_take_planets_where_ships_are() -> None:
    game = Scenario(2).relics(0, "teleport").ship(0, "ship-1", "beta-middle").ship(0, "ship-2", "beta-border-a")
    game.choose("interact")
    turn(game)
    assert {"beta-middle", "beta-border-a"} <= set(owned(game))


# The end of the turn, and of the game


def test_a_planet_without_defence_is_attacked() -> None:
    game = Scenario(2).planet("beta-middle", owner=1, centres=2).ship(0, "ship-1", "beta-middle").next(ATTACK)
    assert turn(game) == ["attack-planet beta-middle"]
    assert not owned(game, 1)


def test_two_ships_shoot_an_enemy_in_range() -> None:
    game = Scenario(2).ship(0, "ship-1", (300, 220)).ship(0, "ship-2", (360, 220)).ship(1, "ship-1", (330, 240))
    assert choice(game.next(ATTACK)) == "attack-ship blue ship-1"


def test_in_the_last_turn_it_goes_for_points() -> None:
    game = Scenario(2).planet("beta-middle", troops=1).planet("alpha-edge-a", troops=1)
    game.state.last = 1
    assert turn(game)[0] == "choose build"
    assert {"foreign": 2, "tokens": 1}.items() <= breakdown(game.state, 0).items()


def test_in_the_last_turn_no_energy_is_wasted() -> None:
    game = Scenario(2).ship(0, "ship-1", "alpha-gate").energy(0, 4)
    game.state.last = 1
    assert "boost 1" not in turn(game)
    assert game.me.energy == 4


def test_the_empire_it_likes_best_is_taken() -> None:
    table = EMPIRES.new(2, {"empires": True}, RandomDealer(3))
    seat = next(iter(table.questions()))
    taken = GREEDY(1).decide(EMPIRES, table, seat)
    rank = [weights.EMPIRE[str(EMPIRES.actions.arguments(option)["empire"])] for option in table.questions()[seat]]
    assert weights.EMPIRE[str(EMPIRES.actions.arguments(taken)["empire"])] == max(rank)


# Whole games


def answer_one(table: Table[State], players: list[Bot[State]]) -> int:
    """Let the first seat that is asked answer; the table refuses what is not legal."""
    seat = next(iter(table.questions()))
    table.act(seat, players[seat].decide(EMPIRES, table, seat))
    return seat


ANSWERS = 3000
"""Several times what a game takes."""


def play(players: list[Bot[State]], seed: int, options: dict[str, object] | None = None) -> Table[State]:
    """A game of these bots; one that does not end within bounds is a stall."""
    table = EMPIRES.new(len(players), options or {}, RandomDealer(seed))
    for _ in range(ANSWERS):
        if table.over:
            return table
        answer_one(table, players)
    raise AssertionError(f"game {seed} stalls")


TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {"jet": "only", "wormholes": "a"}),
    (2, {"noise": "none", "technologies": True, "megastructure": "ring-world"}),
    (3, {"jet": "yes", "noise": "casual", "discoveries": True, "libraries": True, "megastructure": "converter"}),
    (3, {"empires": True, "guardians": True, "megastructure": "star-devourer"}),
    (4, {"noise": "expert", "technologies": True, "empires": True, "megastructure": "dyson-sphere"}),
]


@pytest.mark.whole
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_plays_on_every_table(seats: int, options: dict[str, object], many: int) -> None:
    """It gets somewhere with every module, and never gives an answer that is not legal."""
    table = EMPIRES.new(seats, options, RandomDealer(seats))
    players = [GREEDY(seat) for seat in range(seats)]
    for _ in range(60 * many):
        if not table.over:
            answer_one(table, players)
    assert sum(owner in range(seats) for owner in table.state.owner) >= seats


@pytest.mark.whole
def test_greedy_bots_come_to_an_end() -> None:
    outcome = EMPIRES.outcome(play([GREEDY(1), GREEDY(2)], 3))
    assert outcome is not None
    assert max(outcome.scores) >= 15


@pytest.mark.long
@pytest.mark.parametrize("seed", [12, 27, 29, 90030])
def test_games_without_any_chance_come_to_an_end_too(seed: int) -> None:
    """Where ships only jet, four bots used to wait for each other for ever."""
    assert play([GREEDY(seed * 7 + seat) for seat in range(4)], seed, {"jet": "only", "noise": "none"}).over


@pytest.mark.whole
def test_it_beats_the_random_bot(many: int) -> None:
    for number in range(2 * many):
        players: list[Bot[State]] = [RandomBot(number), RandomBot(number)]
        players[number % 2] = GREEDY(number)
        outcome = EMPIRES.outcome(play(players, number))
        assert outcome is not None
        assert outcome.winners == [number % 2]


# Honesty


@pytest.mark.whole
def test_it_chooses_by_what_its_seat_knows_alone() -> None:
    """What lies face down has no order that anybody knows: positions that differ in nothing else are answered alike."""
    table = EMPIRES.new(2, {}, RandomDealer(11))
    bots = [GREEDY(1), GREEDY(2)]
    for number in range(30):
        seat = next(iter(table.questions()))
        twin = table.copy(RandomDealer(1))
        for piles in (twin.state.area_places, twin.state.area_tiles):
            for pile in piles:
                pile.reverse()
        twins = [true.copy(RandomDealer(2)) for true in (table, twin)]
        answers = {GREEDY(number).choose(Sight(EMPIRES, true, seat, RandomDealer(3))) for true in twins}
        assert len(answers) == 1
        table.act(seat, bots[seat].decide(EMPIRES, twins[0], seat))


@pytest.mark.whole
def test_the_same_seeds_play_the_same() -> None:
    hashes = set()
    for _ in range(2):
        table = EMPIRES.new(2, {}, RandomDealer(5))
        players = [GREEDY(3), GREEDY(4)]
        for _ in range(30):
            answer_one(table, players)
        hashes.add(EMPIRES.hash(table))
    assert len(hashes) == 1


@pytest.mark.whole
def test_it_leaves_the_table_as_it_was() -> None:
    table = EMPIRES.new(2, {}, RandomDealer(8))
    players = [GREEDY(1), GREEDY(2)]
    for _ in range(30):
        before = EMPIRES.hash(table)
        seat = next(iter(table.questions()))
        GREEDY(7).decide(EMPIRES, table, seat)
        assert EMPIRES.hash(table) == before
        answer_one(table, players)


def test_who_judges_worse_gives_a_lesser_answer_more_often_and_the_same_seed_the_same() -> None:
    """All levels but the best differ in nothing but how well they judge: `hard` always finds what `greedy` finds."""
    table = EMPIRES.new(2, {}, RandomDealer(3))
    while not isinstance(table.question(table.state.active), ChooseAction):
        seat = next(iter(table.questions()))
        table.act(seat, GREEDY(1).decide(EMPIRES, table, seat))
    seat = table.state.active
    sound = [GREEDY(seed).decide(EMPIRES, table, seat) for seed in range(8)]
    judging = ["easy", "medium", "hard"]
    same = {name: [level(name, seed).decide(EMPIRES, table, seat) for seed in range(8)] for name in judging}
    assert same["hard"] == sound
    assert [level("easy", seed).decide(EMPIRES, table, seat) for seed in range(8)] == same["easy"]
    others = {name: sum(a != b for a, b in zip(sound, same[name], strict=True)) for name in judging}
    assert others["easy"] > others["hard"] == 0
