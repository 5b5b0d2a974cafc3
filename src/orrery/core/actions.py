"""Actions: ints in a fixed, named space, each with a text that parses back.

>>> actions = ActionSpace()
>>> BUY = actions.block("buy", good=["ore", "fuel"], count=range(1, 4))
>>> STOP = actions.single("stop")
>>> action = BUY.at(1, 1)    # the second good, the second count
>>> actions.text(action), actions.parse("buy fuel 2") == action, actions.size
('buy fuel 2', True, 7)
>>> action in BUY, STOP in BUY, BUY.places(action), actions.arguments(action)
(True, False, [1, 1], {'good': 'fuel', 'count': 2})
"""

from __future__ import annotations

from collections.abc import Sequence

from .errors import UnknownAction

_DIGITS = 18
_AXES = 3
_FINE = 50
"""An axis with more numbers than this is a scale to be read off, not a list to choose from."""


class Axis:
    """One dimension of a block: what the word stands for, and the words."""

    def __init__(self, name: str, words: Sequence[str] | range) -> None:
        self.name = name
        self.numbers = words if isinstance(words, range) else None
        self.words = [] if isinstance(words, range) else list(words)
        self.size = len(words)
        self.index = {word: place for place, word in enumerate(self.words)}
        if len(self.index) != len(self.words) or any(" " in word for word in self.words):
            raise ValueError(f"the words of axis {name!r} must be unique and hold no blanks")

    def value(self, place: int) -> str | int:
        return self.words[place] if self.numbers is None else self.numbers[place]

    def place(self, word: str) -> int:
        """Where the word stands on the axis, or -1."""
        if self.numbers is None:
            return self.index.get(word, -1)
        if not (word.isascii() and word.isdigit() and len(word) <= _DIGITS) or str(int(word)) != word:
            return -1
        number = int(word)
        return self.numbers.index(number) if number in self.numbers else -1


class Block:
    """All actions that share a verb, numbered row by row over their axes.

    A place is where a word stands on its axis, counted from 0.
    """

    def __init__(self, verb: str, start: int, axes: list[Axis]) -> None:
        self.verb = verb
        self.start = start
        self.axes = axes
        sizes = [axis.size for axis in axes] + [1] * (_AXES - len(axes))
        self._first_step = sizes[1] * sizes[2]
        self._second_step = sizes[2]
        self.size = sizes[0] * self._first_step
        self.actions = range(start, start + self.size)
        self.each = list(self.actions[:: self._first_step])
        """The first action of each place on the first axis: `at` for loops in which a call costs too much."""
        self.is_dial = any(axis.numbers is not None and axis.size > _FINE for axis in axes)

    def __contains__(self, action: int) -> bool:
        return 0 <= action - self.start < self.size

    def at(self, first: int, second: int = 0, third: int = 0) -> int:
        """The action at these places."""
        return self.start + first * self._first_step + second * self._second_step + third

    def place(self, action: int) -> int:
        """Where the action stands on the first axis."""
        return (action - self.start) // self._first_step

    def places(self, action: int) -> list[int]:
        """Where the action stands on each axis."""
        first, rest = divmod(action - self.start, self._first_step)
        second, third = divmod(rest, self._second_step)
        return [first, second, third][: len(self.axes)]

    def text(self, action: int) -> str:
        words = [self.verb]
        for axis, place in zip(self.axes, self.places(action), strict=True):
            words.append(str(axis.value(place)))
        return " ".join(words)

    def parse(self, words: list[str]) -> int:
        """The action these words (without the verb) name, or -1."""
        if len(words) != len(self.axes):
            return -1
        offset = 0
        for axis, word in zip(self.axes, words, strict=True):
            place = axis.place(word)
            if place < 0:
                return -1
            offset = offset * axis.size + place
        return self.start + offset


class Dial:
    """Answers of one verb that are read off scales, such as direction and power, in runs of neighbours.

    A run is the offset of its first answer in the block and how many there are.
    """

    def __init__(self, block: Block) -> None:
        self.block = block
        self.runs: list[tuple[int, int]] = []

    @property
    def count(self) -> int:
        return sum(length for _, length in self.runs)


class ActionSpace:
    """Every action a game knows, declared block by block.

    One table serves the legal mask, the size of a policy, the text of a record and the targets
    on a screen.
    """

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.size = 0
        self._by_verb: dict[str, Block] = {}

    def block(self, verb: str, **axes: Sequence[str] | range) -> Block:
        """Add the actions of a verb with up to three axes."""
        if verb in self._by_verb or " " in verb:
            raise ValueError(f"verb {verb!r} is taken or holds a blank")
        if len(axes) > _AXES:
            raise ValueError(f"verb {verb!r} has more than {_AXES} axes")
        block = Block(verb, self.size, [Axis(name, words) for name, words in axes.items()])
        self.blocks.append(block)
        self._by_verb[verb] = block
        self.size += block.size
        return block

    def single(self, verb: str) -> int:
        """Add one action without arguments."""
        return self.block(verb).start

    def block_of(self, action: int) -> Block:
        if not 0 <= action < self.size:
            raise UnknownAction(str(action), list(self._by_verb))
        low, high = 0, len(self.blocks) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self.blocks[middle].start <= action:
                low = middle
            else:
                high = middle - 1
        return self.blocks[low]

    def text(self, action: int) -> str:
        return self.block_of(action).text(action)

    def verb(self, action: int) -> str:
        return self.block_of(action).verb

    def arguments(self, action: int) -> dict[str, str | int]:
        block = self.block_of(action)
        places = block.places(action)
        return {axis.name: axis.value(place) for axis, place in zip(block.axes, places, strict=True)}

    def split_dials(self, options: Sequence[int]) -> tuple[list[int], list[Dial]]:
        """Answers to choose from a list, and answers to be read off dials."""
        listed: list[int] = []
        dials: dict[str, Dial] = {}
        for start, length in _runs(options):
            action, end = start, start + length
            while action < end:
                block = self.block_of(action)
                stop = min(end, block.start + block.size)
                if block.is_dial:
                    dial = dials.setdefault(block.verb, Dial(block))
                    dial.runs.append((action - block.start, stop - action))
                else:
                    listed.extend(range(action, stop))
                action = stop
        return listed, list(dials.values())

    def parse(self, text: str) -> int:
        words = text.split(" ")
        block = self._by_verb.get(words[0])
        action = -1 if block is None else block.parse(words[1:])
        if action < 0:
            raise UnknownAction(text, list(self._by_verb))
        return action


def _runs(options: Sequence[int]) -> list[tuple[int, int]]:
    """Ascending numbers as runs of neighbours: the first and how many."""
    if isinstance(options, range):
        return [(options.start, len(options))] if options else []
    runs: list[tuple[int, int]] = []
    for option in options:
        if runs and sum(runs[-1]) == option:
            runs[-1] = (runs[-1][0], runs[-1][1] + 1)
        else:
            runs.append((option, 1))
    return runs
