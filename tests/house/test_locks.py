import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
GROUPS = PROJECT["dependency-groups"]
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
PLAYING = EXTRAS["server"] + EXTRAS["terminal"] + GROUPS["build"]
RIDING = EXTRAS["fast"] + EXTRAS["pdf"]
DEVELOPMENT: list[str] = [entry for entry in GROUPS["dev"] if isinstance(entry, str)]


def entries(lock: str) -> list[str]:
    """The lock's requirements, each with its hashes on one line."""
    text = (ROOT / "requirements" / f"{lock}.txt").read_text("utf-8").replace("\\\n", " ")
    return [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]


def locked(lock: str) -> dict[str, str]:
    pinned = (Requirement(entry.partition(" --hash")[0]) for entry in entries(lock))
    return {canonicalize_name(each.name): str(each.specifier).removeprefix("==") for each in pinned}


@pytest.mark.parametrize("lock", ["play", "riding", "dev", "node", "uv"])
def test_every_locked_requirement_is_pinned_and_hashed(lock: str) -> None:
    form = re.compile(r"[a-z0-9.-]+==\S+( ; [^#]+?)?(\s+--hash=sha256:[0-9a-f]{64})+\s*")
    assert [entry for entry in entries(lock) if not form.fullmatch(entry)] == []
    assert entries(lock)


@pytest.mark.parametrize(
    ("lock", "wanted"),
    [
        ("play", PLAYING),
        ("riding", RIDING),
        ("dev", PLAYING + EXTRAS["pdf"] + DEVELOPMENT),
        ("node", GROUPS["node"]),
        ("uv", GROUPS["uv"]),
    ],
)
def test_the_lock_holds_what_the_project_asks_for(lock: str, wanted: list[str]) -> None:
    versions = locked(lock)
    for requirement in map(Requirement, wanted):
        assert requirement.specifier.contains(versions[canonicalize_name(requirement.name)]), requirement


def test_the_developers_lock_holds_the_players_lock() -> None:
    assert locked("play").items() <= locked("dev").items()
    assert locked("riding").items() <= locked("dev").items()


def test_the_core_needs_the_standard_library_only() -> None:
    assert PROJECT["project"]["dependencies"] == []


def test_who_plays_gets_the_kernel_and_pdf_but_can_do_without_them() -> None:
    assert EXTRAS["play"] == ["echappee[fast,pdf,server,terminal]"]
    assert not locked("riding").keys() & locked("play").keys()


def test_what_builds_the_project_is_the_locked_build_group() -> None:
    assert PROJECT["build-system"]["requires"] == GROUPS["build"]
