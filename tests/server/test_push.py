"""Notices by Web Push, against a push service on this machine."""

import asyncio
import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from echappee.engine import Refused
from echappee.server.push.herald import PATIENCE_S, Herald
from echappee.server.push.keys import PushKeys, browser_key, encrypt, new_keys, to_bytes, to_text
from echappee.server.push.sender import PushSender, is_public, read_endpoint
from echappee.server.store.interface import Owned, Subscription
from echappee.server.tables import acts
from echappee.server.tables.live import Live
from tests.cli.running import Here
from tests.server.clients import TWO, Device, first_answer
from tests.server.keeping import open_tables, opened
from tests.server.memory_store import Room
from tests.server.players import OPEN, said, set_to
from tests.server.push_receiver import Browser, Service, push_service
from tests.server.refusals import refused
from tests.server.running import serve_here


@pytest.fixture
def service() -> Iterator[Service]:
    with push_service() as running:
        yield running


@pytest.fixture(scope="module")
def keys(tmp_path_factory: pytest.TempPathFactory) -> PushKeys:
    path = tmp_path_factory.mktemp("keys") / "keys.pem"
    path.write_bytes(new_keys())
    return PushKeys.read(path)


@pytest.fixture
def sender(keys: PushKeys) -> PushSender:
    return PushSender(keys, "https://velo.example", local=True)


def test_a_message_is_encrypted_as_in_the_example_of_the_standard() -> None:
    """RFC 8291, section 5."""
    private = int.from_bytes(to_bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    body = encrypt(
        b"When I grow up, I want to be a watermelon",
        to_bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        to_bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(private, ec.SECP256R1()),
        to_bytes("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert to_text(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK"
        "6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_browser_can_read_what_is_sent_and_knows_who_sent_it(service: Service, sender: PushSender) -> None:
    browser = Browser()
    assert sender.send(browser.subscription(f"{service.url}/for/ann?x=1"), b"hello", "topic")
    got = service.next()
    assert got.path == "/for/ann?x=1"
    assert browser.read(got.body) == b"hello"
    assert (got.headers["Content-Encoding"], got.headers["Topic"]) == ("aes128gcm", "topic")
    token, key = got.headers["Authorization"].removeprefix("vapid t=").split(", k=")
    assert key == sender.key
    signed, _, signature = token.rpartition(".")
    pair = to_bytes(signature)
    numbers = int.from_bytes(pair[:32]), int.from_bytes(pair[32:])
    public = browser_key(to_bytes(key))
    public.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))
    claims = json.loads(to_bytes(signed.partition(".")[2]))
    assert (claims["aud"], claims["sub"]) == (service.url, "https://velo.example")


@pytest.mark.parametrize(
    ("status", "alive"), [(201, True), (302, True), (404, False), (410, False), (500, True)]
)
def test_a_subscription_is_gone_if_its_service_says_so_and_nobody_is_led_elsewhere(
    service: Service, sender: PushSender, status: int, *, alive: bool
) -> None:
    service.status = status
    assert sender.send(Browser().subscription(service.url), b"hello", "topic") == alive
    service.next()
    assert service.quiet, "a redirection is not followed"


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.0.0.7",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",  # noqa: S104 - to be refused
        "224.0.0.1",
        "::1",
        "::ffff:10.0.0.7",
        "fe80::1%eth0",
        "fd00::1",
        "64:ff9b::a00:7",
        "2002:a00:7::1",
        "::127.0.0.1",
        "::ffff:0:127.0.0.1",
        "::5efe:127.0.0.1",
        "fec0::1",
    ],
)
def test_nothing_is_sent_into_the_network_of_the_host(
    address: str, keys: PushKeys, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not is_public(address)

    def found(*_args: object, **_options: object) -> list[tuple[object, ...]]:
        return [
            (socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, 443)) for each in ("93.184.215.14", address)
        ]

    async def connect(*_args: object, **_options: object) -> None:
        raise AssertionError("nobody may be connected to")

    monkeypatch.setattr(socket, "getaddrinfo", found)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(ConnectionError, match="not on the open internet"):
        PushSender(keys, "").send(Browser().subscription("https://push.example/ann"), b"hello", "topic")


