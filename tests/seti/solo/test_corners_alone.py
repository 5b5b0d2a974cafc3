"""Unusual positions of somebody who plays alone: both sides at once, nothing left, the last round (pages 22 to 27)."""

from __future__ import annotations

import pytest

from orrery.core.table import Pending
from orrery.games.seti.facts.board import ANY, RED, YELLOW
from orrery.games.seti.facts.solo import ACTION_CARDS
from orrery.games.seti.rules.discovery import Discover
from orrery.games.seti.rules.milestones import MILESTONES
from orrery.games.seti.rules.movement import Rotate
from orrery.games.seti.rules.traces import ANYWHERE, Trace
from orrery.games.seti.rules.turn import END_ROUND

from .alone import RIVAL, Alone
from .goals import Goals

ME = 0


def found(species: str, *tiles: int, sides: tuple[int, int, int] = (0, 0, 0), **its: object) -> Alone:
    other = "anomalies" if species != "anomalies" else "mascamites"
    game = Alone(species=(species, other), discovered=[species], **its)  # type: ignore[arg-type]
    if tiles:
        game.state.anomalies = [sector * 2 + side for sector, side in zip(tiles, sides, strict=True)]
    return game


def rotated(game: Alone, seat: int) -> Alone:
    """The sky turns in the turn of one side: Earth comes to sector 4."""
    game.state.active = seat
    game.ahead(Pending(seat, Rotate())).start()
    return game


# Pages 22 and 23: its resources, milestones


def test_reinforcement_gained_by_its_last_card_is_played_before_it_passes() -> None:
    """The tile of a technology brings an energy: the marker goes on from the last space to the first."""
    game = Alone()
    game.mind.progress = 11
    game.mind.revealed = [ACTION_CARDS.index(word) for word in ("s-1", "s-2", "s-3")]
    game.mind.deck = [ACTION_CARDS.index("s-4")]
    game.rival_turn("s-4").deals("s-14").do("launch", "end-turn")
    assert (game.words("action-card-revealed"), "passed" in game.told) == (["s-4", "s-14"], False)


def test_both_sides_move_a_neutral_marker_when_both_reach_20_points() -> None:
    game = Alone(score=20).set(ME, score=20)
    game.state.active = RIVAL
    game.ahead(Pending(RIVAL, MILESTONES)).start()
    assert (len(game.words("neutral-trace-found")), list(game.state.neutral_left)) == (2, [0, 2])


def test_the_rival_marks_gold_before_the_person_in_its_own_turn() -> None:
    """It takes the best space; the person may take the second of the same tile."""
    game = Alone(score=25).set(ME, score=25).last_card("s-1")
    game.state.active = RIVAL
    game.ahead(Pending(RIVAL, MILESTONES)).start()
    assert (game.words("gold-chosen"), game.prompt()) == (["1 leftmost"], "mark-gold")
    game.do("mark 1")
    assert game.view(0)["gold_marks"][0] == [RIVAL, ME]


def test_the_person_marks_gold_first_in_ones_own_turn() -> None:
    game = Alone(score=25).set(ME, score=25).do("launch", "end-turn")
    assert (game.prompt(), game.words("gold-chosen")) == ("mark-gold", [])
    game.do("mark 1")
    assert game.words("gold-chosen")[0].startswith("2 ")


# Pages 24 and 25: its actions


def test_a_repeatable_space_is_free_although_it_is_taken() -> None:
    """All other spaces of the column are taken: its top space comes before the overflow."""
    game = found("anomalies").trace(ME, "right", "red")
    for row in range(1, 6):
        game.trace(ME, "left", "red", f"row-{row}")
    game.ahead(Pending(RIVAL, Trace(RED, ANYWHERE, 1, []))).start()
    assert game.words("trace-chosen") == ["left red row-5 lowest"]


