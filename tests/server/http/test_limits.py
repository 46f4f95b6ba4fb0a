import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from echappee.engine import Refused
from echappee.server import limits
from echappee.server.config import Config, Limits, read_public_url
from echappee.server.http.identity import network_of
from echappee.server.http.table_endpoints import FORK, RECORD
from echappee.server.limits import Bucket, Buckets, Count, Rate
from echappee.server.store.interface import Change
from tests.server.clients import ALONE, Device, closing
from tests.server.running import serve_here
from tests.server.studies.test_replays import golden

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


CODE = ("POST", "/api/enter", {"code": "never"})
TABLE = ("POST", "/api/tables", {"settings": ALONE})
FORKED = ("POST", "/api/tables", {"settings": ALONE, "fork": {"record": "echappee-record 1", "entries": 0}})
REPLAY = ("POST", "/api/replay", {"record": golden("base")})
GAMES = ("GET", "/api/games", None)
ROAD = ("GET", "/api/games/homas/roads/road:0x20,-4x6,+3x4,0x10", None)
THREE, TWENTY_FIVE = Rate(0.001, 3), Rate(0.001, 25)


@pytest.mark.parametrize(
    ("limits", "asked", "statuses"),
    [
        (Limits(codes=THREE), [CODE] * 5, [404] * 3 + [429] * 2),
        (Limits(codes=None, all_codes=THREE), [CODE] * 5, [404] * 3 + [429] * 2),
        (Limits(tables=THREE), [TABLE] * 5, [201] * 3 + [429] * 2),
        (Limits(tables=Rate(0.001, FORK + 1)), [FORKED, FORKED, TABLE], [422, 429, 201]),
        (Limits(replays=Rate(0.001, 2)), [REPLAY] * 3, [200, 200, 429]),
        (Limits(requests=THREE), [GAMES] * 5, [200] * 3 + [429] * 2),
        (Limits(requests=TWENTY_FIVE), [ROAD] * 3, [200, 200, 429]),
    ],
    ids=["codes", "codes of all", "tables", "forks cost more", "replays", "requests", "roads cost more"],
)
def test_addresses_that_ask_too_much_wait(
    tmp_path: Path, limits: Limits, asked: list[tuple[str, str, object]], statuses: list[int]
) -> None:
    with serve_here(tmp_path, limits) as context:
        device = Device(context.config.url)
        replies = [
            device.get(path) if method == "GET" else device.post(path, body) for method, path, body in asked
        ]
        assert [reply.status for reply in replies] == statuses
        refused = [reply.body["code"] for reply in replies if reply.status == 429]
        assert refused == ["too-fast"] * len(refused)
        assert context.context.metrics.refusals["too-fast"] == len(refused)
        if limits.requests == THREE:
            assert [device.get(path).status for path in ("/healthz", "/metrics")] == [429, 429]


def test_a_record_costs_more_than_another_request(tmp_path: Path) -> None:
    opening, third = 1, 1
    with serve_here(tmp_path, Limits(requests=Rate(0.001, opening + 2 * (1 + RECORD) + third))) as context:
        device = Device(context.config.url)
        path = f"/api/tables/{device.open(ALONE)['id']}/record"
        assert [device.get(path).body["code"] for _ in range(3)] == ["not-over", "not-over", "too-fast"]


@pytest.mark.parametrize(
    ("limits", "opened", "code"),
    [(Limits(connections=2), 2, "too-many"), (Limits(requests=Rate(0.001, 1)), 1, "too-fast")],
    ids=["at once", "in a while"],
)
def test_connections_of_one_address_are_counted(
    tmp_path: Path, limits: Limits, opened: int, code: str
) -> None:
    with serve_here(tmp_path, limits) as context, ExitStack() as stack:
        device = Device(context.config.url)
        for _ in range(opened):
            stack.enter_context(device.socket())
        with pytest.raises(InvalidStatus) as refused:
            device.socket()
        assert refused.value.response.status_code == 429
        assert json.loads(refused.value.response.body or b"")["code"] == code
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
                    assert closing(connection) == (1012, "try-again")
            assert "ack" not in "".join(socket.raw)
            assert "Anna" not in "".join(other.raw)
        with device.sit_at(table) as socket:
            assert "name" not in socket.now["table"]["seats"][0]
            assert socket.do("sit", id="x", seat="blue", name="Anna")["type"] == "ack"
