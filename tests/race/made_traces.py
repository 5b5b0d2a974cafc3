"""Small traces of Race made up by hand, in the format of the reference games: for tests of the tool that reads them."""

from __future__ import annotations

import gzip
import json
from collections.abc import Sequence
from pathlib import Path

from tools.reference_games.traces import EDITION

from orrery.games.race.facts.cards import INDEX, POINTS

OLD_EARTH, EPSILON_ERIDANI = 0, 1
PUBLIC_WORKS = [6, 7]
"""Both copies."""
EXPEDITION_FORCE, SECLUDED_WORLD = 12, 88
DEAR = [110, 94, 95, 87, 53, 54]
"""Cards that nobody can pay in the first round."""
_WINDFALLS = [
    "rebel-fuel-cache",
    "runaway-robots",
    "the-last-of-the-uplift-gnarssh",
    "star-nomad-lair",
    "destroyed-world",
]
LAST_ROUND = 30
"""The round after which the reference stops."""


def numbers(*names: str) -> list[int]:
    """Return the first copy of each card."""
    return [EDITION.index(name) for name in names]


class MadeTrace:
    """Writes a game for two line by line and keeps the state that its lines carry."""

    def __init__(self, first: list[int], second: list[int]) -> None:
        self.lines: list[dict[str, object]] = [
            {
                "t": "game",
                "seed": 1,
                "players": 2,
                "advanced": False,
                "chooser": ["hand", "hand"],
                "cards": EDITION,
            }
        ]
        self.hands = [first, second]
        self.tables = [[OLD_EARTH], [EPSILON_ERIDANI]]
        self.goods: dict[int, int] = {}
        """The good of each world that has one."""
        self.chips = [0, 0]
        self.acts: list[list[str]] = [[], []]
        self.discard: list[int] = []
        self.round, self.phase, self.deck = 0, "setup", len(EDITION) - 2
        for p, hand in enumerate(self.hands):
            for card in hand:
                self.draw(p, card, held=True)
        self.asked(*((p, "discard", {"cards": hand[:], "n": 2}, hand[-2:]) for p, hand in enumerate(self.hands)))
        for hand in self.hands:
            self.discard += hand[-2:]
            del hand[-2:]
        self.phase = "select"
        self.told("seats", was=[0, 1])

    def told(self, kind: str, **values: object) -> None:
        players = [
            {
                "vp": chips,
                "hand": sorted(hand),
                "table": [[card, self.goods.get(card, -1)] for card in table],
                "act": acts,
            }
            for hand, table, chips, acts in zip(self.hands, self.tables, self.chips, self.acts, strict=True)
        ]
        pool = 24 - sum(self.chips)
        state = {"round": self.round, "phase": self.phase, "pool": pool, "players": players, "deck_n": self.deck}
        line = {"t": kind, **state, "discard": sorted(self.discard), **values}
        self.lines.append(json.loads(json.dumps(line)))

    def draw(self, p: int, card: int, held: bool = False) -> None:
        self.lines.append({"t": "draw", "p": p, "card": card})
        self.deck -= 1
        if not held:
            self.hands[p].append(card)

    def asked(self, *questions: tuple[int, str, object, object]) -> None:
        """Questions of the same moment: player, type, options, answer."""
        for p, ask, options, answer in questions:
            self.told("ask", ask=ask, p=p, opt=options, ans=answer)

    def actions(self, first: str, second: str) -> None:
        """Begin a round."""
        self.round, self.phase, self.acts = self.round + 1, "select", [[], []]
        self.asked((0, "action", {"pick": 1}, [first]), (1, "action", {"pick": 1}, [second]))
        self.acts = [[first], [second]]

    def explores(self, drawn: Sequence[list[int]], discarded: Sequence[list[int]]) -> None:
        self.phase = "explore"
        for p, cards in enumerate(drawn):
            for card in cards:
                self.draw(p, card)
        self.asked(
            *(
                (p, "discard", {"cards": cards, "n": len(gone)}, gone)
                for p, (cards, gone) in enumerate(zip(drawn, discarded, strict=True))
            )
        )
        for p, gone in enumerate(discarded):
            self.throws(p, gone)

    def places(self, phase: str, legal: list[int], card: int, p: int = 0) -> None:
        """Let one player place a card, -1 for none; the other has none that could be placed."""
        self.phase = phase
        answers: list[tuple[int, str, object, object]] = [
            (owner, "place", {"cards": legal if owner == p else []}, card if owner == p else -1) for owner in (0, 1)
        ]
        self.asked(*answers)
        if card >= 0:
            self.hands[p].remove(card)
            self.tables[p].append(card)

    def gets_good(self, p: int, world: int, good: int) -> None:
        self.lines.append({"t": "good", "p": p, "card": good, "world": world})
        self.deck -= 1
        self.goods[world] = good

    def pays(self, price: int, cards: list[int], p: int = 0) -> None:
        options = {"for": self.tables[p][-1], "cards": self.hands[p][:], "plans": [{"use": [], "pay": price}]}
        self.asked((p, "payment", options, {"pay": cards, "use": []}))
        self.throws(p, cards)

    def spends(self, p: int, power: list[int], worlds: list[int], spent: list[int], points: int) -> None:
        """Spend goods of these worlds for a power of a card."""
        count = len(spent)
        self.asked((p, "good", {"power": power, "min": count, "max": count, "worlds": worlds}, spent))
        self.discard += [self.goods.pop(world) for world in spent]
        self.chips[p] += points

    def throws(self, p: int, cards: list[int]) -> None:
        for card in cards:
            self.hands[p].remove(card)
            self.discard.append(card)

    def phase_ends(self, *phases: str) -> None:
        for phase in phases:
            self.phase = phase
            self.told("phase_end")

    def ends(self) -> None:
        """Let the reference stop as after its last round, whatever the position."""
        worth = [sum(POINTS[INDEX[EDITION[card]]] for card in table) for table in self.tables]
        scores = [points + chips for points, chips in zip(worth, self.chips, strict=True)]
        self.round = LAST_ROUND
        self.told("end", score=scores, winner=[score == max(scores) for score in scores], bonus={})

    def written(self, path: Path) -> Path:
        with gzip.open(path, "wt") as file:
            file.writelines(json.dumps(line) + "\n" for line in self.lines)
        return path


