"""Each species with the rival: its sheet's solo paragraph and its action card."""

from __future__ import annotations

import pytest

from orrery.core.table import Pending
from orrery.games.seti.facts.board import CENTAURIANS, MASCAMITES, SPECIES
from orrery.games.seti.facts.cards import DANGER, EXERTIAN_POINTS
from orrery.games.seti.rules.discovery import Discover
from orrery.games.seti.rules.milestones import MILESTONES

from .alone import RIVAL, Alone

ME = 0


def meeting(species: str, *owners: int, **its: object) -> Alone:
    """These players have found the three traces; the species is discovered now."""
    other = "anomalies" if species != "anomalies" else "mascamites"
    game = Alone(species=(species, other), **its)  # type: ignore[arg-type]
    for owner, color in zip(owners, ("red", "yellow", "blue"), strict=True):
        game.trace(owner, "left", color)
    game.ahead(Pending(RIVAL, Discover(0))).start()
    return game


@pytest.mark.parametrize("species", SPECIES)
def test_its_markers_on_discovery_spaces_are_progress_and_no_cards(species: str) -> None:
    game = meeting(species, RIVAL, RIVAL, ME)
    assert game.progress == ["2 discovery"]
    assert (game.it.hand, game.it.exertians) == ([], [])
    held = game.me.exertians if species == "exertians" else game.me.hand
    assert len(held) == (4 if species == "exertians" else 1)
    assert list(game.mind.found) == [0]


# Mascamites


def test_a_landing_turns_up_a_sample_of_the_planet_without_its_reward() -> None:
    game = Alone(discovered=["mascamites"], probes=["earth"])
    saturn = [*game.state.sampled[1]]
    before = len(game.state.sample_spots)
    game.rival_turn("s-15")
    assert game.words("craft-chosen") == ["saturn card-only-lands"]
    assert len(game.words("sample-exposed")) == 1
    assert game.told.index("sample-exposed") > game.told.index("trace-found")
    assert len(game.state.sample_spots) == before + 1
    assert game.state.sample_spots[-1] in saturn
    assert len(game.state.sampled[1]) == 2
    assert game.state.known_samples[game.state.sample_spots[-1]] == 0b11


def test_on_a_moon_as_well() -> None:
    game = Alone(discovered=["mascamites"], probes=["earth"], techs=["probe-limit"]).rival_turn("s-15")
    assert (game.words("craft-chosen"), len(game.words("sample-exposed"))) == (["enceladus free-moon"], 1)


def test_without_a_sample_there_nothing_is_turned_up() -> None:
    game = Alone(discovered=["mascamites"], probes=["earth"])
    game.state.sample_spots += game.state.sampled[1]
    game.state.sampled[1] = []
    assert game.rival_turn("s-15").words("sample-exposed") == []


# Anomalies


def test_the_lowest_free_space_of_the_next_anomaly_then_3_points() -> None:
    game = Alone(discovered=["anomalies"])
    game.rival_turn("s-16")
    assert game.took == ["mark-anomaly"]
    [trace] = game.words("trace-found")
    assert (trace.split(" ")[0], trace.split(" ")[2]) == ("right", "row-1")
    assert (game.it.score, game.progress) == (2 + 4 + 3, ["1 card"])


def test_a_column_it_leads_is_left() -> None:
    game = Alone(discovered=["anomalies"])
    for color in ("red", "yellow", "blue"):
        game.trace(ME, "right", color, "row-1").trace(RIVAL, "right", color, "row-2")
    assert game.rival_turn("s-16").tried == ["mark-anomaly anomaly-led -1"]


def test_an_overflow_marker_is_no_lead() -> None:
    game = Alone(discovered=["anomalies"])
    for color in ("red", "yellow", "blue"):
        game.trace(RIVAL, "right", color, "overflow")
    assert game.rival_turn("s-16").took == ["mark-anomaly"]


# 'Oumuamua


def test_a_flight_to_oumuamua_only_in_reach() -> None:
    pair = ("oumuamua", "anomalies")
    took: set[str] = set()
    for turned in range(8):
        game = Alone(species=pair, discovered=["oumuamua"], probes=[]).sky(0, 0, turned)
        game.set(RIVAL, probes=["earth"]).row("venera-probe", "alma-observatory", "hayabusa").rival_turn("s-17")
        took |= set(game.took)
        if game.took == ["fly"]:
            assert game.words("planet-chosen")[0].startswith("oumuamua")
            assert game.it.exofossils in (1, 2)
    assert took == {"fly", "scan"}


def test_a_completed_tile_gives_an_exofossil() -> None:
    game = Alone(species=("oumuamua", "anomalies"), discovered=["oumuamua"]).signals("oumuamua", ME, ME)
    game.row("venera-probe", "alma-observatory", "hayabusa").rival_turn("s-17")
    assert (game.it.exofossils, game.me.exofossils) == (1, 1)
    assert game.it.score >= 4  # the third space is worth 2 points


