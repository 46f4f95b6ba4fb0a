"""Whatever a bot from outside does costs it that race, is counted, and harms nothing else."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from echappee.bots import drive, make_bot, program
from echappee.bots.guarded import failed_seats
from echappee.bots.lookup import seat_bot
from echappee.engine import Question, Refused
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import FlammeRace, Setup, TeamSetup, View
from echappee.flamme.simulate.races import RacePlan
from echappee.games import game_named
from echappee.ladder import LadderPlan, contests_of
from echappee.simulate import simulate
from tests.bots.seating import ridden
from tests.tables import started

BEFORE = "import json, sys, time, os\nasked = 0\n"
GREETED = (
    BEFORE
    + """
for line in sys.stdin:
    said = json.loads(line)
    if "hello" in said:
        print('{"hello": "me"}', flush=True)
    elif "question" in said:
        asked += 1
        if asked % 7:
            print(json.dumps({"answer": (said["options"] or ["none"])[0]}), flush=True)
        else:
            misbehave
"""
)
MISTAKES = {
    "crashes": ("os._exit(3)", "has ended (bot-ended)"),
    "is killed by a child of its own": ("os.kill(os.getpid(), 9)", "has ended (bot-ended)"),
    "nests 200,000 brackets": ("print('[' * 200_000, flush=True)", "which has no answer (bot-answer)"),
    "writes no UTF-8": (r"sys.stdout.buffer.write(b'\xff\xfe\xfd\n'); sys.stdout.flush()", "(bot-answer)"),
    "writes a list": ("print('[1]', flush=True)", "(bot-answer)"),
    "writes an answer that is not allowed": ("""print('{"answer": "99"}', flush=True)""", "is not allowed"),
    "writes a line without an end": (
        "[sys.stdout.write('x' * 100_000) for _ in range(10**9)]",
        "1,000,000 bytes",
    ),
    "floods": ("[print('7') for _ in range(10**9)]", "(bot-answer)"),
    "closes its output": ("os.close(1); time.sleep(60)", "(bot-ended)"),
    "is silent": ("time.sleep(60)", "(bot-late)"),
    "reads no more": ("sys.stdin.close(); time.sleep(60)", "(bot-late)"),
}


def written(text: str, tmp_path: Path) -> str:
    path = tmp_path / "bot.py"
    path.write_text(text, "utf-8")
    return f"cmd:{sys.executable} {path}"


def ride(word: str) -> tuple[FlammeRace, frozenset[str]]:
    race = started(2, seed=3)
    bots = {"blue": seat_bot(word, 1, "flamme"), "red": make_bot("tempo", 1)}
    drive(race, bots)
    return race, failed_seats(bots)


@pytest.mark.parametrize(("misbehave", "said"), MISTAKES.values(), ids=MISTAKES)
def test_a_program_that_misbehaves_loses_the_race_and_the_stand_in_rides_on(
    misbehave: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(program, "LIMIT", 1 if "bot-late" in said else 30)
    word = written(GREETED.replace("misbehave", misbehave), tmp_path)
    race, failed = ride(word)
    assert race.over
    assert failed == {"blue"}
    assert [said in line for line in caplog.messages] == [True]


class Broken:
    """Answers until it is told to fail."""

    def answer(self, question: Question, look: Callable[[], View]) -> str:
        if question.id.round < 2:
            return question.sample(lambda _: 0)
        return fail(look)


def fail(look: Callable[[], View]) -> str:
    raise NotImplementedError


def too_deep(look: Callable[[], View]) -> str:
    return too_deep(look)


def too_late(_look: Callable[[], View]) -> str:
    while True:
        try:
            too_late.__doc__ = "still here"
        except Exception:  # noqa: BLE001, S112 - as a careless author writes it
            continue


@pytest.mark.parametrize(
    "act",
    [
        lambda _look: 1 / 0,
        lambda _look: sys.exit(3),
        too_deep,
        too_late,
        lambda _look: None,
        lambda _look: 5,
        lambda _look: "x" * 10**7,
    ],
    ids=["an error", "exit", "recursion", "a loop", "nothing", "a number", "a long text"],
)
def test_a_class_that_fails_loses_the_race(
    act: Callable[[object], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules[__name__], "fail", act)
    monkeypatch.setattr(program, "LIMIT", -0.9)
    race, failed = ride(f"{__name__}:Broken")
    assert race.over
    assert failed == {"blue"}


def test_ctrl_c_is_not_a_mistake_of_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    def press(_look: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(sys.modules[__name__], "fail", press)
    with pytest.raises(KeyboardInterrupt):
        ride(f"{__name__}:Broken")


def test_a_failed_race_is_lost_and_counted_in_every_figure(tmp_path: Path) -> None:
    word = written(GREETED.replace("misbehave", "os._exit(3)"), tmp_path)
    setup = Setup(find_stage("base-2").tiles, (TeamSetup(), TeamSetup()))
    plan = RacePlan(setup, (word, "random"), 6, 1)
    result = simulate(plan)
    told = result.as_json()
    assert told["failed_by_team"] == {"blue": 6, "red": 0}
    assert told["wins_by_team"] == {"blue": 0, "red": 6}
    grid = result.grid((word, "random"))
    assert grid.columns[-1] == "failed"
    assert [row[-1] for row in grid.parts[0]] == ["6", "0"]
    _, columns = plan.rows(range(2))
    teams = [*zip(columns["team"], columns["rank"], columns["failed"], strict=True)]
    assert {failed for team, _, failed in teams if team == "blue"} == {1}
    assert {rank for team, rank, _ in teams if team == "blue"} == {3, 4}


def test_whoever_fails_is_rated_below_all_others(tmp_path: Path) -> None:
    pytest.importorskip("openskill")
    word = written(GREETED.replace("misbehave", "os._exit(3)"), tmp_path)
    result = simulate(LadderPlan("flamme", (word, "random"), contests_of(game_named("flamme"), 2), 6, 1))
    best, last = result.standings
    assert (best.name, best.won, best.failed) == ("random", 6, 0)
    assert (last.name, last.won, last.failed, last.races) == (word, 0, 6, 6)


COUNTING = GREETED.replace(
    "misbehave", "print(json.dumps({'answer': said['options'][0]}), flush=True)"
).replace("asked = 0", "asked = 0\nopen('PATH', 'a').write('started ')")


def test_a_program_stays_open_from_race_to_race(tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    word = written(COUNTING.replace("PATH", str(starts)), tmp_path)
    for _ in range(4):
        assert ride(word)[1] == frozenset()
    assert starts.read_text() == "started "


def test_two_seats_have_a_program_each(tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    word = written(COUNTING.replace("PATH", str(starts)), tmp_path)
    setup = Setup(find_stage("base-2").tiles, (TeamSetup(), TeamSetup()))
    simulate(RacePlan(setup, (word, word), 3, 1))
    assert starts.read_text() == "started started "


def test_a_program_that_rides_one_race_only_is_started_for_each(tmp_path: Path) -> None:
    once = COUNTING.replace('if "hello" in said:', 'if "hello" in said:\n        if asked: break')
    starts = tmp_path / "starts"
    word = written(once.replace("PATH", str(starts)), tmp_path)
    for _ in range(3):
        assert ride(word)[1] == frozenset()
    assert starts.read_text() == "started " * 3


def test_a_program_that_does_not_say_hello_is_refused_before_anything_is_ridden(tmp_path: Path) -> None:
    setup = Setup(find_stage("base-2").tiles, (TeamSetup(), TeamSetup()))
    with pytest.raises(Refused, match=r"has ended$") as refusal:
        RacePlan(setup, (written("", tmp_path), "random"), 6, 1).check()
    assert refusal.value.code == "unknown-bot"


def test_our_own_bots_have_no_guard() -> None:
    assert type(seat_bot("tempo", 1, "flamme")) is type(make_bot("tempo", 1))
    assert json.dumps(ridden(started(2, seed=3), "tempo").over) == "true"
