"""Exertians (species sheet): danger, what it costs at the end, and cards that nobody else may know."""

from __future__ import annotations

import pytest

from orrery.games.seti.facts.cards import INDEX
from orrery.games.seti.position.owned import ownership

from .species import Found
from .test_exertians import MINE, exertians


def played(*mine: str, theirs: str = "") -> Found:
    """Seat 0 has played these of its cards, seat 1 one of its own or none; no card is fulfilled."""
    game = exertians()
    for seat, cards in enumerate((list(mine), [theirs] if theirs else [])):
        player = game.state.players[seat]
        for card in cards:
            player.exertians.remove(INDEX[card])
            player.played_exertians.append(INDEX[card])
        player.played_exertians.sort()
    return game


def dangers(game: Found) -> list[int | None]:
    """What each player knows of their own danger."""
    return [game.view(seat)["players"][seat]["danger"] for seat in range(2)]


def test_subtlety_20_played_cards_bring_danger_fulfilled_or_not() -> None:
    game = played("razor-edge-shuttle", "expender-core", theirs="pierced-exoplanet")
    assert dangers(game) == [6 + 3, 4]
    game.set(0, techs=["probe-limit", "probe-landing", "probe-moon"])
    assert (dangers(game), game.final()["species"]) == ([9, 4], 14)


def test_cards_that_were_not_played_bring_no_danger_and_no_points() -> None:
    game = exertians(techs=["probe-limit", "probe-landing", "probe-moon"])
    assert (dangers(game), game.final()["species"]) == ([0, 0], 0)


@pytest.mark.parametrize("color", ["red", "yellow", "blue"])
@pytest.mark.parametrize(("row", "danger"), [("row-1", 3), ("row-2", 3), ("row-3", 2), ("row-4", 2), ("row-5", 1)])
def test_own_markers_on_the_board_bring_danger(color: str, row: str, danger: int) -> None:
    game = exertians().trace(0, "left", color, row)
    assert dangers(game) == [danger, 0]


def test_discovery_and_overflow_markers_and_the_other_species_bring_no_danger() -> None:
    game = Found(species=("exertians", "mascamites"), discovered=["mascamites"])
    game.trace(0, "left", "red").discover("exertians")
    game.trace(0, "left", "red", "overflow").trace(0, "right", "red", "row-1")
    assert dangers(game) == [0, 0]


def test_danger_of_cards_and_markers_is_added() -> None:
    game = played("deflector").trace(0, "left", "red", "row-1").trace(0, "left", "blue", "row-5")
    assert dangers(game) == [7 + 3 + 1, 0]


# What it costs


def test_the_player_in_the_greatest_danger_loses_a_tenth_rounded_down() -> None:
    game = played("deflector", theirs="pierced-exoplanet").set(0, score=168).set(1, score=99)
    assert (game.final(0)["danger"], game.final(1)["danger"]) == (-16, 0)
    assert sum(game.final(0).values()) == 152


def test_subtlety_20_all_players_tied_in_danger_lose_a_tenth_of_their_own_points() -> None:
    game = played("expender-core", theirs="vortex-exoplanet").trace(0, "left", "red", "row-5")
    game.set(0, score=59).set(1, score=100)
    assert dangers(game) == [4, 4]
    assert (game.final(0)["danger"], game.final(1)["danger"]) == (-5, -10)


def test_the_tenth_is_taken_after_all_other_points() -> None:
    techs = ["probe-limit", "probe-landing", "probe-moon"]
    game = played("razor-edge-shuttle").set(0, score=50, techs=techs, scoring=["mars-science-laboratory"])
    game.set(0, landers=["mars"])
    assert game.final() == {"track": 50, "cards": 4, "gold": 0, "species": 14, "danger": -6}


def test_where_nobody_is_in_danger_all_are_tied() -> None:
    """The sheet makes no exception for the lowest danger of all."""
    game = exertians(score=59).set(1, score=100)
    assert dangers(game) == [0, 0]
    assert (game.final(0)["danger"], game.final(1)["danger"]) == (-5, -10)


