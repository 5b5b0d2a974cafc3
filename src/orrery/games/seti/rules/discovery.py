"""Discovering a species (page 20 and the species sheets): its board is turned up and set up."""

from __future__ import annotations

from typing import Final

from ....core.description import Description, phrase
from ....core.effects import each_seat
from ....core.table import Effect, Question, Table
from ..facts.board import (
    ANOMALIES,
    CENTAURIANS,
    DATA_SLOTS,
    EXERTIANS,
    MASCAMITES,
    NOTHING,
    OUMUAMUA,
    OUMUAMUANS,
    SAMPLES,
    SECTORS,
    TILE,
    TRACE_COLORS,
)
from ..facts.cards import cards_of
from ..facts.solo import PROGRESS_FOR_CARD, RESERVE_MESSAGES
from ..position.actions import BURY, DECLINE, each
from ..position.events import EXERTIAN_PLAYED, SPECIES_DISCOVERED
from ..position.state import State
from ..position.thinking import BY_DISCOVERY
from ..position.trace_marks import discovery_owner
from ..solo.progress import advance
from ..species.mascamites import SAMPLES_EACH
from ..species.species_cards import draw_species_card, turn_up
from .playing import MESSAGE_AHEAD
from .resources import gain_publicity

MESSAGE_REWARDS: Final = 4
EXERTIAN_HAND: Final = 3
EXERTIAN_AHEAD: Final[tuple[int, ...]] = (20, 40)


class Discover(Effect[State]):
    """Turn the board up, deal the cards, do what the species' own sheet says."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def describe(self) -> Description:
        return phrase("seti-pending-discovery")

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        species = state.species[self.place]
        state.discovered |= 1 << self.place
        table.reveal()
        table.tell(SPECIES_DISCOVERED, seat, species)
        state.species_decks[self.place] = cards_of(species)
        for rival in state.rivals:
            rival.found = [*rival.found, self.place]
            rival.messages = RESERVE_MESSAGES if species == CENTAURIANS else rival.messages
        if species == EXERTIANS:
            _meet_exertians(table, self.place)
            return
        for owner in state.turn_order(state.active):
            found = markers(state, owner, self.place)
            if state.is_rival(owner):
                advance(table, owner, found * PROGRESS_FOR_CARD, BY_DISCOVERY)
                continue
            for _ in range(found):
                draw_species_card(table, owner, self.place)
        turn_up(table, seat, self.place)
        if species == MASCAMITES:
            _meet_mascamites(table)
        elif species == ANOMALIES:
            _meet_anomalies(table)
        elif species == OUMUAMUANS:
            _meet_oumuamua(table)
        elif species == CENTAURIANS:
            state.messages_taken = [NOTHING] * MESSAGE_REWARDS
            for player in state.players:
                player.message_tile = player.score + MESSAGE_AHEAD


def markers(state: State, seat: int, place: int) -> int:
    """Own markers on the three discovery spaces."""
    return sum(discovery_owner(state, place, color) == seat for color in range(len(TRACE_COLORS)))


def _meet_mascamites(table: Table[State]) -> None:
    """Three samples each to Jupiter and Saturn, the seventh openly onto the blue column."""
    state = table.state
    samples = list(range(SAMPLES))
    for lying in state.sampled:
        for _ in range(SAMPLES_EACH):
            lying.append(table.dealer.draw(samples))
        lying.sort()
    state.sample_spots = samples
    state.known_samples[samples[0]] = (1 << len(state.players)) - 1


def _meet_anomalies(table: Table[State]) -> None:
    """Three tiles in random order and on random sides: in Earth's sector and three to its left and right."""
    state = table.state
    earth = state.earth_sector()
    sectors = [earth, (earth + 3) % SECTORS, (earth - 3) % SECTORS]
    for _ in TRACE_COLORS:
        sector = table.dealer.draw(sectors)
        state.anomalies = [*state.anomalies, sector * 2 + table.dealer.roll([0, 1])]


def _meet_oumuamua(table: Table[State]) -> None:
    """The tile closes the gap of disc 3; who has a probe there visits it at once."""
    state = table.state
    state.data_left[TILE] = DATA_SLOTS[TILE]
    space = state.space_of(OUMUAMUA)
    for owner in state.turn_order(state.active):
        for piece in [*state.players[owner].probes, *state.players[owner].capsules]:
            if piece == space:
                gain_publicity(table, owner, 1)


def _meet_exertians(table: Table[State], place: int) -> None:
    """Three cards each and one for every own marker; that many may be played now. Two milestones lie ahead."""
    state = table.state
    deck = state.species_decks[place]
    for owner in state.turn_order(state.active):
        if state.is_rival(owner):
            advance(table, owner, markers(state, owner, place) * PROGRESS_FOR_CARD, BY_DISCOVERY)
            continue
        player = state.players[owner]
        for _ in range(EXERTIAN_HAND + markers(state, owner, place)):
            if deck:
                player.exertians.append(table.dealer.draw(deck))
        player.exertians.sort()
    lead = max(player.score for player in state.players)
    state.exertian_at = [lead + ahead for ahead in EXERTIAN_AHEAD]
    table.then(state.active, each_seat(PlayFoundExertians()))


class PlayFoundExertians(Effect[State]):
    """Whoever has helped to find them may play as many cards at once."""

    __slots__ = ()

    def describe(self) -> Description:
        return phrase("seti-pending-discovery")

    def resolve(self, table: Table[State], seat: int) -> None:
        place = table.state.place_of(EXERTIANS)
        for _ in range(markers(table.state, seat, place)):
            table.then(seat, PlayExertianNow())


class PlayExertianNow(Question[State]):
    """One's own Exertian card face down, or none."""

    __slots__ = ()

    def describe(self) -> Description:
        return phrase("seti-pending-discovery")

    def prompt(self) -> str:
        return "play-exertian-now"

    def options(self, table: Table[State], seat: int) -> list[int]:
        exertians = table.state.players[seat].exertians
        return [*each(BURY, exertians), DECLINE] if exertians else []

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if action != DECLINE:
            play_exertian(table, seat, BURY.place(action))


def play_exertian(table: Table[State], seat: int, card: int) -> None:
    """One's own Exertian card face down in front of its player."""
    player = table.state.players[seat]
    player.exertians.remove(card)
    player.played_exertians.append(card)
    player.played_exertians.sort()
    table.tell(EXERTIAN_PLAYED, seat, card)
