"""III: Settle: worlds that are paid or conquered, windfall goods, the bonus (page 5; subtleties 5, 6, 8)."""

from __future__ import annotations

import pytest

from orrery import IllegalAction
from orrery.games.race.facts.cards import CARDS, INDEX

from .scenario import Scenario, money
from .tables_settling import STRENGTH_OF


def paid(game: Scenario, seat: int = 0) -> list[int]:
    return [facts[1] for owner, facts in game.facts("paid") if owner == seat]


def strength_told(game: Scenario) -> list[int]:
    return [facts[1] for _, facts in game.facts("conquered")]


# Choosing


def test_one_world_of_the_hand_or_none_can_be_placed() -> None:
    game = Scenario("settle", hand=["gem-world", "comet-zone", "public-works", "new-earth"])
    assert game.offered() == ["place gem-world", "place comet-zone", "pass"]
    game.do("place gem-world", "pass", "discard public-works", "discard new-earth")
    assert (game.tableau(), game.hand()) == (["old-earth", "gem-world"], ["comet-zone"])


def test_developments_are_not_placed_in_settle() -> None:
    with pytest.raises(IllegalAction):
        Scenario("settle", hand=["public-works", *money(5)]).do("place public-works")


def test_who_passes_draws_nothing_even_with_the_bonus() -> None:
    """Subtlety 8: only after actually placing a world."""
    game = Scenario("settle", tableau=["terraforming-robots"], hand=["gem-world"], actions=["settle"]).do(
        "pass", "pass"
    )
    assert (game.hand(), game.facts("card-drawn"), game.facts("placed-nothing")) == (
        ["gem-world"],
        [],
        [(0, []), (1, [])],
    )


def test_all_worlds_are_revealed_at_the_same_time() -> None:
    game = Scenario("settle", hand=["pilgrimage-world"]).set(1, hand=["refugee-world"]).first(1)
    game.do("place pilgrimage-world", seat=0)
    assert game.told.count("settled") == 0
    game.do("place refugee-world", seat=1)
    assert game.facts("settled") == [(1, [INDEX["refugee-world"]]), (0, [INDEX["pilgrimage-world"]])]


def test_the_last_world_of_the_hand_cannot_pay_for_itself() -> None:
    assert Scenario("settle", hand=["gambling-world"]).offered() == ["pass"]
    assert Scenario("settle", hand=["pilgrimage-world"]).offered() == ["place pilgrimage-world", "pass"]


def test_a_price_is_paid_with_any_cards_of_the_hand_face_down() -> None:
    game = Scenario("settle", hand=["gem-world", "comet-zone", "drop-ships", "new-earth"]).do("place gem-world", "pass")
    assert game.offered() == ["discard comet-zone", "discard drop-ships", "discard new-earth"]
    game.do("discard new-earth", "discard comet-zone")
    assert (game.hand(), [CARDS[card] for card in game.me.discarded]) == (["drop-ships"], ["new-earth", "comet-zone"])
    assert game.state.shown == []


def test_nothing_is_asked_when_the_whole_hand_pays() -> None:
    game = Scenario("settle", hand=["gem-world", "comet-zone", "drop-ships"]).do("place gem-world", "pass")
    assert (game.hand(), paid(game), game.prompt()) == ([], [2], "choose-action")


def test_the_price_never_falls_below_nothing() -> None:
    tableau = ["replicant-robots", "mining-robots", "alpha-centauri"]
    game = Scenario("settle", tableau=tableau, hand=["destroyed-world"]).do("place destroyed-world", "pass")
    assert (paid(game), game.hand()) == ([0], [])


def test_discounts_add_up() -> None:
    tableau = ["replicant-robots", "mining-robots", "alpha-centauri"]
    hand = ["new-earth", "gem-world", "drop-ships"]
    game = Scenario("settle", tableau=tableau, hand=hand).do("place new-earth", "pass", "discard gem-world")
    assert (paid(game), game.hand()) == ([1], ["drop-ships"])
    tableau = ["alien-tech-institute", "alien-rosetta-stone-world", "replicant-robots"]
    game = Scenario("settle", tableau=tableau, hand=["deserted-alien-library"]).do(
        "place deserted-alien-library", "pass"
    )
    assert paid(game) == [0]


