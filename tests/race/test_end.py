"""The end of a round and of the game (page 6): hand limit, twelve cards, the pool, the winner."""

from __future__ import annotations

import pytest

from orrery.games.race import GAME

from .scenario import Scenario, money

ELEVEN = [
    *["blaster-gem-mines", "expedition-force", "export-duties", "public-works", "investment-credits", "space-marines"],
    *["drop-ships", "mining-robots", "genetics-lab", "replicant-robots", "interstellar-bank"],
]
HAND = ["gem-world", "comet-zone", "rebel-base", "new-earth", "spice-world", "artist-colony"]
HAND += ["plague-world", "distant-world", "new-vinland", "space-port"]


def winners(game: Scenario) -> list[int]:
    outcome = GAME.outcome(game.start().table)
    assert outcome is not None
    return outcome.winners


# The hand limit


def test_subtlety_15_ten_cards_may_be_kept() -> None:
    """Subtlety 15: ten cards may be kept."""
    game = Scenario("round-end", hand=HAND).start()
    assert (game.prompt(), len(game.me.hand)) == ("choose-action", 10)


def test_subtlety_15_cards_above_ten_are_discarded_one_by_one() -> None:
    """Subtlety 15: cards above ten are discarded one by one."""
    game = Scenario("round-end", hand=[*HAND, "drop-ships", "colony-ship"])
    assert (game.prompt(), len(game.offered())) == ("hand-limit", 12)
    game.do("discard rebel-base", seat=0)
    assert game.prompt() == "hand-limit"
    game.do("discard drop-ships", seat=0)
    assert (game.prompt(), len(game.me.hand)) == ("choose-action", 10)


def test_cards_above_ten_are_discarded_face_down() -> None:
    """Page 6: only their owner knows which cards went."""
    game = Scenario("round-end", hand=[*HAND, "drop-ships", "colony-ship"]).do("discard rebel-base", seat=0)
    for seat, known in (0, ["rebel-base"]), (1, None), (None, None):
        view = game.view(seat)
        assert (view["players"][0]["discarded"], view["shown"], view["discards"]) == (known, [], 1)
    event = next(event for event in game.events if event.kind.name == "card-discarded")
    assert [event.seen_by(seat)["card"] is not None for seat in (0, 1, None)] == [True, False, False]


def test_two_copies_in_a_hand_are_one_option() -> None:
    game = Scenario("round-end", hand=[*HAND[:9], "drop-ships", "drop-ships"])
    assert len(game.offered()) == 10


def test_the_hand_limit_is_for_all_at_the_same_time() -> None:
    game = Scenario("round-end", hand=[*HAND, "drop-ships"])
    others = ["mining-world", "empath-world", "refugee-world", "asteroid-belt", "runaway-robots", "pirate-world"]
    others += ["rebel-miners", "rebel-outpost", "alien-robot-sentry", "tourist-world", "galactic-resort"]
    game.set(1, hand=others)
    assert (game.prompt(0), game.prompt(1)) == ("hand-limit", "hand-limit")
    game.do("discard mining-world", seat=1)
    assert (game.prompt(0), game.prompt(1)) == ("hand-limit", None)
    game.do("discard drop-ships", seat=0)
    assert (len(game.me.hand), len(game.rival.hand), game.prompt(1)) == (10, 10, "choose-action")


def test_only_who_has_too_many_cards_is_asked() -> None:
    game = Scenario("round-end", hand=["drop-ships"], seats=3).set(2, hand=[*HAND, "colony-ship"])
    assert [game.prompt(seat) for seat in range(3)] == [None, None, "hand-limit"]
    game.do("discard colony-ship", seat=2)
    assert [len(player.hand) for player in game.state.players] == [1, 0, 10]


def test_subtlety_15_the_limit_is_checked_only_after_all_phases() -> None:
    """Subtlety 15: fifteen cards after the trade are no problem until Produce is over."""
    tableau = ["new-sparta", "deserted-alien-outpost", "empath-world", "avian-uplift-race"]
    game = Scenario("select", tableau=tableau, goods=["deserted-alien-outpost"], hand=HAND)
    game.do("choose consume-trade", seat=0).do("choose produce", seat=1)
    assert (len(game.me.hand), game.prompt()) == (15, "hand-limit")
    assert [event.facts[0] for event in game.events if event.kind.name == "phase-begun"][-3:] == [7, 8, 9]


# What ends the game


def test_subtlety_16_twelve_cards_end_the_game() -> None:
    """Subtlety 16: twelve cards end the game."""
    assert not Scenario("round-end", tableau=ELEVEN).start().table.over
    assert Scenario("round-end", tableau=[*ELEVEN, "gem-world"]).start().table.over


def test_any_player_can_end_the_game() -> None:
    for seat in (1, 2, 3):
        assert Scenario("round-end", seats=4).set(seat, tableau=[*ELEVEN, "gem-world"]).start().table.over


def test_the_round_is_played_to_its_end_with_more_than_twelve_cards() -> None:
    """The rulebook's case: a development and a world in the last round make thirteen cards."""
    game = Scenario("select", tableau=ELEVEN, hand=["colony-ship", "artist-colony", "gem-world"])
    game.do("choose develop", seat=0).do("choose settle", seat=1)
    game.do("place colony-ship", seat=0).do("pass", seat=1).first_options("pay")
    assert (len(game.me.tableau), game.table.over, game.prompt()) == (12, False, "settle")
    game.do("place artist-colony", seat=0).do("pass", seat=1).do("by nothing", seat=0)
    assert (len(game.me.tableau), game.table.over) == (13, True)


