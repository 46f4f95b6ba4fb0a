"""Bots in other processes: real ones, of which some fail."""

import json
import sys
from pathlib import Path

import pytest

from echappee.bots import drive, make_bot
from echappee.bots.lookup import find_bot
from echappee.bots.talker import Talker
from echappee.engine import Refused
from echappee.flamme.rules import FlammeRace
from tests.bots.seating import ridden
from tests.tables import started

EXAMPLE = Path(__file__).parents[2] / "examples/line_bot.py"


def command(program: str, tmp_path: Path) -> str:
    """A command that runs this Python."""
    path = tmp_path / "bot.py"
    path.write_text(program, encoding="utf-8")
    return f"{sys.executable} {path}"


def against_tempo(text: str) -> FlammeRace:
    race = started(2, seed=3)
    drive(race, {"blue": Talker(text, 1, "flamme"), "red": make_bot("tempo", 1)})
    return race


def test_the_example_rides_a_race_to_its_end() -> None:
    race = against_tempo(f"{sys.executable} {EXAMPLE}")
    assert race.over
    assert race.ledger != ridden(started(2, seed=3), "tempo").ledger


def test_the_example_imports_nothing_of_ours() -> None:
    assert "echappee" not in [
        line.split()[1] for line in EXAMPLE.read_text().splitlines() if line[:6] == "import"
    ]


def test_a_program_is_told_the_course_once_and_nothing_hidden(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    program = f"import sys; sys.argv = ['', {str(heard)!r}]\nexec(open({str(EXAMPLE)!r}).read().replace("
    program += (
        "'said = json.loads(text)', 'said = json.loads(text); print(text, file=open(sys.argv[1], \"a\"))'))"
    )
    against_tempo(command(program, tmp_path))
    lines = [json.loads(line) for line in heard.read_text().splitlines() if line]
    assert [line["hello"] for line in lines if "hello" in line] == ["echappee"]
    assert len([line for line in lines if "course" in line]) == 1
    views = [line["view"] for line in lines if "view" in line]
    assert all(rider["hand"] is None for view in views for rider in view["riders"] if rider["team"] == "red")
    assert any(rider["hand"] for view in views for rider in view["riders"] if rider["team"] == "blue")


def test_a_bot_is_found_in_a_module_or_as_a_command() -> None:
    assert type(find_bot("echappee.bots:RandomBot", 1, "flamme")).__name__ == "RandomBot"
    assert isinstance(find_bot(f"cmd:{sys.executable} {EXAMPLE}", 1, "flamme"), Talker)


@pytest.mark.parametrize("word", ["no.such:Bot", "echappee.bots:Nobody", "cmd:no-such-program", "cmd:'"])
def test_a_bot_that_cannot_be_made_is_refused(word: str) -> None:
    with pytest.raises(Refused) as refusal:
        find_bot(word, 1, "flamme")
    assert refusal.value.code == "unknown-bot"


@pytest.mark.parametrize("word", ["cmd:true", "echappee.bots:RandomBot"])
def test_a_table_never_starts_a_program(word: str) -> None:
    with pytest.raises(Refused, match="there is no bot"):
        make_bot(word, 1)
