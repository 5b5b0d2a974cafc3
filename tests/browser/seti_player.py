"""Somebody who plays SETI: answers with the things of the board where they lie, else in words."""

from __future__ import annotations

from typing import cast

from playwright.sync_api import Locator, expect

from orrery.games.seti.facts.board import MOON_OF, MOONS, PLANETS
from orrery.games.seti.facts.sky import DIRECTIONS, STEP
from orrery.games.seti.sight.view import ReachView, View
from orrery.server.messages import EventInfo, QuestionInfo, Update

from .player import Player
from .prepared import lay_out
from .visitor import Visitor

DONE_BY = {
    "launch": "launched",
    "orbit": "orbited",
    "land": "landed",
    "scan": "scan-begun",
    "analyse": "analysed",
    "play": "card-played",
    "research": "sky-turned",
    "pass": "passed",
    "corner": "corner-used",
    "store": "data-stored",
    "store-below": "data-stored",
    "finish": "mission-completed",
    "exchange": "exchanged",
    "trace": "trace-found",
    "signal": "signal-placed",
    "reply": "message-reward-taken",
    "bury": "exertian-played",
    "sample": "sample-taken",
}
"""What is told at the table when an answer with this verb was given."""
ASKED_BY = {"burn": "move", "buy-card": "take-card"}
"""What some answers tell nothing about, but lead to at once."""

ACTIONS_A_ROUND = 4
"""This many main actions are enough for somebody who wants to see the end of the game."""
WANTED = ["analyse", "land", "orbit", "play", "research", "launch", "scan", "pass"]
"""Main actions, the best liked first."""
ALWAYS = ["store", "finish", "store-below"]
"""What costs nothing is done at once."""
LEFT_ALONE = ["exchange", "corner", "buy-card", "burn", "decline"]

FREE_PLACE = """thing => {
    const box = thing.getBoundingClientRect();
    const steps = Array.from({ length: 15 }, (_, step) => (step + 0.5) / 15);
    steps.sort((one, other) => Math.abs(one - 0.5) - Math.abs(other - 0.5));
    for (const down of steps) for (const along of steps) {
        const [x, y] = [box.left + along * box.width, box.top + down * box.height];
        if (document.elementFromPoint(x, y) === thing) return [x, y];
    }
    return null;
}"""


def things(action: str) -> list[str]:
    """What lies on the board for an answer: the things one would click."""
    verb, *words = action.split()
    word = words[0] if words else ""
    match verb:
        case "launch":
            return ["planet:earth"]
        case "pass":
            return ["stack"]
        case "orbit":
            return [f"planet:{word}"]
        case "land":
            return [f"planet:{PLANETS[MOON_OF[MOONS.index(word)]] if word in MOONS else word}"]
        case "play" | "take" | "tuck" | "discard" | "keep" | "bury" | "reveal" | "corner" | "finish":
            return [f"card:{word}"]
        case "fill":
            return [f"card:{word.rpartition(':')[0]}"]
        case "take-tech":
            return [f"tech:{word}"]
        case "install" | "store-below":
            return [f"slot:{word}"]
        case "signal" | "evaluate":
            return [f"star:{word}"]
        case "trace":
            return [f"trace:{':'.join(words)}"]
        case "exchange":
            return [f"resource:{word}"]
        case "mark":
            return [f"gold:{word}"]
        case "reply":
            return [f"reward:{word}"]
    simple = {"scan": "scan", "analyse": "computer", "research": "techs", "store": "store", "sample": f"sample:{word}"}
    simple |= {"burn": "energy", "buy-card": "publicity", "draw": "deck", "probe": f"probe:{word}"}
    return [simple[verb]] if verb in simple else []


