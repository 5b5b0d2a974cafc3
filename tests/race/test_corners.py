"""Unusual positions of set-up, the round, Explore, Develop and Settle (pages 3 to 8)."""

from __future__ import annotations

import pytest

from orrery.games.race.facts.cards import CARDS, INDEX

from .scenario import Scenario, money
from .tables_settling import STRENGTH_OF
from .test_advanced import chosen

CONTACT = "contact-specialist"
SHIP = "colony-ship"
TACTICS = "new-military-tactics"
PILE = ["gem-world", "comet-zone", "spice-world", "plague-world", "mining-world", "distant-world"]
EIGHT_DEVELOPMENTS = ["export-duties", "deficit-spending", "genetics-lab", "diversified-economy", "public-works"]
EIGHT_DEVELOPMENTS += ["drop-ships", "mining-robots", "space-marines"]


def paid(game: Scenario, seat: int = 0) -> list[int]:
    """The prices a seat has paid."""
    return [facts[1] for owner, facts in game.facts("paid") if owner == seat]


def discarded(game: Scenario, seat: int = 0) -> list[str]:
    """The discards that only this seat knows."""
    return [CARDS[card] for card in game.state.players[seat].discarded]


def pile(game: Scenario) -> list[str]:
    return [CARDS[card] for card in game.state.deck]


def asked(game: Scenario, seat: int = 0) -> dict[str, str | int]:
    """Return the number of cards kept and of cards drawn."""
    question = game.start().table.question(seat)
    assert question is not None
    return question.arguments(game.table, seat)


# Page 3: start worlds that nobody was dealt


def test_alpha_centauri_of_the_hand_costs_two_and_gets_its_good_but_no_discount_of_its_own() -> None:
    game = Scenario("settle", tableau=["earths-lost-colony"], hand=["alpha-centauri", "gem-world"])
    assert game.offered() == ["pass"]
    game = Scenario("settle", tableau=["earths-lost-colony"], hand=["alpha-centauri", *money(2)])
    game.do("place alpha-centauri", "pass")
    assert (paid(game), game.hand(), game.goods()) == ([2], [], ["alpha-centauri"])


def test_new_sparta_of_the_hand_is_conquered_and_cannot_be_paid_for() -> None:
    assert Scenario("settle", hand=["new-sparta", *money(8)]).offered() == ["pass"]
    game = Scenario("settle", tableau=STRENGTH_OF[2], hand=["new-sparta", *money(1)]).do("place new-sparta", "pass")
    assert (game.facts("conquered"), len(game.hand())) == ([(0, [INDEX["new-sparta"], 2])], 1)
    game = Scenario("settle", tableau=[CONTACT], hand=["new-sparta", *money(1)]).do("place new-sparta", "pass")
    assert (paid(game), game.hand()) == ([1], [])


@pytest.mark.parametrize(
    ("six", "world", "points"),
    [
        ("pan-galactic-league", "new-sparta", 1),
        ("free-trade-association", "earths-lost-colony", 2),
        ("merchant-guild", "earths-lost-colony", 2),
        ("mining-league", "alpha-centauri", 1),
        ("new-economy", "epsilon-eridani", 1),
        ("new-economy", "earths-lost-colony", 1),
        ("galactic-survey-seti", "alpha-centauri", 1),
    ],
)
def test_a_start_world_counts_for_six_cost_developments_like_any_other_world(six: str, world: str, points: int) -> None:
    assert Scenario(tableau=[six, world]).six(six) - Scenario(tableau=[six]).six(six) == points


# Pages 3 and 4: the round


def test_each_explore_card_gives_its_own_bonus_where_both_are_chosen_in_one_phase() -> None:
    game = Scenario(seats=3).do("choose explore-1", "choose explore-5", "choose produce")
    assert [asked(game, seat) for seat in range(3)] == [
        {"count": 2, "of": 3},
        {"count": 1, "of": 7},
        {"count": 1, "of": 2},
    ]
    assert game.view(None)["steps"] == ["explore", "produce"]


