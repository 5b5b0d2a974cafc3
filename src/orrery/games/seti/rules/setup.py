"""Set-up (pages 2-4): the sky, stars, technologies, gold tiles, species, stacks, hands and the first income."""

from __future__ import annotations

from typing import Final

from ....core.effects import together
from ....core.game import OptionValue
from ....core.table import Effect, Question, Table
from ..facts.board import (
    DATA_BONUS,
    DATA_SLOTS,
    DISCS,
    EARTH,
    GOLD_TILES,
    IN_PLAY,
    MOONS,
    NEUTRAL_MARKERS,
    NEUTRAL_MILESTONES,
    NOTHING,
    POSITIONS,
    ROUNDS,
    SAMPLES,
    SECTORS,
    SIGNAL_PLACES,
    SPECIES,
    STARS_OF_BOARD,
    START,
    TECH_PLACES,
    TECHS,
    TILE,
    TILE_BONUSES,
)
from ..facts.cards import PROJECTS
from ..position.actions import TUCK, each
from ..position.events import INCOME_CHOSEN
from ..position.player import Player
from ..position.state import State
from ..solo.objectives import lay_out_objectives
from ..solo.turn import new_rival
from .hand import ROW, draw, refill, tuck
from .turn import BEGIN_ROUND

RANDOM: Final = "random"
_PAIRS: Final = tuple((one, two) for one in range(len(SPECIES)) for two in range(one + 1, len(SPECIES)))
PAIRS: Final = tuple(f"{SPECIES[one]}-{SPECIES[two]}" for one, two in _PAIRS)
"""The ten pairs of species."""


def new_player(turn: int) -> Player:
    """What everybody starts with; who plays later has a few points more."""
    return Player(
        score=turn + 1,
        credit=START.number("credit"),
        energy=START.number("energy"),
        publicity=START.number("publicity"),
        data=0,
        exofossils=0,
        hand=[],
        drawn=[],
        income=[],
        missions=[],
        filled=[],
        completed=[],
        scoring=[],
        messages=[],
        message_at=[],
        message_tile=NOTHING,
        techs=0,
        places=[NOTHING] * len(TECH_PLACES),
        computer=0,
        lower=0,
        movement=0,
        probes=[],
        capsules=[],
        samples=[],
        orbiters=[0] * EARTH,
        landers=[0] * EARTH,
        moons=[0] * len(MOONS),
        gold=0,
        neutral=0,
        exertians=[],
        played_exertians=[],
        exertian_passed=0,
    )


def empty_table(players: int) -> State:
    """Everything beside the board, nothing dealt."""
    neutral = NEUTRAL_MARKERS[players]
    return State(
        players=[new_player(turn) for turn in range(players)],
        offsets=[0] * DISCS,
        rotation=0,
        stars=stars_on(list(range(len(POSITIONS)))),
        signals=[[] for _ in SIGNAL_PLACES],
        data_left=[*DATA_SLOTS[:TILE], 0],
        wins=[],
        deck=list(range(PROJECTS)),
        discard=[],
        removed=[],
        row=[NOTHING] * ROW,
        stacks=[],
        picked=[],
        looked=0,
        tech_top=[NOTHING] * len(TECHS),
        tech_rest=[(1 << TILE_BONUSES) - 1] * len(TECHS),
        two_points=(1 << len(TECHS)) - 1,
        gold_sides=[2 * tile for tile in range(GOLD_TILES)],
        gold_marks=[],
        orbit_covers=[NOTHING] * EARTH,
        data_covers=[NOTHING] * len(DATA_BONUS),
        species=[0, 1],
        discovered=0,
        traces=[],
        species_decks=[[] for _ in range(IN_PLAY)],
        open_cards=[NOTHING] * IN_PLAY,
        sampled=[[], []],
        known_samples=[0] * SAMPLES,
        sample_spots=[],
        anomalies=[],
        messages_taken=[],
        exertian_at=[],
        neutral_left=[neutral for _ in NEUTRAL_MILESTONES],
        rounds=0,
        start=0,
        active=0,
        passed=0,
        token=0,
        free=0,
        playing=NOTHING,
        rules=0,
        bonuses=[],
        objectives=[],
        rivals=[],
    )