class SetiPlayer(Player):
    """A person at a table of SETI, from the first turn or at a prepared moment."""

    def __init__(self, visitor: Visitor, seed: int = 0) -> None:
        super().__init__(visitor, seed)
        self.log: list[EventInfo] = []
        self._greeted: set[str] = set()
        self._round = 0
        self._acted = 0
        self.actions_a_round = ACTIONS_A_ROUND

    def _heard(self, frame: str | bytes) -> None:
        before = self.latest
        super()._heard(frame)
        if self.latest is not None and self.latest is not before:
            self.log = [event for event in self.log if event.version <= self.latest.since] + self.latest.events

    def sit_down(self, record: str) -> Update:
        """Opens the position and waits for its question on the screen."""
        self.log = []
        lay_out(self.visitor, record)
        update = self.asked()
        self._greeted = set(self._discovered())
        assert update.question is not None
        expect(self.bar).to_contain_text(self.question_text(update.question))
        return update

    def _discovered(self) -> list[str]:
        """In the order in which their cards are shown."""
        return [str(event.facts["species"]) for event in self.log if event.name == "species-discovered"]

    def discovery(self, species: str) -> Locator:
        """The card that tells of a species just discovered."""
        return self.page.get_by_role("dialog", name=self.visitor.say(f"seti-species-{species}"), exact=True)

    def greet(self) -> None:
        """Puts away the card of every species discovered since the last time; it must have been shown."""
        for species in self._discovered():
            if species in self._greeted:
                continue
            self._greeted.add(species)
            card = self.discovery(species)
            card.get_by_role("button", name=self.visitor.say("web-next")).click()
            expect(card).to_be_hidden()

    def option(self, beginning: str) -> str:
        """An answer of the question that begins so."""
        question = self.asked().question
        assert question is not None
        return next(option.action for option in question.options if f"{option.action} ".startswith(f"{beginning} "))

    def told(self, since: int) -> set[str]:
        """The names of everything that happened after a version."""
        return {event.name for event in self.log if event.version > since}

    # Answering

    def answer(self, action: str) -> Update:
        self.greet()
        self._wait_for(action)
        return self.click_thing(action) if self.thing(action).count() > 0 else self.answer_in_words(action)

    def _wait_for(self, action: str) -> None:
        """Until the answer can be found on the screen, on the board or in the bar."""
        expect(self.thing(action).or_(self._button(action)).or_(self._way(action)).first).to_be_visible()

    def thing(self, action: str) -> Locator:
        """What glows on the board for the answer; nothing where only words ask for it."""
        named = [f'[data-target="{target}"][aria-haspopup]' for target in things(action)]
        own = f'[data-target][data-action="{action}"]'
        return self.page.locator(",".join([own, *named])).locator("visible=true")

    def click_thing(self, action: str) -> Update:
        """Clicks the thing itself, and in the list beside it the answer where it has several."""
        thing = self.thing(action).first
        several = thing.get_attribute("aria-haspopup") is not None
        self.click_where_free(thing)
        if several:
            self.beside.locator(f'[data-action="{action}"]').click()
        return self.settled()

    def click_where_free(self, thing: Locator) -> None:
        """As people do: things lap over each other, so the pointer goes to where one can be seen.

        What was shown large for the pointer needs a moment to go away; answers that lie over the board are made low.
        """
        thing.scroll_into_view_if_needed()
        self.page.mouse.move(1, 1)
        high = self.page.locator("[data-fold][aria-pressed=false]")
        if high.count() > 0 and thing.evaluate(FREE_PLACE) is None:
            high.click()
        free = self.page.wait_for_function(FREE_PLACE, arg=thing.element_handle())
        self.page.mouse.click(*free.json_value())

    @property
    def beside(self) -> Locator:
        """The list of answers beside a thing that has several."""
        return self.page.locator("[popover][role=dialog]")

    # Wishes

    def liked(self, question: QuestionInfo) -> str:
        """Everything that is free, flights to the next planet, a few good actions a round, and then on to the end."""
        offered = {option.action for option in question.options}
        verbs = {option.verb for option in question.options}
        flight = self._flight()
        if flight in offered:
            return flight
        verb = next((verb for verb in ALWAYS if verb in verbs), None)
        if verb is None and question.prompt == "main-action":
            if flight and "burn" in offered and not verbs & {"land", "orbit"}:
                return "burn"
            verb = next(verb for verb in (WANTED if self._goes_on() else ["pass"]) if verb in verbs)
        if verb is None:
            verb = next((option.verb for option in question.options if option.verb not in LEFT_ALONE), "decline")
        found = [option.action for option in question.options if option.verb == verb]
        return found[self.chance.below(len(found))]

    def _flight(self) -> str:
        """The first step of a probe of one's own to the nearest planet that can be paid for; "" where there is none."""
        view = self._view()
        planets = [place for place, cell in enumerate(view["sky"]) if cell["planet"] not in (None, "earth")]
        for start, reach in view["reach"].items():
            near = min(planets, key=reach["costs"].__getitem__)
            if 0 < reach["costs"][near] <= view["players"][0]["energy"]:
                return _first_step(start, reach, near)
        return ""

    def _goes_on(self) -> bool:
        """Whether one more main action is wanted in this round."""
        number = self._view()["round"]
        if number != self._round:
            self._round, self._acted = number, 0
        self._acted += 1
        return self._acted <= self.actions_a_round

    def _view(self) -> View:
        assert self.latest is not None
        return cast("View", self.latest.view)


def _first_step(start: str, reach: ReachView, end: int) -> str:
    """Back from the end along the last steps of the cheapest way."""
    here, step = end, ""
    while (last := reach["steps"][here]) is not None:
        step = last
        here = next(space for space, ways in enumerate(STEP) if ways[DIRECTIONS.index(last)] == here)
    return f"fly {start} {step}"
