"""Attacks at the end of the turn (page 16): on ships in range, on planets in whose orbit one is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.game import ALLOWED
from ....core.table import Question, Table
from ..facts.board import (
    GUARDIAN_DEFENCE,
    GUARDIAN_RADIUS,
    GUARDIAN_X,
    GUARDIAN_Y,
    LONG,
    NOTHING,
    ORANGE,
    PURPLE,
    SHIP_RADII,
    SHIP_SLOTS,
    SHIPS,
    STARBASE,
    ship_radius,
)
from ..facts.cards import (
    BUNKERS,
    JUGGERNAUT,
    JUMP_TROOPS,
    SHIELD_BREAKER,
    SHIP_ATTACK,
    SHIP_DEFENCE,
    STAR_HAMMER,
    tech_number,
)
from ..flick.geometry import TOLERANCE, nearest_hole
from ..position.actions import ADD_BONUS, ATTACK_GUARDIAN, ATTACK_PLANET, ATTACK_SHIP, DONE, JOIN, KEEP, TECHNOLOGY
from ..position.discs import enemies_near, occupied_orbits, ships_in_orbit
from ..position.events import BUILDING_KEPT, GUARDIAN_ATTACKED, PIECES_LOST, PLANET_ATTACKED, SHIP_ATTACKED
from ..position.planets import bases_at, buildings, realms_of
from ..position.state import CLASSIC, ONCE_BOMBARDMENT, ROBOT, State
from .control import defence, enemy_in_orbit, holes_of, settle_control
from .energy import score
from .modes import rules_of
from .placing import remove_base, watch_blockades
from .research import offered_tech
from .troops import JumpTroops

if TYPE_CHECKING:
    from mypy_extensions import i64  # squares of negative distances are slow in ints of any size


_FARTHEST: Final = LONG + 2 * max(SHIP_RADII) + TOLERANCE
"""From middle to middle: how far apart ships in range can be, whatever their sizes and weapons."""


def attack_of(state: State, seat: int, ship: int, on_planet: bool) -> int:
    """The attack value of a ship."""
    if ship < SHIPS:
        return 1
    tech = offered_tech(state, ship - SHIPS, 3)
    more = tech_number(STAR_HAMMER, "attack") if tech == STAR_HAMMER and on_planet else 0
    return SHIP_ATTACK[tech] + more


def defence_of(state: State, ship: int) -> int:
    return 1 if ship < SHIPS else SHIP_DEFENCE[offered_tech(state, ship - SHIPS, 3)]


def attack_range(state: State, seat: int) -> int:
    """How far the ships of a player shoot at ships."""
    return rules_of(state).attack_range(state, seat)


def ready_ships(state: State, seat: int) -> list[int]:
    """Ships of the galaxy that have not attacked in this turn and have no settler aboard."""
    ready = state.players[seat].fleet.ships
    if state.attacked:
        ready = [ship for ship in ready if not state.has_attacked(ship)]
    return [ship for ship in ready if not state.campaign.carries(ship)] if state.campaign.settlers else ready


def attackers(state: State, seat: int, target: int) -> list[int]:
    """Ships that can still take part in an attack on a target, given as the action that names it."""
    return _in_reach(state, seat, target, ready_ships(state, seat))


def _in_reach(state: State, seat: int, target: int, ready: list[int]) -> list[int]:
    if target in ATTACK_PLANET:
        orbiting = ships_in_orbit(state, seat, ATTACK_PLANET.place(target))
        return [ship for ship in ready if ship in orbiting]
    x, y, radius = _place(state, target)
    edge = attack_range(state, seat)
    xs, ys = state.players[seat].x, state.players[seat].y
    found: list[int] = []
    for ship in ready:
        dx: i64 = xs[ship] - x
        dy: i64 = ys[ship] - y
        reach: i64 = ship_radius(ship) + radius + edge + TOLERANCE
        if dx * dx + dy * dy <= reach * reach:  # the gap between the rims is no longer than the edge of the ruler
            found.append(ship)
    return found


def _place(state: State, target: int) -> tuple[int, int, int]:
    """Where a ship or guardian lies, and how large it is."""
    if target in ATTACK_GUARDIAN:
        quadrant = ATTACK_GUARDIAN.place(target)
        return GUARDIAN_X[quadrant], GUARDIAN_Y[quadrant], GUARDIAN_RADIUS
    seat, ship = ATTACK_SHIP.places(target)
    player = state.players[seat]
    return player.x[ship], player.y[ship], ship_radius(ship)


def target_defence(state: State, target: int) -> int:
    if target in ATTACK_GUARDIAN:
        return GUARDIAN_DEFENCE
    if target in ATTACK_PLANET:
        return defence(state, ATTACK_PLANET.place(target))
    return defence_of(state, ATTACK_SHIP.places(target)[1])


def foes(state: State, seat: int) -> list[int]:
    """Enemy ships, planets of others in whose orbit one is, guardians: what one may think of attacking."""
    found = [
        ATTACK_SHIP.at(other, ship)
        for other in range(len(state.players))
        if other != seat
        for ship in state.players[other].ships_out()
    ]
    return found + _standing_foes(state, seat)


def _standing_foes(state: State, seat: int) -> list[int]:
    """Those that never move."""
    realms = realms_of(state)
    foreign = occupied_orbits(state, seat) & realms.taken & ~realms.bits[seat]
    found = [ATTACK_PLANET.each[hole] for hole in holes_of(foreign)] if foreign else []
    if state.guardians:
        found += [ATTACK_GUARDIAN.each[quadrant] for quadrant in state.guarded_quadrants()]
    return found


def _ships_in_range(state: State, seat: int, ready: list[int]) -> list[int]:
    """Enemy ships in range of ships that are ready."""
    mine = state.players[seat]
    edge = attack_range(state, seat) + TOLERANCE
    own = [(mine.x[ship], mine.y[ship], SHIP_RADII[ship] + edge) for ship in ready]
    found: list[int] = []
    for other, player in enumerate(state.players):
        if other == seat:
            continue
        fleet = player.fleet
        for place, (x, y, radius) in enumerate(fleet.discs):
            for own_x, own_y, far in own:
                dx: i64 = own_x - x
                reach: i64 = far + radius
                if dx > reach or dx < -reach:  # mostly they are far apart
                    continue
                dy: i64 = own_y - y
                if dx * dx + dy * dy <= reach * reach:
                    found.append(ATTACK_SHIP.at(other, fleet.ships[place]))
                    break
    return found


def attack_barred(state: State, seat: int, target: int, ready: list[int]) -> str:
    """Why a target cannot be attacked with the ships that are ready, the best bonus of a relic included."""
    ships = _in_reach(state, seat, target, ready)
    if not ships:
        if state.campaign.settlers and _in_reach(state, seat, target, _carrying(state, seat)):
            return _protection(state, seat, target) or "settler-aboard"
        missed = state.any_attack() and _in_reach(state, seat, target, state.players[seat].ships_out())
        return (_protection(state, seat, target) or "ships-have-attacked") if missed else "out-of-range"
    weak = most_strength(state, seat, target, ships) <= target_defence(state, target)
    return _protection(state, seat, target) or ("too-weak" if weak else ALLOWED)


def _carrying(state: State, seat: int) -> list[int]:
    """Ships with a settler aboard."""
    return [ship for ship in state.players[seat].ships_out() if state.campaign.carries(ship)]


def most_strength(state: State, seat: int, target: int, ships: list[int]) -> int:
    """Return the strength of ships with everything that can be added to it."""
    return strength(state, seat, target, ships) + most_bonus(state, seat)


def most_bonus(state: State, seat: int) -> int:
    """Return the best bonus of a relic plus that of a technology card; bonuses of several relics are not combined."""
    return max(state.bonuses, default=0) + rules_of(state).card_bonus(state, seat)


def _protection(state: State, seat: int, target: int) -> str:
    """What keeps a target from being attacked at all."""
    if target in ATTACK_SHIP:
        owner, ship = ATTACK_SHIP.places(target)
        return "untouchable" if ship == SHIPS + PURPLE and state.knows(owner, JUGGERNAUT) else ALLOWED
    if target not in ATTACK_PLANET:
        return ALLOWED
    hole = ATTACK_PLANET.place(target)
    if state.was_attacked(hole):  # something may be left there: by bunkers, or robots that cannot go
        return "attacked-already"
    # a planet with an enemy ship in its orbit cannot be attacked, unless shields are broken
    return ALLOWED if state.knows(seat, SHIELD_BREAKER) or not enemy_in_orbit(state, seat, hole) else "defended"


def strength(state: State, seat: int, target: int, ships: list[int]) -> int:
    on_planet = target in ATTACK_PLANET
    total = sum(attack_of(state, seat, ship, on_planet) for ship in ships)
    return total + rules_of(state).planet_bonus(state, seat) if on_planet and ships else total


def targets(state: State, seat: int) -> list[int]:
    """What can be attacked with the ships that are left."""
    ready = ready_ships(state, seat)
    if not ready:
        return []
    near = _standing_foes(state, seat)
    if enemies_near(state, seat, _FARTHEST):  # mostly none is, which is seen sooner than how far ships shoot
        near = _ships_in_range(state, seat, ready) + near
    return [target for target in near if not attack_barred(state, seat, target, ready)] if near else near


class Attack(Question[State]):
    """One attack after the other, each ship in one of them."""

    __slots__ = ()

    def prompt(self) -> str:
        return "attack"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        state = table.state
        ends = rules_of(state).attacks_end_turn(state, seat)
        return {"ends": int(ends), "classic": int(state.mode == CLASSIC)}

    def options(self, table: Table[State], seat: int) -> list[int]:
        found = targets(table.state, seat)
        return [*found, DONE] if found else []

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        state = table.state
        state.stopped = int(action == DONE and rules_of(state).attacks_end_turn(state, seat))
        if action != DONE:
            table.then(seat, JoinAttack(action, 0, 0, 0), self)


class JoinAttack(Question[State]):
    """Ships join an attack until it is strong enough; `joined` are their bits.

    `bonus` is that of a relic, `card` that of a technology card.
    """

    __slots__ = ("bonus", "card", "joined", "target")

    def __init__(self, target: int, joined: int, bonus: int, card: int) -> None:
        self.target = target
        self.joined = joined
        self.bonus = bonus
        self.card = card

    def prompt(self) -> str:
        return "join-attack"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        state = table.state
        ships = _ships(self.joined)
        total = strength(state, seat, self.target, ships) + self.bonus + self.card
        return {"attack": total, "defence": target_defence(state, self.target)}

    def options(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        free = [ship for ship in attackers(state, seat, self.target) if not self.joined >> ship & 1]
        found = [JOIN.at(ship) for ship in free]
        if not self.joined:
            return found
        relics = [] if self.bonus else sorted(set(state.bonuses))
        card = 0 if self.card else rules_of(state).card_bonus(state, seat)
        short = target_defence(state, self.target) - strength(state, seat, self.target, self._all(state, seat))
        short -= self.bonus + self.card
        found += [ADD_BONUS.at(bonus - 1) for bonus in relics if bonus + card > short]
        return [*found, TECHNOLOGY.at(ORANGE)] if card and card + max(relics, default=0) > short else found

    def _all(self, state: State, seat: int) -> list[int]:
        return attackers(state, seat, self.target)

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        state = table.state
        joined, bonus, card = self.joined, self.bonus, self.card
        if action in ADD_BONUS:
            bonus = ADD_BONUS.place(action) + 1
        elif action in TECHNOLOGY:
            card = rules_of(state).card_bonus(state, seat)
        else:
            joined |= 1 << JOIN.place(action)
        total = strength(state, seat, self.target, _ships(joined)) + bonus + card
        if total <= target_defence(state, self.target):
            table.then(seat, JoinAttack(self.target, joined, bonus, card))
            return
        state.note_attack(joined)
        if bonus:
            state.bonuses.remove(bonus)
        if card:
            rules_of(state).note_card_bonus(state)
        carry_out(table, seat, self.target)


def _ships(bits: int) -> list[int]:
    return [ship for ship in range(SHIP_SLOTS) if bits >> ship & 1]


def carry_out(table: Table[State], seat: int, target: int) -> None:
    """The target is destroyed; its defence, at least 1, is scored."""
    state = table.state
    if target in ATTACK_GUARDIAN:
        quadrant = ATTACK_GUARDIAN.place(target)
        state.guardians &= ~(1 << quadrant)
        table.tell(GUARDIAN_ATTACKED, seat, quadrant)
        rules_of(state).guardian_destroyed(table, seat)
    elif target in ATTACK_PLANET:
        attack_planet(table, seat, ATTACK_PLANET.place(target))
    else:
        other, ship = ATTACK_SHIP.places(target)
        points = max(1, defence_of(state, ship))
        destroy_ship(table, seat, other, ship)
        score(table, seat, points)
    watch_blockades(table)


def destroy_ship(table: Table[State], seat: int, owner: int, ship: int) -> None:
    """Someone else's ship goes back to its player board."""
    player = table.state.players[owner]
    near = nearest_hole(player.x[ship], player.y[ship])
    player.take_back(ship)
    table.tell(SHIP_ATTACKED, seat, owner, ship, near)


