"""Records and replays over the wire: secrets stay until the game is over."""

from __future__ import annotations

import asyncio
from pathlib import Path

from orrery.core.dealer import RandomDealer
from orrery.core.match import Match, replay
from orrery.core.record import Record
from orrery.games import game

from .house import Browser, House, usual_settings, visit

DUEL = game("duel")


def played(answers: int, seed: int = 3, seats: tuple[str, str] = ("me", "random")) -> Match:  # type: ignore[type-arg]
    """A match after this many random answers, or its end."""
    match = Match(DUEL, list(seats), {}, RandomDealer(seed))
    chance = RandomDealer(seed + 1)
    while answers > 0 and not match.table.over:
        questions = match.table.questions()
        seat = list(questions)[chance.below(len(questions))]
        match.act(seat, DUEL.actions.text(questions[seat][chance.below(len(questions[seat]))]))
        answers -= 1
    return match


async def load(browser: Browser, match: Match) -> str:  # type: ignore[type-arg]
    response = await browser.http.post("/api/records", content=match.record().to_json())
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


def test_a_finished_record_is_loaded_looked_at_and_downloaded(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, eve = await house.visitor("Ada"), await house.visitor("Eve")
        match = played(100_000)
        table = await load(ada, match)
        entry = await eve.get(f"/tables/{table}")
        assert entry["status"] == "over"
        assert [seat["kind"] for seat in entry["seats"]] == ["person", "bot"]
        downloaded = await eve.http.get(f"/api/tables/{table}/record")
        assert "attachment" in downloaded.headers["content-disposition"]
        again = Record.from_json(downloaded.text)
        assert again.moves == match.moves
        assert again.seats == ["me", "random"]
        assert replay(DUEL, again).moves == match.moves
        public = await eve.eyes(table, None)
        assert public.now["outcome"]["scores"] == match.record().scores

    visit(usual_settings(tmp_path), scene)


def test_an_unfinished_record_goes_on(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        match = played(40, seats=("Ada", "Ben"))
        table = await load(ada, match)
        entry = await ada.get(f"/tables/{table}")
        assert entry["status"] == "playing"
        assert [(seat["name"], seat["mine"]) for seat in entry["seats"]] == [("Ada", True), ("Ben", True)]
        seat = next(iter(match.table.questions()))
        eyes = await ada.eyes(table, seat)
        assert eyes.options == [DUEL.actions.text(option) for option in match.table.questions()[seat]]
        assert eyes.now["view"] == DUEL.view(match.table, seat)
        await eyes.answer(eyes.options[0])
        hidden = await ada.get(f"/tables/{table}/record", 403)
        assert hidden["message"] == "error-still-secret"

    visit(usual_settings(tmp_path), scene)


def test_broken_records_are_refused_in_the_persons_language(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        text = played(30).record().to_json()
        broken = text.replace('"0 choose', '"1 choose')
        for body, message in (("{", "error-record-json"), ("[]", "error-record-format"), ("\ud800", "error-malformed")):
            sent = body.encode("utf-8", "surrogatepass")
            response = await ada.http.post("/api/records", content=sent)
            assert (response.status_code, response.json()["message"]) == (400, message)
        german = await ada.http.post("/api/records", content=broken, headers={"accept-language": "de-DE,de"})
        english = await ada.http.post("/api/records", content=broken)
        assert german.status_code == 400
        assert german.json()["message"] == english.json()["message"] == "error-record-move"
        assert german.json()["arguments"]["reason"] != english.json()["arguments"]["reason"]
        other = await ada.http.post("/api/records", content=text.replace('"rules_version": 1', '"rules_version": 99'))
        assert other.json()["message"] == "error-record-other-game"
        huge = await ada.http.post("/api/records", content=b" " * (2 * 1024 * 1024 + 1))
        assert (huge.status_code, huge.json()["message"]) == (413, "error-too-big")
        assert await ada.get("/tables") == []

    visit(usual_settings(tmp_path), scene)


def test_steps_of_a_finished_game_show_every_seats_eyes(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, eve = await house.visitor("Ada"), await house.visitor("Eve")
        match = played(100_000)
        answers = [move for move in match.moves if isinstance(move, str)]
        table = await load(ada, match)
        log = []
        for number in [*range(40), len(answers)]:
            step = await eve.get(f"/tables/{table}/steps/{number}?seat=1")
            assert (step["step"], step["steps"], step["seat"]) == (number, len(answers), 1)
            if number < len(answers):
                assert f"{step['answered_by']} {step['answer']}" == answers[number]
                assert step["answered_by"] in step["asked"]
                assert step["outcome"] is None
                if step["answered_by"] == 1:
                    assert step["answer"] in [option["action"] for option in step["question"]["options"]]
            assert all(event["version"] == number for event in step["events"]) or number == len(answers)
            log += step["events"]
        last = await eve.get(f"/tables/{table}/steps/{len(answers)}?seat=1&since=-1")
        assert last["events"][: len(log) - len(step["events"])] == log[: len(log) - len(step["events"])]
        assert len(last["events"]) == len(match.events)
        assert last["outcome"]["scores"] == last["history"][-1] == match.record().scores
        assert len(last["history"]) == len(answers) + 1
        assert last["answer"] is None
        assert last["view"] == DUEL.view(match.table, 1)
        beyond = await eve.get(f"/tables/{table}/steps/{len(answers) + 1}", 404)
        assert beyond["message"] == "error-unknown-step"

    visit(usual_settings(tmp_path), scene)


def test_steps_of_a_game_under_way_keep_secrets(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, ben = await house.visitor("Ada"), await house.visitor("Ben")
        table = await ada.table("me", "open")
        secret = (await ada.get(f"/tables/{table}"))["seats"][1]["invitation"]
        await ben.post(f"/tables/{table}/join", {"secret": secret, "name": "Ben"})
        mine, his = await ada.eyes(table, 0), await ben.eyes(table, 1)
        await mine.answer("choose sensor")
        await his.at(mine.version)
        await his.answer("choose trade")
        own = await ada.get(f"/tables/{table}/steps/1?seat=0")
        assert own["view"]["players"][0]["chosen"] == ["sensor"]
        assert own["answered_by"] == 1
        assert own["answer"] is None
        assert (await ada.get(f"/tables/{table}/steps/0?seat=0"))["answer"] == "choose sensor"
        rival = await ben.get(f"/tables/{table}/steps/1?seat=1")
        assert rival["view"]["players"][0]["chosen"] == [None]
        assert rival["events"][0]["facts"] == {"centre": None}
        public = await ben.get(f"/tables/{table}/steps/0")
        assert public["answer"] is None
        assert public["question"] is None
        peek = await ben.get(f"/tables/{table}/steps/0?seat=0", 403)
        assert peek["message"] == "error-still-secret"
        assert (await ben.get(f"/tables/{table}/steps/0?seat=5", 404))["message"] == "error-unknown-seat"
        assert (await ben.get(f"/tables/{table}/steps/0?seat=x", 400))["message"] == "error-malformed"
        assert (await ben.get(f"/tables/{table}/steps/99", 404))["message"] == "error-unknown-step"
        assert (await ben.get(f"/tables/{table}/record", 403))["message"] == "error-still-secret"

    visit(usual_settings(tmp_path), scene)


def test_many_look_at_replays_at_once(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        tables = [await load(ada, played(120, seed, ("Ada", "Ben"))) for seed in range(6)]
        asked = [
            f"/tables/{table}/steps/{step}?seat={seat}" for table in tables for step in (17, 33) for seat in (0, 1)
        ]
        steps = await asyncio.gather(*(ada.get(path) for path in asked))
        again = await asyncio.gather(*(ada.get(path) for path in asked))
        assert steps == again

    visit(usual_settings(tmp_path), scene)
