"""What one player of SETI has: board, cards, craft, technologies."""

from __future__ import annotations

from collections.abc import Sequence


class Player:
    """What one player has.

    Lists that seldom change (income, places, completed and scoring cards, craft) are shared by copies:
    they are replaced, never changed in place.
    """

    __slots__ = (
        "capsules",
        "completed",
        "computer",
        "credit",
        "data",
        "drawn",
        "energy",
        "exertian_passed",
        "exertians",
        "exofossils",
        "filled",
        "gold",
        "hand",
        "income",
        "landers",
        "lower",
        "message_at",
        "message_tile",
        "messages",
        "missions",
        "moons",
        "movement",
        "neutral",
        "orbiters",
        "places",
        "played_exertians",
        "probes",
        "publicity",
        "samples",
        "score",
        "scoring",
        "techs",
    )

    def __init__(
        self,
        score: int,
        credit: int,
        energy: int,
        publicity: int,
        data: int,
        exofossils: int,
        hand: list[int],
        drawn: list[int],
        income: Sequence[int],
        missions: list[int],
        filled: list[int],
        completed: Sequence[int],
        scoring: Sequence[int],
        messages: list[int],
        message_at: list[int],
        message_tile: int,
        techs: int,
        places: Sequence[int],
        computer: int,
        lower: int,
        movement: int,
        probes: list[int],
        capsules: list[int],
        samples: list[int],
        orbiters: Sequence[int],
        landers: Sequence[int],
        moons: Sequence[int],
        gold: int,
        neutral: int,
        exertians: list[int],
        played_exertians: list[int],
        exertian_passed: int,
    ) -> None:
        self.score = score  # on the track
        self.credit = credit  # in hand
        self.energy = energy  # in hand
        self.publicity = publicity  # 0 to 10
        self.data = data  # in the pool
        self.exofossils = exofossils  # in hand
        self.hand = hand  # in ascending order
        self.drawn = drawn  # cards just drawn, about to be divided
        self.income = income  # tucked cards
        self.missions = missions  # in front of the player, unfinished
        self.filled = filled  # for each of them: the slots that are filled, as bits
        self.completed = completed  # finished missions
        self.scoring = scoring  # played end-game cards
        self.messages = messages  # Centaurian cards that wait, the oldest first
        self.message_at = message_at  # for each of them: the score at which it is answered
        self.message_tile = message_tile  # the score at which one's own message tile lies, or NOTHING
        self.techs = techs  # as bits
        self.places = places  # the computer technology on each of its four places, or NOTHING
        self.computer = computer  # filled upper slots, from the left
        self.lower = lower  # filled lower slots by place, as bits
        self.movement = movement  # still to be spent on the present flight
        self.probes = probes  # the space of each probe
        self.capsules = capsules  # the space of each sample capsule
        self.samples = samples  # the sample in each of them, known to the owner
        self.orbiters = orbiters  # by planet
        self.landers = landers  # by planet
        self.moons = moons  # landers by moon
        self.gold = gold  # gold milestones already used
        self.neutral = neutral  # neutral milestones already used, as bits
        self.exertians = exertians  # cards held, never part of the hand
        self.played_exertians = played_exertians  # face down
        self.exertian_passed = exertian_passed  # Exertian milestones already used, as bits

    def copy(self) -> Player:
        return Player(
            self.score,
            self.credit,
            self.energy,
            self.publicity,
            self.data,
            self.exofossils,
            self.hand[:],
            self.drawn[:],
            self.income,
            self.missions[:],
            self.filled[:],
            self.completed,
            self.scoring,
            self.messages[:],
            self.message_at[:],
            self.message_tile,
            self.techs,
            self.places,
            self.computer,
            self.lower,
            self.movement,
            self.probes[:],
            self.capsules[:],
            self.samples[:],
            self.orbiters,
            self.landers,
            self.moons,
            self.gold,
            self.neutral,
            self.exertians[:],
            self.played_exertians[:],
            self.exertian_passed,
        )

    def has_tech(self, tech: int) -> bool:
        return self.techs >> tech & 1 == 1
