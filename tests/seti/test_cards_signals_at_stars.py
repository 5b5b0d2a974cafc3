"""Project cards: signals at stars, by cards of the row and by scans."""

from __future__ import annotations

import pytest

from .scenario import Scenario, card_table

RED, YELLOW, BLUE, BLACK = "galileo-mission", "pioneer-11-mission", "mariner-10-mission", "hayabusa"
"""A card of each sector colour, for the row and the hand."""

OBSERVATIONS = card_table(
    "card, cost, star, pay",
    ("037-proxima-centauri-observation", 2, "proxima-centauri", {"data": 2, "score": 2}),
    ("038-barnards-star-observation", 2, "barnards-star", {"data": 2, "score": 2}),
    ("039-61-virginis-observation", 2, "61-virginis", {"data": 2, "score": 2}),
    ("040-kepler-22-observation", 2, "kepler-22", {"data": 2, "score": 2}),
    ("041-sirius-a-observation", 2, "sirius-a", {"data": 2, "score": 2}),
    ("042-procyon-observation", 2, "procyon", {"data": 2, "score": 2}),
    ("043-beta-pictoris-observation", 1, "beta-pictoris", {"data": 1}),
    ("044-vega-observation", 1, "vega", {"data": 1}),
)
WIN_MISSIONS = card_table(
    "card, enough, too_few, reward",
    ("037-proxima-centauri-observation", ["barnards-star", "proxima-centauri"], ["barnards-star"], 4),
    ("037-proxima-centauri-observation", ["barnards-star"] * 2, ["proxima-centauri"], 4),
    ("039-61-virginis-observation", ["61-virginis", "kepler-22"], ["kepler-22"], 4),
    ("041-sirius-a-observation", ["sirius-a", "procyon"], ["procyon"], 4),
    ("043-beta-pictoris-observation", ["vega"], [], 2),
    ("043-beta-pictoris-observation", ["beta-pictoris"], [], 2),
)
WIN_SCORING = card_table(
    "card, stars",
    ("038-barnards-star-observation", ["barnards-star", "proxima-centauri"]),
    ("040-kepler-22-observation", ["kepler-22", "61-virginis"]),
    ("042-procyon-observation", ["procyon", "sirius-a"]),
    ("044-vega-observation", ["vega", "beta-pictoris"]),
)
ALL_STARS = [
    "procyon", "vega", "sirius-a", "barnards-star", "kepler-22", "proxima-centauri", "61-virginis", "beta-pictoris",
]  # fmt: skip
COLORS = [
    {"barnards-star", "proxima-centauri"},
    {"kepler-22", "61-virginis"},
    {"procyon", "sirius-a"},
    {"vega", "beta-pictoris"},
]


def of_other_colors(star: str) -> list[str]:
    return [other for color in COLORS if star not in color for other in sorted(color)]


@OBSERVATIONS
def test_an_observation_places_its_signals_at_its_star(card: str, cost: int, star: str, pay: dict[str, int]) -> None:
    game = Scenario(hand=[card]).row(RED, YELLOW, BLUE)
    assert game.gained(f"play {card}") == {"credit": -cost, "cards": -1, **pay}
    assert (len(game.at(star)), game.prompt()) == (pay["data"], "end-turn")


@WIN_MISSIONS
def test_an_observation_is_fulfilled_by_sector_wins_of_its_colour(
    card: str, enough: list[str], too_few: list[str], reward: int
) -> None:
    game = Scenario(hand=[card], wins=enough).row(RED, YELLOW, BLUE).do(f"play {card}")
    assert game.gained(f"finish {card}") == {"score": reward, "publicity": 1}
    assert (game.completed(), game.missions()) == ([card], [])
    poor = Scenario(missions=[card], wins=[*too_few, *of_other_colors(enough[0])]).set(1, wins=enough)
    assert poor.offers("finish") == []


@WIN_SCORING
def test_an_observation_is_worth_three_points_for_each_sector_win_of_its_colour(card: str, stars: list[str]) -> None:
    game = Scenario(hand=[card], wins=[*stars, stars[0], *of_other_colors(stars[0])]).set(1, wins=stars)
    game.do(f"play {card}", "end-turn")
    assert game.final_points()["cards"] == 9


def test_043_beta_pictoris_observation_can_win_the_sector_it_asks_for() -> None:
    game = Scenario(hand=["beta-pictoris-observation"]).signals("beta-pictoris", 0, 0, 1, 1).row(RED, YELLOW, BLUE)
    game.do("play beta-pictoris-observation", "trace left red discovery")
    assert (game.me.score, game.rival.publicity) == (1 + 3 + 5, 5)
    assert game.offers("finish") == ["beta-pictoris-observation"]


