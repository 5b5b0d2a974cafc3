"""Networks as data, and the bots that play by them."""

from __future__ import annotations

import math
import pickle
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile

import numpy as np
import pytest
from numpy.typing import NDArray

import orrery
from orrery.bots import Sight, bot
from orrery.core.dealer import RandomDealer
from orrery.core.game import Game, Outcome
from orrery.core.outlook import first_asked
from orrery.core.table import State
from orrery.i18n import messages
from orrery.networks.bot import NetworkBot
from orrery.networks.encoding import Encoding, steps_to
from orrery.networks.network import Judgement, Network, UnfitNetwork, foreseen, load, made_for
from orrery.networks.reading import Reading
from orrery.networks.search import Effort, SearchBot

GAMES = ["duel", "race", "seti", "empires"]


def untrained(game: Game[State], seed: int = 1, width: int = 16) -> Network:
    """A small network with weights by chance."""
    chance = np.random.default_rng(seed)
    network = Network(game, dict(made_for(game)), {})
    signals, choices = network.encoding.size, network.outlook.choices.ordinary
    shapes = {
        "entry.weight": (signals, width),
        "entry.bias": (width,),
        "layer0.weight": (width, width),
        "layer0.bias": (width,),
        "policy.weight": (width, choices),
        "policy.bias": (choices,),
        "value.weight": (width, 2),
        "value.bias": (2,),
    }
    if game.candidates is not None:
        shapes |= {
            "candidate.weight": (2 * len(game.candidates.bounds), width),
            "candidate.bias": (width,),
            "query.weight": (width, width),
            "query.bias": (width,),
            "score.weight": (width, 1),
            "score.bias": (1,),
        }
    weights = {name: chance.normal(0, 0.3, shape).astype(np.float32) for name, shape in shapes.items()}
    return Network(game, dict(made_for(game)), weights)


def test_a_number_is_told_by_the_steps_it_has_reached() -> None:
    assert steps_to(3) == [1, 2, 3]
    assert steps_to(20) == [1, 2, 3, 4, 6, 8, 12, 16]
    signals, places = Encoding([1, 20]).lit(np.array([[1, 7], [0, 20]], dtype=np.int16))
    assert places.tolist() == list(range(10))
    assert signals[0].tolist() == [1, 1, 1, 1, 1, 1, 0, 0, 0, np.float32(0.35)]
    assert signals[1].tolist() == [0, 1, 1, 1, 1, 1, 1, 1, 1, 1]


def test_signals_of_a_number_that_is_nothing_everywhere_are_left_out() -> None:
    signals, places = Encoding([2, 1, 20]).lit(np.array([[0, 1, 0], [0, 0, 0]], dtype=np.int16))
    assert (signals.tolist(), places.tolist()) == ([[1], [0]], [2])
    signals, places = Encoding([2, 1, 20]).lit(np.array([[0, 0, 5]], dtype=np.int16))
    assert (signals.tolist(), places.tolist()) == ([[1, 1, 1, 1, 0, 0, 0, 0, 0.25]], [3, 4, 5, 6, 7, 8, 9, 10, 11])


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_plays_whole_games_by_a_network(name: str) -> None:
    game = orrery.game(name)
    network = untrained(game)
    bots = [NetworkBot(seat, network) for seat in range(2)]
    table = game.new(2, {}, RandomDealer(3))
    for _ in range(60):
        if table.over:
            break
        seat = first_asked(table)
        table.act(seat, bots[seat].decide(game, table, seat))  # refused unless it is legal


@pytest.mark.parametrize("name", ["duel", "race", "seti"])
def test_the_same_seed_chooses_the_same(name: str) -> None:
    game = orrery.game(name)
    network = untrained(game)
    table = game.new(2, {}, RandomDealer(5))
    seat = first_asked(table)
    searching = [SearchBot(7, network, Effort(worlds=8, ahead=1)) for _ in range(2)]
    thoughts = [bot.thoughts(Sight(game, table, seat, RandomDealer(2))) for bot in searching]
    assert thoughts[0] == thoughts[1]
    drawing = [NetworkBot(seed, network, temperature=2.0) for seed in (7, 7, 8)]
    first, again, other = ([bot.decide(game, table, seat) for _ in range(30)] for bot in drawing)
    assert first == again
    assert first != other


def test_what_a_look_ahead_thought_is_data() -> None:
    game = orrery.game("race")
    table = game.new(3, {}, RandomDealer(5))
    thoughts = SearchBot(7, untrained(game), Effort(worlds=8, ahead=1)).thoughts(Sight(game, table, 0, RandomDealer(2)))
    assert (
        SearchBot(7, untrained(game), Effort(worlds=8, ahead=1)).choose(Sight(game, table, 0, RandomDealer(2)))
        == thoughts[0].action
    )
    for thought in thoughts:
        assert 0 < thought.prior <= 1
        assert thought.worlds >= 8
        assert thought.unsure >= 0
        assert thought.line[0] == (0, thought.action)
        assert len(thought.line) > 1


