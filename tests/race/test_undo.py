"""Taking back a secret choice, also after others have made theirs, but never after the reveal."""

from __future__ import annotations

import pytest

from orrery import Match, NothingToUndo, RandomDealer, ScriptedDealer
from orrery.games.race import GAME
from orrery.games.race.facts.cards import CARDS, INDEX
from orrery.games.race.position.state import State


def first_game() -> Match[State]:
    """Three players with the hands of a first game: Epsilon Eridani, Alpha Centauri, New Sparta."""
    worlds = [INDEX[world] for world in ("epsilon-eridani", "alpha-centauri", "new-sparta")]
    return Match(GAME, ["Ada", "Ben", "Cem"], {"preset-hands": True}, ScriptedDealer(worlds, RandomDealer(1)))


def placing() -> Match[State]:
    """All are asked which development to place."""
    match = first_game()
    for seat in range(3):
        match.act(seat, "choose develop")
    return match


def placed(match: Match[State]) -> list[list[str]]:
    """What lies in the tableaus besides the start worlds."""
    return [[CARDS[card] for card in player.tableau[1:]] for player in match.table.state.players]


def test_an_action_is_taken_back_after_another_player_has_chosen() -> None:
    match = first_game()
    match.act(0, "choose settle")
    match.act(1, "choose develop")
    match.undo(0)
    assert list(match.table.questions()) == [0, 2]
    match.act(0, "choose produce")
    match.act(2, "choose produce")
    actions = [player["actions"] for player in GAME.view(match.table, None)["players"]]
    assert actions == [["produce"], ["develop"], ["produce"]]


def test_what_the_others_have_chosen_stays_chosen_and_secret() -> None:
    match = first_game()
    for seat, action in [(0, "settle"), (1, "develop")]:
        match.act(seat, f"choose {action}")
    match.undo(0)
    players = GAME.view(match.table, 0)["players"]
    assert [(player["actions"], player["decided"]) for player in players] == [([], False), ([None], True), ([], False)]
    assert match.moves[-1] == "1 choose develop"


def test_no_action_is_taken_back_once_all_are_revealed() -> None:
    match = first_game()
    for seat in range(3):
        assert not match.can_undo(seat)
        match.act(seat, "choose develop")
    for seat in range(3):
        with pytest.raises(NothingToUndo):
            match.undo(seat)


def test_a_placement_is_taken_back_after_the_others_have_chosen_theirs() -> None:
    match = placing()
    match.act(0, "place colony-ship")
    match.act(1, "place expedition-force")
    match.undo(0)
    match.act(0, "place public-works")
    assert placed(match) == [[], [], []]
    match.act(2, "pass")
    assert placed(match) == [["public-works"], ["expedition-force"], []]


def test_no_placement_is_taken_back_after_the_reveal() -> None:
    match = placing()
    for seat, card in enumerate(["colony-ship", "mining-robots", "export-duties"]):
        match.act(seat, f"place {card}")
    assert [match.can_undo(seat) for seat in range(3)] == [False, False, False]


def test_a_payment_is_taken_back_until_another_player_pays() -> None:
    match = placing()
    for seat, card in enumerate(["colony-ship", "mining-robots", "export-duties"]):
        match.act(seat, f"place {card}")
    before = GAME.hash(match.table)
    match.act(0, "discard gem-world")
    match.undo(0)
    assert GAME.hash(match.table) == before
    match.act(0, "discard public-works")
    match.act(1, "discard comet-zone")
    assert [match.can_undo(seat) for seat in range(3)] == [False, True, False]


def test_a_payment_followed_by_a_draw_is_not_taken_back() -> None:
    match = first_game()
    for seat in range(3):
        match.act(seat, "choose settle")
    match.act(0, "place gem-world")
    for seat in (1, 2):
        match.act(seat, "pass")
    match.act(0, "discard public-works")
    assert match.can_undo(0)
    match.act(0, "discard colony-ship")
    assert not match.can_undo(0)


def test_a_first_discard_is_taken_back_while_others_go_on() -> None:
    match = Match(GAME, ["Ada", "Ben"], {}, RandomDealer(1))
    hand = match.table.state.players[0].hand[:]
    for seat in (0, 1, 1):
        discard(match, seat)
    match.undo(0)
    assert (match.table.state.players[0].hand, len(match.table.state.players[1].hand)) == (hand, 4)
    for seat in (0, 0):
        discard(match, seat)
    assert match.table.state.rounds == 1


def discard(match: Match[State], seat: int) -> None:
    match.act(seat, GAME.actions.text(match.table.questions()[seat][0]))
