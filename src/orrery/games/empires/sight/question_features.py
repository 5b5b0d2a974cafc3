"""What a seat is asked, and how far its turn has come, as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.features import Layout, Numbers, cap, mark_bits
from ....core.table import Question, Table
from ..facts.board import ACTIONS, BUILDINGS, COLOURS, HOLES, NOTHING, QUADRANTS
from ..facts.cards import DISCOVERIES
from ..position.actions import ATTACK_GUARDIAN, ATTACK_PLANET, ATTACK_SHIP, MOST_BASES, RELIC_PARTS, SHIP_NAMES
from ..position.state import ARCHIVE, State
from ..rules.attacking import JoinAttack, KeepBuilding
from ..rules.building import Build, Payment, PayShips
from ..rules.classic.building import BuildForTroops
from ..rules.classic.research import BoxShips
from ..rules.discovering import LayLibrary
from ..rules.ending import MoveBases
from ..rules.flicking import Aim
from ..rules.interacting import RelicParts
from ..rules.jetting import Towards
from ..rules.moving import MoveStep, PlaceMine, ThroughGate
from ..rules.placing import PlaceShip, PutBase, PutShip
from ..rules.research import ResearchAny, Terraform
from ..rules.robots import MarkDestroyed, MoveRobots
from ..rules.slingshot import Sling
from ..rules.structures import AimPlasma
from ..rules.swapping import ChooseSwap
from ..rules.troops import JumpTroops, PlaceTroops
from ..rules.warping import WarpShips, WhichShip, YardShips
from ..solo.invasion import BesiegePlanet, LandRobots, RevealPlace
from ..solo.technologies import ChooseOrbit, RemoveRobots
from .mirror import Mirror
from .player_features import MANY

PROMPTS: Final = [
    *("choose-empire", "choose-action", "move", "deploy", "build", "interact", "attack", "join-attack", "move-bases"),
    *("end-turn", "aim", "towards", "sling", "put-ship", "put-base", "place-ship", "through-gate"),
    *("put-beside-carrier", "place-mine", "payment", "pay-ships", "research-any", "terraform", "place-troops"),
    *("jump-troops", "warp-ships", "yard-ships", "which-ship", "swap", "relic-parts", "supplies", "lay-library"),
    *("keep-building", "move-robots", "mark-destroyed", "give-troop", "convert", "transmute", "aim-plasma"),
    *("choose-classic-action", "move-points", "deploy-or-withdraw", "mine-ore", "build-for-troops", "unlock"),
    *("research-next", "box-ships", "scan"),
    *("spare-one", "reveal-place", "land-robots", "besiege-planet", "choose-quadrant", "remove-robots"),
    *("choose-ship", "choose-orbit", "choose-base", "choose-harbour", "swap-artifact"),
]
"""Every question, by its message."""
_PROMPT: Final = {prompt: place for place, prompt in enumerate(PROMPTS)}
_ONCE: Final[Sequence[str]] = [
    *("second organic building", "afterburner", "ship brought", "mine laid", "second chance", "bombardment"),
    "free launch",
]
_BASE_NAMES: Final = tuple(str(base + 1) for base in range(MOST_BASES))

LAYOUT: Final = Layout()
_KIND: Final = LAYOUT.section("kind", PROMPTS, 1)
_COUNT: Final = LAYOUT.number("count", MANY)
_SHIP: Final = LAYOUT.section("ship", SHIP_NAMES, 1)
_HOLE: Final = LAYOUT.section("hole", HOLES, 1)
_BUILDING: Final = LAYOUT.section("building", BUILDINGS, 1)
_COLOUR: Final = LAYOUT.section("colour", COLOURS, 1)
_RELIC: Final = LAYOUT.section("relic", DISCOVERIES, 1)
_PARTS: Final = LAYOUT.section("relic parts", RELIC_PARTS, 1)
_OWN_ACTION: Final = LAYOUT.number("own action", 1)
_TARGET_GUARDIAN: Final = LAYOUT.section("attacks guardian", QUADRANTS, 1)
_TARGET_PLAYER: Final = LAYOUT.section("attacks ship of", ["player 1", "player 2", "player 3"], 1)
_JOINED: Final = LAYOUT.section("joined", SHIP_NAMES, 1)
_MOVED: Final = LAYOUT.section("moved starbases", _BASE_NAMES, 1)
_PENDING: Final = LAYOUT.number("things ahead", MANY)
# The turn
_ACTION: Final = LAYOUT.section("action", ACTIONS, 1)
_ACTED: Final = LAYOUT.number("acted", 1)
_STOPPED: Final = LAYOUT.number("done", 1)
_LEFT: Final = LAYOUT.number("left", MANY)
_ARCHIVE_USED: Final = LAYOUT.number("archive used", 1)
_DONE_ONCE: Final = LAYOUT.section("done once", _ONCE, 1)
_SLUNG: Final = LAYOUT.section("slung", SHIP_NAMES, 1)
_REPOSITIONED: Final = LAYOUT.section("repositioned", SHIP_NAMES, 1)
_SHIFTED: Final = LAYOUT.section("shifted starbase", _BASE_NAMES, 1)
_FREE_FLICKS: Final = LAYOUT.section("flicks without cost", SHIP_NAMES, MANY)
_ATTACKED: Final = LAYOUT.section("has attacked", SHIP_NAMES, 1)
_ANY_ATTACK: Final = LAYOUT.number("attack made", 1)
_BONUSES: Final = LAYOUT.section("attack bonuses", ["1", "2"], MANY)


def write_turn(state: State, out: Numbers, at: int) -> None:
    if state.action != NOTHING:
        out[at + _ACTION + state.action] = 1
    out[at + _ACTED] = state.acted
    out[at + _STOPPED] = state.stopped
    out[at + _LEFT] = cap(state.left, MANY)
    out[at + _ARCHIVE_USED] = int(ARCHIVE in state.used)
    mark_bits(out, at + _DONE_ONCE, state.once)
    if state.grounded:
        slung, repositioned, shifted = state.grounded_bits()
        mark_bits(out, at + _SLUNG, slung)
        mark_bits(out, at + _REPOSITIONED, repositioned)
        mark_bits(out, at + _SHIFTED, shifted)
    for ship in state.ships_with_free_flick():
        out[at + _FREE_FLICKS + ship] += 1
    if state.attacked:
        mark_bits(out, at + _ATTACKED, state.attackers())
        out[at + _ANY_ATTACK] = int(state.any_attack())
    for bonus in state.bonuses:
        out[at + _BONUSES + bonus - 1] += 1


def write_question(table: Table[State], mirror: Mirror, out: Numbers, at: int) -> None:
    question = table.question(mirror.seat)
    if question is None:
        return
    out[at + _KIND + _PROMPT[question.prompt()]] = 1
    out[at + _PENDING] = cap(len(table.pending), MANY)
    ship, hole = _ship(question), _hole(question, table.state)
    if ship != NOTHING:
        out[at + _SHIP + ship] = 1
    if hole != NOTHING:
        out[at + _HOLE + mirror.holes[hole]] = 1
    out[at + _COUNT] = cap(_count(question), MANY)
    _write_arguments(question, mirror, out, at)


def _ship(question: Question[State]) -> int:
    """The ship a question is about."""
    if isinstance(question, Aim | Towards | Sling | PutShip | PlaceShip | ThroughGate | ChooseOrbit):
        return question.ship
    return NOTHING


def _hole(question: Question[State], state: State) -> int:
    """The hole a question is about, or which it leaves out."""
    if isinstance(question, PutShip | AimPlasma | KeepBuilding | Payment | PayShips | Terraform):
        return question.hole
    if isinstance(question, JumpTroops | YardShips | WhichShip | MarkDestroyed | LayLibrary):
        return question.hole
    if isinstance(question, PutBase):
        return state.base_hole[question.base]
    if isinstance(question, Build | BuildForTroops):
        return question.but
    if isinstance(question, MoveRobots):
        return question.home
    return question.first if isinstance(question, ChooseSwap) else NOTHING


def _count(question: Question[State]) -> int:
    if isinstance(question, PayShips | BoxShips | MoveRobots | LandRobots | BesiegePlanet | RemoveRobots):
        return question.count
    if isinstance(question, PlaceTroops | JumpTroops | WarpShips | YardShips):
        return question.left
    if isinstance(question, RevealPlace):
        return question.robots
    if isinstance(question, PlaceMine):
        return question.mine + 1
    return question.ring if isinstance(question, PutShip) else 0


def _write_arguments(question: Question[State], mirror: Mirror, out: Numbers, at: int) -> None:
    """What only some questions have."""
    if isinstance(question, MoveStep):
        out[at + _OWN_ACTION] = question.boostable
    elif isinstance(question, JoinAttack):
        _write_attack(question, mirror, out, at)
    elif isinstance(question, Payment):
        out[at + _BUILDING + question.building] = 1
    elif isinstance(question, ResearchAny):
        if question.colour != NOTHING:
            out[at + _COLOUR + question.colour] = 1
    elif isinstance(question, RelicParts):
        out[at + _RELIC + question.relic] = 1
        mark_bits(out, at + _PARTS, question.left)
    elif isinstance(question, MoveBases):
        mark_bits(out, at + _MOVED, question.moved)


def _write_attack(question: JoinAttack, mirror: Mirror, out: Numbers, at: int) -> None:
    """The target, and which ships have joined."""
    target = question.target
    if target in ATTACK_GUARDIAN:
        out[at + _TARGET_GUARDIAN + mirror.quadrants[ATTACK_GUARDIAN.place(target)]] = 1
    elif target in ATTACK_PLANET:
        out[at + _HOLE + mirror.holes[ATTACK_PLANET.place(target)]] = 1
    else:
        owner, ship = ATTACK_SHIP.places(target)
        out[at + _TARGET_PLAYER + mirror.step(owner) - 1] = 1
        out[at + _SHIP + ship] = 1
    mark_bits(out, at + _JOINED, question.joined)
    out[at + _COUNT] = cap(question.bonus + question.card, MANY)