def test_a_look_ahead_sees_a_win_that_the_network_does_not() -> None:
    """At the end of a game results count, not judgements: an answer that wins at once has a share of 1."""
    game = orrery.game("race")
    network = untrained(game)
    bots = [bot("greedy", "race", seat) for seat in range(2)]
    table = game.new(2, {}, RandomDealer(4))
    before = table
    while not table.over:
        seat = first_asked(table)
        before, asked = table.copy(RandomDealer(1)), seat
        table.act(seat, bots[seat].decide(game, table, seat))
    thoughts = SearchBot(7, network, Effort(worlds=8, ahead=50)).thoughts(Sight(game, before, asked, RandomDealer(2)))
    assert {thought.share for thought in thoughts} <= {0.0, 0.5, 1.0}


class Torn(Network):
    """Where a number is told, it sees a large lead and a small chance; elsewhere the other way round."""

    column = 0

    def judge(self, numbers: NDArray[np.int16], allowed: NDArray[np.bool_] | None = None) -> Judgement:
        told = numbers[:, self.column, None] > 0
        judged = np.where(told, [[-0.1, 0.9]], [[0.1, -0.9]]).astype(np.float32)
        return Judgement(np.minimum(super().judge(numbers, allowed).logits, 0.0), judged[:, 0], judged[:, 1])


def test_a_look_ahead_judges_answers_by_the_win_or_also_by_the_lead_in_points() -> None:
    game = orrery.game("duel")
    table = game.new(2, {}, RandomDealer(5))
    seat = first_asked(table)
    after = []
    for option in table.questions()[seat]:
        after.append(table.copy(RandomDealer(1)))
        after[-1].act(seat, option)
    network = Torn(game, dict(made_for(game)), untrained(game).weights)
    seen = Reading(network.outlook, [(one, seat) for one in after]).numbers
    network.column = int(np.flatnonzero((seen > 0).sum(axis=0) == 1)[0])  # only one of the answers leads there
    leading = table.questions()[seat][int(np.flatnonzero(seen[:, network.column])[0])]
    for margin, is_first in ((0.0, False), (1.0, True)):
        thoughts = SearchBot(7, network, Effort(worlds=8, ahead=0, margin=margin)).thoughts(
            Sight(game, table, seat, RandomDealer(2))
        )
        assert (thoughts[0].action == leading) is is_first
        assert {round(thought.share, 2) for thought in thoughts if thought.action == leading} == {0.45}, "of the win"


def test_a_network_foresees_shares_and_leads() -> None:
    ended = Outcome([{"points": 30}, {"points": 20}, {"points": 10}], [0])
    assert foreseen(ended, 0, 15.0) == (1.0, math.tanh(1.0))
    assert foreseen(ended, 2, 15.0) == pytest.approx((-0.5, math.tanh(-1.0)))
    open_end = Outcome([{"points": 4}, {"points": 4}], [])
    assert foreseen(open_end, 1, 5.0) == (0.0, 0.0), "a game that was broken off has no winner"


def test_with_little_time_a_look_ahead_tries_one_round_of_worlds_and_looks_less_far() -> None:
    game = orrery.game("race")
    table = game.new(2, {}, RandomDealer(5))
    sight = Sight(game, table, 0, RandomDealer(2))
    thoughts = SearchBot(7, untrained(game), Effort(worlds=80, ahead=5, seconds=1e-9)).thoughts(sight)
    assert {thought.worlds for thought in thoughts} == {4}
    assert {sum(seat == 0 for seat, _ in thought.line) for thought in thoughts} == {1}, "until it is asked again"


@pytest.mark.parametrize("name", ["duel", "race", "seti", "empires"])
def test_what_is_allowed_is_judged_the_same_whether_or_not_the_rest_is_judged_too(name: str) -> None:
    """And together with other positions, which turn on other signals, as alone."""
    game = orrery.game(name)
    network = untrained(game)
    asked = [(table, first_asked(table)) for table in (game.new(2, {}, RandomDealer(seed)) for seed in range(4))]
    together = Reading(network.outlook, asked)
    every, some = network.judge(together.numbers), network.judge(together.numbers, together.allowed)
    assert np.allclose(every.logits[together.allowed], some.logits[together.allowed], atol=1e-4)
    assert np.isneginf(some.logits[~together.allowed]).all()
    for row, one in enumerate(asked):
        alone = network.judge(Reading(network.outlook, [one]).numbers)
        assert np.allclose(alone.logits[0], every.logits[row], atol=1e-4)
        assert np.allclose(alone.shares[0], every.shares[row], atol=1e-4)


