"""Play a trace again with our engine and compare every question and every state.

Left out is what the reference does otherwise without being a rule: it asks where there is nothing to choose, and it
stops after round 30.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec

from orrery.core.actions import Block
from orrery.core.dealer import ScriptedDealer
from orrery.core.errors import OrreryError
from orrery.core.table import Table
from orrery.games.race import GAME
from orrery.games.race.facts import powers
from orrery.games.race.facts.cards import ANY, CARDS, GOOD, NOTHING, SIX_COST, TRADE_VALUE, WINDFALL_POWER
from orrery.games.race.facts.limits import HAND_LIMIT
from orrery.games.race.position.actions import (
    ACTIONS,
    BY,
    CHOOSE,
    DISCARD,
    ENOUGH,
    KEEP,
    NAME,
    PASS,
    PLACE,
    PRODUCE,
    PRODUCE_ON,
    SELL,
    SPEND,
    USE,
)
from orrery.games.race.position.state import Player, State
from orrery.games.race.rules.consume import sale
from orrery.games.race.rules.explore import Keep
from orrery.games.race.rules.payment import Pay
from orrery.games.race.rules.produce import ProduceWindfall
from orrery.games.race.rules.scoring import points, six_cost_points, winners
from orrery.games.race.rules.settle import price

from .phases import PhaseTable
from .questions import (
    CardsOption,
    ConsumeOption,
    GoodOption,
    HandOption,
    LuckyOption,
    Payment,
    PaymentOption,
    PickOption,
    TradeOption,
    WindfallOption,
    designs,
    legal_counts,
    means_of,
    power_of,
    prices_of,
    read,
    windfall_of,
    without,
)
from .snapshot import ACTION_OF, Snapshot, difference, of_engine, of_reference
from .traces import (
    Action,
    Ask,
    Card,
    CardOrNone,
    Draw,
    End,
    Entry,
    Flip,
    Good,
    PhaseEnd,
    Position,
    Seats,
    Trace,
    TraceError,
    design,
)

SIMULTANEOUS: Final = ("action", "discard", "place")
LAST_ROUND: Final = 30
PAYING: Final = ("pay", None)


class Difference(Exception):
    """Our engine does something other than the reference."""


class Answer(NamedTuple):
    """One answer that our engine asked for, with the number of legal ones that the reference's line tells."""

    seat: int
    action: int
    legal: int | None


