"""V: Produce (pages 6-7, 11): goods on worlds, windfalls, and the cards drawn for what was produced."""

from __future__ import annotations

import json

import pytest

from orrery.games.race.facts.cards import CARDS

from .scenario import Scenario

PRODUCE = ["produce"]


# Goods on production worlds


def test_everybody_produces_whatever_was_chosen_seat_by_seat() -> None:
    game = Scenario("produce", tableau=["artist-colony", "spice-world"], actions=["develop"], seats=3)
    game.set(1, tableau=["rebel-miners"], actions=PRODUCE).set(2, tableau=["plague-world", "empath-world"])
    game.first(1).start()
    assert [game.goods(seat) for seat in range(3)] == [
        ["artist-colony", "spice-world"],
        ["rebel-miners"],
        ["plague-world"],
    ]
    assert [seat for seat, _ in game.facts("good-placed")] == [1, 2, 0, 0]


def test_rulebook_example_gem_world_draws_only_when_it_produces() -> None:
    empty = Scenario("produce", tableau=["gem-world"]).start()
    full = Scenario("produce", tableau=["gem-world"], goods=["gem-world"]).start()
    assert (empty.drawn(), full.drawn()) == (1, 0)


def test_a_windfall_world_produces_nothing_by_itself() -> None:
    game = Scenario("produce", tableau=["empath-world", "asteroid-belt"]).start()
    assert game.goods() == []


def test_a_good_comes_unseen_from_the_pile() -> None:
    game = Scenario("produce", tableau=["artist-colony"]).deals("rebel-base").start()
    assert CARDS[game.me.goods[0]] == "rebel-base"
    for seat in (0, 1, None):
        assert "rebel-base" not in json.dumps(game.view(seat))
        assert all(event.seen_by(seat).get("card") != CARDS.index("rebel-base") for event in game.events)


def test_a_world_settled_in_this_round_produces_in_this_round_and_not_before() -> None:
    """Subtlety 1: Gem World gets no good and no card in Settle, both in the Produce phase that follows."""
    game = Scenario("select", tableau=["new-sparta"], hand=["gem-world", "drop-ships", "rebel-base", "new-earth"])
    game.do("choose settle", seat=0).do("choose produce", seat=1).do("place gem-world", seat=0).do("pass", seat=1)
    game.do("discard drop-ships")
    assert (game.goods(), game.drawn(), game.asked) == ([], 0, "pay")
    game.do("discard rebel-base")
    assert (game.goods(), game.drawn()) == (["gem-world"], 1 + 1)  # the bonus of Settle, then Gem World's card


# Windfall worlds: the bonus


def test_the_bonus_is_a_good_on_a_windfall_world_for_who_chose_to_produce() -> None:
    game = Scenario("produce", tableau=["new-sparta", "empath-world"], actions=PRODUCE)
    game.set(1, tableau=["alpha-centauri"], actions=["settle"]).start()
    assert (game.goods(), game.goods(1)) == (["empath-world"], [])


def test_everybody_who_chose_to_produce_has_the_bonus() -> None:
    game = Scenario("produce", tableau=["new-sparta", "empath-world"], actions=PRODUCE)
    game.set(1, tableau=["alpha-centauri"], actions=PRODUCE).start()
    assert (game.goods(), game.goods(1)) == (["empath-world"], ["alpha-centauri"])


def test_which_windfall_world_gets_the_bonus_is_chosen_and_cannot_be_refused() -> None:
    tableau = ["artist-colony", "empath-world", "asteroid-belt", "refugee-world"]
    game = Scenario("produce", tableau=tableau, goods=["refugee-world"], actions=PRODUCE)
    assert (game.asked, game.options) == ("windfall", ["produce empath-world", "produce asteroid-belt"])
    assert game.do("produce asteroid-belt").goods() == ["artist-colony", "asteroid-belt", "refugee-world"]


def test_without_an_empty_windfall_world_there_is_no_bonus() -> None:
    tableau = ["artist-colony", "empath-world"]
    game = Scenario("produce", tableau=tableau, goods=tableau, actions=PRODUCE).start()
    assert ("good-placed" in game.told, game.prompt()) == (False, "choose-action")


# Windfall worlds: powers


def test_rulebook_example_genetics_lab_fills_a_windfall_world() -> None:
    game = Scenario("produce", tableau=["genetics-lab", "empath-world", "asteroid-belt"]).start()
    assert game.goods() == ["empath-world"]