def test_of_any_colour_it_takes_the_lowest_space_of_all_columns() -> None:
    game = found("anomalies").trace(ME, "right", "red").trace(ME, "right", "yellow").trace(ME, "right", "blue")
    for color in ("red", "yellow"):
        game.trace(ME, "left", color, "row-1")
    game.ahead(Pending(RIVAL, Trace(ANY, ANYWHERE, 1, []))).start()
    assert game.words("trace-chosen") == ["left blue row-1 lowest"]


def test_a_row_of_one_card_gives_one_signal_by_a_card() -> None:
    game = Alone().row("dune")
    game.me.completed, game.state.deck = game.state.deck, []
    assert len(game.rival_turn("s-2").words("signal-placed")) == 2


def test_it_may_be_second_in_a_sector_that_the_person_wins() -> None:
    game = Alone().set(ME, hand=["vega-observation"]).signals("vega", ME, ME, RIVAL).do("play vega-observation")
    assert (game.at("vega"), game.it.publicity) == ([RIVAL], 5)


@pytest.mark.parametrize(("word", "place"), [("s-1", "left"), ("s-2", "right")])
def test_a_sector_it_wins_in_the_turn_of_the_person_is_its_trace_by_the_arrow(word: str, place: str) -> None:
    game = Alone().last_card(word).set(ME, hand=["vega-observation"]).signals("vega", RIVAL, RIVAL, RIVAL)
    game.do("play vega-observation")
    assert (game.words("trace-found"), game.prompt()) == ([f"{place} red discovery"], "end-turn")
    assert game.it.score == 2 + 2 + {"left": 5, "right": 3}[place]


def test_a_probe_of_the_person_that_the_rival_pushes_visits_its_space() -> None:
    game = Alone(publicity=6).set(ME, probes=["2-1"]).sky(7, 0, 0, rotation=1)
    game.rival_turn("s-3")
    assert (game.probes(), game.me.publicity) == (["2-0"], 5)


def test_the_rival_plays_on_after_the_person_has_passed_and_does_not_rotate() -> None:
    game = Alone().row("dune", "iss", "plato").stack("pixl", "atlas", "sherloc").do("pass", "keep atlas")
    told = game.told[: game.told.index("credits-gained")]
    assert [told.count(word) for word in ("action-card-revealed", "passed", "stack-card-removed")] == [4, 2, 1]
    assert game.facts("passed")[0][0] == ME
    assert told.index("sky-turned") < told.index("action-card-revealed")


# Species alone


@pytest.mark.parametrize(
    ("red", "yellow", "blue", "side", "color"),
    [
        (4, 7, 1, 0, "red"),
        (4, 7, 1, 1, "red"),
        (7, 4, 1, 0, "yellow"),
        (7, 4, 1, 1, "yellow"),
        (7, 1, 4, 0, "blue"),
        (7, 1, 4, 1, "blue"),
    ],
)
def test_the_rival_is_paid_by_an_anomaly_that_it_leads(red: int, yellow: int, blue: int, side: int, color: str) -> None:
    """Credits, energy and cards are progress, data go to its computer; points and publicity are the same."""
    game = found("anomalies", red, yellow, blue, sides=(side, side, side)).trace(RIVAL, "left", color, "row-4")
    rotated(game, ME)
    progress = {("red", 0): ["1 credit"], ("yellow", 1): ["1 card"], ("blue", 1): ["1 energy"]}
    assert game.progress == progress.get((color, side), [])
    assert (game.it.score - 2, game.it.publicity - 4, game.it.computer) == {
        ("red", 1): (4, 0, 0),
        ("yellow", 0): (0, 2, 0),
        ("blue", 0): (0, 0, 1),
    }.get((color, side), (0, 0, 0))


def test_the_person_chooses_the_card_of_an_anomaly_in_the_turn_of_the_rival() -> None:
    game = found("anomalies", 7, 4, 1, sides=(0, 1, 0), publicity=6).trace(ME, "left", "yellow", "row-1")
    game.row("dune", "iss", "plato").rival_turn("s-6")
    assert (game.prompt(), game.offered()) == ("take-card", ["take dune", "take iss", "take plato", "draw"])
    game.do("take iss")
    assert (game.hand(), game.took) == (["iss"], ["research"])