def test_discounts_of_develop_do_not_help_in_settle() -> None:
    game = Scenario("settle", tableau=["galactic-federation"], hand=["gambling-world"])
    assert game.offered() == ["pass"]


def test_discounts_do_not_weaken_a_military_world() -> None:
    """Page 5: without contact specialist, money says nothing about a conquest."""
    game = Scenario("settle", tableau=["replicant-robots", "mining-robots"], hand=["runaway-robots", *money(3)])
    assert game.offered() == ["pass"]


# Windfall goods


def test_subtlety_05_the_windfall_good_is_put_down_before_the_payment() -> None:
    """5: The card on the world is drawn when the worlds are revealed."""
    game = Scenario("settle", hand=["asteroid-belt", "gem-world", "comet-zone", "drop-ships"]).deals("new-earth")
    game.do("place asteroid-belt", "pass")
    assert (game.prompt(), game.goods(), game.me.goods[-1]) == ("pay", ["asteroid-belt"], INDEX["new-earth"])


def test_a_windfall_good_is_nobodys_knowledge() -> None:
    game = Scenario("settle", hand=["refugee-world"]).deals("new-earth").do("place refugee-world", "pass")
    assert game.facts("good-placed") == [(0, [INDEX["refugee-world"]])]
    assert all("new-earth" not in str(game.view(seat)) for seat in (0, 1, None))


def test_a_conquered_windfall_world_gets_its_good_too() -> None:
    game = Scenario("settle", tableau=["new-sparta"], hand=["star-nomad-lair"]).do("place star-nomad-lair", "pass")
    assert game.goods() == ["star-nomad-lair"]


def test_goods_of_all_players_come_before_the_first_payment() -> None:
    game = Scenario("settle", hand=["asteroid-belt", "gem-world", "comet-zone", "drop-ships"])
    game.set(1, hand=["radioactive-world", "spice-world", "plague-world", "new-earth"])
    game.do("place asteroid-belt", "place radioactive-world")
    assert (game.asked_seat, game.goods(), game.goods(1)) == (0, ["asteroid-belt"], ["radioactive-world"])


# Conquest


def test_a_conquest_costs_nothing() -> None:
    game = Scenario("settle", tableau=["new-sparta"], hand=["outlaw-world", *money(2)]).do("place outlaw-world", "pass")
    assert (strength_told(game), len(game.hand()), paid(game)) == ([2], 2, [])


def test_strength_may_be_greater_than_the_defence() -> None:
    tableau = STRENGTH_OF[7]
    game = Scenario("settle", tableau=tableau, hand=["outlaw-world"]).do("place outlaw-world", "pass")
    assert game.tableau() == [*tableau, "outlaw-world"]


def test_strength_is_not_used_up() -> None:
    game = Scenario(tableau=["epsilon-eridani"], hand=["outlaw-world", "runaway-robots"])
    game.do("choose settle", "choose settle", "place outlaw-world", "pass")
    game.do("choose settle", "choose settle", "place runaway-robots", "pass")
    assert game.tableau() == ["epsilon-eridani", "outlaw-world", "runaway-robots"]


def test_worlds_can_reduce_the_strength() -> None:
    """Page 5: Empath World, for example."""
    hand = ["former-penal-colony", "outlaw-world"]
    assert len(Scenario("settle", tableau=["new-sparta"], hand=hand).offered()) == 3
    game = Scenario("settle", tableau=["new-sparta", "empath-world"], hand=hand)
    assert game.offered() == ["place outlaw-world", "pass"]
    tableau = ["new-sparta", "empath-world", "refugee-world"]
    assert Scenario("settle", tableau=tableau, hand=hand).offered() == ["pass"]


def test_strength_below_nothing_has_to_be_made_up_for() -> None:
    tableau = ["empath-world", "refugee-world", "pan-galactic-league", "drop-ships"]
    assert Scenario("settle", tableau=tableau, hand=["outlaw-world"]).offered() == ["pass"]
    tableau.append("expedition-force")
    assert Scenario("settle", tableau=tableau, hand=["outlaw-world"]).offered() == ["place outlaw-world", "pass"]