def explored_copies() -> MadeTrace:
    """The first player looks at both copies of a card, the second at seven different cards."""
    game = MadeTrace([EXPEDITION_FORCE, SECLUDED_WORLD, 111, 112, *DEAR[4:]], [*DEAR[:4], 55, 56])
    game.actions("trade", "explore5")
    seven = [8, 9, 11, 14, 17, 19, 21]
    game.explores([PUBLIC_WORKS, seven], [[7], seven[1:]])
    game.phase_ends("explore", "consume", "round_end")
    game.ends()
    return game


def paid_with_copies() -> MadeTrace:
    """The first player builds for nothing, then settles and pays one of two copies of a card."""
    game = MadeTrace([*PUBLIC_WORKS, EXPEDITION_FORCE, SECLUDED_WORLD, *DEAR[4:]], [*DEAR[:4], 55, 56])
    game.actions("develop", "settle")
    game.places("develop", [*PUBLIC_WORKS, EXPEDITION_FORCE], EXPEDITION_FORCE)
    game.pays(0, [])
    game.phase_ends("develop")
    game.places("settle", [SECLUDED_WORLD], SECLUDED_WORLD)
    game.pays(1, [7])
    game.phase_ends("settle", "round_end")
    game.ends()
    return game


def spent_for_two_powers() -> MadeTrace:
    """The second player spends a good of each of three kinds, then one of two goods for another power.

    The reference asks for the three at once. Our engine asks for one good after the other; once the first is chosen,
    of the two other kinds there is one good each, so that nothing is left to ask. The next question is of the same
    kind, but for the other power.
    """
    game = _spent_for_two_powers()
    game.ends()
    return game


def produced_on_windfall() -> MadeTrace:
    """The second player, whose windfall worlds are empty but for one, chooses the world for the bonus of Produce."""
    game = _spent_for_two_powers()
    game.actions("produce", "produce")
    game.phase = "produce"
    empty = [world for world in game.tables[1] if EDITION[world] in _WINDFALLS and world not in game.goods]
    game.asked((1, "windfall", {"worlds": empty, "power": [-1, -1]}, empty[0]))
    game.gets_good(1, empty[0], 24)
    game.draw(1, 25)
    game.phase_ends("produce", "round_end")
    game.ends()
    return game


def _spent_for_two_powers() -> MadeTrace:
    rare, more_rare, genes, novelty, last = numbers(*_WINDFALLS)
    economy = numbers("diversified-economy")[0]
    # worlds that neither can conquer: money of the second, and all that the first ever has
    money = numbers("pirate-world", "rebel-underground", "malevolent-lifeforms", "rebel-outpost", "rebel-warrior-race")
    idle = numbers("rebel-homeworld", "rebel-base", "lost-alien-battle-fleet", "lost-alien-warship")
    game = MadeTrace([*idle, *PUBLIC_WORKS], [rare, more_rare, genes, novelty, 55, 56])
    legal = [rare, more_rare, genes, novelty]
    for world, good, bonus in [
        (rare, 8, last),
        (more_rare, 9, money[0]),
        (genes, 11, money[1]),
        (novelty, 14, money[2]),
        (last, 17, money[3]),
    ]:
        game.actions("settle", "settle")
        game.places("settle", legal[:], world, p=1)
        game.gets_good(1, world, good)
        if world == last:
            game.pays(1, [money[2]], p=1)
        game.draw(1, bonus)
        legal = [*(card for card in legal if card != world), *([last] if bonus == last else [])]
        game.phase_ends("settle", "round_end")
    game.actions("develop", "explore11")
    scout = numbers("alien-robot-scout-ship")[0]
    game.explores([[19, scout], [21, 22, economy, money[4]]], [[19], [21, 22]])
    game.phase_ends("explore")
    game.places("develop", [economy], economy, p=1)
    game.pays(4, game.hands[1][:], p=1)
    game.phase_ends("develop", "round_end")
    game.actions("x2", "develop")
    game.places("develop", [], -1)
    game.phase_ends("develop")
    game.phase = "consume"
    first, second = [economy, 0], [EPSILON_ERIDANI, 1]
    game.asked((1, "consume", {"powers": [second, first], "optional": False}, first))
    game.spends(1, first, [rare, more_rare, genes, novelty, last], [rare, genes, novelty], 3)
    game.spends(1, second, [more_rare, last], [last], 1)
    game.draw(1, 23)
    game.phase_ends("consume", "round_end")
    return game
