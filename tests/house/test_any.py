"""A type that says nothing has a reason, and there are few of them (docs/design.md, The house)."""

import re
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src/echappee"
ALLOWED = {
    "games.py": "different generics meet there",
    "words/voice.py": "the type of an argument belongs to its name",
    "server/http/api.py": "JSON Schema, as msgspec gives it",
    "cli/game_terminal.py": "keywords of argparse",
    "kernel": "numba's arrays and functions",
    "flamme/kernel": "as above",
    "homas/kernel": "as above",
    "envs": "spaces and options, as Gymnasium has them",
    "openspiel.py": "OpenSpiel says nothing about its types",
}
FOLDERS = ("flamme/kernel", "homas/kernel", "kernel", "envs")
"""Whole rooms among them."""


def test_any_is_spelled_where_there_is_a_reason() -> None:
    found = {
        file.relative_to(SOURCE).as_posix()
        for file in SOURCE.rglob("*.py")
        if re.search(r"^from typing import .*\bAny\b", file.read_text("utf-8"), re.MULTILINE)
    }
    places = {next((room for room in FOLDERS if name.startswith(f"{room}/")), name) for name in found}
    assert places == set(ALLOWED)