class Comparison:
    """Feed a trace to our engine; the first thing that differs is raised as a Difference."""

    def __init__(self, trace: Trace) -> None:
        self.trace = trace
        self.questions = 0
        self.states = 0
        self.stopped = False
        """True if the reference stopped before the end of the game."""
        self.answers: list[Answer] = []
        self.deals = _deals(trace)
        self.options = GAME.option_values(trace.header.players, {"advanced": trace.header.advanced})
        self.seats = list(range(trace.header.players))
        """Our seat of each player: the reference renumbers players once, after the set-up."""
        self._line = trace.line
        self._ended: list[Snapshot] = []
        self._dealer = ScriptedDealer(self.deals)

    def run(self) -> None:
        try:
            self._phases = PhaseTable(self.trace.header.players, self.options, self._dealer, self._note_end)
            self._run()
        except (Difference, OrreryError) as problem:
            where = f"{self.trace.path}:{self._line} (game of line {self.trace.line})"
            raise Difference(f"{where}: {problem}") from None

    @property
    def _state(self) -> State:
        return self._phases.table.state

    def _note_end(self, state: State) -> None:
        self._ended.append(of_engine(state))

    # Going through the trace

    def _run(self) -> None:
        entries = self.trace.entries
        place = 0
        while place < len(entries):
            self._line, entry = entries[place]
            place += 1
            if isinstance(entry, Ask):
                asks = [entry]
                while place < len(entries) and _simultaneous(asks, entries[place][1]):
                    following = entries[place][1]
                    assert isinstance(following, Ask)
                    asks.append(following)
                    place += 1
                self._compare_questions(asks)
            elif isinstance(entry, Seats):
                self.seats = entry.was
                self._compare_end_of_phase(entry)
            elif isinstance(entry, PhaseEnd):
                self._compare_end_of_phase(entry)
            elif isinstance(entry, End):
                self._compare_end(entry)

    def _compare_questions(self, asks: list[Ask]) -> None:
        """Compare questions asked at the same time first, then answer them."""
        asked: list[tuple[Ask, list[int]]] = []
        try:
            for ask in asks:
                actions = self._compare_question(ask)
                if actions is not None:
                    asked.append((ask, actions))
            for ask, actions in asked:
                self._answer(ask, actions)
        except (msgspec.MsgspecError, ValueError) as problem:
            raise TraceError(self.trace.path, self._line, f"not a question of a trace: {problem}") from None

    def _compare_question(self, ask: Ask) -> list[int] | None:
        """Return the answer in our actions, or None where our engine had nothing to ask."""
        compare = _COMPARED.get(ask.ask)
        if compare is None:
            raise TraceError(self.trace.path, self._line, f"there is no question called {ask.ask}")
        actions = compare(self, self.seats[ask.p], ask)
        if actions is not None:
            self._check_no_phase_ended()
            self._compare_state(ask, of_engine(self._state))
            self.questions += 1
        return actions

    def _answer(self, ask: Ask, actions: list[int]) -> None:
        seat = self.seats[ask.p]
        asked = self._asked_for(seat, actions)
        counts = legal_counts(ask)
        if len(counts) != len(actions):
            raise ValueError("the answer has another number of steps than the question")
        for action, legal in zip(asked, counts, strict=False):
            if legal is not None:
                self._same("legal answers", legal, len(self._phases.table.questions()[seat]))
            self._phases.act(seat, action)
            self.answers.append(Answer(seat, action, legal))

    def _check_no_phase_ended(self) -> None:
        if self._ended:
            raise Difference(f"step that ended: reference none, ours {self._ended[0].step}")

    def _compare_end_of_phase(self, entry: Position) -> None:
        theirs = of_reference(entry, self.seats)
        if not self._ended:
            raise Difference(f"step that ended: reference {theirs.step}, ours none")
        self._compare_state(entry, self._ended.pop(0))

    def _compare_end(self, entry: End) -> None:
        self._check_no_phase_ended()
        check_rounds(entry.round, self._phases)
        self.stopped = not self._phases.over
        state = self._state
        self._same("scores", entry.score, [points(state.players[seat]) for seat in self.seats])
        won = winners(state)
        self._same("winners", entry.winner, [seat in won for seat in self.seats])
        bonus = {CARDS[design(card)]: value for card, value in entry.bonus.items()}
        ours = {
            CARDS[card]: six_cost_points(player, card)
            for player in state.players
            for card in player.tableau
            if CARDS[card] in bonus
        }
        self._same("six-cost points", bonus, ours)
        self._same("six-cost cards", len(entry.bonus), sum(_sixes(player) for player in state.players))

    # Comparing

    def _same(self, what: str, theirs: object, ours: object) -> None:
        if theirs != ours:
            raise Difference(f"{what}: reference {theirs}, ours {ours}")

    def _compare_state(self, theirs: Position, ours: Snapshot) -> None:
        self.states += 1
        differing = difference(of_reference(theirs, self.seats), ours)
        if differing is not None:
            raise Difference(differing)

    def _options_of(self, seat: int, verb: Block) -> list[int]:
        """Return what follows the verb in the options of a seat."""
        options = self._phases.table.questions().get(seat, [])
        return [verb.place(action) for action in options if action not in (PASS, ENOUGH)]

    def _prompt(self, seat: int) -> str | None:
        question = self._phases.table.question(seat)
        return question.prompt() if question else None

    def _without_choice(self, seat: int, *prompts: str) -> list[int] | None:
        """Check that our engine has gone on by itself where the reference asks although one answer is possible."""
        if self._prompt(seat) in prompts:
            raise Difference(f"question: nothing to choose in the reference, ours {self._prompt(seat)}")
        return None

    # One method for each type of question: the answer in our actions, or None where there was no choice

    def _compare_action(self, seat: int, ask: Ask) -> list[int]:
        pick = read(ask.opt, PickOption).pick
        self._same("question", "choose-action", self._prompt(seat))
        self._same("number of actions", pick, self._state.actions_of_a_round())
        self._same("action cards", list(range(len(ACTIONS))), self._options_of(seat, CHOOSE))
        return [CHOOSE.at(ACTIONS.index(ACTION_OF[word])) for word in read(ask.ans, list[Action])]

    def _compare_discard(self, seat: int, ask: Ask) -> list[int] | None:
        option = read(ask.opt, CardsOption)
        answer = [design(card) for card in read(ask.ans, list[Card])]
        asked = self._prompt(seat)
        player = self._state.players[seat]
        if asked == "keep":
            question = self._phases.table.question(seat)
            assert isinstance(question, Keep)
            self._same("cards looked at", designs(option.cards), player.looked)
            self._same("cards to keep", len(option.cards) - option.n, question.left)
            self._same("discarded cards looked at", answer, [card for card in answer if card in player.looked])
            return [KEEP.at(card) for card in without(player.looked, answer)]
        if option.n in (0, len(option.cards)):
            return self._without_choice(seat, "keep", "discard-from-first-hand", "hand-limit")
        self._same("cards to choose from", designs(option.cards), player.hand)
        self._same("question", "discard-from-first-hand" if ask.phase == "setup" else "hand-limit", asked)
        self._same("options", sorted(set(designs(option.cards))), self._options_of(seat, DISCARD))
        if asked == "hand-limit":
            self._same("excess", option.n, len(player.hand) - HAND_LIMIT)
        return [DISCARD.at(card) for card in answer]

    def _compare_place(self, seat: int, ask: Ask) -> list[int]:
        option = read(ask.opt, CardsOption)
        prompt = "develop" if ask.phase.startswith("develop") else "settle"
        self._same("question", prompt, self._prompt(seat))
        self._same("cards to place", sorted(set(designs(option.cards))), self._options_of(seat, PLACE))
        answer = read(ask.ans, CardOrNone)
        return [PASS if answer < 0 else PLACE.at(design(answer))]

    def _compare_payment(self, seat: int, ask: Ask) -> list[int] | None:
        option = read(ask.opt, PaymentOption)
        answer = read(ask.ans, Payment)
        prices = prices_of(option)
        player = self._state.players[seat]
        self._same("card to pay for", CARDS[design(option.placed)], CARDS[player.tableau[-1]])
        if len(prices) == 1 and option.plans[0].pay in (0, len(option.cards)):
            return self._without_choice(seat, "means", "pay")
        self._same("hand to pay from", designs(option.cards), player.hand)
        actions: list[int] = []
        if len(prices) > 1:
            self._same("question", "means", self._prompt(seat))
            ours = {means: price(player, player.choice, means) for means in self._options_of(seat, BY)}
            self._same("prices", prices, ours)
            actions.append(BY.at(means_of(answer.use)))
        else:
            question = self._phases.table.question(seat)
            self._same("question", "pay", self._prompt(seat))
            assert isinstance(question, Pay)
            self._same("price", option.plans[0].pay, question.left)
        if len(answer.pay) < len(option.cards):
            actions += [DISCARD.at(design(card)) for card in answer.pay]
        return actions

    def _compare_trade(self, seat: int, ask: Ask) -> list[int] | None:
        option = read(ask.opt, TradeOption)
        if len(option.worlds) == 1:
            return self._without_choice(seat, "trade")
        player = self._state.players[seat]
        verb = SELL if self._prompt(seat) == "trade" else SPEND
        self._same("goods to sell", designs(option.worlds), self._options_of(seat, verb))
        values = {design(world): value for world, value in zip(option.worlds, option.value, strict=True)}
        self._same("values", values, {world: _value(player, world, option.bonus) for world in values})
        return [verb.at(design(read(ask.ans, Card)))]

    def _compare_consume(self, seat: int, ask: Ask) -> list[int]:
        option = read(ask.opt, ConsumeOption)
        self._same("question", "consume", self._prompt(seat))
        self._same("powers", sorted(map(_known_power, option.powers)), self._options_of(seat, USE))
        self._same("optional", option.optional, ENOUGH in self._phases.table.questions()[seat])
        stops = bytes(ask.ans) == b"null"
        return [ENOUGH if stops else USE.at(_known_power(read(ask.ans, tuple[Card, int])))]

    def _compare_good(self, seat: int, ask: Ask) -> list[int] | None:
        option = read(ask.opt, GoodOption)
        worlds = designs(option.worlds)
        power = _known_power(option.power)
        table = self._phases.table
        if option.min == len(worlds):
            if _subject(table, seat) == ("spend", power):  # by now it may be another power's turn
                raise Difference("question: nothing to choose in the reference, ours spend")
            return None
        self._same("question", "spend", self._prompt(seat))
        arguments = _arguments(table, seat)
        self._same("power", power, arguments["power"])
        self._same("goods", (option.min, option.max), (arguments["count"], arguments["count"]))
        self._same("worlds", worlds, self._options_of(seat, SPEND))
        return [SPEND.at(design(world)) for world in read(ask.ans, list[Card])]

    def _compare_consume_hand(self, seat: int, ask: Ask) -> list[int]:
        option = read(ask.opt, HandOption)
        power = _known_power(option.power)
        self._same("question", "discard-for-points", self._prompt(seat))
        self._same("power", power, _arguments(self._phases.table, seat)["power"])
        self._same("cards", sorted(set(designs(option.cards))), self._options_of(seat, DISCARD))
        self._same("most", option.max, powers.HAND_CARDS[power])
        answer = [DISCARD.at(design(card)) for card in read(ask.ans, list[Card])]
        if len(answer) < min(option.max, len(option.cards)):
            answer.append(ENOUGH)
        return answer

    def _compare_lucky(self, seat: int, ask: Ask) -> list[int]:
        option = read(ask.opt, LuckyOption)
        self._same("question", "name-number", self._prompt(seat))
        self._same("numbers", (option.min, option.max), (powers.LUCKY_NUMBERS[0], powers.LUCKY_NUMBERS[-1]))
        return [NAME.at(powers.LUCKY_NUMBERS.index(read(ask.ans, int)))]

    def _compare_windfall(self, seat: int, ask: Ask) -> list[int]:
        option = read(ask.opt, WindfallOption)
        self._same("question", "windfall", self._prompt(seat))
        question = self._phases.table.question(seat)
        assert isinstance(question, ProduceWindfall)
        power, possible = _known_windfall(option.power), _windfalls(self._state.players[seat], question.kind)
        if power not in possible:
            raise Difference(f"power: reference {_owner(power)}, ours {', '.join(map(_owner, possible))}")
        self._same("windfall worlds", designs(option.worlds), self._options_of(seat, PRODUCE_ON))
        return [PRODUCE_ON.at(design(read(ask.ans, Card)))]

    # Answers of several steps

    def _asked_for(self, seat: int, actions: list[int]) -> list[int]:
        """Leave out goods our engine does not ask for, because it can only spend these.

        Where it still asks for them, an answer that it does not offer is a difference. The next question may be of the
        same kind, but for another power: then it does not ask for them any more.
        """
        table = self._phases.table.copy(self._dealer.copy())
        subject = _subject(table, seat)
        for number, action in enumerate(actions):
            if number and _subject(table, seat) not in (subject, PAYING):
                _check_spent(table.state.players[seat], actions[number:])
                return actions[:number]
            if action not in table.questions().get(seat, []):
                raise Difference(f"answer: ours does not offer {GAME.actions.text(action)}")
            table.act(seat, action)
        return actions


