"""The flick of Ascending Empires: pulled back with mouse and finger, aimed by keyboard, taken back only before it."""

from __future__ import annotations

import re
from math import atan2, degrees, hypot

import pytest
from playwright.sync_api import expect

from .empires_player import POWER, EmpiresPlayer, resting_place, spot_in_orbit
from .prepared import PERSON
from .prepared_empires import empires_record
from .test_phone import large_enough, not_wider_than_the_phone
from .visitor import PHONE, Language, Visitor, Visitors

FIRST_POWER = 30
"""So strong a flick is until somebody says otherwise."""
WATCH = """ship => {
    window.places = [];
    const note = () => window.places.push([Number(ship.dataset.x), Number(ship.dataset.y)]);
    new MutationObserver(note).observe(ship, { attributeFilter: ["data-x", "data-y"] });
}"""
"""Notes every place at which a ship is drawn from now on."""
DRAWN_AT = """([target, x, y]) => {
    const ship = document.querySelector(`[data-target="${target}"]`);
    const near = (one, other) => Math.abs(Number(one) - other) < 0.001;
    return ship !== null && near(ship.dataset.x, x) && near(ship.dataset.y, y);
}"""
SCROLLED = """() => [scrollX, scrollY, ...[...document.querySelectorAll('*')].map(e => e.scrollTop + e.scrollLeft)]
    .reduce((sum, by) => sum + by, 0)"""

OUTSIDE = """() => [...document.querySelectorAll('.tag')].filter(tag => {
    const box = tag.querySelector('rect').getBoundingClientRect();
    return [...tag.querySelectorAll('text')].some(text => text.getBoundingClientRect().width > box.width);
}).map(tag => tag.textContent)"""
"""What is written on labels of the galaxy that are too small for it."""


def ends_of(line: str) -> tuple[float, float, float, float]:
    """The two ends of a drawn line."""
    x, y, to_x, to_y = (float(number) for number in re.findall(r"-?[\d.]+(?:e-?\d+)?", line))
    return x, y, to_x, to_y


def first_ship(player: EmpiresPlayer) -> str:
    return player.option("flick").split()[1]


def aim_of(answers: list[str]) -> tuple[float, int]:
    """Direction in degrees and power of the flick that was sent."""
    verb, direction, power = answers[-1].split()
    assert verb == "aim"
    return int(direction) / 10, int(power)


def turned(one: float, other: float) -> float:
    """How far two directions are apart."""
    return abs((one - other + 180) % 360 - 180)


def test_a_pull_is_shown_taken_back_and_let_go(visitors: Visitors) -> None:
    ada = visitors.come("Ada", "en", motion=True)
    player = EmpiresPlayer(ada)
    before = player.sit_down(empires_record("move"))
    ship, page = first_ship(player), ada.page
    way = player.free_way(ship)

    player.pull(ship, way, POWER)
    shown(player, way, POWER)
    ada.shot("pulled")
    page.keyboard.press("Escape")
    expect(page.locator(".aiming .way")).to_have_count(0)
    page.mouse.up()

    player.pull(ship, way, 3)
    page.mouse.up()
    expect(page.locator(".aiming .way")).to_have_count(0)
    expect(player.hand).to_have_count(0)

    ship_drawn = player.ship(ship)
    ship_drawn.evaluate(WATCH)
    player.pull(ship, way, POWER)
    page.mouse.up()
    player.settled()
    assert [answers[0] for answers in player.sent] == [f"flick {ship}"]
    direction, power = aim_of(player.sent[0])
    assert turned(direction, way) < 2
    assert abs(power - POWER) <= 2
    flown_to_its_rest(player, ship, before.version)


def shown(player: EmpiresPlayer, way: float, power: int) -> None:
    """Line, direction, power, error and chances stand there before anything is sent."""
    page, say = player.page, player.visitor.say
    x, y, to_x, to_y = ends_of(page.locator(".aiming .way").get_attribute("d") or "")
    assert turned(degrees(atan2(to_y - y, to_x - x)), way) < 2
    assert hypot(to_x - x, to_y - y) > 40
    expect(page.locator(".aiming .cone")).to_be_visible()
    expect(page.locator(".aiming .band-of-pull")).to_have_count(1)
    now = aimed(player)
    assert turned(now[0], way) < 2
    assert abs(now[1] - power) <= 2
    expect(page.locator(".tag").get_by_text(say("empires-web-power", power=now[1]))).to_be_visible()
    player.visitor.finds_nothing(OUTSIDE)
    chances = page.get_by_role("list", name=say("empires-web-chances"))
    expect(chances.get_by_text(re.compile(r"\d\s?%"))).not_to_have_count(0)
    assert aim_of(player.forecasts[-1].answers) == now
    assert player.sent == []


