"""I: Explore: looking at cards, keeping some, discarding the rest face down (pages 4 and 7)."""

from __future__ import annotations

import pytest

from orrery import IllegalAction
from orrery.games.race.facts.cards import CARDS, INDEX

from .scenario import Scenario

SEVEN = ["gem-world", "comet-zone", "spice-world", "plague-world", "new-earth", "mining-world", "distant-world"]


def looked_at(game: Scenario, seat: int = 0) -> list[str]:
    return [CARDS[card] for card in game.state.players[seat].looked]


def asked(game: Scenario, seat: int = 0) -> dict[str, str | int]:
    """Return the number of cards kept and of cards drawn."""
    question = game.start().table.question(seat)
    assert question is not None
    return question.arguments(game.table, seat)


def test_everybody_looks_at_two_cards_and_keeps_one() -> None:
    game = Scenario("explore").deals("gem-world", "comet-zone", "spice-world", "plague-world")
    assert (asked(game, 0), asked(game, 1)) == ({"count": 1, "of": 2}, {"count": 1, "of": 2})
    game.do("keep comet-zone", "keep spice-world")
    assert (game.hand(), game.hand(1)) == (["comet-zone"], ["spice-world"])
    assert [CARDS[card] for card in game.me.discarded + game.rival.discarded] == ["gem-world", "plague-world"]


@pytest.mark.parametrize(
    ("actions", "looked", "kept"),
    [([], 2, 1), (["explore-5"], 7, 1), (["explore-1"], 3, 2), (["develop"], 2, 1), (["produce"], 2, 1)],
)
def test_each_explore_card_has_its_own_bonus(actions: list[str], looked: int, kept: int) -> None:
    game = Scenario("explore", actions=actions)
    assert asked(game) == {"count": kept, "of": looked}
    assert asked(game, 1) == {"count": 1, "of": 2}


def test_who_keeps_one_of_seven_discards_six() -> None:
    game = Scenario("explore", actions=["explore-5"]).deals(*SEVEN).do("keep new-earth", seat=0)
    assert game.hand() == ["new-earth"]
    assert sorted(CARDS[card] for card in game.me.discarded) == sorted(set(SEVEN) - {"new-earth"})
    assert (game.me.looked, game.prompt()) == ([], None)


def test_who_keeps_two_of_three_chooses_them_one_by_one() -> None:
    game = Scenario("explore", actions=["explore-1"]).deals(*SEVEN[:3]).do("keep spice-world", seat=0)
    assert game.offered() == ["keep gem-world", "keep comet-zone"]
    assert asked(game) == {"count": 1, "of": 2}
    assert game.me.discarded == []
    game.do("keep gem-world", seat=0)
    assert (game.hand(), game.me.discarded) == (["gem-world", "spice-world"], [INDEX["comet-zone"]])


def test_the_rulebooks_example_of_a_power_that_looks_at_two_more_and_keeps_one_more() -> None:
    """Page 4: with another action, four cards are drawn and two kept."""
    game = Scenario("explore", tableau=["galactic-renaissance"], actions=["settle"])
    assert asked(game) == {"count": 2, "of": 4}


def test_powers_and_bonuses_add_up() -> None:
    """Powers are additive (page 5)."""
    tableau = ["expedition-force", "star-nomad-lair", "galactic-survey-seti", "galactic-renaissance", "research-labs"]
    assert asked(Scenario("explore", tableau=tableau)) == {"count": 3, "of": 8}
    assert asked(Scenario("explore", tableau=tableau, actions=["explore-5"])) == {"count": 3, "of": 13}
    assert asked(Scenario("explore", tableau=tableau, actions=["explore-1"])) == {"count": 4, "of": 9}


def test_nothing_is_asked_when_every_card_looked_at_is_kept() -> None:
    game = Scenario("explore", tableau=["research-labs"]).deals("gem-world", "comet-zone").start()
    assert (game.hand(), game.me.discarded, game.prompt()) == (["gem-world", "comet-zone"], [], None)