def test_all_four_players_may_choose_the_same_action() -> None:
    game = Scenario(seats=4).do(*["choose explore-5"] * 4)
    assert [asked(game, seat) for seat in range(4)] == [{"count": 1, "of": 7}] * 4
    assert game.view(None)["steps"] == ["explore"]


def test_a_round_in_which_nobody_can_do_anything_is_followed_by_the_next() -> None:
    game = Scenario(tableau=["new-sparta"]).do("choose consume-trade", "choose produce")
    assert (game.state.rounds, game.prompt(), game.drawn(), game.drawn(1)) == (2, "choose-action", 0, 0)


def test_an_action_of_the_round_before_gives_no_bonus() -> None:
    game = Scenario(hand=["public-works", "mining-robots", *money(3)])
    game.do("choose develop", "choose settle", "place public-works", "pass", "pass", "pass")
    game.do("choose settle", "choose develop", "place mining-robots", "pass")
    while game.prompt() == "pay":
        game.do(game.offered()[-1])
    assert paid(game) == [0, 2]


# Page 4: Explore


def test_who_may_keep_all_three_cards_of_explore_is_not_asked() -> None:
    game = Scenario("explore", tableau=["research-labs"], actions=["explore-1"]).deals(*PILE[:3]).start()
    assert (sorted(game.hand()), game.me.discarded, game.prompt()) == (sorted(PILE[:3]), [], None)


def test_both_explores_and_powers_for_both_numbers_add_up() -> None:
    game = Scenario(tableau=["research-labs", "galactic-renaissance"], advanced=True)
    assert asked(chosen("explore-5 explore-1", "produce settle", game)) == {"count": 4, "of": 10}


def test_who_sees_no_more_cards_than_may_be_kept_keeps_them_all() -> None:
    """Two cards are left for a player who looks at three and keeps two."""
    game = Scenario("explore", actions=["explore-1"], seats=3).pile("gem-world", "comet-zone").no_discards().start()
    assert (game.hand(), game.me.discarded) == (["gem-world", "comet-zone"], [])
    assert [seat for seat, _ in game.facts("nothing-to-draw")] == [0, 1, 2]


def test_the_discards_are_shuffled_where_the_pile_is_empty_before_explore() -> None:
    game = Scenario("explore").pile()
    discards = game.state.discards()
    assert asked(game) == {"count": 1, "of": 2}
    assert game.facts("pile-reshuffled") == [(0, [discards])]
    assert (len(game.state.deck), game.state.discards()) == (discards - 4, 0)


def test_cards_looked_at_are_not_in_the_pile_that_is_shuffled_meanwhile() -> None:
    """The third of seven cards is the last one: only discards are shuffled, the two before it stay out."""
    game = Scenario("explore", actions=["explore-5"]).pile(*PILE[:3])
    discards = game.state.discards()
    game.start()
    looked_at = [CARDS[card] for card in game.me.looked]
    assert (len(looked_at), set(PILE[:3]) <= set(looked_at)) == (7, True)
    assert len(game.state.deck) == discards - 4 - 2


def test_cards_discarded_in_explore_can_be_drawn_in_the_next_phase_only() -> None:
    """Nothing was left for the second player; what the first discards is drawn by a bank in Develop."""
    game = Scenario(tableau=["interstellar-bank"], hand=["rebel-base"], seats=3)
    game.pile("gem-world", "comet-zone").no_discards()
    game.do("choose explore-5", "choose develop", "choose produce", "keep gem-world")
    assert (game.hand(1), game.prompt()) == ([], "develop")
    assert sorted(game.hand()) == sorted(["rebel-base", "gem-world", "comet-zone"])


# Page 5: Develop


def test_the_bonus_alone_places_a_development_of_cost_one_with_no_other_card_in_hand() -> None:
    game = Scenario("develop", hand=["public-works"], actions=["develop"]).set(1, hand=["public-works"])
    assert (game.offered(), game.offered(1)) == (["place public-works", "pass"], ["pass"])
    game.do("place public-works", "pass")
    assert (paid(game), game.hand(), game.tableau()[-1]) == ([0], [], "public-works")