def test_037_proxima_centauri_observation_places_both_signals_though_one_data_is_left() -> None:
    """Signals beyond the last data still count for the win."""
    game = Scenario(hand=["proxima-centauri-observation"]).signals("proxima-centauri", 0, 1, 1, 0, 1)
    game.row(RED, YELLOW, BLUE).do("play proxima-centauri-observation", "trace left red discovery")
    assert (game.me.data, len(game.state.wins), game.at("proxima-centauri")) == (1, 1, [1])


ARRAYS = card_table(
    "card, bonus",
    ("045-allen-telescope-array", {"energy": 1}),
    ("046-alma-observatory", {"cards": 1}),
    ("047-very-large-array", {"data": 1}),
)


def sum_of(*gains: dict[str, int]) -> dict[str, int]:
    words = {word for gain in gains for word in gain}
    totals = {word: sum(gain.get(word, 0) for gain in gains) for word in words}
    return {word: total for word, total in totals.items() if total}


@ARRAYS
def test_an_array_places_two_signals_by_cards_of_the_row(card: str, bonus: dict[str, int]) -> None:
    del bonus
    game = Scenario(hand=[card]).row(RED, YELLOW, BLUE).do(f"play {card}")
    assert (game.prompt(), game.offers("discard")) == ("signal-by-row-card", [YELLOW, BLUE, RED])
    game.do(f"discard {RED}")
    assert game.offers("signal") == ["barnards-star", "proxima-centauri"]
    game.do("signal proxima-centauri", f"discard {BLUE}", "signal procyon")
    assert (game.at("proxima-centauri"), game.at("procyon"), game.prompt()) == ([0], [0], "end-turn")
    assert (game.me.credit, game.me.energy, game.me.data, game.hand()) == (2, 3, 2, []), "no bonus"


@ARRAYS
def test_an_array_pays_its_bonus_for_a_completed_sector_whoever_wins_it(card: str, bonus: dict[str, int]) -> None:
    game = Scenario(hand=[card]).row(RED, YELLOW, BLUE).signals("barnards-star", 1, 1, 1, 1)
    gained = game.gained(f"play {card}", f"discard {RED}", "signal barnards-star")
    assert gained == sum_of({"credit": -2, "cards": -1, "data": 1}, bonus)
    game.do(f"discard {BLUE}", "signal procyon")
    assert (game.asked_seat, game.prompt(1)) == (1, "trace")


@ARRAYS
def test_an_array_pays_its_bonus_once(card: str, bonus: dict[str, int]) -> None:
    game = Scenario(hand=[card]).row(RED, YELLOW, BLUE)
    game.signals("barnards-star", 1, 1, 1, 1).signals("procyon", 1, 1, 1, 1)
    gained = game.gained(f"play {card}", f"discard {RED}", "signal barnards-star", f"discard {BLUE}", "signal procyon")
    assert gained == sum_of({"credit": -2, "cards": -1, "data": 2}, bonus)
    assert game.offers("evaluate") == ["procyon", "barnards-star"]


def test_045_allen_telescope_array_fills_the_row_up_after_both_signals() -> None:
    game = Scenario(hand=["allen-telescope-array"]).row(RED, YELLOW, BLUE).deals("dune", "alice")
    game.do("play allen-telescope-array", f"discard {RED}", "signal barnards-star")
    assert game.offers("discard") == [YELLOW, BLUE]
    game.do(f"discard {YELLOW}", "signal kepler-22", "buy-card")
    assert game.offers("take") == [BLUE, "alice", "dune"]


def test_045_allen_telescope_array_keeps_its_gap_when_a_card_of_the_row_is_bought() -> None:
    """A card taken is replaced at once, a card discarded for a signal only after the whole card."""
    game = Scenario(hand=["allen-telescope-array"]).row(RED, YELLOW, BLUE).deals("dune")
    game.do("play allen-telescope-array", f"discard {RED}", "signal barnards-star", "buy-card", f"take {BLUE}")
    assert (game.hand(), game.offers("discard")) == ([BLUE], [YELLOW, "dune"])


COLOR_SIGNALS = card_table(
    "card, stars",
    ("048-breakthrough-starshot", ["barnards-star", "proxima-centauri"]),
    ("049-breakthrough-watch", ["kepler-22", "61-virginis"]),
    ("056-breakthrough-listen", ["procyon", "sirius-a"]),
)