def test_services_of_the_open_internet_are_public() -> None:
    assert all(map(is_public, ("93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c")))


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "http://push.example/ann",
        "https://push.example:8443/ann",
        "https://ann@push.example/",
        "https://push.example/a b",
        "https://push.example/a\r\nHost: other",
        "https://[::1",
        "https://push.example/" + "x" * 500,
        "file:///etc/passwd",
    ],
)
def test_an_endpoint_that_is_not_one_is_refused(endpoint: str) -> None:
    with refused("bad-subscription"):
        read_endpoint(endpoint)


def test_keys_that_are_not_valid_are_refused(sender: PushSender) -> None:
    good = Browser().subscription("https://push.example/ann")
    sender.check(good)
    for bad in (good._replace(p256dh="BAAA"), good._replace(auth="AAAA"), good._replace(p256dh="é")):
        with pytest.raises(Refused, match="keys of the subscription"):
            sender.check(bad)


class Letters:
    """A sender that keeps what it is given."""

    key = "key"

    def __init__(self) -> None:
        self.sent: list[tuple[str, bytes]] = []
        self.alive = True

    def check(self, subscription: Subscription) -> None:
        """Takes any."""

    def send(self, subscription: Subscription, message: bytes, topic: str) -> bool:
        self.sent.append((subscription.endpoint, message))
        assert json.loads(message)["table"] == topic
        return self.alive


async def racing(room: Room) -> tuple[Live, str, str]:
    """Ann and Bob, both with a subscription; the device that is asked, and the other."""
    live = await room.open(set_to(OPEN, OPEN), "blue")
    await room.hub.act(live, acts.Admitted(device="bob", player=True))
    await room.hub.act(live, acts.Sat(device="bob", seat="red", name="Bob"))
    for device in ("ann", "bob"):
        await room.store.subscribe(live.owned, device, Subscription(device, "", "", "fr"))
    await room.hub.act(live, acts.Started(device="ann"))
    asked = live.table.seats[live.table.running.questions[0].seat].device
    return live, asked, "bob" if asked == "ann" else "ann"


async def look(room: Room, herald: Herald) -> None:
    herald.look(room.hub.shelf.live.values())
    await asyncio.gather(*herald._sending)


async def test_a_person_who_is_away_is_told_once_that_it_is_their_turn(room: Room) -> None:
    letters = Letters()
    herald = Herald(room.store, letters)
    live, asked, _ = await racing(room)
    await look(room, herald)
    await look(room, herald)
    ((to, message),) = letters.sent
    assert to == asked
    assert json.loads(message) == {
        "table": live.table.id,
        "title": "À vous de jouer",
        "body": "Flamme Rouge",
    }
    room.hub.shelf.live.clear()
    await room.hub.find(live.table.id)
    await look(room, herald)
    assert len(letters.sent) == 1, "loading the table again is no news"
    again = await room.hub.find(live.table.id)
    question = again.table.running.questions[0]
    await room.hub.act(again, said(again.table, question, question.sample(lambda _: 0)))
    await look(room, herald)
    assert len(letters.sent) == 2
    await herald.close()


async def test_a_person_who_is_there_is_told_only_after_a_while(room: Room) -> None:
    letters = Letters()
    herald = Herald(room.store, letters)
    live, asked, _ = await racing(room)
    live.join(lambda _: None, asked)
    room.now += PATIENCE_S - 1
    await look(room, herald)
    assert letters.sent == []
    room.now += 1
    await look(room, herald)
    assert len(letters.sent) == 1
    await herald.close()


