"""Jobs and their results, as bytes that travel through the database.

The database is outside this program, so its content is not trusted: a parcel only names one of the jobs
below, with values of the types that this job takes, and a result is only read as the type its job returns.
Anything else does not travel.
"""

from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache, partial
from typing import Final, Literal, NamedTuple, TypeVar, cast, get_type_hints

from msgspec import MsgspecError, Raw, Struct, msgpack

from echappee.engine import Choices, Key, Listed, Question, Refused
from echappee.games import game_named, games_with
from echappee.notation import GameRules
from echappee.notation.game_rules import SomeRoad, SomeView
from echappee.server.code_hash import code_hash
from echappee.server.studies.replays import board_json, moment_json, replay_json, start_json
from echappee.server.studies.study import explain_json, study_json
from echappee.server.tables.bots import think
from echappee.server.tables.choices import faults_json, road_json
from echappee.server.tables.desk import advice_json
from echappee.server.tables.forks import fork_json
from echappee.server.tables.untrusted_record import Broken
from echappee.server.work import WorkerFailure
from echappee.sheets.pdf import print_pdf

OURS: Final = "echappee"
NOTHING: Final = Raw(msgpack.encode(None))
VERSION: Literal[1] = 1
"""The version of parcels; a parcel of another version is refused."""

THINKING: Final = (think, advice_json)
EXPLAINING: Final = (board_json, explain_json, moment_json, replay_json, start_json, study_json)
MAKING: Final = (faults_json, fork_json, print_pdf, road_json)
JOBS: Final[dict[str, Callable[..., object]]] = {
    job.__name__: job for job in (*THINKING, *EXPLAINING, *MAKING)
}
"""The jobs that travel."""

T = TypeVar("T")


class Foreign(Exception):
    """Something that does not travel, or that no parcel of ours would contain."""


class JobError(Exception):
    """A job failed at a worker; this is the type of its error."""


class JobParcel(Struct, forbid_unknown_fields=True):
    """A job by its name, and its arguments. The first one is the game, if others belong to a game."""

    version: Literal[1]
    job: str
    arguments: tuple[Raw, ...]


class QuestionParcel(Struct, forbid_unknown_fields=True):
    """A question; its choices are a record of this kind."""

    key: Key
    kind: str
    choices: Raw
    sealed: bool
    revocable: bool


class OutcomeParcel(Struct, forbid_unknown_fields=True):
    """The result of a job, or how it ended without one."""

    version: Literal[1]
    end: Literal["done", "refused", "failed", "error"]
    result: Raw = NOTHING
    code: str = ""
    """The code of a refusal, or the type of an error."""
    detail: str = ""
    rounds: int = 0
    """The last round up to which a refused record is valid."""


def pack_job(job: Callable[[], object]) -> str:
    if not isinstance(job, partial) or job.keywords or job.func not in JOBS.values():
        raise Foreign(f"{job!r:.80} is not one of the jobs that travel")
    with _foreign_if_odd():
        taken = zip(job.args, _takes(job.func), strict=True)
        arguments = tuple([Raw(_packed(_plain(argument, hint, job.args[0]))) for argument, hint in taken])
    return b64encode(_packed(JobParcel(VERSION, job.func.__name__, arguments))).decode()


def unpack_job(parcel: str) -> Callable[[], object]:
    with _foreign_if_odd():
        packed = _unpacked(b64decode(parcel, validate=True), JobParcel)
        assert isinstance(packed, JobParcel)
        job, arguments = JOBS[packed.job], list[object]()
        for raw, hint in zip(packed.arguments, _takes(job), strict=True):
            game = cast("str", arguments[0]) if arguments else ""
            arguments.append(_read(raw, hint, game))
        return partial(job, *arguments)


def pack_outcome(outcome: object) -> bytes:
    """A job's result or error; a result that cannot travel counts as a failure."""
    if isinstance(outcome, Refused):
        rounds = outcome.rounds if isinstance(outcome, Broken) else 0
        parcel = OutcomeParcel(VERSION, "refused", code=outcome.code, detail=outcome.detail, rounds=rounds)
    elif isinstance(outcome, WorkerFailure):
        parcel = OutcomeParcel(VERSION, "failed")
    elif isinstance(outcome, Exception):
        parcel = OutcomeParcel(VERSION, "error", code=type(outcome).__name__)
    else:
        try:
            parcel = OutcomeParcel(VERSION, "done", Raw(_packed(outcome)))
        except Foreign:
            parcel = OutcomeParcel(VERSION, "failed")
    return _packed(parcel)


