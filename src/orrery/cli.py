"""The command `orrery`: play, simulate, measure, replay."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from . import __version__
from .bots import names as bot_names
from .bots import refusal as bot_refusal
from .core.game import Game
from .core.record import Record
from .core.table import State
from .games import game, playable
from .i18n import Messages
from .measure.parts import spread
from .measure.simulation import Simulation
from .measure.speed import Row, seats_for, usual_rows
from .measure.speed import bench as run_bench
from .measure.workers import workers_for
from .store_commands import store
from .terminal.command_line import bot_list, chosen_options, free_port, process_count, seat_counts, seat_list, size
from .terminal.keyboard import standard_keyboard
from .terminal.league import league_page, print_league
from .terminal.opening import Opening
from .terminal.play import Play
from .terminal.progress import progress_bar
from .terminal.saving import folder_for_records, replay_file, usual_place, write_record
from .terminal.screen import Screen
from .terminal.speaking import Language, speaking
from .terminal.speaking import say as _say
from .terminal.tables import print_bench, print_game, print_replay, print_simulation
from .terminal.training import TrainingProgress
from .terminal.words import Words

app = typer.Typer(name="orrery", help=_say("cli-help"), no_args_is_help=True, add_completion=False)
record = typer.Typer(help=_say("cli-help-record"), no_args_is_help=True)
app.add_typer(record, name="record")
app.add_typer(store, name="store")

GameName = Annotated[str, typer.Argument(metavar="GAME", help=_say("cli-help-game"))]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=_say("cli-help-option"))]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=_say("cli-help-file"))]
AsJson = Annotated[bool, typer.Option("--json", help=_say("cli-help-json"))]


def plain_console() -> Console:
    """A console that prints texts as they are: no mark-up, no guessed colours."""
    return Console(markup=False, highlight=False, emoji=False)


@app.command(help=_say("cli-help-play"))
def play(
    name: GameName,
    seats: Annotated[
        str | None, typer.Option("--seats", help=_say("cli-help-play-seats"), show_default="me,greedy")
    ] = None,
    lang: Language = "",
    seed: Annotated[int | None, typer.Option("--seed", help=_say("cli-help-seed"))] = None,
    option: Options = None,
    resume: Annotated[bool | None, typer.Option("--resume/--new", help=_say("cli-help-resume"))] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help=_say("cli-help-save"))] = None,
) -> None:
    with speaking(lang) as spoken:
        played = game(name)
        opening = Opening(played, seats, option or [], seed, save or usual_place(name, os.environ))
        keyboard, console = standard_keyboard(), plain_console()
        try:
            match = opening.match(resume, keyboard, spoken)
        except (EOFError, KeyboardInterrupt):
            console.print()
            console.print(spoken.text("terminal-left"))
            return
        words = Words(played, spoken, match.seats)
        if not Play(match, opening.bots(match), words, console, keyboard, opening.place).run():
            console.print(words("terminal-saved", file=str(opening.place)), soft_wrap=True)


@app.command(help=_say("cli-help-sim"))
def sim(
    name: GameName,
    seats: Annotated[str, typer.Option("--seats", help=_say("cli-help-sim-seats"))] = "random,random",
    games: Annotated[int, typer.Option("--games", metavar="N", help=_say("cli-help-games-count"))] = 100,
    seed: Annotated[int, typer.Option("--seed", help=_say("cli-help-seed"))] = 0,
    option: Options = None,
    records: Annotated[Path | None, typer.Option("--records", metavar="DIR", help=_say("cli-help-records"))] = None,
    processes: Annotated[int, typer.Option("--processes", metavar="N", help=_say("cli-help-processes"))] = 1,
    ray: Annotated[bool, typer.Option("--ray", help=_say("cli-help-ray"))] = False,
    address: Annotated[  # an argument, so that --ray can do without one
        str | None, typer.Argument(metavar="ADDRESS", help=_say("cli-help-ray-address"), show_default=False)
    ] = None,
    as_json: AsJson = False,
    lang: Language = "",
) -> None:
    with speaking(lang) as spoken:
        played = game(name)
        bots = seat_list(played, seats, people=False)
        simulation = Simulation(played, bots, chosen_options(played, len(bots), option or []), seed)
        wanted, shared = int(size("--games", games, least=1)), process_count(processes, ray, address)

        def tell_lost() -> None:
            print(spoken.text("cli-cluster-lost"), file=sys.stderr)

        with workers_for(shared, ray, address, tell_lost) as players, progress_bar(wanted) as tell:
            keep = _keeping(folder_for_records(records), name) if records else None
            spread(simulation, wanted, players, keep, tell)
        report = simulation.report(games)
        if as_json:
            print(json.dumps(report))
        else:
            print_simulation(plain_console(), Words(played, spoken, bots), report)


def _keeping(folder: Path, name: str) -> Callable[[int, Record], None]:
    """Puts every record into a file of the folder."""

    def keep(number: int, record: Record) -> None:
        write_record(folder / f"{name}-{number + 1:05}.json", record)

    return keep


@app.command(help=_say("cli-help-bench"))
def bench(
    name: Annotated[
        str | None, typer.Argument(metavar="GAME", help=_say("cli-help-bench-game"), show_default=False)
    ] = None,
    seconds: Annotated[float, typer.Option("--seconds", help=_say("cli-help-seconds"))] = 1.0,
    seats: Annotated[int, typer.Option("--seats", metavar="N", help=_say("cli-help-bench-seats"))] = 2,
    option: Options = None,
    server: Annotated[bool, typer.Option("--server", help=_say("cli-help-bench-server"))] = False,
    attack: Annotated[bool, typer.Option("--attack", help=_say("cli-help-bench-attack"))] = False,
    workers: Annotated[int, typer.Option("--workers", metavar="N", help=_say("cli-help-bench-workers"))] = 1,
    database: Annotated[
        str, typer.Option("--database", metavar="URL", help=_say("cli-help-bench-database"), show_default=False)
    ] = "",
    research: Annotated[bool, typer.Option("--research", help=_say("cli-help-bench-research"))] = False,
    as_json: AsJson = False,
    lang: Language = "",
) -> None:
    with speaking(lang) as spoken:
        figures = size("--seconds", seconds, least=0.01, most=86400)
        if server:
            together = int(size("--workers", workers, least=1, most=64))
            report = _server_bench(figures, attack, together, database)
        else:
            measured = [game(name)] if name else _all_games(spoken)
            wanted = int(size("--seats", seats, least=1))
            if research:
                report = _research_bench(spoken, measured, figures, wanted)
            else:
                report = run_bench(_rows(measured, wanted, option) if option else usual_rows(measured, wanted), figures)
        if as_json or server or research:
            print(json.dumps(report, indent=None if as_json else 2))
        else:
            print_bench(plain_console(), spoken, report)


def _rows(measured: list[Game[State]], wanted: int, given: list[str]) -> list[Row]:
    """What is measured with options of one's own."""
    sizes = [seats_for(played, wanted) for played in measured]
    return [
        Row(played, seats, chosen_options(played, seats, given)) for played, seats in zip(measured, sizes, strict=True)
    ]


