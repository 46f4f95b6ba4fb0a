"""One real server for all tests of a process, and commands that look after its database."""

import inspect
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from echappee.server.config import DatabaseUrl
from echappee.server.store.sqlite import DATABASE
from echappee.server.tables import hub
from tests.cli.running import Here
from tests.server.keeping import MemoryRows, Place
from tests.server.memory_store import Room, run
from tests.server.postgres import NO_POSTGRES, find_or_start, new_database
from tests.server.running import Server, start_server


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run an asynchronous test in a loop of its own, with a time limit."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
    run(lambda: pyfuncitem.obj(**arguments))
    return True


@pytest.fixture(autouse=True)
def no_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables that this process opens are dealt the same every time."""
    random = Random(request.node.nodeid)
    monkeypatch.setattr(hub, "secrets", SimpleNamespace(token_hex=lambda size: random.randbytes(size).hex()))


@pytest.fixture
def room() -> Room:
    return Room()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without rate limits."""
    running = start_server(tmp_path_factory.mktemp("server"))
    yield running
    assert running.stop() == 0
    assert "failed" not in running.log.read_text(), running.log.read_text()


@pytest.fixture
def database() -> DatabaseUrl:
    """An empty PostgreSQL database."""
    server = find_or_start()
    if server is None:
        pytest.skip(NO_POSTGRES)
    return new_database(server)


@pytest.fixture(params=["sqlite", "postgres", "page"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "page":
        return MemoryRows()
    if request.param == "sqlite":
        return tmp_path / "data" / DATABASE
    database: DatabaseUrl = request.getfixturevalue("database")
    return database


@pytest.fixture
def here(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Here:
    """Runs commands in this process, in an empty folder, with no database but those that are made there."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return Here(capsys, monkeypatch)