def unpack_outcome(body: bytes, job: Callable[[], T]) -> T:
    """This job's result; raises the error that it raised."""
    try:
        parcel = _unpacked(body, OutcomeParcel)
        assert isinstance(parcel, OutcomeParcel)
        if parcel.end == "done":
            assert isinstance(job, partial)
            return cast("T", _unpacked(parcel.result, get_type_hints(job.func)["return"]))
    except Foreign as error:
        raise WorkerFailure from error
    if parcel.end == "refused":
        refusal = Broken(parcel.code, parcel.detail, parcel.rounds)
        raise refusal if parcel.rounds else Refused(parcel.code, parcel.detail)
    raise JobError(parcel.code) if parcel.end == "error" else WorkerFailure


@cache
def code_version() -> str:
    """A server's jobs are taken only by workers with the same code."""
    return code_hash(OURS, *sorted({game.package for game in games_with(GameRules)}))


class _GameTypes(NamedTuple):
    """The types that questions and views of a game consist of."""

    view: type
    choices: Mapping[str, type]
    read_road: Callable[[str], SomeRoad] | None
    road: object
    """The type of its roads, if they travel as text."""


@cache
def _types(game: str) -> _GameTypes:
    rules = game_named(game).rules
    return _GameTypes(
        view=get_type_hints(rules.cut)["return"],
        choices={kind.__name__: kind for kind in (Listed, *rules.choices)},
        read_road=rules.read_road,
        road=get_type_hints(rules.read_road)["return"] if rules.read_road else None,
    )


@cache
def _takes(job: Callable[..., object]) -> Sequence[object]:
    """The types of a job's arguments."""
    return [hint for name, hint in get_type_hints(job).items() if name != "return"]


def _plain(value: object, hint: object, game: str) -> object:
    """This argument as plain data from which it can be rebuilt."""
    if hint is SomeView:
        return _fields(value, game)
    if hint is not Question:
        return value
    assert isinstance(value, Question)
    kind = type(value.choices).__name__
    if _types(game).choices.get(kind) is not type(value.choices):
        raise Foreign(f"{kind} is not among the choices of {game}")
    choices = Raw(_packed(_fields(value.choices, game)))
    return QuestionParcel(value.id, kind, choices, value.sealed, value.revocable)


def _read(raw: Raw, hint: object, game: str) -> object:
    if hint is SomeView:
        return _record(raw, _types(game).view, game)
    if hint is not Question:
        return _unpacked(raw, hint)
    packed = _unpacked(raw, QuestionParcel)
    assert isinstance(packed, QuestionParcel)
    choices = _record(packed.choices, _types(game).choices[packed.kind], game)
    return Question(packed.key, cast("Choices", choices), packed.sealed, packed.revocable)


def _fields(record: object, game: str) -> Sequence[object]:
    """The fields of a record; of a road only its text, if the game can rebuild it from that."""
    assert isinstance(record, tuple)
    road = _types(game).road
    return [cast("SomeRoad", field).text if type(field) is road else field for field in record]


def _record(raw: Raw, kind: Callable[..., object], game: str) -> object:
    types = _types(game)
    if kind is Listed:
        return _unpacked(raw, Listed)
    hints = list(get_type_hints(kind).values())
    said = [str if hint is types.road else hint for hint in hints]
    fields = _unpacked(raw, tuple.__class_getitem__(tuple(said)))
    assert isinstance(fields, tuple)
    read_road = types.read_road
    pairs = zip(fields, hints, strict=True)
    return kind(*[read_road(field) if read_road and hint is types.road else field for field, hint in pairs])


def _packed(value: object) -> bytes:
    try:
        return msgpack.encode(value)
    except (TypeError, OverflowError, RecursionError) as error:
        raise Foreign(f"{type(value).__name__} does not travel: {error}") from error


def _unpacked(body: bytes | Raw, hint: object) -> object:
    with _foreign_if_odd():
        return _decoder(hint).decode(body)


@lru_cache(maxsize=200)
def _decoder(hint: object) -> msgpack.Decoder[object]:
    return msgpack.Decoder(cast("type[object]", hint), dec_hook=_make_list)


def _make_list(kind: type, value: object) -> object:
    """The one type of ours that is a list itself."""
    if kind is not Listed:
        raise Foreign(kind.__name__)
    return Listed(cast("list[str]", value))


@contextmanager
def _foreign_if_odd() -> Iterator[None]:
    """Anything unreadable is foreign."""
    try:
        yield
    except (MsgspecError, Refused, KeyError, TypeError, ValueError) as error:
        raise Foreign(str(error)) from error