def _server_bench(seconds: float, attack: bool, workers: int, database: str) -> dict[str, object]:
    from .measure.attack import attack_bench  # measurements of their own, and slow to load
    from .measure.kills import bench_kills
    from .measure.paced import paced_bench
    from .measure.serving import server_bench

    if workers > 1 or database:
        report = paced_bench(seconds, 100, workers, database)
        return {**report, "kills": bench_kills(100, workers, database)} if workers > 1 else report
    return attack_bench(seconds) if attack else server_bench(seconds, tables=100)


def _research_bench(spoken: Messages, measured: list[Game[State]], seconds: float, seats: int) -> dict[str, object]:
    _need(spoken, ("gymnasium", "numpy", "pettingzoo"), "cli-needs-research")
    from .measure.learning import research_bench  # it needs what was just looked for

    return research_bench(measured, seconds, seats)


@app.command(help=_say("cli-help-league"))
def league(
    name: GameName,
    bots: Annotated[str | None, typer.Option("--bots", help=_say("cli-help-league-bots"), show_default=False)] = None,
    seats: Annotated[int, typer.Option("--seats", metavar="N", help=_say("cli-help-league-seats"))] = 2,
    deals: Annotated[int, typer.Option("--deals", metavar="N", help=_say("cli-help-league-deals"))] = 20,
    seed: Annotated[int, typer.Option("--seed", help=_say("cli-help-seed"))] = 0,
    option: Options = None,
    processes: Annotated[int, typer.Option("--processes", metavar="N", help=_say("cli-help-processes"))] = 1,
    file: Annotated[
        Path | None, typer.Option("--file", metavar="FILE", help=_say("cli-help-league-file"), show_default=False)
    ] = None,
    as_json: AsJson = False,
    markdown: Annotated[bool, typer.Option("--markdown", help=_say("cli-help-league-markdown"))] = False,
    lang: Language = "",
) -> None:
    with speaking(lang) as spoken:
        played = game(name)
        players = bot_list(played, bots)
        options = chosen_options(played, int(size("--seats", seats, least=2)), option or [])
        wanted, shared = int(size("--deals", deals, least=1)), int(size("--processes", processes, least=1, most=1024))
        _need(spoken, ("numpy", "scipy"), "cli-needs-league")
        from .measure.league import League  # it needs what was just looked for

        place = file or Path(f"league-{name}-{seats}.json")
        folder_for_records(place.parent)
        meetings = League(played, players, seats, options, seed, place)
        with progress_bar(len(meetings.missing(wanted))) as tell:
            for _ in meetings.play(wanted, shared):
                tell(1)
        report = meetings.report()
        if as_json:
            print(json.dumps(report))
        elif markdown:
            print(league_page(spoken, report))
        else:
            print_league(plain_console(), spoken, report)


