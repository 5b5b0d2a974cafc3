"""A player's board as somebody sees it: what only the owner may know is hidden from the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from ..facts.board import MOONS, NOTHING, PLANETS, SPACE_NAMES, TECHS
from ..facts.cards import CARDS, PROJECTS
from ..facts.slots import SLOT_PLACE, SLOTS, SLOTS_OF
from ..position.player import Player
from ..position.state import State
from ..rules.playing import finishable
from ..rules.probes import probe_limit
from ..rules.scoring import breakdown, card_points, danger, final_breakdown, sets, tile_points


class MissionView(TypedDict):
    """A mission in front of a player; `ready` where its condition holds now."""

    card: str
    filled: list[str]
    ready: bool


class CapsuleView(TypedDict):
    """A capsule with its sample, which only the owner knows."""

    space: str
    sample: int | None


class PlayerView(TypedDict):
    """A player's board; what only the owner may know is None for the others."""

    score: int
    credit: int
    energy: int
    publicity: int
    data: int
    exofossils: int
    hand: list[str] | None
    hand_size: int
    species_cards: int
    drawn: list[str] | None
    income: list[str]
    missions: list[MissionView]
    completed: list[str]
    scoring: list[str]
    scoring_points: list[int]
    gold_points: list[int]
    gold_sets: list[int]
    messages: list[str]
    message_at: list[int]
    message_tile: int | None
    techs: list[str]
    places: list[str | None]
    computer: int
    lower: list[bool]
    probes: list[str]
    probe_limit: int
    capsules: list[CapsuleView]
    orbiters: dict[str, int]
    landers: dict[str, int]
    moons: dict[str, int]
    exertians: list[str] | None
    exertians_held: int
    played_exertians: list[str | None]
    exertian_points: list[int] | None
    danger: int | None
    passed: bool
    breakdown: dict[str, int]


def names(cards: Sequence[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def player_view(state: State, owner: int, own: bool, over: bool) -> PlayerView:
    player = state.players[owner]
    return {
        "score": player.score,
        "credit": player.credit,
        "energy": player.energy,
        "publicity": player.publicity,
        "data": player.data,
        "exofossils": player.exofossils,
        "hand": names(player.hand) if own else None,
        "hand_size": len(player.hand),
        "species_cards": sum(card >= PROJECTS for card in player.hand),
        "drawn": names(player.drawn) if own else None,
        "income": names(player.income),
        "missions": _missions(state, owner),
        "completed": names(player.completed),
        "scoring": names(player.scoring),
        "scoring_points": [card_points(state, owner, card) for card in player.scoring],
        "gold_points": [tile_points(state, owner, tile) for tile in range(len(state.gold_sides))],
        "gold_sets": [sets(state, owner, side) for side in state.gold_sides],
        "messages": names(player.messages),
        "message_at": player.message_at[:],
        "message_tile": None if player.message_tile == NOTHING else player.message_tile,
        "techs": [TECHS[tech] for tech in range(len(TECHS)) if player.has_tech(tech)],
        "places": [None if tech == NOTHING else TECHS[tech] for tech in player.places],
        "computer": player.computer,
        "lower": [player.lower >> place & 1 == 1 for place in range(len(player.places))],
        "probes": [SPACE_NAMES[space] for space in player.probes],
        "probe_limit": probe_limit(state, owner),
        "capsules": _capsules(player, own),
        "orbiters": _counts(player.orbiters, PLANETS),
        "landers": _counts(player.landers, PLANETS),
        "moons": _counts(player.moons, MOONS),
        "exertians": names(player.exertians) if own else None,
        "exertians_held": len(player.exertians),
        "played_exertians": [CARDS[card] if own or over else None for card in player.played_exertians],
        "exertian_points": _exertian_points(state, owner) if own or over else None,
        "danger": danger(state, owner) if own or over else None,
        "passed": state.passed >> owner & 1 == 1,
        "breakdown": points_seen(state, owner, own, over),
    }


def _exertian_points(state: State, owner: int) -> list[int]:
    return [card_points(state, owner, card) for card in state.players[owner].played_exertians]


def points_seen(state: State, owner: int, own: bool, over: bool) -> dict[str, int]:
    """The points of a player as far as somebody may know them: face-down cards count for their owner."""
    return final_breakdown(state)[owner] if over else breakdown(state, owner, own)


def _counts(counts: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    return {names[place]: count for place, count in enumerate(counts) if count}


def _capsules(player: Player, own: bool) -> list[CapsuleView]:
    return [
        {"space": SPACE_NAMES[space], "sample": player.samples[place] + 1 if own else None}
        for place, space in enumerate(player.capsules)
    ]


def _missions(state: State, owner: int) -> list[MissionView]:
    player = state.players[owner]
    ready = finishable(state, owner)
    found: list[MissionView] = []
    for place, card in enumerate(player.missions):
        slots = [SLOTS[slot] for slot in SLOTS_OF[card] if player.filled[place] >> SLOT_PLACE[slot] & 1]
        found.append({"card": CARDS[card], "filled": slots, "ready": card in ready})
    return found