# Centaurians


def test_both_lay_out_a_message_tile_and_the_rival_has_two_more() -> None:
    game = meeting("centaurians", RIVAL, RIVAL, ME)
    assert (game.me.message_tile, game.it.message_tile) == (game.me.score + 15, game.it.score + 15)
    assert game.mind.messages == 2


def centaurians(**its: object) -> Alone:
    return Alone(species=("centaurians", "anomalies"), discovered=["centaurians"], **its)  # type: ignore[arg-type]


def test_a_tile_of_the_reserve_15_points_ahead() -> None:
    game = centaurians()
    game.it.message_tile = -1
    game.rival_turn("s-18")
    assert (game.words("message-sent"), game.progress, game.mind.messages) == (["17"], ["1 action"], 1)
    assert game.it.message_tile == 17


def test_not_while_a_tile_is_under_way_nor_without_one() -> None:
    assert centaurians().rival_turn("s-18").tried == ["send-message message-under-way -1"]
    game = centaurians()
    game.it.message_tile, game.mind.messages = -1, 0
    assert game.rival_turn("s-18").tried == ["send-message no-message-left -1"]


@pytest.mark.parametrize(("word", "told"), [("s-1", "1 leftmost"), ("s-2", "4 rightmost")])
def test_a_reached_message_takes_the_first_free_reward_by_the_arrow(word: str, told: str) -> None:
    game = centaurians().last_card(word)
    game.it.score = 17
    game.it.message_tile = 17
    game.state.active = RIVAL
    game.ahead(Pending(RIVAL, MILESTONES)).start()
    assert game.words("message-chosen") == [told]
    assert list(game.state.messages_taken).count(RIVAL) == 1


# Exertians


def exertians(**its: object) -> Alone:
    return Alone(species=("exertians", "anomalies"), discovered=["exertians"], **its)  # type: ignore[arg-type]


def test_a_random_card_that_nobody_holds_face_down() -> None:
    game = exertians()
    supply = len(game.state.species_decks[0])
    game.rival_turn("s-19")
    assert game.took == ["play-exertian"]
    assert (len(game.it.played_exertians), len(game.state.species_decks[0])) == (1, supply - 1)
    assert game.view(0)["players"][RIVAL]["played_exertians"] == [None]


def test_played_cards_and_markers_on_the_board_are_fewer_than_five() -> None:
    game = Alone(species=("exertians", "anomalies")).trace(RIVAL, "left", "blue").discover("exertians")
    game.trace(RIVAL, "left", "red", "overflow")
    for row in range(1, 5):
        game.trace(RIVAL, "left", "red", f"row-{row}")
    assert game.rival_turn("s-19").took == ["play-exertian"]
    game = exertians()
    for row in range(1, 6):
        game.trace(RIVAL, "left", "red", f"row-{row}")
    game.row("venera-probe", "alma-observatory", "hayabusa")
    assert game.rival_turn("s-19").tried == ["play-exertian enough-exertians 5"]


def test_the_rival_leads_but_ignores_exertian_milestones() -> None:
    game = meeting("exertians", ME, ME, ME, score=12)
    assert list(game.state.exertian_at) == [32, 52]
    game = exertians(score=60)
    game.state.active = RIVAL
    game.ahead(Pending(RIVAL, MILESTONES)).start()
    assert "exertian-played" not in game.told


def in_danger(**its: object) -> tuple[Alone, int]:
    """The rival has played the most dangerous card that nobody holds."""
    game = exertians(**its)
    deck = game.state.species_decks[0]
    card = max(deck, key=DANGER.__getitem__)
    deck.remove(card)
    game.it.played_exertians.append(card)
    return game, card


def test_at_the_end_all_its_cards_count_as_fulfilled() -> None:
    game, card = in_danger(score=100)
    mine, its = game.game.standing(game.table).breakdown
    assert its["species"] == EXERTIAN_POINTS[card] > 0
    assert its["danger"] == -((100 + EXERTIAN_POINTS[card]) // 10)
    assert mine["danger"] == 0


def test_in_equal_danger_both_lose_a_tenth() -> None:
    game = exertians(score=100).trace(ME, "left", "red", "row-1").trace(RIVAL, "left", "yellow", "row-1")
    game.me.score = 120
    assert [points["danger"] for points in game.game.standing(game.table).breakdown] == [-12, -10]
    game.trace(RIVAL, "left", "yellow", "row-5")
    assert [points["danger"] for points in game.game.standing(game.table).breakdown] == [0, -10]


def test_the_species_of_the_tests_are_those_of_the_game() -> None:
    assert (SPECIES[MASCAMITES], SPECIES[CENTAURIANS]) == ("mascamites", "centaurians")