def _check_spent(player: Player, actions: list[int]) -> None:
    """Check that our engine has done by itself what it did not ask for: spend these goods."""
    for action in actions:
        if action not in SPEND.each or player.goods[player.tableau.index(SPEND.place(action))] != NOTHING:
            raise Difference(f"answer: ours neither asks for {GAME.actions.text(action)} nor does it")


def check_rounds(rounds: int, phases: PhaseTable) -> None:
    """Check that the reference ended the game when our engine does, or stopped at its limit of rounds."""
    begun = phases.table.state.rounds
    if phases.over and rounds != begun:
        raise Difference(f"rounds: reference {rounds}, ours {begun}")
    if not phases.over and rounds < LAST_ROUND:
        raise Difference("the game is not over here")


def _arguments(table: Table[State], seat: int) -> dict[str, str | int]:
    question = table.question(seat)
    return question.arguments(table, seat) if question else {}


def _subject(table: Table[State], seat: int) -> tuple[str, str | int | None] | None:
    """Return what a seat is asked, and for which power."""
    question = table.question(seat)
    return (question.prompt(), _arguments(table, seat).get("power")) if question else None


def _known_power(power: tuple[int, int]) -> int:
    known = power_of(power)
    if known is None:
        raise ValueError(f"{CARDS[design(power[0])]} has no consume power {power[1]}")
    return known


