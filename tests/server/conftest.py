"""One real server for all tests of a module; those that need another start their own."""

from collections.abc import Iterator

import pytest

from tests.server.running import Server, start_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without rate limits."""
    running = start_server(tmp_path_factory.mktemp("server"))
    yield running
    assert running.stop() == 0
    assert "failed" not in running.log.read_text(), running.log.read_text()
