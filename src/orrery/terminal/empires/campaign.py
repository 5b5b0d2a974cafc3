"""The table of somebody alone in a terminal: goals, supply, cards and what they would do."""

from __future__ import annotations

from collections import Counter

from ...games.empires.facts.board import QUADRANTS
from ...games.empires.sight.campaign import CampaignView, CardView, GoalView, SettlerView, StepView
from ...games.empires.sight.perils import PerilView
from ..words import Words, yes_or_no


class EmpiresCampaign:
    """A scenario, in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def lines(self, view: CampaignView) -> dict[str, list[str]]:
        """What lies on the table, by label."""
        word = self.words.word
        return {
            "goals": [self._goal(goal) for goal in view["goals"]],
            "supply": self._supply(view),
            "settlers": self._settlers(view),
            "orbit-robots": [word("hole", robot["hole"]) for robot in view["orbit_robots"]],
            "cards": [
                self.words.own(
                    "technology-card", colour=word("colour", card["colour"]), side=card["side"], stones=card["stones"]
                )
                for card in view["technology_cards"]
                if card["stones"]
            ],
            "deck": [self._card(card) for card in view["deck"]],
            "open-card": [] if view["open_card"] is None else [word("card", view["open_card"])],
            "discards": [word("card", card) for card in view["discards"]],
        }

    def _goal(self, goal: GoalView) -> str:
        """How far it is; of what has to be gone, how much is left."""
        own = self.words.own
        if not goal["wanted"] and not goal["done"]:
            return own("goal-left", goal=own(f"goal-{goal['goal']}"), count=goal["reached"])
        return own(
            "goal-state",
            goal=own(f"goal-{goal['goal']}"),
            reached=goal["reached"],
            wanted=goal["wanted"],
            done=yes_or_no(goal["done"]),
        )

    def _settlers(self, view: CampaignView) -> list[str]:
        """Those who are alike together."""
        alike = Counter(self._settler(settler) for settler in view["settlers"])
        return [text if count == 1 else f"{count} × {text}" for text, count in alike.items()]

    def _settler(self, settler: SettlerView) -> str:
        """Colour, fate, and the place or ship."""
        own, word = self.words.own, self.words.word
        told = {"settler": word("settler", settler["settler"]), "fate": own(f"fate-{settler['fate']}")}
        if settler["hole"] is not None:
            return own("settler-at", place=word("hole", settler["hole"]), **told)
        if settler["ship"] is not None:
            return own("settler-at", place=word("ship", settler["ship"]), **told)
        return own("settler-away", **told)

    def _supply(self, view: CampaignView) -> list[str]:
        own = self.words.own
        found = [
            own("supply-robots", count=view["robots_left"]),
            own("supply-guardians", count=view["guardians_left"]),
            own("supply-destroyed", count=view["destroyed_left"]),
        ]
        return [*found, own("supply-skips", count=view["skips"])] if view["skips"] else found

    def _card(self, card: CardView) -> str:
        steps = "; ".join(self._step(step) for step in card["steps"]) or self.words.own("step-idle")
        return self.words.own("card-would", card=self.words.word("card", card["card"]), steps=steps)

    def _loss(self, peril: PerilView) -> str:
        """What would be lost at a place."""
        ships = [self.words.word("ship", ship) for ship in peril["ships"]]
        place = self.words.word("quadrant" if peril["place"] in QUADRANTS else "hole", peril["place"])
        overrun = [self.words.own("step-overrun", place=place)] if peril["overrun"] else []
        return ", ".join([*overrun, *ships])

    def _step(self, step: StepView) -> str:
        holes = " / ".join(self.words.word("hole", hole) for hole in step["holes"])
        deed = "guardian" if step["symbol"] == "guardian" else step["deed"]
        text = self.words.own(f"step-{deed}", holes=holes)
        if step["perils"]:
            text = self.words.own("step-peril", step=text, losses=" / ".join(map(self._loss, step["perils"])))
        return self.words.own("step-fatal", step=text) if step["fatal"] else text
