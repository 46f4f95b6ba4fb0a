"""A folder can be taken in at a glance: it holds at most thirty files of code."""

from collections import Counter
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
SOURCES: Final = ("src", "tests", "bench", "training", "web/src")
ENDINGS: Final = (".py", ".ts", ".svelte", ".css")
MOST: Final = 30
BUILT: Final = "src/echappee/pages/assets"


def test_a_folder_holds_thirty_files_of_code_at_most() -> None:
    files = (path for source in SOURCES for path in (ROOT / source).rglob("*") if path.suffix in ENDINGS)
    sizes = Counter(path.parent.relative_to(ROOT).as_posix() for path in files)
    assert {folder: size for folder, size in sizes.items() if size > MOST and folder != BUILT} == {}
    assert "web/src/lobby" in sizes
