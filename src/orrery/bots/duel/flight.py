"""The flight: which sector, what to do on a card, pirates, the sensor, when to go home."""

from __future__ import annotations

from typing import Final

from ...games.duel.facts.cards import KIND, PIRATE, TRIBUTE
from ...games.duel.position.actions import (
    BOTTOM,
    BUY,
    END_FLIGHT,
    FIGHT,
    FLY,
    FLY_ON,
    FOUND_COLONY,
    FOUND_STATION,
    PAY,
    SELL,
    STAY,
    TOP,
)
from ...games.duel.position.state import NOTHING
from .mind import Mind

CURIOSITY: Final = 0.3
"""What it is worth to see a card for the first time."""
HALF_WAY: Final = 0.5
"""How much of a flight is still ahead when a pirate turns up, on average."""


def choose_sector(mind: Mind, options: list[int]) -> int:
    """The sector that promises most; staying at home only if every sector threatens more than that."""
    stacks = mind.state.sectors
    speed = mind.state.speed(mind.seat)
    flights = [option for option in options if option != STAY]
    promise = {option: expectation(mind, ahead(mind, speed, [], stacks[FLY.place(option)], [])) for option in flights}
    best = max(flights, key=promise.__getitem__)
    return best if promise[best] >= 0 else STAY


def visit(mind: Mind, options: list[int]) -> int:
    """The action whose gain and what can follow it beat flying on."""
    coming = still_coming(mind) if FLY_ON in options else {}
    best, choice = 0.0, END_FLIGHT
    for option in options:
        if option == END_FLIGHT:
            continue
        if option == FLY_ON:
            value = expectation(mind, coming)
        else:
            gain = mind.gain(mind.state.path[-1], option)
            value = gain + max(0.0, expectation(mind, coming, option)) if gain > 0 else 0.0
        if value > best:
            best, choice = value, option
    return choice


def fly_on(mind: Mind) -> int:
    return FLY_ON if expectation(mind, still_coming(mind)) > 0 else END_FLIGHT


def face_pirate(mind: Mind) -> int:
    """Pay or fight, by the odds against every pirate it may be and by what is at stake."""
    rest = max(0.0, expectation(mind, still_coming(mind)))
    fight = sum(chance * mind.fight(pirate, rest) for pirate, chance in mind.sky.met_pirate().items())
    return PAY if mind.pay(rest) >= fight else FIGHT


def place_looked(mind: Mind) -> int:
    """Cards that spoil the flight or only delay it go below, the others on top, the best last."""
    state = mind.state
    stack = state.sectors[state.sector]
    steps = state.speed(mind.seat) - len(state.looked) + 1  # the other cards in hand may come first
    for card in state.looked:
        on_top = ahead(mind, steps, [*state.top, card], stack, state.bottom)
        below = ahead(mind, steps, state.top, stack, [*state.bottom, card])
        if expectation(mind, below) > expectation(mind, on_top):
            return BOTTOM.at(card)
    return TOP.at(min(state.looked, key=lambda card: mind.best_use(card)[0]))


def still_coming(mind: Mind) -> dict[int, float]:
    """The cards the flight may still turn up, with their odds."""
    state = mind.state
    held = state.encounter != NOTHING  # a pirate takes its place in the path once it is faced
    steps = state.speed(mind.seat) - len(state.path) - held
    return ahead(mind, steps, state.top, state.sectors[state.sector], state.bottom)


def ahead(mind: Mind, steps: int, top: list[int], stack: list[int], bottom: list[int]) -> dict[int, float]:
    """The cards among the next ones dealt, with their odds: first the top, then the stack, then the bottom."""
    odds = dict.fromkeys(top[::-1][:steps], 1.0)
    steps -= len(top)
    if steps > 0:
        share = min(1.0, steps / len(stack)) if stack else 0.0
        for card, chance in mind.sky.likely(stack).items():
            odds[card] = chance * share
        for card in bottom[: max(0, steps - len(stack))]:
            odds[card] = 1.0
    return odds


def expectation(mind: Mind, coming: dict[int, float], used: int = -1) -> float:
    """What these cards bring with the actions left, one of which may just be used."""
    actions = mind.actions_left() - (used >= 0)
    if actions <= 0:
        return 0.0
    total = _best_uses(mind, coming, actions, used)
    rest = total * HALF_WAY
    for card, odds in coming.items():
        if KIND[card] == PIRATE:
            meeting = mind.fight(card, rest)
            if mind.player.astro >= TRIBUTE:
                meeting = max(meeting, mind.pay(rest))
            total += odds * (meeting - rest)
        if not mind.sky.knows(card):
            total += odds * CURIOSITY
    return total


def _best_uses(mind: Mind, coming: dict[int, float], actions: int, used: int) -> float:
    """The expected gains of the best cards that turn up, as far as actions, ships and stores go.

    From the best card down, each counts as far as fewer better ones have turned up than there are
    actions, and fewer of its like than can be used.
    """
    uses = [(*mind.best_use(card), odds) for card, odds in coming.items()]
    uses.sort(key=lambda use: -use[0])
    free = [1.0] + [0.0] * (actions - 1)
    free_for: dict[int, list[float]] = {}
    total = 0.0
    for gain, action, odds in uses:
        if gain <= 0:
            break
        like = _like(action)
        if like not in free_for:
            times = _times(mind, like) - (used >= 0 and _like(used) == like)
            free_for[like] = [1.0] + [0.0] * (times - 1) if times else [0.0]
        alike = free_for[like]
        total += gain * odds * sum(free) * sum(alike)
        _count(free, odds)
        _count(alike, odds)
    return total


def _like(action: int) -> int:
    """One number for all actions that do the same: a trade in a good counts the same for any units."""
    for block in (BUY, SELL):
        if action in block:
            return block.at(block.place(action))
    return action


def _times(mind: Mind, like: int) -> int:
    if like == FOUND_COLONY:
        return mind.player.colony_ships
    if like == FOUND_STATION:
        return mind.player.trade_ships
    return 1


def _count(chances: list[float], odds: float) -> None:
    """Another event of these odds, in the chances that 0, 1, 2 … such events have happened."""
    for count in range(len(chances) - 1, 0, -1):
        chances[count] += (chances[count - 1] - chances[count]) * odds
    chances[0] *= 1 - odds
