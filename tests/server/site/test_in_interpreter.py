"""Tables, studies and both games in the interpreter of a page, with the code of a site; Node runs it."""

import json
import shutil
import subprocess
from importlib.resources import files
from pathlib import Path

import pytest

from echappee.server.site.code import make_archive
from echappee.server.site.compiled import unpack_interpreter
from echappee.server.site.folder import INTERPRETER
from tests.counts import SOAK
from tests.records.flamme import golden
from tests.records.homas import golden as homas_golden

HERE = Path(__file__).parent
SAMPLE = {"flamme": ("base", "breakaway"), "homas": tuple(homas_golden.GOLDEN)[:1]}


def test_golden_records_are_the_same_in_a_page_where_tables_need_no_web_server(tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("no Node here")
    unpack_interpreter(INTERPRETER, tmp_path)
    (wheel,) = tmp_path.glob("*.whl")
    (tmp_path / "code.zip").write_bytes(make_archive(files("echappee"), wheel.read_bytes()))
    records = {}
    for game, kept in (("flamme", golden), ("homas", homas_golden)):
        for name in kept.GOLDEN if SOAK else SAMPLE[game]:
            records[f"{game}/{name}"] = (kept.FOLDER / f"{name}.race").read_text("utf-8")
    (tmp_path / "records.json").write_text(json.dumps(records), "utf-8")
    program = [HERE / "in_interpreter.mjs", tmp_path, HERE / "program.py.txt", tmp_path / "records.json"]
    ran = subprocess.run([node, *map(str, program)], capture_output=True, text=True, check=False, timeout=600)
    assert ran.returncode == 0, ran.stderr[-2000:]
    found = json.loads(ran.stdout.splitlines()[-1])
    assert found == {"brought": [], "same": dict.fromkeys(records, True)}