def test_a_draw_at_the_start_of_develop_that_is_lost_stops_nobody_from_placing() -> None:
    game = Scenario("develop", tableau=["interstellar-bank"], hand=["public-works", "gem-world"], seats=3)
    game.pile().no_discards().do("place public-works", seat=0).do("pass", seat=1).do("pass", seat=2)
    assert (game.told.count("nothing-to-draw"), game.tableau()[-1], discarded(game)) == (
        1,
        "public-works",
        ["gem-world"],
    )


@pytest.mark.parametrize(("actions", "hand"), [([], ["gem-world"]), (["develop"], [])])
def test_after_a_development_the_payment_itself_is_drawn_if_there_is_nothing_else(
    actions: list[str], hand: list[str]
) -> None:
    """With the bonus nothing is paid, so nothing is there to draw."""
    game = Scenario("develop", tableau=["public-works"], hand=["expedition-force", *hand], actions=actions, seats=3)
    game.pile().no_discards().do("place expedition-force", seat=0).do("pass", seat=1).do("pass", seat=2)
    assert (game.hand(), game.told.count("nothing-to-draw")) == (hand, int(not hand))


@pytest.mark.parametrize(("mine", "price"), [("develop develop", 1), ("develop settle", 2)])
def test_who_passes_in_the_first_develop_has_the_bonus_of_the_second_only_with_both_cards(
    mine: str, price: int
) -> None:
    game = Scenario(hand=["mining-robots", "gem-world", "comet-zone"], advanced=True)
    chosen(mine, "develop develop", game).do("pass", "pass", "place mining-robots", "pass").first_options("pay")
    assert paid(game) == [price]


def test_draws_at_the_start_and_after_a_development_come_in_both_runs_of_develop() -> None:
    game = Scenario(
        tableau=["interstellar-bank", "public-works"], hand=["mining-robots", "expedition-force"], advanced=True
    )
    chosen("develop develop", "produce settle", game.deals(*PILE))
    game.do("place mining-robots", "pass", "discard gem-world", "place expedition-force", "pass")
    assert (paid(game), game.drawn(), len(game.hand())) == ([1, 0], 4, 3)


def test_two_develops_and_two_settles_can_end_the_game_with_fifteen_cards() -> None:
    """Page 6: the round is played to its end, however many cards lie there."""
    eleven = ["old-earth", "investment-credits", "galactic-federation", *EIGHT_DEVELOPMENTS]
    hand = ["expedition-force", "interstellar-bank", "pilgrimage-world", "refugee-world"]
    game = chosen("develop develop", "settle settle", Scenario(tableau=eleven, hand=hand, advanced=True))
    game.do("place expedition-force", "pass", "place interstellar-bank", "pass")
    assert (len(game.tableau()), game.table.over) == (13, False)
    while game.prompt() != "settle":
        game.do(game.options[0])
    game.do("place pilgrimage-world", "pass", "place refugee-world", "pass")
    assert (len(game.tableau()), game.table.over) == (15, True)


# Page 5: optional powers


def test_nobody_takes_back_a_world_that_was_revealed() -> None:
    game = Scenario("settle", tableau=[SHIP], hand=["gem-world", *money(2)]).do("place gem-world", "pass")
    assert game.offered() == ["by nothing", "by ship"]
    game.do("by nothing")
    assert game.tableau() == [SHIP, "gem-world"]
    game = Scenario("develop", hand=["public-works", *money(2)]).do("place public-works", "pass")
    assert (game.prompt(), [option.split()[0] for option in game.offered()]) == ("pay", ["discard"])


def test_new_military_tactics_are_given_up_only_for_a_world_that_is_placed() -> None:
    """A player who passes or can place no world keeps the cards and is not asked, also with twelve."""
    for hand in ([], ["pirate-world"]):
        tableau = ["new-sparta", TACTICS, *EIGHT_DEVELOPMENTS, SHIP, CONTACT]
        game = Scenario("settle", tableau=tableau, hand=hand).do("pass", "pass")
        assert (game.tableau(), game.table.over) == (tableau, True)