def attack_planet(table: Table[State], seat: int, hole: int) -> None:
    state = table.state
    points = max(1, defence(state, hole))
    owner = state.owner[hole]
    state.note_done(ONCE_BOMBARDMENT)
    state.note_attacked(hole)
    table.tell(PLANET_ATTACKED, seat, hole)
    sheltered = owner != ROBOT and state.knows(owner, BUNKERS)
    score(table, seat, max(1, points // 2) if sheltered else points)
    score(table, seat, rules_of(state).spoils(state, seat))
    if state.knows(seat, JUMP_TROOPS):
        table.then(seat, JumpTroops(hole, tech_number(JUMP_TROOPS, "troops")))
    if owner == ROBOT:
        rules_of(state).attack_robots(table, seat, hole)
    elif sheltered and buildings(state, hole):
        table.then(owner, KeepBuilding(hole))
    else:
        clear_planet(table, hole, NOTHING)


def clear_planet(table: Table[State], hole: int, kept: int) -> None:
    """Everything of the owner, except one building that is kept, goes back to the player board; a library stays."""
    state = table.state
    owner = state.owner[hole]
    for piece, count in enumerate(take_pieces(state, hole, kept)):
        if count:
            table.tell(PIECES_LOST, owner, count, piece, hole, state.active)


def take_pieces(state: State, hole: int, kept: int) -> list[int]:
    """The same without a word; how many troops and buildings of each kind that were."""
    player = state.players[state.owner[hole]]
    lost = [state.troops[hole]]
    player.troops += state.troops[hole]
    state.troops[hole] = 0
    for building, where in enumerate((state.outposts, state.cities, state.centres)):
        stays = int(building == kept)
        lost.append(where[hole] - stays)
        player.buildings[building] += where[hole] - stays
        where[hole] = stays
    bases = bases_at(state, hole)
    lost.append(len(bases))
    for base in reversed(bases):
        remove_base(state, base)
        player.buildings[STARBASE] += 1
    settle_control(state, hole)
    return lost


class KeepBuilding(Question[State]):
    """Emergency bunkers: one building of the owner's choice stays."""

    __slots__ = ("hole",)

    def __init__(self, hole: int) -> None:
        self.hole = hole

    def prompt(self) -> str:
        return "keep-building"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"hole": self.hole}

    def options(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        kinds = (state.outposts, state.cities, state.centres)
        return [KEEP.at(building) for building, where in enumerate(kinds) if where[self.hole]]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        clear_planet(table, self.hole, KEEP.place(action))
        table.tell(BUILDING_KEPT, seat, KEEP.place(action), self.hole)


ATTACK: Final = Attack()