@COLOR_SIGNALS
def test_a_breakthrough_moves_and_marks_a_star_of_its_colour(card: str, stars: list[str]) -> None:
    game = Scenario(hand=[card], probes=["3-2"]).row(RED, YELLOW, BLUE).do(f"play {card}", "fly 3-2 clockwise")
    assert (game.prompt(), game.offers("signal")) == ("signal", stars)
    game.do(f"signal {stars[1]}")
    assert (game.at(stars[1]), game.me.data, game.me.credit, game.me.publicity) == ([0], 1, 3, 5)
    assert (game.probes(), game.prompt()) == (["3-3"], "end-turn")


@COLOR_SIGNALS
def test_a_breakthrough_needs_no_probe_for_its_signal(card: str, stars: list[str]) -> None:
    game = Scenario(hand=[card]).row(RED, YELLOW, BLUE).do(f"play {card}")
    assert (game.prompt(), game.offers("signal")) == ("signal", stars)


@pytest.mark.parametrize(
    ("row", "stars", "points"),
    [
        ((RED, YELLOW, BLUE), ("barnards-star", "kepler-22", "procyon"), 6),
        ((RED, "juno-probe", BLUE), ("barnards-star", "barnards-star", "procyon"), 4 + 2),
        ((RED, "juno-probe", "cassini-probe"), ("barnards-star", "barnards-star", "barnards-star"), 2 + 2),
    ],
)
def test_050_square_kilometre_array_pays_two_points_for_each_different_sector(
    row: tuple[str, str, str], stars: tuple[str, str, str], points: int
) -> None:
    """The second marker in a sector pays its two points as ever."""
    game = Scenario(hand=["square-kilometre-array"]).row(*row)
    answers = [f"discard {row[0]}", f"signal {stars[0]}", f"discard {row[1]}", f"signal {stars[1]}"]
    gained = game.gained("play square-kilometre-array", *answers, f"signal {stars[2]}")
    assert gained == {"credit": -3, "cards": -1, "data": 3, "score": points}
    assert (game.prompt(), -1 in game.state.row) == ("end-turn", False)


def test_050_square_kilometre_array_counts_oumuamua_as_a_sector_of_its_own() -> None:
    """The tile lies in the sector of 61 Virginis; its first slot pays a point."""
    game = Scenario(species=("oumuamua", "anomalies"), discovered=["oumuamua"], hand=["square-kilometre-array"])
    game.row(RED, YELLOW, "messenger-probe").do("play square-kilometre-array", f"discard {YELLOW}", "signal oumuamua")
    game.do("discard messenger-probe", "signal 61-virginis", "signal barnards-star")
    assert (game.me.score, game.me.data) == (1 + 6 + 1, 3)


def test_045_allen_telescope_array_pays_for_completing_oumuamua() -> None:
    game = Scenario(species=("oumuamua", "anomalies"), discovered=["oumuamua"], hand=["allen-telescope-array"])
    game.row(RED, YELLOW, BLUE).signals("oumuamua", 1, 1)
    game.do("play allen-telescope-array", f"discard {YELLOW}", "signal oumuamua")
    assert (game.me.energy, game.me.exofossils) == (4, 0)
    game.do(f"discard {RED}", "signal barnards-star")
    assert (game.me.energy, game.me.exofossils, game.prompt()) == (4, 1, "end-turn")


def test_050_square_kilometre_array_is_no_scan() -> None:
    game = Scenario(hand=["square-kilometre-array"], missions=["telescope-time-allocation"], techs=["telescope-hand"])
    game.row(RED, YELLOW, BLACK).do("play square-kilometre-array", f"discard {RED}", "signal barnards-star")
    game.do(f"discard {YELLOW}", "signal kepler-22", "signal vega")
    assert (game.prompt(), game.me.filled) == ("end-turn", [0])


def scan(card: str, row_card: str, star: str) -> list[str]:
    """Play a card with a scan: the Earth is in the sector of 61 Virginis."""
    return [f"play {card}", "scan", "step earth", f"discard {row_card}", f"signal {star}"]


def test_051_lovell_telescope_pays_data_and_scans() -> None:
    game = Scenario(hand=["lovell-telescope"]).row(RED, YELLOW, BLUE)
    gained = game.gained(*scan("lovell-telescope", RED, "barnards-star"))
    assert gained == {"credit": -3, "cards": -1, "data": 3}
    assert (game.at("61-virginis"), game.at("barnards-star"), game.prompt()) == ([0], [0], "end-turn")


