"""Events: facts of the past with an audience. Rules never read them; search runs without them.

>>> LOOKED = EventKind("looked", public=["sector"], secret=["card"])
>>> event = Event(LOOKED, seat=0, facts=[2, 17], knower=0)
>>> event.seen_by(0), event.seen_by(1)
({'sector': 2, 'card': 17}, {'sector': 2, 'card': None})
"""

from __future__ import annotations


class EventKind:
    """What happened, and which of its facts only one seat may know.

    A fact has the name of the axis it belongs to (`card`, `good`, `count`), so it can be shown in
    words like an action's arguments. An event may leave a trail: any number of numbers after its facts, for
    those who draw what happened, such as the path of a disc.
    """

    def __init__(
        self, name: str, public: list[str] | None = None, secret: list[str] | None = None, trail: bool = False
    ) -> None:
        self.name = name
        self.public = public or []
        self.secret = secret or []
        self.trail = trail

    def __reduce__(self) -> tuple[object, tuple[str, list[str], list[str], bool]]:
        """Support `pickle` and `copy`, which compiled objects need; so in `Event`."""
        return EventKind, (self.name, self.public, self.secret, self.trail)


class Event:
    """One thing that happened to a seat; `knower` is the seat that may know the secret facts."""

    __slots__ = ("facts", "kind", "knower", "seat")

    def __init__(self, kind: EventKind, seat: int, facts: list[int], knower: int) -> None:
        named = len(kind.public) + len(kind.secret)
        if len(facts) < named or (len(facts) > named and not kind.trail):
            raise ValueError(f"event {kind.name!r} has other facts: {facts}")
        self.kind = kind
        self.seat = seat
        self.facts = facts
        self.knower = knower

    def __reduce__(self) -> tuple[object, tuple[EventKind, int, list[int], int]]:
        return Event, (self.kind, self.seat, self.facts, self.knower)

    @property
    def trail(self) -> list[int]:
        """What everybody may see after the facts."""
        return self.facts[len(self.kind.public) + len(self.kind.secret) :]

    def seen_by(self, seat: int | None) -> dict[str, int | None]:
        """The facts as a seat, or a spectator (None), may know them."""
        seen: dict[str, int | None] = {}
        names = self.kind.public + self.kind.secret
        for place, name in enumerate(names):
            hidden = place >= len(self.kind.public) and seat != self.knower
            seen[name] = None if hidden else self.facts[place]
        return seen
