"""The client as something that is installed: it says what it is, and opens where the server cannot be reached."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tools.ready import chromium_on_path

from .conftest import FLAGS
from .profiles import Profiles
from .visitor import Visitors

KEPT = """async () => {
    const shell = await caches.open("shell");
    const parts = performance.getEntriesByType("resource").map(part => part.name);
    const wanted = [origin + "/", ...parts.filter(part => new URL(part).pathname.startsWith("/assets/"))];
    const kept = await Promise.all(wanted.map(address => shell.match(address)));
    return navigator.serviceWorker.controller !== null && kept.every(Boolean);
}"""
"""Tell whether the worker is in charge of the page and has kept everything the page was made of."""

PIXELS = """async address => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d", {willReadFrequently: true});
    canvas.drawImage(image, 0, 0);
    const at = place => [...canvas.getImageData(place, place, 1, 1).data.slice(0, 3)];
    return {wide: image.width, high: image.height, corner: at(2), middle: at(90)};
}"""


@pytest.fixture
def chromium(chromium: Browser) -> Iterator[Browser]:
    """A browser of one's own: one that has seen many people come and go may refuse to keep anything."""
    own = chromium.browser_type.launch(executable_path=chromium_on_path(), args=FLAGS)
    yield own
    own.close()


@pytest.fixture
def profiles(chromium: Browser) -> Profiles:
    return Profiles(chromium, kept=0)


def test_it_can_be_installed(visitors: Visitors) -> None:
    ada = visitors.come("Ada")
    ada.open("/")
    link = ada.page.locator('link[rel="manifest"]').evaluate("link => link.href")
    manifest = ada.page.request.get(link).json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        drawn = ada.page.request.get(f"{ada.address}/{icon['src'].removeprefix('./')}")
        assert drawn.headers["content-type"].startswith(icon["type"])
    touched = ada.page.request.get(ada.page.locator('link[rel="apple-touch-icon"]').evaluate("link => link.href"))
    assert touched.headers["content-type"] == "image/png"
    drawn_px = ada.page.evaluate(PIXELS, touched.url)
    assert drawn_px == {"wide": 180, "high": 180, "corner": [11, 17, 34], "middle": [216, 180, 106]}


def test_without_the_server_it_opens_and_says_so(visitors: Visitors) -> None:
    ada = visitors.come("Ada", "de", worker=True)
    poster = ada.page.get_by_role("button", name=ada.say("duel-poster"))
    ada.open("/")
    expect(poster).to_be_visible()
    ada.wait_until(KEPT)
    ada.context.set_offline(True)
    ada.page.reload()
    ada.sees(ada.say("web-error-offline"))
    ada.shot("offline")
    ada.context.set_offline(False)
    ada.page.reload()
    expect(poster).to_be_visible()
    ada.forgive("ERR_INTERNET_DISCONNECTED")
