"""The position of Ascending Empires on a terminal: the coarse map, the places, the player boards."""

from __future__ import annotations

from functools import cache

import pytest

import orrery
from orrery.core.dealer import RandomDealer
from orrery.core.events import Event
from orrery.games.empires import GAME
from orrery.games.empires.facts.board import HOLES
from orrery.games.empires.position.events import PIECES_LOST
from orrery.games.empires.sight.view import View
from orrery.i18n import LANGUAGES, messages
from orrery.terminal.empires.drawing import EmpiresDrawing
from orrery.terminal.empires.map import COLUMNS, ROWS
from orrery.terminal.words import Words

from ..empires.scenario import Scenario
from ..empires.wanderer import choice
from .stage import printed

FAR = (360.0, 360.0)
SEATS = ["me", "random", "random", "random"]


@cache
def drawing(language: str = "en", seats: int = 4) -> EmpiresDrawing:
    return EmpiresDrawing(Words(orrery.game("empires"), messages(language), SEATS[:seats]))


def drawn(game: Scenario, language: str = "en") -> str:
    return printed(drawing(language).position(game.view, 0))


def line(game: Scenario, mark: str) -> str:
    """The line of a place in the list, in one piece."""
    shown = printed(drawing().places.list_places(game.view, 0), 300)
    return " ".join(next(row for row in shown.splitlines() if row.startswith(mark)).split())


def rows(view: View) -> list[str]:
    """The rows of the map without its scales."""
    shown = drawing().map.draw(view).plain.splitlines()[1:]
    return [row[5:-1] for row in shown]


# The map


def test_the_map_has_sixty_columns_and_thirty_rows() -> None:
    found = rows(Scenario().view)
    assert len(found) == ROWS
    assert {len(row) for row in found} == {COLUMNS}


def test_every_place_is_on_the_map_where_it_lies() -> None:
    found = rows(Scenario().view)
    marks = [drawing().map.hole_mark(hole) for hole in range(len(HOLES))]
    assert len(set(marks)) == len(HOLES)
    assert all(any(mark in row for row in found) for mark in marks)
    assert (found[2].index("α1"), found[2].index("β1")) == (5, 54)
    assert found[27].index("δ1") == 5


def test_ships_starbases_guardians_and_mines_are_on_the_map() -> None:
    game = Scenario().ship(0, "ship-1", FAR).ship(1, "ship-2", (60, 360)).guardian("alpha")
    game.techs(2, "star-hammer").ship(2, "orange-ship", (600, 360)).planet("beta-middle", owner=3, bases=1)
    game.state.mine_owner, game.state.mine_x, game.state.mine_y = [0], [300_000], [360_000]
    found = rows(game.view)
    assert found[15] == f"{'':5}B2{'':18}×{'':4}Y1{'':18}RA{'':8}"
    assert found[10][19] == "◆"
    assert any("*" in row for row in found)


def test_ships_that_share_a_cell_stand_side_by_side() -> None:
    game = Scenario().ship(0, "ship-1", (360, 360)).ship(0, "ship-2", (362, 378)).ship(1, "ship-1", (378, 366))
    shown = "\n".join(rows(game.view))
    assert all(mark in shown for mark in ("Y1", "Y2", "B1"))


def test_a_crowd_never_leaves_the_map() -> None:
    game = Scenario().fill("alpha-gate", 9000)
    found = rows(game.view)
    assert {len(row) for row in found} == {COLUMNS}


def test_marks_follow_the_language() -> None:
    game = Scenario().ship(0, "ship-1", FAR)
    assert "Y1" in drawing("en").map.draw(game.view).plain
    assert "G1" in drawing("de").map.draw(game.view).plain


# Places and ships


def test_places_in_words() -> None:
    game = Scenario().planet("alpha-middle", "orange", troops=2, outposts=1, bases=1).robots("beta-middle", 2)
    game.ship(1, "ship-1", "alpha-middle").face_down(["gamma-middle"], ["blue"], ["warp"])
    game.megastructure("dyson-sphere", "alpha-central", owner=1)
    game.state.libraries = 1 << HOLES.index("beta-middle")
    assert line(game, "α1") == "α1 α corner 62/62 Yellow’s warp gate"
    assert line(game, "α4") == (
        "α4 α middle 176/184 orange planet, You: 2 troops + 1 outpost + 1 starbase, defence 4, blockaded for Yellow"
    )
    assert line(game, "α7") == "α7 α core 290/292 Blue’s megastructure"
    assert line(game, "β4") == "β4 β middle 544/184 pink planet, 2 robots, alien library, defence 2"
    assert line(game, "γ4") == "γ4 γ middle 544/536 face down"


def test_beside_an_answer_ones_own_pieces_are_ones_own() -> None:
    game = Scenario(2).planet("alpha-middle", "orange", troops=1)
    build = GAME.actions.parse("build outpost alpha-middle")
    assert drawing(seats=2).note(build, {"prompt": "build", "viewer": 0}, game.view) == (
        "orange planet, You: 1 troop, defence 1"
    )
    assert "Player 1: 1 troop" in drawing(seats=2).note(build, {"prompt": "build", "viewer": 1}, game.view)


