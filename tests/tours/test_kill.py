"""Tours in a process that is killed again and again: every answer it took, and all it told, is kept."""

import re
import signal
import subprocess
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from echappee.engine import Question
from echappee.tours.tour import SomeTour, load_tour
from tests.cli.running import Here, start
from tests.counts import SOAK, count

pytestmark = pytest.mark.soak

KILLS = max(4, count(80))
SEED = 2026
CALENDAR = "week" if SOAK else "short"
TOUR = "my.tour"
PROMPT = re.compile(r"b[RS]? ([a-z]+)> ")
NEW = ("tour", "new", TOUR, "--calendar", "short", "--specialists")


class Step(NamedTuple):
    """A question of the tour, the file that must be there while it is asked, and the answer that is typed."""

    text: str
    word: str
    answer: str


def steps_of(tour: SomeTour) -> list[Step]:
    """The whole tour in advance: all chance follows from the seed, and only you decide anything."""
    found, text = [], tour.text()
    while not tour.over:
        race = tour.begin()
        question = race.questions[0]
        found.append(Step(text, question.id.kind.rstrip("12"), answer_to(question)))
        race.answer(question.id, found[-1].answer)
        if race.over:
            tour.close()
        text = tour.text()
    return [*found, Step(text, "", "")]


def answer_to(question: Question) -> str:
    random = Random(str(question.id))
    return question.sample(lambda n: int(random.random() * n))


def prompt_of(process: subprocess.Popen[str]) -> str | None:
    """Wait for the next prompt, and say what it asks for; None if the process has ended."""
    assert process.stdout
    line = ""
    while letter := process.stdout.read(1):
        line = "" if letter == "\n" else line + letter
        if match := PROMPT.fullmatch(line):
            return match[1]
    return None


class Sitting:
    """Somebody who rides until the process is killed."""

    def __init__(self, folder: Path, steps: list[Step], done: int) -> None:
        self._folder = folder
        self._steps = steps
        self.kept = done
        """How many answers were followed by something else: they are acknowledged."""
        self.typed = done

    def ride(self, answers: int, delay_s: float) -> bool:
        """Answer this many questions, then be killed a moment later; says whether it came to that."""
        process = start("tour", "play", TOUR, folder=self._folder)
        try:
            for _ in range(answers):
                word = prompt_of(process)
                self.kept = self.typed
                if word is None:
                    break
                self._answer(process, word)
            time.sleep(delay_s)
        finally:
            process.send_signal(signal.SIGKILL)
            _, err = process.communicate()
        assert err == ""
        return process.returncode == -signal.SIGKILL

    def _answer(self, process: subprocess.Popen[str], word: str) -> None:
        step = self._steps[self.typed]
        assert word == step.word, "after a kill a different question is asked"
        assert process.stdin
        process.stdin.write(f"{step.answer}\n")
        process.stdin.flush()
        self.typed += 1

    def found(self) -> int:
        """How many answers the file holds: all that were taken, perhaps the last one as well."""
        text = (self._folder / TOUR).read_text(encoding="utf-8")
        found = [number for number in (self.kept, self.typed) if self._steps[number].text == text]
        assert found, f"{self.kept} answers were taken and {self.typed} typed; the file holds neither"
        return found[0]


def test_a_rider_who_is_killed_has_lost_no_answer_that_was_taken(
    here: Here, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    random = Random(SEED)
    kills = 0
    while kills < KILLS:
        seed = random.randrange(1000)
        folder = tmp_path / f"after {kills}"
        folder.mkdir()
        monkeypatch.chdir(folder)
        made = here(*NEW, "--teams", "you,muscle", "--seed", str(seed))
        assert (made.status, made.err) == (0, "")
        steps = steps_of(load_tour((folder / TOUR).read_text(encoding="utf-8")))
        done, last = 0, len(steps) - 1
        while done < last and kills < KILLS:
            sitting = Sitting(folder, steps, done)
            killed = sitting.ride(random.randrange(1, 40), random.choice((0.0, 0.002, 0.01, 0.05)))
            done = sitting.found()
            kills += killed
            how = f"kill {kills}" if killed else "left at the end of a stage"
            print(f"tour of seed {seed}, {how}: {sitting.kept} taken, {done} of {last} kept")


def test_bots_that_are_killed_ride_the_same_tour(here: Here, tmp_path: Path) -> None:
    random = Random(SEED)
    teams = ("--teams", "random,random", "--seed", "5")
    for name in (TOUR, "through.tour"):
        assert here("tour", "new", name, "--calendar", CALENDAR, *teams).status == 0
    assert here("tour", "play", "through.tour", "--all").status == 0
    over, delay = False, 0.0
    while not over:
        process = start("tour", "play", TOUR, "--all", folder=tmp_path)
        delay += random.uniform(0.1, 0.6)  # on the slowest machine one of them comes to the end
        try:
            out, _ = process.communicate(timeout=delay)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGKILL)
            out, _ = process.communicate()
        kept = load_tour((tmp_path / TOUR).read_text(encoding="utf-8"))
        told = [int(number) for number in re.findall(r"(?m)^ +(\d+) ✓", out)]
        print(f"killed after {delay:.2f} s: stages {told} told, {kept.number} kept")
        assert max(told, default=0) <= kept.number
        over = kept.over
    assert (tmp_path / TOUR).read_text() == (tmp_path / "through.tour").read_text()


def test_two_cannot_ride_one_tour_and_a_killed_one_does_not_block_it(here: Here, tmp_path: Path) -> None:
    assert here(*NEW, "--teams", "you,muscle", "--seed", "1").status == 0
    first = start("tour", "play", TOUR, folder=tmp_path)
    try:
        assert prompt_of(first) == "pick"
        second = here("tour", "play", TOUR)
        assert (second.status, second.out) == (2, "")
        assert second.err == f"echappee: {TOUR}: this tour is being ridden elsewhere; stop there first\n"
        assert here("tour", "status", TOUR).status == 0
    finally:
        first.send_signal(signal.SIGKILL)
        first.communicate()
    third = here("tour", "play", TOUR)
    assert (third.status, third.err) == (0, "")
    assert "b pick> " in third.out
