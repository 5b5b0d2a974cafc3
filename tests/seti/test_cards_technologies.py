"""Project cards: technologies by cards, their missions and end-game scoring."""

from __future__ import annotations

from orrery.games.seti.facts.board import TECHS
from orrery.games.seti.facts.cards import INDEX

from .scenario import Scenario, card_table

RED, YELLOW, BLUE = "galileo-mission", "pioneer-11-mission", "mariner-10-mission"
"""A card of each sector colour, for the row and the hand."""
BY_ROW = [f"discard {RED}", "signal barnards-star", f"discard {YELLOW}", "signal kepler-22"]

TECHNOLOGIES = {
    "probe": ["probe-limit", "probe-asteroids", "probe-landing", "probe-moon"],
    "telescope": ["telescope-earth", "telescope-mercury", "telescope-hand", "telescope-launch"],
    "computer": ["computer-credit", "computer-energy", "computer-card", "computer-publicity"],
}
CHOICE = {
    "probe": ["take-tech probe-landing"],
    "telescope": ["take-tech telescope-hand"],
    "computer": ["take-tech computer-card", "install b"],
}
RESEARCH = card_table(
    "card, cost, kind, answers, pay, pile",
    ("010-odinus-mission", 3, "probe", [], {}, "missions"),
    ("057-effelsberg-telescope-construction", 3, "telescope", [f"take {BLUE}"], {}, "discard"),
    ("059-ion-propulsion-system", 3, "probe", [], {"energy": 1}, "discard"),
    ("061-quantum-computer", 3, "computer", [], {}, "missions"),
    ("062-onsala-telescope-construction", 3, "telescope", [], {}, "scoring"),
    ("063-sherloc", 3, "probe", [], {}, "scoring"),
    ("064-alice", 3, "computer", [], {}, "missions"),
    ("065-fast-telescope-construction", 4, "telescope", BY_ROW, {"data": 2}, "discard"),
    ("066-gmrt-telescope-construction", 3, "telescope", [], {}, "missions"),
    ("067-yevpatoria-telescope-construction", 3, "telescope", [], {"publicity": 1}, "discard"),
    ("068-dune", 3, "computer", [], {}, "scoring"),
    ("069-large-hadron-collider", 3, "computer", [], {"data": 1}, "discard"),
)


@RESEARCH
def test_a_card_rotates_and_researches_a_technology_of_its_kind(
    card: str, cost: int, kind: str, answers: list[str], pay: dict[str, int], pile: str
) -> None:
    game = Scenario(hand=[card], publicity=0, energy=0, credit=cost).row(RED, YELLOW, BLUE)
    hand = {} if f"take {BLUE}" in answers else {"cards": -1}
    assert game.gained(f"play {card}", *answers) == {"credit": -cost, **hand, **pay}
    assert (game.prompt(), game.offers("take-tech"), game.state.offsets) == ("research", TECHNOLOGIES[kind], [7, 0, 0])
    assert game.gained(*CHOICE[kind]) == {"score": 2, "energy": 1}, "the token and the bonus of the tile"
    assert game.me.techs == 1 << TECHS.index(CHOICE[kind][0].split(" ")[1])
    piles = {"missions": game.me.missions, "scoring": game.me.scoring, "discard": game.state.discard}
    assert [name for name, cards in piles.items() if INDEX[card] in cards] == [pile]


@RESEARCH
def test_with_all_technologies_of_the_kind_a_card_only_rotates(
    card: str, cost: int, kind: str, answers: list[str], pay: dict[str, int], pile: str
) -> None:
    del pile
    game = Scenario(hand=[card], techs=TECHNOLOGIES[kind], publicity=0, energy=0, credit=cost).row(RED, YELLOW, BLUE)
    hand = {} if f"take {BLUE}" in answers else {"cards": -1}
    assert game.gained(f"play {card}", *answers) == {"credit": -cost, **hand, **pay}
    assert (game.prompt(), game.state.offsets) == ("end-turn", [7, 0, 0])


def test_061_quantum_computer_increases_income_at_fifty_points() -> None:
    assert Scenario(missions=["quantum-computer"], hand=[BLUE], score=49).offers("finish") == []
    game = Scenario(missions=["quantum-computer"], hand=[BLUE, RED], score=50).row(YELLOW, "grant", "dune")
    game.do("finish quantum-computer")
    assert (game.prompt(), game.offered()) == ("increase-income", [f"tuck {BLUE}", f"tuck {RED}", "decline"])
    assert game.gained(f"tuck {BLUE}") == {"credit": 1, "cards": -1}
    assert (game.me.income, game.completed()) == ([INDEX[BLUE]], ["quantum-computer"])


