"""What a host is told holds: the files in `deploy` and the lines of the guide name commands and options there are."""

from __future__ import annotations

import configparser
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from typer.main import get_command

from orrery.cli import app
from orrery.server.addresses import Addresses
from orrery.server.proxies import Proxies
from orrery.server.settings import database_url

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
GUIDE = (ROOT / "docs" / "host.md").read_text(encoding="utf-8")
SITE, PASSWORD = "games.example", "s@cr/t:%"  # an address would have to write it in another way
DOT = re.MULTILINE | re.DOTALL


def parsed(*arguments: str) -> dict[str, Any]:
    """The options of a command line, as the command takes them; an unknown one is an error."""
    command: Any = get_command(app)
    left = list(arguments)
    name = "orrery"
    while hasattr(command, "commands"):
        name = left.pop(0)
        command = command.commands[name]
    return dict(command.make_context(name, left).params)


def unit() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None, strict=False)  # systemd adds up what is given twice
    parser.read_string((DEPLOY / "orrery.service").read_text(encoding="utf-8"))
    return parser


def compose() -> Any:
    written = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    return yaml.safe_load(written.replace("${SITE:?}", SITE).replace("${PASSWORD:?}", PASSWORD))


def entry_point() -> list[str]:
    (found,) = re.findall(r"^ENTRYPOINT (.*)$", (DEPLOY / "Containerfile").read_text(encoding="utf-8"), re.MULTILINE)
    return list(json.loads(found))


def health_check() -> list[str]:
    (found,) = re.findall(
        r"^HEALTHCHECK .*CMD (.*)$", (DEPLOY / "Containerfile").read_text(encoding="utf-8"), re.MULTILINE
    )
    return list(json.loads(found))


def check(options: dict[str, Any]) -> None:
    """Four processes on PostgreSQL that answer to the name people use."""
    assert options["workers"] == 4
    assert options["port"] == 8000
    assert Addresses(options["host"], options["public_url"]).public_url == f"https://{SITE}"
    Proxies(options["proxies"])


def test_the_unit_starts_the_command() -> None:
    program, *arguments = shlex.split(unit()["Service"]["ExecStart"])
    assert program in GUIDE.replace("/bin/pip", "/bin/orrery")
    options = parsed(*arguments)
    check(options)
    assert options["database"] == "postgresql:///orrery?host=/run/postgresql"
    assert f"createdb --owner {unit()['Service']['User']} orrery" in GUIDE


def test_systemd_does_not_give_up_while_the_database_is_away() -> None:
    """It does after five starts in ten seconds, unless the unit says otherwise."""
    service = unit()["Service"]
    assert service["Restart"] == "always"
    assert 5 * float(service["RestartSec"]) > 10


def test_one_killed_process_does_not_stop_the_service() -> None:
    """The kernel ends one process at the limit of memory; systemd would end all of them by default."""
    service = unit()["Service"]
    assert service["OOMPolicy"] == "continue"
    assert "MemoryMax" in service


def test_the_unit_is_confined_by_these_settings() -> None:
    """The score of `systemd-analyze` hardly changes when one of them is missing."""
    written = (DEPLOY / "orrery.service").read_text(encoding="utf-8")
    service = written.partition("[Service]\n")[2].partition("\n[")[0]
    assert {
        "CapabilityBoundingSet=",
        "NoNewPrivileges=yes",
        "ProtectSystem=strict",
        "RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX",
        "SystemCallFilter=@system-service",
        "SystemCallFilter=~@privileged",
    } <= {*service.splitlines()}


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
class TestBySystemd:
    """The unit as systemd reads it."""

    def analyze(self, tmp_path: Path, *command: str) -> subprocess.CompletedProcess[str]:
        written = (DEPLOY / "orrery.service").read_text(encoding="utf-8")
        copy = tmp_path / "orrery.service"
        copy.write_text(written.replace("/opt/orrery/bin/orrery", sys.executable), encoding="utf-8")
        return subprocess.run(["systemd-analyze", *command, copy], capture_output=True, text=True, check=False)

    def test_it_is_understood(self, tmp_path: Path) -> None:
        ran = self.analyze(tmp_path, "verify")
        assert (ran.returncode, [line for line in ran.stderr.splitlines() if "orrery" in line]) == (0, [])

    def test_it_is_confined(self, tmp_path: Path) -> None:
        """The scale goes from 0 to 10; a unit without any setting has 9.6."""
        ran = self.analyze(tmp_path, "security", "--offline=true", "--threshold=20")
        assert ran.returncode == 0, ran.stdout.splitlines()[-1]


def test_the_container_starts_the_command() -> None:
    program, *always = entry_point()
    service = compose()["services"]["orrery"]
    assert f"RUN python -m venv {Path(program).parents[1]} " in (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).resolve().exists()
    options = parsed(*always, *shlex.split(service["command"]))
    check(options)
    assert options["host"] == "0.0.0.0", "the proxy is in another container"
    assert database_url(options["database"], service["environment"]) == "postgresql://orrery@database/orrery"
    assert service["environment"]["PGPASSWORD"] == PASSWORD