def test_subtlety_03_everybody_draws_before_anybody_discards() -> None:
    """3: So nobody draws what another player has just discarded, however short the pile."""
    game = Scenario("explore", seats=3, actions=["explore-5"]).pile(*SEVEN, "artist-colony").no_discards()
    hand = len(game.hand(2))
    game.start()
    assert [len(player.looked) for player in game.state.players] == [7, 0, 0]
    assert (game.hand(1), len(game.hand(2))) in [([card], hand) for card in [*SEVEN, "artist-colony"]]
    assert (game.facts("card-discarded"), [game.prompt(seat) for seat in range(3)]) == ([], ["keep", None, None])
    game.do(game.offered()[0], seat=0)
    assert len(game.me.discarded) == 6


def test_subtlety_03_only_cards_just_drawn_are_discarded() -> None:
    """3: The hand is safe and cannot be given instead."""
    game = Scenario("explore", hand=["public-works", "drop-ships"]).deals("gem-world", "comet-zone")
    assert game.offered() == ["keep gem-world", "keep comet-zone"]
    with pytest.raises(IllegalAction):
        game.do("keep public-works", seat=0)
    game.do("keep gem-world", seat=0)
    assert sorted(game.hand()) == sorted(["public-works", "drop-ships", "gem-world"])


def test_who_explores_only_copies_of_one_card_is_asked_so_that_nobody_can_tell() -> None:
    """The others see neither a seat that has decided nor a discard before it has answered."""
    game = Scenario("explore").deals("public-works", "public-works", "gem-world", "comet-zone").start()
    assert (game.prompt(), game.offered(), asked(game)) == ("keep", ["keep public-works"], {"count": 1, "of": 2})
    seen = game.view(1)
    assert (seen["players"][0]["decided"], seen["discards"]) == (False, 0)
    game.do("keep public-works", seat=0)
    assert (game.hand(), game.me.discarded) == (["public-works"], [INDEX["public-works"]])
    assert game.view(1)["players"][0]["decided"]


def test_the_last_card_kept_is_asked_for_even_where_only_copies_are_left() -> None:
    game = Scenario("explore", actions=["explore-1"]).deals("gem-world", "public-works", "public-works")
    game.do("keep gem-world", seat=0)
    assert (game.offered(), asked(game)) == (["keep public-works"], {"count": 1, "of": 2})


def test_nobody_sees_what_the_others_look_at_keep_or_discard() -> None:
    game = (
        Scenario("explore").deals("gem-world", "comet-zone", "spice-world", "plague-world").do("keep gem-world", seat=0)
    )
    for event in [
        event for event in game.events if event.kind.name in ("card-looked-at", "card-kept", "card-discarded")
    ]:
        seen = [event.seen_by(seat)["card"] is not None for seat in (0, 1, None)]
        assert seen == [event.seat == 0, event.seat == 1, False]
    assert game.told.count("card-looked-at") == 4
    assert {"card-kept", "card-discarded"} <= set(game.told)


def test_the_players_keep_at_the_same_time() -> None:
    game = Scenario("explore", seats=3).first(2).start()
    assert list(game.table.questions()) == [0, 1, 2]
    game.do(game.offered(1)[0], seat=1)
    assert list(game.table.questions()) == [0, 2]
    assert game.state.rounds == 0


def test_a_full_hand_does_not_stop_anybody_from_exploring() -> None:
    """The hand limit is for the end of the round (page 6)."""
    hand = [card for card in CARDS if card.startswith(("rebel", "galactic", "deserted"))]
    game = Scenario("explore", hand=hand).deals("gem-world", "comet-zone").do("keep gem-world", seat=0)
    assert len(hand) > 10
    assert len(game.hand()) == len(hand) + 1


def test_cards_are_drawn_in_the_order_of_seats() -> None:
    game = Scenario("explore", seats=3).first(1).deals(*SEVEN[:6]).start()
    assert looked_at(game, 1) == ["gem-world", "comet-zone"]
    assert [seat for seat, _ in game.facts("card-looked-at")] == [1, 1, 2, 2, 0, 0]
