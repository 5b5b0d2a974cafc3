"""What somebody who hears the page must find in the words of a position: taken from the view, game by game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

from orrery.games.duel.sight.view import View as DuelView
from orrery.games.race.sight.view import View as RaceView
from orrery.server.messages import Update

from .player import Player


class Told:
    """The words a game has for what is in its view, in the language of the person."""

    def __init__(self, player: Player) -> None:
        self.say = player.visitor.say
        self.word = player.words.word


def duel(update: Update, told: Told) -> Iterator[str]:
    view = cast("DuelView", update.view)
    for player in view["players"]:
        yield told.say("duel-amount-astro", count=player["astro"])
        for good, count in player["stock"].items():
            room = player["laboratory"] if good == "knowledge" else player["capacity"]
            yield told.say("duel-web-store", good=told.say(f"duel-store-{good}"), count=count, room=room)
        for part, parts in (("engine", player["engines"]), ("cannon", player["cannons"])):
            yield told.say(f"duel-prose-{part}s", strength=sum(parts), parts="none", free=3).partition(",")[0]
        yield told.say("duel-amount-friendship", count=player["friendship"])
        yield told.say("duel-amount-medals", count=player["medals"])
        for card in player["colonies"] + player["stations"] + player["pirates"]:
            yield told.word("card", card)
        for order in player["orders"]:
            yield told.word("order", order)
    for number, sector in enumerate(view["sectors"], start=1):
        yield told.say("duel-web-sector-cards", sector=number, count=sector["cards"])
        for card in sector["seen"]:
            yield told.word("card", card)
    yield told.say("duel-web-reserve-cards", count=sum(view["reserve"]))
    for order in view["open_orders"]:
        yield told.word("order", order)
    yield told.say("duel-prose-pile", count=view["order_pile"])
    flight = view["flight"]
    if flight is not None:
        yield told.say("duel-prose-far", count=len(flight["path"]), speed=flight["speed"])
        yield told.say("duel-web-actions-left", count=flight["actions_left"])
        for step in flight["path"]:
            yield told.word("card", step["card"]) if step["card"] else told.say("duel-path-face-down")


def race(update: Update, told: Told) -> Iterator[str]:
    view = cast("RaceView", update.view)
    yield told.word("step", view["step"])
    yield told.say("race-web-pool", count=max(0, view["pool"]))
    yield told.say("race-web-pile", count=view["deck"])
    yield told.say("race-web-discards", count=view["discards"])
    for seat, player in enumerate(view["players"]):
        yield told.say("race-web-holds", cards=player["hand_size"], strength=player["strength"], chips=player["chips"])
        for placed in player["tableau"]:
            yield told.word("card", placed["card"])
        for action in player["actions"]:
            yield told.say("race-web-face-down") if action is None else told.word("action", action)
        assert (player["hand"] is not None) == (seat == update.seat)
        for held in player["hand"] or []:
            if held["price"] is not None:
                name = told.word("card", held["card"])
                yield told.say("race-web-held-price", card=name, price=held["price"])
            yield told.word("card", held["card"])
        for card in player["looked"] or []:
            yield told.word("card", card)


TOLD: dict[str, Callable[[Update, Told], Iterator[str]]] = {"duel": duel, "race": race}
"""Everything a view holds that must be found in the tree."""
