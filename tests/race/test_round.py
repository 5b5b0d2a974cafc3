"""The round: actions chosen in secret, phases in their order, bonuses, what cards can do when (pages 3-5)."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from orrery import IllegalAction, NotYourQuestion
from orrery.games.race import GAME
from orrery.games.race.facts.cards import INDEX
from orrery.games.race.position.actions import ACTIONS
from orrery.games.race.position.state import STEPS

from .scenario import Scenario, money

SEVEN = ["explore-5", "explore-1", "develop", "settle", "consume-trade", "consume-double", "produce"]
STEP_OF = {
    "explore-5": "explore",
    "explore-1": "explore",
    "develop": "develop",
    "settle": "settle",
    "consume-trade": "consume",
    "consume-double": "consume",
    "produce": "produce",
}
IN_ORDER = ["explore", "develop", "settle", "consume", "produce"]


def phases(game: Scenario) -> list[str]:
    """The phases that have begun, choosing and the end of the round left out."""
    begun = [STEPS[step] for _, (step,) in game.facts("phase-begun")]
    return [step for step in begun if step not in ("select", "round-end")]


def through(game: Scenario) -> Scenario:
    """Play the round to its end: keep and place as little as possible."""
    game.start()
    while game.state.rounds < 2:
        seat = game.asked_seat
        game.do(game.offered(seat)[-1], seat=seat)
    return game


def drawn(game: Scenario, seat: int) -> int:
    return len([owner for owner, _ in game.facts("card-drawn") if owner == seat])


# Choosing


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_chooses_one_of_seven_actions_at_the_same_time(seats: int) -> None:
    game = Scenario(seats=seats).start()
    assert SEVEN == ACTIONS
    for seat in range(seats):
        assert (game.prompt(seat), game.offered(seat)) == ("choose-action", [f"choose {action}" for action in SEVEN])


def test_one_action_is_chosen_and_no_second_one() -> None:
    game = Scenario().do("choose settle", seat=0)
    with pytest.raises(NotYourQuestion):
        game.do("choose develop", seat=0)


def test_nobody_answers_for_another_question() -> None:
    with pytest.raises(IllegalAction):
        Scenario().do("pass")


def test_nothing_happens_before_the_last_player_has_chosen() -> None:
    game = Scenario(seats=3).do("choose explore-5", seat=2).do("choose settle", seat=0)
    assert (phases(game), game.facts("action-revealed"), list(game.table.questions())) == ([], [], [1])


def test_actions_are_revealed_in_the_order_of_seats() -> None:
    game = Scenario(seats=3).first(1)
    game.do("choose settle", seat=2).do("choose develop", seat=0).do("choose produce", seat=1)
    chosen = [(1, "produce"), (2, "settle"), (0, "develop")]
    assert game.facts("action-revealed") == [(seat, [SEVEN.index(action)]) for seat, action in chosen]


def test_the_next_round_gives_all_action_cards_back() -> None:
    game = through(Scenario().do("choose produce", "choose consume-double"))
    assert (game.state.rounds, game.me.actions, game.rival.actions) == (2, [], [])
    assert game.offered(1) == [f"choose {action}" for action in SEVEN]


def test_the_same_action_can_be_chosen_round_after_round() -> None:
    game = through(Scenario().do("choose produce", "choose produce"))
    game.do("choose produce", "choose produce")
    assert phases(game) == ["produce", "produce"]
    assert game.state.rounds == 3


# Phases


@pytest.mark.parametrize("actions", list(product(SEVEN, repeat=2)), ids="+".join)
def test_only_chosen_phases_take_place_in_their_order(actions: tuple[str, str]) -> None:
    """Whoever chooses, a phase is played once (page 3)."""
    game = through(Scenario().do(*[f"choose {action}" for action in actions]))
    chosen = {STEP_OF[action] for action in actions}
    assert phases(game) == [step for step in IN_ORDER if step in chosen]


def test_four_players_can_choose_four_phases() -> None:
    chosen = ["produce", "consume-trade", "develop", "explore-1"]
    game = Scenario(seats=4).do(*[f"choose {action}" for action in chosen])
    assert game.view(None)["steps"] == ["explore", "develop", "consume", "produce"]
    assert phases(through(game)) == ["explore", "develop", "consume", "produce"]


def test_a_phase_chosen_by_several_takes_place_once_and_all_have_its_bonus() -> None:
    game = Scenario(hand=["pilgrimage-world"], seats=3).set(1, hand=["refugee-world"])
    game.do("choose settle", "choose settle", "choose settle")
    game.do("place pilgrimage-world", "place refugee-world", "pass")
    assert phases(game) == ["settle"]
    assert [drawn(game, seat) for seat in range(3)] == [1, 1, 0]


def test_who_has_chosen_another_action_takes_part_without_the_bonus() -> None:
    game = Scenario(hand=["pilgrimage-world", "refugee-world"]).set(1, hand=["gambling-world", "destroyed-world"])
    game.do("choose produce", "choose settle", "place pilgrimage-world", "place gambling-world")
    assert (game.tableau(), game.tableau(1)) == (
        ["old-earth", "pilgrimage-world"],
        ["epsilon-eridani", "gambling-world"],
    )
    assert (drawn(game, 0), drawn(game, 1)) == (0, 1)


# Powers by phase


def test_subtlety_01_a_card_placed_in_develop_works_in_the_settle_of_the_same_round() -> None:
    """1: A power counts if its card lay in the tableau when the phase began: here Terraforming Robots."""
    game = Scenario(hand=["terraforming-robots", "pilgrimage-world", "gem-world", "comet-zone"])
    game.do("choose develop", "choose settle", "place terraforming-robots", "pass")
    game.do("discard gem-world", "discard comet-zone", "place pilgrimage-world", "pass")
    assert (phases(game), drawn(game, 0)) == (["develop", "settle"], 1)


def test_subtlety_01_a_power_does_not_count_in_the_phase_in_which_its_card_is_placed() -> None:
    """1: Here Investment Credits, which would make itself free, and a bank whose draw would come too late."""
    game = Scenario("develop", hand=["investment-credits", "gem-world", "comet-zone"])
    game.set(1, hand=["interstellar-bank", "plague-world", "new-earth"])
    game.do("place investment-credits", "place interstellar-bank", "discard gem-world")
    assert (game.hand(), game.hand(1), game.facts("card-drawn")) == (["comet-zone"], [], [])


def test_strength_of_a_world_counts_in_the_next_round_only() -> None:
    game = Scenario(tableau=["new-sparta"], hand=["former-penal-colony", "pirate-world"])
    game.do("choose settle", "choose settle")
    assert game.offered() == ["place former-penal-colony", "pass"]
    game.do("place former-penal-colony", "pass")
    assert game.facts("conquered") == [(0, [INDEX["former-penal-colony"], 2])]
    game.do("choose settle", "choose settle")
    assert "place pirate-world" in game.offered()


def test_the_rulebooks_example_public_works_draws_nothing_for_itself() -> None:
    """Page 5: the power that draws after a development says nothing about its own card."""
    game = Scenario("develop", hand=["public-works", "export-duties"]).do("place public-works", "pass")
    assert (game.tableau(), game.hand()) == (["old-earth", "public-works"], [])


# Simultaneous choices


def answers(order: tuple[int, ...]) -> str:
    """A round of three players whose answers arrive in this order; the position it leads to."""
    game = Scenario(seats=3, hand=["public-works", "pilgrimage-world", *money(2)])
    game.set(1, hand=["refugee-world", "outlaw-world"]).set(2, hand=["gambling-world", "new-vinland", "spice-world"])
    game.deals(
        "gem-world", "comet-zone", "plague-world", "new-earth", "mining-world", "star-nomad-lair", "distant-world"
    )
    rounds = [
        ["choose develop", "choose settle", "choose explore-1"],
        ["keep comet-zone", "keep plague-world", "keep star-nomad-lair"],
        ["place public-works", "pass", "pass"],
        ["place pilgrimage-world", "place refugee-world", "place gambling-world"],
    ]
    for number, said in enumerate(rounds):
        for seat in order:
            game.do(said[seat], seat=seat)
            if said[seat] == "keep star-nomad-lair":
                game.do("keep mining-world", seat=seat)
        if number == 3:
            game.do("discard new-vinland", seat=2)
    assert game.state.rounds == 2
    return GAME.hash(game.table)


def test_the_order_in_which_answers_arrive_makes_no_difference() -> None:
    assert len({answers(order) for order in permutations(range(3))}) == 1


@pytest.mark.parametrize("phase", ["develop", "settle"])
def test_everybody_is_asked_to_place_even_with_nothing_to_place(phase: str) -> None:
    """Being passed over would tell the hand."""
    game = Scenario(phase, seats=3).start()
    assert [(game.prompt(seat), game.offered(seat)) for seat in range(3)] == [(phase, ["pass"])] * 3


def test_subtlety_02_all_choose_before_anything_is_shown_and_pay_seat_by_seat() -> None:
    """2: Choices are simultaneous; payments run in the order of seats, later seats see the earlier ones."""
    game = Scenario("develop", hand=["public-works", "spice-world", "distant-world"], seats=3).first(1)
    game.set(1, hand=["investment-credits", "gem-world", "comet-zone"])
    game.set(2, hand=["expedition-force", "new-earth", "mining-world"])
    game.do("place public-works", seat=0).do("place expedition-force", seat=2)
    assert [game.tableau(seat)[1:] for seat in range(3)] == [[], [], []]
    game.do("place investment-credits", seat=1)
    assert [game.tableau(seat)[1:] for seat in range(3)] == [
        ["public-works"],
        ["investment-credits"],
        ["expedition-force"],
    ]
    for seat, card in [(1, "gem-world"), (2, "new-earth"), (0, "spice-world")]:
        assert list(game.table.questions()) == [seat]
        assert game.prompt(seat) == "pay"
        game.do(f"discard {card}")
    assert [len(player.hand) for player in game.state.players] == [1, 1, 1]