def test_optional_powers_of_other_players_do_not_help() -> None:
    game = Scenario("settle", hand=["outlaw-world", "gem-world", "refugee-world"])
    game.set(1, tableau=[CONTACT, SHIP, TACTICS, "drop-ships", "replicant-robots"])
    assert game.offered() == ["place gem-world", "place refugee-world", "pass"]
    game.do("place gem-world", "pass")
    assert (paid(game), game.hand(), len(game.tableau(1))) == ([2], [], 5)


# Pages 5 and 6: Settle


def test_tactics_make_up_for_strength_below_nothing() -> None:
    tableau = ["empath-world", "refugee-world", TACTICS]
    game = Scenario("settle", tableau=tableau, hand=["outlaw-world", "rebel-miners"])
    assert game.offered() == ["place outlaw-world", "pass"]
    game.do("place outlaw-world", "pass")
    assert game.facts("conquered") == [(0, [INDEX["outlaw-world"], 1])]


def test_discounts_for_one_kind_add_up_for_a_military_world_that_is_paid() -> None:
    """Rebel Miners: defence 2, Contact Specialist 1 less, Alpha Centauri and Mining Robots 1 less each."""
    tableau = [CONTACT, "alpha-centauri", "mining-robots"]
    game = Scenario("settle", tableau=tableau, hand=["rebel-miners"]).do("place rebel-miners", "pass")
    assert (paid(game), game.tableau()[-1]) == ([0], "rebel-miners")
    game = Scenario("settle", tableau=[*tableau, "replicant-robots"], hand=["rebel-base", *money(2)])
    assert game.offered() == ["pass"]


@pytest.mark.parametrize(
    ("world", "tableau", "cards"),
    [("new-earth", [SHIP], 0), ("pirate-world", [CONTACT], 2), ("rebel-base", [CONTACT, SHIP], 0)],
)
def test_the_bonus_of_settle_is_one_card_whatever_way_the_world_was_placed(
    world: str, tableau: list[str], cards: int
) -> None:
    game = Scenario("settle", tableau=tableau, hand=[world, *money(cards)], actions=["settle"])
    game.do(f"place {world}", "pass")
    assert (game.tableau()[-1], len(game.hand()), game.drawn()) == (world, 1, 1)


def test_a_ship_takes_a_windfall_world_with_its_good() -> None:
    game = Scenario("settle", tableau=[SHIP, "gem-world"], hand=["asteroid-belt"], goods=["gem-world"])
    game.do("place asteroid-belt", "pass")
    assert (game.tableau(), game.goods()) == (["gem-world", "asteroid-belt"], ["gem-world", "asteroid-belt"])


def test_a_ship_given_up_in_the_first_settle_is_gone_in_the_second() -> None:
    game = Scenario(tableau=[SHIP], hand=["new-earth", "gem-world", "comet-zone"], advanced=True)
    chosen("settle settle", "produce develop", game).do("pass", "pass")
    game.do("place new-earth", "pass")
    assert game.tableau() == ["new-earth"]
    assert len(game.hand()) == 3
    game.do("place gem-world", "pass")
    assert (paid(game), game.tableau()) == ([0, 2], ["new-earth", "gem-world"])


def test_windfall_goods_and_bonuses_come_in_both_runs_of_settle() -> None:
    game = Scenario(hand=["refugee-world", "pilgrimage-world"], advanced=True)
    game.set(1, hand=["destroyed-world", "comet-zone", "empath-world"])
    chosen("settle settle", "settle produce", game)
    game.do("place refugee-world", "place destroyed-world", "discard comet-zone")
    game.do("place pilgrimage-world", "place empath-world")
    assert (game.goods(), game.goods(1)) == (["refugee-world"], ["destroyed-world", "empath-world"])
    assert [game.drawn(seat) for seat in (0, 1)] == [2, 1]


