"""What somebody who hears the page must find in the words of a position: taken from the view, game by game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

from orrery.games.duel.sight.view import View as DuelView
from orrery.games.empires.sight.view import View as EmpiresView
from orrery.games.race.sight.view import View as RaceView
from orrery.games.seti.sight.view import View as SetiView
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
            if step["card"]:
                yield told.word("card", step["card"])
            else:
                yield told.say("duel-path-face-down" if step["face_down"] else "duel-path-gap")


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


def seti(update: Update, told: Told) -> Iterator[str]:
    view = cast("SetiView", update.view)
    yield told.say("seti-prose-deck", count=view["deck"])
    for star in view["stars"]:
        yield f"{told.word('star', star['star'])}: "
        yield told.say("seti-web-now-data-left", count=star["data"]).partition(" ")[0]
    for space in view["sky"]:
        if space["planet"] is not None:
            yield told.word("planet", space["planet"])
    for tech in view["techs"]:
        yield told.word("tech", tech["tech"])
        yield told.say("seti-web-now-left", count=tech["left"])
    for side in view["gold"]:
        yield told.say(f"seti-gold-{side}")
    # alone, the last player is the rival, which has nothing of this
    for player in view["players"][: len(update.table.seats)]:
        yield told.say("seti-amount-credit", n=player["credit"])
        yield told.say("seti-amount-energy", n=player["energy"])
        yield told.say("seti-web-own-publicity", count=player["publicity"])
        yield told.say("seti-has-hand", count=player["hand_size"])
        yield told.say("seti-web-own-probes", count=len(player["probes"]), limit=player["probe_limit"])
        for mission in player["missions"]:
            yield told.word("card", mission["card"])
        for card in (player["hand"] or []) + player["scoring"] + player["completed"] + player["income"]:
            yield told.word("card", card)
    for open_card in view["row"]:
        if open_card is not None:
            yield told.word("card", open_card)


def empires(update: Update, told: Told) -> Iterator[str]:
    view = cast("EmpiresView", update.view)
    if view["campaign"] is None:
        yield told.say("empires-prose-pool", count=view["pool"])
    for hole in view["holes"]:
        yield told.say(f"empires-hole-{hole['hole']}")
        pieces = {"troops": hole["troops"], "cities": hole["cities"], "centres": hole["centres"]}
        for piece, count in pieces.items():
            if count and hole["owner"] is not None:
                yield told.say(f"empires-lies-{piece}", count=count)
        if hole["owner"] is not None:
            yield told.say("empires-web-now-defence", defence=hole["defence"])
    for player in view["players"]:
        if view["mode"] != "classic":
            yield told.say("empires-has-energy", energy=player["energy"], spent=player["spent"])
        yield told.say("empires-has-troops", count=player["troops"])
        for ship in player["ships"]:
            yield told.say("empires-prose-at", x=round(ship["x"] / 1000), y=round(ship["y"] / 1000))
            yield told.say("empires-web-now-ship", attack=ship["attack"], defence=ship["defence"])
    for tech in view["technologies"]:
        yield told.word("tech", tech)
    for mission in view["missions"]:
        yield told.word("mission", mission["mission"])


TOLD: dict[str, Callable[[Update, Told], Iterator[str]]] = {
    "duel": duel,
    "race": race,
    "seti": seti,
    "empires": empires,
}
"""Everything a view holds that must be found in the tree."""
