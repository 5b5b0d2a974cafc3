"""Simulations in parts: the same results whoever plays them, also where a worker is killed in the middle of a game."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
import time
from collections.abc import Callable
from fractions import Fraction
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from orrery import Record, __version__
from orrery.core.errors import OrreryError
from orrery.games import game
from orrery.measure.cluster import BadAddress, Cluster, NoCluster, UnfitWorker, imported_ray
from orrery.measure.parts import TRIES, Alone, Answer, Part, Refusal, Result, Workers, WorkersLost, play_part, spread
from orrery.measure.processes import Processes
from orrery.measure.simulation import Simulation

from ..packaging.extensions import Site
from ..terminal import run

GAMES = 30
needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="needs ray")
FRAIL_BOT = """
import os, signal
from pathlib import Path
from orrery.bots.random_bot import RandomBot

class Frail(RandomBot):
    def choose(self, sight):
        marks = Path(os.environ["XDG_STATE_HOME"]).with_name("kills")
        for mark in marks.iterdir():  # whoever takes a mark away has to go
            try:
                mark.unlink()
            except FileNotFoundError:
                continue
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(sight)
"""


class WorkerCrashed(Exception):
    """The error of Ray for a worker that ended."""


class NodeDied(Exception):
    """The error of Ray for a computer that ended."""


class OutOfMemory(Exception):
    """The error of Ray for a worker that it ended because memory ran short."""


class ObjectLost(Exception):
    """The error of Ray for a result that no computer has any more."""


class SystemFailed(Exception):
    """The error of Ray for a worker that cannot even begin."""


class Ray:
    """As much of Ray as is needed, in this process: the last task is done first, and the first `deaths` tries fail."""

    class exceptions:  # noqa: N801
        WorkerCrashedError = WorkerCrashed
        NodeDiedError = NodeDied
        OutOfMemoryError = OutOfMemory
        ObjectLostError = ObjectLost
        RaySystemError = SystemFailed

    def __init__(
        self,
        cores: int = 3,
        deaths: int = 0,
        problem: Exception | None = None,
        failure: type[Exception] = WorkerCrashed,
    ) -> None:
        self.cores = cores
        self.deaths = deaths
        self.problem = problem
        self.failure = failure
        self.joined: list[str] = []
        self.left = False
        self.most_at_once = 0

    def init(self, address: str, **_: object) -> None:
        if self.problem is not None:
            raise self.problem
        self.joined.append(address)

    def shutdown(self) -> None:
        self.left = True

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(self.cores)}

    def remote(self, max_retries: int) -> Callable[[Callable[[Part], Answer]], Remote]:
        assert max_retries == 0, "Ray would say nothing of a try that failed"
        return Remote

    def wait(self, tasks: list[Task], num_returns: int) -> tuple[list[Task], list[Task]]:
        self.most_at_once = max(self.most_at_once, len(tasks))
        return tasks[-num_returns:], tasks[:-num_returns]

    def get(self, task: Task) -> Answer:
        if self.deaths:
            self.deaths -= 1
            raise self.failure
        return task.play(task.part)


class Remote:
    def __init__(self, play: Callable[[Part], Answer]) -> None:
        self._play = play

    def remote(self, part: Part) -> Task:
        return Task(self._play, part)


class Task:
    def __init__(self, play: Callable[[Part], Answer], part: Part) -> None:
        self.play = play
        self.part = part


def play_when_told(part: Part, folder: str) -> Answer:
    """Say on which computer and by which process the part is played, and play it once that is allowed."""
    playing = Path(folder) / f"{imported_ray().get_runtime_context().get_node_id()}-{os.getpid()}"
    playing.touch()
    while not (Path(folder) / "go").exists():
        time.sleep(0.05)
    return play_part(part)


def simulated(workers: Workers, name: str = "race", seats: int = 3) -> tuple[object, list[int], dict[int, Record]]:
    """What came of the games, how it was told, and their records."""
    simulation = Simulation(game(name), ["random"] * seats, {}, 4)
    told: list[int] = []
    records: dict[int, Record] = {}
    try:
        spread(simulation, GAMES, workers, records.__setitem__, told.append)
    finally:
        workers.close()
    return simulation.totals(), told, records


def alone() -> tuple[object, dict[int, Record]]:
    """The same by one loop over all numbers."""
    simulation = Simulation(game("race"), ["random"] * 3, {}, 4)
    records: dict[int, Record] = {}
    simulation.run(range(GAMES), records.__setitem__)
    return simulation.totals(), records


def same(one: dict[int, Record], other: dict[int, Record]) -> bool:
    return {number: record.to_json() for number, record in one.items()} == {
        number: record.to_json() for number, record in other.items()
    }


@pytest.mark.parametrize("workers", [Alone, lambda: Cluster(Ray(), None), lambda: Cluster(Ray(deaths=4), None)])
def test_parts_in_any_order_are_the_same_games(workers: Callable[[], Workers]) -> None:
    played, records = alone()
    in_parts, told, records_of_parts = simulated(workers())
    assert in_parts == played
    assert sum(told) == GAMES
    assert len(told) > 1
    assert same(records, records_of_parts)


@pytest.mark.whole
def test_processes_play_the_same_games() -> None:
    played, records = alone()
    in_parts, told, records_of_parts = simulated(Processes(2))
    assert in_parts == played
    assert sum(told) == GAMES
    assert same(records, records_of_parts)


def test_shared_wins_are_counted_exactly() -> None:
    simulation = Simulation(game("race"), ["random"] * 3, {}, 4)
    for _ in range(30):
        part = Simulation(game("race"), ["random"] * 3, {}, 4)
        part.wins = [Fraction(1, 3)] * 3
        simulation.add(part.totals())
    assert simulation.report(30)["wins"] == [10.0] * 3
    assert simulation.wins == [10] * 3


def test_a_cluster_has_as_many_parts_as_cores_and_is_left() -> None:
    ray = Ray(cores=4)
    simulated(Cluster(ray, None))
    assert (ray.joined, ray.most_at_once, ray.left) == (["local"], 4, True)


@pytest.mark.parametrize("failure", [WorkerCrashed, NodeDied, OutOfMemory, ObjectLost])
def test_every_lost_worker_is_told(failure: type[Exception]) -> None:
    lost: list[str] = []
    played, *_ = simulated(Cluster(Ray(deaths=3, failure=failure), None, lambda: lost.append("lost")))
    assert (played, len(lost)) == (alone()[0], 3)


def test_a_part_that_ends_every_worker_ends_the_simulation() -> None:
    with pytest.raises(WorkersLost, match=f"{TRIES} workers ended"):
        simulated(Cluster(Ray(deaths=TRIES), None))


def test_a_worker_of_another_version_refuses() -> None:
    part = Part("race", ["random"] * 2, {}, 1, range(1), with_records=False, version="0.0.0")
    answer = play_part(part)
    assert isinstance(answer, Refusal)
    assert answer.message == "error-other-version"


def test_a_worker_without_orrery_is_told_in_one_line() -> None:
    class Bare(Ray):
        def get(self, task: Task) -> Answer:
            raise SystemFailed("System error: no\n  File …\nModuleNotFoundError: No module named 'orrery'\n")

    with pytest.raises(UnfitWorker) as refused:
        simulated(Cluster(Bare(), None))
    assert refused.value.arguments["why"] == "ModuleNotFoundError: No module named 'orrery'"


def test_a_refusal_of_a_worker_is_told_here() -> None:
    simulation = Simulation(game("race"), ["random", "stranger"], {}, 4)
    with pytest.raises(OrreryError, match="stranger") as refused:
        spread(simulation, 2, Cluster(Ray(), None), None, lambda _: None)
    assert refused.value.message == "error-unknown-bot"


def test_an_interruption_leaves_what_is_finished() -> None:
    simulation = Simulation(game("race"), ["random"] * 2, {}, 4)

    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    spread(simulation, GAMES, Alone(), None, interrupt)
    assert simulation.finished == 1
    assert simulation.seconds > 0


@pytest.mark.parametrize("address", ["nonsense", "here:there", ":6379", "ray://somewhere"])
def test_an_address_that_is_none(address: str) -> None:
    with pytest.raises(BadAddress):
        Cluster(Ray(), address)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999999"])
def test_where_nobody_answers_ray_is_not_asked(address: str) -> None:
    ray = Ray()
    with pytest.raises(NoCluster):
        Cluster(ray, address)
    assert ray.joined == []


@pytest.mark.parametrize(
    ("problem", "why"),
    [
        (ConnectionError("No\nrunning instance. Set --address."), "No running instance"),
        (RuntimeError("Other version."), "Other version"),
        (ValueError(), "-"),
    ],
)
def test_what_ray_refuses_is_one_sentence(problem: Exception, why: str) -> None:
    with pytest.raises(NoCluster) as refused:
        Cluster(Ray(problem=problem), "auto")
    assert refused.value.arguments["why"] == why


# By processes of their own


@pytest.fixture
def frail(tmp_path: Path) -> Site:
    site = Site(tmp_path / "site")
    site.install("frailty", "[orrery.bots]\nduel.frail = frailty:Frail\n", FRAIL_BOT)
    return site


def after_kills(site: Site, kills: int, *arguments: str) -> tuple[int, str, dict[str, Any]]:
    """Exit code, complaint and result of a simulation whose bot kills its process that often."""
    marks = site.folder / "kills"
    marks.mkdir(exist_ok=True)
    for number in range(kills):
        (marks / str(number)).touch()
    ran = site.orrery("sim", "duel", "--seats", "frail,random", "--games", "12", "--json", *arguments)
    report = json.loads(ran.stdout) if ran.stdout else {}
    timeless = {name: value for name, value in report.items() if name != "seconds" and not name.endswith("_per_s")}
    return ran.returncode, ran.stderr, timeless


@pytest.mark.whole
def test_games_of_a_killed_process_are_played_again(frail: Site) -> None:
    whole = after_kills(frail, 0)
    assert whole[:2] == (0, "")
    assert after_kills(frail, 2, "--processes", "2") == whole
    assert not list((frail.folder / "kills").iterdir())


@pytest.mark.whole
def test_games_that_kill_every_process_are_one_line(frail: Site) -> None:
    code, complaint, _ = after_kills(frail, 100, "--processes", "2")
    assert code == 2
    assert complaint.startswith(f"{TRIES} workers in turn ended while they were playing games ")
    assert complaint.count("\n") == 1


@needs_ray
@pytest.mark.whole
def test_a_computer_that_is_killed_halfway_changes_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two computers of one core each, as far as Ray knows; one is gone while both play."""
    from ray.cluster_utils import Cluster as Computers

    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    computers = Computers(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        second = computers.add_node(num_cpus=1)

        class Watched(Cluster):
            """Holds all parts until one is being played on the second computer, which is killed then."""

            def __init__(self, ray: Any, address: str | None, tell_lost: Callable[[], None]) -> None:
                super().__init__(ray, address, tell_lost)
                self._play = ray.remote(max_retries=0)(lambda part: play_when_told(part, str(tmp_path)))

            def answer(self) -> Answer:
                if not (tmp_path / "go").exists():
                    while not (playing := [*tmp_path.glob(f"{second.node_id}-*")]):
                        time.sleep(0.05)
                    computers.remove_node(second, allow_graceful=False)
                    for process in playing:  # a computer that is off takes them along; here they live a moment longer
                        with contextlib.suppress(ProcessLookupError):
                            os.kill(int(process.name.rpartition("-")[2]), signal.SIGKILL)
                    (tmp_path / "go").touch()
                return super().answer()

        lost: list[str] = []
        watched = Watched(imported_ray(), computers.address, lambda: lost.append("lost"))
        played, told, records = simulated(watched)
    finally:
        computers.shutdown()
    expected, records_alone = alone()
    assert played == expected
    assert same(records, records_alone)
    assert sum(told) == GAMES
    assert lost == ["lost"]


@needs_ray
@pytest.mark.whole
def test_a_result_that_is_lost_with_its_computer_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray leaves a result over 100 kB on the computer that made it until it is fetched."""
    from ray.cluster_utils import Cluster as Computers

    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    soon_dead = {"health_check_period_ms": 500, "health_check_failure_threshold": 2}
    head = {"num_cpus": 0, "include_dashboard": False, "_system_config": soon_dead}
    computers = Computers(initialize_head=True, head_node_args=head)
    try:
        first = computers.add_node(num_cpus=1)

        class Watched(Cluster):
            """Waits for the only part to be finished, and replaces the computer that holds its result by another."""

            def lose_result(self) -> None:
                imported_ray().wait(list(self._parts), fetch_local=False)
                computers.add_node(num_cpus=1)
                computers.remove_node(first, allow_graceful=False)

        lost: list[str] = []
        watched = Watched(imported_ray(), computers.address, lambda: lost.append("lost"))
        try:
            watched.begin(Part("race", ["random"] * 3, {}, 4, range(GAMES), with_records=True, version=__version__))
            watched.lose_result()
            result = watched.answer()
        finally:
            watched.close()
    finally:
        computers.shutdown()
    assert isinstance(result, Result)
    assert len(json.dumps(result.records)) > 100_000
    expected, records = alone()
    assert result.played == expected
    assert same({number: Record.from_json(record) for number, record in result.records}, records)
    assert lost == ["lost"]


@needs_ray
@pytest.mark.whole
def test_games_of_a_killed_ray_worker_are_played_again(frail: Site) -> None:
    whole = after_kills(frail, 0)
    code, told, report = after_kills(frail, 2, "--ray")
    assert (code, report) == (0, whole[2])
    assert told.count("A computer or process of the cluster is gone. Its games are played again.") in (1, 2)
    assert not list((frail.folder / "kills").iterdir())


@pytest.mark.whole
def test_without_ray_one_line_says_what_to_install(tmp_path: Path) -> None:
    site = Site(tmp_path / "site")
    site.folder.mkdir()
    hidden = "import sys; sys.modules['ray'] = None; from orrery.cli import main; main()"
    asked = ["sim", "duel", "--ray", "--records", "records"]
    ran = site.run("-c", hidden, *asked)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == 'A Ray cluster needs ray. Install it with: pip install "orrery-games[cluster]"\n'
    german = site.run("-c", hidden, *asked, "--lang", "de")
    assert (
        german.stderr == 'Zu einem Ray-Cluster fehlt ray. So wird es installiert: pip install "orrery-games[cluster]"\n'
    )
    assert not (site.folder / "records").exists()


@needs_ray
@pytest.mark.parametrize(
    ("lang", "complaint"),
    [("en", "No Ray cluster answers at "), ("de", "Unter 127.0.0.1:1 antwortet kein Ray-Cluster: ")],
)
def test_an_unreachable_cluster_is_one_line(tmp_path: Path, lang: str, complaint: str) -> None:
    ran = run(tmp_path, "sim", "duel", "--ray", "127.0.0.1:1", "--lang", lang)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ran.err.startswith(complaint)