def test_051_lovell_telescope_may_leave_its_scan() -> None:
    game = Scenario(hand=["lovell-telescope"]).row(RED, YELLOW, BLUE)
    assert game.gained("play lovell-telescope", "decline") == {"credit": -3, "cards": -1, "data": 1}


def test_051_lovell_telescope_is_fulfilled_by_eight_publicity() -> None:
    assert Scenario(missions=["lovell-telescope"], publicity=7).offers("finish") == []
    game = Scenario(missions=["lovell-telescope"], publicity=8).row(RED, YELLOW, BLUE)
    assert game.gained("finish lovell-telescope", f"take {RED}") == {"score": 3, "cards": 1}
    assert (game.me.publicity, game.prompt()) == (8, "main-action"), "nothing is spent"


SCANS = card_table(
    "card, row_card, star, points",
    ("052-parkes-observatory", RED, "barnards-star", 2),
    ("052-parkes-observatory", BLUE, "procyon", 0),
    ("053-deep-synoptic-array", YELLOW, "kepler-22", 2 + 2),
    ("053-deep-synoptic-array", RED, "barnards-star", 2),
    ("054-veritas-telescopes", BLUE, "procyon", 2),
    ("054-veritas-telescopes", YELLOW, "kepler-22", 0),
)


@SCANS
def test_a_scan_pays_two_points_for_each_signal_of_a_colour(card: str, row_card: str, star: str, points: int) -> None:
    game = Scenario(hand=[card]).row(RED, YELLOW, BLUE).signals("vega", 0)
    gained = game.gained(*scan(card, row_card, star))
    assert gained == sum_of({"credit": -2, "cards": -1, "data": 2}, {"score": points})
    assert game.prompt() == "end-turn"


def test_052_parkes_observatory_counts_the_signal_of_a_hand_card() -> None:
    game = Scenario(hand=["parkes-observatory", "juno-probe"], techs=["telescope-hand"]).row(RED, YELLOW, BLUE)
    game.do("play parkes-observatory", "scan", "step hand", "signal proxima-centauri")
    game.do("step row", f"discard {RED}", "signal barnards-star")
    assert (game.me.score, game.hand()) == (1 + 4, [])


def test_053_deep_synoptic_array_counts_each_signal_in_one_sector() -> None:
    game = Scenario(hand=["deep-synoptic-array"]).row(RED, YELLOW, BLUE)
    game.do(*scan("deep-synoptic-array", YELLOW, "61-virginis"))
    assert game.me.score == 1 + 2 * 2 + 2, "and the second slot pays two"


def test_054_veritas_telescopes_counts_the_signal_of_mercurys_sector() -> None:
    game = Scenario(hand=["veritas-telescopes"], techs=["telescope-mercury"]).row(RED, YELLOW, BLUE)
    game.do("play veritas-telescopes", "scan", "step earth", "step mercury", f"discard {BLUE}", "signal procyon")
    assert (game.me.score, game.me.publicity, game.at("sirius-a")) == (1 + 4, 3, [0])


@card_table("card, cost", ("052-parkes-observatory", 2), ("053-deep-synoptic-array", 2), ("054-veritas-telescopes", 2))
def test_without_the_scan_nothing_is_counted(card: str, cost: int) -> None:
    game = Scenario(hand=[card]).row(RED, YELLOW, BLUE).signals("barnards-star", 0).signals("sirius-a", 0)
    assert game.gained(f"play {card}", "decline") == {"credit": -cost, "cards": -1}


def test_055_arecibo_observatory_scans_and_marks_any_sector() -> None:
    game = Scenario(hand=["arecibo-observatory"]).row(RED, YELLOW, BLUE)
    game.do(*scan("arecibo-observatory", RED, "barnards-star"))
    assert (game.prompt(), game.offers("signal")) == ("signal", ALL_STARS)
    game.do("signal vega")
    assert (game.at("vega"), game.me.data, game.me.credit, game.me.energy) == ([0], 3, 1, 3)
    assert game.prompt() == "end-turn"


def test_055_arecibo_observatory_marks_a_sector_without_its_scan_too() -> None:
    game = Scenario(hand=["arecibo-observatory"]).row(RED, YELLOW, BLUE)
    game.do("play arecibo-observatory", "decline", "signal procyon")
    assert (game.at("procyon"), game.me.data, game.prompt()) == ([0], 1, "end-turn")