def test_061_quantum_computer_is_completed_without_a_card_to_tuck() -> None:
    game = Scenario(missions=["quantum-computer"], score=70).do("finish quantum-computer")
    assert (game.prompt(), game.completed(), game.me.income) == ("main-action", ["quantum-computer"], [])


TRACE_SCORING = card_table(
    "card, kind, color, other",
    ("062-onsala-telescope-construction", "telescope", "red", "yellow"),
    ("063-sherloc", "probe", "yellow", "blue"),
    ("068-dune", "computer", "blue", "red"),
)


@TRACE_SCORING
def test_a_card_is_worth_two_points_for_each_trace_of_its_colour(card: str, kind: str, color: str, other: str) -> None:
    """Discovery spaces, the board of a species and overflow count at both species."""
    game = Scenario(discovered=["mascamites"], hand=[card]).row(RED, YELLOW, BLUE)
    game.trace(0, "left", color, "row-1").trace(0, "left", color, "overflow").trace(0, "right", color)
    game.trace(0, "left", other, "row-1").trace(1, "left", color, "overflow")
    game.do(f"play {card}", *CHOICE[kind], "end-turn")
    assert game.final_points()["cards"] == 6


TRACE_MISSIONS = card_table(
    "card, kind, color, other, reward",
    ("064-alice", "computer", "blue", "red", {"data": 2}),
    ("066-gmrt-telescope-construction", "telescope", "red", "blue", {"score": 2, "energy": 1}),
)


@TRACE_MISSIONS
def test_a_mission_wants_a_trace_of_its_colour_at_each_species(
    card: str, kind: str, color: str, other: str, reward: dict[str, int]
) -> None:
    del other
    game = Scenario(hand=[card]).row(RED, YELLOW, BLUE).trace(0, "left", color).trace(1, "right", color)
    game.trace(0, "right", color, "overflow").do(f"play {card}", *CHOICE[kind])
    assert game.gained(f"finish {card}") == reward
    assert game.completed() == [card]


@TRACE_MISSIONS
def test_traces_at_one_species_of_another_colour_or_of_others_do_not_fulfil_it(
    card: str, kind: str, color: str, other: str, reward: dict[str, int]
) -> None:
    del kind, reward
    game = Scenario(missions=[card]).trace(0, "left", color).trace(0, "left", color, "overflow")
    game.trace(0, "right", other).trace(1, "right", color).trace(1, "right", color, "overflow")
    assert game.offers("finish") == []


def test_057_effelsberg_telescope_construction_takes_a_card_from_row_or_deck_first() -> None:
    game = Scenario(hand=["effelsberg-telescope-construction"]).row(RED, YELLOW, BLUE).deals("dune")
    game.do("play effelsberg-telescope-construction")
    assert (game.prompt(), game.state.offsets) == ("take-card", [0, 0, 0])
    game.do("draw")
    assert (game.hand(), game.prompt(), game.state.offsets) == (["dune"], "research", [7, 0, 0])


def test_065_fast_telescope_construction_fills_the_row_up_after_the_whole_card() -> None:
    """The bonus of the tile, a card, comes while two cards of the row are missing."""
    game = Scenario(hand=["fast-telescope-construction"]).row(RED, YELLOW, BLUE)
    hand = TECHS.index("telescope-hand")
    game.state.tech_top[hand], game.state.tech_rest[hand] = 2, 0b1011
    game.do("play fast-telescope-construction", *BY_ROW, "take-tech telescope-hand")
    assert (game.prompt(), game.offers("take")) == ("take-card", [BLUE])
    game.do("draw")
    assert (game.prompt(), -1 in game.state.row) == ("end-turn", False)


def test_067_yevpatoria_telescope_construction_may_discard_a_hand_card_for_a_signal() -> None:
    game = Scenario(hand=["yevpatoria-telescope-construction", RED, BLUE]).row(YELLOW, "grant", "dune")
    game.do("play yevpatoria-telescope-construction", "take-tech telescope-hand")
    assert (game.prompt(), game.offers("discard")) == ("signal-by-hand-card", [BLUE, RED])
    game.do(f"discard {BLUE}")
    assert game.offers("signal") == ["procyon", "sirius-a"]
    game.do("signal procyon")
    assert (game.at("procyon"), game.me.data, game.hand(), game.prompt()) == ([0], 1, [RED], "end-turn")


def test_067_yevpatoria_telescope_construction_may_leave_the_signal() -> None:
    game = Scenario(hand=["yevpatoria-telescope-construction", RED]).row(YELLOW, "grant", "dune")
    game.do("play yevpatoria-telescope-construction", "take-tech telescope-hand", "decline")
    assert (game.me.data, game.hand(), game.prompt()) == (0, [RED], "end-turn")