def test_exertian_cards_are_played_by_the_person_after_the_turn_of_the_rival() -> None:
    game = Alone(species=("exertians", "anomalies"), computer=6).trace(ME, "left", "red").trace(ME, "left", "yellow")
    game.rival_turn("s-1")
    assert (game.prompt(), len(game.me.exertians), game.it.exertians) == ("play-exertian-now", 5, [])
    game.do("decline")
    assert game.progress == ["1 discovery"]


def test_both_reach_their_message_tiles_in_the_turn_of_the_rival() -> None:
    """It chooses first; the person takes one of the others."""
    game = found("centaurians").last_card("s-1")
    game.it.score, game.it.message_tile, game.me.score, game.me.message_tile = 17, 17, 16, 16
    game.state.active = RIVAL
    game.ahead(Pending(RIVAL, MILESTONES)).start()
    assert game.words("message-chosen") == ["1 leftmost"]
    assert (game.prompt(), game.offers("reply")) == ("choose-message-reward", ["2", "3", "4"])


def test_the_rival_meets_a_gold_milestone_after_its_last_pass() -> None:
    game = Alone(score=25).last_card("s-1")
    game.start()
    game.state.rounds, game.state.passed, game.state.token = 5, 0b01, 0
    game.rival_passes()
    assert (game.words("gold-chosen"), game.table.over) == (["1 leftmost"], True)


def test_a_species_discovered_in_the_last_turn_of_the_rival_comes_before_the_end() -> None:
    game = Alone(species=("exertians", "anomalies"), score=20).trace(ME, "left", "red").trace(ME, "left", "yellow")
    game.start()
    game.state.rounds, game.state.passed, game.state.token = 5, 0b01, 0
    game.rival_passes()
    assert (game.prompt(), game.table.over) == ("play-exertian-now", False)
    game.do("bury " + game.offers("bury")[0])
    game.do("decline")
    assert game.table.over


def test_cards_of_a_species_are_progress_also_where_its_deck_is_empty() -> None:
    game = found("mascamites").trace(ME, "right", "yellow")
    game.me.hand = sorted([*game.state.species_decks[0], game.state.open_cards[0]])
    game.state.species_decks[0], game.state.open_cards = [], [-1, -1]
    game.ahead(Pending(RIVAL, Trace(YELLOW, ANYWHERE, 1, []))).start()
    assert (game.words("trace-chosen"), game.progress) == (["left yellow row-1 lowest"], ["1 card"])


def test_a_discovery_by_neutral_markers_alone_is_no_progress() -> None:
    game = Alone()
    for color in ("red", "yellow", "blue"):
        game.trace(7, "left", color)
    game.ahead(Pending(RIVAL, Discover(0))).start()
    assert (game.progress, game.me.hand) == ([], [])


# Page 26: objectives


def test_a_round_wants_four_objectives_although_the_stack_has_none_left() -> None:
    game = Goals(completed=["ii-2", "ii-3"])
    game.state.rounds = 4
    game.ahead(Pending(0, END_ROUND)).start()
    assert (game.facts("objectives-paid"), game.facts("objectives-missed")) == ([(0, [2])], [(0, [2, 6])])


def test_points_of_a_milestone_complete_an_objective_of_the_same_turn() -> None:
    game = Goals("i-2", "ii-2", "ii-3", species=("centaurians", "mascamites"), discovered=["centaurians"])
    game.state.players[0].score = 12
    game.state.players[0].message_tile = 12
    game.do("launch", "end-turn", "reply 4")
    assert game.collected == ["i-2"]


def test_an_objective_completed_in_the_turn_of_the_rival_lies_open_until_the_end_of_ones_own_turn() -> None:
    game = Goals("iii-8", "ii-3", "ii-5", reveals=["iii-1"]).marked("iii-8:1").do("launch")
    assert (game.collected, game.open_tiles) == ([], ["iii-8", "ii-3", "ii-5"])
    game.do("end-turn")
    assert (game.collected, game.open_tiles[0]) == (["iii-8"], "iii-1")