def _known_windfall(power: tuple[int, int]) -> int:
    known = windfall_of(power)
    if known is None:
        raise ValueError(f"{list(power)} is no windfall power")
    return known


def _windfalls(player: Player, kind: int) -> list[int]:
    """Return a player's cards with a windfall power of this kind, and NOTHING for the bonus of the Produce action.

    Our question names a kind. The bonus and a card with a power for any kind are the same question.
    """
    cards = [card for card in player.tableau[: player.ready] if WINDFALL_POWER[card] == kind]
    return [*cards, NOTHING] if kind == ANY and PRODUCE in player.actions else cards


def _owner(card: int) -> str:
    """Return the name of a card with a windfall power, or of the bonus."""
    return "bonus" if card == NOTHING else CARDS[card]


def _deals(trace: Trace) -> list[int]:
    """Return everything the dealer hands out, in order: start worlds first, as the first question shows them."""
    entries = [entry for _, entry in trace.entries]
    first = next((entry for entry in entries if isinstance(entry, Ask)), None)
    if first is None or not all(player.table for player in first.players):
        raise TraceError(trace.path, trace.line, "the game has no question that shows the start worlds")
    worlds = [design(player.table[0][0]) for player in first.players]
    return worlds + [design(entry.card) for entry in entries if isinstance(entry, Draw | Good | Flip)]


def _simultaneous(asks: Sequence[Ask], entry: Entry) -> bool:
    """Return whether a line is the same question, asked of another player at the same time."""
    return (
        isinstance(entry, Ask)
        and entry.ask == asks[0].ask
        and entry.ask in SIMULTANEOUS
        and entry.phase == asks[0].phase
        and entry.p not in [ask.p for ask in asks]
    )


def _value(player: Player, world: int, bonus: bool) -> int:
    return sale(player, player.tableau.index(world)) if bonus else TRADE_VALUE[GOOD[world]]


def _sixes(player: Player) -> int:
    return sum(SIX_COST[card] for card in player.tableau)


_COMPARED: Final[dict[str, Callable[[Comparison, int, Ask], list[int] | None]]] = {
    "action": Comparison._compare_action,
    "discard": Comparison._compare_discard,
    "place": Comparison._compare_place,
    "payment": Comparison._compare_payment,
    "trade": Comparison._compare_trade,
    "consume": Comparison._compare_consume,
    "good": Comparison._compare_good,
    "consume_hand": Comparison._compare_consume_hand,
    "lucky": Comparison._compare_lucky,
    "windfall": Comparison._compare_windfall,
}
