"""My own page: my name, another device by a link, all data as a file, and leaving for good."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from .player import Player
from .visitor import PHONE, Visitors


def test_somebody_comes_to_a_second_device_and_leaves_for_good(visitors: Visitors, tmp_path: Path) -> None:
    ada, phone = visitors.come("Ada"), visitors.come("Ada on a phone", "de", PHONE)
    table = Player(ada).start()
    ada.open("/settings")
    ada.page.get_by_role("group", name=ada.say("web-clocks")).get_by_role("button", name=ada.say("web-on")).click()
    ada.open(f"/table/{table}")
    expect(ada.page.get_by_label(ada.say("web-clocks"))).to_have_text(re.compile(r"\d:\d\d"))
    ada.open("/")
    ada.page.get_by_role("link", name=ada.say("web-home-other-devices")).click()
    ada.page.get_by_role("textbox", name=ada.say("web-your-name")).fill("Ada Lovelace")
    ada.button("web-me-save").click()
    ada.sees(ada.say("web-me-saved"))
    ada.button("web-me-make-link").click()
    link = ada.page.get_by_label(ada.say("web-me-link")).input_value()
    ada.sees(ada.say("web-ways-none"))
    ada.shot("link")
    ada.reads_only_words()
    phone.open(link)
    phone.reads_only_words()
    phone.button("web-me-arrive-now").click()
    expect(phone.page.get_by_role("region", name=phone.say("web-continue")).get_by_role("link")).to_have_count(1)
    phone.shot("arrived")
    phone.open("/me")
    expect(phone.page.get_by_role("textbox", name=phone.say("web-your-name"))).to_have_value("Ada Lovelace")
    with phone.page.expect_download() as downloading:
        phone.page.get_by_role("link", name=phone.say("web-me-download")).click()
    downloading.value.save_as(tmp_path / "data.json")
    assert [each["table"] for each in json.loads((tmp_path / "data.json").read_text())["tables"]] == [table]
    phone.button("web-me-leave").click()
    phone.shot("leaving")
    phone.reads_only_words()
    phone.button("web-me-leave-now").click()
    phone.sees(phone.say("web-me-left"))
    phone.reads_only_words()
    ada.open("/")
    expect(ada.button("web-start")).to_be_enabled()  # the device is a stranger's now
    ada.sees(ada.say("web-no-tables"))
