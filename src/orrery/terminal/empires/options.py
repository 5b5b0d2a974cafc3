"""The options of Ascending Empires in a terminal: named by the position, with what they mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...games.empires import GAME
from ...games.empires.facts.board import COLOURS, GUARDIAN_DEFENCE, HOLES, PINK
from ...games.empires.facts.campaign import STRUCTURE_ENERGY
from ...games.empires.facts.cards import MEGASTRUCTURE_COST, MEGASTRUCTURES
from ...games.empires.position.actions import SEATS
from ...games.empires.sight.view import HoleView, ShipView, View
from ..choice import Choice
from .places import EmpiresPlaces

_RIVALS: Final = "attack-ship"
"""The verb whose ship is someone else's."""


class EmpiresChoice(Choice[View]):
    """An answer with the place it is about."""

    @property
    def hole(self) -> HoleView:
        return self.view["holes"][HOLES.index(self.text("hole"))]


class EmpiresOptions:
    """What options are called where the position tells more than the answer alone, and what stands beside them."""

    def __init__(self, places: EmpiresPlaces) -> None:
        self.places = places
        self.words = places.words
        own = self.words.own
        self._notes: dict[str, Callable[[EmpiresChoice], list[str]]] = {
            "choose": self._action,
            "choose-classic": self._action,
            "advance": lambda choice: [own(f"about-tech-{choice.text('tech')}")],
            "empire": lambda choice: [own(f"about-empire-{choice.text('empire')}")],
            "research": lambda choice: [own(f"about-tech-{choice.text('tech')}")],
            "relic": lambda choice: [own(f"about-discovery-{choice.text('discovery')}")],
            "take": lambda choice: [own(f"about-discovery-{choice.text('discovery')}")],
            "mission": lambda choice: [self.places.worth(choice.text("mission"))],
            "use": lambda choice: [own(f"about-use-{choice.text('use')}")],
            "raise": lambda choice: [own("costs-energy", energy=self._cost(choice.view, 0))],
            "seize": lambda choice: [own("costs-energy", energy=self._cost(choice.view, 1))],
            "technology": self._technology_card,
            "attack-planet": lambda choice: [own("lies-defence", defence=choice.hole["defence"])],
            "attack-guardian": lambda choice: [own("lies-defence", defence=GUARDIAN_DEFENCE)],
            "attack-ship": self._rival,
            "join": self._value,
        }

    def name(self, action: int, prompt: str, view: View, ends: bool = False) -> str:
        """An option in words: advanced ships by their technology, starbases by their place, directions in degrees.

        Being done `ends` the turn where nothing else follows, and is called that.
        """
        choice = EmpiresChoice(self.words.game.actions, action, prompt, view)
        own = self.words.own
        if choice.verb == "aim":
            degrees, tenths = divmod(choice.number("direction"), 10)
            return own("aimed", degrees=degrees, tenths=tenths, power=choice.number("power"))
        if choice.verb == "put":
            return own("put-at", ring=self.words.word("ring", choice.text("ring")), degrees=choice.number("angle") * 5)
        if choice.verb in ("shift-base", "move-base"):
            return self._base(choice)
        if choice.verb == "done" and prompt == "research-any":
            return own("research-as-usual")
        if choice.verb == "done" and ends:
            return own("do-end-turn")
        named = {}
        if "ship" in choice.arguments:
            named["ship"] = self.places.ship_name(view, choice.text("ship"))
        if choice.verb == _RIVALS:
            named["seat"] = self.words.names[SEATS.index(choice.text("seat"))]
        return self.words.option(action, **named)

    def _action(self, choice: EmpiresChoice) -> list[str]:
        """What an action of the turn is, in the mode of the table."""
        if choice.view["mode"] == "classic":
            return [self.words.own(f"about-classic-{choice.text('action')}")]
        return [self.words.own(f"about-action-{choice.text('action')}")]

    def _technology_card(self, choice: EmpiresChoice) -> list[str]:
        """What the card does before an action: for pink, with its second stone."""
        campaign = choice.view["campaign"]
        colour = choice.text("colour")
        if campaign is None:
            return []
        side = next(card["side"] for card in campaign["technology_cards"] if card["colour"] == colour)
        card = GAME.descriptions()["technology_cards"][f"{colour}-{side.lower()}"]
        return [self.words.tell(card["upper" if colour == COLOURS[PINK] else "lower"])]

    def _base(self, choice: EmpiresChoice) -> str:
        """A starbase is named by the planet it belongs to."""
        own, word = self.words.own, self.words.word
        number = choice.number("base")
        here = next(hole for hole in choice.view["holes"] if number in [base["base"] for base in hole["bases"]])
        if choice.verb == "shift-base":
            return own("starbase-at", hole=word("hole", here["hole"]))
        start, end = word("hole", here["hole"]), word("hole", choice.text("hole"))
        return own("move-starbase", **{"from": start, "to": end})

    def note(self, action: int, prompt: str, view: View, seat: int | None) -> str:
        """What an option brings or costs, where a ship is, what lies at a place, as the seat would say it."""
        choice = EmpiresChoice(self.words.game.actions, action, prompt, view)
        if choice.verb in self._notes:
            return "; ".join(self._notes[choice.verb](choice))
        if "hole" in choice.arguments:
            return ", ".join(self.places.lies(view, choice.hole, seat))
        return "; ".join(self._where(choice)) if "ship" in choice.arguments else ""

    def _ships(self, choice: EmpiresChoice, seat: int) -> list[ShipView]:
        return [ship for ship in choice.view["players"][seat]["ships"] if ship["ship"] == choice.text("ship")]

    def _where(self, choice: EmpiresChoice) -> list[str]:
        """Where the ship of an answer is, as far as it is in the galaxy."""
        return [self.places.where(ship) for ship in self._ships(choice, choice.view["active"])]

    def _rival(self, choice: EmpiresChoice) -> list[str]:
        owner = SEATS.index(choice.text("seat"))
        return [self.words.own("lies-defence", defence=ship["defence"]) for ship in self._ships(choice, owner)]

    def _value(self, choice: EmpiresChoice) -> list[str]:
        """The attack and defence of a ship that may join."""
        own = self.words.own
        ships = self._ships(choice, choice.view["active"])
        return [own("ship-values", attack=ship["attack"], defence=ship["defence"]) for ship in ships]

    def _cost(self, view: View, more: int) -> int:
        """The energy for a megastructure; alone it has no card, and nobody to take it from."""
        key = view["megastructure"]
        return STRUCTURE_ENERGY if key is None else MEGASTRUCTURE_COST[MEGASTRUCTURES.index(key)] + more
