"""Small traces of Race made up by hand, in the format of the reference games: for tests of the tool that reads them."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from pathlib import Path

from orrery.games.race.facts.cards import CARDS, COPIES, INDEX, POINTS

TOOL = Path(__file__).parents[2] / "tools" / "replay_traces.py"
EDITION = [card for card, copies in zip(CARDS, COPIES, strict=True) for _ in range(copies)]
OLD_EARTH, EPSILON_ERIDANI = 0, 1
PUBLIC_WORKS = [6, 7]
"""Both copies."""
EXPEDITION_FORCE, SECLUDED_WORLD = 12, 88
DEAR = [110, 94, 95, 87, 53, 54]
"""Cards that nobody can pay in the first round."""


def replayed(*files: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(TOOL), *map(str, files)], capture_output=True, text=True, check=False)


class MadeTrace:
    """Writes a game for two line by line and keeps the state that its lines carry."""

    def __init__(self, first: list[int], second: list[int]) -> None:
        self.lines: list[dict[str, object]] = [
            {"t": "game", "seed": 1, "players": 2, "advanced": False, "cards": EDITION}
        ]
        self.hands = [first, second]
        self.tables = [[OLD_EARTH], [EPSILON_ERIDANI]]
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
        self.round, self.phase = 1, "select"
        self.told("seats", was=[0, 1])

    def told(self, kind: str, **values: object) -> None:
        players = [
            {"vp": 0, "hand": sorted(hand), "table": [[card, -1] for card in table], "act": acts}
            for hand, table, acts in zip(self.hands, self.tables, self.acts, strict=True)
        ]
        state = {"round": self.round, "phase": self.phase, "pool": 24, "players": players, "deck_n": self.deck}
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
        self.asked((0, "action", {"pick": 1}, [first]), (1, "action", {"pick": 1}, [second]))
        self.acts = [[first], [second]]

    def places(self, phase: str, legal: list[int], card: int) -> None:
        """The first player places a card, the second has none."""
        self.phase = phase
        self.asked((0, "place", {"cards": legal}, card), (1, "place", {"cards": []}, -1))
        self.hands[0].remove(card)
        self.tables[0].append(card)

    def pays(self, price: int, cards: list[int]) -> None:
        options = {"for": self.tables[0][-1], "cards": self.hands[0][:], "plans": [{"use": [], "pay": price}]}
        self.asked((0, "payment", options, {"pay": cards, "use": []}))
        self.throws(0, cards)

    def throws(self, p: int, cards: list[int]) -> None:
        for card in cards:
            self.hands[p].remove(card)
            self.discard.append(card)

    def phase_ends(self, phase: str) -> None:
        self.phase = phase
        self.told("phase_end")

    def written(self, path: Path) -> Path:
        """The file, with an end at which the reference may stop whatever the position."""
        scores = [sum(POINTS[INDEX[EDITION[card]]] for card in table) for table in self.tables]
        self.round = 30
        self.told("end", score=scores, winner=[score == max(scores) for score in scores], bonus={})
        with gzip.open(path, "wt") as file:
            file.writelines(json.dumps(line) + "\n" for line in self.lines)
        return path


def explored_copies() -> MadeTrace:
    """The first player looks at both copies of a card, the second at seven different cards."""
    game = MadeTrace([EXPEDITION_FORCE, SECLUDED_WORLD, 111, 112, *DEAR[4:]], [*DEAR[:4], 55, 56])
    game.actions("trade", "explore5")
    game.phase = "explore"
    for card in PUBLIC_WORKS:
        game.draw(0, card)
    seven = [8, 9, 11, 14, 17, 19, 21]
    for card in seven:
        game.draw(1, card)
    game.asked(
        (0, "discard", {"cards": PUBLIC_WORKS, "n": 1}, [7]), (1, "discard", {"cards": seven, "n": 6}, seven[1:])
    )
    game.throws(0, [7])
    game.throws(1, seven[1:])
    for phase in ("explore", "consume", "round_end"):
        game.phase_ends(phase)
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
    game.phase_ends("settle")
    game.phase_ends("round_end")
    return game
