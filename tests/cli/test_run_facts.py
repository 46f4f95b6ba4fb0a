"""Results describe themselves: what every JSON object, Parquet file and page says about how it came about."""

import json
from pathlib import Path

import pytest
from pyarrow.parquet import read_table

from echappee import __version__
from echappee.cluster import Cluster
from tests.cli.running import Here
from tests.simulate.dask_cluster import dask_cluster

ALWAYS = {"command", "version", "game", "edition", "teams", "seed"}
RANDOM = ("--teams", "random,random")
SIMULATE = ("simulate", "--stage", "abcu", *RANDOM, "--engine", "reference", "--seed", "7")


def test_every_result_says_how_it_came_about(here: Here) -> None:
    assert here("race", *RANDOM, "--seed", "1", "--record", "my.race").status == 0
    found = {}
    for words in (
        ("race", *RANDOM, "--seed", "1"),
        ("replay", "my.race"),
        ("replay", "my.race", "--round", "1"),
        (*SIMULATE, "--races", "2"),
        ("stage", "balance", "abcu", *RANDOM, "--races", "2"),
        ("tour", "simulate", "gigamic2018-1 gigamic2018-2 gigamic2018-3", *RANDOM, "--tours", "1"),
        ("ladder", "--bots", "random,tempo", "--races", "1"),
        ("simulate", "--game", "homas", "--teams", "random,random", "--races", "1"),
    ):
        ran = here(*words, "--json")
        assert ran.status == 0, (words, ran.err)
        run = json.loads(ran.out)["run"]
        assert set(run) >= ALWAYS, words
        assert run["version"] == __version__
        assert " ".join(words).startswith(run["command"])
        found[run["command"], run["game"]] = run
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