def flown_to_its_rest(player: EmpiresPlayer, ship: str, since: int) -> None:
    """The ship slides, and then lies where the event and the position say."""
    event = player.told("flicked", since)[0]
    rest = resting_place(event, ship)
    seen = player.seen_ship(ship)
    assert (seen["x"], seen["y"]) == rest
    x, y = rest[0] / 1000, rest[1] / 1000
    player.page.wait_for_function(DRAWN_AT, arg=[f"ship:{PERSON}:{ship}", x, y])
    expect(player.page.locator(".wake")).to_have_count(0)
    places = player.page.evaluate("window.places")
    far = [hypot(x - a, y - b) for a, b in places]
    assert len({round(length, 2) for length in far}) > 5, f"it did not slide: {places}"
    assert far == sorted(far, reverse=True)
    player.visitor.shot("rests")


def test_a_finger_pulls_back_on_a_phone(visitors: Visitors) -> None:
    ada = visitors.come("Ada", "en", PHONE, touch=True)
    player = EmpiresPlayer(ada)
    before = player.sit_down(empires_record("move"))
    ship = first_ship(player)
    not_wider_than_the_phone(player)
    large_enough(player.answers.get_by_role("button"))
    scrolled = ada.page.evaluate(SCROLLED)
    first, *others = player.pulled(ship, player.free_way(ship), POWER)
    finger = ada.context.new_cdp_session(ada.page)
    for place, kind in [(first, "touchStart"), *((other, "touchMove") for other in others)]:
        touched = [{"x": place[0], "y": place[1]}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})
    expect(ada.page.locator(".aiming .way")).to_have_count(1)
    ada.shot("pulled")
    assert ada.page.evaluate(SCROLLED) == scrolled
    hand, purse = player.hand.bounding_box(), ada.page.locator("[data-part='purse']").bounding_box()
    assert hand is not None
    assert purse is not None
    assert purse["y"] + purse["height"] <= hand["y"], "what one has is covered"
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    player.settled()
    assert len(player.told("flicked", before.version)) == 1
    assert player.sent[0][0] == f"flick {ship}"
    not_wider_than_the_phone(player)
    ada.reads_only_words()
    ada.shot("flown")


def test_a_ship_is_flicked_by_keyboard_alone(ada: Visitor) -> None:
    player = EmpiresPlayer(ada)
    before = player.sit_down(empires_record("turn"))
    keys = ada.page.keyboard
    player.press_answer("choose move")
    ship = first_ship(player)
    player.tab_to_thing(f"ship:{PERSON}:{ship}")
    keys.press("Enter")
    if player.ship(ship).get_attribute("aria-haspopup"):
        expect(ada.page.locator(f'[popover] [data-action="flick {ship}"]')).to_be_focused()
        keys.press("Enter")
        player.settled()
        assert player.question.prompt == "aim"
    expect(ada.page.locator(".aiming .way")).to_have_count(1)
    direction, power = aimed(player)
    for key in ("ArrowRight", "Control+ArrowRight", "Shift+ArrowLeft", "ArrowUp", "ArrowUp", "ArrowDown"):
        keys.press(key)
    expect(ada.page.locator("[data-power]")).to_have_value(str(power + 1))
    now = aimed(player)
    assert turned(now[0], direction + 1 + 10 - 0.1) < 0.05
    ada.shot("aimed")
    keys.press("Enter")
    player.settled()
    assert aim_of(player.sent[-1]) == now
    assert len(player.told("flicked", before.version)) == 1


def aimed(player: EmpiresPlayer) -> tuple[float, int]:
    """Direction and power as the hand shows them."""
    told = re.search(r"([\d.,]+)°", player.hand.inner_text())
    assert told is not None
    return float(told[1].replace(",", ".")), int(player.page.locator("[data-power]").input_value())


def test_a_ship_is_put_by_keyboard_alone(ada: Visitor) -> None:
    player = EmpiresPlayer(ada)
    player.sit_down(empires_record("put"))
    ship = str(player.question.arguments["ship"])
    where = player.hand.inner_text()
    for key in ("ArrowRight", "ArrowRight", "ArrowUp"):
        ada.page.keyboard.press(key)
    expect(player.hand).not_to_have_text(where, use_inner_text=True)
    ada.shot("chosen")
    asked = player.question.arguments
    ada.page.keyboard.press("Enter")
    player.settled()
    [[action]] = player.sent
    assert action.startswith("put far ")
    seen = player.seen_ship(ship)
    x, y = spot_in_orbit(asked, action)
    assert hypot(seen["x"] / 1000 - x, seen["y"] / 1000 - y) < 0.1
    expect(player.ship(ship)).to_have_attribute("data-x", str(seen["x"] / 1000).removesuffix(".0"))


