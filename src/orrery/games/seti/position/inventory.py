"""Every component once and every limit kept: the test of a sound position."""

from __future__ import annotations

from ....core.errors import require
from ..facts.board import (
    COMPUTER,
    COMPUTER_SLOTS,
    DATA_POOL,
    DATA_SLOTS,
    EARTH,
    EXERTIANS,
    GOLD_TILES,
    IN_PLAY,
    MASCAMITES,
    MOONS,
    NOTHING,
    PUBLICITY,
    ROUNDS,
    SAMPLES,
    SECTORS,
    SPACES,
    SPECIES,
    STARS,
    TECH_KIND,
    TECH_PLACES,
    TECHS,
    TILE,
    TILE_BONUSES,
)
from ..facts.cards import EXERTIAN as EXERTIAN_TYPE
from ..facts.cards import PROJECTS, SPECIES_OF, TYPE, cards_of
from ..facts.objectives import OBJECTIVES, OPEN, STACKS, STAGE, TASKS_OF
from .owned import owner_of, thing_of
from .player import Player
from .rival_inventory import check_rivals
from .state import NEUTRAL, State
from .trace_marks import mark_of, place_of, spot_of


def check(state: State) -> None:
    """Raise BrokenPosition for a state that cannot lie on a table."""
    seats = len(state.players)
    require(2 <= seats <= 4, "there are two to four players")
    require(len(state.species) == IN_PLAY and len(set(state.species)) == IN_PLAY, "two species are in the game")
    require(all(0 <= species < len(SPECIES) for species in state.species), "species exist")
    for seat, player in enumerate(state.players):
        _check_player(player)
        require(player.data <= DATA_POOL or state.is_rival(seat), "the data pool of a person holds six")
    check_rivals(state)
    _check_cards(state)
    _check_species_cards(state)
    _check_sky(state)
    _check_stars(state)
    _check_techs(state)
    _check_traces(state)
    _check_samples(state)
    _check_objectives(state)
    require(0 <= state.rounds <= ROUNDS and 0 <= state.active < seats and 0 <= state.start < seats, "turns exist")
    require(0 <= state.passed < 1 << seats and state.token in (0, 1) and state.free in (0, 1), "flags are sound")
    require(len(set(state.gold_marks)) == len(state.gold_marks), "one marker of a player on a gold tile")
    marked = [(thing_of(mark), owner_of(mark)) for mark in state.gold_marks]
    require(all(0 <= tile < GOLD_TILES and seat < seats for tile, seat in marked), "gold markers exist")


def _check_player(player: Player) -> None:
    amounts = (player.score, player.credit, player.energy, player.exofossils, player.gold, player.movement)
    require(all(amount >= 0 for amount in amounts), "nobody owes anything")
    require(0 <= player.publicity <= PUBLICITY, "publicity goes from 0 to 10")
    require(player.data >= 0, "nobody owes data")
    require(0 <= player.computer <= COMPUTER_SLOTS, "the computer has six upper slots")
    require(player.hand == sorted(player.hand), "hands are sorted")
    require(len(player.missions) == len(player.filled), "each mission has its slots")
    require(len(player.messages) == len(player.message_at), "each message has its marker")
    require(len(player.capsules) == len(player.samples), "each capsule holds a sample")
    require(all(0 <= space < SPACES for space in [*player.probes, *player.capsules]), "probes are in space")
    require(len(player.orbiters) == EARTH and len(player.landers) == EARTH, "craft are counted by planet")
    require(len(player.moons) == len(MOONS), "craft are counted by moon")
    require(all(count >= 0 for count in [*player.orbiters, *player.landers, *player.moons]), "craft are not negative")
    require(0 <= player.techs < 1 << len(TECHS), "technologies exist")
    require(len(player.places) == len(TECH_PLACES), "there are four places for computer technologies")
    installed = [tech for tech in player.places if tech != NOTHING]
    require(len(set(installed)) == len(installed), "a technology is installed once")
    for place, tech in enumerate(player.places):
        if tech == NOTHING:
            require(not player.lower >> place & 1, "data lie on technologies that are there")
        else:
            require(TECH_KIND[tech] == COMPUTER and player.has_tech(tech), "own computer technologies are installed")


def _check_cards(state: State) -> None:
    """Every project card is in one place."""
    cards = [*state.deck, *state.discard, *(card for card in state.row if card != NOTHING)]
    for stack in state.stacks:
        cards += stack
    for player in state.players:
        cards += _cards_of_player(player)
    if state.playing != NOTHING and not any(state.playing in player.messages for player in state.players):
        cards.append(state.playing)
    projects = sorted(card for card in cards if card < PROJECTS)
    require(projects == list(range(PROJECTS)), "every project card is in one place")
    piles = [*state.deck, *state.discard, *state.row]
    require(all(card < PROJECTS for card in piles), "species cards are not among the projects")


def _cards_of_player(player: Player) -> list[int]:
    return [
        *player.hand,
        *player.drawn,
        *player.income,
        *player.missions,
        *player.completed,
        *player.scoring,
        *player.messages,
        *player.exertians,
        *player.played_exertians,
    ]