def test_a_card_given_up_no_longer_counts_for_twelve() -> None:
    """Subtlety 7: eleven cards, Colony Ship among them, and a world: twelve, less the ship."""
    tableau = [*ELEVEN[:10], "colony-ship"]
    game = Scenario("settle", tableau=tableau, hand=["gem-world", "rebel-base"])
    game.do("place gem-world", seat=0).do("pass", seat=1).do("by ship", seat=0)
    assert (len(game.me.tableau), game.table.over, game.prompt()) == (11, False, "choose-action")


def test_subtlety_16_an_empty_pool_ends_the_game() -> None:
    """Subtlety 16: an empty pool ends the game."""
    assert not Scenario("round-end").set(0, chips=23).start().table.over
    assert Scenario("round-end").set(0, chips=23).set(1, chips=1).start().table.over


@pytest.mark.parametrize(("seats", "pool"), [(2, 24), (3, 36), (4, 48)])
def test_the_pool_has_twelve_points_for_each_player(seats: int, pool: int) -> None:
    game = Scenario("round-end", seats=seats)
    assert game.state.pool == pool
    assert not game.set(0, chips=pool - 1).start().table.over
    assert Scenario("round-end", seats=seats).set(0, chips=pool).start().table.over


def test_subtlety_16_points_are_never_refused_and_the_pool_falls_below_zero() -> None:
    """Subtlety 16: one point is left; the first player takes it with five more, the second is paid in full too."""
    novelties = ["gem-world", "artist-colony", "refugee-world"]
    tableau = ["consumer-markets", *novelties]
    game = Scenario("consume", tableau=tableau, goods=novelties, actions=["consume-double"]).set(0, chips=23)
    game.set(1, tableau=["galactic-trendsetters", "empath-world"], goods=["empath-world"]).start()
    assert (game.me.chips, game.rival.chips, game.state.pool) == (23 + 6, 2, -7)
    assert game.table.over


def test_the_empty_pool_does_not_end_the_round() -> None:
    """Produce and the hand limit still come after the last point was taken."""
    game = Scenario("select", tableau=["public-works", "artist-colony"], goods=["artist-colony"])
    game.set(0, hand=["gem-world", "comet-zone", *money(9)], chips=23)
    game.do("choose consume-trade", seat=1).do("choose produce", seat=0)
    assert (game.state.pool, game.goods(), game.table.over, game.prompt()) == (
        0,
        ["artist-colony"],
        False,
        "hand-limit",
    )
    game.do("discard gem-world", seat=0)
    assert game.table.over


def test_the_game_goes_on_after_round_thirty() -> None:
    """Subtlety 16: the rulebook knows no last round."""
    game = Scenario("round-end")
    game.state.rounds = 30
    game.start()
    assert (game.state.rounds, game.prompt()) == (31, "choose-action")


# Who wins


def test_the_most_points_win() -> None:
    game = Scenario("round-end", tableau=["old-earth"]).set(0, chips=10).set(1, chips=14)
    assert winners(game) == [1]
    assert game.facts("game-ended") == [(1, [15])]
    assert game.view(None)["winners"] == [1]
    assert game.table.questions() == {}


def test_the_one_who_ends_the_game_need_not_win() -> None:
    game = Scenario("round-end", tableau=[*ELEVEN, "gem-world"]).set(1, chips=20)
    assert (game.points(), game.points(1)) == (15, 22)
    assert winners(game) == [1]


def test_subtlety_17_hand_cards_and_goods_break_a_tie() -> None:
    """Subtlety 17: two hand cards and one good beat two hand cards; three hand cards are level with them."""
    for hand, expected in (["gem-world", "new-earth"], [0]), (["gem-world", "new-earth", "rebel-base"], [0, 1]):
        game = Scenario("round-end", tableau=["epsilon-eridani", "destroyed-world"], goods=["destroyed-world"])
        game.set(0, hand=["drop-ships", "comet-zone"], chips=12).set(1, tableau=["new-sparta"], hand=hand, chips=12)
        assert game.points() == game.points(1) == 13
        assert winners(game) == expected


def test_the_tie_break_looks_only_at_those_with_the_most_points() -> None:
    game = Scenario("round-end", tableau=["epsilon-eridani"], seats=3).set(0, chips=18)
    game.set(1, tableau=["outlaw-world"], hand=["gem-world"], chips=18).set(
        2, tableau=["gambling-world"], hand=HAND[1:]
    )
    assert winners(game) == [1]


def test_subtlety_17_still_level_players_share_the_win() -> None:
    """Subtlety 17: still level players share the win."""
    game = Scenario("round-end", tableau=["epsilon-eridani"], seats=3).set(0, chips=18)
    game.set(1, tableau=["outlaw-world"], chips=18).set(2, tableau=["gambling-world"])
    assert winners(game) == [0, 1]
    outcome = GAME.outcome(game.table)
    assert outcome is not None
    assert [outcome.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert game.facts("game-ended") == [(0, [19]), (1, [19])]


def test_hand_cards_above_ten_do_not_break_a_tie() -> None:
    """The hand limit comes before the end: eleven cards are ten when the tie is looked at."""
    game = Scenario("round-end", tableau=["epsilon-eridani"], hand=[*HAND, "drop-ships"]).set(0, chips=12)
    game.set(1, tableau=["new-sparta"], hand=money(10, "drop-ships"), chips=12)
    assert "game-ended" not in game.start().told
    game.do("discard gem-world", seat=0)
    assert winners(game) == [0, 1]
    assert game.facts("game-ended") == [(0, [13]), (1, [13])]
