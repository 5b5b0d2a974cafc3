"""IV: Consume (page 6): trade first, then every consume power in the order its player wants."""

from __future__ import annotations

from typing import Final

from ....core.effects import each_seat
from ....core.game import ALLOWED
from ....core.table import Effect, Question, Table
from ..facts import powers
from ..facts.cards import ANY, BIT, COST, GOOD, NOTHING, TRADE_BONUS, TRADE_THIS, TRADE_VALUE
from ..position.actions import DISCARD, DOUBLE, ENOUGH, NAME, SELL, SPEND, TRADE, USE
from ..position.events import GOOD_SOLD, GOOD_SPENT, LUCKY_CARD_KEPT, LUCKY_CARD_LOST, NUMBER_NAMED, POWER_USED
from ..position.state import CONSUME, Player, State
from .payment import discards
from .pile import add, discard, draw, gain_points, remove_good, take
from .steps import begin_step


class Consume(Effect[State]):
    """The whole phase, seat by seat, so later seats see the earlier ones (page 7)."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        begin_step(table, CONSUME)
        for player in table.state.players:
            player.used.clear()
        table.then(seat, EACH_CONSUMES)


class ConsumeGoods(Effect[State]):
    """Who has chosen to trade sells a good first; then powers are used."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        table.then(seat, USE_POWER)
        if TRADE in table.state.players[seat].actions:
            table.then(seat, TRADE_GOOD)


def goods_of(player: Player, kind: int) -> int:
    """How many goods of a kind (or ANY) the player has."""
    total = 0
    for place, good in enumerate(player.goods):
        if good != NOTHING and (kind == ANY or GOOD[player.tableau[place]] == kind):
            total += 1
    return total


def kinds_of(player: Player) -> int:
    """The kinds of goods the player has, as bits."""
    kinds = 0
    for place, good in enumerate(player.goods):
        if good != NOTHING:
            kinds |= BIT[GOOD[player.tableau[place]]]
    return kinds


def sale(player: Player, place: int) -> int:
    """Cards for the good that lies there when it is sold, with all trade powers."""
    kind = GOOD[player.tableau[place]]
    total = TRADE_VALUE[kind]
    for other in range(player.ready):
        card = player.tableau[other]
        total += TRADE_BONUS[ANY][card] + TRADE_BONUS[kind][card]
        if other == place:
            total += TRADE_THIS[card]
    return total


class TradeGood(Question[State]):
    """Which good to sell; selling is compulsory."""

    __slots__ = ()

    def prompt(self) -> str:
        return "trade"

    def options(self, table: Table[State], seat: int) -> list[int]:
        player = table.state.players[seat]
        return sorted(SELL.each[player.tableau[place]] for place, good in enumerate(player.goods) if good != NOTHING)

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        player = table.state.players[seat]
        world = SELL.place(action)
        place = player.tableau.index(world)
        count = sale(player, place)
        remove_good(table.state, player, place)
        table.tell(GOOD_SOLD, seat, world, count)
        draw(table, seat, count)


def power_barred(player: Player, power: int) -> str:
    """Why a power cannot be used: it was, or what it takes is not there."""
    if power in player.used:
        return "power-used"
    verb = powers.VERB[power]
    if verb == powers.DISCARD_HAND:
        return ALLOWED if player.hand else "no-hand-cards"
    if verb == powers.CONSUME_ALL:
        enough = goods_of(player, ANY) > 0
    elif verb == powers.CONSUME and powers.DISTINCT[power]:
        enough = kinds_of(player).bit_count() >= powers.NEEDED[power]
    else:
        enough = goods_of(player, powers.KIND[power]) >= powers.NEEDED[power]
    return ALLOWED if enough else "no-goods"


def usable_powers(player: Player) -> list[int]:
    """The powers of a tableau that can be used now, in ascending order."""
    found: list[int] = []
    for place in range(player.ready):
        for power in powers.OF_CARD[player.tableau[place]]:
            if not power_barred(player, power):
                found.append(power)
    found.sort()
    return found


def stopping_barred(usable: list[int]) -> str:
    """Why a player with these powers cannot stop: what can be used must be, except for hand cards."""
    for power in usable:
        if not powers.optional(power):
            return "must-consume"
    return ALLOWED


class UsePower(Question[State]):
    """Which consume power to use next."""

    __slots__ = ()

    def prompt(self) -> str:
        return "consume"

    def options(self, table: Table[State], seat: int) -> list[int]:
        usable = usable_powers(table.state.players[seat])
        options = [USE.each[power] for power in usable]
        if usable and not stopping_barred(usable):
            options.append(ENOUGH)
        return options

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if action == ENOUGH:
            return
        power = USE.place(action)
        player = table.state.players[seat]
        player.used.append(power)
        table.tell(POWER_USED, seat, power)
        verb = powers.VERB[power]
        table.then(seat, self)
        if verb == powers.CONSUME:
            count = min(powers.TIMES[power], goods_of(player, powers.KIND[power]))
            spent = powers.NEEDED[power] if powers.TIMES[power] == 1 else count
            table.then(seat, SpendGoods(power, spent, 0), Reward(power, count))
        elif verb == powers.CONSUME_ALL:
            consume_all(table, seat)
        elif verb in (powers.SELL, powers.SELL_WITH_BONUS):
            table.then(seat, SpendGoods(power, 1, 0))
        elif verb == powers.DRAW:
            draw(table, seat, powers.DRAWS[power])
        elif verb == powers.LUCKY_DRAW:
            table.then(seat, NAME_NUMBER)
        else:
            table.then(seat, DiscardForPoints(power, powers.HAND_CARDS[power]))


