"""Two people in two browsers at one table: invitation, each other's moves, reload, undo, watching."""

from __future__ import annotations

from playwright.sync_api import expect

from orrery.server.messages import Update

from .player import Player
from .visitor import Visitors


def invited(visitors: Visitors, game: str = "duel", bots: int = 0) -> tuple[Player, Player, str]:
    """Ada sets a table for a friend (and bots) and sends the link; Ben opens it, types his name and sits down."""
    ada, ben = Player(visitors.come("Ada"), 1), Player(visitors.come("Ben", "de"), 2)
    table = ada.start(ada.visitor.say("web-seat-friend"), *[ada.bot()] * bots, game=game)
    ada.visitor.button("web-invite").click()
    label = ada.visitor.say("web-link-to-seat", number=2)
    field = ada.page.get_by_label(label)
    link = field.input_value()
    ada.visitor.shot("invitation")
    ada.visitor.reads_only_words()
    ada.page.keyboard.press("Escape")
    ben.visitor.open(link)
    expect(ben.visitor.button("web-sit-down")).to_be_enabled()
    ben.page.get_by_label(ben.visitor.say("web-your-name")).fill("Ben")
    ben.visitor.shot("join")
    ben.visitor.reads_only_words()
    ben.visitor.button("web-sit-down").click()
    ben.page.wait_for_url(f"**/table/{table}")
    ada.until(_everybody_sits)
    ben.until(_everybody_sits)
    return ada, ben, table


def _everybody_sits(update: Update) -> bool:
    return update.table.status == "playing" and update.table.seats[1].present


def take_turns(players: list[Player], answers: int) -> None:
    """Whoever is asked answers; the other one sees it on the screen."""
    for _ in range(answers):
        asked = next(player for player in players if player.latest and player.latest.question)
        other = players[1 - players.index(asked)]
        assert asked.latest is not None
        assert asked.latest.question is not None
        version = asked.answer(asked.liked(asked.latest.question)).version
        other.until(lambda update, version=version: update.version >= version)  # type: ignore[misc]


def test_an_invitation_brings_a_friend_to_the_table(visitors: Visitors) -> None:
    ada, ben, _ = invited(visitors)
    for player in (ada, ben):
        people = player.page.get_by_role("list", name=player.visitor.say("web-players")).get_by_role("listitem")
        expect(people).to_have_count(2)
        expect(people.nth(0)).to_contain_text("Ada")
        expect(people.nth(1)).to_contain_text("Ben")
        player.visitor.shot("seated")
    take_turns([ada, ben], 12)
    for player in (ada, ben):
        assert player.latest is not None
        assert player.latest.version >= 12
        player.visitor.shot("later")
        player.visitor.reads_only_words()
    ada.visitor.open("/me")
    ada.visitor.button("web-away-begin").click()
    ada.visitor.sees(ada.visitor.say("web-away-begun", seats=1))
    ben.until(lambda update: update.table.seats[0].kind == "bot")
    ada.visitor.shot("away")
    ada.visitor.reads_only_words()
    ada.visitor.button("web-away-end", seats=1).click()
    ada.visitor.sees(ada.visitor.say("web-away-ended", seats=1))
    ben.until(lambda update: update.table.seats[0].kind == "person")


def test_what_one_does_stands_in_the_log_of_the_other(visitors: Visitors) -> None:
    ada, ben, _ = invited(visitors)
    lines = ben.page.locator("#log-lines").get_by_role("listitem")
    before = lines.count()
    take_turns([ada, ben], 4)
    expect(lines.nth(before)).to_be_visible()


def test_reload_in_the_middle_of_a_question_brings_it_back(visitors: Visitors) -> None:
    ada, ben, _ = invited(visitors)
    take_turns([ada, ben], 5)
    asked = next(player for player in (ada, ben) if player.latest and player.latest.question)
    before = asked.latest
    assert before is not None
    asked.page.reload()
    after = asked.asked()
    assert (after.version, after.question, after.view) == (before.version, before.question, before.view)
    assert after.question is not None
    expect(asked.bar).to_contain_text(asked.question_text(after.question))


def test_undo_leads_back_and_the_other_sees_it(visitors: Visitors) -> None:
    ada, ben, _ = invited(visitors)
    before = ada.asked()
    assert before.question is not None
    answered = ada.answer(ada.liked(before.question))
    assert answered.can_undo
    undo = ada.visitor.button("web-undo")
    expect(undo).to_be_enabled()
    undo.click()
    back = ada.settled()
    assert back.question == before.question
    assert not back.can_undo
    expect(undo).to_be_disabled()
    ben.until(lambda update: update.version == back.version)


def test_a_second_person_cannot_use_the_same_invitation(visitors: Visitors) -> None:
    ada, _, table = invited(visitors)
    eve = visitors.come("Eve")
    eve.open(f"/join/{table}#wrong-secret")
    eve.page.get_by_label(eve.say("web-your-name")).fill("Eve")
    eve.button("web-sit-down").click()
    expect(eve.page.get_by_role("alert")).to_be_visible()
    eve.shot("refused")
    eve.reads_only_words()
    eve.forgive(f"/api/tables/{table}/join")
    assert ada.latest is not None
    assert [seat.name for seat in ada.latest.table.seats] == ["Ada", "Ben"]


def test_spectators_see_only_what_the_public_sees(visitors: Visitors) -> None:
    ada, ben, table = invited(visitors)
    eve = Player(visitors.come("Eve"))
    eve.visitor.open(f"/table/{table}")
    seen = eve.until(lambda update: True)
    assert (seen.seat, seen.question) == (None, None)
    expect(eve.page.get_by_text(eve.visitor.say("web-watching"))).to_be_visible()
    take_turns([ada, ben], 3)
    assert ada.latest is not None
    version = ada.latest.version
    assert eve.until(lambda update: update.version >= version).question is None
    eve.visitor.shot("watching")
    eve.visitor.reads_only_words()


def test_a_bot_sits_in_for_a_while(visitors: Visitors) -> None:
    ada, ben, _ = invited(visitors)
    ben.visitor.button("web-menu").click()
    window = ben.page.get_by_role("dialog", name=ben.visitor.say("web-menu"))
    bot = ben.visitor.say("web-give-to-bot", bot=ben.visitor.say("web-bot-random"))
    window.get_by_role("button", name=bot).click()
    ada.until(lambda update: update.table.seats[1].kind == "bot")
    window.get_by_role("button", name=ben.visitor.say("web-take-seat")).click()
    back = ada.until(lambda update: update.table.seats[1].kind == "person")
    assert back.table.seats[1].name == "Ben"
    ben.until(lambda update: update.table.seats[1].kind == "person" and update.table.seats[1].mine)
