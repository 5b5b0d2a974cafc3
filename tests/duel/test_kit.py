"""The scenario kit itself."""

from .scenario import Scenario


def test_a_flight_to_a_trade_planet() -> None:
    game = Scenario(die=2, engines=(2, 1)).sector(1, "aigel-x").deals("aigel-x")
    game.do("fly 1")
    assert game.asked == "visit"
    assert game.options == ["found-station", "buy ore 1", "buy ore 2", "fly-on", "end-flight"]
    game.do("buy ore 2")
    assert (game.me.stock[0], game.me.astro, game.asked) == (2, 14, "fly-on")


def test_production_leads_into_the_flight() -> None:
    game = Scenario(phase="production").deals(1)
    assert game.asked == "choose-sector"
    assert (game.me.stock[1], game.rival.stock[2]) == (1, 1)
