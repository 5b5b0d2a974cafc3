"""What cards, planets, stars, technologies and species say: every list of the data becomes effects, once.

A word the game does not know is refused with its file and place.
"""

from __future__ import annotations

from ....core.facts import BadFact, Entry
from ....core.table import Effect
from ..facts.board import (
    ANOMALIES,
    ANY,
    CENTAURIANS,
    EARTH,
    FACTS,
    MASCAMITES,
    MOONS,
    NOTHING,
    SECTOR_COLORS,
    SPECIES,
    STARS,
    TECH_KINDS,
    TECHS,
    TRACE_COLORS,
    moon_facts,
    number_of,
    planet_facts,
    planet_number,
    species_facts,
    species_row,
    star_facts,
    tech_facts,
)
from ..facts.cards import CARDS, CONDITIONAL, EXERTIAN, SAMPLE, SPECIES_OF, TRIGGERED, TYPE, facts
from ..position.state import MOVE_FOR_PUBLICITY, NO_ASTEROID_COST, NO_PUBLICITY, State
from ..rules import movement, probes, research, scan, signals, traces, triggers
from ..rules.hand import Draw, IncreaseIncome, TakeCard
from ..rules.playing import PlaceMessage
from ..rules.resources import Gain
from ..species import mascamites
from ..species.anomalies import NextAnomalyReward
from ..species.species_cards import TakeSpeciesCard
from . import card_effects, lists, slots
from .conditions import NO_CONDITION, read_condition, read_count

_Effects = list[Effect[State]]
_RULES = {
    "planet_visit_move_instead_of_publicity": MOVE_FOR_PUBLICITY,
    "no_asteroid_exit_cost": NO_ASTEROID_COST,
    "no_publicity_from_moving_probes": NO_PUBLICITY,
}
_TRACE_RULES = {
    "any": traces.ANYWHERE,
    "with_own_same_color": traces.WITH_OWN,
    "species_of_condition": traces.ALL_COLORS,
}
FIRST_SAMPLE_ROW = traces.FIRST_SAMPLE_ROW