@app.command(help=_say("cli-help-train"))
def train(
    name: GameName,
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help=_say("cli-help-train-out"))],
    seats: Annotated[str, typer.Option("--seats", help=_say("cli-help-train-seats"))] = "2",
    minutes: Annotated[float, typer.Option("--minutes", metavar="N", help=_say("cli-help-train-minutes"))] = 60.0,
    updates: Annotated[int, typer.Option("--updates", metavar="N", help=_say("cli-help-train-updates"))] = 0,
    seed: Annotated[int, typer.Option("--seed", help=_say("cli-help-train-seed"))] = 1,
    workers: Annotated[
        int | None, typer.Option("--workers", metavar="N", help=_say("cli-help-train-workers"), show_default=False)
    ] = None,
    teacher: Annotated[str, typer.Option("--teacher", metavar="BOT", help=_say("cli-help-train-teacher"))] = "",
    rival: Annotated[str, typer.Option("--rival", metavar="BOT", help=_say("cli-help-train-rival"))] = "",
    foresee: Annotated[bool, typer.Option("--foresee", help=_say("cli-help-train-foresee"))] = False,
    begin_with: Annotated[
        Path | None, typer.Option("--begin-with", metavar="FILE", help=_say("cli-help-train-begin"))
    ] = None,
    setting: Annotated[
        list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help=_say("cli-help-train-set"))
    ] = None,
    lang: Language = "",
) -> None:
    with speaking(lang) as spoken:
        played = game(name)
        counts = seat_counts(played, seats)
        lasting = 0.0 if updates else size("--minutes", minutes, least=0.01)
        counted = int(size("--updates", updates, least=0))
        processes = int(size("--workers", workers or max((os.cpu_count() or 2) - 1, 1), least=1, most=1024))
        _need(spoken, ("numpy", "tensorboardX", "torch"), "cli-needs-train")
        for wanted in (*(teacher.split(",") if foresee else [teacher]), rival):
            if wanted and wanted not in bot_names(name):
                raise bot_refusal(wanted, name)
        from .learning.foreseeing import foresee as learn_to_foresee
        from .learning.presets import foreseeing_settings, usual_settings
        from .learning.settings import NotBesideForesee, adjust
        from .learning.training import NETWORK, Training, has_gpu

        if foresee and (rival or begin_with is not None):
            raise NotBesideForesee("--rival" if rival else "--begin-with")
        if foresee:
            usual = foreseeing_settings(name, counts, processes, seed, lasting, counted, teacher)
        else:
            usual = usual_settings(name, counts, processes, has_gpu(), seed, lasting, counted, teacher, rival)
        settings = adjust(usual, setting or [])
        folder, console = folder_for_records(out), plain_console()
        if foresee:
            learn_to_foresee(settings, folder)
        else:
            with TrainingProgress(spoken) as shown:
                training = Training(settings, folder, begin_with)
                training.run(lambda run: shown.show(run.progress(), run.decisions, run.games, run.shares))
        console.print(spoken.text("cli-trained", file=str(folder / NETWORK)), soft_wrap=True)


