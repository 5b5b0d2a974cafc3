"""The last word of a turn: no turn slips away by its last answer while it could still be taken back."""

from __future__ import annotations

from orrery import Match, RandomDealer
from orrery.games.empires import GAME

from .scenario import Scenario


def ends(game: Scenario) -> object:
    """Whether the question says that being done ends the turn."""
    question = game.table.question(game.asked_seat)
    assert question is not None
    return question.arguments(game.table, game.asked_seat)["ends"]


def in_a_row() -> Scenario:
    """Two ships of seat 0 on both sides of one of seat 1, and something to build."""
    game = Scenario().ship(1, "ship-1", (360, 30)).planet("alpha-middle", troops=2)
    return game.ship(0, "ship-1", (322, 30)).ship(0, "ship-2", (398, 30))


def test_a_building_does_not_end_the_turn_by_itself() -> None:
    game = Scenario().planet("alpha-middle", troops=2).do("choose build", "build outpost alpha-middle")
    assert (game.asked, game.asked_seat, game.options) == ("end-turn", 0, ["end-turn"])
    game.do("end-turn")
    assert game.asked_seat == 1


def test_the_last_attack_does_not_end_the_turn_by_itself() -> None:
    game = in_a_row().do("choose build", "build outpost alpha-middle", "attack-ship blue ship-1", "join ship-1")
    assert (game.asked, game.asked_seat) == ("end-turn", 0)


def test_the_last_starbase_that_moves_does_not_end_the_turn_by_itself() -> None:
    game = Scenario().techs(0, "mobile-starbases").planet("alpha-middle", troops=1, bases=1)
    game.do("choose build", "build outpost alpha-middle", "move-base 1 gamma-edge-a", "put middle 0")
    assert (game.asked, game.asked_seat) == ("end-turn", 0)


def test_who_just_said_to_be_done_is_not_asked_again() -> None:
    """One click ends the turn: it is said of the answer what it does."""
    game = Scenario().ship(0, "ship-1", "alpha-gate").choose("move").flies("ship-1", to=(290, 60))
    game.do("flick ship-1", "aim 0 50")
    assert (game.asked, ends(game)) == ("move", 1)
    game.do("done")
    assert game.asked_seat == 1


def test_being_done_with_the_action_does_not_end_a_turn_with_attacks() -> None:
    game = in_a_row().do("choose move", "flick ship-1").flies("ship-1", to=(322, 34)).do("aim 900 1")
    assert ends(game) == 0
    game.do("done")
    assert (game.asked, ends(game)) == ("attack", 1)
    game.do("done")
    assert game.asked_seat == 1


def test_with_mobile_starbases_the_turn_goes_on_after_attacks() -> None:
    game = in_a_row().techs(0, "mobile-starbases").do("choose build", "build outpost alpha-middle")
    assert (game.asked, ends(game)) == ("attack", 0)
    game.do("done")  # there is no starbase to move, so that nobody said that the turn is over
    assert game.asked == "end-turn"


def test_the_flicks_of_a_relic_do_not_end_the_turn() -> None:
    game = Scenario().relics(0, "bonus-move").ship(0, "ship-1", "alpha-gate").do("choose interact")
    game.do("relic bonus-move", "part move")
    assert (game.asked, ends(game)) == ("move", 0)
    game.do("done")
    assert (game.asked, game.asked_seat, ends(game)) == ("interact", 0, 1)


def test_the_last_answer_before_it_can_be_taken_back() -> None:
    """A random match: whenever the end of a turn is asked for after a building, undo leads back to the choice."""
    match = Match(GAME, ["one", "two"], {}, RandomDealer(3))
    chance, found = RandomDealer(4), 0
    for _ in range(3000):
        if match.table.over or found == 3:
            break
        seat, answers = next(iter(match.table.questions().items()))
        question = match.table.question(seat)
        assert question is not None
        if question.prompt() == "end-turn" and match.can_undo(seat):
            found += 1
            match.undo(seat)
            assert match.table.state.active == seat
            assert match.table.question(seat) is not None
            break
        match.act(seat, GAME.actions.text(answers[chance.below(len(answers))]))
    assert found