class Reader:
    """Reads the lists of one card or board; its species gives "this species" a meaning, its row its sample."""

    def __init__(self, species: int, row: int = 0) -> None:
        self.species = species
        self.row = row

    def number(self, owner: Entry, key: str) -> int:
        """The number of the list under a key, NO_LIST where there is none."""
        return lists.register(self.effects(owner.entries(key))) if owner.has(key) else lists.NO_LIST

    def effects(self, entries: list[Entry]) -> _Effects:
        found: _Effects = []
        for entry in entries:
            found += self.effect(entry)
        return found

    def effect(self, entry: Entry) -> _Effects:
        """One entry; some become two effects, some as many as they say."""
        if entry.has("if"):
            return [card_effects.If(read_condition(entry.entry("if"), self.species), self.number(entry, "then"))]
        verb = entry.text("do")
        times = entry.number("n", 1) if not entry.is_entry("n") else 1
        for read in (self._gains, self._cards, self._flights, self._signals, self._research, self._traces, self._rest):
            found = read(verb, entry, times)
            if found is not None:
                return found
        raise BadFact(f"{entry.where}.do is no verb: {verb}")

    def _gains(self, verb: str, entry: Entry, times: int) -> _Effects | None:
        if verb == "gain":
            return [gain(entry)]
        if verb == "gain_per":
            counted = read_count(entry.entry("count"), self.species)
            return [card_effects.GainPer(counted, lists.register([gain(entry.entry("gain"))]))]
        if verb == "pay":
            return [card_effects.PayExofossils(entry.number("exofossil"))]
        if verb == "may_pay":
            return [card_effects.MayPayExofossil(self.number(entry, "then"), int(entry.has("repeat")))]
        return None

    def _cards(self, verb: str, entry: Entry, times: int) -> _Effects | None:
        if verb == "draw":
            return [Draw(times)]
        if verb == "take_card":
            return [TakeCard(times)]
        if verb == "increase_income":
            this = entry.has("with") and number_of(entry, "with", ["hand_card", "this_card"]) == 1
            return [card_effects.TuckThisCard() if this else IncreaseIncome(times)]
        if verb == "species_card":
            return [TakeSpeciesCard(self.species) for _ in range(times)]
        simple: dict[str, _Effects] = {
            "corner_of_taken_card": [card_effects.CornerOfTakenCard()],
            "row_corners": [card_effects.RowCorners()],
            "take_whole_row": [card_effects.TakeWholeRow()],
            "draw_and_split": [card_effects.DrawAndSplit()],
            "return_this_card_to_hand": [card_effects.ReturnThisCard()],
            "message_marker": [PlaceMessage()],
        }
        return simple.get(verb)

    def _flights(self, verb: str, entry: Entry, times: int) -> _Effects | None:
        if verb == "move":
            if entry.is_entry("n"):
                return [card_effects.MovePer(read_count(entry.entry("n"), self.species))]
            return [movement.Move(times)]
        if verb == "launch":
            return [probes.Launch(int(entry.flag("ignore_limit"))) for _ in range(times)]
        if verb in ("land", "orbit_or_land"):
            flags = probes.ALSO_ORBIT if verb == "orbit_or_land" else 0
            flags |= probes.MOON_WITHOUT_TECH if entry.flag("moon_without_tech") else 0
            flags |= probes.OCCUPIED if entry.flag("occupied_ok") else 0
            return [probes.ForgetLanding(), probes.Land(flags)]
        if verb == "remove_own":
            return [probes.RemoveCraft(number_of(entry, "what", ["orbiter", "lander"]), self.number(entry, "then"))]
        if verb == "choose_probe":
            return [probes.ChooseProbe(self.number(entry, "then"))]
        if verb == "rotate":
            return [movement.Rotate()]
        return None

    def _signals(self, verb: str, entry: Entry, times: int) -> _Effects | None:
        if verb == "scan":
            return [scan.Scan()]
        if verb != "signal":
            return None
        where = number_of(entry, "where", signals.WHERE)
        flags = 0 if entry.has("data") is False or entry.flag("data") else signals.WITHOUT_DATA
        flags |= signals.OPTIONAL if entry.flag("optional") else 0
        flags |= signals.SAME_SECTOR if entry.flag("same_sector") else 0
        if where in (signals.ROW_CARD, signals.HAND_CARD):
            return [signals.SignalByCard(where, times, flags)]
        if where == signals.DECK_CARD:
            return [signals.SignalByDeck(times)]
        if where == signals.CHOSEN_PROBES:
            return [signals.SignalByProbes(entry.number("max_probes"), [])]
        return [signals.Signal(where, self._signal_argument(entry), times, flags)]

    def _signal_argument(self, entry: Entry) -> int:
        if entry.has("color"):
            return number_of(entry, "color", SECTOR_COLORS)
        if entry.has("planet"):
            return planet_number(entry.text("planet"), f"{entry.where}.planet")
        if entry.has("star"):
            return number_of(entry, "star", [star_facts(star).text("name") for star in range(len(STARS))])
        return 0

    def _research(self, verb: str, entry: Entry, times: int) -> _Effects | None:
        if verb != "research":
            return None
        kind = entry.text("kind")
        flags = research.ONLY_SHARED if entry.flag("only_if_taken_by_other") else 0
        flags |= research.NO_TILE_BONUS if entry.has("tile_bonus") else 0
        number = research.EVERY_KIND if kind == "any" else number_of(entry, "kind", TECH_KINDS)
        return [research.ForgetResearch(), research.Research(number, flags)]

    def _traces(self, verb: str, entry: Entry, times: int) -> _Effects | None:
        if verb != "trace":
            return None
        color = ANY if entry.text("color") == "any" else number_of(entry, "color", TRACE_COLORS)
        rule = _meaning(entry, "species", _TRACE_RULES) if entry.has("species") else traces.ANYWHERE
        return [traces.Trace(color, rule) for _ in range(times)]

    def _rest(self, verb: str, entry: Entry, times: int) -> _Effects | None:
        if verb == "this_turn":
            return [triggers.StartMark(self._mark(entry))]
        if verb == "turn_rule":
            return [triggers.StartRule(_meaning(entry, "rule", _RULES))]
        if verb == "choose_one":
            first, second = entry.lists("options")
            return [card_effects.ChooseOne(lists.register(self.effects(first)), lists.register(self.effects(second)))]
        if verb == "collect_sample":
            return [mascamites.CollectSample()]
        if verb == "sample_reward":
            own = not entry.is_list("planet")
            return [mascamites.SampleReward(mascamites.WITH_OWN_PROBE if own else mascamites.OF_CHOICE)]
        if verb == "resolve_sample":
            return [mascamites.ResolveSample(entry.number("times"))]
        if verb == "sample_token_reward":
            return [mascamites.SampleTokenReward(self.row - FIRST_SAMPLE_ROW)]
        if verb == "next_anomaly_reward":
            return [NextAnomalyReward()]
        return None

    def _mark(self, entry: Entry) -> int:
        """A bonus that waits for an event until the end of the turn."""
        trigger = entry.entry("on") if entry.is_entry("on") else entry
        lists.MARK_EVENT.append(slots.event_of(trigger))
        lists.MARK_ARGUMENT.append(slots.argument_of(trigger))
        lists.MARK_PER_PLANET.append(number_of(entry, "limit", ["once", "once_per_planet"]) == 1)
        lists.MARK_LIST.append(self.number(entry, "then"))
        return len(lists.MARK_LIST) - 1


def _meaning(entry: Entry, key: str, words: dict[str, int]) -> int:
    return list(words.values())[number_of(entry, key, list(words))]


