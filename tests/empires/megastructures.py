"""Megastructures for tests: one in the middle, raised or to be raised, and its uses."""

from __future__ import annotations

from orrery.games.empires.facts.board import HOLES, PLACES

from .scenario import Scenario

HERE = "alpha-central"
"""The artifact of these tests."""


def card(key: str) -> Scenario:
    """This card lies beside the galaxy; nothing is a megastructure yet."""
    return Scenario().megastructure(key)


def owning(key: str, *others: str) -> Scenario:
    """Seat 0 controls the megastructure in the middle, and perhaps others."""
    return Scenario().megastructure(key, HERE, *others)


def structure(game: Scenario, hole: str = HERE) -> int:
    return game.state.structures[HOLES.index(hole)]


def place_at(game: Scenario, hole: str) -> str:
    return PLACES[game.state.places[HOLES.index(hole)]]


def uses(game: Scenario) -> list[str]:
    return [option for option in game.options if option.startswith("use")]


def use(game: Scenario, use: str, *answers: str) -> Scenario:
    return game.choose("interact").do(f"use {use} {HERE}", *answers)


def first_put(game: Scenario) -> str:
    return next(option for option in game.options if option.startswith("put"))