def _need(spoken: Messages, libraries: Sequence[str], message: str) -> None:
    """Leave with one sentence where a library is missing."""
    missing = [library for library in libraries if find_spec(library) is None]
    if missing:
        print(spoken.text(message, missing=", ".join(missing)), file=sys.stderr)
        raise typer.Exit(2)


@app.command(help=_say("cli-help-serve"))
def serve(
    host: Annotated[str, typer.Option("--host", help=_say("cli-help-host"))] = "127.0.0.1",
    port: Annotated[int | None, typer.Option("--port", help=_say("cli-help-port"), show_default="8000")] = None,
    database: Annotated[str | None, typer.Option("--database", help=_say("cli-help-database"))] = None,
    public_url: Annotated[str, typer.Option("--public-url", metavar="URL", help=_say("cli-help-public-url"))] = "",
    proxies: Annotated[str, typer.Option("--proxies", metavar="LIST", help=_say("cli-help-proxies"))] = "127.0.0.1,::1",
    budget: Annotated[float, typer.Option("--budget", help=_say("cli-help-budget"))] = 1.0,
    open_browser: Annotated[bool, typer.Option("--open", help=_say("cli-help-open"))] = False,
    workers: Annotated[int, typer.Option("--workers", metavar="N", help=_say("cli-help-workers"))] = 1,
    json_log: Annotated[bool, typer.Option("--json-log", help=_say("cli-help-json-log"))] = False,
    keep_finished: Annotated[int | None, typer.Option(metavar="DAYS", help=_say("cli-help-keep-finished"))] = None,
    keep_abandoned: Annotated[int | None, typer.Option(metavar="DAYS", help=_say("cli-help-keep-abandoned"))] = None,
    delete_up_to: Annotated[int, typer.Option(metavar="N", help=_say("cli-help-delete-up-to"))] = 0,
    webhooks: Annotated[str, typer.Option(metavar="off|public|anywhere", help=_say("cli-help-webhooks"))] = "off",
    push: Annotated[str, typer.Option("--push", metavar="ADDRESS", help=_say("cli-help-push"))] = "",
    lang: Language = "",
) -> None:
    with speaking(lang) as spoken:
        free = free_port(host, port)
        from .server.channels import Channels, webhooks_of
        from .server.retention import Keep  # the terminal commands need not wait for the server's libraries
        from .server.serve import run

        allowed = size("--budget", budget, least=0)
        together = int(size("--workers", workers, least=1, most=64))
        confirmed = int(size("--delete-up-to", delete_up_to, least=0))
        keep = Keep(_days("--keep-finished", keep_finished), _days("--keep-abandoned", keep_abandoned), confirmed)
        welcome = spoken.text("cli-serving")
        contact = f"mailto:{push}" if push else ""
        channels = Channels(webhooks_of(webhooks), contact, os.environ.get("ORRERY_SMTP", ""))
        run(
            host,
            free,
            database,
            open_browser,
            public_url,
            welcome,
            allowed,
            None,
            together,
            json_log,
            proxies,
            keep,
            channels,
        )


def _days(option: str, value: int | None) -> int | None:
    return None if value is None else int(size(option, value, least=1, most=36_500))


@app.command(help=_say("cli-help-games"))
def games(lang: Language = "") -> None:
    with speaking(lang) as spoken:
        for each in _all_games(spoken):
            print_game(plain_console(), spoken, each)


def _all_games(spoken: Messages) -> list[Game[State]]:
    """Every game that can be loaded; of the others, one line each says why not."""
    found, problems = playable()
    for problem in problems:
        print(" ".join(spoken.error(problem).split()), file=sys.stderr)
    return found


@record.command("replay", help=_say("cli-help-replay"))
def record_replay(file: RecordFile, lang: Language = "") -> None:
    with speaking(lang) as spoken:
        match = replay_file(file)
        print_replay(plain_console(), Words(match.game, spoken, match.seats), match)


@record.command("show", help=_say("cli-help-show"))
def record_show(file: RecordFile, lang: Language = "") -> None:
    with speaking(lang) as spoken:
        match = replay_file(file)
        screen = Screen(match, Words(match.game, spoken, match.seats), plain_console())
        screen.log(None, match.events, open_secrets=match.table.over)
        screen.end(None)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"orrery {__version__}")
        raise typer.Exit


@app.callback()
def orrery(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help=_say("cli-help-version"))
    ] = False,
) -> None:
    """Every command says what it does with --help."""


def main() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a letter the terminal cannot show is no reason to stop
    app()
