"""A browser profile that is lent again: the next visitor finds nothing of the one before."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from orrery.measure.server_process import ServerProcess

from .profiles import Profiles
from .visitor import Visitor, Visitors

KEPT = "() => ({...localStorage})"
CHANGED = "() => { localStorage.setItem('orrery-settings', '{}'); localStorage.setItem('left', 'behind'); }"


@pytest.fixture
def profiles(chromium: Browser) -> Profiles:
    return Profiles(chromium)


def secret(visitor: Visitor) -> str:
    """What the server knows somebody by as soon as it was asked for anything."""
    visitor.open("/settings")
    visitor.page.request.get(f"{visitor.address}/api/me")
    [cookie] = visitor.context.cookies()
    assert "value" in cookie
    return cookie["value"]


def test_the_next_one_is_somebody_else_with_the_usual_settings(profiles: Profiles, server: ServerProcess) -> None:
    visitors = Visitors(profiles, server, None)
    ada = visitors.come("Ada")
    before, usual = secret(ada), ada.page.evaluate(KEPT)
    ada.page.evaluate(CHANGED)
    assert ada.page.evaluate(KEPT) != usual
    visitors.leave()
    ben = visitors.come("Ben")
    assert ben.context is ada.context
    assert secret(ben) != before
    assert ben.page.evaluate(KEPT) == usual
    assert ada.page.is_closed()
    assert ben.pages == [ben.page]
    visitors.leave()


def test_what_cannot_be_forgotten_is_lent_to_nobody(profiles: Profiles, server: ServerProcess) -> None:
    visitors = Visitors(profiles, server, None)
    ada = visitors.come("Ada")
    ada.hold_time()
    visitors.leave()
    ben = visitors.come("Ben")
    assert ben.context is not ada.context
    ben.open("/settings")
    visitors.spoil()
    visitors.leave()
    assert visitors.come("Cleo").context is not ben.context
    visitors.leave()
