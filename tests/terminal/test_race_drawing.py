"""How Race for the Galaxy looks in a terminal: the table, tableaus, hands, options, cards explained."""

from __future__ import annotations

from functools import cache

import pytest

from orrery.core.dealer import RandomDealer
from orrery.games import game as game_called
from orrery.games.race import GAME as RACE
from orrery.games.race.facts.cards import CARDS, GOODS, INDEX, SIX_COST, TRADE_VALUE, powers, scoring
from orrery.games.race.position.actions import ACTIONS
from orrery.i18n import LANGUAGES, messages
from orrery.terminal.race.drawing import RaceDrawing
from orrery.terminal.words import Words

from ..race.scenario import Scenario
from .stage import printed

GAME = game_called("race")


@cache
def drawing(language: str = "en", seats: int = 2) -> RaceDrawing:
    return RaceDrawing(Words(GAME, messages(language), ["me", *["random"] * (seats - 1)]))


def whole(scenario: Scenario, seat: int | None = 0, language: str = "en", width: int = 80) -> str:
    view = scenario.view(seat)
    return printed(drawing(language, len(view["players"])).position(view, seat), width)


def brief(scenario: Scenario, seat: int = 0, language: str = "en") -> str:
    view = scenario.view(seat)
    return printed(drawing(language, len(view["players"])).brief(view, seat))


def lines(shown: str) -> list[str]:
    """Lines without their indentation and the blanks a terminal fills up with."""
    return [line.strip() for line in shown.splitlines()]


def test_the_table_names_the_round_the_choices_and_the_supply() -> None:
    game = Scenario("select", seats=3).do("choose settle", "choose explore-5", "choose settle")
    shown = lines(whole(game, width=100))
    assert shown[0].startswith("Round 1 – I: Explore ─")
    assert shown[1] == "Chosen  Explore: +5 (random 2), Settle (You, random 3)"
    assert shown[2].startswith("Supply  36 VPs in the pool, ")


def test_in_german() -> None:
    game = Scenario("settle", tableau=["new-sparta", "public-works"], hand=["rebel-miners", "mining-robots"])
    shown = whole(game, language="de", width=120)
    assert "Du, 2 Siegpunkte" in shown
    assert "0 Siegpunkte in Chips, 2 Handkarten, 2 Karten ausgelegt, Stärke 2" in shown
    assert "Bauarbeiten  1 Siegpunkt · II 1 Karte nach dem Entwickeln · IV 1 Gut → 1 Siegpunkt" in shown
    assert "Militärische Welt, Verteidigung 2, deine Stärke 2 · 1 Siegpunkt · Produktion: Seltene Elemente" in shown


def test_ones_own_tableau_tells_its_powers_and_goods() -> None:
    game = Scenario("consume", tableau=["spice-world", "lost-species-ark-world"], actions=["consume-trade"])
    game.set(0, goods=["spice-world", "lost-species-ark-world"])
    game.set(1, tableau=["epsilon-eridani", "gem-world"], goods=["gem-world"])
    shown = lines(whole(game, seat=0, width=140))
    own = next(line for line in shown if line.startswith("Spice World"))
    assert own.split("  ")[-1].strip() == (
        "1 VP · production: novelty goods · a good (sells for 4) · $ +2 cards for novelty goods"
    )
    assert "Epsilon Eridani, Gem World (with a good)" in shown


def test_strength_and_discounts_stand_beside_the_name() -> None:
    game = Scenario("settle", tableau=["alpha-centauri", "replicant-robots", "investment-credits", "space-marines"])
    shown = " ".join(whole(game).split())
    for fact in (
        "Military 2",
        "Military +1 against rare elements worlds",
        "developments cost −1",
        "worlds cost −2",
        "rare elements worlds cost −1",
    ):
        assert fact in shown


def test_a_card_in_hand_tells_what_it_costs_now() -> None:
    game = Scenario("develop", tableau=["investment-credits"], hand=["mining-robots", "gem-world", "star-nomad-lair"])
    shown = lines(whole(game, width=120))
    assert any(line.startswith("Mining Robots") and "Development, cost 2, now 1 · 1 VP" in line for line in shown)
    assert any(line.startswith("Gem World") and "World, cost 2 · 1 VP" in line for line in shown)
    assert any("Military world, defence" in line and "your Military 0" in line for line in shown)


def test_a_six_cost_development_shows_what_it_is_worth() -> None:
    game = Scenario("settle", tableau=["old-earth", "galactic-federation"], hand=["trade-league"])
    shown = lines(whole(game, width=120))
    assert any(line.startswith("Galactic Federation") and "2 VPs · " in line for line in shown)
    assert any(line.startswith("Trade League") and "variable VPs" in line for line in shown)


def test_a_scene_is_a_round() -> None:
    game = Scenario("select", hand=["gem-world"])
    draw = drawing()
    first = draw.scene(game.view(0))
    game.do("choose settle", "choose settle")
    assert draw.scene(game.view(0)) == first
    game.do("pass", "pass")
    assert draw.scene(game.view(0)) != first


def test_cards_looked_at_stand_beside_the_options() -> None:
    game = Scenario("explore", hand=["gem-world"]).deals("public-works", "spice-world").start()
    view = game.view(0)
    assert "To choose from" in whole(game)
    assert "Public Works" not in brief(game)
    note = drawing().note(GAME.actions.parse("keep public-works"), {}, view)
    assert note == "Development, cost 1 · 1 VP · II 1 card after developing · IV 1 good → 1 VP"


