import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from echappee.engine import Refused
from echappee.server import limits
from echappee.server.config import Config, Limits, read_public_url
from echappee.server.http.identity import network_of
from echappee.server.http.table_endpoints import FORK, RECORD
from echappee.server.limits import Bucket, Buckets, Count, Rate
from echappee.server.store.interface import Change
from tests.server.clients import ALONE, Device
from tests.server.running import serve_here

EVERYWHERE = "0.0.0.0"  # noqa: S104 - the name of it


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_fills_with_time() -> None:
    clock = Clock()
    bucket = Bucket(Rate(2, 3), clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now = 100
    assert bucket.full
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert Bucket(None, clock).take()
    assert Bucket(None, clock).full


def test_buckets_are_forgotten_when_they_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 3)
    clock = Clock()
    buckets = Buckets(Rate(1, 1), clock)
    assert [buckets.take(address) for address in "abcd"] == [True] * 4
    assert not buckets.take("d")
    clock.now = 10
    assert [buckets.take(address) for address in "dde"] == [True, False, True]


def test_new_addresses_are_not_compared_with_all_others_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 100)
    clock, looked = Clock(), list[int]()
    buckets = Buckets(Rate(1, 2), clock)

    def full(_bucket: Bucket) -> bool:
        looked.append(1)
        return False

    monkeypatch.setattr(Bucket, "full", property(full))
    for number in range(1000):
        assert buckets.take(f"address {number}")
    assert len(looked) <= 100 * 100


def test_a_count_knows_its_bound() -> None:
    count = Count(2)
    assert [count.add("a") for _ in range(3)] == [True, True, False]
    assert count.add("b")
    count.remove("a")
    assert count.add("a")
    assert count.total == 3
    assert all(Count(None).add("a") for _ in range(3))


@pytest.mark.parametrize(
    ("host", "public", "origin", "named", "own"),
    [
        ("127.0.0.1", "", "http://127.0.0.1:8421", "127.0.0.1:8421", True),
        ("127.0.0.1", "", "http://localhost:8421", "localhost:8421", True),
        ("127.0.0.1", "", "http://[::1]:8421", "[::1]:8421", True),
        ("127.0.0.1", "", "http://localhost:9999", "localhost:8421", False),
        ("127.0.0.1", "", "http://evil.example:8421", "evil.example:8421", False),
        ("127.0.0.1", "", "null", "127.0.0.1:8421", False),
        ("127.0.0.1", "", "http://", "", False),
        ("127.0.0.1", "", "http://[::1", "[::1", False),
        (EVERYWHERE, "", "http://velo.local:8421", "velo.local:8421", True),
        (EVERYWHERE, "", "http://evil.example", "velo.local:8421", False),
        ("127.0.0.1", "https://velo.example", "https://velo.example", "velo.example", True),
        ("127.0.0.1", "https://velo.example", "https://velo.example", "127.0.0.1:8421", True),
        ("127.0.0.1", "https://velo.example", "https://evil.example", "velo.example", False),
    ],
)
def test_which_pages_are_ours(host: str, public: str, origin: str, named: str, *, own: bool) -> None:
    assert Config(Path(), host, 8421, public).own_origin(origin, named) == own


def test_public_addresses() -> None:
    assert read_public_url("https://Velo.Example/") == "https://velo.example"
    assert read_public_url("http://velo.example:8080") == "http://velo.example:8080"
    for text in (
        "velo.example",
        "ftp://x",
        "https://",
        "https://x/y",
        "https://x?y",
        "https://a@b",
        "http://[x",
    ):
        with pytest.raises(Refused, match="was expected"):
            read_public_url(text)


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("somewhere", "somewhere"),
    ],
)
def test_limits_count_the_networks_of_households(address: str, counted: str) -> None:
    assert network_of(address) == counted


def test_many_addresses_do_not_guess_codes_faster_than_one(tmp_path: Path) -> None:
    with serve_here(tmp_path, Limits(codes=None, all_codes=Rate(0.001, 3))) as context:
        device = Device(context.config.url)
        codes = [device.post("/api/enter", {"code": "never"}).body["code"] for _ in range(5)]
        assert codes == ["no-such-code"] * 3 + ["too-fast"] * 2


def test_what_takes_longer_costs_more(tmp_path: Path) -> None:
    with serve_here(tmp_path, Limits(requests=Rate(0.001, 25))) as context:
        device = Device(context.config.url)
        path = "/api/games/homas/roads/road:0x20,-4x6,+3x4,0x10"
        assert [device.get(path).status for _ in range(3)] == [200, 200, 429]


def test_a_record_costs_more_than_another_request(tmp_path: Path) -> None:
    opening, third = 1, 1
    with serve_here(tmp_path, Limits(requests=Rate(0.001, opening + 2 * (1 + RECORD) + third))) as context:
        device = Device(context.config.url)
        path = f"/api/tables/{device.open(ALONE)['id']}/record"
        assert [device.get(path).body["code"] for _ in range(3)] == ["not-over", "not-over", "too-fast"]


def test_a_fork_costs_more_than_another_table(tmp_path: Path) -> None:
    with serve_here(tmp_path, Limits(tables=Rate(0.001, FORK + 1))) as context:
        device = Device(context.config.url)
        fork = {"settings": ALONE, "fork": {"record": "echappee-record 1", "entries": 0}}
        codes = [device.post("/api/tables", fork).body["code"] for _ in range(2)]
        assert codes == ["bad-record", "too-fast"]
        assert device.post("/api/tables", {"settings": ALONE}).status == 201


def test_connections_of_one_address_are_counted(tmp_path: Path) -> None:
    with serve_here(tmp_path, Limits(connections=2)) as context:
        device = Device(context.config.url)
        with device.socket(), device.socket(), pytest.raises(InvalidStatus) as refused:
            device.socket()
        assert refused.value.response.status_code == 429
        assert json.loads(refused.value.response.body or b"")["code"] == "too-many"


def test_new_connections_of_one_address_have_a_pace(tmp_path: Path) -> None:
    with serve_here(tmp_path, Limits(requests=Rate(0.001, 1))) as context:
        device = Device(context.config.url)
        with device.socket(), pytest.raises(InvalidStatus) as refused:
            device.socket()
        assert refused.value.response.status_code == 429
        assert refused.value.response.headers["Content-Security-Policy"]


@contextmanager
def broken_disk(store: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    async def fail(_change: Change) -> None:
        raise Refused("not-stored", "the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(store, "append", fail)
        yield


def test_a_table_that_could_not_be_stored_comes_back_as_last_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody at it is disconnected and comes back to what is stored."""
    with serve_here(tmp_path) as context:
        device, guest = Device(context.config.url), Device(context.config.url)
        invitation = device.open(ALONE)
        table = invitation["id"]
        guest.enter(invitation["watcher_code"])
        with device.sit_at(table) as socket, guest.sit_at(table) as other:
            with broken_disk(context.hub.store._store, monkeypatch):  # type: ignore[attr-defined]
                socket.send(type="sit", id="x", seat="blue", name="Anna")
                for connection in (socket, other):
                    with pytest.raises(ConnectionClosed) as closed:
                        connection.listen()
                    assert closed.value.rcvd is not None
                    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1012, "try-again")
            assert "ack" not in "".join(socket.raw)
            assert "Anna" not in "".join(other.raw)
        with device.sit_at(table) as socket:
            assert "name" not in socket.now["table"]["seats"][0]
            assert socket.do("sit", id="x", seat="blue", name="Anna")["type"] == "ack"
