"""The position of Ascending Empires: the galaxy, what lies in it, the players, and how far the turn has come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.table import State as CoreState
from ....core.table import with_value
from ..facts.board import ARTIFACT, HOLES, NOTHING, QUADRANTS, SHIP_SLOTS, is_planet
from ..facts.cards import PLACE_OF, SIDE_OF, TILE_OF
from .campaign import Campaign
from .player import Player
from .realms import Realms

MODERN: Final = 0
CLASSIC: Final = 1
SOLO: Final = 2
MODES: Final = ("modern", "classic", "solo")
"""Modes: the rules of this edition, those of the first one, and those of playing alone."""

ROBOT: Final = 4
"""The owner of planets with robots."""

ONCE_ORGANIC: Final = 1
ONCE_AFTERBURNER: Final = 2
ONCE_CARRIER: Final = 4
ONCE_MINE: Final = 8
ONCE_SYLARI: Final = 16
ONCE_BOMBARDMENT: Final = 32
ONCE_LAUNCH: Final = 64
"""Bits of what is done only once in a turn: the second organic building, a free flick, a ship brought, a mine laid, a
second chance, a bombardment, a launch without cost."""
ARCHIVE: Final = 1000
"""In `used`: the archive was used; numbers below are structures by hole."""

_QUADRANTS_IN: Final = tuple(
    tuple(quadrant for quadrant in range(len(QUADRANTS)) if bits >> quadrant & 1) for bits in range(1 << len(QUADRANTS))
)
"""By bits of quadrants."""
_REPOSITIONED: Final = SHIP_SLOTS
_SHIFTED: Final = 2 * SHIP_SLOTS
"""The first bits in `grounded` of ships that were repositioned, and of starbases."""
_ANY_ATTACK: Final = 1 << SHIP_SLOTS
_ATTACKED_PLANETS: Final = _ANY_ATTACK << 1
"""In `attacked`, after the ships: the bit for any attack, and the one of the first planet that was attacked."""


class State(CoreState):
    """Everything on the table.

    A hole that is face down has no place yet: it has the number of its area, from whose piles its place and its
    discovery are drawn when it is discovered; its place is drawn, and secret, when someone looks at it. Lists that
    seldom change (places, areas, secrets, owner, sides, missions) are shared by copies: they are replaced, never
    changed in place; so is the campaign, unless somebody plays alone.
    """

    __slots__ = (
        "acted",
        "action",
        "active",
        "archive",
        "area_places",
        "area_tiles",
        "areas",
        "attacked",
        "base_hole",
        "base_owner",
        "base_x",
        "base_y",
        "blockaded",
        "bonuses",
        "box",
        "campaign",
        "centres",
        "cities",
        "firsts",
        "free_flicks",
        "gates",
        "grounded",
        "guardians",
        "jet",
        "laid",
        "last",
        "left",
        "libraries",
        "megastructure",
        "mine_owner",
        "mine_x",
        "mine_y",
        "missions",
        "mode",
        "noise",
        "once",
        "outposts",
        "owner",
        "places",
        "players",
        "pool",
        "realms",
        "robots",
        "robots_left",
        "scanned",
        "secrets",
        "sides",
        "stopped",
        "structures",
        "tokens",
        "troops",
        "used",
        "waiting_libraries",
    )

    def __init__(
        self,
        mode: int,
        players: list[Player],
        places: Sequence[int],
        areas: Sequence[int],
        area_places: list[list[int]],
        area_tiles: list[list[int]],
        secrets: Sequence[int],
        scanned: list[int],
        laid: list[list[int]],
        gates: Sequence[int],
        owner: Sequence[int],
        troops: list[int],
        outposts: list[int],
        cities: list[int],
        centres: list[int],
        robots: list[int],
        robots_left: int,
        base_owner: list[int],
        base_hole: list[int],
        base_x: list[int],
        base_y: list[int],
        guardians: int,
        mine_owner: list[int],
        mine_x: list[int],
        mine_y: list[int],
        libraries: int,
        waiting_libraries: int,
        structures: Sequence[int],
        megastructure: int,
        tokens: Sequence[int],
        pool: int,
        archive: list[int],
        box: list[int],
        missions: Sequence[int],
        sides: Sequence[int],
        firsts: int,
        noise: int,
        jet: int,
        active: int,
        last: int,
        action: int,
        acted: int,
        stopped: int,
        left: int,
        used: list[int],
        once: int,
        grounded: int,
        free_flicks: list[int],
        attacked: int,
        bonuses: list[int],
        blockaded: list[int],
        campaign: Campaign,
    ) -> None:
        self.mode = mode  # whose rules are played by: MODERN, CLASSIC or SOLO
        self.players = players  # by seat
        self.places = places  # what lies in each hole, NOTHING while it is face down
        self.areas = areas  # by hole: the area it is face down in, NOTHING when it is not
        self.area_places = area_places  # by area: what its holes that are face down can be, one for each
        self.area_tiles = area_tiles  # by area: the discoveries on its holes that are face down, one for each
        self.secrets = secrets  # by hole: what lies face down where someone has looked, NOTHING elsewhere
        self.scanned = scanned  # by seat: bits of the holes at which it has looked
        self.laid = laid  # classic, by quadrant: the colours of the planet tiles laid there
        self.gates = gates  # by seat: the hole of its gate
        self.owner = owner  # by hole: the seat that controls it, ROBOT or NOTHING
        self.troops = troops  # by hole, as the next three
        self.outposts = outposts
        self.cities = cities
        self.centres = centres
        self.robots = robots  # by hole
        self.robots_left = robots_left  # in the box
        self.base_owner = base_owner  # by starbase: its seat; starbases are numbered as they were built
        self.base_hole = base_hole  # by starbase: the planet it belongs to
        self.base_x = base_x  # by starbase: where it lies, in micrometres
        self.base_y = base_y
        self.guardians = guardians  # bits by quadrant: where one is
        self.mine_owner = mine_owner  # by mine: its seat
        self.mine_x = mine_x  # by mine: where it lies, in micrometres
        self.mine_y = mine_y
        self.libraries = libraries  # bits by hole: planets with a library
        self.waiting_libraries = waiting_libraries  # bits by quadrant: where one waits for a planet
        self.structures = structures  # by hole: the seat that has a megastructure there, or NOTHING
        self.megastructure = megastructure  # the one in play, or NOTHING
        self.tokens = tokens  # by colour: planet tokens left, for terraforming and destroyed planets
        self.pool = pool  # points left in it
        self.archive = archive  # relics nobody kept, in order
        self.box = box  # relics out of play
        self.missions = missions  # in play, in order
        self.sides = sides  # by tile of technologies: the side that lies up
        self.firsts = firsts  # bits by place in the tree: technologies someone has researched
        self.noise = noise  # how steady the hands of this table are
        self.jet = jet  # whether there is a jet drive: NO_JET, JET_TOO or ONLY_JET
        self.active = active  # the seat whose turn it is
        self.last = last  # the seat that has the last turn, NOTHING before the end is triggered
        self.action = action  # the action of the turn, NOTHING before it is chosen and when it is over
        self.acted = acted  # 1 when a step of the action was taken
        self.stopped = stopped  # 1 when the player has just said they are done
        self.left = left  # how often the action may still be done
        self.used = used  # in this turn: megastructures by hole, and ARCHIVE
        self.once = once  # in this turn: bits of what is done only once, from ONCE_ORGANIC on
        self.grounded = grounded  # in this turn: bits of slung ships, then see `is_repositioned` and `is_shifted`
        self.free_flicks = free_flicks  # in this turn: a number for each flick without cost, see `free_flicks_from`
        self.attacked = attacked  # in this turn: bits of ships that attacked, then see `any_attack` and `was_attacked`
        self.bonuses = bonuses  # in this turn: attack bonuses of relics not used yet, in order
        self.blockaded = blockaded  # by seat: bits by hole, as `watch_blockades` saw them last
        self.campaign = campaign  # what playing alone needs besides
        self.realms: Realms | None = None  # no field: what `realms_of` has seen

    def copy(self) -> State:
        return State(
            self.mode,
            [player.copy() for player in self.players],
            self.places,
            self.areas,
            [pile[:] for pile in self.area_places],
            [pile[:] for pile in self.area_tiles],
            self.secrets,
            self.scanned[:],
            [tiles[:] for tiles in self.laid],
            self.gates,
            self.owner,
            self.troops[:],
            self.outposts[:],
            self.cities[:],
            self.centres[:],
            self.robots[:],
            self.robots_left,
            self.base_owner[:],
            self.base_hole[:],
            self.base_x[:],
            self.base_y[:],
            self.guardians,
            self.mine_owner[:],
            self.mine_x[:],
            self.mine_y[:],
            self.libraries,
            self.waiting_libraries,
            self.structures,
            self.megastructure,
            self.tokens,
            self.pool,
            self.archive[:],
            self.box[:],
            self.missions,
            self.sides,
            self.firsts,
            self.noise,
            self.jet,
            self.active,
            self.last,
            self.action,
            self.acted,
            self.stopped,
            self.left,
            self.used[:],
            self.once,
            self.grounded,
            self.free_flicks[:],
            self.attacked,
            self.bonuses[:],
            self.blockaded[:],
            self.campaign.copy(),
        )

    def knows(self, seat: int, tech: int) -> bool:
        """Whether a player has a technology; only the side that lies up counts."""
        known = self.players[seat].techs >> PLACE_OF[tech] & 1
        return known == 1 and self.sides[TILE_OF[tech]] == SIDE_OF[tech]

    def is_empire(self, seat: int, empire: int) -> bool:
        return self.players[seat].empire == empire

    def is_face_down(self, hole: int) -> bool:
        return self.areas[hole] != NOTHING

    def is_planet(self, hole: int) -> bool:
        """A planet that has been discovered and not been destroyed."""
        return is_planet(self.places[hole])

    def is_artifact(self, hole: int) -> bool:
        """Megastructures count as artifacts."""
        return self.places[hole] == ARTIFACT

    def planets(self) -> list[int]:
        return [hole for hole in range(len(HOLES)) if is_planet(self.places[hole])]

    def guarded_quadrants(self) -> tuple[int, ...]:
        """The quadrants with a guardian."""
        return _QUADRANTS_IN[self.guardians]

    def has_library(self, hole: int) -> bool:
        return self.libraries >> hole & 1 == 1

    def was_researched(self, tech: int) -> bool:
        """Whether someone was the first to research a technology."""
        return self.firsts >> PLACE_OF[tech] & 1 == 1

    def has_scanned(self, seat: int, hole: int) -> bool:
        """Whether a player knows what lies face down in a hole."""
        return self.scanned[seat] >> hole & 1 == 1

    def set_secret(self, hole: int, place: int) -> None:
        self.secrets = with_value(self.secrets, hole, place)

    def set_owner(self, hole: int, owner: int) -> None:
        if self.owner[hole] != owner:
            self.owner = with_value(self.owner, hole, owner)

    def set_place(self, hole: int, place: int) -> None:
        self.places = with_value(self.places, hole, place)

    def uncover(self, hole: int) -> None:
        self.areas = with_value(self.areas, hole, NOTHING)

    # What was done in this turn

    def was_done(self, once: int) -> bool:
        return self.once & once != 0

    def note_done(self, once: int) -> None:
        self.once |= once

    def is_slung(self, ship: int) -> bool:
        """Whether the gravity sling stopped a ship: it is not flicked again."""
        return self.grounded >> ship & 1 == 1

    def note_slung(self, ship: int) -> None:
        self.grounded |= 1 << ship

    def is_repositioned(self, ship: int) -> bool:
        """Whether a ship was put elsewhere in its orbit since the last flick."""
        return self.grounded >> (_REPOSITIONED + ship) & 1 == 1

    def note_repositioned(self, ship: int) -> None:
        self.grounded |= 1 << (_REPOSITIONED + ship)

    def is_shifted(self, base: int) -> bool:
        """The same of a starbase."""
        return self.grounded >> (_SHIFTED + base) & 1 == 1

    def note_shifted(self, base: int) -> None:
        self.grounded |= 1 << (_SHIFTED + base)

    def swap_blockades(self, one: int, other: int) -> None:
        """Exchange the notes of two planets that have changed places, so that each stays blockaded or not."""
        both = 1 << one | 1 << other
        self.blockaded = [bits if bits & both in (0, both) else bits ^ both for bits in self.blockaded]

    def forget_base(self, base: int) -> None:
        """Drop the note of a starbase that is gone; those built after it move up by a number."""
        before = (1 << _SHIFTED + base) - 1
        self.grounded = self.grounded & before | self.grounded >> 1 & ~before

    def forget_repositioned(self, ship: int) -> None:
        """Let a ship that has come into another orbit be repositioned there."""
        self.grounded &= ~(1 << (_REPOSITIONED + ship))

    def allow_repositioning(self) -> None:
        """Let ships and starbases be repositioned once more, since something has changed in the galaxy."""
        self.grounded &= (1 << _REPOSITIONED) - 1

    def grounded_bits(self) -> tuple[int, int, int]:
        """Bits of ships that were slung, of ships that were repositioned, and of starbases."""
        ships = (1 << SHIP_SLOTS) - 1
        return self.grounded & ships, self.grounded >> _REPOSITIONED & ships, self.grounded >> _SHIFTED

    def free_flicks_from(self, ship: int, hole: int) -> int:
        """How often a ship was flicked without cost from an orbit."""
        return self.free_flicks.count(ship * len(HOLES) + hole)

    def note_free_flick(self, ship: int, hole: int) -> None:
        self.free_flicks.append(ship * len(HOLES) + hole)

    def ships_with_free_flick(self) -> list[int]:
        return [flick // len(HOLES) for flick in self.free_flicks]

    def has_attacked(self, ship: int) -> bool:
        return self.attacked >> ship & 1 == 1

    def attackers(self) -> int:
        """Bits of the ships that have attacked."""
        return self.attacked & _ANY_ATTACK - 1

    def any_attack(self) -> bool:
        return self.attacked & _ANY_ATTACK != 0

    def note_attack(self, ships: int) -> None:
        """An attack by ships, given as their bits; none where something else attacked."""
        self.attacked |= ships | _ANY_ATTACK

    def was_attacked(self, hole: int) -> bool:
        return self.attacked & _ATTACKED_PLANETS << hole != 0

    def note_attacked(self, hole: int) -> None:
        self.attacked |= _ATTACKED_PLANETS << hole

    def forget_attacked(self, hole: int) -> None:
        """Let a planet that was attacked be attacked again, since somebody else is on it."""
        self.attacked &= ~(_ATTACKED_PLANETS << hole)

    def turn_order(self, start: int) -> list[int]:
        seats = len(self.players)
        return [(start + step) % seats for step in range(seats)]