async def test_a_subscription_that_is_gone_is_forgotten(room: Room) -> None:
    letters = Letters()
    herald = Herald(room.store, letters)
    live, _, other = await racing(room)
    letters.alive = False
    await look(room, herald)
    assert set(room.store.subscriptions) == {(live.table.id, other)}
    await herald.close()


async def test_subscriptions_are_kept_in_the_database(tmp_path: Path) -> None:
    path, wanted = tmp_path / "tables.sqlite", Subscription("https://push.example/ann", "key", "secret", "fr")
    async with opened(path) as store:
        await open_tables(store, "one")
        await store.subscribe(Owned("one"), "ann", wanted._replace(endpoint="https://push.example/old"))
        await store.subscribe(Owned("one"), "ann", wanted)
        with pytest.raises(Refused):
            await store.subscribe(Owned("none"), "ann", wanted)
    async with opened(path) as store:
        assert await store.subscription("one", "ann") == wanted
        assert await store.subscription("one", "bob") is None
        await store.unsubscribe(Owned("one"), "ann")
        assert await store.subscription("one", "ann") is None


def test_over_the_net_a_rider_is_told_and_nobody_else(
    service: Service, sender: PushSender, tmp_path: Path
) -> None:
    browser = Browser()
    endpoint, p256dh, auth, _, _ = browser.subscription(f"{service.url}/ann")
    body = {"endpoint": endpoint, "p256dh": p256dh, "auth": auth, "language": "xx"}
    with serve_here(tmp_path, sender=sender) as context:
        ann, bob, wim = (Device(context.config.url) for _ in range(3))
        assert ann.get("/api/push").body == {"key": sender.key}
        invitation = ann.open(TWO)
        path = f"/api/tables/{invitation['id']}/push"
        for device, code in ((bob, "player_code"), (wim, "watcher_code")):
            device.enter(invitation[code])
        assert wim.post(path, body).body["code"] == "not-a-rider"
        assert Device(context.config.url).post(path, body).status == 404
        assert ann.post(path, body | {"auth": "AAAA"}).body["code"] == "bad-subscription"
        assert ann.post(path, body).status == 200
        with bob.sit_at(invitation["id"]) as his, ann.sit_at(invitation["id"]) as hers:
            hers.do("sit", seat="blue", name="Ann")
            his.do("sit", seat="red", name="Bob")
            hers.do("start")
        with bob.sit_at(invitation["id"]) as his:
            while his.now["questions"]:
                question = his.now["questions"][0]
                his.do("answer", question=question["id"], answer=first_answer(question))
            told = json.loads(browser.read(service.next().body))
            assert (told["table"], told["title"]) == (invitation["id"], "Your move")


def test_a_server_without_keys_says_so(tmp_path: Path) -> None:
    with serve_here(tmp_path) as context:
        ann = Device(context.config.url)
        assert ann.get("/api/push").body == {"key": ""}
        body = {"endpoint": "https://push.example", "p256dh": "", "auth": "", "language": "en"}
        reply = ann.post(f"/api/tables/{ann.open()['id']}/push", body)
        assert (reply.status, reply.body["code"]) == (503, "no-push")


def test_keys_are_made_once_and_only_their_owner_reads_them(here: Here) -> None:
    made = here("push-keys", "keys.pem")
    assert (made.status, made.err) == (0, "")
    path = Path("keys.pem")
    assert path.stat().st_mode & 0o777 == 0o600
    before = path.read_bytes()
    again = here("push-keys", "keys.pem")
    assert (again.status, len(again.err.splitlines())) == (2, 1)
    assert path.read_bytes() == before
    assert here("push-keys", "no/such/folder/keys.pem").status == 2


def test_a_server_does_not_start_with_keys_that_are_none(here: Here) -> None:
    Path("keys.pem").write_text("no keys")
    for name in ("keys.pem", "missing.pem"):
        ran = here("serve", "--no-browser", "--push-keys", name)
        assert (ran.status, len(ran.err.splitlines())) == (2, 1)
        assert name in ran.err
