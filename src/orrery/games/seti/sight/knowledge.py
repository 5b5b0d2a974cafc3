"""What a seat cannot know, dealt again: the seat cannot tell the new position from the true one.

Backs of cards tell projects from species, so hidden cards change places only with their like. A seat that
has passed knows what lay in this round's stack; who has looked at samples knows them.
"""

from __future__ import annotations

from ....core.dealer import Dealer
from ....core.table import Table
from ..facts.board import EXERTIANS, IN_PLAY, MASCAMITES, SPECIES
from ..facts.cards import PROJECTS, SPECIES_OF
from ..position.owned import owner_of, ownership, thing_of
from ..position.state import State
from .first_income import choose_again, take_back_all


def redeal(table: Table[State], seat: int, dealer: Dealer) -> None:
    """Replace everything the seat does not know by what it could as well be."""
    state, over = table.state, table.over
    choosing = take_back_all(state, seat) if table.owing else []
    _redeal_stack(state, seat, dealer)
    _redeal_projects(state, seat, dealer)
    for place in range(IN_PLAY):
        _redeal_species_cards(state, seat, place, dealer, over)
    _redeal_species(state, dealer)
    if state.is_discovered(MASCAMITES):
        _redeal_samples(state, seat, dealer)
    for owner in choosing:
        choose_again(state, owner, dealer)


def _shuffle(places: list[tuple[list[int], int]], dealer: Dealer) -> None:
    """Cards in these places (a list and an index each) change places at random."""
    cards = [cards[index] for cards, index in places]
    for cards_there, index in places:
        cards_there[index] = dealer.draw(cards)


def has_looked(state: State, seat: int) -> bool:
    return state.looked >> seat & 1 == 1


def first_unseen_pick(state: State, seat: int) -> int:
    """The number of the first card taken from the stack after this seat has taken its own."""
    owners = [owner_of(pick) for pick in state.picked]
    return owners.index(seat) + 1 if seat in owners else len(owners)


def _redeal_stack(state: State, seat: int, dealer: Dealer) -> None:
    """For who has seen the stack: what is left and what others took later could be the other way round."""
    seen = first_unseen_pick(state, seat)
    if not has_looked(state, seat) or seen == len(state.picked):
        return
    places = [(state.stacks[0], index) for index in range(len(state.stacks[0]))]
    for number in range(seen, len(state.picked)):
        card, owner = thing_of(state.picked[number]), owner_of(state.picked[number])
        hand = state.players[owner].hand
        if card in hand:
            places.append((hand, hand.index(card)))
    _shuffle(places, dealer)
    _restore_picks(state, seen, places)


def _restore_picks(state: State, seen: int, places: list[tuple[list[int], int]]) -> None:
    moved = places[len(state.stacks[0]) :]
    number = seen
    for hand, index in moved:
        state.picked[number] = ownership(hand[index], owner_of(state.picked[number]))
        number += 1
    state.stacks[0].sort()
    for player in state.players:
        player.hand.sort()


def _redeal_projects(state: State, seat: int, dealer: Dealer) -> None:
    """Deck, stacks nobody of this seat has seen, and project cards in other hands."""
    seen = has_looked(state, seat)
    known = [thing_of(pick) for pick in state.picked] if seen else []
    places = [(state.deck, index) for index in range(len(state.deck))]
    for number, stack in enumerate(state.stacks):
        if number or not seen:
            places += [(stack, index) for index in range(len(stack))]
    for owner, player in enumerate(state.players):
        if owner != seat:
            for cards in (player.hand, player.drawn):
                places += [(cards, index) for index, card in enumerate(cards) if card < PROJECTS and card not in known]
    picks = {thing_of(pick): owner_of(pick) for pick in state.picked} if not seen else {}
    before = [cards[index] for cards, index in places]
    _shuffle(places, dealer)
    for (cards, index), old in zip(places, before, strict=True):
        if old in picks and cards is state.players[picks[old]].hand:
            state.picked[[thing_of(pick) for pick in state.picked].index(old)] = ownership(cards[index], picks[old])
    state.deck.sort()
    for stack in state.stacks:
        stack.sort()
    for player in state.players:
        player.hand.sort()
        player.drawn.sort()


def _redeal_species_cards(state: State, seat: int, place: int, dealer: Dealer, over: bool) -> None:
    """The deck and what others hold; Exertian cards that were played are turned up at the end."""
    species = state.species[place]
    places = [(state.species_decks[place], index) for index in range(len(state.species_decks[place]))]
    for owner, player in enumerate(state.players):
        if owner != seat:
            lists = [player.hand]
            if species == EXERTIANS:
                lists = [player.exertians] if over else [player.exertians, player.played_exertians]
            for cards in lists:
                places += [(cards, index) for index, card in enumerate(cards) if SPECIES_OF[card] == species]
    _shuffle(places, dealer)
    state.species_decks[place].sort()
    for player in state.players:
        player.hand.sort()
        player.exertians.sort()
        player.played_exertians.sort()


def _redeal_species(state: State, dealer: Dealer) -> None:
    """Undiscovered species could be any that are not on the table."""
    known = [state.species[place] for place in range(IN_PLAY) if state.discovered >> place & 1]
    pile = [species for species in range(len(SPECIES)) if species not in known]
    for place in range(IN_PLAY):
        if not state.discovered >> place & 1:
            state.species[place] = dealer.draw(pile)


def _redeal_samples(state: State, seat: int, dealer: Dealer) -> None:
    """Samples the seat has not looked at: at the planets and in others' capsules."""
    places: list[tuple[list[int], int]] = []
    for lying in state.sampled:
        places += [(lying, index) for index, sample in enumerate(lying) if not state.known_samples[sample] >> seat & 1]
    for owner, player in enumerate(state.players):
        if owner != seat:
            samples = player.samples
            places += [(samples, index) for index in range(len(samples))]
    hidden = [cards[index] for cards, index in places]
    knowers = {sample: state.known_samples[sample] for sample in hidden}
    _shuffle(places, dealer)
    for (cards, index), old in zip(places, hidden, strict=True):
        state.known_samples[cards[index]] = knowers[old]
    for lying in state.sampled:
        lying.sort()
