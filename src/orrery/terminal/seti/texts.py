"""What the lists of SETI's data say in words: effects, conditions, triggers, counts and gains."""

from __future__ import annotations

from typing import Final

from ...core.facts import Entry
from ..words import Words, yes_or_no

RESOURCES: Final = ["score", "credit", "energy", "publicity", "data", "exofossil"]
"""What a gain can hold, in the order of telling."""
_SOMETIMES: Final = [
    *("adjacent_to", "color", "corner", "cost", "data", "except", "ignore_limit", "income", "kind", "limit"),
    *("max_probes", "moon_without_tech", "moons", "occupied_ok", "only_if_taken_by_other", "optional", "or_any_moon"),
    *("own_turn_only", "planet", "repeat", "same_sector", "species", "star", "tile_bonus", "up_to", "what", "with"),
]
"""Facts that not every entry has; messages get "none" for them."""
_PLANETS: Final = ["planet", "adjacent_to"]
WITH_OWN_PROBE: Final = "with_own_probe"


class SetiTexts:
    """Entries of the data in one language, in our own words."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def effects(self, entries: list[Entry]) -> str:
        """A list of effects, in its order."""
        return "; ".join(self.effect(entry) for entry in entries) or self.words.own("nothing")

    def effect(self, entry: Entry) -> str:
        own = self.words.own
        if entry.has("if"):
            condition = self.condition(entry.entry("if"))
            return own("effect-if", condition=condition, then=self.effects(entry.entries("then")))
        verb = entry.text("do")
        if verb == "gain":
            return self.gain(entry)
        if entry.is_entry("n"):
            return own("effect-move-per", count=self.count(entry.entry("n")))
        return own(f"effect-{_hyphens(verb)}", **{**self._arguments(entry), **self._inside(verb, entry)})

    def _inside(self, verb: str, entry: Entry) -> dict[str, str]:
        """What stands inside an effect, as finished text."""
        own = self.words.own
        found: dict[str, str] = {}
        if entry.has("then"):
            found["then"] = self.effects(entry.entries("then"))
        if verb == "gain_per":
            found |= {"gain": self.gain(entry.entry("gain")), "count": self.count(entry.entry("count"))}
        elif verb == "signal":
            found["place"] = own(f"where-{_hyphens(entry.text('where'))}", **self._arguments(entry))
        elif verb == "this_turn":
            found["trigger"] = self.trigger(entry.entry("on") if entry.is_entry("on") else entry)
        elif verb == "turn_rule":
            found["rule"] = own(f"rule-{_hyphens(entry.text('rule'))}")
        elif verb == "choose_one":
            found["first"], found["second"] = (self.effects(entries) for entries in entry.lists("options"))
        elif verb in ("pay", "may_pay"):
            found["price"] = self.gain(entry.entry("cost") if verb == "may_pay" else entry)
        return found

    def condition(self, entry: Entry) -> str:
        """A clause that begins with "if"."""
        kind = entry.text("is")
        given = self._arguments(entry)
        if kind == "all_of":
            given["first"], given["second"] = (self.condition(part) for part in entry.entries("parts"))
        elif kind == "landed_on":
            given["planets"] = ", ".join(self._planet(name) for name in entry.texts("planets"))
        return self.words.own(f"is-{_hyphens(kind)}", **given)

    def trigger(self, entry: Entry) -> str:
        given = self._arguments(entry)
        if entry.has("except"):
            given["except"] = ", ".join(self._planet(name) for name in entry.texts("except"))
        return self.words.own(f"on-{_hyphens(entry.text('on'))}", **given)

    def count(self, entry: Entry) -> str:
        return self.words.own(f"count-{_hyphens(entry.text('of'))}", **self._arguments(entry))

    def gain(self, entry: Entry) -> str:
        """Amounts of resources."""
        found = [self.amount(what, entry.number(what)) for what in RESOURCES if entry.has(what)]
        return ", ".join(found) or self.words.own("nothing")

    def amount(self, what: str, n: int) -> str:
        return self.words.own(f"amount-{what}", n=n)

    def _planet(self, name: str) -> str:
        return self.words.word("planet", name.lower())

    def _arguments(self, entry: Entry) -> dict[str, str | int]:
        """The facts of an entry as a message takes them; planets by name."""
        given: dict[str, str | int] = {"n": 1, **dict.fromkeys(_SOMETIMES, "none")}
        for name, fact in entry.data.items():
            if isinstance(fact, bool):
                given[name] = yes_or_no(fact)
            elif isinstance(fact, str) and name in _PLANETS and fact != WITH_OWN_PROBE:
                given[name] = self._planet(fact)
            elif isinstance(fact, str | int):
                given[name] = fact
        return given


def _hyphens(word: str) -> str:
    return word.replace("_", "-")