def test_what_may_lie_face_down_is_told() -> None:
    game = Scenario().face_down(["gamma-middle", "gamma-edge-a"], ["blue", "artifact"], ["warp", "supplies"])
    assert "γ: blue relic planet, artifact; may lie on them: Warp, Supplies" in drawn(game)


def test_how_many_tiles_were_put_away_unseen_is_told() -> None:
    """Alone the set-up removes tiles without looking: the others and these cannot be told apart."""
    game = Scenario().face_down(["gamma-middle", "gamma-edge-a"], ["blue", "artifact"], ["warp", "supplies", "warp"])
    assert "may lie on them: Warp, Warp, Supplies, one of them put away unseen" in " ".join(drawn(game).split())
    game.state.area_tiles[0] += game.state.area_tiles[0][:1]
    assert "2 of them put away unseen" in " ".join(drawn(game).split())


def test_ships_with_their_coordinates_and_orbits() -> None:
    game = Scenario().techs(1, "battleship").ship(0, "ship-1", (62, 102)).ship(1, "orange-ship", (340.4, 400))
    shown = drawn(game)
    assert "Y1 ship 1: 62/102, orbit of α corner" in shown
    assert "BA Battleship: 340/400 (attack 2, defence 2)" in shown


def test_starbases_guardians_and_mines_with_their_coordinates() -> None:
    game = Scenario().planet("alpha-middle", bases=1).guardian("delta")
    game.state.mine_owner, game.state.mine_x, game.state.mine_y = [2], [300_000], [360_000]
    shown = drawn(game, "de")
    assert "G α-Mitte bei 204/184" in shown
    assert "δ bei 236/480" in shown
    assert "R Mine 1 bei 300/360" in shown


# Players, missions, technologies


def test_a_player_board() -> None:
    game = Scenario().energy(0, 3).vlix(0).relics(0, "warp").techs(0, "star-hammer")
    game.me.energy, game.me.spent = 1, 1
    game.start()
    game.me.fresh, game.me.new_ships = [4], 1
    shown = " ".join(drawn(game).split())
    assert (
        "Y You (Yellow), 0 points Player board Vlix empire, 1 energy (1 spent), the double energy token, 6 troops"
        in shown
    )
    assert "Star hammer (from next turn)" in shown
    assert "Warp, Teleport (from next turn)" in shown


def test_points_by_category() -> None:
    game = Scenario().planet("alpha-middle", troops=2, cities=1)
    assert "Troops 1, Home planets 1, Stars 1" in drawn(game)


def test_missions_and_who_has_them() -> None:
    game = Scenario().missions("metropolis", "garrison").planet("alpha-middle", cities=3)
    game.state.players[1].stones = [0, 2]
    game.state.players[2].stones = [0, 1]
    shown = drawn(game)
    assert "Metropolis first 5, all others 3, Yellow can complete it" in shown
    assert "Garrison   first 4, all others 2, Blue first, Red" in shown


def test_technologies_and_who_has_them() -> None:
    game = Scenario().techs(0, "mines").techs(1, "mines")
    shown = drawn(game)
    assert "1 Mines [YB]" in shown
    assert "2 Planetary shields (first: +2)" in shown


def test_the_title_tells_whose_turn_it_is_and_how_far_it_has_come() -> None:
    game = Scenario().ship(0, "ship-1", FAR).choose("move")
    assert drawn(game).startswith("Your turn – Move, 2 left, 40 points in the pool")
    game.state.last = 1
    assert "the last round" in drawn(game).splitlines()[0]


def test_inside_a_turn_the_map_and_ones_own_board_are_enough() -> None:
    game = Scenario().ship(0, "ship-1", FAR).ship(1, "ship-1", (60, 360)).relics(0, "attack-bonus", "warp")
    draw = drawing()
    assert draw.scene(game.view) is not None
    game.choose("interact").do("relic attack-bonus", "part attack")
    assert draw.scene(game.view) is None
    shown = printed(draw.brief(game.view, 0))
    assert "B1 ship 1: 60/360" in shown
    assert "attack bonus +2" in shown
    assert "warp gate of" not in shown


# Whole games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_of_a_game_fit_on_eighty_columns(seats: int, language: str) -> None:
    options = {"megastructure": "random", "empires": True, "libraries": True, "guardians": True, "technologies": True}
    table = GAME.new(seats, options, RandomDealer(seats))
    chance, draw, shown = RandomDealer(seats), drawing(language, seats), 0
    for step in range(400):
        [asked] = table.questions()
        table.act(asked, choice(table, asked, chance))
        if step % 40 == 0:
            text = printed(draw.position(GAME.view(table, None), None)) + printed(draw.brief(GAME.view(table, 0), 0))
            assert all(len(row) <= 80 for row in text.splitlines())
            shown += 1
    assert shown == 10


def test_players_are_called_by_their_names_in_what_happened() -> None:
    """Colours tell ships apart on the map; in the log they would be one more name for everybody."""
    lost = Event(PIECES_LOST, 0, [1, 0, 3, 1], -1)
    told = EmpiresDrawing(Words(orrery.game("empires"), messages("en"), ["me", "greedy"])).event(
        lost, 0, open_secrets=False
    )
    assert told.startswith("greedy attacks: you lose 1 ")
