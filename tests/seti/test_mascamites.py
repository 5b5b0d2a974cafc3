"""Mascamites (species sheet): set-up, the spaces of their board, collecting and delivering samples."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from orrery.games.seti.position.owned import ownership

from .species import Found


def mascamites(seats: int = 2, **mine: int | Sequence[str]) -> Found:
    """Found, with samples 1 to 3 at Jupiter, 4 to 6 at Saturn and sample 7 openly on blue row 3."""
    game = Found(seats=seats, species=("mascamites", "anomalies"), discovered=["mascamites"], **mine)
    return game.samples(jupiter=[1, 2, 3], saturn=[4, 5, 6], spots=[7])


# Set-up


def test_three_samples_go_to_jupiter_three_to_saturn_and_the_seventh_lies_openly_on_blue_row_3() -> None:
    game = Found(species=("mascamites", "anomalies")).deals("the-queen", 6, 0, 4, 1, 3, 5)
    game.discover("mascamites").start()
    assert game.state.sampled == [[0, 4, 6], [1, 3, 5]]
    seen = game.view(0)
    assert seen["samples"] == {"jupiter": 3, "saturn": 3}
    assert seen["sample_spots"] == [3]
    assert seen["known_samples"] == {"jupiter": [], "saturn": []}


def test_samples_stay_with_their_planets_when_these_move() -> None:
    game = mascamites(probes=["jupiter"], hand=["ecosystem-study"], credit=1).sky(0, 0, 0, rotation=2)
    game.about_to_rotate(1).do("end-turn").set(1, credit=0).do("pass", seat=1)
    assert game.probes() == ["3-2"]
    game.do("play ecosystem-study")
    assert game.offers("sample") == ["1", "2", "3"]


def test_a_capsule_that_is_pushed_is_told_as_one() -> None:
    game = mascamites().sky(7, 0, 0, rotation=1).set(1, probes=["2-1"]).capsule(0, 2, "2-1").do("pass")
    told = [(event.kind.name, event.seat) for event in game.events]
    assert [each for each in told if "pushed" in each[0]] == [("pushed", 1), ("capsule-pushed", 0)]


# The board


@pytest.mark.parametrize("color", ["red", "yellow", "blue"])
@pytest.mark.parametrize(("row", "points"), [("row-1", 5), ("row-2", 3)])
def test_the_lower_spaces_pay_points_and_a_card(color: str, row: str, points: int) -> None:
    game = mascamites(score=0).open_card("the-queen").about_to_mark(color)
    game.do(f"trace left {color} {row}", "take the-queen")
    assert (game.me.score, game.hand()) == (points, ["the-queen"])


@pytest.mark.parametrize("color", ["red", "yellow"])
@pytest.mark.parametrize(("row", "points"), [("row-3", 5), ("row-4", 4)])
def test_the_upper_spaces_pay_points(color: str, row: str, points: int) -> None:
    game = mascamites(score=0).about_to_mark(color).do(f"trace left {color} {row}")
    assert (game.me.score, game.hand(), game.asked) == (points, [], "end-turn")


def open_sample(sample: int) -> Found:
    """Seat 0, with 4 credits, 3 energy, 4 publicity and no points, has marked the blue space of a sample."""
    others = [other for other in range(1, 8) if other != sample]
    game = Found(species=("mascamites", "anomalies"), discovered=["mascamites"], score=0).row("juno-probe")
    game.samples(jupiter=others[:3], saturn=others[3:], spots=[sample]).about_to_mark("blue")
    return game.do("trace left blue row-3")


@pytest.mark.parametrize(
    ("sample", "credit", "energy", "publicity", "data", "score", "cards"),
    [
        (1, 4, 3, 7, 0, 0, 0),
        (2, 4, 3, 4, 0, 7, 0),
        (4, 4, 3, 4, 0, 0, 2),
        (5, 4, 3, 4, 2, 0, 0),
        (6, 4, 5, 4, 0, 0, 0),
        (7, 6, 3, 4, 0, 0, 0),
    ],
)
def test_a_blue_space_pays_the_reward_of_its_sample(
    sample: int, credit: int, energy: int, publicity: int, data: int, score: int, cards: int
) -> None:
    me = open_sample(sample).me
    assert (me.credit, me.energy, me.publicity, me.data) == (credit, energy, publicity, data)
    assert (me.score, len(me.hand)) == (score, cards)


def test_sample_3_pays_three_points_and_a_card_of_the_row_or_deck() -> None:
    game = open_sample(3)
    assert (game.me.score, game.asked, game.offers("take")) == (3, "take-card", ["juno-probe"])
    game.deals("venera-probe").do("draw")
    assert game.hand() == ["venera-probe"]


def test_a_blue_sample_space_stays_closed_until_a_delivered_sample_lies_on_it() -> None:
    game = mascamites(missions=["the-queen"]).capsule(0, 2, "earth")
    game.about_to_mark("blue", "blue")
    assert "left blue row-4" not in game.offers("trace")
    game.do("finish the-queen")
    assert "left blue row-4" in game.offers("trace")
    assert "left blue row-5" not in game.offers("trace")
    score = game.me.score
    game.do("trace left blue row-4")
    assert game.me.score == score + 7
    assert "left blue row-4" not in game.offers("trace")


def test_six_delivered_samples_open_the_six_upper_blue_spaces() -> None:
    game = mascamites().samples(jupiter=[], saturn=[], spots=[7, 1, 2, 3, 4, 5, 6]).about_to_mark("blue")
    rows = [text.removeprefix("left blue ") for text in game.offers("trace") if text.startswith("left")]
    assert rows == [*(f"row-{row}" for row in range(1, 10)), "overflow"]
    game.do("trace left blue row-9")
    assert game.me.energy == 5


# Collecting


def test_only_cards_collect_samples() -> None:
    game = mascamites(probes=["jupiter"], energy=3).do("land jupiter", "trace right yellow discovery")
    assert (game.capsules(), game.asked) == ([], "end-turn")


def test_after_landing_by_a_card_one_of_the_planets_samples_becomes_a_capsule_on_the_planets_space() -> None:
    game = mascamites(probes=["saturn"], hand=["breeding-sample"], credit=1)
    game.do("play breeding-sample", "land saturn", "trace right yellow discovery")
    assert (game.asked, game.offers("sample")) == ("take-sample", ["4", "5", "6"])
    game.do("sample 5")
    assert game.capsules() == [(5, game.space("saturn"))]
    assert game.view(1)["samples"] == {"jupiter": 3, "saturn": 2}
    assert game.missions() == ["breeding-sample"]


def test_a_moon_has_the_samples_of_its_planet() -> None:
    game = mascamites(probes=["jupiter"], hand=["the-queen"], credit=2).do("play the-queen", "land io")
    assert game.offers("sample") == ["1", "2", "3"]


def test_landing_elsewhere_collects_nothing_and_the_card_stays_as_a_mission() -> None:
    game = mascamites(probes=["mars"], hand=["breeding-sample"], credit=1)
    game.do("play breeding-sample", "land mars", "trace right yellow discovery", "claim 2")
    assert (game.capsules(), game.missions(), game.asked) == ([], ["breeding-sample"], "end-turn")


def test_landing_where_no_sample_is_left_collects_nothing() -> None:
    game = mascamites(probes=["jupiter"], hand=["breeding-sample"], credit=1)
    game.samples(jupiter=[], saturn=[4, 5, 6], spots=[7, 1, 2, 3])
    game.do("play breeding-sample", "land jupiter", "trace right yellow discovery")
    assert (game.capsules(), game.missions(), game.asked) == ([], ["breeding-sample"], "end-turn")


def test_without_a_landing_nothing_is_collected() -> None:
    game = mascamites(probes=["jupiter"], hand=["breeding-sample"], credit=1)
    game.do("play breeding-sample", "decline")
    assert (game.capsules(), game.missions()) == ([], ["breeding-sample"])


def test_an_earlier_landing_does_not_count_for_a_card_played_later() -> None:
    game = mascamites(probes=["jupiter"], hand=["breeding-sample"], credit=1, energy=3)
    game.do("land jupiter", "trace right yellow discovery", "end-turn", "pass", "play breeding-sample")
    assert (game.capsules(), game.asked) == ([], "end-turn")


# Delivering


def test_a_capsule_at_the_destination_is_delivered_as_a_free_action() -> None:
    game = mascamites(missions=["the-queen"], score=0, publicity=4).capsule(0, 2, "earth")
    game.do("finish the-queen")
    assert (game.capsules(), game.completed(), game.missions()) == ([], ["the-queen"], [])
    assert (game.me.score, game.me.publicity) == (13, 6)
    assert game.view(1)["sample_spots"] == [7, 2]
    assert game.asked == "main-action"


def test_a_capsule_elsewhere_cannot_be_delivered() -> None:
    game = mascamites(missions=["the-queen"]).capsule(0, 2, "mars")
    assert game.offers("finish") == []


def test_the_capsule_of_another_player_serves_nobody_else() -> None:
    game = mascamites(missions=["the-queen"]).capsule(1, 2, "earth")
    assert game.offers("finish") == []


def test_a_capsule_is_not_delivered_in_the_turn_of_another_player() -> None:
    game = mascamites().set(1, missions=["the-queen"]).capsule(1, 2, "earth")
    assert game.offered(1) == []
    game.do("pass")
    assert game.offers("finish", seat=1) == ["the-queen"]


def test_subtlety_17_any_capsule_at_the_destination_serves_any_matching_card() -> None:
    game = mascamites(missions=["the-queen", "breeding-sample"], score=0).capsule(0, 2, "earth")
    assert game.offers("finish") == ["the-queen", "breeding-sample"]
    game.do("finish breeding-sample")
    assert (game.me.score, game.missions(), game.offers("finish")) == (14, ["the-queen"], [])


def test_with_several_capsules_there_the_player_chooses_which_to_deliver() -> None:
    game = mascamites(missions=["the-queen"], score=0).capsule(0, 2, "earth").capsule(0, 5, "earth")
    game.do("finish the-queen")
    assert (game.asked, game.offers("sample")) == ("deliver-sample", ["2", "5"])
    game.do("sample 5")
    assert (game.me.score, game.me.data) == (6, 2)
    assert game.capsules() == [(2, game.space("earth"))]


def test_a_finished_sample_mission_counts_as_a_completed_mission() -> None:
    game = mascamites(missions=["the-queen"]).capsule(0, 2, "earth").do("finish the-queen")
    game.state.gold_marks = [ownership(1, 0)]
    assert game.final()["gold"] == 4
