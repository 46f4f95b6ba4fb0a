"""What travels between servers and workers, and that nothing else does."""

import builtins
import os
import pickle
import re
import sys
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec import msgpack

from echappee import server
from echappee.bots.talker import Talker
from echappee.engine import Listed, Question, Race, Refused, ScriptedDealer
from echappee.games import games
from echappee.notation.game_rules import SomeRace
from echappee.server.queue import parcels
from echappee.server.queue.parcels import (
    JOBS,
    Foreign,
    JobError,
    pack_job,
    pack_outcome,
    unpack_job,
    unpack_outcome,
)
from echappee.server.studies.replays import replay_json
from echappee.server.tables.bots import think
from echappee.server.tables.forks import Cut, fork_json
from echappee.server.tables.untrusted_record import Broken, ride_record
from echappee.server.work import WorkerFailure
from tests.counts import count

RECORDS = Path(__file__).parents[2] / "records"
SAID = partial(replay_json, "a record", None)


def asked_in(record: Path) -> Iterator[tuple[SomeRace, Question]]:
    """Each question of this race when it is put, as far as the race has questions that wait."""
    race, _ = ride_record(record.read_text())
    for entries in range(0, len(race.ledger), max(1, len(race.ledger) // count(400))):
        again: SomeRace = Race(race.rules, race.moments[0].position, ScriptedDealer(), race.ledger[:entries])
        for question in again.questions:
            yield again, question


@pytest.mark.soak
@pytest.mark.parametrize("name", ["flamme/everything", "flamme/extended", "homas/classic", "homas/mountains"])
def test_questions_and_views_arrive_as_they_were_sent(name: str) -> None:
    found = 0
    for race, question in asked_in(RECORDS / f"{name}.race"):
        job = partial(think, race.rules.name, "random", "1", question, race.view(question.seat))
        again = unpack_job(pack_job(job))
        assert isinstance(again, partial)
        assert (again.func, again.args) == (think, job.args)
        assert type(again.args[3].choices) is type(question.choices)
        assert again() == job()
        found += 1
    assert found


def test_every_field_of_a_question_travels() -> None:
    race, asked = next(asked_in(RECORDS / "flamme/everything.race"))
    assert Question._fields == ("id", "choices", "sealed", "revocable")
    for question in (
        asked._replace(sealed=True, revocable=False),
        asked._replace(sealed=False, revocable=True),
    ):
        job = partial(think, race.rules.name, "random", "1", question, race.view(question.seat))
        again = unpack_job(pack_job(job))
        assert isinstance(again, partial)
        assert again.args[3] == question


def test_every_kind_of_choices_of_a_game_is_listed_with_its_rules() -> None:
    """One that is not would never travel."""
    for game in games().values():
        package = f"{game.package}.rules"
        modules = [module for name, module in sys.modules.items() if name.startswith(package)]
        kinds = {each for module in modules for each in vars(module).values() if isinstance(each, type)}
        known = {kind for kind in kinds if kind.__module__.startswith(package) and hasattr(kind, "allows")}
        assert known == set(game.rules.choices), game.name


def test_an_answer_a_refusal_and_a_failure_come_back() -> None:
    assert unpack_outcome(pack_outcome(b"{}"), SAID) == b"{}"
    forking = partial(fork_json, b"{}", "a record", 1)
    assert unpack_outcome(pack_outcome((b"{}", Cut("a", "b", 3))), forking) == (b"{}", Cut("a", "b", 3))
    for error in (Refused("a-code", "in a line"), Broken("bad-record", "in a line", 4), WorkerFailure()):
        with pytest.raises(type(error)) as raised:
            unpack_outcome(pack_outcome(error), SAID)
        assert raised.value.args == error.args
        assert vars(raised.value) == vars(error)
    with pytest.raises(JobError, match="ZeroDivisionError"):
        unpack_outcome(pack_outcome(ZeroDivisionError("x")), SAID)
    with pytest.raises(WorkerFailure):
        unpack_outcome(pack_outcome(lambda: None), SAID)


@pytest.mark.parametrize(
    "foreign",
    [
        partial(os.system, "true"),
        partial(builtins.eval, "1"),
        partial(Talker, "touch a-file", 1, "flamme"),
        partial(replay_json, "a record", lambda: None),  # type: ignore[arg-type]
        partial(replay_json, "a record"),
        partial(replay_json, text="a record", rounds=None),
        think,
        "text",
    ],
    ids=["system", "eval", "talker", "lambda", "too few", "by name", "not bound", "text"],
)
def test_what_is_not_one_of_the_jobs_is_not_sent(foreign: Callable[[], object]) -> None:
    with pytest.raises(Foreign):
        pack_job(foreign)


class Unlisted(Listed):
    """Choices that the rules of no game name."""


def test_a_question_of_a_kind_that_its_rules_do_not_name_is_not_sent() -> None:
    race, question = next(asked_in(RECORDS / "flamme/base.race"))
    strange = question._replace(choices=Unlisted(question.options() or ()))
    with pytest.raises(Foreign, match="Unlisted"):
        pack_job(partial(think, "flamme", "random", "1", strange, race.view(question.seat)))


def test_nothing_else_is_made_of_what_comes_out_of_the_database(tmp_path: Path) -> None:
    """Pickles in an answer could run any program."""
    harm = tmp_path / "harm"
    pickled = pickle.dumps(Pickled(f"touch {harm}"))
    with pytest.raises(WorkerFailure):
        unpack_outcome(pickled, SAID)
    body = {"version": 1, "job": "think", "arguments": ["flamme", f"cmd:touch {harm}", "1", 0, 0]}
    for odd in (pickled, b"nonsense", msgpack.encode(body), msgpack.encode(body | {"job": "system"})):
        with pytest.raises(Foreign):
            unpack_job(b64encode(odd).decode())
    with pytest.raises(Foreign):
        unpack_job("no base64")
    assert not harm.exists()


class Pickled(NamedTuple):
    """What a pickle can do."""

    command: str

    def __reduce__(self) -> tuple[Callable[[str], int], tuple[str]]:
        return os.system, (self.command,)


def test_a_parcel_of_another_version_is_not_opened() -> None:
    parcel = msgpack.decode(b64decode(pack_job(SAID)))
    assert parcel["version"] == parcels.VERSION
    later = b64encode(msgpack.encode(parcel | {"version": parcels.VERSION + 1})).decode()
    with pytest.raises(Foreign):
        unpack_job(later)
    answer = msgpack.decode(pack_outcome(b"")) | {"version": parcels.VERSION + 1}
    with pytest.raises(WorkerFailure):
        unpack_outcome(msgpack.encode(answer), SAID)


def test_all_that_a_server_lets_workers_do_travels() -> None:
    """A job that is missing from the list would always be done at home."""
    source = Path(server.__file__).parent
    given = {
        name
        for file in (*source.glob("http/*.py"), *source.glob("tables/*.py"))
        for name in re.findall(r"partial\(\s*(\w+(?:_json|_pdf)|think)\b", file.read_text())
    }
    assert given == set(JOBS)