def test_a_manoeuvre_can_be_taken_back_and_a_flick_not(ada: Visitor) -> None:
    player = EmpiresPlayer(ada)
    before = player.sit_down(empires_record("manoeuvre"))
    landing = player.option("land")
    lander = landing.split()[1]
    player.ship(lander).click()
    ada.page.locator(f'[popover] [data-action="{landing}"]').click()
    landed = player.settled()
    assert landed.can_undo
    expect(player.ship(lander)).to_have_count(0)
    ada.page.keyboard.press("z")
    back = player.settled()
    assert (back.question, back.view) == (before.question, before.view)
    expect(player.ship(lander)).to_be_visible()
    player.flick(first_ship(player))
    flicked = player.asked()
    assert not flicked.can_undo
    ada.page.keyboard.press("z")
    player.answer("done")
    assert player.undone == 1, "the flick was to be taken back"
    assert len(player.told("flicked", before.version)) == 1


def test_aiming_begins_where_the_person_points(ada: Visitor) -> None:
    """Not at the solved shot: towards the middle of the galaxy, then where somebody clicks, always as strong."""
    player = EmpiresPlayer(ada)
    player.sit_down(empires_record("aim"))
    seen = player.seen_ship(str(player.question.arguments["ship"]))
    x, y = seen["x"] / 1000, seen["y"] / 1000
    expect(ada.page.locator(".aiming .way")).to_have_count(1)
    direction, power = aimed(player)
    assert turned(direction, degrees(atan2(360 - y, 360 - x))) < 1
    assert power == FIRST_POWER
    for there in ((360.0, 20.0), (20.0, 360.0)):
        ada.page.mouse.click(*player.spot(*there))
        direction, power = aimed(player)
        assert turned(direction, degrees(atan2(there[1] - y, there[0] - x))) < 1
        assert power == FIRST_POWER
    ada.shot("pointed")
    assert player.sent == []


def test_ramming_warns_that_ones_own_ship_is_lost(ada: Visitor) -> None:
    """With two players a guardian lies in every quadrant: who aims at one reads what it costs."""
    player = EmpiresPlayer(ada)
    player.sit_down(empires_record("aim"))
    quadrant = player.view["guardians"][0]
    guardian = player.thing(f"guardian:{quadrant}")
    place = guardian.get_attribute("data-x"), guardian.get_attribute("data-y")
    ada.page.mouse.click(*player.spot(float(place[0] or 0), float(place[1] or 0)))
    ada.page.locator("[data-power]").fill("100")
    expect(player.hand).to_contain_text(ada.say("empires-web-own-ship-lost"))
    ada.shot("ramming")
    ada.reads_only_words()


def test_a_turn_ends_by_a_click(ada: Visitor) -> None:
    """A building would otherwise be the last answer: it can be taken back, and the bot waits."""
    player = EmpiresPlayer(ada)
    before = player.sit_down(empires_record("build"))
    player.answer(player.option("build outpost"))
    assert player.question.prompt == "end-turn"
    built = player.asked()
    assert built.can_undo
    ada.shot("built")
    ada.reads_only_words()
    ada.page.keyboard.press("z")
    back = player.settled()
    assert (back.question, back.view) == (before.question, before.view)
    player.answer(player.option("build outpost"))
    ada.page.get_by_role("button", name=ada.say("empires-do-end-turn")).click()
    player.settled()
    assert player.sent[-1] == ["end-turn"]


def test_a_landing_is_offered_at_the_planet_and_as_a_button(ada: Visitor) -> None:
    player = EmpiresPlayer(ada)
    player.sit_down(empires_record("manoeuvre"))
    landing = player.option("land")
    orbit = player.seen_ship(landing.split()[1])["orbit"]
    expect(player.bar.locator(f'[data-action="{landing}"]')).to_be_visible()
    planet = player.thing(f"hole:{orbit}")
    if planet.get_attribute("data-action") == landing:
        planet.click()
    else:
        planet.click()
        ada.page.locator(f'[popover] [data-action="{landing}"]').click()
    player.settled()
    assert player.sent[-1] == [landing]


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_phone_keeps_ones_resources_in_sight_and_explains_empires(visitors: Visitors, language: Language) -> None:
    ada = visitors.come("Ada", language, PHONE, touch=True)
    player = EmpiresPlayer(ada)
    player.sit_down(empires_record("empire"))
    offered = [str(option.arguments["empire"]) for option in player.question.options]
    for empire in offered:
        expect(
            ada.page.get_by_text(ada.say(f"empires-about-empire-{empire}")).locator("visible=true").first
        ).to_be_visible()
    ada.shot("empires")
    purse = ada.page.locator("[data-part='purse']")
    for tab in ada.page.get_by_role("tab").all():
        tab.tap()
        expect(purse).to_be_in_viewport()
    expect(ada.page.get_by_text("Esc", exact=True).locator("visible=true")).to_have_count(0)
