"""Empires (page 23): the draft in reverse order, and what each of the ten is good for."""

from __future__ import annotations

import pytest

from orrery.core.dealer import RandomDealer
from orrery.core.table import Table
from orrery.games.empires import GAME
from orrery.games.empires.facts.board import HOLES
from orrery.games.empires.facts.cards import DISCOVERIES, EMPIRES, IS_RELIC
from orrery.games.empires.position.player import NO_DOUBLE, READY, SPENT
from orrery.games.empires.position.state import State
from orrery.games.empires.rules.attacking import ATTACK
from orrery.games.empires.rules.control import defence
from orrery.games.empires.rules.scoring import planet_points
from orrery.games.empires.rules.setup import ChooseEmpire

from .scenario import Scenario


def drafting(seats: int, seed: int = 1) -> Table[State]:
    """A table whose players choose their empires."""
    return GAME.new(seats, {"empires": True}, RandomDealer(seed))


def offered(table: Table[State]) -> tuple[int, list[str]]:
    """Who chooses, and from what."""
    (seat, options), *_ = table.questions().items()
    return seat, [GAME.actions.text(option) for option in options]


def choosing(*keys: str) -> Scenario:
    """Seat 0 chooses between these empires."""
    return Scenario().next(ChooseEmpire(sorted(EMPIRES.index(key) for key in keys)))


# The draft


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_empires_are_chosen_in_reverse_order(seats: int, seed: int) -> None:
    """One card more than players; what is left goes on to the next, and who begins has two to choose from."""
    table = drafting(seats, seed)
    last, cards = offered(table)
    assert len(cards) == seats + 1
    order: list[int] = []
    for number in range(seats):
        seat, left = offered(table)
        order.append(seat)
        assert left == cards
        assert len(left) == seats + 1 - number
        table.act(seat, GAME.actions.parse(left[-1]))
        cards = left[:-1]
    assert order == [(last - step) % seats for step in range(seats)]
    assert len({player.empire for player in table.state.players}) == seats
    while offered(table)[1][0].startswith("put"):
        seat, options = offered(table)
        table.act(seat, GAME.actions.parse(options[0]))
    assert offered(table)[0] == order[-1]


def test_cards_are_drawn_by_chance() -> None:
    dealer = RandomDealer(1)
    tables = [GAME.new(4, {"empires": True}, dealer) for _ in range(30)]
    found = {card for table in tables for card in offered(table)[1]}
    assert found == {f"empire {key}" for key in EMPIRES}


def test_nobody_chooses_without_the_module() -> None:
    table = GAME.new(4, {}, RandomDealer(1))
    assert all(player.empire == -1 for player in table.state.players)
    assert offered(table)[1][0].startswith("put")


def test_what_others_took_is_gone() -> None:
    game = choosing("korr", "vlix", "qarth").empire(1, "korr")
    assert game.options == ["empire vlix", "empire qarth"]


# What is there from the beginning


def test_the_vlix_have_the_token_worth_two_instead_of_their_energy() -> None:
    game = choosing("vlix", "korr").do("empire vlix")
    assert (game.me.energy, game.me.spent, game.me.double) == (0, 0, READY)
    game = choosing("vlix", "korr").do("empire korr")
    assert (game.me.energy, game.me.spent, game.me.double) == (1, 0, NO_DOUBLE)


def test_the_vlix_boost_by_two_or_by_one() -> None:
    """Spent for one, the rest is lost."""
    game = Scenario().vlix(0).ship(0, "ship-1", (250, 250)).do("choose move", "boost 2")
    assert (game.state.left, game.me.double) == (4, SPENT)
    game = Scenario().vlix(0).ship(0, "ship-1", (250, 250)).do("choose move", "boost 1")
    assert (game.state.left, game.me.double, game.me.energy) == (3, SPENT, 0)
    assert "boost 1" not in game.options


def test_the_ostrun_begin_with_five_troops() -> None:
    assert choosing("ostrun", "korr").do("empire ostrun").me.troops == 5
    assert choosing("ostrun", "korr").do("empire korr").me.troops == 4


