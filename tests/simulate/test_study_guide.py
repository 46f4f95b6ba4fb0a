"""The study of docs/studies.md runs as it is written, with fewer stages, races and workers."""

import os
import re
import subprocess
import sys
from pathlib import Path

GUIDE = (Path(__file__).parents[2] / "docs/studies.md").read_text("utf-8")


def test_the_study_of_the_guide_runs(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", GUIDE, flags=re.DOTALL)
    small = code.replace("RACES, wins = 500", "RACES, wins = 8").replace("workers=2", "workers=1")
    small = small.replace("in STAGES:", "in tuple(STAGES)[:2]:")
    script = tmp_path / "study.py"
    script.write_text(small, "utf-8")
    ran = subprocess.run(
        [sys.executable, script],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stderr == ""
    assert "16 races." in (tmp_path / "places.html").read_text("utf-8")


def test_it_has_twenty_lines_without_imports() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", GUIDE, flags=re.DOTALL)
    lines = [line for line in code.splitlines() if line and not line.startswith(("from ", "import "))]
    assert len(lines) <= 20