def test_the_container_is_asked_for_life_only() -> None:
    """A check that fails while the disk is full would restart a server that is needed."""
    program, flag, code = health_check()
    assert (program, flag) == (entry_point()[0].replace("/bin/orrery", "/bin/python"), "-c")
    assert re.findall(r"'(http://[^']+)'", code) == ["http://127.0.0.1:8000/api/health"]


@pytest.mark.whole
def test_the_container_is_healthy_as_long_as_it_serves_its_public_name(tmp_path: Path) -> None:
    """The server refuses requests to names that are not its own; the check asks by the address of the machine."""
    _, *always = entry_point()
    assert always[-2:] == ["--port", "8000"]
    command = [sys.executable, "-m", "orrery", *always[:-1], "0", "--public-url", f"https://{SITE}"]
    environment = {**os.environ, "ORRERY_DATABASE": str(tmp_path / "tables.db")}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        port = next(found[1] for line in server.stdout if (found := re.search(r":(\d+)/$", line)))
        check = health_check()[2].replace(":8000/", f":{port}/")
        while_serving = subprocess.run([sys.executable, "-c", check], check=False)
        server.terminate()
    afterwards = subprocess.run([sys.executable, "-c", check], stderr=subprocess.DEVNULL, check=False)
    assert (while_serving.returncode, afterwards.returncode) == (0, 1)


def test_the_tables_of_the_container_are_in_a_volume(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    folder = Path(database_url(None, {}).removeprefix("sqlite:///")).parent.relative_to(tmp_path)
    written = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert re.findall(r"^VOLUME (.*)$", written, re.MULTILINE) == [f"/home/orrery/{folder}"]
    made_by_its_user = re.search(rf"^USER orrery$.*^RUN mkdir --parents /home/orrery/{folder}$.*^VOLUME", written, DOT)
    assert made_by_its_user, "a volume belongs to the owner that its folder has in the image"


def test_the_image_holds_the_versions_that_were_tested() -> None:
    written = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    installs = re.findall(r"pip install [^&\n]*", written)
    assert installs
    assert all(line.startswith("pip install --constraint constraints.txt ") for line in installs)
    assert "ORRERY_COMPILE=1" in written
    assert "--create-home" in written, "without a home there is no place for a database"


def test_the_containers_know_each_other() -> None:
    written = compose()
    services = written["services"]
    assert {*services} == {"orrery", "database", "proxy"}
    assert services["database"]["environment"] == {"POSTGRES_USER": "orrery", "POSTGRES_PASSWORD": PASSWORD}
    assert services["proxy"]["environment"] == {"SITE": SITE, "SERVER": "orrery:8000"}
    (network,) = written["networks"]["default"]["ipam"]["config"]
    assert f"--proxies {network['subnet']}" in services["orrery"]["command"]
    kept = {volume.partition(":")[0] for service in services.values() for volume in service.get("volumes", [])}
    assert kept == {*written["volumes"], "./Caddyfile"}


def test_the_proxy_finds_the_server() -> None:
    usual = dict(re.findall(r"\{\$(\w+):([^}]+)\}", (DEPLOY / "Caddyfile").read_text(encoding="utf-8")))
    assert usual == {"SITE": SITE, "SERVER": "127.0.0.1:8000"}
    assert usual.keys() == compose()["services"]["proxy"]["environment"].keys()
    assert "127.0.0.1" in Proxies(), "it is on the same machine as the unit"


def test_images_are_named_without_a_place() -> None:
    from_lines = re.findall(r"^FROM (\S+)", (DEPLOY / "Containerfile").read_text(encoding="utf-8"), re.MULTILINE)
    images = [*from_lines, *(service["image"] for service in compose()["services"].values() if "image" in service)]
    assert all(re.fullmatch(r"[a-z]+:[\w.-]+", image) for image in images), images


def test_the_guide_names_what_there_is() -> None:
    blocks: list[str] = re.findall(r"(?ms)^```sh\n(.*?)^```", GUIDE)
    lines = [shlex.split(line, comments=True) for block in blocks for line in block.splitlines()]
    commands = [line[1:] for line in lines if line and line[0] == "orrery"]
    assert commands
    for arguments in commands:
        parsed(*arguments)
    named = {*re.findall(r"deploy/([\w.]+)", GUIDE)}
    assert named == {path.name for path in DEPLOY.iterdir()}


def test_ten_lines_lead_to_four_processes() -> None:
    (block,) = (block for block in re.findall(r"(?ms)^```sh\n(.*?)^```", GUIDE) if "createdb" in block)
    assert len(block.splitlines()) <= 10
    assert "(docs/host.md)" in (ROOT / "README.md").read_text(encoding="utf-8")