def test_the_henari_begin_with_a_relic_of_the_box_and_keep_four() -> None:
    game = choosing("henari", "korr")
    game.state.box = [DISCOVERIES.index("warp")] * 4
    game.do("empire henari")
    assert ([DISCOVERIES[relic] for relic in game.me.relics], len(game.state.box)) == (["warp"], 3)


@pytest.mark.parametrize(("empire", "most"), [("henari", 4), ("korr", 3)])
def test_only_the_henari_keep_a_fourth_relic(empire: str, most: int) -> None:
    game = Scenario().empire(0, empire).relics(0, "warp", "warp", "teleport").ship(0, "ship-1", "alpha-middle")
    game.face_down(["alpha-middle"], ["pink"], ["attack-bonus"]).do("choose move", "discover alpha-middle")
    assert len(game.me.relics) + len(game.me.fresh) == most
    assert len(game.state.archive) == 4 - most


def test_the_henari_take_a_fourth_relic_out_of_the_archive_but_no_fifth() -> None:
    game = Scenario().empire(0, "henari").relics(0, "warp", "warp", "teleport").energy(0, 1)
    game.state.archive = [DISCOVERIES.index("warp")] * 2
    assert "take warp" in game.choose("interact").options
    game.relics(0, "warp", "warp", "teleport", "teleport").turn(0).choose("interact")
    assert "take warp" not in game.options


@pytest.mark.parametrize("seed", range(6))
def test_the_relic_of_the_henari_is_none_that_lies_in_the_galaxy(seed: int) -> None:
    table = drafting(3, seed)
    while True:
        seat, cards = offered(table)
        if not cards[0].startswith("empire"):
            break
        table.act(seat, GAME.actions.parse("empire henari" if "empire henari" in cards else cards[0]))
    for player in table.state.players:
        if player.empire == EMPIRES.index("henari"):
            assert len(player.relics) == 1
            assert IS_RELIC[player.relics[0]]
            assert all(player.relics[0] not in tiles for tiles in table.state.area_tiles)
    GAME.check(table.state)


# What goes on in the game


@pytest.mark.parametrize(("empire", "points"), [("korr", 2), ("vlix", 1)])
def test_the_korr_score_one_more_for_a_planet(empire: str, points: int) -> None:
    game = Scenario().ship(0, "ship-1", "beta-middle").ship(0, "ship-2", "beta-middle")
    game = game.vlix(0) if empire == "vlix" else game.empire(0, empire)
    game.planet("beta-middle", owner=1, troops=1).next(ATTACK).do("attack-planet beta-middle", "join ship-1")
    assert (game.me.points, game.state.pool) == (points, 40 - points)


def test_the_korr_score_no_more_for_a_ship() -> None:
    game = Scenario().empire(0, "korr").ship(0, "ship-1", (250, 200)).ship(0, "ship-2", (300, 200))
    game.ship(1, "ship-1", (275, 230)).next(ATTACK).do("attack-ship blue ship-1", "join ship-1")
    assert game.me.points == 1


def astray(game: Scenario) -> Scenario:
    """The first flick of ship 1 ends in no orbit."""
    game.ship(0, "ship-1", (250, 250)).energy(0, 0, 1).choose("move")
    return game.flies("ship-1", to=(250, 200)).do("flick ship-1", "aim 2700 10")


def flicks(game: Scenario) -> int:
    return game.state.left


def test_the_sylari_flick_again_after_a_first_flick_into_nowhere() -> None:
    assert flicks(astray(Scenario().empire(0, "sylari"))) == 2
    assert flicks(astray(Scenario().empire(0, "korr"))) == 1


def test_the_sylari_flick_again_when_the_ship_is_lost_or_rams() -> None:
    game = Scenario().empire(0, "sylari").ship(0, "ship-1", (250, 250)).ship(0, "ship-2", (150, 30)).choose("move")
    game.flies("ship-1", to=None).do("flick ship-1", "aim 2700 99")
    assert flicks(game) == 2


