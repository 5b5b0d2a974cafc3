"""Many games stepped together."""

from __future__ import annotations

import multiprocessing
import pickle
import resource
from functools import partial

import numpy as np
import pytest

import orrery
from orrery.core.dealer import RandomDealer
from orrery.core.outlook import first_asked
from orrery.core.seeds import derived_seed
from orrery.research import Lanes, ParallelLanes, any_choices, legal_mask, observation
from orrery.research.cluster_lanes import ClusterLanes


@pytest.mark.parametrize(("name", "seats"), [("duel", 2), ("race", 3), ("seti", 1)])
def test_every_lane_plays_what_a_table_would(name: str, seats: int) -> None:
    lanes = Lanes(name, lanes=3, seed=5, seats=seats)
    game = orrery.game(name)
    tables = [game.new(seats, {}, RandomDealer(derived_seed(5, "lane", lane, 0))) for lane in range(3)]
    chance = np.random.default_rng(6)
    for _ in range(60):
        for lane, table in enumerate(tables):
            seat = first_asked(table)
            assert lanes.seats[lane] == seat
            assert np.array_equal(lanes.observations[lane], observation(game, table, seat))
            assert np.array_equal(lanes.masks[lane], legal_mask(game, table, seat))
        choices = any_choices(lanes.masks, chance)
        for lane, table in enumerate(tables):
            table.act(int(lanes.seats[lane]), int(choices[lane]))
        lanes.step(choices)
        assert not lanes.done.any()


def test_lanes_that_go_on_need_no_more_memory() -> None:
    """The compiled build once kept every row of numbers: half a megabyte a step here."""
    lanes = Lanes("race", lanes=256, seed=1)
    chance = np.random.default_rng(1)
    for _ in range(20):
        lanes.step(any_choices(lanes.masks, chance))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(100):
        lanes.step(any_choices(lanes.masks, chance))
    kilobytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert kilobytes < 30_000


def test_a_finished_game_is_rewarded_and_the_next_one_begins() -> None:
    lanes = Lanes("race", lanes=4, seed=1, reward="win-share")
    chance = np.random.default_rng(2)
    ended = 0
    for _ in range(700):
        lanes.step(any_choices(lanes.masks, chance))
        assert lanes.rewards[~lanes.done].sum() == 0
        assert np.allclose(lanes.rewards[lanes.done].sum(axis=1), 1)
        assert lanes.masks.any(axis=1).all()
        ended += int(lanes.done.sum())
    assert ended >= 4


def test_shaped_rewards_come_before_the_end() -> None:
    lanes = Lanes("race", lanes=4, seed=1, reward="points-potential")
    chance = np.random.default_rng(2)
    early = 0.0
    for _ in range(60):
        lanes.step(any_choices(lanes.masks, chance))
        early += float(np.abs(lanes.rewards[~lanes.done]).sum())
    assert early > 0


def test_the_same_seed_gives_the_same_games_and_lanes_differ() -> None:
    one, other, third = (Lanes("duel", lanes=2, seed=seed) for seed in (1, 1, 2))
    chance = np.random.default_rng(2)
    for _ in range(80):
        choices = any_choices(one.masks, chance)
        one.step(choices)
        other.step(choices)
    assert np.array_equal(one.observations, other.observations)
    assert not np.array_equal(one.observations[0], one.observations[1])
    assert not np.array_equal(one.observations, third.observations)


def test_lanes_can_be_copied_saved_and_gone_back_to() -> None:
    lanes = Lanes("duel", lanes=3, seed=1, reward="points-potential")
    chance = np.random.default_rng(2)
    for _ in range(30):
        lanes.step(any_choices(lanes.masks, chance))
    twin, saved, kept = lanes.copy(), pickle.loads(pickle.dumps(lanes.save())), lanes.observations.copy()
    courses = []
    for _ in range(3):
        assert np.array_equal(lanes.observations, kept)
        again = np.random.default_rng(3)
        for _ in range(40):
            lanes.step(any_choices(lanes.masks, again))
        courses.append((lanes.observations.copy(), lanes.rewards.copy()))
        lanes.restore(saved)
    assert np.array_equal(twin.observations, kept)
    again = np.random.default_rng(3)
    for _ in range(40):
        twin.step(any_choices(twin.masks, again))
    for observations, rewards in courses:
        assert np.array_equal(observations, twin.observations)
        assert np.array_equal(rewards, twin.rewards)


def test_a_wrong_choice_changes_nothing_in_any_lane() -> None:
    lanes = Lanes("race", lanes=2, seed=1)
    before = lanes.observations.copy()
    legal = lanes.masks.argmax(axis=1)
    with pytest.raises(orrery.IllegalAction, match="seat 0 may not '0") as refused:
        lanes.step([int(legal[0]), 0])
    assert refused.value.__notes__ == ["in lane 1"]
    with pytest.raises(ValueError, match="there are 2 lanes"):
        lanes.step([int(legal[0])])
    lanes.step(legal)
    assert not np.array_equal(lanes.observations, before)