@pytest.mark.parametrize(("way", "left", "over"), [("ship", 12, True), ("ship-tactics", 11, False)])
def test_with_twelve_cards_the_game_goes_on_if_two_are_given_up_for_one_world(way: str, left: int, over: bool) -> None:
    tableau = ["old-earth", SHIP, TACTICS, *EIGHT_DEVELOPMENTS, "interstellar-bank"]
    game = Scenario("settle", tableau=tableau, hand=["new-earth"]).do("place new-earth", "pass", f"by {way}")
    assert (len(game.tableau()), game.table.over) == (left, over)


# Page 6: when pile and discards run out in Settle


def test_a_ship_given_up_is_drawn_again_if_there_is_nothing_else() -> None:
    """It lies in the discards before the card of the bonus is drawn."""
    game = Scenario("settle", tableau=[SHIP], hand=["new-earth"], actions=["settle"], seats=3).pile().no_discards()
    game.do("place new-earth", seat=0).do("pass", seat=1).do("pass", seat=2)
    assert (game.hand(), game.tableau(), game.state.shown) == ([SHIP], ["new-earth"], [])


def test_tactics_given_up_are_drawn_again_if_there_is_nothing_else() -> None:
    tableau = [TACTICS, "terraforming-robots"]
    game = Scenario("settle", tableau=tableau, hand=["outlaw-world"], actions=["settle"], seats=3)
    game.pile().no_discards().do("place outlaw-world", seat=0).do("pass", seat=1).do("pass", seat=2)
    assert (game.hand(), game.told.count("nothing-to-draw")) == ([TACTICS], 1)


@pytest.mark.parametrize(
    ("world", "tableau", "cards"), [("asteroid-belt", ["old-earth"], 2), ("star-nomad-lair", [TACTICS], 0)]
)
def test_neither_payment_nor_a_card_given_up_becomes_the_good_of_the_world(
    world: str, tableau: list[str], cards: int
) -> None:
    """The good is put down when the world is revealed, before it is paid or conquered."""
    game = Scenario("settle", tableau=tableau, hand=[world, *money(cards)], seats=3).pile().no_discards()
    game.do(f"place {world}", seat=0).do("pass", seat=1).do("pass", seat=2)
    assert (game.tableau()[-1], game.goods(), game.state.deck) == (world, [], [])
    assert game.state.discards() == cards + tableau.count(TACTICS)


def test_the_payment_is_not_in_the_pile_that_is_shuffled_for_the_good() -> None:
    game = Scenario("settle", hand=["asteroid-belt", "rebel-base", "new-earth"]).pile("gem-world")
    game.do("place asteroid-belt", "pass")
    assert game.me.goods[-1] == INDEX["gem-world"]
    assert (sorted(discarded(game)), game.state.discards()) == (["new-earth", "rebel-base"], 2)
    assert not {"rebel-base", "new-earth"} & set(pile(game))


def test_the_payment_is_drawn_where_the_pile_ends_between_bonus_and_power() -> None:
    tableau = ["terraforming-robots"]
    game = Scenario("settle", tableau=tableau, hand=["gambling-world", "rebel-base"], actions=["settle"], seats=3)
    game.pile("gem-world").no_discards().do("place gambling-world", seat=0).do("pass", seat=1).do("pass", seat=2)
    assert [CARDS[facts[0]] for _, facts in game.facts("card-drawn")] == ["gem-world", "rebel-base"]


def test_cards_for_a_world_are_drawn_before_the_next_player_pays() -> None:
    """Seat 1 draws what seat 0 has paid; the payment of seat 1 comes too late for seat 0."""
    game = Scenario("settle", hand=["gambling-world", "rebel-base"], actions=["settle"], seats=3)
    game.set(1, hand=["destroyed-world", "new-earth"], actions=["settle"]).pile("gem-world", "comet-zone").no_discards()
    game.deals("comet-zone", "gem-world").do("place gambling-world", "place destroyed-world", "pass")
    assert (game.goods(1), game.hand(), game.hand(1)) == (["destroyed-world"], ["gem-world"], ["rebel-base"])
    assert pile(game) == ["new-earth"]
