"""Results describe themselves: what every JSON object, Parquet file and page says about how it came about."""

import argparse
import json
from pathlib import Path

import pytest
from pyarrow.parquet import read_table

from echappee import __version__
from echappee.cli.main import _parser
from echappee.cluster import Cluster
from tests.cli.running import Here
from tests.simulate.dask_cluster import dask_cluster

ALWAYS = {"command", "version", "game", "edition", "teams", "seed", "engine"}
RANDOM = ("--teams", "random,random")
SIMULATE = ("simulate", "--stage", "abcu", *RANDOM, "--engine", "reference", "--seed", "7")


CALENDAR = "gigamic2018-1 gigamic2018-2 gigamic2018-3"
RIDDEN = (
    ("race", *RANDOM, "--seed", "1", "--stage", "abcu"),
    ("race", *RANDOM, "--seed", "1", "--game", "homas"),
    ("replay", "my.race"),
    ("replay", "my.race", "--round", "1"),
    ("study", "my.race", "--races", "2", "--quick", "--jobs", "1"),
    (*SIMULATE, "--races", "2"),
    ("stage", "balance", "abcu", *RANDOM, "--races", "2"),
    ("tour", "simulate", CALENDAR, *RANDOM, "--tours", "1"),
    ("tour", "export", "my.tour"),
    ("ladder", "--bots", "random,tempo", "--races", "1"),
    ("simulate", "--game", "homas", "--teams", "random,random", "--races", "1"),
)
LISTED = (
    ("bots",),
    ("stages",),
    ("stages", "base-2"),
    ("specialists",),
    ("scenario", "my.toml"),
)
OF_DATABASES = {"db check", "db rescue"}
"""tests/server/store/test_damage.py runs these."""
SCENARIO = """\
[[round]]
name = "three squares"
road = "20"
riders = ["A 1r 3"]
expect = ["A 4r exhausted"]
"""


def doors(parser: argparse.ArgumentParser, name: str = "") -> set[str]:
    """The commands that print JSON."""
    found = {name} if any("--json" in action.option_strings for action in parser._actions) else set()
    below = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    for choices in (action.choices for action in below):
        found |= {door for word, inner in choices.items() for door in doors(inner, f"{name} {word}".strip())}
    return found


def test_every_result_says_how_it_came_about(here: Here) -> None:
    assert here("race", *RANDOM, "--seed", "1", "--stage", "abcu", "--record", "my.race").status == 0
    assert here("tour", "new", "my.tour", CALENDAR, *RANDOM, "--seed", "1").status == 0
    Path("my.toml").write_text(SCENARIO, "utf-8")
    found = {}
    for words in (*RIDDEN, *LISTED):
        ran = here(*words, "--json")
        assert ran.status == 0, (words, ran.err)
        run = json.loads(ran.out)["run"]
        assert set(run) >= (ALWAYS if words in RIDDEN else {"command", "version"}), words
        assert run["version"] == __version__
        assert "edition" in run or run["games"]["flamme"] == 1
        assert " ".join(words).startswith(run["command"])
        found[run["command"], run.get("game")] = run
    assert {command for command, _ in found} == doors(_parser(["--help"])) - OF_DATABASES
    assert found["race", "flamme"]["setup"]["tiles"] == found["replay", "flamme"]["setup"]["tiles"]
    assert found["simulate", "flamme"] == {
        "command": "simulate",
        "version": __version__,
        "game": "flamme",
        "edition": 1,
        "stage": "abcu",
        "teams": ["random", "random"],
        "rules": "base",
        "seed": 7,
        "first": 0,
        "engine": "reference",
        "setup": {"tiles": "a b c u", "rules": "base", "teams": "team team"},
    }
    assert found["simulate", "homas"]["stage"] == "milan-san-remo"


def test_a_table_and_a_page_say_it_too(here: Here) -> None:
    words = (*SIMULATE, "--races", "4", "--out", "races.parquet", "--report", "races.html", "--json")
    run = json.loads(here(*words).out)["run"]
    metadata = read_table("races.parquet").schema.metadata
    assert json.loads(metadata[b"echappee"]) == run
    page = Path("races.html").read_text("utf-8")
    assert all(str(run[name]) in page for name in ALWAYS - {"teams"})
    assert here("race", *RANDOM, "--seed", "1", "--stage", "abcu", "--record", "my.race").status == 0
    ran = here("study", "my.race", "--races", "2", "--quick", "--jobs", "1", "--out", "study.html", "--json")
    study, run = Path("study.html").read_text("utf-8"), json.loads(ran.out)["run"]
    assert all(f"<td>{run[name]}</td>" in study for name in ALWAYS - {"teams"})


def test_a_run_is_continued_where_another_ended(here: Here) -> None:
    for name, count, first in (("all", "6", "0"), ("one", "4", "0"), ("two", "2", "4")):
        ran = here(*SIMULATE, "--races", count, "--first", first, "--out", f"{name}.parquet", "--json")
        assert json.loads(ran.out)["run"]["first"] == int(first)
    whole, *parts = (read_table(f"{name}.parquet").to_pylist() for name in ("all", "one", "two"))
    assert parts[0] + parts[1] == whole


def test_races_that_a_lost_cluster_has_finished_are_kept(
    here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cluster").mkdir()
    with dask_cluster(tmp_path / "cluster", workers=1) as cluster:
        whole = Cluster.parts

        def killed(self: Cluster, *args: object) -> object:
            for number, part in enumerate(whole(self, *args)):  # type: ignore[arg-type, var-annotated]
                if number == 1:
                    cluster.scheduler.kill()
                yield part

        monkeypatch.setattr(Cluster, "parts", killed)
        words = (*SIMULATE, "--races", "400", "--out", "some.parquet", "--json")
        ran = here(*words, "--cluster", cluster.address)
    assert ran.status == 130
    (said,) = ran.err.splitlines()
    assert said.startswith("the scheduler of the cluster is gone; stopped after ")
    kept = json.loads(ran.out)["races"]
    assert 0 < kept < 400
    assert set(read_table("some.parquet")["race"].to_pylist()) == set(range(kept))
