"""The boards of SETI in a terminal: planets, technologies, cards, gold tiles, milestones, species."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...games.seti import FIRST_SAMPLE_ROW
from ...games.seti.facts import board
from ...games.seti.facts.cards import INDEX
from ...games.seti.sight.view import SpeciesView, View
from ..items import Items
from ..words import sentence_case
from .places import SetiPlaces
from .sky import mark, marks

BETWEEN: Final = " ·"
_NAME_WIDTH: Final = 26


class SetiBoards:
    """What lies on the table for everybody, in one language."""

    def __init__(self, places: SetiPlaces) -> None:
        self.places = places
        self.cards = places.cards
        self.words = places.words

    def with_heading(self, label: str, thing: RenderableType) -> Group:
        return Group(Text(self.words.own(f"label-{label}"), style="bold"), thing)

    # Planets and technologies

    def planets(self, view: View) -> Table:
        """Whose orbiters and landers are where, and the bonuses still free."""
        own = self.words.own
        table = Table.grid(padding=(0, 2))
        heads = [own("label-planets"), own("head-orbiters"), own("head-landers"), own("head-moons")]
        table.add_row(*(Text(head, style="bold") for head in heads))
        shown = {space["planet"] for space in view["sky"]}
        for planet in range(board.EARTH):
            key = board.PLANETS[planet]
            if key in shown:
                table.add_row(
                    self.words.word("planet", key),
                    self._orbiters(view, planet),
                    self._landers(view, planet),
                    Items(self._moons(view, planet)),
                )
        return table

    def _orbiters(self, view: View, planet: int) -> str:
        key = board.PLANETS[planet]
        owners = [marks([seat]) * player["orbiters"].get(key, 0) for seat, player in enumerate(view["players"])]
        return "".join(owners) + (
            "" if key not in view["orbit_bonus"] else self._first(self.places.first_orbit(planet))
        )

    def _landers(self, view: View, planet: int) -> str:
        key = board.PLANETS[planet]
        owners = [marks([seat]) * player["landers"].get(key, 0) for seat, player in enumerate(view["players"])]
        free = self.free_data(view, planet)
        return " ".join(part for part in ("".join(owners), self._first(free) if free else "") if part)

    def free_data(self, view: View, planet: int) -> str:
        """The data bonuses of a planet that no lander covers yet: the next one covers one of them."""
        spaces = [space for space, owner in enumerate(board.DATA_BONUS_PLANET) if owner == planet]
        free = [board.DATA_BONUS[space] for space in spaces if view["data_bonus"][space]]
        return self.places.one_of_data(free)

    def _first(self, bonus: str) -> str:
        return self.words.own("first", bonus=bonus)

    def _moons(self, view: View, planet: int) -> list[str]:
        found: list[str] = []
        for moon, owner in enumerate(board.MOON_OF):
            if owner == planet:
                key = board.MOONS[moon]
                landers = [marks([seat]) * player["moons"].get(key, 0) for seat, player in enumerate(view["players"])]
                found.append(" ".join(part for part in (self.words.word("target", key), "".join(landers)) if part))
        return found

    def techs(self, view: View) -> Table:
        """Each stack with its bonuses, how many are left, and who has it."""
        own = self.words.own
        table = Table.grid(padding=(0, 2))
        heads = [own("label-techs"), own("head-bonus"), own("head-left"), own("head-owners")]
        table.add_row(*(Text(head, style="bold") for head in heads))
        for stack in view["techs"]:
            owners = [seat for seat, player in enumerate(view["players"]) if stack["tech"] in player["techs"]]
            bonus = self.tech_bonus(view, stack["tech"])
            table.add_row(self.words.word("tech", stack["tech"]), bonus, str(stack["left"]), marks(owners))
        return table

    def tech_bonus(self, view: View, tech: str) -> str:
        """The token for the first of a stack, and the bonus on its top tile."""
        stack = next(one for one in view["techs"] if one["tech"] == tech)
        points = [self.places.texts.amount("score", board.TECH_POINTS)] if stack["two_points"] else []
        bonus = [] if stack["bonus"] is None else [self.places.tile_bonus(stack["bonus"])]
        return ", ".join([*points, *bonus])

    # Cards and gold tiles

    def row(self, view: View) -> RenderableType:
        """The row, and the stack for whoever may look into it."""
        row = [card for card in view["row"] if card is not None]
        cards = {"row": row, "stack": view["stack"] or []}
        return Group(*(self.with_heading(label, self.card_rows(shown)) for label, shown in cards.items() if shown))

    def card_rows(self, cards: list[str]) -> Table:
        """A line or more for each card."""
        table = Table.grid(padding=(0, 2))
        table.add_column(max_width=_NAME_WIDTH)
        table.add_column()
        for card in cards:
            table.add_row(Text(self.words.word("card", card)), Items(self.cards.short(INDEX[card]), BETWEEN))
        return table

    def supply(self, view: View) -> list[str]:
        own = self.words.own
        counts = ", ".join(map(str, view["stacks"]))
        stacks = [own("stacks", counts=counts)] if counts else []
        return [own("deck", count=view["deck"]), own("discards", count=len(view["discard"])), *stacks]

    def gold(self, view: View) -> Table:
        """The side of each tile that lies up, its values, and whose markers are on it."""
        table = Table.grid(padding=(0, 2))
        for tile, side in enumerate(view["gold"]):
            owners = marks(view["gold_marks"][tile])
            table.add_row(self.words.own(f"gold-{side}"), self.gold_values(side), owners, self.places.set_of(side))
        return table

    def gold_values(self, side: str) -> str:
        first, second, third = board.GOLD_POINTS[board.GOLD_SIDES.index(side)]
        return self.words.own("gold-values", first=first, second=second, third=third)

    def milestones(self, view: View) -> list[str]:
        """Neutral markers on the score track, and the milestones of the Exertians."""
        own = self.words.own
        neutral = zip(view["neutral_markers"], board.NEUTRAL_MILESTONES, strict=True)
        found = [own("neutral-markers", count=count, points=points) for count, points in neutral if count]
        return found + [own("exertian-milestone", points=points) for points in view["exertian_milestones"]]

    # Species

    def species(self, view: View, place: int) -> RenderableType:
        """A species: a line for each colour with its markers and free spaces."""
        seen = view["species"][place]
        table = Table.grid(padding=(0, 2))
        table.add_column(style="dim")
        table.add_column()
        for color, key in enumerate(board.TRACE_COLORS):
            table.add_row(self.words.own(f"hue-{key}"), Items(self._column(view, place, color), BETWEEN))
        return Group(Items([self._species_name(seen, place), *self._species_cards(seen)], BETWEEN), table)

    def _species_name(self, seen: SpeciesView, place: int) -> str:
        where = sentence_case(self.words.word("place", board.PLACES[place]))
        if seen["species"] is None:
            return self.words.own("unknown-species", place=where)
        return self.words.own("known-species", place=where, species=self.words.word("species", seen["species"]))

    def _species_cards(self, seen: SpeciesView) -> list[str]:
        own = self.words.own
        found = [own("species-deck", count=seen["deck"])] if seen["deck"] else []
        if seen["open_card"] is not None:
            found.append(own("open-card", card=self.words.word("card", seen["open_card"])))
        return found

    def _column(self, view: View, place: int, color: int) -> list[str]:
        """The spaces of a colour: whose they are, or what they bring; the overflow only where somebody is."""
        seen, column = view["species"][place], board.TRACE_COLORS[color]
        found: list[str] = []
        for spot in [board.DISCOVERY, *self._rows(view, place, color), board.OVERFLOW]:
            key, name = board.SPOTS[spot], self.words.word("spot", spot)
            owners = [trace["owner"] for trace in seen["traces"] if (trace["spot"], trace["color"]) == (key, column)]
            if owners:
                held = "".join(self._owner(owner) for owner in owners)
                found.append(self.words.own("spot-held", spot=name, owners=held))
            elif spot != board.OVERFLOW:
                found.append(self.words.own("spot-free", spot=name, reward=self.spot(view, place, color, spot)))
        return found

    def _rows(self, view: View, place: int, color: int) -> range:
        """The rows of a board that are open: the upper blue ones of the Mascamites wait for samples."""
        name = view["species"][place]["species"]
        if name is None:
            return range(0)
        species = board.SPECIES.index(name)
        if species == board.MASCAMITES and color == board.BLUE:
            return range(1, FIRST_SAMPLE_ROW + len(view["sample_spots"]))
        return range(1, self.places.rows(species, color) + 1)

    def _owner(self, owner: int | None) -> str:
        return f"[{self.words.own('neutral')}]" if owner is None else mark(owner)

    def spot(self, view: View, place: int, color: int, spot: int) -> str:
        """What a space for traces costs and brings."""
        name = view["species"][place]["species"]
        if spot == board.OVERFLOW:
            return self.places.overflow_reward()
        if spot == board.DISCOVERY or name is None:
            return self.places.discovery_reward(place)
        species = board.SPECIES.index(name)
        if species == board.MASCAMITES and color == board.BLUE and spot >= FIRST_SAMPLE_ROW:
            return self.places.sample(view["sample_spots"][spot - FIRST_SAMPLE_ROW])
        return self.places.space(species, color, spot)

    def extras(self, view: View) -> dict[str, list[str]]:
        """What belongs to species beside their boards, by label."""
        own, word = self.words.own, self.words.word
        found: dict[str, list[str]] = {"anomalies": [], "samples": [], "messages": []}
        for color, (sector, side) in view["anomalies"].items():
            reward = self.places.anomaly(board.TRACE_COLORS.index(color), side)
            found["anomalies"].append(own("anomaly", color=own(f"hue-{color}"), sector=sector, reward=reward))
        for planet, count in view["samples"].items():
            known = "; ".join(self.places.sample(sample) for sample in view["known_samples"].get(planet, []))
            text = own("samples-at", count=count, planet=word("planet", planet)) if count else ""
            found["samples"] += [own("samples-known", samples=text, known=known) if known else text] if text else []
        for number, owner in enumerate(view["message_rewards"], start=1):
            if owner is None:
                found["messages"].append(own("message-free", number=number, reward=self.places.message_reward(number)))
            else:
                found["messages"].append(own("message-taken", number=number, owner=owner + 1))
        return found
