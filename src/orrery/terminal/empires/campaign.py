"""The table of somebody alone in a terminal: goals, supply, cards and what they would do."""

from __future__ import annotations

from ...games.empires.sight.campaign import CampaignView, CardView, GoalView, SettlerView, StepView
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
            "settlers": [self._settler(settler) for settler in view["settlers"]],
            "orbit-robots": [word("hole", robot["hole"]) for robot in view["orbit_robots"]],
            "cards": [
                self.words.own(
                    "technology-card", colour=word("colour", card["colour"]), side=card["side"], stones=card["stones"]
                )
                for card in view["technology_cards"]
                if card["stones"]
            ],
            "deck": [self._card(card) for card in view["deck"]],
            "discards": [word("card", card) for card in view["discards"]],
        }

    def _goal(self, goal: GoalView) -> str:
        own = self.words.own
        return own(
            "goal-state",
            goal=own(f"goal-{goal['goal']}"),
            reached=goal["reached"],
            wanted=goal["wanted"],
            done=yes_or_no(goal["done"]),
        )

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

    def _step(self, step: StepView) -> str:
        holes = " / ".join(self.words.word("hole", hole) for hole in step["holes"])
        deed = "guardian" if step["symbol"] == "guardian" else step["deed"]
        text = self.words.own(f"step-{deed}", holes=holes)
        return self.words.own("step-fatal", step=text) if step["fatal"] else text
