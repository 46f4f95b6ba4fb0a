"""A type that says nothing has a reason, and there are few of them (docs/design.md, The house)."""

import re
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src/echappee"
ALLOWED = {
    "games.py": "different generics meet there",
    "words/voice.py": "the type of an argument belongs to its name",
    "server/wire_unions.py": "JSON Schema, as msgspec gives it",
    "cli/game_terminal.py": "keywords of argparse",
    "flamme/kernel": "numba's arrays and functions",
}


def test_any_is_spelled_where_there_is_a_reason() -> None:
    found = {
        file.relative_to(SOURCE).as_posix()
        for file in SOURCE.rglob("*.py")
        if re.search(r"^from typing import .*\bAny\b", file.read_text("utf-8"), re.MULTILINE)
    }
    places = {"flamme/kernel" if name.startswith("flamme/kernel/") else name for name in found}
    assert places == set(ALLOWED)
