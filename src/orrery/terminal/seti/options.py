"""The options of SETI in a terminal: named by the position, with what they cost and bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...core.actions import ActionSpace
from ...games.seti import (
    ANALYSE_ENERGY,
    LANDING_COST,
    LAUNCH_COST,
    ORBIT_CREDIT,
    ORBIT_ENERGY,
    RESEARCH_PUBLICITY,
    SCAN_CREDIT,
    SCAN_ENERGY,
    planet_of,
)
from ...games.seti.facts import board
from ...games.seti.facts.cards import INDEX
from ...games.seti.facts.objectives import TASKS
from ...games.seti.facts.sky import DIRECTIONS, STEP
from ...games.seti.sight.view import View
from ...games.seti.vocabulary.card_effects import ChooseOne
from ...games.seti.vocabulary.rewards import CARD_EFFECTS, COMPUTER_REWARD, LOWER_REWARD
from ..choice import Choice
from .boards import BETWEEN, SetiBoards
from .sky import SetiSky

_MAIN: Final = "main-action"
_STEP_PRICES: Final = {"mercury": "publicity", "launch": "energy"}
"""What an optional part of a scan costs one of."""


class SetiChoice(Choice[View]):
    """An answer with the player who gives it."""

    def __init__(self, space: ActionSpace, action: int, prompt: str, view: View) -> None:
        super().__init__(space, action, prompt, view)
        self.player = next(player for player in view["players"] if player["hand"] is not None)


class SetiOptions:
    """What options are called where the position tells more than the answer alone, and what stands beside them."""

    def __init__(self, boards: SetiBoards, sky: SetiSky) -> None:
        self.boards = boards
        self.places = boards.places
        self.texts = boards.places.texts
        self.cards = boards.cards
        self.sky = sky
        self.words = boards.words
        self.objectives = boards.places.objectives
        self._notes: dict[str, Callable[[SetiChoice], list[str]]] = {
            "launch": lambda choice: [self._costs(choice, credit=LAUNCH_COST)],
            "scan": lambda choice: [self._costs(choice, credit=SCAN_CREDIT, energy=SCAN_ENERGY)],
            "analyse": lambda choice: [self._costs(choice, energy=ANALYSE_ENERGY)],
            "research": lambda choice: [self._costs(choice, publicity=RESEARCH_PUBLICITY)],
            "orbit": self._orbit,
            "land": self._land,
            "take-tech": self._tech,
            "step": self._step,
            "trace": self._trace,
            "fly": lambda choice: self._way(choice, choice.text("space")),
            "carry": self._carry,
            "choose": self._choose,
            "mark": self._gold,
            "store": self._store,
            "store-below": self._store_below,
            "signal": self._star,
            "evaluate": self._star,
            "fill": lambda choice: [self.cards.slot(choice.text("slot"))],
            "mark-task": lambda choice: [self.objectives.task(TASKS.index(choice.text("task")))],
            "sample": lambda choice: [self.places.sample(choice.number("sample"))],
            "reply": lambda choice: [self.places.message_reward(choice.number("reward"))],
        }
        self._uses: dict[str, Callable[[int], str]] = {
            "tuck": self.cards.income,
            "corner": self.cards.corner,
            "split-for-corner": self.cards.corner,
            "split-for-income": self.cards.income,
            "signal-by-row-card": self.cards.hue,
            "signal-by-hand-card": self.cards.hue,
            "finish": lambda card: _join(self.cards.missions(card)),
            "play": lambda card: _join([self.cards.price(card), *self.cards.gifts(card)]),
        }

    def name(self, action: int, prompt: str, view: View) -> str:
        """An option in words: spaces by what lies there, species by name once they are known."""
        choice = SetiChoice(self.words.game.actions, action, prompt, view)
        own, word = self.words.own, self.words.word
        if choice.verb in ("fly", "probe"):
            return self.words.option(action, space=self.sky.lies(view, choice.text("space")))
        if choice.verb == "trace":
            species = view["species"][board.PLACES.index(choice.text("place"))]["species"]
            named = {} if species is None else {"place": word("species", species)}
            return self.words.option(action, **named)
        if choice.verb == "land" and prompt == "remove-lander":
            return own("give-up-lander", target=word("target", choice.text("target")))
        if choice.verb == "orbit" and prompt in ("remove-orbiter", "sample-planet"):
            planet = word("planet", choice.text("planet"))
            return own("give-up-orbiter" if prompt == "remove-orbiter" else "look-at-samples", planet=planet)
        return self.words.option(action)

    def note(self, action: int, prompt: str, view: View) -> str:
        """What an option costs and brings."""
        choice = SetiChoice(self.words.game.actions, action, prompt, view)
        if choice.verb in self._notes:
            return _join(self._notes[choice.verb](choice))
        return self._card(choice) if "card" in choice.arguments else ""

    def _card(self, choice: SetiChoice) -> str:
        """A card for what it is used for now, or everything it can do."""
        card = INDEX[choice.text("card")]
        use = self._uses.get(choice.verb) or self._uses.get(choice.prompt)
        return _join(self.cards.short(card)) if use is None else use(card)

    def _costs(self, choice: SetiChoice, **price: int) -> str:
        """The price of a main action; given by a card it costs nothing."""
        if choice.prompt != _MAIN:
            return ""
        return self.words.own("costs", price=", ".join(self.texts.amount(what, n) for what, n in price.items()))

    def _orbit(self, choice: SetiChoice) -> list[str]:
        if choice.prompt in ("remove-orbiter", "sample-planet"):
            return []
        planet = board.PLANETS.index(choice.text("planet"))
        first = self.places.first_orbit(planet) if choice.text("planet") in choice.view["orbit_bonus"] else ""
        price = self._costs(choice, credit=ORBIT_CREDIT, energy=ORBIT_ENERGY)
        return [price, first, self.places.orbit_reward(planet)]

    def _land(self, choice: SetiChoice) -> list[str]:
        if choice.prompt == "remove-lander":
            return []
        target = board.TARGETS.index(choice.text("target"))
        planet = planet_of(target)
        price = self._costs(choice, energy=_landing_cost(choice, board.PLANETS[planet]))
        if target >= board.FIRST_MOON:
            return [price, self.places.moon_reward(target - board.FIRST_MOON)]
        return [price, self.boards.free_data(choice.view, planet), self.places.landing_reward(planet)]

    def _tech(self, choice: SetiChoice) -> list[str]:
        tech = choice.text("tech")
        return [self.boards.tech_bonus(choice.view, tech), self.words.own(f"about-tech-{tech}")]

    def _step(self, choice: SetiChoice) -> list[str]:
        what = _STEP_PRICES.get(choice.text("step"))
        return [] if what is None else [self.words.own("costs", price=self.texts.amount(what, 1))]

    def _star(self, choice: SetiChoice) -> list[str]:
        return [self.sky.star_line(choice.view, choice.text("star"))]

    def _trace(self, choice: SetiChoice) -> list[str]:
        place, color = board.PLACES.index(choice.text("place")), board.TRACE_COLORS.index(choice.text("color"))
        return [self.boards.spot(choice.view, place, color, board.SPOTS.index(choice.text("spot")))]

    def _carry(self, choice: SetiChoice) -> list[str]:
        capsules = choice.player["capsules"]
        return self._way(choice, next(one["space"] for one in capsules if one["sample"] == choice.number("sample")))

    def _way(self, choice: SetiChoice, space: str) -> list[str]:
        """Where a step leads, and the publicity of a visit there."""
        end = STEP[board.SPACE_NAMES.index(space)][DIRECTIONS.index(choice.text("direction"))]
        publicity = self.texts.amount("publicity", 1) if choice.view["sky"][end]["publicity"] else ""
        return [f"→ {self.sky.lies(choice.view, board.SPACE_NAMES[end])}", publicity]

    def _choose(self, choice: SetiChoice) -> list[str]:
        """One of the two things that the card being played offers."""
        card = choice.view["playing"]
        effects = [] if card is None else CARD_EFFECTS[INDEX[card]]
        offers = [[effect.first, effect.second] for effect in effects if isinstance(effect, ChooseOne)]
        return [self.texts.effects(offer[choice.number("option") - 1]) for offer in offers]

    def _gold(self, choice: SetiChoice) -> list[str]:
        """What the best free space of a tile is worth."""
        tile = choice.number("tile") - 1
        side = choice.view["gold"][tile]
        values = board.GOLD_POINTS[board.GOLD_SIDES.index(side)]
        value = values[min(len(choice.view["gold_marks"][tile]), len(values) - 1)]
        return [self.texts.amount("score", value), self.places.set_of(side)]

    def _store(self, choice: SetiChoice) -> list[str]:
        """What the next slot of the computer pays."""
        slot, places = choice.player["computer"], choice.player["places"]
        widened = slot in board.TECH_PLACE_SLOT and places[board.TECH_PLACE_SLOT.index(slot)] is not None
        reward = COMPUTER_REWARD[slot]
        points = self.texts.amount("score", board.TECH_POINTS) if widened else ""
        return [points, self.texts.effects(reward) if reward else ""]

    def _store_below(self, choice: SetiChoice) -> list[str]:
        tech = choice.player["places"][board.TECH_PLACES.index(choice.text("place"))]
        assert tech is not None
        return [self.texts.effects(LOWER_REWARD[board.TECHS.index(tech)])]


def _join(parts: list[str]) -> str:
    return f"{BETWEEN} ".join(part for part in parts if part)


def _landing_cost(choice: SetiChoice, planet: str) -> int:
    """Cheaper with an orbiter of anybody there, and with the technology."""
    orbited = any(planet in player["orbiters"] for player in choice.view["players"])
    skilled = board.TECHS[board.PROBE_LANDING] in choice.player["techs"]
    return LANDING_COST - int(orbited) - int(skilled)