def test_a_played_card_is_neither_a_mission_nor_a_scoring_card() -> None:
    """Though it pays at the end: gold tiles for missions and scoring cards do not count it."""
    techs = ["probe-limit", "probe-landing", "probe-moon", "computer-credit", "computer-energy", "computer-card"]
    game = played("razor-edge-shuttle", "expender-core").set(0, techs=techs)
    game.state.gold_marks = [ownership(1, 0)]
    assert (game.final()["species"], game.final()["cards"], game.final()["gold"]) == (14 + 9, 0, 0)
    game.state.gold_sides = [0, 3, 4, 6]
    assert game.final()["gold"] == 0


def test_without_the_exertians_there_is_no_danger() -> None:
    game = Found(species=("exertians", "mascamites"), score=100)
    assert "danger" not in game.final()


# The end


def last_turns() -> Found:
    """Round 5, both players are about to pass; seat 0 has played a fulfilled card."""
    game = played("expender-core").set(0, score=15, techs=["computer-credit", "computer-energy", "computer-card"])
    game.set(1, score=12).start()
    game.state.rounds = 5
    return game.do("pass")


def test_at_the_end_all_played_cards_are_revealed_and_counted() -> None:
    game = last_turns()
    assert game.view(1)["players"][0]["played_exertians"] == [None]
    game.do("pass")
    assert game.table.over
    assert game.view(1)["players"][0]["played_exertians"] == ["expender-core"]
    assert game.view(None)["players"][0]["danger"] == 3
    assert game.view(1)["players"][0]["breakdown"] == {
        "track": 15,
        "cards": 0,
        "gold": 0,
        "species": 9,
        "danger": -2,
    }
    assert game.view(1)["winners"] == [0]
    assert game.facts("exertian-revealed") == [(0, [INDEX["expender-core"]])]


def test_cards_turned_up_at_the_end_are_known_to_everybody() -> None:
    game = last_turns().do("pass")
    true = game.table.state.players[0].played_exertians
    assert true
    assert all(game.imagined(1, seed).players[0].played_exertians == true for seed in range(20))


def test_cards_still_held_stay_hidden_at_the_end() -> None:
    game = last_turns().do("pass")
    assert game.view(1)["players"][0]["exertians"] is None


# Secrets


def test_nobody_sees_the_exertian_cards_of_another_player() -> None:
    game = played("deflector")
    own, others, spectators = (game.view(seat)["players"][0] for seat in (0, 1, None))
    assert (own["exertians"], own["played_exertians"]) == (["razor-edge-shuttle", "expender-core"], ["deflector"])
    for seen in (others, spectators):
        assert (seen["exertians"], seen["exertians_held"]) == (None, 2)
        assert (seen["played_exertians"], seen["danger"]) == ([None], None)
        assert "species" not in seen["breakdown"]


def test_playing_a_card_is_told_without_saying_which() -> None:
    game = exertians(score=22).about_to().do("end-turn", "bury deflector")
    event = next(event for event in game.events if event.kind.name == "exertian-played")
    assert (event.seen_by(0), event.seen_by(1)) == ({"card": INDEX["deflector"]}, {"card": None})


def test_cards_of_others_could_be_any_but_ones_own() -> None:
    game = played("deflector")
    imagined = [game.imagined(1, seed).players[0] for seed in range(120)]
    assert len({player.played_exertians[0] for player in imagined}) == 12
    assert all(len(player.exertians) == 2 for player in imagined)
    mine = [game.imagined(0, seed).players[0] for seed in range(10)]
    assert all(
        sorted(player.exertians + player.played_exertians) == sorted(INDEX[card] for card in MINE) for player in mine
    )


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nothing_leaks_while_exertian_cards_are_played(seed: int) -> None:
    game = played("deflector", theirs="pierced-exoplanet").set(0, score=21, credit=9, energy=9).set(1, score=40)
    game.set(0, hand=["iss", "grant"]).row("venera-probe", "odinus-mission", "dune")
    assert game.leaks(seed, 80) == []


def test_nothing_leaks_at_the_discovery() -> None:
    game = Found(seats=3, species=("exertians", "mascamites")).trace(0, "left", "red").trace(1, "left", "blue")
    game.about_to_mark("yellow").do("trace left yellow discovery", "end-turn")
    assert game.asked == "play-exertian-now"
    assert game.leaks(1, 40) == []