def test_any_legal_choice_is_equally_likely() -> None:
    masks = np.zeros((4000, 9), dtype=np.int8)
    masks[:, [2, 5, 8]] = 1
    masks[::2, [0, 5]] = [[1, 0]]
    picked = any_choices(masks, np.random.default_rng(1))
    assert (masks[np.arange(4000), picked] == 1).all()
    assert (np.bincount(picked[::2], minlength=9)[[0, 2, 8]] > 550).all()
    assert (np.bincount(picked[1::2], minlength=9)[[2, 5, 8]] > 550).all()


def test_there_must_be_a_lane_and_a_game() -> None:
    with pytest.raises(ValueError, match="a lane at least"):
        Lanes("race", lanes=0)
    with pytest.raises(orrery.UnknownGame):
        Lanes("chess", lanes=1)
    with pytest.raises(ValueError, match="there are 2 lanes; what was saved has 1"):
        Lanes("duel", lanes=2).restore(Lanes("duel", lanes=1).save())


@pytest.mark.whole
@pytest.mark.parametrize("own_share", [0.0, 0.5])
def test_processes_play_the_same_games_as_one(own_share: float) -> None:
    alone = Lanes("duel", lanes=5, seed=3, reward="points-potential")
    chance = np.random.default_rng(4)
    made = partial(ParallelLanes, "duel", lanes=5, seed=3, reward="points-potential")
    with made(processes=2, own_share=own_share) as shared:
        for _ in range(40):
            for one, other in zip(alone.arrays.all(), shared.arrays.all(), strict=True):
                assert np.array_equal(one, other)
            choices = any_choices(alone.masks, chance)
            alone.step(choices)
            shared.step(choices)
        saved, kept = shared.save(), shared.observations.copy()
        with pytest.raises(orrery.IllegalAction, match=r"may not '0'; legal: \d+") as refused:
            shared.step([0] * 5)
        assert refused.value.__notes__[0].startswith("in lane")
        assert np.array_equal(shared.observations, kept)
        shared.step(shared.masks.argmax(axis=1))
        assert not np.array_equal(shared.observations, kept)
        shared.restore(saved)
        assert np.array_equal(shared.observations, kept)


@pytest.mark.whole
@pytest.mark.parametrize("own_share", [0.0, 1.0])
def test_one_group_is_stepped_while_another_is_thought_about(own_share: float) -> None:
    alone = Lanes("race", lanes=7, seed=3)
    with ParallelLanes("race", lanes=7, seed=3, processes=2, groups=2, own_share=own_share) as shared:
        first, second = shared.groups
        assert (len(first), len(second), second.first) == (3, 4, 3)
        for _ in range(40):
            first.begin(first.masks.argmax(axis=1))
            second.begin(second.masks.argmax(axis=1))
            second.finish()  # those begun before are done by then, too
            first.finish()
            alone.step(alone.masks.argmax(axis=1))
            assert all(map(np.array_equal, alone.arrays.all(), shared.arrays.all()))
        saved, choices = shared.save(), shared.masks.argmax(axis=1)
        with pytest.raises(orrery.IllegalAction) as refused:
            second.begin([-1] * 4)
        assert refused.value.__notes__ == ["in lane 3"]
        second.begin(choices[3:])
        for early in (lambda: second.begin(choices[3:]), lambda: shared.step(choices), shared.save):
            with pytest.raises(RuntimeError, match=r"group 1 is still stepping: call its finish\(\) first"):
                early()
        second.finish()
        shared.restore(saved)
        shared.step(choices)
        alone.step(choices)
        assert np.array_equal(alone.observations, shared.observations)
        first.begin(first.masks.argmax(axis=1))  # whoever leaves waits for nothing


@pytest.mark.whole
def test_a_process_that_is_gone_is_told_of_and_leaves_nothing_behind() -> None:
    with ParallelLanes("duel", lanes=2, processes=2) as shared:
        multiprocessing.active_children()[0].kill()
        with pytest.raises(RuntimeError, match="a process that steps lanes has ended"):
            shared.step(shared.masks.argmax(axis=1))


def test_no_process_without_a_lane() -> None:
    with pytest.raises(ValueError, match="2 lanes cannot be shared out among 3; from 1 to 2"):
        ParallelLanes("duel", lanes=2, processes=3)
    with pytest.raises(ValueError, match="there are 64 groups at most, not 65"):
        ParallelLanes("duel", lanes=128, groups=65)
    with pytest.raises(ValueError, match="own_share is from 0 to 1"):
        ParallelLanes("duel", lanes=2, own_share=1.5)


@pytest.mark.whole
def test_a_cluster_plays_the_same_games_as_one() -> None:
    pytest.importorskip("ray")
    alone, shared = Lanes("duel", lanes=3, seed=3), ClusterLanes("duel", lanes=3, seed=3, workers=2)
    chance = np.random.default_rng(4)
    for _ in range(10):
        choices = any_choices(alone.masks, chance)
        alone.step(choices)
        shared.step(choices)
    saved, kept = shared.save(), shared.observations.copy()
    assert np.array_equal(alone.observations, kept)
    shared.step(shared.masks.argmax(axis=1))
    shared.restore(saved)
    assert np.array_equal(shared.observations, kept)
    shared.close()
