"""What the view tells to help a person: how far it is, what landing costs, what is to come, what cards would pay."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.games.seti import GAME
from orrery.games.seti.facts.board import PLANETS, SPACE_NAMES, TECH_KINDS, TRACE_COLORS
from orrery.games.seti.facts.cards import INDEX
from orrery.games.seti.facts.sky import DIRECTIONS, STEP
from orrery.games.seti.rules.resources import RESOURCES
from orrery.games.seti.rules.setup import PAIRS
from orrery.games.seti.sight.chain import ChainStep, chain, in_short, steps
from orrery.games.seti.sight.view import ReachView

from .scenario import Scenario
from .species import Found
from .test_properties import whole_game

STEPS = {
    *("gain", "move", "trace", "research", "draw", "take-card", "income", "discard", "signal", "scan", "launch"),
    *("land", "rotate", "install", "species-card", "fill-slot", "message", "milestone", "discovery"),
    "more",
}
"""Everything a step can be called; the browser has a sign for each."""
SILENT = {
    *("RestOfTurn", "NextTurn", "EndRound", "MainAction", "FreeActionDone", "EvaluateSectors", "PutCardAway"),
    *("Milestones", "PickStackCard", "BeginRound", "MoveInstead"),
    *("LimitHand", "FirstPassRotates", "LookAtStack", "PutMessageAway", "FirstIncome"),
    *("EachSeat", "Turn", "LayOut", "RefillRow"),
}
"""Effects that are no step on purpose: they frame a turn, or run by themselves and show nothing."""


def reach(game: Scenario, start: str, seat: int = 0) -> ReachView:
    return game.view(seat)["reach"][start]


def cost(game: Scenario, start: str, end: str) -> int:
    return reach(game, start)["costs"][SPACE_NAMES.index(end)]


def to_come(game: Scenario, seat: int = 0) -> list[str]:
    """The chain as words: "signal", "gain publicity", "move 2"."""
    return [in_words(step) for step in game.view(seat)["chain"]]


def in_words(step: ChainStep) -> str:
    count = str(step["count"]) if step["count"] > 1 else ""
    return " ".join(filter(None, (step["step"], step["of"], count)))


# How far it is


@pytest.mark.parametrize(
    ("end", "movement"),
    [("1-5", 0), ("2-5", 1), ("1-4", 1), ("venus", 2), ("2-4", 2), ("mars", 4), ("4-5", 3), ("jupiter", 4)],
)
def test_every_space_costs_as_many_movements_as_steps_lead_there(end: str, movement: int) -> None:
    game = Scenario(probes=["earth"])
    assert cost(game, "1-5", SPACE_NAMES[game.space(end)]) == movement


def test_asteroids_cost_one_more_to_leave_and_not_to_enter() -> None:
    game = Scenario(probes=["2-4", "2-3"])
    assert [cost(game, "2-4", end) for end in ("2-3", "1-4", "2-5")] == [2, 2, 2]
    assert cost(game, "2-3", "2-4") == 1


def test_asteroids_are_gone_round_where_that_is_shorter() -> None:
    """From 2-5 to 2-0 straight on would leave two asteroid spaces: 1 + 2 + 2."""
    game = Scenario(probes=["2-5"])
    assert cost(game, "2-5", "2-0") == 5
    assert cost(game.tech(0, "probe-asteroids"), "2-5", "2-0") == 3


def test_with_the_technology_asteroids_cost_nothing_more() -> None:
    game = Scenario(probes=["2-4"], techs=["probe-asteroids"])
    assert [cost(game, "2-4", end) for end in ("2-3", "1-4", "2-5", "2-6", "2-7")] == [1, 1, 1, 2, 3]


def test_nobody_flies_through_the_sun() -> None:
    """The space opposite on ring 1 is half the ring away."""
    game = Scenario(probes=["1-2"])
    assert cost(game, "1-2", "1-6") == 4


def test_the_last_steps_lead_back_to_the_start_and_add_up_to_the_cost() -> None:
    game = Scenario(probes=["2-4", "4-0"])
    for start in ("2-4", "4-0"):
        found = reach(game, start)
        first = SPACE_NAMES.index(start)
        for end in range(len(SPACE_NAMES)):
            assert walked_back(game, found, end, first) == found["costs"][end]


def walked_back(game: Scenario, found: ReachView, end: int, start: int) -> int:
    """Backwards from a space along the last steps: the movement of this way."""
    here, movement = end, 0
    for _ in range(len(SPACE_NAMES)):
        step = found["steps"][here]
        if step is None:
            break
        came_from = next(space for space in range(len(STEP)) if STEP[space][DIRECTIONS.index(step)] == here)
        kind = game.view(0)["sky"][came_from]["kind"]
        movement += 2 if kind == "asteroids" else 1
        here = came_from
    assert here == start
    return movement


def test_the_way_is_what_the_energy_of_the_flight_is() -> None:
    """Flying along the route of the view takes exactly the movement it told."""
    game = Scenario(probes=["earth"], energy=9)
    end = SPACE_NAMES[game.space("mars")]
    told = cost(game, "1-5", end)
    route: list[str] = []
    here = SPACE_NAMES.index(end)
    found = reach(game, "1-5")
    while (step := found["steps"][here]) is not None:
        here = next(space for space in range(len(STEP)) if STEP[space][DIRECTIONS.index(step)] == here)
        route.insert(0, f"fly {SPACE_NAMES[here]} {step}")
    game.do(*["burn"] * told, *route)
    assert (game.probes(), game.me.energy) == ([end], 9 - told)


def test_each_own_space_is_told_once_capsules_included_and_no_rival_s() -> None:
    game = Found(discovered=["mascamites"], probes=["earth", "earth"]).set(1, probes=["mars"])
    game.samples([1, 2, 3], [4, 5, 6], [7]).capsule(0, 4, "3-0")
    assert sorted(game.view(0)["reach"]) == ["1-5", "3-0"]
    assert sorted(game.view(1)["reach"]) == [SPACE_NAMES[game.space("mars")]]
    assert game.view(None)["reach"] == {}


# Landing


def test_landing_costs_three_energy_less_what_makes_it_cheaper() -> None:
    game = Scenario().set(1, orbiters=["mars"])
    assert game.view(0)["landing_costs"] == dict.fromkeys(PLANETS[:7], 3) | {"mars": 2}
    game.tech(0, "probe-landing")
    assert game.view(0)["landing_costs"] == dict.fromkeys(PLANETS[:7], 2) | {"mars": 1}
    assert game.view(1)["landing_costs"]["mars"] == 2
    assert game.view(None)["landing_costs"] == {}


def test_oumuamua_has_a_cost_once_it_is_found() -> None:
    species = ("oumuamua", "anomalies")
    assert "oumuamua" not in Scenario(species=species).view(0)["landing_costs"]
    assert Scenario(species=species, discovered=["oumuamua"]).view(0)["landing_costs"]["oumuamua"] == 3


def test_the_energy_of_a_landing_is_what_was_told() -> None:
    game = Scenario(probes=["venus"], techs=["probe-landing"], energy=5)
    told = game.view(0)["landing_costs"]["venus"]
    game.do("land venus")
    assert game.me.energy == 5 - told


# What is still to come


def test_at_the_beginning_of_a_turn_nothing_is() -> None:
    assert to_come(Scenario()) == []


def test_a_card_tells_its_further_effects_in_their_order() -> None:
    game = Scenario(hand=["effelsberg-telescope-construction"], credit=3).row("dune", "alice", "iss")
    game.do("play effelsberg-telescope-construction")
    assert game.prompt() == "take-card"
    assert to_come(game) == ["rotate", "research telescope"]
    game.do("take dune")
    assert game.prompt() == "research"
    assert to_come(game) == []


def test_a_mission_card_tells_no_rewards_it_does_not_give_yet() -> None:
    game = Scenario(hand=["venera-probe"], credit=3)
    game.do("play venera-probe")
    assert (game.prompt(), to_come(game)) == ("launch", ["gain publicity"])


def test_a_scan_goes_on_until_nothing_of_it_is_left() -> None:
    game = Scenario(techs=["telescope-mercury"]).row("dune", "alice", "iss").do("scan")
    assert (game.prompt(), to_come(game)) == ("scan-step", [])
    game.do("step row")
    assert (game.prompt(), to_come(game)) == ("signal-by-row-card", ["scan"])
    game.do("discard alice", "signal procyon", "step earth", "decline")
    assert (game.prompt(), to_come(game)) == ("end-turn", [])


def test_a_free_action_in_between_keeps_what_is_to_come() -> None:
    game = Scenario(hand=["effelsberg-telescope-construction"], credit=5, probes=["earth"])
    game.row("dune", "alice", "iss").do("play effelsberg-telescope-construction")
    before = to_come(game)
    game.do("burn")
    assert game.prompt() == "move"
    assert to_come(game) == ["take-card", *before]
    game.do("fly 1-5 outward")
    assert (game.prompt(), to_come(game)) == ("take-card", before)


def test_two_traces_are_two_steps() -> None:
    game = Found(discovered=["mascamites"]).about_to_mark("red", "any", "blue")
    assert to_come(game) == ["trace any", "trace blue"]


def test_only_who_is_asked_sees_it_and_only_ones_own_steps() -> None:
    game = Scenario(hand=["effelsberg-telescope-construction"], credit=3).row("dune", "alice", "iss")
    game.do("play effelsberg-telescope-construction")
    assert (game.view(1)["chain"], game.view(None)["chain"]) == ([], [])


def test_in_any_game_every_effect_is_a_known_step_or_left_out_on_purpose() -> None:
    """Random games of all numbers of players and pairs of species: no position the chain cannot tell."""
    silent: Counter[str] = Counter()
    told: Counter[str] = Counter()
    for seed, pair in enumerate(PAIRS):
        for match in whole_game(seed, 2 + seed % 3, pair, 60 if seed % 4 else 0):
            table = match.table
            for seat in range(len(table.state.players)):
                seen = chain(table, seat)
                told.update(step["step"] for step in seen)
                assert seat in table.questions() or seen == []
            for item in table.pending.items():
                if not steps(table.state, item.seat, item.effect):
                    silent[type(item.effect).__name__] += 1
    assert set(told) <= STEPS
    assert len(told) > 10
    assert set(silent) <= SILENT


def test_everything_a_card_or_board_can_pay_is_a_step() -> None:
    kinds = {"", "any", *RESOURCES, *TECH_KINDS, *TRACE_COLORS}
    cards = GAME.descriptions()["cards"].values()
    for description in [text for card in cards for text in (card["effects"], card["delayed"]) if text is not None]:
        for step in in_short(description):
            assert step["step"] in STEPS
            assert step["of"] in kinds
            assert step["count"] != 0


# What cards and tiles would pay


def test_sets_of_gold_tiles_are_told_marked_or_not_and_points_only_marked() -> None:
    game = Scenario(techs=["probe-limit", "telescope-mercury"])
    game.tech(0, "computer-publicity", "a")
    mine = game.view(0)["players"][0]
    assert dict(zip(game.view(0)["gold"], mine["gold_sets"], strict=True))["tech-a"] == 1
    assert mine["gold_points"] == [0, 0, 0, 0]
    tile = game.view(0)["gold"].index("tech-a")
    game.state.gold_marks = [tile * 8 + 1, tile * 8]
    assert game.view(0)["players"][0]["gold_points"][tile] == 8


def test_each_scoring_card_tells_its_own_points() -> None:
    game = Scenario(scoring=["mars-science-laboratory", "near-shoemaker", "dune"], landers=["mars"], orbiters=["mars"])
    assert game.view(1)["players"][0]["scoring_points"] == [8, 0, 0]
    game.set(0, probes=["2-4"]).trace(0, "left", "blue")
    seen = game.view(1)["players"][0]
    assert seen["scoring_points"] == [8, 13, 2]
    assert seen["breakdown"]["cards"] == 23


def with_played_exertian() -> Found:
    """Seat 0 has played an Exertian card face down: 9 points for three computer technologies."""
    game = Found(species=("exertians", "mascamites"))
    game.deals("expender-core", "deflector", "extractor", "pierced-exoplanet", "neuralab", "vortex-exoplanet")
    game.discover("exertians")
    game.me.exertians.remove(INDEX["expender-core"])
    game.me.played_exertians.append(INDEX["expender-core"])
    return game


def test_points_of_face_down_cards_are_for_their_owner_until_the_end() -> None:
    game = with_played_exertian()
    assert game.view(0)["players"][0]["exertian_points"] == [0]
    game.set(0, techs=["computer-credit", "computer-energy", "computer-card"])
    assert game.view(0)["players"][0]["exertian_points"] == [9]
    for seat in (1, None):
        seen = game.view(seat)["players"]
        assert [player["exertian_points"] for player in seen] == [None, [] if seat == 1 else None]
        assert "species" not in seen[0]["breakdown"]


def test_at_the_end_everybody_sees_the_points_of_all_cards() -> None:
    game = with_played_exertian().set(0, techs=["computer-credit", "computer-energy", "computer-card"])
    game.final_points()
    for seat in (0, 1, None):
        seen = game.view(seat)["players"]
        assert [player["exertian_points"] for player in seen] == [[9], []]
        assert seen[0]["breakdown"]["species"] == 9


def test_in_any_game_the_points_add_up_to_the_categories() -> None:
    for seed, pair in enumerate(PAIRS):
        for number, match in enumerate(whole_game(seed, 2 + seed % 3, pair, 60)):
            if number % 10 and not match.table.over:
                continue
            for seat in (0, None):
                for player in GAME.view(match.table, seat)["players"]:
                    assert sum(player["scoring_points"]) == player["breakdown"]["cards"]
                    assert sum(player["gold_points"]) == player["breakdown"]["gold"]
                    if player["exertian_points"] is not None:
                        assert sum(player["exertian_points"]) == player["breakdown"].get("species", 0)