def _check_species_cards(state: State) -> None:
    """Cards of discovered species are in one place; there are no others."""
    cards = [*state.removed]
    for place in range(IN_PLAY):
        cards += state.species_decks[place]
        if state.open_cards[place] != NOTHING:
            cards.append(state.open_cards[place])
    for player in state.players:
        cards += [card for card in _cards_of_player(player) if card >= PROJECTS]
        require(all(TYPE[card] != EXERTIAN_TYPE for card in player.hand), "Exertian cards are never in hand")
    if state.playing >= PROJECTS and not any(state.playing in player.messages for player in state.players):
        cards.append(state.playing)
    expected: list[int] = []
    for place, species in enumerate(state.species):
        if state.discovered >> place & 1:
            expected += cards_of(species)
    require(sorted(cards) == sorted(expected), "every species card is in one place")
    require(all(SPECIES_OF[card] in state.species for card in cards), "only cards of species in the game")


def _check_sky(state: State) -> None:
    require(all(0 <= offset < SECTORS for offset in state.offsets), "discs are turned by eighths")
    require(0 <= state.rotation < 3, "one of three rotations comes next")
    require(sorted(state.stars) == list(range(len(STARS))), "every star has its sector")


def _check_stars(state: State) -> None:
    for place, owners in enumerate(state.signals):
        left = state.data_left[place]
        require(0 <= left <= DATA_SLOTS[place], "data lie on their slots")
        require(all(0 <= owner < len(state.players) for owner in owners), "signals belong to players")
        if place != TILE or state.oumuamua_found():
            replaced = DATA_SLOTS[place] - left
            full = not left and len(owners) >= replaced
            require(full or len(owners) == replaced, "a signal lies for every data taken")


def _check_techs(state: State) -> None:
    for tech in range(len(TECHS)):
        owners = sum(player.has_tech(tech) for player in state.players)
        owners += sum(rival.techs.count(tech) + list(rival.spent).count(tech) for rival in state.rivals)
        rest = sum(state.tech_rest[tech] >> bonus & 1 for bonus in range(TILE_BONUSES))
        top = int(state.tech_top[tech] != NOTHING)
        dealt = state.rounds > 0 or top
        require(not dealt or owners + rest + top == TILE_BONUSES, "each technology has four tiles")


def _check_traces(state: State) -> None:
    for mark in state.traces:
        owner = owner_of(mark)
        require(owner < len(state.players) or owner == NEUTRAL, "traces belong to players or nobody")
        require(place_of(mark) < IN_PLAY, "traces are at a species")
        on_board = 0 < spot_of(mark) < 10
        require(not on_board or state.discovered >> place_of(mark) & 1 == 1, "boards are marked once discovered")
    for place in range(IN_PLAY):
        for color in range(3):
            first = mark_of(place, color, 0, 0)
            taken = sum(first <= mark < first + 8 for mark in state.traces)
            require(taken <= 1, "a discovery space takes one marker")


def _check_samples(state: State) -> None:
    samples = [*state.sample_spots, *(sample for lying in state.sampled for sample in lying)]
    for player in state.players:
        samples += player.samples
    expected = list(range(SAMPLES)) if state.is_discovered(MASCAMITES) else []
    require(sorted(samples) == expected, "every sample is in one place")
    require(not state.exertian_at or state.is_discovered(EXERTIANS), "Exertian milestones come with the Exertians")


def _check_objectives(state: State) -> None:
    """A person alone has the objectives of the difficulty, as soon as they are dealt; nobody else has any."""
    stacks = [STACKS[rival.difficulty - 1] for rival in state.rivals]
    wanted = [stack for stack in stacks if sum(stack)]
    dealt_yet = state.rounds > 0 or bool(state.objectives)
    require(not dealt_yet or len(state.objectives) == len(wanted), "objectives are for a person alone")
    for objectives, stack in zip(state.objectives, wanted, strict=False):
        tiles = [*objectives.tiles, *objectives.completed, *objectives.spent]
        require(all(0 <= tile < len(OBJECTIVES) for tile in tiles), "objectives exist")
        require(len(set(tiles)) == len(tiles), "every objective is in one place")
        require(all(left >= 0 for left in objectives.left), "the stack of objectives has a height")
        stages = [STAGE[tile] for tile in tiles]
        dealt = [left + stages.count(stage) for stage, left in enumerate(objectives.left)]
        require(dealt == stack, "objectives are as many as the difficulty wants")
        open_tiles = min(OPEN, len(objectives.tiles) + sum(objectives.left))
        require(len(objectives.tiles) == open_tiles, "three objectives lie open while the stack lasts")
        require(len(objectives.marks) == len(objectives.tiles), "each open objective has its tasks")
        for tile, marks in zip(objectives.tiles, objectives.marks, strict=True):
            require(0 <= marks < 1 << len(TASKS_OF[tile]), "marks lie on tasks")
