"""What docs/hosting.md, the Dockerfile and compose.yaml say of the server is so."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from dataclasses import fields
from fnmatch import fnmatch
from pathlib import Path

import pytest
import yaml

from signoria.server.connections import RESERVED_HANDLES
from signoria.server.settings import PREFIX, Settings

HERE = Path(__file__).parents[2]
HOSTING = (HERE / "docs" / "hosting.md").read_text(encoding="utf-8")
DOCKERFILE = (HERE / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = (HERE / "compose.yaml").read_text(encoding="utf-8")
NAMES = {field.name.upper() for field in fields(Settings)}


def test_every_setting_is_told_with_its_default():
    table = HOSTING[HOSTING.index("| name | default |") :]
    rows = [line.split("|")[1:4] for line in table.splitlines() if line.startswith("| `")]
    told: dict[str, str] = {}
    for names, defaults, _ in rows:
        found = re.findall(r"`(\w+)`", names)
        values = [value.strip() for value in defaults.split(",")]
        told |= dict(zip(found, values * len(found) if len(values) == 1 else values, strict=False))
    assert set(told) == NAMES
    for field in fields(Settings):
        if isinstance(field.default, int | float) and not isinstance(field.default, bool):
            said = re.match(r"[\d.]+", told[field.name.upper()])
            assert said, field.name
            assert float(said[0]) == float(field.default), field.name


@pytest.mark.parametrize("text", [HOSTING, DOCKERFILE, COMPOSE], ids=["docs", "image", "compose"])
def test_settings_that_are_named_exist(text):
    named = set(re.findall(rf"{PREFIX}(\w+)", text))
    assert named
    assert named <= NAMES | {"…"}


def test_the_services_fit_together():
    found = yaml.safe_load(COMPOSE)
    services, networks = found["services"], found["networks"]
    assert set(services) == {"table", "postgres", "caddy"}
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    assert networks["inside"]["internal"] is True
    assert services["postgres"]["networks"] == ["inside"]
    assert "outside" in services["table"]["networks"]  # push services are there
    assert not (networks["outside"] or {}).get("internal")
    volumes = {
        mount.partition(":")[0] for one in services.values() for mount in one.get("volumes", [])
    }
    assert volumes == set(found["volumes"])
    environment = services["table"]["environment"]
    said = {
        name: re.sub(r"\$\{(\w+):\?[^}]*\}", r"\1", str(value))
        for name, value in environment.items()
        if name.startswith(PREFIX)
    }
    settings = Settings.from_environment(said)
    settings.check()
    assert settings.is_postgres
    assert settings.workers == 2


def test_the_image_is_built_from_what_is_not_ignored():
    ignored = [
        line.removeprefix("**/")
        for line in (HERE / ".dockerignore").read_text(encoding="utf-8").split()
    ]
    for needed in ("pyproject.toml", "setup.py", "constraints.txt", "README.md", "LICENSE", "src"):
        assert (HERE / needed).exists()
        assert not any(fnmatch(needed, pattern) for pattern in ignored)


def test_the_image_runs_without_rights_and_serves_what_exists():
    last = DOCKERFILE.rpartition("\nFROM ")[2]
    user = re.search(r"^USER (\d+)$", last, re.MULTILINE)  # a number: hosts can check it
    assert user
    assert f"useradd --system --uid {user[1]} " in last
    assert int(user[1]) > 0
    command = re.search(r"^CMD (\[.+\])$", last, re.MULTILINE)
    assert command
    words = yaml.safe_load(command[1])
    done = subprocess.run(
        [sys.executable, "-m", *words, "--help"], capture_output=True, text=True, check=True
    )
    assert all(word in done.stdout for word in words if word.startswith("--"))


def test_the_unit_gives_a_worker_the_handles_it_needs():
    allowed = re.search(r"^LimitNOFILE=(\d+)$", HOSTING, re.MULTILINE)
    assert allowed
    assert int(allowed[1]) >= Settings().connections + RESERVED_HANDLES


def test_commands_of_the_documentation_exist():
    said = re.findall(r"^(?:sudo -u \w+ )?(?:\S+/)?(signoria \w+.*)$", HOSTING, re.MULTILINE)
    assert len(said) >= 5
    for line in said:
        words = shlex.split(line)
        options = [word for word in words if word.startswith("--")]
        wanted = [word for word in words[1:3] if word.islower() and word.isalpha()]
        done = subprocess.run(
            [sys.executable, "-m", "signoria", *wanted, "--help"],
            capture_output=True,
            text=True,
            check=True,
        )
        assert all(option in done.stdout for option in options), line
