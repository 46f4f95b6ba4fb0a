import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from echappee.games import OURS

PACKAGE = Path(__file__).parents[2] / "src" / "echappee"
ALLOWED = sys.stdlib_module_names | {"echappee"}
IF_IT_IS_THERE = {"flamme/bots/patron/network.py: numpy"}
"""Makes something faster; `test_standard_library.py` rides without it."""


def imported(source: str) -> Iterator[str]:
    """The top-level names a module imports; its own package is `echappee`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "echappee" if node.level else (node.module or "").partition(".")[0]


CORE = ("engine", "notation", "bots", "simulate", "tours")
OF_A_GAME = ("rules", "bots", "simulate", "tours")
BOARDS = ("flamme/road", "homas/board")


@pytest.mark.parametrize(
    "layer", [*CORE, *(f"{game}/{room}" for game in OURS for room in OF_A_GAME), *BOARDS]
)
def test_the_rules_import_the_standard_library_and_echappee_only(layer: str) -> None:
    files = sorted((PACKAGE / layer).rglob("*.py"))
    assert files, f"no module in {layer}"
    strangers = {
        f"{file.relative_to(PACKAGE).as_posix()}: {name}"
        for file in files
        for name in imported(file.read_text("utf-8"))
        if name not in ALLOWED
    }
    assert strangers <= IF_IT_IS_THERE


def test_a_foreign_import_is_found_anywhere_in_a_module() -> None:
    source = "import os\nfrom . import road\ndef f():\n    from rich.table import Table\n    import numba.x\n"
    assert list(imported(source)) == ["os", "echappee", "rich", "numba"]
