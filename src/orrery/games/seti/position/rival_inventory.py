"""The rival's part of a sound position: its cards, technologies and marker."""

from __future__ import annotations

from typing import Final

from ....core.errors import require
from ..facts.board import CENTAURIANS, NOTHING, SIGNAL_PLACES, TECHS
from ..facts.solo import (
    ACTION_CARDS,
    ADVANCED_CARDS,
    BASIC_CARDS,
    DIFFICULTIES,
    RESERVE_MESSAGES,
    SPECIES_CARD,
    TRACK_SPACES,
)
from .player import Player
from .rival import UNSEEN, Rival
from .state import State

REPLACED: Final = BASIC_CARDS[2:]
"""The basic cards that give way to the cards of the first and the second species."""


def check_rivals(state: State) -> None:
    """Raise BrokenPosition where there are too many rivals, or one has what it cannot have."""
    if not state.rivals:
        return
    require(len(state.rivals) == 1 and len(state.players) == 2, "one person has one rival")
    rival = state.rivals[0]
    require(rival.difficulty in DIFFICULTIES, "there are five difficulties")
    require(0 <= rival.progress < TRACK_SPACES, "the progress track has twelve spaces")
    require(rival.card == NOTHING or 0 <= rival.card < len(ACTION_CARDS), "action cards exist")
    require(all(0 <= tech < len(TECHS) for tech in [*rival.techs, *rival.spent]), "technologies exist")
    require(all(0 <= place < len(SIGNAL_PLACES) for place in rival.completed), "completed sectors exist")
    _check_found(state, rival)
    _check_action_cards(state, rival)
    _check_board(state.players[1])


def _check_found(state: State, rival: Rival) -> None:
    found = sum(1 << place for place in set(rival.found))
    once = len(set(rival.found)) == len(rival.found)
    require(once and found == state.discovered, "species are noted in the order of their discovery")
    reserve = RESERVE_MESSAGES if state.is_discovered(CENTAURIANS) else 0
    require(0 <= rival.messages <= reserve, "message tiles come with the Centaurians")


def _check_action_cards(state: State, rival: Rival) -> None:
    """Every action card once; a species card only in the place of the card that was replaced by it."""
    cards = [card for card in rival.deck if card != UNSEEN] + rival.revealed
    require(rival.deck.count(UNSEEN) <= 1 and rival.on_top >= 0, "one card of the first deck is unseen")
    require(rival.reinforcements_left() >= 0, "cards that lie face down are among the reinforcement")
    advanced = sorted(rival.reinforcement + [card for card in cards if card in ADVANCED_CARDS])
    require(advanced == [*ADVANCED_CARDS], "every advanced action card is in one place")
    own = [*BASIC_CARDS]
    for number, place in enumerate(rival.found):
        species_card = SPECIES_CARD[state.species[place]]
        if species_card in cards:
            own[own.index(REPLACED[number])] = species_card
    others = sorted(card for card in cards if card not in ADVANCED_CARDS)
    require(others == sorted(own), "every basic action card is in one place, or replaced by that of a species")


def _check_board(player: Player) -> None:
    """The rival has no resources, cards, income, technologies of a person, nor capsules."""
    held = [*player.hand, *player.drawn, *player.income, *player.missions, *player.completed, *player.scoring]
    held += [*player.messages, *player.exertians, *player.capsules]
    require(not held and not player.credit and not player.energy, "the rival has no resources and no cards")
    require(not player.techs and not player.lower and not player.movement, "the rival keeps its technologies apart")