def test_who_waits_with_a_secret_choice_is_named_but_not_the_choice() -> None:
    game = Scenario("develop", tableau=["old-earth"], hand=["public-works", "gem-world"], seats=3)
    game.do("place public-works")
    own, others = whole(game, seat=0), whole(game, seat=1)
    assert "Decided  You" in own
    assert "Decided  Player 1" in others
    assert "Public Works" not in others


def test_actions_are_hidden_until_all_are_chosen() -> None:
    game = Scenario("select", seats=3).do("choose settle")
    assert "Settle (You)" in whole(game, seat=0)
    assert "Settle" not in whole(game, seat=1)
    assert "Settle" not in whole(game, seat=None)


@pytest.mark.whole
@pytest.mark.parametrize(("seats", "language"), [(2, "en"), (4, "de")])
def test_what_a_seat_cannot_know_does_not_change_its_drawing(language: str, seats: int) -> None:
    """At every question of a game, hidden cards dealt again leave everybody's screen as it was."""
    table = RACE.new(seats, {}, RandomDealer(seats))
    draw, dealer = drawing(language, seats), RandomDealer(7)
    for step in range(120):
        seat = step % seats
        twin = RACE.determinize(table, seat, dealer)
        shown, imagined = (printed(draw.position(RACE.view(one, seat), seat)) for one in (table, twin))
        assert shown == imagined
        asked, options = next(iter(table.questions().items()))
        table.act(asked, options[dealer.below(len(options))])
        if table.over:
            break
    assert table.state.rounds > 1


def test_a_spectator_sees_no_hand() -> None:
    game = Scenario("develop", hand=["public-works"]).set(1, hand=["gem-world"])
    shown = whole(game, seat=None)
    assert "Player 1, 2 VPs" in shown
    assert "Public Works" not in shown
    assert "Gem World" not in shown


def test_options_say_what_they_cost_or_bring() -> None:
    game = Scenario("consume", ["spice-world", "rebel-miners"], ["gem-world"], ["spice-world", "rebel-miners"])
    game.set(0, actions=["consume-trade"])
    view, draw = game.view(0), drawing("de")
    notes = {
        "sell spice-world": "bringt 4 Karten",
        "spend spice-world": "Luxusartikel",
        "choose settle": "Alle dürfen eine Welt ausspielen; hast du eine ausgespielt, ziehst du danach 1 Karte.",
        "place gem-world": "Welt, Kosten 2 · 1 Siegpunkt · Produktion: Luxusartikel · V 1 Karte, wenn hier produziert",
        "pass": "",
        "name 3": "",
    }
    assert {option: draw.note(GAME.actions.parse(option), {}, view) for option in notes} == notes


# Cards explained


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_explained_with_all_its_powers(language: str) -> None:
    draw = drawing(language)
    for card, key in enumerate(CARDS):
        [(name, text)] = draw.about(key)
        assert name == draw.words.word("card", card)
        told = text.splitlines()
        for power in powers(card):
            phase = draw.words.own(f"phase-{power.text('phase')}")
            assert any(line.startswith(f"{phase}: ") and line.endswith(".") for line in told), key
        assert sum(line.startswith("– ") for line in told) == len(scoring(card)), key
        assert len(told) == len(set(told)), key


def test_every_power_of_the_same_words_is_the_same_power() -> None:
    """Two powers that differ in any fact are told differently."""
    draw = drawing()
    told: dict[str, str] = {}
    for card in range(len(CARDS)):
        said = draw.cards.texts["cards"][CARDS[card]]["powers"]
        for power, texts in zip(powers(card), said, strict=True):
            text = f"{texts['phase']} {draw.words.tell(texts['label'])}"
            assert told.setdefault(text, str(sorted(power.data.items()))) == str(sorted(power.data.items()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_and_goods_are_explained(language: str) -> None:
    draw = drawing(language)
    for action in ACTIONS:
        assert any(draw.words.own(f"about-action-{action}") in text for _, text in draw.about(action))
    for kind, good in enumerate(GOODS):
        assert f" {TRADE_VALUE[kind]} " in draw.words.own(f"about-good-{good}")


def test_explanations() -> None:
    draw = drawing()
    [(name, text)] = draw.about("contact")
    assert name == "Contact Specialist"
    assert text.splitlines() == [
        "Development, cost 1.",
        "Worth 1 VP.",
        "III: Settle: Military −1 against every world.",
        "III: Settle: You may pay for a military world instead of conquering it: its defence minus 1, minus "
        "your discounts. Not for alien technology worlds.",
        "Rulebook: Settle, pages 5–6; card powers, pages 7–12",
    ]
    assert draw.about("no such thing") == []
    assert len(draw.about("world")) > 20


def test_scoring_terms_in_words() -> None:
    assert SIX_COST[INDEX["pan-galactic-league"]]
    [(name, text)] = drawing("de").about("pan-galactic-league")
    assert name == "Pangalaktische Liga"
    assert [line for line in text.splitlines() if line.startswith("– ")] == [
        "– 2 Siegpunkte für jede Produktions-Welt für Gene",
        "– 2 Siegpunkte für jede „Windfall“-Welt für Gene",
        "– 1 Siegpunkt für jede andere militärische Welt",
        "– 3 Siegpunkte für Kontaktspezialist",
    ]
