"""The rival's turn (pages 24-25): a card is revealed and its first possible action taken; without a card it passes."""

from __future__ import annotations

from typing import Final

from ....core.description import Description, phrase
from ....core.facts import BadFact, Entry
from ....core.table import Effect, Table
from ..facts.board import NOTHING
from ..facts.solo import (
    ACTION_CARDS,
    ADVANCED_AT_START,
    ADVANCED_CARDS,
    BASIC_CARDS,
    PROGRESS_FOR_CARD,
    SPECIES_CARD,
    START_SPACE,
    action_card_facts,
)
from ..position.events import (
    ACTION_BARRED,
    ACTION_CARD_REPLACED,
    ACTION_CARD_REVEALED,
    ACTION_CHOSEN,
    ACTION_DECK_EMPTY,
    STACK_CARD_REMOVED,
)
from ..position.rival import UNSEEN, Rival
from ..position.state import State
from ..position.thinking import ATTEMPTS, BY_PASS, NO_OBSTACLE, SPECIES_UNKNOWN
from ..position.thinking import SPECIES_CARD as SPECIES_CARD_ATTEMPT
from ..rules.turn import END_OF_TURN, FirstPassRotates
from .action import RivalAction
from .analysis import AnalyseAction
from .flight import FlyAction, LaunchAction
from .progress import advance
from .scan import ScanAction
from .species import AnomalyAction, ExertianAction, MessageAction
from .technologies import ResearchAction


def new_rival(difficulty: int) -> Rival:
    """Before the first round: the basic cards, from difficulty 3 on with one advanced card that nobody has seen."""
    place = difficulty - 1
    return Rival(
        difficulty=difficulty,
        progress=START_SPACE[place],
        deck=[*BASIC_CARDS] + [UNSEEN] * ADVANCED_AT_START[place],
        on_top=0,
        reinforcement=[*ADVANCED_CARDS],
        revealed=[],
        card=NOTHING,
        techs=[],
        spent=[],
        messages=0,
        found=[],
        completed=[],
    )


def take_turn(table: Table[State], seat: int) -> None:
    """The whole turn, but for what a person has to decide in it."""
    state = table.state
    rival = state.rivals[0]
    state.free = 0
    rival.completed.clear()
    if not rival.cards_left():
        table.then_all(seat, [LeaveRound(), FirstPassRotates(), *END_OF_TURN])
        return
    card = _top_card(table)
    rival.revealed.append(card)
    rival.card = card
    table.tell(ACTION_CARD_REVEALED, seat, card)
    table.then_all(seat, END_OF_TURN)
    resolve_card(table, seat, card)


def _top_card(table: Table[State]) -> int:
    """Reinforcement that lies on the deck comes first; which card it is, is dealt now."""
    rival = table.state.rivals[0]
    card = UNSEEN
    if rival.on_top:
        rival.on_top -= 1
    else:
        card = table.dealer.draw(rival.deck)
    return table.dealer.draw(rival.reinforcement) if card == UNSEEN else card


def resolve_card(table: Table[State], seat: int, card: int) -> None:
    """The first action of the card that is possible; on every card one always is."""
    for action in ACTIONS[card]:
        obstacle = action.obstacle(table.state, seat)
        if obstacle == NO_OBSTACLE:
            table.tell(ACTION_CHOSEN, seat, action.attempt)
            action.take(table, seat)
            return
        table.tell(ACTION_BARRED, seat, action.attempt, obstacle, action.held(table.state, seat))


class LeaveRound(Effect[State]):
    """It passes: the top card of this round's stack is removed for progress, its own cards become the next deck."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        rival = state.rivals[0]
        table.tell(ACTION_DECK_EMPTY, seat)
        rival.deck = sorted(rival.revealed)
        rival.revealed = []
        if state.stacks and state.stacks[0]:
            card = table.dealer.draw(state.stacks[0])
            state.discard.append(card)
            table.tell(STACK_CARD_REMOVED, seat, card)
            advance(table, seat, PROGRESS_FOR_CARD, BY_PASS)


class SpeciesCardAction(RivalAction):
    """Once a species is discovered its action card takes the place of this one for good, and is resolved now."""

    __slots__ = ("number",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(SPECIES_CARD_ATTEMPT)
        self.number = entry.number("number")

    def obstacle(self, state: State, seat: int) -> int:
        return NO_OBSTACLE if self.held(state, seat) >= self.number else SPECIES_UNKNOWN

    def held(self, state: State, seat: int) -> int:
        return len(state.rivals[0].found)

    def take(self, table: Table[State], seat: int) -> None:
        rival = table.state.rivals[0]
        card = SPECIES_CARD[table.state.species[rival.found[self.number - 1]]]
        rival.revealed[-1] = card
        rival.card = card
        table.tell(ACTION_CARD_REPLACED, seat, card)
        resolve_card(table, seat, card)

    def describe(self) -> Description:
        return phrase("seti-rival-species-card", number=self.number)


def _read(entry: Entry) -> RivalAction:
    word = entry.text("do")
    if word == "analyse":
        return AnalyseAction(entry)
    if word == "launch":
        return LaunchAction(entry)
    if word == "research":
        return ResearchAction(entry)
    if word == "fly":
        return FlyAction(entry)
    if word == "scan":
        return ScanAction(entry)
    if word == "species_card":
        return SpeciesCardAction(entry)
    if word == "mark_anomaly":
        return AnomalyAction(entry)
    if word == "send_message":
        return MessageAction(entry)
    if word == "play_exertian":
        return ExertianAction(entry)
    raise BadFact(f"{entry.where}.do is no action of the rival: {word} (there are {', '.join(ATTEMPTS)})")


ACTIONS: Final = tuple(
    tuple(_read(entry) for entry in action_card_facts(card).entries("actions")) for card in range(len(ACTION_CARDS))
)
"""By action card, from the top."""
