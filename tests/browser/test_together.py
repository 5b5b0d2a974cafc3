"""Choosing at the same time: who waits is told for whom, and may change the choice until all have chosen."""

from __future__ import annotations

from playwright.sync_api import expect

from orrery.server.messages import Update

from .player import Player
from .test_one_screen import cover
from .test_two_people import invited
from .visitor import Visitor, Visitors


def chooses_action(update: Update) -> bool:
    return update.question is not None and update.question.prompt == "choose-action"


def discard_from_first_hand(player: Player) -> None:
    """All discard at the same time; then all choose."""
    update = player.asked()
    while update.question is not None and update.question.prompt == "discard-from-first-hand":
        update = player.answer(player.liked(update.question))


def states(player: Player) -> list[str]:
    """What stands beside everybody's name."""
    found = player.page.get_by_role("list", name=player.visitor.say("web-players")).get_by_role("listitem")
    return [text.split("\n")[1].strip() for text in found.all_inner_texts()]


def test_a_choice_is_changed_while_others_choose(visitors: Visitors) -> None:
    ada, ben, _ = invited(visitors, "race", bots=1)
    for player in (ada, ben):
        discard_from_first_hand(player)
    for player in (ada, ben):
        player.until(lambda update: chooses_action(update) and update.thinking == [])
    ada.answer("choose settle")
    expect(ada.bar).to_contain_text(ada.visitor.say("web-waiting-for", players="Ben"))
    done, choosing = (ada.visitor.say(state, you="no") for state in ("web-has-chosen", "web-still-choosing"))
    assert states(ada) == [ada.visitor.say("web-has-chosen", you="yes"), choosing, done]
    ada.visitor.need_not_scroll()
    ada.visitor.reads_only_words()
    ada.visitor.shot("waiting")

    ada.visitor.button("web-change-answer").click()
    assert chooses_action(ada.settled())
    assert states(ada) == [ada.visitor.say("web-still-choosing", you="yes"), choosing, done]
    ada.answer("choose develop")
    ada.page.keyboard.press("z")
    assert chooses_action(ada.settled())
    version = ada.answer("choose explore-5").version
    ben.until(lambda update: update.version >= version)
    assert states(ben)[0] == ben.visitor.say("web-has-chosen", you="no")
    ben.answer("choose explore-1")
    revealed = ada.until(lambda update: update.question is not None and update.question.prompt == "keep")
    assert not revealed.can_undo
    expect(ada.page.locator("#log-lines")).to_contain_text("Ben draws 3 cards to choose from.")
    ada.visitor.shot("revealed")


def test_who_passed_the_screen_on_can_ask_for_it_again(ada: Visitor) -> None:
    player = Player(ada)
    player.start(ada.say("web-seat-here"), player.bot(), game="race")
    cover(ada, "Ada").click()
    discard_from_first_hand(player)
    other = ada.say("web-seat-number", number=2)
    expect(cover(ada, other)).to_be_visible()
    ada.button("web-change-answer-of", player="Ada").click()
    back = player.settled()
    assert back.seat == 0
    assert back.question is not None
    expect(player.bar).to_contain_text(player.question_text(back.question))
    discard_from_first_hand(player)
    ada.shot("cover")
    ada.reads_only_words()
    cover(ada, other).click()
    assert player.until(lambda update: update.seat == 1).question is not None


def test_against_bots_a_choice_counts_once_it_is_confirmed(ada: Visitor) -> None:
    player = Player(ada)
    player.start(player.bot(), player.bot(), game="race")
    discard_from_first_hand(player)
    asked = player.until(lambda update: chooses_action(update) and update.thinking == [])
    confirm = ada.button("web-confirm")
    player.target("choose settle").click()
    expect(player.bar).to_contain_text(ada.say("web-held", answer=player.label("choose settle")))
    ada.shot("held")
    ada.reads_only_words()
    ada.need_not_scroll()
    player.target("choose develop").click()
    expect(player.bar).to_contain_text(ada.say("web-held", answer=player.label("choose develop")))
    ada.page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    expect(player.bar).to_contain_text(player.question_text(asked.question))  # type: ignore[arg-type]
    player.target("choose produce").click()
    ada.button("web-change").click()
    expect(confirm).to_have_count(0)
    assert player.latest is not None
    assert player.latest.answered == asked.answered, "nothing has been answered yet"
    player.target("choose explore-5").click()
    ada.page.keyboard.press("Enter")
    revealed = player.settled()
    assert revealed.view["players"][0]["actions"] == ["explore-5"]  # type: ignore[index]
    expect(confirm).to_have_count(0)


def test_who_wants_no_second_click_needs_none(ada: Visitor) -> None:
    player = Player(ada)
    ada.open("/settings")
    ada.page.get_by_role("group", name=ada.say("web-confirming")).get_by_role("button", name=ada.say("web-off")).click()
    player.start(player.bot(), game="race")
    discard_from_first_hand(player)
    player.until(lambda update: chooses_action(update) and update.thinking == [])
    player.target("choose settle").click()
    player.until(lambda update: not chooses_action(update))
    expect(ada.button("web-confirm")).to_have_count(0)


def test_enter_sends_the_cards_picked_by_mouse(ada: Visitor) -> None:
    player = Player(ada)
    player.start(player.bot(), game="race")
    update = player.asked()
    assert update.question is not None
    cards = ada.page.locator("button[data-action][aria-pressed]")
    expect(cards).to_have_count(6)
    for place in (0, 1):
        cards.nth(place).click(position={"x": 12, "y": 70})
    ada.page.keyboard.press("Enter")
    assert player.settled().view["players"][0]["hand_size"] == 4  # type: ignore[index]
