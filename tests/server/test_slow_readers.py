import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from echappee.server.socket import outbox
from echappee.server.wiring import Parts
from tests.server.clients import FIVE, PATIENCE_S, Device, Socket
from tests.server.running import serve_here


@contextmanager
def one_reads_and_one_does_not(context: Parts) -> Iterator[tuple[Socket, Socket]]:
    """A device that rides for five teams, connected twice; the second connection has stopped reading."""
    device = Device(context.config.url)
    table = device.open(FIVE)["id"]
    with device.sit_at(table) as riding, device.sit_at(table, buffer=4096) as lazy:
        for seat in ("blue", "red", "green", "black", "white"):
            riding.do("sit", seat=seat, name=seat)
        riding.do("start")
        while not context.sockets.gauges().behind and context.sockets.count.total == 2:
            question = riding.now["questions"][0]
            assert (
                riding.do("answer", question=question["id"], answer=question["options"][0])["type"] == "ack"
            )
            assert riding.now["table"]["status"] == "racing"
        yield riding, lazy


def wait_for(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_client_that_reads_again_is_told_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "CATCH_UP_S", 3600.0)
    with serve_here(tmp_path) as context, one_reads_and_one_does_not(context) as (riding, lazy):
        lazy.until(lambda _now: '"fresh":true' in lazy.raw[-1] and len(lazy.raw) > 1)
        riding.do("ping")
        lazy.until(lambda now: now == riding.now)
        assert lazy.events == riding.events
        assert lazy.do("ping")["type"] == "pong"


def test_a_client_that_reads_nothing_is_cut_off_and_the_others_ride_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "CATCH_UP_S", 0.3)
    with serve_here(tmp_path) as context, one_reads_and_one_does_not(context) as (riding, lazy):
        wait_for(lambda: context.sockets.count.total == 1)
        with pytest.raises(ConnectionClosed) as closed:
            lazy.listen()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1013, "slow-reader")
        riding.ride()