def test_strength_against_rebels_and_general_strength_add_up() -> None:
    tableau = ["galactic-imperium", "drop-ships"]
    hand = ["rebel-homeworld", "malevolent-lifeforms", "pirate-world"]
    game = Scenario("settle", tableau=tableau, hand=hand)
    assert game.offered() == ["place pirate-world", "place rebel-homeworld", "pass"]
    game.do("place rebel-homeworld", "pass")
    assert strength_told(game) == [7]


def test_strength_against_a_kind_counts_for_rebels_of_that_kind_too() -> None:
    """Alpha Centauri helps against rare elements, the Imperium against rebels: Rebel Miners are both."""
    game = Scenario("settle", tableau=["alpha-centauri", "galactic-imperium", "empath-world"], hand=["rebel-miners"])
    game.do("place rebel-miners", "pass")
    assert strength_told(game) == [4]


def test_alien_strength_helps_against_military_alien_worlds_alone() -> None:
    tableau = ["alien-tech-institute", "alien-rosetta-stone-world"]
    hand = ["alien-robot-sentry", "alien-robot-scout-ship", "lost-alien-warship", "outlaw-world"]
    game = Scenario("settle", tableau=tableau, hand=hand)
    assert game.offered() == ["place alien-robot-sentry", "place alien-robot-scout-ship", "pass"]


def test_money_does_not_buy_a_military_world() -> None:
    assert Scenario("settle", hand=["outlaw-world", *money(10)]).offered() == ["pass"]


def test_strength_does_not_make_other_worlds_cheaper() -> None:
    assert Scenario("settle", tableau=STRENGTH_OF[7], hand=["gambling-world"]).offered() == ["pass"]


# The bonus and draws


def test_who_has_chosen_settle_draws_a_card_after_placing_a_world() -> None:
    game = Scenario("settle", hand=["pilgrimage-world"], actions=["settle"]).set(1, hand=["refugee-world"])
    game.do("place pilgrimage-world", "place refugee-world")
    assert (len(game.hand()), game.hand(1)) == (1, [])


def test_the_bonus_comes_for_a_conquest_too() -> None:
    game = Scenario("settle", tableau=["new-sparta"], hand=["outlaw-world"], actions=["settle"])
    game.do("place outlaw-world", "pass")
    assert len(game.hand()) == 1


def test_the_card_of_the_bonus_cannot_pay_for_the_world() -> None:
    assert Scenario("settle", hand=["gambling-world"], actions=["settle"]).offered() == ["pass"]
    game = Scenario("settle", hand=["gambling-world", "drop-ships"], actions=["settle"]).deals("gem-world")
    game.do("place gambling-world", "pass")
    assert (game.hand(), game.me.discarded) == (["gem-world"], [INDEX["drop-ships"]])


def test_the_bonus_makes_no_world_cheaper() -> None:
    game = Scenario("settle", hand=["gem-world", *money(2)], actions=["settle"]).do("place gem-world", "pass")
    assert paid(game) == [2]


def test_subtlety_08_the_bonus_and_the_cards_of_powers_are_drawn_right_after_paying() -> None:
    """8: Once each; the next player pays after that."""
    game = Scenario("settle", tableau=["terraforming-robots"], hand=["gambling-world", "gem-world", "comet-zone"])
    game.set(0, actions=["settle"]).set(1, hand=["destroyed-world", "spice-world", "plague-world"], actions=["settle"])
    game.deals("new-earth", "mining-world", "distant-world")
    game.do("place gambling-world", "place destroyed-world")
    assert game.facts("card-drawn") == []
    game.do("discard gem-world", seat=0)
    assert game.facts("card-drawn") == [(0, [INDEX["mining-world"]]), (0, [INDEX["distant-world"]])]
    assert (game.asked_seat, game.prompt(1)) == (1, "pay")
    game.do("discard spice-world")
    assert [seat for seat, _ in game.facts("card-drawn")] == [0, 0, 1]


def test_subtlety_08_the_draw_of_a_power_needs_a_world_of_ones_own() -> None:
    """8: What others place counts for them."""
    game = Scenario("settle", tableau=["terraforming-robots"], actions=["settle"]).set(1, hand=["pilgrimage-world"])
    game.do("pass", "place pilgrimage-world")
    assert game.facts("card-drawn") == []
