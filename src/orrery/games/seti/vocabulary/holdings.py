"""What a player has, counted: resources, cards, technologies, craft, probes."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.description import Argument, yes_or_no
from ..facts.board import (
    ASTEROIDS,
    COMET,
    EARTH,
    EVERY,
    MOON_OF,
    NOTHING,
    PLANET,
    RINGS,
    SECTORS,
    TECH_KIND,
    TECH_KINDS,
    TECHS,
)
from ..facts.cards import CORNER, CORNERS, INCOME, INCOMES
from ..facts.phrases import any_or, planet_phrase
from ..facts.sky import DISTANCE, STEP
from ..position.player import Player
from ..position.state import State
from ..rules.interrupt import PUBLICITY, could_bring
from .families import Count

# What a player has


class Holding(Count):
    """What a player has of something, by its word."""

    __slots__ = ("what",)

    def __init__(self, what: str) -> None:
        self.what = what

    def word(self) -> str:
        return self.what.replace("_", "-")

    def count(self, state: State, seat: int) -> int:
        player = state.players[seat]
        if self.what == "publicity":
            return player.publicity
        if self.what == "score":
            return player.score
        if self.what == "exofossils":
            return player.exofossils
        if self.what == "tucked_income_cards":
            return len(player.income)
        if self.what == "completed_missions":
            return len(player.completed)
        orbiters = sum(player.orbiters)
        return orbiters if self.what == "orbiters" else orbiters + sum(player.landers) + sum(player.moons)

    def could_reach(self, state: State, seat: int, number: int) -> bool:
        return self.what == "publicity" and could_bring(state, seat, PUBLICITY, number)


class Techs(Count):
    """Technologies of a kind, or EVERY."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def word(self) -> str:
        return "techs"

    def arguments(self) -> dict[str, Argument]:
        return {"kind": any_or(TECH_KINDS, self.kind)}

    def count(self, state: State, seat: int) -> int:
        return techs_of(state.players[seat], self.kind)


def techs_of(player: Player, kind: int) -> int:
    return sum(player.has_tech(tech) and kind in (EVERY, TECH_KIND[tech]) for tech in range(len(TECHS)))


class TechsOfThatKind(Count):
    """Technologies of the kind just researched."""

    __slots__ = ()

    def word(self) -> str:
        return "techs-of-kind-just-researched"

    def knowing(self, result: Sequence[int]) -> Count:
        return Techs(TECH_KIND[result[0]])

    def count(self, state: State, seat: int) -> int:
        return 0


class TuckedCards(Count):
    """Tucked cards that bring an income."""

    __slots__ = ("income",)

    def __init__(self, income: int) -> None:
        self.income = income

    def word(self) -> str:
        return "tucked-cards-with-income"

    def arguments(self) -> dict[str, Argument]:
        return {"income": INCOMES[self.income]}

    def count(self, state: State, seat: int) -> int:
        return sum(INCOME[card] == self.income for card in state.players[seat].income)


class ShownCards(Count):
    """Cards of the hand that the player may show to all: as many as could be shown."""

    __slots__ = ()

    def fitting(self, cards: list[int]) -> list[int]:
        """Which of these cards could be shown, in their order."""
        raise NotImplementedError

    def count(self, state: State, seat: int) -> int:
        return len(self.fitting(state.players[seat].hand))


class ShownIncomes(ShownCards):
    """Cards of the hand that would bring an income."""

    __slots__ = ("income",)

    def __init__(self, income: int) -> None:
        self.income = income

    def word(self) -> str:
        return "shown-hand-cards-with-income"

    def arguments(self) -> dict[str, Argument]:
        return {"income": INCOMES[self.income]}

    def fitting(self, cards: list[int]) -> list[int]:
        return [card for card in cards if card != NOTHING and INCOME[card] == self.income]


class ShownCorners(ShownCards):
    """Cards of the hand with such a corner."""

    __slots__ = ("corner",)

    def __init__(self, corner: int) -> None:
        self.corner = corner

    def word(self) -> str:
        return "shown-hand-cards-with-corner"

    def arguments(self) -> dict[str, Argument]:
        return {"corner": CORNERS[self.corner]}

    def fitting(self, cards: list[int]) -> list[int]:
        return [card for card in cards if card != NOTHING and CORNER[card] == self.corner]


# Craft and probes


def landers_at(player: Player, planet: int) -> int:
    """Landers on a planet and its moons."""
    return player.landers[planet] + sum(landers for moon, landers in enumerate(player.moons) if MOON_OF[moon] == planet)


def craft_at(player: Player, planet: int) -> int:
    """Orbiters and landers at a planet, moons included."""
    return player.orbiters[planet] + landers_at(player, planet)


class CraftAt(Count):
    """Orbiters and landers at a planet, moons included."""

    __slots__ = ("planet",)

    def __init__(self, planet: int) -> None:
        self.planet = planet

    def word(self) -> str:
        return "craft-at"

    def arguments(self) -> dict[str, Argument]:
        return {"planet": planet_phrase(self.planet)}

    def count(self, state: State, seat: int) -> int:
        return craft_at(state.players[seat], self.planet)


class CraftAtOnePlanet(Count):
    """Orbiters and landers at the planet where there are most."""

    __slots__ = ()

    def word(self) -> str:
        return "craft-at-one-planet"

    def count(self, state: State, seat: int) -> int:
        return max(craft_at(state.players[seat], planet) for planet in range(EARTH))


class Landers(Count):
    """Landers on planets, and on moons where these count."""

    __slots__ = ("moons",)

    def __init__(self, moons: int) -> None:
        self.moons = moons

    def word(self) -> str:
        return "landers"

    def arguments(self) -> dict[str, Argument]:
        return {"moons": yes_or_no(self.moons == 1)}

    def count(self, state: State, seat: int) -> int:
        player = state.players[seat]
        return sum(player.landers) + (sum(player.moons) if self.moons else 0)


class LanderAt(Count):
    """Landers on a planet and its moons."""

    __slots__ = ("planet",)

    def __init__(self, planet: int) -> None:
        self.planet = planet

    def word(self) -> str:
        return "lander-at"

    def arguments(self) -> dict[str, Argument]:
        return {"planet": planet_phrase(self.planet)}

    def count(self, state: State, seat: int) -> int:
        return landers_at(state.players[seat], self.planet)


class DistanceFromEarth(Count):
    """How far the farthest of one's own probes and capsules is from Earth."""

    __slots__ = ()

    def word(self) -> str:
        return "probe-distance-from-earth"

    def count(self, state: State, seat: int) -> int:
        player = state.players[seat]
        earth = state.space_of(EARTH)
        return max([DISTANCE[earth][space] for space in [*player.probes, *player.capsules]], default=0)


class AsteroidsBesideProbe(Count):
    """Asteroid fields next to the probe that was chosen."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def word(self) -> str:
        return "asteroid-fields-adjacent-to-chosen-probe"

    def knowing(self, result: Sequence[int]) -> Count:
        return AsteroidsBesideProbe(result[0])

    def count(self, state: State, seat: int) -> int:
        return sum(space != NOTHING and state.cell_at(space) == ASTEROIDS for space in STEP[self.space])


class SightsOfEarthSector(Count):
    """Planets but Earth, and comets, in the sector of Earth."""

    __slots__ = ()

    def word(self) -> str:
        return "other-planets-and-comets-in-earth-sector"

    def count(self, state: State, seat: int) -> int:
        cells = [state.cell_at(ring * SECTORS + state.earth_sector()) for ring in range(RINGS)]
        return sum(cell == COMET or (cell >= PLANET and cell != PLANET + EARTH) for cell in cells)