def points_for_goods(player: Player, points: int) -> int:
    """Points from goods count twice for who has chosen so."""
    return points * 2 if DOUBLE in player.actions else points


def consume_all(table: Table[State], seat: int) -> None:
    """Every good is spent for one point less than there were goods."""
    player = table.state.players[seat]
    spent = 0
    for place, good in enumerate(player.goods):
        if good != NOTHING:
            table.tell(GOOD_SPENT, seat, player.tableau[place])
            remove_good(table.state, player, place)
            spent += 1
    gain_points(table, seat, points_for_goods(player, spent - 1))


class SpendGoods(Question[State]):
    """Which good to spend for a power; `kinds` are those already spent where all must differ."""

    __slots__ = ("kinds", "left", "power")

    def __init__(self, power: int, left: int, kinds: int) -> None:
        self.power = power
        self.left = left
        self.kinds = kinds

    def prompt(self) -> str:
        return "spend"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"power": self.power, "count": self.left}

    def options(self, table: Table[State], seat: int) -> list[int]:
        player = table.state.players[seat]
        kind = powers.KIND[self.power]
        options: list[int] = []
        for place, good in enumerate(player.goods):
            if good != NOTHING:
                world = player.tableau[place]
                if (kind == ANY or GOOD[world] == kind) and not self.kinds & BIT[GOOD[world]]:
                    options.append(SPEND.each[world])
        options.sort()
        if len(options) == self.left:
            return options[:1]  # all of them go: nothing to choose
        return options

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        player = table.state.players[seat]
        world = SPEND.place(action)
        place = player.tableau.index(world)
        kinds = self.kinds | BIT[GOOD[world]] if powers.DISTINCT[self.power] else 0
        sold = 0
        if powers.VERB[self.power] == powers.SELL_WITH_BONUS:
            sold = sale(player, place)
        elif powers.VERB[self.power] == powers.SELL:
            sold = TRADE_VALUE[GOOD[world]]
        remove_good(table.state, player, place)
        table.tell(GOOD_SPENT, seat, world)
        draw(table, seat, sold)
        if self.left > 1:
            table.then(seat, SpendGoods(self.power, self.left - 1, kinds))


class Reward(Effect[State]):
    """What a power pays for each time it was used: points, then cards."""

    __slots__ = ("power", "times")

    def __init__(self, power: int, times: int) -> None:
        self.power = power
        self.times = times

    def resolve(self, table: Table[State], seat: int) -> None:
        player = table.state.players[seat]
        gain_points(table, seat, points_for_goods(player, self.times * powers.POINTS[self.power]))
        draw(table, seat, self.times * powers.DRAWS[self.power])


class DiscardForPoints(Question[State]):
    """Hand cards for points, never doubled; one may stop at any time."""

    __slots__ = ("left", "power")

    def __init__(self, power: int, left: int) -> None:
        self.power = power
        self.left = left

    def prompt(self) -> str:
        return "discard-for-points"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"power": self.power, "count": self.left}

    def options(self, table: Table[State], seat: int) -> list[int]:
        return [*discards(table.state.players[seat]), ENOUGH]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if action == ENOUGH:
            return
        discard(table, seat, DISCARD.place(action))
        gain_points(table, seat, powers.POINTS[self.power])
        if self.left > 1:
            table.then(seat, DiscardForPoints(self.power, self.left - 1))


class NameNumber(Question[State]):
    """A lucky guess at the cost or defence of the top card, which everybody then sees."""

    __slots__ = ()

    def prompt(self) -> str:
        return "name-number"

    def options(self, table: Table[State], seat: int) -> list[int]:
        return [NAME.each[place] for place in range(len(powers.LUCKY_NUMBERS))]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        number = powers.LUCKY_NUMBERS[NAME.place(action)]
        table.tell(NUMBER_NAMED, seat, number)
        card = take(table, seat)
        if card == NOTHING:
            return
        if COST[card] == number:
            add(table.state.players[seat].hand, card)
            table.tell(LUCKY_CARD_KEPT, seat, card)
        else:
            table.state.shown.append(card)
            table.tell(LUCKY_CARD_LOST, seat, card)


CONSUME_PHASE: Final = Consume()
CONSUME_GOODS: Final = ConsumeGoods()
EACH_CONSUMES: Final = each_seat(CONSUME_GOODS)
TRADE_GOOD: Final = TradeGood()
USE_POWER: Final = UsePower()
NAME_NUMBER: Final = NameNumber()