@pytest.mark.parametrize("temperature", [0.5, 3.0, 50.0])
def test_a_weak_player_never_gives_an_answer_below_the_floor(temperature: float) -> None:
    game = orrery.game("race")
    network = untrained(game)
    table = game.new(2, {}, RandomDealer(5))
    reading = Reading(network.outlook, [(table, 0)])
    logits = np.where(reading.allowed, network.judge(reading.numbers).logits, -np.inf)[0]
    liked = {reading.action(0, int(choice)) for choice in np.flatnonzero(np.exp(logits - logits.max()) >= 0.3)}
    bot = NetworkBot(1, network, temperature, floor=0.3)
    given = {bot.decide(game, table, 0) for _ in range(200)}
    assert given <= liked
    if temperature == 50.0:
        assert given == liked


@pytest.mark.parametrize("name", ["duel", "race", "seti"])
def test_a_network_sees_only_what_its_seat_may_know(name: str) -> None:
    """Whatever the seat cannot know is dealt again, and the judgement stays the same."""
    game = orrery.game(name)
    network = untrained(game)
    table = game.new(2, {}, RandomDealer(9))
    for number in range(40):
        if table.over:
            break
        seat = first_asked(table)
        imagined = game.determinize(table, seat, RandomDealer(number))
        judged = [network.judge(Reading(network.outlook, [(one, seat)]).numbers) for one in (table, imagined)]
        assert np.array_equal(judged[0].logits, judged[1].logits)
        assert np.array_equal(judged[0].shares, judged[1].shares)
        options = table.questions()[seat]
        table.act(seat, options[number % len(options)])


def test_a_saved_network_judges_the_same_within_half_precision(tmp_path: Path) -> None:
    game = orrery.game("duel")
    network = untrained(game)
    network.save(tmp_path / "duel.npz")
    again = load(tmp_path / "duel.npz", game)
    numbers = np.zeros((1, network.outlook.size), dtype=np.int16)
    assert again.card == network.card
    assert np.allclose(network.judge(numbers).logits, again.judge(numbers).logits, atol=0.02)


def test_signals_that_are_left_out_change_nothing_where_they_are_off(tmp_path: Path) -> None:
    game = orrery.game("duel")
    whole = untrained(game)
    kept = np.ones(whole.encoding.size, dtype=np.bool_)
    kept[::3] = False
    weights = {**whole.weights, "entry.weight": whole.weights["entry.weight"][kept]}
    Network(game, dict(whole.card), weights, kept).save(tmp_path / "duel.npz")
    some = load(tmp_path / "duel.npz", game)
    numbers = np.zeros((1, whole.outlook.size), dtype=np.int16)
    assert np.allclose(whole.judge(numbers).logits, some.judge(numbers).logits, atol=0.02)
    numbers[:] = whole.outlook.bounds
    assert not np.allclose(whole.judge(numbers).logits, some.judge(numbers).logits, atol=0.02)


def test_a_candidate_is_judged_alike_in_every_slot() -> None:
    candidates = orrery.game("empires").candidates
    assert candidates is not None
    network = untrained(orrery.game("empires"))
    outlook = network.outlook
    ordinary, size = outlook.choices.ordinary, len(candidates.bounds)
    numbers = np.zeros((1, outlook.size), dtype=np.int16)
    first = outlook.features.size
    numbers[0, first : first + size] = 1
    numbers[0, first + 7 * size : first + 8 * size] = 1
    logits = network.judge(numbers).logits[0, ordinary:]
    assert logits[0] == pytest.approx(logits[7])
    assert logits[1] == pytest.approx(logits[2])
    assert logits[0] != pytest.approx(logits[1])


def refusal(path: Path, name: str) -> str:
    with pytest.raises(UnfitNetwork) as refused:
        load(path, orrery.game(name))
    return messages("de").error(refused.value)


def test_files_that_are_no_networks_of_the_game_are_refused(tmp_path: Path) -> None:
    duel = untrained(orrery.game("duel"))
    path = tmp_path / "duel.npz"
    duel.save(path)
    assert "eine andere Fassung gemacht (game 'duel', not 'race')" in refusal(path, "race")
    assert "Eine solche Datei gibt es nicht." in refusal(tmp_path / "none.npz", "duel")
    path.write_bytes(path.read_bytes()[:2000])
    assert "Die Datei ist beschädigt (" in refusal(path, "duel")
    path.write_text("weights")
    assert "Die Datei ist beschädigt (" in refusal(path, "duel")


