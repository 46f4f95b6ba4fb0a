"""Rules, bots, records and simulations work in a plain checkout, without any installed package."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BARE = [sys.executable, "-I", "-S", "-c"]
"""A Python that sees neither installed packages nor the environment."""
START = "import sys; sys.path.insert(0, sys.argv[1])\n"
RACES = """
import json
from echappee.flamme.rules import Setup, TeamSetup
from echappee.flamme.rules.setup import setup_tags
from echappee.flamme.simulate.races import RacePlan
from echappee.games import load, save
from echappee.homas.rules import Setup as HomasSetup
from echappee.homas.rules.setup import setup_tags as homas_tags
from echappee.homas.simulate.races import RacePlan as HomasPlan
from echappee.simulate import simulate

flamme = Setup(tuple("abcu"), (TeamSetup(), TeamSetup(), TeamSetup("muscle")))
homas = HomasSetup("milan-san-remo", ("team", "team", "neutral"))
told = {}
for name, plan, tags in (
    ("flamme", RacePlan(flamme, ("tempo", "patron", "-"), 2, 1), setup_tags(flamme)),
    ("homas", HomasPlan(homas, ("domestique", "random", "-"), 2, 1), homas_tags(homas)),
):
    race = plan.ride(0).whole
    record = save(race, tags)
    loaded = load(record).race
    told[name] = {
        "over": not loaded.questions,
        "same": loaded.position == race.position and save(loaded, tags) == record,
        "wins": sum(simulate(plan).wins("team").values()),
    }
print(json.dumps(told))
"""


def bare(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*BARE, START + code, ROOT / "src"], capture_output=True, text=True, check=False, cwd=ROOT
    )


def test_bots_race_and_races_are_kept_and_counted() -> None:
    ran = bare(RACES)
    assert ran.stderr == ""
    ridden = {"over": True, "same": True, "wins": 2}
    assert json.loads(ran.stdout) == {"flamme": ridden, "homas": ridden}


@pytest.mark.parametrize("package", ["rich", "fluent", "msgspec", "starlette"])
def test_no_package_can_be_seen_from_there(package: str) -> None:
    assert f"No module named '{package}'" in bare(f"import {package}").stderr


@pytest.mark.parametrize(("words", "extra"), [(["serve"], "server"), (["race", "--seed", "1"], "terminal")])
def test_a_command_that_needs_more_says_how_to_get_it(words: list[str], extra: str) -> None:
    ran = bare(f"from echappee.cli.main import main; sys.exit(main({words!r}))")
    assert ran.returncode == 2
    assert f"pip install -e '.[{extra}]'" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1