def test_which_world_of_the_kind_is_chosen() -> None:
    game = Scenario("produce", tableau=["genetics-lab", "empath-world", "avian-uplift-race", "asteroid-belt"])
    assert (game.asked, game.options) == ("windfall", ["produce avian-uplift-race", "produce empath-world"])
    assert game.do("produce avian-uplift-race").goods() == ["avian-uplift-race"]


def test_two_powers_of_a_kind_fill_two_worlds() -> None:
    tableau = ["mining-robots", "mining-league", "asteroid-belt", "radioactive-world", "destroyed-world"]
    game = Scenario("produce", tableau=tableau).do("produce destroyed-world", "produce asteroid-belt")
    assert game.goods() == ["asteroid-belt", "destroyed-world"]


def test_powers_bound_to_a_kind_are_used_newest_card_first() -> None:
    tableau = ["mining-robots", "genetics-lab", "empath-world", "avian-uplift-race", "asteroid-belt"]
    game = Scenario("produce", tableau=[*tableau, "radioactive-world"])
    assert game.options == ["produce avian-uplift-race", "produce empath-world"]
    game.do("produce empath-world")
    assert game.options == ["produce asteroid-belt", "produce radioactive-world"]


def test_power_of_one_kind_bonus_and_power_of_any_kind_fill_three_worlds() -> None:
    tableau = ["galactic-engineers", "genetics-lab", "empath-world", "asteroid-belt", "refugee-world"]
    game = Scenario("produce", tableau=tableau, actions=PRODUCE).do("produce asteroid-belt")
    assert sorted(game.goods()) == ["asteroid-belt", "empath-world", "refugee-world"]


def test_galactic_engineers_choose_among_all_kinds() -> None:
    worlds = ["empath-world", "asteroid-belt", "refugee-world", "alien-robot-sentry"]
    game = Scenario("produce", tableau=["galactic-engineers", *worlds])
    assert sorted(game.options) == sorted(f"produce {world}" for world in worlds)
    assert game.do("produce alien-robot-sentry").goods() == ["alien-robot-sentry"]


def test_a_windfall_that_draws_is_worth_a_card_however_it_was_filled() -> None:
    assert Scenario("produce", tableau=["runaway-robots"], actions=PRODUCE).start().drawn() == 1
    assert Scenario("produce", tableau=["runaway-robots", "galactic-engineers"]).start().drawn() == 1


# The order


def test_subtlety_13_the_order_of_produce() -> None:
    """Subtlety 13: windfall of one kind, bonus, windfall of any kind, then the draws for what was produced."""
    tableau = ["diversified-economy", "galactic-engineers", "genetics-lab"]
    tableau += ["empath-world", "avian-uplift-race", "asteroid-belt", "refugee-world"]
    game = Scenario("produce", tableau=tableau, actions=PRODUCE)
    assert game.options == ["produce avian-uplift-race", "produce empath-world"]
    game.do("produce empath-world")
    assert game.options == ["produce avian-uplift-race", "produce refugee-world", "produce asteroid-belt"]
    game.do("produce asteroid-belt")
    assert (game.options, game.drawn()) == (["produce avian-uplift-race", "produce refugee-world"], 0)
    game.do("produce refugee-world")
    assert game.drawn() == 3  # genes, rare elements, novelty goods


def test_subtlety_13_flat_draws_and_own_goods_come_before_the_bonus() -> None:
    """Subtlety 13: flat draws and own goods come before the bonus."""
    tableau = ["merchant-guild", "pan-galactic-league", "artist-colony", "empath-world", "asteroid-belt"]
    game = Scenario("produce", tableau=tableau, actions=PRODUCE)
    assert (game.asked, game.drawn(), game.goods()) == ("windfall", 2 + 1, ["artist-colony"])


def test_subtlety_13_all_goods_of_the_phase_count_for_draws_windfalls_included() -> None:
    """Subtlety 13: all goods of the phase count for draws, windfalls included."""
    tableau = ["consumer-markets", "artist-colony", "refugee-world", "former-penal-colony", "expanding-colony"]
    game = Scenario("produce", tableau=tableau, actions=PRODUCE).do("produce refugee-world")
    assert (len(game.goods()), game.drawn()) == (3, 3)


def test_goods_that_lay_there_before_do_not_count_for_draws() -> None:
    tableau = ["consumer-markets", "diversified-economy", "artist-colony", "spice-world", "rebel-miners"]
    game = Scenario("produce", tableau=tableau, goods=["artist-colony", "rebel-miners"]).start()
    assert game.drawn() == 1 + 1


