"""The bonus of a scenario (pages 30-31): what makes it easier for those who want it."""

from __future__ import annotations

from ....core.table import Table
from ..facts.board import COLOURS
from ..facts.campaign import scenario_facts
from ..position.state import State
from .technologies import lay_stone


def give_bonus(table: Table[State]) -> None:
    """Random technology cards turn to their other side, with a stone."""
    bonus = scenario_facts(table.state.campaign.scenario).entry("bonus")
    colours = list(range(len(COLOURS)))
    for _ in range(bonus.number("sides", 0)):
        colour = table.dealer.draw(colours)
        table.state.campaign.sides[colour] = 1
        for _ in range(bonus.number("stones", 0)):
            lay_stone(table, colour)
