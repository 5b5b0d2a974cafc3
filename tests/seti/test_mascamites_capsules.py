"""Capsules of the Mascamites: they move like probes and count as probes; what is in them is a secret."""

from __future__ import annotations

import pytest

from orrery.games.seti.facts.board import PLANETS
from orrery.games.seti.position.state import State

from .species import Found
from .test_mascamites import mascamites


def test_a_capsule_moves_by_energy_like_a_probe() -> None:
    game = mascamites(energy=1).capsule(0, 2, "2-5").do("burn", "carry 2 inward")
    assert game.capsules() == [(2, game.space("earth"))]


def test_a_capsule_gains_publicity_where_it_arrives() -> None:
    game = mascamites(energy=1, publicity=4).capsule(0, 2, "3-2").do("burn", "carry 2 inward")
    assert (game.capsules(), game.me.publicity) == ([(2, game.space("mars"))], 5)


def test_a_capsule_brought_to_earth_gains_no_publicity() -> None:
    game = mascamites(energy=1, publicity=4).capsule(0, 2, "2-5").do("burn", "carry 2 inward")
    assert game.me.publicity == 4


def test_a_capsule_needs_one_more_movement_to_leave_asteroids() -> None:
    game = mascamites(energy=2).capsule(0, 2, "2-6").do("burn")
    assert game.offers("carry") == []
    game.do("burn", "carry 2 inward")
    assert game.capsules() == [(2, game.space("1-6"))]


def test_the_asteroid_technology_works_for_capsules() -> None:
    game = mascamites(energy=2, publicity=4, techs=["probe-asteroids"]).capsule(0, 2, "2-5")
    game.do("burn", "carry 2 clockwise")
    assert (game.capsules(), game.me.publicity) == ([(2, game.space("2-6"))], 5)
    game.do("burn", "carry 2 inward")
    assert game.me.energy == 0


def test_movement_is_split_between_probes_and_capsules() -> None:
    game = mascamites(probes=["earth"], hand=["first-contact"], energy=2).capsule(0, 2, "3-4").capsule(0, 5, "2-5")
    game.do("burn", "carry 5 outward", "burn", "fly 1-5 outward")
    assert (game.probes(), game.capsules()) == (["2-5"], [(2, game.space("3-4")), (5, game.space("3-5"))])


def test_a_capsule_can_be_the_only_thing_to_move() -> None:
    game = mascamites(hand=["lightsail"], credit=2).capsule(0, 2, "3-4").do("play lightsail", "carry 2 outward")
    assert game.offers("fly") == []
    assert game.capsules() == [(2, game.space("4-4"))]


def test_a_capsule_does_not_count_for_the_probe_limit() -> None:
    game = mascamites(credit=2).capsule(0, 2, "2-5").do("launch")
    assert game.probes() == ["1-5"]


def test_a_capsule_neither_orbits_nor_lands() -> None:
    game = mascamites(credit=9, energy=9).capsule(0, 2, "saturn")
    assert (game.offers("orbit"), game.offers("land")) == ([], [])


def test_a_rotation_carries_a_capsule_without_a_visit() -> None:
    game = mascamites(publicity=4).sky(0, 0, 0, rotation=2).capsule(0, 2, "jupiter").about_to_rotate(1)
    assert (game.asked, game.capsules(), game.me.publicity) == ("end-turn", [(2, game.space("jupiter"))], 4)


def test_a_rotation_pushes_a_capsule_which_visits_the_new_space_also_in_anothers_turn() -> None:
    game = mascamites(publicity=4).sky(0, 0, 0, rotation=1).capsule(0, 2, "2-1").about_to_rotate(1, seat=1)
    assert (game.asked, game.capsules(), game.me.publicity) == ("end-turn", [(2, game.space("2-0"))], 5)


def test_a_capsule_that_visits_a_planet_fills_mission_slots() -> None:
    game = mascamites(energy=1, missions=["pioneer-11-mission"]).capsule(0, 2, "3-4")
    game.do("burn", "carry 2 counter-clockwise", "fill pioneer-11-mission:1")
    assert game.me.data == 1


def test_a_capsule_gives_cards_the_sector_of_ones_own_probe() -> None:
    game = mascamites(hand=["herschel-space-observatory"], credit=1).capsule(0, 2, "3-4")
    game.do("play herschel-space-observatory")
    assert game.at("proxima-centauri") == [0]


def test_a_capsule_on_asteroids_is_a_probe_on_asteroids() -> None:
    game = mascamites(scoring=["near-shoemaker"]).capsule(0, 2, "2-6")
    assert game.final()["cards"] == 13


def test_a_capsule_far_away_is_a_probe_far_away() -> None:
    game = mascamites(missions=["project-longshot"]).capsule(0, 2, "4-1")
    assert game.offers("finish") == ["project-longshot"]


