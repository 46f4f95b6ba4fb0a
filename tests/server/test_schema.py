"""What goes over the wire is what the schema says, and is made once."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import Struct, convert, json
from msgspec.structs import FieldInfo, fields

from echappee.engine import Event
from echappee.games import game_named
from echappee.server.http.api import ENDPOINTS
from echappee.server.messages.bodies import Opening
from echappee.server.messages.protocol import VERSION, ClientMessage, Command, Hello, ServerMessage
from echappee.server.messages.wire import SaidWire
from echappee.server.schema import BODIES, MESSAGES, ROOT, texts
from echappee.server.tables.game_table import GameTable, Known
from tests.records.kept import ridden
from tests.records.test_golden import KEPT
from tests.server.typed import read_server_message

PAGES = (ROOT / "docs/protocol.md", *sorted((ROOT / "docs/protocol").glob("*.md")))
GUIDE = "\n".join(page.read_text(encoding="utf-8") for page in PAGES if page.name != "reference.md")
SOURCES = (
    "study/game_study.py",
    "flamme/study",
    "flamme/thinking",
    "games.py",
    "server",
    "engine",
    "flamme/rules/setup.py",
    "flamme/table",
    "flamme/tours/calendar.py",
    "flamme/tours/results.py",
    "homas/board/handmade.py",
    "homas/table",
    "bots",
    "sheets/pdf.py",
    "tours",
)


@pytest.mark.parametrize("name", texts())
def test_what_is_generated_is_not_stale(name: str) -> None:
    written = (ROOT / name).read_text(encoding="utf-8")
    assert written == texts()[name], "run python -m echappee.server.schema"


def test_every_message_has_a_type() -> None:
    types = texts()[MESSAGES]
    for message in (*ClientMessage.__args__, *ServerMessage.__args__):
        assert f"export interface {message.__name__} " in types


def test_everything_that_the_api_takes_and_gives_has_a_type() -> None:
    types = texts()[BODIES] + texts()[MESSAGES]
    for endpoint in ENDPOINTS:
        for body in filter(None, (endpoint.takes, endpoint.gives)):
            assert re.search(rf"^export (interface|type) {body.__name__} ", types, re.MULTILINE)


def test_a_type_is_written_once() -> None:
    declared = re.findall(
        r"^export (?:interface|type) (\w+)", texts()[BODIES] + texts()[MESSAGES], re.MULTILINE
    )
    assert len(declared) == len(set(declared))


def test_every_type_that_is_named_is_there() -> None:
    """What bodies.ts imports from protocol.ts is declared there."""
    imported = re.findall(r"^import type { (.*) } from", texts()[BODIES], re.MULTILINE)
    assert imported
    for name in imported[0].split(", "):
        assert re.search(rf"^export (interface|type) {name} ", texts()[MESSAGES], re.MULTILINE), name


def examples(kind: str) -> list[str]:
    return re.findall(rf"```json{kind}\n(.*?)```", GUIDE, re.DOTALL)


def test_the_guide_shows_every_message() -> None:
    client = [json.decode(text, type=ClientMessage, strict=True) for text in examples(" client")]
    server = [read_server_message(text.encode()) for text in examples(" server")]
    assert {type(message) for message in client} == set(ClientMessage.__args__)
    assert {type(message) for message in server} == set(ServerMessage.__args__)
    ids = [message.id for message in client if isinstance(message, Command)]
    assert len(ids) == len(set(ids))
    assert [message.version for message in client if isinstance(message, Hello)] == [VERSION, VERSION]
    assert {json.decode(text, type=Opening).id for text in examples("")} == {"k3J9", "h2Rk", "t7Qd"}


def raised() -> dict[str, str]:
    """Every code of a refusal, and where it is raised."""
    found = {}
    for source in SOURCES:
        target = ROOT / "src/echappee" / source
        for path in [target] if target.is_file() else sorted(target.rglob("*.py")):
            for code in re.findall(r"\bRefused\(\s*\"([a-z-]+)\"", path.read_text(encoding="utf-8")):
                found[code] = path.name
    return found


def test_the_guide_lists_every_code() -> None:
    listed = set(re.findall(r"`([a-z-]+)`", GUIDE))
    assert {code: path for code, path in raised().items() if code not in listed} == {}


def test_the_guide_lists_no_code_that_is_gone() -> None:
    table = (ROOT / "docs/protocol/codes.md").read_text(encoding="utf-8").partition("\n## Codes")[2]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    listed = {code for row in rows for code in re.findall(r"`([a-z-]+)`", row)}
    assert listed - set(raised()) == set()


def test_the_files_are_where_the_guide_says() -> None:
    for name in re.findall(r"`((?:src|docs|web)/[\w./]+)`", GUIDE):
        assert Path(ROOT / name).is_file(), name


def told(game: str) -> Iterator[Event]:
    """One event of each kind of arguments in each golden race."""
    folder, names = KEPT[game]
    for name in names:
        events = ridden(folder, name).events
        yield from {(event.code, *event.args): event for event in events}.values()


def known(game: str) -> dict[str, FieldInfo]:
    types = game_named(game).room(GameTable).wire.events
    assert types is not None
    return {field.encode_name: field for field in fields(types)}


@pytest.mark.parametrize("game", KEPT)
def test_events_have_the_arguments_that_the_schema_names(game: str) -> None:
    codes = known(game)
    seen = set()
    for event in told(game):
        kind = codes[event.code].type
        assert issubclass(kind, Struct)
        assert {field.encode_name for field in fields(kind)} == set(event.args), event.code
        convert(dict(event.args), kind)
        seen.add(event.code)
    assert codes.keys() == seen


def said(word: str) -> SaidWire:
    return SaidWire(word, "", {})


def test_what_has_not_changed_is_not_made_again() -> None:
    known = Known()
    before = known.each(said, ["blue", "red"])
    after = known.each(said, ["blue", "green", "black"])
    assert [wire.id for wire in after] == ["blue", "green", "black"]
    assert after[0] is before[0]


def test_two_seats_that_see_one_rider_differently_do_not_drive_each_other_out() -> None:
    known = Known()
    own, others = known.each(said, ["own"]), known.each(said, ["others"])
    for _ in range(3):
        assert known.each(said, ["own"])[0] is own[0]
        assert known.each(said, ["others"])[0] is others[0]


def test_little_is_kept() -> None:
    known = Known()
    for number in range(100):
        known.each(said, [str(number)])
    assert [len(recent) for recent in known._places[said]] == [3]