def test_goods_of_an_earlier_phase_do_not_count() -> None:
    game = Scenario("produce", tableau=["consumer-markets", "artist-colony"]).start()
    game.do("choose produce", seat=0).do("choose produce", seat=1)
    assert (game.drawn(), game.me.produced) == (1, [0, 0, 0, 0])


def test_rulebook_example_own_worlds_count_full_or_empty_windfall_or_production() -> None:
    """Pan-Galactic League: a card for each own genes world, also a military one, none for those of others."""
    tableau = ["pan-galactic-league", "plague-world", "empath-world", "malevolent-lifeforms", "artist-colony"]
    game = Scenario("produce", tableau=tableau, goods=["plague-world"])
    game.set(1, tableau=["distant-world"]).start()
    assert game.drawn() == 3


# Most goods


@pytest.mark.parametrize(
    ("mine", "others", "cards"),
    [
        (["rebel-miners"], [["artist-colony"]], 2),
        (["rebel-miners"], [["new-earth"]], 0),
        (["rebel-miners"], [["new-earth", "comet-zone"]], 0),
        (["rebel-miners", "mining-world"], [["new-earth"]], 2),
        ([], [["artist-colony"]], 0),
        (["rebel-miners", "mining-world"], [["new-earth"], ["comet-zone"]], 2),
        (["rebel-miners"], [["artist-colony"], ["comet-zone"]], 0),
        (["rebel-miners", "mining-world"], [["new-earth"], ["comet-zone"], ["bio-hazard-mining-world"]], 2),
        (["rebel-miners"], [["artist-colony"], ["spice-world"], ["comet-zone"]], 0),
    ],
)
def test_subtlety_13_most_means_strictly_more_than_every_other_player(
    mine: list[str], others: list[list[str]], cards: int
) -> None:
    """Subtlety 13: ties pay nobody, with two, three and four players; Mining World's own card comes on top."""
    game = Scenario("produce", tableau=["mining-conglomerate", *mine], seats=1 + len(others))
    for seat, tableau in enumerate(others, start=1):
        game.set(seat, tableau=tableau)
    assert game.start().drawn() == cards + mine.count("mining-world")


def test_subtlety_13_most_is_judged_when_all_have_produced() -> None:
    """Subtlety 13: the first seat is ahead until the last one produces."""
    game = Scenario("produce", tableau=["mining-conglomerate", "rebel-miners"])
    game.set(1, tableau=["mining-conglomerate", "new-earth", "imperium-armaments-world"]).start()
    assert (game.drawn(), game.drawn(1)) == (0, 2)
    assert max(place for place, name in enumerate(game.told) if name == "good-placed") < game.told.index("card-drawn")


def test_two_conglomerates_with_equal_production_draw_nothing() -> None:
    game = Scenario("produce", tableau=["mining-conglomerate", "rebel-miners"])
    game.set(1, tableau=["mining-conglomerate", "new-earth"]).start()
    assert (game.drawn(), game.drawn(1)) == (0, 0)


def test_the_windfall_of_the_bonus_can_decide_who_produced_most() -> None:
    game = Scenario("produce", tableau=["mining-conglomerate", "rebel-miners", "asteroid-belt"], actions=PRODUCE)
    game.set(1, tableau=["new-earth"]).start()
    assert game.drawn() == 2


def test_goods_kept_from_before_are_not_produced() -> None:
    game = Scenario("produce", tableau=["mining-conglomerate", "rebel-miners"], goods=["rebel-miners"])
    game.set(1, tableau=["artist-colony"]).start()
    assert game.drawn() == 0


# When the pile runs out


def test_subtlety_14_a_good_that_is_not_there_is_lost_with_its_draws() -> None:
    """Subtlety 14: nothing to draw: no good, no card for it, and it does not count as produced."""
    tableau = ["gem-world", "consumer-markets", "diversified-economy"]
    game = Scenario("produce", tableau=tableau).pile().no_discards().start()
    assert (game.goods(), game.me.produced, game.me.hand) == ([], [0, 0, 0, 0], [])
    assert game.told.count("nothing-to-draw") == 1


def test_subtlety_14_the_last_card_becomes_a_good_and_the_discards_the_new_pile() -> None:
    """Subtlety 14: the last card becomes a good and the discards the new pile."""
    game = Scenario("produce", tableau=["artist-colony"]).pile("rebel-base").start()
    assert (CARDS[game.me.goods[0]], game.state.spent) == ("rebel-base", [])
    assert game.facts("pile-reshuffled") == [(0, [len(game.state.deck)])]