_RESOURCES = {"credit", "energy", "publicity", "data", "score", "exofossil"}


def gain(entry: Entry) -> Gain:
    for key in entry.data:
        if key not in _RESOURCES and key != "do":
            raise BadFact(f"{entry.where}.{key} is no resource")
    return Gain(
        entry.number("credit", 0),
        entry.number("energy", 0),
        entry.number("publicity", 0),
        entry.number("data", 0),
        entry.number("score", 0),
        entry.number("exofossil", 0),
    )


def _read_board() -> None:
    reader = Reader(SPECIES.index("oumuamua"))
    for planet in range(EARTH):
        entry = planet_facts(planet)
        lists.ORBIT_REWARD.append(reader.number(entry, "orbit_reward"))
        lists.FIRST_ORBIT.append(reader.number(entry, "first_orbit_bonus"))
        lists.LANDING_REWARD.append(reader.number(entry, "landing_reward"))
    for moon in range(len(MOONS)):
        lists.MOON_REWARD.append(reader.number(moon_facts(moon), "reward"))
    for star in range(len(STARS)):
        lists.FIRST_WIN.append(reader.number(star_facts(star), "first_win"))
        lists.LATER_WIN.append(reader.number(star_facts(star), "later_win"))
    for rewards in FACTS.lists("computer"):
        lists.COMPUTER_REWARD.append(lists.register(reader.effects(rewards)))
    for tech in range(len(TECHS)):
        entry = tech_facts(tech)
        lists.FIXED_BONUS.append(reader.number(entry, "fixed_bonus"))
        lower = entry.has("effect") and entry.entry("effect").has("lower_slot")
        lists.LOWER_REWARD.append(reader.number(entry.entry("effect"), "lower_slot") if lower else lists.NO_LIST)
    for bonus in FACTS.lists("tile_bonuses"):
        lists.TILE_BONUS.append(lists.register(reader.effects(bonus)))
    for reward in FACTS.lists("species_places"):
        lists.DISCOVERY_REWARD.append(lists.register(reader.effects(reward)))
    lists.OVERFLOW_REWARD.append(reader.number(FACTS, "overflow"))


def _read_species(species: int) -> None:
    rewards, data, exofossils = [], [], []
    repeatable, danger = [], []
    for color in range(len(TRACE_COLORS)):
        rows: list[Entry] = []
        while (entry := species_row(species, color, len(rows) + 1)) is not None:
            rows.append(entry)
        numbers = [Reader(species, row + 1).number(entry, "reward") for row, entry in enumerate(rows)]
        rewards.append([NOTHING, *numbers])
        data.append([0, *(entry.entry("cost").number("data", 0) for entry in rows)])
        exofossils.append([0, *(entry.entry("cost").number("exofossil", 0) for entry in rows)])
        repeatable.append([False, *(entry.flag("repeatable") for entry in rows)])
        danger.append([0, *(entry.number("danger", 0) for entry in rows)])
    lists.ROW_REWARD.append(rewards)
    lists.ROW_COST_DATA.append(data)
    lists.ROW_COST_EXOFOSSILS.append(exofossils)
    lists.ROW_REPEATABLE.append(repeatable)
    lists.ROW_DANGER.append(danger)


def _read_card(card: int) -> None:
    entry = facts(card)
    reader = Reader(SPECIES_OF[card])
    lists.CARD_EFFECTS.append(reader.number(entry, "effects"))
    lists.CARD_DELAYED.append(reader.number(entry, "delayed"))
    condition, reward = NO_CONDITION, lists.NO_LIST
    if TYPE[card] == EXERTIAN:
        condition = read_condition(entry.entry("condition"), reader.species)
    elif TYPE[card] in (CONDITIONAL, TRIGGERED, SAMPLE):
        mission = entry.entries("missions")[0]
        if mission.has("condition"):
            condition = read_condition(mission.entry("condition"), reader.species)
            reward = reader.number(mission, "reward")
        else:
            lists.SLOT_REWARD.extend(reader.number(slot, "reward") for slot in entry.entries("missions"))
    lists.MISSION_CONDITION.append(condition)
    lists.MISSION_REWARD.append(reward)


def _read_all() -> None:
    _read_board()
    for species in range(len(SPECIES)):
        _read_species(species)
    for card in range(len(CARDS)):
        _read_card(card)
    here = species_facts(MASCAMITES)
    lists.SAMPLE_REWARD.extend(Reader(MASCAMITES).number(sample, "reward") for sample in here.entries("samples"))
    for tile in species_facts(ANOMALIES).entries("anomaly_tiles"):
        sides = tile.lists("sides")
        lists.ANOMALY_REWARD.append([lists.register(Reader(ANOMALIES).effects(side)) for side in sides])
    messages = species_facts(CENTAURIANS).entries("message_rewards")
    lists.MESSAGE_REWARD.extend(Reader(CENTAURIANS).number(message, "reward") for message in messages)


_read_all()