def test_a_capsule_can_be_the_chosen_probe_of_a_card() -> None:
    game = mascamites(hand=["osiris-rex"], credit=1).capsule(0, 2, "2-6").do("play osiris-rex")
    assert game.me.data == 3


# Secrets


def test_looking_at_samples_tells_only_the_player_who_looks() -> None:
    game = mascamites(probes=["saturn"], hand=["breeding-sample"], credit=1)
    game.do("play breeding-sample", "land saturn", "trace right yellow discovery", "sample 5")
    assert game.view(0)["known_samples"] == {"jupiter": [], "saturn": [4, 6]}
    assert game.view(1)["known_samples"] == {"jupiter": [], "saturn": []}
    assert game.view(None)["known_samples"] == {}


@pytest.mark.parametrize("answers", [("play breeding-sample", "land saturn"), ("play ecosystem-study",)])
def test_there_is_no_undo_back_over_a_look_at_samples(answers: tuple[str, ...]) -> None:
    game = mascamites(probes=["saturn"], hand=["breeding-sample", "ecosystem-study"], credit=1).start()
    before = game.table.reveals
    game.do(*answers, *["trace right yellow discovery"] * (len(answers) - 1))
    assert (game.offers("sample"), game.table.reveals) == (["4", "5", "6"], before + 1)


def test_what_is_in_a_capsule_is_known_to_its_owner_alone() -> None:
    game = mascamites().capsule(0, 2, "mars")
    assert game.view(0)["players"][0]["capsules"] == [{"space": "2-2", "sample": 2}]
    assert game.view(1)["players"][0]["capsules"] == [{"space": "2-2", "sample": None}]
    assert game.view(None)["players"][0]["capsules"] == [{"space": "2-2", "sample": None}]


def test_taking_a_sample_is_told_without_saying_which() -> None:
    game = mascamites(probes=["saturn"], hand=["breeding-sample"], credit=1)
    game.do("play breeding-sample", "land saturn", "trace right yellow discovery", "sample 5")
    event = next(event for event in game.events if event.kind.name == "sample-taken")
    assert event.seen_by(0) == {"planet": PLANETS.index("saturn"), "sample": 5}
    assert event.seen_by(1) == {"planet": PLANETS.index("saturn"), "sample": None}


def test_delivering_a_sample_tells_everybody_which_it_was() -> None:
    game = mascamites(missions=["the-queen"]).capsule(0, 2, "earth").do("finish the-queen")
    assert game.facts("sample-delivered") == [(0, [2])]


def test_who_has_looked_no_longer_knows_the_rest_once_another_player_has_taken_one() -> None:
    game = mascamites().set(1, probes=["saturn"], hand=["breeding-sample"], credit=1)
    game.state.known_samples[3] = game.state.known_samples[4] = game.state.known_samples[5] = 1
    game.do("pass")
    assert game.view(0)["known_samples"]["saturn"] == [4, 5, 6]
    game.do("play breeding-sample", "land saturn", "trace right yellow discovery", "sample 5")
    assert game.view(0)["known_samples"]["saturn"] == []
    assert game.view(1)["known_samples"]["saturn"] == [4, 6]


def capsule_of(state: State, seat: int) -> int:
    return state.players[seat].samples[0]


def test_a_capsule_of_another_player_could_hold_any_sample_not_known() -> None:
    game = mascamites().capsule(0, 2, "mars")
    game.state.known_samples[0] = 0b10
    assert {capsule_of(game.imagined(1, seed), 0) for seed in range(60)} == {1, 2, 3, 4, 5}
    assert {capsule_of(game.imagined(0, seed), 0) for seed in range(20)} == {1}


def test_samples_looked_at_stay_where_they_are_when_the_rest_is_imagined() -> None:
    game = mascamites()
    game.state.known_samples[3] = 1
    imagined = [game.imagined(0, seed) for seed in range(20)]
    assert all(3 in state.sampled[1] for state in imagined)
    assert len({tuple(state.sampled[0]) for state in imagined}) > 1


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nothing_leaks_while_samples_are_collected_moved_and_delivered(seed: int) -> None:
    game = mascamites(hand=["the-queen", "hive-sample"], missions=["first-contact"], probes=["jupiter"], credit=9)
    game.set(1, hand=["breeding-sample", "ecosystem-study"], probes=["saturn"], credit=9, energy=9)
    game.capsule(0, 2, "earth").capsule(1, 5, "mars").row("venera-probe", "odinus-mission", "iss")
    assert game.leaks(seed, 90) == []


def test_imagining_leaves_the_true_position_alone() -> None:
    game: Found = mascamites().capsule(0, 2, "mars")
    game.imagined(1, 5)
    assert game.capsules() == [(2, game.space("mars"))]
