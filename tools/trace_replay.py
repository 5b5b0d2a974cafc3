"""One reference game played again by our engine, every question and every state compared."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from orrery.core.actions import Block
from orrery.core.dealer import ScriptedDealer
from orrery.core.errors import OrreryError
from orrery.core.events import Event
from orrery.games.race import GAME
from orrery.games.race.facts import powers
from orrery.games.race.facts.cards import GOOD, NOTHING, SIX_COST, TRADE_VALUE
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
    PRODUCE_ON,
    SELL,
    SPEND,
    USE,
)
from orrery.games.race.position.events import PHASE_BEGUN
from orrery.games.race.position.state import SELECT, STEPS, Player, State
from orrery.games.race.rules.consume import sale
from orrery.games.race.rules.explore import Keep
from orrery.games.race.rules.payment import Pay
from orrery.games.race.rules.scoring import points, six_cost_points, winners
from orrery.games.race.rules.settle import price

from .trace_file import Ask, Card, Draw, End, Entry, Flip, Good, PhaseEnd, Position, Seats, Trace, TraceError, design
from .trace_questions import (
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
    means_of,
    power_of,
    read,
    without,
)

ACTION = dict(
    zip(
        ["explore5", "explore11", "develop", "settle", "trade", "x2", "produce"],
        ACTIONS,
        strict=True,
    )
)
ACTION |= {"develop2": "develop", "settle2": "settle"}
STEP = {"develop2": "develop-again", "settle2": "settle-again", "round_end": "round-end"}
SIMULTANEOUS = ("action", "discard", "place")
LAST_ROUND = 30


class Difference(Exception):
    """Our engine does something other than the reference."""


class Ears(list[Event]):
    """Hears a phase begin: what the table looks like then is how the phase before it ended."""

    def __init__(self, replay: Replay) -> None:
        super().__init__()
        self.replay = replay

    def append(self, event: Event) -> None:
        if event.kind is PHASE_BEGUN:
            self.replay.note_phase_end(event.facts[0])


class Replay:
    """Feeds a trace to our engine; what differs is in `differences`."""

    def __init__(self, trace: Trace) -> None:
        self.trace = trace
        self.questions = 0
        self.states = 0
        self.stopped = 0
        self.differences: list[str] = []
        self.line = trace.line
        self.seats = list(range(trace.header.players))
        self.step = STEPS[0]
        self.ended: list[tuple[str, State]] = []
        entries = [entry for _, entry in trace.entries]
        self.dealer = ScriptedDealer(_deals(trace, entries))
        self.table = GAME.begin(
            trace.header.players, GAME.option_values(trace.header.players, self._options()), self.dealer
        )
        self.table.events = Ears(self)

    def _options(self) -> dict[str, object]:
        return {"advanced": self.trace.header.advanced}

    def run(self) -> None:
        try:
            self.table.run()
            self._run()
        except (Difference, OrreryError) as problem:
            where = f"{self.trace.path}:{self.line} (game of line {self.trace.line})"
            self.differences.append(f"{where}: {problem}")

    def note_phase_end(self, begun: int) -> None:
        state = self.table.state.copy()
        if begun == SELECT:
            state.rounds -= 1
        if self.step not in ("setup", "select"):
            self.ended.append((self.step, state))
        self.step = STEPS[begun]

    # Going through the trace

    def _run(self) -> None:
        entries = self.trace.entries
        place = 0
        while place < len(entries):
            self.line, entry = entries[place]
            place += 1
            if isinstance(entry, Ask):
                asks = [entry]
                while place < len(entries) and _beside(asks, entries[place][1]):
                    following = entries[place][1]
                    assert isinstance(following, Ask)
                    asks.append(following)
                    place += 1
                self._questions(asks)
            elif isinstance(entry, Seats):
                self.seats = entry.was
            elif isinstance(entry, PhaseEnd):
                self._phase_end(entry)
            elif isinstance(entry, End):
                self._end(entry)

    def _questions(self, asks: list[Ask]) -> None:
        """Questions asked at the same time are compared first and then answered."""
        answers: list[tuple[int, list[int]]] = []
        for ask in asks:
            seat = self.seats[ask.p]
            compare = getattr(self, f"_{ask.ask}", None)
            if compare is None:
                raise TraceError(self.trace.path, self.line, f"there is no question called {ask.ask}")
            try:
                answer: list[int] | None = compare(seat, ask)
            except msgspec.MsgspecError as problem:
                raise TraceError(self.trace.path, self.line, f"not a question of a trace: {problem}") from None
            if answer is not None:
                self.questions += 1
                self._compare_state(ask, self.table.state, self.table.state.rounds)
                answers.append((seat, answer))
        for seat, answer in answers:
            for action in self._asked_for(seat, answer):
                self.table.act(seat, action)

    def _phase_end(self, entry: PhaseEnd) -> None:
        step = STEP.get(entry.phase, entry.phase)
        if not self.ended and self.table.over and step == "round-end":
            self._compare_state(entry, self.table.state, self.table.state.rounds)
            return
        if not self.ended:
            raise Difference(f"phase {entry.phase} has not ended here")
        ended, state = self.ended.pop(0)
        self._same("phase that ended", step, ended)
        self._compare_state(entry, state, state.rounds)

    def _end(self, entry: End) -> None:
        state = self.table.state
        if not self.table.over:
            if entry.round < LAST_ROUND:
                raise Difference("the game is not over here")
            self.stopped += 1
        order = [self.seats[p] for p in range(len(self.seats))]
        self._same("scores", entry.score, [points(state.players[seat]) for seat in order])
        won = winners(state)
        self._same("winners", entry.winner, [seat in won for seat in order])
        bonus = {design(int(card)): value for card, value in entry.bonus.items()}
        ours = {
            card: six_cost_points(player, card) for player in state.players for card in player.tableau if card in bonus
        }
        self._same("six-cost points", bonus, ours)
        self._same("six-cost cards", len(entry.bonus), sum(_sixes(player) for player in state.players))

    # Comparing

    def _same(self, what: str, theirs: object, ours: object) -> None:
        if theirs != ours:
            raise Difference(f"{what}: reference {theirs}, ours {ours}")

    def _compare_state(self, theirs: Position, state: State, rounds: int) -> None:
        self.states += 1
        self._same("round", theirs.round, rounds)
        self._same("pool", theirs.pool, state.pool)
        self._same("pile", theirs.deck_n, len(state.deck))
        discards = [*state.shown, *state.spent]
        for player in state.players:
            discards += player.discarded
        self._same("discards", designs(theirs.discard), sorted(discards))
        for p, holdings in enumerate(theirs.players):
            player = state.players[self.seats[p]]
            self._same(f"chips of player {p}", holdings.vp, player.chips)
            self._same(f"hand of player {p}", designs(holdings.hand), sorted(player.hand + player.looked))
            goods = [NOTHING if good < 0 else design(good) for _, good in holdings.table]
            self._same(f"tableau of player {p}", [design(card) for card, _ in holdings.table], player.tableau)
            self._same(f"goods of player {p}", goods, player.goods)
            if theirs.phase not in ("setup", "select"):
                acts = sorted(ACTIONS.index(ACTION[act]) for act in holdings.act)
                self._same(f"actions of player {p}", acts, player.actions)

    def _options_of(self, seat: int, verb: Block) -> list[int]:
        """What follows the verb in the options of a seat."""
        return [verb.place(action) for action in self.table.questions().get(seat, []) if action not in (PASS, ENOUGH)]

    def _prompt(self, seat: int) -> str | None:
        question = self.table.question(seat)
        return question.prompt() if question else None

    def _without_choice(self, seat: int, *prompts: str) -> list[int] | None:
        """The reference asks where one answer is possible; our engine must have gone on by itself."""
        if self._prompt(seat) in prompts:
            raise Difference(f"question: nothing to choose in the reference, ours {self._prompt(seat)}")
        return None

    # One method for each type of question: the answer in our actions, or None where there was no choice

    def _action(self, seat: int, ask: Ask) -> list[int]:
        pick = read(ask.opt, PickOption).pick
        self._same("question", "choose-action", self._prompt(seat))
        self._same("number of actions", pick, 2 if self.table.state.advanced else 1)
        self._same("action cards", list(range(len(ACTIONS))), self._options_of(seat, CHOOSE))
        return [CHOOSE.at(ACTIONS.index(ACTION[word])) for word in read(ask.ans, list[str])]

    def _discard(self, seat: int, ask: Ask) -> list[int] | None:
        option = read(ask.opt, CardsOption)
        answer = [design(card) for card in read(ask.ans, list[Card])]
        asked = self._prompt(seat)
        player = self.table.state.players[seat]
        if asked == "keep":
            question = self.table.question(seat)
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

    def _place(self, seat: int, ask: Ask) -> list[int]:
        option = read(ask.opt, CardsOption)
        prompt = "develop" if ask.phase.startswith("develop") else "settle"
        self._same("question", prompt, self._prompt(seat))
        self._same("cards to place", sorted(set(designs(option.cards))), self._options_of(seat, PLACE))
        answer = read(ask.ans, int)
        return [PASS if answer < 0 else PLACE.at(design(answer))]

    def _payment(self, seat: int, ask: Ask) -> list[int] | None:
        option = read(ask.opt, PaymentOption)
        answer = read(ask.ans, Payment)
        plans = {means_of(plan.use): plan.pay for plan in option.plans}
        forced = len(plans) == 1 and (option.plans[0].pay in (0, len(option.cards)))
        if forced:
            return self._without_choice(seat, "means", "pay")
        player = self.table.state.players[seat]
        self._same("hand to pay from", designs(option.cards), player.hand)
        actions: list[int] = []
        if len(plans) > 1:
            self._same("question", "means", self._prompt(seat))
            ways = self._options_of(seat, BY)
            self._same("plans", plans, {means: price(player, player.choice, means) for means in ways})
            actions.append(BY.at(means_of(answer.use)))
        else:
            question = self.table.question(seat)
            self._same("question", "pay", self._prompt(seat))
            assert isinstance(question, Pay)
            self._same("price", option.plans[0].pay, question.left)
        if len(answer.pay) < len(option.cards):
            actions += [DISCARD.at(design(card)) for card in answer.pay]
        return actions

    def _trade(self, seat: int, ask: Ask) -> list[int] | None:
        option = read(ask.opt, TradeOption)
        if len(option.worlds) == 1:
            return self._without_choice(seat, "trade")
        player = self.table.state.players[seat]
        verb = SELL if self._prompt(seat) == "trade" else SPEND
        self._same("goods to sell", designs(option.worlds), self._options_of(seat, verb))
        values = {design(world): value for world, value in zip(option.worlds, option.value, strict=True)}
        self._same("values", values, {world: _value(player, world, option.bonus) for world in values})
        return [verb.at(design(read(ask.ans, int)))]

    def _consume(self, seat: int, ask: Ask) -> list[int]:
        option = read(ask.opt, ConsumeOption)
        self._same("question", "consume", self._prompt(seat))
        self._same("powers", sorted(map(power_of, option.powers)), self._options_of(seat, USE))
        self._same("optional", option.optional, ENOUGH in self.table.questions()[seat])
        answer = read(ask.ans, list[int]) if bytes(ask.ans) != b"null" else []
        return [USE.at(power_of((answer[0], answer[1]))) if answer else ENOUGH]

    def _good(self, seat: int, ask: Ask) -> list[int] | None:
        option = read(ask.opt, GoodOption)
        worlds = designs(option.worlds)
        question = self.table.question(seat)
        arguments = question.arguments(self.table, seat) if question and question.prompt() == "spend" else {}
        if option.min == len(worlds):
            if arguments.get("power") == power_of(option.power):  # by now it may be another power's turn
                raise Difference("question: nothing to choose in the reference, ours spend")
            return None
        self._same("question", "spend", self._prompt(seat))
        self._same("power", power_of(option.power), arguments["power"])
        self._same("goods", (option.min, option.max), (arguments["count"], arguments["count"]))
        self._same("worlds", worlds, self._options_of(seat, SPEND))
        return [SPEND.at(design(world)) for world in read(ask.ans, list[Card])]

    def _consume_hand(self, seat: int, ask: Ask) -> list[int]:
        option = read(ask.opt, HandOption)
        self._same("question", "discard-for-points", self._prompt(seat))
        self._same("cards", sorted(set(designs(option.cards))), self._options_of(seat, DISCARD))
        self._same("most", option.max, powers.HAND_CARDS[power_of(option.power)])
        answer = [DISCARD.at(design(card)) for card in read(ask.ans, list[Card])]
        if len(answer) < min(option.max, len(option.cards)):
            answer.append(ENOUGH)
        return answer

    def _lucky(self, seat: int, ask: Ask) -> list[int]:
        option = read(ask.opt, LuckyOption)
        self._same("question", "name-number", self._prompt(seat))
        self._same("numbers", (option.min, option.max), (powers.LUCKY_NUMBERS[0], powers.LUCKY_NUMBERS[-1]))
        return [NAME.at(powers.LUCKY_NUMBERS.index(read(ask.ans, int)))]

    def _windfall(self, seat: int, ask: Ask) -> list[int]:
        option = read(ask.opt, WindfallOption)
        self._same("question", "windfall", self._prompt(seat))
        self._same("windfall worlds", designs(option.worlds), self._options_of(seat, PRODUCE_ON))
        return [PRODUCE_ON.at(design(read(ask.ans, int)))]

    def _asked_for(self, seat: int, actions: list[int]) -> list[int]:
        """Leave out answers our engine does not ask for, because by then nothing else is left.

        Where it still asks the same question, an answer that it does not offer is a difference.
        """
        copy = self.table.copy(self.dealer.copy())
        asked = self._prompt(seat)
        for number, action in enumerate(actions):
            question = copy.question(seat)
            if action not in copy.questions().get(seat, []):
                if number == 0 or (question is not None and question.prompt() in (asked, "pay")):
                    raise Difference(f"answer: ours does not offer {GAME.actions.text(action)}")
                return actions[:number]
            copy.act(seat, action)
        return actions


def _deals(trace: Trace, entries: Sequence[Entry]) -> list[int]:
    """Everything the dealer hands out, in order: start worlds first, as the first question shows them."""
    first = next(entry for entry in entries if isinstance(entry, Ask))
    worlds = [design(player.table[0][0]) for player in first.players]
    return worlds + [design(entry.card) for entry in entries if isinstance(entry, Draw | Good | Flip)]


def _beside(asks: list[Ask], entry: Entry) -> bool:
    """Whether a line asks the same of yet another player at the same time."""
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