def test_the_sylari_have_no_more_when_the_flick_ends_in_an_orbit() -> None:
    game = Scenario().empire(0, "sylari").ship(0, "ship-1", (250, 250)).energy(0, 0, 1).choose("move")
    game.flies("ship-1", to=(300, 180)).do("flick ship-1", "aim 2700 10")
    assert flicks(game) == 1


def test_only_the_first_flick_of_a_turn_counts_for_the_sylari() -> None:
    game = astray(Scenario().empire(0, "sylari")).flies("ship-1", to=(250, 250)).do("flick ship-1", "aim 900 10")
    assert flicks(game) == 1
    game.flies("ship-1", to=(250, 200)).do("flick ship-1", "aim 2700 10")
    assert [option for option in game.options if option.startswith("flick")] == []


def test_outposts_of_the_tessik_defend_with_two() -> None:
    game = Scenario().planet("alpha-middle", troops=1, outposts=1).planet("beta-middle", owner=1, outposts=2)
    hole, other = HOLES.index("alpha-middle"), HOLES.index("beta-middle")
    assert (defence(game.state, hole), defence(game.state, other)) == (2, 2)
    game.empire(0, "tessik")
    assert (defence(game.state, hole), defence(game.state, other)) == (3, 2)


def test_blue_planets_are_worth_one_more_to_the_ulmar() -> None:
    game = Scenario().planet("alpha-border-b", bases=1).planet("beta-border-b", outposts=1)
    game.planet("beta-middle", outposts=1)
    assert planet_points(game.state, 0) == (1, 4, 4)
    assert planet_points(game.empire(0, "ulmar").state, 0) == (1, 4, 6)


def test_a_starbase_of_the_draveth_costs_a_ship_and_an_energy() -> None:
    game = Scenario().empire(0, "draveth").ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", (250, 250))
    assert "choose build" in game.options
    game.do("choose build")
    assert game.asked == "put-base"
    assert game.me.ships_out() == [1]
    assert (game.me.buildings[3], game.me.bases_unlocked) == (3, 1)
    poor = Scenario().empire(0, "draveth").ship(0, "ship-1", "alpha-middle").energy(0, 0, 1)
    assert "choose build" not in poor.options
    other = Scenario().empire(0, "korr").ship(0, "ship-1", "alpha-middle")
    assert "choose build" not in other.options


def test_the_draveth_may_pay_with_two_ships() -> None:
    game = Scenario().empire(0, "draveth").ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "alpha-middle")
    game.do("choose build")
    assert game.options == ["pay pieces", "pay energy"]
    game.do("pay energy", "pay-ship ship-1")
    assert game.me.ships_out() == [1]


@pytest.mark.parametrize(("empire", "back"), [("ivenn", 1), ("korr", 0)])
def test_the_ivenn_get_energy_back_for_a_discovery(empire: str, back: int) -> None:
    game = Scenario().empire(0, empire).energy(0, 0, 2).ship(0, "ship-1", "alpha-middle")
    game.face_down(["alpha-middle"], ["pink"], ["warp"]).choose("move").do("discover alpha-middle")
    assert (game.me.energy, game.me.spent) == (back, 2 - back)


@pytest.mark.parametrize(("empire", "allowed"), [("qarth", True), ("korr", False)])
def test_the_qarth_deploy_at_blockaded_planets(empire: str, allowed: bool) -> None:
    game = Scenario().empire(0, empire).planet("alpha-middle", outposts=1).ship(1, "ship-1", "alpha-middle")
    assert ("deploy-troop alpha-middle" in game.choose("deploy").options) == allowed


def test_the_qarth_do_nothing_else_at_blockaded_planets() -> None:
    game = Scenario().empire(0, "qarth").planet("alpha-middle", troops=1, outposts=1).ship(1, "ship-1", "alpha-middle")
    assert "choose build" not in game.options
    assert "choose move" not in game.options