def test_a_network_of_other_features_is_refused(tmp_path: Path) -> None:
    duel = untrained(orrery.game("duel"))
    duel.card["features_version"] = 0
    duel.save(tmp_path / "duel.npz")
    assert "(features_version 0, not 1)" in refusal(tmp_path / "duel.npz", "duel")


def test_weights_of_another_shape_or_that_are_no_numbers_are_refused(tmp_path: Path) -> None:
    game = orrery.game("duel")
    short = untrained(game)
    short.weights = {**short.weights, "policy.bias": short.weights["policy.bias"][:-1]}
    short.save(tmp_path / "short.npz")
    assert "(policy.bias: not (" in refusal(tmp_path / "short.npz", "duel")
    broken = untrained(game)
    broken.weights["entry.bias"][0] = np.nan
    broken.save(tmp_path / "broken.npz")
    assert "(NaN)" in refusal(tmp_path / "broken.npz", "duel")


def npy(array: NDArray[Any]) -> bytes:
    written = BytesIO()
    np.save(written, array)
    return written.getvalue()


def header(shape: str) -> bytes:
    """An array that says it has a shape, and holds nothing."""
    told = f"{{'descr': '<f2', 'fortran_order': False, 'shape': {shape}}}".ljust(117) + "\n"
    return b"\x93NUMPY\x01\x00" + len(told).to_bytes(2, "little") + told.encode()


def archive(path: Path, compression: int = ZIP_STORED, **members: bytes) -> None:
    with ZipFile(path, "w", compression) as file:
        for name, content in members.items():
            file.writestr(f"{name}.npy", content)


def with_damaged_compression(path: Path) -> None:
    archive(path, ZIP_DEFLATED, card=npy(np.arange(1000)))
    content = bytearray(path.read_bytes())
    content[60:90] = b"\xff" * 30
    path.write_bytes(content)


def with_an_endless_array(path: Path) -> None:
    archive(path, card=header(f"({1 << 58},)"))


def with_more_than_fits_into_memory(path: Path) -> None:
    """A few kilobytes that would become two gigabytes."""
    archive(path, card=b"")
    content = path.read_bytes()
    place = content.index(b"PK\x01\x02") + 24
    path.write_bytes(content[:place] + (1 << 31).to_bytes(4, "little") + content[place + 4 :])


def with_a_deep_card(path: Path) -> None:
    archive(path, card=npy(np.frombuffer(b"[" * 100_000, dtype=np.uint8)))


def with_a_card_that_is_no_array(path: Path) -> None:
    archive(path, card=b"{}")


def encrypted(path: Path) -> None:
    archive(path, card=npy(np.zeros(1)))
    content = bytearray(path.read_bytes())
    content[6] |= 1
    content[content.index(b"PK\x01\x02") + 8] |= 1
    path.write_bytes(content)


def in_an_unknown_compression(path: Path) -> None:
    archive(path, card=npy(np.zeros(1)))
    content = bytearray(path.read_bytes())
    content[8] = content[content.index(b"PK\x01\x02") + 10] = 77
    path.write_bytes(content)


def an_array_alone(path: Path) -> None:
    path.write_bytes(npy(np.zeros(1)))


def a_pickle(path: Path) -> None:
    archive(path, card=b"\x93NUMPY" + pickle.dumps(object))


CRAFTED = [
    with_damaged_compression,
    with_an_endless_array,
    with_more_than_fits_into_memory,
    with_a_deep_card,
    with_a_card_that_is_no_array,
    encrypted,
    in_an_unknown_compression,
    an_array_alone,
    a_pickle,
]


@pytest.mark.parametrize("craft", CRAFTED)
def test_crafted_files_are_refused_in_one_line(tmp_path: Path, craft: Callable[[Path], None]) -> None:
    path = tmp_path / "duel.npz"
    craft(path)
    told = refusal(path, "duel")
    assert "Die Datei ist beschädigt (" in told
    assert "\n" not in told


@pytest.mark.parametrize("entry", [10**400, [[[]]], "x" * 10**6], ids=["number", "list", "text"])
def test_a_card_may_say_what_it_likes(tmp_path: Path, entry: object) -> None:
    duel = untrained(orrery.game("duel"))
    duel.card["settings"] = {"margin_scale": entry}
    duel.save(tmp_path / "duel.npz")
    assert load(tmp_path / "duel.npz", orrery.game("duel")).margin_scale == 1.0
    duel.card["rules_version"] = entry
    duel.save(tmp_path / "duel.npz")
    assert len(refusal(tmp_path / "duel.npz", "duel")) < 500