def table_alone(difficulty: int) -> State:
    """For one person and the rival everything is as for two; the rival has no resources, ever."""
    state = empty_table(2)
    state.players[1].credit = state.players[1].energy = 0
    state.rivals = [new_rival(difficulty)]
    return state


def opening(seats: int, options: dict[str, OptionValue]) -> tuple[State, Effect[State]]:
    """The boards are about to be laid out."""
    pair = str(options["species"])
    beginner = int(options["beginner"] is True)
    state = empty_table(seats) if seats > 1 else table_alone(int(options["difficulty"]))
    return state, LayOut(NOTHING if pair == RANDOM else PAIRS.index(pair), beginner)


class LayOut(Effect[State]):
    """Everything that chance decides before the first turn; for beginners the boards lie as they are printed."""

    __slots__ = ("beginner", "pair")

    def __init__(self, pair: int, beginner: int) -> None:
        self.pair = pair
        self.beginner = beginner

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        dealer = table.dealer
        state.species = self._species(table)
        boards = list(range(len(POSITIONS)))
        if not self.beginner:
            state.offsets = [dealer.roll(list(range(SECTORS))) for _ in range(DISCS)]
            boards = [dealer.draw(boards) for _ in POSITIONS]
            state.gold_sides = [2 * tile + dealer.roll([0, 1]) for tile in range(GOLD_TILES)]
        state.stars = stars_on(boards)
        for tech in range(len(TECHS)):
            bonus = dealer.roll(list(range(TILE_BONUSES)))
            state.tech_top[tech] = bonus
            state.tech_rest[tech] &= ~(1 << bonus)
        for _ in range(ROUNDS - 1):
            stack = [dealer.draw(state.deck) for _ in range(len(state.players) + 1)]
            stack.sort()
            state.stacks.append(stack)
        state.start = dealer.roll(list(range(len(state.players))))
        for turn, owner in enumerate(state.turn_order(state.start)):
            state.players[owner].score = turn + 1
        refill(table, state.start)
        for owner in state.seats():
            draw(table, owner, START.number("cards"))
        for rival in state.rivals:
            lay_out_objectives(table, rival.difficulty)
        table.then(state.start, together(FirstIncome()), BEGIN_ROUND)

    def _species(self, table: Table[State]) -> list[int]:
        """Two of five, left and right, at random or as the table has agreed."""
        pile = list(range(len(SPECIES))) if self.pair == NOTHING else list(_PAIRS[self.pair])
        return [table.dealer.draw(pile), table.dealer.draw(pile)]


def stars_on(boards: list[int]) -> list[int]:
    """The star of each sector when these boards lie north, east, south and west."""
    stars = [0] * SECTORS
    for sectors, board in zip(POSITIONS, boards, strict=True):
        for place, sector in enumerate(sectors):
            stars[sector] = STARS_OF_BOARD[board][place]
    return stars


class FirstIncome(Question[State]):
    """Everybody tucks one of the first five cards, at the same time.

    It pays at once. The others do not see it (`sight/first_income.py`) and are not told before all have chosen
    (`tell_first_income`).
    """

    __slots__ = ()

    def prompt(self) -> str:
        return "first-income"

    def options(self, table: Table[State], seat: int) -> list[int]:
        return each(TUCK, table.state.players[seat].hand)

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        card = TUCK.place(action)
        hand = table.state.players[seat].hand
        hand.remove(card)
        if len(table.owed) == 1:
            tuck(table, seat, card)
            return
        before = hand[:]
        listening, table.events = table.events, None
        tuck(table, seat, card)
        table.events = listening
        drawn = [other for other in hand if other not in before]
        table.tell(INCOME_CHOSEN, seat, card, len(drawn), drawn[0] if drawn else card)
